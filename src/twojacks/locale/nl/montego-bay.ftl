# Montego Bay op de pagina: wat er gevraagd wordt, wat een keuze doet, wat alles op het bord is.

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
