# The lessons: what is said to somebody who plays for the first time.

learn-go-on = Continuer
learn-leave = Quitter la leçon
learn-progress = Avancement de la leçon
learn-play-now = Une partie entière
learn-speed = Pendant une partie, la vitesse se règle dans le menu.
learn-new-tab = s’ouvre dans un nouvel onglet
learn-neighbour-1 = Maëlle
learn-neighbour-2 = Yann
learn-neighbour-3 = Loïc

## Halunken & Spelunken

learn-hs-intro-1 = Bienvenue au port. Vous êtes un capitaine qui cherche un équipage. Quatorze tavernes forment un cercle, et dans chacune trois matelots attendent.
learn-hs-intro-2 = Chaque matelot a une couleur et une valeur. À la fin, on additionne les valeurs de votre équipage, et votre couleur la plus nombreuse compte double.
learn-hs-intro-3 = Vous avez huit cartes de déplacement pour huit tours, de 1 à 7 et Rhum ; chacune ne sert qu’une fois. Le Rhum peut devenir tout nombre que personne d’autre ne montre ; plusieurs Rhums s’annulent. Jouons le premier tour ensemble.
learn-hs-ask-place = Où votre capitaine va-t-il commencer ? Choisissez une case éclairée. Le premier matelot de la taverne vous rejoint aussitôt ; personne ne voit encore qui c’est.
learn-hs-ask-place-jack = Votre premier matelot est le plus faible : vous choisissez où commence Black Jack. À chaque tour, il avance après tous les capitaines, et ceux qu’il dépasse risquent de perdre un matelot.
learn-hs-ask-auction = Chacun peut miser une fois, toujours plus. Engagé, Black Jack vous laisse prendre un matelot à chaque équipage qu’il dépasse, sauf aux plus petits. Sinon, il en prend un à tous.
learn-hs-ask-auction-two-players = Misez à tour de rôle, toujours plus, jusqu’à ce que l’un passe. Engagé, Black Jack avance avec une carte de votre choix et prend des matelots pour vous. Sinon, ce qu’il prend va au bassin.
learn-hs-ask-cards = Choisissez une carte : vous avancez d’autant de tavernes dans le sens horaire, et le matelot vous rejoint. Touchez-en une pour voir où elle mène. Si quelqu’un pose la même, aucun de vous ne bouge.
learn-hs-ask-jack-card = Black Jack travaille pour vous : posez aussi une de ses cartes. Il avance à son rang comme un capitaine, et les matelots qu’il prend rejoignent votre équipage.
learn-hs-ask-name-rum = Votre Rhum est le seul sur la table : vous pouvez maintenant annoncer un nombre. Ceux des autres sont pris.
learn-hs-ask-jack-rum = Le Rhum de Black Jack est le seul sur la table : qui l’a engagé annonce maintenant un nombre. Ceux des autres sont pris.
learn-hs-ask-rob = Vous rencontrez un autre capitaine, et votre équipage n’est pas plus nombreux que le sien : vous pouvez lui prendre un matelot. Lequel vous aide le plus ?
learn-hs-ask-rob-by-jack = Black Jack travaille pour vous et dépasse un équipage qui n’est pas plus petit que le vôtre : vous pouvez lui prendre un matelot. Lequel vous aide le plus ?
learn-hs-ask-rob-basin = Vous arrivez sur la case de Black Jack : vous pouvez prendre un matelot dans son bassin, quelle que soit la taille de votre équipage. Puis il passe à la case libre suivante.
learn-hs-ask-give = Personne n’a engagé Black Jack, et le voilà chez vous : abandonnez un matelot au bassin. De qui pouvez-vous vous passer ?
learn-hs-event-placed = Un capitaine s’installe devant une taverne, et le premier matelot le suit.
learn-hs-event-turned-up = Maintenant, le premier matelot de chaque taverne est retourné. Ainsi, vous voyez toujours qui vous rejoindrait.
learn-hs-event-passed-forced = Qui n’a aucun matelot au-dessus de la dernière mise doit passer. S’il n’y a qu’un seul choix, rien n’est demandé.
learn-hs-event-hired = La plus haute mise va dans le bassin, et Black Jack travaille pour ce joueur pendant ce tour.
learn-hs-event-not-hired = Personne n’a engagé Black Jack. À la fin de ce tour, chacun qu’il dépasse abandonne un matelot au bassin.
learn-hs-event-chose-forced = Au dernier tour, il ne reste qu’une carte à chacun : rien n’est donc demandé.
learn-hs-event-revealed = Toutes les cartes sont révélées en même temps.
learn-hs-event-cancelled = Les cartes identiques s’annulent. Ces capitaines ne bougent pas, et chacun prend le matelot de la taverne où il se trouve.
learn-hs-event-named = Un Rhum seul devient un nombre de 1 à 7 que personne d’autre ne montre. Son joueur l’annonce quand toutes les cartes sont révélées.
learn-hs-event-moved = Maintenant les autres avancent, le plus petit nombre d’abord. Qui arrive tôt a le premier matelot ; qui arrive tard trouve peut-être déjà quelqu’un.
learn-hs-event-met = Deux capitaines sur une case ! Celui qui arrive peut prendre un matelot à l’autre, sauf s’il a l’équipage le plus nombreux.
learn-hs-event-met-jack = Qui arrive sur la case de Black Jack peut prendre un matelot dans son bassin, quelle que soit la taille de l’équipage.
learn-hs-event-may-not-rob = Ici personne ne perd de matelot : qui a l’équipage le plus nombreux ne peut pas voler le plus petit.
learn-hs-event-pushed = Ensuite, le capitaine qui était là cède la place et passe à la case libre suivante. Aucun matelot ne l’y rejoint.
learn-hs-event-jack-turned = Black Jack avance en dernier : autant que le dit une carte cachée, puis jusqu’à une case libre. Engagé, il vole les équipages qu’il dépasse, sauf les plus petits, pour qui l’a engagé ; sinon, chacun qu’il dépasse abandonne un matelot.
learn-hs-done = C’était le premier tour. Encore sept, et le meilleur équipage gagne. Dans le jeu standard, avant chaque tour, vous pouvez miser un matelot pour engager Black Jack : vous pouvez alors en prendre un à chaque équipage qu’il dépasse, sauf aux plus petits.

## Montego Bay

learn-mb-intro-1 = Bonjour sur le quai ! Vous avez un grand docker à casquette et un petit à foulard. Ils marchent autour des entrepôts et portent des tonneaux aux bateaux.
learn-mb-intro-2 = Quand un bateau appareille, qui a le plus de tonneaux à bord reçoit le premier nombre de la voile, le suivant le deuxième ; les ex æquo partagent. Le plus de points gagne.
learn-mb-intro-3 = À chaque tour, vous choisissez en secret de combien avancent vos dockers. Les tonneaux bruns où ils s’arrêtent disent combien des vôtres vous chargez. Jouons le premier tour ensemble.
learn-mb-ask-hire = Lazy Jack est un docker de plus ce tour-ci : il avance en premier et ne décharge jamais de bateau. Auprès de qui commencerait-il ?
learn-mb-ask-cards = De combien votre grand docker doit-il avancer ? Il sort du bistrot au toit rouge, côté plage. Touchez une carte pour voir à quel magasin elle mène.
learn-mb-ask-cards-small = Maintenant votre petit docker, avec cinq cartes à lui. Il sort du bistrot au toit violet, le long du quai, où l’on vide les magasins en premier.
learn-mb-ask-cards-jack = Maintenant Lazy Jack. Il avance avant tous les autres, de la case d’un de vos dockers, et partage ses cartes : c’est donc un autre nombre.
learn-mb-ask-load = Choisissez le bateau du prochain tonneau. Ses drapeaux montrent ce que chacun recevrait s’il partait maintenant. Qui remplit un bateau reçoit 1 point de plus.
learn-mb-ask-unload = Ces tonneaux sont endommagés. Pour chacun, vous reprenez un des vôtres sur un bateau. Choisissez celui où cela coûte le moins.
learn-mb-event-hired = Trois pièces vont à la banque, et Lazy Jack travaille pour ce joueur pendant ce tour. Il commence auprès d’un de ses dockers et avance avant tous les autres.
learn-mb-event-turned-up = Les cartes sont révélées dans l’ordre des tuiles. Le premier avance d’abord.
learn-mb-event-pushed = La case était occupée : le docker qui s’y trouvait est poussé à travers l’entrepôt, de l’autre côté.
learn-mb-event-went-back = Les deux côtés de l’entrepôt sont occupés : on ne peut pousser personne. Le dernier arrivé recule jusqu’à la première case libre.
learn-mb-event-visited = Tous sont en place. On vide les magasins : le quai à partir de l’entrepôt 1, puis le côté plage, du dernier jusqu’au 1. Les tonneaux endommagés retirent des vôtres des bateaux.
learn-mb-event-loaded = Un tonneau monte à bord, de la couleur de son propriétaire. Dès qu’un bateau est plein, il est payé et appareille.
learn-mb-event-unloaded = Les tonneaux de ce magasin sont endommagés : pour chacun, le joueur en reprend un des siens sur un bateau.
learn-mb-event-put-in-pub = Il ne reste aucun bateau à charger : ces tonneaux vont au bistrot. Ils comptent à la fin de la partie.
learn-mb-event-sailed = Un bateau plein part aussitôt. Le plus de tonneaux à bord reçoit le premier nombre de la voile, le suivant le deuxième ; qui l’a rempli, 1 point de plus.
learn-mb-event-sailed-pilot = Le tour se termine : le bateau de l’embarcadère 1 part et paie, plein ou non. Ce premier est le bateau-pilote, qui ne porte rien. Les autres avancent.
learn-mb-event-took-coin = Une pièce ! Avec trois, on engage Lazy Jack pour un tour : un docker de plus, qui ne retire jamais de tonneaux d’un bateau.
learn-mb-event-tiles-moved = Toutes les tuiles avancent d’une place : le dernier est maintenant le premier.
learn-mb-event-ended = Après le chargement, il reste trois bateaux au plus dans le port : la partie est finie. Ils paient encore une fois tels quels, puis le plus de points gagne.
learn-mb-done = C’était le premier tour. Désormais, qui a trois pièces peut d’abord engager Lazy Jack. On continue jusqu’à ce qu’il ne reste que trois bateaux au port ; ceux-là paient aussi.
