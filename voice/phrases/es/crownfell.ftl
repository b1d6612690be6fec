# Spanish. What the Last Stand says and asks. An event's sentence has the event's name; a question's begins with ask_.
# rally: convocar; home row: fila inicial; deploy: desplegar; lock: bloquear.
bot = el enemigo

## Set-up options

option_team = ¿Con qué personajes juegas?
    .starter_a = equipo inicial A: Angel, Beacon, Guardian y Stag
    .starter_b = equipo inicial B: Harbinger, Monarch, Pyro y Vampire
    .random = cuatro cartas repartidas al azar
    .hard = modo difícil: tres cartas repartidas al azar, contra catorce
    .draft = el draft alrededor de la Corona
option_enemy_deck = ¿Quién baraja y roba las cartas de personaje?
    .virtual = Tablemate nombra cada carta, y tú la buscas
    .physical = yo las barajo y las robo; la cámara ve lo que sale, o lo digo yo
option_solo_deck = ¿Quién roba las cartas de solitario?
    .virtual = las roba Tablemate
    .physical = yo doy la vuelta a las impresas; la cámara las lee, o digo lo que muestran
option_lock = ¿Qué impide un bloqueo?
    .moves = mover y capturar; las habilidades se pueden usar
    .all = todo
option_protection = ¿De qué salva la protección a una carta?
    .moves = solo de capturas al mover
    .ranged = de capturas al mover y a distancia
    .everything = también de habilidades que capturan
option_passive_move = ¿Qué es el movimiento pasivo de la desesperación final?
    .step = una casilla en cualquier dirección, a una casilla libre
    .diagram = una casilla según las flechas de la carta, a una casilla libre
    .full = un movimiento completo según las flechas de la carta, capturas incluidas
option_ranged_capture = ¿Cómo usa el enemigo un icono de captura a distancia?
    .move = desde donde está la carta, o tras mover en la misma acción
    .stand = solo desde donde está la carta, en vez de mover
option_player_ranged_capture = ¿Y cómo lo usas tú?
    .move = desde donde está la carta, o tras mover en la misma acción
    .stand = solo desde donde está la carta, en vez de mover
option_capture_rally = ¿Convoca también una captura que acaba en la Corona o en la fila inicial?
    .yes = sí
    .no = no
option_home_row_rally = ¿Convoca una carta que se mueve dentro de la fila inicial a la que ha llegado?
    .no = no
    .yes = sí
option_move_reach = Un enemigo con dos flechas mueve para bloquear, proteger, seguir protegido o amenazar. ¿Qué casillas cuentan?
    .farthest = solo la más lejana en cada dirección, porque siempre mueve todo lo que puede
    .any = también cualquier casilla del camino
option_far_or_safe = La casilla más lejana de un enemigo está bloqueada, y una más cercana no. ¿Adónde va?
    .far = tan lejos como pueda
    .safe = a la casilla más cercana
option_inspire = ¿Qué carta compañera mueve primero el Minstrel?
    .capture = una que capture con ello
    .locked = una que esté bloqueada
option_revenant = ¿Qué le pasa a una carta sobre la que se mueve el Revenant rival?
    .locks = se queda debajo, bloqueada
    .captures = es capturada
option_full_row = El mazo enemigo está vacío y su fila inicial llena. ¿Qué pasa con una convocatoria?
    .desperation = desesperación final
    .skipped = se ignora
option_empty_board = Un bando no tiene cartas en el tablero, pero sí en la mano o en el mazo. ¿Acaba la partida?
    .ends = sí, según la letra de las reglas
    .goes_on = no, aún puede desplegar
option_solo_reshuffle = Se ha dado la vuelta a la última carta de solitario y no queda lista. ¿Qué se baraja?
    .all = todas las cartas de solitario, esa también
    .rest = todas menos la que se acaba de girar
option_protected_locker = Un enemigo protegido bloquea una carta tuya, no puede mover, y su lista dice mover. ¿Qué hace?
    .skips = se salta su acción
    .goes_on = sigue bajando por la lista

## Questions

ask_draw_enemy = { $place_id ->
    [deal] Roba la carta superior del mazo. ¿Cuál es?
   *[other] Roba la carta superior del mazo enemigo. Va en { $place }. ¿Cuál es?
}
ask_draw_draft = Reparte la siguiente carta del draft. ¿Cuál es?
ask_hand = Baraja las cartas de personaje y repártete { $number }. ¿Cuáles son?
ask_first_enemies = Roba tres cartas del mazo enemigo. ¿Cuáles son, de izquierda a derecha?
ask_draft_laid = Reparte ocho cartas de personaje alrededor de la Corona. ¿Qué carta está en cada sitio?
ask_draft = Elección { $number } de 4. ¿Qué carta te quedas?
ask_draw_solo_list = { $flipped_id ->
    [yes] ¿Qué acciones hay en la lista de encima de las cartas de solitario, de arriba abajo?
   *[no] { $card } en { $place }. Da la vuelta a la primera carta de solitario. ¿Qué acciones hay en la lista de debajo, de arriba abajo?
}
ask_draw_solo_arrow = { $card } en { $place }. Da la vuelta a la primera carta de solitario. ¿Hacia dónde apunta su flecha, y en qué sentido gira?
ask_draw_draft_arrow = Pon una carta de solitario sobre la Corona, con la flecha hacia arriba. ¿Hacia dónde apunta la flecha, y en qué sentido gira?
see_action = { $action ->
    [one] Tu turno: hasta dos acciones. Pon la carta HECHO para acabarlo antes.
   *[other] Te queda una acción. Pon la carta HECHO si no la usas.
}
see_rally = { $card } convoca. Puedes desplegar una carta, o dirigir otra carta una casilla, a una libre. Pon la carta HECHO si no haces nada de eso.
see_hand = Baraja las cartas de personaje, repártete { $number } y ponlas en la fila A, de izquierda a derecha, para que pueda verlas.
see_first_enemies = Roba tres cartas del mazo enemigo y ponlas en E1, E2 y E3.
see_draft_laid = Reparte ocho cartas de personaje alrededor de la Corona.
see_draft = Elección { $number } de 4. Retira de la mesa la carta que te quedas.
see_draw_enemy = Roba la carta superior del mazo enemigo y ponla en { $place }.
see_draw_solo_list = { $flipped_id ->
    [yes] {""}
   *[no] { $card } en { $place }. Da la vuelta a la primera carta de solitario.
}
see_draw_solo_arrow = { $card } en { $place }. Da la vuelta a la primera carta de solitario.
turned_draw_solo_arrow = Gira la carta de solitario: la línea bajo su flecha debe quedar hacia ti.
turned_draw_draft_arrow = { turned_draw_solo_arrow }
see_draw_draft_arrow = Pon la primera carta de solitario sobre la Corona, con la flecha hacia arriba.
ask_action = { $action ->
    [one] Tu turno, primera acción: despliega, mueve o usa una habilidad. ¿Qué ha cambiado en la cuadrícula? Si nada, tu turno acaba.
   *[other] Tu segunda acción. ¿Qué ha cambiado en la cuadrícula? Si nada, tu turno acaba.
}
ask_rally = { $card } convoca. Puedes desplegar una carta, o dirigir otra carta una casilla, a una libre. ¿Qué ha cambiado en la cuadrícula?
ask_stand_off = No se ha movido nada en toda una ronda. ¿Sigues, o acabas la partida aquí?
ask_can_use_by_hand = Lee { $title } en { $card }, que está en { $place }. ¿Se puede usar ahora?
ask_threat_by_hand = { $card } podría ir a { $place }. ¿Su { $title } amenazaría desde allí a una de tus cartas?
ask_use_by_hand = ¿Usas ahora una habilidad que solo explica tu carta? ¿Con qué carta?
ask_changed_by_hand = Resuelve la habilidad de { $card }. ¿Qué ha cambiado en la cuadrícula?

## Events and instructions

GridTaken = Bien, solo esta vez. Tomo la cuadrícula como está.

TableReadied = Pon la carta de la Corona en el centro de la mesa. Es C3. La fila A es la más cercana a ti, la fila E es la del enemigo, y la columna 1 está a tu izquierda.
HandTaken = Tu equipo es { $cards }. Cógelas en la mano, por el lado negro.
DraftLaid = Pon estas ocho alrededor de la Corona, en el sentido de las agujas del reloj, empezando justo encima: { $cards }.
DraftDiscarded = La flecha va { $arrow }. Se lleva { $card } de { $place }. Ponla con las cartas enemigas.
EnemyDeckReadied = { $deck_id ->
    [virtual] Los otros { $number } personajes son el enemigo. Tenlos a mano, por el lado blanco, de espaldas a ti.
   *[physical] Baraja los otros { $number } personajes para formar el mazo enemigo, por el lado blanco, de espaldas a ti.
}
EnemiesPlaced = Pon { $cards } en { $spaces }, en este orden.
EnemyDeckPlaced = Pon el mazo enemigo sobre la columna { $column }, detrás de la fila inicial enemiga.
EnemyDeckMoved = El mazo enemigo pasa a la columna { $column }.
# The places of the enemy deck are columns.
still_there_place = Sigue en la columna { $place }: { $zone }.
other_number_place = Aún no está en la columna { $place }: { $zone }.
not_moved_place = Sigue en la columna { $start }: { $zone }. Ponlo sobre la columna { $end }.
cannot_tell_place = No distingo si está sobre la columna { $place }: { $zone }. Pon la carta HECHO si lo está.
SoloDeckReadied = Baraja las cartas de solitario con las listas a la vista y ponlas a un lado.
SoloDeckShuffled = { $which_id ->
    [all] No quedaría ninguna lista a la vista. Baraja todas las cartas de solitario en una pila nueva, con las listas a la vista.
   *[rest] No queda ninguna lista a la vista. Baraja todas las cartas de solitario menos la última girada en una pila nueva, con las listas a la vista.
}
SoloCardFlipped = { $card } en { $place }. Da la vuelta a la primera carta de solitario. Su flecha va { $arrow }, y la lista es { $actions }.
EnemyTurnBegan = Turno enemigo { $turn }.
EnemyMoved = { $taken ->
    [0] { $card } va de { $start } a { $to }.
   *[other] { $card } va de { $start } a { $to } y captura tu { $captured }.
}
EnemyCovered = { $whose_id ->
    [black] { $card } va de { $start } a { $to }, encima de tu { $beneath }, y la bloquea.
   *[white] { $card } va de { $start } a { $to }, encima de { $beneath }.
}
EnemyShot = { $card } en { $place } captura a distancia tu { $target }, en { $target_place }.
EnemyFired = { $card } en { $place } usa { $title } y captura tu { $target }, en { $target_place }.
EnemyMovedAndShot = { $card } va de { $start } a { $to } y desde allí captura tu { $target }, en { $target_place }.
EnemyPushed = { $card } usa { $title }. { $whose_id ->
    [black] Tu { $subject }
   *[white] { $subject }
} va de { $start } a { $to }{ $taken ->
    [0] .
   *[other] {" "}y captura tu { $captured }.
}
EnemySwapped = { $card } usa { $title }: cambia de sitio con { $whose_id ->
    [black] tu { $subject }
   *[white] { $subject }
}. Ahora { $card } está en { $to }, y { $subject } en { $start }.
EnemyPosted = { $card } usa { $title }. Pon { $newcomer } en { $to }.{ $deck_id ->
    [physical] {" "}El mazo enemigo pasa a la columna { $column }.
   *[virtual] {""}
}
CardSacrificed = { $whose_id ->
    [black] Gira tu { $card } a su lado blanco y descártala. Es un punto para ti.
   *[white] Gira { $card } a su lado negro y descártala. No es un punto para ti.
}
AbilityByHand = { $card } en { $place } usa { $title }. Resuélvela; la flecha va { $arrow }.{ $new ->
    [0] {""}
   *[other] {" "}La carta que despliega es { $newcomer }.
}
EnemyStayed = { $card } en { $place } se queda quieta.
LockKept = { $card } en { $place } se queda para mantener su bloqueo.
EnemyDeployed = El enemigo despliega { $card }. Ponla en { $to }.{ $left ->
    [0] {" "}El mazo enemigo se ha acabado.
   *[other] { $deck_id ->
        [physical] {" "}El mazo enemigo pasa a la columna { $column }.
       *[virtual] {""}
    }
}
EnemyRallied = { $card } convoca. Pon { $newcomer } en { $to }.{ $left ->
    [0] {" "}El mazo enemigo se ha acabado.
   *[other] { $deck_id ->
        [physical] {" "}El mazo enemigo pasa a la columna { $column }.
       *[virtual] {""}
    }
}
DeployBlocked = La fila inicial enemiga está llena. No se despliega nada.
RallyBlocked = { $card } convocaría, pero la fila inicial enemiga está llena.
DesperateMoveMade = { $card } convoca con el mazo vacío. A la desesperada, { $subject } va de { $start } a { $to }{ $taken ->
    [0] .
   *[other] {" "}y captura tu { $captured }.
}
DesperationIdle = { $card } convoca con el mazo vacío, pero ningún otro enemigo puede mover.
PlayerActed = { $kind_id ->
    [deploy] Has desplegado { $subject } en { $to }.
    [post] Tu { $actor } ha usado { $title }: { $subject } está ahora en { $to }.
    [swap] Tu { $actor } ha usado { $title }: ha cambiado de sitio con { $subject }.
    [shot] Tu { $actor } ha capturado a distancia { $captured }, en { $target }. Llevas { $score }.
    [aimed] Tu { $actor } ha ido a { $to } y desde allí ha capturado { $captured }, en { $target }. Llevas { $score }.
    [fire] Tu { $actor } ha usado { $title } y ha capturado { $captured }, en { $target }. Llevas { $score }.
    [direct] Tu { $subject } ha ido de { $start } a { $to }.
    [move] { $taken ->
        [0] Tu { $actor } ha ido de { $start } a { $to }.
       *[other] Tu { $actor } ha capturado { $captured }, en { $to }. Llevas { $score }.
    }
   *[other] Tu { $actor } ha usado { $title }: { $subject } ha ido de { $start } a { $to }{ $taken ->
        [0] .
       *[other] {" "}y ha capturado { $captured }. Llevas { $score }.
    }
}
ask_which_way = Hay más de una explicación para la cuadrícula. ¿Qué has hecho?
way_of_acting = { $number }: { PlayerActed }
GameEnded = { $reason_id ->
    [white_removed] Al enemigo no le queda ninguna carta en el tablero. ¡El reino está a salvo!
    [white_stuck] El enemigo ya no puede hacer nada. ¡El reino está a salvo!
    [stand_off] Nadie cede, y la partida acaba aquí.
    [black_removed] No te queda ninguna carta en el tablero. La Corona ha caído.
   *[black_stuck] Ya no puedes hacer nada. La Corona ha caído.
} Has capturado { $captured }{ $locked ->
    [0] {""}
    [one] , y hay una más bloqueada
   *[other] , y hay { $locked } más bloqueadas
}. Tu puntuación es { $score } de { $best }.

## Why, in this very case

case_list = { $order_id ->
    [first] La lista empieza por { $action }.
    [ahead] { $card } intenta primero apartarse de la carta que tiene debajo.
   *[next] La lista empieza por { $passed }, que { $card } no puede hacer ahora. Después viene { $action }.
}
because_EnemyMoved = { case_list } { $choices ->
    [one] { $to } era la única casilla para eso.
   *[other] Había { $choices } casillas para elegir. La flecha apunta { $arrow }, y { $to } es la primera que encuentra.
}
because_EnemyCovered = { because_EnemyMoved }
because_EnemyShot = { case_list } { $choices ->
    [one] { $target } era el único objetivo.
   *[other] Había { $choices } objetivos. La flecha apunta { $arrow }, y { $target } es el primero que encuentra.
}
because_EnemyFired = { because_EnemyShot }
because_EnemyMovedAndShot = { case_list } { $choices ->
    [one] Desde { $to } alcanza { $target }, y no había otra manera.
   *[other] Había { $choices } maneras de alcanzar una carta tuya. La flecha apunta { $arrow }: desde { $start } encuentra primero { $to }, y desde allí { $target }.
}
because_EnemyPushed = { case_list } { $choices ->
    [one] { $subject } a { $to } era la única manera.
   *[other] Había { $choices } maneras. La flecha apunta { $arrow }; según eso tocan { $subject } y { $to }.
}
because_EnemySwapped = { case_list } { $choices ->
    [one] { $subject } era la única carta con la que cambiar de sitio.
   *[other] Había { $choices } cartas con las que cambiar de sitio. La flecha apunta { $arrow }, y { $subject } es la primera que encuentra.
}
because_EnemyPosted = { because_EnemyMoved }
because_AbilityByHand = { case_list }
because_EnemyStayed = La lista dice { $passed }, y { $card } no puede hacer nada de eso desde { $place }.
because_LockKept = { case_list } Pero { $card } retiene una carta tuya, así que se queda.
case_column = { $shifted ->
    [0] El mazo estaba sobre { $to }.
   *[other] El mazo estaba sobre { $above }, donde hay una carta. { $to } es la siguiente casilla libre a la derecha; tras la columna 5 se sigue por la izquierda.
}
because_EnemyDeployed = { case_column }
because_EnemyRallied = { $card } ha llegado a la Corona o a tu fila inicial. { case_column }
because_DesperateMoveMade = { $locked_id ->
    [yes] { $subject } estaba bloqueada, así que iba primero.
   *[no] { $choices ->
    [one] { $subject } era la única carta que se podía mover.
   *[other] Se podían mover { $choices } cartas, y la flecha encuentra primero { $subject }.
}
} La flecha apunta { $arrow }, y según eso la casilla es { $to }.
because_RallyBlocked = Las cinco casillas de la fila E están ocupadas.
because_DeployBlocked = { because_RallyBlocked }
because_DraftDiscarded = Desde la Corona, la carta de { $place } era la primera que encontraba la flecha.

## The enemy's visible state

view_row = { $row } { $c1 }{ $c2 }{ $c3 }{ $c4 }{ $c5 }
view_deck = { $number ->
    [0] El mazo enemigo está vacío.
   *[other] El mazo enemigo tiene { $number }, sobre la columna { $column }.
}
view_hand = { $number ->
    [0] Tu mano está vacía.
   *[other] Tu mano: { $cards }.
}
view_locked = Bloqueadas: { $cards }.
view_protected = Protegidas: { $cards }.
view_flips = Flechas del último turno enemigo: { $flips }.
view_score = Capturadas { $captured }, bloqueadas { $locked }: { $points } hasta ahora.

## The result sheet

column_player = Tú
row_captured = Cartas capturadas
row_locked = Enemigos bloqueados
row_total = Total

## Names

name_characters_toml = la ficha de personajes
name_solo_cards_toml = el mazo de solitario
name_go_on = seguir
name_end = acabar la partida
name_black = negro
name_white = blanco
name_forward = adelante
name_back = atrás
name_left = a la izquierda
name_right = a la derecha
name_forward-left = adelante a la izquierda
name_forward-right = adelante a la derecha
name_back-left = atrás a la izquierda
name_back-right = atrás a la derecha
name_capture = capturar
name_rally = convocar
name_ability = habilidad
name_move = mover
name_grid = cuadrícula
    .the = la cuadrícula
name_hand = tu mano
    .the = tu mano
name_first_enemies = fila inicial enemiga
    .the = la fila inicial enemiga
name_enemy = mazo enemigo
    .the = el mazo enemigo
name_up_clockwise = hacia arriba, girando en sentido horario
name_up-right_clockwise = hacia arriba a la derecha, girando en sentido horario
name_right_clockwise = hacia la derecha, girando en sentido horario
name_down-right_clockwise = hacia abajo a la derecha, girando en sentido horario
name_down_clockwise = hacia abajo, girando en sentido horario
name_down-left_clockwise = hacia abajo a la izquierda, girando en sentido horario
name_left_clockwise = hacia la izquierda, girando en sentido horario
name_up-left_clockwise = hacia arriba a la izquierda, girando en sentido horario
name_up_counterclockwise = hacia arriba, girando en sentido antihorario
name_up-right_counterclockwise = hacia arriba a la derecha, girando en sentido antihorario
name_right_counterclockwise = hacia la derecha, girando en sentido antihorario
name_down-right_counterclockwise = hacia abajo a la derecha, girando en sentido antihorario
name_down_counterclockwise = hacia abajo, girando en sentido antihorario
name_down-left_counterclockwise = hacia abajo a la izquierda, girando en sentido antihorario
name_left_counterclockwise = hacia la izquierda, girando en sentido antihorario
name_up-left_counterclockwise = hacia arriba a la izquierda, girando en sentido antihorario
name_crown = la Corona
name_enemy_deck = mazo enemigo
    .the = el mazo enemigo
name_discard = pila de descartes
    .the = la pila de descartes
name_action_pile = pila de acciones
    .the = la pila de acciones
name_priority_pile = pila de prioridad
    .the = la pila de prioridad
name_choice_none = ninguno

## What a card says, for anyone who looks it up; squares are told from the card's own seat

face_moves = Mueve una casilla: { $ways }.
face_moves_far = Mueve hasta dos casillas: { $ways }.
square_far = { $columns ->
    [0] { $rows } { $row }
   *[other] { $rows ->
        [0] { $columns } { $column }
       *[other] { $rows } { $row } y { $columns } { $column }
    }
}
face_ranged = Captura a distancia: { $squares }.
face_protect = Protege: { $squares }.
face_lock = Bloquea: { $squares }.
face_leaps = Al mover pasa sobre otras cartas.
face_covers = Puede acabar su movimiento encima de otras cartas.
face_ability = Habilidad: { $ability_id }.
face_note = { $note_id }

## The rules, for "why?"

why_crown = La carta de la Corona está en el centro de una cuadrícula imaginaria de cinco filas y cinco columnas. La fila A es la más cercana a ti y es tu fila inicial, la E es la del enemigo, y la Corona es C3. Puede haber cartas encima.
why_starter_teams = Para las primeras partidas coges uno de los dos equipos iniciales, con el lado negro arriba: Angel, Beacon, Guardian y Stag son uno, y Harbinger, Monarch, Pyro y Vampire el otro.
why_deal = Los personajes se barajan, y se reparten cuatro a tu mano, con el lado negro arriba. Son tu equipo.
why_hard_mode = En el modo difícil solo recibes tres cartas, y al enemigo le quedan catorce. Así que la mejor puntuación posible es catorce.
why_enemy_deck = Todos los demás personajes se ponen por el lado blanco, de espaldas a ti. Son el mazo enemigo.
why_first_enemies = Tres enemigos empiezan en las tres casillas de la izquierda de su fila inicial, y el mazo enemigo se pone sobre la cuarta columna.
why_solo_deck = Las cartas de solitario se barajan con las listas de acciones a la vista y se dejan a un lado.
why_draft = Se reparten ocho cartas distintas en un cuadrado alrededor de la Corona, una en cada casilla. Tú te quedas una, luego una carta de solitario descarta otra, hasta que no queda ninguna.
why_draft_discard = La flecha de una carta de solitario puesta sobre la Corona descarta la carta a la que apunta. Si esa casilla está vacía, gira hasta encontrar una carta.
why_draft_enemies = Tras el draft tienes cuatro cartas. Todas las demás, también las descartadas, se barajan en el mazo enemigo, y la preparación sigue como siempre.
why_enemy_turn = El enemigo va primero. Cada enemigo hace una acción, en el orden de la cuadrícula: de A1 a A5, luego la fila B y así hasta el final, y nunca dos en el mismo turno. Puede ayudar inclinar las cartas que ya han actuado. Después el enemigo despliega una carta.
why_deploy = La primera carta del mazo enemigo va a su fila inicial, a la columna del mazo o a la primera casilla libre a su derecha; tras la columna cinco se vuelve a la izquierda. Después el mazo pasa a la columna siguiente a esa casilla.
why_deploy_row_full = La fila inicial enemiga está llena, así que no se despliega nada y el mazo se queda donde está. El reglamento solo lo dice para una convocatoria, y aquí lo leemos igual.
why_nothing_possible = Cada enemigo hace la primera acción de la lista que le es posible. No lo era ninguna, o ha ignorado un movimiento por la protección, así que se queda donde está.
why_solo_deck_empty = La flecha de la carta de solitario girada va con la lista de la siguiente. Cuando no queda ninguna lista a la vista, se barajan cartas de solitario en una pila nueva.
    .solo_reshuffle_all = Son todas, también la última que se giró.
    .solo_reshuffle_rest = Elegiste que la última que se giró se quede fuera.
why_capture = Un enemigo captura si puede mover sobre una de tus cartas, y tu carta se descarta. Entre varias, la flecha elige la primera que encuentra al girar, y en una misma línea la más cercana.
    .capture_rally_yes = Una captura que acaba en la Corona o en tu fila inicial también convoca.
    .capture_rally_no = Elegiste que una captura que acaba en la Corona o en tu fila inicial no convoque.
why_unlock = Si bloqueas a un enemigo, el enemigo usa sus acciones y habilidades para desbloquearlo donde puede, también movimientos y convocatorias. Entre varias opciones toma una que libere una carta bloqueada, y una carta bloqueada es la primera en moverse.
why_ranged_capture = Una carta con el icono de captura a distancia busca primero una posición desde la que pueda capturar a distancia. Lo ponemos antes que capturar al mover.
    .ranged_capture_move = Captura desde donde está, o mueve y captura en una misma acción.
    .ranged_capture_stand = Elegiste que solo capture desde donde está, en vez de mover.
why_rally = Un enemigo convoca si puede mover a la Corona o a tu fila inicial. Se mueve allí, y el enemigo despliega la siguiente carta. Si su fila inicial está llena, la convocatoria se ignora.
    .home_row_rally_no = Mover de una casilla de tu fila inicial a otra no convoca.
    .home_row_rally_yes = Elegiste que mover de una casilla de tu fila inicial a otra también convoque.
    .full_row_desperation = Con el mazo enemigo vacío no se ignora, porque no hay nada que desplegar.
    .full_row_skipped = Elegiste que eso valga también con el mazo enemigo vacío.
why_rally_deploy = Una carta que llega a la Corona o a tu fila inicial convoca, sea cual sea la acción o la habilidad, suya o de otra carta. Se despliega la siguiente carta, el mazo avanza, y la carta nueva actúa en este mismo turno.
    .capture_rally_no = Elegiste que una captura que acaba en la Corona o en tu fila inicial no convoque.
    .home_row_rally_no = Mover de una casilla de tu fila inicial a otra no convoca.
    .home_row_rally_yes = Elegiste que mover de una casilla de tu fila inicial a otra también convoque.
why_rally_row_full = La carta ha llegado a una casilla de convocatoria por otra acción. La fila inicial enemiga está llena, así que se hace el movimiento y no se despliega nada.
why_desperation = El mazo enemigo está vacío, así que la convocatoria mueve a otro enemigo: uno bloqueado si lo hay, si no el primero que encuentra la flecha, o la propia carta si está sola. Un enemigo que está encima de una carta tuya se queda ahí. La carta hace un movimiento pasivo hacia donde dice la flecha, y ese no vuelve a convocar.
    .passive_move_step = Es una casilla en cualquier dirección, a una casilla libre.
    .passive_move_diagram = Elegiste que sea una casilla según sus propias flechas, a una casilla libre.
    .passive_move_full = Elegiste que sea un movimiento completo según sus propias flechas, capturas incluidas.
why_ability = Un enemigo solo usa su habilidad si tiene una con nombre y puede usarla según las reglas desde donde está. Para cada elección que necesita, la flecha empieza de nuevo. Las cartas compañeras bloqueadas van primero.
why_by_hand = Tu ficha dice que esta habilidad solo la explica la carta, así que tú juzgas si se puede usar, y la llevas a cabo según la flecha. Una carta que lleva a la Corona o a tu fila inicial convoca, y por cada carta que despliega el mazo enemigo avanza una columna a la derecha.
why_move = Un enemigo mueve todo lo que puede, dos casillas donde tiene dos flechas. La flecha elige la dirección. La carta sobre la que cae se captura, y en la Corona o en tu fila inicial convoca.
    .far_or_safe_safe = Elegiste que se pare en una casilla más cercana cuando la más lejana está bloqueada.
why_locks_avoided = Entre varios movimientos, un enemigo prefiere uno que no acabe donde tú lo bloqueas.
    .far_or_safe_far = Aun así mueve todo lo que puede en esa dirección.
    .far_or_safe_safe = Elegiste que se pare en una casilla más cercana cuando la más lejana está bloqueada.
why_protect = Una carta con el icono de protección usa su movimiento para proteger a tantas compañeras como pueda, y pasa a una casilla donde protege a tantas como ahora. Si cualquier movimiento protegiera a menos, se ignora.
    .move_reach_farthest = Solo cuenta la casilla más lejana en cada dirección, porque un enemigo siempre mueve todo lo que puede.
    .move_reach_any = Elegiste que para esto pueda pararse por el camino.
why_protected_stays = Un enemigo protegido ignora el movimiento, salvo que pueda ir a otra casilla protegida.
    .move_reach_farthest = Solo cuenta la casilla más lejana en cada dirección, porque un enemigo siempre mueve todo lo que puede.
    .move_reach_any = Elegiste que para esto pueda pararse por el camino.
why_lock_by_move = Una carta con el icono de bloqueo usa su movimiento para bloquear tus cartas, tantas como pueda.
    .move_reach_farthest = Solo cuenta la casilla más lejana en cada dirección, porque un enemigo siempre mueve todo lo que puede.
    .move_reach_any = Elegiste que para esto pueda pararse por el camino.
why_lock_kept = Un enemigo que ya bloquea una de tus cartas se salta su acción cuando la lista dice mover, salvo que pueda ir a donde bloquee a tantas o más. No sigue bajando por la lista.
    .protected_locker_skips = Lo mismo hace un enemigo protegido que no puede mover.
    .protected_locker_goes_on = Elegiste que un enemigo protegido que no puede mover siga bajando por la lista.
    .move_reach_farthest = Solo cuenta la casilla más lejana en cada dirección, porque un enemigo siempre mueve todo lo que puede.
    .move_reach_any = Elegiste que para esto pueda pararse por el camino.
why_guide = La flecha elige primero una de las dos diagonales traseras del Beacon, y después, empezando de nuevo, la carta compañera que va allí. Una bloqueada va primero. En la Corona o en tu fila inicial convoca.
why_command = La flecha elige primero la carta compañera junto al Duke, y después, empezando de nuevo, adónde se mueve. Solo una carta bloqueada va antes que la elección de la flecha. La dejamos mover una casilla, no sobre una compañera. En la Corona o en tu fila inicial convoca.
why_sacrifice = Al Martyr se le da la vuelta antes de descartarlo. El tuyo cuenta entonces como un punto para ti; el del enemigo, no.
why_inspire = El Minstrel mueve una carta compañera una casilla hacia delante. La carta movida actúa en su nuevo sitio del orden, pero nunca dos veces en un turno.
    .inspire_capture = Va primero una que capture con ello, luego una bloqueada, luego la que encuentra la flecha.
    .inspire_locked = Elegiste que vaya primero una bloqueada, luego una que capture con ello, luego la que encuentra la flecha.
why_honour_guard = La flecha elige una de las dos diagonales traseras del Monarch, y allí se despliega la siguiente carta del mazo enemigo. El mazo avanza una columna a la derecha. La carta nueva actúa en este mismo turno, porque cada enemigo hace una acción.
why_whisper = La flecha elige primero tu carta en diagonal junto al Mystic, y después, empezando de nuevo, la dirección en que se mueve. La dejamos mover una casilla, no sobre otra carta.
why_pyro_capture = En una acción de capturar, el Pyro prueba primero su Fireball y luego un movimiento que capture.
why_pyro_move = El Pyro prefiere ir a donde su Fireball amenace una de tus cartas.
    .move_reach_farthest = Solo cuenta la casilla más lejana en cada dirección, porque un enemigo siempre mueve todo lo que puede.
    .move_reach_any = Elegiste que para esto pueda pararse por el camino.
why_revenant_onto_player = En una acción de mover o de capturar, el Revenant va sobre una de tus cartas si puede.
    .revenant_locks = Leemos que tu carta se queda debajo, bloqueada. Mientras está cubierta, sus iconos no cuentan y su habilidad no se puede usar.
    .revenant_captures = Elegiste que tu carta sea capturada.
    .move_reach_any = Elegiste que para esto pueda pararse por el camino.
why_revenant_stays = El Revenant solo deja una carta tuya con una acción de capturar, para ir a otra carta tuya. Cuando la lista dice mover, se salta su acción, y ninguna compañera lo aparta.
why_revenant_leaves = El Revenant solo va sobre una compañera si desde ahí puede capturar, y en el turno siguiente primero se aparta, salvo que pueda capturar otra vez. La carta que cubría actúa entonces enseguida, antes que cualquier otra. Mientras una carta está cubierta, sus iconos no cuentan, su habilidad no se usa y ella no actúa.
why_promote = La flecha elige uno de los tres sitios del Stag, y allí se despliega la siguiente carta del mazo enemigo. El mazo avanza una columna a la derecha. La carta nueva actúa en este mismo turno, porque cada enemigo hace una acción.
why_player_actions = Haces hasta dos acciones, una tras otra, con el mismo personaje o con dos. Una acción despliega una carta de tu mano en una casilla libre de la fila A, mueve una carta según sus flechas, o usa una habilidad.
why_player_move = Una carta mueve según sus propias flechas, una o dos casillas como digan, sin pasar por otra carta ni caer sobre una compañera. La orden «{ $tablemate } deck crownfell» muestra las flechas que uso.
    .player_ranged_capture_move = Con un icono de captura a distancia captura desde donde está, o tras mover en la misma acción.
    .player_ranged_capture_stand = Elegiste que a distancia solo se capture desde donde está la carta, en vez de mover.
why_player_deploy = Una carta de tu mano se despliega en una casilla libre de tu fila inicial, la fila A.
why_player_capture = Una carta blanca que capturas va a la pila de descartes y es un punto al final. La carta que captura al Revenant encima de una compañera se queda sobre esa compañera hasta que se mueva.
why_no_revive = No se permite revivir una carta de la pila de descartes: esta es tu última defensa. Una convocatoria puede desplegar una carta, o dirigir otra carta una casilla.
why_locked = Una carta bloqueada no puede mover ni capturar. La habilidad de otra carta sí puede moverla.
    .lock_moves = Su propia habilidad aún se puede usar.
    .lock_all = Elegiste que tampoco pueda usar su propia habilidad.
why_covered = Una carta que está debajo de otra no hace nada: no puede mover, sus iconos no cuentan y su habilidad no se puede usar.
why_protection = Una carta protegida no puede ser capturada al mover.
    .protection_moves = Elegiste que una captura a distancia o una habilidad sí puedan llevársela.
    .protection_ranged = Tampoco se la lleva una captura a distancia, pero una habilidad sí puede.
    .protection_everything = Elegiste que ni una captura a distancia ni una habilidad puedan llevársela.
why_one_of_each = Cada personaje existe una sola vez, así que no puede estar en dos sitios, y como mucho dos cartas comparten una casilla.
why_stand_off = No se ha movido nada en toda una ronda. El reglamento no dice qué pasa entonces, así que la partida sigue si no la acabas tú. La puntuación cuenta como siempre.
why_game_end = La partida acaba cuando un bando no tiene cartas en el tablero o ninguna acción permitida. Tu puntuación son las cartas blancas capturadas más los enemigos del tablero que están bloqueados.
    .empty_board_ends = Las cartas de la mano o del mazo no cuentan, una vez que has desplegado la primera.
    .empty_board_goes_on = Elegiste que un bando con cartas en la mano o en el mazo siga jugando.
