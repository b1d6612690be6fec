"""The starters: they find a Python wherever it is, or say how to get one and wait for it."""

from __future__ import annotations

import os
import re
import shutil
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.page.tab import refuse

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
PHRASES = Path("voice/phrases/en/start.ftl")
NEEDED = "3.11"
SOON_S = 20.0
needs_shell = pytest.mark.skipif(sys.platform == "win32", reason="they are starters for macOS and Linux")


def test_the_starters_ask_for_the_python_that_the_project_needs() -> None:
    needed = tuple(map(int, NEEDED.split(".")))
    assert f'requires-python = ">={NEEDED}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for starter in ("Tablemate.sh", "Tablemate.bat"):
        assert f"sys.version_info < {needed}" in (ROOT / starter).read_text(encoding="utf-8")
    assert f"NEEDED = {needed}" in (ROOT / "start.py").read_text(encoding="utf-8")
    assert f"Python {NEEDED} or newer" in said("none")


@pytest.mark.parametrize("starter", ["Tablemate.sh", "Tablemate.bat"])
def test_every_sentence_a_starter_says_is_there_and_holds_no_facts(starter: str) -> None:
    keys = re.findall(r"(?m)^ *(?:call :)?say (\w+)", (ROOT / starter).read_text(encoding="utf-8"))
    assert len(keys) >= 5
    assert all(said(key).isascii() and "{" not in said(key) for key in keys)


def said(key: str) -> str:
    """The sentence of this key."""
    text = (ROOT / PHRASES).read_text(encoding="utf-8")
    return next(line for line in text.splitlines() if line.startswith(f"start_{key} = ")).partition(" = ")[2]


# --- for macOS and Linux --------------------------------------------------------------------------


class Computer:
    """A computer with a few programs, whose Pythons only tell how they were called."""

    def __init__(self, root: Path, system: str = "Linux") -> None:
        self.root = root
        self.bin = root / "bin"
        self.folder = root / "my games (solo) & more"
        (self.folder / PHRASES).parent.mkdir(parents=True)
        self.bin.mkdir()
        for name in ("cat", "dirname", "grep", "sed", "sleep", "sort", "tail"):
            (self.bin / name).symlink_to(str(shutil.which(name)))
        self.add("bin/uname", f"echo {system}")
        shutil.copy(ROOT / PHRASES, self.folder / PHRASES)
        shutil.copy(ROOT / "Tablemate.command", self.folder)
        # The places outside of the home folder are those of this computer.
        script = (ROOT / "Tablemate.sh").read_text(encoding="utf-8")
        moved = re.sub(r'(?<=[:"])/(?=usr/local|opt|Library)', f"{root}/", script)
        (self.folder / "Tablemate.sh").write_text(moved, encoding="utf-8")

    def add(self, path: str, *lines: str) -> None:
        """Install a program."""
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        whole = file.with_suffix(".new")  # a starter that waits must not find half of it
        whole.write_text("\n".join(("#!/bin/sh", *lines, "")), encoding="utf-8")
        whole.chmod(0o755)
        whole.replace(file)

    def add_python(self, path: str, *, new: bool = True) -> None:
        """Install a Python; asked whether it is new enough, it says so."""
        self.add(path, f'[ "$1" = -c ] && exit {int(not new)}', f'echo "{path} runs $* in $PWD"')

    def command(self, *words: str, starter: str = "Tablemate.sh") -> list[str]:
        return ["/bin/sh", str(self.folder / starter), *words]

    @property
    def environment(self) -> dict[str, str]:
        return {"PATH": f"{self.bin}:{self.root}/not there", "HOME": str(self.root / "home")}

    def start(self, *words: str, starter: str = "Tablemate.sh") -> subprocess.CompletedProcess[str]:
        """Start it as a program does that is no person."""
        return subprocess.run(
            self.command(*words, starter=starter),
            env=self.environment,
            cwd="/",
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture
def computer(tmp_path: Path) -> Computer:
    return Computer(tmp_path)


@needs_shell
@pytest.mark.parametrize("starter", ["Tablemate.sh", "Tablemate.command"])
def test_it_runs_start_py_in_its_own_folder_with_the_words_it_was_given(
    computer: Computer, starter: str
) -> None:
    computer.add_python("bin/python3")
    ran = computer.start("play", "a b", starter=starter)
    assert ran.stdout == f"bin/python3 runs start.py play a b in {computer.folder}\n"
    assert (ran.returncode, ran.stderr) == (0, "")


@needs_shell
@pytest.mark.parametrize(
    "place",
    [
        "bin/python3.11",
        "bin/python3.14",
        "bin/python",
        "usr/local/bin/python3",
        "opt/homebrew/bin/python3.13",
        "opt/homebrew/opt/python@3.12/bin/python3.12",
        "opt/local/bin/python3.12",
        "Library/Frameworks/Python.framework/Versions/3.13/bin/python3",
        "home/.pyenv/versions/3.12.7/bin/python",
        "home/.local/share/uv/python/cpython-3.13.1-linux-x86_64-gnu/bin/python3.13",
        "home/miniconda3/bin/python",
    ],
)
def test_a_python_in_an_odd_place_is_found_behind_an_old_one(computer: Computer, place: str) -> None:
    for old in ("bin/python3", "bin/python3.9", "home/.pyenv/versions/3.10.1/bin/python3"):
        computer.add_python(old, new=False)
    computer.add_python(place)
    assert computer.start().stdout == f"{place} runs start.py in {computer.folder}\n"


@needs_shell
def test_of_two_on_the_path_the_one_that_is_new_enough_is_taken(computer: Computer, tmp_path: Path) -> None:
    computer.add_python("bin/python3", new=False)
    computer.add_python("second/python3")
    computer.bin = Path(f"{computer.bin}:{tmp_path / 'second'}")
    assert computer.start().stdout.startswith("second/python3 runs")


@needs_shell
@pytest.mark.parametrize(
    ("program", "lines", "advice"),
    [
        pytest.param("apt-get", [], "sudo apt install python3 python3-venv", id="Debian without lists"),
        pytest.param(
            "apt-cache",
            ["printf '%s\\n' python3.10 python3.11 python3.12 python3.12-venv python3.1x"],
            "sudo apt install python3.12 python3.12-venv",
            id="Ubuntu",
        ),
        pytest.param("dnf", [], "sudo dnf install python3.12", id="Fedora"),
        pytest.param("zypper", [], "sudo zypper install python313", id="openSUSE"),
        pytest.param("pacman", [], "sudo pacman -S python", id="Arch"),
        pytest.param("other", [], said("package"), id="another"),
    ],
)
@pytest.mark.parametrize("old", [False, True], ids=["no Python", "an old Python"])
def test_without_a_python_it_ends_in_words_that_help(
    computer: Computer, program: str, lines: list[str], advice: str, *, old: bool
) -> None:
    if old:
        computer.add_python("bin/python3", new=False)
    if program == "apt-cache":
        computer.add("bin/apt-get")
    computer.add(f"bin/{program}", *lines)
    ran = computer.start()
    assert (ran.returncode, ran.stderr) == (1, "")
    first, *_, advised, last = ran.stdout.splitlines()
    assert (first, advised.strip(), last) == (said("none"), advice, said("again"))


@needs_shell
def test_on_macos_the_download_page_is_opened_and_apples_own_door_is_left_shut(tmp_path: Path) -> None:
    computer = Computer(tmp_path, "Darwin")
    computer.add("bin/open", f'echo "$1" >"{tmp_path}/opened"')
    computer.add("bin/xcode-select", "exit 2")
    script = computer.folder / "Tablemate.sh"
    # What Apple puts there is at one place only.
    script.write_text(
        script.read_text(encoding="utf-8").replace("/usr/bin/python3", f"{computer.bin}/python3")
    )
    computer.add("bin/python3", f"touch '{tmp_path}/asked'")
    ran = computer.start(starter="Tablemate.command")
    assert ran.stdout.splitlines() == [said("none"), said("download"), said("again")]
    assert (tmp_path / "opened").read_text(encoding="utf-8") == "https://www.python.org/downloads/macos/\n"
    assert not (tmp_path / "asked").exists()


@needs_shell
def test_in_a_window_it_waits_for_a_python_and_goes_on_by_itself(computer: Computer) -> None:
    shown = watch(computer)
    for line in shown:
        if line == said("waits"):
            break
    computer.add_python("bin/python3")
    assert list(shown) == [said("found"), f"bin/python3 runs start.py in {computer.folder}"]


def watch(computer: Computer) -> Iterator[str]:
    """Its output at a terminal, line by line."""
    import pty  # noqa: PLC0415 - Windows has none

    ours, theirs = pty.openpty()
    with subprocess.Popen(
        computer.command(), env=computer.environment, stdin=theirs, stdout=theirs, stderr=theirs
    ) as started:
        os.close(theirs)
        deadline = time.monotonic() + SOON_S
        try:
            with os.fdopen(ours, encoding="utf-8") as screen:
                while time.monotonic() < deadline:
                    yield screen.readline().strip()
        except OSError:
            return  # the terminal ends with the last program in it
        finally:
            started.kill()


@needs_shell
@pytest.mark.parametrize("well", [True, False])
def test_started_without_a_window_it_opens_one_that_stays_if_it_fails(
    computer: Computer, tmp_path: Path, *, well: bool
) -> None:
    computer.add("bin/python3", '[ "$1" = -c ] && exit 0', f"echo runs; exit {0 if well else 3}")
    computer.add("bin/xterm", "shift", f'echo | "$@" >"{tmp_path}/window"; echo $? >>"{tmp_path}/window"')
    environment = {**computer.environment, "DISPLAY": ":0"}
    subprocess.run(
        computer.command(),
        env=environment,
        cwd="/",
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
    )
    shown = (tmp_path / "window").read_text(encoding="utf-8").splitlines()
    assert shown == (["runs", "0"] if well else ["runs", said("close"), "3"])


@needs_shell
def test_it_speaks_another_language_as_far_as_that_has_words(
    computer: Computer, monkeypatch: pytest.MonkeyPatch
) -> None:
    german = computer.folder / "voice/phrases/de/start.ftl"
    german.parent.mkdir()
    german.write_text("start_none = Es fehlt Python.\n", encoding="utf-8")
    usual = computer.environment
    monkeypatch.setattr(Computer, "environment", {**usual, "TABLEMATE_LANGUAGE": "de"})
    assert computer.start().stdout.splitlines() == ["Es fehlt Python.", said("package"), said("again")]


@needs_shell
def test_the_starters_can_be_run() -> None:
    for name in ("Tablemate.sh", "Tablemate.command"):
        assert (ROOT / name).stat().st_mode & stat.S_IXUSR


@needs_shell
def test_shellcheck_finds_nothing_wrong_with_the_starters() -> None:
    shellcheck = shutil.which("shellcheck")
    if not shellcheck:
        refuse("not run: shellcheck is not installed (Debian: shellcheck)")
    command = [str(shellcheck), "Tablemate.sh", "Tablemate.command"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (0, "")


# --- for Windows ----------------------------------------------------------------------------------


@pytest.fixture
def batch() -> list[str]:
    """The lines of the batch file that do something."""
    lines = (ROOT / "Tablemate.bat").read_text(encoding="ascii").splitlines()
    return [line for line in lines if line and not line.startswith("rem ")]


def test_the_batch_file_has_the_line_ends_of_windows_wherever_it_comes_from() -> None:
    """Without them, Windows does not find the labels."""
    content = (ROOT / "Tablemate.bat").read_bytes()
    assert content.count(b"\n") == content.count(b"\r\n") > 20
    assert "*.bat text eol=crlf" in (ROOT / ".gitattributes").read_text(encoding="utf-8")


def test_every_path_in_the_batch_file_stands_in_quotes(batch: list[str]) -> None:
    plain = {"version", "option", "code"}  # no paths: -3.13 or nothing, and a number
    for line in batch:
        outside = "".join(re.split(r'"[^"]*"', line))
        assert line.count('"') % 2 == 0, line
        assert set(re.findall(r"%(\w+)%", outside)) <= plain, line
        assert "%~dp0" not in outside, line


def test_no_bracketed_block_of_the_batch_file_holds_a_path_and_nothing_eats_exclamation_marks(
    batch: list[str],
) -> None:
    assert not [line for line in batch if line.rstrip().endswith("(") or line.lstrip().startswith(")")]
    assert "setlocal EnableExtensions DisableDelayedExpansion" in batch
    assert not [line for line in batch if "!" in line]


def test_call_is_given_no_path_and_every_label_is_there(batch: list[str]) -> None:
    labels = {line for line in batch if line.startswith(":")}
    called = [words for line in batch for words in re.findall(r"\b(?:call|goto) (.*)", line)]
    assert len(called) >= 10
    for words in called:
        label, *rest = words.split()
        assert f":{label.removeprefix(':')}" in labels
        assert re.fullmatch(r"\w*", " ".join(rest))


def test_no_batch_file_of_another_program_is_run_that_would_not_come_back(batch: list[str]) -> None:
    """One that a batch file runs without call never returns to it; pyenv's python is one."""
    looked_for = [line for line in batch if re.search(r"\bwhere |tried=", line)]
    names = re.findall(r"\b(?:py|python3?|winget)\b(?!\\)(\.\w+)?(?=[ \"'])", " ".join(looked_for))
    assert set(names) == {".exe"}


def test_out_of_a_zip_archive_the_batch_file_asks_for_the_other_files_first(batch: list[str]) -> None:
    guarded = [number for number, line in enumerate(batch) if line.startswith('if not exist "start.py"')]
    assert batch[guarded[-1]].endswith("goto end")
    assert guarded[-1] < batch.index("call :find")
