# What stands around a board: the headings of the log, and the dialogs.

ui-start-game = بدء اللعبة
ui-preset = مجموعة القواعد
ui-setup-title = لعبة جديدة
ui-who-plays = من يلعب
ui-rules-in-force = قواعد هذه اللعبة
ui-setup-note = اللعبة التي على اللوحة تبقى بين الألعاب المحفوظة.
ui-last-move = ماذا حدث
ui-rounds = الجولات
ui-round = الجولة
# In the table of rounds, before what a player begins the next round with: “3 in the store, 1 closed”.
ui-carried-over = الجولة التالية:
ui-no-rounds = لم تنته أي جولة بعد. هنا ستظهر نتيجة كل جولة، وما تعنيه للجولة التالية.
ui-moves = النقلات
ui-no-moves = لا شيء بعد.
# Beside a move: there was no other.
ui-only-move = النقلة الوحيدة
ui-whole-game = اللعبة كلها
ui-first-move = بداية اللعبة
ui-move-before = النقلة السابقة
ui-move-after = النقلة التالية
ui-last-of-game = آخر نقلة
ui-replay-game = عرض اللعبة كلها
ui-scrub-game = نقلة اللعبة
ui-menu = اللعبة والإعدادات
ui-settings = الإعدادات
ui-players = اللاعبون
ui-first-name = اللاعب 1، وهو من يبدأ لعبة جديدة
ui-second-name = اللاعب 2
ui-third-name = اللاعب 3
ui-rematch = مباراة إعادة
ui-record = السجل
ui-record-note = اللعبة على شكل نص. يمكن لصق نص آخر هنا، أو إفلات ملف على الصفحة.
ui-copy = نسخ
ui-download-text = حفظ كنص
ui-download-json = حفظ بصيغة JSON
ui-read-record = تحميل
ui-open-file = فتح ملف
ui-saved = الألعاب المحفوظة
ui-saved-note = محفوظة في هذا المتصفح فقط؛ لا يُرسَل شيء إلى أي مكان.
ui-none-saved = لا شيء بعد: تُحفظ اللعبة منذ أول نقلة فيها.
ui-link = نسخ رابط هذه اللحظة

# What opens beside a rule, a term or the marks of the board.
explain-rule = قاعدة
explain-rule-is = { $sure ->
    [stated] قاعدة: يذكرها المصدر
    [inferred] قاعدة: مستنتجة من المصدر
    [witness] قاعدة: يذكرها مصدر آخر
   *[editorial] قاعدة: من عندنا، والمصادر صامتة
}
explain-sure = { $sure ->
    [stated] مذكورة
    [inferred] مستنتجة
    [witness] شاهد آخر
   *[editorial] من عندنا
}
explain-sure-of-move = { $sure ->
    [stated] قواعد مذكورة
    [inferred] قاعدة مستنتجة
    [witness] قاعدة من شاهد آخر
   *[editorial] قاعدة من عندنا
}
explain-rule-in-word = { explain-rule }: { explain-sure }
explain-first-of-ours = هنا تعمل قاعدة من عندنا لأول مرة في هذه اللعبة: لا مصدر يجيب عن السؤال.
explain-read-in-rules = القراءة في القواعد
explain-show-in-game = العرض في هذه اللعبة
explain-show-example = عرض مثال
explain-legend = الهدف وطريقة الأخذ والعلامات

# The citation of a position, and the picture of its board.
cite-title = الاستشهاد بهذه الوضعية
cite-form = الصيغة
cite-form-text = نص
cite-form-bibtex = BibTeX
cite-form-ris = RIS
cite-form-csl = CSL-JSON
cite-citation = الاستشهاد
cite-save = حفظ كملف
cite-svg = اللوحة بصيغة SVG
cite-png = اللوحة بصيغة PNG
cite-no-picture = لم يستطع هذا المتصفح صنع الصورة.
cite-position = { $name }، الوضعية { MOMENT($moves) }
cite-version = الإصدار { $number }
cite-read = قُرئ في { $day }

# A move as a strip of pictures.
strip-show = عرض هذه النقلة في صور
strip-title = النقلة في صور
strip-no-move = لم يُلعب شيء بعد: بعد أول نقلة تظهر صورها هنا.
strip-copy = نسخ SVG
strip-svg = حفظ SVG
strip-png = حفظ PNG
strip-print = طباعة
strip-code = الصور على شكل نص SVG
strip-may-be-refused = إذا لم يصل شيء فهذا الإطار يمنع ذلك. يمكن نسخ الصور بدلًا منه.
strip-also = النقلة نفسها:
strip-as-text = نصًّا
strip-as-animation = بالحركة
strip-heading = { $name }، النقلة { $number }: { SEAT($seat) }
strip-foot = Papan · { $link }
strip-before = قبل النقلة.
strip-more-laps = … { $count ->
    [zero] { $count } دورة أخرى
    [one] دورة أخرى
    [two] دورتان أخريان
    [few] { $count } دورات أخرى
    [many] { $count } دورة أخرى
   *[other] { $count } دورة أخرى
}.
strip-more-takes = … { $count ->
    [zero] { $count } أخذة أخرى
    [one] أخذة أخرى
    [two] أخذتان أخريان
    [few] { $count } أخذات أخرى
    [many] { $count } أخذة أخرى
   *[other] { $count } أخذة أخرى
}.

# A game that goes to and fro as a link.
letter-title = اللعب بالمراسلة
letter-note = اللعب على شاشة واحدة، أو مع شخص بعيد بإرسال الرابط بعد كل نقلة.
letter-no-move = اللعب على شاشة واحدة، أو مع شخص بعيد: أولًا تُلعب نقلة، ثم يمكن إرسال رابطها من هنا.
letter-not-last = لا يمكن إرسال إلا آخر نقلة في اللعبة: يجب الذهاب إليها أولًا.
letter-computer = لا يمكن إرسال النقلات واحدة واحدة إلا في لعبة بين أشخاص: هنا يلعب الحاسوب أيضًا.
letter-send = إرسال هذه النقلة
letter-sent = تمت مشاركة الرابط.
letter-not-sent = لم يُرسل شيء.
letter-link-copied = تم نسخ الرابط.
letter-copied = تم نسخ الرابط: بقي إرساله إلى اللاعب الآخر.
letter-copied-for = تم نسخ الرابط: بقي إرساله { OWN($seat) }.
letter-older = استمر اللعب من هنا من قبل.
letter-to-latest = إلى آخر نقلة

setting-speed = السرعة
setting-sound = الصوت
setting-sound-on = يعمل
setting-sound-off = متوقف
setting-ghost = بيان إلى أين تؤدي النقلة
setting-ghost-on = نعم
setting-ghost-off = لا
setting-tap = النقرة
setting-tap-once = تلعب فورًا
setting-tap-twice = تعرض أولًا، والثانية تلعب
setting-forced = عندما تكون نقلة واحدة فقط ممكنة
setting-forced-play = تُلعب تلقائيًا
setting-forced-wait = تنتظر نقرة
setting-orient = اللوحة كما تُرى من
setting-orient-first = جانبك أو جانب اللاعب 1
setting-orient-second = جانب اللاعب 2
setting-orient-third = جانب اللاعب 3
setting-orient-far = جانب اللاعب 2، مع بقاء الكلمات غير مقلوبة
setting-orient-turn = جانب صاحب الدور
setting-again = عند اللعب مرة أخرى
setting-again-exchange = يبدأ لاعب آخر
setting-again-keep = يبدأ اللاعب نفسه
setting-theme = الألوان
setting-theme-light = فاتحة
setting-theme-dark = داكنة
setting-theme-contrast = تباين عالٍ
setting-theme-auto = كما في الجهاز
setting-digits = الأرقام
setting-digits-latin = لاتينية
setting-digits-arabic = عربية مشرقية
ui-patterns-and-workshop = الأنماط والورشة
ui-set-up-position = إعداد وضعية
ui-embed-board = وضع هذه اللوحة في صفحتك

# The link to the course of the game: its length, and how far somebody has come.
learn-link = تعلّم اللعبة
learn-minutes = { $minutes } د
learn-so-far = { $done } من { $all }
