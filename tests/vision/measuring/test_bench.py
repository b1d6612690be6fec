"""A bench counts, times and tells."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

import cv2
import pytest

from tablemate.wording import words
from tests.saying import refused
from tests.vision.conftest import open_titles
from vision.geometry import Image
from vision.look import Eye
from vision.measuring.bench import Bench, Timing, bench, describe_json, measure_slope, render_table
from vision.measuring.scoring import Rate
from vision.measuring.truth import TruthError, load_truths
from vision.reading import Outline

if TYPE_CHECKING:
    from pathlib import Path

    from vision.naming.titles.catalogue import Catalogue

Lay = Callable[..., tuple[Image, Outline]]


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory, catalogue: Catalogue, lay_card: Lay) -> Bench:
    folder = tmp_path_factory.mktemp("bench")
    outline: Outline | None = None
    for name, bird_id, true_id in (("a", "osprey", "osprey"), ("b", "mallard", "osprey")):
        picture, outline = lay_card(bird_id)
        card = {"id": true_id, "face": "up", "corners": outline.corners, "readable": True}
        cv2.imwrite(str(folder / f"{name}.png"), picture)
        (folder / f"{name}.json").write_text(
            json.dumps({"px_per_mm": 3.5, "cards": [card]}), encoding="utf-8"
        )
    eye = Eye(open_titles(catalogue, *([outline] if outline else [])), {})
    return bench(load_truths(folder), eye, lambda _: None, repeat=2)


def test_rates_and_wrong_answers_are_added_up(result: Bench) -> None:
    assert result.add_up("names right") == Rate(1, 2)
    assert result.count_whole("names right") == Rate(1, 2)
    assert result.wrong_sure == ["b.png: mallard != osprey"]


def test_the_table_shows_what_was_measured_and_what_was_not(result: Bench) -> None:
    lines = render_table(result, words).splitlines()
    told = {line.split("  ")[0]: line.split("  ", 1)[1].strip() for line in lines[:-1]}
    assert told["names right"].startswith("50.0%")
    assert told["dice right"] == "nothing to count"
    assert told["text recognition over the whole frame takes"] == "not measured"
    assert lines[-1] == "b.png: mallard != osprey"


def test_the_json_has_the_same_figures(result: Bench) -> None:
    told = json.loads(json.dumps(describe_json(result)))
    assert told["rates"]["names right"] == {"right": 1, "of": 2, "share": 0.5}
    assert told["wrong_and_sure"] == result.wrong_sure
    assert told["ms"]["total"]["median"] <= told["ms"]["total"]["p90"]
    assert [each["picture"] for each in told["each"]] == ["a.png", "b.png"]


def test_the_cost_of_a_further_card_is_the_slope() -> None:
    def took(*looks: tuple[int, float]) -> Bench:
        return Bench((), tuple(Timing(cards, {"read": ms}) for cards, ms in looks), None, None)

    assert measure_slope(took((1, 40), (3, 90), (5, 140))) == pytest.approx(25)
    assert measure_slope(took((3, 40), (3, 90))) is None


def test_repeated_looks_are_timed_and_scored_once(result: Bench) -> None:
    assert len(result.timings) == 4
    assert len(result.scores) == 2


def test_a_place_that_is_not_there_or_has_no_truth_is_refused(tmp_path: Path) -> None:
    with refused(TruthError, match="is not there"):
        load_truths(tmp_path / "gone")
    with refused(TruthError, match="no picture with a truth file"):
        load_truths(tmp_path)
