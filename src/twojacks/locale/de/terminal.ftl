# What the terminal says beside the log: see en/terminal.ftl.

## Platz nehmen

terminal-welcome = Zwei Spiele aus dem Hafen. Enter nimmt, was in Klammern steht.
terminal-about-halunken = Kapitäne, Spelunken und Black Jack zum Anheuern
terminal-about-montego = Hafenarbeiter, Schiffe und Lazy Jack für drei Münzen
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

## Halunken & Spelunken

terminal-hs-legend =
    y g v r: gelbe, graue, violette und rote Matrosen mit ihrem Wert  { $jack } Black Jack
    – = ≡: ein, zwei oder drei Matrosen liegen dort  ×2: die Farbe, die doppelt zählt
    Karten 1–7 und R (Rum), gespielte als Punkt.
terminal-hs-asked-place = eine Spelunke für deinen Kapitän
terminal-hs-asked-place-jack = eine Spelunke für Black Jack
terminal-hs-asked-auction = einen Matrosen als Gebot oder ums Passen
terminal-hs-asked-cards = eine Bewegungskarte
terminal-hs-asked-name-rum = eine Zahl für den Rum
terminal-hs-asked-rob = einen Matrosen, den du nimmst, oder keinen
terminal-hs-asked-give = einen Matrosen, den du abgibst
terminal-hs-ask-place = vor welcher Spelunke soll dein Kapitän beginnen? Ihr oberster Matrose kommt zu dir.
terminal-hs-ask-place-jack = vor welcher Spelunke soll { $jack } beginnen?
terminal-hs-ask-bid = { $jack } für diese Runde anheuern? Biete einen Matrosen oder passe.
terminal-hs-ask-raise = { $jack } für diese Runde anheuern? Biete mehr als { $sailor } oder passe.
terminal-hs-ask-card =
    { $whose ->
        [jack] welche Karte legst du verdeckt für { $jack }?
       *[captain] welche Bewegungskarte legst du verdeckt für deinen Kapitän?
    }
terminal-hs-ask-number =
    { $whose ->
        [jack] { $jack } zeigt den einzigen Rum. Als welche Zahl soll er zählen?
       *[captain] du zeigst den einzigen Rum. Als welche Zahl soll er zählen?
    }
terminal-hs-ask-rob =
    { $store ->
        [basin] einen Matrosen aus dem Hafenbecken nehmen?
        [both] einen Matrosen nehmen: aus dem Hafenbecken oder von { $victim }, für wen Black Jack arbeitet?
       *[crew] { $victim } einen Matrosen wegnehmen?
    }
terminal-hs-ask-give = { $jack } kommt vorbei. Welchen Matrosen gibst du ab?
terminal-hs-option-later = → später
terminal-hs-option-pass = passen
terminal-hs-option-none = niemanden nehmen
terminal-hs-option-bid = { $sailor } bieten
terminal-hs-option-take = { $sailor } nehmen
terminal-hs-option-give = { $sailor } abgeben
terminal-hs-round = Runde { $round } von { $rounds }: { $phase }
terminal-hs-phase-place = Kapitäne aufstellen
terminal-hs-phase-place-jack = Black Jack aufstellen
terminal-hs-phase-auction = Versteigerung
terminal-hs-phase-cards = Karten wählen
terminal-hs-phase-name-rum = einen Rum benennen
terminal-hs-phase-rob = rauben
terminal-hs-phase-give = einen Matrosen abgeben
terminal-hs-phase-over = das Ende
terminal-hs-empty = leer
terminal-hs-basin = Hafenbecken:
terminal-hs-jack-waits = Black Jack wartet neben dem Plan.
terminal-hs-jack-works = Black Jack arbeitet für { $seat }.
terminal-hs-jack-for-hire = Black Jack ist zu haben; { $seat } eröffnet.
terminal-hs-jack-idle = Black Jack arbeitet für niemanden.
terminal-hs-his-cards = Seine Karten:
terminal-hs-turned = Bisher aufgedeckt: { $cards }
terminal-hs-turned-none = Bisher aufgedeckt: keine
terminal-hs-left = (noch { $cards })
terminal-hs-bids = Gebote:
terminal-hs-cards = Karten:
terminal-hs-column-total = Summe
terminal-hs-column-cards = Karten
terminal-hs-column-crew = Mannschaft (×2: doppelt)
terminal-hs-nobody = niemand
terminal-hs-result =
    { $doubled ->
        [none] { $seat }: { $plain } = { $total }
        [y] { $seat }: { $plain } + { $again } noch einmal für Gelb = { $total }
        [g] { $seat }: { $plain } + { $again } noch einmal für Grau = { $total }
        [v] { $seat }: { $plain } + { $again } noch einmal für Violett = { $total }
       *[r] { $seat }: { $plain } + { $again } noch einmal für Rot = { $total }
    }

## Montego Bay

terminal-mb-legend =
    { $barrel } Fass  { $broken } kaputtes Fass  { $coin } Münze  L großer Hafenarbeiter  s kleiner  { $jack } Lazy Jack
    An einem Anleger: Fässer an Bord und wie viele es fasst, was die Plätze zahlen, wem die Fässer gehören.
terminal-mb-asked-hire = einen Hafenarbeiter, zu dem sich Lazy Jack stellt, oder ums Verzichten
terminal-mb-asked-cards = eine Bewegungskarte
terminal-mb-asked-load = einen Anleger, an dem du lädst
terminal-mb-asked-unload = einen Anleger, an dem du ein Fass zurücknimmst
terminal-mb-ask-hire = { $jack } für { $wage } Münzen anheuern? Zu welchem Hafenarbeiter soll er sich stellen?
terminal-mb-ask-cards = welche Karte legst du verdeckt für { $figure }?
terminal-mb-ask-load =
    { $left ->
        [one] { $figure } hat { $left } Fass zu laden. An welchem Anleger?
       *[other] { $figure } hat { $left } Fässer zu laden. An welchem Anleger?
    }
terminal-mb-ask-unload =
    { $left ->
        [one] { $figure } muss { $left } Fass zurücknehmen. An welchem Anleger?
       *[other] { $figure } muss { $left } Fässer zurücknehmen. An welchem Anleger?
    }
terminal-mb-option-ship = { $barrels } von { $capacity } an Bord
terminal-mb-option-hire = zu { $figure }
terminal-mb-option-decline = verzichten
terminal-mb-round = Runde { $round }: { $phase }.
terminal-mb-phase-hire = Lazy Jack ist zu haben
terminal-mb-phase-cards = Karten wählen
terminal-mb-phase-load = laden
terminal-mb-phase-unload = kaputte Fässer
terminal-mb-phase-over = das Ende
terminal-mb-order = Reihenfolge:
terminal-mb-jack-works = { $jack } arbeitet für { $seat }.
terminal-mb-jack-idle = { $jack } arbeitet für niemanden.
terminal-mb-to-come =
    { $ships ->
        [one] Noch { $ships } Schiff
       *[other] Noch { $ships } Schiffe
    }
terminal-mb-next = (zuerst { $slots } Ladeplätze)
terminal-mb-bank = Vorrat: { $coins }.
terminal-mb-pub-left = linke Kneipe
terminal-mb-pub-right = rechte Kneipe
terminal-mb-port-empty = Der Hafen ist leer.
terminal-mb-pier = Anleger { $pier }
terminal-mb-pilot = Lotsenboot
terminal-mb-for = für
terminal-mb-column-points = Punkte
terminal-mb-column-coins = Münzen
terminal-mb-column-barrels = Fässer
terminal-mb-column-pub = in der Kneipe
terminal-mb-column-dockers = Hafenarbeiter
terminal-mb-result =
    { $total ->
        [one] { $seat }: { $total } Punkt, { terminal-mb-coins }
       *[other] { $seat }: { $total } Punkte, { terminal-mb-coins }
    }
terminal-mb-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
