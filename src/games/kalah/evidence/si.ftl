# What the page of evidence tells of Kalah, in Sinhala. A word between underscores is of the game's own
# language.

evidence-lead = දෙදෙනෙක් පේළි දෙකක පුවරුවක් වටා, එක් එක් කෙනා තමන්ගේම ගබඩාවටත්, ඇට වපුරති. Kalah යනු විකිණීමට සෑදූ විසිවන සියවසේ ක්‍රීඩාවකි; එය මෙහි ඇත්තේ අනෙක් ඒවා සමඟ සැසඳීමටය.

evidence-fact-names = Kalah, Kalaha සහ Bantumi ලෙසද, බොහෝ විට හුදෙක් mancala ලෙසද හැඳින්වේ.
evidence-fact-inventor = Kalah නිර්මාණය කළේ W. J. Champion ය. ඊට පෙර ඔහු mancala ක්‍රීඩා ගැන කියවා තිබිණි.
evidence-fact-country = එය එක්සත් ජනපදයෙනි. Champion ගේ සමාගම තිබුණේ Massachusetts හි Holbrook හිය; ඔහු ක්‍රීඩාව නිර්මාණය කළේ කොතැනදැයි ලේඛනගත වී නැත.
evidence-fact-beginnings = Mancala World අනුව, Champion 1940 දී Kalah නිර්මාණය කර, 1944 සිට එය විකුණා, 1958 දී තම සමාගම පිහිටුවා ඇත. සමාගම එය 1950 ගණන්වල නිකුත් කළ බව Irving සහ අනෙක් අය ලියති.
evidence-fact-patents = පේටන්ට් බලපත්‍ර දෙකක් ඇත: 1952 හි එකක් සැලසුමට ද, 1955 හි එකක්, US 2,720,362, නීතිවලට ද වේ. අප කියවා ඇත්තේ ඒවා ගැනය, බලපත්‍ර නොවේ.
evidence-fact-set = 1972 දී කෞතුකාගාරයකට තෑගි කළ කට්ටලයක සරල ලී පුවරුවක් සහ බෝංචි හෝ ඇට ඇත; සමහර ඒවා පාට කර ඇත.
evidence-fact-stones = ජර්මන් විශ්වකෝෂයක් වර්ණ වීදුරු ගල් ඇති පුවරුවක් පෙන්වා, ඒවා ඇමරිකානු විලාසයේ යැයි කියයි.
evidence-fact-drawn = මේ වෙබ් අඩවියේ පුවරුවේ වීදුරු බිංදු අපේ තේරීමකි. අප කියවා ඇති තාක්, Kalah මුලින් විකිණූ ආකාරය ගැන කිසි විස්තරයක් වීදුරු නම් නොකරයි.
evidence-fact-record = නාමාවලිය FairKalah ලැයිස්තු කරයි; එය ක්‍රීඩකයන් දෙදෙනාගෙන් කිසිවෙකුට වාසියක් නැති සේ මුලදී ඇට එකක් හෝ දෙකක් වෙනත් තැනකට ගෙන ගිය Kalah ය.
evidence-fact-unrecorded = වර්ගයක් සහ විශ්වාස අගයක් ඇති, Kalah සඳහාම වූ සාක්ෂි සටහනක් අපට නාමාවලියෙන් හමු වී නැත.
evidence-fact-empty-capture = පේටන්ට් බලපත්‍රය සහ 1958 නිෂ්පාදකගේ නීති අනුව, තමන්ගේ හිස් වළක අවසාන ඇටය, විරුද්ධ පස කිසිවක් නැතත්, ගෙදර යන බව T. Neller කියයි.

evidence-account-article = විශ්වකෝෂ ලිපිය
evidence-account-maker = පේටන්ට් බලපත්‍රය සහ 1958 නිෂ්පාදකගේ නීති, T. Neller අනුව
evidence-account-solvers = විසඳූ අය (ඔවුන්ගේ ලිපියේ ආරම්භය, ඔවුන්ගේ නීතිය ගැන අන් අය කියන දේ)
evidence-account-museum = කෞතුකාගාරයක කට්ටලයක්, එහි පිටුව නීති කියන ලෙස

evidence-question-empty-capture = විරුද්ධ පස කිසිවක් නැති විට හිස් වළක අවසාන ඇටය අල්ලා ගනීද?
evidence-answer-empty-capture-article = නැත, විරුද්ධ පස යමක් තිබිය යුතුය.
evidence-answer-empty-capture-maker = ඔව්, අවසාන ඇටයම ගෙදර යයි.
evidence-answer-empty-capture-solvers = ඔව්, ඔවුන්ගේ නීති කියවූ දෙදෙනෙක් කියති.
evidence-answer-empty-capture-museum = එය විරුද්ධ පස ඇති දේ අල්ලාගෙන ගෙදර යයි. එහි කිසිවක් නැත්නම් කුමක් වේදැයි කියා නැත.
evidence-question-counters = වළක් ඇරඹෙන්නේ ඇට කීයකින්ද?
evidence-answer-counters-article = සෑම වළකම එකම ගණනකින්.
evidence-answer-counters-solvers = විවිධ ප්‍රමාණවල පුවරු සඳහා විවිධ ගණන්වලින්.
evidence-answer-counters-museum = තුනකින්.
evidence-question-end = ක්‍රීඩාව අවසන් වන්නේ කවර විටද?
evidence-answer-end-article = එක පැත්තක් හිස් වූ විට.
evidence-answer-end-maker = එක පැත්තක් හිස් වූ විට, ක්‍රීඩකයෙකුට ක්‍රීඩා කළ නොහැකි විට පමණක් නොවේ.
evidence-answer-end-museum = එක පැත්තක් හිස් වූ විට.
evidence-question-again = තමන්ගේම ගබඩාවට වැටෙන අවසාන ඇටයෙන් තවත් ඇදීමක් ලැබේද?
evidence-answer-again-article = ඔව්.
evidence-answer-again-museum = ඔව්.

evidence-unknown-empty-capture = විරුද්ධ පස කිසිවක් නැති විට හිස් වළක අවසාන ඇටය ගෙදර යයිද? මූලාශ්‍ර එකිනෙකට වෙනස්ය; නීතිවල වෙන කිසිවක් අවිනිශ්චිත නැත.

evidence-place-mystic = Mystic, Connecticut: පළමු කට්ටල සෑදුවේ මෙහිය. ලක්ෂ්‍යය නගරයේ මැදයි, අප තැබූ එකකි.
evidence-place-holbrook = Holbrook, Massachusetts: Champion ගේ සමාගම තිබුණේ මෙහිය. ලක්ෂ්‍යය නගරයේ මැදයි, අප තැබූ එකකි.
evidence-date-devised = නිර්මාණය විය
evidence-date-patent = නීතිවලට පේටන්ට් බලපත්‍රය

evidence-like-oware = වළවල් හය බැගින් පේළි දෙකක්, නැවත අතට නොගෙන පුවරුව වටා වැපිරේ. Kalah හි ගබඩාවලටත් වැපිරේ, Oware හි එසේ නොවේ.
evidence-like-dakon = බොහෝ සමානය: තමන්ගේම ගබඩාවට වැපිරේ; එහි වැටෙන අවසාන ඇටයකින් තවත් ඇදීමක් ලැබේ. එහෙත් Dakon හි අවසාන ඇටය ඇට ඇති වළකට වැටුණු විට, එය එහි ඇති ඇට සමඟ ගෙන දිගට වැපිරේ.
evidence-like-congkak = බොහෝ සමානය: තමන්ගේම ගබඩාවට වැපිරේ; එහි වැටෙන අවසාන ඇටයකින් තවත් ඇදීමක් ලැබේ. එහෙත් Congkak හි අවසාන ඇටය ඇට ඇති වළකට වැටුණු විට, එය එහි ඇති ඇට සමඟ ගෙන දිගට වැපිරේ.
evidence-like-fairkalah = Kalah ම ය; දෝෂයක් නැති ක්‍රීඩකයෝ දෙදෙනෙක් සමව අවසන් කරන සේ පළමු ඇදීමට පෙර ඇට එකක් හෝ දෙකක් වෙනත් තැනකට ගෙන ගොස් ඇත.

# Its tables on the page of numbers.
evidence-table-values-title = කුඩා පුවරුවල Kalah, විසඳා ඇත
evidence-table-values-lead = දෙදෙනාම වරදක් නොකර ක්‍රීඩා කළහොත් පළමු ක්‍රීඩකයා ඇට කීයකින් දිනයිද යන්න. බිංදුවට අඩු නම් දිනන්නේ දෙවන ක්‍රීඩකයාය. අවසාන ඇටයක් අල්ලා ගන්නේ විරුද්ධ පස යමක් ඇත්නම් පමණි.
evidence-table-values-chart = නිල්: පළමු ක්‍රීඩකයා දිනයි. අළු: දෙවැන්නා. තද වන තරමට ඇට වැඩිය. ප්‍රශ්නාර්ථ ලකුණ: ගණනය කර නැත.
evidence-table-values-rows = පැත්තකට වළවල්
evidence-table-values-columns = වළකට ඇට
evidence-table-values-positions = බැලූ පිහිටුම්:
evidence-table-values-empty-title = කුඩා පුවරුවල Kalah, අල්ලා ගැනීමේ අනෙක් නීතිය සමඟ
evidence-table-values-empty-lead = විරුද්ධ පස කිසිවක් නැතත් හිස් වළක අවසාන ඇටය අල්ලා ගන්නා විට එයම. මේ නීතිය යටතේ Irving, Donkers සහ Uiterwijk 2000 දී Kalah විසඳූහ; M. Rawlings 2015 දී වළවල් හය, ඇට හය බැගින් ඇති පුවරුව විසඳුවේය. වළවල් හය සඳහා ඔවුන්ගේ අගයන් අප දන්නේ 2015 නොවැම්බරයේ තිබූ ලෙස විශ්වකෝෂ ලිපියෙනි.
evidence-table-values-empty-chart = නිල්: පළමු ක්‍රීඩකයා දිනයි. අළු: දෙවැන්නා. තද වන තරමට ඇට වැඩිය. ප්‍රශ්නාර්ථ ලකුණ: ගණනය කර නැත.
evidence-table-values-empty-rows = පැත්තකට වළවල්
evidence-table-values-empty-columns = වළකට ඇට
evidence-table-values-empty-published = පළ කළ අගය:
evidence-table-values-empty-positions = බැලූ පිහිටුම්:
