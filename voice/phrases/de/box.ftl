# German. The owner's box: showing cards once, so that they are known by their pictures.

help_enrol = Zeig mir jede deiner Karten einmal, und ich kenne sie von da an am Bild.
    .game_id = Zu welchem Spiel die Karten gehören. Lass es weg, wenn sie zu keinem gehören, und gib ihrer Schachtel mit --box einen Namen.
    .places = Bilder deiner Karten oder ein Ordner damit. Eine Datei darf heißen wie ihre Karte, etwa „Stag (white).jpg“; sonst frage ich.
    .camera = Zeig die Karten stattdessen einer Kamera: 0 ist die erste Webcam; auch eine Adresse oder ein Video geht.
    .box = Wie die Schachtel heißen soll, falls du mehr als eine willst.
    .names = Eine Textdatei mit einem Namen je Zeile, für Bilder mit vielen Karten, in Leserichtung.
    .export = Schreib die ganze Schachtel in eine Datei, um sie auf einen anderen Computer mitzunehmen.
    .take = Übernimm eine Schachtel aus so einer Datei.
    .forget = Vergiss eine Karte.
    .whole = Jedes Bild ist eine eingescannte oder ausgeschnittene Karte, ohne etwas darum herum.
    .listing = Zeig die Karten in der Schachtel.

## Showing cards

card_side = { $name }, Seite { $side }
card_back = die Rückseite: { $name }
name_list_birds = Vogelkarten
name_list_cards = Karten
name_list_events = Ereigniskarten
name_list_playing_cards = Spielkarten
name_list_automountie_cards = Automountie-Karten
words_turn = drehen dreh
enrol_show = Zeig mir eine Karte nach der anderen: flach, ganz und in gutem Licht. Nimm sie weg, wenn ich ihren Namen gesagt habe, und zeig mir die nächste.
enrol_show_phone = Halt eine Karte nach der anderen vor das Handy: flach, ganz und in gutem Licht. Nimm sie weg, wenn ich ihren Namen gesagt habe, und halt die nächste davor.
enrol_progress = { $done } von { $of }. Als Nächstes: { $card }.
enrol_complete = { $number ->
    [one] Die Karte ist da.
   *[other] Alle { $number } sind da.
}
enrol_count = { $number ->
    [one] Ich kenne jetzt eine Karte.
   *[other] Ich kenne jetzt { $number } Karten.
}
enrolled = { $card } kenne ich von jetzt an.
enrolled_again = Von { $card } habe ich ein neues Bild.
enrol_which = Welche Karte ist das? Gib ihren Namen ein, „drehen“, wenn sie auf dem Kopf steht, oder „überspringen“.
enrol_which_next = Ist das { $card }? Drück Enter, gib einen anderen Namen ein, „drehen“, wenn sie auf dem Kopf steht, oder „überspringen“.
enrol_is_this = Ist das { $card }?
enrol_what_is_this = Welche Karte ist das?
enrol_late = Diese Karte hat schon einen Namen oder wurde ausgelassen.
enrol_no_name = Diese Karte braucht einen Namen.
card_name_odd = In diesem Namen sind Zeichen, die sich nicht anzeigen lassen. Gib ihn noch einmal ein.
card_name_empty = { $card_id } ist kein Name für eine Karte. Es fehlt ein Buchstabe oder eine Ziffer.
card_name_long = Dieser Name ist zu lang für eine Karte. Nimm höchstens { $most } Buchstaben.
enrol_many_waiting = Benenn erst die Karten, die warten, und schick dann weitere Bilder.
enrol_film_over = Der Film ist zu Ende.
enrol_picture = Das Bild
enrol_of_file = Eine Karte in { $file }:
enrol_unnamed = Ich weiß nicht, welche Karte { $file } zeigt. Benenn die Datei nach ihrer Karte oder gib mit --names eine Liste an.
enrol_skipped = Die habe ich ausgelassen.
enrol_refused = { $file } habe ich nicht behalten. { $reason }
enrol_which_game = Aus welchem Spiel sind diese Karten: { $games }? Karten ohne Spiel kommen in eine eigene Schachtel: Gib ihr mit --box einen Namen.
enrol_what = Nenn einen Ordner mit Bildern oder zeig deine Karten mit --camera 0 einer Kamera.
box_kept = { $number ->
    [one] In deiner Schachtel ist ein Bild, in { $folder }.
   *[other] In deiner Schachtel sind { $number } Bilder, in { $folder }.
}

## Learning while playing

learning = Von jeder Karte, bei der ich sicher bin, behalte ich ein Bild, damit ich sie auch von weiter weg kenne. Die Bilder bleiben auf diesem Computer. Die Option --no-learning schaltet das ab.
not_learning = Ich kann gerade keine Bilder deiner Karten behalten. { $reason } Das Spiel geht weiter.
looks_damaged = Die Namen, die du Karten früher gegeben hast, kann ich nicht lesen, weil { $file } beschädigt ist. Wo ich einen brauche, frage ich noch einmal.

## Why a picture is not kept

fault_no_card = Ich finde darin keine Karte. Leg die Karte flach, allein und ganz ins Bild, auf einen Tisch in anderer Farbe.
fault_cut_off = Die Karte ist abgeschnitten. Zeig alle vier Ecken.
fault_part = Ich sehe nur einen Teil der Karte. Leg sie auf einen einfarbigen Tisch in anderer Farbe.
fault_too_small = Die Karte ist zu klein. Geh mit der Kamera näher heran.
fault_too_dark = Es ist zu dunkel. Mach eine Lampe an.
fault_blurred = Das Bild ist unscharf oder verwackelt. Halt die Kamera ruhig und lass sie scharf stellen.
fault_glare = Auf der Karte spiegelt sich Licht. Verschieb die Lampe oder kipp die Karte ein wenig.

## Boxes

box_name_bad = { $box_id } ist kein Name für eine Schachtel. Nimm Buchstaben und Ziffern.
box_unknown = Es gibt keine Schachtel namens { $box_id }. Füll erst eine, mit: { $tablemate } enrol SPIEL ORDNER --box { $box_id }
box_empty = In der Schachtel in { $folder } ist noch nichts.
box_full = Die Schachtel in { $folder } ist voll. Hinein { $number ->
    [one] passt ein Bild
   *[other] passen { $number } Bilder
}. Vergiss erst einige davon.
box_there = In { $folder } ist schon eine Schachtel. Wähl mit --box einen anderen Namen oder räum sie weg.
box_damaged = Die Schachtel in { $file } lässt sich nicht benutzen: { $reason }. Ich habe sie gelassen, wie sie ist.
box_not_read = { $file } lässt sich nicht übernehmen: { $reason }.
box_lacks = In der Schachtel ist nicht genau eine Karte namens { $card_id }. Die Option --list zeigt, was da ist.
box_forgot = { $card_id } habe ich vergessen.
box_picture_damaged = Das Bild von { $card } in deiner Schachtel ({ $file }) ist beschädigt oder weg. Zeig mir die Karte noch einmal.
box_exported = { $number ->
    [one] Ein Bild wurde in { $file } geschrieben.
   *[other] { $number } Bilder wurden in { $file } geschrieben.
}
box_imported = { $number ->
    [one] Ein Bild wurde in { $folder } übernommen.
   *[other] { $number } Bilder wurden in { $folder } übernommen.
}

## Why a file cannot be used

reason_too_large = sie ist zu groß
reason_larger = sie ist größer als { $megabytes } MB
reason_no_box = sie ist keine gepackte Schachtel oder beschädigt
reason_writing = dort schreibt gerade ein anderes Tablemate. Versuch es noch einmal
