# The board of Halunken & Spelunken: what is asked, what options are called, what they lead to, and what things are.

## What is asked of the reader

hs-ask-place = Wo soll dein Kapitän beginnen? Der oberste Matrose der Spelunke kommt zu dir.
hs-ask-place-jack = Vor welcher Spelunke soll { hs-figure-jack } beginnen?
hs-ask-bid = { hs-figure-jack } anheuern? Biete einen Matrosen deiner Mannschaft oder passe.
hs-ask-bid-more = { $name } bietet { $sailor }. Biete einen höheren Matrosen oder passe.
hs-ask-card = Wähle eine Bewegungskarte.
hs-ask-card-others =
    { $count ->
        [one] Wähle eine Bewegungskarte: { $names } hat schon eine gelegt.
       *[other] Wähle eine Bewegungskarte: { $names } haben schon eine gelegt.
    }
hs-ask-laid =
    { $count ->
        [0] Deine Karte liegt verdeckt.
        [one] Deine Karte liegt verdeckt. { $names } wählt noch.
       *[other] Deine Karte liegt verdeckt. { $names } wählen noch.
    }
hs-ask-jack-card = Wähle nun eine Karte für { hs-figure-jack }.
hs-ask-rum = Du hast den einzigen Rum. Welche Zahl soll er sein?
hs-ask-jack-rum = { hs-figure-jack } zeigt den einzigen Rum. Welche Zahl soll er sein?
hs-ask-rob = Willst du { $name } einen Matrosen wegnehmen?
hs-ask-rob-basin = Willst du einen Matrosen aus dem Hafenbecken nehmen?
hs-ask-rob-both = Willst du einen Matrosen aus dem Hafenbecken oder von { $name } nehmen?
hs-ask-give = { hs-figure-jack } kommt vorbei. Welchen Matrosen gibst du ab?

## Waiting for others

hs-wait-place = { $names } sucht einen Anfangsplatz.
hs-wait-place-jack = { $names } sucht einen Platz für { hs-figure-jack }.
hs-wait-auction = { $names } überlegt sich ein Gebot.
hs-wait-cards =
    { $count ->
        [one] { $names } wählt noch eine Karte.
       *[other] { $names } wählen noch eine Karte.
    }
hs-wait-name-rum = { $names } nennt eine Zahl für den Rum.
hs-wait-rob = { $names } darf einen Matrosen nehmen.
hs-wait-give = { $names } muss einen Matrosen abgeben.
hs-over =
    { $count ->
        [one] { $names } gewinnt mit { $total } Punkten!
       *[other] { $names } teilen sich den Sieg mit je { $total } Punkten!
    }
hs-round =
    { $round ->
        [8] Letzte Runde: 8 von 8
       *[other] Runde { $round } von 8
    }
hs-round-last = Letzte Runde
hs-ask-last = { hs-round-last }! { $question }

## What others did to the reader's crew since the last decision

hs-since-robbed =
    { $helper ->
        [jack] { hs-figure-jack } hat dir { $sailor } weggenommen, für { $seat }.
       *[none] { $seat } hat dir { $sailor } weggenommen.
    }
hs-since-hired = { hs-figure-jack } arbeitet diese Runde für dich: { $sailor } liegt jetzt im Hafenbecken.
hs-since-gave = { hs-figure-jack } kam vorbei: { $sailor }, dein einziger Matrose, liegt jetzt im Hafenbecken.
hs-since-took = { hs-figure-jack } hat dir { $sailor } gebracht.

## What options are called

hs-do-place = Beginne { $at }
hs-do-place-jack = { hs-figure-jack } beginnt { $at }
hs-do-bid = Biete { $sailor }
hs-do-pass = Passen
hs-do-card =
    { $who ->
        [jack] Karte { $card } für { hs-figure-jack }
       *[captain] Karte { $card }
    }
hs-do-move =
    { $who ->
        [jack] { $steps ->
            [one] { hs-figure-jack }: ein Schritt { $to }
           *[other] { hs-figure-jack }: { $steps } Schritte { $to }
        }
       *[captain] { $steps ->
            [one] Ein Schritt { $to }
           *[other] { $steps } Schritte { $to }
        }
    }
hs-do-rum =
    { $who ->
        [jack] Rum für { hs-figure-jack }
       *[captain] Rum
    }
hs-do-take =
    { $store ->
        [basin] Nimm { $sailor } aus dem Hafenbecken
       *[crew] Nimm { $name } { $sailor } weg
    }
hs-do-take-none = Niemanden nehmen
hs-do-give = Gib { $sailor } ab

## Confirming

hs-confirm-place = Hier beginnen
hs-confirm-place-jack = Hierhin stellen
hs-confirm-bid = Bieten
hs-confirm-card = Hinlegen
hs-confirm-rum = Nennen
hs-confirm-take = Nehmen
hs-confirm-give = Abgeben

## What they lead to, if nobody else acts before

hs-then-place = Der oberste Matrose kommt zu dir, wer es auch ist.
hs-then-hirer = { hs-figure-jack } geht an { $name }, wenn niemand höher bietet.
hs-then-paid = Gewinnt dieses Gebot, arbeitet { hs-figure-jack } für dich, und du hast { $before } → { $after } Punkte.
hs-then-rum = Ist es der einzige Rum, nennst du eine Zahl, die sonst niemand zeigt, sobald alle Karten offen liegen.
hs-then-joins = Dort käme { $sailor } zu dir, falls noch da: { $before } → { $after } Punkte.
hs-then-nobody = In dieser Spelunke ist niemand mehr.
hs-then-robs = Du könntest { $name } einen Matrosen wegnehmen; { $name } rückt dann weiter { $to }.
hs-then-robs-basin = Du könntest einen Matrosen aus dem Hafenbecken nehmen; { $name } rückt weiter { $to }.
hs-then-pushes = { $name } würde Platz machen und weiterrücken { $to }; zu holen gibt es nichts.
hs-then-earlier =
    { $count ->
        [one] { $names } zieht vorher.
       *[other] { $names } ziehen vorher.
    }
hs-then-points = { $name }: { $before } → { $after } Punkte.

## On boards and racks

hs-status-yours = du bist dran
hs-status-thinking = überlegt …
hs-status-laid = Karte liegt
hs-status-bids = bietet
hs-status-passed = passt
hs-status-stays = bleibt stehen
hs-status-won = gewinnt!
hs-sailors =
    { $count ->
        [0] keine Matrosen
        [one] { $count } Matrose
       *[other] { $count } Matrosen
    }
hs-part = { hs-sailors }:
hs-points-so-far =
    { $count ->
        [one] bisher { $count } Punkt
       *[other] bisher { $count } Punkte
    }
hs-cards-left = Noch da: { $list }
hs-is-hirer = { hs-figure-jack } arbeitet für { $name }
hs-jack-works-for = arbeitet für
hs-jack-for-nobody = arbeitet für niemanden
hs-jack-for-hire = Wer heuert ihn an?
hs-jack-waits = wartet auf einen Kapitän
hs-jack-highest-bid = Höchstes Gebot: { $sailor } ({ $name })
hs-jack-turned-up = So weit kann er ziehen; dunkle Zahlen waren schon dran
hs-jack-hand = Seine Karten; dunkle sind gespielt
hs-your-cards = Deine Bewegungskarten
hs-his-cards = Karten von { hs-figure-jack }
hs-numbers = Die Zahl des Rums
hs-nobody = Niemanden
hs-your-crew = Deine Mannschaft
hs-crew-of = Mannschaft von { $name }
hs-crews = Alle Mannschaften
hs-basin = Hafenbecken
hs-taverns = Spelunken
hs-board = Der Hafen
hs-log = Hafenchronik
hs-scoring = Die Abrechnung

## What things are

hs-about-tavern = Wer ankommt, nimmt den offenen Matrosen; der nächste wird aufgedeckt. Helle Fenster zeigen, wie viele noch da sind.
hs-about-space = Hier beginnt ein Kapitän und nimmt den obersten Matrosen der Spelunke.
hs-about-captain = Ein Kapitän, auf dessen Feld jemand ankommt, rückt aufs nächste freie Feld weiter.
hs-about-jack = { hs-figure-jack } zieht nach allen Kapitänen an ihnen vorbei: Angeheuert raubt er für seinen Auftraggeber; sonst gibt jeder, den er überholt, einen Matrosen ab.
hs-about-basin = Matrosen, die { hs-figure-jack } bekommen hat. Wer auf seinem Feld ankommt, darf einen nehmen.
hs-about-crew = Alle Werte werden addiert; die Farbe mit den meisten Matrosen zählt doppelt.
hs-about-score = Die Punkte, wenn das Spiel jetzt endete.
hs-about-counts = Wie viele Matrosen es von jeder Farbe gibt. Die umrahmte Farbe zählt doppelt.
hs-about-before = Hier liegt die Karte dieser Runde oder das Gebot.
hs-about-played = Helle Karten sind noch da, dunkle sind gespielt. Jede gilt nur einmal.
hs-about-hirer = Hat { hs-figure-jack } für diese Runde angeheuert.
hs-about-jack-cards = So viele Schritte kann { hs-figure-jack } gehen: Helle Zahlen können noch kommen, dunkle wurden schon aufgedeckt.
hs-about-round = Gespielt werden acht Runden, eine mit jeder Bewegungskarte.
