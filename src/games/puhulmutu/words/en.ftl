# What is said of Puhulmutu, in our own words.

name = Puhulmutu

# What visitors choose the game by, and what we add to a reference.
fact-idea = Skip the threes, eat the fours and sow on: a game for the olinda board in which no hole is tied.
fact-people = women of Kandian villages (Parker 1909: 599)
fact-place = Sri Lanka
fact-time = published 1909
fact-after = Parker 1909, the catalogue’s summary of it and, where both are silent, Kotu Baendum on the same board
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Puhul-mutu, Puhulmuti, olinda keliya, mancala, sowing game
fact-material = red seeds on a wooden olinda board
source-note-parker-1909 = He explains the name: pearls of the ash-pumpkin.
source-note-ludii = DLP.Evidence.691 is the passage on Kotu Baendum, which is compared with this game. By address and program file the game is DLP.Games.195 and its rules DLP.GameRulesets.216, we infer. In round three the record lets the winner of round two lay out what is left; evidently the loser is meant.

# What one plays for, in a sentence.
aim = { olinda-aim }

# How it is told.
counter = { $it ->
    [one] seed
   *[other] seeds
}
takes = eats
take = eat
captured = ate
unit-score = in store
ended = { $clause ->
    [puhul-match-end] { won } { SEAT($loser) } cannot sow.
   *[other] { by-score }
}
ended-at-length = { $clause ->
    [puhul-match-end] { won } { SEAT($loser) } { HAS($loser) } too few seeds to sow another round.
   *[other] { olinda-ended-at-length }
}
closed-mark = { olinda-closed-mark }
note-fault = { olinda-note-fault }
note-value = { olinda-note-value }

# A sentence a clause, by its id.
clause-puhul-setup = { olinda-clause-setup }
clause-puhul-direction = { olinda-clause-direction }
clause-puhul-own-row = You begin at any hole of your own row.
clause-puhul-singles = { olinda-clause-singles }
clause-puhul-singles-startable = Only a hole that could itself be played makes the singles wait: a puta or naga does not.
clause-puhul-front-single = { olinda-clause-front-single }
clause-puhul-front-hole = { olinda-clause-front-hole }
clause-puhul-sow = All seeds of the hole are sown, one to a hole, past closed holes.
clause-puhul-origin = { olinda-clause-origin }
clause-puhul-skip-three = { olinda-clause-skip-three }
clause-puhul-skip-marked = Puta and naga are never skipped, not even with three in them.
clause-puhul-skip-deadlock = { olinda-clause-skip-deadlock }
clause-puhul-eat-four = If your last seed falls in a hole of three, you eat the four.
clause-puhul-eat-ends = Ends of rows are no exception: a four made there is eaten too.
clause-puhul-after-eat = After eating you lift the next hole and sow on. If that hole is empty, the move is over.
clause-puhul-after-eat-ends = The next hole is the next one that is not closed; if it is a puta or a naga, the move is over.
clause-puhul-marked-hole = Puta and naga still receive seeds, but are never eaten, lifted or played.
clause-puhul-marked-ends = If the last seed falls in a puta or naga, the move is over.
clause-puhul-relay = { olinda-clause-relay }
clause-puhul-empty-ends = { olinda-clause-empty-ends }
clause-puhul-endless = { olinda-clause-endless }
clause-puhul-round-end = The round is over when the player to move has no seed in their row.
clause-puhul-round-end-marked = It is over too when nothing in the row may be played.
clause-puhul-round-end-row = { olinda-clause-round-end-row }
clause-puhul-collect = Whoever has seeds left in their row takes them.
clause-puhul-collect-marked = What lies in a puta or naga also goes to the player of its row.
clause-puhul-refill = { olinda-clause-refill }
clause-puhul-refill-left = { olinda-clause-refill-left }
clause-puhul-puta-naga-wala = { olinda-clause-puta-naga-wala }
clause-puhul-wala = { olinda-clause-wala }
clause-puhul-loser-starts = { olinda-clause-loser-starts }
clause-puhul-loser-starts-full = { olinda-clause-loser-starts-full }
clause-puhul-level = { olinda-clause-level }
clause-puhul-twelve = { olinda-clause-twelve }
clause-puhul-twelve-capture = { olinda-clause-twelve-capture }
clause-puhul-match-end = { olinda-clause-match-end }
clause-puhul-rounds = { olinda-clause-rounds }
clause-puhul-repetition = The round is over when the same position comes for the third time with the same player to move, or when nothing has been eaten in 200 moves.
clause-puhul-singles-marked = If puta and naga make singles wait, a puta of one seed also keeps the single in your front hole waiting.

# What a reading asks, and its answers.
reading-after_capture = { olinda-reading-after_capture }
reading-after_capture-next_hole_continues = { olinda-reading-after_capture-next_hole_continues }
reading-after_capture-turn_ends = { olinda-reading-after_capture-turn_ends }
reading-skip_deadlock = { olinda-reading-skip_deadlock }
reading-skip_deadlock-suspend_skip = { olinda-reading-skip_deadlock-suspend_skip }
reading-skip_deadlock-end_turn = { olinda-reading-skip_deadlock-end_turn }
reading-singles_count = Which holes make single seeds wait?
reading-singles_count-startable = Those that could be played
reading-singles_count-all = Puta and naga too
reading-front_hole = { olinda-reading-front_hole }
reading-front_hole-last_in_direction = { olinda-reading-front_hole-last_in_direction }
reading-front_hole-first_in_direction = { olinda-reading-front_hole-first_in_direction }
reading-deficit_removal = { olinda-reading-deficit_removal }
reading-deficit_removal-equalise = { olinda-reading-deficit_removal-equalise }
reading-deficit_removal-same_number = { olinda-reading-deficit_removal-same_number }
reading-arrange_under_twelve = { olinda-reading-arrange_under_twelve }
reading-arrange_under_twelve-true = { olinda-reading-arrange_under_twelve-true }
reading-arrange_under_twelve-false = { olinda-reading-arrange_under_twelve-false }
reading-rounds = { olinda-reading-rounds }
reading-rounds-3 = { olinda-reading-rounds-3 }
reading-rounds-1 = { olinda-reading-rounds-1 }
reading-rounds-5 = { olinda-reading-rounds-5 }
reading-rounds-until_cannot_sow = { olinda-reading-rounds-until_cannot_sow }
reading-remainder_from_round = { olinda-reading-remainder_from_round }
reading-remainder_from_round-2 = { olinda-reading-remainder_from_round-2 }
reading-remainder_from_round-3 = { olinda-reading-remainder_from_round-3 }
reading-round_end = { olinda-reading-round_end }
reading-round_end-own_turn = { olinda-reading-round_end-own_turn }
reading-round_end-row_empty = { olinda-reading-round_end-row_empty }

# Presets, each with a sentence.
preset-parker-1909 = Catalogue
preset-parker-1909-says = As the Ludii catalogue sums it up; where that is silent, as in Kotu Baendum.
preset-record = Catalogue, evidence record
preset-record-says = As the evidence record has it: seeds left over wait in store until round three.

# What the laws ask of a position, by the clause behind them.
law-puhul-refill-left = A closed hole is empty, and none is closed in the first round.
law-puhul-puta-naga-wala = At most one hole is puta, naga or wala, and none in the first round.
law-puhul-direction = The direction of the round is open only before its first sowing.
law-puhul-round-end = Between two rounds the board is empty, and whoever begins the next is to move.
law-puhul-round-end-row = By the catalogue, no row is empty while a round goes on.

# What thousands of random games show.
random-play = A first round takes 204 moves, a match of three about 410. No hole is tied, so rounds seldom end by themselves: of 100 first rounds, 66 end because nothing has been eaten in 200 moves, 26 because a position has come three times, and seven with an empty row. Whoever begins wins 43 in 100 first rounds, the other player 50; the rest are level. Both players win matches equally often.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-store = { store-term }
term-store-means = { store-term-means }
term-eat = { eat-term }
term-eat-means = { eat-term-means }
term-lifted = { lifted-term }
term-lifted-means = { lifted-term-means }
term-lap = { lap-term }
term-lap-means = { lap-term-means }
term-closed = { closed-term }
term-closed-means = { closed-term-means }
term-puta = { olinda-puta-term }
term-puta-means = { olinda-puta-term-means }
term-naga = { olinda-naga-term }
term-naga-means = { olinda-naga-term-means }
term-wala = { olinda-wala-term }
term-wala-means = { olinda-wala-term-means }
term-repetition = { repetition-term }
term-repetition-means = { repetition-term-means }
