# What the page of evidence tells of Mangala of Suez, in Arabic.

evidence-lead = يبذر لاعبان أصداف الودع حول صفين في كل منهما ست حفر، ثلاث منها تبدأ فارغة. إذا سقطت الصدفة الأخيرة في حفرة فارغة أكلت ما يقابلها، واستمر البذر.

evidence-fact-name = يسمي الفهرس اللعبة Mangala (Suez)؛ أما Parker فيتحدث عن اللعبة العربية فقط.
evidence-fact-dogs = تسمى الأصداف «Dogs» أي «كلاب».
evidence-fact-people = لا يُذكر لاعبون بعينهم؛ وإنما توصف اللعبة بأنها عربية.
evidence-fact-right = تُبذر الأصداف نحو اليمين.
evidence-fact-no-choice = بحسب Parker لا يختار أحد حفرة من الدور الثالث: فالنقلة تبدأ من الحفرة التي تلي نهاية السابقة. أما ملخص الفهرس فلا يشترط ذلك إلا بعد الأكل.
evidence-fact-quick = هي لعبة سريعة من جولة واحدة فقط.
evidence-fact-place = يذكر سجل الفهرس سيناء، ويذكر برنامجه شبه جزيرة السويس. ولا إحداثيات لأي منهما.
evidence-fact-published = يؤرخها الفهرس بعام 1909، سنة كتاب Parker.
evidence-fact-shells = تبدأ تسع حفر بثماني أصداف ودع في كل منها؛ ومجموعها في حسابنا 72.
evidence-fact-record = يصف الفهرس سجله بأنه وصف معاصر للقواعد، بدرجة ثقة 60. ولا يُذكر في أي موضع لماذا هي 60.
evidence-fact-garbled = بحسب نص ملخص الفهرس تقع الحفر الفارغة الثلاث كلها في صف لاعب واحد، وتبدو الجملة مضطربة. وعند Parker اثنتان في جانب وواحدة في الآخر.
evidence-fact-program-number = يحمل برنامج اللعبة في الفهرس الرقم 279. ونظنه رقم القواعد في الفهرس.
evidence-fact-measure = يشرح Parker اللعبة بلعبتين من سريلانكا: يُبذر فيها كما في Puhulmutu، ويؤكل ما في الحفرة المقابلة كما في Daramutu.

evidence-account-parker = Parker 1909، كما يقتبس منه الفهرس
evidence-account-summary = ملخص الفهرس لكلام Parker
evidence-account-program = برنامج الفهرس

evidence-question-empty-holes = أين تقع الحفر الفارغة الثلاث؟
evidence-answer-empty-holes-parker = اثنتان في جانب، وواحدة في الآخر.
evidence-answer-empty-holes-summary = كلها في صف لاعب واحد؛ والجملة تبدو مضطربة.
evidence-answer-empty-holes-program = اثنتان في صف، وواحدة في الآخر.
evidence-question-chooser = من يختار الحفر الفارغة؟
evidence-answer-chooser-program = اللاعبان بالتناوب، كل في صفه.
evidence-question-first-captures = كم دورًا أول لا يؤكل فيه شيء؟
evidence-answer-first-captures-parker = مرتا بذر تدوران حول اللوحة.
evidence-answer-first-captures-summary = دوران.
evidence-answer-first-captures-program = دوران بحسب نصه؛ وثلاثة كما بُرمج.
evidence-question-beginning = متى يجب أن تبدأ النقلة حيث انتهت السابقة؟
evidence-answer-beginning-parker = دائمًا، بعد أن يبذر كل لاعب مرة: من الحفرة التي تلي تلك النهاية.
evidence-answer-beginning-summary = بعد الأكل: من الحفرة التي تلي تلك النهاية.
evidence-answer-beginning-program = ليس ذلك واجبًا أبدًا: فهي تبدأ من أي حفرة فيها أصداف في صف اللاعب.
evidence-question-nothing-there = ماذا لو كانت الحفرة التي يجب أن تبدأ منها النقلة فارغة؟
evidence-answer-nothing-there-parker = تبدأ النقلة من أول حفرة بعدها فيها أصداف.
evidence-question-after-eating = كيف يستمر البذر بعد الأكل؟
evidence-answer-after-eating-parker = تنتقل الصدفة التي أكلت إلى الحفرة التالية، وتُبذر الأصداف التي فيها.
evidence-answer-after-eating-summary = تنتقل الصدفة التي أكلت إلى الحفرة التالية، ويستمر اللعب.
evidence-answer-after-eating-program = تُبذر الصدفة التي أكلت وحدها، وتسقط في الحفرة التالية.
evidence-question-end = متى تنتهي اللعبة؟
evidence-answer-end-parker = بنهاية جولتها الوحيدة.
evidence-answer-end-program = عندما لا تكون لصاحب الدور أصداف في صفه.
evidence-question-winner = من الفائز؟
evidence-answer-winner-parker = من أكل أكثر.
evidence-answer-winner-program = من لديه أكثر، مع ما بقي في صفه من أصداف.
evidence-question-left = لمن الأصداف التي لم يأكلها أحد؟
evidence-answer-left-program = للاعب الذي هي في صفه.

evidence-unknown-chooser = من يختار الحفر التي تكون فارغة؟
evidence-unknown-side = في جانب من تكون حفرتان فارغتان، وفي جانب من واحدة؟
evidence-unknown-moved-shell = ماذا يحدث إذا انتقلت الصدفة التي أكلت إلى حفرة فارغة؟
evidence-unknown-left = لمن الأصداف التي لم يأكلها أحد؟
evidence-unknown-early = كم نقلة يشملها البذر الأول الذي لا يؤكل فيه شيء؟
evidence-unknown-endless = ما الذي ينهي النقلة إذا كان بذرها لا ينتهي؟

evidence-place-sinai = شبه جزيرة سيناء. لا يذكر السجل إلا سيناء؛ والنقطة هي وسطها، وقد وضعناها نحن.
evidence-date-published = النشر

evidence-like-puhulmutu = تُبذر الأصداف كما تُبذر بذور Puhulmutu: إذا سقطت الأخيرة بين أخرى استمر البذر.
evidence-like-daramutu = في Daramutu أيضًا تأكل البذرة الأخيرة في حفرة فارغة ما يقابلها.
evidence-like-mangala-bedouin = في كلتيهما صفان في كل منهما ست حفر، وأصداف ودع تسمى «Dogs»، تُبذر كما في Puhulmutu.
evidence-like-lab-al-akil = لعبة L’ab al-Akil من مصر لها أيضًا صفان في كل منهما ست حفر و72 ودعة.

# Its tables on the page of numbers.
evidence-table-tree-title = كل الألعاب الممكنة في منقلة السويس بحسب كلام Parker
evidence-table-tree-lead = بحسب كلام Parker يبدأ الدور حيث انتهى السابق. فلا يختار أحد شيئًا بعد أن يبذر كلاهما: كل الألعاب الممكنة تختلف في نقلاتها الخمس الأولى، وقد لعبناها كلها.
evidence-table-tree-games = الألعاب الممكنة
evidence-table-tree-positions = الوضعيات التي قد تظهر
evidence-table-tree-shortest = الأقصر، بالنقلات
evidence-table-tree-median = النصف لا يزيد طوله على
evidence-table-tree-longest = الأطول
evidence-table-tree-won-first = فاز بها اللاعب الأول
evidence-table-tree-won-second = فاز بها اللاعب الثاني
evidence-table-tree-level = متعادلة
evidence-table-tree-repeated = انتهت بالتكرار
evidence-table-tree-endless = فيها بذر لا ينتهي أبدًا
evidence-table-tree-value = مع أفضل لعب من كليهما يزيد ما يأكله اللاعب الأول بمقدار
evidence-table-starts-title = كيف تُحسم منقلة السويس بحسب كلام Parker
evidence-table-starts-lead = يفرغ اللاعب الأول حفرة، ثم الثاني. ومن هنا، مع أفضل لعب من كليهما، ينتهي اللاعب الأول وله زيادة بهذا العدد من الأصداف؛ وما دون الصفر زيادة للاعب الثاني. فاختياران صغيران يحسمان معظم اللعبة.
evidence-table-starts-chart = الأزرق: ينتهي اللاعب الأول بعدد أكبر. الرمادي: اللاعب الثاني. وكلما كان اللون أغمق زادت الأصداف.
evidence-table-starts-rows = يفرغ اللاعب الأول
evidence-table-starts-columns = يفرغ اللاعب الثاني
evidence-table-starts-games = الألعاب:
evidence-table-starts-won = فاز بها الأول:
evidence-table-proved-title = من يفوز في المنقلة من كل بداية
evidence-table-proved-lead = بقواعدنا المعتادة: يفرغ اللاعب الأول حفرة، ثم الثاني، ثم الأول مرة أخرى. والنظر إلى الأمام يُثبت من يفوز من هناك إذا لعب كلاهما بلا خطأ. واللاعب الأول يختار الحفرة الأخيرة، فاختيار جيد واحد يكفي.
evidence-table-proved-chart = الأزرق: يستطيع اللاعب الأول الفوز. الرمادي: يستطيعه الثاني. علامة الاستفهام: لم يُثبَت.
evidence-table-proved-rows = يفرغ اللاعب الأول
evidence-table-proved-columns = يفرغ اللاعب الثاني
evidence-table-proved-value-won = يفوز الأول
evidence-table-proved-first-wins = الحفر الأخيرة التي يفوز بعدها الأول:
evidence-table-proved-open = لم يُثبَت:
