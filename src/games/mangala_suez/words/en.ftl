# What is said of Mangala of Suez, in our own words.

name = Mangala of Suez

# What visitors choose the game by, and what we add to a reference.
fact-idea = Sow, lift and sow on: eat what lies opposite your last shell.
fact-people = an Arab game, according to Parker
fact-place = Sinai or Suez, Egypt
fact-time = published 1909
fact-after = the catalogue’s summary of Parker 1909
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Mangala, mancala, sowing game
fact-material = cowry shells; nothing is told of the board

# What one plays for, in a sentence.
aim = Eat more shells than the other player, until the side to move is empty.

# How it is told.
counter = { $it ->
    [one] shell
   *[other] shells
}
store = pile
stores = piles
choose = { $what ->
    [empty] Before play three holes in all lose their shells: choose one.
   *[sow] Choose a ringed hole to sow its { COUNTER(2) }.
}
takes = eats
take = eat
captured = ate
unit-score = eaten
nothing-taken = Nothing was eaten: first sowings eat nothing.
result = { $draw ->
    [yes] A draw
   *[no] { CAPITAL(SEAT($winner)) } won
}
ended = { result }, { figures }: { $clause ->
    [suez-repetition] the same position three times
    [suez-endless] a sowing without end
   *[other] one side is empty
}.
note-emptied = Holes emptied before play
note-turns = First moves, which take nothing, played so far
note-from = The move begins at this hole
note-endless = A sowing had no end
note-fault = { $key ->
    [emptied] before play all holes but the emptied ones are full, and the players empty their own in turn.
    [turns] fewer of the first moves take nothing.
    [from] after the emptying a move begins at a hole that holds shells.
   *[endless] only a game under that rule is drawn by a sowing without end.
}

# A sentence a clause, by its id.
clause-suez-setup = Nine holes hold eight shells each; three are empty, two of them on one side and one on the other.
clause-suez-empties = The player who begins empties a hole of their own, the other player one of theirs, and the first a second; the shells leave the game. Who chooses, and whose side has two, nobody has written down.
clause-suez-own-side = You begin at any hole of your own side that has shells.
clause-suez-follow = A move has to begin one hole beyond the end of the last one, on whichever side that is: by the summary after a capture; by Parker always, once each player has sown.
clause-suez-follow-empty = If that hole is empty, the move begins at the next one that has shells.
clause-suez-sow = All shells of the hole are sown anticlockwise, one to a hole.
clause-suez-relay = If the last shell falls in a hole that has shells, all of them are lifted and sown on.
clause-suez-no-early-capture = In the first two turns nothing is eaten: an empty hole ends them.
clause-suez-early-sowings = Parker speaks of sowings round the board that eat nothing; we read one for each player.
clause-suez-eat-opposite = If the last shell falls in an empty hole, you eat what lies opposite, on whichever side that is.
clause-suez-move-on = The shell that ate moves on to the next hole, and you sow on with the shells there.
clause-suez-eat-again = In an empty hole the shell that moved on counts as fallen there: it may eat again.
clause-suez-end-turn = An empty hole with nothing opposite ends the move.
clause-suez-endless = Some sowings never end. After 1,000 liftings a move stops where it stands.
clause-suez-end = The round is over when the player to move has no shells on their own side.
clause-suez-one-round = One round is the whole game.
clause-suez-leftovers = Shells that were never eaten count for nobody.
clause-suez-winner = Whoever has eaten more has won; equal numbers are a draw.
clause-suez-repetition = When the same position comes for the third time with the same player to move, the round is over.

# What a reading asks, and its answers.
reading-empties = Who empties the three holes?
reading-empties-alternate = The players, in turn
reading-empties-starter_sets = The player who begins
reading-empties-random = They are drawn at random: the player who begins taps what was drawn
reading-two_empty_side = Which side has two empty holes?
reading-two_empty_side-starter = The side of the player who begins
reading-two_empty_side-second = The other side
reading-start_rule = When must a move begin where the last one ended?
reading-start_rule-after_capture = After a capture
reading-start_rule-always = Always, once each player has sown
reading-start_rule-own_side_free = Never
reading-no_capture_turns = With how many first moves is nothing eaten?
reading-no_capture_turns-2 = Two
reading-no_capture_turns-3 = Three
reading-no_capture_turns-4 = Four
reading-no_capture_turns-0 = None
reading-moved_shell = What does a shell do that has moved on into an empty hole?
reading-moved_shell-treat_as_drop = It counts as fallen there
reading-moved_shell-always_sow = It is sown one hole further
reading-skip_origin = Does a long sowing pass over its own hole?
reading-skip_origin-false = No, a shell falls there too
reading-skip_origin-true = Yes, it is left out
reading-first_sower = Who sows first?
reading-first_sower-starter = The player who empties first
reading-first_sower-second = The other player
reading-leftovers = Who gets the shells nobody ate?
reading-leftovers-nobody = Nobody
reading-leftovers-side_owner = The owner of the side they lie on
reading-endless = What happens if a sowing never ends?
reading-endless-end_turn = The move ends
reading-endless-draw = The game is a draw

# Presets, each with a sentence.
preset-catalogue = Catalogue
preset-catalogue-says = As in the summary in the Ludii catalogue.
preset-parker-1909 = Parker 1909
preset-parker-1909-says = As Parker wrote it. From the third move on nobody chooses anything: each move begins where the last one ended.
preset-ludii = Ludii
preset-ludii-says = As in the Ludii program: every move begins where you like.

# What the laws ask of a position, by the clause behind them.
law-suez-empties = Three holes are emptied before play, two on one side and one on the other; their shells are out of the game.
law-suez-no-early-capture = The first moves take nothing: a position tells how many of them have been played.
law-suez-follow = If a move has to begin at a certain hole, that hole holds shells.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-pile = pile, piles
term-pile-means = A pile holds the shells that a player has eaten. Nothing is played from it.
term-eat = { eat-term }
term-eat-means = { eat-term-means }
term-lifted = { lifted-term }
term-lifted-means = { lifted-term-means }
term-lap = { lap-term }
term-lap-means = { lap-term-means }
