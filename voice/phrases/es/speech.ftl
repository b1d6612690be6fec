# Spanish. Speech: whether it can be heard, and what to do when it can't.

## In a sentence

voice_starting = La voz está arrancando.
voice_closed = La voz está apagada.
voice_quiet = La voz está apagada; todo está escrito en la pantalla.
voice_nothing_to_say = En este texto no hay nada que se pueda decir.
voice_gone = La voz que elegiste ya no está en este ordenador. Uso { $voice } en su lugar.
voice_usual = la voz por defecto
voice_speaking = Hablo con { $voice } de { $engine }.
voice_speaking_through = Hablo con { $voice } de { $engine } a través de { $player }.
voice_speaking_badly = Hablo con { $voice } de { $engine } ({ $problem }).
voice_silent = Sin voz: { $problem }. Todo sigue escrito en la pantalla.
voice_unknown = En este ordenador no hay ninguna voz «{ $voice_id }».
voice_none = ninguna voz habla { $language_id }

## What the doctor finds

speech_runs = funciona
speech_not_checked = sin comprobar
speech_plays = suena a través de { $player }
speech_no_voice = ninguna
speech_voice = { $voice }, una de { $number }

## What is wrong

worker_not_started = el proceso de voz no se puede arrancar ({ $reason })
worker_silent = el proceso de voz no responde
worker_ended = el proceso de voz terminó de forma inesperada
worker_mute = el proceso de voz no dijo qué había encontrado
worker_failed = un error del propio Tablemate ({ $reason })
engine_not_loaded = espeak-ng no se puede cargar ({ $reason })
sound_no_program = aquí no hay ningún programa que reproduzca sonido
sound_no_library = aquí no hay ningún programa ni biblioteca que reproduzca sonido
sound_not_16_bit = solo se puede reproducir sonido de 16 bits
sound_no_device = no se puede abrir ningún dispositivo de sonido (ALSA: { $reason })
sound_not_reached = { $player } no llega a ningún dispositivo de sonido (terminó con { $code })
sound_no_answer = { $player } no responde
sound_windows_none = Windows no tiene ningún dispositivo de sonido
sound_windows_failed = Windows no puede reproducir sonido

## What helps

remedy_worker = Arranca Tablemate otra vez; «{ $tablemate } doctor» te dice qué va mal.
remedy_win32_engine = Windows trae voces incorporadas; vuelve a instalar Tablemate para que pueda usarlas.
remedy_win32_voice = Añade una voz en Configuración, Hora e idioma, Voz, Agregar voces.
remedy_win32_sound = Conecta un altavoz o unos auriculares y elígelos en Configuración, Sistema, Sonido.
remedy_darwin_engine = macOS trae voces incorporadas; vuelve a instalar Tablemate para que pueda usarlas.
remedy_darwin_voice = Añade una voz en Ajustes del Sistema, Accesibilidad, en el apartado de contenido leído.
remedy_darwin_sound = Elige un altavoz o unos auriculares en Ajustes del Sistema, Sonido, Salida.
remedy_linux_engine = Ejecuta: { $python } -m pip install --force-reinstall pyttsx3 espeakng-loader
remedy_linux_voice = Ejecuta: { $python } -m pip install --force-reinstall espeakng-loader
remedy_linux_sound = Conecta un altavoz, comprueba que aparece en los ajustes de sonido y que hay un servidor de sonido (PipeWire, PulseAudio o ALSA) en marcha.
