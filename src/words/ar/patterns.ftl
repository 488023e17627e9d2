# What the workshop of patterns and the list of what is kept say while they are used.

workshop-filled = مُلئ الباقي عشوائيًا.
workshop-full = لا توجد نقطة خالية.
workshop-undone = تم التراجع.
workshop-nothing-to-undo = لا شيء للتراجع عنه.
workshop-cleared = اللوحة خالية.
workshop-not-saved = هذا المتصفح لا يحفظ شيئًا لهذه الصفحة. ورابط النمط يحوي كل ما فيه.
workshop-not-read = تعذرت قراءة اللوحة التي في العنوان.
workshop-unnamed = نمطي
workshop-yours = حديث: من عندك
workshop-play = لعب هذا
workshop-change = تعديل في الورشة
class-name-perfect = مثالي
class-name-checkerboard-like = شبيه برقعة المربعات
class-name-four-mirrors = أربع مرايا
class-name-fourfold-rotation = دوران رباعي
class-name-diagonal = قطري
brush-perfect = رقعة المربعات
brush-step-four = أربع مرايا، والإزاحة بأربع تحفظ اللونين
brush-step-three = أربع مرايا، والإزاحة بثلاث تبدّل اللونين
brush-step-five = أربع مرايا، والإزاحة بخمس تبدّل اللونين
brush-four-mirrors = أربع مرايا
brush-night-by-quarter-turn = ربع الدورة يبدّل اللونين
brush-night-by-half-turn = نصف الدورة يبدّل اللونين
brush-night-by-mirrors = أرباع الدورة تحفظ اللونين، والمرايا تبدّلهما
brush-fourfold-rotation = أرباع الدورة تحفظ اللونين
brush-both-diagonals = القطران كلاهما مرآة
brush-rising = القطر الصاعد مرآة
brush-falling = القطر النازل مرآة
brush-two-mirrors = خطا الوسط كلاهما مرآة
brush-left-right = اليسار مرآة اليمين
brush-top-bottom = الأعلى مرآة الأسفل
brush-half-turn = نصف الدورة يحفظ اللونين
brush-left-right-swapped = اليسار مرآة اليمين، مع تبديل اللونين
brush-top-bottom-swapped = الأعلى مرآة الأسفل، مع تبديل اللونين
brush-free = نقطة نقطة
class-name-night-and-day-quarter-turn = ليل ونهار بربع دورة
class-name-night-and-day-half-turn = ليل ونهار بنصف دورة
class-name-night-and-day-mirrors = ليل ونهار بالمرايا
class-none = بلا صنف
# What a class asks, in one sentence.
class-says-perfect = كل الدورات والمرايا تحفظ اللونين، والنقطتان المتجاورتان مختلفتان دائمًا.
class-says-checkerboard-like = كل الدورات والمرايا تحفظ اللونين، والإزاحة القصيرة على طول الصفوف والأعمدة تحفظهما أو تبدّلهما في كل مكان.
class-says-four-mirrors = خطا الوسط والقطران الطويلان كلها مرايا.
class-says-night-and-day-quarter-turn = ربع الدورة يجعل الأسود أبيض والأبيض أسود.
class-says-night-and-day-half-turn = نصف الدورة يجعل الأسود أبيض والأبيض أسود.
class-says-night-and-day-mirrors = أرباع الدورة تحفظ اللونين، وكل مرآة تبدّل النقاط الواقعة خارج المحاور الأربعة.
class-says-fourfold-rotation = أرباع الدورة تحفظ اللونين، لكن لا مرآة تحفظهما.
class-says-diagonal = مرآة على قطر طويل تحفظ اللونين، لكن أرباع الدورة لا تحفظهما.
class-means = { $class }: { $text }

workshop-counts = السوداء { $black } من { $each }، والبيضاء { $white } من { $each }، { $empty ->
    [zero] لا نقطة خالية
    [one] نقطة واحدة خالية
    [two] نقطتان خاليتان
    [few] { $empty } نقاط خالية
    [many] { $empty } نقطة خالية
   *[other] { $empty } نقطة خالية
}
symmetry-empty = التماثل: لا شيء بعد، اللوحة خالية.
symmetry-class = التماثل: { $class }. { $text }
symmetry-plain = التماثل: ليس في أي صنف، لكن { $law }.
symmetry-fits = التماثل حتى الآن: { $law }.
symmetry-near = التماثل تقريبًا: { $law }. { $points ->
    [zero] 0 نقطة لا تناسبه.
    [one] نقطة واحدة لا تناسبه.
    [two] نقطتان لا تناسبانه.
    [few] { $points } نقاط لا تناسبه.
    [many] { $points } نقطة لا تناسبه.
   *[other] { $points } نقطة لا تناسبه.
}
symmetry-far = التماثل: لا يوجد.
workshop-colour = { $it ->
    [black] سوداء
    [white] بيضاء
   *[none] خالية
}
workshop-cell = { $point }، { WORKSHOP_COLOUR($colour) }{ $odd ->
    [yes] ، لا تناسب
   *[no] { "" }
}
workshop-laid = النقطة { $point } الآن { WORKSHOP_COLOUR($colour) }.{ $points ->
    [zero] { "" }
    [one] { "" }
    [two] { " " }نقطتان { $colour ->
        [none] أُخليتا
       *[other] مُلئتا
    } معًا.
    [few] { " " }{ $points } نقاط { $colour ->
        [none] أُخليت
       *[other] مُلئت
    } معًا.
    [many] { " " }{ $points } نقطة { $colour ->
        [none] أُخليت
       *[other] مُلئت
    } معًا.
   *[other] { " " }{ $points } نقطة { $colour ->
        [none] أُخليت
       *[other] مُلئت
    } معًا.
}
workshop-no-point = الوسط أجوف: لا توضع فيه قطعة.
workshop-own-image = هذه الفرشاة تحتاج إلى اللونين معًا على { $point }: تلزم هناك فرشاة أخرى.
workshop-own-images = هذه الفرشاة تحتاج إلى اللونين معًا على نقاط خالية عددها { $count }: تُملأ هذه أولًا بفرشاة أخرى.
workshop-at-odds = { $count ->
    [zero] 0 قطعة لا تناسب هذه الفرشاة: يلزم تغييرها أو فرشاة أخرى.
    [one] قطعة واحدة معلَّمة الآن لا تناسب هذه الفرشاة: يلزم تغييرها أو فرشاة أخرى.
    [two] قطعتان معلَّمتان الآن لا تناسبان هذه الفرشاة: يلزم تغييرهما أو فرشاة أخرى.
    [few] { $count } قطع معلَّمة الآن لا تناسب هذه الفرشاة: يلزم تغييرها أو فرشاة أخرى.
    [many] { $count } قطعة معلَّمة الآن لا تناسب هذه الفرشاة: يلزم تغييرها أو فرشاة أخرى.
   *[other] { $count } قطعة معلَّمة الآن لا تناسب هذه الفرشاة: يلزم تغييرها أو فرشاة أخرى.
}
workshop-uneven = بهذه الفرشاة لم يعد ممكنًا أن يصير في اللوحة { $each } من كل لون: والأقرب { $black } سوداء و { $white } بيضاء. يلزم تغيير بعض النقاط أو إخلاؤها.
workshop-still-empty = { $points ->
    [zero] 0 نقطة ما زالت خالية.
    [one] نقطة واحدة ما زالت خالية.
    [two] نقطتان ما زالتا خاليتين.
    [few] { $points } نقاط ما زالت خالية.
    [many] { $points } نقطة ما زالت خالية.
   *[other] { $points } نقطة ما زالت خالية.
}
workshop-unbalanced = القطع السوداء { $black } والبيضاء { $white }، لكن في النمط { $each } من كل لون.
workshop-saved = حُفظ في هذا المتصفح باسم «{ $name }».

# What the workshop and the list of what is kept are labelled with.
patterns-page-yours = أنماطك
patterns-page-yours-lead = أنماط تُصنع في الورشة، وتُحفظ في هذا المتصفح فقط. وهي حديثة أيضًا. لم يُحفظ شيء بعد.
patterns-page-workshop-title = ورشة الأنماط
patterns-page-workshop-lead = توضع 60 قطعة سوداء و60 قطعة بيضاء. والفرشاة تملأ كل نقطة مع كل ما يقابلها من نقاط. وما يُصنع هنا حديث.
patterns-page-grid = النمط، 11 في 11 نقطة
patterns-page-in-hand = اللون
patterns-page-brush = الفرشاة
patterns-page-fill = ملء عشوائي
patterns-page-undo = تراجع
patterns-page-clear = إخلاء اللوحة
patterns-page-save-name = الاسم
patterns-page-save = حفظ
patterns-page-copy = نسخ رابط
patterns-page-link = رابط إلى هذه اللوحة
patterns-page-play-this = لعب هذا النمط
patterns-page-brush-name = { $law }
patterns-page-colour = { $it ->
    [black] أسود
    [white] أبيض
   *[none] لا شيء: إخلاء
}
# The heading that brushes stand under: the class that they make.
brushes-perfect = مثالي
brushes-checkerboard-like = شبيه برقعة المربعات
brushes-four-mirrors = أربع مرايا
brushes-night-and-day = ليل ونهار
brushes-fourfold-rotation = دوران رباعي
brushes-diagonal = قطري
brushes-plain = تماثلات أخرى
brushes-free = بلا تماثل
