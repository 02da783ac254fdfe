# The lessons: what is said to somebody who plays for the first time.

learn-go-on = Continuer
learn-leave = Quitter la leçon
learn-play-now = Une partie entière
learn-neighbour-1 = Maëlle
learn-neighbour-2 = Yann

## Halunken & Spelunken

learn-hs-intro-1 = Bienvenue au port. Vous êtes capitaine et vous cherchez un équipage. Quatorze tavernes forment un cercle, et dans chacune trois matelots attendent.
learn-hs-intro-2 = Chaque matelot a une couleur et une valeur. À la fin, vous additionnez les valeurs de votre équipage, et la couleur dont vous avez le plus de matelots compte double.
learn-hs-intro-3 = Une partie dure huit tours. Vous avez huit cartes de déplacement, et chacune ne sert qu’une fois. Jouons le premier tour ensemble.
learn-hs-ask-place = Où votre capitaine va-t-il commencer ? Choisissez une case éclairée. Le premier matelot de la taverne vous rejoint aussitôt, même si personne ne voit encore qui c’est.
learn-hs-ask-cards = Choisissez une carte de déplacement : vous avancerez d’autant de tavernes dans le sens des aiguilles d’une montre, et le matelot de l’arrivée vous rejoindra. Touchez-en une pour voir où elle mène, puis posez-la. Attention : si quelqu’un pose la même carte, aucun de vous ne bouge.
learn-hs-ask-name-rum = Votre Rhum est le seul sur la table : vous pouvez maintenant annoncer un nombre. Ceux des autres sont pris.
learn-hs-ask-rob = Vous rencontrez un autre capitaine, et votre équipage n’est pas le plus nombreux : vous pouvez lui prendre un matelot. Lequel vous aide le plus ?
learn-hs-event-placed = Un capitaine s’installe devant une taverne, et le premier matelot le suit.
learn-hs-event-turned-up = Maintenant, le premier matelot de chaque taverne est retourné. Ainsi, vous voyez toujours qui vous rejoindrait.
learn-hs-event-revealed = Toutes les cartes sont révélées en même temps.
learn-hs-event-cancelled = Les cartes identiques s’annulent. Ces capitaines ne bougent pas, et chacun prend le matelot de la taverne où il se trouve.
learn-hs-event-moved = Maintenant les autres avancent, le plus petit nombre d’abord. Qui arrive tôt a le matelot ; qui arrive tard trouve déjà quelqu’un.
learn-hs-event-met = Deux capitaines sur une case ! Celui qui arrive peut voler l’autre, sauf s’il a l’équipage le plus nombreux.
learn-hs-event-pushed = Ensuite, le capitaine qui était là cède la place et passe à la case libre suivante. Personne ne l’y rejoint.
learn-hs-done = C’était le premier tour. Encore sept, et le meilleur équipage gagne. Dans le jeu standard, Black Jack s’en mêle : qui l’engage vole tous ceux qu’il dépasse.

## Montego Bay

learn-mb-intro-1 = Bonjour sur le quai ! Vous avez un grand docker et un petit. Ils marchent autour des entrepôts et portent des tonneaux aux bateaux.
learn-mb-intro-2 = Un bateau appareille quand il est plein, et après chaque tour le premier appareille aussi. Qui a le plus de tonneaux à bord reçoit le plus de points, les suivants un peu moins. Les points sont sur la voile.
learn-mb-intro-3 = À chaque tour, vous choisissez en secret de combien avancent vos dockers. Puis ils vident les magasins à côté d’eux et chargent les bateaux. Jouons le premier tour ensemble.
learn-mb-ask-hire = Lazy Jack travaille pour qui lui donne trois pièces. Doit-il vous aider à ce tour ? Choisissez un docker pour l’y placer, ou passez-vous de lui.
learn-mb-ask-cards = De combien ce docker doit-il avancer ? Touchez une carte pour voir à quel magasin elle mène. Les tonneaux, c’est bien, sauf les tonneaux endommagés ; les pièces paient Lazy Jack.
learn-mb-ask-load = Votre docker porte des tonneaux. Choisissez le bateau qui doit recevoir le prochain. Les drapeaux d’un mât montrent ce que chacun recevrait s’il appareillait maintenant.
learn-mb-ask-unload = Ces tonneaux sont endommagés. Pour chacun, vous devez retirer un des vôtres d’un bateau. Choisissez celui où cela coûte le moins.
learn-mb-event-turned-up = Les cartes sont révélées dans l’ordre des tuiles. Le premier avance d’abord.
learn-mb-event-pushed = La case était occupée : le docker qui s’y trouvait est poussé à travers l’entrepôt, de l’autre côté.
learn-mb-event-went-back = On ne peut pousser personne là où il y a déjà quelqu’un. Ce docker recule donc jusqu’à la première case libre.
learn-mb-event-visited = Tout le monde est en place. Maintenant, l’un après l’autre, les dockers vident le magasin à côté d’eux, en commençant par le bout gauche du quai. Les magasins ne s’épuisent jamais.
learn-mb-event-loaded = Un tonneau monte à bord. Il a la couleur de son propriétaire, pour que tous puissent compter.
learn-mb-event-sailed = Un bateau appareille : quand il est plein, et le premier de la file à la fin d’un tour. Qui a le plus de tonneaux à bord reçoit le premier nombre de la voile, les suivants les nombres d’après. Les autres avancent, et un nouveau arrive. Le premier à partir est en général le bateau-pilote, qui ne paie personne.
learn-mb-event-took-coin = Une pièce. Avec trois pièces, on engage Lazy Jack pour un tour.
learn-mb-event-tiles-moved = Le tour se termine et toutes les tuiles avancent d’une place : le dernier est maintenant le premier.
learn-mb-done = C’était le premier tour. On continue jusqu’à ce qu’il ne reste que trois bateaux au port. Le plus de points gagne.
