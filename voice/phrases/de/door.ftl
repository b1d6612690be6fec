# German. What the page refuses, and how a browser or a phone is let in.

door_join = Mit an den Tisch
door_join_title = Mit an den Tisch - Tablemate
door_code_label = Code, den Tablemate zeigt
door_button = Mitmachen
door_invitation = Gib den Code ein, den Tablemate auf dem Bildschirm zeigt.
door_wrong = Das ist nicht der aktuelle Code. Jeder gilt nur einmal, also schau noch einmal auf den Bildschirm.
door_guarding = Zu viele falsche Codes. Warte eine Minute, dann gib den neuen ein.
door_closed = Öffne die Seite mit dem Link, den Tablemate zeigt, oder gib den Code ein.
door_not_asked_so = Auf diese Art Anfrage antwortet die Seite nicht.
door_not_read = Diese Anfrage kann ich nicht lesen.
door_no_page = Diese Seite gibt es nicht.
door_other_host = Das ist keine Adresse dieser Seite.
door_other_page = Das kam von einer anderen Seite, also habe ich es nicht getan.
door_too_much = Das ist zu groß, um es auf einmal zu schicken.
door_failed = Intern ging etwas schief. Das Spiel läuft weiter, versuch es noch einmal.
door_full = Es sind zu viele Seiten offen. Schließ eine der anderen.
door_no_network = Dieser Computer ist in keinem Netzwerk, also kann kein Handy dazukommen. Verbinde ihn erst mit deinem WLAN.
door_here_only = Nur der Computer, auf dem Tablemate läuft, kann die Seite für Handys öffnen oder schließen.
door_secure_only = Die Kamera eines Handys geht nur auf der sicheren Seite. Scann den Code für die Kamera noch einmal.
door_no_port = Auf { $address } ist kein Port frei.
door_no_script = Die Seite von Tablemate braucht JavaScript. Alles geht auch im Terminal.

## What a phone that is to be the camera is told first; the words of the browsers are their own

trust_title = Dein Handy warnt dich einmal
trust_why = Ein Browser gibt einer Seite die Kamera nur über eine sichere Verbindung. Das Zertifikat dafür wurde auf deinem eigenen Computer gemacht. Niemand sonst bürgt dafür, deshalb warnt der Browser.
trust_when = Mach nur zu Hause weiter, und nur, wenn der Computer dieselbe Adresse zeigt:
trust_android = Android, Chrome
trust_iphone = iPhone, Safari
trust_tap = Tipp auf „{ $button }“.
trust_tap_if_asked = Falls dein Handy auch das fragt: Tipp auf „{ $button }“.
trust_go = Weiter
trust_chrome_warning = Dies ist keine sichere Verbindung
trust_chrome_safety = Zurück zu sicherer Website
trust_chrome_advanced = Erweitert
trust_chrome_details = Dieser Server konnte nicht beweisen, dass er { $host } ist
trust_chrome_proceed = Weiter zu { $host } (unsicher)
trust_chrome_asks = { $host } möchte deine Kamera verwenden
trust_chrome_visiting = Beim Besuch der Website erlauben
trust_chrome_once = Dieses Mal erlauben
trust_android_asks = Chrome erlauben, Bilder und Videos aufzunehmen?
trust_android_using = Bei Nutzung der App
trust_android_once = Nur dieses Mal
trust_safari_warning = Diese Verbindung ist nicht privat
trust_safari_details = Details einblenden
trust_safari_back = Zurück
trust_safari_risks = Wenn du die Risiken verstehst, kannst du …
trust_safari_visit = diese Website besuchen
trust_safari_sure = Möchtest du diese Website wirklich besuchen …
trust_safari_website = Website besuchen
trust_safari_cancel = Abbrechen
trust_safari_asks = „{ $host }“ die Verwendung der Kamera erlauben?
trust_safari_refuse = Nicht erlauben
trust_safari_allow = Erlauben

## What an installed page shows while Tablemate is not running

away_title = Tablemate läuft nicht
away_start = Starte es wie vorher: Doppelklick auf das Startprogramm, oder tipp „{ $tablemate }“ in ein Terminal.
away_locked_title = Tablemate kennt dieses Fenster noch nicht
away_locked = Tablemate läuft. Öffne mit diesem Browser den Link, den es in seinem eigenen Fenster zeigt.
away_waits = Dieses Fenster öffnet die Seite von selbst, sobald es geht.

## What is wrong with something that a page sent

unread_fields = Damit kann ich nichts anfangen: { $faults }.
unread_whole = das Geschickte
unread_missing = { $field } fehlt
unread_extra = { $field } ist unbekannt
unread_json = { $field } ist kein JSON
unread_long = { $field } ist zu lang
unread_letters = { $field } enthält unlesbare Zeichen
unread_other = { $field } hat einen falschen Wert

## What the views are told

camera_first = Wähl erst eine Kamera und starte ein Spiel.
camera_watching = Ich schaue auf den Tisch.
camera_no_picture = Es gibt noch kein Bild. Wähl erst eine Kamera.
zone_unknown = Einen Bereich { $zone_id } gibt es nicht. Es gibt { $zones }.
just_begun = Gerade wurde ein Spiel gestartet, deshalb ist das nicht passiert. Schau noch einmal.
voice_sample = So klinge ich.
card_needed = { $file } braucht diese Karte.
card_moved = Die Karten haben sich inzwischen geändert, deshalb wurde nichts entfernt. Schau noch einmal.
sheet_unknown = { $title } hat kein Blatt { $file } zum Eingeben.
saved_name_taken = Ein gespeichertes Spiel mit diesem Namen gibt es schon.
saved_gone = Dieses gespeicherte Spiel gibt es nicht mehr.
history_set_up = Aufbau
