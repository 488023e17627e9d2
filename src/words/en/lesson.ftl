# The pages on which a game is learned step by step. What a step says stands in the files of the games.

learn-title = Learn { $name }
learn-page-title = Learn { $name } step by step
learn-description = { $name } in { $steps } short steps on the board itself: watch, try, and play a first game.
learn-step-of = { $at } of { $all }
learn-steps = The steps
# A step, as the button that leads to it is read out.
learn-step = Step { $at }: { $title }
learn-step-done = Step { $at }, done: { $title }
learn-next = Next
learn-back = Back
learn-skip = Skip this
learn-restart = Start again
learn-watch = Watch
learn-watch-again = Watch again
learn-show-me = Show me
learn-try-again = Try again
learn-done = That’s all
learn-listen = Read aloud
learn-quiet = Stop reading aloud
learn-no-voice = This browser has no English voice.
learn-play-first = Play your first game
learn-practise = Practise
learn-right = Right.
learn-shown = This is the answer.
learn-last-is = The last one falls in { $hole }.
learn-not-there = Not in { $hole }. Count again, one for each hole on the way.
learn-too-soon = Not in { $hole }: that is { $count ->
    [one] one too soon
   *[other] { $count } too soon
}.
learn-too-far = Not in { $hole }: that is { $count ->
    [one] one too far
   *[other] { $count } too far
}.
learn-goes-on = Not in { $hole }: there the sowing is lifted again and goes on.
learn-lap-by-lap = Not in { $hole }. The sowing is lifted again on the way: follow the move lap by lap.
learn-takes = { $count ->
    [0] Nothing is taken.
    [one] One is taken.
   *[other] { $count } are taken.
}
learn-not-taken = Not { $count }. Look once more at what is taken.
learn-picked = { $count ->
    [0] Nothing is chosen yet.
    [one] One hole is chosen.
   *[other] { $count } holes are chosen.
}
learn-may-be = { $hole } may be played too.
learn-may-not = { $hole } may not be played.
learn-not-the-goal = That is not what is asked for.
learn-not-that-rule = Not that one. Look at the board again.
learn-all-title = The whole course to read
learn-all-lead = The same steps without a board to play on: to read, to print, or where scripts do not run.
learn-needs = The board of these steps needs JavaScript. Below is the whole course to read.
learn-answer = The answer:
learn-may-answer = These may be played: { LIST($holes) }.
learn-any-answer = One that does: { $chosen }.
