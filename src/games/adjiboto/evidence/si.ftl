# What the page of evidence tells of Adjiboto, in Sinhala. A word between underscores is of the game's own
# language: _boto_.

evidence-lead = සුරිනාමයේ Saamaka ජනතාවගේ දෙදෙනෙක් වළවල් දහයක් වටා ඇට සියයක් වපුරා, එක, තුන සහ පහ ගනිති. ඇට දෙකක් ඇති වළක් ඉතිරි නැති කෙනා පැරදී ඇත.

evidence-fact-names = නාමාවලිය Adjiboto ලෙස ලියයි; Herskovits තම ලිපියේ මාතෘකාවේ Adji-boto ලෙස ලියයි.
evidence-fact-meaning = නමේ තේරුම ගල් කැට බෝට්ටුව යැයි කියැවේ: _adji_ යනු ගල් කැට ය, _boto_ යනු බෝට්ටුවකි.
evidence-fact-boto = _boto_ යනු ක්‍රීඩකයෙකුගේ දකුණේ ඇති ගබඩාවයි.
evidence-fact-kaba = වැපිරීමක අවසාන ඇටය වැටීම _kaba_, එනම් අවසන් වීම, ලෙස හැඳින්වේ.
evidence-fact-adji-bangi = පුවරුව _adji-bangi_ ය, ගල් කැට බංකුවයි.
evidence-fact-saamaka = එය Saamaka ජනතාවගේ ක්‍රීඩාවක් විය; ඔවුන් වහල්භාවයෙන් පලා ගිය මුතුන්මිත්තන්ගෙන් පැවත එන Maroon ජනතාවකි. සමහර ලියවිලි ඔවුන් Saramaccans ලෙස හඳුන්වයි.
evidence-fact-for-the-dead = භූමදානයකට පෙර දින දහයේදී මිනිස්සු _kre wosu_ හි, එනම් මළගෙදර, මළ කෙනා සතුටු කිරීමට ක්‍රීඩා කළහ.
evidence-fact-by-day = Mancala World කියන්නේ මිනිසුන් ක්‍රීඩා කළේ දවල් පමණක් බවයි; රාත්‍රියේ _yorkas_, එනම් හොල්මන්, ක්‍රීඩාවට එක් වන නිසාය.
evidence-fact-at-night = Wikipedia කියන්නේ හොල්මන්වලට ක්‍රීඩා කිරීමට රාත්‍රියේ පුවරුව එළියේ තිබූ බවයි.
evidence-fact-formality = පළමු ඇදීම් දහය විධිමත් සිරිතකට වඩා මඳක් පමණි; දක්ෂකම පෙනෙන්නේ ඒවාට පසුවය.
evidence-fact-first-move = පළමු ඇදීම මීට අයත් නැත, මන්ද එයින් සෑම විටම යමක් ගැනෙනු ඇත: එය අවසන් වන්නේ විවෘත කළ වළට පෙර වළේය; විවෘත කළ වළේ ඇත්තේ රැඳුණු එක ඇටයයි.
evidence-fact-empty-hole = අල්ලා නොගත්තේ නම් වළක් කිසිදා හිස් නැත.
evidence-fact-finger = ක්‍රීඩාවක් සමව අවසන් බව පෙන්වීමට පේළි දෙක අතර, පුවරුවේ මැද දිගේ ඇඟිල්ලක් ගෙන යනු ලැබේ.
evidence-fact-village = ක්‍රීඩාව සටහන් වූයේ Saamaka ජනතාව ජීවත් වූ සුරිනාමයේ ගමක් වන Beidotti හිදීය.
evidence-fact-saramacca = නාමාවලියේ සටහන නම් කරන්නේ Saramacca පමණි; ඛණ්ඩාංක නැත.
evidence-fact-river = ඉහළ Suriname ගඟ අසල ජීවත් වූ අය ඒ ගඟ Saramacca ලෙස හැඳින්වූහ.
evidence-fact-field = Herskovits ක්‍රීඩාව ක්ෂේත්‍රයේදී අධ්‍යයනය කළේ 1928 දීය.
evidence-fact-dated = නාමාවලියේ සටහනේ වර්ෂය 1929යි.
evidence-fact-fifty = ක්‍රීඩකයන් දෙදෙනාට වළවල් පහ බැගින් ද ඇට පනහ බැගින් ද ඇත.
evidence-fact-beans = ඇට වන්නේ රතු සහ කළු _adji_ ඇටය; අසල්වැසි ජනතාවක් වන Djuka ද ක්‍රීඩා කරන්නේ ඒවායින්මය.
evidence-fact-shapes = පුවරු රළු ලෙස කැටයම් කර ඇත; සමහර ඒවායේ මතුපිට සෘජුය, සමහර ඒවායේ වක්‍රය. ගමක දෙවර්ගයම තිබිය යුතුය.
evidence-fact-carvers = පුවරු සාදන්නේ කවුදැයි දෙආකාරයකට කියැවේ: Mancala World අනුව වැන්දඹු මහලු පිරිමින් පමණි, Wikipedia අනුව වැන්දඹු කාන්තාවන් පමණි.
evidence-fact-open-house = පුවරුව තිබුණේ විවෘත ගොඩනැගිල්ලකය; එහි මිනිස්සු සභා රැස් කළහ, මළවුන් වෙනුවෙන් ශෝක කළහ, මගීන්ට නවාතැන් දුන්හ.
evidence-fact-record = නාමාවලිය තම සටහන මානවවංශ විද්‍යාත්මක විස්තරයක් (ethnography) ලෙස හඳුන්වයි, විශ්වාස අගය 100කි. ඒ අංකය මනින්නේ කුමක්දැයි අප කියවා නැත.
evidence-fact-category = නාමාවලිය එය දකුණු ඇමරිකාව, නූතන යුගය, පුවරු ක්‍රීඩා, වැපිරීමේ ක්‍රීඩා, පේළි දෙක යටතේ තබයි; Murray 1951, පිටුව 203 නම් කරයි.
evidence-fact-literature = Wikipedia තවත් නම් කරන්නේ Herskovits 1932, “Wari in the New World”, Journal of the Royal Anthropological Institute 62, පිටු 23–37 ය. අප එය කියවා නැත.
evidence-fact-benin = Mancala World එය බටහිර අප්‍රිකාවේ Benin හි ක්‍රීඩාවලට සමාන බව කියයි; කුමකින්දැයි නොකියයි.
evidence-fact-wari = Wikipedia සිතන්නේ එය Wari හි වෙනස් ආකාරයක් විය හැකි බවයි.
evidence-fact-list = නාමාවලිය සමාන ක්‍රීඩා ලැයිස්තු කරයි; සමාන වන්නේ කුමකින්දැයි නොකියයි. අප කියවූ පිටපතේ ලැයිස්තුව I Pere සහ Chiana wa Bwalo ට පසු කැඩේ.
evidence-fact-djuka = අසල්වැසි Djuka ජනතාවට තමන්ගේම ක්‍රීඩා දෙකක් ඇත: Awari සහ Lontu-holo; පේළියකට වළවල් හය, එක් එක් වළේ ඇට හතර.
evidence-fact-counted = ස්වීඩන් විශ්වකෝෂ ලිපියක සිර වූ ක්‍රීඩකයා වාරය අත්හරියි. අවසානයේ එක් එක් ක්‍රීඩකයා තම පේළියේ ඉතිරි ඇටත් ගනියි; වැඩිපුර ඇට ඇති කෙනා දිනයි.

evidence-account-herskovits = Herskovits 1929, ඔහුගේම වචනවලින්
evidence-account-catalogue = නාමාවලියේ සාරාංශය
evidence-account-program = නාමාවලියේ වැඩසටහන
evidence-account-swedish = ස්වීඩන් විශ්වකෝෂය

evidence-question-opening = ක්‍රීඩාව ආරම්භ වන්නේ කෙසේද?
evidence-answer-opening-herskovits = පළමු ඇදීම් දහය තුළ වළවල් දහයේ එක් එක් වළ ක්‍රීඩා කළ යුතුය.
evidence-answer-opening-catalogue = පළමු වාර දහය තුළ එක් එක් ක්‍රීඩකයා වළවල් පහෙන් එක් එක් වළ වරක් ක්‍රීඩා කරයි.
evidence-answer-opening-program = තමන් තවම ක්‍රීඩා නොකළ වළවල් පමණක් ක්‍රීඩා කෙරේ.
evidence-answer-opening-swedish = දහවන වාරය තෙක් සෑම ඇදීමක්ම වෙනත් වළකින් ඇරඹේ.
evidence-question-own-hole = ක්‍රීඩා කරන වළේ සිදු වන්නේ කුමක්ද?
evidence-answer-own-hole-herskovits = එහි එක ඇටයක් රැඳේ.
evidence-answer-own-hole-catalogue = පළමු ඇටය එයටම වැපිරේ; ප්‍රතිඵලය එකමයි.
evidence-answer-own-hole-program = පළමු ඇටය එයටම වැපිරේ.
evidence-answer-own-hole-swedish = එක ඇටයක් හැර අනෙක් සියල්ල එයින් ගැනේ.
evidence-question-quiet = කිසිවක් නොගන්නේ කුමන ඇදීම්ද?
evidence-answer-quiet-herskovits = ආරම්භක ඇදීම පමණි.
evidence-answer-quiet-catalogue = පළමු ඇදීම. එහෙත් අල්ලා ගැනීම් ගැන කියා ඇත්තේ පළමු වාර දහයට පසු අවධිය ගැන පමණි.
evidence-answer-quiet-program = පළමු දහය.
evidence-answer-quiet-swedish = ආරම්භක ඇදීම.
evidence-question-sides = ගත හැක්කේ කාගේ පැත්තෙන්ද?
evidence-answer-sides-herskovits = ඕනෑම පැත්තකින්.
evidence-answer-sides-program = ඕනෑම පැත්තකින්.
evidence-answer-sides-swedish = අවසාන ඇටය ඕනෑම පැත්තකට වැටිය හැකිය.
evidence-question-chain = අල්ලා ගැනීම් දාමයක් යන්නේ කොපමණ දුරද?
evidence-answer-chain-herskovits = පිළිවෙළින් එන සෑම එකක්, තුනක් හෝ පහක් හරහාම.
evidence-answer-chain-catalogue = වෙනත් ගණනක් ඇති වළක් එන තෙක්.
evidence-answer-chain-program = වෙනත් ගණනක් ඇති වළක් එන තෙක්; එයට අවසාන ඇටයේ වළ දක්වා වටේ යා හැකිය.
evidence-answer-chain-swedish = එක, තුන සහ පහ නොකැඩී ඇති පේළියක් හරහා.
evidence-question-declined = ගත හැකි දේ නොගෙන සිටිය හැකිද?
evidence-answer-declined-herskovits = නැත.
evidence-answer-declined-program = නැත: වැඩසටහන එය ගනී.
evidence-question-stuck = වැපිරිය නොහැකි ක්‍රීඩකයාට කුමක් වේද?
evidence-answer-stuck-herskovits = ඒ ක්‍රීඩකයා පැරදී ඇත; එහෙත් අල්ලා ගත් ඇටවලින් ඒ ක්‍රීඩකයාගේ වළවල් පහ නැවත පිරවිය හැකි නම්, සමව අවසන්.
evidence-answer-stuck-catalogue = අනෙක් ක්‍රීඩකයා දිනා ඇත; අල්ලා ගත් ඇටවලින් වළවල් පහ දහය බැගින් පිරේ නම් එය සමව අවසන්.
evidence-answer-stuck-program = අනෙක් ක්‍රීඩකයා දිනා ඇත; අල්ලා ගත් ඇට පනහක් හෝ වැඩියෙන් නම් එය සමව අවසන්.
evidence-answer-stuck-swedish = ඒ ක්‍රීඩකයා වාරය අත්හරියි. දෙදෙනාටම ක්‍රීඩා කළ නොහැකි විට ක්‍රීඩාව අවසන්.
evidence-question-winner = දිනන්නේ කවුද?
evidence-answer-winner-herskovits = අනෙක් කෙනාට ඇදීමක් ඉතිරි නොකරන කෙනා.
evidence-answer-winner-catalogue = අනෙක් කෙනාට වැපිරිය නොහැකි කරන කෙනා.
evidence-answer-winner-program = අනෙක් කෙනාට ඇදීමක් ඉතිරි නොකරන කෙනා.
evidence-answer-winner-swedish = තම පේළියේ ඉතිරි ඒවාත් සමඟ, වැඩිපුර ඇට ඇති කෙනා.

evidence-unknown-chain-round = අල්ලා ගැනීම් දාමයකට අවසාන ඇටයේ වළ දක්වා සම්පූර්ණයෙන් වටේ යා හැකිද?
evidence-unknown-tenth = ආරම්භය අවසන් කරන දහවන ඇදීමට යමක් ගත හැකිද?
evidence-unknown-repetition = පිහිටුමක් නැවත නැවත එන විට කුමක් වේද?
evidence-unknown-first = මුලින් ක්‍රීඩා කරන්නේ කවුද?

evidence-place-upper-river = ඉහළ Suriname ගඟේ, Gran Rio සහ Pikien Rio හි Saamaka ජනතාවගේ භූමිය. එහි Beidotti තිබුණේ කොතැනදැයි අප කියවා නැත; ලක්ෂ්‍යය ඒ භූමියේ මැදයි, අප තැබූ එකකි.
evidence-date-field = දුටුවේ ක්ෂේත්‍රයේදීය
evidence-date-published = පළ විය

evidence-like-awari = Djuka ජනතාවගේ ක්‍රීඩාවකි. එහිත් එක් එක් ක්‍රීඩකයාට ළඟ පේළිය ඇත, මුළු පුවරුව වටා වැපිරේ, එම රතු සහ කළු ඇටවලින්ම ක්‍රීඩා කෙරේ.
evidence-like-lontu-holo = Djuka ජනතාවගේ ක්‍රීඩාවකි. එහි පුවරුවේත් කෙළවරවල ගබඩා ඇත; එහෙත් වපුරන්නේ තමන්ගේම භාගය තුළ පමණි.
evidence-like-wari = වැපිරීමක් නැවත අතට නොගැනේ; ඇදීමකට එක ළඟ වළවල් කිහිපයක් ගත හැකිය. St. Lucia හි එක ආකාරයකද තනි ඇට වැපිරිය නොහැකිය.
evidence-like-benin = අද Benin වන Dahomey හි Fondji ක්‍රීඩාවේත්, නැවත අතට නොගෙන, එක් එක් වළට එක ඇටයක් වැටේ; ඇදීමකට එක ළඟ වළවල් කිහිපයක් ගත හැකිය.
evidence-like-i-pere = එහිත් පැත්තකට වළවල් පහක් ඇත; එහෙත් ඒවායින් එකක් ගබඩාවයි.
evidence-like-chiana-wa-bwalo = එහිත් දිනන්නේ ගණන් කිරීමෙන් නොව, අනෙක් ක්‍රීඩකයාට ක්‍රීඩා කිරීමට කිසිවක් ඉතිරි නොකිරීමෙනි.

# Its table on the page of numbers.
evidence-table-small-title = කුඩා පුවරුවල Adjiboto, විසඳා ඇත
evidence-table-small-lead = දෙදෙනාම වරදක් නොකරන්නේ නම්, අඩු වළවල් හෝ අඩු ඇට සමඟ Adjiboto දිනන්නේ කවුද යන්න. නීති Herskovits ගේය. තුන්වන වරට එන පිහිටුමක් සමව අවසන් වේ; ඒ නිසා දිනිය නොහැකි, එහෙත් පැරදිය යුතුත් නැති කෙනා සමව අවසන් කරයි. වළවල් පහක් සහ ඇට දහයක් ඇති ක්‍රීඩාවම තවම බොහෝ ඈතය.
evidence-table-small-chart = නිල් සහ +1: පළමු ක්‍රීඩකයා දිනයි. අළු සහ −1: දෙවැන්නා. සුදු සහ 0: සමව අවසන්. ප්‍රශ්නාර්ථ ලකුණ: ගණනය කර නැත.
evidence-table-small-rows = පැත්තකට වළවල්
evidence-table-small-columns = වළකට ඇට
evidence-table-small-value-won = පළමු
evidence-table-small-value-drawn = සමයි
evidence-table-small-value-lost = දෙවන
evidence-table-small-positions = පිහිටුම්:
evidence-table-small-moves = ඇදීම්:
