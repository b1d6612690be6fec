# German. What Automountie says and asks. An event's sentence has the event's name; a question's begins with ask_.
# Seeker: Entdecker, pie: Kuchen, pie fight: Kuchenschlacht, token: Marker, camp: Lager. Automountie is a she. `words_tokens` stand in the accusative.
bot = Automountie

## Set-up options

option_difficulty = Wie stark soll Automountie sein?
    .very_easy = Sehr leicht: Eine Trophäe kostet sie 6 Marker, und sie beginnt ohne Kuchen
    .easy = Leicht: 5 Marker, 2 Kuchen; gut für die erste Partie
    .normal = Normal: 4 Marker, 3 Kuchen
    .hard = Schwer: 3 Marker, 4 Kuchen
    .very_hard = Sehr schwer: 2 Marker, 5 Kuchen
option_players = Wer spielt mit?
    .h1_a1 = du allein gegen eine Automountie
    .h1_a2 = du und zwei Automounties, jeder gegen jeden
    .h1_a3 = du und drei Automounties, jeder gegen jeden
    .h1_a4 = du und vier Automounties, jeder gegen jeden
    .h1_a5 = du und fünf Automounties, jeder gegen jeden
    .h2_a1 = zwei Leute und eine Automountie, jeder gegen jeden
    .h2_a2 = zwei Leute und zwei Automounties, jeder gegen jeden
    .h2_a3 = zwei Leute und drei Automounties, jeder gegen jeden
    .h2_a4 = zwei Leute und vier Automounties, jeder gegen jeden
    .h3_a1 = drei Leute und eine Automountie, jeder gegen jeden
    .h3_a2 = drei Leute und zwei Automounties, jeder gegen jeden
    .h3_a3 = drei Leute und drei Automounties, jeder gegen jeden
    .h4_a1 = vier Leute und eine Automountie, jeder gegen jeden
    .h4_a2 = vier Leute und zwei Automounties, jeder gegen jeden
    .h5_a1 = fünf Leute und eine Automountie, jeder gegen jeden
    .team_2_2 = Teams: zwei Leute gegen zwei Automounties
    .team_2_3 = Teams: zwei Leute gegen drei Automounties
    .team_3_2 = Teams: drei Leute gegen zwei Automounties
    .team_3_3 = Teams: drei Leute gegen drei Automounties
option_players_first = Wie viele spielt ihr?
    .h1 = nur du
    .h2 = zwei Leute
    .h3 = drei Leute
    .h4 = vier Leute
    .h5 = fünf Leute
    .team = zwei oder drei Leute als Team
option_levels = Sind mehrere Automounties gleich stark?
    .alike = ja, alle
    .each = nein, ich frage bei jeder nach (nicht in Teams, da sind sie immer gleich)
option_automountie_deck = Wer zieht die Automountie-Karten?
    .virtual = Tablemate
    .physical = du: die gedruckten Karten, die du eingegeben hast, und du sagst, was sie zeigen
option_camp_entry = Wie verlassen Automounties Entdecker ihr Lager?
    .confirm = ich frage einmal, ob mein Plan zu deinem Spielplan passt
    .map = wie auf dem Plan von Tablemate, ohne zu fragen
option_mid_path_fight = Was tut Automountie, wenn sie mitten auf einem Weg auf einen Gegner trifft?
    .stop = sie bleibt dort stehen und kämpft
    .walk_on = sie kämpft dort, und geht weiter, wenn sie gewinnt
    .at_end = sie geht vorbei und kämpft nur am Ende des Weges
option_own_seeker = Was gilt, wenn auf einem Weg Automounties anderer Entdecker steht?
    .no_gain = man kann an ihm vorbei oder zu ihm ziehen, und seine Marker sind kein Gewinn
    .gain = seine Marker zählen als Gewinn und werden eingesammelt
    .blocked = der Entdecker bleibt vor ihm stehen
option_shared_space = Wem gehören die Marker, wo beide Entdecker von Automountie stehen?
    .primary = dem Hauptentdecker
    .moving = sie gehen mit dem, der zuerst zieht
option_bonus_pies = Können die 2 Kuchen nach einer verlorenen Kuchenschlacht die Trophäe für 8 Kuchen bringen?
    .count = ja
    .do_not_count = nein, nur Kuchen von ihren Karten
option_trophies_per_turn = Wie viele Trophäen kann Automountie in einem Zug legen?
    .one = eine, wie alle
    .no_limit = alle, die sie verdient
option_taken_resources = Was gibt Automountie her, wenn du ihr 2 Rohstoffe nimmst?
    .quests_too = zuerst Quests, wie beim Bezahlen einer Trophäe
    .resources_only = nur Edelsteine und Äpfel
option_reshuffle = Der Stapel geht in Automounties Zug zu Ende. Welche Karten werden gemischt?
    .all = alle, auch die aktuelle
    .without_current = alle außer der aktuellen
option_quest_on_seeker = Eine Karte legt eine Quest dorthin, wo ein Entdecker steht. Was passiert?
    .placed = sie wird dort hingelegt
    .left_out = sie entfällt
option_pie_track = Wo endet die Kuchenleiste?
    .ten = bei 10 Kuchen
    .no_limit = nirgends
option_tied_fight = Wer gewinnt eine Kuchenschlacht bei Gleichstand?
    .attacker = wer angreift
    .defender = wer verteidigt
option_spell_limit = Wie viele Zauber spielt Automountie in einer Kuchenschlacht?
    .card = so viele, wie ihre Karte sagt
    .seekers = höchstens einen für jeden ihrer Entdecker dort
option_crowd = Wo Automountie hinzieht, stehen zwei Gegner. Gegen wen kämpft sie?
    .nearest = gegen den nächsten in der Zugreihenfolge
    .each = gegen jeden, einen nach dem anderen
option_finale_turns = Wer ist im Großen Finale dran?
    .others = alle außer dem, der es ausgelöst hat
    .all = alle

## Parts of sentences

words_apples = { $apples ->
    [one] einen Apfel
   *[other] { $apples } Äpfel
}
words_gems = { $gems ->
    [one] einen Edelstein
   *[other] { $gems } Edelsteine
}
words_quests = { $quests ->
    [one] eine Quest
   *[other] { $quests } Quests
}
words_tokens = { $mix_id ->
    [a] { words_apples }
    [g] { words_gems }
    [q] { words_quests }
    [ag] { words_gems } und { words_apples }
    [aq] { words_quests } und { words_apples }
    [gq] { words_quests } und { words_gems }
    [agq] { words_quests }, { words_gems } und { words_apples }
   *[none] nichts
}

## Questions

ask_seats = Wer sitzt an diesen Lagern, in dieser Reihenfolge: { $camps }?
ask_camp_entry = Das Lager von { $mountie } ist { $camp }. Ich nehme an, von dort kommt man { $way } auf { $space } und { $way_2 } auf { $space_2 }. Ist das bei dir auch so?
ask_camp_way = Du gehst aus { $camp_dat } { $way }. Welches Feld kommt zuerst?
ask_trophy_track = In welcher Reihenfolge liegen die Felder deiner Trophäenleiste, erst die obere Reihe von links nach rechts, dann die nächste?
ask_start_board = Welche Marker liegen auf welchen Feldern? Nenn jedes Feld, auf dem welche liegen.
ask_first_player = Wer fängt an?
ask_level = Wie stark soll { $mountie } sein?
ask_your_turn = { $player_id ->
    [you] { $again_id ->
        [again] Du bist noch dran.
       *[first] { $finale_id ->
            [finale] Dein letzter Zug.
           *[normal] Du bist dran.
        }
    }
   *[other] { $again_id ->
        [again] { $player } ist noch dran.
       *[first] { $finale_id ->
            [finale] { $player } hat den letzten Zug.
           *[normal] { $player } ist dran.
        }
    }
} { $again_id ->
    [again] Was machst du noch?
   *[first] Was machst du?
}
ask_board = Was hat sich auf dem Spielplan geändert?{ $hint_id ->
    [fight] { " " }Wenn { $player_id ->
        [you] dein Entdecker
       *[other] ein Entdecker von { $player }
    } zu einem von Automountie gezogen ist, zeig beide auf demselben Feld.
   *[none] { "" }
}
ask_which_trophy = Ist es die Trophäe für eine gewonnene Kuchenschlacht?
ask_give_or_take = Was ist es?
ask_which_automountie = Welche Automountie?
ask_fight_strength = { $player_id ->
    [you] Wähl deine Kuchen und Zauber. Wie viel macht das zusammen?
   *[other] { $player } wählt Kuchen und Zauber. Wie viel macht das zusammen?
}
ask_spell_strength = { $spells ->
    [one] Wie viel bringt ihr Zauber dazu?
   *[other] Wie viel bringen ihre { $spells } Zauber zusammen dazu?
}
ask_fight_trophy = { $player_id ->
    [you] Legst du
   *[other] Legt { $player }
} die Trophäe für eine gewonnene Kuchenschlacht?
ask_friendship = { $player_id ->
    [you] Wie viel Freundschaft hast du?
   *[other] Wie viel Freundschaft hat { $player }?
}
see_draw_automountie = Deck eine Automountie-Karte auf.
ask_draw_automountie = Deck eine Automountie-Karte auf. Welche ist es?{ $hint_id ->
    [how] { " " }Nenn einen Teil von dem, was sie zeigt, zum Beispiel: 2 Kuchen Schlacht 6, oder: entdecken Schwarz A4.
   *[none] { "" }
}

## Set-up

BoardLaid = Leg den Spielplan so hin, dass die weiße Region oben links ist. Ich nenne die Felder nach der Reihe, von oben A bis G, und nach der Nummer von links. Das Schloss ist also D4.
CampsChosen = Bei { $players } Spielern nehmt ihr diese Lager: { $camps }. Bau Spieler und Spielplan wie gewohnt auf.
DeckReadied = { $deck_id ->
    [virtual] Ich ziehe die Automountie-Karten. Lass die gedruckten in der Schachtel.
   *[physical] { $origin_id ->
        [owner] Misch deine { $cards } Automountie-Karten zu einem verdeckten Stapel.
       *[stand-in] Du ziehst die Karten selbst, aber die { $cards } Karten, die ich kenne, sind nur Übungskarten. Gib zuerst deine ein, oder lass mich ziehen.
    }
}
FriendshipSet = Stell den Freundschaftsmarker von { $mountie } auf Stufe { $friendship }. Dort bleibt er das ganze Spiel.
PiesSet = Stell den Kuchenmarker von { $mountie } auf Stufe { $pies }. Eine Trophäe kostet sie { $tokens } Marker.
PiecesReadied = Leg { $trophies } Trophäen für { $mountie } bereit. Sie bekommt kein Spielertableau, keine Charakterkarte und keinen Zauber.
KingdomChosen = Such für { $mountie } ein Tierkönigreich aus, und stell seine beiden Entdecker in { $camp_acc }.
PrimaryChosen = Mach einen der Entdecker von { $mountie } zum Hauptentdecker, und markier ihn, damit du ihn wiedererkennst.
TeamsFormed = Ihr seid ein Team aus { $humans } Leuten gegen { $mounties } Automounties.
TeamRuleTold = { $topic_id ->
    [team_friendship] Für einen Rohstoff beim Entdecker eines Teammitglieds bekommst du keine Freundschaft.
    [team_gifts] Wenn du bei einer Quest jemandem etwas gibst, darf es kein Teammitglied sein.
    [team_make] Beim Herstellen darfst du auch mit Rohstoffen eines Teammitglieds auf einem Nachbarfeld bezahlen, wenn es einverstanden ist.
    [team_spaces] Deine Entdecker dürfen nicht auf ein Feld ziehen, auf dem ein Entdecker eines Teammitglieds steht.
   *[team_deck] Die Automounties haben einen gemeinsamen Stapel, und jede zieht ihre eigene Karte.
}

## Her turn

TurnBegan = { $mountie } ist dran.
TrophyEarned = Sie hat { $tokens } Marker und braucht { $cost }. Damit verdient sie eine Trophäe.
TokensReturned = Leg { words_tokens } von { $space } zurück in den Vorrat.
TrophyPlaced = { $reason_id ->
    [eight_pies] { $mountie } hat 8 oder mehr Kuchen. Leg ihre Trophäe auf das Feld „8 Kuchen“ der Trophäenleiste.
    [pie_fight] { $mountie } hat eine Kuchenschlacht gewonnen. Leg ihre Trophäe auf das Feld „Kuchenschlacht“ der Trophäenleiste.
    [team] Ihre eigenen Trophäen sind alle gelegt. Leg eine Trophäe von { $owner } auf das Feld „{ $space }“ der Trophäenleiste.
   *[tokens] Leg eine Trophäe von { $mountie } auf das Feld „{ $space }“ der Trophäenleiste.
} { $placed ->
    [one] Es ist ihre erste.
   *[other] Das sind jetzt { $placed } von { $trophies }.
}
TrophyMissed = Sie würde eine Trophäe für { $space_id ->
    [pie_fight] eine gewonnene Kuchenschlacht
   *[eight_pies] 8 Kuchen
} legen, aber in einem Zug ist nur eine erlaubt.
NoTrophyLeft = Sie hat genug Marker für eine Trophäe, aber keine Trophäe mehr.
TurnSkipped = { $stage_id ->
    [finale] Sie deckt keine Karte auf. Ich prüfe noch einmal, ob sie eine Trophäe verdient.
   *[normal] Damit endet ihr Zug.
}
CardDrawn = { $deck_id ->
    [physical] Ihre Karte: { $card }.
   *[virtual] Sie deckt eine Karte auf.
}
DeckReshuffled = Der Automountie-Stapel ist leer. Alle { $cards } Karten werden zu einem neuen gemischt.
PiesGained = { $pies ->
    [0] { $mountie } bekommt keine Kuchen. Sie hat { $total }.
    [one] Rück den Kuchenmarker von { $mountie } um eins hoch, auf { $total }.
   *[other] Rück den Kuchenmarker von { $mountie } um { $pies } hoch, auf { $total }.
}
PiesWasted = Die Kuchenleiste ist voll. { $wasted ->
    [one] Ein Kuchen verfällt.
   *[other] { $wasted } Kuchen verfallen.
}
TokensSought = { $mix_id ->
    [a] Leg einen Apfel auf { $apple_spaces }.
    [g] Leg einen Edelstein auf { $gem_spaces }.
    [q] Leg eine Quest auf { $quest_spaces }.
    [ag] Leg einen Edelstein auf { $gem_spaces }, und einen Apfel auf { $apple_spaces }.
    [aq] Leg eine Quest auf { $quest_spaces }, und einen Apfel auf { $apple_spaces }.
    [gq] Leg eine Quest auf { $quest_spaces }, und einen Edelstein auf { $gem_spaces }.
   *[agq] Leg eine Quest auf { $quest_spaces }, einen Edelstein auf { $gem_spaces }, und einen Apfel auf { $apple_spaces }.
}
TokensPiled = Leg { $number ->
    [2] zwei
    [3] drei
   *[other] { $number }
} { $token_id ->
    [gem] Edelsteine
    [apple] Äpfel
   *[quest] Quests
} auf { $space }.
FriendshipKept = { $mountie } bekommt dafür keine Freundschaft.
SupplyShort = Der Vorrat ist leer. Du kannst { words_tokens } nicht mehr hinlegen.
QuestWithheld = Auf { $space } kommt keine Quest, weil dort ein Entdecker steht.
SeekerMoved = { $mountie } zieht mit { $seeker_dat } auf Weg { $letter }{ $gain ->
    [0] { "" }
    [one] , das bringt einen Marker
   *[other] , das bringt { $gain } Marker
}: { $shape_id ->
    [straight] { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } { $way }
   *[bent] { $way }
}, { $start_id ->
    [camp] aus dem Lager nach { $end }
   *[other] von { $start } nach { $end }
}.{ $mix_id ->
    [none] { "" }
   *[other] { " " }Er bringt { words_tokens } mit.
}
SeekerStayed = { $mountie } kann mit { $seeker_dat } nicht ziehen.
QuestsVanished = { $mountie } lässt { $quests ->
    [one] eine Quest
   *[other] { $quests } Quests
} auf { $space } zurück. Nimm sie vom Spielplan.

## Pie fights

FightBegan = Kuchenschlacht auf { $space }: { $attacker_id ->
    [you] Du greifst { $defender_acc } an.
   *[other] { $attacker } greift { $defender_acc } an.
}
FightCardDrawn = { $mountie } wirft { $pies ->
    [0] keinen Kuchen
    [one] einen Kuchen
   *[other] { $pies } Kuchen
}{ $limit_id ->
    [track] , mehr hat sie nicht,
   *[card] { "" }
} und spielt { $spells ->
    [0] keinen Zauber.
    [one] einen Zauber. Zieh ihn vom Zauberstapel.
   *[other] { $spells } Zauber. Zieh sie vom Zauberstapel.
}{ $pies ->
    [0] { "" }
   *[other] { " " }Rück den Kuchenmarker von { $mountie } herunter auf { $left }.
}
FightWon = { $tie_id ->
    [tie] Gleichstand, { $winner_total } zu { $loser_total }.
   *[clear] { $winner_total } zu { $loser_total }.
} { $winner_id ->
    [you] Du gewinnst die Kuchenschlacht.
   *[other] { $winner } gewinnt die Kuchenschlacht.
}
FightSettled = { $player_id ->
    [nobody] Wirf { $spells ->
        [one] den gespielten Zauber
       *[other] die gespielten Zauber
    } ab.
    [you] Bezahl die Kuchen, die du geworfen hast. { $spells ->
        [0] Hast du einen Zauber gespielt, wirf ihn ab.
        [one] Wirf ihren Zauber ab, und deine, falls du welche gespielt hast.
       *[other] Wirf ihre Zauber ab, und deine, falls du welche gespielt hast.
    }
   *[other] { $player } bezahlt die geworfenen Kuchen. { $spells ->
        [0] War ein Zauber dabei, wirf ihn ab.
        [one] Wirf Automounties Zauber ab, und die von { $player }, falls es welche gab.
       *[other] Wirf Automounties Zauber alle ab, und die von { $player }, falls es welche gab.
    }
}
SeekersSentHome = { $loser_id ->
    [you] { $seekers ->
        [one] Dein Entdecker muss
       *[other] Deine beiden Entdecker müssen
    } von { $space } zurück in dein Lager. Nimm deinen Bonus.
   *[other] { $seekers ->
        [one] Der Entdecker
       *[other] Beide Entdecker
    } von { $loser } { $seekers ->
        [one] muss
       *[other] müssen
    } von { $space } zurück ins Lager.
} Die Marker dort bleiben bei { $winner_dat }.

## Cards and tiles

PlayerTrophyPlaced = { $player_id ->
    [you] { $placed ->
        [one] Das ist deine erste Trophäe.
       *[other] Das sind { $placed } von deinen { $trophies } Trophäen.
    }
   *[other] { $placed ->
        [one] Das ist die erste Trophäe von { $player }.
       *[other] Das sind { $placed } von { $trophies } Trophäen für { $player }.
    }
}
PlayerTrophyMissed = { $player_id ->
    [you] Du hast in diesem Zug schon eine Trophäe gelegt, also gibt es für diese Kuchenschlacht keine.
   *[other] { $player } hat in diesem Zug schon eine Trophäe gelegt, also gibt es für diese Kuchenschlacht keine.
}
GiftPlaced = Leg { words_tokens } zum Entdecker von { $mountie } auf { $space }.
GiftLost = Kein Entdecker von { $mountie } ist auf dem Spielplan, also bekommt sie nichts.
SpellsTaken = { $mountie } hat keine Zauber. Nimm stattdessen die oberste Karte des Zauberstapels.
TokensGiven = { $mountie } gibt { words_tokens } von { $space } her. { $player_id ->
    [you] Leg das zu deinem Entdecker.
   *[other] Leg das zum Entdecker von { $player }.
}
NothingGiven = { $mountie } hat nichts herzugeben.

## The end

FinaleBegan = { $finisher_id ->
    [you] Du hast deine letzte Trophäe gelegt.
   *[other] { $finisher } hat die letzte Trophäe gelegt.
} Das Große Finale beginnt. Noch ein Zug für { $players_acc }.
TieCompared = Gleichstand. { $measure_id ->
    [friendship] Die meiste Freundschaft, nämlich { $best }: { $leaders }.
   *[resources] Die meisten Rohstoffe, nämlich { $best }: { $leaders }.
}
GameEnded = { $outcome_id ->
    [won] { $winner_id ->
        [you] Du gewinnst. Gut gespielt!
       *[other] Der Sieg geht an { $winners_acc }. Gut gespielt!
    }
    [lost] Der Sieg geht an { $winners_acc }.
   *[shared] Geteilter Sieg für { $winners_acc }.
}

## Why, in this very case

because_TrophyEarned = Ihre Entdecker haben zusammen { $tokens } Marker, und auf ihrer Stufe kostet eine Trophäe { $cost }.
because_TrophyPlaced = { $reason_id ->
    [eight_pies] Sie hat 8 Kuchen erreicht und auf diesem Feld noch keine Trophäe.
    [pie_fight] Es ist ihre erste gewonnene Kuchenschlacht, und auf diesem Feld hat sie noch keine Trophäe.
    [team] Alle Trophäen von { $mountie } sind gelegt, also ist es eine von { $owner }.
   *[tokens] „{ $space }“ ist das erste Feld von links, auf dem sie noch keine Trophäe hat.
}
because_TurnSkipped = { $mountie } hat eine Trophäe für ihre Marker gelegt.
because_PiesWasted = { $wasted ->
    [one] Ein Kuchen ginge
   *[other] { $wasted } Kuchen gingen
} über das Ende der Leiste hinaus.
because_TokensSought = So zeigt es der Abschnitt „Entdecken“ dieser Karte.
because_TokensPiled = Der Abschnitt „Entdecken“ dieser Karte zeigt { $number } davon auf { $space }.
because_SeekerMoved = { $choice_id ->
    [only] Nur auf Weg { $letter } kann { $seeker_the } einen Schritt machen.
    [tied] Weg { $letter } bringt { $gain ->
        [0] keinen Marker
        [one] einen Marker
       *[other] { $gain } Marker
    }, genau wie { $equals }. Davon wählt { $seeker_the } den { $seeker_id ->
        [primary] ersten
       *[other] letzten
    } im Alphabet.
   *[most] Weg { $letter } bringt { $gain ->
        [one] einen Marker
       *[other] { $gain } Marker
    }, und kein anderer bringt { $next_best ->
        [0] einen
       *[other] mehr als { $next_best }
    }.
}
because_SeekerStayed = Jeder Weg dieser Karte beginnt mit einem Schritt, den { $seeker_the } von seinem Platz aus nicht machen kann.
because_QuestsVanished = Der Entdecker von { $mountie } musste { $space } verlassen, und dort { $quests ->
    [one] lag ihre Quest
   *[other] lagen ihre { $quests } Quests
}.
because_FightBegan = { $attacker_id ->
    [you] Du bist auf { $space } gezogen, wo ein Entdecker von { $defender } steht.
   *[other] { $attacker } ist auf { $space } gezogen, wo { $defender_id ->
        [you] dein Entdecker steht
       *[other] ein Entdecker von { $defender } steht
    }.
}
because_FightCardDrawn = { $limit_id ->
    [track] Ihre Karte zeigt mehr Kuchen, aber sie hatte nur { $pies }.
   *[card] { $pies ->
        [0] Ihre Karte zeigt keine Kuchen, oder sie hat keine.
        [one] Ihre Karte zeigt einen Kuchen für eine Kuchenschlacht.
       *[other] Ihre Karte zeigt { $pies } Kuchen für eine Kuchenschlacht.
    }
}
because_FightWon = { $tie_id ->
    [tie] Beide haben { $winner_total }.
   *[clear] { $winner_total } ist mehr als { $loser_total }.
}
because_PlayerTrophyMissed = { $player_id ->
    [you] Deine Trophäe für diesen Zug hattest du schon.
   *[other] { $player } hatte die Trophäe für diesen Zug schon.
}
because_FinaleBegan = { $finisher_id ->
    [you] Deine letzte Trophäe liegt auf der Leiste.
   *[other] Die letzte Trophäe von { $finisher } liegt auf der Leiste.
}

## The visible state

view_automountie = { $mountie }: { $pies ->
    [one] ein Kuchen
   *[other] { $pies } Kuchen
}, { $placed } von { $trophies } Trophäen, { $tokens ->
    [one] ein Marker
   *[other] { $tokens } Marker
}, und eine Trophäe kostet { $cost }.
view_seeker = { $space_id ->
    [camp] Im Lager
   *[other] Auf { $space }
}: { $seeker }.
view_player = { $player_id ->
    [you] Du hast
   *[other] { $player } hat
} { $placed } von { $trophies } Trophäen gelegt.
board_row = { $row }
board_legend = { $people_id ->
    [alone] Y: dein Entdecker. P und O: ihr Hauptentdecker und ihr anderer Entdecker.
   *[several] Eine Zahl: der Entdecker dieses Spielers. P und O: Hauptentdecker und anderer Entdecker einer Automountie.
} a: Apfel, g: Edelstein, q: Quest.

## The result sheet

column_you = Du
column_automountie = Automountie
row_trophies = Trophäen
row_friendship = Freundschaft
row_resources = Rohstoffe

## Names

name_automountie_toml = der Automountie-Stapel
    .acc = den Automountie-Stapel
name_you = du
    .acc = dich
    .dat = dir
name_automountie = Automountie
name_primary = Hauptentdecker
    .the = der Hauptentdecker
    .acc = den Hauptentdecker
    .dat = dem Hauptentdecker
name_other = anderer Entdecker
    .the = der andere Entdecker
    .acc = den anderen Entdecker
    .dat = dem anderen Entdecker
name_camp = das Lager
    .acc = das Lager
    .dat = dem Lager
name_apple = Apfel
    .acc = einen Apfel
    .counted = { $number ->
        [one] ein Apfel
       *[other] { $amount } Äpfel
    }
    .also = Äpfel
name_gem = Edelstein
    .acc = einen Edelstein
    .counted = { $number ->
        [one] ein Edelstein
       *[other] { $amount } Edelsteine
    }
    .also = Edelsteine, Stein, Diamant, Diamanten
name_quest = Quest
    .acc = eine Quest
    .counted = { $number ->
        [one] eine Quest
       *[other] { $amount } Quests
    }
    .also = Quests, Abenteuer
name_right = nach rechts
name_down_right = nach unten rechts
name_down_left = nach unten links
name_left = nach links
name_up_left = nach oben links
name_up_right = nach oben rechts
name_camp_top = das obere Lager
    .acc = das obere Lager
    .dat = dem oberen Lager
name_camp_upper_right = das Lager oben rechts
    .acc = das Lager oben rechts
    .dat = dem Lager oben rechts
name_camp_lower_right = das Lager unten rechts
    .acc = das Lager unten rechts
    .dat = dem Lager unten rechts
name_camp_bottom = das untere Lager
    .acc = das untere Lager
    .dat = dem unteren Lager
name_camp_lower_left = das Lager unten links
    .acc = das Lager unten links
    .dat = dem Lager unten links
name_camp_upper_left = das Lager oben links
    .acc = das Lager oben links
    .dat = dem Lager oben links
name_camps = Lager
    .the = die Lager
    .acc = die Lager
    .dat = den Lagern
    .in = in den Lagern
    .from = aus den Lagern
name_board = Spielplan
    .the = der Spielplan
    .acc = den Spielplan
    .dat = dem Spielplan
    .in = auf dem Spielplan
    .from = vom Spielplan
name_trophy_track = Trophäenleiste
    .the = die Trophäenleiste
    .acc = die Trophäenleiste
    .dat = der Trophäenleiste
    .in = auf der Trophäenleiste
    .from = von der Trophäenleiste
name_friendship = Freundschaft
name_resources = Rohstoffe
name_eight_pies = 8 Kuchen
name_power_ups = Verbesserungen
name_spells = Zauber
name_apple_delivery = Äpfel abgeliefert
name_gem_delivery = Edelsteine abgeliefert
name_quests = Quests
name_pie_fight = Kuchenschlacht
name_same = ja, genauso
name_different = nein, anders
name_nowhere = keins
name_turn_over = meinen Zug beenden
    .also = mein Zug ist vorbei, eine Kuchenschlacht beginnt
name_trophy = eine Trophäe legen
name_give_or_take = Automountie etwas geben oder nehmen, durch eine Karte oder ein Plättchen
name_give_apples = 2 Äpfel geben
name_give_gems = 2 Edelsteine geben
name_take_resources = 2 Rohstoffe nehmen
name_take_spells = Zauber nehmen
name_very_easy = sehr leicht
name_easy = leicht
name_normal = normal
name_hard = schwer
name_very_hard = sehr schwer
name_nobody = niemand
name_trophy_placed = ja
name_no_trophy = nein
name_virtual = virtuell
name_physical = gedruckt
name_seeker_you = dein Entdecker
    .acc = deinen Entdecker
    .dat = deinem Entdecker
    .counted = { $number ->
        [one] dein Entdecker
       *[other] deine { $amount } Entdecker
    }
name_primary_automountie = Hauptentdecker
    .acc = den Hauptentdecker
    .dat = dem Hauptentdecker
name_other_automountie = anderer Entdecker
    .acc = den anderen Entdecker
    .dat = dem anderen Entdecker
name_no_pies = keine Kuchen
name_seek = entdecken
name_trophies = Trophäen
    .the = die Trophäen
    .acc = die Trophäen
    .dat = den Trophäen
    .in = bei den Trophäen
    .from = von den Trophäen
name_pie_track = Kuchenleiste
    .the = die Kuchenleiste
    .acc = die Kuchenleiste
    .dat = der Kuchenleiste
    .in = auf der Kuchenleiste
    .from = von der Kuchenleiste
name_friendship_track = Freundschaftsleiste
    .the = die Freundschaftsleiste
    .acc = die Freundschaftsleiste
    .dat = der Freundschaftsleiste
    .in = auf der Freundschaftsleiste
    .from = von der Freundschaftsleiste
name_automountie_deck = Automountie-Stapel
    .the = der Automountie-Stapel
    .acc = den Automountie-Stapel
    .dat = dem Automountie-Stapel
    .in = im Automountie-Stapel
    .from = vom Automountie-Stapel
name_automountie_card = Automountie-Karte
    .the = die Automountie-Karte
    .acc = die Automountie-Karte
    .dat = der Automountie-Karte
    .in = auf der Automountie-Karte
    .from = von der Automountie-Karte

# Names that follow a pattern
column_player_1 = Spieler 1
column_automountie_1 = Automountie 1
name_player_1 = Spieler 1
name_seeker_player_1 = Entdecker von Spieler 1
    .acc = den Entdecker von Spieler 1
    .dat = dem Entdecker von Spieler 1
    .counted = { $number ->
        [one] ein Entdecker von Spieler 1
       *[other] { $amount } Entdecker von Spieler 1
    }
name_automountie_1 = Automountie 1
name_primary_automountie_1 = Hauptentdecker von Automountie 1
    .acc = den Hauptentdecker von Automountie 1
    .dat = dem Hauptentdecker von Automountie 1
name_other_automountie_1 = anderer Entdecker von Automountie 1
    .acc = den anderen Entdecker von Automountie 1
    .dat = dem anderen Entdecker von Automountie 1
column_player_2 = Spieler 2
column_automountie_2 = Automountie 2
name_player_2 = Spieler 2
name_seeker_player_2 = Entdecker von Spieler 2
    .acc = den Entdecker von Spieler 2
    .dat = dem Entdecker von Spieler 2
    .counted = { $number ->
        [one] ein Entdecker von Spieler 2
       *[other] { $amount } Entdecker von Spieler 2
    }
name_automountie_2 = Automountie 2
name_primary_automountie_2 = Hauptentdecker von Automountie 2
    .acc = den Hauptentdecker von Automountie 2
    .dat = dem Hauptentdecker von Automountie 2
name_other_automountie_2 = anderer Entdecker von Automountie 2
    .acc = den anderen Entdecker von Automountie 2
    .dat = dem anderen Entdecker von Automountie 2
column_player_3 = Spieler 3
column_automountie_3 = Automountie 3
name_player_3 = Spieler 3
name_seeker_player_3 = Entdecker von Spieler 3
    .acc = den Entdecker von Spieler 3
    .dat = dem Entdecker von Spieler 3
    .counted = { $number ->
        [one] ein Entdecker von Spieler 3
       *[other] { $amount } Entdecker von Spieler 3
    }
name_automountie_3 = Automountie 3
name_primary_automountie_3 = Hauptentdecker von Automountie 3
    .acc = den Hauptentdecker von Automountie 3
    .dat = dem Hauptentdecker von Automountie 3
name_other_automountie_3 = anderer Entdecker von Automountie 3
    .acc = den anderen Entdecker von Automountie 3
    .dat = dem anderen Entdecker von Automountie 3
column_player_4 = Spieler 4
column_automountie_4 = Automountie 4
name_player_4 = Spieler 4
name_seeker_player_4 = Entdecker von Spieler 4
    .acc = den Entdecker von Spieler 4
    .dat = dem Entdecker von Spieler 4
    .counted = { $number ->
        [one] ein Entdecker von Spieler 4
       *[other] { $amount } Entdecker von Spieler 4
    }
name_automountie_4 = Automountie 4
name_primary_automountie_4 = Hauptentdecker von Automountie 4
    .acc = den Hauptentdecker von Automountie 4
    .dat = dem Hauptentdecker von Automountie 4
name_other_automountie_4 = anderer Entdecker von Automountie 4
    .acc = den anderen Entdecker von Automountie 4
    .dat = dem anderen Entdecker von Automountie 4
column_player_5 = Spieler 5
column_automountie_5 = Automountie 5
name_player_5 = Spieler 5
name_seeker_player_5 = Entdecker von Spieler 5
    .acc = den Entdecker von Spieler 5
    .dat = dem Entdecker von Spieler 5
    .counted = { $number ->
        [one] ein Entdecker von Spieler 5
       *[other] { $amount } Entdecker von Spieler 5
    }
name_automountie_5 = Automountie 5
name_primary_automountie_5 = Hauptentdecker von Automountie 5
    .acc = den Hauptentdecker von Automountie 5
    .dat = dem Hauptentdecker von Automountie 5
name_other_automountie_5 = anderer Entdecker von Automountie 5
    .acc = den anderen Entdecker von Automountie 5
    .dat = dem anderen Entdecker von Automountie 5
name_A1 = Weiß A1
name_A2 = Weiß A2
name_A3 = Schwarz A3
name_A4 = Schwarz A4
name_B1 = Weiß B1
name_B2 = Weiß B2
name_B3 = Portal B3
name_B4 = Schwarz B4
name_B5 = Schwarz B5
name_C1 = Blau C1
name_C2 = Portal C2
name_C3 = Weiß C3
name_C4 = Schwarz C4
name_C5 = Portal C5
name_C6 = Grün C6
name_D1 = Blau D1
name_D2 = Blau D2
name_D3 = Blau D3
name_D4 = Schloss D4
name_D5 = Grün D5
name_D6 = Grün D6
name_D7 = Grün D7
name_E1 = Blau E1
name_E2 = Portal E2
name_E3 = Rot E3
name_E4 = Gelb E4
name_E5 = Portal E5
name_E6 = Grün E6
name_F1 = Rot F1
name_F2 = Rot F2
name_F3 = Portal F3
name_F4 = Gelb F4
name_F5 = Gelb F5
name_G1 = Rot G1
name_G2 = Rot G2
name_G3 = Gelb G3
name_G4 = Gelb G4
name_pies_1 = 1 Kuchen
name_pies_2 = 2 Kuchen
name_pies_3 = 3 Kuchen
name_pies_4 = 4 Kuchen
name_pies_5 = 5 Kuchen
name_pies_6 = 6 Kuchen
name_pies_7 = 7 Kuchen
name_pies_8 = 8 Kuchen
name_pies_9 = 9 Kuchen
name_pies_10 = 10 Kuchen
name_fight_0 = Schlacht 0
name_fight_1 = Schlacht 1
name_fight_2 = Schlacht 2
name_fight_3 = Schlacht 3
name_fight_4 = Schlacht 4
name_fight_5 = Schlacht 5
name_fight_6 = Schlacht 6
name_fight_7 = Schlacht 7
name_fight_8 = Schlacht 8
name_fight_9 = Schlacht 9
name_fight_10 = Schlacht 10
name_spells_0 = 0 Zauber
name_spells_1 = 1 Zauber
name_spells_2 = 2 Zauber
name_spells_3 = 3 Zauber
name_spells_4 = 4 Zauber
name_spells_5 = 5 Zauber
name_first_right = Weg A nach rechts
name_first_down_right = Weg A nach unten rechts
name_first_down_left = Weg A nach unten links
name_first_left = Weg A nach links
name_first_up_left = Weg A nach oben links
name_first_up_right = Weg A nach oben rechts
name_card_1 = Karte 1
name_card_2 = Karte 2
name_card_3 = Karte 3
name_card_4 = Karte 4
name_card_5 = Karte 5
name_card_6 = Karte 6
name_card_7 = Karte 7
name_card_8 = Karte 8
name_card_9 = Karte 9
name_card_10 = Karte 10
name_card_11 = Karte 11
name_card_12 = Karte 12
name_card_13 = Karte 13
name_card_14 = Karte 14
name_card_15 = Karte 15
name_card_16 = Karte 16
name_card_17 = Karte 17
name_card_18 = Karte 18
name_card_19 = Karte 19
name_card_20 = Karte 20
name_card_21 = Karte 21

## What a card says, for anyone who looks it up

face_fight = In einer Kuchenschlacht: { $pies } Kuchen und { $spells } Zauber.
face_seek = Entdecken: { $placed }.
face_pies = { $pies ->
    [0] Keine Kuchen, und nichts zu entdecken.
    [one] Ein Kuchen.
   *[other] { $pies } Kuchen.
}

## The rules

why_board = Auf dem gedruckten Spielplan haben die Felder keine Namen. Deshalb heißen sie nach der Reihe, von oben A bis G, und nach der Nummer von links. Die Richtungen der Karten stimmen, wenn Spielplan und Karten gleich herum liegen, mit der weißen Region oben links.
    .section = Tablemate; Bewegung
why_difficulty = Die Schwierigkeit legt fest, mit wie vielen Kuchen sie beginnt und wie viele Marker sie eine Trophäe kostet: sechs Marker und keinen Kuchen bei sehr leicht, fünf und zwei bei leicht, vier und drei bei normal, drei und vier bei schwer, zwei und fünf bei sehr schwer.
    .section = Schwierigkeitsgrade; Aufbau 4
why_camps = Eine Automountie nimmt den Platz eines Menschen ein. Deshalb gelten die Lager für alle Spieler zusammen, Menschen und Automounties.
    .section = Einleitung; Aufbau 1
why_deck = Die 21 Automountie-Karten werden zu einem verdeckten Stapel gemischt. Jede hat zwei oder drei Teile, und es gibt vier Arten davon: Kuchen, Entdecken, Wege und Kuchenschlacht.
    .section = Aufbau 2; Automountie-Karten
why_friendship = Automounties Freundschaftsmarker steht das ganze Spiel über auf Stufe 5.
    .section = Aufbau 3
why_pieces = Sie wird aufgebaut wie du, bekommt aber kein Spielertableau, keine Charakterkarte und keine Zauberkarte.
    .section = Aufbau 5
why_kingdom = Du suchst ein Tierkönigreich für sie aus. Die Züge gehen im Uhrzeigersinn von Lager zu Lager, und sie ist in dieser Reihenfolge dran wie alle anderen.
    .section = Aufbau 6
why_primary = Einer ihrer Entdecker ist das ganze Spiel über der Hauptentdecker. Welcher, ist egal, aber er zieht zuerst und bezahlt zuerst.
    .section = Aufbau 7
why_seekers = Jeder Spieler hat zwei Entdecker. Ein Entdecker steht auf einem Feld oder in seinem Lager.
    .section = Aufbau 5; Regeln für mehrere Spieler
why_tokens = Ein Marker ist ein Edelstein, ein Apfel oder eine Quest. In der Schachtel sind 24 Edelsteine, 24 Äpfel und 12 Quests, also können auf dem Spielplan nicht mehr liegen.
    .section = Rohstoff- und Questmarker; Spielmaterial
why_turn_order = Automountie hat ihren Platz in der Zugreihenfolge wie alle anderen. Ihr Zug beginnt mit der Prüfung, ob sie eine Trophäe verdient.
    .section = Automounties Zug
why_turn_steps = Hat sie keine Trophäe zu legen, nimmt sie die oberste Karte ihres Stapels, bekommt deren Kuchen, entdeckt und zieht.
    .section = Automounties Zug
why_reshuffle = Muss eine Karte gezogen werden und der Stapel ist leer, werden alle Karten zu einem neuen gemischt. Die Wege der aktuellen Karte gelten für diesen Zug weiter.
    .section = Automountie-Karten
    .reshuffle_all = Auch sie wird mit eingemischt.
    .reshuffle_without_current = Nach der Lesart, die du gewählt hast, bleibt sie draußen.
why_trophy_check = Haben ihre beiden Entdecker zusammen so viele Marker, wie ihre Schwierigkeit verlangt, verdient sie eine Trophäe. Quests zählen mit.
    .section = Trophäe prüfen
why_payment = Sie gibt genau die Marker ab, die die Trophäe kostet: zuerst die vom Hauptentdecker, und von jedem Entdecker erst Quests, dann Edelsteine, dann Äpfel. Stehen beide auf einem Feld, gehören die Marker dem Hauptentdecker.
    .section = Trophäe prüfen 1, 2
why_trophy_space = Die Trophäe kommt auf das erste Feld der Trophäenleiste von links, auf dem sie noch keine hat.
    .section = Trophäe prüfen 3
why_turn_skipped = Hat sie eine Trophäe für ihre Marker gelegt, lässt sie den Rest ihres Zuges aus. Im Großen Finale wird weiter geprüft, ob sie noch eine verdient.
    .section = Trophäe prüfen 4; Großes Finale
why_no_trophy_left = Sie hat keine Trophäe mehr. Deshalb behält sie ihre Marker, und ihr Zug geht weiter.
    .section = Trophäe prüfen
why_gain_pies = Sie bekommt die Kuchen oben auf ihrer Karte, wenn dort welche sind.
    .section = Kuchen bekommen
why_eight_pies = Erreicht sie 8 oder mehr Kuchen, verdient sie die Trophäe für 8 Kuchen. Ihr Zug endet damit nicht.
    .section = Kuchen bekommen
    .bonus_pies_count = Auch die 2 Kuchen nach einer verlorenen Kuchenschlacht zählen dafür.
    .bonus_pies_do_not_count = Nach der Lesart, die du gewählt hast, zählen die 2 Kuchen nach einer verlorenen Kuchenschlacht dafür nicht.
why_pie_limit = Die Kuchenleiste endet bei 10. Was darüber hinausgeht, verfällt.
    .section = Kuchen bekommen; Regeln für mehrere Spieler
why_one_trophy = Regeln, die nicht geändert sind, gelten weiter, und vor dem Großen Finale legt man in einem Zug nur eine Trophäe. Die zweite entfällt fürs Erste, aber sie kann sie später noch verdienen.
    .section = Einleitung; Regeln für mehrere Spieler
why_own_trophy = Deine Trophäen legst du nach den normalen Regeln: vor dem Großen Finale eine in einem Zug, und auf jedes Feld der Trophäenleiste nur einmal. Die vierte löst das Große Finale aus.
    .section = Einleitung; Regeln für mehrere Spieler
why_seek = Hat ihre Karte den Abschnitt „Entdecken“, kommen die Marker darauf so auf den Spielplan, auch dorthin, wo ein Entdecker steht.
    .section = Entdecken
why_seek_friendship = Automountie bekommt keine Freundschaft, wenn sie einen Marker zum Entdecker eines anderen legt.
    .section = Entdecken
why_seek_supply = Reicht der Vorrat nicht, kommt nur das auf den Spielplan, was da ist.
    .section = Entdecken; Spielmaterial
why_seek_occupied = Nach der Lesart, die du gewählt hast, kommt keine Quest auf ein Feld, auf dem ein Entdecker steht.
    .section = Entdecken
why_most_tokens = Beide Entdecker ziehen, der Hauptentdecker zuerst. Jeder nimmt den Weg, der ihm die meisten Marker bringt, auch solche aus einer Kuchenschlacht, und geht ihn so weit wie möglich, mit allem, was er hat und unterwegs einsammelt. Er bleibt vor dem Rand stehen, vor Schloss Immerfrei, und mit weniger als 3 Kuchen auch vor einem Gegner. Portale sind für sie gewöhnliche Felder.
    .section = Bewegung 1
    .mid_path_fight_stop = Trifft sie unterwegs auf einen Gegner, bleibt sie stehen und kämpft.
    .mid_path_fight_walk_on = Nach der Lesart, die du gewählt hast, kämpft sie unterwegs gegen einen Gegner und geht weiter, wenn sie gewinnt.
    .mid_path_fight_at_end = Nach der Lesart, die du gewählt hast, geht sie unterwegs an einem Gegner vorbei und kämpft nur am Ende des Weges.
    .own_seeker_no_gain = Marker bei ihrem anderen Entdecker sind kein Gewinn.
    .own_seeker_gain = Nach der Lesart, die du gewählt hast, zählen Marker bei ihrem anderen Entdecker als Gewinn.
    .own_seeker_blocked = Nach der Lesart, die du gewählt hast, bleibt sie auch vor ihrem anderen Entdecker stehen.
    .shared_space_primary = Marker auf einem Feld, auf dem beide ihre Entdecker stehen, nimmt der Hauptentdecker mit.
    .shared_space_moving = Nach der Lesart, die du gewählt hast, gehen Marker auf einem Feld, auf dem beide ihre Entdecker stehen, mit dem, der zuerst zieht.
why_tie_primary = Mehrere Wege bringen gleich viel. Der Hauptentdecker nimmt davon den ersten im Alphabet, von A nach F.
    .section = Bewegung 2a
why_tie_other = Mehrere Wege bringen gleich viel. Der andere Entdecker nimmt davon den letzten im Alphabet, von F nach A.
    .section = Bewegung 2b
why_no_path = Ein Weg, auf dem schon der erste Schritt nicht geht, zählt nicht. Geht auf keinem Weg einer, zieht der Entdecker nicht.
    .section = Bewegung
why_stop_at_castle = Automounties Entdecker bleiben vor Schloss Immerfrei stehen, also kann dort keiner von ihnen sein.
    .section = Bewegung
why_quests_vanish = Lassen Automounties Entdecker nach einer Kuchenschlacht oder durch etwas anderes Quests zurück, kommen diese sofort vom Spielplan.
    .section = Bewegung
why_fight = Zieht ein Entdecker auf das Feld eines Gegners, beginnt eine Kuchenschlacht. Du wählst deine Kuchen und Zauber wie gewohnt, bevor Automountie eine Karte zieht.
    .section = Kuchenschlachten 1
    .crowd_nearest = Stehen dort mehrere Gegner, kämpft sie gegen den nächsten in der Zugreihenfolge.
    .crowd_each = Nach der Lesart, die du gewählt hast, kämpft sie gegen jeden Gegner, der dort steht, einen nach dem anderen.
why_fight_card = Der Teil für die Kuchenschlacht auf einer neuen Karte sagt, wie viele Kuchen sie wirft, aber nie mehr, als sie hat, und wie viele Karten sie vom Zauberstapel zieht und spielt. Der Rest dieser Karte zählt nicht.
    .section = Kuchenschlachten 2, 3
    .spell_limit_seekers = Nach der Lesart, die du gewählt hast, spielt sie höchstens einen Zauber für jeden ihrer Entdecker dort.
why_fight_total = Wer mit Kuchen und Zaubern zusammen mehr hat, gewinnt.
    .section = Kuchenschlachten; Regeln für mehrere Spieler
why_fight_paid = Egal wer gewinnt, beide Seiten bezahlen die Kuchen, die sie geworfen haben, und die gespielten Zauber werden abgeworfen. Bei Automountie gehen die Kuchen sofort herunter, wenn sie wirft.
    .section = Kuchenschlachten; Regeln für mehrere Spieler
why_fight_tie = Beide haben gleich viel, und die Regel für das Solospiel sagt dazu nichts.
    .section = Kuchenschlachten; Regeln für mehrere Spieler
    .tied_fight_attacker = Nach den Regeln für mehrere Spieler gewinnt, wer angegriffen hat.
    .tied_fight_defender = Nach der Lesart, die du gewählt hast, gewinnt, wer sich verteidigt.
why_loser_home = Wer verliert, stellt seine Entdecker von diesem Feld zurück in sein Lager, und die Rohstoffe dort bleiben bei dem, der gewonnen hat.
    .section = Kuchenschlachten; Regeln für mehrere Spieler
why_fight_bonus = Verliert Automountie eine Kuchenschlacht, nimmt sie immer den Bonus von 2 Kuchen.
    .section = Kuchenschlachten 4
why_fight_trophy = Regeln, die nicht geändert sind, gelten weiter: Für die erste Kuchenschlacht, die sie gewinnt, legt Automountie eine Trophäe, auch im Zug eines anderen.
    .section = Einleitung
why_finale = Hat jemand die letzte Trophäe gelegt, beginnt das Große Finale. Darin ist die Zahl der Trophäen nicht begrenzt, und nach ihrem Zug legt Automountie weitere, solange ihre Marker reichen.
    .section = Großes Finale; Einleitung
    .finale_turns_others = Alle anderen haben noch einen Zug.
    .finale_turns_all = Nach der Lesart, die du gewählt hast, haben alle noch einen Zug.
why_game_end = Automountie gewinnt oder verliert nach denselben Regeln wie du: Es gewinnt, wer am Ende des Großen Finales alle vier Trophäen gelegt hat.
    .section = Einleitung; Regeln für mehrere Spieler
why_tie_break = Haben mehrere vier Trophäen gelegt, gewinnt, wer mehr Freundschaft hat, danach, wer mehr Rohstoffe auf den Feldern seiner Entdecker hat. Automountie hat 5 Freundschaft, und Quests sind keine Rohstoffe.
    .section = Einleitung; Regeln für mehrere Spieler
why_gift = Bekommt Automountie zwei Äpfel oder Edelsteine, geht einer zu jedem ihrer Entdecker. Ist nur einer auf dem Spielplan, bekommt er beide. Ist keiner da, bekommt sie nichts.
    .section = Anhang: Karten und Plättchen
why_spells_taken = Automountie hat keine Zauber. Darfst du ihr welche nehmen, nimm stattdessen die oberste Karte des Zauberstapels.
    .section = Anhang: Karten und Plättchen
why_resources_taken = Darfst du Automountie 2 Rohstoffe nehmen, gibt sie Marker in der Reihenfolge her, in der sie eine Trophäe bezahlt, die vom Hauptentdecker zuerst.
    .section = Anhang: Karten und Plättchen
    .taken_resources_quests_too = Zuerst kommen also Quests, dann Edelsteine, dann Äpfel.
    .taken_resources_resources_only = Nach der Lesart, die du gewählt hast, ist eine Quest kein Rohstoff. Zuerst kommen also Edelsteine, dann Äpfel.
why_teams = Zwei oder drei Leute spielen als Team gegen zwei oder drei Automounties, alle mit derselben Schwierigkeit.
    .section = Anhang: Teamvariante
why_team_trophies = Hat eine Automountie alle ihre Trophäen gelegt, legt sie die der nächsten in ihrem Team, die noch welche hat. Auf die Felder für 8 Kuchen und für eine Kuchenschlacht kommen sie nie.
    .section = Teamvariante: Trophäen von Team Automountie
why_team_friendship = Für einen Rohstoff beim Entdecker eines Teammitglieds bekommst du keine Freundschaft.
    .section = Teamvariante: Miteinander im Team
why_team_gifts = Darfst du bei einer Quest jemandem etwas geben, kann das kein Teammitglied sein.
    .section = Teamvariante: Miteinander im Team
why_team_make = Beim Herstellen darfst du auch Rohstoffe von Nachbarfeldern nehmen, auf denen ein Entdecker eines Teammitglieds steht, wenn es einverstanden ist.
    .section = Teamvariante: Miteinander im Team
why_team_spaces = Entdecker können nicht auf ein Feld ziehen, auf dem ein Entdecker eines Teammitglieds steht. Für Automounties sind solche Felder wie außerhalb des Spielplans.
    .section = Teamvariante: Miteinander im Team
why_team_deck = Die Automounties haben einen gemeinsamen Stapel, aber jede zieht in ihrem Zug ihre eigene Karte.
    .section = Teamvariante: Miteinander im Team
why_team_end = Das Spiel endet, wenn ein Team alle seine Trophäen gelegt hat. Auch dann gibt es noch ein Großes Finale.
    .section = Teamvariante: Spielende und Sieg
why_team_tie = Haben beide Teams alle Trophäen gelegt, entscheidet die Freundschaft des ganzen Teams, dann seine Rohstoffe.
    .section = Teamvariante: Spielende und Sieg
