# What the workshop of patterns and the list of what is kept say while they are used.

workshop-filled = The rest is filled at random.
workshop-full = No point is empty.
workshop-undone = Undone.
workshop-nothing-to-undo = There is nothing to undo.
workshop-cleared = The board is empty.
workshop-not-saved = This browser saves nothing for this page. A link to the pattern holds all of it.
workshop-not-read = The board in the address could not be read.
workshop-unnamed = My pattern
workshop-yours = modern: yours
workshop-play = Play this
workshop-change = Edit in workshop
class-name-perfect = perfect
class-name-checkerboard-like = checkerboard-like
class-name-four-mirrors = four mirrors
class-name-fourfold-rotation = fourfold rotation
class-name-diagonal = diagonal
brush-perfect = the checkerboard
brush-step-four = four mirrors, and a shift by four keeps the colours
brush-step-three = four mirrors, and a shift by three swaps the colours
brush-step-five = four mirrors, and a shift by five swaps the colours
brush-four-mirrors = four mirrors
brush-night-by-quarter-turn = a quarter turn swaps the colours
brush-night-by-half-turn = a half turn swaps the colours
brush-night-by-mirrors = quarter turns keep the colours, mirrors swap them
brush-fourfold-rotation = quarter turns keep the colours
brush-both-diagonals = both diagonals are mirrors
brush-rising = the rising diagonal is a mirror
brush-falling = the falling diagonal is a mirror
brush-two-mirrors = both middle lines are mirrors
brush-left-right = left mirrors right
brush-top-bottom = top mirrors bottom
brush-half-turn = a half turn keeps the colours
brush-left-right-swapped = left mirrors right, with the colours swapped
brush-top-bottom-swapped = top mirrors bottom, with the colours swapped
brush-free = point by point
class-name-night-and-day-quarter-turn = night and day by a quarter turn
class-name-night-and-day-half-turn = night and day by a half turn
class-name-night-and-day-mirrors = night and day by mirrors
class-none = no class
# What a class asks, in one sentence.
class-says-perfect = all turns and mirrors keep the colours, and neighbours always differ.
class-says-checkerboard-like = all turns and mirrors keep the colours, and a short shift along rows and columns keeps or swaps them everywhere.
class-says-four-mirrors = both middle lines and both long diagonals are mirrors.
class-says-night-and-day-quarter-turn = a quarter turn makes black white and white black.
class-says-night-and-day-half-turn = a half turn makes black white and white black.
class-says-night-and-day-mirrors = quarter turns keep the colours, and every mirror swaps the points off the four axes.
class-says-fourfold-rotation = quarter turns keep the colours, but no mirror does.
class-says-diagonal = a mirror on a long diagonal keeps the colours, but quarter turns do not.
class-means = { CAPITAL($class) }: { $text }

workshop-counts = { $black } black of { $each }, { $white } white of { $each }, { $empty ->
    [0] no point empty
    [one] { $empty } point empty
   *[other] { $empty } points empty
}
symmetry-empty = Symmetry: none yet, the board is empty.
symmetry-class = Symmetry: { $class }. { CAPITAL($text) }
symmetry-plain = Symmetry: in none of the classes, but { $law }.
symmetry-fits = Symmetry so far: { $law }.
symmetry-near = Symmetry, almost: { $law }. { $points ->
    [one] One point does not fit.
   *[other] { $points } points do not fit.
}
symmetry-far = Symmetry: none.
workshop-colour = { $it ->
    [black] black
    [white] white
   *[none] empty
}
workshop-cell = { $point }, { WORKSHOP_COLOUR($colour) }{ $odd ->
    [yes] , does not fit
   *[no] { "" }
}
workshop-laid = { $point } is { WORKSHOP_COLOUR($colour) }.{ $points ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }{ $points } points { $colour ->
        [none] cleared
       *[other] filled
    } together.
}
workshop-no-point = The centre is hollow: no token goes there.
workshop-own-image = This brush would need both colours on { $point }: use another brush there.
workshop-own-images = This brush would need both colours on { $count } of the empty points: fill those with another brush first.
workshop-at-odds = { $count ->
    [one] One token, now marked, does not fit this brush: change it, or use another brush.
   *[other] { $count } tokens, now marked, do not fit this brush: change them, or use another brush.
}
workshop-uneven = With this brush the board can no longer get { $each } of each colour: the nearest is { $black } black and { $white } white. Change or clear some points.
workshop-still-empty = { $points ->
    [one] One point is still empty.
   *[other] { $points } points are still empty.
}
workshop-unbalanced = There are { $black } black and { $white } white tokens, but a pattern has { $each } of each.
workshop-saved = Saved in this browser as “{ $name }”.

# What the workshop and the list of what is kept are labelled with.
patterns-page-yours = Yours
patterns-page-yours-lead = Patterns made in the workshop, saved in this browser only. They are modern too. None is saved yet.
patterns-page-workshop-title = Pattern workshop
patterns-page-workshop-lead = Place 60 black and 60 white tokens. A brush fills each point together with all that match it. What you make here is modern.
patterns-page-grid = The pattern, 11 by 11 points
patterns-page-in-hand = Colour
patterns-page-brush = Brush
patterns-page-fill = Fill at random
patterns-page-undo = Undo
patterns-page-clear = Clear the board
patterns-page-save-name = Name
patterns-page-save = Save
patterns-page-copy = Copy a link
patterns-page-link = Link to this board
patterns-page-play-this = Play this pattern
patterns-page-brush-name = { CAPITAL($law) }
patterns-page-colour = { $it ->
    [black] Black
    [white] White
   *[none] None: clear
}
# The heading that brushes stand under: the class that they make.
brushes-perfect = Perfect
brushes-checkerboard-like = Checkerboard-like
brushes-four-mirrors = Four mirrors
brushes-night-and-day = Night and day
brushes-fourfold-rotation = Fourfold rotation
brushes-diagonal = Diagonal
brushes-plain = Other symmetries
brushes-free = No symmetry
