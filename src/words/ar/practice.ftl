# The pages on which questions about a game are asked without end, and their sheets to print.

practice-title = تدريب على { $name }
practice-page-title = تدريب على { $name }: أسئلة بلا نهاية
practice-description = أسئلة عن { $name } بلا نهاية: أين تسقط الأخيرة، وماذا يؤخذ، وما غير المسموح به، ومن يفوز. وورقة للطباعة للصف المدرسي.
practice-kinds = عمّ يُسأل
# A kind of question, as a button that leaves it out or takes it in.
practice-kind-of = { $ask ->
    [last] أين تنتهي
    [taken] كم يؤخذ
    [worth] كم نقطة
    [barred] غير المسموح به
    [most] الأكثر
   *[ending] من يفوز
}
practice-question = { $ask ->
    [last] أين تسقط الأخيرة؟
    [taken] كم تأخذ هذه النقلة؟
    [worth] كم نقطة تعطي هذه النقلة؟
    [barred] أيّها لا يجوز لعبه، ولماذا؟
    [place] أيّها لا يجوز لعبه؟
    [most] أي نقلة تأخذ أكثر؟
   *[ending] { $round ->
        [yes] من يتقدم عند نهاية هذه الجولة، إذا لعب الجميع جيدًا؟
       *[no] من يفوز، إذا لعب الجميع جيدًا؟
    }
}
practice-sows = النقلة { OWN($seat) }: بذر { $hole }.
practice-takes-column = النقلة { OWN($seat) }: أخذ العمود { $column }.
practice-becomes-ka = القطعة التي على { $point } تصبح { KA_OF($seat) }.
practice-ka-goes = ينتقل { KA_OF($seat) } إلى { $point }.
practice-turn = الدور { OWN($seat) }.
# `$from` and `$to` are the first and the last hole of the seat.
practice-turn-of = الدور { OWN($seat) }: من { $from } إلى { $to }.
# `$handicap` says whether the seats begin a game with different numbers.
practice-ahead = المتقدم هو { $handicap ->
    [yes] من كسب أكثر منذ الجولة الأولى
   *[other] من لديه أكثر
}.
practice-barred = { $place }: { $rule }
practice-wins = { SEAT($seat) }
practice-nobody = { $round ->
    [yes] لا أحد: هما متساويان
   *[other] لا أحد: هو تعادل
}
practice-worth-is = { $count ->
    [zero] تعطي 0 نقطة.
    [one] تعطي نقطة واحدة.
    [two] تعطي نقطتين.
    [few] تعطي { $count } نقاط.
    [many] تعطي { $count } نقطة.
   *[other] تعطي { $count } نقطة.
}
practice-not-worth = ليس { $count }. القطعة السوداء بنقطة، والبيضاء بنقطتين.
practice-not-that-end = لا: تنتهي نهاية أخرى. يفيد تتبع كل نقلة وأفضل رد عليها.
# A place that was said not to be playable.
practice-may-play = لا: يجوز لعب { $place }.
# Who wins, and by which moves.
practice-by-moves = { $end }: { $moves }
practice-grade = الدرجة { $grade } من { $all }
practice-run = صحيحة من أول مرة: { $count } على التوالي
practice-best = الأكثر حتى الآن: { $count }
practice-next = السؤال التالي
practice-skip = تخطٍّ
practice-new-sheet = أسئلة أخرى
practice-sheet = الورقة { $seed }: عنوان هذه الصفحة يعطي الجميع الأسئلة نفسها.
practice-how = جوابان صحيحان من أول مرة يرفعان درجة، وجواب خاطئ يُنزل درجة.
practice-rule-sheet = القواعد في صفحة واحدة
practice-make-sheet = عشرة للطباعة
practice-print = طباعة
practice-close-sheet = عودة إلى الأسئلة
practice-sheet-title = { $name }: عشرة أسئلة
practice-sheet-note = الورقة { $seed }، من السهل إلى الصعب.
practice-answers = الأجوبة
practice-your-name = الاسم:
practice-your-answer = الجواب:
practice-read-title = عشرة أسئلة للقراءة أو الطباعة
practice-read-lead = الأجوبة تحتها.
practice-needs = تحتاج لوحة هذه الأسئلة إلى JavaScript. وأدناه عشرة أسئلة للقراءة مع أجوبتها.
practice-no-question = لا يوجد سؤال كهذا في هذه اللعبة. يمكن اختيار نوع آخر.
