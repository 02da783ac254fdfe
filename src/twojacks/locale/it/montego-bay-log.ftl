# What happens in Montego Bay, told a sentence an event: en/montego-bay-log.ftl has the table of arguments.

## Parole

mb-figure =
    { $figure ->
        [blue-large] Il portuale grande blu
        [blue-small] Il portuale piccolo blu
        [yellow-large] Il portuale grande giallo
        [yellow-small] Il portuale piccolo giallo
        [green-large] Il portuale grande verde
        [green-small] Il portuale piccolo verde
        [orange-large] Il portuale grande arancione
        [orange-small] Il portuale piccolo arancione
       *[lazy-jack] Lazy Jack
    }

mb-figure-object =
    { $figure ->
        [blue-large] il portuale grande blu
        [blue-small] il portuale piccolo blu
        [yellow-large] il portuale grande giallo
        [yellow-small] il portuale piccolo giallo
        [green-large] il portuale grande verde
        [green-small] il portuale piccolo verde
        [orange-large] il portuale grande arancione
        [orange-small] il portuale piccolo arancione
       *[lazy-jack] Lazy Jack
    }

mb-figure-with = { mb-figure-object }

mb-figure-short =
    { $figure ->
        [blue-large] grande blu
        [blue-small] piccolo blu
        [yellow-large] grande giallo
        [yellow-small] piccolo giallo
        [green-large] grande verde
        [green-small] piccolo verde
        [orange-large] grande arancione
        [orange-small] piccolo arancione
       *[lazy-jack] Lazy Jack
    }

mb-space-to =
    { $side ->
        [quay] fino al deposito { $number } (lato banchina)
        [rear] fino al deposito { $number } (lato spiaggia)
       *[number] fino alla casella { $number }
    }

mb-space-at =
    { $side ->
        [quay] al deposito { $number } (lato banchina)
        [rear] al deposito { $number } (lato spiaggia)
       *[number] sulla casella { $number }
    }

mb-space-room =
    { $side ->
        [quay] il deposito { $number } (lato banchina)
        [rear] il deposito { $number } (lato spiaggia)
       *[number] il deposito della casella { $number }
    }

mb-space-from =
    { $side ->
        [quay] dal deposito { $number } (lato banchina)
        [rear] dal deposito { $number } (lato spiaggia)
       *[number] dal deposito della casella { $number }
    }

mb-seat =
    { $colour ->
        [blue] Blu
        [yellow] Giallo
        [green] Verde
       *[orange] Arancione
    }

## Preparazione

mb-log-tile-laid = Tessera della successione { $position }: { $figure }.
mb-log-tile-laid-list = I portuali si muovono in quest’ordine: { $list }.
mb-log-ship-laid =
    { $ship ->
        [pilot] La pilotina è al pontile { $pier }.
       *[freighter] Al pontile { $pier } c’è una nave.
    }
mb-log-ship-laid-list = La pilotina e tre navi sono ai pontili.
mb-log-round-began = Comincia il turno { $round }.

## Lazy Jack e le carte

mb-log-declined = { $seat } fa a meno di Lazy Jack.
mb-log-hired =
    { $at ->
        [pub] { $seat } arruola Lazy Jack per { $coins } monete. Raggiunge { $with } nella taverna.
       *[space] { $seat } arruola Lazy Jack per { $coins } monete. Raggiunge { $with } { $at }.
    }
mb-log-jack-left = Lazy Jack torna a casa.
mb-log-chose =
    { $known ->
        [yes] { $seat } gioca coperta la carta { $card } per { $figure }.
       *[no] { $seat } gioca una carta coperta per { $figure }.
    }
mb-log-chose-list = { $list } giocano le loro carte coperte.

## Movimenti

mb-log-turned-up = { $figure } scopre la carta { $card }.
mb-log-walked =
    { $from ->
        [pub] { $steps ->
            [one] { $figure } lascia la taverna e avanza di { $steps } casella, { $to }.
           *[other] { $figure } lascia la taverna e avanza di { $steps } caselle, { $to }.
        }
       *[space] { $steps ->
            [one] { $figure } avanza di { $steps } casella, { $to }.
           *[other] { $figure } avanza di { $steps } caselle, { $to }.
        }
    }
mb-log-pushed = { $figure } viene spinto di fronte, { $to }.
mb-log-went-back = { $figure } trova occupati entrambi i lati e torna indietro { $to }.
mb-log-went-back-on = Entrambi i lati sono occupati: indietro { $to }.

## Carico

mb-log-visited =
    { $shown ->
        [0] { $figure } apre { $room }.
       *[other] { $barrels ->
            [0] { $figure } apre { $room }, ma la scorta è vuota.
            [one] { $figure } prende { $barrels } barile { $space }.
           *[other] { $figure } prende { $barrels } barili { $space }.
        }
    }
mb-log-loaded = { $seat } carica un barile al pontile { $pier }.
mb-log-loaded-list = { $seat } carica { $list }.
mb-log-loaded-item =
    { $barrels ->
        [one] { $barrels } barile al pontile { $pier }
       *[other] { $barrels } barili al pontile { $pier }
    }
mb-log-put-in-pub =
    { $barrels ->
        [one] Non ci sono più navi: { $seat } mette { $barrels } barile nella taverna.
       *[other] Non ci sono più navi: { $seat } mette { $barrels } barili nella taverna.
    }
mb-log-unloaded = { $seat } riprende un barile al pontile { $pier }.
mb-log-unloaded-list = { $seat } riprende { $list }.
mb-log-unloaded-item = { mb-log-loaded-item }
mb-log-spared = { $figure } non tocca le navi: non toglie mai barili.
mb-log-took-coin = { $seat } riceve una moneta e ora ne ha { $coins }.
mb-log-bank-empty = { $seat } non riceve monete: la scorta generale è vuota.

## Navi

mb-log-sailed =
    { $ship ->
        [pilot] La pilotina lascia il pontile { $pier }.
       *[freighter] { $full ->
            [yes] La nave al pontile { $pier } è piena e salpa.
           *[no] La nave al pontile { $pier } salpa.
        }
    }
mb-log-paid =
    { $points ->
        [0] { $seat } non riceve nulla.
        [one] { $seat } riceve { $points } punto.
       *[other] { $seat } riceve { $points } punti.
    }
mb-log-paid-list = Porta punti – { $list }.
mb-log-paid-item = { $seat }: { $points }
mb-log-paid-nobody = Non porta punti a nessuno.
mb-log-extra-point = { $seat } occupa l’ultimo spazio: +{ $points }.
mb-log-moved-up =
    { $ship ->
        [pilot] La pilotina avanza al pontile { $pier }.
       *[freighter] La nave successiva avanza al pontile { $pier }.
    }
mb-log-moved-up-list = Le navi che seguono avanzano.
mb-log-arrived = Una nuova nave arriva al pontile { $pier }.

## Successione

mb-log-tiles-moved = { $figure } ora è il primo: le tessere della successione sono avanzate.
mb-log-tiles-shuffled = Comincia la seconda pila: le tessere della successione vengono rimescolate.

## La fine

mb-log-ended =
    { $ships ->
        [0] Il porto è vuoto: la partita finisce.
        [one] Nel porto resta solo { $ships } nave: la partita finisce e se ne calcola il punteggio.
       *[other] Nel porto restano solo { $ships } navi: la partita finisce e se ne calcola il punteggio.
    }
mb-log-pub-paid =
    { $points ->
        [0] { $seat } non riceve nulla per i barili nella taverna.
        [one] { $seat } riceve { $points } punto per i barili nella taverna.
       *[other] { $seat } riceve { $points } punti per i barili nella taverna.
    }
mb-log-pub-paid-item = { mb-log-paid-item }
mb-log-pub-paid-nobody = { mb-log-paid-nobody }
mb-log-pub-paid-list = I barili nella taverna portano punti – { $list }.
mb-log-scored =
    { $total ->
        [one] { $seat } ha { $total } punto { mb-log-coins }.
       *[other] { $seat } ha { $total } punti { mb-log-coins }.
    }
mb-log-coins =
    { $coins ->
        [one] e { $coins } moneta
       *[other] e { $coins } monete
    }
mb-log-won =
    { $total ->
        [one] { $seat } vince con { $total } punto.
       *[other] { $seat } vince con { $total } punti.
    }
