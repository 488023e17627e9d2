# What the page of evidence tells of Adjiboto, in Arabic. A word between underscores is of the game's own
# language: _boto_.

evidence-lead = يبذر لاعبان من شعب Saamaka في سورينام مئة حبة فول حول عشر حفر، ويأخذان الواحدة والثلاث والخمس. ومن لم تبق لديه حفرة فيها حبتان فقد خسر.

evidence-fact-names = يكتب الفهرس Adjiboto؛ ويكتب Herskovits في عنوان مقاله Adji-boto.
evidence-fact-meaning = يقال إن الاسم يعني قارب الحصى: _adji_ هي الحصى، و _boto_ قارب.
evidence-fact-boto = الـ _boto_ هو المخزن على يمين اللاعب.
evidence-fact-kaba = يسمى سقوط الحبة الأخيرة من البذر _kaba_، أي أن ينتهي.
evidence-fact-adji-bangi = اللوحة هي _adji-bangi_، أي كرسي الحصى.
evidence-fact-saamaka = كانت لعبة شعب Saamaka، وهم من المارون الذين هرب أسلافهم من العبودية. وتسميهم بعض النصوص Saramaccans.
evidence-fact-for-the-dead = في الأيام العشرة قبل الدفن كان الناس يلعبون لتسلية الميت، في _kre wosu_، أي بيت الحداد.
evidence-fact-by-day = يقول Mancala World إن الناس لم يلعبوا إلا نهارًا، لأن الأشباح، _yorkas_، تشارك في اللعب ليلًا.
evidence-fact-at-night = تقول Wikipedia إن اللوحة كانت توضع في الخارج ليلًا، لتلعب عليها الأشباح.
evidence-fact-formality = النقلات العشر الأولى لا تزيد كثيرًا على إجراء شكلي؛ ولا تظهر المهارة إلا بعدها.
evidence-fact-first-move = النقلة الأولى مستثناة، لأنها كانت ستأخذ شيئًا دائمًا: فهي تنتهي قبل الحفرة التي فتحتها مباشرة، وفيها بقيت حبة واحدة.
evidence-fact-empty-hole = لا تكون الحفرة فارغة أبدًا إلا إذا أُخذ ما فيها.
evidence-fact-finger = لبيان أن اللعبة تعادل يمرر المرء إصبعه في وسط اللوحة بين الصفين.
evidence-fact-village = سُجلت اللعبة في Beidotti، وهي قرية في سورينام كان يسكنها Saamaka.
evidence-fact-saramacca = لا يذكر سجل الفهرس إلا Saramacca، ولا إحداثيات فيه.
evidence-fact-river = سكان أعالي نهر سورينام كانوا يسمونه Saramacca.
evidence-fact-field = درس Herskovits اللعبة في الميدان عام 1928.
evidence-fact-dated = سجل الفهرس مؤرخ بعام 1929.
evidence-fact-fifty = لكل من اللاعبين خمس حفر وخمسون حبة فول.
evidence-fact-beans = الحبات حبات فول _adji_ حمراء وسوداء؛ ويلعب شعب Djuka المجاور بالحبات نفسها.
evidence-fact-shapes = اللوحات منحوتة نحتًا خشنًا، بعضها بسطح مستقيم وبعضها بسطح منحن. وينبغي أن يكون في القرية النوعان.
evidence-fact-carvers = يُروى بطريقتين من يصنع اللوحات: الأرامل المسنون من الرجال وحدهم عند Mancala World، والأرامل من النساء وحدهن عند Wikipedia.
evidence-fact-open-house = كان مكان اللوحة في مبنى مفتوح، يتشاور فيه الناس ويقيمون الحداد ويستضيفون المسافرين.
evidence-fact-record = يصف الفهرس سجله بأنه إثنوغرافيا، بدرجة ثقة 100. ولم نقرأ ما الذي يقيسه هذا الرقم.
evidence-fact-category = يصنف الفهرس اللعبة تحت أمريكا الجنوبية، العصر الحديث، ألعاب اللوحة، ألعاب البذر، صفان، ويذكر Murray 1951، صفحة 203.
evidence-fact-literature = تذكر Wikipedia أيضًا Herskovits 1932, “Wari in the New World”, Journal of the Royal Anthropological Institute 62، الصفحات 23–37. ولم نقرأه.
evidence-fact-benin = يراها Mancala World شبيهة بألعاب من بنين في غرب أفريقيا، ولا يقول في أي شيء.
evidence-fact-wari = ترى Wikipedia أنها قد تكون صورة من Wari.
evidence-fact-list = يسرد الفهرس ألعابًا مشابهة من غير أن يذكر وجه الشبه. وفي النسخة التي قرأناها تنقطع القائمة بعد I Pere و Chiana wa Bwalo.
evidence-fact-djuka = لشعب Djuka المجاور لعبتان خاصتان به، Awari و Lontu-holo، في كل صف ست حفر وفي كل حفرة أربع بذور.
evidence-fact-counted = في مقال من موسوعة سويدية يتجاوز اللاعب العالق دوره. وفي النهاية يأخذ كل لاعب أيضًا الحبات الباقية في صفه، ويفوز من لديه حبات أكثر.

evidence-account-herskovits = Herskovits 1929، بكلماته
evidence-account-catalogue = ملخص الفهرس
evidence-account-program = برنامج الفهرس
evidence-account-swedish = الموسوعة السويدية

evidence-question-opening = كيف تُفتتح اللعبة؟
evidence-answer-opening-herskovits = في النقلات العشر الأولى يجب اللعب من كل حفرة من العشر.
evidence-answer-opening-catalogue = يلعب كل لاعب من كل حفرة من خمس حفر مرة واحدة في الأدوار العشرة الأولى.
evidence-answer-opening-program = لا يُلعب إلا من حفر لم يُلعب منها بعد.
evidence-answer-opening-swedish = حتى الدور العاشر تبدأ كل نقلة من حفرة أخرى.
evidence-question-own-hole = ماذا يحدث في الحفرة التي يُلعب منها؟
evidence-answer-own-hole-herskovits = تبقى فيها حبة واحدة.
evidence-answer-own-hole-catalogue = تُبذر الحبة الأولى فيها، والنتيجة واحدة.
evidence-answer-own-hole-program = تُبذر الحبة الأولى فيها.
evidence-answer-own-hole-swedish = تُرفع منها كل الحبات إلا واحدة.
evidence-question-quiet = أي النقلات لا تأخذ شيئًا؟
evidence-answer-quiet-herskovits = نقلة الافتتاح وحدها.
evidence-answer-quiet-catalogue = النقلة الأولى. غير أن الأخذ لا يُذكر إلا في المرحلة التي تلي الأدوار العشرة الأولى.
evidence-answer-quiet-program = العشر الأولى.
evidence-answer-quiet-swedish = نقلة الافتتاح.
evidence-question-sides = في أي جانب يجوز الأخذ؟
evidence-answer-sides-herskovits = في أي من الجانبين.
evidence-answer-sides-program = في أي من الجانبين.
evidence-answer-sides-swedish = قد تسقط الحبة الأخيرة في أي من الجانبين.
evidence-question-chain = إلى أين تصل سلسلة الأخذ؟
evidence-answer-chain-herskovits = عبر كل واحدة وثلاث وخمس متتالية.
evidence-answer-chain-catalogue = إلى حفرة فيها عدد آخر.
evidence-answer-chain-program = إلى حفرة فيها عدد آخر؛ وقد تدور وتصل إلى حفرة الحبة الأخيرة.
evidence-answer-chain-swedish = عبر صف متصل من الواحدة والثلاث والخمس.
evidence-question-declined = هل يجوز ترك ما يمكن أخذه؟
evidence-answer-declined-herskovits = لا.
evidence-answer-declined-program = لا: البرنامج يأخذه.
evidence-question-stuck = ماذا يحدث للاعب لا يستطيع البذر؟
evidence-answer-stuck-herskovits = يخسر اللعبة، أو يتعادل إن كانت الحبات التي أخذها تملأ حفره الخمس من جديد.
evidence-answer-stuck-catalogue = يفوز اللاعب الآخر؛ وهو تعادل إن كانت الحبات المأخوذة تملأ خمس حفر بعشر في كل منها.
evidence-answer-stuck-program = يفوز اللاعب الآخر؛ وهو تعادل مع خمسين حبة مأخوذة أو أكثر.
evidence-answer-stuck-swedish = يتجاوز ذلك اللاعب دوره. وعندما لا يستطيع أي منهما اللعب تنتهي اللعبة.
evidence-question-winner = من يفوز؟
evidence-answer-winner-herskovits = من يترك الآخر بلا نقلة.
evidence-answer-winner-catalogue = من يترك الآخر عاجزًا عن البذر.
evidence-answer-winner-program = من يترك الآخر بلا نقلة.
evidence-answer-winner-swedish = من لديه حبات أكثر، مع ما بقي في صفه.

evidence-unknown-chain-round = هل يجوز أن تدور سلسلة الأخذ حول اللوحة كلها حتى تصل إلى حفرة الحبة الأخيرة؟
evidence-unknown-tenth = هل يجوز أن تأخذ النقلة العاشرة، وهي نهاية الافتتاح، شيئًا؟
evidence-unknown-repetition = ماذا يحدث إذا تكررت وضعية مرة بعد مرة؟
evidence-unknown-first = من يلعب أولًا؟

evidence-place-upper-river = أرض Saamaka، على أعالي نهر سورينام وعلى Gran Rio و Pikien Rio. ولم نقرأ أين تقع Beidotti فيها؛ والنقطة هي وسط تلك الأرض، وقد وضعناها نحن.
evidence-date-field = شوهدت في الميدان
evidence-date-published = النشر

evidence-like-awari = لعبة لشعب Djuka. وفيها أيضًا لكل لاعب الصف الأقرب إليه، ويبذر حول اللوحة كلها ويلعب بحبات الفول الحمراء والسوداء نفسها.
evidence-like-lontu-holo = لعبة لشعب Djuka. وللوحتها أيضًا مخازن في الطرفين؛ لكن البذر فيها لا يخرج من نصف اللاعب.
evidence-like-wari = لا تُرفع الحبات ثانية بعد البذر، وقد تأخذ النقلة من عدة حفر متتالية. وفي صورة من سانت لوسيا لا يجوز بذر البذور المفردة أيضًا.
evidence-like-benin = في Fondji من داهومي، وهي بنين اليوم، تسقط أيضًا حبة في كل حفرة بلا رفع ثان، وقد تأخذ النقلة من عدة حفر متتالية.
evidence-like-i-pere = فيها أيضًا خمس حفر في كل جانب؛ لكن إحداها هي المخزن.
evidence-like-chiana-wa-bwalo = فيها أيضًا يكون الفوز بترك اللاعب الآخر بلا شيء يلعبه، لا بالعد.

# Its table on the page of numbers.
evidence-table-small-title = Adjiboto على لوحات صغيرة، محلولة
evidence-table-small-lead = من يفوز في Adjiboto بحفر أقل أو بحبات أقل، إذا لم يخطئ أي منهما. القواعد هي قواعد Herskovits. والوضعية التي تأتي للمرة الثالثة تعادل، فمن لا يستطيع الفوز ولا يمكن هزيمته يتعادل. أما اللعبة نفسها، بخمس حفر وعشر حبات، فبعيدة جدًا عن الحل.
evidence-table-small-chart = الأزرق و‎+1: يفوز اللاعب الأول. الرمادي و‎−1: الثاني. الأبيض و0: تعادل. علامة الاستفهام: لم تُحسب.
evidence-table-small-rows = الحفر في كل جانب
evidence-table-small-columns = الحبات في كل حفرة
evidence-table-small-value-won = الأول
evidence-table-small-value-drawn = تعادل
evidence-table-small-value-lost = الثاني
evidence-table-small-positions = الوضعيات:
evidence-table-small-moves = النقلات:
