# French. The owner's box: showing cards once, so that they are known by their pictures.

help_enrol = Montre-moi chacune de tes cartes une fois, et je la reconnaîtrai ensuite à son image.
    .game_id = De quel jeu viennent les cartes. Ne mets rien si elles ne sont d’aucun jeu, et nomme leur boîte avec --box.
    .places = Des images de tes cartes, ou un dossier. Un fichier peut porter le nom de sa carte, par exemple « Stag (white).jpg » ; sinon je demande.
    .camera = Montre plutôt les cartes à une caméra : 0 est la première webcam ; une adresse ou une vidéo vont aussi.
    .box = Le nom de la boîte, si tu en veux plusieurs.
    .names = Un fichier texte avec un nom par ligne, pour les images de plusieurs cartes, dans l’ordre de lecture.
    .export = Écrit toute la boîte dans un fichier, pour l’emporter sur un autre ordinateur.
    .take = Reprend une boîte depuis un tel fichier.
    .forget = Oublie une carte.
    .whole = Chaque image est une carte numérisée ou découpée, sans rien autour.
    .listing = Affiche les cartes de la boîte.

## Showing cards

card_side = { $name }, côté { $side }
card_back = le dos : { $name }
name_list_birds = cartes Oiseau
name_list_cards = cartes
name_list_events = cartes Événement
name_list_playing_cards = cartes à jouer
name_list_automountie_cards = cartes Automountie
words_turn = tourner tourne
enrol_show = Montre-moi une carte à la fois : à plat, entière et bien éclairée. Retire-la quand j’ai dit son nom, puis montre la suivante.
enrol_show_phone = Tiens une carte à la fois devant le téléphone : à plat, entière et bien éclairée. Retire-la quand j’ai dit son nom, puis présente la suivante.
enrol_progress = { $done } sur { $of }. La suivante : { $card }.
enrol_complete = { $number ->
    [1] La carte est là.
   *[other] Les { $number } sont là.
}
enrol_count = { $number ->
    [0] Je ne connais encore aucune carte.
    [one] Je connais maintenant une carte.
   *[other] Je connais maintenant { $number } cartes.
}
enrolled = Désormais, je reconnais { $card }.
enrolled_again = J’ai une nouvelle image de { $card }.
enrol_which = Quelle carte est-ce ? Tape son nom, « tourner » si elle est à l’envers, ou « passer ».
enrol_which_next = Est-ce { $card } ? Appuie sur Entrée, tape un autre nom, « tourner » si elle est à l’envers, ou « passer ».
enrol_is_this = Est-ce { $card } ?
enrol_what_is_this = Quelle carte est-ce ?
enrol_late = Cette carte a déjà un nom, ou tu l’as déjà passée.
enrol_no_name = Il me faut un nom pour cette carte.
card_name_odd = Ce nom contient des signes qui ne peuvent pas s’afficher. Tape-le à nouveau.
card_name_empty = { $card_id } n’est pas un nom de carte. Il y faut une lettre ou un chiffre.
card_name_long = Ce nom est trop long pour une carte. Au plus { $most } lettres.
enrol_many_waiting = Nomme d’abord les cartes qui attendent, puis envoie d’autres images.
enrol_film_over = Le film est fini.
enrol_picture = L’image
enrol_of_file = Une carte dans { $file } :
enrol_unnamed = Je ne sais pas quelle carte montre { $file }. Donne au fichier le nom de sa carte, ou une liste avec --names.
enrol_skipped = Celle-là, je l’ai passée.
enrol_refused = Je n’ai pas gardé { $file }. { $reason }
enrol_which_game = De quel jeu viennent ces cartes : { $games } ? Celles qui ne sont d’aucun jeu vont dans une boîte à part : nomme-la avec --box.
enrol_what = Donne un dossier d’images, ou montre tes cartes à une caméra avec --camera 0.
box_kept = { $number ->
    [0] Ta boîte est vide, dans { $folder }.
    [one] Ta boîte contient une image, dans { $folder }.
   *[other] Ta boîte contient { $number } images, dans { $folder }.
}

## Learning while playing

learning = Je garde une image de chaque carte dont je suis sûr, pour la reconnaître de plus loin. Elles restent sur cet ordinateur. L’option --no-learning désactive cela.
not_learning = Je ne peux pas garder d’images de tes cartes en ce moment. { $reason } La partie continue.
looks_damaged = Je ne peux pas relire les noms que tu avais donnés à des cartes, car { $file } est abîmé. Je redemanderai quand il m’en faudra un.

## Why a picture is not kept

fault_no_card = Je n’y trouve pas de carte. Pose la carte à plat, seule et entière dans l’image, sur une table d’une autre couleur.
fault_cut_off = La carte est coupée. Montre ses quatre coins.
fault_part = Je ne vois qu’une partie de la carte. Pose-la sur une table unie d’une autre couleur.
fault_too_small = La carte est trop petite. Approche la caméra.
fault_too_dark = Il fait trop sombre. Allume une lampe.
fault_blurred = L’image est floue ou bougée. Tiens la caméra immobile et laisse-la faire la mise au point.
fault_glare = De la lumière se reflète sur la carte. Déplace la lampe, ou incline un peu la carte.

## Boxes

box_name_bad = { $box_id } n’est pas un nom de boîte. Prends des lettres et des chiffres.
box_unknown = Il n’y a pas de boîte nommée { $box_id }. Remplis-en d’abord une, avec : { $tablemate } enrol JEU DOSSIER --box { $box_id }
box_empty = Il n’y a encore rien dans la boîte de { $folder }.
box_full = La boîte de { $folder } est pleine. Elle contient { $number ->
    [1] une image
   *[other] { $number } images
}. Oublies-en d’abord quelques-unes.
box_there = Il y a déjà une boîte dans { $folder }. Choisis un autre nom avec --box, ou déplace-la.
box_damaged = La boîte de { $file } est inutilisable : { $reason }. Je l’ai laissée telle quelle.
box_not_read = Impossible de reprendre { $file } : { $reason }.
box_lacks = La boîte ne contient pas une et une seule carte nommée { $card_id }. L’option --list montre ce qu’il y a.
box_forgot = J’ai oublié { $card_id }.
box_picture_damaged = L’image de { $card } dans ta boîte ({ $file }) est abîmée ou perdue. Montre-moi la carte à nouveau.
box_exported = { $number ->
    [1] Une image a été écrite dans { $file }.
   *[other] { $number } images ont été écrites dans { $file }.
}
box_imported = { $number ->
    [1] Une image a été reprise dans { $folder }.
   *[other] { $number } images ont été reprises dans { $folder }.
}

## Why a file cannot be used

reason_too_large = il est trop gros
reason_larger = il dépasse { $megabytes } Mo
reason_no_box = ce n’est pas une boîte empaquetée, ou elle est abîmée
reason_writing = un autre Tablemate est en train d’y écrire. Réessaie
