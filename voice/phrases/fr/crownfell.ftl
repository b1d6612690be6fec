# French. What the Last Stand says and asks. An event's sentence has the event's name; a question's begins with ask_.
bot = l’ennemi

## Set-up options

option_team = Quels personnages joues-tu ?
    .starter_a = équipe de départ A : Angel, Beacon, Guardian et Stag
    .starter_b = équipe de départ B : Harbinger, Monarch, Pyro et Vampire
    .random = quatre cartes distribuées au hasard
    .hard = mode difficile : trois cartes au hasard, contre quatorze
    .draft = le draft autour de la Couronne
option_enemy_deck = Qui mélange et pioche les cartes Personnage ?
    .virtual = Tablemate nomme chaque carte, et tu la cherches
    .physical = je les mélange et les pioche ; la caméra voit ce qui sort, ou je le dis
option_solo_deck = Qui pioche les cartes solo ?
    .virtual = Tablemate les pioche
    .physical = je retourne les cartes imprimées ; la caméra les lit, ou je dis ce qu’elles montrent
option_lock = Qu’est-ce qu’un blocage empêche ?
    .moves = de se déplacer et de capturer ; les capacités restent permises
    .all = tout
option_protection = De quoi la protection sauve-t-elle une carte ?
    .moves = seulement des captures par déplacement
    .ranged = des captures par déplacement et à distance
    .everything = aussi des capacités qui capturent
option_passive_move = Qu’est-ce que le déplacement passif du dernier sursaut ?
    .step = une case dans n’importe quelle direction, vers une case libre
    .diagram = une case selon les flèches de la carte, vers une case libre
    .full = un déplacement complet selon les flèches de la carte, captures comprises
option_ranged_capture = Comment l’ennemi utilise-t-il une icône de capture à distance ?
    .move = depuis sa place, ou après un déplacement dans la même action
    .stand = seulement depuis sa place, au lieu de se déplacer
option_player_ranged_capture = Et toi, comment l’utilises-tu ?
    .move = depuis la place de la carte, ou après un déplacement dans la même action
    .stand = seulement depuis la place de la carte, au lieu de se déplacer
option_capture_rally = Une capture qui finit sur la Couronne ou dans la rangée de départ rallie-t-elle aussi ?
    .yes = oui
    .no = non
option_home_row_rally = Une carte qui se déplace dans la rangée de départ qu’elle a atteinte rallie-t-elle ?
    .no = non
    .yes = oui
option_move_reach = Un ennemi à deux flèches se déplace pour bloquer, protéger, rester protégé ou menacer. Quelles cases comptent ?
    .farthest = seulement la plus lointaine dans chaque direction, car il va toujours le plus loin possible
    .any = toutes les cases du chemin aussi
option_far_or_safe = La case la plus lointaine d’un ennemi est bloquée, une plus proche ne l’est pas. Où va-t-il ?
    .far = le plus loin possible
    .safe = sur la case plus proche
option_inspire = Quel allié le Minstrel déplace-t-il d’abord ?
    .capture = un allié qui capture ainsi
    .locked = un allié bloqué
option_revenant = Qu’arrive-t-il à une carte sur laquelle va le Revenant adverse ?
    .locks = elle reste dessous, bloquée
    .captures = elle est capturée
option_full_row = La pioche ennemie est vide et sa rangée de départ est pleine. Que devient un ralliement ?
    .desperation = dernier sursaut
    .skipped = il est ignoré
option_empty_board = Un camp n’a plus de carte sur la grille, mais en a en main ou dans sa pioche. La partie finit-elle ?
    .ends = oui, à la lettre des règles
    .goes_on = non, il peut encore déployer
option_solo_reshuffle = La dernière carte solo a été retournée et il ne reste plus de liste. Que mélange-t-on ?
    .all = toutes les cartes solo, celle-là aussi
    .rest = toutes sauf celle qu’on vient de retourner
option_protected_locker = Un ennemi protégé bloque une de tes cartes, ne peut pas bouger, et sa liste dit déplacement. Que fait-il ?
    .skips = il passe son action
    .goes_on = il descend dans la liste

## Questions

ask_draw_enemy = { $place_id ->
    [deal] Pioche la carte du dessus. Laquelle est-ce ?
   *[other] Pioche la carte du dessus de la pioche ennemie. Elle va en { $place }. Laquelle est-ce ?
}
ask_draw_draft = Distribue la carte suivante du draft. Laquelle est-ce ?
ask_hand = Mélange les cartes Personnage et distribue-t’en { $number }. Quelles sont ces cartes ?
ask_first_enemies = Pioche trois cartes de la pioche ennemie. Lesquelles, de gauche à droite ?
ask_draft_laid = Distribue huit cartes Personnage autour de la Couronne. Quelle carte est où ?
ask_draft = Choix { $number } sur 4. Quelle carte gardes-tu ?
ask_draw_solo_list = { $flipped_id ->
    [yes] Quelles actions sont sur la liste du dessus des cartes solo, de haut en bas ?
   *[no] { $card } en { $place }. Retourne la carte solo du dessus. Quelles actions sont sur la liste en dessous, de haut en bas ?
}
ask_draw_solo_arrow = { $card } en { $place }. Retourne la carte solo du dessus. Où pointe sa flèche, et dans quel sens tourne-t-elle ?
ask_draw_draft_arrow = Pose une carte solo sur la Couronne, côté flèche visible. Où pointe sa flèche, et dans quel sens tourne-t-elle ?
see_action = { $action ->
    [one] À toi : jusqu’à deux actions. Pose la carte FAIT pour finir plus tôt.
   *[other] Il te reste une action. Pose la carte FAIT si tu ne l’utilises pas.
}
see_rally = { $card } rallie. Tu peux déployer une carte, ou en diriger une autre d’une case vers une case libre. Pose la carte FAIT si tu ne fais ni l’un ni l’autre.
see_hand = Mélange les cartes Personnage, distribue-t’en { $number }, et pose-les sur la rangée A de gauche à droite, pour que je les voie.
see_first_enemies = Pioche trois cartes de la pioche ennemie, et pose-les en E1, E2 et E3.
see_draft_laid = Distribue huit cartes Personnage autour de la Couronne.
see_draft = Choix { $number } sur 4. Retire de la table la carte que tu gardes.
see_draw_enemy = Pioche la carte du dessus de la pioche ennemie, et pose-la en { $place }.
see_draw_solo_list = { $flipped_id ->
    [yes] {""}
   *[no] { $card } en { $place }. Retourne la carte solo du dessus.
}
see_draw_solo_arrow = { $card } en { $place }. Retourne la carte solo du dessus.
turned_draw_solo_arrow = Tourne la carte solo : le trait sous sa flèche doit être vers toi.
turned_draw_draft_arrow = { turned_draw_solo_arrow }
see_draw_draft_arrow = Pose la carte solo du dessus sur la Couronne, côté flèche visible.
ask_action = { $action ->
    [one] À toi, première action : déploie, déplace, ou utilise une capacité. Qu’est-ce qui a changé sur la grille ? Si rien n’a changé, ton tour est fini.
   *[other] Ta deuxième action. Qu’est-ce qui a changé sur la grille ? Si rien n’a changé, ton tour est fini.
}
ask_rally = { $card } rallie. Tu peux déployer une carte, ou en diriger une autre d’une case vers une case libre. Qu’est-ce qui a changé sur la grille ?
ask_stand_off = Rien n’a bougé pendant tout un tour de table. Tu continues, ou tu finis la partie ici ?
ask_can_use_by_hand = Lis { $title } sur la carte { $card }, en { $place }. Peut-on l’utiliser maintenant ?
ask_threat_by_hand = { $card } pourrait aller en { $place }. De là, { $title } menacerait-il une de tes cartes ?
ask_use_by_hand = Utilises-tu maintenant une capacité que seule ta carte explique ? Avec quelle carte ?
ask_changed_by_hand = Exécute la capacité de la carte { $card }. Qu’est-ce qui a changé sur la grille ?

## Events and instructions

GridTaken = Bien, seulement cette fois. Je prends la grille comme elle est.

TableReadied = Pose la carte Couronne au milieu de la table. C’est la case C3. La rangée A est la plus proche de toi, la rangée E est celle de l’ennemi, et la colonne 1 est à ta gauche.
HandTaken = Ton équipe : { $cards }. Prends ces cartes en main, côté noir visible.
DraftLaid = Pose ces huit cartes autour de la Couronne, dans le sens horaire, en commençant juste au-dessus : { $cards }.
DraftDiscarded = La flèche : { $arrow }. Elle prend { $card } en { $place }. Mets la carte avec les cartes ennemies.
EnemyDeckReadied = { $deck_id ->
    [virtual] Les { $number } autres personnages sont l’ennemi. Garde-les sous la main, côté blanc visible, tournés dos à toi.
   *[physical] Mélange les { $number } autres personnages pour former la pioche ennemie, côté blanc visible, tournés dos à toi.
}
EnemiesPlaced = Pose { $cards } en { $spaces }, dans cet ordre.
EnemyDeckPlaced = Pose la pioche ennemie au-dessus de la colonne { $column }, derrière la rangée de départ ennemie.
EnemyDeckMoved = La pioche ennemie va au-dessus de la colonne { $column }.
# The places of the enemy deck are columns.
still_there_place = { $zone } : encore au-dessus de la colonne { $place }.
other_number_place = { $zone } : pas encore au-dessus de la colonne { $place }.
not_moved_place = { $zone } : encore au-dessus de la colonne { $start }. Mets-la au-dessus de la colonne { $end }.
cannot_tell_place = Je ne distingue pas si { $the_zone } est au-dessus de la colonne { $place }. Pose la carte FAIT si c’est le cas.
SoloDeckReadied = Mélange les cartes solo, listes visibles, et mets-les de côté.
SoloDeckShuffled = { $which_id ->
    [all] Aucune liste ne serait plus visible. Mélange toutes les cartes solo en une nouvelle pile, listes visibles.
   *[rest] Aucune liste n’est plus visible. Mélange toutes les cartes solo, sauf celle que tu viens de retourner, en une nouvelle pile, listes visibles.
}
SoloCardFlipped = { $card } en { $place }. Retourne la carte solo du dessus. Sa flèche : { $arrow }. La liste : { $actions }.
EnemyTurnBegan = Tour ennemi { $turn }.
EnemyMoved = { $taken ->
    [0] { $card } va de { $start } à { $to }.
   *[other] { $card } va de { $start } à { $to } et capture ta carte { $captured }.
}
EnemyCovered = { $whose_id ->
    [black] { $card } va de { $start } à { $to }, sur ta carte { $beneath }, et la bloque.
   *[white] { $card } va de { $start } à { $to }, par-dessus { $beneath }.
}
EnemyShot = { $card }, en { $place }, capture à distance ta carte { $target } en { $target_place }.
EnemyFired = { $card }, en { $place }, utilise { $title } et capture ta carte { $target } en { $target_place }.
EnemyMovedAndShot = { $card } va de { $start } à { $to } et, de là, capture ta carte { $target } en { $target_place }.
EnemyPushed = { $card } utilise { $title }. { $whose_id ->
    [black] Ta carte { $subject }
   *[white] { $subject }
} va de { $start } à { $to }{ $taken ->
    [0] .
   *[other] {" "}et capture ta carte { $captured }.
}
EnemySwapped = { $card } utilise { $title } et change de place avec { $whose_id ->
    [black] ta carte { $subject }
   *[white] { $subject }
}. { $card } est maintenant en { $to }, et { $subject } en { $start }.
EnemyPosted = { $card } utilise { $title }. Pose { $newcomer } en { $to }.{ $deck_id ->
    [physical] {" "}La pioche ennemie va au-dessus de la colonne { $column }.
   *[virtual] {""}
}
CardSacrificed = { $whose_id ->
    [black] Retourne ta carte { $card } côté blanc et défausse-la. C’est un point pour toi.
   *[white] Retourne { $card } côté noir et défausse la carte. Ce n’est pas un point pour toi.
}
AbilityByHand = { $card }, en { $place }, utilise { $title }. Exécute-le ; la flèche : { $arrow }.{ $new ->
    [0] {""}
   *[other] {" "}La carte déployée est { $newcomer }.
}
EnemyStayed = { $card } reste en { $place }.
LockKept = { $card } reste en { $place } pour garder son blocage.
EnemyDeployed = L’ennemi déploie { $card }. Pose la carte en { $to }.{ $left ->
    [0] {" "}La pioche ennemie est vide maintenant.
   *[other] { $deck_id ->
        [physical] {" "}La pioche ennemie va au-dessus de la colonne { $column }.
       *[virtual] {""}
    }
}
EnemyRallied = { $card } rallie. Pose { $newcomer } en { $to }.{ $left ->
    [0] {" "}La pioche ennemie est vide maintenant.
   *[other] { $deck_id ->
        [physical] {" "}La pioche ennemie va au-dessus de la colonne { $column }.
       *[virtual] {""}
    }
}
DeployBlocked = La rangée de départ ennemie est pleine. Rien n’est déployé.
RallyBlocked = { $card } rallierait, mais la rangée de départ ennemie est pleine.
DesperateMoveMade = { $card } rallie alors que la pioche est vide. Dans un dernier sursaut, { $subject } va de { $start } à { $to }{ $taken ->
    [0] .
   *[other] {" "}et capture ta carte { $captured }.
}
DesperationIdle = { $card } rallie alors que la pioche est vide, mais aucun autre ennemi ne peut bouger.
PlayerActed = { $kind_id ->
    [deploy] Tu as déployé { $subject } en { $to }.
    [post] Ta carte { $actor } a utilisé { $title } : { $subject } est maintenant en { $to }.
    [swap] Ta carte { $actor } a utilisé { $title } et changé de place avec { $subject }.
    [shot] Ta carte { $actor } a pris { $captured } en { $target } à distance. Ça fait { $score }.
    [aimed] Ta carte { $actor } est allée en { $to } et, de là, a pris { $captured } en { $target }. Ça fait { $score }.
    [fire] Ta carte { $actor } a utilisé { $title } et pris { $captured } en { $target }. Ça fait { $score }.
    [direct] Ta carte { $subject } est allée de { $start } à { $to }.
    [move] { $taken ->
        [0] Ta carte { $actor } est allée de { $start } à { $to }.
       *[other] Ta carte { $actor } a pris { $captured } en { $to }. Ça fait { $score }.
    }
   *[other] Ta carte { $actor } a utilisé { $title } : { $subject } va de { $start } à { $to }{ $taken ->
        [0] .
       *[other] {" "}et prend { $captured }. Ça fait { $score }.
    }
}
ask_which_way = Plusieurs choses expliquent la grille. Qu’as-tu fait ?
way_of_acting = { $number } : { PlayerActed }
GameEnded = { $reason_id ->
    [white_removed] L’ennemi n’a plus de carte sur la grille. Le royaume est sauvé !
    [white_stuck] L’ennemi ne peut plus rien faire. Le royaume est sauvé !
    [stand_off] Aucun camp ne cède, et la partie finit ici.
    [black_removed] Tu n’as plus de carte sur la grille. La Couronne est tombée.
   *[black_stuck] Tu ne peux plus rien faire. La Couronne est tombée.
} Cartes capturées : { $captured }{ $locked ->
    [0] {""}
    [one] , et { $locked } de plus est bloquée
   *[other] , et { $locked } de plus sont bloquées
}. Ton score est de { $score } sur { $best }.

## Why, in this very case

case_list = { $order_id ->
    [first] La liste commence par { $action }.
    [ahead] { $card } essaie d’abord de quitter la carte en dessous.
   *[next] La liste commence par { $passed }, ce que { $card } ne peut pas faire maintenant. Ensuite vient { $action }.
}
because_EnemyMoved = { case_list } { $choices ->
    [one] { $to } était la seule case possible.
   *[other] Il y avait { $choices } cases possibles. La flèche : { $arrow } ; { $to } est la première qu’elle rencontre.
}
because_EnemyCovered = { because_EnemyMoved }
because_EnemyShot = { case_list } { $choices ->
    [one] { $target } était la seule cible.
   *[other] Il y avait { $choices } cibles. La flèche : { $arrow } ; { $target } est la première qu’elle rencontre.
}
because_EnemyFired = { because_EnemyShot }
because_EnemyMovedAndShot = { case_list } { $choices ->
    [one] De { $to }, la carte peut toucher { $target }, et il n’y avait pas d’autre façon.
   *[other] Il y avait { $choices } façons de toucher une de tes cartes. La flèche : { $arrow } ; depuis { $start } elle rencontre d’abord { $to }, et de là { $target }.
}
because_EnemyPushed = { case_list } { $choices ->
    [one] { $subject } vers { $to } était la seule façon.
   *[other] Il y avait { $choices } façons. La flèche : { $arrow } ; ça donne { $subject }, et { $to }.
}
because_EnemySwapped = { case_list } { $choices ->
    [one] { $subject } était la seule carte avec qui changer de place.
   *[other] Il y avait { $choices } cartes avec qui changer de place. La flèche : { $arrow } ; { $subject } est la première qu’elle rencontre.
}
because_EnemyPosted = { because_EnemyMoved }
because_AbilityByHand = { case_list }
because_EnemyStayed = La liste dit { $passed }, et { $card } ne peut rien en faire depuis { $place }.
because_LockKept = { case_list } Mais { $card } bloque une de tes cartes, donc reste sur place.
case_column = { $shifted ->
    [0] La pioche était au-dessus de { $to }.
   *[other] La pioche était au-dessus de { $above }, où il y a une carte. { $to } est la case libre suivante vers la droite, en reprenant à gauche après la colonne 5.
}
because_EnemyDeployed = { case_column }
because_EnemyRallied = { $card } est sur la Couronne ou dans ta rangée de départ. { case_column }
because_DesperateMoveMade = { $locked_id ->
    [yes] La carte { $subject } était bloquée, donc elle passait en premier.
   *[no] { $choices ->
    [one] { $subject } était la seule carte qu’on pouvait déplacer.
   *[other] On pouvait déplacer { $choices } cartes, et la flèche rencontre { $subject } en premier.
}
} La flèche : { $arrow } ; ça donne la case { $to }.
because_RallyBlocked = Les cinq cases de la rangée E sont prises.
because_DeployBlocked = { because_RallyBlocked }
because_DraftDiscarded = Depuis la Couronne, la carte en { $place } était la première que la flèche rencontrait.

## The enemy's visible state

view_row = { $row } { $c1 }{ $c2 }{ $c3 }{ $c4 }{ $c5 }
view_deck = { $number ->
    [0] La pioche ennemie est vide.
   *[other] Cartes dans la pioche ennemie : { $number }, au-dessus de la colonne { $column }.
}
view_hand = { $number ->
    [0] Ta main est vide.
   *[other] Ta main : { $cards }.
}
view_locked = Bloqués : { $cards }.
view_protected = Protégés : { $cards }.
view_flips = Flèches du dernier tour ennemi : { $flips }.
view_score = Capturés { $captured }, bloqués { $locked } : { $points } jusqu’ici.

## The result sheet

column_player = Toi
row_captured = Cartes capturées
row_locked = Ennemis bloqués
row_total = Total

## Names

name_characters_toml = la fiche des personnages
name_solo_cards_toml = le paquet solo
name_go_on = continuer
name_end = finir la partie
name_forward = vers l’avant
name_back = vers l’arrière
name_forward-left = vers l’avant gauche
name_forward-right = vers l’avant droit
name_back-left = vers l’arrière gauche
name_back-right = vers l’arrière droit
name_left = vers la gauche
name_right = vers la droite
name_capture = capture
name_rally = ralliement
name_ability = capacité
name_move = déplacement
name_grid = grille
    .gender = f
    .the = la grille
    .of = de la grille
    .in = sur la grille
name_hand = ta main
    .gender = f
    .the = ta main
    .of = de ta main
    .in = dans ta main
name_first_enemies = rangée de départ ennemie
    .gender = f
    .the = la rangée de départ ennemie
    .of = de la rangée de départ ennemie
    .in = dans la rangée de départ ennemie
name_enemy = pioche ennemie
    .gender = f
    .the = la pioche ennemie
    .of = de la pioche ennemie
    .in = dans la pioche ennemie
name_up_clockwise = vers le haut, sens horaire
name_up-right_clockwise = en haut à droite, sens horaire
name_right_clockwise = vers la droite, sens horaire
name_down-right_clockwise = en bas à droite, sens horaire
name_down_clockwise = vers le bas, sens horaire
name_down-left_clockwise = en bas à gauche, sens horaire
name_left_clockwise = vers la gauche, sens horaire
name_up-left_clockwise = en haut à gauche, sens horaire
name_up_counterclockwise = vers le haut, sens antihoraire
name_up-right_counterclockwise = en haut à droite, sens antihoraire
name_right_counterclockwise = vers la droite, sens antihoraire
name_down-right_counterclockwise = en bas à droite, sens antihoraire
name_down_counterclockwise = vers le bas, sens antihoraire
name_down-left_counterclockwise = en bas à gauche, sens antihoraire
name_left_counterclockwise = vers la gauche, sens antihoraire
name_up-left_counterclockwise = en haut à gauche, sens antihoraire
name_black = noir
name_white = blanc
name_crown = la Couronne
    .gender = f
    .the = la Couronne
    .of = de la Couronne
    .in = sur la Couronne
name_enemy_deck = pioche ennemie
    .gender = f
    .the = la pioche ennemie
    .of = de la pioche ennemie
    .in = dans la pioche ennemie
name_discard = défausse
    .gender = f
    .the = la défausse
    .of = de la défausse
    .in = dans la défausse
name_action_pile = pile d’actions
    .gender = f
    .the = la pile d’actions
    .of = de la pile d’actions
    .in = sur la pile d’actions
name_priority_pile = pile de priorité
    .gender = f
    .the = la pile de priorité
    .of = de la pile de priorité
    .in = sur la pile de priorité
name_choice_none = aucune

## What a card says, for anyone who looks it up; squares are told from the card's own seat

face_moves = Se déplace d’une case : { $ways }.
face_moves_far = Se déplace d’une ou deux cases : { $ways }.
square_far = { $columns ->
    [0] { $rows } { $row }
   *[other] { $rows ->
        [0] { $columns } { $column }
       *[other] { $rows } { $row } et { $columns } { $column }
    }
}
face_ranged = Capture à distance : { $squares }.
face_protect = Protège : { $squares }.
face_lock = Bloque : { $squares }.
face_leaps = Ses déplacements passent par-dessus les autres cartes.
face_covers = Ses déplacements peuvent finir sur d’autres cartes.
face_ability = Capacité : { $ability_id }.
face_note = { $note_id }

## The rules

why_crown = La carte Couronne est au milieu d’une grille imaginaire de cinq rangées et cinq colonnes. La rangée A, la plus proche de toi, est ta rangée de départ, la rangée E est celle de l’ennemi, et la Couronne est en C3. On peut y poser des cartes.
why_starter_teams = Pour une ou deux premières parties, tu prends une des deux équipes de départ, côté noir visible. L’une, c’est Angel, Beacon, Guardian et Stag, l’autre Harbinger, Monarch, Pyro et Vampire.
why_deal = On mélange les personnages et on t’en distribue quatre en main, côté noir visible. C’est ton équipe.
why_hard_mode = En mode difficile, tu ne reçois que trois cartes, et il en reste quatorze à l’ennemi. En comptant bien, le meilleur score est alors quatorze.
why_enemy_deck = Tous les autres personnages sont mis côté blanc visible, tournés dos à toi. C’est la pioche ennemie.
why_first_enemies = Trois ennemis commencent sur les trois cases les plus à gauche de la rangée de départ ennemie, et la pioche ennemie est posée au-dessus de la quatrième colonne.
why_solo_deck = On mélange les cartes solo, listes d’actions visibles, et on les met de côté.
why_draft = On distribue huit cartes différentes en carré autour de la Couronne, une par case. Tu en gardes une, puis une carte solo en défausse une, jusqu’à ce qu’il n’en reste plus.
why_draft_discard = On pose une carte solo sur la Couronne, et la carte que sa flèche désigne est défaussée. Depuis une case vide, la flèche tourne jusqu’à rencontrer une carte.
why_draft_enemies = Après le draft, tu as quatre cartes. Toutes les autres, les défaussées aussi, sont mélangées dans la pioche ennemie, et la mise en place continue comme d’habitude.
why_enemy_turn = L’ennemi commence. Chaque ennemi fait une action dans l’ordre de la grille, de A1 à A5, puis la rangée B et ainsi de suite, et jamais une deuxième dans le même tour. Incliner une carte qui a agi peut aider. Ensuite, l’ennemi déploie une carte.
why_deploy = La carte du dessus de la pioche ennemie va dans la rangée de départ ennemie, dans la colonne de la pioche ou sur la première case libre à sa droite, en reprenant à gauche après la colonne cinq. Puis la pioche se place une colonne après cette case.
why_deploy_row_full = La rangée de départ ennemie est pleine, alors rien n’est déployé et la pioche reste où elle est. Le livret ne le dit que pour un ralliement, et on le lit de la même façon ici.
why_nothing_possible = Chaque ennemi fait l’action la plus haute de la liste qui lui est possible. Aucune ne l’était, ou il a ignoré un déplacement à cause de la protection, donc il reste où il est.
why_solo_deck_empty = La flèche de la carte solo retournée va avec la liste de la suivante. Quand aucune liste n’est plus visible, on mélange des cartes solo en une nouvelle pile.
    .solo_reshuffle_all = On les prend toutes, la dernière retournée aussi.
    .solo_reshuffle_rest = Tu as choisi que la dernière retournée n’en fasse pas partie.
why_capture = Un ennemi capture s’il peut se déplacer sur une de tes cartes. Ta carte est défaussée. S’il y en a plusieurs, la flèche choisit la première qu’elle rencontre en tournant, la plus proche sur une même ligne.
    .capture_rally_yes = Une capture qui finit sur la Couronne ou dans ta rangée de départ rallie aussi.
    .capture_rally_no = Tu as choisi qu’une capture qui finit sur la Couronne ou dans ta rangée de départ ne rallie pas.
why_unlock = Si tu bloques un ennemi, l’ennemi se sert de ses actions et de ses capacités pour le débloquer où il peut, déplacements et ralliements compris. Entre plusieurs choix, il prend celui qui libère une carte bloquée, et une carte bloquée est la première à être déplacée.
why_ranged_capture = Une carte avec l’icône de capture à distance cherche d’abord une position d’où elle peut capturer à distance. Pour nous, ça passe avant une capture par déplacement.
    .ranged_capture_move = Elle capture depuis sa place, ou se déplace et capture en une seule action.
    .ranged_capture_stand = Tu as choisi qu’elle capture seulement depuis sa place, au lieu de se déplacer.
why_rally = Un ennemi rallie s’il peut aller sur la Couronne ou dans ta rangée de départ. Il y va, et l’ennemi déploie la carte suivante. Si la rangée de départ ennemie est pleine, le ralliement est ignoré.
    .home_row_rally_no = Passer d’une case de ta rangée de départ à une autre n’est pas un ralliement.
    .home_row_rally_yes = Tu as choisi que passer d’une case de ta rangée de départ à une autre soit aussi un ralliement.
    .full_row_desperation = Si la pioche ennemie est vide, il ne l’est pas, car il n’y a rien à déployer.
    .full_row_skipped = Tu as choisi que ça vaille aussi quand la pioche ennemie est vide.
why_rally_deploy = Une carte qui arrive sur la Couronne ou dans ta rangée de départ rallie, quelle que soit l’action ou la capacité qui l’y mène, la sienne ou celle d’une autre carte. La carte suivante est déployée, la pioche avance, et la nouvelle carte agit dans ce même tour.
    .capture_rally_no = Tu as choisi qu’une capture qui finit sur la Couronne ou dans ta rangée de départ ne rallie pas.
    .home_row_rally_no = Passer d’une case de ta rangée de départ à une autre n’est pas un ralliement.
    .home_row_rally_yes = Tu as choisi que passer d’une case de ta rangée de départ à une autre soit aussi un ralliement.
why_rally_row_full = La carte est arrivée sur une case de ralliement par une autre action. La rangée de départ ennemie est pleine, alors le déplacement se fait et rien n’est déployé.
why_desperation = La pioche ennemie est vide, alors le ralliement déplace un autre ennemi : un ennemi bloqué s’il y en a un, sinon le premier que la flèche rencontre, ou la carte elle-même si elle est seule. Un ennemi posé sur une de tes cartes y reste. La carte fait un déplacement passif là où la flèche le dit, et il ne peut pas rallier à nouveau.
    .passive_move_step = C’est une case dans n’importe quelle direction, vers une case libre.
    .passive_move_diagram = Tu as choisi que ce soit une case selon ses propres flèches, vers une case libre.
    .passive_move_full = Tu as choisi que ce soit un déplacement complet selon ses propres flèches, captures comprises.
why_ability = Un ennemi n’utilise sa capacité que si elle a un nom et s’il peut l’utiliser selon les règles depuis sa place. Pour chaque choix à faire, la flèche repart de zéro. Les alliés bloqués passent en premier.
why_by_hand = D’après ta fiche, seule la carte explique cette capacité. C’est donc toi qui juges si on peut l’utiliser, et tu l’exécutes selon la flèche. Une carte qu’elle amène sur la Couronne ou dans ta rangée de départ rallie, et la pioche ennemie avance d’une colonne vers la droite pour une carte qu’elle déploie.
why_move = Un ennemi se déplace le plus loin possible, de deux cases là où il a deux flèches. La flèche choisit la direction. Une carte sur laquelle il arrive est capturée, et sur la Couronne ou dans ta rangée de départ, il rallie.
    .far_or_safe_safe = Tu as choisi qu’il s’arrête sur une case plus proche si la plus lointaine est bloquée.
why_locks_avoided = Entre plusieurs déplacements, un ennemi en préfère un qui ne finit pas là où tu le bloques.
    .far_or_safe_far = Dans cette direction, il va quand même le plus loin possible.
    .far_or_safe_safe = Tu as choisi qu’il s’arrête sur une case plus proche si la plus lointaine est bloquée.
why_protect = Une carte avec l’icône de protection se déplace pour protéger le plus d’alliés possible, et va volontiers sur une case d’où elle en protège autant que maintenant. Si tous ses déplacements en protégeaient moins, le déplacement est ignoré.
    .move_reach_farthest = Seule la case la plus lointaine dans chaque direction compte, car un ennemi va toujours le plus loin possible.
    .move_reach_any = Tu as choisi qu’il puisse s’arrêter en chemin pour ça.
why_protected_stays = Un ennemi protégé ignore le déplacement, sauf s’il peut aller sur une autre case protégée.
    .move_reach_farthest = Seule la case la plus lointaine dans chaque direction compte, car un ennemi va toujours le plus loin possible.
    .move_reach_any = Tu as choisi qu’il puisse s’arrêter en chemin pour ça.
why_lock_by_move = Une carte avec l’icône de blocage se déplace pour bloquer tes cartes, le plus possible.
    .move_reach_farthest = Seule la case la plus lointaine dans chaque direction compte, car un ennemi va toujours le plus loin possible.
    .move_reach_any = Tu as choisi qu’il puisse s’arrêter en chemin pour ça.
why_lock_kept = Un ennemi qui bloque déjà une de tes cartes passe son action quand la liste dit déplacement, sauf s’il peut aller là où il en bloque autant ou plus. Il ne descend pas dans la liste.
    .protected_locker_skips = Un ennemi protégé qui ne peut pas bouger du tout fait pareil.
    .protected_locker_goes_on = Tu as choisi qu’un ennemi protégé qui ne peut pas bouger du tout descende dans la liste.
    .move_reach_farthest = Seule la case la plus lointaine dans chaque direction compte, car un ennemi va toujours le plus loin possible.
    .move_reach_any = Tu as choisi qu’il puisse s’arrêter en chemin pour ça.
why_guide = La flèche choisit d’abord une des deux diagonales arrière du Beacon, puis, en repartant de zéro, l’allié qui y vient. Un allié bloqué passe en premier. Sur la Couronne ou dans ta rangée de départ, il rallie.
why_command = La flèche choisit d’abord l’allié à côté du Duke, puis, en repartant de zéro, où va cette carte. Seule une carte bloquée passe avant le choix de la flèche. Pour nous, elle avance d’une case, et pas sur un allié. Sur la Couronne ou dans ta rangée de départ, elle rallie.
why_sacrifice = Le Martyr est retourné avant d’être défaussé. Le tien compte alors comme un point pour toi, celui de l’ennemi non.
why_inspire = Le Minstrel déplace un allié d’une case vers l’avant. La carte déplacée agit à sa nouvelle place dans l’ordre, mais jamais deux fois dans un tour.
    .inspire_capture = Un allié qui capture ainsi passe d’abord, puis un allié bloqué, puis celui que la flèche rencontre.
    .inspire_locked = Tu as choisi qu’un allié bloqué passe d’abord, puis un allié qui capture ainsi, puis celui que la flèche rencontre.
why_honour_guard = La flèche choisit une des deux diagonales arrière du Monarch, et la carte suivante de la pioche ennemie y est déployée. La pioche avance d’une colonne vers la droite. La nouvelle carte agit dans ce même tour, car chaque ennemi fait une action.
why_whisper = La flèche choisit d’abord ta carte en diagonale à côté du Mystic, puis, en repartant de zéro, la direction où elle est déplacée. Pour nous, elle va d’une case, et pas sur une autre carte.
why_pyro_capture = Pour une action de capture, le Pyro essaie d’abord sa Fireball, puis un déplacement qui capture.
why_pyro_move = Le Pyro préfère aller là où sa Fireball menace une de tes cartes.
    .move_reach_farthest = Seule la case la plus lointaine dans chaque direction compte, car un ennemi va toujours le plus loin possible.
    .move_reach_any = Tu as choisi qu’il puisse s’arrêter en chemin pour ça.
why_revenant_onto_player = Pour une action de déplacement ou de capture, le Revenant va sur une de tes cartes s’il le peut.
    .revenant_locks = On le lit ainsi : ta carte reste dessous, bloquée. Tant qu’elle est couverte, ses icônes ne comptent pas et sa capacité est inutilisable.
    .revenant_captures = Tu as choisi que ta carte soit capturée.
    .move_reach_any = Tu as choisi qu’il puisse s’arrêter en chemin pour ça.
why_revenant_stays = Le Revenant ne quitte une de tes cartes que par une action de capture, pour une autre de tes cartes. Quand la liste dit déplacement, il passe son action, et aucun allié ne l’en déloge.
why_revenant_leaves = Le Revenant ne va sur un allié que s’il peut capturer de là, et au tour suivant il s’en va d’abord, sauf s’il peut capturer à nouveau. La carte qu’il couvrait agit alors aussitôt, avant toute autre. Tant qu’une carte est couverte, ses icônes ne comptent pas, sa capacité n’est pas utilisée, et elle n’agit pas.
why_promote = La flèche choisit une des trois places du Stag, et la carte suivante de la pioche ennemie y est déployée. La pioche avance d’une colonne vers la droite. La nouvelle carte agit dans ce même tour, car chaque ennemi fait une action.
why_player_actions = Tu fais jusqu’à deux actions, l’une après l’autre, avec le même personnage ou avec deux. Une action déploie une carte de ta main sur une case libre de la rangée A, déplace une carte selon ses flèches, ou utilise une capacité.
why_player_move = Une carte se déplace selon ses propres flèches, d’une ou deux cases comme elles le disent, sans passer à travers une autre carte et sans finir sur un allié. La commande « { $tablemate } deck crownfell » montre les flèches que j’utilise.
    .player_ranged_capture_move = Avec une icône de capture à distance, elle capture depuis sa place, ou après un déplacement dans la même action.
    .player_ranged_capture_stand = Tu as choisi qu’une capture à distance se fasse seulement depuis la place de la carte, au lieu de se déplacer.
why_player_deploy = Une carte de ta main se déploie sur une case libre de ta rangée de départ, la rangée A.
why_player_capture = Une carte blanche que tu captures va dans la défausse et vaut un point à la fin. La carte qui capture le Revenant posé sur un allié reste sur cet allié jusqu’à ce qu’elle reparte.
why_no_revive = Ranimer une carte de la défausse n’est pas permis : c’est ton baroud d’honneur. Un ralliement peut déployer une carte, ou en diriger une autre d’une case.
why_locked = Une carte bloquée ne peut ni se déplacer ni capturer. La capacité d’une autre carte peut la déplacer.
    .lock_moves = Elle peut encore utiliser sa propre capacité.
    .lock_all = Tu as choisi qu’elle ne puisse pas non plus utiliser sa propre capacité.
why_covered = Une carte qui est sous une autre ne fait rien : elle ne peut pas bouger, ses icônes ne comptent pas, et sa capacité est inutilisable.
why_protection = Une carte protégée ne peut pas être capturée par un déplacement.
    .protection_moves = Tu as choisi qu’une capture à distance ou une capacité puisse quand même la prendre.
    .protection_ranged = Une capture à distance ne peut pas la prendre non plus, mais une capacité le peut.
    .protection_everything = Tu as choisi que ni une capture à distance ni une capacité ne puisse la prendre.
why_one_of_each = Chaque personnage n’existe qu’une fois, donc il ne peut pas être à deux endroits, et au plus deux cartes partagent une case.
why_stand_off = Rien n’a bougé pendant tout un tour de table. Le livret ne dit pas ce qui se passe alors, donc la partie continue, sauf si tu la finis. Le score compte comme d’habitude.
why_game_end = La partie finit quand un camp n’a plus de carte sur la grille ou plus d’action permise. Ton score est le nombre de cartes blanches capturées, plus les ennemis bloqués sur la grille.
    .empty_board_ends = Les cartes en main ou dans la pioche ne comptent pas, une fois que tu as déployé ta première.
    .empty_board_goes_on = Tu as choisi qu’un camp à qui il reste des cartes en main ou dans sa pioche continue à jouer.
