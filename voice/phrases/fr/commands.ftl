# French. The command line: its help, its questions and answers, and what it refuses.

## Help: each command, and below it what each of its parameters is for

help = Tablemate joue le bot solo d’un jeu de société à ta table et annonce ses coups à voix haute.
    .language = Parler et écrire cette langue désormais, par exemple fr.
help_usage = Utilisation :
help_help = Afficher cette aide.
help_arguments = Arguments
help_options = Options
help_commands = Commandes
help_placeholder = ce qu’on tape à cet endroit
    .game = JEU
    .language = LANGUE
    .file = FICHIER
    .out = FICHIER
    .journal = PARTIE
    .folder = DOSSIER
    .picture = IMAGE
    .place = LIEU
    .text = TEXTE
    .number = NOMBRE
    .options = OPTIONS
    .command = COMMANDE
    .args = ARGUMENTS
help_required = [obligatoire]
help_default = [par défaut : { $value }]
help_demo = Voir et entendre une manche de Wingspan, ou le premier tour d’un Last Stand, filmés. Il ne faut que cet ordinateur.
    .game_id = Quel film : wingspan ou crownfell.
    .quiet = Sous-titres seulement, sans voix.
    .page = Montrer aussi la démo dans le navigateur.
help_play = Jouer contre le bot d’un jeu : il demande, décide selon les règles et dit quoi faire.
    .game_id = Quel jeu. La commande « games » les liste.
    .option = Régler une option, par exemple -o difficulty=eaglet. Peut être donné plusieurs fois.
    .seed = Le nombre qui décide de ce que tirent les pioches virtuelles.
    .defaults = Ne rien demander sur les options ; prendre les valeurs par défaut.
    .resume = Continuer la dernière partie enregistrée.
    .quiet = Sous-titres seulement, sans voix.
    .camera = Ce qui voit la table : 0 pour la première webcam, « phone » pour ton téléphone, une adresse, une vidéo ou un dossier.
    .no_camera = Jouer sans caméra et répondre au clavier.
    .no_learning = Ne garder aucune image de tes cartes pendant que tu joues.
    .profile = Une table enregistrée par la commande « calibrate ». Sinon, la table est retrouvée à chaque fois.
    .page = Montrer aussi la partie dans le navigateur.
    .lan = Permettre à un téléphone de ton réseau d’ouvrir la page.
help_sheet = Créer la planche à imprimer : quatre repères de table et les cartes de commande, à l’échelle.
    .file = Le fichier à écrire.
    .paper = A4 ou Letter.
    .game = Le jeu dont la table est dessinée en grand. Les autres suivent sur la dernière page.
help_calibrate = Vérifier que la caméra voit bien la table, dire quoi corriger, et enregistrer la table sous un nom.
    .camera = Ce qui voit la table, comme pour « play ».
    .name = Le nom de cette table.
    .game = Le jeu dont on regarde les zones.
    .corners = Sans repères : les coins en pixels, par exemple "120,80 1800,95 1790,1000 130,990".
    .size = Sans repères : la taille de ce qui se trouve entre les coins, en millimètres.
    .annotate = Écrire l’image avec les repères et les zones dessinés dessus.
    .quiet = Sous-titres seulement, sans voix.
help_games = Lister les jeux, et dire s’ils se jouent avec des cartes imprimées ou d’entraînement.
help_deck = Montrer les cartes d’un jeu, saisir les tiennes, écrire un fichier pour elles ou en vérifier un.
    .game_id = Quel jeu. La commande « games » les liste.
    .check = Vérifier un fichier que tu as rempli.
    .copy = Écrire un fichier à remplir.
    .enter = Saisir tes propres cartes, une par une.
help_page = Ouvrir la page : commencer ou reprendre une partie, voir la démo, régler caméra et voix.
    .quiet = Sous-titres seulement, sans voix.
    .lan = Permettre à un téléphone de ton réseau d’ouvrir la page.
help_results = Montrer comment tes parties ont fini : en tableau, en CSV, en graphiques ou pour l’appli BG Stats.
    .game_id = Seulement les résultats de ce jeu.
    .csv = Les écrire dans ce fichier, en CSV.
    .plots = Écrire pour chaque jeu une image avec des graphiques dans ce dossier, en SVG et en PNG.
    .bg_stats = Écrire une page avec un lien par partie. Ouvre-la sur le téléphone qui a BG Stats, et touche une partie pour l’y noter.
help_replay = Afficher une partie enregistrée telle qu’on l’a entendue, avec ses réponses.
    .journal = Une partie enregistrée. Elle est seulement lue.
help_look = Nommer les cartes et les dés sur des photos. Sans caméra, ni repères, ni apprentissage.
    .pictures = Des photos de la table.
    .game = Le jeu dont on cherche les cartes et les dés.
    .catalogue = Les cartes d’un autre jeu : n’importe quel fichier CSV avec les colonnes id et name.
    .annotate = Écrire l’image avec ce qui a été vu dessiné dessus.
    .box = Nommer les cartes d’après les images de cette boîte, faite avec « enrol ».
    .as_json = Afficher un objet JSON par image.
help_bench = Mesurer la qualité et la vitesse de lecture des cartes et des dés, sur des images au contenu connu.
    .place = Un dossier d’images, chacune avec son fichier de vérité, ou une seule image de ce genre.
    .repeat = Regarder chaque image autant de fois, pour des durées plus stables.
    .annotate = Écrire ce qui a été vu, dessiné sur chaque image, dans ce dossier.
    .json_file = Écrire tous les chiffres dans ce fichier.
    .against_ocr = Comparer avec une reconnaissance de texte sur l’image entière (lent).
help_say = Dire un texte, pour entendre si la voix marche. Lister les voix et en choisir une.
    .text = Ce qu’il faut dire.
    .wav = Écrire la parole dans ce fichier WAV à la place.
    .voice = Le dire avec cette voix : quelques lettres de son nom, ou son identifiant.
    .keep = Parler avec cette voix désormais, dans les parties aussi.
    .voices = Lister les voix de cet ordinateur.
help_report = Réunir dans un fichier ce qu’il faut pour signaler un bug : la partie, les images gardées, les versions. Tu vois d’abord ce qu’il contient, et rien n’est envoyé.
    .file = Le fichier à écrire.
    .journal = La partie à signaler. Sinon, la dernière que tu as jouée.
    .no_pictures = Laisser de côté les images de ta table.
    .yes = L’enregistrer sans demander.
help_doctor = Vérifier ton installation et dire comment régler les problèmes.

## What is wrong with a line typed

usage_help = Pour de l’aide, tape "{ $command } --help".
usage_no_command = Il n’y a pas de commande « { $command_id } ».
usage_no_option = Il n’y a pas d’option { $option_id }.
usage_option_value = L’option { $option_id } demande une valeur après elle, ou aucune.
usage_missing = Il manque { $parameter_id }.
usage_bad_value = { $parameter_id } ne peut pas prendre cette valeur.
usage_not_understood = Je ne comprends pas cette ligne.
no_such_language = Je ne parle pas « { $language_id } » ici. Je parle : { $languages }.
language_not_kept = Impossible d’enregistrer la langue dans { $file } : { $reason }.
no_such_game = Il n’y a pas de jeu « { $game_id } ». Les jeux sont { $games }.
no_such_option = { $game_id } n’a pas d’option « { $option_id } ». Il a { $options }.
no_such_choice = L’option { $option_id } ne peut pas être { $choice }. Elle peut être { $choices }.
nothing_to_say = Il n’y a rien à dire.
keep_needs_voice = --keep a besoin de --voice, la voix à garder.
nothing_to_resume = Il n’y a pas de partie enregistrée à continuer ({ $title }).
nothing_to_resume_since = Il n’y a pas de partie enregistrée à continuer ({ $title }). { $reason }.

## While a command runs

film_bar = Le film
looking_at_pictures = Je regarde les images
opening_camera = J’ouvre la caméra…
type_to_go_on = Pour continuer, tape : { $tablemate } play { $game_id } --resume
type_to_play = Imprime la planche, installe ta caméra et tape : { $tablemate } play { $game_id } --camera 0
demo_pictures = Les images de chaque étape, avec ce qui a été vu dessiné dessus, sont dans { $folder }
page_waits = La page reste ouverte jusqu’à ce que tu appuies sur Entrée.
page_at = La page : { $address }
phone_at = Pour un téléphone : { $address }
speech_written = La parole est écrite dans { $folder } à la place.
phone_camera_at = Pour utiliser ton téléphone comme caméra, scanne ceci avec lui : { $address }
begin_before_camera = Commence d’abord une partie, puis choisis sa caméra.
fault_curable = { $fault }. Libère de la place ou autorise l’écriture à cet endroit, ou règle TABLEMATE_HOME sur un autre dossier.
fault = { $fault }.

results_bg_stats = Tes parties pour BG Stats

## Games and their cards

games_id = id
games_title = jeu
games_bot = bot
games_cards = cartes
cards_practice = cartes d’entraînement (provisoires)
cards_none = aucune nécessaire
origin_fans = de sources de fans, à comparer avec les tiennes
origin_owner = saisies par toi d’après tes propres cartes
origin_stand_in = PROVISOIRE : un paquet d’entraînement inventé par Tablemate, pas les cartes imprimées
deck_sheet = { $sheet_id } : { $origin }
deck_own_file = ton propre fichier serait { $file }
deck_kept = { $file } existe déjà, je n’y ai pas touché.
deck_copied = J’ai écrit { $file }. Remplis-le, vérifie-le avec --check, puis renomme-le en { $sheet_id }.
deck_good = { $file } est valide comme { $sheet_id } : { $origin }.
deck_name = le nom doit finir par l’un de ceux-ci : { $sheets }

## The doctor

doctor_well = ok { $what } : { $found }
doctor_ill = PROBLÈME { $what } : { $found }
doctor_folder = dossier
doctor_origin_fans = sources de fans
doctor_origin_owner = propriétaire
doctor_origin_stand_in = provisoire
doctor_saved = parties enregistrées
doctor_cameras = caméras
doctor_camera = { $number } ({ $name })
doctor_no_camera = aucune trouvée
doctor_no_camera_needed = Tu peux jouer sans : réponds au doigt ou au clavier.
doctor_tables = tables
doctor_delivery = réglages de la voix
doctor_speech = parole, { $part }
doctor_part_engine = moteur
doctor_part_voice = voix
doctor_part_sound = son
doctor_part_worker = processus
doctor_count = { $number } dans { $folder }
doctor_ready = prêt
doctor_usual = par défaut
doctor_rate = { $number } mots par minute
doctor_move_away = Déplace le fichier, ou restaures-en une copie.
doctor_correct = Corrige la ligne, ou renomme le fichier pour que celui fourni avec Tablemate serve à nouveau.
doctor_enter = Saisis tes propres cartes, une par une : sur la page, sous « Tes cartes », ou avec "{ $tablemate } deck { $game_id } --enter".
doctor_no_game = { $file } : il n’y a pas de jeu { $game }
doctor_unwritable = { $folder } : { $reason }
doctor_make_room = Libère de la place ou autorise l’écriture à cet endroit, ou règle TABLEMATE_HOME sur un autre dossier.

## The report

report_versions = les versions de Tablemate et de ses bibliothèques
report_doctor = ce que le diagnostic dit de ton installation
report_journal = la partie, avec toutes les réponses et les cartes que tu as saisies
report_table = une table que tu as calibrée
report_picture = une image de ta table que tu as gardée
report_seen = ce qui a été vu sur cette image
report_line = { $name_id } ({ $size } ko) : { $what }
report_ask = Enregistrer ceci sous { $file } ? Ça reste sur ton ordinateur. Tape oui ou non.
report_saved = { $file } est enregistré. Regarde dedans, et joins-le à ton signalement si tu veux bien que tout le monde le voie.
report_not_saved = Je n’ai rien enregistré.
report_exists = { $file } existe déjà. Choisis un autre nom.
report_too_large = { $file } est trop gros pour un rapport.

## Voices

voice_fits_several = « { $text_id } » correspond à plusieurs voix : { $voices }
no_such_voice = Aucune voix ici ne s’appelle « { $text_id } ». "{ $tablemate } say --voices" les liste.
speech_bad = { $file } est inutilisable, je prends la voix par défaut : { $reason }
speech_not_kept = Impossible d’enregistrer les réglages de la voix dans { $file } : { $reason }
speech_parts = rate_wpm et volume sont des nombres, et voice est un nom
speech_choose_anew = { $reason } ; supprime le fichier et refais les réglages de la voix

## Files

file_too_large = il est trop gros ; une fiche a au plus { $most } caractères
file_none = ce n’est pas un fichier ; déplace-le
file_not_read = impossible de le lire ({ $reason })
file_no_text = ce n’est pas du texte en UTF-8 ; enregistre-le en texte brut UTF-8
file_no_name = aucun nom de fichier n’est libre pour une nouvelle partie
no_picture_yet = aucune image de la table n’a encore été vue
not_written = impossible d’écrire { $file }

## The game that is being played

no_game = Aucune partie n’est en cours. Commences-en une d’abord.
went_on = La partie a continué entre-temps, donc ça n’a pas compté. Regarde à nouveau.
nothing_looked_at = Je n’ai encore rien regardé { $zone_in }.
not_taken_back = Je n’ai pas pu annuler ça ; le disque a refusé.
place_not_asked = Je n’ai rien demandé sur la place { $place } { $zone_of }.
place_may_be_empty = Une place peut être vide ici. Ne la mets simplement pas dans ta réponse.
