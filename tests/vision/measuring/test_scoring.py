"""The results of a look are counted against the truth file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.saying import refused
from vision.look import Seen
from vision.measuring.scoring import Rate, measure_corner_error, pair_cards, score_look
from vision.measuring.truth import TrueCard, TrueDie, Truth, TruthError, load_truth, load_truths
from vision.reading import Corners, Reading, Status, square_around


def place(left: float) -> Corners:
    return ((left, 0), (left + 100, 0), (left + 100, 150), (left, 150))


def true_card(left: float, card_id: str | None = "osprey", *, readable: bool = True) -> TrueCard:
    return TrueCard(card_id, "up" if card_id else "down", place(left), 0.0, readable and card_id is not None)


def seen_card(left: float, card_id: str | None, status: Status = Status.SURE, face: str = "up") -> Reading:
    return Reading(card_id, 0.95, status, place(left), face=face)  # type: ignore[arg-type]  # a test's own words


def score(true: list[TrueCard], seen: list[Reading], px_per_mm: float = 3.0) -> dict[str, Rate]:
    truth = Truth(Path("t.jpg"), px_per_mm, tuple(true), (), "")
    return score_look(truth, Seen(tuple(seen), (), {})).rates


def test_found_named_and_missed_cards_are_counted() -> None:
    rates = score(
        [true_card(0), true_card(200), true_card(400), true_card(600, None)],
        [seen_card(3, "osprey"), seen_card(205, "mallard", Status.CHECK), seen_card(900, "osprey"),
         seen_card(600, None, Status.UNREADABLE, "down")],
    )  # fmt: skip
    assert rates["cards found"] == Rate(3, 4)
    assert rates["cards precise"] == Rate(3, 4)
    assert rates["names right"] == rates["names right from 2.5 px/mm"] == Rate(1, 3)
    assert rates["face down known"] == Rate(1, 1)


def test_two_readings_of_one_card_count_once() -> None:
    rates = score([true_card(0)], [seen_card(0, "osprey"), seen_card(1, "osprey")])
    assert (rates["cards found"], rates["cards precise"]) == (Rate(1, 1), Rate(1, 2))


def test_a_missed_card_of_a_pile_does_not_take_the_outline_of_the_card_upon_it() -> None:
    pairs = pair_cards([true_card(0, "mallard"), true_card(20)], [seen_card(17, None, Status.UNREADABLE)])
    assert [seen is not None for _, seen in pairs] == [False, True]


def test_an_outline_about_two_cards_of_a_pile_is_of_the_one_that_it_names() -> None:
    rates = score([true_card(0), true_card(20, "mallard")], [seen_card(12, "osprey")])
    assert rates["names right"] == Rate(1, 2)


def test_a_far_table_is_counted_for_silence_only() -> None:
    seen = [seen_card(0, None, Status.UNREADABLE), seen_card(200, "osprey", Status.CHECK)]
    rates = score([true_card(0, readable=False), true_card(200, readable=False)], seen, px_per_mm=1.4)
    assert rates["not guessed below 1.6 px/mm"] == Rate(1, 2)
    assert rates["names right"].share is None


def test_wrong_and_sure_is_listed_for_cards_and_dice() -> None:
    dice = (TrueDie("fish", (50, 50), 40), TrueDie("seed", (150, 50), 40), TrueDie("fruit", (300, 50), 40))
    readings = (
        Reading("rodent", 0.95, Status.SURE, square_around((55, 52), 40)),
        Reading("seed", 0.95, Status.SURE, square_around((150, 50), 40)),
        Reading("fruit", 0.95, Status.SURE, square_around((350, 50), 40)),
    )
    truth = Truth(Path("t.jpg"), 3.0, (true_card(0),), dice, "")
    counted = score_look(truth, Seen((seen_card(0, "mallard"),), readings, {}))
    assert counted.wrong_sure == ["mallard != osprey", "rodent != fish"]
    assert counted.rates["dice right"] == Rate(1, 3)
    assert counted.rates["dice precise"] == Rate(2, 3)


def test_corner_error_does_not_mind_which_end_is_the_top() -> None:
    a, b, c, d = place(4)
    assert measure_corner_error(place(0), (c, d, a, b)) == pytest.approx(0.04)


def test_a_truth_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "a.jpg").touch()
    (tmp_path / "without_truth.jpg").touch()
    card = {
        "id": "x",
        "name": "X",
        "face": "down",
        "corners": [[0, 0], [1, 0], [1, 2], [0, 2]],
        "readable": False,
    }
    die = {"face": "fish", "center": [5, 6], "size_px": 7}
    said = {"size_wh": [9, 9], "px_per_mm": 2.5, "cards": [card], "dice": [die], "hard": "fog"}
    (tmp_path / "a.json").write_text(json.dumps(said), encoding="utf-8")
    (truth,) = load_truths(tmp_path)
    assert truth.cards == (TrueCard(None, "down", ((0, 0), (1, 0), (1, 2), (0, 2)), 0.0, readable=False),)
    assert (truth.dice, truth.hard) == ((TrueDie("fish", (5, 6), 7),), "fog")


@pytest.mark.parametrize("said", ["not json", "{}", '{"px_per_mm": 2, "cards": [{"face": "up"}]}', "[]"])
def test_a_bad_truth_file_is_named(tmp_path: Path, said: str) -> None:
    (tmp_path / "a.json").write_text(said, encoding="utf-8")
    with refused(TruthError, match=r"a\.json is not a truth file"):
        load_truth(tmp_path / "a.jpg")


def test_a_folder_without_truth_is_refused(tmp_path: Path) -> None:
    with refused(TruthError, match="no picture with a truth file"):
        load_truths(tmp_path)
