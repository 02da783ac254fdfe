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
    { $round ->
        [8]
            { $opens ->
                [seat] Runde { $round }, die letzte: { $opener } eröffnet die Versteigerung.
               *[nobody] Runde { $round }, die letzte, beginnt.
            }
       *[other]
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
