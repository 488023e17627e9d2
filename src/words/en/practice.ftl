# The pages on which questions about a game are asked without end, and their sheets to print.

practice-title = Practise { $name }
practice-page-title = Practise { $name }: questions without end
practice-description = Questions about { $name } without end: where the last one falls, what is taken, what is not allowed, who wins. A sheet to print for a class.
practice-kinds = What is asked
# A kind of question, as a button that leaves it out or takes it in.
practice-kind-of = { $ask ->
    [last] Where it ends
    [taken] How many
    [worth] How many points
    [barred] What is not allowed
    [most] The most
   *[ending] Who wins
}
practice-question = { $ask ->
    [last] Where does the last one fall?
    [taken] How many does this move take?
    [worth] How many points does this move bring?
    [barred] Which may not be played, and why?
    [place] Which may not be played?
    [most] Which move takes most?
   *[ending] { $round ->
        [yes] Who is ahead when this round ends, if all play well?
       *[other] Who wins, if all play well?
    }
}
practice-sows = { CAPITAL(OWN($seat)) } move: { $hole } is sown.
practice-takes-column = { CAPITAL(OWN($seat)) } move: column { $column } is taken.
practice-becomes-ka = The token on { $point } becomes the ka of { SEAT($seat) }.
practice-ka-goes = The ka of { SEAT($seat) } goes to { $point }.
practice-turn = It is { OWN($seat) } turn.
# `$from` and `$to` are the first and the last hole of the seat.
practice-turn-of = It is { OWN($seat) } turn: { $from } to { $to }.
# `$handicap` says whether the seats begin a game with different numbers.
practice-ahead = Ahead is who { $handicap ->
    [yes] has gained most since the first round
   *[other] holds most
}.
practice-barred = { $place }: { $rule }
practice-wins = { CAPITAL(SEAT($seat)) }
practice-nobody = { $round ->
    [yes] Nobody: they are level
   *[other] Nobody: it is a draw
}
practice-worth-is = { $count ->
    [one] It brings one point.
   *[other] It brings { $count } points.
}
practice-not-worth = Not { $count }. A black token counts one, a white one two.
practice-not-that-end = No: it ends otherwise. Follow each move and its best answer.
# A place that was said not to be playable.
practice-may-play = No: { $place } may be played.
# Who wins, and by which moves.
practice-by-moves = { $end }: { $moves }
practice-grade = Grade { $grade } of { $all }
practice-run = Right at once: { $count } in a row
practice-best = most so far: { $count }
practice-next = Next question
practice-skip = Skip
practice-new-sheet = Other questions
practice-sheet = Sheet { $seed }: the address of this page gives everybody the same questions.
practice-how = Two answers right at once lead a grade up, a wrong one leads a grade down.
practice-rule-sheet = The rules on one page
practice-make-sheet = Ten to print
practice-print = Print
practice-close-sheet = Back to the questions
practice-sheet-title = { $name }: ten questions
practice-sheet-note = Sheet { $seed }, from easy to hard.
practice-answers = Answers
practice-your-name = Name:
practice-your-answer = Answer:
practice-read-title = Ten questions to read or print
practice-read-lead = The answers stand below them.
practice-needs = The board of these questions needs JavaScript. Below are ten questions to read, with their answers.
practice-no-question = There is no such question in this game. Choose another kind.
