"""Sets Tablemate up and runs it: `python3 start.py demo`, `… play wingspan`, and `… test` for its tests.

Everything it installs goes into the folder .venv beside this file; delete that folder to be rid of it.
"""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NEEDED = (3, 11)
CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("pytest", "-q", "-n", "auto"),
)


def main(words: list[str]) -> int:
    """Set up what is missing, then run Tablemate, or its tests."""
    if sys.version_info < NEEDED:
        print(f"Tablemate needs Python {NEEDED[0]}.{NEEDED[1]} or newer; this is {sys.version.split()[0]}.")
        return 1
    if words[:1] == ["test"]:
        return set_up("dev") or run_checks(words[1:])
    return set_up("play") or run("tablemate", *(words or ["--help"]))


def set_up(purpose: str) -> int:
    """Install Tablemate into its own environment, unless that was done for just these files."""
    done = VENV / f"ready-for-{purpose}"
    wanted = _fingerprint()
    if done.exists() and done.read_text(encoding="utf-8") == wanted:
        return 0
    print("Setting Tablemate up. The first time takes a minute or two.", flush=True)
    if not PYTHON.exists():
        try:
            venv.create(VENV, with_pip=True)
        except (OSError, subprocess.CalledProcessError) as error:
            print(
                f"The environment could not be made ({error}). On Debian or Ubuntu: apt install python3-venv"
            )
            return 1
    target = f"{HERE}[dev]" if purpose == "dev" else str(HERE)
    pip = ["pip", "install", "--quiet", "--disable-pip-version-check"]
    code = run(*pip, "--constraint", str(HERE / "constraints.txt"), "--editable", target)
    if code:
        print("The set-up did not finish. Look at the lines above; without internet it cannot work.")
        return code
    done.write_text(wanted, encoding="utf-8")
    return 0


def run_checks(pytest_words: list[str]) -> int:
    """Lint, formatting, types, tests; with further words, only those tests."""
    checks = [(*CHECKS[-1], *pytest_words)] if pytest_words else CHECKS
    return next((code for check in checks if (code := run(*check))), 0)


def run(module: str, *words: str) -> int:
    """Run a module of the environment."""
    folder = None if module == "tablemate" else HERE
    # UTF-8 everywhere: a Windows console would otherwise stumble over the drawings of a board.
    # And so that it can name commands as they are typed, it is told how it was started.
    typed = f"{'py' if os.name == 'nt' else 'python3'} {sys.argv[0]}"
    environment = {**os.environ, "PYTHONUTF8": "1", "TABLEMATE_COMMAND": typed}
    return subprocess.call([str(PYTHON), "-m", module, *words], cwd=folder, env=environment)


def _fingerprint() -> str:
    files = (HERE / "pyproject.toml", HERE / "constraints.txt")
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
