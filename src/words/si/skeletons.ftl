# What games of the olinda board say alike. A page carries of it what its game refers to.

olinda-clause-setup = වළවල් 14න් සෑම එකකම මුලින් ඇට හතරක් ඇත; ගබඩා දෙක හිස්ය.
olinda-aim = { $rounds ->
    [0] අනෙක් ක්‍රීඩකයාට වැපිරීමට ඇට ඉතිරි නොවන තුරු ඇට කන්න.
    [1] එක තරග වටයකට පසු අනෙක් ක්‍රීඩකයාට වඩා ඇට ලබාගන්න.
   *[other] තරග වට { SPELL($rounds) } අවසානයේ අනෙක් ක්‍රීඩකයාට වඩා ඇට ලබාගන්න; නැතහොත් වැපිරීමට කිසිවක් ඉතිරි නොකරන්න.
}
olinda-ended-at-length = { $draw ->
    [yes] අවසාන තරග වටයෙන් පසු සමයි, { figures }.
   *[no] අවසාන තරග වටයෙන් පසු වැඩි { COUNTER(2) } ගණනකින් { SEAT($winner) } දිනුවා: { figures }.
}
olinda-clause-direction = තරග වටයේ පළමු ඇදීම කරන ක්‍රීඩකයා දක්ෂිණාවර්තව හෝ වාමාවර්තව යන්නේදැයි තෝරයි; තරග වටය අවසන් වන තුරු සැවොම ඒ දිශාව රකිති.
olinda-clause-singles = වැඩි ඇට ඇති වළක් ඔබට තිබෙන තාක් තනි ඇටයක් බලා සිටිය යුතුය.
olinda-clause-front-single = වෙනත් තනි ඇට ඔබට තිබෙන තාක් ඔබේ ඉදිරි වළේ තනි ඇටය බලා සිටිය යුතුය.
olinda-clause-front-hole = ඉදිරි වළ යනු ක්‍රීඩාවේ දිශාවට ඔබේ පේළියේ අවසාන වළයි.
olinda-clause-origin = ඇට ගත් වළ මඟ හැර යන්නේ නැත.
olinda-clause-skip-three = අතේ ඇති අවසාන ඇටය හැර අන් සියලු ඇට, ඇට තුනක් ඇති වළක් මඟ හැර යයි.
olinda-clause-skip-deadlock = වැපිරීමට ඇත්තේ ඇට තුනේ වළවල් පමණක් නම්, ඒ වැපිරීම් වටයේ ඉතිරිය පුරා වළක් මඟ හරින්නේ නැත.
olinda-clause-relay = අවසාන ඇටය ඇට ඇති වෙනත් ඕනෑම වළකට වැටුණහොත්, එහි සියල්ල ගෙන දිගට වැපිරේ.
olinda-clause-empty-ends = අවසාන ඇටය හිස් වළකට වැටුණහොත් ඇදීම අවසන්.
olinda-clause-endless = සමහර වැපිරීම් කිසිදා අවසන් නොවේ. 1,000 වරක් දිගට වැපිරූ පසු ඇදීම එතැනම නවතී.
olinda-clause-round-end-row = නාමාවලියට අනුව, වාරය කාගේ වුවත් හිස් පේළියකින් තරග වටය අවසන් වේ.
olinda-clause-refill = ඊළඟ තරග වටයට සෑම ක්‍රීඩකයෙක්ම යාබද වළවල් හැකි තරම් ගණනක් ඇට හතර බැගින් පුරවයි. දිනූ අය මුළු පේළියක් පුරවා ඉතිරිය තබාගනී; පැරදුණු අය හිස්ව තබන වළවල් ඒ තරග වටයට වසා ඇත.
olinda-clause-refill-left = පැරදුණු අය තම පේළිය තම වමේ සිට පුරවයි. දකුණේ සිට පිරවුවහොත් එය කැඩපතක පෙනෙන එම ක්‍රීඩාවම වේ.
olinda-clause-puta-naga-wala = ඉතිරි ඇට ඊළඟ වළට යයි: ඇට එකකින් එය puta වේ, දෙකකින් naga, තුනකින් wala. අනෙක් ක්‍රීඩකයා ඊට විරුද්ධ පස වළෙන් තුනක්, දෙකක් හෝ එකක් ගනී; එවිට වළවල් දෙක සමාන වේ.
olinda-clause-wala = wala එකට කිසිදු තහනමක් නැති නිසා අපි එය සාමාන්‍ය වළක් ලෙස ගනිමු.
olinda-clause-loser-starts = පැරදුණු අය ඊළඟ තරග වටය අරඹයි; එය වසා ඇති වළවල් දෙසට යයි.
olinda-clause-loser-starts-full = වසා ඇති වළක් නැත්නම්, පැරදුණු අයගේ තරග වටය එවිටත් වාමාවර්තව යයි.
olinda-clause-level = දෙදෙනාටම සමාන ගණනක් ඇත්නම්, පසුගිය තරග වටය ආරම්භ නොකළ අය ඊළඟ එක අරඹා එහි දිශාව තෝරයි.
olinda-clause-twelve = ඇට දොළහකට අඩු නම් ඔබට ඒවා කැමති ලෙස තැබිය හැකිය: ඔබේ පළමු කෙළවර වළේ එකක් හෝ දෙකක්, ඊළඟ පහෙන් එක එකෙහි බිංදුවේ සිට දෙක දක්වා, ඈත කෙළවරේ හතරක් දක්වා. හිස් ඒවා වසා ඇත. අනෙක් ක්‍රීඩකයා මුළු පේළියක් පුරවයි; puta, naga හෝ wala නැත.
olinda-clause-twelve-capture = තම ඇට කැමති ලෙස තැබූ ක්‍රීඩකයා, පළමු කෙළවර වළේ දෙකක් තැබුවේ නම්, තුනක් සෑදූ විට කයි; එකක් තැබුවේ නම්, දෙකක් සෑදූ විට කයි. ඒ ක්‍රීඩකයාගේ ඇට ඊට එකක් අඩු වළවල් මඟ හැර යයි. අනෙක් ක්‍රීඩකයා පෙර සේම හතරක් සෑදූ විට කයි; ඒ අයගේ ඇට තුනේ වළවල් මඟ හැර යයි.
olinda-clause-match-end = තරග වටයක් ඇරඹෙන විට ක්‍රීඩකයෙකුට වැපිරීමට කිසිවක් නැත්නම් තරගය අවසන්: අනෙක් අය දිනා ඇත.
olinda-clause-rounds = එසේ නැත්නම්, එකඟ වූ තරග වට ගණනට පසු වැඩි ඇට ඇති අය දිනයි; සමාන ගණනක් නම් සමව අවසන් වේ.
olinda-reading-after_capture = යමක් කෑ පසු සිදු වන්නේ කුමක්ද?
olinda-reading-after_capture-next_hole_continues = ඊළඟ වළේ ඇට ගෙන දිගට වැපිරේ
olinda-reading-after_capture-turn_ends = ඇදීම අවසන්
olinda-reading-skip_deadlock = වැපිරීමට ඇත්තේ ඇට තුනේ වළවල් පමණක් නම්?
olinda-reading-skip_deadlock-suspend_skip = ඒ වැපිරීම් වටයේ එකක්වත් මඟ හරින්නේ නැත
olinda-reading-skip_deadlock-end_turn = එකක්වත් මඟ හරින්නේ නැත; ඒ වැපිරීම් වටයෙන් ඇදීම අවසන් වේ
olinda-reading-front_hole = පේළියක ඉදිරි වළ කුමක්ද?
olinda-reading-front_hole-last_in_direction = ක්‍රීඩාවේ දිශාවට අවසාන වළ
olinda-reading-front_hole-first_in_direction = ක්‍රීඩාවේ දිශාවට පළමු වළ
olinda-reading-remainder_from_round = පැරදුණු අයගේ ඉතිරි ඇට තබන්නේ කී වන තරග වටයේ සිටද?
olinda-reading-remainder_from_round-2 = දෙවැන්නේ සිට
olinda-reading-remainder_from_round-3 = තුන්වැන්නේ සිට: දෙවැන්නේදී ඒවා ගබඩාවේ රැඳේ
olinda-reading-deficit_removal = puta, naga සහ wala වළට විරුද්ධ පස වළෙන් කීයක් ගැනේද?
olinda-reading-deficit_removal-equalise = තුනක්, දෙකක් සහ එකක්; එවිට වළවල් දෙක සමානයි
olinda-reading-deficit_removal-same_number = එකක්, දෙකක් සහ තුනක්, එහි ඇති ගණනමය
olinda-reading-arrange_under_twelve = ඇට දොළහකට අඩු නම් කැමති ලෙස තැබිය හැකිද?
olinda-reading-arrange_under_twelve-true = ඔව්
olinda-reading-arrange_under_twelve-false = නැත, සුපුරුදු ලෙස තැබේ
olinda-reading-round_end = තරග වටයක් අවසන් වන්නේ කවර විටද?
olinda-reading-round_end-own_turn = වාරය ඇති ක්‍රීඩකයාගේ පේළියේ ඇටයක්වත් නැති විට
olinda-reading-round_end-row_empty = වාරය කාගේ වුවත් පේළියක් හිස් වූ වහාම
olinda-reading-rounds = තරග වට කීයක් ක්‍රීඩා කෙරේද?
olinda-reading-rounds-3 = තුනක්
olinda-reading-rounds-1 = එකක්
olinda-reading-rounds-5 = පහක්
olinda-reading-rounds-until_cannot_sow = අවශ්‍ය තරම්, උපරිමය 255

olinda-closed-mark = වසා තැබිය හැක්කේ හිස් වළක් පමණි; පළමු තරග වටයේ එකක්වත් නැත.
olinda-note-fault = { $key ->
    [round] තරගයේ එවැනි තරග වටයක් නැත.
    [between] { $said ->
        [yes] තරග වට දෙකක් අතර පුවරුව හිස්ය, සංකේත නැත; ඊළඟ එක අරඹන අයට වාරය ඇත.
       *[no] මේ ඇට අනුව තරග වටය අවසන්.
    }
    [way] දිශාව තවම තෝරා නැත්තේ තරග වටයක පළමු වැපිරීමට පෙර, සංකේත නැති පුවරුවක පමණි.
    [starter] පළමු තරග වටය අරඹන්නේ { SEAT(1) }.
   *[other] ඇට කැමති ලෙස තබන්නේ පසු තරග වටයක් අරඹන අය පමණි; ඒ තරග වටය වාමාවර්තව යයි.
}
olinda-note-value = { $key ->
    [between] { $value ->
        [1] අවසන්
       *[other] ක්‍රීඩා කරමින්
    }
    [way] { $value ->
        [open] තවම තෝරා නැත
        [clockwise] දක්ෂිණාවර්තව
        [anticlockwise] වාමාවර්තව
       *[other] { $value }
    }
    [twelve] { $begins ->
        [1] { SEAT(1) }, පළමු කෙළවර වළේ { $rest }
        [2] { SEAT(2) }, පළමු කෙළවර වළේ { $rest }
       *[none] නැත
    }
   *[other] { seats-named }
}

# What games of Raja and Pasu say alike.
raja-round-fault = { $alone ->
    [yes] පුවරුවේ කිසිදා තනි ඇටයක් පමණක් නැත: එකක් ඉතිරි වූ විට තරග වටය අවසන්.
   *[no] තරගයේ එවැනි තරග වටයක් නැත.
}

# Terms that several games explain alike: as they stand in sentences, and what they mean.
sow-term = වැපිරීම, වැපිරුවා, වැපිරුවේ, වැපිරීමට, වැපිරීමේ, වැපිරීමෙන්, වැපිරීම්, වැපිරිය, වැපිරේ, වපුරන්න, වපුරන්නේ, වපුරන, වපුරයි, වපුරා, වැපිරූ
sow-term-means = වැපිරීම යනු වළක ඇති සියලු { COUNTER(2) } ගෙන, ඊළඟ වළවලට එකින් එක දැමීමයි.
store-term = ගබඩාව, ගබඩාවේ, ගබඩාවට, ගබඩාවෙන්, ගබඩා
store-term-means = ගබඩාවක ඇත්තේ ක්‍රීඩකයෙක් දිනාගත් දේය. එයින් කිසිවක් ක්‍රීඩාවට නොගැනේ.
eat-term = කෑම, කෑමට, කෑමෙන්, කෑවා, කන්නේ, කන්න, කයි, කති, කෑ
eat-term-means = කෑම යනු පුවරුවෙන් { COUNTER(2) } ගෙන තම { store } වෙත දැමීමයි.
lifted-term = දිගට වැපිරීම, දිගට වැපිරුවා, දිගට වැපිරේ, දිගට වපුරන්න, දිගට වපුරන්නේ, දිගට වපුරන, දිගට වපුරයි, දිගට වැපිරූ
lifted-term-means = දිගට වැපිරීම යනු, අවසාන { COUNTER(1) } වැටෙන වළේ { COUNTER(2) } තිබේ නම්, ඒ සියල්ල ගෙන එම ඇදීමේදීම වැපිරීමයි.
lap-term = වැපිරීම් වටය, වැපිරීම් වටයේ, වැපිරීම් වටයෙන්, වැපිරීම් වටයක්, වැපිරීම් වට
lap-term-means = වැපිරීම් වටය යනු එක වළකින් ගත් දේ වැපිරීමයි. ඇදීමක වැපිරීම් වට කිහිපයක් තිබිය හැකිය.
closed-term = වසා ඇති, වසා ඇත
closed-term-means = වසා ඇති වළකට කිසිවක් වපුරන්නේ නැත; එයින් ක්‍රීඩා කරන්නේද නැත. එය මුළු තරග වටය පුරා වසා ඇත.
repetition-term = පුනරාවර්තනය
repetition-term-means = පුනරාවර්තනය යනු එකම පිහිටුම, එකම ක්‍රීඩකයාගේ වාරය ඇතිව, තුන් වන වරටත් පැමිණීමයි.
olinda-puta-term = puta
olinda-puta-term-means = puta යනු තරග වටය ඇරඹෙන විට එයට දැමීමට එහි ක්‍රීඩකයාට ඉතිරි වූයේ ඇට එකක් පමණක් වූ වළකි. එයට ඇට වැටේ; එහෙත් එයින් කිසිදා ක්‍රීඩා නොකෙරේ, එහි ඇට අතට නොගැනේ, කනු නොලැබේ.
olinda-naga-term = naga
olinda-naga-term-means = naga යනු තරග වටය ඇරඹෙන විට එයට දැමීමට එහි ක්‍රීඩකයාට ඉතිරි වූයේ ඇට දෙකක් පමණක් වූ වළකි. එයට ඇට වැටේ; එහෙත් එයින් කිසිදා ක්‍රීඩා නොකෙරේ, එහි ඇට අතට නොගැනේ, කනු නොලැබේ.
olinda-wala-term = wala
olinda-wala-term-means = wala යනු තරග වටය ඇරඹෙන විට එයට දැමීමට එහි ක්‍රීඩකයාට ඉතිරි වූයේ ඇට තුනක් පමණක් වූ වළකි. වෙනත් ඕනෑම වළකින් මෙන් මෙහි එයින් ක්‍රීඩා කෙරේ.
raja-fill-term = වළක් පිරවීම, වළක් පුරවන්න, වළක් පුරවා, වළක් පිරවිය, වළක් පුරවන
raja-fill-term-means = වළක් පිරවීම යනු තරග වටයකට පෙර එහි { COUNTER(2) } හතක් තැබීමයි.
raja-lifted-term = දිගට වැපිරීම, දිගට වැපිරුවා, දිගට වැපිරේ, දිගට වපුරන්න, දිගට වපුරන්නේ, දිගට වපුරන, දිගට වපුරයි, දිගට වැපිරූ
raja-lifted-term-means = දිගට වැපිරීම යනු, අවසාන { COUNTER(1) } වැටුණු පසු, ඊළඟ වළේ ඇති දේ ගෙන එම ඇදීමේදීම වැපිරීමයි.
