# German (du). Sentences every game shares.
# A name may have these forms, each with its article: `.the` (who: die Hand), `.acc` (whom: die Hand), `.dat` (der Hand),
# and with its preposition `.in` (where: in der Reihe, auf der Hand) and `.from` (whence: aus der Reihe).
# `bot` of each game stands in the accusative, because it is only ever said after "gegen".

## Beginning, going on, ending

welcome = { $title } gegen { $bot }. Mit „hilfe“ bekommst du jederzeit Hilfe.
welcome_back = Willkommen zurück bei { $title }. Wir machen da weiter, wo wir aufgehört haben.
left_out = Ein neuerer Spielstand lässt sich nicht verwenden, ich lasse ihn weg. { $reason }.
torn_line = Der Computer ist ausgegangen, während deine letzte Antwort gespeichert wurde. Sie fehlt, bitte gib sie noch einmal.
saved = Das Spiel ist gespeichert.
game_over = Das Spiel ist zu Ende. Danke fürs Mitspielen!
not_saved = Die Antwort ließ sich nicht speichern: { $reason }. Sie zählt nicht. Schaff Platz auf der Festplatte und antworte noch einmal, oder tipp „ende“.
silent = { $reason } { $remedy }

## Answers

words_done = fertig ja j ok okay erledigt bereit
words_no = nein n nee
said_done = fertig
said_yes = ja
said_no = nein
words_none = nichts leer keine keins kein keiner keinen
words_numbers = null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig
words_before_number = stufe level spieler
words_before_name = der die das den dem ein eine einen mir mal zeig zeige
words_face_down = verdeckt umgedreht
only_done = Drück Enter, wenn du fertig bist. Was du sonst sagen kannst, verrät dir „hilfe“.
answer_needed = Hier brauche ich eine Antwort. Wie das geht, verrät dir „hilfe“.
not_understood = Das habe ich nicht verstanden: { $reason }.
unknown_name = Hier kenne ich nichts, was „{ $text_id }“ heißt.
acknowledged = Gut, das ist erledigt.
not_possible = { $words }
thing_not_possible = { $thing }, Nummer { $number }: { $words }
did_you_mean = Meinst du { $thing_acc }?
name_otherwise = Dann sag es bitte anders.
could_be = Meinst du { $names }?
could_be_more = „{ $text }“ passt auf { $number } Namen. Tipp mehr Buchstaben, oder nimm einen von diesen: { $names }.
taken_as = Verstanden: { $names }.
as_last_time = Wie beim letzten Mal: { $names }? Drück Enter, oder sag mir, was anders ist.
nothing_changed = Es hat sich nichts geändert.
seen_as = Ich sehe: { $names }.
doubtful_row = Bei Nummer { $place } bin ich mir nicht sicher. Was ist es? { $choices }. Leg oder tipp die Zahl, oder nenn den Namen.
doubtful_pool = Bei Nummer { $place } von links bin ich mir nicht sicher. Was ist es? { $choices }. Leg oder tipp die Zahl, oder nenn den Namen.
doubtful_places = Bei { $place_dat } bin ich mir nicht sicher. Was ist es? { $choices }. Leg oder tipp die Zahl, oder nenn den Namen.
unreadable_row = Nummer { $place } kann ich nicht lesen. Dreh oder verschieb sie, damit nichts spiegelt, oder sag mir, was es ist.
missing_place = Auf Platz { $place } sehe ich nichts ({ $zone }). Leg etwas hin, oder sag mir, was dort liegt.
impossible_place = Nummer { $place } sieht aus wie { $thing }, aber das kann dort jetzt nicht liegen. Leg etwas anderes hin, oder sag mir, was es ist.
impossible_on = { $place } sieht aus wie { $thing }, aber das kann dort jetzt nicht liegen. Leg etwas anderes hin, oder sag mir, was es ist.
unreadable_pool = Nummer { $place } von links kann ich nicht lesen. Dreh oder verschieb sie, damit nichts spiegelt, oder sag mir, was es ist.
unreadable_places = { $place } kann ich nicht lesen. Dreh oder verschieb die Karte, damit nichts spiegelt, oder sag mir, was es ist.
too_long = Das sind mehr als { $most } Buchstaben. Sag es bitte kürzer.
not_readable = Das konnte ich nicht lesen. Tipp bitte einfache Buchstaben und Zahlen.
not_a_choice = Das steht nicht zur Auswahl.
number_needed = { $span ->
    [0] Es muss { $least } sein.
    [1] Ich brauche { $least } oder { $most }.
   *[other] Ich brauche eine Zahl von { $least } bis { $most }.
}
number_of_these = Ich brauche { $numbers }.
named_twice = { $thing } ist schon Nummer { $place }. Was ist Nummer { $number }? Die anderen behalte ich.
lies_elsewhere = { $thing } liegt schon { $zone_in }. Was ist Nummer { $number }? Die anderen behalte ich.
cannot_come_up = Diese Karte kann jetzt nicht kommen: Sie ist nicht mehr im Stapel.
wrong_number = { $span ->
    [0] { $zone }: Ich brauche genau { $least }.
   *[other] { $least ->
        [0] { $zone }: Mehr als { $most } geht nicht.
       *[other] { $zone }: Ich brauche { $least } bis { $most }.
    }
}
not_there = Das kann nicht { $zone_in } liegen.
too_often = { $each ->
    [one] { $thing } gibt es nur einmal.
   *[other] { $thing } gibt es höchstens { $each }-mal.
}
too_many = Das sind mehr als { $most }. Nenn sie bitte noch einmal.
more_needed = Ich brauche { $least } und habe bisher { $given }.
slot_unknown = Einen Platz der Reihe kenne ich nicht. Nenn bitte alle, von links nach rechts.
place_needs_thing = Was liegt auf { $place_dat }? Tipp nach dem Platz den Namen, „leer“, wenn dort nichts mehr liegt, oder wohin es gekommen ist.
place_is_empty = Auf { $place_dat } liegt nichts.
prompt_order = Enter, wenn das erledigt ist
prompt_done = Enter, wenn du fertig bist
prompt_slot = { $number } von { $most }
prompt_row_before = Enter behält: { $names }
word_done = fertig
word_nothing = nichts
word_empty = leer
word_no_change = keine Änderung
laid = { $things } auf { $place_dat }
laid_number = { $things } als Nummer { $place }
laid_empty = nichts auf { $place_dat }
moved = { $things } von { $start_dat } auf { $end_acc }
moved_instead = { $things } von { $start_dat } auf { $end_acc }, anstelle von { $lost }

doubtful_drawn = Ich bin mir nicht sicher, welche Karte das ist. { $choices }. Leg oder tipp die Zahl, oder nenn den Namen.
numbered = { $number }: { $thing }
doubtful_meant = Ich sehe mehrere Änderungen. Welche gilt? { $choices }. Leg oder tipp die Zahl.
unproven_drawn = Ist das { $thing }? Leg oder tipp Ja oder Nein, oder nenn den Namen.
unreadable_drawn = Diese Karte kann ich nicht lesen. Dreh oder verschieb sie, damit nichts spiegelt, oder sag mir, welche es ist.
unproven_row = Ist Nummer { $place } { $thing }? Leg oder tipp Ja oder Nein, oder nenn den Namen.
unproven_pool = Ist Nummer { $place } von links { $thing }? Leg oder tipp Ja oder Nein, oder nenn den Namen.
unproven_places = Liegt { $thing } auf { $place_dat }? Leg oder tipp Ja oder Nein, oder nenn den Namen.
spot_place = Nummer { $place }
spot_on = { $place }
unproven_together = Bei diesen bin ich mir nicht sicher: { $spots }. Sind das { $things }? Leg oder tipp Ja oder Nein.
doubtful_together = Bei diesen bin ich mir nicht sicher: { $spots }. Was ist es? { $choices }. Leg oder tipp die Zahl, oder Nein.
yes_to_together = Hier brauche ich Ja oder Nein, oder einen Namen mit dem Platz davor, wie „{ $place } { $thing }“.
number_of_together = Hier brauche ich eine Zahl oder Nein, oder einen Namen mit dem Platz davor, wie „{ $place } { $thing }“.
ask_card_names = Welche Karten liegen { $zone_in }?

## What the camera sees

table_found = Ich sehe den Tisch.
ask_way_round = Ich kann nicht erkennen, wie herum der Tisch liegt. Liegt { $thing } auf { $place_dat } oder auf { $other_dat }?
heaps_asked = Teile auf einem Haufen kann ich nicht zählen, danach frage ich dich: { $zones }.
camera_moved = Die Kamera hat sich bewegt. Ich habe den Tisch wiedergefunden.
marker_shifted = Der Marker { $marker } ist verrutscht. Ich richte mich nach den anderen.
camera_away = Ich sehe den Tisch nicht. Dreh die Kamera wieder hin, das Spiel wartet.
camera_lost = Die Kamera schickt kein Bild. Prüf das Kabel, und schließ andere Programme, die sie benutzen. Dein Spiel ist sicher, und die Tastatur geht weiterhin.
camera_frozen = Das Kamerabild ist eingefroren. Steck die Kamera aus und wieder ein. Dein Spiel ist sicher, und die Tastatur geht weiterhin.
camera_black = Das Kamerabild ist schwarz. Nimm die Abdeckung ab oder mach Licht. Dein Spiel ist sicher.
camera_no_phone = Noch schickt kein Handy Bilder. Scann mit dem Handy den Code, den Tablemate zeigt. Die Tastatur geht solange.
camera_phone_lost = Dein Handy schickt keine Bilder. Weck es auf, und lass die Seite von Tablemate offen. Dann mache ich von selbst weiter. Dein Spiel ist sicher, und die Tastatur geht weiterhin.
camera_resized = Das Kamerabild hat jetzt eine andere Größe. Ich fange damit neu an.
camera_works = Die Kamera geht wieder.
camera_ended = Die Aufnahme ist zu Ende. Tipp deine Antworten, oder „ende“.
demo_begins = { $game_id ->
    [crownfell] Das ist der Anfang eines Last Stand aus einem Film. Niemand tippt etwas: Ich sehe, was passiert.
   *[other] Das ist eine Runde Wingspan aus einem Film. Ich melde mich, wenn etwas passiert. Den Rest schreibe ich nur auf.
}
demo_skips = Die nächsten Züge schreibe ich nur auf.
demo_over = Das war die Demo. Jetzt fang dein eigenes Spiel an.
camera_back = Ich sehe den Tisch wieder.
paused = Pause. Nimm die Karte weg, wenn es weitergehen soll.
going_on = Es geht weiter.
two_cards = Ich sehe zwei Befehlskarten. Lass bitte nur die liegen, die du meinst.
number_read = Ich lese { $number }. Leg die Karte FERTIG hin, wenn das stimmt.
cannot_be = Was ich sehe, kann nicht stimmen: { $reason }
cannot_be_done = Ich sehe { $change }, und das ist nicht erlaubt: { $reason } Leg es bitte zurück, oder mach etwas anderes.
cannot_tell_taken = Ich kann nicht erkennen, welche Karte du { $zone_from } genommen hast. Leg die anderen gerade hin, oder sag es mir.
cannot_be_taken = Du hast { $thing } genommen, und das ist nicht erlaubt: { $reason } Leg die Karte bitte zurück, oder nimm eine andere.
empty_place = { $zone }: Platz { $place } ist leer. Leg dort bitte etwas hin.
face_down_place = { $zone }: Nummer { $place } liegt verdeckt. Dreh sie um, damit ich sie lesen kann.
empty_on = { $place } ist leer. Leg dort bitte etwas hin.
face_down_on = Die Karte auf { $place_dat } liegt verdeckt. Dreh sie um, damit ich sie lesen kann.
between_places = { $thing } liegt zwischen { $place_dat } und { $other_dat }. Schieb es auf seinen Platz.
beside_place = { $thing } liegt neben { $place_dat }. Schieb es auf seinen Platz.
wrong_side_place = { $thing }, Nummer { $place } { $zone_in }, liegt mit der anderen Seite nach oben. Dreh die Karte um, oder sag mir, was sich geändert hat.
wrong_side_on = { $thing } auf { $place_dat } liegt mit der anderen Seite nach oben. Dreh die Karte um, oder sag mir, was sich geändert hat.
wrong_way_place = { $thing }, Nummer { $place } { $zone_in }, liegt falsch herum. Dreh die Karte, oder sag mir, was sich geändert hat.
wrong_way_on = { $thing } auf { $place_dat } liegt falsch herum. Dreh die Karte, oder sag mir, was sich geändert hat.
nothing_done_yet = Danke. Dann hat sich noch nichts geändert.
table_dark = Es ist zu dunkel, ich sehe den Tisch nicht. Mach Licht, das Spiel wartet.
same_as_before = Ich sehe immer noch { $thing_acc }. Wenn das die neue Karte ist, leg die Karte FERTIG hin.
took_several = Du hast { $things } genommen. Leg bitte alle bis auf eine zurück.
look_again = Ich kann nicht erkennen, was dort liegt. Leg es bitte deutlicher hin, oder sag es mir.
done_card = Leg die Karte FERTIG hin oder drück Enter, wenn das erledigt ist.
still_to_do = Noch zu tun: { $text }
still_there = Noch { $zone_in }: { $things }.
missing_there = Es fehlt noch { $zone_in }: { $things }.
other_number = { $number ->
    [0] { $zone }: Ich sehe dort noch nichts.
   *[other] { $zone }: Ich zähle { $number }, es sollten aber { $wanted } sein.
}
still_there_place = { $zone }: Auf Platz { $place } liegt noch { $things }.
still_there_on = Noch auf { $place_dat }: { $things }.
missing_there_place = { $zone }: Auf Platz { $place } fehlt noch { $things }.
face_down_still_there = { $number ->
    [one] { $zone }: Eine Karte liegt verdeckt und sollte es nicht.
   *[other] { $zone }: { $number } Karten liegen verdeckt und sollten es nicht.
}
face_down_missing_there = { $number ->
    [one] { $zone }: Es fehlt noch eine verdeckte Karte.
   *[other] { $zone }: Es fehlen noch { $number } verdeckte Karten.
}
not_moved_yet = { $things }: noch auf { $start_dat }, nicht auf { $end_dat }.
strayed = { $thing } liegt auf { $start_dat }, gehört aber auf { $end_acc }.
missing_there_on = Auf { $place_dat } fehlt noch: { $things }.
other_number_place = { $number ->
    [0] { $zone }: Auf Platz { $place } sehe ich noch nichts.
   *[other] { $zone }: Auf Platz { $place } zähle ich { $number }, es sollten aber { $wanted } sein.
}
other_number_on = { $number ->
    [0] Auf { $place_dat } sehe ich noch nichts.
   *[other] Auf { $place_dat } zähle ich { $number }, es sollten aber { $wanted } sein.
}
not_moved_place = { $zone }: Was auf Platz { $start } liegt, gehört auf Platz { $end }.
cannot_tell = Ich kann nicht erkennen, was { $zone_in } liegt. Leg es gerade hin, oder leg die Karte FERTIG hin, wenn es erledigt ist.
cannot_tell_place = { $zone }: Nummer { $place } kann ich nicht erkennen. Leg es gerade hin, oder leg die Karte FERTIG hin, wenn es erledigt ist.
cannot_tell_on = Ich kann nicht erkennen, was auf { $place_dat } liegt. Leg es gerade hin, oder leg die Karte FERTIG hin, wenn es erledigt ist.
not_handled = { $zone }: Da hat sich noch nichts getan.
not_handled_place = { $zone }: Auf Platz { $place } hat sich noch nichts getan.
not_handled_on = Auf { $place_dat } hat sich noch nichts getan.

## Commands: the words that are understood, then what each does

command_undo = zurück rückgängig undo -
    .help = nimmt zurück, was du getippt hast, oder deine letzte Antwort
command_redo = wieder wiederherstellen redo +
    .help = stellt die zurückgenommene Antwort wieder her
command_repeat = nochmal wiederholen *
    .help = sagt es noch einmal, mit der Auswahl
command_why = warum wieso weshalb /
    .help = der Grund für das, was ich zuletzt gesagt habe; mit einem Namen dahinter, wie „warum fischadler“, nur dafür
command_score = punkte punktestand stand .
    .help = wie das Spiel steht
command_table = tisch
    .help = liest vor, was auf dem Tisch liegt und was gerade dran ist
command_keep = behalten
    .help = speichert das Kamerabild mit dem, was darauf zu sehen ist, für einen Fehlerbericht
command_help = hilfe ?
    .help = diese Liste
command_slower = langsamer
    .help = langsamer sprechen
command_faster = schneller
    .help = schneller sprechen
command_louder = lauter
    .help = lauter sprechen
command_quieter = leiser
    .help = leiser sprechen
command_stop = stopp still ruhe
    .help = jetzt nicht weiterreden
command_quit = ende beenden quit //
    .help = speichern und aufhören

command_told = { $text }: { $words }
undone = Zurückgenommen: { $answer }.
undone_on_table = Mach das auf dem Tisch rückgängig: { $text }
kept = Das Bild und alles, was ich darauf sehe, habe ich als { $file } gespeichert.
not_kept = Das Bild ließ sich nicht speichern: { $reason }.
nothing_to_keep = Es ist keine Kamera da, also gibt es kein Bild zu speichern.
nothing_to_undo = Es gibt nichts zurückzunehmen.
redone = Wieder da: { $answer }.
nothing_to_redo = Es gibt nichts wiederherzustellen.
nothing_to_explain = Ich habe noch nichts gesagt, was ich begründen müsste.
nothing_told_about = Über „{ $text_id }“ habe ich noch nichts gesagt.
why_rule = { $words } Spielregel, { $section }.
slower_now = Ich spreche langsamer.
faster_now = Ich spreche schneller.
louder_now = Ich spreche lauter.
quieter_now = Ich spreche leiser.

## How to answer, by the kind of question

how_confirm = Drück Enter, wenn es erledigt ist.
how_choose = Tipp die Zahl vor deiner Wahl, oder ein paar Buchstaben davon.
how_name = Tipp ein paar Buchstaben des Namens.
how_count = Tipp eine Zahl von { $least } bis { $most }, in Ziffern oder als Wort.
how_row = Nenn sie einzeln oder mehrere mit Kommas dazwischen. Ein paar Buchstaben genügen, oder die Ziffern einer Telefontastatur.
how_row_before = Drück Enter, wenn sich nichts geändert hat, oder tipp nur das Neue, zum Beispiel: 2 und den neuen Namen.
how_row_alike = Eine Zahl vor einem Namen sagt, wie viele es davon sind.
how_pool = Tipp für jedes Ding, das du siehst, seine Zahl, zum Beispiel 1 1 4, oder die Namen mit Kommas dazwischen. Enter heißt, dass sich nichts geändert hat, und 0 heißt keine.
how_places = Tipp nur, was sich geändert hat: einen Platz und was dort jetzt liegt, ein Ding und wo es jetzt liegt, oder einen Platz und wohin sein Ding gekommen ist. Was vorher dort lag, ist dann weg. Ein Platz und das Wort leer heißen, dass dort nichts mehr liegt. Zum Beispiel: { $place_id } { $thing }, { $thing } { $end_id }, { $place_id } { $end_id }, { $place_id } leer.
how_places_together = Tipp nur, was sich geändert hat. Plus oder Minus nach einem Platz legt etwas dazu oder nimmt es weg, mit einer Zahl, wenn es mehrere sind: { $place_id } +2 { $thing }. Ein Ding und ein Platz legen eins dazu: { $thing } { $place_id }. Zwei Plätze bringen alles vom ersten auf den zweiten. Nenn zuerst ein Ding, wenn nur das gemeint ist: { $thing } { $place_id } { $end_id }. Ein Platz und Dinge ohne Zeichen sagen alles, was dort jetzt liegt, und das Wort leer heißt nichts.
how_places_end = Trenn Änderungen mit Kommas. Enter heißt, dass sich nichts geändert hat.

## Set-up

option_default = Enter nimmt: { $choice }.
option_many = Tipp eine oder mehrere Zahlen mit Leerzeichen dazwischen.
no_choice_made = Die Option { $option_id } braucht mindestens eine Auswahl. Möglich sind { $choices }.

## Results

outcome_won = Du gewinnst
outcome_lost = Du verlierst
outcome_shared = Geteilter Sieg

## The table, read out

table_zone = { $zone }: { $things }.
table_place = { $place } { $things }
table_pile = { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}
table_pile_top = { $number ->
    [one] { $top }
   *[other] { $number } Karten, obenauf { $top }
}
table_bare = Auf dem Tisch liegt noch nichts.
table_due = Jetzt: { $text }
with_article = { $thing }
item = { $number ->
    [one] { $thing }
   *[other] { $number }-mal { $thing }
}
item_face_down = { $number ->
    [one] eine verdeckte Karte
   *[other] { $number } verdeckte Karten
}
item_unknown = { $number ->
    [one] eine, die ich nicht gelesen habe
   *[other] { $number }, die ich nicht gelesen habe
}
item_side = { $thing }, { $side }
item_away = { $thing }, von dir weggedreht
item_sideways = { $thing }, quer gelegt

## A rule that comes with every practice deck

why_stand_in = Was auf diesen Karten steht, ist nicht öffentlich. Deshalb spielst du mit einem Übungsstapel, bis du deine eigenen Karten eingibst.
why_your_print = Was auf diesen Karten steht, ist nicht öffentlich, eine Übungskarte kann also von deiner abweichen. Was du über deine eigene Karte sagst, gilt.
