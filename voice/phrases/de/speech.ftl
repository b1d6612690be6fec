# German. Speech: whether it can be heard, and what to do when it can't.

## In a sentence

voice_starting = Die Stimme startet.
voice_closed = Die Stimme ist ausgeschaltet.
voice_quiet = Die Stimme ist ausgeschaltet. Alles steht auf dem Bildschirm.
voice_nothing_to_say = In diesem Text gibt es nichts zu sprechen.
voice_gone = Die Stimme, die du gewählt hast, gibt es auf diesem Computer nicht mehr. Ich nehme { $voice }.
voice_usual = die Standardstimme
voice_speaking = Ich spreche mit { $voice } von { $engine }.
voice_speaking_through = Ich spreche mit { $voice } von { $engine } über { $player }.
voice_speaking_badly = Ich spreche mit { $voice } von { $engine } ({ $problem }).
voice_silent = Keine Stimme: { $problem }. Alles steht weiterhin auf dem Bildschirm.
voice_unknown = Eine Stimme „{ $voice_id }“ gibt es auf diesem Computer nicht.
voice_none = keine Stimme spricht { $language_id }

## What the doctor finds

speech_runs = läuft
speech_not_checked = nicht geprüft
speech_plays = spielt über { $player }
speech_no_voice = keine
speech_voice = { $voice }, eine von { $number }

## What is wrong

worker_not_started = der Sprachdienst lässt sich nicht starten ({ $reason })
worker_silent = der Sprachdienst antwortet nicht
worker_ended = der Sprachdienst hat sich unerwartet beendet
worker_mute = der Sprachdienst hat nicht gesagt, was er gefunden hat
worker_failed = ein Fehler in Tablemate selbst ({ $reason })
engine_not_loaded = espeak-ng lässt sich nicht laden ({ $reason })
sound_no_program = es gibt hier kein Programm, das Ton abspielt
sound_no_library = es gibt hier weder ein Programm noch eine Bibliothek, die Ton abspielt
sound_not_16_bit = nur Ton mit 16 Bit lässt sich abspielen
sound_no_device = kein Tongerät lässt sich öffnen (ALSA: { $reason })
sound_not_reached = { $player } erreicht kein Tongerät (beendet mit { $code })
sound_no_answer = { $player } antwortet nicht
sound_windows_none = Windows hat kein Tongerät
sound_windows_failed = Windows kann keinen Ton abspielen

## What helps

remedy_worker = Starte Tablemate neu. „{ $tablemate } doctor“ sagt dir, woran es liegt.
remedy_win32_engine = Windows bringt Stimmen mit. Installiere Tablemate neu, damit es sie erreicht.
remedy_win32_voice = Füg eine Stimme hinzu: Einstellungen, Zeit und Sprache, Sprachausgabe, Stimmen hinzufügen.
remedy_win32_sound = Schließ Lautsprecher oder Kopfhörer an und wähl sie aus: Einstellungen, System, Sound.
remedy_darwin_engine = macOS bringt Stimmen mit. Installiere Tablemate neu, damit es sie erreicht.
remedy_darwin_voice = Füg eine Stimme hinzu: Systemeinstellungen, Bedienungshilfen, Gesprochene Inhalte.
remedy_darwin_sound = Wähl Lautsprecher oder Kopfhörer: Systemeinstellungen, Ton, Ausgabe.
remedy_linux_engine = Starte: { $python } -m pip install --force-reinstall pyttsx3 espeakng-loader
remedy_linux_voice = Starte: { $python } -m pip install --force-reinstall espeakng-loader
remedy_linux_sound = Schließ einen Lautsprecher an, schau nach, ob die Toneinstellungen ihn zeigen, und ob ein Tonserver läuft (PipeWire, PulseAudio oder ALSA).
