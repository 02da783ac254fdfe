# The rules of Montego Bay as we play them, clause by clause, in our own words.
# docs/rules is written from this file: python -m twojacks.rulebook. Where a clause has .ruling the printed rules are
# silent or disagree; it says why we play it so.

rules-mb-title = Montego Bay: the rules as we play them

rules-mb-intro = Read from the four printed rulebooks, Dutch, Italian, English and French, in our own words. Every
    rule has a number; the log and every “Why?” lead to it. Where the four texts disagree or are silent the clause is
    a ruling of ours; the reason is given with it.

rules-mb-words = Player · docker (large, small) · Lazy Jack · Tally-Man · pub (left, right) · warehouse · storeroom ·
    barrel · broken barrel · coin · ship (freighter) · pilot boat · pier 1–4 · move card · order tile · rail
    .title = Words

rules-mb-section-s =
    .title = Set-up
    .short = Everybody has barrels and two dockers, a large one and a small one, who wait in the pubs at the two ends
        of the warehouses; with two players everybody has a third docker. The ships lie at the piers one behind the
        other, at first with the pilot boat in front, which takes no barrels.

rules-mb-s1 = 2–4 players. W = 8 warehouses with four players, 7 with two or three. They stand in a row between the
    two pubs. A closed loop of 2W spaces runs around the row: one space per storeroom. Numbered 0 … 2W−1 in the
    direction of the arrow (clockwise): 0 … W−1 along the rear, on the beach, from left to right, W … 2W−1 along the
    quay from right to left. Space i and space 2W−1−i are the two sides of one warehouse (“opposite”). Space 2W−1 is
    the one beside the Tally-Man, between him and pier 1.
    .title = Board
    .ruling = Reviews put the piers at the bottom, with pier 1 leftmost and the Tally-Man at the left pub; there is
        one space per storeroom, so there are no corner spaces.

rules-mb-s2 = Every player has one large and one small docker. All large ones start in the left pub, all small ones in
    the right pub. The pubs are not spaces of the loop and hold any number of dockers.
    .title = Dockers

rules-mb-s3 = Each has a third docker in a colour nobody plays. The two third dockers differ in colour and in size:
    the first seat is dealt the small one, the second the large one.
    .title = Two players
    .ruling = The texts let the players choose; French gives a yellow player a yellow third docker, which is a slip.

rules-mb-s4 = 16 per player; with two players 32 each, the two colours counting as one.
    .title = Barrels

rules-mb-s5 = The cards are shuffled and laid face up, one per warehouse; which storeroom faces rear or quay is
    chance. One card is used with four players only.
    .title = Warehouses

rules-mb-s6 = One per docker in play (8 with four players, 6 otherwise), shuffled, laid on the rail from position 1.
    .title = Order tiles

rules-mb-s7 = The pilot boat lies at pier 1. The 15 freighters are shuffled; three go to piers 2, 3, 4; the other 12
    form two piles of six, face up (the top ship is visible to all). Four players use the red side of a ship (three
    paid places), two or three the yellow side (two paid places).
    .title = Ships
    .ruling = That the piles lie face up is said in Italian and French only.

rules-mb-s8 = 15 coins in the bank; players begin with none, and with 0 points.
    .title = Coins

rules-mb-section-1 =
    .title = Hiring Lazy Jack
    .short = For three coins you may hire Lazy Jack, who works for you this round as one more docker. If several
        players want him, the one with the fewest points goes first.

rules-mb-1-1 = One player may hire Lazy Jack for this round for 3 coins, paid to the bank.

rules-mb-1-2 = If several want him, the player with the fewest points has first refusal; on equal points, the one
    whose foremost order tile is nearer position 1. So players with at least 3 coins are asked in that order.
    .ruling = Asking in order of priority gives the same result as everyone announcing at once.

rules-mb-1-3 = The hirer places him on the space of one of the hirer’s own dockers; they share it until he moves.
    Nobody has coins in round 1, so he never starts in a pub; in a loaded position he would leave it as that docker
    does.

rules-mb-section-2 =
    .title = Choosing cards
    .short = All at once, everybody lays a card from 1 to 5 face down for each docker of their own. You can use every
        card again in the next round. Lazy Jack gets one of the cards that the docker beside him does not use.

rules-mb-2-1 = Each docker has its own five cards, 1–5, all of them available every round.

rules-mb-2-2 = All players choose at the same time, face down, one card for each of their dockers.

rules-mb-2-3 = Lazy Jack’s card is taken from the set of the docker he stands with. That set has one card of each
    value, so his value differs from that docker’s. The hirer plays 3 cards (4 in the two-player game).

rules-mb-section-3 =
    .title = Moving
    .short = One after the other, dockers walk around the warehouses in the direction of the arrow, as far as their
        card says. If somebody stands where you arrive, you push them through to the other side of the warehouse. If
        somebody stands there, too, nobody is pushed, and you go back to the first free space.

rules-mb-3-1 = Lazy Jack moves first if hired; then the dockers in the order of the tiles on the rail, position 1
    first. A figure’s card is turned up when its turn comes.

rules-mb-3-2 = A figure moves that many spaces with the arrow, from where it stands now. All spaces count, occupied
    ones too.

rules-mb-3-3 = From the left pub the first step is space 0; from the right pub it is space W. Nobody returns to a pub.
    .ruling = Dutch puts the large dockers in the left pub; Italian and French let the sizes choose their pub freely.
        We fix Dutch.

rules-mb-3-4 = Landing on an occupied space: the figure there is pushed to the opposite space and the mover takes its
    place. It does not matter whose figure it is, nor whether it has moved yet.

rules-mb-3-5 = If the opposite space is occupied, nobody is pushed: the mover goes back, against the arrow, to the
    first free space.

rules-mb-3-6 = The mover counts as lifted off: the space it came from is free (unless Lazy Jack shared it with his
    docker, who still stands there). The loop is closed, also when going back: a docker that left a pub this turn goes
    back along the loop too (from 0 to 2W−1, from W to W−1), never into the pub.
    .ruling = Nobody stands where a lifted figure stood; a closed loop is the only reading of “first free space”.

rules-mb-section-4 =
    .title = Loading
    .short = Beginning beside the Tally-Man, everybody who stands at a storeroom does what it shows: you load its
        barrels on any ships you like, or, if they are broken, take some of your own back, and get a coin if there is one.
        A ship that is full is scored and sails at once.

rules-mb-4-1 = Beginning with space 2W−1 and going against the arrow down to space 0, each figure on the loop acts
    once, Lazy Jack (for his hirer) included. Nobody moves.

rules-mb-4-2 = A figure empties only the storeroom beside its own space. Storerooms are never used up.

rules-mb-4-3 = The player takes as many barrels from the supply as the storeroom shows and puts them, freely divided,
    on ships in port. All must be loaded. The pilot boat cannot be loaded.
    .title = Barrels

rules-mb-4-4 = One barrel per slot. The moment a ship’s last slot is filled it is scored and sails, and its barrels
    return; ships at higher-numbered piers move up one (those in front, the pilot boat too, stay), the next ship of
    the pile comes to the row’s end; then the player goes on with the barrels left, the new ship included.

rules-mb-4-5 = For 1 or 2 broken barrels shown, the player takes that many of the player’s own barrels back from ships
    of the player’s choice into the supply; as many as there are, the rest is ignored. Barrels in the pub stay there.
    Should a storeroom show whole and broken barrels, the whole ones are loaded first.
    .title = Broken barrels
    .ruling = Italian and French speak of “storeroom 1 or 2”; Dutch and English say 1 or 2 broken barrels. The pub,
        and rooms that show both kinds, are not mentioned.

rules-mb-4-6 = Lazy Jack never takes barrels off a ship.

rules-mb-4-7 = A coin shown gives the player one coin from the bank, Lazy Jack’s visit too.
    .title = Coin

rules-mb-4-8 = The number is fixed when the visit begins: what the storeroom shows or the whole supply, whichever is
    less; barrels that come home during the visit do not raise it. An empty bank pays nothing.
    .ruling = The texts never let a supply run out; nothing is owed later.

rules-mb-4-9 = With no ship left to load, remaining barrels are put in the pub beside the Tally-Man (MB-E3).

rules-mb-section-v = An example: on a ship of 10 with points 5-3-2, blue has 5 barrels, yellow 2, green 2 and orange
    1, and blue filled it. Blue gets 5+1, yellow and green (3+2)/2, rounded up to 3 each, orange 0.
    .title = Scoring a ship
    .short = Whoever has most barrels aboard gets the most points, the next one fewer; with four players three places are
        paid, otherwise two. Equal players share the points of their places, rounded up. Whoever fills a ship gets one
        point more.

rules-mb-v1 = Players with at least one barrel aboard, and nobody else, are ranked by barrels. First, second (and with
    four players third) place get the points printed on the ship.
    .ruling = A player with no barrel aboard holds no place.

rules-mb-v2 = Equal barrels: the points of the places they cover together are added, divided by the number of tied
    players, rounded up. Places that pay nothing count as 0. The next player takes the place after them.

rules-mb-v3 = Whoever filled the last slot gets 1 extra point; only when a ship was filled, not in MB-5 or MB-E. For
    Lazy Jack the hirer gets it.

rules-mb-v4 = The ship leaves the game; its barrels return to their owners’ supplies.

rules-mb-section-p =
    .title = The piles
    .short = New ships come from the first pile, and then from the second. When both are used up, no more ships
        arrive.

rules-mb-p1 = When the first pile is used up the second is used. When both are, ships still move up but none arrive.

rules-mb-section-5 =
    .title = The foremost ship sails
    .short = When everybody has loaded, the ship in front sails, full or not, and is scored; the others move up, and a
        new one comes. In the first round that is only the pilot boat, and nobody scores.

rules-mb-5-1 = After loading, the ship at pier 1 sails and is scored (MB-V, no extra point); ships move up; the next
    ship comes to pier 4. In round 1 this is the pilot boat: removed, not scored.

rules-mb-section-6 =
    .title = Order
    .short = Whoever moved last moves first in the next round, and all others move one place later. Only in the round
        in which the second pile is begun is the order shuffled instead. Lazy Jack goes home.

rules-mb-6-1 = All order tiles move one position on; the last one goes to position 1.

rules-mb-6-2 = If the first ship of the second pile was drawn in this round, the tiles are instead shuffled anew.

rules-mb-6-3 = Lazy Jack leaves the board.

rules-mb-section-e =
    .title = End
    .short = When three ships or fewer are in port after the loading, the game is over. Those ships are scored, too,
        and then the barrels in the pub like one more small ship. Most points win; between equals, most coins.

rules-mb-e1 = The game ends after MB-4 of a round in which 3 ships or fewer are then in port. Every figure finishes
    loading first; MB-5 and MB-6 are then not played. The test is made only here: if MB-5 leaves three ships, one more
    round is played up to MB-4.

rules-mb-e2 = All ships left in port are scored (MB-V, no extra point).

rules-mb-e3 = Barrels in the pub are then scored like one more ship: 3-2-1 with four players, 2-1 with three, 1 with
    two; ties as in MB-V2; no extra point.

rules-mb-e4 = Most points wins; then most coins; then the victory is shared.

rules-mb-components = The rulebooks’ pictures are lost, so most numbers printed on ships and storerooms are not in the
    texts. The texts tell of a ship of 10 that pays 5-3-2 (red), of storerooms with 2 broken barrels and a coin and
    with 1 barrel and a coin, of rooms with 1 or 2 broken barrels, and of 8 cards, one of them for four players only;
    captions name a front and a reverse, and one face is used in a game. Published photographs show a ship that pays
    7-4-3 (red) and a storeroom with 2 barrels. In the first ship the points add up to the capacity; we take that as
    the law of the set (7-4-3 holds 14; yellow sides likewise). So ships and storerooms are data, an edition file, and
    not code. We ship one edition of our own, balanced by simulation, and say so plainly; whoever owns the box can
    type its numbers into a file and play that.
    .title = What is printed, what is known, what is ours

rules-mb-texts = English “must sail with the ship” is a mistranslation: the other three, and English 4.2 itself, say
    that loading goes on. English divides tied points “by the number of players on the ship”, or in the pub: the other
    three say the players involved. Italian says a starting position “cannot” be changed by other players: the other
    three say it can. Italian gives pub points by the number of players in the pub: the others mean the players of the
    game. The colours are blue, yellow, green and orange; “red” in English and Italian examples is a slip. English
    omits MB-3.5, and Italian prints an editor’s note in place of MB-4.6.
    .title = Where the printed texts slip

## Examples, as small boards show them

rules-mb-example-1-3 = Yellow pays 3 coins and stands Lazy Jack with the large yellow docker.

rules-mb-example-3-2 = The small orange docker has a 3. Every space counts, the occupied one too.

rules-mb-example-3-3 = In round 1 the small orange docker leaves the right pub with a 3: the first step is the first
    space along the quay.

rules-mb-example-3-4 = The small orange docker has a 2 and lands on the small yellow one, which is pushed to the other
    side of the warehouse.

rules-mb-example-3-5 = The same 2, but on the other side stands the large blue docker: nobody is pushed, and the small
    orange docker goes back to the first free space.

rules-mb-example-4-3 = The large yellow docker’s storeroom shows 4 barrels. Two go to pier 1 and one to pier 3; the
    last one is still to be loaded.

rules-mb-example-4-4 = Yellow fills the last slot at pier 2. The ship is scored and sails, those behind move up, a new
    one comes, and Yellow goes on with the last barrel.

rules-mb-example-4-5 = Two broken barrels: Orange has taken a barrel back at pier 1 and must take back another.

rules-mb-example-4-7 = A barrel and a coin: Orange loads the barrel at pier 4 and gets a coin from the bank. Then
    Blue’s small docker is next.

rules-mb-example-v2 = Blue loads the last barrel of a ship of 10: 5 for Blue, 2 each for Yellow and Green, 1 for
    Orange. Blue gets 5 + 1; Yellow and Green share 3 + 2 and get 3 each.

rules-mb-example-5-1 = Blue has loaded the last barrel of the round: the ship at pier 1 sails and is scored without an
    extra point, and the others move up.

rules-mb-example-e2 = Everybody has loaded, and only 3 ships are left in port: the game ends, and all of them are
    scored.
