# Spanish. What `start.py` and the starters say before anything is installed. `start.py` reads this file by itself: one line each, and no choices in it.

start_python_needed = Tablemate necesita Python { $needed } o más nuevo; este es { $found }. Consíguelo: { $address }
start_begins = Preparando Tablemate. Esto pasa una sola vez y tarda un minuto o dos.
start_is_file = Hay otra cosa llamada .venv aquí. La aparto a .venv-moved-aside y empiezo de nuevo.
start_interrupted = La última preparación se interrumpió. Empiezo de nuevo.
start_no_python = El Python con el que se preparó Tablemate ya no está o está roto. Empiezo de nuevo.
start_moved = Esta carpeta se ha movido o copiado. Empiezo de nuevo.
start_folder = 1 de 3: creando la carpeta .venv
start_no_folder = Python no pudo crear la carpeta .venv ({ $reason }). En Debian o Ubuntu: apt install python3-venv
start_fetching = 2 de 3: descargando bibliotecas
start_so_far = { $megabytes } MB hasta ahora
start_installing = 3 de 3: instalando { $number } bibliotecas
start_still = sigo en ello
start_failed = La preparación ha fallado; las líneas de arriba dicen por qué. Revisa tu conexión a internet e inténtalo otra vez.
start_done = Tablemate está preparado.

## What the starters say where there is no Python yet. They read this file too: no facts in these.

start_none = Tablemate necesita Python 3.11 o más nuevo, y no lo encuentro en este ordenador.
start_winget = Windows puede traértelo de python.org. ¿Quieres? Pulsa Y para sí o N para no.
start_download = Abro la página de descargas de python.org. Instala desde allí el Python más nuevo.
start_command = Para instalarlo, abre otra terminal y escribe:
start_package = Instala el paquete python3, versión 3.11 o más nueva, con el programa que instala software en este sistema.
start_waits = Espero, y seguiré solo en cuanto Python esté ahí. Para parar, cierra esta ventana.
start_found = Ahí está.
start_again = Después arranca Tablemate otra vez.
start_close = Pulsa Intro para cerrar esta ventana.
