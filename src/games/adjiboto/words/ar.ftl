# What is said of Adjiboto, in Arabic.

name = Adjiboto

# What visitors choose the game by, and what we add to a reference.
fact-idea = 100 حبة فول وعشر حفر وسؤال واحد: مَن الذي لا يبقى لديه أولًا ما يبذره؟
fact-people = المارون من شعب Saamaka
fact-place = Beidotti، سورينام
fact-time = شوهدت عام 1928، ونُشرت عام 1929
fact-after = Herskovits 1929
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Adji-boto, mancala, أدجيبوتو, منقلة, مانكالا, لعبة بذر
fact-material = حبات فول adji حمراء وسوداء على لوحة منحوتة نحتًا خشنًا
source-note-herskovits-1929 = الكلمة القديمة جزء من عنوان المقال نفسه.

# What one plays for, in a sentence.
aim = { $decides ->
    [moves] يخسر من لا حفرة لديه فيها حبتان للبذر، ويتعادل إن كان قد أخذ خمسين.
   *[scores] يفوز من أخذ حبات فول أكثر من اللاعب الآخر: تنتهي اللعبة عندما لا يستطيع أي منهما البذر.
}

# How it is told.
counter = { $it ->
    [zero] حبات فول
    [one] حبة فول
    [two] حبتي فول
    [few] حبات فول
    [many] حبة فول
   *[other] حبة فول
}
choose = { $what ->
    [open] بذر حفرة محاطة بحلقة: ففي خمس نقلات تُفتح كل حفرة من حفرك مرة.
   *[sow] اختيار حفرة محاطة بحلقة لبذر حباتها.
}
store = مخزن boto
stores = مخازن boto
nothing-taken = لم يكن ممكنًا أخذ شيء في هذه النقلة.
ended = { $clause ->
    [adj-stuck] { won } لا حفرة فيها حبتان { HAS($loser) }.
    [adj-draw] تعادل: من لا يستطيع البذر أخذ خمسين حبة أو أكثر.
    [adj-repetition] تعادل: جاءت الوضعية نفسها ثلاث مرات.
   *[other] { $draw ->
        [yes] تعادل: لا يستطيع أي منهما البذر، والمخزنان متساويان، { figures }.
       *[no] { won } لا يستطيع أي منهما البذر، وفي المخزنين { figures }.
    }
}
note-played = فُتحت من قبل
note-moves = ما لُعب من النقلات الأولى التي لا تأخذ شيئًا
note-fault = { $key ->
    [played] لا يمكن أن تكون قد فُتحت إلا حفر من اللوحة.
   *[moves] عدد النقلات الأولى التي لا تأخذ شيئًا أقل من ذلك.
}

# A sentence a clause, by its id.
clause-adj-setup = تبدأ كل حفرة من الحفر العشر بعشر حبات فول؛ ومخزنا boto فارغان.
clause-adj-own-hole = تكون النقلة من إحدى الحفر الخمس في جانب اللاعب.
clause-adj-min-two = الحفرة التي فيها حبة واحدة فقط لا يجوز اللعب منها.
clause-adj-opening = في نقلاتك الخمس الأولى تُلعب كل حفرة من حفرك الخمس مرة واحدة، بأي ترتيب.
clause-adj-opening-fallback = إذا لم يمكن اللعب من أي حفرة لم تُفتح بعد، جازت أي حفرة فيها حبتان أو أكثر. ولا يحدث هذا إلا في وضعية أُعدت مسبقًا.
clause-adj-leave-one = تبقى حبة واحدة في الحفرة التي يُلعب منها؛ وتُلقى البقية حبة في كل حفرة، عكس عقارب الساعة.
clause-adj-full-lap = البذر الذي يدور حول اللوحة كلها يلقي حبة في حفرته الأصلية أيضًا.
clause-adj-single-lap = عندما تسقط الحبة الأخيرة ينتهي البذر، ويأتي دور اللاعب الآخر.
clause-adj-capture-next = إذا كان في الحفرة التي تلي حبتك الأخيرة مباشرة واحدة أو ثلاث أو خمس، فهي لك، في أي جانب كانت.
clause-adj-capture-chain = ثم يُنظر إلى الحفرة التالية بالطريقة نفسها، وهكذا إلى حفرة فيها أي عدد آخر.
clause-adj-chain-stops = تنتهي سلسلة الأخذ قبل أن تدور وتصل إلى حفرة الحبة الأخيرة.
clause-adj-compulsory = ما يمكن أخذه يجب أخذه.
clause-adj-no-first-capture = النقلة التي تفتتح اللعبة لا تأخذ شيئًا.
clause-adj-stuck = إذا جاء دورك ولا حفرة لديك فيها حبتان، فقد خسرت.
clause-adj-draw = وتنجو إذا كان في مخزنك boto ما لا يقل عن 50: ما يكفي لملء حفرك الخمس بعشر من جديد. وعندها لا يفوز أحد.
clause-adj-repetition = إذا جاءت الوضعية نفسها للمرة الثالثة والدور للاعب نفسه، انتهت اللعبة بالتعادل.
clause-adj-pass-over = في صيغة العد يتجاوز اللاعب العالق دوره، إلى أن يعلق كلاهما.
clause-adj-pass = عندما يعلق كلاهما نعد ما في مخزني boto وحدهما: يفوز الأكثر، وإذا تساويا فهو تعادل. أما الرواية التي تذكر تجاوز الدور فتضيف إلى كل لاعب ما بقي في صفه.

# What a reading asks, and its answers.
reading-opening = كيف تُفتتح اللعبة؟
reading-opening-each_hole_once = يفتح كل لاعب كل حفرة من حفره مرة واحدة
reading-opening-free = يجوز اللعب من أي حفرة منذ البداية
reading-no_capture_moves = كم نقلة لا تأخذ شيئًا؟
reading-no_capture_moves-1 = النقلة الأولى في اللعبة
reading-no_capture_moves-10 = النقلات العشر الأولى
reading-skip_origin = هل يتخطى البذر الطويل حفرته الأصلية؟
reading-skip_origin-false = لا، تسقط فيها حبة أيضًا
reading-skip_origin-true = نعم، تُترك
reading-stuck = ماذا لو علق لاعب؟
reading-stuck-loses = يخسر ذلك اللاعب، أو يتعادل إن كانت لديه 50 حبة
reading-stuck-pass_then_count = يتجاوز ذلك اللاعب دوره؛ وفي النهاية تُعد الحبات

# Presets, each with a sentence.
preset-herskovits-1929 = Herskovits 1929
preset-herskovits-1929-says = كما شوهدت لدى Saamaka عام 1928.
preset-ludii = Ludii
preset-ludii-says = كما في برنامج Ludii: عشر نقلات لا تأخذ شيئًا. وهناك قد تدور السلسلة حول اللوحة، أما هنا فلا.
preset-counting = العد
preset-counting-says = كما في الموسوعة السويدية: من علق تجاوز دوره. أما أن مخازن boto وحدها هي التي تُعد فمن عندنا.

# What the laws ask of a position, by the clause behind them.
law-adj-opening = تُلعب كل حفرة مرة قبل أن تُلعب أي حفرة مرة ثانية: وتذكر الوضعية أيها لُعب.
law-adj-no-first-capture = النقلات الأولى لا تأخذ شيئًا: وتذكر الوضعية كم لُعب منها.
law-adj-pass = إذا كان اللاعب العالق يتجاوز دوره، فصاحب الدور يستطيع البذر ما دام الآخر يستطيع.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = بذر, البذر, للبذر, بالبذر, يبذر, تبذر, بذرت, تُبذر, يبذره, لبذر, يُبذر, ويبذر
term-sow-means = البذر هو ترك حبة واحدة في الحفرة وإلقاء البقية واحدة واحدة في الحفر التي تليها.
term-boto = boto
term-boto-means = في مخزن boto الحبات التي أخذها اللاعب. ولا يُلعب منه شيء.
term-opened = تُفتح, فُتحت, يفتح, فتح, فتحتها
term-opened-means = فتح الحفرة هو اللعب منها لأول مرة. في الأدوار الخمسة الأولى تُفتح كل حفرة من حفرك مرة واحدة.
