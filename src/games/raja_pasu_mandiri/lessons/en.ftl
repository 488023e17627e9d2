# What the course of Raja Pasu Mandiri says, step by step.

lesson-theme = Three at one board, in Colombo
lesson-theme-text = Raja, Pasu and Mandiri are said to mean king, cow and minister. Each hole begins with seven seeds, each store empty. Whoever gains most in nine rounds wins.
lesson-theme-after = De Voogt published the game in 2000. That a match has nine rounds is our rule.

lesson-sections = Which holes may you play?
lesson-sections-text = You are the Raja, and the three middle holes of both rows are yours. You play from any of them that is not empty.
lesson-sections-after = On your left the Mandiri (Player 2) has a, b, F, G; on your right the Pasu (Player 3) f, g, A, B.

lesson-turns = The Raja, the Mandiri, the Pasu
lesson-turns-text = They move in this order, the Raja first. All seeds of a hole are sown anticlockwise, one to a hole. You sow C, the Mandiri a, the Pasu f.
lesson-turns-after = After the Pasu, third as another account says, it is your turn again.

lesson-next-hole = Where does the last seed of the move fall?
lesson-next-hole-text = You play d. After the last seed you lift what lies in the hole that follows, and sow on with it, until that hole is empty.

lesson-gap = How many seeds do you take with E?
lesson-gap-text = If the hole that follows the last seed is empty, you take what is in the hole beyond it, anyone’s, and your move is over.
lesson-gap-after = If the hole beyond is empty as well, you take nothing.

lesson-fours = How many seeds do you take with d?
lesson-fours-text = A hole that comes to hold four while you sow, also with the last seed, is taken at once: the four go to its owner.
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
lesson-round-end-text = Two seeds circle and nothing more can be taken. Whoever moved last gets both. You play e.
lesson-round-end-1 = The board is empty.
lesson-round-end-2 = One seed is left.
lesson-round-end-3 = Third time the same position.
lesson-round-end-after = By our rules nothing more can be taken with one seed left, or when a position comes a third time, same player to move.

lesson-gift = End the round with one seed left
lesson-gift-text = With one seed left the round is over, and whoever moved last gets it. After every round the Raja gives each of the others one seed.

lesson-reign = After three rounds you change roles
lesson-reign-text = The Mandiri becomes Raja, the Raja Pasu, the Pasu Mandiri. Before every round all fill their holes from store, seven seeds each; holes not filled are closed.
lesson-reign-after = Our rule: nearest the middle first; if equal, small letters first, from a. Closed holes are passed over; seeds left over stay in store.

lesson-nine = Win the match in its last round
lesson-nine-text = In the ninth round you are the Mandiri. Whoever has gained most over their first seeds wins: our rule. Yours were 42, the others’ 28; you have 38.
lesson-nine-after = The Raja’s seed came on top. Equal gains share the win. A player who alone can still fill a hole wins at once.

lesson-judge = Take six, leave the Mandiri nothing to take
lesson-judge-text = You are the Raja again. Three moves take six seeds: after which of them can the next player take none?

lesson-game = Your first game
lesson-game-text = You begin as the Raja, in the middle. Look for threes in your six holes, and for seeds beyond a gap.

# The rule sheet.
sheet-about = A sowing game for three from Colombo, Sri Lanka, after de Voogt 2000, pages 96–97, and the Ludii catalogue’s summary of it.
sheet-needs = Three players; two rows of seven holes, drawn in sand or on cardboard; a cup for each player as their store; 98 beans or pebbles as seeds.
sheet-lay = Seven seeds in each hole; the stores are empty. Agree who is Raja, Mandiri and Pasu. The Raja sits at the lower row.
sheet-rule-1 = In both rows the Raja owns the three middle holes, the Mandiri the two on the Raja’s left, the Pasu the others.
sheet-rule-2 = You move in this order. Play any hole you own; without seeds you are passed over.
sheet-rule-3 = Sow its seeds anticlockwise (a to g, A to G), one to a hole, its own not skipped (our rule).
sheet-rule-4 = A hole that comes to four, even by the last seed, goes at once to its owner’s store.
sheet-rule-5 = After the last seed, lift the hole that follows and sow on. If it is empty, take what the hole beyond holds; your move is over.
sheet-rule-6 = A round ends when nothing more can be taken: at most one seed is left, or a position comes a third time (our rules). Whoever moved last takes the rest; the Raja gives each opponent one seed.
sheet-rule-7 = After every third round the Mandiri becomes Raja, the Raja Pasu, the Pasu Mandiri.
sheet-rule-8 = Before every round, fill your holes with seven seeds, nearest the middle first (our rule). Holes left empty are closed: pass them.
sheet-rule-9 = After nine rounds, whoever gained most over their starting seeds, 42 or 28, wins (our rule). Whoever alone can fill a hole wins at once.
sheet-differs = In the Ludii program fours go to whoever sows, and a round ends with fewer than four seeds. By Gering roles change every round; only Gering tells that the Pasu moves third. De Voogt and Gering let players borrow seeds. That fours go to the owner we infer. Our rule too: equal gains share the win.
