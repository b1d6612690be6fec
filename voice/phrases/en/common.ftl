# Sentences every game shares.

## Beginning, going on, ending

welcome = { $title } against { $bot }. Type "help" at any time.
welcome_back = Welcome back to { $title }. We pick up where we left off.
left_out = A newer saved game can't be used, so I'm leaving it out. { $reason }.
torn_line = The computer stopped while your last answer was being saved, so it is missing. Please give it again.
saved = The game is saved.
game_over = The game is over. Thank you for playing.
not_saved = The answer could not be written to the disk: { $reason }. It does not count. Make room on the disk and answer again, or type "quit".
silent = { $reason } { $remedy }

## Answers

words_done = done yes y ok ready
words_no = no n
said_done = done
said_yes = yes
said_no = no
words_none = none empty nothing
words_numbers = zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
words_before_number = level player
words_before_name = the a an me show
words_face_down = face-down facedown
only_done = Press Enter when you are done. Type "help" for what else you can say.
answer_needed = I need an answer here. Type "help" to see how to give one.
not_understood = I didn't understand that: { $reason }.
unknown_name = I don't know anything here called '{ $text_id }'.
acknowledged = Good, that is done.
not_possible = { $words }
thing_not_possible = { $thing }, number { $number }: { $words }
did_you_mean = Did you mean { $thing }?
name_otherwise = Then please say it another way.
could_be = Do you mean { $names }?
could_be_more = "{ $text }" fits { $number } names. Type more letters, or pick one of these: { $names }.
taken_as = Got it: { $names }.
as_last_time = As last time: { $names }? Press Enter, or tell me what is different.
nothing_changed = Nothing changed.
seen_as = I see { $names }.
doubtful_row = I'm not sure about number { $place }. Which is it? { $choices }. Lay or type its number, or name it.
doubtful_pool = I'm not sure about number { $place } from the left. Which is it? { $choices }. Lay or type its number, or name it.
doubtful_places = I'm not sure about { $place }. Which is it? { $choices }. Lay or type its number, or name it.
unreadable_row = I can't read number { $place }. Turn it or move it out of the glare, or tell me what it is.
missing_place = I see nothing in place { $place } of { $the_zone }. Fill it, or tell me what lies there.
impossible_place = Number { $place } looks like { $thing }, but that can't be there now. Lay another there, or tell me what it is.
impossible_on = { $place } looks like { $thing }, but that can't be there now. Lay another there, or tell me what it is.
unreadable_pool = I can't read number { $place } from the left. Turn it or move it out of the glare, or tell me what it is.
unreadable_places = I can't read { $place }. Turn it or move it out of the glare, or tell me what it is.
too_long = That is more than { $most } letters. Please say it in fewer words.
not_readable = I couldn't read that. Please type plain letters and numbers.
not_a_choice = That is not one of the choices.
number_needed = { $span ->
    [0] It has to be { $least }.
    [1] I need { $least } or { $most }.
   *[other] I need a number from { $least } to { $most }.
}
number_of_these = I need { $numbers }.
named_twice = { $thing } is number { $place } already. What is number { $number }? The others are kept.
lies_elsewhere = { $thing } is already in { $the_zone }. What is number { $number }? The others are kept.
cannot_come_up = That card can't come up now: it is no longer in the deck.
wrong_number = { $span ->
    [0] I need exactly { $least } for { $the_zone }.
   *[other] { $least ->
        [0] There can be at most { $most } in { $the_zone }.
       *[other] I need { $least } to { $most } for { $the_zone }.
    }
}
not_there = That can't be in { $the_zone }.
too_often = { $each ->
    [one] There is only one { $thing }.
   *[other] There can't be more than { $each } of { $thing }.
}
too_many = That is more than { $most }. Please give them again.
more_needed = I need { $least }, and have { $given } so far.
slot_unknown = I don't know what is in one place of the row. Please name all of them, from left to right.
place_needs_thing = What is on { $place }? Type its name after the place, "empty" if nothing is there now, or where it went.
place_is_empty = There is nothing on { $place }.
prompt_order = Enter when that is done
prompt_done = Enter when you are done
prompt_slot = { $number } of { $most }
prompt_row_before = Enter keeps: { $names }
word_done = done
word_nothing = nothing
word_empty = empty
word_no_change = no change
laid = { $things } on { $place }
laid_number = { $things } as number { $place }
laid_empty = nothing on { $place }
moved = { $things } from { $start } to { $end }
moved_instead = { $things } from { $start } to { $end } in place of { $lost }

doubtful_drawn = I'm not sure which card that is. { $choices }. Lay or type its number, or name it.
numbered = { $number }: { $thing }
doubtful_meant = I see several changes. Which is yours? { $choices }. Lay or type its number.
unproven_drawn = Is that { $thing }? Lay or type yes or no, or name it.
unreadable_drawn = I can't read that card. Turn it or move it out of the glare, or tell me what it is.
unproven_row = Is number { $place } { $thing }? Lay or type yes or no, or name it.
unproven_pool = Is number { $place } from the left { $thing }? Lay or type yes or no, or name it.
unproven_places = Is { $thing } on { $place }? Lay or type yes or no, or name it.
spot_place = number { $place }
spot_on = { $place }
unproven_together = I'm not sure about { $spots }. Are they { $things }? Lay or type yes or no.
doubtful_together = I'm not sure about { $spots }. Which are they? { $choices }. Lay or type the number, or no.
yes_to_together = I need yes or no here, or one name with its place first, as in "{ $place } { $thing }".
number_of_together = I need a number or no here, or one name with its place first, as in "{ $place } { $thing }".
ask_card_names = Which cards lie in { $the_zone }?

## What the camera sees

table_found = I see the table.
ask_way_round = I can't tell which way round the table lies. Is { $thing } on { $place } or on { $other }?
heaps_asked = I can't count pieces that lie in a heap, so I ask you about the { $zones }.
camera_moved = The camera moved. I found the table again.
marker_shifted = The { $marker } marker was pushed. I'm using the others.
camera_away = I can't see the table. Turn the camera back to it; the game waits.
camera_lost = The camera sends no picture. Check its cable, and close other programs that use it. Your game is safe, and the keyboard still works.
camera_frozen = The camera's picture is frozen. Unplug it and plug it in again. Your game is safe, and the keyboard still works.
camera_black = The camera's picture is black. Take off its cover or turn on a light. Your game is safe.
camera_no_phone = No phone is sending pictures yet. Scan the code that Tablemate shows with your phone. The keyboard works meanwhile.
camera_phone_lost = Your phone sends no pictures. Wake it and keep Tablemate's page open on it; I carry on by myself. Your game is safe, and the keyboard still works.
camera_resized = The camera's picture changed size. I'm starting over with it.
camera_works = The camera is working again.
camera_ended = The recording is over. Type your answers, or "quit".
demo_begins = { $game_id ->
    [crownfell] This is the beginning of a Last Stand from a film. Nobody types: I see what is done.
   *[other] This is a round of Wingspan from a film. I speak up when something happens; the rest I only write down.
}
demo_skips = The next turns I only write down.
demo_over = That was the demo. Now begin a game of your own.
camera_back = I see the table again.
paused = Paused. Take the card away when you want to go on.
going_on = Let's continue.
two_cards = I see two command cards. Please leave only the one you mean.
number_read = I read { $number }. Lay the DONE card if that is right.
cannot_be = I see something that can't be right: { $reason }
cannot_be_done = I see { $change }, and that isn't allowed: { $reason } Please put it back as it was, or do something else.
cannot_tell_taken = I can't make out which card you took from { $the_zone }. Straighten the others, or tell me.
cannot_be_taken = You took { $thing }, and that isn't allowed: { $reason } Please put it back, or take another.
empty_place = Place { $place } in { $the_zone } is empty. Please fill it.
face_down_place = Number { $place } in { $the_zone } is face down. Turn it over so that I can read it.
empty_on = { $place } is empty. Please fill it.
face_down_on = The card on { $place } is face down. Turn it over so that I can read it.
between_places = { $thing } lies between { $place } and { $other }. Push it onto its place.
beside_place = { $thing } lies beside { $place }. Push it onto its place.
wrong_side_place = { $thing }, number { $place } in { $the_zone }, shows its other side. Turn it over, or tell me what changed.
wrong_side_on = { $thing } on { $place } shows its other side. Turn it over, or tell me what changed.
wrong_way_place = { $thing }, number { $place } in { $the_zone }, lies the wrong way round. Turn it, or tell me what changed.
wrong_way_on = { $thing } on { $place } lies the wrong way round. Turn it, or tell me what changed.
nothing_done_yet = Thank you. Then nothing has changed yet.
table_dark = It's too dark to see the table. Turn on a light; the game waits.
same_as_before = I still see { $thing }. If that is the new card, lay the DONE card.
took_several = You took { $things }. Please put back all but one.
look_again = I can't make out what is there. Please lay it out more clearly, or tell me.
done_card = Lay the DONE card or press Enter when that is done.
still_to_do = Still to do: { $text }
still_there = Still in { $the_zone }: { $things }.
missing_there = Missing from { $the_zone }: { $things }.
other_number = { $number ->
    [0] I see nothing in { $the_zone } yet.
   *[other] I count { $number } in { $the_zone }, but there should be { $wanted }.
}
still_there_place = Still on place { $place } in { $the_zone }: { $things }.
still_there_on = Still on { $place }: { $things }.
missing_there_place = Missing from place { $place } in { $the_zone }: { $things }.
face_down_still_there = { $number ->
    [one] One card in { $the_zone } is face down and should not be.
   *[other] { $number } cards in { $the_zone } are face down and should not be.
}
face_down_missing_there = { $number ->
    [one] One more card should be face down in { $the_zone }.
   *[other] { $number } more cards should be face down in { $the_zone }.
}
not_moved_yet = { $things }: still on { $start }, not on { $end } yet.
strayed = { $thing } lies on { $start }, but belongs on { $end }.
missing_there_on = Missing from { $place }: { $things }.
other_number_place = { $number ->
    [0] I see nothing on place { $place } in { $the_zone } yet.
   *[other] I count { $number } on place { $place } in { $the_zone }, but there should be { $wanted }.
}
other_number_on = { $number ->
    [0] I see nothing on { $place } yet.
   *[other] I count { $number } on { $place }, but there should be { $wanted }.
}
not_moved_place = In { $the_zone }, the thing on place { $start } belongs on place { $end }.
cannot_tell = I can't make out what lies in { $the_zone }. Straighten it, or lay the DONE card if that is done.
cannot_tell_place = I can't make out number { $place } in { $the_zone }. Straighten it, or lay the DONE card if that is done.
cannot_tell_on = I can't make out what lies on { $place }. Straighten it, or lay the DONE card if that is done.
not_handled = The { $zone } looks the same as before.
not_handled_place = Place { $place } in { $the_zone } looks the same as before.
not_handled_on = { $place } looks the same as before.

## Commands: the words that are understood, then what each does

command_undo = undo -
    .help = undo what you typed, or your last answer
command_redo = redo +
    .help = redo the answer you undid
command_repeat = repeat *
    .help = hear it again, with the choices
command_why = why /
    .help = the reason for what I just said; add a name, as in "why osprey", to ask about that alone
command_score = score .
    .help = how the game stands
command_table = table
    .help = hear what is on the table, and what to do next
command_keep = keep
    .help = save the camera's picture with what it shows, for a bug report
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

command_told = { $text }: { $words }
undone = Undone: { $answer }.
undone_on_table = On the table, undo this: { $text }
kept = The picture and what it shows are saved as { $file }.
not_kept = The picture could not be saved: { $reason }.
nothing_to_keep = There is no camera, so there is no picture to save.
nothing_to_undo = There is nothing to undo.
redone = Redone: { $answer }.
nothing_to_redo = There is nothing to redo.
nothing_to_explain = I have not said anything yet that needs a reason.
nothing_told_about = I have not said anything about '{ $text_id }' yet.
why_rule = { $words } Rulebook, { $section }.
slower_now = I'll speak slower.
faster_now = I'll speak faster.
louder_now = I'll speak louder.
quieter_now = I'll speak more quietly.

## How to answer, by the kind of question

how_confirm = Press Enter when it is done.
how_choose = Type the number in front of your choice, or a few letters of its name.
how_name = Type a few letters of its name.
how_count = Type a number from { $least } to { $most }, in digits or as a word.
how_row = Name them one at a time, or several with commas between them. A few letters are enough, or the digits of a phone keypad.
how_row_before = Press Enter if nothing changed, or type only what did, as in: 2 and the new name.
how_row_alike = A number before a name says how many of them there are.
how_pool = Type the number of each thing you see, as in 1 1 4, or their names with commas between them. Enter means that nothing changed, and 0 means none.
how_places = Type only what changed: a place and what is there now, a thing and where it is now, or a place and where its thing went. What was there before is gone then. A place and the word empty mean that nothing is there now. For example: { $place_id } { $thing }, { $thing } { $end_id }, { $place_id } { $end_id }, { $place_id } empty.
how_places_together = Type only what changed. Plus or minus after a place adds or takes away, with a number if there are several: { $place_id } +2 { $thing }. A thing and a place put one more there: { $thing } { $place_id }. Two places move everything from the first to the second; name a thing first to move only that: { $thing } { $place_id } { $end_id }. A place and things without a sign say all that is there now, and the word empty means nothing.
how_places_end = Separate changes with commas. Enter means that nothing changed.

## Set-up

option_default = Enter takes { $choice }.
option_many = Type one or more numbers, with spaces between them.
no_choice_made = The option { $option_id } needs at least one choice. It can be { $choices }.

## Results

outcome_won = You win
outcome_lost = You lose
outcome_shared = A shared victory

## The table, read out

table_zone = { $zone }: { $things }.
table_place = { $place } { $things }
table_pile = { $number ->
    [one] one card
   *[other] { $number } cards
}
table_pile_top = { $number ->
    [one] { $top }
   *[other] { $number } cards, { $top } on top
}
table_bare = Nothing lies on the table yet.
table_due = Now: { $text }
with_article = the { $thing }
item = { $number ->
    [one] { $thing }
   *[other] { $thing } { $number } times
}
item_face_down = { $number ->
    [one] a card face down
   *[other] { $number } cards face down
}
item_unknown = { $number ->
    [one] one I have not read
   *[other] { $number } I have not read
}
item_side = { $side } { $thing }
item_away = { $thing } turned away
item_sideways = { $thing } turned sideways
