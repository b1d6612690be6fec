# French. Setting up a table: the markers, what the camera sees of them, and the files they are kept in.

name_top_left = en haut à gauche
    .gender = m
    .the = le coin en haut à gauche
    .of = du coin en haut à gauche
    .in = dans le coin en haut à gauche
name_top_right = en haut à droite
name_bottom_right = en bas à droite
name_bottom_left = en bas à gauche

## Markers and corners

markers_seen = Je vois les quatre repères.
markers_missing = { $number ->
    [one] Je ne vois pas le repère { $markers }. Pose les quatre à plat dans l’image, sans rien dessus.
   *[other] Je ne vois pas les repères { $markers }. Pose les quatre à plat dans l’image, sans rien dessus.
}
marker_twice = Il y a plus d’un repère { $marker }. N’en laisse qu’un de chaque sur la table.
markers_do_not_fit = Les quatre repères ne vont pas ensemble. Pose-les à plat, et prends-les tous de la même impression.
markers_out_of_order = Les repères sont dans le mauvais ordre. Dans le sens des aiguilles d’une montre : en haut à gauche, en haut à droite, en bas à droite, en bas à gauche.
corners_needed = Donne quatre coins, dans le sens des aiguilles d’une montre depuis le haut à gauche, et la taille qu’ils couvrent en millimètres.
corners_crossed = Les quatre coins doivent tourner dans le sens des aiguilles d’une montre depuis le haut à gauche, sans se croiser.
corners_unread = Les coins sont quatre points comme 120,80 1800,95 1790,1000 130,990, et non { $text }.
size_unread = Une taille, ce sont deux nombres en millimètres comme 297x210, et non { $text }.
picture_mirrored = L’image est inversée comme dans un miroir. Désactive l’effet miroir dans les réglages de la caméra ou du téléphone.
table_unknown = Je ne sais pas encore comment la table est placée. Montre-moi au moins deux repères.

## What the camera sees of the table

zones_seen = Toutes les zones sont dans l’image.
zones_cut = { $number ->
    [one] Cette zone dépasse de l’image : { $zones }. Déplace la caméra, les repères ou la zone.
   *[other] Ces zones dépassent de l’image : { $zones }. Déplace la caméra, les repères ou les zones.
}
scale_good = { $scale } pixels par millimètre : { $content_id ->
    [titles] je peux lire les titres.
   *[other] je distingue bien les cartes.
}
scale_fair = { $scale } pixels par millimètre : { $content_id ->
    [titles] je peux lire la plupart des titres.
   *[other] je distingue la plupart des cartes.
} Pour plus de sûreté, rapproche la caméra d’environ { $closer_cm } cm.
scale_fair_small = { $scale } pixels par millimètre : { $content_id ->
    [titles] je peux lire la plupart des titres.
   *[other] je distingue la plupart des cartes.
} Pour plus de sûreté, rapproche la caméra d’environ { $closer_cm } cm, ou passe en 1080p.
scale_bad = { $scale } pixels par millimètre : { $content_id ->
    [titles] trop peu pour lire les titres.
   *[other] trop peu pour distinguer les cartes.
} Rapproche la caméra d’environ { $closer_cm } cm, s’il te plaît.
scale_bad_small = { $scale } pixels par millimètre : { $content_id ->
    [titles] trop peu pour lire les titres.
   *[other] trop peu pour distinguer les cartes.
} Rapproche la caméra d’environ { $closer_cm } cm, ou passe en 1080p.
picture_sharp = L’image est nette.
sharpness_fair = L’image est un peu floue. Laisse la caméra faire le point sur la table, essuie l’objectif et ne la bouge plus.
sharpness_bad = L’image est trop floue pour lire les titres. Laisse la caméra faire le point sur la table, essuie l’objectif et ne la bouge plus.
light_good = La lumière est bonne.
light_dazzling = Le papier blanc est trop clair. Baisse l’exposition de la caméra ou la lampe.
light_too_dark = Il fait trop sombre. Allume une lampe ou augmente l’exposition de la caméra.
light_uneven = Un côté de la table est beaucoup plus sombre. Déplace la lampe, ou ajoutes-en une du côté sombre.
light_dark = Il fait plutôt sombre. Avec un peu plus de lumière, je lis mieux.
glare_none = Aucune lampe ne se reflète dans les zones.
glare_in = Une lampe se reflète ici : { $zones_the }. Déplace-la, ou incline un peu la caméra.

## Calibrating

no_picture = Il n’y a pas d’image à regarder. Rien n’a été enregistré.
calibrating_stopped = Arrêté. Rien n’a été enregistré.
calibrating_ended = Les images se sont arrêtées avant que tout soit bon. Rien n’a été enregistré.
nothing_saved = Rien n’a été enregistré.
without_markers = Sans repères, je ne peux pas suivre une caméra qui bouge. Si elle bouge, recommence le calibrage.
table_saved = Tout est bon. La table est enregistrée sous { $table_id }.
sheet_written = { $file } est écrit : { $pages } pages { $paper }. Imprime-les d’un seul côté à 100 %, sans les ajuster à la page.
sheet_not_written = Impossible d’écrire { $file } ({ $reason }). Indique un autre fichier.
no_such_paper = Il n’y a pas de planche pour le papier { $paper }. Il y a { $papers }.

## Files

game_not_watched = Je ne sais pas encore suivre { $game } avec une caméra, seulement { $games }. Joues-y sans.
profile_not_written = { $file } : impossible de l’écrire ({ $reason })
profile_too_large = { $file } : ce n’est pas un fichier, ou il est bien trop gros pour une table enregistrée. Recommence le calibrage.
profile_not_read = { $file } : impossible de le lire ({ $reason })
profile_no_json = { $file } : ce n’est pas du JSON ({ $reason }). Recommence le calibrage.
profile_bad = { $file } : { $reason }. Recommence le calibrage.
profile_name = Le nom d’une table a jusqu’à 40 lettres, chiffres, - et _, ce qui n’est pas le cas de { $name_id }.
no_profile = Il n’y a pas encore de table enregistrée { $name_id }. Tape : { $tablemate } calibrate --name { $name_id }
no_profile_but = Il n’y a pas de table enregistrée { $name_id } ; il y a { $known }. Tape : { $tablemate } calibrate --name { $name_id }
no_such_zone = La table { $name_id } n’a pas de zone { $zone_id } ; elle a { $known }.
zone_too_far = la zone { $zone_id } doit se trouver à moins de deux mètres du centre
