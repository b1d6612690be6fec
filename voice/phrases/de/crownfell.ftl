# German. What the Last Stand says and asks. An event's sentence has the event's name; a question's begins with ask_.
# capture: schlagen; rally: Verstärkung rufen; deploy: einsetzen; lock: blockieren; ranged capture: Fernschlag.
bot = den Feind

## Set-up options

option_team = Welche Charaktere spielst du?
    .starter_a = Startteam A: Angel, Beacon, Guardian und Stag
    .starter_b = Startteam B: Harbinger, Monarch, Pyro und Vampire
    .random = vier zufällige Karten
    .hard = schwerer Modus: drei zufällige Karten gegen vierzehn
    .draft = der Draft rund um die Krone
option_enemy_deck = Wer mischt und zieht die Charakterkarten?
    .virtual = Tablemate nennt jede Karte, und du suchst sie heraus
    .physical = ich mische und ziehe sie; die Kamera sieht, was kommt, oder ich sage es
option_solo_deck = Wer zieht die Solokarten?
    .virtual = Tablemate zieht sie
    .physical = ich decke die gedruckten Karten auf; die Kamera liest sie, oder ich sage, was sie zeigen
option_lock = Was verhindert eine Blockade?
    .moves = Ziehen und Schlagen; Fähigkeiten gehen noch
    .all = alles
option_protection = Wovor schützt Schutz eine Karte?
    .moves = nur vor dem Schlagen durch einen Zug
    .ranged = vor dem Schlagen durch einen Zug und vor Fernschlägen
    .everything = auch vor Fähigkeiten, die schlagen
option_passive_move = Was ist der passive Zug der letzten Verzweiflung?
    .step = ein Feld in beliebiger Richtung, auf ein freies Feld
    .diagram = ein Feld entlang der eigenen Pfeile, auf ein freies Feld
    .full = ein voller Zug entlang der eigenen Pfeile, auch mit Schlagen
option_ranged_capture = Wie nutzt der Feind ein Fernschlag-Symbol?
    .move = von seinem Feld aus, oder nach einem Zug in derselben Aktion
    .stand = nur von seinem Feld aus, anstelle eines Zuges
option_player_ranged_capture = Und wie nutzt du eins?
    .move = vom Feld der Karte aus, oder nach einem Zug in derselben Aktion
    .stand = nur vom Feld der Karte aus, anstelle eines Zuges
option_capture_rally = Ruft auch ein Schlag Verstärkung, der auf der Krone oder in der Heimreihe endet?
    .yes = ja
    .no = nein
option_home_row_rally = Eine Karte hat die gegnerische Heimreihe erreicht und zieht darin weiter. Ruft sie wieder Verstärkung?
    .no = nein
    .yes = ja
option_move_reach = Ein Feind mit zwei Pfeilen zieht, um zu blockieren, zu schützen, geschützt zu bleiben oder zu drohen. Welche Felder zählen?
    .farthest = nur das fernste in jeder Richtung, weil er immer so weit zieht wie möglich
    .any = auch jedes Feld auf dem Weg
option_far_or_safe = Das fernste Feld eines Feindes in einer Richtung ist blockiert, ein näheres nicht. Wohin zieht er?
    .far = so weit er kann
    .safe = auf das nähere Feld
option_inspire = Welche eigene Karte bewegt der Minstrel zuerst?
    .capture = eine, die dadurch schlägt
    .locked = eine, die blockiert ist
option_revenant = Was passiert mit einer Karte, auf die der gegnerische Revenant zieht?
    .locks = sie bleibt darunter, blockiert
    .captures = sie wird geschlagen
option_full_row = Der Feindstapel ist leer und seine Heimreihe voll. Was wird aus der Verstärkung?
    .desperation = letzte Verzweiflung
    .skipped = sie entfällt
option_empty_board = Eine Seite hat keine Karte auf dem Spielfeld, aber noch welche auf der Hand oder im Stapel. Ist das Spiel aus?
    .ends = ja, nach dem Wortlaut der Regel
    .goes_on = nein, sie kann noch einsetzen
option_solo_reshuffle = Die letzte Solokarte ist umgedreht, und keine Liste ist mehr übrig. Was wird gemischt?
    .all = alle Solokarten, auch diese
    .rest = alle außer der gerade umgedrehten
option_protected_locker = Ein geschützter Feind blockiert eine deiner Karten, kann nicht ziehen, und seine Liste sagt Ziehen. Was tut er?
    .skips = er lässt seine Aktion aus
    .goes_on = er geht die Liste weiter durch

## Questions

ask_draw_enemy = { $place_id ->
    [deal] Zieh die oberste Karte des Stapels. Welche ist es?
   *[other] Zieh die oberste Karte des Feindstapels. Sie kommt auf { $place }. Welche ist es?
}
ask_draw_draft = Leg die nächste Karte des Drafts aus. Welche ist es?
ask_hand = Misch die Charakterkarten und gib dir { $number }. Welche Karten sind es?
ask_first_enemies = Zieh drei Karten vom Feindstapel. Welche sind es, von links nach rechts?
ask_draft_laid = Leg acht Charakterkarten rund um die Krone. Welche Karte liegt wo?
ask_draft = Wahl { $number } von 4. Welche Karte behältst du?
ask_draw_solo_list = { $flipped_id ->
    [yes] Welche Aktionen stehen auf der Liste oben auf den Solokarten, von oben nach unten?
   *[no] { $card } auf { $place }. Dreh die oberste Solokarte um. Welche Aktionen stehen auf der Liste darunter, von oben nach unten?
}
ask_draw_solo_arrow = { $card } auf { $place }. Dreh die oberste Solokarte um. Wohin zeigt ihr Pfeil, und in welche Richtung dreht er?
ask_draw_draft_arrow = Leg eine Solokarte auf die Krone, Pfeil nach oben. Wohin zeigt der Pfeil, und in welche Richtung dreht er?
see_action = { $action ->
    [one] Du bist dran: bis zu zwei Aktionen. Leg die Karte FERTIG hin, wenn du früher aufhörst.
   *[other] Du hast noch eine Aktion. Leg die Karte FERTIG hin, wenn du sie nicht nutzt.
}
see_rally = { $card } ruft Verstärkung. Du darfst eine Karte einsetzen oder eine andere Karte ein Feld auf ein freies Feld schicken. Leg die Karte FERTIG hin, wenn du beides nicht willst.
see_hand = Misch die Charakterkarten, gib dir { $number }, und leg sie von links nach rechts in Reihe A, damit ich sie sehe.
see_first_enemies = Zieh drei Karten vom Feindstapel, und leg sie auf E1, E2 und E3.
see_draft_laid = Leg acht Charakterkarten rund um die Krone.
see_draft = Wahl { $number } von 4. Nimm die Karte vom Tisch, die du behältst.
see_draw_enemy = Zieh die oberste Karte des Feindstapels, und leg sie auf { $place }.
see_draw_solo_list = { $flipped_id ->
    [yes] {""}
   *[no] { $card } auf { $place }. Dreh die oberste Solokarte um.
}
see_draw_solo_arrow = { $card } auf { $place }. Dreh die oberste Solokarte um.
turned_draw_solo_arrow = Dreh die Solokarte herum: Der Strich unter dem Pfeil muss zu dir zeigen.
turned_draw_draft_arrow = { turned_draw_solo_arrow }
see_draw_draft_arrow = Leg die oberste Solokarte auf die Krone, Pfeil nach oben.
ask_action = { $action ->
    [one] Du bist dran, erste Aktion: einsetzen, ziehen oder eine Fähigkeit nutzen. Was hat sich auf dem Spielfeld geändert? Wenn nichts, endet dein Zug.
   *[other] Deine zweite Aktion. Was hat sich auf dem Spielfeld geändert? Wenn nichts, endet dein Zug.
}
ask_rally = { $card } ruft Verstärkung. Du darfst eine Karte einsetzen oder eine andere Karte ein Feld auf ein freies Feld schicken. Was hat sich auf dem Spielfeld geändert?
ask_stand_off = Eine ganze Runde hat sich nichts bewegt. Spielst du weiter, oder ist hier Schluss?
ask_can_use_by_hand = Lies { $title } auf { $card }, auf { $place }. Lässt sich das jetzt nutzen?
ask_threat_by_hand = { $card } könnte auf { $place } ziehen. Würde { $title } von dort eine deiner Karten bedrohen?
ask_use_by_hand = Nutzt du jetzt eine Fähigkeit, die nur deine Karte erklärt? Mit welcher Karte?
ask_changed_by_hand = Führ die Fähigkeit von { $card } aus. Was hat sich auf dem Spielfeld geändert?

## Events and instructions

GridTaken = Gut, nur dieses Mal. Ich nehme das Spielfeld, wie es jetzt ist.

TableReadied = Leg die Kronenkarte in die Mitte des Tisches. Sie ist C3. Reihe A liegt dir am nächsten, Reihe E gehört dem Feind, und Spalte 1 ist links von dir.
HandTaken = Dein Team: { $cards }. Nimm sie auf die Hand, schwarze Seite nach oben.
DraftLaid = Leg diese acht im Uhrzeigersinn um die Krone, angefangen direkt darüber: { $cards }.
DraftDiscarded = Der Pfeil zeigt { $arrow }. Er nimmt { $card } von { $place }. Leg die Karte zu den Feinden.
EnemyDeckReadied = { $deck_id ->
    [virtual] Die anderen { $number } Charaktere sind der Feind. Halt sie bereit, weiße Seite nach oben, von dir weggedreht.
   *[physical] Misch die anderen { $number } Charaktere zum Feindstapel, weiße Seite nach oben, von dir weggedreht.
}
EnemiesPlaced = Leg { $cards } in dieser Reihenfolge auf { $spaces }.
EnemyDeckPlaced = Leg den Feindstapel über Spalte { $column }, hinter die Heimreihe des Feindes.
EnemyDeckMoved = Der Feindstapel kommt über Spalte { $column }.
# The places of the enemy deck are columns.
still_there_place = { $zone }: noch über Spalte { $place }.
other_number_place = { $zone }: noch nicht über Spalte { $place }.
not_moved_place = { $zone }: noch über Spalte { $start }. Leg ihn über Spalte { $end }.
cannot_tell_place = { $zone }: Ich kann nicht erkennen, ob er über Spalte { $place } liegt. Leg die Karte FERTIG hin, wenn ja.
SoloDeckReadied = Misch die Solokarten mit den Listen nach oben, und leg sie zur Seite.
SoloDeckShuffled = { $which_id ->
    [all] Es wäre keine Liste mehr zu sehen. Misch alle Solokarten zu einem neuen Stapel, Listen nach oben.
   *[rest] Es ist keine Liste mehr zu sehen. Misch alle Solokarten außer der gerade umgedrehten zu einem neuen Stapel, Listen nach oben.
}
SoloCardFlipped = { $card } auf { $place }. Dreh die oberste Solokarte um. Ihr Pfeil zeigt { $arrow }, und die Liste ist: { $actions }.
EnemyTurnBegan = Zug { $turn } des Feindes.
EnemyMoved = { $taken ->
    [0] { $card } zieht von { $start } nach { $to }.
   *[other] { $card } zieht von { $start } nach { $to } und schlägt deine Karte { $captured }.
}
EnemyCovered = { $whose_id ->
    [black] { $card } zieht von { $start } nach { $to }, auf deine Karte { $beneath }, und blockiert sie.
   *[white] { $card } zieht von { $start } nach { $to }, auf { $beneath }.
}
EnemyShot = { $card } auf { $place } schlägt aus der Ferne deine Karte { $target } auf { $target_place }.
EnemyFired = { $card } auf { $place } nutzt { $title } und schlägt deine Karte { $target } auf { $target_place }.
EnemyMovedAndShot = { $card } zieht von { $start } nach { $to } und schlägt von dort deine Karte { $target } auf { $target_place }.
EnemyPushed = { $card } nutzt { $title }. { $whose_id ->
    [black] Deine Karte { $subject }
   *[white] { $subject }
} zieht von { $start } nach { $to }{ $taken ->
    [0] .
   *[other] {" "}und schlägt deine Karte { $captured }.
}
EnemySwapped = { $card } nutzt { $title } und tauscht den Platz mit { $whose_id ->
    [black] deiner Karte { $subject }
   *[white] { $subject }
}. { $card } liegt jetzt auf { $to }, { $subject } auf { $start }.
EnemyPosted = { $card } nutzt { $title }. Leg { $newcomer } auf { $to }.{ $deck_id ->
    [physical] {" "}Der Feindstapel kommt über Spalte { $column }.
   *[virtual] {""}
}
CardSacrificed = { $whose_id ->
    [black] Dreh deine Karte { $card } auf die weiße Seite und leg sie ab. Sie ist ein Punkt für dich.
   *[white] Dreh { $card } auf die schwarze Seite und leg die Karte ab. Das ist kein Punkt für dich.
}
AbilityByHand = { $card } auf { $place } nutzt { $title }. Führ es aus, der Pfeil zeigt { $arrow }.{ $new ->
    [0] {""}
   *[other] {" "}Eingesetzt wird { $newcomer }.
}
EnemyStayed = { $card } auf { $place } bleibt stehen.
LockKept = { $card } auf { $place } bleibt stehen und hält die Blockade.
EnemyDeployed = Der Feind setzt { $card } ein. Leg die Karte auf { $to }.{ $left ->
    [0] {" "}Der Feindstapel ist jetzt leer.
   *[other] { $deck_id ->
        [physical] {" "}Der Feindstapel kommt über Spalte { $column }.
       *[virtual] {""}
    }
}
EnemyRallied = { $card } ruft Verstärkung. Leg { $newcomer } auf { $to }.{ $left ->
    [0] {" "}Der Feindstapel ist jetzt leer.
   *[other] { $deck_id ->
        [physical] {" "}Der Feindstapel kommt über Spalte { $column }.
       *[virtual] {""}
    }
}
DeployBlocked = Die Heimreihe des Feindes ist voll. Nichts wird eingesetzt.
RallyBlocked = { $card } würde Verstärkung rufen, aber die Heimreihe des Feindes ist voll.
DesperateMoveMade = { $card } ruft Verstärkung, aber der Stapel ist leer. In der Verzweiflung zieht { $subject } von { $start } nach { $to }{ $taken ->
    [0] .
   *[other] {" "}und schlägt deine Karte { $captured }.
}
DesperationIdle = { $card } ruft Verstärkung, aber der Stapel ist leer, und kein anderer Feind kann ziehen.
PlayerActed = { $kind_id ->
    [deploy] Du hast { $subject } auf { $to } eingesetzt.
    [post] { $actor } nutzt { $title }: { $subject } liegt jetzt auf { $to }.
    [swap] { $actor } nutzt { $title } und tauscht den Platz mit { $subject }.
    [shot] { $actor } schlägt aus der Ferne { $captured } auf { $target }. Das macht { $score }.
    [aimed] { $actor } zieht nach { $to } und schlägt von dort { $captured } auf { $target }. Das macht { $score }.
    [fire] { $actor } nutzt { $title } und schlägt { $captured } auf { $target }. Das macht { $score }.
    [direct] { $subject } zieht von { $start } nach { $to }.
    [move] { $taken ->
        [0] { $actor } zieht von { $start } nach { $to }.
       *[other] { $actor } schlägt { $captured } auf { $to }. Das macht { $score }.
    }
   *[other] { $actor } nutzt { $title }: { $subject } zieht von { $start } nach { $to }{ $taken ->
        [0] .
       *[other] {" "}und schlägt { $captured }. Das macht { $score }.
    }
}
ask_which_way = Für das Spielfeld gibt es mehr als eine Erklärung. Was hast du getan?
way_of_acting = { $number }: { PlayerActed }
GameEnded = { $reason_id ->
    [white_removed] Der Feind hat keine Karte mehr auf dem Spielfeld. Das Reich ist gerettet!
    [white_stuck] Der Feind kann nichts mehr tun. Das Reich ist gerettet!
    [stand_off] Keine Seite gibt nach, und das Spiel endet hier.
    [black_removed] Du hast keine Karte mehr auf dem Spielfeld. Die Krone ist gefallen.
   *[black_stuck] Du kannst nichts mehr tun. Die Krone ist gefallen.
} Du hast { $captured } geschlagen{ $locked ->
    [0] {""}
    [one] , und ein weiterer ist blockiert
   *[other] , und { $locked } weitere sind blockiert
}. Dein Ergebnis: { $score } von { $best }.

## Why, in this very case

case_list = { $order_id ->
    [first] Die Liste beginnt mit { $action }.
    [ahead] { $card } versucht zuerst, von der Karte darunter wegzuziehen.
   *[next] Die Liste beginnt mit { $passed }, aber das kann { $card } jetzt nicht. Danach kommt { $action }.
}
because_EnemyMoved = { case_list } { $choices ->
    [one] Dafür kam nur { $to } infrage.
   *[other] Zur Wahl standen { $choices } Felder. Der Pfeil zeigt { $arrow }, und { $to } trifft er zuerst.
}
because_EnemyCovered = { because_EnemyMoved }
because_EnemyShot = { case_list } { $choices ->
    [one] { $target } war das einzige Ziel.
   *[other] Es gab { $choices } Ziele. Der Pfeil zeigt { $arrow }, und { $target } trifft er zuerst.
}
because_EnemyFired = { because_EnemyShot }
because_EnemyMovedAndShot = { case_list } { $choices ->
    [one] Von { $to } aus trifft er { $target }, und anders ging es nicht.
   *[other] Es gab { $choices } Wege, eine deiner Karten zu treffen. Der Pfeil zeigt { $arrow }: Von { $start } aus trifft er zuerst { $to }, und von dort { $target }.
}
because_EnemyPushed = { case_list } { $choices ->
    [one] { $subject } nach { $to } war die einzige Möglichkeit.
   *[other] Es gab { $choices } Möglichkeiten. Der Pfeil zeigt { $arrow }, danach sind es { $subject } und { $to }.
}
because_EnemySwapped = { case_list } { $choices ->
    [one] { $subject } war die einzige Karte zum Tauschen.
   *[other] Es gab { $choices } Karten zum Tauschen. Der Pfeil zeigt { $arrow }, und { $subject } trifft er zuerst.
}
because_EnemyPosted = { because_EnemyMoved }
because_AbilityByHand = { case_list }
because_EnemyStayed = Auf der Liste stehen { $passed }, und nichts davon kann { $card } von { $place } aus.
because_LockKept = { case_list } Aber { $card } hält eine deiner Karten fest und bleibt stehen.
case_column = { $shifted ->
    [0] Der Stapel lag über { $to }.
   *[other] Der Stapel lag über { $above }, wo schon eine Karte liegt. { $to } ist das nächste freie Feld rechts davon, nach Spalte 5 geht es links weiter.
}
because_EnemyDeployed = { case_column }
because_EnemyRallied = { $card } ist auf die Krone oder in deine Heimreihe gekommen. { case_column }
because_DesperateMoveMade = { $locked_id ->
    [yes] { $subject } war blockiert und kam deshalb zuerst dran.
   *[no] { $choices ->
    [one] Nur { $subject } ließ sich bewegen.
   *[other] { $choices } Karten ließen sich bewegen, und { $subject } trifft der Pfeil zuerst.
}
} Der Pfeil zeigt { $arrow }, danach ist das Feld { $to }.
because_RallyBlocked = Alle fünf Felder der Reihe E sind besetzt.
because_DeployBlocked = { because_RallyBlocked }
because_DraftDiscarded = Von der Krone aus traf der Pfeil zuerst die Karte auf { $place }.

## The enemy's visible state

view_row = { $row } { $c1 }{ $c2 }{ $c3 }{ $c4 }{ $c5 }
view_deck = { $number ->
    [0] Der Feindstapel ist leer.
   *[other] Im Feindstapel: { $number }, über Spalte { $column }.
}
view_hand = { $number ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $cards }.
}
view_locked = Blockiert: { $cards }.
view_protected = Geschützt: { $cards }.
view_flips = Pfeile des letzten Feindzuges: { $flips }.
view_score = Geschlagen { $captured }, blockiert { $locked }: bisher { $points }.

## The result sheet

column_player = Du
row_captured = Geschlagene Karten
row_locked = Blockierte Feinde
row_total = Summe

## Names

name_characters_toml = das Charakterblatt
name_solo_cards_toml = die Solokarten
name_go_on = weiterspielen
name_end = Spiel beenden
name_forward-left = vorn links
name_forward-right = vorn rechts
name_back-left = hinten links
name_back-right = hinten rechts
name_forward = vorn
name_back = hinten
name_left = links
name_right = rechts
name_black = schwarz
name_white = weiß
name_capture = Schlagen
    .also = Capture
name_rally = Verstärkung
    .also = Rally
name_ability = Fähigkeit
    .also = Ability
name_move = Ziehen
    .also = Move, Zug
name_grid = Spielfeld
    .the = das Spielfeld
    .acc = das Spielfeld
    .dat = dem Spielfeld
    .in = auf dem Spielfeld
    .from = vom Spielfeld
name_hand = deine Hand
    .the = deine Hand
    .acc = deine Hand
    .dat = deiner Hand
    .in = auf deiner Hand
    .from = aus deiner Hand
name_first_enemies = Heimreihe des Feindes
    .the = die Heimreihe des Feindes
    .acc = die Heimreihe des Feindes
    .dat = der Heimreihe des Feindes
    .in = in der Heimreihe des Feindes
    .from = aus der Heimreihe des Feindes
name_enemy = Feindstapel
    .the = der Feindstapel
    .acc = den Feindstapel
    .dat = dem Feindstapel
    .in = im Feindstapel
    .from = vom Feindstapel
name_up_clockwise = nach oben, im Uhrzeigersinn
name_up-right_clockwise = nach oben rechts, im Uhrzeigersinn
name_right_clockwise = nach rechts, im Uhrzeigersinn
name_down-right_clockwise = nach unten rechts, im Uhrzeigersinn
name_down_clockwise = nach unten, im Uhrzeigersinn
name_down-left_clockwise = nach unten links, im Uhrzeigersinn
name_left_clockwise = nach links, im Uhrzeigersinn
name_up-left_clockwise = nach oben links, im Uhrzeigersinn
name_up_counterclockwise = nach oben, gegen den Uhrzeigersinn
name_up-right_counterclockwise = nach oben rechts, gegen den Uhrzeigersinn
name_right_counterclockwise = nach rechts, gegen den Uhrzeigersinn
name_down-right_counterclockwise = nach unten rechts, gegen den Uhrzeigersinn
name_down_counterclockwise = nach unten, gegen den Uhrzeigersinn
name_down-left_counterclockwise = nach unten links, gegen den Uhrzeigersinn
name_left_counterclockwise = nach links, gegen den Uhrzeigersinn
name_up-left_counterclockwise = nach oben links, gegen den Uhrzeigersinn
name_crown = die Krone
    .acc = die Krone
    .dat = der Krone
name_enemy_deck = Feindstapel
    .the = der Feindstapel
    .acc = den Feindstapel
    .dat = dem Feindstapel
    .in = im Feindstapel
    .from = vom Feindstapel
name_discard = Ablagestapel
    .label = Ablage{"\u00AD"}stapel
    .the = der Ablagestapel
    .acc = den Ablagestapel
    .dat = dem Ablagestapel
    .in = auf dem Ablagestapel
    .from = vom Ablagestapel
name_action_pile = Aktionsstapel
    .label = Aktions{"\u00AD"}stapel
    .the = der Aktionsstapel
    .acc = den Aktionsstapel
    .dat = dem Aktionsstapel
    .in = auf dem Aktionsstapel
    .from = vom Aktionsstapel
name_priority_pile = Pfeilstapel
    .label = Pfeil{"\u00AD"}stapel
    .the = der Pfeilstapel
    .acc = den Pfeilstapel
    .dat = dem Pfeilstapel
    .in = auf dem Pfeilstapel
    .from = vom Pfeilstapel
name_choice_none = keine

## What a card says, for anyone who looks it up; squares are told from the card's own seat

face_moves = Zieht ein Feld: { $ways }.
face_moves_far = Zieht bis zu zwei Felder: { $ways }.
square_far = { $columns ->
    [0] { $rows } nach { $row }
   *[other] { $rows ->
        [0] { $columns } nach { $column }
       *[other] { $rows } nach { $row } und { $columns } nach { $column }
    }
}
face_ranged = Schlägt aus der Ferne: { $squares }.
face_protect = Schützt: { $squares }.
face_lock = Blockiert: { $squares }.
face_leaps = Zieht über andere Karten hinweg.
face_covers = Darf auf anderen Karten landen.
face_ability = Fähigkeit: { $ability_id }.
face_note = { $note_id }

## The rules

why_crown = Die Kronenkarte liegt in der Mitte eines gedachten Spielfelds mit fünf Reihen und fünf Spalten. Reihe A liegt dir am nächsten und ist deine Heimreihe, Reihe E ist die des Feindes, und die Krone ist C3. Auf ihr dürfen Karten stehen.
why_starter_teams = Für die ersten Spiele nimmst du eins der beiden Startteams, schwarze Seite nach oben: Angel, Beacon, Guardian und Stag, oder Harbinger, Monarch, Pyro und Vampire.
why_deal = Die Charaktere werden gemischt, und du bekommst vier auf die Hand, schwarze Seite nach oben. Sie sind dein Team.
why_hard_mode = Im schweren Modus bekommst du nur drei Karten, und dem Feind bleiben vierzehn. Mehr als vierzehn Punkte sind dann nicht möglich.
why_enemy_deck = Alle anderen Charaktere kommen auf die weiße Seite, von dir weggedreht. Sie sind der Feindstapel.
why_first_enemies = Drei Feinde beginnen auf den drei linken Feldern ihrer Heimreihe, und der Feindstapel liegt über der vierten Spalte.
why_solo_deck = Die Solokarten werden mit den Aktionslisten nach oben gemischt und zur Seite gelegt.
why_draft = Acht verschiedene Karten liegen im Quadrat um die Krone, eine auf jedem Feld. Du behältst eine, dann nimmt eine Solokarte eine weg, bis keine mehr da ist.
why_draft_discard = Der Pfeil einer Solokarte auf der Krone nimmt die Karte weg, auf die er zeigt. Ist das Feld leer, dreht er sich bis zur nächsten Karte.
why_draft_enemies = Nach dem Draft hast du vier Karten. Alle anderen, auch die weggenommenen, werden zum Feindstapel gemischt, und der Aufbau geht wie üblich weiter.
why_enemy_turn = Der Feind fängt an. Jeder Feind macht eine Aktion in der Reihenfolge der Felder, A1 bis A5, dann Reihe B und so weiter, und nie eine zweite im selben Zug. Es hilft, eine Karte zu kippen, die schon dran war. Danach setzt der Feind eine Karte ein.
why_deploy = Die oberste Karte des Feindstapels kommt in die Heimreihe des Feindes, in die Spalte des Stapels oder auf das erste freie Feld rechts davon, nach Spalte fünf wieder von links. Dann rückt der Stapel eine Spalte weiter.
why_deploy_row_full = Die Heimreihe des Feindes ist voll, also wird nichts eingesetzt, und der Stapel bleibt, wo er ist. Die Spielregel sagt das nur für die Verstärkung, wir lesen es hier genauso.
why_nothing_possible = Jeder Feind macht die oberste Aktion der Liste, die ihm möglich ist. Keine war es, oder er hat wegen des Schutzes auf das Ziehen verzichtet, also bleibt er stehen.
why_solo_deck_empty = Der Pfeil der umgedrehten Solokarte gehört zur Liste der nächsten. Ist keine Liste mehr zu sehen, werden Solokarten zu einem neuen Stapel gemischt.
    .solo_reshuffle_all = Und zwar alle, auch die zuletzt umgedrehte.
    .solo_reshuffle_rest = Du hast gewählt, dass die zuletzt umgedrehte draußen bleibt.
why_capture = Ein Feind schlägt, wenn er auf eine deiner Karten ziehen kann. Deine Karte wird abgelegt. Unter mehreren wählt der Pfeil die erste, die er beim Drehen trifft, auf derselben Linie die nächstgelegene.
    .capture_rally_yes = Endet der Schlag auf der Krone oder in deiner Heimreihe, ruft auch er Verstärkung.
    .capture_rally_no = Du hast gewählt, dass ein Schlag, der auf der Krone oder in deiner Heimreihe endet, keine Verstärkung ruft.
why_unlock = Blockierst du einen Feind, nutzt der Feind seine Aktionen und Fähigkeiten, um ihn zu befreien, wo er kann, auch Züge und Verstärkung. Unter mehreren Möglichkeiten nimmt er eine, die eine blockierte Karte befreit, und eine blockierte Karte wird zuerst bewegt.
why_ranged_capture = Eine Karte mit Fernschlag-Symbol sucht zuerst eine Stelle, von der sie aus der Ferne schlagen kann. Das kommt bei uns vor dem Schlagen durch einen Zug.
    .ranged_capture_move = Sie schlägt von ihrem Feld aus, oder sie zieht und schlägt in einer Aktion.
    .ranged_capture_stand = Du hast gewählt, dass sie nur von ihrem Feld aus schlägt, anstelle eines Zuges.
why_rally = Ein Feind ruft Verstärkung, wenn er auf die Krone oder in deine Heimreihe ziehen kann. Er zieht dorthin, und der Feind setzt die nächste Karte ein. Ist die Heimreihe des Feindes voll, entfällt die Verstärkung.
    .home_row_rally_no = Von einem Feld deiner Heimreihe auf ein anderes zu ziehen, zählt nicht.
    .home_row_rally_yes = Du hast gewählt, dass auch ein Zug innerhalb deiner Heimreihe Verstärkung ruft.
    .full_row_desperation = Bei leerem Feindstapel entfällt sie nicht, weil nichts eingesetzt werden muss.
    .full_row_skipped = Du hast gewählt, dass das auch bei leerem Feindstapel gilt.
why_rally_deploy = Eine Karte, die auf die Krone oder in deine Heimreihe kommt, ruft Verstärkung, egal durch welche Aktion oder Fähigkeit, die eigene oder die einer anderen. Die nächste Karte wird eingesetzt, der Stapel rückt weiter, und die neue Karte ist noch in diesem Zug dran.
    .capture_rally_no = Du hast gewählt, dass ein Schlag, der auf der Krone oder in deiner Heimreihe endet, keine Verstärkung ruft.
    .home_row_rally_no = Von einem Feld deiner Heimreihe auf ein anderes zu ziehen, zählt nicht.
    .home_row_rally_yes = Du hast gewählt, dass auch ein Zug innerhalb deiner Heimreihe Verstärkung ruft.
why_rally_row_full = Die Karte kam durch eine andere Aktion auf ein Verstärkungsfeld. Die Heimreihe des Feindes ist voll, also wird gezogen und nichts eingesetzt.
why_desperation = Der Feindstapel ist leer, also bewegt die Verstärkung einen anderen Feind: einen blockierten, wenn es einen gibt, sonst den ersten, den der Pfeil trifft, oder die Karte selbst, wenn sie allein ist. Ein Feind, der auf einer deiner Karten liegt, bleibt dort. Die Karte macht einen passiven Zug, wohin der Pfeil zeigt, und der ruft keine weitere Verstärkung.
    .passive_move_step = Das ist ein Feld in beliebiger Richtung, auf ein freies Feld.
    .passive_move_diagram = Du hast gewählt: ein Feld entlang der eigenen Pfeile, auf ein freies Feld.
    .passive_move_full = Du hast gewählt: ein voller Zug entlang der eigenen Pfeile, auch mit Schlagen.
why_ability = Ein Feind nutzt seine Fähigkeit nur, wenn er eine benannte hat und sie von seinem Feld aus regelgerecht nutzen kann. Für jede nötige Wahl beginnt der Pfeil von vorn. Blockierte eigene Karten kommen zuerst.
why_by_hand = In deinem Blatt steht, dass nur die Karte diese Fähigkeit erklärt. Du entscheidest also, ob sie geht, und führst sie nach dem Pfeil aus. Eine Karte, die sie auf die Krone oder in deine Heimreihe bringt, ruft Verstärkung, und für eine eingesetzte Karte rückt der Feindstapel eine Spalte nach rechts.
why_move = Ein Feind zieht, so weit er kann, zwei Felder, wo er zwei Pfeile hat. Der Pfeil wählt die Richtung. Eine Karte, auf der er landet, wird geschlagen, und auf der Krone oder in deiner Heimreihe ruft er Verstärkung.
    .far_or_safe_safe = Du hast gewählt, dass er auf einem näheren Feld hält, wenn das fernste blockiert ist.
why_locks_avoided = Unter mehreren Zügen nimmt ein Feind lieber einen, der nicht dort endet, wo du ihn blockierst.
    .far_or_safe_far = In dieser Richtung zieht er trotzdem so weit, wie er kann.
    .far_or_safe_safe = Du hast gewählt, dass er auf einem näheren Feld hält, wenn das fernste blockiert ist.
why_protect = Eine Karte mit Schutz-Symbol zieht so, dass sie möglichst viele eigene Karten schützt, und zieht auch weiter auf ein Feld, auf dem sie gleich viele schützt. Würde jeder Zug weniger schützen, entfällt er.
    .move_reach_farthest = Nur das fernste Feld in jeder Richtung zählt, weil ein Feind immer so weit zieht wie möglich.
    .move_reach_any = Du hast gewählt, dass er dafür unterwegs anhalten darf.
why_protected_stays = Ein geschützter Feind verzichtet auf das Ziehen, außer er kann auf ein anderes geschütztes Feld ziehen.
    .move_reach_farthest = Nur das fernste Feld in jeder Richtung zählt, weil ein Feind immer so weit zieht wie möglich.
    .move_reach_any = Du hast gewählt, dass er dafür unterwegs anhalten darf.
why_lock_by_move = Eine Karte mit Blockade-Symbol zieht so, dass sie möglichst viele deiner Karten blockiert.
    .move_reach_farthest = Nur das fernste Feld in jeder Richtung zählt, weil ein Feind immer so weit zieht wie möglich.
    .move_reach_any = Du hast gewählt, dass er dafür unterwegs anhalten darf.
why_lock_kept = Ein Feind, der schon eine deiner Karten blockiert, lässt seine Aktion aus, wenn die Liste Ziehen sagt, außer er kann dorthin ziehen, wo er ebenso viele oder mehr blockiert. Er geht die Liste nicht weiter durch.
    .protected_locker_skips = Das gilt auch für einen geschützten Feind, der gar nicht ziehen kann.
    .protected_locker_goes_on = Du hast gewählt, dass ein geschützter Feind, der gar nicht ziehen kann, die Liste weiter durchgeht.
    .move_reach_farthest = Nur das fernste Feld in jeder Richtung zählt, weil ein Feind immer so weit zieht wie möglich.
    .move_reach_any = Du hast gewählt, dass er dafür unterwegs anhalten darf.
why_guide = Der Pfeil wählt zuerst eine der beiden hinteren Diagonalen des Beacon, dann, von vorn beginnend, die eigene Karte, die dorthin kommt. Eine blockierte kommt zuerst. Auf der Krone oder in deiner Heimreihe ruft sie Verstärkung.
why_command = Der Pfeil wählt zuerst die eigene Karte neben dem Duke, dann, von vorn beginnend, wohin sie zieht. Nur eine blockierte Karte geht der Wahl des Pfeils vor. Bei uns zieht sie ein Feld, nicht auf eine eigene Karte. Auf der Krone oder in deiner Heimreihe ruft sie Verstärkung.
why_sacrifice = Der Martyr wird umgedreht, bevor er abgelegt wird. Deiner zählt dann als Punkt für dich, der des Feindes nicht.
why_inspire = Der Minstrel bewegt eine eigene Karte ein Feld nach vorn. Sie ist an ihrem neuen Platz in der Reihenfolge dran, aber nie zweimal in einem Zug.
    .inspire_capture = Zuerst kommt eine, die dadurch schlägt, dann eine blockierte, dann die, die der Pfeil trifft.
    .inspire_locked = Du hast gewählt, dass zuerst eine blockierte kommt, dann eine, die dadurch schlägt, dann die, die der Pfeil trifft.
why_honour_guard = Der Pfeil wählt eine der beiden hinteren Diagonalen des Monarch, und dort wird die nächste Karte des Feindstapels eingesetzt. Der Stapel rückt eine Spalte nach rechts. Die neue Karte ist noch in diesem Zug dran, weil jeder Feind eine Aktion hat.
why_whisper = Der Pfeil wählt zuerst deine Karte schräg neben dem Mystic, dann, von vorn beginnend, die Richtung, in die sie bewegt wird. Bei uns zieht sie ein Feld, nicht auf eine andere Karte.
why_pyro_capture = Beim Schlagen versucht der Pyro zuerst seinen Fireball, dann einen schlagenden Zug.
why_pyro_move = Der Pyro zieht am liebsten dorthin, wo sein Fireball eine deiner Karten bedroht.
    .move_reach_farthest = Nur das fernste Feld in jeder Richtung zählt, weil ein Feind immer so weit zieht wie möglich.
    .move_reach_any = Du hast gewählt, dass er dafür unterwegs anhalten darf.
why_revenant_onto_player = Beim Ziehen oder Schlagen geht der Revenant auf eine deiner Karten, wenn er kann.
    .revenant_locks = Wir lesen es so, dass deine Karte blockiert darunter bleibt. Solange sie bedeckt ist, zählen ihre Symbole nicht, und ihre Fähigkeit geht nicht.
    .revenant_captures = Du hast gewählt, dass deine Karte geschlagen wird.
    .move_reach_any = Du hast gewählt, dass er dafür unterwegs anhalten darf.
why_revenant_stays = Der Revenant verlässt deine Karte nur beim Schlagen, für eine andere deiner Karten. Sagt die Liste Ziehen, lässt er seine Aktion aus, und keine eigene Karte bewegt ihn weg.
why_revenant_leaves = Der Revenant geht nur auf eine eigene Karte, wenn er von dort schlagen kann, und im nächsten Zug zieht er zuerst weg, außer er kann wieder schlagen. Die bedeckte Karte ist dann sofort dran, vor allen anderen. Solange eine Karte bedeckt ist, zählen ihre Symbole nicht, ihre Fähigkeit wird nicht genutzt, und sie ist nicht dran.
why_promote = Der Pfeil wählt einen der drei Plätze des Stag, und dort wird die nächste Karte des Feindstapels eingesetzt. Der Stapel rückt eine Spalte nach rechts. Die neue Karte ist noch in diesem Zug dran, weil jeder Feind eine Aktion hat.
why_player_actions = Du hast bis zu zwei Aktionen, nacheinander, mit demselben Charakter oder mit zweien. Eine Aktion setzt eine Karte aus der Hand auf ein freies Feld der Reihe A ein, zieht eine Karte entlang ihrer Pfeile oder nutzt eine Fähigkeit.
why_player_move = Eine Karte zieht entlang ihrer eigenen Pfeile, ein oder zwei Felder, nicht durch eine andere Karte und nicht auf eine eigene. Der Befehl „{ $tablemate } deck crownfell“ zeigt die Pfeile, nach denen ich gehe.
    .player_ranged_capture_move = Mit einem Fernschlag-Symbol schlägt sie von ihrem Feld aus, oder nach einem Zug in derselben Aktion.
    .player_ranged_capture_stand = Du hast gewählt, dass ein Fernschlag nur vom Feld der Karte aus geht, anstelle eines Zuges.
why_player_deploy = Eine Karte aus deiner Hand wird auf ein freies Feld deiner Heimreihe eingesetzt, Reihe A.
why_player_capture = Eine weiße Karte, die du schlägst, kommt auf den Ablagestapel und ist am Ende ein Punkt. Eine Karte, die den Revenant auf einer deiner Karten schlägt, liegt danach auf ihr, bis sie weiterzieht.
why_no_revive = Eine Karte aus dem Ablagestapel zurückzuholen, ist nicht erlaubt: Das ist dein letztes Gefecht. Verstärkung darf eine Karte einsetzen oder eine andere ein Feld weit schicken.
why_locked = Eine blockierte Karte kann weder ziehen noch schlagen. Die Fähigkeit einer anderen Karte darf sie bewegen.
    .lock_moves = Ihre eigene Fähigkeit darf sie noch nutzen.
    .lock_all = Du hast gewählt, dass sie auch ihre eigene Fähigkeit nicht nutzen kann.
why_covered = Eine Karte, die unter einer anderen liegt, tut nichts: Sie kann nicht ziehen, ihre Symbole zählen nicht, und ihre Fähigkeit geht nicht.
why_protection = Eine geschützte Karte kann nicht durch einen Zug geschlagen werden.
    .protection_moves = Du hast gewählt, dass ein Fernschlag oder eine Fähigkeit sie trotzdem schlagen kann.
    .protection_ranged = Auch ein Fernschlag kann sie nicht schlagen, eine Fähigkeit schon.
    .protection_everything = Du hast gewählt, dass weder ein Fernschlag noch eine Fähigkeit sie schlagen kann.
why_one_of_each = Jeden Charakter gibt es einmal, er kann also nicht an zwei Stellen liegen, und höchstens zwei Karten teilen sich ein Feld.
why_stand_off = Eine ganze Runde hat sich nichts bewegt. Was dann passiert, sagt die Spielregel nicht, also geht das Spiel weiter, außer du beendest es. Gewertet wird wie üblich.
why_game_end = Das Spiel endet, wenn eine Seite keine Karte auf dem Spielfeld oder keine erlaubte Aktion mehr hat. Dein Ergebnis sind die geschlagenen weißen Karten plus die blockierten Feinde auf dem Spielfeld.
    .empty_board_ends = Karten auf der Hand oder im Stapel zählen nicht, sobald du deine erste eingesetzt hast.
    .empty_board_goes_on = Du hast gewählt, dass eine Seite mit Karten auf der Hand oder im Stapel weiterspielt.
