# German. The command line: its help, its questions and answers, and what it refuses.

## Help: each command, and below it what each of its parameters is for

help = Tablemate spielt an deinem Tisch den Solo-Bot eines Brettspiels und sagt seine Züge laut an.
    .language = Sprich und schreib ab jetzt in dieser Sprache, zum Beispiel de.
help_usage = Aufruf:
help_help = Diese Hilfe zeigen.
help_arguments = Argumente
help_options = Optionen
help_commands = Befehle
help_placeholder = was an dieser Stelle steht
    .game = SPIEL
    .language = SPRACHE
    .file = DATEI
    .out = DATEI
    .journal = SPIELSTAND
    .folder = ORDNER
    .picture = BILD
    .place = ORT
    .text = TEXT
    .number = ZAHL
    .options = OPTIONEN
    .command = BEFEHL
    .args = ANGABEN
help_required = [nötig]
help_default = [Standard: { $value }]
help_demo = Eine Runde Wingspan oder den ersten Zug eines Last Stand aus einem Film sehen und hören. Du brauchst nur diesen Computer.
    .game_id = Welcher Film: wingspan oder crownfell.
    .quiet = Nur Untertitel, keine Stimme.
    .page = Die Demo auch im Browser zeigen.
help_play = Gegen den Bot eines Spiels spielen: Er fragt, entscheidet nach den Regeln und sagt, was zu tun ist.
    .game_id = Welches Spiel. Der Befehl „games“ listet sie auf.
    .option = Eine Option setzen, wie -o difficulty=eaglet. Geht auch mehrmals.
    .seed = Die Zahl, die bestimmt, was virtuelle Stapel ziehen.
    .defaults = Nicht nach Optionen fragen, sondern den Standard nehmen.
    .resume = Das zuletzt gespeicherte Spiel fortsetzen.
    .quiet = Nur Untertitel, keine Stimme.
    .camera = Was den Tisch sieht: 0 für die erste Webcam, „phone“ für dein Handy, eine Adresse, ein Video oder ein Ordner.
    .no_camera = Ohne Kamera spielen und mit der Tastatur antworten.
    .no_learning = Beim Spielen keine Bilder deiner Karten behalten.
    .profile = Ein Tisch, den der Befehl „calibrate“ gespeichert hat. Ohne ihn wird der Tisch jedes Mal neu gesucht.
    .page = Das Spiel auch im Browser zeigen.
    .lan = Ein Handy in deinem Heimnetz darf die Seite öffnen.
help_sheet = Den Bogen zum Drucken erstellen: vier Tischmarker und die Befehlskarten, maßstabsgetreu.
    .file = Die Datei, die geschrieben wird.
    .paper = A4 oder Letter.
    .game = Welcher Spieltisch groß gezeichnet wird. Die anderen stehen auf der letzten Seite.
help_calibrate = Prüfen, ob die Kamera den Tisch gut sieht, sagen, was fehlt, und den Tisch unter einem Namen speichern.
    .camera = Was den Tisch sieht, wie bei „play“.
    .name = Wie dieser Tisch heißen soll.
    .game = Welche Spielbereiche angesehen werden.
    .corners = Ohne Marker: die Ecken in Pixeln, wie „120,80 1800,95 1790,1000 130,990“.
    .size = Ohne Marker: die Größe zwischen den Ecken in Millimetern.
    .annotate = Das Bild mit eingezeichneten Markern und Bereichen schreiben.
    .quiet = Nur Untertitel, keine Stimme.
help_games = Die Spiele auflisten, und ob sie mit gedruckten oder mit Übungskarten gespielt werden.
help_deck = Die Karten eines Spiels zeigen, eigene eingeben, eine Datei dafür schreiben oder prüfen.
    .game_id = Welches Spiel. Der Befehl „games“ listet sie auf.
    .check = Eine ausgefüllte Datei prüfen.
    .copy = Eine Datei zum Ausfüllen schreiben.
    .enter = Eigene Karten eingeben, eine nach der anderen.
help_page = Die Seite öffnen: Spiel starten oder fortsetzen, Demo ansehen, Kamera und Stimme einrichten.
    .quiet = Nur Untertitel, keine Stimme.
    .lan = Ein Handy in deinem Heimnetz darf die Seite öffnen.
help_results = Zeigen, wie deine Spiele ausgingen: als Tabelle, als CSV, als Diagramme oder für die App BG Stats.
    .game_id = Nur die Ergebnisse dieses Spiels.
    .csv = Als CSV in diese Datei schreiben.
    .plots = Für jedes Spiel ein Bild mit Diagrammen in diesen Ordner schreiben, als SVG und als PNG.
    .bg_stats = Eine Seite mit einem Link pro Spiel schreiben. Öffne sie auf dem Handy mit BG Stats, und tipp ein Spiel an, um es dort einzutragen.
help_replay = Ein gespeichertes Spiel ausgeben, wie es zu hören war, mit den Antworten.
    .journal = Ein gespeichertes Spiel. Es wird nur gelesen.
help_look = Karten und Würfel auf Fotos benennen. Ohne Kamera, Marker oder Training.
    .pictures = Fotos vom Tisch.
    .game = Nach Karten und Würfeln welches Spiels gesucht wird.
    .catalogue = Die Karten eines anderen Spiels: eine CSV-Datei mit den Spalten id und name.
    .annotate = Das Bild mit dem Gesehenen eingezeichnet schreiben.
    .box = Karten anhand der Bilder in dieser Schachtel benennen, angelegt mit „enrol“.
    .as_json = Für jedes Bild ein JSON-Objekt ausgeben.
help_bench = Messen, wie gut und wie schnell Karten und Würfel gelesen werden, auf Bildern mit bekanntem Inhalt.
    .place = Ein Ordner mit Bildern und je einer Wahrheitsdatei daneben, oder ein solches Bild.
    .repeat = Jedes Bild so oft ansehen, für ruhigere Zeiten.
    .annotate = Das Gesehene, in jedes Bild eingezeichnet, in diesen Ordner schreiben.
    .json_file = Alle Zahlen in diese Datei schreiben.
    .against_ocr = Mit Texterkennung über ganze Bilder vergleichen (langsam).
help_say = Einen Text sprechen, um zu hören, ob die Stimme geht. Stimmen auflisten und eine wählen.
    .text = Was gesagt wird.
    .wav = Das Gesprochene stattdessen in diese WAV-Datei schreiben.
    .voice = Mit dieser Stimme sprechen: ein paar Buchstaben ihres Namens oder ihre Kennung.
    .keep = Ab jetzt mit dieser Stimme sprechen, auch im Spiel.
    .voices = Die Stimmen auf diesem Computer auflisten.
help_report = In eine Datei packen, was ein Fehlerbericht braucht: Spiel, behaltene Bilder, Versionen. Du siehst erst, was darin ist, und nichts wird verschickt.
    .file = Die Datei, die geschrieben wird.
    .journal = Das gespeicherte Spiel für den Bericht. Ohne Angabe das zuletzt gespielte.
    .no_pictures = Die Bilder deines Tisches weglassen.
    .yes = Ohne Nachfrage speichern.
help_doctor = Deine Einrichtung prüfen und sagen, wie du Probleme löst.

## What is wrong with a line typed

usage_help = Hilfe bekommst du mit „{ $command } --help“.
usage_no_command = Den Befehl „{ $command_id }“ gibt es nicht.
usage_no_option = Die Option { $option_id } gibt es nicht.
usage_option_value = Die Option { $option_id } braucht genau einen Wert dahinter, oder gar keinen.
usage_missing = { $parameter_id } fehlt.
usage_bad_value = { $parameter_id } kann diesen Wert nicht haben.
usage_not_understood = Diese Zeile verstehe ich nicht.
no_such_language = „{ $language_id }“ spreche ich hier nicht. Ich spreche: { $languages }.
language_not_kept = Die Sprache ließ sich nicht in { $file } speichern: { $reason }.
no_such_game = Das Spiel „{ $game_id }“ gibt es nicht. Es gibt { $games }.
no_such_option = { $game_id } hat keine Option „{ $option_id }“. Es hat { $options }.
no_such_choice = Die Option { $option_id } kann nicht { $choice } sein. Möglich sind { $choices }.
nothing_to_say = Es gibt nichts zu sagen.
keep_needs_voice = --keep braucht die Stimme, die bleiben soll: --voice.
nothing_to_resume = Von { $title } gibt es kein gespeichertes Spiel zum Fortsetzen.
nothing_to_resume_since = Von { $title } gibt es kein gespeichertes Spiel zum Fortsetzen. { $reason }.

## While a command runs

film_bar = Der Film
looking_at_pictures = Ich sehe mir die Bilder an
opening_camera = Die Kamera wird geöffnet …
type_to_go_on = Zum Weiterspielen tipp: { $tablemate } play { $game_id } --resume
type_to_play = Druck den Bogen, stell deine Kamera auf, und tipp: { $tablemate } play { $game_id } --camera 0
demo_pictures = Bilder von jedem Schritt, mit dem Gesehenen eingezeichnet, liegen in { $folder }
page_waits = Die Seite bleibt offen, bis du Enter drückst.
page_at = Die Seite: { $address }
phone_at = Fürs Handy: { $address }
speech_written = Das Gesprochene wird stattdessen in { $folder } geschrieben.
phone_camera_at = Um dein Handy als Kamera zu nehmen, scann das damit: { $address }
begin_before_camera = Starte erst ein Spiel, dann wähl seine Kamera.
fault_curable = { $fault }. Schaff dort Platz oder erlaub das Schreiben, oder setz TABLEMATE_HOME auf einen anderen Ordner.
fault = { $fault }.

results_bg_stats = Deine Spiele für BG Stats

## Games and their cards

games_id = Kennung
games_title = Spiel
games_bot = gegen
games_cards = Karten
cards_practice = Übungskarten (Ersatz)
cards_none = keine nötig
origin_fans = aus Fanquellen, vergleich sie mit deinen
origin_owner = von dir nach deinen Karten eingegeben
origin_stand_in = ERSATZ: ein Übungsstapel, von Tablemate erfunden, nicht die gedruckten Karten
deck_sheet = { $sheet_id }: { $origin }
deck_own_file = deine eigene Datei wäre { $file }
deck_kept = { $file } gibt es schon, ich habe sie nicht verändert.
deck_copied = { $file } ist geschrieben. Füll sie aus, prüf sie mit --check, und benenn sie dann in { $sheet_id } um.
deck_good = { $file } ist eine gültige { $sheet_id }: { $origin }.
deck_name = der Name muss auf eines davon enden: { $sheets }

## The doctor

doctor_well = ok { $what }: { $found }
doctor_ill = PROBLEM { $what }: { $found }
doctor_folder = Ordner
doctor_origin_fans = Fanquellen
doctor_origin_owner = von dir
doctor_origin_stand_in = Ersatz
doctor_saved = gespeicherte Spiele
doctor_cameras = Kameras
doctor_camera = { $number } ({ $name })
doctor_no_camera = keine gefunden
doctor_no_camera_needed = Du kannst auch ohne spielen: Antworte per Fingertipp oder Tastatur.
doctor_tables = Tische
doctor_delivery = Einstellungen der Stimme
doctor_speech = Sprachausgabe, { $part }
doctor_part_engine = Sprachmodul
doctor_part_voice = Stimme
doctor_part_sound = Ton
doctor_part_worker = Sprachdienst
doctor_count = { $number } in { $folder }
doctor_ready = bereit
doctor_usual = Standard
doctor_rate = { $number } Wörter pro Minute
doctor_move_away = Verschieb die Datei, oder stell eine Kopie davon wieder her.
doctor_correct = Korrigier die Zeile, oder benenn die Datei um, damit wieder die mitgelieferte gilt.
doctor_enter = Gib deine eigenen Karten ein, eine nach der anderen: auf der Seite unter „Deine Karten“ oder mit „{ $tablemate } deck { $game_id } --enter“.
doctor_no_game = { $file }: Das Spiel { $game } gibt es nicht
doctor_unwritable = { $folder }: { $reason }
doctor_make_room = Schaff dort Platz oder erlaub das Schreiben, oder setz TABLEMATE_HOME auf einen anderen Ordner.

## The report

report_versions = die Versionen von Tablemate und seinen Bibliotheken
report_doctor = was die Diagnose über deine Einrichtung sagt
report_journal = das Spiel, mit jeder Antwort und den Karten, die du eingegeben hast
report_table = ein Tisch, den du eingerichtet hast
report_picture = ein Bild deines Tisches, das du behalten hast
report_seen = was auf diesem Bild gesehen wurde
report_line = { $name_id } ({ $size } kB): { $what }
report_ask = Das als { $file } speichern? Es bleibt auf deinem Computer. Tipp Ja oder Nein.
report_saved = { $file } ist gespeichert. Sieh hinein, und häng die Datei an deinen Bericht, wenn alle sie sehen dürfen.
report_not_saved = Ich habe nichts gespeichert.
report_exists = { $file } gibt es schon. Wähl einen anderen Namen.
report_too_large = { $file } ist zu groß für einen Bericht.

## Voices

voice_fits_several = „{ $text_id }“ passt auf mehrere Stimmen: { $voices }
no_such_voice = Keine Stimme heißt hier „{ $text_id }“. „{ $tablemate } say --voices“ listet sie auf.
speech_bad = { $file } geht nicht, also nehme ich die Standardstimme: { $reason }
speech_not_kept = Die Einstellungen der Stimme ließen sich nicht in { $file } speichern: { $reason }
speech_parts = rate_wpm und volume sind Zahlen, und voice ist ein Name
speech_choose_anew = { $reason }; entfern die Datei und stell die Stimme neu ein

## Files

file_too_large = sie ist zu groß; ein Blatt hat höchstens { $most } Zeichen
file_none = das ist keine Datei; verschieb es
file_not_read = sie lässt sich nicht lesen ({ $reason })
file_no_text = das ist kein Text in UTF-8; speicher ihn als reinen UTF-8-Text
file_no_name = für ein neues Spiel ist kein Dateiname frei
no_picture_yet = vom Tisch gibt es noch kein Bild
not_written = { $file } ließ sich nicht schreiben

## The game that is being played

no_game = Es läuft kein Spiel. Starte erst eins.
went_on = Das Spiel ging inzwischen weiter, deshalb zählte das nicht. Schau noch einmal.
nothing_looked_at = Diesen Bereich habe ich mir noch nicht angesehen: { $zone }.
not_taken_back = Das ließ sich nicht zurücknehmen, die Festplatte hat es verweigert.
place_not_asked = Nach Platz { $place } habe ich nicht gefragt ({ $zone }).
place_may_be_empty = Ein Platz darf hier leer sein. Lass ihn in deiner Antwort einfach weg.
