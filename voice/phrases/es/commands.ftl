# Spanish. The command line: its help, its questions and answers, and what it refuses.

## Help: each command, and below it what each of its parameters is for

help = Tablemate juega el bot en solitario de un juego de mesa en tu mesa y dice sus jugadas en voz alta.
    .language = Hablar y escribir en este idioma desde ahora, por ejemplo es.
help_usage = Uso:
help_help = Mostrar esta ayuda.
help_arguments = Argumentos
help_options = Opciones
help_commands = Órdenes
help_placeholder = lo que se escribe en ese sitio
    .game = JUEGO
    .language = IDIOMA
    .file = ARCHIVO
    .out = ARCHIVO
    .journal = PARTIDA
    .folder = CARPETA
    .picture = IMAGEN
    .place = LUGAR
    .text = TEXTO
    .number = NÚMERO
    .options = OPCIONES
    .command = ORDEN
    .args = ARGUMENTOS
help_required = [obligatorio]
help_default = [por defecto: { $value }]
help_demo = Ver y oír una ronda de Wingspan, o el primer turno de un Last Stand, desde una grabación. Solo necesitas este ordenador.
    .game_id = Qué grabación: wingspan o crownfell.
    .quiet = Solo subtítulos, sin voz.
    .page = Mostrar la demostración también en el navegador.
help_play = Jugar contra el bot de un juego: pregunta, decide según las reglas y dice qué hacer.
    .game_id = Qué juego. La orden «games» los enumera.
    .option = Fijar una opción, como en -o difficulty=eaglet. Se puede dar varias veces.
    .seed = El número que decide qué roban los mazos virtuales.
    .defaults = No preguntar por las opciones; usar las de por defecto.
    .resume = Seguir la última partida que guardaste.
    .quiet = Solo subtítulos, sin voz.
    .camera = Qué ve la mesa: 0 para la primera cámara, «phone» para tu móvil, una dirección, un vídeo o una carpeta.
    .no_camera = Jugar sin cámara y responder con el teclado.
    .no_learning = No guardar imágenes de tus cartas mientras juegas.
    .profile = Una mesa guardada con la orden «calibrate». Sin ella, la mesa se busca de nuevo cada vez.
    .page = Mostrar la partida también en el navegador.
    .lan = Dejar que un móvil de tu red doméstica abra la página.
help_sheet = Hacer la hoja para imprimir: cuatro marcadores de mesa y las cartas de orden, a escala real.
    .file = El archivo que se escribe.
    .paper = A4 o Letter.
    .game = Qué mesa dibujar en grande. Las otras van en la última página.
help_calibrate = Comprobar que la cámara ve bien la mesa, decir qué arreglar y guardar la mesa con un nombre.
    .camera = Qué ve la mesa, como en «play».
    .name = Cómo llamar a esta mesa.
    .game = Qué zonas mirar, según el juego.
    .corners = Sin marcadores: las esquinas en píxeles, como en "120,80 1800,95 1790,1000 130,990".
    .size = Sin marcadores: el tamaño de lo que hay entre las esquinas, en milímetros.
    .annotate = Escribir la imagen con los marcadores y las zonas dibujados.
    .quiet = Solo subtítulos, sin voz.
help_games = Enumerar los juegos y decir si se juegan con cartas impresas o de práctica.
help_deck = Mostrar las cartas con las que se juega, introducir las tuyas, escribir un archivo para ellas o revisar uno.
    .game_id = Qué juego. La orden «games» los enumera.
    .check = Revisar un archivo que has rellenado.
    .copy = Escribir un archivo para que lo rellenes.
    .enter = Introducir tus cartas, una por una.
help_page = Abrir la página: empezar o seguir una partida, ver la demostración, ajustar cámara y voz.
    .quiet = Solo subtítulos, sin voz.
    .lan = Dejar que un móvil de tu red doméstica abra la página.
help_results = Mostrar cómo acabaron tus partidas: en tabla, en CSV, en gráficos o para la aplicación BG Stats.
    .game_id = Solo los resultados de este juego.
    .csv = Escribirlos en este archivo como CSV.
    .plots = Escribir en esta carpeta una imagen con gráficos de cada juego, en SVG y en PNG.
    .bg_stats = Escribir una página con un enlace por partida. Ábrela en el móvil que tiene BG Stats y toca una partida para registrarla allí.
help_replay = Mostrar una partida guardada tal como se oyó, con sus respuestas.
    .journal = Una partida guardada. Solo se lee.
help_look = Nombrar las cartas y los dados de unas fotos. No hacen falta cámara, marcadores ni entrenamiento.
    .pictures = Fotos de la mesa.
    .game = De qué juego son las cartas y los dados.
    .catalogue = Las cartas de otro juego: cualquier archivo CSV con las columnas id y name.
    .annotate = Escribir la imagen con lo que se ha visto dibujado.
    .box = Nombrar las cartas por las imágenes de esta caja, hecha con «enrol».
    .as_json = Mostrar un objeto JSON por imagen.
help_bench = Medir lo bien y lo rápido que se leen cartas y dados, en imágenes cuyo contenido se conoce.
    .place = Una carpeta de imágenes con un archivo de verdad junto a cada una, o una sola de esas imágenes.
    .repeat = Mirar cada imagen este número de veces, para tiempos más estables.
    .annotate = Escribir en esta carpeta lo visto, dibujado en cada imagen.
    .json_file = Escribir todas las cifras en este archivo.
    .against_ocr = Comparar con el reconocimiento de texto sobre imágenes enteras (lento).
help_say = Decir un texto, para oír si la voz funciona. Enumerar las voces y elegir una.
    .text = Qué decir.
    .wav = Escribir la voz en este archivo WAV en vez de reproducirla.
    .voice = Decirlo con esta voz: unas letras de su nombre, o su id.
    .keep = Hablar con esta voz desde ahora, también en las partidas.
    .voices = Enumerar las voces de este ordenador.
help_report = Reunir en un archivo lo que hace falta para informar de un error: la partida, las imágenes guardadas y las versiones. Antes ves qué contiene, y no se envía nada.
    .file = El archivo que se escribe.
    .journal = La partida guardada de la que informar. Si no se da, la última que jugaste.
    .no_pictures = Sin las imágenes de tu mesa.
    .yes = Guardarlo sin preguntar.
help_doctor = Revisar tu instalación y decir cómo arreglar los problemas.

## What is wrong with a line typed

usage_help = Para ver la ayuda, escribe «{ $command } --help».
usage_no_command = No hay ninguna orden «{ $command_id }».
usage_no_option = No hay ninguna opción { $option_id }.
usage_option_value = La opción { $option_id } necesita un valor detrás, o ninguno.
usage_missing = Falta { $parameter_id }.
usage_bad_value = { $parameter_id } no admite ese valor.
usage_not_understood = No entiendo esa línea.
no_such_language = Aquí no hablo «{ $language_id }». Hablo: { $languages }.
language_not_kept = No se pudo guardar el idioma en { $file }: { $reason }.
no_such_game = No hay ningún juego «{ $game_id }». Los juegos son { $games }.
no_such_option = { $game_id } no tiene la opción «{ $option_id }». Tiene { $options }.
no_such_choice = La opción { $option_id } no puede ser { $choice }. Puede ser { $choices }.
nothing_to_say = No hay nada que decir.
keep_needs_voice = --keep necesita la --voice que hay que guardar.
nothing_to_resume = No hay ninguna partida guardada de { $title } que seguir.
nothing_to_resume_since = No hay ninguna partida guardada de { $title } que seguir. { $reason }.

## While a command runs

film_bar = La grabación
looking_at_pictures = Mirando las imágenes
opening_camera = Abriendo la cámara…
type_to_go_on = Para seguirla, escribe: { $tablemate } play { $game_id } --resume
type_to_play = Imprime la hoja, coloca la cámara y escribe: { $tablemate } play { $game_id } --camera 0
demo_pictures = Las imágenes de cada paso, con lo visto dibujado en ellas, están en { $folder }
page_waits = La página sigue abierta hasta que pulses Intro.
page_at = La página: { $address }
phone_at = Para un móvil: { $address }
speech_written = La voz se escribe en { $folder } en vez de sonar.
phone_camera_at = Para usar tu móvil como cámara, escanea esto con él: { $address }
begin_before_camera = Empieza antes una partida y después elige su cámara.
fault_curable = { $fault }. Libera espacio o permite escribir ahí, o indica otra carpeta en TABLEMATE_HOME.
fault = { $fault }.

results_bg_stats = Tus partidas para BG Stats

## Games and their cards

games_id = id
games_title = juego
games_bot = bot
games_cards = cartas
cards_practice = mazo de práctica (sustituto)
cards_none = no hacen falta
origin_fans = de fuentes de aficionados, compáralas con las tuyas
origin_owner = introducidas por ti de tus propias cartas
origin_stand_in = SUSTITUTO: un mazo de práctica inventado por Tablemate, no las cartas impresas
deck_sheet = { $sheet_id }: { $origin }
deck_own_file = tu archivo sería { $file }
deck_kept = { $file } ya existe, así que no lo he cambiado.
deck_copied = He escrito { $file }. Rellénalo, revísalo con --check y luego llámalo { $sheet_id }.
deck_good = { $file } es un { $sheet_id } válido: { $origin }.
deck_name = el nombre debe acabar en uno de estos: { $sheets }

## The doctor

doctor_well = bien { $what }: { $found }
doctor_ill = PROBLEMA { $what }: { $found }
doctor_folder = carpeta
doctor_origin_fans = fuentes de aficionados
doctor_origin_owner = propias
doctor_origin_stand_in = sustituto
doctor_saved = partidas guardadas
doctor_cameras = cámaras
doctor_camera = { $number } ({ $name })
doctor_no_camera = no se encuentra ninguna
doctor_no_camera_needed = Puedes jugar sin ella: responde tocando o con el teclado.
doctor_tables = mesas
doctor_delivery = ajustes de voz
doctor_speech = habla, { $part }
doctor_part_engine = motor
doctor_part_voice = voz
doctor_part_sound = sonido
doctor_part_worker = proceso
doctor_count = { $number } en { $folder }
doctor_ready = listo
doctor_usual = por defecto
doctor_rate = { $number } palabras por minuto
doctor_move_away = Aparta el archivo, o recupera una copia.
doctor_correct = Corrige la línea, o cambia el nombre del archivo para que se vuelva a usar el que venía con Tablemate.
doctor_enter = Introduce tus cartas una por una: en la página, en «Tus cartas», o con «{ $tablemate } deck { $game_id } --enter».
doctor_no_game = { $file }: no existe el juego { $game }
doctor_unwritable = { $folder }: { $reason }
doctor_make_room = Libera espacio o permite escribir ahí, o indica otra carpeta en TABLEMATE_HOME.

## The report

report_versions = las versiones de Tablemate y de sus bibliotecas
report_doctor = lo que dice el diagnóstico de tu instalación
report_journal = la partida, con todas las respuestas y las cartas que introdujiste
report_table = una mesa que calibraste
report_picture = una imagen de tu mesa que guardaste
report_seen = lo que se vio en esa imagen
report_line = { $name_id } ({ $size } kB): { $what }
report_ask = ¿Guardar esto como { $file }? Se queda en tu ordenador. Escribe sí o no.
report_saved = Guardado en { $file }. Míralo, y adjúntalo a tu informe si no te importa que lo vea todo el mundo.
report_not_saved = No he guardado nada.
report_exists = { $file } ya existe. Elige otro nombre.
report_too_large = { $file } es demasiado grande para un informe.

## Voices

voice_fits_several = «{ $text_id }» encaja con varias voces: { $voices }
no_such_voice = Aquí no hay ninguna voz llamada «{ $text_id }». «{ $tablemate } say --voices» las enumera.
speech_bad = { $file } no se puede usar, así que hablo con la voz por defecto: { $reason }
speech_not_kept = No se pudieron guardar los ajustes de voz en { $file }: { $reason }
speech_parts = rate_wpm y volume son números, y voice es un nombre
speech_choose_anew = { $reason }; borra el archivo y elige otra vez los ajustes de voz

## Files

file_too_large = es demasiado grande; una ficha tiene como mucho { $most } caracteres
file_none = no es un archivo; apártalo
file_not_read = no se puede leer ({ $reason })
file_no_text = no es texto en UTF-8; guárdalo como texto UTF-8
file_no_name = no queda ningún nombre de archivo libre para una partida nueva
no_picture_yet = aún no se ha visto ninguna imagen de la mesa
not_written = { $file } no se pudo escribir

## The game that is being played

no_game = No hay ninguna partida en juego. Empieza una primero.
went_on = La partida siguió mientras tanto, así que esto no ha contado. Mira otra vez.
nothing_looked_at = Aún no he mirado en { $the_zone }.
not_taken_back = No he podido deshacerlo; el disco no lo permitió.
place_not_asked = No he preguntado por ese hueco ({ $place }) en { $the_zone }.
place_may_be_empty = Aquí puede haber un hueco vacío. Basta con no mencionarlo en tu respuesta.
