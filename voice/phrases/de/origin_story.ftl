# German. What the Vancardians say and ask. An event's sentence has the event's name; a question's begins with ask_.
# The suits keep their printed names, as in Love 8. Automaton and Factoryon are shes. A colour has `.plural` (rote Karten) and `.dat` (vom roten Stapel).
bot = die Vancardians

## Set-up options

option_difficulty = Wie schwer soll das Spiel sein?
    .level_0 = Stufe 0, die leichteste, für den Anfang
    .level_1 = Stufe 1
    .level_2 = Stufe 2
    .level_3 = Stufe 3
    .level_4 = Stufe 4
    .level_5 = Stufe 5, die schwerste
option_playing_cards = Wer teilt die Spielkarten aus?
    .physical = ich teile die echten Karten aus und sage, welche es sind
    .virtual = Tablemate teilt aus, auf dem Tisch braucht es keine Karten
option_vancardian_deck = Wer zieht die Vancardian-Karten?
    .virtual = Tablemate zieht sie aus dem Kartenblatt
    .physical = ich ziehe die gedruckten Karten und sage, was sie zeigen
option_dealer = Wer bestimmt, wer zuerst Geber ist?
    .virtual = Tablemate lost aus
    .physical = ich, und ich sage, wer es ist
option_level_set = Welche Vancardian-Karten sind die schwereren, die bei der Stufe zählen?
    .red = die Karten mit rotem Blitz
    .green = die Karten mit grünem Blitz
option_replace_hero = Welche Karten nimmt REPLACE, wenn du als Held spielst?
    .non_love = ihre niedrigsten Karten, die nicht Love sind
    .any = ihre niedrigsten Karten, egal welche Farbe
option_replace_short = REPLACE gegen einen Helden, und sie hat zu wenige Karten, die nicht Love sind?
    .love_too = dann sind ihre niedrigsten Love-Karten an der Reihe
    .fewer = dann werden weniger Karten ersetzt
option_replace_new = Darf REPLACE auch die Karten nehmen, die gerade dafür gezogen wurden?
    .old_only = nein, nur die, die sie vorher hatte
    .new_too = ja, sie zählen mit
option_move_leftmost = MOVE, und ihre einzige Love-Karte liegt schon ganz links?
    .moved = sie gilt als verschoben
    .not_moved = nichts wurde verschoben, also gilt für sie REPLACE
option_vancardian_order = Welche Vancardian bekommt ihre Karten zuerst?
    .automaton_first = Automaton
    .factoryon_first = Factoryon
option_extra_love_value = Wie viel ist eine Extra-Love-Karte wert?
    .ask = frag mich, wenn auf der Karte mehr als ein Wert steht
    .keyword = immer die Zahl nach ADD
option_extra_love_shuffle = Im Ablagestapel liegt eine Extra-Love-Karte, wenn er gemischt wird?
    .in = sie wird in den Stapel gemischt
    .aside = sie wird beiseitegelegt
option_reveal = Und wenn eine Karte zweimal aufgedeckt wird oder nur kurz?
    .once = ihr Wert ändert sich einmal, für die ganze Runde
    .cumulative = jedes Aufdecken ändert ihn noch einmal
    .until_hidden = er ändert sich nur, solange sie aufgedeckt ist
option_trump_reading = Eine andere Farbe ist Trumpf. Was heißt Love in den Regeln der Vancardians?
    .heart = Love-Karten, wie immer
    .trump = die Trumpffarbe
option_surrendered_trick = Zählt der Stich, den du aufgibst, zu den Stichen der Vancardian, die ihn ausgespielt hat?
    .no_trick = nein, er bringt nur seinen Punkt
    .counts = ja

## Questions

ask_draw_dealer = Los aus, wer den Gebermarker bekommt. Wer hat ihn?
ask_draw_playing = Deck eine Spielkarte auf. Welche ist es?
ask_draw_red = Deck die oberste rote Vancardian-Karte auf. Welche ist es?
ask_draw_green = Deck die oberste grüne Vancardian-Karte auf. Welche ist es?
ask_your_hand = Welche { $number } Karten hast du, von links nach rechts?
ask_deal_row = Gib { $who_dat } { $number } Karten. Welche sind es, von links nach rechts?
ask_replacement = Zieh { $number ->
    [one] eine Karte für { $who_acc }. Welche ist es?
   *[other] { $number } Karten für { $who_acc }. Welche sind es, der Reihe nach?
}
ask_drawn = { $who } ist dran. Zieh { $number ->
    [one] eine Karte für sie. Welche ist es?
   *[other] { $number } Karten für sie. Welche sind es, der Reihe nach?
}
see_deal_row = Gib { $who_dat } { $number } Karten, von links nach rechts.
see_replacement = Zieh { $number ->
    [one] eine Karte für { $who_acc }, und leg sie
   *[other] { $number } Karten für { $who_acc }, und leg sie
} zu den gezogenen Karten.
see_drawn = { $who } ist dran. Zieh { $number ->
    [one] eine Karte für sie, und leg sie
   *[other] { $number } Karten für sie, und leg sie
} zu den gezogenen Karten.
see_your_lead = Stich { $trick }. Du spielst aus, als { $alignment }. Spiel eine Karte aus deiner Reihe, oder sag „fähigkeit“.
see_your_card = Stich { $trick }. Ausgespielt ist { $lead }, und du spielst als { $alignment }. Spiel eine Karte aus deiner Reihe, oder sag „fähigkeit“.
see_give_card = Nimm für { $who_acc } eine andere Karte aus deiner Reihe, im Tausch gegen { $card }.
see_you_row = Ändere deine Reihe, wie deine Fähigkeit es sagt, und lass sie so liegen, dass ich sie lesen kann. Leg die Karte FERTIG hin, wenn sich nichts ändert.
see_automaton_row = Ändere Automatons Reihe, wie deine Fähigkeit es sagt, und lass sie so liegen, dass ich sie lesen kann. Leg die Karte FERTIG hin, wenn sich nichts ändert.
see_factoryon_row = Ändere Factoryons Reihe, wie deine Fähigkeit es sagt, und lass sie so liegen, dass ich sie lesen kann. Leg die Karte FERTIG hin, wenn sich nichts ändert.
see_you_order = Leg deine Reihe in der neuen Reihenfolge hin. Leg die Karte FERTIG hin, wenn sich nichts ändert.
see_automaton_order = Leg Automatons Reihe in der neuen Reihenfolge hin. Leg die Karte FERTIG hin, wenn sich nichts ändert.
see_factoryon_order = Leg Factoryons Reihe in der neuen Reihenfolge hin. Leg die Karte FERTIG hin, wenn sich nichts ändert.
ask_printed_event = Ändert das Ereignis, was gespielt werden darf? Nach Punkten, die es gibt, frage ich am Ende der Runde.
ask_event_off_suit = Welche Farbe muss spielen, wer nicht bedienen kann?
ask_charged = Hast du etwas aufgeladen? { $superhero_id ->
    [yes] Wegen deines Superhelden frage ich ohnehin nach jedem Stich.
   *[no] Wenn ja, frage ich jetzt danach und nach jedem Stich.
}
ask_alignment = Bist du diese Runde Held oder Schurke?
ask_printed_row = { $so_far ->
    [0] Deck die oberste Karte des Vancardian-Stapels auf. Was steht neben Runde { $round }?
   *[other] Was steht noch neben Runde { $round }?
}
ask_printed_number = Welche Zahl steht bei „{ $keyword }“?
ask_extra_value_printed = Nimm zwei Extra-Love-Karten, die { $number } zeigen. Wie viel sind sie wert?
ask_extra_value = Auf der Extra-Love-Karte für { $who_acc } stehen zwei Werte, und der Effekt sagt { $number }. Wie viel ist sie wert?
ask_your_lead = Stich { $trick }. Du spielst aus, als { $alignment }. Welche Karte?
ask_your_card = Stich { $trick }. Ausgespielt ist { $lead }, und du spielst als { $alignment }. Welche Karte?
ask_trick_over = { $who_id ->
    [you] Du bekommst gleich den Stich mit { $card }.
   *[other] { $who } bekommt gleich den Stich mit { $card }.
} Weiter, oder nutzt du eine Fähigkeit?
ask_charging = Wirkt jetzt schon etwas, bevor du eine Seite wählst? Ein Tausch mit den Vancardians kommt später.
ask_when_charged = Die Vancardians sind bereit. Weiter, oder nutzt du eine Fähigkeit mit „When Charged“, die warten musste?
ask_end_of_round = Die Runde ist zu Ende{ $surrendered_id ->
    [yes] , und Fähigkeiten für Stiche lösen nicht aus
   *[no] {""}
}. Bringt eine Fähigkeit mit „End of Round“ oder das Ereignis etwas?
ask_ability = Was tut deine Fähigkeit?
ask_give_card = Welche andere Karte gibst du { $who_dat } für { $card }?
ask_revealed = Welche deiner Karten deckst du auf?
ask_hidden = Welche Karten verdeckst du wieder?
ask_swap_card = Welche Karte spielst du anstelle von { $card }?
ask_changed_card = Welche Karte ändert sich?
ask_changed_suit = Welche Farbe hat { $card } jetzt?
ask_raised_by = { $card } hat den Wert { $value }. Wie viel kommt dazu?
ask_lowered_by = { $card } hat den Wert { $value }. Wie viel geht ab?
ask_you_row = Welche Karten liegen jetzt in deiner Reihe, von links nach rechts?
ask_automaton_row = Welche Karten liegen jetzt in Automatons Reihe, von links nach rechts?
ask_factoryon_row = Welche Karten liegen jetzt in Factoryons Reihe, von links nach rechts?
ask_you_gone = Welche deiner Karten kommen weg?
ask_automaton_gone = Welche von Automatons Karten kommen weg?
ask_factoryon_gone = Welche von Factoryons Karten kommen weg?
ask_cards_drawn = Wie viele Karten ziehst du?
ask_you_order = In welcher Reihenfolge liegen deine Karten, von links nach rechts?
ask_automaton_order = In welcher Reihenfolge liegen Automatons Karten, von links nach rechts?
ask_factoryon_order = In welcher Reihenfolge liegen Factoryons Karten, von links nach rechts?
ask_who_gains = Wer bekommt Punkte?
ask_who_loses = Wer verliert Punkte?
ask_points_gained = Wie viele Punkte?
ask_points_lost = Wie viele Punkte?
ask_whose_tricks = Bei wem hat sich die Zahl der Stiche geändert?
ask_tricks = { $who_id ->
    [you] Wie viele Stiche hast du jetzt?
   *[other] Wie viele Stiche hat { $who } jetzt?
}
ask_trump = Welche Farbe ist jetzt Trumpf?

## Events and instructions: set-up

TableReadied = Leg die Ereigniskarten zurück in die Schachtel. Leg die Ausdauermarker und die gemischten Storykarten in Reichweite.
PlayerReadied = Nimm ein zufälliges Spielertableau, eine Punktescheibe auf 0 und einen Ausdauermarker, und leg 2 Superheldenkarten verdeckt auf dein Tableau. Die anderen Superhelden kommen zurück in die Schachtel. Wann immer eine Story- oder Superheldenkarte das Symbol hat, das die Soloregeln ausschließen, nimm sie aus dem Spiel und zieh eine andere.
DialsReadied = Gib Automaton und Factoryon je eine Punktescheibe, auf 0, mit der roten Heldenseite nach oben.
LevelChosen = Stufe { $level }. { $level ->
    [0] Alle fünf Vancardian-Karten sind { $easy }.
    [5] Alle fünf Vancardian-Karten sind { $hard }.
    [1] Die Vancardian-Karte der letzten Runde ist { $hard }, die anderen sind { $easy }.
   *[other] Die Vancardian-Karten der letzten { $level } Runden sind { $hard }, die anderen sind { $easy }.
}
DeckBuilt = Misch die roten und die grünen Vancardian-Karten zu zwei Ereignisstapeln. { $level ->
    [0] Nimm, ohne hinzusehen, 5 { $easy_plural } Karten: Das ist der Vancardian-Stapel.
    [5] Nimm, ohne hinzusehen, 5 { $hard_plural } Karten: Das ist der Vancardian-Stapel.
   *[other] Nimm, ohne hinzusehen, { $level } { $hard_plural } für den Vancardian-Stapel, und leg { $rest } { $easy_plural } darauf.
} Misch ihn nicht. Du sagst mir dann, was deine gedruckten Karten zeigen.
DealerChosen = { $dealer_id ->
    [you] Du bekommst den Gebermarker.
   *[other] Gib { $dealer } den Gebermarker.
}

## Round set-up

RoundBegan = Runde { $round }. { $dealer_id ->
    [you] Du bist Geber
   *[other] { $dealer } ist Geber
}, und { $leader_id ->
    [you] du spielst
   *[other] { $leader } spielt
} zum ersten Stich aus.
CardsGathered = { $by_id ->
    [you] Misch alle 52 Spielkarten, ohne die Extra-Love-Karten, und leg dir 8 in eine Reihe.
   *[tablemate] Alle 52 Spielkarten sind gemischt und ausgeteilt.
}
ExtraLoveSetAside = Leg die vier Extra-Love-Karten beiseite.
RowDealt = { $who_id ->
    [you] Deine Karten sind { $cards }.
   *[other] { $who } hat { $cards }.
}
EventDrawn = Das Ereignis dieser Runde, vom { $colour_dat } Stapel: { $text }
PrintedEventDrawn = Deck die oberste Karte des { $colour_dat } Ereignisstapels auf. Ihre linke Seite gilt für diese Runde.
StoryPlayed = Nimm einen Ausdauermarker, und zieh 3 Storykarten. Spiel eine davon auf Feld { $round } deines Tableaus, und wirf die beiden anderen ab.
SuperheroPlayed = Spiel einen deiner beiden Superhelden, nimm, was er dir bringt, und wirf den anderen ab.
AbilitiesCharged = Setz deine Ausdauermarker ein, um deine Fähigkeiten aufzuladen.
AlignmentChosen = { $alignment_id ->
    [hero] Du bist Held: Jeder Stich ist ein Punkt.
   *[villain] Du bist Schurke: 4 Punkte, wenn du keinen Stich machst.
}
RowEmpty = Für Runde { $round } zeigt die Vancardian-Karte nichts.
EffectResolved = Die Vancardian-Karte sagt: { $keyword_id ->
    [replace] { $number } ersetzen.
    [add_love] Love { $number } hinzufügen.
   *[move_love] { $number } Love nach links schieben.
}
CardsReplaced = { $who } wirft { $gone } ab und bekommt rechts { $new } dazu.
NothingReplaced = { $who } hat nur { $love }, also wird nichts ersetzt.
LoveAdded = { $who } wirft am rechten Ende { $gone } ab und bekommt am linken Ende eine Extra-Love-Karte mit dem Wert { $value }. Ich nenne sie { $card }.
LoveMoved = { $already_id ->
    [yes] { $who } hat { $cards } schon am linken Ende.
   *[no] { $who } schiebt { $cards } ans linke Ende.
}
NoLoveMoved = { $card_id ->
    [none] { $love_id ->
        [none] Es gibt keinen Trumpf, also hat { $who } nichts zu verschieben. Sie ersetzt { $number }.
       *[other] { $who } hat kein { $love } zu verschieben, also ersetzt sie { $number }.
    }
   *[other] { $card } liegt bei { $who_dat } schon ganz links und bleibt dort. Sie ersetzt { $number }.
}

## Tricks

DeckReshuffled = Der Stapel ist leer. { $goes_id ->
    [aside] Leg { $extra } beiseite. Der Rest des Ablagestapels wird zu einem neuen Stapel aus { $cards } Karten gemischt.
    [in] Der Ablagestapel wird zu einem neuen Stapel aus { $cards } Karten gemischt, auch { $extra }.
   *[none] Der Ablagestapel wird zu einem neuen Stapel aus { $cards } Karten gemischt.
}
CardLed = { $who } spielt { $card } aus{ $plain_id ->
    [yes] .
   *[no] , Wert { $value }.
}
CardFollowed = { $who } spielt { $card }{ $plain_id ->
    [yes] {""}
   *[no] {" "}mit Wert { $value }
}{ $ahead_id ->
    [yes] {" "}und liegt vorn.
    [no] {" "}und bleibt darunter.
   *[last] .
}
CardsRefused = { $who } behält nichts und wirft { $refused } ab.
CardsKept = { $who } behält { $kept } am rechten Ende, anstelle von { $dropped }.
CardKept = { $who } behält { $kept } am rechten Ende, anstelle von { $dropped }, und wirft { $refused } ab.
DrawSkipped = Es ist keine Karte mehr zu ziehen, also zieht { $who } nichts.
TrickWon = { $who_id ->
    [you] Du bekommst den Stich mit { $card }. Du hast { $tricks ->
        [one] einen Stich.
       *[other] { $tricks } Stiche.
    }
   *[other] { $who } bekommt den Stich mit { $card }. Sie hat { $tricks ->
        [one] einen Stich.
       *[other] { $tricks } Stiche.
    }
}
Surrendered = Du gibst auf. { $who } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, und die Runde ist zu Ende.

## Your abilities

CardTaken = Du nimmst { $card } von { $who_dat }.
CardGiven = Du gibst { $who_dat } { $card }, ganz links in ihre Reihe.
CardsRevealed = Ab jetzt eins { $alignment_id ->
    [hero] weniger
   *[villain] mehr
} wert: { $cards }.
CardsHidden = Wieder verdeckt und so viel wert wie vorher: { $cards }.
PlayedSwapped = Du spielst { $card } und nimmst { $back } zurück.
AnyCardAllowed = Mit deiner nächsten Karte musst du nicht bedienen.
TrickRewound = Der Stich wird zurückgenommen. Diese Karten kommen an ihren Platz zurück: { $cards }. Du spielst aus.
CardChanged = { $card } zählt in dieser Runde als { $suit } { $value }.
CardsDrawnAnew = { $who_id ->
    [you] Du ziehst { $cards }.
   *[other] { $who } bekommt { $cards }.
}
RowChanged = { $who_id ->
    [you] Deine Reihe ist jetzt { $cards }.
   *[other] Die Reihe von { $who } ist jetzt { $cards }.
}
AlignmentChanged = Du bist jetzt { $alignment }.
PointsGained = { $who_id ->
    [you] Du hast jetzt { $total ->
        [one] einen Punkt
       *[other] { $total } Punkte
    }.
   *[other] { $who } hat jetzt { $total ->
        [one] einen Punkt
       *[other] { $total } Punkte
    }.
}
TricksCounted = { $who_id ->
    [you] Du hast
   *[other] { $who } hat
} jetzt { $tricks ->
    [one] einen Stich.
   *[other] { $tricks } Stiche.
}
TrumpChanged = { $trump_id ->
    [none] Es gibt jetzt keinen Trumpf.
   *[other] Trumpf ist jetzt { $trump }.
}

## The end of a round and of the game

RoundScored = Runde { $round } wird gewertet. Du bekommst { $you_gained } und hast { $you_total }. Automaton bekommt { $automaton_gained } und hat { $automaton_total }. Factoryon bekommt { $factoryon_gained } und hat { $factoryon_total }. Stell die Punktescheiben ein.
RoundCleared = Nimm deine Ausdauermarker zurück in deinen Vorrat{ $event_id ->
    [yes] , wirf das Ereignis ab
   *[no] {""}
}, und { $dealer_id ->
    [you] nimm den Gebermarker.
   *[other] gib den Gebermarker an { $dealer } weiter.
}
GameScored = Du hast { $you ->
    [one] einen Punkt
   *[other] { $you } Punkte
}, Automaton hat { $automaton } und Factoryon { $factoryon }. { $outcome_id ->
    [won] Du gewinnst. Gut gespielt!
    [lost] Die Vancardians gewinnen.
   *[shared] Ihr teilt euch den Sieg.
}

## Why, in this very case

because_CardLed = Ihre Reihe war { $row }.
because_CardFollowed = { $reason_id ->
    [follow_beat] Von ihren Karten der Farbe { $lead } ist { $card } die niedrigste, die { $beaten } schlägt.
    [follow_under] Kein { $lead } in ihrer Reihe schlägt { $beaten }, und { $card } ist das niedrigste.
    [follow_void] Sie hat kein { $lead }, und { $card } ist ihre niedrigste Karte.
    [follow_villain_love] Sie darf nur { $love } spielen, und { $card } ist die niedrigste Karte davon.
   *[follow_villain] { $card } ist die niedrigste Karte, die sie spielen darf{ $love_id ->
        [none] {""}
       *[other] {" "}und die nicht { $love } ist
    }.
} Ihre Reihe war { $row }.
because_CardsRefused = In ihrer Reihe war nur { $suits }.
because_CardsKept = In ihrer Reihe war schon { $suits }.
because_CardKept = In ihrer Reihe war schon { $suits }.

## The visible state

view_points = Punkte: du { $you }, Automaton { $automaton }, Factoryon { $factoryon }.
view_round = Runde { $round }{ $trick ->
    [0] {""}
   *[other] , Stich { $trick }
}. { $alignment_id ->
    [undecided] Du hast noch keine Seite gewählt.
   *[other] Du spielst als { $alignment }.
}
view_tricks = Stiche: du { $you }, Automaton { $automaton }, Factoryon { $factoryon }.
view_trump = Trumpf: { $trump }.
view_off_suit = Wer nicht bedienen kann, muss { $suit } spielen.
view_row = { $who_id ->
    [you] Deine Reihe: { $cards }.
   *[other] { $who }: { $cards }.
}
view_drawn = Gerade gezogen: { $cards }.
view_trick = Im Stich: { $cards }.
view_worth = { $card } zählt als { $suit } { $value }.

## The result sheet

column_you = Du
column_automaton = Automaton
column_factoryon = Factoryon
row_tricks = Stiche und Seite
row_surrender = Aufgeben
row_cards = Karten und Ereignis
row_total = Summe

## Names

name_vancardians_toml = der Vancardian-Stapel
    .acc = den Vancardian-Stapel
name_you = du
    .acc = dich
    .dat = dir
name_automaton = Automaton
name_factoryon = Factoryon
name_brains = Brains
    .also = Köpfchen, Gehirn, Hirn, Verstand
name_love = Love
    .also = Liebe, Herz
name_speed = Speed
    .also = Tempo, Geschwindigkeit
name_strength = Strength
    .also = Stärke, Kraft
name_none = keiner
name_hero = Held
    .also = Heldin
name_villain = Schurke
    .also = Schurkin, Bösewicht
name_undecided = offen
name_red = rot
    .plural = rote
    .dat = roten
name_green = grün
    .plural = grüne
    .dat = grünen
name_nothing = nichts
name_something = etwas
name_replace = ersetzen
    .also = replace
name_add_love = Love hinzufügen
    .also = add love
name_move_love = Love nach links schieben
    .also = move love left
name_go_on = weiter
name_ability = Fähigkeit nutzen
name_surrender = aufgeben
name_back = doch nicht
name_exchange_automaton = eine Karte mit Automaton tauschen
name_exchange_factoryon = eine Karte mit Factoryon tauschen
name_reveal = Karten aufdecken
name_hide = Karten verdecken
name_swap_played = die Karte tauschen, die ich gespielt habe
name_play_any = irgendeine Karte spielen, ohne zu bedienen
name_rewind = den Stich zurücknehmen und dazu ausspielen
name_gain_points = jemand bekommt Punkte
name_lose_points = jemand verliert Punkte
name_alignment = die Seite wechseln
name_raise_card = den Wert einer Karte erhöhen
name_lower_card = den Wert einer Karte senken
name_change_suit = die Farbe einer Karte ändern
name_trump = die Trumpffarbe ändern
name_off_suit = eine Farbe verlangen, wenn jemand nicht bedienen kann
name_tricks = die Zahl der Stiche von jemandem ändern
name_row_you = die Karten in meiner Reihe ändern
name_row_automaton = Automatons Reihe ändern
name_row_factoryon = Factoryons Reihe ändern
name_you_row = deine Reihe
    .the = deine Reihe
    .acc = deine Reihe
    .dat = deiner Reihe
    .in = in deiner Reihe
    .from = aus deiner Reihe
name_automaton_row = Automatons Reihe
    .the = Automatons Reihe
    .acc = Automatons Reihe
    .dat = Automatons Reihe
    .in = in Automatons Reihe
    .from = aus Automatons Reihe
name_factoryon_row = Factoryons Reihe
    .the = Factoryons Reihe
    .acc = Factoryons Reihe
    .dat = Factoryons Reihe
    .in = in Factoryons Reihe
    .from = aus Factoryons Reihe
name_drawn = gezogene Karten
    .the = die Reihe der gezogenen Karten
    .acc = die Reihe der gezogenen Karten
    .dat = der Reihe der gezogenen Karten
    .in = bei den gezogenen Karten
    .from = von den gezogenen Karten
name_picked = Karten, die du nennst
    .the = die Karten, die du nennst,
    .acc = die Karten, die du nennst,
    .dat = den Karten, die du nennst,
    .in = bei den Karten, die du nennst,
    .from = von den Karten, die du nennst,
name_trick = Stich
    .the = der Stich
    .acc = den Stich
    .dat = dem Stich
    .in = im Stich
    .from = aus dem Stich
name_deck = Stapel
    .the = der Stapel
    .acc = den Stapel
    .dat = dem Stapel
    .in = im Stapel
    .from = vom Stapel
name_discards = Ablagestapel
    .label = Ablage{"\u00AD"}stapel
    .the = der Ablagestapel
    .acc = den Ablagestapel
    .dat = dem Ablagestapel
    .in = auf dem Ablagestapel
    .from = vom Ablagestapel
name_aside = Extra-Love-Karten
    .the = die Extra-Love-Karten
    .acc = die Extra-Love-Karten
    .dat = den Extra-Love-Karten
    .in = bei den Extra-Love-Karten
    .from = von den Extra-Love-Karten
name_dials = Punktescheiben
    .the = die Punktescheiben
    .acc = die Punktescheiben
    .dat = den Punktescheiben
    .in = bei den Punktescheiben
    .from = von den Punktescheiben
name_dial = Punktescheibe
name_point = Punkt
name_you_won = deine Stiche
    .the = deine Stiche
    .acc = deine Stiche
    .dat = deinen Stichen
    .in = bei deinen Stichen
    .from = von deinen Stichen
name_automaton_won = Automatons Stiche
    .the = Automatons Stiche
    .acc = Automatons Stiche
    .dat = Automatons Stichen
    .in = bei Automatons Stichen
    .from = von Automatons Stichen
name_factoryon_won = Factoryons Stiche
    .the = Factoryons Stiche
    .acc = Factoryons Stiche
    .dat = Factoryons Stichen
    .in = bei Factoryons Stichen
    .from = von Factoryons Stichen

## Why, in this very case

because_NothingReplaced = In der Reihe von { $who } ist jede Karte { $love }.
because_LoveMoved = Das ist alles, was in der Reihe von { $who } zu { $love } gehört: { $cards }.
because_NoLoveMoved = { $love_id ->
    [none] Es gibt keinen Trumpf, also ist in der Reihe von { $who } keine Karte gemeint.
   *[other] { $card_id ->
        [none] In der Reihe von { $who } ist kein { $love }.
       *[other] { $card } ist das einzige { $love } in der Reihe von { $who } und liegt schon ganz links.
    }
}
because_TrickWon = Nichts im Stich schlägt { $card }.
name_choice_none = kein Trumpf

## What a card says, for anyone who looks it up

face_event = Ereignis der Runde 3: { $event }
face_round = Runde { $round }: { $keyword } { $number }.

## The rules

why_set_up_table = Zwei Vancardians, Automaton und Factoryon, nehmen jede den Platz eines Menschen ein. Wo die Soloregeln nichts anderes sagen, gelten die normalen Regeln. Die gewöhnlichen Ereigniskarten bleiben in der Schachtel, denn die Ereignisse stehen im Solospiel auf den Vancardian-Karten. Niemand darf den Ablagestapel oder die gewonnenen Stiche durchsehen.
why_set_up_you = Du bekommst ein zufälliges Tableau, eine Punktescheibe auf 0, einen Ausdauermarker und 2 Superheldenkarten, von denen du in Runde 5 eine wählst. Die anderen Superhelden kommen zurück in die Schachtel. Story- und Superheldenkarten mit dem Symbol, das die Soloregel nennt, kommen aus dem Spiel, und du ziehst andere. In unserer Fassung war das Symbol nicht zu lesen, also entscheidest du, welche Karten das sind.
why_set_up_vancardians = Jede Vancardian bekommt eine Punktescheibe auf 0, mit der Heldenseite nach oben. Sie spielen immer als Helden.
why_vancardian_deck = Der Vancardian-Stapel hat fünf Karten, ungesehen und nicht gemischt: unten so viele aus dem schwereren Satz, wie die Stufe sagt, und darauf Karten aus dem anderen Satz. Die übrigen Karten bilden die beiden Ereignisstapel.
    .level_set_red = Die roten Karten gelten als der schwerere Satz. In unserer Fassung der Regeln fehlt dieses Symbol, also kannst du auch Grün wählen.
    .level_set_green = Die grünen Karten sind der schwerere Satz, wie du gewählt hast.
why_dealer = Ein Los entscheidet, wer den Gebermarker bekommt. Die Karten gibst immer du. Der Marker sagt nur, wer zum ersten Stich ausspielt: wer nach dem Geber kommt.
why_turn_order = Gespielt wird die Reihen auf dem Tisch entlang nach unten, und von ganz unten wieder nach oben: du, Automaton, Factoryon. Wer nach dem Geber kommt, spielt zum ersten Stich einer Runde aus.
why_deal_you = Alle 52 Spielkarten werden gemischt, ohne die Extra-Love-Karten, und du bekommst acht. Sie liegen offen in einer Reihe, in beliebiger Reihenfolge.
why_event = Nur in Runde 3 sagt die Farbe der obersten Karte des Vancardian-Stapels, von welchem Ereignisstapel eine Karte gezogen wird. Ihre linke Seite gilt für diese Runde.
why_event_off_suit = Das Ereignis dieser Runde nennt die Farbe, die spielen muss, wer nicht bedienen kann und sie hat.
why_story_card = In den Runden 1 bis 4 nimmst du einen Ausdauermarker, ziehst 3 Storykarten, spielst eine auf das Feld der Runde und wirfst die beiden anderen ab.
why_superhero = In Runde 5 gibt es keine Storykarte. Du spielst einen deiner beiden Superhelden, nimmst, was er dir bringt, und wirfst den anderen ab. Er braucht keine Ausdauer. Deshalb frage ich nach jedem Stich und am Ende der Runde nach deinen Fähigkeiten, auch wenn du nichts aufgeladen hast.
why_charge = Du setzt Ausdauer auf Storykarten und auf dein Tableau, um ihre Fähigkeiten aufzuladen. Stehen dort zwei Preise, wählst du einen. Was du jetzt nicht einsetzt, bleibt in dieser Runde ungenutzt. Fähigkeiten mit „When Charged“ wirken jetzt, bevor du eine Seite wählst. Nur wenn sie Karten mit einer Vancardian tauschen, warten sie, bis die Vancardians bereit sind.
why_alignment = Du wählst deine Seite, bevor die Vancardians ihre Karten bekommen. Ein Held will Stiche machen, ein Schurke keinen einzigen.
why_deal_vancardians = Die vier Extra-Love-Karten kommen beiseite. Jede Vancardian bekommt acht Karten in eine Reihe, offen, von links nach rechts, wie sie gezogen wurden.
    .vancardian_order_automaton_first = Automaton bekommt zuerst, weil sie auch zuerst an der Reihe ist.
    .vancardian_order_factoryon_first = Factoryon bekommt zuerst, wie du gewählt hast.
why_vancardian_card = Die oberste Karte des Vancardian-Stapels wird gezogen, und die Effekte neben der Zahl dieser Runde werden für jede Vancardian ausgeführt.
why_no_effect = Neben der Zahl dieser Runde zeigt die oberste Karte des Vancardian-Stapels nichts, also passiert nichts.
why_replace_hero_non_love = Du spielst als Held, also werden ihre niedrigsten Karten ersetzt, die nicht Love sind. Die neuen kommen ans rechte Ende, wie sie gezogen wurden. In unserer Fassung der Regeln fehlt dieser Satz, also kannst du auch eine andere Lesart wählen.
    .replace_short_love_too = Hat sie davon zu wenige, sind ihre niedrigsten Love-Karten an der Reihe.
    .replace_short_fewer = Nach der Lesart, die du gewählt hast, werden weniger Karten ersetzt, wenn sie davon zu wenige hat.
    .replace_new_old_only = Karten, die gerade dafür gezogen wurden, werden nicht noch einmal ersetzt.
    .replace_new_new_too = Nach der Lesart, die du gewählt hast, dürfen auch gerade gezogene Karten gleich wieder ersetzt werden.
    .trump_reading_trump = Nach der Lesart, die du gewählt hast, heißt Love hier die Trumpffarbe.
why_replace_hero_any = Du spielst als Held, und du hast gewählt, dass ihre niedrigsten Karten jeder Farbe ersetzt werden. Die neuen kommen ans rechte Ende, wie sie gezogen wurden.
    .section = Vancardian keywords: REPLACE (nach der Lesart, die du gewählt hast)
    .replace_new_old_only = Karten, die gerade dafür gezogen wurden, werden nicht noch einmal ersetzt.
    .replace_new_new_too = Nach der Lesart, die du gewählt hast, dürfen auch gerade gezogene Karten gleich wieder ersetzt werden.
why_replace_villain = Du spielst als Schurke, also werden ihre höchsten Karten ersetzt, auch Love. Die neuen kommen ans rechte Ende, wie sie gezogen wurden.
    .replace_new_old_only = Karten, die gerade dafür gezogen wurden, werden nicht noch einmal ersetzt.
    .replace_new_new_too = Nach der Lesart, die du gewählt hast, dürfen auch gerade gezogene Karten gleich wieder ersetzt werden.
why_replace_fewer = Sie hat nur Love-Karten, und du hast gewählt, dass Love nie ersetzt wird, wenn du als Held spielst.
    .section = Vancardian keywords: REPLACE (nach der Lesart, die du gewählt hast)
why_add_love = Ihre Karte ganz rechts wird abgeworfen, und eine Extra-Love-Karte mit dem genannten Wert kommt ganz nach links.
    .extra_love_value_ask = Stehen auf der Karte zwei Werte, sagst du, welcher gilt.
    .extra_love_value_keyword = Nach der Lesart, die du gewählt hast, gilt immer die Zahl nach ADD.
why_move_love = Ihre Love-Karte, die am weitesten rechts liegt, kommt ganz nach links, so oft, wie die Karte sagt.
    .move_leftmost_moved = Eine Love-Karte, die schon ganz links liegt, gilt als verschoben.
    .move_leftmost_not_moved = Nach der Lesart, die du gewählt hast, gilt eine Love-Karte, die schon ganz links liegt, nicht als verschoben.
    .trump_reading_trump = Nach der Lesart, die du gewählt hast, heißt Love hier die Trumpffarbe.
why_move_none = Sie hat keine Love-Karte, also wurde keine verschoben, und sie ersetzt stattdessen ebenso viele Karten.
    .trump_reading_trump = Nach der Lesart, die du gewählt hast, heißt Love hier die Trumpffarbe.
why_move_leftmost = Ihre einzige Love-Karte liegt schon ganz links. Du hast gewählt, dass sie dann nicht als verschoben gilt, also ersetzt sie stattdessen ebenso viele Karten.
    .section = Vancardian keywords: MOVE love LEFT (nach der Lesart, die du gewählt hast)
why_exchange = Bei einem Tausch nimmst du ihre niedrigste Karte, die nicht Love ist, bei gleichen die linke.
    .trump_reading_trump = Nach der Lesart, die du gewählt hast, heißt Love hier die Trumpffarbe.
why_exchange_love = Sie hat nur Love-Karten, also nimmst du bei einem Tausch die niedrigste davon.
    .trump_reading_trump = Nach der Lesart, die du gewählt hast, heißt Love hier die Trumpffarbe.
why_give_card = Du gibst ihr eine deiner Karten, nicht die gerade genommene, und sie kommt bei ihr ganz nach links.
why_reveal_hero = Du spielst als Held, also ist jede Karte, die du aufdeckst, eins weniger wert. Dass sie offen in deiner Reihe liegt, zählt nicht als Aufdecken.
    .reveal_once = So bleibt es für die Runde, und ein zweites Aufdecken ändert nichts.
    .reveal_cumulative = So bleibt es für die Runde, und nach der Lesart, die du gewählt hast, ändert jedes weitere Aufdecken den Wert noch einmal.
    .reveal_until_hidden = Nach der Lesart, die du gewählt hast, gilt das nur, solange die Karte aufgedeckt ist.
why_reveal_villain = Du spielst als Schurke, also ist jede Karte, die du aufdeckst, eins mehr wert. Dass sie offen in deiner Reihe liegt, zählt nicht als Aufdecken.
    .reveal_once = So bleibt es für die Runde, und ein zweites Aufdecken ändert nichts.
    .reveal_cumulative = So bleibt es für die Runde, und nach der Lesart, die du gewählt hast, ändert jedes weitere Aufdecken den Wert noch einmal.
    .reveal_until_hidden = Nach der Lesart, die du gewählt hast, gilt das nur, solange die Karte aufgedeckt ist.
why_hide = Du hast gewählt, dass Aufdecken eine Karte nur ändert, solange sie aufgedeckt ist. Verdeckte Karten haben also wieder ihren eigenen Wert.
    .section = Your turns: reveal (nach der Lesart, die du gewählt hast)
why_your_cards = Deine Züge machst du wie immer, und deine Karten tun, was auf ihnen steht. Tablemate verlässt sich auf dich, und die Vancardians müssen damit leben.
why_drawn_unseen = Durch deine Fähigkeit werden Karten gezogen. Ich gebe, und niemand sieht den Stapel, also entscheidet der Zufall, welche es sind.
why_alignment_changed = Wechselst du durch eine Karte mitten in der Runde die Seite, richten sich die Vancardians immer nach der Seite, auf der du gerade bist. Gewertet wird nur die Seite am Ende der Runde.
why_trump_heart = Trumpf ist Love, außer eine Karte oder ein Ereignis sagt etwas anderes. Für die Stiche gilt der wirkliche Trumpf. Die eigenen Regeln der Vancardians meinen weiter Love, wo sie Love sagen.
why_trump_trump = Trumpf ist Love, außer eine Karte oder ein Ereignis sagt etwas anderes. Du hast gewählt, dass die Regeln der Vancardians die Trumpffarbe meinen, wo sie Love sagen.
    .section = General rules (nach der Lesart, die du gewählt hast)
why_must_follow = Du musst die ausgespielte Farbe bedienen, wenn du sie hast.
why_surrender = Am Anfang deines Zuges darfst du in einem Stich, den eine Vancardian ausgespielt hat, aufgeben, außer du bist Schurke und hast noch keinen Stich. Sie bekommt einen Punkt für jede Karte, die sie noch auf der Hand hat, und einen für den Stich. Die Runde endet sofort, Fähigkeiten für Stiche lösen nicht aus, und alles andere wird wie üblich gewertet.
    .surrendered_trick_no_trick = Zu ihren Stichen zählt dieser Stich nicht.
    .surrendered_trick_counts = Nach der Lesart, die du gewählt hast, gehört dieser Stich zu ihren Stichen, und sein Punkt wird mit ihnen gewertet.
why_reshuffle = Der Stapel der Spielkarten ist leer, also wird der Ablagestapel zu einem neuen gemischt.
    .extra_love_shuffle_in = Extra-Love-Karten im Ablagestapel werden mitgemischt.
    .extra_love_shuffle_aside = Nach der Lesart, die du gewählt hast, kommen Extra-Love-Karten im Ablagestapel vorher beiseite.
why_card_gone = Diese Karte wurde in dieser Runde schon gespielt oder abgeworfen, sie kann also jetzt nicht gezogen werden. Schau noch einmal hin, oder nimm zurück, wenn eine frühere Karte falsch genannt war.
why_draw_skipped = Stapel und Ablagestapel sind beide leer, also wird nichts gezogen.
why_draw_skipped_aside = Der Stapel ist leer, und im Ablagestapel sind nur Extra-Love-Karten. Du hast gewählt, dass die nie eingemischt werden, also wird nichts gezogen.
why_lead_lowest = Du bist Schurke ohne Stich, also spielt sie ihre niedrigste Karte aus, egal welche Farbe, bei gleichen die linke.
why_lead_highest = Sie spielt ihre höchste Karte aus, egal welche Farbe, bei gleichen die linke.
why_draw_two = Sie zieht zwei Karten und behält die, deren Farbe sie schon auf der Hand hatte. Dafür kommen am rechten Ende ihrer Hand ebenso viele Karten weg, und die behaltenen kommen dorthin, wie sie gezogen wurden.
why_last_trick = Sie behält mehr Karten, als sie zum Abwerfen hat. Das kommt im letzten Stich einer Runde vor. Sie wirft ab, was sie hat.
why_follow_villain = Du bist Schurke ohne Stich, also spielt sie die niedrigste Karte, die sie spielen darf und die nicht Love ist.
    .trump_reading_trump = Nach der Lesart, die du gewählt hast, heißt Love hier die Trumpffarbe.
why_follow_villain_love = Du bist Schurke ohne Stich, und sie darf nur Love spielen, also spielt sie ihre niedrigste Love-Karte.
    .trump_reading_trump = Nach der Lesart, die du gewählt hast, heißt Love hier die Trumpffarbe.
why_follow_beat = Sie spielt die niedrigste Karte der ausgespielten Farbe, die alle Karten im Stich bis jetzt schlägt.
why_follow_under = Keine ihrer Karten der ausgespielten Farbe schlägt den Stich, also spielt sie die niedrigste davon.
why_follow_void = Sie hat keine Karte der ausgespielten Farbe, also spielt sie ihre niedrigste Karte, egal welche Farbe, auch Love.
why_trick_trump = Den Stich bekommt der höchste Trumpf, und wer ihn bekommt, spielt zum nächsten aus. Trumpf ist Love, außer etwas anderes ist gesagt.
why_trick_lead = Kein Trumpf wurde gespielt, also bekommt den Stich die höchste Karte der ausgespielten Farbe. Wer ihn bekommt, spielt zum nächsten aus. Eine Karte anderer Farbe gewinnt nie.
why_trick_tied = Zwei Karten sind gleich stark, also bekommt den Stich, wer seine zuerst gespielt hat. Wer ihn bekommt, spielt zum nächsten aus.
why_score_hero = Am Ende der Runde bist du Held und bekommst einen Punkt für jeden Stich, den du gemacht hast. Für die Vancardians gilt dasselbe.
why_score_villain = Am Ende der Runde bist du Schurke: 4 Punkte, wenn du keinen Stich gemacht hast, sonst keine. Die Vancardians bekommen einen Punkt für jeden Stich.
why_end_of_round = Nach der Wertung kommt alle Ausdauer zurück in deinen Vorrat, das Ereignis der Runde 3 wird abgeworfen, und der Gebermarker geht weiter.
why_game_end = Nach fünf Runden gewinnt, wer die meisten Punkte hat. Die Vancardians zählen als Spieler, und wer gleich viele hat, teilt sich den Sieg.

## What our practice cards say, by the same key as the English words in their sheet

practice_nothing = Übungsereignis: In dieser Runde passiert nichts Besonderes.
practice_no_tricks = Übungsereignis: Wer am Ende dieser Runde keinen Stich hat, bekommt einen Punkt.
practice_off_suit_love = Übungsereignis: Wer nicht bedienen kann, muss Love spielen, wenn er Love hat.
practice_most_tricks = Übungsereignis: Wer am Ende dieser Runde die meisten Stiche hat, bekommt einen Punkt. Bei Gleichstand bekommt ihn niemand.
practice_trump_speed = Übungsereignis: In dieser Runde ist Speed Trumpf statt Love.
practice_stamina_gained = Übungsereignis: Du bekommst einen Ausdauermarker, bevor du deine Fähigkeiten auflädst.
practice_no_trump = Übungsereignis: In dieser Runde gibt es keinen Trumpf.
practice_last_trick = Übungsereignis: Wer den letzten Stich dieser Runde macht, bekommt einen Punkt.
practice_vancardians_gain = Übungsereignis: Am Ende dieser Runde bekommt jede Vancardian einen Punkt.
practice_trump_strength = Übungsereignis: In dieser Runde ist Strength Trumpf statt Love.
practice_off_suit_strength = Übungsereignis: Wer nicht bedienen kann, muss Strength spielen, wenn er Strength hat.
practice_vancardian_last_trick = Übungsereignis: Macht eine Vancardian den letzten Stich dieser Runde, bekommt sie 2 Punkte.
practice_trump_brains = Übungsereignis: In dieser Runde ist Brains Trumpf statt Love.
practice_stamina_cost = Übungsereignis: Deine Fähigkeiten kosten in dieser Runde eine Ausdauer mehr.
practice_hero_without_trick = Übungsereignis: Du verlierst einen Punkt, wenn du in dieser Runde als Held keinen Stich machst.
