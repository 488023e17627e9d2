# What is said of Kalah, in our own words.

name = Kalah

# What visitors choose the game by, and what we add to a reference.
fact-idea = The mancala of shops and computer science: bring home more counters than the other player.
fact-people = devised and sold by W. J. Champion
fact-place = United States
fact-time = about 1940
fact-after = its encyclopedia article
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = mancala, sowing game
fact-material = counters on a board with twelve holes and two stores
source-note-irving-et-al-2000 = We have read its beginning, and its rule of capture as two later readers give it.
source-note-rawlings-2015 = Exact values with up to six counters a hole, as the article gives them.
source-note-champion-1955 = Applied for in 1951.

# What one plays for, in a sentence.
aim = Bring more counters into your store than the other player: the game ends when one side is empty.

# How it is told.
counter = { $it ->
    [one] counter
   *[other] counters
}

ended = { $draw ->
    [yes] A draw, { figures }: one side is empty.
   *[no] { won } { figures }: one side is empty.
}
unit-score = in store

# A sentence a clause, by its id.
clause-kal-setup = All holes start alike, and both stores are empty.
clause-kal-own-hole = You play from any hole of your own row that is not empty.
clause-kal-sow = All counters of the hole are sown anticlockwise, one to a hole, with one into your own store as you pass it and none into the other store.
clause-kal-turns = The players move in turn.
clause-kal-again = A last counter in your store earns another move.
clause-kal-capture = A last counter in an empty hole of your row takes what lies opposite, if anything lies there, and goes home with it.
clause-kal-capture-empty = By the rule under which Kalah was solved, it goes home even with nothing opposite.
clause-kal-end = When one side is empty, the game is over, and the counters left go to the store of the side they are on.
clause-kal-winner = The fuller store wins; equal stores are a draw.

# What a reading asks, and its answers.
reading-holes = Holes on each side
reading-holes-1 = 1
reading-holes-2 = 2
reading-holes-3 = 3
reading-holes-4 = 4
reading-holes-5 = 5
reading-holes-6 = 6
reading-holes-7 = 7
reading-holes-8 = 8
reading-holes-9 = 9
reading-counters = Counters in each hole
reading-counters-1 = 1
reading-counters-2 = 2
reading-counters-3 = 3
reading-counters-4 = 4
reading-counters-5 = 5
reading-counters-6 = 6
reading-counters-7 = 7
reading-counters-8 = 8
reading-counters-9 = 9
reading-capture = When does a last counter in an empty hole capture?
reading-capture-opposite_nonempty = When the hole opposite holds counters
reading-capture-always = Always

# Presets, each with a sentence.
preset-standard = Standard
preset-standard-says = Six holes a side, four counters in each.
preset-irving-2000 = Irving 2000
preset-irving-2000-says = The rule under which small boards were first solved: the last counter captures even when the hole opposite is empty. The patent and the maker’s rules of 1958 have it so too, says T. Neller.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-store = store, stores
term-store-means = A store holds what a player has brought home. Yours is at the right end of your row; nothing is played from it.
