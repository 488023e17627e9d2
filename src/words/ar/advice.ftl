# What is said where somebody asks for advice.

advice-title = نصيحة
advice-hint = تلميح
advice-ask-spot = أين بالضبط؟
advice-ask-line = التسلسل كله
advice-hide-hint = إخفاء التلميح
advice-analysis = تحليل
advice-close = إغلاق التحليل
advice-on = التحليل يعمل: قيمه على اللوحة وفي القائمة.
advice-off = التحليل متوقف.
advice-seeking = جارٍ البحث عن تلميح.
advice-no-hint = لا يوجد تلميح هنا.
advice-over = انتهت اللعبة: لا توجد نصيحة.
advice-lot = ما يأتي الآن يُسحب بالقرعة.
advice-best-line = أفضل تسلسل
advice-step-back = نقلة إلى الوراء في التسلسل
advice-step-on = نقلة إلى الأمام في التسلسل
advice-play = لعب أول نقلة في التسلسل
advice-before-line = قبل التسلسل: الوضعية التي على اللوحة.
advice-moves = كل النقلات، الأفضل أولًا
advice-move = النقلة
advice-value = القيمة
advice-then = المتوقع بعدها
advice-lost-not-loaded = لا توجد نصيحة: تعذر تحميل ملفات الحاسوب. واللعبة مستمرة.
advice-lost-not-allowed = لا توجد نصيحة: المتصفح لا يسمح هنا بلاعب الحاسوب. واللعبة مستمرة.
advice-lost-broken = لا توجد نصيحة: توقف الحاسوب بسبب خطأ. واللعبة مستمرة.
advice-lost-silent = لا توجد نصيحة: الحاسوب لا يجيب. واللعبة مستمرة.
# A value: its sign, its whole and its tenths; on the board the lettering has a dash and no minus.
figure = { $sign ->
    [more] ‎+
    [less] ‎−
   *[none] { "" }
}{ decimal }
figure-board = { $sign ->
    [more] +
    [less] –
   *[none] { "" }
}{ decimal }
decimal = { $tenths ->
    [0] { $whole }
   *[other] { $whole }.{ $tenths }
}
share-board = { $share }%
# By how much, in the word for what is counted: after “by”.
amount = { $tenths ->
    [0] { $whole ->
        [1] { COUNTED(1) } واحدة
        [2] { COUNTED(2) }
       *[other] { $whole } { COUNTED($whole) }
    }
   *[other] { decimal } { COUNTED(11) }
}
counted = { $it ->
    [zero] حبة
    [one] حبة
    [two] حبتين
    [few] حبات
    [many] حبة
   *[other] حبة
}
prospect = { SEAT($seat) }: { $share }%
proof-draw = مُثبت: تعادل.
proof-shared = مُثبت: فوز مشترك { OWNS($winners) }.
proof-wins = مُثبت: { WIN($winner) }.
proof-wins-by = مُثبت: { WIN($winner) } بفارق { amount }.
worth-three = فرص الفوز — { COMMAS($prospects) }.
worth-level = لا يُتوقع أن ينتهي أحد متقدمًا. { worth-chance }
worth-lead = { SEAT($who) }: المتوقع في النهاية { $ahead ->
    [yes] تقدّم
   *[no] تأخر
} بفارق { amount }. { worth-chance }
worth-chance = { WIN($who) } في { $share } من كل 100 لعبة كهذه.

part-hole = يفيد النظر إلى { $hole }.
part-holes = يفيد البحث بين الحفر { LIST($holes) }.
part-columns = يفيد البحث بين الأعمدة { $columns }.
part-block = يفيد البحث في الأعمدة { $columns }، الصفوف { $rows }.
part-laying = يُرتَّب { ROW_OF($seat) } للجولة التالية.
part-next-round = تبدأ الجولة التالية.
span = { $one ->
    [yes] { $from }
   *[no] { $from } إلى { $to }
}
spot-hole = الحفرة هي { $hole }.
spot-column = العمود هو { $column }.
spot-ka = القطعة التي على { $point } تصبح ka.
spot-point = ينتقل الـ ka إلى { $point }.
spot-laid = يوضع في الصف { LIST($counts) }.
spot-next-round = لا شيء للاختيار.

advice-line = الأفضل: { $first }.{ COUNT($next) ->
    [0] { "" }
   *[other] { " " }المتوقع بعدها: { COMMAS($next) }.
} { $worth }
advice-best = الأفضل: { $first }. { $worth }
advice-depth = العمق: { $depth ->
    [zero] { $depth } نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] { SPELL($depth) } نقلات
    [many] { SPELL($depth) } نقلة
   *[other] { SPELL($depth) } نقلة
}. الوضعيات التي فُحصت: { THOUSANDS($nodes) }.{ $thinks ->
    [yes] { " " }التفكير مستمر.
   *[no] { "" }
}
advice-numbers = القيمة تبيّن كم { COUNTED(11) } يُتوقع أن يكون التقدم في النهاية. صاحب التقدم: { SEAT($who) }. والإطار المزدوج يعني أنها مُثبتة.
advice-step-of = النقلة { $step } من { $all } في التسلسل.
cell-three = { COMMAS($prospects) }
