# What the course of Raja Pasu says, step by step.

lesson-theme = King and cow
lesson-theme-text = Raja Pasu, said to mean king and cow, was played in Sri Lanka, mostly by women. Each of 14 holes begins with seven seeds. Whoever wins more in three rounds wins.
lesson-theme-after = We know the game from Gering’s account, and from that of the game for three.

lesson-own-row = Which holes may you play?
lesson-own-row-text = The lower row is yours, the upper row the other player’s. Each has a store. You play from any hole of your own row that is not empty.

lesson-sow = Where does the last seed fall?
lesson-sow-text = You play f. All its seeds are sown anticlockwise, one to a hole, up into the other row. Then the other player moves.

lesson-next-hole = Where does the last seed of the move fall?
lesson-next-hole-text = You play b. After the last seed you lift what lies in the hole that follows, and sow on with it, until you find it empty.

lesson-gap = How many seeds do you take with c?
lesson-gap-text = If the hole that follows the last seed is empty, you take what is in the hole beyond it, on either side, and your move is over.

lesson-fours = How many seeds do you take with d?
lesson-fours-text = A hole that comes to hold four while you sow is taken at once, by the last seed too, and goes to the owner of its row.
lesson-fours-after = Your sowing gave the other player eight: count what it brings to both rows.

lesson-origin = A long sowing comes round
lesson-origin-text = Hole d holds 14 seeds, one for every hole. When a sowing comes round, the hole it came from gets a seed too: our rule.

lesson-pass = Play so that you move again
lesson-pass-text = The other player’s row is empty. In the game for three a player with nothing to play sits out; we let it hold for two.

lesson-round-end = Why is the round over?
lesson-round-end-text = You play a. Two seeds would chase each other for ever. Whoever moved last gets them.
lesson-round-end-1 = One seed is left.
lesson-round-end-2 = Third time the same position.
lesson-round-end-3 = The board is empty.
lesson-round-end-after = A round is over when nothing more can be taken. All three mean that, the first two by our rules.

lesson-refill = The next round
lesson-refill-text = From the right end you fill your holes with seven seeds each, the other player likewise. Holes that cannot be filled are closed. Whoever has more seeds begins: our answer.
lesson-refill-after = Closed holes are passed over. They lie at the left of a row, as its owner sits.

lesson-third-round = Win the match in its last round
lesson-third-round-text = After three rounds, our number, whoever has more seeds wins. One seed left on the board ends the round. You have 44, the other player 48.

lesson-match-end = Win the match at once
lesson-match-end-text = A player who cannot fill a single hole has lost, in whichever round. The other player has five seeds, too few: end the round.

lesson-judge = Take at least four, leave nothing to take
lesson-judge-text = Several moves take seeds. Look for the one that also leaves the other player none to take.
lesson-judge-after = A three in your row is a four to come. Count what your seeds do for the other row, too.

lesson-game = Your first game
lesson-game-text = Look for threes in your row, and for holes beyond a gap.
