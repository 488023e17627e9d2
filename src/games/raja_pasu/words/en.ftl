# What is said of Raja Pasu, in our own words.

name = Raja Pasu

# What visitors choose the game by, and what we add to a reference.
fact-idea = The game for three, played by two: fours go to whoever owns the hole, and a row that cannot be filled plays on with closed holes.
fact-people = above all women (Gering); adults of both sexes (record of the game for three)
fact-place = Colombo, Sri Lanka
fact-time = published 2000; seen on a visit whose date we have not read
fact-after = Gering, and the game for three in de Voogt 2000
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = olinda keliya, mancala, sowing game
fact-material = seeds on a wooden board
source-note-ludii = About the game for three.
source-note-de-voogt-2000 = We have read only its passage on the game for three, 96–97.

# What one plays for, in a sentence.
aim = { $rounds ->
    [0] Win seeds until the other player cannot fill a hole.
    [1] Have more seeds than the other player after one round.
   *[other] Have more seeds than the other player after { SPELL($rounds) } rounds, or leave them too few to fill a hole.
}

# How it is told.
counter = { $it ->
    [one] seed
   *[other] seeds
}
ended = { $clause ->
    [rp-match-end] { won } { SEAT($loser) } cannot fill a hole.
   *[other] { by-score }
}
ended-at-length = { $clause ->
    [rp-match-end] { won } { SEAT($loser) } cannot fill a hole.
   *[other] { $draw ->
        [yes] A draw after the last round, { figures }.
       *[no] { CAPITAL(SEAT($winner)) } won with more seeds after the last round: { figures }.
    }
}
unit-score = in store
note-fault = { $key ->
    [round] { raja-round-fault }
   *[starter] { SEAT(1) } or { SEAT(2) } began the round, and between rounds whoever begins is to move.
}
note-value = { seats-named }

# A sentence a clause, by its id.
clause-rp-setup = Each of the 14 holes begins with seven seeds; the two stores are empty.
clause-rp-order = The players move in turn.
clause-rp-own-row = You play from any hole of your own row that is not empty.
clause-rp-sow = All seeds of the hole are sown anticlockwise, one to a hole; closed holes are passed over.
clause-rp-origin = When a sowing comes round, the hole it came from gets a seed too.
clause-rp-fours = A hole that comes to hold four while seeds are being sown is taken at once.
clause-rp-fours-owner = The four belongs to the owner of the row, whoever is sowing.
clause-rp-fours-last = A four that the last seed makes is taken too.
clause-rp-next-hole = After the last seed you lift what lies in the hole that follows, and sow on with it.
clause-rp-gap = If the hole that follows is empty, you take what is in the hole beyond it, if anything, and your move is over.
clause-rp-endless = A sowing that never ends is stopped: after 1,000 laps a move ends where it stands.
clause-rp-pass = In the game for three a player who is stuck sits out; we let it hold for two.
clause-rp-round-end = A round is over when nothing more can be taken.
clause-rp-round-end-stuck = By Gering, a player with nothing to play ends the round, and the other is given the rest.
clause-rp-one-left = With one seed left on the board nothing more can be taken.
clause-rp-repetition = When the same position comes for the third time with the same player to move, nothing more will be taken, and the round is over.
clause-rp-last-mover = What is left on the board goes to whoever moved last.
clause-rp-leftovers = By another reading, what is left goes to the owner of the row it lies in.
clause-rp-starter = No account tells us that the fuller store opens the next round: that is our answer.
clause-rp-starter-level = If both hold the same, whoever began this round begins the next.
clause-rp-starter-took-rest = By Gering, the next round is opened by the player who was given what was left. If nothing was left, or each took what lay in their own row, whoever moved last opens it: that is ours.
clause-rp-refill = For the next round you fill the holes of your row with seven seeds each from your store. Holes that cannot be filled are out of play; seeds left over stay in the store.
clause-rp-close-from = You fill your row from its right end inward, as you sit, so that the holes at its left end close first.
clause-rp-match-end = A player who cannot fill a single hole has lost the match.
clause-rp-rounds = Otherwise the match ends after the agreed number of rounds, three unless you choose another: whoever has most seeds has won, and equal numbers are a draw.

# What a reading asks, and its answers.
reading-fours_to = Who takes a four?
reading-fours_to-owner = The owner of the row
reading-fours_to-mover = The player who is sowing
reading-fours_to-mover_in_own_holes = The player who is sowing, in their own row only
reading-four_on_last = Is a four taken if the last seed makes it?
reading-four_on_last-true = Yes
reading-four_on_last-false = No, it stays
reading-gap_chain = Does a capture beyond an empty hole continue?
reading-gap_chain-false = No, one hole is taken
reading-gap_chain-true = Yes, as long as an empty hole follows and the next holds seeds
reading-leftovers = Who gets the seeds left at the end of a round?
reading-leftovers-last_mover = Whoever moved last
reading-leftovers-row_owner = The owner of the row they lie in
reading-rounds = How long is a match?
reading-rounds-3 = Three rounds
reading-rounds-1 = One round
reading-rounds-until_sole_filler = Until one player has too few seeds for a hole
reading-starter = Who opens the next round?
reading-starter-more_counters = Whoever has more seeds
reading-starter-took_the_rest = Whoever was given what was left
reading-round_end = When is a round over?
reading-round_end-no_capture = When nothing more can be taken
reading-round_end-cannot_move = When the player to move has nothing to play

# Presets, each with a sentence.
preset-catalogue = Catalogue
preset-catalogue-says = As in the Ludii catalogue’s summary of the game for three, with a row for each of two players.
preset-gering = Gering
preset-gering-says = As R. Gering retells it for two: a stuck player ends the round, and whoever got the rest opens the next.

# What the laws ask of a position, by the clause behind them.
law-rp-close-from = A closed hole is empty.
law-rp-pass = The player to move can sow; between two rounds, on an empty board, it is whoever begins the next.
law-rp-one-left = The board never holds one seed alone: with one left, the round is over.

# What thousands of random games show.
random-play = Whoever starts wins 78 in 100 single rounds. That is why it matters so much that the winner of a round starts the next, and why three rounds are played.

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
