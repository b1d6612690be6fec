# French. What the page refuses, and how a browser or a phone is let in.

door_join = Rejoindre la table
door_join_title = Rejoindre la table - Tablemate
door_code_label = Code affiché par Tablemate
door_button = Rejoindre
door_invitation = Entre le code que Tablemate affiche à l’écran.
door_wrong = Ce n’est pas le code affiché maintenant. Chaque code ne sert qu’une fois, alors regarde à nouveau l’écran.
door_guarding = Trop de codes faux. Attends une minute, puis entre le nouveau code.
door_closed = Ouvre la page avec le lien que Tablemate affiche, ou entre son code.
door_not_asked_so = Cette page ne répond pas à ce genre de requête.
door_not_read = Je ne peux pas lire cette requête.
door_no_page = Cette page n’existe pas.
door_other_host = Ce n’est pas une adresse de cette page.
door_other_page = Une autre page l’a demandé, alors je ne l’ai pas fait.
door_too_much = C’est trop gros pour être envoyé en une fois.
door_failed = Quelque chose a mal tourné à l’intérieur. La partie continue ; réessaie.
door_full = Trop de pages sont ouvertes. Ferme l’une des autres.
door_no_network = Cet ordinateur n’est sur aucun réseau, donc un téléphone ne peut pas le rejoindre. Connecte-le d’abord à ton Wi-Fi.
door_here_only = Seul l’ordinateur où tourne Tablemate peut ouvrir ou fermer la page aux téléphones.
door_secure_only = La caméra d’un téléphone ne marche que sur la page sécurisée. Scanne de nouveau le code pour la caméra.
door_no_port = Aucun port n’est libre sur { $address }.
door_no_script = La page de Tablemate a besoin de JavaScript. Tout peut aussi se faire dans le terminal.

## What a phone that is to be the camera is told first; the words of the browsers are their own

trust_title = Ton téléphone va t’avertir une fois
trust_why = Un navigateur ne donne la caméra à une page que par une connexion sécurisée. Son certificat a été fait sur ton propre ordinateur. Personne d’autre ne s’en porte garant, alors le navigateur t’avertit.
trust_when = Continue seulement à la maison, et seulement si l’ordinateur montre la même adresse :
trust_android = Android, Chrome
trust_iphone = iPhone, Safari
trust_tap = Touche « { $button } ».
trust_tap_if_asked = Si ton téléphone demande aussi cela : touche « { $button } ».
trust_go = Continuer
trust_chrome_warning = Votre connexion n’est pas privée
trust_chrome_safety = Revenir en lieu sûr
trust_chrome_advanced = Paramètres avancés
trust_chrome_details = Impossible de vérifier sur le serveur qu’il s’agit bien du domaine { $host }
trust_chrome_proceed = Continuer vers le site { $host } (dangereux)
trust_chrome_asks = { $host } souhaite utiliser votre caméra
trust_chrome_visiting = Autoriser pendant la visite du site
trust_chrome_once = Autoriser cette fois-ci
trust_android_asks = Autoriser Chrome à prendre des photos et à filmer ?
trust_android_using = Lorsque vous utilisez l’appli
trust_android_once = Uniquement cette fois-ci
trust_safari_warning = Cette connexion n’est pas privée
trust_safari_details = Afficher les détails
trust_safari_back = Revenir en arrière
trust_safari_risks = Si vous comprenez les risques, vous pouvez …
trust_safari_visit = consulter ce site web
trust_safari_sure = Voulez-vous vraiment consulter ce site web …
trust_safari_website = Consulter le site web
trust_safari_cancel = Annuler
trust_safari_asks = Autoriser « { $host } » à utiliser la caméra ?
trust_safari_refuse = Ne pas autoriser
trust_safari_allow = Autoriser

## What an installed page shows while Tablemate is not running

away_title = Tablemate ne tourne pas
away_start = Lance-le comme avant : double-clique sur son lanceur, ou tape "{ $tablemate }" dans un terminal.
away_locked_title = Tablemate ne connaît pas encore cette fenêtre
away_locked = Tablemate tourne. Ouvre avec ce navigateur le lien qu’il affiche dans sa propre fenêtre.
away_waits = Cette fenêtre ouvre la page d’elle-même dès que possible.

## What is wrong with something that a page sent

unread_fields = Je ne peux pas utiliser ceci : { $faults }.
unread_whole = ce qui a été envoyé
unread_missing = { $field } manque
unread_extra = { $field } est inconnu
unread_json = { $field } n’est pas du JSON
unread_long = { $field } est trop long
unread_letters = { $field } contient des lettres illisibles
unread_other = { $field } a une valeur fausse

## What the views are told

camera_first = Choisis une caméra et commence d’abord une partie.
camera_watching = Je regarde la table.
camera_no_picture = Il n’y a pas encore d’image. Choisis d’abord une caméra.
zone_unknown = Il n’y a pas de zone { $zone_id } ; il y a { $zones }.
just_begun = Une partie vient de commencer, donc ceci n’a pas été fait. Regarde à nouveau.
voice_sample = Voici ma voix.
card_needed = { $file } a besoin de cette carte.
card_moved = Les cartes ont changé entre-temps, donc rien n’a été supprimé. Regarde à nouveau.
sheet_unknown = { $title } n’a pas de fiche { $file } à saisir.
saved_name_taken = Une partie enregistrée de ce nom existe déjà.
saved_gone = Cette partie enregistrée n’existe plus.
history_set_up = Mise en place
