# What the course of Puhulmutu says, step by step.

lesson-theme = Pearls of the ash-pumpkin, from Sri Lanka
lesson-theme-text = That is what the name means, says Parker (1909). Village women play it, and play fast: two players sow seeds around two rows of holes.
lesson-theme-after = Each of the 14 holes begins with four seeds. Both stores, in the middle of the board, begin empty.

lesson-aim = After three rounds, more seeds win
lesson-aim-text = Row a to g is yours. You play d. Then the other player has no seed to play: the round is over, and your row joins your store.
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
lesson-refill-text = You lost: you have only 20 seeds. Each fills holes with four, the loser from the left (our rule). The holes you cannot fill are closed.
lesson-refill-after = Closed holes are passed in sowing. The loser begins, and the round goes towards the closed holes: nobody chooses.

lesson-next = One, two or three left over
lesson-next-text = You have 17 seeds. The one left over makes e a puta, marked with a straw. The other player takes three out of C, opposite.
lesson-next-after = C is not marked. Two left over make a naga, also marked: two stay opposite. Three make a wala: three stay opposite.

lesson-marked = What happens in e?
lesson-marked-text = You play c. Hole e, your puta, receives seeds, but is never played, lifted or eaten.
lesson-marked-1 = You eat the four.
lesson-marked-2 = The move is over.
lesson-marked-3 = All four are sown on.
lesson-marked-after = That the move ends there is our rule. A naga is the same; a wala, we infer, is a hole like any other.

lesson-repetition = Rounds can end without an empty row
lesson-repetition-text = You play b: a position comes for the third time with the same player to move. The round ends. 200 moves without eating end it too (our rules).
lesson-repetition-after = Each takes their own row: both have 28. By our rule whoever did not begin this round begins the next and chooses the direction.

lesson-judge = Eat four, and leave nothing to eat
lesson-judge-text = Choose a move that eats at least four seeds, after which no move of the other player eats anything.
lesson-judge-after = Before each move ask twice: what do I eat, and what can be eaten next?

lesson-game = Play your first match
lesson-game-text = Three rounds against the weakest computer. You begin, at any hole and either way round. Eat fours, and before each move ask what the other player could eat next.

# The rule sheet.
sheet-about = A sowing game of village women in Sri Lanka, after Parker 1909, pages 594–599, and the Ludii catalogue’s summary of it.
sheet-needs = Two players; two rows of seven holes in sand or on cardboard; two cups as stores; 56 beans or pebbles as seeds; some straws as marks.
sheet-lay = Four seeds in each hole; both stores are empty. Your row is the nearer one. Agree who begins; that player chooses clockwise or anticlockwise for both.
sheet-rule-1 = Play three rounds (our rule), moving in turn. Then more seeds win; if equal, nobody wins.
sheet-rule-2 = Play any hole of your row. But a single seed waits while you have a hole with more. In your last hole, as play goes (our rule), it waits for your other singles too.
sheet-rule-3 = Sow the hole’s seeds one to a hole; all but the last skip holes of three.
sheet-rule-4 = A last seed in an empty hole ends your move. Among others, lift all and sow on.
sheet-rule-5 = But if it makes four, eat: store them, lift the next hole and sow on. If that is empty or marked, your move ends.
sheet-rule-6 = If you cannot move, the round ends, and each takes their row. It also ends after 200 moves without eating, or when a position comes for the third time (our rules).
sheet-rule-7 = Then each fills holes with four, the loser from the left (our rule). The loser’s spare seeds go into the next hole, marked if one or two; the winner leaves only as many opposite. Empty holes are closed: pass them. The loser begins, anticlockwise.
sheet-rule-8 = Marked holes only receive seeds: never play them; a last seed there ends your move (our rule).
sheet-differs = By the catalogue’s record a round ends when either row is empty, and spare seeds stay in store until round three. Left out here: fewer than twelve seeds may be laid out otherwise. Our rules too: the hole you lift is not skipped; among threes alone none is skipped; after a level round its second player begins next and chooses.
