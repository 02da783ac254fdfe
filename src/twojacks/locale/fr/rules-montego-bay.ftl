# The rules of Montego Bay as we play them, clause by clause, in our own words.

rules-mb-title = Montego Bay : les règles telles que nous les jouons

rules-mb-intro = Tirées des quatre règles imprimées, néerlandaise, italienne, anglaise et française, avec nos propres
    mots. Chaque règle porte un numéro ; le récit de la partie et chaque « Pourquoi ? » y mènent. Là où les quatre
    textes se contredisent ou se taisent, nous avons tranché nous-mêmes ; la raison est indiquée.

rules-mb-words = Joueur · docker (grand, petit) · Lazy Jack · Tally-Man · bistrot (de gauche, de droite) · entrepôt ·
    magasin · tonneau · tonneau endommagé · pièce · bateau (cargo) · bateau-pilote · embarcadère 1–4 · carte de
    déplacement · tuile d’ordre · rail
    .title = Mots

rules-mb-section-s =
    .title = Préparation
    .short = Chacun a des tonneaux et deux dockers, un grand et un petit, qui attendent dans les bistrots aux deux
        bouts des entrepôts ; à deux joueurs, chacun en a un troisième. Les bateaux sont aux embarcadères, l’un
        derrière l’autre, avec d’abord en tête le bateau-pilote, qui ne prend pas de tonneaux.

rules-mb-s1 = 2 à 4 joueurs. W = 8 entrepôts à quatre joueurs, 7 à deux ou trois. Ils forment une rangée entre les
    deux bistrots. Une boucle fermée de 2W cases entoure la rangée : une case par magasin. Elles sont numérotées 0 …
    2W−1 dans le sens de la flèche (celui des aiguilles d’une montre) : 0 … W−1 à l’arrière, côté plage, de gauche à
    droite, W … 2W−1 le long du quai, de droite à gauche. La case i et la case 2W−1−i sont les deux côtés d’un même
    entrepôt (« en face »). La case 2W−1 est celle à côté du Tally-Man, entre lui et l’embarcadère 1.
    .title = Plateau
    .ruling = Des critiques placent les embarcadères en bas, l’embarcadère 1 tout à gauche et le Tally-Man près du
        bistrot de gauche ; il y a une case par magasin, donc pas de case d’angle.

rules-mb-s2 = Chaque joueur a un grand et un petit docker. Tous les grands commencent dans le bistrot de gauche, tous
    les petits dans celui de droite. Les bistrots ne sont pas des cases de la boucle et accueillent autant de dockers
    que l’on veut.
    .title = Dockers

rules-mb-s3 = Chacun a un troisième docker d’une couleur que personne ne joue. Ces deux dockers diffèrent par la
    couleur et par la taille : la première place reçoit le petit, la deuxième le grand.
    .title = À deux joueurs
    .ruling = Les textes laissent choisir les joueurs ; le texte français donne à un joueur jaune un troisième docker
        jaune, ce qui est une erreur.

rules-mb-s4 = 16 par joueur ; à deux joueurs, 32 chacun, les deux couleurs comptant pour une.
    .title = Tonneaux

rules-mb-s5 = Les cartes sont mélangées et posées face visible, une par entrepôt ; le hasard décide quel magasin donne
    sur l’arrière ou sur le quai. Une carte ne sert qu’à quatre joueurs.
    .title = Entrepôts

rules-mb-s6 = Une par docker en jeu (8 à quatre joueurs, 6 sinon), mélangées et posées sur le rail à partir de la
    position 1.
    .title = Tuiles d’ordre

rules-mb-s7 = Le bateau-pilote est à l’embarcadère 1. Les 15 cargos sont mélangés ; trois vont aux embarcadères 2, 3
    et 4 ; les 12 autres forment deux piles de six, face visible (tous voient le premier bateau). À quatre joueurs on
    utilise la face rouge des bateaux (trois places payées), à deux ou trois la face jaune (deux places payées).
    .title = Bateaux
    .ruling = Que les piles soient face visible n’est dit qu’en italien et en français.

rules-mb-s8 = 15 pièces dans la réserve générale ; les joueurs commencent sans pièce et avec 0 point.
    .title = Pièces

rules-mb-section-1 =
    .title = Engager Lazy Jack
    .short = Pour trois pièces, vous pouvez engager Lazy Jack, qui travaille pour vous pendant ce tour comme un docker
        de plus. Si plusieurs joueurs le veulent, celui qui a le moins de points passe d’abord.

rules-mb-1-1 = Un joueur peut engager Lazy Jack pour ce tour contre 3 pièces, versées à la réserve générale.

rules-mb-1-2 = Si plusieurs le veulent, le joueur qui a le moins de points est prioritaire ; à points égaux, celui
    dont la première tuile d’ordre est la plus proche de la position 1. Les joueurs qui ont au moins 3 pièces sont
    donc interrogés dans cet ordre.
    .ruling = Demander par ordre de priorité donne le même résultat que si tous s’annonçaient en même temps.

rules-mb-1-3 = Celui qui l’engage le pose sur la case d’un de ses propres dockers ; ils la partagent jusqu’à ce qu’il
    avance. Personne n’a de pièces au tour 1, il ne commence donc jamais dans un bistrot ; dans une position chargée,
    il en sortirait comme ce docker.

rules-mb-section-2 =
    .title = Choisir les cartes
    .short = Tous ensemble, vous posez face cachée une carte de 1 à 5 pour chacun de vos dockers. Au tour suivant,
        toutes les cartes resservent. Lazy Jack reçoit une des cartes que le docker à côté de lui n’utilise pas.

rules-mb-2-1 = Chaque docker a ses cinq cartes, 1–5, toutes disponibles à chaque tour.

rules-mb-2-2 = Tous les joueurs choisissent en même temps, face cachée, une carte pour chacun de leurs dockers.

rules-mb-2-3 = La carte de Lazy Jack vient de la série du docker près duquel il se tient. Cette série a une carte de
    chaque valeur, sa valeur est donc différente de celle de ce docker. Celui qui l’a engagé joue 3 cartes (4 dans le
    jeu à deux).

rules-mb-section-3 =
    .title = Avancer
    .short = L’un après l’autre, les dockers font le tour des entrepôts dans le sens de la flèche, aussi loin que le
        dit leur carte. Si quelqu’un se trouve là où vous arrivez, vous le poussez de l’autre côté de l’entrepôt. S’il
        y a quelqu’un là aussi, personne n’est poussé, et vous reculez jusqu’à la première case libre.

rules-mb-3-1 = Lazy Jack avance en premier s’il est engagé ; puis les dockers, dans l’ordre des tuiles sur le rail,
    position 1 d’abord. La carte d’un pion est retournée quand vient son tour.

rules-mb-3-2 = Un pion avance d’autant de cases dans le sens de la flèche, depuis l’endroit où il se trouve alors.
    Toutes les cases comptent, même occupées.

rules-mb-3-3 = Depuis le bistrot de gauche, le premier pas mène à la case 0 ; depuis celui de droite, à la case W.
    Personne ne retourne au bistrot.
    .ruling = Le texte néerlandais met les grands dockers dans le bistrot de gauche ; l’italien et le français
        laissent le choix. Nous suivons le néerlandais.

rules-mb-3-4 = Sur une case occupée, le pion qui s’y trouve est poussé sur la case d’en face et l’arrivant prend sa
    place. Peu importe à qui est ce pion, et s’il a déjà avancé.

rules-mb-3-5 = Si la case d’en face est occupée, personne n’est poussé : l’arrivant recule, contre la flèche, jusqu’à
    la première case libre.

rules-mb-3-6 = Le pion qui avance compte comme soulevé : la case d’où il vient est libre (sauf si Lazy Jack la
    partageait avec son docker, qui s’y trouve encore). La boucle est fermée, même en reculant : un docker qui vient
    de quitter un bistrot recule lui aussi le long de la boucle (de 0 à 2W−1, de W à W−1), jamais dans le bistrot.
    .ruling = Personne ne se trouve là où était un pion soulevé ; une boucle fermée est la seule lecture de « première
        case libre ».

rules-mb-section-4 =
    .title = Charger
    .short = En commençant à côté du Tally-Man, chacun fait ce que montre le magasin devant lui : vous chargez ses
        tonneaux sur les bateaux de votre choix, ou, s’ils sont endommagés, vous en reprenez des vôtres, et vous recevez
        une pièce s’il y en a une. Un bateau plein est décompté et appareille aussitôt.

rules-mb-4-1 = À partir de la case 2W−1 et contre la flèche jusqu’à la case 0, chaque pion de la boucle agit une fois,
    y compris Lazy Jack (pour celui qui l’a engagé). Personne n’avance.

rules-mb-4-2 = Un pion ne vide que le magasin à côté de sa propre case. Les magasins ne s’épuisent jamais.

rules-mb-4-3 = Le joueur prend dans sa réserve autant de tonneaux que le magasin en montre et les répartit à son gré
    sur les bateaux du port. Tous doivent être chargés. Le bateau-pilote ne peut pas être chargé.
    .title = Tonneaux

rules-mb-4-4 = Un tonneau par casier. Dès que le dernier casier d’un bateau est occupé, celui-ci est décompté et
    appareille, et ses tonneaux reviennent ; les bateaux des embarcadères suivants avancent d’un embarcadère (ceux de
    devant restent, le bateau-pilote aussi), le bateau suivant de la pile arrive au bout de la rangée ; puis le joueur
    continue avec les tonneaux restants, y compris sur le nouveau bateau.

rules-mb-4-5 = Pour 1 ou 2 tonneaux endommagés, le joueur reprend autant de ses propres tonneaux, sur les bateaux de
    son choix, dans sa réserve ; autant qu’il y en a, le reste est ignoré. Les tonneaux du bistrot y restent. Si un
    magasin montre des tonneaux entiers et endommagés, les entiers sont chargés d’abord.
    .title = Tonneaux endommagés
    .ruling = L’italien et le français parlent du « magasin 1 ou 2 » ; le néerlandais et l’anglais disent 1 ou 2
        tonneaux endommagés. Le bistrot, et les magasins qui montrent les deux, ne sont pas mentionnés.

rules-mb-4-6 = Lazy Jack ne retire jamais de tonneau d’un bateau.

rules-mb-4-7 = Une pièce dans le magasin donne au joueur une pièce de la réserve générale, aussi pour une visite de
    Lazy Jack.
    .title = Pièce

rules-mb-4-8 = Le nombre est fixé au début de la visite : ce que montre le magasin, ou toute la réserve si elle est
    plus petite ; les tonneaux qui reviennent pendant la visite ne l’augmentent pas. Une réserve générale vide ne paie
    rien.
    .ruling = Dans les textes, une réserve ne s’épuise jamais ; rien n’est dû plus tard.

rules-mb-4-9 = S’il n’y a plus de bateau à charger, les tonneaux restants vont au bistrot à côté du Tally-Man (MB-E3).

rules-mb-section-v = Un exemple : sur un bateau de 10 avec les points 5-3-2, bleu a 5 tonneaux, jaune 2, vert 2 et
    orange 1, et bleu l’a rempli. Bleu reçoit 5+1, jaune et vert (3+2)/2, arrondi à 3 chacun, orange 0.
    .title = Décompte d’un bateau
    .short = Qui a le plus de tonneaux à bord reçoit le plus de points, le suivant moins ; à quatre joueurs trois
        places sont payées, sinon deux. À égalité, on partage les points de ces places, arrondis vers le haut. Qui
        remplit un bateau reçoit un point de plus.

rules-mb-v1 = Les joueurs qui ont au moins un tonneau à bord, et eux seuls, sont classés selon leurs tonneaux. La
    première et la deuxième place (et à quatre joueurs la troisième) reçoivent les points imprimés sur le bateau.
    .ruling = Un joueur sans tonneau à bord n’occupe aucune place.

rules-mb-v2 = Autant de tonneaux : les points des places occupées ensemble sont additionnés, divisés par le nombre de
    joueurs à égalité et arrondis vers le haut. Les places sans points comptent 0. Le joueur suivant prend la place
    d’après.

rules-mb-v3 = Celui qui a occupé le dernier casier reçoit 1 point supplémentaire ; seulement si un bateau a été
    rempli, pas en MB-5 ni en MB-E. Pour Lazy Jack, c’est celui qui l’a engagé.

rules-mb-v4 = Le bateau quitte le jeu ; ses tonneaux retournent dans les réserves de leurs propriétaires.

rules-mb-section-p =
    .title = Les piles
    .short = Les nouveaux bateaux viennent de la première pile, puis de la deuxième. Quand les deux sont épuisées, il
        n’en arrive plus.

rules-mb-p1 = Quand la première pile est épuisée, on utilise la deuxième. Quand les deux le sont, les bateaux avancent
    encore mais aucun n’arrive.

rules-mb-section-5 =
    .title = Le premier bateau appareille
    .short = Quand tout le monde a chargé, le premier bateau appareille, plein ou non, et il est décompté ; les autres
        avancent et un nouveau arrive. Au premier tour, ce n’est que le bateau-pilote, et personne ne marque.

rules-mb-5-1 = Après le chargement, le bateau de l’embarcadère 1 appareille et est décompté (MB-V, sans point
    supplémentaire) ; les bateaux avancent ; le bateau suivant vient à l’embarcadère 4. Au tour 1, c’est le
    bateau-pilote : retiré, sans décompte.

rules-mb-section-6 =
    .title = Ordre
    .short = Le dernier à avancer sera le premier au tour suivant, et tous les autres avancent une place plus tard.
        C’est seulement au tour où la deuxième pile est entamée que l’ordre est mélangé à nouveau. Lazy Jack rentre
        chez lui.

rules-mb-6-1 = Toutes les tuiles d’ordre avancent d’une position ; la dernière va à la position 1.

rules-mb-6-2 = Si le premier bateau de la deuxième pile a été tiré pendant ce tour, les tuiles sont au contraire
    mélangées à nouveau.

rules-mb-6-3 = Lazy Jack quitte le plateau.

rules-mb-section-e =
    .title = Fin
    .short = S’il y a trois bateaux ou moins au port après le chargement, la partie est finie. Ces bateaux sont
        décomptés aussi, puis les tonneaux du bistrot comme un petit bateau de plus. Le plus de points gagne ; à
        égalité, le plus de pièces.

rules-mb-e1 = La partie se termine après MB-4 d’un tour s’il y a alors 3 bateaux ou moins au port. Chaque pion finit
    d’abord de charger ; MB-5 et MB-6 ne sont alors pas joués. On ne vérifie qu’à ce moment : si MB-5 laisse trois
    bateaux, on joue encore un tour jusqu’à MB-4.

rules-mb-e2 = Tous les bateaux restés au port sont décomptés (MB-V, sans point supplémentaire).

rules-mb-e3 = Les tonneaux du bistrot sont ensuite décomptés comme un bateau de plus : 3-2-1 à quatre joueurs, 2-1 à
    trois, 1 à deux ; égalités comme en MB-V2 ; sans point supplémentaire.

rules-mb-e4 = Le plus de points gagne ; puis le plus de pièces ; puis la victoire est partagée.

rules-mb-components = Les images des règles sont perdues : la plupart des nombres imprimés sur les bateaux et les
    magasins ne sont donc pas dans les textes. Les textes parlent d’un bateau de 10 qui paie 5-3-2 (rouge), de
    magasins avec 2 tonneaux endommagés et une pièce et avec 1 tonneau et une pièce, de magasins avec 1 ou 2 tonneaux
    endommagés, et de 8 cartes, dont une pour quatre joueurs seulement ; des légendes nomment un recto et un verso, et
    une partie n’en utilise qu’un. Des photos publiées montrent un bateau qui paie 7-4-3 (rouge) et un magasin avec 2
    tonneaux. Sur le premier bateau, la somme des points égale le nombre de casiers ; nous en faisons la loi de la
    série (7-4-3 en a 14 ; de même pour les faces jaunes). Bateaux et magasins sont donc des données, un fichier
    d’édition, et non du code. Nous fournissons une édition à nous, équilibrée par simulation, et le disons
    franchement ; qui possède la boîte peut en taper les nombres dans un fichier et jouer avec.
    .title = Ce qui est imprimé, ce qui est connu, ce qui est de nous

rules-mb-texts = L’anglais « must sail with the ship » est une erreur de traduction : les trois autres textes, et le
    4.2 anglais lui-même, disent que le chargement continue. L’anglais divise les points à égalité par le nombre de
    joueurs sur le bateau, ou au bistrot : les trois autres disent les joueurs concernés. L’italien dit qu’une
    position de départ ne peut pas être changée par les autres joueurs : selon les trois autres, elle le peut.
    L’italien donne les points du bistrot selon le nombre de joueurs au bistrot : les autres entendent les joueurs de
    la partie. Les couleurs sont bleu, jaune, vert et orange ; « rouge » dans des exemples anglais et italiens est une
    erreur. L’anglais omet MB-3.5, et l’italien imprime une note de rédaction à la place de MB-4.6.
    .title = Où les textes imprimés se trompent

## Examples, as small boards show them

rules-mb-example-1-3 = Jaune paie 3 pièces et pose Lazy Jack près du grand docker jaune.

rules-mb-example-3-2 = Le petit docker orange a un 3. Toutes les cases comptent, même celle qui est occupée.

rules-mb-example-3-3 = Au tour 1, le petit docker orange quitte le bistrot de droite avec un 3 : son premier pas est
    la première case du quai.

rules-mb-example-3-4 = Le petit docker orange a un 2 et arrive sur le petit jaune, qui est poussé de l’autre côté de
    l’entrepôt.

rules-mb-example-3-5 = Le même 2, mais de l’autre côté se trouve le grand docker bleu : personne n’est poussé, et le
    petit orange recule jusqu’à la première case libre.

rules-mb-example-4-3 = Le magasin du grand docker jaune montre 4 tonneaux. Deux vont à l’embarcadère 1 et un à
    l’embarcadère 3 ; le dernier reste à charger.

rules-mb-example-4-4 = Jaune occupe le dernier casier à l’embarcadère 2. Le bateau est décompté et appareille, ceux de
    derrière avancent, un nouveau arrive, et Jaune continue avec son dernier tonneau.

rules-mb-example-4-5 = Deux tonneaux endommagés : Orange a repris un tonneau à l’embarcadère 1 et doit en reprendre un
    autre.

rules-mb-example-4-7 = Un tonneau et une pièce : Orange charge le tonneau à l’embarcadère 4 et reçoit une pièce de la
    réserve générale. C’est ensuite au petit docker bleu.

rules-mb-example-v2 = Bleu charge le dernier tonneau d’un bateau de 10 : 5 pour Bleu, 2 chacun pour Jaune et Vert, 1
    pour Orange. Bleu reçoit 5 + 1 ; Jaune et Vert se partagent 3 + 2 et reçoivent 3 chacun.

rules-mb-example-5-1 = Bleu a chargé le dernier tonneau du tour : le bateau de l’embarcadère 1 appareille et est
    décompté sans point supplémentaire, et les autres avancent.

rules-mb-example-e2 = Tout le monde a chargé et il ne reste que 3 bateaux au port : la partie se termine, et tous sont
    décomptés.
