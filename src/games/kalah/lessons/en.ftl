# The course of Kalah: a heading a step, what one needs to know for it, and what to remember of it.

lesson-theme = A sowing game made to be sold
lesson-theme-text = W. J. Champion devised it in the United States, about 1940. Four counters begin in each of the twelve holes; the two stores are empty.

lesson-aim = The fuller store wins
lesson-aim-text = You, below, play f. When either row is empty the game is over. Counters left in a row go to the store of its player.
lesson-aim-after = It does not matter whose row is empty. Equal stores are a draw.

lesson-yours = Which holes may you play?
lesson-yours-text = The lower row is yours, and so is the store at its right end. You may play any hole of your row that is not empty.

lesson-sow = All counters of a hole are sown
lesson-sow-text = You play e. Its counters fall one by one, anticlockwise: one to a hole, and one into your store on the way.
lesson-sow-after = Then it is the other player’s turn.

lesson-last = Where does the last counter fall?
lesson-last-text = You play f, with eight. You sow into your own store, but pass over the other player’s.
lesson-last-after = No hole is passed over: with thirteen counters in f, the last would fall in f itself, which is empty by then.

lesson-again = Find a move after which you move again
lesson-again-text = If your last counter falls in your own store, you have another move. Count from the hole to the store.
lesson-again-after = It can happen several times in one turn.

lesson-take = How many counters does c take?
lesson-take-text = If your last counter falls in an empty hole of your row, you take it and everything in the hole opposite.
lesson-take-after = They go to your store. If the hole opposite is empty, nothing is taken.

lesson-find = Take at least five counters
lesson-find-text = Look for an empty hole of yours with counters opposite. From where does a last counter fall into it?

lesson-end = What happens when you play f?
lesson-end-text = Your last counter falls in your store, and no counter is left in your row.
lesson-end-1 = You move again.
lesson-end-2 = The game is over.
lesson-end-3 = The other player moves.
lesson-end-after = No move is left for you to make: the seven counters of the upper row go to the other player’s store.

lesson-nothing = Nothing lies opposite
lesson-nothing-text = You play a. By the standard rule the counter stays in b; by another, under which small boards were first solved, it goes to your store.
lesson-nothing-1 = Standard rule
lesson-nothing-2 = Rule of the solvers

lesson-first = Begin with a move that earns another
lesson-first-text = Three holes could take six at once. But a move that earns another costs you nothing: play it first.
lesson-first-after = Both e and f earn another move. The next board is the one after f.

lesson-then = Take six, and leave nothing to take
lesson-then-text = You have played f. Three holes can take six now. After which of them can the other player take nothing?
lesson-then-after = The other player’s D ends in the empty E. Opposite lies b, and you have just emptied it.

lesson-game = Your first game
lesson-game-text = You begin against the weakest computer. Each turn, look first for a move that earns another, then for one that takes.

# The rule sheet.
sheet-about = A sowing game that W. J. Champion devised in the United States about 1940, after the Wikipedia article “Kalah”.
sheet-needs = Two players; two rows of six holes, drawn in sand or on cardboard; a cup at each player’s right as their store; 48 counters, such as beans or pebbles.
sheet-lay = Four counters in each of the twelve holes. Both stores are empty. Your row is the nearer one.
sheet-rule-1 = Agree who begins, then move in turn. Play any hole of your row that is not empty.
sheet-rule-2 = Lift all its counters and sow them anticlockwise, one to a hole: to the right along your row, then back along the other row.
sheet-rule-3 = As you pass your own store, sow one counter into it. Pass over the other player’s store. With many counters you come round again; no hole is left out.
sheet-rule-4 = If your last counter falls in your own store, you move again. This can happen several times in one turn.
sheet-rule-5 = If your last counter falls in an empty hole of your own row, and counters lie in the hole opposite, you take both: that counter and all those opposite go into your store. If nothing lies opposite, nothing is taken.
sheet-rule-6 = After any other move it is the other player’s turn. Nothing is lifted again and sown on.
sheet-rule-7 = As soon as either row is empty, the game is over, even if you have another move to come. All counters left on the other side go into the store of that side.
sheet-rule-8 = Whoever has more counters in their store wins. Equal stores are a draw.
sheet-differs = The patent, the maker’s rules of 1958 and the solvers of small boards are said to have one rule otherwise: a last counter in an empty hole of yours goes home even if nothing lies opposite. A set in a museum begins with three counters in each hole. None of these rules is our own.
