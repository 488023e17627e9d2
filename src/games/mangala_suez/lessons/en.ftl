# What the course of Mangala of Suez says, step by step.

lesson-theme = A quick game with cowry shells
lesson-theme-text = Parker wrote of this Arabian game in 1909; the catalogue places it in Sinai. Its shells are called “Dogs”. Two play one round: whoever has eaten more shells wins.
lesson-theme-after = To eat is to take shells off the board, into your own pile.

lesson-empties = Three holes lose their shells
lesson-empties-text = Each hole holds eight. You, who begin, empty one of yours (a to f), the other player one of theirs, then you a second. These shells leave the game.
lesson-empties-after = Two holes begin empty on one side, one on the other. Who chooses, and whose side has two, is our rule.

lesson-own-side = Which holes may you play now?
lesson-own-side-text = The lower row is your side, the upper row the other player’s. You begin at any hole of your own side that has shells.

lesson-sow = Where does the last shell fall?
lesson-sow-text = You play f. All its shells are sown anticlockwise, one to a hole, up into the other row. An empty hole with nothing opposite ends the move.

lesson-relay = Where does the last shell of the move fall?
lesson-relay-text = You play b. If the last shell falls in a hole that has shells, all of them are lifted and sown on.

lesson-eat = How many shells does f eat?
lesson-eat-text = If the last shell falls in an empty hole, you eat what lies in the hole opposite, on whichever side that is.
lesson-eat-after = Even shells of your own row go to your pile. The shell that ate then moves on: the next step shows how.

lesson-move-on = The shell that ate moves on
lesson-move-on-text = After eating, that shell moves on to the next hole and is sown on together with all shells there. Here it eats from b and moves to c.

lesson-eat-again = How many shells does b eat in all?
lesson-eat-again-text = If the shell that ate moves on into an empty hole, it counts as fallen there: it may eat again.
lesson-eat-again-after = It moves on once more, to e, where nothing lies opposite: the move is over.

lesson-early = Where does the last shell of b fall?
lesson-early-text = The game begins. In the first two turns, one for each player, nothing is eaten: you sow on as usual, an empty hole ends the move.
lesson-early-after = Parker speaks of sowings that eat nothing; that each player has one such sowing is how we take it.

lesson-follow = Where may you begin now?
lesson-follow-text = The other player ate, ending in C. Your move begins one hole beyond, on whichever side; if that is empty, at the next one with shells.

lesson-free = And where may you begin now?
lesson-free-text = The other player played D and ate nothing. Only after a move that ate must the next begin beyond its end.
lesson-free-after = After one that ate nothing, begin anywhere on your side. By Parker’s own account every later move begins beyond the end of the last.

lesson-end = Win the round
lesson-end-text = The round is over when the player to move has no shells on their own side, even if their move would begin on yours. Each has eaten 33.
lesson-end-after = Whoever has eaten more wins, be it by one shell; equal numbers are a draw.

lesson-left = Who gets the shells left over?
lesson-left-text = You play c. The other player is to move on an empty side: the round ends with five shells left.
lesson-left-1 = Our rule: nobody
lesson-left-2 = Ludii: the side’s player
lesson-left-after = Shells left over count for nobody, our rule: here you lose, 33 to 34. In the Ludii program they would be yours.

lesson-judge = Eat at least four, leave nothing to eat
lesson-judge-text = After you eat, the other player can begin at one hole only. Look where your move ends, and what that hole would eat.
lesson-judge-after = By eating you also choose where the other player begins.

lesson-game = Your first game
lesson-game-text = Empty two holes, sow a first time, and then watch where each move that eats comes to its end.

# The rule sheet.
sheet-about = An Arab game with cowry shells from Sinai or Suez, Egypt, after the Ludii catalogue’s summary of Parker 1909, page 601.
sheet-needs = Two players; two rows of six holes in sand or on cardboard; two cups for piles; 96 cowry shells, beans or pebbles.
sheet-lay = Eight shells in each hole. Your side is the row nearest you. Agree who begins: that player empties one hole of theirs, the other player one, the first another. These shells leave the game (our rule).
sheet-rule-1 = Whoever began sows first; then you move in turn. Begin at any hole of your side that has shells.
sheet-rule-2 = Lift all its shells and sow them anticlockwise, one to a hole: to the right along your side, then back along the other.
sheet-rule-3 = If the last shell falls in a hole that has shells, lift them all and sow on.
sheet-rule-4 = If it falls in an empty hole, you eat the shells in the hole opposite, on whichever side: they go to your pile. If none lie there, your move is over.
sheet-rule-5 = After eating, the shell that ate moves on to the next hole. Sow on with it and all shells there. If that hole is empty, it counts as fallen there: it may eat again.
sheet-rule-6 = In the first two moves, one for each player, nothing is eaten: an empty hole ends them.
sheet-rule-7 = But after a move that ate, the next must begin one hole beyond its end, on whichever side; if that is empty, at the next with shells.
sheet-rule-8 = The game ends when the player to move has no shells on their side. Whoever has eaten more wins; if equal, nobody wins. Shells left over count for nobody (our rule).
sheet-differs = By Parker every move after the first two begins beyond the end of the last: nobody chooses. In the Ludii program you begin where you like on your side, and shells left over go to its player. We infer when the game ends, and that a shell may eat again. Our rule too: stop a sowing after 1,000 liftings.
