# Spanish. The owner's box: showing cards once, so that they are known by their pictures.

help_enrol = Enséñame una vez cada una de tus cartas y desde entonces la conoceré por su imagen.
    .game_id = De qué juego son las cartas. No pongas nada si no son de ningún juego, y dale un nombre a su caja con --box.
    .places = Imágenes de tus cartas, o una carpeta con ellas. Un archivo puede llamarse como su carta, por ejemplo «Stag (white).jpg»; si no, te pregunto.
    .camera = Enséñale las cartas a una cámara: 0 es la primera webcam; también vale una dirección o un vídeo.
    .box = Cómo llamar a la caja, si quieres más de una.
    .names = Un archivo de texto con un nombre por línea, para imágenes con muchas cartas, en orden de lectura.
    .export = Guarda la caja entera en un archivo, para llevarla a otro ordenador.
    .take = Importa una caja desde un archivo así.
    .forget = Olvida una carta.
    .whole = Cada imagen es una carta escaneada o recortada, sin nada alrededor.
    .listing = Lista las cartas de la caja.

## Showing cards

card_side = { $name }, lado { $side }
card_back = el dorso de { $name }
name_list_birds = cartas de ave
name_list_cards = cartas
name_list_events = cartas de Evento
name_list_playing_cards = cartas de juego
name_list_automountie_cards = cartas de Automountie
words_turn = girar gira
enrol_show = Enséñame las cartas de una en una: planas, enteras y con buena luz. Quítala cuando yo diga su nombre y enséñame la siguiente.
enrol_show_phone = Pon las cartas de una en una delante del móvil: planas, enteras y con buena luz. Quítala cuando yo diga su nombre y pon la siguiente.
enrol_progress = { $done } de { $of }. Ahora: { $card }.
enrol_complete = { $number ->
    [one] Ya está la carta.
   *[other] Ya están las { $number }.
}
enrol_count = { $number ->
    [one] Ya conozco una carta.
   *[other] Ya conozco { $number } cartas.
}
enrolled = Desde ahora conozco { $card }.
enrolled_again = Tengo una imagen nueva de { $card }.
enrol_which = ¿Qué carta es? Escribe su nombre, «girar» si está del revés, o «saltar».
enrol_which_next = ¿Es { $card }? Pulsa Intro, escribe otro nombre, «girar» si está del revés, o «saltar».
enrol_is_this = ¿Es { $card }?
enrol_what_is_this = ¿Qué carta es?
enrol_late = Esa carta ya tiene nombre o ya la has saltado.
enrol_no_name = Necesito un nombre para esta carta.
card_name_odd = Ese nombre tiene signos que no se pueden mostrar. Escríbelo otra vez.
card_name_empty = { $card_id } no vale como nombre de una carta. Le hace falta una letra o una cifra.
card_name_long = Ese nombre es demasiado largo para una carta. Usa { $most } letras como mucho.
enrol_many_waiting = Pon nombre antes a las cartas que esperan, y luego envía más imágenes.
enrol_film_over = La película ha terminado.
enrol_picture = La imagen
enrol_of_file = Una carta en { $file }:
enrol_unnamed = No sé qué carta hay en { $file }. Ponle al archivo el nombre de su carta, o da una lista con --names.
enrol_skipped = Esa la he saltado.
enrol_refused = No he guardado { $file }. { $reason }
enrol_which_game = ¿De qué juego son estas cartas: { $games }? Las que no son de ningún juego van en una caja propia: dale un nombre con --box.
enrol_what = Da el nombre de una carpeta de imágenes, o enséñale tus cartas a una cámara con --camera 0.
box_kept = { $number ->
    [one] En tu caja hay una imagen, en { $folder }.
   *[other] En tu caja hay { $number } imágenes, en { $folder }.
}

## Learning while playing

learning = Guardo una imagen de cada carta de la que estoy seguro, para conocerla desde más lejos. Se quedan en este ordenador. La opción --no-learning lo desactiva.
not_learning = Ahora no puedo guardar imágenes de tus cartas. { $reason } La partida sigue.
looks_damaged = No puedo leer los nombres que diste antes a las cartas, porque { $file } está dañado. Volveré a preguntar cuando me haga falta uno.

## Why a picture is not kept

fault_no_card = No encuentro ninguna carta. Pon la carta plana, sola y entera en la imagen, sobre una mesa de otro color.
fault_cut_off = La carta sale cortada. Enseña las cuatro esquinas.
fault_part = Solo veo una parte de la carta. Ponla sobre una mesa lisa de otro color.
fault_too_small = La carta se ve demasiado pequeña. Acerca la cámara.
fault_too_dark = Está demasiado oscuro. Enciende una lámpara.
fault_blurred = Sale borrosa o movida. No muevas la cámara y deja que enfoque.
fault_glare = La luz se refleja en la carta. Mueve la lámpara o inclina un poco la carta.

## Boxes

box_name_bad = { $box_id } no vale como nombre de una caja. Usa letras y cifras.
box_unknown = No hay ninguna caja llamada { $box_id }. Llena antes una con: { $tablemate } enrol JUEGO CARPETA --box { $box_id }
box_empty = La caja de { $folder } aún está vacía.
box_full = La caja de { $folder } está llena. Caben { $number ->
    [one] una imagen
   *[other] { $number } imágenes
}. Olvida antes alguna.
box_there = Ya hay una caja en { $folder }. Elige otro nombre con --box, o quítala de ahí.
box_damaged = La caja de { $file } no se puede usar: { $reason }. Se queda como está.
box_not_read = No se puede importar { $file }: { $reason }.
box_lacks = En la caja no hay ninguna carta, o hay varias, con el nombre { $card_id }. La opción --list muestra lo que hay.
box_forgot = He olvidado { $card_id }.
box_picture_damaged = La imagen de { $card } en tu caja ({ $file }) está dañada o ya no está. Enséñame la carta otra vez.
box_exported = { $number ->
    [one] Se ha escrito una imagen en { $file }.
   *[other] Se han escrito { $number } imágenes en { $file }.
}
box_imported = { $number ->
    [one] Se ha importado una imagen a { $folder }.
   *[other] Se han importado { $number } imágenes a { $folder }.
}

## Why a file cannot be used

reason_too_large = es demasiado grande
reason_larger = pesa más de { $megabytes } MB
reason_no_box = no es una caja empaquetada, o está dañada
reason_writing = otro Tablemate está escribiendo ahí. Inténtalo otra vez
