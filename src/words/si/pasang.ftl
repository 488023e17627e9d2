# What is said of a game of Pasang. Points and columns come by their names.

colour = { $it ->
    [black] කළු
   *[white] සුදු
}
# A side of the board as a direction.
way = { $it ->
    [north] උතුරින්
    [south] දකුණින්
    [west] බටහිරින්
   *[east] නැගෙනහිරින්
}
points = ලකුණු { $it }
tokens = ඉත්තන් { SPELL($it) }
# A row or a column by its name.
lane = { $axis ->
    [row] { $name } පේළිය
   *[column] { $name } තීරුව
}
# Columns that follow one another.
column-span = { $from } සිට { $to }

# A line that is taken, or could be: so many tokens of so many, of a colour, to one side or to both.
line-many = { $whole ->
    [none] { "" }
   *[other] { SPELL_FROM($whole) }{ " " }
}{ COLOUR($colour) } { SPELL($sum) }
line = { $way ->
    [none] { line-many } ({ LIST($sides) })
   *[way] { WAY($way) } { line-many }
}
line-shortly = { $way ->
    [none] දෙපැත්තෙන් { line-many }
   *[way] { WAY($way) } { line-many }
}
line-figures = { $way ->
    [none] { "" }
   *[way] { WAY($way) }{ " " }
}{ $whole ->
    [none] { "" }
   *[other] { $whole }න්{ " " }
}{ COLOUR($colour) } { $sum }{ $way ->
    [none] { " " }({ LIST($figures) })
   *[way] { "" }
}: { POINTS($points) }
side-spelled = { WAY($way) } { SPELL($count) }
side-figures = { WAY($way) } { $count }
# Lines that are met, one after the other.
groups = { $nested ->
    [yes] { SEMICOLONS($groups) }
   *[no] { LIST($groups) }
}
# What several lines come to.
choice = රේඛා { SPELL($lines) }: { choice-worth }
choice-inside = රේඛා { SPELL($lines) }, { choice-worth }
choice-worth = { $same ->
    [yes] එකකට { POINTS($most) }
   *[no] ලකුණු { $least } සිට { $most }
}
takes-nothing = { "" }
takes-line = , { line } ගනී, { POINTS($points) }
takes-choice = , { choice }

# What stands on a point.
stands = { $held ->
    [nothing] හිස්
    [centre] මැද කුහරය
    [token] { COLOUR($colour) }
   *[ka] { OWN($seat) } ka, { COLOUR($colour) }
}
holds = { $held ->
    [token] { COLOUR($colour) } ඉත්තෙක් ඇත
    [ka] { OWN($seat) } ka ඇත
    [centre] කිසිවක් තැබිය නොහැකිය: { stands }
   *[other] කිසිවක් නැත
}

# How a game has ended; at length also whether the points count.
pasang-ended = { $how ->
    [cleared] { SEAT($winner) } දිනුවා, { $own }–{ $other }: පුවරුව හිස්ය.
    [draw] සමව අවසන් විය, { $own }–{ $other }: පුවරුව හිස්ය.
    [suntuk] { SEAT($winner) } දිනුවා: suntuk, { TO_SEAT($loser) } අල්ලා ගත නොහැකිය.
   *[no-ka] { SEAT($winner) } දිනුවා: suntuk, { TO_SEAT($loser) } ka එකක් තෝරා ගත නොහැකිය.
}
pasang-ended-at-length = { pasang-ended }{ $how ->
    [cleared] { "" }
    [draw] { "" }
   *[other] { " " }ලකුණු, { $own }–{ $other }, ගණන් ගන්නේ නැත.
}

# What is to be chosen, for somebody who is new to the game.
pasang-choose = { $what ->
    [column] { OWN($seat) } භාගයේ තීරුවක් හිස් කරන්න: අංකය එහි ලකුණු ගණනයි.
    [ka] රවුමක් ඇති ඉත්තෙකු තට්ටු කරන්න: එය { OWN($seat) } ka වී තම ලකුණු ගනී.
   *[point] නිල් අංකයක් තට්ටු කරන්න: { OWN($seat) } ka එතැනට ගොස් ඒ තරම් ලකුණු ගනී.
}

# What a move did: at most 25 words.
pasang-emptied = { SEAT($seat) } { $column } තීරුව හිස් කළා: ලකුණු { SPELL($points) }. { $next }
pasang-chosen = { OWN($seat) } ka ({ COLOUR($was) }) { $from } සිට { $to } වෙත { $jumps ->
    [yes] පැන ගියා
   *[no] ලිස්සා ගියා
}. ගත්තේ { $took }
pasang-moved = { OWN($seat) } ka { $from } සිට { $to } වෙත ගියා. ගත්තේ { $took }
pasang-moved-briefly = { OWN($seat) } ka { $to } වෙත ගියා: { POINTS($points) }. { $next }
took = { $line }: { POINTS($points) }, { $own }–{ $other }. { $next }
took-last = { $line }. { $next }

pasang-only-one = { $from ->
    [none] { TO_SEAT($seat) } තේරීමක් නැත: අල්ලා ගත හැක්කේ { $to } හිදී පමණි, { $line }.
   *[point] { TO_SEAT($seat) } තේරීමක් නැත: ka විය හැක්කේ { $from } ඉත්තා පමණි; { $to } හිදී එය ගන්නේ { $line }.
}
no-such-column = { $letter } නම් තීරුවක් නැත.

# Answers to questions.
board = { COUNT($kas) ->
    [0] තවම ka නැත.
   *[other] { SEMICOLONS($kas) }.
} { COUNT($passages) ->
    [0] තීරුවක් හිස් කර නැත.
   *[other] { SEMICOLONS($passages) }.
} { COUNT($left) ->
    [0] පුවරුවේ ඉත්තන් ඉතිරි නැත.
   *[other] පුවරුවේ { $pointed ->
        [yes] { SEMICOLONS($left) }
       *[no] { LIST($left) }
    }.
}
board-ka = { OWN($seat) } ka, { COLOUR($was) }, { $at } හි
board-passage = { OWN($seat) } මාවත { $column } තීරුවයි
board-left = { COLOUR($colour) } { $count }{ COUNT($points) ->
    [0] { "" }
   *[other] : { LIST($points) }
}
may-empty = { $count ->
    [0] කිසිදු තීරුවක් හිස් කළ නොහැකිය.
   *[other] { TO_SEAT($seat) } හිස් කළ හැකි තීරු: { LIST($columns) }.
}
may-choose-nothing = කිසිවක් ක්‍රීඩා කළ නොහැකිය.
may-choose = { TO_SEAT($seat) } ka ලෙස තෝරා ගත හැක්කේ: { SEMICOLONS($some) }{ more }.
may-go = { OWN($seat) } ka ට යා හැක්කේ: { SEMICOLONS($some) }{ more }.
may-choose-line = { $point }, { line-many }, { POINTS($points) }
may-choose-lines = { $point }, { choice-inside }
more = { $more ->
    [0] { "" }
   *[other] ; සහ තවත් { $more }ක්
}
may-take = { $at } සිට: { SEMICOLONS($some) }{ more }.
nothing-to-play = ක්‍රීඩාව අවසන්: කිසිවක් ක්‍රීඩා කළ නොහැකිය.
took-at = පියවර { $all }න් { $step }: { $point }, { COLOUR($colour) }, ගත්තා: දැන් { POINTS($score) }.
took-token = { $point }, { COLOUR($colour) }, ගත්තා: දැන් { POINTS($score) }.
went-at = පියවර { $all }න් { $step }: { OWN($seat) } ka { $from } සිට { $over ->
    [none] { "" }
   *[point] { $over } උඩින්{ " " }
}{ $to } වෙත ගියා.

# Points, columns and lines, for those who hear the board.
point = { $held ->
    [ka] { stands }, { $point }
   *[other] { $point }, { stands }
}{ $may }
may-become = { " " }ඉත්තා, ka විය හැකිය, { $to } වෙත { $jumps ->
    [yes] පැන යයි
   *[no] ලිස්සා යයි
}{ $takes }
may-go-there = , ka ට එතැනට යා හැකිය{ $takes }
may-take-there = , තෝරා ඇත{ $takes }
may-end-line = , රේඛාවක කෙළවර: { line }, { POINTS($points) }
may-end-lines = , කෙළවර: { choice }
column = { $column } තීරුව, { $tokens ->
    [0] හිස් කර ඇත
   *[other] { TOKENS($tokens) }, { POINTS($points) }
}{ $may ->
    [yes] , හිස් කළ හැකිය
   *[no] { "" }
}
lane-holds = { $lane }: { COMMAS($stands) }
lane-stands = { $held ->
    [token] { stands } { SPELL($count) }
    [ka] { OWN($seat) } ka
    [nothing] { $count ->
        [1] { stands }
       *[other] { stands } { SPELL($count) }
    }
   *[centre] { stands }
}
price = { COLOUR($colour) } { $sum }, { POINTS($points) }
price-of = { POINTS($points) }
which-line = ka යන්නේ { $at } වෙතයි: ගන්නා රේඛාව මෙහි හෝ පුවරුවේ තට්ටු කරන්න.
picked-column = { $column } තීරුව: කුමන පේළියද?
picked-row = { $row } පේළිය: කුමන තීරුවද?
picked-nothing = කිසිවක් තෝරා නැත.
# A place or a line that has been tapped to look what it takes.
pasang-considered = { $what }. { tap-again }
pasang-considered-column = { $what }. { tap-again }
enlarge = ලොකු කරන්න
whole-board = මුළු පුවරුව
part = { $side ->
    [north] ඉහළ කොටස
    [south] පහළ කොටස
    [west] වම් කොටස
   *[east] දකුණු කොටස
}
tray = { SEAT($seat) } කළු { $black }ක් සහ සුදු { $white }ක් ගත්තා

# Why something may not be played: what is seen on the board.
refused-no-such-column = පුවරුවේ තීරු එකොළහක් ඇත, a සිට k දක්වා.
refused-no-such-point = පුවරුවේ එවැනි තැනක් නැත.
refused-centre = මැද ඇත්තේ කුහරයකි: එහි ඉත්තෙකු හෝ ka එකක් තැබිය නොහැකිය.
refused-half = { $half ->
    [none] { $point } ඇත්තේ 6 පේළියේය; එය කිසිවෙකුගේ භාගයක නැත.
   *[seat] { $point } ඇත්තේ { OWN($half) } භාගයේය: අනෙක් භාගයෙන් තෝරන්න.
}
refused-empty-first = { $point ->
    [none] පළමුව { SEAT($seat) } මුළු තීරුවක් ගත යුතුය: { OWN($seat) } භාගයේ එකක් තට්ටු කරන්න.
   *[point] { $point } යනු { $lane } තුළ ඇති පහෙන් එකකි: තවම { TO_SEAT($seat) } මුළු තීරුවක් හිස් කිරීමට ඇත.
}
refused-faces = { SEAT(1) } { $first } තීරුව හිස් කළා: { $column } තීරුව { TO_SEAT(2) } විවෘත නැත. විවෘත ඒවා: { $open ->
    [none] නැත
    [any] වෙනත් ඕනෑම එකක්
   *[some] { LIST($columns) }
}.
refused-choose-ka = පළමුව { OWN($seat) } ka ලෙස ඉත්තෙකු තෝරන්න: එය මාවතට, එනම් හිස් කළ { $passage } තීරුවට යයි.
refused-move-ka = { OWN($seat) } ka ඇත්තේ { $at } හිය: එය යන තැනක් තෝරන්න.
refused-holds = { $point } හි { holds }.
refused-away = { $columns ->
    [0] { $point } ඇත්තේ මාවතේමය, එනම් හිස් කළ { $passage } තීරුවේය.
    [1] { $point } ඇත්තේ මාවතට, එනම් හිස් කළ { $passage } තීරුවට යාබදවය.
   *[other] { $point } ඇත්තේ මාවතේ (හිස් කළ { $passage } තීරුවේ) සිට තීරු { SPELL($columns) } ඈතින්ය.
}
refused-nothing-between = { $between } හිස්ය: { $from } සහ මාවත, එනම් { $passage } තීරුව අතර පැනීමට කිසිවක් නැත.
refused-left = ඉත්තා ka ලෙස { $to } වෙත ගිය විට { $from } හිස් වේ.
refused-stands-there = { OWN($seat) } ka දැනටමත් { $point } හි ඇත.
refused-off-line = { $point }, { $ka } හි ඇති { OWN($seat) } ka එකේ පේළියේ හෝ තීරුවේ නැත.
refused-between = { $ka } සහ { $to } අතර { $point } ඇත: { stands }.
refused-centre-between = { $ka } සහ { $to } අතර මැද කුහරය ඇත.
refused-not-odd = { $at } හිදී ka ට හමු වන්නේ { groups }: { COUNT($groups) ->
    [0] රේඛාවක් ඔත්තේ විය යුතුය
    [1] රේඛාවක් ඔත්තේ විය යුතුය
   *[other] එකක්වත් ඔත්තේ නොවේ
}.
refused-nothing-met = { $lane ->
    [none] { $at } හිදී කිසිදු අතකින් ka ට ඉත්තෙක් හමු වන්නේ නැත.
   *[lane] { $at } හිදී { $along } දිගේ ka ට ඉත්තෙක් හමු වන්නේ නැත.
}
refused-beyond-centre = { $at } සිට රේඛාව මැද කුහරයෙන් එහාට යා යුතු වේ.
refused-same-way = ka { $at } වෙත එන්නේ { $lane } දිගේය: එබැවින් එතැනදී { $lane } දිගේ ගත නොහැකිය, ගත හැක්කේ එයට හරස් අතට පමණි.
refused-several = { $at } සිට රේඛා { SPELL($lines) } ගත හැකිය: එකක් නම් කරන්න.
refused-not-one-line = { $at } සිට ගත හැකි රේඛා අතරින් { $point } හි කෙළවර වන ඒවා: { $ends ->
    [0] නැත
   *[other] { SPELL($ends) }
}.
refused-two-lines = නම් කළ තැන් අයත් වන්නේ { $at } සිට ඇති රේඛා කිහිපයකටයි.
refused-fewer = { COUNT($groups) ->
    [0] එහිදී { $at } සිට ka ට ඉත්තෙක් හමු වන්නේ නැත.
   *[other] { $at } හිදී ka ට හමු වන්නේ { groups } පමණි.
}
refused-even = { $at } හිදී එය { LIST($asked) } වේ: ඉරට්ටේ ගණනකි.
refused-part = { $at } හිදී { LIST($asked) } යනු { $whole } යන්නෙහි කොටසක් පමණි.
refused-both-sides = { $at } දෙපැත්තේම { COLOUR($colour) } ඉත්තන් ඇත, { LIST($sides) }: { $one ->
    [yes] එක රේඛාවකි
   *[no] පැත්තකට රේඛාවක් බැගිනි
}.

# The log.
pasang-log-empties = { SEAT($seat) } { $column } තීරුව හිස් කළා; එය දැන් මාවතයි: { LIST($tokens) }, { POINTS($points) }.
spelled-tokens = { COLOUR($colour) } { SPELL($count) }
pasang-log-becomes = { SEAT($seat) } { $from } හි { COLOUR($was) } ඉත්තා තම ka කරගත්තා: එය { $over ->
    [none] මාවතට ලිස්සා ගියා
   *[point] { $over } උඩින් මාවතට පැන ගියා
}, { $to } වෙත.
pasang-log-moves = { OWN($seat) } ka { $from } සිට { $to } වෙත ගියා.
pasang-log-takes = එය ගත්තේ { $way ->
    [none] දෙපැත්තෙන් { line-many }, { LIST($sides) }
   *[way] { WAY($way) } { line-many }
}{ $whole ->
    [none] { $way ->
        [none] , එක රේඛාවකි
       *[way] { "" }
    }
   *[other] , ඔත්තේ කොටසකි
}: { POINTS($points) }.
pasang-log-ka-counts = { OWN($seat) } ka වෙනුවෙන්ද { POINTS($points) } ලැබුණා.

# The laws that a position breaks.
law-rows = පේළි { $found }ක් ඇත, එහෙත් පුවරුවේ 11ක් ඇත.
law-points = ඉහළින් { $row } වන පේළියේ තැන් { $found }ක් ඇත, එහෙත් 11ක් තිබිය යුතුය.
law-centre = මැද කුහරයේ කිසිවක් තිබිය නොහැකිය.
law-seat = { $found } නම් ක්‍රීඩකයෙක් නැත.
law-kas = { TO_SEAT($seat) } ka එකකට වඩා ඇත.
law-ka-token = { OWN($seat) } ka සඳහා තැනක් සහ එහි ඉත්තාගේ වර්ණය අවශ්‍යයි, එහෙත් ඉන් එකක් නැත.
law-column = { OWN($seat) } මාවත { $found } වන තීරුවයි, එහෙත් ඇත්තේ 11ක් පමණි.
law-second-passage = { SEAT(1) } ගත් මාවතට පිළිතුරු ලෙස { TO_SEAT(2) } { $column } තීරුව ගත නොහැකිය.
law-order = පළමුව සෑම ක්‍රීඩකයෙක්ම තීරුවක් හිස් කරයි, පසුව සෑම කෙනෙක්ම ka එකක් තෝරයි.
law-turn = මේ { OWN($seat) } වාරය විය යුතුය.
law-in-passage = මාවතක ඉත්තෙක් ඇත, { $point } හි.
law-vacant = { $point } තවම හිස් විය නොහැකිය.
law-ka-place = { OWN(1) } ka තවම ගමන් කර නැත; එය { $point } හි තිබිය නොහැකිය.
law-pattern = රටාවේ { $point } හි ඉත්තාට අනෙක් වර්ණය ඇත.
law-tokens = { COLOUR($colour) } ඉත්තන් { $found }ක් ඇත, එහෙත් රටාවේ ඇත්තේ { $most }ක් පමණි.
law-scores = ලකුණු එකතුව { $found }කි, එහෙත් ගෙන ඇත්තේ { $wanted }කි.
