# What is said of Kotu Baendum, in Sinhala.

name = Kotu Baendum

# What visitors choose the game by, and what we add to a reference.
fact-idea = පේළිවල කෙළවර බඳින්න; තරග වටයක් පැරදුණු කෙනාට ඊළඟ එක වැසූ වළවල් සමඟ ඇරඹීමට සිදු කරන්න.
fact-people = උඩරට ගම්වල කාන්තාවන් (Parker 1909: 599)
fact-place = ශ්‍රී ලංකාව
fact-time = 1909 දී පළ විය
fact-after = නාමාවලියේ සාරාංශය සහ Parker 1909
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = olinda keliya, mancala, කොටු බැඳුම්, ඔලිඳ කෙළිය, වැපිරීමේ ක්‍රීඩාව
fact-material = ලී ඔලිඳ පුවරුවක රතු ඇට

# What one plays for, in a sentence.
aim = { olinda-aim }

# How it is told.
counter = { $it ->
    [one] ඇටය
   *[other] ඇට
}
takes = කෑමට ලැබේ
take = කති
captured = කෑවා
unit-score = ගබඩාවේ
ended = { $clause ->
    [kotu-match-end] { won } { TO_SEAT($loser) } වැපිරිය නොහැකිය.
   *[other] { by-score }
}
ended-at-length = { $clause ->
    [kotu-match-end] { won } { TO_SEAT($loser) } තවත් තරග වටයක් වැපිරීමට ඇට ප්‍රමාණවත් නොවේ.
   *[other] { olinda-ended-at-length }
}
closed-mark = { olinda-closed-mark }
note-owed = තවම කෙළවර වළකින් ඇරඹිය යුතුය
note-fault = { $key ->
    [owed] තවම කෙළවර වළකින් ඇරඹිය යුත්තේ තවම ක්‍රීඩා නොකළ ක්‍රීඩකයෙක් පමණි.
   *[other] { olinda-note-fault }
}
note-value = { olinda-note-value }

# A sentence a clause, by its id.
clause-kotu-setup = { olinda-clause-setup }
clause-kotu-direction = { olinda-clause-direction }
clause-kotu-end-start = ඔබේ පළමු ඇදීම ඇරඹෙන්නේ ඔබේ පේළියේ කෙළවර දෙකෙන් එකකිනි.
clause-kotu-end-start-rounds = පළමු ඇදීම පේළියේ කෙළවරකින් ඇරඹීම සෑම තරග වටයකදීම අපි නැවත ඉල්ලමු.
clause-kotu-end-start-fallback = කෙළවර වළවල් දෙකෙන් එකක්වත් ක්‍රීඩා කළ නොහැකි නම්, පළමු ඇදීම ඕනෑම වළකින් ඇරඹේ; පළමු ඇදීමේදීත් තනි ඇට රැඳී සිටිය යුතුය.
clause-kotu-own-row = ඔබ අරඹන්නේ තමන්ගේ පේළියේ වළකිනි.
clause-kotu-singles = { olinda-clause-singles }
clause-kotu-singles-startable = තනි ඇට රඳවා තබන්නේ ක්‍රීඩා කළ හැකි වළක් පමණි: බැඳි හෝ සලකුණු කළ වළක් එසේ නොකරයි.
clause-kotu-front-single = { olinda-clause-front-single }
clause-kotu-front-hole = { olinda-clause-front-hole }
clause-kotu-sow = වළේ ඇට සියල්ල වළකට එක බැගින් වැපිරේ; වැසූ වළවල් මඟහැරේ.
clause-kotu-origin = { olinda-clause-origin }
clause-kotu-skip-three = { olinda-clause-skip-three }
clause-kotu-skip-marked = බැඳි සහ සලකුණු කළ වළවල් කිසිදා මඟ නොහැරේ, ඒවායේ ඇට තුනක් තිබුණත්.
clause-kotu-skip-deadlock = { olinda-clause-skip-deadlock }
clause-kotu-eat-four = ඔබේ අවසාන ඇටය ඇට තුනක් ඇති වළකට වැටුණහොත්, ඒ හතර ඔබට කෑමට ලැබේ.
clause-kotu-after-eat = සාරාංශය අනුව, කෑමෙන් පසු ඊළඟ වළේ ඇට ගෙන දිගට වැපිරේ.
clause-kotu-after-eat-ends = කෑ වළට පසු වළ හිස්, බැඳි, puta හෝ naga වළක් නම්, ඇදීම අවසන්.
clause-kotu-after-eat-over = Parker අනුව, යමක් කෑ විට ඇදීම අවසන්.
clause-kotu-tie = ඔබේ අවසාන ඇටය කෙළවර වළක හතරක් සෑදුවහොත්, ඒ වෙනුවට ඒ වළ බැඳේ: කිසිවක් කන්නේ නැත, තරග වටය අවසන් වන තුරු එයට සලකුණක් ඇත, ඇදීම අවසන්.
clause-kotu-tied-hole = බැඳි වළවලට, puta සහ naga වළට ඇට වැටේ; එහෙත් ඒවායේ ඇට කිසිදා කනු නොලැබේ, අතට නොගැනේ; ඒවායින් ක්‍රීඩා නොකෙරේ. එහි වැටෙන අවසාන ඇටය ඇදීම අවසන් කරයි.
clause-kotu-tied-owner = බැඳි වළක් අයිති එය බැඳි කෙනාටයි, කුමන පැත්තේ තිබුණත්.
clause-kotu-tied-row = බැඳි වළක අයිතිකරුවෙක් සාරාංශය නම් නොකරයි; එය අනුව ක්‍රීඩා කරන විට අපි වළ එහි පේළියට ගණන් ගනිමු.
clause-kotu-relay = { olinda-clause-relay }
clause-kotu-empty-ends = { olinda-clause-empty-ends }
clause-kotu-endless = { olinda-clause-endless }
clause-kotu-round-end = ඔබේ වාරයේදී ඔබේ පේළියේ ඇටයක්වත් නැති විට තරග වටය අවසන්.
clause-kotu-round-end-marked = ඔබේ පේළියේ ඇට සියල්ල ඇත්තේ ඔබට ක්‍රීඩා කළ නොහැකි වළවල නම්, එවිටත් තරග වටය අවසන්.
clause-kotu-round-end-row = { olinda-clause-round-end-row }
clause-kotu-collect = පේළියක ඇති ඇට එහි ක්‍රීඩකයාට යයි, puta සහ naga ද ඇතුළුව.
clause-kotu-refill = { olinda-clause-refill }
clause-kotu-refill-left = { olinda-clause-refill-left }
clause-kotu-puta-naga-wala = { olinda-clause-puta-naga-wala }
clause-kotu-wala = { olinda-clause-wala }
clause-kotu-loser-starts = { olinda-clause-loser-starts }
clause-kotu-loser-starts-full = { olinda-clause-loser-starts-full }
clause-kotu-level = { olinda-clause-level }
clause-kotu-twelve = { olinda-clause-twelve }
clause-kotu-twelve-capture = { olinda-clause-twelve-capture }
clause-kotu-twelve-tie = මේ ක්‍රීඩකයා කෑමට අවශ්‍ය ගණනම කෙළවර වළක සෑදූ විට, ඒ වළ බැඳේ.
clause-kotu-match-end = { olinda-clause-match-end }
clause-kotu-rounds = { olinda-clause-rounds }
clause-kotu-repetition = එකම පිහිටුම, එකම ක්‍රීඩකයාගේ වාරය සමඟ, තුන්වන වරට ආ විට හෝ ඇදීම් 200ක් තුළ කිසිවක් නොකෑ, නොබැඳි විට තරග වටය අවසන්.
clause-kotu-singles-marked = බැඳි සහ සලකුණු කළ වළවල් තනි ඇට රඳවා තබන්නේ නම්, එවැනි වළක ඇති තනි ඇටයක් ඔබේ ඉදිරි වළේ තනි ඇටයත් රඳවා තබයි.

# What a reading asks, and its answers.
reading-after_capture = { olinda-reading-after_capture }
reading-after_capture-next_hole_continues = { olinda-reading-after_capture-next_hole_continues }
reading-after_capture-turn_ends = { olinda-reading-after_capture-turn_ends }
reading-tied_owner = බැඳි වළක ඇට ලැබෙන්නේ කාටද?
reading-tied_owner-row_owner = එය තිබෙන පේළියේ ක්‍රීඩකයාට
reading-tied_owner-tier = එය බැඳි ක්‍රීඩකයාට
reading-end_hole_start = කෙළවර වළකින් ඇරඹිය යුත්තේ කවුද?
reading-end_hole_start-each_player = සෑම ක්‍රීඩකයෙක්ම, තරග වටයක පළමු ඇදීමෙන්
reading-end_hole_start-game_first_only = තරගය අරඹන ක්‍රීඩකයා පමණි
reading-end_hole_start-first_round = සෑම ක්‍රීඩකයෙක්ම, තරගයේ පළමු ඇදීමෙන්
reading-skip_threes = ඇට තුනක් ඇති වළවල් මඟහැරේද?
reading-skip_threes-all_but_last = අවසාන ඇටය හැර සියලු ඇට ඒවා මඟහැර යයි
reading-skip_threes-none = නැත, කිසිදා නැත
reading-skip_deadlock = { olinda-reading-skip_deadlock }
reading-skip_deadlock-suspend_skip = { olinda-reading-skip_deadlock-suspend_skip }
reading-skip_deadlock-end_turn = { olinda-reading-skip_deadlock-end_turn }
reading-singles_rule = වැඩිපුර ඇට ඇති වළවල් නිසා තනි ඇට රැඳී සිටිය යුතුද?
reading-singles_rule-true = ඔව්, ඒවා අන්තිමටයි
reading-singles_rule-false = නැත, ඒවා ඕනෑම වේලාවක ක්‍රීඩා කළ හැකිය
reading-front_hole = { olinda-reading-front_hole }
reading-front_hole-last_in_direction = { olinda-reading-front_hole-last_in_direction }
reading-front_hole-first_in_direction = { olinda-reading-front_hole-first_in_direction }
reading-remainder_from_round = { olinda-reading-remainder_from_round }
reading-remainder_from_round-2 = { olinda-reading-remainder_from_round-2 }
reading-remainder_from_round-3 = { olinda-reading-remainder_from_round-3 }
reading-deficit_removal = { olinda-reading-deficit_removal }
reading-deficit_removal-equalise = { olinda-reading-deficit_removal-equalise }
reading-deficit_removal-same_number = { olinda-reading-deficit_removal-same_number }
reading-arrange_under_twelve = { olinda-reading-arrange_under_twelve }
reading-arrange_under_twelve-true = { olinda-reading-arrange_under_twelve-true }
reading-arrange_under_twelve-false = { olinda-reading-arrange_under_twelve-false }
reading-rounds = { olinda-reading-rounds }
reading-rounds-3 = { olinda-reading-rounds-3 }
reading-rounds-1 = { olinda-reading-rounds-1 }
reading-rounds-5 = { olinda-reading-rounds-5 }
reading-rounds-until_cannot_sow = { olinda-reading-rounds-until_cannot_sow }
reading-singles_count = තනි ඇට රඳවා තබන්නේ කුමන වළවල්ද?
reading-singles_count-startable = ක්‍රීඩා කළ හැකි වළවල්
reading-singles_count-all = බැඳි සහ සලකුණු කළ වළවල් ද
reading-round_end = { olinda-reading-round_end }
reading-round_end-own_turn = { olinda-reading-round_end-own_turn }
reading-round_end-row_empty = { olinda-reading-round_end-row_empty }

# Presets, each with a sentence.
preset-catalogue = නාමාවලිය
preset-catalogue-says = Ludii නාමාවලියේ සාරාංශයේ ලෙස.
preset-parker-1909 = Parker 1909
preset-parker-1909-says = Parker ගේම වචන ඇති තැන්වල ඒ අනුව: කෑමෙන් ඇදීම අවසන් වේ, වළක් අයිති එය බැඳි කෙනාටය; තරග වට නාමාවලියේ ලෙස.

# What the laws ask of a position, by the clause behind them.
law-kotu-tie = බැඳි වළක් යනු ඇට දෙකක් හෝ වැඩියෙන් ඇති කෙළවර වළකි.
law-kotu-refill-left = වැසූ වළක් හිස්ය; පළමු තරග වටයේ කිසි වළක් වසා නැත.
law-kotu-puta-naga-wala = වැඩිම වුවහොත් එක වළක් puta, naga හෝ wala ය; පළමු තරග වටයේ එකක්වත් නැත.
law-kotu-end-start = තරග වටයක තවම ක්‍රීඩා නොකළ ක්‍රීඩකයා තවම කෙළවර වළකින් ඇරඹිය යුතුය.
law-kotu-direction = තරග වටයේ දිශාව තීරණය නොවී ඇත්තේ එහි පළමු වැපිරීමට පෙර පමණි.
law-kotu-round-end = තරග වට දෙකක් අතර පුවරුව හිස්ය; වාරය ඊළඟ තරග වටය අරඹන ක්‍රීඩකයාටයි.
law-kotu-round-end-row = නාමාවලිය අනුව, තරග වටයක් යන අතර කිසි පේළියක් හිස් නැත.

# What thousands of random games show.
random-play = පළමු තරග වටයකට නාමාවලිය අනුව ඇදීම් 34ක් ද, Parker අනුව 39ක් ද යයි. එහිදී කෙළවර වළවල් 2.4ක් පමණ බැඳේ; එය අවසන් වන විට ඇට 56න් 30ක් හෝ 31ක් ඇත්තේ ඒවායේය: තරග වට බොහොමයක් තීරණය වන්නේ බැඳි වළවල් කාට අයිතිද යන්නෙනි. අරඹන කෙනා පළමු තරග වට 100න් නාමාවලිය අනුව 56ක් ද Parker අනුව 49ක් ද දිනයි; අනෙක් ක්‍රීඩකයා 40ක් සහ 47ක් දිනයි; ඉතිරිය සමයි.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }, නොවැපිරේ, වැපිරීමයි, වැපිරීම්
term-sow-means = { sow-term-means }
term-store = { store-term }, ගබඩාවක
term-store-means = { store-term-means }
term-eat = { eat-term }, කයිද, කා, කනු, නොකා, නොකෑ
term-eat-means = { eat-term-means }
term-lifted = { lifted-term }
term-lifted-means = { lifted-term-means }
term-lap = { lap-term }
term-lap-means = { lap-term-means }
term-closed = වැසූ වළ, { closed-term }, වැසූ වළක්, වැසූ වළවල්
term-closed-means = { closed-term-means }
term-tied = බැඳි වළ, බඳින්න, බඳිති, බැඳේ, බැඳ ඇත, බැඳි වළක, බැඳි වළකටත්, බැඳි වළක්, බැඳි වළකින්, බැඳි වළවලය, බැඳි වළවලට, බැඳි වළවල්, බැඳීම
term-tied-means = බැඳි වළක් යනු අවසාන ඇටයකින් හතරක් සෑදුණු කෙළවර වළකි. තරග වටය අවසන් වන තුරු එයට ඇට වැටේ; එහෙත් එයින් කිසිදා ක්‍රීඩා නොකෙරේ, එහි ඇට අතට නොගැනේ, කනු නොලැබේ.
term-puta = { olinda-puta-term }
term-puta-means = { olinda-puta-term-means }
term-naga = { olinda-naga-term }
term-naga-means = { olinda-naga-term-means }
term-wala = { olinda-wala-term }
term-wala-means = { olinda-wala-term-means }
term-repetition = { repetition-term }
term-repetition-means = { repetition-term-means }

# What a mark on the board means.
sign-tied = බැඳි වළක්. ගැටය තිබෙන්නේ එය බැඳි ක්‍රීඩකයාගේ පැත්තේය.
