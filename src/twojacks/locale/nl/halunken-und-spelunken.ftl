# The board of Halunken & Spelunken: what is asked, what options are called, what they lead to, and what things are.

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
    { $round ->
        [8] Laatste ronde: 8 van 8
       *[other] Ronde { $round } van 8
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
hs-about-round = Er zijn acht rondes, één met elke bewegingskaart.
