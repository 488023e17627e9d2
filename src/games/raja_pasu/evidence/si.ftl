# What the page of evidence tells of Raja Pasu, in Sinhala. A word between underscores is of the game's own
# language: _raja_.

evidence-lead = දෙදෙනෙක් වළවල් හත බැගින් පේළි දෙකක් වටා වපුරා, හතර සහ හිස් වළකට එහා ඇති දේ ගනිති; දිනූ ඇටවලින් තරග වටයෙන් තරග වටයට ක්‍රීඩා කරති. අප එය දන්නේ Gering ගේ විස්තරයෙන් සහ තිදෙනාගේ ක්‍රීඩාවේ විස්තරයෙනි.

evidence-fact-name = නමේ තේරුම රජු සහ එළදෙන යැයි කියැවේ: _raja_ යනු රජෙකි, _pasu_ යනු එළදෙනකි.
evidence-fact-language = මේ වචනවල භාෂාව කිසි මූලාශ්‍රයක් නම් නොකරයි. අපි එය සිංහල ලෙස සලකමු.
evidence-fact-women = එය ක්‍රීඩා කළේ වැඩි වශයෙන් කාන්තාවන්ය; සමහර පිරිමි එය දැන සිටියහ.
evidence-fact-left-end = අලුත් තරග වටයකට ක්‍රීඩකයෙකුට පිරවිය නොහැකි වළවල් වන්නේ පේළියේ වමේ ඇති ඒවාය.
evidence-fact-next-round = තරග වටයක ඉතිරිය ලැබුණු කෙනා ඊළඟ එක අරඹයි.
evidence-fact-countries = එය ඉන්දියාවේ සහ ශ්‍රී ලංකාවේ ක්‍රීඩා කෙරෙන බව කියැවේ.
evidence-fact-colombo = තිදෙනාගේ ක්‍රීඩාවේ සටහන කොළඹට යොමු වේ; දෙදෙනාගේ ක්‍රීඩාවත් එතැනින් බව අපි සලකමු.
evidence-fact-visit = De Voogt ට ක්‍රීඩාව හමු වූයේ කෙටි කලක් කොළඹ අවට සිටියදීය. වර්ෂය දී නැත.
evidence-fact-published = නාමාවලිය තිදෙනාගේ ක්‍රීඩාවේ සටහනට දෙන වර්ෂය 2000යි, de Voogt ගේ ලිපියේ වර්ෂයයි.
evidence-fact-board = පුවරුවේ ඇට හත බැගින් ඇති වළවල් 14ක් ඇත.
evidence-fact-museum = කොළඹ කෞතුකාගාරවල පැරණි පුවරු සියල්ල එක සමානය: පැත්තකට වළවල් හතක් සහ විශාල වළවල් දෙකක්. ඒවා 18 වන සියවසේ හෝ 19 වන සියවස මුල මහනුවර යුගයෙනි.
evidence-fact-by-the-three = තිදෙනාගේ ක්‍රීඩාව ගැන de Voogt කියන්නේ එහි ක්‍රීඩා නීති Raja Pasu හි නීති බවයි.
evidence-fact-record = නාමාවලියේ සටහන තිදෙනාගේ ක්‍රීඩාව ගැනය.
evidence-fact-no-record = දෙදෙනාගේ ක්‍රීඩාව ගැන සටහනක් අපට නාමාවලියෙන් හමු වූයේ නැත; ඒ නිසා සාක්ෂි වර්ගයක්වත් විශ්වාස අගයක්වත් නැත.
evidence-fact-likelier = මහනුවර යුගයේ පැරණි පුවරුවල ක්‍රීඩා කළේ Pallankuli ට වඩා මෙය වීමට ඉඩ වැඩි යැයි de Voogt සිතයි.

evidence-account-gering = Gering, මේ ක්‍රීඩාව ගැන
evidence-account-de-voogt = De Voogt 2000, තිදෙනාගේ ක්‍රීඩාව ගැන
evidence-account-catalogue = තිදෙනාගේ ක්‍රීඩාව ගැන නාමාවලියේ සාරාංශය

evidence-question-lift = වැපිරීමක අවසාන ඇටයෙන් පසු සිදු වන්නේ කුමක්ද?
evidence-answer-lift-gering = ඊට පසු වළේ ඇට ගෙන වැපිරේ.
evidence-answer-lift-catalogue = ඊට පසු වළේ ඇට ගෙන වැපිරේ.
evidence-question-gap = ඒ වළ හිස් නම්?
evidence-answer-gap-gering = වපුරන ක්‍රීඩකයා, කුමන පැත්තේ වුවත්, එක වළක් එහා ඇති දේ ගනී, නැතහොත් හුදෙක් නවතී.
evidence-answer-gap-catalogue = එක වළක් එහා ඇති දේ ගැනේ.
evidence-question-fours = හතරක් වන වළක් ගන්නේ කවුද?
evidence-answer-fours-gering = පේළියේ අයිතිකරු, ඇදීම දිගට යන අතර.
evidence-answer-fours-de-voogt = ක්‍රීඩකයන්ට තමන්ගේ වළවල හතර ගත හැකිය.
evidence-answer-fours-catalogue = හතරක් එවේලේම ගැනේ; ගන්නේ කවුදැයි කියා නැත.
evidence-question-round-end = තරග වටයක් අවසන් වන්නේ කවර විටද?
evidence-answer-round-end-gering = ක්‍රීඩකයෙකුට ක්‍රීඩා කිරීමට කිසිවක් නැති විට.
evidence-answer-round-end-de-voogt = කිසිවෙකුට තවත් ගත නොහැකි විට; එතෙක් සිර වූ ක්‍රීඩකයා පැත්තකට වී සිටියි.
evidence-answer-round-end-catalogue = තවත් කිසිවක් ගත නොහැකි විට; එතෙක් සිර වූ ක්‍රීඩකයා වාරය අත්හරියි.
evidence-question-left-over = පුවරුවේ ඉතිරි දේ ලැබෙන්නේ කාටද?
evidence-answer-left-over-gering = ක්‍රීඩා කළ නොහැකි ක්‍රීඩකයාගේ ප්‍රතිවාදියාට.
evidence-answer-left-over-de-voogt = අවසාන ක්‍රීඩකයාට.
evidence-answer-left-over-catalogue = අන්තිමට ක්‍රීඩා කළ කෙනාට.
evidence-question-starter = ඊළඟ තරග වටය අරඹන්නේ කවුද?
evidence-answer-starter-gering = ඉතිරිය ලැබුණු කෙනා.
evidence-question-closed = ඊළඟ තරග වටයේ වසා ඇත්තේ කුමන වළවල්ද?
evidence-answer-closed-gering = පිරවිය නොහැකි ඒවා, පේළියේ වම් කෙළවරේ.
evidence-answer-closed-de-voogt = සමහර ඒවා; කුමන ඒවාදැයි කියා නැත.
evidence-answer-closed-catalogue = හතකින් පිරවිය නොහැකි ඒවා.
evidence-question-match-end = මුළු ක්‍රීඩාව අවසන් වන්නේ කවර විටද?
evidence-answer-match-end-gering = ක්‍රීඩකයෙකුට එක වළක්වත් පිරවිය නොහැකි විට.
evidence-answer-match-end-de-voogt = ණයට ගත හැකි ක්‍රීඩකයන් තිදෙනෙකු සමඟ, එය කිසිදා අවසන් නොවීමට ඉඩ වැඩිය.
evidence-answer-match-end-catalogue = තවමත් වළවල් පිරවිය හැක්කේ එක ක්‍රීඩකයෙකුට පමණක් වන විට.

evidence-unknown-begins = Gering අනුගමනය නොකරන්නේ නම්, තරග වටයක් අරඹන්නේ කවුද?
evidence-unknown-last-four = වැපිරීමක අවසාන ඇටය සාදන හතරකට කුමක් වේද?
evidence-unknown-for-ever = ඇට සදහටම වටේ යන්නේ නම් තරග වටයක් අවසන් වන්නේ කවර විටද?

evidence-place-colombo = කොළඹ සහ අවට. ලක්ෂ්‍යය තිදෙනාගේ ක්‍රීඩාවේ සටහනේ එකයි; එය නගරය වෙනුවෙනි; අවට කොපමණ දුරද යන්න අපේ අනුමානයකි.
evidence-date-published = පළ විය

evidence-like-mandiri = නීති එකමය; එහෙත් තිදෙනෙක් ක්‍රීඩා කරති, පුවරුව කොටස් තුනකට බෙදා ගනිති.
evidence-like-walak-pussa = එහිත් ඊළඟ වළේ ඇට අතට ගැනේ, හිස් වළකට එහා ඇති දේ ගැනේ; එහෙත් හිස් සහ පිරුණු වළවල් මාරුවෙන් මාරුවට එන තැන දිගටම ගත හැකිය.

evidence-table-proved-title = Raja Pasu තරග වටයක් දිනන්නේ කවුද
evidence-table-proved-lead = අපි තවම නොදනිමු. අපේ සුපුරුදු රීති අනුව, තරග වටයක සෑම පළමු ගමනකට ම පසු, දෙදෙනා ම වරදක් නොකළොත් දිනන්නේ කවුරුන් දැයි ඔප්පු කිරීමට ඉදිරියට බලන ලදි. මේ ක්‍රීඩාවේ පිහිටීම් යළි යළි එයි; එවිට දිනුවා සේ පෙනෙන දේ එතැනට පැමිණි මග මත රඳා පවතී: එය ඔප්පුවක් නොවේ.
evidence-table-proved-first-moves = තරග වටයක පළමු ගමන්
evidence-table-proved-won-first = ඔප්පු කළ: පළමු ක්‍රීඩකයා දිනයි
evidence-table-proved-won-second = ඔප්පු කළ: දෙවන ක්‍රීඩකයා දිනයි
evidence-table-proved-level = ඔප්පු කළ: සමයි
evidence-table-proved-open = ඔප්පු නොකළ
evidence-table-proved-positions = බැලූ පිහිටීම්
evidence-table-proved-least-depth = ඉදිරියට බැලූ ගමන්, අඩු තරමින්
