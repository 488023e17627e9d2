# What the page of evidence tells of Mangala of Suez, in Sinhala.

evidence-lead = දෙදෙනෙක් වළවල් හය බැගින් පේළි දෙකක් වටා කවඩි වපුරති; මුලදී වළවල් තුනක් හිස්ය. හිස් වළකට වැටෙන අවසාන කවඩිය විරුද්ධ පස ඇති දේ කයි; වැපිරීම දිගට යයි.

evidence-fact-name = නාමාවලිය ක්‍රීඩාව Mangala (Suez) ලෙස හඳුන්වයි; Parker කියන්නේ අරාබි ක්‍රීඩාව ගැන පමණි.
evidence-fact-dogs = කවඩි “Dogs” (බල්ලන්) ලෙස හැඳින්වේ.
evidence-fact-people = ක්‍රීඩකයන් නම් කර නැත; ක්‍රීඩාව හැඳින්වෙන්නේ අරාබි ලෙස පමණි.
evidence-fact-right = කවඩි දකුණට වැපිරේ.
evidence-fact-no-choice = Parker අනුව තුන්වන වාරයේ සිට කිසිවෙක් වළක් නොතෝරයි: ඇදීමක් ඇරඹෙන්නේ පෙර එක අවසන් වූ තැනට එක වළක් එහායිනි. නාමාවලියේ සාරාංශය මෙය ඉල්ලන්නේ අල්ලා ගැනීමකින් පසු පමණි.
evidence-fact-quick = එය එක තරග වටයක් පමණක් ඇති වේගවත් ක්‍රීඩාවකි.
evidence-fact-place = නාමාවලියේ සටහන සිනායි නම් කරයි, එහි වැඩසටහන සූවස් අර්ධද්වීපය නම් කරයි. දෙකේම ඛණ්ඩාංක නැත.
evidence-fact-published = නාමාවලිය එයට දෙන වර්ෂය 1909යි, Parker ගේ පොතේ වර්ෂයයි.
evidence-fact-shells = වළවල් නවයක් කවඩි අට බැගින් ඇරඹේ; අප ගණන් කළ විට 72කි.
evidence-fact-record = නාමාවලිය තම සටහන සමකාලීන නීති විස්තරයක් ලෙස හඳුන්වයි, විශ්වාස අගය 60කි. එය 60ක් වන්නේ ඇයිදැයි කොතැනකවත් කියා නැත.
evidence-fact-garbled = නාමාවලියේ සාරාංශයේ වචන අනුව හිස් වළවල් තුනම එක ක්‍රීඩකයෙකුගේ පේළියේය; වාක්‍යය පැටලී ඇති සේ පෙනේ. Parker අනුව එක පැත්තක දෙකකි, අනෙක් පැත්තේ එකකි.
evidence-fact-program-number = නාමාවලියේ මේ ක්‍රීඩාවේ වැඩසටහනට අංක 279 ඇත. එය නාමාවලියේ නීතිවල අංකය ලෙස අපි සලකමු.
evidence-fact-measure = Parker ක්‍රීඩාව පැහැදිලි කරන්නේ ශ්‍රී ලංකාවේ ක්‍රීඩා දෙකකිනි: වපුරන්නේ Puhulmutu මෙනි, විරුද්ධ පස ඇති දේ කන්නේ Daramutu හි මෙනි.

evidence-account-parker = Parker 1909, නාමාවලිය ඔහු උපුටා දක්වන ලෙස
evidence-account-summary = Parker ගැන නාමාවලියේ සාරාංශය
evidence-account-program = නාමාවලියේ වැඩසටහන

evidence-question-empty-holes = හිස් වළවල් තුන ඇත්තේ කොතැනද?
evidence-answer-empty-holes-parker = එක පැත්තක දෙකක්, අනෙක් පැත්තේ එකක්.
evidence-answer-empty-holes-summary = සියල්ල එක ක්‍රීඩකයෙකුගේ පේළියේය; වාක්‍යය පැටලී ඇති සේ පෙනේ.
evidence-answer-empty-holes-program = එක පේළියක දෙකක්, අනෙක් පේළියේ එකක්.
evidence-question-chooser = හිස් වළවල් තෝරන්නේ කවුද?
evidence-answer-chooser-program = ක්‍රීඩකයෝ මාරුවෙන් මාරුවට, එක් එක් කෙනා තමන්ගේ පේළියේ.
evidence-question-first-captures = කිසිවක් නොකන්නේ පළමු වාර කීයකදීද?
evidence-answer-first-captures-parker = පුවරුව වටා යන වැපිරීම් දෙකකදී.
evidence-answer-first-captures-summary = දෙකකදී.
evidence-answer-first-captures-program = එහි පෙළ අනුව දෙකකදී; වැඩසටහන් කර ඇති ලෙස තුනකදී.
evidence-question-beginning = පෙර ඇදීම අවසන් වූ තැනින් ඇදීමක් ඇරඹිය යුත්තේ කවර විටද?
evidence-answer-beginning-parker = එක් එක් ක්‍රීඩකයා වැපුරූ පසු, සෑම විටම: ඒ අවසානයට එක වළක් එහායින්.
evidence-answer-beginning-summary = අල්ලා ගැනීමකින් පසු: ඒ අවසානයට එක වළක් එහායින්.
evidence-answer-beginning-program = කිසිදා නැත: එය තමන්ගේ පේළියේ කවඩි ඇති ඕනෑම වළකින් ඇරඹේ.
evidence-question-nothing-there = ඇදීමක් ඇරඹිය යුතු වළ හිස් නම්?
evidence-answer-nothing-there-parker = ඇදීම ඇරඹෙන්නේ කවඩි ඇති ඊළඟ වළෙනි.
evidence-question-after-eating = කෑමෙන් පසු වැපිරීම දිගට යන්නේ කෙසේද?
evidence-answer-after-eating-parker = කෑම සිදු කළ කවඩිය ඊළඟ වළට යයි; එහි ඇති කවඩි වැපිරේ.
evidence-answer-after-eating-summary = කෑම සිදු කළ කවඩිය ඊළඟ වළට යයි; ක්‍රීඩාව දිගට යයි.
evidence-answer-after-eating-program = කෑම සිදු කළ කවඩිය තනිවම දිගට වැපිරේ; එය ඊළඟ වළට වැටේ.
evidence-question-end = ක්‍රීඩාව අවසන් වන්නේ කවර විටද?
evidence-answer-end-parker = එහි එකම තරග වටය අවසන් වීමෙන්.
evidence-answer-end-program = වාරය ඇති ක්‍රීඩකයාගේ පේළියේ කවඩි නැති විට.
evidence-question-winner = දිනන්නේ කවුද?
evidence-answer-winner-parker = වැඩියෙන් කෑ කෙනා.
evidence-answer-winner-program = තම පේළියේ ඉතිරි කවඩිත් සමඟ, වැඩියෙන් ඇති කෙනා.
evidence-question-left = කිසිවෙක් නොකෑ කවඩි ලැබෙන්නේ කාටද?
evidence-answer-left-program = ඒවා තිබෙන පේළියේ ක්‍රීඩකයාට.

evidence-unknown-chooser = කුමන වළවල් හිස්දැයි තෝරන්නේ කවුද?
evidence-unknown-side = වළවල් දෙකක් හිස් වන්නේ කාගේ පැත්තේද, එකක් හිස් වන්නේ කාගේ පැත්තේද?
evidence-unknown-moved-shell = කෑම සිදු කළ කවඩිය හිස් වළකට ගිය විට කුමක් වේද?
evidence-unknown-left = කිසිවෙක් නොකෑ කවඩි ලැබෙන්නේ කාටද?
evidence-unknown-early = කිසිවක් නොකන පළමු වැපිරීම් ඇදීම් කීයක්ද?
evidence-unknown-endless = වැපිරීම කිසිදා අවසන් නොවන්නේ නම් ඇදීමක් අවසන් කරන්නේ කුමක්ද?

evidence-place-sinai = සිනායි අර්ධද්වීපය. සටහන නම් කරන්නේ සිනායි පමණි; ලක්ෂ්‍යය එහි මැදයි, අප තැබූ එකකි.
evidence-date-published = පළ විය

evidence-like-puhulmutu = කවඩි වපුරන්නේ Puhulmutu හි ඇට මෙනි: අනෙක් ඒවා අතරට වැටෙන අවසාන එකෙන් වැපිරීම දිගට යයි.
evidence-like-daramutu = Daramutu හිත් හිස් වළකට වැටෙන අවසාන ඇටය විරුද්ධ පස ඇති දේ කයි.
evidence-like-mangala-bedouin = දෙකේම වළවල් හය බැගින් පේළි දෙකක් සහ “Dogs” (බල්ලන්) ලෙස හැඳින්වෙන කවඩි ඇත; ඒවා වපුරන්නේ Puhulmutu හි මෙනි.
evidence-like-lab-al-akil = ඊජිප්තුවේ L’ab al-Akil හිත් වළවල් හය බැගින් පේළි දෙකක් සහ කවඩි 72ක් ඇත.

# Its tables on the page of numbers.
evidence-table-tree-title = Parker ගේ වචන අනුව Mangala හි සෑම ක්‍රීඩාවක්ම
evidence-table-tree-lead = Parker ගේ වචන අනුව වාරයක් ඇරඹෙන්නේ පෙර එක අවසන් වූ තැනිනි. ඒ නිසා දෙදෙනාම වැපුරූ පසු කිසිවෙක් කිසිවක් නොතෝරයි: ක්‍රීඩා කළ හැකි සියලු ක්‍රීඩා වෙනස් වන්නේ ඒවායේ පළමු ඇදීම් පහෙනි; අපි ඒ සෑම එකක්ම ක්‍රීඩා කර ඇත්තෙමු.
evidence-table-tree-games = ක්‍රීඩා කළ හැකි ක්‍රීඩා
evidence-table-tree-positions = ඇති විය හැකි පිහිටුම්
evidence-table-tree-shortest = කෙටිම එක, ඇදීම්වලින්
evidence-table-tree-median = භාගයක් මීට වඩා දිග නැත
evidence-table-tree-longest = දිගම එක
evidence-table-tree-won-first = පළමු ක්‍රීඩකයා දිනූ
evidence-table-tree-won-second = දෙවන ක්‍රීඩකයා දිනූ
evidence-table-tree-level = සම
evidence-table-tree-repeated = පුනරාවර්තනයෙන් අවසන් වූ
evidence-table-tree-endless = කිසිදා අවසන් නොවන වැපිරීමක් ඇති
evidence-table-tree-value = දෙදෙනාගේම හොඳම ක්‍රීඩාවෙන් පළමු ක්‍රීඩකයා වැඩියෙන් කන කවඩි ගණන
evidence-table-starts-title = Parker ගේ වචන අනුව Mangala තීරණය වන ආකාරය
evidence-table-starts-lead = පළමු ක්‍රීඩකයා වළක් හිස් කරයි, ඉන්පසු දෙවැන්නා. එතැන් සිට, දෙදෙනාගේම හොඳම ක්‍රීඩාවෙන්, පළමු ක්‍රීඩකයා කවඩි මෙපමණක් වැඩියෙන් ඇතිව ක්‍රීඩාව නිම කරයි; බිංදුවට අඩු නම්, වැඩියෙන් ඇත්තේ දෙවන ක්‍රීඩකයාටය. ඒ නිසා කුඩා තේරීම් දෙකක් ක්‍රීඩාවේ වැඩි කොටස තීරණය කරයි.
evidence-table-starts-chart = නිල්: අවසානයේ පළමු ක්‍රීඩකයාට වැඩියෙන් ඇත. අළු: දෙවැන්නා. තද වන තරමට කවඩි වැඩිය.
evidence-table-starts-rows = පළමු ක්‍රීඩකයා හිස් කරයි
evidence-table-starts-columns = දෙවන ක්‍රීඩකයා හිස් කරයි
evidence-table-starts-games = ක්‍රීඩා:
evidence-table-starts-won = පළමු කෙනා දිනූ:
evidence-table-proved-title = සෑම ආරම්භයකින් ම Mangala දිනන්නේ කවුද
evidence-table-proved-lead = අපේ සුපුරුදු රීති අනුව: පළමු ක්‍රීඩකයා වළක් හිස් කරයි, ඉන්පසු දෙවැන්නා, ඉන්පසු යළි පළමුවැන්නා. දෙදෙනා ම වරදක් නොකර ක්‍රීඩා කළොත් එතැන් සිට කවුරුන් දිනයි ද යන්න ඉදිරියට බැලීමෙන් ඔප්පු වෙයි. අවසාන වළ තෝරන්නේ පළමු ක්‍රීඩකයා ය; එබැවින් හොඳ තේරීමක් ප්‍රමාණවත් ය.
evidence-table-proved-chart = නිල්: පළමු ක්‍රීඩකයාට දිනිය හැකි ය. අළු: දෙවැන්නාට. ප්‍රශ්න ලකුණක්: ඔප්පු කර නැත.
evidence-table-proved-rows = පළමු ක්‍රීඩකයා හිස් කරයි
evidence-table-proved-columns = දෙවන ක්‍රීඩකයා හිස් කරයි
evidence-table-proved-value-won = පළමු කෙනා දිනයි
evidence-table-proved-first-wins = පළමු කෙනා දිනන අවසාන වළවල්:
evidence-table-proved-open = ඔප්පු නොකළ:
