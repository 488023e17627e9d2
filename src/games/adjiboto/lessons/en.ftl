# The course of Adjiboto: a heading a step, what one needs to know for it, and what to remember of it.

lesson-theme = A sowing game of the Saamaka Maroons
lesson-theme-text = It was seen in Suriname in 1928. Before a burial, people played it to entertain the dead. Ten beans begin in each of the ten holes.

lesson-aim = Leave the other player stuck
lesson-aim-text = A hole needs two beans to be played. Whoever has no such hole on their turn is stuck and has lost. You, below, play c.
lesson-aim-after = You have won, although the other player has taken more beans.

lesson-yours = Which holes may you play?
lesson-yours-text = The lower row is yours, and so is the store at its right end, your boto. A hole with one bean may not be played.

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
lesson-chain-text = Then the next hole is judged the same way, and so on, until one holds any other number. What can be taken must be taken.
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
lesson-saved-text = A stuck player with fifty beans in their boto, enough for their five holes, is saved: nobody wins.
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
