# What is said of Raja Pasu, in Sinhala.

name = Raja Pasu

# What visitors choose the game by, and what we add to a reference.
fact-idea = තිදෙනාගේ ක්‍රීඩාව, දෙදෙනෙකු අතර: හතරක් වළේ අයිතිකරුට යයි; පිරවිය නොහැකි පේළිය වැසූ වළවල් සමඟ දිගටම ක්‍රීඩාවේ රැඳේ.
fact-people = වැඩි වශයෙන් කාන්තාවන් (Gering); ස්ත්‍රී පුරුෂ වැඩිහිටියන් (තිදෙනාගේ ක්‍රීඩාවේ සටහන)
fact-place = කොළඹ, ශ්‍රී ලංකාව
fact-time = 2000 දී පළ විය; දුටුවේ සංචාරයකදීය, එහි දිනය අප කියවා නැත
fact-after = Gering, සහ de Voogt 2000 හි තිදෙනාගේ ක්‍රීඩාව
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = olinda keliya, mancala, ඔලිඳ කෙළිය, වැපිරීමේ ක්‍රීඩාව
fact-material = ලී පුවරුවක ඇට
source-note-ludii = තිදෙනාගේ ක්‍රීඩාව ගැනය.
source-note-de-voogt-2000 = අප කියවා ඇත්තේ තිදෙනාගේ ක්‍රීඩාව ගැන කොටස පමණි, 96–97.

# What one plays for, in a sentence.
aim = { $rounds ->
    [0] අනෙක් ක්‍රීඩකයාට වළක් පිරවිය නොහැකි වන තෙක් ඇට දිනා ගන්න.
    [1] එක තරග වටයකින් පසු අනෙක් ක්‍රීඩකයාට වඩා ඇට ලබා ගන්න.
   *[other] තරග වට { $rounds }කින් පසු අනෙක් ක්‍රීඩකයාට වඩා ඇට ලබා ගන්න; නැතහොත් අනෙක් ක්‍රීඩකයාට වළක් පිරවීමට තරම් ඇට ඉතිරි නොකරන්න.
}

# How it is told.
counter = { $it ->
    [one] ඇටය
   *[other] ඇට
}
ended = { $clause ->
    [rp-match-end] { won } { TO_SEAT($loser) } වළක් පිරවිය නොහැකිය.
   *[other] { by-score }
}
ended-at-length = { $clause ->
    [rp-match-end] { won } { TO_SEAT($loser) } වළක් පිරවිය නොහැකිය.
   *[other] { $draw ->
        [yes] අවසාන තරග වටයෙන් පසු සමව අවසන්, { figures }.
       *[no] අවසාන තරග වටයෙන් පසු වැඩිපුර ඇට සමඟ { SEAT($winner) } දිනුවා: { figures }.
    }
}
unit-score = ගබඩාවේ
note-fault = { $key ->
    [round] { raja-round-fault }
   *[starter] තරග වටය ඇරඹුවේ { SEAT(1) } හෝ { SEAT(2) } ය; තරග වට අතර වාරය අරඹන කෙනාටයි.
}
note-value = { seats-named }

# A sentence a clause, by its id.
clause-rp-setup = වළවල් 14 හි එක් එක් වළ ඇට හතකින් ඇරඹේ; ගබඩා දෙක හිස්ය.
clause-rp-order = ක්‍රීඩකයෝ මාරුවෙන් මාරුවට ක්‍රීඩා කරති.
clause-rp-own-row = ඔබ ක්‍රීඩා කරන්නේ තමන්ගේ පේළියේ හිස් නොවන ඕනෑම වළකිනි.
clause-rp-sow = වළේ ඇට සියල්ල වළකට එක බැගින් වාමාවර්තව වැපිරේ; වැසූ වළවල් මඟහැරේ.
clause-rp-origin = වැපිරීමක් වටේ ගොස් ආ විට, එය ඇරඹුණු වළටත් ඇටයක් වැටේ.
clause-rp-fours = වපුරන අතර ඇට හතරක් වන වළක් එවේලේම ගැනේ.
clause-rp-fours-owner = වපුරන්නේ කවුරු වුවත්, හතර අයිති පේළියේ අයිතිකරුටයි.
clause-rp-fours-last = අවසාන ඇටයෙන් සෑදෙන හතරත් ගැනේ.
clause-rp-next-hole = අවසාන ඇටයෙන් පසු ඊළඟ වළේ ඇට අතට ගෙන දිගට වැපිරේ.
clause-rp-gap = ඊළඟ වළ හිස් නම් ඔබේ ඇදීම අවසන්; ඊට එහා වළේ යමක් ඇත්නම් එය ඔබට ලැබේ.
clause-rp-endless = කිසිදා අවසන් නොවන වැපිරීමක් නතර කෙරේ: වැපිරීම් වට 1,000කින් පසු ඇදීම තිබෙන තැනම අවසන් වේ.
clause-rp-pass = තිදෙනාගේ ක්‍රීඩාවේදී සිර වූ ක්‍රීඩකයා පැත්තකට වී සිටියි; අපි එය දෙදෙනාටත් අදාළ කරමු.
clause-rp-round-end = තවත් කිසිවක් ගත නොහැකි විට තරග වටය අවසන්.
clause-rp-round-end-stuck = Gering අනුව, ක්‍රීඩා කිරීමට කිසිවක් නැති ක්‍රීඩකයා තරග වටය අවසන් කරයි; ඉතිරිය අනෙක් කෙනාට ලැබේ.
clause-rp-one-left = පුවරුවේ එක ඇටයක් ඉතිරි වූ විට තවත් කිසිවක් ගත නොහැකිය.
clause-rp-repetition = එකම පිහිටුම, එකම ක්‍රීඩකයාගේ වාරය සමඟ, තුන්වන වරට ආ විට තවත් කිසිවක් නොගැනෙනු ඇත; තරග වටය අවසන්.
clause-rp-last-mover = පුවරුවේ ඉතිරි දේ අන්තිමට ක්‍රීඩා කළ කෙනාට යයි.
clause-rp-leftovers = තවත් අර්ථකථනයක් අනුව, ඉතිරි දේ යන්නේ ඒවා තිබෙන පේළියේ අයිතිකරුටයි.
clause-rp-starter = වැඩිපුර ඇට ඇති ගබඩාවේ අයිතිකරු ඊළඟ තරග වටය අරඹන බව කිසි විස්තරයක් නොකියයි: එය අපේ පිළිතුරයි.
clause-rp-starter-level = දෙදෙනාටම සමාන ගණනක් ඇත්නම්, මේ තරග වටය ඇරඹූ කෙනා ඊළඟ එකත් අරඹයි.
clause-rp-starter-took-rest = Gering අනුව, ඊළඟ තරග වටය අරඹන්නේ ඉතිරිය ලැබුණු ක්‍රීඩකයාය. කිසිවක් ඉතිරි නොවූයේ නම්, හෝ එක් එක් කෙනා තම පේළියේ ඇති දේ ගත්තේ නම්, අන්තිමට ක්‍රීඩා කළ කෙනා එය අරඹයි: එය අපේ නීතියයි.
clause-rp-refill = ඊළඟ තරග වටය සඳහා ඔබේ ගබඩාවෙන් ඔබේ පේළියේ වළවල් ඇට හත බැගින් පුරවනු ලැබේ. පිරවිය නොහැකි වළවල් ක්‍රීඩාවෙන් පිටය; ඉතිරි ඇට ගබඩාවේ රැඳේ.
clause-rp-close-from = ඔබ වාඩි වී සිටින ලෙස, ඔබේ පේළිය දකුණු කෙළවරේ සිට ඇතුළට පුරවනු ලැබේ; ඒ නිසා මුලින්ම වැසෙන්නේ වම් කෙළවරේ වළවල්ය.
clause-rp-match-end = එක වළක්වත් පිරවිය නොහැකි ක්‍රීඩකයා තරගය පැරදී ඇත.
clause-rp-rounds = එසේ නැත්නම් එකඟ වූ තරග වට ගණනකින් පසු තරගය අවසන් වේ; ඔබ වෙනත් ගණනක් නොතෝරන්නේ නම් එය තුනකි. වැඩිම ඇට ඇති කෙනා දිනයි; සමාන ගණන් නම් සමව අවසන්.

# What a reading asks, and its answers.
reading-fours_to = හතරක් ගන්නේ කවුද?
reading-fours_to-owner = පේළියේ අයිතිකරු
reading-fours_to-mover = වපුරන ක්‍රීඩකයා
reading-fours_to-mover_in_own_holes = වපුරන ක්‍රීඩකයා, තම පේළියේ පමණක්
reading-four_on_last = අවසාන ඇටයෙන් සෑදුණු හතරක් ගැනේද?
reading-four_on_last-true = ඔව්
reading-four_on_last-false = නැත, එය රැඳේ
reading-gap_chain = හිස් වළකට එහා අල්ලා ගැනීමක් දිගට යයිද?
reading-gap_chain-false = නැත, එක වළක් පමණක් ගැනේ
reading-gap_chain-true = ඔව්, හිස් වළක් හමු වී ඊළඟ වළේ ඇට ඇති තාක්
reading-leftovers = තරග වටයක් අවසානයේ ඉතිරි ඇට ලැබෙන්නේ කාටද?
reading-leftovers-last_mover = අන්තිමට ක්‍රීඩා කළ කෙනාට
reading-leftovers-row_owner = ඒවා තිබෙන පේළියේ අයිතිකරුට
reading-rounds = තරගයක් කොපමණ දිගද?
reading-rounds-3 = තරග වට තුනක්
reading-rounds-1 = එක තරග වටයක්
reading-rounds-until_sole_filler = එක ක්‍රීඩකයෙකුට වළකට ඇට මදි වන තෙක්
reading-starter = ඊළඟ තරග වටය අරඹන්නේ කවුද?
reading-starter-more_counters = වැඩිපුර ඇට ඇති කෙනා
reading-starter-took_the_rest = ඉතිරිය ලැබුණු කෙනා
reading-round_end = තරග වටයක් අවසන් වන්නේ කවර විටද?
reading-round_end-no_capture = තවත් කිසිවක් ගත නොහැකි විට
reading-round_end-cannot_move = වාරය ඇති ක්‍රීඩකයාට ක්‍රීඩා කිරීමට කිසිවක් නැති විට

# Presets, each with a sentence.
preset-catalogue = නාමාවලිය
preset-catalogue-says = තිදෙනාගේ ක්‍රීඩාව ගැන Ludii නාමාවලියේ සාරාංශයේ ලෙස, දෙදෙනාට පේළිය බැගින්.
preset-gering = Gering
preset-gering-says = R. Gering දෙදෙනාට කියන ලෙස: සිර වූ ක්‍රීඩකයා තරග වටය අවසන් කරයි; ඉතිරිය ලැබුණු කෙනා ඊළඟ එක අරඹයි.

# What the laws ask of a position, by the clause behind them.
law-rp-close-from = වැසූ වළක් හිස්ය.
law-rp-pass = වාරය ඇති ක්‍රීඩකයාට වැපිරිය හැකිය; තරග වට දෙකක් අතර, හිස් පුවරුවක, වාරය ඊළඟ එක අරඹන කෙනාටයි.
law-rp-one-left = පුවරුවේ කිසිදා එක ඇටයක් තනිව නැත: එකක් ඉතිරි වූ විට තරග වටය අවසන්.

# What thousands of random games show.
random-play = අරඹන කෙනා තනි තරග වට 100න් 78ක් දිනයි. තරග වටයක් දිනූ කෙනා ඊළඟ එක ඇරඹීම මෙතරම් වැදගත් වන්නේත්, තරග වට තුනක් ක්‍රීඩා කරන්නේත් ඒ නිසාය.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }, වැපිරීමක, වැපිරීමක්, වැපිරීමයි, වැපිරීම්
term-sow-means = { sow-term-means }
term-store = { store-term }, ගබඩාවක, ගබඩාවකින්
term-store-means = { store-term-means }
term-fill = { raja-fill-term }, පිරවිය, පුරවන්න, පුරවයි, පුරවනු, පුරවා, වළක් පිරවීමට
term-fill-means = { raja-fill-term-means }
term-lifted = { raja-lifted-term }
term-lifted-means = { raja-lifted-term-means }
term-lap = { lap-term }
term-lap-means = { lap-term-means }
term-closed = වැසූ වළ, { closed-term }, වසා ඇත්තේ, වැසූ වළක්, වැසූ වළවල්, වැසෙන්නේ
term-closed-means = { closed-term-means }
term-repetition = { repetition-term }, පුනරාවර්තනයත්
term-repetition-means = { repetition-term-means }
