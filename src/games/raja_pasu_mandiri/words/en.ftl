# What is said of Raja Pasu Mandiri, in our own words.

name = Raja Pasu Mandiri

# What visitors choose the game by, and what we add to a reference.
fact-idea = Three at one board: the Raja in the middle, Mandiri and Pasu on either side, and fours go to whoever owns the hole.
fact-people = adults of both sexes (Ludii); women (Gering)
fact-place = Colombo, Sri Lanka
fact-time = published 2000; seen on a visit whose date we have not read
fact-after = de Voogt 2000
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = olinda keliya, mancala, sowing game
fact-material = seeds on a wooden board
source-note-de-voogt-2000 = We have read pages 96–97.

# What one plays for, in a sentence.
aim = { $rounds ->
    [0] Win enough seeds to be the only one left who can fill a hole.
    [1] Whoever gains most wins: the round ends when nothing more can be taken.
   *[other] Whoever gains most in { SPELL($rounds) } rounds wins. A round ends when nothing more can be taken.
}

# How it is told.
counter = { $it ->
    [one] seed
   *[other] seeds
}
ended = { $clause ->
    [rpm-match-end] { won } no one else can fill a hole.
   *[other] { CAPITAL(SEATS($winners)) } won{ $debts ->
        [yes] , debts counted
       *[no] { "" }
    }: { COMMAS($gains) }.
}
ended-at-length = { $clause ->
    [rpm-match-end] { won } no one else can fill a hole.
   *[other] { CAPITAL(SEATS($winners)) } won by gaining most seeds since the start{ $debts ->
        [yes] , debts counted
       *[no] { "" }
    }: { COMMAS($gains) }.
}
unit-score = in store
advice-numbers-three = A value on the board is the chance that { SEAT($who) } { WIN($who) }. A double border means that it is proved.
note-debts = Debts (seven each)
note-fault = { $key ->
    [round] { raja-round-fault }
   *[other] nobody borrows before the first round, or twice before a later one.
}

# A sentence a clause, by its id.
clause-rpm-setup = Each of the 14 holes begins with seven seeds; the three stores are empty.
clause-rpm-sections = The Raja owns the three middle holes of both rows, the Mandiri the two columns to the Raja’s left (to the right, if that is agreed), and the Pasu the two columns on the other side.
clause-rpm-order = The Raja moves first, and the Mandiri after that.
clause-rpm-order-pasu = The Pasu comes third, and then it is the Raja’s move again.
clause-rpm-own-hole = You play from any hole you own that is not empty, in whichever row.
clause-rpm-sow = All seeds of the hole are sown anticlockwise, one to a hole; closed holes are passed over.
clause-rpm-origin = When a sowing comes round, the hole it came from gets a seed too.
clause-rpm-fours = A hole that comes to hold four while seeds are being sown is taken at once.
clause-rpm-fours-owner = The four belongs to the owner of the hole, whoever is sowing.
clause-rpm-fours-last = A four that the last seed makes is taken too.
clause-rpm-next-hole = After the last seed you lift what lies in the hole that follows, and sow on with it.
clause-rpm-gap = If the hole that follows is empty, you take what is in the hole beyond it, if anything, and your move is over.
clause-rpm-pass = Whoever has nothing to play is passed over, and plays again once seeds have come to their holes.
clause-rpm-round-end = A round is over when nothing more can be taken.
clause-rpm-one-left = With one seed left on the board nothing more can be taken.
clause-rpm-repetition = When the same position comes for the third time with the same player to move, nothing more will be taken, and the round is over.
clause-rpm-last-mover = What is left on the board goes to whoever moved last.
clause-rpm-leftovers = By another reading, what is left goes to the owner of the hole it lies in.
clause-rpm-endless = A sowing that never ends is stopped: after 1,000 laps a move ends where it stands.
clause-rpm-gift = After each round its Raja must give each opponent one seed.
clause-rpm-gift-order = The Mandiri is served first, before stores are counted; a Raja with none gives none.
clause-rpm-reign = Three rounds make a reign. Then all move one seat: Mandiri to Raja, Raja to Pasu.
clause-rpm-reign-round = By Gering, the Pasu becomes Mandiri, and seats change with every round.
clause-rpm-refill = For the next round you fill the holes of your new section with seven seeds each from your store. Holes that cannot be filled are out of play; seeds left over stay in the store.
clause-rpm-close-from = Holes near the middle of the board are filled first; of those equally near, a to g come before A to G, in alphabetical order. Holes left empty are closed.
clause-rpm-borrow = A player left with too few seeds could borrow.
clause-rpm-borrow-from = By Gering, opponents lend when not one hole can be filled.
clause-rpm-borrow-terms = A loan is seven seeds from whoever has most. Before the next rounds debts are paid back, as long as seven remain after paying; in the last count they are all settled, and a count can fall below zero.
clause-rpm-match-end = If only one player can still fill a hole, that player has won the match.
clause-rpm-nine = Otherwise the match ends after nine rounds, when each player has been Raja for three. Whoever has gained most over the seeds of their first section, 42 or 28, has won; players with equal gains share the win.

# What a reading asks, and its answers.
reading-mandiri_side = On which side of the Raja does the Mandiri sit?
reading-mandiri_side-left = On the left
reading-mandiri_side-right = On the right
reading-fours_to = Who takes a four?
reading-fours_to-owner = The owner of the hole
reading-fours_to-mover = The player who is sowing
reading-fours_to-mover_in_own_holes = The player who is sowing, in their own holes only
reading-four_on_last = Is a four taken if the last seed makes it?
reading-four_on_last-true = Yes
reading-four_on_last-false = No, it stays
reading-gap_chain = Does a capture beyond an empty hole continue?
reading-gap_chain-false = No, one hole is taken
reading-gap_chain-true = Yes, as long as an empty hole follows and the next holds seeds
reading-leftovers = Who gets the seeds left at the end of a round?
reading-leftovers-last_mover = Whoever moved last
reading-leftovers-row_owner = The owner of the hole they lie in
reading-raja_gift = What does the Raja give each of the others after a round?
reading-raja_gift-1 = One seed
reading-raja_gift-0 = Nothing
reading-reign = How long is a player Raja?
reading-reign-3 = For three rounds running
reading-reign-1 = For one round
reading-borrowing = May a player with too few seeds borrow?
reading-borrowing-off = No, their holes stay closed
reading-borrowing-sevens = Yes, seven from whoever has most
reading-rounds = How long is a match?
reading-rounds-nine = Nine rounds
reading-rounds-1 = One round
reading-rounds-until_sole_filler = Until all but one have too few seeds for a hole

# Presets, each with a sentence.
preset-catalogue = Catalogue
preset-catalogue-says = As in the summary in the Ludii catalogue, for nine rounds at most.
preset-de-voogt-2000 = de Voogt 2000
preset-de-voogt-2000-says = With the borrowing that players in Colombo knew; that it is seven seeds is ours.

# What the laws ask of a position, by the clause behind them.
law-rpm-close-from = A closed hole is empty.
law-rpm-pass = The player to move can sow; between two rounds, on an empty board, it is whoever begins the next.
law-rpm-one-left = The board never holds one seed alone: with one left, the round is over.
law-rpm-borrow-terms = Nobody has borrowed before the first round, or more than once before any other.

# What thousands of random games show.
random-play = A first round takes 65 moves, a match of nine about 335. More than a third of first rounds end with two seeds that go round for ever, which is why a repetition ends a round. From a stake of 42 the Raja takes 45 of the 98 seeds in the first round; from the second round on the Raja loses between one and five. If totals were counted, the first Raja would win half of all matches; by what each has gained, the three win about 31, 34 and 33 in 100, and after a single round 39, 20 and 37.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-store = { store-term }
term-store-means = { store-term-means }
term-fill = { raja-fill-term }
term-fill-means = { raja-fill-term-means }
term-lifted = { raja-lifted-term }
term-lifted-means = { raja-lifted-term-means }
term-lap = { lap-term }
term-lap-means = { lap-term-means }
term-closed = { closed-term }
term-closed-means = { closed-term-means }
term-repetition = { repetition-term }
term-repetition-means = { repetition-term-means }
term-raja = Raja
term-raja-means = The Raja plays the three middle holes of both rows, and moves first.
term-mandiri = Mandiri
term-mandiri-means = The Mandiri plays the two columns on one side of the Raja, and moves second.
term-pasu = Pasu
term-pasu-means = The Pasu plays the two columns on the other side of the Raja, and moves last.
term-owed = owed, debts
term-owed-means = What a player borrowed to fill a hole is owed: it is paid back before a later round, or counted at the end.

# What a mark on the board means.
sign-person = The rim of a hole has the colour and the dashes of the player whose it is, as beside the name.
