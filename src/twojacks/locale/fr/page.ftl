# The page around the boards: start, set-up, gathering, table, replay.

## Les jeux et les gens

page-title-montego-bay = Montego Bay
page-title-halunken-und-spelunken = Halunken & Spelunken
page-about-montego-bay = Envoyez vos dockers autour des entrepôts, poussez vos rivaux en face et chargez à temps les bons bateaux. Ou payez Lazy Jack pour qu’il vous aide.
page-about-halunken-und-spelunken = Menez votre capitaine de taverne en taverne, engagez le meilleur équipage et dépouillez vos rivaux avant que Black Jack ne s’en charge.
page-facts-montego-bay = 2 à 4 joueurs · une demi-heure
page-facts-halunken-und-spelunken = 2 à 4 joueurs · une demi-heure
page-bot-cabin-boy = Mousse
    .sentence = Joue au gré du vent. Parfait pour débuter.
page-bot-deckhand = Gabier
    .sentence = Prend ce qui rapporte le plus sur le moment.
page-bot-bosun = Bosco
    .sentence = Pense un peu plus loin, et vite.
page-bot-captain = Capitaine
    .sentence = Réfléchit une seconde. Difficile à tromper.
page-bot-admiral = Amiral
    .sentence = Prend tout son temps. Très difficile à battre.
page-bot-free = Place libre
page-you = vous
page-you-name = Skipper
page-player = Joueur { $number }
page-spectator = Spectateur

## Accueil

page-what-this-is = Deux jeux de société sur le port, devenus introuvables, à jouer ici : en solo, autour d’un écran ou avec des amis au loin.
page-play-now = Jouer
page-play-together = Jouer à plusieurs
page-learn = Apprendre à jouer
page-continue = Reprendre une partie
page-forget = Retirer de la liste
page-forget-what = Ce navigateur ne connaîtra plus sa place à cette table. La partie elle-même reste.
page-keep = La garder
page-finished = Parties terminées
page-watch = Regarder une partie
page-open-replay = Ouvrir une sauvegarde
page-open-replay-what = Choisissez une partie que vous avez téléchargée ici et revoyez-la coup par coup.
page-choose-file = Choisir un fichier
page-rules-of = Règles : { $game }
page-independent = Une adaptation indépendante, avec ses propres dessins et ses propres textes.
page-language = Langue
page-home = Accueil
page-home-what = Vous gardez votre place et y retrouvez la partie.
page-settings = Réglages

## Préparer une table

page-set-up = Préparer une table
page-set-up-game = Quel jeu ?
page-set-up-way = Comment jouez-vous ?
page-set-up-variant = Quelles règles ?
page-set-up-players = Combien de joueurs ?
page-set-up-clock = Temps par décision
page-set-up-games = Combien de parties ?
page-way-online = En ligne, par un lien
    .what = Vous recevez un lien. Chacun joue sur son propre appareil, où qu’il soit.
page-way-pass = Autour d’un écran
    .what = Vous vous passez un seul appareil. Un rideau tombe avant chaque choix secret.
page-way-screen = Grand écran et téléphones
    .what = Le plateau est sur cet écran. Chacun scanne un code, et son téléphone devient sa main.
page-variant-standard = Jeu standard
page-variant-beginner = Jeu pour débutants
page-variant-two-player = À deux
page-seats = Places
page-who-sits = Qui prend la place { $number } ?
page-name-of = Nom du joueur { $number }
page-chair-me = Moi
page-chair-here = Quelqu’un ici
page-chair-bot = { $name } (bot)
page-chair-away = Quelqu’un avec le lien
page-chair-phone = Quelqu’un avec un téléphone
page-more-settings = Plus de réglages
page-clock = { $seconds ->
    [0] Sans limite
    [60] 1 minute
    [180] 3 minutes
    [86400] Un jour
   *[other] { $seconds } secondes
}
page-series = { $count ->
    [one] Une seule
   *[other] Trois de suite
}
page-allow-hints = Les conseils sont permis
page-make-public = Montrer la table dans la liste publique
page-needs-person = Il faut une personne à au moins une place.
page-open-table = Ouvrir la table

## Se retrouver

page-gathering = { $free ->
    [0] Tout le monde est là. La partie commence…
    [one] Encore une personne et on commence.
   *[other] Encore { $free } personnes et on commence.
}
page-free-seat = Place libre
page-add-bot = Mettre un bot ici
page-your-name = Votre nom
page-sit-down = S’asseoir
page-or-watch = Ou restez debout et regardez.
page-invite = Inviter des amis
page-invite-what = Avec ce lien, on peut s’asseoir ou regarder.
page-scan = Votre téléphone est votre main
page-scan-what = Scannez le code avec votre téléphone et prenez place.
page-link = Lien à partager
page-copy = Copier
page-code = Le lien en code QR
page-promise = Mélange honnête, c’est promis : { $commitment } Après la partie, chacun peut le vérifier.
page-only-here = Cette adresse ne fonctionne que sur cet ordinateur. Pour que des téléphones et des amis de votre réseau puissent jouer, démarrez avec « ./play --host 0.0.0.0 ».
page-personal-link = Lien personnel pour { $who }
page-personal-link-what = Avec ce code, vous emportez la place sur un autre appareil. Gardez-le pour vous.

## À la table

page-log = Récit de la partie
page-show-moment = Montrer ce moment
page-open-clause = Règle { $clause }
page-clause = Règle { $clause }
page-clause-unknown = Cette règle n’a pas pu être chargée. Réessayez dans un instant.
page-loading = Un instant…
page-open-rulebook = Règles du jeu
page-why = Pourquoi ?
page-close = Fermer
page-skip = Passer
page-step-back = Un pas en arrière
page-step-forward = Un pas en avant
page-back-to-now = Retour à la partie
page-may-change = C’est choisi. Vous pouvez encore changer tant que tout le monde n’a pas choisi.
page-hint = Conseil
page-hint-best = Un bon joueur choisit le plus souvent : { $what } (★ gagne { $win }).
page-hint-even = Un bon joueur choisit tantôt l’un, tantôt l’autre : { $what } (★ gagne environ { $win }).
page-hint-any = Tous ces choix se valent à peu près ; prenez ce qui vous plaît (★ gagne environ { $win }).
page-hint-legend = Sur chaque choix : combien de fois un bon joueur le prend, et ★ les chances de gagner avec lui.
page-hint-legend-short = Sur chaque choix : combien de fois un bon joueur le prend.
page-thinking = Réflexion…
page-thinking-long = Réflexion… Sur une nouvelle machine, les bots se préparent une fois, ce qui peut prendre une minute ou deux.
page-asked-by-name = { $name } : { $question }
page-hint-why = Suite probable : { $why }
page-hint-option = Un bon joueur le fait dans { $share } des cas ; chances de gagner : { $win }
page-undo = Reprendre le coup
page-undo-what = Reprendre le coup : { $what }
page-undo-shown = Depuis, quelque chose de caché a été montré. Si vous reprenez ce coup, cela aura été vu.
page-undo-not = Ne rien changer
page-sound = Son
page-sound-is = { $sound ->
    [on] Son activé
   *[off] Son coupé
}
page-speed = Vitesse
page-speed-is = Vitesse : { $speed }
page-speed-name = { $speed ->
    [0.5] lente (½×)
    [1] normale (1×)
    [2] rapide (2×)
   *[4] très rapide (4×)
}
page-menu = Menu
page-keys = Touches
page-tour = Qu’est-ce que je vois ?
page-tour-next = Suivant
page-tour-done = Terminé
page-contrast = Contraste élevé
page-guide = Expliquer ce qui est nouveau
page-stillness = Montrer les résultats sans animation
page-leave = Quitter la table
page-leave-what = Un bot jouera à votre place. Votre lien personnel vous permet de revenir.
page-stay = Rester
page-bot-plays-for-you = Un bot joue à votre place : { $bot }.
page-take-over = Reprendre la main
page-away = { $who } n’est pas là.
page-let-bot-play = Laisser jouer un bot
page-time-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
page-bots-think = On attend { $who }. Sur une nouvelle machine, les bots se préparent une fois, ce qui peut prendre une minute ou deux.
page-practised = Des coups ont été repris : c’est une partie d’entraînement.
page-connection-lost = Connexion perdue. Nouvel essai en cours ; rien n’est perdu.
page-connection-lost-kept = Connexion perdue. Votre choix est gardé et envoyé dès son retour.
page-connection-refused = Cette place n’est plus la vôtre. Le lien d’invitation vous permet de regarder.
page-sending = Envoi…
page-curtain = Passez l’appareil à { $who }
page-curtain-why = Personne d’autre ne regarde l’écran maintenant.
page-curtain-lift = Je suis { $who }
page-notice-substituted = { $why ->
    [clock] Le temps est écoulé : un bot joue pour { $who }.
    [left] { $who } a quitté la table. Un bot prend la suite.
   *[other] Un bot joue pour { $who }.
}
page-notice-returned = { $who } est de retour.
page-notice-undone = { $what ->
    [none] Une décision a été annulée.
   *[other] Coup repris : { $what }
}
page-notice-left = { $who } a quitté la table.

## La fin

page-won = { $count ->
    [one] { $who } gagne !
   *[other] { $who } se partagent la victoire !
}
page-place = Vous finissez à la { $place }e place.
page-totals = Partie { $game } sur { $games }. Totaux – { $list }
page-total = { $name } : { $points }
page-rematch = Rejouer
page-next-game = Partie suivante
page-waiting-for-others = On attend les autres…
page-replay = Revoir
page-verify = Était-ce équitable ?
page-verify-what = Votre navigateur le vérifie lui-même :
page-verify-promise = Le secret est bien celui qui était promis avant la partie.
page-verify-key = Le mélange vient de ce secret et des nombres aléatoires de chacun.
page-verify-game = Tous les coups, rejoués à partir de là, donnent le même résultat.
page-verify-bots = Les bots ne voient que ce que leur place peut voir : ils choisissent sans connaître vos cartes.

## Revoir et regarder

page-to-beginning = Au début
page-to-end = À la fin
page-play = Lecture
page-pause = Mettre en pause
page-moment = Moment de la partie
page-whose-eyes = Par les yeux de qui ?
page-all-open = Toutes les cartes visibles
page-download = Télécharger
page-copy-link = Copier le lien
page-back-to-result = Retour au résultat
page-back-to-table = Retour à la table
page-watch-what = Ouvrez une table pour regarder, ou pour vous asseoir si une place est libre.
page-watch-none = Aucune partie publique en ce moment. Lancez-en une ou ouvrez le lien d’un ami.
page-table-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
page-table-playing = en cours

## Ennuis

page-no-table = Cette table n’est pas ici
page-no-table-what = Le lien est-il complet ? La table était peut-être sur un autre serveur.
page-trouble = Quelque chose a mal tourné
page-trouble-what = Le serveur est injoignable. Votre partie y est conservée.
page-try-again = Réessayer
page-error-decision-stale = Cette question a déjà reçu sa réponse. Regardez à nouveau.
page-error-action-illegal = Ce n’est pas possible maintenant.
page-error-action-malformed = Ce n’est pas possible maintenant.
page-error-seat-taken = Quelqu’un est déjà assis là. Prenez une autre place.
page-error-table-full = Toutes les places sont prises. Vous pouvez regarder.
page-error-table-stage = Ce n’est pas possible à ce moment de la partie.
page-error-table-unknown = Cette table n’est pas ici.
page-error-token-wrong = Sur cet appareil, cette place n’est pas la vôtre. Ouvrez votre lien personnel.
page-error-undo-refused = Impossible de revenir en arrière : quelque chose de nouveau a été vu.
page-error-hint-refused = Pas de conseil pour vous en ce moment.
page-error-hint-failed = Le conseil n’est pas arrivé. Redemandez-le.
page-error-seat-absent = Un bot joue à votre place. Reprenez d’abord la main.
page-error-limit-reached = C’était trop rapide. Attendez un instant et réessayez.
page-error-storage-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Réessayez.
page-error-page-unreachable = Le serveur ne répond pas. Le réseau est-il là ?
page-error-page-file = Ce fichier n’est pas une de nos parties.
page-error-save-bad = Ce fichier n’est pas une de nos parties.
page-error-record-none = Cette partie n’est pas encore terminée.
page-error-request-bad = Le serveur n’a pas compris.

## Touches

page-key-tab = Tab
    .does = Aller d’un élément au suivant
page-key-enter = Entrée
    .does = Choisir ; encore une fois pour confirmer
page-key-arrows = ← →
    .does = Parcourir ce que vous pouvez choisir
page-key-c = C
    .does = Confirmer ce qui est choisi
page-key-s = S
    .does = Passer ce qui bouge
page-key-h = H
    .does = Conseil, si la table le permet
page-key-u = U
    .does = Reprendre le coup
page-key-comma = ,  .
    .does = Un pas en arrière ou en avant
page-key-about = { "?" }
    .does = Expliquer une chose après l’autre
page-key-l = L
    .does = Aller au récit de la partie
page-key-escape = Échap
    .does = Passer, ou ne rien choisir

## Les règles

page-in-short = En bref
page-ruling = Pourquoi nous jouons ainsi
page-contents = Sommaire
page-example-before = Avant
page-example-after = Après
