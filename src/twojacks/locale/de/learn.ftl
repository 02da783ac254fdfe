# The lessons: what is said to somebody who plays for the first time.

learn-go-on = Weiter
learn-leave = Lektion verlassen
learn-play-now = Jetzt eine ganze Partie
learn-neighbour-1 = Wiebke
learn-neighbour-2 = Fiete

## Halunken & Spelunken

learn-hs-intro-1 = Willkommen im Hafen. Du bist Kapitän und suchst eine Mannschaft. Vierzehn Spelunken stehen im Kreis, und in jeder warten drei Matrosen.
learn-hs-intro-2 = Jeder Matrose hat eine Farbe und einen Wert. Am Ende zählst du die Werte deiner Mannschaft zusammen, und die Farbe, von der du am meisten hast, zählt doppelt.
learn-hs-intro-3 = Ein Spiel hat acht Runden. Du hast acht Bewegungskarten und verwendest jede nur einmal. Die erste Runde spielen wir zusammen.
learn-hs-ask-place = Wo soll dein Kapitän beginnen? Wähl ein beleuchtetes Feld. Der oberste Matrose der Spelunke kommt sofort mit, auch wenn noch niemand sieht, wer es ist.
learn-hs-ask-cards = Wähle eine Bewegungskarte: So viele Spelunken ziehst du im Uhrzeigersinn, und der Matrose dort kommt mit. Tipp eine an, um zu sehen, wohin sie führt, und leg sie dann. Vorsicht: Legt jemand die gleiche Karte, bleibt ihr beide stehen.
learn-hs-ask-name-rum = Dein Rum liegt allein da, also darfst du jetzt eine Zahl nennen. Die Zahlen der anderen sind vergeben.
learn-hs-ask-rob = Du triffst auf einen anderen Kapitän, und deine Mannschaft ist nicht die größere: Du darfst ihm einen Matrosen wegnehmen. Welcher hilft dir am meisten?
learn-hs-event-placed = Ein Kapitän geht zu einer Spelunke, und ihr oberster Matrose kommt mit.
learn-hs-event-turned-up = Jetzt wird in jeder Spelunke der oberste Matrose aufgedeckt. So siehst du immer, wen du bekommen würdest.
learn-hs-event-revealed = Alle Karten werden gleichzeitig aufgedeckt.
learn-hs-event-cancelled = Gleiche Karten heben sich auf. Diese Kapitäne bleiben stehen, und jeder nimmt den Matrosen der Spelunke, vor der er steht.
learn-hs-event-moved = Jetzt ziehen die anderen, die niedrigste Zahl zuerst. Wer früh kommt, bekommt den Matrosen; wer spät kommt, trifft schon auf jemanden.
learn-hs-event-met = Zwei Kapitäne auf einem Feld! Wer ankommt, darf den anderen berauben, außer mit der größeren Mannschaft.
learn-hs-event-pushed = Dann macht der Kapitän, der da war, Platz und rückt auf das nächste freie Feld. Dort kommt niemand mit.
learn-hs-done = Das war die erste Runde. Noch sieben, und die beste Mannschaft gewinnt. Im Standardspiel kommt Black Jack dazu: Wer ihn anheuert, beraubt alle, die er überholt.

## Montego Bay

learn-mb-intro-1 = Guten Morgen am Kai! Du hast einen großen Hafenarbeiter und einen kleinen. Sie gehen um die Lagerhäuser und tragen Fässer zu den Schiffen.
learn-mb-intro-2 = Ein Schiff läuft aus, wenn es voll ist, und nach jeder Runde läuft auch das vorderste aus. Wer die meisten Fässer an Bord hat, bekommt die meisten Punkte, die Nächsten weniger. Die Punkte stehen auf dem Segel.
learn-mb-intro-3 = In jeder Runde wählst du heimlich, wie weit deine Hafenarbeiter gehen. Dann leeren sie die Lagerräume neben sich und beladen die Schiffe. Die erste Runde spielen wir zusammen.
learn-mb-ask-hire = Lazy Jack arbeitet für den, der ihm drei Münzen zahlt. Soll er dir in dieser Runde helfen? Wähl einen Hafenarbeiter, um ihn dorthin zu stellen, oder verzichte.
learn-mb-ask-cards = Wie weit soll dieser Hafenarbeiter gehen? Tipp eine Karte an, um den Lagerraum zu sehen, zu dem sie führt. Fässer sind gut, kaputte nicht, und mit Münzen bezahlst du Lazy Jack.
learn-mb-ask-load = Dein Hafenarbeiter trägt Fässer. Wähl das Schiff, das das nächste bekommen soll. Flaggen am Mast zeigen, was jeder bekäme, wenn es jetzt ausliefe.
learn-mb-ask-unload = Diese Fässer sind kaputt. Für jedes davon musst du ein eigenes von einem Schiff nehmen. Wähl das Schiff, bei dem es am wenigsten wehtut.
learn-mb-event-turned-up = Die Karten werden in der Reihenfolge der Plättchen aufgedeckt. Wer vorne liegt, geht zuerst.
learn-mb-event-pushed = Das Feld war besetzt, also wird der Hafenarbeiter, der dort stand, quer durch das Lagerhaus auf die andere Seite geschoben.
learn-mb-event-went-back = Wo schon jemand steht, kann niemand hingeschoben werden. Darum geht dieser Hafenarbeiter zurück auf das erste freie Feld.
learn-mb-event-visited = Alle stehen. Jetzt leert ein Hafenarbeiter nach dem anderen den Lagerraum neben sich, vom linken Ende des Kais an. Lagerräume gehen nie zur Neige.
learn-mb-event-loaded = Ein Fass kommt an Bord. Es hat die Farbe seines Besitzers, damit alle mitzählen können.
learn-mb-event-sailed = Ein Schiff läuft aus: wenn es voll ist, und am Ende einer Runde das vorderste. Wer die meisten Fässer an Bord hat, bekommt die erste Zahl auf dem Segel, die nächsten die Zahlen dahinter. Die anderen rücken vor, und ein neues kommt. Als erstes fährt meist das Lotsenboot, das niemandem etwas zahlt.
learn-mb-event-took-coin = Eine Münze. Für drei davon heuerst du Lazy Jack eine Runde lang an.
learn-mb-event-tiles-moved = Die Runde endet, und alle Plättchen rücken einen Platz weiter: Wer der Letzte war, ist jetzt der Erste.
learn-mb-done = Das war die erste Runde. So geht es weiter, bis nur noch drei Schiffe im Hafen liegen. Die meisten Punkte gewinnen.
