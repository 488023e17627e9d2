# The pages on which two readings of a game are played side by side.

compare-title = قراءتان للعبة { $name }
compare-page-title = { $name }: قراءتان جنبًا إلى جنب
compare-description = حيث تترك الروايات عن { $name } شيئًا مفتوحًا: لعبة واحدة على لوحتين، وأول نقلة تفترق فيها قراءتان.
compare-lead = لعبة واحدة على لوحتين، كل منهما بقراءتها. أول اختلاف معلَّم على اللوحتين.
compare-board = اللوحة { $side }
compare-otherwise = في ما عدا ذلك تُلعب كلتاهما بقواعد: { $rules }
compare-play-on = يمكن اللعب على أي من اللوحتين: تلعب الأخرى النقلة نفسها.
compare-alike = { $moves ->
    [zero] بعد { $moves } نقلة تتشابه اللوحتان.
    [one] بعد نقلة واحدة تتشابه اللوحتان.
    [two] بعد نقلتين تتشابه اللوحتان.
    [few] بعد { $moves } نقلات تتشابه اللوحتان.
    [many] بعد { $moves } نقلة تتشابه اللوحتان.
   *[other] بعد { $moves } نقلة تتشابه اللوحتان.
}
compare-will-part = { $moves ->
    [zero] تفترقان في النقلة التالية.
    [one] متشابهتان حتى الآن. تفترقان في النقلة التي بعد التالية.
    [two] متشابهتان حتى الآن. تفترقان بعد نقلتين أخريين.
    [few] متشابهتان حتى الآن. تفترقان بعد { $moves } نقلات أخرى.
    [many] متشابهتان حتى الآن. تفترقان بعد { $moves } نقلة أخرى.
   *[other] متشابهتان حتى الآن. تفترقان بعد { $moves } نقلة أخرى.
}
compare-in-this-move = تفترقان في هذه النقلة.
compare-parts-at-start = تختلف اللوحتان قبل النقلة الأولى.
compare-parts-event = في النقلة { $number } تفترق اللوحتان.
compare-parts-clause = في النقلة { $number } يحدث الشيء نفسه، لكن بقاعدة أخرى.
compare-parts-refused = النقلة { $number } تجوز على لوحة واحدة فقط.
compare-parts-outcome = بعد النقلة { $number } تنتهي اللعبة نهاية مختلفة.
compare-parts-agreed = إذا اتفق اللاعبون على إنهاء اللعبة بعد النقلة { $number }، تنتهي نهاية مختلفة.
compare-parts-starter = بعد هذه اللعبة يبدأ التالية لاعب آخر.
compare-begins = بدء اللعبة التالية { OWN($seat) }.
compare-goes-on = اللعبة مستمرة.
compare-move = النقلة { $at } من { $all }
compare-to-difference = إلى الاختلاف
compare-from-start = من البداية
compare-another = عرض اختلاف آخر
compare-open-game = مواصلة اللعب على اللوحة { $side } وحدها
compare-needs = تحتاج اللوحتان إلى JavaScript. والاختلافات مذكورة أدناه.
compare-list-title = كل القراءات وأين تفترق
compare-list-lead = لكل قراءة أقصر لعبة وُجدت تفرّق بين أجوبتها.
compare-usual = الملعوب هنا:
compare-against = أو: { $value }
compare-beside = مع: { $rules }
compare-see = عرض الاختلاف
compare-shortest = { $moves ->
    [zero] تختلفان قبل النقلة الأولى.
    [one] نقلة واحدة تفرّق بينهما.
    [two] نقلتان تفرّقان بينهما؛ ولا توجد لعبة أقصر تفعل ذلك.
    [few] { $moves } نقلات تفرّق بينهما؛ ولا توجد لعبة أقصر تفعل ذلك.
    [many] { $moves } نقلة تفرّق بينهما؛ ولا توجد لعبة أقصر تفعل ذلك.
   *[other] { $moves } نقلة تفرّق بينهما؛ ولا توجد لعبة أقصر تفعل ذلك.
}
compare-short = عدد النقلات التي تفرّق بينهما: { $moves }، وهي أقصر لعبة وُجدت.
compare-not-found = لم يُفرَّق بينهما: لا بأي لعبة حتى { $moves } من النقلات، ولا بعدد { $games } من الألعاب العشوائية.
compare-accounts-title = الروايات بعضها أمام بعض
compare-accounts = { $a } و { $b }
compare-accounts-alike = لا توجد في القائمة أعلاه لعبة تفرّق بين هاتين الروايتين.
