#!/bin/sh
# Double-click this on macOS: it sets Tablemate up and opens its page. On Linux, run it from a terminal.
cd "$(dirname "$0")" || exit 1
for python in python3.13 python3.12 python3.11 python3; do
  if command -v "$python" >/dev/null 2>&1 && "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    exec "$python" start.py "$@"
  fi
done
echo "Tablemate needs Python 3.11 or newer, and none was found."
echo "Get it here, install it, and double-click this file again: https://www.python.org/downloads/"
