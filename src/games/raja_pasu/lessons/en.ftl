# What the course of Raja Pasu says, step by step.

lesson-theme = King and cow
lesson-theme-text = Raja Pasu, said to mean king and cow, was played in Sri Lanka, mostly by women. Each of 14 holes begins with seven seeds. Whoever has more seeds after three rounds wins.
lesson-theme-after = We know it from Gering’s account, and from accounts of the same game played by three.

lesson-own-row = Which holes may you play?
lesson-own-row-text = The lower row is yours, the upper row the other player’s. Each begins with an empty store. You play from any hole of your own row that is not empty.

lesson-sow = Where does the last seed fall?
lesson-sow-text = You play f. All its seeds are sown anticlockwise, one to a hole: after g comes A, after G again a. Then the other player moves.

lesson-next-hole = Where does the last seed of the move fall?
lesson-next-hole-text = You play b. After each last seed you lift the hole that follows and sow on with its seeds, until that hole is empty.
lesson-next-hole-after = The hole where a last seed falls is not lifted: only the one that follows.

lesson-gap = How many seeds do you take with c?
lesson-gap-text = If the hole after the last seed is empty, you take what lies in the hole beyond it, if anything, in either row. Your move is over.

lesson-fours = How many seeds do you take with d?
lesson-fours-text = A hole that comes to four while you sow, even by the last seed, is taken at once; the owner of its row gets it.
lesson-fours-after = Your sowing gave the other player eight: count what it brings to both rows.

lesson-origin = Where does the last seed fall?
lesson-origin-text = You play d, with 14 seeds. When a sowing comes round, the hole it came from gets a seed too: our rule.
lesson-origin-after = Hole e came to four and was taken. So the hole after the last seed was empty, and you took f as well.

lesson-pass = Play so that you move again
lesson-pass-text = The other player’s row is empty. A player with nothing to play sits out (told of the game for three; we let it hold for two).

lesson-round-end = Why is the round over?
lesson-round-end-text = You play a. Two seeds chase each other. What is left goes to whoever moved last.
lesson-round-end-1 = One seed remains.
lesson-round-end-2 = Same position, same player, third time.
lesson-round-end-3 = The board is empty.
lesson-round-end-after = A round is over when nothing more can be taken: also with no seed left or, by our rule, with one. Repetition too is ours.

lesson-refill = The next round
lesson-refill-text = From the right end you fill your holes with seven seeds each, the other player likewise. Holes that cannot be filled are closed. Whoever has more seeds begins: our rule.
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
lesson-game-text = You begin. Look for threes in your row, and for holes beyond a gap.

# The rule sheet.
sheet-about = A sowing game of Sri Lanka, after Gering’s account (Mancala World) and that of the game for three in de Voogt 2000, pages 96–97.
sheet-needs = Two players; two rows of seven holes, drawn in sand or on cardboard; a cup for each player as their store; 98 beans or pebbles as seeds.
sheet-lay = Seven seeds in each of the 14 holes; both stores are empty. Your row is the nearer one. Agree who begins; then move in turn.
sheet-rule-1 = Play any hole of your row that is not empty. If all are empty, you are passed over.
sheet-rule-2 = Lift all its seeds and sow them anticlockwise, one to a hole: to the right along your row, then back along the other. The hole you lifted is not skipped (our rule).
sheet-rule-3 = A hole that comes to four while you sow, even by the last seed, goes at once to the store of its row’s owner, whoever sows.
sheet-rule-4 = After the last seed, lift what lies in the hole that follows, and sow on with it.
sheet-rule-5 = If that hole is empty, take what lies in the hole beyond it, if anything, in either row. Your move is over.
sheet-rule-6 = A round ends when nothing more can be taken: one seed at most is left, or a position comes for the third time (our rules). Whoever moved last takes what is left.
sheet-rule-7 = Then fill holes with seven seeds from your store, from your row’s right end. Holes that you cannot fill are closed: pass them. Whoever has more seeds begins (our rule).
sheet-rule-8 = After three rounds (our rule) more seeds win; if equal, nobody wins. If you cannot fill a single hole, you have lost.
sheet-differs = By Gering a round ends when a player has nothing to play; the other is given what is left, and begins the next. Nobody else tells who begins. Being passed over, and who takes what is left, come from the game for three. Our rule too: if both have the same, whoever began the last round begins again.
