# Spanish. Sentences every game shares.
#
# Grammar of names in Spanish: `.the` is the name with its article ("la bandeja"), `.gender` is m or f where a sentence
# has to agree with it. A place is spoken of with "en" and its article, so that no contraction (al, del) is needed.

## Beginning, going on, ending

welcome = { $title } contra { $bot }. Escribe «ayuda» cuando quieras.
welcome_back = Aquí estamos otra vez con { $title }. Seguimos donde lo dejamos.
left_out = Hay una partida guardada más reciente que no se puede usar, así que la dejo aparte. { $reason }.
torn_line = El ordenador se paró mientras se guardaba tu última respuesta, y falta. Dámela otra vez, por favor.
saved = La partida está guardada.
game_over = La partida ha terminado. Gracias por jugar.
not_saved = No se pudo guardar la respuesta en el disco: { $reason }. No cuenta. Haz sitio en el disco y responde otra vez, o escribe «salir».
silent = { $reason } { $remedy }

## Answers

words_done = hecho sí si s vale ok listo lista
words_no = no n
said_done = hecho
said_yes = sí
said_no = no
words_none = ninguno ninguna vacío vacía nada vacio vacia
words_numbers = cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte
words_before_number = nivel jugador jugadora
words_before_name = el la los las un una me enséñame muéstrame muestra ensename muestrame
words_face_down = boca-abajo bocabajo
only_done = Pulsa Intro cuando lo hayas hecho. Escribe «ayuda» para ver qué más puedes decir.
answer_needed = Aquí necesito una respuesta. Escribe «ayuda» para ver cómo darla.
not_understood = No lo he entendido: { $reason }.
unknown_name = Aquí no conozco nada que se llame «{ $text_id }».
acknowledged = Bien, eso ya está.
not_possible = { $words }
thing_not_possible = { $thing }, número { $number }: { $words }
did_you_mean = ¿Quieres decir { $thing }?
name_otherwise = Entonces dilo de otra manera, por favor.
could_be = ¿Quieres decir { $names }?
could_be_more = «{ $text }» encaja con { $number } nombres. Escribe más letras o elige uno de estos: { $names }.
taken_as = Anotado: { $names }.
as_last_time = ¿Como la última vez: { $names }? Pulsa Intro o dime qué ha cambiado.
nothing_changed = No ha cambiado nada.
seen_as = Veo { $names }.
doubtful_row = No estoy seguro del número { $place }. ¿Cuál es? { $choices }. Pon o escribe su número, o di su nombre.
doubtful_pool = No estoy seguro del número { $place } desde la izquierda. ¿Cuál es? { $choices }. Pon o escribe su número, o di su nombre.
doubtful_places = No estoy seguro de qué hay en { $place }. ¿Cuál es? { $choices }. Pon o escribe su número, o di su nombre.
unreadable_row = No puedo leer el número { $place }. Gíralo, quítale el reflejo o dime qué es.
missing_place = No veo nada en { $the_zone }, hueco { $place }. Llénalo o dime qué hay ahí.
impossible_place = El número { $place } parece { $thing }, pero ahora no puede estar ahí. Pon otra cosa o dime qué es.
impossible_on = En { $place } parece que está { $thing }, pero ahora no puede estar ahí. Pon otra cosa o dime qué es.
unreadable_pool = No puedo leer el número { $place } desde la izquierda. Gíralo, quítale el reflejo o dime qué es.
unreadable_places = No puedo leer lo que hay en { $place }. Gíralo, quítale el reflejo o dime qué es.
too_long = Son más de { $most } letras. Dilo con menos palabras, por favor.
not_readable = No he podido leerlo. Escribe solo letras y números normales, por favor.
not_a_choice = Esa no es una de las opciones.
number_needed = { $span ->
    [0] Tiene que ser { $least }.
    [1] Necesito { $least } o { $most }.
   *[other] Necesito un número de { $least } a { $most }.
}
number_of_these = Necesito { $numbers }.
named_twice = { $thing } ya es el número { $place }. ¿Cuál es el número { $number }? Los demás se quedan.
lies_elsewhere = { $thing } ya está en { $the_zone }. ¿Cuál es el número { $number }? Los demás se quedan.
cannot_come_up = Esa carta no puede salir ahora: ya no está en el mazo.
wrong_number = { $span ->
    [0] Necesito exactamente { $least } en { $the_zone }.
   *[other] { $least ->
        [0] En { $the_zone } puede haber { $most } como mucho.
       *[other] Necesito de { $least } a { $most } en { $the_zone }.
    }
}
not_there = Eso no puede estar en { $the_zone }.
too_often = { $each ->
    [one] De { $thing } solo hay uno.
   *[other] De { $thing } no puede haber más de { $each }.
}
too_many = Son más de { $most }. Dímelos otra vez, por favor.
more_needed = Necesito { $least }, y de momento tengo { $given }.
slot_unknown = No sé qué hay en uno de los huecos de la fila. Dímelos todos, por favor, de izquierda a derecha.
place_needs_thing = ¿Qué hay en { $place }? Escribe su nombre detrás del lugar, «vacío» si ya no hay nada, o adónde se ha ido.
place_is_empty = No hay nada en { $place }.
prompt_order = Intro cuando esté hecho
prompt_done = Intro cuando termines
prompt_slot = { $number } de { $most }
prompt_row_before = Intro deja: { $names }
word_done = hecho
word_nothing = nada
word_empty = vacío
word_no_change = sin cambios
laid = { $things } en { $place }
laid_number = { $things } como número { $place }
laid_empty = nada en { $place }
moved = { $things } de { $start } a { $end }
moved_instead = { $things } de { $start } a { $end }, en lugar de { $lost }

doubtful_drawn = No estoy seguro de qué carta es. { $choices }. Pon o escribe su número, o di su nombre.
numbered = { $number }: { $thing }
doubtful_meant = Veo varios cambios. ¿Cuál es el tuyo? { $choices }. Pon o escribe su número.
unproven_drawn = ¿Es { $thing }? Pon o escribe sí o no, o di su nombre.
unreadable_drawn = No puedo leer esa carta. Gírala, quítale el reflejo o dime cuál es.
unproven_row = ¿El número { $place } es { $thing }? Pon o escribe sí o no, o di su nombre.
unproven_pool = ¿El número { $place } desde la izquierda es { $thing }? Pon o escribe sí o no, o di su nombre.
unproven_places = ¿Está { $thing } en { $place }? Pon o escribe sí o no, o di su nombre.
spot_place = número { $place }
spot_on = { $place }
unproven_together = No estoy seguro de estos: { $spots }. ¿Son { $things }? Pon o escribe sí o no.
doubtful_together = No estoy seguro de estos: { $spots }. ¿Cuáles son? { $choices }. Pon o escribe el número, o no.
yes_to_together = Aquí necesito un sí o un no, o un nombre con su lugar delante, como en «{ $place } { $thing }».
number_of_together = Aquí necesito un número o un no, o un nombre con su lugar delante, como en «{ $place } { $thing }».
ask_card_names = ¿Qué cartas hay en { $the_zone }?

## What the camera sees

table_found = Veo la mesa.
ask_way_round = No sé de qué lado está la mesa. ¿{ $thing } está en { $place } o en { $other }?
heaps_asked = No puedo contar piezas amontonadas, así que te pregunto por ellas: { $zones }.
camera_moved = La cámara se ha movido. He vuelto a encontrar la mesa.
marker_shifted = Se ha movido el marcador de { $marker }. Me guío por los demás.
camera_away = No veo la mesa. Vuelve a apuntarla con la cámara; la partida espera.
camera_lost = La cámara no envía imagen. Revisa el cable y cierra otros programas que la usen. Tu partida está a salvo, y el teclado sigue funcionando.
camera_frozen = La imagen de la cámara se ha quedado congelada. Desenchúfala y vuelve a enchufarla. Tu partida está a salvo, y el teclado sigue funcionando.
camera_black = La imagen de la cámara está negra. Quítale la tapa o enciende una luz. Tu partida está a salvo.
camera_no_phone = Ningún móvil envía imágenes todavía. Escanea con el móvil el código que muestra Tablemate. Mientras tanto, el teclado funciona.
camera_phone_lost = Tu móvil no envía imágenes. Despiértalo y deja abierta en él la página de Tablemate; seguiré sin que hagas nada más. Tu partida está a salvo, y el teclado sigue funcionando.
camera_resized = La imagen de la cámara ha cambiado de tamaño. Empiezo de nuevo con ella.
camera_works = La cámara vuelve a funcionar.
camera_ended = La grabación ha terminado. Escribe tus respuestas, o «salir».
demo_begins = { $game_id ->
    [crownfell] Este es el principio de un Last Stand filmado. Nadie escribe: veo lo que se hace.
   *[other] Esta es una ronda de Wingspan filmada. Hablo cuando pasa algo; el resto solo lo escribo.
}
demo_skips = Los próximos turnos solo los escribo.
demo_over = Esta ha sido la demostración. Ahora empieza una partida tuya.
camera_back = Vuelvo a ver la mesa.
paused = En pausa. Retira la carta cuando quieras seguir.
going_on = Seguimos.
two_cards = Veo dos cartas de orden. Deja solo la que quieras usar, por favor.
number_read = Leo { $number }. Si es eso, pon la carta HECHO.
cannot_be = Lo que veo no puede ser: { $reason }
cannot_be_done = Veo { $change }, y eso no está permitido: { $reason } Déjalo como estaba, por favor, o haz otra cosa.
cannot_tell_taken = No distingo qué carta falta en { $the_zone }. Pon rectas las demás o dime cuál has cogido.
cannot_be_taken = Has cogido { $thing }, y eso no está permitido: { $reason } Devuélvela, por favor, o coge otra.
empty_place = En { $the_zone }, el hueco { $place } está vacío. Llénalo, por favor.
face_down_place = En { $the_zone }, el número { $place } está boca abajo. Dale la vuelta para que pueda leerlo.
empty_on = En { $place } no hay nada. Llénalo, por favor.
face_down_on = La carta de { $place } está boca abajo. Dale la vuelta para que pueda leerla.
between_places = { $thing } está entre { $place } y { $other }. Empújala a su sitio.
beside_place = { $thing } está al lado de { $place }. Empújala a su sitio.
wrong_side_place = { $thing }, número { $place } en { $the_zone }, muestra su otro lado. Dale la vuelta o dime qué ha cambiado.
wrong_side_on = { $thing } en { $place } muestra su otro lado. Dale la vuelta o dime qué ha cambiado.
wrong_way_place = { $thing }, número { $place } en { $the_zone }, está al revés. Gírala o dime qué ha cambiado.
wrong_way_on = { $thing } en { $place } está al revés. Gírala o dime qué ha cambiado.
nothing_done_yet = Gracias. Entonces aún no ha cambiado nada.
table_dark = Está demasiado oscuro para ver la mesa. Enciende una luz; la partida espera.
same_as_before = Sigo viendo { $thing }. Si esa es la carta nueva, pon la carta HECHO.
took_several = Has cogido { $things }. Devuelve todas menos una, por favor.
look_again = No distingo lo que hay. Colócalo más claro, por favor, o dímelo.
done_card = Pon la carta HECHO o pulsa Intro cuando esté hecho.
still_to_do = Falta por hacer: { $text }
still_there = Todavía en { $the_zone }: { $things }.
missing_there = Falta en { $the_zone }: { $things }.
other_number = { $number ->
    [0] Aún no veo nada en { $the_zone }.
   *[other] En { $the_zone } cuento { $number }, pero debería haber { $wanted }.
}
still_there_place = Todavía en { $the_zone }, hueco { $place }: { $things }.
still_there_on = Todavía en { $place }: { $things }.
missing_there_place = Falta en { $the_zone }, hueco { $place }: { $things }.
face_down_still_there = { $number ->
    [one] En { $the_zone } hay una carta boca abajo que no debería estarlo.
   *[other] En { $the_zone } hay { $number } cartas boca abajo que no deberían estarlo.
}
face_down_missing_there = { $number ->
    [one] En { $the_zone } debería haber una carta más boca abajo.
   *[other] En { $the_zone } debería haber { $number } cartas más boca abajo.
}
not_moved_yet = { $things }: sigue en { $start }, aún no está en { $end }.
strayed = { $thing } está en { $start }, pero su sitio es { $end }.
missing_there_on = Falta en { $place }: { $things }.
other_number_place = { $number ->
    [0] Aún no veo nada en { $the_zone }, hueco { $place }.
   *[other] En { $the_zone }, hueco { $place }, cuento { $number }, pero debería haber { $wanted }.
}
other_number_on = { $number ->
    [0] Aún no veo nada en { $place }.
   *[other] En { $place } cuento { $number }, pero debería haber { $wanted }.
}
not_moved_place = En { $the_zone }, lo que hay en el hueco { $start } va en el hueco { $end }.
cannot_tell = No distingo lo que hay en { $the_zone }. Ponlo recto, o pon la carta HECHO si ya está.
cannot_tell_place = En { $the_zone } no distingo el número { $place }. Ponlo recto, o pon la carta HECHO si ya está.
cannot_tell_on = No distingo lo que hay en { $place }. Ponlo recto, o pon la carta HECHO si ya está.
not_handled = No veo ningún cambio en { $the_zone }.
not_handled_place = No veo ningún cambio en { $the_zone }, hueco { $place }.
not_handled_on = No veo ningún cambio en { $place }.

## Commands: the words that are understood, then what each does

command_undo = deshacer deshaz -
    .help = deshace lo que has escrito o tu última respuesta
command_redo = rehacer rehaz +
    .help = recupera la respuesta que deshiciste
command_repeat = repetir repite otra *
    .help = lo repite, con las opciones
command_why = porqué motivo /
    .help = el motivo de lo que acabo de decir; con un nombre detrás, como en «por qué águila», solo el de eso
command_score = puntos puntuación marcador .
    .help = cómo va la partida
command_table = mesa
    .help = oír todo lo que hay en la mesa y qué toca hacer
command_keep = guardar guarda
    .help = guarda la imagen de la cámara y lo que muestra, para informar de un error
command_help = ayuda ?
    .help = esta lista
command_slower = despacio lento
    .help = hablar más despacio
command_faster = rápido deprisa
    .help = hablar más rápido
command_louder = alto fuerte
    .help = hablar más alto
command_quieter = bajo bajito
    .help = hablar más bajo
command_stop = calla silencio para
    .help = callar ahora
command_quit = salir terminar //
    .help = guardar y terminar

command_told = { $text }: { $words }
undone = Deshecho: { $answer }.
undone_on_table = Deshaz esto en la mesa: { $text }
kept = La imagen y lo que muestra se han guardado como { $file }.
not_kept = No se pudo guardar la imagen: { $reason }.
nothing_to_keep = No hay cámara, así que no hay imagen que guardar.
nothing_to_undo = No hay nada que deshacer.
redone = Rehecho: { $answer }.
nothing_to_redo = No hay nada que rehacer.
nothing_to_explain = Aún no he dicho nada que haya que explicar.
nothing_told_about = Aún no he dicho nada sobre «{ $text_id }».
why_rule = { $words } Reglamento, { $section }.
slower_now = Hablaré más despacio.
faster_now = Hablaré más rápido.
louder_now = Hablaré más alto.
quieter_now = Hablaré más bajo.

## How to answer, by the kind of question

how_confirm = Pulsa Intro cuando esté hecho.
how_choose = Escribe el número que va delante de tu opción, o unas letras de su nombre.
how_name = Escribe unas letras de su nombre.
how_count = Escribe un número de { $least } a { $most }, en cifras o en letras.
how_row = Dilos de uno en uno, o varios separados por comas. Bastan unas letras, o los números de un teclado de teléfono.
how_row_before = Pulsa Intro si no ha cambiado nada, o escribe solo lo que ha cambiado, por ejemplo: 2 y el nombre nuevo.
how_row_alike = Un número delante de un nombre dice cuántos hay.
how_pool = Escribe el número de cada cosa que veas, como en 1 1 4, o sus nombres separados por comas. Intro significa que no ha cambiado nada, y 0 que no hay nada.
how_places = Escribe solo lo que ha cambiado: un lugar y lo que hay ahora en él, una cosa y dónde está ahora, o un lugar y adónde se ha ido lo que había. Lo que había antes deja de estar. Un lugar y la palabra vacío significan que ahí ya no hay nada. Por ejemplo: { $place_id } { $thing }, { $thing } { $end_id }, { $place_id } { $end_id }, { $place_id } vacío.
how_places_together = Escribe solo lo que ha cambiado. Más o menos detrás de un lugar añade o quita, con un número si son varios: { $place_id } +2 { $thing }. Una cosa y un lugar ponen una más ahí: { $thing } { $place_id }. Dos lugares mueven todo del primero al segundo; di antes una cosa para mover solo esa: { $thing } { $place_id } { $end_id }. Un lugar y unas cosas sin signo dicen todo lo que hay ahora, y la palabra vacío significa nada.
how_places_end = Separa los cambios con comas. Intro significa que no ha cambiado nada.

## Set-up

option_default = Intro elige { $choice }.
option_many = Escribe uno o más números, separados por espacios.
no_choice_made = La opción { $option_id } necesita al menos una elección. Puede ser { $choices }.

## Results

outcome_won = Ganas
outcome_lost = Pierdes
outcome_shared = Victoria compartida

## The table, read out

table_zone = { $zone }: { $things }.
table_place = { $place } { $things }
table_pile = { $number ->
    [one] una carta
   *[other] { $number } cartas
}
table_pile_top = { $number ->
    [one] { $top }
   *[other] { $number } cartas, con { $top } encima
}
table_bare = Aún no hay nada en la mesa.
table_due = Ahora: { $text }
with_article = { $thing }
item = { $number ->
    [one] { $thing }
   *[other] { $thing }, { $number } veces
}
item_face_down = { $number ->
    [one] una carta boca abajo
   *[other] { $number } cartas boca abajo
}
item_unknown = { $number ->
    [one] una que no he leído
   *[other] { $number } que no he leído
}
item_side = { $thing } por el lado { $side }
item_away = { $thing } mirando al otro lado
item_sideways = { $thing } girada de lado

## Why, where a deck stands in for the printed one

why_stand_in = Lo que dicen estas cartas no es público, así que juegas con un mazo de práctica hasta que introduzcas las tuyas.
    .section = Tablemate
why_your_print = Lo que dicen estas cartas no es público, así que una carta de práctica puede decir otra cosa que la tuya. Vale lo que digas de tu propia carta.
    .section = Tablemate
