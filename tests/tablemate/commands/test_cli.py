"""The command line as a person meets it: in a process of its own, with text in and text out."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import wave
from itertools import islice
from pathlib import Path

import cv2
import numpy as np
import pytest

from engine.games import find_game
from tablemate.watching.film import open_film

ROOT = Path(__file__).parents[3]
PLAYING = ROOT / "docs" / "play.md"
GOALS = "birds in forest, eggs in bowl, sets, cavity bird"


def tablemate(home: Path, *words: str, typed: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "TABLEMATE_HOME": str(home),
        "TABLEMATE_COMMAND": "python3 start.py",
        "COLUMNS": "120",
        "PYTHONIOENCODING": "utf-8",
    }
    command = [sys.executable, "-m", "tablemate", *words]
    run = subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        cwd=ROOT,
        check=False,
    )
    assert run.returncode == code, run.stdout + run.stderr
    return run


def test_a_game_is_begun_quit_and_gone_on_with(home: Path) -> None:
    first = tablemate(
        home, "play", "wingspan", "--quiet", "-y", "--seed", "2", typed=f"\n\n{GOALS}\n\nquit\n"
    )
    assert "Which three birds lie in the tray" in first.stdout
    assert "The game is saved" in first.stdout
    assert "type: python3 start.py play wingspan --resume" in first.stdout
    again = tablemate(home, "play", "wingspan", "--quiet", "--resume", typed="osprey, mallard, red tail\n")
    assert "Welcome back" in again.stdout
    assert "The Automa takes Red-Tailed Hawk" in again.stdout
    journal = next((home / "journals").glob("wingspan-*.jsonl"))
    replayed = tablemate(home, "replay", str(journal)).stdout
    assert "> Osprey, Mallard, and Red-Tailed Hawk" in replayed


def test_the_options_are_asked_with_enter_for_the_usual_one(home: Path) -> None:
    run = tablemate(home, "play", "wingspan", "--quiet", "--seed", "2", typed="1\n\n2\n\n\n\n\nx\n,\n1 2\n")
    assert run.stdout.count("I need a number from 1 to 12.") == 2
    assert "lay the goal board with its blue side up" in run.stdout


def test_options_can_be_given_and_a_wrong_one_is_refused(home: Path) -> None:
    run = tablemate(home, "play", "wingspan", "-y", "-o", "difficulty=hard", code=1)
    assert run.stderr.strip() == (
        "The option difficulty can't be 'hard'. It can be eaglet, eagle, eagle_eyed."
    )
    assert not list(home.glob("journals/*"))
    run = tablemate(
        home, "play", "wingspan", "-y", "--quiet", "-o", "goal_board=blue", "-o", "bird_sets=base,asia"
    )
    assert "blue side up" in run.stdout


def test_an_unknown_game_is_refused_with_those_there_are(home: Path) -> None:
    assert "The games are wingspan" in tablemate(home, "play", "chess", code=1).stderr


def test_there_is_nothing_to_resume_before_a_game_was_saved(home: Path) -> None:
    assert "no saved game" in tablemate(home, "play", "wingspan", "--quiet", "--resume", code=2).stderr


def test_a_damaged_saved_game_is_refused_and_left_as_it_is(home: Path) -> None:
    tablemate(home, "play", "wingspan", "--quiet", "-y", typed=f"\n\n{GOALS}\n\n")
    journal = next((home / "journals").glob("*.jsonl"))
    text = journal.read_text(encoding="utf-8").splitlines(keepends=True)
    journal.write_text("".join([*text[:2], "@@@\n", *text[3:]]), encoding="utf-8")
    before = journal.read_bytes()
    run = tablemate(home, "play", "wingspan", "--quiet", "--resume", code=1)
    assert f"{journal}, line 3: the line is damaged" in run.stderr
    assert journal.read_bytes() == before


def test_games_lists_them(home: Path) -> None:
    assert "Wingspan" in tablemate(home, "games").stdout


def test_deck_shows_copies_and_checks_the_automa_cards(home: Path) -> None:
    shown = tablemate(home, "deck", "wingspan").stdout
    assert "from fan sources, compare with yours" in shown
    assert "rodent > fish > fruit" in shown
    tablemate(home, "deck", "wingspan", "--copy")
    draft = home / "decks" / "wingspan" / "to-fill-in-automa_cards.csv"
    text = draft.read_text(encoding="utf-8")
    assert "valid automa_cards.csv" in tablemate(home, "deck", "wingspan", "--check", str(draft)).stdout
    draft.write_text(text.replace("A02,1,lay_eggs,1", "A02,1,lay_eggs,x"), encoding="utf-8")
    run = tablemate(home, "deck", "wingspan", "--check", str(draft), code=1)
    assert "line 6: eggs is 'x'; allowed are 1, 2, 3, 4, 5" in run.stderr


def test_an_owners_sheet_is_played_with_and_kept_in_the_saved_game(home: Path) -> None:
    tablemate(home, "deck", "wingspan", "--copy")
    folder = home / "decks" / "wingspan"
    (folder / "to-fill-in-automa_cards.csv").rename(folder / "automa_cards.csv")
    assert "entered by you" in tablemate(home, "games").stdout
    tablemate(home, "play", "wingspan", "--quiet", "-y", typed=f"\n\n{GOALS}\n")
    journal = next((home / "journals").glob("*.jsonl"))
    assert '"origin": "owner"' in journal.read_text(encoding="utf-8").splitlines()[0]


def test_say_writes_a_wav_file_one_can_hear(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "hello.wav"
    tablemate(home, "say", "The Automa takes the osprey.", "--wav", str(file))
    with wave.open(str(file)) as sound:
        assert sound.getnframes() / sound.getframerate() > 1.0
        assert max(sound.readframes(sound.getnframes())) > 0


def test_a_voice_is_listed_chosen_and_kept(home: Path, tmp_path: Path) -> None:
    listed = tablemate(home, "say", "--voices").stdout.splitlines()
    assert listed[0].startswith("English")
    assert any("German" in line for line in listed[1:])
    file = str(tmp_path / "hello.wav")
    run = tablemate(home, "say", "Hello.", "--voice", "moonish", "--keep", "--wav", file, code=1)
    assert 'No voice here is called "moonish"' in run.stderr
    assert not (home / "speech.json").exists()
    identifier = listed[1].partition("[")[2].rstrip("]")
    tablemate(home, "say", "Hello.", "--voice", identifier, "--keep", "--wav", file)
    assert json.loads((home / "speech.json").read_text(encoding="utf-8"))["voice"] == identifier


def test_a_kept_voice_that_is_gone_is_told_and_the_usual_one_speaks(home: Path, tmp_path: Path) -> None:
    home.mkdir()
    kept = {"rate_wpm": 170, "volume": 0.7, "voice": "moon"}
    (home / "speech.json").write_text(json.dumps(kept), encoding="utf-8")
    run = tablemate(home, "say", "Hello.", "--wav", str(tmp_path / "hello.wav"))
    assert "The voice you chose is no longer on this computer." in run.stderr
    assert (tmp_path / "hello.wav").exists()


@pytest.mark.parametrize("words", [[], ["Hello.", "--keep"]])
def test_say_without_what_it_needs_is_wrong_usage(home: Path, words: list[str]) -> None:
    tablemate(home, "say", *words, code=2)


def test_doctor_names_every_part_and_a_remedy_for_what_is_missing(home: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tablemate", "doctor"],
        capture_output=True,
        text=True,
        env={**os.environ, "TABLEMATE_HOME": str(home)},
        cwd=ROOT,
        check=False,
    )
    assert run.returncode in {0, 1}
    for part in ("Python", "folder", "Wingspan", "saved games", "cameras", "speech, engine", "speech, sound"):
        assert part in run.stdout
    missing = [i for i, line in enumerate(run.stdout.splitlines()) if line.startswith("PROBLEM")]
    assert bool(missing) == (run.returncode == 1)


def test_doctor_finds_a_damaged_saved_game(home: Path) -> None:
    (home / "journals").mkdir(parents=True)
    (home / "journals" / "wingspan-2026-01-01-000000.jsonl").write_text("x\n", encoding="utf-8")
    run = tablemate(home, "doctor", code=1)
    assert "PROBLEM saved games" in run.stdout


def test_the_demo_says_what_the_guide_shows_and_keeps_pictures(home: Path) -> None:
    found = re.search(r"<!-- demo.*?-->\n```\n(.*?)```", PLAYING.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    run = tablemate(home, "demo", "--quiet")
    assert run.stdout.split() == found[1].split()
    assert "Pictures of each step" in run.stderr
    assert len(list((home / "demo").glob("step-*.jpg"))) > 10


def test_without_such_a_camera_the_program_ends_before_a_game_is_begun(home: Path) -> None:
    run = tablemate(home, "play", "wingspan", "-y", "--quiet", "--camera", "97", code=3)
    assert "There is no camera 97" in run.stderr
    assert not list(home.glob("journals/*"))


def test_a_folder_of_pictures_is_played_as_a_camera(home: Path, tmp_path: Path) -> None:
    frames = open_film(ROOT / "tablemate" / "commands" / "demo_film").frames()
    before, with_turn_card_over = islice(frames, 0, 24, 23)
    for number, frame in enumerate((before, with_turn_card_over)):
        cv2.imwrite(str(tmp_path / f"{number}.jpg"), frame.image_bgr)
    options = ["-o", "goal_tiles=virtual", "--seed", "57", "--no-page"]
    enters = 8 * "\n"  # the orders of the set-up wait to be done, one by one
    run = tablemate(
        home, "play", "wingspan", "-y", "--quiet", "--camera", str(tmp_path), *options, typed=enters
    )
    assert "I see the table." in run.stdout
    assert "The Automa's card: play a bird." in run.stdout
    assert "The game is saved" in run.stdout


def test_the_sheet_is_written(home: Path, tmp_path: Path) -> None:
    run = tablemate(home, "sheet", str(tmp_path / "sheet.pdf"), "--paper", "letter")
    assert "6 pages of Letter" in run.stdout
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")


def test_a_table_is_calibrated_from_a_picture(home: Path, tmp_path: Path) -> None:
    frame = next(iter(open_film(ROOT / "tablemate" / "commands" / "demo_film").frames()))
    cv2.imwrite(str(tmp_path / "table.png"), frame.image_bgr)
    drawn = tmp_path / "drawn.png"
    words = ["--camera", str(tmp_path / "table.png"), "--name", "desk", "--annotate", str(drawn), "--quiet"]
    assert "saved as desk" in tablemate(home, "calibrate", *words).stdout
    assert (home / "profiles" / "desk.json").exists()
    assert drawn.exists()


@pytest.mark.parametrize("words", [[], ["--help"], ["play", "--help"], ["deck", "--help"]])
def test_help_is_there(home: Path, words: list[str]) -> None:
    assert "Usage" in tablemate(home, *words, code=0 if words else 2).stdout


def test_look_prints_one_json_object_a_picture_and_draws_it(home: Path, tmp_path: Path) -> None:
    picture, drawn = ROOT / "fixtures" / "images" / "cluttered_table.jpg", tmp_path / "seen.png"
    seen = json.loads(tablemate(home, "look", str(picture), "--json", "--annotate", str(drawn)).stdout)
    assert (seen["game"], seen["size_wh"]) == ("wingspan", [1920, 1080])
    assert {"Greater Roadrunner", "Mountain Bluebird"} <= {card["name"] for card in seen["cards"]}
    assert all(len(card["corners"]) == 4 for card in seen["cards"])
    assert drawn.stat().st_size > 10_000


def test_look_refuses_what_is_no_picture_and_goes_on_with_the_next(home: Path, tmp_path: Path) -> None:
    broken = tmp_path / "notes.jpg"
    broken.write_text("no picture", encoding="utf-8")
    picture = ROOT / "fixtures" / "images" / "tray_of_three.jpg"
    run = tablemate(home, "look", str(broken), str(picture), code=1)
    assert str(broken) in run.stderr
    assert str(picture) in run.stdout


def test_look_needs_a_list_of_names_for_a_game_without_known_titles(home: Path) -> None:
    run = tablemate(home, "look", "any.jpg", "--game", "crownfell", code=1)
    assert "--catalogue" in run.stderr


def test_bench_tells_figures_for_one_picture_as_table_json_and_drawing(home: Path, tmp_path: Path) -> None:
    picture, figures = ROOT / "fixtures" / "images" / "tray_of_three.jpg", tmp_path / "figures.json"
    words = ["--repeat", "2", "--json", str(figures), "--annotate", str(tmp_path / "drawn")]
    assert "(3 of 3)" in tablemate(home, "bench", str(picture), *words).stdout
    assert json.loads(figures.read_text(encoding="utf-8"))["rates"]["names right"]["right"] == 3
    assert (tmp_path / "drawn" / "tray_of_three.png").stat().st_size > 10_000


def test_bench_names_the_place_that_is_not_there(home: Path, tmp_path: Path) -> None:
    assert str(tmp_path / "gone") in tablemate(home, "bench", str(tmp_path / "gone"), code=1).stderr


def test_a_folder_that_cannot_be_written_is_one_sentence_with_the_remedy(home: Path) -> None:
    home.write_text("a file where the folder should be", encoding="utf-8")
    run = tablemate(home, "play", "wingspan", "--quiet", "-y", code=1)
    assert run.stderr.strip().endswith("or set TABLEMATE_HOME to another folder.")
    assert len(run.stderr.strip().splitlines()) == 1


def test_bytes_that_are_no_utf_8_get_one_sentence_and_the_game_goes_on(home: Path) -> None:
    environment = {**os.environ, "TABLEMATE_HOME": str(home), "COLUMNS": "120", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "tablemate", "play", "wingspan", "--quiet", "-y", "--seed", "2"]
    typed = b"\xff\xfe\x80\n" + GOALS.encode() + b"\n"
    run = subprocess.run(command, input=typed, capture_output=True, env=environment, cwd=ROOT, check=True)
    assert b"I couldn't read that." in run.stdout
    assert b"Press Enter" in run.stdout or b"your turn" in run.stdout.lower()
    assert b"Traceback" not in run.stderr


def test_a_second_program_on_a_saved_game_is_refused_with_a_sentence(home: Path) -> None:
    environment = {**os.environ, "TABLEMATE_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "tablemate", "play", "wingspan", "--quiet", "-y"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, cwd=ROOT
    ) as first:
        assert first.stdout
        first.stdout.readline()  # it has begun, and holds its journal
        second = tablemate(home, "play", "wingspan", "--quiet", "--resume", code=1)
        first.communicate(b"quit\n")
    assert "another Tablemate is playing this game" in second.stderr
    assert "Traceback" not in second.stderr
    assert "Welcome back" in tablemate(home, "play", "wingspan", "--quiet", "--resume").stdout


def test_an_over_long_camera_name_is_one_sentence(home: Path) -> None:
    for name in ("x" * 5000, "y" * 600):
        run = tablemate(home, "calibrate", "--quiet", "--camera", name, code=1)
        assert "Give a camera number such as 0" in run.stderr
        assert "Traceback" not in run.stderr


def test_black_pictures_and_corners_are_told_and_nothing_is_saved(home: Path, tmp_path: Path) -> None:
    picture = tmp_path / "black.png"
    cv2.imwrite(str(picture), np.zeros((480, 640, 3), np.uint8))
    corners = "100,80 500,80 500,400 100,400"
    run = tablemate(home, "calibrate", "--quiet", "--camera", str(picture), "--corners", corners, code=1)
    assert "The camera's picture is black." in run.stdout
    assert "Nothing was saved" in run.stdout
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize(
    "words", [("games",), ("deck", "wingspan"), ("play", "wingspan", "-y", "--no-page", "--quiet")]
)
def test_a_letter_in_the_owners_sheet_is_one_sentence(tmp_path: Path, words: tuple[str, ...]) -> None:
    text = find_game("wingspan").forms[0].shipped.text.replace("A01,2,out_of_deck,,", "A01,2,out_of_deck,x,")
    path = tmp_path / "decks" / "wingspan" / "automa_cards.csv"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    run = tablemate(tmp_path, *words, code=0 if words == ("games",) else 1)
    said = " ".join((run.stdout + run.stderr).replace("│", " ").split())
    assert "Traceback" not in said
    assert "line 3: eggs is 'x'" in said or words == ("games",)
    checked = tablemate(tmp_path, "deck", "wingspan", "--check", str(path), code=1)
    assert "automa_cards.csv, line 3: eggs is 'x'" in " ".join(checked.stderr.split())
