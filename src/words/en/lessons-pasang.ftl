# What the course of Pasang says, step by step.

lesson-theme = A game for all-night feasts in Brunei
lesson-theme-text = Village women played it there, Bell tells (1973). 60 black and 60 white tokens fill the points in an agreed pattern; more than thirty are traditional.
lesson-theme-after = The middle of the board is hollow. No line reaches across it, and nothing moves across. The diagonals only help to lay out patterns.

lesson-aim = When nothing is left, points decide
lesson-aim-text = Each player moves one ka; the triangle on yours points up. Black tokens count one point, white two. You move to h3 and take the last three.
lesson-aim-after = Nobody owns a colour (our rule). The two tokens that have become kas count for nobody, as another account has it.

lesson-line = How many tokens does your ka take?
lesson-line-text = It goes along row 5 to a5. There it takes along column a: all tokens of one colour, past empty points, until the other colour or a ka.
lesson-line-after = A line must be odd, and is taken whole. After moving along a row, take along a column; after a column, along a row.

lesson-odd = Why may the ka not go to a5?
lesson-odd-text = In column a it would meet two black tokens.
lesson-odd-1 = It may not go so far.
lesson-odd-2 = The line is even.
lesson-odd-3 = An empty point lies between.
lesson-odd-after = The ka goes straight, as far as you like over empty points, past places where it could take.

lesson-across = Why may the ka not go to d4?
lesson-across-text = It would meet three white tokens there: c4, b4 and a4.
lesson-across-1 = It would come along that row.
lesson-across-2 = Its way is not free.
lesson-across-3 = The line is even.
lesson-across-after = It would come along row 4, so only column d counts there, and that is empty.

lesson-joined = How many does your ka take now?
lesson-joined-text = It goes along column g to g8. If the nearest tokens on both sides have the same colour, both sides are one line (we infer).
lesson-joined-after = If their colours differ, they are two lines. Choose one: only that is taken.

lesson-one = Why may the ka not take both lines?
lesson-one-text = At g3 it would stand between three blacks and a white.
lesson-one-1 = Four is an even number.
lesson-one-2 = It comes along column g.
lesson-one-3 = A move takes one line.

lesson-centre = Why may the ka not go to g6?
lesson-centre-text = Beyond the hollow centre lie three black tokens in row 6.
lesson-centre-1 = The line is even.
lesson-centre-2 = No line crosses the centre.
lesson-centre-3 = It would come along row 6.

lesson-suntuk = Leave the other player nothing to take
lesson-suntuk-text = Whoever can take nothing on their turn is suntuk, stuck, and loses, whatever the points. Where could the ka at f10 take? Small numbers: points you would take.

lesson-passage = A game begins with an empty column
lesson-passage-text = Your half is the five rows nearest you. Whoever begins takes one column of their half, five tokens. The empty column is their passage.
lesson-passage-after = Next the other player empties a column. Then you choose a ka, and after you the other player.

lesson-diagonal = Why may the other player not take i?
lesson-diagonal-text = You emptied h. They empty a column of their half diagonally across, left against right.
lesson-diagonal-1 = It is yours.
lesson-diagonal-2 = It is your turn.
lesson-diagonal-3 = It is not diagonally across.
lesson-diagonal-after = Any column left of the middle will do. Against a column on the left, any on the right; against the middle one, any other.

lesson-ka = Choose a ka that takes three or more tokens
lesson-ka-text = A token of your half next to your passage slides into it and becomes your ka. It takes a line at once, along row or column.
lesson-ka-after = Only now may it choose between row and column; later it takes across the way it has come. If no token can become your ka, you are suntuk (we infer).

lesson-judge = Take three, and leave little
lesson-judge-text = Choose a move that takes at least three tokens, after which no move of the other player takes more than one.
lesson-judge-after = Before each move ask twice: what do I take, and what can then be taken?

lesson-game = Play your first game
lesson-game-text = The weakest computer plays against you. Take an odd line with every move. By tradition, another account says, whoever captures last begins the next game.

# The rule sheet.
sheet-about = A game of Brunei, after the Wikipedia article “Pasang (game)”; one rule is from Nor Jaidi Tuah 2010.
sheet-needs = Two players; a grid of eleven by eleven lines, without its middle point; 60 black and 60 white tokens, such as buttons or two kinds of beans; two rings to mark the kas.
sheet-lay = Tokens fill the points as in the picture, or in another pattern that you agree on. Your half is the five rows nearest you.
sheet-rule-1 = Black tokens count one point, white two, for whoever takes them (our rule).
sheet-rule-2 = Whoever begins takes one column of their half, five tokens: their passage. The other takes one of theirs diagonally across, beyond the middle column; against the middle column, any other.
sheet-rule-3 = Then each in turn slides a token of their half sideways into their passage from the column beside it. This is their ka. It takes a line of its row or column at once.
sheet-rule-4 = Later only your ka moves: along its row or column, as far as you like over empty points, never across the centre. After moving along the row, take a line of the column; after the column, of the row.
sheet-rule-5 = A line is all tokens of one colour, past empty points, from the ka to the other colour, the other ka, the centre or the edge. If the nearest tokens on both sides are alike, both sides make one line (we infer).
sheet-rule-6 = Every move takes one whole line; its number must be odd.
sheet-rule-7 = If you can take nothing on your turn, you are suntuk and lose, whatever the points. When only kas are left, more points win; if equal, nobody wins (our rule).
sheet-differs = Players may agree that a ka jumps instead: from two columns away, over a token. By tradition part of a line may be taken, and whoever captured last begins the next game. In the program Pasang Emas the second column may be any but the facing one. Only Nor Jaidi Tuah tells that kas count for nobody.
