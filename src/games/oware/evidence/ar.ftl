# What the page of evidence tells of Oware, in Arabic. A word between underscores is of the game's own
# language: _abapa_.

evidence-lead = يبذر لاعبان 48 بذرة حول اثنتي عشرة حفرة، ويأخذان الاثنتين والثلاث من الجانب الآخر. تُلعب Oware في بلدان كثيرة من غرب أفريقيا والكاريبي؛ وهي هنا للمقارنة بالألعاب الأخرى.

evidence-fact-names = تسمى اللعبة Oware أو Awari أو Awalé أو Wari.
evidence-fact-abapa = _abapa_ هي الصيغة الخاصة بالكبار والمسابقات. والكلمة من لغة Twi، وهي من لغات الأكان في غانا: معناها الحرفي حجر جيد، والمقصود طريقة اللعب الصحيحة.
evidence-fact-languages = هي Ayò في اليوروبا، و Awalé في ساحل العاج، و Wari في مالي، و Warri في أنتيغوا وفي باربادوس. ولم نقرأ في أي لغة تسمى Oware.
evidence-fact-aim = تؤخذ الاثنتان والثلاث. ومن لديه 25 بذرة فقد فاز؛ و24 لكل منهما تعادل.
evidence-fact-next = تحدد قطعة نقد أو اتفاق من يبدأ. وبعد ذلك يبدأ الفائز اللعبة التالية.
evidence-fact-slam = في المسابقات: النقلة التي كانت ستأخذ كل شيء لا تأخذ أي شيء.
evidence-fact-agreement = قد يتفق لاعبان تدور لعبتهما بلا نتيجة على إنهائها. وعندئذ يأخذ كل منهما ما في صفه.
evidence-fact-yovodji = لعبة Yovodji، التي رآها Béart في غرب أفريقيا في أوائل القرن العشرين، يمكن كذلك إنهاؤها بالاتفاق عندما تدور بلا نتيجة.
evidence-fact-ghana = سجل الفهرس من ساحل الذهب، وهو غانا الآن. ولا إحداثيات فيه.
evidence-fact-dated = السجل مؤرخ بعام 1927.
evidence-fact-boards = اللوحات منحوتة، أو تُحفر تجاويف في الأرض. في اثنتي عشرة منها البذور، وتسمى أيضًا nickers؛ واثنتان أخريان، إن وُجدتا، لحفظ ما أُخذ.
evidence-fact-pebbles = في ساحل الذهب، بحسب السجل، كانت اللعبة تحتاج إلى 48 حصاة ولوحة من صفين في كل منهما ست حفر.
evidence-fact-drawn = نوع الخشب والبذور الرمادية على اللوحة في هذا الموقع من اختيارنا.
evidence-fact-record = يصف الفهرس سجله بأنه إثنوغرافيا. ولم ندوّن درجة ثقته.
evidence-fact-solved = أفضل لعب يؤدي إلى التعادل: هذا ما وجده Romein و Bal عام 2002، بقواعد تختلف قليلًا في إنهاء اللعبة. ولا نعرف مقالهما إلا من عنوانه ومما يُروى عنه.

evidence-account-society = جمعية Oware (بداية قواعدها)
evidence-account-article = مقال الموسوعة
evidence-account-tournament = إعلان بطولة (Mind Sports Olympiad)
evidence-account-catalogue = الفهرس، عن ساحل الذهب

evidence-question-slam = ماذا لو كانت النقلة ستأخذ كل بذرة في الجانب الآخر؟
evidence-answer-slam-article = تُستعمل عدة قواعد.
evidence-answer-slam-tournament = لا تأخذ شيئًا.
evidence-answer-slam-catalogue = لا يجوز لعبها.
evidence-question-repetition = ماذا لو دار اللعب بلا نتيجة؟
evidence-answer-repetition-article = يجوز أن يتفق اللاعبان على إنهائه؛ ويأخذ كل منهما ما في صفه.
evidence-answer-repetition-catalogue = يجوز أن يتفق اللاعبان على إنهائه؛ ويأخذ كل منهما ما في صفه.
evidence-question-winning = من يفوز؟
evidence-answer-winning-society = أول من تكون لديه 25 بذرة؛ و24 لكل منهما تعادل.
evidence-answer-winning-article = من يأخذ بذورًا أكثر؛ وتكفي 25.
evidence-answer-winning-tournament = من يأخذ بذورًا أكثر؛ وتكفي 25، و24 لكل منهما تعادل.
evidence-answer-winning-catalogue = من يأخذ بذورًا أكثر.
evidence-question-capture = ماذا يؤخذ؟
evidence-answer-capture-society = الاثنتان أو الثلاث التي تصنعها البذرة الأخيرة في الجانب الآخر.
evidence-answer-capture-article = الاثنتان أو الثلاث التي تصنعها البذرة الأخيرة في الجانب الآخر، والاثنتان والثلاث في الحفر التي قبلها مباشرة.
evidence-answer-capture-catalogue = الاثنتان أو الثلاث التي تصنعها البذرة الأخيرة في الجانب الآخر، والاثنتان والثلاث في الحفر التي قبلها مباشرة.
evidence-question-origin = هل تُتخطى الحفرة التي بدأ منها البذر؟
evidence-answer-origin-article = نعم، في كل دورة حول اللوحة.
evidence-answer-origin-catalogue = نعم، تبقى فارغة دائمًا.
evidence-question-feeding = ماذا لو كان الصف الآخر فارغًا؟
evidence-answer-feeding-article = يجب البذر فيه إن أمكن. وإلا انتهت اللعبة، ولكل جانب ما في صفه.
evidence-answer-feeding-catalogue = يجب البذر فيه إن أمكن. وإلا أخذ اللاعب ما في صفه.

evidence-unknown-repetition = كم مرة يجب أن تتكرر الوضعية حتى تُعد اللعبة دائرة بلا نتيجة؟
evidence-unknown-slam = أي قاعدة للنقلة التي كانت ستأخذ كل شيء تخص أي مكان؟

evidence-place-gold-coast = ساحل الذهب، وهو غانا الآن. لا يذكر السجل مكانًا فيه؛ والنقطة هي وسط البلد، وقد وضعناها نحن.
evidence-date-recorded = التسجيل في ساحل الذهب

evidence-like-warri = تعدها جمعية Oware اللعبة نفسها باسم آخر.
evidence-like-awari = اللوحة والبذور والأخذ متشابهة، وتبقى حفرة البداية فارغة. لكن اللعبة تنتهي عندما لا تبقى حفرة فيها أكثر من بذرة واحدة.
evidence-like-kalah = صفان في كل منهما ست حفر، والبذر حول اللوحة بلا رفع ثان. في Kalah يبذر كل لاعب في مخزنه أيضًا، وفي Oware لا.
evidence-like-adjiboto = تسرد جمعية Oware اسم Adji-Boto بين أسماء Oware، في سورينام أيضًا. أما Adjiboto كما سُجلت هناك ففي صفها خمس حفر، وفي كل حفرة عشر حبات فول، والأخذ فيها مختلف.
