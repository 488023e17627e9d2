# What the page of evidence tells of Kalah, in Arabic. A word between underscores is of the game's own
# language.

evidence-lead = يبذر لاعبان حبات حول لوحة من صفين، وكل منهما في مخزنه أيضًا. Kalah لعبة من القرن العشرين، صُنعت للبيع؛ وهي هنا للمقارنة بالألعاب الأخرى.

evidence-fact-names = تسمى Kalah أيضًا Kalaha و Bantumi، وكثيرًا ما تسمى mancala فقط.
evidence-fact-inventor = ابتكر W. J. Champion لعبة Kalah. وكان قد قرأ عن ألعاب المنقلة من قبل.
evidence-fact-country = هي من الولايات المتحدة. وكانت شركة Champion في Holbrook بولاية ماساتشوستس؛ أما مكان ابتكار اللعبة فغير موثق.
evidence-fact-beginnings = بحسب Mancala World ابتكر Champion لعبة Kalah عام 1940، وباعها منذ 1944، وأسس شركته عام 1958. ويكتب Irving وآخرون أن الشركة طرحتها في الخمسينيات.
evidence-fact-patents = هناك براءتان: واحدة من عام 1952 للتصميم، وأخرى من عام 1955، US 2,720,362، للقواعد. وقد قرأنا عنهما، ولم نقرأهما.
evidence-fact-set = في متحف طقم أُهدي إليه عام 1972، فيه لوحة من خشب بسيط، وحبات فول أو بذور، بعضها مطليّ.
evidence-fact-stones = تعرض موسوعة ألمانية لوحة بأحجار من زجاج ملون، وتصفها بأنها على الطراز الأمريكي.
evidence-fact-drawn = قطرات الزجاج على اللوحة في هذا الموقع من اختيارنا. ولا تذكر الزجاجَ أي رواية، فيما قرأنا، عن بيع Kalah أول مرة.
evidence-fact-record = يسرد الفهرس FairKalah، وهي Kalah مع نقل حبة أو حبتين في البداية حتى لا تكون لأي لاعب أفضلية.
evidence-fact-unrecorded = لم نجد في الفهرس سجل شواهد لـ Kalah نفسها، بنوع ودرجة ثقة.
evidence-fact-empty-capture = يقول T. Neller إن الحبة الأخيرة في حفرة فارغة من صف اللاعب تذهب إلى المخزن حتى لو لم يكن في المقابلة شيء، بحسب البراءة وقواعد الصانع لعام 1958.

evidence-account-article = مقال الموسوعة
evidence-account-maker = البراءة وقواعد الصانع لعام 1958، عن T. Neller
evidence-account-solvers = من حلوا اللعبة (بداية مقالهم، وما يقوله آخرون عن قاعدتهم)
evidence-account-museum = طقم في متحف، كما تروي صفحته القواعد

evidence-question-empty-capture = هل تأخذ الحبة الأخيرة في حفرة فارغة عندما لا يكون في المقابلة شيء؟
evidence-answer-empty-capture-article = لا، يجب أن يكون في المقابلة شيء.
evidence-answer-empty-capture-maker = نعم، تذهب الحبة الأخيرة نفسها إلى المخزن.
evidence-answer-empty-capture-solvers = نعم، كما يقول اثنان ممن قرؤوا قواعدهم.
evidence-answer-empty-capture-museum = تأخذ ما في المقابلة وتذهب إلى المخزن. أما إذا لم يكن فيها شيء فلا يُذكر.
evidence-question-counters = كم حبة تكون في كل حفرة في البداية؟
evidence-answer-counters-article = العدد نفسه في كل حفرة.
evidence-answer-counters-solvers = أعداد مختلفة، للوحات بأحجام مختلفة.
evidence-answer-counters-museum = ثلاث.
evidence-question-end = متى تنتهي اللعبة؟
evidence-answer-end-article = عندما يخلو أحد الجانبين.
evidence-answer-end-maker = عندما يخلو أحد الجانبين، لا فقط عندما لا يستطيع لاعب اللعب.
evidence-answer-end-museum = عندما يخلو أحد الجانبين.
evidence-question-again = هل تكسب الحبة الأخيرة نقلة أخرى إذا سقطت في مخزن اللاعب؟
evidence-answer-again-article = نعم.
evidence-answer-again-museum = نعم.

evidence-unknown-empty-capture = هل تذهب الحبة الأخيرة في حفرة فارغة إلى المخزن عندما لا يكون في المقابلة شيء؟ تختلف المصادر، ولا شيء آخر في القواعد موضع سؤال.

evidence-place-mystic = Mystic بولاية كونيتيكت: هنا صُنعت الأطقم الأولى. والنقطة هي وسط المدينة، وقد وضعناها نحن.
evidence-place-holbrook = Holbrook بولاية ماساتشوستس: هنا كانت شركة Champion. والنقطة هي وسط المدينة، وقد وضعناها نحن.
evidence-date-devised = الابتكار
evidence-date-patent = براءة القواعد

evidence-like-oware = صفان في كل منهما ست حفر، والبذر حول اللوحة بلا رفع ثان. في Kalah يبذر كل لاعب في مخزنه أيضًا، وفي Oware لا.
evidence-like-dakon = شبيهة جدًا: يُبذر في مخزن اللاعب، والبذرة الأخيرة فيه تكسب نقلة أخرى. لكن في Dakon إذا سقطت البذرة الأخيرة في حفرة غير فارغة رُفعت مع ما فيها واستمر البذر.
evidence-like-congkak = شبيهة جدًا: يُبذر في مخزن اللاعب، والبذرة الأخيرة فيه تكسب نقلة أخرى. لكن في Congkak إذا سقطت البذرة الأخيرة في حفرة غير فارغة رُفعت مع ما فيها واستمر البذر.
evidence-like-fairkalah = هي Kalah نفسها، مع نقل حبة أو حبتين قبل النقلة الأولى، حتى يتعادل لاعبان لا يخطئان.

# Its tables on the page of numbers.
evidence-table-values-title = Kalah على لوحات صغيرة، محلولة
evidence-table-values-lead = بكم حبة يفوز اللاعب الأول إذا لعب كلاهما بلا خطأ. وما دون الصفر فوز للاعب الثاني. ولا تأخذ الحبة الأخيرة إلا إذا كان في المقابلة شيء.
evidence-table-values-chart = الأزرق: يفوز اللاعب الأول. الرمادي: الثاني. وكلما كان اللون أغمق زادت الحبات. علامة الاستفهام: لم تُحسب.
evidence-table-values-rows = الحفر في كل جانب
evidence-table-values-columns = الحبات في كل حفرة
evidence-table-values-positions = الوضعيات التي فُحصت:
evidence-table-values-empty-title = Kalah على لوحات صغيرة، بقاعدة الأخذ الأخرى
evidence-table-values-empty-lead = الأمر نفسه عندما تأخذ الحبة الأخيرة في حفرة فارغة حتى لو لم يكن في المقابلة شيء. بهذه القاعدة حل Irving و Donkers و Uiterwijk لعبة Kalah عام 2000، وحل M. Rawlings لوحة الست حفر بست حبات عام 2015. ونعرف قيمهم للست حفر من مقال الموسوعة كما كان في نوفمبر 2015.
evidence-table-values-empty-chart = الأزرق: يفوز اللاعب الأول. الرمادي: الثاني. وكلما كان اللون أغمق زادت الحبات. علامة الاستفهام: لم تُحسب.
evidence-table-values-empty-rows = الحفر في كل جانب
evidence-table-values-empty-columns = الحبات في كل حفرة
evidence-table-values-empty-published = المنشور:
evidence-table-values-empty-positions = الوضعيات التي فُحصت:
