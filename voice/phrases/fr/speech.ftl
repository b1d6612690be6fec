# French. Speech: whether it can be heard, and what to do when it can't.

## In a sentence

voice_starting = La voix démarre.
voice_closed = La voix est coupée.
voice_quiet = La voix est coupée ; tout est écrit à l’écran.
voice_nothing_to_say = Il n’y a rien dans ce texte qui puisse être dit.
voice_gone = La voix que tu avais choisie n’est plus sur cet ordinateur. Je prends { $voice } à la place.
voice_usual = la voix par défaut
voice_speaking = Je parle avec { $voice }, de { $engine }.
voice_speaking_through = Je parle avec { $voice }, de { $engine }, par { $player }.
voice_speaking_badly = Je parle avec { $voice }, de { $engine } ({ $problem }).
voice_silent = Pas de voix : { $problem }. Tout est quand même écrit à l’écran.
voice_unknown = Il n’y a pas de voix « { $voice_id } » sur cet ordinateur.
voice_none = aucune voix ne parle { $language_id }

## What the doctor finds

speech_runs = marche
speech_not_checked = non vérifié
speech_plays = son joué par { $player }
speech_no_voice = aucune
speech_voice = { $voice }, une parmi { $number }

## What is wrong

worker_not_started = le processus de parole ne démarre pas ({ $reason })
worker_silent = le processus de parole ne répond pas
worker_ended = le processus de parole s’est arrêté de façon inattendue
worker_mute = le processus de parole n’a pas dit ce qu’il a trouvé
worker_failed = une erreur dans Tablemate lui-même ({ $reason })
engine_not_loaded = impossible de charger espeak-ng ({ $reason })
sound_no_program = aucun programme ici ne joue de son
sound_no_library = aucun programme ni bibliothèque ici ne joue de son
sound_not_16_bit = seul le son 16 bits peut être joué
sound_no_device = aucun périphérique audio ne s’ouvre (ALSA : { $reason })
sound_not_reached = { $player } n’atteint aucun périphérique audio (il s’est arrêté avec { $code })
sound_no_answer = { $player } ne répond pas
sound_windows_none = Windows n’a pas de périphérique audio
sound_windows_failed = Windows n’arrive pas à jouer de son

## What helps

remedy_worker = Redémarre Tablemate ; « { $tablemate } doctor » te dit ce qui ne va pas.
remedy_win32_engine = Windows a des voix intégrées ; réinstalle Tablemate pour qu’il puisse les atteindre.
remedy_win32_voice = Ajoute une voix dans Paramètres, Heure et langue, Voix, Ajouter des voix.
remedy_win32_sound = Branche un haut-parleur ou un casque et choisis-le dans Paramètres, Système, Son.
remedy_darwin_engine = macOS a des voix intégrées ; réinstalle Tablemate pour qu’il puisse les atteindre.
remedy_darwin_voice = Ajoute une voix dans Réglages Système, Accessibilité, Contenu énoncé.
remedy_darwin_sound = Choisis un haut-parleur ou un casque dans Réglages Système, Son, Sortie.
remedy_linux_engine = Tape : { $python } -m pip install --force-reinstall pyttsx3 espeakng-loader
remedy_linux_voice = Tape : { $python } -m pip install --force-reinstall espeakng-loader
remedy_linux_sound = Branche un haut-parleur, vérifie que tes réglages de son le montrent et qu’un serveur de son (PipeWire, PulseAudio ou ALSA) tourne.
