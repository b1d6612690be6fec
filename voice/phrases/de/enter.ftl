# German. Entering one's own cards: the practice cards that are left, the form's fields, and the form in a terminal.

StandInUsed = { $which_id ->
    [all] Das ist ein Übungsstapel, nicht die gedruckten Karten. Niemand hat veröffentlicht, was auf deinen Karten steht, deshalb hat Tablemate { $sheet_acc } erfunden. Du kannst deine eigenen eingeben, eine nach der anderen: auf der Seite unter „Deine Karten“, mit dem Befehl „deck“ oder während wir spielen: Tipp „karte“ und ihren Namen oder ihre Nummer.
   *[some] { $number } von { $total } { $cards_dat } { $number ->
        [one] ist eine Übungskarte
       *[other] sind Übungskarten
    }, nicht die gedruckten.
}

## A card that nobody has told me yet, and what only a practice card forbids

ask_unknown_card = { $named_id ->
    [yes] { $card } kenne ich von dir noch nicht. Gib die Karte auf der Seite ein oder sag mir, was darauf steht. Sonst nehme ich meine Übungskarte.
   *[no] Karte { $number } ({ $things }) kenne ich von dir noch nicht. Gib sie auf der Seite ein oder sag mir, was darauf steht. Sonst nehme ich meine Übungskarte.
}
ask_unknown_print = { $named_id ->
    [yes] Diese Karte kenne ich noch nicht. Gib sie auf der Seite ein oder sag mir, was darauf steht. Sie ersetzt meine Übungskarte { $card }.
   *[no] Diese Karte kenne ich noch nicht. Gib sie auf der Seite ein oder sag mir, was darauf steht. Sie wird Karte { $number } ({ $things }).
}
ask_practice_forbids = { $named_id ->
    [yes] Meine Übungskarte { $card } erlaubt das nicht. Erlaubt es deine? Dann gib sie auf der Seite ein oder sag mir, was darauf steht.
   *[no] Meine Übungskarte { $number } ({ $things }) erlaubt das nicht. Erlaubt es deine? Dann gib sie auf der Seite ein oder sag mir, was darauf steht.
}
ask_practice_forbid = Meine Übungskarten erlauben das nicht. Erlaubt es eine von deinen? Welche?
SheetAmended = { $allowed_id ->
    [yes] Dann gilt es.
   *[no] Auch deine Karte, wie du sie eingegeben hast, erlaubt das nicht.
}
name_tell = ich sage dir jetzt, was darauf steht
    .also = zeigen, sagen, eingeben, ja
name_practice = mit der Übungskarte weiterspielen
name_practice_all = weiterspielen und nach keiner Karte mehr fragen
name_look_again = es ist doch eine der anderen
    .also = zurück, andere
name_unlisted = keine davon
    .also = keine, andere
name_yes = ja
name_once = nur dieses Mal
    .also = einmal
name_no = nein

## What the cards of a sheet are called

name_things_cards = Karten
name_things_characters = Charaktere
    .dat = Charakteren
name_things_solo_cards = Solokarten
name_things_deck_entries = Einträge der Kartenliste
    .dat = Einträgen der Kartenliste
name_things_vancardian_entries = Einträge des Vancardian-Stapels
    .dat = Einträgen des Vancardian-Stapels
name_things_automountie_cards = Automountie-Karten
name_things_automa_cards = Automa-Karten
name_card_origin_stand-in = Übungskarte
name_card_origin_owner = deine
name_card_origin_fans = aus Fanquellen

## How a card is called in a list

card_title_name = { $title_id }
card_title_card = Karte { $number }
card_title_fields_flat_earth = Red Suits und Angriffe
card_title_fields_origin_story = Extra-Love-Karten
card_title_fields_my_little_scythe = Trophäenleiste
card_title_new_card = Eine weitere Karte
card_title_new_event = Ein weiteres Ereignis

## Fields

field_name = Name
    .hint = So, wie er gedruckt ist.
field_arrows = Pfeile
    .hint = Halt die Karte aufrecht: Vorn ist oben. Ein Pfeil ist ein Schritt, zwei Pfeile sind bis zu zwei.
field_ranged = Fernschlag
    .hint = Die Felder mit diesem Symbol.
field_protect = Schützen
    .hint = Die Felder mit diesem Symbol.
field_lock = Blockieren
    .hint = Die Felder mit diesem Symbol.
field_leaps = Zieht über andere Karten hinweg
    .hint = Ob ihre Züge über andere Karten hinwegführen.
field_covers = Darf auf anderen Karten enden
    .hint = Ob sie ihren Zug auf einer anderen Karte beenden darf.
field_ability_effect = Fähigkeit
    .hint = Was die Fähigkeit bewirkt. Passt hier nichts, wähl „wie auf der Karte“: Du tust es und sagst mir, was sich geändert hat.
field_ability_title = Titel der Fähigkeit
    .hint = So, wie er gedruckt ist.
field_ability_who = Wen sie betrifft
    .hint = Wessen Karte sie betrifft.
field_ability_from = Von welchen Feldern
    .hint = Wo die betroffene Karte steht, von dieser aus gesehen.
field_ability_to = Auf welche Felder
    .hint = Wohin jene Karte kommt, von dieser aus gesehen.
field_ability_directions = In welche Richtungen
    .hint = Die Richtungen, in die sie jene Karte bewegen kann.
field_ability_captures = Darf schlagen
    .hint = Ob der Zug schlagen darf.
field_ability_cost = Was sie kostet
    .hint = „Sich selbst“, wenn die Karte dafür umgedreht und abgelegt wird.
field_note = Deine Notiz
    .hint = Nur für dich. Das Spiel beachtet sie nicht.
field_actions = Aktionen
    .hint = Die Liste auf der Vorderseite, die oberste zuerst.
field_arrow = Pfeil
    .hint = Wohin der Pfeil auf der Rückseite zeigt, wenn der Strich darunter zu dir zeigt.
field_turn = Er dreht sich
    .hint = In welche Richtung er sich dreht, wenn er nichts findet.
field_number = Nummer
    .hint = Nummeriere deine Karten, wie du willst, jede einmal.
field_pies = Kuchen
    .hint = Wie viele Kuchen oben auf der Karte stehen; 0, wenn keine.
field_seek = Entdecken
    .hint = Die Marker im Abschnitt „Entdecken“ und ihre Felder. Halt die Karte so, dass die weiße Region oben links ist.
field_path_A = Weg A
    .hint = Die Schritte des Wegs, je eine Richtung. Lass es leer, wenn die Karte keinen solchen Weg hat.
field_path_B = Weg B
    .hint = Lass es leer, wenn die Karte keinen solchen Weg hat.
field_path_C = Weg C
    .hint = Lass es leer, wenn die Karte keinen solchen Weg hat.
field_path_D = Weg D
    .hint = Lass es leer, wenn die Karte keinen solchen Weg hat.
field_path_E = Weg E
    .hint = Lass es leer, wenn die Karte keinen solchen Weg hat.
field_path_F = Weg F
    .hint = Lass es leer, wenn die Karte keinen solchen Weg hat.
field_fight_pies = Kuchenschlacht: Kuchen
    .hint = Die Kuchen, die sie in einer Schlacht einsetzt.
field_fight_spells = Kuchenschlacht: Zauber
    .hint = Die Zauberkarten, die sie in einer Schlacht zieht.
field_trophy_track = Trophäenleiste
    .hint = Die acht Felder der Leiste auf deinem Spielplan, die obere Reihe von links nach rechts, dann die nächste. Lass es leer, dann frage ich zu Beginn jedes Spiels.
field_id = Name
    .hint = Ein kurzer Name deiner Wahl.
field_set = Farbe
    .hint = Die Farbe des Blitzes.
field_event = Ereignis
    .hint = Die linke Seite, für Runde 3, in deinen Worten. Ich lese es vor, wenn es so weit ist.
field_event_trump = Trumpf in Runde 3
    .hint = Nur wenn das Ereignis die Trumpffarbe ändert.
field_event_off_suit = Fremde Farbe
    .hint = Nur wenn das Ereignis sagt, welche Farbe spielen muss, wer nicht bedienen kann.
field_round_1 = Runde 1
    .hint = Die Effekte neben dieser Runde, von oben nach unten; keine, wo die Reihe leer ist.
field_round_2 = Runde 2
    .hint = Die Effekte neben dieser Runde, von oben nach unten.
field_round_3 = Runde 3
    .hint = Die Effekte neben dieser Runde, von oben nach unten.
field_round_4 = Runde 4
    .hint = Die Effekte neben dieser Runde, von oben nach unten.
field_round_5 = Runde 5
    .hint = Die Effekte neben dieser Runde, von oben nach unten.
field_extra_love = Extra-Love-Karten
    .hint = Die Werte deiner vier Extra-Love-Karten, wie sie gedruckt sind, etwa 3, oder 4/2, wo eine Karte zwei zeigt.
field_count = Wie viele
    .hint = Zähl die Karten dieses Namens in deiner Schachtel.
field_acts_as = Wirkt als
    .hint = Die Zeile in Tabelle 1 der Soloregeln, der die Karte folgt.
field_text = Text
    .hint = Was auf der Karte steht. Ich lese es vor.
field_completed_by = Abgeschlossen durch
    .hint = Die Karten, die es abschließen, oder „ich entscheide“ am Tisch.
field_red_suits = Red Suits
    .hint = Alle Red-Suit-Karten in der Schachtel.
field_attacks = Angriffe
    .hint = Alle Angriffskarten in der Schachtel.
field_card = Karte
    .hint = Der Name dieser Karte im Kartenblatt; die gedruckten Karten haben keinen.
field_round_1_action = Runde 1
    .hint = Die Aktion im Abschnitt dieser Runde, oder dass die Karte dann nicht mehr im Stapel ist.
field_round_2_action = Runde 2
    .hint = Die Aktion im Abschnitt dieser Runde.
field_round_3_action = Runde 3
    .hint = Die Aktion im Abschnitt dieser Runde.
field_round_4_action = Runde 4
    .hint = Die Aktion im Abschnitt dieser Runde.
field_round_1_eggs = Runde 1: Eier
    .hint = Wie viele Eier gelegt werden.
field_round_2_eggs = Runde 2: Eier
    .hint = Wie viele Eier gelegt werden.
field_round_3_eggs = Runde 3: Eier
    .hint = Wie viele Eier gelegt werden.
field_round_4_eggs = Runde 4: Eier
    .hint = Wie viele Eier gelegt werden.
field_round_1_die_key = Runde 1: Würfelreihenfolge
    .hint = Die Würfel in der Reihenfolge auf der Karte.
field_round_2_die_key = Runde 2: Würfelreihenfolge
    .hint = Die Würfel in der Reihenfolge auf der Karte.
field_round_3_die_key = Runde 3: Würfelreihenfolge
    .hint = Die Würfel in der Reihenfolge auf der Karte.
field_round_4_die_key = Runde 4: Würfelreihenfolge
    .hint = Die Würfel in der Reihenfolge auf der Karte.
field_round_1_secondary = Runde 1: und danach
    .hint = Das kleine Symbol unter der Aktion.
field_round_2_secondary = Runde 2: und danach
    .hint = Das kleine Symbol unter der Aktion.
field_round_3_secondary = Runde 3: und danach
    .hint = Das kleine Symbol unter der Aktion.
field_round_4_secondary = Runde 4: und danach
    .hint = Das kleine Symbol unter der Aktion.

## Choices, where they are not named elsewhere

name_choice_by_hand = wie auf der Karte
name_choice_bring = eine Karte holen
name_choice_deploy = eine Karte einsetzen
name_choice_swap = Plätze tauschen
name_choice_ally = eine eigene Karte
name_choice_opponent = eine gegnerische Karte
name_choice_nothing = nichts
name_choice_itself = sich selbst
name_choice_adjacent = jedes Feld daneben
name_choice_diagonals = jedes Feld schräg daneben
name_choice_anywhere = überall
name_choice_any = jede Richtung
name_choice_player = ich entscheide
name_choice_own_text = ihr eigener Text
name_choice_out_of_deck = nicht mehr im Stapel
name_choice_draw_cards = Karten ziehen
name_choice_play_bird = einen Vogel spielen
name_choice_lay_eggs = Eier legen
name_choice_gain_food = Futter nehmen
name_choice_place_cube = Aktionswürfel legen
name_choice_remove_cube = Aktionswürfel entfernen
name_choice_activate_pink = rosa Fähigkeiten aktivieren

## At the table

words_card = karte karten
no_such_card = Hier gibt es keine Karte namens „{ $text_id }“ einzugeben. Schau auf der Seite unter „Deine Karten“ nach.
card_counts_now = Von jetzt an spiele ich mit dieser Karte so, wie du sie eingegeben hast.
card_counts_later = Gespeichert. Ich nehme sie ab dem nächsten Spiel.
sheet_not_read = Dein Kartenblatt lässt sich gerade nicht verwenden: { $reason_id }.
sheet_not_kept = Dein Kartenblatt ließ sich nicht ändern: { $reason_id }. Das Spiel geht trotzdem damit weiter.

## The form in a terminal

words_back = zurück zuruck zurueck
words_skip = überspringen uberspringen ueberspringen
words_quit = ende q
words_empty = keine leer -
enter_which_sheet = Was davon willst du eingeben?
enter_which_card = Welche Karte? Drück Enter für { $title }, oder tipp „ende“.
enter_which_again = Welche Karte? Tipp ihre Nummer oder „ende“.
enter_help = Drück Enter, um zu behalten, was in Klammern steht, oder tipp „keine“, um es leer zu lassen. Du kannst auch „zurück“, „überspringen“ oder „ende“ tippen.
enter_begin = { $title }.
enter_stand_in = Was in Klammern steht, ist erfunden. Vergleich es mit deiner Karte.
enter_field = { $label } [{ $value_id }]
enter_field_empty = { $label }
enter_nothing = keine
enter_bad = { $label }: { $reason_id }.
enter_bad_sheet = { $reason_id }.
enter_saved = Gespeichert. { $left ->
    [0] Es gibt keine Übungskarten mehr.
    [one] Eine Übungskarte ist noch übrig.
   *[other] { $left } Übungskarten sind noch übrig.
}
enter_skipped = { $title } bleibt, wie es war.
enter_stopped = Alles, was du fertig eingegeben hast, ist gespeichert. Du kannst ein andermal weitermachen.
enter_typed_arrows = Zum Beispiel: vorn 2, links, hinten rechts
enter_typed_squares = Als Schritte von der Karte aus, zum Beispiel: forward-forward, back-left
enter_typed_placed = Zum Beispiel: Quest B2, Edelstein E3
enter_typed_path = Zum Beispiel: nach rechts, nach rechts, nach unten links
enter_typed_order = Der Reihe nach, durch Kommas getrennt.
enter_typed_several = Durch Kommas getrennt.
enter_yes = ja
enter_no = nein
enter_number = gib eine ganze Zahl ein
enter_choice = möglich ist { $choices_id }
enter_unclear = „{ $text_id }“ kann { $choices_id } sein
enter_arrows = gib eine Richtung mit 1 oder 2 ein, etwa: vorn 2
enter_placed = gib ein Ding und ein Feld ein, etwa: Edelstein E3
enter_yes_or_no = antworte mit ja oder nein
enter_no_form = { $title } hat keine Karten zum Eingeben.
deck_stand_ins_left = noch Übungskarten: { $number } von { $total } { $things_dat } ({ $titles_id })

## The form on the page

enter_page_entered = { $entered } von { $total } { $things_dat } eingegeben
