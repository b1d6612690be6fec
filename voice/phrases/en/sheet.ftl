# The printed sheet: what stands on the cards, and how a table is set up. Its typeface has the letters of western Europe;
# a sentence with others is printed in English.

sheet_title = Tablemate: table markers and command cards

## What stands on the command cards
# The turn card speaks for the player, and Tablemate calls the player's turn "your turn", so no face says that.

card_your_turn = TABLEMATE'S TURN
card_your_turn_line = my turn is over, Tablemate plays
card_my_turn = MY TURN
card_my_turn_line = I play, Tablemate waits
card_yes = YES
card_yes_line = that is right
card_no = NO
card_no_line = that is wrong
card_done = DONE
card_done_line = I have done what you said
card_undo = UNDO
card_undo_line = undo the last step
card_repeat = REPEAT
card_repeat_line = say that again
card_why = WHY
card_why_line = which rule is that?
card_pause = PAUSE
card_pause_line = wait until I am back
card_table = TABLE
card_table_line = read me the table and what to do
card_score = SCORE
card_score_line = what's the score?
card_help = HELP
card_help_line = what can I say or lay?

## What to do with the pages

markers_title = Table markers
markers_cut = Cut out the squares and lay each flat in its corner of the table; it may face any way.
turn_card = turn card
turn_card_cut = Turn card: cut out both faces as one piece, fold it backwards along the dashes and glue it.
asking_cut = Cards that ask. TABLE reads out everything on the table, for players who cannot see it.
digits_cut = Digits: lay one to choose from a numbered list, or side by side for a number: 1 and 2 are 12.
ruler_bank_card = a bank card laid along from 0 ends here:
ruler_length = This ruler is 100 mm long (3 15/16 inches). If yours is not, print again at 100 % or "actual size", not "fit to page".

## The page of how-to

guide_title = Tablemate: setting up the table
guide_print = Print all pages one-sided at 100 % ("actual size"). The ruler on page 2 shows whether that worked.
guide_markers = Cut out the four table markers. Lay or tape them flat around the place where you play: top left, top right, bottom right, bottom left as you sit. They don't have to be straight or evenly spaced.
guide_camera = Put the camera above the middle, looking down, about { $height } cm up. It must see all four markers. Put a lamp at the side. One beside the camera is reflected in glossy cards.
guide_calibrate = Run   { $calibrate }   and do what it says until it tells you that all is well.
guide_lay_out = Lay the game out as in the drawing. Command cards can lie anywhere the camera sees them, outside the zones.
guide_play = Play. Turn the turn card to TABLEMATE'S TURN when your turn is over, and lay DONE when you have done what Tablemate said. Lay another command card to answer or ask, and take it away when Tablemate has answered. Try not to cover the markers.
guide_seen = What the camera sees: the four markers, and { $title } between them
guide_others = The other games on the table
guide_height = camera about { $height } cm up
guide_side_camera = camera, looking down
guide_side_height = about { $height } cm
guide_side_lamp = lamp, from the side
