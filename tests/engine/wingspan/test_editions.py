"""Editions in other languages: what they print, and which names their name bonuses want (rulings: Wingspan 10)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.game import Setup, as_played
from engine.journal import Source
from engine.play import Play
from engine.wingspan import BIRDS, GAME
from engine.wingspan import events as happened
from engine.wingspan.catalogue import birds, birds_of, bonus_cards
from engine.wingspan.editions import EDITIONS, ENGLISH, NAME_BONUSES, find_unnamed, printed_names, wants
from tests.engine.scripts import events_of
from tests.engine.wingspan.table import automa, lay

OTHERS = [edition for edition in EDITIONS if edition != ENGLISH]
BASE = birds_of(["base"])
PLAY = "play_bird"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_bird_and_bonus_card_has_a_name_of_its_own(edition: str) -> None:
    names = printed_names(edition)
    assert names.keys() == GAME.names.keys()
    printed = [names[bird] for bird in birds()]
    assert all(name.strip() == name and name for name in names.values())
    assert len(set(printed)) == len(printed)


@pytest.mark.parametrize(("edition", "unnamed"), [(one, 3 if one == "nl" else 0) for one in EDITIONS])
def test_the_base_game_is_named_in_every_edition_but_for_three_dutch_birds(
    edition: str, unnamed: int
) -> None:
    assert len(find_unnamed(edition, BASE)) == unnamed


def test_a_name_nobody_told_us_is_the_english_one_with_the_latin_one_that_the_card_prints() -> None:
    assert printed_names("nl")["willet"] == "Willet (Tringa semipalmata)"
    assert printed_names("es")["bird_feeder"] == "Bird Feeder"


@pytest.mark.parametrize(("edition", "other"), [("fr", (21, 28, 3, 24)), ("pl", (44, 34, 69, 49))])
def test_a_name_bonus_wants_other_birds_than_in_english_as_often_as_the_source_says(
    edition: str, other: tuple[int, ...]
) -> None:
    base = [bird for bird in birds().values() if bird.set == "base"]
    for bonus, number in zip(NAME_BONUSES, other, strict=True):
        by_edition = [[wants(bonus, bird, "newer", of) for bird in base] for of in (edition, ENGLISH)]
        assert sum(ours is not theirs for ours, theirs in zip(*by_edition, strict=True)) == number


@pytest.mark.parametrize("edition", ["de", "es", "nl"])
def test_what_nobody_knows_of_a_name_bonus_is_unknown_and_all_else_is_known(edition: str) -> None:
    osprey = birds()["osprey"]
    assert {bonus for bonus in bonus_cards() if wants(bonus, osprey, "newer", edition) is None} == set(
        NAME_BONUSES
    )


@pytest.mark.parametrize("edition", OTHERS)
def test_a_camera_reads_the_printed_name_and_the_latin_one(edition: str) -> None:
    titles = {
        title.id: title for title in GAME.titles(BIRDS, {"edition": edition, "bird_sets": ("base",)}, {})
    }
    assert titles.keys() == BASE.keys()
    named = [title for title in titles.values() if title.name == printed_names(edition)[title.id]]
    assert len(named) == len(titles) - len(find_unnamed(edition, BASE))
    assert titles["osprey"].second == "Pandion haliaetus"


class TestSetUpByNameBonuses:
    @pytest.mark.parametrize("edition", OTHERS)
    def test_a_program_that_draws_leaves_out_those_whose_percentage_is_unknown(self, edition: str) -> None:
        for seed in range(30):
            play = Play(GAME, Setup(seed, {"edition": edition}))
            while not automa(play).bonus:
                play.answer(True, Source.KEYBOARD)
            assert automa(play).bonus not in NAME_BONUSES
            assert events_of(play, happened.NameBonusesLeftOut)[0].rule.id == "name_bonuses"

    def test_the_english_edition_draws_them_as_before(self) -> None:
        drawn = set()
        for seed in range(200):
            play = Play(GAME, Setup(seed))
            while not automa(play).bonus:
                play.answer(True, Source.KEYBOARD)
            drawn.add(automa(play).bonus)
            assert events_of(play, happened.NameBonusesLeftOut) == []
        assert drawn >= set(NAME_BONUSES)

    def test_who_draws_it_says_whether_it_prints_a_percentage(self) -> None:
        play = lay(options={"edition": "fr"}, prints_percentage=["yes"])
        assert automa(play).bonus == "anatomist"

    def test_one_without_a_percentage_goes_back(self) -> None:
        play = lay(options={"edition": "fr"}, prints_percentage=["no"])
        assert events_of(play, happened.BonusReturned)[0].bonus == "anatomist"
        assert automa(play).bonus == ""

    def test_names_that_nobody_told_us_are_said_to_be_so(self) -> None:
        play = lay(options={"edition": "nl"}, prints_percentage=["yes"])
        assert events_of(play, happened.NamesUnknown)[0].number == 3
        assert (
            events_of(lay(options={"edition": "de"}, prints_percentage=["yes"]), happened.NamesUnknown) == []
        )


class TestPlayBirdByNameBonus:
    TRAY = ("osprey", "mallard", "belted-kingfisher")

    def test_of_a_known_edition_nothing_is_asked(self) -> None:
        tray = ["barn-owl", "mallard", "osprey"]
        play = lay(PLAY, options={"edition": "fr"}, prints_percentage=["yes"], tray=[tray])
        assert play.request
        assert play.request.topic != "fits_name_bonus"
        assert events_of(play, happened.BirdTaken) or events_of(play, happened.NoBirdMatched)

    def test_of_an_unknown_one_the_player_says_which_birds_count(self) -> None:
        play = lay(
            PLAY,
            options={"edition": "de"},
            prints_percentage=["yes"],
            tray=[list(self.TRAY)],
            fits_name_bonus=["no", "yes", "no"],
        )
        assert events_of(play, happened.BirdTaken)[0].bird == "mallard"

    def test_a_bird_that_stays_in_the_tray_is_asked_about_once(self) -> None:
        play = lay(
            PLAY,
            PLAY,
            options={"edition": "es"},
            prints_percentage=["yes"],
            tray=[list(self.TRAY), list(self.TRAY)],
            fits_name_bonus=["no", "no", "no"],
        )
        assert len(events_of(play, happened.NoBirdMatched)) == 2

    def test_a_bonus_that_looks_at_no_name_asks_nothing(self) -> None:
        play = lay(
            PLAY, bonus="falconer", options={"edition": "de"}, tray=[["osprey", "mallard", "barn-owl"]]
        )
        assert events_of(play, happened.BirdTaken)[0].bird == "barn-owl"


def test_a_game_saved_before_there_were_editions_goes_on_with_the_english_one() -> None:
    before = Setup(4, {"difficulty": "eagle"})
    assert as_played(GAME, before).options["edition"] == ENGLISH
    kept = replace(before, options={"edition": "pl"})
    assert as_played(GAME, kept).options["edition"] == "pl"
