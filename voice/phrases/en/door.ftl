# What the page refuses, and how a browser or a phone is let in.

door_join = Join the table
door_join_title = Join the table - Tablemate
door_code_label = Code shown by Tablemate
door_button = Join
door_invitation = Enter the code that Tablemate shows on its screen.
door_wrong = That is not the code shown now. Each code works once, so look at the screen again.
door_guarding = Too many wrong codes. Wait a minute, then enter the new code.
door_closed = Open the page with the link that Tablemate shows, or enter its code.
door_not_asked_so = This page does not answer that kind of request.
door_not_read = I can't read this request.
door_no_page = There is no such page.
door_other_host = This is not an address of this page.
door_other_page = Another page asked for this, so I did not do it.
door_too_much = That is too large to send at once.
door_failed = Something went wrong inside. The game goes on; try again.
door_full = Too many pages are open. Close one of the others.
door_no_network = This computer is in no network, so a phone can't join. Connect it to your Wi-Fi first.
door_here_only = Only the computer that Tablemate runs on can open or close the page for phones.
door_secure_only = The camera of a phone works on the secure page only. Scan the code for the camera again.
door_no_port = No port is free on { $address }.
door_no_script = Tablemate's page needs JavaScript. Everything can also be done in the terminal.

## What a phone that is to be the camera is told first; the words of the browsers are their own

trust_title = Your phone will warn you once
trust_why = A browser lets a page use the camera only over a secure connection. The certificate for it was made on your own computer. Nobody else vouches for it, so the browser warns you.
trust_when = Go on only at home, and only if the computer shows the same address:
trust_android = Android, Chrome
trust_iphone = iPhone, Safari
trust_tap = Tap "{ $button }".
trust_tap_if_asked = If your phone asks this too: tap "{ $button }".
trust_go = Go on
trust_chrome_warning = Your connection is not private
trust_chrome_safety = Back to safety
trust_chrome_advanced = Advanced
trust_chrome_details = This server could not prove that it is { $host }
trust_chrome_proceed = Proceed to { $host } (unsafe)
trust_chrome_asks = { $host } wants to use your camera
trust_chrome_visiting = Allow while visiting the site
trust_chrome_once = Allow this time
trust_android_asks = Allow Chrome to take pictures and record video?
trust_android_using = While using the app
trust_android_once = Only this time
trust_safari_warning = This Connection Is Not Private
trust_safari_details = Show Details
trust_safari_back = Go Back
trust_safari_risks = If you understand the risks involved, you can …
trust_safari_visit = visit this website
trust_safari_sure = Are you sure you want to visit this website …
trust_safari_website = Visit Website
trust_safari_cancel = Cancel
trust_safari_asks = Allow "{ $host }" to use your camera?
trust_safari_refuse = Don't Allow
trust_safari_allow = Allow

## What an installed page shows while Tablemate is not running

away_title = Tablemate is not running
away_start = Start it as you did before: double-click its starter, or type "{ $tablemate }" in a terminal.
away_locked_title = Tablemate does not know this window yet
away_locked = Tablemate is running. Open the link that it shows in its own window with this browser.
away_waits = This window opens the page by itself as soon as it can.

## What is wrong with something that a page sent

unread_fields = I can't use this: { $faults }.
unread_whole = what was sent
unread_missing = { $field } is missing
unread_extra = { $field } is unknown
unread_json = { $field } is not JSON
unread_long = { $field } is too long
unread_letters = { $field } contains letters that cannot be read
unread_other = { $field } has a wrong value

## What the views are told

camera_first = Choose a camera and start a game first.
camera_watching = I am watching the table.
camera_no_picture = There is no picture yet. Choose a camera first.
zone_unknown = There is no zone { $zone_id }; there is { $zones }.
just_begun = A game was started just now, so this was not done. Look again.
voice_sample = This is how I sound.
card_needed = { $file } needs this card.
card_moved = The cards have changed meanwhile, so nothing was removed. Look again.
sheet_unknown = { $title } has no sheet { $file } to enter.
saved_name_taken = A saved game of that name already exists.
saved_gone = That saved game no longer exists.
history_set_up = Set-up
