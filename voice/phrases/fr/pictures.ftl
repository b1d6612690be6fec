# French. Pictures, cameras, lists of names and networks: what is seen in a photograph, and what cannot be used.

## Pictures

picture_empty = { $file } est vide. Copie le fichier à nouveau ou reprends une photo.
picture_of_no_kind = { $file } n’est pas une image que je sais lire. Enregistre-la en JPEG ou en PNG.
picture_damaged = { $file } est abîmé. Copie le fichier à nouveau ou reprends une photo.
picture_too_large = { $file } dépasse 150 Mo. Enregistre-le en JPEG ordinaire.
picture_missing = Il n’y a pas de fichier { $file }. Vérifie le nom et le dossier.
picture_not_opened = Impossible d’ouvrir { $file } ({ $reason }). Vérifie que tu as le droit de lire ce fichier.
picture_cut_off = { $file } s’arrête avant la fin. Copie le fichier à nouveau ou reprends une photo.
picture_too_small = { $file } ne fait que { $size } pixels, trop peu pour montrer une carte. Prends une image plus grande.
picture_too_many_pixels = { $file } fait { $size } pixels, trop pour l’ouvrir sans risque. Réduis-le à 50 mégapixels.
picture_not_written = Impossible d’écrire { $file }. Donne le nom d’une image, par exemple vu.png.

## Cameras and films

-cameras = Donne le numéro d’une caméra, par exemple 0, une adresse, une image, une vidéo ou un dossier.
video_of_no_kind = { $file } n’est pas une vidéo que je sais lire. Enregistre-la en MP4 (H.264).
file_of_no_kind = { $file } n’est ni une image ni une vidéo que je connais. Enregistre-le en JPEG, PNG ou MP4.
no_file_or_folder = Il n’y a ni fichier ni dossier { $file }. Vérifie le nom. Une caméra est un numéro comme 0, ou une adresse qui commence par http:// ou rtsp://.
no_camera = { $number ->
    [0] Il n’y a pas de caméra { $camera }. Je n’en ai trouvé aucune ; branche-en une.
   *[other] Il n’y a pas de caméra { $camera }. J’ai trouvé { $others }.
}
camera_in_use = Impossible d’ouvrir la caméra { $camera }. Ferme les autres programmes qui s’en servent, ou rebranche-la.
camera_forbidden = Je n’ai pas le droit d’utiliser la caméra. Ouvre Réglages Système, Confidentialité et sécurité, Appareil photo, autorise l’application d’où tu m’as lancé (par exemple Terminal), puis relance-moi.
no_camera_at = La caméra à l’adresse { $camera } ne répond pas. Vérifie l’adresse, et qu’elle est allumée.
not_camera_address = Ce n’est pas l’adresse d’une caméra. Tapes-en une qui commence par http:// ou rtsp://.
no_camera_called = Il n’y a pas de caméra nommée { $camera }. { -cameras }
camera_not_opened = Impossible d’ouvrir { $camera } ({ $reason }). { -cameras }
camera_stopped = La caméra n’envoie plus d’images. Vérifie le câble ou la connexion.
camera_failed = La caméra est tombée en panne ({ $reason }). Vérifie le câble ou la connexion.
nothing_to_show = Il n’y a pas d’image à montrer.
nothing_to_show_in = { $number ->
    [0] Il n’y a pas d’image à montrer dans { $folder }. { -cameras }
   *[other] Il n’y a pas d’image à montrer dans { $folder }. { $refused }
}

## Lists of names, truth files, networks

catalogue_empty = La liste de noms ne contient aucune carte. Ajoute une ligne avec id et name pour chaque carte.
catalogue_not_read = Impossible de lire { $file } comme fichier CSV en UTF-8 ({ $reason }).
catalogue_lacks = Il manque à { $file } la colonne { $columns } dans sa première ligne.
catalogue_unnamed = { $file }, ligne { $line } : une carte a besoin d’un id, et d’un nom avec des lettres.
catalogue_long_name = { $file }, ligne { $line } : ce nom est trop long. Au plus { $most } lettres.
catalogue_too_long = { $file } compte plus de { $most } cartes, trop pour les distinguer à temps. Garde seulement celles qui peuvent être sur ta table.
catalogue_twice = { $file }, ligne { $line } : l’id { $id_id } a déjà servi. Donnes-en un à chaque carte.
no_film = Il n’y a pas de film de { $game_id }, seulement de { $games }.
titles_unknown = Je ne connais pas les titres des cartes de { $game_id }, seulement ceux de { $games }. Donne-moi une liste de noms avec --catalogue FICHIER.
truth_missing = { $file } n’est pas là. Donne un dossier d’images, ou une image.
truth_none = Dans { $file }, aucune image n’a de fichier de vérité à côté d’elle (NOM.jpg et NOM.json).
truth_bad = { $file } n’est pas un fichier de vérité : { $reason }.
recogniser_missing = Il manque le lecteur de texte { $file }. Installe rapidocr 3.10 ou plus récent.
network_unlisted = { $file } ne mentionne aucun réseau nommé { $network_id }.
networks_missing = Il manque le dossier des réseaux. Réinstalle Tablemate.
network_missing = Il manque le réseau { $file }. Réinstalle Tablemate.
network_damaged = Le réseau { $file } est abîmé ou a été modifié. Réinstalle Tablemate.

## What is drawn or written beside a thing that was seen

label_face_down = face cachée
label_unreadable = illisible
label_sure = sûr
label_check = à vérifier
label_percent = { $status } { $percent } %
label_too_small = trop petite
label_too_dark = trop sombre
label_blurred = floue
label_glare = reflet
label_not_reached = pas lue

## How well pictures were read

bench_cards_found = cartes trouvées
bench_cards_precise = précision des cartes
bench_names_right = noms justes
bench_names_right_from_2_5_px_mm = noms justes à partir de 2,5 px/mm
bench_not_guessed_below_1_6_px_mm = non devinés sous 1,6 px/mm
bench_face_down_known = faces cachées reconnues
bench_dice_right = dés justes
bench_dice_precise = précision des dés
bench_whole = images entières, { $what }
bench_wrong = sûr, mais faux
bench_corners = erreur des coins, médiane
bench_of_width = { $share } de la largeur de la carte
bench_ms = ms, { $step }
bench_find = trouver
bench_read = lire
bench_dice = dés
bench_total = total
bench_further = ms par carte de plus
bench_ocr = la lecture de texte sur toute l’image prend
bench_memory = mémoire au plus
bench_none = rien à compter
bench_rate = { $share }  ({ $right } sur { $of })
bench_took = { $median }, neuf sur dix sous { $most }
bench_number = { $number }
bench_times = { $number } fois plus longtemps
bench_megabytes = { $number } Mo
bench_unmeasured = non mesuré

## What was seen in a photograph

look_nothing = Je n’ai trouvé ni carte ni dé. { $remedy }
look_lay_flat = Pose les cartes à plat et montre-les entières.
look_face_down = Une carte est face cachée.
look_unreadable = Il y a une carte que je ne peux pas lire. { $remedy }
look_closer = Approche-la, en pleine lumière, le titre dégagé.
look_card = { $name } : { $status }, { $percent } %.
look_die_unreadable = Il y a un dé que je ne peux pas lire.
look_die = Dé : { $face } : { $status }, { $percent } %.
problem_too_small = La carte est trop petite dans l’image. Approche la caméra.
problem_too_dark = L’image est trop sombre. Allume une lampe ou augmente l’exposition de la caméra.
problem_blurred = L’image est floue. Tiens la caméra immobile, essuie l’objectif et laisse-la faire la mise au point.
problem_glare = Une lampe se reflète dans le titre. Déplace la lampe ou la carte, ou incline un peu la caméra.
problem_not_reached = Il y a trop de cartes dans cette image pour les lire toutes. Photographies-en moins à la fois.
