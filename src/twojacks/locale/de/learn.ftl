# The lessons: what is said to somebody who plays for the first time.

learn-go-on = Weiter
learn-leave = Lektion verlassen
learn-play-now = Jetzt eine ganze Partie
learn-neighbour-1 = Wiebke
learn-neighbour-2 = Fiete

## Halunken & Spelunken

learn-hs-intro-1 = Willkommen im Hafen. Du bist Kapitän und suchst eine Mannschaft. Vierzehn Spelunken stehen im Kreis, und in jeder warten drei Matrosen.
learn-hs-intro-2 = Jeder Matrose hat eine Farbe und einen Wert. Am Ende zählen die Werte deiner Mannschaft, und die Farbe, von der du am meisten Matrosen hast, zählt doppelt.
learn-hs-intro-3 = Du hast acht Bewegungskarten für acht Runden, 1 bis 7 und Rum, und verwendest jede nur einmal. Die erste Runde spielen wir zusammen.
learn-hs-ask-place = Wo soll dein Kapitän beginnen? Wähl ein beleuchtetes Feld. Der oberste Matrose der Spelunke kommt sofort mit; noch sieht niemand, wer es ist.
learn-hs-ask-cards = Wähl eine Karte: So viele Spelunken ziehst du im Uhrzeigersinn, und der Matrose dort kommt mit. Tipp eine an, um zu sehen, wohin. Legt jemand die gleiche, bleibt ihr beide stehen.
learn-hs-ask-name-rum = Deiner ist der einzige Rum, also darfst du jetzt eine Zahl nennen. Die Zahlen der anderen sind vergeben.
learn-hs-ask-rob = Du triffst auf einen anderen Kapitän, und deine Mannschaft ist nicht die größere: Du darfst ihm einen Matrosen wegnehmen. Welcher hilft dir am meisten?
learn-hs-event-placed = Ein Kapitän geht zu einer Spelunke, und ihr oberster Matrose kommt mit.
learn-hs-event-turned-up = Jetzt wird in jeder Spelunke der oberste Matrose aufgedeckt. So siehst du immer, wen du bekommen würdest.
learn-hs-event-revealed = Alle Karten werden gleichzeitig aufgedeckt.
learn-hs-event-cancelled = Gleiche Karten heben sich auf. Diese Kapitäne bleiben stehen, und jeder nimmt den Matrosen der Spelunke, vor der er steht.
learn-hs-event-moved = Jetzt ziehen die anderen, die niedrigste Zahl zuerst. Wer früh kommt, bekommt den obersten Matrosen; wer spät kommt, trifft vielleicht schon auf jemanden.
learn-hs-event-met = Zwei Kapitäne auf einem Feld! Wer ankommt, darf dem anderen einen Matrosen wegnehmen, außer mit der größeren Mannschaft.
learn-hs-event-pushed = Dann macht der Kapitän, der da war, Platz und rückt auf das nächste freie Feld. Dort kommt kein Matrose mit.
learn-hs-done = Das war die erste Runde. Noch sieben, und die beste Mannschaft gewinnt. Im Standardspiel kommt Black Jack dazu: Wer ihn anheuert, darf jeder Mannschaft, die er überholt, einen Matrosen nehmen, nur kleineren nicht.

## Montego Bay

learn-mb-intro-1 = Guten Morgen am Kai! Du hast einen großen Hafenarbeiter und einen kleinen. Sie gehen um die Lagerhäuser und tragen Fässer zu den Schiffen.
learn-mb-intro-2 = Läuft ein Schiff aus, bekommt die erste Zahl auf dem Segel, wer die meisten Fässer an Bord hat, und die zweite der Nächste. Die meisten Punkte gewinnen.
learn-mb-intro-3 = In jeder Runde wählst du heimlich, wie weit deine Hafenarbeiter gehen. Wo sie anhalten, leeren sie den Lagerraum neben sich. Die erste Runde spielen wir zusammen.
learn-mb-ask-hire = Lazy Jack hilft eine Runde lang dem, der ihm drei Münzen zahlt. Wähl den Hafenarbeiter, bei dem er beginnt, oder verzichte.
learn-mb-ask-cards = Wie weit soll dein großer Hafenarbeiter gehen? Er kommt aus der Kneipe mit dem roten Dach, hinten entlang. Tipp eine Karte an, um zu sehen, zu welchem Lagerraum sie führt.
learn-mb-ask-cards-small = Jetzt dein kleiner Hafenarbeiter mit fünf eigenen Karten. Er kommt aus der Kneipe mit dem violetten Dach, am Kai entlang, wo die Lagerräume zuerst geleert werden.
learn-mb-ask-load = Wähl das Schiff für das nächste Fass. Die Flaggen zeigen, was jeder bekäme, wenn es jetzt ausliefe. Wer ein Schiff füllt, bekommt 1 Punkt mehr.
learn-mb-ask-unload = Diese Fässer sind kaputt. Für jedes davon nimmst du ein eigenes von einem Schiff zurück. Wähl das Schiff, bei dem es am wenigsten wehtut.
learn-mb-event-turned-up = Die Karten werden in der Reihenfolge der Plättchen aufgedeckt. Wer vorne liegt, geht zuerst.
learn-mb-event-pushed = Das Feld war besetzt: Der Hafenarbeiter, der dort stand, wird quer durch das Lagerhaus auf die andere Seite geschoben.
learn-mb-event-went-back = Beide Seiten des Lagerhauses sind besetzt, also kann niemand geschoben werden. Wer zuletzt kam, geht zurück auf das erste freie Feld.
learn-mb-event-visited = Alle stehen. Jetzt werden die Lagerräume geleert: am Kai ab Lagerhaus 1, dann hinten. Kaputte Fässer nehmen eigene Fässer von den Schiffen.
learn-mb-event-loaded = Ein Fass kommt an Bord, in der Farbe seines Besitzers. Sobald ein Schiff voll ist, wird es ausgezahlt und läuft aus.
learn-mb-event-sailed = Ein volles Schiff läuft sofort aus. Die meisten Fässer an Bord bekommen die erste Zahl auf dem Segel, die nächsten die zweite; wer es gefüllt hat, 1 Punkt mehr.
learn-mb-event-sailed-pilot = Die Runde endet: Das Schiff an Anleger 1 läuft aus und zahlt, voll oder nicht. Dieses erste ist das Lotsenboot, das nichts trägt. Die anderen rücken vor.
learn-mb-event-took-coin = Eine Münze! Für drei davon heuerst du Lazy Jack eine Runde lang an: ein Hafenarbeiter mehr, der nie Fässer von Schiffen nimmt.
learn-mb-event-tiles-moved = Alle Plättchen rücken einen Platz weiter: Wer der Letzte war, ist jetzt der Erste.
learn-mb-done = Das war die erste Runde. Von nun an darf, wer drei Münzen hat, zuerst Lazy Jack anheuern. So geht es weiter, bis nur noch drei Schiffe im Hafen liegen.
