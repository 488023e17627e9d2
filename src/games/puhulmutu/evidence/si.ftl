# What the page of evidence tells of Puhulmutu, in Sinhala. A word between underscores is of the game's own
# language: _puta_.

evidence-lead = දෙදෙනෙක් වළවල් හත බැගින් වූ පේළි දෙකක් වටා ඇට වපුරා, තුන මඟහැර, හතර කති. එය තරග වට වශයෙන් ක්‍රීඩා කෙරේ; එකකින් අඩුවෙන් ලැබූ කෙනා ඊළඟ එක වැසූ වළවල් සමඟ අරඹයි.

evidence-fact-names = නම Puhulmutu ලෙසද Puhulmuti ලෙසද ලියැවේ.
evidence-fact-pearls = Parker නම පැහැදිලි කරන්නේ අළු පුහුල් ගෙඩියේ මුතු ලෙසය.
evidence-fact-empty-hole = හිස් වළක් _puhuwala_ හෝ _pussa_ ලෙස හැඳින්වේ.
evidence-fact-eating = _tun-indin kanawa_ යනු ඇට තුනකින් කෑමයි.
evidence-fact-left-over = පිරවීමෙන් ඉතිරි වූ ඇට එකක්, දෙකක් හෝ තුනක් පමණක් සමඟ තරග වටයක් අරඹන වළක් _puta_, _naga_ හෝ _wala_ වේ.
evidence-fact-women = ගම්වල කාන්තාවෝ මේ ක්‍රීඩාවත් මේ වැනි ක්‍රීඩාත් කරති; වේගයෙන් ක්‍රීඩා කරති.
evidence-fact-first-move = මුලින් ක්‍රීඩා කරන කෙනා යන දිශාව තෝරයි; සාමාන්‍යයෙන් අරඹන්නේ අවසාන වළට පෙර වළෙනි.
evidence-fact-round = Parker තරග වටයක් ලෙස හඳුන්වන දේ, වාරය ඇති ක්‍රීඩකයාගේ පැත්තේ ඇටයක්වත් නැති වන තෙක් පවතී.
evidence-fact-waiting = නාමාවලියේ සටහන අනුව, ඉතිරි ඇට දෙවන තරග වටයේදී ගබඩාවේ රැඳේ; ඒවා _puta_, _naga_ හෝ _wala_ සාදන්නේ තුන්වන තරග වටයේ සිට පමණි, විරුද්ධ පස වළෙන් එකක්, දෙකක් හෝ තුනක් ගනිමිනි. නාමාවලියේ වැඩසටහනේ පෙළ අනුව එසේ වන්නේ දෙවන තරග වටයේ සිටය, තුනක්, දෙකක් හෝ එකක් ගනිමිනි.
evidence-fact-island = ක්‍රීඩාව ශ්‍රී ලංකාවෙනි. සටහනේ ඛණ්ඩාංක නැත.
evidence-fact-published = නාමාවලිය එයට දෙන වර්ෂය 1909යි, Parker ගේ පොතේ වර්ෂයයි.
evidence-fact-apart = කෑ ඇට වෙන්ව, පුවරුවේ එක කෙළවරක හෝ එක පැත්තක තැනක ඇත.
evidence-fact-twig = තරග වටයට වළක් වසා ඇති බව කෝටු කැබැල්ලකින් හෝ පිදුරු ගසකින් පෙන්වනු ලැබේ.
evidence-fact-record = නාමාවලිය තම සටහන මානවවංශ විද්‍යාත්මක විස්තරයක් (ethnography) ලෙස හඳුන්වයි. සටහන ගැන එහි විශ්වාස අගය අප සටහන් කර නැත.
evidence-fact-pages = නාමාවලිය Parker ගේ 594 පිටුව නම් කරයි; Google Books හි ක්‍රීඩාව ඇත්තේ එහි අංක 596 පිටුවේය. මුද්‍රිත පිටපතක් දකින තෙක් සහතික වන්නේ 594 සිට 599 දක්වා පිටු පමණි.
evidence-fact-program-number = නාමාවලියේ මේ ක්‍රීඩාවේ වැඩසටහනට අංක 216 ඇත. එය නාමාවලියේ නීතිවල අංකය ලෙස අපි සලකමු.
evidence-fact-measure = Parker වෙනත් ක්‍රීඩා පැහැදිලි කරන්නේ Puhulmutu සමඟ සසඳමිනි: Kotu Baendum, Daramutu සහ සූවස්හි අරාබි ක්‍රීඩාව.

evidence-account-parker = Parker 1909, අප කියවා ඇති තාක්
evidence-account-record = නාමාවලියේ සටහන
evidence-account-summary = නාමාවලියේ වැඩසටහනේ සාරාංශය

evidence-question-first-hole = පළමු ඇදීම ඇරඹෙන්නේ කොතැනින්ද?
evidence-answer-first-hole-parker = සාමාන්‍යයෙන් අවසාන වළට පෙර වළෙනි.
evidence-answer-first-hole-record = තමන්ගේ පේළියේ වළකිනි.
evidence-answer-first-hole-summary = තමන්ගේ පේළියේ වළකිනි.
evidence-question-singles = තනි ඇටයක් ක්‍රීඩා කළ හැකිද?
evidence-answer-singles-summary = වැඩිපුර ඇට ඇති වළක් තිබෙන තාක් නොහැකිය. ඉදිරි වළේදී එය අනෙක් තනි ඇට ක්‍රීඩා කරන තෙක්ද රැඳී සිටියි.
evidence-question-after-eating = හතරක් කෑ පසු සිදු වන්නේ කුමක්ද?
evidence-answer-after-eating-parker = ඊළඟ වළේ ඇට ගෙන දිගට වැපිරේ. එය හිස් නම් ඇදීම අවසන්.
evidence-answer-after-eating-record = ඊළඟ වළේ ඇට ගෙන දිගට වැපිරේ.
evidence-answer-after-eating-summary = ඊළඟ වළේ ඇට ගෙන දිගට වැපිරේ.
evidence-question-round-end = තරග වටයක් අවසන් වන්නේ කවර විටද?
evidence-answer-round-end-parker = වාරය ඇති ක්‍රීඩකයාගේ පැත්තේ ඇටයක්වත් නැති විට.
evidence-answer-round-end-record = එක පේළියක් හිස් වූ විට.
evidence-answer-round-end-summary = එක පේළියක් හිස් වූ විට.
evidence-question-remaining = තරග වටය අවසන් වූ විට පේළියක තවමත් ඇති ඇට ලැබෙන්නේ කාටද?
evidence-answer-remaining-summary = ඒ පේළියේ ක්‍රීඩකයාට.
evidence-question-from-round = ඉතිරි ඇට පුවරුවේ තබන්නේ කී වන තරග වටයේ සිටද?
evidence-answer-from-round-record = තුන්වැන්නේ සිට. දෙවැන්නේදී ඒවා ගබඩාවේ රැඳේ.
evidence-answer-from-round-summary = දෙවැන්නේ සිට.
evidence-question-whose = ඉතිරි ඇට තබන්නේ කවුද?
evidence-answer-whose-record = දෙවන තරග වටය දිනූ කෙනා; අදහස් කර ඇත්තේ පැරදුණු කෙනා බව පැහැදිලිය.
evidence-answer-whose-summary = පෙර තරග වටය පැරදුණු කෙනා.
evidence-question-opposite = _puta_, _naga_ සහ _wala_ වළට විරුද්ධ පස වළෙන් කීයක් ගැනේද?
evidence-answer-opposite-record = එකක්, දෙකක් සහ තුනක්.
evidence-answer-opposite-summary = තුනක්, දෙකක් සහ එකක්.
evidence-question-marks = සලකුණු කරන්නේ කුමන වළවල්ද, කුමකින්ද?
evidence-answer-marks-record = වැසූ වළවල්, කෝටු කැබැල්ලකින් හෝ පිදුරු ගසකින්.
evidence-answer-marks-summary = _puta_ සහ _naga_, කඩදාසියකින් හෝ පිදුරු ගසකින්.

evidence-unknown-end = Parker අනුව ක්‍රීඩාව අවසන් වන්නේ කෙසේද? අප ඔහුගේ පිටුවෙන් කියවා ඇත්තේ ආරම්භය පමණි.
evidence-unknown-singles = තනි ඇට රැඳී සිටිය යුතුද (එසේ කියන්නේ නාමාවලියේ සාරාංශය පමණි), ඒවා රඳවා තබන්නේ කුමන වළවල්ද?
evidence-unknown-front = තනි ඇටයක් අනෙක් තනි ඇට ක්‍රීඩා කරන තෙක් රැඳී සිටින ඉදිරි වළ කුමක්ද?

evidence-place-island = ශ්‍රී ලංකාව. සටහන නම් කරන්නේ දිවයින පමණි; ලක්ෂ්‍යය එහි මැදයි, අප තැබූ එකකි.
evidence-date-published = පළ විය

evidence-like-kotu-baendum = Kotu Baendum ක්‍රීඩා කරන්නේ Puhulmutu මෙනි; එහෙත් පළමු ඇදීම කෙළවර වළකින් ඇරඹේ, කෙළවර වළක සෑදුණු හතරක් බැඳේ, කෑමෙන් ඇදීම අවසන් වේ.
evidence-like-daramutu = Daramutu ක්‍රීඩා කරන්නේ Puhulmutu මෙනි; එහෙත් හිස් වළකට වැටෙන අවසාන ඇටය විරුද්ධ පස ඇති දේ කයි.
evidence-like-mangala-suez = අවසාන කවඩිය හිස් වළකට වැටෙන තෙක්, Mangala of Suez හි වැපිරීම එසේමය.
