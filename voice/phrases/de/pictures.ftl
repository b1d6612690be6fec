# German. Pictures, cameras, lists of names and networks: what is seen in a photograph, and what cannot be used.

## Pictures

picture_empty = { $file } ist leer. Kopiere die Datei noch einmal oder mach ein neues Bild.
picture_of_no_kind = { $file } ist kein Bild, das ich lesen kann. Speichere es als JPEG oder PNG.
picture_damaged = { $file } ist beschädigt. Kopiere die Datei noch einmal oder mach ein neues Bild.
picture_too_large = { $file } ist größer als 150 MB. Speichere es als gewöhnliches JPEG.
picture_missing = Es gibt keine Datei { $file }. Prüf Namen und Ordner.
picture_not_opened = { $file } lässt sich nicht öffnen ({ $reason }). Prüf, ob du die Datei lesen darfst.
picture_cut_off = { $file } bricht vor dem Ende ab. Kopiere die Datei noch einmal oder mach ein neues Bild.
picture_too_small = { $file } hat nur { $size } Pixel, zu wenig für eine Karte. Nimm ein größeres Bild.
picture_too_many_pixels = { $file } hat { $size } Pixel, zu viele, um es sicher zu öffnen. Verkleinere es auf 50 Megapixel.
picture_not_written = { $file } lässt sich nicht schreiben. Nenn eine Bilddatei wie gesehen.png.

## Cameras and films

-cameras = Nenn die Nummer einer Kamera, etwa 0, eine Adresse, ein Bild, ein Video oder einen Ordner.
video_of_no_kind = { $file } ist kein Video, das ich abspielen kann. Speichere es als MP4 (H.264).
file_of_no_kind = { $file } ist weder ein Bild noch ein Video, das ich kenne. Speichere es als JPEG, PNG oder MP4.
no_file_or_folder = Es gibt keine Datei und keinen Ordner { $file }. Prüf den Namen. Eine Kamera ist eine Nummer wie 0 oder eine Adresse, die mit http:// oder rtsp:// beginnt.
no_camera = { $number ->
    [0] Es gibt keine Kamera { $camera }. Ich habe keine gefunden; schließ eine an.
   *[other] Es gibt keine Kamera { $camera }. Gefunden habe ich { $others }.
}
camera_in_use = Kamera { $camera } lässt sich nicht öffnen. Schließ andere Programme, die sie benutzen, oder steck sie neu ein.
camera_forbidden = Ich darf die Kamera nicht benutzen. Öffne Systemeinstellungen, Datenschutz & Sicherheit, Kamera, erlaube sie der App, aus der du mich gestartet hast (etwa Terminal), und starte mich neu.
no_camera_at = Die Kamera unter { $camera } antwortet nicht. Prüf die Adresse, und ob sie eingeschaltet ist.
not_camera_address = Das ist keine Kameraadresse. Gib eine ein, die mit http:// oder rtsp:// beginnt.
no_camera_called = Es gibt keine Kamera namens { $camera }. { -cameras }
camera_not_opened = { $camera } lässt sich nicht öffnen ({ $reason }). { -cameras }
camera_stopped = Die Kamera schickt keine Bilder mehr. Prüf Kabel oder Verbindung.
camera_failed = Die Kamera ist ausgefallen ({ $reason }). Prüf Kabel oder Verbindung.
nothing_to_show = Es gibt kein Bild zu zeigen.
nothing_to_show_in = { $number ->
    [0] In { $folder } ist kein Bild zu zeigen. { -cameras }
   *[other] In { $folder } ist kein Bild zu zeigen. { $refused }
}

## Lists of names, truth files, networks

catalogue_empty = In der Namensliste stehen keine Karten. Schreib für jede Karte eine Zeile mit id und name.
catalogue_not_read = { $file } lässt sich nicht als CSV-Datei in UTF-8 lesen ({ $reason }).
catalogue_lacks = In der ersten Zeile von { $file } fehlt die Spalte { $columns }.
catalogue_unnamed = { $file }, Zeile { $line }: Eine Karte braucht eine id und einen Namen mit Buchstaben.
catalogue_long_name = { $file }, Zeile { $line }: Dieser Name ist zu lang. Nimm höchstens { $most } Buchstaben.
catalogue_too_long = { $file } nennt mehr als { $most } Karten, zu viele, um sie rechtzeitig zu unterscheiden. Lass nur die stehen, die auf deinem Tisch liegen können.
catalogue_twice = { $file }, Zeile { $line }: Die id { $id_id } gab es schon. Gib jeder Karte eine eigene.
no_film = Von { $game_id } gibt es keinen Film, nur von { $games }.
titles_unknown = Ich kenne die Kartentitel von { $game_id } nicht, nur die von { $games }. Gib mir mit --catalogue DATEI eine Namensliste.
truth_missing = { $file } ist nicht da. Nenn einen Ordner mit Bildern oder ein Bild.
truth_none = In { $file } ist kein Bild mit einer Wahrheitsdatei daneben (NAME.jpg und NAME.json).
truth_bad = { $file } ist keine Wahrheitsdatei: { $reason }.
recogniser_missing = Die Texterkennung { $file } fehlt. Installiere rapidocr 3.10 oder neuer.
network_unlisted = { $file } kennt kein Netz namens { $network_id }.
networks_missing = Der Ordner mit den Netzen fehlt. Installiere Tablemate neu.
network_missing = Das Netz { $file } fehlt. Installiere Tablemate neu.
network_damaged = Das Netz { $file } ist beschädigt oder wurde verändert. Installiere Tablemate neu.

## What is drawn or written beside a thing that was seen

label_face_down = verdeckt
label_unreadable = unlesbar
label_sure = sicher
label_check = prüfen
label_percent = { $status } { $percent } %
label_too_small = zu klein
label_too_dark = zu dunkel
label_blurred = unscharf
label_glare = Spiegelung
label_not_reached = nicht gelesen

## How well pictures were read

bench_cards_found = Karten gefunden
bench_cards_precise = Genauigkeit der Karten
bench_names_right = Namen richtig
bench_names_right_from_2_5_px_mm = Namen richtig ab 2,5 px/mm
bench_not_guessed_below_1_6_px_mm = nicht geraten unter 1,6 px/mm
bench_face_down_known = verdeckte erkannt
bench_dice_right = Würfel richtig
bench_dice_precise = Genauigkeit der Würfel
bench_whole = ganze Bilder, { $what }
bench_wrong = sicher, aber falsch
bench_corners = Fehler der Ecken, Median
bench_of_width = { $share } der Kartenbreite
bench_ms = ms, { $step }
bench_find = finden
bench_read = lesen
bench_dice = Würfel
bench_total = zusammen
bench_further = ms je weitere Karte
bench_ocr = Texterkennung im ganzen Bild dauert
bench_memory = Speicher höchstens
bench_none = nichts zu zählen
bench_rate = { $share }  ({ $right } von { $of })
bench_took = { $median }, neun von zehn unter { $most }
bench_number = { $number }
bench_times = { $number }-mal so lang
bench_megabytes = { $number } MB
bench_unmeasured = nicht gemessen

## What was seen in a photograph

look_nothing = Ich habe keine Karte und keinen Würfel gefunden. { $remedy }
look_lay_flat = Leg die Karten flach hin und zeig sie ganz.
look_face_down = Eine Karte liegt verdeckt.
look_unreadable = Eine der Karten kann ich nicht lesen. { $remedy }
look_closer = Bring sie näher heran und ins Licht, mit freiem Titel.
look_card = { $name }: { $status }, { $percent } %.
look_die_unreadable = Einen der Würfel kann ich nicht lesen.
look_die = Würfel: { $face }: { $status }, { $percent } %.
problem_too_small = Die Karte ist im Bild zu klein. Geh mit der Kamera näher heran.
problem_too_dark = Das Bild ist zu dunkel. Mach eine Lampe an oder stell die Kamera heller.
problem_blurred = Das Bild ist unscharf. Halt die Kamera ruhig, wisch die Linse ab und lass sie scharf stellen.
problem_glare = Im Titel spiegelt sich eine Lampe. Verschieb die Lampe oder die Karte, oder kipp die Kamera ein wenig.
problem_not_reached = In diesem Bild sind zu viele Karten, um alle zu lesen. Fotografiere weniger auf einmal.
