# What the terminal says beside the log: see en/terminal.ftl.

## Aanschuiven

terminal-welcome = Twee spellen uit de haven. Enter neemt wat tussen haakjes staat.
terminal-which-game = Welk spel
terminal-how-many = Hoeveel spelers
terminal-which-variant = Welke variant
terminal-how-many-people = Hoeveel daarvan zijn mensen aan dit toetsenbord
terminal-who-plays-the-rest = Wie speelt de rest
terminal-one-or-series = Eén spel, of een reeks van { $games }
terminal-who-plays = Wie speelt { $seat }
terminal-go-on =
    { $games ->
        [one] Verdergaan met { $file }, een spel { $game }, { $players } spelers
       *[other] Verdergaan met { $file }, een reeks van { $games } spellen { $game }, { $players } spelers
    }
terminal-please = Typ een van deze: { $answers }.
terminal-title = ({ $variant }, { $players } spelers). Typ ? bij een vraag voor hulp.
terminal-kept = Dit spel wordt bewaard in { $file }.
terminal-sitter-you = jij
terminal-sitter-human = mens
## Vragen

terminal-ask = { $seat }: { $question }
terminal-thinks = { $seat } denkt na …
terminal-in-secret = { $seat } kiest in het geheim: de anderen kijken even weg.
terminal-ready = Enter als je klaar bent
terminal-no-option = Zo heet geen mogelijkheid.
terminal-advice = Typ wat ervoor staat; ? voor hulp.
terminal-refused = Dat kan niet:
terminal-refused-clause = ({ $clause }; why toont de regel)
terminal-asked-now = nu gaat het om { $what }
terminal-no-rule = Er is geen regel { $name }. Typ why, alleen of met een regel of hoofdstuk: why { $clause }, why { $chapter }.
terminal-ruling = Onze uitspraak:
terminal-captain-looks = Een kapitein kijkt over je schouder mee …
## Hulp

terminal-help = Typ wat voor een mogelijkheid staat, of de woorden zelf: { $label } of { $action }.
terminal-help-help = deze hulp
terminal-help-board = het bord nog eens
terminal-help-hint = wat een admiraal zou doen, en waarom
terminal-help-why = de regel achter de laatste weigering, of achter deze vraag
terminal-help-rule = een regel naar nummer, of een hoofdstuk: { $chapter }
terminal-help-save = het spel in een bestand bewaren
terminal-help-quit = weggaan (Ctrl-C, Ctrl-D)
## Een hint

terminal-hint-column-option = mogelijkheid
terminal-hint-column-mix = spelen
terminal-hint-column-wins = wint
terminal-hint-column-games = spellen
terminal-hint-likely = Het waarschijnlijkst: { $sentence }
terminal-hint-nothing = In deze ronde gebeurt er niets meer.
terminal-hint-chances = Kansen –
terminal-hint-spent = { $games } denkbeeldige spellen in { $seconds } s
## Bewaren en weggaan

terminal-saved = Bewaard als { $file }.
terminal-saved-go-on = Verdergaan: { $command }
terminal-not-saved = Niet bewaard:
terminal-save-where = Dit spel bewaren? Een bestandsnaam, of Enter om weg te gaan zonder bewaren:
terminal-goodbye = Goede vaart!
## Het einde

terminal-end = Het einde.
terminal-won-game =
    { $winners ->
        [one] Het spel is voor { $names }.
       *[other] Het spel wordt gedeeld door { $names }.
    }
terminal-won-series =
    { $winners ->
        [one] De reeks is voor { $names }.
       *[other] De reeks wordt gedeeld door { $names }.
    }
terminal-totals = Na spel { $number } van { $games } –
terminal-count = { $seat }: { $count }
terminal-game-number = Spel { $number } van { $games }.
## Een bewaard spel vertellen

terminal-game = spel { $number }
terminal-variant = variant { $variant }, { $players } spelers
terminal-face-down = gedekt
