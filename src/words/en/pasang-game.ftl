# What is said of Pasang, in our own words.

name = Pasang

# What visitors choose the game by, and what we add to a reference.
fact-idea = 120 tokens, of which two will move: take an odd line with every move, or lose.
fact-people = players in Brunei
fact-place = Brunei Darussalam
fact-time = traditional, and played today
fact-after = its encyclopedia article
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Pasang Emas, capture game
fact-material = black and white tokens on a wooden board
source-note-nor-jaidi-tuah-2012 = The author of the program Pasang Emas, in his journal: how the program differs from play by tradition. We cite him where nobody else says it.
source-note-culin-1898 = Chuki of Johore, on the same board with other rules and dice. It is not the same game.

# What one plays for, in a sentence.
aim = Take an odd line with every move, or you lose. Once the board is clear, more points win.

# How it is told.
held = Points
score = { CAPITAL(SEAT($seat)) }: { $count ->
    [1] { SPELL($size) } point
   *[other] { SPELL($size) } points
}
counted = { $it ->
    [one] point
   *[other] points
}

# At a seat's name: what its number counts, what stands beside it, and all of it for those who hear it.
unit-score = points
unit-moves = { $moves ->
    [one] move
   *[other] moves
}
unit-beside = { $size ->
    [one] point
   *[other] points
}
standing-moves = { $score }, { SPELL($moves) } { unit-moves }

# A sentence a clause, by its id.
clause-pas-board = The board has eleven rows and eleven columns of points. Its middle is hollow: that point is missing, and so are the four short lines that would lead to it.
clause-pas-pattern = 60 black and 60 white tokens fill the points, in a pattern both players agree on.
clause-pas-turns = You take turns, one move each. A move always takes something, and what is taken stays off the board.
clause-pas-next-starter = By tradition, the last to capture opens the next game.
clause-pas-next-starter-turns = Or you open games in turn, if you both prefer it.
clause-pas-half = Your half is the five rows nearest you. The middle row is nobody’s, so each of the eleven columns has five points in either half.
clause-pas-passage-1 = Whoever begins takes one column of their half, all five tokens. The empty column is their passage.
clause-pas-passage-2 = The other player answers with a column of their own half, diagonally across: against a column left of the middle, one on the right, and the other way round; against the middle column, any but the middle.
clause-pas-passage-free = As the program Pasang Emas has it, the second player may answer with any column but the one that faces the first.
clause-pas-ka-slide = Then each player chooses a ka, the one piece that moves. To slide, it must be a token of your half right beside your passage: it steps sideways into it.
clause-pas-ka-slide-vacated = The point your ka comes from is empty when you look for a line.
clause-pas-ka-jump = To jump, it must be a token of your half two columns from your passage: it hops sideways into it over the column between.
clause-pas-ka-jump-over = A jump needs a token to pass over.
clause-pas-ka-jump-stays = The token passed over stays, and may be taken in the same move.
clause-pas-ka-capture = Once in the passage, the ka takes a line at once, along its row or along its column.
clause-pas-line = A line is the tokens of one colour that your ka sees in a row or a column, over empty points, until the other colour, the other ka or the edge ends it. Your ka belongs to no colour and is not counted.
clause-pas-line-joined = Where the nearest tokens on both sides have the same colour, both sides together are one line.
clause-pas-odd = A line can be taken only if it has an odd number of tokens.
clause-pas-odd-whole = A line is taken whole or not at all.
clause-pas-odd-part = It is also told that a part of a line may be taken, perhaps as help for the weaker player.
clause-pas-odd-part-near = Of a part we ask what we ask of a line: it is odd, and no nearer token of the line is left.
clause-pas-score = A black token counts one point, a white one two.
clause-pas-colours = The article gives each player a colour, and then lets both take both. Here nobody owns one.
clause-pas-one-line = If you could take several lines, choose one: only that is taken.
clause-pas-centre = No line reaches across the hollow centre.
clause-pas-centre-moves = No ka moves across the hollow centre either, because the lines of the board end there.
clause-pas-move = From then on your ka goes as far as you like along its row or its column over empty points. It may pass points from which it could take something.
clause-pas-across = After moving along a row, the ka takes along the column it has reached; after moving along a column, along the row.
clause-pas-suntuk = If it is your turn and no move of your ka takes anything, you are suntuk and have lost, whatever the points.
clause-pas-suntuk-scope = You are also suntuk if no token can become your ka. But once no token is left on the board, nobody is suntuk.
clause-pas-cleared = When only the two kas are left, whoever has more points has won.
clause-pas-cleared-draw = With equal points nobody has won.
clause-pas-ka-unscored = The two tokens that became kas count for nobody.

# What a reading asks, and its answers.
reading-pattern = Which pattern is laid out?
reading-pattern-pattern_1 = Pattern 1
reading-pattern-pattern_2 = Pattern 2
reading-pattern-checker = Checkerboard
reading-pattern-custom = One of your own
reading-pattern_2_row_11 = Which is the bottom row of pattern 2?
reading-pattern_2_row_11-emended = The one its symmetry asks for, 60 tokens of each colour
reading-pattern_2_row_11-as_printed = As printed, with 61 white
reading-line_rule = Are tokens of one colour on both sides of the ka one line?
reading-line_rule-joined = Yes, one line
reading-line_rule-separate_sides = No, each side is a line
reading-line_rule-either = The player chooses: both sides, or one
reading-partial_capture = May a part of a line be taken?
reading-partial_capture-none = No, only the whole line
reading-partial_capture-odd_part = Yes, an odd part of an odd line, the nearest first
reading-second_passage = Which column may the second player empty?
reading-second_passage-diagonal = One that lies diagonally across
reading-second_passage-free_except_facing = Any but the one facing the first player’s
reading-ka_method = How does the ka come into the passage?
reading-ka_method-slide = It slides from the next column
reading-ka_method-jump = It jumps from two columns away
reading-ka_method-either = Either way
reading-jump_needs_token = Must there be a token to jump over?
reading-jump_needs_token-true = Yes
reading-jump_needs_token-false = No, an empty point will do
reading-centre_blocks = What does the hollow centre stop?
reading-centre_blocks-both = Lines and moves
reading-centre_blocks-lines_only = Lines only: a ka may pass over it, but not stop there
reading-ka_token_scored = Does a ka count for its owner when the board is cleared?
reading-ka_token_scored-false = No
reading-ka_token_scored-true = Yes, as the token it was
reading-next_starter = Who begins the next game?
reading-next_starter-last_capturer = Whoever captured last
reading-next_starter-alternate = The players take turns

# Presets, each with a sentence.
preset-encyclopedia = Wikipedia
preset-encyclopedia-says = As in the encyclopedia article; where it leaves two ways open, the ka slides.
preset-pasang-emas = Pasang Emas
preset-pasang-emas-says = As in Nor Jaidi Tuah’s program Pasang Emas: any column but the facing one, and the ka slides or jumps.
preset-traditional = Traditional
preset-traditional-says = As Nor Jaidi Tuah tells of tradition (11 July 2012): a part of a line may be taken.

# What the laws ask of a position, by the clause behind them.
law-pas-pattern = Each point is empty, or has the colour that the pattern gives it: tokens never move.
law-pas-passage-1 = First each player empties a column of their own half; until both have done so, no other point is empty.
law-pas-passage-2 = The second player’s passage is one that may answer the first player’s.
law-pas-ka-slide = Then each chooses a ka. The first player’s stands in its passage until the second has one.
law-pas-turns = In these four moves the two players take turns.
law-pas-score = Both scores together are the points of the tokens missing from the pattern: one for black, two for white.

# What thousands of random games show.
random-play = On pattern 1 a game takes 45 moves; three quarters of the games end suntuk, and whoever begins wins 41 in 100. On pattern 2 it takes 44 moves; 86 or 87 in 100 end suntuk, and whoever begins wins half. On the checkerboard half of all games are over by the fourth move; 94 in 100 end suntuk, and whoever begins wins 32 in 100.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-ka = ka, kas
term-ka-means = A ka is the one piece of a player that moves. Each player makes one out of a token.
term-passage = passage, passages
term-passage-means = A passage is the column that a player empties at the beginning: there the ka enters the board.
term-line = odd line, line, lines
term-line-means = A line is the tokens of one colour that the ka meets first in its row or column; empty points may lie between. It can be taken if their number is odd.
term-suntuk = suntuk
term-suntuk-means = A player is suntuk, and has lost, whose ka cannot take any line on their turn.
term-points = points
term-points-means = A black token counts one point, a white one two.
term-half = half
term-half-means = Your half of the board is the five rows nearest you. The row in the middle is nobody’s.
term-slide = slide, slid, slides
term-slide-means = To slide is to step sideways into the passage from the column beside it.
term-jump = jump, jumped, jumps
term-jump-means = To jump is to hop sideways into the passage, over the column beside it.
term-cleared = cleared
term-cleared-means = The board is cleared when only the two kas are left.

# What the marks on the board mean.
sign-column = You may empty this column. The blue figure is the points that it brings.
sign-passage = A passage: the column that a player has emptied.
sign-may-become-ka = This token may become your ka. The blue figure is the points that it then takes.
sign-ka = A ka. Its beak points away from its player.
sign-may-go = Your ka may go here. The blue figure is the points that it takes; a second figure behind it means several lines.
sign-line = The line that your ka would take, its tokens counted.
sign-other-line = Another line that your ka could take from there, and its points.
sign-path = The last move: the way of the ka, and a ring where a token was taken.
sign-decided = This has decided the game.
sign-tray = What a player has taken: black tokens, white tokens and points.
sign-hint = A hint: look here.
sign-value = The value of a move, from the analysis. A double border means that it is proved.
move-took = took { $count }
