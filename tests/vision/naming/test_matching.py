"""Lines are matched to names by what was seen letter by letter."""

from __future__ import annotations

import numpy as np
import pytest

from vision.naming.grading import MOST, grade
from vision.naming.titles.catalogue import Catalogue, CatalogueEntry
from vision.naming.titles.confidence import MOST_LOSS_IF_SURE, judge_match, share_among
from vision.naming.titles.matching import TitleMatch, explain_again, explain_lines, match_explained
from vision.naming.titles.recogniser import LineText
from vision.naming.titles.signs import spell
from vision.reading import Status


def read_as(catalogue: Catalogue, text: str, certainty: float = 0.98) -> LineText:
    """Make the line a recogniser sees that reads this text, each letter with this certainty."""
    letters = [0, *(place for sign in spell(text) for place in (catalogue.alphabet.index(sign) + 1, 0))]
    steps = np.full((len(letters), len(catalogue.alphabet) + 1), (1 - certainty) / 40, np.float32)
    steps[np.arange(len(letters)), letters] = certainty
    return LineText(steps / steps.sum(axis=1, keepdims=True), catalogue.alphabet)


def match_lines(lines: list[LineText], catalogue: Catalogue) -> TitleMatch | None:
    return match_explained(explain_lines(lines, catalogue.names), catalogue)


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
    assert both.support > one.support == 0


def test_a_name_that_is_not_in_the_catalogue_is_not_sure(catalogue: Catalogue) -> None:
    eastern = Catalogue(entry for entry in catalogue.entries if entry.id != "western-meadowlark")
    match = match_lines([read_as(eastern, "Western Meadowlark")], eastern)
    assert grade(judge_match(match)) is not Status.SURE


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
        assert grade(judge_match(match)) is Status.CHECK


def test_lines_without_letters_match_nothing(catalogue: Catalogue) -> None:
    assert match_lines([read_as(catalogue, "")], catalogue) is None
    assert match_lines([], catalogue) is None
    assert judge_match(None) == 0


def test_only_entries_that_explain_something_are_candidates(catalogue: Catalogue) -> None:
    match = match_lines([read_as(catalogue, "Osprey")], catalogue)
    assert match is not None
    assert all(ranked.gain > 0 for ranked in match.ranked)
    assert match_lines([read_as(catalogue, "qqqqxxxxzzzz")], catalogue) is None


def test_a_catalogue_of_one_card_works() -> None:
    only = Catalogue([CatalogueEntry("osprey", "Osprey")])
    match = match_lines([read_as(only, "Osprey")], only)
    assert match is not None
    assert [candidate.id for candidate in share_among(match.ranked, 0.9)] == ["osprey"]


def test_clearer_letters_give_more_confidence(catalogue: Catalogue) -> None:
    levels = [
        judge_match(match_lines([read_as(catalogue, "Turkey Vulture", p)], catalogue))
        for p in (0.3, 0.5, 0.98)
    ]
    assert levels == sorted(levels)
    assert levels[-1] <= MOST


def test_what_the_first_does_not_have_is_shared_by_the_others(catalogue: Catalogue) -> None:
    match = match_lines([read_as(catalogue, "Western Meadowlark", 0.4)], catalogue)
    assert match is not None
    shares = [candidate.confidence for candidate in share_among(match.ranked, 0.8)]
    assert shares[0] == 0.8
    assert sum(shares) == pytest.approx(1)
    assert shares[1:] == sorted(shares[1:], reverse=True)


def test_the_better_of_two_readings_of_a_line_counts(catalogue: Catalogue) -> None:
    misread, read = read_as(catalogue, "Qsprxy", 0.7), read_as(catalogue, "Osprey")
    alone = match_lines([misread], catalogue)
    explained = explain_again(explain_lines([misread], catalogue.names), [read], catalogue.names)
    both = match_explained(explained, catalogue)
    assert both is not None
    assert both.ranked[0].entry.id == "osprey"
    assert judge_match(both) > judge_match(alone)


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
    assert match.loss_per_letter == pytest.approx(alone.loss_per_letter, abs=0.05)


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
    assert MOST_LOSS_IF_SURE < other.loss_per_letter == pytest.approx(even.loss_per_letter, abs=0.1)
    assert even.worst_pair < other.worst_pair
    assert grade(judge_match(even)) is Status.SURE
    assert grade(judge_match(other)) is Status.CHECK


def test_a_name_that_the_print_speaks_against_is_ruled_out_even_if_two_others_are_alike(
    catalogue: Catalogue,
) -> None:
    meadowlark = read_as(catalogue, "Eastern Meadowlark")
    match = match_lines([blur(meadowlark, catalogue, slice(0, 2), 4)], catalogue)
    assert match is not None
    assert grade(judge_match(match)) is Status.CHECK
    assert {"eastern-meadowlark", "western-meadowlark"} <= match.possible
    assert "osprey" not in match.possible


def test_print_that_says_nothing_rules_nothing_out(catalogue: Catalogue) -> None:
    match = match_lines([read_as(catalogue, "rk")], catalogue)
    assert match is None or match.possible == {entry.id for entry in catalogue.entries}
