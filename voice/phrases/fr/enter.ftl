# French. Entering one's own cards: the practice cards that are left, the form's fields, and the form in a terminal.

StandInUsed = { $which_id ->
    [all] C’est un paquet d’entraînement, pas les cartes imprimées. Personne n’a publié ce que disent tes cartes, alors Tablemate a inventé { $sheet }. Tu peux saisir les tiennes, une par une : sur la page sous « Tes cartes », avec la commande « deck », ou pendant la partie : tape « carte » et son nom ou son numéro.
   *[some] { $number } sur { $total } { $cards } { $number ->
        [one] est une carte d’entraînement
       *[other] sont des cartes d’entraînement
    }, pas les cartes imprimées.
}

## A card that nobody has told me yet, and what only a practice card forbids

ask_unknown_card = { $named_id ->
    [yes] Je ne connais pas encore ta carte { $card }. Saisis-la sur la page, ou dis-moi ce qu’elle dit. Sinon, je prends ma carte d’entraînement.
   *[no] Je ne connais pas encore ta carte { $number } ({ $things }). Saisis-la sur la page, ou dis-moi ce qu’elle dit. Sinon, je prends ma carte d’entraînement.
}
ask_unknown_print = { $named_id ->
    [yes] Je ne connais pas encore cette carte. Saisis-la sur la page, ou dis-moi ce qu’elle dit. Elle remplace ma carte d’entraînement { $card }.
   *[no] Je ne connais pas encore cette carte. Saisis-la sur la page, ou dis-moi ce qu’elle dit. Elle devient ta carte { $number } ({ $things }).
}
ask_practice_forbids = { $named_id ->
    [yes] Ma carte d’entraînement { $card } ne le permet pas. Et la tienne ? Si oui, saisis-la sur la page, ou dis-moi ce qu’elle dit.
   *[no] Ma carte d’entraînement { $number } ({ $things }) ne le permet pas. Et la tienne ? Si oui, saisis-la sur la page, ou dis-moi ce qu’elle dit.
}
ask_practice_forbid = Mes cartes d’entraînement ne le permettent pas. Une des tiennes le permet-elle ? Laquelle ?
SheetAmended = { $allowed_id ->
    [yes] Alors ça compte.
   *[no] Ta carte, telle que tu l’as saisie, ne le permet pas non plus.
}
name_tell = je te la décris maintenant
    .also = montrer, décrire, dire, oui
name_practice = continuer avec la carte d’entraînement
name_practice_all = continuer, et ne plus demander pour les autres cartes
name_look_again = c’est une des autres, finalement
    .also = retour, autres
name_unlisted = aucune de celles-ci
    .also = aucune, autre
name_yes = oui
name_once = seulement cette fois
    .also = une fois
name_no = non

## What the cards of a sheet are called

name_things_cards = cartes
name_things_characters = personnages
name_things_solo_cards = cartes solo
name_things_deck_entries = lignes de la liste de cartes
name_things_vancardian_entries = lignes du paquet Vancardian
name_things_automountie_cards = cartes Automountie
name_things_automa_cards = cartes Automa
name_card_origin_stand-in = carte d’entraînement
name_card_origin_owner = à toi
name_card_origin_fans = selon des fans

## How a card is called in a list

card_title_name = { $title_id }
card_title_card = Carte { $number }
card_title_fields_flat_earth = Red Suits et Attaques
card_title_fields_origin_story = Cartes Extra Love
card_title_fields_my_little_scythe = Piste des trophées
card_title_new_card = Une autre carte
card_title_new_event = Un autre Événement

## Fields

field_name = Nom
    .hint = Comme il est imprimé.
field_arrows = Flèches
    .hint = Tiens la carte droite : l’avant est en haut. Une flèche, c’est un pas ; deux flèches, jusqu’à deux.
field_ranged = Capture à distance
    .hint = Les cases qui portent cette icône.
field_protect = Protection
    .hint = Les cases qui portent cette icône.
field_lock = Blocage
    .hint = Les cases qui portent cette icône.
field_leaps = Passe par-dessus d’autres cartes
    .hint = Si ses déplacements passent par-dessus d’autres cartes.
field_covers = Peut finir sur d’autres cartes
    .hint = Si elle peut finir son déplacement sur une autre carte.
field_ability_effect = Capacité
    .hint = Ce que fait la capacité. Si rien ne convient, choisis « comme le dit la carte » : tu le fais et tu me dis ce qui a changé.
field_ability_title = Titre de la capacité
    .hint = Comme il est imprimé.
field_ability_who = Qui elle touche
    .hint = La carte de qui elle touche.
field_ability_from = Depuis quelles cases
    .hint = Où se trouve la carte touchée, vue de celle-ci.
field_ability_to = Vers quelles cases
    .hint = Où va cette carte, vue de celle-ci.
field_ability_directions = Dans quelles directions
    .hint = Les directions dans lesquelles elle peut la déplacer.
field_ability_captures = Peut capturer
    .hint = Si le déplacement peut capturer.
field_ability_cost = Ce qu’elle coûte
    .hint = « Elle-même » si la carte est retournée et défaussée pour cela.
field_note = Ta note
    .hint = Pour toi. La partie n’en tient pas compte.
field_actions = Actions
    .hint = La liste au recto, la plus haute d’abord.
field_arrow = Flèche
    .hint = Où pointe la flèche du verso quand le trait en dessous est vers toi.
field_turn = Elle tourne
    .hint = Dans quel sens elle tourne si elle ne trouve rien.
field_number = Numéro
    .hint = Numérote tes cartes comme tu veux, chacune une fois.
field_pies = Tartes
    .hint = Combien de tartes en haut de la carte ; 0 s’il n’y en a pas.
field_seek = Rechercher
    .hint = Les jetons du schéma Rechercher et leurs cases. Tiens la carte avec la région blanche en haut à gauche.
field_path_A = Chemin A
    .hint = Les pas du chemin, une direction chacun. Laisse vide si la carte n’a pas ce chemin.
field_path_B = Chemin B
    .hint = Laisse vide si la carte n’a pas ce chemin.
field_path_C = Chemin C
    .hint = Laisse vide si la carte n’a pas ce chemin.
field_path_D = Chemin D
    .hint = Laisse vide si la carte n’a pas ce chemin.
field_path_E = Chemin E
    .hint = Laisse vide si la carte n’a pas ce chemin.
field_path_F = Chemin F
    .hint = Laisse vide si la carte n’a pas ce chemin.
field_fight_pies = Combat de tartes : tartes
    .hint = Les tartes qu’elle utilise dans un combat.
field_fight_spells = Combat de tartes : sorts
    .hint = Les cartes Sort qu’elle pioche dans un combat.
field_trophy_track = Piste des trophées
    .hint = Les huit cases de la piste sur ton plateau, la rangée du haut de gauche à droite, puis la suivante. Laisse vide pour que je demande au début de chaque partie.
field_id = Nom
    .hint = Un nom court, à ton choix.
field_set = Couleur
    .hint = La couleur de l’éclair.
field_event = Événement
    .hint = Le côté gauche, pour la manche 3, avec tes mots. Je le lis quand il arrive.
field_event_trump = Atout de la manche 3
    .hint = Seulement si l’événement change l’atout.
field_event_off_suit = Autre couleur
    .hint = Seulement si l’événement dit quelle couleur doit jouer celui qui ne peut pas fournir.
field_round_1 = Manche 1
    .hint = Les effets à côté de cette manche, de haut en bas ; aucun si la rangée est vide.
field_round_2 = Manche 2
    .hint = Les effets à côté de cette manche, de haut en bas.
field_round_3 = Manche 3
    .hint = Les effets à côté de cette manche, de haut en bas.
field_round_4 = Manche 4
    .hint = Les effets à côté de cette manche, de haut en bas.
field_round_5 = Manche 5
    .hint = Les effets à côté de cette manche, de haut en bas.
field_extra_love = Cartes Extra Love
    .hint = Les valeurs imprimées de tes quatre cartes Extra Love, par exemple 3, ou 4/2 quand une carte en montre deux.
field_count = Combien
    .hint = Compte les cartes de ce nom dans ta boîte.
field_acts_as = Agit comme
    .hint = La ligne du tableau 1 des règles solo que suit la carte.
field_text = Texte
    .hint = Ce que dit la carte. Je le lis à voix haute.
field_completed_by = Accompli par
    .hint = Les cartes qui l’accomplissent, ou « je décide » à la table.
field_red_suits = Red Suits
    .hint = Toutes les cartes Red Suit de la boîte.
field_attacks = Attaques
    .hint = Toutes les cartes Attaque de la boîte.
field_card = Carte
    .hint = Le nom de cette carte dans la fiche ; les cartes imprimées n’en ont pas.
field_round_1_action = Manche 1
    .hint = L’action de cette manche, ou que la carte n’est plus dans le paquet.
field_round_2_action = Manche 2
    .hint = L’action de cette manche.
field_round_3_action = Manche 3
    .hint = L’action de cette manche.
field_round_4_action = Manche 4
    .hint = L’action de cette manche.
field_round_1_eggs = Manche 1 : œufs
    .hint = Combien d’œufs sont pondus.
field_round_2_eggs = Manche 2 : œufs
    .hint = Combien d’œufs sont pondus.
field_round_3_eggs = Manche 3 : œufs
    .hint = Combien d’œufs sont pondus.
field_round_4_eggs = Manche 4 : œufs
    .hint = Combien d’œufs sont pondus.
field_round_1_die_key = Manche 1 : liste des dés
    .hint = Les dés dans l’ordre de la carte.
field_round_2_die_key = Manche 2 : liste des dés
    .hint = Les dés dans l’ordre de la carte.
field_round_3_die_key = Manche 3 : liste des dés
    .hint = Les dés dans l’ordre de la carte.
field_round_4_die_key = Manche 4 : liste des dés
    .hint = Les dés dans l’ordre de la carte.
field_round_1_secondary = Manche 1 : et ensuite
    .hint = La petite icône sous l’action.
field_round_2_secondary = Manche 2 : et ensuite
    .hint = La petite icône sous l’action.
field_round_3_secondary = Manche 3 : et ensuite
    .hint = La petite icône sous l’action.
field_round_4_secondary = Manche 4 : et ensuite
    .hint = La petite icône sous l’action.

## Choices, where they are not named elsewhere

name_choice_by_hand = comme le dit la carte
name_choice_bring = amener une carte
name_choice_deploy = déployer une carte
name_choice_swap = échanger les places
name_choice_ally = une carte alliée
name_choice_opponent = une carte adverse
name_choice_nothing = rien
name_choice_itself = elle-même
name_choice_adjacent = chaque case voisine
name_choice_diagonals = chaque case voisine en diagonale
name_choice_anywhere = n’importe où
name_choice_any = toutes les directions
name_choice_player = je décide
name_choice_own_text = son propre texte
name_choice_out_of_deck = hors du paquet
name_choice_draw_cards = piocher des cartes
name_choice_play_bird = jouer un oiseau
name_choice_lay_eggs = pondre des œufs
name_choice_gain_food = prendre de la nourriture
name_choice_place_cube = poser un cube
name_choice_remove_cube = retirer un cube
name_choice_activate_pink = activer les pouvoirs roses

## At the table

words_card = carte cartes
no_such_card = Il n’y a pas de carte nommée « { $text_id } » à saisir ici. Sur la page, regarde sous « Tes cartes ».
card_counts_now = À partir de maintenant, je joue avec cette carte telle que tu l’as saisie.
card_counts_later = Enregistré. Je m’en sers dès la prochaine partie.
sheet_not_read = Ta fiche est inutilisable pour l’instant : { $reason_id }.
sheet_not_kept = Impossible de modifier ta fiche : { $reason_id }. La partie continue quand même avec elle.

## The form in a terminal

words_back = retour
words_skip = passer
words_quit = quitter q
words_empty = aucun aucune vide -
enter_which_sheet = Que veux-tu saisir ?
enter_which_card = Quelle carte ? Appuie sur Entrée pour { $title }, ou tape « quitter ».
enter_which_again = Quelle carte ? Tape son numéro, ou « quitter ».
enter_help = Appuie sur Entrée pour garder ce qui est entre crochets, ou tape « aucun » pour laisser vide. Tu peux aussi taper « retour », « passer » ou « quitter ».
enter_begin = { $title }.
enter_stand_in = Ce qui est entre crochets est inventé. Compare avec ta carte.
enter_field = { $label } [{ $value_id }]
enter_field_empty = { $label }
enter_nothing = aucun
enter_bad = { $label } : { $reason_id }.
enter_bad_sheet = { $reason_id }.
enter_saved = Enregistré. { $left ->
    [0] Il ne reste plus de carte d’entraînement.
    [one] Il reste une carte d’entraînement.
   *[other] Il reste { $left } cartes d’entraînement.
}
enter_skipped = { $title } reste comme avant.
enter_stopped = Tout ce que tu as fini est enregistré. Tu peux continuer un autre jour.
enter_typed_arrows = Par exemple : vers l’avant 2, vers la gauche
enter_typed_squares = En pas depuis la carte, par exemple : forward-forward, back-left
enter_typed_placed = Par exemple : quête B2, gemme E3
enter_typed_path = Par exemple : vers la droite, vers la droite, en bas à gauche
enter_typed_order = Dans l’ordre, séparés par des virgules.
enter_typed_several = Sépare-les par des virgules.
enter_yes = oui
enter_no = non
enter_number = donne un nombre entier
enter_choice = cela peut être { $choices_id }
enter_unclear = « { $text_id } » peut être { $choices_id }
enter_arrows = donne une direction avec 1 ou 2, par exemple : vers l’avant 2
enter_placed = donne une chose et une case, par exemple : gemme E3
enter_yes_or_no = réponds oui ou non
enter_no_form = { $title } n’a pas de cartes à saisir.
deck_stand_ins_left = encore des cartes d’entraînement : { $number } sur { $total } { $things } ({ $titles_id })

## The form on the page

enter_page_entered = Déjà saisi : { $entered } sur { $total } { $things }
