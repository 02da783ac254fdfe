# What the terminal says beside the log: see en/terminal.ftl.

## S’installer

terminal-welcome = Deux jeux du port. Entrée prend ce qui est entre crochets.
terminal-which-game = Quel jeu
terminal-how-many = Combien de joueurs
terminal-which-variant = Quelle variante
terminal-how-many-people = Combien d’entre eux sont à ce clavier
terminal-who-plays-the-rest = Qui joue les autres
terminal-one-or-series = Une partie, ou une série de { $games }
terminal-who-plays = Qui joue { $seat }
terminal-go-on =
    { $games ->
        [one] Reprendre { $file }, une partie de { $game } à { $players } joueurs
       *[other] Reprendre { $file }, une série de { $games } parties de { $game } à { $players } joueurs
    }
terminal-please = Tapez l’un de ces mots : { $answers }.
terminal-title = ({ $variant }, { $players } joueurs). Tapez ? à toute question pour de l’aide.
terminal-kept = Cette partie est conservée dans { $file }.
terminal-sitter-you = vous
terminal-sitter-human = humain
## Questions

terminal-ask = { $seat } : { $question }
terminal-thinks = { $seat } réfléchit …
terminal-in-secret = { $seat } choisit en secret : que les autres détournent les yeux.
terminal-ready = Entrée quand vous y êtes
terminal-no-option = Aucun choix ne s’écrit ainsi.
terminal-advice = Tapez ce qui précède l’un d’eux, ou ? pour de l’aide.
terminal-refused = Impossible :
terminal-refused-clause = ({ $clause } ; why montre la règle)
terminal-asked-now = on demande maintenant { $what }
terminal-no-rule = Il n’y a pas de règle { $name }. Tapez why, seul ou avec une règle ou un chapitre : why { $clause }, why { $chapter }.
terminal-ruling = Notre décision :
terminal-captain-looks = Un capitaine regarde par-dessus votre épaule …
## Aide

terminal-help = Tapez ce qui précède un choix, ou ses mots : { $label } ou { $action }.
terminal-help-help = cette aide
terminal-help-board = le plateau à nouveau
terminal-help-hint = ce que ferait un amiral, et pourquoi
terminal-help-why = la règle derrière le dernier refus, ou cette question
terminal-help-rule = une règle par son numéro, ou un chapitre : { $chapter }
terminal-help-save = conserver la partie dans un fichier
terminal-help-quit = partir (Ctrl-C, Ctrl-D)
## Un conseil

terminal-hint-column-option = choix
terminal-hint-column-mix = à jouer
terminal-hint-column-wins = gagne
terminal-hint-column-games = parties
terminal-hint-likely = Le plus probable : { $sentence }
terminal-hint-nothing = Il ne se passe plus rien dans ce tour.
terminal-hint-chances = Chances de gagner –
terminal-hint-spent = { $games } parties imaginées en { $seconds } s
## Enregistrer et partir

terminal-saved = Enregistré dans { $file }.
terminal-saved-go-on = Pour reprendre : { $command }
terminal-not-saved = Non enregistré :
terminal-save-where = Enregistrer cette partie ? Un nom de fichier, ou Entrée pour partir sans enregistrer :
terminal-goodbye = Bon vent !
## La fin

terminal-end = Fin.
terminal-won-game =
    { $winners ->
        [one] La partie revient à { $names }.
       *[other] Victoire partagée : { $names }.
    }
terminal-won-series =
    { $winners ->
        [one] La série revient à { $names }.
       *[other] Série partagée : { $names }.
    }
terminal-totals = Après la partie { $number } sur { $games } –
terminal-count = { $seat } : { $count }
terminal-game-number = Partie { $number } sur { $games }.
## Raconter une partie enregistrée

terminal-game = partie { $number }
terminal-variant = variante { $variant }, { $players } joueurs
terminal-face-down = face cachée
