# German. What the mission says and asks. An event's sentence has the event's name; a question's begins with ask_.
# Draw Deck: Nachziehstapel, its discards: Ablagestapel; Event Deck: Ereignisstapel, its discards: Ereignisablage. A Red Suit is "der Red Suit".
bot = die Mission

## Set-up options

option_attacks = Wie viele Angriffe kommen in jeden Stapel?
    .two = 2, leichter
    .three = 3, das normale Spiel
    .four = 4, schwerer
    .five = 5, sehr schwer
    .six = 6, fast aussichtslos
option_timeline = Wie viele Ereignisse hat die Mission?
    .ten = 10, das normale Spiel
    .fifteen = 15
    .twenty = 20
option_draw_deck = Wer zieht vom Nachziehstapel?
    .virtual = Tablemate, das auch deine Hand für dich führt
    .physical = du, von deinen gedruckten Karten, und du sagst, was es ist
option_event_deck = Wer zieht vom Ereignisstapel?
    .virtual = Tablemate, das auch die Zeitleiste für dich führt
    .physical = du, von deinen gedruckten Karten, und du sagst, was es ist
option_final_flip = Das letzte verdeckte Ereignis wurde gerade aufgedeckt. Wird das letzte Ereignis noch im selben Zug ersetzt?
    .next_turn = nein, erst wenn nichts mehr aufzudecken ist
    .at_once = ja, sofort
option_final_event = Welches Ereignis wird ersetzt, wenn nichts mehr aufzudecken ist?
    .last_open = das letzte, das nicht abgeschlossen ist
    .last = das auf dem letzten Platz, auch wenn es abgeschlossen ist
option_last_reaction = Du schließt das letzte Ereignis ab. Kommt seine Reaktion, bevor du gewinnst?
    .first = ja, erst die Reaktion
    .win_at_once = nein, du gewinnst sofort
option_refill = Wie viele Karten darfst du in der Erholung ziehen?
    .up_to_five = bis du fünf auf der Hand hast
    .as_used = so viele, wie du in diesem Zug benutzt hast, und höchstens fünf auf der Hand
option_late_cards = Werden Karten ersetzt, die du beim Ziehen oder in der Ereignisphase spielst?
    .not_counted = nein
    .counted = ja, bei diesem Auffüllen oder beim nächsten
option_sabotage_on_attack = Darf eine Sabotage einen Angriff aufhalten, der als Reaktion kommt?
    .no = nein, nur ein Teleport
    .yes = ja
option_short_deck = Eine Reaktion wirft drei Karten ab, und der Stapel hat weniger. Was dann?
    .go_on = der Rest wird abgeworfen, und die Mission geht weiter
    .loss = die Mission ist verloren
option_replacement = Wie wird das letzte Ereignis ersetzt?
    .face_up = offen
    .face_down = verdeckt, aufgedeckt wird es in der nächsten Runde
option_teleport = Musst du einen Teleport auf der Hand gegen einen Angriff spielen?
    .may = nein, du darfst ihn behalten
    .must = ja, außer eine Sabotage hilft auch
option_waiting_cards = Darfst du einen Teleport oder eine Sabotage als Aktion spielen?
    .kept = nein, sie warten auf das, was sie aufhalten
    .playable = ja, ich tue, was auf meiner Karte steht
option_three_drawn = Beim Ziehen kommen drei gleiche Karten zusammen. Werden sie ersetzt?
    .not_replaced = nein, du ziehst nur noch, was dir ohnehin zusteht
    .replaced = ja, du ziehst drei mehr
option_same_type = Wann sind Karten vom selben Typ?
    .name = wenn sie denselben Namen haben
    .row = wenn sie als dieselbe Karte der Tabelle 1 wirken
option_completion_order = Welches offene Ereignis darf abgeschlossen werden?
    .any = jedes
    .leftmost = nur das erste der Zeitleiste
option_completing_card = Wohin kommt die Karte, die ein Ereignis abschließt?
    .discarded = auf den Ablagestapel
    .under_event = sie bleibt unter dem Ereignis

## Questions

ask_opening_hand = Zieh fünf Karten. Leg Angriffe beiseite, zieh dafür neue, und misch die Angriffe wieder ein. Welche fünf Karten hast du auf der Hand?
ask_draw_draw = { $purpose_id ->
    [opening] Eine Karte für deine Hand.
    [reaction] Deck die Reaktionskarte vom Nachziehstapel auf. Welche ist es?
    [infiltrator] Zieh eine Karte vom Nachziehstapel. Welche ist es?
    [lost] Wirf die oberste Karte des Nachziehstapels ab. Welche ist es?
   *[hand] Zieh eine Karte. Welche ist es?
}
ask_draw_events = { $purpose_id ->
    [deal] Eine Karte kommt verdeckt in die Zeitleiste.
    [flip] Deck E { $place } auf. Welche Karte ist es?
    [again] Zieh ein anderes Ereignis für E { $place }. Ist es ein Angriff, leg ihn zurück, misch und zieh noch einmal. Welches Ereignis ist es?
    [lost] Wirf die oberste Karte des Ereignisstapels ab. Welche ist es?
   *[replace] Deck die oberste Karte des Ereignisstapels auf, und leg sie auf E { $place }. Welche ist es?
}
ask_draw_hand = Misch deine Hand, und wirf eine Karte ab, ohne hinzusehen. Welche ist es?
see_opening_hand = Zieh fünf Karten. Leg Angriffe beiseite, zieh dafür neue, und misch die Angriffe wieder ein. Leg deine fünf Karten in eine Reihe, damit ich sie lesen kann.
see_draw_draw = { $purpose_id ->
    [reaction] Deck die Reaktionskarte vom Nachziehstapel auf, und leg sie auf den Ablagestapel.
    [lost] Wirf die oberste Karte des Nachziehstapels ab.
   *[other] Zieh eine Karte, und leg sie neben deine Hand.
}
see_draw_events = { $purpose_id ->
    [flip] Deck E { $place } auf.
    [again] Zieh ein anderes Ereignis für E { $place }. Ist es ein Angriff, leg ihn zurück, misch und zieh noch einmal.
    [lost] Wirf die oberste Karte des Ereignisstapels ab.
   *[replace] Deck die oberste Karte des Ereignisstapels auf, und leg sie auf E { $place }.
}
see_draw_hand = Misch deine Hand, und wirf eine Karte ab, ohne hinzusehen.
see_draw_refill = Du darfst noch { $left ->
    [one] eine Karte
   *[other] bis zu { $left } Karten
} ziehen. Zieh eine und leg sie neben deine Hand, oder leg die Karte FERTIG hin.
see_action = Spiel eine Handkarte als Aktion, oder leg die Karte FERTIG hin.
see_discard = { $possible_id ->
    [yes] Wirf eine Handkarte ab.
   *[no] Du kannst jetzt kein Ereignis abschließen. Wirf eine Handkarte ab.
}
see_recovery = Schließ ein Ereignis ab, indem du es quer legst, oder wirf eine Handkarte ab.
see_complete = Leg das Ereignis quer, das du abschließt.
see_completing_card = Schließ { $event } mit einer Handkarte ab.
see_text_discard = Wirf eine Handkarte ab.
ask_action = Welche Karte spielst du als Aktion? Oder bist du fertig?
ask_recovery = Schließt du ein Ereignis ab, oder wirfst du eine Karte ab?
ask_complete = Welches Ereignis schließt du ab?
ask_discard = { $possible_id ->
    [yes] Welche Karte wirfst du ab?
    [practice] Nach meiner Übungsliste kannst du jetzt kein Ereignis abschließen. Welche Karte wirfst du ab? Steht auf deinen Karten etwas anderes, nenn mir das Ereignis.
   *[no] Du kannst jetzt kein Ereignis abschließen. Welche Karte wirfst du ab?
}
ask_completing_card = Mit welcher Karte schließt du { $event } ab?
ask_refill = Du darfst noch { $left ->
    [one] eine Karte
   *[other] bis zu { $left } Karten
} ziehen. Ziehst du eine?
ask_draw_refill = Du darfst noch { $left ->
    [one] eine Karte
   *[other] bis zu { $left } Karten
} ziehen. Zieh eine und sag mir, welche es ist, oder sag „genug“.
ask_stop_attack = { $what_id ->
    [draw] Du hast einen Angriff gezogen.
    [recruit] Der Recruit zählt als Angriff.
    [lost_draw] Vom Nachziehstapel wurde ein Angriff abgeworfen.
    [lost_events] Vom Ereignisstapel wurde ein Angriff abgeworfen.
   *[other] Er trifft deine Crew.
} Hältst du ihn auf, oder verlierst du einen Red Suit?
ask_stop_destiny = Das würde drei Karten vom Nachziehstapel abwerfen. Hältst du es auf?
ask_stop_teleport = Das würde einen deiner Red Suits zurück in den Stapel der Red Suits schicken. Hältst du es auf?
ask_stop_sabotage = Das würde einen neuen Angriff in den Nachziehstapel mischen. Hältst du es auf?
ask_stop_infiltrator = Damit müsstest du eine zufällige Handkarte abwerfen. Hältst du es auf?
ask_stop_shuffle = Das würde drei Karten vom Ereignisstapel abwerfen. Hältst du es auf?
ask_stop_distraction = Das würde einen neuen Angriff in den Ereignisstapel mischen. Hältst du es auf?
ask_text_effect = Was hat { $card } geändert?
ask_text_discard = Welche Karte wirfst du ab?
ask_text_take_back = Welche Karte nimmst du vom Ablagestapel zurück?

## Set-up

CardsSorted = Sortier deine Karten in vier Stapel: Red Suits, Angriffe, Ereignisse und alle Aktionen, auch die Ereignis-Aktionen.
CrewTaken = Nimm { $crew } zufällige Red Suits: Das ist deine Crew. Leg die anderen { $red_suits } als Stapel der Red Suits links von dir hin.
EventDeckReadied = { $event_deck_id ->
    [virtual] Der Ereignisstapel ist gemischt, mit { $attacks } Angriffen darin.
   *[physical] Misch { $attacks } Angriffe unter die Ereignisse: Das ist der Ereignisstapel. Lass Platz für seine Ablage.
}
DrawDeckReadied = { $draw_deck_id ->
    [virtual] Der Nachziehstapel ist gemischt, mit { $attacks } Angriffen darin.
   *[physical] Misch { $attacks } Angriffe unter die Aktionen: Das ist der Nachziehstapel. Lass Platz für den Ablagestapel.
}
DualCardsNamed = { $number ->
    [one] { $cards } wirkt als { $acts_as }, als Aktion und als Reaktion.
   *[other] { $cards } wirken als { $acts_as }, als Aktion und als Reaktion.
}
HandReturned = Das war deine Hand: { $cards }. Drei gleiche kommen zurück in den Stapel, und du bekommst fünf neue Karten.
HandDrawn = Deine fünf Karten sind gezogen.
TimelineLaid = { $event_deck_id ->
    [virtual] In der Zeitleiste liegen { $events } verdeckte Karten, von E 1 bis E { $events }.
   *[physical] Leg Mission Start, M 0, und Mission End, M { $events }, auf den Tisch. Dazwischen legst du { $events } Karten vom Ereignisstapel verdeckt aus, von E 1 bis E { $events }.
}

## Player Phase

TurnBegan = Zug { $turn }. { $crew ->
    [one] Ein Red Suit ist am Leben.
   *[other] { $crew } Red Suits sind am Leben.
} { $open ->
    [0] Kein Ereignis ist offen.
    [one] Ein Ereignis ist offen: { $open_events }.
   *[other] { $open } Ereignisse sind offen{ $kinds ->
        [one] , jedes davon { $open_events }.
       *[other] : { $open_events }.
    }
} { $draw_deck_id ->
    [physical] Deine Spielerphase beginnt.
   *[virtual] { $cards ->
        [0] Deine Hand ist leer.
       *[other] Auf der Hand hast du { $hand }.
    }
}
DrawDeckLow = Vorsicht: Im Nachziehstapel { $cards ->
    [0] ist keine Karte mehr
    [one] ist nur noch eine Karte
   *[other] sind nur noch { $cards } Karten
}.
DualCardPlayed = { $card } wirkt als { $acts_as }.
RedSuitRecruited = Nimm einen Red Suit vom Stapel der Red Suits in deine Crew. Jetzt hast du { $crew }.
NobodyRecruited = Der Stapel der Red Suits ist leer, also kommt niemand dazu.
CardTextFollowed = Du spielst { $card }. { $text }
PrintedTextFollowed = Du spielst { $card }. Tu, was auf deiner Karte steht.
AttackSkipped = { $draw_deck_id ->
    [physical] Wirf den Angriff ab. Er schadet nicht, und du ziehst noch einmal.
   *[virtual] Ein Angriff kommt und wird abgeworfen. Er schadet nicht.
}
DiscardsShuffledIn = { $draw_deck_id ->
    [physical] Misch den ganzen Ablagestapel in den Nachziehstapel, auch die gerade gespielte Karte.
   *[virtual] Der ganze Ablagestapel ist in den Nachziehstapel gemischt, auch die gerade gespielte Karte.
} Er hat jetzt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
EventPhaseHastened = Distraction. Du überspringst die Erholung und ziehst keine Karten.
EventCompleted = { $card } schließt E { $place } ab, { $event }{ $event_deck_id ->
    [physical] : Dreh das Ereignis quer.
   *[virtual] .
} { $completing_card_id ->
    [under_event] Die Karte bleibt unter dem Ereignis.
   *[discarded] Die Karte kommt auf den Ablagestapel.
} { $left ->
    [0] Das war das letzte Ereignis.{ $last_reaction_id ->
        [first] { " " }Seine Reaktion kommt noch.
       *[win_at_once] { "" }
    }
    [one] Ein Ereignis ist noch übrig.
   *[other] { $left } Ereignisse sind noch übrig.
}
CardDiscarded = { $card } kommt auf den Ablagestapel.
CardDrawn = Du ziehst { $card }.
NothingDrawn = { $cards ->
    [0] Der Nachziehstapel ist leer, also ziehst du keine Karte.
   *[other] Du hast in diesem Zug keine Karte benutzt, also darfst du keine ziehen.
}

## Red Suits lost and saved

AttackStruck = { $pile_id ->
    [draw] Du hast einen Angriff gezogen, und er trifft.
    [recruit] Der Recruit trifft wie ein Angriff.
    [lost_draw] Unter diesen Karten ist ein Angriff, und er trifft.
    [lost_events] Unter diesen Karten ist ein Angriff, und er trifft.
   *[other] Der Angriff trifft.
} Dreh einen deiner Red Suits um. { $left ->
    [0] Niemand ist mehr übrig.
    [one] Einer ist noch übrig.
   *[other] { $left } sind noch übrig.
} { $pile_id ->
    [events] Der Angriff kommt auf die Ereignisablage.
    [lost_events] Der Angriff kommt auf die Ereignisablage.
    [recruit] Der Recruit kommt auf den Ablagestapel.
   *[other] Der Angriff kommt auf den Ablagestapel.
}
AttackStopped = { $card } rettet deine Crew. Diese Karte kommt auf den Ablagestapel{ $pile_id ->
    [events] , der Angriff auf die Ereignisablage.
    [lost_events] , der Angriff auf die Ereignisablage.
    [recruit] , der Recruit auch.
   *[other] , der Angriff auch.
}
ThreeAlikeStruck = Drei gleiche auf deiner Hand: { $cards }. Wirf die drei ab, und dreh einen deiner Red Suits um. Ein Teleport hilft nicht. { $left ->
    [0] Niemand ist mehr übrig.
    [one] Einer ist noch übrig.
   *[other] { $left } sind noch übrig.
}
EmptyHandStruck = Du musst abwerfen, und deine Hand ist leer. Dreh einen deiner Red Suits um. Ein Teleport hilft nicht. { $left ->
    [0] Niemand ist mehr übrig.
    [one] Einer ist noch übrig.
   *[other] { $left } sind noch übrig.
}
RedSuitLost = Dreh einen deiner Red Suits um. { $left ->
    [0] Niemand ist mehr übrig.
    [one] Einer ist noch übrig.
   *[other] { $left } sind noch übrig.
}

## Event Phase

ReactionDrawn = Die Reaktion ist { $card_id ->
    [Attack] ein Angriff.
   *[other] { $card }.
}
DualReactionDrawn = Die Reaktion ist { $card } und wirkt als { $acts_as }.
ReactionStopped = { $card } hält { $reaction } auf. Beide kommen auf den Ablagestapel.
CardsLost = { $pile_id ->
    [draw] Vom Nachziehstapel abgeworfen: { $cards }.
   *[events] Vom Ereignisstapel abgeworfen: { $cards }.
}
DeckShort = { $pile_id ->
    [draw] Der Nachziehstapel hat keine Karten mehr zum Abwerfen.
   *[events] Der Ereignisstapel hat keine Karten mehr zum Abwerfen.
}
RedSuitReturned = Leg einen deiner lebenden Red Suits zurück in den Stapel der Red Suits, und misch ihn. { $left ->
    [0] Niemand ist mehr übrig.
    [one] Einer ist noch übrig.
   *[other] { $left } sind noch übrig.
}
AttackShuffledIn = { $kind_id ->
    [virtual] { $deck_id ->
        [draw] Ein neuer Angriff wird in den Nachziehstapel gemischt.
       *[events] Ein neuer Angriff wird in den Ereignisstapel gemischt.
    }
   *[physical] { $deck_id ->
        [draw] Misch einen neuen Angriff in den Nachziehstapel, ohne den Ablagestapel.
       *[events] Misch einen neuen Angriff in den Ereignisstapel, ohne die Ereignisablage.
    }
}
NoAttackLeft = Ein neuer Angriff müsste eingemischt werden, aber es ist keiner mehr da. Nichts passiert.
RandomCardLost = Du verlierst zufällig { $card }. Die Karte kommt auf den Ablagestapel.
ReactionWithoutEffect = { $card } tut als Reaktion nichts.
EventRevealed = E { $place } ist { $event }. { $number ->
    [0] Lies auf der Karte, womit du es abschließt.
    [one] { $wanted } schließt es ab.
   *[other] Jede dieser Karten schließt es ab: { $wanted }.
}
AttackInTimeline = E { $place } ist ein Angriff.
FinalEventDiscarded = Kein Ereignis liegt mehr verdeckt. E { $place }, { $event }, kommt auf die Ereignisablage. Eine neue Karte vom Ereignisstapel kommt auf seinen Platz{ $replacement_id ->
    [face_down] , und zwar verdeckt.
   *[face_up] .
}
MissionAccomplished = Mission erfüllt: Alle { $events } Ereignisse sind abgeschlossen, und { $crew ->
    [one] ein Red Suit ist am Leben.
   *[other] { $crew } Red Suits sind am Leben.
} Du gewinnst. Gut gespielt!
MissionFailed = { $reason_id ->
    [crew] Kein Red Suit ist mehr am Leben.
    [draw] Du brauchst eine Karte vom Nachziehstapel, und er ist leer.
    [events] Du brauchst eine Karte vom Ereignisstapel, und er ist leer.
   *[only_attacks] Du brauchst ein Ereignis vom Ereignisstapel, und dort sind nur noch Angriffe.
} Die Mission endet hier, { $completed } von { $events } Ereignissen sind abgeschlossen. Du verlierst.

## The visible state

view_crew = Crew: { $crew } am Leben, { $dead } tot. Stapel der Red Suits: { $red_suits }.
view_hand = { $cards ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $hand }.
}
view_completed = { $slot }: abgeschlossen{ $number ->
    [0] .
   *[other] , darunter liegt { $under }.
}
view_attack = E { $place }: ein Angriff.
view_empty = E { $place }: leer.
view_dual = { $card } wirkt als { $acts_as }.
view_open = { $slot }: offen. { $number ->
    [0] Lies auf der Karte, womit du es abschließt.
    [one] { $wanted } schließt es ab.
   *[other] Jede dieser Karten schließt es ab: { $wanted }.
}
view_progress = { $completed } von { $events } Ereignissen sind abgeschlossen. { $face_down ->
    [0] Keins liegt verdeckt.
    [one] Eins liegt verdeckt.
   *[other] { $face_down } liegen verdeckt.
}
view_draw = Nachziehstapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $discards } abgeworfen.
view_events = Ereignisstapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $discards } abgeworfen.
view_attacks = Angriffe in keinem der beiden Stapel: { $attacks }.

## The result sheet

column_mission = Mission
row_completed = Abgeschlossene Ereignisse
row_crew = Lebende Red Suits
row_turns = Züge

## Names

name_deck_toml = die Kartenliste
name_done = fertig
name_Attack = Angriff
name_recruit = Recruit
name_destiny = Destiny
name_teleport = Teleport
name_sabotage = Sabotage
name_infiltrator = Infiltrator
name_shuffle = Shuffle
name_distraction = Distraction
name_complete = Ereignis abschließen
name_discard = Karte abwerfen
name_draw_one = eine Karte ziehen
name_enough = genug
name_let_be = nein, es soll geschehen
name_nothing_more = sonst nichts
name_draw_card = ich ziehe eine Karte
name_discard_card = ich werfe eine Karte ab
name_take_back = ich nehme eine abgeworfene Karte zurück
name_gain_red_suit = ein Red Suit kommt dazu
name_lose_red_suit = ein Red Suit stirbt
name_flip_event = das nächste Ereignis wird aufgedeckt
name_hand = deine Hand
    .the = deine Hand
    .acc = deine Hand
    .dat = deiner Hand
    .in = auf deiner Hand
    .from = aus deiner Hand
name_timeline = Zeitleiste
    .the = die Zeitleiste
    .acc = die Zeitleiste
    .dat = der Zeitleiste
    .in = in der Zeitleiste
    .from = aus der Zeitleiste
name_face_down = verdeckt
name_draw_deck = Nachziehstapel
    .label = Nachzieh{"\u00AD"}stapel
    .the = der Nachziehstapel
    .acc = den Nachziehstapel
    .dat = dem Nachziehstapel
    .in = im Nachziehstapel
    .from = vom Nachziehstapel
name_draw_discards = Ablagestapel
    .label = Ablage{"\u00AD"}stapel
    .the = der Ablagestapel
    .acc = den Ablagestapel
    .dat = dem Ablagestapel
    .in = auf dem Ablagestapel
    .from = vom Ablagestapel
name_event_deck = Ereignisstapel
    .label = Ereignis{"\u00AD"}stapel
    .the = der Ereignisstapel
    .acc = den Ereignisstapel
    .dat = dem Ereignisstapel
    .in = im Ereignisstapel
    .from = vom Ereignisstapel
name_event_discards = Ereignisablage
    .label = Ereignis{"\u00AD"}ablage
    .the = die Ereignisablage
    .acc = die Ereignisablage
    .dat = der Ereignisablage
    .in = auf der Ereignisablage
    .from = von der Ereignisablage
name_crew = Crew
    .the = deine Crew
    .acc = deine Crew
    .dat = deiner Crew
    .in = in deiner Crew
    .from = aus deiner Crew
name_red_suit = Red Suit
    .acc = den Red Suit
    .dat = dem Red Suit
    .counted = { $number ->
        [one] ein Red Suit
       *[other] { $amount } Red Suits
    }
name_red_suits = Stapel der Red Suits
    .the = der Stapel der Red Suits
    .acc = den Stapel der Red Suits
    .dat = dem Stapel der Red Suits
    .in = im Stapel der Red Suits
    .from = vom Stapel der Red Suits
name_attacks = unbenutzte Angriffe
    .the = die unbenutzten Angriffe
    .acc = die unbenutzten Angriffe
    .dat = den unbenutzten Angriffen
    .in = bei den unbenutzten Angriffen
    .from = von den unbenutzten Angriffen

## Why, in this very case

because_AttackStruck = Keine Karte hat diesen Angriff aufgehalten.
because_AttackStopped = { $card } aus deiner Hand hebt einen Angriff auf.
because_ThreeAlikeStruck = Du hattest drei vom selben Typ: { $cards }.
because_EmptyHandStruck = Du musstest eine Karte abwerfen, und deine Hand war leer.
because_DualReactionDrawn = In Tabelle 1 wirkt { $card } als { $acts_as }.
because_ReactionStopped = { $card } aus deiner Hand hebt { $reaction } auf.
because_FinalEventDiscarded = Kein Ereignis lag mehr verdeckt, also wird das auf Platz { $place } ersetzt.
because_ReactionWithoutEffect = Tabelle 1 hat keine Zeile für { $card }.

## What a card says, for anyone who looks it up

face_acts_as = Wirkt als { $acts_as }.
face_text = { $text }
face_completed_by = { $number ->
    [0] Du entscheidest, welche Karte es abschließt.
   *[other] Abgeschlossen wird es durch { $cards }.
}

## The rules

why_piles = Die Karten werden in vier Stapel getrennt: Red Suits, Angriffe, Ereignisse und Aktionen. Die Ereignis-Aktionen gehören zu den Aktionen.
why_crew = Drei zufällige Red Suits sind deine Crew. Die anderen bilden links von dir den Stapel der Red Suits.
why_event_deck = Unter die Ereignisse werden Angriffe gemischt, das ist der Ereignisstapel: drei im normalen Spiel, zwei für ein leichteres, vier oder mehr für ein schwereres.
why_draw_deck = Unter die Aktionskarten werden Angriffe gemischt, das ist der Nachziehstapel: drei im normalen Spiel, zwei für ein leichteres, vier oder mehr für ein schwereres.
why_deck_list = Die Kartenliste sagt, wie viele Karten jeden Namens es gibt, und mehr kannst du nicht auf der Hand haben. Wenn es bei deinen Karten anders ist, ändere die Kartenliste.
why_opening_hand = Du beginnst mit fünf Karten vom Nachziehstapel. Angriffe, die dabei kommen, werden beiseitegelegt, durch neue Karten ersetzt und dann wieder eingemischt.
why_opening_three = Eine Starthand mit drei gleichen Karten wird zurück in den Nachziehstapel gemischt, und du ziehst fünf neue.
why_timeline = Die Ereignisse liegen verdeckt zwischen Mission Start und Mission End.
    .timeline_ten = Im normalen Spiel sind es zehn.
    .timeline_fifteen = Du hast fünfzehn gewählt, und wo die Regeln zehn sagen, sind es fünfzehn.
    .timeline_twenty = Du hast zwanzig gewählt, und wo die Regeln zehn sagen, sind es zwanzig.
why_first_flip = Das erste Ereignis der Zeitleiste wird vor deinem ersten Zug aufgedeckt.
why_first_attack = Ist das erste Ereignis ein Angriff, wird er wie üblich ausgeführt, und ein anderes Ereignis kommt auf seinen Platz. Ein zweiter Angriff dort kommt zurück, und du ziehst noch einmal.
why_win = Du gewinnst, wenn alle Ereignisse der Zeitleiste abgeschlossen sind und mindestens ein Red Suit am Leben ist.
    .last_reaction_first = Die Reaktion auf das letzte Ereignis kommt vorher.
    .last_reaction_win_at_once = Nach der Lesart, die du gewählt hast, gewinnst du vor der Reaktion auf das letzte Ereignis.
why_no_crew = Du verlierst, wenn kein Red Suit deiner Crew mehr am Leben ist.
why_empty_deck = Du verlierst, wenn eine Karte vom Nachziehstapel oder vom Ereignisstapel gezogen werden muss und dort keine brauchbare ist.
    .short_deck_loss = Nach der Lesart, die du gewählt hast, gilt das auch für Karten, die eine Reaktion abwirft.
why_rounds = Runde folgt auf Runde, bis die Mission gewonnen oder verloren ist. Jede hat eine Spielerphase mit Aktion und Erholung und eine Ereignisphase mit Reaktion und Aufdecken.
why_watch_draw_deck = Ein leerer Nachziehstapel kann das Spiel kosten. Spiel also einen Shuffle, bevor zu wenige Karten übrig sind.
why_action = Du spielst so viele Aktionen, wie du willst. Jede Karte kommt offen auf den Ablagestapel und wird dann ausgeführt. Eine Ereignis-Aktion kannst du auch behalten, um ein Ereignis abzuschließen.
why_waiting_card = Ein Teleport wartet auf deiner Hand auf einen Angriff, eine Sabotage auf eine Reaktion. Was sonst auf ihnen steht, kommt in den Soloregeln nicht vor. Deshalb bleiben sie dafür auf der Hand.
why_waiting_card_action = Du hast gewählt, dass du einen Teleport und eine Sabotage auch als Aktion spielen darfst. Die Soloregeln sagen dazu nur, dass sie tun, was auf ihnen steht. Also führst du das aus und sagst, was sich geändert hat.
    .section = Action; Table 1, Teleport and Sabotage (nach der Lesart, die du gewählt hast)
why_recruit_action = Recruit bringt einen neuen Red Suit vom Stapel der Red Suits in deine Crew. Ist der Stapel leer, passiert nichts.
why_destiny_action = Destiny tut, was auf der Karte steht. Die Soloregeln wiederholen es nicht, also führst du es aus und sagst, was sich geändert hat.
why_own_text_action = Tabelle 1 hat keine Zeile für diese Karte. Also tust du, was auf ihr steht, und sagst, was sich geändert hat.
why_text_draw = Du ziehst eine Karte, weil die gespielte Karte es sagt.
why_teleport_action = Ein Teleport von deiner Hand hält einen Angriff auf.
    .teleport_may = Du darfst ihn auch behalten und einen Red Suit verlieren.
    .teleport_must = Nach der Lesart, die du gewählt hast, musst du ihn spielen, außer du spielst eine Sabotage, wo auch die hilft.
why_sabotage_action = Eine Sabotage von deiner Hand hält eine Reaktion auf.
    .sabotage_on_attack_no = Eine Angriffskarte hält sie nicht auf.
    .sabotage_on_attack_yes = Nach der Lesart, die du gewählt hast, hält sie auch einen Angriff auf, der als Reaktion kommt.
why_infiltrator_action = Mit Infiltrator ziehst du eine Karte vom Nachziehstapel.
why_attack_discarded = Angriffe, die ein Infiltrator zieht, werden abgeworfen, und du ziehst noch einmal. Ein abgeworfener Angriff schadet nicht: Es war falscher Alarm.
why_shuffle_action = Shuffle bringt den ganzen Ablagestapel zurück in den Nachziehstapel, auch die Karte Shuffle selbst, denn sie wurde abgelegt, bevor sie wirkt.
why_distraction_action = Distraction springt sofort zur Ereignisphase. Es gibt keine Erholung, und du ziehst keine Karten.
why_recovery = In der Erholung musst du entweder ein Ereignis der Zeitleiste abschließen oder eine Handkarte abwerfen, bevor du ziehst.
    .completion_order_any = Jedes offene Ereignis darf abgeschlossen werden.
    .completion_order_leftmost = Nach der Lesart, die du gewählt hast, darf nur das erste offene Ereignis abgeschlossen werden.
why_completed = Eine Karte, die du in die Zeitleiste legst, schließt ein offenes Ereignis ab, und es wird quer gedreht.
    .completing_card_discarded = Die Karte kommt danach auf den Ablagestapel.
    .completing_card_under_event = Nach der Lesart, die du gewählt hast, bleibt die Karte unter dem Ereignis.
why_refill = Wenn du abgeschlossen oder abgeworfen hast, darfst du Karten ziehen, eine nach der anderen, und nach jeder aufhören. Mehr als fünf hast du nie auf der Hand.
    .refill_up_to_five = Du darfst ziehen, bis du fünf auf der Hand hast, wie Tabelle 2 und die Tipps sagen.
    .refill_as_used = Nach der Lesart, die du gewählt hast, darfst du so viele ziehen, wie du in diesem Zug benutzt hast.
why_refill_attack = Ein Angriff, den du ziehst, wird ausgeführt: Spiel einen Teleport, oder verlier einen Red Suit. Für ihn wird keine Karte nachgezogen. Er kommt auf den Ablagestapel.
    .late_cards_not_counted = Auch ein Teleport, den du dagegen spielst, wird nicht ersetzt.
    .late_cards_counted = Nach der Lesart, die du gewählt hast, wird ein Teleport ersetzt, den du dagegen spielst.
why_three_alike = Sobald du drei Karten vom selben Typ auf der Hand hast, stirbt sofort ein Red Suit, und die drei werden abgeworfen. Ein Teleport hilft nicht.
    .same_type_name = Karten mit demselben Namen sind vom selben Typ.
    .same_type_row = Nach der Lesart, die du gewählt hast, sind Karten vom selben Typ, wenn sie als dieselbe Karte der Tabelle 1 wirken.
    .three_drawn_not_replaced = Sie werden nicht ersetzt.
    .three_drawn_replaced = Nach der Lesart, die du gewählt hast, ziehst du drei weitere, wenn es beim Ziehen passiert.
why_empty_hand = Wenn du eine Karte abwerfen musst und deine Hand leer ist, stirbt sofort ein Red Suit. Ein Teleport hilft nicht.
why_reaction = Hast du ein Ereignis abgeschlossen, wird vom Nachziehstapel eine Reaktionskarte gezogen. Sie wirkt sofort und wird abgeworfen. Eine Sabotage hält jede Aktion auf, ein Teleport einen Angriff.
why_reaction_attack = Ein Angriff, der als Reaktion kommt, wird ausgeführt: Spiel einen Teleport, oder verlier einen Red Suit.
    .sabotage_on_attack_no = Eine Sabotage hält ihn nicht auf.
    .sabotage_on_attack_yes = Nach der Lesart, die du gewählt hast, hält auch eine Sabotage ihn auf.
why_recruit_reaction = Ein Recruit, der als Reaktion kommt, zählt als Angriff. Eine Sabotage oder ein Teleport hält ihn auf.
why_destiny_reaction = Kommt Destiny als Reaktion, werden drei Karten vom Nachziehstapel abgeworfen. Angriffe darunter werden ausgeführt.
why_teleport_reaction = Kommt ein Teleport als Reaktion, muss ein Red Suit deiner Crew zurück in den Stapel der Red Suits. Welcher, bestimmst du.
why_sabotage_reaction = Kommt eine Sabotage als Reaktion, wird ein neuer Angriff in den Nachziehstapel gemischt. Die abgeworfenen Karten bleiben draußen.
why_infiltrator_reaction = Kommt ein Infiltrator als Reaktion, wirfst du eine zufällige Handkarte ab.
why_shuffle_reaction = Kommt ein Shuffle als Reaktion, werden drei Karten vom Ereignisstapel abgeworfen. Angriffe darunter werden ausgeführt und kommen auf die Ereignisablage.
why_distraction_reaction = Kommt eine Distraction als Reaktion, wird ein neuer Angriff in den Ereignisstapel gemischt. Die abgeworfenen Karten bleiben draußen.
why_own_text_reaction = Tabelle 1 hat keine Zeile für diese Karte, also tut sie als Reaktion nichts.
why_no_attack_left = Ein neuer Angriff kommt von den Angriffskarten, die in keinem der beiden Stapel sind. Ist keine mehr da, passiert nichts.
why_short_deck = Hat der Stapel weniger als drei Karten, werden die abgeworfen, die da sind. Das allein kostet dich noch nicht das Spiel, erst wenn du eine Karte ziehen musst und keine mehr da ist.
why_flip = Am Ende jeder Runde wird das nächste verdeckte Ereignis der Zeitleiste aufgedeckt.
why_flip_attack = Ein Angriff, der aufgedeckt wird, wird ausgeführt: Spiel einen Teleport, oder verlier einen Red Suit. Er kommt auf die Ereignisablage, und ein anderes Ereignis kommt auf seinen Platz. Weitere Angriffe kommen zurück, der Stapel wird gemischt, und du ziehst noch einmal.
why_final_event = Ist kein verdecktes Ereignis mehr aufzudecken, wird das letzte Ereignis der Zeitleiste abgeworfen und vom Ereignisstapel ersetzt.
    .final_event_last_open = Das ist das letzte, das nicht abgeschlossen ist.
    .final_event_last = Nach der Lesart, die du gewählt hast, ist das jenes auf dem letzten Platz, auch wenn es abgeschlossen ist.
    .final_flip_next_turn = In dem Zug, in dem das letzte Ereignis aufgedeckt wurde, geschieht das noch nicht.
    .final_flip_at_once = Nach der Lesart, die du gewählt hast, geschieht das auch in dem Zug, in dem das letzte Ereignis aufgedeckt wurde.
    .replacement_face_up = Das neue liegt offen.
    .replacement_face_down = Nach der Lesart, die du gewählt hast, liegt das neue verdeckt.

## What our practice cards say, by the same key as the English words in their sheet

practice_destiny = Dieser Übungs-Destiny sagt selbst nichts. Wenn du die gedruckte Karte hast, tu, was darauf steht.
