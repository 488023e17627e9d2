# What the workshop of patterns and the list of what is kept say while they are used.

workshop-filled = The rest is laid by chance.
workshop-full = No point is empty.
workshop-undone = Taken back.
workshop-nothing-to-undo = There is nothing to take back.
workshop-cleared = The board is empty.
workshop-not-saved = This browser keeps nothing for this page. A link to the pattern holds all of it.
workshop-not-read = What the address says of a board could not be read.
workshop-unnamed = My pattern
workshop-yours = modern: yours
workshop-play = Play this
workshop-change = Into the workshop
class-name-perfect = perfect
class-name-checkerboard-like = checkerboard-like
class-name-four-mirrors = four mirrors
class-name-fourfold-rotation = fourfold rotation
class-name-diagonal = diagonal
brush-perfect = the checkerboard
brush-step-four = four mirrors, and a step of four keeps
brush-step-three = four mirrors, and a step of three swaps
brush-step-five = four mirrors, and a step of five swaps
brush-four-mirrors = four mirrors
brush-night-by-quarter-turn = a quarter turn swaps
brush-night-by-half-turn = a half turn swaps
brush-night-by-mirrors = quarter turns keep, mirrors swap
brush-fourfold-rotation = quarter turns keep
brush-both-diagonals = both diagonals are mirrors
brush-rising = the rising diagonal is a mirror
brush-falling = the falling diagonal is a mirror
brush-two-mirrors = both middle lines are mirrors
brush-left-right = left mirrors right
brush-top-bottom = top mirrors bottom
brush-half-turn = a half turn keeps
brush-left-right-swapped = left mirrors right in the other colour
brush-top-bottom-swapped = top mirrors bottom in the other colour
brush-free = point by point
class-name-night-and-day-quarter-turn = night and day by a quarter turn
class-name-night-and-day-half-turn = night and day by a half turn
class-name-night-and-day-mirrors = night and day by mirrors
class-none = no class
# What a class asks, in one sentence.
class-says-perfect = all turns and mirrors keep the colours, and neighbours always differ.
class-says-checkerboard-like = all turns and mirrors keep the colours, and a short step along rows and columns keeps or swaps them throughout.
class-says-four-mirrors = both middle lines and both long diagonals are mirrors.
class-says-night-and-day-quarter-turn = a quarter turn makes black white and white black.
class-says-night-and-day-half-turn = a half turn makes black white and white black.
class-says-night-and-day-mirrors = quarter turns keep the colours, and every mirror swaps what lies off the four axes.
class-says-fourfold-rotation = quarter turns keep the colours, no mirror does.
class-says-diagonal = a mirror on a long diagonal keeps the colours, quarter turns do not.
class-means = { CAPITAL($class) }: { $text }

workshop-counts = { $black } black of { $each }, { $white } white of { $each }, { $empty ->
    [0] no point empty
    [one] { $empty } point empty
   *[other] { $empty } points empty
}
symmetry-empty = Symmetry: nothing lies yet.
symmetry-class = Symmetry: { $class }. { CAPITAL($text) }
symmetry-plain = Symmetry: none of the classes. Holds: { $law }.
symmetry-fits = Symmetry so far: { $law }.
symmetry-near = Nearly: { $law }. { $points ->
    [one] One point breaks it.
   *[other] { $points } points break it.
}
symmetry-far = Symmetry: none.
workshop-colour = { $it ->
    [black] black
    [white] white
   *[none] empty
}
workshop-cell = { $point }, { WORKSHOP_COLOUR($colour) }{ $odd ->
    [yes] , at odds
   *[no] { "" }
}
workshop-laid = { $point } is { WORKSHOP_COLOUR($colour) }.{ $points ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }{ $points } points { $colour ->
        [none] cleared
       *[other] laid
    } together.
}
workshop-no-point = The centre is hollow: no token lies there.
workshop-own-image = { $point } is its own image under this brush and would have to have both colours: another brush must lay it.
workshop-own-images = { $count } empty points are their own images under this brush and would have to have both colours: another brush must lay them first.
workshop-at-odds = { $count ->
    [one] One token, now marked, lies against the law of this brush: change it, or take another brush.
   *[other] { $count } tokens, now marked, lie against the law of this brush: change them, or take another brush.
}
workshop-uneven = From here this brush cannot come to { $each } of each: the nearest is { $black } black and { $white } white. Change or clear some.
workshop-still-empty = { $points ->
    [one] One point is still empty.
   *[other] { $points } points are still empty.
}
workshop-unbalanced = { $black } black and { $white } white lie: a pattern has { $each } of each.
workshop-saved = Kept in this browser as “{ $name }”.

# What the workshop and the list of what is kept are labelled with.
patterns-page-yours = Yours
patterns-page-yours-lead = Modern too: made in the workshop and kept in this browser only. None is kept yet.
patterns-page-workshop-title = Pattern workshop
patterns-page-workshop-lead = Lay out 60 black and 60 white. A brush lays the images of a point with it. What is made here is modern.
patterns-page-grid = The pattern, 11 by 11 points
patterns-page-keys = Arrow keys go from point to point, Home and End to the ends of a row, with Ctrl to those of the board. Enter or the space bar lays the colour in hand, B black, W white; X or Delete clears, U takes back.
patterns-page-in-hand = In hand
patterns-page-brush = Brush
patterns-page-fill = Fill by chance
patterns-page-undo = Undo
patterns-page-clear = Clear the board
patterns-page-save-name = Name
patterns-page-save = Keep it here
patterns-page-copy = Copy a link
patterns-page-link = Link to this board
patterns-page-play-this = Play this pattern
patterns-page-brush-name = { CAPITAL($law) }
patterns-page-colour = { $it ->
    [black] Black
    [white] White
   *[none] Nothing: clear
}
# The heading that brushes stand under: the class that they make.
brushes-perfect = Perfect
brushes-checkerboard-like = Checkerboard-like
brushes-four-mirrors = Four mirrors
brushes-night-and-day = Night and day
brushes-fourfold-rotation = Fourfold rotation
brushes-diagonal = Diagonal
brushes-plain = Plainer than the classes
brushes-free = No law
