"""How a mission sounds: whole sentences, as they are said at the table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from engine.flat_earth import GAME
from engine.flat_earth import events as happened
from engine.flat_earth.events import RULES
from engine.flat_earth.table import ATTACKS, LENGTHS
from engine.game import Setup, complete
from engine.requests import Choose
from voice.phrases import Phrases

if TYPE_CHECKING:
    from engine.events import Event

RULE = RULES["rounds"]


def turn(**facts: Any) -> Event:
    """A turn that begins with one Event open and no hand that Tablemate knows, but for these facts."""
    usual = {
        "turn": 4,
        "crew": 3,
        "hand": (),
        "cards": 0,
        "open": 1,
        "open_events": ("Blue Door",),
        "kinds": 1,
    }
    return happened.TurnBegan(rule=RULE, **{**usual, "draw_deck": "virtual", **facts})


def completed(**facts: Any) -> Event:
    """The last Event is completed, but for these facts."""
    cards = {
        "event": "Blue Door",
        "card": "Blue Key",
        "completing_card": "discarded",
        "event_deck": "virtual",
    }
    usual = {"place": 10, "last_reaction": "first", "left": 0}
    return happened.EventCompleted(rule=RULE, **{**cards, **usual, **facts})


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        pytest.param(
            turn(crew=1, hand=("Recruit",), cards=1, open=3, open_events=("Blue Door", "Open Gate"), kinds=2),
            "Turn 4. 1 Red Suit is alive. 3 Events are open: Blue Door and Open Gate. You hold Recruit.",
            id="turn with a hand Tablemate keeps",
        ),
        pytest.param(
            turn(draw_deck="physical"),
            "Turn 4. 3 Red Suits are alive. 1 Event is open: Blue Door. It is your Player Phase.",
            id="turn with a hand of printed cards",
        ),
        pytest.param(
            turn(turn=5, open=2, draw_deck="physical"),
            "Turn 5. 3 Red Suits are alive. 2 Events are open, each a Blue Door. It is your Player Phase.",
            id="turn with two Events of one kind",
        ),
        pytest.param(
            completed(place=3, event_deck="physical", left=1),
            "Blue Key completes E 3, Blue Door: turn the Event sideways. The card goes to the Draw discards. "
            "1 Event is left.",
            id="printed Event completed",
        ),
        pytest.param(
            completed(),
            "Blue Key completes E 10, Blue Door. The card goes to the Draw discards. "
            "That was the last Event. Its Reaction still comes.",
            id="the last Event is not yet the win",
        ),
        pytest.param(
            completed(last_reaction="win_at_once"),
            "Blue Key completes E 10, Blue Door. The card goes to the Draw discards. That was the last Event.",
            id="the last Event wins at once",
        ),
        pytest.param(
            happened.DualCardsNamed(rule=RULE, cards=("Gold Key",), number=1, acts_as="shuffle"),
            "Gold Key acts as Shuffle, as an action and as a Reaction.",
            id="one card acts as another",
        ),
        pytest.param(
            happened.DualCardsNamed(
                rule=RULE, cards=("Blue Key", "Green Key"), number=2, acts_as="infiltrator"
            ),
            "Blue Key and Green Key act as Infiltrator, as actions and as Reactions.",
            id="two cards act as another",
        ),
        pytest.param(
            happened.ReactionDrawn(rule=RULE, card="Attack"),
            "The Reaction is an Attack.",
            id="an Attack as the Reaction",
        ),
        pytest.param(
            happened.AttackSkipped(rule=RULE, draw_deck="physical"),
            "Discard the Attack. It does no harm, and you draw again.",
            id="an Infiltrator draws an Attack",
        ),
        pytest.param(
            happened.AttackStruck(rule=RULE, pile="events", left=2),
            "The Attack strikes. Flip over one of your Red Suits. 2 are left. "
            "The Attack goes to the Event discards.",
            id="Tips: an Attack of the Timeline goes to the Event discards",
        ),
        pytest.param(
            happened.AttackStruck(rule=RULE, pile="draw", left=1),
            "You drew an Attack, and it strikes. Flip over one of your Red Suits. 1 is left. "
            "The Attack goes to the Draw discards.",
            id="Tips: an Attack that was drawn goes to the Draw discards",
        ),
        pytest.param(
            happened.AttackStruck(rule=RULE, pile="recruit", left=0),
            "The Recruit strikes like an Attack. Flip over one of your Red Suits. Nobody is left. "
            "The Recruit goes to the Draw discards.",
            id="Recruit as a Reaction",
        ),
        pytest.param(
            happened.AttackStopped(rule=RULE, pile="lost_events", card="Teleport"),
            "Teleport saves your crew. It goes to the Draw discards, the Attack to the Event discards.",
            id="Teleport and Attack go to different piles",
        ),
        pytest.param(
            happened.ThreeAlikeStruck(rule=RULE, cards=("Sabotage",), left=2),
            "Three of the same in your hand: Sabotage. Discard the three and flip over one of your Red Suits; "
            "no Teleport helps. 2 are left.",
            id="three Sabotage cards",
        ),
        pytest.param(
            happened.EventRevealed(rule=RULE, place=7, event="Blue Door", wanted=(), number=0),
            "E 7 is Blue Door. Read on the card what completes it.",
            id="the player judges",
        ),
        pytest.param(
            happened.EventRevealed(
                rule=RULE, place=7, event="Open Gate", wanted=("Blue Key", "Gold Key"), number=2
            ),
            "E 7 is Open Gate. Any of these completes it: Blue Key and Gold Key.",
            id="one of several cards is enough",
        ),
        pytest.param(
            happened.FinalEventDiscarded(rule=RULE, place=10, event="Blue Door", replacement="face_down"),
            "There is no Event left to flip. E 10, Blue Door, goes to the Event discards. "
            "A new card from the Event Deck takes its place, face down.",
            id="final Event replaced face down",
        ),
        pytest.param(
            happened.NothingDrawn(rule=RULE, cards=0),
            "The Draw Deck is empty, so you draw no card.",
            id="nothing to draw",
        ),
        pytest.param(
            happened.MissionAccomplished(rule=RULE, events=10, crew=1),
            "Mission accomplished: all 10 Events are completed, and 1 Red Suit is alive. You win. Well played!",
            id="won",
        ),
    ],
)
def test_an_event_is_said_in_these_words(event: Event, sentence: str) -> None:
    assert Phrases(GAME).event(event) == sentence


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        pytest.param("draw", "You drew an Attack. Do you stop it, or lose a Red Suit?", id="refill"),
        pytest.param("events", "It attacks your crew. Do you stop it, or lose a Red Suit?", id="Timeline"),
        pytest.param(
            "recruit", "The Recruit counts as an Attack. Do you stop it, or lose a Red Suit?", id="Recruit"
        ),
    ],
)
def test_the_player_is_asked_about_an_attack_in_these_words(what: str, sentence: str) -> None:
    request = Choose("stop_attack", ("Teleport", "let_be"), facts={"what": what})
    assert Phrases(GAME).ask(request) == sentence


def test_the_choices_are_named_as_people_say_them() -> None:
    named = [
        Phrases(GAME).name(id_) for id_ in ("let_be", "complete", "discard", "E 3 Blue Door", "infiltrator")
    ]
    assert named == [
        "no, let it happen",
        "complete an Event",
        "discard a card",
        "E 3 Blue Door",
        "Infiltrator",
    ]


@pytest.mark.parametrize(
    ("left", "sentence"),
    [
        pytest.param(1, "You may draw 1 more card. Do you draw one?", id="one"),
        pytest.param(3, "You may draw up to 3 more cards. Do you draw one?", id="several"),
    ],
)
def test_a_refill_says_how_many_cards_are_left_to_draw(left: int, sentence: str) -> None:
    assert Phrases(GAME).ask(Choose("refill", ("draw_one", "enough"), facts={"left": left})) == sentence


@pytest.mark.parametrize(
    "option",
    [pytest.param("attacks", id="How many Attacks?"), pytest.param("timeline", id="How many Events?")],
)
def test_a_choice_of_a_number_begins_with_that_number(option: str) -> None:
    numbers = {"attacks": ATTACKS, "timeline": LENGTHS}[option]
    (found,) = [each for each in GAME.options if each.id == option]
    words = [Phrases(GAME).choice(found, choice) for choice in found.choices]
    assert [int(re.findall(r"\w+", word)[0]) for word in words] == list(numbers.values())


@pytest.mark.parametrize(
    ("rule", "options", "says", "says_not"),
    [
        pytest.param("refill", {}, "up to five in hand, as Table 2", "you chose", id="up to five"),
        pytest.param(
            "refill", {"refill": "as_used"}, "as many cards as you used", "Table 2", id="as many as used"
        ),
        pytest.param("teleport_action", {}, "may also keep it", "must", id="a Teleport may be kept"),
        pytest.param(
            "teleport_action", {"teleport": "must"}, "must be played", "may also", id="it must be played"
        ),
        pytest.param("win", {}, "Reaction to the last Event comes first", "before the", id="Reaction first"),
        pytest.param("win", {"last_reaction": "win_at_once"}, "win before", "comes first", id="win at once"),
        pytest.param(
            "final_event",
            {"final_event": "last"},
            "even if it is completed",
            "not completed",
            id="last place",
        ),
        pytest.param("timeline", {"timeline": "twenty"}, "You chose twenty", "There are ten", id="twenty"),
        pytest.param(
            "completed",
            {"completing_card": "under_event"},
            "stays under",
            "discard pile",
            id="under the Event",
        ),
    ],
)
def test_a_rule_is_told_by_the_reading_in_force(
    rule: str, options: dict[str, str], says: str, says_not: str
) -> None:
    words = RULES[rule].under(complete(GAME, Setup(options=options)).options).words
    assert says in words
    assert says_not not in words
