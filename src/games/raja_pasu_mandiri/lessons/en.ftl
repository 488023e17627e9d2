# What the course of Raja Pasu Mandiri says, step by step.

lesson-theme = Three at one board
lesson-theme-text = Raja, Pasu and Mandiri are said to mean king, cow and minister. Three play, in Colombo. Each hole begins with seven seeds. Whoever gains most in nine rounds wins.
lesson-theme-after = De Voogt published the game in 2000. That a match has nine rounds is our rule.

lesson-sections = Which holes may you play?
lesson-sections-text = You are the Raja, and the three middle holes of both rows are yours. You play from any of them that is not empty.
lesson-sections-after = On your left the Mandiri (Player 2) has a, b, F, G; on your right the Pasu (Player 3) f, g, A, B.

lesson-turns = The Raja, the Mandiri, the Pasu
lesson-turns-text = They move in this order, the Raja first. All seeds of a hole are sown anticlockwise, one to a hole. You sow C, the Mandiri a, the Pasu f.
lesson-turns-after = After the Pasu it is your turn again.

lesson-next-hole = Where does the last seed of the move fall?
lesson-next-hole-text = You play d. After the last seed you lift what lies in the hole that follows, and sow on with it, until that hole is empty.

lesson-gap = How many seeds do you take with E?
lesson-gap-text = If the hole that follows the last seed is empty, you take what is in the hole beyond it, anyone’s, and your move is over.
lesson-gap-after = If the hole beyond is empty as well, you take nothing.

lesson-fours = How many seeds do you take with d?
lesson-fours-text = A hole that comes to hold four while you sow is taken at once, by the last seed too, and goes to the owner of the hole.
lesson-fours-after = Your sowing gave the Pasu eight: count what it brings to everyone. Also after a last seed that is taken, look at the hole that follows.

lesson-origin = Where does the last seed fall?
lesson-origin-text = You play d, with one seed for every hole. When a sowing comes round, the hole it came from gets a seed too: our rule.
lesson-origin-after = Hole e made four and was taken, so the hole that follows d was empty, and the move ended.

lesson-pass = Why is it the Pasu’s turn after d?
lesson-pass-text = You, the Raja, play d. Look at the Mandiri’s four holes.
lesson-pass-1 = The Pasu follows the Raja.
lesson-pass-2 = The roles have changed.
lesson-pass-3 = The Mandiri has nothing to play.
lesson-pass-after = Whoever has nothing to play is passed over, and plays again once seeds have come.

lesson-round-end = Why is the round over?
lesson-round-end-text = Two seeds go round and round. You play e; moving last, you get both.
lesson-round-end-1 = The board is empty.
lesson-round-end-2 = One seed is left.
lesson-round-end-3 = Third time the same position.
lesson-round-end-after = A round ends when nothing more can be taken. By our rules that means: one seed left, or the same position and player a third time.

lesson-gift = End the round with one seed left
lesson-gift-text = With one seed left the round is over, and whoever moved last gets it. After every round the Raja gives each of the others one seed.

lesson-reign = After three rounds you change roles
lesson-reign-text = The Mandiri becomes Raja, the Raja Pasu, the Pasu Mandiri. Before every round all fill their holes with seven seeds each; the rest are closed.
lesson-reign-after = Holes near the middle are filled first (our rule). Closed holes are passed over; seeds left over stay in store.

lesson-nine = Win the match in its last round
lesson-nine-text = In the ninth round you are the Mandiri. Whoever has gained most over their first seeds wins: our rule. Yours were 42, and you have 38 now.
lesson-nine-after = The others began with 28. Equal gains share the win. A player who alone can still fill a hole wins at once.

lesson-judge = Take six, leave the Mandiri nothing to take
lesson-judge-text = You are the Raja again. Three moves take six seeds: after which of them can the next player take none?

lesson-game = Your first game
lesson-game-text = You begin as the Raja, in the middle. Look for threes in your six holes, and for seeds beyond a gap.
