# French. Why a file cannot be used: a sheet of cards, a saved game, or an answer in it. What stands in the file is shown as it is
# written there: take the facts whose names end in _id as they are.

bad_file = { $file_id } : { $reason }
bad_line = { $file_id }, ligne { $line_id } : { $reason }
bad_answer = { $value_id } n’est pas possible : { $rule }
bad_name = { $text_id } peut être l’un de ceux-ci : { $names_id }
as_said = { $text_id }

## The file as a whole

bad_csv = ce n’est pas un fichier CSV ({ $reason_id })
bad_csv_empty = il n’y a rien sous ses colonnes { $columns_id }
bad_columns = les colonnes sont { $found_id } ; elles doivent être { $columns_id }
bad_cells = il y a { $number } cellules ; les colonnes sont { $columns_id }
bad_size = il y a { $number } caractères ; une fiche en a au plus { $most }
bad_length = il y a { $number } caractères ; une ligne en a au plus { $most }
bad_dots = il y a { $number } points ; une ligne en a au plus { $most }
bad_toml = ce n’est pas un fichier TOML ({ $reason_id })
bad_nesting = ses crochets sont trop imbriqués pour être lus
bad_empty = il est vide
bad_to_write = impossible de l’enregistrer ({ $reason_id })
bad_count = la fiche finit avec { $number } entrées sous [[{ $heading_id }]] ; il en faut { $span ->
    [0] { $least }
   *[other] de { $least } à { $most }
}
bad_unfilled = { $field_id } est encore à recopier de tes cartes ; { $number ->
    [1] c’est le seul champ qui reste
   *[other] il reste { $number } champs
}
no_such_entry = { $file_id } n’a pas de { $heading_id } numéro { $number }
no_such_fields = { $file_id } n’a pas de champs numéro { $number }
no_such_heading = { $file_id } n’a pas de cartes du genre { $heading_id }

## A field of a card; $needed is one of the sentences below that begin with need

bad_card = { $title_id } : { $reason }
bad_value = { $field_id } vaut { $found_id } ; { $needed }
bad_missing = { $field_id } manque ; { $needed }
bad_item = { $field_id } contient { $found_id } ; { $needed }
bad_field = { $field_id } est inconnu ; sont permis { $allowed_id }
bad_lack = { $field_id } manque ; il faut { $fields_id }
bad_twice = { $field_id } vaut { $found_id } ; la ligne { $line_id } le dit aussi, et chaque [[{ $heading_id }]] a besoin du sien

## What a field needs

need_this = il le faut
need_own = une autre carte l’a déjà
need_one_of = sont permis { $allowed_id }
need_whole = il faut un nombre entier
need_number = il faut un nombre entier de { $least } à { $most }
need_letters = il faut des lettres lisibles, { $most } au plus
need_words = il faut des mots entre guillemets
need_shorter = il y a { $number } lettres, et { $most } au plus sont permises
need_readable = il faut des lettres, des chiffres et des signes lisibles
need_flag = sont permis true et false
need_part = il faut des lignes qui commencent par { $field_id }.
need_entries = il faut des entrées sous [[{ $heading_id }]]

## Crownfell

bad_characters = { $missing_id } manque ; le livret nomme { $known_id }
need_name = il faut un nom de 31 lettres au plus
need_arrows = il faut des directions avec 1 ou 2, comme {"{"} forward = 2 {"}"}
need_squares = il faut une liste comme ["forward", "back-left"]
need_squares_or = il faut { $areas_id } ou une liste comme ["forward", "back-left"]
need_squares_once = chaque case est permise une fois, et il y en a une deux fois
need_steps = sont permis { $steps_id }, reliés par -
need_near_square = une case doit être à une distance de 1 à { $most }
need_square = il faut au moins une case
need_ability = il faut « none », ou un titre et un effet
need_directions = il faut « any » ou une liste comme ["forward"]
need_actions = il faut une liste comme ["capture", "move"]
need_actions_once = chaque action est permise une fois

## Flat Earth

bad_rows = aucune [[card]] n’agit comme { $row_id } ; le Tableau 1 demande une carte de chaque : { $rows_id }
bad_events = il y a { $number } cartes Événement ; une Chronologie en demande au moins { $least }
too_few_attacks = la liste a { $number } cartes Attaque ; { $each } dans chaque pioche en demandent { $needed }
too_few_events = la liste a { $number } cartes Événement ; la Chronologie en demande { $needed }
need_card_name = il faut au plus { $most } lettres, chiffres et espaces, le premier une majuscule ou un chiffre
need_no_attack = ce nom est pris par les cartes comptées comme attaques
need_sentence = il faut une phrase sans tirets bas ni accolades
need_completing = il faut une liste de noms de cartes, ou { $player_id } si tu juges à la table

## My Little Scythe

bad_seek = une carte a deux ou trois parties, donc elle montre des tartes ou un schéma Rechercher, pas les deux
bad_path = la carte n’a pas de chemin ; il en faut au moins un, comme path.A = ["left", "left"]
need_track = il les faut toutes les huit : { $trophies_id }
need_seek = il faut une liste comme ["quest B2", "gem E3"], ou [] s’il n’y a rien
need_token = sont permis { $tokens_id } avec une case de A1 à G4
need_path = il faut une liste de 1 à { $most } directions

## Origin Story

bad_colours = il y a { $number } cartes { $colour_id } ; il en faut { $needed } de chaque couleur
bad_extra_love = ADD love { $value } demande deux cartes Extra Love qui montrent { $value } ; extra_love contient { $found_id }
need_extra_love = il faut une liste de { $number } cartes
need_values = sont permises les valeurs de { $least } à { $most }, comme "3", ou "4/2" pour deux valeurs
need_short_name = il faut un nom court, en lettres et chiffres, comme R1
need_event = il faut le texte de la carte, { $most } lettres au plus
need_effects = il faut une liste d’effets, ou [] si la rangée est vide
need_effect = sont permis REPLACE 1 à 8, ADD love 1 à 13 et MOVE 1 à 8 love LEFT

## Wingspan

bad_round = la carte { $card_id } a deux fois la manche { $round }
bad_twins = deux cartes commencent leur liste de la manche { $round } par le même dé mais continuent autrement, donc je ne pourrais pas dire laquelle tu as piochée. Laisse Tablemate piocher les cartes Automa
need_die_key = il les faut toutes les six : { $faces_id }, reliées par >

## What comes with a game: its table and its rules

bad_rule = la règle [{ $rule_id }] demande exactement une section et des mots, et peut avoir des lectures
need_room = l’emplacement { $place_id } demande { $width_id } mm sur { $height_id } mm autour du milieu
need_places = il faut pour chaque emplacement une ligne comme at_mm.A1 = [0, 30]
need_so_many_places = il faut de 1 à { $most } emplacements
need_word = il faut au plus { $most } lettres, chiffres et _
need_word_list = il faut une liste de mots comme ["black", "white"]
need_words_once = chaque mot est permis une fois
need_facings = il faut pour chaque face une ligne comme facings.black = "towards"
need_signs = il faut des lettres ou des chiffres différents, comme ABC, dix au plus
need_box = il faut la gauche, le haut, la droite et le bas, comme [0.3, 0, 1, 0.2]
need_shares = il faut des parts de 0 à 1, la gauche avant la droite et le haut avant le bas
need_size = il faut une largeur et une hauteur au-dessus de 0
need_pair = il faut deux nombres, comme [57, 87]
need_near = il faut des millimètres, { $most_id } au plus

## A saved game

journal_held = un autre Tablemate joue cette partie. Ferme-le d’abord là-bas, ou commence une nouvelle partie ici
journal_changed = un autre programme vient d’y écrire. Réessaie
journal_damaged = la ligne est abîmée ; reprends une copie du fichier ou commence une nouvelle partie
journal_empty = le fichier est vide ; il n’y a pas de partie dedans. Supprime-le
journal_no_file = ce n’est pas un fichier. Déplace-le ailleurs
journal_too_large = c’est bien trop gros pour une partie enregistrée. Déplace-le ailleurs
journal_not_read = impossible de le lire ({ $reason_id })
journal_torn = { $file_id } : la dernière ligne a été coupée pendant l’écriture, je la laisse de côté.
journal_format = ce n’est pas un journal Tablemate au format { $format } (j’ai trouvé { $found_id })
journal_rules = la partie a été jouée comme { $played_id }, version { $version_id } des règles ; ce Tablemate joue { $here_id }, version { $version_here_id }
journal_header = l’en-tête est abîmé ({ $reason })
journal_entry = l’entrée est inutilisable ({ $reason })
journal_order = ici devrait se trouver l’entrée { $number_id }, j’ai trouvé { $found_id }
journal_lack = { $part_id } manque
journal_part = { $part_id } vaut { $found_id }
journal_option = une option vaut { $found_id }
journal_over = la partie était finie avant
journal_number = { $part_id } vaut { $found_id }, et peut aller de 1 à { $most }
journal_topic = la réponse est pour { $found_id }, la question pour { $asked_id }
journal_topic_over = la réponse est pour { $found_id }, mais la partie est finie

## An answer that is none

nothing_to_answer = la partie est finie ; il n’y a plus rien à répondre
answer_done = { $topic_id } attend true quand c’est fait, pas { $found_id }
answer_places = { $zone_id } attend ce qui se trouve à chaque emplacement, pas { $found_id }
answer_place = { $place_id } n’est pas un emplacement de { $zone_id }
answer_things = { $place_id } de { $zone_id } contient une liste de choses, pas { $found_id }
