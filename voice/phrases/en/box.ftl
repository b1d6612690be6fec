# The owner's box: showing cards once, so that they are known by their pictures.

help_enrol = Show each of your cards once, and I know it by its picture from then on.
    .game_id = Which game the cards belong to. Leave it out for cards of no game, and give their box a name with --box.
    .places = Pictures of your cards, or a folder of them. A file may be named after its card, such as "Stag (white).jpg"; otherwise I ask.
    .camera = Show the cards to a camera instead: 0 for the first webcam, an address or a video.
    .box = What to call the box, if you want more than one.
    .names = A text file with one name a line, for pictures with many cards, in reading order.
    .export = Write the whole box into one file, to take to another computer.
    .take = Import a box from such a file.
    .forget = Forget one card.
    .whole = Each picture is a card that was scanned or cut out, with nothing around it.
    .listing = List the cards in the box.

## Showing cards

card_side = { $name }, { $side } side
card_back = the back of the { $name }
name_list_birds = bird cards
name_list_cards = cards
name_list_events = Event cards
name_list_playing_cards = playing cards
name_list_automountie_cards = Automountie cards
words_turn = turn
enrol_show = Show me one card at a time: flat, whole and in good light. Take it away when I have said its name, then show the next.
enrol_show_phone = Hold one card at a time before the phone: flat, whole and in good light. Take it away when I have said its name, then hold the next.
enrol_progress = { $done } of { $of }. Next: { $card }.
enrol_complete = { $number ->
    [one] The card is there.
   *[other] All { $number } are there.
}
enrol_count = { $number ->
    [one] I know one card now.
   *[other] I know { $number } cards now.
}
enrolled = I'll know { $card } from now on.
enrolled_again = I have a new picture of { $card }.
enrol_which = Which card is this? Type its name, "turn" if it is upside down, or "skip".
enrol_which_next = Is this { $card }? Press Enter, type another name, "turn" if it is upside down, or "skip".
enrol_is_this = Is this { $card }?
enrol_what_is_this = Which card is this?
enrol_late = That card was named or left out already.
enrol_no_name = I need a name for this card.
card_name_odd = That name has characters in it that can't be shown. Type it again.
card_name_empty = { $card_id } is no name for a card. It needs a letter or a digit.
card_name_long = That name is too long for a card. Use at most { $most } letters.
enrol_many_waiting = Name the cards that are waiting first, then send more pictures.
enrol_film_over = The film is over.
enrol_picture = The picture
enrol_of_file = A card in { $file }:
enrol_unnamed = I don't know which card { $file } shows. Name the file after its card, or give a list with --names.
enrol_skipped = I left that one out.
enrol_refused = { $file } was not kept. { $reason }
enrol_which_game = Which game are these cards from: { $games }? Cards of no game go into a box of their own: give it a name with --box.
enrol_what = Name a folder of pictures, or show your cards to a camera with --camera 0.
box_kept = { $number ->
    [one] One picture is in your box, in { $folder }.
   *[other] { $number } pictures are in your box, in { $folder }.
}

## Learning while playing

learning = I keep a picture of each card I'm sure of, so that I'll know it from further away. They stay on this computer. The option --no-learning turns that off.
not_learning = I can't keep pictures of your cards now. { $reason } The game goes on.
looks_damaged = I can't read the names you gave cards before, because { $file } is damaged. I'll ask again where I need one.

## Why a picture is not kept

fault_no_card = I can't find a card in it. Lay the card flat, alone and whole in the picture, on a table of another colour.
fault_cut_off = The card is cut off. Show all four of its corners.
fault_part = I see only a part of the card. Lay it on a plain table of another colour.
fault_too_small = The card is too small. Bring the camera closer.
fault_too_dark = It is too dark. Turn on a lamp.
fault_blurred = It is blurred or shaken. Hold the camera still and let it focus.
fault_glare = Light is mirrored on the card. Move the lamp, or tilt the card a little.

## Boxes

box_name_bad = { $box_id } is no name for a box. Use letters and digits.
box_unknown = There is no box called { $box_id }. Fill one first, with: { $tablemate } enrol GAME FOLDER --box { $box_id }
box_empty = There is nothing in the box in { $folder } yet.
box_full = The box in { $folder } is full. It holds { $number ->
    [one] one picture
   *[other] { $number } pictures
}. Forget some of them first.
box_there = There is a box in { $folder } already. Choose another name with --box, or move it away.
box_damaged = The box in { $file } can't be used: { $reason }. It was left as it is.
box_not_read = { $file } can't be imported: { $reason }.
box_lacks = There is no single card called { $card_id } in the box. The option --list shows what there is.
box_forgot = I have forgotten { $card_id }.
box_picture_damaged = The picture of { $card } in your box ({ $file }) is damaged or gone. Show the card again.
box_exported = { $number ->
    [one] One picture was written to { $file }.
   *[other] { $number } pictures were written to { $file }.
}
box_imported = { $number ->
    [one] One picture was imported into { $folder }.
   *[other] { $number } pictures were imported into { $folder }.
}

## Why a file cannot be used

reason_too_large = it is too large
reason_larger = it is larger than { $megabytes } MB
reason_no_box = it is not an exported box, or it is damaged
reason_writing = another Tablemate is writing there. Try again
