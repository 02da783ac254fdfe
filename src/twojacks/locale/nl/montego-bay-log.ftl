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
