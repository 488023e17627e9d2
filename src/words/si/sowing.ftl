# Games on boards of holes. A game’s own file may say any of these in its own way.

counters = { $it ->
    [0] { COUNTER(2) } නැත
   *[other] { COUNTER(2) } { SPELL($it) }
}
store = ගබඩාව
stores = ගබඩා
takes = ගැනේ
# The same of several players, and in the past.
take = ගනිති
captured = ගත්තා
held = { store }
score = { OWN($seat) } { store }: { COUNTERS($size) }
# A hole by its letter, or the store.
place = { $it ->
    [store] { store }
   *[hole] { $it } වළ
}
place-shortly = { $it ->
    [store] { store }
   *[hole] { $it }
}
# A hole or the store, where something falls or lies.
place-in = { $it ->
    [store] { store } තුළ
   *[hole] { $it } වළේ
}
taking = { $it ->
    [0] { "" }
   *[other] , { SPELL($it) } { takes }
}
taken = { $it ->
    [0] { "" }
   *[other] , { SPELL($it) } { captured }
}

# How a game has ended.
won = { SEAT($winner) } දිනුවා:
figures = { $more }–{ $less }
by-score = { $draw ->
    [yes] සමව අවසන් විය, { figures }.
   *[no] { won } { figures }.
}
ended = { by-score }
# The same in a whole sentence: what ended the game, and what was compared.
ended-at-length = { ended }

# At a seat's name: what its number counts, what stands beside it, and all of it for those who hear it.
unit-score = ගත් ගණන
unit-gain = මුලදී { $stake }
unit-moves = වැපිරිය හැකි වළවල්
unit-beside = { store } තුළ
standing-gain = { $score }, මුලදී { $stake }
standing-moves = { SEAT($seat) }: { unit-moves } { SOME($moves) }. { $score }

# What a move did: at most 25 words.
turn = { SEAT($seat) } { $hole } වළෙන් { $left ->
    [0] { "" }
   *[other] { SPELL_FROM($whole) }{ " " }
}{ SPELL($count) } වැපිරුවා{ $laps ->
    [0] { "" }
   *[other] , { TIMES($laps) } දිගට වැපිරුවා
}, නැවතුණේ { PLACE_IN($last) }{ $taken ->
    [0] { "" }
   *[other] ,{ from-holes } { SPELL($taken) } { captured }
}{ by-others }{ tied-holes }.{ $withheld ->
    [yes] { " " }{ nothing-taken }
   *[no] { "" }
}{ passing }{ $cut ->
    [none] { "" }
   *[other] { " " }තරග වටය { CUT($cut) }
} { $next }
# The same in few words, where several moves are told at once.
turn-briefly = { SEAT($seat) } { $hole } වළ ක්‍රීඩා කළා{ $taken ->
    [0] { "" }
   *[other] ,{ from-holes } { SPELL($taken) } { captured }
}{ by-others }{ tied-holes }.{ COUNT($passed) ->
    [0] { "" }
   *[other] { " " }{ SEATS($passed) } වාරය මඟ හැරියා.
} { $next }
# From which holes it was taken: it stands before the number.
from-holes = { COUNT($from) ->
    [0] { "" }
    [1] { " " }{ LIST($from) } වළෙන්
   *[other] { " " }{ LIST($from) } වළවලින්
}
by-others = { $others ->
    [0] { "" }
   *[other] , අනෙක් අය { SPELL($others) } { captured }
}
tied-holes = { COUNT($ties) ->
    [0] { "" }
   *[other] , { LIST($ties) } වළ බැඳියා
}
passing = { COUNT($passed) ->
    [0] { "" }
    [1] { " " }{ SEATS($passed) } වැපිරිය නොහැකිව වාරය මඟ හැරියා.
   *[other] { " " }{ SEATS($passed) } වාරය මඟ හැරියා.
}
at-step = පියවර { $all }න් { $step }: දැන් { PLACE_IN($hole) } { COUNTERS($count) }.
# Below the picture of a step.
falls = { $fall ->
    [first] පළමුවැන්න වැටෙන්නේ { PLACE_IN($hole) }
    [next] එකක් වැටෙන්නේ { PLACE_IN($hole) }
    [last] අවසාන එක වැටෙන්නේ { PLACE_IN($hole) }
   *[lap] වැපිරීම් වටය { $lap }: අවසාන එක වැටෙන්නේ { PLACE_IN($hole) }
}, දැන් { $count }.
emptied = { SEAT($seat) } { $hole } වළ හිස් කළා. { $next }

# What is to be chosen.
choose = { $what ->
    [end] { OWN($seat) } පේළියේ කෙළවරකින් අරඹන්න: රවුමක් ඇති වළක් තෝරන්න.
    [empty] හිස් කිරීමට රවුමක් ඇති වළක් තෝරන්න: එහි { COUNTER(2) } ක්‍රීඩාවෙන් ඉවත් වේ.
   *[sow] රවුමක් ඇති වළක් තෝරා එහි { COUNTER(2) } වපුරන්න.
}

# Why not.
not-yours = { $hole } වළ { TO_SEAT($owner) } අයත්ය. මේ { OWN($turn) } වාරයයි{ $from ->
    [none] { "" }
   *[hole] : { $from } සිට { $to } දක්වා
}.
may-not-empty = { $gone ->
    [yes] { $hole } වළ දැනටමත් හිස් කර ඇත.
   *[no] { $hole } වළ දැන් හිස් කළ නොහැකිය. හැකි ඒවා: { LIST($legal) }.
}
must-begin = { $hole } වළ ක්‍රීඩා කළ නොහැකිය: මේ ඇදීම { $at } වළෙන් ඇරඹිය යුතුය.
too-few = { $count ->
    [0] { $hole } වළ හිස්ය: එය ක්‍රීඩා කළ නොහැකිය.
   *[other] { $hole } වළේ { COUNTERS($count) }: එය ක්‍රීඩා කළ නොහැකිය.
}
already-opened = { $hole } වළ දැනටමත් විවෘත කර ඇත. තව විවෘත කළ යුතු: { LIST($owed) }.
unfed = { $count ->
    [0] { $hole } වළ { TO_SEAT($other) } ඇති සියල්ල ගනී. වෙනත් ඒවා ක්‍රීඩා කළ හැකිය: { LIST($feeds) }.
   *[other] { TO_SEAT($other) } ක්‍රීඩා කිරීමට කිසිවක් නැත; { $hole } වළේ { COUNTERS($count) } ඒ පේළියට ළඟා නොවේ. ළඟා වන්නේ: { LIST($feeds) }.
}
forbidden = { seen } { $clause }
seen = { $mark ->
    [closed] { $hole } වළ වසා ඇත.
    [free] { $count ->
        [0] { $hole } වළ හිස්ය.
       *[other] { $hole } වළේ { COUNTERS($count) } ඇත.
    }
   *[other] { $hole } වළ: { $marked }; එහි { COUNTER(2) } { SOME($count) }.
}
no-such-hole = { $letter } නම් වළක් නැත.
lot-draws = කිසිවෙක් තෝරන්නේ නැත: හිස් කළ යුතු වළ අහඹු ලෙස තේරේ.
only-one = { TO_SEAT($seat) } ක්‍රීඩා කළ හැක්කේ { $hole } වළ පමණි.
nobody-chooses = තවදුරටත් කිසිවෙක් තෝරන්නේ නැත: Parker කියන පරිදි සෑම ඇදීමක්ම ඇරඹෙන්නේ පෙර ඇදීම අවසන් වූ තැනිනි; දැන් { $hole } වළෙනි.

# Answers to questions.
rows = { $bottom } { $top }
row = { $whose ->
    [nobody] { "" }
   *[seat] { OWN($whose) }{ " " }
}{ $from } සිට { $to }: { COMMAS($counts) }.
row-hole = { $count } { $mark }
may = { COUNT($holes) ->
    [0] කිසිදු වළක් ක්‍රීඩා කළ නොහැකිය.
   *[other] { TO_SEAT($seat) } ක්‍රීඩා කළ හැක්කේ { LIST($holes) }.
}

# A hole, for those who hear it.
hole-closed = { OWN($owner) } { $hole } වළ, වසා ඇත
hole = { OWN($owner) } { $hole } වළ, { $count ->
    [0] හිස්
   *[other] { COUNTERS($count) }
}{ $mark ->
    [none] { "" }
   *[other] , { $marked }
}{ $may ->
    [sow] , ක්‍රීඩා කළ හැකිය
    [empty] , හිස් කළ හැකිය
   *[none] { "" }
}{ $decided ->
    [yes] , ක්‍රීඩාව තීරණය කළා
   *[no] { "" }
}
hole-with-end = { hole }, { end-of-move }
end-of-move = { $endless ->
    [yes] වැපිරීම කිසිදා අවසන් නොවේ
   *[no] අවසන් වන්නේ { $last ->
        [store] { store } තුළ
       *[hole] { OWN($whose) } { $last } වළේ
    }{ TAKING($taken) }{ $others ->
    [0] { "" }
   *[other] , අනෙක් අය { SPELL($others) } { take }
}{ $ties ->
    [yes] , එය බැඳේ
   *[no] { "" }
}
}
# A hole that has been tapped to look where it leads.
considered = { $hole } වළ: { end-of-move }. { tap-again }
considered-empty = { $hole } වළ හිස් වේ. { tap-again }
ghost = { $endless ->
    [yes] අනන්තයි
   *[no] අවසාන
}

# Marks: in a sentence, by themselves, and as they stand on the board.
mark-none = { "" }
mark-closed = වසා ඇත
mark-tied = { SEAT($by) } බැඳ ඇත
mark-puta = puta එකකි
mark-naga = naga එකකි
mark-wala = wala එකකි
mark-alone-none = සංකේතයක් නැත
mark-alone-closed = වසා ඇත
mark-alone-tied = { SEAT($by) } බැඳ ඇත
mark-alone-puta = puta
mark-alone-naga = naga
mark-alone-wala = wala
mark-sign-none = { "" }
mark-sign-closed = වසා ඇත
mark-sign-tied = බැඳි { SEAT_LETTER($by) }
mark-sign-puta = puta
mark-sign-naga = naga
mark-sign-wala = wala

# Rounds.
# How a round ends before its time.
cut = { $it ->
    [repeated] අවසන්: පුනරාවර්තනය.
   *[quiet] අවසන්: ඇදීම් 200ක් තුළ කිසිවක් නොලැබුණි.
}
round-cut = තරග වටය { CUT($cut) }
round-number = { $of ->
    [0] තරග වටය { $round }
   *[other] තරග වට { $of }න් { $round }
}
round-over = { $round } වන තරග වටය { $cut ->
    [none] අවසන්.
   *[other] { CUT($cut) }
} { stores } තුළ, මුල සිට වෙනස සමඟ: { COMMAS($holds) }.
round-begins = { $round } වන තරග වටය ඇරඹේ: { OWN($starts) } වාරය.
round-begin = { $round } වන තරග වටය අරඹන්න
round-arrange = { OWN($seat) } { COUNTERS($count) } තබන්න
round-arranging = { $left ->
    [0] { OWN($seat) } සියලු { COUNTER(2) } තබා ඇත.
   *[other] { TO_SEAT($seat) } තැබීමට { COUNTERS($left) } ඇත. එකක් එක් කිරීමට වළක් තට්ටු කරන්න; පිරුණු වළක් තට්ටු කළහොත් එය හිස් වේ.
}
round-laid = { $hole } වළ: { SOME($count) }. තැබීමට ඉතිරි: { SOME($left) }.
round-may-lay = { COUNT($holes) ->
    [0] තැබීමට කිසිවක් ඉතිරි නැත.
   *[other] { TO_SEAT($seat) } එක් කළ හැකි වළවල්: { LIST($holes) }.
}
round-not-arranged = පේළිය සකසා නැත.
round-arranged = { SEAT($seat) } පේළිය සැකසුවා. { $round } වන තරග වටය ඇරඹේ: { OWN($starts) } වාරය.
round-goes = { $way ->
    [clockwise] මේ තරග වටය දක්ෂිණාවර්තව යයි.
   *[anticlockwise] මේ තරග වටය වාමාවර්තව යයි.
}
round-which-way = { OWN($seat) } { $hole } වළෙන් තරග වටය යන්නේ කෙසේද: වාමාවර්තවද, දක්ෂිණාවර්තවද?
round-way = { $way ->
    [clockwise] දක්ෂිණාවර්තව
   *[anticlockwise] වාමාවර්තව
}
round-role = { $role ->
    [raja] Raja
    [mandiri] Mandiri
   *[pasu] Pasu
}
round-owes = { SEAT($from) }, { TO_SEAT($to) } ණයයි: { COUNTERS($count) }
gain = { $sign ->
    [more] +{ $by }
    [less] −{ $by }
   *[even] ±0
}
seat-gain = { SEAT($seat) } { gain }
# In the table of rounds.
round-sum = මුළු වෙනස { $gain }, අත ඇත්තේ { $held }
round-from = + සහ − දක්වන්නේ ලැබුණු හෝ අහිමි වූ { COUNTER(2) }. මුලදී: { COMMAS($stakes) }.

# The log of a game.
log-lifts = { SEAT($seat) } { $hole } වළෙන් { COUNTERS($count) } ගත්තා{ $left ->
    [0] { "" }
   *[other] , { SPELL($left) } ඉතිරි කළා
}.
log-sows = { $way ->
    [nowhere] වැපිරුවා
    [alone] වැපිරුවේ { PLACE_IN($last) }
    [named] එකින් එක වැපිරුවේ { PLACES($before) } තුළ, අවසාන එක { PLACE_IN($last) }
   *[round] { PLACE($first) } සිට පුවරුව වටා එකින් එක වැපිරුවා, අවසාන එක { PLACE_IN($last) }
}.
places = { $place ->
    [first] { PLACE_SHORTLY($it) }
   *[other] { $before } { PLACE_SHORTLY($it) }
}
log-takes = { SEAT($seat) } { $hole } වළෙන් { COUNTERS($count) } { captured }.
log-collects = { SEAT($seat) } { COUNTERS($count) } එකතු කළා.
log-keeps = { SEAT($seat) } තම පේළියේ ඉතිරි { COUNTERS($count) } තබාගත්තා.
log-opens = { $left ->
    [0] { $hole } වළ විවෘත කළ යුතු වළවල් පහෙන් අවසාන එකයි.
   *[other] { $hole } වළ විවෘත විය; තව වළවල් { SPELL($left) } විවෘත කළ යුතුය.
}
nothing-taken = කිසිවක් ගත්තේ නැත.
# Said where the game ends because its position has come again.
repeats = { "" }
log-empties = { SEAT($seat) } { $hole } වළ හිස් කළා: { COUNTERS($count) } ක්‍රීඩාවෙන් ඉවත් විය.
log-moves-on = කෑම සිදු කළ කවඩිය { $to } වෙත ගියා.
log-forces = { TO_SEAT($seat) } { $hole } වළෙන් ඇරඹීමට සිදු වේ.
log-forced = { TO_SEAT($seat) } { $hole } වළෙන් ඇරඹීමට සිදු විය.
log-endless = වැපිරීම කිසිදා අවසන් නොවනු ඇත: 1,000 වරක් දිගට වැපිරූ පසු එය තිබූ තැනම නැවතිණි.
log-gives = { SEAT($from) } { TO_SEAT($to) } { COUNTERS($count) } දුන්නා.
log-fills = { SEAT($seat) } { COUNTERS($count) } දැමූ වළවල්: { LIST($holes) }.
log-marked = { LIST($holes) }: { $marked }.
log-reopened = { LIST($holes) }: { $mark ->
    [closed] නැවත විවෘතයි
    [tied] තවදුරටත් බැඳ නැත
    [puta] තවදුරටත් puta නොවේ
    [naga] තවදුරටත් naga නොවේ
    [wala] තවදුරටත් wala නොවේ
   *[other] තවදුරටත් එසේ නොවේ: { $marked }
}.
log-unties = { SEAT($seat) } { $hole } වළෙන් { COUNTERS($count) } එකතු කළා; එය බැඳ තිබුණේ { SEAT($by) } විසිනි.
log-takes-opposite = { SEAT($seat) } { $facing } වළට විරුද්ධ පස { $hole } වළෙන් { COUNTERS($count) } ගත්තා.
log-roles = Raja: { SEAT($raja) }. Mandiri: { SEAT($mandiri) }. Pasu: { SEAT($pasu) }.
move-took = { $count }ක් { captured }
log-carries = { store } තුළ { $stored }{ $closed ->
    [0] { "" }
   *[other] , වසා ඇති වළවල් { $closed }
}{ LOANS($loans) }
loans = { $before }, { $it }
loan-lent = { TO_SEAT($with) } ණයට දුන් { $count }
loan-borrowed = { FROM_SEAT($with) } ණයට ගත් { $count }
loan-paid = { TO_SEAT($with) } ආපසු ගෙවූ { $count }
loan-repaid = { SEAT($with) } ආපසු ගෙවූ { $count }
log-debts-count = ණය ගණන් ගත් විට: { COMMAS($holds) }.
log-round-over = තරග වටය අවසන්.
log-round-begins = { $round } වන තරග වටය ඇරඹේ.
log-again = අවසාන එක වැටුණේ { store } තුළ: නැවත { OWN($seat) } වාරය.
log-passes = { SEAT($seat) } වැපිරිය නොහැකිව වාරය මඟ හැරියා.
log-ends = { $rounds ->
    [yes] තරගය
   *[no] ක්‍රීඩාව
} අවසන්: { $how ->
    [draw] සමයි
   *[other] { SEATS($winners) } දිනුවා
}.

# The laws that a position breaks, where a record or an address has one.
setup-holes = වළවල් { $found }ක් ඇත, එහෙත් පුවරුවේ { $wanted }ක් ඇත.
setup-stores = { stores } { $found }ක් ඇත, එහෙත් ක්‍රීඩාවේ { $wanted }ක් ඇත.
setup-total = ඇට { $wanted }න් තබා ඇත්තේ { $found }කි.
setup-mark = පෙළේ { $hole } වළට මේ සංකේතය තිබිය නොහැකිය.
setup-seat = { $found } නම් ක්‍රීඩකයෙක් නැත.
setup-note = මේ ක්‍රීඩාව “{ $key }” නොදනී.
setup-value = “{ $key }” යන්නට “{ $value }” අගය තිබිය නොහැකිය.
setup-must-pass = මේ ක්‍රීඩකයාට වැපිරිය නොහැකිය: ඊළඟ වාරය වෙනත් ක්‍රීඩකයෙකුට විය යුතුය.
