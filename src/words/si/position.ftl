# What is said where positions are set up.

edit-undone = ආපසු ගත්තා.
edit-redone = යළි කළා.
edit-nothing-to-undo = ආපසු ගැනීමට කිසිවක් නැත.
edit-nothing-to-redo = යළි කිරීමට කිසිවක් නැත.
edit-reset-to-opened = පුවරුව මේ පිටුව විවෘත කළ විට තිබූ පරිදිය.
edit-at-start = පුවරුව ක්‍රීඩාවේ ආරම්භයේය.
edit-cleared = පුවරුව හිස්ය.
edit-taken = පිහිටුම පූරණය කළා.
edit-not-linked = ලිපිනයේ පිහිටුම කියවිය නොහැකි විය.
edit-not-ruled = ලිපිනයේ නීති කියවිය නොහැකි විය. සුපුරුදු නීති භාවිත වේ.
edit-lawful = කිසිදු නියමයක් කැඩී නැත: මේ පිහිටුම ක්‍රීඩා කළ හැකිය.
edit-no-number = එය පූර්ණ සංඛ්‍යාවක් නොවේ. කිසිවක් වෙනස් වී නැත.
edit-to-move = ඊළඟ වාරය
edit-one-more = එකක් වැඩියෙන්
edit-one-fewer = එකක් අඩුවෙන්
points-brushes = තට්ටුවකින් තබන්නේ
points-no-passage = තවම නැත
edit-not-read = තීරුව { $column }: මෙතැන් සිට පෙළ පිහිටුමක් නොවේ.
edit-no-board = මෙය මේ ක්‍රීඩාවේ පුවරුවක් නොවේ: { $why }
edit-over = කිසිදු නියමයක් කැඩී නැත, එහෙත් ක්‍රීඩාව දැනටමත් අවසන්: { COUNT($winners) ->
    [1] { SEATS($winners) } දිනුවා.
   *[other] ජය බෙදාගන්නේ { SEATS($winners) }.
}
edit-broken = තවම ක්‍රීඩා කළ නොහැකිය: { $why }
edit-also = තවද: { $why }
edit-more = { $more ->
    [1] තවත් නියමයක් කැඩී ඇත.
   *[other] තවත් නියම { SPELL($more) } කැඩී ඇත.
}
edit-count = { $place }: ගණන
edit-place = { $announcement }.
edit-set = { $name }: { $value }.
edit-set-of = { $heading }. { $name }: { $value }.
# Two sentences, one after the other.
edit-both = { $announcement } { $next }

# The board and its buttons.
position-page-board = ඔබ සකසන පුවරුව
position-page-undo = ආපසු ගන්න
position-page-redo = යළි කරන්න
position-page-reset-to-opened = යළි සකසන්න
position-page-at-start = ක්‍රීඩාවේ ආරම්භය
position-page-clear = පුවරුව හිස් කරන්න
position-page-play = මෙතැනින් ක්‍රීඩා කරන්න
position-page-copy = මේ පුවරුවට සබැඳියක් පිටපත් කරන්න
position-page-link = සබැඳිය
position-page-text = පිහිටුම පෙළක් ලෙස
position-page-read-text = මේ පෙළ පූරණය කරන්න
position-page-large = විශාල පුවරුව

# Boards of holes.
holes-placed = { $state ->
    [all] සියලු { COUNTER(2) } { $total } තබා ඇත.
    [missing] { COUNTER(2) } { $total }න් { $placed }ක් තබා ඇත, තව { SPELL($off) } තැබිය යුතුය.
   *[over] { COUNTER(2) } { $total }ට { $placed }ක් තබා ඇත, { SPELL($off) } වැඩියි.
}
holes-hole = { OWN($owner) } { $hole } වළ
holes-store = { OWN($seat) } { store }
holes-mark = { $mark }
holes-owes = { SEAT($debtor) } { TO_SEAT($creditor) } ණයව සිටින ගණන
holes-law-holes = වළවල් { $found }ක් ඇත, එහෙත් පුවරුවේ { $wanted }ක් ඇත.
holes-law-stores = { stores } { $found }ක් ඇත, එහෙත් ක්‍රීඩාවේ { $wanted }ක් ඇත.
holes-law-few = තව { COUNTERS($off) } තැබිය යුතුය.
holes-law-many = { COUNTERS($off) } වැඩියි.
holes-law-mark = { $hole } වළට මේ සංකේතය තිබිය නොහැකිය: { $mark ->
    [tied] බැඳිය හැක්කේ ඇට දෙකක් හෝ වැඩි ගණනක් ඇති කෙළවර වළක් පමණි.
    [closed] { closed-mark }
   *[other] puta, naga හෝ wala විය හැක්කේ දෙවන තරග වටයේ සිට එක වළක් පමණි. එහි අඩුම වශයෙන් ඇට එකක් ඇත; naga එකක අඩුම වශයෙන් දෙකක් ඇත.
}
holes-law-must-pass = මේ ක්‍රීඩකයාට වැපිරිය නොහැකිය: ඊළඟ වාරය වෙනත් ක්‍රීඩකයෙකුට විය යුතුය.
# Why a hole cannot bear the mark of a closed one.
closed-mark = වසා තැබිය හැක්කේ හිස් වළක් පමණි.
# Why a note cannot be what it is.
note-fault = “{ $key }” යන්නට “{ $value }” අගය තිබිය නොහැකිය.
# What a note asks, and a value of one.
note-round = තරග වටය
note-between = තරග වටයේ තත්ත්වය
note-way = තරග වටයේ දිශාව
note-starter = තරග වටය ඇරඹුවේ
note-twelve = මේ තරග වටයට කැමති ලෙස තැබූ ඇට
note-value = { $value ->
    [0] නැත
    [1] ඔව්
   *[other] { $value }
}
seats-named = { $value ->
    [1] { SEAT(1) }
    [2] { SEAT(2) }
    [12] දෙදෙනාම
   *[other] කිසිවෙක් නැත
}

# Pasang’s board.
points-counts = පුවරුවේ කළු { $black }ක් සහ සුදු { $white }ක්; { $taken ->
    [none] රටාවේ ඇති ගණනට වඩා වැඩියි
   *[other] ගෙන ඇත්තේ ලකුණු { $taken }{ $all ->
        [yes] { "" }
       *[no] , ඉන් ක්‍රීඩකයන්ට දී ඇත්තේ { $given }
    }
}.
points-point = { $piece ->
    [centre] { $point }, මැද කුහරය: සැමවිටම හිස්
    [vacant] { $point }, හිස්
    [ka] { $point }, { points-ka }
   *[token] { $point }, { COLOUR($colour) }
}
points-ka = { OWN($seat) } ka
points-brush-pattern = රටාවේ පරිදි
points-brush-nothing = කිසිවක් නැත
points-colour = { COLOUR($colour) }
points-passage = { OWN($seat) } මාවත
points-ka-was = { OWN($seat) } ka වූ ඉත්තා
points-score = { OWN($seat) } ලකුණු
points-rest = ඉතිරිය { TO_SEAT($seat) } දෙන්න
