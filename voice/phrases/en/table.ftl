# Setting up a table: the markers, what the camera sees of them, and the files they are kept in.

name_top_left = top left
name_top_right = top right
name_bottom_right = bottom right
name_bottom_left = bottom left

## Markers and corners

markers_seen = I see all four markers.
markers_missing = { $number ->
    [one] I can't see the { $markers } marker. Lay all four flat inside the picture, with nothing over them.
   *[other] I can't see the { $markers } markers. Lay all four flat inside the picture, with nothing over them.
}
marker_twice = There is more than one { $marker } marker. Leave one of each on the table.
markers_do_not_fit = The four markers do not fit together. Lay them flat, and take all four from one print.
markers_out_of_order = The markers lie in the wrong order. Clockwise round the table they are top left, top right, bottom right, bottom left.
corners_needed = Give four corners, clockwise from the top left, and the size they span in millimetres.
corners_crossed = The four corners must go clockwise from the top left, without crossing over.
corners_unread = Corners are four places such as 120,80 1800,95 1790,1000 130,990, not { $text }.
size_unread = A size is two numbers in millimetres such as 297x210, not { $text }.
picture_mirrored = The picture is mirrored. Switch off mirroring in the camera's or the phone's settings.
table_unknown = I don't know yet how the table lies. Show me at least two markers.

## What the camera sees of the table

zones_seen = All zones are in the picture.
zones_cut = { $number ->
    [one] The { $zones } zone reaches out of the picture. Move the camera, the markers or the zone.
   *[other] The { $zones } zones reach out of the picture. Move the camera, the markers or the zones.
}
scale_good = { $scale } pixels a millimetre: { $content_id ->
    [titles] I can read titles.
   *[other] I can tell the cards apart.
}
scale_fair = { $scale } pixels a millimetre: { $content_id ->
    [titles] I can read most titles.
   *[other] I can tell most cards apart.
} To be sure, move the camera about { $closer_cm } cm closer.
scale_fair_small = { $scale } pixels a millimetre: { $content_id ->
    [titles] I can read most titles.
   *[other] I can tell most cards apart.
} To be sure, move the camera about { $closer_cm } cm closer, or use 1080p.
scale_bad = { $scale } pixels a millimetre: { $content_id ->
    [titles] too few to read titles.
   *[other] too few to tell the cards apart.
} Please move the camera about { $closer_cm } cm closer.
scale_bad_small = { $scale } pixels a millimetre: { $content_id ->
    [titles] too few to read titles.
   *[other] too few to tell the cards apart.
} Please move the camera about { $closer_cm } cm closer, or use 1080p.
picture_sharp = The picture is sharp.
sharpness_fair = The picture is a little blurred. Let the camera focus on the table, wipe the lens, and keep it still.
sharpness_bad = The picture is too blurred to read titles. Let the camera focus on the table, wipe the lens, and keep it still.
light_good = The light is good.
light_dazzling = White paper is too bright. Lower the camera's exposure or dim the lamp a little.
light_too_dark = It is too dark. Turn on a lamp or raise the camera's exposure.
light_uneven = One side of the table is much darker. Move the lamp, or add one on the dark side.
light_dark = It is rather dark. With a little more light I read better.
glare_none = No lamp is reflected in the zones.
glare_in = A lamp is reflected in the { $zones }. Move it aside, or tilt the camera a little.

## Calibrating

no_picture = There is no picture to look at. Nothing was saved.
calibrating_stopped = Stopped. Nothing was saved.
calibrating_ended = The pictures ended before all was well. Nothing was saved.
nothing_saved = Nothing was saved.
without_markers = Without markers I can't follow a camera that is moved. If it moves, calibrate again.
table_saved = All is well. The table is saved as { $table_id }.
sheet_written = { $file } is written: { $pages } pages of { $paper }. Print them one-sided at 100 %, not fitted to the page.
sheet_not_written = { $file } can't be written ({ $reason }). Name another file.
no_such_paper = There is no sheet for { $paper } paper. There is { $papers }.

## Files

game_not_watched = I can't watch { $game } through a camera yet, only { $games }. Play it without one.
profile_not_written = { $file }: it can't be written ({ $reason })
profile_too_large = { $file }: it is not a file, or far too large for a saved table. Calibrate again.
profile_not_read = { $file }: it can't be read ({ $reason })
profile_no_json = { $file }: it is not JSON ({ $reason }). Calibrate again.
profile_bad = { $file }: { $reason }. Calibrate again.
profile_name = The name of a table has up to 40 letters, digits, - and _, unlike { $name_id }.
no_profile = There is no saved table { $name_id } yet. Run: { $tablemate } calibrate --name { $name_id }
no_profile_but = There is no saved table { $name_id }; there is { $known }. Run: { $tablemate } calibrate --name { $name_id }
no_such_zone = The table { $name_id } has no zone { $zone_id }; it has { $known }.
zone_too_far = the zone { $zone_id } must lie within two metres of the middle
