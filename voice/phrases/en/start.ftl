# What `start.py` says before anything is installed. It reads this file by itself: one line each, and no choices in it.

start_python_needed = Tablemate needs Python { $needed } or newer; this is { $found }. Get it: { $address }
start_begins = Setting Tablemate up. This is needed once and takes a minute or two.
start_folder = 1 of 3: making a folder of its own for it, .venv
start_no_folder = The environment could not be made ({ $reason }). On Debian or Ubuntu: apt install python3-venv
start_fetching = 2 of 3: fetching the libraries it is made of
start_so_far = { $megabytes } MB so far
start_installing = 3 of 3: installing { $number } libraries
start_still = still at it
start_failed = The set-up did not finish. Look at the lines above; without internet it cannot work.
start_done = Tablemate is set up.
