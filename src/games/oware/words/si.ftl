# What is said of Oware, in Sinhala.

name = Oware

# What visitors choose the game by, and what we add to a reference.
fact-idea = ගැනීම සඳහා අනෙක් පැත්තේ දෙකක් හෝ තුනක් සාදන්න; ඒ පැත්තට වැපිරීමට යමක් සැමවිටම ඉතිරි කරන්න.
fact-people = බොහෝ රටවල ක්‍රීඩකයෝ
fact-place = බටහිර අප්‍රිකාව සහ කැරිබියන් කලාපය
fact-time = සාම්ප්‍රදායික; අදද ක්‍රීඩා කෙරේ
fact-after = තරගාවලි නීති
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = abapa, awari, awale, mancala, වැපිරීමේ ක්‍රීඩාව
fact-material = වළවල් දොළහක පුවරුවක ඇට
source-note-oware-society = වැඩිහිටියන් ක්‍රීඩා කරන, තරගාවලිවල භාවිත වන ආකාරය.
source-note-wikipedia-oware = අනෙක් පැත්තේ ඇට සියල්ල ගන්නා ඇදීමක් (grand slam) සඳහා නීති කිහිපයක් සමඟ.
source-note-mind-sports-olympiad = තරගාවලියේ නිවේදනය. අනෙක් පැත්තේ ඇට සියල්ල ගන්නා ඇදීමකින් (grand slam) කිසිවක් නොගැනේ.
source-note-romein-bal-2002 = හොඳම ක්‍රීඩාවෙන් කිසිවෙක් නොදිනයි; ක්‍රීඩාව අවසන් වීමේ නීති අපේ ඒවායින් මඳක් වෙනස්ය.

# What one plays for, in a sentence.
aim = අනෙක් ක්‍රීඩකයාට වඩා ඇට ගන්න: එක කෙනෙකුට 25ක් ඇති විට හෝ ඇදීමක් ඉතිරි නැති විට ක්‍රීඩාව අවසන්.

# How it is told.
counter = { $it ->
    [one] ඇටය
   *[other] ඇට
}
nothing-taken = මෙයින් අනෙක් පැත්තේ සියල්ලම ගැනෙනු ඇත: එබැවින් කිසිවක් නොගැනේ.
repeats = එකම පිහිටුම තුන් වරක් ඇති විය: ක්‍රීඩාව අවසන්.
result = { $draw ->
    [yes] සමව අවසන්
   *[no] { CAPITAL(SEAT($winner)) } දිනුවා
}
ended = { result }, { figures }: { $clause ->
    [owa-agreed] ක්‍රීඩාව අවසන් කිරීමට දෙදෙනාම එකඟ වූහ; එක් එක් කෙනා තම පේළිය තබා ගනී
    [owa-majority] සියලු ඇටවලින් භාගයකට වඩා
    [owa-repetition] එකම පිහිටුම තුන් වරක්
   *[other] ඇදීමක් ඉතිරි නැත
}.
note-fault = පුනරාවර්තනයෙන් අවසන් වූ ක්‍රීඩාවක් පුවරුවේ ඇටයක්වත් ඉතිරි කර නැත.

# A sentence a clause, by its id.
clause-owa-setup = වළවල් දොළහේ එක් එක් වළ ඇට හතරකින් ඇරඹේ; ගබඩා දෙක හිස්ය.
clause-owa-own-hole = ඔබ ක්‍රීඩා කරන්නේ තමන්ගේ පේළියේ හිස් නොවන ඕනෑම වළකිනි.
clause-owa-feed = අනෙක් පේළිය හිස් වූ විට, එයට ඇට ළඟා වන වළක් ඔබට ඇත්නම්, ඔබ එවැනි වළක් ක්‍රීඩා කළ යුතුය.
clause-owa-sow = වළේ ඇට සියල්ල වළකට එක බැගින් වාමාවර්තව වැපිරේ. දිගු වැපිරීමක් තමන් ආ වළ මඟහැර යයි; ගබඩාවකට කිසිවක් නොවැපිරේ.
clause-owa-capture = අවසාන ඇටය අනෙක් පැත්තේ වළක දෙකක් හෝ තුනක් සෑදුවහොත්, ඒවා ඔබට ලැබේ.
clause-owa-chain = ඉන්පසු ඊට පෙර වළේ ඇති ඇටත්, ඊටත් පෙර වළේ ඇති ඇටත් ඔබට ලැබේ, වළ අනෙක් පැත්තේ වී එහි දෙකක් හෝ තුනක් ඇති තාක්.
clause-owa-grand-slam = ඇදීමකට අනෙක් පැත්තේ ඇට සියල්ල ගත නොහැකිය: එසේ වන්නේ නම්, එයින් කිසිවක් නොගැනේ. වෙනත් තැන්වල එවැනි ඇදීමකින් ඒවා ගැනේ, නැතහොත් එය ක්‍රීඩා කළ නොහැකිය; එවිට වෙනත් ඇදීමක් නැත්නම් එයින් කිසිවක් නොගැනේ.
clause-owa-no-feed = ඔබේ පේළිය හිස් නිසා හෝ ඔබේ කිසි වළක් හිස් පේළියකට ළඟා නොවන නිසා ඔබට ඇදීමක් නැත්නම්, ක්‍රීඩාව අවසන්; එක් එක් පැත්ත තම පේළියේ ඇති දේ තබා ගනී.
clause-owa-majority = ඇට 25ක් හෝ වැඩියෙන් ගත් කෙනා එවේලේම දිනයි.
clause-owa-agreed = ඇදීම් එකම තැන කැරකෙන බවට දෙදෙනාම එකඟ වන්නේ නම්, ක්‍රීඩාව අවසන්; එක් එක් කෙනා තම පේළියේ ඇති දේ තබා ගනී.
clause-owa-agreed-draw = ක්‍රීඩකයෝ වෙනත් ආකාරයක් නොතෝරන්නේ නම්, එකඟතාවෙන් අවසන් වීම අපි සමව අවසන් වීමක් ලෙස ගණන් ගනිමු.
clause-owa-repetition = කිසිවෙකුගෙන් ඇසිය යුතු නැත: තුන්වන වරට එන පිහිටුමක් එකඟතාවක් ලෙස ගණන් ගැනේ; එක් එක් පැත්ත තම පේළියේ ඇති දේ තබා ගනී.
clause-owa-winner = වැඩිපුර ඇට ඇති කෙනා දිනයි; 24 බැගින් නම් සමව අවසන්.

# What a reading asks, and its answers.
reading-agreed_end = ක්‍රීඩාව අවසන් කිරීමට දෙදෙනාම එකඟ වුවහොත්?
reading-agreed_end-draw = එය සමව අවසන් වේ
reading-agreed_end-own_rows = එක් එක් කෙනා තම පේළියේ ඇති දේ තබා ගනී; වැඩිපුර ඇට දිනයි
reading-grand_slam = ඇදීමක් අනෙක් පැත්තේ ඇට සියල්ල ගන්නේ නම්?
reading-grand_slam-takes_nothing = එයින් කිසිවක් නොගැනේ
reading-grand_slam-allowed = එයින් ඒවා ගැනේ
reading-grand_slam-forbidden = එය ක්‍රීඩා කළ නොහැකිය

# Presets, each with a sentence.
preset-abapa = Abapa
preset-abapa-says = තරගාවලිවල ක්‍රීඩා කරන ලෙස: අනෙක් පැත්තේ ඇට සියල්ල ගන්නා ඇදීමකින් කිසිවක් නොගැනේ.

note-repeated = පුනරාවර්තනයෙන් අවසන් විය

# What the laws ask of a position, by the clause behind them.
law-owa-repetition = ක්‍රීඩාවක් පුනරාවර්තනයෙන් අවසන් වූ විට එක් එක් පැත්ත තම ඇට තබා ගෙන ඇත: පුවරුවේ එකක්වත් ඉතිරි නැත.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }, නොවැපිරේ, වැපිරීමක්, වැපිරීමයි, වැපිරීම්
term-sow-means = { sow-term-means }
term-store = { store-term }, ගබඩාවක, ගබඩාවකට, ගබඩාවත්, ගබඩාවලටත්
term-store-means = { store-term-means }
