# What the Automa says and asks. An event's sentence has the event's name; a question's begins with ask_.
bot = the Automa

## Set-up options

option_difficulty = How strong should the Automa be?
    .eaglet = Eaglet: a face-down bird is worth 3 points
    .eagle = Eagle: 4 points, the normal game
    .eagle_eyed = Eagle-eyed eagle: 5 points
option_automubon = Is the expert card, Automubon Society, in the Automa deck?
    .out = no, it stays in the box
    .in = yes, it makes the goals harder
option_goal_board = Which side of the goal board is up?
    .green = green: first and second place
    .blue = blue: one point for each item
option_automa_deck = Who draws the Automa cards?
    .virtual = Tablemate draws them
    .physical = I draw the printed cards and say what they show
option_bonus_card = Who draws the Automa's bonus card?
    .virtual = Tablemate picks it
    .physical = I draw it and say which it is
option_goal_tiles = Who draws the four goals?
    .physical = they lie on the board already, and I name them
    .virtual = Tablemate draws them
option_bird_sets = Which bird cards are in the deck?
    .base = the base game
    .swift_start = the swift-start birds
    .european = European expansion
    .oceania = Oceania expansion
    .asia = Wingspan Asia
    .americas = Americas expansion
    .promo_asia = promo birds of Asia
    .promo_britain = promo birds of Britain
    .promo_canada = promo birds of Canada
    .promo_europe = promo birds of continental Europe
    .promo_new_zealand = promo birds of New Zealand
    .promo_usa = promo birds of the United States
option_word_lists = Which word lists do your bonus cards print?
    .newer = the newer ones (Cartographer lists "Prairie", Anatomist lists "back")
    .older = the older ones, without those two words
option_all_alike = All dice alike again after throwing them?
    .once = they are thrown once, then the key empties the feeder
    .until_mixed = they are thrown until they are mixed
option_pink_powers = When do your pink powers trigger?
    .icon = only on the pink icon of an Automa card
    .matching = also when the Automa does what they wait for

## Questions

ask_draw_bonus = Draw a bonus card for the Automa. Which is it?
ask_draw_goals = Draw a goal tile. Which goal does it show?
ask_goals = Which four goals lie on the board, from round one to round four?
ask_your_turn = Your turn, { $turn } of { $turns } in round { $round }. Tell me when you are done.
ask_draw_automa = Turn over an Automa card. What does its part for round { $round } show?
ask_tray = Which three birds lie in the tray, from left to right?
ask_feeder = Which dice lie in the feeder?
ask_thrown_dice = What do the five dice show?
ask_goal_quantity = The round is over. How many do you have of the goal, { $goal }?
ask_score_birds = Now your score. How many points do your birds print?
ask_score_bonus = How many points do your bonus cards give?
ask_score_eggs = How many eggs are on your birds?
ask_score_cached = How many food tokens are cached on your birds?
ask_score_tucked = How many cards are tucked under your birds?
ask_leftover_food = A tie. How many food tokens do you have left?

## Events and instructions

TableReadied = Give the Automa { $cubes } cubes of one colour, and lay the goal board with its { $board } side up. Set up your own side as usual, but take no bonus cards yet.
AutomaDeckReadied = { $automubon_id ->
    [in] Shuffle all eleven Automa cards, Automubon Society among them, into a face-down deck.
   *[out] Leave Automubon Society in the box, and shuffle the other ten Automa cards into a face-down deck.
}
BonusReturned = The Automa cannot use { $bonus }. Put it back and draw another.
BonusTaken = The Automa's bonus card is { $bonus }. Lay it beside the Automa, shuffle the other bonus cards, and deal yourself yours.
GoalsLaid = Lay these goals on the board, from round one to round four: { $goals }.
BrownPowersExplained = On your turns the Automa takes no part in brown powers: it loses every comparison and gains nothing.
RoundBegan = Round { $round } begins: { $turns } turns each, and you go first. The goal is { $goal }.
CardRevealed = The Automa's card: { $face }.
CardsDrawn = Discard all three birds from the tray, give the Automa one bird face down from the deck, and refill the tray. It has { $face_down ->
    [one] 1 face-down bird
   *[other] { $face_down } face-down birds
}.
BirdTaken = The Automa takes { $bird }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}. Lay it face up beside the Automa and refill the tray.
BirdTakenOthersDiscarded = The Automa takes { $bird }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}. Lay it face up beside the Automa, discard { $others }, and refill the tray.
NoBirdMatched = No bird fits { $bonus }. Leave the tray as it is, and give the Automa one bird face down from the deck. It has { $face_down ->
    [one] 1 face-down bird
   *[other] { $face_down } face-down birds
}.
EggsLaid = Give the Automa { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
}. It has { $total } now.
FeederThrown = { $reason_id ->
    [alike] All dice in the feeder are alike. Throw all five again.
   *[empty] The feeder is empty. Throw all five dice into it.
}
DiceRemoved = By its key, { $key }, the Automa takes { $face }. Remove { $dice ->
    [one] that die
   *[other] those { $dice } dice
} from the feeder.
CubePlaced = Put a cube of the Automa on this round's goal. { $cubes ->
    [one] There is 1 there now.
   *[other] There are { $cubes } there now.
}
CubeLacking = The Automa should place a cube, but has none left. Leave it.
CubeRemoved = Take a cube of the Automa off this round's goal. { $cubes ->
    [0] None is left there.
    [one] 1 is left there.
   *[other] { $cubes } are left there.
}
NoCubeToRemove = The Automa would remove a cube from the goal, but none is there.
PinkPowersActivated = Use all the pink powers on your mat now.
PinkPowersMatched = If one of your pink powers waits for this, use it now: { $action }.
GoalScored = Goal scored, { $goal }. You have { $player } and score { $player_points }. The Automa has { $automa } and scores { $automa_points }.
RankMarked = Mark the Automa's result on the goal board with one of its cubes{ $returned ->
    [0] .
    [one] , and give it back the cube from the goal tile.
   *[other] , and give it back the { $returned } cubes from the goal tile.
}
TrayCleared = Discard the birds in the tray and lay out three new ones.
AutomaDeckAdjusted = { $automa_deck_id ->
    [virtual] The Automa's deck is shuffled for the next round.
   *[physical] Take out the Automa card that says to remove it after round { $round }, and shuffle the others for the next round.
}
GameScored = The game is over. You have { $player } points and the Automa has { $automa }. { $outcome_id ->
    [won] You win. Well played!
    [lost] The Automa wins.
   *[shared] That is a tie.
}
TieBroken = You have { $player } food left and the Automa counts { $automa }. { $outcome_id ->
    [won] You win the tie.
    [lost] The Automa wins the tie.
   *[shared] You share the victory.
}

## The Automa's visible state

view_bonus = Bonus card: { $bonus }.
view_round = Round { $round }, turn { $turn } of { $turns }.
view_goal = Goal: { $goal }. The Automa has { $has }, { $cubes ->
    [0] with no cube on it.
    [one] 1 cube on it.
   *[other] { $cubes } cubes on it.
}
view_face_up = { $number ->
    [0] No face-up bird.
   *[other] Face-up birds: { $birds }, { $points } points.
}
view_face_down = Face-down birds: { $number }, { $points } points.
view_eggs = Eggs: { $eggs }.
view_goals = Goals so far: { $points } points.
view_total = Score so far: { $points } points.

## The result sheet

column_player = You
column_automa = Automa
row_birds = Birds
row_bonus = Bonus cards
row_goals = End-of-round goals
row_eggs = Eggs
row_cached = Cached food
row_tucked = Tucked cards
row_total = Total

## Names

name_green = green
name_blue = blue
name_invertebrate = invertebrate
    .also = worm, bug, insect, caterpillar
name_seed = seed
    .also = wheat, grain, corn
name_fruit = fruit
    .also = berry, berries, cherry, cherries
name_fish = fish
name_rodent = rodent
    .also = mouse, mice, rat
name_invertebrate_seed = invertebrate-or-seed
    .also = worm or wheat, bug or seed, both, either
name_draw_cards = draw cards
name_play_bird = play a bird
name_lay_eggs = lay eggs
name_lay_eggs_1 = lay 1 egg
name_lay_eggs_2 = lay 2 eggs
name_lay_eggs_3 = lay 3 eggs
name_lay_eggs_4 = lay 4 eggs
name_lay_eggs_5 = lay 5 eggs
name_gain_food = gain food
name_key_invertebrate = invertebrate first
name_key_seed = seed first
name_key_fruit = fruit first
name_key_fish = fish first
name_key_rodent = rodent first
name_key_invertebrate_seed = invertebrate-or-seed first
name_place_cube = place a cube
name_remove_cube = remove a cube
name_activate_pink = activate pink powers
name_birds_in_forest = birds in the forest
name_birds_in_grassland = birds in the grassland
name_birds_in_wetland = birds in the wetland
name_eggs_in_forest = eggs in the forest
name_eggs_in_grassland = eggs in the grassland
name_eggs_in_wetland = eggs in the wetland
name_eggs_in_bowl = eggs in bowl nests
name_eggs_in_cavity = eggs in cavity nests
name_eggs_in_ground = eggs in ground nests
name_eggs_in_platform = eggs in platform nests
name_bowl_birds_with_egg = birds with a bowl nest and an egg
name_cavity_birds_with_egg = birds with a cavity nest and an egg
name_ground_birds_with_egg = birds with a ground nest and an egg
name_platform_birds_with_egg = birds with a platform nest and an egg
name_sets_of_eggs = sets of one egg in each habitat
name_total_birds = birds on your mat
name_goal_board = goal board
name_tray = tray
name_feeder = feeder
