# What is said of Adjiboto, in our own words.

name = Adjiboto

# What visitors choose the game by, and what we add to a reference.
fact-idea = 100 beans, ten holes and one question: who will be the first with nothing left to sow?
fact-people = Saamaka Maroons
fact-place = Beidotti, Suriname
fact-time = observed 1928, published 1929
fact-after = Herskovits 1929
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Adji-boto, mancala, sowing game
fact-material = red and black adji beans on a roughly carved board
source-note-herskovits-1929 = The outdated word is part of the article’s own title.

# What one plays for, in a sentence.
aim = { $decides ->
    [moves] You lose if no hole of yours holds two beans to sow, or draw if you captured fifty.
   *[scores] Capture more beans than the other player: the game ends when neither can sow.
}

# How it is told.
counter = { $it ->
    [one] bean
   *[other] beans
}
choose = { $what ->
    [open] Sow a ringed hole: in five moves you open each once.
   *[sow] Choose a ringed hole to sow its { COUNTER(2) }.
}
store = boto
stores = botos
nothing-taken = Nothing could be taken on this move.
ended = { $clause ->
    [adj-stuck] { won } { SEAT($loser) } { HAS($loser) } no hole with two beans.
    [adj-draw] A draw: who cannot sow has captured fifty beans or more.
    [adj-repetition] A draw: the same position came three times.
   *[other] { $draw ->
        [yes] A draw: neither can sow, and the botos are equal, { figures }.
       *[no] { won } neither can sow, and the botos hold { figures }.
    }
}
note-played = Already opened
note-moves = First moves, which take nothing, played so far
note-fault = { $key ->
    [played] only holes of the board can have been opened.
   *[moves] fewer of the first moves take nothing.
}

# A sentence a clause, by its id.
clause-adj-setup = Each of the ten holes begins with ten beans; the two botos are empty.
clause-adj-own-hole = You play from one of the five holes on your own side.
clause-adj-min-two = A hole with only one bean may not be played.
clause-adj-opening = With your first five moves you play each of your five holes once, in whatever order you like.
clause-adj-opening-fallback = If none of the holes you still have to open can be played, any hole with two beans or more will do. This can only happen in a position that was set up.
clause-adj-leave-one = One bean stays behind in the hole you play; the rest are dropped one to a hole, anticlockwise.
clause-adj-full-lap = A sowing that goes all the way round drops a bean into its own hole too.
clause-adj-single-lap = When the last bean has fallen the sowing is over, and it is the other player’s turn.
clause-adj-capture-next = If the hole just after your last bean holds one, three or five, you take them, whoever’s side it is on.
clause-adj-capture-chain = Then the hole after that is judged the same way, and so on until a hole holds any other number.
clause-adj-chain-stops = A chain of captures ends before it comes round to the hole of the last bean.
clause-adj-compulsory = What can be taken must be taken.
clause-adj-no-first-capture = The move that opens the game takes nothing.
clause-adj-stuck = If it is your turn and no hole of yours holds two beans, you have lost.
clause-adj-draw = You are saved if your boto holds at least 50: enough to fill your five holes with ten again. Then nobody has won.
clause-adj-repetition = When the same position comes for the third time with the same player to move, the game is a draw.
clause-adj-pass-over = In the counting variant a player who is stuck passes, until both are.
clause-adj-pass = Once both are stuck we count the botos alone: the fuller wins, and equal botos are a draw. The account that tells of passing also counts for each player what is left in their own row.

# What a reading asks, and its answers.
reading-opening = How does the game open?
reading-opening-each_hole_once = Each player opens every hole once
reading-opening-free = Any hole may be played from the start
reading-no_capture_moves = How many moves take nothing?
reading-no_capture_moves-1 = The first move of the game
reading-no_capture_moves-10 = The first ten moves
reading-skip_origin = Does a long sowing pass over its own hole?
reading-skip_origin-false = No, a bean falls there too
reading-skip_origin-true = Yes, it is left out
reading-stuck = What if a player is stuck?
reading-stuck-loses = That player has lost, or drawn with 50 beans
reading-stuck-pass_then_count = That player passes; at the end the beans are counted

# Presets, each with a sentence.
preset-herskovits-1929 = Herskovits 1929
preset-herskovits-1929-says = As it was seen among the Saamaka in 1928.
preset-ludii = Ludii
preset-ludii-says = As in the Ludii program: ten moves take nothing. There a chain may also come round, here it may not.
preset-counting = Counting
preset-counting-says = As the Swedish encyclopedia has it: whoever is stuck passes. That the botos alone count is ours.

# What the laws ask of a position, by the clause behind them.
law-adj-opening = Each hole is played once before any is played again: a position tells which have been played.
law-adj-no-first-capture = The first moves take nothing: a position tells how many of them have been played.
law-adj-pass = If a player who is stuck passes, the player to move can sow whenever the other can.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = sow, sowed, sown, sows
term-sow-means = To sow is to leave one bean in a hole and drop the others one by one into the holes that follow.
term-boto = boto, botos
term-boto-means = A boto holds the beans that a player has taken. Nothing is played from it.
term-opened = open a hole, opened, open
term-opened-means = To open a hole is to play it for the first time. In the first five turns each of your holes is opened once.
