# What `start.py` says before anything is installed. It reads this file by itself: one line each, and no choices in it.

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
