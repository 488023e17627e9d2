# What the page of evidence tells of Raja Pasu, in Arabic. A word between underscores is of the game's own
# language: _raja_.

evidence-lead = يبذر لاعبان حول صفين في كل منهما سبع حفر، ويأخذان الأربع وما بعد الفجوة، ويلعبان جولة بعد جولة بما كسباه. نعرفها من رواية Gering ومن رواية لعبة الثلاثة.

evidence-fact-name = يقال إن الاسم يعني الملك والبقرة: _raja_ ملك، و _pasu_ بقرة.
evidence-fact-language = لا يذكر أي مصدر لغة هاتين الكلمتين. ونظنها السنهالية.
evidence-fact-women = كان معظم من يلعبونها نساء؛ وكان بعض الرجال يعرفونها.
evidence-fact-left-end = الحفر التي لا يستطيع اللاعب ملأها لجولة جديدة هي التي في يسار الصف.
evidence-fact-next-round = من أُعطي ما بقي من جولة يبدأ التالية.
evidence-fact-countries = يقال إنها تُلعب في الهند وسريلانكا.
evidence-fact-colombo = يشير سجل لعبة الثلاثة إلى كولومبو، ونظن أن لعبة الاثنين من هناك أيضًا.
evidence-fact-visit = صادف de Voogt اللعبة حين كان حول كولومبو مدة قصيرة. ولا تُذكر السنة.
evidence-fact-published = يؤرخ الفهرس سجله عن لعبة الثلاثة بعام 2000، سنة مقال de Voogt.
evidence-fact-board = في اللوحة 14 حفرة وفي كل منها سبع حبات.
evidence-fact-museum = اللوحات القديمة في متاحف كولومبو كلها متشابهة: سبع حفر في كل جانب، واثنتان أكبر. وهي من عصر كاندي، من القرن الثامن عشر أو أوائل التاسع عشر.
evidence-fact-by-the-three = يقول de Voogt عن لعبة الثلاثة إن قواعد لعبها هي قواعد Raja Pasu.
evidence-fact-record = السجل الذي في الفهرس هو سجل لعبة الثلاثة.
evidence-fact-no-record = لم نجد في الفهرس سجلًا للعبة الاثنين، فلا نوع شواهد ولا درجة ثقة.
evidence-fact-likelier = يرى de Voogt أنها أرجح من Pallankuli في أن تكون قد لُعبت على لوحات عصر كاندي القديمة.

evidence-account-gering = Gering، عن هذه اللعبة
evidence-account-de-voogt = De Voogt 2000، عن لعبة الثلاثة
evidence-account-catalogue = ملخص الفهرس للعبة الثلاثة

evidence-question-lift = ماذا يحدث بعد البذرة الأخيرة؟
evidence-answer-lift-gering = تُرفع الحفرة التي بعدها وتُبذر.
evidence-answer-lift-catalogue = تُرفع الحفرة التي بعدها وتُبذر.
evidence-question-gap = ماذا لو كانت تلك الحفرة فارغة؟
evidence-answer-gap-gering = يأخذ اللاعب الذي يبذر ما في الحفرة التي بعدها، في أي من الجانبين، أو يتوقف فقط.
evidence-answer-gap-catalogue = يؤخذ ما في الحفرة التي بعدها.
evidence-question-fours = من يأخذ الحفرة التي يصير فيها أربع؟
evidence-answer-fours-gering = صاحب الصف، والنقلة مستمرة.
evidence-answer-fours-de-voogt = يجوز للاعبين أخذ الأربع في حفرهم.
evidence-answer-fours-catalogue = تؤخذ الأربع في الحال؛ ولا يُذكر من يأخذها.
evidence-question-round-end = متى تنتهي الجولة؟
evidence-answer-round-end-gering = عندما لا يكون لدى لاعب ما يلعبه.
evidence-answer-round-end-de-voogt = عندما لا يستطيع أحد الأخذ بعد؛ واللاعب العالق يتوقف حتى ذلك الحين.
evidence-answer-round-end-catalogue = عندما لا يمكن أخذ شيء بعد؛ واللاعب العالق يتجاوز دوره حتى ذلك الحين.
evidence-question-left-over = لمن ما بقي على اللوحة؟
evidence-answer-left-over-gering = لخصم اللاعب الذي لا يستطيع اللعب.
evidence-answer-left-over-de-voogt = للاعب الأخير.
evidence-answer-left-over-catalogue = لمن لعب آخر مرة.
evidence-question-starter = من يبدأ الجولة التالية؟
evidence-answer-starter-gering = من أُعطي ما بقي.
evidence-question-closed = أي الحفر تُغلق في الجولة التالية؟
evidence-answer-closed-gering = التي لا يمكن ملؤها، عند الطرف الأيسر من الصف.
evidence-answer-closed-de-voogt = بعضها؛ ولا يُذكر أيها.
evidence-answer-closed-catalogue = التي لا يمكن ملؤها بسبع.
evidence-question-match-end = متى تنتهي اللعبة كلها؟
evidence-answer-match-end-gering = عندما لا يستطيع لاعب ملء حفرة واحدة.
evidence-answer-match-end-de-voogt = الأرجح أنها لا تنتهي أبدًا، مع ثلاثة لاعبين يجوز لهم الاقتراض.
evidence-answer-match-end-catalogue = عندما لا يبقى إلا لاعب واحد يستطيع ملء الحفر.

evidence-unknown-begins = من يبدأ الجولة إذا لم يُتَّبع Gering؟
evidence-unknown-last-four = ما مصير الأربع التي تصنعها البذرة الأخيرة؟
evidence-unknown-for-ever = متى تنتهي الجولة إذا دارت البذور إلى الأبد؟

evidence-place-colombo = كولومبو وما حولها. النقطة هي نقطة سجل لعبة الثلاثة، وتدل على المدينة؛ أما إلى أي مدى حولها فتخميننا.
evidence-date-published = النشر

evidence-like-mandiri = القواعد نفسها؛ لكن يلعبها ثلاثة، ويقتسمون اللوحة ثلاثة أقسام.
evidence-like-walak-pussa = فيها أيضًا تُرفع الحفرة التالية، ويؤخذ ما بعد حفرة فارغة؛ لكن الأخذ يستمر حيث تتناوب الحفر الفارغة والممتلئة.

evidence-table-proved-title = من يفوز في جولة من Raja Pasu
evidence-table-proved-lead = لا نعرف بعد. بعد كل حركة أولى في الجولة، بقواعدنا المعتادة، حاول النظر إلى الأمام أن يُثبت من يفوز إذا لعب كلاهما بلا خطأ. والأوضاع تتكرر في هذه اللعبة، وما يبدو فوزًا يتوقف عندئذ على الطريق إليه: فليس ذلك إثباتًا.
evidence-table-proved-first-moves = الحركات الأولى في الجولة
evidence-table-proved-won-first = مُثبَت: يفوز اللاعب الأول
evidence-table-proved-won-second = مُثبَت: يفوز اللاعب الثاني
evidence-table-proved-level = مُثبَت: تعادل
evidence-table-proved-open = لم يُثبَت
evidence-table-proved-positions = الأوضاع التي فُحصت
evidence-table-proved-least-depth = عدد الحركات المنظورة إلى الأمام، على الأقل
