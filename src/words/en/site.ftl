# Words that stand in the files of pages alone, no program carries them: the head and its buttons, rules, the home page.

site-name = Papan
site-idea = Play the game, see its sources
site-lead = Traditional board games. Every rule names the page it comes from, or says that nobody wrote it down.
site-games = Games
site-skip-to-board = Skip to the board
site-undo = Undo
site-redo = Redo
site-new-game = New game
site-random-lead = In random games (counted by our own program)
site-rules = Rules
site-rules-lead = Each rule with its source. The line beside it says how sure we are:
site-how-sure = How sure we are, and how to correct us
site-evidence-of = Evidence for { $name }
site-evidence = Evidence
site-readings-lead = Where the sources differ or are silent
site-sources = Sources
site-needs-script = To play, allow scripts and WebAssembly. The rules can be read here without them.
site-failed = The board could not be loaded. The rules can still be read here.
site-no-wasm = This page can be read but not played here: this browser does not run WebAssembly, or is too old for it.
site-stopped = An error has stopped this page. Load it again to continue from what was saved.
site-load-again = Load again
site-try-again = Try again
site-missing-title = There is no page here
site-missing-text = The address may be mistyped, or the page may have moved.
site-missing-games = Or go to one of the games:
site-home = All games
site-open-on-site = Rules and sources on Papan
site-licence = Program: MIT or Apache 2.0. Font: Gentium Book Plus, SIL Open Font License.
site-ornament = The ornament of the board is our own and copies no particular object.
site-keys = Keys
site-reference = here for comparison
site-reference-lead = This game is here for comparison: it is played and studied all over the world, so readers can compare the others with a game they may know.

site-play-name = Play { $name }
certainty-stated = stated
certainty-inferred = inferred
certainty-editorial = ours
certainty-witness = another witness
certainty-means-stated = the source says so
certainty-means-inferred = it follows from what the source says
certainty-means-editorial = the sources are silent: we had to decide
certainty-means-witness = another account says so, and we name it


# The home page.
home-page-saved-games = Your games
home-page-saved-games-note = Saved in this browser only; nothing is sent anywhere.
home-page-find = Find a game
home-page-search = Name, people, place or material
home-page-players = Players
home-page-board = Board
home-page-place = Part of the world
home-page-any = Any
home-page-clear = Show all games
home-page-nothing = No game fits all of this: try another word or fewer choices, or show all games.
home-page-where = Where
home-page-who = Who
home-page-when = When
home-page-length = Length
home-page-easiest-first = The easiest to learn come first. The minutes are our own estimates.
home-page-minutes = about { $learn } minutes to know all rules, { $play } to play
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
home-page-how-measured = The minutes for the rules come from the length of each game’s rules, about a minute for { $words } words, adjusted for how much there is to keep in mind. Lengths are medians of random games under each game’s first set of rules, and count the moves of all players. Minutes to play are the time it takes to show these moves at the usual speed, plus { $thought } seconds for each choice; if you think longer, the game takes longer. The parts of the world are our own grouping of the places in the sources.
news-opponent = You can play the computer in every game, at six levels, and ask it for hints and an analysis.
news-positions = Two more sowing games are here, and you can set up, play and send any position of any game.
news-home = The boards on the home page play by themselves, and you can find a game by players, board, place or any of its names.
news-pasang = Pasang of Brunei is here, with a page of its patterns and a workshop for your own.
news-rounds = Games of several rounds are here, for two players and for three; each round starts from what the last one left.
news-kept = Your game is saved in this browser from its first move.
home-page-version = In version { $version }

# The page of Pasang’s patterns.
patterns-page-title = Patterns of Pasang
patterns-page-page-title = Patterns and workshop · Pasang
patterns-page-description = The patterns a game of Pasang starts from, attested and modern, each as a picture and ready to play; and a workshop for your own.
patterns-page-on-this-page = On this page
patterns-page-needs-script = All patterns can be seen here even without scripts, with a link to play each one. The workshop, and saving patterns of your own, need scripts and WebAssembly.
patterns-page-failed = The workshop could not be loaded. All patterns can still be seen here, with a link to play each one.
patterns-page-lead = The 120 tokens are laid out in a pattern the players have agreed on. More than 30 traditional patterns are reported, all symmetrical. Our sources record three of them, and no names.
patterns-page-attested = Attested
patterns-page-attested-lead = Recorded in our sources, which give them no names: the names are ours.
patterns-page-modern = Modern
patterns-page-modern-lead = Ours, names included: nothing here is traditional. A program tried simple formulas to find exact symmetry, 60 tokens of each colour and lively play, and we chose by eye. Laying out a symmetrical pattern of your own is in the tradition.
patterns-page-classes-title = Classes of symmetry
patterns-page-classes-lead = Computed by this program from the colours of the points; the classes are our own. A turn or a mirror “keeps” if every point has the same colour as its image, and “swaps” if every point has the other colour. The hollow centre is left out.
patterns-page-fault-title = A misprint
patterns-page-fault = As printed in its source, Pattern 2 has 61 white tokens, 59 black ones and no symmetry. One point of its bottom row does not fit: d1, in row 11 and column 4 counted from the top left.
patterns-page-fault-ours = Our correction: with black instead of white on d1, quarter turns keep the colours and there are 60 of each. No other change of a single point does that. The corrected row is played here; you can choose the printed one instead.
patterns-page-printed = As printed: b b w w w w b b w w b
patterns-page-emended = As played here: b b w b w w b b w w b
patterns-page-ours = modern: ours
pattern-pattern_1 = Pattern 1
pattern-pattern_1-motif = Four blades from the centre, each with its shadow.
pattern-pattern_1-source = attested: Wikipedia, Pasang (game)
pattern-pattern_2 = Pattern 2
pattern-pattern_2-motif = Bands two wide step round the centre.
pattern-pattern_2-source = attested: Wikipedia; one point corrected
pattern-pattern_2_printed = Pattern 2 as printed
pattern-pattern_2_printed-motif = The same with the misprint of its source: 61 white, 59 black.
pattern-pattern_2_printed-source = attested: Wikipedia, Pasang (game)
pattern-checker = Checkerboard
pattern-checker-motif = Black and white in turn.
pattern-checker-source = attested: Nor Jaidi Tuah, 2 May 2010; that it is the perfect pattern he tells of is inferred
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
pattern-ripples-motif = Rings on water, cut off by the four sides.
pattern-ripples-source = { patterns-page-ours }
pattern-plus_signs = Plus signs
pattern-plus_signs-motif = Four in the corners, halves along the sides, a ring in the middle.
pattern-plus_signs-source = { patterns-page-ours }
pattern-sails = Sails
pattern-sails-motif = Sloping bands turn about the centre as on a windmill.
pattern-sails-source = { patterns-page-ours }
pattern-parquet = Parquet
pattern-parquet-motif = Four blocks of slats, upright and flat in turn.
pattern-parquet-source = { patterns-page-ours }
pattern-gnomons = Gnomons
pattern-gnomons-motif = Carpenter’s squares nested along one diagonal.
pattern-gnomons-source = { patterns-page-ours }
pattern-steps = Steps
pattern-steps-motif = Bands two wide go down the board and turn at the diagonal.
pattern-steps-source = { patterns-page-ours }
pattern-vortex = Vortex
pattern-vortex-motif = Four bands wind out of the centre.
pattern-vortex-source = { patterns-page-ours }
pattern-zigzag_bands = Zigzag bands
pattern-zigzag_bands-motif = Zigzags three wide; dark meets light in the middle.
pattern-zigzag_bands-source = { patterns-page-ours }
pattern-kites = Kites
pattern-kites-motif = Four kites fly round the centre, each with its shadow.
pattern-kites-source = { patterns-page-ours }

# The page on which positions are set up.
position-page-lead = Set up a board from a book, a photograph or a friend. While you work, the page says which laws of the game are broken; when none is, you can play the position. The address of this page always matches the board, so you can send a link at any time, even to an unfinished board.
position-page-needs-script = To set up positions, allow scripts and WebAssembly. The laws can be read here without them.
position-page-failed = The board could not be loaded. The laws can still be read here.
position-page-laws-title = The laws of a position
position-page-laws-lead = Every position obeys these laws, however it was played. Each links to its rule where there is one.
position-page-rules = { site-rules }: { $name }
position-page-title = Set up a position of { $name }
position-page-description = Set up any position of { $name } by hand: its laws are checked, and you can play from it or send it as a link.
# The first law: the same for all of a family.
law-board = { $holes } holes and { $stores } stores hold { COUNTERS($total) } in all.
law-board-pasang = The board has eleven rows of eleven points, and nothing stands in the hollow centre.

# The rule sheets: a page each, to print.
rule-sheet-link = Rule sheet to print
rule-sheet-page-title = { $name }: rules on one page
rule-sheet-description = { $name } on one printed page: how to lay it out with a board of your own, the rules, and where accounts differ.
rule-sheet-how-to-print = Print this page: it is one sheet, A4 or Letter.
rule-sheet-at-start = The board at the start.
rule-sheet-needs-title = What you need
rule-sheet-rules-title = Rules
rule-sheet-differs-title = Where accounts differ
rule-sheet-scan = Learn it and play it here:
rule-sheet-no-address = This copy of the site has no public address.

site-languages = Languages
site-unreviewed = This translation has not yet been reviewed by anybody who speaks the language.

# What the picture of a page shows, where the page is shared: for those who do not see it.
site-picture-of = { $name }: the board in the middle of a game
site-picture-of-all = The boards of all games, each in the middle of a game
