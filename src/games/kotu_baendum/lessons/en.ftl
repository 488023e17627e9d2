# What the course of Kotu Baendum says, step by step.

lesson-theme = Tying up the ends, in Sri Lanka
lesson-theme-text = Two players sow seeds around two rows of holes. Women of Kandian villages play it fast, wrote Parker in 1909. The name, he explains, means tying up enclosures.
lesson-theme-after = Each of the 14 holes begins with four seeds. Both stores, in the middle of the board, begin empty.

lesson-aim = After three rounds, more seeds win
lesson-aim-text = Row a to g is yours. You play d. The other player has no seed to play, so the last round ends. What your row holds joins your store.
lesson-aim-after = You win 36 to 20; equal numbers are a draw. You eat seeds and carry them from round to round. Three rounds: our rule.

lesson-first = Which holes may you play first?
lesson-first-text = In every round (our rule), each player’s first move begins at an end of their row. Yours is a to g.
lesson-first-after = Your later moves may begin at other holes of your row too.

lesson-sow = Where does the last seed fall?
lesson-sow-text = You play d. Its 14 seeds are sown one to a hole, here anticlockwise: after g comes A. The hole you lifted gets one too (our rule).
lesson-sow-after = Every hole gets one seed, d the last. It was empty by then: a last seed in an empty hole ends the move.

lesson-relay = Where does the last seed fall now?
lesson-relay-text = You begin, with a, and choose the round’s direction for both: here anticlockwise. If the last seed falls among others, all are lifted and sown on.
lesson-relay-after = You sow on until a last seed falls in an empty hole.

lesson-skip = Where does the last seed fall?
lesson-skip-text = You play b. A hole of three is skipped by every seed but the last one in your hand.
lesson-skip-after = Only a last seed may enter a hole of three. What happens there comes next.

lesson-eat = How many seeds does a eat?
lesson-eat-text = A last seed in a hole of three: you eat all four. Then you lift the next hole and sow on; if it is empty, the move is over.
lesson-eat-after = In Parker’s own account, eating ends the move.

lesson-tie = Tie up an end hole
lesson-tie-text = If your last seed makes four in an end hole (a, g, A or G), you eat nothing: it is tied up for the round. The move is over.
lesson-tie-after = It still receives seeds, but is never played, lifted or eaten. A last seed there, or eating in the hole before it, ends the move.

lesson-singles = Which holes may you play now?
lesson-singles-text = Hole g is tied, so it is never played. A single seed has to wait while you may play a hole with more.

lesson-front = Why must g wait?
lesson-front-text = Your front hole is the last one in the direction of play: here g.
lesson-front-1 = Another hole has more.
lesson-front-2 = A tied hole is never played.
lesson-front-3 = Other singles go before the front one.
lesson-front-after = Only holes that you may play make singles wait. Hole a, with its six, is tied: it does not.

lesson-end = Who gets the tied seeds?
lesson-end-text = You play d. The seeds of the other row are all tied: the other player cannot play, and the round ends.
lesson-end-1 = Our rule: their row
lesson-end-2 = Parker: who tied them
lesson-end-after = By our rule tied seeds go to the player of their row. Tie up your own ends: either way their seeds are yours.

lesson-next = The loser begins, at an end: here a
lesson-next-text = You lost, with 17 seeds. From your left (our rule) you fill holes with four; the others are closed. The winner fills all and keeps the rest.
lesson-next-after = One seed left over makes a puta, two a naga, three a wala. The winner’s hole opposite is cut to the same number.

lesson-closed = Where does the last seed fall?
lesson-closed-text = The round now goes towards the loser’s closed holes, which get no seed. You play c. A puta or naga is like a tied hole; a wala is not.
lesson-closed-after = A last seed in a puta, or eating in the hole before it, ends the move. At the round’s end its row gets its seeds.

lesson-judge = Eat four, and leave nothing to eat
lesson-judge-text = Choose a move that eats at least four seeds, after which no move of the other player eats anything.
lesson-judge-after = Before each move ask twice: what do I eat, and what can be eaten next?

lesson-game = Play your first match
lesson-game-text = Three rounds against the weakest computer. Begin at a or g, eat fours, and tie up the ends of your own row.

# The rule sheet.
sheet-about = A sowing game of village women in Sri Lanka, after the Ludii catalogue’s summary of Parker 1909, pages 598–599.
sheet-needs = Two players; two rows of seven holes in sand or on cardboard; two cups as stores; 56 beans or pebbles as seeds (not olinda seeds: we believe them poisonous); straws as marks.
sheet-lay = Four seeds in each hole; both stores are empty. Your row is the nearer one. Agree who begins; that player chooses clockwise or anticlockwise for both.
sheet-rule-1 = Play three rounds (our rule), moving in turn. Then more seeds win; if equal, nobody wins.
sheet-rule-2 = Each round (our rule) you first play an end hole of your row, later any.
sheet-rule-3 = A single seed waits while you can play a hole with more; in your last hole, as play goes, also for other singles.
sheet-rule-4 = Sow the hole’s seeds one to a hole; all but the last skip holes of three.
sheet-rule-5 = A last seed in an empty hole ends your move. Among others, lift all and sow on.
sheet-rule-6 = But if it makes four, eat: store them, lift the next hole and sow on. If that is empty or marked, your move ends.
sheet-rule-7 = In an end hole, instead tie the four: mark them, and stop. Marked holes only receive seeds: never play them; a last seed there ends your move.
sheet-rule-8 = If you cannot move, the round ends. Each takes their row, marked holes too (our rule).
sheet-rule-9 = Remove marks. Each fills holes with four, the loser from the left (our rule). The loser’s spare seeds go into the next hole, marked if one or two; the winner leaves only as many opposite. Empty holes are closed: pass them. The loser begins, anticlockwise.
sheet-differs = By Parker eating ends a move, whoever tied a hole owns it, and only the game begins at an end hole. Left out: laying out fewer than twelve seeds. Our rules too: the hole you lift is not skipped; after a level round its second player begins the next and chooses; 200 moves without eating or tying end a round.
