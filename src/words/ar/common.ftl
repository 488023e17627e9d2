# Words that the pages of all games share. `$it`, `$before` and `$place` belong to calls: see docs/translating.md.
# Arabic: what is said of a player has no gender. OWN is “for you”, “for Player 1” and follows what belongs to the
# seat; HAS says “at Player 1 is” and needs no SEAT before it; WIN is “the win of Player 1” and needs none either.

# Numbers: always figures, as words would have to agree with what is counted.
spell = { $it }
# The same where nothing follows.
some = { $it ->
    [0] لا شيء
   *[other] { SPELL($it) }
}
# A seat by what its player is called: `$called` says how, and `$called-name` is a name that was given.
seat = { $called ->
    [you] أنت
    [other-player] اللاعب الآخر
    [computer] الحاسوب
    [computers] الحاسوب { $it }
    [named] { $called-name }
   *[number] اللاعب { $it }
}
# By itself, as a heading.
seat-title = { SEAT($seat) }
# What belongs to a seat: after the noun.
own = { $called ->
    [you] لك
    [other-player] للاعب الآخر
    [computer] للحاسوب
    [computers] للحاسوب { $it }
    [named] لـ { $called-name }
   *[number] للاعب { $it }
}
# From whom something comes.
from-seat = { $called ->
    [you] منك
   *[other] من { SEAT($it) }
}
# By whom something was done.
by-seat = { $called ->
    [you] من قِبلك
   *[other] من قِبل { SEAT($it) }
}
# On whom something depends.
on-seat = { $called ->
    [you] عليك
   *[other] على { SEAT($it) }
}
# Nouns with their owner.
row-of = { $called ->
    [you] صفك
   *[other] صف { SEAT($it) }
}
turn-of = { $called ->
    [you] دورك
   *[other] دور { SEAT($it) }
}
seat-of = { $called ->
    [you] مكانك
   *[other] مكان { SEAT($it) }
}
half-of = { $called ->
    [you] نصفك
   *[other] نصف { SEAT($it) }
}
ka-of = { $called ->
    [you] الـ ka الخاص بك
   *[other] ka { SEAT($it) }
}
passage-of = { $called ->
    [you] ممرك
   *[other] ممر { SEAT($it) }
}
points-of = { $called ->
    [you] نقاطك
   *[other] نقاط { SEAT($it) }
}
# Verbs that follow a seat.
is = { "" }
has = { $called ->
    [you] لديك
   *[other] لدى { SEAT($it) }
}
win = { $called ->
    [you] فوزك
   *[other] فوز { SEAT($it) }
}
# A seat in two letters, on the board.
seat-letter = ل{ $it }

# Lists.
list = { $place ->
    [first] { $it }
    [last] { $before } و { $it }
   *[middle] { $before }، { $it }
}
seats = { $place ->
    [first] { SEAT($it) }
    [last] { $before } و{ SEAT($it) }
   *[middle] { $before }، { SEAT($it) }
}
# The same for what belongs to several seats.
owns = { $place ->
    [first] { OWN($it) }
    [last] { $before } و{ OWN($it) }
   *[middle] { $before }، { OWN($it) }
}
commas = { $place ->
    [first] { $it }
   *[other] { $before }، { $it }
}
semicolons = { $place ->
    [first] { $it }
   *[other] { $before }؛ { $it }
}
# Thousands of a number, apart.
thousands = { $place ->
    [first] { $it }
   *[other] { $before },{ $it }
}

# Who is next, and how persons end a game.
next-seat = الدور { OWN($seat) }.
next-again = الدور { OWN($seat) } مرة أخرى.
next-round = يمكن أن تبدأ الجولة { $round }.
next-unsaid = { "" }
stopped-resigned = { SEAT($seat) }: انسحاب. { COUNT($wins) ->
    [1] الفوز { OWNS($wins) }.
   *[other] فوز مشترك { OWNS($wins) }.
}
stopped-agreed = تعادل بالاتفاق.

# Where in a game a board is.
moment = { $it ->
    [0] قبل النقلة الأولى
   *[other] بعد النقلة { $it }
}
start = لعبة جديدة. { $next }
# Who plays, at the start.
# A move that plays itself before anybody has begun.
example = مثلًا: { $announcement }
ui-example = مثال
ui-show-example = عرض مثال
ui-stop-example = إيقاف المثال
ui-play-computer = اللعب ضد الحاسوب
ui-first-wins = من يبدأ يستطيع الفوز هنا مهما فعل الآخر: هذا مُثبَت. وللمساواة يأخذ الحاسوب المكان الثاني، أو تُلعب لعبتان يبدأ كلٌّ منكما واحدة.
ui-the-proof = الإثبات
ui-computer-level = مستوى الحاسوب
start-level = المستوى { $level }
rung = { $whole }٫{ $part }
start-together = { $seats ->
    [2] شخصان هنا
   *[other] ثلاثة أشخاص هنا
}
ui-rules-of-game = تغيير القواعد
ui-read-rules = قراءة القواعد
took-back = تم التراجع: اللوحة الآن { MOMENT($moves) }. { $next }
played-again = تمت الإعادة: اللوحة الآن { MOMENT($moves) }. { $next }
# The first move that nobody had to choose.
played-alone = لم تكن هناك سوى نقلة واحدة ممكنة، فلُعبت. { $told }
played-alone-briefly = النقلة الوحيدة: { $told }
over = انتهت اللعبة. { $result }
at-start = لا توجد نقلة للتراجع عنها.
at-end = لا توجد نقلة لإعادتها.
nothing-refused = لم تُرفض أي نقلة.
# What is refused, and the words of the clause that forbids it.
explained = { $text } { $clause }
scores = { held } — { COMMAS($scores) }. { $next }
seat-count = { SEAT($seat) }: { $count }
# The same with what has been gained since the start.
seat-held = { SEAT($seat) }: { $count } ({ $gain })
# What each of three seats has, all debts paid.
settled = { $ended } بعد سداد الديون — { SEAT(1) }: { $first }، { SEAT(2) }: { $second }، { SEAT(3) }: { $third }.
to-move = الدور هنا
# While a move is being shown.
moving = النقلة الجارية الآن { OWN($seat) }.
wins = فوز
draws = تعادل
board-at = { $name }، اللوحة { MOMENT($moves) }
# What is said already, word for word.
verbatim = { $text }
step-of = الخطوة { $step } من { $all }
pace-quarter = ¼
pace-half = ½
pace-usual = 1×
pace-instant = فوري

# A game that has been kept.
saved-game = { $named ->
    [yes] { $names }: { kept-moves }
   *[no] { kept-moves }
}
kept-moves = { $moves ->
    [zero] { $moves } نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
}{ $over ->
    [yes] ، انتهت
   *[no] { "" }
}

# Presets, and where a game differs from one.
preset-as-it-is = { $title }. { $text }
preset-but = { $title }، باستثناء: { SEMICOLONS($readings) }.
reading-answered = { $is_question ->
    [yes] { $question } { $answer }
   *[no] { $question }: { $answer }
}
source-ours = من عندنا: المصادر صامتة
source-pages = { $source }: { $pages }

# What cannot be read: addresses, records, positions.
unreadable = في هذا الرابط خطأ. { $why }
link-beyond = ليس في اللعبة سوى { $moves ->
    [zero] { $moves } نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
}: تظهر اللوحة بعد آخر نقلة.
link-beyond-step = ليس في النقلة { $number } سوى { $steps ->
    [zero] { $steps } خطوة
    [one] خطوة واحدة
    [two] خطوتين
    [few] { $steps } خطوات
    [many] { $steps } خطوة
   *[other] { $steps } خطوة
}: تظهر نهايتها.
link-key = «{ $text }» ليست قيمة ممكنة.
link-option = لا يوجد خيار باسم «{ $text }».
bad-record = السطر { $line }، العمود { $column }: { $what }
other-game = هذه لعبة { $name }: تُفتح في صفحة تلك اللعبة.
record-tag = السطر الذي بين قوسين يجب أن يكون على شكل [Key "value"].
record-format = الصيغة { $text } غير معروفة هنا.
record-no-game = لم تُذكر أي لعبة.
record-unknown-game = لا توجد لعبة باسم «{ $text }».
record-preset = لا توجد مجموعة قواعد باسم «{ $text }».
record-pair = «{ $text }» ليس على شكل reading-value.
record-reading = لا توجد قراءة باسم «{ $text }».
record-value = ليس لدى «{ $text }» قيمة «{ $value }».
record-position = هذه ليست وضعية.
record-not-a-move = «{ $text }» ليست نقلة على هذه اللوحة.
record-number = «{ $text }» ليس رقم النقلة التالية.
record-illegal = النقلة «{ $text }» غير مسموح بها. { $clause }
record-after-end = النقلة «{ $text }» تأتي بعد نهاية اللعبة.
record-result = يذكر السجل النتيجة «{ $text }»، لكن نقلاته تعطي «{ $found }».
record-json-syntax = ما بعد هذا الموضع ليس JSON.
record-json-ends = ينتهي النص قبل أن ينتهي السجل.
record-json-not-text = المتوقع هنا نص بين علامتي اقتباس.
record-json-not-a-list = المتوقع هنا قائمة نقلات بين قوسين مربعين.

# Buttons, headings and other fixed words that the program writes.
ui-game-given-up = لن تُحفظ اللعبة التي على اللوحة.
tap-again = نقرة ثانية تلعبها.
ui-hold-to-look = الضغط المطوّل يبيّن إلى أين تؤدي النقلة.
ui-branched-off = هذه الآن لعبة جديدة. اللعبة السابقة لم تتغير.
ui-to-earlier-game = إلى اللعبة السابقة
ui-here-it-acts = هنا تعمل القاعدة.
ui-example-of-rule = مثال على القاعدة. لعبتك محفوظة.
ui-return-to-game = عودة إلى حيث كنت
ui-close = إغلاق
ui-result = النتيجة
ui-review = مراجعة
ui-share = مشاركة
ui-play-again = لعبة أخرى
ui-time-of-move = الزمن داخل النقلة
ui-step-back = خطوة إلى الوراء
ui-step-on = خطوة إلى الأمام
ui-pause = إيقاف مؤقت
ui-show-move = عرض النقلة
ui-move-step = خطوة النقلة
ui-speed = السرعة
ui-delete = حذف
ui-delete-surely = حذف نهائي
ui-cancel-choice = إلغاء
ui-not-kept = هذا المتصفح لا يحفظ شيئًا لهذه الصفحة. يمكن مواصلة اللعب: اللعبة موجودة في عنوان الصفحة.
ui-not-by-hand = الدور للحاسوب. للعب بدلًا منه يجب إيقافه أولًا.
ui-not-in-review = كانت تلك نقلة الحاسوب. يمكن أخذ مكانه من القائمة.
ui-not-played = توقف الحاسوب بسبب خطأ. يمكن لعب نقلاته يدويًا.
ui-not-laid-out = يلزم أولًا صنع نمط خاص في الورشة.
ui-compare-readings = مقارنة القراءات على لوحتين
ui-copied = تم النسخ.
ui-diagram = وضعية
diagram-tokens = { $black } سوداء، { $white } بيضاء
ui-not-copied = المتصفح لا يسمح بالنسخ. النص محدَّد: يمكن نسخه يدويًا.
ui-not-read = تعذرت قراءة الملف.
ui-continue-last-game = متابعة اللعبة الأخيرة

# The log of any game.
turn-goes = الدور { OWN($seat) }.
move-of = النقلة { $number } من { $all }
lap = الدورة { $lap }
