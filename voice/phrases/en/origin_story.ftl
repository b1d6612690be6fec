# What the Vancardians say and ask. An event's sentence has the event's name; a question's begins with ask_.
bot = the Vancardians

## Set-up options

option_difficulty = How hard should the game be?
    .level_0 = level 0, the easiest, to start with
    .level_1 = level 1
    .level_2 = level 2
    .level_3 = level 3
    .level_4 = level 4
    .level_5 = level 5, the hardest
option_playing_cards = Who deals the playing cards?
    .physical = I deal the real cards and say which they are
    .virtual = Tablemate deals, no cards needed on the table
option_vancardian_deck = Who draws the Vancardian cards?
    .virtual = Tablemate draws them from the deck file
    .physical = I draw the printed cards and say what they show
option_dealer = Who picks the first dealer?
    .virtual = Tablemate picks at random
    .physical = I do, and say who it is
option_level_set = Which Vancardian cards are the harder set, the one the level counts?
    .red = the cards with red lightning
    .green = the cards with green lightning
option_replace_hero = Which cards does REPLACE take when you play hero?
    .non_love = her lowest cards that are not love
    .any = her lowest cards of any suit
option_replace_short = REPLACE against a hero, and she has too few cards that are not love?
    .love_too = it goes on with her lowest love cards
    .fewer = fewer cards are replaced
option_replace_new = May REPLACE take the cards just drawn for it?
    .old_only = no, only cards she had before
    .new_too = yes, they count as well
option_move_leftmost = MOVE, and her only love card is leftmost already?
    .moved = it counts as moved
    .not_moved = nothing was moved, so she does REPLACE
option_vancardian_order = Which Vancardian is dealt to first?
    .automaton_first = Automaton
    .factoryon_first = Factoryon
option_extra_love_value = What is an extra-love card worth?
    .ask = ask me when the card does not tell a single value
    .keyword = always the number after ADD
option_extra_love_shuffle = An extra-love card lies in the discard pile when it is shuffled?
    .in = it is shuffled into the deck
    .aside = it is set aside
option_reveal = What if a card is revealed twice, or only for a moment?
    .once = its value changes once, for the whole round
    .cumulative = every reveal changes it again
    .until_hidden = it changes only while it is revealed
option_trump_reading = Another suit is trump. What do the Vancardians' rules mean by love?
    .heart = love cards, as always
    .trump = the trump suit
option_surrendered_trick = Does the trick you surrender count among the leader's tricks?
    .no_trick = no, it is only worth its point
    .counts = yes

## Questions

ask_draw_dealer = Give the dealer token to a random player. Who has it?
ask_draw_playing = Flip a playing card. Which is it?
ask_draw_red = Flip the top red Vancardian card. Which is it?
ask_draw_green = Flip the top green Vancardian card. Which is it?
ask_your_hand = Which { $number } cards do you have, from left to right?
ask_deal_row = Deal { $number } cards to { $who }. Which are they, from left to right?
ask_replacement = Draw { $number ->
    [one] a card for { $who }. Which is it?
   *[other] { $number } cards for { $who }. Which are they, in order?
}
ask_drawn = { $who } follows. Draw { $number ->
    [one] a card for her. Which is it?
   *[other] { $number } cards for her. Which are they, in order?
}
see_deal_row = Deal { $number } cards to { $who }, from left to right.
see_replacement = Draw { $number ->
    [one] a card for { $who }, and lay it
   *[other] { $number } cards for { $who }, and lay them
} where drawn cards go.
see_drawn = { $who } follows. Draw { $number ->
    [one] a card for her, and lay it
   *[other] { $number } cards for her, and lay them
} where drawn cards go.
see_your_lead = Trick { $trick }. You lead, as { $alignment }. Play a card from your row, or say "ability".
see_your_card = Trick { $trick }. The lead is { $lead }, and you play as { $alignment }. Play a card from your row, or say "ability".
see_give_card = Take another card out of your row for { $who }, in return for { $card }.
see_you_row = Change your row as your ability says, and leave it so that I can read it. Lay the DONE card if nothing changes.
see_automaton_row = Change Automaton's row as your ability says, and leave it so that I can read it. Lay the DONE card if nothing changes.
see_factoryon_row = Change Factoryon's row as your ability says, and leave it so that I can read it. Lay the DONE card if nothing changes.
see_you_order = Lay your row in its new order. Lay the DONE card if nothing changes.
see_automaton_order = Lay Automaton's row in its new order. Lay the DONE card if nothing changes.
see_factoryon_order = Lay Factoryon's row in its new order. Lay the DONE card if nothing changes.
ask_printed_event = Does the event change what may be played? Points it gives are asked for at the end of the round.
ask_event_off_suit = Which suit must a player play if they cannot follow suit?
ask_charged = Did you charge anything? { $superhero_id ->
    [yes] I ask after each trick in any case, because of your superhero.
   *[no] If so, I ask about it now and after each trick.
}
ask_alignment = Are you hero or villain this round?
ask_printed_row = { $so_far ->
    [0] Flip the top card of the Vancardian deck. What is printed beside round { $round }?
   *[other] What else is printed beside round { $round }?
}
ask_printed_number = Which number is printed with { $keyword }?
ask_extra_value_printed = Take two extra-love cards that show { $number }. What are they worth?
ask_extra_value = The extra-love card for { $who } prints two values, and the effect says { $number }. What is it worth?
ask_your_lead = Trick { $trick }. You lead, as { $alignment }. Which card?
ask_your_card = Trick { $trick }. The lead is { $lead }, and you play as { $alignment }. Which card?
ask_trick_over = { $who_id ->
    [you] You are about to take the trick with { $card }.
   *[other] { $who } is about to take the trick with { $card }.
} Go on, or use an ability?
ask_charging = Does anything work right now, before you choose a side? Exchanges with the Vancardians come later.
ask_when_charged = The Vancardians are set up. Go on, or use a When Charged ability that had to wait?
ask_end_of_round = The round is over{ $surrendered_id ->
    [yes] , and abilities about tricks do not trigger
   *[no] {""}
}. Does an End of Round ability or the event give anything?
ask_ability = What does your ability do?
ask_give_card = Which other card do you give { $who } for { $card }?
ask_revealed = Which of your cards do you reveal?
ask_hidden = Which cards do you hide again?
ask_swap_card = Which card do you play instead of { $card }?
ask_changed_card = Which card is changed?
ask_changed_suit = Which suit is { $card } now?
ask_raised_by = { $card } is worth { $value }. How much is added?
ask_lowered_by = { $card } is worth { $value }. How much is taken off?
ask_you_row = Which cards are in your row now, from left to right?
ask_automaton_row = Which cards are in Automaton's row now, from left to right?
ask_factoryon_row = Which cards are in Factoryon's row now, from left to right?
ask_you_gone = Which of your cards go?
ask_automaton_gone = Which of Automaton's cards go?
ask_factoryon_gone = Which of Factoryon's cards go?
ask_cards_drawn = How many cards do you draw?
ask_you_order = In which order do your cards lie, from left to right?
ask_automaton_order = In which order do Automaton's cards lie, from left to right?
ask_factoryon_order = In which order do Factoryon's cards lie, from left to right?
ask_who_gains = Who gains points?
ask_who_loses = Who loses points?
ask_points_gained = How many points?
ask_points_lost = How many points?
ask_whose_tricks = Whose number of tricks was changed?
ask_tricks = { $who_id ->
    [you] How many tricks do you have now?
   *[other] How many tricks does { $who } have now?
}
ask_trump = Which suit is trump now?

## Events and instructions: set-up

TableReadied = Put the event cards back in the box. Put the stamina tokens and the shuffled story cards within reach.
PlayerReadied = Take a random player mat, a dial at 0, 1 stamina token, and 2 superhero cards face down on your mat. The other superheroes go back in the box. Whenever a story or superhero card has the icon that the solo rules exclude, remove it and draw another.
DialsReadied = Give Automaton and Factoryon a dial each, at 0, with the red hero side up.
LevelChosen = Level { $level }. { $level ->
    [0] All five Vancardian cards are { $easy }.
    [5] All five Vancardian cards are { $hard }.
    [1] The Vancardian card of the last round is { $hard }, the others are { $easy }.
   *[other] The Vancardian cards of the last { $level } rounds are { $hard }, the others are { $easy }.
}
DeckBuilt = Shuffle the red and the green Vancardian cards into two event decks. { $level ->
    [0] Without looking, take 5 { $easy } cards: they are the Vancardian deck.
    [5] Without looking, take 5 { $hard } cards: they are the Vancardian deck.
   *[other] Without looking, take { $level } { $hard } for the Vancardian deck, and lay { $rest } { $easy } on top.
} Do not shuffle it. You will say what your printed cards show.
DealerChosen = { $dealer_id ->
    [you] You get the dealer token.
   *[other] Give { $dealer } the dealer token.
}

## Round set-up

RoundBegan = Round { $round }. { $dealer_id ->
    [you] You are the dealer
   *[other] { $dealer } is the dealer
}, and { $leader_id ->
    [you] you lead
   *[other] { $leader } leads
} the first trick.
CardsGathered = { $by_id ->
    [you] Shuffle all 52 playing cards, without the extra-love cards, and deal yourself 8 in a row.
   *[tablemate] All 52 playing cards are shuffled and dealt.
}
ExtraLoveSetAside = Set the four extra-love cards aside.
RowDealt = { $who_id ->
    [you] Your cards are { $cards }.
   *[other] { $who } has { $cards }.
}
EventDrawn = The event of this round, from the { $colour } deck: { $text }
PrintedEventDrawn = Flip the top card of the { $colour } event deck. Its left side holds for this round.
StoryPlayed = Gain 1 stamina token and draw 3 story cards. Play one on space { $round } of your mat and discard the other two.
SuperheroPlayed = Play one of your two superheroes, gain its benefits, and discard the other.
AbilitiesCharged = Place your stamina tokens to charge your abilities.
AlignmentChosen = { $alignment_id ->
    [hero] You are a hero: every trick is a point.
   *[villain] You are a villain: 4 points if you win no trick.
}
RowEmpty = The Vancardian card shows nothing for round { $round }.
EffectResolved = The Vancardian card says { $keyword_id ->
    [replace] replace { $number }.
    [add_love] add love { $number }.
   *[move_love] move { $number } love left.
}
CardsReplaced = { $who } discards { $gone }, and gets { $new } at the right end.
NothingReplaced = { $who } has only { $love } cards, so none is replaced.
LoveAdded = { $who } discards { $gone } from the right end, and gets an extra-love card worth { $value } at the left end. I call it { $card }.
LoveMoved = { $already_id ->
    [yes] { $who } has { $cards } at the left end already.
   *[no] { $who } moves { $cards } to the left end.
}
NoLoveMoved = { $card_id ->
    [none] { $love_id ->
        [none] There is no trump, so { $who } has no card to move. She replaces { $number }.
       *[other] { $who } has no { $love } card to move, so she replaces { $number }.
    }
   *[other] { $card } is { $who }'s leftmost card already, so it does not move. She replaces { $number }.
}

## Tricks

DeckReshuffled = The deck is empty. { $goes_id ->
    [aside] Set aside { $extra }. The rest of the discard pile is shuffled into a new deck of { $cards }.
    [in] The discard pile is shuffled into a new deck of { $cards }, with { $extra } in it.
   *[none] The discard pile is shuffled into a new deck of { $cards }.
}
CardLed = { $who } leads { $card }{ $plain_id ->
    [yes] .
   *[no] , worth { $value }.
}
CardFollowed = { $who } plays { $card }{ $plain_id ->
    [yes] {""}
   *[no] , worth { $value }
}{ $ahead_id ->
    [yes] , and is ahead.
    [no] , and stays behind.
   *[last] .
}
CardsRefused = { $who } keeps nothing and discards { $refused }.
CardsKept = { $who } keeps { $kept } at the right end, in place of { $dropped }.
CardKept = { $who } keeps { $kept } at the right end, in place of { $dropped }, and discards { $refused }.
DrawSkipped = There is no card left to draw, so { $who } draws nothing.
TrickWon = { $who_id ->
    [you] You take the trick with { $card }. You have { $tricks } { $tricks ->
        [one] trick.
       *[other] tricks.
    }
   *[other] { $who } takes the trick with { $card }. She has { $tricks } { $tricks ->
        [one] trick.
       *[other] tricks.
    }
}
Surrendered = You surrender. { $who } gains { $points ->
    [one] 1 point
   *[other] { $points } points
}, and the round ends.

## Your abilities

CardTaken = You take { $card } from { $who }.
CardGiven = You give { $card } to { $who }, as her leftmost card.
CardsRevealed = Worth one { $alignment_id ->
    [hero] less
   *[villain] more
} now: { $cards }.
CardsHidden = Hidden again, and worth as much as before: { $cards }.
PlayedSwapped = You play { $card } and take back { $back }.
AnyCardAllowed = You need not follow suit with your next card.
TrickRewound = The trick is taken back. Put back in place: { $cards }. You lead.
CardChanged = { $card } counts as { $suit } { $value } for this round.
CardsDrawnAnew = { $who_id ->
    [you] You draw { $cards }.
   *[other] { $who } gets { $cards }.
}
RowChanged = { $who_id ->
    [you] Your row is now { $cards }.
   *[other] { $who }'s row is now { $cards }.
}
AlignmentChanged = You are a { $alignment } now.
PointsGained = { $who_id ->
    [you] You have { $total ->
        [one] 1 point
       *[other] { $total } points
    } now.
   *[other] { $who } has { $total ->
        [one] 1 point
       *[other] { $total } points
    } now.
}
TricksCounted = { $who_id ->
    [you] You have
   *[other] { $who } has
} { $tricks ->
    [one] 1 trick now.
   *[other] { $tricks } tricks now.
}
TrumpChanged = { $trump_id ->
    [none] There is no trump now.
   *[other] Trump is { $trump } now.
}

## The end of a round and of the game

RoundScored = Round { $round } is scored. You gain { $you_gained } and have { $you_total }. Automaton gains { $automaton_gained } and has { $automaton_total }. Factoryon gains { $factoryon_gained } and has { $factoryon_total }. Set the dials.
RoundCleared = Take your stamina tokens back to your supply{ $event_id ->
    [yes] , discard the event
   *[no] {""}
}, and { $dealer_id ->
    [you] take the dealer token.
   *[other] pass the dealer token to { $dealer }.
}
GameScored = You have { $you ->
    [one] 1 point
   *[other] { $you } points
}, Automaton has { $automaton }, and Factoryon has { $factoryon }. { $outcome_id ->
    [won] You win. Well played!
    [lost] The Vancardians win.
   *[shared] You share the victory.
}

## Why, in this very case

because_CardLed = Her row was { $row }.
because_CardFollowed = { $reason_id ->
    [follow_beat] Of her cards of { $lead }, { $card } is the lowest that beats { $beaten }.
    [follow_under] She has no { $lead } that beats { $beaten }, and { $card } is the lowest she has.
    [follow_void] She has no { $lead }, and { $card } is her lowest card.
    [follow_villain_love] She may only play { $love }, and { $card } is the lowest.
   *[follow_villain] { $card } is the lowest she may play{ $love_id ->
        [none] {""}
       *[other] {" "}that is not { $love }
    }.
} Her row was { $row }.
because_CardsRefused = Her row had only { $suits }.
because_CardsKept = Her row had { $suits }.
because_CardKept = Her row had { $suits }.

## The visible state

view_points = Points: you { $you }, Automaton { $automaton }, Factoryon { $factoryon }.
view_round = Round { $round }{ $trick ->
    [0] {""}
   *[other] , trick { $trick }
}. { $alignment_id ->
    [undecided] You have not chosen a side yet.
   *[other] You play { $alignment }.
}
view_tricks = Tricks: you { $you }, Automaton { $automaton }, Factoryon { $factoryon }.
view_trump = Trump: { $trump }.
view_off_suit = Anyone who cannot follow suit must play { $suit }.
view_row = { $who_id ->
    [you] Your row: { $cards }.
   *[other] { $who }: { $cards }.
}
view_drawn = Just drawn: { $cards }.
view_trick = In the trick: { $cards }.
view_worth = { $card } counts as { $suit } { $value }.

## The result sheet

column_you = You
column_automaton = Automaton
column_factoryon = Factoryon
row_tricks = Tricks and alignment
row_surrender = Surrenders
row_cards = Cards and event
row_total = Total

## Names

name_vancardians_toml = the Vancardian deck
name_you = you
name_automaton = Automaton
name_factoryon = Factoryon
name_brains = brains
name_love = love
name_speed = speed
name_strength = strength
name_none = none
name_hero = hero
name_villain = villain
name_undecided = undecided
name_red = red
name_green = green
name_nothing = nothing
name_something = something
name_replace = replace
name_add_love = add love
name_move_love = move love left
name_go_on = go on
name_ability = use an ability
name_surrender = surrender
name_back = never mind
name_exchange_automaton = exchange a card with Automaton
name_exchange_factoryon = exchange a card with Factoryon
name_reveal = reveal cards
name_hide = hide cards
name_swap_played = swap the card I played
name_play_any = play any card without following suit
name_rewind = take the trick back and lead it
name_gain_points = somebody gains points
name_lose_points = somebody loses points
name_alignment = change sides
name_raise_card = raise a card's value
name_lower_card = lower a card's value
name_change_suit = change a card's suit
name_trump = change the trump suit
name_off_suit = demand a suit of players who cannot follow
name_tricks = change somebody's number of tricks
name_row_you = change the cards in my row
name_row_automaton = change Automaton's row
name_row_factoryon = change Factoryon's row
name_you_row = your row
    .the = your row
name_automaton_row = Automaton's row
    .the = Automaton's row
name_factoryon_row = Factoryon's row
    .the = Factoryon's row
name_drawn = row of drawn cards
name_picked = cards you name
name_trick = trick
name_deck = deck
name_discards = discard pile
name_aside = extra-love cards
name_dials = dials
name_dial = dial
name_point = point
name_you_won = tricks you won
name_automaton_won = tricks Automaton won
name_factoryon_won = tricks Factoryon won

## Why, in this very case

because_NothingReplaced = Every card in { $who }'s row is { $love }.
because_LoveMoved = This is what { $who }'s row has of { $love }: { $cards }.
because_NoLoveMoved = { $love_id ->
    [none] There is no trump, so no card in { $who }'s row is meant.
   *[other] { $card_id ->
        [none] There is no { $love } in { $who }'s row.
       *[other] { $card } is the only { $love } in { $who }'s row, and the leftmost card already.
    }
}
because_TrickWon = Nothing in the trick beats { $card }.
name_choice_none = no trump

## What a card says, for anyone who looks it up

face_event = Event of round 3: { $event }
face_round = Round { $round }: { $keyword } { $number }.

## What our practice cards say, by the same key as the English words in their sheet

practice_nothing = Practice event: nothing special happens this round.
practice_no_tricks = Practice event: at the end of this round, a player without tricks gains 1 point.
practice_off_suit_love = Practice event: anyone who cannot follow suit must play love if they have it.
practice_most_tricks = Practice event: at the end of this round, the player with the most tricks gains 1 point. In a tie nobody does.
practice_trump_speed = Practice event: speed is trump this round instead of love.
practice_stamina_gained = Practice event: you gain 1 stamina token before you charge your abilities.
practice_no_trump = Practice event: there is no trump this round.
practice_last_trick = Practice event: who takes the last trick of this round gains 1 point.
practice_vancardians_gain = Practice event: each Vancardian gains 1 point at the end of this round.
practice_trump_strength = Practice event: strength is trump this round instead of love.
practice_off_suit_strength = Practice event: anyone who cannot follow suit must play strength if they have it.
practice_vancardian_last_trick = Practice event: a Vancardian who takes the last trick of this round gains 2 points.
practice_trump_brains = Practice event: brains are trump this round instead of love.
practice_stamina_cost = Practice event: your abilities cost 1 stamina more this round.
practice_hero_without_trick = Practice event: you lose 1 point if you take no trick this round as a hero.
