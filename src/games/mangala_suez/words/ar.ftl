# What is said of Mangala of Suez, in Arabic.

name = منقلة السويس

# What visitors choose the game by, and what we add to a reference.
fact-idea = بذر ورفع ثم بذر من جديد: وتؤكل الأصداف المقابلة للصدفة الأخيرة.
fact-people = لعبة عربية كما يقول Parker
fact-place = سيناء أو السويس، مصر
fact-time = نُشرت عام 1909
fact-after = ملخص الفهرس لما كتبه Parker 1909
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Mangala, mancala, منقلة, المنقلة, منقله, مانكالا, مانجالا, لعبة بذر
fact-material = أصداف الودع؛ ولم يُذكر شيء عن اللوحة

# What one plays for, in a sentence.
aim = يفوز من أكل أصدافًا أكثر من اللاعب الآخر، حين يخلو جانب صاحب الدور.

# How it is told.
counter = { $it ->
    [zero] أصداف
    [one] صدفة
    [two] صدفتين
    [few] أصداف
    [many] صدفة
   *[other] صدفة
}
store = الكومة
stores = الكومات
choose = { $what ->
    [empty] قبل اللعب تفقد ثلاث حفر في المجموع أصدافها: اختيار واحدة منها.
   *[sow] اختيار حفرة محاطة بحلقة لبذر أصدافها.
}
takes = أكل
take = أكل
captured = أكل
unit-score = مأكولة
nothing-taken = لم يؤكل شيء: فالبذر الأول لا يأكل شيئًا.
result = { $draw ->
    [yes] تعادل
   *[no] الفوز { OWN($winner) }
}
ended = { result }، { figures }: { $clause ->
    [suez-repetition] تكررت الوضعية نفسها ثلاث مرات
    [suez-endless] بذر بلا نهاية
   *[other] خلا أحد الجانبين
}.
note-emptied = حفر أُفرغت قبل اللعب
note-turns = ما لُعب من النقلات الأولى التي لا تأخذ شيئًا
note-from = تبدأ النقلة من هذه الحفرة
note-endless = بذر لم تكن له نهاية
note-fault = { $key ->
    [emptied] قبل اللعب تكون كل الحفر ممتلئة إلا ما أُفرغ، ويفرغ كل لاعب حفره في دوره.
    [turns] عدد النقلات الأولى التي لا تأخذ شيئًا أقل من ذلك.
    [from] بعد الإفراغ تبدأ النقلة من حفرة فيها أصداف.
   *[endless] لا تنتهي اللعبة بالتعادل بسبب بذر بلا نهاية إلا بتلك القاعدة.
}

# A sentence a clause, by its id.
clause-suez-setup = في كل من تسع حفر ثماني أصداف؛ وثلاث حفر فارغة: اثنتان في جانب وواحدة في الجانب الآخر.
clause-suez-empties = يفرغ اللاعب البادئ حفرة من حفره، ثم يفرغ اللاعب الآخر حفرة من حفره، ثم يفرغ الأول حفرة ثانية؛ وتخرج هذه الأصداف من اللعبة. أما من يختار، وفي أي جانب تكون الحفرتان، فلم يكتبه أحد.
clause-suez-own-side = تبدأ النقلة من أي حفرة فيها أصداف في جانبك.
clause-suez-follow = يجب أن تبدأ النقلة من الحفرة التي تلي نهاية النقلة السابقة، في أي جانب كانت: بعد الأكل بحسب الملخص؛ ودائمًا بحسب Parker، بعد أن يبذر كل لاعب مرة.
clause-suez-follow-empty = إذا كانت تلك الحفرة فارغة، بدأت النقلة من أول حفرة بعدها فيها أصداف.
clause-suez-sow = تُبذر كل أصداف الحفرة عكس عقارب الساعة، صدفة في كل حفرة.
clause-suez-relay = إذا سقطت الصدفة الأخيرة في حفرة فيها أصداف، رُفعت كلها واستمر البذر.
clause-suez-no-early-capture = في الدورين الأولين لا يؤكل شيء: فالحفرة الفارغة تنهيهما.
clause-suez-early-sowings = يتحدث Parker عن بذر حول اللوحة لا يأكل شيئًا؛ ونفهم منه بذرًا واحدًا لكل لاعب.
clause-suez-eat-opposite = إذا سقطت الصدفة الأخيرة في حفرة فارغة، أُكل ما في الحفرة المقابلة، في أي جانب كانت.
clause-suez-move-on = تنتقل الصدفة التي أكلت إلى الحفرة التالية، ويستمر البذر بما فيها من أصداف.
clause-suez-eat-again = إذا انتقلت الصدفة إلى حفرة فارغة، عُدّت كأنها سقطت فيها: فقد تأكل مرة أخرى.
clause-suez-end-turn = الحفرة الفارغة التي لا شيء يقابلها تنهي النقلة.
clause-suez-endless = بعض البذر لا ينتهي أبدًا. بعد 1,000 رفع تتوقف النقلة حيث هي.
clause-suez-end = تنتهي الجولة عندما لا تكون لصاحب الدور أصداف في جانبه.
clause-suez-one-round = جولة واحدة هي اللعبة كلها.
clause-suez-leftovers = الأصداف التي لم تؤكل لا تُحسب لأحد.
clause-suez-winner = يفوز من أكل أكثر؛ وإذا تساوى العددان فهو تعادل.
clause-suez-repetition = إذا جاءت الوضعية نفسها للمرة الثالثة والدور للاعب نفسه، انتهت الجولة.

# What a reading asks, and its answers.
reading-empties = من يفرغ الحفر الثلاث؟
reading-empties-alternate = اللاعبان بالتناوب
reading-empties-starter_sets = اللاعب البادئ
reading-empties-random = تُسحب بالقرعة: وينقر اللاعب البادئ ما خرج
reading-two_empty_side = في أي جانب حفرتان فارغتان؟
reading-two_empty_side-starter = في جانب اللاعب البادئ
reading-two_empty_side-second = في الجانب الآخر
reading-start_rule = متى يجب أن تبدأ النقلة حيث انتهت السابقة؟
reading-start_rule-after_capture = بعد الأكل
reading-start_rule-always = دائمًا، بعد أن يبذر كل لاعب مرة
reading-start_rule-own_side_free = ليس ذلك واجبًا أبدًا
reading-no_capture_turns = كم نقلة أولى لا يؤكل فيها شيء؟
reading-no_capture_turns-2 = اثنتان
reading-no_capture_turns-3 = ثلاث
reading-no_capture_turns-4 = أربع
reading-no_capture_turns-0 = ولا واحدة
reading-moved_shell = ماذا تفعل الصدفة التي انتقلت إلى حفرة فارغة؟
reading-moved_shell-treat_as_drop = تُعدّ كأنها سقطت فيها
reading-moved_shell-always_sow = تُبذر في الحفرة التي بعدها
reading-skip_origin = هل يتخطى البذر الطويل حفرته الأصلية؟
reading-skip_origin-false = لا، تسقط فيها صدفة أيضًا
reading-skip_origin-true = نعم، تُترك
reading-first_sower = من يبذر أولًا؟
reading-first_sower-starter = اللاعب الذي يفرغ أولًا
reading-first_sower-second = اللاعب الآخر
reading-leftovers = لمن الأصداف التي لم يأكلها أحد؟
reading-leftovers-nobody = ليست لأحد
reading-leftovers-side_owner = لصاحب الجانب الذي هي فيه
reading-endless = ماذا يحدث إذا كان البذر لا ينتهي؟
reading-endless-end_turn = تنتهي النقلة
reading-endless-draw = تنتهي اللعبة بالتعادل

# Presets, each with a sentence.
preset-catalogue = الفهرس
preset-catalogue-says = كما في ملخص فهرس Ludii.
preset-parker-1909 = Parker 1909
preset-parker-1909-says = كما كتبها Parker. من النقلة الثالثة لا يختار أحد شيئًا: فكل نقلة تبدأ حيث انتهت السابقة.
preset-ludii = Ludii
preset-ludii-says = كما في برنامج Ludii: تبدأ كل نقلة من أي حفرة تختارها.

# What the laws ask of a position, by the clause behind them.
law-suez-empties = تُفرغ ثلاث حفر قبل اللعب، اثنتان في جانب وواحدة في الآخر؛ وأصدافها خارج اللعبة.
law-suez-no-early-capture = النقلات الأولى لا تأخذ شيئًا: وتذكر الوضعية كم لُعب منها.
law-suez-follow = إذا وجب أن تبدأ النقلة من حفرة معينة، ففي تلك الحفرة أصداف.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-pile = كومة, الكومة, كومتك, كومته, كومات, الكومات, كومتان, للكومة, للكومتين
term-pile-means = في الكومة الأصداف التي أكلها اللاعب. ولا يُلعب منها شيء.
term-eat = { eat-term }
term-eat-means = { eat-term-means }
term-lifted = { lifted-term }
term-lifted-means = { lifted-term-means }
term-lap = { lap-term }
term-lap-means = { lap-term-means }
