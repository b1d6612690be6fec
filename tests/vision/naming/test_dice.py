from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from fixtures.render.dice.clutter import draw_strange_die
from fixtures.render.dice.dice import FACES as DRAWN_FACES
from fixtures.render.dice.dice import choose_look, draw_die
from fixtures.render.dice.feeder import Scene, make_scene
from fixtures.render.scenes.snapshot import take_snapshot
from vision.deciding import decide, take_word
from vision.evidence import ANYTHING, IN_A_GAME, What
from vision.naming.dice.candidates import STRANGE, NamedDie
from vision.naming.dice.faces import weigh_faces
from vision.naming.dice.reader import FACES, DiceReader, cut_square
from vision.reading import Glimpse, Outline, Reading, Status
from vision.seams import Steps, finish


@pytest.fixture(scope="module")
def reader() -> DiceReader:
    return DiceReader()


def make_test_scene(seed: int, size_wh: tuple[int, int] = (640, 480), die_px: float = 44) -> Scene:
    return make_scene(np.random.default_rng(seed), "test", size_wh, die_px)


def name_die(
    face: str, confidence: float, size_px: float = 40.0, heat: float = 0.99, x: float = 50.0
) -> NamedDie:
    """A food die that may show another food."""
    chances = np.full(8, (1 - confidence) / 5, np.float32)
    chances[6:] = 0
    chances[FACES.index(face)] = confidence
    return NamedDie(Outline.square((x, 50.0), size_px, heat), chances, np.ones(3, np.float32))


def faces_of(readings: list[Reading]) -> list[str | None]:
    return sorted((die.id for die in readings), key=str)


def test_the_reader_names_the_faces_the_renderer_draws() -> None:
    assert FACES == DRAWN_FACES


@pytest.mark.parametrize("face", FACES)
def test_a_single_die_of_a_drawing_never_trained_on_is_read(reader: DiceReader, face: str) -> None:
    rng = np.random.default_rng(10)
    canvas = np.full((360, 480, 3), (70, 95, 120), np.uint8)
    draw_die(canvas, face, (200, 150), 48, 33, rng, choose_look(rng, "test", tilt_deg=12))
    (die,) = reader.read(canvas, expected=IN_A_GAME)
    assert (die.id, die.status) == (face, Status.SURE)
    assert die.center == pytest.approx((200, 150), abs=6)
    assert die.size_px == pytest.approx(48, rel=0.2)


@pytest.mark.parametrize("seed", range(6))
def test_whole_feeders_are_read(reader: DiceReader, seed: int) -> None:
    scene = make_test_scene(1000 + seed)
    assert faces_of(reader.read(scene.image_bgr, expected=IN_A_GAME)) == sorted(
        str(die.face) for die in scene.dice
    )


def test_a_region_leaves_out_the_dice_outside_it(reader: DiceReader) -> None:
    rng = np.random.default_rng(3)
    canvas = np.full((400, 800, 3), (60, 80, 60), np.uint8)
    look = choose_look(rng, "test", tilt_deg=5)
    for face, x in (("fish", 150), ("seed", 600)):
        draw_die(canvas, face, (x, 200), 50, 20, rng, look)
    left_half = ((0.0, 0.0), (400.0, 0.0), (400.0, 400.0), (0.0, 400.0))
    assert faces_of(reader.read(canvas)) == ["fish", "seed"]
    assert faces_of(reader.read(canvas, left_half)) == ["fish"]


def test_a_region_beside_the_picture_holds_no_dice(reader: DiceReader) -> None:
    away = ((-90.0, -90.0), (-10.0, -90.0), (-10.0, -10.0), (-90.0, -10.0))
    assert reader.read(make_test_scene(1).image_bgr, away) == []


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_turning_the_picture_changes_no_face(reader: DiceReader, turns: int) -> None:
    image = make_test_scene(1003).image_bgr
    turned = np.ascontiguousarray(np.rot90(image, turns))
    assert faces_of(reader.read(turned)) == faces_of(reader.read(image))


def test_places_are_told_in_pixels_of_a_large_picture(reader: DiceReader) -> None:
    scene = make_test_scene(1001, size_wh=(2400, 1800), die_px=120)
    readings = reader.read(scene.image_bgr)
    assert len(readings) == len(scene.dice)
    for die, placed in zip(readings, sorted(scene.dice, key=lambda d: d.center), strict=True):
        assert die.center == pytest.approx(placed.center, abs=18)
        assert die.size_px == pytest.approx(120, rel=0.25)


@pytest.mark.parametrize("seed", range(8))
def test_a_die_of_another_game_is_never_a_sure_food(reader: DiceReader, seed: int) -> None:
    rng = np.random.default_rng(40 + seed)
    canvas = np.full((320, 320, 3), (150, 160, 165), np.uint8)
    draw_strange_die(canvas, (160, 160), 50, 15, rng, choose_look(rng, "test"))
    readings = reader.read(take_snapshot(canvas, rng, 50))
    assert all(die.status is not Status.SURE for die in readings)


@pytest.mark.parametrize(
    "image",
    [
        pytest.param(np.zeros((480, 640, 3), np.uint8), id="all black"),
        pytest.param(np.full((480, 640, 3), 255, np.uint8), id="all white"),
        pytest.param(np.full((1, 1, 3), 90, np.uint8), id="one pixel"),
        pytest.param(np.full((9, 3000, 3), 90, np.uint8), id="a strip"),
    ],
)
def test_pictures_without_dice_hold_no_dice(reader: DiceReader, image: np.ndarray) -> None:
    assert reader.read(image) == []


def test_readings_run_from_left_to_right_and_alternatives_hold_no_told_face(reader: DiceReader) -> None:
    readings = reader.read(make_test_scene(1002).image_bgr)
    assert [die.center for die in readings] == sorted(die.center for die in readings)
    assert all(die.id not in {other.id for other in die.alternatives} for die in readings)


def judge_alone(die: NamedDie) -> Reading:
    """Decide on a die that has no others beside it."""
    return decide(Glimpse(weigh_faces(die, [die]), die.found.corners), ANYTHING)


@pytest.mark.parametrize(
    ("face", "confidence", "status"),
    [
        pytest.param("fish", 0.97, Status.SURE, id="clear"),
        pytest.param("seed", 0.7, Status.CHECK, id="likely"),
        pytest.param("seed", 0.3, Status.CHECK, id="a guess among foods"),
    ],
)
def test_status_follows_from_the_chance_of_the_face(*, face: str, confidence: float, status: Status) -> None:
    die = judge_alone(name_die(face, confidence))
    assert (die.id, die.status) == (face, status)


def name_by_views(reader: DiceReader, monkeypatch: pytest.MonkeyPatch, faces: list[str]) -> NamedDie:
    """Name a die whose views show these faces one after the other; what was shown is taken from the list."""

    def weigh(crops: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
        shown = [name_die(faces.pop(0), 0.999).chances for _ in crops]
        return np.stack(shown), np.ones((len(crops), 3), np.float32)

    monkeypatch.setattr(reader, "_weigh", weigh)
    found = [Outline.square((50.0, 50.0), 40.0, 0.99)]
    (die,) = finish(reader._name(np.zeros((100, 100, 3), np.uint8), found))
    return die


def test_a_die_that_one_view_names_otherwise_is_not_sure(
    reader: DiceReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    die = name_by_views(reader, monkeypatch, ["seed", "fish", "seed", "seed"])
    reading = judge_alone(die)
    assert (reading.id, reading.status) == ("seed", Status.CHECK)


def test_only_a_die_that_two_views_leave_in_doubt_is_seen_in_two_more(
    reader: DiceReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    clear, doubtful = ["seed"] * 4, ["seed", "fish", "seed", "seed"]
    assert judge_alone(name_by_views(reader, monkeypatch, clear)).status is Status.SURE
    name_by_views(reader, monkeypatch, doubtful)
    assert (len(clear), len(doubtful)) == (2, 0)


def weigh_fish(die: NamedDie, *others: NamedDie) -> float:
    return weigh_faces(die, [die, *others]).find(What("fish"))


def may_be_strange(chance: float) -> NamedDie:
    die = name_die("fish", 0.99)
    chances = die.chances * np.float32(1 - chance)
    chances[STRANGE] = chance
    return replace(die, chances=chances)


@pytest.mark.parametrize(
    "worse",
    [
        pytest.param(may_be_strange(0.2), id="it may be of another game"),
        pytest.param(name_die("fish", 0.8), id="it may show another food"),
        pytest.param(name_die("fish", 0.99, heat=0.4), id="it is faint"),
        pytest.param(name_die("fish", 0.99, size_px=19.0), id="it is small"),
    ],
)
def test_less_speaks_for_a_face_if(worse: NamedDie) -> None:
    assert weigh_fish(worse) < weigh_fish(name_die("fish", 0.99))


def test_a_die_of_another_game_is_something_else() -> None:
    assert judge_alone(may_be_strange(0.999)).status is Status.UNREADABLE


def test_dice_nearer_than_dice_can_lie_lose_evidence() -> None:
    die, beside, nearer = (name_die("fish", 0.99, x=50.0 + apart_px) for apart_px in (0.0, 42.0, 30.0))
    assert weigh_fish(die, nearer) < weigh_fish(die) - 1
    assert weigh_fish(die, beside) == weigh_fish(die)


def test_a_thing_in_doubt_is_looked_at_again_in_the_size_of_the_plain_dice(
    reader: DiceReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, wide = name_die("seed", 1, heat=0.9), name_die("seed", 0.3, 56.0, 0.5, x=150.0)
    wide = replace(wide, chances=wide.chances * np.float32(0.3))

    def name(_image: np.ndarray, found: list[Outline]) -> Steps[list[NamedDie]]:
        yield 0
        return [replace(plain, found=die) for die in found]

    monkeypatch.setattr(reader, "_name", name)
    image = np.zeros((100, 200, 3), np.uint8)
    assert [die.found.size_px for die in finish(reader._look_again(image, [plain, wide]))] == [40.0, 40.0]
    assert finish(reader._look_again(image, [wide])) == [wide]


def test_a_square_is_cut_around_its_centre_at_every_zoom() -> None:
    image = np.zeros((200, 300, 3), np.uint8)
    image[90:111, 140:161] = 255
    for side_px in (20, 41, 90, 190):
        square = cut_square(image, (150, 100), side_px, 64)
        white = np.argwhere(square[..., 0] > 127)
        assert white.mean(axis=0) == pytest.approx((31.5, 31.5), abs=0.6)


def test_a_square_can_be_cut_turned() -> None:
    image = np.random.default_rng(5).integers(0, 255, (120, 120, 3)).astype(np.uint8)
    image = np.repeat(np.repeat(image[:15, :15], 8, axis=0), 8, axis=1)
    straight, turned = (cut_square(image, (60, 60), 48, 48, deg).astype(int) for deg in (0.0, 90.0))
    assert np.abs(np.rot90(straight) - turned).mean() < 2


def test_a_square_over_the_border_continues_the_border() -> None:
    image = np.full((50, 50, 3), 77, np.uint8)
    assert (cut_square(image, (2, 48), 40, 64) == 77).all()


def test_a_die_that_a_person_named_is_known_on_another_table() -> None:
    rng = np.random.default_rng(38)
    look = choose_look(rng, "test", tilt_deg=25)
    one, other = (np.full((360, 480, 3), wood, np.uint8) for wood in ((70, 95, 120), (60, 60, 60)))
    for table in (one, other):
        draw_die(table, "invertebrate", (200, 150), 40, float(rng.uniform(0, 360)), rng, look)
    reader = DiceReader()
    ((first,), (doubtful,)) = (reader.read(table, expected=IN_A_GAME) for table in (one, other))
    assert doubtful.status is Status.CHECK
    reader.learn([take_word(first, "invertebrate")])
    (known,) = reader.read(other, expected=IN_A_GAME)
    assert (known.id, known.status) == ("invertebrate", Status.SURE)


def test_a_die_in_doubt_teaches_nothing() -> None:
    reader, scene = DiceReader(), make_test_scene(1003)
    dice = reader.read(scene.image_bgr, expected=IN_A_GAME)
    reader.learn([replace(die, status=Status.CHECK) for die in dice])
    assert reader.read(scene.image_bgr, expected=IN_A_GAME) == dice
