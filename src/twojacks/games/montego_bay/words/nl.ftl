# Montego Bay op de pagina: wat er gevraagd wordt, wat een keuze doet, wat alles op het bord is.

## Op de startpagina

mb-about = Stuur je havenarbeiders om de pakhuizen, duw anderen naar de overkant en laad op tijd de juiste schepen. Of betaal Lazy Jack om te helpen.
mb-facts = 2–4 spelers · een halfuur

## Woorden op het bord

mb-round = Ronde { $round }
mb-round-to-end = Ronde { $round } – { mb-to-end }
mb-to-end =
    { $count ->
        [0] laatste schepen
        [one] { $count } vol schip: einde
       *[other] { $count } volle schepen: einde
    }
mb-last-ships =
    { $count ->
        [0] Laatste schepen!
        [one] Nog { $count } vol schip, en het spel is uit!
       *[other] Nog { $count } volle schepen, en het spel is uit!
    }
mb-ask-last-ships = { mb-last-ships } { $question }
mb-board = De haven in ronde { $round }
mb-port = De schepen aan de steigers
mb-ship-pilot = De loodsboot aan steiger { $pier }.
mb-ship-label = Steiger { $pier }: een schip dat { $points } oplevert, { $free } van { $capacity } laadruimten vrij.
mb-order = Speelvolgorde: { $list }
mb-piles = Schepen die nog komen: { $first } op de eerste stapel, { $second } op de tweede
mb-coins =
    { $count ->
        [one] { $count } munt
       *[other] { $count } munten
    }
mb-supply =
    { $count ->
        [one] { $count } vat in de voorraad
       *[other] { $count } vaten in de voorraad
    }
mb-in-hand =
    { $count ->
        [one] { $count } vat in de hand
       *[other] { $count } vaten in de hand
    }
mb-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
mb-has-chosen = { $name } heeft gekozen
mb-thinks = { $name } denkt na
mb-chip =
    { $card ->
        [none] { $figure }: nog geen kaart
        [hidden] { $figure }: een gedekte kaart
       *[other] { $figure }: kaart { $card }
    }
mb-hint = te spelen in { $share } van de gevallen, kans op winst { $win }

## Wat er gevraagd wordt

mb-ask-hire =
    { $shared ->
        [yes] { $name }: Lazy Jack in dienst nemen voor 3 van je { $coins } munten?
       *[no] Lazy Jack in dienst nemen voor 3 van je { $coins } munten?
    }
mb-ask-card =
    { $shared ->
        [yes] { $name }: kies een kaart voor { $figure }.
       *[no] Kies een kaart voor { $figure }.
    }
mb-ask-chosen =
    { $count ->
        [0] Iedereen heeft gekozen.
       *[other] Je hebt gekozen. Wachten op { $names }.
    }
mb-ask-load =
    { $shared ->
        [yes] { $name }: laad een vat. Nog { $left }.
       *[no] Laad een vat. Nog { $left }.
    }
mb-ask-unload =
    { $shared ->
        [yes] { $name }: neem een vat terug. Nog { $left }.
       *[no] Kapot! Neem een vat terug. Nog { $left }.
    }
mb-ask-hiring = { $names } mag Lazy Jack in dienst nemen.
mb-ask-choosing =
    { $count ->
        [one] { $names } kiest.
       *[other] { $names } kiezen.
    }
mb-ask-loading =
    { $own ->
        [yes] Je laadt.
       *[no] { $name } laadt.
    }
mb-ask-unloading =
    { $own ->
        [yes] Je neemt vaten terug.
       *[no] { $name } neemt vaten terug.
    }
mb-ask-moving = De havenarbeiders lopen.
mb-ask-sailing = Er vaart een schip uit.
mb-ask-order = De speelvolgorde verandert.
mb-ask-end = Het spel is afgelopen.
mb-ask-round = Ronde { $round }
mb-ask-over =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } delen de overwinning!
    }

## Wat een keuze doet

mb-do-hire = Lazy Jack in dienst nemen, naast { $figure }
mb-do-decline = Zonder hem
mb-do-card = Een { $card } voor { $figure }
mb-do-load = Een vat laden aan steiger { $pier } ({ $aboard } van { $capacity } aan boord)
mb-do-unload = Een vat terugnemen aan steiger { $pier } ({ $aboard } van { $capacity } aan boord)
mb-confirm-card = Neerleggen
mb-confirm-hire = In dienst nemen

## Waar het toe leidt

mb-then-room = Daar: { $list }.
mb-then-empty = Een leeg opslagveld.
mb-room-barrels =
    { $count ->
        [one] { $count } vat
       *[other] { $count } vaten
    }
mb-room-broken =
    { $count ->
        [one] { $count } kapot vat
       *[other] { $count } kapotte vaten
    }
mb-room-coins =
    { $count ->
        [one] een munt
       *[other] { $count } munten
    }
mb-then-pushes = Duwt { $figure } naar de overkant.
mb-then-back = Beide kanten zijn bezet: hij gaat terug naar dit veld.
mb-then-earlier =
    { $count ->
        [one] { $count } ander loopt eerst en kan dit veranderen.
       *[other] { $count } anderen lopen eerst en kunnen dit veranderen.
    }
mb-then-hired =
    { $coins ->
        [0] Daarna heb je geen munt meer.
        [one] Daarna heb je nog { $coins } munt.
       *[other] Daarna heb je nog { $coins } munten.
    }
mb-then-asked = Daarna is { $name } aan de beurt.
mb-then-pays = Het zou punten opleveren – { $list }.
mb-then-sails = Het zou vol zijn en uitvaren – { $list }.
mb-each = { $name }: { $count }
mb-then-extra = De laatste laadruimte levert 1 bonuspunt op.

## Het einde

mb-ending = Het einde van het spel
mb-ending-show-board = Toon het bord
mb-ending-show-scoring = Toon de telling
mb-ending-won =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } delen de overwinning!
    }
mb-ending-player = Speler
mb-ending-ships = Schepen
mb-ending-pub = Kroeg
mb-ending-points = Punten
mb-ending-coins = Munten
mb-ending-barrels =
    { $count ->
        [one] { $count } vat in de kroeg
       *[other] { $count } vaten in de kroeg
    }
mb-ending-by-coins = Gelijke punten: de munten beslissen.
mb-ledger = Schip voor schip
mb-ledger-end = Het einde

## Wat alles is

mb-about-pier = Een steiger. Vaart een schip uit, dan schuiven de schepen erachter een steiger door.
mb-about-foremost = Het schip aan steiger 1 vaart aan het einde van de ronde uit, vol of niet.
mb-about-pilot = De loodsboot vertrekt na de eerste ronde. Er kunnen geen vaten op en hij levert niets op.
mb-about-ship = Een schip. Het zeil toont wat het oplevert: het meeste voor wie de meeste vaten aan boord heeft. Op de romp staan ieders vaten.
mb-about-free = De laadruimten die nog vrij zijn. Wie de laatste bezet, krijgt 1 bonuspunt, en het schip vaart uit.
mb-about-flag = Wat deze speler zou krijgen als het schip nu uitvoer.
mb-about-docker = Een havenarbeider. Zijn kaart zegt hoeveel velden hij loopt. Wie staat waar hij aankomt, wordt naar de overkant geduwd.
mb-about-jack = Lazy Jack. Voor 3 munten werkt hij een ronde voor je: hij loopt als eerste en haalt nooit vaten van boord.
mb-about-acted = Deze figuur heeft zijn opslagveld deze ronde al leeggehaald.
mb-about-tally-man = De Tally-Man. Het laden begint aan zijn kant: wie op de kade het dichtst bij hem staat, laadt eerst.
mb-about-bank = De algemene voorraad met de munten die er nog zijn.
mb-about-pub = Een kroeg. Hier beginnen de havenarbeiders, en ze komen er niet meer terug.
mb-about-cellar = Vaten waarvoor geen schip meer was. Ze tellen mee aan het einde.
mb-about-storeroom = Een opslagveld. De bruine vaten zeggen hoeveel eigen vaten je hier laadt; voor kapotte neem je er terug. Een munt is voor jou.
mb-about-track = Het scorespoor.
mb-about-score = De punten tot nu toe. Een schip telt pas als het uitvaart.
mb-about-rail = De speelvolgorde-tegels: de havenarbeider op de eerste tegel loopt het eerst.
mb-about-pile = Een stapel schepen die buiten wachten. Boven staat wat het volgende betaalt, onder hoeveel vaten erop gaan en hoeveel schepen er in de stapel over zijn.
mb-about-last-ships = Het einde is nabij: zodra er na het laden hooguit drie schepen in de haven liggen, is het spel uit, en die betalen zoals ze er liggen.
mb-about-hand = Je bewegingskaarten. Elke havenarbeider heeft een set van 1 tot en met 5, en elke ronde heb je ze weer allemaal.
mb-about-cards = De kaarten van deze ronde. Gedekt tot de figuur loopt.
mb-about-coins = Munten. Met 3 ervan kun je Lazy Jack in dienst nemen; aan het einde geven ze de doorslag bij gelijke stand.
mb-about-supply = Vaten van deze speler die nog geladen kunnen worden. Ze komen terug als hun schip uitvaart.

# What happens in Montego Bay, told a sentence an event: en/montego-bay-log.ftl has the table of arguments.

## Woorden

mb-figure =
    { $figure ->
        [blue-large] De grote blauwe havenarbeider
        [blue-small] De kleine blauwe havenarbeider
        [yellow-large] De grote gele havenarbeider
        [yellow-small] De kleine gele havenarbeider
        [green-large] De grote groene havenarbeider
        [green-small] De kleine groene havenarbeider
        [orange-large] De grote oranje havenarbeider
        [orange-small] De kleine oranje havenarbeider
       *[lazy-jack] Lazy Jack
    }

mb-figure-object =
    { $figure ->
        [blue-large] de grote blauwe havenarbeider
        [blue-small] de kleine blauwe havenarbeider
        [yellow-large] de grote gele havenarbeider
        [yellow-small] de kleine gele havenarbeider
        [green-large] de grote groene havenarbeider
        [green-small] de kleine groene havenarbeider
        [orange-large] de grote oranje havenarbeider
        [orange-small] de kleine oranje havenarbeider
       *[lazy-jack] Lazy Jack
    }

mb-figure-with = { mb-figure-object }

mb-figure-short =
    { $figure ->
        [blue-large] grote blauwe
        [blue-small] kleine blauwe
        [yellow-large] grote gele
        [yellow-small] kleine gele
        [green-large] grote groene
        [green-small] kleine groene
        [orange-large] grote oranje
        [orange-small] kleine oranje
       *[lazy-jack] Lazy Jack
    }

mb-space-to =
    { $side ->
        [quay] naar pakhuis { $number } (kadekant)
        [rear] naar pakhuis { $number } (strandkant)
       *[number] naar veld { $number }
    }

mb-space-at =
    { $side ->
        [quay] bij pakhuis { $number } (kadekant)
        [rear] bij pakhuis { $number } (strandkant)
       *[number] op veld { $number }
    }

mb-space-room =
    { $side ->
        [quay] pakhuis { $number } (kadekant)
        [rear] pakhuis { $number } (strandkant)
       *[number] het opslagveld bij veld { $number }
    }

mb-space-from =
    { $side ->
        [quay] uit pakhuis { $number } (kadekant)
        [rear] uit pakhuis { $number } (strandkant)
       *[number] uit het opslagveld bij veld { $number }
    }

mb-seat =
    { $colour ->
        [blue] Blauw
        [yellow] Geel
        [green] Groen
       *[orange] Oranje
    }

## Voorbereiding

mb-log-tile-laid = Speelvolgorde-tegel { $position } is { $figure }.
mb-log-tile-laid-list = De havenarbeiders lopen in deze volgorde: { $list }.
mb-log-ship-laid =
    { $ship ->
        [pilot] De loodsboot ligt aan steiger { $pier }.
       *[freighter] Er ligt een schip aan steiger { $pier }.
    }
mb-log-ship-laid-list = De loodsboot en drie schepen liggen aan de steigers.
mb-log-round-began = Ronde { $round } begint.

## Lazy Jack en de kaarten

mb-log-declined = { $seat } doet het zonder Lazy Jack.
mb-log-hired =
    { $at ->
        [pub] { $seat } neemt Lazy Jack voor { $coins } munten in dienst. Hij gaat in de kroeg naast { $with } staan.
       *[space] { $seat } neemt Lazy Jack voor { $coins } munten in dienst. Hij gaat { $at } naast { $with } staan.
    }
mb-log-jack-left = Lazy Jack gaat naar huis.
mb-log-chose =
    { $known ->
        [yes] { $seat } legt een gedekte { $card } neer voor { $figure }.
       *[no] { $seat } legt een gedekte kaart neer voor { $figure }.
    }
mb-log-chose-list = { $list } leggen hun kaarten gedekt neer.

## Lopen

mb-log-turned-up = { $figure } draait een { $card } om.
mb-log-walked =
    { $from ->
        [pub] { $steps ->
            [one] { $figure } verlaat de kroeg en loopt { $steps } veld, { $to }.
           *[other] { $figure } verlaat de kroeg en loopt { $steps } velden, { $to }.
        }
       *[space] { $steps ->
            [one] { $figure } loopt { $steps } veld, { $to }.
           *[other] { $figure } loopt { $steps } velden, { $to }.
        }
    }
mb-log-pushed = { $figure } verhuist naar de overkant, { $to }.
mb-log-went-back = { $figure } vindt beide kanten bezet en gaat terug { $to }.
mb-log-went-back-on = Beide kanten zijn bezet: terug { $to }.

## Laden

mb-log-visited =
    { $shown ->
        [0] { $figure } opent { $room }.
       *[other] { $barrels ->
            [0] { $figure } opent { $room }, maar de voorraad vaten is op.
            [one] { $figure } haalt { $barrels } vat { $space }.
           *[other] { $figure } haalt { $barrels } vaten { $space }.
        }
    }
mb-log-loaded = { $seat } laadt een vat aan steiger { $pier }.
mb-log-loaded-list = { $seat } laadt { $list }.
mb-log-loaded-item =
    { $barrels ->
        [one] { $barrels } vat aan steiger { $pier }
       *[other] { $barrels } vaten aan steiger { $pier }
    }
mb-log-put-in-pub =
    { $barrels ->
        [one] Er is geen schip meer: { $seat } zet { $barrels } vat in de kroeg.
       *[other] Er is geen schip meer: { $seat } zet { $barrels } vaten in de kroeg.
    }
mb-log-unloaded = { $seat } neemt een vat terug aan steiger { $pier }.
mb-log-unloaded-list = { $seat } neemt { $list } terug.
mb-log-unloaded-item = { mb-log-loaded-item }
mb-log-spared = { $figure } laat de schepen met rust: hij haalt nooit vaten van boord.
mb-log-took-coin = { $seat } krijgt een munt en heeft er nu { $coins }.
mb-log-bank-empty = { $seat } krijgt geen munt: de algemene voorraad is leeg.

## Schepen

mb-log-sailed =
    { $ship ->
        [pilot] De loodsboot verlaat steiger { $pier }.
       *[freighter] { $full ->
            [yes] Het schip aan steiger { $pier } is vol en vaart uit.
           *[no] Het schip aan steiger { $pier } vaart uit.
        }
    }
mb-log-paid =
    { $points ->
        [0] { $seat } krijgt niets.
        [one] { $seat } krijgt { $points } punt.
       *[other] { $seat } krijgt { $points } punten.
    }
mb-log-paid-list = Het levert punten op – { $list }.
mb-log-paid-item = { $seat }: { $points }
mb-log-paid-nobody = Het levert niemand punten op.
mb-log-extra-point = { $seat } maakte het schip vol: +{ $points }.
mb-log-moved-up =
    { $ship ->
        [pilot] De loodsboot schuift door naar steiger { $pier }.
       *[freighter] Het volgende schip schuift door naar steiger { $pier }.
    }
mb-log-moved-up-list = De schepen erachter schuiven door.
mb-log-arrived = Er komt een nieuw schip aan steiger { $pier }.

## Speelvolgorde

mb-log-tiles-moved = { $figure } is nu als eerste: de speelvolgorde-tegels zijn doorgeschoven.
mb-log-tiles-shuffled = De tweede stapel is aangebroken: de speelvolgorde-tegels worden opnieuw geschud.

## Het einde

mb-log-ended =
    { $ships ->
        [0] De haven is leeg: het spel is afgelopen.
        [one] Er ligt nog { $ships } schip in de haven: het spel is afgelopen en het wordt gewaardeerd.
       *[other] Er liggen nog { $ships } schepen in de haven: het spel is afgelopen en ze worden gewaardeerd.
    }
mb-log-pub-paid =
    { $points ->
        [0] { $seat } krijgt niets voor de vaten in de kroeg.
        [one] { $seat } krijgt { $points } punt voor de vaten in de kroeg.
       *[other] { $seat } krijgt { $points } punten voor de vaten in de kroeg.
    }
mb-log-pub-paid-item = { mb-log-paid-item }
mb-log-pub-paid-nobody = { mb-log-paid-nobody }
mb-log-pub-paid-list = De vaten in de kroeg leveren punten op – { $list }.
mb-log-scored =
    { $total ->
        [one] { $seat } heeft { $total } punt { mb-log-coins }.
       *[other] { $seat } heeft { $total } punten { mb-log-coins }.
    }
mb-log-coins =
    { $coins ->
        [one] en { $coins } munt
       *[other] en { $coins } munten
    }
mb-log-won =
    { $total ->
        [one] { $seat } wint met { $total } punt.
       *[other] { $seat } wint met { $total } punten.
    }

## Tutorial

mb-learn-intro-1 = Goedemorgen op de kade! Je hebt een grote havenarbeider met een pet en een kleine met een hoofddoek. Ze lopen om de pakhuizen heen en dragen vaten naar de schepen.
mb-learn-intro-2 = Als een schip uitvaart, krijgt wie de meeste vaten aan boord heeft het eerste getal op het zeil, de volgende het tweede; bij gelijke stand wordt gedeeld. De meeste punten winnen.
mb-learn-intro-3 = Elke ronde kies je in het geheim hoe ver je havenarbeiders lopen. De bruine vaten waar ze stoppen, zeggen hoeveel eigen vaten je laadt. We spelen de eerste ronde samen.
mb-learn-ask-hire = Lazy Jack is deze ronde een extra havenarbeider: hij loopt als eerste en lost nooit een schip. Bij wie moet hij beginnen, als je hem wilt?
mb-learn-ask-cards = Hoe ver zal je grote havenarbeider lopen? Hij komt uit de kroeg met het rode dak, langs het strand. Tik een kaart aan om te zien bij welk opslagveld hij uitkomt.
mb-learn-ask-cards-small = Nu je kleine havenarbeider, met vijf eigen kaarten. Hij komt uit de kroeg met het paarse dak, langs de kade, waar de opslagvelden het eerst worden geleegd.
mb-learn-ask-cards-jack = Nu Lazy Jack. Hij loopt als allereerste, vanaf de plek naast een van jouw havenarbeiders, en deelt diens kaarten: het wordt dus een ander getal.
mb-learn-ask-load = Kies het schip voor het volgende vat. De vlaggen tonen wat iedere speler zou krijgen als het nu uitvoer. Wie een schip vol maakt, krijgt 1 punt extra.
mb-learn-ask-unload = Deze vaten zijn kapot. Voor elk ervan neem je een eigen vat terug van een schip. Kies waar je het het minst mist.
mb-learn-event-hired = Drie munten gaan naar de bank, en Lazy Jack werkt deze ronde voor die speler. Hij begint naast een van diens havenarbeiders en loopt vóór alle anderen.
mb-learn-event-turned-up = De kaarten worden omgedraaid in de volgorde van de tegels. Wie vooraan ligt, loopt het eerst.
mb-learn-event-pushed = Het veld was bezet: de havenarbeider die daar stond, verhuist dwars door het pakhuis naar de overkant.
mb-learn-event-went-back = Beide kanten van het pakhuis zijn bezet, dus kan niemand verhuizen. Wie het laatst kwam, gaat terug naar het eerste vrije veld.
mb-learn-event-visited = Iedereen staat. Nu worden de opslagvelden geleegd: de kade vanaf pakhuis 1, dan de strandkant van het laatste terug naar 1. Kapotte vaten halen eigen vaten van schepen.
mb-learn-event-loaded = Er gaat een vat aan boord, in de kleur van de eigenaar. Zodra een schip vol is, wordt het uitbetaald en vaart het uit.
mb-learn-event-unloaded = De vaten in dit opslagveld zijn kapot: voor elk ervan neemt de speler een eigen vat terug van een schip.
mb-learn-event-put-in-pub = Er is geen schip meer om te laden, dus gaan deze vaten de kroeg in. Ze tellen mee aan het einde van het spel.
mb-learn-event-sailed = Een vol schip vaart meteen uit. De meeste vaten aan boord krijgen het eerste getal op het zeil, de volgende het tweede; wie het vol maakte, krijgt 1 punt extra.
mb-learn-event-sailed-pilot = De ronde eindigt: het schip aan steiger 1 vaart uit en betaalt, vol of niet. Dit eerste is de loodsboot, die niets vervoert. De andere schuiven door.
mb-learn-event-took-coin = Een munt! Met drie munten neem je Lazy Jack een ronde in dienst: een havenarbeider extra, die nooit vaten van een schip haalt.
mb-learn-event-tiles-moved = Alle tegels schuiven één plaats op: wie de laatste was, is nu de eerste.
mb-learn-event-ended = Na het laden liggen er hoogstens drie schepen in de haven: het spel is uit. Ze betalen nog één keer zoals ze daar liggen; daarna winnen de meeste punten.
mb-learn-done = Dat was de eerste ronde. Vanaf nu mag wie drie munten heeft, eerst Lazy Jack in dienst nemen. Het gaat door tot er nog maar drie schepen in de haven liggen; ook die betalen nog.

## Terminal

mb-terminal-about = havenarbeiders, schepen en Lazy Jack voor drie munten
mb-terminal-legend =
    { $barrel } vat  { $broken } kapot vat  { $coin } munt  L grote havenarbeider  s kleine  { $jack } Lazy Jack
    Aan een steiger: vaten aan boord en hoeveel er passen, wat de plaatsen opleveren, van wie de vaten zijn.
mb-terminal-asked-hire = een havenarbeider bij wie Lazy Jack komt staan, of dat je hem niet neemt
mb-terminal-asked-cards = een bewegingskaart
mb-terminal-asked-load = een steiger waar je laadt
mb-terminal-asked-unload = een steiger waar je een vat terugneemt
mb-terminal-ask-hire = { $jack } in dienst nemen voor { $wage } munten? Bij welke havenarbeider gaat hij staan?
mb-terminal-ask-cards = welke kaart leg je gedekt neer voor { $figure }?
mb-terminal-ask-load =
    { $left ->
        [one] { $figure } heeft { $left } vat te laden. Aan welke steiger?
       *[other] { $figure } heeft { $left } vaten te laden. Aan welke steiger?
    }
mb-terminal-ask-unload =
    { $left ->
        [one] { $figure } moet { $left } vat terugnemen. Aan welke steiger?
       *[other] { $figure } moet { $left } vaten terugnemen. Aan welke steiger?
    }
mb-terminal-option-ship = { $barrels } van { $capacity } aan boord
mb-terminal-option-hire = bij { $figure }
mb-terminal-option-decline = niet in dienst nemen
mb-terminal-round = Ronde { $round }: { $phase }.
mb-terminal-phase-hire = Lazy Jack is te huur
mb-terminal-phase-cards = kaarten kiezen
mb-terminal-phase-load = laden
mb-terminal-phase-unload = kapotte vaten
mb-terminal-phase-over = het einde
mb-terminal-order = Volgorde:
mb-terminal-jack-works = { $jack } werkt voor { $seat }.
mb-terminal-jack-idle = { $jack } werkt voor niemand.
mb-terminal-to-come =
    { $ships ->
        [one] nog { $ships } schip
       *[other] nog { $ships } schepen
    }
mb-terminal-next = (eerst { $slots } laadruimten)
mb-terminal-bank = Voorraad: { $coins }.
mb-terminal-pub-left = linker kroeg
mb-terminal-pub-right = rechter kroeg
mb-terminal-port-empty = De haven is leeg.
mb-terminal-pier = steiger { $pier }
mb-terminal-pilot = loodsboot
mb-terminal-for = voor
mb-terminal-column-points = punten
mb-terminal-column-coins = munten
mb-terminal-column-barrels = vaten
mb-terminal-column-pub = in de kroeg
mb-terminal-column-dockers = havenarbeiders
mb-terminal-result =
    { $total ->
        [one] { $seat }: { $total } punt, { mb-terminal-coins }
       *[other] { $seat }: { $total } punten, { mb-terminal-coins }
    }
mb-terminal-coins =
    { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }
