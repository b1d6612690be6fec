# The command line: its help, its questions and answers, and what it refuses.

## Help: each command, and below it what each of its parameters is for

help = Tablemate plays the solo bot of a board game at your table and says its moves aloud.
    .language = Speak and write this language from now on, such as en.
help_usage = Usage:
help_help = Show this help.
help_arguments = Arguments
help_options = Options
help_commands = Commands
help_placeholder = what is typed in this place
    .game = GAME
    .language = LANGUAGE
    .file = FILE
    .out = OUT
    .journal = JOURNAL
    .folder = FOLDER
    .picture = PICTURE
    .place = PLACE
    .text = TEXT
    .number = NUMBER
    .options = OPTIONS
    .command = COMMAND
    .args = ARGS
help_required = [required]
help_default = [default: { $value }]
help_demo = See and hear a round of Wingspan, or the first turn of a Last Stand, from a film. You need nothing but this computer.
    .game_id = Which film: wingspan or crownfell.
    .quiet = Captions only, no speech.
    .page = Show the demo in the browser as well.
help_play = Play against a game's bot: it asks, decides by the rules, and says what to do.
    .game_id = Which game. The command "games" lists them.
    .option = Set an option, as in -o difficulty=eaglet. Can be given several times.
    .seed = The number that decides what virtual decks draw.
    .defaults = Don't ask about options; use the defaults.
    .resume = Continue the game you saved last.
    .quiet = Captions only, no speech.
    .camera = What sees the table: 0 for the first webcam, "phone" for your phone, an address, a video or a folder.
    .no_camera = Play without a camera, and answer with the keyboard.
    .no_learning = Keep no pictures of your cards while you play.
    .profile = A table saved by the command "calibrate". Without it, the table is found again each time.
    .page = Show the game in the browser as well.
    .lan = Let a phone in your home network open the page.
help_sheet = Make the sheet to print: four table markers and the command cards, true to scale.
    .file = The file to write.
    .paper = A4 or Letter.
    .game = Which game's table to draw large. The others follow on the last page.
help_calibrate = Check that the camera sees the table well, say what to fix, and save the table under a name.
    .camera = What sees the table, as for "play".
    .name = What to call this table.
    .game = Which game's zones to look at.
    .corners = Without markers: the corners in pixels, as in "120,80 1800,95 1790,1000 130,990".
    .size = Without markers: the size of what lies between the corners, in millimetres.
    .annotate = Write the picture with markers and zones drawn on it.
    .quiet = Captions only, no speech.
help_games = List the games, and whether they are played with printed or practice cards.
help_deck = Show the cards a game is played with, enter your own, write a file for them, or check one.
    .game_id = Which game. The command "games" lists them.
    .check = Check a file you filled in.
    .copy = Write a file for you to fill in.
    .enter = Enter your own cards, one by one.
help_page = Open the page: start or continue a game, watch the demo, set up camera and voice.
    .quiet = Captions only, no speech.
    .lan = Let a phone in your home network open the page.
help_results = Show how your games ended: as a table, as CSV, as charts, or for the app BG Stats.
    .game_id = Only the results of this game.
    .csv = Write them to this file as CSV.
    .plots = Write a picture with charts for each game into this folder, as SVG and as PNG.
    .bg_stats = Write a page with a link for each game. Open it on the phone that has BG Stats, and touch a game to log it there.
help_replay = Print a saved game as it was heard, with its answers.
    .journal = A saved game. It is only read.
help_look = Name the cards and dice in photographs. No camera, markers or training needed.
    .pictures = Photographs of the table.
    .game = Which game's cards and dice to look for.
    .catalogue = The cards of another game: any CSV file with the columns id and name.
    .annotate = Write the picture with what was seen drawn on it.
    .box = Name cards by the pictures in this box, made with "enrol".
    .as_json = Print one JSON object for each picture.
help_bench = Measure how well and how fast cards and dice are read, in pictures whose content is known.
    .place = A folder of pictures with a truth file beside each, or one such picture.
    .repeat = Look at each picture this many times, for steadier times.
    .annotate = Write what was seen, drawn on each picture, into this folder.
    .json_file = Write all figures to this file.
    .against_ocr = Compare with text recognition over whole pictures (slow).
help_say = Say a text, to hear whether speech works. List the voices and choose one.
    .text = What to say.
    .wav = Write the speech to this WAV file instead.
    .voice = Say it with this voice: a few letters of its name, or its id.
    .keep = Speak with this voice from now on, in games too.
    .voices = List the voices on this computer.
help_report = Pack what a bug report needs into one file: the game, kept pictures, versions. You see what is in it first, and nothing is sent.
    .file = The file to write.
    .journal = The saved game to report. Without it, the one you played last.
    .no_pictures = Leave out the pictures of your table.
    .yes = Save it without asking.
help_doctor = Check your set-up and say how to fix problems.

## What is wrong with a line typed

usage_help = For help, type "{ $command } --help".
usage_no_command = There is no command "{ $command_id }".
usage_no_option = There is no option { $option_id }.
usage_option_value = The option { $option_id } needs one value after it, or none at all.
usage_missing = { $parameter_id } is missing.
usage_bad_value = { $parameter_id } can't take that value.
usage_not_understood = I don't understand that line.
no_such_language = I don't speak "{ $language_id }" here. I speak: { $languages }.
language_not_kept = The language could not be saved in { $file }: { $reason }.
no_such_game = There is no game "{ $game_id }". The games are { $games }.
no_such_option = { $game_id } has no option "{ $option_id }". It has { $options }.
no_such_choice = The option { $option_id } can't be { $choice }. It can be { $choices }.
nothing_to_say = There is nothing to say.
keep_needs_voice = --keep needs the --voice to keep.
nothing_to_resume = There is no saved game of { $title } to continue.
nothing_to_resume_since = There is no saved game of { $title } to continue. { $reason }.

## While a command runs

film_bar = The film
looking_at_pictures = Looking at the pictures
opening_camera = Opening the camera…
type_to_go_on = To continue, type: { $tablemate } play { $game_id } --resume
type_to_play = Print the sheet, set up your camera, and type: { $tablemate } play { $game_id } --camera 0
demo_pictures = Pictures of each step, with what was seen drawn on them, are in { $folder }
page_waits = The page stays open until you press Enter.
page_at = The page: { $address }
phone_at = For a phone: { $address }
speech_written = The speech is written to { $folder } instead.
phone_camera_at = To use your phone as the camera, scan this with it: { $address }
begin_before_camera = Start a game first, then choose its camera.
fault_curable = { $fault }. Free some space or allow writing there, or set TABLEMATE_HOME to another folder.
fault = { $fault }.

results_bg_stats = Your games for BG Stats

## Games and their cards

games_id = id
games_title = game
games_bot = bot
games_cards = cards
cards_practice = practice deck (stand-in)
cards_none = none needed
origin_fans = from fan sources, compare with yours
origin_owner = entered by you from your own cards
origin_stand_in = STAND-IN: a practice deck made up by Tablemate, not the printed cards
deck_sheet = { $sheet_id }: { $origin }
deck_own_file = your own file would be { $file }
deck_kept = { $file } already exists, so I did not change it.
deck_copied = Wrote { $file }. Fill it in, check it with --check, then rename it to { $sheet_id }.
deck_good = { $file } is a valid { $sheet_id }: { $origin }.
deck_name = the name must end in one of { $sheets }

## The doctor

doctor_well = ok { $what }: { $found }
doctor_ill = PROBLEM { $what }: { $found }
doctor_folder = folder
doctor_origin_fans = fan sources
doctor_origin_owner = owner
doctor_origin_stand_in = stand-in
doctor_saved = saved games
doctor_cameras = cameras
doctor_camera = { $number } ({ $name })
doctor_no_camera = none found
doctor_no_camera_needed = You can play without one: answer by touch or keyboard.
doctor_tables = tables
doctor_delivery = speech settings
doctor_speech = speech, { $part }
doctor_part_engine = engine
doctor_part_voice = voice
doctor_part_sound = sound
doctor_part_worker = worker
doctor_count = { $number } in { $folder }
doctor_ready = ready
doctor_usual = default
doctor_rate = { $number } words a minute
doctor_move_away = Move the file away, or restore a copy of it.
doctor_correct = Correct the line, or rename the file so that the one that came with Tablemate is used again.
doctor_enter = Enter your own cards, one by one: on the page under "Your cards", or with "{ $tablemate } deck { $game_id } --enter".
doctor_no_game = { $file }: there is no game { $game }
doctor_unwritable = { $folder }: { $reason }
doctor_make_room = Free some space or allow writing there, or set TABLEMATE_HOME to another folder.

## The report

report_versions = the versions of Tablemate and its libraries
report_doctor = what the doctor says about your set-up
report_journal = the game, with every answer and the cards you entered
report_table = a table you calibrated
report_picture = a picture of your table that you kept
report_seen = what was seen in that picture
report_line = { $name_id } ({ $size } kB): { $what }
report_ask = Save this as { $file }? It stays on your computer. Type yes or no.
report_saved = Saved { $file }. Look into it, and attach it to your report if you are happy for everybody to see it.
report_not_saved = I saved nothing.
report_exists = { $file } already exists. Choose another name.
report_too_large = { $file } is too large for a report.

## Voices

voice_fits_several = "{ $text_id }" fits several voices: { $voices }
no_such_voice = No voice here is called "{ $text_id }". "{ $tablemate } say --voices" lists them.
speech_bad = { $file } can't be used, so I'm using the default voice: { $reason }
speech_not_kept = The speech settings could not be saved in { $file }: { $reason }
speech_parts = rate_wpm and volume are numbers, and voice is a name
speech_choose_anew = { $reason }; remove the file and choose the speech settings again

## Files

file_too_large = it is too large; a sheet has at most { $most } characters
file_none = it is not a file; move it away
file_not_read = it can't be read ({ $reason })
file_no_text = it is not text in UTF-8; save it as plain UTF-8 text
file_no_name = no file name is free for a new game
no_picture_yet = no picture of the table was seen yet
not_written = { $file } could not be written

## The game that is being played

no_game = No game is being played. Start one first.
went_on = The game went on in the meantime, so this did not count. Look again.
nothing_looked_at = I have not looked at { $the_zone } yet.
not_taken_back = I could not undo that; the disk refused it.
place_not_asked = I did not ask about place { $place } of { $the_zone }.
place_may_be_empty = A place may be empty here. Just leave it out of your answer.
