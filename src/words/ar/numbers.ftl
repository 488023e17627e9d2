# The page of numbers: what is known of the games by computation. No program carries these words.

numbers-title = ماذا تقول الحسابات
numbers-page-title = ماذا تقول الحسابات عن الألعاب
numbers-description = قيم دقيقة للوحات صغيرة، ومن يفوز وكم تطول اللعبة، باللعب العشوائي وباللعب القوي: ومع كل منها الأمر الذي يحسبها من جديد.
numbers-link = ماذا تقول الحسابات: من يفوز، وكم تطول الألعاب، وأي اللوحات حُلّت
numbers-of-game = ماذا تقول الحسابات عن { $name }
numbers-of-this = ماذا تقول الحسابات
numbers-more = كل الأرقام
numbers-lead = قاعدة من بضع كلمات قد تصنع لعبة عادلة، أو لعبة تنتهي قبل أن تبدأ. هنا يُعدّ ذلك. وكل جدول يذكر الأمر الذي يصنعه من جديد.
numbers-ours = للألعاب الموجودة هنا للمقارنة فقط نشر آخرون أرقامًا أيضًا. أما الباقي فلم نجد له أي أرقام: وهذه، في حدود ما نعرف، هي الأولى.
numbers-contents = في هذه الصفحة

numbers-title-random = ألعاب عشوائية
numbers-lead-random = من يختار عشوائيًا يلعب بلا أي مهارة. فإذا ظل لاعب يفوز أكثر، فسبب ذلك القواعد وحدها. والطول يبيّن كم تدوم اللعبة بين المبتدئين.
numbers-title-strong = الحاسوب ضد نفسه
numbers-lead-strong = تبدأ كل لعبة بنقلتين عشوائيتين. ثم يلعب الحاسوب الجانبين بمستوى واحد. وللمقارنة مع الألعاب العشوائية: هل تجعلها المهارة أكثر تكافؤًا أم أقل؟
numbers-title-perft = كم طريقة للبدء
numbers-lead-perft = من البداية يوجد هذا العدد من التسلسلات الممكنة من 1 و2 و3 … نقلات. ومن يكتب برنامجًا للعبة يمكنه عدّ هذه التسلسلات أيضًا، ليرى هل يلعب البرنامجان بالقواعد نفسها.

numbers-chart-shares = كم مرة يفوز اللاعب الأول وحده، بالقواعد التي يفتح بها الموقع كل لعبة؛ وفي الجدول القواعد الأخرى واللاعبون الآخرون والتعادلات. الخط الرفيع مدى يضم النسبة الحقيقية 95 مرة في كل 100؛ والعلامة المتقطعة نسبة متساوية.
numbers-chart-lengths = الطول بالنقلات: لعبة من كل عشرين أقصر من الشريط، وواحدة من كل عشرين أطول. والعلامة هي الوسط. وكل خط إلى اليمين عشرة أمثال ما قبله.
numbers-chart-perft = أفقيًا: النقلات. عموديًا: التسلسلات الممكنة، وكل خط عشرة أمثال ما قبله.

numbers-game = اللعبة
numbers-rules = القواعد
numbers-player = المستوى
numbers-played = ما لُعب
numbers-games = العدد
numbers-short = تنتهي 5% حتى النقلة
numbers-median = ينتهي نصفها حتى النقلة
numbers-long = تنتهي 95% حتى النقلة
numbers-wins = { $seat ->
    [1] يفوز اللاعب الأول
    [2] يفوز اللاعب الثاني
   *[other] يفوز اللاعب الثالث
}
numbers-nobody = لا أحد وحده
numbers-moves = { $count ->
    [zero] { $count } نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
}
numbers-unit-game = ألعاب
numbers-unit-match = مباريات
numbers-unit-round = جولات أولى
numbers-level = المستوى { $level }
numbers-share = { $share }%
numbers-interval = { $low }–{ $high }
numbers-not-computed = لم يُحسب
numbers-made = حُسب في { $day } خلال { $seconds } من الثواني، على نواة واحدة، بالأمر
numbers-file = الجدول كملف، مع بذوره العشوائية وحدوده
numbers-says = { $player ->
    [level] المستوى { $level } من الحاسوب ضد نفسه، { $games } من { $unit ->
        [match] المباريات
        [round] الجولات الأولى
       *[other] الألعاب
    }: ينتهي نصفها حتى النقلة { $median }، ويفوز اللاعب الأول في { $share }%.
   *[other] باللعب العشوائي، { $games } من { $unit ->
        [match] المباريات
        [round] الجولات الأولى
       *[other] الألعاب
    }: ينتهي نصفها حتى النقلة { $median }، ويفوز اللاعب الأول في { $share }%.
}
