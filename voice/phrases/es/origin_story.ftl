# Spanish. What the Vancardians say and ask. An event's sentence has the event's name; a question's begins with ask_.
# trick: baza; suit: palo; trump: triunfo; follow suit: asistir; row: fila. A Vancardian is feminine.
bot = las Vancardians

## Set-up options

option_difficulty = ¿Cómo de difícil quieres la partida?
    .level_0 = nivel 0, el más fácil, para empezar
    .level_1 = nivel 1
    .level_2 = nivel 2
    .level_3 = nivel 3
    .level_4 = nivel 4
    .level_5 = nivel 5, el más difícil
option_playing_cards = ¿Quién reparte las cartas de juego?
    .physical = reparto yo las cartas reales y digo cuáles son
    .virtual = reparte Tablemate, sin cartas en la mesa
option_vancardian_deck = ¿Quién roba las cartas de las Vancardians?
    .virtual = las roba Tablemate de la ficha del mazo
    .physical = robo yo las cartas impresas y digo lo que muestran
option_dealer = ¿Quién elige al primer repartidor?
    .virtual = lo elige Tablemate al azar
    .physical = lo elijo yo y digo quién es
option_level_set = ¿Qué cartas de las Vancardians son las más difíciles, las que cuenta el nivel?
    .red = las del rayo rojo
    .green = las del rayo verde
option_replace_hero = ¿Qué cartas cambia REPLACE cuando juegas como héroe?
    .non_love = sus cartas más bajas que no sean Love
    .any = sus cartas más bajas de cualquier palo
option_replace_short = REPLACE contra un héroe, y ella tiene muy pocas cartas que no sean Love. ¿Qué pasa?
    .love_too = sigue con sus cartas Love más bajas
    .fewer = se cambian menos cartas
option_replace_new = ¿Puede REPLACE cambiar las cartas que se acaban de robar para ello?
    .old_only = no, solo las que ya tenía
    .new_too = sí, también cuentan
option_move_leftmost = MOVE, y su única carta Love ya está la primera por la izquierda. ¿Qué pasa?
    .moved = cuenta como movida
    .not_moved = no se ha movido nada, así que hace REPLACE
option_vancardian_order = ¿A qué Vancardian se reparte primero?
    .automaton_first = Automaton
    .factoryon_first = Factoryon
option_extra_love_value = ¿Cuánto vale una carta Extra Love?
    .ask = pregúntame cuando la carta no dé un solo valor
    .keyword = siempre el número que va tras ADD
option_extra_love_shuffle = Se barajan los descartes, y entre ellos hay una carta Extra Love. ¿Qué pasa?
    .in = se baraja en el mazo
    .aside = se aparta
option_reveal = ¿Y si una carta se revela dos veces, o solo un momento?
    .once = su valor cambia una vez, para toda la ronda
    .cumulative = cada vez que se revela cambia de nuevo
    .until_hidden = solo cambia mientras está revelada
option_trump_reading = El triunfo es otro palo. ¿A qué llaman Love las reglas de las Vancardians?
    .heart = a las cartas Love, como siempre
    .trump = al palo de triunfo
option_surrendered_trick = La baza en la que te rindes, ¿cuenta entre las de quien salió?
    .no_trick = no, solo vale su punto
    .counts = sí

## Questions

ask_draw_dealer = Dale la ficha de repartidor a alguien al azar. ¿Quién la tiene?
ask_draw_playing = Revela una carta de juego. ¿Cuál es?
ask_draw_red = Revela la primera carta roja de las Vancardians. ¿Cuál es?
ask_draw_green = Revela la primera carta verde de las Vancardians. ¿Cuál es?
ask_your_hand = ¿Qué { $number } cartas tienes, de izquierda a derecha?
ask_deal_row = Reparte { $number } cartas a { $who }. ¿Cuáles son, de izquierda a derecha?
ask_replacement = Roba { $number ->
    [one] una carta para { $who }. ¿Cuál es?
   *[other] { $number } cartas para { $who }. ¿Cuáles son, en orden?
}
ask_drawn = Le toca a { $who }. Roba { $number ->
    [one] una carta para ella. ¿Cuál es?
   *[other] { $number } cartas para ella. ¿Cuáles son, en orden?
}
see_deal_row = Reparte { $number } cartas a { $who }, de izquierda a derecha.
see_replacement = Roba { $number ->
    [one] una carta para { $who } y ponla
   *[other] { $number } cartas para { $who } y ponlas
} en el sitio de las cartas robadas.
see_drawn = Le toca a { $who }. Roba { $number ->
    [one] una carta para ella y ponla
   *[other] { $number } cartas para ella y ponlas
} en el sitio de las cartas robadas.
see_your_lead = Baza { $trick }. Sales tú, como { $alignment }. Juega una carta de tu fila, o di «habilidad».
see_your_card = Baza { $trick }. La salida es { $lead }, y juegas como { $alignment }. Juega una carta de tu fila, o di «habilidad».
see_give_card = Saca de tu fila otra carta para { $who }, a cambio de { $card }.
see_you_row = Cambia tu fila como dice tu habilidad y déjala de forma que pueda leerla. Pon la carta HECHO si no cambia nada.
see_automaton_row = Cambia la fila de Automaton como dice tu habilidad y déjala de forma que pueda leerla. Pon la carta HECHO si no cambia nada.
see_factoryon_row = Cambia la fila de Factoryon como dice tu habilidad y déjala de forma que pueda leerla. Pon la carta HECHO si no cambia nada.
see_you_order = Pon tu fila en su nuevo orden. Pon la carta HECHO si no cambia nada.
see_automaton_order = Pon la fila de Automaton en su nuevo orden. Pon la carta HECHO si no cambia nada.
see_factoryon_order = Pon la fila de Factoryon en su nuevo orden. Pon la carta HECHO si no cambia nada.
ask_printed_event = ¿Cambia el evento lo que se puede jugar? Por los puntos que da te pregunto al final de la ronda.
ask_event_off_suit = ¿Qué palo tiene que jugar quien no puede asistir?
ask_charged = ¿Has cargado algo? { $superhero_id ->
    [yes] Por tu superhéroe pregunto en todo caso después de cada baza.
   *[no] Si es así, pregunto por ello ahora y después de cada baza.
}
ask_alignment = ¿Eres héroe o villano esta ronda?
ask_printed_row = { $so_far ->
    [0] Revela la primera carta del mazo de las Vancardians. ¿Qué pone junto a la ronda { $round }?
   *[other] ¿Qué más pone junto a la ronda { $round }?
}
ask_printed_number = ¿Qué número pone junto a «{ $keyword }»?
ask_extra_value_printed = Coge dos cartas Extra Love que muestren { $number }. ¿Cuánto valen?
ask_extra_value = La carta Extra Love para { $who } trae dos valores, y el efecto dice { $number }. ¿Cuánto vale?
ask_your_lead = Baza { $trick }. Sales tú, como { $alignment }. ¿Con qué carta?
ask_your_card = Baza { $trick }. La salida es { $lead }, y juegas como { $alignment }. ¿Qué carta?
ask_trick_over = { $who_id ->
    [you] Estás a punto de llevarte la baza con { $card }.
   *[other] { $who } está a punto de llevarse la baza con { $card }.
} ¿Seguimos, o usas una habilidad?
ask_charging = ¿Hay algo que haga efecto ahora, antes de que elijas bando? Los intercambios con las Vancardians vienen después.
ask_when_charged = Las Vancardians están preparadas. ¿Seguimos, o usas una habilidad When Charged que tenía que esperar?
ask_end_of_round = La ronda ha terminado{ $surrendered_id ->
    [yes] , y las habilidades sobre bazas no se activan
   *[no] {""}
}. ¿Da algo una habilidad End of Round o el evento?
ask_ability = ¿Qué hace tu habilidad?
ask_give_card = ¿Qué otra carta le das a { $who } por { $card }?
ask_revealed = ¿Cuáles de tus cartas revelas?
ask_hidden = ¿Qué cartas vuelves a ocultar?
ask_swap_card = ¿Qué carta juegas en lugar de { $card }?
ask_changed_card = ¿Qué carta cambia?
ask_changed_suit = ¿De qué palo es { $card } ahora?
ask_raised_by = { $card } vale { $value }. ¿Cuánto se suma?
ask_lowered_by = { $card } vale { $value }. ¿Cuánto se resta?
ask_you_row = ¿Qué cartas hay ahora en tu fila, de izquierda a derecha?
ask_automaton_row = ¿Qué cartas hay ahora en la fila de Automaton, de izquierda a derecha?
ask_factoryon_row = ¿Qué cartas hay ahora en la fila de Factoryon, de izquierda a derecha?
ask_you_gone = ¿Cuáles de tus cartas se van?
ask_automaton_gone = ¿Qué cartas de Automaton se van?
ask_factoryon_gone = ¿Qué cartas de Factoryon se van?
ask_cards_drawn = ¿Cuántas cartas robas?
ask_you_order = ¿En qué orden están tus cartas, de izquierda a derecha?
ask_automaton_order = ¿En qué orden están las cartas de Automaton, de izquierda a derecha?
ask_factoryon_order = ¿En qué orden están las cartas de Factoryon, de izquierda a derecha?
ask_who_gains = ¿Quién gana puntos?
ask_who_loses = ¿Quién pierde puntos?
ask_points_gained = ¿Cuántos puntos?
ask_points_lost = ¿Cuántos puntos?
ask_whose_tricks = ¿De quién ha cambiado el número de bazas?
ask_tricks = { $who_id ->
    [you] ¿Cuántas bazas tienes ahora?
   *[other] ¿Cuántas bazas tiene ahora { $who }?
}
ask_trump = ¿Qué palo es triunfo ahora?

## Events and instructions: set-up

TableReadied = Devuelve las cartas de evento a la caja. Ten a mano las fichas de resistencia y las cartas de historia, barajadas.
PlayerReadied = Coge un tablero de jugador al azar, un dial en 0, una ficha de resistencia y 2 cartas de superhéroe, boca abajo sobre tu tablero. Los otros superhéroes vuelven a la caja. Cuando una carta de historia o de superhéroe tenga el icono que excluyen las reglas en solitario, retírala y roba otra.
DialsReadied = Dale un dial a Automaton y otro a Factoryon, en 0, con el lado rojo de héroe a la vista.
LevelChosen = Nivel { $level }. { $level ->
    [0] Las cinco cartas de las Vancardians son del color { $easy }.
    [5] Las cinco cartas de las Vancardians son del color { $hard }.
    [1] La carta de las Vancardians de la última ronda es del color { $hard }; las otras, del { $easy }.
   *[other] Las cartas de las Vancardians de las últimas { $level } rondas son del color { $hard }; las otras, del { $easy }.
}
DeckBuilt = Baraja las cartas rojas y las verdes de las Vancardians en dos mazos de eventos. { $level ->
    [0] Sin mirar, coge 5 del color { $easy }: son el mazo de las Vancardians.
    [5] Sin mirar, coge 5 del color { $hard }: son el mazo de las Vancardians.
   *[other] Sin mirar, coge para el mazo de las Vancardians { $level } del color { $hard }, y pon encima { $rest } del color { $easy }.
} No lo barajes. Tú dirás lo que muestran tus cartas impresas.
DealerChosen = { $dealer_id ->
    [you] La ficha de repartidor es para ti.
   *[other] Dale a { $dealer } la ficha de repartidor.
}

## Round set-up

RoundBegan = Ronda { $round }. { $dealer_id ->
    [you] Repartes tú
   *[other] Reparte { $dealer }
}, y { $leader_id ->
    [you] sales tú
   *[other] sale { $leader }
} en la primera baza.
CardsGathered = { $by_id ->
    [you] Baraja las 52 cartas de juego, sin las Extra Love, y repártete 8 en fila.
   *[tablemate] Las 52 cartas de juego están barajadas y repartidas.
}
ExtraLoveSetAside = Aparta las cuatro cartas Extra Love.
RowDealt = { $who_id ->
    [you] Tus cartas son { $cards }.
   *[other] { $who } tiene { $cards }.
}
EventDrawn = El evento de esta ronda, del mazo { $colour }: { $text }
PrintedEventDrawn = Revela la primera carta del mazo de eventos { $colour }. Su lado izquierdo vale para esta ronda.
StoryPlayed = Gana una ficha de resistencia y roba 3 cartas de historia. Juega una en el espacio { $round } de tu tablero y descarta las otras dos.
SuperheroPlayed = Juega uno de tus dos superhéroes, recibe sus beneficios y descarta el otro.
AbilitiesCharged = Coloca tus fichas de resistencia para cargar tus habilidades.
AlignmentChosen = { $alignment_id ->
    [hero] Eres un héroe: cada baza es un punto.
   *[villain] Eres un villano: 4 puntos si no ganas ninguna baza.
}
RowEmpty = La carta de las Vancardians no muestra nada para la ronda { $round }.
EffectResolved = La carta de las Vancardians dice: { $keyword_id ->
    [replace] cambiar { $number }.
    [add_love] añadir Love { $number }.
   *[move_love] mover { $number } Love a la izquierda.
}
CardsReplaced = { $who } descarta { $gone } y recibe { $new } en el extremo derecho.
NothingReplaced = { $who } solo tiene cartas de { $love }, así que no se cambia ninguna.
LoveAdded = { $who } descarta { $gone } del extremo derecho y recibe en el izquierdo una carta Extra Love que vale { $value }. La llamo { $card }.
LoveMoved = { $already_id ->
    [yes] { $who } ya tiene { $cards } en el extremo izquierdo.
   *[no] { $who } mueve { $cards } al extremo izquierdo.
}
NoLoveMoved = { $card_id ->
    [none] { $love_id ->
        [none] No hay triunfo, así que { $who } no tiene carta que mover. Cambia { $number }.
       *[other] { $who } no tiene ninguna carta de { $love } que mover, así que cambia { $number }.
    }
   *[other] { $card } ya es la primera carta de { $who } por la izquierda, así que no se mueve. Cambia { $number }.
}

## Tricks

DeckReshuffled = El mazo está vacío. { $goes_id ->
    [aside] Aparta { $extra }. El resto de los descartes se baraja en un mazo nuevo de { $cards }.
    [in] Los descartes se barajan en un mazo nuevo de { $cards }, con { $extra } dentro.
   *[none] Los descartes se barajan en un mazo nuevo de { $cards }.
}
CardLed = { $who } sale con { $card }{ $plain_id ->
    [yes] .
   *[no] , que vale { $value }.
}
CardFollowed = { $who } juega { $card }{ $plain_id ->
    [yes] {""}
   *[no] , que vale { $value }
}{ $ahead_id ->
    [yes] , y va ganando.
    [no] , y se queda por debajo.
   *[last] .
}
CardsRefused = { $who } no se queda con nada y descarta { $refused }.
CardsKept = { $who } se queda con { $kept } en el extremo derecho, en lugar de { $dropped }.
CardKept = { $who } se queda con { $kept } en el extremo derecho, en lugar de { $dropped }, y descarta { $refused }.
DrawSkipped = No quedan cartas que robar, así que { $who } no roba.
TrickWon = { $who_id ->
    [you] Te llevas la baza con { $card }. Tienes { $tricks ->
        [one] una baza.
       *[other] { $tricks } bazas.
    }
   *[other] { $who } se lleva la baza con { $card }. Tiene { $tricks ->
        [one] una baza.
       *[other] { $tricks } bazas.
    }
}
Surrendered = Te rindes. { $who } gana { $points ->
    [one] un punto
   *[other] { $points } puntos
}, y la ronda termina.

## Your abilities

CardTaken = Coges { $card } de { $who }.
CardGiven = Le das { $card } a { $who }, como su primera carta por la izquierda.
CardsRevealed = Ahora valen uno { $alignment_id ->
    [hero] menos
   *[villain] más
}: { $cards }.
CardsHidden = Ocultas otra vez, y valen lo mismo que antes: { $cards }.
PlayedSwapped = Juegas { $card } y recuperas { $back }.
AnyCardAllowed = Con tu próxima carta no tienes que asistir.
TrickRewound = La baza se deshace. Vuelven a su sitio: { $cards }. Sales tú.
CardChanged = { $card } cuenta como { $suit } { $value } en esta ronda.
CardsDrawnAnew = { $who_id ->
    [you] Robas { $cards }.
   *[other] { $who } recibe { $cards }.
}
RowChanged = { $who_id ->
    [you] Ahora tu fila es { $cards }.
   *[other] Ahora la fila de { $who } es { $cards }.
}
AlignmentChanged = Ahora eres { $alignment }.
PointsGained = { $who_id ->
    [you] Ahora tienes { $total ->
        [one] un punto
       *[other] { $total } puntos
    }.
   *[other] Ahora { $who } tiene { $total ->
        [one] un punto
       *[other] { $total } puntos
    }.
}
TricksCounted = { $who_id ->
    [you] Ahora tienes
   *[other] Ahora { $who } tiene
} { $tricks ->
    [one] una baza.
   *[other] { $tricks } bazas.
}
TrumpChanged = { $trump_id ->
    [none] Ahora no hay triunfo.
   *[other] Ahora el triunfo es { $trump }.
}

## The end of a round and of the game

RoundScored = Se puntúa la ronda { $round }. Tú ganas { $you_gained } y tienes { $you_total }. Automaton gana { $automaton_gained } y tiene { $automaton_total }. Factoryon gana { $factoryon_gained } y tiene { $factoryon_total }. Ajusta los diales.
RoundCleared = Devuelve tus fichas de resistencia a tu reserva{ $event_id ->
    [yes] , descarta el evento
   *[no] {""}
} y { $dealer_id ->
    [you] coge la ficha de repartidor.
   *[other] pásale la ficha de repartidor a { $dealer }.
}
GameScored = Tú tienes { $you ->
    [one] un punto
   *[other] { $you } puntos
}, Automaton { $automaton } y Factoryon { $factoryon }. { $outcome_id ->
    [won] Ganas tú. ¡Bien jugado!
    [lost] Ganan las Vancardians.
   *[shared] Compartes la victoria.
}

## Why, in this very case

because_CardLed = Su fila era { $row }.
because_CardFollowed = { $reason_id ->
    [follow_beat] De sus cartas de { $lead }, { $card } es la más baja que supera { $beaten }.
    [follow_under] No tiene ninguna carta de { $lead } que supere { $beaten }, y { $card } es la más baja que tiene.
    [follow_void] No tiene { $lead }, y { $card } es su carta más baja.
    [follow_villain_love] Solo puede jugar { $love }, y { $card } es la más baja.
   *[follow_villain] { $card } es la más baja que puede jugar{ $love_id ->
        [none] {""}
       *[other] {" "}que no sea de { $love }
    }.
} Su fila era { $row }.
because_CardsRefused = En su fila solo había { $suits }.
because_CardsKept = En su fila había { $suits }.
because_CardKept = En su fila había { $suits }.

## The visible state

view_points = Puntos: tú { $you }, Automaton { $automaton }, Factoryon { $factoryon }.
view_round = Ronda { $round }{ $trick ->
    [0] {""}
   *[other] , baza { $trick }
}. { $alignment_id ->
    [undecided] Aún no has elegido bando.
   *[other] Juegas como { $alignment }.
}
view_tricks = Bazas: tú { $you }, Automaton { $automaton }, Factoryon { $factoryon }.
view_trump = Triunfo: { $trump }.
view_off_suit = Quien no puede asistir tiene que jugar { $suit }.
view_row = { $who_id ->
    [you] Tu fila: { $cards }.
   *[other] { $who }: { $cards }.
}
view_drawn = Recién robadas: { $cards }.
view_trick = En la baza: { $cards }.
view_worth = { $card } cuenta como { $suit } { $value }.

## The result sheet

column_you = Tú
column_automaton = Automaton
column_factoryon = Factoryon
row_tricks = Bazas y bando
row_surrender = Rendiciones
row_cards = Cartas y evento
row_total = Total

## Names

name_vancardians_toml = el mazo de las Vancardians
name_you = tú
name_automaton = Automaton
name_factoryon = Factoryon
name_brains = Brains
    .also = inteligencia, cerebro
name_love = Love
    .also = amor, corazón
name_speed = Speed
    .also = velocidad
name_strength = Strength
    .also = fuerza
name_none = ninguno
name_hero = héroe
name_villain = villano
name_undecided = sin decidir
name_red = rojo
name_green = verde
name_nothing = nada
name_something = algo
name_replace = cambiar
name_add_love = añadir Love
    .also = add love
name_move_love = mover Love a la izquierda
    .also = move love left
name_go_on = seguir
name_ability = usar una habilidad
name_surrender = rendirme
name_back = déjalo
name_exchange_automaton = intercambiar una carta con Automaton
name_exchange_factoryon = intercambiar una carta con Factoryon
name_reveal = revelar cartas
name_hide = ocultar cartas
name_swap_played = cambiar la carta que he jugado
name_play_any = jugar cualquier carta sin asistir
name_rewind = deshacer la baza y salir yo
name_gain_points = alguien gana puntos
name_lose_points = alguien pierde puntos
name_alignment = cambiar de bando
name_raise_card = subir el valor de una carta
name_lower_card = bajar el valor de una carta
name_change_suit = cambiar el palo de una carta
name_trump = cambiar el palo de triunfo
name_off_suit = exigir un palo a quien no puede asistir
name_tricks = cambiar el número de bazas de alguien
name_row_you = cambiar las cartas de mi fila
name_row_automaton = cambiar la fila de Automaton
name_row_factoryon = cambiar la fila de Factoryon
name_you_row = tu fila
    .the = tu fila
name_automaton_row = fila de Automaton
    .the = la fila de Automaton
name_factoryon_row = fila de Factoryon
    .the = la fila de Factoryon
name_drawn = fila de cartas robadas
    .the = la fila de cartas robadas
name_picked = cartas que nombras
    .the = las cartas que nombras
name_trick = baza
    .the = la baza
name_deck = mazo
    .the = el mazo
name_discards = pila de descartes
    .the = la pila de descartes
name_aside = cartas Extra Love
    .the = las cartas Extra Love
name_dials = diales
    .the = los diales
name_dial = dial
name_point = punto
name_you_won = bazas que has ganado
    .the = las bazas que has ganado
name_automaton_won = bazas que ha ganado Automaton
    .the = las bazas que ha ganado Automaton
name_factoryon_won = bazas que ha ganado Factoryon
    .the = las bazas que ha ganado Factoryon

## Why, in this very case

because_NothingReplaced = Todas las cartas de la fila de { $who } son de { $love }.
because_LoveMoved = Esto es lo que hay de { $love } en la fila de { $who }: { $cards }.
because_NoLoveMoved = { $love_id ->
    [none] No hay triunfo, así que no vale ninguna carta de la fila de { $who }.
   *[other] { $card_id ->
        [none] No hay { $love } en la fila de { $who }.
       *[other] { $card } es la única carta de { $love } en la fila de { $who }, y ya es la primera por la izquierda.
    }
}
because_TrickWon = Nada en la baza supera { $card }.
name_choice_none = sin triunfo

## What a card says, for anyone who looks it up

face_event = Evento de la ronda 3: { $event }
face_round = Ronda { $round }: { $keyword } { $number }.

## The rules, for "why?"

why_set_up_table = Dos Vancardians, Automaton y Factoryon, ocupan cada una el lugar de un jugador, y donde las reglas en solitario no dicen otra cosa valen las normales. Las cartas de evento corrientes se quedan en la caja, porque los eventos en solitario están en las cartas de las Vancardians. Nadie puede mirar los descartes ni las bazas ganadas.
why_set_up_you = Recibes un tablero al azar, un dial en 0, una ficha de resistencia y 2 cartas de superhéroe, de las que eliges una en la ronda 5. Los otros superhéroes vuelven a la caja. Las cartas de historia y de superhéroe con el icono que nombra el reglamento en solitario salen de la partida, y robas otras. En nuestro ejemplar no se podía leer ese icono, así que tú juzgas qué cartas son.
why_set_up_vancardians = Cada Vancardian recibe un dial en 0, con el lado de héroe a la vista. Siempre juegan como héroes.
why_vancardian_deck = El mazo de las Vancardians tiene cinco cartas, sin mirar y sin barajar: abajo, tantas del grupo difícil como dice el nivel, y encima, cartas del otro grupo. Las demás forman los dos mazos de eventos.
    .level_set_red = Tomamos las rojas como el grupo difícil. En nuestro ejemplar de las reglas falta ese icono, así que puedes elegir las verdes.
    .level_set_green = Las verdes son el grupo difícil, como elegiste.
why_dealer = Alguien al azar recibe la ficha de repartidor. Las cartas las repartes siempre tú; la ficha solo dice quién sale en la primera baza: quien va después del repartidor.
why_turn_order = Los turnos bajan por las filas de la mesa, y de la última se vuelve a la primera: tú, Automaton, Factoryon. En la primera baza de cada ronda sale quien va después del repartidor.
why_deal_you = Se barajan las 52 cartas de juego, sin las Extra Love, y recibes ocho, boca arriba en una fila y en el orden que quieras.
why_event = Solo en la ronda 3, el color de la primera carta del mazo de las Vancardians dice de qué mazo de eventos se roba una carta. Su lado izquierdo vale para esta ronda.
why_event_off_suit = El evento de esta ronda dice qué palo tiene que jugar quien no puede asistir, si lo tiene.
why_story_card = En las rondas 1 a 4 ganas una ficha de resistencia, robas 3 cartas de historia, juegas una en el espacio de la ronda y descartas las otras dos.
why_superhero = En la ronda 5 no hay carta de historia. Juegas uno de tus dos superhéroes, recibes sus beneficios y descartas el otro. No necesita resistencia, así que pregunto por tus habilidades después de cada baza y al final de la ronda, aunque no hayas cargado nada.
why_charge = Colocas resistencia en las cartas de historia y en tu tablero para cargar sus habilidades; si hay dos costes, eliges uno. Lo que no coloques ahora se queda sin usar esta ronda. Las habilidades When Charged hacen efecto ahora, antes de que elijas bando. Solo las que intercambian cartas con una Vancardian esperan a que ellas estén preparadas.
why_alignment = Eliges bando antes de que las Vancardians reciban sus cartas. Un héroe quiere ganar bazas; un villano no quiere ganar ninguna.
why_deal_vancardians = Se apartan las cuatro cartas Extra Love. Cada Vancardian recibe ocho cartas en fila, boca arriba, de izquierda a derecha en el orden en que salen.
    .vancardian_order_automaton_first = Se reparte primero a Automaton, porque va antes en el orden de turno.
    .vancardian_order_factoryon_first = Se reparte primero a Factoryon, como elegiste.
why_vancardian_card = Se roba la primera carta del mazo de las Vancardians, y los efectos junto al número de esta ronda se aplican a cada Vancardian.
why_no_effect = La primera carta del mazo de las Vancardians no muestra nada junto al número de esta ronda, así que no pasa nada.
why_replace_hero_non_love = Juegas como héroe, así que se cambian sus cartas más bajas que no son Love. Las nuevas van al extremo derecho en el orden en que se roban. En nuestro ejemplar de las reglas falta esta frase, así que puedes elegir otra lectura.
    .replace_short_love_too = Si tiene muy pocas de esas, se sigue con sus cartas Love más bajas.
    .replace_short_fewer = Según la lectura que elegiste, si tiene muy pocas de esas se cambian menos cartas.
    .replace_new_old_only = Las cartas que se acaban de robar para ello no se vuelven a cambiar.
    .replace_new_new_too = Según la lectura que elegiste, las cartas que se acaban de robar para ello se pueden cambiar enseguida.
    .trump_reading_trump = Según la lectura que elegiste, aquí Love significa el palo de triunfo.
why_replace_hero_any = Juegas como héroe, y elegiste que se cambien sus cartas más bajas de cualquier palo. Las nuevas van al extremo derecho en el orden en que se roban.
    .section = Vancardian keywords: REPLACE (la lectura que elegiste)
    .replace_new_old_only = Las cartas que se acaban de robar para ello no se vuelven a cambiar.
    .replace_new_new_too = Según la lectura que elegiste, las cartas que se acaban de robar para ello se pueden cambiar enseguida.
why_replace_villain = Juegas como villano, así que se cambian sus cartas más altas, también las Love. Las nuevas van al extremo derecho en el orden en que se roban.
    .replace_new_old_only = Las cartas que se acaban de robar para ello no se vuelven a cambiar.
    .replace_new_new_too = Según la lectura que elegiste, las cartas que se acaban de robar para ello se pueden cambiar enseguida.
why_replace_fewer = Solo tiene cartas Love, y elegiste que Love nunca se cambie mientras juegas como héroe.
    .section = Vancardian keywords: REPLACE (la lectura que elegiste)
why_add_love = Se descarta su última carta por la derecha, y una carta Extra Love con el valor indicado pasa a ser la primera por la izquierda.
    .extra_love_value_ask = Si la carta trae dos valores, tú dices cuál cuenta.
    .extra_love_value_keyword = Según la lectura que elegiste, siempre vale el número que va tras ADD.
why_move_love = Su carta Love que está más a la derecha pasa a ser la primera por la izquierda, tantas veces como dice la carta.
    .move_leftmost_moved = Una carta Love que ya está la primera por la izquierda cuenta como movida.
    .move_leftmost_not_moved = Según la lectura que elegiste, una carta Love que ya está la primera por la izquierda no cuenta como movida.
    .trump_reading_trump = Según la lectura que elegiste, aquí Love significa el palo de triunfo.
why_move_none = No tiene cartas Love, así que no se movió ninguna, y en su lugar cambia otras tantas cartas.
    .trump_reading_trump = Según la lectura que elegiste, aquí Love significa el palo de triunfo.
why_move_leftmost = Su única carta Love ya está la primera por la izquierda. Elegiste que entonces no cuente como movida, así que en su lugar cambia otras tantas cartas.
    .section = Vancardian keywords: MOVE love LEFT (la lectura que elegiste)
why_exchange = En un intercambio coges su carta más baja que no sea Love; si hay varias iguales, la que está más a la izquierda.
    .trump_reading_trump = Según la lectura que elegiste, aquí Love significa el palo de triunfo.
why_exchange_love = Solo tiene cartas Love, así que en un intercambio coges la más baja de ellas.
    .trump_reading_trump = Según la lectura que elegiste, aquí Love significa el palo de triunfo.
why_give_card = Le das una de tus cartas, pero no la que acabas de coger, y pasa a ser la primera por la izquierda.
why_reveal_hero = Juegas como héroe, así que cada carta que revelas vale uno menos. Estar boca arriba en tu fila no es revelar.
    .reveal_once = Se queda así toda la ronda, y revelarla otra vez no cambia nada.
    .reveal_cumulative = Se queda así toda la ronda, y según la lectura que elegiste, cada vez que se revela cambia de nuevo.
    .reveal_until_hidden = Según la lectura que elegiste, solo se queda así mientras la carta está revelada.
why_reveal_villain = Juegas como villano, así que cada carta que revelas vale uno más. Estar boca arriba en tu fila no es revelar.
    .reveal_once = Se queda así toda la ronda, y revelarla otra vez no cambia nada.
    .reveal_cumulative = Se queda así toda la ronda, y según la lectura que elegiste, cada vez que se revela cambia de nuevo.
    .reveal_until_hidden = Según la lectura que elegiste, solo se queda así mientras la carta está revelada.
why_hide = Elegiste que revelar una carta solo la cambie mientras está revelada, así que las ocultas recuperan su propio valor.
    .section = Your turns: reveal (la lectura que elegiste)
why_your_cards = Juegas tus turnos como siempre, y tus cartas hacen lo que dicen. Tablemate se fía de tu palabra, y las Vancardians se apañan con ello.
why_drawn_unseen = Tu habilidad hace robar cartas. Reparto yo y nadie ve el mazo, así que el azar decide cuáles son.
why_alignment_changed = Si una carta te cambia de bando durante la ronda, las Vancardians se guían por el bando que tienes en cada momento, y solo puntúa el del final de la ronda.
why_trump_heart = Love es triunfo si ninguna carta ni evento dice otra cosa. Las bazas siguen el triunfo real, pero donde las reglas de las Vancardians dicen Love, siguen hablando de Love.
why_trump_trump = Love es triunfo si ninguna carta ni evento dice otra cosa. Elegiste que donde las reglas de las Vancardians dicen Love, hablen del palo de triunfo.
    .section = General rules (la lectura que elegiste)
why_must_follow = Tienes que jugar el palo de salida si lo tienes.
why_surrender = Al principio de tu turno, en una baza en la que sale una Vancardian, puedes rendirte ante ella, salvo que seas un villano sin bazas. Ella gana un punto por cada carta que le queda en la mano y otro por la baza. La ronda termina enseguida, las habilidades sobre bazas no se activan, y el resto se puntúa como siempre.
    .surrendered_trick_no_trick = Esa baza no cuenta entre las suyas.
    .surrendered_trick_counts = Según la lectura que elegiste, esa baza es una de las suyas, y su punto se cuenta con ellas.
why_reshuffle = El mazo de cartas de juego está vacío, así que se barajan los descartes para formar uno nuevo.
    .extra_love_shuffle_in = Las cartas Extra Love de los descartes también se barajan.
    .extra_love_shuffle_aside = Según la lectura que elegiste, antes se apartan las cartas Extra Love de los descartes.
why_card_gone = Esa carta ya se ha jugado o descartado en esta ronda, así que ahora no puede salir. Mira otra vez, o deshaz si alguna carta anterior se dijo mal.
why_draw_skipped = El mazo y los descartes están vacíos, así que no se roba nada.
why_draw_skipped_aside = El mazo está vacío, y en los descartes solo hay cartas Extra Love. Elegiste que esas nunca se barajen, así que no se roba nada.
why_lead_lowest = Eres un villano sin bazas, así que ella sale con su carta más baja, sea del palo que sea; si hay varias iguales, con la que está más a la izquierda.
why_lead_highest = Sale con su carta más alta, sea del palo que sea; si hay varias iguales, con la que está más a la izquierda.
why_draw_two = Roba dos cartas y se queda con las de un palo que ya tenía en la mano. Otras tantas salen del extremo derecho de su mano, y las nuevas se ponen ahí en el orden en que se robaron.
why_last_trick = Se queda con más cartas de las que puede descartar, y eso pasa en la última baza de una ronda. Descarta las que tiene.
why_follow_villain = Eres un villano sin bazas, así que ella juega la carta más baja que puede jugar y que no sea Love.
    .trump_reading_trump = Según la lectura que elegiste, aquí Love significa el palo de triunfo.
why_follow_villain_love = Eres un villano sin bazas y ella solo puede jugar Love, así que juega su carta Love más baja.
    .trump_reading_trump = Según la lectura que elegiste, aquí Love significa el palo de triunfo.
why_follow_beat = Juega la carta más baja del palo de salida que supera todas las cartas de la baza hasta ahora.
why_follow_under = Ninguna de sus cartas del palo de salida supera la baza, así que juega la más baja de ellas.
why_follow_void = No tiene cartas del palo de salida, así que juega su carta más baja de cualquier palo, también Love.
why_trick_trump = El triunfo más alto se lleva la baza, y quien la gana sale en la siguiente. Love es triunfo si nada dice otra cosa.
why_trick_lead = No se ha jugado triunfo, así que la carta más alta del palo de salida se lleva la baza, y quien la gana sale en la siguiente. Una carta de otro palo nunca gana.
why_trick_tied = Dos cartas son igual de fuertes, así que se lleva la baza la que se jugó antes. Quien la gana sale en la siguiente.
why_score_hero = Al final de la ronda eres un héroe y sumas un punto por cada baza que ganaste, y las Vancardians también.
why_score_villain = Al final de la ronda eres un villano: 4 puntos si no ganaste ninguna baza; si no, ninguno. Las Vancardians suman un punto por cada baza.
why_end_of_round = Tras puntuar, toda la resistencia vuelve a tu reserva, se descarta el evento de la ronda 3, y la ficha de repartidor pasa al siguiente jugador.
why_game_end = Tras cinco rondas gana quien tenga más puntos. Las Vancardians cuentan como jugadores, y quienes empatan en cabeza comparten la victoria.

## What our practice cards say, by the same key as the English words in their sheet

practice_nothing = Evento de práctica: en esta ronda no pasa nada especial.
practice_no_tricks = Evento de práctica: al final de esta ronda, quien no tenga bazas gana un punto.
practice_off_suit_love = Evento de práctica: quien no pueda asistir tiene que jugar Love si tiene.
practice_most_tricks = Evento de práctica: al final de esta ronda, quien tenga más bazas gana un punto. Si hay empate, nadie.
practice_trump_speed = Evento de práctica: en esta ronda el triunfo es Speed en vez de Love.
practice_stamina_gained = Evento de práctica: ganas una ficha de resistencia antes de cargar tus habilidades.
practice_no_trump = Evento de práctica: en esta ronda no hay triunfo.
practice_last_trick = Evento de práctica: quien se lleve la última baza de esta ronda gana un punto.
practice_vancardians_gain = Evento de práctica: al final de esta ronda cada Vancardian gana un punto.
practice_trump_strength = Evento de práctica: en esta ronda el triunfo es Strength en vez de Love.
practice_off_suit_strength = Evento de práctica: quien no pueda asistir tiene que jugar Strength si tiene.
practice_vancardian_last_trick = Evento de práctica: si una Vancardian se lleva la última baza de esta ronda, gana 2 puntos.
practice_trump_brains = Evento de práctica: en esta ronda el triunfo es Brains en vez de Love.
practice_stamina_cost = Evento de práctica: en esta ronda tus habilidades cuestan una ficha de resistencia más.
practice_hero_without_trick = Evento de práctica: pierdes un punto si en esta ronda no te llevas ninguna baza siendo héroe.
