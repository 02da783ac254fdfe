# The rules of Montego Bay as we play them, clause by clause, in our own words.

rules-mb-title = Montego Bay: die Regeln, wie wir sie spielen

rules-mb-intro = Aus den vier gedruckten Spielregeln gelesen, niederländisch, italienisch, englisch und französisch,
    in unseren eigenen Worten. Jede Regel hat eine Nummer; der Spielverlauf und jedes „Warum?“ führen zu ihr. Wo die
    vier Texte sich widersprechen oder schweigen, haben wir selbst entschieden; der Grund steht dabei.

rules-mb-words = Spieler · Hafenarbeiter (groß, klein) · Lazy Jack · Tally-Man · Kneipe (links, rechts) · Lagerhaus ·
    Lagerraum · Fass · kaputtes Fass · Münze · Schiff (Frachter) · Lotsenboot · Anleger 1–4 · Bewegungskarte ·
    Reihenfolgeplättchen · Schiene
    .title = Wörter

rules-mb-section-s =
    .title = Vorbereitung
    .short = Alle haben Fässer und zwei Hafenarbeiter, einen großen und einen kleinen, die in den Kneipen an den
        beiden Enden der Lagerhäuser warten; zu zweit haben beide noch einen dritten. Die Schiffe liegen
        hintereinander an den Anlegern, zuerst mit dem Lotsenboot vorn, das keine Fässer lädt.

rules-mb-s1 = 2–4 Spieler. W = 8 Lagerhäuser zu viert, 7 zu zweit oder zu dritt. Sie stehen in einer Reihe zwischen
    den beiden Kneipen. Ein geschlossener Rundweg aus 2W Feldern führt um die Reihe: ein Feld je Lagerraum. Gezählt
    wird 0 … 2W−1 in Richtung des Pfeils (im Uhrzeigersinn): 0 … W−1 an der Rückseite, am Strand, von links nach
    rechts, W … 2W−1 am Kai von rechts nach links. Feld i und Feld 2W−1−i sind die beiden Seiten eines Lagerhauses
    („gegenüber“). Feld 2W−1 ist das neben dem Tally-Man, zwischen ihm und Anleger 1.
    .title = Spielplan
    .ruling = Rezensionen legen die Anleger nach unten, Anleger 1 ganz links und den Tally-Man an die linke Kneipe; es
        gibt ein Feld je Lagerraum, also keine Eckfelder.

rules-mb-s2 = Jeder Spieler hat einen großen und einen kleinen Hafenarbeiter. Alle großen beginnen in der linken
    Kneipe, alle kleinen in der rechten. Die Kneipen sind keine Felder des Rundwegs und fassen beliebig viele
    Hafenarbeiter.
    .title = Hafenarbeiter

rules-mb-s3 = Jeder hat einen dritten Hafenarbeiter in einer Farbe, die niemand spielt. Die beiden dritten
    unterscheiden sich in Farbe und Größe: Der erste Platz bekommt den kleinen, der zweite den großen.
    .title = Zwei Spieler
    .ruling = Die Texte lassen die Spieler wählen; der französische gibt einem gelben Spieler einen gelben dritten
        Hafenarbeiter, das ist ein Versehen.

rules-mb-s4 = 16 je Spieler; zu zweit 32 für jeden, die beiden Farben gelten als eine.
    .title = Fässer

rules-mb-s5 = Die Karten werden gemischt und offen ausgelegt, eine je Lagerhaus; welcher Lagerraum zur Rückseite und
    welcher zum Kai zeigt, ist Zufall. Eine Karte wird nur zu viert gebraucht.
    .title = Lagerhäuser

rules-mb-s6 = Eines je Hafenarbeiter im Spiel (8 zu viert, sonst 6), gemischt und von Platz 1 an in die Schiene
    gelegt.
    .title = Reihenfolgeplättchen

rules-mb-s7 = Das Lotsenboot liegt an Anleger 1. Die 15 Frachter werden gemischt; drei kommen an die Anleger 2, 3 und
    4; die anderen 12 bilden zwei offene Stapel zu sechs (das oberste Schiff sehen alle). Zu viert gilt die rote Seite
    eines Schiffs (drei bezahlte Plätze), zu zweit oder zu dritt die gelbe (zwei bezahlte Plätze).
    .title = Schiffe
    .ruling = Dass die Stapel offen liegen, sagen nur der italienische und der französische Text.

rules-mb-s8 = 15 Münzen im allgemeinen Vorrat; die Spieler beginnen ohne Münzen und mit 0 Punkten.
    .title = Münzen

rules-mb-section-1 =
    .title = Lazy Jack anheuern
    .short = Für drei Münzen darfst du Lazy Jack anheuern, der in dieser Runde als zusätzlicher Hafenarbeiter für dich
        arbeitet. Wollen ihn mehrere, darf zuerst, wer am wenigsten Punkte hat.

rules-mb-1-1 = Ein Spieler darf Lazy Jack für diese Runde anheuern, für 3 Münzen, die in den allgemeinen Vorrat gehen.

rules-mb-1-2 = Wollen ihn mehrere, darf der Spieler mit den wenigsten Punkten zuerst; bei gleichen Punkten der, dessen
    vorderstes Reihenfolgeplättchen näher an Platz 1 liegt. Spieler mit mindestens 3 Münzen werden also in dieser
    Reihenfolge gefragt.
    .ruling = Nach Vorrang zu fragen ergibt dasselbe, wie wenn sich alle gleichzeitig melden.

rules-mb-1-3 = Wer ihn anheuert, stellt ihn auf das Feld eines eigenen Hafenarbeiters; sie teilen es, bis er zieht. In
    Runde 1 hat niemand Münzen, darum beginnt er nie in einer Kneipe; in einer geladenen Stellung würde er sie
    verlassen wie dieser Hafenarbeiter.

rules-mb-section-2 =
    .title = Karten wählen
    .short = Alle gleichzeitig legen für jeden eigenen Hafenarbeiter verdeckt eine Karte von 1 bis 5. In der nächsten
        Runde sind alle Karten wieder da. Lazy Jack bekommt eine der Karten, die der Hafenarbeiter neben ihm nicht
        verwendet.

rules-mb-2-1 = Jeder Hafenarbeiter hat seine eigenen fünf Karten, 1–5, und in jeder Runde alle davon.

rules-mb-2-2 = Alle Spieler wählen gleichzeitig und verdeckt eine Karte für jeden ihrer Hafenarbeiter.

rules-mb-2-3 = Lazy Jacks Karte kommt aus dem Satz des Hafenarbeiters, bei dem er steht. Dieser Satz hat von jedem
    Wert eine Karte, also ist sein Wert ein anderer als der dieses Hafenarbeiters. Wer ihn angeheuert hat, spielt 3
    Karten (zu zweit 4).

rules-mb-section-3 =
    .title = Ziehen
    .short = Einer nach dem anderen gehen die Hafenarbeiter in Pfeilrichtung um die Lagerhäuser, so weit ihre Karte
        sagt. Steht jemand, wo du ankommst, schiebst du ihn auf die andere Seite des Lagerhauses durch. Steht dort
        auch jemand, wird niemand geschoben, und du gehst auf das erste freie Feld zurück.

rules-mb-3-1 = Lazy Jack zieht zuerst, wenn er angeheuert ist; dann die Hafenarbeiter in der Reihenfolge der Plättchen
    in der Schiene, Platz 1 zuerst. Die Karte einer Figur wird aufgedeckt, wenn sie an der Reihe ist.

rules-mb-3-2 = Eine Figur zieht so viele Felder in Pfeilrichtung, von dort, wo sie jetzt steht. Alle Felder zählen,
    auch besetzte.

rules-mb-3-3 = Aus der linken Kneipe führt der erste Schritt auf Feld 0, aus der rechten auf Feld W. Niemand kehrt in
    eine Kneipe zurück.
    .ruling = Der niederländische Text stellt die großen Hafenarbeiter in die linke Kneipe; der italienische und der
        französische lassen die Wahl. Wir folgen dem niederländischen.

rules-mb-3-4 = Auf einem besetzten Feld wird die Figur, die dort steht, auf das Feld gegenüber geschoben, und die
    ziehende nimmt ihren Platz ein. Es ist gleich, wem die Figur gehört und ob sie schon gezogen ist.

rules-mb-3-5 = Ist das Feld gegenüber besetzt, wird niemand geschoben: Die ziehende Figur geht gegen den Pfeil zurück
    auf das erste freie Feld.

rules-mb-3-6 = Die ziehende Figur gilt als hochgehoben: Das Feld, von dem sie kommt, ist frei (außer wenn Lazy Jack es
    mit seinem Hafenarbeiter geteilt hat, der noch dort steht). Der Rundweg ist geschlossen, auch beim Zurückgehen:
    Ein Hafenarbeiter, der in diesem Zug eine Kneipe verlassen hat, geht ebenfalls auf dem Rundweg zurück (von 0 auf
    2W−1, von W auf W−1), nie in die Kneipe.
    .ruling = Wo eine hochgehobene Figur stand, steht niemand; ein geschlossener Rundweg ist die einzige Lesart von
        „erstes freies Feld“.

rules-mb-section-4 =
    .title = Laden
    .short = Beginnend neben dem Tally-Man tun alle, was der Lagerraum neben ihnen zeigt: Du lädst seine Fässer auf
        Schiffe deiner Wahl, nimmst eigene zurück, wenn es kaputte sind, und bekommst eine Münze, wenn eine da ist.
        Ein volles Schiff wird sofort gewertet und läuft aus.

rules-mb-4-1 = Beginnend mit Feld 2W−1 und gegen den Pfeil bis Feld 0 ist jede Figur auf dem Rundweg einmal an der
    Reihe, auch Lazy Jack (für den, der ihn angeheuert hat). Niemand zieht.

rules-mb-4-2 = Eine Figur leert nur den Lagerraum neben ihrem eigenen Feld. Lagerräume gehen nie zur Neige.

rules-mb-4-3 = Der Spieler nimmt so viele Fässer aus seinem Vorrat, wie der Lagerraum zeigt, und verteilt sie beliebig
    auf Schiffe im Hafen. Alle müssen geladen werden. Das Lotsenboot kann nicht beladen werden.
    .title = Fässer

rules-mb-4-4 = Ein Fass je Ladeplatz. Sobald der letzte Ladeplatz eines Schiffs besetzt ist, wird es gewertet und
    läuft aus, und seine Fässer kehren zurück; Schiffe an Anlegern mit höherer Nummer rücken um einen vor (die davor
    bleiben, auch das Lotsenboot), das nächste Schiff des Stapels kommt ans Ende der Reihe; dann macht der Spieler mit
    den übrigen Fässern weiter, auch auf dem neuen Schiff.

rules-mb-4-5 = Für 1 oder 2 gezeigte kaputte Fässer nimmt der Spieler so viele eigene Fässer von Schiffen seiner Wahl
    in den Vorrat zurück; so viele, wie es gibt, der Rest verfällt. Fässer in der Kneipe bleiben dort. Zeigt ein
    Lagerraum ganze und kaputte Fässer, werden die ganzen zuerst geladen.
    .title = Kaputte Fässer
    .ruling = Der italienische und der französische Text sprechen von „Lagerraum 1 oder 2“; der niederländische und
        der englische sagen 1 oder 2 kaputte Fässer. Die Kneipe und Lagerräume mit beidem werden nicht erwähnt.

rules-mb-4-6 = Lazy Jack nimmt nie Fässer von einem Schiff.

rules-mb-4-7 = Eine gezeigte Münze bringt dem Spieler eine Münze aus dem allgemeinen Vorrat, auch bei einem Besuch von
    Lazy Jack.
    .title = Münze

rules-mb-4-8 = Die Anzahl steht fest, wenn der Besuch beginnt: was der Lagerraum zeigt oder der ganze Vorrat, wenn der
    kleiner ist; Fässer, die während des Besuchs heimkommen, erhöhen sie nicht. Ein leerer allgemeiner Vorrat zahlt
    nichts.
    .ruling = In den Texten geht ein Vorrat nie aus; später wird nichts nachgeholt.

rules-mb-4-9 = Ist kein Schiff mehr zu beladen, kommen die übrigen Fässer in die Kneipe neben dem Tally-Man (MB-E3).

rules-mb-section-v = Ein Beispiel: Auf einem Schiff für 10 mit den Punkten 5-3-2 hat Blau 5 Fässer, Gelb 2, Grün 2 und
    Orange 1, und Blau hat es gefüllt. Blau bekommt 5+1, Gelb und Grün (3+2)/2, aufgerundet je 3, Orange 0.
    .title = Ein Schiff werten
    .short = Wer die meisten Fässer an Bord hat, bekommt die meisten Punkte, der Nächste weniger; zu viert zählen drei
        Plätze, sonst zwei. Bei Gleichstand werden die Punkte dieser Plätze geteilt und aufgerundet. Wer ein Schiff
        füllt, bekommt einen Punkt mehr.

rules-mb-v1 = Spieler mit mindestens einem Fass an Bord, und sonst niemand, werden nach ihren Fässern gereiht. Der
    erste und der zweite Platz (und zu viert der dritte) bekommen die Punkte, die auf dem Schiff stehen.
    .ruling = Wer kein Fass an Bord hat, belegt keinen Platz.

rules-mb-v2 = Gleich viele Fässer: Die Punkte der Plätze, die sie zusammen belegen, werden addiert, durch die Anzahl
    der beteiligten Spieler geteilt und aufgerundet. Plätze ohne Punkte zählen als 0. Der nächste Spieler belegt den
    Platz danach.

rules-mb-v3 = Wer den letzten Ladeplatz besetzt hat, bekommt 1 Zusatzpunkt; nur wenn ein Schiff voll wurde, nicht in
    MB-5 oder MB-E. Für Lazy Jack bekommt ihn, wer ihn angeheuert hat.

rules-mb-v4 = Das Schiff verlässt das Spiel; seine Fässer kehren in die Vorräte ihrer Besitzer zurück.

rules-mb-section-p =
    .title = Die Stapel
    .short = Neue Schiffe kommen vom ersten Stapel, dann vom zweiten. Sind beide aufgebraucht, kommt keines mehr.

rules-mb-p1 = Ist der erste Stapel aufgebraucht, wird der zweite verwendet. Sind es beide, rücken die Schiffe noch
    vor, aber es kommen keine mehr.

rules-mb-section-5 =
    .title = Das vorderste Schiff läuft aus
    .short = Wenn alle geladen haben, läuft das vorderste Schiff aus, voll oder nicht, und wird gewertet; die anderen
        rücken vor, und ein neues kommt. In der ersten Runde ist das nur das Lotsenboot, und niemand bekommt Punkte.

rules-mb-5-1 = Nach dem Laden läuft das Schiff an Anleger 1 aus und wird gewertet (MB-V, ohne Zusatzpunkt); die
    Schiffe rücken vor; das nächste Schiff kommt an Anleger 4. In Runde 1 ist das das Lotsenboot: Es verlässt das
    Spiel und wird nicht gewertet.

rules-mb-section-6 =
    .title = Reihenfolge
    .short = Wer zuletzt gezogen ist, zieht in der nächsten Runde zuerst, alle anderen einen Platz später. Nur in der
        Runde, in der der zweite Stapel begonnen wird, wird die Reihenfolge stattdessen neu gemischt. Lazy Jack geht
        nach Hause.

rules-mb-6-1 = Alle Reihenfolgeplättchen rücken einen Platz weiter; das letzte kommt auf Platz 1.

rules-mb-6-2 = Wurde in dieser Runde das erste Schiff des zweiten Stapels gezogen, werden die Plättchen stattdessen
    neu gemischt.

rules-mb-6-3 = Lazy Jack verlässt den Spielplan.

rules-mb-section-e =
    .title = Ende
    .short = Liegen nach dem Laden drei Schiffe oder weniger im Hafen, ist das Spiel zu Ende. Auch diese Schiffe
        werden gewertet, und dann die Fässer in der Kneipe wie ein weiteres kleines Schiff. Die meisten Punkte
        gewinnen; bei Gleichstand die meisten Münzen.

rules-mb-e1 = Das Spiel endet nach MB-4 einer Runde, wenn dann 3 Schiffe oder weniger im Hafen liegen. Jede Figur lädt
    erst zu Ende; MB-5 und MB-6 werden dann nicht mehr gespielt. Geprüft wird nur hier: Lässt MB-5 drei Schiffe übrig,
    wird noch eine Runde bis MB-4 gespielt.

rules-mb-e2 = Alle Schiffe, die noch im Hafen liegen, werden gewertet (MB-V, ohne Zusatzpunkt).

rules-mb-e3 = Fässer in der Kneipe werden dann gewertet wie ein weiteres Schiff: 3-2-1 zu viert, 2-1 zu dritt, 1 zu
    zweit; Gleichstand wie in MB-V2; kein Zusatzpunkt.

rules-mb-e4 = Die meisten Punkte gewinnen; dann die meisten Münzen; dann wird der Sieg geteilt.

rules-mb-components = Die Bilder der Spielregeln sind verloren, darum stehen die meisten Zahlen auf Schiffen und
    Lagerräumen nicht in den Texten. Die Texte nennen ein Schiff für 10, das 5-3-2 zahlt (rot), Lagerräume mit 2
    kaputten Fässern und einer Münze und mit 1 Fass und einer Münze, Räume mit 1 oder 2 kaputten Fässern und 8 Karten,
    eine davon nur zu viert; Bildunterschriften nennen Vorder- und Rückseite, und in einem Spiel gilt eine davon.
    Veröffentlichte Fotos zeigen ein Schiff, das 7-4-3 zahlt (rot), und einen Lagerraum mit 2 Fässern. Beim ersten
    Schiff ergeben die Punkte zusammen die Zahl der Ladeplätze; das nehmen wir als Gesetz aller Schiffe (7-4-3 fasst
    14; gelbe Seiten ebenso). Schiffe und Lagerräume sind darum Daten, eine Ausgabedatei, und kein Code. Wir liefern
    eine eigene Ausgabe, durch Simulation ausgewogen, und sagen das offen; wer die Schachtel hat, kann ihre Zahlen in
    eine Datei schreiben und damit spielen.
    .title = Was gedruckt ist, was bekannt ist, was von uns ist

rules-mb-texts = Das englische „must sail with the ship“ ist ein Übersetzungsfehler: Die anderen drei, und der
    englische Abschnitt 4.2 selbst, sagen, dass das Laden weitergeht. Der englische Text teilt Punkte bei Gleichstand
    durch die Spieler auf dem Schiff oder in der Kneipe: Die anderen drei meinen die beteiligten Spieler. Der
    italienische sagt, eine Startposition könne von anderen nicht verändert werden: Nach den anderen drei kann sie es.
    Der italienische vergibt Kneipenpunkte nach der Zahl der Spieler in der Kneipe: Die anderen meinen die Spieler des
    Spiels. Die Farben sind Blau, Gelb, Grün und Orange; „Rot“ in englischen und italienischen Beispielen ist ein
    Versehen. Der englische Text lässt MB-3.5 aus, und der italienische druckt eine Notiz der Redaktion an der Stelle
    von MB-4.6.
    .title = Wo die gedruckten Texte sich irren

## Examples, as small boards show them

rules-mb-example-1-3 = Gelb zahlt 3 Münzen und stellt Lazy Jack zum großen gelben Hafenarbeiter.

rules-mb-example-3-2 = Der kleine orangefarbene Hafenarbeiter hat eine 3. Jedes Feld zählt, auch das besetzte.

rules-mb-example-3-3 = In Runde 1 verlässt der kleine orangefarbene Hafenarbeiter die rechte Kneipe mit einer 3: Der
    erste Schritt ist das erste Feld am Kai.

rules-mb-example-3-4 = Der kleine orangefarbene Hafenarbeiter hat eine 2 und landet auf dem kleinen gelben, der auf
    die andere Seite des Lagerhauses geschoben wird.

rules-mb-example-3-5 = Die gleiche 2, aber auf der anderen Seite steht der große blaue Hafenarbeiter: Niemand wird
    geschoben, und der kleine orangefarbene geht auf das erste freie Feld zurück.

rules-mb-example-4-3 = Der Lagerraum des großen gelben Hafenarbeiters zeigt 4 Fässer. Zwei kommen an Anleger 1 und
    eines an Anleger 3; das letzte ist noch zu laden.

rules-mb-example-4-4 = Gelb besetzt den letzten Ladeplatz an Anleger 2. Das Schiff wird gewertet und läuft aus, die
    dahinter rücken vor, ein neues kommt, und Gelb macht mit dem letzten Fass weiter.

rules-mb-example-4-5 = Zwei kaputte Fässer: Orange hat an Anleger 1 ein Fass zurückgenommen und muss noch eines
    zurücknehmen.

rules-mb-example-4-7 = Ein Fass und eine Münze: Orange lädt das Fass an Anleger 4 und bekommt eine Münze aus dem
    allgemeinen Vorrat. Dann ist der kleine blaue Hafenarbeiter an der Reihe.

rules-mb-example-v2 = Blau lädt das letzte Fass eines Schiffs für 10: 5 für Blau, je 2 für Gelb und Grün, 1 für
    Orange. Blau bekommt 5 + 1; Gelb und Grün teilen sich 3 + 2 und bekommen je 3.

rules-mb-example-5-1 = Blau hat das letzte Fass der Runde geladen: Das Schiff an Anleger 1 läuft aus und wird ohne
    Zusatzpunkt gewertet, und die anderen rücken vor.

rules-mb-example-e2 = Alle haben geladen, und nur noch 3 Schiffe liegen im Hafen: Das Spiel endet, und alle werden
    gewertet.
