# Words that stand in the files of pages alone, no program carries them: the head and its buttons, rules, the home page.

site-name = Papan
site-idea = Play the game, read the source
site-lead = Traditional board games. Every rule you meet names the page it comes from, and says so when nobody wrote it down.
site-games = Games
site-skip-to-board = Skip to the board
site-undo = Undo
site-redo = Redo
site-new-game = New game
site-random-lead = In random games (ours, counted by this program)
site-rules = Rules
site-rules-lead = Each rule with its source. The line beside it says how sure we are:
site-readings-lead = Where the sources differ or are silent
site-sources = Sources
site-needs-script = The board can be played where scripts and WebAssembly are allowed. The rules can be read here in any case.
site-failed = The board could not be started in this browser. The rules can be read here in any case.
site-stopped = A fault has stopped this page. Loaded again, it goes on with what has been kept.
site-load-again = Load again
site-try-again = Try again
site-missing-title = There is no page here
site-missing-text = The address may be mistyped, or the page may have moved.
site-home = All games
site-open-on-site = Rules and sources on Papan
site-licence = Program: MIT or Apache 2.0. Lettering: Gentium Book Plus, SIL Open Font License.
site-ornament = The ornament of the board is ours and follows no particular piece.
site-keys = Keys
site-reference = a game to compare with
site-reference-lead = A game to compare with: it is played and studied all over the world, and stands here for whoever wants to hold the others beside what is familiar.

site-play-name = Play { $name }
site-keys-lead = On the board: a letter plays its hole, the arrow keys go from hole to hole, Enter plays. U takes back, Shift and U plays again. For those who listen: L tells the last move, S the score, R what lies in every hole, P the holes that may be played, W why something was refused.
site-keys-lead-pasang = On the board: the arrow keys go from point to point, Enter chooses. A letter and a number name a point, as in e5; after a 1 Enter or a second figure follows. While columns are emptied a letter is a column. Escape gives up a choice. U takes back, Shift and U plays again. For those who listen: L tells the last move, S the points, R what lies on the board, P what may be played, W why something was refused.
certainty-stated = stated
certainty-inferred = inferred
certainty-editorial = ours
certainty-witness = another witness
certainty-means-stated = the source says so
certainty-means-inferred = it follows from what the source says
certainty-means-editorial = the sources are silent: we had to decide
certainty-means-witness = only another source says so


# The home page.
home-page-saved-games = Your games
home-page-saved-games-note = Kept in this browser only; nothing is sent anywhere.
home-page-find = Find a game
home-page-search = Name, people, place or material
home-page-players = Players
home-page-board = Board
home-page-place = Part of the world
home-page-any = Any
home-page-clear = Show all games
home-page-nothing = No game fits what is asked.
home-page-where = Where
home-page-who = Who
home-page-when = When
home-page-length = Length
home-page-easiest-first = The easiest to learn come first. The minutes are our own estimates.
home-page-minutes = about { $learn } minutes to learn, { $play } to play
home-page-news = What is new
home-page-seats = { $seats ->
    [2] Two
    [3] Three
   *[other] { $seats }
}
home-page-lead = This is { $name }, and you can play it here now. The aim: { $aim }
home-page-on-board = { $name }: { $people }, { $place }
home-page-century = { $century ->
    [19] 19th
    [20] 20th
   *[21] 21st
} century: { $time }
home-page-rows = { $rows } rows of { $holes } holes
home-page-square = Square, { $side } × { $side } points
region-south-america = South America
region-west-africa = West Africa and the Caribbean
region-middle-east = Middle East
region-south-asia = South Asia
region-southeast-asia = Southeast Asia
region-north-america = North America
home-page-game-length = about { $moves } moves
home-page-how-measured = Minutes to learn are reckoned from the rules of each game, about a minute for { $words } words, and put right by what there is to keep in mind. Lengths are medians of random games under the first rules of each game: all moves of all players. Minutes to play count the time in which these moves are shown at the usual speed, and { $thought } seconds for each choice; whoever ponders plays longer. Parts of the world are how we group the places of the sources.
news-opponent = An opponent of six levels takes any seat of any game, and gives hints and an analysis to those who ask.
news-positions = Two more sowing games are here, and any position of any game can be set up, played and sent.
news-home = The boards of this page play by themselves, and games are found by players, board, place and any name.
news-pasang = Pasang of Brunei is here, with a page of its patterns and a workshop for one’s own.
news-rounds = Games of several rounds are here, for two persons and for three, and each takes up what the last left.
news-kept = A game is kept in this browser from its first move on.
home-page-version = In version { $version }

# The page of Pasang’s patterns.
patterns-page-title = Patterns of Pasang
patterns-page-page-title = Patterns and workshop · Pasang
patterns-page-description = The patterns that a game of Pasang begins from, attested ones apart from modern ones, each as a picture and to be played; and a workshop for one’s own.
patterns-page-on-this-page = On this page
patterns-page-needs-script = All patterns can be read here and played from here in any case. The workshop, and keeping patterns of your own, need scripts and WebAssembly.
patterns-page-failed = The workshop could not be started in this browser. All patterns can be read here and played from here in any case.
patterns-page-lead = The 120 tokens are laid out in a pattern the players have agreed on. Over thirty traditional ones are told of, all symmetrical. Our sources record three of them, and no names.
patterns-page-attested = Attested
patterns-page-attested-lead = Recorded in our sources, which have no names for them: the names are ours.
patterns-page-modern = Modern
patterns-page-modern-lead = Ours, names included: nothing here is traditional. A program ran through simple formulas for exact symmetry, 60 tokens of each colour and lively play, and we chose by eye. Laying out a symmetrical pattern of one’s own is in the tradition.
patterns-page-classes-title = Classes of symmetry
patterns-page-classes-lead = Computed by this program from the colours of the points; how the classes are told apart is ours. A turn or a mirror keeps where every point has the colour of its image, and swaps where every point has the other. The hollow centre is left out.
patterns-page-fault-title = A fault in print
patterns-page-fault = As its source prints it, Pattern 2 has 61 white tokens and 59 black, and no symmetry: one point of its bottom row stands out, d1, in row 11 and column 4 counted from the top left.
patterns-page-fault-ours = Ours: with black on d1 instead of white the quarter turns keep the colours and there are 60 of each. No other change of a single point does that. The emended row is played; the printed one can be chosen.
patterns-page-printed = As printed: b b w w w w b b w w b
patterns-page-emended = As played here: b b w b w w b b w w b
patterns-page-ours = modern: ours
pattern-pattern_1 = Pattern 1
pattern-pattern_1-motif = Four blades from the centre, each with its shadow.
pattern-pattern_1-source = attested: Wikipedia, Pasang (game)
pattern-pattern_2 = Pattern 2
pattern-pattern_2-motif = Two-wide bands go in steps round the centre.
pattern-pattern_2-source = attested: Wikipedia; one point emended
pattern-pattern_2_printed = Pattern 2 as printed
pattern-pattern_2_printed-motif = The same with the fault of its source: 61 white, 59 black.
pattern-pattern_2_printed-source = attested: Wikipedia, Pasang (game)
pattern-checker = Checkerboard
pattern-checker-motif = Black and white in turn.
pattern-checker-source = attested; its source is still to be named
pattern-windows = Windows
pattern-windows-motif = Bars on every fourth line, and a dot in each pane.
pattern-windows-source = { patterns-page-ours }
pattern-brocade = Brocade
pattern-brocade-motif = One woven tile four times, each time in the other colour.
pattern-brocade-source = { patterns-page-ours }
pattern-chevrons = Chevrons
pattern-chevrons-motif = Broad chevrons point inwards from the four sides.
pattern-chevrons-source = { patterns-page-ours }
pattern-ripples = Ripples
pattern-ripples-motif = Rings on water that the four sides cut off.
pattern-ripples-source = { patterns-page-ours }
pattern-plus_signs = Plus signs
pattern-plus_signs-motif = Four in the corners, halves along the sides, a ring in the middle.
pattern-plus_signs-source = { patterns-page-ours }
pattern-sails = Sails
pattern-sails-motif = Sloping bands turn about the centre as on a windmill.
pattern-sails-source = { patterns-page-ours }
pattern-parquet = Parquet
pattern-parquet-motif = Four blocks of laths, upright and lying in turn.
pattern-parquet-source = { patterns-page-ours }
pattern-gnomons = Gnomons
pattern-gnomons-motif = Carpenter’s squares nested along one diagonal.
pattern-gnomons-source = { patterns-page-ours }
pattern-steps = Steps
pattern-steps-motif = Two-wide bands go down the board and turn at the diagonal.
pattern-steps-source = { patterns-page-ours }
pattern-vortex = Vortex
pattern-vortex-motif = Four bands wind out of the centre.
pattern-vortex-source = { patterns-page-ours }
pattern-zigzag_bands = Zigzag bands
pattern-zigzag_bands-motif = Three-wide zigzags, dark meeting light in the middle.
pattern-zigzag_bands-source = { patterns-page-ours }
pattern-kites = Kites
pattern-kites-motif = Four kites fly round the centre, each with its shadow.
pattern-kites-source = { patterns-page-ours }

# The page on which positions are set up.
position-page-lead = Lay out a board as a book, a photograph or a friend has it. What the laws of the game ask is said while you work; as soon as none is broken, the position can be played. The address of this page follows it, so a link can be sent at any time, also of a board that is not yet complete.
position-page-needs-script = Positions can be set up where scripts and WebAssembly are allowed. What the laws ask can be read here in any case.
position-page-failed = The board could not be started in this browser. What the laws ask can be read here in any case.
position-page-laws-title = What the laws ask
position-page-laws-lead = A position obeys these, whoever has played it. Each leads to its rule where one says so.
position-page-rules = { site-rules }: { $name }
position-page-title = Set up a position of { $name }
position-page-description = Any position of { $name }, laid out by hand: its laws are checked and said, and it is played from there or sent as a link.
position-page-keys = On the board: a letter chooses its hole, the arrow keys go from hole to hole and to the stores. Figures write what lies there, + and − add one and take one, Backspace takes off the last figure, Delete empties. Ctrl and Z takes back, Ctrl and Y does again.
position-page-keys-pasang = On the board: the arrow keys go from point to point, Enter lays what is in hand. A letter and a number name a point, as in e5; after a 1 Enter or a second figure follows. Backspace takes off. Ctrl and Z takes back, Ctrl and Y does again.
# The first law: the same for all of a family.
law-board = { $holes } holes and { $stores } stores hold { COUNTERS($total) } in all.
law-board-pasang = The board has eleven rows of eleven points, and nothing stands in the hollow centre.
