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
option_edition = Which edition are your cards?
    .en = English
    .de = German
    .fr = French
    .es = Spanish
    .nl = Dutch
    .pl = Polish
option_bird_sets = Which bird cards are in the deck?
    .base = the base game
    .swift_start = the swift-start birds
    .european = European expansion, not checked against a second source
    .oceania = Oceania expansion, not checked against a second source
    .asia = Wingspan Asia, not checked against a second source
    .americas = Americas expansion, not checked against a second source
    .promo_asia = promo birds of Asia, not checked against a second source
    .promo_britain = promo birds of Britain, not checked against a second source
    .promo_canada = promo birds of Canada, not checked against a second source
    .promo_europe = promo birds of continental Europe, not checked against a second source
    .promo_new_zealand = promo birds of New Zealand, not checked against a second source
    .promo_usa = promo birds of the United States, not checked against a second source
option_feeder = How does the Automa take dice from the feeder?
    .looked = you or the camera say which dice lie there, and Tablemate says which to remove
    .told = you follow its key at the feeder, and say what it took
option_word_lists = Which word lists do your bonus cards print?
    .newer = the newer ones (Cartographer lists "Prairie", Anatomist lists "back")
    .older = the older ones, without those two words
option_all_alike = All dice alike again after rolling them?
    .once = they are rolled once, then the key empties the feeder
    .until_mixed = they are rolled until they are mixed
option_pink_powers = When do your pink powers trigger?
    .icon = only on the pink icon of an Automa card
    .matching = also when the Automa does what they wait for

## Questions

ask_draw_bonus = Draw a bonus card for the Automa. Which is it?
ask_prints_percentage = Does your { $bonus } print a percentage of cards?
ask_fits_name_bonus = Does { $bird } count for { $bonus }? Its card lists which names do.
ask_draw_goals = Draw a goal tile. Which goal does it show?
ask_goals = Which four goals lie on the board, from round one to round four?
ask_your_turn = Your turn, { $turn } of { $turns } in round { $round }. Tell me when you are done.
ask_draw_automa = Flip an Automa card. What does its part for round { $round } show?
ask_tray = Which three birds lie in the tray, from left to right?
ask_feeder = Which dice lie in the feeder?
ask_food_removed = If the feeder is empty or all its dice are alike, roll all five into it{ $all_alike_id ->
    [until_mixed] , until they are mixed
   *[once] , once
}. Then remove { $first }; if there is none, { $second }; then { $others }, in this order. Which did you remove?
ask_thrown_dice = What do the five dice show?
ask_goal_quantity = The round is over. The goal was { $goal }. How many do you have?
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
NamesUnknown = I don't know what your edition prints on { $number ->
    [one] one of these birds. I call it by its English and its Latin name; the Latin one is on the card.
   *[other] { $number } of these birds. I call them by their English and their Latin names; the Latin one is on the card.
}
NameBonusesLeftOut = I'm leaving out { $bonuses }, because I don't know what they print in your edition.
edition_noticed = Your cards look like another edition: { $edition }. I understand these names, and I'll offer that edition when you begin the next game.
BonusReturned = The Automa cannot use { $bonus }. Put it back and draw another.
BonusTaken = The Automa's bonus card is { $bonus }. Lay it beside the Automa, shuffle the other bonus cards, and deal yourself yours.
GoalsLaid = Lay these goals on the board, from round one to round four: { $goals }.
SetsUnchecked = These birds are not checked against a second source, so compare them with your cards: { $sets }.
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
    [alike] All dice in the feeder are alike. Roll all five again.
   *[empty] The feeder is empty. Roll all five dice into it.
}
DiceRemoved = The Automa takes the { $face }. Remove { $dice ->
    [one] that die
   *[other] those { $dice } dice
} from the feeder.
FoodTaken = The Automa has taken the { $face }. If the feeder is empty now, roll all five dice into it.
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
GoalScored = The goal is scored: { $goal }. You have { $player } and score { $player_points }. The Automa has { $automa } and scores { $automa_points }.
RankMarked = Mark your own place on the goal board with one of your cubes, and the Automa's with one of its cubes{ $returned ->
    [0] .
    [one] . Give it back the cube from the goal tile.
   *[other] . Give it back the { $returned } cubes from the goal tile.
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
TieBroken = You have { $player } food left and the Automa has { $automa }. { $outcome_id ->
    [won] You win the tie.
    [lost] The Automa wins the tie.
   *[shared] You share the victory.
}

## Why, in this very case

because_BonusReturned = { $bonus } gives the Automa no way to choose a bird from the tray.
because_BirdTaken = { $bird } fits { $bonus }: { $bonus_id ->
    [anatomist] its name has a part of the body in it
    [bird_counter] its power shows the flocking icon
    [bird_feeder] it eats seed
    [cartographer] its name has a place in it
    [enclosure_builder] it nests on the ground, or in a star nest
    [falconer] its power shows the predator icon
    [fishery_manager] it eats fish
    [food_web_expert] it eats invertebrates only
    [forester] it lives in the forest only
    [historian] it is named after a person, with an apostrophe and s
    [large_bird_specialist] its wingspan is over 65 centimetres
    [nest_box_builder] it nests in a cavity, or in a star nest
    [omnivore_expert] it eats any food, the wild symbol
    [passerine_specialist] its wingspan is 30 centimetres or less
    [photographer] its name has a colour in it
    [platform_builder] it nests on a platform, or in a star nest
    [prairie_manager] it lives in the grassland only
    [rodentologist] it eats rodents
    [viticulturalist] it eats fruit
    [wetland_scientist] it lives in the wetland only
    [wildlife_gardener] it has a bowl nest, or a star nest
   *[other] it meets that card
}.
because_BirdTakenOthersDiscarded = { $bird }, { $others }: all of them fit { $bonus }, and none is worth more than { $bird }, with { $points ->
    [one] 1 point
   *[other] { $points } points
}. Each { $bonus_id ->
    [anatomist] has a part of the body in its name
    [bird_counter] has a power with the flocking icon
    [bird_feeder] eats seed
    [cartographer] has a place in its name
    [enclosure_builder] nests on the ground or in a star nest
    [falconer] has a power with the predator icon
    [fishery_manager] eats fish
    [food_web_expert] eats invertebrates only
    [forester] lives in the forest only
    [historian] is named after a person, with an apostrophe and s
    [large_bird_specialist] has a wingspan over 65 centimetres
    [nest_box_builder] nests in a cavity or in a star nest
    [omnivore_expert] eats any food, the wild symbol
    [passerine_specialist] has a wingspan of 30 centimetres or less
    [photographer] has a colour in its name
    [platform_builder] nests on a platform or in a star nest
    [prairie_manager] lives in the grassland only
    [rodentologist] eats rodents
    [viticulturalist] eats fruit
    [wetland_scientist] lives in the wetland only
    [wildlife_gardener] has a bowl nest or a star nest
   *[other] meets that card
}.
because_NoBirdMatched = { $tray }: none of them { $bonus_id ->
    [anatomist] has a part of the body in its name
    [bird_counter] has a power with the flocking icon
    [bird_feeder] eats seed
    [cartographer] has a place in its name
    [enclosure_builder] nests on the ground or in a star nest
    [falconer] has a power with the predator icon
    [fishery_manager] eats fish
    [food_web_expert] eats invertebrates only
    [forester] lives in the forest only
    [historian] is named after a person, with an apostrophe and s
    [large_bird_specialist] has a wingspan over 65 centimetres
    [nest_box_builder] nests in a cavity or in a star nest
    [omnivore_expert] eats any food, the wild symbol
    [passerine_specialist] has a wingspan of 30 centimetres or less
    [photographer] has a colour in its name
    [platform_builder] nests on a platform or in a star nest
    [prairie_manager] lives in the grassland only
    [rodentologist] eats rodents
    [viticulturalist] eats fruit
    [wetland_scientist] lives in the wetland only
    [wildlife_gardener] has a bowl nest or a star nest
   *[other] meets that card
}.
because_DiceRemoved = { $place ->
    [1] Its key begins with { $face }, and there was one in the feeder.
    [2] Its key begins with { $before }, but there was none in the feeder. Next is { $face }.
   *[other] Its key begins with { $before }, but there was none of them in the feeder. Next is { $face }.
}
because_FoodTaken = { $place ->
    [1] Its key begins with { $face }, and you found that in the feeder.
    [2] Its key begins with { $before }, but you found none. Next is { $face }.
   *[other] Its key begins with { $before }, but you found none of them. Next is { $face }.
}
because_FeederThrown = { $reason_id ->
    [alike] Every die in the feeder shows the same face.
   *[empty] There is no die left in the feeder.
}
because_EggsLaid = The card shows { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
}.
because_CubePlaced = With { $cubes ->
    [one] this cube
   *[other] its { $cubes } cubes
} the Automa has { $cubes } more of this goal.
because_NoCubeToRemove = Its cubes on this goal are gone already, or there never was one.
because_GoalScored = The Automa begins with { $base } in this round and has { $cubes ->
    [0] no cube
    [one] 1 cube
   *[other] { $cubes } cubes
} on the goal, so it has { $automa }.

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
   *[other] Face-up birds: { $birds }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
view_face_down = Face-down birds: { $number }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
view_eggs = Eggs: { $eggs }.
view_goals = Goals so far: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
view_total = Score so far: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

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
name_invertebrate = worm
    .counted = { $amount } { $number ->
        [one] worm
       *[other] worms
    }
    .also = invertebrate, bug, insect, caterpillar
name_seed = seed
    .counted = { $amount } { $number ->
        [one] seed
       *[other] seeds
    }
    .also = wheat, grain, corn
name_fruit = fruit
    .counted = { $amount } { $number ->
        [one] fruit
       *[other] fruit
    }
    .also = berry, berries, cherry, cherries
name_fish = fish
    .counted = { $amount } { $number ->
        [one] fish
       *[other] fish
    }
name_rodent = rodent
    .counted = { $amount } { $number ->
        [one] rodent
       *[other] rodents
    }
    .also = mouse, mice, rat
name_invertebrate_seed = worm-or-seed
    .counted = { $amount } { $number ->
        [one] worm-or-seed
       *[other] worm-or-seeds
    }
    .also = invertebrate or seed, worm or wheat, bug or seed, both, either
name_all_invertebrate = all worms
name_all_seed = all seeds
name_all_fruit = all fruit
name_all_fish = all fish
name_all_rodent = all rodents
name_all_invertebrate_seed = all dice with worm and seed together
name_draw_cards = draw cards
name_play_bird = play a bird
name_lay_eggs = lay eggs
name_lay_eggs_1 = lay 1 egg
name_lay_eggs_2 = lay 2 eggs
name_lay_eggs_3 = lay 3 eggs
name_lay_eggs_4 = lay 4 eggs
name_lay_eggs_5 = lay 5 eggs
name_gain_food = gain food
name_key_invertebrate = worm first
name_key_seed = seed first
name_key_fruit = fruit first
name_key_fish = fish first
name_key_rodent = rodent first
name_key_invertebrate_seed = worm-or-seed first
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
name_european = the European expansion
name_oceania = the Oceania expansion
name_asia = Wingspan Asia
name_americas = the Americas expansion
name_promo_asia = promo birds of Asia
name_promo_britain = promo birds of Britain
name_promo_canada = promo birds of Canada
name_promo_europe = promo birds of continental Europe
name_promo_new_zealand = promo birds of New Zealand
name_promo_usa = promo birds of the United States
name_bot = Automa's things
name_automa_deck = Automa deck
name_birds = face-up birds
name_face_down = face-down birds
    .counted = { $amount } face-down { $number ->
        [one] bird
       *[other] birds
    }
name_bonus = bonus card
name_eggs = eggs
name_cubes = cubes
name_egg = egg
    .counted = { $amount } { $number ->
        [one] egg
       *[other] eggs
    }
name_cube = cube
    .counted = { $amount } { $number ->
        [one] cube
       *[other] cubes
    }
name_choice_none = nothing

## What a card says, for anyone who looks it up

face_bird = { $scientific_id }. Worth { $points ->
    [one] 1 point
   *[other] { $points } points
}. Lives here: { $habitats }. Nest: { $nest }.
face_bird_points = { $scientific_id }. Worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
face_wanted = Bonus cards that want it: { $bonuses }.
