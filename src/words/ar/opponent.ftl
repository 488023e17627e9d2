# What is said of the opponent and of its levels, and by the buttons that end a game.

opponent-person = شخص
opponent-waits = الحاسوب ينتظر.
opponent-thinks = الحاسوب يفكر.
opponent-stopped = الحاسوب متوقف. يمكن لعب نقلاته يدويًا.
opponent-stop = إيقاف
opponent-think = استئناف
opponent-watched = الحاسوب يلعب في كل الأماكن.
opponent-halted = الحاسوب يلعب في كل الأماكن. زر «بدء» للمتابعة.
opponent-over = انتهت اللعبة.
opponent-start = بدء
opponent-pause = إيقاف مؤقت
opponent-weighs = الحاسوب يدرس العرض.
opponent-agrees = الحاسوب يقبل العرض.
opponent-refuses = الحاسوب يرفض: يظن أنه يستطيع تحقيق نتيجة أفضل.
opponent-lost-not-loaded = لم يستطع الحاسوب البدء: تعذر تحميل ملفاته. يمكن لعب نقلاته يدويًا.
opponent-lost-not-allowed = لم يستطع الحاسوب البدء: المتصفح لا يسمح به هنا. يمكن لعب نقلاته يدويًا.
opponent-lost-broken = توقف الحاسوب بسبب خطأ. يمكن لعب نقلاته يدويًا.
opponent-lost-silent = الحاسوب لا يجيب. يمكن لعب نقلاته يدويًا.
level-title = ما قوة كل مستوى
level-sees-taking = يرى تقريبًا ما تأخذه نقلته.
level-sees-move = يرى نقلته حتى نهايتها.
level-sees-answer = يرى نقلته وردًّا عليها.
level-miscounts = يرى نقلته، لكنه يخطئ في عدّ { $share }% من نقلاته.
level-overlooks-answers = يرى نقلته وردًّا عليها، لكنه يغفل عن نحو { $share }% من الردود.
level-picture = كلما ارتفع العمود زاد فوز ذلك المستوى على ما قبله. والشريط الرمادي خطوة مناسبة: { $seats ->
    [2] من 60 إلى 80
   *[other] من 43 إلى 67
} من 100.
ends-resign = انسحاب
ends-agree = الاتفاق على التعادل
ends-offer = عرض التعادل
ends-agree-rows = الاتفاق على الإنهاء: لكل لاعب ما في صفه
ends-offer-rows = عرض الإنهاء: لكل لاعب ما في صفه
opponent-played-by = من يلعب في مكان اللاعب { $seat }
opponent-level = الحاسوب، المستوى { $level }
opponent-usual-level = الحاسوب، المستوى { $level } (المعتاد)
opponent-harder = أصعب: المستوى { $level }
opponent-easier = أسهل: المستوى { $level }
opponent-take = أخذ { SEAT_OF($seat) }
opponent-give = إعادة { SEAT_OF($seat) }
opponent-unseated-count = عدد اللاعبين في العنوان { $found }، وعدد الأماكن { $seats }. يلعب أشخاص في كل الأماكن.
opponent-unseated-player = «{ $word }» في العنوان ليس لاعبًا: يُكتب h لشخص، و ai1 إلى ai{ $levels } للحاسوب. يلعب أشخاص في كل الأماكن.

level-note = قيست القوة بالقواعد المعتادة، بعد بضع نقلات عشوائية. والتعادل يُقسم؛ و{ $seats ->
    [2] النصف
   *[other] الثلث
} يعني قوة متساوية.
level-name = { $level }.
level-sees-ahead = ينظر إلى الأمام بعدد من النقلات: { $moves }.
level-overlooks-ahead = ينظر إلى الأمام بعدد من النقلات: { $moves }، لكنه يغفل عن نحو { $share }% مما يمكن فعله.
level-sees-positions = ينظر في كل نقلة إلى { THOUSANDS($positions) } من الوضعيات.
level-sees-time = ينظر إلى أكبر عدد ممكن من الوضعيات في عُشر ثانية.
level-won = يفوز في { $share }% من { $games } من { $rounds ->
    [yes] المباريات
   *[no] الألعاب
} ضد { level-against }.
level-not-measured = لم يُقس بعد ضد { level-against }.
level-against = { $against ->
    [chance] نقلات عشوائية
    [pair] لاعبَين من المستوى { $level }
   *[level] المستوى { $level }
}

ends-resign-as = انسحاب: { SEAT($seat) }
ends-surely = انسحاب؟ يصبح الفوز { OWNS($wins) }.
