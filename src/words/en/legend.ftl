# What the marks on a board of holes mean.

sign-may-play = You may choose this hole.
sign-figure = The number of { COUNTER(2) } in a hole, and the letter of the hole.
sign-store = The number of { COUNTER(2) } in a { store }.
sign-owner = The ornament along the edge shows whose holes they are.
sign-began = The last move began at this hole.
sign-ended = The last move ended here.
sign-taken = So many { COUNTER(2) } were taken from this hole.
sign-decided = This has decided the game.
sign-path = The way of the last move: a tick at each hole that got a { COUNTER(1) }, and an arrow at the last one.
sign-last-lap = The last lap of that move: dashed, with its number.
sign-direction = The direction of this round.
sign-preview = Before you play: where the last { COUNTER(1) } would end.
sign-preview-taken = Before you play: so many would be taken here.
sign-hint = A hint: look at this hole.
sign-value = The value of a move, from the analysis. A double border means that it is proved.
sign-closed = A closed hole: nothing is sown into it.
sign-puta = A puta: it receives { COUNTER(2) }, but is not played.
sign-naga = A naga: it receives { COUNTER(2) }, but is not played.
sign-wala = A wala: it is played like any other hole.
