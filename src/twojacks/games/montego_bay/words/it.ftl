# Montego Bay sulla pagina: che cosa si chiede, che cosa fa una scelta, che cos’è ogni cosa sul tabellone.

## Nella pagina iniziale

mb-about = Manda i tuoi portuali intorno ai depositi, spingi i rivali dall’altra parte e carica in tempo le navi giuste. Oppure paga Lazy Jack perché ti dia una mano.
mb-facts = 2–4 giocatori · mezz’ora

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

## Tutorial

mb-learn-intro-1 = Buongiorno dalla banchina! Hai un portuale grande con il berretto e uno piccolo con la bandana. Girano intorno ai depositi e portano barili alle navi.
mb-learn-intro-2 = Quando una nave salpa, chi ha più barili a bordo riceve il primo numero sulla vela, il successivo il secondo; a parità si divide. Vince chi ha più punti.
mb-learn-intro-3 = In ogni turno scegli in segreto di quanto avanzano i tuoi portuali. I barili marroni dove si fermano dicono quanti dei tuoi carichi. Giochiamo insieme il primo turno.
mb-learn-ask-hire = Lazy Jack è un portuale in più in questo turno: si muove per primo e non scarica mai una nave. Da chi deve cominciare, se lo vuoi?
mb-learn-ask-cards = Di quanto avanza il tuo portuale grande? Esce dalla taverna dal tetto rosso, lungo la spiaggia. Tocca una carta per vedere a quale deposito porta.
mb-learn-ask-cards-small = Ora il tuo portuale piccolo, con cinque carte sue. Esce dalla taverna dal tetto viola, lungo la banchina, dove i depositi si svuotano per primi.
mb-learn-ask-cards-jack = Ora Lazy Jack. Si muove prima di tutti, dalla casella di uno dei tuoi portuali, e usa le sue stesse carte: quindi è un altro numero.
mb-learn-ask-load = Scegli la nave per il prossimo barile. Le bandiere mostrano che cosa riceverebbe ognuno se salpasse ora. Chi riempie una nave riceve 1 punto in più.
mb-learn-ask-unload = Questi barili sono rotti. Per ognuno riprendi uno dei tuoi da una nave. Scegli quella dove ti pesa meno.
mb-learn-event-hired = Tre monete vanno alla banca, e Lazy Jack lavora per quel giocatore in questo turno. Comincia accanto a uno dei suoi portuali e si muove prima di tutti.
mb-learn-event-turned-up = Le carte si scoprono nell’ordine delle tessere. Chi è davanti si muove per primo.
mb-learn-event-pushed = La casella era occupata: il portuale che c’era viene spinto attraverso l’edificio, dall’altra parte.
mb-learn-event-went-back = I due lati del deposito sono occupati: non si può spingere nessuno. Chi è arrivato per ultimo torna alla prima casella libera.
mb-learn-event-visited = Tutti sono al loro posto. Ora si svuotano i depositi: la banchina dal deposito 1 in poi, quindi il lato spiaggia, dall’ultimo indietro fino all’1. I barili rotti tolgono barili tuoi dalle navi.
mb-learn-event-loaded = Un barile va a bordo, del colore del suo proprietario. Appena una nave è piena, paga e salpa.
mb-learn-event-unloaded = I barili di questo deposito sono rotti: per ognuno il giocatore ne riprende uno dei suoi da una nave.
mb-learn-event-put-in-pub = Non c’è più una nave da caricare: questi barili vanno nella taverna. Contano alla fine della partita.
mb-learn-event-sailed = Una nave piena salpa subito. Chi ha più barili a bordo riceve il primo numero sulla vela, il successivo il secondo; chi l’ha riempita, 1 punto in più.
mb-learn-event-sailed-pilot = Il turno finisce: la nave al pontile 1 salpa e paga, piena o no. Questa prima è la pilotina, che non porta nulla. Le altre avanzano.
mb-learn-event-took-coin = Una moneta! Con tre monete si arruola Lazy Jack per un turno: un portuale in più, che non toglie mai barili dalle navi.
mb-learn-event-tiles-moved = Tutte le tessere avanzano di un posto: chi era ultimo ora è primo.
mb-learn-event-ended = Dopo il carico restano in porto al massimo tre navi: la partita è finita. Pagano ancora una volta così come sono, poi vince chi ha più punti.
mb-learn-done = Questo era il primo turno. D’ora in poi chi ha tre monete può prima arruolare Lazy Jack. Si continua finché in porto restano solo tre navi: pagano anche quelle.

## Terminal

mb-terminal-about = portuali, navi e Lazy Jack per tre monete
mb-terminal-legend =
    { $barrel } barile  { $broken } barile rotto  { $coin } moneta  L portuale grande  s portuale piccolo  { $jack } Lazy Jack
    A un pontile: i barili a bordo e quanti ne porta, che cosa pagano i posti, di chi sono i barili.
mb-terminal-asked-hire = un portuale da affiancare a Lazy Jack, o di rinunciare
mb-terminal-asked-cards = una carta di spostamento
mb-terminal-asked-load = un pontile dove caricare
mb-terminal-asked-unload = un pontile dove riprendere un barile
mb-terminal-ask-hire = arruolare { $jack } per { $wage } monete? Con quale portuale sta?
mb-terminal-ask-cards = quale carta giochi coperta per { $figure }?
mb-terminal-ask-load =
    { $left ->
        [one] { $figure } ha { $left } barile da caricare. A quale pontile?
       *[other] { $figure } ha { $left } barili da caricare. A quale pontile?
    }
mb-terminal-ask-unload =
    { $left ->
        [one] { $figure } deve riprendere { $left } barile. A quale pontile?
       *[other] { $figure } deve riprendere { $left } barili. A quale pontile?
    }
mb-terminal-option-ship = { $barrels } di { $capacity } a bordo
mb-terminal-option-hire = con { $figure }
mb-terminal-option-decline = rinunciare
mb-terminal-round = Turno { $round }: { $phase }.
mb-terminal-phase-hire = Lazy Jack si può arruolare
mb-terminal-phase-cards = scegliere le carte
mb-terminal-phase-load = caricare
mb-terminal-phase-unload = barili rotti
mb-terminal-phase-over = fine
mb-terminal-order = Successione:
mb-terminal-jack-works = { $jack } lavora per { $seat }.
mb-terminal-jack-idle = { $jack } non lavora per nessuno.
mb-terminal-to-come =
    { $ships ->
        [one] { $ships } nave in arrivo
       *[other] { $ships } navi in arrivo
    }
mb-terminal-next = (la prima: { $slots } spazi)
mb-terminal-bank = Scorta: { $coins }.
mb-terminal-pub-left = taverna sin.
mb-terminal-pub-right = taverna des.
mb-terminal-port-empty = Il porto è vuoto.
mb-terminal-pier = pontile { $pier }
mb-terminal-pilot = pilotina
mb-terminal-for = per
mb-terminal-column-points = punti
mb-terminal-column-coins = monete
mb-terminal-column-barrels = barili
mb-terminal-column-pub = in taverna
mb-terminal-column-dockers = portuali
mb-terminal-result =
    { $total ->
        [one] { $seat }: { $total } punto, { mb-terminal-coins }
       *[other] { $seat }: { $total } punti, { mb-terminal-coins }
    }
mb-terminal-coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
