# The lessons: what is said to somebody who plays for the first time.

learn-go-on = Verder
learn-leave = Les verlaten
learn-play-now = Nu een heel spel
learn-neighbour-1 = Fenna
learn-neighbour-2 = Bram

## Halunken & Spelunken

learn-hs-intro-1 = Welkom in de haven. Je bent een kapitein op zoek naar een bemanning. In een kring staan veertien kroegen, en in elke kroeg wachten drie matrozen.
learn-hs-intro-2 = Elke matroos heeft een kleur en een waarde. Aan het einde tel je de waarden van je bemanning op, en de kleur waarvan je er het meest hebt, telt dubbel.
learn-hs-intro-3 = Een spel duurt acht rondes. Je hebt acht bewegingskaarten en gebruikt elke kaart maar één keer. We spelen de eerste ronde samen.
learn-hs-ask-place = Waar zal je kapitein beginnen? Kies een verlicht veld. De bovenste matroos van die kroeg gaat meteen met je mee, al kan nog niemand zien wie het is.
learn-hs-ask-cards = Kies een bewegingskaart: zoveel kroegen loop je met de klok mee, en de matroos daar gaat met je mee. Tik er een aan om te zien waar je uitkomt, en leg hem dan neer. Pas op: als iemand dezelfde kaart legt, blijven jullie allebei staan.
learn-hs-ask-name-rum = Jouw Rum is de enige, dus mag je nu een getal noemen. De getallen van de anderen zijn bezet.
learn-hs-ask-rob = Je treft een andere kapitein, en jouw bemanning is niet de grootste van de twee: je mag er een matroos uit nemen. Aan wie heb je het meest?
learn-hs-event-placed = Een kapitein gaat naar een kroeg, en de bovenste matroos gaat mee.
learn-hs-event-turned-up = Nu wordt in elke kroeg de bovenste matroos opengelegd. Zo zie je altijd wie je zou krijgen.
learn-hs-event-revealed = Alle kaarten worden tegelijk omgedraaid.
learn-hs-event-cancelled = Gelijke kaarten heffen elkaar op. Deze kapiteins blijven staan en nemen elk de matroos van de kroeg waar ze staan.
learn-hs-event-moved = Nu lopen de anderen, het laagste getal eerst. Wie vroeg komt, krijgt de matroos; wie laat komt, treft daar al iemand.
learn-hs-event-met = Twee kapiteins op één veld! Wie aankomt, mag de ander beroven, behalve met de grootste bemanning van de twee.
learn-hs-event-pushed = Daarna maakt de kapitein die er stond plaats en gaat naar het volgende vrije veld. Daar gaat niemand met hem mee.
learn-hs-done = Dat was de eerste ronde. Nog zeven, en de beste bemanning wint. In het standaardspel doet Black Jack mee: wie hem inhuurt, berooft iedereen die hij voorbijloopt.

## Montego Bay

learn-mb-intro-1 = Goedemorgen op de kade! Je hebt een grote havenarbeider en een kleine. Ze lopen om de pakhuizen heen en dragen vaten naar de schepen.
learn-mb-intro-2 = Een schip vaart uit als het vol is, en na elke ronde vaart ook het voorste uit. Wie de meeste vaten aan boord heeft, krijgt de meeste punten, de volgende minder. De punten staan op het zeil.
learn-mb-intro-3 = Elke ronde kies je in het geheim hoe ver je havenarbeiders lopen. Daarna legen ze de opslagvelden naast zich en beladen ze de schepen. We spelen de eerste ronde samen.
learn-mb-ask-hire = Lazy Jack werkt voor wie hem drie munten betaalt. Zal hij je deze ronde helpen? Kies een havenarbeider om hem daar neer te zetten, of sla het over.
learn-mb-ask-cards = Hoe ver zal deze havenarbeider lopen? Tik een kaart aan om te zien bij welk opslagveld hij uitkomt. Vaten zijn goed, kapotte vaten niet, en met munten betaal je Lazy Jack.
learn-mb-ask-load = Je havenarbeider draagt vaten. Kies het schip dat het volgende vat krijgt. Vlaggen aan een mast tonen wat iedere speler zou krijgen als het nu uitvoer.
learn-mb-ask-unload = Deze vaten zijn kapot. Voor elk ervan moet je een eigen vat van een schip halen. Kies het schip waar je het het minst mist.
learn-mb-event-turned-up = De kaarten worden omgedraaid in de volgorde van de tegels. Wie vooraan ligt, loopt het eerst.
learn-mb-event-pushed = Het veld was bezet, dus verhuist de havenarbeider die daar stond dwars door het pakhuis naar de overkant.
learn-mb-event-went-back = Waar al iemand staat, kan niemand heen verhuizen. Daarom gaat deze havenarbeider terug naar het eerste vrije veld.
learn-mb-event-visited = Iedereen staat. Nu leegt de ene havenarbeider na de andere het opslagveld naast zich, te beginnen aan de linkerkant van de kade. Opslagvelden raken nooit op.
learn-mb-event-loaded = Er gaat een vat aan boord. Het heeft de kleur van de eigenaar, dus kan iedereen meetellen.
learn-mb-event-sailed = Een schip vaart uit: als het vol is, en het voorste aan het eind van een ronde. Wie de meeste vaten aan boord heeft, krijgt het eerste getal op het zeil, de volgenden de getallen erachter. De andere schuiven door, en er komt een nieuw schip. Het eerste is meestal de loodsboot, die niemand betaalt.
learn-mb-event-took-coin = Een munt. Met drie munten neem je Lazy Jack voor een ronde in dienst.
learn-mb-event-tiles-moved = De ronde is voorbij, en alle tegels schuiven één plaats op: wie de laatste was, is nu de eerste.
learn-mb-done = Dat was de eerste ronde. Het gaat door tot er nog maar drie schepen in de haven liggen. De meeste punten winnen.
