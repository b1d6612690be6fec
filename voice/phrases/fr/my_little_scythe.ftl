# French. What Automountie says and asks. An event's sentence has the event's name; a question's begins with ask_.
bot = Automountie

## Set-up options

option_difficulty = Quelle force pour Automountie ?
    .very_easy = Très facile : un trophée lui coûte 6 jetons, et elle commence sans tarte
    .easy = Facile : 5 jetons, 2 tartes ; bien pour une première partie
    .normal = Normal : 4 jetons, 3 tartes
    .hard = Difficile : 3 jetons, 4 tartes
    .very_hard = Très difficile : 2 jetons, 5 tartes
option_players = Qui joue ?
    .h1_a1 = toi contre une Automountie
    .h1_a2 = toi contre deux Automounties, chacun pour soi
    .h1_a3 = toi contre trois Automounties, chacun pour soi
    .h1_a4 = toi contre quatre Automounties, chacun pour soi
    .h1_a5 = toi contre cinq Automounties, chacun pour soi
    .h2_a1 = deux personnes et une Automountie, chacun pour soi
    .h2_a2 = deux personnes et deux Automounties, chacun pour soi
    .h2_a3 = deux personnes et trois Automounties, chacun pour soi
    .h2_a4 = deux personnes et quatre Automounties, chacun pour soi
    .h3_a1 = trois personnes et une Automountie, chacun pour soi
    .h3_a2 = trois personnes et deux Automounties, chacun pour soi
    .h3_a3 = trois personnes et trois Automounties, chacun pour soi
    .h4_a1 = quatre personnes et une Automountie, chacun pour soi
    .h4_a2 = quatre personnes et deux Automounties, chacun pour soi
    .h5_a1 = cinq personnes et une Automountie, chacun pour soi
    .team_2_2 = équipes : deux personnes contre deux Automounties
    .team_2_3 = équipes : deux personnes contre trois Automounties
    .team_3_2 = équipes : trois personnes contre deux Automounties
    .team_3_3 = équipes : trois personnes contre trois Automounties
option_players_first = Combien de personnes jouent ?
    .h1 = toi, en solo
    .h2 = deux personnes
    .h3 = trois personnes
    .h4 = quatre personnes
    .h5 = cinq personnes
    .team = deux ou trois personnes en équipe
option_levels = Plusieurs Automounties ont-elles la même force ?
    .alike = oui, toutes
    .each = non, je demande pour chacune (pas en équipe, où elles sont toujours pareilles)
option_automountie_deck = Qui pioche les cartes Automountie ?
    .virtual = Tablemate
    .physical = toi : les cartes imprimées, que tu as saisies, et tu dis ce qu’elles montrent
option_camp_entry = Comment les Fureteurs d’Automountie quittent-ils leur camp ?
    .confirm = je te demande une fois si la carte correspond à ton plateau
    .map = comme sur la carte de Tablemate, sans demander
option_mid_path_fight = Que fait Automountie quand elle rencontre un adversaire au milieu d’un chemin ?
    .stop = elle s’arrête là et se bat
    .walk_on = elle s’y bat, et continue si elle gagne
    .at_end = elle passe, et ne se bat qu’au bout du chemin
option_own_seeker = Et si l’autre Fureteur d’Automountie est sur un chemin ?
    .no_gain = on peut le dépasser et le rejoindre, et ses jetons ne sont pas un gain
    .gain = ses jetons comptent comme un gain et sont ramassés
    .blocked = le Fureteur s’arrête avant
option_shared_space = À qui sont les jetons là où se trouvent les deux Fureteurs d’Automountie ?
    .primary = au Fureteur principal
    .moving = ils partent avec celui qui bouge en premier
option_bonus_pies = Les 2 tartes après un combat perdu peuvent-elles donner le trophée des 8 tartes ?
    .count = oui
    .do_not_count = non, seulement les tartes de ses cartes
option_trophies_per_turn = Combien de trophées Automountie peut-elle poser en un tour ?
    .one = un, comme tout le monde
    .no_limit = tous ceux qu’elle gagne
option_taken_resources = Que cède Automountie quand tu lui prends 2 ressources ?
    .quests_too = d’abord des quêtes, comme quand elle paie un trophée
    .resources_only = seulement des gemmes et des pommes
option_reshuffle = La pioche s’épuise pendant le tour d’Automountie. Quelles cartes mélange-t-on ?
    .all = toutes, la carte en cours aussi
    .without_current = toutes sauf la carte en cours
option_quest_on_seeker = Une carte place une quête là où se trouve un Fureteur. Que se passe-t-il ?
    .placed = elle y est placée
    .left_out = elle n’est pas placée
option_pie_track = Où finit la piste des tartes ?
    .ten = à 10 tartes
    .no_limit = nulle part
option_tied_fight = Qui gagne un combat de tartes à égalité ?
    .attacker = l’attaquant
    .defender = le défenseur
option_spell_limit = Combien de sorts Automountie joue-t-elle dans un combat de tartes ?
    .card = autant que le dit sa carte
    .seekers = au plus un par Fureteur à elle sur place
option_crowd = Deux adversaires sont là où va Automountie. Qui combat-elle ?
    .nearest = le prochain dans l’ordre du tour
    .each = chacun, l’un après l’autre
option_finale_turns = Qui joue dans la Grande Finale ?
    .others = tout le monde sauf qui l’a déclenchée
    .all = tout le monde

## Parts of sentences

words_apples = { $apples ->
    [1] une pomme
    [one] { $apples } pomme
   *[other] { $apples } pommes
}
words_gems = { $gems ->
    [1] une gemme
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}
words_quests = { $quests ->
    [1] une quête
    [one] { $quests } quête
   *[other] { $quests } quêtes
}
words_tokens = { $mix_id ->
    [a] { words_apples }
    [g] { words_gems }
    [q] { words_quests }
    [ag] { words_gems } et { words_apples }
    [aq] { words_quests } et { words_apples }
    [gq] { words_quests } et { words_gems }
    [agq] { words_quests }, { words_gems } et { words_apples }
   *[none] rien
}

## Questions

ask_seats = Qui est assis à ces camps, dans cet ordre : { $camps } ?
ask_camp_entry = { $mountie } est dans { $camp }. Pour moi, de là, on va { $way } vers { $space }, et { $way_2 } vers { $space_2 }. Est-ce pareil sur ton plateau ?
ask_camp_way = En partant { $way } depuis { $camp }, quelle case vient en premier ?
ask_trophy_track = Dans quel ordre sont les cases de ta piste des trophées, la rangée du haut de gauche à droite, puis la suivante ?
ask_start_board = Quels jetons sont sur quelles cases ? Nomme chaque case qui en a.
ask_first_player = Qui commence ?
ask_level = Quelle force pour { $mountie } ?
ask_your_turn = { $player_id ->
    [you] { $again_id ->
        [again] C’est encore ton tour.
       *[first] { $finale_id ->
            [finale] Ton dernier tour.
           *[normal] À toi.
        }
    }
   *[other] { $again_id ->
        [again] C’est encore le tour { $player_of }.
       *[first] { $finale_id ->
            [finale] Dernier tour { $player_of }.
           *[normal] C’est le tour { $player_of }.
        }
    }
} { $again_id ->
    [again] Que fais-tu d’autre ?
   *[first] Que fais-tu ?
}
ask_board = Qu’est-ce qui a changé sur le plateau ?{ $hint_id ->
    [fight] { " " }Si { $player_id ->
        [you] ton Fureteur
       *[other] un Fureteur { $player_of }
    } est allé sur celui d’Automountie, montre-les sur la même case.
   *[none] { "" }
}
ask_which_trophy = Est-ce le trophée du combat de tartes gagné ?
ask_give_or_take = Qu’est-ce que c’est ?
ask_which_automountie = Quelle Automountie ?
ask_fight_strength = { $player_id ->
    [you] Choisis tes tartes et tes sorts. Quel est ton total ?
   *[other] { $player } choisit ses tartes et ses sorts. Quel est le total ?
}
ask_spell_strength = { $spells ->
    [one] Combien ajoute son sort ?
   *[other] Combien ajoutent ses { $spells } sorts ensemble ?
}
ask_fight_trophy = { $player_id ->
    [you] Poses-tu
   *[other] { $player } pose-t-il
} le trophée du combat de tartes gagné ?
ask_friendship = { $player_id ->
    [you] Combien d’amitié as-tu ?
   *[other] Combien d’amitié a { $player } ?
}
see_draw_automountie = Retourne une carte Automountie.
ask_draw_automountie = Retourne une carte Automountie. Laquelle est-ce ?{ $hint_id ->
    [how] { " " }Dis une partie de ce qu’elle montre, par exemple : 2 tartes combat 6, ou : rechercher noir A4.
   *[none] { "" }
}

## Set-up

BoardLaid = Pose le plateau avec la région blanche en haut à gauche. Je nomme les cases par rangée, de A à G depuis le haut, et par numéro depuis la gauche. Le château est donc D4.
CampsChosen = À { $players } joueurs, utilisez { $camps }. Mets en place les joueurs et le plateau comme d’habitude.
DeckReadied = { $deck_id ->
    [virtual] Je pioche les cartes Automountie. Laisse les cartes imprimées dans la boîte.
   *[physical] { $origin_id ->
        [owner] Mélange tes { $cards } cartes Automountie en une pioche face cachée.
       *[stand-in] Tu pioches toi-même, mais les { $cards } cartes que je connais ne sont que des cartes d’entraînement. Saisis d’abord les tiennes, ou laisse-moi piocher.
    }
}
FriendshipSet = Mets le jeton Amitié { $mountie_of } au niveau { $friendship }. Il y reste toute la partie.
PiesSet = Mets le jeton Tarte { $mountie_of } au niveau { $pies }. Un trophée lui coûtera { $tokens } jetons.
PiecesReadied = Prépare { $trophies } trophées pour { $mountie }. Elle n’a ni plateau joueur, ni carte Personnalité, ni sort.
KingdomChosen = Choisis un Royaume animal pour { $mountie }, et mets ses deux Fureteurs dans { $camp }.
PrimaryChosen = Choisis un des Fureteurs { $mountie_of } comme Fureteur principal, et marque-le pour le reconnaître.
TeamsFormed = Vous êtes une équipe de { $humans } contre { $mounties } Automounties.
TeamRuleTold = { $topic_id ->
    [team_friendship] Tu ne gagnes pas d’amitié en posant une ressource sur le Fureteur d’un coéquipier.
    [team_gifts] Quand tu donnes quelque chose à un autre joueur dans une quête, ce ne peut pas être un coéquipier.
    [team_make] Pour payer une action Fabriquer, tu peux utiliser les ressources d’un coéquipier sur une case voisine, s’il est d’accord.
    [team_spaces] Tes Fureteurs ne peuvent pas aller sur une case avec le Fureteur d’un coéquipier.
   *[team_deck] Les Automounties partagent une pioche, et chacune pioche sa propre carte.
}

## Her turn

TurnBegan = C’est le tour { $mountie_of }.
TrophyEarned = Elle a { $tokens } jetons et il lui en faut { $cost }. Elle gagne un trophée.
TokensReturned = Remets { words_tokens } de { $space } dans la réserve.
TrophyPlaced = { $reason_id ->
    [eight_pies] { $mountie } a 8 tartes ou plus. Pose son trophée sur la case « 8 tartes » de la piste des trophées.
    [pie_fight] { $mountie } a gagné un combat de tartes. Pose son trophée sur la case « combat de tartes » de la piste des trophées.
    [team] Ses propres trophées sont tous posés. Pose un trophée { $owner_of } sur la case « { $space } » de la piste des trophées.
   *[tokens] Pose un trophée { $mountie_of } sur la case « { $space } » de la piste des trophées.
} { $placed ->
    [one] C’est son premier.
   *[other] Ça fait { $placed } sur { $trophies }.
}
TrophyMissed = Elle poserait un trophée pour { $space_id ->
    [pie_fight] un combat de tartes gagné
   *[eight_pies] 8 tartes
}, mais un seul est permis par tour.
NoTrophyLeft = Elle a de quoi payer un trophée, mais plus de trophée à poser.
TurnSkipped = { $stage_id ->
    [finale] Elle ne retourne pas de carte, et vérifie à nouveau si elle gagne un trophée.
   *[normal] Son tour finit là.
}
CardDrawn = { $deck_id ->
    [physical] Sa carte : { $card }.
   *[virtual] Elle retourne une carte.
}
DeckReshuffled = La pioche Automountie est vide. Les { $cards } cartes sont mélangées en une nouvelle pioche.
PiesGained = { $pies ->
    [0] { $mountie } ne gagne pas de tarte. Elle en a { $total }.
    [one] Avance { $mountie } d’une tarte, à { $total }.
   *[other] Avance { $mountie } de { $pies } tartes, à { $total }.
}
PiesWasted = La piste des tartes est pleine. { $wasted ->
    [one] Une tarte est perdue.
   *[other] { $wasted } tartes sont perdues.
}
TokensSought = { $mix_id ->
    [a] Pose une pomme sur { $apple_spaces }.
    [g] Pose une gemme sur { $gem_spaces }.
    [q] Pose une quête sur { $quest_spaces }.
    [ag] Pose une gemme sur { $gem_spaces }, et une pomme sur { $apple_spaces }.
    [aq] Pose une quête sur { $quest_spaces }, et une pomme sur { $apple_spaces }.
    [gq] Pose une quête sur { $quest_spaces }, et une gemme sur { $gem_spaces }.
   *[agq] Pose une quête sur { $quest_spaces }, une gemme sur { $gem_spaces }, et une pomme sur { $apple_spaces }.
}
TokensPiled = Pose { $number ->
    [2] deux
    [3] trois
   *[other] { $number }
} { $token_id ->
    [gem] gemmes
    [apple] pommes
   *[quest] quêtes
} sur { $space }.
FriendshipKept = { $mountie } ne gagne pas d’amitié pour ça.
SupplyShort = La réserve est épuisée : impossible de placer { words_tokens }.
QuestWithheld = Aucune quête n’est placée sur { $space }, car un Fureteur s’y trouve.
SeekerMoved = Le Fureteur { $seeker } { $mountie_of } prend le chemin { $letter }{ $gain ->
    [0] { "" }
    [one] {" "}pour un jeton
   *[other] {" "}pour { $gain } jetons
} : { $shape_id ->
    [straight] { $steps ->
        [one] une case
       *[other] { $steps } cases
    } { $way }
   *[bent] { $way }
}, { $start_id ->
    [camp] du camp à { $end }
   *[other] de { $start } à { $end }
}.{ $mix_id ->
    [none] { "" }
   *[other] { " " }Il emporte { words_tokens }.
}
SeekerStayed = Le Fureteur { $seeker } { $mountie_of } ne peut pas bouger.
QuestsVanished = Retire { $quests ->
    [one] la quête
   *[other] les { $quests } quêtes
} que { $mountie } laisse sur { $space }.

## Pie fights

FightBegan = Combat de tartes sur { $space } : { $attacker_id ->
    [you] tu attaques { $defender }.
   *[other] { $attacker } attaque { $defender_id ->
        [you] ton Fureteur
       *[other] { $defender }
    }.
}
FightCardDrawn = { $mountie } { $pies ->
    [0] ne lance pas de tarte
    [one] lance une tarte
   *[other] lance { $pies } tartes
}{ $limit_id ->
    [track] , tout ce qu’elle a
   *[card] { "" }
}{ $spells ->
    [0] , et ne joue pas de sort.
    [one] , et joue un sort. Pioche-le dans la pioche Sort.
   *[other] , et joue { $spells } sorts. Pioche-les dans la pioche Sort.
}{ $pies ->
    [0] { "" }
   *[other] { " " }Recule-la à { $left } sur la piste des tartes.
}
FightWon = { $tie_id ->
    [tie] Égalité à { $winner_total }.
   *[clear] { $winner_total } contre { $loser_total }.
} { $winner_id ->
    [you] Tu gagnes le combat de tartes.
   *[other] { $winner } gagne le combat de tartes.
}
FightSettled = { $player_id ->
    [nobody] Défausse { $spells ->
        [1] le sort joué
       *[other] les sorts joués
    }.
    [you] Paie les tartes que tu as lancées. { $spells ->
        [0] Si tu as joué un sort, défausse-le.
        [one] Défausse son sort, et les tiens s’il y en a.
       *[other] Défausse ses sorts, et les tiens s’il y en a.
    }
   *[other] { $player } paie les tartes lancées. { $spells ->
        [0] S’il y avait un sort, défausse-le.
        [one] Défausse le sort d’Automountie, et ceux { $player_of } s’il y en a.
       *[other] Défausse les sorts d’Automountie, et ceux { $player_of } s’il y en a.
    }
}
SeekersSentHome = { $loser_id ->
    [you] Remets dans ton camp { $seekers ->
        [one] ton Fureteur qui est
       *[other] tes deux Fureteurs qui sont
    } sur { $space }, et prends ton bonus.
   *[other] Remets dans son camp { $seekers ->
        [one] le Fureteur { $loser_of } qui est
       *[other] les deux Fureteurs { $loser_of } qui sont
    } sur { $space }.
} Les jetons de cette case sont pour { $winner_id ->
    [you] toi
   *[other] { $winner }
}.

## Cards and tiles

PlayerTrophyPlaced = { $player_id ->
    [you] { $placed ->
        [one] C’est ton premier trophée.
       *[other] Ça te fait { $placed } trophées sur { $trophies }.
    }
   *[other] { $placed ->
        [one] C’est le premier trophée { $player_of }.
       *[other] Ça fait { $placed } trophées sur { $trophies } pour { $player }.
    }
}
PlayerTrophyMissed = { $player_id ->
    [you] Tu as déjà posé un trophée ce tour, donc pas de trophée pour ce combat de tartes.
   *[other] { $player } a déjà posé un trophée ce tour, donc pas de trophée pour ce combat de tartes.
}
GiftPlaced = Mets { words_tokens } avec le Fureteur { $mountie_of } sur { $space }.
GiftLost = Les deux Fureteurs { $mountie_of } sont hors du plateau, donc elle ne reçoit rien.
SpellsTaken = { $mountie } n’a pas de sorts. Prends la carte du dessus de la pioche Sort à la place.
TokensGiven = { $mountie } cède { words_tokens } depuis { $space }. { $player_id ->
    [you] Mets ça avec ton Fureteur.
   *[other] Mets ça avec le Fureteur { $player_of }.
}
NothingGiven = { $mountie } n’a rien à donner.

## The end

FinaleBegan = { $finisher_id ->
    [you] Tu as posé ton dernier trophée.
   *[other] { $finisher } a posé son dernier trophée.
} La Grande Finale commence. Encore un tour pour { $players }.
TieCompared = Égalité. { $measure_id ->
    [friendship] Le plus d’amitié, { $best } : { $leaders }.
   *[resources] Le plus de ressources, { $best } : { $leaders }.
}
GameEnded = { $outcome_id ->
    [won] { $winner_id ->
        [you] Tu gagnes. Bien joué !
       *[other] Victoire : { $winners }. Bien joué !
    }
    [lost] Victoire : { $winners }.
   *[shared] Victoire partagée : { $winners }.
}

## Why, in this very case

because_TrophyEarned = Ses Fureteurs ont { $tokens } jetons ensemble, et à son niveau un trophée en coûte { $cost }.
because_TrophyPlaced = { $reason_id ->
    [eight_pies] Elle est arrivée à 8 tartes ou plus, et n’a pas encore de trophée sur cette case.
    [pie_fight] C’est son premier combat de tartes gagné, et elle n’a pas encore de trophée sur cette case.
    [team] Tous les trophées { $mountie_of } sont posés, alors c’en est un { $owner_of }.
   *[tokens] La case « { $space } » est la plus à gauche sans trophée à elle.
}
because_TurnSkipped = { $mountie } a posé un trophée contre ses jetons.
because_PiesWasted = { $wasted ->
    [one] { $wasted } tarte dépasse
   *[other] { $wasted } tartes dépassent
} la fin de la piste.
because_TokensSought = C’est ce que montre le schéma Rechercher de cette carte.
because_TokensPiled = Le schéma Rechercher de cette carte en montre { $number } sur { $space }.
because_SeekerMoved = { $choice_id ->
    [only] Le chemin { $letter } est le seul où le Fureteur { $seeker } peut faire un pas.
    [tied] Le chemin { $letter } { $gain ->
        [0] ne rapporte aucun jeton
        [one] rapporte un jeton
       *[other] rapporte { $gain } jetons
    }, tout comme { $equals }. Le Fureteur { $seeker } prend le { $seeker_id ->
        [primary] premier
       *[other] dernier
    } d’entre eux par ordre alphabétique.
   *[most] Le chemin { $letter } rapporte { $gain ->
        [one] { $gain } jeton
       *[other] { $gain } jetons
    }, et aucun autre { $next_best ->
        [0] n’en rapporte
       *[other] n’en rapporte plus de { $next_best }
    }.
}
because_SeekerStayed = Chaque chemin de cette carte commence par un pas que le Fureteur { $seeker } ne peut pas faire d’où il est.
because_QuestsVanished = Le Fureteur { $mountie_of } a dû quitter { $space }, où { $quests ->
    [one] se trouvait sa quête
   *[other] se trouvaient ses { $quests } quêtes
}.
because_FightBegan = { $attacker_id ->
    [you] Tu es allé sur { $space }, où se trouve un Fureteur { $defender_of }.
   *[other] { $attacker } arrive sur { $space }, où se trouve { $defender_id ->
        [you] ton Fureteur
       *[other] un Fureteur { $defender_of }
    }.
}
because_FightCardDrawn = { $limit_id ->
    [track] Sa carte montre plus de tartes, mais elle n’en avait que { $pies }.
   *[card] { $pies ->
        [0] Sa carte ne montre pas de tarte, ou elle n’en a pas.
        [one] Sa carte montre une tarte pour un combat.
       *[other] Sa carte montre { $pies } tartes pour un combat.
    }
}
because_FightWon = { $tie_id ->
    [tie] Les deux ont { $winner_total }.
   *[clear] { $winner_total } est plus que { $loser_total }.
}
because_PlayerTrophyMissed = { $player_id ->
    [you] Tu as eu ton trophée de ce tour.
   *[other] { $player } a eu son trophée de ce tour.
}
because_FinaleBegan = { $finisher_id ->
    [you] Ton dernier trophée est sur la piste.
   *[other] Le dernier trophée { $finisher_of } est sur la piste.
}

## The visible state

view_automountie = { $mountie } : { $pies ->
    [one] { $pies } tarte
   *[other] { $pies } tartes
}, { $placed } trophées sur { $trophies }, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, et un trophée en coûte { $cost }.
view_seeker = { $space_id ->
    [camp] Au camp
   *[other] Sur { $space }
} : { $seeker }.
view_player = { $player_id ->
    [you] Tu as posé
   *[other] { $player } a posé
} { $placed } trophées sur { $trophies }.
board_row = { $row }
board_legend = { $people_id ->
    [alone] Y : ton Fureteur. P et O : son Fureteur principal et son autre Fureteur.
   *[several] Un numéro : le Fureteur de ce joueur. P et O : le Fureteur principal et l’autre d’une Automountie.
} a : pomme, g : gemme, q : quête.

## The result sheet

column_you = Toi
column_automountie = Automountie
row_trophies = Trophées
row_friendship = Amitié
row_resources = Ressources

## Names

name_automountie_toml = le paquet Automountie
name_you = toi
    .of = de toi
name_automountie = Automountie
    .of = d’Automountie
name_primary = principal
name_other = secondaire
name_camp = le camp
name_apple = pomme
    .counted = { $number ->
        [one] une pomme
       *[other] { $amount } pommes
    }
name_gem = gemme
    .counted = { $number ->
        [one] une gemme
       *[other] { $amount } gemmes
    }
name_quest = quête
    .counted = { $number ->
        [one] une quête
       *[other] { $amount } quêtes
    }
name_right = vers la droite
name_down_right = en bas à droite
name_down_left = en bas à gauche
name_left = vers la gauche
name_up_left = en haut à gauche
name_up_right = en haut à droite
name_camp_top = le camp du haut
name_camp_upper_right = le camp en haut à droite
name_camp_lower_right = le camp en bas à droite
name_camp_bottom = le camp du bas
name_camp_lower_left = le camp en bas à gauche
name_camp_upper_left = le camp en haut à gauche
name_camps = camps
    .gender = mp
    .the = les camps
    .of = des camps
    .in = dans les camps
name_board = plateau
    .gender = m
    .the = le plateau
    .of = du plateau
    .in = sur le plateau
name_trophy_track = piste des trophées
    .gender = f
    .the = la piste des trophées
    .of = de la piste des trophées
    .in = sur la piste des trophées
name_friendship = amitié
name_resources = ressources
name_eight_pies = 8 tartes
name_power_ups = améliorations
name_spells = sorts
name_apple_delivery = pommes livrées
name_gem_delivery = gemmes livrées
name_quests = quêtes
name_pie_fight = combat de tartes
name_same = oui, pareil
name_different = non, différent
name_nowhere = aucune
name_turn_over = finir mon tour
    .also = le tour est fini, un combat de tartes commence
name_trophy = poser un trophée
name_give_or_take = donner à Automountie ou lui prendre, par une carte ou une tuile
name_give_apples = donner 2 pommes
name_give_gems = donner 2 gemmes
name_take_resources = prendre 2 ressources
name_take_spells = prendre des sorts
name_very_easy = très facile
name_easy = facile
name_normal = normal
name_hard = difficile
name_very_hard = très difficile
name_nobody = personne
name_trophy_placed = oui
name_no_trophy = non
name_virtual = virtuel
name_physical = physique
name_seeker_you = ton Fureteur
    .counted = { $number ->
        [one] ton Fureteur
       *[other] tes { $amount } Fureteurs
    }
name_primary_automountie = Fureteur principal
name_other_automountie = Fureteur secondaire
name_no_pies = aucune tarte
name_seek = rechercher
name_trophies = trophées
    .gender = mp
    .the = les trophées
    .of = des trophées
    .in = parmi les trophées
name_pie_track = piste des tartes
    .gender = f
    .the = la piste des tartes
    .of = de la piste des tartes
    .in = sur la piste des tartes
name_friendship_track = piste d’amitié
    .gender = f
    .the = la piste d’amitié
    .of = de la piste d’amitié
    .in = sur la piste d’amitié
name_automountie_deck = pioche Automountie
    .gender = f
    .the = la pioche Automountie
    .of = de la pioche Automountie
    .in = dans la pioche Automountie
name_automountie_card = carte Automountie
    .gender = f
    .the = la carte Automountie
    .of = de la carte Automountie
    .in = sur la carte Automountie

## What a card says, for anyone who looks it up

face_fight = Dans un combat de tartes : { $pies ->
    [one] { $pies } tarte
   *[other] { $pies } tartes
} et { $spells ->
    [one] { $spells } sort
   *[other] { $spells } sorts
}.
face_seek = Rechercher : { $placed }.
face_pies = { $pies ->
    [0] Aucune tarte, et rien à rechercher.
    [one] Une tarte.
   *[other] { $pies } tartes.
}

# Names that follow a pattern
column_player_1 = Joueur 1
column_automountie_1 = Automountie 1
name_player_1 = Joueur 1
    .of = du joueur 1
name_seeker_player_1 = Fureteur du joueur 1
    .counted = { $number ->
        [one] un Fureteur du joueur 1
       *[other] { $amount } Fureteurs du joueur 1
    }
name_automountie_1 = Automountie 1
    .of = d’Automountie 1
name_primary_automountie_1 = Fureteur principal d’Automountie 1
name_other_automountie_1 = Fureteur secondaire d’Automountie 1
column_player_2 = Joueur 2
column_automountie_2 = Automountie 2
name_player_2 = Joueur 2
    .of = du joueur 2
name_seeker_player_2 = Fureteur du joueur 2
    .counted = { $number ->
        [one] un Fureteur du joueur 2
       *[other] { $amount } Fureteurs du joueur 2
    }
name_automountie_2 = Automountie 2
    .of = d’Automountie 2
name_primary_automountie_2 = Fureteur principal d’Automountie 2
name_other_automountie_2 = Fureteur secondaire d’Automountie 2
column_player_3 = Joueur 3
column_automountie_3 = Automountie 3
name_player_3 = Joueur 3
    .of = du joueur 3
name_seeker_player_3 = Fureteur du joueur 3
    .counted = { $number ->
        [one] un Fureteur du joueur 3
       *[other] { $amount } Fureteurs du joueur 3
    }
name_automountie_3 = Automountie 3
    .of = d’Automountie 3
name_primary_automountie_3 = Fureteur principal d’Automountie 3
name_other_automountie_3 = Fureteur secondaire d’Automountie 3
column_player_4 = Joueur 4
column_automountie_4 = Automountie 4
name_player_4 = Joueur 4
    .of = du joueur 4
name_seeker_player_4 = Fureteur du joueur 4
    .counted = { $number ->
        [one] un Fureteur du joueur 4
       *[other] { $amount } Fureteurs du joueur 4
    }
name_automountie_4 = Automountie 4
    .of = d’Automountie 4
name_primary_automountie_4 = Fureteur principal d’Automountie 4
name_other_automountie_4 = Fureteur secondaire d’Automountie 4
column_player_5 = Joueur 5
column_automountie_5 = Automountie 5
name_player_5 = Joueur 5
    .of = du joueur 5
name_seeker_player_5 = Fureteur du joueur 5
    .counted = { $number ->
        [one] un Fureteur du joueur 5
       *[other] { $amount } Fureteurs du joueur 5
    }
name_automountie_5 = Automountie 5
    .of = d’Automountie 5
name_primary_automountie_5 = Fureteur principal d’Automountie 5
name_other_automountie_5 = Fureteur secondaire d’Automountie 5
name_A1 = blanc A1
name_A2 = blanc A2
name_A3 = noir A3
name_A4 = noir A4
name_B1 = blanc B1
name_B2 = blanc B2
name_B3 = portail B3
name_B4 = noir B4
name_B5 = noir B5
name_C1 = bleu C1
name_C2 = portail C2
name_C3 = blanc C3
name_C4 = noir C4
name_C5 = portail C5
name_C6 = vert C6
name_D1 = bleu D1
name_D2 = bleu D2
name_D3 = bleu D3
name_D4 = château D4
name_D5 = vert D5
name_D6 = vert D6
name_D7 = vert D7
name_E1 = bleu E1
name_E2 = portail E2
name_E3 = rouge E3
name_E4 = jaune E4
name_E5 = portail E5
name_E6 = vert E6
name_F1 = rouge F1
name_F2 = rouge F2
name_F3 = portail F3
name_F4 = jaune F4
name_F5 = jaune F5
name_G1 = rouge G1
name_G2 = rouge G2
name_G3 = jaune G3
name_G4 = jaune G4
name_pies_1 = 1 tarte
name_pies_2 = 2 tartes
name_pies_3 = 3 tartes
name_pies_4 = 4 tartes
name_pies_5 = 5 tartes
name_pies_6 = 6 tartes
name_pies_7 = 7 tartes
name_pies_8 = 8 tartes
name_pies_9 = 9 tartes
name_pies_10 = 10 tartes
name_fight_0 = combat 0
name_fight_1 = combat 1
name_fight_2 = combat 2
name_fight_3 = combat 3
name_fight_4 = combat 4
name_fight_5 = combat 5
name_fight_6 = combat 6
name_fight_7 = combat 7
name_fight_8 = combat 8
name_fight_9 = combat 9
name_fight_10 = combat 10
name_spells_0 = 0 sort
name_spells_1 = 1 sort
name_spells_2 = 2 sorts
name_spells_3 = 3 sorts
name_spells_4 = 4 sorts
name_spells_5 = 5 sorts
name_first_right = chemin A vers la droite
name_first_down_right = chemin A en bas à droite
name_first_down_left = chemin A en bas à gauche
name_first_left = chemin A vers la gauche
name_first_up_left = chemin A en haut à gauche
name_first_up_right = chemin A en haut à droite
name_card_1 = carte 1
name_card_2 = carte 2
name_card_3 = carte 3
name_card_4 = carte 4
name_card_5 = carte 5
name_card_6 = carte 6
name_card_7 = carte 7
name_card_8 = carte 8
name_card_9 = carte 9
name_card_10 = carte 10
name_card_11 = carte 11
name_card_12 = carte 12
name_card_13 = carte 13
name_card_14 = carte 14
name_card_15 = carte 15
name_card_16 = carte 16
name_card_17 = carte 17
name_card_18 = carte 18
name_card_19 = carte 19
name_card_20 = carte 20
name_card_21 = carte 21

## The rules

why_board = Le plateau imprimé ne nomme pas ses cases, alors on les appelle par leur rangée, de A à G depuis le haut, et par leur numéro depuis la gauche. Les directions des cartes sont justes quand le plateau et les cartes sont dans le même sens, la région blanche en haut à gauche.
    .section = Tablemate ; Déplacement
why_difficulty = Sa difficulté fixe avec combien de tartes elle commence et combien de jetons lui coûte un trophée : six jetons et aucune tarte en très facile, cinq et deux en facile, quatre et trois en normal, trois et quatre en difficile, deux et cinq en très difficile.
    .section = Niveaux de difficulté ; Mise en place 4
why_camps = Une Automountie prend la place d’un joueur humain, donc les camps sont ceux prévus pour tous les joueurs ensemble, humains et Automounties.
    .section = Introduction ; Mise en place 1
why_deck = Les 21 cartes Automountie sont mélangées en une pioche face cachée. Chacune a deux ou trois parties, de quatre sortes : tartes, rechercher, chemins et combat de tartes.
    .section = Mise en place 2 ; Cartes Automountie
why_friendship = Le jeton Amitié d’Automountie reste au niveau 5 toute la partie.
    .section = Mise en place 3
why_pieces = On l’installe comme toi, mais elle ne reçoit ni plateau joueur, ni carte Personnalité, ni carte Sort.
    .section = Mise en place 5
why_kingdom = Tu lui choisis un Royaume animal. Les tours vont dans le sens horaire, de camp en camp, et elle joue à sa place comme tout le monde.
    .section = Mise en place 6
why_primary = L’un de ses Fureteurs est le principal pour toute la partie. Peu importe lequel, mais il bouge le premier et paie le premier.
    .section = Mise en place 7
why_seekers = Chaque joueur a deux Fureteurs, et un Fureteur est sur une case ou dans son camp.
    .section = Mise en place 5 ; Règles multijoueurs
why_tokens = Un jeton est une gemme, une pomme ou une quête. La boîte contient 24 gemmes, 24 pommes et 12 quêtes, donc il ne peut pas y en avoir plus sur le plateau.
    .section = Jetons Ressource et Quête ; Matériel
why_turn_order = Automountie joue à sa place dans l’ordre du tour comme tout autre joueur, et commence par vérifier si elle gagne un trophée.
    .section = Tour d’Automountie
why_turn_steps = Si elle n’a pas de trophée à poser, elle prend la carte du dessus de sa pioche, gagne ses tartes, recherche, puis se déplace.
    .section = Tour d’Automountie
why_reshuffle = Quand il faut piocher une carte et que la pioche est vide, on mélange toutes les cartes en une nouvelle pioche. Les chemins de la carte en cours valent encore ce tour.
    .section = Cartes Automountie
    .reshuffle_all = Cette carte est mélangée avec les autres.
    .reshuffle_without_current = Selon la lecture que tu as choisie, cette carte reste dehors.
why_trophy_check = Si ses deux Fureteurs ensemble ont autant de jetons que le demande sa difficulté, quêtes comprises, elle gagne un trophée.
    .section = Vérifier les trophées
why_payment = Elle rend exactement les jetons que coûte le trophée : d’abord ceux de son Fureteur principal, et de chaque Fureteur d’abord les quêtes, puis les gemmes, puis les pommes. Si les deux sont sur la même case, les jetons sont au principal.
    .section = Vérifier les trophées 1, 2
why_trophy_space = Le trophée va sur la case la plus à gauche de la piste des trophées où elle n’en a pas encore.
    .section = Vérifier les trophées 3
why_turn_skipped = Après avoir posé un trophée contre ses jetons, elle saute le reste de son tour. Dans la Grande Finale, elle vérifie encore si elle en gagne d’autres.
    .section = Vérifier les trophées 4 ; Grande Finale
why_no_trophy_left = Elle n’a plus de trophée à poser, donc elle n’en gagne pas, garde ses jetons, et son tour continue.
    .section = Vérifier les trophées
why_gain_pies = Elle gagne les tartes du haut de sa carte, s’il y en a.
    .section = Gagner des tartes
why_eight_pies = Quand elle arrive à 8 tartes ou plus, elle gagne le trophée des 8 tartes. Ça ne finit pas son tour.
    .section = Gagner des tartes
    .bonus_pies_count = Les 2 tartes après un combat perdu comptent aussi.
    .bonus_pies_do_not_count = Selon la lecture que tu as choisie, les 2 tartes après un combat perdu ne comptent pas.
why_pie_limit = La piste des tartes finit à 10, et les tartes au-delà sont perdues.
    .section = Gagner des tartes ; Règles multijoueurs
why_one_trophy = Les règles qui ne sont pas changées restent valables, et avant la Grande Finale un joueur ne pose qu’un trophée par tour. Le second est perdu pour l’instant ; elle peut encore le gagner plus tard.
    .section = Introduction ; Règles multijoueurs
why_own_trophy = Tes trophées, tu les poses selon les règles normales : avant la Grande Finale un par tour, et un seul sur chaque case de la piste des trophées. Le quatrième déclenche la Grande Finale.
    .section = Introduction ; Règles multijoueurs
why_seek = Si sa carte montre un schéma Rechercher, ses jetons sont placés sur le plateau comme indiqué, même là où se trouve un Fureteur.
    .section = Rechercher
why_seek_friendship = Automountie ne gagne pas d’amitié en plaçant un jeton sur le Fureteur d’un autre joueur.
    .section = Rechercher
why_seek_supply = Quand la réserve d’un jeton est épuisée, on ne place que ce qu’il y a.
    .section = Rechercher ; Matériel
why_seek_occupied = Selon la lecture que tu as choisie, on ne place pas de quête sur une case avec un Fureteur.
    .section = Rechercher
why_most_tokens = Ses deux Fureteurs bougent, le principal d’abord. Chacun prend le chemin qui lui rapporte le plus de jetons, en comptant ceux qu’il peut gagner dans un combat de tartes, et le suit aussi loin que possible avec tout ce qu’il a et ramasse. Il s’arrête avant le bord, avant le château Everfree, et avant un adversaire si elle a moins de 3 tartes. Pour elle, les portails sont des cases ordinaires.
    .section = Déplacement 1
    .mid_path_fight_stop = Si elle rencontre un adversaire en route, elle s’arrête et se bat.
    .mid_path_fight_walk_on = Selon la lecture que tu as choisie, elle se bat contre un adversaire en route et continue si elle gagne.
    .mid_path_fight_at_end = Selon la lecture que tu as choisie, elle dépasse un adversaire en route, et ne se bat qu’au bout du chemin.
    .own_seeker_no_gain = Les jetons avec son autre Fureteur ne sont pas un gain.
    .own_seeker_gain = Selon la lecture que tu as choisie, les jetons avec son autre Fureteur comptent comme un gain.
    .own_seeker_blocked = Selon la lecture que tu as choisie, elle s’arrête aussi avant son autre Fureteur.
    .shared_space_primary = Là où se trouvent ses deux Fureteurs, les jetons partent avec le principal.
    .shared_space_moving = Selon la lecture que tu as choisie, là où se trouvent ses deux Fureteurs, les jetons partent avec celui qui bouge en premier.
why_tie_primary = Plusieurs chemins rapportent autant. Le Fureteur principal prend alors le premier par ordre alphabétique, de A à F.
    .section = Déplacement 2a
why_tie_other = Plusieurs chemins rapportent autant. Le Fureteur secondaire prend alors le dernier par ordre alphabétique, de F à A.
    .section = Déplacement 2b
why_no_path = Un chemin dont le premier pas est impossible ne compte pas. Si aucun n’en permet un, le Fureteur ne bouge pas.
    .section = Déplacement
why_stop_at_castle = Les Fureteurs d’Automountie s’arrêtent avant le château Everfree, donc aucun ne peut s’y trouver.
    .section = Déplacement
why_quests_vanish = Quand un combat de tartes ou un autre effet fait laisser des quêtes aux Fureteurs d’Automountie, ces quêtes sont retirées du plateau tout de suite.
    .section = Déplacement
why_fight = Un Fureteur qui entre sur la case d’un adversaire commence un combat de tartes. Tu choisis tes tartes et tes sorts comme d’habitude, avant qu’Automountie pioche une carte.
    .section = Combats de tartes 1
    .crowd_nearest = S’il y a là plusieurs adversaires, elle combat le prochain dans l’ordre du tour.
    .crowd_each = Selon la lecture que tu as choisie, elle combat chacun des adversaires présents, l’un après l’autre.
why_fight_card = La partie combat de tartes d’une carte qu’on vient de piocher dit combien de tartes elle lance, mais jamais plus qu’elle n’en a, et combien de cartes de la pioche Sort elle pioche et joue. Le reste de cette carte ne compte pas.
    .section = Combats de tartes 2, 3
    .spell_limit_seekers = Selon la lecture que tu as choisie, elle joue au plus un sort par Fureteur à elle sur place.
why_fight_total = Le plus grand total de tartes et de sorts gagne.
    .section = Combats de tartes ; Règles multijoueurs
why_fight_paid = Peu importe qui gagne, les deux camps paient les tartes lancées, et les sorts joués sont défaussés. Les tartes d’Automountie baissent dès qu’elle les lance.
    .section = Combats de tartes ; Règles multijoueurs
why_fight_tie = Les totaux sont égaux, et le livret solo n’en dit rien.
    .section = Combats de tartes ; Règles multijoueurs
    .tied_fight_attacker = Selon les règles multijoueurs, l’attaquant gagne.
    .tied_fight_defender = Selon la lecture que tu as choisie, le défenseur gagne.
why_loser_home = Les Fureteurs du perdant sur cette case retournent dans leur camp, et les ressources de la case restent au gagnant.
    .section = Combats de tartes ; Règles multijoueurs
why_fight_bonus = Quand Automountie perd un combat de tartes, elle prend toujours le bonus de 2 tartes.
    .section = Combats de tartes 4
why_fight_trophy = Les règles qui ne sont pas changées restent valables : Automountie pose un trophée pour le premier combat de tartes qu’elle gagne, même pendant le tour d’un autre.
    .section = Introduction
why_finale = Quand quelqu’un a posé son dernier trophée, la Grande Finale commence. Le nombre de trophées n’y est pas limité, et après son tour Automountie vérifie encore et encore si elle en gagne un, tant qu’elle a assez de jetons.
    .section = Grande Finale ; Introduction
    .finale_turns_others = Les autres ont chacun encore un tour.
    .finale_turns_all = Selon la lecture que tu as choisie, tout le monde a encore un tour.
why_game_end = Automountie gagne ou perd selon les mêmes règles que toi : gagne qui a posé ses quatre trophées à la fin de la Grande Finale.
    .section = Introduction ; Règles multijoueurs
why_tie_break = Si plusieurs joueurs ont posé quatre trophées, celui qui a le plus d’amitié gagne, puis celui qui a le plus de ressources sur les cases de ses Fureteurs. Automountie a 5 en amitié, et les quêtes ne sont pas des ressources.
    .section = Introduction ; Règles multijoueurs
why_gift = Deux pommes ou gemmes données à Automountie vont une à chacun de ses Fureteurs. S’il n’y en a qu’un sur le plateau, il reçoit les deux, et s’il n’y en a aucun, elle ne reçoit rien.
    .section = Annexe : cartes et tuiles
why_spells_taken = Automountie n’a pas de sorts. Si tu peux lui en prendre, prends plutôt la carte du dessus de la pioche Sort.
    .section = Annexe : cartes et tuiles
why_resources_taken = Si tu peux prendre 2 ressources à Automountie, elle donne des jetons dans l’ordre où elle paie un trophée, ceux du Fureteur principal d’abord.
    .section = Annexe : cartes et tuiles
    .taken_resources_quests_too = Donc d’abord des quêtes, puis des gemmes, puis des pommes.
    .taken_resources_resources_only = Selon la lecture que tu as choisie, une quête n’est pas une ressource, donc d’abord des gemmes, puis des pommes.
why_teams = Deux ou trois personnes jouent en équipe contre deux ou trois Automounties, toutes de la même difficulté.
    .section = Annexe : variante par équipes
why_team_trophies = Une Automountie qui a posé tous ses trophées pose ceux de la prochaine coéquipière à qui il en reste. Ils ne vont jamais sur les cases 8 tartes et combat de tartes.
    .section = Variante par équipes : trophées de l’équipe Automountie
why_team_friendship = Tu ne gagnes pas d’amitié en posant une ressource sur le Fureteur d’un coéquipier.
    .section = Variante par équipes : entre coéquipiers
why_team_gifts = Quand une quête te laisse donner quelque chose à un autre joueur, ce ne peut pas être un coéquipier.
    .section = Variante par équipes : entre coéquipiers
why_team_make = Pour payer une action Fabriquer, tu peux aussi prendre des ressources sur des cases voisines où se trouve le Fureteur d’un coéquipier, s’il est d’accord.
    .section = Variante par équipes : entre coéquipiers
why_team_spaces = Un Fureteur ne peut pas aller sur une case où se trouve celui d’un coéquipier. Pour les Automounties, ces cases sont comme hors du plateau.
    .section = Variante par équipes : entre coéquipiers
why_team_deck = Les Automounties partagent une pioche, mais chacune pioche sa propre carte à son tour.
    .section = Variante par équipes : entre coéquipiers
why_team_end = La partie finit quand tous les trophées d’une équipe sont posés. Il y a quand même une Grande Finale.
    .section = Variante par équipes : fin de partie et victoire
why_team_tie = Si les deux équipes ont posé tous leurs trophées, c’est la somme de l’amitié de l’équipe qui décide, puis la somme de ses ressources.
    .section = Variante par équipes : fin de partie et victoire
