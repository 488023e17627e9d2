# The pages that show what each game rests on. No program carries these words.

evidence-evidence = الشواهد
evidence-page-title = شواهد { $name }
evidence-description = ما يُعرف عن { $name }، ومن يقوله، وأين تختلف الروايات، وما مدى ثقتنا بكل قاعدة.
evidence-to-game = لعب { $name }
evidence-why-not = Chuki من جوهور: لماذا لا يمكن لعبها
evidence-why-title = لماذا لا توجد لوحة
evidence-known-title = ما هو معروف
evidence-known-lead = الخط بجانب المعلومة يبيّن مدى الثقة بها؛ ومصدرها تحتها.
evidence-four-words = ماذا تعني الكلمات الأربع
evidence-contents = في هذه الصفحة
evidence-topic-names = الاسم
evidence-topic-words = الكلمات
evidence-topic-people = الناس
evidence-topic-play = اللعب
evidence-topic-place = المكان
evidence-topic-time = الزمن
evidence-topic-material = اللوحة وما يُلعب به
evidence-topic-record = السجل
evidence-topic-history = منذ ذلك الحين
evidence-confidence-note = درجة الثقة رقم من الفهرس نفسه. أما ما تقيسه فلم نقرأ عنه.
evidence-accounts-title = الروايات جنبًا إلى جنب
evidence-accounts-lead = ما تقوله كل منها، بكلماتنا.
evidence-question = السؤال
evidence-in-the-game = في اللعبة هنا
evidence-silent = لا تقول شيئًا عن ذلك
evidence-differ = مختلفة
evidence-played = الملعوب هنا:
evidence-or-chosen = أو، بالاختيار:
evidence-no-reading = يُلعب هنا بحسب:
evidence-rules-title = القواعد واحدة واحدة
evidence-rules-lead = كل قاعدة مع مصدرها، ومع لحظة من لعبة تعمل فيها. فتح اللحظة يعرضها على اللوحة، ويمكن مواصلة اللعب منها.
evidence-filter-title = عرض القواعد التي هي
evidence-filter-all = كلها { $count }
evidence-filter = { $certainty ->
    [stated] مذكورة ({ $count })
    [inferred] مستنتجة ({ $count })
    [witness] من شاهد آخر ({ $count })
   *[editorial] من عندنا ({ $count })
}
evidence-open-moment = فتح هذه اللحظة
evidence-at-start = في البداية.
evidence-in-this-position = يصح ذلك في هذه الوضعية.
evidence-refused = غير مسموح به هنا:
evidence-no-moment = لا صورة لهذه القاعدة: فلا تكفي نقلة واحدة لإظهارها.
evidence-unknown-title = ما لا يعرفه أحد
evidence-unknown-lead = لا يجيب عن هذه الأسئلة أي مصدر قرأناه. ولا يمكن لعب اللعبة بلا جواب، فوضعنا جوابًا.
evidence-not-played = لا أحد يجيب، لذلك لا يُلعب ذلك هنا.
evidence-map-title = أين ومتى
evidence-within = معروف في حدود نحو { $km } كم.
evidence-exact = السجل يسمّي هذه النقطة بعينها.
evidence-interval = { $from } إلى { $to }
evidence-like-title = ألعاب تشبهها
evidence-like-lead = مع كل لعبة اسم من يقول إنها تشبهها.
evidence-to-network = عرضها كلها في صورة واحدة.
evidence-like-unsaid = لا يقول المصدر في ماذا تتشابه.
evidence-records-title = السجلات
evidence-records-lead = بهذه الأرقام توجد اللعبة في فهرس Digital Ludeme Project.
evidence-references-title = المصادر
evidence-references-lead = للنسخ، أو كملفات لبرامج إدارة المراجع.
evidence-format-bibtex = BibTeX
evidence-format-ris = RIS
evidence-format-csl = CSL-JSON
evidence-file = كملف
evidence-data-title = هذه الصفحة كبيانات
evidence-data-lead = كل ما هنا، للبرامج، والمخطط الذي يلتزم به.
evidence-ledger-title = ما مدى ثقتنا
evidence-ledger-lead = عدد القواعد { $count }، منها { $stated } يذكرها المصدر المستشهد به لها. وكل علامة أدناه قاعدة؛ والخط بجانبها يبيّن على ماذا تستند.
evidence-report-title = هل هناك خطأ؟
evidence-report-lead = نرجو إخبارنا بالقاعدة أو المعلومة، وما يقوله المصدر بكلماته، وفي أي صفحة. وتُذكر القاعدة بعنوانها:
evidence-report-version = إصدار الموقع هو { $version }.
evidence-report-how = كيف تُصحَّح أخطاؤنا

# The page with the map, the line of time, and which games are alike.
map-title = أين ومتى، وأي الألعاب متشابهة
map-page-title = خريطة الألعاب
map-description = أين ومتى سُجلت كل لعبة، وبأي دقة يُعرف ذلك، وأي الألعاب يقال إنها متشابهة، وبقول من.
map-link = الخريطة: أين ومتى سُجلت الألعاب
map-lead = كل اسم يقود إلى ما تستند إليه اللعبة.
map-filter = اختيار الألعاب بالمنطقة أو اللاعبين أو اللوحة أو القرن أو مدى الثقة
map-all = الكل
map-group-region = المنطقة
map-group-players = اللاعبون
map-group-board = اللوحة
map-group-century = قرن السجل
map-group-sure = مدى الثقة بالمكان أو التاريخ
map-century = { $century ->
    [19] القرن التاسع عشر
    [20] القرن العشرون
    [21] القرن الحادي والعشرون
   *[other] القرن { $century }
}
map-where = أين
map-where-lead = الحلقة المتقطعة تبيّن مدى دقة معرفتنا بالمكان: سُجلت اللعبة في موضع ما داخلها، وكلما اتسعت الحلقة قلّت معرفتنا. والمكان المعروف بدقة كاملة كان ليظهر دائرة ممتلئة.
map-sideways = تحريك الصورة جانبًا يُظهرها كلها.
map-frame-world = العالم
map-frame-sri-lanka = سريلانكا
map-frame-archipelago = أرخبيل الملايو
map-when = متى
map-when-lead = الشريط الممتلئ يذكره المصدر المسمّى في صفحة اللعبة، والمتقطع مستنتج، والباهت يرويه شاهد آخر.
map-network = أي الألعاب متشابهة
map-network-lead = ألعاب هذا الموقع على اليسار، وألعاب أخرى يقول أحد إنها تشبهها على اليمين. الخط الكامل: المصدر يقول ذلك. المتقطع: نستنتجه. العريض الباهت: شاهد آخر يقول ذلك.
