# Spanish. What the Automa says and asks. An event's sentence has the event's name; a question's begins with ask_.
bot = el Automa


## Set-up options

option_difficulty = ¿Cómo de fuerte quieres que sea el Automa?
    .eaglet = Aguilucho: un ave boca abajo vale 3 puntos
    .eagle = Águila: 4 puntos, la partida normal
    .eagle_eyed = Águila de vista aguda: 5 puntos
option_automubon = ¿Está en el mazo del Automa la carta de experto, Automubon Society?
    .out = no, se queda en la caja
    .in = sí, hace más difíciles los objetivos
option_goal_board = ¿Qué lado del tablero de objetivos está a la vista?
    .green = verde: primer y segundo puesto
    .blue = azul: un punto por cada elemento
option_automa_deck = ¿Quién roba las cartas del Automa?
    .virtual = las roba Tablemate
    .physical = robo yo las cartas impresas y digo lo que muestran
option_bonus_card = ¿Quién roba la carta de bonificación del Automa?
    .virtual = la elige Tablemate
    .physical = la robo yo y digo cuál es
option_goal_tiles = ¿Quién roba los cuatro objetivos?
    .physical = ya están en el tablero, y los digo yo
    .virtual = los roba Tablemate
option_edition = ¿De qué edición son tus cartas?
    .en = inglesa
    .de = alemana
    .fr = francesa
    .es = española
    .nl = neerlandesa
    .pl = polaca
option_bird_sets = ¿Qué cartas de ave hay en el mazo?
    .base = el juego base
    .swift_start = las aves de inicio rápido
    .european = expansión Europa, sin contrastar con una segunda fuente
    .oceania = expansión Oceanía, sin contrastar con una segunda fuente
    .asia = Wingspan Asia, sin contrastar con una segunda fuente
    .americas = expansión Américas, sin contrastar con una segunda fuente
    .promo_asia = aves promocionales de Asia, sin contrastar con una segunda fuente
    .promo_britain = aves promocionales de Gran Bretaña, sin contrastar con una segunda fuente
    .promo_canada = aves promocionales de Canadá, sin contrastar con una segunda fuente
    .promo_europe = aves promocionales de Europa continental, sin contrastar con una segunda fuente
    .promo_new_zealand = aves promocionales de Nueva Zelanda, sin contrastar con una segunda fuente
    .promo_usa = aves promocionales de Estados Unidos, sin contrastar con una segunda fuente
option_feeder = ¿Cómo coge el Automa los dados del comedero?
    .looked = la cámara o tú decís lo que hay, y Tablemate dice qué se quita
    .told = tú sigues su clave en el comedero y dices qué has quitado
option_word_lists = ¿Qué listas de palabras traen tus cartas de bonificación?
    .newer = las más nuevas (Cartographer incluye «Prairie», Anatomist incluye «back»)
    .older = las más antiguas, sin esas dos palabras
option_all_alike = ¿Y si al tirar los dados vuelven a salir todos iguales?
    .once = se tiran una vez, y después la clave vacía el comedero
    .until_mixed = se tiran hasta que no sean todos iguales
option_pink_powers = ¿Cuándo se activan tus poderes rosas?
    .icon = solo con el icono rosa de una carta del Automa
    .matching = también cuando el Automa hace lo que esperan

## Questions

ask_draw_bonus = Roba una carta de bonificación para el Automa. ¿Cuál es?
ask_prints_percentage = ¿Tu carta de bonificación { $bonus } lleva un porcentaje de cartas?
ask_fits_name_bonus = ¿{ $bird } cuenta para { $bonus }? La carta de bonificación dice qué nombres cuentan.
ask_draw_goals = Roba una loseta de objetivo. ¿Qué objetivo muestra?
ask_goals = ¿Qué cuatro objetivos hay en el tablero, de la ronda uno a la cuatro?
ask_your_turn = Te toca: turno { $turn } de { $turns } de la ronda { $round }. Avísame cuando termines.
ask_draw_automa = Revela una carta del Automa. ¿Qué muestra su parte de la ronda { $round }?
ask_tray = ¿Qué tres aves hay en la bandeja, de izquierda a derecha?
ask_feeder = ¿Qué dados hay en el comedero?
ask_food_removed = Si el comedero está vacío o todos sus dados son iguales, tira los cinco dentro{ $all_alike_id ->
    [until_mixed] {" "}hasta que no lo sean
   *[once] {" "}una vez
}. Luego quita { $first }; si no hay, { $second }; y después { $others }, en este orden. ¿Cuáles has quitado?
ask_thrown_dice = ¿Qué muestran los cinco dados?
ask_goal_quantity = La ronda ha terminado. El objetivo era { $goal }. ¿Cuántos tienes?
ask_score_birds = Ahora tu puntuación. ¿Cuántos puntos traen tus aves?
ask_score_bonus = ¿Cuántos puntos te dan tus cartas de bonificación?
ask_score_eggs = ¿Cuántos huevos hay en tus aves?
ask_score_cached = ¿Cuántas fichas de alimento hay almacenadas en tus aves?
ask_score_tucked = ¿Cuántas cartas hay solapadas bajo tus aves?
ask_leftover_food = Empate. ¿Cuántas fichas de alimento te quedan?

## Events and instructions

TableReadied = Dale al Automa { $cubes } cubos de un color y pon el tablero de objetivos por su lado { $board }. Prepara tu parte como siempre, pero no cojas todavía cartas de bonificación.
AutomaDeckReadied = { $automubon_id ->
    [in] Baraja las once cartas del Automa, también Automubon Society, en un mazo boca abajo.
   *[out] Deja Automubon Society en la caja y baraja las otras diez cartas del Automa en un mazo boca abajo.
}
NamesUnknown = No sé qué imprime tu edición en { $number ->
    [one] una de estas aves. La llamo por su nombre en inglés y en latín; el latino está en la carta.
   *[other] { $number } de estas aves. Las llamo por su nombre en inglés y en latín; el latino está en la carta.
}
NameBonusesLeftOut = Dejo fuera estas cartas de bonificación: { $bonuses }. No sé qué imprime en ellas tu edición.
edition_noticed = Tus cartas parecen de otra edición: { $edition }. Entiendo estos nombres, y ofreceré esa edición cuando empieces la próxima partida.
BonusReturned = Al Automa no le sirve { $bonus }. Devuélvela y roba otra.
BonusTaken = La carta de bonificación del Automa es { $bonus }. Ponla junto al Automa, baraja las demás y reparte las tuyas.
GoalsLaid = Pon estos objetivos en el tablero, de la ronda uno a la cuatro: { $goals }.
SetsUnchecked = Estas aves no están contrastadas con una segunda fuente, así que compáralas con tus cartas: { $sets }.
BrownPowersExplained = En tus turnos, el Automa no participa en los poderes marrones: pierde todas las comparaciones y no gana nada.
RoundBegan = Empieza la ronda { $round }: { $turns } turnos cada uno, y empiezas tú. El objetivo es { $goal }.
CardRevealed = La carta del Automa: { $face }.
CardsDrawn = Descarta las tres aves de la bandeja, dale al Automa un ave boca abajo del mazo y rellena la bandeja. Tiene { $face_down ->
    [one] un ave boca abajo
   *[other] { $face_down } aves boca abajo
}.
BirdTaken = El Automa se queda con { $bird }, que vale { $points ->
    [one] un punto
   *[other] { $points } puntos
}. Ponla boca arriba junto al Automa y rellena la bandeja.
BirdTakenOthersDiscarded = El Automa se queda con { $bird }, que vale { $points ->
    [one] un punto
   *[other] { $points } puntos
}. Ponla boca arriba junto al Automa, descarta { $others } y rellena la bandeja.
NoBirdMatched = Ningún ave encaja con { $bonus }. Deja la bandeja como está y dale al Automa un ave boca abajo del mazo. Tiene { $face_down ->
    [one] un ave boca abajo
   *[other] { $face_down } aves boca abajo
}.
EggsLaid = Dale al Automa { $eggs ->
    [one] un huevo
   *[other] { $eggs } huevos
}. Ahora tiene { $total }.
FeederThrown = { $reason_id ->
    [alike] Todos los dados del comedero son iguales. Tira los cinco otra vez.
   *[empty] El comedero está vacío. Tira los cinco dados dentro.
}
DiceRemoved = El Automa se lleva { $face_the }. Quita { $dice ->
    [one] ese dado
   *[other] esos { $dice } dados
} del comedero.
FoodTaken = El Automa se ha llevado { $face_the }. Si ahora el comedero está vacío, tira los cinco dados dentro.
CubePlaced = Pon un cubo del Automa en el objetivo de esta ronda. { $cubes ->
    [one] Ahora hay uno.
   *[other] Ahora hay { $cubes }.
}
CubeLacking = El Automa debería poner un cubo, pero no le queda ninguno. Déjalo así.
CubeRemoved = Quita un cubo del Automa del objetivo de esta ronda. { $cubes ->
    [0] No queda ninguno.
    [one] Queda uno.
   *[other] Quedan { $cubes }.
}
NoCubeToRemove = El Automa quitaría un cubo del objetivo, pero no hay ninguno.
PinkPowersActivated = Usa ahora todos los poderes rosas de tu tablero.
PinkPowersMatched = Si alguno de tus poderes rosas espera esto, úsalo ahora: { $action }.
GoalScored = Se puntúa el objetivo: { $goal }. Tú tienes { $player } y puntúas { $player_points }. El Automa tiene { $automa } y puntúa { $automa_points }.
RankMarked = Marca tu puesto en el tablero de objetivos con uno de tus cubos, y el del Automa con uno de los suyos{ $returned ->
    [0] .
    [one] . Devuélvele el cubo de la loseta de objetivo.
   *[other] . Devuélvele los { $returned } cubos de la loseta de objetivo.
}
TrayCleared = Descarta las aves de la bandeja y pon tres nuevas.
AutomaDeckAdjusted = { $automa_deck_id ->
    [virtual] El mazo del Automa se baraja para la siguiente ronda.
   *[physical] Retira la carta del Automa que dice que se quite tras la ronda { $round } y baraja las demás para la siguiente.
}
GameScored = La partida ha terminado. Tú tienes { $player } puntos y el Automa { $automa }. { $outcome_id ->
    [won] Ganas tú. ¡Bien jugado!
    [lost] Gana el Automa.
   *[shared] Es un empate.
}
TieBroken = Alimento que queda: tú { $player }, el Automa { $automa }. { $outcome_id ->
    [won] Ganas el desempate.
    [lost] El Automa gana el desempate.
   *[shared] Compartís la victoria.
}

## Why, in this very case

because_BonusReturned = { $bonus } no dice nada con lo que se pueda elegir un ave concreta de la bandeja.
because_BirdTaken = { $bird } encaja con { $bonus }: { $bonus_id ->
    [anatomist] su nombre contiene una parte del cuerpo
    [bird_counter] su poder lleva el icono de bandada
    [bird_feeder] come semillas
    [cartographer] su nombre contiene un lugar
    [enclosure_builder] anida en el suelo o tiene nido de estrella
    [falconer] su poder lleva el icono de depredador
    [fishery_manager] come peces
    [food_web_expert] solo come invertebrados
    [forester] solo vive en el bosque
    [historian] lleva el nombre de una persona
    [large_bird_specialist] su envergadura supera los 65 centímetros
    [nest_box_builder] anida en cavidades o tiene nido de estrella
    [omnivore_expert] come de todo, el símbolo comodín
    [passerine_specialist] su envergadura es de 30 centímetros o menos
    [photographer] su nombre contiene un color
    [platform_builder] anida en plataformas o tiene nido de estrella
    [prairie_manager] solo vive en la pradera
    [rodentologist] come roedores
    [viticulturalist] come fruta
    [wetland_scientist] solo vive en el humedal
    [wildlife_gardener] tiene nido de cuenco o de estrella
   *[other] cumple lo que pide esa carta
}.
because_BirdTakenOthersDiscarded = { $bird }, { $others }: todas encajan con { $bonus }, y ninguna vale más que { $bird }, con { $points ->
    [one] un punto
   *[other] { $points } puntos
}. Cada una { $bonus_id ->
    [anatomist] tiene una parte del cuerpo en el nombre
    [bird_counter] tiene un poder con el icono de bandada
    [bird_feeder] come semillas
    [cartographer] tiene un lugar en el nombre
    [enclosure_builder] anida en el suelo o tiene nido de estrella
    [falconer] tiene un poder con el icono de depredador
    [fishery_manager] come peces
    [food_web_expert] come solo invertebrados
    [forester] vive solo en el bosque
    [historian] lleva el nombre de una persona
    [large_bird_specialist] tiene más de 65 centímetros de envergadura
    [nest_box_builder] anida en cavidades o tiene nido de estrella
    [omnivore_expert] come de todo, el símbolo comodín
    [passerine_specialist] tiene 30 centímetros de envergadura o menos
    [photographer] tiene un color en el nombre
    [platform_builder] anida en plataformas o tiene nido de estrella
    [prairie_manager] vive solo en la pradera
    [rodentologist] come roedores
    [viticulturalist] come fruta
    [wetland_scientist] vive solo en el humedal
    [wildlife_gardener] tiene nido de cuenco o de estrella
   *[other] cumple lo que pide esa carta
}.
because_NoBirdMatched = { $tray }: ninguna { $bonus_id ->
    [anatomist] tiene una parte del cuerpo en el nombre
    [bird_counter] tiene un poder con el icono de bandada
    [bird_feeder] come semillas
    [cartographer] tiene un lugar en el nombre
    [enclosure_builder] anida en el suelo ni tiene nido de estrella
    [falconer] tiene un poder con el icono de depredador
    [fishery_manager] come peces
    [food_web_expert] come solo invertebrados
    [forester] vive solo en el bosque
    [historian] lleva el nombre de una persona
    [large_bird_specialist] tiene más de 65 centímetros de envergadura
    [nest_box_builder] anida en cavidades ni tiene nido de estrella
    [omnivore_expert] come de todo, el símbolo comodín
    [passerine_specialist] tiene 30 centímetros de envergadura o menos
    [photographer] tiene un color en el nombre
    [platform_builder] anida en plataformas ni tiene nido de estrella
    [prairie_manager] vive solo en la pradera
    [rodentologist] come roedores
    [viticulturalist] come fruta
    [wetland_scientist] vive solo en el humedal
    [wildlife_gardener] tiene nido de cuenco ni de estrella
   *[other] cumple lo que pide esa carta
}.
because_DiceRemoved = { $place ->
    [1] Su clave empieza por { $face }, y de eso había en el comedero.
    [2] Su clave empieza por { $before }, pero de eso no había en el comedero. Después viene { $face }.
   *[other] Su clave empieza por { $before }, pero no había ninguno en el comedero. Después viene { $face }.
}
because_FoodTaken = { $place ->
    [1] Su clave empieza por { $face }, y eso encontraste en el comedero.
    [2] Su clave empieza por { $before }, pero de eso no encontraste. Después viene { $face }.
   *[other] Su clave empieza por { $before }, pero no encontraste ninguno. Después viene { $face }.
}
because_FeederThrown = { $reason_id ->
    [alike] Todos los dados del comedero muestran la misma cara.
   *[empty] No queda ningún dado en el comedero.
}
because_EggsLaid = La carta muestra { $eggs ->
    [one] un huevo
   *[other] { $eggs } huevos
}.
because_CubePlaced = Con { $cubes ->
    [one] este cubo
   *[other] sus { $cubes } cubos
}, el Automa tiene { $cubes } más de este objetivo.
because_NoCubeToRemove = Ya no le quedan cubos en este objetivo, o nunca tuvo ninguno.
because_GoalScored = El Automa parte de { $base } en esta ronda y tiene { $cubes ->
    [0] ningún cubo
    [one] un cubo
   *[other] { $cubes } cubos
} en el objetivo, así que tiene { $automa }.

## The Automa's visible state

view_bonus = Carta de bonificación: { $bonus }.
view_round = Ronda { $round }, turno { $turn } de { $turns }.
view_goal = Objetivo: { $goal }. El Automa tiene { $has }, { $cubes ->
    [0] sin cubos encima.
    [one] con un cubo encima.
   *[other] con { $cubes } cubos encima.
}
view_face_up = { $number ->
    [0] Ningún ave boca arriba.
   *[other] Aves boca arriba: { $birds }, { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
}
view_face_down = Aves boca abajo: { $number }, { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
view_eggs = Huevos: { $eggs }.
view_goals = Objetivos hasta ahora: { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
view_total = Puntuación hasta ahora: { $points ->
    [one] un punto
   *[other] { $points } puntos
}.

## The result sheet

column_player = Tú
column_automa = Automa
row_birds = Aves
row_bonus = Cartas de bonificación
row_goals = Objetivos de final de ronda
row_eggs = Huevos
row_cached = Alimento almacenado
row_tucked = Cartas solapadas
row_total = Total

## Names

name_green = verde
name_blue = azul
name_forest = bosque
name_grassland = pradera
name_wetland = humedal
name_bowl = cuenco
name_cavity = cavidad
name_ground = suelo
name_platform = plataforma
name_star = estrella
name_wild = estrella
name_none = ninguno
name_invertebrate = invertebrado
    .the = el invertebrado
    .counted = { $number ->
        [one] un invertebrado
       *[other] { $amount } invertebrados
    }
    .also = gusano, bicho, insecto, oruga
name_seed = semilla
    .the = la semilla
    .counted = { $number ->
        [one] una semilla
       *[other] { $amount } semillas
    }
    .also = trigo, grano, espiga
name_fruit = fruta
    .the = la fruta
    .counted = { $number ->
        [one] una fruta
       *[other] { $amount } frutas
    }
    .also = baya, bayas, cereza, cerezas
name_fish = pez
    .the = el pez
    .counted = { $number ->
        [one] un pez
       *[other] { $amount } peces
    }
    .also = pescado
name_rodent = roedor
    .the = el roedor
    .counted = { $number ->
        [one] un roedor
       *[other] { $amount } roedores
    }
    .also = ratón, ratones, rata
name_invertebrate_seed = invertebrado o semilla
    .the = el invertebrado o semilla
    .counted = { $number ->
        [one] un invertebrado o semilla
       *[other] { $amount } de invertebrado o semilla
    }
    .also = gusano o semilla, gusano o trigo, bicho o semilla, doble, ambos
name_all_invertebrate = todos los invertebrados
name_all_seed = todas las semillas
name_all_fruit = todas las frutas
name_all_fish = todos los peces
name_all_rodent = todos los roedores
name_all_invertebrate_seed = todos los dados con invertebrado y semilla juntos
name_draw_cards = robar cartas
name_play_bird = jugar un ave
name_lay_eggs = poner huevos
name_lay_eggs_1 = poner un huevo
    .also = poner 1 huevo
name_lay_eggs_2 = poner 2 huevos
name_lay_eggs_3 = poner 3 huevos
name_lay_eggs_4 = poner 4 huevos
name_lay_eggs_5 = poner 5 huevos
name_gain_food = obtener alimento
name_key_invertebrate = primero invertebrado
name_key_seed = primero semilla
name_key_fruit = primero fruta
name_key_fish = primero pez
name_key_rodent = primero roedor
name_key_invertebrate_seed = primero invertebrado o semilla
name_place_cube = poner un cubo
name_remove_cube = quitar un cubo
name_activate_pink = activar poderes rosas
name_birds_in_forest = aves en el bosque
name_birds_in_grassland = aves en la pradera
name_birds_in_wetland = aves en el humedal
name_eggs_in_forest = huevos en el bosque
name_eggs_in_grassland = huevos en la pradera
name_eggs_in_wetland = huevos en el humedal
name_eggs_in_bowl = huevos en nidos de cuenco
name_eggs_in_cavity = huevos en nidos de cavidad
name_eggs_in_ground = huevos en nidos de suelo
name_eggs_in_platform = huevos en nidos de plataforma
name_bowl_birds_with_egg = aves con nido de cuenco y un huevo
name_cavity_birds_with_egg = aves con nido de cavidad y un huevo
name_ground_birds_with_egg = aves con nido de suelo y un huevo
name_platform_birds_with_egg = aves con nido de plataforma y un huevo
name_sets_of_eggs = conjuntos de un huevo en cada hábitat
name_total_birds = aves en tu tablero
name_goal_board = tablero de objetivos
    .the = el tablero de objetivos
name_tray = bandeja
    .the = la bandeja
name_feeder = comedero
    .the = el comedero
name_european = la expansión Europa
name_oceania = la expansión Oceanía
name_asia = Wingspan Asia
name_americas = la expansión Américas
name_promo_asia = aves promocionales de Asia
name_promo_britain = aves promocionales de Gran Bretaña
name_promo_canada = aves promocionales de Canadá
name_promo_europe = aves promocionales de Europa continental
name_promo_new_zealand = aves promocionales de Nueva Zelanda
name_promo_usa = aves promocionales de Estados Unidos
name_bot = cosas del Automa
    .the = la zona del Automa
name_automa_deck = mazo del Automa
    .the = el mazo del Automa
name_birds = aves boca arriba
name_face_down = aves boca abajo
    .counted = { $number ->
        [one] un ave
       *[other] { $amount } aves
    } boca abajo
name_bonus = carta de bonificación
name_eggs = huevos
name_cubes = cubos
name_egg = huevo
    .counted = { $number ->
        [one] un huevo
       *[other] { $amount } huevos
    }
name_cube = cubo
    .counted = { $number ->
        [one] un cubo
       *[other] { $amount } cubos
    }
name_choice_none = nada

## What a card says, for anyone who looks it up

face_bird = { $scientific_id }. Vale { $points ->
    [one] un punto
   *[other] { $points } puntos
}. Vive en: { $habitats }. Nido: { $nest }.
face_bird_points = { $scientific_id }. Vale { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
face_wanted = Cartas de bonificación que la buscan: { $bonuses }.

## The rules, for "why?"

why_name_bonuses = Anatomista, Cartógrafo, Historiador y Fotógrafo miran el nombre de las aves, así que cada edición tiene su propia lista y su propio porcentaje. Lo que no se sabe de la tuya se deja fuera si roba Tablemate, y se pregunta si robas tú.
why_edition_names = Los nombres de las otras ediciones vienen de una sola fuente pública. Donde no hay ninguno, Tablemate usa el nombre en inglés con el latino, que está en todas las cartas de ave.
why_set_up = El Automa juega con ocho cubos, no paga nada y no tiene tablero de jugador, alimento ni poderes. El reglamento prefiere el lado verde del tablero de objetivos, pero se puede jugar con los dos. El contador de rondas y las cartas de puntuación de objetivos pueden quedarse en la caja: de eso se encarga Tablemate.
    .section = Preparación; El Automa
why_automa_deck = Las cartas del Automa se barajan boca abajo. La carta de experto, Automubon Society, se queda en la caja si juegas sin ella.
    .section = Preparación
why_bonus_card = Antes de que recibas tus cartas de bonificación, se roba y se revela una para el Automa. Dice qué aves quiere, y no le da puntos.
    .section = Preparación
why_bonus_not_usable = Al Automa no le sirven Criador de aves, Aficionado de jardín ni las cartas de bonificación que no traen un porcentaje de cartas. Una carta así se devuelve y se roba otra.
    .section = Preparación
why_goal_tiles = Los cuatro objetivos vienen de cuatro losetas distintas, y cada loseta muestra solo uno de sus dos lados.
    .section = Reglas multijugador, preparación
why_bird_sets = Lo que se sabe de estas aves viene de una sola fuente. Las aves vetadas para el Automa no se usan.
    .section = Tablemate; Componentes
why_brown_powers = En tus turnos sigues las reglas multijugador. El Automa no participa en tus poderes marrones: donde te comparan con él, pierde, y donde otros ganarían algo, no gana nada.
    .section = Tu turno: poderes marrones
why_rounds = Las cuatro rondas tienen ocho, siete, seis y cinco turnos por bando, y siempre empiezas tú.
    .section = Preparación; Reglas multijugador
why_automa_turn = Se roba una carta del Automa, y solo cuenta su sección de la ronda actual. Sus iconos se resuelven en orden.
    .section = Turno del Automa
why_draw_cards = Se descartan las tres aves de la bandeja, y el Automa se lleva un ave del mazo, boca abajo. Si se acaba el mazo de aves, se barajan los descartes para formar uno nuevo.
    .section = Turno del Automa: robar cartas
why_play_bird = El Automa coge todas las aves de la bandeja que quiere su carta de bonificación, se queda boca arriba una de las que más puntos valen, y las otras que cogió se descartan. Las que no quiere se quedan en la bandeja.
    .section = Turno del Automa: jugar un ave
    .word_lists_older = Sus listas de palabras son las más antiguas, como elegiste.
why_no_bird_matches = Ningún ave de la bandeja cumple la carta de bonificación del Automa, así que se lleva un ave del mazo, boca abajo. La bandeja se queda como está. Si se acaba el mazo de aves, se barajan los descartes para formar uno nuevo.
    .section = Turno del Automa: jugar un ave
why_bird_is_taken = Cada ave existe una sola vez, y esta ya la tiene el Automa boca arriba.
    .section = Turno del Automa: jugar un ave
why_lay_eggs = El Automa recibe un huevo por cada icono de huevo en la sección de esta ronda.
    .section = Turno del Automa: poner huevos
why_gain_food = Se elige la primera cara de la clave, desde la izquierda, que haya en el comedero, y se quitan todos los dados que la muestran. La cara con invertebrado y semilla juntos es una cara aparte. El Automa no se queda con el alimento.
    .section = Turno del Automa: obtener alimento
why_all_dice_alike = Todos los dados del comedero muestran la misma cara, así que se vuelven a tirar los cinco en el comedero.
    .section = Turno del Automa: obtener alimento
    .all_alike_once = Eso se hace una vez. Si vuelven a ser iguales, la clave vacía el comedero.
    .all_alike_until_mixed = Según la lectura que elegiste, se repite hasta que no sean todos iguales.
why_feeder_empty = El comedero está vacío, así que se tiran los cinco dados dentro.
    .section = Reglas multijugador, comedero
why_place_cube = Un cubo en la loseta de objetivo de esta ronda suma uno a lo que el Automa tiene de ese objetivo.
    .section = Turno del Automa: poner un cubo en el objetivo
why_cube_lacking = Al Automa no le quedan cubos en su reserva, así que no pone ninguno.
    .section = Turno del Automa: poner un cubo en el objetivo
why_remove_cube = Un cubo vuelve al Automa desde la loseta de objetivo de esta ronda. Si no hay ninguno, no pasa nada.
    .section = Turno del Automa: quitar un cubo del objetivo
why_activate_pink = Se activan todos los poderes rosas de las aves de tu tablero. El Automa no hace nada.
    .section = Turno del Automa: activar poderes rosas
    .pink_powers_icon = Sus otras acciones no activan ningún poder rosa.
    .pink_powers_matching = Según la lectura que elegiste, sus otras acciones también activan los poderes rosas que las esperan.
why_pink_matching = Elegiste que los poderes rosas se activen siempre que el Automa haga lo que esperan, y no solo con el icono rosa.
    .section = Turno del Automa: activar poderes rosas (la lectura que elegiste)
why_goal_green = El Automa tiene su valor base para este objetivo y esta ronda, más uno por cada cubo en la loseta, pero nunca más de cinco aves en un hábitat. En el lado verde, la cantidad mayor se lleva el primer puesto. Si hay empate, se reparten los dos puestos, redondeando hacia abajo. Con cero no se puntúa.
    .section = Final de la ronda: puntuar los objetivos
why_goal_blue = El Automa tiene su valor base para este objetivo y esta ronda, más uno por cada cubo en la loseta, pero nunca más de cinco aves en un hábitat. En el lado azul, cada elemento es un punto, hasta cinco.
    .section = Final de la ronda: puntuar los objetivos
why_mark_rank = Uno de los cubos del Automa se queda en el tablero de objetivos para marcar su puesto o su puntuación, y uno tuyo marca los tuyos, como en las reglas multijugador. Los cubos de la loseta vuelven a su reserva.
    .section = Final de la ronda: puntuar los objetivos
why_tray_cleared = Al final de la ronda se descartan las aves de la bandeja y se ponen tres nuevas.
    .section = Reglas multijugador, final de la ronda
why_adjust_deck = La carta del Automa que dice que se quite tras esta ronda sale de la partida. Las demás se barajan para la siguiente.
    .section = Final de la ronda: ajustar el mazo del Automa
why_final_score = El Automa puntúa sus objetivos, los puntos impresos de sus aves boca arriba, tres, cuatro o cinco puntos por cada ave boca abajo según la dificultad, y un punto por huevo. Su carta de bonificación no puntúa.
    .section = Puntuación final; Niveles de dificultad
why_tie = En caso de empate gana quien tenga más alimento sobrante, y se cuenta que el Automa tiene dos. Si eso también empata, se comparte la victoria.
    .section = Puntuación final
