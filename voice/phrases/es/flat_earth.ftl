# Spanish. What the mission says and asks. An event's sentence has the event's name; a question's begins with ask_.
# The names printed on cards (Recruit, Teleport …) stay as printed; Red Suit: Red Suit; Attack: Ataque.
bot = la misión

## Set-up options

option_attacks = ¿Cuántos Ataques van en cada mazo?
    .two = 2, más fácil
    .three = 3, la partida estándar
    .four = 4, más difícil
    .five = 5, muy difícil
    .six = 6, casi imposible
option_timeline = ¿Cuántos Eventos tiene la misión?
    .ten = 10, la partida estándar
    .fifteen = 15
    .twenty = 20
option_draw_deck = ¿Quién roba del mazo de robo?
    .virtual = Tablemate, que también te lleva la mano
    .physical = tú, de tus cartas impresas, y dices cuáles son
option_event_deck = ¿Quién roba del mazo de Eventos?
    .virtual = Tablemate, que también te lleva la Línea temporal
    .physical = tú, de tus cartas impresas, y dices cuáles son
option_final_flip = Se acaba de revelar el último Evento boca abajo. ¿Se sustituye el Evento final en el mismo turno?
    .next_turn = no, solo cuando no hay nada que revelar
    .at_once = sí, enseguida
option_final_event = ¿Qué Evento se sustituye cuando no hay nada que revelar?
    .last_open = el último que no esté completado
    .last = el del último lugar, aunque esté completado
option_last_reaction = Completas el último Evento. ¿Llega su Reacción antes de que ganes?
    .first = sí, la Reacción va primero
    .win_at_once = no, ganas enseguida
option_refill = ¿Cuántas cartas puedes robar en la Recuperación?
    .up_to_five = hasta tener cinco en la mano
    .as_used = tantas como usaste este turno, y hasta cinco en la mano
option_late_cards = ¿Se reponen las cartas que juegas al robar o en la Fase de Eventos?
    .not_counted = no
    .counted = sí, en esta reposición o en la siguiente
option_sabotage_on_attack = ¿Puede un Sabotage parar un Ataque que sale como Reacción?
    .no = no, solo un Teleport
    .yes = sí
option_short_deck = Una Reacción descarta tres cartas, y el mazo tiene menos. ¿Qué pasa?
    .go_on = se descarta lo que hay y la misión sigue
    .loss = la misión se pierde
option_replacement = ¿Cómo se sustituye el Evento final?
    .face_up = boca arriba
    .face_down = boca abajo, para revelarlo en la siguiente ronda
option_teleport = ¿Hay que jugar contra un Ataque el Teleport que tengas en la mano?
    .may = no, puedes guardarlo
    .must = sí, salvo que también sirva un Sabotage
option_waiting_cards = ¿Puedes jugar un Teleport o un Sabotage como acción?
    .kept = no, esperan a lo que detienen
    .playable = sí, hago lo que dice mi carta
option_three_drawn = Juntas tres iguales mientras robas. ¿Se reponen?
    .not_replaced = no, solo sigues con los robos que te quedaban
    .replaced = sí, robas tres más
option_same_type = ¿Cuándo son dos cartas del mismo tipo?
    .name = cuando tienen el mismo nombre
    .row = cuando actúan como la misma carta de la Tabla 1
option_completion_order = ¿Qué Evento abierto se puede completar?
    .any = cualquiera
    .leftmost = solo el primero de la Línea temporal
option_completing_card = ¿Adónde va la carta que completa un Evento?
    .discarded = a los descartes de robo
    .under_event = se queda bajo el Evento

## Questions

ask_opening_hand = Roba cinco cartas; aparta los Ataques y roba otras, y luego barájalos de vuelta. ¿Qué cinco cartas tienes?
ask_draw_draw = { $purpose_id ->
    [opening] Una carta para tu mano.
    [reaction] Revela la carta de Reacción del mazo de robo. ¿Cuál es?
    [infiltrator] Roba una carta del mazo de robo. ¿Cuál es?
    [lost] Descarta la carta superior del mazo de robo. ¿Cuál es?
   *[hand] Roba una carta. ¿Cuál es?
}
ask_draw_events = { $purpose_id ->
    [deal] Una carta va boca abajo a la Línea temporal.
    [flip] Revela E { $place }. ¿Qué es?
    [again] Roba otro Evento para E { $place }. Si es un Ataque, devuélvelo, baraja y roba otra vez. ¿Qué Evento es?
    [lost] Descarta la carta superior del mazo de Eventos. ¿Cuál es?
   *[replace] Revela la carta superior del mazo de Eventos y ponla en E { $place }. ¿Cuál es?
}
ask_draw_hand = Baraja tu mano y descarta una carta sin mirar. ¿Cuál es?
see_opening_hand = Roba cinco cartas; aparta los Ataques y roba otras, y luego barájalos de vuelta. Pon tus cinco cartas en fila para que pueda leerlas.
see_draw_draw = { $purpose_id ->
    [reaction] Revela la carta de Reacción del mazo de robo, sobre sus descartes.
    [lost] Descarta la carta superior del mazo de robo.
   *[other] Roba una carta y ponla junto a tu mano.
}
see_draw_events = { $purpose_id ->
    [flip] Revela E { $place }.
    [again] Roba otro Evento para E { $place }. Si es un Ataque, devuélvelo, baraja y roba otra vez.
    [lost] Descarta la carta superior del mazo de Eventos.
   *[replace] Revela la carta superior del mazo de Eventos y ponla en E { $place }.
}
see_draw_hand = Baraja tu mano y descarta una carta sin mirar.
see_draw_refill = Puedes robar { $left ->
    [one] una carta más
   *[other] hasta { $left } cartas más
}. Roba una y ponla junto a tu mano, o pon la carta HECHO.
see_action = Juega una carta de tu mano como acción, o pon la carta HECHO.
see_discard = { $possible_id ->
    [yes] Descarta una carta de tu mano.
   *[no] Ahora no puedes completar un Evento. Descarta una carta de tu mano.
}
see_recovery = Completa un Evento poniéndolo de lado, o descarta una carta de tu mano.
see_complete = Pon de lado el Evento que completas.
see_completing_card = Completa { $event } con una carta de tu mano.
see_text_discard = Descarta una carta de tu mano.
ask_action = ¿Qué carta juegas como acción, o ya has terminado?
ask_recovery = ¿Completas un Evento o descartas una carta?
ask_complete = ¿Qué Evento completas?
ask_discard = { $possible_id ->
    [yes] ¿Qué carta descartas?
    [practice] Según mi lista de práctica, ahora no puedes completar un Evento. ¿Qué carta descartas? Si tus cartas dicen otra cosa, di el Evento.
   *[no] Ahora no puedes completar un Evento. ¿Qué carta descartas?
}
ask_completing_card = ¿Con qué carta completas { $event }?
ask_refill = Puedes robar { $left ->
    [one] una carta más
   *[other] hasta { $left } cartas más
}. ¿Robas una?
ask_draw_refill = Puedes robar { $left ->
    [one] una carta más
   *[other] hasta { $left } cartas más
}. Roba una y di cuál es, o di «no más».
ask_stop_attack = { $what_id ->
    [draw] Has robado un Ataque.
    [recruit] El Recruit cuenta como un Ataque.
    [lost_draw] Se ha descartado un Ataque del mazo de robo.
    [lost_events] Se ha descartado un Ataque del mazo de Eventos.
   *[other] Ataca a tu tripulación.
} ¿Lo paras, o pierdes un Red Suit?
ask_stop_destiny = Descartaría tres cartas del mazo de robo. ¿Lo paras?
ask_stop_teleport = Devolvería uno de tus Red Suits a su mazo. ¿Lo paras?
ask_stop_sabotage = Metería un Ataque nuevo en el mazo de robo. ¿Lo paras?
ask_stop_infiltrator = Te haría descartar una carta al azar. ¿Lo paras?
ask_stop_shuffle = Descartaría tres cartas del mazo de Eventos. ¿Lo paras?
ask_stop_distraction = Metería un Ataque nuevo en el mazo de Eventos. ¿Lo paras?
ask_text_effect = ¿Qué ha cambiado { $card }?
ask_text_discard = ¿Qué carta descartas?
ask_text_take_back = ¿Qué carta recuperas de los descartes de robo?

## Set-up

CardsSorted = Separa tus cartas en cuatro pilas: Red Suits, Ataques, Eventos y todas las Acciones, con las Acciones de Evento entre ellas.
CrewTaken = Coge { $crew } Red Suits al azar: son tu tripulación. Pon los otros { $red_suits } a tu izquierda; son el mazo de Red Suits.
EventDeckReadied = { $event_deck_id ->
    [virtual] El mazo de Eventos está barajado, con { $attacks } Ataques dentro.
   *[physical] Baraja { $attacks } Ataques con los Eventos: ese es el mazo de Eventos. Deja sitio para sus descartes.
}
DrawDeckReadied = { $draw_deck_id ->
    [virtual] El mazo de robo está barajado, con { $attacks } Ataques dentro.
   *[physical] Baraja { $attacks } Ataques con las Acciones: ese es el mazo de robo. Deja sitio para sus descartes.
}
DualCardsNamed = { $number ->
    [one] { $cards } actúa como { $acts_as }, de acción y de Reacción.
   *[other] { $cards } actúan como { $acts_as }, de acción y de Reacción.
}
HandReturned = Tu mano era { $cards }. Tres iguales se devuelven, y recibes cinco cartas nuevas.
HandDrawn = Tus cinco cartas están robadas.
TimelineLaid = { $event_deck_id ->
    [virtual] La Línea temporal tiene { $events } cartas boca abajo, de E 1 a E { $events }.
   *[physical] Pon en la mesa Mission Start, M 0, y Mission End, M { $events }. Entre ellas pon { $events } cartas del mazo de Eventos boca abajo, de E 1 a E { $events }.
}

## Player Phase

TurnBegan = Turno { $turn }. { $crew ->
    [one] Queda vivo un Red Suit.
   *[other] Quedan vivos { $crew } Red Suits.
} { $open ->
    [0] No hay ningún Evento abierto.
    [one] Hay un Evento abierto: { $open_events }.
   *[other] Hay { $open } Eventos abiertos{ $kinds ->
        [one] , todos { $open_events }.
       *[other] : { $open_events }.
    }
} { $draw_deck_id ->
    [physical] Es tu Fase de jugador.
   *[virtual] { $cards ->
        [0] Tu mano está vacía.
       *[other] En la mano tienes { $hand }.
    }
}
DrawDeckLow = Cuidado: al mazo de robo { $cards ->
    [0] no le queda ninguna carta
    [one] solo le queda una carta
   *[other] solo le quedan { $cards } cartas
}.
DualCardPlayed = { $card } actúa como { $acts_as }.
RedSuitRecruited = Pasa un Red Suit de su mazo a tu tripulación. Ahora tienes { $crew }.
NobodyRecruited = El mazo de Red Suits está vacío, así que no se une nadie.
CardTextFollowed = Juegas { $card }. { $text }
PrintedTextFollowed = Juegas { $card }. Haz lo que dice tu carta.
AttackSkipped = { $draw_deck_id ->
    [physical] Descarta el Ataque. No hace daño, y robas otra vez.
   *[virtual] Sale un Ataque y se descarta. No hace daño.
}
DiscardsShuffledIn = { $draw_deck_id ->
    [physical] Baraja todos los descartes de robo en el mazo de robo, también la carta que acabas de jugar.
   *[virtual] Todos los descartes de robo se barajan en el mazo de robo, también la carta que acabas de jugar.
} Ahora tiene { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
EventPhaseHastened = Distraction. Te saltas la Recuperación y no robas cartas.
EventCompleted = { $card } completa E { $place }, { $event }{ $event_deck_id ->
    [physical] : gira el Evento de lado.
   *[virtual] .
} { $completing_card_id ->
    [under_event] La carta se queda bajo el Evento.
   *[discarded] La carta va a los descartes de robo.
} { $left ->
    [0] Era el último Evento.{ $last_reaction_id ->
        [first] { " " }Aún falta su Reacción.
       *[win_at_once] { "" }
    }
    [one] Queda un Evento.
   *[other] Quedan { $left } Eventos.
}
CardDiscarded = { $card } va a los descartes de robo.
CardDrawn = Robas { $card }.
NothingDrawn = { $cards ->
    [0] El mazo de robo está vacío, así que no robas.
   *[other] No has usado ninguna carta este turno, así que no puedes robar.
}

## Red Suits lost and saved

AttackStruck = { $pile_id ->
    [draw] Has robado un Ataque, y golpea.
    [recruit] El Recruit golpea como un Ataque.
    [lost_draw] Entre ellas hay un Ataque, y golpea.
    [lost_events] Entre ellas hay un Ataque, y golpea.
   *[other] El Ataque golpea.
} Da la vuelta a uno de tus Red Suits. { $left ->
    [0] No queda nadie.
    [one] Queda uno.
   *[other] Quedan { $left }.
} { $pile_id ->
    [events] El Ataque va a los descartes de Eventos.
    [lost_events] El Ataque va a los descartes de Eventos.
    [recruit] El Recruit va a los descartes de robo.
   *[other] El Ataque va a los descartes de robo.
}
AttackStopped = { $card } salva a tu tripulación. Va a los descartes de robo{ $pile_id ->
    [events] , y el Ataque a los de Eventos.
    [lost_events] , y el Ataque a los de Eventos.
    [recruit] { " " }con el Recruit.
   *[other] { " " }con el Ataque.
}
ThreeAlikeStruck = Tres iguales en tu mano: { $cards }. Descarta las tres y da la vuelta a uno de tus Red Suits; aquí no vale un Teleport. { $left ->
    [0] No queda nadie.
    [one] Queda uno.
   *[other] Quedan { $left }.
}
EmptyHandStruck = Tienes que descartar, y tu mano está vacía. Da la vuelta a uno de tus Red Suits; aquí no vale un Teleport. { $left ->
    [0] No queda nadie.
    [one] Queda uno.
   *[other] Quedan { $left }.
}
RedSuitLost = Da la vuelta a uno de tus Red Suits. { $left ->
    [0] No queda nadie.
    [one] Queda uno.
   *[other] Quedan { $left }.
}

## Event Phase

ReactionDrawn = La Reacción es { $card_id ->
    [Attack] un Ataque.
   *[other] { $card }.
}
DualReactionDrawn = La Reacción es { $card }. Actúa como { $acts_as }.
ReactionStopped = { $card } detiene { $reaction }. Las dos van a los descartes de robo.
CardsLost = { $pile_id ->
    [draw] Del mazo de robo se descarta: { $cards }.
   *[events] Del mazo de Eventos se descarta: { $cards }.
}
DeckShort = { $pile_id ->
    [draw] Al mazo de robo no le quedan cartas que descartar.
   *[events] Al mazo de Eventos no le quedan cartas que descartar.
}
RedSuitReturned = Devuelve uno de tus Red Suits vivos a su mazo y barájalo. { $left ->
    [0] No queda nadie.
    [one] Queda uno.
   *[other] Quedan { $left }.
}
AttackShuffledIn = { $kind_id ->
    [virtual] { $deck_id ->
        [draw] Un Ataque nuevo se baraja en el mazo de robo.
       *[events] Un Ataque nuevo se baraja en el mazo de Eventos.
    }
   *[physical] { $deck_id ->
        [draw] Baraja un Ataque nuevo en el mazo de robo, sin los descartes.
       *[events] Baraja un Ataque nuevo en el mazo de Eventos, sin los descartes.
    }
}
NoAttackLeft = Debería entrar un Ataque nuevo, pero no queda ninguno. No pasa nada.
RandomCardLost = Pierdes { $card } al azar. Va a los descartes de robo.
ReactionWithoutEffect = { $card } no hace nada como Reacción.
EventRevealed = E { $place } es { $event }. { $number ->
    [0] Lee en la carta qué lo completa.
    [one] Lo completa { $wanted }.
   *[other] Lo completa cualquiera de estas: { $wanted }.
}
AttackInTimeline = E { $place } es un Ataque.
FinalEventDiscarded = No queda ningún Evento que revelar. E { $place }, { $event }, va a los descartes de Eventos. Una carta nueva del mazo de Eventos ocupa su lugar{ $replacement_id ->
    [face_down] , boca abajo.
   *[face_up] .
}
MissionAccomplished = Misión cumplida: los { $events } Eventos están completados, y { $crew ->
    [one] queda vivo un Red Suit.
   *[other] quedan vivos { $crew } Red Suits.
} Ganas. ¡Bien jugado!
MissionFailed = { $reason_id ->
    [crew] No queda vivo ningún Red Suit.
    [draw] Necesitas una carta del mazo de robo, y está vacío.
    [events] Necesitas una carta del mazo de Eventos, y está vacío.
   *[only_attacks] Necesitas un Evento del mazo de Eventos, y solo quedan Ataques.
} La misión ha acabado con { $completed } de { $events } Eventos completados. Pierdes.

## The visible state

view_crew = Tripulación: vivos { $crew }, muertos { $dead }. Mazo de Red Suits: { $red_suits }.
view_hand = { $cards ->
    [0] Tu mano está vacía.
   *[other] Tu mano: { $hand }.
}
view_completed = { $slot }: completado{ $number ->
    [0] .
   *[other] , con { $under } debajo.
}
view_attack = E { $place }: un Ataque.
view_empty = E { $place }: vacío.
view_dual = { $card } actúa como { $acts_as }.
view_open = { $slot }: abierto. { $number ->
    [0] Lee en la carta qué lo completa.
    [one] Lo completa { $wanted }.
   *[other] Lo completa cualquiera de estas: { $wanted }.
}
view_progress = { $completed } de { $events } Eventos completados. { $face_down ->
    [0] No queda ninguno boca abajo.
    [one] Queda uno boca abajo.
   *[other] Quedan { $face_down } boca abajo.
}
view_draw = Mazo de robo: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}, { $discards } en los descartes.
view_events = Mazo de Eventos: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}, { $discards } en los descartes.
view_attacks = Ataques fuera de los dos mazos: { $attacks }.

## The result sheet

column_mission = Misión
row_completed = Eventos completados
row_crew = Red Suits vivos
row_turns = Turnos

## Names

name_deck_toml = la lista del mazo
name_done = he terminado
name_Attack = Ataque
name_recruit = Recruit
name_destiny = Destiny
name_teleport = Teleport
name_sabotage = Sabotage
name_infiltrator = Infiltrator
name_shuffle = Shuffle
name_distraction = Distraction
name_complete = completar un Evento
name_discard = descartar una carta
name_draw_one = robar una carta
name_enough = no más
name_let_be = no, que pase
name_nothing_more = nada más
name_draw_card = robo una carta
name_discard_card = descarto una carta
name_take_back = recupero una carta descartada
name_gain_red_suit = se une un Red Suit
name_lose_red_suit = muere un Red Suit
name_flip_event = se revela el siguiente Evento
name_hand = mano
    .the = tu mano
name_timeline = Línea temporal
    .the = la Línea temporal
name_face_down = boca abajo
name_draw_deck = mazo de robo
    .the = el mazo de robo
name_draw_discards = descartes de robo
    .the = los descartes de robo
name_event_deck = mazo de Eventos
    .the = el mazo de Eventos
name_event_discards = descartes de Eventos
    .the = los descartes de Eventos
name_crew = tripulación
    .the = la tripulación
name_red_suit = Red Suit
    .counted = { $number ->
        [one] un Red Suit
       *[other] { $amount } Red Suits
    }
name_red_suits = mazo de Red Suits
    .the = el mazo de Red Suits
name_attacks = Ataques sin usar
    .the = la pila de Ataques sin usar

## Why, in this very case

because_AttackStruck = Ninguna carta paró este Ataque.
because_AttackStopped = { $card } de tu mano anula un Ataque.
because_ThreeAlikeStruck = Tenías tres del mismo tipo: { $cards }.
because_EmptyHandStruck = Había que descartar una carta, y tu mano estaba vacía.
because_DualReactionDrawn = En la Tabla 1, { $card } actúa como { $acts_as }.
because_ReactionStopped = { $card } de tu mano anula { $reaction }.
because_FinalEventDiscarded = No quedaba ningún Evento que revelar, así que se sustituye el del lugar { $place }.
because_ReactionWithoutEffect = La Tabla 1 no tiene fila para { $card }.

## What a card says, for anyone who looks it up

face_acts_as = Actúa como { $acts_as }.
face_text = { $text }
face_completed_by = { $number ->
    [0] Tú juzgas qué carta lo completa.
   *[other] Lo completa { $cards }.
}

## The rules, for "why?"

why_piles = Las cartas se separan en cuatro pilas: Red Suits, Ataques, Eventos y Acciones, con las Acciones de Evento entre estas.
why_crew = Tres Red Suits cogidos al azar son tu tripulación. Los demás son el mazo de Red Suits, a tu izquierda.
why_event_deck = Con los Eventos se barajan Ataques para formar el mazo de Eventos: tres en la partida estándar, dos para una más fácil, cuatro o más para una más difícil.
why_draw_deck = Con las cartas de Acción se barajan Ataques para formar el mazo de robo: tres en la partida estándar, dos para una más fácil, cuatro o más para una más difícil.
why_deck_list = La lista del mazo dice cuántas cartas hay de cada nombre, y no puedes tener más. Si tus cartas son otras, corrige la lista.
why_opening_hand = Empiezas con cinco cartas del mazo de robo. Los Ataques que salgan se apartan, se roba otra carta por cada uno, y luego se barajan de vuelta.
why_opening_three = Una mano inicial con tres cartas iguales se baraja de vuelta en el mazo de robo, y robas cinco nuevas.
why_timeline = Los Eventos están boca abajo entre Mission Start y Mission End.
    .timeline_ten = En la partida estándar hay diez.
    .timeline_fifteen = Elegiste quince, y donde las reglas dicen diez, son quince.
    .timeline_twenty = Elegiste veinte, y donde las reglas dicen diez, son veinte.
why_first_flip = El primer Evento de la Línea temporal se revela antes de tu primer turno.
why_first_attack = Si el primer Evento es un Ataque, se resuelve como siempre, y se roba otro Evento para su sitio. Un segundo Ataque ahí se devuelve, y se roba otra carta.
why_win = Ganas cuando todos los Eventos de la Línea temporal están completados y queda vivo al menos un Red Suit.
    .last_reaction_first = La Reacción al último Evento va primero.
    .last_reaction_win_at_once = Según la lectura que elegiste, ganas antes de la Reacción al último Evento.
why_no_crew = Pierdes cuando no queda vivo ningún Red Suit de tu tripulación.
why_empty_deck = Pierdes cuando hay que robar una carta del mazo de robo o del mazo de Eventos y no hay ninguna que sirva.
    .short_deck_loss = Según la lectura que elegiste, eso vale también para las cartas que descarta una Reacción.
why_rounds = Hay una ronda tras otra hasta que la misión se gana o se pierde. Cada una tiene una Fase de jugador, con Acción y Recuperación, y una Fase de Eventos, con Reacción y Revelar.
why_watch_draw_deck = Un mazo de robo vacío puede costarte la partida, así que juega un Shuffle antes de que queden muy pocas cartas.
why_action = Juegas tantas acciones como quieras. Cada carta va boca arriba a los descartes de robo, y luego se lleva a cabo. Una Acción de Evento también se puede guardar para completar un Evento.
why_waiting_card = Un Teleport espera en tu mano a un Ataque, y un Sabotage a una Reacción. Qué más dicen sus cartas no está en las reglas en solitario, así que se guardan para eso.
why_waiting_card_action = Elegiste que un Teleport y un Sabotage se puedan jugar también como acciones. Las reglas en solitario solo dicen que hacen lo que llevan impreso, así que lo haces y dices qué ha cambiado.
    .section = Action; Table 1, Teleport and Sabotage (la lectura que elegiste)
why_recruit_action = Recruit trae un Red Suit nuevo de su mazo a tu tripulación; si ese mazo está vacío, no pasa nada.
why_destiny_action = Destiny hace lo que pone en la carta. Las reglas en solitario no lo repiten, así que lo haces y dices qué ha cambiado.
why_own_text_action = La Tabla 1 no tiene fila para esta carta, así que haces lo que pone en ella y dices qué ha cambiado.
why_text_draw = Robas una carta porque lo dice la carta que has jugado.
why_teleport_action = Un Teleport de tu mano detiene un Ataque.
    .teleport_may = También puedes guardarlo y perder un Red Suit.
    .teleport_must = Según la lectura que elegiste, hay que jugarlo, salvo que se juegue un Sabotage donde este también sirva.
why_sabotage_action = Un Sabotage de tu mano detiene una Reacción.
    .sabotage_on_attack_no = No detiene una carta de Ataque.
    .sabotage_on_attack_yes = Según la lectura que elegiste, detiene también un Ataque que sale como Reacción.
why_infiltrator_action = Infiltrator te deja robar una carta del mazo de robo.
why_attack_discarded = Los Ataques que roba un Infiltrator se descartan, y se roba otra vez. Un Ataque descartado no hace daño: era una falsa alarma.
why_shuffle_action = Shuffle devuelve todos los descartes de robo al mazo de robo, también la propia carta Shuffle, que se descartó antes de hacer efecto.
why_distraction_action = Distraction salta enseguida a la Fase de Eventos. No hay Recuperación, y no robas cartas.
why_recovery = En la Recuperación tienes que completar un Evento de la Línea temporal o descartar una carta de tu mano, antes de robar.
    .completion_order_any = Se puede completar cualquier Evento abierto.
    .completion_order_leftmost = Según la lectura que elegiste, solo se puede completar el primer Evento abierto.
why_completed = Una carta puesta en la Línea temporal completa un Evento abierto, que se gira de lado.
    .completing_card_discarded = La carta va después a los descartes de robo.
    .completing_card_under_event = Según la lectura que elegiste, la carta se queda bajo el Evento.
why_refill = Tras completar o descartar puedes robar cartas, de una en una, y parar después de cualquiera. En la mano nunca hay más de cinco.
    .refill_up_to_five = Puedes robar hasta tener cinco en la mano, como dicen la Tabla 2 y los consejos.
    .refill_as_used = Según la lectura que elegiste, puedes robar tantas cartas como hayas usado este turno.
why_refill_attack = Un Ataque que robas se resuelve: juega un Teleport o pierde un Red Suit. No se roba otra carta por él. Va a los descartes de robo.
    .late_cards_not_counted = Un Teleport jugado contra él tampoco se repone.
    .late_cards_counted = Según la lectura que elegiste, un Teleport jugado contra él se repone.
why_three_alike = Siempre que tengas tres cartas del mismo tipo, muere enseguida un Red Suit y las tres se descartan. Un Teleport no vale aquí.
    .same_type_name = Son del mismo tipo las cartas con el mismo nombre.
    .same_type_row = Según la lectura que elegiste, son del mismo tipo las cartas que actúan como la misma carta de la Tabla 1.
    .three_drawn_not_replaced = No se reponen.
    .three_drawn_replaced = Según la lectura que elegiste, se roban tres más si pasa mientras robas.
why_empty_hand = Si tienes que descartar una carta y tu mano está vacía, muere enseguida un Red Suit. Un Teleport no vale aquí.
why_reaction = Tras completar un Evento se roba una carta de Reacción del mazo de robo, hace efecto enseguida y se descarta. Un Sabotage detiene cualquier acción; un Teleport, un Ataque.
why_reaction_attack = Un Ataque que sale como Reacción se resuelve: juega un Teleport o pierde un Red Suit.
    .sabotage_on_attack_no = Un Sabotage no lo para.
    .sabotage_on_attack_yes = Según la lectura que elegiste, un Sabotage también lo para.
why_recruit_reaction = Un Recruit que sale como Reacción cuenta como un Ataque. Lo detiene un Sabotage o un Teleport.
why_destiny_reaction = Un Destiny que sale como Reacción descarta tres cartas del mazo de robo. Los Ataques que haya entre ellas se resuelven.
why_teleport_reaction = Un Teleport que sale como Reacción devuelve a su mazo un Red Suit de tu tripulación, el que tú elijas.
why_sabotage_reaction = Un Sabotage que sale como Reacción mete un Ataque nuevo en el mazo de robo. Los descartes se quedan fuera.
why_infiltrator_reaction = Un Infiltrator que sale como Reacción te hace descartar al azar una carta de tu mano.
why_shuffle_reaction = Un Shuffle que sale como Reacción descarta tres cartas del mazo de Eventos. Los Ataques que haya entre ellas se resuelven y van a los descartes de Eventos.
why_distraction_reaction = Una Distraction que sale como Reacción mete un Ataque nuevo en el mazo de Eventos. Los descartes se quedan fuera.
why_own_text_reaction = La Tabla 1 no tiene fila para esta carta, así que como Reacción no hace nada.
why_no_attack_left = Un Ataque nuevo sale de las cartas de Ataque que no están en ninguno de los dos mazos. Si no queda ninguna, no pasa nada.
why_short_deck = Si el mazo tiene menos de tres cartas, se descartan las que hay. Con eso solo no pierdes; pierdes cuando tienes que robar una carta y no queda ninguna.
why_flip = Al final de cada ronda se revela el siguiente Evento boca abajo de la Línea temporal.
why_flip_attack = Un Ataque que se revela se resuelve: juega un Teleport o pierde un Red Suit. Va a los descartes de Eventos, y se roba otro Evento para su sitio. Los Ataques que salgan después se devuelven, el mazo se baraja y se roba otra carta.
why_final_event = Cuando no queda ningún Evento boca abajo que revelar, el Evento final de la Línea temporal se descarta y se sustituye por uno del mazo de Eventos.
    .final_event_last_open = Es el último que no está completado.
    .final_event_last = Según la lectura que elegiste, es el del último lugar, aunque esté completado.
    .final_flip_next_turn = No se hace en el turno en que se reveló el último Evento.
    .final_flip_at_once = Según la lectura que elegiste, se hace también en el turno en que se reveló el último Evento.
    .replacement_face_up = El nuevo queda boca arriba.
    .replacement_face_down = Según la lectura que elegiste, el nuevo queda boca abajo.

## What our practice cards say, by the same key as the English words in their sheet

practice_destiny = Este Destiny de práctica no dice nada por sí mismo. Si tienes la carta impresa, haz lo que dice.
