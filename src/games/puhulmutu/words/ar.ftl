# What is said of Puhulmutu, in Arabic.

name = Puhulmutu

# What visitors choose the game by, and what we add to a reference.
fact-idea = تُتخطى الثلاث وتؤكل الأربع ويستمر البذر: لعبة للوحة olinda لا تُربط فيها أي حفرة.
fact-people = نساء من قرى كاندي (Parker 1909: 599)
fact-place = سريلانكا
fact-time = نُشرت عام 1909
fact-after = Parker 1909، وملخص الفهرس له، وحيث يسكت كلاهما Kotu Baendum على اللوحة نفسها
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Puhul-mutu, Puhulmuti, olinda keliya, mancala, بوهولموتو, منقلة, مانكالا, لعبة بذر
fact-material = بذور حمراء على لوحة olinda من الخشب
source-note-parker-1909 = يشرح الاسم: لآلئ القرع الشمعي (ash-pumpkin).
source-note-ludii = السجل DLP.Evidence.691 هو الفقرة عن Kotu Baendum، وهي تُقارن بهذه اللعبة. ونستنتج من عنوان الصفحة (URL) وملف البرنامج أن اللعبة هي DLP.Games.195 وقواعدها DLP.GameRulesets.216. في الجولة الثالثة يجعل السجل الفائز في الجولة الثانية هو من يرتب ما بقي؛ ومن الواضح أن المقصود هو الخاسر.

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
    [puhul-match-end] { won } لا بذر ممكن { OWN($loser) }.
   *[other] { by-score }
}
ended-at-length = { $clause ->
    [puhul-match-end] { won } البذور { HAS($loser) } لا تكفي لجولة أخرى.
   *[other] { olinda-ended-at-length }
}
closed-mark = { olinda-closed-mark }
note-fault = { olinda-note-fault }
note-value = { olinda-note-value }

# A sentence a clause, by its id.
clause-puhul-setup = { olinda-clause-setup }
clause-puhul-direction = { olinda-clause-direction }
clause-puhul-own-row = تبدأ نقلتك من أي حفرة في صفك.
clause-puhul-singles = { olinda-clause-singles }
clause-puhul-singles-startable = لا تجعل البذور الوحيدة تنتظر إلا حفرة يمكن لعبها هي نفسها: أما puta أو naga فلا.
clause-puhul-front-single = { olinda-clause-front-single }
clause-puhul-front-hole = { olinda-clause-front-hole }
clause-puhul-sow = تُبذر كل بذور الحفرة، بذرة في كل حفرة، مع تخطي الحفر المغلقة.
clause-puhul-origin = { olinda-clause-origin }
clause-puhul-skip-three = { olinda-clause-skip-three }
clause-puhul-skip-marked = الحفرتان puta و naga لا تُتخطيان أبدًا، ولو كان فيهما ثلاث.
clause-puhul-skip-deadlock = { olinda-clause-skip-deadlock }
clause-puhul-eat-four = إذا سقطت بذرتك الأخيرة في حفرة فيها ثلاث، أُكلت الأربع.
clause-puhul-eat-ends = لا استثناء لأطراف الصفوف: فالأربع التي تُصنع هناك تؤكل أيضًا.
clause-puhul-after-eat = بعد الأكل تُرفع الحفرة التالية ويستمر البذر. فإن كانت فارغة انتهت النقلة.
clause-puhul-after-eat-ends = الحفرة التالية هي أول حفرة بعدها غير مغلقة؛ فإن كانت puta أو naga انتهت النقلة.
clause-puhul-marked-hole = الحفرتان puta و naga تستقبلان البذور، لكنهما لا تؤكلان ولا تُرفعان ولا تُلعبان أبدًا.
clause-puhul-marked-ends = إذا سقطت البذرة الأخيرة في puta أو naga، انتهت النقلة.
clause-puhul-relay = { olinda-clause-relay }
clause-puhul-empty-ends = { olinda-clause-empty-ends }
clause-puhul-endless = { olinda-clause-endless }
clause-puhul-round-end = تنتهي الجولة عندما لا تكون لصاحب الدور بذرة في صفه.
clause-puhul-round-end-marked = وتنتهي أيضًا عندما لا يجوز لعب شيء في الصف.
clause-puhul-round-end-row = { olinda-clause-round-end-row }
clause-puhul-collect = من بقيت بذور في صفه فهي له.
clause-puhul-collect-marked = وما في puta أو naga لصاحب صفها أيضًا.
clause-puhul-refill = { olinda-clause-refill }
clause-puhul-refill-left = { olinda-clause-refill-left }
clause-puhul-puta-naga-wala = { olinda-clause-puta-naga-wala }
clause-puhul-wala = { olinda-clause-wala }
clause-puhul-loser-starts = { olinda-clause-loser-starts }
clause-puhul-loser-starts-full = { olinda-clause-loser-starts-full }
clause-puhul-level = { olinda-clause-level }
clause-puhul-twelve = { olinda-clause-twelve }
clause-puhul-twelve-capture = { olinda-clause-twelve-capture }
clause-puhul-match-end = { olinda-clause-match-end }
clause-puhul-rounds = { olinda-clause-rounds }
clause-puhul-repetition = تنتهي الجولة إذا جاءت الوضعية نفسها للمرة الثالثة والدور للاعب نفسه، أو إذا لم يؤكل شيء طوال 200 نقلة.
clause-puhul-singles-marked = إذا كانت puta و naga تجعلان البذور الوحيدة تنتظر، فالحفرة puta التي فيها بذرة واحدة تجعل الوحيدة في حفرتك الأمامية تنتظر أيضًا.

# What a reading asks, and its answers.
reading-after_capture = { olinda-reading-after_capture }
reading-after_capture-next_hole_continues = { olinda-reading-after_capture-next_hole_continues }
reading-after_capture-turn_ends = { olinda-reading-after_capture-turn_ends }
reading-skip_deadlock = { olinda-reading-skip_deadlock }
reading-skip_deadlock-suspend_skip = { olinda-reading-skip_deadlock-suspend_skip }
reading-skip_deadlock-end_turn = { olinda-reading-skip_deadlock-end_turn }
reading-singles_count = أي الحفر تجعل البذور الوحيدة تنتظر؟
reading-singles_count-startable = التي يمكن لعبها
reading-singles_count-all = puta و naga أيضًا
reading-front_hole = { olinda-reading-front_hole }
reading-front_hole-last_in_direction = { olinda-reading-front_hole-last_in_direction }
reading-front_hole-first_in_direction = { olinda-reading-front_hole-first_in_direction }
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
reading-remainder_from_round = { olinda-reading-remainder_from_round }
reading-remainder_from_round-2 = { olinda-reading-remainder_from_round-2 }
reading-remainder_from_round-3 = { olinda-reading-remainder_from_round-3 }
reading-round_end = { olinda-reading-round_end }
reading-round_end-own_turn = { olinda-reading-round_end-own_turn }
reading-round_end-row_empty = { olinda-reading-round_end-row_empty }

# Presets, each with a sentence.
preset-parker-1909 = الفهرس
preset-parker-1909-says = كما يلخصها فهرس Ludii؛ وحيث يسكت فكما في Kotu Baendum.
preset-record = الفهرس، سجل الشواهد
preset-record-says = كما في سجل الشواهد: البذور الباقية تنتظر في المخزن حتى الجولة الثالثة.

# What the laws ask of a position, by the clause behind them.
law-puhul-refill-left = الحفرة المغلقة فارغة، ولا تُغلق أي حفرة في الجولة الأولى.
law-puhul-puta-naga-wala = حفرة واحدة على الأكثر puta أو naga أو wala، ولا شيء منها في الجولة الأولى.
law-puhul-direction = لا يبقى اتجاه الجولة مفتوحًا إلا قبل أول بذر فيها.
law-puhul-round-end = بين جولتين تكون اللوحة فارغة، والدور لمن يبدأ الجولة التالية.
law-puhul-round-end-row = بحسب الفهرس لا يكون أي صف فارغًا والجولة جارية.

# What thousands of random games show.
random-play = تستغرق الجولة الأولى 204 نقلات، والمباراة من ثلاث نحو 410. لا تُربط أي حفرة، فقلما تنتهي الجولات من نفسها: من كل 100 جولة أولى تنتهي 66 لأن شيئًا لم يؤكل طوال 200 نقلة، و26 لأن وضعية جاءت ثلاث مرات، وسبع بصف فارغ. يفوز من يبدأ بـ43 من كل 100 جولة أولى، ويفوز اللاعب الآخر بـ50؛ والباقي متعادل. ويفوز كلا اللاعبين بالمباريات بالقدر نفسه.

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
term-puta = { olinda-puta-term }
term-puta-means = { olinda-puta-term-means }
term-naga = { olinda-naga-term }
term-naga-means = { olinda-naga-term-means }
term-wala = { olinda-wala-term }
term-wala-means = { olinda-wala-term-means }
term-repetition = { repetition-term }
term-repetition-means = { repetition-term-means }
