# What the page of evidence tells of Kotu Baendum, in Arabic. A word between underscores is of the game's own
# language: _puta_.

evidence-lead = يبذر لاعبان بذورًا حمراء على لوحة _olinda_، ويأكلان الأربع، ويربطان أطراف الصفوف. ومن خرج من جولة بأقل بدأ التالية بحفر مغلقة.

evidence-fact-names = يكتب الفهرس Kotu Baendum، ويكتب Parker Kotu-baendum.
evidence-fact-name = يشرح Parker الاسم بأنه ربط الأماكن المسيَّجة.
evidence-fact-tied = _baenda_ تعني مربوط. والحفرة التي تبدأ الجولة ببذرة واحدة أو اثنتين أو ثلاث فقط، مما بقي من الملء، هي _puta_ أو _naga_ أو _wala_.
evidence-fact-puta-naga = في رواية عن Daramutu، وهي لعبة شبيهة بها، _puta_ ابن و _naga_ ابنة.
evidence-fact-board-words = في رواية عن Daramutu، وهي لعبة شبيهة بها، اللوحة هي _olinda-poruwa_، والصف _pila_، والحفر _wala_، والبذور _indi_ أو _indiya_؛ والبذر _ihinawa_، والأكل _innawa_.
evidence-fact-women = تلعب نساء قرى كاندي هذه اللعبة وما يشبهها، ويلعبن بسرعة.
evidence-fact-long = قد تُربط حفر الطرف الأربع كلها، واللعبة طويلة.
evidence-fact-sits = اللاعب الذي تنهي بذرته الأخيرة النقلة بلا أكل «يجلس».
evidence-fact-first-hole = في ألعاب أخرى على هذه اللوحة يبدأ اللعب عادة من الحفرة قبل الأخيرة؛ وفي Kotu Baendum يبدأ من طرف.
evidence-fact-island = اللعبة من سريلانكا. ولا إحداثيات في السجل.
evidence-fact-published = يؤرخها الفهرس بعام 1909، سنة كتاب Parker.
evidence-fact-board = اللوحة هي لوحة _Olinda Keliya_، وبين صفيها مخازن مستطيلة؛ والبذور بذور _olinda_ حمراء. يُروى هذا عن Daramutu، وهي لعبة شبيهة بها.
evidence-fact-poison = نعتقد أن بذور _olinda_ سامة؛ ولا يقول ذلك أي نص قرأناه لهذه الصفحة.
evidence-fact-marks = قطعة من ورق أو قش تعلّم _puta_ و _naga_؛ والحفرة المربوطة تنال مثل هذه العلامة أيضًا.
evidence-fact-record = يصف الفهرس سجله بأنه إثنوغرافيا، بدرجة ثقة 100.
evidence-fact-category = يصنف الفهرس اللعبة تحت جنوب آسيا، العصر الحديث، ألعاب اللوحة، ألعاب البذر، صفان، ويذكر Murray 1951، صفحة 173.
evidence-fact-program-number = يحمل برنامج اللعبة في الفهرس الرقم 218. ونظنه رقم القواعد في الفهرس.
evidence-fact-similar = يسرد الفهرس عشر ألعاب مشابهة، ولا يقول عن أي منها في أي شيء تشبهها.

evidence-account-parker = Parker 1909، بكلماته
evidence-account-catalogue = ملخص الفهرس

evidence-question-after-eating = ماذا يحدث بعد أكل أربع؟
evidence-answer-after-eating-parker = تنتهي النقلة.
evidence-answer-after-eating-catalogue = تُرفع الحفرة التالية ويستمر البذر.
evidence-question-tied-owner = لمن الحفرة المربوطة؟
evidence-answer-tied-owner-parker = هي لمن ربطها، في أي من الجانبين.
evidence-question-end-start = من يبدأ من حفرة طرف؟
evidence-answer-end-start-parker = تبدأ اللعبة منها؛ وبعد ذلك يكون البدء من أي حفرة.
evidence-answer-end-start-catalogue = كل لاعب، في نقلته الأولى.
evidence-question-round-end = متى تنتهي الجولة؟
evidence-answer-round-end-parker = عندما لا تكون لصاحب الدور بذرة في جانبه.
evidence-answer-round-end-catalogue = عندما يخلو أحد الصفين.
evidence-question-left-over = كيف تبدأ الجولة التالية؟
evidence-answer-left-over-catalogue = تُملأ الحفر بأربع بقدر ما تكفي البذور. وما بقي من واحدة أو اثنتين أو ثلاث يصنع _puta_ أو _naga_ أو _wala_. وبأقل من اثنتي عشرة بذرة يجوز ترتيبها بطريقة أخرى.

evidence-unknown-every-round = هل تبدأ النقلة الأولى في كل جولة من حفرة طرف، أم في الجولة الأولى وحدها؟
evidence-unknown-front = أي حفرة هي الأمامية، وهي التي تنتظر بذرتها الوحيدة ما دامت هناك بذور وحيدة أخرى؟
evidence-unknown-threes = ما مصير البذرة عندما تكون في كل الحفر التالية ثلاث فتُتخطى؟
evidence-unknown-owner = لمن بذور الحفرة المربوطة إذا اتُّبع ملخص الفهرس؟
evidence-unknown-level = ماذا يحدث إذا أنهى اللاعبان الجولة بعددين متساويين؟

evidence-place-island = سريلانكا. لا يذكر السجل إلا الجزيرة؛ والنقطة هي وسطها، وقد وضعناها نحن.
evidence-date-published = النشر

evidence-like-puhulmutu = في كلتيهما جولات، وثلاث تُتخطى، وأربع تؤكل، واستمرار للبذر من الحفرة الأخيرة.
evidence-like-daramuti = في Daramuti أيضًا تُتخطى الثلاث؛ لكن البذرة الأخيرة في حفرة فارغة تأكل ما يقابلها.
evidence-like-walak-pussa = جولات اللعبتين متشابهة كثيرًا؛ لكن في Walak-Pussa تُرفع الحفرة التالية، ويؤكل ما بعد فجوة.
evidence-like-adi = في Adi أيضًا تبدأ كل حفرة بأربع، وللجولة التالية يملأ صاحب العدد الأقل ما استطاع من الحفر بأربع.
evidence-like-fergen-gobale = في Fergen Gobale أيضًا تصير بعض الحفر ملكًا للاعب خلال الجولة؛ ولا يبذر منها بعد ذلك.
evidence-like-galatjang = في Galatjang أيضًا يستمر البذر إذا سقطت البذرة الأخيرة بين أخرى، والحفر التي لا يمكن ملؤها تُغلق في الجولة التالية.
evidence-like-lamosh = في Lamosh أيضًا تؤكل الأربع، ويستمر البذر إذا سقطت البذرة الأخيرة بين أخرى.
evidence-like-main-chongkak = في Main Chongkak أيضًا يستمر البذر إذا سقطت البذرة الأخيرة بين أخرى، والحفر التي لا يمكن ملؤها تُغلق في الجولة التالية.
evidence-like-mawkar-katiya = في Mawkar Katiya أيضًا يوضع ما بقي بعد الملء في الحفرة التالية، والحفر التي تبقى فارغة تُغلق طوال الجولة.
evidence-like-sungka = في Sungka أيضًا يستمر البذر إذا سقطت البذرة الأخيرة بين أخرى، والحفر التي لا يمكن ملؤها تُغلق في الجولة التالية.
