# What the marks on a board of holes mean.

sign-may-play = يمكن اختيار هذه الحفرة.
sign-figure = عدد { COUNTER(3) } في حفرة، وحرف الحفرة.
sign-store = عدد { COUNTER(3) } في { store }.
sign-owner = الزخرفة على الحافة تبيّن لمن هذه الحفر.
sign-began = بدأت النقلة الأخيرة من هذه الحفرة.
sign-ended = انتهت النقلة الأخيرة هنا.
sign-taken = هذا عدد ما أُخذ من هذه الحفرة.
sign-decided = هذا حسم اللعبة.
sign-path = طريق النقلة الأخيرة: شرطة عند كل حفرة نالت { COUNTER(1) }، وسهم عند الأخيرة.
sign-last-lap = الدورة الأخيرة من تلك النقلة: خط متقطع مع رقمها.
sign-direction = اتجاه هذه الجولة.
sign-preview = قبل اللعب: أين تسقط الأخيرة.
sign-preview-taken = قبل اللعب: هذا عدد ما يؤخذ هنا.
sign-hint = تلميح: يفيد النظر إلى هذه الحفرة.
sign-value = قيمة نقلة، من التحليل. والإطار المزدوج يعني أنها مُثبتة.
sign-closed = حفرة مغلقة: لا يُبذر فيها شيء.
sign-puta = حفرة puta: تستقبل { COUNTER(3) }، لكنها لا تُلعب.
sign-naga = حفرة naga: تستقبل { COUNTER(3) }، لكنها لا تُلعب.
sign-wala = حفرة wala: تُلعب كأي حفرة أخرى.
