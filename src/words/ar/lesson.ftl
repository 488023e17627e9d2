# The pages on which a game is learned step by step. What a step says stands in the files of the games.

learn-title = تعلّم { $name }
learn-page-title = تعلّم { $name } خطوة خطوة
learn-description = { $name } في خطوات قصيرة على اللوحة نفسها، عددها { $steps }: مشاهدة، وتجربة، وأول لعبة.
learn-step-of = { $at } من { $all }
learn-steps = الخطوات
# A step, as the button that leads to it is read out.
learn-step = الخطوة { $at }: { $title }
learn-step-done = الخطوة { $at }، تمت: { $title }
learn-next = التالي
learn-back = السابق
learn-skip = تخطّي هذه
learn-restart = من البداية
learn-watch = مشاهدة
learn-watch-again = مشاهدة ثانية
learn-show-me = عرض الحل
learn-try-again = محاولة أخرى
learn-done = هذا كل شيء
learn-listen = قراءة بصوت عالٍ
learn-quiet = إيقاف القراءة بصوت عالٍ
learn-no-voice = ليس في هذا المتصفح صوت عربي.
learn-play-first = بدء أول لعبة
learn-practise = تدريب
learn-right = صحيح.
learn-shown = هذا هو الجواب.
learn-last-is = تسقط الأخيرة في { $hole }.
learn-not-there = ليس في { $hole }. يلزم العدّ من جديد، واحدة لكل حفرة على الطريق.
learn-too-soon = ليس في { $hole }: هذا قبل الموضع الصحيح { $count ->
    [zero] بعدد 0
    [one] بواحدة
    [two] باثنتين
    [few] بعدد { $count }
    [many] بعدد { $count }
   *[other] بعدد { $count }
}.
learn-too-far = ليس في { $hole }: هذا بعد الموضع الصحيح { $count ->
    [zero] بعدد 0
    [one] بواحدة
    [two] باثنتين
    [few] بعدد { $count }
    [many] بعدد { $count }
   *[other] بعدد { $count }
}.
learn-goes-on = ليس في { $hole }: هناك يُرفع ما في الحفرة ويستمر البذر.
learn-lap-by-lap = ليس في { $hole }. هناك رفع من جديد على الطريق: يجب تتبع النقلة دورة بعد دورة.
learn-takes = { $count ->
    [zero] لا يؤخذ شيء.
    [one] تؤخذ واحدة.
    [two] تؤخذ اثنتان.
    [few] يؤخذ { $count }.
    [many] يؤخذ { $count }.
   *[other] يؤخذ { $count }.
}
learn-not-taken = ليس { $count }. نظرة أخرى إلى ما يؤخذ.
learn-picked = { $count ->
    [zero] لم يُختر شيء بعد.
    [one] اختيرت حفرة واحدة.
    [two] اختيرت حفرتان.
    [few] اختيرت { $count } حفر.
    [many] اختيرت { $count } حفرة.
   *[other] اختيرت { $count } حفرة.
}
learn-may-be = يجوز لعب { $hole } أيضًا.
learn-may-not = لا يجوز لعب { $hole }.
learn-not-the-goal = ليس هذا هو المطلوب.
learn-not-that-rule = ليس هذا. نظرة أخرى إلى اللوحة.
learn-all-title = الدرس كله للقراءة
learn-all-lead = الخطوات نفسها بلا لوحة للعب: للقراءة، أو للطباعة، أو حيث لا تعمل السكربتات.
learn-needs = تحتاج لوحة هذه الخطوات إلى JavaScript. والدرس كله للقراءة أدناه.
learn-answer = الجواب:
learn-may-answer = يجوز لعب: { LIST($holes) }.
learn-any-answer = جواب صحيح: { $chosen }.
