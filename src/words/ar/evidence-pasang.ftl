# What the page of evidence tells of Pasang, in our own words. A word between underscores is of the game's own
# language: _ka_.

evidence-lead = لاعبان يخليان لوحة من 120 قطعة سوداء وبيضاء، خطًّا فردي العدد في كل مرة، ولكل منهما قطعة واحدة تتحرك، هي الـ _ka_. ومن لا يستطيع أخذ أي خط يخسر.

evidence-fact-name = اسم اللعبة Pasang. أما Pasang Emas، كما تسمى كثيرًا، فهو اسم برنامج حاسوب.
evidence-fact-ka-suntuk = الـ _ka_ هو القطعة الوحيدة التي يحرّكها اللاعب. واللاعب الذي لا يستطيع الـ _ka_ الخاص به أن يأخذ شيئًا يكون _suntuk_: عالقًا.
evidence-fact-gadong = الـ _gadong_ كوب أو وعاء، موضوع في وسط اللوحة. تُحفظ فيه القطع؛ ولا دور له في اللعب.
evidence-fact-buah = بحسب Bell، كما يقتبسه الفهرس، القطع كرات وتسمى _buah_.
evidence-fact-women = تُلعب Pasang في بروناي. ويذكر Bell نساء القرى، وكن يلعبن في احتفالات تدوم الليل كله: الأعراس وطقوس التنشئة والختان.
evidence-fact-schools = قواعد البرنامج Pasang Emas، كما يقول مؤلفه، هي التي تعلّمها المدارس.
evidence-fact-four = سمع Nor Jaidi Tuah عن Pasang لأربعة لاعبين، ولا يذكر عنها أكثر من ذلك.
evidence-fact-workshops = إدارة المتاحف في بروناي تعلّم Pasang في ورش. وفي صحيفة بتاريخ 5 أبريل 2015 خبر عن واحدة منها.
evidence-fact-gathering = بحسب العادة يجمع أحد اللاعبين ما يأخذه في الـ _gadong_، والآخر على الطاولة. ولا شيء في اللعب يتوقف على ذلك.
evidence-fact-diagonals = الأقطار من الأركان لا تفيد إلا في وضع النمط.
evidence-fact-patterns = هناك أكثر من ثلاثين نمطًا تقليديًا. كلها متماثلة، وتُصنَّف بحسب تماثلها.
evidence-fact-perfect = من أصناف الأنماط صنف يسمى المثالي. وأنماطه تُستعمل أيضًا في تظليل التطريز.
evidence-fact-colours = مقالة الموسوعة تعطي كل لاعب قطع لون واحد. لكنها تحسب للاعبَين ما أُخذ من اللونين، وتقول إن الـ _ka_ بلا لون.
evidence-fact-next = بحسب التقليد يبدأ اللعبة التالية من أخذ آخر مرة.
evidence-fact-part = بحسب التقليد يجوز أخذ جزء من خط، ثلاث قطع من خمس مثلًا. ويظن مؤلف Pasang Emas أن هذا في الغالب لمعادلة القوى بين اللاعبين.
evidence-fact-agreed = بحسب التقليد يتفق اللاعبان على طريقة واحدة يدخل بها الـ _ka_: بالانزلاق أو بالقفز.
evidence-fact-opened = بحسب التقليد لا يأخذ أحد خطًّا فتحه اللاعب الآخر، إلا إذا كان سيصبح _suntuk_ بدونه.
evidence-fact-choices = في البرنامج Pasang Emas يستطيع اللاعب الأول البدء بـ 11 طريقة، والثاني الرد بـ 10. وعلى مدى لعبة كاملة في الدور نحو سبعة اختيارات.
evidence-fact-lengths = في البرنامج يمكن أخذ 118 قطعة. ودامت الألعاب 56 دورًا في المتوسط، وأطولها 94.
evidence-fact-country = بروناي. ليس في السجل إحداثيات.
evidence-fact-dated = يؤرخ الفهرس سجله بكتاب Bell، 1973. والمنشورات عن البرنامج Pasang Emas التي نستشهد بها من 24 مارس 2010 إلى 11 يوليو 2012.
evidence-fact-board = بحسب Bell كانت اللوحات من خشب صلب: _malangai_ أو _mengaris_ أو _kayu balian_ أو _salangan batu_. كانت الخطوط محفورة خدشًا، والتقاطعات مجوفة قليلًا كأكواب، وحافة مرتفعة تمنع الكرات من السقوط.
evidence-fact-sizes = بحسب Bell اختلفت أحجام اللوحات. وكان المخزن في الوسط يشغل مكان تسع نقاط وعرضه 4.5 بوصة.
evidence-fact-buttons = كانت القطع من الخشب. أما الآن فكثيرًا ما تحل محلها أزرار المعاطف.
evidence-fact-red-blue = أن يكون أحد الـ _ka_ أحمر والآخر أزرق هو اصطلاح من البرنامج Pasang Emas.
evidence-fact-record = يصف الفهرس سجله بأنه وصف معاصر للقواعد. واللعبة التي فيه هي لعبة Bell، ولها قواعد أخرى.
evidence-fact-literature = لقراءة المزيد يذكر الفهرس Lhôte 1994، الصفحتين 571–572. ويذكر لعبة Claim Jumpers على أنها شبيهة بلعبة Bell.
evidence-fact-program = بدأ Nor Jaidi Tuah البرنامج Pasang Emas سنة 2000. كان كتاب من المكتبة غامضًا، فعلّمه اللعبة لاعب مخضرم. وعُرض البرنامج في Inforama سنة 2001.
evidence-fact-authorities = قواعد البرنامج من كتاب لمتحف بروناي، _Mari Bermain Pasang_، ومن لاعب خبير.
evidence-fact-unrelated = تقول مقالة الموسوعة إن Pasang لا صلة لها بأي لعبة أخرى، ثم إنها ربما قريبة بعيدة للعبة Fanorona.
evidence-fact-bell = يروي Bell 1973 عن لعبة أخرى اسمها Pasang. تأخذ القطع فيها بالقفز، ويلعبها اثنان إلى أربعة، واللونان موزعان كرقعة المربعات، وتسع نقاط في الوسط خارج اللعب.
evidence-fact-bell-doubted = يكتب Nor Jaidi Tuah أن بعضهم يشك في دقة رواية Bell، وهو لا ينحاز إلى أي طرف في ذلك.

evidence-account-article = مقالة الموسوعة
evidence-account-tradition = التقليد، كما يرويه Nor Jaidi Tuah
evidence-account-program = برنامجه Pasang Emas، كما يصفه
evidence-account-neto = صفحة القواعد لـ J. P. Neto

evidence-question-second-column = أي عمود يجوز للاعب الثاني إفراغه؟
evidence-answer-second-column-article = عمود مقابل قطريًّا؛ وضد العمود الأوسط أي عمود غير الأوسط.
evidence-answer-second-column-tradition = عمود مقابل قطريًّا، ليبدأ اللعب بهدوء.
evidence-answer-second-column-program = عشرة من الأعمدة الأحد عشر، ومنها عمود قريب من عمود اللاعب الأول.
evidence-answer-second-column-neto = عمود مقابل قطريًّا؛ وضد العمود الأوسط أي عمود غير الأوسط.
evidence-question-part-of-line = هل يجوز أخذ جزء من خط؟
evidence-answer-part-of-line-article = يجب أن يكون ما يؤخذ فردي العدد ومن لون واحد. ولا يُذكر شيء عن أجزاء الخطوط.
evidence-answer-part-of-line-tradition = نعم: ثلاث قطع من خمس مثلًا.
evidence-answer-part-of-line-program = لا، الخط كله فقط.
evidence-answer-part-of-line-neto = يجب أن يكون الخط فردي العدد. ولا يُذكر شيء عن أجزائه.
evidence-question-ka-way = هل ينزلق الـ _ka_ إلى الممر أم يقفز؟
evidence-answer-ka-way-article = يتفق اللاعبان على إحدى الطريقتين.
evidence-answer-ka-way-tradition = يتفق اللاعبان على إحدى الطريقتين.
evidence-answer-ka-way-program = لكل لاعب أن يفعل هذا أو ذاك.
evidence-answer-ka-way-neto = يتفق اللاعبان على إحدى الطريقتين.
evidence-question-jump-over = هل يجب أن يمر الـ _ka_ الذي يقفز فوق قطعة؟
evidence-answer-jump-over-article = يمر فوق العمود المجاور للممر. ولا يُذكر أن فيه قطعة.
evidence-answer-jump-over-tradition = نعم، يقفز فوق قطعة.
evidence-answer-jump-over-program = نعم، يقفز فوق قطعة.
evidence-answer-jump-over-neto = نعم، يقفز فوق حجر.
evidence-question-next-game = من يبدأ اللعبة التالية؟
evidence-answer-next-game-tradition = من أخذ آخر مرة.
evidence-answer-next-game-program = ليست فيه قاعدة لذلك.
evidence-question-opened-lines = هل يجوز للاعب أخذ خط فتحه الآخر؟
evidence-answer-opened-lines-tradition = فقط إذا كان سيصبح _suntuk_ بدونه.
evidence-answer-opened-lines-program = نعم: القاعدة ليست دقيقة بما يكفي لبرنامج، كما يقول مؤلفه.
evidence-question-players = كم شخصًا يمكنهم اللعب؟
evidence-answer-players-article = اثنان.
evidence-answer-players-tradition = اثنان؛ وأربعة بالسماع.
evidence-answer-players-program = اثنان.
evidence-answer-players-neto = اثنان.
evidence-question-layouts = في أي أنماط توضع القطع؟
evidence-answer-layouts-article = أكثر من ثلاثين تقليدية؛ اثنان منها مكتوبان بالتفصيل.
evidence-answer-layouts-tradition = في أكثر من ثلاثين، كما يكتب في 2 مايو 2010. ولم نر صوره لها.
evidence-answer-layouts-neto = في واحد من عدة أنماط؛ اثنان مرسومان.

evidence-unknown-column = هل يجوز للاعب الثاني إفراغ أي عمود غير المقابل مباشرة، أم عمود مقابل قطريًّا فقط؟ تختلف في ذلك مقالة الموسوعة والبرنامج Pasang Emas.
evidence-unknown-sides = هل القطع من لون واحد على جانبي الـ _ka_ خط واحد أم خطان؟
evidence-unknown-ka-counts = هل تُحسب لأحد في النهاية القطعة التي صارت _ka_؟
evidence-unknown-checkerboard = هل رقعة المربعات من الأنماط التقليدية، وبماذا يسميها اللاعبون؟

evidence-place-country = بروناي. لا يسمّي السجل إلا البلد؛ والنقطة وسطه، ونحن وضعناها.
evidence-date-book = نشر كتاب Bell
evidence-date-posts = مؤلف Pasang Emas يكتب عن اللعبة

evidence-like-chuki = اللوحة وعدد القطع متشابهان، لكن قطعها تُرفع برميات النرد.
evidence-like-fanorona = هناك أيضًا تأخذ النقلة عدة قطع على خط، وتملأ القطع معظم اللوحة في البداية. وتصف مقالة الموسوعة القرابة بأنها بعيدة.
evidence-like-rimau = هناك أيضًا يجب أن يكون عدد القطع المأخوذة معًا فرديًّا.
evidence-like-bell = لعبة بالاسم نفسه: القطعة السوداء بنقطة والبيضاء بنقطتين، ويأخذ الدور عددًا فرديًّا. لكن القطع تقفز، ولا يوجد _ka_.
evidence-like-claim-jumpers = تشبه لعبة Bell: القطع تأخذ بالقفز. وفي Claim Jumpers ما يُقفز فوقه يغيّر لونه ويبقى.
