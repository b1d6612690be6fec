"""The deck file: the practice deck, the template, previews, and what a bad line is answered with."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.entries import TO_ENTER
from engine.errors import BadData
from engine.my_little_scythe import GAME
from engine.my_little_scythe.board import spaces
from engine.my_little_scythe.cards import DECK_SIZE, SHEET, read_cards
from engine.my_little_scythe.drawing import draw_card, draw_cards
from tests.engine.my_little_scythe.table import card
from tests.explained import explained, reason_of, refuses
from voice.phrases import Phrases

(FORM,) = GAME.forms
TEXT = FORM.shipped.text
LINES = TEXT.splitlines()


def change(old: str, new: str) -> str:
    """The practice deck with the first such text changed."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def without_last_card() -> str:
    return TEXT[: TEXT.rindex("[[card]]")]


class TestPracticeDeck:
    def test_it_has_21_cards_of_two_or_three_parts(self) -> None:
        cards = read_cards(TEXT).cards
        assert sorted(one.number for one in cards.values()) == list(range(1, DECK_SIZE + 1))
        assert all(one.paths and not (one.pies and one.seek) for one in cards.values())

    def test_every_card_has_a_face_of_its_own_that_can_be_said(self) -> None:
        cards, phrases = read_cards(TEXT).cards, Phrases(GAME)
        names = Counter(phrases.name(face) for face in cards)
        assert max(names.values()) == 1
        assert all("_" not in name and "+" not in name for name in names)

    def test_nothing_is_placed_on_portals_or_the_castle(self) -> None:
        placed = [space for one in read_cards(TEXT).cards.values() for _, space in one.seek]
        assert not {spaces()[space].region for space in placed} & {"portal", "castle"}

    def test_cards_that_look_alike_are_told_apart_by_their_number(self) -> None:
        second = TEXT.index("[[card]]", TEXT.index("[[card]]") + 1)
        third = TEXT.index("[[card]]", second + 1)
        twins = (
            TEXT[:second]
            + TEXT[TEXT.index("[[card]]") : second].replace("number = 1", "number = 2")
            + TEXT[third:]
        )
        faces = list(read_cards(twins).cards)
        assert [face.rpartition("+")[2] for face in faces[:2]] == ["card_1", "card_2"]


class TestTemplate:
    def test_a_template_filled_in_from_cards_is_good(self) -> None:
        text = FORM.template.replace(f'trophy_track = "{TO_ENTER}"\n', "")
        for key, value in {"pies": "0", "seek": "[]", "fight.pies": "1", "fight.spells": "0"}.items():
            text = text.replace(f'{key} = "{TO_ENTER}"', f"{key} = {value}")
        for letter in "ABCDEF":
            text = text.replace(f'path.{letter} = "{TO_ENTER}"', f'path.{letter} = ["up left"]')
        assert len(read_cards(text).cards) == DECK_SIZE


@pytest.mark.parametrize(
    ("text", "entry", "reason"),
    [
        pytest.param(
            change("origin", 'trophy_track = ["spells"]\norigin'),
            "trophy_track",
            "all eight of friendship, eight_pies",
            id="short track",
        ),
        pytest.param(
            change("origin", "trophy_track = 8\norigin"),
            "trophy_track",
            "trophy_track is 8",
            id="track no list",
        ),
        pytest.param(
            change("origin", 'trophy_track = ["pies"]\norigin'),
            "trophy_track",
            "trophy_track holds 'pies'; allowed are friendship",
            id="unknown trophy",
        ),
        pytest.param(
            without_last_card(),
            "[[card]]",
            "ends with 20 entries headed [[card]]; 21 are needed",
            id="wrong count",
        ),
        pytest.param(
            change("number = 2\n", "number = 1\n"),
            None,
            f"number is 1; line {LINES.index('number = 1') + 1} says so too, and each [[card]] needs its own",
            id="duplicate",
        ),
        pytest.param(
            change("number = 1\n", "number = 22\n"), "number = 22", "from 1 to 21", id="number out of range"
        ),
        pytest.param(
            change("pies = 0\n", 'pies = "two"\n'), "pies =", "pies is 'two'; a whole number", id="wrong type"
        ),
        pytest.param(change("pies = 0\n", "pies = true\n"), "pies =", "pies is True", id="true is no number"),
        pytest.param(change("pies = 0\n", "pies = -1\n"), "pies =", "from 0 to 10", id="negative"),
        pytest.param(
            change("pies = 0\n", "pies = 2\n"), "seek =", "pies or a seek diagram, not both", id="four parts"
        ),
        pytest.param(
            change("pies = 0\n", ""),
            "[[card]]",
            "pies is missing; needed are number, pies",
            id="missing field",
        ),
        pytest.param(
            change("pies = 0\n", "pies = 0\npie = 0\n"),
            "pie =",
            "'pie' is unknown; allowed are number, pies",
            id="unknown field",
        ),
        pytest.param(
            change("quest A1", "map A1"),
            "seek =",
            "seek holds 'map A1'; allowed are quest",
            id="unknown token",
        ),
        pytest.param(change("quest A1", "quest A9"), "seek =", "a space from A1 to G4", id="unknown space"),
        pytest.param(change('"quest A1"', "7"), "seek =", "seek holds 7; allowed", id="seek of a wrong type"),
        pytest.param(
            change('seek = ["quest A1"', 'seek = "no" # ["quest A1"'),
            "seek =",
            "seek is 'no'",
            id="seek no list",
        ),
        pytest.param(
            change('path.A = ["right"]', 'path.A = ["east"]'),
            "path.A",
            "path.A holds 'east'; allowed are right",
            id="unknown direction",
        ),
        pytest.param(
            change('path.A = ["right"]', "path.A = []"),
            "path.A",
            "a list of 1 to 6 directions",
            id="path of no step",
        ),
        pytest.param(
            change('path.A = ["right"]', 'path.A = "right"'),
            "path.A",
            "path.A is 'right'; a list of 1 to 6",
            id="path no list",
        ),
        pytest.param(
            change("path.F", "path.G"),
            "path.G",
            "'path.G' is unknown; allowed are A, B",
            id="unknown letter",
        ),
        pytest.param(
            change("fight.pies = 1\n", ""),
            "[[card]]",
            "fight.pies is missing; needed are pies, spells",
            id="half a fight",
        ),
        pytest.param(
            change("fight.spells = 0", "fight.spells = 6"), "fight.spells = 6", "from 0 to 5", id="six spells"
        ),
    ],
)
def test_a_bad_line_is_answered_with_file_line_and_what_is_allowed(
    text: str, entry: str | None, reason: str
) -> None:
    with pytest.raises(BadData) as refused:
        FORM.check(text)
    assert reason in reason_of(refused.value)
    assert explained(refused.value).startswith(SHEET)
    assert "\n" not in explained(refused.value)[:200]
    if entry:
        starts = [n for n, line in enumerate(text.splitlines(), 1) if line.strip().startswith(entry)]
        assert refused.value.line in starts


def test_a_card_without_a_path_is_refused() -> None:
    start = TEXT.index("path.A")
    end = TEXT.index("fight.pies")
    with refuses(BadData, match="path is missing"):
        read_cards(TEXT[:start] + TEXT[end:])
    with refuses(BadData, match="it needs at least one"):
        read_cards(TEXT[:start] + "path = {}\n" + TEXT[end:])


class TestPreview:
    def test_the_whole_deck_is_drawn_after_the_names_of_the_spaces(self) -> None:
        lines = draw_cards(TEXT)
        assert sum(line.startswith("card ") for line in lines) == DECK_SIZE
        assert "D4" in lines[6]
        assert max(map(len, lines[:14])) <= 80

    def test_a_card_shows_its_tokens_and_its_paths(self) -> None:
        shown = card(
            5, seek=(("quest", "B2"), ("gem", "G4")), paths={"A": ("right", "right"), "B": ("down_left",)}
        )
        headline, *maps = draw_card(shown)
        assert headline == "card 5: seek; fight with pies 0, spells 0; paths A right, right; B down left"
        assert maps[1].split() == [".", "q", ".", ".", ".", ".", ".", ".", ".", "."]
        assert maps[3].split()[7:] == [".", ".", ".", "@", "A", "A", "."]
        assert maps[4].split()[6:] == [".", ".", "B", ".", ".", "."]
        assert maps[6].split()[:4] == [".", ".", ".", "g"]

    def test_a_card_with_pies_and_one_with_neither(self) -> None:
        assert "card 1: pies 2;" in draw_card(card(pies=2))[0]
        assert "card 1: no pies, no seek;" in draw_card(card())[0]
