# French. Sentences every game shares.
# Forms of a name that these files use: .gender (m, f, mp, fp), .the (la rivière), .of (de la rivière), .in (dans la rivière, sur le plateau).

## Beginning, going on, ending

welcome = { $title } contre { $bot }. Tape « aide » à tout moment.
welcome_back = Te revoilà ! On reprend { $title } là où on s’était arrêtés.
left_out = Une partie enregistrée plus récente est inutilisable, je la laisse de côté. { $reason }.
torn_line = L’ordinateur s’est arrêté pendant l’enregistrement de ta dernière réponse, elle manque. Redonne-la, s’il te plaît.
saved = La partie est enregistrée.
game_over = La partie est finie. Merci d’avoir joué !
not_saved = Impossible d’écrire la réponse sur le disque : { $reason }. Elle ne compte pas. Libère de la place et réponds à nouveau, ou tape « quitter ».
silent = { $reason } { $remedy }

## Answers

words_done = fait oui o ok prêt prête fini terminé voilà d'accord ouais pret prete termine voila
words_no = non n
said_done = fait
said_yes = oui
said_no = non
words_none = aucun aucune vide rien
words_numbers = zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt
words_before_number = niveau joueur joueuse
words_before_name = le la les l' un une des moi montre montre-moi
words_face_down = face-cachée cachée cache retournée face-cachee cachee retournee
only_done = Appuie sur Entrée quand c’est fait. Tape « aide » pour voir ce que tu peux dire d’autre.
answer_needed = Il me faut une réponse ici. Tape « aide » pour savoir comment la donner.
not_understood = Je n’ai pas compris : { $reason }.
unknown_name = Je ne connais rien ici qui s’appelle « { $text_id } ».
acknowledged = Bien, c’est fait.
not_possible = { $words }
thing_not_possible = { $thing }, numéro { $number } : { $words }
did_you_mean = Tu voulais dire { $thing } ?
name_otherwise = Alors dis-le autrement, s’il te plaît.
could_be = Tu veux dire { $names } ?
could_be_more = « { $text } » correspond à { $number } noms. Tape plus de lettres, ou choisis parmi : { $names }.
taken_as = Compris : { $names }.
as_last_time = Comme la dernière fois : { $names } ? Appuie sur Entrée, ou dis-moi ce qui change.
nothing_changed = Rien n’a changé.
seen_as = Je vois { $names }.
doubtful_row = J’hésite pour le numéro { $place }. Qu’est-ce que c’est ? { $choices }. Pose ou tape son numéro, ou dis son nom.
doubtful_pool = J’hésite pour le numéro { $place } en partant de la gauche. Qu’est-ce que c’est ? { $choices }. Pose ou tape son numéro, ou dis son nom.
doubtful_places = J’hésite pour { $place_the }. Qu’est-ce que c’est ? { $choices }. Pose ou tape son numéro, ou dis son nom.
unreadable_row = Je n’arrive pas à lire le numéro { $place }. Tourne la carte ou éloigne-la des reflets, ou dis-moi ce que c’est.
missing_place = Je ne vois rien à la place { $place } { $zone_of }. Remplis-la, ou dis-moi ce qui s’y trouve.
impossible_place = Le numéro { $place } ressemble à { $thing }, mais ça ne peut pas être là maintenant. Pose autre chose, ou dis-moi ce que c’est.
impossible_on = Sur { $place_the }, on dirait { $thing }, mais ça ne peut pas être là maintenant. Pose autre chose, ou dis-moi ce que c’est.
unreadable_pool = Je n’arrive pas à lire le numéro { $place } en partant de la gauche. Tourne-le ou éloigne-le des reflets, ou dis-moi ce que c’est.
unreadable_places = Je n’arrive pas à lire ce qu’il y a sur { $place_the }. Tourne la carte ou éloigne-la des reflets, ou dis-moi ce que c’est.
too_long = Ça fait plus de { $most } lettres. Dis-le en moins de mots, s’il te plaît.
not_readable = Je n’ai pas pu lire ça. Tape seulement des lettres et des chiffres, s’il te plaît.
not_a_choice = Ce n’est pas un des choix.
number_needed = { $span ->
    [0] Il faut que ce soit { $least }.
    [1] Il me faut { $least } ou { $most }.
   *[other] Il me faut un nombre de { $least } à { $most }.
}
number_of_these = Il me faut { $numbers }.
named_twice = { $thing } est déjà le numéro { $place }. Quel est le numéro { $number } ? Je garde les autres.
lies_elsewhere = { $thing } se trouve déjà { $zone_in }. Quel est le numéro { $number } ? Je garde les autres.
cannot_come_up = Cette carte ne peut pas sortir maintenant : elle n’est plus dans la pioche.
wrong_number = { $span ->
    [0] Pour { $the_zone }, il m’en faut exactement { $least }.
   *[other] { $least ->
        [0] Il peut y en avoir { $most } au plus { $zone_in }.
       *[other] Pour { $the_zone }, il m’en faut de { $least } à { $most }.
    }
}
not_there = Ça ne peut pas être { $zone_in }.
too_often = { $each ->
    [one] { $thing } n’existe qu’en un exemplaire.
   *[other] { $thing } n’existe qu’en { $each } exemplaires.
}
too_many = C’est plus que { $most }. Redonne-les, s’il te plaît.
more_needed = Il m’en faut { $least }, et j’en ai { $given } pour l’instant.
slot_unknown = Je ne sais pas ce qui se trouve à l’une des places. Nomme-les toutes, de gauche à droite.
place_needs_thing = Qu’y a-t-il sur { $place_the } ? Tape le nom après la place, « vide » s’il n’y a plus rien, ou l’endroit où c’est parti.
place_is_empty = Il n’y a rien sur { $place_the }.
prompt_order = Entrée quand c’est fait
prompt_done = Entrée quand tu as fini
prompt_slot = { $number } sur { $most }
prompt_row_before = Entrée pour garder : { $names }
word_done = fait
word_nothing = rien
word_empty = vide
word_no_change = aucun changement
laid = { $things } sur { $place_the }
laid_number = { $things } en numéro { $place }
laid_empty = rien sur { $place_the }
moved = { $things }, de { $start_the } à { $end_the }
moved_instead = { $things }, de { $start_the } à { $end_the }, à la place de { $lost }

doubtful_drawn = J’hésite sur cette carte. { $choices }. Pose ou tape son numéro, ou dis son nom.
numbered = { $number } : { $thing }
doubtful_meant = Je vois plusieurs changements. Lequel est le tien ? { $choices }. Pose ou tape son numéro.
unproven_drawn = C’est { $thing } ? Pose ou tape oui ou non, ou dis son nom.
unreadable_drawn = Je n’arrive pas à lire cette carte. Tourne-la ou éloigne-la des reflets, ou dis-moi ce que c’est.
unproven_row = Le numéro { $place }, c’est { $thing } ? Pose ou tape oui ou non, ou dis son nom.
unproven_pool = Le numéro { $place } en partant de la gauche, c’est { $thing } ? Pose ou tape oui ou non, ou dis son nom.
unproven_places = C’est { $thing } sur { $place_the } ? Pose ou tape oui ou non, ou dis son nom.
spot_place = numéro { $place }
spot_on = { $place }
unproven_together = J’hésite pour { $spots }. C’est bien { $things } ? Pose ou tape oui ou non.
doubtful_together = J’hésite pour { $spots }. Qu’est-ce que c’est ? { $choices }. Pose ou tape le numéro, ou non.
yes_to_together = Il me faut oui ou non, ou un seul nom précédé de sa place, par exemple « { $place } { $thing } ».
number_of_together = Il me faut un numéro ou non, ou un seul nom précédé de sa place, par exemple « { $place } { $thing } ».
ask_card_names = Quelles cartes y a-t-il { $zone_in } ?

## What the camera sees

table_found = Je vois la table.
ask_way_round = Je ne sais pas dans quel sens se trouve la table. { $thing } est sur { $place_the } ou sur { $other_the } ?
heaps_asked = Je ne sais pas compter des pièces en tas, alors je te poserai la question pour : { $zones_the }.
camera_moved = La caméra a bougé. J’ai retrouvé la table.
marker_shifted = Le repère { $marker } a été déplacé. Je me sers des autres.
camera_away = Je ne vois pas la table. Tourne la caméra vers elle ; la partie attend.
camera_lost = La caméra n’envoie plus d’image. Vérifie son câble et ferme les autres programmes qui s’en servent. Ta partie est en sécurité, et le clavier marche toujours.
camera_frozen = L’image de la caméra est figée. Débranche-la et rebranche-la. Ta partie est en sécurité, et le clavier marche toujours.
camera_black = L’image de la caméra est noire. Enlève son cache ou allume la lumière. Ta partie est en sécurité.
camera_no_phone = Aucun téléphone n’envoie encore d’image. Scanne avec ton téléphone le code que Tablemate montre. Le clavier marche en attendant.
camera_phone_lost = Ton téléphone n’envoie plus d’image. Réveille-le et laisse-y ouverte la page de Tablemate ; je reprends tout seul. Ta partie est en sécurité, et le clavier marche toujours.
camera_resized = L’image de la caméra a changé de taille. Je repars de zéro avec elle.
camera_works = La caméra marche à nouveau.
camera_ended = L’enregistrement est fini. Tape tes réponses, ou « quitter ».
demo_begins = { $game_id ->
    [crownfell] Voici le début d’un Last Stand, filmé. Personne ne tape : je vois ce qui se passe.
   *[other] Voici une manche de Wingspan, filmée. Je parle quand il se passe quelque chose ; le reste, je l’écris seulement.
}
demo_skips = Les tours suivants, je les écris seulement.
demo_over = C’était la démo. À toi de commencer une partie !
camera_back = Je vois de nouveau la table.
paused = Pause. Retire la carte quand tu veux continuer.
going_on = On continue.
two_cards = Je vois deux cartes de commande. Ne laisse que celle que tu veux.
number_read = Je lis { $number }. Pose la carte FAIT si c’est bien ça.
cannot_be = Ce que je vois n’est pas possible : { $reason }
cannot_be_done = Je vois { $change }, et ce n’est pas permis : { $reason } Remets comme c’était, ou fais autre chose.
cannot_tell_taken = Je ne distingue pas quelle carte tu as prise { $zone_in }. Redresse les autres, ou dis-le-moi.
cannot_be_taken = Tu as pris { $thing }, et ce n’est pas permis : { $reason } Remets la carte, ou prends-en une autre.
empty_place = La place { $place } { $zone_of } est vide. Remplis-la, s’il te plaît.
face_down_place = Le numéro { $place }, { $zone_in }, est face cachée. Retourne la carte pour que je puisse la lire.
empty_on = Il n’y a rien sur { $place_the }. Pose ce qu’il faut, s’il te plaît.
face_down_on = La carte sur { $place_the } est face cachée. Retourne-la pour que je puisse la lire.
between_places = { $thing } est entre { $place_the } et { $other_the }. Remets ça bien à sa place.
beside_place = { $thing } est à côté de { $place_the }. Remets ça bien à sa place.
wrong_side_place = { $thing }, numéro { $place } { $zone_in }, montre son autre face. Retourne la carte, ou dis-moi ce qui a changé.
wrong_side_on = { $thing }, sur { $place_the }, montre son autre face. Retourne la carte, ou dis-moi ce qui a changé.
wrong_way_place = { $thing }, numéro { $place } { $zone_in }, est dans le mauvais sens. Tourne la carte, ou dis-moi ce qui a changé.
wrong_way_on = { $thing }, sur { $place_the }, est dans le mauvais sens. Tourne la carte, ou dis-moi ce qui a changé.
nothing_done_yet = Merci. Alors rien n’a encore changé.
table_dark = Il fait trop sombre pour voir la table. Allume une lumière ; la partie attend.
same_as_before = Je vois toujours { $thing }. Si c’est la nouvelle carte, pose la carte FAIT.
took_several = Tu as pris { $things }. Gardes-en une seule et remets les autres, s’il te plaît.
look_again = Je ne distingue pas ce qu’il y a là. Dispose les choses plus clairement, ou dis-le-moi.
done_card = Pose la carte FAIT ou appuie sur Entrée quand c’est fait.
still_to_do = Encore à faire : { $text }
still_there = Encore { $zone_in } : { $things }.
missing_there = Il manque { $zone_in } : { $things }.
other_number = { $number ->
    [0] Je ne vois encore rien { $zone_in }.
   *[other] J’en compte { $number } { $zone_in }, mais il devrait y en avoir { $wanted }.
}
still_there_place = Encore à la place { $place } { $zone_of } : { $things }.
still_there_on = Encore sur { $place_the } : { $things }.
missing_there_place = Il manque à la place { $place } { $zone_of } : { $things }.
face_down_still_there = { $number ->
    [one] Une carte est face cachée { $zone_in }, alors qu’elle ne devrait pas l’être.
   *[other] { $number } cartes sont face cachée { $zone_in }, alors qu’elles ne devraient pas l’être.
}
face_down_missing_there = { $number ->
    [one] Il devrait y avoir une carte de plus face cachée { $zone_in }.
   *[other] Il devrait y avoir { $number } cartes de plus face cachée { $zone_in }.
}
not_moved_yet = { $things } : encore sur { $start_the }, pas encore sur { $end_the }.
strayed = { $thing } est sur { $start_the }, mais devrait être sur { $end_the }.
missing_there_on = Il manque sur { $place_the } : { $things }.
other_number_place = { $number ->
    [0] Je ne vois encore rien à la place { $place } { $zone_of }.
   *[other] J’en compte { $number } à la place { $place } { $zone_of }, mais il devrait y en avoir { $wanted }.
}
other_number_on = { $number ->
    [0] Je ne vois encore rien sur { $place_the }.
   *[other] J’en compte { $number } sur { $place_the }, mais il devrait y en avoir { $wanted }.
}
not_moved_place = Ce qui est à la place { $start } { $zone_of } va à la place { $end }.
cannot_tell = Je ne distingue pas ce qu’il y a { $zone_in }. Remets tout bien droit, ou pose la carte FAIT si c’est fait.
cannot_tell_place = Je ne distingue pas le numéro { $place } { $zone_in }. Redresse-le, ou pose la carte FAIT si c’est fait.
cannot_tell_on = Je ne distingue pas ce qu’il y a sur { $place_the }. Remets tout bien droit, ou pose la carte FAIT si c’est fait.
not_handled = On dirait que rien n’a changé { $zone_in }.
not_handled_place = On dirait que rien n’a changé à la place { $place } { $zone_of }.
not_handled_on = On dirait que rien n’a changé sur { $place_the }.

## Commands: the words that are understood, then what each does

command_undo = annuler annule -
    .help = reprendre ce que tu as tapé, ou ta dernière réponse
command_redo = rétablir rétablis refaire refais +
    .help = remettre la réponse que tu as annulée
command_repeat = répéter répète encore *
    .help = réentendre la phrase, avec les choix
command_why = pourquoi /
    .help = la raison de ce que je viens de dire ; suivi d’un nom, comme « pourquoi mésange », pour lui seul
command_score = score points .
    .help = où en est la partie
command_table = table
    .help = entendre tout ce qu’il y a sur la table, et ce qu’il faut faire
command_keep = garder garde
    .help = enregistrer l’image de la caméra avec ce qu’elle montre, pour signaler un bug
command_help = aide ?
    .help = cette liste
command_slower = lentement ralentir ralentis
    .help = parler plus lentement
command_faster = vite accélérer accélère
    .help = parler plus vite
command_louder = fort
    .help = parler plus fort
command_quieter = doucement bas
    .help = parler moins fort
command_stop = stop chut silence
    .help = se taire tout de suite
command_quit = quitter quitte //
    .help = enregistrer et finir

command_told = { $text } : { $words }
undone = Annulé : { $answer }.
undone_on_table = Sur la table, annule aussi ceci : { $text }
kept = L’image et ce qu’elle montre sont enregistrés sous { $file }.
not_kept = Impossible d’enregistrer l’image : { $reason }.
nothing_to_keep = Il n’y a pas de caméra, donc pas d’image à enregistrer.
nothing_to_undo = Il n’y a rien à annuler.
redone = Rétabli : { $answer }.
nothing_to_redo = Il n’y a rien à rétablir.
nothing_to_explain = Je n’ai encore rien dit qui demande une explication.
nothing_told_about = Je n’ai encore rien dit sur « { $text_id } ».
why_rule = { $words } Livret de règles, { $section }.
slower_now = Je parlerai plus lentement.
faster_now = Je parlerai plus vite.
louder_now = Je parlerai plus fort.
quieter_now = Je parlerai moins fort.

## How to answer, by the kind of question

how_confirm = Appuie sur Entrée quand c’est fait.
how_choose = Tape le numéro devant ton choix, ou quelques lettres de son nom.
how_name = Tape quelques lettres de son nom.
how_count = Tape un nombre de { $least } à { $most }, en chiffres ou en lettres.
how_row = Nomme-les une par une, ou plusieurs séparées par des virgules. Quelques lettres suffisent, ou les chiffres d’un clavier de téléphone.
how_row_before = Appuie sur Entrée si rien n’a changé, ou tape seulement ce qui change, par exemple : 2 et le nouveau nom.
how_row_alike = Un nombre devant un nom dit combien il y en a.
how_pool = Tape le numéro de chaque chose que tu vois, par exemple 1 1 4, ou les noms séparés par des virgules. Entrée veut dire que rien n’a changé, et 0 qu’il n’y en a pas.
how_places = Tape seulement ce qui a changé : une place et ce qui s’y trouve maintenant, une chose et l’endroit où elle est, ou une place et l’endroit où est parti ce qu’il y avait. Ce qui était là avant n’y est plus. Une place et le mot vide veulent dire qu’il n’y a plus rien. Par exemple : { $place_id } { $thing }, { $thing } { $end_id }, { $place_id } { $end_id }, { $place_id } vide.
how_places_together = Tape seulement ce qui a changé. Plus ou moins après une place ajoute ou enlève, avec un nombre s’il y en a plusieurs : { $place_id } +2 { $thing }. Une chose et une place en posent une de plus à cet endroit : { $thing } { $place_id }. Deux places déplacent tout de la première à la seconde ; nomme d’abord une chose pour ne déplacer qu’elle : { $thing } { $place_id } { $end_id }. Une place et des choses sans signe disent tout ce qui s’y trouve, et le mot vide veut dire rien.
how_places_end = Sépare les changements par des virgules. Entrée veut dire que rien n’a changé.

## Set-up

option_default = Entrée pour choisir : { $choice }.
option_many = Tape un ou plusieurs numéros, séparés par des espaces.
no_choice_made = L’option { $option_id } demande au moins un choix. Possibilités : { $choices }.

## Results

outcome_won = Tu gagnes
outcome_lost = Tu perds
outcome_shared = Victoire partagée

## The table, read out

table_zone = { $zone } : { $things }.
table_place = { $place } { $things }
table_pile = { $number ->
    [0] aucune carte
    [one] une carte
   *[other] { $number } cartes
}
table_pile_top = { $number ->
    [one] { $top }
   *[other] { $number } cartes, { $top } sur le dessus
}
table_bare = Il n’y a encore rien sur la table.
table_due = Maintenant : { $text }
with_article = { $thing }
item = { $number ->
    [one] { $thing }
   *[other] { $number } fois { $thing }
}
item_face_down = { $number ->
    [one] une carte face cachée
   *[other] { $number } cartes face cachée
}
item_unknown = { $number ->
    [one] une que je n’ai pas lue
   *[other] { $number } que je n’ai pas lues
}
item_side = { $thing } côté { $side_id ->
    [black] noir
    [white] blanc
    [hero] héros
    [villain] vilain
   *[other] { $side }
}
item_away = { $thing } à l’envers
item_sideways = { $thing } en travers

why_stand_in = Le texte de ces cartes n’est pas public, alors tu joues avec des cartes d’entraînement jusqu’à ce que tu saisisses les tiennes.
why_your_print = Le texte de ces cartes n’est pas public, donc une carte d’entraînement peut dire autre chose que la tienne. Ce que tu dis de ta propre carte compte.
