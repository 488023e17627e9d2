# What is said of Raja Pasu, in Arabic.

name = Raja Pasu

# What visitors choose the game by, and what we add to a reference.
fact-idea = لعبة الثلاثة يلعبها اثنان: الأربع لصاحب الحفرة، والصف الذي لا يمكن ملؤه يواصل اللعب بحفر مغلقة.
fact-people = النساء في الأغلب (Gering)؛ بالغون من الجنسين (سجل لعبة الثلاثة)
fact-place = كولومبو، سريلانكا
fact-time = نُشرت عام 2000؛ شوهدت في زيارة لم نقرأ تاريخها
fact-after = Gering، ولعبة الثلاثة في de Voogt 2000
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = olinda keliya, mancala, راجا باسو, منقلة, مانكالا, لعبة بذر
fact-material = بذور على لوحة من الخشب
source-note-ludii = عن لعبة الثلاثة.
source-note-de-voogt-2000 = لم نقرأ إلا فقرته عن لعبة الثلاثة، 96–97.

# What one plays for, in a sentence.
aim = { $rounds ->
    [0] يفوز من يكسب البذور حتى لا يستطيع اللاعب الآخر ملء حفرة.
    [1] يفوز من لديه بذور أكثر من اللاعب الآخر بعد جولة واحدة.
   *[other] يفوز من لديه بذور أكثر من اللاعب الآخر بعد { $rounds ->
        [zero] { SPELL($rounds) } جولة
        [one] جولة واحدة
        [two] جولتين
        [few] { SPELL($rounds) } جولات
        [many] { SPELL($rounds) } جولة
       *[other] { SPELL($rounds) } جولة
    }، أو من لا يترك له ما يكفي لملء حفرة.
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
    [rp-match-end] { won } البذور { HAS($loser) } لا تكفي لملء حفرة.
   *[other] { by-score }
}
ended-at-length = { $clause ->
    [rp-match-end] { won } البذور { HAS($loser) } لا تكفي لملء حفرة.
   *[other] { $draw ->
        [yes] تعادل بعد الجولة الأخيرة، { figures }.
       *[no] الفوز { OWN($winner) } ببذور أكثر بعد الجولة الأخيرة: { figures }.
    }
}
unit-score = في المخزن
note-fault = { $key ->
    [round] { raja-round-fault }
   *[starter] بدء الجولة { OWN(1) } أو { OWN(2) }، وبين الجولات يكون الدور لمن يبدأ.
}
note-value = { seats-named }

# A sentence a clause, by its id.
clause-rp-setup = تبدأ كل حفرة من الحفر الـ14 بسبع بذور؛ والمخزنان فارغان.
clause-rp-order = يلعب اللاعبان بالتناوب.
clause-rp-own-row = تكون النقلة من أي حفرة غير فارغة في صف اللاعب.
clause-rp-sow = تُبذر كل بذور الحفرة عكس عقارب الساعة، بذرة في كل حفرة؛ والحفر المغلقة تُتخطى.
clause-rp-origin = إذا دار البذر حول اللوحة، نالت الحفرة التي جاء منها بذرة أيضًا.
clause-rp-fours = الحفرة التي يصير فيها أربع أثناء البذر تؤخذ في الحال.
clause-rp-fours-owner = الأربع لصاحب الصف، أيًّا كان من يبذر.
clause-rp-fours-last = والأربع التي تصنعها البذرة الأخيرة تؤخذ أيضًا.
clause-rp-next-hole = بعد البذرة الأخيرة يُرفع ما في الحفرة التالية، ويستمر البذر به.
clause-rp-gap = إذا كانت الحفرة التالية فارغة، أُخذ ما في الحفرة التي بعدها، إن كان فيها شيء، وانتهت نقلتك.
clause-rp-endless = البذر الذي لا ينتهي أبدًا يوقَف: بعد 1,000 دورة تنتهي النقلة حيث هي.
clause-rp-pass = في لعبة الثلاثة يتوقف اللاعب العالق عن اللعب مؤقتًا؛ ونأخذ بذلك في لعبة الاثنين.
clause-rp-round-end = تنتهي الجولة عندما لا يمكن أخذ شيء بعد.
clause-rp-round-end-stuck = بحسب Gering ينهي الجولةَ لاعب ليس لديه ما يلعبه، ويُعطى الآخر الباقي.
clause-rp-one-left = إذا بقيت على اللوحة بذرة واحدة فلا يمكن أخذ شيء بعد.
clause-rp-repetition = إذا جاءت الوضعية نفسها للمرة الثالثة والدور للاعب نفسه، فلن يؤخذ شيء بعد، وتنتهي الجولة.
clause-rp-last-mover = ما بقي على اللوحة لمن لعب آخر نقلة.
clause-rp-leftovers = في قراءة أخرى يكون ما بقي لصاحب الصف الذي هو فيه.
clause-rp-starter = لا تخبرنا أي رواية أن المخزن الأكثر امتلاء يفتتح الجولة التالية: هذا جوابنا.
clause-rp-starter-level = إذا تساوى ما لديهما، بدأ التالية من بدأ هذه الجولة.
clause-rp-starter-took-rest = بحسب Gering يفتتح الجولة التالية اللاعب الذي أُعطي ما بقي. فإن لم يبق شيء، أو أخذ كل لاعب ما في صفه، افتتحها من لعب آخر نقلة: وهذا من عندنا.
clause-rp-refill = للجولة التالية تُملأ حفر صفك بسبع بذور في كل منها من مخزنك. والحفر التي لا يمكن ملؤها خارج اللعب؛ والبذور الباقية تظل في المخزن.
clause-rp-close-from = يُملأ صفك من طرفه الأيمن، كما تجلس أمامه، فتُغلق أولًا الحفر التي عند طرفه الأيسر.
clause-rp-match-end = اللاعب الذي لا يستطيع ملء حفرة واحدة خسر المباراة.
clause-rp-rounds = وإلا انتهت المباراة بعد عدد الجولات المتفق عليه، وهو ثلاث ما لم يُختر غيره: يفوز من لديه بذور أكثر، وتساوي العددين تعادل.

# What a reading asks, and its answers.
reading-fours_to = من يأخذ الأربع؟
reading-fours_to-owner = صاحب الصف
reading-fours_to-mover = اللاعب الذي يبذر
reading-fours_to-mover_in_own_holes = اللاعب الذي يبذر، في صفه فقط
reading-four_on_last = هل تؤخذ الأربع إذا صنعتها البذرة الأخيرة؟
reading-four_on_last-true = نعم
reading-four_on_last-false = لا، تبقى
reading-gap_chain = هل يستمر الأخذ بعد حفرة فارغة؟
reading-gap_chain-false = لا، تؤخذ حفرة واحدة
reading-gap_chain-true = نعم، ما دامت تتبعها حفرة فارغة وفي التي بعدها بذور
reading-leftovers = لمن البذور الباقية في نهاية الجولة؟
reading-leftovers-last_mover = لمن لعب آخر نقلة
reading-leftovers-row_owner = لصاحب الصف الذي هي فيه
reading-rounds = ما طول المباراة؟
reading-rounds-3 = ثلاث جولات
reading-rounds-1 = جولة واحدة
reading-rounds-until_sole_filler = حتى لا تكفي بذور لاعب لحفرة
reading-starter = من يفتتح الجولة التالية؟
reading-starter-more_counters = من لديه بذور أكثر
reading-starter-took_the_rest = من أُعطي ما بقي
reading-round_end = متى تنتهي الجولة؟
reading-round_end-no_capture = عندما لا يمكن أخذ شيء بعد
reading-round_end-cannot_move = عندما لا يكون لدى صاحب الدور ما يلعبه

# Presets, each with a sentence.
preset-catalogue = الفهرس
preset-catalogue-says = كما في ملخص فهرس Ludii للعبة الثلاثة، مع صف لكل من لاعبين.
preset-gering = Gering
preset-gering-says = كما يرويها R. Gering للاثنين: اللاعب العالق ينهي الجولة، ومن نال الباقي يفتتح التالية.

# What the laws ask of a position, by the clause behind them.
law-rp-close-from = الحفرة المغلقة فارغة.
law-rp-pass = صاحب الدور يستطيع البذر؛ وبين جولتين، على لوحة فارغة، الدور لمن يبدأ التالية.
law-rp-one-left = لا تبقى على اللوحة أبدًا بذرة واحدة وحدها: إذا بقيت واحدة فقد انتهت الجولة.

# What thousands of random games show.
random-play = يفوز من يبدأ بـ78 من كل 100 جولة منفردة. ولهذا يهم كثيرًا أن الفائز بجولة يبدأ التالية، ولهذا تُلعب ثلاث جولات.

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
