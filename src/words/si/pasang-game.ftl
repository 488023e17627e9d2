# What is said of Pasang, in our own words.

name = Pasang

# What visitors choose the game by, and what we add to a reference.
fact-idea = ඉත්තන් 120ක්, එයින් දෙකක් ගමන් කරයි: සෑම ඇදීමකින්ම ඔත්තේ රේඛාවක් ගන්න, නැතහොත් පරාජය ඔබටය.
fact-people = බෲනායි හි ක්‍රීඩකයෝ
fact-place = බෲනායි දරුස්සලාම්
fact-time = සාම්ප්‍රදායික; අදද ක්‍රීඩා කෙරේ
fact-after = මේ ක්‍රීඩාව ගැන විශ්වකෝෂ ලිපිය
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Pasang Emas, capture game, පසාං, අල්ලා ගන්නා ක්‍රීඩාව
fact-material = ලී පුවරුවක කළු සහ සුදු ඉත්තන්
source-note-nor-jaidi-tuah-2012 = Pasang Emas පරිගණක වැඩසටහනේ කතුවරයා, තම සටහන් පොතේ: වැඩසටහන සම්ප්‍රදායික ක්‍රීඩාවෙන් වෙනස් වන හැටි. වෙන කිසිවෙක් නොකියන තැන්වල අපි ඔහු උපුටා දක්වමු.
source-note-culin-1898 = Johore හි Chuki: එම පුවරුවේම, වෙනත් නීති සහ දාදු කැට සමඟ. එය එම ක්‍රීඩාව නොවේ.

# What one plays for, in a sentence.
aim = සෑම ඇදීමකින්ම ඔත්තේ රේඛාවක් ගන්න, නැතහොත් පරාජය ඔබටය. පුවරුව හිස් වූ පසු වැඩි ලකුණු ඇති අය දිනයි.

# How it is told.
held = ලකුණු
score = { SEAT($seat) }: ලකුණු { SPELL($size) }
counted = ලකුණු

# At a seat's name: what its number counts, what stands beside it, and all of it for those who hear it.
unit-score = ලකුණු
unit-moves = ඇදීම්
unit-beside = ලකුණු
standing-moves = { $score }, { unit-moves } { SPELL($moves) }

# A sentence a clause, by its id.
clause-pas-board = පුවරුවේ තැන් ඇත්තේ පේළි එකොළහක සහ තීරු එකොළහකය. එහි මැද ඇත්තේ කුහරයකි: එතැන තැනක් නැත, එයට යන කෙටි රේඛා හතරද නැත.
clause-pas-pattern = ක්‍රීඩකයෝ දෙදෙනාම එකඟ වන රටාවකට කළු ඉත්තන් 60කින් සහ සුදු ඉත්තන් 60කින් තැන් පිරේ.
clause-pas-turns = ක්‍රීඩකයෝ මාරුවෙන් මාරුවට, වාරයකට එක ඇදීම බැගින් අදිති. සෑම ඇදීමකින්ම යමක් ගැනේ; ගත් දේ නැවත පුවරුවට එන්නේ නැත.
clause-pas-next-starter = සම්ප්‍රදායට අනුව, අවසන් වරට අල්ලාගත් අය ඊළඟ ක්‍රීඩාව අරඹයි.
clause-pas-next-starter-turns = දෙදෙනාම කැමති නම්, ක්‍රීඩා අරඹන්නේ මාරුවෙන් මාරුවටයි.
clause-pas-half = ඔබේ භාගය ඔබට ළඟම පේළි පහයි. මැද පේළිය කිසිවෙකුට අයත් නැත; එබැවින් තීරු එකොළහෙන් එක එකට භාග දෙකෙහිම තැන් පහ බැගින් ඇත.
clause-pas-passage-1 = අරඹන අය තම භාගයේ එක තීරුවක් ගනී, ඉත්තන් පහම. හිස් වූ තීරුව ඒ අයගේ මාවතයි.
clause-pas-passage-2 = අනෙක් ක්‍රීඩකයා තම භාගයේ විකර්ණව එදිරි තීරුවකින් පිළිතුරු දෙයි: මැදින් වමේ තීරුවකට දකුණේ එකක්, දකුණේ තීරුවකට වමේ එකක්; මැද තීරුවට මැද හැර ඕනෑම එකක්.
clause-pas-passage-free = Pasang Emas වැඩසටහනේ පරිදි, දෙවන ක්‍රීඩකයාට පළමු තීරුවට හරි මුහුණලා ඇති තීරුව හැර ඕනෑම තීරුවකින් පිළිතුරු දිය හැකිය.
clause-pas-ka-slide = පසුව සෑම ක්‍රීඩකයෙක්ම ka එකක්, එනම් ගමන් කරන එකම ඉත්තා තෝරයි. ලිස්සා යාමට එය ඔබේ භාගයේ, ඔබේ මාවතට යාබද ඉත්තෙක් විය යුතුය: එය පැත්තට මාවතට යයි.
clause-pas-ka-slide-vacated = ඔබ රේඛාවක් සොයන විට, ඔබේ ka පැමිණි තැන හිස්ය.
clause-pas-ka-jump = පැනීමට එය ඔබේ භාගයේ, ඔබේ මාවතින් තීරු දෙකක් ඈත ඉත්තෙක් විය යුතුය: එය අතර ඇති තීරුව උඩින් පැත්තට මාවතට පැන යයි.
clause-pas-ka-jump-over = පැනීමට නම් උඩින් පැනිය යුතු ඉත්තෙක් අවශ්‍යයි.
clause-pas-ka-jump-stays = උඩින් පැන ගිය ඉත්තා එහිම රැඳේ; එම ඇදීමේදීම එය ගත හැකිය.
clause-pas-ka-capture = මාවතට ගිය විට ka වහාම තම පේළිය දිගේ හෝ තම තීරුව දිගේ රේඛාවක් ගනී.
clause-pas-line = රේඛාවක් යනු ඔබේ ka පේළියක හෝ තීරුවක දකින එක වර්ණයක ඉත්තන්ය; හිස් තැන් උඩින්, අනෙක් වර්ණය, අනෙක් ka හෝ දාරය එය නවත්වන තුරුය. ඔබේ ka කිසිදු වර්ණයකට අයත් නැත; එය ගණන් ගන්නේ නැත.
clause-pas-line-joined = දෙපැත්තේම ළඟම ඉත්තන් එකම වර්ණයෙන් නම්, දෙපැත්ත එකට එක රේඛාවකි.
clause-pas-odd = රේඛාවක් ගත හැක්කේ එහි ඉත්තන් ඔත්තේ ගණනක් නම් පමණි.
clause-pas-odd-whole = රේඛාවක් ගන්නේ සම්පූර්ණයෙන්මය, නැතහොත් කොහෙත්ම නැත.
clause-pas-odd-part = රේඛාවක කොටසක් ගත හැකි යැයිද කියති; සමහරවිට දුර්වල ක්‍රීඩකයාට උදව්වක් ලෙසය.
clause-pas-odd-part-near = කොටසකින් අප ඉල්ලන්නේ රේඛාවකින් ඉල්ලන දේමය: එය ඔත්තේය, රේඛාවේ වඩා ළඟ ඉත්තෙක් ඉතිරි නොවේ.
clause-pas-score = කළු ඉත්තෙක් එක ලකුණකි, සුදු ඉත්තෙක් ලකුණු දෙකකි.
clause-pas-colours = ලිපිය සෑම ක්‍රීඩකයෙකුටම වර්ණයක් දෙයි; පසුව දෙදෙනාටම දෙකම ගැනීමට ඉඩ දෙයි. මෙහි වර්ණයක් කිසිවෙකුට අයත් නැත.
clause-pas-one-line = රේඛා කිහිපයක් ගත හැකි නම් එකක් තෝරන්න: ගන්නේ එය පමණි.
clause-pas-centre = කිසිදු රේඛාවක් මැද කුහරය හරහා යන්නේ නැත.
clause-pas-centre-moves = කිසිදු ka එකක්ද මැද කුහරය හරහා යන්නේ නැත; පුවරුවේ රේඛා එතැනින් අවසන් වන නිසාය.
clause-pas-move = එතැන් සිට ඔබේ ka තම පේළිය හෝ තීරුව දිගේ, හිස් තැන් උඩින්, කැමති තරම් දුර යයි. යමක් ගත හැකි තැන් පසු කර යාමටද හැකිය.
clause-pas-across = පේළියක් දිගේ ගිය පසු ka ගන්නේ ළඟා වූ තීරුව දිගේය; තීරුවක් දිගේ ගිය පසු පේළිය දිගේය.
clause-pas-suntuk = ඔබේ වාරයේදී ඔබේ ka ට කිසිදු ඇදීමකින් කිසිවක් ගත නොහැකි නම්, ඔබ suntuk වී පැරදී ඇත; ලකුණු කීය වුවත් එසේය.
clause-pas-suntuk-scope = කිසිදු ඉත්තෙකුට ඔබේ ka විය නොහැකි නම්ද ඔබ suntuk ය. එහෙත් පුවරුවේ ඉත්තන් ඉතිරි නැති විට කිසිවෙක් suntuk නොවේ.
clause-pas-cleared = ka දෙක පමණක් ඉතිරි වූ විට, වැඩි ලකුණු ඇති අය දිනා ඇත.
clause-pas-cleared-draw = ලකුණු සමාන නම් කිසිවෙක් දිනා නැත.
clause-pas-ka-unscored = ka වූ ඉත්තන් දෙදෙනා කිසිවෙකුට ගණන් ගන්නේ නැත.

# What a reading asks, and its answers.
reading-pattern = තබන්නේ කුමන රටාවද?
reading-pattern-pattern_1 = රටාව 1
reading-pattern-pattern_2 = රටාව 2
reading-pattern-checker = දාම් පුවරුව
reading-pattern-custom = ඔබේම එකක්
reading-pattern_2_row_11 = 2 වන රටාවේ පහළම පේළිය කුමක්ද?
reading-pattern_2_row_11-emended = එහි සමමිතිය ඉල්ලන එක, එක් වර්ණයකින් ඉත්තන් 60 බැගින්
reading-pattern_2_row_11-as_printed = මුද්‍රණය වී ඇති පරිදි, සුදු 61ක්
reading-line_rule = ka දෙපැත්තේ එක වර්ණයක ඉත්තන් එක රේඛාවක්ද?
reading-line_rule-joined = ඔව්, එක රේඛාවක්
reading-line_rule-separate_sides = නැත, පැත්තකට රේඛාවක් බැගින්
reading-line_rule-either = ක්‍රීඩකයා තෝරයි: දෙපැත්තම, නැතහොත් එකක්
reading-partial_capture = රේඛාවක කොටසක් ගත හැකිද?
reading-partial_capture-none = නැත, මුළු රේඛාව පමණි
reading-partial_capture-odd_part = ඔව්, ඔත්තේ රේඛාවක ඔත්තේ කොටසක්, ළඟම ඒවා මුලින්
reading-second_passage = දෙවන ක්‍රීඩකයාට හිස් කළ හැක්කේ කුමන තීරුවද?
reading-second_passage-diagonal = විකර්ණව එදිරි එකක්
reading-second_passage-free_except_facing = පළමු ක්‍රීඩකයාගේ තීරුවට මුහුණලා ඇති එක හැර ඕනෑම එකක්
reading-ka_method = ka මාවතට එන්නේ කෙසේද?
reading-ka_method-slide = යාබද තීරුවෙන් ලිස්සා එයි
reading-ka_method-jump = තීරු දෙකක් ඈත සිට පැන එයි
reading-ka_method-either = දෙකෙන් ඕනෑම ක්‍රමයකින්
reading-jump_needs_token = උඩින් පැනීමට ඉත්තෙක් සිටිය යුතුද?
reading-jump_needs_token-true = ඔව්
reading-jump_needs_token-false = නැත, හිස් තැනක් ප්‍රමාණවත්ය
reading-centre_blocks = මැද කුහරයෙන් නවතින්නේ මොනවාද?
reading-centre_blocks-both = රේඛා සහ ගමන්
reading-centre_blocks-lines_only = රේඛා පමණි: ka එකකට එය උඩින් යා හැකිය, එහි නැවතිය නොහැකිය
reading-ka_token_scored = පුවරුව හිස් වූ විට ka එක එහි හිමිකරුට ගණන් ගැනේද?
reading-ka_token_scored-false = නැත
reading-ka_token_scored-true = ඔව්, ka වීමට පෙර සිටි ඉත්තා ලෙස
reading-next_starter = ඊළඟ ක්‍රීඩාව අරඹන්නේ කවුද?
reading-next_starter-last_capturer = අවසන් වරට අල්ලාගත් අය
reading-next_starter-alternate = ක්‍රීඩකයෝ මාරුවෙන් මාරුවට

# Presets, each with a sentence.
preset-encyclopedia = Wikipedia
preset-encyclopedia-says = විශ්වකෝෂ ලිපියේ පරිදි; එය ක්‍රම දෙකකට ඉඩ තබන තැනක ka ලිස්සා යයි.
preset-pasang-emas = Pasang Emas
preset-pasang-emas-says = Nor Jaidi Tuah ගේ Pasang Emas වැඩසටහනේ පරිදි: මුහුණලා ඇති එක හැර ඕනෑම තීරුවක්; ka ලිස්සා යයි, නැතහොත් පැන යයි.
preset-traditional = සාම්ප්‍රදායික
preset-traditional-says = Nor Jaidi Tuah සම්ප්‍රදාය ගැන කියන පරිදි (2012 ජූලි 11): රේඛාවක කොටසක් ගත හැකිය.

# What the laws ask of a position, by the clause behind them.
law-pas-pattern = සෑම තැනක්ම හිස්ය, නැතහොත් රටාව එයට දෙන වර්ණය ඇත: ඉත්තෝ කිසිදා ගමන් නොකරති.
law-pas-passage-1 = පළමුව සෑම ක්‍රීඩකයෙක්ම තම භාගයේ තීරුවක් හිස් කරයි; දෙදෙනාම එසේ කරන තුරු වෙනත් තැනක් හිස් නැත.
law-pas-passage-2 = දෙවන ක්‍රීඩකයාගේ මාවත පළමු ක්‍රීඩකයාගේ මාවතට පිළිතුරු විය හැකි එකකි.
law-pas-ka-slide = පසුව සෑම කෙනෙක්ම ka එකක් තෝරයි. දෙවන ක්‍රීඩකයාට එකක් ලැබෙන තුරු පළමු ක්‍රීඩකයාගේ ka තම මාවතේ ඇත.
law-pas-turns = මේ ඇදීම් හතරේදී ක්‍රීඩකයෝ දෙදෙනා මාරුවෙන් මාරුවට අදිති.
law-pas-score = දෙදෙනාගේම ලකුණු එකතුව රටාවෙන් අඩු ඉත්තන්ගේ ලකුණු වේ: කළු එකකට එකක්, සුදු එකකට දෙකක්.

# What thousands of random games show.
random-play = 1 වන රටාවේ ක්‍රීඩාවකට ඇදීම් 45ක් යයි; ක්‍රීඩා හතරෙන් තුනක් suntuk ලෙස අවසන් වේ; අරඹන අය 100න් 41ක් දිනයි. 2 වන රටාවේ එයට ඇදීම් 44ක් යයි; 100න් 86ක් හෝ 87ක් suntuk ලෙස අවසන් වේ; අරඹන අය අඩක් දිනයි. දාම් පුවරු රටාවේ සියලු ක්‍රීඩාවලින් අඩක් හතර වන ඇදීම වන විට අවසන්; 100න් 94ක් suntuk ලෙස අවසන් වේ; අරඹන අය 100න් 32ක් දිනයි.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-ka = ka
term-ka-means = ka යනු ක්‍රීඩකයෙකුගේ ගමන් කරන එකම ඉත්තායි. සෑම ක්‍රීඩකයෙක්ම ඉත්තෙකු ka එකක් කරගනී.
term-passage = මාවත, මාවතට, මාවතේ, මාවතේමය, මාවතින්, මාවතක, මාවතයි
term-passage-means = මාවත යනු ක්‍රීඩකයෙක් මුලදී හිස් කරන තීරුවයි: ka පුවරුවට එන්නේ එතැනිනි.
term-line = ඔත්තේ රේඛාවක්, ඔත්තේ රේඛාව, රේඛාව, රේඛාවක්, රේඛාවක, රේඛාවේ, රේඛාවකි, රේඛා
term-line-means = රේඛාව යනු ka ඇති පේළියේ හෝ තීරුවේ එයට මුලින්ම හමු වන එක වර්ණයක ඉත්තන්ය; අතරේ හිස් තැන් තිබිය හැකිය. ඒ ගණන ඔත්තේ නම් එය ගත හැකිය.
term-suntuk = suntuk
term-suntuk-means = තම වාරයේදී ka ට කිසිදු රේඛාවක් ගත නොහැකි ක්‍රීඩකයා suntuk වී පැරදී ඇත.
term-points = ලකුණු, ලකුණකි
term-points-means = කළු ඉත්තෙක් එක ලකුණකි, සුදු ඉත්තෙක් ලකුණු දෙකකි.
term-half = භාගය, භාගයේ, භාගයක, භාගයෙන්
term-half-means = පුවරුවේ ඔබේ භාගය ඔබට ළඟම පේළි පහයි. මැද පේළිය කිසිවෙකුට අයත් නැත.
term-slide = ලිස්සා යාම, ලිස්සා ගියා, ලිස්සා යයි, ලිස්සා යයිද, ලිස්සා එයි, ලිස්සා ගොස්, ලිස්සවයි
term-slide-means = ලිස්සා යාම යනු අසල තීරුවෙන් පැත්තට මාවතට යාමයි.
term-jump = පැනීම, පැන ගියා, පැන ගිය, පැන එයි, පැන යයි, පැනීමට, පනින, පනී
term-jump-means = පැනීම යනු අසල තීරුව උඩින් පැත්තට මාවතට පැන යාමයි.
term-cleared = පුවරුව හිස්ය, පුවරුව හිස් වූ
term-cleared-means = ka දෙක පමණක් ඉතිරි වූ විට පුවරුව හිස්ය.

# What the marks on the board mean.
sign-column = මේ තීරුව හිස් කළ හැකිය. නිල් අංකය එයින් ලැබෙන ලකුණුයි.
sign-passage = මාවතක්: ක්‍රීඩකයෙක් හිස් කළ තීරුව.
sign-may-become-ka = මේ ඉත්තාට ඔබේ ka විය හැකිය. නිල් අංකය එවිට එය ගන්නා ලකුණුයි.
sign-ka = ka එකක්. එහි ත්‍රිකෝණාකාර තුඩ තම ක්‍රීඩකයාගෙන් ඉවතට යොමු වේ.
sign-may-go = ඔබේ ka ට මෙහි යා හැකිය. නිල් අංකය එය ගන්නා ලකුණුයි; ඊට පසු දෙවන අංකයකින් කියවෙන්නේ රේඛා කිහිපයක් ඇති බවයි.
sign-line = ඔබේ ka ගන්නා රේඛාව, එහි ඉත්තන් ගණන් කර.
sign-other-line = එතැන් සිට ඔබේ ka ට ගත හැකි වෙනත් රේඛාවක් සහ එහි ලකුණු.
sign-path = අවසාන ඇදීම: ka ගිය මඟ, සහ ඉත්තෙකු ගත් තැනක රවුමක්.
sign-decided = ක්‍රීඩාව තීරණය කළේ මෙයයි.
sign-tray = ක්‍රීඩකයෙක් ගත් දේ: කළු ඉත්තන්, සුදු ඉත්තන් සහ ලකුණු.
sign-hint = ඉඟියක්: මෙහි බලන්න.
sign-value = විශ්ලේෂණයෙන් ලැබෙන ඇදීමක අගය. ද්විත්ව රාමුවකින් කියවෙන්නේ එය ඔප්පු කර ඇති බවයි.
move-took = { $count }ක් ගත්තා
