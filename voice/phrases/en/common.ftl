# Sentences every game shares.

StandInUsed = Practice deck, not the printed cards: { $sheet } was made up by Tablemate, because what your cards print is not public. The command "tablemate deck" helps you to enter your own.

## Beginning, going on, ending

welcome = { $title } against { $bot }. Type "help" at any time.
welcome_back = Welcome back to { $title }. We go on where we stopped.
left_out = A newer saved game cannot be used, so I'm leaving it out. { $reason }.
torn_line = The last answer was being saved when the computer stopped, and is missing. Please give it again.
saved = The game is saved. The command "tablemate play { $game } --resume" goes on with it.
game_over = The game is over. Thank you for playing.
not_saved = The answer could not be written to the disk: { $reason }. It was not taken. Make room or type "quit".
silent = { $reason } { $remedy }

## Answers

words_done = done yes y ok ready
words_no = no n
words_none = none empty nothing
words_face_down = face-down facedown
only_done = Press Enter when you are done. "help" lists what else I understand.
answer_needed = I need an answer here. "help" tells how to give one.
not_understood = I did not understand that: { $reason }.
unknown_name = I did not understand that: nothing here is called '{ $text_id }'.
not_possible = { $words }
did_you_mean = Did you mean { $thing }?
name_otherwise = Then please name it in another way.
could_be = Which one do you mean: { $names }?
could_be_more = "{ $text }" fits { $number } names. Type more letters, or choose: { $names }.
taken_as = I have { $names }.
nothing_changed = Nothing changed.
seen_as = I see { $names }.
doubtful_row = Number { $place } is not clear to me. Which is it? { $choices }. Lay or type its number, or name it.
doubtful_pool = Number { $place } from the left is not clear to me. Which is it? { $choices }. Lay or type its number, or name it.
unreadable_row = I cannot read number { $place }. Turn it or move it out of the glare, or tell me what it is.
unreadable_pool = I cannot read number { $place } from the left. Turn it or move it out of the glare, or tell me what it is.
too_long = That is more than { $most } letters. Please say it in fewer words.
not_readable = I could not read that. Please type plain letters and numbers.
not_a_choice = That is none of the choices.
number_needed = I need a number from { $least } to { $most }.
cannot_come_up = That card cannot come up now, it is not among those left.
wrong_number = { $least ->
    [0] There can be at most { $most } in the { $zone }.
   *[other] I need { $least } to { $most } for the { $zone }.
}
not_there = That cannot lie in the { $zone }.
too_often = { $each ->
    [one] { $thing } exists only once.
   *[other] { $thing } exists only { $each } times.
}
too_many = That is more than { $most }. Please give them again.
more_needed = I need { $least }, and have { $given } so far.
slot_unknown = One place in the row is not known. Please name all of them, from left to right.
place_needs_thing = What lies on { $place }? Type a name behind it, "empty" if nothing does, or the place it went to.
place_is_empty = Nothing lies on { $place }.
prompt_slot = { $number } of { $most }
prompt_row_before = Enter keeps: { $names }
word_done = done
word_nothing = nothing
word_empty = empty
word_no_change = no change
moved = { $things } from { $start } to { $end }
moved_instead = { $things } from { $start } to { $end } in place of { $lost }

unproven_row = Is number { $place } { $thing }? Lay or type yes or no, or name it.
unproven_pool = Is number { $place } from the left { $thing }? Lay or type yes or no, or name it.

## What the camera sees

table_found = I see the table.
camera_moved = The camera was moved. I found the table again.
marker_shifted = The { $marker } marker was pushed. I go by the others.
camera_away = I cannot see the table. Turn the camera back to it: the game waits.
camera_lost = The camera sends no picture. Check its cable and that no other program has it: the game is kept, and the keyboard works.
camera_frozen = The camera's picture stands still. Unplug it and plug it in again: the game is kept, and the keyboard works.
camera_black = The camera's picture is black. Take off its cover or put on a light: the game is kept.
camera_resized = The camera's picture changed its size. I look at it anew.
camera_works = The camera works again.
camera_ended = The recording is over. Type your answers, or "quit".
demo_over = That was a round from a film. Print the sheet, set up your camera, and the command "tablemate play wingspan" with "--camera 0" begins a game of your own.
camera_back = I see the table again.
paused = Paused. Take the card away to go on.
going_on = We go on.
two_cards = I see two command cards. Please leave only the one you mean.
number_read = I read { $number }. Lay done if that is right.
cannot_be = What I see cannot be: { $reason }
empty_place = Place { $place } in the { $zone } is empty. Please fill it.
face_down_place = Number { $place } in the { $zone } lies face down. Turn it over, then I can read it.
look_again = I cannot make out what lies there. Please lay it out more clearly, or tell me.
still_to_do = Still to do: { $text }
still_there = Still in the { $zone }: { $things }.
missing_there = Missing from the { $zone }: { $things }.
other_number = I count { $number } in the { $zone }, and there should be { $wanted }.
cannot_tell = I cannot tell yet whether that is done. Lay done when it is.
not_handled = The { $zone } is as it was.

## Commands: the words that are understood, then what each does

command_undo = undo -
    .help = take back what you typed, or your last answer
command_redo = redo +
    .help = give it again
command_repeat = repeat *
    .help = hear it again, with the choices
command_why = why /
    .help = the rule behind what I just said
command_score = score .
    .help = how the game stands
command_keep = keep
    .help = keep the camera's picture with what lies in it, for a bug report
command_help = help ?
    .help = this list
command_slower = slower
    .help = speak slower
command_faster = faster
    .help = speak faster
command_louder = louder
    .help = speak louder
command_quieter = quieter softer
    .help = speak more quietly
command_stop = stop hush
    .help = be silent now
command_quit = quit exit //
    .help = save and end

undone = Taken back: { $answer }.
undone_on_table = On the table, take this back: { $text }
kept = The picture and what lies in it are kept as { $file }.
not_kept = The picture could not be kept: { $reason }.
nothing_to_keep = There is no camera, so there is no picture to keep.
nothing_to_undo = There is nothing to take back.
redone = Given again: { $answer }.
nothing_to_redo = There is nothing to give again.
nothing_to_explain = I have not said anything yet that needs a reason.
why_rule = { $words } Rulebook, { $section }.
slower_now = I speak slower now.
faster_now = I speak faster now.
louder_now = I speak louder now.
quieter_now = I speak more quietly now.

## How to answer, by the kind of question

how_confirm = Press Enter when it is done.
how_choose = Type the number in front of your choice, or a few letters of its name.
how_name = Type a few letters of its name.
how_count = Type a number from { $least } to { $most }.
how_row = Name them one after the other, or with commas. A few letters are enough, or the digits of a phone keypad.
how_row_before = Press Enter if nothing changed, or type only what did, as in: 2 and the new name.
how_row_alike = A number in front of a name means so many of them.
how_pool = Type the number of each thing you see, as in 1 1 4, or their names with commas. Enter keeps what I know, and 0 means none.
how_places = Type only what changed: a place and what lies there now, a thing and where it lies now, or a place and where its thing went. What lay there before is gone then. A place and the word empty mean that nothing lies there now. As in: { $place_id } { $thing }, { $thing } { $end_id }, { $place_id } { $end_id }, { $place_id } empty.
how_places_together = Type only what changed. Plus or minus behind a place adds or takes, with a number if it is several, as in: { $place_id } +2 { $thing }. A thing and a place lay one more there, as in: { $thing } { $place_id }. Two places move everything from one to the other, where it joins what lies there; a thing in front moves only that, as in: { $thing } { $place_id } { $end_id }. A place and things without a sign are all that lies there now, and the word empty means nothing.
how_places_end = Commas part several changes. Enter means no change.

## Set-up

option_default = Enter takes { $choice }.
option_many = Type the numbers, one after the other.
option_wrong = Please type a number from 1 to { $most }.

## Results

outcome_won = You win
outcome_lost = You lose
outcome_shared = A shared victory
