"""The board as data and as drawn, and the rules file."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import engine.my_little_scythe
from engine.game import Setup
from engine.my_little_scythe import GAME
from engine.my_little_scythe.board import DIRECTIONS, camps, castle, neighbours, outer_ring, spaces
from engine.my_little_scythe.drawing import draw_board
from engine.my_little_scythe.match import RULES
from engine.play import Play
from tests.engine.my_little_scythe.table import board
from voice.phrases import Phrases

PACKAGE = Path(engine.my_little_scythe.__file__).parent
OPPOSITE = dict(zip(DIRECTIONS, [*DIRECTIONS][3:] + [*DIRECTIONS][:3], strict=True))


class TestSpaces:
    def test_37_spaces_in_rows_of_4_5_6_7_6_5_4(self) -> None:
        rows = Counter(id_[0] for id_ in spaces())
        assert list(rows.items()) == [("A", 4), ("B", 5), ("C", 6), ("D", 7), ("E", 6), ("F", 5), ("G", 4)]

    def test_six_regions_of_five_six_portals_and_the_castle_in_the_middle(self) -> None:
        regions = Counter(space.region for space in spaces().values())
        assert regions.pop("portal") == 6
        assert regions.pop("castle") == 1
        assert set(regions.values()) == {5}
        assert len(regions) == 6
        assert (castle(), spaces()["D4"].q, spaces()["D4"].r) == ("D4", 0, 0)

    def test_every_step_can_be_taken_back(self) -> None:
        for space, around in neighbours().items():
            for direction, other in around.items():
                assert neighbours()[other][OPPOSITE[direction]] == space

    def test_18_spaces_lie_at_the_edge(self) -> None:
        assert len(outer_ring()) == 18
        assert all(len(neighbours()[space]) == 6 for space in spaces() if space not in outer_ring())

    @pytest.mark.parametrize(
        ("space", "around"),
        [
            pytest.param("B2", ["B3", "C3", "C2", "B1", "A1", "A2"], id="inside"),
            pytest.param("A1", ["A2", "B2", "B1"], id="top left corner"),
            pytest.param("D7", ["E6", "D6", "C6"], id="right corner"),
            pytest.param("D4", ["D5", "E4", "E3", "D3", "C3", "C4"], id="around the castle"),
        ],
    )
    def test_neighbours_clockwise_from_the_right(self, space: str, around: list[str]) -> None:
        assert list(neighbours()[space].values()) == around

    def test_a_camp_leads_to_two_spaces_that_touch(self) -> None:
        for camp in camps().values():
            one, two = camp.entries.values()
            assert two in neighbours()[one].values()
            assert {one, two} <= set(outer_ring())

    def test_each_row_of_regions_is_the_next_one_turned_by_a_sixth(self) -> None:
        clockwise = ["white", "black", "green", "yellow", "red", "blue"]
        at = {(space.q, space.r): space.region for space in spaces().values()}
        for (q, r), region in at.items():
            turned = at[-r, q + r]
            expected = clockwise[(clockwise.index(region) + 1) % 6] if region in clockwise else region
            assert turned == expected


class TestDrawing:
    def test_the_board_shows_spaces_tokens_and_seekers(self) -> None:
        lines = draw_board(board("A1 aagqP, D4 Y"), {"primary_automountie": "P", "seeker_you": "Y"})
        assert len(lines) == 14
        assert lines[0].split("|")[1].strip() == "A1"
        assert lines[1].split("|")[1].strip() == "2a1g1q P"
        assert lines[7].split("|")[4].strip() == "Y"

    def test_it_fits_a_terminal_of_80_columns_and_is_as_wide_as_its_row(self) -> None:
        lines = draw_board({}, {})
        assert max(map(len, lines)) <= 80
        assert [line.count("|") - 1 for line in lines[::2]] == [4, 5, 6, 7, 6, 5, 4]

    @pytest.mark.parametrize(
        ("players", "seekers"),
        [
            ("h1_a1", "Y: your Seeker. P and O: her primary and her other Seeker."),
            ("h2_a2", "A number: that player's Seeker. P and O: an Automountie's primary and other Seeker."),
        ],
    )
    def test_below_the_board_its_letters_are_explained(self, players: str, seekers: str) -> None:
        last = Play(GAME, Setup(options={"players": players})).view()[-1]
        assert Phrases(GAME).line(last) == f"{seekers} a: apple, g: gem, q: quest."
        assert not last.spoken

    def test_the_view_of_a_game_ends_with_the_board(self) -> None:
        play = Play(GAME, Setup(options={"players": "h2_a2"}))
        rows = [line.facts["row"] for line in play.view() if line.key == "board_row"]
        assert len(rows) == 14
        assert all(Phrases(GAME).line(line) for line in play.view())


class TestRules:
    @pytest.mark.parametrize("rule", RULES)
    def test_every_rule_is_used_by_the_script(self, rule: str) -> None:
        sources = [file.read_text(encoding="utf-8") for file in PACKAGE.glob("*.py")]
        assert any(f'"{rule}"' in source for source in sources)

    def test_every_section_of_the_rulebook_has_a_rule(self) -> None:
        sections = " ".join(rule.section for rule in RULES.values())
        for heading in (
            "Introduction",
            "Difficulty levels",
            *(f"Setup {n}" for n in range(1, 8)),
            "Automountie cards",
            "Resource and quest tokens",
            "Automountie taking a turn",
            *("Check for trophy", "Check for trophy 1", "Check for trophy 3", "Check for trophy 4"),
            "Gain pies",
            "Seek",
            *("Movement 1", "Movement 2a", "Movement 2b"),
            *("Pie fights 1", "Pie fights 2", "Pie fights 4"),
            "Grand Finale",
            "Appendix: Cards and tiles",
            "Optional team variant",
            "Team Automountie's trophies",
            "Interacting with teammates",
            "Ending the game and winning",
        ):
            assert heading in sections
