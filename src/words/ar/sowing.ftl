# Games on boards of holes. A game’s own file may say any of these in its own way.
# Arabic: COUNTER(1) is one, COUNTER(2) two after a noun (حبتين), COUNTER(3) several (حبات), COUNTER(11) the form after 11. A store is
# named with its article; `takes`, `take` and `captured` stand before a number.

counters = { $it ->
    [zero] 0 { COUNTER(11) }
    [one] { COUNTER(1) } واحدة
    [two] { COUNTER(2) }
    [few] { $it } { COUNTER(3) }
    [many] { $it } { COUNTER(11) }
   *[other] { $it } { COUNTER(11) }
}
# The same as a subject or by itself.
counters-there = { $it ->
    [zero] 0 { COUNTER(11) }
    [one] { COUNTER(1) } واحدة
    [two] اثنتان
    [few] { $it } { COUNTER(3) }
    [many] { $it } { COUNTER(11) }
   *[other] { $it } { COUNTER(11) }
}
store = المخزن
stores = المخازن
takes = أخذ
# The same of several players, and in the past.
take = أخذ
captured = أخذ
held = في { store }
score = { SEAT($seat) }، في { store }: { COUNTERS_THERE($size) }
# A hole by its letter, or the store.
place = { $it ->
    [store] { store }
   *[hole] { $it }
}
taking = { $it ->
    [0] { "" }
   *[other] ، { takes } { SPELL($it) }
}
taken = { $it ->
    [0] { "" }
   *[other] ، { captured } { SPELL($it) }
}

# How a game has ended.
won = الفوز { OWN($winner) }:
figures = { $more } مقابل { $less }
by-score = { $draw ->
    [yes] تعادل، { figures }.
   *[no] { won } { figures }.
}
ended = { by-score }
# The same in a whole sentence: what ended the game, and what was compared.
ended-at-length = { ended }

# At a seat's name: what its number counts, what stands beside it, and all of it for those who hear it.
unit-score = مأخوذة
unit-gain = { $stake } في البداية
unit-moves = { $moves ->
    [zero] حفرة للبذر
    [one] حفرة للبذر
    [two] حفرتان للبذر
    [few] حفر للبذر
    [many] حفرة للبذر
   *[other] حفرة للبذر
}
unit-beside = في { store }
standing-gain = { $score }، { $stake } في البداية
standing-moves = { SEAT($seat) }: { $moves ->
    [zero] لا حفرة للبذر
    [one] حفرة واحدة للبذر
    [two] حفرتان للبذر
    [few] { $moves } حفر للبذر
    [many] { $moves } حفرة للبذر
   *[other] { $moves } حفرة للبذر
}. { $score }

# What a move did: at most 25 words.
turn = { SEAT($seat) }: بذر { SPELL($count) }{ $left ->
    [0] { "" }
   *[other] { " " }من أصل { SPELL($whole) }
} من { $hole }{ $laps ->
    [zero] { "" }
    [one] ، رفع مرة أخرى
    [two] ، رفع مرتين أخريين
    [few] ، رفع { SPELL($laps) } مرات أخرى
    [many] ، رفع { SPELL($laps) } مرة أخرى
   *[other] ، رفع { SPELL($laps) } مرة أخرى
}، والنهاية في { $last ->
    [store] { store }
   *[hole] { $last }
}{ TAKEN($taken) }{ from-holes }{ by-others }{ tied-holes }.{ $withheld ->
    [yes] { " " }{ nothing-taken }
   *[no] { "" }
}{ passing }{ $cut ->
    [none] { "" }
   *[other] { " " }الجولة { CUT($cut) }
} { $next }
# The same in few words, where several moves are told at once.
turn-briefly = { SEAT($seat) }: لعب { $hole }{ TAKEN($taken) }{ from-holes }{ by-others }{ tied-holes }.{ COUNT($passed) ->
    [0] { "" }
   *[other] { " " }{ SEATS($passed) }: تجاوز الدور.
} { $next }
from-holes = { COUNT($from) ->
    [0] { "" }
   *[other] { " " }من { LIST($from) }
}
by-others = { $others ->
    [0] { "" }
   *[other] ، وللآخرين { SPELL($others) }
}
tied-holes = { COUNT($ties) ->
    [0] { "" }
   *[other] ، وربط { LIST($ties) }
}
passing = { COUNT($passed) ->
    [zero] { "" }
    [one] { " " }{ SEATS($passed) }: لا بذر ممكن، تجاوز الدور.
    [two] { " " }{ SEATS($passed) }: تجاوز الدور.
    [few] { " " }{ SEATS($passed) }: تجاوز الدور.
    [many] { " " }{ SEATS($passed) }: تجاوز الدور.
   *[other] { " " }{ SEATS($passed) }: تجاوز الدور.
}
at-step = الخطوة { $step } من { $all }: صار في { PLACE($hole) } الآن { COUNTERS_THERE($count) }.
# Below the picture of a step.
falls = { $fall ->
    [first] تسقط الأولى في { PLACE($hole) }
    [next] تسقط واحدة في { PLACE($hole) }
    [last] تسقط الأخيرة في { PLACE($hole) }
   *[lap] الدورة { $lap }: تسقط الأخيرة في { PLACE($hole) }
}، العدد الآن { $count }.
emptied = { SEAT($seat) }: إفراغ { $hole }. { $next }

# What is to be chosen.
choose = { $what ->
    [end] البدء من أحد طرفي { ROW_OF($seat) }: اختيار حفرة محاطة بحلقة.
    [empty] اختيار حفرة محاطة بحلقة لإفراغها: ما فيها يخرج من اللعبة.
   *[sow] اختيار حفرة محاطة بحلقة لبذر ما فيها.
}

# Why not.
not-yours = الحفرة { $hole } { OWN($owner) }، والدور { OWN($turn) }{ $from ->
    [none] { "" }
   *[hole] : من { $from } إلى { $to }
}.
may-not-empty = { $gone ->
    [yes] أُفرغت { $hole } من قبل.
   *[no] لا يجوز إفراغ { $hole } الآن. يجوز إفراغ: { LIST($legal) }.
}
must-begin = لا يجوز لعب { $hole }: يجب أن تبدأ هذه النقلة من { $at }.
too-few = { $count ->
    [0] الحفرة { $hole } فارغة: لا يجوز لعبها.
   *[other] في الحفرة { $hole } { COUNTERS_THERE($count) }: لا يجوز لعبها.
}
already-opened = فُتحت { $hole } من قبل. ما زال يجب فتح: { LIST($owed) }.
unfed = { $count ->
    [0] لعب { $hole } يأخذ كل ما { HAS($other) }. يجوز لعب غيرها: { LIST($feeds) }.
   *[other] ليس { HAS($other) } ما يُلعب، ولا تصل الحفرة { $hole }، وفيها { COUNTERS_THERE($count) }، إلى ذلك الصف. { COUNT($feeds) ->
        [zero] ما يصل إليه
        [one] هذه تصل إليه
        [two] هاتان تصلان إليه
        [few] هذه الحفر تصل إليه
        [many] هذه الحفر تصل إليه
       *[other] هذه الحفر تصل إليه
    }: { LIST($feeds) }.
}
forbidden = { seen } { $clause }
seen = { $mark ->
    [closed] الحفرة { $hole } مغلقة.
    [free] { $count ->
        [0] الحفرة { $hole } فارغة.
       *[other] في الحفرة { $hole } { COUNTERS_THERE($count) }.
    }
   *[other] الحفرة { $hole }: { $marked }، وفيها { SOME($count) }.
}
no-such-hole = لا توجد حفرة باسم { $letter }.
lot-draws = لا أحد يختار: تُسحب الحفرة التي تُفرغ بالقرعة.
only-one = الحفرة الوحيدة التي يمكن لعبها في { TURN_OF($seat) } هي { $hole }.
nobody-chooses = لم يعد أحد يختار: بحسب Parker تبدأ كل نقلة حيث انتهت سابقتها، وهي الآن { $hole }.

# Answers to questions.
rows = { $bottom } { $top }
row = { $whose ->
    [nobody] { "" }
   *[seat] { ROW_OF($whose) }،{ " " }
}من { $from } إلى { $to }: { COMMAS($counts) }.
row-hole = { $count } { $mark }
may = { COUNT($holes) ->
    [0] لا يجوز لعب أي حفرة.
   *[other] الحفر المسموح بها { OWN($seat) }: { LIST($holes) }.
}

# A hole, for those who hear it.
hole-closed = { $hole } { OWN($owner) }، مغلقة
hole = { $hole } { OWN($owner) }، { $count ->
    [0] فارغة
   *[other] { COUNTERS_THERE($count) }
}{ $mark ->
    [none] { "" }
   *[other] ، { $marked }
}{ $may ->
    [sow] ، يجوز لعبها
    [empty] ، يجوز إفراغها
   *[none] { "" }
}{ $decided ->
    [yes] ، حسمت اللعبة
   *[no] { "" }
}
hole-with-end = { hole }، { end-of-move }
end-of-move = { $endless ->
    [yes] بذر بلا نهاية
   *[no] { $last ->
        [store] ينتهي البذر في { store }
       *[hole] ينتهي البذر في { $last } { OWN($whose) }
    }{ TAKING($taken) }{ $others ->
    [0] { "" }
   *[other] ، وللآخرين { SPELL($others) }
}{ $ties ->
    [yes] ، وتُربط
   *[no] { "" }
}
}
# A hole that has been tapped to look where it leads.
considered = { $hole }: { end-of-move }. { tap-again }
considered-empty = { $hole }: إفراغ الحفرة. { tap-again }
ghost = { $endless ->
    [yes] بلا نهاية
   *[no] الأخيرة
}

# Marks: in a sentence, by themselves, and as they stand on the board.
mark-none = { "" }
mark-closed = مغلقة
mark-tied = مربوطة { BY_SEAT($by) }
mark-puta = puta
mark-naga = naga
mark-wala = wala
mark-alone-none = بلا علامة
mark-alone-closed = مغلقة
mark-alone-tied = مربوطة { BY_SEAT($by) }
mark-alone-puta = puta
mark-alone-naga = naga
mark-alone-wala = wala
mark-sign-none = { "" }
mark-sign-closed = مغلقة
mark-sign-tied = ربط { SEAT_LETTER($by) }
mark-sign-puta = puta
mark-sign-naga = naga
mark-sign-wala = wala

# Rounds.
# How a round ends before its time.
cut = { $it ->
    [repeated] تنتهي: تكرار.
   *[quiet] تنتهي: لا كسب طوال 200 نقلة.
}
round-cut = الجولة { CUT($cut) }
round-number = { $of ->
    [0] الجولة { $round }
   *[other] الجولة { $round } من { $of }
}
round-over = الجولة { $round } { $cut ->
    [none] انتهت.
   *[other] { CUT($cut) }
} في { stores }، مع المكسب منذ البداية — { COMMAS($holds) }.
round-begins = تبدأ الجولة { $round }: الدور { OWN($starts) }.
round-begin = بدء الجولة { $round }
round-arrange = ترتيب { COUNTERS($count) } { OWN($seat) }
round-arranging = { $left ->
    [0] { SEAT($seat) }: وُضع كل شيء.
   *[other] { SEAT($seat) }: بقي للوضع { COUNTERS_THERE($left) }. نقرة على حفرة تضيف واحدة، ونقرة على حفرة ممتلئة تفرغها.
}
round-laid = { $hole }: { SOME($count) }. الباقي للوضع: { SOME($left) }.
round-may-lay = { COUNT($holes) ->
    [0] لم يبق شيء للوضع.
   *[other] { SEAT($seat) }: تجوز الإضافة إلى { LIST($holes) }.
}
round-not-arranged = لم يُرتَّب الصف.
round-arranged = رُتِّب { ROW_OF($seat) }. تبدأ الجولة { $round }: الدور { OWN($starts) }.
round-goes = { $way ->
    [clockwise] تسير هذه الجولة باتجاه عقارب الساعة.
   *[anticlockwise] تسير هذه الجولة عكس عقارب الساعة.
}
round-which-way = في أي اتجاه تسير الجولة من { $hole } { OWN($seat) }: عكس عقارب الساعة أم باتجاه عقارب الساعة؟
round-way = { $way ->
    [clockwise] باتجاه عقارب الساعة
   *[anticlockwise] عكس عقارب الساعة
}
round-role = { $role ->
    [raja] Raja
    [mandiri] Mandiri
   *[pasu] Pasu
}
round-owes = دين { ON_SEAT($from) } { OWN($to) }: { COUNTERS_THERE($count) }
gain = { $sign ->
    [more] ‎+{ $by }
    [less] ‎−{ $by }
   *[even] ‎±0
}
seat-gain = { SEAT($seat) }: { gain }
# In the table of rounds.
round-sum = { $gain } في المجموع، الرصيد { $held }
round-from = العلامتان + و − تعنيان ما كُسب أو خُسر من { COUNTER(3) }. في البداية — { COMMAS($stakes) }.

# The log of a game.
log-lifts = { SEAT($seat) }: رفع { COUNTERS($count) } من { $hole }{ $left ->
    [0] { "" }
   *[other] { " " }وترك { SPELL($left) }
}.
log-sows = بذر{ $way ->
    [nowhere] { "" }
    [alone] { " " }في { PLACE($last) }
    [named] { " " }واحدة واحدة في { PLACES($before) }، والأخيرة في { PLACE($last) }
   *[round] { " " }واحدة واحدة من { PLACE($first) } حول اللوحة، والأخيرة في { PLACE($last) }
}.
places = { $place ->
    [first] { PLACE($it) }
   *[other] { $before } { PLACE($it) }
}
log-takes = { SEAT($seat) }: { captured } { COUNTERS($count) } من { $hole }.
log-collects = { SEAT($seat) }: جمع { COUNTERS($count) }.
log-keeps = بقي { OWN($seat) } ما في { ROW_OF($seat) }: { COUNTERS_THERE($count) }.
log-opens = { $left ->
    [zero] كانت { $hole } آخر الحفر الخمس التي يجب فتحها.
    [one] فُتحت { $hole }؛ بقي فتح حفرة واحدة.
    [two] فُتحت { $hole }؛ بقي فتح حفرتين.
    [few] فُتحت { $hole }؛ بقي فتح { SPELL($left) } حفر.
    [many] فُتحت { $hole }؛ بقي فتح { SPELL($left) } حفرة.
   *[other] فُتحت { $hole }؛ بقي فتح { SPELL($left) } حفرة.
}
nothing-taken = لم يؤخذ شيء.
# Said where the game ends because its position has come again.
repeats = { "" }
log-empties = { SEAT($seat) }: إفراغ { $hole }، وإخراج { COUNTERS($count) } من اللعبة.
log-moves-on = الصدفة التي أكلت انتقلت إلى { $to }.
log-forces = يجب البدء من { $hole } في { TURN_OF($seat) }.
log-forced = كان يجب البدء من { $hole } في { TURN_OF($seat) }.
log-endless = ما كان البذر لينتهي أبدًا: بعد 1,000 رفع توقف حيث هو.
log-gives = نقل { COUNTERS($count) } { FROM_SEAT($from) } { OWN($to) }.
log-fills = { SEAT($seat) }: وضع { COUNTERS($count) } في { LIST($holes) }.
log-marked = { LIST($holes) }: { $marked }.
log-reopened = { LIST($holes) }: { $mark ->
    [closed] مفتوحة من جديد
    [tied] لم تعد مربوطة
   *[other] زالت العلامة { $marked }
}.
log-unties = { SEAT($seat) }: جمع { COUNTERS($count) } من { $hole }، وكانت مربوطة { BY_SEAT($by) }.
log-takes-opposite = { SEAT($seat) }: أخذ { COUNTERS($count) } من { $hole }، مقابل { $facing }.
log-roles = Raja: { SEAT($raja) }. Mandiri: { SEAT($mandiri) }. Pasu: { SEAT($pasu) }.
move-took = { captured } { $count }
log-carries = { $stored } في { store }{ $closed ->
    [0] { "" }
   *[other] ، { $closed } مغلقة
}{ LOANS($loans) }
loans = { $before }، { $it }
loan-lent = قرض { OWN($with) }: { $count }
loan-borrowed = قرض { FROM_SEAT($with) }: { $count }
loan-paid = سداد { OWN($with) }: { $count }
loan-repaid = سداد { FROM_SEAT($with) }: { $count }
log-debts-count = بعد حساب الديون — { COMMAS($holds) }.
log-round-over = انتهت الجولة.
log-round-begins = تبدأ الجولة { $round }.
log-again = سقطت الأخيرة في { store }: الدور { OWN($seat) } مرة أخرى.
log-passes = { SEAT($seat) }: لا بذر ممكن، تجاوز الدور.
log-ends = انتهت { $rounds ->
    [yes] المباراة
   *[no] اللعبة
}: { $how ->
    [draw] تعادل
   *[other] الفوز { OWNS($winners) }
}.

# The laws that a position breaks, where a record or an address has one.
setup-holes = عدد الحفر { $found }، وعددها في اللوحة { $wanted }.
setup-stores = عدد المخازن { $found }، وعددها في اللعبة { $wanted }.
setup-total = وُضع { $found } من أصل { $wanted } من الحبات.
setup-mark = الحفرة { $hole } في النص لا تقبل هذه العلامة.
setup-seat = لا يوجد لاعب برقم { $found }.
setup-note = هذه اللعبة لا تعرف «{ $key }».
setup-value = لا يمكن أن تكون قيمة «{ $key }» هي «{ $value }».
setup-must-pass = لا بذر ممكن لهذا اللاعب: يجب أن يكون الدور للاعب آخر.
