# What the course of Puhulmutu says, step by step.

lesson-theme = Pearls of the ash-pumpkin, from Sri Lanka
lesson-theme-text = That is what the name means, says Parker (1909). Village women play it, and play fast: two players sow seeds around two rows of holes.
lesson-theme-after = Each of the 14 holes begins with four seeds. Both stores, in the middle of the board, begin empty.

lesson-aim = After three rounds, more seeds win
lesson-aim-text = Row a to g is yours. After your d the other player is to move, but has no seed: the round is over. Your row joins your store.
lesson-aim-after = You win 35 to 21; 28 each would be a draw. Most seeds come into a store by eating. Three rounds are our rule.

lesson-sow = Where does the last seed fall?
lesson-sow-text = You play b. Its 14 seeds are sown one to a hole, here anticlockwise: after g comes A. The hole you play is not passed over (our rule).
lesson-sow-after = Every hole gets one seed, b the last. It was empty by then: a last seed in an empty hole ends the move.

lesson-relay = Where does the last seed fall now?
lesson-relay-text = You begin the round, with d, and choose clockwise for both players. If the last seed falls among others, all are lifted and sown on.
lesson-relay-after = You sow on until a last seed falls in an empty hole. The direction holds for the whole round.

lesson-skip = Where does the last seed fall?
lesson-skip-text = This round goes clockwise, and you play f. A hole of three is skipped by every seed but the last one in your hand.
lesson-skip-after = Only a last seed may enter a hole of three. What happens there comes next.

lesson-eat = How many seeds does a eat?
lesson-eat-text = A last seed in a hole of three, in either row, eats all four. Then lift the next hole and sow on; if empty, the move is over.
lesson-eat-after = Ends of rows are no exception (we infer): you eat at g too.

lesson-singles = Which holes may you play now?
lesson-singles-text = You begin at a hole of your row. But a single seed has to wait as long as you have a hole with more.
lesson-singles-after = Ludii, a catalogue of games, says so; what we have read of Parker does not.

lesson-front = Why must g wait?
lesson-front-text = Your front hole is the last in the direction of play (our rule): here g.
lesson-front-1 = Other singles go before the front one.
lesson-front-2 = It is not your hole.
lesson-front-3 = Another hole has more.
lesson-front-after = It may be played when you can play nothing else.

lesson-refill = The next round begins
lesson-refill-text = You lost: you have only 20 seeds. Each fills holes with four, you from your left (our rule). The holes you cannot fill are closed.
lesson-refill-after = Closed holes are passed in sowing. The loser begins, and the round goes towards the closed holes: nobody chooses.

lesson-next = One, two or three left over
lesson-next-text = You have 17 seeds. The one left over makes e a puta, marked with a straw. In C, opposite, one stays too.
lesson-next-after = Two left over make a naga, also marked: two stay opposite. Three make a wala: three stay opposite.

lesson-marked = What happens in e?
lesson-marked-text = You play c. Hole e, your puta, receives seeds, but is never played, lifted or eaten.
lesson-marked-1 = You eat the four.
lesson-marked-2 = The move is over.
lesson-marked-3 = All four are sown on.
lesson-marked-after = That the move ends there is our rule. A naga is the same; a wala, we infer, is a hole like any other.

lesson-repetition = Rounds can end without an empty row
lesson-repetition-text = You play b: a position comes for the third time with the same player to move. The round ends, as after 200 moves without eating (our rules).
lesson-repetition-after = Each takes their own row: both have 28. By our rule, whoever did not begin this round then begins and chooses the direction.

lesson-twelve = Fewer than twelve seeds
lesson-twelve-text = You may lay out your ten seeds yourself: one or two in a, at most two in each of b–f, at most four in g. Empty holes are closed.
lesson-twelve-after = With two in a, you skip twos and eat threes; with one, skip ones and eat twos. The other player keeps to fours.

lesson-judge = Eat four, and leave nothing to eat
lesson-judge-text = Choose a move that eats at least four seeds, after which no move of the other player eats anything.
lesson-judge-after = Before each move ask twice: what do I eat, and what can be eaten next?

lesson-game = Play your first match
lesson-game-text = Three rounds against the weakest computer. You begin, at any hole and either way round. Skip threes, eat fours, and see what comes next.
