# German. The printed sheet: what stands on the cards, and how a table is set up. Its typeface has the letters of western Europe;
# a sentence with others is printed in English.

sheet_title = Tablemate: Tischmarker und Befehlskarten

## What stands on the command cards
# The turn card speaks for the player, and Tablemate calls the player's turn "your turn", so no face says that.

card_your_turn = TABLEMATE IST DRAN
card_your_turn_line = mein Zug ist vorbei, Tablemate spielt
card_my_turn = ICH BIN DRAN
card_my_turn_line = ich spiele, Tablemate wartet
card_yes = JA
card_yes_line = das stimmt
card_no = NEIN
card_no_line = das stimmt nicht
card_done = FERTIG
card_done_line = ich habe es erledigt
card_undo = ZURÜCK
card_undo_line = letzten Schritt zurücknehmen
card_repeat = NOCH MAL
card_repeat_line = sag das noch einmal
card_why = WARUM
card_why_line = welche Regel ist das?
card_pause = PAUSE
card_pause_line = warte, bis ich wieder da bin
card_table = TISCH
card_table_line = lies den Tisch vor
card_score = PUNKTE
card_score_line = wie steht es?
card_help = HILFE
card_help_line = was kann ich sagen oder legen?

## What to do with the pages

markers_title = Tischmarker
markers_cut = Schneid die Quadrate aus und leg jedes flach in seine Tischecke. Wie herum, ist egal.
turn_card = Zugkarte
turn_card_cut = Zugkarte: Schneid beide Seiten als ein Stück aus, falte es an der Strichlinie nach hinten und kleb es.
asking_cut = Fragekarten. TISCH liest alles auf dem Tisch vor, für alle, die ihn nicht sehen können.
digits_cut = Ziffern: Leg eine, um aus einer Liste zu wählen, oder mehrere nebeneinander: 1 und 2 sind 12.
ruler_bank_card = eine Bankkarte, bei 0 angelegt, endet hier:
ruler_length = Dieses Lineal ist 100 mm lang (3 15/16 Zoll). Wenn nicht, druck noch einmal mit 100 % („Originalgröße“), nicht „an Seite anpassen“.

## The page of how-to

guide_title = Tablemate: den Tisch einrichten
guide_print = Druck alle Seiten einseitig mit 100 % („Originalgröße“). Das Lineal auf Seite 2 zeigt, ob es geklappt hat.
guide_markers = Schneid die vier Tischmarker aus. Leg oder kleb sie flach um deine Spielfläche: oben links, oben rechts, unten rechts, unten links, von dir aus gesehen. Sie müssen weder gerade noch gleichmäßig liegen.
guide_camera = Stell die Kamera über die Mitte, Blick nach unten, etwa { $height } cm hoch. Sie muss alle vier Marker sehen. Stell eine Lampe an die Seite. Neben der Kamera würde sie sich in glänzenden Karten spiegeln.
guide_calibrate = Starte   { $calibrate }   und mach, was es sagt, bis alles in Ordnung ist.
guide_lay_out = Bau das Spiel auf wie in der Zeichnung. Befehlskarten dürfen überall liegen, wo die Kamera sie sieht, nur nicht in den Bereichen.
guide_play = Spiel. Dreh die Zugkarte auf TABLEMATE IST DRAN, wenn dein Zug vorbei ist, und leg FERTIG hin, wenn du getan hast, was Tablemate sagt. Leg eine andere Befehlskarte zum Antworten oder Fragen, und nimm sie weg, wenn Tablemate geantwortet hat. Deck die Marker möglichst nicht zu.
guide_seen = Was die Kamera sieht: die vier Marker und dazwischen { $title }
guide_others = Die anderen Spiele auf dem Tisch
guide_height = Kamera etwa { $height } cm hoch
guide_side_camera = Kamera, Blick nach unten
guide_side_height = etwa { $height } cm
guide_side_lamp = Lampe, von der Seite
