"""The contract that every game keeps, whatever its rules are."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.errors import EngineError, InvalidInput
from engine.game import Setup, complete
from engine.games import GAMES
from engine.journal import FileJournal, Source, load
from engine.play import Play, event_of
from engine.requests import BaseRequest, Choose, Confirm, Count, Draw, Look
from engine.rulebook import load_rules
from tests.engine.random_play import enter_card, play_on, random_game, random_setup
from tests.engine.tables import all_items, expected_of, moments, seen_on, unsaid_changes
from voice.phrases import Phrases

if TYPE_CHECKING:
    from pathlib import Path

    from engine.game import Game

SEEDS = range(25)
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=id_) for id_, game in GAMES.items()])
some_seeds = pytest.mark.parametrize("seed", range(6))
REQUESTS = (Choose, Confirm, Count, Draw, Look)


def words(play: Play) -> list[str]:
    phrases = Phrases(play.game)
    told = [(event_of(moment.step), moment.step) for moment in play.log]
    return [phrases.event(event) if event else phrases.ask(step) for event, step in told]


@every_game
def test_random_legal_play_ends_from_every_seed(game: Game) -> None:
    for seed in SEEDS:
        play = random_game(game, seed)
        assert play.request is None
        assert play.result
        assert play.result.outcome in {"won", "lost", "shared"}
        assert all(len(row.scores) == len(play.result.columns) for row in play.result.rows)


@every_game
@some_seeds
def test_the_same_seed_gives_the_same_game_and_the_same_words(game: Game, seed: int) -> None:
    first, second = random_game(game, seed), random_game(game, seed)
    assert first.answers == second.answers
    assert first.events == second.events
    assert words(first) == words(second)
    assert first.view() == second.view()


@every_game
def test_undo_and_redo_come_back_to_the_same_state_at_every_step(game: Game) -> None:
    play = Play(game, random_setup(game, 1))
    rng = Random(1)
    while play.request is not None and len(play.answers) < 400:
        before = (list(play.answers), list(play.log), play.view(), play.expected_table(), play.request)
        play_on(play, rng, answers=1)
        after = (list(play.answers), list(play.log), play.view(), play.expected_table(), play.request)
        play.undo()
        assert (play.answers, play.log, play.view(), play.expected_table(), play.request) == before
        assert play.redo()
        assert (play.answers, play.log, play.view(), play.expected_table(), play.request) == after


@every_game
def test_a_game_can_be_undone_to_its_start_and_given_again(game: Game) -> None:
    play = play_on(Play(game, random_setup(game, 3)), Random(3), answers=60)
    said, start = words(play), words(Play(game, random_setup(game, 3)))
    while play.undo():
        pass
    assert words(play) == start
    while play.redo():
        pass
    assert words(play) == said


@every_game
@some_seeds
def test_a_saved_game_goes_on_where_it_was_left(game: Game, seed: int, tmp_path: Path) -> None:
    setup = complete(game, random_setup(game, seed))
    path = tmp_path / "game.jsonl"
    with FileJournal.create(path, game, setup) as journal:
        played = play_on(Play(game, setup, journal), Random(seed), answers=30)
        played.undo()
    resumed = Play.resume(game, load(path))
    assert resumed.setup == played.setup
    assert (resumed.answers, resumed.events, resumed.view()) == (played.answers, played.events, played.view())
    assert words(resumed) == words(played)
    played.journal = None
    assert resumed.redo() == played.redo()
    assert resumed.answers == played.answers


@every_game
def test_no_order_of_a_virtual_deck_comes_twice_in_a_game(game: Game) -> None:
    for seed in SEEDS:
        steps = [moment.step for moment in random_game(game, seed).log]
        drawn = [(step.deck, step.nth) for step in steps if isinstance(step, Draw) and step.virtual]
        assert len(set(drawn)) == len(drawn)


def known(play: Play) -> tuple[object, ...]:
    """All that a play knows of where it stands."""
    told = (list(play.answers), list(play.log), play.request, play.result)
    return (*told, play.view(), play.expected_table(), play.standing(), list(play.situations), play.setup_now)


@every_game
@some_seeds
def test_a_fork_and_a_restart_know_the_cards_that_were_entered_between_answers(
    game: Game, seed: int, tmp_path: Path
) -> None:
    setup, rng = complete(game, random_setup(game, seed)), Random(seed)
    path = tmp_path / "game.jsonl"
    with FileJournal.create(path, game, setup) as journal:
        play = Play(game, setup, journal)
        for _ in range(40):
            if rng.random() < 0.3:
                enter_card(play, rng)
            play_on(play, rng, answers=1)
            if rng.random() < 0.2:
                play.undo()
            assert known(play.fork()) == known(play)
    assert known(Play.resume(game, load(path))) == known(play)


@every_game
def test_what_is_done_in_a_fork_is_not_done_in_the_play(game: Game) -> None:
    play = play_on(Play(game, random_setup(game, 2)), Random(2), answers=20)
    play.undo()
    before, to_redo = known(play), play.to_redo
    play_on(play.fork(), Random(3), answers=20).undo()
    fork = play.fork()
    enter_card(fork, Random(4))
    assert fork.journal is None
    assert (known(play), play.to_redo) == (before, to_redo)


@every_game
def test_a_play_keeps_how_the_table_lay_and_stood_after_each_answer(game: Game) -> None:
    play, rng = Play(game, random_setup(game, 6)), Random(6)
    seen = [(len(play.answers), play.expected_table(), play.standing())]
    while play.request is not None:
        play_on(play, rng, answers=1)
        seen.append((len(play.answers), play.expected_table(), play.standing()))
    assert len(play.situations) == len(play.answers) + 1
    for answers, lying, standing in seen:
        assert (play.situations[answers].expected_table, play.situations[answers].standing) == (
            lying,
            standing,
        )


@every_game
def test_an_unreadable_answer_is_refused_and_changes_nothing(game: Game) -> None:
    play = Play(game, random_setup(game, 5))
    rng = Random(5)
    for _ in range(80):
        if play.request is None:
            break
        before = (list(play.answers), len(play.log), play.view())
        for nonsense in ("no such thing", -1, 10**9, None, [["x"]], {"x": 1}, 1.5, False):
            with pytest.raises(EngineError):
                play.answer(nonsense, Source.KEYBOARD)
        assert (play.answers, len(play.log), play.view()) == before
        play_on(play, rng, answers=1)


@every_game
def test_every_sentence_can_be_said_and_every_event_says_why(game: Game) -> None:
    phrases = Phrases(game)
    for seed in SEEDS:
        play = random_game(game, seed)
        for sentence in words(play):
            assert re.fullmatch(r"[^_{}]{3,600}", sentence), sentence
        for event in play.events:
            assert len(phrases.why(play.in_force(event.rule))) > 20
            assert re.fullmatch(r"[^_{}]{0,600}", phrases.because(event))
            assert event.rule.section
        for line in play.view():
            assert phrases.line(line)
        assert play.result
        for row in play.result.rows:
            assert phrases.say(f"row_{row.key}")
        for column in play.result.columns:
            assert phrases.say(f"column_{column}")


@every_game
def test_every_name_offered_as_an_answer_is_a_name_people_say(game: Game) -> None:
    phrases = Phrases(game)
    offered: set[str] = set()
    for seed in SEEDS:
        for moment in random_game(game, seed).log:
            step = moment.step
            if isinstance(step, BaseRequest):
                offered.update(step.things)
            if isinstance(step, Look):
                offered.update(step.spots)
    for id_ in offered:
        assert re.fullmatch(r"[^_{}+]+", phrases.name(id_)), id_


@every_game
def test_every_option_has_words_and_a_default_that_is_one_of_its_choices(game: Game) -> None:
    phrases = Phrases(game)
    assert phrases.say("bot")
    for option in game.options:
        assert option.read(option.default) == option.default
        assert phrases.option(option)
        for choice in option.choices:
            assert phrases.choice(option, choice)


# --- The table ----------------------------------------------------------------------------------------


@every_game
def test_the_table_is_declared_and_every_part_of_it_has_a_name(game: Game) -> None:
    phrases = Phrases(game)
    assert game.zones
    for zone in game.zones:
        assert re.fullmatch(r"[^_{}+]+", phrases.name(zone.name)), zone.name


@every_game
def test_every_zone_and_place_that_is_asked_for_expected_or_believed_is_declared(game: Game) -> None:
    declared = {zone.name: set(zone.places) for zone in game.zones}
    for seed in SEEDS:
        for play in moments(game, seed):
            request = play.request
            if isinstance(request, Look):
                assert request.zone in declared
                assert not request.tells_changes or set(request.places) <= declared[request.zone]
            for expectation in expected_of(request):
                assert expectation.place is None or expectation.place in declared[expectation.zone]
            for zone, places in play.expected_table().items():
                assert set(places) <= declared[zone], zone


@every_game
def test_everything_on_the_table_has_a_name_people_say(game: Game) -> None:
    phrases = Phrases(game)
    lying = [item for seed in SEEDS for play in moments(game, seed) for item in all_items(play)]
    assert all(item.number > 0 for item in lying)
    for id_ in {item.id for item in lying if item.id}:
        assert re.fullmatch(r"[^_{}+]+", phrases.name(id_)), id_


@every_game
def test_a_card_that_lies_face_down_tells_nobody_what_it_is(game: Game) -> None:
    for play in moments(game, 4):
        assert not [item for item in all_items(play) if item.id and not item.face_up]


@every_game
def test_what_an_instruction_leads_to_is_what_the_rules_believe_then(game: Game) -> None:
    expected = 0
    for seed in SEEDS:
        for play in moments(game, seed):
            for expectation in expected_of(play.request):
                expected += 1
                lies = seen_on(game, play.expected_table(), expectation)
                assert not set(lies) & set(expectation.lacks), play.request
    assert expected


@every_game
def test_an_instruction_says_all_that_it_changes_where_the_game_looks(game: Game) -> None:
    for seed in SEEDS:
        assert unsaid_changes(game, seed) == []


@every_game
def test_an_instruction_that_said_nothing_would_be_noticed(game: Game) -> None:
    assert any(unsaid_changes(game, seed, said=lambda _: ()) for seed in SEEDS)


@every_game
def test_an_unknown_option_or_choice_is_refused_with_what_is_allowed(game: Game) -> None:
    with pytest.raises(InvalidInput, match="has no option 'colour'"):
        Play(game, Setup(options={"colour": "red"}))
    option = game.options[0]
    with pytest.raises(InvalidInput, match=re.escape(option.choices[0])):
        Play(game, Setup(options={option.id: "no such choice"}))
    for several in (option for option in game.options if option.many):
        with pytest.raises(InvalidInput, match=re.escape(several.choices[0])):
            Play(game, Setup(options={several.id: ()}))


@every_game
def test_shipped_sheets_and_templates_pass_their_own_check_or_say_what_is_left_to_enter(game: Game) -> None:
    for form in game.forms:
        form.check(form.shipped.text)
        assert form.draw(form.shipped.text)
        assert form.template.strip()


@every_game
def test_every_request_is_of_a_known_kind(game: Game) -> None:
    for moment in random_game(game, 7).log:
        assert event_of(moment.step) or isinstance(moment.step, REQUESTS)


@every_game
def test_every_reading_of_a_rule_is_a_choice_of_an_option(game: Game) -> None:
    choices = {(option.id, choice) for option in game.options for choice in option.choices}
    rules = load_rules(f"engine.{game.id}")
    assert {(r.option, r.choice) for rule in rules.values() for r in rule.readings} <= choices


@every_game
def test_no_rule_speaks_of_a_choice_without_saying_which_was_made(game: Game) -> None:
    rules = load_rules(f"engine.{game.id}").values()
    assert not [rule.id for rule in rules if "unless you chose" in rule.words]


@every_game
def test_every_reason_in_a_phrase_file_belongs_to_an_event(game: Game) -> None:
    words = (files("voice.phrases") / "en" / f"{game.id}.ftl").read_text(encoding="utf-8")
    events = vars(import_module(f"engine.{game.id}.events"))
    assert set(re.findall(r"^because_(\w+)", words, re.MULTILINE)) <= set(events)
