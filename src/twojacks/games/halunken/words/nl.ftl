# The board of Halunken & Spelunken: what is asked, what options are called, what they lead to, and what things are.

## On the start page

hs-about = Ga met je kapitein van kroeg tot kroeg, monster de beste bemanning aan en beroof je rivalen voordat Black Jack het doet.
hs-facts = 2–4 spelers · een halfuur

## What is asked of the reader

hs-ask-place = Waar begint je kapitein? De bovenste matroos van de kroeg gaat met je mee.
hs-ask-place-jack = Voor welke kroeg begint { hs-figure-jack }?
hs-ask-bid = { hs-figure-jack } inhuren? Bied een matroos van je bemanning, of pas.
hs-ask-bid-more = { $name } biedt { $sailor }. Bied een hogere matroos, of pas.
hs-ask-card = Kies een bewegingskaart.
hs-ask-card-others =
    { $count ->
        [one] Kies een bewegingskaart: { $names } heeft er al een gelegd.
       *[other] Kies een bewegingskaart: { $names } hebben er al een gelegd.
    }
hs-ask-laid =
    { $count ->
        [0] Je kaart ligt gedekt.
        [one] Je kaart ligt gedekt. { $names } kiest nog.
       *[other] Je kaart ligt gedekt. { $names } kiezen nog.
    }
hs-ask-jack-card = Kies nu een kaart voor { hs-figure-jack }.
hs-ask-rum = Jij hebt de enige Rum. Welk getal wordt het?
hs-ask-jack-rum = { hs-figure-jack } heeft de enige Rum. Welk getal wordt het?
hs-ask-rob = Wil je een matroos van { $name } stelen?
hs-ask-rob-basin = Wil je een matroos uit de havenkom nemen?
hs-ask-rob-both = Wil je een matroos uit de havenkom of van { $name } nemen?
hs-ask-give = { hs-figure-jack } komt langs. Welke matroos sta je af?

## Waiting for others

hs-wait-place = { $names } kiest waar te beginnen.
hs-wait-place-jack = { $names } kiest een plek voor { hs-figure-jack }.
hs-wait-auction = { $names } denkt na over een bod.
hs-wait-cards =
    { $count ->
        [one] { $names } kiest nog een kaart.
       *[other] { $names } kiezen nog een kaart.
    }
hs-wait-name-rum = { $names } noemt een getal voor de Rum.
hs-wait-rob = { $names } mag een matroos nemen.
hs-wait-give = { $names } moet een matroos afstaan.
hs-over =
    { $count ->
        [one] { $names } wint met { $total } punten!
       *[other] { $names } delen de overwinning met elk { $total } punten!
    }
hs-round =
    { $last ->
        [yes] Laatste ronde: { $round } van { $rounds }
       *[no] Ronde { $round } van { $rounds }
    }
hs-round-last = Laatste ronde
hs-ask-last = { hs-round-last }! { $question }

## What others did to the reader's crew since the last decision

hs-since-robbed =
    { $helper ->
        [jack] { hs-figure-jack } heeft { $sailor } van je gestolen voor { $seat }.
       *[none] { $seat } heeft { $sailor } van je gestolen.
    }
hs-since-hired = { hs-figure-jack } werkt deze ronde voor jou: { $sailor } ligt nu in de havenkom.
hs-since-gave = { hs-figure-jack } kwam langs: { $sailor }, je enige matroos, ligt nu in de havenkom.
hs-since-took = { hs-figure-jack } heeft je { $sailor } gebracht.

## What options are called

hs-do-place = Beginnen { $at }
hs-do-place-jack = { hs-figure-jack } begint { $at }
hs-do-bid = Bied { $sailor }
hs-do-pass = Passen
hs-do-card =
    { $who ->
        [jack] Kaart { $card } voor { hs-figure-jack }
       *[captain] Kaart { $card }
    }
hs-do-move =
    { $who ->
        [jack] { $steps ->
            [one] { hs-figure-jack }: één stap { $to }
           *[other] { hs-figure-jack }: { $steps } stappen { $to }
        }
       *[captain] { $steps ->
            [one] Eén stap { $to }
           *[other] { $steps } stappen { $to }
        }
    }
hs-do-rum =
    { $who ->
        [jack] Rum voor { hs-figure-jack }
       *[captain] Rum
    }
hs-do-take =
    { $store ->
        [basin] Neem { $sailor } uit de havenkom
       *[crew] Steel { $sailor } van { $name }
    }
hs-do-take-none = Niemand nemen
hs-do-give = Sta { $sailor } af

## Confirming

hs-confirm-place = Hier beginnen
hs-confirm-place-jack = Hier neerzetten
hs-confirm-bid = Bieden
hs-confirm-card = Neerleggen
hs-confirm-rum = Noemen
hs-confirm-take = Nemen
hs-confirm-give = Afstaan

## What they lead to, if nobody else acts before

hs-then-place = De bovenste matroos gaat mee, wie het ook is.
hs-then-hirer = { hs-figure-jack } gaat naar { $name } als niemand hoger biedt.
hs-then-paid = Als dit bod wint, werkt { hs-figure-jack } voor jou, en heb je { $before } → { $after } punten.
hs-then-rum = Is het de enige Rum, dan noem je een getal dat verder niemand heeft, zodra alle kaarten open liggen.
hs-then-joins = Daar zou { $sailor } meegaan, als die er nog is: { $before } → { $after } punten.
hs-then-nobody = In die kroeg is niemand meer.
hs-then-robs = Je zou een matroos van { $name } kunnen stelen; { $name } schuift door { $to }.
hs-then-robs-basin = Je zou een matroos uit de havenkom kunnen nemen; { $name } schuift door { $to }.
hs-then-pushes = { $name } zou plaatsmaken en doorschuiven { $to }; er valt niets te halen.
hs-then-earlier =
    { $count ->
        [one] { $names } gaat eerst.
       *[other] { $names } gaan eerst.
    }
hs-then-points = { $name }: { $before } → { $after } punten.

## On boards and racks

hs-status-yours = jij bent aan zet
hs-status-thinking = denkt na …
hs-status-laid = kaart ligt klaar
hs-status-bids = biedt
hs-status-passed = past
hs-status-stays = blijft staan
hs-status-won = wint!
hs-sailors =
    { $count ->
        [0] geen matrozen
        [one] { $count } matroos
       *[other] { $count } matrozen
    }
hs-part = { hs-sailors }:
hs-points-so-far =
    { $count ->
        [one] tot nu toe { $count } punt
       *[other] tot nu toe { $count } punten
    }
hs-cards-left = Kaarten over: { $list }
hs-is-hirer = { hs-figure-jack } werkt voor { $name }
hs-jack-works-for = werkt voor
hs-jack-for-nobody = werkt voor niemand
hs-jack-for-hire = Wie huurt hem in?
hs-jack-waits = wacht op een kapitein
hs-jack-highest-bid = Hoogste bod: { $sailor } ({ $name })
hs-jack-turned-up = Zoveel stappen kan hij zetten; donkere zijn al geweest
hs-jack-hand = Zijn kaarten; donkere zijn gespeeld
hs-your-cards = Je bewegingskaarten
hs-his-cards = Kaarten van { hs-figure-jack }
hs-numbers = Het getal van de Rum
hs-nobody = Niemand
hs-your-crew = Je bemanning
hs-crew-of = Bemanning van { $name }
hs-crews = Alle bemanningen
hs-basin = Havenkom
hs-taverns = Kroegen
hs-board = De haven
hs-log = Havenlogboek
hs-scoring = De afrekening

## What things are

hs-about-tavern = Wie aankomt, neemt de open matroos; de volgende wordt opengelegd. Verlichte ramen tonen hoeveel er nog zijn.
hs-about-space = Hier begint een kapitein en neemt de bovenste matroos van de kroeg.
hs-about-captain = Een kapitein bij wie iemand aankomt, schuift door naar het volgende vrije veld.
hs-about-jack = { hs-figure-jack } loopt na alle kapiteins langs hen heen: ingehuurd steelt hij voor zijn opdrachtgever; anders staat iedereen die hij passeert een matroos af.
hs-about-basin = Matrozen die { hs-figure-jack } kreeg. Wie op zijn veld aankomt, mag er een nemen.
hs-about-crew = Alle waarden worden opgeteld; de kleur met de meeste matrozen telt dubbel.
hs-about-score = De punten als het spel nu eindigde.
hs-about-counts = Hoeveel matrozen er van elke kleur zijn. De omlijste kleur telt dubbel.
hs-about-before = Hier ligt de kaart van deze ronde, of het bod.
hs-about-played = Lichte kaarten zijn er nog; donkere zijn gespeeld. Elke kaart telt maar één keer.
hs-about-hirer = Heeft { hs-figure-jack } voor deze ronde ingehuurd.
hs-about-jack-cards = Hoeveel stappen { hs-figure-jack } kan zetten: lichte getallen kunnen nog komen, donkere zijn al omgedraaid.
hs-about-round = Met elke bewegingskaart wordt één ronde gespeeld.

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
    { $last ->
        [yes]
            { $opens ->
                [seat] Ronde { $round }, de laatste: { $opener } opent het bieden.
               *[nobody] Ronde { $round }, de laatste, begint.
            }
       *[no]
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

## Tutorial

hs-learn-intro-1 = Welkom in de haven. Je bent een kapitein op zoek naar een bemanning. In een kring staan veertien kroegen, en in elke kroeg wachten drie matrozen.
hs-learn-intro-2 = Elke matroos heeft een kleur en een waarde. Aan het einde tel je de waarden van je bemanning op; de kleur waarvan je de meeste matrozen hebt, telt dubbel.
hs-learn-intro-3 = Je hebt voor elke ronde één bewegingskaart, de getallen en Rum, en gebruikt elke maar één keer. Rum mag elk getal worden dat niemand anders toont; meerdere Rums heffen elkaar op. We spelen de eerste ronde samen.
hs-learn-ask-place = Waar zal je kapitein beginnen? Kies een verlicht veld. De bovenste matroos van die kroeg gaat meteen mee; nog niemand kan zien wie het is.
hs-learn-ask-place-jack = Jouw eerste matroos is de laagste, dus kies jij waar Black Jack begint. Elke ronde loopt hij na alle kapiteins, en wie hij passeert, kan een matroos kwijtraken.
hs-learn-ask-auction = Iedereen mag één keer bieden, steeds hoger. Ingehuurd laat Black Jack je een matroos nemen uit elke bemanning die hij passeert, behalve uit kleinere. Anders neemt hij er bij iedereen een.
hs-learn-ask-auction-two-players = Bied om de beurt, steeds hoger, tot iemand past. Ingehuurd loopt Black Jack met een kaart die jij kiest en neemt hij matrozen voor jou. Anders gaat wat hij neemt naar de havenkom.
hs-learn-ask-cards = Kies een kaart: zoveel kroegen loop je met de klok mee, en de matroos daar gaat mee. Tik er een aan om te zien waar je uitkomt. Legt iemand dezelfde kaart, dan blijven jullie allebei staan.
hs-learn-ask-jack-card = Black Jack werkt voor jou: leg ook een van zijn kaarten. Hij loopt op zijn beurt als een kapitein, en de matrozen die hij neemt, gaan met jou mee.
hs-learn-ask-name-rum = Jouw Rum is de enige, dus mag je nu een getal noemen. De getallen van de anderen zijn bezet.
hs-learn-ask-jack-rum = De Rum van Black Jack is de enige, dus noemt wie hem inhuurde nu een getal. De getallen van de anderen zijn bezet.
hs-learn-ask-rob = Je treft een andere kapitein, en jouw bemanning is niet de grootste van de twee: je mag er een matroos uit nemen. Aan wie heb je het meest?
hs-learn-ask-rob-by-jack = Black Jack werkt voor jou en passeert een bemanning die niet kleiner is dan de jouwe: je mag er een matroos uit nemen. Aan wie heb je het meest?
hs-learn-ask-rob-basin = Je komt op het veld van Black Jack: je mag een matroos uit zijn havenkom nemen, hoe groot je bemanning ook is. Daarna gaat hij naar het volgende vrije veld.
hs-learn-ask-give = Niemand heeft Black Jack ingehuurd, en nu komt hij bij jou langs: sta één matroos af aan de havenkom. Wie kun je missen?
hs-learn-event-placed = Een kapitein gaat naar een kroeg, en de bovenste matroos gaat mee.
hs-learn-event-turned-up = Nu wordt in elke kroeg de bovenste matroos opengelegd. Zo zie je altijd wie je zou krijgen.
hs-learn-event-passed-forced = Wie geen matroos boven het laatste bod heeft, moet passen. Waar maar één keuze is, wordt niets gevraagd.
hs-learn-event-hired = Het hoogste bod gaat naar de havenkom, en Black Jack werkt deze ronde voor die speler.
hs-learn-event-not-hired = Niemand heeft Black Jack ingehuurd. Aan het einde van deze ronde staat iedereen die hij passeert een matroos af aan de havenkom.
hs-learn-event-chose-forced = In de laatste ronde heeft iedereen nog maar één kaart over, dus wordt er niets gevraagd.
hs-learn-event-revealed = Alle kaarten worden tegelijk omgedraaid.
hs-learn-event-cancelled = Gelijke kaarten heffen elkaar op. Deze kapiteins blijven staan en nemen elk de matroos van de kroeg waar ze staan.
hs-learn-event-named = Een enkele Rum wordt een getal dat niemand anders toont. De speler noemt het als alle kaarten open liggen.
hs-learn-event-moved = Nu lopen de anderen, het laagste getal eerst. Wie vroeg komt, krijgt de bovenste matroos; wie laat komt, treft daar misschien al iemand.
hs-learn-event-met = Twee kapiteins op één veld! Wie aankomt, mag een matroos van de ander nemen, behalve met de grootste bemanning van de twee.
hs-learn-event-met-jack = Wie op het veld van Black Jack komt, mag een matroos uit zijn havenkom nemen, hoe groot de bemanning ook is.
hs-learn-event-may-not-rob = Hier verliest niemand een matroos: wie de grootste bemanning heeft, mag de kleinere niet beroven.
hs-learn-event-pushed = Daarna maakt de kapitein die er stond plaats en gaat naar het volgende vrije veld. Daar gaat geen matroos met hem mee.
hs-learn-event-jack-turned = Black Jack loopt als laatste: zo ver als een verborgen kaart zegt, en door tot een vrij veld. Ingehuurd berooft hij de bemanningen die hij passeert, behalve kleinere, voor wie hem inhuurde; anders staat iedereen die hij passeert een matroos af.
hs-learn-done = Dat was de eerste ronde. Nog zeven, en de beste bemanning wint. In het standaardspel mag je vóór elke ronde een matroos bieden om Black Jack in te huren: dan mag je er een nemen uit elke bemanning die hij passeert en die niet kleiner is.

## Terminal

hs-terminal-about = kapiteins, kroegen en Black Jack te huur
hs-terminal-legend =
    y g v r: gele, grijze, violette en rode matrozen met hun waarde  { $jack } Black Jack
    – = ≡: er liggen één, twee of drie matrozen  ×2: de kleur die dubbel telt
    Kaarten 1–{ $highest } en R (Rum), gespeelde als een punt.
hs-terminal-asked-place = een kroeg voor je kapitein
hs-terminal-asked-place-jack = een kroeg voor Black Jack
hs-terminal-asked-auction = een matroos om te bieden, of passen
hs-terminal-asked-cards = een bewegingskaart
hs-terminal-asked-name-rum = een getal voor de Rum
hs-terminal-asked-rob = een matroos om te nemen, of geen
hs-terminal-asked-give = een matroos om af te staan
hs-terminal-ask-place = bij welke kroeg begint je kapitein? De bovenste matroos komt bij je.
hs-terminal-ask-place-jack = bij welke kroeg begint { $jack }?
hs-terminal-ask-bid = { $jack } inhuren voor deze ronde? Bied een matroos, of pas.
hs-terminal-ask-raise = { $jack } inhuren voor deze ronde? Bied meer dan { $sailor }, of pas.
hs-terminal-ask-card =
    { $whose ->
        [jack] welke kaart leg je gedekt neer voor { $jack }?
       *[captain] welke bewegingskaart leg je gedekt neer voor je kapitein?
    }
hs-terminal-ask-number =
    { $whose ->
        [jack] { $jack } toont de enige Rum. Als welk getal telt hij?
       *[captain] jij toont de enige Rum. Als welk getal telt hij?
    }
hs-terminal-ask-rob =
    { $store ->
        [basin] een matroos uit de havenkom nemen?
        [both] een matroos nemen uit de havenkom, of van { $victim }, de opdrachtgever van Black Jack?
       *[crew] een matroos van { $victim } nemen?
    }
hs-terminal-ask-give = { $jack } komt langs. Welke matroos sta je af?
hs-terminal-option-later = → later
hs-terminal-option-pass = passen
hs-terminal-option-none = niemand nemen
hs-terminal-option-bid = { $sailor } bieden
hs-terminal-option-take = { $sailor } nemen
hs-terminal-option-give = { $sailor } afstaan
hs-terminal-round = Ronde { $round } van { $rounds }: { $phase }
hs-terminal-phase-place = kapiteins plaatsen
hs-terminal-phase-place-jack = Black Jack plaatsen
hs-terminal-phase-auction = opbod
hs-terminal-phase-cards = kaarten kiezen
hs-terminal-phase-name-rum = een Rum noemen
hs-terminal-phase-rob = beroven
hs-terminal-phase-give = een matroos afstaan
hs-terminal-phase-over = het einde
hs-terminal-empty = leeg
hs-terminal-basin = Havenkom:
hs-terminal-jack-waits = Black Jack wacht naast het bord.
hs-terminal-jack-works = Black Jack werkt voor { $seat }.
hs-terminal-jack-for-hire = Black Jack is te huur; { $seat } opende.
hs-terminal-jack-idle = Black Jack werkt voor niemand.
hs-terminal-his-cards = Zijn kaarten:
hs-terminal-turned = Tot nu toe: { $cards }
hs-terminal-turned-none = Tot nu toe: geen kaart
hs-terminal-left = (nog { $cards })
hs-terminal-bids = Bod:
hs-terminal-cards = Kaarten:
hs-terminal-column-total = som
hs-terminal-column-cards = kaarten
hs-terminal-column-crew = bemanning (×2: dubbel)
hs-terminal-nobody = niemand
hs-terminal-result =
    { $doubled ->
        [none] { $seat }: { $plain } = { $total }
        [y] { $seat }: { $plain } + { $again } nog eens voor geel = { $total }
        [g] { $seat }: { $plain } + { $again } nog eens voor grijs = { $total }
        [v] { $seat }: { $plain } + { $again } nog eens voor violet = { $total }
       *[r] { $seat }: { $plain } + { $again } nog eens voor rood = { $total }
    }
