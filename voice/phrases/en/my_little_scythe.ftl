# What Automountie says and asks. An event's sentence has the event's name; a question's begins with ask_.
bot = Automountie

## Set-up options

option_difficulty = How strong should Automountie be?
    .very_easy = Very easy: a trophy costs her 6 tokens, and she begins with no pies
    .easy = Easy: 5 tokens, 2 pies; good for a first game
    .normal = Normal: 4 tokens, 3 pies
    .hard = Hard: 3 tokens, 4 pies
    .very_hard = Very hard: 2 tokens, 5 pies
option_players = Who plays?
    .h1_a1 = you alone against one Automountie
    .h1_a2 = you against two Automounties and each other
    .h1_a3 = you against three Automounties and each other
    .h1_a4 = you against four Automounties and each other
    .h1_a5 = you against five Automounties and each other
    .h2_a1 = two people against one Automountie and each other
    .h2_a2 = two people against two Automounties and each other
    .h2_a3 = two people against three Automounties and each other
    .h2_a4 = two people against four Automounties and each other
    .h3_a1 = three people against one Automountie and each other
    .h3_a2 = three people against two Automounties and each other
    .h3_a3 = three people against three Automounties and each other
    .h4_a1 = four people against one Automountie and each other
    .h4_a2 = four people against two Automounties and each other
    .h5_a1 = five people against one Automountie and each other
    .team_2_2 = teams: two people against two Automounties
    .team_2_3 = teams: two people against three Automounties
    .team_3_2 = teams: three people against two Automounties
    .team_3_3 = teams: three people against three Automounties
option_players_first = How many people play?
    .h1 = you alone
    .h2 = two people
    .h3 = three people
    .h4 = four people
    .h5 = five people
    .team = two or three people as a team
option_levels = Are several Automounties equally strong?
    .alike = yes, all of them
    .each = no, you are asked for each (not in teams, where they are always alike)
option_automountie_deck = Who draws the Automountie cards?
    .virtual = Tablemate
    .physical = you: the printed cards, which you have entered, and you say what they show
option_camp_entry = How do Automountie's Seekers leave their camp?
    .confirm = you are asked once whether the map fits your board
    .map = as on Tablemate's map, without asking
option_mid_path_fight = What does Automountie do when she meets an opponent in the middle of a path?
    .stop = she stops there and fights
    .walk_on = she fights there, and walks on if she wins
    .at_end = she passes by, and fights only where the path ends
option_own_seeker = What if Automountie's other Seeker stands on a path?
    .no_gain = it can be passed and joined, and its tokens are no gain
    .gain = its tokens count as a gain and are gathered
    .blocked = the Seeker stops before it
option_shared_space = Whose are the tokens where both of Automountie's Seekers stand?
    .primary = the primary Seeker's
    .moving = they go with the one that moves first
option_bonus_pies = Can the 2 pies after a lost fight earn the trophy for 8 pies?
    .count = yes
    .do_not_count = no, only pies from her cards
option_trophies_per_turn = How many trophies can Automountie place in one turn?
    .one = one, as everybody
    .no_limit = all she earns
option_taken_resources = What does Automountie hand over when you take 2 resources from her?
    .quests_too = quests first, as when she pays for a trophy
    .resources_only = only gems and apples
option_reshuffle = The deck runs out during Automountie's turn. Which cards are shuffled?
    .all = all, the current one too
    .without_current = all but the current one
option_quest_on_seeker = A card places a quest where a Seeker stands. What happens?
    .placed = it is placed there
    .left_out = it is left out
option_pie_track = Where does the Pie Track end?
    .ten = at 10 pies
    .no_limit = nowhere
option_tied_fight = Who wins a tied pie fight?
    .attacker = the attacker
    .defender = the defender
option_spell_limit = How many spells does Automountie play in a pie fight?
    .card = as many as her card says
    .seekers = at most one for each of her Seekers there
option_crowd = Two opponents stand where Automountie moves. Whom does she fight?
    .nearest = the next in turn order
    .each = each of them, one after the other
option_finale_turns = Who plays in the Grand Finale?
    .others = everybody but the one who began it
    .all = everybody

## Parts of sentences

words_apples = { $apples ->
    [one] 1 apple
   *[other] { $apples } apples
}
words_gems = { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}
words_quests = { $quests ->
    [one] 1 quest
   *[other] { $quests } quests
}
words_tokens = { $mix_id ->
    [a] { words_apples }
    [g] { words_gems }
    [q] { words_quests }
    [ag] { words_gems } and { words_apples }
    [aq] { words_quests } and { words_apples }
    [gq] { words_quests } and { words_gems }
    [agq] { words_quests }, { words_gems } and { words_apples }
   *[none] nothing
}

## Questions

ask_seats = Who sits at { $camps }, in this order?
ask_camp_entry = { $mountie } is at { $camp }. I take it that from there { $way } leads to { $space }, and { $way_2 } to { $space_2 }. Is it the same on your board?
ask_camp_way = Going { $way } from { $camp }, which space comes first?
ask_trophy_track = In which order are the spaces of your Trophy Track, the top row from left to right, then the next row?
ask_start_board = Which tokens lie on which spaces? Name every space that has some.
ask_first_player = Who goes first?
ask_level = How strong should { $mountie } be?
ask_your_turn = { $player_id ->
    [you] { $again_id ->
        [again] It is still your turn.
       *[first] { $finale_id ->
            [finale] Your last turn.
           *[normal] Your turn.
        }
    }
   *[other] { $again_id ->
        [again] It is still { $player }'s turn.
       *[first] { $finale_id ->
            [finale] { $player }'s last turn.
           *[normal] { $player }'s turn.
        }
    }
} { $again_id ->
    [again] What else do you do?
   *[first] What do you do?
}
ask_board = What has changed on the board?{ $hint_id ->
    [fight] { " " }If { $player_id ->
        [you] your Seeker has
       *[other] a Seeker of { $player } has
    } moved onto Automountie's, show them on the same space.
   *[none] { "" }
}
ask_which_trophy = Is it the trophy for winning a pie fight?
ask_give_or_take = What is it?
ask_which_automountie = Which Automountie?
ask_fight_strength = { $player_id ->
    [you] Choose your pies and spells. What is your total?
   *[other] { $player } chooses pies and spells. What is the total?
}
ask_spell_strength = What { $spells ->
    [one] does her spell add?
   *[other] do her { $spells } spells add together?
}
ask_fight_trophy = { $player_id ->
    [you] Do you place
   *[other] Does { $player } place
} the trophy for winning a pie fight?
ask_friendship = { $player_id ->
    [you] How much friendship do you have?
   *[other] How much friendship does { $player } have?
}
see_draw_automountie = Flip an Automountie card.
ask_draw_automountie = Flip an Automountie card. Which is it?{ $hint_id ->
    [how] { " " }Say a part of what it shows, as in: 2 pies fight 6, or: seek black A4.
   *[none] { "" }
}

## Set-up

BoardLaid = Lay the board so that the white region is at the top left. I call the spaces by row, A to G from the top, and by number from the left. So the castle is D4.
CampsChosen = With { $players } players, use { $camps }. Set up people and board as usual.
DeckReadied = { $deck_id ->
    [virtual] I draw the Automountie cards. Leave the printed ones in the box.
   *[physical] { $origin_id ->
        [owner] Shuffle your { $cards } Automountie cards into a face-down deck.
       *[stand-in] You draw the cards yourself, but the { $cards } cards I know are only practice cards. Enter your own first, or let me draw.
    }
}
FriendshipSet = Put { $mountie }'s Friendship token on level { $friendship }. It stays there all game.
PiesSet = Put { $mountie }'s pie token on level { $pies }. A trophy will cost her { $tokens } tokens.
PiecesReadied = Lay out { $trophies } trophies for { $mountie }. She gets no player mat, no personality card and no spell.
KingdomChosen = Choose an Animal Kingdom for { $mountie }, and put both its Seekers into { $camp }.
PrimaryChosen = Pick one of { $mountie }'s Seekers as her primary Seeker, and mark it so that you know it again.
TeamsFormed = You are a team of { $humans } against { $mounties } Automounties.
TeamRuleTold = { $topic_id ->
    [team_friendship] You gain no friendship for placing a resource on a teammate's Seeker.
    [team_gifts] When you give something to another player in a quest, it cannot be a teammate.
    [team_make] To pay for a Make action you may use resources of a teammate on a neighbouring space, if the teammate agrees.
    [team_spaces] Your Seekers cannot move onto a space with a teammate's Seeker.
   *[team_deck] The Automounties share one deck, and each draws her own card.
}

## Her turn

TurnBegan = { $mountie }'s turn.
TrophyEarned = She has { $tokens } tokens and needs { $cost }. She earns a trophy.
TokensReturned = Return { words_tokens } from { $space } to the supply.
TrophyPlaced = { $reason_id ->
    [eight_pies] { $mountie } has 8 pies or more. Put her trophy on the 8 pies space of the Trophy Track.
    [pie_fight] { $mountie } has won a pie fight. Put her trophy on the pie fight space of the Trophy Track.
    [team] Her own trophies are all placed. Put a trophy of { $owner } on the { $space } space of the Trophy Track.
   *[tokens] Put a trophy of { $mountie } on the { $space } space of the Trophy Track.
} { $placed ->
    [one] That is her first.
   *[other] That makes { $placed } of { $trophies }.
}
TrophyMissed = She would place a trophy for { $space_id ->
    [pie_fight] winning a pie fight
   *[eight_pies] 8 pies
}, but only one is allowed in a turn.
NoTrophyLeft = She has tokens for a trophy, but no trophy left to place.
TurnSkipped = { $stage_id ->
    [finale] She flips no card, and checks for a trophy again.
   *[normal] Her turn ends with that.
}
CardDrawn = { $deck_id ->
    [physical] Her card: { $card }.
   *[virtual] She flips a card.
}
DeckReshuffled = The Automountie deck is empty. All { $cards } cards are shuffled into a new one.
PiesGained = { $pies ->
    [0] { $mountie } gains no pies. She has { $total }.
    [one] Move { $mountie } up 1 pie, to { $total }.
   *[other] Move { $mountie } up { $pies } pies, to { $total }.
}
PiesWasted = The Pie Track is full. { $wasted ->
    [one] 1 pie is lost.
   *[other] { $wasted } pies are lost.
}
TokensSought = { $mix_id ->
    [a] Put an apple on { $apple_spaces }.
    [g] Put a gem on { $gem_spaces }.
    [q] Put a quest on { $quest_spaces }.
    [ag] Put a gem on { $gem_spaces }, and an apple on { $apple_spaces }.
    [aq] Put a quest on { $quest_spaces }, and an apple on { $apple_spaces }.
    [gq] Put a quest on { $quest_spaces }, and a gem on { $gem_spaces }.
   *[agq] Put a quest on { $quest_spaces }, a gem on { $gem_spaces }, and an apple on { $apple_spaces }.
}
TokensPiled = Put { $number ->
    [2] two
    [3] three
   *[other] { $number }
} { $token_id ->
    [gem] gems
    [apple] apples
   *[quest] quests
} on { $space }.
FriendshipKept = { $mountie } gains no friendship for that.
SupplyShort = The supply has run out: { words_tokens } cannot be placed.
QuestWithheld = No quest is placed on { $space }, because a Seeker stands there.
SeekerMoved = { $mountie }'s { $seeker } Seeker takes path { $letter }{ $gain ->
    [0] { "" }
    [one] {" "}for 1 token
   *[other] {" "}for { $gain } tokens
}: { $shape_id ->
    [straight] { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } { $way }
   *[bent] { $way }
}, { $start_id ->
    [camp] out of the camp to { $end }
   *[other] from { $start } to { $end }
}.{ $mix_id ->
    [none] { "" }
   *[other] { " " }It brings along { words_tokens }.
}
SeekerStayed = { $mountie }'s { $seeker } Seeker cannot move.
QuestsVanished = Remove { $quests ->
    [one] the quest
   *[other] the { $quests } quests
} that { $mountie } leaves behind on { $space }.

## Pie fights

FightBegan = Pie fight on { $space }: { $attacker_id ->
    [you] you attack { $defender }.
   *[other] { $attacker } attacks { $defender }.
}
FightCardDrawn = { $mountie } throws { $pies ->
    [0] no pies
    [one] 1 pie
   *[other] { $pies } pies
}{ $limit_id ->
    [track] , all she has
   *[card] { "" }
}{ $spells ->
    [0] , and plays no spell.
    [one] , and plays 1 spell. Draw it from the spell deck.
   *[other] , and plays { $spells } spells. Draw them from the spell deck.
}{ $pies ->
    [0] { "" }
   *[other] { " " }Move her down to { $left } on the Pie Track.
}
FightWon = { $tie_id ->
    [tie] A tie at { $winner_total }.
   *[clear] { $winner_total } against { $loser_total }.
} { $winner_id ->
    [you] You win the pie fight.
   *[other] { $winner } wins the pie fight.
}
FightSettled = { $player_id ->
    [nobody] Discard { $spells ->
        [one] the spell that was
       *[other] the spells that were
    } played.
    [you] Pay the pies you threw. { $spells ->
        [0] If you played a spell, discard it.
        [one] Discard her spell, and any you played.
       *[other] Discard her spells, and any you played.
    }
   *[other] { $player } pays the pies that were thrown. { $spells ->
        [0] If there was a spell, discard it.
        [one] Discard the Automountie's spell, and any of { $player }.
       *[other] Discard the Automountie's spells, and any of { $player }.
    }
}
SeekersSentHome = Put { $loser_id ->
    [you] { $seekers ->
        [one] your Seeker
       *[other] both your Seekers
    } from { $space } back into your camp, and take your bonus.
   *[other] { $seekers ->
        [one] the Seeker
       *[other] both Seekers
    } of { $loser } from { $space } back into the camp.
} The tokens there stay with { $winner }.

## Cards and tiles

PlayerTrophyPlaced = { $player_id ->
    [you] { $placed ->
        [one] That is your first trophy.
       *[other] That makes { $placed } of your { $trophies } trophies.
    }
   *[other] { $placed ->
        [one] That is the first trophy of { $player }.
       *[other] That makes { $placed } of { $trophies } trophies for { $player }.
    }
}
PlayerTrophyMissed = { $player_id ->
    [you] You have placed a trophy in this turn already, so there is none for this pie fight.
   *[other] { $player } has placed a trophy in this turn already, so there is none for this pie fight.
}
GiftPlaced = Put { words_tokens } with { $mountie }'s Seeker on { $space }.
GiftLost = Both of { $mountie }'s Seekers are off the board, so she gets nothing.
SpellsTaken = { $mountie } has no spells. Take the top card of the spell deck instead.
TokensGiven = { $mountie } hands over { words_tokens } from { $space }. { $player_id ->
    [you] Put that with your Seeker.
   *[other] Put that with { $player }'s Seeker.
}
NothingGiven = { $mountie } has nothing to give.

## The end

FinaleBegan = { $finisher_id ->
    [you] You have placed your last trophy.
   *[other] { $finisher } has placed the last trophy.
} The Grand Finale begins. One more turn for { $players }.
TieCompared = A tie. { $measure_id ->
    [friendship] The most friendship, { $best }, is with { $leaders }.
   *[resources] The most resources, { $best }, are with { $leaders }.
}
GameEnded = { $outcome_id ->
    [won] { $winner_id ->
        [you] You win. Well played!
       *[other] The winner: { $winners }. Well played!
    }
    [lost] The winner: { $winners }.
   *[shared] A shared victory for { $winners }.
}

## Why, in this very case

because_TrophyEarned = Her Seekers hold { $tokens } tokens together, and at her level a trophy costs { $cost }.
because_TrophyPlaced = { $reason_id ->
    [eight_pies] She has come to 8 pies or more, and has no trophy on that space yet.
    [pie_fight] It is her first pie fight won, and she has no trophy on that space yet.
    [team] All trophies of { $mountie } are placed, so it is one of { $owner }.
   *[tokens] { $space } is the leftmost space without a trophy of hers.
}
because_TurnSkipped = { $mountie } has placed a trophy for her tokens.
because_PiesWasted = { $wasted ->
    [one] 1 pie goes
   *[other] { $wasted } pies go
} beyond the end of the track.
because_TokensSought = That is what the seek diagram of this card shows.
because_TokensPiled = The seek diagram of this card shows { $number } of them on { $space }.
because_SeekerMoved = { $choice_id ->
    [only] Path { $letter } is the only one on which the { $seeker } Seeker can take a step.
    [tied] Path { $letter } gains { $gain ->
        [0] no token
        [one] 1 token
       *[other] { $gain } tokens
    }, just like { $equals }. The { $seeker } Seeker takes the { $seeker_id ->
        [primary] first
       *[other] last
    } of them by letter.
   *[most] Path { $letter } gains { $gain ->
        [one] 1 token
       *[other] { $gain } tokens
    }, and no other gains { $next_best ->
        [0] any
       *[other] more than { $next_best }
    }.
}
because_SeekerStayed = Every path of this card begins with a step that the { $seeker } Seeker cannot take from where it is.
because_QuestsVanished = The Seeker of { $mountie } had to leave { $space }, where { $quests ->
    [one] her quest lay
   *[other] her { $quests } quests lay
}.
because_FightBegan = { $attacker_id ->
    [you] You moved onto { $space }, where a Seeker of { $defender } stands.
   *[other] { $attacker } moved onto { $space }, where { $defender_id ->
        [you] your Seeker stands
       *[other] a Seeker of { $defender } stands
    }.
}
because_FightCardDrawn = { $limit_id ->
    [track] Her card shows more pies, but { $pies } is all she had.
   *[card] { $pies ->
        [0] Her card shows no pies, or she has none.
        [one] Her card shows 1 pie for a fight.
       *[other] Her card shows { $pies } pies for a fight.
    }
}
because_FightWon = { $tie_id ->
    [tie] Both have { $winner_total }.
   *[clear] { $winner_total } is more than { $loser_total }.
}
because_PlayerTrophyMissed = { $player_id ->
    [you] You have had your trophy of this turn.
   *[other] { $player } has had the trophy of this turn.
}
because_FinaleBegan = { $finisher_id ->
    [you] Your last trophy is on the track.
   *[other] The last trophy of { $finisher } is on the track.
}

## The visible state

view_automountie = { $mountie }: { $pies ->
    [one] 1 pie
   *[other] { $pies } pies
}, { $placed } of { $trophies } trophies, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}, and a trophy costs { $cost }.
view_seeker = The { $seeker }: { $space }.
view_player = { $player_id ->
    [you] You have placed
   *[other] { $player } has placed
} { $placed } of { $trophies } trophies.
board_row = { $row }
board_legend = { $people_id ->
    [alone] Y: your Seeker. P and O: her primary and her other Seeker.
   *[several] A number: that player's Seeker. P and O: an Automountie's primary and other Seeker.
} a: apple, g: gem, q: quest.

## The result sheet

column_you = You
column_automountie = Automountie
column_player_1 = Player 1
column_player_2 = Player 2
column_player_3 = Player 3
column_player_4 = Player 4
column_player_5 = Player 5
column_automountie_1 = Automountie 1
column_automountie_2 = Automountie 2
column_automountie_3 = Automountie 3
column_automountie_4 = Automountie 4
column_automountie_5 = Automountie 5
row_trophies = Trophies
row_friendship = Friendship
row_resources = Resources

## Names

name_automountie_toml = the Automountie deck
name_you = you
name_automountie = Automountie
name_primary = primary
name_other = other
name_camp = the camp
name_apple = apple
    .counted = { $amount } { $number ->
        [one] apple
       *[other] apples
    }
name_gem = gem
    .counted = { $amount } { $number ->
        [one] gem
       *[other] gems
    }
name_quest = quest
    .counted = { $amount } { $number ->
        [one] quest
       *[other] quests
    }
name_right = right
name_down_right = down right
name_down_left = down left
name_left = left
name_up_left = up left
name_up_right = up right
name_camp_top = the top camp
name_camp_upper_right = the upper right camp
name_camp_lower_right = the lower right camp
name_camp_bottom = the bottom camp
name_camp_lower_left = the lower left camp
name_camp_upper_left = the upper left camp
name_camps = camps
name_board = board
name_trophy_track = Trophy Track
name_friendship = friendship
name_resources = resources
name_eight_pies = 8 pies
name_power_ups = power-ups
name_spells = spells
name_apple_delivery = apples delivered
name_gem_delivery = gems delivered
name_quests = quests
name_pie_fight = pie fight
name_same = yes, the same
name_different = no, it is different
name_nowhere = none
name_turn_over = end my turn
    .also = the turn is over, a pie fight begins
name_trophy = place a trophy
name_give_or_take = give to Automountie or take from her, by a card or tile
name_give_apples = give 2 apples
name_give_gems = give 2 gems
name_take_resources = take 2 resources
name_take_spells = take spells
name_very_easy = very easy
name_easy = easy
name_normal = normal
name_hard = hard
name_very_hard = very hard
name_nobody = nobody
name_trophy_placed = yes
name_no_trophy = no
name_virtual = virtual
name_physical = physical
name_seeker_you = your Seeker
    .counted = { $number ->
        [one] your Seeker
       *[other] your { $amount } Seekers
    }
name_primary_automountie = primary Seeker
name_other_automountie = other Seeker
name_player_1 = Player 1
name_seeker_player_1 = Seeker of player 1
    .counted = { $amount } { $number ->
        [one] Seeker of player 1
       *[other] Seekers of player 1
    }
name_player_2 = Player 2
name_seeker_player_2 = Seeker of player 2
    .counted = { $amount } { $number ->
        [one] Seeker of player 2
       *[other] Seekers of player 2
    }
name_player_3 = Player 3
name_seeker_player_3 = Seeker of player 3
    .counted = { $amount } { $number ->
        [one] Seeker of player 3
       *[other] Seekers of player 3
    }
name_player_4 = Player 4
name_seeker_player_4 = Seeker of player 4
    .counted = { $amount } { $number ->
        [one] Seeker of player 4
       *[other] Seekers of player 4
    }
name_player_5 = Player 5
name_seeker_player_5 = Seeker of player 5
    .counted = { $amount } { $number ->
        [one] Seeker of player 5
       *[other] Seekers of player 5
    }
name_automountie_1 = Automountie 1
name_primary_automountie_1 = primary Seeker of Automountie 1
name_other_automountie_1 = other Seeker of Automountie 1
name_automountie_2 = Automountie 2
name_primary_automountie_2 = primary Seeker of Automountie 2
name_other_automountie_2 = other Seeker of Automountie 2
name_automountie_3 = Automountie 3
name_primary_automountie_3 = primary Seeker of Automountie 3
name_other_automountie_3 = other Seeker of Automountie 3
name_automountie_4 = Automountie 4
name_primary_automountie_4 = primary Seeker of Automountie 4
name_other_automountie_4 = other Seeker of Automountie 4
name_automountie_5 = Automountie 5
name_primary_automountie_5 = primary Seeker of Automountie 5
name_other_automountie_5 = other Seeker of Automountie 5

# Spaces of the board
name_A1 = white A1
name_A2 = white A2
name_A3 = black A3
name_A4 = black A4
name_B1 = white B1
name_B2 = white B2
name_B3 = portal B3
name_B4 = black B4
name_B5 = black B5
name_C1 = blue C1
name_C2 = portal C2
name_C3 = white C3
name_C4 = black C4
name_C5 = portal C5
name_C6 = green C6
name_D1 = blue D1
name_D2 = blue D2
name_D3 = blue D3
name_D4 = castle D4
name_D5 = green D5
name_D6 = green D6
name_D7 = green D7
name_E1 = blue E1
name_E2 = portal E2
name_E3 = red E3
name_E4 = yellow E4
name_E5 = portal E5
name_E6 = green E6
name_F1 = red F1
name_F2 = red F2
name_F3 = portal F3
name_F4 = yellow F4
name_F5 = yellow F5
name_G1 = red G1
name_G2 = red G2
name_G3 = yellow G3
name_G4 = yellow G4

# What an Automountie card shows, for a deck drawn by hand
name_no_pies = no pies
name_seek = seek
name_pies_1 = 1 pie
name_pies_2 = 2 pies
name_pies_3 = 3 pies
name_pies_4 = 4 pies
name_pies_5 = 5 pies
name_pies_6 = 6 pies
name_pies_7 = 7 pies
name_pies_8 = 8 pies
name_pies_9 = 9 pies
name_pies_10 = 10 pies
name_fight_0 = fight 0
name_fight_1 = fight 1
name_fight_2 = fight 2
name_fight_3 = fight 3
name_fight_4 = fight 4
name_fight_5 = fight 5
name_fight_6 = fight 6
name_fight_7 = fight 7
name_fight_8 = fight 8
name_fight_9 = fight 9
name_fight_10 = fight 10
name_spells_0 = 0 spells
name_spells_1 = 1 spell
name_spells_2 = 2 spells
name_spells_3 = 3 spells
name_spells_4 = 4 spells
name_spells_5 = 5 spells
name_first_right = path A right
name_first_down_right = path A down right
name_first_down_left = path A down left
name_first_left = path A left
name_first_up_left = path A up left
name_first_up_right = path A up right
name_card_1 = card 1
name_card_2 = card 2
name_card_3 = card 3
name_card_4 = card 4
name_card_5 = card 5
name_card_6 = card 6
name_card_7 = card 7
name_card_8 = card 8
name_card_9 = card 9
name_card_10 = card 10
name_card_11 = card 11
name_card_12 = card 12
name_card_13 = card 13
name_card_14 = card 14
name_card_15 = card 15
name_card_16 = card 16
name_card_17 = card 17
name_card_18 = card 18
name_card_19 = card 19
name_card_20 = card 20
name_card_21 = card 21
name_trophies = trophies
name_pie_track = Pie Track
name_friendship_track = Friendship Track
name_automountie_deck = Automountie deck
name_automountie_card = Automountie card

## What a card says, for anyone who looks it up

face_fight = In a pie fight: { $pies ->
    [one] 1 pie
   *[other] { $pies } pies
} and { $spells ->
    [one] 1 spell
   *[other] { $spells } spells
}.
face_seek = Seek: { $placed }.
face_pies = { $pies ->
    [0] No pies, and nothing to seek.
    [one] One pie.
   *[other] { $pies } pies.
}
