# German. Why a file cannot be used: a sheet of cards, a saved game, or an answer in it. What stands in the file is shown as it is
# written there: take the facts whose names end in _id as they are.

bad_file = { $file_id }: { $reason }
bad_line = { $file_id }, Zeile { $line_id }: { $reason }
bad_answer = { $value_id } ist nicht möglich: { $rule }
bad_name = { $text_id } kann eines von diesen sein: { $names_id }
as_said = { $text_id }

## The file as a whole

bad_csv = das ist keine CSV-Datei ({ $reason_id })
bad_csv_empty = unter den Spalten { $columns_id } steht nichts
bad_columns = die Spalten heißen { $found_id }; sie müssen { $columns_id } heißen
bad_cells = hier stehen { $number } Zellen; die Spalten sind { $columns_id }
bad_size = das sind { $number } Zeichen; ein Kartenblatt hat höchstens { $most }
bad_length = das sind { $number } Zeichen; eine Zeile hat höchstens { $most }
bad_dots = das sind { $number } Punkte; eine Zeile hat höchstens { $most }
bad_toml = das ist keine TOML-Datei ({ $reason_id })
bad_nesting = die Klammern sind zu tief verschachtelt, um sie zu lesen
bad_empty = hier steht nichts
bad_to_write = das lässt sich nicht speichern ({ $reason_id })
bad_count = das Kartenblatt endet mit { $number } Einträgen unter [[{ $heading_id }]]; nötig sind { $span ->
    [0] { $least }
   *[other] { $least } bis { $most }
}
bad_unfilled = { $field_id } musst du noch von deinen Karten abschreiben; { $number ->
    [1] nur dieses Feld fehlt noch
   *[other] { $number } Felder fehlen noch
}
no_such_entry = in { $file_id } gibt es kein { $heading_id } mit der Nummer { $number }
no_such_fields = in { $file_id } gibt es keine Felder mit der Nummer { $number }
no_such_heading = in { $file_id } gibt es keine Karten der Art { $heading_id }

## A field of a card; $needed is one of the sentences below that begin with need

bad_card = { $title_id }: { $reason }
bad_value = { $field_id } ist { $found_id }; { $needed }
bad_missing = { $field_id } fehlt; { $needed }
bad_item = { $field_id } enthält { $found_id }; { $needed }
bad_field = { $field_id } ist unbekannt; erlaubt sind { $allowed_id }
bad_lack = { $field_id } fehlt; nötig sind { $fields_id }
bad_twice = { $field_id } ist { $found_id }; das steht auch in Zeile { $line_id }, und jedes [[{ $heading_id }]] braucht ein eigenes

## What a field needs

need_this = das ist nötig
need_own = das gehört schon zu einer anderen Karte
need_one_of = erlaubt sind { $allowed_id }
need_whole = nötig ist eine ganze Zahl
need_number = nötig ist eine ganze Zahl von { $least } bis { $most }
need_letters = nötig sind lesbare Buchstaben, höchstens { $most }
need_words = nötig sind Wörter in Anführungszeichen
need_shorter = das sind { $number } Buchstaben, erlaubt sind höchstens { $most }
need_readable = nötig sind Buchstaben, Ziffern und Zeichen, die man lesen kann
need_flag = erlaubt sind true und false
need_part = nötig sind Zeilen, die mit { $field_id }. beginnen
need_entries = nötig sind Einträge unter [[{ $heading_id }]]

## Crownfell

bad_characters = { $missing_id } ist nicht zu finden; die Spielregel nennt { $known_id }
need_name = nötig ist ein Name mit höchstens 31 Buchstaben
need_arrows = nötig sind Richtungen mit 1 oder 2, etwa {"{"} forward = 2 {"}"}
need_squares = nötig ist eine Liste wie ["forward", "back-left"]
need_squares_or = nötig ist { $areas_id } oder eine Liste wie ["forward", "back-left"]
need_squares_once = jedes Feld darf einmal vorkommen, und eines steht zweimal da
need_steps = erlaubt sind { $steps_id }, mit - verbunden
need_near_square = ein Feld muss 1 bis { $most } Felder entfernt liegen
need_square = nötig ist mindestens ein Feld
need_ability = nötig ist "none" oder ein Titel und ein Effekt
need_directions = nötig ist "any" oder eine Liste wie ["forward"]
need_actions = nötig ist eine Liste wie ["capture", "move"]
need_actions_once = jede Aktion darf nur einmal vorkommen

## Flat Earth

bad_rows = keine [[card]] wirkt als { $row_id }; Tabelle 1 braucht von jeder eine: { $rows_id }
bad_events = es gibt { $number } Ereigniskarten; eine Zeitleiste braucht mindestens { $least }
too_few_attacks = auf der Kartenliste stehen { $number } Angriffskarten; mit { $each } in jedem Stapel sind { $needed } nötig
too_few_events = auf der Kartenliste stehen { $number } Ereigniskarten; die Zeitleiste braucht { $needed }
need_card_name = nötig sind höchstens { $most } Buchstaben, Ziffern und Leerzeichen, vorn ein Großbuchstabe oder eine Ziffer
need_no_attack = so heißen schon die Karten, die als Angriffe zählen
need_sentence = nötig ist ein Satz ohne Unterstriche und geschweifte Klammern
need_completing = nötig ist eine Liste von Kartennamen, oder { $player_id }, wenn du es am Tisch entscheidest

## My Little Scythe

bad_seek = eine Karte hat zwei oder drei Teile, sie zeigt also Kuchen oder einen Abschnitt „Entdecken“, nicht beides
bad_path = die Karte hat keinen Weg; sie braucht mindestens einen, etwa path.A = ["left", "left"]
need_track = nötig sind alle acht von { $trophies_id }
need_seek = nötig ist eine Liste wie ["quest B2", "gem E3"], [] für keine
need_token = erlaubt sind { $tokens_id } mit einem Feld von A1 bis G4
need_path = nötig ist eine Liste von 1 bis { $most } Richtungen

## Origin Story

bad_colours = das sind { $number } Karten in { $colour_id }; nötig sind { $needed } von jeder Farbe
bad_extra_love = ADD love { $value } braucht zwei Extra-Love-Karten, auf denen { $value } steht; in extra_love steht { $found_id }
need_extra_love = nötig ist eine Liste von { $number } Karten
need_values = erlaubt sind Werte von { $least } bis { $most }, etwa "3", oder "4/2" für zwei Werte
need_short_name = nötig ist ein kurzer Name aus Buchstaben und Ziffern, etwa R1
need_event = nötig sind die Worte der Karte, höchstens { $most } Buchstaben
need_effects = nötig ist eine Liste von Effekten, [] wo die Reihe leer ist
need_effect = erlaubt sind REPLACE 1 bis 8, ADD love 1 bis 13 und MOVE 1 bis 8 love LEFT

## Wingspan

bad_round = Karte { $card_id } hat Runde { $round } zweimal
bad_twins = bei zwei Karten beginnt die Würfelreihenfolge von Runde { $round } mit demselben Würfel und geht verschieden weiter; ich könnte also nicht wissen, welche du gezogen hast. Lass Tablemate die Automa-Karten ziehen
need_die_key = nötig sind alle sechs von { $faces_id }, mit > verbunden

## What comes with a game: its table and its rules

bad_rule = die Regel [{ $rule_id }] braucht genau section und words und darf readings haben
need_room = der Platz { $place_id } braucht { $width_id } mal { $height_id } mm um die Mitte
need_places = nötig ist für jeden Platz eine Zeile wie at_mm.A1 = [0, 30]
need_so_many_places = nötig sind 1 bis { $most } Plätze
need_word = nötig sind Buchstaben, Ziffern und _, höchstens { $most }
need_word_list = nötig ist eine Wortliste wie ["black", "white"]
need_words_once = jedes Wort darf nur einmal vorkommen
need_facings = nötig ist für jede Seite eine Zeile wie facings.black = "towards"
need_signs = nötig sind verschiedene Buchstaben oder Ziffern wie ABC, höchstens zehn
need_box = nötig sind links, oben, rechts und unten, etwa [0.3, 0, 1, 0.2]
need_shares = nötig sind Anteile von 0 bis 1, links vor rechts und oben vor unten
need_size = nötig sind eine Breite und eine Höhe über 0
need_pair = nötig ist ein Zahlenpaar wie [57, 87]
need_near = nötig sind Millimeter, höchstens { $most_id }

## A saved game

journal_held = dieses Spiel läuft schon in einem anderen Tablemate. Schließ es erst dort, oder beginn hier ein neues Spiel
journal_changed = ein anderes Programm hat gerade hineingeschrieben. Versuch es noch einmal
journal_damaged = die Zeile ist beschädigt; hol eine Kopie der Datei zurück oder beginn ein neues Spiel
journal_empty = die Datei ist leer; darin ist kein Spiel. Lösch sie
journal_no_file = das ist keine Datei. Räum es weg
journal_too_large = das ist viel zu groß für einen Spielstand. Räum es weg
journal_not_read = das lässt sich nicht lesen ({ $reason_id })
journal_torn = { $file_id }: Die letzte Zeile wurde beim Schreiben abgeschnitten und bleibt weg.
journal_format = das ist kein Tablemate-Spielstand im Format { $format } (gefunden: { $found_id })
journal_rules = gespielt wurde { $played_id } mit Regeln der Version { $version_id }; dieses Tablemate spielt { $here_id }, Version { $version_here_id }
journal_header = die Kopfzeile ist beschädigt ({ $reason })
journal_entry = der Eintrag lässt sich nicht verwenden ({ $reason })
journal_order = hier müsste Eintrag { $number_id } stehen, gefunden wurde { $found_id }
journal_lack = { $part_id } fehlt
journal_part = { $part_id } ist { $found_id }
journal_option = eine Option ist { $found_id }
journal_over = das Spiel war vorher schon zu Ende
journal_number = { $part_id } ist { $found_id }, möglich ist 1 bis { $most }
journal_topic = beantwortet wird { $found_id }, gefragt ist { $asked_id }
journal_topic_over = beantwortet wird { $found_id }, obwohl das Spiel zu Ende ist

## An answer that is none

nothing_to_answer = das Spiel ist zu Ende; es gibt nichts zu beantworten
answer_done = { $topic_id } wird mit true beantwortet, wenn es getan ist, nicht mit { $found_id }
answer_places = { $zone_id } wird mit dem beantwortet, was auf jedem Platz liegt, nicht mit { $found_id }
answer_place = { $place_id } ist kein Platz in { $zone_id }
answer_things = { $place_id } in { $zone_id } enthält eine Liste von Dingen, nicht { $found_id }
