#!/bin/sh
# Double-click this on macOS: it finds Python, or helps you get it, sets Tablemate up and opens its page.
exec /bin/sh "$(dirname "$0")/Tablemate.sh" "$@"
