# What the course of Kotu Baendum says, step by step.

lesson-theme = Tying up the ends, in Sri Lanka
lesson-theme-text = Two players sow seeds around two rows of holes. Women of Kandian villages play it fast, wrote Parker in 1909. The name, he explains, means tying up enclosures.
lesson-theme-after = Each of the 14 holes begins with four seeds. Both stores, in the middle of the board, begin empty.

lesson-aim = After three rounds, more seeds win
lesson-aim-text = Row a to g is yours. You play d; the other row is empty, so the last round is over. What your row holds joins your store.
lesson-aim-after = You win 36 to 20. Most seeds come into a store by eating. That a match has three rounds is our rule.

lesson-first = Which holes may you play first?
lesson-first-text = In every round (our rule) your first move begins at an end of your row, a to g.
lesson-first-after = Later moves may begin at other holes of your row too.

lesson-sow = Where does the last seed fall?
lesson-sow-text = You play d. Its 14 seeds are sown one to a hole, here anticlockwise: after g comes A. The hole you play is not passed over (our rule).
lesson-sow-after = Every hole gets one seed, d the last. It was empty by then: a last seed in an empty hole ends the move.

lesson-relay = Where does the last seed fall now?
lesson-relay-text = You begin with a and choose anticlockwise, for both players and the whole round. If the last seed falls among others, all are lifted and sown on.
lesson-relay-after = You sow on until a last seed falls in an empty hole.

lesson-skip = Where does the last seed fall?
lesson-skip-text = You play b. A hole of three is skipped by every seed but the last one in your hand.
lesson-skip-after = Only a last seed may enter a hole of three. What happens there comes next.

lesson-eat = How many seeds does a eat?
lesson-eat-text = A last seed in a hole of three: you eat all four. Then you lift the next hole and sow on; if it is empty, the move is over.
lesson-eat-after = In Parker’s own account, eating ends the move.

lesson-tie = Tie up an end hole
lesson-tie-text = If your last seed makes four in an end hole (a, g, A or G), you eat nothing: the hole is tied up, and the move is over.
lesson-tie-after = A tied hole still receives seeds, but it is never played, lifted or eaten. A last seed there ends the move.

lesson-singles = Which holes may you play now?
lesson-singles-text = Hole g is tied, so it is never played. A single seed has to wait while you may play a hole with more.

lesson-front = Why must g wait?
lesson-front-text = Your front hole is the last one in the direction of play: here g.
lesson-front-1 = Another hole has more.
lesson-front-2 = A tied hole is never played.
lesson-front-3 = Other singles go before the front one.
lesson-front-after = Only holes that you may play make singles wait. Hole a, with its six, is tied: it does not.

lesson-end = Who gets the tied seeds?
lesson-end-text = You play d, since tied g makes no single wait. The other player can play nothing: the round ends.
lesson-end-1 = Our rule: their row
lesson-end-2 = Parker: who tied them
lesson-end-after = Tie up the ends of your own row: either way their seeds are yours.

lesson-next = The loser begins, towards closed holes
lesson-next-text = Each fills holes with four, the loser from their left (our rule). One seed left over makes a puta, marked like a tied hole; opposite, too, one stays.
lesson-next-after = By our rule both begin at an end again. Two left over make a naga, marked too; three a wala, played as usual.

lesson-judge = Eat four, and leave nothing to eat
lesson-judge-text = Choose a move that eats at least four seeds, after which no move of the other player eats anything.
lesson-judge-after = Before each move ask twice: what do I eat, and what can be eaten next?

lesson-game = Play your first match
lesson-game-text = Three rounds against the weakest computer. Begin at a or g, eat fours, and tie up the ends of your own row.
