# What is said of Oware, in Arabic.

name = Oware

# What visitors choose the game by, and what we add to a reference.
fact-idea = إذا صار في حفرة من الجانب الآخر اثنتان أو ثلاث أُخذت، ولا يُترك ذلك الجانب أبدًا بلا شيء يُبذر.
fact-people = لاعبون في بلدان كثيرة
fact-place = غرب أفريقيا والكاريبي
fact-time = تقليدية، وتُلعب اليوم
fact-after = قواعد البطولات
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = abapa, awari, awale, mancala, أواري, عواري, منقلة, مانكالا, لعبة بذر
fact-material = بذور على لوحة فيها اثنتا عشرة حفرة
source-note-oware-society = الصيغة التي يلعبها الكبار وتستعملها المسابقات.
source-note-wikipedia-oware = مع عدة قواعد لأخذ كل بذور الجانب الآخر (grand slam).
source-note-mind-sports-olympiad = إعلان البطولة. والنقلة التي كانت ستأخذ كل بذور الجانب الآخر لا تأخذ شيئًا.
source-note-romein-bal-2002 = مع أفضل لعب لا يفوز أحد؛ وقواعد نهاية اللعبة تختلف قليلًا عن قواعدنا.

# What one plays for, in a sentence.
aim = يفوز من أخذ بذورًا أكثر من اللاعب الآخر: تنتهي اللعبة عندما تكون لأحدهما 25، أو عندما لا تبقى نقلة.

# How it is told.
counter = { $it ->
    [zero] بذور
    [one] بذرة
    [two] بذرتين
    [few] بذور
    [many] بذرة
   *[other] بذرة
}
nothing-taken = كانت ستأخذ كل ما في الجانب الآخر: فلا يؤخذ شيء.
repeats = جاءت الوضعية نفسها ثلاث مرات: تنتهي اللعبة.
result = { $draw ->
    [yes] تعادل
   *[no] الفوز { OWN($winner) }
}
ended = { result }، { figures }: { $clause ->
    [owa-agreed] اتفق اللاعبان على إنهاء اللعبة، ولكل منهما ما في صفه
    [owa-majority] أكثر من نصف البذور كلها
    [owa-repetition] الوضعية نفسها ثلاث مرات
   *[other] لم تبق نقلة
}.
note-fault = اللعبة التي انتهت بالتكرار لا تترك بذرة على اللوحة.

# A sentence a clause, by its id.
clause-owa-setup = تبدأ كل حفرة من الحفر الاثنتي عشرة بأربع بذور؛ والمخزنان فارغان.
clause-owa-own-hole = تكون النقلة من أي حفرة غير فارغة في صف اللاعب.
clause-owa-feed = إذا كان الصف الآخر فارغًا، وجب اللعب من حفرة تصل بذورها إليه، إن وُجدت.
clause-owa-sow = تُبذر كل بذور الحفرة عكس عقارب الساعة، بذرة في كل حفرة. والبذر الطويل يتخطى الحفرة التي جاء منها، ولا يُبذر شيء في المخازن.
clause-owa-capture = إذا جعلت البذرة الأخيرة ما في حفرة من الجانب الآخر اثنتين أو ثلاثًا، فهي لك.
clause-owa-chain = ثم يؤخذ ما في الحفرة التي قبلها، وفي التي قبل تلك، ما دامت الحفرة في الجانب الآخر وفيها اثنتان أو ثلاث.
clause-owa-grand-slam = لا يجوز لنقلة أن تأخذ كل بذور الجانب الآخر: فإن كانت ستفعل لم تأخذ شيئًا. وفي أماكن أخرى تأخذها مثل هذه النقلة، أو لا يجوز لعبها؛ وعندئذ إن لم توجد نقلة أخرى لم تأخذ شيئًا.
clause-owa-no-feed = إذا لم تكن لك نقلة، لأن صفك فارغ أو لأنه لا تصل أي حفرة من حفرك إلى صف فارغ، انتهت اللعبة ولكل جانب ما في صفه.
clause-owa-majority = من أخذ 25 بذرة أو أكثر فاز في الحال.
clause-owa-agreed = إذا اتفق اللاعبان على أن النقلات تدور بلا نتيجة، انتهت اللعبة، ولكل منهما ما في صفه.
clause-owa-agreed-draw = ما لم يختر اللاعبان غير ذلك، نعد النهاية المتفق عليها تعادلًا.
clause-owa-repetition = لا حاجة إلى سؤال أحد: فالوضعية التي تأتي للمرة الثالثة تُعد اتفاقًا، ولكل جانب ما في صفه.
clause-owa-winner = يفوز من لديه بذور أكثر؛ و24 لكل منهما تعادل.

# What a reading asks, and its answers.
reading-agreed_end = ماذا لو اتفق اللاعبان على إنهاء اللعبة؟
reading-agreed_end-draw = هو تعادل
reading-agreed_end-own_rows = لكل منهما ما في صفه، ويفوز من لديه بذور أكثر
reading-grand_slam = ماذا لو كانت النقلة ستأخذ كل بذور الجانب الآخر؟
reading-grand_slam-takes_nothing = لا تأخذ شيئًا
reading-grand_slam-allowed = تأخذها
reading-grand_slam-forbidden = لا يجوز لعبها

# Presets, each with a sentence.
preset-abapa = Abapa
preset-abapa-says = كما تُلعب في البطولات: النقلة التي كانت ستأخذ كل بذور الجانب الآخر لا تأخذ شيئًا.

note-repeated = انتهت بالتكرار

# What the laws ask of a position, by the clause behind them.
law-owa-repetition = إذا انتهت لعبة بالتكرار فقد احتفظ كل جانب ببذوره: ولا يبقى شيء على اللوحة.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-store = { store-term }
term-store-means = { store-term-means }
