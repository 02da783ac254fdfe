# The board of Halunken & Spelunken: what is asked, what options are called, what they lead to, and what things are.

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
    { $round ->
        [8] Ultimo turno: 8 di 8
       *[other] Turno { $round } di 8
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
hs-about-round = Si giocano otto turni, uno con ogni carta di spostamento.
