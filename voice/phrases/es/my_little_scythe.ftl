# Spanish. What Automountie says and asks. An event's sentence has the event's name; a question's begins with ask_.
# Seeker: Buscador; pie: tarta; pie fight: batalla de tartas; quest: misión; token: ficha; track: marcador. Automountie is a she.
bot = Automountie

## Set-up options

option_difficulty = ¿Qué fuerza debe tener Automountie?
    .very_easy = Muy fácil: un trofeo le cuesta 6 fichas, y empieza sin tartas
    .easy = Fácil: 5 fichas, 2 tartas; va bien para la primera partida
    .normal = Normal: 4 fichas, 3 tartas
    .hard = Difícil: 3 fichas, 4 tartas
    .very_hard = Muy difícil: 2 fichas, 5 tartas
option_players = ¿Quién juega?
    .h1_a1 = tú contra una Automountie
    .h1_a2 = tú y dos Automounties, todos contra todos
    .h1_a3 = tú y tres Automounties, todos contra todos
    .h1_a4 = tú y cuatro Automounties, todos contra todos
    .h1_a5 = tú y cinco Automounties, todos contra todos
    .h2_a1 = dos personas y una Automountie, todos contra todos
    .h2_a2 = dos personas y dos Automounties, todos contra todos
    .h2_a3 = dos personas y tres Automounties, todos contra todos
    .h2_a4 = dos personas y cuatro Automounties, todos contra todos
    .h3_a1 = tres personas y una Automountie, todos contra todos
    .h3_a2 = tres personas y dos Automounties, todos contra todos
    .h3_a3 = tres personas y tres Automounties, todos contra todos
    .h4_a1 = cuatro personas y una Automountie, todos contra todos
    .h4_a2 = cuatro personas y dos Automounties, todos contra todos
    .h5_a1 = cinco personas y una Automountie, todos contra todos
    .team_2_2 = equipos: dos personas contra dos Automounties
    .team_2_3 = equipos: dos personas contra tres Automounties
    .team_3_2 = equipos: tres personas contra dos Automounties
    .team_3_3 = equipos: tres personas contra tres Automounties
option_players_first = ¿Cuántas personas jugáis?
    .h1 = solo tú
    .h2 = dos personas
    .h3 = tres personas
    .h4 = cuatro personas
    .h5 = cinco personas
    .team = dos o tres personas, en equipo
option_levels = ¿Tienen varias Automounties la misma fuerza?
    .alike = sí, todas
    .each = no, te pregunto por cada una (en equipos no: ahí siempre son iguales)
option_automountie_deck = ¿Quién roba las cartas de Automountie?
    .virtual = Tablemate
    .physical = tú: las impresas, que has introducido, y dices lo que muestran
option_camp_entry = ¿Cómo salen de su campamento los Buscadores de Automountie?
    .confirm = te pregunto una vez si mi plano coincide con tu tablero
    .map = como en el plano de Tablemate, sin preguntar
option_mid_path_fight = ¿Qué hace Automountie si se encuentra con un rival a mitad de un camino?
    .stop = se para ahí y pelea
    .walk_on = pelea ahí y, si gana, sigue adelante
    .at_end = pasa de largo y solo pelea donde acaba el camino
option_own_seeker = ¿Y si en un camino está el otro Buscador de Automountie?
    .no_gain = puede pasar o quedarse con él, y sus fichas no son ganancia
    .gain = sus fichas cuentan como ganancia y se recogen
    .blocked = el Buscador se para antes
option_shared_space = ¿De quién son las fichas donde están los dos Buscadores de Automountie?
    .primary = del Buscador principal
    .moving = van con el que se mueve primero
option_bonus_pies = ¿Pueden dar el trofeo de las 8 tartas las 2 tartas que recibe al perder una batalla?
    .count = sí
    .do_not_count = no, solo las tartas de sus cartas
option_trophies_per_turn = ¿Cuántos trofeos puede poner Automountie en un turno?
    .one = uno, como todo el mundo
    .no_limit = todos los que consiga
option_taken_resources = ¿Qué entrega Automountie cuando le quitas 2 recursos?
    .quests_too = primero misiones, como cuando paga un trofeo
    .resources_only = solo joyas y manzanas
option_reshuffle = El mazo se acaba en el turno de Automountie. ¿Qué cartas se barajan?
    .all = todas, también la actual
    .without_current = todas menos la actual
option_quest_on_seeker = Una carta pone una misión donde hay un Buscador. ¿Qué pasa?
    .placed = se pone ahí
    .left_out = no se pone
option_pie_track = ¿Dónde acaba el marcador de Tartas?
    .ten = en 10 tartas
    .no_limit = en ningún sitio
option_tied_fight = ¿Quién gana una batalla de tartas empatada?
    .attacker = quien ataca
    .defender = quien se defiende
option_spell_limit = ¿Cuántos hechizos juega Automountie en una batalla de tartas?
    .card = los que diga su carta
    .seekers = como mucho uno por cada Buscador suyo que esté ahí
option_crowd = Hay dos rivales donde se mueve Automountie. ¿Contra quién pelea?
    .nearest = contra el siguiente en el orden de turno
    .each = contra los dos, uno tras otro
option_finale_turns = ¿Quién juega en la Gran Final?
    .others = todos menos quien la provocó
    .all = todos

## Parts of sentences

words_apples = { $apples ->
    [one] una manzana
   *[other] { $apples } manzanas
}
words_gems = { $gems ->
    [one] una joya
   *[other] { $gems } joyas
}
words_quests = { $quests ->
    [one] una misión
   *[other] { $quests } misiones
}
words_tokens = { $mix_id ->
    [a] { words_apples }
    [g] { words_gems }
    [q] { words_quests }
    [ag] { words_gems } y { words_apples }
    [aq] { words_quests } y { words_apples }
    [gq] { words_quests } y { words_gems }
    [agq] { words_quests }, { words_gems } y { words_apples }
   *[none] nada
}

## Questions

ask_seats = ¿Quién se sienta en estos campamentos, en este orden: { $camps }?
ask_camp_entry = { $mountie } está en { $camp }. Creo que desde ahí, { $way } se llega a { $space }, y { $way_2 } a { $space_2 }. ¿Es así en tu tablero?
ask_camp_way = Si sales { $way } desde { $camp }, ¿a qué casilla llegas primero?
ask_trophy_track = ¿En qué orden están las casillas de tu marcador de Trofeos, la fila de arriba de izquierda a derecha y luego la siguiente?
ask_start_board = ¿Qué fichas hay en qué casillas? Di todas las casillas que tengan alguna.
ask_first_player = ¿Quién empieza?
ask_level = ¿Qué fuerza debe tener { $mountie }?
ask_your_turn = { $player_id ->
    [you] { $again_id ->
        [again] Sigue siendo tu turno.
       *[first] { $finale_id ->
            [finale] Tu último turno.
           *[normal] Te toca.
        }
    }
   *[other] { $again_id ->
        [again] Sigue siendo el turno de { $player }.
       *[first] { $finale_id ->
            [finale] Último turno de { $player }.
           *[normal] Turno de { $player }.
        }
    }
} { $again_id ->
    [again] ¿Qué más haces?
   *[first] ¿Qué haces?
}
ask_board = ¿Qué ha cambiado en el tablero?{ $hint_id ->
    [fight] { " " }Si { $player_id ->
        [you] tu Buscador
       *[other] un Buscador de { $player }
    } ha ido adonde está uno de Automountie, ponlos en la misma casilla.
   *[none] { "" }
}
ask_which_trophy = ¿Es el trofeo por ganar una batalla de tartas?
ask_give_or_take = ¿Qué es?
ask_which_automountie = ¿Qué Automountie?
ask_fight_strength = { $player_id ->
    [you] Elige tus tartas y tus hechizos. ¿Cuánto suman?
   *[other] { $player } elige tartas y hechizos. ¿Cuánto suman?
}
ask_spell_strength = { $spells ->
    [one] ¿Cuánto suma su hechizo?
   *[other] ¿Cuánto suman sus { $spells } hechizos en total?
}
ask_fight_trophy = { $player_id ->
    [you] ¿Pones
   *[other] ¿Pone { $player }
} el trofeo por ganar una batalla de tartas?
ask_friendship = { $player_id ->
    [you] ¿Cuánta amistad tienes?
   *[other] ¿Cuánta amistad tiene { $player }?
}
see_draw_automountie = Revela una carta de Automountie.
ask_draw_automountie = Revela una carta de Automountie. ¿Cuál es?{ $hint_id ->
    [how] { " " }Di una parte de lo que muestra, por ejemplo: 2 tartas batalla 6, o: buscar negro A4.
   *[none] { "" }
}

## Set-up

BoardLaid = Pon el tablero con la región blanca arriba a la izquierda. Llamo a las casillas por su fila, de la A a la G desde arriba, y por su número desde la izquierda. Así que el castillo es D4.
CampsChosen = Con { $players } jugadores se usan estos campamentos: { $camps }. Prepara a las personas y el tablero como siempre.
DeckReadied = { $deck_id ->
    [virtual] Robo yo las cartas de Automountie. Deja las impresas en la caja.
   *[physical] { $origin_id ->
        [owner] Baraja tus { $cards } cartas de Automountie en un mazo boca abajo.
       *[stand-in] Robas tú las cartas, pero las { $cards } que conozco son solo de práctica. Introduce antes las tuyas, o déjame robar a mí.
    }
}
FriendshipSet = Pon la ficha de Amistad de { $mountie } en el nivel { $friendship }. Ahí se queda toda la partida.
PiesSet = Pon la ficha de Tartas de { $mountie } en el nivel { $pies }. Un trofeo le costará { $tokens } fichas.
PiecesReadied = Prepara { $trophies } trofeos para { $mountie }. No recibe tablero de jugador, carta de personalidad ni hechizos.
KingdomChosen = Elige un Reino Animal para { $mountie } y pon sus dos Buscadores en { $camp }.
PrimaryChosen = Elige un Buscador de { $mountie } como su Buscador principal, y márcalo para reconocerlo después.
TeamsFormed = Sois un equipo de { $humans } contra { $mounties } Automounties.
TeamRuleTold = { $topic_id ->
    [team_friendship] No ganas amistad por poner un recurso con el Buscador de alguien de tu equipo.
    [team_gifts] Cuando das algo a otra persona en una misión, no puede ser de tu equipo.
    [team_make] Para pagar una acción de Fabricar puedes usar recursos de alguien de tu equipo en una casilla vecina, si está de acuerdo.
    [team_spaces] Tus Buscadores no pueden ir a una casilla con un Buscador de tu equipo.
   *[team_deck] Las Automounties comparten un mazo, y cada una roba su propia carta.
}

## Her turn

TurnBegan = Turno de { $mountie }.
TrophyEarned = Tiene { $tokens } fichas y necesita { $cost }. Consigue un trofeo.
TokensReturned = Devuelve a la reserva { words_tokens } de { $space }.
TrophyPlaced = { $reason_id ->
    [eight_pies] { $mountie } tiene 8 tartas o más. Pon su trofeo en la casilla «8 tartas» del marcador de Trofeos.
    [pie_fight] { $mountie } ha ganado una batalla de tartas. Pon su trofeo en la casilla «batalla de tartas» del marcador de Trofeos.
    [team] Sus propios trofeos ya están todos puestos. Pon un trofeo de { $owner } en la casilla «{ $space }» del marcador de Trofeos.
   *[tokens] Pon un trofeo de { $mountie } en la casilla «{ $space }» del marcador de Trofeos.
} { $placed ->
    [one] Es el primero.
   *[other] Ya van { $placed } de { $trophies }.
}
TrophyMissed = Pondría un trofeo por { $space_id ->
    [pie_fight] ganar una batalla de tartas
   *[eight_pies] 8 tartas
}, pero solo se permite uno por turno.
NoTrophyLeft = Tiene fichas para un trofeo, pero no le queda ninguno por poner.
TurnSkipped = { $stage_id ->
    [finale] No revela carta, y se comprueba otra vez si consigue un trofeo.
   *[normal] Con eso acaba su turno.
}
CardDrawn = { $deck_id ->
    [physical] Su carta: { $card }.
   *[virtual] Revela una carta.
}
DeckReshuffled = El mazo de Automountie está vacío. Las { $cards } cartas se barajan en uno nuevo.
PiesGained = { $pies ->
    [0] { $mountie } no gana tartas. Tiene { $total }.
    [one] Sube la ficha de Tartas de { $mountie } una casilla, hasta { $total }.
   *[other] Sube la ficha de Tartas de { $mountie } { $pies } casillas, hasta { $total }.
}
PiesWasted = El marcador de Tartas está lleno. { $wasted ->
    [one] Se pierde una tarta.
   *[other] Se pierden { $wasted } tartas.
}
TokensSought = { $mix_id ->
    [a] Pon una manzana en { $apple_spaces }.
    [g] Pon una joya en { $gem_spaces }.
    [q] Pon una misión en { $quest_spaces }.
    [ag] Pon una joya en { $gem_spaces }, y una manzana en { $apple_spaces }.
    [aq] Pon una misión en { $quest_spaces }, y una manzana en { $apple_spaces }.
    [gq] Pon una misión en { $quest_spaces }, y una joya en { $gem_spaces }.
   *[agq] Pon una misión en { $quest_spaces }, una joya en { $gem_spaces }, y una manzana en { $apple_spaces }.
}
TokensPiled = Pon { $number ->
    [2] dos
    [3] tres
   *[other] { $number }
} { $token_id ->
    [gem] joyas
    [apple] manzanas
   *[quest] misiones
} en { $space }.
FriendshipKept = { $mountie } no gana amistad por eso.
SupplyShort = La reserva se ha acabado: ya no quedan para poner { words_tokens }.
QuestWithheld = No se pone ninguna misión en { $space }, porque ahí hay un Buscador.
SeekerMoved = { $mountie } mueve { $seeker_the } por el camino { $letter }{ $gain ->
    [0] { "" }
    [one] , que da una ficha
   *[other] , que da { $gain } fichas
}: { $shape_id ->
    [straight] { $steps ->
        [one] una casilla
       *[other] { $steps } casillas
    } { $way }
   *[bent] { $way }
}, { $start_id ->
    [camp] desde el campamento hasta { $end }
   *[other] de { $start } a { $end }
}.{ $mix_id ->
    [none] { "" }
   *[other] { " " }Lleva consigo { words_tokens }.
}
SeekerStayed = { $mountie } no puede mover { $seeker_the }.
QuestsVanished = Quita del tablero { $quests ->
    [one] la misión
   *[other] las { $quests } misiones
} que { $mountie } deja en { $space }.

## Pie fights

FightBegan = Batalla de tartas en { $space }: { $attacker_id ->
    [you] atacas a { $defender }.
   *[other] { $attacker } { $defender_id ->
        [you] te ataca
       *[other] ataca a { $defender }
    }.
}
FightCardDrawn = { $mountie } { $pies ->
    [0] no lanza tartas
    [one] lanza una tarta
   *[other] lanza { $pies } tartas
}{ $limit_id ->
    [track] , todo lo que tiene,
   *[card] { "" }
} y { $spells ->
    [0] no juega hechizos.
    [one] juega un hechizo. Róbalo del mazo de hechizos.
   *[other] juega { $spells } hechizos. Róbalos del mazo de hechizos.
}{ $pies ->
    [0] { "" }
   *[other] { " " }Baja su ficha a { $left } en el marcador de Tartas.
}
FightWon = { $tie_id ->
    [tie] Empate a { $winner_total }.
   *[clear] { $winner_total } contra { $loser_total }.
} { $winner_id ->
    [you] Ganas la batalla de tartas.
   *[other] { $winner } gana la batalla de tartas.
}
FightSettled = { $player_id ->
    [nobody] Descarta { $spells ->
        [one] el hechizo que se jugó
       *[other] los hechizos que se jugaron
    }.
    [you] Paga las tartas que lanzaste. { $spells ->
        [0] Si jugaste un hechizo, descártalo.
        [one] Descarta su hechizo, y los tuyos si jugaste alguno.
       *[other] Descarta sus hechizos, y los tuyos si jugaste alguno.
    }
   *[other] { $player } paga las tartas que lanzó. { $spells ->
        [0] Si hubo un hechizo, descártalo.
        [one] Descarta el hechizo de Automountie, y los de { $player } si los hubo.
       *[other] Descarta los hechizos de Automountie, y los de { $player } si los hubo.
    }
}
SeekersSentHome = { $loser_id ->
    [you] Devuelve a tu campamento { $seekers ->
        [one] tu Buscador
       *[other] tus dos Buscadores
    } de { $space }, y coge tu bonificación.
   *[other] Devuelve a su campamento { $seekers ->
        [one] el Buscador de { $loser } que está
       *[other] los dos Buscadores de { $loser } que están
    } en { $space }.
} Las fichas de ahí se quedan { $winner_id ->
    [you] contigo
   *[other] con { $winner }
}.

## Cards and tiles

PlayerTrophyPlaced = { $player_id ->
    [you] { $placed ->
        [one] Es tu primer trofeo.
       *[other] Ya llevas { $placed } de tus { $trophies } trofeos.
    }
   *[other] { $placed ->
        [one] Es el primer trofeo de { $player }.
       *[other] { $player } ya lleva { $placed } de { $trophies } trofeos.
    }
}
PlayerTrophyMissed = { $player_id ->
    [you] Ya has puesto un trofeo este turno, así que por esta batalla de tartas no hay otro.
   *[other] { $player } ya ha puesto un trofeo este turno, así que por esta batalla de tartas no hay otro.
}
GiftPlaced = Pon { words_tokens } con el Buscador de { $mountie } en { $space }.
GiftLost = Los dos Buscadores de { $mountie } están fuera del tablero, así que no recibe nada.
SpellsTaken = { $mountie } no tiene hechizos. Coge en su lugar la primera carta del mazo de hechizos.
TokensGiven = { $mountie } entrega { words_tokens } de { $space }. { $player_id ->
    [you] Ponlo con tu Buscador.
   *[other] Ponlo con el Buscador de { $player }.
}
NothingGiven = { $mountie } no tiene nada que dar.

## The end

FinaleBegan = { $finisher_id ->
    [you] Has puesto tu último trofeo.
   *[other] { $finisher } ha puesto su último trofeo.
} Empieza la Gran Final. Aún juegan un turno: { $players }.
TieCompared = Empate. { $measure_id ->
    [friendship] La mayor amistad, { $best }: { $leaders }.
   *[resources] La mayor cantidad de recursos, { $best }: { $leaders }.
}
GameEnded = { $outcome_id ->
    [won] { $winner_id ->
        [you] Ganas. ¡Bien jugado!
       *[other] Victoria: { $winners }. ¡Bien jugado!
    }
    [lost] Victoria: { $winners }.
   *[shared] Victoria compartida: { $winners }.
}

## Why, in this very case

because_TrophyEarned = Sus Buscadores tienen { $tokens } fichas entre los dos, y en su nivel un trofeo cuesta { $cost }.
because_TrophyPlaced = { $reason_id ->
    [eight_pies] Ha llegado a 8 tartas o más, y aún no tiene un trofeo en esa casilla.
    [pie_fight] Es su primera batalla de tartas ganada, y aún no tiene un trofeo en esa casilla.
    [team] Todos los trofeos de { $mountie } están puestos, así que es uno de { $owner }.
   *[tokens] La casilla «{ $space }» es su primera sin trofeo, desde la izquierda.
}
because_TurnSkipped = { $mountie } ha puesto un trofeo por sus fichas.
because_PiesWasted = { $wasted ->
    [one] Una tarta se sale
   *[other] { $wasted } tartas se salen
} del marcador.
because_TokensSought = Es lo que muestra el diagrama de búsqueda de esta carta.
because_TokensPiled = El diagrama de búsqueda de esta carta muestra { $number } en { $space }.
because_SeekerMoved = { $choice_id ->
    [only] El camino { $letter } es el único por el que { $seeker_the } puede dar un paso.
    [tied] El camino { $letter } { $gain ->
        [0] no da fichas
        [one] da una ficha
       *[other] da { $gain } fichas
    }, igual que { $equals }. Entre ellos, { $seeker_the } elige el { $seeker_id ->
        [primary] primero
       *[other] último
    } por orden alfabético.
   *[most] El camino { $letter } da { $gain ->
        [one] una ficha
       *[other] { $gain } fichas
    }, y ningún otro da { $next_best ->
        [0] fichas
       *[other] más de { $next_best }
    }.
}
because_SeekerStayed = Todos los caminos de esta carta empiezan con un paso que { $seeker_the } no puede dar desde donde está.
because_QuestsVanished = El Buscador de { $mountie } ha tenido que dejar { $space }, donde { $quests ->
    [one] estaba su misión
   *[other] estaban sus { $quests } misiones
}.
because_FightBegan = { $attacker_id ->
    [you] Has ido a { $space }, donde hay un Buscador de { $defender }.
   *[other] { $attacker } ha ido a { $space }, donde { $defender_id ->
        [you] está tu Buscador
       *[other] hay un Buscador de { $defender }
    }.
}
because_FightCardDrawn = { $limit_id ->
    [track] Su carta muestra más tartas, pero solo tenía { $pies }.
   *[card] { $pies ->
        [0] Su carta no muestra tartas, o ella no tiene.
        [one] Su carta muestra una tarta para una batalla.
       *[other] Su carta muestra { $pies } tartas para una batalla.
    }
}
because_FightWon = { $tie_id ->
    [tie] Las dos partes tienen { $winner_total }.
   *[clear] { $winner_total } es más que { $loser_total }.
}
because_PlayerTrophyMissed = { $player_id ->
    [you] Ya has tenido tu trofeo de este turno.
   *[other] { $player } ya ha tenido su trofeo de este turno.
}
because_FinaleBegan = { $finisher_id ->
    [you] Tu último trofeo está en el marcador.
   *[other] El último trofeo de { $finisher } está en el marcador.
}

## The visible state

view_automountie = { $mountie }: { $pies ->
    [one] una tarta
   *[other] { $pies } tartas
}, { $placed } de { $trophies } trofeos, { $tokens ->
    [one] una ficha
   *[other] { $tokens } fichas
}; un trofeo le cuesta { $cost }.
view_seeker = { $space_id ->
    [camp] En el campamento
   *[other] En { $space }
}: { $seeker }.
view_player = { $player_id ->
    [you] Has puesto
   *[other] { $player } ha puesto
} { $placed } de { $trophies } trofeos.
board_row = { $row }
board_legend = { $people_id ->
    [alone] Y: tu Buscador. P y O: su Buscador principal y el otro.
   *[several] Un número: el Buscador de ese jugador. P y O: el Buscador principal y el otro de una Automountie.
} a: manzana, g: joya, q: misión.

## The result sheet

column_you = Tú
column_automountie = Automountie
row_trophies = Trofeos
row_friendship = Amistad
row_resources = Recursos

## Names

name_automountie_toml = el mazo de Automountie
name_you = tú
name_automountie = Automountie
name_primary = Buscador principal
    .the = el Buscador principal
name_other = otro Buscador
    .the = el otro Buscador
name_camp = el campamento
name_apple = manzana
    .counted = { $number ->
        [one] una manzana
       *[other] { $amount } manzanas
    }
    .also = manzanas
name_gem = joya
    .counted = { $number ->
        [one] una joya
       *[other] { $amount } joyas
    }
    .also = joyas, gema, gemas, diamante
name_quest = misión
    .counted = { $number ->
        [one] una misión
       *[other] { $amount } misiones
    }
    .also = misiones
name_right = hacia la derecha
name_down_right = hacia abajo a la derecha
name_down_left = hacia abajo a la izquierda
name_left = hacia la izquierda
name_up_left = hacia arriba a la izquierda
name_up_right = hacia arriba a la derecha
name_camp_top = el campamento de arriba
name_camp_upper_right = el campamento de arriba a la derecha
name_camp_lower_right = el campamento de abajo a la derecha
name_camp_bottom = el campamento de abajo
name_camp_lower_left = el campamento de abajo a la izquierda
name_camp_upper_left = el campamento de arriba a la izquierda
name_camps = campamentos
    .the = los campamentos
name_board = tablero
    .the = el tablero
name_trophy_track = marcador de Trofeos
    .the = el marcador de Trofeos
name_friendship = amistad
name_resources = recursos
name_eight_pies = 8 tartas
name_power_ups = mejoras
name_spells = hechizos
name_apple_delivery = manzanas entregadas
name_gem_delivery = joyas entregadas
name_quests = misiones
name_pie_fight = batalla de tartas
name_same = sí, igual
name_different = no, es distinto
name_nowhere = ninguna
name_turn_over = acabar mi turno
    .also = el turno ha acabado, empieza una batalla de tartas
name_trophy = poner un trofeo
name_give_or_take = dar a Automountie o quitarle, por una carta o una loseta
name_give_apples = dar 2 manzanas
name_give_gems = dar 2 joyas
name_take_resources = quitar 2 recursos
name_take_spells = quitar hechizos
name_very_easy = muy fácil
name_easy = fácil
name_normal = normal
name_hard = difícil
name_very_hard = muy difícil
name_nobody = nadie
name_trophy_placed = sí
name_no_trophy = no
name_virtual = virtual
name_physical = físico
name_seeker_you = tu Buscador
    .counted = { $number ->
        [one] tu Buscador
       *[other] tus { $amount } Buscadores
    }
name_primary_automountie = Buscador principal
name_other_automountie = otro Buscador
name_no_pies = sin tartas
name_seek = buscar
name_trophies = trofeos
    .the = los trofeos
name_pie_track = marcador de Tartas
    .the = el marcador de Tartas
name_friendship_track = marcador de Amistad
    .the = el marcador de Amistad
name_automountie_deck = mazo de Automountie
    .the = el mazo de Automountie
name_automountie_card = carta de Automountie
    .the = la carta de Automountie

# Names that follow a pattern
column_player_1 = Jugador 1
column_automountie_1 = Automountie 1
name_player_1 = Jugador 1
name_seeker_player_1 = Buscador del jugador 1
    .counted = { $number ->
        [one] un Buscador del jugador 1
       *[other] { $amount } Buscadores del jugador 1
    }
name_automountie_1 = Automountie 1
name_primary_automountie_1 = Buscador principal de Automountie 1
name_other_automountie_1 = otro Buscador de Automountie 1
column_player_2 = Jugador 2
column_automountie_2 = Automountie 2
name_player_2 = Jugador 2
name_seeker_player_2 = Buscador del jugador 2
    .counted = { $number ->
        [one] un Buscador del jugador 2
       *[other] { $amount } Buscadores del jugador 2
    }
name_automountie_2 = Automountie 2
name_primary_automountie_2 = Buscador principal de Automountie 2
name_other_automountie_2 = otro Buscador de Automountie 2
column_player_3 = Jugador 3
column_automountie_3 = Automountie 3
name_player_3 = Jugador 3
name_seeker_player_3 = Buscador del jugador 3
    .counted = { $number ->
        [one] un Buscador del jugador 3
       *[other] { $amount } Buscadores del jugador 3
    }
name_automountie_3 = Automountie 3
name_primary_automountie_3 = Buscador principal de Automountie 3
name_other_automountie_3 = otro Buscador de Automountie 3
column_player_4 = Jugador 4
column_automountie_4 = Automountie 4
name_player_4 = Jugador 4
name_seeker_player_4 = Buscador del jugador 4
    .counted = { $number ->
        [one] un Buscador del jugador 4
       *[other] { $amount } Buscadores del jugador 4
    }
name_automountie_4 = Automountie 4
name_primary_automountie_4 = Buscador principal de Automountie 4
name_other_automountie_4 = otro Buscador de Automountie 4
column_player_5 = Jugador 5
column_automountie_5 = Automountie 5
name_player_5 = Jugador 5
name_seeker_player_5 = Buscador del jugador 5
    .counted = { $number ->
        [one] un Buscador del jugador 5
       *[other] { $amount } Buscadores del jugador 5
    }
name_automountie_5 = Automountie 5
name_primary_automountie_5 = Buscador principal de Automountie 5
name_other_automountie_5 = otro Buscador de Automountie 5
name_A1 = blanco A1
name_A2 = blanco A2
name_A3 = negro A3
name_A4 = negro A4
name_B1 = blanco B1
name_B2 = blanco B2
name_B3 = portal B3
name_B4 = negro B4
name_B5 = negro B5
name_C1 = azul C1
name_C2 = portal C2
name_C3 = blanco C3
name_C4 = negro C4
name_C5 = portal C5
name_C6 = verde C6
name_D1 = azul D1
name_D2 = azul D2
name_D3 = azul D3
name_D4 = castillo D4
name_D5 = verde D5
name_D6 = verde D6
name_D7 = verde D7
name_E1 = azul E1
name_E2 = portal E2
name_E3 = rojo E3
name_E4 = amarillo E4
name_E5 = portal E5
name_E6 = verde E6
name_F1 = rojo F1
name_F2 = rojo F2
name_F3 = portal F3
name_F4 = amarillo F4
name_F5 = amarillo F5
name_G1 = rojo G1
name_G2 = rojo G2
name_G3 = amarillo G3
name_G4 = amarillo G4
name_pies_1 = 1 tarta
name_pies_2 = 2 tartas
name_pies_3 = 3 tartas
name_pies_4 = 4 tartas
name_pies_5 = 5 tartas
name_pies_6 = 6 tartas
name_pies_7 = 7 tartas
name_pies_8 = 8 tartas
name_pies_9 = 9 tartas
name_pies_10 = 10 tartas
name_fight_0 = batalla 0
name_fight_1 = batalla 1
name_fight_2 = batalla 2
name_fight_3 = batalla 3
name_fight_4 = batalla 4
name_fight_5 = batalla 5
name_fight_6 = batalla 6
name_fight_7 = batalla 7
name_fight_8 = batalla 8
name_fight_9 = batalla 9
name_fight_10 = batalla 10
name_spells_0 = 0 hechizos
name_spells_1 = 1 hechizo
name_spells_2 = 2 hechizos
name_spells_3 = 3 hechizos
name_spells_4 = 4 hechizos
name_spells_5 = 5 hechizos
name_first_right = camino A hacia la derecha
name_first_down_right = camino A hacia abajo a la derecha
name_first_down_left = camino A hacia abajo a la izquierda
name_first_left = camino A hacia la izquierda
name_first_up_left = camino A hacia arriba a la izquierda
name_first_up_right = camino A hacia arriba a la derecha
name_card_1 = carta 1
name_card_2 = carta 2
name_card_3 = carta 3
name_card_4 = carta 4
name_card_5 = carta 5
name_card_6 = carta 6
name_card_7 = carta 7
name_card_8 = carta 8
name_card_9 = carta 9
name_card_10 = carta 10
name_card_11 = carta 11
name_card_12 = carta 12
name_card_13 = carta 13
name_card_14 = carta 14
name_card_15 = carta 15
name_card_16 = carta 16
name_card_17 = carta 17
name_card_18 = carta 18
name_card_19 = carta 19
name_card_20 = carta 20
name_card_21 = carta 21

## What a card says, for anyone who looks it up

face_fight = En una batalla de tartas: { $pies ->
    [one] una tarta
   *[other] { $pies } tartas
} y { $spells ->
    [one] un hechizo
   *[other] { $spells } hechizos
}.
face_seek = Buscar: { $placed }.
face_pies = { $pies ->
    [0] Sin tartas, y nada que buscar.
    [one] Una tarta.
   *[other] { $pies } tartas.
}

## The rules, for "why?"

why_board = En el tablero impreso las casillas no tienen nombre, así que se llaman por su fila, de la A a la G desde arriba, y por su número desde la izquierda. Las direcciones de las cartas valen cuando el tablero y las cartas están en la misma posición, con la región blanca arriba a la izquierda.
    .section = Tablemate; Movimiento
why_difficulty = Su dificultad marca con cuántas tartas empieza y cuántas fichas le cuesta un trofeo: seis fichas y ninguna tarta en muy fácil, cinco y dos en fácil, cuatro y tres en normal, tres y cuatro en difícil, dos y cinco en muy difícil.
    .section = Niveles de dificultad; Preparación 4
why_camps = Una Automountie ocupa el sitio de una persona, así que los campamentos son los que tocan para todos los jugadores juntos, personas y Automounties.
    .section = Introducción; Preparación 1
why_deck = Las 21 cartas de Automountie se barajan en un mazo boca abajo. Cada una tiene dos o tres partes, de cuatro tipos: tartas, buscar, caminos y batalla de tartas.
    .section = Preparación 2; Cartas de Automountie
why_friendship = La ficha de Amistad de Automountie está en el nivel 5 toda la partida.
    .section = Preparación 3
why_pieces = Se prepara como tú, pero no recibe tablero de jugador, carta de personalidad ni carta de hechizo.
    .section = Preparación 5
why_kingdom = Tú eliges un Reino Animal para ella. Los turnos van en sentido horario de campamento en campamento, y ella tiene su puesto en el orden como cualquiera.
    .section = Preparación 6
why_primary = Uno de sus Buscadores es el principal durante toda la partida. Da igual cuál, pero se mueve primero y paga primero.
    .section = Preparación 7
why_seekers = Cada jugador tiene dos Buscadores, y un Buscador está en una casilla o en su campamento.
    .section = Preparación 5; Reglas multijugador
why_tokens = Una ficha es una joya, una manzana o una misión. La caja trae 24 joyas, 24 manzanas y 12 misiones, así que en el tablero no puede haber más.
    .section = Fichas de recurso y de misión; Componentes
why_turn_order = Automountie tiene su puesto en el orden de turno como cualquier jugador, y empieza por comprobar si consigue un trofeo.
    .section = Turno de Automountie
why_turn_steps = Si no tiene trofeo que poner, coge la primera carta de su mazo, gana sus tartas, busca y se mueve.
    .section = Turno de Automountie
why_reshuffle = Cuando hay que robar una carta y el mazo está vacío, se barajan todas las cartas en un mazo nuevo. Los caminos de la carta actual siguen valiendo este turno.
    .section = Cartas de Automountie
    .reshuffle_all = Esa carta también se baraja con ellas.
    .reshuffle_without_current = Según la lectura que elegiste, esa carta se queda fuera.
why_trophy_check = Si sus dos Buscadores juntos tienen tantas fichas como pide su dificultad, misiones incluidas, consigue un trofeo.
    .section = Comprobar trofeos
why_payment = Devuelve justo las fichas que cuesta el trofeo: primero las de su Buscador principal, y de cada Buscador primero misiones, luego joyas y luego manzanas. Si los dos están en la misma casilla, las fichas son del principal.
    .section = Comprobar trofeos 1, 2
why_trophy_space = El trofeo va en la primera casilla del marcador de Trofeos, desde la izquierda, donde aún no tiene ninguno.
    .section = Comprobar trofeos 3
why_turn_skipped = Tras poner un trofeo por sus fichas se salta el resto de su turno. En la Gran Final aún se comprueba si consigue más.
    .section = Comprobar trofeos 4; Gran Final
why_no_trophy_left = No le queda ningún trofeo por poner, así que no consigue otro, se queda sus fichas y su turno sigue.
    .section = Comprobar trofeos
why_gain_pies = Gana las tartas de la parte de arriba de su carta, si hay alguna.
    .section = Ganar tartas
why_eight_pies = Cuando llega a 8 tartas o más, consigue el trofeo de las 8 tartas. Eso no acaba su turno.
    .section = Ganar tartas
    .bonus_pies_count = Las 2 tartas que recibe al perder una batalla también cuentan.
    .bonus_pies_do_not_count = Según la lectura que elegiste, las 2 tartas que recibe al perder una batalla no cuentan.
why_pie_limit = El marcador de Tartas acaba en 10, y las tartas que pasan de ahí se pierden.
    .section = Ganar tartas; Reglas multijugador
why_one_trophy = Las reglas que no se cambian siguen valiendo, y antes de la Gran Final solo se pone un trofeo por turno. El segundo se pierde de momento; aún puede conseguirlo más tarde.
    .section = Introducción; Reglas multijugador
why_own_trophy = Tus trofeos los pones según las reglas normales: antes de la Gran Final uno por turno, y en cada casilla del marcador de Trofeos uno solo. El cuarto da comienzo a la Gran Final.
    .section = Introducción; Reglas multijugador
why_seek = Si su carta muestra un diagrama de búsqueda, sus fichas se ponen en el tablero como indica, también donde hay un Buscador.
    .section = Buscar
why_seek_friendship = Automountie no gana amistad por poner una ficha con el Buscador de otro jugador.
    .section = Buscar
why_seek_supply = Cuando se acaban las fichas de un tipo en la reserva, solo se ponen las que hay.
    .section = Buscar; Componentes
why_seek_occupied = Según la lectura que elegiste, no se pone una misión en una casilla con un Buscador.
    .section = Buscar
why_most_tokens = Sus dos Buscadores se mueven, el principal primero. Cada uno toma el camino que más fichas le da, contando las que puede ganar en una batalla de tartas, y lo recorre hasta donde puede con todo lo que tiene y recoge. Se para antes del borde, antes del castillo Siemprelibre y, si ella tiene menos de 3 tartas, antes de un rival. Para ella los portales son casillas normales.
    .section = Movimiento 1
    .mid_path_fight_stop = Si por el camino se encuentra con un rival, se para y pelea.
    .mid_path_fight_walk_on = Según la lectura que elegiste, pelea con un rival que encuentre por el camino y, si gana, sigue adelante.
    .mid_path_fight_at_end = Según la lectura que elegiste, pasa de largo ante un rival y solo pelea al final del camino.
    .own_seeker_no_gain = Las fichas que están con su otro Buscador no son ganancia.
    .own_seeker_gain = Según la lectura que elegiste, las fichas que están con su otro Buscador cuentan como ganancia.
    .own_seeker_blocked = Según la lectura que elegiste, también se para antes de su otro Buscador.
    .shared_space_primary = Las fichas de una casilla donde están sus dos Buscadores van con el principal.
    .shared_space_moving = Según la lectura que elegiste, las fichas de una casilla donde están sus dos Buscadores van con el que se mueve primero.
why_tie_primary = Varios caminos dan lo mismo. El Buscador principal elige entonces el primero por orden alfabético, de la A a la F.
    .section = Movimiento 2a
why_tie_other = Varios caminos dan lo mismo. El otro Buscador elige entonces el último por orden alfabético, de la F a la A.
    .section = Movimiento 2b
why_no_path = Un camino que no permite ni el primer paso no cuenta. Si ninguno lo permite, el Buscador no se mueve.
    .section = Movimiento
why_stop_at_castle = Los Buscadores de Automountie se paran antes del castillo Siemprelibre, así que ninguno puede estar ahí.
    .section = Movimiento
why_quests_vanish = Cuando una batalla de tartas u otro efecto hace que los Buscadores de Automountie dejen atrás misiones, esas misiones se quitan enseguida del tablero.
    .section = Movimiento
why_fight = Un Buscador que entra en la casilla de un rival empieza una batalla de tartas. Tú eliges tus tartas y hechizos como siempre, antes de que Automountie robe una carta.
    .section = Batallas de tartas 1
    .crowd_nearest = Si ahí hay varios rivales, pelea contra el siguiente en el orden de turno.
    .crowd_each = Según la lectura que elegiste, pelea contra cada rival que esté ahí, uno tras otro.
why_fight_card = La parte de batalla de tartas de una carta recién robada dice cuántas tartas lanza, nunca más de las que tiene, y cuántas cartas roba del mazo de hechizos y juega. El resto de esa carta no cuenta.
    .section = Batallas de tartas 2, 3
    .spell_limit_seekers = Según la lectura que elegiste, juega como mucho un hechizo por cada Buscador suyo que esté ahí.
why_fight_total = Gana quien más sume entre tartas y hechizos.
    .section = Batallas de tartas; Reglas multijugador
why_fight_paid = Gane quien gane, las dos partes pagan las tartas que lanzaron, y los hechizos jugados se descartan. Las tartas de Automountie bajan en cuanto las lanza.
    .section = Batallas de tartas; Reglas multijugador
why_fight_tie = Los totales son iguales, y el reglamento en solitario no dice nada de eso.
    .section = Batallas de tartas; Reglas multijugador
    .tied_fight_attacker = Según las reglas multijugador, gana quien ataca.
    .tied_fight_defender = Según la lectura que elegiste, gana quien se defiende.
why_loser_home = Los Buscadores que pierden en esa casilla vuelven a su campamento, y los recursos de ahí se quedan con quien gana.
    .section = Batallas de tartas; Reglas multijugador
why_fight_bonus = Cuando Automountie pierde una batalla de tartas, siempre coge la bonificación de 2 tartas.
    .section = Batallas de tartas 4
why_fight_trophy = Las reglas que no se cambian siguen valiendo: Automountie pone un trofeo por la primera batalla de tartas que gana, también en el turno de otro.
    .section = Introducción
why_finale = Cuando alguien ha puesto su último trofeo, empieza la Gran Final. En ella no hay límite de trofeos, y tras su turno Automountie comprueba una y otra vez si consigue un trofeo, mientras tenga fichas suficientes.
    .section = Gran Final; Introducción
    .finale_turns_others = Los demás tienen un turno más.
    .finale_turns_all = Según la lectura que elegiste, todos tienen un turno más.
why_game_end = Automountie gana o pierde según las mismas reglas que tú: gana quien ha puesto sus cuatro trofeos cuando acaba la Gran Final.
    .section = Introducción; Reglas multijugador
why_tie_break = Si varios han puesto cuatro trofeos, gana quien tenga más amistad, y después quien tenga más recursos en las casillas de sus Buscadores. Automountie tiene 5 de amistad, y las misiones no son recursos.
    .section = Introducción; Reglas multijugador
why_gift = De dos manzanas o joyas que se dan a Automountie, va una a cada uno de sus Buscadores. Si solo hay uno en el tablero, recibe las dos, y si no hay ninguno, ella no recibe nada.
    .section = Apéndice: cartas y losetas
why_spells_taken = Automountie no tiene hechizos. Si puedes quitarle alguno, coge en su lugar la primera carta del mazo de hechizos.
    .section = Apéndice: cartas y losetas
why_resources_taken = Si puedes quitarle 2 recursos a Automountie, da fichas en el orden en que paga un trofeo: primero las del Buscador principal.
    .section = Apéndice: cartas y losetas
    .taken_resources_quests_too = Así que primero van las misiones, luego las joyas y luego las manzanas.
    .taken_resources_resources_only = Según la lectura que elegiste, una misión no es un recurso, así que primero van las joyas y luego las manzanas.
why_teams = Dos o tres personas juegan en equipo contra dos o tres Automounties, todas con la misma dificultad.
    .section = Apéndice: variante por equipos
why_team_trophies = Una Automountie que ha puesto todos sus trofeos pone los de la siguiente compañera a la que le queden. Nunca van en las casillas de las 8 tartas y de la batalla de tartas.
    .section = Variante por equipos: trofeos del equipo Automountie
why_team_friendship = No ganas amistad por poner un recurso con el Buscador de alguien de tu equipo.
    .section = Variante por equipos: entre compañeros
why_team_gifts = Cuando una misión te deja dar algo a otra persona, no puede ser de tu equipo.
    .section = Variante por equipos: entre compañeros
why_team_make = Para pagar una acción de Fabricar también puedes quitar recursos de casillas vecinas donde haya un Buscador de tu equipo, si su dueño está de acuerdo.
    .section = Variante por equipos: entre compañeros
why_team_spaces = Los Buscadores no pueden ir a una casilla donde hay un Buscador de su equipo. Para las Automounties esas casillas son como las de fuera del tablero.
    .section = Variante por equipos: entre compañeros
why_team_deck = Las Automounties comparten un mazo, pero cada una roba su propia carta en su turno.
    .section = Variante por equipos: entre compañeros
why_team_end = La partida acaba cuando un equipo ha puesto todos sus trofeos. También entonces hay Gran Final.
    .section = Variante por equipos: final de la partida y victoria
why_team_tie = Si los dos equipos han puesto todos sus trofeos, decide la suma de la amistad de cada equipo, y después la suma de sus recursos.
    .section = Variante por equipos: final de la partida y victoria
