# The course of Oware: a heading a step, what one needs to know for it, and what to remember of it.

lesson-theme = A game of West Africa and the Caribbean
lesson-theme-text = It is played in many countries; these are the rules of tournaments. Four seeds begin in each of the twelve holes: 48 in all.

lesson-aim = Take 25 seeds
lesson-aim-text = That is more than half of them: who has taken 25 has won at once. You, below, have 23; you play f and take two.
lesson-aim-after = How seeds are taken comes soon.

lesson-yours = Which holes may you play?
lesson-yours-text = The lower row is yours, and so is the store at its right end, for what you take. You may play any hole of yours that is not empty.

lesson-sow = All seeds of a hole are sown
lesson-sow-text = You play c. Its seeds fall one by one, anticlockwise, one to a hole. Nothing is sown into a store.
lesson-sow-after = Then it is the other player’s turn.

lesson-far = Where does the last seed fall?
lesson-far-text = You play c, with twelve. A long sowing passes over the hole it came from.
lesson-far-after = Eleven seeds fill the other holes; the twelfth goes one hole further.

lesson-take = How many seeds does d take?
lesson-take-text = If your last seed makes two or three in a hole of the other side, you take all that lies there.

lesson-chain = How many seeds does e take?
lesson-chain-text = Then look at the hole before it: two or three there, on the other side, are taken too, and so on until another number or your side.
lesson-chain-after = B has five, so the taking ends there, and the two in A are safe.

lesson-slam = What happens when you play f?
lesson-slam-text = A move that would take every seed of the other side takes nothing.
lesson-slam-1 = You take four seeds.
lesson-slam-2 = It may not be played.
lesson-slam-3 = You take nothing.
lesson-slam-after = The seeds stay where they are. Elsewhere such a move does take them, or may not be played.

lesson-feed = Which holes may you play?
lesson-feed-text = The other player has nothing to sow. Then you must, if you can, play a hole whose seeds reach the upper row.
lesson-feed-after = From a and c no seed gets past f.

lesson-end = The other player sows F. And then?
lesson-end-text = If no move of yours can reach the empty row, the game ends; each keeps their row.
lesson-end-1 = The game ends.
lesson-end-2 = You must play d.
lesson-end-3 = You play any hole.
lesson-end-after = You keep five more and win by 25 to 23. More seeds win; 24 each is a draw.

lesson-round = The same position for the third time
lesson-round-text = Two seeds go round and round. After F the position is there for the third time: by our rule the game ends, each keeping their row.
lesson-round-after = You may also agree to end a game: we count that as a draw.

lesson-guard = Leave nothing to take
lesson-guard-text = The other player’s two seeds in F would make two in a and two in b, and take all four.
lesson-guard-after = With b empty, the last seed from F makes only one there, and the one in a is safe too.

lesson-answer = Take three or more; leave nothing to take
lesson-answer-text = Three holes take seeds. Think of the answer too: what could the other player take then?
lesson-answer-after = Playing e takes five, but then the other player takes six.

lesson-game = Your first game
lesson-game-text = You begin, against the weakest computer. Look for holes with one or two: in the upper row you may take them; guard your own.

# The rule sheet.
sheet-about = A sowing game of West Africa and the Caribbean, in its tournament form, after the Oware Society, the Mind Sports Olympiad and Wikipedia.
sheet-needs = Two players; two rows of six holes, drawn in sand or on cardboard; a cup for each player as their store; 48 beans or pebbles as seeds.
sheet-lay = Four seeds in each of the twelve holes. Both stores are empty. Your row is the nearer one. Agree who begins, or toss a coin.
sheet-rule-1 = Move in turn. Play any hole of your row that is not empty.
sheet-rule-2 = Lift all its seeds and sow them anticlockwise, one to a hole: to the right along your row, then back along the other. A long sowing passes over the hole it came from. Nothing is sown into a store.
sheet-rule-3 = If your last seed makes two or three in a hole of the other side, take them into your store.
sheet-rule-4 = Then look at the hole before it. If it is on the other side and holds two or three, take them too; go on like this until a hole does not.
sheet-rule-5 = A move that would take all seeds of the other side takes nothing.
sheet-rule-6 = If the other row is empty, you must play a hole whose seeds reach it, if you have one.
sheet-rule-7 = If you have no move, because your row is empty or no hole of yours reaches an empty row, the game is over. Each side keeps what lies in its row.
sheet-rule-8 = The same happens when a position comes for the third time (our rule).
sheet-rule-9 = Whoever has 25 seeds or more has won at once. Otherwise more seeds win; 24 each is a draw.
sheet-differs = Elsewhere a move that would take all seeds of the other side does take them, or may not be played. Two accounts let players agree to end a game that goes round and round, and each keeps their row. On this site an agreed end is a draw, unless the players choose otherwise (our rule).
