# What the course of Mangala of Suez says, step by step.

lesson-theme = A quick game with cowry shells
lesson-theme-text = Parker wrote of this Arabian game in 1909; the catalogue places it in Sinai. Its shells are called “Dogs”. Two play one round: whoever has eaten more shells wins.
lesson-theme-after = To eat is to take shells off the board, into your own pile.

lesson-empties = Three holes lose their shells
lesson-empties-text = Every hole holds eight shells. Before play you empty two holes of the lower row, the other player one of the upper. These shells leave the game.
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
lesson-move-on-text = After eating, that shell moves to the next hole, and you sow on with all shells there. Here it eats from b and moves to c.

lesson-eat-again = How many shells does b eat in all?
lesson-eat-again-text = If the shell that ate moves on into an empty hole, it counts as fallen there: it may eat again.

lesson-early = Where does the last shell of b fall?
lesson-early-text = The game has just begun. In the first two turns, one for each player, nothing is eaten: an empty hole ends the move.
lesson-early-after = Parker speaks of sowings that eat nothing; that there is one for each player is how we take it.

lesson-follow = Which holes may you play now?
lesson-follow-text = The other player has just eaten, and the move ended in C. After a move that eats, the next begins one hole beyond, on whichever side.
lesson-follow-after = If that hole is empty, the move begins at the next one that has shells.

lesson-always = Only after eating, or always?
lesson-always-text = You play a and eat nothing. By Parker the other player has to follow even then: c and d are empty, so at e.
lesson-always-1 = After eating
lesson-always-2 = Parker: always
lesson-always-after = You play by the catalogue: after a move that ate nothing you begin where you like on your side.

lesson-end = Win the round
lesson-end-text = The round is over when the player to move has no shells on their own side. Shells left count for nobody: our rule. Each has eaten 33.
lesson-end-after = Whoever has eaten more wins, be it by one shell; equal numbers are a draw.

lesson-judge = Eat at least four, leave nothing to eat
lesson-judge-text = After you eat, the other player can begin at one hole only. Look where your move ends, and what that hole would eat.
lesson-judge-after = By eating you also choose where the other player begins.

lesson-game = Your first game
lesson-game-text = Empty two holes, sow a first time, and then watch where each move that eats comes to its end.
