# Words that stand in the files of pages alone, no program carries them: the head and its buttons, rules, the home page.

site-name = Papan
site-idea = لعب اللعبة ورؤية مصادرها
site-lead = ألعاب لوحية تقليدية. كل قاعدة تذكر الصفحة التي جاءت منها، أو تقول إن أحدًا لم يكتبها.
site-games = الألعاب
site-skip-to-board = إلى اللوحة مباشرة
site-undo = تراجع
site-redo = إعادة
site-new-game = لعبة جديدة
site-random-lead = في ألعاب عشوائية (عدّها برنامجنا)
site-rules = القواعد
site-rules-lead = كل قاعدة مع مصدرها. والخط بجانبها يبيّن مدى ثقتنا:
site-how-sure = ما مدى ثقتنا، وكيف تُصحَّح أخطاؤنا
site-evidence-of = الشواهد على { $name }
site-evidence = الشواهد
site-readings-lead = حيث تختلف المصادر أو تصمت
site-sources = المصادر
site-needs-script = للعب يجب السماح بالسكربتات وبـ WebAssembly. ويمكن قراءة القواعد هنا بدونها.
site-failed = تعذّر تحميل اللوحة. ويمكن قراءة القواعد هنا مع ذلك.
site-no-wasm = يمكن قراءة هذه الصفحة هنا، لكن لا يمكن اللعب: هذا المتصفح لا يشغّل WebAssembly أو هو أقدم من ذلك.
site-stopped = توقفت هذه الصفحة بسبب خطأ. تحميلها من جديد يتابع مما حُفظ.
site-load-again = تحميل من جديد
site-try-again = محاولة أخرى
site-missing-title = لا توجد صفحة هنا
site-missing-text = ربما كُتب العنوان خطأ، أو نُقلت الصفحة.
site-missing-games = أو الانتقال إلى إحدى الألعاب:
site-home = كل الألعاب
site-open-on-site = القواعد والمصادر على Papan
site-licence = البرنامج: MIT أو Apache 2.0. الخطان: Gentium Book Plus و Noto Naskh Arabic، SIL Open Font License.
site-ornament = زخرفة اللوحة من صنعنا ولا تنسخ أي قطعة بعينها.
site-keys = المفاتيح
site-reference = هنا للمقارنة
site-reference-lead = هذه اللعبة هنا للمقارنة: تُلعب وتُدرس في العالم كله، فيمكن للقارئ مقارنة الألعاب الأخرى بلعبة قد يعرفها.

site-play-name = لعب { $name }
certainty-stated = مذكورة
certainty-inferred = مستنتجة
certainty-editorial = من عندنا
certainty-witness = شاهد آخر
certainty-means-stated = المصدر يقول ذلك
certainty-means-inferred = يُفهم ذلك مما يقوله المصدر
certainty-means-editorial = المصادر صامتة: كان علينا أن نقرر
certainty-means-witness = رواية أخرى تقول ذلك، ونسمّيها


# The home page.
home-page-saved-games = ألعابك
home-page-saved-games-note = محفوظة في هذا المتصفح فقط؛ لا يُرسَل شيء إلى أي مكان.
home-page-find = البحث عن لعبة
home-page-search = اسم أو شعب أو مكان أو مادة
home-page-players = اللاعبون
home-page-board = اللوحة
home-page-place = جزء من العالم
home-page-any = أيّ كان
home-page-clear = عرض كل الألعاب
home-page-nothing = لا لعبة تناسب كل هذا: تفيد كلمة أخرى أو اختيارات أقل، أو عرض كل الألعاب.
home-page-where = أين
home-page-who = من
home-page-when = متى
home-page-length = الطول
home-page-easiest-first = الأسهل تعلمًا أولًا. والدقائق من تقديرنا.
home-page-minutes = نحو { $learn } د لمعرفة كل القواعد، و { $play } د للعب
home-page-news = الجديد
home-page-seats = { $seats ->
    [2] اثنان
    [3] ثلاثة
   *[other] { $seats }
}
home-page-lead = هذه { $name }، ويمكن لعبها هنا الآن. الهدف: { $aim }
home-page-on-board = { $name }: { $people }، { $place }
home-page-century = القرن { $century ->
    [19] التاسع عشر
    [20] العشرون
   *[21] الحادي والعشرون
}: { $time }
home-page-rows = { $rows ->
    [zero] { $rows } صف
    [one] صف واحد
    [two] صفان
    [few] { $rows } صفوف
    [many] { $rows } صفًّا
   *[other] { $rows } صف
}، في كل صف { $holes ->
    [zero] { $holes } حفرة
    [one] حفرة واحدة
    [two] حفرتان
    [few] { $holes } حفر
    [many] { $holes } حفرة
   *[other] { $holes } حفرة
}
home-page-square = مربعة، { $side } × { $side } نقطة
region-south-america = أمريكا الجنوبية
region-west-africa = غرب أفريقيا والكاريبي
region-middle-east = الشرق الأوسط
region-south-asia = جنوب آسيا
region-southeast-asia = جنوب شرق آسيا
region-north-america = أمريكا الشمالية
home-page-game-length = نحو { $moves ->
    [zero] { $moves } نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
}
home-page-how-measured = دقائق القواعد محسوبة من طول قواعد كل لعبة، نحو دقيقة لكل { $words } من الكلمات، مع تعديل بحسب مقدار ما يجب تذكره. والأطوال هي القيم الوسطى لألعاب عشوائية بأول مجموعة قواعد لكل لعبة، وتعدّ نقلات كل اللاعبين. ودقائق اللعب هي زمن عرض هذه النقلات بالسرعة المعتادة، مضافًا إليه { $thought } من الثواني لكل اختيار؛ ومع تفكير أطول تطول اللعبة. وتقسيم العالم إلى أجزاء هو من عندنا، بحسب الأماكن المذكورة في المصادر.
news-opponent = يمكن اللعب ضد الحاسوب في كل لعبة، بستة مستويات، وطلب تلميحات وتحليل منه.
news-positions = هنا لعبتا بذر أخريان، ويمكن إعداد أي وضعية من أي لعبة ولعبها وإرسالها.
news-home = اللوحات في الصفحة الرئيسية تلعب وحدها، ويمكن العثور على لعبة باللاعبين أو اللوحة أو المكان أو أي من أسمائها.
news-pasang = لعبة Pasang من بروناي هنا، مع صفحة لأنماطها وورشة لأنماطك.
news-rounds = ألعاب من عدة جولات هنا، للاعبين اثنين ولثلاثة؛ وكل جولة تبدأ مما تركته سابقتها.
news-kept = تُحفظ لعبتك في هذا المتصفح منذ أول نقلة.
home-page-version = في الإصدار { $version }

# The page of Pasang’s patterns.
patterns-page-title = أنماط Pasang
patterns-page-page-title = الأنماط والورشة · Pasang
patterns-page-description = الأنماط التي تبدأ منها لعبة Pasang، الموثقة والحديثة، كل منها صورة جاهزة للعب؛ وورشة لأنماطك.
patterns-page-on-this-page = في هذه الصفحة
patterns-page-needs-script = يمكن رؤية كل الأنماط هنا حتى بدون السكربتات، مع رابط للعب كل منها. أما الورشة وحفظ أنماطك فيحتاجان إلى السكربتات وإلى WebAssembly.
patterns-page-failed = تعذّر تحميل الورشة. ويمكن مع ذلك رؤية كل الأنماط هنا، مع رابط للعب كل منها.
patterns-page-lead = توضع القطع الـ120 في نمط اتفق عليه اللاعبون. ويُذكر أكثر من 30 نمطًا تقليديًا، كلها متماثلة. ومصادرنا تسجّل ثلاثة منها، بلا أسماء.
patterns-page-attested = موثقة
patterns-page-attested-lead = مسجّلة في مصادرنا، وهي لا تعطيها أسماء: الأسماء من عندنا.
patterns-page-modern = حديثة
patterns-page-modern-lead = من عندنا، حتى الأسماء: لا شيء هنا تقليدي. جرّب برنامج صيغًا بسيطة ليجد تماثلًا تامًّا، و60 قطعة من كل لون، ولعبًا حيًّا، ثم اخترنا بالعين. أما وضع نمط متماثل من عندك فهو من التقليد.
patterns-page-classes-title = أصناف التماثل
patterns-page-classes-lead = حسبها هذا البرنامج من ألوان النقاط؛ والأصناف من عندنا. الدورة أو المرآة «تحفظ» إذا كان لكل نقطة لون صورتها، و«تبدّل» إذا كان لكل نقطة اللون الآخر. والوسط الأجوف لا يُحسب.
patterns-page-fault-title = خطأ مطبعي
patterns-page-fault = في النمط 2، كما طُبع في مصدره، 61 قطعة بيضاء و59 سوداء، ولا تماثل فيه. نقطة واحدة في صفه الأسفل لا تناسب: d1، في الصف 11 والعمود 4 بالعدّ من أعلى اليسار.
patterns-page-fault-ours = تصحيحنا: بالأسود بدل الأبيض على d1 تحفظ أرباع الدورة اللونين، ويصير من كل لون 60. ولا يفعل ذلك أي تغيير آخر لنقطة واحدة. يُلعب هنا بالصف المصحَّح؛ ويمكن اختيار الصف المطبوع بدلًا منه.
patterns-page-printed = كما طُبع: b b w w w w b b w w b
patterns-page-emended = كما يُلعب هنا: b b w b w w b b w w b
patterns-page-ours = حديث: من عندنا
pattern-pattern_1 = النمط 1
pattern-pattern_1-motif = أربع شفرات من الوسط، ومع كل منها ظلها.
pattern-pattern_1-source = موثق: Wikipedia, Pasang (game)
pattern-pattern_2 = النمط 2
pattern-pattern_2-motif = أشرطة عرضها اثنان تتدرج حول الوسط.
pattern-pattern_2-source = موثق: Wikipedia؛ صُححت نقطة واحدة
pattern-pattern_2_printed = النمط 2 كما طُبع
pattern-pattern_2_printed-motif = النمط نفسه مع الخطأ المطبعي في مصدره: 61 بيضاء، 59 سوداء.
pattern-pattern_2_printed-source = موثق: Wikipedia, Pasang (game)
pattern-checker = رقعة المربعات
pattern-checker-motif = أسود وأبيض بالتناوب.
pattern-checker-source = موثق: Nor Jaidi Tuah، 2 مايو 2010؛ أما أنه النمط المثالي الذي يتحدث عنه فمستنتج
pattern-windows = نوافذ
pattern-windows-motif = قضبان على كل خط رابع، ونقطة في كل لوح زجاج.
pattern-windows-source = { patterns-page-ours }
pattern-brocade = ديباج
pattern-brocade-motif = قطعة منسوجة واحدة أربع مرات، كل مرة باللون الآخر.
pattern-brocade-source = { patterns-page-ours }
pattern-chevrons = رؤوس أسهم
pattern-chevrons-motif = رؤوس أسهم عريضة تتجه إلى الداخل من الجوانب الأربعة.
pattern-chevrons-source = { patterns-page-ours }
pattern-ripples = تموجات
pattern-ripples-motif = حلقات على الماء تقطعها الجوانب الأربعة.
pattern-ripples-source = { patterns-page-ours }
pattern-plus_signs = علامات زائد
pattern-plus_signs-motif = أربع في الأركان، وأنصاف على طول الجوانب، وحلقة في الوسط.
pattern-plus_signs-source = { patterns-page-ours }
pattern-sails = أشرعة
pattern-sails-motif = أشرطة مائلة تدور حول الوسط كما في طاحونة الهواء.
pattern-sails-source = { patterns-page-ours }
pattern-parquet = باركيه
pattern-parquet-motif = أربع كتل من الشرائح، قائمة ومستلقية بالتناوب.
pattern-parquet-source = { patterns-page-ours }
pattern-gnomons = زوايا
pattern-gnomons-motif = زوايا نجّار متداخلة على طول أحد القطرين.
pattern-gnomons-source = { patterns-page-ours }
pattern-steps = درجات
pattern-steps-motif = أشرطة عرضها اثنان تنزل على اللوحة وتنعطف عند القطر.
pattern-steps-source = { patterns-page-ours }
pattern-vortex = دوامة
pattern-vortex-motif = أربعة أشرطة تلتف خارجة من الوسط.
pattern-vortex-source = { patterns-page-ours }
pattern-zigzag_bands = أشرطة متعرجة
pattern-zigzag_bands-motif = خطوط متعرجة عرضها ثلاثة؛ يلتقي الداكن بالفاتح في الوسط.
pattern-zigzag_bands-source = { patterns-page-ours }
pattern-kites = طائرات ورقية
pattern-kites-motif = أربع طائرات ورقية تطير حول الوسط، ومع كل منها ظلها.
pattern-kites-source = { patterns-page-ours }

# The page on which positions are set up.
position-page-lead = يمكن هنا إعداد لوحة من كتاب أو صورة أو صديق. أثناء العمل تذكر الصفحة أي قوانين اللعبة مخالَف؛ وحين لا يُخالَف أي قانون يمكن لعب الوضعية. عنوان هذه الصفحة يطابق اللوحة دائمًا، فيمكن إرسال رابط في أي وقت، حتى إلى لوحة غير مكتملة.
position-page-needs-script = لإعداد الوضعيات يجب السماح بالسكربتات وبـ WebAssembly. ويمكن قراءة القوانين هنا بدونها.
position-page-failed = تعذّر تحميل اللوحة. ويمكن قراءة القوانين هنا مع ذلك.
position-page-laws-title = قوانين الوضعية
position-page-laws-lead = كل وضعية تطيع هذه القوانين، أيًّا كانت طريقة اللعب. وكل قانون فيه رابط إلى قاعدته إن وُجدت.
position-page-rules = { site-rules }: { $name }
position-page-title = إعداد وضعية من { $name }
position-page-description = إعداد أي وضعية من { $name } يدويًا: تُفحص قوانينها، ويمكن اللعب منها أو إرسالها رابطًا.
# The first law: the same for all of a family.
law-board = عدد الحفر { $holes } وعدد المخازن { $stores }، وفيها كلها { COUNTERS_THERE($total) }.
law-board-pasang = في اللوحة أحد عشر صفًّا، في كل صف إحدى عشرة نقطة، ولا شيء يقف في الوسط الأجوف.

# The rule sheets: a page each, to print.
rule-sheet-link = ورقة قواعد للطباعة
rule-sheet-page-title = { $name }: القواعد في صفحة واحدة
rule-sheet-description = { $name } في صفحة مطبوعة واحدة: كيف تُجهَّز على لوحة من عندك، والقواعد، وأين تختلف الروايات.
rule-sheet-how-to-print = هذه الصفحة للطباعة: ورقة واحدة، A4 أو Letter.
rule-sheet-at-start = اللوحة في البداية.
rule-sheet-needs-title = ما يلزم
rule-sheet-rules-title = القواعد
rule-sheet-differs-title = أين تختلف الروايات
rule-sheet-scan = للتعلم واللعب هنا:
rule-sheet-no-address = ليس لهذه النسخة من الموقع عنوان عام.

site-languages = اللغات
site-unreviewed = لم يراجع هذه الترجمةَ بعدُ أحد من الناطقين بالعربية.

# What the picture of a page shows, where the page is shared: for those who do not see it.
site-picture-of = { $name }: اللوحة في أثناء لعبة
site-picture-of-all = لوحات الألعاب كلها، كل منها في أثناء لعبة
