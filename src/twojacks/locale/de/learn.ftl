# The lessons: what is said to somebody who plays for the first time.

learn-go-on = Weiter
learn-leave = Lektion verlassen
learn-progress = So weit ist die Lektion
learn-play-now = Jetzt eine ganze Partie
learn-speed = Wie schnell alles geht, stellst du im Spiel im Menü ein.
learn-new-tab = öffnet sich in einem neuen Tab
learn-neighbour-1 = Wiebke
learn-neighbour-2 = Fiete
learn-neighbour-3 = Hinnerk

## Halunken & Spelunken

learn-hs-intro-1 = Willkommen im Hafen. Du bist Kapitän und suchst eine Mannschaft. Vierzehn Spelunken stehen im Kreis, und in jeder warten drei Matrosen.
learn-hs-intro-2 = Jeder Matrose hat eine Farbe und einen Wert. Am Ende zählen die Werte deiner Mannschaft, und die Farbe, von der du am meisten Matrosen hast, zählt doppelt.
learn-hs-intro-3 = Du hast acht Bewegungskarten für acht Runden, 1 bis 7 und Rum, und verwendest jede nur einmal. Rum darf zu jeder Zahl werden, die sonst niemand zeigt; mehrere Rum heben sich auf. Die erste Runde spielen wir zusammen.
learn-hs-ask-place = Wo soll dein Kapitän beginnen? Wähl ein beleuchtetes Feld. Der oberste Matrose der Spelunke kommt sofort mit; noch sieht niemand, wer es ist.
learn-hs-ask-place-jack = Dein erster Matrose ist der niedrigste, also bestimmst du, wo Black Jack beginnt. In jeder Runde zieht er nach allen Kapitänen, und wen er überholt, der verliert vielleicht einen Matrosen.
learn-hs-ask-auction = Jeder darf einmal bieten, immer höher. Angeheuert lässt Black Jack dich jeder Mannschaft, die er überholt, einen Matrosen nehmen, nur kleineren nicht. Sonst nimmt er allen einen.
learn-hs-ask-auction-two-players = Bietet abwechselnd, immer höher, bis einer passt. Angeheuert zieht Black Jack mit einer Karte, die du wählst, und nimmt Matrosen für dich. Sonst kommt, was er nimmt, ins Hafenbecken.
learn-hs-ask-cards = Wähl eine Karte: So viele Spelunken ziehst du im Uhrzeigersinn, und der Matrose dort kommt mit. Tipp eine an, um zu sehen, wohin. Legt jemand die gleiche, bleibt ihr beide stehen.
learn-hs-ask-jack-card = Black Jack arbeitet für dich: Leg auch eine seiner Karten. Er zieht wie ein Kapitän, wenn seine Zahl an der Reihe ist, und die Matrosen, die er nimmt, kommen zu dir.
learn-hs-ask-name-rum = Deiner ist der einzige Rum, also darfst du jetzt eine Zahl nennen. Die Zahlen der anderen sind vergeben.
learn-hs-ask-jack-rum = Black Jacks Rum ist der einzige, also nennt jetzt eine Zahl, wer ihn angeheuert hat. Die Zahlen der anderen sind vergeben.
learn-hs-ask-rob = Du triffst auf einen anderen Kapitän, und deine Mannschaft ist nicht die größere: Du darfst ihm einen Matrosen wegnehmen. Welcher hilft dir am meisten?
learn-hs-ask-rob-by-jack = Black Jack arbeitet für dich und überholt eine Mannschaft, die nicht kleiner ist als deine: Du darfst ihr einen Matrosen wegnehmen. Welcher hilft dir am meisten?
learn-hs-ask-rob-basin = Du kommst auf Black Jacks Feld: Du darfst einen Matrosen aus seinem Hafenbecken nehmen, egal wie groß deine Mannschaft ist. Dann rückt er auf das nächste freie Feld.
learn-hs-ask-give = Niemand hat Black Jack angeheuert, und jetzt kommt er zu dir: Gib einen Matrosen ins Hafenbecken ab. Wen kannst du entbehren?
learn-hs-event-placed = Ein Kapitän geht zu einer Spelunke, und ihr oberster Matrose kommt mit.
learn-hs-event-turned-up = Jetzt wird in jeder Spelunke der oberste Matrose aufgedeckt. So siehst du immer, wen du bekommen würdest.
learn-hs-event-passed-forced = Wer keinen Matrosen über dem letzten Gebot hat, muss passen. Wo es nur eine Wahl gibt, wird niemand gefragt.
learn-hs-event-hired = Das höchste Gebot kommt ins Hafenbecken, und Black Jack arbeitet in dieser Runde für diesen Spieler.
learn-hs-event-not-hired = Niemand hat Black Jack angeheuert. Am Ende dieser Runde gibt jeder, den er überholt, einen Matrosen ins Hafenbecken ab.
learn-hs-event-chose-forced = In der letzten Runde hat jeder nur noch eine Karte, also wird niemand gefragt.
learn-hs-event-revealed = Alle Karten werden gleichzeitig aufgedeckt.
learn-hs-event-cancelled = Gleiche Karten heben sich auf. Diese Kapitäne bleiben stehen, und jeder nimmt den Matrosen der Spelunke, vor der er steht.
learn-hs-event-named = Ein einzelner Rum wird zu einer Zahl von 1 bis 7, die sonst niemand zeigt. Wer ihn gelegt hat, nennt sie, wenn alle Karten offen liegen.
learn-hs-event-moved = Jetzt ziehen die anderen, die niedrigste Zahl zuerst. Wer früh kommt, bekommt den obersten Matrosen; wer spät kommt, trifft vielleicht schon auf jemanden.
learn-hs-event-met = Zwei Kapitäne auf einem Feld! Wer ankommt, darf dem anderen einen Matrosen wegnehmen, außer mit der größeren Mannschaft.
learn-hs-event-met-jack = Wer auf Black Jacks Feld kommt, darf einen Matrosen aus seinem Hafenbecken nehmen, egal wie groß die Mannschaft ist.
learn-hs-event-may-not-rob = Hier verliert niemand einen Matrosen: Wer die größere Mannschaft hat, darf die kleinere nicht berauben.
learn-hs-event-pushed = Dann macht der Kapitän, der da war, Platz und rückt auf das nächste freie Feld. Dort kommt kein Matrose mit.
learn-hs-event-jack-turned = Black Jack zieht zuletzt: so weit, wie eine verdeckte Karte sagt, und weiter bis zu einem freien Feld. Angeheuert beraubt er die Mannschaften, die er überholt, nur kleinere nicht, für den, der ihn angeheuert hat; sonst gibt jeder, den er überholt, einen Matrosen ab.
learn-hs-done = Das war die erste Runde. Noch sieben, und die beste Mannschaft gewinnt. Im Standardspiel darfst du vor jeder Runde einen Matrosen bieten, um Black Jack anzuheuern: Dann darfst du jeder Mannschaft, die er überholt, einen nehmen, wenn sie nicht kleiner ist.

## Montego Bay

learn-mb-intro-1 = Guten Morgen am Kai! Du hast einen großen Hafenarbeiter mit Mütze und einen kleinen mit Kopftuch. Sie gehen um die Lagerhäuser und tragen Fässer zu den Schiffen.
learn-mb-intro-2 = Läuft ein Schiff aus, bekommt die erste Zahl auf dem Segel, wer die meisten Fässer an Bord hat, und die zweite der Nächste; bei Gleichstand wird geteilt. Die meisten Punkte gewinnen.
learn-mb-intro-3 = In jeder Runde wählst du heimlich, wie weit deine Hafenarbeiter gehen. Die braunen Fässer, wo sie anhalten, sagen, wie viele eigene du lädst. Die erste Runde spielen wir zusammen.
learn-mb-ask-hire = Lazy Jack ist diese Runde ein Hafenarbeiter mehr für dich: Er zieht zuerst und entlädt nie ein Schiff. Bei wem soll er beginnen, wenn du ihn willst?
learn-mb-ask-cards = Wie weit soll dein großer Hafenarbeiter gehen? Er kommt aus der Kneipe mit dem roten Dach, am Strand entlang. Tipp eine Karte an, um zu sehen, zu welchem Lagerraum sie führt.
learn-mb-ask-cards-small = Jetzt dein kleiner Hafenarbeiter mit fünf eigenen Karten. Er kommt aus der Kneipe mit dem violetten Dach, am Kai entlang, wo die Lagerräume zuerst geleert werden.
learn-mb-ask-cards-jack = Jetzt Lazy Jack. Er zieht als Allererster, vom Feld eines deiner Hafenarbeiter aus, und teilt sich dessen Karten: Also wird es eine andere Zahl.
learn-mb-ask-load = Wähl das Schiff für das nächste Fass. Die Flaggen zeigen, was jeder bekäme, wenn es jetzt ausliefe. Wer ein Schiff füllt, bekommt 1 Punkt mehr.
learn-mb-ask-unload = Diese Fässer sind kaputt. Für jedes davon nimmst du ein eigenes von einem Schiff zurück. Wähl das Schiff, bei dem es am wenigsten wehtut.
learn-mb-event-hired = Drei Münzen gehen an die Bank, und Lazy Jack arbeitet in dieser Runde für diesen Spieler. Er beginnt bei einem von dessen Hafenarbeitern und zieht vor allen anderen.
learn-mb-event-turned-up = Die Karten werden in der Reihenfolge der Plättchen aufgedeckt. Wer vorne liegt, geht zuerst.
learn-mb-event-pushed = Das Feld war besetzt: Der Hafenarbeiter, der dort stand, wird quer durch das Lagerhaus auf die andere Seite geschoben.
learn-mb-event-went-back = Beide Seiten des Lagerhauses sind besetzt, also kann niemand geschoben werden. Wer zuletzt kam, geht zurück auf das erste freie Feld.
learn-mb-event-visited = Alle stehen. Jetzt werden die Lagerräume geleert: am Kai ab Lagerhaus 1, dann am Strand vom letzten zurück bis 1. Kaputte Fässer nehmen eigene Fässer von den Schiffen.
learn-mb-event-loaded = Ein Fass kommt an Bord, in der Farbe seines Besitzers. Sobald ein Schiff voll ist, wird es ausgezahlt und läuft aus.
learn-mb-event-unloaded = Die Fässer in diesem Lagerraum sind kaputt: Für jedes nimmt der Spieler ein eigenes von einem Schiff zurück.
learn-mb-event-put-in-pub = Es ist kein Schiff mehr zum Beladen da, also kommen diese Fässer in die Kneipe. Sie zählen am Ende des Spiels.
learn-mb-event-sailed = Ein volles Schiff läuft sofort aus. Die meisten Fässer an Bord bekommen die erste Zahl auf dem Segel, die nächsten die zweite; wer es gefüllt hat, 1 Punkt mehr.
learn-mb-event-sailed-pilot = Die Runde endet: Das Schiff an Anleger 1 läuft aus und zahlt, voll oder nicht. Dieses erste ist das Lotsenboot, das nichts trägt. Die anderen rücken vor.
learn-mb-event-took-coin = Eine Münze! Für drei davon heuerst du Lazy Jack eine Runde lang an: ein Hafenarbeiter mehr, der nie Fässer von Schiffen nimmt.
learn-mb-event-tiles-moved = Alle Plättchen rücken einen Platz weiter: Wer der Letzte war, ist jetzt der Erste.
learn-mb-event-ended = Nach dem Laden liegen höchstens drei Schiffe im Hafen: Das Spiel ist aus. Sie zahlen noch einmal, so wie sie daliegen; dann gewinnen die meisten Punkte.
learn-mb-done = Das war die erste Runde. Von nun an darf, wer drei Münzen hat, zuerst Lazy Jack anheuern. So geht es weiter, bis nur noch drei Schiffe im Hafen liegen; auch die zahlen noch.
