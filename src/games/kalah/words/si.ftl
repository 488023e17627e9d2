# What is said of Kalah, in Sinhala.

name = Kalah

# What visitors choose the game by, and what we add to a reference.
fact-idea = වෙළඳසැල්වල සහ පරිගණක විද්‍යාවේ mancala ක්‍රීඩාව: අනෙක් ක්‍රීඩකයාට වඩා ඇට ගෙදර ගෙන එන්න.
fact-people = W. J. Champion නිර්මාණය කර විකිණූ ක්‍රීඩාවකි
fact-place = එක්සත් ජනපදය
fact-time = 1940 පමණ
fact-after = මේ ක්‍රීඩාව ගැන විශ්වකෝෂ ලිපිය
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = mancala, වැපිරීමේ ක්‍රීඩාව
fact-material = වළවල් දොළහක් සහ ගබඩා දෙකක් ඇති පුවරුවක ඇට
source-note-irving-et-al-2000 = අප කියවා ඇත්තේ එහි ආරම්භය සහ, පසුව එය කියවූ දෙදෙනෙක් දෙන ලෙස, එහි අල්ලා ගැනීමේ නීතියයි.
source-note-rawlings-2015 = වළකට ඇට හය දක්වා නිවැරදි අගයන්, ලිපිය දෙන ලෙස.
source-note-champion-1955 = ඉල්ලුම් කළේ 1951 දීය.

# What one plays for, in a sentence.
aim = අනෙක් ක්‍රීඩකයාට වඩා ඇට ඔබේ ගබඩාවට ගෙනෙන්න: එක පැත්තක් හිස් වූ විට ක්‍රීඩාව අවසන්.

# How it is told.
counter = { $it ->
    [one] ඇටය
   *[other] ඇට
}

ended = { $draw ->
    [yes] සමව අවසන්, { figures }: එක පැත්තක් හිස්ය.
   *[no] { won } { figures }: එක පැත්තක් හිස්ය.
}
unit-score = ගබඩාවේ

# A sentence a clause, by its id.
clause-kal-setup = සියලු වළවල් එක සමානව ඇරඹේ; ගබඩා දෙකම හිස්ය.
clause-kal-own-hole = ඔබ ක්‍රීඩා කරන්නේ තමන්ගේ පේළියේ හිස් නොවන ඕනෑම වළකිනි.
clause-kal-sow = වළේ ඇට සියල්ල වළකට එක බැගින් වාමාවර්තව වැපිරේ; පසු කර යන විට ඔබේ ගබඩාවටත් එකක් වැටේ, අනෙක් ගබඩාවට නොවැටේ.
clause-kal-turns = ක්‍රීඩකයෝ මාරුවෙන් මාරුවට ක්‍රීඩා කරති.
clause-kal-again = අවසාන ඇටය ඔබේ ගබඩාවට වැටුණහොත් තවත් ඇදීමක් ලැබේ.
clause-kal-capture = අවසාන ඇටය ඔබේ පේළියේ හිස් වළකට වැටුණහොත්, විරුද්ධ පස ඇට ඇත්නම්, එය ඒ ඇට ගෙන ඒවා සමඟ ගෙදර යයි.
clause-kal-capture-empty = Kalah විසඳූ නීතිය අනුව, විරුද්ධ පස කිසිවක් නැතත් එය ගෙදර යයි.
clause-kal-end = එක පැත්තක් හිස් වූ විට ක්‍රීඩාව අවසන්; ඉතිරි ඇට ඒවා තිබෙන පැත්තේ ගබඩාවට යයි.
clause-kal-winner = වැඩිපුර ඇති ගබඩාව දිනයි; සමාන නම් සමව අවසන්.

# What a reading asks, and its answers.
reading-holes = එක පැත්තක වළවල්
reading-holes-1 = 1
reading-holes-2 = 2
reading-holes-3 = 3
reading-holes-4 = 4
reading-holes-5 = 5
reading-holes-6 = 6
reading-holes-7 = 7
reading-holes-8 = 8
reading-holes-9 = 9
reading-counters = එක වළක ඇට
reading-counters-1 = 1
reading-counters-2 = 2
reading-counters-3 = 3
reading-counters-4 = 4
reading-counters-5 = 5
reading-counters-6 = 6
reading-counters-7 = 7
reading-counters-8 = 8
reading-counters-9 = 9
reading-capture = හිස් වළකට වැටෙන අවසාන ඇටය අල්ලා ගන්නේ කවර විටද?
reading-capture-opposite_nonempty = විරුද්ධ පස වළේ ඇට ඇති විට
reading-capture-always = සෑම විටම

# Presets, each with a sentence.
preset-standard = සාමාන්‍ය
preset-standard-says = පැත්තකට වළවල් හය, එක් එක් වළේ ඇට හතර.
preset-irving-2000 = Irving 2000
preset-irving-2000-says = කුඩා පුවරු මුලින්ම විසඳූ නීතිය: විරුද්ධ පස වළ හිස් වුවත් අවසාන ඇටය අල්ලා ගනී. පේටන්ට් බලපත්‍රයේ සහ 1958 නිෂ්පාදකගේ නීතිවලත් එසේමය, T. Neller කියයි.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }, නොවැපිරේ, වැපිරීමයි, වැපිරීම්
term-sow-means = { sow-term-means }
term-store = { store-term }, ගබඩාවක, ගබඩාවටත්, ගබඩාවත්, ගබඩාවලටත්
term-store-means = ගබඩාවේ ඇත්තේ ක්‍රීඩකයෙක් ගෙදර ගෙන ආ ඇටයි. ඔබේ ගබඩාව ඔබේ පේළියේ දකුණු කෙළවරේය; එයින් කිසිවක් ක්‍රීඩාවට නොගැනේ.
