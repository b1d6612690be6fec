#!/bin/sh
# Run this on Linux: it finds Python, or helps you get it, sets Tablemate up and opens its page.
cd "$(dirname "$0")" || exit 1

# Where Pythons are that a window opened by a double click does not have on its PATH: Homebrew, MacPorts,
# python.org's for macOS, pyenv, asdf, mise, uv, conda.
ELSEWHERE="/usr/local/bin:/opt/homebrew/bin:/opt/local/bin\
:/usr/local/opt/python@3.*/bin:/opt/homebrew/opt/python@3.*/bin:/opt/python/*/bin\
:/Library/Frameworks/Python.framework/Versions/3.*/bin\
:$HOME/.local/bin:$HOME/.pyenv/versions/3.*/bin:$HOME/.asdf/installs/python/3.*/bin\
:$HOME/.local/share/mise/installs/python/3.*/bin:$HOME/.local/share/uv/python/cpython-3.*/bin\
:$HOME/miniconda3/bin:$HOME/miniforge3/bin:$HOME/anaconda3/bin"

# The language that was chosen, else that of the system.
find_language() {
  kept="${TABLEMATE_HOME:-${XDG_DATA_HOME:-$HOME/.local/share}/tablemate}/language.txt"
  if [ "$(uname)" = Darwin ]; then
    kept="${TABLEMATE_HOME:-$HOME/Library/Application Support/tablemate}/language.txt"
    system=$(/usr/bin/defaults read -g AppleLanguages 2>/dev/null | sed -n 's/^[^a-z]*\([a-z][a-z]*\).*/\1/p' | sed -n 1p)
  fi
  language=${TABLEMATE_LANGUAGE:-$(cat "$kept" 2>/dev/null)}
  : "${system:=${LANGUAGE:-${LC_ALL:-${LC_MESSAGES:-$LANG}}}}"
  language=${language:-$system}
  printf '%s' "${language%%[-_.:@]*}"
}

# A sentence of the phrase files; what a language does not say is said in English.
say() {
  for language in "$(find_language)" en; do
    words=$(sed -n "s/^start_$1 = //p" "voice/phrases/$language/start.ftl" 2>/dev/null)
    [ -n "$words" ] && break
  done
  printf '%s\n' "$words"
}

# Put the first Python that is new enough into $python.
find_python() {
  python=
  folders=$PATH:$ELSEWHERE
  IFS=: # so the list falls apart at its colons, and not at a space in a name
  for folder in $folders; do
    for python in "$folder"/python3 "$folder"/python3.[0-9] "$folder"/python3.[0-9][0-9] "$folder"/python; do
      fits "$python" && break 2
    done
    python=
  done
  unset IFS
  [ -n "$python" ]
}

fits() {
  [ -f "$1" ] && [ -x "$1" ] || return 1
  # Apple's own python3 is only a door to its developer tools: without them, it would ask to install these.
  if [ "$1" = /usr/bin/python3 ] && [ "$(uname)" = Darwin ]; then
    xcode-select -p >/dev/null 2>&1 || return 1
  fi
  "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 </dev/null
}

# Say how this system gets a Python.
advise() {
  say none
  if [ "$(uname)" = Darwin ]; then
    say download
    open "https://www.python.org/downloads/macos/"
  elif command -v apt-get >/dev/null; then
    # python3 may be too old, as on Ubuntu 22.04, where a newer one has a name of its own.
    package=$(apt-cache pkgnames python3.1 2>/dev/null | grep -x 'python3\.1[1-9]' | sort -V | tail -n 1)
    advise_command "sudo apt install ${package:-python3} ${package:-python3}-venv"
  elif command -v dnf >/dev/null; then
    advise_command "sudo dnf install python3.12"
  elif command -v zypper >/dev/null; then
    advise_command "sudo zypper install python313"
  elif command -v pacman >/dev/null; then
    advise_command "sudo pacman -S python"
  else
    say package
  fi
}

advise_command() {
  say command
  printf '    %s\n' "$1"
}

# A file manager may have started this without a window, where nobody would see what it says.
if [ ! -t 0 ] && [ ! -t 1 ] && [ ! -t 2 ] && [ -n "$DISPLAY$WAYLAND_DISPLAY" ] && [ -z "$TABLEMATE_WINDOW" ]; then
  export TABLEMATE_WINDOW=1
  set -- /bin/sh "$PWD/Tablemate.sh" "$@"
  command -v x-terminal-emulator >/dev/null && exec x-terminal-emulator -e "$@"
  command -v gnome-terminal >/dev/null && exec gnome-terminal -- "$@"
  command -v kgx >/dev/null && exec kgx -- "$@"
  command -v konsole >/dev/null && exec konsole -e "$@"
  command -v xfce4-terminal >/dev/null && exec xfce4-terminal -x "$@"
  command -v xterm >/dev/null && exec xterm -e "$@"
  shift 2
fi

if ! find_python; then
  advise
  if [ ! -t 0 ]; then
    say again
    exit 1
  fi
  say waits
  until find_python; do sleep 3; done
  say found
fi
[ -z "$TABLEMATE_WINDOW" ] && exec "$python" start.py "$@"
"$python" start.py "$@" && exit
code=$?
say close # what went wrong can be read before the window closes
read -r _
exit $code
