# What the page of evidence tells of Raja Pasu Mandiri, in Arabic. A word between underscores is of the game's
# own language: _mandiri_.

evidence-lead = ثلاثة لاعبين يقتسمون لوحة واحدة: لـ Raja وسطها، ولـ Mandiri و Pasu طرفاها. يأخذون الأربع وما بعد الفجوة، ويتبادلون المقاعد من وقت إلى آخر.

evidence-fact-name = يقال إن الاسم يعني الملك والبقرة والوزير: _raja_ و _pasu_ و _mandiri_.
evidence-fact-mandiri = يذكر de Voogt كلمة وزير بوصفها كلمة أخرى لـ _mandiri_.
evidence-fact-players = يُروى بطريقتين من كان يلعبها: بالغون من الجنسين بحسب سجل الفهرس، ونساء بحسب Gering.
evidence-fact-middle = يرى de Voogt أن وسط اللوحة، وهو لـ Raja، أهم أجزائها.
evidence-fact-left = حفر Mandiri على يسار Raja، أو على يمينه إذا أراد اللاعبون.
evidence-fact-gift = بحسب من سألهم de Voogt، على Raja حبة واحدة لكل من الخصمين عندما تنتهي اللعبة.
evidence-fact-hardly-ends = لا تكاد اللعبة تنتهي، وكان معروفًا أن من ليس لديهم ما يكفي من الحبات يقترضون.
evidence-fact-seats = يُروى بطريقتين متى يتبادل اللاعبون المقاعد: بعد ثلاث ألعاب عند de Voogt، ومع كل جولة عند Gering.
evidence-fact-colombo = في السجل إحداثيات تصل دقتها إلى جزء من مئة من الثانية. وهي تقع في كولومبو، ونعدها دالة على المدينة.
evidence-fact-dated = سجل الفهرس مؤرخ بعام 2000.
evidence-fact-board = للاعبين الثلاثة ثلاثة مخازن وصفان من الحفر، وفي كل حفرة سبع حبات.
evidence-fact-record = يصف الفهرس سجله بأنه إثنوغرافيا، بدرجة ثقة 100. ولم نقرأ ما الذي يقيسه هذا الرقم.
evidence-fact-program = يلعب برنامج الفهرس بقواعد ليست في سجله. فالأربع للاعب الذي يبذر، والجولة تنتهي بأقل من أربع حبات على اللوحة، ولا يعطي Raja إلا من مخزن فيه أكثر من اثنتين.

evidence-account-de-voogt = De Voogt 2000، بكلماته
evidence-account-catalogue = ملخص الفهرس
evidence-account-gering = Gering
evidence-account-program = برنامج الفهرس

evidence-question-sides = أي جانب من Raja هو لـ Mandiri؟
evidence-answer-sides-de-voogt = اليسار، أو اليمين إن أراد اللاعبون.
evidence-answer-sides-catalogue = اليسار لأحد اللاعبين واليمين للآخر؛ ولا يُذكر أيهما Mandiri.
evidence-answer-sides-gering = أحد الجانبين؛ ولا يُذكر أيهما.
evidence-question-fours = من يأخذ الحفرة التي يصير فيها أربع؟
evidence-answer-fours-de-voogt = يجوز للاعبين أخذ الأربع في حفرهم.
evidence-answer-fours-catalogue = تؤخذ الأربع في الحال؛ ولا يُذكر من يأخذها.
evidence-answer-fours-gering = كما في لعبة الاثنين، حيث يأخذها صاحبها.
evidence-answer-fours-program = اللاعب الذي يبذر.
evidence-question-round-end = متى تنتهي الجولة؟
evidence-answer-round-end-de-voogt = عندما لا يستطيع أحد الأخذ بعد.
evidence-answer-round-end-catalogue = عندما يؤخذ كل شيء، أو لا يمكن أخذ شيء بعد.
evidence-answer-round-end-gering = عندما لا يستطيع أحد الأخذ بعد.
evidence-answer-round-end-program = عندما تكون على اللوحة أقل من أربع حبات.
evidence-question-left-over = لمن ما بقي على اللوحة؟
evidence-answer-left-over-de-voogt = للاعب الأخير.
evidence-answer-left-over-catalogue = لمن لعب آخر مرة.
evidence-answer-left-over-gering = لمن لعب آخر نقلة.
evidence-answer-left-over-program = لصاحب النقلة الأخيرة.
evidence-question-gift = ماذا يعطي Raja؟
evidence-answer-gift-de-voogt = حبة لكل من الخصمين، بحسب من سألهم.
evidence-answer-gift-catalogue = حبة لكل من الخصمين، عند بدء جولة جديدة.
evidence-answer-gift-program = حبة لكل من الخصمين، إذا كان في المخزن أكثر من اثنتين.
evidence-question-seats = متى يتبادل اللاعبون المقاعد؟
evidence-answer-seats-de-voogt = بعد ثلاث ألعاب. عندئذ يصير Mandiri في مقعد Raja، ومن كان Raja يصير Pasu.
evidence-answer-seats-catalogue = بعد ثلاث مرات في دور Raja؛ ثم يأتي اللاعب التالي.
evidence-answer-seats-gering = مع كل جولة. يصير Raja في مقعد Pasu، و Pasu في مقعد Mandiri، و Mandiri في مقعد Raja.
evidence-answer-seats-program = بعد ثلاث جولات.
evidence-question-borrowing = هل يمكن للاعب ليس لديه ما يكفي من الحبات أن يقترض؟
evidence-answer-borrowing-de-voogt = نعم. ولا يُذكر كيف.
evidence-answer-borrowing-gering = نعم، من الخصمين، إذا لم يمكن ملء حفرة واحدة.
evidence-answer-borrowing-program = لا: من لديه أقل من سبع فقد خسر.
evidence-question-match-end = متى تنتهي اللعبة كلها؟
evidence-answer-match-end-de-voogt = الأرجح أنها لا تنتهي أبدًا.
evidence-answer-match-end-catalogue = عندما لا يبقى إلا لاعب واحد يستطيع ملء الحفر.
evidence-answer-match-end-gering = الأرجح أنها لا تنتهي أبدًا، لأن الاقتراض جائز.
evidence-answer-match-end-program = من لديه أقل من سبع بعد جولة فقد خسر.

evidence-unknown-loan = كم يقترض اللاعب؟
evidence-unknown-lender = من يُقرض إذا لم يُتَّبع Gering، وعنده يُقرض الخصمان؟
evidence-unknown-given-back = هل يُرد ما اقتُرض؟
evidence-unknown-filled-first = أي الحفر تُملأ أولًا؟
evidence-unknown-counted = كيف تُحسب اللعبة كلها؟

evidence-place-colombo = كولومبو وما حولها. النقطة هي نقطة السجل، وتدل على المدينة؛ أما إلى أي مدى حولها فتخميننا.
evidence-date-published = النشر

evidence-like-raja-pasu = القواعد نفسها؛ لكن يلعبها اثنان، لكل منهما صف. ودورا Raja و Pasu فيها أيضًا.
