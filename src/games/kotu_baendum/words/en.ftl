# What is said of Kotu Baendum, in our own words.

name = Kotu Baendum

# What visitors choose the game by, and what we add to a reference.
fact-idea = Tie up the ends of the rows, and make the loser of a round begin the next with closed holes.
fact-people = women of Kandian villages (Parker 1909: 599)
fact-place = Sri Lanka
fact-time = published 1909
fact-after = the catalogue’s summary and Parker 1909
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = olinda keliya, mancala, sowing game
fact-material = red seeds on a wooden olinda board

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
    [kotu-match-end] { won } { SEAT($loser) } cannot sow.
   *[other] { by-score }
}
ended-at-length = { $clause ->
    [kotu-match-end] { won } { SEAT($loser) } { HAS($loser) } too few seeds to sow another round.
   *[other] { olinda-ended-at-length }
}
closed-mark = { olinda-closed-mark }
note-owed = Has still to begin at an end hole
note-fault = { $key ->
    [owed] only a player who has not moved yet has still to begin at an end hole.
   *[other] { olinda-note-fault }
}
note-value = { olinda-note-value }

# A sentence a clause, by its id.
clause-kotu-setup = { olinda-clause-setup }
clause-kotu-direction = { olinda-clause-direction }
clause-kotu-end-start = Your first move begins at one of the two ends of your row.
clause-kotu-end-start-rounds = In every round we ask again that a first move begins at an end of the row.
clause-kotu-end-start-fallback = If neither end hole can be played, the first move begins at any hole; single seeds have to wait in a first move too.
clause-kotu-own-row = You begin at a hole of your own row.
clause-kotu-singles = { olinda-clause-singles }
clause-kotu-singles-startable = Only a hole that could itself be played makes the singles wait: a tied or marked one does not.
clause-kotu-front-single = { olinda-clause-front-single }
clause-kotu-front-hole = { olinda-clause-front-hole }
clause-kotu-sow = All seeds of the hole are sown, one to a hole, past closed holes.
clause-kotu-origin = { olinda-clause-origin }
clause-kotu-skip-three = { olinda-clause-skip-three }
clause-kotu-skip-marked = Tied and marked holes are never skipped, not even with three in them.
clause-kotu-skip-deadlock = { olinda-clause-skip-deadlock }
clause-kotu-eat-four = If your last seed falls in a hole of three, you eat the four.
clause-kotu-after-eat = After eating, by the summary, you lift the next hole and sow on.
clause-kotu-after-eat-ends = If the hole after an eaten one is empty, tied, a puta or a naga, the move is over.
clause-kotu-after-eat-over = By Parker, the move is over when something has been eaten.
clause-kotu-tie = If your last seed makes four in an end hole, that hole is tied up instead: nothing is eaten, it has a mark for the rest of the round, and the move is over.
clause-kotu-tied-hole = Tied holes, puta and naga still receive seeds, but are never eaten, lifted or played; a last seed there ends the move.
clause-kotu-tied-owner = A tied hole is owned by whoever tied it, on whichever side.
clause-kotu-tied-row = The summary names no owner of a tied hole; where it is followed, we count the hole to its row.
clause-kotu-relay = { olinda-clause-relay }
clause-kotu-empty-ends = { olinda-clause-empty-ends }
clause-kotu-endless = { olinda-clause-endless }
clause-kotu-round-end = The round is over when you are to move and have no seed in your row.
clause-kotu-round-end-marked = The round is over too when all seeds in your row lie in holes that you may not play.
clause-kotu-round-end-row = { olinda-clause-round-end-row }
clause-kotu-collect = What lies in a row goes to its player, puta and naga included.
clause-kotu-refill = { olinda-clause-refill }
clause-kotu-refill-left = { olinda-clause-refill-left }
clause-kotu-puta-naga-wala = { olinda-clause-puta-naga-wala }
clause-kotu-wala = { olinda-clause-wala }
clause-kotu-loser-starts = { olinda-clause-loser-starts }
clause-kotu-loser-starts-full = { olinda-clause-loser-starts-full }
clause-kotu-level = { olinda-clause-level }
clause-kotu-twelve = { olinda-clause-twelve }
clause-kotu-twelve-capture = { olinda-clause-twelve-capture }
clause-kotu-twelve-tie = For this player, end holes are tied on the same number that the player eats on.
clause-kotu-match-end = { olinda-clause-match-end }
clause-kotu-rounds = { olinda-clause-rounds }
clause-kotu-repetition = The round is over when the same position comes for the third time with the same player to move, or when nothing has been eaten or tied in 200 moves.
clause-kotu-singles-marked = If tied and marked holes make singles wait, a single seed in such a hole also keeps the single in your front hole waiting.

# What a reading asks, and its answers.
reading-after_capture = { olinda-reading-after_capture }
reading-after_capture-next_hole_continues = { olinda-reading-after_capture-next_hole_continues }
reading-after_capture-turn_ends = { olinda-reading-after_capture-turn_ends }
reading-tied_owner = Who gets the seeds of a tied hole?
reading-tied_owner-row_owner = The player in whose row it lies
reading-tied_owner-tier = The player who tied it
reading-end_hole_start = Who has to begin at an end hole?
reading-end_hole_start-each_player = Each player, with the first move of a round
reading-end_hole_start-game_first_only = Only the player who begins the match
reading-end_hole_start-first_round = Each player, with the first move of the match
reading-skip_threes = Are holes of three skipped?
reading-skip_threes-all_but_last = By all seeds but the last
reading-skip_threes-none = No, never
reading-skip_deadlock = { olinda-reading-skip_deadlock }
reading-skip_deadlock-suspend_skip = { olinda-reading-skip_deadlock-suspend_skip }
reading-skip_deadlock-end_turn = { olinda-reading-skip_deadlock-end_turn }
reading-singles_rule = Do single seeds have to wait for holes with more?
reading-singles_rule-true = Yes, they come last
reading-singles_rule-false = No, they may be played at any time
reading-front_hole = { olinda-reading-front_hole }
reading-front_hole-last_in_direction = { olinda-reading-front_hole-last_in_direction }
reading-front_hole-first_in_direction = { olinda-reading-front_hole-first_in_direction }
reading-remainder_from_round = { olinda-reading-remainder_from_round }
reading-remainder_from_round-2 = { olinda-reading-remainder_from_round-2 }
reading-remainder_from_round-3 = { olinda-reading-remainder_from_round-3 }
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
reading-singles_count = Which holes make single seeds wait?
reading-singles_count-startable = Those that could be played
reading-singles_count-all = Tied and marked ones too
reading-round_end = { olinda-reading-round_end }
reading-round_end-own_turn = { olinda-reading-round_end-own_turn }
reading-round_end-row_empty = { olinda-reading-round_end-row_empty }

# Presets, each with a sentence.
preset-catalogue = Catalogue
preset-catalogue-says = As in the summary in the Ludii catalogue.
preset-parker-1909 = Parker 1909
preset-parker-1909-says = As far as Parker’s own words go: eating ends the move, and whoever ties a hole owns it; rounds as in the catalogue.

# What the laws ask of a position, by the clause behind them.
law-kotu-tie = A tied hole is an end hole with two seeds or more.
law-kotu-refill-left = A closed hole is empty, and none is closed in the first round.
law-kotu-puta-naga-wala = At most one hole is puta, naga or wala, and none in the first round.
law-kotu-end-start = A player who has not moved in a round has still to begin at an end hole.
law-kotu-direction = The direction of the round is open only before its first sowing.
law-kotu-round-end = Between two rounds the board is empty, and whoever begins the next is to move.
law-kotu-round-end-row = By the catalogue, no row is empty while a round goes on.

# What thousands of random games show.
random-play = A first round takes 34 moves by the catalogue and 39 by Parker. About 2.4 end holes are tied in it, and 30 or 31 of the 56 seeds lie in them when it ends: who owns the tied holes decides most rounds. Whoever begins wins 56 in 100 first rounds by the catalogue and 49 by Parker; the other player wins 40 and 47; the rest are level.

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
term-tied = tied up, tied
term-tied-means = A tied hole is an end hole in which a last seed made four. Until the round is over it receives seeds, but is never played, lifted or eaten.
term-puta = { olinda-puta-term }
term-puta-means = { olinda-puta-term-means }
term-naga = { olinda-naga-term }
term-naga-means = { olinda-naga-term-means }
term-wala = { olinda-wala-term }
term-wala-means = { olinda-wala-term-means }
term-repetition = { repetition-term }
term-repetition-means = { repetition-term-means }

# What a mark on the board means.
sign-tied = A tied hole. The knot lies on the side of the player who tied it.
