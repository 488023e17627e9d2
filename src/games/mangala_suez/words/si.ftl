# What is said of Mangala of Suez, in Sinhala.

name = Mangala of Suez

# What visitors choose the game by, and what we add to a reference.
fact-idea = වපුරන්න, අතට ගෙන දිගට වපුරන්න: ඔබේ අවසාන කවඩියට විරුද්ධ පස ඇති දේ කන්න.
fact-people = Parker අනුව, අරාබි ක්‍රීඩාවකි
fact-place = සිනායි හෝ සූවස්, ඊජිප්තුව
fact-time = 1909 දී පළ විය
fact-after = Parker 1909 ගැන නාමාවලියේ සාරාංශය
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Mangala, mancala, වැපිරීමේ ක්‍රීඩාව
fact-material = කවඩි; පුවරුව ගැන කිසිවක් කියා නැත

# What one plays for, in a sentence.
aim = වාරය ඇති පැත්ත හිස් වන තෙක්, අනෙක් ක්‍රීඩකයාට වඩා කවඩි කන්න.

# How it is told.
counter = { $it ->
    [one] කවඩිය
   *[other] කවඩි
}
store = ගොඩ
stores = ගොඩවල්
choose = { $what ->
    [empty] ක්‍රීඩාවට පෙර ඉවත් වන්නේ වළවල් තුනක කවඩිය: එකක් තෝරන්න.
   *[sow] { COUNTER(2) } වැපිරීමට රවුමක් ඇති වළක් තෝරන්න.
}
takes = කෑමට ලැබේ
take = කති
captured = කෑවා
unit-score = කෑ ගණන
nothing-taken = කිසිවක් කෑවේ නැත: පළමු වැපිරීම් කිසිවක් කන්නේ නැත.
result = { $draw ->
    [yes] සමව අවසන්
   *[no] { CAPITAL(SEAT($winner)) } දිනුවා
}
ended = { result }, { figures }: { $clause ->
    [suez-repetition] එකම පිහිටුම තුන් වරක්
    [suez-endless] අවසන් නොවන වැපිරීමක්
   *[other] එක පැත්තක් හිස්ය
}.
note-emptied = ක්‍රීඩාවට පෙර හිස් කළ වළවල්
note-turns = කිසිවක් නොගන්නා පළමු ඇදීම්, මේ දක්වා
note-from = ඇදීම මේ වළෙන් ඇරඹේ
note-endless = වැපිරීමක් අවසන් වූයේ නැත
note-fault = { $key ->
    [emptied] ක්‍රීඩාවට පෙර, හිස් කළ වළවල් හැර අනෙක් සියලු වළවල් පිරී ඇත; ක්‍රීඩකයෝ මාරුවෙන් මාරුවට තම වළවල් හිස් කරති.
    [turns] කිසිවක් නොගන්නා පළමු ඇදීම් ගණන මීට අඩුය.
    [from] හිස් කිරීමෙන් පසු ඇදීමක් ඇරඹෙන්නේ කවඩි ඇති වළකිනි.
   *[endless] නිමක් නැති වැපිරීමක් නිසා ක්‍රීඩාවක් සම වන්නේ, එසේ කියන නීතිය ඇති විට පමණි.
}

# A sentence a clause, by its id.
clause-suez-setup = වළවල් නවයක කවඩි අට බැගින් ඇත; තුනක් හිස්ය, ඉන් දෙකක් එක පැත්තක ද එකක් අනෙක් පැත්තේ ද වේ.
clause-suez-empties = අරඹන ක්‍රීඩකයා තම වළක් හිස් කරයි, අනෙක් ක්‍රීඩකයා තමන්ගේ එකක් හිස් කරයි, පළමු කෙනා දෙවැන්නක් හිස් කරයි; ඒ කවඩි ක්‍රීඩාවෙන් ඉවත් වේ. තෝරන්නේ කවුද, දෙකක් ඇත්තේ කාගේ පැත්තේද යන්න කිසිවෙක් ලියා නැත.
clause-suez-own-side = ඔබ අරඹන්නේ තමන්ගේ පැත්තේ කවඩි ඇති ඕනෑම වළකිනි.
clause-suez-follow = ඇදීමක් ඇරඹිය යුත්තේ පෙර ඇදීම අවසන් වූ තැනට එක වළක් එහායිනි, කුමන පැත්තේ වුවත්: සාරාංශය අනුව අල්ලා ගැනීමකින් පසු; Parker අනුව, එක් එක් ක්‍රීඩකයා වැපුරූ පසු, සෑම විටම.
clause-suez-follow-empty = ඒ වළ හිස් නම්, ඇදීම ඇරඹෙන්නේ කවඩි ඇති ඊළඟ වළෙනි.
clause-suez-sow = වළේ කවඩි සියල්ල වළකට එක බැගින් වාමාවර්තව වැපිරේ.
clause-suez-relay = අවසාන කවඩිය කවඩි ඇති වළකට වැටුණහොත්, ඒ සියල්ල අතට ගෙන දිගට වැපිරේ.
clause-suez-no-early-capture = පළමු වාර දෙකේදී කිසිවක් කන්නේ නැත: හිස් වළක් ඒවා අවසන් කරයි.
clause-suez-early-sowings = පුවරුව වටා ගොස් කිසිවක් නොකන වැපිරීම් ගැන Parker කියයි; එය එක් එක් ක්‍රීඩකයාට එකක් ලෙස අපි අර්ථකථනය කරමු.
clause-suez-eat-opposite = අවසාන කවඩිය හිස් වළකට වැටුණහොත්, විරුද්ධ පස ඇති දේ, කුමන පැත්තේ වුවත්, ඔබට කෑමට ලැබේ.
clause-suez-move-on = කෑම සිදු කළ කවඩිය ඊළඟ වළට යයි; එහි ඇති කවඩි සමඟ එය දිගට වැපිරේ.
clause-suez-eat-again = ඉදිරියට ගිය කවඩිය හිස් වළකට ගියහොත් එය එහි වැටුණු ලෙස ගණන් ගැනේ: එයට නැවත කෑ හැකිය.
clause-suez-end-turn = විරුද්ධ පස කිසිවක් නැති හිස් වළක් ඇදීම අවසන් කරයි.
clause-suez-endless = සමහර වැපිරීම් කිසිදා අවසන් නොවේ. 1,000 වරක් දිගට වැපිරූ පසු ඇදීම එතැනම නවතී.
clause-suez-end = වාරය ඇති ක්‍රීඩකයාගේ පැත්තේ කවඩි නැති විට තරග වටය අවසන්.
clause-suez-one-round = එක තරග වටයක් යනු මුළු ක්‍රීඩාවයි.
clause-suez-leftovers = කිසිවෙක් නොකෑ කවඩි කිසිවෙකුට ගණන් නොගැනේ.
clause-suez-winner = වැඩියෙන් කෑ කෙනා දිනයි; සමාන ගණන් නම් සමව අවසන්.
clause-suez-repetition = එකම පිහිටුම, එකම ක්‍රීඩකයාගේ වාරය සමඟ, තුන්වන වරට ආ විට තරග වටය අවසන්.

# What a reading asks, and its answers.
reading-empties = වළවල් තුන හිස් කරන්නේ කවුද?
reading-empties-alternate = ක්‍රීඩකයෝ, මාරුවෙන් මාරුවට
reading-empties-starter_sets = අරඹන ක්‍රීඩකයා
reading-empties-random = ඒවා අහඹු ලෙස තේරේ: තේරුණු වළ අරඹන ක්‍රීඩකයා තට්ටු කරයි
reading-two_empty_side = හිස් වළවල් දෙකක් ඇත්තේ කුමන පැත්තේද?
reading-two_empty_side-starter = අරඹන ක්‍රීඩකයාගේ පැත්තේ
reading-two_empty_side-second = අනෙක් පැත්තේ
reading-start_rule = පෙර ඇදීම අවසන් වූ තැනින් ඇදීමක් ඇරඹිය යුත්තේ කවර විටද?
reading-start_rule-after_capture = අල්ලා ගැනීමකින් පසු
reading-start_rule-always = එක් එක් ක්‍රීඩකයා වැපුරූ පසු, සෑම විටම
reading-start_rule-own_side_free = කිසිදා නැත
reading-no_capture_turns = කිසිවක් නොකන්නේ පළමු ඇදීම් කීයකින්ද?
reading-no_capture_turns-2 = දෙකකින්
reading-no_capture_turns-3 = තුනකින්
reading-no_capture_turns-4 = හතරකින්
reading-no_capture_turns-0 = එකකින්වත් නැත
reading-moved_shell = හිස් වළකට ගිය කවඩියක් කරන්නේ කුමක්ද?
reading-moved_shell-treat_as_drop = එය එහි වැටුණු ලෙස ගණන් ගැනේ
reading-moved_shell-always_sow = එය තව එක වළක් එහාට වැපිරේ
reading-skip_origin = දිගු වැපිරීමක් තමන්ගේම වළ මඟහරියිද?
reading-skip_origin-false = නැත, එහිත් කවඩියක් වැටේ
reading-skip_origin-true = ඔව්, එය මඟහැරේ
reading-first_sower = මුලින්ම වපුරන්නේ කවුද?
reading-first_sower-starter = මුලින්ම හිස් කරන ක්‍රීඩකයා
reading-first_sower-second = අනෙක් ක්‍රීඩකයා
reading-leftovers = කිසිවෙක් නොකෑ කවඩි ලැබෙන්නේ කාටද?
reading-leftovers-nobody = කිසිවෙකුට නැත
reading-leftovers-side_owner = ඒවා තිබෙන පැත්තේ අයිතිකරුට
reading-endless = වැපිරීමක් කිසිදා අවසන් නොවුවහොත් කුමක් වේද?
reading-endless-end_turn = ඇදීම අවසන් වේ
reading-endless-draw = ක්‍රීඩාව සමව අවසන් වේ

# Presets, each with a sentence.
preset-catalogue = නාමාවලිය
preset-catalogue-says = Ludii නාමාවලියේ සාරාංශයේ ලෙස.
preset-parker-1909 = Parker 1909
preset-parker-1909-says = Parker ලියූ ලෙස. තුන්වන ඇදීමේ සිට කිසිවෙක් කිසිවක් නොතෝරයි: එක් එක් ඇදීම ඇරඹෙන්නේ පෙර එක අවසන් වූ තැනිනි.
preset-ludii = Ludii
preset-ludii-says = Ludii වැඩසටහනේ ලෙස: සෑම ඇදීමක්ම ඔබ කැමති තැනකින් ඇරඹේ.

# What the laws ask of a position, by the clause behind them.
law-suez-empties = ක්‍රීඩාවට පෙර වළවල් තුනක් හිස් කෙරේ, දෙකක් එක පැත්තක ද එකක් අනෙක් පැත්තේ ද; ඒවායේ කවඩි ක්‍රීඩාවෙන් ඉවත්ය.
law-suez-no-early-capture = පළමු ඇදීම්වලින් කිසිවක් නොගැනේ: ඒවායින් කීයක් ක්‍රීඩා කර ඇත්දැයි පිහිටුම කියයි.
law-suez-follow = ඇදීමක් යම් වළකින් ඇරඹිය යුතු නම්, ඒ වළේ කවඩි ඇත.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }, වපුරනු, වැපිරීමක්, වැපිරීමකින්, වැපිරීමයි, වැපිරීම්, වැපුරූ
term-sow-means = { sow-term-means }
term-pile = ගොඩ, ගොඩට, ගොඩවල්
term-pile-means = ගොඩක ඇත්තේ ක්‍රීඩකයෙක් කෑ කවඩිය. එයින් කිසිවක් ක්‍රීඩාවට නොගැනේ.
term-eat = { eat-term }, කයිද, කෑවේ, නොකන, නොකන්නේ, නොකෑ
term-eat-means = { eat-term-means }
term-lifted = { lifted-term }
term-lifted-means = { lifted-term-means }
term-lap = { lap-term }
term-lap-means = { lap-term-means }
