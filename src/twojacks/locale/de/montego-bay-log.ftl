# What happens in Montego Bay, told a sentence an event: en/montego-bay-log.ftl has the table of arguments.

## Wörter

mb-figure =
    { $figure ->
        [blue-large] Der große blaue Hafenarbeiter
        [blue-small] Der kleine blaue Hafenarbeiter
        [yellow-large] Der große gelbe Hafenarbeiter
        [yellow-small] Der kleine gelbe Hafenarbeiter
        [green-large] Der große grüne Hafenarbeiter
        [green-small] Der kleine grüne Hafenarbeiter
        [orange-large] Der große orangefarbene Hafenarbeiter
        [orange-small] Der kleine orangefarbene Hafenarbeiter
       *[lazy-jack] Lazy Jack
    }

mb-figure-object =
    { $figure ->
        [blue-large] den großen blauen Hafenarbeiter
        [blue-small] den kleinen blauen Hafenarbeiter
        [yellow-large] den großen gelben Hafenarbeiter
        [yellow-small] den kleinen gelben Hafenarbeiter
        [green-large] den großen grünen Hafenarbeiter
        [green-small] den kleinen grünen Hafenarbeiter
        [orange-large] den großen orangefarbenen Hafenarbeiter
        [orange-small] den kleinen orangefarbenen Hafenarbeiter
       *[lazy-jack] Lazy Jack
    }

mb-figure-with =
    { $figure ->
        [blue-large] dem großen blauen Hafenarbeiter
        [blue-small] dem kleinen blauen Hafenarbeiter
        [yellow-large] dem großen gelben Hafenarbeiter
        [yellow-small] dem kleinen gelben Hafenarbeiter
        [green-large] dem großen grünen Hafenarbeiter
        [green-small] dem kleinen grünen Hafenarbeiter
        [orange-large] dem großen orangefarbenen Hafenarbeiter
        [orange-small] dem kleinen orangefarbenen Hafenarbeiter
       *[lazy-jack] Lazy Jack
    }

mb-figure-short =
    { $figure ->
        [blue-large] großer Blauer
        [blue-small] kleiner Blauer
        [yellow-large] großer Gelber
        [yellow-small] kleiner Gelber
        [green-large] großer Grüner
        [green-small] kleiner Grüner
        [orange-large] großer Oranger
        [orange-small] kleiner Oranger
       *[lazy-jack] Lazy Jack
    }

mb-space-to =
    { $side ->
        [quay] zum Lagerhaus { $number } (Kaiseite)
        [rear] zum Lagerhaus { $number } (Strandseite)
       *[number] auf Feld { $number }
    }

mb-space-at =
    { $side ->
        [quay] am Lagerhaus { $number } (Kaiseite)
        [rear] am Lagerhaus { $number } (Strandseite)
       *[number] auf Feld { $number }
    }

mb-space-room =
    { $side ->
        [quay] das Lagerhaus { $number } (Kaiseite)
        [rear] das Lagerhaus { $number } (Strandseite)
       *[number] den Lagerraum an Feld { $number }
    }

mb-space-from =
    { $side ->
        [quay] aus Lagerhaus { $number } (Kaiseite)
        [rear] aus Lagerhaus { $number } (Strandseite)
       *[number] aus dem Lagerraum an Feld { $number }
    }

mb-seat =
    { $colour ->
        [blue] Blau
        [yellow] Gelb
        [green] Grün
       *[orange] Orange
    }

## Vorbereitung

mb-log-tile-laid = Reihenfolgeplättchen { $position }: { $figure }.
mb-log-tile-laid-list = Die Hafenarbeiter ziehen in dieser Reihenfolge: { $list }.
mb-log-ship-laid =
    { $ship ->
        [pilot] Das Lotsenboot liegt an Anleger { $pier }.
       *[freighter] An Anleger { $pier } liegt ein Schiff.
    }
mb-log-ship-laid-list = Das Lotsenboot und drei Schiffe liegen an den Anlegern.
mb-log-round-began = Runde { $round } beginnt.

## Lazy Jack und die Karten

mb-log-declined = { $seat } verzichtet auf Lazy Jack.
mb-log-hired =
    { $at ->
        [pub] { $seat } heuert Lazy Jack für { $coins } Münzen an. Er stellt sich in der Kneipe zu { $with }.
       *[space] { $seat } heuert Lazy Jack für { $coins } Münzen an. Er stellt sich { $at } zu { $with }.
    }
mb-log-jack-left = Lazy Jack geht nach Hause.
mb-log-chose =
    { $known ->
        [yes] { $seat } legt verdeckt eine { $card } für { $figure }.
       *[no] { $seat } legt verdeckt eine Karte für { $figure }.
    }
mb-log-chose-list = { $list } legen verdeckt ihre Karten.

## Ziehen

mb-log-turned-up = { $figure } deckt eine { $card } auf.
mb-log-walked =
    { $from ->
        [pub] { $steps ->
            [one] { $figure } verlässt die Kneipe und zieht { $steps } Feld weit, { $to }.
           *[other] { $figure } verlässt die Kneipe und zieht { $steps } Felder weit, { $to }.
        }
       *[space] { $steps ->
            [one] { $figure } zieht { $steps } Feld weit, { $to }.
           *[other] { $figure } zieht { $steps } Felder weit, { $to }.
        }
    }
mb-log-pushed = { $figure } wird auf die andere Seite geschoben, { $to }.
mb-log-went-back = { $figure } findet beide Seiten besetzt und geht zurück { $to }.
mb-log-went-back-on = Beide Seiten sind besetzt: zurück { $to }.

## Laden

mb-log-visited =
    { $shown ->
        [0] { $figure } öffnet { $room }.
       *[other] { $barrels ->
            [0] { $figure } öffnet { $room }, doch der Vorrat an Fässern ist leer.
            [one] { $figure } holt { $barrels } Fass { $space }.
           *[other] { $figure } holt { $barrels } Fässer { $space }.
        }
    }
mb-log-loaded = { $seat } lädt ein Fass an Anleger { $pier }.
mb-log-loaded-list = { $seat } lädt { $list }.
mb-log-loaded-item =
    { $barrels ->
        [one] { $barrels } Fass an Anleger { $pier }
       *[other] { $barrels } Fässer an Anleger { $pier }
    }
mb-log-put-in-pub =
    { $barrels ->
        [one] Kein Schiff ist mehr da: { $seat } stellt { $barrels } Fass in die Kneipe.
       *[other] Kein Schiff ist mehr da: { $seat } stellt { $barrels } Fässer in die Kneipe.
    }
mb-log-unloaded = { $seat } nimmt an Anleger { $pier } ein Fass zurück.
mb-log-unloaded-list = { $seat } nimmt { $list } zurück.
mb-log-unloaded-item = { mb-log-loaded-item }
mb-log-spared = { $figure } lässt die Schiffe in Ruhe: Er nimmt nie Fässer herunter.
mb-log-took-coin = { $seat } bekommt eine Münze und hat jetzt { $coins }.
mb-log-bank-empty = { $seat } bekommt keine Münze: Der allgemeine Vorrat ist leer.

## Schiffe

mb-log-sailed =
    { $ship ->
        [pilot] Das Lotsenboot verlässt Anleger { $pier }.
       *[freighter] { $full ->
            [yes] Das Schiff an Anleger { $pier } ist voll und läuft aus.
           *[no] Das Schiff an Anleger { $pier } läuft aus.
        }
    }
mb-log-paid =
    { $points ->
        [0] { $seat } geht leer aus.
        [one] { $seat } bekommt { $points } Punkt.
       *[other] { $seat } bekommt { $points } Punkte.
    }
mb-log-paid-list = Es bringt Punkte – { $list }.
mb-log-paid-item = { $seat }: { $points }
mb-log-paid-nobody = Es bringt niemandem Punkte.
mb-log-extra-point = { $seat } hat das Schiff gefüllt: +{ $points }.
mb-log-moved-up =
    { $ship ->
        [pilot] Das Lotsenboot rückt an Anleger { $pier } vor.
       *[freighter] Das nächste Schiff rückt an Anleger { $pier } vor.
    }
mb-log-moved-up-list = Die Schiffe dahinter rücken vor.
mb-log-arrived = Ein neues Schiff kommt an Anleger { $pier }.

## Reihenfolge

mb-log-tiles-moved = { $figure } ist nun der Erste: Die Reihenfolgeplättchen sind weitergerückt.
mb-log-tiles-shuffled = Der zweite Stapel ist angebrochen: Die Reihenfolgeplättchen werden neu gemischt.

## Das Ende

mb-log-ended =
    { $ships ->
        [0] Der Hafen ist leer: Das Spiel endet.
        [one] Nur noch { $ships } Schiff liegt im Hafen: Das Spiel endet, und es wird gewertet.
       *[other] Nur noch { $ships } Schiffe liegen im Hafen: Das Spiel endet, und sie werden gewertet.
    }
mb-log-pub-paid =
    { $points ->
        [0] { $seat } geht bei den Fässern in der Kneipe leer aus.
        [one] { $seat } bekommt { $points } Punkt für die Fässer in der Kneipe.
       *[other] { $seat } bekommt { $points } Punkte für die Fässer in der Kneipe.
    }
mb-log-pub-paid-item = { mb-log-paid-item }
mb-log-pub-paid-nobody = { mb-log-paid-nobody }
mb-log-pub-paid-list = Die Fässer in der Kneipe bringen Punkte – { $list }.
mb-log-scored =
    { $total ->
        [one] { $seat } hat { $total } Punkt { mb-log-coins }.
       *[other] { $seat } hat { $total } Punkte { mb-log-coins }.
    }
mb-log-coins =
    { $coins ->
        [one] und { $coins } Münze
       *[other] und { $coins } Münzen
    }
mb-log-won =
    { $total ->
        [one] { $seat } gewinnt mit { $total } Punkt.
       *[other] { $seat } gewinnt mit { $total } Punkten.
    }
