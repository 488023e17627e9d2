# What is said of a game of Pasang. Points and columns come by their names.
# Arabic: a colour stands in the form for tokens (سوداء); tokens and points that follow a figure have their own forms.

colour = { $it ->
    [black] سوداء
   *[white] بيضاء
}
# A side of the board as a direction.
way = { $it ->
    [north] شمالًا
    [south] جنوبًا
    [west] غربًا
   *[east] شرقًا
}
points = { $it ->
    [zero] 0 نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $it } نقاط
    [many] { $it } نقطة
   *[other] { $it } نقطة
}
tokens = { $it ->
    [zero] 0 قطعة
    [one] قطعة واحدة
    [two] قطعتان
    [few] { SPELL($it) } قطع
    [many] { SPELL($it) } قطعة
   *[other] { SPELL($it) } قطعة
}
# A row or a column by its name.
lane = { $axis ->
    [row] الصف { $name }
   *[column] العمود { $name }
}
# Columns that follow one another.
column-span = { $from } إلى { $to }

# A line that is taken, or could be: so many tokens of so many, of a colour, to one side or to both.
line-many = { SPELL($sum) } { COLOUR($colour) }{ $whole ->
    [none] { "" }
   *[other] { " " }من أصل { SPELL($whole) }
}
line = { line-many }{ $way ->
    [none] ، { LIST($sides) }
   *[way] { " " }{ WAY($way) }
}
line-shortly = { line-many }{ $way ->
    [none] ، من الجانبين
   *[way] { " " }{ WAY($way) }
}
line-figures = { $sum } { COLOUR($colour) }{ $whole ->
    [none] { "" }
   *[other] { " " }من أصل { $whole }
}{ $way ->
    [none] ، { LIST($figures) }
   *[way] { " " }{ WAY($way) }
}: { POINTS($points) }
side-spelled = { SPELL($count) } { WAY($way) }
side-figures = { $count } { WAY($way) }
# Lines that are met, one after the other.
groups = { $nested ->
    [yes] { SEMICOLONS($groups) }
   *[no] { LIST($groups) }
}
# So many lines.
lines = { $it ->
    [zero] 0 خط
    [one] خط واحد
    [two] خطان
    [few] { SPELL($it) } خطوط
    [many] { SPELL($it) } خطًا
   *[other] { SPELL($it) } خط
}
# What several lines come to.
choice = { LINES($lines) }: { choice-worth }
choice-inside = { LINES($lines) }، { choice-worth }
choice-worth = { $same ->
    [yes] { POINTS($most) } لكل خط
   *[no] { $least } إلى { $most ->
        [zero] { $most } نقطة
        [one] { $most } نقطة
        [two] { $most } نقطة
        [few] { $most } نقاط
        [many] { $most } نقطة
       *[other] { $most } نقطة
    }
}
takes-nothing = { "" }
takes-line = ، تؤخذ { line }، { POINTS($points) }
takes-choice = ، { choice }

# What stands on a point.
stands = { $held ->
    [nothing] خالية
    [centre] الوسط الأجوف
    [token] { COLOUR($colour) }
   *[ka] { KA_OF($seat) }، وكان قطعة { COLOUR($colour) }
}
holds = { $held ->
    [token] عليها قطعة { COLOUR($colour) }
    [ka] عليها { KA_OF($seat) }
    [centre] هي الوسط الأجوف
   *[other] { stands }
}

# How a game has ended; at length also whether the points count.
pasang-ended = { $how ->
    [cleared] الفوز { OWN($winner) }، { $own } مقابل { $other }: خلت اللوحة.
    [draw] تعادل، { $own } مقابل { $other }: خلت اللوحة.
    [suntuk] الفوز { OWN($winner) }: حالة suntuk، لا أخذ ممكن { OWN($loser) }.
   *[no-ka] الفوز { OWN($winner) }: حالة suntuk، ليس { HAS($loser) } قطعة يمكن أن تصبح ka.
}
pasang-ended-at-length = { pasang-ended }{ $how ->
    [cleared] { "" }
    [draw] { "" }
   *[other] { " " }النقاط، { $own } مقابل { $other }، لا تُحسب.
}

# What is to be chosen, for somebody who is new to the game.
pasang-choose = { $what ->
    [column] المطلوب إفراغ عمود من { HALF_OF($seat) }: العدد عليه عدد نقاطه.
    [ka] المطلوب نقر قطعة محاطة بحلقة: تصبح { KA_OF($seat) } وتأخذ من النقاط ما يبيّنه رقمها.
   *[point] المطلوب نقر رقم أزرق: ينتقل { KA_OF($seat) } إليه ويأخذ هذا العدد من النقاط.
}

# What a move did: at most 25 words.
pasang-emptied = { SEAT($seat) }: إفراغ العمود { $column }، { POINTS($points) }. { $next }
pasang-chosen = { KA_OF($seat) }، وكان قطعة { COLOUR($was) }، { $jumps ->
    [yes] قفز
   *[no] انزلق
} من { $from } إلى { $to }، وأخذ { $took }
pasang-moved = انتقل { KA_OF($seat) } من { $from } إلى { $to }، وأخذ { $took }
pasang-moved-briefly = انتقل { KA_OF($seat) } إلى { $to }: { POINTS($points) }. { $next }
took = { $line }: { POINTS($points) }، { $own } مقابل { $other }. { $next }
took-last = { $line }. { $next }

pasang-only-one = { $from ->
    [none] { SEAT($seat) }: لا خيار آخر، الأخذ ممكن من { $to } وحدها: { $line }.
   *[point] { SEAT($seat) }: لا خيار آخر، { $from } وحدها يمكن أن تصبح ka؛ وهو يأخذ من { $to }: { $line }.
}
no-such-column = لا يوجد عمود باسم { $letter }.

# Answers to questions.
board = { COUNT($kas) ->
    [0] لا يوجد ka بعد.
   *[other] { SEMICOLONS($kas) }.
} { COUNT($passages) ->
    [0] لم يُفرغ أي عمود.
   *[other] { SEMICOLONS($passages) }.
} { COUNT($left) ->
    [0] لم تبق أي قطعة على اللوحة.
   *[other] على اللوحة { $pointed ->
        [yes] { SEMICOLONS($left) }
       *[no] { LIST($left) }
    }.
}
board-ka = { KA_OF($seat) }، وكان قطعة { COLOUR($was) }، على { $at }
board-passage = { PASSAGE_OF($seat) } هو العمود { $column }
board-left = { $count } { COLOUR($colour) }{ COUNT($points) ->
    [0] { "" }
   *[other] : { LIST($points) }
}
may-empty = { $count ->
    [0] لا يجوز إفراغ أي عمود.
    [1] { SEAT($seat) }: يجوز إفراغ العمود { LIST($columns) }.
   *[other] { SEAT($seat) }: يجوز إفراغ الأعمدة { LIST($columns) }.
}
may-choose-nothing = لا نقلة ممكنة.
may-choose = { SEAT($seat) }: يجوز اختيار ka من: { SEMICOLONS($some) }{ more }.
may-go = يجوز أن ينتقل { KA_OF($seat) } إلى: { SEMICOLONS($some) }{ more }.
may-choose-line = { $point }، { line-many }، { POINTS($points) }
may-choose-lines = { $point }، { choice-inside }
more = { $more ->
    [0] { "" }
   *[other] ؛ و{ $more } غيرها
}
may-take = من { $at }: { SEMICOLONS($some) }{ more }.
nothing-to-play = انتهت اللعبة: لا نقلة ممكنة.
took-at = الخطوة { $step } من { $all }: { $point }، { COLOUR($colour) }، أُخذت: الآن { POINTS($score) }.
took-token = { $point }، { COLOUR($colour) }، أُخذت: الآن { POINTS($score) }.
went-at = الخطوة { $step } من { $all }: انتقل { KA_OF($seat) } من { $from }{ $over ->
    [none] { "" }
   *[point] { " " }فوق { $over }
} إلى { $to }.

# Points, columns and lines, for those who hear the board.
point = { $held ->
    [ka] { stands }، { $point }
   *[other] { $point }، { stands }
}{ $may }
may-become = ، قطعة يمكن أن تصبح ka، { $jumps ->
    [yes] تقفز
   *[no] تنزلق
} إلى { $to }{ $takes }
may-go-there = ، يمكن أن ينتقل الـ ka إليها{ $takes }
may-take-there = ، مختارة{ $takes }
may-end-line = ، نهاية خط: { line }، { POINTS($points) }
may-end-lines = ، ينتهي هنا { choice }
column = العمود { $column }، { $tokens ->
    [0] مُفرَغ
   *[other] { TOKENS($tokens) }، { POINTS($points) }
}{ $may ->
    [yes] ، يجوز إفراغه
   *[no] { "" }
}
lane-holds = { $lane }: { COMMAS($stands) }
lane-stands = { $held ->
    [token] { SPELL($count) } { stands }
    [ka] { KA_OF($seat) }
    [nothing] { $count ->
        [1] { stands }
       *[other] { SPELL($count) } { stands }
    }
   *[centre] { stands }
}
price = { $sum } { COLOUR($colour) }، { POINTS($points) }
price-of = { POINTS($points) }
which-line = ينتقل الـ ka إلى { $at }: يُنقر الخط المطلوب أخذه، هنا أو على اللوحة.
picked-column = العمود { $column }: أي صف؟
picked-row = الصف { $row }: أي عمود؟
picked-nothing = لم يُختر شيء.
# A place or a line that has been tapped to look what it takes.
pasang-considered = { $what }. { tap-again }
pasang-considered-column = { $what }. { tap-again }
enlarge = تكبير
whole-board = اللوحة كلها
part = { $side ->
    [north] الجزء الأعلى
    [south] الجزء الأسفل
    [west] الجزء الأيسر
   *[east] الجزء الأيمن
}
tray = { SEAT($seat) }: أُخذ { $black } سوداء و { $white } بيضاء

# Why something may not be played: what is seen on the board.
refused-no-such-column = في اللوحة أحد عشر عمودًا، من a إلى k.
refused-no-such-point = ليس في اللوحة نقطة كهذه.
refused-centre = الوسط أجوف: لا تقف فيه قطعة ولا ka.
refused-half = { $half ->
    [none] { $point } في الصف 6، وهو ليس في نصف أحد.
   *[seat] { $point } في { HALF_OF($half) }: الاختيار يكون من النصف الآخر.
}
refused-empty-first = { $point ->
    [none] أولًا يجب { ON_SEAT($seat) } أخذ عمود كامل من { HALF_OF($seat) }.
   *[point] { $point } واحدة من خمس في { $lane }: ما زال يجب { ON_SEAT($seat) } إفراغ عمود كامل.
}
refused-faces = أُفرغ العمود { $first } في { TURN_OF(1) }: العمود { $column } غير متاح { OWN(2) }. المتاح: { $open ->
    [none] لا شيء
    [any] أي عمود آخر
   *[some] { LIST($columns) }
}.
refused-choose-ka = أولًا تُختار قطعة لتصبح { KA_OF($seat) }: تدخل الممر، أي العمود المُفرَغ { $passage }.
refused-move-ka = يقف { KA_OF($seat) } على { $at }: تُختار نقطة ينتقل إليها.
refused-holds = النقطة { $point } { holds }.
refused-away = { $columns ->
    [zero] { $point } في الممر نفسه، العمود المُفرَغ { $passage }.
    [one] { $point } بجانب الممر مباشرة، العمود المُفرَغ { $passage }.
    [two] { $point } تبعد عمودين عن الممر، العمود المُفرَغ { $passage }.
    [few] { $point } تبعد { SPELL($columns) } أعمدة عن الممر، العمود المُفرَغ { $passage }.
    [many] { $point } تبعد { SPELL($columns) } عمودًا عن الممر، العمود المُفرَغ { $passage }.
   *[other] { $point } تبعد { SPELL($columns) } عمود عن الممر، العمود المُفرَغ { $passage }.
}
refused-nothing-between = النقطة { $between } خالية: لا شيء يُقفز فوقه بين { $from } والممر، العمود { $passage }.
refused-left = تخلو { $from } عندما تنتقل قطعتها إلى { $to } وتصبح ka.
refused-stands-there = يقف { KA_OF($seat) } على { $point } من قبل.
refused-off-line = { $point } ليست في صف { KA_OF($seat) } الواقف على { $ka } ولا في عموده.
refused-between = { $point }، { stands }، تقع بين { $ka } و { $to }.
refused-centre-between = الوسط الأجوف بين { $ka } و { $to }.
refused-not-odd = من { $at } يجد الـ ka أمامه { groups }: { COUNT($groups) ->
    [0] يجب أن يكون عدد الخط فرديًا
    [1] يجب أن يكون عدد الخط فرديًا
   *[other] ليس بينها خط فردي العدد
}.
refused-nothing-met = { $lane ->
    [none] من { $at } لا يجد الـ ka أي قطعة في الاتجاهين.
   *[lane] من { $at } لا يجد الـ ka أي قطعة على طول { $along }.
}
refused-beyond-centre = من { $at } كان الخط سيمتد إلى ما بعد الوسط الأجوف.
refused-same-way = يصل الـ ka إلى { $at } على طول { $lane }، فلا يجوز الأخذ هناك على طول { $lane } نفسه، بل في الاتجاه المتعامد معه فقط.
refused-several = من { $at } يمكن أخذ { $lines ->
    [zero] 0 خط
    [one] خط واحد
    [two] خطين
    [few] { SPELL($lines) } خطوط
    [many] { SPELL($lines) } خطًا
   *[other] { SPELL($lines) } خط
}: يجب تحديد واحد.
refused-not-one-line = عدد الخطوط التي يمكن أخذها من { $at } وتنتهي عند { $point }: { SPELL($ends) }.
refused-two-lines = المواضع المذكورة تنتمي إلى عدة خطوط من { $at }.
refused-fewer = { COUNT($groups) ->
    [0] من { $at } لا يجد الـ ka أي قطعة هناك.
   *[other] من { $at } لا يجد الـ ka أمامه إلا { groups }.
}
refused-even = من { $at } يكون ذلك { LIST($asked) }: وهذا عدد زوجي.
refused-part = من { $at } لا يكون { LIST($asked) } إلا جزءًا من { $whole }.
refused-both-sides = على جانبي { $at } قطع { COLOUR($colour) }، { LIST($sides) }: { $one ->
    [yes] هي خط واحد
   *[no] كل جانب خط
}.

# The log.
pasang-log-empties = { SEAT($seat) }: إفراغ العمود { $column }، وهو الآن الممر: { LIST($tokens) }، { POINTS($points) }.
spelled-tokens = { SPELL($count) } { COLOUR($colour) }
pasang-log-becomes = { SEAT($seat) }: القطعة على { $from }، وهي { COLOUR($was) }، صارت ka: { $over ->
    [none] انزلق
   *[point] قفز فوق { $over }
} إلى الممر، إلى { $to }.
pasang-log-moves = انتقل { KA_OF($seat) } من { $from } إلى { $to }.
pasang-log-takes = أخذ { line-many } { $way ->
    [none] من الجانبين، { LIST($sides) }
   *[way] { WAY($way) }
}{ $whole ->
    [none] { $way ->
        [none] ، خط واحد
       *[way] { "" }
    }
   *[other] ، جزء فردي العدد
}: { POINTS($points) }.
pasang-log-ka-counts = حُسب أيضًا { KA_OF($seat) }: { POINTS($points) }.

# The laws that a position breaks.
law-rows = عدد الصفوف { $found }، وعددها في اللوحة 11.
law-points = في الصف { $row } من الأعلى عدد النقاط { $found }، ويجب أن يكون 11.
law-centre = لا شيء يقف في الوسط الأجوف.
law-seat = لا يوجد لاعب برقم { $found }.
law-kas = { HAS($seat) } أكثر من ka واحد.
law-ka-token = يحتاج { KA_OF($seat) } إلى نقطة على اللوحة وإلى لون قطعته، وأحدهما ناقص.
law-column = { PASSAGE_OF($seat) } هو العمود { $found }، وليس هناك إلا 11.
law-second-passage = العمود { $column } ليس من الأعمدة المتاحة { OWN(2) } ردًا على { PASSAGE_OF(1) }.
law-order = أولًا يفرغ كل لاعب عمودًا، ثم يختار كل لاعب ka.
law-turn = يجب أن يكون الدور { OWN($seat) }.
law-in-passage = تقف قطعة في ممر، على { $point }.
law-vacant = لا يمكن أن تكون { $point } خالية بعد.
law-ka-place = لم ينتقل { KA_OF(1) } بعد، ولا يمكن أن يكون على { $point }.
law-pattern = للقطعة التي على { $point } اللون الآخر في النمط.
law-tokens = القطع باللون { $colour ->
    [black] الأسود
   *[white] الأبيض
}: { $found }، وليس في النمط إلا { $most }.
law-scores = مجموع نقاط اللاعبين { $found }، لكن ما أُخذ { $wanted }.
