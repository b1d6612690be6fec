# Spanish. Setting up a table: the markers, what the camera sees of them, and the files they are kept in.

name_top_left = arriba a la izquierda
name_top_right = arriba a la derecha
name_bottom_right = abajo a la derecha
name_bottom_left = abajo a la izquierda

## Markers and corners

markers_seen = Veo los cuatro marcadores.
markers_missing = { $number ->
    [one] No veo el marcador de { $markers }. Pon los cuatro planos dentro de la imagen, sin nada encima.
   *[other] No veo los marcadores de { $markers }. Pon los cuatro planos dentro de la imagen, sin nada encima.
}
marker_twice = Hay más de un marcador de { $marker }. Deja uno de cada en la mesa.
markers_do_not_fit = Los cuatro marcadores no encajan entre sí. Ponlos planos, y que los cuatro sean de la misma impresión.
markers_out_of_order = Los marcadores están en mal orden. En el sentido de las agujas del reloj son: arriba a la izquierda, arriba a la derecha, abajo a la derecha y abajo a la izquierda.
corners_needed = Da cuatro esquinas, en el sentido de las agujas del reloj desde arriba a la izquierda, y lo que miden entre ellas en milímetros.
corners_crossed = Las cuatro esquinas deben ir en el sentido de las agujas del reloj desde arriba a la izquierda, sin cruzarse.
corners_unread = Las esquinas son cuatro lugares como 120,80 1800,95 1790,1000 130,990, no { $text }.
size_unread = Un tamaño son dos números en milímetros como 297x210, no { $text }.
picture_mirrored = La imagen está reflejada. Quita el efecto espejo en los ajustes de la cámara o del móvil.
table_unknown = Aún no sé cómo está la mesa. Enséñame al menos dos marcadores.

## What the camera sees of the table

zones_seen = Todas las zonas están en la imagen.
zones_cut = { $number ->
    [one] Esta zona se sale de la imagen: { $zones }. Mueve la cámara, los marcadores o la zona.
   *[other] Estas zonas se salen de la imagen: { $zones }. Mueve la cámara, los marcadores o las zonas.
}
scale_good = { $scale } píxeles por milímetro: { $content_id ->
    [titles] puedo leer los títulos.
   *[other] puedo distinguir las cartas.
}
scale_fair = { $scale } píxeles por milímetro: { $content_id ->
    [titles] puedo leer la mayoría de los títulos.
   *[other] puedo distinguir la mayoría de las cartas.
} Para ir sobre seguro, acerca la cámara unos { $closer_cm } cm.
scale_fair_small = { $scale } píxeles por milímetro: { $content_id ->
    [titles] puedo leer la mayoría de los títulos.
   *[other] puedo distinguir la mayoría de las cartas.
} Para ir sobre seguro, acerca la cámara unos { $closer_cm } cm o usa 1080p.
scale_bad = { $scale } píxeles por milímetro: { $content_id ->
    [titles] muy pocos para leer los títulos.
   *[other] muy pocos para distinguir las cartas.
} Acerca la cámara unos { $closer_cm } cm, por favor.
scale_bad_small = { $scale } píxeles por milímetro: { $content_id ->
    [titles] muy pocos para leer los títulos.
   *[other] muy pocos para distinguir las cartas.
} Acerca la cámara unos { $closer_cm } cm, por favor, o usa 1080p.
picture_sharp = La imagen es nítida.
sharpness_fair = La imagen está un poco borrosa. Deja que la cámara enfoque la mesa, limpia la lente y no la muevas.
sharpness_bad = La imagen está demasiado borrosa para leer títulos. Deja que la cámara enfoque la mesa, limpia la lente y no la muevas.
light_good = La luz es buena.
light_dazzling = El papel blanco brilla demasiado. Baja la exposición de la cámara o atenúa un poco la lámpara.
light_too_dark = Está demasiado oscuro. Enciende una lámpara o sube la exposición de la cámara.
light_uneven = Un lado de la mesa está mucho más oscuro. Mueve la lámpara, o pon otra en el lado oscuro.
light_dark = Está algo oscuro. Con un poco más de luz leo mejor.
glare_none = Ninguna lámpara se refleja en las zonas.
glare_in = Una lámpara se refleja aquí: { $zones }. Apártala, o inclina un poco la cámara.

## Calibrating

no_picture = No hay imagen que mirar. No se ha guardado nada.
calibrating_stopped = Parado. No se ha guardado nada.
calibrating_ended = Las imágenes se acabaron antes de que todo estuviera bien. No se ha guardado nada.
nothing_saved = No se ha guardado nada.
without_markers = Sin marcadores no puedo seguir una cámara que se mueve. Si se mueve, calibra otra vez.
table_saved = Todo está bien. La mesa se ha guardado como { $table_id }.
sheet_written = { $file } está escrito: { $pages } páginas en { $paper }. Imprímelas por una cara al 100 %, sin ajustar a la página.
sheet_not_written = { $file } no se puede escribir ({ $reason }). Indica otro archivo.
no_such_paper = No hay hoja para papel { $paper }. Hay { $papers }.

## Files

game_not_watched = Aún no puedo ver { $game } con una cámara, solo { $games }. Juégalo sin ella.
profile_not_written = { $file }: no se puede escribir ({ $reason })
profile_too_large = { $file }: no es un archivo, o es demasiado grande para una mesa guardada. Calibra otra vez.
profile_not_read = { $file }: no se puede leer ({ $reason })
profile_no_json = { $file }: no es JSON ({ $reason }). Calibra otra vez.
profile_bad = { $file }: { $reason }. Calibra otra vez.
profile_name = El nombre de una mesa tiene hasta 40 letras, cifras, - y _, no como { $name_id }.
no_profile = Aún no hay ninguna mesa guardada { $name_id }. Ejecuta: { $tablemate } calibrate --name { $name_id }
no_profile_but = No hay ninguna mesa guardada { $name_id }; hay { $known }. Ejecuta: { $tablemate } calibrate --name { $name_id }
no_such_zone = La mesa { $name_id } no tiene la zona { $zone_id }; tiene { $known }.
zone_too_far = la zona { $zone_id } debe estar a menos de dos metros del centro
