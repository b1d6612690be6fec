# German. Setting up a table: the markers, what the camera sees of them, and the files they are kept in.

name_top_left = oben links
name_top_right = oben rechts
name_bottom_right = unten rechts
name_bottom_left = unten links

## Markers and corners

markers_seen = Ich sehe alle vier Marker.
markers_missing = { $number ->
    [one] Ich sehe diesen Marker nicht: { $markers }. Leg alle vier flach ins Bild, mit nichts darüber.
   *[other] Ich sehe diese Marker nicht: { $markers }. Leg alle vier flach ins Bild, mit nichts darüber.
}
marker_twice = Den Marker { $marker } gibt es mehr als einmal. Lass von jedem nur einen auf dem Tisch.
markers_do_not_fit = Die vier Marker passen nicht zusammen. Leg sie flach hin, und nimm alle vier aus demselben Ausdruck.
markers_out_of_order = Die Marker liegen in der falschen Reihenfolge. Im Uhrzeigersinn um den Tisch: oben links, oben rechts, unten rechts, unten links.
corners_needed = Gib vier Ecken an, im Uhrzeigersinn von oben links, und die Größe dazwischen in Millimetern.
corners_crossed = Die vier Ecken müssen von oben links im Uhrzeigersinn gehen, ohne sich zu kreuzen.
corners_unread = Ecken sind vier Punkte wie 120,80 1800,95 1790,1000 130,990, nicht { $text }.
size_unread = Eine Größe sind zwei Zahlen in Millimetern wie 297x210, nicht { $text }.
picture_mirrored = Das Bild ist gespiegelt. Schalt das Spiegeln in den Einstellungen von Kamera oder Handy aus.
table_unknown = Ich weiß noch nicht, wie der Tisch liegt. Zeig mir mindestens zwei Marker.

## What the camera sees of the table

zones_seen = Alle Bereiche sind im Bild.
zones_cut = { $number ->
    [one] Dieser Bereich ragt aus dem Bild: { $zones }. Verschieb die Kamera, die Marker oder den Bereich.
   *[other] Diese Bereiche ragen aus dem Bild: { $zones }. Verschieb die Kamera, die Marker oder die Bereiche.
}
scale_good = { $scale } Pixel pro Millimeter: { $content_id ->
    [titles] Ich kann Titel lesen.
   *[other] Ich kann die Karten unterscheiden.
}
scale_fair = { $scale } Pixel pro Millimeter: { $content_id ->
    [titles] Die meisten Titel kann ich lesen.
   *[other] Die meisten Karten kann ich unterscheiden.
} Sicherer wird es, wenn die Kamera etwa { $closer_cm } cm näher kommt.
scale_fair_small = { $scale } Pixel pro Millimeter: { $content_id ->
    [titles] Die meisten Titel kann ich lesen.
   *[other] Die meisten Karten kann ich unterscheiden.
} Sicherer wird es, wenn die Kamera etwa { $closer_cm } cm näher kommt oder 1080p liefert.
scale_bad = { $scale } Pixel pro Millimeter: { $content_id ->
    [titles] zu wenig, um Titel zu lesen.
   *[other] zu wenig, um die Karten zu unterscheiden.
} Stell die Kamera bitte etwa { $closer_cm } cm näher.
scale_bad_small = { $scale } Pixel pro Millimeter: { $content_id ->
    [titles] zu wenig, um Titel zu lesen.
   *[other] zu wenig, um die Karten zu unterscheiden.
} Stell die Kamera bitte etwa { $closer_cm } cm näher, oder nimm 1080p.
picture_sharp = Das Bild ist scharf.
sharpness_fair = Das Bild ist etwas unscharf. Lass die Kamera auf den Tisch scharf stellen, wisch die Linse ab, und halt sie ruhig.
sharpness_bad = Das Bild ist zu unscharf, um Titel zu lesen. Lass die Kamera auf den Tisch scharf stellen, wisch die Linse ab, und halt sie ruhig.
light_good = Das Licht ist gut.
light_dazzling = Weißes Papier ist zu hell. Verringer die Belichtung der Kamera, oder dimm die Lampe etwas.
light_too_dark = Es ist zu dunkel. Mach eine Lampe an, oder erhöh die Belichtung der Kamera.
light_uneven = Eine Seite des Tisches ist viel dunkler. Stell die Lampe um, oder stell auf der dunklen Seite eine dazu.
light_dark = Es ist recht dunkel. Mit etwas mehr Licht lese ich besser.
glare_none = In den Bereichen spiegelt sich keine Lampe.
glare_in = Hier spiegelt sich eine Lampe: { $zones }. Stell sie zur Seite, oder neig die Kamera etwas.

## Calibrating

no_picture = Es gibt kein Bild zum Ansehen. Nichts wurde gespeichert.
calibrating_stopped = Abgebrochen. Nichts wurde gespeichert.
calibrating_ended = Die Bilder waren zu Ende, bevor alles stimmte. Nichts wurde gespeichert.
nothing_saved = Nichts wurde gespeichert.
without_markers = Ohne Marker kann ich einer bewegten Kamera nicht folgen. Wenn sie sich bewegt, richte den Tisch neu ein.
table_saved = Alles in Ordnung. Der Tisch ist als { $table_id } gespeichert.
sheet_written = { $file } ist geschrieben: { $pages } Seiten { $paper }. Druck sie einseitig mit 100 %, nicht an die Seite angepasst.
sheet_not_written = { $file } lässt sich nicht schreiben ({ $reason }). Nenn eine andere Datei.
no_such_paper = Für das Papier { $paper } gibt es keinen Bogen. Es gibt { $papers }.

## Files

game_not_watched = { $game } kann ich noch nicht mit der Kamera verfolgen, nur { $games }. Spiel ohne Kamera.
profile_not_written = { $file }: lässt sich nicht schreiben ({ $reason })
profile_too_large = { $file }: ist keine Datei oder viel zu groß für einen gespeicherten Tisch. Richte den Tisch neu ein.
profile_not_read = { $file }: lässt sich nicht lesen ({ $reason })
profile_no_json = { $file }: ist kein JSON ({ $reason }). Richte den Tisch neu ein.
profile_bad = { $file }: { $reason }. Richte den Tisch neu ein.
profile_name = Der Name eines Tisches hat bis zu 40 Buchstaben, Ziffern, - und _, anders als { $name_id }.
no_profile = Einen gespeicherten Tisch { $name_id } gibt es noch nicht. Starte: { $tablemate } calibrate --name { $name_id }
no_profile_but = Einen gespeicherten Tisch { $name_id } gibt es nicht, aber { $known }. Starte: { $tablemate } calibrate --name { $name_id }
no_such_zone = Der Tisch { $name_id } hat keinen Bereich { $zone_id }. Er hat { $known }.
zone_too_far = der Bereich { $zone_id } darf höchstens zwei Meter von der Mitte liegen
