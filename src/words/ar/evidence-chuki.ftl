# What the page of evidence tells of Chuki, in our own words. A word between underscores is of the game's own
# language: _batu_.

chuki-evidence-name = Chuki
chuki-evidence-lead = تُلعب Chuki من جوهور بـ 60 قطعة بيضاء و60 سوداء، على لوحة تشبه كثيرًا لوحة Pasang. لا يحرّك اللاعبون القطع: ثلاثة أحجار نرد تقرر ما يُرفع عن اللوحة.
chuki-evidence-why = لا يذكر أحد أي رمية نرد ترفع أي قطع وكم منها، ولا من فاز. والسجل نفسه يعطي اللوحة حجمين، ولا يوجد ترتيب أول إلا في ملخصه، والاقتباس الذي فيه لا يؤيده. ورواية من جاوة تحرّك القطع ولا تعرف النرد، فقد تكون عن لعبة أخرى.

chuki-evidence-fact-names = في جوهور تسمى اللعبة Chuki. وفي قوائم الكلمات Chuke و Juki و Tjuki و Tjoeki.
chuki-evidence-fact-board-words = اللوحة هي _papan chuki_، والموضع المرتفع للوعاء _tempat mangkok_، والقطع _batu_، أي أحجار.
chuki-evidence-fact-dice = يلعب لاعبان بالتناوب. كل منهما يُسقط ثلاثة أحجار نرد في الوعاء، ويرفع قطعًا من قطعه بحسب الرمية.
chuki-evidence-fact-java = كانت في جاوة لعبة بهذا الاسم فيها 60 قطعة لكل جانب على 120 نقطة. تسير النقلات في كل الاتجاهات وتأخذ واحدة أو ثلاثًا أو خمسًا في المرة.
chuki-evidence-fact-java-begins = في جاوة كانت القرعة تقرر من يأخذ القطعة الأولى. وكان اللاعب يستمر ما دام يستطيع الأخذ؛ ومن أزال أولًا كل قطع الآخر فقد فاز.
chuki-evidence-fact-johore = نقطة السجل هي 1° 28′ 30.67″ شمالًا، 103° 45′ 44.52″ شرقًا. والنص الذي يقتبسه لا يسمّي إلا جوهور، فالنقطة تمثل المدينة أو الولاية، لا مكانًا معروفًا بجزء من مئة من الثانية.
chuki-evidence-fact-dated = يؤرخ الفهرس لعبة جوهور بكتاب Culin، 1898، ولعبة جاوة بالطبعة الأولى من كتاب Raffles، 1817.
chuki-evidence-fact-board = في لوحة ضلعها عشرة مربعات 121 تقاطعًا. الأوسط مغطى، فيُستعمل 120، لـ 60 قطعة بيضاء و60 سوداء.
chuki-evidence-fact-figures = تقول مقالة الموسوعة إن عند Culin شكلين: الرقم 174 يبيّن طاولة هي نفسها اللوحة، والرقم 175، في الصفحة 871، مخطط لوحة. وفي كليهما تغيب النقطة الوسطى والخطوط الأربعة التي كانت تصل إليها.
chuki-evidence-fact-record = يصف الفهرس سجله عن جوهور بأنه وصف معاصر للقواعد، بدرجة ثقة 100.
chuki-evidence-fact-record-java = يصف الفهرس سجله عن جاوة بأنه إثنوغرافيا، بدرجة ثقة 100. وهو يقتبس طبعة 1830، الصفحة 391.
chuki-evidence-fact-summary = في ملخص الفهرس اثنا عشر مربعًا في الضلع، والقطع البيضاء في مثلثين في ركنين وعلى أربع نقاط عند الوعاء. وفي النص الذي يقتبسه عشرة مربعات، ولا ترتيب فيه.
chuki-evidence-fact-at-second-hand = لم نر كتب Culin و Raffles و Crawfurd و Roorda van Eysinga. نعرف ما تقتبسه منها مقالة موسوعة والفهرس؛ ولصفحات Culin تذكر المقالة 871–873، والفهرس 872–873.
chuki-evidence-fact-crawfurd = معجم ملايوي من سنة 1852 (الصفحتان 39 و62) يشبّه Chuke أو Juki بالداما. وهو لـ Crawfurd؛ ونسختنا من مقالة الموسوعة تكتبه Crawford.
chuki-evidence-fact-roorda = معجم Roorda van Eysinga من سنة 1835 (الصفحة 662) يشبّهها بالداما أيضًا. ويتحدث عن 120 مربعًا صغيرًا و60 قطعة سوداء و60 بيضاء.
chuki-evidence-fact-beans = تقول ملاحظات أخرى إن Tjuki تشبه الداما، بحبات فول بيضاء وسوداء.

chuki-evidence-account-culin = Culin 1898، كما يقتبسه الفهرس
chuki-evidence-account-catalogue = ملخص الفهرس
chuki-evidence-account-article = مقالة الموسوعة عن Pasang
chuki-evidence-account-raffles = Raffles عن جاوة، كما يقتبسه الفهرس

chuki-evidence-question-board = ما حجم اللوحة؟
chuki-evidence-answer-board-culin = عشرة مربعات في الضلع؛ تُستعمل 120 نقطة.
chuki-evidence-answer-board-catalogue = اثنا عشر مربعًا في الضلع؛ ولا تُستعمل النقاط التي على الحافة.
chuki-evidence-answer-board-article = عشرة مربعات في الضلع، أي إحدى عشرة نقطة في إحدى عشرة. والوسطى لا تُستعمل.
chuki-evidence-answer-board-raffles = فيها 120 نقطة.
chuki-evidence-question-layout = كيف تُرتَّب القطع في البداية؟
chuki-evidence-answer-layout-culin = كلها على اللوحة؛ ولا يُذكر ترتيبها.
chuki-evidence-answer-layout-catalogue = البيضاء في مثلثين في ركنين متقابلين وعلى النقاط الأربع بجانب الوعاء، والسوداء في كل مكان آخر.
chuki-evidence-answer-layout-article = كلها على النقاط؛ ولا يُذكر ترتيبها.
chuki-evidence-question-dice = هل هناك نرد؟
chuki-evidence-answer-dice-culin = ثلاثة أحجار نرد، تُرمى في وعاء في الوسط.
chuki-evidence-answer-dice-catalogue = ثلاثة أحجار نرد، تُرمى في وعاء في الوسط.
chuki-evidence-answer-dice-article = ثلاثة أحجار نرد، تُرمى في الوعاء.
chuki-evidence-answer-dice-raffles = لا يُذكر نرد.
chuki-evidence-question-moves = هل تتحرك القطع؟
chuki-evidence-answer-moves-culin = لا يُذكر إلا رفعها.
chuki-evidence-answer-moves-catalogue = لا يُذكر إلا رفعها.
chuki-evidence-answer-moves-article = لا يُذكر إلا رفعها.
chuki-evidence-answer-moves-raffles = نعم، في كل الاتجاهات.
chuki-evidence-question-taking = قطع من تؤخذ، وكم منها؟
chuki-evidence-answer-taking-culin = قطع اللاعب الذي يرمي، بحسب النرد. ولا يُذكر كم.
chuki-evidence-answer-taking-catalogue = تؤخذ القطع بحسب النرد؛ ولا يُذكر قطع من.
chuki-evidence-answer-taking-article = قطع اللاعب الذي يرمي، بحسب النرد. ولا يُذكر كم.
chuki-evidence-answer-taking-raffles = قطع اللاعب الآخر: واحدة أو ثلاث أو خمس، مرة بعد مرة ما دام ذلك ممكنًا.
chuki-evidence-question-beginning = من يبدأ؟
chuki-evidence-answer-beginning-raffles = من يفوز بالقرعة.
chuki-evidence-question-winning = من يفوز؟
chuki-evidence-answer-winning-raffles = من يخلي اللوحة أولًا من قطع الآخر.

chuki-evidence-unknown-casts = أي رمية نرد ترفع أي قطع، وكم منها؟
chuki-evidence-unknown-winner = متى تنتهي لعبة بالنرد، ومن فاز فيها؟
chuki-evidence-unknown-board = هل ضلع اللوحة عشرة مربعات أم اثنا عشر؟
chuki-evidence-unknown-layout = كيف تُرتَّب القطع قبل الرمية الأولى؟
chuki-evidence-unknown-java = هل لعبة جاوة، التي لا تعرف النرد، هي اللعبة نفسها؟

chuki-evidence-place-johore = جوهور، في شبه جزيرة الملايو. النقطة من السجل؛ وهي تمثل إما المدينة وإما الولاية كلها.
chuki-evidence-place-java = جاوة. لا يسمّي السجل إلا الجزيرة؛ والنقطة وسطها، ونحن وضعناها.
chuki-evidence-date-raffles = يروي Raffles عن لعبة جاوة
chuki-evidence-date-culin = ينشر Culin لعبة جوهور

chuki-evidence-like-pasang = اللوحة وعدد القطع متشابهان، لكن Pasang بلا نرد، وما يؤخذ فيها يختاره لاعبوها.
