"""Sets Tablemate up and runs it: `python3 start.py` opens the page, `python3 start.py test` runs the tests.

Everything it installs goes into the folder .venv beside this file; delete that folder to be rid of it.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import threading
import time
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from voice.system_language import find_system_language  # noqa: E402 - found in this folder, wherever the script is run from

VENV = HERE / ".venv"
PHRASES = HERE / "voice" / "phrases"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
UNFINISHED = VENV / "unfinished"  # exists while something is being installed, and stays if that is cut short
ELSEWHERE = (
    3  # PROBE's exit code if it would run another Tablemate, or none; without Python or pip PROBE fails
)
PROBE = f"""
import importlib.util, os, pip, sys
found = importlib.util.find_spec("tablemate")
sys.exit(0 if found and os.path.samefile(found.origin, sys.argv[1]) else {ELSEWHERE})
"""
NEEDED = (3, 11)
GET_PYTHON = "https://www.python.org/downloads/"
QUIET_S = 10  # after so long without news, say that it is still working
CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
)
PYTEST = ("pytest", "-q", "--durations=20")
# Tests that measure time run one at a time after all others, or they would measure those as well.
# Each process takes tests in their order, so that what the tests of a file share is made only once.
SPREAD = ("-n", "auto", "--dist", "worksteal")
LANES = ((*PYTEST, *SPREAD, "-m", "not clock"), (*PYTEST, "-n", "0", "-m", "clock"))
FAST = (*PYTEST, *SPREAD, "-m", "not slow and not browser and not clock")
NO_TESTS = 5  # pytest's exit code if no test was chosen


def main(words: list[str]) -> int:
    """Set up what is missing, then open the page, run a command, or run the tests."""
    if sys.version_info < NEEDED:
        needed, found = ".".join(map(str, NEEDED)), sys.version.split()[0]
        print(say("python_needed", needed=needed, found=found, address=GET_PYTHON))
        return 1
    if words[:1] == ["test"]:
        return set_up("dev") or run_checks(words[1:])
    return set_up("play") or become("tablemate", *(words or ["page"]))


def say(key: str, **facts: object) -> str:
    """A sentence of the phrase files, found by a simple search: no library to read them is installed yet."""
    text = ""
    for language in ("en", find_language()):
        file = PHRASES / language / "start.ftl"
        lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
        text = next((line.partition(" = ")[2] for line in lines if line.startswith(f"start_{key} = ")), text)
    return re.sub(r"{ \$(\w+) }", lambda found: str(facts[found[1]]), text)


def find_language() -> str:
    """The language named by the environment or the option, else the one chosen last, else the system's."""
    named = re.search(r"(?:^| )--language[ =](\w+)", " ".join(sys.argv[1:]))
    return (
        (named[1] if named else "")
        or os.environ.get("TABLEMATE_LANGUAGE")
        or read_kept_language()
        or find_system_language()
        or "en"
    )


def read_kept_language() -> str:
    """The language that was chosen last, from Tablemate's folder; empty if there is none."""
    if os.name == "nt":
        data = os.environ.get("LOCALAPPDATA", "")
    elif sys.platform == "darwin":
        data = "~/Library/Application Support"
    else:
        data = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    folder = os.environ.get("TABLEMATE_HOME") or Path(data).expanduser() / "tablemate"
    try:
        return (Path(folder) / "language.txt").read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError, RuntimeError):
        return ""


def set_up(purpose: str) -> int:
    """Install Tablemate into its own environment, unless that was done for these very files; an exit code."""
    done = VENV / f"ready-for-{purpose}"
    wanted = _fingerprint()
    fault = find_fault()
    if not fault and done.exists() and done.read_text(encoding="utf-8") == wanted:
        return 0
    print(say("begins"), flush=True)
    try:
        if fault:
            print(f"  {say(fault)}", flush=True)
            clear_away()
        if not PYTHON.exists():
            print(f"  {say('folder')}", flush=True)
            VENV.mkdir(exist_ok=True)
            UNFINISHED.touch()
            venv.create(VENV, with_pip=True)
        UNFINISHED.touch()
        code = install(f"{HERE}[dev]" if purpose == "dev" else str(HERE))
        UNFINISHED.unlink()
    except (OSError, subprocess.CalledProcessError) as error:
        print(say("no_folder", reason=error))
        return 1
    if code:
        print(say("failed"))
        return code
    done.write_text(wanted, encoding="utf-8")
    print(say("done"), flush=True)
    return 0


def find_fault() -> str:
    """The fault that makes the environment unusable, as the key of a sentence; empty if there is none."""
    if not VENV.is_dir():
        return "is_file" if VENV.is_symlink() or VENV.exists() else ""
    if UNFINISHED.exists():
        return "interrupted"
    probe = [str(PYTHON), "-I", "-c", PROBE, str(HERE / "tablemate" / "__init__.py")]
    try:
        code = subprocess.run(probe, capture_output=True, check=False).returncode
    except OSError:
        return "no_python"
    if code not in {0, ELSEWHERE}:
        return "no_python"
    return "moved" if code == ELSEWHERE and any(VENV.glob("ready-for-*")) else ""


def clear_away() -> None:
    """Remove an unusable environment; a file or a link of that name is not ours and is only moved aside."""
    if VENV.is_symlink() or not VENV.is_dir():
        VENV.replace(VENV.with_name(".venv-moved-aside"))
    else:
        shutil.rmtree(VENV)


def install(target: str) -> int:
    """Have pip install Tablemate, saying what is being fetched and how far it is; returns pip's exit code."""
    print(f"  {say('fetching')}", flush=True)
    # Python compiles each file when it is first used; compiling all of them now would take 50 MB more.
    pip = ("-m", "pip", "install", "--no-compile", "--disable-pip-version-check", "--no-input")
    pip += ("--progress-bar", "off")
    command = [str(PYTHON), *pip, "--constraint", str(HERE / "constraints.txt"), "--editable", target]
    told = Progress()
    with subprocess.Popen(
        command,
        env={**environment(), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    ) as process:
        assert process.stdout
        for line in process.stdout:
            told.hear(line.rstrip())
    told.end()
    if process.returncode:
        print("\n".join(told.last))
    return process.returncode


class Progress:
    """Turns what pip says into a few lines that tell a person how far it is."""

    def __init__(self) -> None:
        self.last: list[str] = []  # pip's output, in case it fails
        self.fetched = 0
        self.megabytes = 0.0
        self._news_s = time.monotonic()
        self._ended = threading.Event()
        threading.Thread(target=self._tell_of_waiting, daemon=True).start()

    def hear(self, line: str) -> None:
        """Take a line of pip's output."""
        self.last = [*self.last[-15:], line]
        came = re.match(r"\s*(?:Downloading|Using cached) (\S+?)-\d\S* ?(?:\(([\d.]+) (kB|MB)\))?", line)
        if came:
            self.fetched += 1
            self.megabytes += float(came[2] or 0) / (1000 if came[3] == "kB" else 1)
            so_far = say("so_far", megabytes=f"{self.megabytes:6.0f}")
            self._say(f"    {self.fetched:3}  {came[1]:32} {so_far}")
        elif line.startswith("Installing collected packages"):
            self._say(f"  {say('installing', number=line.count(',') + 1)}")

    def end(self) -> None:
        """Say nothing more."""
        self._ended.set()

    def _say(self, words: str) -> None:
        self._news_s = time.monotonic()
        print(words, flush=True)

    def _tell_of_waiting(self) -> None:
        while not self._ended.wait(1):
            if time.monotonic() - self._news_s > QUIET_S:
                self._say(f"         {say('still')}")


def run_checks(words: list[str]) -> int:
    """Lint, formatting, types, tests; with words only those tests, with --fast only the quick ones."""
    if "--fast" in words:
        return run(*FAST, *(word for word in words if word != "--fast"))
    if words:
        return run_chosen(words)
    return next((code for check in (*CHECKS, *LANES) if (code := run(*check))), 0)


def run_chosen(words: list[str]) -> int:
    """Run some tests, lane by lane; it is fine if a lane has none of them."""
    codes = [run(*lane, *words) for lane in LANES]
    return max(0 if code == NO_TESTS and codes.count(NO_TESTS) < len(codes) else code for code in codes)


def run(module: str, *words: str) -> int:
    """Run a module in the environment, on these files; returns its exit code."""
    return subprocess.call([str(PYTHON), "-m", module, *words], cwd=HERE, env=environment())


def become(module: str, *words: str) -> int:
    """Replace this process by a module in the environment, so that whatever ends the one ends the other."""
    command = [str(PYTHON), "-P", "-m", module, *words]  # -P: not a module of that name in the current folder
    if os.name != "nt":
        sys.stdout.flush()
        os.execve(command[0], command, environment())  # noqa: S606 - our own program
    # Windows cannot do that; there Ctrl-C and closing the window end both.
    return subprocess.call(command, env=environment())


def environment() -> dict[str, str]:
    """Our variables, UTF-8 (else Windows consoles fail at the drawings), and how the script was called."""
    ours = {**os.environ, "PYTHONUTF8": "1", "TABLEMATE_COMMAND": typed(sys.argv[0])}
    if ours.pop("PYTHONDONTWRITEBYTECODE", ""):
        # Many containers allow no compiled files beside the sources: each start would compile all of them.
        ours.setdefault("PYTHONPYCACHEPREFIX", str(VENV / "compiled"))
    return ours


def typed(script: str) -> str:
    """How to type the call of this script, also with spaces in its path."""
    if os.name == "nt":
        return subprocess.list2cmdline(["py", script])
    return shlex.join(["python3", script])


def _fingerprint() -> str:
    files = (HERE / "pyproject.toml", HERE / "constraints.txt")
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
