# What the page of evidence tells of Kotu Baendum, in Sinhala. A word between underscores is of the game's own
# language: _puta_.

evidence-lead = දෙදෙනෙක් _olinda_ පුවරුවක් දිගේ රතු ඇට වපුරා, හතර කා, පේළිවල කෙළවර බඳිති. තරග වටයකින් අඩුවෙන් ලැබූ කෙනා ඊළඟ එක වැසූ වළවල් සමඟ අරඹයි.

evidence-fact-names = නාමාවලිය Kotu Baendum ලෙස ලියයි, Parker Kotu-baendum ලෙස ලියයි.
evidence-fact-name = Parker නම පැහැදිලි කරන්නේ වට කළ කොටු බැඳීම ලෙසය.
evidence-fact-tied = _baenda_ යනු බැඳි යන්නයි. පිරවීමෙන් ඉතිරි වූ ඇට එකක්, දෙකක් හෝ තුනක් පමණක් සමඟ තරග වටයක් අරඹන වළක් _puta_, _naga_ හෝ _wala_ වේ.
evidence-fact-puta-naga = සමාන ක්‍රීඩාවක් වන Daramutu ගැන විස්තරයක, _puta_ යනු පුතෙකි, _naga_ යනු දුවකි.
evidence-fact-board-words = සමාන ක්‍රීඩාවක් වන Daramutu ගැන විස්තරයක, පුවරුව _olinda-poruwa_ ය, පේළියක් _pila_ ය, වළවල් _wala_ ය, ඇට _indi_ හෝ _indiya_ ය; වැපිරීම _ihinawa_ ය, කෑම _innawa_ ය.
evidence-fact-women = උඩරට ගම්වල කාන්තාවෝ මේ ක්‍රීඩාවත් මේ වැනි ක්‍රීඩාත් කරති; වේගයෙන් ක්‍රීඩා කරති.
evidence-fact-long = කෙළවර වළවල් හතරම බැඳිය හැකිය; ක්‍රීඩාවක් දිගය.
evidence-fact-sits = අවසාන ඇටයෙන් කිසිවක් නොකා ඇදීම අවසන් වන ක්‍රීඩකයා “වාඩි වෙයි”.
evidence-fact-first-hole = මේ පුවරුවේ වෙනත් ක්‍රීඩාවල සාමාන්‍යයෙන් අරඹන්නේ අවසාන වළට පෙර වළෙනි; Kotu Baendum හි අරඹන්නේ කෙළවරකිනි.
evidence-fact-island = ක්‍රීඩාව ශ්‍රී ලංකාවෙනි. සටහනේ ඛණ්ඩාංක නැත.
evidence-fact-published = නාමාවලිය එයට දෙන වර්ෂය 1909යි, Parker ගේ පොතේ වර්ෂයයි.
evidence-fact-board = පුවරුව _Olinda Keliya_ හි පුවරුවයි; පේළි අතර සෘජුකෝණාස්‍ර ගබඩා ඇත; ඇට රතු _olinda_ ඇටය. මෙය කියා ඇත්තේ සමාන ක්‍රීඩාවක් වන Daramutu ගැනය.
evidence-fact-poison = _olinda_ ඇට විෂ බව අපි විශ්වාස කරමු; මේ පිටුවට අප කියවූ කිසි ලියවිල්ලක් එසේ නොකියයි.
evidence-fact-marks = _puta_ සහ _naga_ කඩදාසි හෝ පිදුරු කැබැල්ලකින් සලකුණු කෙරේ; බැඳි වළකටත් එවැනි සලකුණක් ලැබේ.
evidence-fact-record = නාමාවලිය තම සටහන මානවවංශ විද්‍යාත්මක විස්තරයක් (ethnography) ලෙස හඳුන්වයි, විශ්වාස අගය 100කි.
evidence-fact-category = නාමාවලිය ක්‍රීඩාව දකුණු ආසියාව, නූතන යුගය, පුවරු ක්‍රීඩා, වැපිරීමේ ක්‍රීඩා සහ පේළි දෙක යටතේ තබයි; Murray 1951, පිටුව 173 නම් කරයි.
evidence-fact-program-number = නාමාවලියේ මේ ක්‍රීඩාවේ වැඩසටහනට අංක 218 ඇත. එය නාමාවලියේ නීතිවල අංකය ලෙස අපි සලකමු.
evidence-fact-similar = නාමාවලිය සමාන ක්‍රීඩා දහයක් ලැයිස්තු කරයි; සමාන වන්නේ කුමකින්දැයි එකක් ගැනවත් නොකියයි.

evidence-account-parker = Parker 1909, ඔහුගේම වචනවලින්
evidence-account-catalogue = නාමාවලියේ සාරාංශය

evidence-question-after-eating = හතරක් කෑ පසු සිදු වන්නේ කුමක්ද?
evidence-answer-after-eating-parker = ඇදීම අවසන්.
evidence-answer-after-eating-catalogue = ඊළඟ වළේ ඇට ගෙන දිගට වැපිරේ.
evidence-question-tied-owner = බැඳි වළක් කාගේද?
evidence-answer-tied-owner-parker = එය බැඳි කෙනාගේය, කුමන පැත්තේ වුවත්.
evidence-question-end-start = කෙළවර වළකින් අරඹන්නේ කවුද?
evidence-answer-end-start-parker = ක්‍රීඩාව ඇරඹෙන්නේ එහිදීය; පසුව අරඹන්නේ ඕනෑම තැනකිනි.
evidence-answer-end-start-catalogue = එක් එක් ක්‍රීඩකයා, තම පළමු ඇදීමෙන්.
evidence-question-round-end = තරග වටයක් අවසන් වන්නේ කවර විටද?
evidence-answer-round-end-parker = වාරය ඇති ක්‍රීඩකයාගේ පැත්තේ ඇටයක්වත් නැති විට.
evidence-answer-round-end-catalogue = එක පේළියක් හිස් වූ විට.
evidence-question-left-over = ඊළඟ තරග වටය ඇරඹෙන්නේ කෙසේද?
evidence-answer-left-over-catalogue = ඇට ඇති තාක් වළවල් හතර බැගින් පුරවනු ලැබේ. ඉතිරි එකක්, දෙකක් හෝ තුනක් _puta_, _naga_ හෝ _wala_ සාදයි. ඇට දොළහකට අඩු නම් ඒවා වෙනත් ලෙස තැබිය හැකිය.

evidence-unknown-every-round = සෑම තරග වටයකම පළමු ඇදීම කෙළවර වළකින් ඇරඹේද, නැතහොත් පළමු තරග වටයේ පමණද?
evidence-unknown-front = තනි ඇටයක් අනෙක් තනි ඇට ක්‍රීඩා කරන තෙක් රැඳී සිටින ඉදිරි වළ කුමක්ද?
evidence-unknown-threes = ඉදිරියේ ඇති සෑම වළකම තුනක් තිබී ඒවා සියල්ල මඟහැරෙන විට ඇටයකට සිදු වන්නේ කුමක්ද?
evidence-unknown-owner = නාමාවලියේ සාරාංශය අනුව ක්‍රීඩා කළහොත්, බැඳි වළක ඇට ලැබෙන්නේ කාටද?
evidence-unknown-level = දෙදෙනාම තරග වටයක් සමාන ගණනකින් අවසන් කළහොත් කුමක් වේද?

evidence-place-island = ශ්‍රී ලංකාව. සටහන නම් කරන්නේ දිවයින පමණි; ලක්ෂ්‍යය එහි මැදයි, අප තැබූ එකකි.
evidence-date-published = පළ විය

evidence-like-puhulmutu = දෙකේම තරග වට, මඟහැරෙන තුන, කෑමට ගැනෙන හතර සහ අවසාන වළේ සිට දිගට වැපිරීම ඇත.
evidence-like-daramuti = Daramuti හිත් තුන මඟහැරේ; එහෙත් හිස් වළකට වැටෙන අවසාන ඇටය විරුද්ධ පස ඇති දේ කයි.
evidence-like-walak-pussa = දෙකේම තරග වට බොහෝ සමානය; එහෙත් Walak-Pussa හි ඊළඟ වළේ ඇට අතට ගැනේ, හිස් වළකට එහා ඇති දේ කනු ලැබේ.
evidence-like-adi = Adi හිත් එක් එක් වළ හතරකින් ඇරඹේ; ඊළඟ තරග වටයට, අඩුවෙන් ඇති කෙනා හැකි තරම් වළවල් හතර බැගින් පුරවයි.
evidence-like-fergen-gobale = Fergen Gobale හිත් තරග වටයක් අතරතුර සමහර වළවල් ක්‍රීඩකයෙකුගේම වේ; ඒ ක්‍රීඩකයා ඒවායින් තවදුරටත් නොවපුරයි.
evidence-like-galatjang = Galatjang හිත් ඇට අතරට වැටෙන අවසාන ඇටයෙන් වැපිරීම දිගට යයි; පිරවිය නොහැකි වළවල් ඊළඟ තරග වටයට වසා ඇත.
evidence-like-lamosh = Lamosh හිත් හතර කනු ලැබේ; ඇට අතරට වැටෙන අවසාන ඇටයෙන් වැපිරීම දිගට යයි.
evidence-like-main-chongkak = Main Chongkak හිත් ඇට අතරට වැටෙන අවසාන ඇටයෙන් වැපිරීම දිගට යයි; පිරවිය නොහැකි වළවල් ඊළඟ තරග වටයට වසා ඇත.
evidence-like-mawkar-katiya = Mawkar Katiya හිත් පිරවීමෙන් ඉතිරි වූ ඇට ඊළඟ වළට යයි; හිස්ව ඉතිරි වන වළවල් තරග වටයට වසා ඇත.
evidence-like-sungka = Sungka හිත් ඇට අතරට වැටෙන අවසාන ඇටයෙන් වැපිරීම දිගට යයි; පිරවිය නොහැකි වළවල් ඊළඟ තරග වටයට වසා ඇත.
