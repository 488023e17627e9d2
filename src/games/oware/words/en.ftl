# What is said of Oware, in our own words.

name = Oware

# What visitors choose the game by, and what we add to a reference.
fact-idea = Make two or three on the other side to take them, and never leave that side with nothing to sow.
fact-people = players in many countries
fact-place = West Africa and the Caribbean
fact-time = traditional, and played today
fact-after = tournament rules
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = abapa, awari, awale, mancala, sowing game
fact-material = seeds on a board of twelve holes
source-note-oware-society = The version that adults play and that competitions use.
source-note-wikipedia-oware = With several rules for a grand slam, a move that would take all the seeds of the other side.
source-note-mind-sports-olympiad = The announcement of the tournament. A grand slam, a move that would take all the seeds of the other side, takes nothing.
source-note-romein-bal-2002 = With best play nobody wins; the rules for the end of the game differ a little from ours.

# What one plays for, in a sentence.
aim = Take more seeds than the other player: the game ends when one has 25, or when no move is left.

# How it is told.
counter = { $it ->
    [one] seed
   *[other] seeds
}
nothing-taken = This would take all the other side has: nothing is taken.
repeats = The same position has come three times: the game ends.
result = { $draw ->
    [yes] A draw
   *[no] { CAPITAL(SEAT($winner)) } won
}
ended = { result }, { figures }: { $clause ->
    [owa-agreed] both agreed to end the game, and each keeps their own row
    [owa-majority] more than half of all seeds
    [owa-repetition] the same position three times
   *[other] no move is left
}.
note-fault = a game that ended by repetition has left no seed on the board.

# A sentence a clause, by its id.
clause-owa-setup = Each of the twelve holes begins with four seeds; the two stores are empty.
clause-owa-own-hole = You play from any hole of your own row that is not empty.
clause-owa-feed = When the other row is empty, you must play a hole whose seeds reach it, if you have one.
clause-owa-sow = All seeds of the hole are sown anticlockwise, one to a hole. A long sowing passes over the hole it came from, and nothing is sown into a store.
clause-owa-capture = If the last seed makes two or three in a hole of the other side, you take them.
clause-owa-chain = Then you take what is in the hole before it, and in the one before that, as long as the hole is on the other side and holds two or three.
clause-owa-grand-slam = A move may not take all the seeds of the other side: if it would, it takes nothing. In other places such a move does take them, or may not be played; then, if there is no other move, it takes nothing.
clause-owa-no-feed = If you have no move, because your row is empty or because no hole of yours reaches an empty row, the game is over and each side keeps what lies in its row.
clause-owa-majority = Whoever has taken 25 seeds or more has won at once.
clause-owa-agreed = If both players agree that moves only go round, the game is over, and each keeps what lies in their own row.
clause-owa-agreed-draw = Unless the players choose otherwise, we count an agreed end as a draw.
clause-owa-repetition = Nobody need be asked: a position that comes for the third time counts as agreed, and each side keeps what lies in its row.
clause-owa-winner = Whoever has more seeds wins; 24 each is a draw.

# What a reading asks, and its answers.
reading-agreed_end = What if both players agree to end the game?
reading-agreed_end-draw = It is a draw
reading-agreed_end-own_rows = Each keeps what lies in their own row, and more seeds win
reading-grand_slam = What if a move would take all the other side’s seeds?
reading-grand_slam-takes_nothing = It takes nothing
reading-grand_slam-allowed = It takes them
reading-grand_slam-forbidden = It may not be played

# Presets, each with a sentence.
preset-abapa = Abapa
preset-abapa-says = As tournaments play it: a move that would take all the other side’s seeds takes none.

note-repeated = Ended by repetition

# What the laws ask of a position, by the clause behind them.
law-owa-repetition = When a game has ended by repetition, each side has kept its seeds: none is left on the board.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-store = { store-term }
term-store-means = { store-term-means }
