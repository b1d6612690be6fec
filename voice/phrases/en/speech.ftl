# Speech: whether it can be heard, and what to do when it can't.

## In a sentence

voice_starting = The voice is starting.
voice_closed = The voice is switched off.
voice_quiet = The voice is switched off; everything is written on the screen.
voice_nothing_to_say = There is nothing in this text that can be spoken.
voice_gone = The voice you chose is no longer on this computer. I'm using { $voice } instead.
voice_usual = the default voice
voice_speaking = Speaking with { $voice } of { $engine }.
voice_speaking_through = Speaking with { $voice } of { $engine } through { $player }.
voice_speaking_badly = Speaking with { $voice } of { $engine } ({ $problem }).
voice_silent = No speech: { $problem }. Everything is still written on the screen.
voice_unknown = There is no voice "{ $voice_id }" on this computer.
voice_none = no voice speaks { $language_id }

## What the doctor finds

speech_runs = runs
speech_not_checked = not checked
speech_plays = plays through { $player }
speech_no_voice = none
speech_voice = { $voice }, one of { $number }

## What is wrong

worker_not_started = the speech worker can't be started ({ $reason })
worker_silent = the speech worker does not answer
worker_ended = the speech worker ended unexpectedly
worker_mute = the speech worker did not say what it found
worker_failed = an error in Tablemate itself ({ $reason })
engine_not_loaded = espeak-ng can't be loaded ({ $reason })
sound_no_program = there is no program here that plays sound
sound_no_library = there is no program or library here that plays sound
sound_not_16_bit = only 16-bit sound can be played
sound_no_device = no sound device can be opened (ALSA: { $reason })
sound_not_reached = { $player } can't reach a sound device (it ended with { $code })
sound_no_answer = { $player } does not answer
sound_windows_none = Windows has no sound device
sound_windows_failed = Windows can't play sound

## What helps

remedy_worker = Start Tablemate again; "{ $tablemate } doctor" tells you what is wrong.
remedy_win32_engine = Windows has voices built in; install Tablemate again so that it can reach them.
remedy_win32_voice = Add a voice in Settings, Time & language, Speech, Add voices.
remedy_win32_sound = Connect a speaker or headphones and choose it in Settings, System, Sound.
remedy_darwin_engine = macOS has voices built in; install Tablemate again so that it can reach them.
remedy_darwin_voice = Add a voice in System Settings, Accessibility, under the spoken content heading.
remedy_darwin_sound = Choose a speaker or headphones in System Settings, Sound, Output.
remedy_linux_engine = Run: { $python } -m pip install --force-reinstall pyttsx3 espeakng-loader
remedy_linux_voice = Run: { $python } -m pip install --force-reinstall espeakng-loader
remedy_linux_sound = Connect a speaker, check that your sound settings show it, and that a sound server (PipeWire, PulseAudio or ALSA) is running.
