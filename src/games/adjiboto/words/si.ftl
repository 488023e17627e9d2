# What is said of Adjiboto, in Sinhala.

name = Adjiboto

# What visitors choose the game by, and what we add to a reference.
fact-idea = ඇට 100ක්, වළවල් දහයක් සහ එක ප්‍රශ්නයක්: වැපිරීමට කිසිවක් නැති වන පළමු කෙනා කවුද?
fact-people = Saamaka Maroon ජනතාව
fact-place = Beidotti, සුරිනාමය
fact-time = 1928 දී දුටු, 1929 දී පළ වූ
fact-after = Herskovits 1929
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Adji-boto, mancala, වැපිරීමේ ක්‍රීඩාව
fact-material = රළු ලෙස කැටයම් කළ පුවරුවක රතු සහ කළු adji ඇට
source-note-herskovits-1929 = අද භාවිත නොකරන වචනය ලිපියේම මාතෘකාවේ කොටසකි.

# What one plays for, in a sentence.
aim = { $decides ->
    [moves] වැපිරීමට ඇට දෙකක් ඔබේ එකම වළකවත් නැත්නම් පරාජය ඔබටය; ඔබ පනහක් අල්ලා ගෙන තිබුණහොත් ක්‍රීඩාව සමයි.
   *[scores] අනෙක් ක්‍රීඩකයාට වඩා ඇට අල්ලා ගන්න: දෙදෙනාටම වැපිරිය නොහැකි විට ක්‍රීඩාව අවසන්.
}

# How it is told.
counter = { $it ->
    [one] ඇටය
   *[other] ඇට
}
choose = { $what ->
    [open] රවුමක් ඇති වළක් වපුරන්න: ඇදීම් පහකින් ඔබේ එක් එක් වළ වරක් විවෘත වේ.
   *[sow] { COUNTER(2) } වැපිරීමට රවුමක් ඇති වළක් තෝරන්න.
}
store = boto
stores = boto
nothing-taken = මේ ඇදීමේදී කිසිවක් ගත නොහැකි විය.
ended = { $clause ->
    [adj-stuck] { won } { TO_SEAT($loser) } ඇට දෙකක් ඇති වළක් නැත.
    [adj-draw] සමව අවසන්: වැපිරිය නොහැකි කෙනා ඇට පනහක් හෝ වැඩියෙන් අල්ලා ගෙන ඇත.
    [adj-repetition] සමව අවසන්: එකම පිහිටුම තුන් වරක් ඇති විය.
   *[other] { $draw ->
        [yes] සමව අවසන්: දෙදෙනාටම වැපිරිය නොහැකිය; boto දෙක සමානයි, { figures }.
       *[no] { won } දෙදෙනාටම වැපිරිය නොහැකිය; boto දෙකේ ඇත්තේ { figures }.
    }
}
note-played = දැනටමත් විවෘත කර ඇත
note-moves = කිසිවක් නොගන්නා පළමු ඇදීම්, මේ දක්වා
note-fault = { $key ->
    [played] විවෘත කර තිබිය හැක්කේ පුවරුවේ වළවල් පමණි.
   *[moves] කිසිවක් නොගන්නා පළමු ඇදීම් ගණන මීට අඩුය.
}

# A sentence a clause, by its id.
clause-adj-setup = වළවල් දහයේ එක් එක් වළ ඇට දහයකින් ඇරඹේ; boto දෙක හිස්ය.
clause-adj-own-hole = ඔබ ක්‍රීඩා කරන්නේ තමන්ගේ පැත්තේ වළවල් පහෙන් එකකිනි.
clause-adj-min-two = එක ඇටයක් පමණක් ඇති වළක් ක්‍රීඩා කළ නොහැකිය.
clause-adj-opening = ඔබේ පළමු ඇදීම් පහෙන්, ඔබ කැමති පිළිවෙළකට, ඔබේ වළවල් පහේ එක් එක් වළ වරක් බැගින් ක්‍රීඩා කළ යුතුය.
clause-adj-opening-fallback = ඔබ තවම විවෘත කළ යුතු වළවලින් එකක්වත් ක්‍රීඩා කළ නොහැකි නම්, ඇට දෙකක් හෝ වැඩියෙන් ඇති ඕනෑම වළක් සෑහේ. මෙය සිදු විය හැක්කේ පිළියෙල කළ පිහිටුමක පමණි.
clause-adj-leave-one = ඔබ ක්‍රීඩා කරන වළේ එක ඇටයක් රැඳේ; ඉතිරි ඇට වළකට එක බැගින් වාමාවර්තව වැටේ.
clause-adj-full-lap = සම්පූර්ණයෙන් වටේ යන වැපිරීමකින් තමන්ගේම වළටත් ඇටයක් වැටේ.
clause-adj-single-lap = අවසාන ඇටය වැටුණු විට වැපිරීම අවසන්; දැන් අනෙක් ක්‍රීඩකයාගේ වාරයයි.
clause-adj-capture-next = ඔබේ අවසාන ඇටයට ඊළඟ වළේම එකක්, තුනක් හෝ පහක් තිබේ නම්, එය කාගේ පැත්තේ වුවත්, ඒවා ඔබට ලැබේ.
clause-adj-capture-chain = ඉන්පසු ඊළඟ වළත් එලෙසම බැලිය යුතුය; වෙනත් ගණනක් ඇති වළක් එන තෙක් මෙසේ යයි.
clause-adj-chain-stops = අල්ලා ගැනීම් දාමයක් අවසාන ඇටයේ වළට නැවත පැමිණීමට පෙර අවසන් වේ.
clause-adj-compulsory = ගත හැකි දේ ගත යුතුය.
clause-adj-no-first-capture = ක්‍රීඩාව අරඹන ඇදීමෙන් කිසිවක් නොගැනේ.
clause-adj-stuck = ඔබේ වාරයේදී ඔබේ එකම වළකවත් ඇට දෙකක් නැත්නම්, ඔබ පැරදී ඇත.
clause-adj-draw = ඔබේ boto එකේ අඩුම තරමින් 50ක් තිබේ නම් ඔබට ගැලවීමක් ඇත: එය ඔබේ වළවල් පහ නැවත දහය බැගින් පිරවීමට සෑහේ. එවිට කිසිවෙක් දිනා නැත.
clause-adj-repetition = එකම පිහිටුම, එකම ක්‍රීඩකයාගේ වාරය සමඟ, තුන්වන වරට ආ විට ක්‍රීඩාව සමව අවසන්.
clause-adj-pass-over = ගණන් කරන ආකාරයේදී සිර වූ ක්‍රීඩකයා වාරය අත්හරියි, දෙදෙනාම සිර වන තෙක්.
clause-adj-pass = දෙදෙනාම සිර වූ විට අපි boto පමණක් ගණන් කරමු: වැඩිපුර ඇති එක දිනයි; සමාන නම් සමව අවසන්. වාරය අත්හැරීම ගැන කියන විස්තරය එක් එක් ක්‍රීඩකයාට තම පේළියේ ඉතිරි ඇටත් එකතු කරයි.

# What a reading asks, and its answers.
reading-opening = ක්‍රීඩාව ආරම්භ වන්නේ කෙසේද?
reading-opening-each_hole_once = එක් එක් ක්‍රීඩකයා සෑම වළක්ම වරක් විවෘත කරයි
reading-opening-free = මුල සිටම ඕනෑම වළක් ක්‍රීඩා කළ හැකිය
reading-no_capture_moves = කිසිවක් නොගන්නේ ඇදීම් කීයකින්ද?
reading-no_capture_moves-1 = ක්‍රීඩාවේ පළමු ඇදීමෙන්
reading-no_capture_moves-10 = පළමු ඇදීම් දහයෙන්
reading-skip_origin = දිගු වැපිරීමක් තමන්ගේම වළ මඟහරියිද?
reading-skip_origin-false = නැත, එහිත් ඇටයක් වැටේ
reading-skip_origin-true = ඔව්, එය මඟහැරේ
reading-stuck = ක්‍රීඩකයෙක් සිර වුවහොත්?
reading-stuck-loses = ඒ ක්‍රීඩකයා පැරදී ඇත; ඇට 50ක් ඇත්නම් සමයි
reading-stuck-pass_then_count = ඒ ක්‍රීඩකයා වාරය අත්හරියි; අවසානයේ ඇට ගණන් කෙරේ

# Presets, each with a sentence.
preset-herskovits-1929 = Herskovits 1929
preset-herskovits-1929-says = 1928 දී Saamaka ජනතාව අතර දුටු ලෙස.
preset-ludii = Ludii
preset-ludii-says = Ludii වැඩසටහනේ ලෙස: ඇදීම් දහයකින් කිසිවක් නොගැනේ. එහි දාමයකට සම්පූර්ණයෙන් වටේ යා හැකිය, මෙහි නොහැකිය.
preset-counting = ගණන් කිරීම
preset-counting-says = ස්වීඩන් විශ්වකෝෂයේ ලෙස: සිර වූ කෙනා වාරය අත්හරියි. boto පමණක් ගණන් කිරීම අපේ තීරණයයි.

# What the laws ask of a position, by the clause behind them.
law-adj-opening = කිසිම වළක් නැවත ක්‍රීඩා කිරීමට පෙර සෑම වළක්ම වරක් ක්‍රීඩා කෙරේ: ක්‍රීඩා කර ඇති වළවල් මොනවාදැයි පිහිටුම කියයි.
law-adj-no-first-capture = පළමු ඇදීම්වලින් කිසිවක් නොගැනේ: ඒවායින් කීයක් ක්‍රීඩා කර ඇත්දැයි පිහිටුම කියයි.
law-adj-pass = සිර වූ ක්‍රීඩකයා වාරය අත්හරින්නේ නම්, අනෙක් කෙනාට වැපිරිය හැකි සෑම විටම වාරය ඇති ක්‍රීඩකයාටත් වැපිරිය හැකිය.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }, නොවැපිරේ, වැපිරීමක, වැපිරීමක්, වැපිරීමයි, වැපිරීම්
term-sow-means = වැපිරීම යනු වළක එක ඇටයක් තබා, අනෙක් ඇට ඊළඟ වළවලට එක බැගින් දැමීමයි.
term-boto = boto
term-boto-means = boto එකේ ඇත්තේ ක්‍රීඩකයෙක් ගත් ඇටයි. එයින් කිසිවක් ක්‍රීඩාවට නොගැනේ.
term-opened = වළක් විවෘත කිරීම, විවෘත කර, විවෘත කරන, විවෘත කරන්න, විවෘත කරයි, විවෘත කළ, විවෘත කළා, විවෘත වේ
term-opened-means = වළක් විවෘත කිරීම යනු එය පළමු වරට ක්‍රීඩා කිරීමයි. පළමු වාර පහේදී ඔබේ එක් එක් වළ වරක් විවෘත වේ.
