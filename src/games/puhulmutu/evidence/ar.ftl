# What the page of evidence tells of Puhulmutu, in Arabic. A word between underscores is of the game's own
# language: _puta_.

evidence-lead = يبذر لاعبان البذور حول صفين في كل منهما سبع حفر، ويتخطيان الثلاث ويأكلان الأربع. تُلعب في جولات، ومن خرج من جولة بأقل بدأ التالية بحفر مغلقة.

evidence-fact-names = يُكتب الاسم Puhulmutu، وكذلك Puhulmuti.
evidence-fact-pearls = يشرح Parker الاسم بأنه لآلئ القرع الشمعي (ash-pumpkin).
evidence-fact-empty-hole = تسمى الحفرة الفارغة _puhuwala_ أو _pussa_.
evidence-fact-eating = _tun-indin kanawa_ تعني الأكل بثلاث بذور.
evidence-fact-left-over = الحفرة التي تبدأ الجولة ببذرة واحدة أو اثنتين أو ثلاث فقط، مما بقي من الملء، هي _puta_ أو _naga_ أو _wala_.
evidence-fact-women = تلعب نساء القرى هذه اللعبة وما يشبهها، ويلعبن بسرعة.
evidence-fact-first-move = من يلعب أولًا يختار اتجاه الدوران، ويبدأ عادة من الحفرة قبل الأخيرة.
evidence-fact-round = ما يسميه Parker جولة يستمر حتى لا تكون لصاحب الدور بذرة في جانبه.
evidence-fact-waiting = بحسب سجل الفهرس تنتظر البذور الباقية في المخزن في الجولة الثانية؛ ولا تصنع _puta_ أو _naga_ أو _wala_ إلا من الجولة الثالثة، ويؤخذ من المقابلة واحدة أو اثنتان أو ثلاث. وبحسب النص في برنامج الفهرس تفعل ذلك من الجولة الثانية، ويؤخذ ثلاث أو اثنتان أو واحدة.
evidence-fact-island = اللعبة من سريلانكا. ولا إحداثيات في السجل.
evidence-fact-published = يؤرخها الفهرس بعام 1909، سنة كتاب Parker.
evidence-fact-apart = توضع البذور المأكولة وحدها، في مكان عند أحد طرفي اللوحة أو أحد جانبيها.
evidence-fact-twig = غصين أو قشة يبين أن الحفرة مغلقة طوال الجولة.
evidence-fact-record = يصف الفهرس سجله بأنه إثنوغرافيا. ولم ندوّن درجة الثقة التي يعطيها له.
evidence-fact-pages = يذكر الفهرس صفحة 594 من Parker؛ واللعبة في Google Books في الصفحة التي يرقمها 596. وإلى أن تُرى نسخة مطبوعة لا يقين إلا في الصفحات من 594 إلى 599.
evidence-fact-program-number = يحمل برنامج اللعبة في الفهرس الرقم 216. ونظنه رقم القواعد في الفهرس.
evidence-fact-measure = يشرح Parker ألعابًا أخرى بمقارنتها بـ Puhulmutu: وهي Kotu Baendum و Daramutu واللعبة العربية من السويس.

evidence-account-parker = Parker 1909، بقدر ما قرأنا منه
evidence-account-record = سجل الفهرس
evidence-account-summary = الملخص في برنامج الفهرس

evidence-question-first-hole = أين تبدأ النقلة الأولى؟
evidence-answer-first-hole-parker = عادة من الحفرة قبل الأخيرة.
evidence-answer-first-hole-record = من حفرة في صف اللاعب.
evidence-answer-first-hole-summary = من حفرة في صف اللاعب.
evidence-question-singles = هل يجوز لعب بذرة وحيدة؟
evidence-answer-singles-summary = لا، ما دامت لدى اللاعب حفرة فيها أكثر. والتي في الحفرة الأمامية تنتظر أيضًا ما دامت له بذور وحيدة أخرى.
evidence-question-after-eating = ماذا يحدث بعد أكل أربع؟
evidence-answer-after-eating-parker = تُرفع الحفرة التالية ويستمر البذر. فإن كانت فارغة انتهت النقلة.
evidence-answer-after-eating-record = تُرفع الحفرة التالية ويستمر البذر.
evidence-answer-after-eating-summary = تُرفع الحفرة التالية ويستمر البذر.
evidence-question-round-end = متى تنتهي الجولة؟
evidence-answer-round-end-parker = عندما لا تكون لصاحب الدور بذرة في جانبه.
evidence-answer-round-end-record = عندما يخلو أحد الصفين.
evidence-answer-round-end-summary = عندما يخلو أحد الصفين.
evidence-question-remaining = لمن البذور التي تبقى في صف عند نهاية الجولة؟
evidence-answer-remaining-summary = لصاحب ذلك الصف.
evidence-question-from-round = من أي جولة توضع البذور الباقية على اللوحة؟
evidence-answer-from-round-record = من الثالثة. وفي الثانية تنتظر في المخزن.
evidence-answer-from-round-summary = من الثانية.
evidence-question-whose = من يرتب البذور الباقية؟
evidence-answer-whose-record = الفائز في الجولة الثانية؛ ومن الواضح أن المقصود هو الخاسر.
evidence-answer-whose-summary = الخاسر في الجولة السابقة.
evidence-question-opposite = كم يؤخذ مقابل _puta_ و _naga_ و _wala_؟
evidence-answer-opposite-record = واحدة واثنتان وثلاث.
evidence-answer-opposite-summary = ثلاث واثنتان وواحدة.
evidence-question-marks = أي الحفر تُعلَّم، وبماذا؟
evidence-answer-marks-record = الحفر المغلقة، بغصين أو قشة.
evidence-answer-marks-summary = _puta_ و _naga_، بورق أو قش.

evidence-unknown-end = كيف تنتهي اللعبة بحسب Parker، ولم نقرأ من صفحته إلا البداية؟
evidence-unknown-singles = هل على البذور الوحيدة أن تنتظر، كما يقول ملخص الفهرس وحده، وأي الحفر تجعلها تنتظر؟
evidence-unknown-front = أي حفرة هي الأمامية، وهي التي تنتظر بذرتها الوحيدة ما دامت هناك بذور وحيدة أخرى؟

evidence-place-island = سريلانكا. لا يذكر السجل إلا الجزيرة؛ والنقطة هي وسطها، وقد وضعناها نحن.
evidence-date-published = النشر

evidence-like-kotu-baendum = تُلعب Kotu Baendum مثل Puhulmutu، لكن النقلة الأولى تبدأ من حفرة طرف، والأربع التي تُصنع في حفرة طرف تُربط، والأكل ينهي النقلة.
evidence-like-daramutu = تُلعب Daramutu مثل Puhulmutu، لكن البذرة الأخيرة في حفرة فارغة تأكل ما يقابلها.
evidence-like-mangala-suez = البذر في منقلة السويس هو نفسه، إلى أن تسقط الصدفة الأخيرة في حفرة فارغة.
