# What the Last Stand says and asks. An event's sentence has the event's name; a question's begins with ask_.
bot = the enemy

## Set-up options

option_team = Which characters do you play?
    .starter_a = starter team A: Angel, Beacon, Guardian and Stag
    .starter_b = starter team B: Harbinger, Monarch, Pyro and Vampire
    .random = four cards dealt at random
    .hard = hard mode: three cards dealt at random, against fourteen
    .draft = the draft around the Crown
option_enemy_deck = Who shuffles and draws the character cards?
    .virtual = Tablemate names each card, and you look it up
    .physical = I shuffle and draw them; the camera sees what comes up, or I say it
option_solo_deck = Who draws the solo cards?
    .virtual = Tablemate draws them
    .physical = I flip the printed cards; the camera reads them, or I say what they show
option_lock = What does a lock stop?
    .moves = moving and capturing; abilities may still be used
    .all = everything
option_protection = What does protection save a card from?
    .moves = captures by moving only
    .ranged = captures by moving and ranged captures
    .everything = abilities that capture, too
option_passive_move = What is the passive move of the final desperation?
    .step = one space in any direction, to an open space
    .diagram = one space along the card's own arrows, to an open space
    .full = a full move along the card's own arrows, captures included
option_ranged_capture = How does the enemy use a ranged capture icon?
    .move = from where the card stands, or after a move in the same action
    .stand = only from where the card stands, in place of a move
option_player_ranged_capture = And how do you use one?
    .move = from where the card stands, or after a move in the same action
    .stand = only from where the card stands, in place of a move
option_capture_rally = Does a capture that ends on the Crown or in the home row rally, too?
    .yes = yes
    .no = no
option_home_row_rally = Does a card rally that moves within the home row it has reached?
    .no = no
    .yes = yes
option_move_reach = An enemy with two arrows moves to lock, to protect, to stay protected or to threaten. Which spaces count?
    .farthest = only the farthest one in each direction, as it always moves as far as it can
    .any = any space on the way, too
option_far_or_safe = An enemy's farthest space in a direction is locked, a nearer one is not. Where does it go?
    .far = as far as it can
    .safe = to the nearer space
option_inspire = Which fellow card does the Minstrel move first?
    .capture = one that captures by it
    .locked = one that is locked
option_revenant = What happens to a card the opposing Revenant moves onto?
    .locks = it stays beneath it, locked
    .captures = it is captured
option_full_row = The enemy deck is empty and its home row full. What happens to a rally?
    .desperation = final desperation
    .skipped = it is ignored
option_empty_board = A side has no card on the board, but some in its hand or deck. Does the game end?
    .ends = yes, by the letter of the rules
    .goes_on = no, it can still deploy
option_solo_reshuffle = The last solo card was flipped and no list is left. What is shuffled?
    .all = all solo cards, that one too
    .rest = all but the card just flipped
option_protected_locker = A protected enemy locks a card of yours, cannot move, and its list says move. What does it do?
    .skips = it skips its action
    .goes_on = it goes down the list

## Questions

ask_draw_enemy = { $place_id ->
    [deal] Draw the top card of the deck. Which is it?
   *[other] Draw the top card of the enemy deck. It goes to { $place }. Which is it?
}
ask_draw_draft = Deal the next card of the draft. Which is it?
ask_hand = Shuffle the character cards and deal yourself { $number }. Which cards are they?
ask_first_enemies = Draw three cards from the enemy deck. Which are they, from left to right?
ask_draft_laid = Deal eight character cards around the Crown. Which card lies where?
ask_draft = Pick { $number } of 4. Which card do you keep?
ask_draw_solo_list = { $flipped_id ->
    [yes] Which actions are on the list on top of the solo cards, from the top down?
   *[no] { $card } on { $place }. Flip the top solo card. Which actions are on the list below it, from the top down?
}
ask_draw_solo_arrow = { $card } on { $place }. Flip the top solo card. Where does its arrow point, and which way does it turn?
ask_draw_draft_arrow = Lay a solo card on the Crown, arrow side up. Where does its arrow point, and which way does it turn?
see_action = { $action ->
    [one] Your turn: up to two actions. Lay the DONE card to end it sooner.
   *[other] You have one action left. Lay the DONE card if you don't use it.
}
see_rally = { $card } rallies. You may deploy a card, or direct another card one space to an open space. Lay the DONE card if you do neither.
see_hand = Shuffle the character cards, deal yourself { $number }, and lay them on row A from left to right, so that I can see them.
see_first_enemies = Draw three cards from the enemy deck, and lay them on E1, E2, and E3.
see_draft_laid = Deal eight character cards around the Crown.
see_draft = Pick { $number } of 4. Take the card you keep off the table.
see_draw_enemy = Draw the top card of the enemy deck, and lay it on { $place }.
see_draw_solo_list = { $flipped_id ->
    [yes] {""}
   *[no] { $card } on { $place }. Flip the top solo card.
}
see_draw_solo_arrow = { $card } on { $place }. Flip the top solo card.
turned_draw_solo_arrow = Turn the solo card around: the line under its arrow must be towards you.
turned_draw_draft_arrow = { turned_draw_solo_arrow }
see_draw_draft_arrow = Lay the top solo card on the Crown, arrow side up.
ask_action = { $action ->
    [one] Your turn, first action: deploy, move, or use an ability. What changed on the grid? If nothing did, your turn ends.
   *[other] Your second action. What changed on the grid? If nothing did, your turn ends.
}
ask_rally = { $card } rallies. You may deploy a card, or direct another card one space to an open space. What changed on the grid?
ask_stand_off = Nothing moved for a whole round. Do you go on, or end the game here?
ask_can_use_by_hand = Read { $title } on { $card }, on { $place }. Can it be used now?
ask_threat_by_hand = { $card } could move to { $place }. Would its { $title } threaten one of your cards from there?
ask_use_by_hand = Do you use an ability now that only your card explains? With which card?
ask_changed_by_hand = Carry out the ability of { $card }. What changed on the grid?

## Events and instructions

GridTaken = Good, only this time. I take the grid as it is.

TableReadied = Lay the Crown card in the middle of the table. It is C3. Row A is nearest to you, row E is the enemy's, and column 1 is on your left.
HandTaken = Your team is { $cards }. Take them into your hand, black side up.
DraftLaid = Lay these eight around the Crown, clockwise, beginning straight above it: { $cards }.
DraftDiscarded = The arrow is { $arrow }. It takes { $card } from { $place }. Put it with the enemy cards.
EnemyDeckReadied = { $deck_id ->
    [virtual] The other { $number } characters are the enemy. Keep them at hand, white side up, turned away from you.
   *[physical] Shuffle the other { $number } characters into the enemy deck, white side up, turned away from you.
}
EnemiesPlaced = Lay { $cards } on { $spaces }, in this order.
EnemyDeckPlaced = Put the enemy deck above column { $column }, behind the enemy home row.
EnemyDeckMoved = The enemy deck goes above column { $column }.
# The places of the enemy deck are columns.
still_there_place = The { $zone } is still above column { $place }.
other_number_place = The { $zone } is not above column { $place } yet.
not_moved_place = The { $zone } is still above column { $start }. Put it above column { $end }.
cannot_tell_place = I can't make out whether the { $zone } is above column { $place }. Lay the DONE card if it is.
SoloDeckReadied = Shuffle the solo cards with their lists face up, and put them to one side.
SoloDeckShuffled = { $which_id ->
    [all] No list would be left to see. Shuffle all solo cards into a new pile, lists face up.
   *[rest] No list is left to see. Shuffle all solo cards but the one just flipped into a new pile, lists face up.
}
SoloCardFlipped = { $card } on { $place }. Flip the top solo card. Its arrow is { $arrow }, and the list is { $actions }.
EnemyTurnBegan = Enemy turn { $turn }.
EnemyMoved = { $taken ->
    [0] { $card } moves from { $start } to { $to }.
   *[other] { $card } moves from { $start } to { $to } and captures your { $captured }.
}
EnemyCovered = { $whose_id ->
    [black] { $card } moves from { $start } to { $to }, onto your { $beneath }, and locks it.
   *[white] { $card } moves from { $start } to { $to }, on top of { $beneath }.
}
EnemyShot = { $card } on { $place } captures your { $target } on { $target_place } from a distance.
EnemyFired = { $card } on { $place } uses { $title } and captures your { $target } on { $target_place }.
EnemyMovedAndShot = { $card } moves from { $start } to { $to } and captures your { $target } on { $target_place } from there.
EnemyPushed = { $card } uses { $title }. { $whose_id ->
    [black] Your { $subject }
   *[white] { $subject }
} moves from { $start } to { $to }{ $taken ->
    [0] .
   *[other] {" "}and captures your { $captured }.
}
EnemySwapped = { $card } uses { $title }: it changes places with { $whose_id ->
    [black] your { $subject }
   *[white] { $subject }
}. { $card } is on { $to } now, and { $subject } on { $start }.
EnemyPosted = { $card } uses { $title }. Lay { $newcomer } on { $to }.{ $deck_id ->
    [physical] {" "}The enemy deck goes above column { $column }.
   *[virtual] {""}
}
CardSacrificed = { $whose_id ->
    [black] Flip your { $card } to its white side and discard it. It is a point for you.
   *[white] Flip { $card } to its black side and discard it. It is no point for you.
}
AbilityByHand = { $card } on { $place } uses { $title }. Carry it out; the arrow is { $arrow }.{ $new ->
    [0] {""}
   *[other] {" "}The card it deploys is { $newcomer }.
}
EnemyStayed = { $card } on { $place } stays.
LockKept = { $card } on { $place } stays to keep its lock.
EnemyDeployed = The enemy deploys { $card }. Lay it on { $to }.{ $left ->
    [0] {" "}The enemy deck is empty now.
   *[other] { $deck_id ->
        [physical] {" "}The enemy deck goes above column { $column }.
       *[virtual] {""}
    }
}
EnemyRallied = { $card } rallies. Lay { $newcomer } on { $to }.{ $left ->
    [0] {" "}The enemy deck is empty now.
   *[other] { $deck_id ->
        [physical] {" "}The enemy deck goes above column { $column }.
       *[virtual] {""}
    }
}
DeployBlocked = The enemy home row is full. Nothing is deployed.
RallyBlocked = { $card } would rally, but the enemy home row is full.
DesperateMoveMade = { $card } rallies with an empty deck. In desperation { $subject } moves from { $start } to { $to }{ $taken ->
    [0] .
   *[other] {" "}and captures your { $captured }.
}
DesperationIdle = { $card } rallies with an empty deck, but no other enemy can move.
PlayerActed = { $kind_id ->
    [deploy] You deployed { $subject } on { $to }.
    [post] Your { $actor } used { $title }: { $subject } is on { $to } now.
    [swap] Your { $actor } used { $title }: it changed places with { $subject }.
    [shot] Your { $actor } took { $captured } on { $target } from a distance. That makes { $score }.
    [aimed] Your { $actor } moved to { $to } and took { $captured } on { $target } from there. That makes { $score }.
    [fire] Your { $actor } used { $title } and took { $captured } on { $target }. That makes { $score }.
    [direct] Your { $subject } moved from { $start } to { $to }.
    [move] { $taken ->
        [0] Your { $actor } moved from { $start } to { $to }.
       *[other] Your { $actor } took { $captured } on { $to }. That makes { $score }.
    }
   *[other] Your { $actor } used { $title }: { $subject } moved from { $start } to { $to }{ $taken ->
        [0] .
       *[other] {" "}and took { $captured }. That makes { $score }.
    }
}
ask_which_way = More than one thing explains the grid. What did you do?
way_of_acting = { $number }: { PlayerActed }
GameEnded = { $reason_id ->
    [white_removed] The enemy has no card left on the board. The realm is saved!
    [white_stuck] The enemy can't do anything any more. The realm is saved!
    [stand_off] Neither side gives way, and the game ends here.
    [black_removed] You have no card left on the board. The crown has fallen.
   *[black_stuck] You can't do anything any more. The crown has fallen.
} You captured { $captured }{ $locked ->
    [0] {""}
    [one] , and 1 more is locked
   *[other] , and { $locked } more are locked
}. Your score is { $score } of { $best }.

## Why, in this very case

case_list = { $order_id ->
    [first] The list begins with { $action }.
    [ahead] { $card } first tries to move away from the card beneath it.
   *[next] The list begins with { $passed }, which { $card } cannot do now. Next is { $action }.
}
because_EnemyMoved = { case_list } { $choices ->
    [one] { $to } was the only space for that.
   *[other] There were { $choices } spaces to choose from. The arrow points { $arrow }, and { $to } is the first it meets.
}
because_EnemyCovered = { because_EnemyMoved }
because_EnemyShot = { case_list } { $choices ->
    [one] { $target } was the only target.
   *[other] There were { $choices } targets. The arrow points { $arrow }, and { $target } is the first it meets.
}
because_EnemyFired = { because_EnemyShot }
because_EnemyMovedAndShot = { case_list } { $choices ->
    [one] From { $to } it can hit { $target }, and there was no other way.
   *[other] There were { $choices } ways to hit a card of yours. The arrow points { $arrow }: from { $start } it meets { $to } first, and from there { $target }.
}
because_EnemyPushed = { case_list } { $choices ->
    [one] { $subject } to { $to } was the only way.
   *[other] There were { $choices } ways. The arrow points { $arrow }; by that it is { $subject }, and { $to }.
}
because_EnemySwapped = { case_list } { $choices ->
    [one] { $subject } was the only card to change places with.
   *[other] There were { $choices } cards to change places with. The arrow points { $arrow }, and { $subject } is the first it meets.
}
because_EnemyPosted = { because_EnemyMoved }
because_AbilityByHand = { case_list }
because_EnemyStayed = The list says { $passed }, and { $card } can do none of that from { $place }.
because_LockKept = { case_list } But { $card } holds a card of yours, so it stays.
case_column = { $shifted ->
    [0] The deck was above { $to }.
   *[other] The deck was above { $above }, where a card lies. { $to } is the next open space to the right, counted on from the left after column 5.
}
because_EnemyDeployed = { case_column }
because_EnemyRallied = { $card } has come to the Crown or into your home row. { case_column }
because_DesperateMoveMade = { $locked_id ->
    [yes] { $subject } was locked, so it came first.
   *[no] { $choices ->
    [one] { $subject } was the only card that could be moved.
   *[other] { $choices } cards could be moved, and the arrow meets { $subject } first.
}
} The arrow points { $arrow }, and by that the space is { $to }.
because_RallyBlocked = All five spaces of row E are taken.
because_DeployBlocked = { because_RallyBlocked }
because_DraftDiscarded = From the Crown, the card on { $place } was the first the arrow met.

## The enemy's visible state

view_row = { $row } { $c1 }{ $c2 }{ $c3 }{ $c4 }{ $c5 }
view_deck = { $number ->
    [0] The enemy deck is empty.
   *[other] The enemy deck holds { $number }, above column { $column }.
}
view_hand = { $number ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
}
view_locked = Locked: { $cards }.
view_protected = Protected: { $cards }.
view_flips = Arrows of the last enemy turn: { $flips }.
view_score = Captured { $captured }, locked { $locked }: { $points } so far.

## The result sheet

column_player = You
row_captured = Captured cards
row_locked = Locked enemies
row_total = Total

## Names

name_characters_toml = the character sheet
name_solo_cards_toml = the solo deck
name_go_on = go on
name_end = end the game
name_forward-left = forward left
name_forward-right = forward right
name_back-left = back left
name_back-right = back right
name_capture = capture
name_rally = rally
name_ability = ability
name_move = move
name_grid = grid
name_hand = your hand
name_first_enemies = enemy home row
name_enemy = enemy deck
name_up_clockwise = up, turning clockwise
name_up-right_clockwise = up and right, turning clockwise
name_right_clockwise = right, turning clockwise
name_down-right_clockwise = down and right, turning clockwise
name_down_clockwise = down, turning clockwise
name_down-left_clockwise = down and left, turning clockwise
name_left_clockwise = left, turning clockwise
name_up-left_clockwise = up and left, turning clockwise
name_up_counterclockwise = up, turning counterclockwise
name_up-right_counterclockwise = up and right, turning counterclockwise
name_right_counterclockwise = right, turning counterclockwise
name_down-right_counterclockwise = down and right, turning counterclockwise
name_down_counterclockwise = down, turning counterclockwise
name_down-left_counterclockwise = down and left, turning counterclockwise
name_left_counterclockwise = left, turning counterclockwise
name_up-left_counterclockwise = up and left, turning counterclockwise
name_crown = the Crown
name_enemy_deck = enemy deck
name_discard = discard pile
name_action_pile = action pile
name_priority_pile = priority pile
name_choice_none = none

## What a card says, for anyone who looks it up; squares are told from the card's own seat

face_moves = Moves one space: { $ways }.
face_moves_far = Moves up to two spaces: { $ways }.
square_far = { $columns ->
    [0] { $rows } { $row }
   *[other] { $rows ->
        [0] { $columns } { $column }
       *[other] { $rows } { $row } and { $columns } { $column }
    }
}
face_ranged = Captures from afar: { $squares }.
face_protect = Protects: { $squares }.
face_lock = Locks: { $squares }.
face_leaps = Its moves pass over other cards.
face_covers = Its moves may end on top of other cards.
face_ability = Ability: { $ability_id }.
face_note = { $note_id }
