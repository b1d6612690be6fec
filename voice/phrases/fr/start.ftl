# French. What `start.py` and the starters say before anything is installed. `start.py` reads this file by itself: one line each, and no choices in it.

start_python_needed = Tablemate a besoin de Python { $needed } ou plus récent ; ceci est { $found }. À télécharger ici : { $address }
start_begins = J’installe Tablemate. Ça ne se fait qu’une fois et prend une minute ou deux.
start_is_file = Il y a ici autre chose qui s’appelle .venv. Je le mets de côté, dans .venv-moved-aside, et je recommence.
start_interrupted = La dernière installation a été interrompue. Je recommence.
start_no_python = Le Python avec lequel Tablemate a été installé a disparu ou ne marche plus. Je recommence.
start_moved = Ce dossier a été déplacé ou copié. Je recommence.
start_folder = 1 sur 3 : création du dossier .venv
start_no_folder = Python n’a pas pu créer le dossier .venv ({ $reason }). Sous Debian ou Ubuntu : apt install python3-venv
start_fetching = 2 sur 3 : téléchargement des bibliothèques
start_so_far = { $megabytes } Mo jusqu’ici
start_installing = 3 sur 3 : installation de { $number } bibliothèques
start_still = toujours en cours
start_failed = L’installation a échoué ; les lignes ci-dessus disent pourquoi. Vérifie ta connexion Internet et réessaie.
start_done = Tablemate est installé.

## What the starters say where there is no Python yet. They read this file too: no facts in these.

start_none = Tablemate a besoin de Python 3.11 ou plus récent, et je ne le trouve pas sur cet ordinateur.
start_winget = Windows peut l’installer pour toi depuis python.org. On y va ? Appuie sur Y pour oui ou N pour non.
start_download = J’ouvre la page de téléchargement de python.org. Installe le Python le plus récent depuis là.
start_command = Pour l’installer, ouvre un autre terminal et tape :
start_package = Installe le paquet python3, version 3.11 ou plus récente, avec le programme qui installe les logiciels sur ce système.
start_waits = J’attends, et je continuerai tout seul dès que Python sera là. Pour arrêter, ferme cette fenêtre.
start_found = Le voilà.
start_again = Ensuite, relance Tablemate.
start_close = Appuie sur Entrée pour fermer cette fenêtre.
