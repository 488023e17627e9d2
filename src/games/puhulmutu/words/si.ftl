# What is said of Puhulmutu, in Sinhala.

name = Puhulmutu

# What visitors choose the game by, and what we add to a reference.
fact-idea = තුන මඟහැර, හතර කා, දිගට වපුරන්න: කිසිම වළක් නොබඳින ඔලිඳ පුවරු ක්‍රීඩාවක්.
fact-people = උඩරට ගම්වල කාන්තාවන් (Parker 1909: 599)
fact-place = ශ්‍රී ලංකාව
fact-time = 1909 දී පළ විය
fact-after = Parker 1909, නාමාවලියේ එහි සාරාංශය, ඒ දෙකම නිහඬ තැන්වල එම පුවරුවේම Kotu Baendum
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Puhul-mutu, Puhulmuti, olinda keliya, mancala, පුහුල්මුතු, පුහුල් මුතු, ඔලිඳ කෙළිය, වැපිරීමේ ක්‍රීඩාව
fact-material = ලී ඔලිඳ පුවරුවක රතු ඇට
source-note-parker-1909 = නමේ තේරුම ඔහු පැහැදිලි කරයි: අළු පුහුල් ගෙඩියේ මුතු.
source-note-ludii = DLP.Evidence.691 යනු Kotu Baendum ගැන කොටසයි; එය ඒ ක්‍රීඩාව මේ ක්‍රීඩාවට සසඳයි. ලිපිනය සහ වැඩසටහන් ගොනුව අනුව මේ ක්‍රීඩාව DLP.Games.195 ද එහි නීති DLP.GameRulesets.216 ද බව අපි නිගමනය කරමු. තුන්වන තරග වටයේදී ඉතිරි ඇට තැබීමට සටහන ඉඩ දෙන්නේ දෙවන තරග වටය දිනූ කෙනාටයි; අදහස් කර ඇත්තේ පැරදුණු කෙනා බව පැහැදිලිය.

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
    [puhul-match-end] { won } { TO_SEAT($loser) } වැපිරිය නොහැකිය.
   *[other] { by-score }
}
ended-at-length = { $clause ->
    [puhul-match-end] { won } { TO_SEAT($loser) } තවත් තරග වටයක් වැපිරීමට ඇට ප්‍රමාණවත් නොවේ.
   *[other] { olinda-ended-at-length }
}
closed-mark = { olinda-closed-mark }
note-fault = { olinda-note-fault }
note-value = { olinda-note-value }

# A sentence a clause, by its id.
clause-puhul-setup = { olinda-clause-setup }
clause-puhul-direction = { olinda-clause-direction }
clause-puhul-own-row = ඔබ අරඹන්නේ තමන්ගේ පේළියේ ඕනෑම වළකිනි.
clause-puhul-singles = { olinda-clause-singles }
clause-puhul-singles-startable = තනි ඇට රඳවා තබන්නේ ක්‍රීඩා කළ හැකි වළක් පමණි: puta එකක් හෝ naga එකක් එසේ නොකරයි.
clause-puhul-front-single = { olinda-clause-front-single }
clause-puhul-front-hole = { olinda-clause-front-hole }
clause-puhul-sow = වළේ ඇට සියල්ල වළකට එක බැගින් වැපිරේ; වැසූ වළවල් මඟහැරේ.
clause-puhul-origin = { olinda-clause-origin }
clause-puhul-skip-three = { olinda-clause-skip-three }
clause-puhul-skip-marked = puta සහ naga කිසිදා මඟ නොහැරේ, ඒවායේ ඇට තුනක් තිබුණත්.
clause-puhul-skip-deadlock = { olinda-clause-skip-deadlock }
clause-puhul-eat-four = ඔබේ අවසාන ඇටය ඇට තුනක් ඇති වළකට වැටුණහොත්, ඒ හතර ඔබට කෑමට ලැබේ.
clause-puhul-eat-ends = පේළිවල කෙළවරත් වෙනස් නැත: එහි සෑදුණු හතරත් කෑමට ලැබේ.
clause-puhul-after-eat = කෑමෙන් පසු ඊළඟ වළේ ඇට ගෙන දිගට වැපිරේ. ඒ වළ හිස් නම්, ඇදීම අවසන්.
clause-puhul-after-eat-ends = ඊළඟ වළ යනු වසා නැති ඊළඟ වළයි; එය puta එකක් හෝ naga එකක් නම්, ඇදීම අවසන්.
clause-puhul-marked-hole = puta සහ naga වළට ඇට වැටේ; එහෙත් ඒවායේ ඇට කිසිදා කනු නොලැබේ, අතට නොගැනේ; ඒවායින් ක්‍රීඩා නොකෙරේ.
clause-puhul-marked-ends = අවසාන ඇටය puta එකකට හෝ naga එකකට වැටුණහොත්, ඇදීම අවසන්.
clause-puhul-relay = { olinda-clause-relay }
clause-puhul-empty-ends = { olinda-clause-empty-ends }
clause-puhul-endless = { olinda-clause-endless }
clause-puhul-round-end = වාරය ඇති ක්‍රීඩකයාගේ පේළියේ ඇටයක්වත් නැති විට තරග වටය අවසන්.
clause-puhul-round-end-marked = පේළියේ ක්‍රීඩා කළ හැකි කිසිවක් නැති විටත් එය අවසන්.
clause-puhul-round-end-row = { olinda-clause-round-end-row }
clause-puhul-collect = තම පේළියේ ඇට ඉතිරි වී ඇති ක්‍රීඩකයා ඒවා ගනී.
clause-puhul-collect-marked = puta එකක හෝ naga එකක ඇති ඇටත් ඒ පේළියේ ක්‍රීඩකයාට යයි.
clause-puhul-refill = { olinda-clause-refill }
clause-puhul-refill-left = { olinda-clause-refill-left }
clause-puhul-puta-naga-wala = { olinda-clause-puta-naga-wala }
clause-puhul-wala = { olinda-clause-wala }
clause-puhul-loser-starts = { olinda-clause-loser-starts }
clause-puhul-loser-starts-full = { olinda-clause-loser-starts-full }
clause-puhul-level = { olinda-clause-level }
clause-puhul-twelve = { olinda-clause-twelve }
clause-puhul-twelve-capture = { olinda-clause-twelve-capture }
clause-puhul-match-end = { olinda-clause-match-end }
clause-puhul-rounds = { olinda-clause-rounds }
clause-puhul-repetition = එකම පිහිටුම, එකම ක්‍රීඩකයාගේ වාරය සමඟ, තුන්වන වරට ආ විට හෝ ඇදීම් 200ක් තුළ කිසිවක් නොකෑ විට තරග වටය අවසන්.
clause-puhul-singles-marked = puta සහ naga තනි ඇට රඳවා තබන්නේ නම්, එක ඇටයක් ඇති puta එකක් ඔබේ ඉදිරි වළේ තනි ඇටයත් රඳවා තබයි.

# What a reading asks, and its answers.
reading-after_capture = { olinda-reading-after_capture }
reading-after_capture-next_hole_continues = { olinda-reading-after_capture-next_hole_continues }
reading-after_capture-turn_ends = { olinda-reading-after_capture-turn_ends }
reading-skip_deadlock = { olinda-reading-skip_deadlock }
reading-skip_deadlock-suspend_skip = { olinda-reading-skip_deadlock-suspend_skip }
reading-skip_deadlock-end_turn = { olinda-reading-skip_deadlock-end_turn }
reading-singles_count = තනි ඇට රඳවා තබන්නේ කුමන වළවල්ද?
reading-singles_count-startable = ක්‍රීඩා කළ හැකි වළවල්
reading-singles_count-all = puta සහ naga ද
reading-front_hole = { olinda-reading-front_hole }
reading-front_hole-last_in_direction = { olinda-reading-front_hole-last_in_direction }
reading-front_hole-first_in_direction = { olinda-reading-front_hole-first_in_direction }
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
reading-remainder_from_round = { olinda-reading-remainder_from_round }
reading-remainder_from_round-2 = { olinda-reading-remainder_from_round-2 }
reading-remainder_from_round-3 = { olinda-reading-remainder_from_round-3 }
reading-round_end = { olinda-reading-round_end }
reading-round_end-own_turn = { olinda-reading-round_end-own_turn }
reading-round_end-row_empty = { olinda-reading-round_end-row_empty }

# Presets, each with a sentence.
preset-parker-1909 = නාමාවලිය
preset-parker-1909-says = Ludii නාමාවලිය සාරාංශ කරන ලෙස; එය නිහඬ තැන්වල Kotu Baendum හි ලෙස.
preset-record = නාමාවලිය, සාක්ෂි සටහන
preset-record-says = සාක්ෂි සටහනේ ඇති ලෙස: ඉතිරි ඇට තුන්වන තරග වටය තෙක් ගබඩාවේ රැඳේ.

# What the laws ask of a position, by the clause behind them.
law-puhul-refill-left = වැසූ වළක් හිස්ය; පළමු තරග වටයේ කිසි වළක් වසා නැත.
law-puhul-puta-naga-wala = වැඩිම වුවහොත් එක වළක් puta, naga හෝ wala ය; පළමු තරග වටයේ එකක්වත් නැත.
law-puhul-direction = තරග වටයේ දිශාව තීරණය නොවී ඇත්තේ එහි පළමු වැපිරීමට පෙර පමණි.
law-puhul-round-end = තරග වට දෙකක් අතර පුවරුව හිස්ය; වාරය ඊළඟ තරග වටය අරඹන ක්‍රීඩකයාටයි.
law-puhul-round-end-row = නාමාවලිය අනුව, තරග වටයක් යන අතර කිසි පේළියක් හිස් නැත.

# What thousands of random games show.
random-play = පළමු තරග වටයකට ඇදීම් 204ක් ද, තරග වට තුනක තරගයකට 410ක් පමණ ද යයි. කිසි වළක් නොබඳින නිසා තරග වට තනිවම අවසන් වන්නේ කලාතුරකිනි: පළමු තරග වට 100න් 66ක් අවසන් වන්නේ ඇදීම් 200ක් තුළ කිසිවක් නොකෑ නිසාය, 26ක් පිහිටුමක් තුන් වරක් ආ නිසාය, හතක් පේළියක් හිස් වීමෙනි. අරඹන කෙනා පළමු තරග වට 100න් 43ක් දිනයි, අනෙක් ක්‍රීඩකයා 50ක් දිනයි; ඉතිරිය සමයි. තරග දිනන්නේ දෙදෙනාම එක සේ ය.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }, වැපිරීමයි, වැපිරීම්
term-sow-means = { sow-term-means }
term-store = { store-term }, ගබඩාවක
term-store-means = { store-term-means }
term-eat = { eat-term }, කයිද, කා, කනු, කෑමෙනි, නොකා, නොකෑ
term-eat-means = { eat-term-means }
term-lifted = { lifted-term }
term-lifted-means = { lifted-term-means }
term-lap = { lap-term }
term-lap-means = { lap-term-means }
term-closed = වැසූ වළ, { closed-term }, වැසූ වළක්, වැසූ වළවල්
term-closed-means = { closed-term-means }
term-puta = { olinda-puta-term }
term-puta-means = { olinda-puta-term-means }
term-naga = { olinda-naga-term }
term-naga-means = { olinda-naga-term-means }
term-wala = { olinda-wala-term }
term-wala-means = { olinda-wala-term-means }
term-repetition = { repetition-term }
term-repetition-means = { repetition-term-means }
