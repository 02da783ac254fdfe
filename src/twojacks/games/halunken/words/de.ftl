# The board of Halunken & Spelunken: what is asked, what options are called, what they lead to, and what things are.

## On the start page

hs-about = Zieh mit deinem Kapitän von Spelunke zu Spelunke, heuere die beste Mannschaft an und beraube die anderen, bevor Black Jack es tut.
hs-facts = 2–4 Spieler · eine halbe Stunde

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
    { $last ->
        [yes] Letzte Runde: { $round } von { $rounds }
       *[no] Runde { $round } von { $rounds }
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
hs-about-round = Mit jeder Bewegungskarte wird eine Runde gespielt.

# What happens in Halunken & Spelunken, told a sentence an event: en/halunken-und-spelunken-log.ftl has the table of arguments.

## Wörter

hs-figure-jack = Black Jack

hs-sailor =
    { $colour ->
        [y] die gelbe { $value }
        [g] die graue { $value }
        [v] die violette { $value }
       *[r] die rote { $value }
    }

hs-card =
    { $card ->
        [rum] Rum
       *[number] { $card }
    }

hs-colour =
    { $colour ->
        [y] gelb
        [g] grau
        [v] violett
       *[r] rot
    }

hs-seat =
    { $colour ->
        [green] Grün
        [yellow] Gelb
        [blue] Blau
       *[red] Rot
    }

hs-tavern =
    { NUMBER($space) ->
        [0] Zum Anker
        [1] Zur Krone
        [2] Zum Mond
        [3] Zum Papagei
        [4] Zum Wal
        [5] Zum Fass
        [6] Zur Katze
        [7] Zur Kanone
        [8] Zum Schwan
        [9] Zur Meerjungfrau
        [10] Zum Fisch
        [11] Zur Glocke
        [12] Zum Schlüssel
       *[13] Zum Stern
    }

hs-tavern-at =
    { NUMBER($space) ->
        [0] beim Anker
        [1] bei der Krone
        [2] beim Mond
        [3] beim Papagei
        [4] beim Wal
        [5] beim Fass
        [6] bei der Katze
        [7] bei der Kanone
        [8] beim Schwan
        [9] bei der Meerjungfrau
        [10] beim Fisch
        [11] bei der Glocke
        [12] beim Schlüssel
       *[13] beim Stern
    }

hs-tavern-to =
    { NUMBER($space) ->
        [0] zum Anker
        [1] zur Krone
        [2] zum Mond
        [3] zum Papagei
        [4] zum Wal
        [5] zum Fass
        [6] zur Katze
        [7] zur Kanone
        [8] zum Schwan
        [9] zur Meerjungfrau
        [10] zum Fisch
        [11] zur Glocke
        [12] zum Schlüssel
       *[13] zum Stern
    }

## Vorbereitung

hs-log-starter-drawn = Das Los bestimmt, wer beginnt: { $seat }.
hs-log-placed = { $seat } beginnt { $space }.
hs-log-placed-jack = { $seat } stellt { hs-figure-jack } { $space } auf.
hs-log-turned-up = Als Nächstes liegt { $space } { $sailor } offen.
hs-log-turned-up-list = In jeder Spelunke wird der oberste Matrose aufgedeckt.

## Die Versteigerung

hs-log-round-began =
    { $last ->
        [yes]
            { $opens ->
                [seat] Runde { $round }, die letzte: { $opener } eröffnet die Versteigerung.
               *[nobody] Runde { $round }, die letzte, beginnt.
            }
       *[no]
            { $opens ->
                [seat] Runde { $round }: { $opener } eröffnet die Versteigerung.
               *[nobody] Runde { $round } beginnt.
            }
    }
hs-log-bid = { $seat } bietet { $sailor }.
hs-log-passed = { $seat } passt.
hs-log-passed-forced = { $seat } hat keinen Matrosen, der hoch genug zum Bieten ist, und muss passen.
hs-log-hired = { $seat } heuert { hs-figure-jack } an und zahlt { $sailor } ins Hafenbecken.
hs-log-not-hired = Niemand heuert { hs-figure-jack } an.

## Karten

hs-log-chose =
    { $known ->
        [yes] { $for ->
            [jack] { $seat } legt für { hs-figure-jack } verdeckt die Karte { $card }.
           *[captain] { $seat } legt verdeckt die Karte { $card }.
        }
       *[no] { $for ->
            [jack] { $seat } legt für { hs-figure-jack } verdeckt eine Karte.
           *[captain] { $seat } legt verdeckt eine Karte.
        }
    }
hs-log-chose-list = { $list } legen verdeckt ihre Karten.
hs-log-chose-forced = Alle legen ihre letzte Karte.
hs-log-revealed = { $figure } deckt { $card } auf.
hs-log-revealed-list = Die Karten werden aufgedeckt – { $list }.
hs-log-revealed-item = { $figure }: { $card }
hs-log-cancelled = { $figure } ist mit { $card } nicht allein und bleibt stehen.
hs-log-cancelled-list = Gleiche Karten heben sich auf: { $list } bleiben stehen.
hs-log-named =
    { $by ->
        [lot] Das Los entscheidet: Der Rum von { $figure } zählt als { $number }.
       *[seat] Der Rum von { $figure } zählt als { $number }.
    }

## Ziehen und treffen

hs-log-moved =
    { $steps ->
        [one] { $figure } zieht { $steps } Feld weit { $to }.
       *[other] { $figure } zieht { $steps } Felder weit { $to }.
    }
hs-log-took =
    { $whose ->
        [basin] { $figure } nimmt { $sailor } fürs Hafenbecken.
        [crew] { $figure } nimmt { $sailor } für { $into }.
       *[own] { $figure } nimmt { $sailor }.
    }
hs-log-took-on =
    { $whose ->
        [basin] Nimmt { $sailor } fürs Hafenbecken.
        [crew] Nimmt { $sailor } für { $into }.
       *[own] Nimmt { $sailor }.
    }
hs-log-met = { $figure } trifft { $space } auf { $other }.
hs-log-met-on = Trifft auf { $other }.
hs-log-robbed =
    { $helper ->
        [jack] { hs-figure-jack } nimmt { $victim } { $sailor } weg, für { $seat }.
       *[none] { $store ->
            [basin] { $seat } nimmt { $sailor } aus dem Hafenbecken.
           *[crew] { $seat } nimmt { $victim } { $sailor } weg.
        }
    }
hs-log-robbed-nobody =
    { $helper ->
        [jack] { hs-figure-jack } nimmt { $victim } niemanden weg.
       *[none] { $store ->
            [basin] { $seat } nimmt niemanden aus dem Hafenbecken.
           *[crew] { $seat } nimmt { $victim } niemanden weg.
        }
    }
hs-log-may-not-rob = { $seat } hat die größere Mannschaft und darf { $victim } nicht berauben.
hs-log-gave = { $seat } gibt { $sailor } ins Hafenbecken ab.
hs-log-gave-nothing = { $seat } hat niemanden abzugeben.
hs-log-pushed = { $figure } macht Platz und rückt weiter { $to }.
hs-log-jack-turned = Die Karte von { hs-figure-jack } ist eine { $number }.

## Das Ende

hs-log-scored =
    { $doubled ->
        [none] { $total ->
            [one] { $seat } hat { $total } Punkt.
           *[other] { $seat } hat { $total } Punkte.
        }
        [y] { $seat } hat { $total } Punkte, Gelb zählt doppelt.
        [g] { $seat } hat { $total } Punkte, Grau zählt doppelt.
        [v] { $seat } hat { $total } Punkte, Violett zählt doppelt.
       *[r] { $seat } hat { $total } Punkte, Rot zählt doppelt.
    }
hs-log-won =
    { $total ->
        [one] { $seat } gewinnt mit { $total } Punkt.
       *[other] { $seat } gewinnt mit { $total } Punkten.
    }

## Tutorial

hs-learn-intro-1 = Willkommen im Hafen. Du bist Kapitän und suchst eine Mannschaft. Vierzehn Spelunken stehen im Kreis, und in jeder warten drei Matrosen.
hs-learn-intro-2 = Jeder Matrose hat eine Farbe und einen Wert. Am Ende zählen die Werte deiner Mannschaft, und die Farbe, von der du am meisten Matrosen hast, zählt doppelt.
hs-learn-intro-3 = Du hast für jede Runde eine Bewegungskarte, die Zahlen und Rum, und verwendest jede nur einmal. Rum darf zu jeder Zahl werden, die sonst niemand zeigt; mehrere Rum heben sich auf. Die erste Runde spielen wir zusammen.
hs-learn-ask-place = Wo soll dein Kapitän beginnen? Wähl ein beleuchtetes Feld. Der oberste Matrose der Spelunke kommt sofort mit; noch sieht niemand, wer es ist.
hs-learn-ask-place-jack = Dein erster Matrose ist der niedrigste, also bestimmst du, wo Black Jack beginnt. In jeder Runde zieht er nach allen Kapitänen, und wen er überholt, der verliert vielleicht einen Matrosen.
hs-learn-ask-auction = Jeder darf einmal bieten, immer höher. Angeheuert lässt Black Jack dich jeder Mannschaft, die er überholt, einen Matrosen nehmen, nur kleineren nicht. Sonst nimmt er allen einen.
hs-learn-ask-auction-two-players = Bietet abwechselnd, immer höher, bis einer passt. Angeheuert zieht Black Jack mit einer Karte, die du wählst, und nimmt Matrosen für dich. Sonst kommt, was er nimmt, ins Hafenbecken.
hs-learn-ask-cards = Wähl eine Karte: So viele Spelunken ziehst du im Uhrzeigersinn, und der Matrose dort kommt mit. Tipp eine an, um zu sehen, wohin. Legt jemand die gleiche, bleibt ihr beide stehen.
hs-learn-ask-jack-card = Black Jack arbeitet für dich: Leg auch eine seiner Karten. Er zieht wie ein Kapitän, wenn seine Zahl an der Reihe ist, und die Matrosen, die er nimmt, kommen zu dir.
hs-learn-ask-name-rum = Deiner ist der einzige Rum, also darfst du jetzt eine Zahl nennen. Die Zahlen der anderen sind vergeben.
hs-learn-ask-jack-rum = Black Jacks Rum ist der einzige, also nennt jetzt eine Zahl, wer ihn angeheuert hat. Die Zahlen der anderen sind vergeben.
hs-learn-ask-rob = Du triffst auf einen anderen Kapitän, und deine Mannschaft ist nicht die größere: Du darfst ihm einen Matrosen wegnehmen. Welcher hilft dir am meisten?
hs-learn-ask-rob-by-jack = Black Jack arbeitet für dich und überholt eine Mannschaft, die nicht kleiner ist als deine: Du darfst ihr einen Matrosen wegnehmen. Welcher hilft dir am meisten?
hs-learn-ask-rob-basin = Du kommst auf Black Jacks Feld: Du darfst einen Matrosen aus seinem Hafenbecken nehmen, egal wie groß deine Mannschaft ist. Dann rückt er auf das nächste freie Feld.
hs-learn-ask-give = Niemand hat Black Jack angeheuert, und jetzt kommt er zu dir: Gib einen Matrosen ins Hafenbecken ab. Wen kannst du entbehren?
hs-learn-event-placed = Ein Kapitän geht zu einer Spelunke, und ihr oberster Matrose kommt mit.
hs-learn-event-turned-up = Jetzt wird in jeder Spelunke der oberste Matrose aufgedeckt. So siehst du immer, wen du bekommen würdest.
hs-learn-event-passed-forced = Wer keinen Matrosen über dem letzten Gebot hat, muss passen. Wo es nur eine Wahl gibt, wird niemand gefragt.
hs-learn-event-hired = Das höchste Gebot kommt ins Hafenbecken, und Black Jack arbeitet in dieser Runde für diesen Spieler.
hs-learn-event-not-hired = Niemand hat Black Jack angeheuert. Am Ende dieser Runde gibt jeder, den er überholt, einen Matrosen ins Hafenbecken ab.
hs-learn-event-chose-forced = In der letzten Runde hat jeder nur noch eine Karte, also wird niemand gefragt.
hs-learn-event-revealed = Alle Karten werden gleichzeitig aufgedeckt.
hs-learn-event-cancelled = Gleiche Karten heben sich auf. Diese Kapitäne bleiben stehen, und jeder nimmt den Matrosen der Spelunke, vor der er steht.
hs-learn-event-named = Ein einzelner Rum wird zu einer Zahl, die sonst niemand zeigt. Wer ihn gelegt hat, nennt sie, wenn alle Karten offen liegen.
hs-learn-event-moved = Jetzt ziehen die anderen, die niedrigste Zahl zuerst. Wer früh kommt, bekommt den obersten Matrosen; wer spät kommt, trifft vielleicht schon auf jemanden.
hs-learn-event-met = Zwei Kapitäne auf einem Feld! Wer ankommt, darf dem anderen einen Matrosen wegnehmen, außer mit der größeren Mannschaft.
hs-learn-event-met-jack = Wer auf Black Jacks Feld kommt, darf einen Matrosen aus seinem Hafenbecken nehmen, egal wie groß die Mannschaft ist.
hs-learn-event-may-not-rob = Hier verliert niemand einen Matrosen: Wer die größere Mannschaft hat, darf die kleinere nicht berauben.
hs-learn-event-pushed = Dann macht der Kapitän, der da war, Platz und rückt auf das nächste freie Feld. Dort kommt kein Matrose mit.
hs-learn-event-jack-turned = Black Jack zieht zuletzt: so weit, wie eine verdeckte Karte sagt, und weiter bis zu einem freien Feld. Angeheuert beraubt er die Mannschaften, die er überholt, nur kleinere nicht, für den, der ihn angeheuert hat; sonst gibt jeder, den er überholt, einen Matrosen ab.
hs-learn-done = Das war die erste Runde. Noch sieben, und die beste Mannschaft gewinnt. Im Standardspiel darfst du vor jeder Runde einen Matrosen bieten, um Black Jack anzuheuern: Dann darfst du jeder Mannschaft, die er überholt, einen nehmen, wenn sie nicht kleiner ist.

## Terminal

hs-terminal-about = Kapitäne, Spelunken und Black Jack zum Anheuern
hs-terminal-legend =
    y g v r: gelbe, graue, violette und rote Matrosen mit ihrem Wert  { $jack } Black Jack
    – = ≡: ein, zwei oder drei Matrosen liegen dort  ×2: die Farbe, die doppelt zählt
    Karten 1–{ $highest } und R (Rum), gespielte als Punkt.
hs-terminal-asked-place = eine Spelunke für deinen Kapitän
hs-terminal-asked-place-jack = eine Spelunke für Black Jack
hs-terminal-asked-auction = einen Matrosen als Gebot oder ums Passen
hs-terminal-asked-cards = eine Bewegungskarte
hs-terminal-asked-name-rum = eine Zahl für den Rum
hs-terminal-asked-rob = einen Matrosen, den du nimmst, oder keinen
hs-terminal-asked-give = einen Matrosen, den du abgibst
hs-terminal-ask-place = vor welcher Spelunke soll dein Kapitän beginnen? Ihr oberster Matrose kommt zu dir.
hs-terminal-ask-place-jack = vor welcher Spelunke soll { $jack } beginnen?
hs-terminal-ask-bid = { $jack } für diese Runde anheuern? Biete einen Matrosen oder passe.
hs-terminal-ask-raise = { $jack } für diese Runde anheuern? Biete mehr als { $sailor } oder passe.
hs-terminal-ask-card =
    { $whose ->
        [jack] welche Karte legst du verdeckt für { $jack }?
       *[captain] welche Bewegungskarte legst du verdeckt für deinen Kapitän?
    }
hs-terminal-ask-number =
    { $whose ->
        [jack] { $jack } zeigt den einzigen Rum. Als welche Zahl soll er zählen?
       *[captain] du zeigst den einzigen Rum. Als welche Zahl soll er zählen?
    }
hs-terminal-ask-rob =
    { $store ->
        [basin] einen Matrosen aus dem Hafenbecken nehmen?
        [both] einen Matrosen nehmen: aus dem Hafenbecken oder von { $victim }, für wen Black Jack arbeitet?
       *[crew] { $victim } einen Matrosen wegnehmen?
    }
hs-terminal-ask-give = { $jack } kommt vorbei. Welchen Matrosen gibst du ab?
hs-terminal-option-later = → später
hs-terminal-option-pass = passen
hs-terminal-option-none = niemanden nehmen
hs-terminal-option-bid = { $sailor } bieten
hs-terminal-option-take = { $sailor } nehmen
hs-terminal-option-give = { $sailor } abgeben
hs-terminal-round = Runde { $round } von { $rounds }: { $phase }
hs-terminal-phase-place = Kapitäne aufstellen
hs-terminal-phase-place-jack = Black Jack aufstellen
hs-terminal-phase-auction = Versteigerung
hs-terminal-phase-cards = Karten wählen
hs-terminal-phase-name-rum = einen Rum benennen
hs-terminal-phase-rob = rauben
hs-terminal-phase-give = einen Matrosen abgeben
hs-terminal-phase-over = das Ende
hs-terminal-empty = leer
hs-terminal-basin = Hafenbecken:
hs-terminal-jack-waits = Black Jack wartet neben dem Plan.
hs-terminal-jack-works = Black Jack arbeitet für { $seat }.
hs-terminal-jack-for-hire = Black Jack ist zu haben; { $seat } eröffnet.
hs-terminal-jack-idle = Black Jack arbeitet für niemanden.
hs-terminal-his-cards = Seine Karten:
hs-terminal-turned = Bisher aufgedeckt: { $cards }
hs-terminal-turned-none = Bisher aufgedeckt: keine
hs-terminal-left = (noch { $cards })
hs-terminal-bids = Gebote:
hs-terminal-cards = Karten:
hs-terminal-column-total = Summe
hs-terminal-column-cards = Karten
hs-terminal-column-crew = Mannschaft (×2: doppelt)
hs-terminal-nobody = niemand
hs-terminal-result =
    { $doubled ->
        [none] { $seat }: { $plain } = { $total }
        [y] { $seat }: { $plain } + { $again } noch einmal für Gelb = { $total }
        [g] { $seat }: { $plain } + { $again } noch einmal für Grau = { $total }
        [v] { $seat }: { $plain } + { $again } noch einmal für Violett = { $total }
       *[r] { $seat }: { $plain } + { $again } noch einmal für Rot = { $total }
    }
