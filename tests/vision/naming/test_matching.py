"""Lines are matched to names by what was seen letter by letter."""

from __future__ import annotations

import numpy as np
import pytest

from vision.deciding import decide, is_none_of
from vision.evidence import ANYTHING, NOTHING, Expected, What
from vision.naming.titles.catalogue import Catalogue, CatalogueEntry
from vision.naming.titles.evidence import weigh_match
from vision.naming.titles.matching import TitleMatch, explain_again, explain_lines, match_explained
from vision.naming.titles.recogniser import LineText
from vision.naming.titles.signs import spell
from vision.reading import Glimpse, Reading, Status

IN_A_GAME = Expected(stranger=0.02)


def read_as(catalogue: Catalogue, text: str, certainty: float = 0.98) -> LineText:
    """Make the line a recogniser sees that reads this text, each letter with this certainty."""
    letters = [0, *(place for sign in spell(text) for place in (catalogue.alphabet.index(sign) + 1, 0))]
    steps = np.full((len(letters), len(catalogue.alphabet) + 1), (1 - certainty) / 40, np.float32)
    steps[np.arange(len(letters)), letters] = certainty
    return LineText(steps / steps.sum(axis=1, keepdims=True), catalogue.alphabet)


def match_lines(lines: list[LineText], catalogue: Catalogue) -> TitleMatch | None:
    return match_explained(explain_lines(lines, catalogue.names), catalogue)


def decide_by(match: TitleMatch | None, expected: Expected = ANYTHING) -> Reading:
    return decide(Glimpse(weigh_match(match), ((0, 0), (9, 0), (9, 9), (0, 9))), expected)


def measure_first(match: TitleMatch | None) -> float:
    """Return what speaks for the first entry."""
    assert match is not None
    entry = match.ranked[0].entry
    return weigh_match(match).find(What(entry.id, entry.side))


@pytest.mark.parametrize(
    ("listed", "printed"),
    [
        ("Grünspecht", "Gruenspecht"),
        ("Gruenspecht", "Grünspecht"),
        ("Rødstjert", "Roedstjert"),
        ("Mallard", "Mallard"),
    ],
)
def test_a_letter_with_dots_may_be_written_as_two_in_the_list_or_on_the_card(
    listed: str, printed: str
) -> None:
    names = [listed, "Grauspecht", "Buntspecht", "Stockente"]
    catalogue = Catalogue([CatalogueEntry(name, name) for name in names])
    match = match_lines([read_as(catalogue, printed)], catalogue)
    assert match is not None
    assert match.ranked[0].entry.id == listed
    assert match.fit.loss < 0.1
    assert decide_by(match).status is Status.SURE


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(["Eastern Meadowlark"], id="common name"),
        pytest.param(["Sturnella magna"], id="scientific name"),
        pytest.param(["Eastern Meadowlark", "Sturnella magna"], id="both"),
        pytest.param(["Eastern", "Meadowlark", "Sturnella magna"], id="name over two lines"),
        pytest.param(["EASTERN MEADOWLARK"], id="capitals"),
        pytest.param(["Eastern Meadowlark", "xkcq"], id="and something else"),
        pytest.param(["Eastem Meadowlark", "Sturnela magna"], id="misread"),
    ],
)
def test_the_right_entry_comes_first(catalogue: Catalogue, lines: list[str]) -> None:
    match = match_lines([read_as(catalogue, line) for line in lines], catalogue)
    assert match is not None
    assert match.ranked[0].entry.id == "eastern-meadowlark"
    assert match.lead > 0


def test_both_names_support_each_other(catalogue: Catalogue) -> None:
    one = match_lines([read_as(catalogue, "Osprey")], catalogue)
    both = match_lines([read_as(catalogue, "Osprey"), read_as(catalogue, "Pandion haliaetus")], catalogue)
    assert one is not None
    assert both is not None
    assert both.lead > one.lead
    assert measure_first(both) > measure_first(one)


def test_a_name_that_is_not_in_the_catalogue_is_not_sure(catalogue: Catalogue) -> None:
    eastern = Catalogue(entry for entry in catalogue.entries if entry.id != "western-meadowlark")
    match = match_lines([read_as(eastern, "Western Meadowlark")], eastern)
    assert decide_by(match).status is not Status.SURE


def test_a_near_relation_known_by_its_second_name_alone_is_not_sure() -> None:
    pine = Catalogue(
        [
            CatalogueEntry("pine-siskin", "Pine Siskin", "Spinus pinus"),
            CatalogueEntry("osprey", "Osprey", "Pandion haliaetus"),
        ]
    )
    for relation in ("Eurasian Siskin", "European Goldfinch"):
        match = match_lines([read_as(pine, relation), read_as(pine, "Spinus pinus")], pine)
        assert match is not None
        assert match.ranked[0].entry.id == "pine-siskin"
        assert decide_by(match).status is Status.CHECK


def test_lines_without_letters_match_nothing(catalogue: Catalogue) -> None:
    assert match_lines([read_as(catalogue, "")], catalogue) is None
    assert match_lines([], catalogue) is None
    assert weigh_match(None) is NOTHING


def test_only_entries_that_explain_something_are_candidates(catalogue: Catalogue) -> None:
    match = match_lines([read_as(catalogue, "Osprey")], catalogue)
    assert match is not None
    assert all(ranked.gain > 0 for ranked in match.ranked)
    assert match_lines([read_as(catalogue, "qqqqxxxxzzzz")], catalogue) is None


def test_a_catalogue_of_one_card_works() -> None:
    only = Catalogue([CatalogueEntry("osprey", "Osprey")])
    match = match_lines([read_as(only, "Osprey")], only)
    assert match is not None
    assert set(weigh_match(match).nats) == {What("osprey")}


def test_a_side_of_a_card_that_has_two_is_part_of_what_is_named() -> None:
    sides = Catalogue(
        [CatalogueEntry("fort", "Old Fort", side="front"), CatalogueEntry("fort", "Ruins", side="other")]
    )
    reading = decide_by(match_lines([read_as(sides, "Ruins")], sides), IN_A_GAME)
    assert (reading.id, reading.side, reading.status) == ("fort", "other", Status.SURE)


def test_clearer_letters_speak_more_for_a_name(catalogue: Catalogue) -> None:
    levels = [
        measure_first(match_lines([read_as(catalogue, "Turkey Vulture", p)], catalogue))
        for p in (0.3, 0.5, 0.98)
    ]
    assert levels == sorted(levels)


def test_names_that_explain_less_have_less_that_speaks_for_them(catalogue: Catalogue) -> None:
    match = match_lines([read_as(catalogue, "Western Meadowlark", 0.4)], catalogue)
    assert match is not None
    evidence = weigh_match(match)
    told = [evidence.find(What(one.entry.id)) for one in match.ranked]
    assert told == sorted(told, reverse=True)
    assert told[0] > told[1] > evidence.rest


def test_nothing_speaks_more_against_a_name_than_that_its_title_was_not_what_was_read(
    catalogue: Catalogue,
) -> None:
    match = match_lines([read_as(catalogue, "Eastern Meadowlark")], catalogue)
    assert match is not None
    assert "western-meadowlark" in {one.entry.id for one in match.ranked}
    evidence = weigh_match(match)
    for other in ("osprey", "western-meadowlark"):
        assert evidence.find(What(other)) == evidence.rest
    assert -5 < evidence.rest < 0 < evidence.find(What("eastern-meadowlark"))


def test_the_better_of_two_readings_of_a_line_counts(catalogue: Catalogue) -> None:
    misread, read = read_as(catalogue, "Qsprxy", 0.7), read_as(catalogue, "Osprey")
    alone = match_lines([misread], catalogue)
    explained = explain_again(explain_lines([misread], catalogue.names), [read], catalogue.names)
    both = match_explained(explained, catalogue)
    assert both is not None
    assert both.ranked[0].entry.id == "osprey"
    assert measure_first(both) > (measure_first(alone) if alone else 0)


def test_a_word_that_begins_a_longer_name_is_not_taken_for_the_whole() -> None:
    words = Catalogue(
        [
            CatalogueEntry("ice", "Ice"),
            CatalogueEntry("ice-cream", "Ice Cream"),
            CatalogueEntry("cream", "Cream"),
        ]
    )
    match = match_lines([read_as(words, "ICE"), read_as(words, "CREAM")], words)
    assert match is not None
    assert match.ranked[0].entry.id == "ice-cream"


def test_symbols_beyond_a_wide_gap_are_no_part_of_a_name() -> None:
    catalogue = Catalogue([CatalogueEntry("1", "Osprey"), CatalogueEntry("2", "Brant")])
    title, symbols = read_as(catalogue, "osprey"), read_as(catalogue, "xqo")
    bare = np.zeros((20, title.steps.shape[1]), np.float32)
    bare[:, 0] = 1
    line = LineText(np.concatenate([title.steps, bare, symbols.steps]), catalogue.alphabet)
    match, alone = (match_lines([one], catalogue) for one in (line, title))
    assert match is not None
    assert alone is not None
    assert match.ranked[0].entry.id == "1"
    assert match.fit.loss == pytest.approx(alone.fit.loss, abs=0.05)


def test_words_of_one_line_are_not_parted() -> None:
    catalogue = Catalogue([CatalogueEntry("1", "Black Vulture")])
    assert len(read_as(catalogue, "black vulture").part()) == 1


def blur(line: LineText, catalogue: Catalogue, letters: slice, worse: float) -> LineText:
    """Make some letters of a line less probable than a wrong one, by so many nats each."""
    steps = line.steps.copy()
    for step in range(len(steps))[1::2][letters]:
        right = int(steps[step].argmax())
        wrong = 1 + (right + 7) % len(catalogue.alphabet)
        steps[step] = 1e-4
        steps[step, [right, wrong]] = np.array([1, np.exp(worse)]) / (1 + np.exp(worse))
    return LineText(steps, line.alphabet)


def test_print_that_is_blurred_evenly_is_sure_and_another_word_of_the_same_loss_is_not() -> None:
    birds = Catalogue(
        [
            CatalogueEntry("1", "Red-Headed Woodpecker"),
            CatalogueEntry("2", "Osprey"),
            CatalogueEntry("3", "Sandhill Crane"),
        ]
    )
    line = read_as(birds, "Red-Headed Woodpecker")
    even = match_lines([blur(line, birds, slice(None), 0.7)], birds)
    other = match_lines([blur(line, birds, slice(4, 8), 3.7)], birds)
    assert even is not None
    assert other is not None
    assert even.ranked[0].entry.id == other.ranked[0].entry.id == "1"
    assert other.fit.loss == pytest.approx(even.fit.loss, abs=0.1)
    assert even.fit.worst_pair < other.fit.worst_pair
    assert decide_by(even).status is Status.SURE
    assert decide_by(other).status is not Status.SURE


def test_a_name_that_the_print_speaks_against_is_ruled_out_even_if_two_others_are_alike(
    catalogue: Catalogue,
) -> None:
    eastern, western = (read_as(catalogue, f"{side} Meadowlark").steps for side in ("Eastern", "Western"))
    match = match_lines([LineText((eastern + western) / 2, catalogue.alphabet)], catalogue)
    reading = decide_by(match, IN_A_GAME)
    assert reading.status is Status.CHECK
    assert not is_none_of(reading, {"eastern-meadowlark"})
    assert not is_none_of(reading, {"western-meadowlark"})
    assert is_none_of(reading, {"osprey"})


def test_print_that_says_nothing_rules_nothing_out(catalogue: Catalogue) -> None:
    reading = decide_by(match_lines([read_as(catalogue, "rk")], catalogue))
    assert not is_none_of(reading, {"osprey"})
