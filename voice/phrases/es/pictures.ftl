# Spanish. Pictures, cameras, lists of names and networks: what is seen in a photograph, and what cannot be used.

## Pictures

picture_empty = { $file } está vacío. Cópialo otra vez o haz otra foto.
picture_of_no_kind = { $file } no es una imagen que yo pueda leer. Guárdala como JPEG o PNG.
picture_damaged = { $file } está dañado. Cópialo otra vez o haz otra foto.
picture_too_large = { $file } pesa más de 150 MB. Guárdalo como un JPEG normal.
picture_missing = No hay ningún archivo { $file }. Comprueba el nombre y la carpeta.
picture_not_opened = No se puede abrir { $file } ({ $reason }). Comprueba que sea un archivo que puedas leer.
picture_cut_off = { $file } se corta antes del final. Cópialo otra vez o haz otra foto.
picture_too_small = { $file } solo tiene { $size } píxeles: no cabe ni una carta. Usa una imagen mayor.
picture_too_many_pixels = { $file } tiene { $size } píxeles, demasiados para abrirlo sin riesgo. Redúcelo a 50 megapíxeles.
picture_not_written = No se puede escribir { $file }. Da el nombre de una imagen, como visto.png.

## Cameras and films

-cameras = Da el número de una cámara, como 0, una dirección, una imagen, un vídeo o una carpeta.
video_of_no_kind = { $file } no es un vídeo que yo pueda reproducir. Guárdalo como MP4 (H.264).
file_of_no_kind = { $file } no es ni una imagen ni un vídeo que yo conozca. Guárdalo como JPEG, PNG o MP4.
no_file_or_folder = No hay ningún archivo ni carpeta { $file }. Comprueba el nombre. Una cámara es un número como 0, o una dirección que empieza por http:// o rtsp://.
no_camera = { $number ->
    [0] No hay ninguna cámara { $camera }. No he encontrado ninguna; enchufa una.
   *[other] No hay ninguna cámara { $camera }. He encontrado { $others }.
}
camera_in_use = No se puede abrir la cámara { $camera }. Cierra los otros programas que la usen, o vuelve a enchufarla.
camera_forbidden = No tengo permiso para usar la cámara. Abre Ajustes del Sistema, Privacidad y seguridad, Cámara; da permiso a la aplicación desde la que me arrancaste (como Terminal) y arráncame otra vez.
no_camera_at = La cámara de { $camera } no responde. Comprueba la dirección y que esté encendida.
not_camera_address = Esa no es la dirección de una cámara. Escribe una que empiece por http:// o rtsp://.
no_camera_called = No hay ninguna cámara llamada { $camera }. { -cameras }
camera_not_opened = No se puede abrir { $camera } ({ $reason }). { -cameras }
camera_stopped = La cámara ha dejado de enviar imágenes. Revisa el cable o la conexión.
camera_failed = La cámara ha fallado ({ $reason }). Revisa el cable o la conexión.
nothing_to_show = No hay ninguna imagen que enseñar.
nothing_to_show_in = { $number ->
    [0] No hay ninguna imagen que enseñar en { $folder }. { -cameras }
   *[other] No hay ninguna imagen que enseñar en { $folder }. { $refused }
}

## Lists of names, truth files, networks

catalogue_empty = La lista de nombres no tiene cartas. Añade una línea con id y name para cada carta.
catalogue_not_read = No se puede leer { $file } como archivo CSV en UTF-8 ({ $reason }).
catalogue_lacks = A { $file } le falta la columna { $columns } en la primera línea.
catalogue_unnamed = { $file }, línea { $line }: una carta necesita un id, y un nombre con letras.
catalogue_long_name = { $file }, línea { $line }: el nombre es demasiado largo. Usa { $most } letras como mucho.
catalogue_too_long = { $file } tiene más de { $most } cartas, demasiadas para distinguirlas a tiempo. Deja solo las que puedan estar en tu mesa.
catalogue_twice = { $file }, línea { $line }: el id { $id_id } ya se usó antes. Dale uno propio a cada carta.
no_film = No hay película de { $game_id }, solo de { $games }.
titles_unknown = No conozco los títulos de las cartas de { $game_id }, solo los de { $games }. Dame una lista de nombres con --catalogue ARCHIVO.
truth_missing = { $file } no está. Da el nombre de una carpeta de imágenes, o de una imagen.
truth_none = En { $file } no hay ninguna imagen con su archivo de verdad al lado (NOMBRE.jpg y NOMBRE.json).
truth_bad = { $file } no es un archivo de verdad: { $reason }.
recogniser_missing = Falta el lector de texto { $file }. Instala rapidocr 3.10 o posterior.
network_unlisted = { $file } no menciona ninguna red llamada { $network_id }.
networks_missing = Falta la carpeta de las redes. Instala Tablemate otra vez.
network_missing = Falta la red { $file }. Instala Tablemate otra vez.
network_damaged = La red { $file } está dañada o fue cambiada. Instala Tablemate otra vez.

## What is drawn or written beside a thing that was seen

label_face_down = boca abajo
label_unreadable = ilegible
label_sure = seguro
label_check = comprobar
label_percent = { $status } { $percent } %
label_too_small = muy pequeña
label_too_dark = muy oscura
label_blurred = borrosa
label_glare = reflejo
label_not_reached = no leída

## How well pictures were read

bench_cards_found = cartas encontradas
bench_cards_precise = precisión de cartas
bench_names_right = nombres correctos
bench_names_right_from_2_5_px_mm = nombres correctos desde 2,5 px/mm
bench_not_guessed_below_1_6_px_mm = no adivinados por debajo de 1,6 px/mm
bench_face_down_known = boca abajo reconocidas
bench_dice_right = dados correctos
bench_dice_precise = precisión de dados
bench_whole = imágenes enteras, { $what }
bench_wrong = seguro, pero mal
bench_corners = error de esquinas, mediana
bench_of_width = { $share } del ancho de la carta
bench_ms = ms, { $step }
bench_find = encontrar
bench_read = leer
bench_dice = dados
bench_total = total
bench_further = ms por carta de más
bench_ocr = el lector de texto sobre toda la imagen tarda
bench_memory = memoria máxima
bench_none = nada que contar
bench_rate = { $share }  ({ $right } de { $of })
bench_took = { $median }, nueve de cada diez por debajo de { $most }
bench_number = { $number }
bench_times = { $number } veces más tiempo
bench_megabytes = { $number } MB
bench_unmeasured = no medido

## What was seen in a photograph

look_nothing = No he encontrado ninguna carta ni ningún dado. { $remedy }
look_lay_flat = Pon las cartas planas y enséñalas enteras.
look_face_down = Hay una carta boca abajo.
look_unreadable = Hay una carta que no puedo leer. { $remedy }
look_closer = Acércala más, a la luz, con el título a la vista.
look_card = { $name }: { $status }, { $percent } %.
look_die_unreadable = Hay un dado que no puedo leer.
look_die = Dado: { $face }: { $status }, { $percent } %.
problem_too_small = La carta se ve demasiado pequeña. Acerca la cámara.
problem_too_dark = La imagen está demasiado oscura. Enciende una lámpara o sube la exposición de la cámara.
problem_blurred = La imagen está borrosa. No muevas la cámara, limpia la lente y deja que enfoque.
problem_glare = Una lámpara se refleja en el título. Mueve la lámpara o la carta, o inclina un poco la cámara.
problem_not_reached = En esta imagen hay demasiadas cartas para leerlas todas. Fotografía menos de una vez.
