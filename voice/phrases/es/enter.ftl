# Spanish. Entering one's own cards: the practice cards that are left, the form's fields, and the form in a terminal.

StandInUsed = { $which_id ->
    [all] Este es un mazo de práctica, no las cartas impresas. Nadie ha publicado lo que dicen tus cartas, así que Tablemate se ha inventado { $sheet }. Puedes introducir las tuyas, una por una: en la página, en «Tus cartas», con la orden «deck», o mientras jugamos: escribe «carta» y su nombre o número.
   *[some] De { $total } { $cards }, { $number ->
        [one] 1 es una carta de práctica, no la impresa.
       *[other] { $number } son cartas de práctica, no las impresas.
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
name_practice_all = seguir, y no preguntes por otras cartas
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

## At the table

words_card = carta cartas
no_such_card = Aquí no hay ninguna carta llamada «{ $text_id }» que introducir. En la página, mira en «Tus cartas».
card_counts_now = Desde ahora juego con esta carta tal como la has introducido.
card_counts_later = Guardada. La usaré desde la próxima partida.
sheet_not_read = Tu ficha no se puede usar ahora: { $reason_id }.
sheet_not_kept = No se pudo cambiar tu ficha: { $reason_id }. La partida sigue con ello de todos modos.
