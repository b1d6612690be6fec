"""Measuring accuracy and speed on pictures with truth files, as a table and as JSON."""

from __future__ import annotations

import re
import sys
import time
from dataclasses import dataclass
from functools import reduce
from operator import add
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

from vision.look import Eye, SeenPicture, look
from vision.measuring.scoring import Rate, Score, score_look
from vision.pictures.picture import load_picture

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from vision.geometry import Image
    from vision.measuring.truth import Truth

MOST_OCR_PICTURES = 5
TIMES = 3  # how often each of them is looked at
_FEWEST_FOR_A_SLOPE = 2
# Of rapidocr: its threads spin while they wait for one another, which would count as work.
ONE_THREAD = {
    "EngineConfig.onnxruntime.intra_op_num_threads": 1,
    "EngineConfig.onnxruntime.inter_op_num_threads": 1,
}


@dataclass(frozen=True, slots=True)
class Timing:
    """How many cards one look saw, and how long each of its steps took."""

    cards: int
    ms: dict[str, float]


@dataclass(frozen=True, slots=True)
class Bench:
    """Every picture's score, every look's time, and the figures of the whole run."""

    scores: tuple[Score, ...]
    timings: tuple[Timing, ...]
    ocr_ratio: float | None
    peak_mb: float | None

    def add_up(self, kind: str) -> Rate:
        """Return one rate over all pictures."""
        return reduce(add, (score.rates[kind] for score in self.scores))

    def count_whole(self, kind: str) -> Rate:
        """Return in how many of the pictures that have any of a kind all of them are right."""
        rates = [score.rates[kind] for score in self.scores if score.rates[kind].of]
        return Rate(sum(rate.right == rate.of for rate in rates), len(rates))

    @property
    def wrong_sure(self) -> list[str]:
        """Everything confidently wrong, with its picture."""
        return [f"{score.picture}: {wrong}" for score in self.scores for wrong in score.wrong_sure]


def bench(
    truths: list[Truth],
    eye: Eye,
    show: Callable[[SeenPicture], None],
    *,
    repeat: int = 1,
    against_ocr: bool = False,
) -> Bench:
    """Look at pictures whose content is known; the first look at each is shown and scored, all are timed.

    Time is that of the processor: a busy computer needs no more of it.
    """
    eye.clock = time.process_time
    look(truths[0].picture, eye)  # the first look also opens the networks
    scores: list[Score] = []
    timings: list[Timing] = []
    for truth in truths:
        looks = [look(truth.picture, eye) for _ in range(repeat)]
        show(looks[0])
        scores.append(score_look(truth, looks[0].seen))
        timings += [Timing(len(each.seen.cards), each.seen.ms) for each in looks]
    peak_mb = measure_peak_mb()
    pictures = [truth.picture for truth in truths[:MOST_OCR_PICTURES]]
    ocr_ratio = compare_with_ocr(pictures, eye) if against_ocr else None
    return Bench(tuple(scores), tuple(timings), ocr_ratio, peak_mb)


def describe_json(result: Bench) -> dict[str, Any]:
    """Return the whole result as plain data."""
    kinds = list(result.scores[0].rates)
    return {
        "pictures": len(result.scores),
        "rates": {kind: _describe_rate(result.add_up(kind)) for kind in kinds},
        "whole_pictures": {
            kind: _describe_rate(result.count_whole(kind)) for kind in ("names right", "dice right")
        },
        "corner_error_median": measure_corners(result),
        "wrong_and_sure": result.wrong_sure,
        "ms": measure_times(result),
        "ms_per_further_card": measure_slope(result),
        "whole_frame_ocr_ratio": result.ocr_ratio,
        "peak_mb": result.peak_mb,
        "each": [_describe_score(score) for score in result.scores],
    }


def render_table(result: Bench, say: Callable[..., str]) -> str:
    """Return the figures as lines of text for the screen; `say` has the words for their keys."""
    kinds = list(result.scores[0].rates)
    rows = [(say(_key(kind)), _say_rate(result.add_up(kind), say)) for kind in kinds]
    rows += [
        (say("bench_whole", what=say(_key(kind))), _say_rate(result.count_whole(kind), say))
        for kind in ("names right", "dice right")
    ]
    rows += [
        (say("bench_wrong"), str(len(result.wrong_sure))),
        (say("bench_corners"), say("bench_of_width", share=f"{measure_corners(result):.1%}")),
        *((say("bench_ms", step=say(f"bench_{step}")), figure) for step, figure in _say_times(result, say)),
        (say("bench_further"), _say_number("bench_number", measure_slope(result), say)),
        (say("bench_ocr"), _say_number("bench_times", result.ocr_ratio, say)),
        (say("bench_memory"), _say_number("bench_megabytes", result.peak_mb, say)),
    ]
    wide = max(len(name) for name, _ in rows)
    return "\n".join([*(f"{name:<{wide}}  {figure}" for name, figure in rows), *result.wrong_sure])


def _key(kind: str) -> str:
    return "bench_" + re.sub(r"\W+", "_", kind)


def measure_corners(result: Bench) -> float:
    """Return the median distance of corners from the truth, as a share of the card's width."""
    errors = [error for score in result.scores for error in score.corner_errors]
    return median(errors) if errors else float("nan")


def measure_times(result: Bench) -> dict[str, dict[str, float]]:
    """Return median and ninetieth percentile of each step in milliseconds."""
    steps = {step: [timing.ms[step] for timing in result.timings] for step in result.timings[0].ms}
    return {step: {"median": median(times), "p90": _ninetieth(times)} for step, times in steps.items()}


def measure_slope(result: Bench) -> float | None:
    """Return how many milliseconds one more card costs, by a straight line through all looks."""
    counts = [timing.cards for timing in result.timings]
    if len(set(counts)) < _FEWEST_FOR_A_SLOPE:
        return None
    times = [timing.ms["read"] for timing in result.timings]
    middle, level = sum(counts) / len(counts), sum(times) / len(times)
    risen = sum((count - middle) * (took - level) for count, took in zip(counts, times, strict=True))
    return risen / sum((count - middle) ** 2 for count in counts)


def compare_with_ocr(pictures: list[Path], eye: Eye) -> float:
    """Return how many times as long as our look text recognition over the whole frame takes."""
    from rapidocr import RapidOCR  # noqa: PLC0415 - only this comparison needs all of rapidocr

    reader = RapidOCR(params={"Global.log_level": "error", **ONE_THREAD})
    images = [load_picture(picture).image_bgr for picture in pictures]
    reader(images[0])
    ours = sum(_time(eye.look, image) for image in images)
    return sum(_time(reader, image) for image in images) / ours


def measure_peak_mb() -> float | None:
    """Return the most memory this process has held, where the system tells."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 - not on Windows

    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return held / 2**20 if sys.platform == "darwin" else held / 2**10


def _time(work: Any, image_bgr: Image) -> float:
    """Return the median of a few times."""
    times = []
    for _ in range(TIMES):
        start = time.process_time()
        work(image_bgr)
        times.append(time.process_time() - start)
    return median(times)


def _ninetieth(times: list[float]) -> float:
    return quantiles(times, n=10, method="inclusive")[-1] if len(times) > 1 else times[0]


def _describe_rate(rate: Rate) -> dict[str, Any]:
    return {"right": rate.right, "of": rate.of, "share": rate.share}


def _describe_score(score: Score) -> dict[str, Any]:
    rates = {kind: _describe_rate(rate) for kind, rate in score.rates.items()}
    return {
        "picture": score.picture,
        "hard": score.hard,
        "rates": rates,
        "wrong": score.wrong_sure,
    }


def _say_rate(rate: Rate, say: Callable[..., str]) -> str:
    if rate.share is None:
        return say("bench_none")
    return say("bench_rate", share=f"{rate.share:.1%}", right=rate.right, of=rate.of)


def _say_times(result: Bench, say: Callable[..., str]) -> list[tuple[str, str]]:
    times = measure_times(result).items()
    return [
        (step, say("bench_took", median=f"{took['median']:.0f}", most=f"{took['p90']:.0f}"))
        for step, took in times
    ]


def _say_number(key: str, number: float | None, say: Callable[..., str]) -> str:
    return say("bench_unmeasured") if number is None else say(key, number=f"{number:.1f}")
