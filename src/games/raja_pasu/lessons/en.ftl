# What the course of Raja Pasu says, step by step.

lesson-theme = King and cow
lesson-theme-text = Raja Pasu, said to mean king and cow, was played in Sri Lanka, mostly by women. Each of 14 holes begins with seven seeds. Whoever wins more in three rounds wins.
lesson-theme-after = We know it from Gering’s account, and from accounts of the same game played by three.

lesson-own-row = Which holes may you play?
lesson-own-row-text = The lower row is yours, the upper row the other player’s. Each has a store. You play from any hole of your own row that is not empty.

lesson-sow = Where does the last seed fall?
lesson-sow-text = You play f. All its seeds are sown anticlockwise, one to a hole, up into the other row. Then the other player moves.

lesson-next-hole = Where does the last seed of the move fall?
lesson-next-hole-text = You play b. After the last seed you lift what lies in the hole that follows, and sow on with it, until you find it empty.
lesson-next-hole-after = The hole where a last seed falls is not lifted: only the one that follows.

lesson-gap = How many seeds do you take with c?
lesson-gap-text = If the hole after the last seed is empty, you take what the hole beyond it holds, if anything, on either side. Your move is over.

lesson-fours = How many seeds do you take with d?
lesson-fours-text = A hole that comes to four while you sow, even by the last seed, is taken at once; the owner of its row gets it.
lesson-fours-after = Your sowing gave the other player eight: count what it brings to both rows.

lesson-origin = Where does the last seed fall?
lesson-origin-text = You play d, with 14 seeds. When a sowing comes round, the hole it came from gets a seed too: our rule.
lesson-origin-after = Hole e came to four and was taken. So the hole after the last seed was empty, and you took f as well.

lesson-pass = Play so that you move again
lesson-pass-text = The other player’s row is empty. A player with nothing to play sits out (told of the game for three; we let it hold for two).

lesson-round-end = Why is the round over?
lesson-round-end-text = You play a. Two seeds chase each other for ever. What is left goes to whoever moved last.
lesson-round-end-1 = One seed remains.
lesson-round-end-2 = Third time the same position.
lesson-round-end-3 = The board is empty.
lesson-round-end-after = A round is over when nothing more can be taken: no seed left or, by our rules, one seed left or a position come a third time.

lesson-refill = The next round
lesson-refill-text = From the right end you fill your holes with seven seeds each, the other player likewise. Holes that cannot be filled are closed. Whoever has more seeds begins: our answer.
lesson-refill-after = Closed holes are passed over. They lie at the left of a row, as its owner sits.

lesson-third-round = Win the match in its last round
lesson-third-round-text = After three rounds, our number, whoever has more seeds wins. One seed left on the board ends the round. You have 44, the other player 48.
lesson-third-round-after = You took five, and the last seed, since you moved last: 50 to 48. Equal numbers would be a draw.

lesson-match-end = Win the match at once
lesson-match-end-text = A player who cannot fill a single hole has lost, in whichever round. The other player has five seeds, too few: end the round.

lesson-judge = Take at least four, leave nothing to take
lesson-judge-text = Several moves take seeds. Look for the one that also leaves the other player none to take.
lesson-judge-after = A three in your row is a four to come. Count what your seeds do for the other row, too.

lesson-game = Your first game
lesson-game-text = Look for threes in your row, and for holes beyond a gap.
