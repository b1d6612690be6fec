# French. What the mission says and asks. An event's sentence has the event's name; a question's begins with ask_.
bot = la mission

## Set-up options

option_attacks = Combien d’Attaques dans chaque pioche ?
    .two = 2, plus facile
    .three = 3, la partie standard
    .four = 4, plus dur
    .five = 5, très dur
    .six = 6, presque sans espoir
option_timeline = Combien d’Événements compte la mission ?
    .ten = 10, la partie standard
    .fifteen = 15
    .twenty = 20
option_draw_deck = Qui pioche dans la pioche Action ?
    .virtual = Tablemate, qui garde aussi ta main pour toi
    .physical = toi, avec tes cartes imprimées, et tu dis ce que c’est
option_event_deck = Qui pioche dans la pioche Événement ?
    .virtual = Tablemate, qui tient aussi la Chronologie pour toi
    .physical = toi, avec tes cartes imprimées, et tu dis ce que c’est
option_final_flip = Le dernier Événement face cachée vient d’être retourné. L’Événement final est-il remplacé au même tour ?
    .next_turn = non, seulement quand il n’y a plus rien à retourner
    .at_once = oui, tout de suite
option_final_event = Quel Événement est remplacé quand il n’y a plus rien à retourner ?
    .last_open = le dernier qui n’est pas accompli
    .last = celui de la dernière place, même s’il est accompli
option_last_reaction = Tu accomplis le dernier Événement. Sa Réaction vient-elle avant ta victoire ?
    .first = oui, la Réaction d’abord
    .win_at_once = non, tu gagnes tout de suite
option_refill = Combien de cartes peux-tu piocher en Récupération ?
    .up_to_five = jusqu’à cinq en main
    .as_used = autant que tu en as utilisé ce tour, et jusqu’à cinq en main
option_late_cards = Remplace-t-on les cartes jouées pendant la pioche ou la phase Événement ?
    .not_counted = non
    .counted = oui, à cette recharge ou à la suivante
option_sabotage_on_attack = Un Sabotage peut-il arrêter une Attaque qui sort comme Réaction ?
    .no = non, seulement un Teleport
    .yes = oui
option_short_deck = Une Réaction défausse trois cartes, et la pioche en a moins. Que se passe-t-il ?
    .go_on = on défausse le reste et la mission continue
    .loss = la mission est perdue
option_replacement = Comment l’Événement final est-il remplacé ?
    .face_up = face visible
    .face_down = face cachée, à retourner au tour suivant
option_teleport = Un Teleport en main doit-il être joué contre une Attaque ?
    .may = non, tu peux le garder
    .must = oui, sauf si un Sabotage aide aussi
option_waiting_cards = Peux-tu jouer un Teleport ou un Sabotage comme action ?
    .kept = non, ils attendent ce qu’ils arrêtent
    .playable = oui, je fais ce que dit ma carte
option_three_drawn = Trois cartes identiques se réunissent pendant que tu pioches. Sont-elles remplacées ?
    .not_replaced = non, seules les pioches qui te restaient continuent
    .replaced = oui, tu en pioches trois de plus
option_same_type = Quand des cartes sont-elles du même type ?
    .name = quand elles ont le même nom
    .row = quand elles agissent comme la même carte du Tableau 1
option_completion_order = Quel Événement ouvert peut être accompli ?
    .any = n’importe lequel
    .leftmost = seulement le premier de la Chronologie
option_completing_card = Où va la carte qui accomplit un Événement ?
    .discarded = dans la défausse Action
    .under_event = elle reste sous l’Événement

## Questions

ask_opening_hand = Pioche cinq cartes ; mets les Attaques de côté et repioche, puis remélange-les. Quelles cinq cartes as-tu ?
ask_draw_draw = { $purpose_id ->
    [opening] Une carte pour ta main.
    [reaction] Retourne la carte Réaction de la pioche Action. Qu’est-ce que c’est ?
    [infiltrator] Pioche une carte de la pioche Action. Qu’est-ce que c’est ?
    [lost] Défausse la carte du dessus de la pioche Action. Qu’est-ce que c’est ?
   *[hand] Pioche une carte. Qu’est-ce que c’est ?
}
ask_draw_events = { $purpose_id ->
    [deal] Une carte va face cachée dans la Chronologie.
    [flip] Retourne E { $place }. Qu’est-ce que c’est ?
    [again] Pioche un autre Événement pour E { $place }. Si c’est une Attaque, remets-la, mélange et repioche. Quel Événement est-ce ?
    [lost] Défausse la carte du dessus de la pioche Événement. Qu’est-ce que c’est ?
   *[replace] Retourne la carte du dessus de la pioche Événement et pose-la en E { $place }. Qu’est-ce que c’est ?
}
ask_draw_hand = Mélange ta main et défausse une carte sans regarder. Laquelle est-ce ?
see_opening_hand = Pioche cinq cartes ; mets les Attaques de côté et repioche, puis remélange-les. Pose tes cinq cartes en ligne pour que je les lise.
see_draw_draw = { $purpose_id ->
    [reaction] Retourne la carte Réaction de la pioche Action, sur sa défausse.
    [lost] Défausse la carte du dessus de la pioche Action.
   *[other] Pioche une carte, et pose-la à côté de ta main.
}
see_draw_events = { $purpose_id ->
    [flip] Retourne E { $place }.
    [again] Pioche un autre Événement pour E { $place }. Si c’est une Attaque, remets-la, mélange et repioche.
    [lost] Défausse la carte du dessus de la pioche Événement.
   *[replace] Retourne la carte du dessus de la pioche Événement et pose-la en E { $place }.
}
see_draw_hand = Mélange ta main et défausse une carte sans regarder.
see_draw_refill = Tu peux piocher { $left ->
    [one] encore { $left } carte
   *[other] jusqu’à { $left } cartes de plus
}. Pioches-en une et pose-la à côté de ta main, ou pose la carte FAIT.
see_action = Joue une carte de ta main comme action, ou pose la carte FAIT.
see_discard = { $possible_id ->
    [yes] Défausse une carte de ta main.
   *[no] Tu ne peux pas accomplir d’Événement maintenant. Défausse une carte de ta main.
}
see_recovery = Accomplis un Événement en le tournant de côté, ou défausse une carte de ta main.
see_complete = Tourne de côté l’Événement que tu accomplis.
see_completing_card = Accomplis { $event } avec une carte de ta main.
see_text_discard = Défausse une carte de ta main.
ask_action = Quelle carte joues-tu comme action, ou as-tu fini ?
ask_recovery = Tu accomplis un Événement ou tu défausses une carte ?
ask_complete = Quel Événement accomplis-tu ?
ask_discard = { $possible_id ->
    [yes] Quelle carte défausses-tu ?
    [practice] D’après ma liste d’entraînement, tu ne peux pas accomplir d’Événement maintenant. Quelle carte défausses-tu ? Si tes cartes disent autre chose, nomme l’Événement.
   *[no] Tu ne peux pas accomplir d’Événement maintenant. Quelle carte défausses-tu ?
}
ask_completing_card = Avec quelle carte accomplis-tu { $event } ?
ask_refill = Tu peux piocher { $left ->
    [one] encore { $left } carte
   *[other] jusqu’à { $left } cartes de plus
}. En pioches-tu une ?
ask_draw_refill = Tu peux piocher { $left ->
    [one] encore { $left } carte
   *[other] jusqu’à { $left } cartes de plus
}. Pioches-en une et dis laquelle, ou dis « ça suffit ».
ask_stop_attack = { $what_id ->
    [draw] Tu as pioché une Attaque.
    [recruit] Le Recruit compte comme une Attaque.
    [lost_draw] Une Attaque a été défaussée de la pioche Action.
    [lost_events] Une Attaque a été défaussée de la pioche Événement.
   *[other] Elle attaque ton équipage.
} Tu l’arrêtes, ou tu perds un Red Suit ?
ask_stop_destiny = Trois cartes de la pioche Action seraient défaussées. Tu l’arrêtes ?
ask_stop_teleport = Un de tes Red Suits retournerait dans la pioche Red Suit. Tu l’arrêtes ?
ask_stop_sabotage = Une nouvelle Attaque serait mélangée à la pioche Action. Tu l’arrêtes ?
ask_stop_infiltrator = Tu devrais défausser une carte au hasard. Tu l’arrêtes ?
ask_stop_shuffle = Trois cartes de la pioche Événement seraient défaussées. Tu l’arrêtes ?
ask_stop_distraction = Une nouvelle Attaque serait mélangée à la pioche Événement. Tu l’arrêtes ?
ask_text_effect = Qu’est-ce que { $card } a changé ?
ask_text_discard = Quelle carte défausses-tu ?
ask_text_take_back = Quelle carte reprends-tu de la défausse Action ?

## Set-up

CardsSorted = Trie tes cartes en quatre piles : Red Suits, Attaques, Événements, et toutes les Actions avec les Actions-Événements parmi elles.
CrewTaken = Prends { $crew } Red Suits au hasard : c’est ton équipage. Pose les { $red_suits } autres à ta gauche, c’est la pioche Red Suit.
EventDeckReadied = { $event_deck_id ->
    [virtual] La pioche Événement est mélangée, avec { $attacks } Attaques dedans.
   *[physical] Mélange { $attacks } Attaques aux Événements : c’est la pioche Événement. Laisse de la place pour sa défausse.
}
DrawDeckReadied = { $draw_deck_id ->
    [virtual] La pioche Action est mélangée, avec { $attacks } Attaques dedans.
   *[physical] Mélange { $attacks } Attaques aux Actions : c’est la pioche Action. Laisse de la place pour sa défausse.
}
DualCardsNamed = { $number ->
    [one] { $cards } agit comme { $acts_as }, comme action et comme Réaction.
   *[other] { $cards } agissent comme { $acts_as }, comme actions et comme Réactions.
}
HandReturned = Ta main était { $cards }. Trois identiques sont remises, et tu reçois cinq nouvelles cartes.
HandDrawn = Tes cinq cartes sont piochées.
TimelineLaid = { $event_deck_id ->
    [virtual] La Chronologie a { $events } cartes face cachée, de E 1 à E { $events }.
   *[physical] Pose Mission Start, M 0, et Mission End, M { $events }, sur la table. Entre les deux, pose { $events } cartes de la pioche Événement face cachée, de E 1 à E { $events }.
}

## Player Phase

TurnBegan = Tour { $turn }. { $crew ->
    [one] { $crew } Red Suit est en vie.
   *[other] { $crew } Red Suits sont en vie.
} { $open ->
    [0] Aucun Événement n’est ouvert.
    [one] Un Événement est ouvert : { $open_events }.
   *[other] { $open } Événements sont ouverts{ $kinds ->
        [one] , chacun : { $open_events }.
       *[other] { " " }: { $open_events }.
    }
} { $draw_deck_id ->
    [physical] C’est ta phase Joueur.
   *[virtual] { $cards ->
        [0] Ta main est vide.
       *[other] Tu as en main { $hand }.
    }
}
DrawDeckLow = Attention : { $cards ->
    [0] il ne reste aucune carte
    [one] il ne reste qu’une carte
   *[other] il ne reste que { $cards } cartes
} dans la pioche Action.
DualCardPlayed = { $card } agit comme { $acts_as }.
RedSuitRecruited = Prends un Red Suit de la pioche Red Suit dans ton équipage. Tu en as { $crew } maintenant.
NobodyRecruited = La pioche Red Suit est vide, personne ne te rejoint.
CardTextFollowed = Tu joues { $card }. { $text }
PrintedTextFollowed = Tu joues { $card }. Fais ce que dit ta carte.
AttackSkipped = { $draw_deck_id ->
    [physical] Défausse l’Attaque. Elle ne fait aucun mal, et tu repioches.
   *[virtual] Une Attaque sort et est défaussée. Elle ne fait aucun mal.
}
DiscardsShuffledIn = { $draw_deck_id ->
    [physical] Mélange toute la défausse Action à la pioche Action, avec la carte que tu viens de jouer.
   *[virtual] Toute la défausse Action est mélangée à la pioche Action, avec la carte que tu viens de jouer.
} Elle a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} maintenant.
EventPhaseHastened = Distraction. Tu sautes la Récupération et ne pioches pas.
EventCompleted = { $card } accomplit E { $place }, { $event }{ $event_deck_id ->
    [physical] { " " }: tourne l’Événement en travers.
   *[virtual] .
} { $completing_card_id ->
    [under_event] La carte reste sous l’Événement.
   *[discarded] La carte va à la défausse Action.
} { $left ->
    [0] C’était le dernier Événement.{ $last_reaction_id ->
        [first] { " " }Il reste sa Réaction.
       *[win_at_once] { "" }
    }
    [one] Il reste un Événement.
   *[other] Il reste { $left } Événements.
}
CardDiscarded = { $card } va à la défausse Action.
CardDrawn = Tu pioches { $card }.
NothingDrawn = { $cards ->
    [0] La pioche Action est vide, tu ne pioches pas.
   *[other] Tu n’as utilisé aucune carte ce tour, donc tu ne peux pas piocher.
}

## Red Suits lost and saved

AttackStruck = { $pile_id ->
    [draw] Tu as pioché une Attaque, et elle frappe.
    [recruit] Le Recruit frappe comme une Attaque.
    [lost_draw] Une Attaque parmi elles frappe.
    [lost_events] Une Attaque parmi elles frappe.
   *[other] L’Attaque frappe.
} Retourne un de tes Red Suits. { $left ->
    [0] Il ne reste personne.
   *[other] Il en reste { $left }.
} { $pile_id ->
    [events] L’Attaque va à la défausse Événement.
    [lost_events] L’Attaque va à la défausse Événement.
    [recruit] Le Recruit va à la défausse Action.
   *[other] L’Attaque va à la défausse Action.
}
AttackStopped = { $card } sauve ton équipage. Cette carte va à la défausse Action{ $pile_id ->
    [events] , l’Attaque à la défausse Événement.
    [lost_events] , l’Attaque à la défausse Événement.
    [recruit] { " " }avec le Recruit.
   *[other] { " " }avec l’Attaque.
}
ThreeAlikeStruck = Trois identiques dans ta main : { $cards }. Défausse les trois et retourne un de tes Red Suits ; aucun Teleport n’aide. { $left ->
    [0] Il ne reste personne.
   *[other] Il en reste { $left }.
}
EmptyHandStruck = Tu dois défausser, et ta main est vide. Retourne un de tes Red Suits ; aucun Teleport n’aide. { $left ->
    [0] Il ne reste personne.
   *[other] Il en reste { $left }.
}
RedSuitLost = Retourne un de tes Red Suits. { $left ->
    [0] Il ne reste personne.
   *[other] Il en reste { $left }.
}

## Event Phase

ReactionDrawn = La Réaction est { $card_id ->
    [Attack] une Attaque.
   *[other] { $card }.
}
DualReactionDrawn = La Réaction est { $card }. Elle agit comme { $acts_as }.
ReactionStopped = { $card } arrête { $reaction_the }. Les deux vont à la défausse Action.
CardsLost = { $pile_id ->
    [draw] De la pioche Action, on défausse { $cards }.
   *[events] De la pioche Événement, on défausse { $cards }.
}
DeckShort = { $pile_id ->
    [draw] La pioche Action n’a plus de cartes à défausser.
   *[events] La pioche Événement n’a plus de cartes à défausser.
}
RedSuitReturned = Remets un de tes Red Suits vivants dans la pioche Red Suit et mélange-la. { $left ->
    [0] Il ne reste personne.
   *[other] Il en reste { $left }.
}
AttackShuffledIn = { $kind_id ->
    [virtual] { $deck_id ->
        [draw] Une nouvelle Attaque est mélangée à la pioche Action.
       *[events] Une nouvelle Attaque est mélangée à la pioche Événement.
    }
   *[physical] { $deck_id ->
        [draw] Mélange une nouvelle Attaque à la pioche Action, sans la défausse.
       *[events] Mélange une nouvelle Attaque à la pioche Événement, sans la défausse.
    }
}
NoAttackLeft = Il faudrait mélanger une nouvelle Attaque, mais il n’en reste plus. Il ne se passe rien.
RandomCardLost = Tu perds { $card } au hasard. Cette carte va à la défausse Action.
ReactionWithoutEffect = { $card } ne fait rien comme Réaction.
EventRevealed = E { $place } est { $event }. { $number ->
    [0] Lis sur la carte ce qui l’accomplit.
    [one] { $wanted } l’accomplit.
   *[other] N’importe laquelle de ces cartes l’accomplit : { $wanted }.
}
AttackInTimeline = E { $place } est une Attaque.
FinalEventDiscarded = Il n’y a plus d’Événement à retourner. E { $place }, { $event }, va à la défausse Événement. Une nouvelle carte de la pioche Événement prend sa place{ $replacement_id ->
    [face_down] , face cachée.
   *[face_up] .
}
MissionAccomplished = Mission accomplie : les { $events } Événements sont accomplis, et { $crew ->
    [one] { $crew } Red Suit est en vie.
   *[other] { $crew } Red Suits sont en vie.
} Tu gagnes. Bien joué !
MissionFailed = { $reason_id ->
    [crew] Aucun Red Suit n’est en vie.
    [draw] Il te faut une carte de la pioche Action, et elle est vide.
    [events] Il te faut une carte de la pioche Événement, et elle est vide.
   *[only_attacks] Il te faut un Événement de la pioche Événement, et il n’y reste que des Attaques.
} La mission s’arrête avec { $completed } Événements accomplis sur { $events }. Tu perds.

## The visible state

view_crew = Équipage : { $crew } en vie, { $dead } morts. Pioche Red Suit : { $red_suits }.
view_hand = { $cards ->
    [0] Ta main est vide.
   *[other] Ta main : { $hand }.
}
view_completed = { $slot } : accompli{ $number ->
    [0] .
   *[other] , avec { $under } dessous.
}
view_attack = E { $place } : une Attaque.
view_empty = E { $place } : vide.
view_dual = { $card } agit comme { $acts_as }.
view_open = { $slot } : ouvert. { $number ->
    [0] Lis sur la carte ce qui l’accomplit.
    [one] { $wanted } l’accomplit.
   *[other] N’importe laquelle de ces cartes l’accomplit : { $wanted }.
}
view_progress = { $completed } Événements accomplis sur { $events }. { $face_down ->
    [0] Aucun n’est face cachée.
    [one] { $face_down } est face cachée.
   *[other] { $face_down } sont face cachée.
}
view_draw = Pioche Action : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $discards } en défausse.
view_events = Pioche Événement : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $discards } en défausse.
view_attacks = Attaques hors des deux pioches : { $attacks }.

## The result sheet

column_mission = Mission
row_completed = Événements accomplis
row_crew = Red Suits en vie
row_turns = Tours

## Names

name_deck_toml = la liste des cartes
name_done = fini
name_Attack = Attaque
    .the = l’Attaque
name_recruit = Recruit
    .the = le Recruit
name_destiny = Destiny
    .the = le Destiny
name_teleport = Teleport
    .the = le Teleport
name_sabotage = Sabotage
    .the = le Sabotage
name_infiltrator = Infiltrator
    .the = l’Infiltrator
name_shuffle = Shuffle
    .the = le Shuffle
name_distraction = Distraction
    .the = la Distraction
name_complete = accomplir un Événement
name_discard = défausser une carte
name_draw_one = piocher une carte
name_enough = ça suffit
name_let_be = non, tant pis
name_nothing_more = rien d’autre
name_draw_card = je pioche une carte
name_discard_card = je défausse une carte
name_take_back = je reprends une carte défaussée
name_gain_red_suit = un Red Suit me rejoint
name_lose_red_suit = un Red Suit meurt
name_flip_event = l’Événement suivant est retourné
name_hand = main
    .gender = f
    .the = ta main
    .of = de ta main
    .in = dans ta main
name_timeline = Chronologie
    .gender = f
    .the = la Chronologie
    .of = de la Chronologie
    .in = dans la Chronologie
name_face_down = face cachée
name_draw_deck = pioche Action
    .gender = f
    .the = la pioche Action
    .of = de la pioche Action
    .in = dans la pioche Action
name_draw_discards = défausse Action
    .gender = f
    .the = la défausse Action
    .of = de la défausse Action
    .in = dans la défausse Action
name_event_deck = pioche Événement
    .gender = f
    .the = la pioche Événement
    .of = de la pioche Événement
    .in = dans la pioche Événement
name_event_discards = défausse Événement
    .gender = f
    .the = la défausse Événement
    .of = de la défausse Événement
    .in = dans la défausse Événement
name_crew = équipage
    .gender = m
    .the = l’équipage
    .of = de l’équipage
    .in = dans l’équipage
name_red_suit = Red Suit
    .counted = { $number ->
        [one] un Red Suit
       *[other] { $amount } Red Suits
    }
name_red_suits = pioche Red Suit
    .gender = f
    .the = la pioche Red Suit
    .of = de la pioche Red Suit
    .in = dans la pioche Red Suit
name_attacks = Attaques inutilisées
    .gender = fp
    .the = les Attaques inutilisées
    .of = des Attaques inutilisées
    .in = parmi les Attaques inutilisées

## Why, in this very case

because_AttackStruck = Aucune carte n’a arrêté cette Attaque.
because_AttackStopped = { $card }, de ta main, annule une Attaque.
because_ThreeAlikeStruck = Tu avais trois cartes d’un même type : { $cards }.
because_EmptyHandStruck = Il fallait défausser une carte, et ta main était vide.
because_DualReactionDrawn = Dans le Tableau 1, { $card } agit comme { $acts_as }.
because_ReactionStopped = { $card }, de ta main, annule { $reaction_the }.
because_FinalEventDiscarded = Il n’y avait plus d’Événement à retourner, alors celui de la place { $place } est remplacé.
because_ReactionWithoutEffect = Le Tableau 1 n’a pas de ligne pour { $card }.

## What a card says, for anyone who looks it up

face_acts_as = Agit comme { $acts_as }.
face_text = { $text }
face_completed_by = { $number ->
    [0] À toi de juger quelle carte l’accomplit.
   *[other] Accompli par { $cards }.
}

## The rules

why_piles = On trie les cartes en quatre piles : les Red Suits, les Attaques, les Événements et les Actions, avec les Actions-Événements parmi elles.
why_crew = Trois Red Suits pris au hasard sont ton équipage. Les autres forment la pioche Red Suit, à ta gauche.
why_event_deck = On mélange des Attaques aux Événements pour former la pioche Événement : trois dans la partie standard, deux pour une plus facile, quatre ou plus pour une plus dure.
why_draw_deck = On mélange des Attaques aux cartes Action pour former la pioche Action : trois dans la partie standard, deux pour une plus facile, quatre ou plus pour une plus dure.
why_deck_list = La liste des cartes dit combien il y en a de chaque nom, et tu ne peux pas en avoir plus en main. Si tes cartes sont différentes, corrige la liste.
why_opening_hand = Tu commences avec cinq cartes de la pioche Action. Les Attaques qui sortent sont mises de côté et remplacées, puis remélangées.
why_opening_three = Une main de départ avec trois cartes identiques est remélangée à la pioche Action, et tu pioches cinq nouvelles cartes.
why_timeline = Les Événements sont face cachée entre Mission Start et Mission End.
    .timeline_ten = Il y en a dix dans la partie standard.
    .timeline_fifteen = Tu en as choisi quinze, et là où les règles disent dix, c’est quinze.
    .timeline_twenty = Tu en as choisi vingt, et là où les règles disent dix, c’est vingt.
why_first_flip = Le premier Événement de la Chronologie est retourné avant ton premier tour.
why_first_attack = Si le premier Événement est une Attaque, elle est résolue comme d’habitude, et on pioche un autre Événement pour sa place. Une deuxième Attaque à cette place est remise, et on pioche une autre carte.
why_win = Tu gagnes quand tous les Événements de la Chronologie sont accomplis et qu’au moins un Red Suit est en vie.
    .last_reaction_first = La Réaction au dernier Événement vient d’abord.
    .last_reaction_win_at_once = Selon la lecture que tu as choisie, tu gagnes avant la Réaction au dernier Événement.
why_no_crew = Tu perds quand plus aucun Red Suit de ton équipage n’est en vie.
why_empty_deck = Tu perds quand il faut piocher une carte dans la pioche Action ou dans la pioche Événement et qu’il n’y en a aucune d’utilisable.
    .short_deck_loss = Selon la lecture que tu as choisie, ça vaut aussi pour les cartes qu’une Réaction fait défausser.
why_rounds = Les manches se suivent jusqu’à ce que la mission soit gagnée ou perdue. Chacune a une phase Joueur, avec Action et Récupération, et une phase Événement, avec Réaction et Retournement.
why_watch_draw_deck = Une pioche Action vide peut te faire perdre, alors joue un Shuffle avant qu’elle soit trop basse.
why_action = Tu joues autant d’actions que tu veux. Chaque carte va face visible à la défausse Action, puis elle est exécutée. Une Action-Événement peut aussi être gardée pour accomplir un Événement.
why_waiting_card = Un Teleport attend dans ta main une Attaque, un Sabotage une Réaction. Ce que leurs cartes disent d’autre n’est pas dans les règles solo, donc on les garde pour ça.
why_waiting_card_action = Tu as choisi qu’un Teleport et un Sabotage peuvent aussi être joués comme actions. Les règles solo disent seulement qu’ils font ce qui est imprimé dessus, alors tu l’exécutes et tu dis ce qui a changé.
    .section = Action ; Table 1, Teleport and Sabotage (selon la lecture que tu as choisie)
why_recruit_action = Recruit amène un nouveau Red Suit de la pioche Red Suit dans ton équipage ; si elle est vide, il ne se passe rien.
why_destiny_action = Destiny fait ce qui est imprimé sur la carte. Les règles solo ne le répètent pas, alors tu l’exécutes et tu dis ce qui a changé.
why_own_text_action = Le Tableau 1 n’a pas de ligne pour cette carte, alors tu fais ce qui est imprimé dessus et tu dis ce qui a changé.
why_text_draw = Tu pioches une carte parce que la carte que tu as jouée le dit.
why_teleport_action = Un Teleport de ta main arrête une Attaque.
    .teleport_may = Tu peux aussi le garder et perdre un Red Suit.
    .teleport_must = Selon la lecture que tu as choisie, il faut le jouer, sauf si tu joues un Sabotage là où il aide aussi.
why_sabotage_action = Un Sabotage de ta main arrête une Réaction.
    .sabotage_on_attack_no = Il n’arrête pas une carte Attaque.
    .sabotage_on_attack_yes = Selon la lecture que tu as choisie, il arrête aussi une Attaque qui sort comme Réaction.
why_infiltrator_action = Infiltrator te laisse piocher une carte de la pioche Action.
why_attack_discarded = Les Attaques qu’un Infiltrator pioche sont défaussées, et on repioche. Une Attaque défaussée ne fait aucun mal : c’était une fausse alerte.
why_shuffle_action = Shuffle remet toute la défausse Action dans la pioche Action, avec la carte Shuffle elle-même, défaussée avant de prendre effet.
why_distraction_action = Distraction passe tout de suite à la phase Événement. Il n’y a pas de Récupération, et tu ne pioches pas.
why_recovery = En Récupération, tu dois soit accomplir un Événement de la Chronologie, soit défausser une carte de ta main, avant de piocher.
    .completion_order_any = N’importe quel Événement ouvert peut être accompli.
    .completion_order_leftmost = Selon la lecture que tu as choisie, seul le premier Événement ouvert peut être accompli.
why_completed = Une carte posée sur la Chronologie accomplit un Événement ouvert, qu’on tourne en travers.
    .completing_card_discarded = La carte va ensuite à la défausse Action.
    .completing_card_under_event = Selon la lecture que tu as choisie, la carte reste sous l’Événement.
why_refill = Après avoir accompli ou défaussé, tu peux piocher des cartes, une par une, et t’arrêter après chacune. Ta main n’en a jamais plus de cinq.
    .refill_up_to_five = Tu peux piocher jusqu’à cinq en main, comme le disent le Tableau 2 et les conseils.
    .refill_as_used = Selon la lecture que tu as choisie, tu peux piocher autant de cartes que tu en as utilisé ce tour.
why_refill_attack = Une Attaque que tu pioches est résolue : joue un Teleport ou perds un Red Suit. On ne pioche pas de carte à sa place. Elle va à la défausse Action.
    .late_cards_not_counted = Un Teleport joué contre elle n’est pas remplacé non plus.
    .late_cards_counted = Selon la lecture que tu as choisie, un Teleport joué contre elle est remplacé.
why_three_alike = Dès que tu as en main trois cartes du même type, un Red Suit meurt tout de suite et les trois sont défaussées. Un Teleport n’y change rien.
    .same_type_name = Les cartes de même nom sont du même type.
    .same_type_row = Selon la lecture que tu as choisie, les cartes qui agissent comme la même carte du Tableau 1 sont du même type.
    .three_drawn_not_replaced = Elles ne sont pas remplacées.
    .three_drawn_replaced = Selon la lecture que tu as choisie, on en pioche trois de plus si ça arrive pendant que tu pioches.
why_empty_hand = Si tu dois défausser une carte et que ta main est vide, un Red Suit meurt tout de suite. Un Teleport n’y change rien.
why_reaction = Après avoir accompli un Événement, on pioche une carte Réaction dans la pioche Action ; elle agit tout de suite, puis elle est défaussée. Un Sabotage arrête n’importe quelle action, un Teleport arrête une Attaque.
why_reaction_attack = Une Attaque qui sort comme Réaction est résolue : joue un Teleport ou perds un Red Suit.
    .sabotage_on_attack_no = Un Sabotage ne l’arrête pas.
    .sabotage_on_attack_yes = Selon la lecture que tu as choisie, un Sabotage l’arrête aussi.
why_recruit_reaction = Un Recruit qui sort comme Réaction compte comme une Attaque. Un Sabotage ou un Teleport l’arrête.
why_destiny_reaction = Un Destiny qui sort comme Réaction fait défausser trois cartes de la pioche Action. Les Attaques parmi elles sont résolues.
why_teleport_reaction = Un Teleport qui sort comme Réaction renvoie dans la pioche Red Suit un Red Suit de ton équipage, au choix.
why_sabotage_reaction = Un Sabotage qui sort comme Réaction fait mélanger une nouvelle Attaque à la pioche Action. La défausse reste dehors.
why_infiltrator_reaction = Un Infiltrator qui sort comme Réaction te fait défausser une carte de ta main au hasard.
why_shuffle_reaction = Un Shuffle qui sort comme Réaction fait défausser trois cartes de la pioche Événement. Les Attaques parmi elles sont résolues et vont à la défausse Événement.
why_distraction_reaction = Une Distraction qui sort comme Réaction fait mélanger une nouvelle Attaque à la pioche Événement. La défausse reste dehors.
why_own_text_reaction = Le Tableau 1 n’a pas de ligne pour cette carte, donc comme Réaction elle ne fait rien.
why_no_attack_left = Une nouvelle Attaque vient des cartes Attaque qui ne sont dans aucune des deux pioches. S’il n’en reste pas, il ne se passe rien.
why_short_deck = Si la pioche a moins de trois cartes, on défausse ce qu’il y a. Ça ne suffit pas pour perdre ; tu perds quand tu dois piocher une carte et qu’il n’y en a plus.
why_flip = À la fin de chaque manche, on retourne le prochain Événement face cachée de la Chronologie.
why_flip_attack = Une Attaque qu’on retourne est résolue : joue un Teleport ou perds un Red Suit. Elle va à la défausse Événement, et on pioche un autre Événement pour sa place. Les Attaques suivantes sont remises, la pioche est mélangée, et on pioche une autre carte.
why_final_event = Quand il n’y a plus d’Événement face cachée à retourner, l’Événement final de la Chronologie est défaussé et remplacé depuis la pioche Événement.
    .final_event_last_open = C’est le dernier qui n’est pas accompli.
    .final_event_last = Selon la lecture que tu as choisie, c’est celui de la dernière place, même s’il est accompli.
    .final_flip_next_turn = On ne le fait pas au tour où le dernier Événement a été retourné.
    .final_flip_at_once = Selon la lecture que tu as choisie, on le fait aussi au tour où le dernier Événement a été retourné.
    .replacement_face_up = Le nouveau est face visible.
    .replacement_face_down = Selon la lecture que tu as choisie, le nouveau est face cachée.

## What our practice cards say, by the same key as the English words in their sheet

practice_destiny = Ce Destiny d’entraînement ne dit rien par lui-même. Si tu as la carte imprimée, fais ce qu’elle dit.
