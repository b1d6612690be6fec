# Spanish. Entering one's own cards: the practice cards that are left, the form's fields, and the form in a terminal.

StandInUsed = { $which_id ->
    [all] Este es un mazo de práctica, no las cartas impresas. Nadie ha publicado lo que dicen tus cartas, así que Tablemate se ha inventado { $sheet }. Puedes introducir las tuyas, una por una: en la página, en «Tus cartas», con la orden «deck», o mientras jugamos: escribe «carta» y su nombre o número.
   *[some] De { $total } { $cards }, { $number ->
        [one] una es de práctica, no la impresa.
       *[other] { $number } son de práctica, no las impresas.
    }
}

## A card that nobody has told me yet, and what only a practice card forbids

ask_unknown_card = { $named_id ->
    [yes] Aún no conozco tu { $card }. Introdúcela en la página, o dime qué pone. Si no, uso mi carta de práctica.
   *[no] Aún no conozco la número { $number } de tus { $things }. Introdúcela en la página, o dime qué pone. Si no, uso mi carta de práctica.
}
ask_unknown_print = { $named_id ->
    [yes] Aún no conozco esa carta. Introdúcela en la página, o dime qué pone. Sustituye a mi carta de práctica { $card }.
   *[no] Aún no conozco esa carta. Introdúcela en la página, o dime qué pone. Será la número { $number } de tus { $things }.
}
ask_practice_forbids = { $named_id ->
    [yes] Mi carta de práctica { $card } no lo permite. ¿Y la tuya? Si es así, introdúcela en la página, o dime qué pone.
   *[no] Mi carta de práctica, la número { $number } de tus { $things }, no lo permite. ¿Y la tuya? Si es así, introdúcela en la página, o dime qué pone.
}
ask_practice_forbid = Mis cartas de práctica no lo permiten. ¿Lo permite una de las tuyas? ¿Cuál?
SheetAmended = { $allowed_id ->
    [yes] Entonces vale.
   *[no] Tu carta, tal como la has introducido, tampoco lo permite.
}
name_tell = te la cuento ahora
    .also = contar, decir, enseñar, sí
name_practice = seguir con la carta de práctica
name_practice_all = seguir, y no preguntar por otras cartas
name_look_again = al final es una de las otras
    .also = atrás, otras
name_unlisted = ninguna de estas
    .also = ninguna, otra
name_yes = sí
name_once = solo esta vez
    .also = una vez
name_no = no

## What the cards of a sheet are called

name_things_cards = cartas
name_things_characters = personajes
name_things_solo_cards = cartas de solitario
name_things_deck_entries = entradas de la lista del mazo
name_things_vancardian_entries = entradas del mazo de las Vancardians
name_things_automountie_cards = cartas de Automountie
name_things_automa_cards = cartas del Automa
name_card_origin_stand-in = carta de práctica
name_card_origin_owner = tuya
name_card_origin_fans = de fuentes de aficionados

## How a card is called in a list

card_title_name = { $title_id }
card_title_card = Carta { $number }
card_title_fields_flat_earth = Red Suits y Ataques
card_title_fields_origin_story = Cartas Extra Love
card_title_fields_my_little_scythe = Marcador de Trofeos
card_title_new_card = Otra carta
card_title_new_event = Otro Evento

## Fields

field_name = Nombre
    .hint = Tal como está impreso.
field_arrows = Flechas
    .hint = Ten la carta derecha: adelante es arriba. Una flecha es un paso, dos flechas son hasta dos.
field_ranged = Captura a distancia
    .hint = Las casillas que tienen este icono.
field_protect = Proteger
    .hint = Las casillas que tienen este icono.
field_lock = Bloquear
    .hint = Las casillas que tienen este icono.
field_leaps = Pasa sobre otras cartas
    .hint = Si sus movimientos pasan sobre otras cartas.
field_covers = Puede acabar sobre otras cartas
    .hint = Si puede acabar su movimiento encima de otra carta.
field_ability_effect = Habilidad
    .hint = Qué hace la habilidad. Si nada de aquí encaja, elige «como dice la carta»: la haces tú y me dices qué ha cambiado.
field_ability_title = Título de la habilidad
    .hint = Tal como está impreso.
field_ability_who = A quién afecta
    .hint = De quién es la carta a la que afecta.
field_ability_from = Desde qué casillas
    .hint = Dónde está la carta afectada, vista desde esta.
field_ability_to = A qué casillas
    .hint = Adónde va esa carta, visto desde esta.
field_ability_directions = En qué direcciones
    .hint = Las direcciones en que puede mover esa carta.
field_ability_captures = Puede capturar
    .hint = Si el movimiento puede capturar.
field_ability_cost = Qué cuesta
    .hint = «Ella misma» si para eso se le da la vuelta y se descarta.
field_note = Tu nota
    .hint = Solo para ti. La partida no la tiene en cuenta.
field_actions = Acciones
    .hint = La lista de la parte delantera, la de arriba primero.
field_arrow = Flecha
    .hint = Hacia dónde apunta la flecha de la parte trasera cuando la línea de debajo queda hacia ti.
field_turn = Gira
    .hint = En qué sentido gira si no encuentra nada.
field_number = Número
    .hint = Numera tus cartas como quieras, cada una con un número distinto.
field_pies = Tartas
    .hint = Cuántas tartas hay en la parte de arriba de la carta; 0 si no hay.
field_seek = Buscar
    .hint = Las fichas del diagrama de búsqueda y sus casillas. Ten la carta con la región blanca arriba a la izquierda.
field_path_A = Camino A
    .hint = Los pasos del camino, una dirección cada uno. Déjalo vacío si la carta no tiene ese camino.
field_path_B = Camino B
    .hint = Déjalo vacío si la carta no tiene ese camino.
field_path_C = Camino C
    .hint = Déjalo vacío si la carta no tiene ese camino.
field_path_D = Camino D
    .hint = Déjalo vacío si la carta no tiene ese camino.
field_path_E = Camino E
    .hint = Déjalo vacío si la carta no tiene ese camino.
field_path_F = Camino F
    .hint = Déjalo vacío si la carta no tiene ese camino.
field_fight_pies = Batalla: tartas
    .hint = Las tartas que usa en una batalla.
field_fight_spells = Batalla: hechizos
    .hint = Las cartas de hechizo que roba en una batalla.
field_trophy_track = Marcador de Trofeos
    .hint = Las ocho casillas del marcador de tu tablero, la fila de arriba de izquierda a derecha y luego la siguiente. Déjalo vacío y te lo pregunto al empezar cada partida.
field_id = Nombre
    .hint = Un nombre corto, el que quieras.
field_set = Color
    .hint = El color del rayo.
field_event = Evento
    .hint = El lado izquierdo, para la ronda 3, con tus palabras. Lo leo en voz alta cuando sale.
field_event_trump = Triunfo en la ronda 3
    .hint = Solo si el evento cambia el palo de triunfo.
field_event_off_suit = Otro palo
    .hint = Solo si el evento dice qué palo debe jugar quien no puede seguir.
field_round_1 = Ronda 1
    .hint = Los efectos junto a esta ronda, de arriba abajo; ninguno si la fila está vacía.
field_round_2 = Ronda 2
    .hint = Los efectos junto a esta ronda, de arriba abajo.
field_round_3 = Ronda 3
    .hint = Los efectos junto a esta ronda, de arriba abajo.
field_round_4 = Ronda 4
    .hint = Los efectos junto a esta ronda, de arriba abajo.
field_round_5 = Ronda 5
    .hint = Los efectos junto a esta ronda, de arriba abajo.
field_extra_love = Cartas Extra Love
    .hint = Los valores de tus cuatro cartas Extra Love tal como están impresos, por ejemplo 3, o 4/2 si una carta trae dos.
field_count = Cuántas
    .hint = Cuenta las cartas con este nombre en tu caja.
field_acts_as = Actúa como
    .hint = La fila de la Tabla 1 de las reglas en solitario que sigue la carta.
field_text = Texto
    .hint = Lo que dice la carta. Lo leo en voz alta.
field_completed_by = Lo completa
    .hint = Las cartas que lo completan, o «lo juzgo yo» para decidirlo en la mesa.
field_red_suits = Red Suits
    .hint = Todas las cartas de Red Suit de la caja.
field_attacks = Ataques
    .hint = Todas las cartas de Ataque de la caja.
field_card = Carta
    .hint = El nombre de esta carta en la ficha; las impresas no tienen.
field_round_1_action = Ronda 1
    .hint = La acción de la sección de esta ronda, o que para entonces la carta ya no está en el mazo.
field_round_2_action = Ronda 2
    .hint = La acción de la sección de esta ronda.
field_round_3_action = Ronda 3
    .hint = La acción de la sección de esta ronda.
field_round_4_action = Ronda 4
    .hint = La acción de la sección de esta ronda.
field_round_1_eggs = Ronda 1: huevos
    .hint = Cuántos huevos se ponen.
field_round_2_eggs = Ronda 2: huevos
    .hint = Cuántos huevos se ponen.
field_round_3_eggs = Ronda 3: huevos
    .hint = Cuántos huevos se ponen.
field_round_4_eggs = Ronda 4: huevos
    .hint = Cuántos huevos se ponen.
field_round_1_die_key = Ronda 1: clave de dados
    .hint = Los dados en el orden en que los muestra la carta.
field_round_2_die_key = Ronda 2: clave de dados
    .hint = Los dados en el orden en que los muestra la carta.
field_round_3_die_key = Ronda 3: clave de dados
    .hint = Los dados en el orden en que los muestra la carta.
field_round_4_die_key = Ronda 4: clave de dados
    .hint = Los dados en el orden en que los muestra la carta.
field_round_1_secondary = Ronda 1: y después
    .hint = El icono pequeño bajo la acción.
field_round_2_secondary = Ronda 2: y después
    .hint = El icono pequeño bajo la acción.
field_round_3_secondary = Ronda 3: y después
    .hint = El icono pequeño bajo la acción.
field_round_4_secondary = Ronda 4: y después
    .hint = El icono pequeño bajo la acción.

## Choices, where they are not named elsewhere

name_choice_by_hand = como dice la carta
name_choice_bring = traer una carta
name_choice_deploy = desplegar una carta
name_choice_swap = cambiar de sitio
name_choice_ally = una carta compañera
name_choice_opponent = una carta rival
name_choice_nothing = nada
name_choice_itself = ella misma
name_choice_adjacent = todas las casillas de al lado
name_choice_diagonals = todas las casillas en diagonal
name_choice_anywhere = cualquier sitio
name_choice_any = cualquier dirección
name_choice_player = lo juzgo yo
name_choice_own_text = su propio texto
name_choice_out_of_deck = fuera del mazo
name_choice_draw_cards = robar cartas
name_choice_play_bird = jugar un ave
name_choice_lay_eggs = poner huevos
name_choice_gain_food = obtener alimento
name_choice_place_cube = poner un cubo
name_choice_remove_cube = quitar un cubo
name_choice_activate_pink = activar poderes rosas

## At the table

words_card = carta cartas
no_such_card = Aquí no hay ninguna carta llamada «{ $text_id }» que introducir. En la página, mira en «Tus cartas».
card_counts_now = Desde ahora juego con esta carta tal como la has introducido.
card_counts_later = Guardada. La usaré desde la próxima partida.
sheet_not_read = Tu ficha no se puede usar ahora: { $reason_id }.
sheet_not_kept = No se pudo cambiar tu ficha: { $reason_id }. La partida sigue con ello de todos modos.

## The form in a terminal

words_back = atrás volver
words_skip = saltar
words_quit = salir q
words_empty = nada vacío -
enter_which_sheet = ¿Cuál de estas quieres introducir?
enter_which_card = ¿Qué carta? Pulsa Intro para { $title }, o escribe «salir».
enter_which_again = ¿Qué carta? Escribe su número, o «salir».
enter_help = Pulsa Intro para dejar lo que hay entre corchetes, o escribe «nada» para vaciarlo. También puedes escribir «atrás», «saltar» o «salir».
enter_begin = { $title }.
enter_stand_in = Lo que hay entre corchetes es inventado. Compáralo con tu carta.
enter_field = { $label } [{ $value_id }]
enter_field_empty = { $label }
enter_nothing = nada
enter_bad = { $label }: { $reason_id }.
enter_bad_sheet = { $reason_id }.
enter_saved = Guardada. { $left ->
    [0] No quedan cartas de práctica.
    [one] Queda una carta de práctica.
   *[other] Quedan { $left } cartas de práctica.
}
enter_skipped = { $title } se queda como estaba.
enter_stopped = Todo lo que has terminado está guardado. Puedes seguir otro día.
enter_typed_arrows = Por ejemplo: adelante 2, a la izquierda, atrás a la derecha
enter_typed_squares = Como pasos desde la carta, por ejemplo: forward-forward, back-left
enter_typed_placed = Por ejemplo: misión B2, joya E3
enter_typed_path = Por ejemplo: hacia la derecha, hacia la derecha, hacia abajo a la izquierda
enter_typed_order = En orden, con comas entre ellos.
enter_typed_several = Sepáralos con comas.
enter_yes = sí
enter_no = no
enter_number = escribe un número entero
enter_choice = puede ser { $choices_id }
enter_unclear = «{ $text_id }» podría ser { $choices_id }
enter_arrows = escribe una dirección con 1 o 2, por ejemplo: adelante 2
enter_placed = escribe una cosa y una casilla, por ejemplo: joya E3
enter_yes_or_no = responde sí o no
enter_no_form = { $title } no tiene cartas que introducir.
deck_stand_ins_left = aún de práctica: { $number } de { $total } { $things } ({ $titles_id })

## The form on the page

enter_page_entered = Ya introducido: { $entered } de { $total } { $things }
