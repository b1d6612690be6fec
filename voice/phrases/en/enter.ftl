# Entering one's own cards: the practice cards that are left, the form's fields, and the form in a terminal.

StandInUsed = { $which_id ->
    [all] This is a practice deck, not the printed cards. Nobody has published what your cards say, so Tablemate made up { $sheet }. You can enter your own, one by one: on the page under "Your cards", with the command "deck", or while we play: type "card" and its name or number.
   *[some] { $number } of { $total } { $cards } { $number ->
        [one] is a practice card
       *[other] are practice cards
    }, not the printed ones.
}

## A card that nobody has told me yet, and what only a practice card forbids

ask_unknown_card = { $named_id ->
    [yes] I don't know your { $card } yet. Enter it on the page, or tell me what it says. Or I'll use my practice card.
   *[no] I don't know card { $number } of your { $things } yet. Enter it on the page, or tell me what it says. Or I'll use my practice card.
}
ask_unknown_print = { $named_id ->
    [yes] I don't know that card yet. Enter it on the page, or tell me what it says. It replaces my practice card { $card }.
   *[no] I don't know that card yet. Enter it on the page, or tell me what it says. It becomes card { $number } of your { $things }.
}
ask_practice_forbids = { $named_id ->
    [yes] My practice card { $card } doesn't allow this. Does your card? If so, enter it on the page, or tell me what it says.
   *[no] My practice card, number { $number } of your { $things }, doesn't allow this. Does your card? If so, enter it on the page, or tell me what it says.
}
ask_practice_forbid = My practice cards don't allow this. Does one of yours? Which one?
SheetAmended = { $allowed_id ->
    [yes] Then it counts.
   *[no] Your card as you entered it doesn't allow this either.
}
name_tell = enter it now
    .also = show, tell, yes
name_practice = go on with the practice card
name_practice_all = go on, and don't ask about other cards
name_look_again = it is one of the others after all
    .also = back, others
name_unlisted = none of these
    .also = none, another
name_yes = yes
name_once = only this time
    .also = once
name_no = no

## What the cards of a sheet are called

name_things_cards = cards
name_things_characters = characters
name_things_solo_cards = solo cards
name_things_deck_entries = entries of the deck list
name_things_vancardian_entries = entries of the Vancardian deck
name_things_automountie_cards = Automountie cards
name_things_automa_cards = Automa cards
name_card_origin_stand-in = practice card
name_card_origin_owner = yours
name_card_origin_fans = from fan sources

## How a card is called in a list

card_title_name = { $title_id }
card_title_card = Card { $number }
card_title_fields_flat_earth = Red Suits and Attacks
card_title_fields_origin_story = Extra-love cards
card_title_fields_my_little_scythe = Trophy Track
card_title_new_card = Another card
card_title_new_event = Another Event

## Fields

field_name = Name
    .hint = As it is printed.
field_arrows = Arrows
    .hint = Hold the card upright: forward is up. One arrow is one step, two arrows are up to two.
field_ranged = Ranged capture
    .hint = The squares that have this icon.
field_protect = Protect
    .hint = The squares that have this icon.
field_lock = Lock
    .hint = The squares that have this icon.
field_leaps = Passes over other cards
    .hint = Whether its moves pass over other cards.
field_covers = May end on other cards
    .hint = Whether it may end its move on top of another card.
field_ability_effect = Ability
    .hint = What the ability does. If nothing here fits, choose "as the card says": you do it and tell me what changed.
field_ability_title = Title of the ability
    .hint = As it is printed.
field_ability_who = Whom it affects
    .hint = Whose card it affects.
field_ability_from = From which squares
    .hint = Where the affected card stands, seen from this one.
field_ability_to = To which squares
    .hint = Where that card goes, seen from this one.
field_ability_directions = In which directions
    .hint = The directions it can move that card.
field_ability_captures = May capture
    .hint = Whether the move may capture.
field_ability_cost = What it costs
    .hint = "Itself" if the card is flipped and discarded for it.
field_note = Your note
    .hint = For yourself. The game ignores it.
field_actions = Actions
    .hint = The list on the front, topmost first.
field_arrow = Arrow
    .hint = Where the arrow on the back points when the line under it is towards you.
field_turn = It turns
    .hint = Which way it turns if it finds nothing.
field_number = Number
    .hint = Number your cards as you like, each once.
field_pies = Pies
    .hint = How many pies stand at the top of the card; 0 if none.
field_seek = Seek
    .hint = The tokens of the seek diagram and their spaces. Hold the card so that the white region is at the top left.
field_path_A = Path A
    .hint = The steps of the path, one direction each. Leave it empty if the card has no such path.
field_path_B = Path B
    .hint = Leave it empty if the card has no such path.
field_path_C = Path C
    .hint = Leave it empty if the card has no such path.
field_path_D = Path D
    .hint = Leave it empty if the card has no such path.
field_path_E = Path E
    .hint = Leave it empty if the card has no such path.
field_path_F = Path F
    .hint = Leave it empty if the card has no such path.
field_fight_pies = Pie fight: pies
    .hint = The pies she uses in a fight.
field_fight_spells = Pie fight: spells
    .hint = The spell cards she draws in a fight.
field_trophy_track = Trophy Track
    .hint = The eight spaces of the track on your board, the top row from left to right, then the next. Leave it empty to be asked at the start of each game.
field_id = Name
    .hint = A short name of your choice.
field_set = Colour
    .hint = The colour of the lightning mark.
field_event = Event
    .hint = The left side, for round 3, in your own words. I read it aloud when it comes up.
field_event_trump = Trump in round 3
    .hint = Only if the event changes the trump suit.
field_event_off_suit = Off suit
    .hint = Only if the event says which suit a player must play if they cannot follow suit.
field_round_1 = Round 1
    .hint = The effects beside this round, from top to bottom; none where the row is empty.
field_round_2 = Round 2
    .hint = The effects beside this round, from top to bottom.
field_round_3 = Round 3
    .hint = The effects beside this round, from top to bottom.
field_round_4 = Round 4
    .hint = The effects beside this round, from top to bottom.
field_round_5 = Round 5
    .hint = The effects beside this round, from top to bottom.
field_extra_love = Extra-love cards
    .hint = The values of your four extra-love cards as printed, such as 3, or 4/2 where a card prints two.
field_count = How many
    .hint = Count the cards of this name in your box.
field_acts_as = Acts as
    .hint = The row of Table 1 in the solo rules that the card follows.
field_text = Text
    .hint = What the card says. I read it aloud.
field_completed_by = Completed by
    .hint = The cards that complete it, or "I judge" to decide at the table.
field_red_suits = Red Suits
    .hint = All Red Suit cards in the box.
field_attacks = Attacks
    .hint = All Attack cards in the box.
field_card = Card
    .hint = The name of this card in the sheet; the printed cards have none.
field_round_1_action = Round 1
    .hint = The action in this round's section, or that the card has left the deck by then.
field_round_2_action = Round 2
    .hint = The action in this round's section.
field_round_3_action = Round 3
    .hint = The action in this round's section.
field_round_4_action = Round 4
    .hint = The action in this round's section.
field_round_1_eggs = Round 1: eggs
    .hint = How many eggs are laid.
field_round_2_eggs = Round 2: eggs
    .hint = How many eggs are laid.
field_round_3_eggs = Round 3: eggs
    .hint = How many eggs are laid.
field_round_4_eggs = Round 4: eggs
    .hint = How many eggs are laid.
field_round_1_die_key = Round 1: die key
    .hint = The dice in the order the card prints them.
field_round_2_die_key = Round 2: die key
    .hint = The dice in the order the card prints them.
field_round_3_die_key = Round 3: die key
    .hint = The dice in the order the card prints them.
field_round_4_die_key = Round 4: die key
    .hint = The dice in the order the card prints them.
field_round_1_secondary = Round 1: and then
    .hint = The small icon below the action.
field_round_2_secondary = Round 2: and then
    .hint = The small icon below the action.
field_round_3_secondary = Round 3: and then
    .hint = The small icon below the action.
field_round_4_secondary = Round 4: and then
    .hint = The small icon below the action.

## Choices, where they are not named elsewhere

name_choice_by_hand = as the card says
name_choice_bring = bring a card
name_choice_deploy = deploy a card
name_choice_swap = change places
name_choice_ally = a fellow card
name_choice_opponent = an opposing card
name_choice_nothing = nothing
name_choice_itself = itself
name_choice_adjacent = every square beside it
name_choice_diagonals = every square diagonally beside it
name_choice_anywhere = anywhere
name_choice_any = any direction
name_choice_player = I judge
name_choice_own_text = its own text
name_choice_out_of_deck = out of the deck
name_choice_draw_cards = draw cards
name_choice_play_bird = play a bird
name_choice_lay_eggs = lay eggs
name_choice_gain_food = gain food
name_choice_place_cube = place a cube
name_choice_remove_cube = remove a cube
name_choice_activate_pink = activate pink powers

## At the table

words_card = card cards
no_such_card = There is no card called '{ $text_id }' to enter here. On the page, look under "Your cards".
card_counts_now = From now on I play with this card as you entered it.
card_counts_later = Saved. I'll use it from the next game on.
sheet_not_read = Your sheet can't be used now: { $reason_id }.
sheet_not_kept = Your sheet could not be changed: { $reason_id }. The game goes on with it all the same.

## The form in a terminal

words_back = back
words_skip = skip
words_quit = quit q
words_empty = none empty -
enter_which_sheet = Which of these do you want to enter?
enter_which_card = Which card? Press Enter for { $title }, or type "quit".
enter_which_again = Which card? Type its number, or "quit".
enter_help = Press Enter to keep what is in brackets, or type "none" to leave it empty. You can also type "back", "skip" or "quit".
enter_begin = { $title }.
enter_stand_in = The answers in brackets are made up. Compare them with your card.
enter_field = { $label } [{ $value_id }]
enter_field_empty = { $label }
enter_nothing = none
enter_bad = { $label }: { $reason_id }.
enter_bad_sheet = { $reason_id }.
enter_saved = Saved. { $left ->
    [0] No practice cards are left.
    [one] One practice card is left.
   *[other] { $left } practice cards are left.
}
enter_skipped = { $title } stays as it was.
enter_stopped = Everything you finished is saved. You can continue another day.
enter_typed_arrows = For example: forward 2, left, back-right
enter_typed_squares = As steps from the card, for example: forward-forward, back-left
enter_typed_placed = For example: quest B2, gem E3
enter_typed_path = For example: right, right, down left
enter_typed_order = In order, separated by commas.
enter_typed_several = Separate them with commas.
enter_yes = yes
enter_no = no
enter_number = enter a whole number
enter_choice = it can be { $choices_id }
enter_unclear = "{ $text_id }" could be { $choices_id }
enter_arrows = enter a direction with 1 or 2, such as: forward 2
enter_placed = enter a thing and a space, such as: gem E3
enter_yes_or_no = answer yes or no
enter_no_form = { $title } has no cards to enter.
deck_stand_ins_left = still practice cards: { $number } of { $total } { $things } ({ $titles_id })

## The form on the page

enter_page_entered = { $entered } of { $total } { $things } entered
