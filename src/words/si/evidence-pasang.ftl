# What the page of evidence tells of Pasang, in our own words. A word between underscores is of the game's own
# language: _ka_.

evidence-lead = ක්‍රීඩකයෝ දෙදෙනෙක් කළු සහ සුදු ඉත්තන් 120ක පුවරුවක් වරකට ඔත්තේ රේඛාවක් බැගින් හිස් කරති; එක එකෙකුට ගමන් කරන එක ඉත්තෙක් ඇත, එය _ka_ ය. කිසිදු රේඛාවක් ගත නොහැකි අය පැරදී ඇත.

evidence-fact-name = ක්‍රීඩාව Pasang ය. එයට බොහෝ විට කියන Pasang Emas යනු පරිගණක වැඩසටහනක නමයි.
evidence-fact-ka-suntuk = _ka_ යනු ක්‍රීඩකයෙකුගේ ගමන් කරන එකම ඉත්තායි. තම _ka_ ට කිසිවක් ගත නොහැකි ක්‍රීඩකයා _suntuk_ ය: සිරවී ඇත.
evidence-fact-gadong = _gadong_ යනු පුවරුවේ මැද තැබූ කෝප්පයක් හෝ බඳුනකි. එහි ඉත්තන් තැබේ; ක්‍රීඩාවට එය සම්බන්ධ නැත.
evidence-fact-buah = නාමාවලිය උපුටා දක්වන පරිදි Bell කියන්නේ ඉත්තන් බෝල බවත්, ඒවාට _buah_ කියන බවත්ය.
evidence-fact-women = Pasang ක්‍රීඩා කරන්නේ බෲනායි හිය. මුළු රෑ පුරා පැවති උත්සවවල ක්‍රීඩා කළ ගැමි කාන්තාවන් ගැන Bell කියයි: විවාහ, දීක්ෂා, චර්මච්ඡේදන.
evidence-fact-schools = Pasang Emas වැඩසටහනේ නීති පාසල්වල උගන්වන ඒවා බව එහි කතුවරයා කියයි.
evidence-fact-four = ක්‍රීඩකයන් හතරදෙනෙකුගේ Pasang එකක් ගැන Nor Jaidi Tuah අසා ඇත; ඒ ගැන තවත් කිසිවක් කියන්නේ නැත.
evidence-fact-workshops = බෲනායි හි කෞතුකාගාර දෙපාර්තමේන්තුව වැඩමුළුවල Pasang උගන්වයි. 2015 අප්‍රේල් 5 දින දරන පුවත්පතක් එවැනි එකක් ගැන වාර්තා කරයි.
evidence-fact-gathering = සිරිත අනුව එක් ක්‍රීඩකයෙක් අල්ලාගත් ඉත්තන් _gadong_ තුළ එකතු කරයි, අනෙක් අය මේසය මත. ක්‍රීඩාවේ කිසිවක් එය මත රඳා නොපවතී.
evidence-fact-diagonals = කොන්වල සිට එන විකර්ණ උදව් වන්නේ රටාවක් තැබීමට පමණි.
evidence-fact-patterns = සාම්ප්‍රදායික රටා තිහකට වැඩියෙන් ඇත. සියල්ල සමමිතිකයි; ඒවා සමමිතිය අනුව වර්ග කර ඇත.
evidence-fact-perfect = රටා පන්තිවලින් එකකට පරිපූර්ණ යැයි කියති. එහි රටා එම්බ්‍රොයිඩරි වැඩවල පැහැ ගැන්වීමටද යොදාගැනේ.
evidence-fact-colours = විශ්වකෝෂ ලිපිය සෑම ක්‍රීඩකයෙකුටම එක වර්ණයක ඉත්තන් දෙයි. එහෙත් වර්ණ දෙකේම අල්ලා ගැනීම් දෙදෙනාටම ගණන් කරයි; _ka_ එකකට වර්ණයක් නැතැයි කියයි.
evidence-fact-next = සම්ප්‍රදායට අනුව, අවසන් වරට අල්ලාගත් අය ඊළඟ ක්‍රීඩාව අරඹයි.
evidence-fact-part = සම්ප්‍රදායට අනුව, ක්‍රීඩකයෙකුට රේඛාවක කොටසක් ගත හැකිය, උදාහරණයක් ලෙස ඉත්තන් පහෙන් තුනක්. මෙය බොහෝ විට දුර්වල ක්‍රීඩකයාට වාසියක් දීමට යැයි Pasang Emas කතුවරයා සැක කරයි.
evidence-fact-agreed = සම්ප්‍රදායට අනුව, _ka_ ඇතුළු වන එක ක්‍රමයකට ක්‍රීඩකයෝ දෙදෙනාම එකඟ වෙති: ලිස්සා යාම, නැතහොත් පැනීම.
evidence-fact-opened = සම්ප්‍රදායට අනුව, අනෙක් ක්‍රීඩකයා විවෘත කළ රේඛාවක් ගත හැක්කේ, එසේ නොකළහොත් _suntuk_ වන විට පමණි.
evidence-fact-choices = Pasang Emas වැඩසටහනේ පළමු ක්‍රීඩකයාට ක්‍රම 11කින් ඇරඹිය හැකිය, දෙවන අයට 10කින් පිළිතුරු දිය හැකිය. මුළු ක්‍රීඩාවක් පුරා වාරයකට තේරීම් හතක් පමණ ඇත.
evidence-fact-lengths = වැඩසටහනේ ඉත්තන් 118ක් ගත හැකිය. ක්‍රීඩාවක සාමාන්‍ය දිග වාර 56ක් විය, දිගම එකේ 94ක් විය.
evidence-fact-country = බෲනායි. සටහනේ ඛණ්ඩාංක නැත.
evidence-fact-dated = නාමාවලිය තම සටහනට Bell ගේ පොතේ වර්ෂය, 1973, දෙයි. Pasang Emas වැඩසටහන ගැන අප උපුටා දක්වන සටහන් 2010 මාර්තු 24 සිට 2012 ජූලි 11 දක්වා ඒවාය.
evidence-fact-board = Bell කියන පරිදි පුවරු තද ලීයෙන් සෑදිණි: _malangai_, _mengaris_, _kayu balian_ හෝ _salangan batu_. රේඛා සූරා තිබිණි, කැපෙන තැන් නොගැඹුරු කෝප්ප ලෙස හාරා තිබිණි; උස් දාරයකින් බෝල පෙරළී වැටීම වැළකිණි.
evidence-fact-sizes = Bell කියන පරිදි පුවරුවල ප්‍රමාණ වෙනස් විය. මැද ගබඩාව තැන් නවයක ඉඩ ගත්තේය; එහි පළල අඟල් 4.5ක් විය.
evidence-fact-buttons = ඉස්සර ඉත්තන් ලීයෙන් විය. දැන් බොහෝ විට ඒ වෙනුවට කබා බොත්තම් යෙදේ.
evidence-fact-red-blue = එක _ka_ එකක් රතු, අනෙක නිල් වීම Pasang Emas වැඩසටහනේ සම්මතයකි.
evidence-fact-record = නාමාවලිය තම සටහන සමකාලීන නීති විස්තරයක් ලෙස හඳුන්වයි. එහි ඇති ක්‍රීඩාව Bell ගේ ය; එහි නීති වෙනස්ය.
evidence-fact-literature = වැඩිදුර කියවීමට නාමාවලිය Lhôte 1994, පිටු 571–572 නම් කරයි. Bell ගේ ක්‍රීඩාවට සමාන එකක් ලෙස එය Claim Jumpers නම් කරයි.
evidence-fact-program = Nor Jaidi Tuah 2000 දී Pasang Emas වැඩසටහන ඇරඹුවේය. පුස්තකාලයේ පොතක් අපැහැදිලි විය; එබැවින් පළපුරුදු ක්‍රීඩකයෙක් ඔහුට ක්‍රීඩාව ඉගැන්වීය. වැඩසටහන 2001 දී Inforama හි පෙන්වන ලදී.
evidence-fact-authorities = වැඩසටහනේ නීති ලැබෙන්නේ බෲනායි කෞතුකාගාරයේ පොතකින්, _Mari Bermain Pasang_, සහ දක්ෂ ක්‍රීඩකයෙකුගෙනි.
evidence-fact-unrelated = විශ්වකෝෂ ලිපිය Pasang වෙනත් කිසිදු ක්‍රීඩාවකට නෑකම් නැතැයි කියයි; පසුව එය සමහරවිට Fanorona හි ඈත නෑයෙකු යැයිද කියයි.
evidence-fact-bell = Bell 1973 කියන්නේ Pasang නම් වෙනත් ක්‍රීඩාවක් ගැනය. ඉත්තන් උඩින් පැන අල්ලා ගැනේ, දෙදෙනෙක් සිට සිව්දෙනෙක් දක්වා ක්‍රීඩා කරති, වර්ණ දාම් පුවරුවක මෙන් ඇත, මැද තැන් නවයක් භාවිත නොවේ.
evidence-fact-bell-doubted = Bell ගේ විස්තරය නිවැරදිද යන්න සමහරු සැක කරන බව Nor Jaidi Tuah ලියයි; ඔහු එහිදී පැත්තක් ගන්නේ නැත.

evidence-account-article = විශ්වකෝෂ ලිපිය
evidence-account-tradition = සම්ප්‍රදාය, Nor Jaidi Tuah කියන පරිදි
evidence-account-program = ඔහුගේ Pasang Emas වැඩසටහන, ඔහු විස්තර කරන පරිදි
evidence-account-neto = J. P. Neto ගේ නීති පිටුව

evidence-question-second-column = දෙවන ක්‍රීඩකයාට හිස් කළ හැක්කේ කුමන තීරුවද?
evidence-answer-second-column-article = විකර්ණව එදිරි එකක්; මැද තීරුවට මැද හැර ඕනෑම එකක්.
evidence-answer-second-column-tradition = විකර්ණව එදිරි එකක්; එවිට ක්‍රීඩාව සන්සුන්ව ඇරඹේ.
evidence-answer-second-column-program = තීරු එකොළහෙන් දහයක් විය හැකිය, පළමු ක්‍රීඩකයා හිස් කළ තීරුවට ළඟ එකක්ද ඇතුළුව.
evidence-answer-second-column-neto = විකර්ණව එදිරි එකක්; මැද තීරුවට මැද හැර ඕනෑම එකක්.
evidence-question-part-of-line = රේඛාවක කොටසක් ගත හැකිද?
evidence-answer-part-of-line-article = ගන්නා දේ ඔත්තේ සහ එක වර්ණයකින් විය යුතුය. රේඛාවක කොටස් ගැන කියන්නේ නැත.
evidence-answer-part-of-line-tradition = ඔව්: උදාහරණයක් ලෙස ඉත්තන් පහෙන් තුනක්.
evidence-answer-part-of-line-program = නැත, මුළු රේඛාව පමණි.
evidence-answer-part-of-line-neto = රේඛාව ඔත්තේ විය යුතුය. එහි කොටස් ගැන කියන්නේ නැත.
evidence-question-ka-way = _ka_ එකක් මාවතට ලිස්සා යයිද, පැන යයිද?
evidence-answer-ka-way-article = ක්‍රීඩකයෝ දෙකෙන් එකකට එකඟ වෙති.
evidence-answer-ka-way-tradition = ක්‍රීඩකයෝ දෙකෙන් එකකට එකඟ වෙති.
evidence-answer-ka-way-program = සෑම ක්‍රීඩකයෙකුටම දෙකෙන් ඕනෑම එකක් කළ හැකිය.
evidence-answer-ka-way-neto = ක්‍රීඩකයෝ දෙකෙන් එකකට එකඟ වෙති.
evidence-question-jump-over = පනින _ka_ එකක් ඉත්තෙකු උඩින් යා යුතුද?
evidence-answer-jump-over-article = එය මාවත අසල තීරුව උඩින් යයි. ඉත්තෙකු ගැන සඳහනක් නැත.
evidence-answer-jump-over-tradition = ඔව්, එය ඉත්තෙකු උඩින් පනී.
evidence-answer-jump-over-program = ඔව්, එය ඉත්තෙකු උඩින් පනී.
evidence-answer-jump-over-neto = ඔව්, එය ගලක් උඩින් පනී.
evidence-question-next-game = ඊළඟ ක්‍රීඩාව අරඹන්නේ කවුද?
evidence-answer-next-game-tradition = අවසන් වරට අල්ලාගත් අය.
evidence-answer-next-game-program = එහි මේ සඳහා නීතියක් නැත.
evidence-question-opened-lines = අනෙක් අය විවෘත කළ රේඛාවක් ක්‍රීඩකයෙකුට ගත හැකිද?
evidence-answer-opened-lines-tradition = එසේ නොකළහොත් _suntuk_ වන්නේ නම් පමණි.
evidence-answer-opened-lines-program = ඔව්: නීතිය වැඩසටහනකට ප්‍රමාණවත් තරම් නිශ්චිත නැතැයි එහි කතුවරයා කියයි.
evidence-question-players = කී දෙනෙකුට ක්‍රීඩා කළ හැකිද?
evidence-answer-players-article = දෙදෙනෙකුට.
evidence-answer-players-tradition = දෙදෙනෙකුට; අසා ඇති පරිදි හතරදෙනෙකුට.
evidence-answer-players-program = දෙදෙනෙකුට.
evidence-answer-players-neto = දෙදෙනෙකුට.
evidence-question-layouts = ඉත්තන් තබන්නේ කුමන රටාවලටද?
evidence-answer-layouts-article = තිහකට වැඩියෙන් සාම්ප්‍රදායිකයි; දෙකක් ලියා දක්වා ඇත.
evidence-answer-layouts-tradition = තිහකට වැඩි රටාවලට, ඔහු 2010 මැයි 2 දා ලියයි. ඔහුගේ ඒ පින්තූර අප දැක නැත.
evidence-answer-layouts-neto = කිහිපයකින් එකකට; දෙකක් ඇඳ ඇත.

evidence-unknown-column = දෙවන ක්‍රීඩකයාට මුහුණලා ඇති තීරුව හැර ඕනෑම එකක් හිස් කළ හැකිද, විකර්ණව එදිරි එකක් පමණක්ද? විශ්වකෝෂ ලිපිය සහ Pasang Emas වැඩසටහන වෙනස්ය.
evidence-unknown-sides = _ka_ එකක දෙපැත්තේ එක වර්ණයක ඉත්තන් එක රේඛාවක්ද, දෙකක්ද?
evidence-unknown-ka-counts = _ka_ වූ ඉත්තා අවසානයේ කිසිවෙකුට ගණන් ගැනේද?
evidence-unknown-checkerboard = දාම් පුවරුව සාම්ප්‍රදායික රටාවලින් එකක්ද? ක්‍රීඩකයෝ එයට කියන්නේ කුමක්ද?

evidence-place-country = බෲනායි. සටහන නම් කරන්නේ රට පමණි; ලක්ෂ්‍යය අප තැබූ එහි මැදයි.
evidence-date-book = Bell ගේ පොත පළ විය
evidence-date-posts = Pasang Emas කතුවරයා ක්‍රීඩාව ගැන ලියයි

evidence-like-chuki = පුවරුව සහ ඉත්තන් ගණන සමානයි; එහෙත් එහි ඉත්තන් ඉවත් කරන්නේ දාදු කැට හෙළීමෙනි.
evidence-like-fanorona = එහිද ඇදීමකින් රේඛාවක ඉත්තන් කිහිපයක් ගැනේ; මුලින් පුවරුවෙන් වැඩි හරියක ඉත්තන් ඇත. විශ්වකෝෂ ලිපිය නෑකම ඈත යැයි කියයි.
evidence-like-rimau = එහිද එකවර ගන්නා ඉත්තන් ගණන ඔත්තේ විය යුතුය.
evidence-like-bell = එම නමම ඇති ක්‍රීඩාවක්: කළු එකක්, සුදු දෙකක් ලෙස ගණන් ගැනේ; වාරයකට ඔත්තේ ගණනක් ගැනේ. එහෙත් ඉත්තෝ පනිති; _ka_ එකක් නැත.
evidence-like-claim-jumpers = එය සමාන වන්නේ Bell ගේ ක්‍රීඩාවටයි: ඉත්තන් උඩින් පැන අල්ලා ගැනේ. Claim Jumpers හි උඩින් පැන ගිය ඉත්තාගේ වර්ණය වෙනස් වේ; එය එහිම රැඳේ.
