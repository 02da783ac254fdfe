# What happens in Halunken & Spelunken, told a sentence an event: en/halunken-und-spelunken-log.ftl has the table of arguments.

## Woorden

hs-figure-jack = Black Jack

hs-sailor =
    { $colour ->
        [y] de gele { $value }
        [g] de grijze { $value }
        [v] de violette { $value }
       *[r] de rode { $value }
    }

hs-card =
    { $card ->
        [rum] Rum
       *[number] { $card }
    }

hs-colour =
    { $colour ->
        [y] geel
        [g] grijs
        [v] violet
       *[r] rood
    }

hs-seat =
    { $colour ->
        [green] Groen
        [yellow] Geel
        [blue] Blauw
       *[red] Rood
    }

hs-tavern =
    { NUMBER($space) ->
        [0] Het Anker
        [1] De Kroon
        [2] De Maan
        [3] De Papegaai
        [4] De Walvis
        [5] Het Vat
        [6] De Kat
        [7] Het Kanon
        [8] De Zwaan
        [9] De Zeemeermin
        [10] De Vis
        [11] De Klok
        [12] De Sleutel
       *[13] De Ster
    }

hs-tavern-at =
    { NUMBER($space) ->
        [0] bij het Anker
        [1] bij de Kroon
        [2] bij de Maan
        [3] bij de Papegaai
        [4] bij de Walvis
        [5] bij het Vat
        [6] bij de Kat
        [7] bij het Kanon
        [8] bij de Zwaan
        [9] bij de Zeemeermin
        [10] bij de Vis
        [11] bij de Klok
        [12] bij de Sleutel
       *[13] bij de Ster
    }

hs-tavern-to =
    { NUMBER($space) ->
        [0] naar het Anker
        [1] naar de Kroon
        [2] naar de Maan
        [3] naar de Papegaai
        [4] naar de Walvis
        [5] naar het Vat
        [6] naar de Kat
        [7] naar het Kanon
        [8] naar de Zwaan
        [9] naar de Zeemeermin
        [10] naar de Vis
        [11] naar de Klok
        [12] naar de Sleutel
       *[13] naar de Ster
    }

## Voorbereiding

hs-log-starter-drawn = Het lot bepaalt wie begint: { $seat }.
hs-log-placed = { $seat } begint { $space }.
hs-log-placed-jack = { $seat } zet { hs-figure-jack } { $space } neer.
hs-log-turned-up = De volgende matroos { $space } is { $sailor }.
hs-log-turned-up-list = In elke kroeg wordt de bovenste matroos opengelegd.

## Het opbod

hs-log-round-began =
    { $round ->
        [8]
            { $opens ->
                [seat] Ronde { $round }, de laatste: { $opener } opent het bieden.
               *[nobody] Ronde { $round }, de laatste, begint.
            }
       *[other]
            { $opens ->
                [seat] Ronde { $round }: { $opener } opent het bieden.
               *[nobody] Ronde { $round } begint.
            }
    }
hs-log-bid = { $seat } biedt { $sailor }.
hs-log-passed = { $seat } past.
hs-log-passed-forced = { $seat } heeft geen matroos die hoog genoeg is om te bieden en moet passen.
hs-log-hired = { $seat } huurt { hs-figure-jack } in en legt { $sailor } in de havenkom.
hs-log-not-hired = Niemand huurt { hs-figure-jack } in.

## Kaarten

hs-log-chose =
    { $known ->
        [yes] { $for ->
            [jack] { $seat } legt kaart { $card } gedekt neer voor { hs-figure-jack }.
           *[captain] { $seat } legt kaart { $card } gedekt neer.
        }
       *[no] { $for ->
            [jack] { $seat } legt een kaart gedekt neer voor { hs-figure-jack }.
           *[captain] { $seat } legt een kaart gedekt neer.
        }
    }
hs-log-chose-list = { $list } leggen hun kaarten gedekt neer.
hs-log-chose-forced = Iedereen legt de laatste kaart neer.
hs-log-revealed = { $figure } draait { $card } om.
hs-log-revealed-list = De kaarten worden omgedraaid – { $list }.
hs-log-revealed-item = { $figure }: { $card }
hs-log-cancelled = { $figure } is niet de enige met { $card } en blijft staan.
hs-log-cancelled-list = Gelijke kaarten heffen elkaar op: { $list } blijven staan.
hs-log-named =
    { $by ->
        [lot] Het lot beslist: de Rum van { $figure } telt als { $number }.
       *[seat] De Rum van { $figure } telt als { $number }.
    }

## Lopen en ontmoeten

hs-log-moved =
    { $steps ->
        [one] { $figure } gaat { $steps } veld vooruit { $to }.
       *[other] { $figure } gaat { $steps } velden vooruit { $to }.
    }
hs-log-took =
    { $whose ->
        [basin] { $figure } neemt { $sailor } voor de havenkom.
        [crew] { $figure } neemt { $sailor } voor { $into }.
       *[own] { $figure } neemt { $sailor }.
    }
hs-log-took-on =
    { $whose ->
        [basin] Neemt { $sailor } voor de havenkom.
        [crew] Neemt { $sailor } voor { $into }.
       *[own] Neemt { $sailor }.
    }
hs-log-met = { $figure } treft { $other } { $space }.
hs-log-met-on = Treft { $other }.
hs-log-robbed =
    { $helper ->
        [jack] { hs-figure-jack } steelt { $sailor } van { $victim } voor { $seat }.
       *[none] { $store ->
            [basin] { $seat } neemt { $sailor } uit de havenkom.
           *[crew] { $seat } steelt { $sailor } van { $victim }.
        }
    }
hs-log-robbed-nobody =
    { $helper ->
        [jack] { hs-figure-jack } steelt niemand van { $victim }.
       *[none] { $store ->
            [basin] { $seat } neemt niemand uit de havenkom.
           *[crew] { $seat } steelt niemand van { $victim }.
        }
    }
hs-log-may-not-rob = { $seat } heeft de grootste bemanning en mag { $victim } niet beroven.
hs-log-gave = { $seat } staat { $sailor } af aan de havenkom.
hs-log-gave-nothing = { $seat } heeft niemand om af te staan.
hs-log-pushed = { $figure } maakt plaats en schuift door { $to }.
hs-log-jack-turned = De kaart van { hs-figure-jack } is { $number }.

## Het einde

hs-log-scored =
    { $doubled ->
        [none] { $total ->
            [one] { $seat } heeft { $total } punt.
           *[other] { $seat } heeft { $total } punten.
        }
        [y] { $seat } heeft { $total } punten; geel telt dubbel.
        [g] { $seat } heeft { $total } punten; grijs telt dubbel.
        [v] { $seat } heeft { $total } punten; violet telt dubbel.
       *[r] { $seat } heeft { $total } punten; rood telt dubbel.
    }
hs-log-won =
    { $total ->
        [one] { $seat } wint met { $total } punt.
       *[other] { $seat } wint met { $total } punten.
    }
