# What games of the olinda board say alike. A page carries of it what its game refers to.

olinda-clause-setup = في البداية في كل حفرة من الحفر الـ14 أربع بذور؛ والمخزنان فارغان.
olinda-aim = { $rounds ->
    [0] أكل البذور حتى لا يبقى لدى اللاعب الآخر ما يبذره.
    [1] جمع بذور أكثر من اللاعب الآخر بعد جولة واحدة.
   *[other] جمع بذور أكثر من اللاعب الآخر بعد { $rounds ->
        [zero] { SPELL($rounds) } جولة
        [one] جولة واحدة
        [two] جولتين
        [few] { SPELL($rounds) } جولات
        [many] { SPELL($rounds) } جولة
       *[other] { SPELL($rounds) } جولة
    }، أو تركه بلا شيء يبذره.
}
olinda-ended-at-length = { $draw ->
    [yes] تعادل بعد الجولة الأخيرة، { figures }.
   *[no] الفوز { OWN($winner) } ببذور أكثر بعد الجولة الأخيرة: { figures }.
}
olinda-clause-direction = من يلعب أول نقلة في الجولة يختار: باتجاه عقارب الساعة أو عكسه؛ ويلتزم الجميع بهذا الاتجاه حتى تنتهي الجولة.
olinda-clause-singles = البذرة الوحيدة في حفرتها تنتظر ما دامت لدى صاحبها حفرة فيها أكثر.
olinda-clause-front-single = البذرة الوحيدة في الحفرة الأمامية تنتظر ما دامت لدى صاحبها بذور وحيدة أخرى.
olinda-clause-front-hole = الحفرة الأمامية هي آخر حفرة في صف اللاعب في اتجاه اللعب.
olinda-clause-origin = الحفرة التي جاءت منها البذور لا تُتخطى.
olinda-clause-skip-three = الحفرة التي فيها ثلاث تتخطاها كل البذور، إلا آخر بذرة في اليد.
olinda-clause-skip-deadlock = إذا لم يبق للبذر إلا حفر فيها ثلاث، فلا تُتخطى أي حفرة حتى نهاية تلك الدورة.
olinda-clause-relay = إذا سقطت البذرة الأخيرة في أي حفرة أخرى فيها بذور، تُرفع كلها ويستمر البذر بها.
olinda-clause-empty-ends = إذا سقطت البذرة الأخيرة في حفرة فارغة، تنتهي النقلة.
olinda-clause-endless = هناك بذر لا ينتهي أبدًا. بعد 1,000 رفع تتوقف النقلة حيث هي.
olinda-clause-round-end-row = بحسب الفهرس، تنتهي الجولة إذا خلا صف، أيًّا كان صاحب الدور.
olinda-clause-refill = للجولة التالية يملأ كل لاعب ما استطاع من حفر متجاورة، أربع بذور في كل حفرة. يملأ الفائز صفًّا كاملًا ويحتفظ بالباقي؛ والحفر التي يتركها الخاسر فارغة تُغلق طوال الجولة.
olinda-clause-refill-left = يملأ الخاسر صفه من يساره. والملء من اليمين يعطي اللعبة نفسها كما في مرآة.
olinda-clause-puta-naga-wala = ما يتبقى يوضع في الحفرة التالية: بذرة واحدة تجعلها puta، واثنتان naga، وثلاث wala. ويأخذ اللاعب الآخر ثلاثًا أو اثنتين أو واحدة من الحفرة المقابلة، فتتساوى الحفرتان.
olinda-clause-wala = لا شيء يمنع لعب wala، لذلك نلعبها كحفرة عادية.
olinda-clause-loser-starts = يبدأ الخاسر الجولة التالية، ويسير اللعب فيها نحو الحفر المغلقة.
olinda-clause-loser-starts-full = إذا لم تُغلق أي حفرة، تسير جولة الخاسر عكس عقارب الساعة أيضًا.
olinda-clause-level = إذا تساوى العددان، يبدأ الجولة التالية من لم يبدأ الجولة الأخيرة، ويختار اتجاهها.
olinda-clause-twelve = من لديه أقل من اثنتي عشرة بذرة يمكنه ترتيبها بنفسه: واحدة أو اثنتان في حفرة طرفه الأولى، ومن لا شيء إلى اثنتين في كل من الخمس التالية، وحتى أربع في الطرف البعيد. والفارغة تُغلق. ويملأ اللاعب الآخر صفًّا كاملًا، ولا توجد puta ولا naga ولا wala.
olinda-clause-twelve-capture = من رتّب بذوره بنفسه يأكل حين يصير العدد ثلاثًا إذا وضع اثنتين في حفرة طرفه الأولى، وحين يصير اثنتين إذا وضع واحدة؛ وتتخطى بذوره الحفر التي فيها أقل من ذلك بواحدة. أما اللاعب الآخر فيظل يأكل عند أربع وتتخطى بذوره ما فيه ثلاث.
olinda-clause-match-end = تنتهي المباراة إذا لم يكن لدى لاعب ما يبذره في بداية جولة: يفوز الآخر.
olinda-clause-rounds = وإلا فبعد عدد الجولات المتفق عليه يفوز من لديه بذور أكثر؛ والتساوي تعادل.
olinda-reading-after_capture = ماذا يحدث بعد الأكل؟
olinda-reading-after_capture-next_hole_continues = تُرفع الحفرة التالية ويستمر البذر بها
olinda-reading-after_capture-turn_ends = تنتهي النقلة
olinda-reading-skip_deadlock = وإذا لم يبق للبذر إلا حفر فيها ثلاث؟
olinda-reading-skip_deadlock-suspend_skip = لا تُتخطى أي حفرة في تلك الدورة
olinda-reading-skip_deadlock-end_turn = لا تُتخطى أي حفرة، وتنتهي النقلة مع الدورة
olinda-reading-front_hole = أي حفرة في الصف هي الأمامية؟
olinda-reading-front_hole-last_in_direction = الأخيرة في اتجاه اللعب
olinda-reading-front_hole-first_in_direction = الأولى في اتجاه اللعب
olinda-reading-remainder_from_round = من أي جولة يُوضع ما تبقى من بذور الخاسر على اللوحة؟
olinda-reading-remainder_from_round-2 = من الثانية
olinda-reading-remainder_from_round-3 = من الثالثة: في الثانية تبقى في المخزن
olinda-reading-deficit_removal = كم يؤخذ مقابل puta و naga و wala؟
olinda-reading-deficit_removal-equalise = ثلاث واثنتان وواحدة، فتتساوى الحفرتان
olinda-reading-deficit_removal-same_number = واحدة واثنتان وثلاث، بعدد ما فيها
olinda-reading-arrange_under_twelve = هل يجوز ترتيب أقل من اثنتي عشرة بذرة بحرية؟
olinda-reading-arrange_under_twelve-true = نعم
olinda-reading-arrange_under_twelve-false = لا، توضع كالمعتاد
olinda-reading-round_end = متى تنتهي الجولة؟
olinda-reading-round_end-own_turn = عندما لا تبقى بذرة في صف صاحب الدور
olinda-reading-round_end-row_empty = بمجرد أن يخلو صف، أيًّا كان صاحب الدور
olinda-reading-rounds = كم جولة تُلعب؟
olinda-reading-rounds-3 = ثلاث
olinda-reading-rounds-1 = واحدة
olinda-reading-rounds-5 = خمس
olinda-reading-rounds-until_cannot_sow = بقدر ما يلزم، وبحد أقصى 255

olinda-closed-mark = لا تُغلق إلا حفرة فارغة، ولا تُغلق أي حفرة في الجولة الأولى.
olinda-note-fault = { $key ->
    [round] ليس في المباراة جولة كهذه.
    [between] { $said ->
        [yes] بين جولتين تكون اللوحة فارغة وبلا علامات، والدور لمن يبدأ الجولة التالية.
       *[no] بهذه البذور تكون الجولة قد انتهت.
    }
    [way] لا يبقى الاتجاه مفتوحًا إلا قبل أول بذر في الجولة، على لوحة بلا علامات.
    [starter] بدء الجولة الأولى { OWN(1) }.
   *[other] لا يرتب البذور إلا من يبدأ جولة لاحقة، وتلك الجولة تسير عكس عقارب الساعة.
}
olinda-note-value = { $key ->
    [between] { $value ->
        [1] انتهت
       *[other] جارية
    }
    [way] { $value ->
        [open] لم يُختر بعد
        [clockwise] باتجاه عقارب الساعة
        [anticlockwise] عكس عقارب الساعة
       *[other] { $value }
    }
    [twelve] { $begins ->
        [1] { SEAT(1) }، { $rest } في حفرة الطرف الأولى
        [2] { SEAT(2) }، { $rest } في حفرة الطرف الأولى
       *[none] لا أحد
    }
   *[other] { seats-named }
}

# What games of Raja and Pasu say alike.
raja-round-fault = { $alone ->
    [yes] لا تبقى على اللوحة أبدًا بذرة واحدة وحدها: إذا بقيت واحدة تكون الجولة قد انتهت.
   *[no] ليس في المباراة جولة كهذه.
}

# Terms that several games explain alike: as they stand in sentences, and what they mean.
sow-term = بذر, البذر, فالبذر, ويبذر, للبذر, لبذر, بالبذر, وبذر, والبذر, يبذر, يبذره, تبذر, يُبذر, تُبذر, بُذر, بُذرت, بذره, تُبذَر
sow-term-means = البذر هو أخذ كل ما في حفرة من { COUNTER(3) } ووضعها واحدة واحدة في الحفر التي تليها.
store-term = مخزن, المخزن, ومخزنان, بمخزنك, مخازن, المخازن, مخزنك, مخزنه, مخزنها, للمخزن, بالمخزن, والمخزن, المخزنان, المخزنين, والمخزنان, مخزنان, مخزنين
store-term-means = في المخزن ما كسبه اللاعب. ولا يُلعب منه شيء.
eat-term = أكل, الأكل, وتؤكل, يأكل, تأكل, أكلت, يأكلها, تؤكل, يؤكل, أُكل, أُكلت, أكلها, بالأكل, للأكل, وأكل, مأكولة
eat-term-means = الأكل هو أخذ { COUNTER(3) } من اللوحة ووضعها في { store } لدى صاحب النقلة.
lifted-term = رفع مرة أخرى, رفع مرتين أخريين, رفع, الرفع, ورفع, يُرفع, تُرفع, رُفعت, ترفع, وتُرفع
lifted-term-means = سقطت الأخيرة في حفرة فيها { COUNTER(3) }: تُرفع كلها ويستمر بذرها في النقلة نفسها.
lap-term = دورة, الدورة, دورات, الدورات, دورتان, دورتين, بدورة, للدورة
lap-term-means = الدورة هي بذر ما رُفع من حفرة واحدة. وقد تكون في النقلة عدة دورات.
closed-term = مغلقة, المغلقة, تُغلق, وتُغلق, أُغلقت, مغلقتان
closed-term-means = لا يُبذر شيء في حفرة مغلقة، ولا تُلعب. وتبقى مغلقة طوال الجولة.
repetition-term = تكرار, التكرار, بالتكرار, تكررت, تتكرر
repetition-term-means = جاءت الوضعية نفسها للمرة الثالثة، والدور للاعب نفسه.
olinda-puta-term = puta
olinda-puta-term-means = الحفرة puta هي حفرة لم يتبق لصاحبها من أجلها إلا بذرة واحدة عند بدء الجولة. تستقبل البذور، لكنها لا تُلعب ولا تُرفع ولا تؤكل أبدًا.
olinda-naga-term = naga
olinda-naga-term-means = الحفرة naga هي حفرة لم تتبق لصاحبها من أجلها إلا بذرتان عند بدء الجولة. تستقبل البذور، لكنها لا تُلعب ولا تُرفع ولا تؤكل أبدًا.
olinda-wala-term = wala
olinda-wala-term-means = الحفرة wala هي حفرة لم تتبق لصاحبها من أجلها إلا ثلاث بذور عند بدء الجولة. ونلعبها كأي حفرة أخرى.
raja-fill-term = ملء حفرة, ملء, يملأ حفرة, يملأ, تملأ, تُملأ, يُملأ, مُلئت, ملء أي حفرة
raja-fill-term-means = ملء حفرة هو وضع سبع { COUNTER(3) } فيها قبل الجولة.
raja-lifted-term = رفع مرة أخرى, رفع مرتين أخريين, رفع, الرفع, ورفع, يُرفع, تُرفع, رُفعت, ترفع, وتُرفع
raja-lifted-term-means = بعد سقوط الأخيرة يُرفع ما في الحفرة التالية ويستمر البذر به في النقلة نفسها.
