# Montego Bay auf der Seite: was gefragt wird, was eine Wahl bewirkt, was alles auf dem Plan ist.

## Auf der Startseite

mb-about = Schick deine Hafenarbeiter um die Lagerhäuser, schieb andere auf die andere Seite und belade rechtzeitig die richtigen Schiffe. Oder bezahl Lazy Jack, damit er hilft.
mb-facts = 2–4 Spieler · eine halbe Stunde

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

# What happens in Montego Bay, told a sentence an event: en/montego-bay-log.ftl has the table of arguments.

## Wörter

mb-figure =
    { $figure ->
        [blue-large] Der große blaue Hafenarbeiter
        [blue-small] Der kleine blaue Hafenarbeiter
        [yellow-large] Der große gelbe Hafenarbeiter
        [yellow-small] Der kleine gelbe Hafenarbeiter
        [green-large] Der große grüne Hafenarbeiter
        [green-small] Der kleine grüne Hafenarbeiter
        [orange-large] Der große orangefarbene Hafenarbeiter
        [orange-small] Der kleine orangefarbene Hafenarbeiter
       *[lazy-jack] Lazy Jack
    }

mb-figure-object =
    { $figure ->
        [blue-large] den großen blauen Hafenarbeiter
        [blue-small] den kleinen blauen Hafenarbeiter
        [yellow-large] den großen gelben Hafenarbeiter
        [yellow-small] den kleinen gelben Hafenarbeiter
        [green-large] den großen grünen Hafenarbeiter
        [green-small] den kleinen grünen Hafenarbeiter
        [orange-large] den großen orangefarbenen Hafenarbeiter
        [orange-small] den kleinen orangefarbenen Hafenarbeiter
       *[lazy-jack] Lazy Jack
    }

mb-figure-with =
    { $figure ->
        [blue-large] dem großen blauen Hafenarbeiter
        [blue-small] dem kleinen blauen Hafenarbeiter
        [yellow-large] dem großen gelben Hafenarbeiter
        [yellow-small] dem kleinen gelben Hafenarbeiter
        [green-large] dem großen grünen Hafenarbeiter
        [green-small] dem kleinen grünen Hafenarbeiter
        [orange-large] dem großen orangefarbenen Hafenarbeiter
        [orange-small] dem kleinen orangefarbenen Hafenarbeiter
       *[lazy-jack] Lazy Jack
    }

mb-figure-short =
    { $figure ->
        [blue-large] großer Blauer
        [blue-small] kleiner Blauer
        [yellow-large] großer Gelber
        [yellow-small] kleiner Gelber
        [green-large] großer Grüner
        [green-small] kleiner Grüner
        [orange-large] großer Oranger
        [orange-small] kleiner Oranger
       *[lazy-jack] Lazy Jack
    }

mb-space-to =
    { $side ->
        [quay] zum Lagerhaus { $number } (Kaiseite)
        [rear] zum Lagerhaus { $number } (Strandseite)
       *[number] auf Feld { $number }
    }

mb-space-at =
    { $side ->
        [quay] am Lagerhaus { $number } (Kaiseite)
        [rear] am Lagerhaus { $number } (Strandseite)
       *[number] auf Feld { $number }
    }

mb-space-room =
    { $side ->
        [quay] das Lagerhaus { $number } (Kaiseite)
        [rear] das Lagerhaus { $number } (Strandseite)
       *[number] den Lagerraum an Feld { $number }
    }

mb-space-from =
    { $side ->
        [quay] aus Lagerhaus { $number } (Kaiseite)
        [rear] aus Lagerhaus { $number } (Strandseite)
       *[number] aus dem Lagerraum an Feld { $number }
    }

mb-seat =
    { $colour ->
        [blue] Blau
        [yellow] Gelb
        [green] Grün
       *[orange] Orange
    }

## Vorbereitung

mb-log-tile-laid = Reihenfolgeplättchen { $position }: { $figure }.
mb-log-tile-laid-list = Die Hafenarbeiter ziehen in dieser Reihenfolge: { $list }.
mb-log-ship-laid =
    { $ship ->
        [pilot] Das Lotsenboot liegt an Anleger { $pier }.
       *[freighter] An Anleger { $pier } liegt ein Schiff.
    }
mb-log-ship-laid-list = Das Lotsenboot und drei Schiffe liegen an den Anlegern.
mb-log-round-began = Runde { $round } beginnt.

## Lazy Jack und die Karten

mb-log-declined = { $seat } verzichtet auf Lazy Jack.
mb-log-hired =
    { $at ->
        [pub] { $seat } heuert Lazy Jack für { $coins } Münzen an. Er stellt sich in der Kneipe zu { $with }.
       *[space] { $seat } heuert Lazy Jack für { $coins } Münzen an. Er stellt sich { $at } zu { $with }.
    }
mb-log-jack-left = Lazy Jack geht nach Hause.
mb-log-chose =
    { $known ->
        [yes] { $seat } legt verdeckt eine { $card } für { $figure }.
       *[no] { $seat } legt verdeckt eine Karte für { $figure }.
    }
mb-log-chose-list = { $list } legen verdeckt ihre Karten.

## Ziehen

mb-log-turned-up = { $figure } deckt eine { $card } auf.
mb-log-walked =
    { $from ->
        [pub] { $steps ->
            [one] { $figure } verlässt die Kneipe und zieht { $steps } Feld weit, { $to }.
           *[other] { $figure } verlässt die Kneipe und zieht { $steps } Felder weit, { $to }.
        }
       *[space] { $steps ->
            [one] { $figure } zieht { $steps } Feld weit, { $to }.
           *[other] { $figure } zieht { $steps } Felder weit, { $to }.
        }
    }
mb-log-pushed = { $figure } wird auf die andere Seite geschoben, { $to }.
mb-log-went-back = { $figure } findet beide Seiten besetzt und geht zurück { $to }.
mb-log-went-back-on = Beide Seiten sind besetzt: zurück { $to }.

## Laden

mb-log-visited =
    { $shown ->
        [0] { $figure } öffnet { $room }.
       *[other] { $barrels ->
            [0] { $figure } öffnet { $room }, doch der Vorrat an Fässern ist leer.
            [one] { $figure } holt { $barrels } Fass { $space }.
           *[other] { $figure } holt { $barrels } Fässer { $space }.
        }
    }
mb-log-loaded = { $seat } lädt ein Fass an Anleger { $pier }.
mb-log-loaded-list = { $seat } lädt { $list }.
mb-log-loaded-item =
    { $barrels ->
        [one] { $barrels } Fass an Anleger { $pier }
       *[other] { $barrels } Fässer an Anleger { $pier }
    }
mb-log-put-in-pub =
    { $barrels ->
        [one] Kein Schiff ist mehr da: { $seat } stellt { $barrels } Fass in die Kneipe.
       *[other] Kein Schiff ist mehr da: { $seat } stellt { $barrels } Fässer in die Kneipe.
    }
mb-log-unloaded = { $seat } nimmt an Anleger { $pier } ein Fass zurück.
mb-log-unloaded-list = { $seat } nimmt { $list } zurück.
mb-log-unloaded-item = { mb-log-loaded-item }
mb-log-spared = { $figure } lässt die Schiffe in Ruhe: Er nimmt nie Fässer herunter.
mb-log-took-coin = { $seat } bekommt eine Münze und hat jetzt { $coins }.
mb-log-bank-empty = { $seat } bekommt keine Münze: Der allgemeine Vorrat ist leer.

## Schiffe

mb-log-sailed =
    { $ship ->
        [pilot] Das Lotsenboot verlässt Anleger { $pier }.
       *[freighter] { $full ->
            [yes] Das Schiff an Anleger { $pier } ist voll und läuft aus.
           *[no] Das Schiff an Anleger { $pier } läuft aus.
        }
    }
mb-log-paid =
    { $points ->
        [0] { $seat } geht leer aus.
        [one] { $seat } bekommt { $points } Punkt.
       *[other] { $seat } bekommt { $points } Punkte.
    }
mb-log-paid-list = Es bringt Punkte – { $list }.
mb-log-paid-item = { $seat }: { $points }
mb-log-paid-nobody = Es bringt niemandem Punkte.
mb-log-extra-point = { $seat } hat das Schiff gefüllt: +{ $points }.
mb-log-moved-up =
    { $ship ->
        [pilot] Das Lotsenboot rückt an Anleger { $pier } vor.
       *[freighter] Das nächste Schiff rückt an Anleger { $pier } vor.
    }
mb-log-moved-up-list = Die Schiffe dahinter rücken vor.
mb-log-arrived = Ein neues Schiff kommt an Anleger { $pier }.

## Reihenfolge

mb-log-tiles-moved = { $figure } ist nun der Erste: Die Reihenfolgeplättchen sind weitergerückt.
mb-log-tiles-shuffled = Der zweite Stapel ist angebrochen: Die Reihenfolgeplättchen werden neu gemischt.

## Das Ende

mb-log-ended =
    { $ships ->
        [0] Der Hafen ist leer: Das Spiel endet.
        [one] Nur noch { $ships } Schiff liegt im Hafen: Das Spiel endet, und es wird gewertet.
       *[other] Nur noch { $ships } Schiffe liegen im Hafen: Das Spiel endet, und sie werden gewertet.
    }
mb-log-pub-paid =
    { $points ->
        [0] { $seat } geht bei den Fässern in der Kneipe leer aus.
        [one] { $seat } bekommt { $points } Punkt für die Fässer in der Kneipe.
       *[other] { $seat } bekommt { $points } Punkte für die Fässer in der Kneipe.
    }
mb-log-pub-paid-item = { mb-log-paid-item }
mb-log-pub-paid-nobody = { mb-log-paid-nobody }
mb-log-pub-paid-list = Die Fässer in der Kneipe bringen Punkte – { $list }.
mb-log-scored =
    { $total ->
        [one] { $seat } hat { $total } Punkt { mb-log-coins }.
       *[other] { $seat } hat { $total } Punkte { mb-log-coins }.
    }
mb-log-coins =
    { $coins ->
        [one] und { $coins } Münze
       *[other] und { $coins } Münzen
    }
mb-log-won =
    { $total ->
        [one] { $seat } gewinnt mit { $total } Punkt.
       *[other] { $seat } gewinnt mit { $total } Punkten.
    }

## Tutorial

mb-learn-intro-1 = Guten Morgen am Kai! Du hast einen großen Hafenarbeiter mit Mütze und einen kleinen mit Kopftuch. Sie gehen um die Lagerhäuser und tragen Fässer zu den Schiffen.
mb-learn-intro-2 = Läuft ein Schiff aus, bekommt die erste Zahl auf dem Segel, wer die meisten Fässer an Bord hat, und die zweite der Nächste; bei Gleichstand wird geteilt. Die meisten Punkte gewinnen.
mb-learn-intro-3 = In jeder Runde wählst du heimlich, wie weit deine Hafenarbeiter gehen. Die braunen Fässer, wo sie anhalten, sagen, wie viele eigene du lädst. Die erste Runde spielen wir zusammen.
mb-learn-ask-hire = Lazy Jack ist diese Runde ein Hafenarbeiter mehr für dich: Er zieht zuerst und entlädt nie ein Schiff. Bei wem soll er beginnen, wenn du ihn willst?
mb-learn-ask-cards = Wie weit soll dein großer Hafenarbeiter gehen? Er kommt aus der Kneipe mit dem roten Dach, am Strand entlang. Tipp eine Karte an, um zu sehen, zu welchem Lagerraum sie führt.
mb-learn-ask-cards-small = Jetzt dein kleiner Hafenarbeiter mit fünf eigenen Karten. Er kommt aus der Kneipe mit dem violetten Dach, am Kai entlang, wo die Lagerräume zuerst geleert werden.
mb-learn-ask-cards-jack = Jetzt Lazy Jack. Er zieht als Allererster, vom Feld eines deiner Hafenarbeiter aus, und teilt sich dessen Karten: Also wird es eine andere Zahl.
mb-learn-ask-load = Wähl das Schiff für das nächste Fass. Die Flaggen zeigen, was jeder bekäme, wenn es jetzt ausliefe. Wer ein Schiff füllt, bekommt 1 Punkt mehr.
mb-learn-ask-unload = Diese Fässer sind kaputt. Für jedes davon nimmst du ein eigenes von einem Schiff zurück. Wähl das Schiff, bei dem es am wenigsten wehtut.
mb-learn-event-hired = Drei Münzen gehen an die Bank, und Lazy Jack arbeitet in dieser Runde für diesen Spieler. Er beginnt bei einem von dessen Hafenarbeitern und zieht vor allen anderen.
mb-learn-event-turned-up = Die Karten werden in der Reihenfolge der Plättchen aufgedeckt. Wer vorne liegt, geht zuerst.
mb-learn-event-pushed = Das Feld war besetzt: Der Hafenarbeiter, der dort stand, wird quer durch das Lagerhaus auf die andere Seite geschoben.
mb-learn-event-went-back = Beide Seiten des Lagerhauses sind besetzt, also kann niemand geschoben werden. Wer zuletzt kam, geht zurück auf das erste freie Feld.
mb-learn-event-visited = Alle stehen. Jetzt werden die Lagerräume geleert: am Kai ab Lagerhaus 1, dann am Strand vom letzten zurück bis 1. Kaputte Fässer nehmen eigene Fässer von den Schiffen.
mb-learn-event-loaded = Ein Fass kommt an Bord, in der Farbe seines Besitzers. Sobald ein Schiff voll ist, wird es ausgezahlt und läuft aus.
mb-learn-event-unloaded = Die Fässer in diesem Lagerraum sind kaputt: Für jedes nimmt der Spieler ein eigenes von einem Schiff zurück.
mb-learn-event-put-in-pub = Es ist kein Schiff mehr zum Beladen da, also kommen diese Fässer in die Kneipe. Sie zählen am Ende des Spiels.
mb-learn-event-sailed = Ein volles Schiff läuft sofort aus. Die meisten Fässer an Bord bekommen die erste Zahl auf dem Segel, die nächsten die zweite; wer es gefüllt hat, 1 Punkt mehr.
mb-learn-event-sailed-pilot = Die Runde endet: Das Schiff an Anleger 1 läuft aus und zahlt, voll oder nicht. Dieses erste ist das Lotsenboot, das nichts trägt. Die anderen rücken vor.
mb-learn-event-took-coin = Eine Münze! Für drei davon heuerst du Lazy Jack eine Runde lang an: ein Hafenarbeiter mehr, der nie Fässer von Schiffen nimmt.
mb-learn-event-tiles-moved = Alle Plättchen rücken einen Platz weiter: Wer der Letzte war, ist jetzt der Erste.
mb-learn-event-ended = Nach dem Laden liegen höchstens drei Schiffe im Hafen: Das Spiel ist aus. Sie zahlen noch einmal, so wie sie daliegen; dann gewinnen die meisten Punkte.
mb-learn-done = Das war die erste Runde. Von nun an darf, wer drei Münzen hat, zuerst Lazy Jack anheuern. So geht es weiter, bis nur noch drei Schiffe im Hafen liegen; auch die zahlen noch.

## Terminal

mb-terminal-about = Hafenarbeiter, Schiffe und Lazy Jack für drei Münzen
mb-terminal-legend =
    { $barrel } Fass  { $broken } kaputtes Fass  { $coin } Münze  L großer Hafenarbeiter  s kleiner  { $jack } Lazy Jack
    An einem Anleger: Fässer an Bord und wie viele es fasst, was die Plätze zahlen, wem die Fässer gehören.
mb-terminal-asked-hire = einen Hafenarbeiter, zu dem sich Lazy Jack stellt, oder ums Verzichten
mb-terminal-asked-cards = eine Bewegungskarte
mb-terminal-asked-load = einen Anleger, an dem du lädst
mb-terminal-asked-unload = einen Anleger, an dem du ein Fass zurücknimmst
mb-terminal-ask-hire = { $jack } für { $wage } Münzen anheuern? Zu welchem Hafenarbeiter soll er sich stellen?
mb-terminal-ask-cards = welche Karte legst du verdeckt für { $figure }?
mb-terminal-ask-load =
    { $left ->
        [one] { $figure } hat { $left } Fass zu laden. An welchem Anleger?
       *[other] { $figure } hat { $left } Fässer zu laden. An welchem Anleger?
    }
mb-terminal-ask-unload =
    { $left ->
        [one] { $figure } muss { $left } Fass zurücknehmen. An welchem Anleger?
       *[other] { $figure } muss { $left } Fässer zurücknehmen. An welchem Anleger?
    }
mb-terminal-option-ship = { $barrels } von { $capacity } an Bord
mb-terminal-option-hire = zu { $figure }
mb-terminal-option-decline = verzichten
mb-terminal-round = Runde { $round }: { $phase }.
mb-terminal-phase-hire = Lazy Jack ist zu haben
mb-terminal-phase-cards = Karten wählen
mb-terminal-phase-load = laden
mb-terminal-phase-unload = kaputte Fässer
mb-terminal-phase-over = das Ende
mb-terminal-order = Reihenfolge:
mb-terminal-jack-works = { $jack } arbeitet für { $seat }.
mb-terminal-jack-idle = { $jack } arbeitet für niemanden.
mb-terminal-to-come =
    { $ships ->
        [one] Noch { $ships } Schiff
       *[other] Noch { $ships } Schiffe
    }
mb-terminal-next = (zuerst { $slots } Ladeplätze)
mb-terminal-bank = Vorrat: { $coins }.
mb-terminal-pub-left = linke Kneipe
mb-terminal-pub-right = rechte Kneipe
mb-terminal-port-empty = Der Hafen ist leer.
mb-terminal-pier = Anleger { $pier }
mb-terminal-pilot = Lotsenboot
mb-terminal-for = für
mb-terminal-column-points = Punkte
mb-terminal-column-coins = Münzen
mb-terminal-column-barrels = Fässer
mb-terminal-column-pub = in der Kneipe
mb-terminal-column-dockers = Hafenarbeiter
mb-terminal-result =
    { $total ->
        [one] { $seat }: { $total } Punkt, { mb-terminal-coins }
       *[other] { $seat }: { $total } Punkte, { mb-terminal-coins }
    }
mb-terminal-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
