# Pictures, cameras, lists of names and networks: what is seen in a photograph, and what cannot be used.

## Pictures

picture_empty = { $file } is empty. Copy it again or take a new picture.
picture_of_no_kind = { $file } is not a picture I can read. Save it as JPEG or PNG.
picture_damaged = { $file } is damaged. Copy it again or take a new picture.
picture_too_large = { $file } is larger than 150 MB. Save it as an ordinary JPEG.
picture_missing = There is no file { $file }. Check the name and the folder.
picture_not_opened = { $file } can't be opened ({ $reason }). Check that it is a file you may read.
picture_cut_off = { $file } is cut off before its end. Copy it again or take a new picture.
picture_too_small = { $file } is only { $size } pixels, too small to show a card. Use a larger picture.
picture_too_many_pixels = { $file } has { $size } pixels, too many to open safely. Scale it down to 50 megapixels.
picture_not_written = { $file } can't be written. Name a picture file such as seen.png.

## Cameras and films

-cameras = Give a camera number such as 0, an address, a picture, a video or a folder.
video_of_no_kind = { $file } is not a video I can play. Save it as MP4 (H.264).
file_of_no_kind = { $file } is neither a picture nor a video I know. Save it as JPEG, PNG or MP4.
no_file_or_folder = There is no file or folder { $file }. Check the name. A camera is a number such as 0, or an address that starts with http:// or rtsp://.
no_camera = { $number ->
    [0] There is no camera { $camera }. I found none; plug one in.
   *[other] There is no camera { $camera }. I found { $others }.
}
camera_in_use = Camera { $camera } can't be opened. Close other programs that use it, or plug it in again.
camera_forbidden = I'm not allowed to use the camera. Open System Settings, Privacy & Security, Camera, allow it for the app you started me from (such as Terminal), and start me again.
no_camera_at = The camera at { $camera } does not answer. Check the address, and that it is switched on.
not_camera_address = That is not a camera address. Type one that starts with http:// or rtsp://.
no_camera_called = There is no camera called { $camera }. { -cameras }
camera_not_opened = { $camera } can't be opened ({ $reason }). { -cameras }
camera_stopped = The camera stopped sending pictures. Check its cable or connection.
camera_failed = The camera failed ({ $reason }). Check its cable or connection.
nothing_to_show = There is no picture to show.
nothing_to_show_in = { $number ->
    [0] There is no picture to show in { $folder }. { -cameras }
   *[other] There is no picture to show in { $folder }. { $refused }
}

## Lists of names, truth files, networks

catalogue_empty = The list of names has no cards in it. Add a line with id and name for each card.
catalogue_not_read = { $file } can't be read as a CSV file in UTF-8 ({ $reason }).
catalogue_lacks = { $file } has no column { $columns } in its first line.
catalogue_unnamed = { $file }, line { $line }: a card needs an id, and a name with letters in it.
catalogue_long_name = { $file }, line { $line }: this name is too long. Use at most { $most } letters.
catalogue_too_long = { $file } lists more than { $most } cards, too many to tell apart in time. Leave only those that may lie on your table.
catalogue_twice = { $file }, line { $line }: the id { $id_id } was used before. Give each card its own.
no_film = There is no film of { $game_id }, only of { $games }.
titles_unknown = I don't know the card titles of { $game_id }, only those of { $games }. Give me a list of names with --catalogue FILE.
truth_missing = { $file } is not there. Name a folder of pictures, or one picture.
truth_none = { $file } has no picture with a truth file beside it (NAME.jpg and NAME.json).
truth_bad = { $file } is not a truth file: { $reason }.
recogniser_missing = The text recogniser { $file } is missing. Install rapidocr 3.10 or newer.
network_unlisted = { $file } does not list a network called { $network_id }.
networks_missing = The folder of networks is missing. Install Tablemate again.
network_missing = The network { $file } is missing. Install Tablemate again.
network_damaged = The network { $file } is damaged or was changed. Install Tablemate again.

## What is drawn or written beside a thing that was seen

label_face_down = face down
label_unreadable = unreadable
label_sure = sure
label_check = check
label_percent = { $status } { $percent } %
label_too_small = too small
label_too_dark = too dark
label_blurred = blurred
label_glare = glare
label_not_reached = not read

## How well pictures were read

bench_cards_found = cards found
bench_cards_precise = card precision
bench_names_right = names right
bench_names_right_from_2_5_px_mm = names right from 2.5 px/mm
bench_not_guessed_below_1_6_px_mm = not guessed below 1.6 px/mm
bench_face_down_known = face down known
bench_dice_right = dice right
bench_dice_precise = dice precision
bench_whole = whole pictures, { $what }
bench_wrong = confidently wrong
bench_corners = corner error, median
bench_of_width = { $share } of the card's width
bench_ms = ms, { $step }
bench_find = find
bench_read = read
bench_dice = dice
bench_total = total
bench_further = ms per further card
bench_ocr = text recognition over the whole frame takes
bench_memory = peak memory
bench_none = nothing to count
bench_rate = { $share }  ({ $right } of { $of })
bench_took = { $median }, nine in ten under { $most }
bench_number = { $number }
bench_times = { $number } times as long
bench_megabytes = { $number } MB
bench_unmeasured = not measured

## What was seen in a photograph

look_nothing = I found no card and no die. { $remedy }
look_lay_flat = Lay the cards flat and show them whole.
look_face_down = A card lies face down.
look_unreadable = I can't read one of the cards. { $remedy }
look_closer = Bring it closer, into the light, with its title free.
look_card = { $name }: { $status }, { $percent } %.
look_die_unreadable = I can't read one of the dice.
look_die = Die: { $face }: { $status }, { $percent } %.
problem_too_small = The card is too small in the picture. Bring the camera closer.
problem_too_dark = The picture is too dark. Turn on a lamp or raise the camera's exposure.
problem_blurred = The picture is blurred. Hold the camera still, wipe the lens, and let it focus.
problem_glare = A lamp is reflected in the title. Move the lamp or the card, or tilt the camera a little.
problem_not_reached = There are too many cards in this picture to read them all. Photograph fewer at a time.
