# What is said of Kalah, in Arabic.

name = Kalah

# What visitors choose the game by, and what we add to a reference.
fact-idea = منقلة المتاجر وعلوم الحاسوب: الهدف جمع حبات في المخزن أكثر من اللاعب الآخر.
fact-people = ابتكرها وباعها W. J. Champion
fact-place = الولايات المتحدة
fact-time = نحو عام 1940
fact-after = مقالها في الموسوعة
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = mancala, كالاه, كلاها, منقلة, مانكالا, لعبة بذر
fact-material = حبات على لوحة فيها اثنتا عشرة حفرة ومخزنان
source-note-irving-et-al-2000 = قرأنا بدايته، وقاعدة الأخذ عنده كما ينقلها قارئان لاحقان.
source-note-rawlings-2015 = القيم الدقيقة حتى ست حبات في الحفرة، كما يوردها المقال.
source-note-champion-1955 = قُدم الطلب عام 1951.

# What one plays for, in a sentence.
aim = يفوز من جمع في مخزنه حبات أكثر من اللاعب الآخر: تنتهي اللعبة عندما يخلو أحد الجانبين.

# How it is told.
counter = { $it ->
    [zero] حبات
    [one] حبة
    [two] حبتين
    [few] حبات
    [many] حبة
   *[other] حبة
}

ended = { $draw ->
    [yes] تعادل، { figures }: خلا أحد الجانبين.
   *[no] { won } { figures }: خلا أحد الجانبين.
}
unit-score = في المخزن

# A sentence a clause, by its id.
clause-kal-setup = تبدأ كل الحفر بالعدد نفسه، والمخزنان فارغان.
clause-kal-own-hole = تكون النقلة من أي حفرة غير فارغة في صف اللاعب.
clause-kal-sow = تُبذر كل حبات الحفرة عكس عقارب الساعة، حبة في كل حفرة، مع حبة في مخزنك عند المرور به ولا شيء في المخزن الآخر.
clause-kal-turns = يلعب اللاعبان بالتناوب.
clause-kal-again = الحبة الأخيرة إذا سقطت في مخزنك تكسب نقلة أخرى.
clause-kal-capture = الحبة الأخيرة في حفرة فارغة من صفك تأخذ ما في الحفرة المقابلة، إن كان فيها شيء، وتذهب معه إلى المخزن.
clause-kal-capture-empty = في القاعدة التي حُلت بها Kalah تذهب إلى المخزن حتى لو لم يكن في المقابلة شيء.
clause-kal-end = عندما يخلو أحد الجانبين تنتهي اللعبة، وتذهب الحبات الباقية إلى مخزن الجانب الذي هي فيه.
clause-kal-winner = يفوز المخزن الأكثر امتلاء؛ وإذا تساوى المخزنان فهو تعادل.

# What a reading asks, and its answers.
reading-holes = عدد الحفر في كل جانب
reading-holes-1 = 1
reading-holes-2 = 2
reading-holes-3 = 3
reading-holes-4 = 4
reading-holes-5 = 5
reading-holes-6 = 6
reading-holes-7 = 7
reading-holes-8 = 8
reading-holes-9 = 9
reading-counters = عدد الحبات في كل حفرة
reading-counters-1 = 1
reading-counters-2 = 2
reading-counters-3 = 3
reading-counters-4 = 4
reading-counters-5 = 5
reading-counters-6 = 6
reading-counters-7 = 7
reading-counters-8 = 8
reading-counters-9 = 9
reading-capture = متى تأخذ الحبة الأخيرة في حفرة فارغة؟
reading-capture-opposite_nonempty = عندما تكون في الحفرة المقابلة حبات
reading-capture-always = دائمًا

# Presets, each with a sentence.
preset-standard = القياسية
preset-standard-says = ست حفر في كل جانب، وأربع حبات في كل حفرة.
preset-irving-2000 = Irving 2000
preset-irving-2000-says = القاعدة التي حُلت بها اللوحات الصغيرة أول مرة: تأخذ الحبة الأخيرة حتى لو كانت الحفرة المقابلة فارغة. ويقول T. Neller إنها كذلك في براءة الاختراع وفي قواعد الصانع لعام 1958.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-store = مخزن, المخزن, مخزنك, مخزنه, مخازن, المخازن, المخزنان, المخزنين, ومخزنان, والمخزنان, مخزنًا, بمخزنك
term-store-means = في المخزن ما جمعه اللاعب. مخزنك عند الطرف الأيمن من صفك؛ ولا يُلعب منه شيء.
