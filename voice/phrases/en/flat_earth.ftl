# What the mission says and asks. An event's sentence has the event's name; a question's begins with ask_.
bot = the mission

## Set-up options

option_attacks = How many Attacks go into each deck?
    .two = 2, easier
    .three = 3, the standard game
    .four = 4, harder
    .five = 5, very hard
    .six = 6, nearly hopeless
option_timeline = How many Events does the mission have?
    .ten = 10, the standard game
    .fifteen = 15
    .twenty = 20
option_draw_deck = Who draws from the Draw Deck?
    .virtual = Tablemate, which also keeps your hand for you
    .physical = you, from your printed cards, and you say what they are
option_event_deck = Who draws from the Event Deck?
    .virtual = Tablemate, which also keeps the Timeline for you
    .physical = you, from your printed cards, and you say what they are
option_final_flip = The last face-down Event has just been flipped. Is the final Event replaced in the same turn?
    .next_turn = no, only when there is nothing to flip
    .at_once = yes, at once
option_final_event = Which Event is replaced when there is nothing to flip?
    .last_open = the last one that is not completed
    .last = the one in the last place, even if it is completed
option_last_reaction = You complete the last Event. Does its Reaction come before you win?
    .first = yes, the Reaction comes first
    .win_at_once = no, you win at once
option_refill = How many cards may you draw in Recovery?
    .up_to_five = up to five in hand
    .as_used = as many as you used this turn, and up to five in hand
option_late_cards = Are cards replaced that you play while drawing or in the Event Phase?
    .not_counted = no
    .counted = yes, in this refill or in the next
option_sabotage_on_attack = May a Sabotage stop an Attack that comes up as the Reaction?
    .no = no, only a Teleport
    .yes = yes
option_short_deck = A Reaction discards three cards, and the deck has fewer. What then?
    .go_on = the rest is discarded and the mission goes on
    .loss = the mission is lost
option_replacement = How is the final Event replaced?
    .face_up = face up
    .face_down = face down, to be flipped in the next round
option_teleport = Must a Teleport in your hand be played against an Attack?
    .may = no, you may keep it
    .must = yes, unless a Sabotage helps too
option_waiting_cards = May you play a Teleport or a Sabotage as an action?
    .kept = no, they wait for what they stop
    .playable = yes, I do what my card says
option_three_drawn = Three of the same come together while you draw. Are they replaced?
    .not_replaced = no, only the draws you had left go on
    .replaced = yes, you draw three more
option_same_type = When are cards of the same type?
    .name = when they have the same name
    .row = when they act as the same card of Table 1
option_completion_order = Which open Event may be completed?
    .any = any of them
    .leftmost = only the first one in the Timeline
option_completing_card = Where does the card go that completes an Event?
    .discarded = to the Draw discard pile
    .under_event = it stays under the Event

## Questions

ask_opening_hand = Draw five cards; set Attacks aside and draw again, then shuffle them back. Which five cards do you hold?
ask_draw_draw = { $purpose_id ->
    [opening] A card for your hand.
    [reaction] Flip the Reaction card from the Draw Deck. What is it?
    [infiltrator] Draw a card from the Draw Deck. What is it?
    [lost] Discard the top card of the Draw Deck. What is it?
   *[hand] Draw a card. What is it?
}
ask_draw_events = { $purpose_id ->
    [deal] A card goes face down into the Timeline.
    [flip] Flip E { $place }. What is it?
    [again] Draw another Event for E { $place }. If it is an Attack, put it back, shuffle and draw again. Which Event is it?
    [lost] Discard the top card of the Event Deck. What is it?
   *[replace] Flip the top card of the Event Deck and lay it in E { $place }. What is it?
}
ask_draw_hand = Shuffle your hand and discard one card without looking. Which is it?
see_opening_hand = Draw five cards; set Attacks aside and draw again, then shuffle them back. Lay your five cards in a row, so that I can read them.
see_draw_draw = { $purpose_id ->
    [reaction] Flip the Reaction card from the Draw Deck, onto its discards.
    [lost] Discard the top card of the Draw Deck.
   *[other] Draw a card, and lay it beside your hand.
}
see_draw_events = { $purpose_id ->
    [flip] Flip E { $place }.
    [again] Draw another Event for E { $place }. If it is an Attack, put it back, shuffle and draw again.
    [lost] Discard the top card of the Event Deck.
   *[replace] Flip the top card of the Event Deck and lay it in E { $place }.
}
see_draw_hand = Shuffle your hand and discard one card without looking.
see_draw_refill = You may draw { $left ->
    [one] 1 more card
   *[other] up to { $left } more cards
}. Draw one and lay it beside your hand, or lay the DONE card.
see_action = Play a card of your hand as an action, or lay the DONE card.
see_discard = { $possible_id ->
    [yes] Discard a card of your hand.
   *[no] You cannot complete an Event now. Discard a card of your hand.
}
see_recovery = Complete an Event by turning it sideways, or discard a card of your hand.
see_complete = Turn the Event sideways that you complete.
see_completing_card = Complete { $event } with a card of your hand.
see_text_discard = Discard a card of your hand.
ask_action = Which card do you play as an action, or are you done?
ask_recovery = Do you complete an Event or discard a card?
ask_complete = Which Event do you complete?
ask_discard = { $possible_id ->
    [yes] Which card do you discard?
    [practice] By my practice list you cannot complete an Event now. Which card do you discard? If your cards say otherwise, name the Event.
   *[no] You cannot complete an Event now. Which card do you discard?
}
ask_completing_card = With which card do you complete { $event }?
ask_refill = You may draw { $left ->
    [one] 1 more card
   *[other] up to { $left } more cards
}. Do you draw one?
ask_draw_refill = You may draw { $left ->
    [one] 1 more card
   *[other] up to { $left } more cards
}. Draw one and say which it is, or say "no more".
ask_stop_attack = { $what_id ->
    [draw] You drew an Attack.
    [recruit] The Recruit counts as an Attack.
    [lost_draw] An Attack was discarded from the Draw Deck.
    [lost_events] An Attack was discarded from the Event Deck.
   *[other] It attacks your crew.
} Do you stop it, or lose a Red Suit?
ask_stop_destiny = It would discard three cards from the Draw Deck. Do you stop it?
ask_stop_teleport = It would send one of your Red Suits back to the Red Suit Deck. Do you stop it?
ask_stop_sabotage = It would shuffle a new Attack into the Draw Deck. Do you stop it?
ask_stop_infiltrator = It would make you discard a card at random. Do you stop it?
ask_stop_shuffle = It would discard three cards from the Event Deck. Do you stop it?
ask_stop_distraction = It would shuffle a new Attack into the Event Deck. Do you stop it?
ask_text_effect = What did { $card } change?
ask_text_discard = Which card do you discard?
ask_text_take_back = Which card do you take back from the Draw discard pile?

## Set-up

CardsSorted = Sort your cards into four piles: Red Suits, Attacks, Events, and all Actions with the Event Actions among them.
CrewTaken = Take { $crew } Red Suits at random: they are your crew. Lay the other { $red_suits } to your left as the Red Suit Deck.
EventDeckReadied = { $event_deck_id ->
    [virtual] The Event Deck is shuffled, with { $attacks } Attacks in it.
   *[physical] Shuffle { $attacks } Attacks into the Events: that is the Event Deck. Leave room for its discard pile.
}
DrawDeckReadied = { $draw_deck_id ->
    [virtual] The Draw Deck is shuffled, with { $attacks } Attacks in it.
   *[physical] Shuffle { $attacks } Attacks into the Actions: that is the Draw Deck. Leave room for its discard pile.
}
DualCardsNamed = { $number ->
    [one] { $cards } acts as { $acts_as }, as an action and as a Reaction.
   *[other] { $cards } act as { $acts_as }, as actions and as Reactions.
}
HandReturned = Your hand was { $cards }. Three of the same go back, and you get five new cards.
HandDrawn = Your five cards are drawn.
TimelineLaid = { $event_deck_id ->
    [virtual] The Timeline has { $events } cards face down, from E 1 to E { $events }.
   *[physical] Lay Mission Start, M 0, and Mission End, M { $events }, on the table. Between them lay { $events } cards from the Event Deck face down, E 1 to E { $events }.
}

## Player Phase

TurnBegan = Turn { $turn }. { $crew ->
    [one] 1 Red Suit is alive.
   *[other] { $crew } Red Suits are alive.
} { $open ->
    [0] No Event is open.
    [one] 1 Event is open: { $open_events }.
   *[other] { $open } Events are open{ $kinds ->
        [one] , each a { $open_events }.
       *[other] : { $open_events }.
    }
} { $draw_deck_id ->
    [physical] It is your Player Phase.
   *[virtual] { $cards ->
        [0] Your hand is empty.
       *[other] You hold { $hand }.
    }
}
DrawDeckLow = Careful: the Draw Deck has { $cards ->
    [0] no card
    [one] only 1 card
   *[other] only { $cards } cards
} left.
DualCardPlayed = { $card } acts as { $acts_as }.
RedSuitRecruited = Take a Red Suit from the Red Suit Deck into your crew. You have { $crew } now.
NobodyRecruited = The Red Suit Deck is empty, so nobody joins you.
CardTextFollowed = You play { $card }. { $text }
PrintedTextFollowed = You play { $card }. Do what your card says.
AttackSkipped = { $draw_deck_id ->
    [physical] Discard the Attack. It does no harm, and you draw again.
   *[virtual] An Attack comes up and is discarded. It does no harm.
}
DiscardsShuffledIn = { $draw_deck_id ->
    [physical] Shuffle the whole Draw discard pile into the Draw Deck, the card you just played too.
   *[virtual] All Draw discards are shuffled into the Draw Deck, the card you just played too.
} It has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} now.
EventPhaseHastened = Distraction. You skip Recovery and draw no cards.
EventCompleted = { $card } completes E { $place }, { $event }{ $event_deck_id ->
    [physical] : turn the Event sideways.
   *[virtual] .
} { $completing_card_id ->
    [under_event] The card stays under the Event.
   *[discarded] The card goes to the Draw discards.
} { $left ->
    [0] That was the last Event.{ $last_reaction_id ->
        [first] { " " }Its Reaction still comes.
       *[win_at_once] { "" }
    }
    [one] 1 Event is left.
   *[other] { $left } Events are left.
}
CardDiscarded = { $card } goes to the Draw discards.
CardDrawn = You draw { $card }.
NothingDrawn = { $cards ->
    [0] The Draw Deck is empty, so you draw no card.
   *[other] You used no card this turn, so you may draw none.
}

## Red Suits lost and saved

AttackStruck = { $pile_id ->
    [draw] You drew an Attack, and it strikes.
    [recruit] The Recruit strikes like an Attack.
    [lost_draw] An Attack among them strikes.
    [lost_events] An Attack among them strikes.
   *[other] The Attack strikes.
} Flip over one of your Red Suits. { $left ->
    [0] Nobody is left.
    [one] 1 is left.
   *[other] { $left } are left.
} { $pile_id ->
    [events] The Attack goes to the Event discards.
    [lost_events] The Attack goes to the Event discards.
    [recruit] The Recruit goes to the Draw discards.
   *[other] The Attack goes to the Draw discards.
}
AttackStopped = { $card } saves your crew. It goes to the Draw discards{ $pile_id ->
    [events] , the Attack to the Event discards.
    [lost_events] , the Attack to the Event discards.
    [recruit] { " " }with the Recruit.
   *[other] { " " }with the Attack.
}
ThreeAlikeStruck = Three of the same in your hand: { $cards }. Discard the three and flip over one of your Red Suits; no Teleport helps. { $left ->
    [0] Nobody is left.
    [one] 1 is left.
   *[other] { $left } are left.
}
EmptyHandStruck = You must discard, and your hand is empty. Flip over one of your Red Suits; no Teleport helps. { $left ->
    [0] Nobody is left.
    [one] 1 is left.
   *[other] { $left } are left.
}
RedSuitLost = Flip over one of your Red Suits. { $left ->
    [0] Nobody is left.
    [one] 1 is left.
   *[other] { $left } are left.
}

## Event Phase

ReactionDrawn = The Reaction is { $card_id ->
    [Attack] an Attack.
   *[other] { $card }.
}
DualReactionDrawn = The Reaction is { $card }. It acts as { $acts_as }.
ReactionStopped = { $card } stops the { $reaction }. Both go to the Draw discards.
CardsLost = { $pile_id ->
    [draw] From the Draw Deck, { $cards } are discarded.
   *[events] From the Event Deck, { $cards } are discarded.
}
DeckShort = { $pile_id ->
    [draw] The Draw Deck has no more cards to discard.
   *[events] The Event Deck has no more cards to discard.
}
RedSuitReturned = Put one of your living Red Suits back into the Red Suit Deck and shuffle it. { $left ->
    [0] Nobody is left.
    [one] 1 is left.
   *[other] { $left } are left.
}
AttackShuffledIn = { $kind_id ->
    [virtual] { $deck_id ->
        [draw] A new Attack is shuffled into the Draw Deck.
       *[events] A new Attack is shuffled into the Event Deck.
    }
   *[physical] { $deck_id ->
        [draw] Shuffle a new Attack into the Draw Deck, without the discards.
       *[events] Shuffle a new Attack into the Event Deck, without the discards.
    }
}
NoAttackLeft = A new Attack should be shuffled in, but none is left. Nothing happens.
RandomCardLost = You lose { $card } at random. It goes to the Draw discards.
ReactionWithoutEffect = { $card } does nothing as a Reaction.
EventRevealed = E { $place } is { $event }. { $number ->
    [0] Read on the card what completes it.
    [one] { $wanted } completes it.
   *[other] Any of these completes it: { $wanted }.
}
AttackInTimeline = E { $place } is an Attack.
FinalEventDiscarded = There is no Event left to flip. E { $place }, { $event }, goes to the Event discards. A new card from the Event Deck takes its place{ $replacement_id ->
    [face_down] , face down.
   *[face_up] .
}
MissionAccomplished = Mission accomplished: all { $events } Events are completed, and { $crew ->
    [one] 1 Red Suit is alive.
   *[other] { $crew } Red Suits are alive.
} You win. Well played!
MissionFailed = { $reason_id ->
    [crew] No Red Suit is alive.
    [draw] You need a card from the Draw Deck, and it is empty.
    [events] You need a card from the Event Deck, and it is empty.
   *[only_attacks] You need an Event from the Event Deck, and only Attacks are left in it.
} The mission has come to an end with { $completed } of { $events } Events completed. You lose.

## The visible state

view_crew = Crew: { $crew } alive, { $dead } dead. Red Suit Deck: { $red_suits }.
view_hand = { $cards ->
    [0] Your hand is empty.
   *[other] Your hand: { $hand }.
}
view_completed = { $slot }: completed{ $number ->
    [0] .
   *[other] , with { $under } under it.
}
view_attack = E { $place }: an Attack.
view_empty = E { $place }: empty.
view_dual = { $card } acts as { $acts_as }.
view_open = { $slot }: open. { $number ->
    [0] Read on the card what completes it.
    [one] { $wanted } completes it.
   *[other] Any of these completes it: { $wanted }.
}
view_progress = { $completed } of { $events } Events are completed. { $face_down ->
    [0] None lies face down.
    [one] 1 lies face down.
   *[other] { $face_down } lie face down.
}
view_draw = Draw Deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $discards } discarded.
view_events = Event Deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $discards } discarded.
view_attacks = Attacks in neither deck: { $attacks }.

## The result sheet

column_mission = Mission
row_completed = Events completed
row_crew = Red Suits alive
row_turns = Turns

## Names

name_deck_toml = the deck list
name_done = done
name_recruit = Recruit
name_destiny = Destiny
name_teleport = Teleport
name_sabotage = Sabotage
name_infiltrator = Infiltrator
name_shuffle = Shuffle
name_distraction = Distraction
name_complete = complete an Event
name_discard = discard a card
name_draw_one = draw a card
name_enough = no more
name_let_be = no, let it happen
name_nothing_more = nothing else
name_draw_card = I draw a card
name_discard_card = I discard a card
name_take_back = I take back a discarded card
name_gain_red_suit = a Red Suit joins
name_lose_red_suit = a Red Suit dies
name_flip_event = the next Event is flipped
name_hand = hand
name_timeline = Timeline
name_face_down = face down
name_draw_deck = Draw Deck
name_draw_discards = Draw discards
name_event_deck = Event Deck
name_event_discards = Event discards
name_crew = crew
name_red_suit = Red Suit
    .counted = { $amount } { $number ->
        [one] Red Suit
       *[other] Red Suits
    }
name_red_suits = Red Suit Deck
name_attacks = unused Attacks

## Why, in this very case

because_AttackStruck = No card stopped this Attack.
because_AttackStopped = { $card } from your hand cancels an Attack.
because_ThreeAlikeStruck = You held three of one type: { $cards }.
because_EmptyHandStruck = You had to discard a card, and your hand was empty.
because_DualReactionDrawn = In Table 1, { $card } acts as { $acts_as }.
because_ReactionStopped = { $card } from your hand cancels { $reaction }.
because_FinalEventDiscarded = No Event was left to flip, so the one at place { $place } is replaced.
because_ReactionWithoutEffect = Table 1 has no row for { $card }.

## What a card says, for anyone who looks it up

face_acts_as = Acts as { $acts_as }.
face_text = { $text }
face_completed_by = { $number ->
    [0] You judge which card completes it.
   *[other] Completed by { $cards }.
}

## What our practice cards say, by the same key as the English words in their sheet

practice_destiny = This practice Destiny says nothing by itself. If you own the printed card, do what it says.
