# What is said of Raja Pasu Mandiri, in Arabic.

name = Raja Pasu Mandiri

# What visitors choose the game by, and what we add to a reference.
fact-idea = ثلاثة على لوحة واحدة: Raja في الوسط، و Mandiri و Pasu على الجانبين، والأربع لصاحب الحفرة.
fact-people = بالغون من الجنسين (Ludii)؛ نساء (Gering)
fact-place = كولومبو، سريلانكا
fact-time = نُشرت عام 2000؛ شوهدت في زيارة لم نقرأ تاريخها
fact-after = de Voogt 2000
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = olinda keliya, mancala, راجا باسو مانديري, منقلة, مانكالا, لعبة بذر
fact-material = بذور على لوحة من الخشب
source-note-de-voogt-2000 = قرأنا الصفحتين 96–97.

# What one plays for, in a sentence.
aim = { $rounds ->
    [0] يفوز من يكسب بذورًا تكفي ليبقى وحده قادرًا على ملء حفرة.
    [1] يفوز من يكسب أكثر: تنتهي الجولة عندما لا يمكن أخذ شيء بعد.
   *[other] يفوز من يكسب أكثر في { $rounds ->
        [zero] { SPELL($rounds) } جولة
        [one] جولة واحدة
        [two] جولتين
        [few] { SPELL($rounds) } جولات
        [many] { SPELL($rounds) } جولة
       *[other] { SPELL($rounds) } جولة
    }. وتنتهي الجولة عندما لا يمكن أخذ شيء بعد.
}

# How it is told.
counter = { $it ->
    [zero] بذور
    [one] بذرة
    [two] بذرتين
    [few] بذور
    [many] بذرة
   *[other] بذرة
}
ended = { $clause ->
    [rpm-match-end] { won } لا لاعب آخر يستطيع ملء حفرة.
   *[other] الفوز { OWNS($winners) }{ $debts ->
        [yes] ، بعد حساب الديون
       *[no] { "" }
    } — { COMMAS($gains) }.
}
ended-at-length = { $clause ->
    [rpm-match-end] { won } لا لاعب آخر يستطيع ملء حفرة.
   *[other] الفوز { OWNS($winners) } بأكبر مكسب من البذور منذ البداية{ $debts ->
        [yes] ، بعد حساب الديون
       *[no] { "" }
    } — { COMMAS($gains) }.
}
unit-score = في المخزن
advice-numbers-three = القيمة على اللوحة هي احتمال { WIN($who) }. والإطار المزدوج يعني أنها مثبتة.
note-debts = الديون (سبع في كل دين)
note-fault = { $key ->
    [round] { raja-round-fault }
   *[other] لا يقترض أحد قبل الجولة الأولى، ولا مرتين قبل جولة لاحقة.
}

# A sentence a clause, by its id.
clause-rpm-setup = تبدأ كل حفرة من الحفر الـ14 بسبع بذور؛ والمخازن الثلاثة فارغة.
clause-rpm-sections = لـ Raja الحفر الثلاث الوسطى من كل صف، ولـ Mandiri العمودان على يسار Raja (أو على يمينه إذا اتُّفق على ذلك)، ولـ Pasu العمودان على الجانب الآخر.
clause-rpm-order = يلعب Raja أولًا، وبعده Mandiri.
clause-rpm-order-pasu = يأتي Pasu ثالثًا، ثم يعود الدور إلى Raja.
clause-rpm-own-hole = تكون النقلة من أي حفرة غير فارغة يملكها اللاعب، في أي صف كانت.
clause-rpm-sow = تُبذر كل بذور الحفرة عكس عقارب الساعة، بذرة في كل حفرة؛ والحفر المغلقة تُتخطى.
clause-rpm-origin = إذا دار البذر حول اللوحة، نالت الحفرة التي جاء منها بذرة أيضًا.
clause-rpm-fours = الحفرة التي يصير فيها أربع أثناء البذر تؤخذ في الحال.
clause-rpm-fours-owner = الأربع لصاحب الحفرة، أيًّا كان من يبذر.
clause-rpm-fours-last = والأربع التي تصنعها البذرة الأخيرة تؤخذ أيضًا.
clause-rpm-next-hole = بعد البذرة الأخيرة يُرفع ما في الحفرة التالية، ويستمر البذر به.
clause-rpm-gap = إذا كانت الحفرة التالية فارغة، أُخذ ما في الحفرة التي بعدها، إن كان فيها شيء، وانتهت نقلتك.
clause-rpm-pass = من ليس لديه ما يلعبه يتجاوزه الدور، ويعود إلى اللعب عندما تصل بذور إلى حفره.
clause-rpm-round-end = تنتهي الجولة عندما لا يمكن أخذ شيء بعد.
clause-rpm-one-left = إذا بقيت على اللوحة بذرة واحدة فلا يمكن أخذ شيء بعد.
clause-rpm-repetition = إذا جاءت الوضعية نفسها للمرة الثالثة والدور للاعب نفسه، فلن يؤخذ شيء بعد، وتنتهي الجولة.
clause-rpm-last-mover = ما بقي على اللوحة لمن لعب آخر نقلة.
clause-rpm-leftovers = في قراءة أخرى يكون ما بقي لصاحب الحفرة التي هو فيها.
clause-rpm-endless = البذر الذي لا ينتهي أبدًا يوقَف: بعد 1,000 دورة تنتهي النقلة حيث هي.
clause-rpm-gift = بعد كل جولة على من كان Raja فيها أن يعطي كلًّا من الخصمين بذرة واحدة.
clause-rpm-gift-order = يُعطى Mandiri أولًا، قبل عد المخازن؛ وإذا لم تكن لدى Raja بذور فلا يعطي شيئًا.
clause-rpm-reign = ثلاث جولات تصنع عهدًا. ثم ينتقل الجميع مقعدًا واحدًا: Mandiri إلى Raja، و Raja إلى Pasu.
clause-rpm-reign-round = بحسب Gering يصير Pasu في مقعد Mandiri، وتتغير المقاعد مع كل جولة.
clause-rpm-refill = للجولة التالية تُملأ حفر قسمك الجديد بسبع بذور في كل منها من مخزنك. والحفر التي لا يمكن ملؤها خارج اللعب؛ والبذور الباقية تظل في المخزن.
clause-rpm-close-from = تُملأ الحفر القريبة من وسط اللوحة أولًا؛ ومن الحفر المتساوية في القرب تسبق الحفر من a إلى g الحفر من A إلى G، بترتيب الحروف. والحفر التي تبقى فارغة تُغلق.
clause-rpm-borrow = كان يمكن للاعب لم يبق لديه ما يكفي من البذور أن يقترض.
clause-rpm-borrow-from = بحسب Gering يُقرض الخصمان عندما لا يمكن ملء حفرة واحدة.
clause-rpm-borrow-terms = القرض سبع بذور ممن لديه أكثر. وقبل الجولات التالية تُسدد الديون، ما دامت تبقى سبع بعد السداد؛ وفي العد الأخير تُسوى كلها، وقد ينزل العدد تحت الصفر.
clause-rpm-match-end = إذا لم يبق إلا لاعب واحد يستطيع ملء حفرة، فقد فاز بالمباراة.
clause-rpm-nine = وإلا انتهت المباراة بعد تسع جولات، وقد كان كل لاعب Raja في ثلاث منها. يفوز من كسب أكثر فوق بذور قسمه الأول، 42 أو 28؛ واللاعبون المتساوون في المكسب يقتسمون الفوز.

# What a reading asks, and its answers.
reading-mandiri_side = في أي جانب من Raja يجلس Mandiri؟
reading-mandiri_side-left = على اليسار
reading-mandiri_side-right = على اليمين
reading-fours_to = من يأخذ الأربع؟
reading-fours_to-owner = صاحب الحفرة
reading-fours_to-mover = اللاعب الذي يبذر
reading-fours_to-mover_in_own_holes = اللاعب الذي يبذر، في حفره فقط
reading-four_on_last = هل تؤخذ الأربع إذا صنعتها البذرة الأخيرة؟
reading-four_on_last-true = نعم
reading-four_on_last-false = لا، تبقى
reading-gap_chain = هل يستمر الأخذ بعد حفرة فارغة؟
reading-gap_chain-false = لا، تؤخذ حفرة واحدة
reading-gap_chain-true = نعم، ما دامت تتبعها حفرة فارغة وفي التي بعدها بذور
reading-leftovers = لمن البذور الباقية في نهاية الجولة؟
reading-leftovers-last_mover = لمن لعب آخر نقلة
reading-leftovers-row_owner = لصاحب الحفرة التي هي فيها
reading-raja_gift = ماذا يعطي Raja كلًّا من الآخرين بعد الجولة؟
reading-raja_gift-1 = بذرة واحدة
reading-raja_gift-0 = لا شيء
reading-reign = كم جولة يبقى اللاعب في مقعد Raja؟
reading-reign-3 = ثلاث جولات متتالية
reading-reign-1 = جولة واحدة
reading-borrowing = هل يجوز أن يقترض لاعب ليس لديه ما يكفي من البذور؟
reading-borrowing-off = لا، تبقى حفره مغلقة
reading-borrowing-sevens = نعم، سبعًا ممن لديه أكثر
reading-rounds = ما طول المباراة؟
reading-rounds-nine = تسع جولات
reading-rounds-1 = جولة واحدة
reading-rounds-until_sole_filler = حتى لا تكفي البذور لحفرة إلا لدى لاعب واحد

# Presets, each with a sentence.
preset-catalogue = الفهرس
preset-catalogue-says = كما في ملخص فهرس Ludii، لتسع جولات على الأكثر.
preset-de-voogt-2000 = de Voogt 2000
preset-de-voogt-2000-says = مع الاقتراض الذي عرفه اللاعبون في كولومبو؛ أما أنه سبع بذور فمن عندنا.

# What the laws ask of a position, by the clause behind them.
law-rpm-close-from = الحفرة المغلقة فارغة.
law-rpm-pass = صاحب الدور يستطيع البذر؛ وبين جولتين، على لوحة فارغة، الدور لمن يبدأ التالية.
law-rpm-one-left = لا تبقى على اللوحة أبدًا بذرة واحدة وحدها: إذا بقيت واحدة فقد انتهت الجولة.
law-rpm-borrow-terms = لم يقترض أحد قبل الجولة الأولى، ولا أكثر من مرة قبل أي جولة أخرى.

# What thousands of random games show.
random-play = تستغرق الجولة الأولى 65 نقلة، والمباراة من تسع نحو 335. وأكثر من ثلث الجولات الأولى ينتهي ببذرتين تدوران إلى الأبد، ولهذا ينهي التكرار الجولة. من رصيد 42 في البداية يأخذ Raja 45 من البذور الـ98 في الجولة الأولى؛ ومن الجولة الثانية يخسر Raja بين واحدة وخمس. ولو حُسبت المجاميع لفاز أول Raja بنصف المباريات كلها؛ أما بما كسبه كل لاعب فيفوز الثلاثة بنحو 31 و34 و33 من كل 100، وبعد جولة واحدة بنحو 39 و20 و37.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-store = { store-term }
term-store-means = { store-term-means }
term-fill = { raja-fill-term }
term-fill-means = { raja-fill-term-means }
term-lifted = { raja-lifted-term }
term-lifted-means = { raja-lifted-term-means }
term-lap = { lap-term }
term-lap-means = { lap-term-means }
term-closed = { closed-term }
term-closed-means = { closed-term-means }
term-repetition = { repetition-term }
term-repetition-means = { repetition-term-means }
term-raja = Raja
term-raja-means = يلعب Raja من الحفر الثلاث الوسطى في كل صف، وهو أول من يلعب.
term-mandiri = Mandiri
term-mandiri-means = يلعب Mandiri من العمودين على أحد جانبي Raja، وهو الثاني في اللعب.
term-pasu = Pasu
term-pasu-means = يلعب Pasu من العمودين على الجانب الآخر من Raja، وهو الأخير في اللعب.
term-owed = دين, الديون, ديون, الدين, ديونًا, بالديون
term-owed-means = ما اقترضه اللاعب لملء حفرة دين عليه: يُسدد قبل جولة لاحقة، أو يُحسب في النهاية.

# What a mark on the board means.
sign-person = لحافة الحفرة لون صاحبها وخطوطه المتقطعة، كما بجانب الاسم.
