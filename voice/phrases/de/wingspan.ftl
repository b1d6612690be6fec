# German. What the Automa says and asks. An event's sentence has the event's name; a question's begins with ask_.
bot = den Automa

## Set-up options

option_difficulty = Wie stark soll der Automa sein?
    .eaglet = Adlerküken: Ein verdeckter Vogel zählt 3 Punkte
    .eagle = Adler: 4 Punkte, das normale Spiel
    .eagle_eyed = Adlerauge: 5 Punkte
option_automubon = Ist die Expertenkarte, Automubon Society, im Automa-Stapel?
    .out = nein, sie bleibt in der Schachtel
    .in = ja, sie macht die Rundenziele schwerer
option_goal_board = Welche Seite der Zieltafel liegt oben?
    .green = Grün: erster und zweiter Platz
    .blue = Blau: ein Punkt pro Stück
option_automa_deck = Wer zieht die Automa-Karten?
    .virtual = Tablemate zieht sie
    .physical = ich ziehe die gedruckten Karten und sage, was sie zeigen
option_bonus_card = Wer zieht die Bonuskarte des Automa?
    .virtual = Tablemate sucht sie aus
    .physical = ich ziehe sie und sage, welche es ist
option_goal_tiles = Wer zieht die vier Rundenziele?
    .physical = sie liegen schon auf der Zieltafel, und ich nenne sie
    .virtual = Tablemate zieht sie
option_edition = Aus welcher Ausgabe sind deine Karten?
    .en = Englisch
    .de = Deutsch
    .fr = Französisch
    .es = Spanisch
    .nl = Niederländisch
    .pl = Polnisch
option_bird_sets = Welche Vogelkarten sind im Stapel?
    .base = das Grundspiel
    .swift_start = die Schnellstart-Vögel
    .european = Europa-Erweiterung, nicht mit einer zweiten Quelle verglichen
    .oceania = Ozeanien-Erweiterung, nicht mit einer zweiten Quelle verglichen
    .asia = Flügelschlag Asien, nicht mit einer zweiten Quelle verglichen
    .americas = Amerika-Erweiterung, nicht mit einer zweiten Quelle verglichen
    .promo_asia = Promo-Vögel aus Asien, nicht mit einer zweiten Quelle verglichen
    .promo_britain = Promo-Vögel aus Großbritannien, nicht mit einer zweiten Quelle verglichen
    .promo_canada = Promo-Vögel aus Kanada, nicht mit einer zweiten Quelle verglichen
    .promo_europe = Promo-Vögel vom europäischen Festland, nicht mit einer zweiten Quelle verglichen
    .promo_new_zealand = Promo-Vögel aus Neuseeland, nicht mit einer zweiten Quelle verglichen
    .promo_usa = Promo-Vögel aus den USA, nicht mit einer zweiten Quelle verglichen
option_feeder = Wie nimmt der Automa Würfel aus dem Vogelhäuschen?
    .looked = die Kamera oder du sagt, was dort liegt, und Tablemate sagt, was wegkommt
    .told = du gehst am Vogelhäuschen nach seiner Reihenfolge vor und sagst, was weggenommen wurde
option_word_lists = Welche Wortlisten stehen auf deinen Bonuskarten?
    .newer = die neueren (Cartographer mit „Prairie“, Anatomist mit „back“)
    .older = die älteren, ohne diese beiden Wörter
option_all_alike = Nach dem Werfen sind wieder alle Würfel gleich?
    .once = sie werden einmal geworfen, dann leert die Reihenfolge das Vogelhäuschen
    .until_mixed = sie werden geworfen, bis sie gemischt sind
option_pink_powers = Wann lösen deine rosa Fähigkeiten aus?
    .icon = nur beim rosa Symbol einer Automa-Karte
    .matching = auch wenn der Automa das tut, worauf sie warten

## Questions

ask_draw_bonus = Zieh eine Bonuskarte für den Automa. Welche ist es?
ask_prints_percentage = Steht auf deiner Bonuskarte { $bonus } ein Prozentsatz der Karten?
ask_fits_name_bonus = Zählt { $bird } für { $bonus }? Auf der Bonuskarte steht, welche Namen zählen.
ask_draw_goals = Zieh ein Zielplättchen. Welches Ziel zeigt es?
ask_goals = Welche vier Ziele liegen auf der Zieltafel, von Runde eins bis Runde vier?
ask_your_turn = Du bist dran, Zug { $turn } von { $turns } in Runde { $round }. Sag mir, wenn du fertig bist.
ask_draw_automa = Deck eine Automa-Karte auf. Was zeigt der Abschnitt für Runde { $round }?
ask_tray = Welche drei Vögel liegen auf der Vogeltränke, von links nach rechts?
ask_feeder = Welche Würfel liegen im Vogelhäuschen?
ask_food_removed = Ist das Vogelhäuschen leer oder sind alle Würfel darin gleich, wirf alle fünf hinein{ $all_alike_id ->
    [until_mixed] , bis sie gemischt sind
   *[once] , und zwar einmal
}. Dann nimm { $first_acc } heraus; sind keine da, { $second_acc }; danach in dieser Reihenfolge: { $others }. Was hast du herausgenommen?
ask_thrown_dice = Was zeigen die fünf Würfel?
ask_goal_quantity = Die Runde ist zu Ende. Das Ziel war: { $goal }. Wie viele hast du?
ask_score_birds = Jetzt deine Punkte. Wie viele Punkte stehen auf deinen Vögeln?
ask_score_bonus = Wie viele Punkte bringen deine Bonuskarten?
ask_score_eggs = Wie viele Eier liegen auf deinen Vögeln?
ask_score_cached = Wie viele Futtermarker sind auf deinen Vögeln gelagert?
ask_score_tucked = Wie viele Karten liegen unter deinen Vögeln?
ask_leftover_food = Gleichstand. Wie viele Futtermarker hast du übrig?

## Events and instructions

TableReadied = Gib dem Automa { $cubes } Aktionswürfel einer Farbe, und leg die Zieltafel mit der Seite { $board } nach oben hin. Bau deine Seite wie gewohnt auf, aber nimm noch keine Bonuskarten.
AutomaDeckReadied = { $automubon_id ->
    [in] Misch alle elf Automa-Karten, auch Automubon Society, zu einem verdeckten Stapel.
   *[out] Lass Automubon Society in der Schachtel, und misch die anderen zehn Automa-Karten zu einem verdeckten Stapel.
}
NamesUnknown = Ich weiß nicht, was deine Ausgabe auf { $number ->
    [one] einen dieser Vögel druckt. Ich nenne ihn mit seinem englischen und seinem lateinischen Namen; der lateinische steht auf der Karte.
   *[other] { $number } dieser Vögel druckt. Ich nenne sie mit ihren englischen und ihren lateinischen Namen; der lateinische steht auf der Karte.
}
NameBonusesLeftOut = Diese Bonuskarten lasse ich weg: { $bonuses }. Was in deiner Ausgabe darauf steht, weiß ich nicht.
edition_noticed = Deine Karten sehen nach einer anderen Ausgabe aus: { $edition }. Ich verstehe diese Namen und biete die Ausgabe beim nächsten Spiel an.
BonusReturned = Mit { $bonus } kann der Automa nichts anfangen. Leg die Karte zurück und zieh eine andere.
BonusTaken = Die Bonuskarte des Automa ist { $bonus }. Leg sie neben den Automa, misch die anderen Bonuskarten und gib dir deine.
GoalsLaid = Leg diese Ziele auf die Zieltafel, von Runde eins bis Runde vier: { $goals }.
SetsUnchecked = Diese Vögel sind nicht mit einer zweiten Quelle verglichen, also schau auf deine Karten: { $sets }.
BrownPowersExplained = In deinen Zügen macht der Automa bei braunen Fähigkeiten nicht mit: Er verliert jeden Vergleich und bekommt nichts.
RoundBegan = Runde { $round } beginnt: { $turns } Züge für jeden, und du fängst an. Das Ziel: { $goal }.
CardRevealed = Die Karte des Automa: { $face }.
CardsDrawn = Wirf alle drei Vögel von der Vogeltränke ab, gib dem Automa einen verdeckten Vogel vom Stapel, und füll die Vogeltränke auf. Er hat { $face_down ->
    [one] einen verdeckten Vogel
   *[other] { $face_down } verdeckte Vögel
}.
BirdTaken = Der Automa nimmt { $bird }, { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert. Leg die Karte offen neben den Automa und füll die Vogeltränke auf.
BirdTakenOthersDiscarded = Der Automa nimmt { $bird }, { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert. Leg die Karte offen neben den Automa, wirf { $others } ab, und füll die Vogeltränke auf.
NoBirdMatched = Kein Vogel passt zu { $bonus }. Lass die Vogeltränke, wie sie ist, und gib dem Automa einen verdeckten Vogel vom Stapel. Er hat { $face_down ->
    [one] einen verdeckten Vogel
   *[other] { $face_down } verdeckte Vögel
}.
EggsLaid = Gib dem Automa { $eggs ->
    [one] ein Ei
   *[other] { $eggs } Eier
}. Er hat jetzt { $total }.
FeederThrown = { $reason_id ->
    [alike] Alle Würfel im Vogelhäuschen sind gleich. Wirf alle fünf neu.
   *[empty] Das Vogelhäuschen ist leer. Wirf alle fünf Würfel hinein.
}
DiceRemoved = Der Automa nimmt { $face_acc }. Nimm { $dice ->
    [one] diesen Würfel
   *[other] diese { $dice } Würfel
} aus dem Vogelhäuschen.
FoodTaken = Der Automa hat { $face_acc } genommen. Wenn das Vogelhäuschen jetzt leer ist, wirf alle fünf Würfel hinein.
CubePlaced = Leg einen Aktionswürfel des Automa auf das Rundenziel. { $cubes ->
    [one] Dort liegt jetzt einer.
   *[other] Dort liegen jetzt { $cubes }.
}
CubeLacking = Der Automa müsste einen Aktionswürfel legen, hat aber keinen mehr. Lass es gut sein.
CubeRemoved = Nimm einen Aktionswürfel des Automa vom Rundenziel. { $cubes ->
    [0] Dort liegt keiner mehr.
    [one] Dort liegt noch einer.
   *[other] Dort liegen noch { $cubes }.
}
NoCubeToRemove = Der Automa würde einen Aktionswürfel vom Rundenziel nehmen, aber dort liegt keiner.
PinkPowersActivated = Nutz jetzt alle rosa Fähigkeiten auf deinem Tableau.
PinkPowersMatched = Wenn eine deiner rosa Fähigkeiten darauf wartet, nutz sie jetzt: { $action }.
GoalScored = Das Rundenziel wird gewertet: { $goal }. Du hast { $player } und bekommst { $player_points }. Der Automa hat { $automa } und bekommt { $automa_points }.
RankMarked = Markier deinen Platz auf der Zieltafel mit einem deiner Aktionswürfel, und den des Automa mit einem von seinen{ $returned ->
    [0] .
    [one] . Gib ihm den Aktionswürfel vom Zielplättchen zurück.
   *[other] . Gib ihm die { $returned } Aktionswürfel vom Zielplättchen zurück.
}
TrayCleared = Wirf die Vögel von der Vogeltränke ab und leg drei neue aus.
AutomaDeckAdjusted = { $automa_deck_id ->
    [virtual] Der Automa-Stapel ist für die nächste Runde gemischt.
   *[physical] Nimm die Automa-Karte heraus, die nach Runde { $round } entfernt wird, und misch die anderen für die nächste Runde.
}
GameScored = Das Spiel ist aus. Du hast { $player } Punkte, der Automa { $automa }. { $outcome_id ->
    [won] Du gewinnst. Gut gespielt!
    [lost] Der Automa gewinnt.
   *[shared] Gleichstand.
}
TieBroken = Du hast { $player } Futter übrig, der Automa { $automa }. { $outcome_id ->
    [won] Damit gewinnst du.
    [lost] Damit gewinnt der Automa.
   *[shared] Ihr teilt euch den Sieg.
}

## Why, in this very case

because_BonusReturned = { $bonus } sagt nichts, wonach man einen einzelnen Vogel von der Vogeltränke wählen könnte.
because_BirdTaken = { $bird } passt zu { $bonus }: { $bonus_id ->
    [anatomist] Im Namen steckt ein Körperteil
    [bird_counter] Die Fähigkeit zeigt das Schwarm-Symbol
    [bird_feeder] Er frisst Samen
    [cartographer] Im Namen steckt ein Ort
    [enclosure_builder] Er hat ein Bodennest oder ein Sternnest
    [falconer] Die Fähigkeit zeigt das Raubvogel-Symbol
    [fishery_manager] Er frisst Fisch
    [food_web_expert] Er frisst nur Wirbellose
    [forester] Er lebt nur im Wald
    [historian] Er ist nach einer Person benannt, mit Apostroph und s
    [large_bird_specialist] Seine Spannweite liegt über 65 Zentimetern
    [nest_box_builder] Er hat ein Höhlennest oder ein Sternnest
    [omnivore_expert] Er frisst beliebiges Futter, das Joker-Symbol
    [passerine_specialist] Seine Spannweite beträgt höchstens 30 Zentimeter
    [photographer] Im Namen steckt eine Farbe
    [platform_builder] Er hat ein Plattformnest oder ein Sternnest
    [prairie_manager] Er lebt nur im Grasland
    [rodentologist] Er frisst Nager
    [viticulturalist] Er frisst Früchte
    [wetland_scientist] Er lebt nur am Wasser
    [wildlife_gardener] Er hat ein Napfnest oder ein Sternnest
   *[other] Er erfüllt diese Karte
}.
because_BirdTakenOthersDiscarded = { $bird }, { $others }: Sie alle passen zu { $bonus }, und keiner ist mehr wert als { $bird } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}. Jeder { $bonus_id ->
    [anatomist] hat ein Körperteil im Namen
    [bird_counter] hat eine Fähigkeit mit dem Schwarm-Symbol
    [bird_feeder] frisst Samen
    [cartographer] hat einen Ort im Namen
    [enclosure_builder] hat ein Bodennest oder ein Sternnest
    [falconer] hat eine Fähigkeit mit dem Raubvogel-Symbol
    [fishery_manager] frisst Fisch
    [food_web_expert] frisst nur Wirbellose
    [forester] lebt nur im Wald
    [historian] ist nach einer Person benannt, mit Apostroph und s
    [large_bird_specialist] hat eine Spannweite über 65 Zentimetern
    [nest_box_builder] hat ein Höhlennest oder ein Sternnest
    [omnivore_expert] frisst beliebiges Futter, das Joker-Symbol
    [passerine_specialist] hat eine Spannweite von höchstens 30 Zentimetern
    [photographer] hat eine Farbe im Namen
    [platform_builder] hat ein Plattformnest oder ein Sternnest
    [prairie_manager] lebt nur im Grasland
    [rodentologist] frisst Nager
    [viticulturalist] frisst Früchte
    [wetland_scientist] lebt nur am Wasser
    [wildlife_gardener] hat ein Napfnest oder ein Sternnest
   *[other] erfüllt diese Karte
}.
because_NoBirdMatched = { $tray }: Keiner davon { $bonus_id ->
    [anatomist] hat ein Körperteil im Namen
    [bird_counter] hat eine Fähigkeit mit dem Schwarm-Symbol
    [bird_feeder] frisst Samen
    [cartographer] hat einen Ort im Namen
    [enclosure_builder] hat ein Bodennest oder ein Sternnest
    [falconer] hat eine Fähigkeit mit dem Raubvogel-Symbol
    [fishery_manager] frisst Fisch
    [food_web_expert] frisst nur Wirbellose
    [forester] lebt nur im Wald
    [historian] ist nach einer Person benannt, mit Apostroph und s
    [large_bird_specialist] hat eine Spannweite über 65 Zentimetern
    [nest_box_builder] hat ein Höhlennest oder ein Sternnest
    [omnivore_expert] frisst beliebiges Futter, das Joker-Symbol
    [passerine_specialist] hat eine Spannweite von höchstens 30 Zentimetern
    [photographer] hat eine Farbe im Namen
    [platform_builder] hat ein Plattformnest oder ein Sternnest
    [prairie_manager] lebt nur im Grasland
    [rodentologist] frisst Nager
    [viticulturalist] frisst Früchte
    [wetland_scientist] lebt nur am Wasser
    [wildlife_gardener] hat ein Napfnest oder ein Sternnest
   *[other] erfüllt diese Karte
}.
because_DiceRemoved = { $place ->
    [1] Seine Reihenfolge beginnt mit { $face }, und davon lag etwas im Vogelhäuschen.
    [2] Seine Reihenfolge beginnt mit { $before }, aber davon lag nichts im Vogelhäuschen. Danach kommt { $face }.
   *[other] Seine Reihenfolge beginnt mit { $before }, aber davon lag nichts im Vogelhäuschen. Danach kommt { $face }.
}
because_FoodTaken = { $place ->
    [1] Seine Reihenfolge beginnt mit { $face }, und davon war etwas da.
    [2] Seine Reihenfolge beginnt mit { $before }, aber davon war nichts da. Danach kommt { $face }.
   *[other] Seine Reihenfolge beginnt mit { $before }, aber davon war nichts da. Danach kommt { $face }.
}
because_FeederThrown = { $reason_id ->
    [alike] Jeder Würfel im Vogelhäuschen zeigt dieselbe Seite.
   *[empty] Im Vogelhäuschen liegt kein Würfel mehr.
}
because_EggsLaid = Die Karte zeigt { $eggs ->
    [one] ein Ei
   *[other] { $eggs } Eier
}.
because_CubePlaced = Mit { $cubes ->
    [one] diesem Aktionswürfel
   *[other] seinen { $cubes } Aktionswürfeln
} hat der Automa { $cubes } mehr von diesem Ziel.
because_NoCubeToRemove = Seine Aktionswürfel auf diesem Ziel sind schon weg, oder es lag nie einer dort.
because_GoalScored = Der Automa beginnt in dieser Runde mit { $base } und hat { $cubes ->
    [0] keinen Aktionswürfel
    [one] einen Aktionswürfel
   *[other] { $cubes } Aktionswürfel
} auf dem Ziel, also hat er { $automa }.

## The Automa's visible state

view_bonus = Bonuskarte: { $bonus }.
view_round = Runde { $round }, Zug { $turn } von { $turns }.
view_goal = Ziel: { $goal }. Der Automa hat { $has }, { $cubes ->
    [0] ohne Aktionswürfel darauf.
    [one] mit einem Aktionswürfel darauf.
   *[other] mit { $cubes } Aktionswürfeln darauf.
}
view_face_up = { $number ->
    [0] Kein offener Vogel.
   *[other] Offene Vögel: { $birds }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
}
view_face_down = Verdeckte Vögel: { $number }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
view_eggs = Eier: { $eggs }.
view_goals = Rundenziele bisher: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
view_total = Bisher zusammen: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.

## The result sheet

column_player = Du
column_automa = Automa
row_birds = Vögel
row_bonus = Bonuskarten
row_goals = Rundenziele
row_eggs = Eier
row_cached = Gelagertes Futter
row_tucked = Karten unter Vögeln
row_total = Summe

## Names

name_forest = Wald
name_grassland = Grasland
name_wetland = Wasser
name_bowl = Napf
name_cavity = Höhle
name_ground = Boden
name_platform = Plattform
name_star = Stern
name_wild = Joker
name_none = keins
name_green = Grün
name_blue = Blau
name_invertebrate = Wurm
    .acc = den Wurm
    .counted = { $number ->
        [one] ein Wurm
       *[other] { $amount } Würmer
    }
    .also = Würmer, Wirbellose, Insekt, Käfer, Raupe
name_seed = Samen
    .acc = den Samen
    .counted = { $number ->
        [one] ein Samen
       *[other] { $amount } Samen
    }
    .also = Korn, Körner, Weizen, Getreide
name_fruit = Frucht
    .acc = die Frucht
    .counted = { $number ->
        [one] eine Frucht
       *[other] { $amount } Früchte
    }
    .also = Früchte, Beere, Beeren, Kirsche, Kirschen
name_fish = Fisch
    .acc = den Fisch
    .counted = { $number ->
        [one] ein Fisch
       *[other] { $amount } Fische
    }
name_rodent = Nager
    .acc = den Nager
    .counted = { $number ->
        [one] ein Nager
       *[other] { $amount } Nager
    }
    .also = Nagetier, Maus, Mäuse, Ratte
name_invertebrate_seed = Wurm oder Samen
    .acc = den Wurm oder Samen
    .counted = { $amount ->
       *[other] { $number }-mal Wurm oder Samen
    }
    .also = Wurm und Samen, Wurm/Samen, Samen oder Wurm, beides, Doppel
name_all_invertebrate = alle Würmer
name_all_seed = alle Samen
name_all_fruit = alle Früchte
name_all_fish = alle Fische
name_all_rodent = alle Nager
name_all_invertebrate_seed = alle Würfel mit Wurm und Samen zusammen
name_draw_cards = Karten ziehen
name_play_bird = Vogel spielen
name_lay_eggs = Eier legen
name_lay_eggs_1 = ein Ei legen
    .also = 1 Ei legen
name_lay_eggs_2 = 2 Eier legen
name_lay_eggs_3 = 3 Eier legen
name_lay_eggs_4 = 4 Eier legen
name_lay_eggs_5 = 5 Eier legen
name_gain_food = Futter nehmen
name_key_invertebrate = zuerst Wurm
name_key_seed = zuerst Samen
name_key_fruit = zuerst Frucht
name_key_fish = zuerst Fisch
name_key_rodent = zuerst Nager
name_key_invertebrate_seed = zuerst Wurm oder Samen
name_place_cube = Aktionswürfel legen
name_remove_cube = Aktionswürfel entfernen
name_activate_pink = rosa Fähigkeiten aktivieren
name_birds_in_forest = Vögel im Wald
name_birds_in_grassland = Vögel im Grasland
name_birds_in_wetland = Vögel am Wasser
name_eggs_in_forest = Eier im Wald
name_eggs_in_grassland = Eier im Grasland
name_eggs_in_wetland = Eier am Wasser
name_eggs_in_bowl = Eier in Napfnestern
name_eggs_in_cavity = Eier in Höhlennestern
name_eggs_in_ground = Eier in Bodennestern
name_eggs_in_platform = Eier in Plattformnestern
name_bowl_birds_with_egg = Vögel mit Napfnest und Ei
name_cavity_birds_with_egg = Vögel mit Höhlennest und Ei
name_ground_birds_with_egg = Vögel mit Bodennest und Ei
name_platform_birds_with_egg = Vögel mit Plattformnest und Ei
name_sets_of_eggs = Sets aus je einem Ei in jedem Lebensraum
name_total_birds = Vögel auf deinem Tableau
name_goal_board = Zieltafel
    .the = die Zieltafel
    .acc = die Zieltafel
    .dat = der Zieltafel
    .in = auf der Zieltafel
    .from = von der Zieltafel
name_tray = Vogeltränke
    .the = die Vogeltränke
    .acc = die Vogeltränke
    .dat = der Vogeltränke
    .in = auf der Vogeltränke
    .from = von der Vogeltränke
    .also = Auslage
name_feeder = Vogelhäuschen
    .the = das Vogelhäuschen
    .acc = das Vogelhäuschen
    .dat = dem Vogelhäuschen
    .in = im Vogelhäuschen
    .from = aus dem Vogelhäuschen
name_european = die Europa-Erweiterung
name_oceania = die Ozeanien-Erweiterung
name_asia = Flügelschlag Asien
name_americas = die Amerika-Erweiterung
name_promo_asia = Promo-Vögel aus Asien
name_promo_britain = Promo-Vögel aus Großbritannien
name_promo_canada = Promo-Vögel aus Kanada
name_promo_europe = Promo-Vögel vom europäischen Festland
name_promo_new_zealand = Promo-Vögel aus Neuseeland
name_promo_usa = Promo-Vögel aus den USA
name_bot = Sachen des Automa
    .the = die Sachen des Automa
    .acc = die Sachen des Automa
    .dat = den Sachen des Automa
    .in = beim Automa
    .from = vom Automa
name_automa_deck = Automa-Stapel
    .the = der Automa-Stapel
    .acc = den Automa-Stapel
    .dat = dem Automa-Stapel
    .in = im Automa-Stapel
    .from = vom Automa-Stapel
name_birds = offene Vögel
    .dat = dem Platz der offenen Vögel
    .acc = den Platz der offenen Vögel
name_face_down = verdeckte Vögel
    .dat = dem Platz der verdeckten Vögel
    .acc = den Platz der verdeckten Vögel
    .counted = { $number ->
        [one] ein verdeckter Vogel
       *[other] { $amount } verdeckte Vögel
    }
name_bonus = Bonuskarte
    .dat = dem Platz der Bonuskarte
    .acc = den Platz der Bonuskarte
name_eggs = Eier
    .dat = dem Platz der Eier
    .acc = den Platz der Eier
name_cubes = Aktionswürfel
    .dat = dem Platz der Aktionswürfel
    .acc = den Platz der Aktionswürfel
name_egg = Ei
    .counted = { $number ->
        [one] ein Ei
       *[other] { $amount } Eier
    }
name_cube = Aktionswürfel
    .counted = { $number ->
        [one] ein Aktionswürfel
       *[other] { $amount } Aktionswürfel
    }
name_choice_none = nichts

## What a card says, for anyone who looks it up

face_bird = { $scientific_id }. { $points ->
    [one] Einen Punkt
   *[other] { $points } Punkte
} wert. Lebt hier: { $habitats }. Nest: { $nest }.
face_bird_points = { $scientific_id }. { $points ->
    [one] Einen Punkt
   *[other] { $points } Punkte
} wert.
face_wanted = Bonuskarten, zu denen er passt: { $bonuses }.

## The rules

why_name_bonuses = Morphologe, Geograf, Biologe und Fotograf achten auf die Namen der Vögel, deshalb hat jede Ausgabe eine eigene Liste und einen eigenen Prozentsatz. Was von deiner nicht bekannt ist, bleibt weg, wo Tablemate zieht, und wird gefragt, wo du ziehst.
why_edition_names = Die Namen der anderen Ausgaben stammen aus einer einzigen öffentlichen Quelle. Wo sie keinen hat, nimmt Tablemate den englischen Namen mit dem lateinischen, der auf jeder Vogelkarte steht.
why_set_up = Der Automa spielt mit acht Aktionswürfeln, bezahlt nichts und hat kein Tableau, kein Futter und keine Fähigkeiten. Die Spielregel empfiehlt die grüne Seite der Zieltafel, aber beide Seiten sind spielbar. Rundenanzeige und Wertungskarten für die Ziele können in der Schachtel bleiben, beides übernimmt Tablemate.
    .section = Aufbau; Der Automa
why_automa_deck = Die Automa-Karten werden verdeckt gemischt. Die Expertenkarte, Automubon Society, bleibt in der Schachtel, wenn du ohne sie spielst.
    .section = Aufbau
why_bonus_card = Bevor du deine Bonuskarten bekommst, wird eine für den Automa aufgedeckt. Sie sagt, welche Vögel er haben will, und bringt ihm keine Punkte.
    .section = Aufbau
why_bonus_not_usable = Brutverwalter, Laienornithologe und Bonuskarten ohne Prozentangabe kann der Automa nicht gebrauchen. So eine Karte kommt zurück, und du ziehst eine andere.
    .section = Aufbau
why_goal_tiles = Die vier Ziele kommen von vier verschiedenen Zielplättchen, und ein Plättchen zeigt nur eine seiner beiden Seiten.
    .section = Regeln für mehrere Spieler, Aufbau
why_bird_sets = Was über diese Vögel bekannt ist, stammt aus einer einzigen Quelle. Vögel, die für den Automa gesperrt sind, fehlen.
    .section = Tablemate; Spielmaterial
why_brown_powers = In deinen Zügen gelten die Regeln für mehrere Spieler. Bei deinen braunen Fähigkeiten macht der Automa nicht mit: Vergleiche verliert er, und wo andere etwas bekämen, bekommt er nichts.
    .section = Dein Zug: braune Fähigkeiten
why_rounds = Die vier Runden haben acht, sieben, sechs und fünf Züge für jede Seite, und du fängst immer an.
    .section = Aufbau; Regeln für mehrere Spieler
why_automa_turn = Eine Automa-Karte wird gezogen, und nur der Abschnitt der aktuellen Runde zählt. Die Symbole dort werden der Reihe nach ausgeführt.
    .section = Zug des Automa
why_draw_cards = Alle drei Vögel auf der Vogeltränke werden abgeworfen, und der Automa bekommt einen verdeckten Vogel vom Stapel. Ist der Stapel leer, wird der Ablagestapel neu gemischt.
    .section = Zug des Automa: Karten ziehen
why_play_bird = Der Automa nimmt jeden Vogel von der Vogeltränke, den seine Bonuskarte haben will, behält einen mit den meisten Punkten offen, und die anderen genommenen werden abgeworfen. Vögel, die er nicht will, bleiben liegen.
    .section = Zug des Automa: Vogel spielen
    .word_lists_older = Es gelten die älteren Wortlisten, wie du gewählt hast.
why_no_bird_matches = Kein Vogel auf der Vogeltränke passt zur Bonuskarte des Automa, also bekommt er einen verdeckten Vogel vom Stapel. Die Vogeltränke bleibt, wie sie ist. Ist der Stapel leer, wird der Ablagestapel neu gemischt.
    .section = Zug des Automa: Vogel spielen
why_bird_is_taken = Jeden Vogel gibt es nur einmal, und dieser liegt schon offen beim Automa.
    .section = Zug des Automa: Vogel spielen
why_lay_eggs = Der Automa bekommt ein Ei für jedes Ei-Symbol im Abschnitt dieser Runde.
    .section = Zug des Automa: Eier legen
why_gain_food = Die erste Würfelseite der Reihenfolge, von links, die im Vogelhäuschen liegt, wird genommen, und zwar alle Würfel, die sie zeigen. Die Seite mit Wurm und Samen zusammen ist eine eigene Seite. Futter nimmt der Automa nicht.
    .section = Zug des Automa: Futter nehmen
why_all_dice_alike = Alle Würfel im Vogelhäuschen zeigen dieselbe Seite, also werden alle fünf neu hineingeworfen.
    .section = Zug des Automa: Futter nehmen
    .all_alike_once = Das passiert einmal. Sind sie wieder gleich, leert die Reihenfolge das Vogelhäuschen.
    .all_alike_until_mixed = Du hast gewählt, dass das geschieht, bis sie gemischt sind.
why_feeder_empty = Das Vogelhäuschen ist leer, also werden alle fünf Würfel hineingeworfen.
    .section = Regeln für mehrere Spieler, Vogelhäuschen
why_place_cube = Ein Aktionswürfel auf dem Zielplättchen dieser Runde zählt für den Automa als eins mehr von dem, was das Ziel verlangt.
    .section = Zug des Automa: Aktionswürfel aufs Rundenziel legen
why_cube_lacking = Der Automa hat keinen Aktionswürfel mehr im Vorrat, also wird keiner gelegt.
    .section = Zug des Automa: Aktionswürfel aufs Rundenziel legen
why_remove_cube = Ein Aktionswürfel kommt vom Zielplättchen dieser Runde zurück zum Automa. Liegt dort keiner, passiert nichts.
    .section = Zug des Automa: Aktionswürfel vom Rundenziel entfernen
why_activate_pink = Alle rosa Fähigkeiten der Vögel auf deinem Tableau werden aktiviert. Der Automa selbst tut nichts.
    .section = Zug des Automa: rosa Fähigkeiten aktivieren
    .pink_powers_icon = Seine anderen Aktionen lösen keine rosa Fähigkeit aus.
    .pink_powers_matching = Du hast gewählt, dass auch seine anderen Aktionen die rosa Fähigkeiten auslösen, die darauf warten.
why_pink_matching = Du hast gewählt, dass rosa Fähigkeiten immer auslösen, wenn der Automa das tut, worauf sie warten, und nicht nur beim rosa Symbol.
    .section = Zug des Automa: rosa Fähigkeiten aktivieren (nach der Lesart, die du gewählt hast)
why_goal_green = Der Automa hat seinen Grundwert für dieses Ziel und diese Runde, dazu eins für jeden Aktionswürfel auf dem Plättchen, aber nie mehr als fünf Vögel in einem Lebensraum. Auf der grünen Seite bekommt die höhere Anzahl den ersten Platz. Bei Gleichstand werden beide Plätze geteilt und abgerundet. Wer nichts hat, bekommt nichts.
    .section = Ende der Runde: Rundenziele werten
why_goal_blue = Der Automa hat seinen Grundwert für dieses Ziel und diese Runde, dazu eins für jeden Aktionswürfel auf dem Plättchen, aber nie mehr als fünf Vögel in einem Lebensraum. Auf der blauen Seite zählt jedes Stück einen Punkt, höchstens fünf.
    .section = Ende der Runde: Rundenziele werten
why_mark_rank = Ein Aktionswürfel des Automa bleibt auf der Zieltafel und markiert seinen Platz oder seine Punkte, einer von dir deine, wie im Spiel zu mehreren. Die Aktionswürfel vom Zielplättchen kommen zurück in seinen Vorrat.
    .section = Ende der Runde: Rundenziele werten
why_tray_cleared = Am Ende einer Runde werden die Vögel von der Vogeltränke abgeworfen und drei neue ausgelegt.
    .section = Regeln für mehrere Spieler, Ende der Runde
why_adjust_deck = Die Automa-Karte, die nach dieser Runde entfernt wird, kommt aus dem Spiel. Die anderen werden für die nächste Runde gemischt.
    .section = Ende der Runde: Automa-Stapel anpassen
why_final_score = Der Automa bekommt seine Rundenziele, die Punkte auf seinen offenen Vögeln, je nach Schwierigkeit drei, vier oder fünf Punkte für jeden verdeckten Vogel und einen Punkt für jedes Ei. Seine Bonuskarte zählt nicht.
    .section = Wertung am Spielende; Schwierigkeitsgrade
why_tie = Bei Gleichstand gewinnt, wer mehr Futter übrig hat, und beim Automa zählen zwei. Ist auch das gleich, wird der Sieg geteilt.
    .section = Wertung am Spielende
