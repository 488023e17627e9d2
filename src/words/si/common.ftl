# Words that the pages of all games share. `$it`, `$before` and `$place` belong to calls: see docs/translating.md.

# Numbers up to twelve in words, after the noun: “ඇට හතරක්”.
spell = { $it ->
    [0] බිංදුවක්
    [1] එකක්
    [2] දෙකක්
    [3] තුනක්
    [4] හතරක්
    [5] පහක්
    [6] හයක්
    [7] හතක්
    [8] අටක්
    [9] නවයක්
    [10] දහයක්
    [11] එකොළහක්
    [12] දොළහක්
   *[other] { $it }ක්
}
# Out of so many.
spell-from = { $it ->
    [1] එකෙන්
    [2] දෙකෙන්
    [3] තුනෙන්
    [4] හතරෙන්
    [5] පහෙන්
    [6] හයෙන්
    [7] හතෙන්
    [8] අටෙන්
    [9] නවයෙන්
    [10] දහයෙන්
    [11] එකොළහෙන්
    [12] දොළහෙන්
   *[other] { $it }න්
}
# So many times.
times = { $it ->
    [1] වරක්
    [2] දෙවරක්
    [3] තුන්වරක්
    [4] හතර වරක්
    [5] පස් වරක්
   *[other] { $it } වරක්
}
# The same where nothing follows.
some = { $it ->
    [0] නැත
   *[other] { SPELL($it) }
}
# A seat by what its player is called: `$called` says how, and `$called-name` is a name that was given.
seat = { $called ->
    [you] ඔබ
    [other-player] අනෙක් ක්‍රීඩකයා
    [computer] පරිගණකය
    [computers] { $it } වන පරිගණකය
    [named] { $called-name }
   *[number] { $it } වන ක්‍රීඩකයා
}
# By itself, as a heading.
seat-title = { SEAT($seat) }
# What belongs to a seat.
own = { $called ->
    [you] ඔබේ
    [other-player] අනෙක් ක්‍රීඩකයාගේ
    [computer] පරිගණකයේ
    [computers] { $it } වන පරිගණකයේ
    [named] { $called-name } ගේ
   *[number] { $it } වන ක්‍රීඩකයාගේ
}
# To a seat, and from it.
to-seat = { $called ->
    [you] ඔබට
    [other-player] අනෙක් ක්‍රීඩකයාට
    [computer] පරිගණකයට
    [computers] { $it } වන පරිගණකයට
    [named] { $called-name } ට
   *[number] { $it } වන ක්‍රීඩකයාට
}
from-seat = { $called ->
    [you] ඔබෙන්
    [other-player] අනෙක් ක්‍රීඩකයාගෙන්
    [computer] පරිගණකයෙන්
    [computers] { $it } වන පරිගණකයෙන්
    [named] { $called-name } ගෙන්
   *[number] { $it } වන ක්‍රීඩකයාගෙන්
}
# Verbs that go with a seat.
is = වේ
has = ඇත
win = දිනයි
# A seat in two letters, on the board.
seat-letter = ක්‍රී{ $it }

# Lists.
list = { $place ->
    [first] { $it }
    [last] { $before } සහ { $it }
   *[middle] { $before }, { $it }
}
seats = { $place ->
    [first] { SEAT($it) }
    [last] { $before } සහ { SEAT($it) }
   *[middle] { $before }, { SEAT($it) }
}
commas = { $place ->
    [first] { $it }
   *[other] { $before }, { $it }
}
semicolons = { $place ->
    [first] { $it }
   *[other] { $before }; { $it }
}
# Thousands of a number, apart.
thousands = { $place ->
    [first] { $it }
   *[other] { $before },{ $it }
}

# Who is next, and how persons end a game.
next-seat = { OWN($seat) } වාරය.
next-again = නැවත { OWN($seat) } වාරය.
next-round = { $round } වන තරග වටය ඇරඹිය හැකිය.
next-unsaid = { "" }
stopped-resigned = { SEAT($seat) } පරාජය පිළිගත්තා. { COUNT($wins) ->
    [1] { SEATS($wins) } දිනුවා.
   *[other] ජය බෙදාගන්නේ { SEATS($wins) }.
}
stopped-agreed = එකඟත්වයෙන් සමව අවසන් විය.

# Where in a game a board is.
moment = { $it ->
    [0] පළමු ඇදීමට පෙර
   *[other] { $it } වන ඇදීමෙන් පසු
}
start = අලුත් ක්‍රීඩාවක්. { $next }
example = උදාහරණයක්: { $announcement }
ui-example = උදාහරණය
ui-show-example = උදාහරණයක් පෙන්වන්න
ui-stop-example = උදාහරණය නවත්වන්න
ui-play-computer = පරිගණකය සමඟ
ui-first-wins = මෙහි පළමුව පටන් ගන්නාට, අනෙකා කුමක් කළත්, දිනිය හැකි ය: එය ඔප්පු කර ඇත. සමාන කිරීමට දෙවන ස්ථානය පරිගණකයට දෙන්න; නැතහොත් ක්‍රීඩා දෙකක් කර එකක් බැගින් පටන් ගන්න.
ui-the-proof = එහි සාධනය
ui-computer-level = පරිගණකයේ මට්ටම
start-level = මට්ටම { $level }
rung = { $whole }.{ $part }
start-together = { $seats ->
    [2] මෙහි සිටින දෙදෙනෙක්
   *[other] මෙහි සිටින තිදෙනෙක්
}
ui-rules-of-game = නීති වෙනස් කරන්න
ui-read-rules = නීති කියවන්න
took-back = ආපසු ගත්තා: දැන් { MOMENT($moves) }. { $next }
played-again = යළි කළා: දැන් { MOMENT($moves) }. { $next }
# The first move that nobody had to choose.
played-alone = කළ හැකි වූයේ එක ඇදීමක් පමණි; එය ක්‍රීඩා කළා. { $told }
played-alone-briefly = එකම ඇදීම: { $told }
over = ක්‍රීඩාව අවසන්. { $result }
at-start = ආපසු ගැනීමට ඇදීමක් නැත.
at-end = යළි කිරීමට ඇදීමක් නැත.
nothing-refused = කිසිදු ඇදීමක් ප්‍රතික්ෂේප කර නැත.
# What is refused, and the words of the clause that forbids it.
explained = { $text } { $clause }
scores = { held }: { COMMAS($scores) }. { $next }
seat-count = { SEAT($seat) } { $count }
# The same with what has been gained since the start.
seat-held = { SEAT($seat) } { $count } ({ $gain })
# What each of three seats has, all debts paid.
settled = { $ended } ණය ගෙවූ පසු: { SEAT(1) } { $first }, { SEAT(2) } { $second }, { SEAT(3) } { $third }.
to-move = ඊළඟ වාරය
# While a move is being shown.
moving = { OWN($seat) } ඇදීම පෙන්වමින්.
wins = දිනුවා
draws = සමයි
board-at = { $name }: { MOMENT($moves) } පුවරුව
# What is said already, word for word.
verbatim = { $text }
step-of = පියවර { $all }න් { $step }
pace-quarter = ¼
pace-half = ½
pace-usual = 1×
pace-instant = ක්ෂණික

# A game that has been kept.
saved-game = { $named ->
    [yes] { $names }: { kept-moves }
   *[no] { kept-moves }
}
kept-moves = ඇදීම් { $moves }ක්{ $over ->
    [yes] , අවසන්
   *[no] { "" }
}

# Presets, and where a game differs from one.
preset-as-it-is = { $title }. { $text }
preset-but = { $title }, වෙනස්කම් සමඟ: { SEMICOLONS($readings) }.
reading-answered = { $is_question ->
    [yes] { $question } { $answer }
   *[no] { $question }: { $answer }
}
source-ours = අපගේ: මූලාශ්‍ර නිහඬයි
source-pages = { $source }: { $pages }

# What cannot be read: addresses, records, positions.
unreadable = මේ සබැඳියේ වැරැද්දක් ඇත. { $why }
link-beyond = ක්‍රීඩාවේ ඇත්තේ ඇදීම් { $moves }ක් පමණි: පෙන්වන්නේ අවසාන ඇදීමෙන් පසු පුවරුවයි.
link-beyond-step = { $number } වන ඇදීමේ ඇත්තේ පියවර { $steps }ක් පමණි: පෙන්වන්නේ එහි අවසානයයි.
link-key = “{ $text }” මෙහි තිබිය නොහැකි අගයකි.
link-option = “{ $text }” නම් විකල්පයක් නැත.
bad-record = පෙළේ { $line } වන පේළිය, { $column } වන තීරුව: { $what }
other-game = මෙය { $name } ක්‍රීඩාවකි: එහි පිටුවේ විවෘත කරන්න.
record-tag = වරහන් තුළ පේළියක් [Key "value"] ලෙස තිබිය යුතුය.
record-format = { $text } ආකෘතිය මෙහි නොදනී.
record-no-game = ක්‍රීඩාවක් නම් කර නැත.
record-unknown-game = “{ $text }” නම් ක්‍රීඩාවක් නැත.
record-preset = “{ $text }” නම් නීති කට්ටලයක් නැත.
record-pair = “{ $text }” අර්ථකථනය-අගය යන හැඩයේ නැත.
record-reading = “{ $text }” නම් අර්ථකථනයක් නැත.
record-value = “{ $text }” සඳහා “{ $value }” නම් අගයක් නැත.
record-position = මෙය පිහිටුමක් නොවේ.
record-not-a-move = “{ $text }” මේ පුවරුවේ ඇදීමක් නොවේ.
record-number = “{ $text }” ඊළඟ ඇදීමේ අංකය නොවේ.
record-illegal = “{ $text }” ඇදීමට ඉඩ නැත. { $clause }
record-after-end = “{ $text }” ඇදීම තිබෙන්නේ ක්‍රීඩාව අවසන් වූ පසුවය.
record-result = වාර්තාව කියන ප්‍රතිඵලය “{ $text }”; එහි ඇදීම්වලින් ලැබෙන්නේ “{ $found }”.
record-json-syntax = මෙතැන් සිට මෙය JSON නොවේ.
record-json-ends = වාර්තාව අවසන් වීමට පෙර පෙළ අවසන් වේ.
record-json-not-text = මෙහි උද්ධෘත ලකුණු තුළ පෙළක් තිබිය යුතුය.
record-json-not-a-list = මෙහි කොටු වරහන් තුළ ඇදීම් ලැයිස්තුවක් තිබිය යුතුය.

# Buttons, headings and other fixed words that the program writes.
ui-game-given-up = පුවරුවේ ඇති ක්‍රීඩාව නැති වේ.
tap-again = ක්‍රීඩා කිරීමට නැවත තට්ටු කරන්න.
ui-hold-to-look = ඇදීමක් යන තැන බැලීමට ඔබාගෙන සිටින්න.
ui-branched-off = මෙය දැන් අලුත් ක්‍රීඩාවකි. පෙර ක්‍රීඩාව වෙනස් වී නැත.
ui-to-earlier-game = පෙර ක්‍රීඩාවට යන්න
ui-here-it-acts = නීතිය ක්‍රියා කරන්නේ මෙහිය.
ui-example-of-rule = නීතියට උදාහරණයක්. ඔබේ ක්‍රීඩාව සුරැකී ඇත.
ui-return-to-game = සිටි තැනට ආපසු
ui-close = වසන්න
ui-result = ප්‍රතිඵලය
ui-review = ආපසු බලන්න
ui-share = බෙදාගන්න
ui-play-again = නැවත
ui-time-of-move = ඇදීම තුළ වේලාව
ui-step-back = පියවරක් ආපසු
ui-step-on = පියවරක් ඉදිරියට
ui-pause = විරාමය
ui-show-move = ඇදීම පෙන්වන්න
ui-move-step = ඇදීමේ පියවර
ui-speed = වේගය
ui-delete = මකන්න
ui-delete-surely = සදහටම මකන්න
ui-cancel-choice = අවලංගු කරන්න
ui-not-kept = මේ බ්‍රවුසරය මේ පිටුව සඳහා කිසිවක් සුරකින්නේ නැත. දිගටම ක්‍රීඩා කළ හැකිය: ක්‍රීඩාව පිටුවේ ලිපිනයේ ඇත.
ui-not-by-hand = මේ පරිගණකයේ වාරයයි. ඒ වෙනුවට අදින්න නම් පළමුව එය නවත්වන්න.
ui-not-in-review = ඒ ඇදීම පරිගණකයේය. මෙනුවෙන් එහි තැන ඔබට ගත හැකිය.
ui-not-played = දෝෂයක් නිසා පරිගණකය නැවතී ඇත. එහි ඇදීම් ඔබට කළ හැකිය.
ui-not-laid-out = පළමුව වැඩපොළේදී ඔබේම රටාවක් සාදන්න.
ui-compare-readings = පුවරු දෙකක අර්ථකථන සසඳන්න
ui-copied = පිටපත් කළා.
ui-diagram = පිහිටුමක්
diagram-tokens = කළු { $black }, සුදු { $white }
ui-not-copied = බ්‍රවුසරය පිටපත් කිරීමට ඉඩ දෙන්නේ නැත. පෙළ තෝරා ඇත: ඔබම පිටපත් කරන්න.
ui-not-read = ගොනුව කියවිය නොහැකි විය.
ui-continue-last-game = පසුගිය ක්‍රීඩාව දිගටම කරන්න

# The log of any game.
turn-goes = මේ { OWN($seat) } වාරයයි.
move-of = ඇදීම් { $all }න් { $number }
lap = වැපිරීම් වටය { $lap }
