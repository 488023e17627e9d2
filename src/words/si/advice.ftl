# What is said where somebody asks for advice.

advice-title = උපදෙස්
advice-hint = ඉඟිය
advice-ask-spot = හරියටම කොතැනද?
advice-ask-line = මුළු ඇදීම් පෙළ
advice-hide-hint = ඉඟිය සඟවන්න
advice-analysis = විශ්ලේෂණය
advice-close = විශ්ලේෂණය වසන්න
advice-on = විශ්ලේෂණය සක්‍රියයි: එහි අගයන් පුවරුවේ සහ ලැයිස්තුවේ ඇත.
advice-off = විශ්ලේෂණය අක්‍රියයි.
advice-seeking = ඉඟියක් සොයමින්.
advice-no-hint = මෙහි දීමට ඉඟියක් නැත.
advice-over = ක්‍රීඩාව අවසන්: දීමට උපදෙස් නැත.
advice-lot = ඊළඟට එන දේ අහඹු ලෙස තේරේ.
advice-best-line = හොඳම ඇදීම් පෙළ
advice-step-back = ඇදීම් පෙළේ එකක් ආපසු
advice-step-on = ඇදීම් පෙළේ එකක් ඉදිරියට
advice-play = එහි පළමු ඇදීම කරන්න
advice-before-line = ඇදීම් පෙළට පෙර: පුවරුවේ ඇති පිහිටුම.
advice-moves = සියලු ඇදීම්, හොඳම එක මුලින්
advice-move = ඇදීම
advice-value = අගය
advice-then = ඊළඟට අපේක්ෂිත
advice-lost-not-loaded = උපදෙස් නැත: පරිගණකයේ ගොනු පූරණය වූයේ නැත. ක්‍රීඩාව දිගටම යයි.
advice-lost-not-allowed = උපදෙස් නැත: බ්‍රවුසරය මෙහි පරිගණක ක්‍රීඩකයාට ඉඩ දෙන්නේ නැත. ක්‍රීඩාව දිගටම යයි.
advice-lost-broken = උපදෙස් නැත: දෝෂයක් නිසා පරිගණකය නැවතී ඇත. ක්‍රීඩාව දිගටම යයි.
advice-lost-silent = උපදෙස් නැත: පරිගණකය පිළිතුරු දෙන්නේ නැත. ක්‍රීඩාව දිගටම යයි.
# A value: its sign, its whole and its tenths; on the board the lettering has a dash and no minus.
figure = { $sign ->
    [more] +
    [less] −
   *[none] { "" }
}{ decimal }
figure-board = { $sign ->
    [more] +
    [less] –
   *[none] { "" }
}{ decimal }
decimal = { $tenths ->
    [0] { $whole }
   *[other] { $whole }.{ $tenths }
}
share-board = { $share }%
# By how much, in the word for what is counted.
amount = { $tenths ->
    [0] { COUNTED(2) } { $whole }ක්
   *[other] { COUNTED(2) } { decimal }ක්
}
counted = ඇට
prospect = { SEAT($seat) } { $share } %
proof-draw = ඔප්පු කර ඇත: සමයි.
proof-shared = ඔප්පු කර ඇත: ජය බෙදාගන්නේ { SEATS($winners) }.
proof-wins = ඔප්පු කර ඇත: දිනන්නේ { SEAT($winner) }.
proof-wins-by = ඔප්පු කර ඇත: { amount } ඉදිරියෙන් දිනන්නේ { SEAT($winner) }.
worth-three = දිනීමේ සම්භාවිතාව: { COMMAS($prospects) }.
worth-level = කිසිවෙක් ඉදිරියෙන් අවසන් කරනු ඇතැයි අපේක්ෂා නොකෙරේ. { worth-chance }
worth-lead = { SEAT($who) } { amount } { $ahead ->
    [yes] ඉදිරියෙන්
   *[no] පසුපසින්
} අවසන් කරනු ඇතැයි අපේක්ෂා කෙරේ. { worth-chance }
worth-chance = එවැනි ක්‍රීඩා 100න් { $share }ක් දිනන්නේ { SEAT($who) }.

part-hole = { $hole } වළ බලන්න.
part-holes = { LIST($holes) } වළවල් අතර බලන්න.
part-columns = { $columns } තීරු අතර බලන්න.
part-block = { $columns } තීරු, { $rows } පේළි බලන්න.
part-laying = { OWN($seat) } පේළිය ඊළඟ තරග වටයට සැකසේ.
part-next-round = ඊළඟ තරග වටය ඇරඹේ.
span = { $one ->
    [yes] { $from }
   *[no] { $from } සිට { $to }
}
spot-hole = වළ { $hole }.
spot-column = තීරුව { $column }.
spot-ka = { $point } හි ඉත්තා ka වේ.
spot-point = ka යන්නේ { $point } වෙතයි.
spot-laid = පේළියට ලැබෙන්නේ { LIST($counts) }.
spot-next-round = තෝරා ගැනීමට කිසිවක් නැත.

advice-line = හොඳම: { $first }.{ COUNT($next) ->
    [0] { "" }
   *[other] { " " }ඊළඟට අපේක්ෂිත: { COMMAS($next) }.
} { $worth }
advice-best = හොඳම: { $first }. { $worth }
advice-depth = ගැඹුර: ඇදීම් { SPELL($depth) }. සෙවූ පිහිටුම්: { THOUSANDS($nodes) }.{ $thinks ->
    [yes] { " " }තවමත් සිතයි.
   *[no] { "" }
}
advice-numbers = අගයකින් කියවෙන්නේ { SEAT($who) } කොපමණ { COUNTED(2) } ඉදිරියෙන් අවසන් කරනු ඇතැයි අපේක්ෂා කෙරේද යන්නයි. ද්විත්ව රාමුවකින් කියවෙන්නේ එය ඔප්පු කර ඇති බවයි.
advice-step-of = ඇදීම් පෙළේ { $all }න් { $step } වන ඇදීම.
cell-three = { COMMAS($prospects) }
