#!/bin/sh
# Double-click this on macOS: it sets Tablemate up and opens its page. On Linux, run it from a terminal.
cd "$(dirname "$0")" || exit 1
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
for name in python3.14 python3.13 python3.12 python3.11 python3; do
  python=$(command -v "$name") || continue
  # Apple's own python3 is only a door to its developer tools: without them, it would ask to install these.
  [ "$python" = /usr/bin/python3 ] && [ "$(uname)" = Darwin ] && ! xcode-select -p >/dev/null 2>&1 && continue
  if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    exec "$python" start.py "$@"
  fi
done
echo "Tablemate needs Python 3.11 or newer, and none was found."
echo "Get it here, install it, and double-click this file again: https://www.python.org/downloads/"
exit 1
