# What the terminal says beside the log: see en/terminal.ftl.

## Aanschuiven

terminal-welcome = Twee spellen uit de haven. Enter neemt wat tussen haakjes staat.
terminal-about-halunken = kapiteins, kroegen en Black Jack te huur
terminal-about-montego = havenarbeiders, schepen en Lazy Jack voor drie munten
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

## Halunken & Spelunken

terminal-hs-legend =
    y g v r: gele, grijze, violette en rode matrozen met hun waarde  { $jack } Black Jack
    – = ≡: er liggen één, twee of drie matrozen  ×2: de kleur die dubbel telt
    Kaarten 1–7 en R (Rum), gespeelde als een punt.
terminal-hs-asked-place = een kroeg voor je kapitein
terminal-hs-asked-place-jack = een kroeg voor Black Jack
terminal-hs-asked-auction = een matroos om te bieden, of passen
terminal-hs-asked-cards = een bewegingskaart
terminal-hs-asked-name-rum = een getal voor de Rum
terminal-hs-asked-rob = een matroos om te nemen, of geen
terminal-hs-asked-give = een matroos om af te staan
terminal-hs-ask-place = bij welke kroeg begint je kapitein? De bovenste matroos komt bij je.
terminal-hs-ask-place-jack = bij welke kroeg begint { $jack }?
terminal-hs-ask-bid = { $jack } inhuren voor deze ronde? Bied een matroos, of pas.
terminal-hs-ask-raise = { $jack } inhuren voor deze ronde? Bied meer dan { $sailor }, of pas.
terminal-hs-ask-card =
    { $whose ->
        [jack] welke kaart leg je gedekt neer voor { $jack }?
       *[captain] welke bewegingskaart leg je gedekt neer voor je kapitein?
    }
terminal-hs-ask-number =
    { $whose ->
        [jack] { $jack } toont de enige Rum. Als welk getal telt hij?
       *[captain] jij toont de enige Rum. Als welk getal telt hij?
    }
terminal-hs-ask-rob =
    { $store ->
        [basin] een matroos uit de havenkom nemen?
        [both] een matroos nemen uit de havenkom, of van { $victim }, de opdrachtgever van Black Jack?
       *[crew] een matroos van { $victim } nemen?
    }
terminal-hs-ask-give = { $jack } komt langs. Welke matroos sta je af?
terminal-hs-option-later = → later
terminal-hs-option-pass = passen
terminal-hs-option-none = niemand nemen
terminal-hs-option-bid = { $sailor } bieden
terminal-hs-option-take = { $sailor } nemen
terminal-hs-option-give = { $sailor } afstaan
terminal-hs-round = Ronde { $round } van { $rounds }: { $phase }
terminal-hs-phase-place = kapiteins plaatsen
terminal-hs-phase-place-jack = Black Jack plaatsen
terminal-hs-phase-auction = opbod
terminal-hs-phase-cards = kaarten kiezen
terminal-hs-phase-name-rum = een Rum noemen
terminal-hs-phase-rob = beroven
terminal-hs-phase-give = een matroos afstaan
terminal-hs-phase-over = het einde
terminal-hs-empty = leeg
terminal-hs-basin = Havenkom:
terminal-hs-jack-waits = Black Jack wacht naast het bord.
terminal-hs-jack-works = Black Jack werkt voor { $seat }.
terminal-hs-jack-for-hire = Black Jack is te huur; { $seat } opende.
terminal-hs-jack-idle = Black Jack werkt voor niemand.
terminal-hs-his-cards = Zijn kaarten:
terminal-hs-turned = Tot nu toe: { $cards }
terminal-hs-turned-none = Tot nu toe: geen kaart
terminal-hs-left = (nog { $cards })
terminal-hs-bids = Bod:
terminal-hs-cards = Kaarten:
terminal-hs-column-total = som
terminal-hs-column-cards = kaarten
terminal-hs-column-crew = bemanning (×2: dubbel)
terminal-hs-nobody = niemand
terminal-hs-result =
    { $doubled ->
        [none] { $seat }: { $plain } = { $total }
        [y] { $seat }: { $plain } + { $again } nog eens voor geel = { $total }
        [g] { $seat }: { $plain } + { $again } nog eens voor grijs = { $total }
        [v] { $seat }: { $plain } + { $again } nog eens voor violet = { $total }
       *[r] { $seat }: { $plain } + { $again } nog eens voor rood = { $total }
    }

## Montego Bay

terminal-mb-legend =
    { $barrel } vat  { $broken } kapot vat  { $coin } munt  L grote havenarbeider  s kleine  { $jack } Lazy Jack
    Aan een steiger: vaten aan boord en hoeveel er passen, wat de plaatsen opleveren, van wie de vaten zijn.
terminal-mb-asked-hire = een havenarbeider bij wie Lazy Jack komt staan, of dat je hem niet neemt
terminal-mb-asked-cards = een bewegingskaart
terminal-mb-asked-load = een steiger waar je laadt
terminal-mb-asked-unload = een steiger waar je een vat terugneemt
terminal-mb-ask-hire = { $jack } in dienst nemen voor { $wage } munten? Bij welke havenarbeider gaat hij staan?
terminal-mb-ask-cards = welke kaart leg je gedekt neer voor { $figure }?
terminal-mb-ask-load =
    { $left ->
        [one] { $figure } heeft { $left } vat te laden. Aan welke steiger?
       *[other] { $figure } heeft { $left } vaten te laden. Aan welke steiger?
    }
terminal-mb-ask-unload =
    { $left ->
        [one] { $figure } moet { $left } vat terugnemen. Aan welke steiger?
       *[other] { $figure } moet { $left } vaten terugnemen. Aan welke steiger?
    }
terminal-mb-option-ship = { $barrels } van { $capacity } aan boord
terminal-mb-option-hire = bij { $figure }
terminal-mb-option-decline = niet in dienst nemen
terminal-mb-round = Ronde { $round }: { $phase }.
terminal-mb-phase-hire = Lazy Jack is te huur
terminal-mb-phase-cards = kaarten kiezen
terminal-mb-phase-load = laden
terminal-mb-phase-unload = kapotte vaten
terminal-mb-phase-over = het einde
terminal-mb-order = Volgorde:
terminal-mb-jack-works = { $jack } werkt voor { $seat }.
terminal-mb-jack-idle = { $jack } werkt voor niemand.
terminal-mb-to-come =
    { $ships ->
        [one] nog { $ships } schip
       *[other] nog { $ships } schepen
    }
terminal-mb-next = (eerst { $slots } laadruimten)
terminal-mb-bank = Voorraad: { $coins }.
terminal-mb-pub-left = linker kroeg
terminal-mb-pub-right = rechter kroeg
terminal-mb-port-empty = De haven is leeg.
terminal-mb-pier = steiger { $pier }
terminal-mb-pilot = loodsboot
terminal-mb-for = voor
terminal-mb-column-points = punten
terminal-mb-column-coins = munten
terminal-mb-column-barrels = vaten
terminal-mb-column-pub = in de kroeg
terminal-mb-column-dockers = havenarbeiders
terminal-mb-result =
    { $total ->
        [one] { $seat }: { $total } punt, { terminal-mb-coins }
       *[other] { $seat }: { $total } punten, { terminal-mb-coins }
    }
terminal-mb-coins =
    { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }
