"""The program that fits what titles say finds what is there to find."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from models.fit_evidence_titles import (
    Line,
    Look,
    Looks,
    find_stray,
    fit,
    fit_share_behind,
    fit_weights,
    is_to_fit,
    make_relation,
    make_short_names,
    read_folder,
    tell_cells,
    tell_reliability,
)
from models.typefaces import Typeface
from vision.naming.titles.catalogue import CatalogueEntry
from vision.naming.titles.evidence import list_facts
from vision.naming.titles.matching import Ranked, TextFit, TitleMatch

OSPREY, MALLARD = CatalogueEntry("osprey", "Osprey"), CatalogueEntry("mallard", "Mallard")


def make_match(first: float, second: float, loss: float = 0.0, worst_pair: float = 0.0) -> TitleMatch:
    ranked = (Ranked(OSPREY, first), Ranked(MALLARD, second))
    return TitleMatch(ranked, TextFit(9, loss, worst_pair))


def make_look(match: TitleMatch | None, truth: str | None) -> Look:
    return Look(8, blurred=False, truth=truth, ours=match, both=match)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Make a folder with one photograph of two printed names."""
    picture = np.full((300, 420, 3), 225, np.uint8)
    quads = {}
    for text, y in (("Osprey", 60), ("Mallard", 150)):
        cv2.putText(picture, text, (20, y), (20, 20, 20), cv2.FontFace("sans"), 32, 600)
        quads[text] = [[18, y - 26], [24 + 18 * len(text), y - 26], [24 + 18 * len(text), y + 8], [18, y + 8]]
    cv2.imwrite(str(tmp_path / "one.png"), picture)
    told = {"one.png": [{"quad": quad, "text": text} for text, quad in quads.items()]}
    (tmp_path / "labels.json").write_text(json.dumps(told), encoding="utf-8")
    more = "".join(f"n{number},Bird {number}\n" for number in range(40))
    (tmp_path / "names.csv").write_text(
        "id,name\na,Osprey\nb,Mallard\nc,Sandhill Crane\n" + more, encoding="utf-8"
    )
    return tmp_path


def test_the_fit_recovers_the_weights_chance_was_made_with() -> None:
    rng = np.random.default_rng(2)
    values = np.column_stack([np.ones(20_000), rng.uniform(-3, 3, 20_000)])
    right = rng.random(20_000) < 1 / (1 + np.exp(-(values @ [-0.5, 1.5])))
    fitted = fit(values, right.astype(float), np.ones(20_000))
    assert fitted == pytest.approx([-0.5, 1.5], abs=0.1)


def test_the_fit_says_the_same_however_many_of_the_looks_are_strangers() -> None:
    rng = np.random.default_rng(4)
    known = [make_look(make_match(30, 30 - lead), "osprey") for lead in rng.uniform(4, 20, 400)]
    strangers = [make_look(make_match(30, 30 - lead), None) for lead in rng.uniform(0, 16, 400)]
    facts = list_facts(10.0, make_match(30, 20).fit)
    few, many = (
        sum(weight * facts[name] for name, weight in weights.items())
        for weights in (fit_weights([*known, *strangers * times], ["osprey", "mallard"]) for times in (1, 5))
    )
    assert many == pytest.approx(few, abs=0.4), "five times as many are 1.6 nats"


def test_names_behind_count_for_as_little_as_the_truth_is_seldom_there() -> None:
    sharp = [make_look(make_match(10, 7), "osprey")] * 19 + [make_look(make_match(10, 7), "mallard")]
    assert fit_share_behind(sharp) == pytest.approx(np.log(19) / 3, abs=0.05)


def test_a_photograph_serves_to_fit_or_to_report_and_both_have_some() -> None:
    assert 15 < sum(is_to_fit(Path(f"{number}.jpg")) for number in range(60)) < 45


def test_a_family_serves_to_fit_or_to_report_and_both_have_some() -> None:
    faces = [Typeface(Path("a.ttf"), f"family {n}") for n in range(60)]
    assert 15 < sum(face.to_fit for face in faces) < 45


def test_print_that_is_no_title_lies_in_the_picture_and_apart_from_titles() -> None:
    title = np.array([(20, 20), (120, 20), (120, 40), (20, 40)], np.float64)
    other = title + np.array((0, 90))
    strays = [find_stray(title, [title, other], (200, 300), np.random.default_rng(n)) for n in range(20)]
    found = [stray for stray in strays if stray is not None]
    assert found
    for stray in found:
        top, low = stray[:, 1].min(), stray[:, 1].max()
        assert top >= 60
        assert low <= 90 or top >= 150
        assert low < 300


def test_a_relation_differs_in_one_word() -> None:
    names = ["Eastern Meadowlark", "Western Kingbird", "Osprey", "Sandhill Crane"]
    relation = make_relation("Eastern Meadowlark", names, np.random.default_rng(1))
    assert relation is not None
    assert sum(a != b for a, b in zip(relation.split(), ["Eastern", "Meadowlark"], strict=True)) == 1
    assert make_relation("Osprey", names, np.random.default_rng(1)) is None


def test_short_names_are_words_that_nobody_prints() -> None:
    assert make_short_names(["Sandhill Crane", "Common Kestrel", "Kea", "Old Barn Owl"]) == ["enarc", "nrab"]


def test_a_line_is_read_among_all_names_and_as_a_stranger_among_the_others(folder: Path) -> None:
    lines, names = read_folder(folder)
    assert [(type(line), line.text) for line in lines] == [(Line, "Osprey"), (Line, "Mallard")]
    looks = list(Looks(lines, names).take_to_report([12]))
    assert [look.truth for look in looks] == ["Osprey", None] * 2 + ["Mallard", None] * 2
    for look in looks:
        listed = {one.entry.id for one in look.match.ranked} if look.match else set()
        assert (look.truth in listed) == (look.truth is not None)
    sharp = list(tell_cells(looks))[2]
    assert sharp.startswith("| 12 px | sharp | 2 | 2 | 2 | 0 | 0 |")


def test_to_fit_there_are_known_ones_strangers_and_print_that_is_no_title(folder: Path) -> None:
    lines, names = read_folder(folder)
    looks = list(Looks(lines, names).take_to_fit([9, 12]))
    known = [look for look in looks if look.truth]
    assert len(known) == 8
    assert len(looks) > 16
    assert all(look.both and look.both.ranked[0].entry.id == look.truth for look in known)


def test_reliability_is_told_for_each_range_that_occurs() -> None:
    good, poor = make_match(60, 5), make_match(3, 2, 3.0, 6.0)
    looks = [
        make_look(good, "osprey"),
        make_look(good, "osprey"),
        make_look(poor, None),
        make_look(None, None),
    ]
    heads, _, *told = tell_reliability(looks, 0.3)
    assert "strangers 30%" in heads
    assert [row.split(" | ")[1] for row in told] in (["2"], ["1", "2"])
    assert told[-1].endswith("100.0% |")
