# The page around the boards: start, set-up, gathering, table, replay.

## De spellen en de mensen

page-title-montego-bay = Montego Bay
page-title-halunken-und-spelunken = Halunken & Spelunken
page-about-montego-bay = Stuur je havenarbeiders om de pakhuizen, duw anderen naar de overkant en laad op tijd de juiste schepen. Of betaal Lazy Jack om te helpen.
page-about-halunken-und-spelunken = Ga met je kapitein van kroeg tot kroeg, monster de beste bemanning aan en beroof je rivalen voordat Black Jack het doet.
page-facts-montego-bay = 2–4 spelers · een halfuur
page-facts-halunken-und-spelunken = 2–4 spelers · een halfuur
page-bot-cabin-boy = Scheepsjongen
    .sentence = Speelt zoals de wind waait. Een fijne eerste tegenstander.
page-bot-deckhand = Matroos
    .sentence = Pakt wat nu het meeste oplevert.
page-bot-bosun = Bootsman
    .sentence = Denkt een beetje vooruit, en snel.
page-bot-captain = Kapitein
    .sentence = Denkt een seconde na. Laat zich niet snel foppen.
page-bot-admiral = Admiraal
    .sentence = Neemt alle tijd. Bijna niet te verslaan.
page-bot-free = Vrije plaats
page-you = jij
page-you-name = Schipper
page-player = Speler { $number }
page-spectator = Toeschouwer

## Begin

page-what-this-is = Twee bordspellen uit de haven die nergens meer te koop zijn, om hier te spelen: alleen, rond één scherm of met vrienden ver weg.
page-play-now = Nu spelen
page-play-together = Samen spelen
page-learn = Het spel leren
page-continue = Verder spelen
page-forget = Van deze lijst halen
page-forget-what = Deze browser kent zijn plaats daar dan niet meer. De partij zelf blijft.
page-keep = Laten staan
page-finished = Partijen die je hebt uitgespeeld
page-watch = Meekijken
page-open-replay = Bewaard spel openen
page-open-replay-what = Kies een spel dat je hier hebt gedownload en bekijk het nog eens, zet voor zet.
page-choose-file = Kies een bestand
page-rules-of = Regels: { $game }
page-independent = Een onafhankelijke uitvoering met eigen tekeningen en teksten.
page-language = Taal
page-home = Beginpagina
page-home-what = Je houdt je plaats en vindt het spel daar terug.
page-settings = Instellingen

## Een tafel klaarzetten

page-set-up = Een tafel klaarzetten
page-set-up-game = Welk spel?
page-set-up-way = Hoe spelen jullie?
page-set-up-variant = Welke regels?
page-set-up-players = Hoeveel spelers?
page-set-up-clock = Bedenktijd
page-set-up-games = Hoeveel spellen?
page-way-online = Online, met een link
    .what = Je krijgt een link. Iedereen speelt op een eigen apparaat, waar dan ook.
page-way-pass = Rond één scherm
    .what = Jullie geven één apparaat door. Voordat iemand in het geheim kiest, valt er een gordijn.
page-way-screen = Groot scherm en telefoons
    .what = Het bord staat op dit scherm. Iedereen scant een code, en de eigen telefoon wordt de hand met kaarten.
page-variant-standard = Standaardspel
page-variant-beginner = Spel voor beginners
page-variant-two-player = Voor twee
page-seats = Plaatsen
page-who-sits = Wie neemt plaats { $number }?
page-name-of = Naam van speler { $number }
page-chair-me = Ik
page-chair-here = Iemand hier
page-chair-bot = { $name } (bot)
page-chair-away = Iemand met de link
page-chair-phone = Iemand met een telefoon
page-more-settings = Meer instellingen
page-clock = { $seconds ->
    [0] Geen klok
    [60] 1 minuut
    [180] 3 minuten
    [86400] Een dag
   *[other] { $seconds } seconden
}
page-series = { $count ->
    [one] Eén spel
   *[other] Drie na elkaar
}
page-allow-hints = Tips zijn toegestaan
page-make-public = Zet de tafel op de openbare lijst
page-needs-person = Op minstens één plaats moet een mens zitten.
page-open-table = Open de tafel

## Samenkomen

page-gathering = { $free ->
    [0] Iedereen is er. Het spel begint …
    [one] We wachten nog op één speler.
   *[other] We wachten nog op { $free } spelers.
}
page-free-seat = Vrije plaats
page-add-bot = Zet hier een bot neer
page-your-name = Je naam
page-sit-down = Ga zitten
page-or-watch = Of blijf staan en kijk mee.
page-invite = Vrienden uitnodigen
page-invite-what = Wie deze link opent, kan gaan zitten of meekijken.
page-scan = Je telefoon is je hand
page-scan-what = Scan de code met je telefoon en ga zitten.
page-link = Link om te delen
page-copy = Kopiëren
page-code = De link als QR-code
page-promise = Zegel op het schudden: { $commitment } Na het spel kan iedereen controleren of het eerlijk was.
page-only-here = Dit adres werkt alleen op deze computer. Om telefoons en vrienden in je netwerk te laten meespelen, start je met “./play --host 0.0.0.0”.
page-personal-link = Persoonlijke link van { $who }
page-personal-link-what = Met deze code neem je de plaats mee naar een ander apparaat. Houd hem voor jezelf.

## Aan tafel

page-log = Spelverloop
page-show-moment = Toon dit moment
page-open-clause = Regel { $clause }
page-clause = Regel { $clause }
page-clause-unknown = Deze regel kon niet worden geladen. Probeer het zo nog eens.
page-loading = Een ogenblik …
page-open-rulebook = Spelregels
page-why = Waarom?
page-close = Sluiten
page-skip = Overslaan
page-step-back = Een stap terug
page-step-forward = Een stap verder
page-back-to-now = Terug naar het spel
page-may-change = Gekozen. Tot iedereen heeft gekozen, kun je nog iets anders kiezen.
page-hint = Tip
page-hint-best = Een goede speler kiest meestal: { $what } (★ wint { $win }).
page-hint-even = Een goede speler kiest nu eens dit, dan weer dat: { $what } (★ wint ongeveer { $win }).
page-hint-any = Dit is allemaal ongeveer even goed; kies wat je wilt (★ wint ongeveer { $win }).
page-hint-legend = Bij elke keuze: hoe vaak een goede speler die neemt, en ★ de kans om ermee te winnen.
page-hint-legend-short = Bij elke keuze: hoe vaak een goede speler die neemt.
page-thinking = Denkt na …
page-thinking-long = Denkt na … Op een nieuwe computer maken de bots zich één keer klaar, en dat kan een minuut of twee duren.
page-asked-by-name = { $name }: { $question }
page-hint-why = Daarna waarschijnlijk: { $why }
page-hint-option = Een goede speler doet dit in { $share } van de gevallen; kans op winst: { $win }
page-undo = Terugnemen
page-undo-what = Terugnemen: { $what }
page-undo-shown = Sindsdien is er iets getoond wat verborgen was. Wie dit terugneemt, heeft het gezien.
page-undo-not = Zo laten
page-sound = Geluid
page-sound-is = { $sound ->
    [on] Geluid aan
   *[off] Geluid uit
}
page-speed = Snelheid
page-speed-is = Snelheid: { $speed }
page-speed-name = { $speed ->
    [0.5] langzaam (½×)
    [1] normaal (1×)
    [2] snel (2×)
   *[4] heel snel (4×)
}
page-menu = Menu
page-keys = Toetsen
page-tour = Wat zie ik hier?
page-tour-next = Volgende
page-tour-done = Klaar
page-contrast = Hoog contrast
page-guide = Nieuwe dingen uitleggen
page-stillness = Zonder beweging meteen de uitkomst tonen
page-leave = Van tafel gaan
page-leave-what = Een bot speelt voor je verder. Met je persoonlijke link kun je terugkomen.
page-stay = Blijven
page-bot-plays-for-you = Een bot speelt voor je: { $bot }.
page-take-over = Zelf spelen
page-away = { $who } is er even niet.
page-let-bot-play = Laat een bot spelen
page-time-left = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
}
page-bots-think = Wachten op { $who }. Op een nieuwe computer maken de bots zich één keer klaar, en dat kan een minuut of twee duren.
page-practised = Er zijn zetten teruggenomen: een oefenspel.
page-connection-lost = Geen verbinding. We proberen het opnieuw; er gaat niets verloren.
page-connection-lost-kept = Geen verbinding. Je keuze is bewaard en wordt verstuurd zodra het weer kan.
page-connection-refused = Deze plaats is niet meer van jou. Met de uitnodigingslink kun je meekijken.
page-sending = Versturen …
page-curtain = Geef door aan { $who }
page-curtain-why = Verder kijkt nu niemand naar het scherm.
page-curtain-lift = Ik ben { $who }
page-notice-substituted = { $why ->
    [clock] De tijd is om: een bot speelt voor { $who }.
    [left] { $who } is van tafel gegaan. Een bot speelt verder.
   *[other] Een bot speelt voor { $who }.
}
page-notice-returned = { $who } is er weer.
page-notice-undone = { $what ->
    [none] Een keuze is teruggenomen.
   *[other] Teruggenomen: { $what }
}
page-notice-left = { $who } is van tafel gegaan.

## Het einde

page-won = { $count ->
    [one] { $who } wint!
   *[other] { $who } delen de overwinning!
}
page-place = Je eindigt op plaats { $place }.
page-totals = Spel { $game } van { $games }. Totaal – { $list }
page-total = { $name }: { $points }
page-rematch = Nog een keer
page-next-game = Volgend spel
page-waiting-for-others = Wachten op de anderen …
page-replay = Terugkijken
page-verify = Was het eerlijk?
page-verify-what = Je browser rekent het zelf na:
page-verify-promise = Het geheim is het geheim dat voor het spel was beloofd.
page-verify-key = Er is geschud met dat geheim en met ieders eigen toevalsgetallen.
page-verify-game = Elke zet, van daaruit opnieuw gespeeld, geeft dezelfde uitslag.
page-verify-bots = Bots krijgen alleen te zien wat hun plaats mag zien: zij kiezen zonder jouw kaarten te kennen.

## Terugkijken en meekijken

page-to-beginning = Naar het begin
page-to-end = Naar het einde
page-play = Afspelen
page-pause = Pauze
page-moment = Moment van het spel
page-whose-eyes = Door wiens ogen?
page-all-open = Alle kaarten open
page-download = Downloaden
page-copy-link = Link kopiëren
page-back-to-result = Terug naar de uitslag
page-back-to-table = Terug naar de tafel
page-watch-what = Open een tafel om mee te kijken, of om te gaan zitten als er een plaats vrij is.
page-watch-none = Er is nu geen openbaar spel bezig. Begin er een, of open de link van een vriend.
page-table-free = { $free ->
    [one] nog één plaats vrij
   *[other] nog { $free } plaatsen vrij
}
page-table-playing = bezig

## Pech

page-no-table = Deze tafel is hier niet
page-no-table-what = Is de link compleet? Misschien stond de tafel op een andere server.
page-trouble = Er ging iets mis
page-trouble-what = De server is niet bereikbaar. Je spel wordt daar bewaard.
page-try-again = Opnieuw proberen
page-error-decision-stale = Die vraag is al beantwoord. Kijk nog eens.
page-error-action-illegal = Dat kan nu niet.
page-error-action-malformed = Dat kan nu niet.
page-error-seat-taken = Daar zit al iemand. Kies een andere plaats.
page-error-table-full = Alle plaatsen zijn bezet. Je kunt meekijken.
page-error-table-stage = Dat kan op dit moment van het spel niet.
page-error-table-unknown = Deze tafel is hier niet.
page-error-token-wrong = Op dit apparaat is deze plaats niet van jou. Open je persoonlijke link.
page-error-undo-refused = Dit kan niet meer worden teruggenomen: er is iets nieuws te zien geweest.
page-error-hint-refused = Er is nu geen tip voor je.
page-error-hint-failed = Er kwam geen tip. Vraag het nog eens.
page-error-seat-absent = Een bot speelt voor je. Neem het eerst zelf over.
page-error-limit-reached = Dat ging te snel. Wacht even en probeer het opnieuw.
page-error-storage-unavailable = De server kan nu niets opslaan. Probeer het nog eens.
page-error-page-unreachable = De server antwoordt niet. Is er een netwerk?
page-error-page-file = Dit bestand is geen spel van ons.
page-error-save-bad = Dit bestand is geen spel van ons.
page-error-record-none = Dit spel is nog niet afgelopen.
page-error-request-bad = De server begreep dat niet.

## Toetsen

page-key-tab = Tab
    .does = Van het een naar het ander gaan
page-key-enter = Enter
    .does = Kiezen; nog eens om te bevestigen
page-key-arrows = ← →
    .does = Langs alles gaan wat je mag kiezen
page-key-c = C
    .does = Bevestigen wat gekozen is
page-key-s = S
    .does = Overslaan wat beweegt
page-key-h = H
    .does = Tip, als de tafel het toestaat
page-key-u = U
    .does = Terugnemen
page-key-comma = ,  .
    .does = Een stap terug of verder
page-key-about = { "?" }
    .does = Het ene na het andere uitleggen
page-key-l = L
    .does = Naar het spelverloop
page-key-escape = Esc
    .does = Overslaan, of niets kiezen

## De spelregels

page-in-short = In het kort
page-ruling = Waarom wij het zo spelen
page-contents = Inhoud
page-example-before = Vooraf
page-example-after = Daarna
