# What games of the olinda board say alike. A page carries of it what its game refers to.

olinda-clause-setup = Each of the 14 holes begins with four seeds; the two stores are empty.
olinda-aim = { $rounds ->
    [0] Eat seeds until the other player has none left to sow.
    [1] Have more seeds than the other player after one round.
   *[other] Have more seeds than the other player after { SPELL($rounds) } rounds, or leave them none to sow.
}
olinda-ended-at-length = { $draw ->
    [yes] A draw after the last round, { figures }.
   *[no] { CAPITAL(SEAT($winner)) } won with more { COUNTER(2) } after the last round: { figures }.
}
olinda-clause-direction = The player who makes the first move of the round chooses clockwise or anticlockwise; everybody keeps to it until the round is over.
olinda-clause-singles = A single seed has to wait as long as you have a hole with more.
olinda-clause-front-single = A single seed in your front hole has to wait as long as you have other single seeds.
olinda-clause-front-hole = The front hole is the last one of your row in the direction of play.
olinda-clause-origin = The hole that the seeds came from is not passed over.
olinda-clause-skip-three = A hole of three is skipped by every seed but the last one in the hand.
olinda-clause-skip-deadlock = If there are only threes to sow into, no hole is skipped for the rest of that lap.
olinda-clause-relay = If the last seed falls in any other hole with seeds, all of them are lifted and sown on.
olinda-clause-empty-ends = If the last seed falls in an empty hole, the move is over.
olinda-clause-endless = Some sowings never end. After 1,000 liftings a move stops where it stands.
olinda-clause-round-end-row = By the catalogue, an empty row ends the round, whoever is to move.
olinda-clause-refill = For the next round each player fills holes with four seeds side by side, as many as they can. The winner fills a whole row and keeps the rest; holes the loser leaves empty are closed for the round.
olinda-clause-refill-left = The loser fills their row from their left. From the right it would be the same game in a mirror.
olinda-clause-puta-naga-wala = What is left over goes into the next hole: one seed makes it a puta, two a naga, three a wala. The other player takes three, two or one out of the hole opposite, so that both holes are alike.
olinda-clause-wala = Nothing bars a wala, so we play it as an ordinary hole.
olinda-clause-loser-starts = The loser begins the next round, and it is played towards the closed holes.
olinda-clause-loser-starts-full = If no hole is closed, the loser’s round is still played anticlockwise.
olinda-clause-level = If both have the same number, whoever did not begin the last round begins the next and chooses its direction.
olinda-clause-twelve = With fewer than twelve seeds you may lay them out yourself: one or two in your first end hole, none to two in each of the next five, at the far end up to four. Empty ones are closed. The other player fills a whole row, and there is no puta, naga or wala.
olinda-clause-twelve-capture = A player who has laid out their own seeds eats on making three if they put two in their first end hole, on making two if they put one; their seeds skip holes of one less. The other player keeps to four and three.
olinda-clause-match-end = The match is over when a player has nothing to sow at the start of a round: the other has won.
olinda-clause-rounds = Otherwise, after the agreed number of rounds, whoever has more seeds has won; equal numbers are a draw.
olinda-reading-after_capture = What follows when something has been eaten?
olinda-reading-after_capture-next_hole_continues = The next hole is lifted and sown on
olinda-reading-after_capture-turn_ends = The move is over
olinda-reading-skip_deadlock = What if there are only threes to sow into?
olinda-reading-skip_deadlock-suspend_skip = None is skipped for that lap
olinda-reading-skip_deadlock-end_turn = None is skipped, and the move ends with the lap
olinda-reading-front_hole = Which hole of a row is the front hole?
olinda-reading-front_hole-last_in_direction = The last in the direction of play
olinda-reading-front_hole-first_in_direction = The first in the direction of play
olinda-reading-remainder_from_round = From which round on are the loser’s left-over seeds laid out?
olinda-reading-remainder_from_round-2 = From the second
olinda-reading-remainder_from_round-3 = From the third: in the second they stay in the store
olinda-reading-deficit_removal = How many are taken opposite a puta, naga and wala?
olinda-reading-deficit_removal-equalise = Three, two and one, so that both holes are alike
olinda-reading-deficit_removal-same_number = One, two and three, as many as it holds
olinda-reading-arrange_under_twelve = May fewer than twelve seeds be laid out freely?
olinda-reading-arrange_under_twelve-true = Yes
olinda-reading-arrange_under_twelve-false = No, they are laid out as usual
olinda-reading-round_end = When is a round over?
olinda-reading-round_end-own_turn = When the player to move has no seed in their row
olinda-reading-round_end-row_empty = As soon as a row is empty, whoever is to move
olinda-reading-rounds = How many rounds are played?
olinda-reading-rounds-3 = Three
olinda-reading-rounds-1 = One
olinda-reading-rounds-5 = Five
olinda-reading-rounds-until_cannot_sow = As many as it takes, 255 at most

olinda-closed-mark = only an empty hole can be closed, and none in the first round.
olinda-note-fault = { $key ->
    [round] the match has no such round.
    [between] { $said ->
        [yes] between two rounds the board is empty and without marks, and whoever begins the next is to move.
       *[no] with these seeds the round is over.
    }
    [way] the direction is open only before the first sowing of a round, on a board without marks.
    [starter] { SEAT(1) } begins the first round.
   *[other] only whoever begins a later round arranges seeds, and that round goes anticlockwise.
}
olinda-note-value = { $key ->
    [between] { $value ->
        [1] over
       *[other] being played
    }
    [way] { $value ->
        [open] not chosen yet
        [clockwise] clockwise
        [anticlockwise] anticlockwise
       *[other] { $value }
    }
    [twelve] { $begins ->
        [1] { SEAT(1) }, { $rest } in the first end hole
        [2] { SEAT(2) }, { $rest } in the first end hole
       *[none] none
    }
   *[other] { seats-named }
}

# What games of Raja and Pasu say alike.
raja-round-fault = { $alone ->
    [yes] the board never holds one seed alone: with one left, the round is over.
   *[no] the match has no such round.
}

# Terms that several games explain alike: as they stand in sentences, and what they mean.
sow-term = sow, sowed, sown, sows
sow-term-means = To sow is to take all { COUNTER(2) } out of a hole and to let them fall singly into those after it.
store-term = store, stores
store-term-means = A store holds what a player has won. Nothing is played from it.
eat-term = eat, ate, eats, eaten
eat-term-means = To eat is to take { COUNTER(2) } off the board, into your own { store }.
lifted-term = lifted again, lifted
lifted-term-means = The last { COUNTER(1) } fell into a hole that held some: all of them are lifted and sown on in the same move.
lap-term = lap, laps
lap-term-means = A lap is the sowing of what was lifted from one hole. A move may have several.
closed-term = closed
closed-term-means = Nothing is sown into a closed hole, and it is not played. It stays closed for the whole round.
repetition-term = repetition
repetition-term-means = The same position came for the third time, with the same player to move.
olinda-puta-term = puta
olinda-puta-term-means = A puta is a hole for which its player had only one seed left over when the round began. It receives seeds, but is never played, lifted or eaten.
olinda-naga-term = naga
olinda-naga-term-means = A naga is a hole for which its player had only two seeds left over when the round began. It receives seeds, but is never played, lifted or eaten.
olinda-wala-term = wala
olinda-wala-term-means = A wala is a hole for which its player had only three seeds left over when the round began. We play it like any other hole.
raja-fill-term = fill a hole
raja-fill-term-means = To fill a hole is to lay seven { COUNTER(2) } in it before a round.
raja-lifted-term = lifted again, lifted
raja-lifted-term-means = After the last { COUNTER(1) } has fallen, what lies in the next hole is lifted and sown on in the same move.
