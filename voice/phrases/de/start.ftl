# German. What `start.py` and the starters say before anything is installed. `start.py` reads this file by itself: one line each, and no choices in it.

start_python_needed = Tablemate braucht Python { $needed } oder neuer, das hier ist { $found }. Hier bekommst du es: { $address }
start_begins = Tablemate wird eingerichtet. Das passiert einmal und dauert ein, zwei Minuten.
start_is_file = Hier heißt schon etwas anderes .venv. Ich lege es als .venv-moved-aside beiseite und fange neu an.
start_interrupted = Die letzte Einrichtung wurde unterbrochen. Ich fange neu an.
start_no_python = Das Python, mit dem Tablemate eingerichtet wurde, ist weg oder kaputt. Ich fange neu an.
start_moved = Dieser Ordner wurde verschoben oder kopiert. Ich fange neu an.
start_folder = 1 von 3: Ordner .venv anlegen
start_no_folder = Python konnte den Ordner .venv nicht anlegen ({ $reason }). Unter Debian oder Ubuntu: apt install python3-venv
start_fetching = 2 von 3: Bibliotheken herunterladen
start_so_far = bisher { $megabytes } MB
start_installing = 3 von 3: { $number } Bibliotheken installieren
start_still = noch dabei
start_failed = Die Einrichtung ist fehlgeschlagen, die Zeilen darüber sagen, warum. Prüf deine Internetverbindung und versuch es noch einmal.
start_done = Tablemate ist eingerichtet.

## What the starters say where there is no Python yet. They read this file too: no facts in these.

start_none = Tablemate braucht Python 3.11 oder neuer, und ich finde es auf diesem Computer nicht.
start_winget = Windows kann es für dich von python.org holen. Soll es das? Drück Y für Ja oder N für Nein.
start_download = Ich öffne die Downloadseite von python.org. Installiere von dort das neueste Python.
start_command = Zum Installieren öffne ein anderes Terminal und tipp:
start_package = Installiere das Paket python3, Version 3.11 oder neuer, mit dem Programm, das auf diesem System Software installiert.
start_waits = Ich warte und mache von selbst weiter, sobald Python da ist. Zum Abbrechen schließ dieses Fenster.
start_found = Da ist es.
start_again = Dann starte Tablemate noch einmal.
start_close = Drück Enter, um dieses Fenster zu schließen.
