# The page around the boards: start, set-up, gathering, table, replay.

## Die Spiele und die Leute

page-title-montego-bay = Montego Bay
page-title-halunken-und-spelunken = Halunken & Spelunken
page-about-montego-bay = Schick deine Hafenarbeiter um die Lagerhäuser, schieb andere auf die andere Seite und belade rechtzeitig die richtigen Schiffe. Oder bezahl Lazy Jack, damit er hilft.
page-about-halunken-und-spelunken = Zieh mit deinem Kapitän von Spelunke zu Spelunke, heuere die beste Mannschaft an und beraube die anderen, bevor Black Jack es tut.
page-facts-montego-bay = 2–4 Spieler · eine halbe Stunde
page-facts-halunken-und-spelunken = 2–4 Spieler · eine halbe Stunde
page-bot-cabin-boy = Schiffsjunge
    .sentence = Spielt, wie der Wind weht. Gut als erster Gegner.
page-bot-deckhand = Decksmann
    .sentence = Nimmt, was gerade am meisten bringt.
page-bot-bosun = Bootsmann
    .sentence = Denkt ein wenig voraus, und zwar schnell.
page-bot-captain = Kapitän
    .sentence = Denkt eine Sekunde nach. Schwer zu täuschen.
page-bot-admiral = Admiral
    .sentence = Nimmt sich alle Zeit. Kaum zu schlagen.
page-bot-free = Freier Platz
page-you = du
page-you-name = Skipper
page-player = Spieler { $number }
page-spectator = Zuschauer

## Start

page-what-this-is = Zwei Brettspiele aus dem Hafen, die es nicht mehr zu kaufen gibt. Hier kannst du sie spielen: allein, rund um einen Bildschirm oder mit Freunden anderswo.
page-play-now = Sofort spielen
page-play-together = Zusammen spielen
page-learn = Spiel lernen
page-continue = Weiterspielen
page-forget = Aus der Liste nehmen
page-forget-what = Dieser Browser kennt seinen Platz dort dann nicht mehr. Die Partie selbst bleibt.
page-keep = Behalten
page-finished = Beendete Partien
page-watch = Zuschauen
page-open-replay = Spielstand öffnen
page-open-replay-what = Wähle eine Partie, die du hier heruntergeladen hast, und sieh sie dir Zug für Zug noch einmal an.
page-choose-file = Datei wählen
page-rules-of = Regeln: { $game }
page-independent = Eine unabhängige Umsetzung mit eigenen Zeichnungen und Texten.
page-language = Sprache
page-home = Startseite
page-home-what = Dein Platz bleibt dir, und du findest das Spiel dort wieder.
page-settings = Einstellungen

## Einen Tisch aufbauen

page-set-up = Tisch aufbauen
page-set-up-game = Welches Spiel?
page-set-up-way = Wie spielt ihr?
page-set-up-variant = Welche Regeln?
page-set-up-players = Wie viele spielen mit?
page-set-up-clock = Bedenkzeit
page-set-up-games = Wie viele Partien?
page-way-online = Online, über einen Link
    .what = Du bekommst einen Link. Alle spielen auf dem eigenen Gerät, wo immer sie sind.
page-way-pass = Rund um einen Bildschirm
    .what = Ihr reicht ein Gerät herum. Bevor jemand geheim wählt, fällt ein Vorhang.
page-way-screen = Großer Bildschirm und Handys
    .what = Der Spielplan ist auf diesem Bildschirm. Alle scannen einen Code, und das Handy wird zur Kartenhand.
page-variant-standard = Standardspiel
page-variant-beginner = Anfängerspiel
page-variant-two-player = Zu zweit
page-seats = Plätze
page-who-sits = Wer nimmt Platz { $number }?
page-name-of = Name von Spieler { $number }
page-chair-me = Ich
page-chair-here = Jemand hier
page-chair-bot = { $name } (Bot)
page-chair-away = Jemand mit dem Link
page-chair-phone = Jemand mit einem Handy
page-more-settings = Mehr Einstellungen
page-clock = { $seconds ->
    [0] Keine Uhr
    [60] 1 Minute
    [180] 3 Minuten
    [86400] Ein Tag
   *[other] { $seconds } Sekunden
}
page-series = { $count ->
    [one] Eine Partie
   *[other] Drei in Folge
}
page-allow-hints = Tipps sind erlaubt
page-make-public = Den Tisch in der öffentlichen Liste zeigen
page-needs-person = Auf mindestens einem Platz muss ein Mensch sitzen.
page-open-table = Tisch eröffnen

## Zusammenkommen

page-gathering = { $free ->
    [0] Alle sind da. Das Spiel beginnt …
    [one] Noch eine Person fehlt.
   *[other] Noch { $free } Personen fehlen.
}
page-free-seat = Freier Platz
page-add-bot = Hier einen Bot hinsetzen
page-your-name = Dein Name
page-sit-down = Hinsetzen
page-or-watch = Oder bleib stehen und schau zu.
page-invite = Freunde einladen
page-invite-what = Wer diesen Link öffnet, kann sich hinsetzen oder zuschauen.
page-scan = Dein Handy ist deine Hand
page-scan-what = Scanne den Code mit dem Handy und setz dich.
page-link = Link zum Teilen
page-copy = Kopieren
page-code = Der Link als QR-Code
page-promise = Ehrlich gemischt, versprochen: { $commitment } Nach dem Spiel können alle es nachprüfen.
page-only-here = Diese Adresse geht nur auf diesem Computer. Damit Handys und Freunde in deinem Netz mitspielen können, starte mit „./play --host 0.0.0.0“.
page-personal-link = Persönlicher Link für { $who }
page-personal-link-what = Mit diesem Code nimmst du den Platz auf ein anderes Gerät mit. Behalte ihn für dich.

## Am Tisch

page-log = Spielverlauf
page-show-moment = Diesen Moment zeigen
page-open-clause = Regel { $clause }
page-clause = Regel { $clause }
page-clause-unknown = Diese Regel konnte nicht geladen werden. Versuch es gleich noch einmal.
page-loading = Einen Moment …
page-open-rulebook = Spielregeln
page-why = Warum?
page-close = Schließen
page-skip = Überspringen
page-step-back = Einen Schritt zurück
page-step-forward = Einen Schritt weiter
page-back-to-now = Zurück zum Spiel
page-may-change = Gewählt. Bis alle gewählt haben, kannst du dich noch umentscheiden.
page-hint = Tipp
page-hint-best = Wer gut spielt, wählt meist: { $what } (★ gewinnt { $win }).
page-hint-even = Wer gut spielt, wählt mal dies, mal das: { $what } (★ gewinnt etwa { $win }).
page-hint-any = All das ist etwa gleich gut; wähle, was dir gefällt (★ gewinnt etwa { $win }).
page-hint-legend = An jeder Wahl: wie oft sie trifft, wer gut spielt, und ★ die Chance, damit zu gewinnen.
page-hint-legend-short = An jeder Wahl: wie oft sie trifft, wer gut spielt.
page-thinking = Denkt nach …
page-thinking-long = Denkt nach … Auf einem neuen Rechner machen sich die Bots einmal bereit, das kann ein bis zwei Minuten dauern.
page-asked-by-name = { $name }: { $question }
page-hint-why = Dann wohl: { $why }
page-hint-option = Wer gut spielt, macht das in { $share } der Fälle; Gewinnchance: { $win }
page-undo = Zurücknehmen
page-undo-what = Zurücknehmen: { $what }
page-undo-shown = Seitdem wurde etwas aufgedeckt. Wer das zurücknimmt, hat es gesehen.
page-undo-not = So lassen
page-sound = Ton
page-sound-is = { $sound ->
    [on] Ton an
   *[off] Ton aus
}
page-speed = Tempo
page-speed-is = Tempo: { $speed }
page-speed-name = { $speed ->
    [0.5] langsam (½×)
    [1] normal (1×)
    [2] schnell (2×)
   *[4] sehr schnell (4×)
}
page-menu = Menü
page-keys = Tastenkürzel
page-tour = Was sehe ich hier?
page-tour-next = Weiter
page-tour-done = Fertig
page-contrast = Hoher Kontrast
page-guide = Neues erklären
page-stillness = Ergebnisse ohne Bewegung zeigen
page-leave = Tisch verlassen
page-leave-what = Ein Bot spielt für dich weiter. Mit deinem persönlichen Link kannst du zurückkommen.
page-stay = Bleiben
page-bot-plays-for-you = Ein Bot spielt für dich: { $bot }.
page-take-over = Selbst spielen
page-away = { $who } ist gerade nicht da.
page-let-bot-play = Einen Bot spielen lassen
page-time-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
page-bots-think = Warten auf { $who }. Auf einem neuen Rechner machen sich die Bots einmal bereit, das kann ein bis zwei Minuten dauern.
page-practised = Es wurden Züge zurückgenommen: eine Übungspartie.
page-connection-lost = Keine Verbindung. Wir versuchen es weiter; nichts geht verloren.
page-connection-lost-kept = Keine Verbindung. Deine Wahl ist notiert und wird gesendet, sobald es wieder geht.
page-connection-refused = Dieser Platz gehört dir nicht mehr. Über den Einladungslink kannst du zuschauen.
page-sending = Wird gesendet …
page-curtain = Gib weiter an { $who }
page-curtain-why = Sonst schaut jetzt niemand auf den Bildschirm.
page-curtain-lift = Ich bin { $who }
page-notice-substituted = { $why ->
    [clock] Die Zeit ist um: Ein Bot spielt für { $who }.
    [left] { $who } hat den Tisch verlassen. Ein Bot spielt weiter.
   *[other] Ein Bot spielt für { $who }.
}
page-notice-returned = { $who } ist wieder da.
page-notice-undone = { $what ->
    [none] Eine Entscheidung wurde zurückgenommen.
   *[other] Zurückgenommen: { $what }
}
page-notice-left = { $who } hat den Tisch verlassen.

## Das Ende

page-won = { $count ->
    [one] { $who } gewinnt!
   *[other] { $who } teilen sich den Sieg!
}
page-place = Du landest auf Platz { $place }.
page-totals = Partie { $game } von { $games }. Gesamt – { $list }
page-total = { $name }: { $points }
page-rematch = Noch einmal
page-next-game = Nächste Partie
page-waiting-for-others = Warten auf die anderen …
page-replay = Rückblick
page-verify = War es fair?
page-verify-what = Dein Browser rechnet es selbst nach:
page-verify-promise = Das Geheimnis ist das, das vor dem Spiel versprochen war.
page-verify-key = Gemischt wurde mit diesem Geheimnis und den Zufallszahlen aller am Tisch.
page-verify-game = Alle Züge, von dort aus noch einmal gespielt, ergeben dasselbe Ergebnis.
page-verify-bots = Bots wird nur gezeigt, was ihr Platz sehen darf: Sie wählen, ohne deine Karten zu kennen.

## Rückblick und Zuschauen

page-to-beginning = Zum Anfang
page-to-end = Zum Ende
page-play = Abspielen
page-pause = Anhalten
page-moment = Zeitpunkt
page-whose-eyes = Mit wessen Augen?
page-all-open = Alle Karten offen
page-download = Herunterladen
page-copy-link = Link kopieren
page-back-to-result = Zurück zum Ergebnis
page-back-to-table = Zurück zum Tisch
page-watch-what = Öffne einen Tisch, um zuzuschauen oder dich auf einen freien Platz zu setzen.
page-watch-none = Gerade läuft keine öffentliche Partie. Eröffne eine oder nimm den Link eines Freundes.
page-table-free = { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
page-table-playing = läuft

## Pannen

page-no-table = Diesen Tisch gibt es hier nicht
page-no-table-what = Ist der Link vollständig? Vielleicht stand der Tisch auf einem anderen Server.
page-trouble = Da ging etwas schief
page-trouble-what = Der Server ist nicht erreichbar. Dein Spiel ist dort aufgehoben.
page-try-again = Noch einmal versuchen
page-error-decision-stale = Diese Frage ist schon beantwortet. Schau noch einmal hin.
page-error-action-illegal = Das geht jetzt nicht.
page-error-action-malformed = Das geht jetzt nicht.
page-error-seat-taken = Da sitzt schon jemand. Nimm einen anderen Platz.
page-error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
page-error-table-stage = Das geht in diesem Moment des Spiels nicht.
page-error-table-unknown = Diesen Tisch gibt es hier nicht.
page-error-token-wrong = Auf diesem Gerät ist das nicht dein Platz. Öffne deinen persönlichen Link.
page-error-undo-refused = Das lässt sich nicht mehr zurücknehmen: Es war schon etwas Neues zu sehen.
page-error-hint-refused = Gerade gibt es keinen Tipp für dich.
page-error-hint-failed = Es kam kein Tipp. Frag noch einmal.
page-error-seat-absent = Ein Bot spielt für dich. Übernimm erst selbst.
page-error-limit-reached = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
page-error-storage-unavailable = Der Server kann gerade nichts speichern. Versuch es noch einmal.
page-error-page-unreachable = Der Server antwortet nicht. Ist das Netz da?
page-error-page-file = Diese Datei ist kein Spielstand von hier.
page-error-save-bad = Diese Datei ist kein Spielstand von hier.
page-error-record-none = Diese Partie ist noch nicht zu Ende.
page-error-request-bad = Das hat der Server nicht verstanden.

## Tasten

page-key-tab = Tab
    .does = Von einem zum nächsten gehen
page-key-enter = Enter
    .does = Wählen; noch einmal zum Bestätigen
page-key-arrows = ← →
    .does = Durchgehen, was du wählen kannst
page-key-c = C
    .does = Bestätigen, was gewählt ist
page-key-s = S
    .does = Überspringen, was sich bewegt
page-key-h = H
    .does = Tipp, wenn der Tisch es erlaubt
page-key-u = U
    .does = Zurücknehmen
page-key-comma = ,  .
    .does = Einen Schritt zurück oder weiter
page-key-about = { "?" }
    .does = Eins nach dem anderen erklären
page-key-l = L
    .does = Zum Spielverlauf
page-key-escape = Esc
    .does = Überspringen oder nichts wählen

## Die Spielregeln

page-in-short = Kurz gesagt
page-ruling = Warum wir es so spielen
page-contents = Inhalt
page-example-before = Vorher
page-example-after = Nachher
