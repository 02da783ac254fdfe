# The board of Halunken & Spelunken: what is asked, what options are called, what they lead to, and what things are.

## On the start page

hs-about = Porta il tuo capitano di taverna in taverna, arruola l’equipaggio migliore e deruba i rivali prima che lo faccia Black Jack.
hs-facts = 2–4 giocatori · mezz’ora

## What is asked of the reader

hs-ask-place = Dove comincia il tuo capitano? Il primo marinaio della taverna viene con te.
hs-ask-place-jack = Davanti a quale taverna comincia { hs-figure-jack }?
hs-ask-bid = Vuoi arruolare { hs-figure-jack }? Offri un marinaio del tuo equipaggio, o passa.
hs-ask-bid-more = { $name } offre { $sailor }. Offri un marinaio più alto, o passa.
hs-ask-card = Scegli una carta di spostamento.
hs-ask-card-others =
    { $count ->
        [one] Scegli una carta di spostamento: { $names } ha già giocato la sua.
       *[other] Scegli una carta di spostamento: { $names } hanno già giocato la loro.
    }
hs-ask-laid =
    { $count ->
        [0] La tua carta è coperta sul tavolo.
        [one] La tua carta è sul tavolo. { $names } sta ancora scegliendo.
       *[other] La tua carta è sul tavolo. { $names } stanno ancora scegliendo.
    }
hs-ask-jack-card = Ora scegli una carta per { hs-figure-jack }.
hs-ask-rum = Hai l’unico Rum. Che numero vale?
hs-ask-jack-rum = { hs-figure-jack } ha l’unico Rum. Che numero vale?
hs-ask-rob = Vuoi rubare un marinaio a { $name }?
hs-ask-rob-basin = Vuoi prendere un marinaio dal bacino?
hs-ask-rob-both = Vuoi prendere un marinaio dal bacino o da { $name }?
hs-ask-give = Passa { hs-figure-jack }. Quale marinaio cedi?

## Waiting for others

hs-wait-place = { $names } sceglie dove cominciare.
hs-wait-place-jack = { $names } sceglie un posto per { hs-figure-jack }.
hs-wait-auction = { $names } pensa a un’offerta.
hs-wait-cards =
    { $count ->
        [one] { $names } sta ancora scegliendo una carta.
       *[other] { $names } stanno ancora scegliendo una carta.
    }
hs-wait-name-rum = { $names } dà un numero al Rum.
hs-wait-rob = { $names } può prendere un marinaio.
hs-wait-give = { $names } deve cedere un marinaio.
hs-over =
    { $count ->
        [one] { $names } vince con { $total } punti!
       *[other] { $names } condividono la vittoria con { $total } punti ciascuno!
    }
hs-round =
    { $last ->
        [yes] Ultimo turno: { $round } di { $rounds }
       *[no] Turno { $round } di { $rounds }
    }
hs-round-last = Ultimo turno
hs-ask-last = { hs-round-last }! { $question }

## What others did to the reader's crew since the last decision

hs-since-robbed =
    { $helper ->
        [jack] { hs-figure-jack } ti ha rubato { $sailor } per { $seat }.
       *[none] { $seat } ti ha rubato { $sailor }.
    }
hs-since-hired = { hs-figure-jack } lavora per te in questo turno: { $sailor } è finito nel bacino.
hs-since-gave = È passato { hs-figure-jack }: { $sailor }, il tuo unico marinaio, è finito nel bacino.
hs-since-took = { hs-figure-jack } ti ha portato { $sailor }.

## What options are called

hs-do-place = Comincia { $at }
hs-do-place-jack = { hs-figure-jack } comincia { $at }
hs-do-bid = Offri { $sailor }
hs-do-pass = Passa
hs-do-card =
    { $who ->
        [jack] Carta { $card } per { hs-figure-jack }
       *[captain] Carta { $card }
    }
hs-do-move =
    { $who ->
        [jack] { $steps ->
            [one] { hs-figure-jack }: un passo fino { $to }
           *[other] { hs-figure-jack }: { $steps } passi fino { $to }
        }
       *[captain] { $steps ->
            [one] Un passo fino { $to }
           *[other] { $steps } passi fino { $to }
        }
    }
hs-do-rum =
    { $who ->
        [jack] Rum per { hs-figure-jack }
       *[captain] Rum
    }
hs-do-take =
    { $store ->
        [basin] Prendi { $sailor } dal bacino
       *[crew] Ruba { $sailor } a { $name }
    }
hs-do-take-none = Non prendere nessuno
hs-do-give = Cedi { $sailor }

## Confirming

hs-confirm-place = Comincia qui
hs-confirm-place-jack = Mettilo qui
hs-confirm-bid = Offri
hs-confirm-card = Gioca
hs-confirm-rum = Conferma
hs-confirm-take = Prendi
hs-confirm-give = Cedi

## What they lead to, if nobody else acts before

hs-then-place = Il suo primo marinaio viene con te, chiunque sia.
hs-then-hirer = { hs-figure-jack } va a { $name } se nessuno offre di più.
hs-then-paid = Se vince questa offerta, { hs-figure-jack } lavora per te, e hai { $before } → { $after } punti.
hs-then-rum = Se è l’unico Rum, dici un numero che nessun altro mostra, quando tutte le carte sono scoperte.
hs-then-joins = Se c’è ancora, { $sailor } verrebbe con te: { $before } → { $after } punti.
hs-then-nobody = In quella taverna non c’è più nessuno.
hs-then-robs = Potresti rubare un marinaio a { $name }, che poi passerebbe { $to }.
hs-then-robs-basin = Potresti prendere un marinaio dal bacino; { $name } poi passerebbe { $to }.
hs-then-pushes = { $name } farebbe posto e passerebbe { $to }; non c’è niente da prendere.
hs-then-earlier =
    { $count ->
        [one] { $names } si muove prima.
       *[other] { $names } si muovono prima.
    }
hs-then-points = { $name }: { $before } → { $after } punti.

## On boards and racks

hs-status-yours = tocca a te
hs-status-thinking = ci pensa…
hs-status-laid = carta giocata
hs-status-bids = offre
hs-status-passed = passa
hs-status-stays = resta sul posto
hs-status-won = vince!
hs-sailors =
    { $count ->
        [0] nessun marinaio
        [one] { $count } marinaio
       *[other] { $count } marinai
    }
hs-part = { hs-sailors }:
hs-points-so-far =
    { $count ->
        [one] { $count } punto finora
       *[other] { $count } punti finora
    }
hs-cards-left = Carte rimaste: { $list }
hs-is-hirer = { hs-figure-jack } lavora per { $name }
hs-jack-works-for = lavora per
hs-jack-for-nobody = non lavora per nessuno
hs-jack-for-hire = Chi lo arruola?
hs-jack-waits = aspetta un capitano
hs-jack-highest-bid = Offerta più alta: { $sailor } ({ $name })
hs-jack-turned-up = I passi che può fare; in scuro: già usciti
hs-jack-hand = Le sue carte; quelle scure sono già giocate
hs-your-cards = Le tue carte di spostamento
hs-his-cards = Carte di { hs-figure-jack }
hs-numbers = Il numero del Rum
hs-nobody = Nessuno
hs-your-crew = Il tuo equipaggio
hs-crew-of = L’equipaggio di { $name }
hs-crews = Tutti gli equipaggi
hs-basin = Bacino
hs-taverns = Taverne
hs-board = Il porto
hs-log = Diario del porto
hs-scoring = I conti

## What things are

hs-about-tavern = Chi arriva prende il marinaio scoperto; poi si scopre il successivo. Le finestre accese mostrano quanti ne restano.
hs-about-space = Qui comincia un capitano e prende il primo marinaio della taverna.
hs-about-captain = Un capitano raggiunto sulla sua casella passa alla prossima casella libera.
hs-about-jack = { hs-figure-jack } si muove dopo tutti i capitani e li supera: arruolato ruba per il suo committente; altrimenti chi viene superato cede un marinaio.
hs-about-basin = I marinai ricevuti da { hs-figure-jack }. Un capitano che arriva sulla sua casella può prenderne uno.
hs-about-crew = Si sommano tutti i valori; il colore con più marinai vale doppio.
hs-about-score = I punti se la partita finisse ora.
hs-about-counts = Quanti marinai ci sono di ogni colore. Il colore incorniciato vale doppio.
hs-about-before = Qui sta la carta di questo turno, o l’offerta.
hs-about-played = Le carte chiare restano; quelle scure sono già giocate. Ognuna vale una volta sola.
hs-about-hirer = Ha arruolato { hs-figure-jack } per questo turno.
hs-about-jack-cards = Quanti passi può fare { hs-figure-jack }: i numeri chiari possono ancora uscire, quelli scuri sono già usciti.
hs-about-round = Si gioca un turno con ogni carta di spostamento.

# What happens in Halunken & Spelunken, told a sentence an event: en/halunken-und-spelunken-log.ftl has the table of arguments.

## Parole

hs-figure-jack = Black Jack

# L’articolo segue il numero letto: l’1, l’8, l’11.
hs-sailor =
    { NUMBER($value) ->
        [1] l’1 { hs-colour }
        [8] l’8 { hs-colour }
        [11] l’11 { hs-colour }
       *[other] il { $value } { hs-colour }
    }

hs-card =
    { $card ->
        [rum] Rum
       *[number] { $card }
    }

hs-colour =
    { $colour ->
        [y] giallo
        [g] grigio
        [v] viola
       *[r] rosso
    }

hs-seat =
    { $colour ->
        [green] Verde
        [yellow] Giallo
        [blue] Blu
       *[red] Rosso
    }

hs-tavern =
    { NUMBER($space) ->
        [0] L’Ancora
        [1] La Corona
        [2] La Luna
        [3] Il Pappagallo
        [4] La Balena
        [5] Il Barile
        [6] Il Gatto
        [7] Il Cannone
        [8] Il Cigno
        [9] La Sirena
        [10] Il Pesce
        [11] La Campana
        [12] La Chiave
       *[13] La Stella
    }

hs-tavern-at =
    { NUMBER($space) ->
        [0] all’Ancora
        [1] alla Corona
        [2] alla Luna
        [3] al Pappagallo
        [4] alla Balena
        [5] al Barile
        [6] al Gatto
        [7] al Cannone
        [8] al Cigno
        [9] alla Sirena
        [10] al Pesce
        [11] alla Campana
        [12] alla Chiave
       *[13] alla Stella
    }

hs-tavern-to =
    { NUMBER($space) ->
        [0] all’Ancora
        [1] alla Corona
        [2] alla Luna
        [3] al Pappagallo
        [4] alla Balena
        [5] al Barile
        [6] al Gatto
        [7] al Cannone
        [8] al Cigno
        [9] alla Sirena
        [10] al Pesce
        [11] alla Campana
        [12] alla Chiave
       *[13] alla Stella
    }

## Preparazione

hs-log-starter-drawn = La sorte decide chi comincia: { $seat }.
hs-log-placed = { $seat } comincia { $space }.
hs-log-placed-jack = { $seat } mette { hs-figure-jack } { $space }.
hs-log-turned-up = Il prossimo marinaio { $space } è { $sailor }.
hs-log-turned-up-list = In ogni taverna si scopre il primo marinaio.

## L’asta

hs-log-round-began =
    { $last ->
        [yes]
            { $opens ->
                [seat] Turno { $round }, l’ultimo: { $opener } apre l’asta.
               *[nobody] Comincia il turno { $round }, l’ultimo.
            }
       *[no]
            { $opens ->
                [seat] Turno { $round }: { $opener } apre l’asta.
               *[nobody] Comincia il turno { $round }.
            }
    }
hs-log-bid = { $seat } offre { $sailor }.
hs-log-passed = { $seat } passa.
hs-log-passed-forced = { $seat } non ha un marinaio abbastanza alto da offrire e deve passare.
hs-log-hired = { $seat } arruola { hs-figure-jack } e versa { $sailor } nel bacino.
hs-log-not-hired = Nessuno arruola { hs-figure-jack }.

## Carte

hs-log-chose =
    { $known ->
        [yes] { $for ->
            [jack] { $seat } gioca coperta la carta { $card } per { hs-figure-jack }.
           *[captain] { $seat } gioca coperta la carta { $card }.
        }
       *[no] { $for ->
            [jack] { $seat } gioca una carta coperta per { hs-figure-jack }.
           *[captain] { $seat } gioca una carta coperta.
        }
    }
hs-log-chose-list = { $list } giocano le loro carte coperte.
hs-log-chose-forced = Tutti giocano l’ultima carta rimasta.
hs-log-revealed = { $figure } scopre { $card }.
hs-log-revealed-list = Si scoprono le carte – { $list }.
hs-log-revealed-item = { $figure }: { $card }
hs-log-cancelled = C’è più di una carta { $card }: { $figure } non si muove.
hs-log-cancelled-list = Le carte uguali si annullano: { $list } non si muovono.
hs-log-named =
    { $by ->
        [lot] Decide la sorte: il Rum di { $figure } vale { $number }.
       *[seat] Il Rum di { $figure } vale { $number }.
    }

## Movimenti e incontri

hs-log-moved =
    { $steps ->
        [one] { $figure } avanza di { $steps } casella e arriva { $to }.
       *[other] { $figure } avanza di { $steps } caselle e arriva { $to }.
    }
hs-log-took =
    { $whose ->
        [basin] { $figure } prende { $sailor } per il bacino.
        [crew] { $figure } prende { $sailor } per { $into }.
       *[own] { $figure } prende { $sailor }.
    }
hs-log-took-on =
    { $whose ->
        [basin] Prende { $sailor } per il bacino.
        [crew] Prende { $sailor } per { $into }.
       *[own] Prende { $sailor }.
    }
hs-log-met = { $figure } incontra { $other } { $space }.
hs-log-met-on = Incontra { $other }.
hs-log-robbed =
    { $helper ->
        [jack] { hs-figure-jack } ruba { $sailor } a { $victim } per { $seat }.
       *[none] { $store ->
            [basin] { $seat } prende { $sailor } dal bacino.
           *[crew] { $seat } ruba { $sailor } a { $victim }.
        }
    }
hs-log-robbed-nobody =
    { $helper ->
        [jack] { hs-figure-jack } non ruba nessuno a { $victim }.
       *[none] { $store ->
            [basin] { $seat } non prende nessuno dal bacino.
           *[crew] { $seat } non ruba nessuno a { $victim }.
        }
    }
hs-log-may-not-rob = { $seat } ha l’equipaggio più numeroso e non può derubare { $victim }.
hs-log-gave = { $seat } cede { $sailor } al bacino.
hs-log-gave-nothing = { $seat } non ha marinai da cedere.
hs-log-pushed = { $figure } fa posto e passa { $to }.
hs-log-jack-turned = La carta di { hs-figure-jack } è { $number }.

## La fine

hs-log-scored =
    { $doubled ->
        [none] { $total ->
            [one] { $seat } ha { $total } punto.
           *[other] { $seat } ha { $total } punti.
        }
        [y] { $seat } ha { $total } punti; il giallo vale doppio.
        [g] { $seat } ha { $total } punti; il grigio vale doppio.
        [v] { $seat } ha { $total } punti; il viola vale doppio.
       *[r] { $seat } ha { $total } punti; il rosso vale doppio.
    }
hs-log-won =
    { $total ->
        [one] { $seat } vince con { $total } punto.
       *[other] { $seat } vince con { $total } punti.
    }

## Tutorial

hs-learn-intro-1 = Ti diamo il benvenuto in porto. Sei un capitano in cerca di equipaggio. Quattordici taverne stanno in cerchio, e in ognuna aspettano tre marinai.
hs-learn-intro-2 = Ogni marinaio ha un colore e un valore. Alla fine si sommano i valori del tuo equipaggio, e il colore di cui hai più marinai vale doppio.
hs-learn-intro-3 = Hai una carta di spostamento per ogni turno, i numeri e Rum, e ognuna si usa una volta sola. Il Rum può diventare qualsiasi numero che nessun altro mostra; più Rum si annullano. Giochiamo insieme il primo turno.
hs-learn-ask-place = Dove comincia il tuo capitano? Scegli una casella illuminata. Il primo marinaio della taverna viene subito con te; ancora nessuno vede chi è.
hs-learn-ask-place-jack = Il tuo primo marinaio è il più basso, quindi scegli tu dove comincia Black Jack. In ogni turno si muove dopo tutti i capitani, e chi viene superato può perdere un marinaio.
hs-learn-ask-auction = Ognuno può offrire una volta, sempre di più. Se lo arruoli, puoi prendere un marinaio a ogni equipaggio che Black Jack supera, tranne ai più piccoli. Se no, ne prende uno a tutti.
hs-learn-ask-auction-two-players = Si offre a turno, sempre di più, finché uno passa. Se lo arruoli, Black Jack si muove con una carta scelta da te e prende marinai per te. Se no, ciò che prende va nel bacino.
hs-learn-ask-cards = Scegli una carta: avanzi di altrettante taverne in senso orario, e il marinaio viene con te. Toccane una per vedere dove porta. Se qualcuno gioca la stessa, restate fermi tutti e due.
hs-learn-ask-jack-card = Black Jack lavora per te: gioca anche una delle sue carte. Si muove al suo turno come un capitano, e i marinai che prende vengono con te.
hs-learn-ask-name-rum = Il tuo Rum è l’unico, quindi ora puoi dire un numero. Quelli degli altri sono presi.
hs-learn-ask-jack-rum = Il Rum di Black Jack è l’unico, quindi chi l’ha arruolato ora dice un numero. Quelli degli altri sono presi.
hs-learn-ask-rob = Hai incontrato un altro capitano, e il tuo equipaggio non è più numeroso del suo: puoi prendergli un marinaio. Quale ti serve di più?
hs-learn-ask-rob-by-jack = Black Jack lavora per te e supera un equipaggio non più piccolo del tuo: puoi prendergli un marinaio. Quale ti serve di più?
hs-learn-ask-rob-basin = Sei arrivato sulla casella di Black Jack: puoi prendere un marinaio dal suo bacino, per quanto grande sia il tuo equipaggio. Poi lui passa alla prima casella libera.
hs-learn-ask-give = Nessuno ha arruolato Black Jack, e ora passa da te: cedi un marinaio al bacino. A chi puoi rinunciare?
hs-learn-event-placed = Un capitano va a una taverna, e il primo marinaio viene con lui.
hs-learn-event-turned-up = Ora si scopre il primo marinaio di ogni taverna. Così vedi sempre chi verrebbe con te.
hs-learn-event-passed-forced = Chi non ha un marinaio sopra l’ultima offerta deve passare. Dove c’è una sola scelta, non si chiede niente.
hs-learn-event-hired = L’offerta più alta va nel bacino, e Black Jack lavora per quel giocatore in questo turno.
hs-learn-event-not-hired = Nessuno ha arruolato Black Jack. Alla fine di questo turno chi viene superato cede un marinaio al bacino.
hs-learn-event-chose-forced = Nell’ultimo turno a ognuno resta una sola carta, quindi non si chiede niente.
hs-learn-event-revealed = Tutte le carte si scoprono insieme.
hs-learn-event-cancelled = Le carte uguali si annullano. Questi capitani non si muovono, e ognuno prende il marinaio della taverna dove si trova.
hs-learn-event-named = Un Rum da solo diventa un numero che nessun altro mostra. Chi l’ha giocato lo dice quando tutte le carte sono scoperte.
hs-learn-event-moved = Ora si muovono gli altri, il numero più basso per primo. Chi arriva presto ha il primo marinaio; chi arriva tardi forse trova già qualcuno.
hs-learn-event-met = Due capitani su una casella! Chi arriva può prendere un marinaio all’altro, a meno che il suo equipaggio sia il più numeroso.
hs-learn-event-met-jack = Chi arriva sulla casella di Black Jack può prendere un marinaio dal suo bacino, per quanto grande sia l’equipaggio.
hs-learn-event-may-not-rob = Qui nessuno perde un marinaio: chi ha l’equipaggio più numeroso non può derubare il più piccolo.
hs-learn-event-pushed = Poi il capitano che era lì fa posto e passa alla prima casella libera. Lì nessun marinaio si unisce a lui.
hs-learn-event-jack-turned = Black Jack si muove per ultimo: di quanto dice una carta coperta, e fino a una casella libera. Arruolato, deruba gli equipaggi che supera, tranne i più piccoli, per chi l’ha arruolato; altrimenti chi viene superato cede un marinaio.
hs-learn-done = Questo era il primo turno. Altri sette, e vince l’equipaggio migliore. Nel gioco standard, prima di ogni turno, puoi offrire un marinaio per arruolare Black Jack: allora puoi prenderne uno a ogni equipaggio che supera, tranne ai più piccoli.

## Terminal

hs-terminal-about = capitani, taverne e Black Jack da arruolare
hs-terminal-legend =
    y g v r: marinai gialli, grigi, viola e rossi con il loro valore  { $jack } Black Jack
    – = ≡: ci sono uno, due o tre marinai  ×2: il colore che vale doppio
    Carte 1–{ $highest } e R (Rum), quelle giocate come un punto.
hs-terminal-asked-place = una taverna per il tuo capitano
hs-terminal-asked-place-jack = una taverna per Black Jack
hs-terminal-asked-auction = un marinaio da offrire, o di passare
hs-terminal-asked-cards = una carta di spostamento
hs-terminal-asked-name-rum = un numero per il Rum
hs-terminal-asked-rob = un marinaio da prendere, o nessuno
hs-terminal-asked-give = un marinaio da cedere
hs-terminal-ask-place = in quale taverna comincia il tuo capitano? Il primo marinaio viene con te.
hs-terminal-ask-place-jack = in quale taverna comincia { $jack }?
hs-terminal-ask-bid = arruolare { $jack } per questo turno? Offri un marinaio, o passa.
hs-terminal-ask-raise = arruolare { $jack } per questo turno? Offri più di { $sailor }, o passa.
hs-terminal-ask-card =
    { $whose ->
        [jack] quale carta giochi coperta per { $jack }?
       *[captain] quale carta di spostamento giochi coperta per il tuo capitano?
    }
hs-terminal-ask-number =
    { $whose ->
        [jack] { $jack } mostra l’unico Rum. Quale numero vale?
       *[captain] mostri l’unico Rum. Quale numero vale?
    }
hs-terminal-ask-rob =
    { $store ->
        [basin] prendere un marinaio dal bacino?
        [both] prendere un marinaio dal bacino, o da { $victim }, che ha arruolato Black Jack?
       *[crew] prendere un marinaio da { $victim }?
    }
hs-terminal-ask-give = passa { $jack }. Quale marinaio cedi?
hs-terminal-option-later = → più tardi
hs-terminal-option-pass = passare
hs-terminal-option-none = non prendere nessuno
hs-terminal-option-bid = offrire { $sailor }
hs-terminal-option-take = prendere { $sailor }
hs-terminal-option-give = cedere { $sailor }
hs-terminal-round = Turno { $round } di { $rounds }: { $phase }
hs-terminal-phase-place = piazzare i capitani
hs-terminal-phase-place-jack = piazzare Black Jack
hs-terminal-phase-auction = asta
hs-terminal-phase-cards = scegliere le carte
hs-terminal-phase-name-rum = decidere un Rum
hs-terminal-phase-rob = derubare
hs-terminal-phase-give = cedere un marinaio
hs-terminal-phase-over = fine
hs-terminal-empty = vuota
hs-terminal-basin = Bacino:
hs-terminal-jack-waits = Black Jack aspetta fuori dal tabellone.
hs-terminal-jack-works = Black Jack lavora per { $seat }.
hs-terminal-jack-for-hire = Black Jack si può arruolare; ha aperto { $seat }.
hs-terminal-jack-idle = Black Jack non lavora per nessuno.
hs-terminal-his-cards = Le sue carte:
hs-terminal-turned = Scoperte finora: { $cards }
hs-terminal-turned-none = Scoperte finora: nessuna
hs-terminal-left = (ne restano { $cards })
hs-terminal-bids = Offerte:
hs-terminal-cards = Carte:
hs-terminal-column-total = totale
hs-terminal-column-cards = carte
hs-terminal-column-crew = equipaggio (×2: doppio)
hs-terminal-nobody = nessuno
hs-terminal-result =
    { $doubled ->
        [none] { $seat }: { $plain } = { $total }
        [y] { $seat }: { $plain } + { $again } ancora per il giallo = { $total }
        [g] { $seat }: { $plain } + { $again } ancora per il grigio = { $total }
        [v] { $seat }: { $plain } + { $again } ancora per il viola = { $total }
       *[r] { $seat }: { $plain } + { $again } ancora per il rosso = { $total }
    }
