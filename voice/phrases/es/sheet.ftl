# Spanish. The printed sheet: what stands on the cards, and how a table is set up. Its typeface has the letters of western Europe;
# a sentence with others is printed in English.

sheet_title = Tablemate: marcadores y cartas de orden

## What stands on the command cards
# The turn card speaks for the player, and Tablemate calls the player's turn "your turn", so no face says that.

card_your_turn = TURNO DE TABLEMATE
card_your_turn_line = mi turno ha acabado, juega Tablemate
card_my_turn = MI TURNO
card_my_turn_line = juego yo, Tablemate espera
card_yes = SÍ
card_yes_line = es correcto
card_no = NO
card_no_line = no es correcto
card_done = HECHO
card_done_line = he hecho lo que has dicho
card_undo = DESHACER
card_undo_line = deshaz el último paso
card_repeat = REPETIR
card_repeat_line = dilo otra vez
card_why = POR QUÉ
card_why_line = ¿qué regla es esa?
card_pause = PAUSA
card_pause_line = espera a que vuelva
card_table = MESA
card_table_line = léeme la mesa y qué hay que hacer
card_score = PUNTOS
card_score_line = ¿cómo vamos?
card_help = AYUDA
card_help_line = ¿qué puedo decir o poner?

## What to do with the pages

markers_title = Marcadores de mesa
markers_cut = Recorta los cuadrados y pon cada uno plano en su esquina de la mesa, en cualquier sentido.
turn_card = carta de turno
turn_card_cut = Carta de turno: recorta las dos caras en una pieza, dóblala hacia atrás por los guiones y pégala.
asking_cut = Cartas que preguntan. MESA lee en voz alta todo lo que hay, para quien no puede verlo.
digits_cut = Cifras: pon una para elegir de una lista numerada, o varias juntas para un número: 1 y 2 son 12.
ruler_bank_card = una tarjeta bancaria puesta desde el 0 acaba aquí:
ruler_length = Esta regla mide 100 mm (3 15/16 pulgadas). Si la tuya no, imprime otra vez al 100 % o «tamaño real», no «ajustar a la página».

## The page of how-to

guide_title = Tablemate: preparar la mesa
guide_print = Imprime todas las páginas por una cara al 100 % («tamaño real»). La regla de la página 2 muestra si ha salido bien.
guide_markers = Recorta los cuatro marcadores. Ponlos o pégalos planos alrededor de donde juegas: arriba a la izquierda, arriba a la derecha, abajo a la derecha y abajo a la izquierda, vistos desde tu sitio. No hace falta que estén rectos ni a la misma distancia.
guide_camera = Pon la cámara sobre el centro, mirando hacia abajo, a unos { $height } cm de altura. Debe ver los cuatro marcadores. Pon una lámpara a un lado. Si está junto a la cámara, se refleja en las cartas brillantes.
guide_calibrate = Ejecuta   { $calibrate }   y haz lo que diga hasta que te avise de que todo está bien.
guide_lay_out = Coloca el juego como en el dibujo. Las cartas de orden pueden estar donde la cámara las vea, fuera de las zonas.
guide_play = Juega. Pon la carta de turno en TURNO DE TABLEMATE cuando acabe tu turno, y pon HECHO cuando hayas hecho lo que Tablemate dijo. Pon otra carta de orden para responder o preguntar, y retírala cuando Tablemate haya respondido. Procura no tapar los marcadores.
guide_seen = Lo que ve la cámara: los cuatro marcadores y { $title } entre ellos
guide_others = Los otros juegos en la mesa
guide_height = cámara a unos { $height } cm
guide_side_camera = cámara, mirando abajo
guide_side_height = unos { $height } cm
guide_side_lamp = lámpara, de lado
