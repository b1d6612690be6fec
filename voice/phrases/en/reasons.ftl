# Why a file cannot be used: a sheet of cards, a saved game, or an answer in it. What stands in the file is shown as it is
# written there: take the facts whose names end in _id as they are.

bad_file = { $file_id }: { $reason }
bad_line = { $file_id }, line { $line_id }: { $reason }
bad_answer = { $value_id } is not possible: { $rule }
bad_name = { $text_id } could be any of { $names_id }
as_said = { $text_id }

## The file as a whole

bad_csv = it is not a CSV file ({ $reason_id })
bad_csv_empty = it holds no entries below its columns { $columns_id }
bad_columns = the columns are { $found_id }; they must be { $columns_id }
bad_cells = it has { $number } cells; the columns are { $columns_id }
bad_size = it has { $number } characters; a sheet has at most { $most }
bad_length = it has { $number } characters; a line has at most { $most }
bad_dots = it has { $number } dots; a line has at most { $most }
bad_toml = it is not a TOML file ({ $reason_id })
bad_nesting = its brackets are nested too deeply to be read
bad_empty = it is empty
bad_to_write = it cannot be saved ({ $reason_id })
bad_count = the sheet ends with { $number } entries headed [[{ $heading_id }]]; { $span ->
    [0] { $least }
   *[other] { $least } to { $most }
} are needed
bad_unfilled = { $field_id } is still to be entered from your cards; { $number ->
    [1] it is the only field
   *[other] { $number } fields are
} left
no_such_entry = { $file_id } has no { $heading_id } number { $number }
no_such_fields = { $file_id } has no fields number { $number }
no_such_heading = { $file_id } has no cards of the kind { $heading_id }

## A field of a card; $needed is one of the sentences below that begin with need

bad_card = { $title_id }: { $reason }
bad_value = { $field_id } is { $found_id }; { $needed }
bad_missing = { $field_id } is missing; { $needed }
bad_item = { $field_id } holds { $found_id }; { $needed }
bad_field = { $field_id } is unknown; allowed are { $allowed_id }
bad_lack = { $field_id } is missing; needed are { $fields_id }
bad_twice = { $field_id } is { $found_id }; line { $line_id } says so too, and each [[{ $heading_id }]] needs its own

## What a field needs

need_this = this is needed
need_own = another one has it already
need_one_of = allowed are { $allowed_id }
need_whole = a whole number is needed
need_number = a whole number from { $least } to { $most } is needed
need_letters = up to { $most } readable letters are needed
need_words = words in quotation marks are needed
need_shorter = it has { $number } letters, and can have at most { $most }
need_readable = letters, digits and marks are needed that can be read
need_flag = allowed are true and false
need_part = lines that begin with { $field_id }. are needed
need_entries = entries headed [[{ $heading_id }]] are needed

## Crownfell

bad_characters = { $missing_id } cannot be found; the rulebook names { $known_id }
need_name = a name of at most 31 letters is needed
need_arrows = directions with 1 or 2 are needed, such as {"{"} forward = 2 {"}"}
need_squares = a list such as ["forward", "back-left"] is needed
need_squares_or = { $areas_id } or a list such as ["forward", "back-left"] is needed
need_squares_once = each square is allowed once, and one stands there twice
need_steps = allowed are { $steps_id }, joined by -
need_near_square = a square must lie 1 to { $most } spaces away
need_square = at least one square is needed
need_ability = "none" or a title and an effect are needed
need_directions = "any" or a list such as ["forward"] is needed
need_actions = a list such as ["capture", "move"] is needed
need_actions_once = each action is allowed once

## Flat Earth

bad_rows = no [[card]] acts as { $row_id }; Table 1 needs one of each: { $rows_id }
bad_events = there are { $number } Event cards; a Timeline needs at least { $least }
too_few_attacks = the deck list has { $number } Attack cards; { $each } in each deck need { $needed }
too_few_events = the deck list has { $number } Event cards; the Timeline needs { $needed }
need_card_name = at most { $most } letters, digits and spaces are needed, the first a capital letter or a digit
need_no_attack = that name is taken by the cards counted as attacks
need_sentence = a sentence without underscores and braces is needed
need_completing = a list of card names is needed, or { $player_id } if you judge at the table

## My Little Scythe

bad_seek = a card has two or three parts, so it shows pies or a seek diagram, not both
bad_path = the card has no path; it needs at least one, such as path.A = ["left", "left"]
need_track = all eight of { $trophies_id } are needed
need_seek = a list such as ["quest B2", "gem E3"] is needed, [] for none
need_token = allowed are { $tokens_id } with a space from A1 to G4
need_path = a list of 1 to { $most } directions is needed

## Origin Story

bad_colours = it has { $number } { $colour_id } cards; { $needed } of each colour are needed
bad_extra_love = ADD love { $value } needs two extra-love cards that print { $value }; extra_love has { $found_id }
need_extra_love = a list of { $number } cards is needed
need_values = allowed are values from { $least } to { $most }, such as "3", or "4/2" for two values
need_short_name = a short name of letters and digits is needed, such as R1
need_event = the card's own words are needed, at most { $most } letters
need_effects = a list of effects is needed, [] where the row is empty
need_effect = allowed are REPLACE 1 to 8, ADD love 1 to 13 and MOVE 1 to 8 love LEFT

## Wingspan

bad_round = card { $card_id } has round { $round } twice
bad_twins = two cards start their key of round { $round } with the same die but go on differently, so I could not tell which of them you drew. Let Tablemate draw the Automa cards
need_die_key = all six of { $faces_id } are needed, joined by >

## What comes with a game: its table and its rules

bad_rule = rule [{ $rule_id }] needs exactly a section and words, and may have readings
need_room = the place { $place_id } needs { $width_id } by { $height_id } mm around the middle
need_places = a line such as at_mm.A1 = [0, 30] is needed for each place
need_so_many_places = 1 to { $most } places are needed
need_word = up to { $most } letters, digits and _ are needed
need_word_list = a list of words such as ["black", "white"] is needed
need_words_once = each word is allowed once
need_facings = a line such as facings.black = "towards" is needed for each side
need_signs = different letters or digits are needed, such as ABC, at most ten
need_box = left, top, right and bottom are needed, such as [0.3, 0, 1, 0.2]
need_shares = shares from 0 to 1 are needed, left before right and top before bottom
need_size = a width and a height above 0 are needed
need_pair = a pair of numbers such as [57, 87] is needed
need_near = millimetres up to { $most_id } are needed

## A saved game

journal_held = another Tablemate is playing this game. Close it there first, or begin a new game here
journal_changed = another program wrote to it just now. Try again
journal_damaged = the line is damaged; restore a copy of the file or begin a new game
journal_empty = the file is empty; there is no game in it. Remove it
journal_no_file = it is not a file. Move it away
journal_too_large = it is far too large for a saved game. Move it away
journal_not_read = it cannot be read ({ $reason_id })
journal_torn = { $file_id }: the last line was cut off while it was being written and is left out.
journal_format = it is not a Tablemate journal of format { $format } (found { $found_id })
journal_rules = it was played as { $played_id }, rules version { $version_id }; this Tablemate plays { $here_id }, version { $version_here_id }
journal_header = the header is damaged ({ $reason })
journal_entry = the entry cannot be used ({ $reason })
journal_order = entry { $number_id } should stand here, found { $found_id }
journal_lack = { $part_id } is missing
journal_part = { $part_id } is { $found_id }
journal_option = an option is { $found_id }
journal_over = the game was over before it
journal_number = { $part_id } is { $found_id }, but must be from 1 to { $most }
journal_topic = it answers { $found_id } where { $asked_id } is asked
journal_topic_over = it answers { $found_id } although the game is over

## An answer that is none

nothing_to_answer = the game is over; there is nothing to answer
answer_done = { $topic_id } is answered with true when it is done, not { $found_id }
answer_places = { $zone_id } is answered with what lies on each place, not { $found_id }
answer_place = { $place_id } is not a place in { $zone_id }
answer_things = { $place_id } of { $zone_id } holds a list of things, not { $found_id }
