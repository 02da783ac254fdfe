# The rules of Halunken & Spelunken as we play them, clause by clause, in our own words.

rules-hs-title = Halunken & Spelunken: die Regeln, wie wir sie spielen

rules-hs-intro = Aus der gedruckten niederländischen Spielregel gelesen, in unseren eigenen Worten. Jede Regel hat
    eine Nummer; der Spielverlauf und jedes „Warum?“ führen zu ihr. Wo der gedruckte Text schweigt oder einen
    Druckfehler hat, haben wir selbst entschieden; der Grund steht dabei.

rules-hs-words = Kapitän · Matrose (Karte) · Mannschaft (die Matrosen eines Spielers) · Spelunke · Bewegungskarte
    (1–7, Rum) · Black Jack · Hafenbecken (Black Jacks offener Vorrat an Matrosen) · Auftraggeber (wer Black Jack
    angeheuert hat) · freies Feld (ohne Kapitän und ohne Black Jack; das Feld, das eine ziehende Figur verlassen hat,
    ist frei)
    .title = Wörter

rules-hs-section-s =
    .title = Vorbereitung, in jeder Variante
    .short = Vierzehn Spelunken stehen im Kreis, in jeder drei verdeckte Matrosen. Alle wählen, wo ihr Kapitän
        beginnt, und bekommen dort den obersten Matrosen; dann wird in jeder Spelunke der oberste aufgedeckt. Du hast
        acht Bewegungskarten, und jede gilt einmal.

rules-hs-s1 = 42 Karten: gelb 1–12, grau 2–11 und 13, violett 3–11 und 14, rot 4–11 und 15.
    .title = Matrosen
    .ruling = Der Text gibt Rot als „1–11 und 15“ an, zählt aber 9 rote Karten und 42 insgesamt; nur 4–11 und 15 passt
        dazu und setzt das Muster der anderen Farben fort (Farbsummen 78, 78, 77, 75).

rules-hs-s2 = Die Matrosen werden gemischt; an jeder von 14 Spelunken, die im Kreis stehen, liegen drei verdeckt. Vor
    jeder Spelunke ist ein Feld.

rules-hs-s3 = 2–4 Spieler haben Kapitäne: grün, gelb, blau, rot. Jeder Spieler hat die Bewegungskarten 1–7 und Rum;
    jede kann er einmal verwenden.

rules-hs-s4 = Das Los bestimmt den Startspieler. Nacheinander, im Uhrzeigersinn, stellt jeder Spieler seinen Kapitän
    auf ein beliebiges freies Feld, nimmt den obersten Matrosen dieser Spelunke, den bis dahin niemand gesehen hat,
    und legt ihn offen aus.
    .ruling = Wer zuerst setzt, wird nicht gesagt.

rules-hs-s5 = Dann wird in jeder Spelunke der oberste Matrose aufgedeckt.

rules-hs-s6 = Mannschaften, Hafenbecken, gespielte Bewegungskarten und die Höhe der Stapel sind für alle sichtbar;
    verdeckte Matrosen, die Reihenfolge von Black Jacks Karten und gewählte, noch nicht aufgedeckte Karten sind
    verborgen.

rules-hs-section-r =
    .title = Eine Runde (8 insgesamt)
    .short = Alle wählen heimlich eine Karte und decken sie gleichzeitig auf: Gleiche Karten bleiben stehen, die
        anderen ziehen so weit, die niedrigste Zahl zuerst, und ein einzelner Rum wird zu einer Zahl, die sonst
        niemand zeigt. Wo du dann auch stehst, der oberste Matrose der Spelunke, wenn es einen gibt, kommt mit.
        Landest du bei einem anderen Kapitän und ist deine Mannschaft nicht die größere, darfst du ihr einen Matrosen
        wegnehmen; der getroffene Kapitän rückt weiter.

rules-hs-r1 = Alle Spieler wählen heimlich eine ihrer übrigen Bewegungskarten; alle werden gleichzeitig aufgedeckt.

rules-hs-r2 = Spieler, die die gleiche Karte aufgedeckt haben, eine Zahl oder Rum, heben sich auf: Sie bleiben stehen.
    .title = Aufheben

rules-hs-r3 = Wer als Einziger Rum gespielt hat, sieht sich die Karten an und nennt eine Zahl von 1 bis 7, die kein
    anderer Spieler aufgedeckt hat, aufgehobene Zahlen eingeschlossen. Es darf eine Zahl sein, deren Karte der Spieler
    schon verwendet hat.
    .title = Rum

rules-hs-r4 = Zuerst nimmt jeder aufgehobene Kapitän den obersten Matrosen der Spelunke, vor der er steht, wenn es
    einen gibt; der nächste wird aufgedeckt. Aus einer Spelunke zu nehmen (HS-R4, HS-R6) ist immer Pflicht.

rules-hs-r5 = Dann ziehen die anderen, die niedrigste Zahl zuerst, im Uhrzeigersinn, von dort, wo sie jetzt stehen;
    jedes Feld zählt.

rules-hs-r6 = Der Kapitän nimmt den obersten Matrosen der Spelunke, wenn es einen gibt; der nächste wird aufgedeckt.
    .title = Ankommen

rules-hs-r7 = Nach HS-R6 darf, wer gezogen hat, einen Matrosen eigener Wahl aus der Mannschaft des anderen nehmen,
    wenn die eigene Mannschaft dann nicht größer ist. Niemand muss nehmen.
    .title = Auf einen Kapitän treffen
    .ruling = Im Text steht „darf“. Verzichten kann sich lohnen: Eine Karte mehr kann ändern, welche Farbe doppelt
        zählt und wer wen berauben darf. Verglichen werden die Mannschaften, nachdem der Matrose der Spelunke genommen
        ist, wie in Reihenfolge und Beispiel des Textes.

rules-hs-r8 = Dann wird der getroffene Kapitän im Uhrzeigersinn auf das nächste freie Feld gesetzt, ob ein Matrose
    genommen wurde oder nicht und ob er schon gezogen ist oder aufgehoben war; er nimmt dort nichts, und wenn er
    selbst noch zieht, beginnt er dort.

rules-hs-r9 = Gespielte Karten bleiben offen vor ihrem Spieler liegen und werden nicht noch einmal verwendet.

rules-hs-section-e =
    .title = Ende und Wertung
    .short = Nach acht Runden werden die Werte deiner Matrosen zusammengezählt, und die Farbe, von der du am meisten
        hast, zählt doppelt. Die höchste Summe gewinnt.

rules-hs-e1 = Nach 8 Runden zählt jeder Spieler die Werte seiner Mannschaft zusammen; die Farbe, von der er die
    meisten Karten hat, zählt doppelt; zwischen gleich häufigen Farben wählt der Spieler (wir nehmen die bessere).

rules-hs-e2 = Die höchste Summe gewinnt; bei gleichen Summen wird der Sieg geteilt.
    .ruling = Was bei Gleichstand gilt, wird nicht gesagt.

rules-hs-e3 = Drei Spiele nacheinander, die Summen zusammengezählt.
    .title = Lange Partie

rules-hs-section-v =
    .title = Anfängerspiel (3–4 Spieler)
    .short = Das Spiel für den Anfang: alles, was du bis hierher gelesen hast, ohne Black Jack.

rules-hs-v1 = HS-S, HS-R, HS-E und sonst nichts.

rules-hs-section-b =
    .title = Standardspiel (3–4 Spieler): Black Jack
    .short = Vor jeder Runde darfst du einen deiner Matrosen für Black Jacks Hilfe bieten; das höchste Gebot kommt ins
        Hafenbecken. Wenn alle Kapitäne gezogen sind, überholt er einige von ihnen: Wer ihn angeheuert hat, darf jedem
        der anderen, die er überholt, einen Matrosen wegnehmen, wenn dessen Mannschaft nicht kleiner ist als die
        eigene; hat ihn niemand angeheuert, geben alle, die er überholt, einen ins Hafenbecken ab. Wer auf seinem Feld
        landet, darf einen Matrosen aus dem Hafenbecken nehmen.

rules-hs-b1 = Black Jacks 12 Karten (1–12) werden verdeckt gemischt. Nach HS-S5 stellt der Spieler mit dem niedrigsten
    ersten Matrosen Black Jack auf ein beliebiges freies Feld; der Spieler mit dem höchsten ersten Matrosen eröffnet
    die erste Versteigerung. Bei gleichen Werten geht in beiden Fällen Gelb vor Grau vor Violett vor Rot; ist ein
    Spieler beides, tut er beides.
    .title = Vorbereitung

rules-hs-b2 = Zu Beginn jeder Runde. Im Uhrzeigersinn, beginnend mit dem, der eröffnet, passt jeder Spieler einmal
    oder bietet einen Matrosen der eigenen Mannschaft, von höherem Wert als das letzte Gebot. Der Höchstbietende zahlt
    diesen Matrosen ins Hafenbecken und ist in dieser Runde der Auftraggeber. Das erste Gebot darf jeder Matrose sein,
    auch der letzte einer Mannschaft; wer keinen höheren hat, passt.
    .title = Versteigerung
    .ruling = Überbieten heißt ein höherer Wert; ein gleicher in anderer Farbe genügt nicht.

rules-hs-b3 = Spätere Versteigerungen eröffnet, wer Black Jack zuletzt angeheuert hat; solange das niemand hat, wer
    die erste eröffnet hat.

rules-hs-b4 = Ein Kapitän, der auf seinem Feld ankommt, nimmt den Matrosen der Spelunke (HS-R6) und darf dann einen
    Matrosen eigener Wahl aus dem Hafenbecken nehmen, gleich wie groß die Mannschaften sind; dann wird Black Jack im
    Uhrzeigersinn auf das nächste freie Feld gesetzt, von dem sein eigener späterer Zug ausgeht. Ein leeres
    Hafenbecken gibt nichts her. Auch der Kapitän des Auftraggebers darf ihn berauben.
    .title = Black Jack berauben
    .ruling = Der Text sagt, dass der Spieler eine Karte „nimmt“, nennt das Berauben des Hafenbeckens zu zweit aber
        eine Wahl, wie im Standardspiel: Es ist also freiwillig, wie in HS-R7.

rules-hs-b5 = Nach allen Kapitänen. Seine oberste Karte wird aufgedeckt, und er zieht so weit im Uhrzeigersinn. Ist
    das Feld, das er erreicht, besetzt, geht er weiter auf das nächste freie; sein eigenes Startfeld gilt als frei.
    .title = Sein Zug
    .ruling = Im gedruckten Beispiel wird der Kapitän auf dem erreichten Feld beraubt, bevor Black Jack weitergeht;
        auch wen er dabei überspringt, hat er überholt.

rules-hs-b6 = Von jedem Kapitän, den er überholt hat, in dieser Reihenfolge, den auf dem erreichten Feld und
    übersprungene eingeschlossen, darf der Auftraggeber einen Matrosen eigener Wahl nehmen, außer wenn jene Mannschaft
    in diesem Augenblick kleiner ist als seine. Der eigene Kapitän des Auftraggebers wird ausgelassen, niemand wird in
    einem Zug zweimal beraubt, und er besucht keine Spelunke.
    .title = Angeheuert
    .ruling = Der Text sagt, dass er eine Karte „nimmt“, aber das gedruckte Beispiel spricht von dürfen: Es ist also
        freiwillig, wie in HS-R7. Wer als überholt gilt, folgt aus dem Beispiel, wie in HS-B5.

rules-hs-b7 = Jeder Spieler, dessen Kapitän er überholt, gezählt und geordnet wie in HS-B6, gibt einen Matrosen
    eigener Wahl ins Hafenbecken ab, gleich wie groß die Mannschaften sind; eine leere Mannschaft gibt nichts ab.
    .title = Nicht angeheuert

rules-hs-b8 = Acht seiner zwölf Karten werden gebraucht; vier bleiben ungesehen. Das Hafenbecken zählt für niemanden.
    .ruling = Der Text sagt, acht Karten blieben ungenutzt; acht Runden brauchen acht, also bleiben vier.

rules-hs-section-t = Das Standardspiel mit diesen Änderungen; HS-B5, HS-B6, HS-B7 und die Kartenzahl von HS-B8 gelten
    nicht.
    .title = Zwei Spieler
    .short = Zu zweit zieht Black Jack wie ein dritter Kapitän mit, mit eigenen Karten. Wer ihn anheuert, wählt auch
        seine Karte und bekommt die Matrosen, die er aus Spelunken holt; heuert ihn niemand an, bestimmt der Zufall
        seine Karte, und diese Matrosen kommen ins Hafenbecken. Hier raubt er nur, wo er landet: Vorbeigehen allein
        beraubt niemanden.
    .ruling = Der Text nennt nur, was sich ändert; neben den Änderungen können diese Regeln nicht gelten.

rules-hs-t1 = Statt der 12 Karten hat Black Jack die acht eines unbenutzten Kapitäns (1–7, Rum). Jede wird einmal
    gespielt und liegt dann offen.

rules-hs-t2 = Die Spieler bieten abwechselnd, jedes Gebot höher als das letzte, bis einer passt; nur das letzte Gebot
    wird gezahlt. Passt sofort, wer eröffnet, darf der andere ein Gebot machen, und das gewinnt. Passen beide: nicht
    angeheuert.
    .title = Versteigerung
    .ruling = In HS-B2 darf jeder einmal bieten, also auch hier.

rules-hs-t3 = Der Auftraggeber wählt heimlich eine von Black Jacks übrigen Karten und eine für den eigenen Kapitän;
    der Gegner wählt eine. Alle drei werden gleichzeitig aufgedeckt, und HS-R2 bis HS-R5 behandeln die drei Figuren
    gleich; er zieht, wenn seine Zahl an der Reihe ist, nicht zuletzt. Einen einzelnen Rum, ob eigen oder Black Jacks,
    benennt der Auftraggeber.
    .title = Angeheuert
    .ruling = Nicht angeheuert, wird seine Karte aufgedeckt, bevor jemand zieht, und gleiche Karten von Auftraggeber
        und Black Jack heben sich auf: Beides ergibt nur Sinn, wenn seine Karte eine von dreien der Runde ist.

rules-hs-t4 = Black Jack nimmt Matrosen aus Spelunken wie ein Kapitän (HS-R4, HS-R6); angeheuert kommen sie in die
    Mannschaft des Auftraggebers, sonst ins Hafenbecken.
    .ruling = Der Auftraggeber spielt „als spielte er für zwei“, und ohne Auftraggeber gehen Gewinn und Verlust ans
        Hafenbecken: Er sammelt also.

rules-hs-t5 = Kommt Black Jack bei einem Kapitän an, nimmt er zuerst den Matrosen der Spelunke (HS-T4). Angeheuert und
    der Kapitän des Gegners: Der Auftraggeber darf rauben wie in HS-R7, mit der eigenen Mannschaft. Angeheuert und der
    Kapitän des Auftraggebers: Niemand wird beraubt. Nicht angeheuert, gleich welcher Kapitän: Sein Besitzer gibt,
    wenn die Mannschaft nicht leer ist, einen Matrosen eigener Wahl ins Hafenbecken ab, gleich wie groß die
    Mannschaften sind. In jedem Fall wird der getroffene Kapitän dann auf das nächste freie Feld gesetzt (HS-R8), und
    Black Jack bleibt. Vorbeigehen allein beraubt niemanden.
    .ruling = Nur auf dem Gegner zu landen wird ein Raub genannt, „wieder nach den Regeln des Standardspiels“; das
        kann nur die Regel für einen Kapitän sein, der auf einen Kapitän trifft: Die getroffene Figur wird also
        versetzt, und Vorbeigehen beraubt niemanden.

rules-hs-t6 = Kommt der Gegner auf dem Feld des angeheuerten Black Jack an, nimmt er den Matrosen der Spelunke und
    darf dann einen Matrosen nehmen: aus dem Hafenbecken oder, wenn die eigene Mannschaft nicht größer ist, vom
    Auftraggeber. Wer sonst dort ankommt (der Auftraggeber; jeder, wenn er nicht angeheuert ist), darf einen aus dem
    Hafenbecken nehmen (HS-B4). In jedem Fall wird Black Jack dann im Uhrzeigersinn auf das nächste freie Feld
    gesetzt; zieht er noch, beginnt er dort.
    .ruling = Wohin Black Jack kommt, wenn jemand bei ihm ankommt, wird nur für das Standardspiel gesagt; wir halten
        es hier genauso.

rules-hs-t7 = Seine übrigen Karten werden gemischt; nachdem beide Spieler gewählt haben, wird seine oberste Karte mit
    ihren aufgedeckt, und die Runde geht weiter wie in HS-T3 bis HS-T6. Sein eigener einzelner Rum wird zu einer Zahl,
    die unter den von niemandem aufgedeckten ausgelost wird.
    .title = Nicht angeheuert
    .ruling = Was aus seinem Rum wird, wenn niemand eine Zahl nennen kann, wird nicht gesagt.

## Examples, as small boards show them

rules-hs-example-r2 = Grün und Gelb decken beide 5 auf: Sie heben sich auf, bleiben stehen und nehmen den Matrosen,
    vor dem sie stehen. Blau ist mit 4 allein und zieht.

rules-hs-example-r3 = Nur Gelb spielt Rum. Gelb sieht die 4 und die 6, macht daraus eine 1 und zieht vor ihnen.

rules-hs-example-r5 = Grün deckt 6 auf, Gelb 4, Blau 5: Gelb zieht zuerst, dann Blau, dann Grün.

rules-hs-example-r6 = Blau zieht 4 weit und nimmt die rote 15; der nächste Matrose wird aufgedeckt.

rules-hs-example-r7 = Grün zieht 4 weit und trifft auf Gelb. Beide Mannschaften haben drei Matrosen, also darf Grün
    einen nehmen: die rote 15.

rules-hs-example-r8 = Grün hat die größere Mannschaft, darum wird Gelb nicht beraubt, macht aber Platz: an Blau vorbei
    auf das nächste freie Feld.

rules-hs-example-e1 = Grün hat vor allem graue Matrosen: 4 + 9 + 11 + 12 + 15 = 51, und die grauen noch einmal, 24,
    macht 75.

rules-hs-example-b2 = Grün bietet die gelbe 7, Gelb die graue 9, Blau passt: Die graue 9 kommt ins Hafenbecken, und
    Black Jack arbeitet für Gelb.

rules-hs-example-b4 = Blau erreicht Black Jacks Feld und nimmt die rote 10 aus dem Hafenbecken. Black Jack rückt auf
    das nächste freie Feld und beginnt dort seinen eigenen Zug.

rules-hs-example-b6 = Grün hat Black Jack angeheuert; er zieht 6 weit und überholt Gelb und Blau. Von Gelbs vier
    Matrosen nimmt Grün die violette 14. Jetzt hat Grün vier und Blau nur zwei: Blau bleibt verschont.

rules-hs-example-b7 = Niemand hat Black Jack angeheuert. Er zieht 4 weit und überholt Gelb; Gelb gibt die gelbe 2 ins
    Hafenbecken ab.

rules-hs-example-t6 = Black Jack arbeitet für Grün. Gelb kommt auf seinem Feld an und nimmt die rote 11: nicht aus dem
    Hafenbecken, sondern von Grün.
