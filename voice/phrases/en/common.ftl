# Sentences every game shares.

StandInUsed = Practice deck, not the printed cards: { $sheet } was made up by Tablemate, because what your cards print is not public. The command "tablemate deck" helps you to enter your own.

## Beginning, going on, ending

welcome = { $title } against { $bot }. Type "help" at any time.
welcome_back = Welcome back to { $title }. We go on where we stopped.
torn_line = The last answer was being saved when the computer stopped, and is missing. Please give it again.
saved = The game is saved. The command "tablemate play { $game } --resume" goes on with it.
game_over = The game is over. Thank you for playing.
not_saved = The answer could not be written to the disk: { $reason }. It was not taken. Make room or type "quit".
silent = { $reason } { $remedy }

## Answers

words_done = done yes y ok ready
words_none = none empty nothing
only_done = Press Enter when you are done. "help" lists what else I understand.
answer_needed = I need an answer here. "help" tells how to give one.
not_understood = I did not understand that: { $reason }.
not_possible = { $words }
could_be = Which one do you mean: { $names }?
could_be_more = "{ $text }" fits { $number } names. Type more letters, or choose: { $names }.
taken_as = I have { $names }.
not_a_choice = that is none of the choices
number_needed = I need a number from { $least } to { $most }
cannot_come_up = that card cannot come up now, it is not among those left
wrong_number = { $least ->
    [0] there can be at most { $most } in the { $zone }
   *[other] I need { $least } to { $most } for the { $zone }
}
not_there = that cannot lie in the { $zone }
too_often = { $each ->
    [one] { $thing } exists only once
   *[other] { $thing } exists only { $each } times
}
too_many = That is more than { $most }. Please give them again.
more_needed = I need { $least }, and have { $given } so far.
slot_unknown = One place in the row is not known. Please name all of them, from left to right.
place_needs_thing = What lies on { $place }? Type a name behind it, a dash if it is empty now, or the place it went to.
place_is_empty = Nothing lies on { $place }.
prompt_slot = { $number } of { $most }
prompt_row_before = Enter keeps: { $names }

## Commands: the words that are understood, then what each does

command_undo = undo -
    .help = take back your last answer
command_redo = redo +
    .help = give it again
command_repeat = repeat *
    .help = hear it again, with the choices
command_why = why /
    .help = the rule behind what I just said
command_score = score .
    .help = what the bot has so far
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
how_count = Type a number from { $least } to { $most }.
how_row = Name them one after the other, or with commas. A few letters are enough, or the digits of a phone keypad.
how_row_before = Press Enter if nothing changed, or type only what did, as in: 2 and the new name.
how_pool = Type the number of each thing you see, as in 1 1 4, or their names with commas. Enter keeps what I know, and 0 means none.
how_places = Type only what changed: a place and what lies there now, a dash if it is empty, or a place and where it went. Where several things lie together, a place with plus or minus and a name adds or takes one. Commas part several changes. Enter means no change.

## Set-up

option_default = Enter takes { $choice }.
option_many = Type the numbers, one after the other.
option_wrong = Please type a number from 1 to { $most }.

## Results

outcome_won = You win
outcome_lost = You lose
outcome_shared = A shared victory
