# What is said of Kotu Baendum, in Arabic.

name = Kotu Baendum

# What visitors choose the game by, and what we add to a reference.
fact-idea = ربط أطراف الصفوف، ودفع الخاسر في الجولة إلى بدء التالية بحفر مغلقة.
fact-people = نساء من قرى كاندي (Parker 1909: 599)
fact-place = سريلانكا
fact-time = نُشرت عام 1909
fact-after = ملخص الفهرس و Parker 1909
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = olinda keliya, mancala, كوتو بايندوم, منقلة, مانكالا, لعبة بذر
fact-material = بذور حمراء على لوحة olinda من الخشب

# What one plays for, in a sentence.
aim = { olinda-aim }

# How it is told.
counter = { $it ->
    [zero] بذور
    [one] بذرة
    [two] بذرتين
    [few] بذور
    [many] بذرة
   *[other] بذرة
}
takes = أكل
take = أكل
captured = أكل
unit-score = في المخزن
ended = { $clause ->
    [kotu-match-end] { won } لا بذر ممكن { OWN($loser) }.
   *[other] { by-score }
}
ended-at-length = { $clause ->
    [kotu-match-end] { won } البذور { HAS($loser) } لا تكفي لجولة أخرى.
   *[other] { olinda-ended-at-length }
}
closed-mark = { olinda-closed-mark }
note-owed = ما زال عليه البدء من حفرة طرف
note-fault = { $key ->
    [owed] لا يبقى البدء من حفرة طرف واجبًا إلا على لاعب لم يلعب بعد.
   *[other] { olinda-note-fault }
}
note-value = { olinda-note-value }

# A sentence a clause, by its id.
clause-kotu-setup = { olinda-clause-setup }
clause-kotu-direction = { olinda-clause-direction }
clause-kotu-end-start = تبدأ نقلتك الأولى من أحد طرفي صفك.
clause-kotu-end-start-rounds = في كل جولة نشترط من جديد أن تبدأ النقلة الأولى من أحد طرفي الصف.
clause-kotu-end-start-fallback = إذا لم يمكن لعب أي من حفرتي الطرف، بدأت النقلة الأولى من أي حفرة؛ والبذور الوحيدة تنتظر في النقلة الأولى أيضًا.
clause-kotu-own-row = تبدأ نقلتك من حفرة في صفك.
clause-kotu-singles = { olinda-clause-singles }
clause-kotu-singles-startable = لا تجعل البذور الوحيدة تنتظر إلا حفرة يمكن لعبها هي نفسها: أما المربوطة أو المعلَّمة فلا.
clause-kotu-front-single = { olinda-clause-front-single }
clause-kotu-front-hole = { olinda-clause-front-hole }
clause-kotu-sow = تُبذر كل بذور الحفرة، بذرة في كل حفرة، مع تخطي الحفر المغلقة.
clause-kotu-origin = { olinda-clause-origin }
clause-kotu-skip-three = { olinda-clause-skip-three }
clause-kotu-skip-marked = الحفر المربوطة والمعلَّمة لا تُتخطى أبدًا، ولو كان فيها ثلاث.
clause-kotu-skip-deadlock = { olinda-clause-skip-deadlock }
clause-kotu-eat-four = إذا سقطت بذرتك الأخيرة في حفرة فيها ثلاث، أُكلت الأربع.
clause-kotu-after-eat = بعد الأكل، بحسب الملخص، تُرفع الحفرة التالية ويستمر البذر.
clause-kotu-after-eat-ends = إذا كانت الحفرة التي بعد المأكولة فارغة أو مربوطة أو puta أو naga، انتهت النقلة.
clause-kotu-after-eat-over = بحسب Parker تنتهي النقلة بعد الأكل.
clause-kotu-tie = إذا صنعت بذرتك الأخيرة أربعًا في حفرة طرف، رُبطت تلك الحفرة بدلًا من ذلك: لا يؤكل شيء، وتبقى عليها علامة حتى نهاية الجولة، وتنتهي النقلة.
clause-kotu-tied-hole = الحفر المربوطة و puta و naga تستقبل البذور، لكنها لا تؤكل ولا تُرفع ولا تُلعب أبدًا؛ والبذرة الأخيرة فيها تنهي النقلة.
clause-kotu-tied-owner = الحفرة المربوطة لمن ربطها، في أي جانب كانت.
clause-kotu-tied-row = لا يسمي الملخص صاحبًا للحفرة المربوطة؛ وحيث نتبعه نحسب الحفرة لصفها.
clause-kotu-relay = { olinda-clause-relay }
clause-kotu-empty-ends = { olinda-clause-empty-ends }
clause-kotu-endless = { olinda-clause-endless }
clause-kotu-round-end = تنتهي الجولة إذا جاء دورك ولا بذرة في صفك.
clause-kotu-round-end-marked = وتنتهي الجولة أيضًا إذا كانت كل بذور صفك في حفر لا يجوز لعبها.
clause-kotu-round-end-row = { olinda-clause-round-end-row }
clause-kotu-collect = ما في الصف لصاحبه، ومعه ما في puta و naga.
clause-kotu-refill = { olinda-clause-refill }
clause-kotu-refill-left = { olinda-clause-refill-left }
clause-kotu-puta-naga-wala = { olinda-clause-puta-naga-wala }
clause-kotu-wala = { olinda-clause-wala }
clause-kotu-loser-starts = { olinda-clause-loser-starts }
clause-kotu-loser-starts-full = { olinda-clause-loser-starts-full }
clause-kotu-level = { olinda-clause-level }
clause-kotu-twelve = { olinda-clause-twelve }
clause-kotu-twelve-capture = { olinda-clause-twelve-capture }
clause-kotu-twelve-tie = لهذا اللاعب تُربط حفر الطرف على العدد نفسه الذي يأكل به.
clause-kotu-match-end = { olinda-clause-match-end }
clause-kotu-rounds = { olinda-clause-rounds }
clause-kotu-repetition = تنتهي الجولة إذا جاءت الوضعية نفسها للمرة الثالثة والدور للاعب نفسه، أو إذا لم يؤكل شيء ولم يُربط شيء طوال 200 نقلة.
clause-kotu-singles-marked = إذا كانت الحفر المربوطة والمعلَّمة تجعل البذور الوحيدة تنتظر، فالبذرة الوحيدة في حفرة كهذه تجعل الوحيدة في حفرتك الأمامية تنتظر أيضًا.

# What a reading asks, and its answers.
reading-after_capture = { olinda-reading-after_capture }
reading-after_capture-next_hole_continues = { olinda-reading-after_capture-next_hole_continues }
reading-after_capture-turn_ends = { olinda-reading-after_capture-turn_ends }
reading-tied_owner = لمن بذور الحفرة المربوطة؟
reading-tied_owner-row_owner = للاعب الذي هي في صفه
reading-tied_owner-tier = للاعب الذي ربطها
reading-end_hole_start = من يجب أن يبدأ من حفرة طرف؟
reading-end_hole_start-each_player = كل لاعب، في نقلته الأولى في الجولة
reading-end_hole_start-game_first_only = اللاعب الذي يبدأ المباراة فقط
reading-end_hole_start-first_round = كل لاعب، في نقلته الأولى في المباراة
reading-skip_threes = هل تُتخطى الحفر التي فيها ثلاث؟
reading-skip_threes-all_but_last = تتخطاها كل البذور إلا الأخيرة
reading-skip_threes-none = لا، أبدًا
reading-skip_deadlock = { olinda-reading-skip_deadlock }
reading-skip_deadlock-suspend_skip = { olinda-reading-skip_deadlock-suspend_skip }
reading-skip_deadlock-end_turn = { olinda-reading-skip_deadlock-end_turn }
reading-singles_rule = هل تنتظر البذور الوحيدة الحفر التي فيها أكثر؟
reading-singles_rule-true = نعم، تأتي في الآخر
reading-singles_rule-false = لا، يجوز لعبها في أي وقت
reading-front_hole = { olinda-reading-front_hole }
reading-front_hole-last_in_direction = { olinda-reading-front_hole-last_in_direction }
reading-front_hole-first_in_direction = { olinda-reading-front_hole-first_in_direction }
reading-remainder_from_round = { olinda-reading-remainder_from_round }
reading-remainder_from_round-2 = { olinda-reading-remainder_from_round-2 }
reading-remainder_from_round-3 = { olinda-reading-remainder_from_round-3 }
reading-deficit_removal = { olinda-reading-deficit_removal }
reading-deficit_removal-equalise = { olinda-reading-deficit_removal-equalise }
reading-deficit_removal-same_number = { olinda-reading-deficit_removal-same_number }
reading-arrange_under_twelve = { olinda-reading-arrange_under_twelve }
reading-arrange_under_twelve-true = { olinda-reading-arrange_under_twelve-true }
reading-arrange_under_twelve-false = { olinda-reading-arrange_under_twelve-false }
reading-rounds = { olinda-reading-rounds }
reading-rounds-3 = { olinda-reading-rounds-3 }
reading-rounds-1 = { olinda-reading-rounds-1 }
reading-rounds-5 = { olinda-reading-rounds-5 }
reading-rounds-until_cannot_sow = { olinda-reading-rounds-until_cannot_sow }
reading-singles_count = أي الحفر تجعل البذور الوحيدة تنتظر؟
reading-singles_count-startable = التي يمكن لعبها
reading-singles_count-all = المربوطة والمعلَّمة أيضًا
reading-round_end = { olinda-reading-round_end }
reading-round_end-own_turn = { olinda-reading-round_end-own_turn }
reading-round_end-row_empty = { olinda-reading-round_end-row_empty }

# Presets, each with a sentence.
preset-catalogue = الفهرس
preset-catalogue-says = كما في ملخص فهرس Ludii.
preset-parker-1909 = Parker 1909
preset-parker-1909-says = بقدر ما يقوله Parker نفسه: الأكل ينهي النقلة، والحفرة المربوطة لمن ربطها؛ والجولات كما في الفهرس.

# What the laws ask of a position, by the clause behind them.
law-kotu-tie = الحفرة المربوطة حفرة طرف فيها بذرتان أو أكثر.
law-kotu-refill-left = الحفرة المغلقة فارغة، ولا تُغلق أي حفرة في الجولة الأولى.
law-kotu-puta-naga-wala = حفرة واحدة على الأكثر puta أو naga أو wala، ولا شيء منها في الجولة الأولى.
law-kotu-end-start = اللاعب الذي لم يلعب بعد في الجولة ما زال عليه البدء من حفرة طرف.
law-kotu-direction = لا يبقى اتجاه الجولة مفتوحًا إلا قبل أول بذر فيها.
law-kotu-round-end = بين جولتين تكون اللوحة فارغة، والدور لمن يبدأ الجولة التالية.
law-kotu-round-end-row = بحسب الفهرس لا يكون أي صف فارغًا والجولة جارية.

# What thousands of random games show.
random-play = تستغرق الجولة الأولى 34 نقلة بحسب الفهرس و39 بحسب Parker. وتُربط فيها نحو 2.4 من حفر الطرف، وفي هذه الحفر عند النهاية 30 أو 31 من البذور الـ56: فمعظم الجولات يحسمها السؤال: لمن الحفر المربوطة؟ يفوز من يبدأ بـ56 من كل 100 جولة أولى بحسب الفهرس و49 بحسب Parker؛ ويفوز اللاعب الآخر بـ40 و47؛ والباقي متعادل.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-store = { store-term }
term-store-means = { store-term-means }
term-eat = { eat-term }
term-eat-means = { eat-term-means }
term-lifted = { lifted-term }
term-lifted-means = { lifted-term-means }
term-lap = { lap-term }
term-lap-means = { lap-term-means }
term-closed = { closed-term }
term-closed-means = { closed-term-means }
term-tied = مربوطة, المربوطة, والمربوطة, مربوطتان, تُربط, رُبطت, يُربط, ربط, ربطها, ربطته, وتُربط, فتُربط, وربط, مربوط
term-tied-means = الحفرة المربوطة حفرة طرف صنعت فيها بذرة أخيرة أربعًا. تستقبل البذور حتى نهاية الجولة، لكنها لا تُلعب ولا تُرفع ولا تؤكل أبدًا.
term-puta = { olinda-puta-term }
term-puta-means = { olinda-puta-term-means }
term-naga = { olinda-naga-term }
term-naga-means = { olinda-naga-term-means }
term-wala = { olinda-wala-term }
term-wala-means = { olinda-wala-term-means }
term-repetition = { repetition-term }
term-repetition-means = { repetition-term-means }

# What a mark on the board means.
sign-tied = حفرة مربوطة. العقدة في جانب اللاعب الذي ربطها.
