# What is said of Raja Pasu Mandiri, in Sinhala.

name = Raja Pasu Mandiri

# What visitors choose the game by, and what we add to a reference.
fact-idea = එක පුවරුවක තිදෙනෙක්: මැද Raja, දෙපස Mandiri සහ Pasu; හතරක් වළේ අයිතිකරුට යයි.
fact-people = ස්ත්‍රී පුරුෂ වැඩිහිටියන් (Ludii); කාන්තාවන් (Gering)
fact-place = කොළඹ, ශ්‍රී ලංකාව
fact-time = 2000 දී පළ විය; දුටුවේ සංචාරයකදීය, එහි දිනය අප කියවා නැත
fact-after = de Voogt 2000
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = olinda keliya, mancala, ඔලිඳ කෙළිය, වැපිරීමේ ක්‍රීඩාව
fact-material = ලී පුවරුවක ඇට
source-note-de-voogt-2000 = අප කියවා ඇත්තේ 96–97 පිටුය.

# What one plays for, in a sentence.
aim = { $rounds ->
    [0] වළක් පිරවිය හැකි එකම කෙනා වීමට තරම් ඇට දිනා ගන්න.
    [1] වැඩිම වාසිය ලබන කෙනා දිනයි: තවත් කිසිවක් ගත නොහැකි විට තරග වටය අවසන්.
   *[other] තරග වට { $rounds }ක් තුළ වැඩිම වාසිය ලබන කෙනා දිනයි. තවත් කිසිවක් ගත නොහැකි විට තරග වටයක් අවසන්.
}

# How it is told.
counter = { $it ->
    [one] ඇටය
   *[other] ඇට
}
ended = { $clause ->
    [rpm-match-end] { won } වෙන කිසිවෙකුට වළක් පිරවිය නොහැකිය.
   *[other] { CAPITAL(SEATS($winners)) } දිනුවා{ $debts ->
        [yes] , ණයට ගත් ඇට ගණන් ගෙන
       *[no] { "" }
    }: { COMMAS($gains) }.
}
ended-at-length = { $clause ->
    [rpm-match-end] { won } වෙන කිසිවෙකුට වළක් පිරවිය නොහැකිය.
   *[other] ආරම්භයේ සිට වැඩිම ඇට වාසියක් ලබා { SEATS($winners) } දිනුවා{ $debts ->
        [yes] , ණයට ගත් ඇට ගණන් ගෙන
       *[no] { "" }
    }: { COMMAS($gains) }.
}
unit-score = ගබඩාවේ
advice-numbers-three = පුවරුවේ අගයකින් කියවෙන්නේ { OWN($who) } ජයග්‍රහණයේ සම්භාවිතාවයි. ද්විත්ව රාමුවකින් කියවෙන්නේ එය ඔප්පු කර ඇති බවයි.
note-debts = ණයට ගත් ඇට (හත බැගින්)
note-fault = { $key ->
    [round] { raja-round-fault }
   *[other] පළමු තරග වටයට පෙර කිසිවෙක් ණයට නොගනී; පසුව තරග වටයකට පෙර දෙවරක් නොගනී.
}

# A sentence a clause, by its id.
clause-rpm-setup = වළවල් 14 හි එක් එක් වළ ඇට හතකින් ඇරඹේ; ගබඩා තුන හිස්ය.
clause-rpm-sections = පේළි දෙකෙන් එක එකෙහි මැද වළවල් තුන Raja ට අයිතිය; Raja ගේ වමේ (එකඟ වුවහොත් දකුණේ) තීරු දෙක Mandiri ට ද, අනෙක් පැත්තේ තීරු දෙක Pasu ට ද අයිතිය.
clause-rpm-order = මුලින්ම Raja ක්‍රීඩා කරයි, ඊට පසු Mandiri.
clause-rpm-order-pasu = තුන්වැන්නා Pasu ය; ඉන්පසු නැවත Raja ගේ ඇදීමයි.
clause-rpm-own-hole = ඔබ ක්‍රීඩා කරන්නේ, කුමන පේළියේ වුවත්, ඔබට අයිති හිස් නොවන ඕනෑම වළකිනි.
clause-rpm-sow = වළේ ඇට සියල්ල වළකට එක බැගින් වාමාවර්තව වැපිරේ; වැසූ වළවල් මඟහැරේ.
clause-rpm-origin = වැපිරීමක් වටේ ගොස් ආ විට, එය ඇරඹුණු වළටත් ඇටයක් වැටේ.
clause-rpm-fours = වපුරන අතර ඇට හතරක් වන වළක් එවේලේම ගැනේ.
clause-rpm-fours-owner = වපුරන්නේ කවුරු වුවත්, හතර අයිති වළේ අයිතිකරුටයි.
clause-rpm-fours-last = අවසාන ඇටයෙන් සෑදෙන හතරත් ගැනේ.
clause-rpm-next-hole = අවසාන ඇටයෙන් පසු ඊළඟ වළේ ඇට අතට ගෙන දිගට වැපිරේ.
clause-rpm-gap = ඊළඟ වළ හිස් නම් ඔබේ ඇදීම අවසන්; ඊට එහා වළේ යමක් ඇත්නම් එය ඔබට ලැබේ.
clause-rpm-pass = ක්‍රීඩා කිරීමට කිසිවක් නැති කෙනාගේ වාරය මඟහැරේ; තම වළවලට ඇට ආ පසු ඒ කෙනා නැවත ක්‍රීඩා කරයි.
clause-rpm-round-end = තවත් කිසිවක් ගත නොහැකි විට තරග වටය අවසන්.
clause-rpm-one-left = පුවරුවේ එක ඇටයක් ඉතිරි වූ විට තවත් කිසිවක් ගත නොහැකිය.
clause-rpm-repetition = එකම පිහිටුම, එකම ක්‍රීඩකයාගේ වාරය සමඟ, තුන්වන වරට ආ විට තවත් කිසිවක් නොගැනෙනු ඇත; තරග වටය අවසන්.
clause-rpm-last-mover = පුවරුවේ ඉතිරි දේ අන්තිමට ක්‍රීඩා කළ කෙනාට යයි.
clause-rpm-leftovers = තවත් අර්ථකථනයක් අනුව, ඉතිරි දේ යන්නේ ඒවා තිබෙන වළේ අයිතිකරුටයි.
clause-rpm-endless = කිසිදා අවසන් නොවන වැපිරීමක් නතර කෙරේ: වැපිරීම් වට 1,000කින් පසු ඇදීම තිබෙන තැනම අවසන් වේ.
clause-rpm-gift = එක් එක් තරග වටයෙන් පසු එහි Raja ප්‍රතිවාදීන් දෙදෙනාට එක ඇටය බැගින් දිය යුතුය.
clause-rpm-gift-order = ගබඩා ගණන් කිරීමට පෙර, මුලින්ම දෙන්නේ Mandiri ටය; ඇට නැති Raja කිසිවක් නොදෙයි.
clause-rpm-reign = තරග වට තුනක් රජ කාලයකි. ඉන්පසු සියල්ලෝ එක තැනක් මාරු වෙති: Mandiri Raja වෙයි, Raja Pasu වෙයි.
clause-rpm-reign-round = Gering අනුව, Pasu Mandiri වෙයි; සෑම තරග වටයකදීම තැන් මාරු වේ.
clause-rpm-refill = ඊළඟ තරග වටය සඳහා ඔබේ ගබඩාවෙන් ඔබේ අලුත් කොටසේ වළවල් ඇට හත බැගින් පුරවනු ලැබේ. පිරවිය නොහැකි වළවල් ක්‍රීඩාවෙන් පිටය; ඉතිරි ඇට ගබඩාවේ රැඳේ.
clause-rpm-close-from = පුවරුවේ මැදට ළඟ වළවල් මුලින් පුරවනු ලැබේ; එක සේ ළඟ ඒවායින් a සිට g දක්වා ඒවා A සිට G දක්වා ඒවාට පෙර, අකුරු පිළිවෙළටය. හිස්ව ඉතිරි වන වළවල් වැසේ.
clause-rpm-borrow = ඇට මදි වූ ක්‍රීඩකයාට ණයට ගත හැකි විය.
clause-rpm-borrow-from = Gering අනුව, එක වළක්වත් පිරවිය නොහැකි විට ප්‍රතිවාදීහු ණයට දෙති.
clause-rpm-borrow-terms = ණයක් යනු වැඩිම ඇට ඇති කෙනාගෙන් ඇට හතකි. ඊළඟ තරග වටවලට පෙර, ගෙවූ පසුත් හතක් ඉතිරි වන තාක්, ණයට ගත් ඇට ආපසු දෙනු ලැබේ; අවසාන ගණනේදී ඒ සියල්ල පියවේ; ගණනක් බිංදුවට වඩා අඩු විය හැකිය.
clause-rpm-match-end = තවමත් වළක් පිරවිය හැක්කේ එක ක්‍රීඩකයෙකුට පමණක් නම්, ඒ ක්‍රීඩකයා තරගය දිනා ඇත.
clause-rpm-nine = එසේ නැත්නම් තරග වට නවයකින් පසු, එක් එක් ක්‍රීඩකයා තරග වට තුනක් Raja වී සිටි විට, තරගය අවසන්. තම පළමු කොටසේ ඇටවලට (42 හෝ 28) වඩා වැඩිම වාසියක් ලැබූ කෙනා දිනයි; සමාන වාසි ඇති අය ජය බෙදා ගනිති.

# What a reading asks, and its answers.
reading-mandiri_side = Mandiri සිටින්නේ Raja ගේ කුමන පැත්තේද?
reading-mandiri_side-left = වම් පැත්තේ
reading-mandiri_side-right = දකුණු පැත්තේ
reading-fours_to = හතරක් ගන්නේ කවුද?
reading-fours_to-owner = වළේ අයිතිකරු
reading-fours_to-mover = වපුරන ක්‍රීඩකයා
reading-fours_to-mover_in_own_holes = වපුරන ක්‍රීඩකයා, තම වළවල පමණක්
reading-four_on_last = අවසාන ඇටයෙන් සෑදුණු හතරක් ගැනේද?
reading-four_on_last-true = ඔව්
reading-four_on_last-false = නැත, එය රැඳේ
reading-gap_chain = හිස් වළකට එහා අල්ලා ගැනීමක් දිගට යයිද?
reading-gap_chain-false = නැත, එක වළක් පමණක් ගැනේ
reading-gap_chain-true = ඔව්, හිස් වළක් හමු වී ඊළඟ වළේ ඇට ඇති තාක්
reading-leftovers = තරග වටයක් අවසානයේ ඉතිරි ඇට ලැබෙන්නේ කාටද?
reading-leftovers-last_mover = අන්තිමට ක්‍රීඩා කළ කෙනාට
reading-leftovers-row_owner = ඒවා තිබෙන වළේ අයිතිකරුට
reading-raja_gift = තරග වටයකින් පසු Raja අනෙක් දෙදෙනාට දෙන්නේ මොනවාද?
reading-raja_gift-1 = එක ඇටය බැගින්
reading-raja_gift-0 = කිසිවක් නැත
reading-reign = ක්‍රීඩකයෙක් Raja වී සිටින්නේ කොපමණ කල්ද?
reading-reign-3 = එක දිගට තරග වට තුනක්
reading-reign-1 = එක තරග වටයක්
reading-borrowing = ඇට මදි ක්‍රීඩකයෙකුට ණයට ගත හැකිද?
reading-borrowing-off = නැත, ඔවුන්ගේ වළවල් වැසී පවතී
reading-borrowing-sevens = ඔව්, වැඩිම ඇති කෙනාගෙන් හතක්
reading-rounds = තරගයක් කොපමණ දිගද?
reading-rounds-nine = තරග වට නවයක්
reading-rounds-1 = එක තරග වටයක්
reading-rounds-until_sole_filler = එක කෙනෙකු හැර සියල්ලන්ටම වළකට ඇට මදි වන තෙක්

# Presets, each with a sentence.
preset-catalogue = නාමාවලිය
preset-catalogue-says = Ludii නාමාවලියේ සාරාංශයේ ලෙස, වැඩිම වුවහොත් තරග වට නවයක්.
preset-de-voogt-2000 = de Voogt 2000
preset-de-voogt-2000-says = කොළඹ ක්‍රීඩකයන් දැන සිටි ණයට ගැනීම සමඟ; එය ඇට හතක් වීම අපේ තීරණයයි.

# What the laws ask of a position, by the clause behind them.
law-rpm-close-from = වැසූ වළක් හිස්ය.
law-rpm-pass = වාරය ඇති ක්‍රීඩකයාට වැපිරිය හැකිය; තරග වට දෙකක් අතර, හිස් පුවරුවක, වාරය ඊළඟ එක අරඹන කෙනාටයි.
law-rpm-one-left = පුවරුවේ කිසිදා එක ඇටයක් තනිව නැත: එකක් ඉතිරි වූ විට තරග වටය අවසන්.
law-rpm-borrow-terms = පළමු තරග වටයට පෙර කිසිවෙක් ණයට ගෙන නැත; වෙනත් තරග වටයකට පෙර එක වරකට වඩා ගෙන නැත.

# What thousands of random games show.
random-play = පළමු තරග වටයකට ඇදීම් 65ක් ද, තරග වට නවයක තරගයකට 335ක් පමණ ද යයි. පළමු තරග වටවලින් තුනෙන් එකකට වඩා අවසන් වන්නේ ඇට දෙකක් සදහටම වටේ යමිනි; පුනරාවර්තනය තරග වටයක් අවසන් කරන්නේ ඒ නිසාය. 42ක ආරම්භයකින් Raja පළමු තරග වටයේදී ඇට 98න් 45ක් ගනී; දෙවන තරග වටයේ සිට Raja ට ඇට එකක් සිට පහක් දක්වා අහිමි වේ. මුළු ගණන් සැලකුවහොත් පළමු Raja තරගවලින් භාගයක් දිනනු ඇත; එක් එක් කෙනා ලැබූ වාසිය අනුව තිදෙනා 100න් 31, 34 සහ 33ක් පමණ දිනති; එක තරග වටයකින් පසු 39, 20 සහ 37ක් දිනති.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }, වැපිරීමක්, වැපිරීමයි, වැපිරීම්
term-sow-means = { sow-term-means }
term-store = { store-term }, ගබඩාවක, ගබඩාවකින්
term-store-means = { store-term-means }
term-fill = { raja-fill-term }, පිරවිය, පුරවන්න, පුරවන්නේ, පුරවයි, පුරවනු, පුරවා, වළක් පිරවීමට
term-fill-means = { raja-fill-term-means }
term-lifted = { raja-lifted-term }
term-lifted-means = { raja-lifted-term-means }
term-lap = { lap-term }
term-lap-means = { lap-term-means }
term-closed = වැසූ වළ, { closed-term }, වැසී පවතී, වැසූ වළක්, වැසූ වළවල්, වැසේ
term-closed-means = { closed-term-means }
term-repetition = { repetition-term }
term-repetition-means = { repetition-term-means }
term-raja = Raja
term-raja-means = Raja ක්‍රීඩා කරන්නේ පේළි දෙකෙන් එක එකෙහි මැද වළවල් තුනෙනි; මුලින්ම ක්‍රීඩා කරන්නේද Raja ය.
term-mandiri = Mandiri
term-mandiri-means = Mandiri ක්‍රීඩා කරන්නේ Raja ගේ එක පැත්තක තීරු දෙකෙනි; ඒ දෙවනුවය.
term-pasu = Pasu
term-pasu-means = Pasu ක්‍රීඩා කරන්නේ Raja ගේ අනෙක් පැත්තේ තීරු දෙකෙනි; ඒ අන්තිමටය.
term-owed = ණයට ගත් ඇට, ණය ගණන්, ණය ගෙවූ, ණයට ගත, ණයට ගත්, ණයට ගන්නා, ණයට ගන්නේ, ණයට ගැනීම, ණයට ගැනීමට, ණයට ගෙන, ණයට දුන්, ණයට දෙන, ණයට දෙන්නේ, ණයට දෙති, ණයට නොගනී, ණය
term-owed-means = වළක් පිරවීමට ක්‍රීඩකයෙක් ණයට ගත් දේ ණයකි: එය පසු තරග වටයකට පෙර ආපසු දෙනු ලැබේ, නැතහොත් අවසානයේ ගණන් ගැනේ.

# What a mark on the board means.
sign-person = වළක දාරයේ පාටින් සහ ඉරිවලින් පෙනෙන්නේ එය අයිති ක්‍රීඩකයාය; නම අසල ඇත්තේද එම පාට සහ ඉරිමය.
