# French. What the Automa says and asks. An event's sentence has the event's name; a question's begins with ask_.
bot = l’Automa

## Set-up options

option_difficulty = Quelle force pour l’Automa ?
    .eaglet = Aiglon : un oiseau face cachée vaut 3 points
    .eagle = Aigle : 4 points, la partie normale
    .eagle_eyed = Aigle à l’œil perçant : 5 points
option_automubon = La carte pour experts, Automubon Society, est-elle dans la pioche Automa ?
    .out = non, elle reste dans la boîte
    .in = oui, elle rend les objectifs plus difficiles
option_goal_board = Quelle face du plateau Objectifs est visible ?
    .green = verte : première et deuxième places
    .blue = bleue : un point par élément
option_automa_deck = Qui pioche les cartes Automa ?
    .virtual = Tablemate les pioche
    .physical = je pioche les cartes imprimées et je dis ce qu’elles montrent
option_bonus_card = Qui pioche la carte Bonus de l’Automa ?
    .virtual = Tablemate la choisit
    .physical = je la pioche et je dis laquelle c’est
option_goal_tiles = Qui tire les quatre objectifs ?
    .physical = ils sont déjà sur le plateau, et je les nomme
    .virtual = Tablemate les tire
option_edition = Quelle est l’édition de tes cartes ?
    .en = anglaise
    .de = allemande
    .fr = française
    .es = espagnole
    .nl = néerlandaise
    .pl = polonaise
option_bird_sets = Quelles cartes Oiseau sont dans la pioche ?
    .base = le jeu de base
    .swift_start = les oiseaux du démarrage rapide
    .european = extension Europe, non vérifiée avec une deuxième source
    .oceania = extension Océanie, non vérifiée avec une deuxième source
    .asia = Wingspan Asie, non vérifié avec une deuxième source
    .americas = extension Amériques, non vérifiée avec une deuxième source
    .promo_asia = oiseaux promo d’Asie, non vérifiés avec une deuxième source
    .promo_britain = oiseaux promo de Grande-Bretagne, non vérifiés avec une deuxième source
    .promo_canada = oiseaux promo du Canada, non vérifiés avec une deuxième source
    .promo_europe = oiseaux promo d’Europe continentale, non vérifiés avec une deuxième source
    .promo_new_zealand = oiseaux promo de Nouvelle-Zélande, non vérifiés avec une deuxième source
    .promo_usa = oiseaux promo des États-Unis, non vérifiés avec une deuxième source
option_feeder = Comment l’Automa prend-il les dés de la mangeoire ?
    .looked = la caméra ou toi dites ce qui s’y trouve, et Tablemate dit ce qui part
    .told = tu suis sa liste devant la mangeoire, et tu dis ce qui a été pris
option_word_lists = Quelles listes de mots y a-t-il sur tes cartes Bonus ?
    .newer = les plus récentes (Cartographer cite « Prairie », Anatomist cite « back »)
    .older = les plus anciennes, sans ces deux mots
option_all_alike = Tous les dés encore identiques après un lancer ?
    .once = on les lance une fois, puis la liste vide la mangeoire
    .until_mixed = on les lance jusqu’à ce qu’ils soient différents
option_pink_powers = Quand tes pouvoirs roses se déclenchent-ils ?
    .icon = seulement sur l’icône rose d’une carte Automa
    .matching = aussi quand l’Automa fait ce qu’ils attendent

## Questions

ask_draw_bonus = Pioche une carte Bonus pour l’Automa. Laquelle est-ce ?
ask_prints_percentage = Ta carte Bonus { $bonus } indique-t-elle un pourcentage de cartes ?
ask_fits_name_bonus = { $bird } compte pour { $bonus } ? La carte Bonus indique quels noms comptent.
ask_draw_goals = Tire une tuile Objectif. Quel objectif montre-t-elle ?
ask_goals = Quels sont les quatre objectifs du plateau, de la première à la quatrième manche ?
ask_your_turn = À toi, tour { $turn } sur { $turns } de la manche { $round }. Dis-moi quand tu as fini.
ask_draw_automa = Révèle une carte Automa. Que montre sa partie pour la manche { $round } ?
ask_tray = Quels sont les trois oiseaux du présentoir, de gauche à droite ?
ask_feeder = Quels dés y a-t-il dans la mangeoire ?
ask_food_removed = Si la mangeoire est vide ou si tous ses dés sont identiques, lance les cinq dedans{ $all_alike_id ->
    [until_mixed] , jusqu’à ce qu’ils soient différents
   *[once] , une seule fois
}. Puis retire { $first_the } ; s’il n’y en a pas, { $second_the } ; puis { $others_the }, dans cet ordre. Qu’as-tu retiré ?
ask_thrown_dice = Que montrent les cinq dés ?
ask_goal_quantity = La manche est finie. L’objectif était : { $goal }. Combien en as-tu ?
ask_score_birds = Maintenant ton score. Combien de points sont imprimés sur tes oiseaux ?
ask_score_bonus = Combien de points te donnent tes cartes Bonus ?
ask_score_eggs = Combien d’œufs as-tu sur tes oiseaux ?
ask_score_cached = Combien de jetons Nourriture sont stockés sur tes oiseaux ?
ask_score_tucked = Combien de cartes sont glissées sous tes oiseaux ?
ask_leftover_food = Égalité. Combien de jetons Nourriture te reste-t-il ?

## Events and instructions

TableReadied = Donne à l’Automa { $cubes } cubes d’une couleur, et pose le plateau Objectifs côté { $board } visible. Prépare ton côté comme d’habitude, mais ne prends pas encore de carte Bonus.
AutomaDeckReadied = { $automubon_id ->
    [in] Mélange les onze cartes Automa, Automubon Society comprise, en une pioche face cachée.
   *[out] Laisse Automubon Society dans la boîte, et mélange les dix autres cartes Automa en une pioche face cachée.
}
NamesUnknown = Je ne sais pas ce que ton édition imprime sur { $number ->
    [one] un de ces oiseaux. Je lui donne son nom anglais et son nom latin ; le nom latin est sur la carte.
   *[other] { $number } de ces oiseaux. Je leur donne leur nom anglais et leur nom latin ; le nom latin est sur la carte.
}
NameBonusesLeftOut = Je laisse de côté ces cartes Bonus : { $bonuses }. Je ne sais pas ce que ton édition y imprime.
edition_noticed = Tes cartes semblent être d’une autre édition : { $edition }. Je comprends ces noms, et je proposerai cette édition à la prochaine partie.
BonusReturned = L’Automa ne peut pas utiliser { $bonus }. Remets la carte et pioches-en une autre.
BonusTaken = La carte Bonus de l’Automa est { $bonus }. Pose-la à côté de l’Automa, mélange les autres cartes Bonus et distribue-toi les tiennes.
GoalsLaid = Pose ces objectifs sur le plateau, de la première à la quatrième manche : { $goals }.
SetsUnchecked = Ces oiseaux n’ont pas été vérifiés avec une deuxième source, alors compare-les avec tes cartes : { $sets }.
BrownPowersExplained = Pendant tes tours, l’Automa ne participe pas aux pouvoirs bruns : il perd toutes les comparaisons et ne gagne rien.
RoundBegan = La manche { $round } commence : { $turns } tours chacun, et c’est toi qui joues en premier. L’objectif : { $goal }.
CardRevealed = La carte de l’Automa : { $face }.
CardsDrawn = Défausse les trois oiseaux du présentoir, donne à l’Automa un oiseau de la pioche, face cachée, et remplis le présentoir. Il a { $face_down ->
    [one] { $face_down } oiseau face cachée
   *[other] { $face_down } oiseaux face cachée
}.
BirdTaken = L’Automa prend { $bird }, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Pose la carte face visible à côté de l’Automa et remplis le présentoir.
BirdTakenOthersDiscarded = L’Automa prend { $bird }, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Pose la carte face visible à côté de l’Automa, défausse { $others }, et remplis le présentoir.
NoBirdMatched = Aucun oiseau ne correspond à { $bonus }. Laisse le présentoir tel quel, et donne à l’Automa un oiseau de la pioche, face cachée. Il a { $face_down ->
    [one] { $face_down } oiseau face cachée
   *[other] { $face_down } oiseaux face cachée
}.
EggsLaid = Donne { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
} à l’Automa. Il en a { $total } maintenant.
FeederThrown = { $reason_id ->
    [alike] Tous les dés de la mangeoire sont identiques. Relance les cinq.
   *[empty] La mangeoire est vide. Lance les cinq dés dedans.
}
DiceRemoved = L’Automa prend { $face_the }. Retire { $dice ->
    [one] ce dé
   *[other] ces { $dice } dés
} de la mangeoire.
FoodTaken = L’Automa a pris { $face_the }. Si la mangeoire est vide maintenant, lance les cinq dés dedans.
CubePlaced = Pose un cube de l’Automa sur l’objectif de cette manche. { $cubes ->
    [one] Il y en a { $cubes } maintenant.
   *[other] Il y en a { $cubes } maintenant.
}
CubeLacking = L’Automa devrait poser un cube, mais n’en a plus. Ne fais rien.
CubeRemoved = Retire un cube de l’Automa de l’objectif de cette manche. { $cubes ->
    [0] Il n’en reste plus.
   *[other] Il en reste { $cubes }.
}
NoCubeToRemove = L’Automa voudrait retirer un cube de l’objectif, mais il n’y en a pas.
PinkPowersActivated = Utilise maintenant tous les pouvoirs roses de ton plateau.
PinkPowersMatched = Si l’un de tes pouvoirs roses attend ceci, utilise-le maintenant : { $action }.
GoalScored = Décompte de l’objectif : { $goal }. Tu en as { $player } et tu marques { $player_points }. L’Automa en a { $automa } et marque { $automa_points }.
RankMarked = Marque ta place sur le plateau Objectifs avec un de tes cubes, et celle de l’Automa avec un des siens{ $returned ->
    [0] .
    [one] . Rends-lui le cube de la tuile Objectif.
   *[other] . Rends-lui les { $returned } cubes de la tuile Objectif.
}
TrayCleared = Défausse les oiseaux du présentoir et poses-en trois nouveaux.
AutomaDeckAdjusted = { $automa_deck_id ->
    [virtual] La pioche de l’Automa est mélangée pour la manche suivante.
   *[physical] Retire la carte Automa qui dit de la retirer après la manche { $round }, et mélange les autres pour la manche suivante.
}
GameScored = La partie est finie. Tu as { $player } points et l’Automa en a { $automa }. { $outcome_id ->
    [won] Tu gagnes. Bien joué !
    [lost] L’Automa gagne.
   *[shared] C’est une égalité.
}
TieBroken = Nourriture restante : { $player } pour toi, { $automa } pour l’Automa. { $outcome_id ->
    [won] Tu l’emportes au départage.
    [lost] L’Automa l’emporte au départage.
   *[shared] Vous partagez la victoire.
}

## Why, in this very case

because_BonusReturned = { $bonus } ne dit rien qui permette de choisir un oiseau dans le présentoir.
because_BirdTaken = { $bird } correspond à { $bonus } : { $bonus_id ->
    [anatomist] son nom contient une partie du corps
    [bird_counter] son pouvoir montre l’icône de nuée
    [bird_feeder] il mange des graines
    [cartographer] son nom contient un lieu
    [enclosure_builder] il niche au sol, ou dans un nid étoile
    [falconer] son pouvoir montre l’icône de prédateur
    [fishery_manager] il mange du poisson
    [food_web_expert] il ne mange que des invertébrés
    [forester] il ne vit qu’en forêt
    [historian] il porte le nom d’une personne, avec une apostrophe et un s
    [large_bird_specialist] son envergure dépasse 65 centimètres
    [nest_box_builder] il niche dans une cavité, ou dans un nid étoile
    [omnivore_expert] il mange n’importe quelle nourriture, le symbole joker
    [passerine_specialist] son envergure est de 30 centimètres ou moins
    [photographer] son nom contient une couleur
    [platform_builder] il niche sur une plateforme, ou dans un nid étoile
    [prairie_manager] il ne vit qu’en prairie
    [rodentologist] il mange des rongeurs
    [viticulturalist] il mange des fruits
    [wetland_scientist] il ne vit qu’en zone humide
    [wildlife_gardener] il a un nid en coupe, ou un nid étoile
   *[other] il remplit la condition de cette carte
}.
because_BirdTakenOthersDiscarded = { $bird }, { $others } : tous correspondent à { $bonus }, et aucun ne vaut plus que { $bird }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Chacun { $bonus_id ->
    [anatomist] a une partie du corps dans son nom
    [bird_counter] a un pouvoir avec l’icône de nuée
    [bird_feeder] mange des graines
    [cartographer] a un lieu dans son nom
    [enclosure_builder] niche au sol ou dans un nid étoile
    [falconer] a un pouvoir avec l’icône de prédateur
    [fishery_manager] mange du poisson
    [food_web_expert] ne mange que des invertébrés
    [forester] ne vit qu’en forêt
    [historian] porte le nom d’une personne, avec une apostrophe et un s
    [large_bird_specialist] a une envergure de plus de 65 centimètres
    [nest_box_builder] niche dans une cavité ou dans un nid étoile
    [omnivore_expert] mange n’importe quelle nourriture, le symbole joker
    [passerine_specialist] a une envergure de 30 centimètres ou moins
    [photographer] a une couleur dans son nom
    [platform_builder] niche sur une plateforme ou dans un nid étoile
    [prairie_manager] ne vit qu’en prairie
    [rodentologist] mange des rongeurs
    [viticulturalist] mange des fruits
    [wetland_scientist] ne vit qu’en zone humide
    [wildlife_gardener] a un nid en coupe ou un nid étoile
   *[other] remplit la condition de cette carte
}.
because_NoBirdMatched = { $tray } : { $bonus_id ->
    [anatomist] aucun n’a une partie du corps dans son nom
    [bird_counter] aucun n’a de pouvoir avec l’icône de nuée
    [bird_feeder] aucun ne mange de graines
    [cartographer] aucun n’a un lieu dans son nom
    [enclosure_builder] aucun ne niche au sol ou dans un nid étoile
    [falconer] aucun n’a de pouvoir avec l’icône de prédateur
    [fishery_manager] aucun ne mange de poisson
    [food_web_expert] aucun ne mange seulement des invertébrés
    [forester] aucun ne vit seulement en forêt
    [historian] aucun ne porte le nom d’une personne, avec une apostrophe et un s
    [large_bird_specialist] aucun n’a une envergure de plus de 65 centimètres
    [nest_box_builder] aucun ne niche dans une cavité ou dans un nid étoile
    [omnivore_expert] aucun ne mange n’importe quelle nourriture, le symbole joker
    [passerine_specialist] aucun n’a une envergure de 30 centimètres ou moins
    [photographer] aucun n’a une couleur dans son nom
    [platform_builder] aucun ne niche sur une plateforme ou dans un nid étoile
    [prairie_manager] aucun ne vit seulement en prairie
    [rodentologist] aucun ne mange de rongeurs
    [viticulturalist] aucun ne mange de fruits
    [wetland_scientist] aucun ne vit seulement en zone humide
    [wildlife_gardener] aucun n’a de nid en coupe ni de nid étoile
   *[other] aucun ne remplit la condition de cette carte
}.
because_DiceRemoved = { $place ->
    [1] Sa liste commence par { $face_the }, et il y en avait dans la mangeoire.
    [2] Sa liste commence par { $before_the }, mais il n’y en avait pas dans la mangeoire. Ensuite vient { $face_the }.
   *[other] Sa liste commence par { $before_the }, mais il n’y en avait pas dans la mangeoire. Ensuite vient { $face_the }.
}
because_FoodTaken = { $place ->
    [1] Sa liste commence par { $face_the }, et tu en as trouvé dans la mangeoire.
    [2] Sa liste commence par { $before_the }, mais tu n’en as pas trouvé. Ensuite vient { $face_the }.
   *[other] Sa liste commence par { $before_the }, mais tu n’en as pas trouvé. Ensuite vient { $face_the }.
}
because_FeederThrown = { $reason_id ->
    [alike] Tous les dés de la mangeoire montrent la même face.
   *[empty] Il ne reste aucun dé dans la mangeoire.
}
because_EggsLaid = La carte montre { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
}.
because_CubePlaced = Avec { $cubes ->
    [one] ce cube
   *[other] ses { $cubes } cubes
}, l’Automa en a { $cubes } de plus pour cet objectif.
because_NoCubeToRemove = Ses cubes sur cet objectif sont déjà partis, ou il n’y en a jamais eu.
because_GoalScored = L’Automa commence avec { $base } dans cette manche et a { $cubes ->
    [0] aucun cube
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} sur l’objectif, donc il en a { $automa }.

## The Automa's visible state

view_bonus = Carte Bonus : { $bonus }.
view_round = Manche { $round }, tour { $turn } sur { $turns }.
view_goal = Objectif : { $goal }. L’Automa en a { $has }, { $cubes ->
    [0] sans cube dessus.
    [one] { $cubes } cube dessus.
   *[other] { $cubes } cubes dessus.
}
view_face_up = { $number ->
    [0] Aucun oiseau face visible.
   *[other] Oiseaux face visible : { $birds }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
view_face_down = Oiseaux face cachée : { $number }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
view_eggs = Œufs : { $eggs }.
view_goals = Objectifs jusqu’ici : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
view_total = Score jusqu’ici : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The result sheet

column_player = Toi
column_automa = Automa
row_birds = Oiseaux
row_bonus = Cartes Bonus
row_goals = Objectifs de fin de manche
row_eggs = Œufs
row_cached = Nourriture stockée
row_tucked = Cartes glissées
row_total = Total

## Names

name_green = vert
name_blue = bleu
name_forest = forêt
name_grassland = prairie
name_wetland = zone humide
name_bowl = coupe
name_cavity = cavité
name_ground = sol
name_platform = plateforme
name_star = étoile
name_wild = joker
name_invertebrate = invertébré
    .gender = m
    .the = l’invertébré
    .counted = { $number ->
        [one] un invertébré
       *[other] { $amount } invertébrés
    }
    .also = ver, vers, insecte, insectes, chenille, asticot
name_seed = graine
    .gender = f
    .the = la graine
    .counted = { $number ->
        [one] une graine
       *[other] { $amount } graines
    }
    .also = graines, blé, épi, céréale
name_fruit = fruit
    .gender = m
    .the = le fruit
    .counted = { $number ->
        [one] un fruit
       *[other] { $amount } fruits
    }
    .also = fruits, baie, baies, cerise, cerises
name_fish = poisson
    .gender = m
    .the = le poisson
    .counted = { $number ->
        [one] un poisson
       *[other] { $amount } poissons
    }
name_rodent = rongeur
    .gender = m
    .the = le rongeur
    .counted = { $number ->
        [one] un rongeur
       *[other] { $amount } rongeurs
    }
    .also = souris, rat, mulot
name_invertebrate_seed = invertébré-ou-graine
    .gender = m
    .the = l’invertébré-ou-graine
    .counted = { $number ->
        [one] un invertébré-ou-graine
       *[other] { $amount } invertébré-ou-graine
    }
    .also = invertébré ou graine, ver ou graine, ver ou blé, les deux, double
name_all_invertebrate = tous les invertébrés
name_all_seed = toutes les graines
name_all_fruit = tous les fruits
name_all_fish = tous les poissons
name_all_rodent = tous les rongeurs
name_all_invertebrate_seed = tous les dés invertébré et graine à la fois
name_draw_cards = piocher des cartes
name_play_bird = jouer un oiseau
name_lay_eggs = pondre des œufs
name_lay_eggs_1 = pondre 1 œuf
name_lay_eggs_2 = pondre 2 œufs
name_lay_eggs_3 = pondre 3 œufs
name_lay_eggs_4 = pondre 4 œufs
name_lay_eggs_5 = pondre 5 œufs
name_gain_food = prendre de la nourriture
name_key_invertebrate = invertébré d’abord
name_key_seed = graine d’abord
name_key_fruit = fruit d’abord
name_key_fish = poisson d’abord
name_key_rodent = rongeur d’abord
name_key_invertebrate_seed = invertébré-ou-graine d’abord
name_place_cube = poser un cube
name_remove_cube = retirer un cube
name_activate_pink = activer les pouvoirs roses
name_birds_in_forest = oiseaux en forêt
name_birds_in_grassland = oiseaux en prairie
name_birds_in_wetland = oiseaux en zone humide
name_eggs_in_forest = œufs en forêt
name_eggs_in_grassland = œufs en prairie
name_eggs_in_wetland = œufs en zone humide
name_eggs_in_bowl = œufs dans les nids en coupe
name_eggs_in_cavity = œufs dans les nids en cavité
name_eggs_in_ground = œufs dans les nids au sol
name_eggs_in_platform = œufs dans les nids en plateforme
name_bowl_birds_with_egg = oiseaux avec un nid en coupe et un œuf
name_cavity_birds_with_egg = oiseaux avec un nid en cavité et un œuf
name_ground_birds_with_egg = oiseaux avec un nid au sol et un œuf
name_platform_birds_with_egg = oiseaux avec un nid en plateforme et un œuf
name_sets_of_eggs = séries d’un œuf dans chaque habitat
name_total_birds = oiseaux sur ton plateau
name_goal_board = plateau Objectifs
    .gender = m
    .the = le plateau Objectifs
    .of = du plateau Objectifs
    .in = sur le plateau Objectifs
name_tray = présentoir
    .gender = m
    .the = le présentoir
    .of = du présentoir
    .in = dans le présentoir
    .also = rivière
name_feeder = mangeoire
    .gender = f
    .the = la mangeoire
    .of = de la mangeoire
    .in = dans la mangeoire
name_european = l’extension Europe
name_oceania = l’extension Océanie
name_asia = Wingspan Asie
name_americas = l’extension Amériques
name_promo_asia = oiseaux promo d’Asie
name_promo_britain = oiseaux promo de Grande-Bretagne
name_promo_canada = oiseaux promo du Canada
name_promo_europe = oiseaux promo d’Europe continentale
name_promo_new_zealand = oiseaux promo de Nouvelle-Zélande
name_promo_usa = oiseaux promo des États-Unis
name_bot = affaires de l’Automa
    .gender = fp
    .the = les affaires de l’Automa
    .of = des affaires de l’Automa
    .in = chez l’Automa
name_automa_deck = pioche Automa
    .gender = f
    .the = la pioche Automa
    .of = de la pioche Automa
    .in = dans la pioche Automa
name_birds = oiseaux face visible
    .gender = mp
    .the = les oiseaux face visible
    .of = des oiseaux face visible
    .in = parmi les oiseaux face visible
name_face_down = oiseaux face cachée
    .gender = mp
    .the = les oiseaux face cachée
    .of = des oiseaux face cachée
    .in = parmi les oiseaux face cachée
    .counted = { $number ->
        [one] un oiseau face cachée
       *[other] { $amount } oiseaux face cachée
    }
name_bonus = carte Bonus
    .gender = f
    .the = la carte Bonus
    .of = de la carte Bonus
    .in = à la place de la carte Bonus
name_eggs = œufs
    .gender = mp
    .the = les œufs
    .of = des œufs
    .in = parmi les œufs
name_cubes = cubes
    .gender = mp
    .the = les cubes
    .of = des cubes
    .in = parmi les cubes
name_egg = œuf
    .counted = { $number ->
        [one] un œuf
       *[other] { $amount } œufs
    }
name_cube = cube
    .counted = { $number ->
        [one] un cube
       *[other] { $amount } cubes
    }
name_choice_none = rien

## What a card says, for anyone who looks it up

face_bird = { $scientific_id }. Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Habitat : { $habitats }. Nid : { $nest_id ->
    [none] aucun
   *[other] { $nest }
}.
face_bird_points = { $scientific_id }. Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
face_wanted = Cartes Bonus qui le veulent : { $bonuses }.

## The rules

why_name_bonuses = Anatomiste, Cartographe, Historien et Photographe regardent le nom des oiseaux : chaque édition a donc sa propre liste et son propre pourcentage. Ce qu’on ne sait pas de la tienne est laissé de côté quand Tablemate pioche, et demandé quand c’est toi qui pioches.
why_edition_names = Les noms des autres éditions viennent d’une seule source publique. Quand elle n’en a pas, Tablemate prend le nom anglais avec le nom latin, imprimé sur chaque carte Oiseau.
why_set_up = L’Automa joue avec huit cubes, ne paie rien et n’a ni plateau joueur, ni nourriture, ni pouvoirs. Le livret préfère la face verte du plateau Objectifs, mais on peut jouer les deux. Le marqueur de manche et les cartes de décompte peuvent rester dans la boîte : Tablemate s’en occupe.
    .section = Mise en place ; L’Automa
why_automa_deck = Les cartes Automa sont mélangées face cachée. La carte pour experts, Automubon Society, reste dans la boîte si tu joues sans elle.
    .section = Mise en place
why_bonus_card = Avant que tu reçoives tes propres cartes Bonus, on en pioche et révèle une pour l’Automa. Elle dit quels oiseaux l’Automa veut, et ne lui rapporte pas de points.
    .section = Mise en place
why_bonus_not_usable = L’Automa ne peut utiliser ni Directeur d’Élevage, ni Ornithologue de Basse-Cour, ni une carte Bonus sans pourcentage de cartes. Une telle carte est remise, et on en pioche une autre.
    .section = Mise en place
why_goal_tiles = Les quatre objectifs viennent de quatre tuiles différentes, et une tuile ne montre qu’une de ses deux faces.
    .section = Règles multijoueurs, mise en place
why_bird_sets = Ce qu’on sait de ces oiseaux vient d’une seule source. Les oiseaux interdits à l’Automa sont laissés de côté.
    .section = Tablemate ; Matériel
why_brown_powers = Pendant tes tours, tu suis les règles multijoueurs. L’Automa ne participe pas à tes pouvoirs bruns : là où ils te comparent à lui, il perd, et là où les autres gagneraient quelque chose, il ne gagne rien.
    .section = Ton tour : pouvoirs bruns
why_rounds = Les quatre manches ont huit, sept, six et cinq tours de chaque côté, et tu joues toujours en premier.
    .section = Mise en place ; Règles multijoueurs
why_automa_turn = On révèle une carte Automa, et seule sa partie pour la manche en cours compte. Ses icônes sont exécutées dans l’ordre.
    .section = Tour de l’Automa
why_draw_cards = Les trois oiseaux du présentoir sont défaussés, et l’Automa prend un oiseau de la pioche, face cachée. Si la pioche est épuisée, on mélange la défausse pour en former une nouvelle.
    .section = Tour de l’Automa : piocher des cartes
why_play_bird = L’Automa ramasse tous les oiseaux du présentoir que veut sa carte Bonus, en garde un qui vaut le plus de points, face visible, et les autres qu’il a ramassés sont défaussés. Les oiseaux qu’il ne veut pas restent dans le présentoir.
    .section = Tour de l’Automa : jouer un oiseau
    .word_lists_older = Ses listes de mots sont les plus anciennes, comme tu l’as choisi.
why_no_bird_matches = Aucun oiseau du présentoir ne remplit la carte Bonus de l’Automa, alors il prend un oiseau de la pioche, face cachée. Le présentoir reste tel quel. Si la pioche est épuisée, on mélange la défausse pour en former une nouvelle.
    .section = Tour de l’Automa : jouer un oiseau
why_bird_is_taken = Chaque oiseau n’existe qu’une fois, et celui-ci est déjà face visible chez l’Automa.
    .section = Tour de l’Automa : jouer un oiseau
why_lay_eggs = L’Automa reçoit un œuf pour chaque icône d’œuf dans la partie de cette manche.
    .section = Tour de l’Automa : pondre des œufs
why_gain_food = On choisit la première face de la liste, en partant de la gauche, qui se trouve dans la mangeoire, et on retire tous les dés qui la montrent. La face invertébré et graine à la fois est une face à part. L’Automa ne prend pas de nourriture.
    .section = Tour de l’Automa : prendre de la nourriture
why_all_dice_alike = Tous les dés de la mangeoire montrent la même face, alors on relance les cinq dés dans la mangeoire.
    .section = Tour de l’Automa : prendre de la nourriture
    .all_alike_once = On le fait une seule fois. S’ils sont encore identiques, la liste vide la mangeoire.
    .all_alike_until_mixed = Selon la lecture que tu as choisie, on le fait jusqu’à ce qu’ils soient différents.
why_feeder_empty = La mangeoire est vide, alors on lance les cinq dés dedans.
    .section = Règles multijoueurs, mangeoire
why_place_cube = Un cube sur la tuile Objectif de cette manche ajoute un à ce que l’Automa possède pour cet objectif.
    .section = Tour de l’Automa : poser un cube sur l’objectif
why_cube_lacking = L’Automa n’a plus de cube dans sa réserve, alors aucun n’est posé.
    .section = Tour de l’Automa : poser un cube sur l’objectif
why_remove_cube = Un cube retourne de la tuile Objectif de cette manche à l’Automa. S’il n’y en a pas sur la tuile, il ne se passe rien.
    .section = Tour de l’Automa : retirer un cube de l’objectif
why_activate_pink = Tous les pouvoirs roses des oiseaux de ton plateau sont activés. L’Automa lui-même ne fait rien.
    .section = Tour de l’Automa : activer les pouvoirs roses
    .pink_powers_icon = Ses autres actions ne déclenchent aucun pouvoir rose.
    .pink_powers_matching = Selon la lecture que tu as choisie, ses autres actions déclenchent aussi les pouvoirs roses qui les attendent.
why_pink_matching = Tu as choisi que les pouvoirs roses se déclenchent chaque fois que l’Automa fait ce qu’ils attendent, et pas seulement sur l’icône rose.
    .section = Tour de l’Automa : activer les pouvoirs roses (selon la lecture que tu as choisie)
why_goal_green = L’Automa a sa valeur de base pour cet objectif et cette manche, plus un par cube sur la tuile, mais jamais plus de cinq oiseaux dans un habitat. Sur la face verte, la plus grande quantité prend la première place. En cas d’égalité, on partage les deux places, arrondi à l’inférieur. On ne marque rien si on n’en a aucun.
    .section = Fin de manche : décompte des objectifs
why_goal_blue = L’Automa a sa valeur de base pour cet objectif et cette manche, plus un par cube sur la tuile, mais jamais plus de cinq oiseaux dans un habitat. Sur la face bleue, chaque élément vaut un point, jusqu’à cinq.
    .section = Fin de manche : décompte des objectifs
why_mark_rank = Un des cubes de l’Automa reste sur le plateau Objectifs pour marquer son rang ou son score, et un des tiens marque le tien, comme dans les règles multijoueurs. Les cubes de la tuile Objectif retournent dans sa réserve.
    .section = Fin de manche : décompte des objectifs
why_tray_cleared = À la fin d’une manche, les oiseaux du présentoir sont défaussés et on en pose trois nouveaux.
    .section = Règles multijoueurs, fin de manche
why_adjust_deck = La carte Automa qui dit de la retirer après cette manche quitte le jeu. Les autres sont mélangées pour la manche suivante.
    .section = Fin de manche : adapter la pioche Automa
why_final_score = L’Automa marque ses objectifs, les points imprimés de ses oiseaux face visible, trois, quatre ou cinq points par oiseau face cachée selon la difficulté, et un point par œuf. Sa carte Bonus ne rapporte rien.
    .section = Décompte final ; Niveaux de difficulté
why_tie = En cas d’égalité, celui à qui il reste le plus de nourriture gagne, et l’Automa compte comme s’il en avait deux. Si c’est encore égal, la victoire est partagée.
    .section = Décompte final
