# Montego Bay auf der Seite: was gefragt wird, was eine Wahl bewirkt, was alles auf dem Plan ist.

## Wörter auf dem Plan

mb-round = Runde { $round }
mb-round-to-end = Runde { $round } – { mb-to-end }
mb-to-end =
    { $count ->
        [0] letzte Schiffe
        [one] { $count } volles Schiff: Ende
       *[other] { $count } volle Schiffe: Ende
    }
mb-last-ships =
    { $count ->
        [0] Letzte Schiffe!
        [one] Noch { $count } volles Schiff, und das Spiel ist aus!
       *[other] Noch { $count } volle Schiffe, und das Spiel ist aus!
    }
mb-ask-last-ships = { mb-last-ships } { $question }
mb-board = Der Hafen in Runde { $round }
mb-port = Die Schiffe an den Anlegern
mb-ship-pilot = Das Lotsenboot an Anleger { $pier }.
mb-ship-label = Anleger { $pier }: ein Schiff, das { $points } bringt, { $free } von { $capacity } Ladeplätzen frei.
mb-order = Zugreihenfolge: { $list }
mb-piles = Schiffe, die noch kommen: { $first } im ersten Stapel, { $second } im zweiten
mb-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
mb-supply =
    { $count ->
        [one] { $count } Fass im Vorrat
       *[other] { $count } Fässer im Vorrat
    }
mb-in-hand =
    { $count ->
        [one] { $count } Fass in der Hand
       *[other] { $count } Fässer in der Hand
    }
mb-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
mb-has-chosen = { $name } hat gewählt
mb-thinks = { $name } überlegt
mb-chip =
    { $card ->
        [none] { $figure }: noch keine Karte
        [hidden] { $figure }: eine verdeckte Karte
       *[other] { $figure }: Karte { $card }
    }
mb-hint = in { $share } der Fälle zu spielen, Gewinnchance { $win }

## Was gefragt wird

mb-ask-hire =
    { $shared ->
        [yes] { $name }: Lazy Jack für 3 deiner { $coins } Münzen anheuern?
       *[no] Lazy Jack für 3 deiner { $coins } Münzen anheuern?
    }
mb-ask-card =
    { $shared ->
        [yes] { $name }: Wähle eine Karte für { $figure }.
       *[no] Wähle eine Karte für { $figure }.
    }
mb-ask-chosen =
    { $count ->
        [0] Alle haben gewählt.
       *[other] Du hast gewählt. Warten auf { $names }.
    }
mb-ask-load =
    { $shared ->
        [yes] { $name }: Lade ein Fass. Noch { $left }.
       *[no] Lade ein Fass. Noch { $left }.
    }
mb-ask-unload =
    { $shared ->
        [yes] { $name }: Nimm ein Fass zurück. Noch { $left }.
       *[no] Kaputt! Nimm ein Fass zurück. Noch { $left }.
    }
mb-ask-hiring = { $names } darf Lazy Jack anheuern.
mb-ask-choosing =
    { $count ->
        [one] { $names } wählt.
       *[other] { $names } wählen.
    }
mb-ask-loading =
    { $own ->
        [yes] Du lädst.
       *[no] { $name } lädt.
    }
mb-ask-unloading =
    { $own ->
        [yes] Du nimmst Fässer zurück.
       *[no] { $name } nimmt Fässer zurück.
    }
mb-ask-moving = Die Hafenarbeiter ziehen.
mb-ask-sailing = Ein Schiff läuft aus.
mb-ask-order = Die Zugreihenfolge ändert sich.
mb-ask-end = Das Spiel endet.
mb-ask-round = Runde { $round }
mb-ask-over =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }

## Was eine Wahl bewirkt

mb-do-hire = Lazy Jack anheuern und zu { $figure } stellen
mb-do-decline = Ohne ihn
mb-do-card = Eine { $card } für { $figure }
mb-do-load = An Anleger { $pier } ein Fass laden ({ $aboard } von { $capacity } an Bord)
mb-do-unload = An Anleger { $pier } ein Fass zurücknehmen ({ $aboard } von { $capacity } an Bord)
mb-confirm-card = Hinlegen
mb-confirm-hire = Anheuern

## Wohin es führt

mb-then-room = Dort: { $list }.
mb-then-empty = Leerer Lagerraum.
mb-room-barrels =
    { $count ->
        [one] { $count } Fass
       *[other] { $count } Fässer
    }
mb-room-broken =
    { $count ->
        [one] { $count } kaputtes Fass
       *[other] { $count } kaputte Fässer
    }
mb-room-coins =
    { $count ->
        [one] eine Münze
       *[other] { $count } Münzen
    }
mb-then-pushes = Schiebt { $figure } hinüber.
mb-then-back = Beide Seiten sind besetzt: Er geht auf dieses Feld zurück.
mb-then-earlier =
    { $count ->
        [one] { $count } anderer zieht vorher und kann das ändern.
       *[other] { $count } andere ziehen vorher und können das ändern.
    }
mb-then-hired =
    { $coins ->
        [0] Danach bleibt dir keine Münze.
        [one] Danach bleibt dir { $coins } Münze.
       *[other] Danach bleiben dir { $coins } Münzen.
    }
mb-then-asked = Danach wird { $name } gefragt.
mb-then-pays = Es brächte dann Punkte – { $list }.
mb-then-sails = Es wäre voll und liefe aus – { $list }.
mb-each = { $name }: { $count }
mb-then-extra = Der letzte Ladeplatz bringt 1 Zusatzpunkt.

## Das Ende

mb-ending = Das Ende des Spiels
mb-ending-show-board = Spielplan zeigen
mb-ending-show-scoring = Wertung zeigen
mb-ending-won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
mb-ending-player = Spieler
mb-ending-ships = Schiffe
mb-ending-pub = Kneipe
mb-ending-points = Punkte
mb-ending-coins = Münzen
mb-ending-barrels =
    { $count ->
        [one] { $count } Fass in der Kneipe
       *[other] { $count } Fässer in der Kneipe
    }
mb-ending-by-coins = Gleich viele Punkte: Die Münzen entscheiden.
mb-ledger = Schiff für Schiff
mb-ledger-end = Am Ende

## Was alles ist

mb-about-pier = Ein Anleger. Läuft ein Schiff aus, rücken die dahinter einen Anleger vor.
mb-about-foremost = Das Schiff an Anleger 1 läuft am Ende der Runde aus, ob voll oder nicht.
mb-about-pilot = Das Lotsenboot fährt nach der ersten Runde ab. Es lädt keine Fässer und bringt nichts ein.
mb-about-ship = Ein Schiff. Das Segel zeigt, was es bringt: am meisten für den, der die meisten Fässer an Bord hat. Am Rumpf stehen die Fässer von allen.
mb-about-free = Die Ladeplätze, die noch frei sind. Wer den letzten besetzt, bekommt 1 Zusatzpunkt, und das Schiff läuft aus.
mb-about-flag = Was dieser Spieler bekäme, wenn das Schiff jetzt ausliefe.
mb-about-docker = Ein Hafenarbeiter. Seine Karte sagt, wie viele Felder er zieht. Wer dort steht, wo er ankommt, wird auf die andere Seite geschoben.
mb-about-jack = Lazy Jack. Für 3 Münzen arbeitet er eine Runde lang für dich: Er zieht als Erster und nimmt nie Fässer herunter.
mb-about-acted = Diese Figur hat ihren Lagerraum in dieser Runde schon geleert.
mb-about-tally-man = Der Tally-Man. Auf seiner Seite geht es los: Wer am Kai am nächsten bei ihm steht, lädt zuerst.
mb-about-bank = Der allgemeine Vorrat mit den Münzen, die noch da sind.
mb-about-pub = Eine Kneipe. Hier fangen die Hafenarbeiter an, und hierher kommt keiner zurück.
mb-about-cellar = Fässer, für die kein Schiff mehr da war. Sie zählen am Ende.
mb-about-storeroom = Ein Lagerraum. Seine braunen Fässer sagen, wie viele eigene du hier lädst; für kaputte nimmst du welche zurück. Eine Münze gehört dir.
mb-about-track = Die Punkteleiste.
mb-about-score = Die Punkte bis jetzt. Schiffe zählen, wenn sie auslaufen.
mb-about-rail = Die Reihenfolgeplättchen: Der Hafenarbeiter auf dem ersten zieht zuerst.
mb-about-pile = Ein Stapel Schiffe, die draußen warten. Oben steht, was das nächste zahlt, unten, wie viele Fässer es trägt und wie viele Schiffe im Stapel sind.
mb-about-last-ships = Das Ende ist nah: Sobald nach dem Laden höchstens drei Schiffe im Hafen liegen, ist das Spiel aus, und diese zahlen, wie sie daliegen.
mb-about-hand = Deine Bewegungskarten. Jeder Hafenarbeiter hat einen Satz von 1 bis 5, und in jeder Runde sind alle wieder da.
mb-about-cards = Die Karten dieser Runde. Verdeckt, bis die Figur zieht.
mb-about-coins = Münzen. Mit 3 davon kannst du Lazy Jack anheuern; am Ende entscheiden sie bei Gleichstand.
mb-about-supply = Fässer, die dieser Spieler noch laden kann. Sie kommen zurück, wenn ihr Schiff ausläuft.
