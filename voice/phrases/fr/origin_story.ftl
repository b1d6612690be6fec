# French. What the Vancardians say and ask. An event's sentence has the event's name; a question's begins with ask_.
bot = les Vancardians

## Set-up options

option_difficulty = Quelle difficulté pour la partie ?
    .level_0 = niveau 0, le plus facile, pour commencer
    .level_1 = niveau 1
    .level_2 = niveau 2
    .level_3 = niveau 3
    .level_4 = niveau 4
    .level_5 = niveau 5, le plus dur
option_playing_cards = Qui distribue les cartes à jouer ?
    .physical = je distribue les vraies cartes et je dis lesquelles
    .virtual = Tablemate distribue, pas besoin de cartes sur la table
option_vancardian_deck = Qui pioche les cartes Vancardian ?
    .virtual = Tablemate les pioche dans la fiche du paquet
    .physical = je pioche les cartes imprimées et je dis ce qu’elles montrent
option_dealer = Qui choisit le premier donneur ?
    .virtual = Tablemate tire au sort
    .physical = moi, et je dis qui c’est
option_level_set = Quelles cartes Vancardian sont les plus dures, celles que compte le niveau ?
    .red = les cartes à l’éclair rouge
    .green = les cartes à l’éclair vert
option_replace_hero = Quelles cartes REPLACE prend-il quand tu joues héros ?
    .non_love = ses plus basses cartes hors Love
    .any = ses plus basses cartes, quelle que soit la couleur
option_replace_short = REPLACE contre un héros, et elle a trop peu de cartes hors Love ?
    .love_too = on continue avec ses plus basses cartes Love
    .fewer = on remplace moins de cartes
option_replace_new = REPLACE peut-il prendre les cartes qu’on vient de piocher pour lui ?
    .old_only = non, seulement celles qu’elle avait avant
    .new_too = oui, elles comptent aussi
option_move_leftmost = MOVE, et sa seule carte Love est déjà tout à gauche ?
    .moved = elle compte comme déplacée
    .not_moved = rien n’a été déplacé, alors elle fait REPLACE
option_vancardian_order = Quelle Vancardian reçoit ses cartes en premier ?
    .automaton_first = Automaton
    .factoryon_first = Factoryon
option_extra_love_value = Combien vaut une carte Extra Love ?
    .ask = me le demander quand la carte ne donne pas une seule valeur
    .keyword = toujours le nombre après ADD
option_extra_love_shuffle = Une carte Extra Love est dans la défausse quand on la mélange ?
    .in = elle est mélangée à la pioche
    .aside = elle est mise de côté
option_reveal = Et si une carte est révélée deux fois, ou seulement un instant ?
    .once = sa valeur change une fois, pour toute la manche
    .cumulative = chaque révélation la change encore
    .until_hidden = elle ne change que tant que la carte est révélée
option_trump_reading = L’atout est une autre couleur. Que veut dire Love dans les règles des Vancardians ?
    .heart = les cartes Love, comme toujours
    .trump = la couleur d’atout
option_surrendered_trick = Le pli que tu abandonnes compte-t-il parmi les plis du meneur ?
    .no_trick = non, il ne vaut que son point
    .counts = oui

## Questions

ask_draw_dealer = Donne le jeton Donneur à quelqu’un au hasard. Qui l’a ?
ask_draw_playing = Retourne une carte à jouer. Laquelle est-ce ?
ask_draw_red = Retourne la carte Vancardian rouge du dessus. Laquelle est-ce ?
ask_draw_green = Retourne la carte Vancardian verte du dessus. Laquelle est-ce ?
ask_your_hand = Quelles sont tes { $number } cartes, de gauche à droite ?
ask_deal_row = Distribue { $number } cartes à { $who }. Lesquelles, de gauche à droite ?
ask_replacement = Pioche { $number ->
    [one] une carte pour { $who }. Laquelle est-ce ?
   *[other] { $number } cartes pour { $who }. Lesquelles, dans l’ordre ?
}
ask_drawn = { $who } suit. Pioche { $number ->
    [one] une carte pour elle. Laquelle est-ce ?
   *[other] { $number } cartes pour elle. Lesquelles, dans l’ordre ?
}
see_deal_row = Distribue { $number } cartes à { $who }, de gauche à droite.
see_replacement = Pioche { $number ->
    [one] une carte pour { $who }, et pose-la
   *[other] { $number } cartes pour { $who }, et pose-les
} à l’endroit des cartes piochées.
see_drawn = { $who } suit. Pioche { $number ->
    [one] une carte pour elle, et pose-la
   *[other] { $number } cartes pour elle, et pose-les
} à l’endroit des cartes piochées.
see_your_lead = Pli { $trick }. Tu entames, côté { $alignment }. Joue une carte de ta rangée, ou dis « capacité ».
see_your_card = Pli { $trick }. L’entame est { $lead }, et tu joues { $alignment }. Joue une carte de ta rangée, ou dis « capacité ».
see_give_card = Retire une autre carte de ta rangée pour { $who }, en échange de { $card }.
see_you_row = Change ta rangée comme le dit ta capacité, et laisse-la de façon que je la lise. Pose la carte FAIT si rien ne change.
see_automaton_row = Change la rangée d’Automaton comme le dit ta capacité, et laisse-la de façon que je la lise. Pose la carte FAIT si rien ne change.
see_factoryon_row = Change la rangée de Factoryon comme le dit ta capacité, et laisse-la de façon que je la lise. Pose la carte FAIT si rien ne change.
see_you_order = Pose ta rangée dans son nouvel ordre. Pose la carte FAIT si rien ne change.
see_automaton_order = Pose la rangée d’Automaton dans son nouvel ordre. Pose la carte FAIT si rien ne change.
see_factoryon_order = Pose la rangée de Factoryon dans son nouvel ordre. Pose la carte FAIT si rien ne change.
ask_printed_event = L’événement change-t-il ce qu’on peut jouer ? Je demanderai les points qu’il donne à la fin de la manche.
ask_event_off_suit = Quelle couleur doit jouer qui ne peut pas fournir ?
ask_charged = As-tu chargé quelque chose ? { $superhero_id ->
    [yes] De toute façon je demande après chaque pli, à cause de ton super-héros.
   *[no] Si oui, je demanderai maintenant et après chaque pli.
}
ask_alignment = Tu es héros ou vilain cette manche ?
ask_printed_row = { $so_far ->
    [0] Retourne la carte du dessus du paquet Vancardian. Qu’y a-t-il à côté de la manche { $round } ?
   *[other] Qu’y a-t-il d’autre à côté de la manche { $round } ?
}
ask_printed_number = Quel nombre est imprimé avec « { $keyword } » ?
ask_extra_value_printed = Prends deux cartes Extra Love qui montrent { $number }. Combien valent-elles ?
ask_extra_value = La carte Extra Love pour { $who } porte deux valeurs, et l’effet dit { $number }. Combien vaut-elle ?
ask_your_lead = Pli { $trick }. Tu entames, côté { $alignment }. Quelle carte ?
ask_your_card = Pli { $trick }. L’entame est { $lead }, et tu joues { $alignment }. Quelle carte ?
ask_trick_over = { $who_id ->
    [you] Tu vas prendre le pli avec { $card }.
   *[other] { $who } va prendre le pli avec { $card }.
} On continue, ou tu utilises une capacité ?
ask_charging = Quelque chose agit-il maintenant, avant que tu choisisses ton camp ? Les échanges avec les Vancardians viennent plus tard.
ask_when_charged = Les Vancardians sont en place. On continue, ou tu utilises une capacité « When Charged » qui devait attendre ?
ask_end_of_round = La manche est finie{ $surrendered_id ->
    [yes] , et les capacités sur les plis ne se déclenchent pas
   *[no] {""}
}. Une capacité « End of Round » ou l’événement donne-t-il quelque chose ?
ask_ability = Que fait ta capacité ?
ask_give_card = Quelle autre carte donnes-tu à { $who } contre { $card } ?
ask_revealed = Lesquelles de tes cartes révèles-tu ?
ask_hidden = Quelles cartes caches-tu à nouveau ?
ask_swap_card = Quelle carte joues-tu à la place de { $card } ?
ask_changed_card = Quelle carte change ?
ask_changed_suit = De quelle couleur est { $card } maintenant ?
ask_raised_by = { $card } vaut { $value }. Combien ajoute-t-on ?
ask_lowered_by = { $card } vaut { $value }. Combien enlève-t-on ?
ask_you_row = Quelles cartes sont dans ta rangée maintenant, de gauche à droite ?
ask_automaton_row = Quelles cartes sont dans la rangée d’Automaton maintenant, de gauche à droite ?
ask_factoryon_row = Quelles cartes sont dans la rangée de Factoryon maintenant, de gauche à droite ?
ask_you_gone = Lesquelles de tes cartes partent ?
ask_automaton_gone = Lesquelles des cartes d’Automaton partent ?
ask_factoryon_gone = Lesquelles des cartes de Factoryon partent ?
ask_cards_drawn = Combien de cartes pioches-tu ?
ask_you_order = Dans quel ordre sont tes cartes, de gauche à droite ?
ask_automaton_order = Dans quel ordre sont les cartes d’Automaton, de gauche à droite ?
ask_factoryon_order = Dans quel ordre sont les cartes de Factoryon, de gauche à droite ?
ask_who_gains = Qui gagne des points ?
ask_who_loses = Qui perd des points ?
ask_points_gained = Combien de points ?
ask_points_lost = Combien de points ?
ask_whose_tricks = De qui le nombre de plis a-t-il changé ?
ask_tricks = { $who_id ->
    [you] Combien de plis as-tu maintenant ?
   *[other] Combien de plis a { $who } maintenant ?
}
ask_trump = Quelle couleur est atout maintenant ?

## Events and instructions: set-up

TableReadied = Remets les cartes Événement dans la boîte. Mets les jetons Endurance et les cartes Histoire mélangées à portée de main.
PlayerReadied = Prends un plateau joueur au hasard, un cadran sur 0, un jeton Endurance, et 2 cartes Super-héros face cachée sur ton plateau. Les autres super-héros retournent dans la boîte. Chaque fois qu’une carte Histoire ou Super-héros porte l’icône que les règles solo excluent, retire-la et pioches-en une autre.
DialsReadied = Donne à Automaton et à Factoryon un cadran chacune, sur 0, côté rouge, héros, visible.
LevelChosen = Niveau { $level }. { $level ->
    [0] Les cinq cartes Vancardian sont { $easy_plural }.
    [5] Les cinq cartes Vancardian sont { $hard_plural }.
    [1] La carte Vancardian de la dernière manche est { $hard_feminine }, les autres sont { $easy_plural }.
   *[other] Les cartes Vancardian des { $level } dernières manches sont { $hard_plural }, les autres { $easy_plural }.
}
DeckBuilt = Mélange les cartes Vancardian rouges et vertes en deux paquets d’événements. { $level ->
    [0] Sans regarder, prends-en 5 du paquet { $easy } : c’est le paquet Vancardian.
    [5] Sans regarder, prends-en 5 du paquet { $hard } : c’est le paquet Vancardian.
   *[other] Sans regarder, prends-en { $level } du paquet { $hard } pour le paquet Vancardian, et pose dessus { $rest } du paquet { $easy }.
} Ne le mélange pas. Tu diras ce que montrent tes cartes imprimées.
DealerChosen = { $dealer_id ->
    [you] Tu reçois le jeton Donneur.
   *[other] Donne le jeton Donneur à { $dealer }.
}

## Round set-up

RoundBegan = Manche { $round }. { $dealer_id ->
    [you] C’est toi qui donnes
   *[other] C’est { $dealer } qui donne
}, et { $leader_id ->
    [you] tu entames
   *[other] { $leader } entame
} le premier pli.
CardsGathered = { $by_id ->
    [you] Mélange les 52 cartes à jouer, sans les cartes Extra Love, et distribue-t’en 8 en rangée.
   *[tablemate] Les 52 cartes à jouer sont mélangées et distribuées.
}
ExtraLoveSetAside = Mets de côté les quatre cartes Extra Love.
RowDealt = { $who_id ->
    [you] Tes cartes : { $cards }.
   *[other] { $who } a { $cards }.
}
EventDrawn = L’événement de cette manche, du paquet { $colour } : { $text }
PrintedEventDrawn = Retourne la carte du dessus du paquet d’événements { $colour }. Son côté gauche vaut pour cette manche.
StoryPlayed = Gagne un jeton Endurance et pioche 3 cartes Histoire. Joues-en une sur l’emplacement { $round } de ton plateau et défausse les deux autres.
SuperheroPlayed = Joue un de tes deux super-héros, reçois ses avantages et défausse l’autre.
AbilitiesCharged = Place tes jetons Endurance pour charger tes capacités.
AlignmentChosen = { $alignment_id ->
    [hero] Tu es héros : chaque pli vaut un point.
   *[villain] Tu es vilain : 4 points si tu ne gagnes aucun pli.
}
RowEmpty = La carte Vancardian ne montre rien pour la manche { $round }.
EffectResolved = La carte Vancardian dit : { $keyword_id ->
    [replace] remplacer { $number }.
    [add_love] ajouter Love { $number }.
   *[move_love] déplacer { $number } Love à gauche.
}
CardsReplaced = { $who } défausse { $gone }, et reçoit { $new } à l’extrémité droite.
NothingReplaced = { $who } n’a que des cartes { $love }, donc rien n’est remplacé.
LoveAdded = { $who } défausse { $gone } de l’extrémité droite, et reçoit à l’extrémité gauche une carte Extra Love qui vaut { $value }. Je l’appelle { $card }.
LoveMoved = { $already_id ->
    [yes] { $who } a déjà { $cards } à l’extrémité gauche.
   *[no] { $who } déplace { $cards } à l’extrémité gauche.
}
NoLoveMoved = { $card_id ->
    [none] { $love_id ->
        [none] Il n’y a pas d’atout, donc { $who } n’a pas de carte à déplacer. Elle en remplace { $number }.
       *[other] { $who } n’a pas de carte { $love } à déplacer, donc elle en remplace { $number }.
    }
   *[other] { $card } est déjà tout à gauche chez { $who }, donc ne bouge pas. Elle remplace { $number }.
}

## Tricks

DeckReshuffled = La pioche est vide. { $goes_id ->
    [aside] Mets de côté { $extra }. Le reste de la défausse est mélangé en une nouvelle pioche de { $cards }.
    [in] La défausse est mélangée en une nouvelle pioche de { $cards }, avec { $extra } dedans.
   *[none] La défausse est mélangée en une nouvelle pioche de { $cards }.
}
CardLed = { $who } entame avec { $card }{ $plain_id ->
    [yes] .
   *[no] , qui vaut { $value }.
}
CardFollowed = { $who } joue { $card }{ $plain_id ->
    [yes] {""}
   *[no] , qui vaut { $value }
}{ $ahead_id ->
    [yes] , et prend l’avantage.
    [no] , et reste derrière.
   *[last] .
}
CardsRefused = { $who } ne garde rien et défausse { $refused }.
CardsKept = { $who } garde { $kept } à l’extrémité droite, à la place de { $dropped }.
CardKept = { $who } garde { $kept } à l’extrémité droite, à la place de { $dropped }, et défausse { $refused }.
DrawSkipped = Il n’y a plus de carte à piocher, donc { $who } ne pioche rien.
TrickWon = { $who_id ->
    [you] Tu prends le pli avec { $card }. Tu as { $tricks } { $tricks ->
        [one] pli.
       *[other] plis.
    }
   *[other] { $who } prend le pli avec { $card }. Elle a { $tricks } { $tricks ->
        [one] pli.
       *[other] plis.
    }
}
Surrendered = Tu abandonnes. { $who } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et la manche finit.

## Your abilities

CardTaken = Tu prends { $card } à { $who }.
CardGiven = Tu donnes { $card } à { $who }, tout à gauche de sa rangée.
CardsRevealed = Désormais un de { $alignment_id ->
    [hero] moins
   *[villain] plus
} en valeur : { $cards }.
CardsHidden = De nouveau cachées, avec leur valeur d’avant : { $cards }.
PlayedSwapped = Tu joues { $card } et reprends { $back }.
AnyCardAllowed = Ta prochaine carte n’a pas besoin de fournir.
TrickRewound = Le pli est repris. Remises en place : { $cards }. Tu entames.
CardChanged = { $card } compte comme { $suit } { $value } pour cette manche.
CardsDrawnAnew = { $who_id ->
    [you] Tu pioches { $cards }.
   *[other] { $who } reçoit { $cards }.
}
RowChanged = { $who_id ->
    [you] Ta rangée est maintenant { $cards }.
   *[other] La rangée { $who_of } est maintenant { $cards }.
}
AlignmentChanged = Tu es { $alignment } maintenant.
PointsGained = { $who_id ->
    [you] Tu as { $total ->
        [one] { $total } point
       *[other] { $total } points
    } maintenant.
   *[other] { $who } a { $total ->
        [one] { $total } point
       *[other] { $total } points
    } maintenant.
}
TricksCounted = { $who_id ->
    [you] Tu as
   *[other] { $who } a
} { $tricks ->
    [one] { $tricks } pli maintenant.
   *[other] { $tricks } plis maintenant.
}
TrumpChanged = { $trump_id ->
    [none] Il n’y a plus d’atout maintenant.
   *[other] L’atout est maintenant { $trump }.
}

## The end of a round and of the game

RoundScored = On compte la manche { $round }. Tu gagnes { $you_gained } et tu as { $you_total }. Automaton gagne { $automaton_gained } et a { $automaton_total }. Factoryon gagne { $factoryon_gained } et a { $factoryon_total }. Règle les cadrans.
RoundCleared = Reprends tes jetons Endurance dans ta réserve{ $event_id ->
    [yes] , défausse l’événement
   *[no] {""}
}, et { $dealer_id ->
    [you] prends le jeton Donneur.
   *[other] passe le jeton Donneur à { $dealer }.
}
GameScored = Tu as { $you ->
    [one] { $you } point
   *[other] { $you } points
}, Automaton en a { $automaton }, et Factoryon { $factoryon }. { $outcome_id ->
    [won] Tu gagnes. Bien joué !
    [lost] Les Vancardians gagnent.
   *[shared] Vous partagez la victoire.
}

## Why, in this very case

because_CardLed = Sa rangée était { $row }.
because_CardFollowed = { $reason_id ->
    [follow_beat] De ses cartes { $lead }, { $card } est la plus basse qui batte { $beaten }.
    [follow_under] Elle n’a pas de { $lead } qui batte { $beaten }, et { $card } est sa plus basse.
    [follow_void] Elle n’a pas de { $lead }, et { $card } est sa carte la plus basse.
    [follow_villain_love] Elle ne peut jouer que { $love }, et { $card } est la plus basse.
   *[follow_villain] { $card } est la plus basse qu’elle peut jouer{ $love_id ->
        [none] {""}
       *[other] {" "}hors { $love }
    }.
} Sa rangée était { $row }.
because_CardsRefused = Sa rangée n’avait que { $suits }.
because_CardsKept = Sa rangée avait { $suits }.
because_CardKept = Sa rangée avait { $suits }.

## The visible state

view_points = Points : toi { $you }, Automaton { $automaton }, Factoryon { $factoryon }.
view_round = Manche { $round }{ $trick ->
    [0] {""}
   *[other] , pli { $trick }
}. { $alignment_id ->
    [undecided] Tu n’as pas encore choisi ton camp.
   *[other] Tu joues { $alignment }.
}
view_tricks = Plis : toi { $you }, Automaton { $automaton }, Factoryon { $factoryon }.
view_trump = Atout : { $trump }.
view_off_suit = Qui ne peut pas fournir doit jouer { $suit }.
view_row = { $who_id ->
    [you] Ta rangée : { $cards }.
   *[other] { $who } : { $cards }.
}
view_drawn = Juste piochées : { $cards }.
view_trick = Dans le pli : { $cards }.
view_worth = { $card } compte comme { $suit } { $value }.

## The result sheet

column_you = Toi
column_automaton = Automaton
column_factoryon = Factoryon
row_tricks = Plis et camp
row_surrender = Abandons
row_cards = Cartes et événement
row_total = Total

## Names

name_vancardians_toml = le paquet Vancardian
name_you = toi
    .of = de toi
name_automaton = Automaton
    .of = d’Automaton
name_factoryon = Factoryon
    .of = de Factoryon
name_brains = Brains
    .also = cerveau, intelligence
name_love = Love
    .also = amour, cœur
name_speed = Speed
    .also = vitesse
name_strength = Strength
    .also = force
name_none = aucun
name_hero = héros
name_villain = vilain
name_undecided = indécis
name_red = rouge
    .feminine = rouge
    .plural = rouges
name_green = vert
    .feminine = verte
    .plural = vertes
name_nothing = rien
name_something = quelque chose
name_replace = remplacer
    .also = replace
name_add_love = ajouter Love
    .also = add love
name_move_love = déplacer Love à gauche
    .also = move love left
name_go_on = continuer
name_ability = utiliser une capacité
name_surrender = abandonner
name_back = laisse tomber
name_exchange_automaton = échanger une carte avec Automaton
name_exchange_factoryon = échanger une carte avec Factoryon
name_reveal = révéler des cartes
name_hide = cacher des cartes
name_swap_played = changer la carte que j’ai jouée
name_play_any = jouer n’importe quelle carte sans fournir
name_rewind = reprendre le pli et l’entamer
name_gain_points = quelqu’un gagne des points
name_lose_points = quelqu’un perd des points
name_alignment = changer de camp
name_raise_card = augmenter la valeur d’une carte
name_lower_card = baisser la valeur d’une carte
name_change_suit = changer la couleur d’une carte
name_trump = changer la couleur d’atout
name_off_suit = exiger une couleur de qui ne peut pas fournir
name_tricks = changer le nombre de plis de quelqu’un
name_row_you = changer les cartes de ma rangée
name_row_automaton = changer la rangée d’Automaton
name_row_factoryon = changer la rangée de Factoryon
name_you_row = ta rangée
    .gender = f
    .the = ta rangée
    .of = de ta rangée
    .in = dans ta rangée
name_automaton_row = rangée d’Automaton
    .gender = f
    .the = la rangée d’Automaton
    .of = de la rangée d’Automaton
    .in = dans la rangée d’Automaton
name_factoryon_row = rangée de Factoryon
    .gender = f
    .the = la rangée de Factoryon
    .of = de la rangée de Factoryon
    .in = dans la rangée de Factoryon
name_drawn = cartes piochées
    .gender = fp
    .the = les cartes piochées
    .of = des cartes piochées
    .in = parmi les cartes piochées
name_picked = cartes que tu nommes
    .gender = fp
    .the = les cartes que tu nommes
    .of = des cartes que tu nommes
    .in = parmi les cartes que tu nommes
name_trick = pli
    .gender = m
    .the = le pli
    .of = du pli
    .in = dans le pli
name_deck = pioche
    .gender = f
    .the = la pioche
    .of = de la pioche
    .in = dans la pioche
name_discards = défausse
    .gender = f
    .the = la défausse
    .of = de la défausse
    .in = dans la défausse
name_aside = cartes Extra Love
    .gender = fp
    .the = les cartes Extra Love
    .of = des cartes Extra Love
    .in = parmi les cartes Extra Love
name_dials = cadrans
    .gender = mp
    .the = les cadrans
    .of = des cadrans
    .in = sur les cadrans
name_dial = cadran
name_point = point
name_you_won = plis que tu as gagnés
    .gender = mp
    .the = les plis que tu as gagnés
    .of = des plis que tu as gagnés
    .in = parmi les plis que tu as gagnés
name_automaton_won = plis gagnés par Automaton
    .gender = mp
    .the = les plis gagnés par Automaton
    .of = des plis gagnés par Automaton
    .in = parmi les plis gagnés par Automaton
name_factoryon_won = plis gagnés par Factoryon
    .gender = mp
    .the = les plis gagnés par Factoryon
    .of = des plis gagnés par Factoryon
    .in = parmi les plis gagnés par Factoryon

## Why, in this very case

because_NothingReplaced = Toutes les cartes de la rangée { $who_of } sont { $love }.
because_LoveMoved = Voici ce que la rangée { $who_of } a comme { $love } : { $cards }.
because_NoLoveMoved = { $love_id ->
    [none] Il n’y a pas d’atout, donc aucune carte de la rangée { $who_of } n’est visée.
   *[other] { $card_id ->
        [none] Il n’y a pas de carte { $love } dans la rangée { $who_of }.
       *[other] { $card } est la seule carte { $love } dans la rangée { $who_of }, et déjà tout à gauche.
    }
}
because_TrickWon = Rien dans le pli ne bat { $card }.
name_choice_none = pas d’atout

## What a card says, for anyone who looks it up

face_event = Événement de la manche 3 : { $event }
face_round = Manche { $round } : { $keyword } { $number }.

## The rules

why_set_up_table = Deux Vancardians, Automaton et Factoryon, prennent chacune la place d’un joueur humain, et les règles normales valent partout où les règles solo ne disent rien d’autre. Les cartes Événement ordinaires restent dans la boîte, car les événements solo sont sur les cartes Vancardian. Personne ne peut regarder la défausse ni les plis ramassés.
why_set_up_you = Tu reçois un plateau au hasard, un cadran sur 0, un jeton Endurance et 2 cartes Super-héros, dont tu choisiras une à la manche 5. Les autres super-héros retournent dans la boîte. Les cartes Histoire et Super-héros avec l’icône que nomme le livret solo quittent la partie, et tu en pioches d’autres. L’icône était illisible dans notre exemplaire, donc c’est toi qui juges quelles cartes ce sont.
why_set_up_vancardians = Chaque Vancardian reçoit un cadran sur 0, côté héros visible. Elles jouent toujours en héros.
why_vancardian_deck = Le paquet Vancardian a cinq cartes, non regardées et non mélangées : en dessous, autant de cartes de la série la plus dure que le dit le niveau, et dessus des cartes de l’autre série. Les autres cartes forment les deux paquets d’événements.
    .level_set_red = Les cartes rouges sont prises comme la série la plus dure. Notre exemplaire des règles a perdu cette icône, donc tu peux choisir le vert.
    .level_set_green = Les cartes vertes sont la série la plus dure, comme tu l’as choisi.
why_dealer = Quelqu’un au hasard reçoit le jeton Donneur. C’est toujours toi qui distribues, et le jeton dit seulement qui entame le premier pli : le joueur après le donneur.
why_turn_order = On joue rangée après rangée en descendant sur la table, puis on remonte du bas vers le haut : toi, Automaton, Factoryon. Le joueur après le donneur entame le premier pli d’une manche.
why_deal_you = Les 52 cartes à jouer sont mélangées, sans les cartes Extra Love, et tu en reçois huit, face visible, en rangée, dans l’ordre que tu veux.
why_event = À la manche 3 seulement, la couleur de la carte du dessus du paquet Vancardian dit de quel paquet d’événements on pioche une carte. Son côté gauche vaut pour cette manche.
why_event_off_suit = L’événement de cette manche nomme la couleur que doit jouer qui ne peut pas fournir, s’il en a.
why_story_card = Aux manches 1 à 4, tu gagnes un jeton Endurance, tu pioches 3 cartes Histoire, tu en joues une sur l’emplacement de la manche et tu défausses les deux autres.
why_superhero = À la manche 5, il n’y a pas de carte Histoire. Tu joues un de tes deux super-héros, tu reçois ses avantages et tu défausses l’autre. Il ne demande pas d’endurance, alors je demande tes capacités après chaque pli et à la fin de la manche, même si tu n’as rien chargé.
why_charge = Tu places de l’endurance sur les cartes Histoire et sur ton plateau pour charger leurs capacités ; s’il y a deux coûts, tu en choisis un. Ce que tu ne places pas maintenant ne sert pas cette manche. Les capacités « When Charged » agissent maintenant, avant que tu choisisses ton camp. Seules celles qui échangent des cartes avec une Vancardian attendent que les Vancardians soient en place.
why_alignment = Tu choisis ton camp avant que les Vancardians reçoivent leurs cartes. Un héros veut gagner des plis, un vilain n’en veut aucun.
why_deal_vancardians = Les quatre cartes Extra Love sont mises de côté. Chaque Vancardian reçoit huit cartes en rangée, face visible, de gauche à droite dans l’ordre de la pioche.
    .vancardian_order_automaton_first = Automaton reçoit les siennes d’abord, comme elle joue d’abord.
    .vancardian_order_factoryon_first = Factoryon reçoit les siennes d’abord, comme tu l’as choisi.
why_vancardian_card = On retourne la carte du dessus du paquet Vancardian, et on exécute pour chaque Vancardian les effets à côté du numéro de cette manche.
why_no_effect = La carte du dessus du paquet Vancardian ne montre rien à côté du numéro de cette manche, donc il ne se passe rien.
why_replace_hero_non_love = Tu joues héros, donc ce sont ses plus basses cartes hors Love qui sont remplacées. Les nouvelles vont à l’extrémité droite, dans l’ordre de la pioche. Notre exemplaire des règles a perdu cette phrase, donc tu peux choisir une autre lecture.
    .replace_short_love_too = Si elle en a trop peu, on continue avec ses plus basses cartes Love.
    .replace_short_fewer = Selon la lecture que tu as choisie, on remplace moins de cartes si elle en a trop peu.
    .replace_new_old_only = Les cartes qu’on vient de piocher pour ça ne sont pas remplacées à leur tour.
    .replace_new_new_too = Selon la lecture que tu as choisie, les cartes qu’on vient de piocher peuvent être remplacées tout de suite.
    .trump_reading_trump = Selon la lecture que tu as choisie, Love désigne ici la couleur d’atout.
why_replace_hero_any = Tu joues héros, et tu as choisi que ses plus basses cartes, quelle que soit la couleur, sont remplacées. Les nouvelles vont à l’extrémité droite, dans l’ordre de la pioche.
    .section = Vancardian keywords: REPLACE (selon la lecture que tu as choisie)
    .replace_new_old_only = Les cartes qu’on vient de piocher pour ça ne sont pas remplacées à leur tour.
    .replace_new_new_too = Selon la lecture que tu as choisie, les cartes qu’on vient de piocher peuvent être remplacées tout de suite.
why_replace_villain = Tu joues vilain, donc ce sont ses plus hautes cartes qui sont remplacées, Love compris. Les nouvelles vont à l’extrémité droite, dans l’ordre de la pioche.
    .replace_new_old_only = Les cartes qu’on vient de piocher pour ça ne sont pas remplacées à leur tour.
    .replace_new_new_too = Selon la lecture que tu as choisie, les cartes qu’on vient de piocher peuvent être remplacées tout de suite.
why_replace_fewer = Elle n’a que des cartes Love, et tu as choisi que Love n’est jamais remplacé quand tu joues héros.
    .section = Vancardian keywords: REPLACE (selon la lecture que tu as choisie)
why_add_love = Sa carte la plus à droite est défaussée, et une carte Extra Love de la valeur indiquée devient sa carte la plus à gauche.
    .extra_love_value_ask = Si la carte porte deux valeurs, tu dis laquelle compte.
    .extra_love_value_keyword = Selon la lecture que tu as choisie, elle vaut toujours le nombre après ADD.
why_move_love = Sa carte Love la plus à droite devient sa carte la plus à gauche, autant de fois que le dit la carte.
    .move_leftmost_moved = Une carte Love déjà tout à gauche compte comme déplacée.
    .move_leftmost_not_moved = Selon la lecture que tu as choisie, une carte Love déjà tout à gauche ne compte pas comme déplacée.
    .trump_reading_trump = Selon la lecture que tu as choisie, Love désigne ici la couleur d’atout.
why_move_none = Elle n’a pas de carte Love, donc aucune n’a été déplacée, et elle remplace autant de cartes à la place.
    .trump_reading_trump = Selon la lecture que tu as choisie, Love désigne ici la couleur d’atout.
why_move_leftmost = Sa seule carte Love est déjà tout à gauche. Tu as choisi qu’elle ne compte alors pas comme déplacée, donc elle remplace autant de cartes à la place.
    .section = Vancardian keywords: MOVE love LEFT (selon la lecture que tu as choisie)
why_exchange = Dans un échange, tu prends sa plus basse carte hors Love, la plus à gauche si plusieurs sont égales.
    .trump_reading_trump = Selon la lecture que tu as choisie, Love désigne ici la couleur d’atout.
why_exchange_love = Elle n’a que des cartes Love, donc dans un échange tu prends la plus basse.
    .trump_reading_trump = Selon la lecture que tu as choisie, Love désigne ici la couleur d’atout.
why_give_card = Tu lui donnes une de tes cartes, pas celle que tu viens de prendre, et elle devient sa carte la plus à gauche.
why_reveal_hero = Tu joues héros, donc chaque carte que tu révèles vaut un de moins. Être face visible dans ta rangée n’est pas une révélation.
    .reveal_once = Ça reste ainsi toute la manche, et une deuxième révélation ne change rien.
    .reveal_cumulative = Ça reste ainsi toute la manche, et selon la lecture que tu as choisie, chaque nouvelle révélation la change encore.
    .reveal_until_hidden = Selon la lecture que tu as choisie, ça ne dure que tant que la carte est révélée.
why_reveal_villain = Tu joues vilain, donc chaque carte que tu révèles vaut un de plus. Être face visible dans ta rangée n’est pas une révélation.
    .reveal_once = Ça reste ainsi toute la manche, et une deuxième révélation ne change rien.
    .reveal_cumulative = Ça reste ainsi toute la manche, et selon la lecture que tu as choisie, chaque nouvelle révélation la change encore.
    .reveal_until_hidden = Selon la lecture que tu as choisie, ça ne dure que tant que la carte est révélée.
why_hide = Tu as choisi qu’une révélation ne change une carte que tant qu’elle est révélée, donc les cartes cachées reprennent leur propre valeur.
    .section = Your turns: reveal (selon la lecture que tu as choisie)
why_your_cards = Tu joues tes tours normalement, et tes cartes font ce qu’elles disent. Tablemate te croit sur parole, et les Vancardians font avec.
why_drawn_unseen = Ta capacité fait piocher des cartes. C’est moi qui distribue, et personne ne voit la pioche, donc le hasard décide lesquelles.
why_alignment_changed = Si une carte te fait changer de camp pendant la manche, les Vancardians suivent à chaque instant le camp où tu es, et seul celui de la fin de la manche est compté.
why_trump_heart = L’atout est Love, sauf si une carte ou un événement dit autre chose. Les plis suivent le véritable atout, et les règles propres aux Vancardians continuent de désigner Love là où elles disent Love.
why_trump_trump = L’atout est Love, sauf si une carte ou un événement dit autre chose. Tu as choisi que les règles des Vancardians désignent la couleur d’atout là où elles disent Love.
    .section = General rules (selon la lecture que tu as choisie)
why_must_follow = Tu dois fournir la couleur de l’entame si tu en as.
why_surrender = Au début de ton tour, dans un pli qu’une Vancardian a entamé, tu peux l’abandonner, sauf si tu es vilain sans pli. Elle gagne 1 point pour chaque carte qu’il lui reste en main et 1 pour le pli. La manche finit tout de suite, les capacités sur les plis ne se déclenchent pas, et le reste est compté comme d’habitude.
    .surrendered_trick_no_trick = Ce pli n’est pas compté parmi ses plis.
    .surrendered_trick_counts = Selon la lecture que tu as choisie, ce pli est un de ses plis, et son point est compté avec eux.
why_reshuffle = La pioche des cartes à jouer est vide, donc la défausse est mélangée pour en former une nouvelle.
    .extra_love_shuffle_in = Les cartes Extra Love de la défausse sont mélangées aussi.
    .extra_love_shuffle_aside = Selon la lecture que tu as choisie, les cartes Extra Love de la défausse sont d’abord mises de côté.
why_card_gone = Cette carte a déjà été jouée ou défaussée cette manche, donc elle ne peut pas être piochée maintenant. Regarde encore, ou annule si une carte d’avant a été mal nommée.
why_draw_skipped = La pioche et la défausse sont vides toutes les deux, donc on ne pioche rien.
why_draw_skipped_aside = La pioche est vide, et la défausse n’a que des cartes Extra Love. Tu as choisi qu’elles ne sont jamais mélangées, donc on ne pioche rien.
why_lead_lowest = Tu es vilain sans pli, donc elle entame sa plus basse carte, quelle que soit la couleur, la plus à gauche si plusieurs sont égales.
why_lead_highest = Elle entame sa plus haute carte, quelle que soit la couleur, la plus à gauche si plusieurs sont égales.
why_draw_two = Elle pioche deux cartes et garde celles d’une couleur qu’elle avait déjà en main. Autant de cartes quittent l’extrémité droite de sa main, et les cartes gardées y sont posées dans l’ordre de la pioche.
why_last_trick = Elle garde plus de cartes qu’elle n’en a à défausser, ce qui arrive au dernier pli d’une manche. Elle défausse ce qu’elle a.
why_follow_villain = Tu es vilain sans pli, donc elle joue la plus basse carte hors Love qu’elle peut jouer.
    .trump_reading_trump = Selon la lecture que tu as choisie, Love désigne ici la couleur d’atout.
why_follow_villain_love = Tu es vilain sans pli et elle ne peut jouer que Love, donc elle joue sa plus basse carte Love.
    .trump_reading_trump = Selon la lecture que tu as choisie, Love désigne ici la couleur d’atout.
why_follow_beat = Elle joue la plus basse carte de la couleur d’entame qui batte toutes les cartes du pli jusque-là.
why_follow_under = Aucune de ses cartes de la couleur d’entame ne bat le pli, donc elle joue la plus basse d’entre elles.
why_follow_void = Elle n’a pas de carte de la couleur d’entame, donc elle joue sa plus basse carte, quelle que soit la couleur, Love compris.
why_trick_trump = Le plus haut atout prend le pli, et qui le prend entame le suivant. L’atout est Love, sauf indication contraire.
why_trick_lead = Personne n’a joué d’atout, donc la plus haute carte de la couleur d’entame prend le pli, et qui le prend entame le suivant. Une carte d’une autre couleur ne gagne jamais.
why_trick_tied = Deux cartes sont aussi fortes, donc celle jouée en premier prend le pli. Qui le prend entame le suivant.
why_score_hero = Tu es héros à la fin de la manche et tu marques 1 point par pli gagné, tout comme les Vancardians.
why_score_villain = Tu es vilain à la fin de la manche : 4 points si tu n’as gagné aucun pli, sinon aucun. Les Vancardians marquent 1 point par pli.
why_end_of_round = Après le décompte, toute l’endurance retourne dans ta réserve, l’événement de la manche 3 est défaussé, et le jeton Donneur passe au joueur suivant.
why_game_end = Après cinq manches, le plus de points gagne. Les Vancardians comptent comme des joueurs, et en cas d’égalité les meneurs partagent la victoire.

## What our practice cards say, by the same key as the English words in their sheet

practice_nothing = Événement d’entraînement : rien de spécial cette manche.
practice_no_tricks = Événement d’entraînement : à la fin de cette manche, qui n’a aucun pli gagne 1 point.
practice_off_suit_love = Événement d’entraînement : qui ne peut pas fournir doit jouer Love s’il en a.
practice_most_tricks = Événement d’entraînement : à la fin de cette manche, qui a le plus de plis gagne 1 point. En cas d’égalité, personne.
practice_trump_speed = Événement d’entraînement : cette manche, l’atout est Speed au lieu de Love.
practice_stamina_gained = Événement d’entraînement : tu gagnes un jeton Endurance avant de charger tes capacités.
practice_no_trump = Événement d’entraînement : pas d’atout cette manche.
practice_last_trick = Événement d’entraînement : qui prend le dernier pli de cette manche gagne 1 point.
practice_vancardians_gain = Événement d’entraînement : chaque Vancardian gagne 1 point à la fin de cette manche.
practice_trump_strength = Événement d’entraînement : cette manche, l’atout est Strength au lieu de Love.
practice_off_suit_strength = Événement d’entraînement : qui ne peut pas fournir doit jouer Strength s’il en a.
practice_vancardian_last_trick = Événement d’entraînement : une Vancardian qui prend le dernier pli de cette manche gagne 2 points.
practice_trump_brains = Événement d’entraînement : cette manche, l’atout est Brains au lieu de Love.
practice_stamina_cost = Événement d’entraînement : tes capacités coûtent une endurance de plus cette manche.
practice_hero_without_trick = Événement d’entraînement : tu perds 1 point si tu ne prends aucun pli cette manche en tant que héros.
