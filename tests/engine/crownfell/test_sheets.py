"""The character sheet and the solo deck: what a file may say, and how a bad one is refused."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.crownfell import GAME
from engine.crownfell.characters import COUNT, KNOWN, TEAMS, read_characters
from engine.crownfell.solo_cards import read_solo_cards
from engine.entries import TO_ENTER
from engine.errors import BadData
from engine.game import Origin, Setup, Sheet
from engine.play import Play
from tests.engine.random_play import play_on, random_setup
from tests.explained import explained, reason_of

CHARACTERS, SOLO = GAME.forms
SHIPPED, SOLO_SHIPPED = CHARACTERS.shipped.text, SOLO.shipped.text


def line_of(text: str, words: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), start=1) if words in line)


def refused(read: object, text: str) -> BadData:
    with pytest.raises(BadData) as caught:
        read(text)  # type: ignore[operator] # one of the two readers
    assert "\n" not in explained(caught.value)
    return caught.value


# --- What ships ---------------------------------------------------------------------------------------


def test_the_stand_in_holds_what_is_known() -> None:
    characters = read_characters(SHIPPED)
    assert len(characters) == COUNT == 17
    assert set(KNOWN) < set(characters)
    assert all(set(team) < set(KNOWN) for team in TEAMS.values())


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("Beacon", "Guide"),
        ("Duke", "Command"),
        ("Martyr", "Sacrifice"),
        ("Minstrel", "Inspire"),
        ("Monarch", "Honour Guard"),
        ("Mystic", "Whisper"),
        ("Pyro", "Fireball"),
        ("Stag", "Promote"),
    ],
)
def test_the_titles_the_glossary_tells_are_in_sheet_and_template(name: str, title: str) -> None:
    ability = read_characters(SHIPPED)[name].ability
    assert ability is not None
    assert ability.title == title
    assert f'ability.title = "{title}"' in CHARACTERS.template


def test_a_template_filled_in_is_a_sheet_that_can_be_played() -> None:
    text = CHARACTERS.template
    text = text.replace(f'name = "{TO_ENTER}"', 'name = "Wyrm"')
    text = text.replace(f'arrows = "{TO_ENTER}"', "arrows = { forward = 2, back-left = 1, right = 1 }")
    text = re.sub(rf'^(ranged|protect|lock) = "{TO_ENTER}"', r"\1 = []", text, flags=re.MULTILINE)
    text = text.replace(
        f'ability = "{TO_ENTER}"', 'ability.title = "By the card"\nability.effect = "by_hand"'
    )
    text = text.replace(f'effect = "{TO_ENTER}"', 'effect = "capture"\nability.from = "adjacent"')
    text = re.sub(rf'^(ability.(?:from|to)) = "{TO_ENTER}"', r'\1 = ["forward"]', text, flags=re.MULTILINE)
    text = text.replace(f'directions = "{TO_ENTER}"', 'directions = "any"')
    text = text.replace(f'captures = "{TO_ENTER}"', "captures = false")
    assert "Wyrm" in read_characters(text)
    for seed in range(8):
        setup = random_setup(GAME, seed)
        sheets = {CHARACTERS.name: Sheet(Origin.OWNER, text)}
        play = play_on(Play(GAME, Setup(seed, setup.options, sheets)), Random(seed))
        assert play.result


def test_identical_solo_cards_are_allowed() -> None:
    card = '[[card]]\nactions = ["move"]\narrow = "up"\nturn = "clockwise"\n'
    assert len(read_solo_cards('origin = "owner"\n' + card * 2)) == 2


# --- Bad characters -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        pytest.param(
            "forward-left = 2", "sideways = 2", "allowed are forward, forward-right", id="unknown direction"
        ),
        pytest.param(
            "arrows = { forward = 2, left = 1, right = 1, back = 1 }",
            "arrows = 2",
            "directions with 1 or 2",
            id="no directions",
        ),
        pytest.param(
            "forward = 2",
            "forward = 3",
            "arrows.forward is 3; a whole number from 1 to 2 is needed",
            id="three arrows",
        ),
        pytest.param(
            "forward = 2",
            "forward = true",
            "arrows.forward is True; a whole number",
            id="arrows of a wrong type",
        ),
        pytest.param(
            'protect = ["left", "right"]', 'protect = ["lefft"]', "allowed are forward, back", id="square"
        ),
        pytest.param('protect = ["left", "right"]', 'protect = "left"', "a list such as", id="no list"),
        pytest.param('protect = ["left", "right"]', 'protect = ["left", "left"]', "twice", id="square twice"),
        pytest.param(
            'protect = ["left", "right"]', 'protect = ["left-right"]', "1 to 4 spaces", id="own square"
        ),
        pytest.param(
            'protect = ["left", "right"]',
            "protect = [5]",
            "protect holds 5; allowed are forward",
            id="square of a wrong type",
        ),
        pytest.param(
            'protect = ["left", "right"]\n',
            "",
            "protect is missing; needed are name, arrows",
            id="missing field",
        ),
        pytest.param(
            "leaps = true", "flies = true", "'flies' is unknown; allowed are name, arrows", id="unknown field"
        ),
        pytest.param(
            "leaps = true", 'leaps = "yes"', "allowed are true and false", id="flag of a wrong type"
        ),
        pytest.param(
            'name = "Assassin"',
            'name = "Angel"',
            f"name is 'Angel'; line {line_of(SHIPPED, 'name = ')} says so too, and each [[character]] needs its own",
            id="duplicate name",
        ),
        pytest.param('name = "Assassin"', 'name = "Assasin"', "Assassin cannot be found", id="misspelt name"),
        pytest.param('name = "Assassin"', "name = 7", "words in quotation marks", id="name of a wrong type"),
        pytest.param(
            'name = "Seventeenth"', 'name = "a_b"', "at most 31 letters", id="name with an underscore"
        ),
        pytest.param(
            'effect = "bring"', 'effect = "fetch"', "allowed are capture, move", id="unknown effect"
        ),
        pytest.param('who = "ally"', 'who = "anyone"', "allowed are ally, opponent", id="unknown who"),
        pytest.param(
            'ability.to = ["back-left", "back-right"]',
            "",
            "ability.to is missing; needed are title, effect",
            id="effect lacks a part",
        ),
        pytest.param(
            'ability.to = ["left", "right", "back"]', "ability.to = []", "at least one", id="empty area"
        ),
        pytest.param(
            'from = "anywhere"', 'from = "nearby"', "'diagonals', 'anywhere' or a list", id="unknown area"
        ),
        pytest.param('directions = "any"', 'directions = "some"', '"any" or a list', id="unknown directions"),
        pytest.param(
            'directions = ["forward"]', 'directions = ["up"]', "allowed are forward", id="direction"
        ),
        pytest.param('cost = "itself"', 'cost = "dear"', "allowed are nothing, itself", id="unknown cost"),
        pytest.param(
            'ability.effect = "capture"',
            'ability.effect = "deploy"',
            "'ability.from' is unknown; allowed are title, effect, to",
            id="part too many",
        ),
        pytest.param('ability = "none"', "ability = 3", '"none" or a title', id="ability of a wrong type"),
        pytest.param(
            'origin = "stand-in"', 'origin = "mine"', "allowed are owner, stand-in", id="unknown origin"
        ),
        pytest.param(
            'origin = "stand-in"',
            'origin = "owner"\ncolour = 1',
            "'colour' is unknown; allowed are origin, character",
            id="unknown key",
        ),
    ],
)
def test_a_bad_character_sheet_is_refused_with_line_and_what_is_allowed(
    old: str, new: str, says: str
) -> None:
    text = SHIPPED.replace(old, new, 1)
    assert text != SHIPPED
    error = refused(read_characters, text)
    assert says in reason_of(error)
    assert error.file == "characters.toml"
    assert error.line


def test_the_line_is_the_line_of_the_fault() -> None:
    text = SHIPPED.replace('effect = "swap"', 'effect = "swop"')
    assert refused(read_characters, text).line == line_of(text, "swop")


@pytest.mark.parametrize("count", [16, 18])
def test_a_wrong_number_of_characters_is_refused(count: int) -> None:
    extra = '\n[[character]]\nname = "Extra"\narrows = {}\nranged = []\nprotect = []\nlock = []\nability = "none"\n'
    cut = SHIPPED.rindex("[[character]]")
    text = SHIPPED + extra if count == 18 else SHIPPED[:cut]
    assert f"ends with {count} entries headed [[character]]; 17 are needed" in reason_of(
        refused(read_characters, text)
    )


# --- Bad solo cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        pytest.param(
            '"capture", "rally"',
            '"attack", "rally"',
            "allowed are capture, rally, ability, move",
            id="action",
        ),
        pytest.param(
            '"capture", "rally"', '"rally", "rally"', "each action is allowed once", id="duplicate action"
        ),
        pytest.param('arrow = "up"', 'arrow = "north"', "allowed are up, up-right", id="unknown arrow"),
        pytest.param('arrow = "up"', "arrow = 1", "arrow is 1; allowed are up", id="arrow of a wrong type"),
        pytest.param(
            'turn = "clockwise"', 'turn = "left"', "allowed are clockwise, counterclockwise", id="turn"
        ),
        pytest.param(
            'turn = "clockwise"\n', "", "turn is missing; needed are actions, arrow, turn", id="missing field"
        ),
        pytest.param(
            'arrow = "up"', 'arow = "up"', "'arow' is unknown; allowed are actions", id="unknown field"
        ),
    ],
)
def test_a_bad_solo_deck_is_refused_with_line_and_what_is_allowed(old: str, new: str, says: str) -> None:
    text = SOLO_SHIPPED.replace(old, new, 1)
    error = refused(read_solo_cards, text)
    assert says in reason_of(error)
    assert error.file == "solo_cards.toml"
    assert error.line


@pytest.mark.parametrize("count", [1, 19])
def test_a_wrong_number_of_solo_cards_is_refused(count: int) -> None:
    card = '[[card]]\nactions = ["move"]\narrow = "up"\nturn = "clockwise"\n'
    error = refused(read_solo_cards, 'origin = "owner"\n' + card * count)
    assert f"ends with {count} entries headed [[card]]; 2 to 18 are needed" in reason_of(error)


@pytest.mark.parametrize("actions", ["[]", '"move"'])
def test_actions_must_be_a_list_with_something_in_it(actions: str) -> None:
    text = f'origin = "owner"\n[[card]]\nactions = {actions}\narrow = "up"\nturn = "clockwise"\n'
    assert "a list such as" in reason_of(refused(read_solo_cards, text))


# --- Previews -----------------------------------------------------------------------------------------


def test_the_preview_draws_arrows_and_icons_around_the_card() -> None:
    lines = list(CHARACTERS.draw(SHIPPED))
    start = lines.index("Harbinger")
    assert [line.split() for line in lines[start + 1 : start + 6]] == [
        ["·", "·", "↑R", "·", "·"],
        ["·", "·", "↑", "·", "·"],
        ["·", "·", "*", "·", "·"],
        ["·", "↙", "·", "↘", "·"],
        ["·", "·", "·", "·", "·"],
    ]


@pytest.mark.parametrize(
    "words",
    [
        "Guide: a fellow card anywhere comes to a space at back left or back right.",
        "Command: a fellow card beside it moves one space in any direction.",
        "Inspire: a fellow card anywhere moves one space forward and may capture.",
        "Whisper: an opposing card diagonally beside it moves one space in any direction.",
        "Fireball: captures an opposing card at 2 forward or 2 forward left or 2 forward right.",
        "Sacrifice: captures an opposing card beside it. Then it is flipped and discarded.",
        "Promote: a card is deployed to a space at left or right or back.",
        "It passes over other cards.",
        "It may end its move on top of another card.",
    ],
)
def test_the_preview_says_what_abilities_do(words: str) -> None:
    assert words in CHARACTERS.draw(SHIPPED)


def test_the_preview_shows_a_note_and_an_ability_by_hand() -> None:
    own = 'note = "ask again"\nability.title = "Bless"\nability.effect = "by_hand"'
    lines = CHARACTERS.draw(SHIPPED.replace('ability = "none"', own, 1))
    assert "ask again" in lines
    assert "Bless: as the card says; you carry it out and tell what changed." in lines


def test_the_preview_of_the_solo_deck_is_a_line_a_card() -> None:
    lines = SOLO.draw(SOLO_SHIPPED)
    assert lines[0] == " 1  ↑ ↻  capture, rally, ability, move"
    assert len(lines) == 16
