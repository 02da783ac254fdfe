# The lessons: what is said to somebody who plays for the first time.

learn-go-on = Verder
learn-leave = Les verlaten
learn-progress = Hoe ver de les is
learn-play-now = Nu een heel spel
learn-speed = Hoe snel alles gaat, stel je tijdens een spel in het menu in.
learn-new-tab = opent in een nieuw tabblad
learn-neighbour-1 = Fenna
learn-neighbour-2 = Bram
learn-neighbour-3 = Sjoerd

## Halunken & Spelunken

learn-hs-intro-1 = Welkom in de haven. Je bent een kapitein op zoek naar een bemanning. In een kring staan veertien kroegen, en in elke kroeg wachten drie matrozen.
learn-hs-intro-2 = Elke matroos heeft een kleur en een waarde. Aan het einde tel je de waarden van je bemanning op; de kleur waarvan je de meeste matrozen hebt, telt dubbel.
learn-hs-intro-3 = Je hebt acht bewegingskaarten voor acht rondes, 1 tot 7 en Rum, en gebruikt elke maar één keer. Rum mag elk getal worden dat niemand anders toont; meerdere Rums heffen elkaar op. We spelen de eerste ronde samen.
learn-hs-ask-place = Waar zal je kapitein beginnen? Kies een verlicht veld. De bovenste matroos van die kroeg gaat meteen mee; nog niemand kan zien wie het is.
learn-hs-ask-place-jack = Jouw eerste matroos is de laagste, dus kies jij waar Black Jack begint. Elke ronde loopt hij na alle kapiteins, en wie hij passeert, kan een matroos kwijtraken.
learn-hs-ask-auction = Iedereen mag één keer bieden, steeds hoger. Ingehuurd laat Black Jack je een matroos nemen uit elke bemanning die hij passeert, behalve uit kleinere. Anders neemt hij er bij iedereen een.
learn-hs-ask-auction-two-players = Bied om de beurt, steeds hoger, tot iemand past. Ingehuurd loopt Black Jack met een kaart die jij kiest en neemt hij matrozen voor jou. Anders gaat wat hij neemt naar de havenkom.
learn-hs-ask-cards = Kies een kaart: zoveel kroegen loop je met de klok mee, en de matroos daar gaat mee. Tik er een aan om te zien waar je uitkomt. Legt iemand dezelfde kaart, dan blijven jullie allebei staan.
learn-hs-ask-jack-card = Black Jack werkt voor jou: leg ook een van zijn kaarten. Hij loopt op zijn beurt als een kapitein, en de matrozen die hij neemt, gaan met jou mee.
learn-hs-ask-name-rum = Jouw Rum is de enige, dus mag je nu een getal noemen. De getallen van de anderen zijn bezet.
learn-hs-ask-jack-rum = De Rum van Black Jack is de enige, dus noemt wie hem inhuurde nu een getal. De getallen van de anderen zijn bezet.
learn-hs-ask-rob = Je treft een andere kapitein, en jouw bemanning is niet de grootste van de twee: je mag er een matroos uit nemen. Aan wie heb je het meest?
learn-hs-ask-rob-by-jack = Black Jack werkt voor jou en passeert een bemanning die niet kleiner is dan de jouwe: je mag er een matroos uit nemen. Aan wie heb je het meest?
learn-hs-ask-rob-basin = Je komt op het veld van Black Jack: je mag een matroos uit zijn havenkom nemen, hoe groot je bemanning ook is. Daarna gaat hij naar het volgende vrije veld.
learn-hs-ask-give = Niemand heeft Black Jack ingehuurd, en nu komt hij bij jou langs: sta één matroos af aan de havenkom. Wie kun je missen?
learn-hs-event-placed = Een kapitein gaat naar een kroeg, en de bovenste matroos gaat mee.
learn-hs-event-turned-up = Nu wordt in elke kroeg de bovenste matroos opengelegd. Zo zie je altijd wie je zou krijgen.
learn-hs-event-passed-forced = Wie geen matroos boven het laatste bod heeft, moet passen. Waar maar één keuze is, wordt niets gevraagd.
learn-hs-event-hired = Het hoogste bod gaat naar de havenkom, en Black Jack werkt deze ronde voor die speler.
learn-hs-event-not-hired = Niemand heeft Black Jack ingehuurd. Aan het einde van deze ronde staat iedereen die hij passeert een matroos af aan de havenkom.
learn-hs-event-chose-forced = In de laatste ronde heeft iedereen nog maar één kaart over, dus wordt er niets gevraagd.
learn-hs-event-revealed = Alle kaarten worden tegelijk omgedraaid.
learn-hs-event-cancelled = Gelijke kaarten heffen elkaar op. Deze kapiteins blijven staan en nemen elk de matroos van de kroeg waar ze staan.
learn-hs-event-named = Een enkele Rum wordt een getal van 1 tot 7 dat niemand anders toont. De speler noemt het als alle kaarten open liggen.
learn-hs-event-moved = Nu lopen de anderen, het laagste getal eerst. Wie vroeg komt, krijgt de bovenste matroos; wie laat komt, treft daar misschien al iemand.
learn-hs-event-met = Twee kapiteins op één veld! Wie aankomt, mag een matroos van de ander nemen, behalve met de grootste bemanning van de twee.
learn-hs-event-met-jack = Wie op het veld van Black Jack komt, mag een matroos uit zijn havenkom nemen, hoe groot de bemanning ook is.
learn-hs-event-may-not-rob = Hier verliest niemand een matroos: wie de grootste bemanning heeft, mag de kleinere niet beroven.
learn-hs-event-pushed = Daarna maakt de kapitein die er stond plaats en gaat naar het volgende vrije veld. Daar gaat geen matroos met hem mee.
learn-hs-event-jack-turned = Black Jack loopt als laatste: zo ver als een verborgen kaart zegt, en door tot een vrij veld. Ingehuurd berooft hij de bemanningen die hij passeert, behalve kleinere, voor wie hem inhuurde; anders staat iedereen die hij passeert een matroos af.
learn-hs-done = Dat was de eerste ronde. Nog zeven, en de beste bemanning wint. In het standaardspel mag je vóór elke ronde een matroos bieden om Black Jack in te huren: dan mag je er een nemen uit elke bemanning die hij passeert en die niet kleiner is.

## Montego Bay

learn-mb-intro-1 = Goedemorgen op de kade! Je hebt een grote havenarbeider met een pet en een kleine met een hoofddoek. Ze lopen om de pakhuizen heen en dragen vaten naar de schepen.
learn-mb-intro-2 = Als een schip uitvaart, krijgt wie de meeste vaten aan boord heeft het eerste getal op het zeil, de volgende het tweede; bij gelijke stand wordt gedeeld. De meeste punten winnen.
learn-mb-intro-3 = Elke ronde kies je in het geheim hoe ver je havenarbeiders lopen. De bruine vaten waar ze stoppen, zeggen hoeveel eigen vaten je laadt. We spelen de eerste ronde samen.
learn-mb-ask-hire = Lazy Jack is deze ronde een extra havenarbeider: hij loopt als eerste en lost nooit een schip. Bij wie moet hij beginnen, als je hem wilt?
learn-mb-ask-cards = Hoe ver zal je grote havenarbeider lopen? Hij komt uit de kroeg met het rode dak, langs het strand. Tik een kaart aan om te zien bij welk opslagveld hij uitkomt.
learn-mb-ask-cards-small = Nu je kleine havenarbeider, met vijf eigen kaarten. Hij komt uit de kroeg met het paarse dak, langs de kade, waar de opslagvelden het eerst worden geleegd.
learn-mb-ask-cards-jack = Nu Lazy Jack. Hij loopt als allereerste, vanaf de plek naast een van jouw havenarbeiders, en deelt diens kaarten: het wordt dus een ander getal.
learn-mb-ask-load = Kies het schip voor het volgende vat. De vlaggen tonen wat iedere speler zou krijgen als het nu uitvoer. Wie een schip vol maakt, krijgt 1 punt extra.
learn-mb-ask-unload = Deze vaten zijn kapot. Voor elk ervan neem je een eigen vat terug van een schip. Kies waar je het het minst mist.
learn-mb-event-hired = Drie munten gaan naar de bank, en Lazy Jack werkt deze ronde voor die speler. Hij begint naast een van diens havenarbeiders en loopt vóór alle anderen.
learn-mb-event-turned-up = De kaarten worden omgedraaid in de volgorde van de tegels. Wie vooraan ligt, loopt het eerst.
learn-mb-event-pushed = Het veld was bezet: de havenarbeider die daar stond, verhuist dwars door het pakhuis naar de overkant.
learn-mb-event-went-back = Beide kanten van het pakhuis zijn bezet, dus kan niemand verhuizen. Wie het laatst kwam, gaat terug naar het eerste vrije veld.
learn-mb-event-visited = Iedereen staat. Nu worden de opslagvelden geleegd: de kade vanaf pakhuis 1, dan de strandkant van het laatste terug naar 1. Kapotte vaten halen eigen vaten van schepen.
learn-mb-event-loaded = Er gaat een vat aan boord, in de kleur van de eigenaar. Zodra een schip vol is, wordt het uitbetaald en vaart het uit.
learn-mb-event-unloaded = De vaten in dit opslagveld zijn kapot: voor elk ervan neemt de speler een eigen vat terug van een schip.
learn-mb-event-put-in-pub = Er is geen schip meer om te laden, dus gaan deze vaten de kroeg in. Ze tellen mee aan het einde van het spel.
learn-mb-event-sailed = Een vol schip vaart meteen uit. De meeste vaten aan boord krijgen het eerste getal op het zeil, de volgende het tweede; wie het vol maakte, krijgt 1 punt extra.
learn-mb-event-sailed-pilot = De ronde eindigt: het schip aan steiger 1 vaart uit en betaalt, vol of niet. Dit eerste is de loodsboot, die niets vervoert. De andere schuiven door.
learn-mb-event-took-coin = Een munt! Met drie munten neem je Lazy Jack een ronde in dienst: een havenarbeider extra, die nooit vaten van een schip haalt.
learn-mb-event-tiles-moved = Alle tegels schuiven één plaats op: wie de laatste was, is nu de eerste.
learn-mb-event-ended = Na het laden liggen er hoogstens drie schepen in de haven: het spel is uit. Ze betalen nog één keer zoals ze daar liggen; daarna winnen de meeste punten.
learn-mb-done = Dat was de eerste ronde. Vanaf nu mag wie drie munten heeft, eerst Lazy Jack in dienst nemen. Het gaat door tot er nog maar drie schepen in de haven liggen; ook die betalen nog.
