# What is said where positions are set up.

edit-undone = تم التراجع.
edit-redone = تمت الإعادة.
edit-nothing-to-undo = لا شيء للتراجع عنه.
edit-nothing-to-redo = لا شيء لإعادته.
edit-reset-to-opened = عادت اللوحة كما كانت عند فتح هذه الصفحة.
edit-at-start = اللوحة في بداية اللعبة.
edit-cleared = اللوحة فارغة.
edit-taken = تم تحميل الوضعية.
edit-not-linked = تعذرت قراءة الوضعية التي في العنوان.
edit-not-ruled = تعذرت قراءة القواعد التي في العنوان. تُستعمل القواعد المعتادة.
edit-lawful = لم يُخالَف أي قانون: يمكن لعب هذه الوضعية.
edit-no-number = هذا ليس عددًا صحيحًا. لم يتغير شيء.
edit-to-move = صاحب الدور
edit-one-more = زيادة واحدة
edit-one-fewer = إنقاص واحدة
points-brushes = النقرة تضع
points-no-passage = لا شيء بعد
edit-not-read = الحرف رقم { $column }: النص من هنا فصاعدًا ليس وضعية.
edit-no-board = هذه ليست لوحة لهذه اللعبة: { $why }
edit-over = لم يُخالَف أي قانون، لكن اللعبة انتهت: { COUNT($winners) ->
    [1] الفوز { OWNS($winners) }.
   *[other] فوز مشترك { OWNS($winners) }.
}
edit-broken = لا يمكن لعبها بعد: { $why }
edit-also = وأيضًا: { $why }
edit-more = { $more ->
    [zero] لا قوانين أخرى مخالَفة.
    [one] وقانون آخر مخالَف.
    [two] وقانونان آخران مخالَفان.
    [few] و{ SPELL($more) } قوانين أخرى مخالَفة.
    [many] و{ SPELL($more) } قانونًا آخر مخالَفًا.
   *[other] و{ SPELL($more) } قانون آخر مخالَف.
}
edit-count = العدد في { $place }
edit-place = { $announcement }.
edit-set = { $name }: { $value }.
edit-set-of = { $heading }. { $name }: { $value }.
# Two sentences, one after the other.
edit-both = { $announcement } { $next }

# The board and its buttons.
position-page-board = اللوحة قيد الإعداد
position-page-undo = تراجع
position-page-redo = إعادة
position-page-reset-to-opened = استرجاع
position-page-at-start = بداية اللعبة
position-page-clear = إفراغ اللوحة
position-page-play = اللعب من هنا
position-page-copy = نسخ رابط إلى هذه اللوحة
position-page-link = الرابط
position-page-text = الوضعية كنص
position-page-read-text = تحميل هذا النص
position-page-large = لوحة أكبر

# Boards of holes.
holes-placed = { $state ->
    [all] العدد كله على اللوحة: { $total }.
    [missing] على اللوحة { $placed } من { $total }، والباقي للوضع: { SPELL($off) }.
   *[over] على اللوحة { $placed } من { $total }، والزائد: { SPELL($off) }.
}
holes-hole = { $hole } { OWN($owner) }
holes-store = { store }: { SEAT($seat) }
holes-mark = { $mark }
holes-owes = دين { ON_SEAT($debtor) } { OWN($creditor) }
holes-law-holes = عدد الحفر { $found }، وعددها في اللوحة { $wanted }.
holes-law-stores = عدد المخازن { $found }، وعددها في اللعبة { $wanted }.
holes-law-few = بقي للوضع { COUNTERS_THERE($off) }.
holes-law-many = الزائد { COUNTERS_THERE($off) }.
holes-law-mark = لا يمكن أن تكون للحفرة { $hole } هذه العلامة: { $mark ->
    [tied] لا تُربط إلا حفرة طرف فيها بذرتان أو أكثر.
    [closed] { closed-mark }
   *[other] حفرة واحدة فقط يمكن أن تكون puta أو naga أو wala، من الجولة الثانية فصاعدًا. وفيها بذرة على الأقل، وفي naga بذرتان على الأقل.
}
holes-law-must-pass = لا بذر ممكن لهذا اللاعب: يجب أن يكون الدور للاعب آخر.
# Why a hole cannot bear the mark of a closed one.
closed-mark = لا تُغلق إلا حفرة فارغة.
# Why a note cannot be what it is.
note-fault = لا يمكن أن تكون قيمة «{ $key }» هي «{ $value }».
# What a note asks, and a value of one.
note-round = الجولة
note-between = حال الجولة
note-way = اتجاه الجولة
note-starter = من بدأ الجولة
note-twelve = بذور مرتَّبة لهذه الجولة
note-value = { $value ->
    [0] لا
    [1] نعم
   *[other] { $value }
}
seats-named = { $value ->
    [1] { SEAT(1) }
    [2] { SEAT(2) }
    [12] كلاهما
   *[other] لا أحد
}

# Pasang’s board.
points-counts = على اللوحة { $black } سوداء و { $white } بيضاء؛ { $taken ->
    [none] أكثر مما في النمط
   *[other] نقاط ما أُخذ: { $taken }{ $all ->
        [yes] { "" }
       *[no] ، مُنح منها للاعبين { $given }
    }
}.
points-point = { $piece ->
    [centre] { $point }، الوسط الأجوف: خالٍ دائمًا
    [vacant] { $point }، خالية
    [ka] { $point }، { points-ka }
   *[token] { $point }، { COLOUR($colour) }
}
points-ka = { KA_OF($seat) }
points-brush-pattern = كما في النمط
points-brush-nothing = لا شيء
points-colour = { COLOUR($colour) }
points-passage = { PASSAGE_OF($seat) }
points-ka-was = القطعة التي صارت { KA_OF($seat) }
points-score = { POINTS_OF($seat) }
points-rest = منح الباقي { OWN($seat) }
