# What the terminal says beside the log: see en/terminal.ftl.

## Platz nehmen

terminal-welcome = Zwei Spiele aus dem Hafen. Enter nimmt, was in Klammern steht.
terminal-which-game = Welches Spiel
terminal-how-many = Wie viele Spieler
terminal-which-variant = Welche Variante
terminal-how-many-people = Wie viele davon sind Menschen an dieser Tastatur
terminal-who-plays-the-rest = Wer spielt die anderen
terminal-one-or-series = Ein Spiel oder eine Reihe von { $games }
terminal-who-plays = Wer spielt { $seat }
terminal-go-on =
    { $games ->
        [one] Weiter mit { $file }, einem Spiel { $game }, { $players } Spieler
       *[other] Weiter mit { $file }, einer Reihe von { $games } Spielen { $game }, { $players } Spieler
    }
terminal-please = Bitte eines davon eingeben: { $answers }.
terminal-title = ({ $variant }, { $players } Spieler). Mit ? bekommst du bei jeder Frage Hilfe.
terminal-kept = Dieses Spiel wird in { $file } aufbewahrt.
terminal-sitter-you = du
terminal-sitter-human = Mensch
## Fragen

terminal-ask = { $seat }: { $question }
terminal-thinks = { $seat } denkt nach …
terminal-in-secret = { $seat } wählt verdeckt: Die anderen schauen bitte weg.
terminal-ready = Enter, wenn du so weit bist
terminal-no-option = So heißt keine Möglichkeit.
terminal-advice = Tippe, was vor einer steht; ? für Hilfe.
terminal-refused = Geht nicht:
terminal-refused-clause = ({ $clause }; why zeigt die Regel)
terminal-asked-now = jetzt geht es um { $what }
terminal-no-rule = Eine Regel { $name } gibt es nicht. Tippe why allein oder mit einer Regel oder einem Kapitel: why { $clause }, why { $chapter }.
terminal-ruling = Unsere Entscheidung:
terminal-captain-looks = Ein Kapitän schaut dir über die Schulter …
## Hilfe

terminal-help = Tippe, was vor einer Möglichkeit steht, oder ihre Worte: { $label } oder { $action }.
terminal-help-help = diese Hilfe
terminal-help-board = noch einmal der Spielplan
terminal-help-hint = was ein Admiral täte, und warum
terminal-help-why = die Regel hinter der letzten Ablehnung oder dieser Frage
terminal-help-rule = eine Regel nach ihrer Nummer oder ein Kapitel: { $chapter }
terminal-help-save = das Spiel in einer Datei aufbewahren
terminal-help-quit = gehen (Ctrl-C, Ctrl-D)
## Ein Rat

terminal-hint-column-option = Möglichkeit
terminal-hint-column-mix = spielen
terminal-hint-column-wins = gewinnt
terminal-hint-column-games = Spiele
terminal-hint-likely = Am wahrscheinlichsten: { $sentence }
terminal-hint-nothing = In dieser Runde geschieht nichts mehr.
terminal-hint-chances = Chancen –
terminal-hint-spent = { $games } gedachte Spiele in { $seconds } s
## Speichern und gehen

terminal-saved = Gespeichert als { $file }.
terminal-saved-go-on = Zum Weiterspielen: { $command }
terminal-not-saved = Nicht gespeichert:
terminal-save-where = Dieses Spiel speichern? Ein Dateiname, oder Enter, um ohne Speichern zu gehen:
terminal-goodbye = Gute Fahrt!
## Das Ende

terminal-end = Das Ende.
terminal-won-game =
    { $winners ->
        [one] Das Spiel geht an { $names }.
       *[other] Das Spiel teilen sich { $names }.
    }
terminal-won-series =
    { $winners ->
        [one] Die Reihe geht an { $names }.
       *[other] Die Reihe teilen sich { $names }.
    }
terminal-totals = Nach Spiel { $number } von { $games } –
terminal-count = { $seat }: { $count }
terminal-game-number = Spiel { $number } von { $games }.
## Ein gespeichertes Spiel erzählen

terminal-game = Spiel { $number }
terminal-variant = Variante { $variant }, { $players } Spieler
terminal-face-down = verdeckt
