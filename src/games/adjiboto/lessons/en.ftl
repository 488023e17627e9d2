# The course of Adjiboto: a heading a step, what one needs to know for it, and what to remember of it.

lesson-theme = A sowing game of the Saamaka Maroons
lesson-theme-text = It was seen in Suriname in 1928. Before a burial, people played it to entertain the dead. Ten beans begin in each of the ten holes.

lesson-aim = Leave the other player stuck
lesson-aim-text = A hole needs two beans to be played. Whoever has no such hole on their turn is stuck and has lost. You, below, play c.
lesson-aim-after = You have won, although the other player has taken more beans.

lesson-yours = Which holes may you play?
lesson-yours-text = The lower row is yours, and so is the store at its right end, your boto, empty at first. A hole with one bean may not be played.

lesson-sow = One bean stays, the others go round
lesson-sow-text = You play a. One bean stays; the others fall one to a hole, anticlockwise. With the last bean the sowing is over.
lesson-sow-after = Then it is the other player’s turn. Nothing is sown into a boto.

lesson-last = Where does the last bean fall?
lesson-last-text = You play e, with six beans. After your row the sowing goes on through the upper row, from A to E.
lesson-last-after = One of the six stays behind, so only five fall.

lesson-take = How many beans does c take?
lesson-take-text = If the hole just after your last bean holds one, three or five, you take them, on whichever side they lie.
lesson-take-after = They go to your boto.

lesson-chain = How many beans does d take?
lesson-chain-text = After each hole you take, the next is judged the same way, until one holds any other number. What can be taken must be taken.
lesson-chain-after = An empty hole ends it too. And by our rule a chain stops before it comes round to the hole of the last bean.

lesson-first = The first move takes nothing
lesson-first-text = Your last bean falls in b. One bean lies in c, the hole after it; but the move that opens the game takes nothing.
lesson-first-after = The other player’s first move may take already.

lesson-opening = Which holes may you play now?
lesson-opening-text = You have opened c and b. With your first five moves you play each of your five holes once, in any order.
lesson-opening-after = The other player does the same. From the sixth move on, both choose freely.

lesson-far = Where does the last bean fall?
lesson-far-text = You play d, with twelve. A sowing that goes all the way round drops a bean into its own hole too.
lesson-far-after = The tenth bean sown comes back to its own hole. One of the twelve stayed behind, so the eleventh is the last.

lesson-saved = What happens when you play c?
lesson-saved-text = A stuck player with fifty or more beans in their boto, ten for each hole, is saved: nobody wins.
lesson-saved-1 = You win.
lesson-saved-2 = It is a draw.
lesson-saved-3 = The other player passes.
lesson-saved-after = To show a draw, one runs a finger along the board between the two rows.

lesson-answer = Take five, and leave nothing to take
lesson-answer-text = Think one move further: no answer of the other player may take a bean.
lesson-answer-after = Two other moves take five as well. After them the other player takes eight.

lesson-win = Win with this move
lesson-win-text = Of the upper holes only B can still be played. Leave the other player no hole with two beans.
lesson-win-after = Playing a would take eight and not win. In this game being able to sow decides, not what you have taken.

lesson-game = Your first game
lesson-game-text = You play the weakest computer. Count before you sow, and keep holes with two beans or more on your side.

# The rule sheet.
sheet-about = A sowing game of the Saamaka Maroons in Suriname, seen there in 1928, after Herskovits 1929, pages 123–124.
sheet-needs = Two players; two rows of five holes, drawn in sand or on cardboard; a cup at each player’s right as their store, the boto; 100 dried beans, or as many pebbles.
sheet-lay = Ten beans in each of the ten holes. Both botos are empty. Your row is the nearer one.
sheet-rule-1 = Agree who begins (our rule), then move in turn. Choose one of your five holes that holds at least two beans.
sheet-rule-2 = Leave one bean in it. Drop the others one by one into the holes that follow, anticlockwise: to the right along your row, then back along the other row. Nothing is dropped into a boto. If you come all the way round, your own hole gets a bean too.
sheet-rule-3 = After the last bean, look at the next hole. If it holds one, three or five beans, you must take them into your boto, on whichever side they lie.
sheet-rule-4 = Then look at the hole after it in the same way, and so on, until one is empty or holds any other number. Always stop before the hole of your last bean (our rule).
sheet-rule-5 = The very first move of the game takes nothing.
sheet-rule-6 = With your first five moves you play each of your five holes once, in any order. After that you choose freely.
sheet-rule-7 = If on your turn no hole of yours holds two beans or more, you are stuck and have lost. But if your boto holds at least 50 beans, the game is a draw.
sheet-differs = In the Ludii program the first ten moves take nothing, and taking may go on to the hole of the last bean. In a Swedish encyclopedia a stuck player passes, and at the end beans are counted. Our own are the two marked rules and one more: a position that comes for the third time is a draw.
