# What the page of evidence tells of Oware, in Sinhala. A word between underscores is of the game's own
# language: _abapa_.

evidence-lead = දෙදෙනෙක් වළවල් දොළහක් වටා ඇට 48ක් වපුරා, අනෙක් පැත්තේ දෙක සහ තුන ගනිති. Oware බටහිර අප්‍රිකාවේ සහ කැරිබියන් කලාපයේ බොහෝ රටවල ක්‍රීඩා කෙරේ; එය මෙහි ඇත්තේ අනෙක් ඒවා සමඟ සැසඳීමටය.

evidence-fact-names = ක්‍රීඩාව Oware, Awari, Awalé හෝ Wari ලෙස හැඳින්වේ.
evidence-fact-abapa = _abapa_ යනු වැඩිහිටියන් සහ තරගාවලි සඳහා වූ ආකාරයයි. වචනය ඝානාවේ Akan ජනතාවගේ භාෂාවක් වන Twi භාෂාවෙනි: වචනයෙන් වචනය හොඳ ගල; අදහස ක්‍රීඩා කිරීමේ නියම ක්‍රමයයි.
evidence-fact-languages = එය Yoruba භාෂාවේ Ayò ය, Côte d’Ivoire හි Awalé ය, Mali හි Wari ය, Antigua හි සහ Barbados හි Warri ය. එයට Oware කියන්නේ කුමන භාෂාවේදැයි අප කියවා නැත.
evidence-fact-aim = දෙක සහ තුන ගැනේ. ඇට 25ක් ඇති විට දිනා ඇත; 24 බැගින් නම් සමව අවසන්.
evidence-fact-next = අරඹන්නේ කවුදැයි කාසියක් හෝ එකඟතාවක් තීරණය කරයි. ඉන්පසු දිනූ කෙනා ඊළඟ ක්‍රීඩාව අරඹයි.
evidence-fact-slam = තරගාවලිවලදී, සියල්ල ගන්නා ඇදීමකින් කිසිවක් නොගැනේ.
evidence-fact-agreement = ක්‍රීඩාව එකම තැන කැරකෙන විට එය අවසන් කිරීමට ක්‍රීඩකයන් දෙදෙනාට එකඟ විය හැකිය. එවිට එක් එක් කෙනා තම පේළියේ ඇති දේ ගනී.
evidence-fact-yovodji = විසිවන සියවස මුලදී Béart බටහිර අප්‍රිකාවේ දුටු Yovodji ක්‍රීඩාවත් වටේ වටේ යන විට එකඟතාවෙන් අවසන් කළ හැකිය.
evidence-fact-ghana = නාමාවලියේ සටහන අද ඝානාව වන Gold Coast ගැනය. එහි ඛණ්ඩාංක නැත.
evidence-fact-dated = සටහනේ වර්ෂය 1927යි.
evidence-fact-boards = පුවරු කැටයම් කෙරේ, නැතහොත් බිම වළවල් හෑරේ. වළවල් දොළහක ඇට ඇත; ඒවා nickers ලෙසද හැඳින්වේ; තව වළවල් දෙකක, එවැනි ඇත්නම්, අල්ලා ගත් දේ තැබේ.
evidence-fact-pebbles = සටහන අනුව, Gold Coast හි ක්‍රීඩාවට ගල් කැට 48ක් සහ කෝප්ප හය බැගින් පේළි දෙකක පුවරුවක් අවශ්‍ය විය.
evidence-fact-drawn = මේ වෙබ් අඩවියේ පුවරුවේ ලී වර්ගය සහ අළු පැහැති ඇට අපේ තේරීමකි.
evidence-fact-record = නාමාවලිය තම සටහන මානවවංශ විද්‍යාත්මක විස්තරයක් (ethnography) ලෙස හඳුන්වයි. එහි විශ්වාස අගය අප සටහන් කර නැත.
evidence-fact-solved = හොඳම ක්‍රීඩාවෙන් සමව අවසන් වේ: Romein සහ Bal 2002 දී එය සොයා ගත්තේ ක්‍රීඩාව මඳක් වෙනස් ලෙස අවසන් කරන නීතිවලටය. අප ඔවුන්ගේ ලිපිය දන්නේ එහි මාතෘකාවෙන් සහ එය ගැන කියා ඇති දෙයින් පමණි.

evidence-account-society = Oware Society (එහි නීතිවල ආරම්භය)
evidence-account-article = විශ්වකෝෂ ලිපිය
evidence-account-tournament = තරගාවලියක නිවේදනය (Mind Sports Olympiad)
evidence-account-catalogue = නාමාවලිය, Gold Coast ගැන

evidence-question-slam = ඇදීමක් අනෙක් පැත්තේ සෑම ඇටයක්ම ගන්නේ නම්?
evidence-answer-slam-article = නීති කිහිපයක් භාවිත වේ.
evidence-answer-slam-tournament = එයින් කිසිවක් නොගැනේ.
evidence-answer-slam-catalogue = එය ක්‍රීඩා කළ නොහැකිය.
evidence-question-repetition = ක්‍රීඩාව වටේ වටේ යන්නේ නම්?
evidence-answer-repetition-article = දෙදෙනාටම එය අවසන් කිරීමට එකඟ විය හැකිය; එක් එක් කෙනා තම පේළියේ ඇති දේ ගනී.
evidence-answer-repetition-catalogue = දෙදෙනාටම එය අවසන් කිරීමට එකඟ විය හැකිය; එක් එක් කෙනා තම පේළියේ ඇති දේ ගනී.
evidence-question-winning = දිනන්නේ කවුද?
evidence-answer-winning-society = මුලින්ම ඇට 25ක් ලබන කෙනා; 24 බැගින් නම් සමව අවසන්.
evidence-answer-winning-article = වැඩිපුර ඇට ගන්නා කෙනා; 25ක් සෑහේ.
evidence-answer-winning-tournament = වැඩිපුර ඇට ගන්නා කෙනා; 25ක් සෑහේ, 24 බැගින් නම් සමව අවසන්.
evidence-answer-winning-catalogue = වැඩිපුර ඇට ගන්නා කෙනා.
evidence-question-capture = ගන්නේ මොනවාද?
evidence-answer-capture-society = අවසාන ඇටය අනෙක් පැත්තේ සාදන දෙකක් හෝ තුනක්.
evidence-answer-capture-article = අවසාන ඇටය අනෙක් පැත්තේ සාදන දෙකක් හෝ තුනක්, ඊට පෙරම ඇති වළවල දෙක සහ තුනත්.
evidence-answer-capture-catalogue = අවසාන ඇටය අනෙක් පැත්තේ සාදන දෙකක් හෝ තුනක්, ඊට පෙරම ඇති වළවල දෙක සහ තුනත්.
evidence-question-origin = වැපිරීම ඇරඹුණු වළ මඟහැරේද?
evidence-answer-origin-article = ඔව්, පුවරුව වටා යන සෑම වරකම.
evidence-answer-origin-catalogue = ඔව්, එය සෑම විටම හිස්ව පවතී.
evidence-question-feeding = අනෙක් පේළිය හිස් නම්?
evidence-answer-feeding-article = හැකි නම් එයට වැපිරිය යුතුය. නොහැකි නම් ක්‍රීඩාව අවසන්; එක් එක් පැත්ත තම පේළියේ ඇති දේ තබා ගනී.
evidence-answer-feeding-catalogue = හැකි නම් එයට වැපිරිය යුතුය. නොහැකි නම් තමන්ගේ පේළියේ ඇති දේ තමන්ට ලැබේ.

evidence-unknown-repetition = ක්‍රීඩාවක් වටේ වටේ යන ලෙස ගණන් ගැනීමට පිහිටුමක් කීවරක් නැවත ආ යුතුද?
evidence-unknown-slam = සියල්ල ගන්නා ඇදීමක් ගැන කුමන නීතිය කුමන තැනට අයිතිද?

evidence-place-gold-coast = අද ඝානාව වන Gold Coast. සටහන එහි තැනක් නම් නොකරයි; ලක්ෂ්‍යය රටේ මැදයි, අප තැබූ එකකි.
evidence-date-recorded = Gold Coast හි සටහන් විය

evidence-like-warri = Oware Society එය වෙනත් නමකින් යුත් එම ක්‍රීඩාවම ලෙස ගණන් ගනී.
evidence-like-awari = පුවරුව, ඇට සහ අල්ලා ගැනීම් සමානය; වැපිරීම ඇරඹුණු වළ හිස්ව පවතී. එහෙත් කිසිම වළක එක ඇටයකට වඩා නැති විට ක්‍රීඩාව අවසන් වේ.
evidence-like-kalah = වළවල් හය බැගින් පේළි දෙකක්, නැවත අතට නොගෙන පුවරුව වටා වැපිරේ. Kalah හි ගබඩාවලටත් වැපිරේ, Oware හි එසේ නොවේ.
evidence-like-adjiboto = Oware Society, Adji-Boto යන්න සුරිනාමයේද Oware ට ඇති නමක් ලෙස ලැයිස්තු කරයි. එහි සටහන් වූ ලෙස Adjiboto හි පේළියකට වළවල් පහක්, එක් එක් වළේ ඇට දහයක් සහ වෙනත් අල්ලා ගැනීම් ඇත.
