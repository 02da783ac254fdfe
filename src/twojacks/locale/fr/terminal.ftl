# What the terminal says beside the log: see en/terminal.ftl.

## S’installer

terminal-welcome = Deux jeux du port. Entrée prend ce qui est entre crochets.
terminal-about-halunken = des capitaines, des tavernes, et Black Jack à engager
terminal-about-montego = des dockers, des bateaux, et Lazy Jack pour trois pièces
terminal-which-game = Quel jeu
terminal-how-many = Combien de joueurs
terminal-which-variant = Quelle variante
terminal-how-many-people = Combien d’entre eux sont à ce clavier
terminal-who-plays-the-rest = Qui joue les autres
terminal-one-or-series = Une partie, ou une série de { $games }
terminal-who-plays = Qui joue { $seat }
terminal-go-on =
    { $games ->
        [one] Reprendre { $file }, une partie de { $game } à { $players } joueurs
       *[other] Reprendre { $file }, une série de { $games } parties de { $game } à { $players } joueurs
    }
terminal-please = Tapez l’un de ces mots : { $answers }.
terminal-title = ({ $variant }, { $players } joueurs). Tapez ? à toute question pour de l’aide.
terminal-kept = Cette partie est conservée dans { $file }.
terminal-sitter-you = vous
terminal-sitter-human = humain

## Questions

terminal-ask = { $seat } : { $question }
terminal-thinks = { $seat } réfléchit …
terminal-in-secret = { $seat } choisit en secret : que les autres détournent les yeux.
terminal-ready = Entrée quand vous y êtes
terminal-no-option = Aucun choix ne s’écrit ainsi.
terminal-advice = Tapez ce qui précède l’un d’eux, ou ? pour de l’aide.
terminal-refused = Impossible :
terminal-refused-clause = ({ $clause } ; why montre la règle)
terminal-asked-now = on demande maintenant { $what }
terminal-no-rule = Il n’y a pas de règle { $name }. Tapez why, seul ou avec une règle ou un chapitre : why { $clause }, why { $chapter }.
terminal-ruling = Notre décision :
terminal-captain-looks = Un capitaine regarde par-dessus votre épaule …

## Aide

terminal-help = Tapez ce qui précède un choix, ou ses mots : { $label } ou { $action }.
terminal-help-help = cette aide
terminal-help-board = le plateau à nouveau
terminal-help-hint = ce que ferait un amiral, et pourquoi
terminal-help-why = la règle derrière le dernier refus, ou cette question
terminal-help-rule = une règle par son numéro, ou un chapitre : { $chapter }
terminal-help-save = conserver la partie dans un fichier
terminal-help-quit = partir (Ctrl-C, Ctrl-D)

## Un conseil

terminal-hint-column-option = choix
terminal-hint-column-mix = à jouer
terminal-hint-column-wins = gagne
terminal-hint-column-games = parties
terminal-hint-likely = Le plus probable : { $sentence }
terminal-hint-nothing = Il ne se passe plus rien dans ce tour.
terminal-hint-chances = Chances de gagner –
terminal-hint-spent = { $games } parties imaginées en { $seconds } s

## Enregistrer et partir

terminal-saved = Enregistré dans { $file }.
terminal-saved-go-on = Pour reprendre : { $command }
terminal-not-saved = Non enregistré :
terminal-save-where = Enregistrer cette partie ? Un nom de fichier, ou Entrée pour partir sans enregistrer :
terminal-goodbye = Bon vent !

## La fin

terminal-end = Fin.
terminal-won-game =
    { $winners ->
        [one] La partie revient à { $names }.
       *[other] Victoire partagée : { $names }.
    }
terminal-won-series =
    { $winners ->
        [one] La série revient à { $names }.
       *[other] Série partagée : { $names }.
    }
terminal-totals = Après la partie { $number } sur { $games } –
terminal-count = { $seat } : { $count }
terminal-game-number = Partie { $number } sur { $games }.

## Raconter une partie enregistrée

terminal-game = partie { $number }
terminal-variant = variante { $variant }, { $players } joueurs
terminal-face-down = face cachée

## Halunken & Spelunken

terminal-hs-legend =
    y g v r : matelots jaunes, gris, violets et rouges avec leur valeur  { $jack } Black Jack
    – = ≡ : un, deux ou trois matelots s’y trouvent  ×2 : la couleur qui compte double
    Cartes 1–7 et R (Rhum), un point pour celles déjà jouées.
terminal-hs-asked-place = une taverne pour votre capitaine
terminal-hs-asked-place-jack = une taverne pour Black Jack
terminal-hs-asked-auction = un matelot à miser, ou de passer
terminal-hs-asked-cards = une carte de déplacement
terminal-hs-asked-name-rum = un nombre pour le Rhum
terminal-hs-asked-rob = un matelot à prendre, ou aucun
terminal-hs-asked-give = un matelot à abandonner
terminal-hs-ask-place = dans quelle taverne votre capitaine commence-t-il ? Son premier matelot vous rejoint.
terminal-hs-ask-place-jack = dans quelle taverne { $jack } commence-t-il ?
terminal-hs-ask-bid = engager { $jack } pour ce tour ? Misez un matelot, ou passez.
terminal-hs-ask-raise = engager { $jack } pour ce tour ? Misez plus que { $sailor }, ou passez.
terminal-hs-ask-card =
    { $whose ->
        [jack] quelle carte posez-vous face cachée pour { $jack } ?
       *[captain] quelle carte de déplacement posez-vous face cachée pour votre capitaine ?
    }
terminal-hs-ask-number =
    { $whose ->
        [jack] { $jack } montre le seul Rhum. Quel nombre vaut-il ?
       *[captain] vous montrez le seul Rhum. Quel nombre vaut-il ?
    }
terminal-hs-ask-rob =
    { $store ->
        [basin] prendre un matelot dans le bassin ?
        [both] prendre un matelot dans le bassin, ou à { $victim }, qui emploie Black Jack ?
       *[crew] prendre un matelot à { $victim } ?
    }
terminal-hs-ask-give = { $jack } passe par là. Quel matelot abandonnez-vous ?
terminal-hs-option-later = → plus tard
terminal-hs-option-pass = passer
terminal-hs-option-none = ne prendre personne
terminal-hs-option-bid = miser { $sailor }
terminal-hs-option-take = prendre { $sailor }
terminal-hs-option-give = abandonner { $sailor }
terminal-hs-round = Tour { $round } sur { $rounds } : { $phase }
terminal-hs-phase-place = placer les capitaines
terminal-hs-phase-place-jack = placer Black Jack
terminal-hs-phase-auction = enchères
terminal-hs-phase-cards = choisir les cartes
terminal-hs-phase-name-rum = annoncer un Rhum
terminal-hs-phase-rob = voler
terminal-hs-phase-give = abandonner un matelot
terminal-hs-phase-over = fin
terminal-hs-empty = vide
terminal-hs-basin = Bassin :
terminal-hs-jack-waits = Black Jack attend hors du plateau.
terminal-hs-jack-works = Black Jack travaille pour { $seat }.
terminal-hs-jack-for-hire = Black Jack est à engager ; { $seat } a ouvert.
terminal-hs-jack-idle = Black Jack ne travaille pour personne.
terminal-hs-his-cards = Ses cartes :
terminal-hs-turned = Déjà vues : { $cards }
terminal-hs-turned-none = Déjà vues : aucune
terminal-hs-left = (reste { $cards })
terminal-hs-bids = Mises :
terminal-hs-cards = Cartes :
terminal-hs-column-total = total
terminal-hs-column-cards = cartes
terminal-hs-column-crew = équipage (×2 : double)
terminal-hs-nobody = personne
terminal-hs-result =
    { $doubled ->
        [none] { $seat } : { $plain } = { $total }
        [y] { $seat } : { $plain } + { $again } encore pour le jaune = { $total }
        [g] { $seat } : { $plain } + { $again } encore pour le gris = { $total }
        [v] { $seat } : { $plain } + { $again } encore pour le violet = { $total }
       *[r] { $seat } : { $plain } + { $again } encore pour le rouge = { $total }
    }

## Montego Bay

terminal-mb-legend =
    { $barrel } tonneau  { $broken } tonneau endommagé  { $coin } pièce  L grand docker  s petit docker  { $jack } Lazy Jack
    À un embarcadère : tonneaux à bord et casiers, ce que paient les places, à qui sont les tonneaux.
terminal-mb-asked-hire = un docker que Lazy Jack rejoint, ou de vous en passer
terminal-mb-asked-cards = une carte de déplacement
terminal-mb-asked-load = un embarcadère où charger
terminal-mb-asked-unload = un embarcadère où reprendre un tonneau
terminal-mb-ask-hire = engager { $jack } pour { $wage } pièces ? Quel docker rejoint-il ?
terminal-mb-ask-cards = quelle carte posez-vous face cachée pour { $figure } ?
terminal-mb-ask-load =
    { $left ->
        [one] { $figure } a { $left } tonneau à charger. À quel embarcadère ?
       *[other] { $figure } a { $left } tonneaux à charger. À quel embarcadère ?
    }
terminal-mb-ask-unload =
    { $left ->
        [one] { $figure } doit reprendre { $left } tonneau. À quel embarcadère ?
       *[other] { $figure } doit reprendre { $left } tonneaux. À quel embarcadère ?
    }
terminal-mb-option-ship = { $barrels } sur { $capacity } à bord
terminal-mb-option-hire = avec { $figure }
terminal-mb-option-decline = s’en passer
terminal-mb-round = Tour { $round } : { $phase }.
terminal-mb-phase-hire = Lazy Jack est à engager
terminal-mb-phase-cards = choisir les cartes
terminal-mb-phase-load = charger
terminal-mb-phase-unload = tonneaux endommagés
terminal-mb-phase-over = fin
terminal-mb-order = Ordre :
terminal-mb-jack-works = { $jack } travaille pour { $seat }.
terminal-mb-jack-idle = { $jack } ne travaille pour personne.
terminal-mb-to-come =
    { $ships ->
        [one] { $ships } bateau à venir
       *[other] { $ships } bateaux à venir
    }
terminal-mb-next = (d’abord { $slots } casiers)
terminal-mb-bank = Réserve : { $coins }.
terminal-mb-pub-left = bistrot gauche
terminal-mb-pub-right = bistrot droite
terminal-mb-port-empty = Le port est vide.
terminal-mb-pier = embarcadère { $pier }
terminal-mb-pilot = bateau-pilote
terminal-mb-for = pour
terminal-mb-column-points = points
terminal-mb-column-coins = pièces
terminal-mb-column-barrels = tonneaux
terminal-mb-column-pub = au bistrot
terminal-mb-column-dockers = dockers
terminal-mb-result =
    { $total ->
        [one] { $seat } : { $total } point, { terminal-mb-coins }
       *[other] { $seat } : { $total } points, { terminal-mb-coins }
    }
terminal-mb-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
