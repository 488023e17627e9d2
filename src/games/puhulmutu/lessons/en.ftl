# What the course of Puhulmutu says, step by step.

lesson-theme = Pearls of the ash-pumpkin, from Sri Lanka
lesson-theme-text = That is what the name means, says Parker (1909). Village women play it, and play fast: two players sow seeds around two rows of holes.
lesson-theme-after = Each of the 14 holes begins with four seeds. Both stores, in the middle of the board, begin empty.

lesson-aim = After three rounds, more seeds win
lesson-aim-text = Row a to g is yours. You play d; the other row is empty, so the last round is over. What your row holds joins your store.
lesson-aim-after = You win 35 to 21. Most seeds come into a store by eating. That a match has three rounds is our rule.

lesson-sow = Where does the last seed fall?
lesson-sow-text = You play b. Its 14 seeds are sown one to a hole, here anticlockwise: after g comes A. The hole you play is not passed over (our rule).
lesson-sow-after = Every hole gets one seed, b the last. It was empty by then: a last seed in an empty hole ends the move.

lesson-relay = Where does the last seed fall now?
lesson-relay-text = You begin with d and choose clockwise, for both players and the whole round. If the last seed falls among others, all are lifted and sown on.
lesson-relay-after = You sow on until a last seed falls in an empty hole.

lesson-skip = Where does the last seed fall?
lesson-skip-text = This round goes clockwise, and you play f. A hole of three is skipped by every seed but the last one in your hand.
lesson-skip-after = Only a last seed may enter a hole of three. What happens there comes next.

lesson-eat = How many seeds does a eat?
lesson-eat-text = A last seed in a hole of three: you eat all four. Then you lift the next hole and sow on; if it is empty, the move is over.
lesson-eat-after = Ends of rows are no exception (we infer): you eat at g too.

lesson-singles = Which holes may you play now?
lesson-singles-text = You begin at a hole of your row. But a single seed has to wait as long as you have a hole with more.
lesson-singles-after = The catalogue’s summary says so; in what we have read of Parker it is not said.

lesson-front = Why must g wait?
lesson-front-text = Your front hole is the last in the direction of play (our rule): here g.
lesson-front-1 = Other singles go before the front one.
lesson-front-2 = It is not your hole.
lesson-front-3 = Another hole has more.

lesson-next = The loser begins, towards closed holes
lesson-next-text = Each fills holes with four, you from your left (our rule). Your last seed makes a puta, which is marked; opposite, too, one stays.
lesson-next-after = Two left over make a naga, marked too, with two opposite; three a wala, with three opposite.

lesson-marked = What happens in e?
lesson-marked-text = You play c. Hole e, your puta, receives seeds, but is never played, lifted or eaten.
lesson-marked-1 = You eat the four.
lesson-marked-2 = The move is over.
lesson-marked-3 = All four are sown on.
lesson-marked-after = That the move ends there is our rule. A naga is the same; a wala is a hole like any other.

lesson-repetition = Rounds can end without an empty row
lesson-repetition-text = You play b, and a position comes for the third time: the round ends (our rule). So it does after 200 moves without eating.
lesson-repetition-after = Both have 28: by our rule whoever did not begin this round begins the next, and chooses its direction.

lesson-twelve = Fewer than twelve seeds
lesson-twelve-text = With ten seeds left you may lay them out yourself: one or two in your first hole, up to two in each of five, up to four in the last.
lesson-twelve-after = With two in the first hole, you eat on making three; with one, on making two. The other player still eats fours.

lesson-judge = Eat four, and leave nothing to eat
lesson-judge-text = Choose a move that eats at least four seeds, after which no move of the other player eats anything.
lesson-judge-after = Before each move ask twice: what do I eat, and what can be eaten next?

lesson-game = Play your first match
lesson-game-text = Three rounds against the weakest computer. You may begin at any hole. Skip threes, eat fours, and see what comes next.
