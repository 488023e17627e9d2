# What the page of evidence tells of Raja Pasu Mandiri, in Sinhala. A word between underscores is of the game's
# own language: _mandiri_.

evidence-lead = තිදෙනෙක් එක පුවරුවක් බෙදා ගනිති: එහි මැද Raja ට, කෙළවර Mandiri ට සහ Pasu ට. ඔවුහු හතර සහ හිස් වළකට එහා ඇති දේ ගනිති; වරින් වර තැන් මාරු වෙති.

evidence-fact-name = නමේ තේරුම රජු, එළදෙන සහ ඇමතියා යැයි කියැවේ: _raja_, _pasu_, _mandiri_.
evidence-fact-mandiri = De Voogt _mandiri_ සඳහා තවත් වචනයක් ලෙස ඇමතියා (minister) දෙයි.
evidence-fact-players = එය ක්‍රීඩා කළේ කවුදැයි දෙආකාරයකට කියැවේ: නාමාවලියේ සටහන අනුව ස්ත්‍රී පුරුෂ වැඩිහිටියන්, Gering අනුව කාන්තාවන්.
evidence-fact-middle = Raja ගේ කොටස වන පුවරුවේ මැද වඩාත්ම වැදගත් කොටස යැයි de Voogt සලකයි.
evidence-fact-left = Mandiri ගේ වළවල් ඇත්තේ Raja ගේ වමේය; ක්‍රීඩකයන් කැමති නම් දකුණේය.
evidence-fact-gift = De Voogt විමසූ අය අනුව, ක්‍රීඩාවක් අවසන් වූ විට Raja ප්‍රතිවාදීන් දෙදෙනාට එක ඇටය බැගින් දිය යුතුය.
evidence-fact-hardly-ends = ක්‍රීඩාවක් අවසන් වන්නේ ඉතා කලාතුරකිනි; ඇට මදි ක්‍රීඩකයන් ණයට ගත් බව දන්නා කරුණකි.
evidence-fact-seats = ක්‍රීඩකයෝ තැන් මාරු වන්නේ කවර විටදැයි දෙආකාරයකට කියැවේ: de Voogt අනුව ක්‍රීඩා තුනකට පසු, Gering අනුව සෑම තරග වටයකදීම.
evidence-fact-colombo = සටහනේ තත්පරයක සියයෙන් පංගුවකට ඛණ්ඩාංක ඇත. ඒවා කොළඹ පිහිටයි; අපි ඒවා නගරය ලෙස ගනිමු.
evidence-fact-dated = නාමාවලියේ සටහනේ වර්ෂය 2000යි.
evidence-fact-board = ක්‍රීඩකයන් තිදෙනාට ගබඩා තුනක් සහ වළවල් පේළි දෙකක් ඇත; සෑම වළකම ඇට හතකි.
evidence-fact-record = නාමාවලිය තම සටහන මානවවංශ විද්‍යාත්මක විස්තරයක් (ethnography) ලෙස හඳුන්වයි, විශ්වාස අගය 100කි. ඒ අංකය මනින්නේ කුමක්දැයි අප කියවා නැත.
evidence-fact-program = නාමාවලියේ වැඩසටහන ක්‍රීඩා කරන්නේ එහි සටහනේ නැති නීති අනුවය. හතර වපුරන ක්‍රීඩකයාට යයි, පුවරුවේ ඇට හතරකට අඩු වූ විට තරග වටය අවසන් වේ, Raja දෙන්නේ දෙකකට වඩා ඇති ගබඩාවකින් පමණි.

evidence-account-de-voogt = De Voogt 2000, ඔහුගේම වචනවලින්
evidence-account-catalogue = නාමාවලියේ සාරාංශය
evidence-account-gering = Gering
evidence-account-program = නාමාවලියේ වැඩසටහන

evidence-question-sides = Raja ගේ කුමන පැත්ත Mandiri ගේද?
evidence-answer-sides-de-voogt = වම, කැමති නම් දකුණ.
evidence-answer-sides-catalogue = එක ක්‍රීඩකයෙකුට වම ද තවත් අයෙකුට දකුණ ද ඇත; Mandiri කවුදැයි කියා නැත.
evidence-answer-sides-gering = දෙකෙන් එකක්; කුමක්දැයි කියා නැත.
evidence-question-fours = හතරක් වන වළක් ගන්නේ කවුද?
evidence-answer-fours-de-voogt = ක්‍රීඩකයන්ට තමන්ගේ වළවල හතර ගත හැකිය.
evidence-answer-fours-catalogue = හතරක් එවේලේම ගැනේ; ගන්නේ කවුදැයි කියා නැත.
evidence-answer-fours-gering = දෙදෙනාගේ ක්‍රීඩාවේ ලෙස; එහිදී එය ගන්නේ අයිතිකරුය.
evidence-answer-fours-program = වපුරන ක්‍රීඩකයා.
evidence-question-round-end = තරග වටයක් අවසන් වන්නේ කවර විටද?
evidence-answer-round-end-de-voogt = කිසිවෙකුට තවත් ගත නොහැකි විට.
evidence-answer-round-end-catalogue = සියල්ල ගත් විට හෝ තවත් කිසිවක් ගත නොහැකි විට.
evidence-answer-round-end-gering = කිසිවෙකුට තවත් ගත නොහැකි විට.
evidence-answer-round-end-program = පුවරුවේ ඇට හතරකට අඩු වූ විට.
evidence-question-left-over = පුවරුවේ ඉතිරි දේ ලැබෙන්නේ කාටද?
evidence-answer-left-over-de-voogt = අවසාන ක්‍රීඩකයාට.
evidence-answer-left-over-catalogue = අන්තිමට ක්‍රීඩා කළ කෙනාට.
evidence-answer-left-over-gering = අන්තිම ඇදීම කළ කෙනාට.
evidence-answer-left-over-program = අවසාන ඇදීම කළ කෙනාට.
evidence-question-gift = Raja දෙන්නේ මොනවාද?
evidence-answer-gift-de-voogt = ඔහු විමසූ අය අනුව, ප්‍රතිවාදීන් දෙදෙනාට එක ඇටය බැගින්.
evidence-answer-gift-catalogue = අලුත් තරග වටයක් ඇරඹෙන විට, ප්‍රතිවාදීන් දෙදෙනාට එක ඇටය බැගින්.
evidence-answer-gift-program = ගබඩාවේ දෙකකට වඩා ඇත්නම්, ප්‍රතිවාදීන් දෙදෙනාට එක ඇටය බැගින්.
evidence-question-seats = ක්‍රීඩකයෝ තැන් මාරු වන්නේ කවර විටද?
evidence-answer-seats-de-voogt = ක්‍රීඩා තුනකට පසු. එවිට Mandiri Raja වෙයි, Raja වූ කෙනා Pasu වෙයි.
evidence-answer-seats-catalogue = Raja ලෙස වාර තුනකට පසු; ඊළඟ ක්‍රීඩකයා එයි.
evidence-answer-seats-gering = සෑම තරග වටයකදීම. Raja Pasu වෙයි, Pasu Mandiri වෙයි, Mandiri Raja වෙයි.
evidence-answer-seats-program = තරග වට තුනකට පසු.
evidence-question-borrowing = ඇට මදි ක්‍රීඩකයෙකුට ණයට ගත හැකිද?
evidence-answer-borrowing-de-voogt = ඔව්. කෙසේදැයි කියා නැත.
evidence-answer-borrowing-gering = ඔව්, එක වළක්වත් පිරවිය නොහැකි නම්, ප්‍රතිවාදීන්ගෙන්.
evidence-answer-borrowing-program = නැත: හතකට අඩු නම් පැරදී ඇත.
evidence-question-match-end = මුළු ක්‍රීඩාව අවසන් වන්නේ කවර විටද?
evidence-answer-match-end-de-voogt = කිසිදා අවසන් නොවීමට ඉඩ වැඩිය.
evidence-answer-match-end-catalogue = තවමත් වළවල් පිරවිය හැක්කේ එක ක්‍රීඩකයෙකුට පමණක් වන විට.
evidence-answer-match-end-gering = ණයට ගත හැකි නිසා, කිසිදා අවසන් නොවීමට ඉඩ වැඩිය.
evidence-answer-match-end-program = තරග වටයකින් පසු හතකට අඩුවෙන් ඇති ක්‍රීඩකයෝ පැරදී ඇත.

evidence-unknown-loan = ක්‍රීඩකයෙක් ණයට ගන්නේ කොපමණද?
evidence-unknown-lender = ප්‍රතිවාදීන් ණයට දෙන බව කියන Gering අනුගමනය නොකරන්නේ නම්, ණයට දෙන්නේ කවුද?
evidence-unknown-given-back = ණයට ගත් දේ ආපසු දෙනු ලැබේද?
evidence-unknown-filled-first = මුලින් පුරවන්නේ කුමන වළවල්ද?
evidence-unknown-counted = මුළු ක්‍රීඩාව ගණන් කරන්නේ කෙසේද?

evidence-place-colombo = කොළඹ සහ අවට. ලක්ෂ්‍යය සටහනේ එකයි; එය නගරය වෙනුවෙනි; අවට කොපමණ දුරද යන්න අපේ අනුමානයකි.
evidence-date-published = පළ විය

evidence-like-raja-pasu = නීති එකමය; එහෙත් දෙදෙනෙක් පේළිය බැගින් ගෙන ක්‍රීඩා කරති. Raja සහ Pasu යන භූමිකා එහිත් ඇත.
