# French. The printed sheet: what stands on the cards, and how a table is set up. Its typeface has the letters of western Europe;
# a sentence with others is printed in English.

sheet_title = Tablemate : repères de table et cartes de commande

## What stands on the command cards
# The turn card speaks for the player, and Tablemate calls the player's turn "your turn", so no face says that.

card_your_turn = À TABLEMATE
card_your_turn_line = mon tour est fini, Tablemate joue
card_my_turn = MON TOUR
card_my_turn_line = je joue, Tablemate attend
card_yes = OUI
card_yes_line = c’est juste
card_no = NON
card_no_line = c’est faux
card_done = FAIT
card_done_line = j’ai fait ce que tu as dit
card_undo = ANNULER
card_undo_line = annuler la dernière étape
card_repeat = RÉPÉTER
card_repeat_line = redis-le
card_why = POURQUOI
card_why_line = quelle règle est-ce ?
card_pause = PAUSE
card_pause_line = attends que je revienne
card_table = TABLE
card_table_line = lis-moi la table et quoi faire
card_score = SCORE
card_score_line = où en est-on ?
card_help = AIDE
card_help_line = que puis-je dire ou poser ?

## What to do with the pages

markers_title = Repères de table
markers_cut = Découpe les carrés et pose chacun à plat dans son coin de la table, dans n’importe quel sens.
turn_card = carte de tour
turn_card_cut = Carte de tour : découpe les deux faces d’un seul tenant, plie-les dos à dos sur les pointillés et colle.
asking_cut = Cartes qui demandent. TABLE lit à voix haute tout ce qu’il y a sur la table, pour qui ne la voit pas.
digits_cut = Chiffres : poses-en un pour choisir dans une liste, ou côte à côte pour un nombre : 1 et 2 font 12.
ruler_bank_card = une carte bancaire posée depuis 0 finit ici :
ruler_length = Cette règle mesure 100 mm. Si la tienne non, réimprime à 100 % ou en « taille réelle », sans « ajuster à la page ».

## The page of how-to

guide_title = Tablemate : installer la table
guide_print = Imprime toutes les pages d’un seul côté à 100 % (« taille réelle »). La règle de la page 2 montre si c’est bon.
guide_markers = Découpe les quatre repères. Pose-les ou colle-les à plat autour de l’endroit où tu joues : en haut à gauche, en haut à droite, en bas à droite, en bas à gauche vu de ta place. Pas besoin qu’ils soient droits ni bien espacés.
guide_camera = Place la caméra au-dessus du milieu, tournée vers le bas, à environ { $height } cm. Elle doit voir les quatre repères. Mets une lampe sur le côté. À côté de la caméra, elle se reflète dans les cartes brillantes.
guide_calibrate = Lance   { $calibrate }   et fais ce qu’il dit jusqu’à ce que tout soit bon.
guide_lay_out = Dispose le jeu comme sur le dessin. Les cartes de commande vont partout où la caméra les voit, hors des zones.
guide_play = Joue. Tourne la carte de tour sur À TABLEMATE quand ton tour est fini, et pose FAIT quand tu as fait ce que Tablemate a dit. Pose une autre carte de commande pour répondre ou demander, et retire-la quand Tablemate a répondu. Évite de couvrir les repères.
guide_seen = Ce que voit la caméra : les quatre repères, et { $title } entre eux
guide_others = Les autres jeux sur la table
guide_height = caméra à environ { $height } cm
guide_side_camera = caméra, vers le bas
guide_side_height = environ { $height } cm
guide_side_lamp = lampe, de côté
