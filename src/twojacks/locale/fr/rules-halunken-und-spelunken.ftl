# The rules of Halunken & Spelunken as we play them, clause by clause, in our own words.

rules-hs-title = Halunken & Spelunken : les règles telles que nous les jouons

rules-hs-intro = Tirées de la règle imprimée en néerlandais, avec nos propres mots. Chaque règle porte un numéro ; le
    récit de la partie et chaque « Pourquoi ? » y mènent. Là où le texte imprimé se tait ou contient une coquille,
    nous avons tranché nous-mêmes ; la raison est indiquée.

rules-hs-words = Capitaine · matelot (carte) · équipage (les matelots d’un joueur) · taverne · carte de déplacement
    (1–7, Rhum) · Black Jack · bassin (la réserve ouverte de matelots de Black Jack) · employeur (celui qui a engagé
    Black Jack) · case libre (sans capitaine ni Black Jack ; la case que quitte un pion en mouvement est libre)
    .title = Mots

rules-hs-section-s =
    .title = Préparation, dans toutes les variantes
    .short = Quatorze tavernes forment un cercle, avec trois matelots cachés dans chacune. Chacun choisit où commence
        son capitaine et reçoit le premier matelot de cette taverne ; puis le premier matelot de chaque taverne est
        retourné. Vous avez huit cartes de déplacement, et chacune ne sert qu’une fois.

rules-hs-s1 = 42 cartes : jaunes 1–12, grises 2–11 et 13, violettes 3–11 et 14, rouges 4–11 et 15.
    .title = Matelots
    .ruling = Le texte donne les rouges comme « 1–11 et 15 », mais compte 9 cartes rouges et 42 en tout ; seul 4–11 et
        15 convient, et prolonge la logique des autres couleurs (sommes par couleur 78, 78, 77, 75).

rules-hs-s2 = Les matelots sont mélangés ; trois sont posés face cachée dans chacune des 14 tavernes disposées en
    cercle. Il y a une case devant chaque taverne.

rules-hs-s3 = 2 à 4 joueurs ont chacun un capitaine : vert, jaune, bleu ou rouge. Chaque joueur a les cartes de
    déplacement 1–7 et Rhum, utilisables une seule fois.

rules-hs-s4 = Le sort désigne le premier joueur. L’un après l’autre, dans le sens des aiguilles d’une montre, chaque
    joueur pose son capitaine sur une case libre de son choix, prend le premier matelot de cette taverne, que personne
    n’a encore vu, et le pose face visible.
    .ruling = Le texte ne dit pas qui se place en premier.

rules-hs-s5 = Ensuite, le premier matelot de chaque taverne est retourné.

rules-hs-s6 = Les équipages, le bassin, les cartes jouées et la hauteur des piles sont visibles de tous ; les matelots
    face cachée, l’ordre des cartes de Black Jack et les cartes choisies mais non révélées sont cachés.

rules-hs-section-r =
    .title = Un tour (8 en tout)
    .short = Chacun choisit une carte en secret, et toutes sont révélées ensemble : les cartes égales restent sur
        place, les autres avancent d’autant, le plus petit nombre d’abord, et un Rhum seul devient un nombre que
        personne d’autre ne montre. Où que vous soyez alors, le premier matelot de la taverne, s’il y en a un, vous
        rejoint. Si vous arrivez chez un autre capitaine et que votre équipage n’est pas plus nombreux que le sien, vous pouvez
        lui prendre un matelot ; le capitaine rencontré passe plus loin.

rules-hs-r1 = Tous les joueurs choisissent en secret une de leurs cartes de déplacement restantes ; toutes sont
    révélées en même temps.

rules-hs-r2 = Les joueurs qui ont révélé la même carte, un nombre ou Rhum, s’annulent : ils ne bougent pas.
    .title = Annulation

rules-hs-r3 = Si un seul Rhum est joué, son joueur regarde les cartes et annonce un nombre de 1 à 7 qu’aucun autre
    joueur n’a révélé, nombres annulés compris. Ce peut être un nombre dont il a déjà joué la carte.
    .title = Rhum

rules-hs-r4 = D’abord, chaque capitaine annulé prend le premier matelot de la taverne où il se trouve, s’il y en a
    un ; le suivant est retourné. Prendre dans une taverne (HS-R4, HS-R6) est toujours obligatoire.

rules-hs-r5 = Ensuite les autres avancent, le plus petit nombre d’abord, dans le sens des aiguilles d’une montre,
    depuis l’endroit où ils se trouvent alors ; toutes les cases comptent.

rules-hs-r6 = Le capitaine prend le premier matelot de la taverne, s’il y en a un ; le suivant est retourné.
    .title = Arrivée

rules-hs-r7 = Après HS-R6, si l’équipage de l’arrivant n’est alors pas plus nombreux que celui de l’autre, l’arrivant
    peut y prendre un matelot de son choix. Ce n’est pas obligatoire.
    .title = Rencontre d’un capitaine
    .ruling = Le texte dit « peut ». Renoncer a son intérêt : une carte de plus peut changer la couleur qui compte
        double et qui peut voler qui. On compare les équipages après avoir pris le matelot de la taverne, comme dans
        l’ordre et l’exemple du texte.

rules-hs-r8 = Ensuite, qu’un matelot ait été pris ou non, et que le capitaine rencontré ait déjà avancé, ait été
    annulé ou non, il est posé sur la case libre suivante dans le sens des aiguilles d’une montre ; il n’y prend rien
    et, s’il doit encore avancer, il part de là.

rules-hs-r9 = Les cartes jouées restent visibles devant leur joueur et ne servent plus.

rules-hs-section-e =
    .title = Fin et décompte
    .short = Après huit tours, on additionne les valeurs de vos matelots, et la couleur que vous avez le plus souvent
        compte double. Le total le plus élevé gagne.

rules-hs-e1 = Après 8 tours, chaque joueur additionne les valeurs de son équipage ; la couleur dont il a le plus de
    cartes compte double ; entre couleurs aussi nombreuses, le joueur choisit (nous prenons la meilleure).

rules-hs-e2 = Le total le plus élevé gagne ; à égalité, la victoire est partagée.
    .ruling = Le texte ne dit rien des égalités.

rules-hs-e3 = Trois parties de suite, totaux additionnés.
    .title = Longue partie

rules-hs-section-v =
    .title = Jeu pour débutants (3–4 joueurs)
    .short = Le jeu pour commencer : tout ce que vous avez lu jusqu’ici, sans Black Jack.

rules-hs-v1 = HS-S, HS-R, HS-E et rien d’autre.

rules-hs-section-b =
    .title = Jeu standard (3–4 joueurs) : Black Jack
    .short = Avant chaque tour, vous pouvez miser un de vos matelots pour l’aide de Black Jack ; la plus haute mise va
        au bassin. Quand tous les capitaines ont avancé, il en dépasse quelques-uns : qui l’a engagé peut prendre un
        matelot à chacun des autres qu’il dépasse, si cet équipage n’est pas plus petit que le sien ; si personne ne
        l’a engagé, tous ceux qu’il dépasse en abandonnent un au bassin. Qui arrive sur sa case peut prendre un
        matelot dans le bassin.

rules-hs-b1 = Les 12 cartes de Black Jack (1–12) sont mélangées face cachée. Après HS-S5, le joueur dont le premier
    matelot est le plus faible pose Black Jack sur une case libre de son choix ; celui dont le premier matelot est le
    plus fort ouvre la première enchère. À valeur égale, dans les deux cas, jaune passe avant gris, gris avant violet,
    violet avant rouge ; si c’est le même joueur, il fait les deux.
    .title = Préparation

rules-hs-b2 = Au début de chaque tour. Dans le sens des aiguilles d’une montre à partir de celui qui ouvre, chaque
    joueur, une seule fois, passe ou mise un matelot de son équipage, d’une valeur supérieure à la dernière mise. Le
    plus offrant verse ce matelot au bassin et devient l’employeur pour ce tour. La première mise peut être n’importe
    quel matelot, même le dernier d’un équipage ; qui n’a pas de matelot plus fort passe.
    .title = Enchères
    .ruling = Surenchérir veut dire une valeur supérieure ; une valeur égale d’une autre couleur ne suffit pas.

rules-hs-b3 = Les enchères suivantes sont ouvertes par le dernier joueur à avoir engagé Black Jack ; tant que personne
    ne l’a fait, par celui qui a ouvert la première.

rules-hs-b4 = Un capitaine qui arrive sur sa case prend le matelot de la taverne (HS-R6), puis peut prendre un matelot
    de son choix dans le bassin, quelle que soit la taille des équipages ; ensuite Black Jack est posé sur la case
    libre suivante dans le sens des aiguilles d’une montre, d’où partira son propre déplacement. Un bassin vide ne
    donne rien. Le capitaine de l’employeur peut le voler aussi.
    .title = Voler Black Jack
    .ruling = Le texte dit que le joueur « prend » une carte, mais la variante à deux appelle le vol du bassin un
        choix, comme dans le jeu standard : ce n’est donc pas obligatoire, comme en HS-R7.

rules-hs-b5 = Après tous les capitaines. Sa première carte est retournée et il avance d’autant dans le sens des
    aiguilles d’une montre. Si la case atteinte est occupée, il continue jusqu’à la case libre suivante ; sa propre
    case de départ compte comme libre.
    .title = Son déplacement
    .ruling = Dans l’exemple imprimé, le capitaine de la case atteinte est volé avant que Black Jack ne continue ;
        celui qu’il enjambe est dépassé aussi.

rules-hs-b6 = À chaque capitaine dépassé, dans cet ordre, y compris celui de la case atteinte et ceux qu’il a
    enjambés, l’employeur peut prendre un matelot de son choix, sauf si cet équipage est alors moins nombreux que le
    sien. Le capitaine de l’employeur est ignoré, personne n’est volé deux fois dans un même déplacement, et il ne
    visite aucune taverne.
    .title = Engagé
    .ruling = Le texte dit qu’il « prend » une carte, mais l’exemple imprimé parle d’en avoir le droit : ce n’est donc
        pas obligatoire, comme en HS-R7. Qui compte comme dépassé découle de l’exemple, comme en HS-B5.

rules-hs-b7 = Chaque joueur dont il dépasse le capitaine, compté et dans l’ordre comme en HS-B6, abandonne au bassin
    un matelot de son propre choix, quelle que soit la taille des équipages ; un équipage vide ne donne rien.
    .title = Non engagé

rules-hs-b8 = Huit de ses douze cartes servent ; quatre restent inconnues. Le bassin ne compte pour personne.
    .ruling = Le texte dit que huit cartes restent inutilisées ; huit tours en utilisent huit, il en reste donc
        quatre.

rules-hs-section-t = Le jeu standard avec ces changements ; HS-B5, HS-B6, HS-B7 et le nombre de cartes de HS-B8 ne
    s’appliquent pas.
    .title = À deux joueurs
    .short = À deux, Black Jack avance comme un troisième capitaine, avec ses propres cartes. Qui l’engage choisit
        aussi sa carte et reçoit les matelots qu’il prend dans les tavernes ; si personne ne l’engage, le hasard
        choisit sa carte et ces matelots vont au bassin. Ici, il ne vole que là où il arrive : le simple passage ne vole personne.
    .ruling = Le texte ne nomme que ce qui change ; à côté de ces changements, ces règles ne peuvent pas tenir.

rules-hs-t1 = Au lieu des 12 cartes, Black Jack a les huit d’un capitaine inutilisé (1–7, Rhum). Chacune est jouée une
    fois, puis reste visible.

rules-hs-t2 = Les joueurs misent tour à tour, chaque mise supérieure à la précédente, jusqu’à ce que l’un passe ;
    seule la dernière mise est payée. Si celui qui ouvre passe d’emblée, l’autre peut faire une mise, qui l’emporte.
    Si les deux passent : non engagé.
    .title = Enchères
    .ruling = En HS-B2, chacun a son tour pour miser ; ici aussi, donc.

rules-hs-t3 = L’employeur choisit en secret une des cartes restantes de Black Jack et une pour son propre capitaine ;
    l’adversaire en choisit une. Les trois sont révélées en même temps et HS-R2 à HS-R5 traitent les trois pions de la
    même façon ; il avance au tour de son nombre, et non en dernier. Un Rhum joué seul, de l’un ou de l’autre, est
    annoncé par l’employeur.
    .title = Engagé
    .ruling = Non engagé, sa carte est retournée avant tout déplacement, et les cartes égales de l’employeur et de
        Black Jack s’annulent : les deux n’ont de sens que si sa carte est l’une des trois du tour.

rules-hs-t4 = Black Jack prend des matelots dans les tavernes comme un capitaine (HS-R4, HS-R6) ; engagé, ils
    rejoignent l’équipage de l’employeur, sinon le bassin.
    .ruling = L’employeur joue « comme pour deux joueurs », et sans employeur gains et pertes vont au bassin : il
        récolte donc.

rules-hs-t5 = Quand Black Jack arrive auprès d’un capitaine, il prend d’abord le matelot de la taverne (HS-T4).
    Engagé, capitaine de l’adversaire : l’employeur peut voler comme en HS-R7, avec son équipage. Engagé, capitaine de
    l’employeur : personne n’est volé. Non engagé, quel que soit le capitaine : son propriétaire, sauf si son équipage
    est vide, abandonne au bassin un matelot de son choix, quelles que soient les tailles. Dans tous les cas, le
    capitaine rencontré est ensuite posé sur la case libre suivante (HS-R8) et Black Jack reste. Déle simple passage ne vole personne.
    .ruling = Seul le fait d’arriver sur l’adversaire est appelé un vol, « à nouveau selon les règles du jeu
        standard » ; ce ne peut être que la règle du capitaine qui rencontre un capitaine : le pion rencontré est donc
        déplacé, et dépasser ne vole personne.

rules-hs-t6 = L’adversaire qui arrive sur la case de Black Jack engagé prend le matelot de la taverne, puis peut
    prendre un matelot soit dans le bassin, soit, si son équipage n’est pas plus nombreux, à l’employeur. Tout autre
    arrivant (l’employeur ; n’importe qui s’il n’est pas engagé) peut en prendre un dans le bassin (HS-B4). Dans tous
    les cas, Black Jack est ensuite posé sur la case libre suivante dans le sens des aiguilles d’une montre ; s’il
    doit encore avancer, il part de là.
    .ruling = Où va Black Jack quand quelqu’un arrive n’est dit que pour le jeu standard ; nous faisons de même ici.

rules-hs-t7 = Ses cartes restantes sont mélangées ; quand les deux joueurs ont choisi, sa première carte est révélée
    avec les leurs et le tour continue comme en HS-T3 à HS-T6. Son propre Rhum, s’il est seul, devient un nombre tiré
    au sort parmi ceux que personne n’a révélés.
    .title = Non engagé
    .ruling = Le texte ne dit pas ce que devient son Rhum quand personne ne peut annoncer de nombre.

## Examples, as small boards show them

rules-hs-example-r2 = Vert et Jaune révèlent tous deux 5 : ils s’annulent, ne bougent pas et prennent le matelot là où
    ils sont. Bleu est seul avec 4 et avance.

rules-hs-example-r3 = Seul Jaune joue Rhum. Ayant vu le 4 et le 6, Jaune en fait un 1 et avance avant eux.

rules-hs-example-r5 = Vert révèle 6, Jaune 4, Bleu 5 : Jaune avance d’abord, puis Bleu, puis Vert.

rules-hs-example-r6 = Bleu avance de 4 et prend le 15 rouge ; le matelot suivant est retourné.

rules-hs-example-r7 = Vert avance de 4 et rencontre Jaune. Les deux équipages ont trois matelots : Vert peut en
    prendre un, le 15 rouge.

rules-hs-example-r8 = Vert a l’équipage le plus nombreux : Jaune n’est pas volé, mais cède la place, au-delà de Bleu,
    sur la case libre suivante.

rules-hs-example-e1 = Vert a surtout des matelots gris : 4 + 9 + 11 + 12 + 15 = 51, et les gris encore une fois, 24,
    font 75.

rules-hs-example-b2 = Vert mise le 7 jaune, Jaune le 9 gris, Bleu passe : le 9 gris va au bassin et Black Jack
    travaille pour Jaune.

rules-hs-example-b4 = Bleu arrive sur la case de Black Jack et prend le 10 rouge dans le bassin. Black Jack passe à la
    case libre suivante, d’où part son propre déplacement.

rules-hs-example-b6 = Vert a engagé Black Jack, qui avance de 6 et dépasse Jaune et Bleu. Aux quatre matelots de
    Jaune, Vert prend le 14 violet. Vert en a maintenant quatre et Bleu deux seulement : Bleu est épargné.

rules-hs-example-b7 = Personne n’a engagé Black Jack. Il avance de 4 et dépasse Jaune, qui abandonne le 2 jaune au
    bassin.

rules-hs-example-t6 = Black Jack travaille pour Vert. Jaune arrive sur sa case et prend le 11 rouge : non pas dans le
    bassin, mais à Vert.
