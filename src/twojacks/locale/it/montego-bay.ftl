# Montego Bay sulla pagina: che cosa si chiede, che cosa fa una scelta, che cos’è ogni cosa sul tabellone.

## Parole sul tabellone

mb-round = Turno { $round }
mb-round-to-end = Turno { $round } – { mb-to-end }
mb-to-end =
    { $count ->
        [0] ultime navi
        [one] { $count } nave piena: fine
       *[other] { $count } navi piene: fine
    }
mb-last-ships =
    { $count ->
        [0] Ultime navi!
        [one] Ancora { $count } nave piena, e la partita è finita!
       *[other] Ancora { $count } navi piene, e la partita è finita!
    }
mb-ask-last-ships = { mb-last-ships } { $question }
mb-board = Il porto nel turno { $round }
mb-port = Le navi ai pontili
mb-ship-pilot = La pilotina al pontile { $pier }.
mb-ship-label = Pontile { $pier }: una nave che porta { $points }, { $free } spazi liberi su { $capacity }.
mb-order = Successione: { $list }
mb-piles = Navi in arrivo: { $first } nella prima pila, { $second } nella seconda
mb-coins =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
mb-supply =
    { $count ->
        [one] { $count } barile nella scorta
       *[other] { $count } barili nella scorta
    }
mb-in-hand =
    { $count ->
        [one] { $count } barile in mano
       *[other] { $count } barili in mano
    }
mb-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
mb-has-chosen = { $name } ha scelto
mb-thinks = { $name } sta pensando
mb-chip =
    { $card ->
        [none] { $figure }: ancora nessuna carta
        [hidden] { $figure }: una carta coperta
       *[other] { $figure }: carta { $card }
    }
mb-hint = da giocare: { $share }; probabilità di vincere: { $win }

## Che cosa si chiede

mb-ask-hire =
    { $shared ->
        [yes] { $name }: arruoli Lazy Jack per 3 delle tue { $coins } monete?
       *[no] Arruoli Lazy Jack per 3 delle tue { $coins } monete?
    }
mb-ask-card =
    { $shared ->
        [yes] { $name }: scegli una carta per { $figure }.
       *[no] Scegli una carta per { $figure }.
    }
mb-ask-chosen =
    { $count ->
        [0] Hanno scelto tutti.
       *[other] Hai scelto. In attesa di { $names }.
    }
mb-ask-load =
    { $shared ->
        [yes] { $name }: carica un barile. Ancora { $left }.
       *[no] Carica un barile. Ancora { $left }.
    }
mb-ask-unload =
    { $shared ->
        [yes] { $name }: riprendi un barile. Ancora { $left }.
       *[no] Rotto! Riprendi un barile. Ancora { $left }.
    }
mb-ask-hiring = { $names } può arruolare Lazy Jack.
mb-ask-choosing =
    { $count ->
        [one] { $names } sta scegliendo.
       *[other] { $names } stanno scegliendo.
    }
mb-ask-loading =
    { $own ->
        [yes] Stai caricando.
       *[no] { $name } carica.
    }
mb-ask-unloading =
    { $own ->
        [yes] Riprendi barili.
       *[no] { $name } riprende barili.
    }
mb-ask-moving = I portuali si muovono.
mb-ask-sailing = Una nave salpa.
mb-ask-order = La successione cambia.
mb-ask-end = La partita finisce.
mb-ask-round = Turno { $round }
mb-ask-over =
    { $count ->
        [one] { $names } vince!
       *[other] { $names } condividono la vittoria!
    }

## Che cosa fa una scelta

mb-do-hire = Arruola Lazy Jack: raggiunge { $figure }
mb-do-decline = Fai a meno di lui
mb-do-card = Un { $card } per { $figure }
mb-do-load = Carica un barile al pontile { $pier } ({ $aboard } su { $capacity } a bordo)
mb-do-unload = Riprendi un barile al pontile { $pier } ({ $aboard } su { $capacity } a bordo)
mb-confirm-card = Gioca
mb-confirm-hire = Arruolalo

## Dove porta

mb-then-room = Un deposito con { $list }.
mb-then-empty = Un deposito vuoto.
mb-room-barrels =
    { $count ->
        [one] { $count } barile
       *[other] { $count } barili
    }
mb-room-broken =
    { $count ->
        [one] { $count } barile rotto
       *[other] { $count } barili rotti
    }
mb-room-coins =
    { $count ->
        [one] una moneta
       *[other] { $count } monete
    }
mb-then-pushes = Spinge { $figure } sulla casella di fronte.
mb-then-back = Entrambi i lati sono occupati: torna indietro fino a questa casella.
mb-then-earlier =
    { $count ->
        [one] { $count } altro si muove prima e può cambiare le cose.
       *[other] Altri { $count } si muovono prima e possono cambiare le cose.
    }
mb-then-hired =
    { $coins ->
        [0] Poi non ti resta nessuna moneta.
        [one] Poi ti resta { $coins } moneta.
       *[other] Poi ti restano { $coins } monete.
    }
mb-then-asked = Poi decide { $name }.
mb-then-pays = Porterebbe punti – { $list }.
mb-then-sails = Sarebbe piena e salperebbe – { $list }.
mb-each = { $name }: { $count }
mb-then-extra = L’ultimo spazio vale 1 punto in più.

## La fine

mb-ending = La fine della partita
mb-ending-show-board = Mostra il tabellone
mb-ending-show-scoring = Mostra il punteggio
mb-ending-won =
    { $count ->
        [one] { $names } vince!
       *[other] { $names } condividono la vittoria!
    }
mb-ending-player = Giocatore
mb-ending-ships = Navi
mb-ending-pub = Taverna
mb-ending-points = Punti
mb-ending-coins = Monete
mb-ending-barrels =
    { $count ->
        [one] { $count } barile nella taverna
       *[other] { $count } barili nella taverna
    }
mb-ending-by-coins = Punti pari: decidono le monete.
mb-ledger = Nave per nave
mb-ledger-end = La fine

## Che cos’è ogni cosa

mb-about-pier = Un pontile. Quando una nave salpa, quelle dietro avanzano di un pontile.
mb-about-foremost = La nave al pontile 1 salpa alla fine del turno, piena o no.
mb-about-pilot = La pilotina parte dopo il primo turno. Non carica barili e non porta punti.
mb-about-ship = Una nave. La vela mostra che cosa porta: di più a chi ha più barili a bordo. Sullo scafo ci sono i barili di ciascuno.
mb-about-free = Gli spazi ancora liberi. Chi occupa l’ultimo riceve 1 punto in più, e la nave salpa.
mb-about-flag = Quanto riceverebbe questo giocatore se la nave salpasse ora.
mb-about-docker = Un portuale. La sua carta dice di quante caselle avanza. Chi si trova dove arriva viene spinto di fronte.
mb-about-jack = Lazy Jack. Per 3 monete lavora un turno per te: si muove per primo e non toglie mai barili.
mb-about-acted = Questo personaggio ha già svuotato il suo deposito in questo turno.
mb-about-tally-man = Il Tally-Man. Si comincia dalla sua parte: chi gli è più vicino sulla banchina carica per primo.
mb-about-bank = La scorta generale, con le monete rimaste.
mb-about-pub = Una taverna. I portuali partono da qui e non ci tornano più.
mb-about-cellar = Barili rimasti senza nave. Contano alla fine.
mb-about-storeroom = Un deposito. I barili marroni dicono quanti dei tuoi carichi da qui; per quelli rotti ne riprendi. Una moneta è per te.
mb-about-track = Il segnapunti.
mb-about-score = I punti finora. Una nave conta quando salpa.
mb-about-rail = Le tessere della successione: il portuale sulla prima si muove per primo.
mb-about-pile = Una pila di navi che aspettano al largo. Sopra c’è quanto paga la prossima, sotto quanti barili porta e quante navi restano nella pila.
mb-about-last-ships = La fine è vicina: appena dopo il carico restano in porto al massimo tre navi, la partita è finita, e quelle pagano così come sono.
mb-about-hand = Le tue carte di spostamento. Ogni portuale ha le sue, da 1 a 5, e tornano tutte a ogni turno.
mb-about-cards = Le carte di questo turno. Coperte finché il personaggio non si muove.
mb-about-coins = Monete. Con 3 puoi arruolare Lazy Jack; alla fine decidono in caso di parità.
mb-about-supply = Barili che questo giocatore può ancora caricare. Tornano quando la loro nave salpa.
