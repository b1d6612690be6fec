# Spanish. Why a file cannot be used: a sheet of cards, a saved game, or an answer in it. What stands in the file is shown as it
# is written there: take the facts whose names end in _id as they are.

bad_file = { $file_id }: { $reason }
bad_line = { $file_id }, línea { $line_id }: { $reason }
bad_answer = { $value_id } no es posible: { $rule }
bad_name = { $text_id } puede ser cualquiera de estos: { $names_id }
as_said = { $text_id }

## The file as a whole

bad_csv = no es un archivo CSV ({ $reason_id })
bad_csv_empty = no hay nada debajo de sus columnas { $columns_id }
bad_columns = las columnas son { $found_id }; tienen que ser { $columns_id }
bad_cells = tiene { $number } celdas; las columnas son { $columns_id }
bad_size = tiene { $number } caracteres; una ficha tiene { $most } como mucho
bad_length = tiene { $number } caracteres; una línea tiene { $most } como mucho
bad_dots = tiene { $number } puntos; una línea tiene { $most } como mucho
bad_toml = no es un archivo TOML ({ $reason_id })
bad_nesting = sus corchetes están anidados a demasiada profundidad para leerlos
bad_empty = está vacío
bad_to_write = no se puede guardar ({ $reason_id })
bad_count = la ficha termina con { $number } entradas bajo [[{ $heading_id }]]; hacen falta { $span ->
    [0] { $least }
   *[other] de { $least } a { $most }
}
bad_unfilled = { $field_id } está aún por copiar de tus cartas; { $number ->
    [1] es el único campo que queda
   *[other] quedan { $number } campos
}
no_such_entry = { $file_id } no tiene ningún { $heading_id } con el número { $number }
no_such_fields = { $file_id } no tiene campos con el número { $number }
no_such_heading = { $file_id } no tiene cartas del tipo { $heading_id }

## A field of a card; $needed is one of the sentences below that begin with need

bad_card = { $title_id }: { $reason }
bad_value = { $field_id } es { $found_id }; { $needed }
bad_missing = falta { $field_id }; { $needed }
bad_item = { $field_id } contiene { $found_id }; { $needed }
bad_field = no se conoce { $field_id }; se admite { $allowed_id }
bad_lack = falta { $field_id }; hacen falta { $fields_id }
bad_twice = { $field_id } es { $found_id }; la línea { $line_id } dice lo mismo, y cada [[{ $heading_id }]] necesita el suyo

## What a field needs

need_this = hace falta
need_own = ya lo tiene otra
need_one_of = se admite { $allowed_id }
need_whole = hace falta un número entero
need_number = hace falta un número entero de { $least } a { $most }
need_letters = hacen falta letras legibles, { $most } como mucho
need_words = hacen falta palabras entre comillas
need_shorter = tiene { $number } letras, y puede tener { $most } como mucho
need_readable = hacen falta letras, cifras y signos que se puedan leer
need_flag = se admite true y false
need_part = hacen falta líneas que empiecen por { $field_id }.
need_entries = hacen falta entradas bajo [[{ $heading_id }]]

## Crownfell

bad_characters = no se encuentra { $missing_id }; el reglamento nombra { $known_id }
need_name = hace falta un nombre de 31 letras como mucho
need_arrows = hacen falta direcciones con 1 o 2, como {"{"} forward = 2 {"}"}
need_squares = hace falta una lista como ["forward", "back-left"]
need_squares_or = hace falta { $areas_id } o una lista como ["forward", "back-left"]
need_squares_once = cada casilla puede estar una vez, y una está dos veces
need_steps = se admite { $steps_id }, unidos con -
need_near_square = una casilla tiene que estar a entre 1 y { $most } casillas
need_square = hace falta al menos una casilla
need_ability = hace falta "none", o un título y un efecto
need_directions = hace falta "any" o una lista como ["forward"]
need_actions = hace falta una lista como ["capture", "move"]
need_actions_once = cada acción puede estar una sola vez

## Flat Earth

bad_rows = ninguna [[card]] actúa como { $row_id }; la tabla 1 necesita una de cada: { $rows_id }
bad_events = hay { $number } cartas de Evento; una línea temporal necesita al menos { $least }
too_few_attacks = la lista del mazo tiene { $number } cartas de Ataque; { $each } en cada mazo necesitan { $needed }
too_few_events = la lista del mazo tiene { $number } cartas de Evento; la línea temporal necesita { $needed }
need_card_name = hacen falta letras, cifras y espacios, { $most } como mucho; el primero, una mayúscula o una cifra
need_no_attack = ese nombre es de las cartas que se cuentan como ataques
need_sentence = hace falta una frase sin guiones bajos ni llaves
need_completing = hace falta una lista de nombres de cartas, o { $player_id } si lo decides tú en la mesa

## My Little Scythe

bad_seek = una carta tiene dos o tres partes, así que muestra tartas o un diagrama de búsqueda, no ambos
bad_path = la carta no tiene camino; necesita al menos uno, como path.A = ["left", "left"]
need_track = hacen falta los ocho de { $trophies_id }
need_seek = hace falta una lista como ["quest B2", "gem E3"], o [] si no hay ninguno
need_token = se admite { $tokens_id } con una casilla de A1 a G4
need_path = hace falta una lista de 1 a { $most } direcciones

## Origin Story

bad_colours = tiene { $number } cartas { $colour_id }; hacen falta { $needed } de cada color
bad_extra_love = ADD love { $value } necesita dos cartas Extra Love con un { $value }; extra_love tiene { $found_id }
need_extra_love = hace falta una lista de { $number } cartas
need_values = se admiten valores de { $least } a { $most }, como "3", o "4/2" para dos valores
need_short_name = hace falta un nombre corto de letras y cifras, como R1
need_event = hacen falta las palabras de la carta, { $most } letras como mucho
need_effects = hace falta una lista de efectos, o [] donde la fila está vacía
need_effect = se admite REPLACE 1 a 8, ADD love 1 a 13 y MOVE 1 a 8 love LEFT

## Wingspan

bad_round = la carta { $card_id } tiene dos veces la ronda { $round }
bad_twins = dos cartas empiezan su clave de la ronda { $round } con el mismo dado y siguen de distinta manera, así que no podría saber cuál has robado. Deja que Tablemate robe las cartas del Automa
need_die_key = hacen falta las seis de { $faces_id }, unidas con >

## What comes with a game: its table and its rules

bad_rule = la regla [{ $rule_id }] necesita justo section y words, y puede tener readings
need_room = el lugar { $place_id } necesita { $width_id } por { $height_id } mm alrededor del centro
need_places = hace falta una línea como at_mm.A1 = [0, 30] para cada lugar
need_so_many_places = hacen falta de 1 a { $most } lugares
need_word = hacen falta letras, cifras y _, { $most } como mucho
need_word_list = hace falta una lista de palabras como ["black", "white"]
need_words_once = cada palabra puede estar una sola vez
need_facings = hace falta una línea como facings.black = "towards" para cada lado
need_signs = hacen falta letras o cifras distintas, como ABC, diez como mucho
need_box = hacen falta izquierda, arriba, derecha y abajo, como [0.3, 0, 1, 0.2]
need_shares = hacen falta partes de 0 a 1, la izquierda antes que la derecha y lo de arriba antes que lo de abajo
need_size = hacen falta un ancho y un alto mayores que 0
need_pair = hace falta una pareja de números como [57, 87]
need_near = hacen falta milímetros, { $most_id } como mucho

## A saved game

journal_held = otro Tablemate está jugando esta partida. Ciérralo allí antes, o empieza aquí una partida nueva
journal_changed = otro programa acaba de escribir en ella. Inténtalo otra vez
journal_damaged = la línea está dañada; recupera una copia del archivo o empieza una partida nueva
journal_empty = el archivo está vacío; no hay ninguna partida en él. Bórralo
journal_no_file = no es un archivo. Quítalo de ahí
journal_too_large = es demasiado grande para ser una partida guardada. Quítalo de ahí
journal_not_read = no se puede leer ({ $reason_id })
journal_torn = { $file_id }: la última línea se cortó mientras se escribía, y la dejo fuera.
journal_format = no es un diario de Tablemate con el formato { $format } (tiene { $found_id })
journal_rules = se jugó como { $played_id }, reglas versión { $version_id }; este Tablemate juega { $here_id }, versión { $version_here_id }
journal_header = el encabezado está dañado ({ $reason })
journal_entry = la entrada no se puede usar ({ $reason })
journal_order = aquí debería estar la entrada { $number_id }, y está { $found_id }
journal_lack = falta { $part_id }
journal_part = { $part_id } es { $found_id }
journal_option = una opción es { $found_id }
journal_over = la partida había terminado antes
journal_number = { $part_id } es { $found_id }, y puede ser de 1 a { $most }
journal_topic = responde a { $found_id } donde se pregunta por { $asked_id }
journal_topic_over = responde a { $found_id } aunque la partida ha terminado

## An answer that is none

nothing_to_answer = la partida ha terminado; no hay nada que responder
answer_done = { $topic_id } se responde con true cuando está hecho, no con { $found_id }
answer_places = { $zone_id } se responde con lo que hay en cada lugar, no con { $found_id }
answer_place = { $place_id } no es un lugar de { $zone_id }
answer_things = { $place_id } de { $zone_id } contiene una lista de cosas, no { $found_id }
