# Spanish. What the page refuses, and how a browser or a phone is let in.

door_join = Unirse a la mesa
door_join_title = Unirse a la mesa - Tablemate
door_code_label = Código que muestra Tablemate
door_button = Unirse
door_invitation = Escribe el código que Tablemate muestra en su pantalla.
door_wrong = Ese no es el código de ahora. Cada código sirve una sola vez, así que mira otra vez la pantalla.
door_guarding = Demasiados códigos equivocados. Espera un minuto y escribe el código nuevo.
door_closed = Abre la página con el enlace que muestra Tablemate, o escribe su código.
door_not_asked_so = Esta página no responde a ese tipo de petición.
door_not_read = No puedo leer esta petición.
door_no_page = Esa página no existe.
door_other_host = Esa no es una dirección de esta página.
door_other_page = Lo ha pedido otra página, así que no lo he hecho.
door_too_much = Es demasiado grande para enviarlo de una vez.
door_failed = Algo ha fallado por dentro. La partida sigue; inténtalo otra vez.
door_full = Hay demasiadas páginas abiertas. Cierra alguna de las otras.
door_no_network = Este ordenador no está en ninguna red, así que un móvil no puede unirse. Conéctalo antes a tu wifi.
door_here_only = Solo el ordenador en el que funciona Tablemate puede abrir o cerrar la página a los móviles.
door_secure_only = La cámara de un móvil solo funciona en la página segura. Escanea otra vez el código para la cámara.
door_no_port = No hay ningún puerto libre en { $address }.
door_no_script = La página de Tablemate necesita JavaScript. Todo se puede hacer también en la terminal.

## What a phone that is to be the camera is told first; the words of the browsers are their own

trust_title = Tu móvil te avisará una vez
trust_why = Un navegador solo deja la cámara a una página por una conexión segura. El certificado se hizo en tu propio ordenador. Nadie más responde por él, así que el navegador te avisa.
trust_when = Sigue solo en casa, y solo si el ordenador muestra la misma dirección:
trust_android = Android, Chrome
trust_iphone = iPhone, Safari
trust_tap = Toca «{ $button }».
trust_tap_if_asked = Si tu móvil también pregunta esto: toca «{ $button }».
trust_go = Seguir
trust_chrome_warning = La conexión no es privada
trust_chrome_safety = Volver a un sitio seguro
trust_chrome_advanced = Avanzado
trust_chrome_details = Este servidor no ha podido probar que su dominio es { $host }
trust_chrome_proceed = Acceder a { $host } (sitio no seguro)
trust_chrome_asks = { $host } quiere usar tu cámara
trust_chrome_visiting = Permitir mientras se visita el sitio
trust_chrome_once = Permitir esta vez
trust_android_asks = ¿Permitir que Chrome haga fotos y grabe vídeos?
trust_android_using = Mientras se usa la aplicación
trust_android_once = Solo esta vez
trust_safari_warning = Esta conexión no es privada
trust_safari_details = Mostrar detalles
trust_safari_back = Volver
trust_safari_risks = Si entiendes los riesgos, puedes …
trust_safari_visit = visitar este sitio web
trust_safari_sure = ¿Seguro que quieres visitar este sitio web …
trust_safari_website = Visitar sitio web
trust_safari_cancel = Cancelar
trust_safari_asks = ¿Permitir que «{ $host }» use la cámara?
trust_safari_refuse = No permitir
trust_safari_allow = Permitir

## What an installed page shows while Tablemate is not running

away_title = Tablemate no está en marcha
away_start = Arráncalo como siempre: haz doble clic en su lanzador o escribe «{ $tablemate }» en una terminal.
away_locked_title = Tablemate aún no conoce esta ventana
away_locked = Tablemate está en marcha. Abre con este navegador el enlace que muestra en su propia ventana.
away_waits = Esta ventana abrirá la página por sí sola en cuanto pueda.

## What is wrong with something that a page sent

unread_fields = No puedo usar esto: { $faults }.
unread_whole = lo enviado
unread_missing = falta { $field }
unread_extra = no conozco { $field }
unread_json = { $field } no es JSON
unread_long = { $field } es demasiado largo
unread_letters = { $field } tiene letras que no se pueden leer
unread_other = { $field } tiene un valor que no vale

## What the views are told

camera_first = Antes elige una cámara y empieza una partida.
camera_watching = Estoy mirando la mesa.
camera_no_picture = Aún no hay imagen. Elige antes una cámara.
zone_unknown = No hay ninguna zona { $zone_id }; hay { $zones }.
just_begun = Se acaba de empezar una partida, así que esto no se ha hecho. Vuelve a mirar.
voice_sample = Así sueno yo.
card_needed = { $file } necesita esta carta.
card_moved = Las cartas han cambiado mientras tanto, así que no se ha quitado nada. Vuelve a mirar.
sheet_unknown = { $title } no tiene ninguna ficha { $file } que rellenar.
saved_name_taken = Ya hay una partida guardada con ese nombre.
saved_gone = Esa partida guardada ya no existe.
history_set_up = Preparación
