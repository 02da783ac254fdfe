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
    { $round ->
        [8]
            { $opens ->
                [seat] Turno { $round }, l’ultimo: { $opener } apre l’asta.
               *[nobody] Comincia il turno { $round }, l’ultimo.
            }
       *[other]
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
