# What is said of Pasang, in our own words.

name = Pasang

# What visitors choose the game by, and what we add to a reference.
fact-idea = 120 قطعة، اثنتان منها تتحركان: خط فردي العدد في كل نقلة، وإلا فالخسارة.
fact-people = لاعبون في بروناي
fact-place = بروناي دار السلام
fact-time = تقليدية، وتُلعب اليوم
fact-after = مقالة الموسوعة عنها
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Pasang Emas, باسانغ, باسانج, لعبة أخذ, capture game
fact-material = قطع سوداء وبيضاء على لوحة خشبية
source-note-nor-jaidi-tuah-2012 = مؤلف البرنامج Pasang Emas، في مدونته: كيف يختلف البرنامج عن اللعب التقليدي. نستشهد به حيث لا يقول ذلك أحد غيره.
source-note-culin-1898 = Chuki من جوهور، على اللوحة نفسها بقواعد أخرى وبالنرد. وهي ليست اللعبة نفسها.

# What one plays for, in a sentence.
aim = يجب أخذ خط فردي العدد في كل نقلة، وإلا فالخسارة. وإذا خلت اللوحة يفوز صاحب النقاط الأكثر.

# How it is told.
held = النقاط
score = { SEAT($seat) }: { $count ->
    [zero] 0 نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { SPELL($size) } نقاط
    [many] { SPELL($size) } نقطة
   *[other] { SPELL($size) } نقطة
}
counted = { $it ->
    [zero] نقطة
    [one] نقطة
    [two] نقطتين
    [few] نقاط
    [many] نقطة
   *[other] نقطة
}

# At a seat's name: what its number counts, what stands beside it, and all of it for those who hear it.
unit-score = نقاط
unit-moves = { $moves ->
    [zero] نقلة
    [one] نقلة
    [two] نقلتان
    [few] نقلات
    [many] نقلة
   *[other] نقلة
}
unit-beside = { $size ->
    [zero] نقطة
    [one] نقطة
    [two] نقطتان
    [few] نقاط
    [many] نقطة
   *[other] نقطة
}
standing-moves = { $score }، { $moves ->
    [zero] لا نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] { SPELL($moves) } نقلات
    [many] { SPELL($moves) } نقلة
   *[other] { SPELL($moves) } نقلة
}

# A sentence a clause, by its id.
clause-pas-board = في اللوحة أحد عشر صفًّا وأحد عشر عمودًا من النقاط. ووسطها أجوف: تلك النقطة غير موجودة، ولا الخطوط القصيرة الأربعة التي كانت تصل إليها.
clause-pas-pattern = 60 قطعة سوداء و60 بيضاء تملأ النقاط، في نمط يتفق عليه اللاعبان.
clause-pas-turns = يلعب اللاعبان بالتناوب، نقلة لكل منهما. وكل نقلة تأخذ شيئًا، وما يؤخذ يبقى خارج اللوحة.
clause-pas-next-starter = بحسب التقليد يفتتح اللعبة التالية من أخذ آخر مرة.
clause-pas-next-starter-turns = أو يتناوب اللاعبان على افتتاح الألعاب، إذا فضّل كلاهما ذلك.
clause-pas-half = نصفك هو الصفوف الخمسة الأقرب إليك. والصف الأوسط ليس لأحد، فلكل عمود من الأحد عشر خمس نقاط في كل نصف.
clause-pas-passage-1 = من يبدأ يأخذ عمودًا من نصفه، القطع الخمس كلها. والعمود الخالي هو ممره.
clause-pas-passage-2 = يرد اللاعب الآخر بعمود من نصفه، مقابل قطريًّا: ضد عمود يسار الأوسط عمود على اليمين، والعكس؛ وضد العمود الأوسط أي عمود غير الأوسط.
clause-pas-passage-free = كما في البرنامج Pasang Emas، يجوز للاعب الثاني الرد بأي عمود غير المواجه لعمود الأول.
clause-pas-ka-slide = ثم يختار كل لاعب ka، وهو القطعة الوحيدة التي يحرّكها. للانزلاق يجب أن تكون القطعة المختارة من نصفه وبجانب ممره مباشرة: تخطو جانبًا إليه.
clause-pas-ka-slide-vacated = النقطة التي جاء منها الـ ka تُعد خالية عند البحث عن خط.
clause-pas-ka-jump = للقفز يجب أن تكون القطعة المختارة من نصفه وعلى بُعد عمودين من ممره: تقفز جانبًا إليه فوق العمود الذي بينهما.
clause-pas-ka-jump-over = القفز يحتاج إلى قطعة يمر فوقها.
clause-pas-ka-jump-stays = القطعة التي يُمَر فوقها تبقى، ويجوز أخذها في النقلة نفسها.
clause-pas-ka-capture = حين يصل الـ ka إلى الممر يأخذ خطًّا في الحال، على طول صفه أو على طول عموده.
clause-pas-line = الخط هو القطع من لون واحد التي يراها الـ ka في صف أو عمود، عبر النقاط الخالية، حتى ينهيه اللون الآخر أو الـ ka الآخر أو الحافة. ولا ينتمي الـ ka إلى أي لون ولا يُعد.
clause-pas-line-joined = حيث تكون أقرب القطع على الجانبين من لون واحد، يكون الجانبان معًا خطًّا واحدًا.
clause-pas-odd = لا يجوز أخذ خط إلا إذا كان عدد قطعه فرديًّا.
clause-pas-odd-whole = يؤخذ الخط كله أو لا يؤخذ.
clause-pas-odd-part = يُروى أيضًا أن جزءًا من خط يجوز أخذه، ربما مساعدةً للاعب الأضعف.
clause-pas-odd-part-near = نطلب من الجزء ما نطلبه من الخط: أن يكون فردي العدد، وألا تُترك قطعة من الخط نفسه أقرب منه إلى الـ ka.
clause-pas-score = القطعة السوداء بنقطة واحدة، والبيضاء بنقطتين.
clause-pas-colours = تعطي المقالة كل لاعب لونًا، ثم تجعل كلًّا منهما يأخذ اللونين. وهنا لا أحد يملك لونًا.
clause-pas-one-line = إذا أمكن أخذ عدة خطوط يُختار واحد: هو وحده يؤخذ.
clause-pas-centre = لا يمتد أي خط عبر الوسط الأجوف.
clause-pas-centre-moves = ولا يتحرك أي ka عبر الوسط الأجوف، لأن خطوط اللوحة تنتهي هناك.
clause-pas-move = بعد ذلك يسير الـ ka بأي مسافة على طول صفه أو عموده على نقاط خالية. ويجوز أن يمر بنقاط كان يمكنه الأخذ منها.
clause-pas-across = بعد السير على طول صف يأخذ الـ ka على طول العمود الذي وصل إليه؛ وبعد السير على طول عمود، على طول الصف.
clause-pas-suntuk = من جاء دوره ولا تأخذ أي نقلة للـ ka الخاص به شيئًا فهو suntuk وقد خسر، مهما كانت النقاط.
clause-pas-suntuk-scope = ويكون suntuk أيضًا من لا قطعة له يمكن أن تصبح ka. لكن إذا لم تبق أي قطعة على اللوحة فلا أحد suntuk.
clause-pas-cleared = إذا لم يبق إلا ka كل لاعب، يفوز صاحب النقاط الأكثر.
clause-pas-cleared-draw = عند تساوي النقاط لم يفز أحد.
clause-pas-ka-unscored = القطعتان اللتان صارتا ka لا تُحسبان لأحد.

# What a reading asks, and its answers.
reading-pattern = أي نمط يوضع؟
reading-pattern-pattern_1 = النمط 1
reading-pattern-pattern_2 = النمط 2
reading-pattern-checker = رقعة المربعات
reading-pattern-custom = نمط من عندك
reading-pattern_2_row_11 = ما الصف الأسفل في النمط 2؟
reading-pattern_2_row_11-emended = الذي يطلبه تماثله، 60 قطعة من كل لون
reading-pattern_2_row_11-as_printed = كما طُبع، وفيه 61 بيضاء
reading-line_rule = هل القطع من لون واحد على جانبي الـ ka خط واحد؟
reading-line_rule-joined = نعم، خط واحد
reading-line_rule-separate_sides = لا، كل جانب خط
reading-line_rule-either = يختار اللاعب: الجانبان أو واحد
reading-partial_capture = هل يجوز أخذ جزء من خط؟
reading-partial_capture-none = لا، الخط كله فقط
reading-partial_capture-odd_part = نعم، جزء فردي العدد من خط فردي العدد، الأقرب أولًا
reading-second_passage = أي عمود يجوز للاعب الثاني إفراغه؟
reading-second_passage-diagonal = عمود مقابل قطريًّا
reading-second_passage-free_except_facing = أي عمود غير المواجه لعمود اللاعب الأول
reading-ka_method = كيف يدخل الـ ka إلى الممر؟
reading-ka_method-slide = ينزلق من العمود المجاور
reading-ka_method-jump = يقفز من بُعد عمودين
reading-ka_method-either = بأي من الطريقتين
reading-jump_needs_token = هل يجب أن تكون هناك قطعة يُقفز فوقها؟
reading-jump_needs_token-true = نعم
reading-jump_needs_token-false = لا، تكفي نقطة خالية
reading-centre_blocks = ماذا يوقف الوسط الأجوف؟
reading-centre_blocks-both = الخطوط والنقلات
reading-centre_blocks-lines_only = الخطوط فقط: يجوز أن يمر الـ ka فوقه، لا أن يقف فيه
reading-ka_token_scored = هل يُحسب الـ ka لصاحبه عندما تخلو اللوحة؟
reading-ka_token_scored-false = لا
reading-ka_token_scored-true = نعم، بحسب القطعة التي كانها
reading-next_starter = من يبدأ اللعبة التالية؟
reading-next_starter-last_capturer = من أخذ آخر مرة
reading-next_starter-alternate = اللاعبان بالتناوب

# Presets, each with a sentence.
preset-encyclopedia = Wikipedia
preset-encyclopedia-says = كما في مقالة الموسوعة؛ وحيث تترك طريقين مفتوحين ينزلق الـ ka.
preset-pasang-emas = Pasang Emas
preset-pasang-emas-says = كما في برنامج Nor Jaidi Tuah المسمى Pasang Emas: أي عمود غير المواجه، والـ ka ينزلق أو يقفز.
preset-traditional = تقليدي
preset-traditional-says = كما يروي Nor Jaidi Tuah عن التقليد (11 يوليو 2012): يجوز أخذ جزء من خط.

# What the laws ask of a position, by the clause behind them.
law-pas-pattern = كل نقطة إما خالية وإما بلونها في النمط: القطع لا تتحرك أبدًا.
law-pas-passage-1 = أولًا يفرغ كل لاعب عمودًا من نصفه؛ وحتى يفعل الاثنان ذلك لا تكون أي نقطة أخرى خالية.
law-pas-passage-2 = ممر اللاعب الثاني من الممرات التي يجوز أن ترد على ممر الأول.
law-pas-ka-slide = ثم يختار كل لاعب ka. ويبقى الـ ka الخاص بالأول في ممره إلى أن يختار الثاني.
law-pas-turns = في هذه النقلات الأربع يتناوب اللاعبان.
law-pas-score = مجموع نقاط اللاعبين هو نقاط القطع الناقصة من النمط: واحدة للسوداء واثنتان للبيضاء.

# What thousands of random games show.
random-play = على النمط 1 تدوم اللعبة 45 نقلة؛ وثلاثة أرباع الألعاب تنتهي suntuk، ومن يبدأ يفوز في 41 من 100. وعلى النمط 2 تدوم 44 نقلة؛ و86 أو 87 من 100 تنتهي suntuk، ومن يبدأ يفوز في النصف. وعلى رقعة المربعات ينتهي نصف الألعاب حتى النقلة الرابعة؛ و94 من 100 تنتهي suntuk، ومن يبدأ يفوز في 32 من 100.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-ka = ka
term-ka-means = الـ ka هو القطعة الوحيدة التي يحرّكها اللاعب. وكل لاعب يصنع واحدًا من قطعة.
term-passage = ممر, الممر, ممرك, ممره, ممرها, للممر, والممر, بالممر, ممرات, الممرات, ممران
term-passage-means = الممر هو العمود الذي يفرغه اللاعب في البداية: منه يدخل الـ ka إلى اللوحة.
term-line = خط فردي, خطًّا فرديًّا, الخط الفردي, خط, الخط, خطًّا, خطًا, خطان, خطين, خطوط, الخطوط, الخطين, الخطان, والخط, للخط, بالخط
term-line-means = الخط هو القطع من لون واحد التي يلقاها الـ ka أولًا في صفه أو عموده، وقد تفصل بينها نقاط خالية. ويمكن أخذه إذا كان عددها فرديًّا.
term-suntuk = suntuk
term-suntuk-means = يكون اللاعب suntuk، أي عالقًا، وقد خسر، إذا لم يستطع الـ ka الخاص به أخذ أي خط في دوره.
term-points = نقاط, النقاط, نقاطك, نقاطه, نقاطها, والنقاط, للنقاط, بالنقاط
term-points-means = القطعة السوداء بنقطة واحدة، والبيضاء بنقطتين.
term-half = نصف, النصف, نصفك, نصفه, للنصف, والنصف, بالنصف, نصفين
term-half-means = نصفك من اللوحة هو الصفوف الخمسة الأقرب إليك. والصف الذي في الوسط ليس لأحد.
term-slide = انزلاق, الانزلاق, للانزلاق, بالانزلاق, انزلق, ينزلق, تنزلق, يزلق
term-slide-means = الانزلاق هو خطوة جانبية إلى الممر من العمود المجاور له.
term-jump = قفز, القفز, للقفز, بالقفز, يقفز, تقفز, والقفز
term-jump-means = القفز هو قفزة جانبية إلى الممر فوق العمود المجاور له.
term-cleared = خلت اللوحة, تخلو اللوحة
term-cleared-means = تخلو اللوحة عندما لا يبقى إلا ka كل لاعب.

# What the marks on the board mean.
sign-column = يجوز إفراغ هذا العمود. والرقم الأزرق هو عدد النقاط التي يعطيها.
sign-passage = ممر: العمود الذي أفرغه لاعب.
sign-may-become-ka = يمكن أن تصبح هذه القطعة الـ ka الخاص بك. والرقم الأزرق هو عدد النقاط التي يأخذها عندئذ.
sign-ka = هذا ka. ومنقاره يشير بعيدًا عن صاحبه.
sign-may-go = يمكن أن يذهب الـ ka الخاص بك إلى هنا. والرقم الأزرق هو عدد النقاط التي يأخذها؛ ورقم ثانٍ خلفه يعني عدة خطوط.
sign-line = الخط الذي يأخذه الـ ka الخاص بك، وقطعه معدودة.
sign-other-line = خط آخر يمكن أن يأخذه الـ ka الخاص بك من هناك، ونقاطه.
sign-path = النقلة الأخيرة: طريق الـ ka، وحلقة حيث أُخذت قطعة.
sign-decided = هذا حسم اللعبة.
sign-tray = ما أخذه لاعب: قطع سوداء، وقطع بيضاء، ونقاط.
sign-hint = تلميح: يفيد النظر إلى هنا.
sign-value = قيمة نقلة، من التحليل. والإطار المزدوج يعني أنها مُثبتة.
move-took = أخذ { $count }
