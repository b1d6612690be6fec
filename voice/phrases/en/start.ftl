# What `start.py` and the starters say before anything is installed. `start.py` reads this file by itself: one line each, and no choices in it.

start_python_needed = Tablemate needs Python { $needed } or newer; this is { $found }. Get it: { $address }
start_begins = Setting up Tablemate. This happens once and takes a minute or two.
start_is_file = Something else is called .venv here. I'm moving it aside, to .venv-moved-aside, and starting over.
start_interrupted = The last set-up was interrupted. I'm starting over.
start_no_python = The Python that Tablemate was set up with is gone or broken. I'm starting over.
start_moved = This folder was moved or copied. I'm starting over.
start_folder = 1 of 3: making the folder .venv
start_no_folder = Python could not make the folder .venv ({ $reason }). On Debian or Ubuntu: apt install python3-venv
start_fetching = 2 of 3: downloading libraries
start_so_far = { $megabytes } MB so far
start_installing = 3 of 3: installing { $number } libraries
start_still = still working
start_failed = The set-up failed; the lines above say why. Check your internet connection and try again.
start_done = Tablemate is set up.

## What the starters say where there is no Python yet. They read this file too: no facts in these.

start_none = Tablemate needs Python 3.11 or newer, and I can't find it on this computer.
start_winget = Windows can get it for you from python.org. Shall it? Press Y for yes or N for no.
start_download = I'm opening python.org's download page. Install the newest Python from there.
start_command = To install it, open another terminal and type:
start_package = Install the package python3, version 3.11 or newer, with the program that installs software on this system.
start_waits = I'm waiting, and will go on by myself once Python is there. To stop, close this window.
start_found = There it is.
start_again = Then start Tablemate again.
start_close = Press Enter to close this window.
