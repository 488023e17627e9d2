# What the page of evidence tells of Chuki, in our own words. A word between underscores is of the game's own
# language: _batu_.

chuki-evidence-name = Chuki
chuki-evidence-lead = Johore හි Chuki ක්‍රීඩා කරන්නේ සුදු ඉත්තන් 60ක් සහ කළු ඉත්තන් 60ක් සමඟ, Pasang පුවරුවට බොහෝ සමාන පුවරුවකය. ක්‍රීඩකයෝ ඒවා ගෙන යන්නේ නැත: පුවරුවෙන් ඉවත් කරන දේ දාදු කැට තුනක් තීරණය කරයි.
chuki-evidence-why = දාදු කැටවල කුමන වැටීමකින් කුමන ඉත්තන්, කීයක් ඉවත් කරන්නේද යන්න කිසිවෙක් කියන්නේ නැත; දිනන්නේ කවුද යන්නද එසේමය. එක ම සටහනක් තුළ පුවරුවට ප්‍රමාණ දෙකක් ඇත; මුල් පිහිටීමක් ඇත්තේ එහි සාරාංශයේ පමණි, එහි උපුටනය එයට සහාය නොදෙයි. ජාවාවෙන් ලැබුණු විස්තරයක ඉත්තෝ ගමන් කරති, දාදු කැට නැත; එබැවින් එය වෙනත් ක්‍රීඩාවක් ගැන විය හැකිය.

chuki-evidence-fact-names = Johore හි මේ ක්‍රීඩාවට කියන්නේ Chuki යනුවෙනි. වචන ලැයිස්තුවල Chuke, Juki, Tjuki සහ Tjoeki ඇත.
chuki-evidence-fact-board-words = පුවරුව _papan chuki_ ය, බඳුනට ඇති උස් තැන _tempat mangkok_ ය, ඉත්තන් _batu_, එනම් ගල් ය.
chuki-evidence-fact-dice = ක්‍රීඩකයෝ දෙදෙනෙක් මාරුවෙන් මාරුවට ක්‍රීඩා කරති. එක එකෙක් දාදු කැට තුනක් බඳුනට හෙළයි; වැටීම කියන පරිදි තම ඉත්තන් ඉවත් කරයි.
chuki-evidence-fact-java = ජාවා හි මේ නමින් ක්‍රීඩාවක් පැවතිණි: පැත්තකට ඉත්තන් 60ක්, තැන් 120ක. ඇදීම් සෑම දිශාවකටම යයි; වරකට එකක්, තුනක් හෝ පහක් ගැනේ.
chuki-evidence-fact-java-begins = ජාවා හි පළමු ඉත්තා ගන්නේ කවුදැයි කුසපතකින් තීරණය විය. ක්‍රීඩකයෙක් ගත හැකි තාක් කල් දිගටම ගත්තේය; අනෙක් අයගේ ඉත්තන් පළමුව ඉවත් කළ අය දිනුවේය.
chuki-evidence-fact-johore = සටහනේ ලක්ෂ්‍යය 1° 28′ 30.67″ N, 103° 45′ 44.52″ E. එය උපුටා දක්වන කොටස නම් කරන්නේ Johore පමණි; එබැවින් ලක්ෂ්‍යයෙන් කියවෙන්නේ නගරය හෝ රාජ්‍යයයි, තත්පරයකින් සියයෙන් පංගුවක නිරවද්‍යතාවෙන් දන්නා තැනක් නොවේ.
chuki-evidence-fact-dated = නාමාවලිය Johore හි ක්‍රීඩාවට Culin ගේ පොතේ වර්ෂය, 1898, දෙයි; ජාවා හි ක්‍රීඩාවට Raffles ගේ පළමු මුද්‍රණයේ වර්ෂය, 1817, දෙයි.
chuki-evidence-fact-board = පැත්තකට කොටු දහයක පුවරුවක රේඛා කැපෙන තැන් 121ක් ඇත. මැද එක වසා ඇත; එබැවින් සුදු ඉත්තන් 60කට සහ කළු ඉත්තන් 60කට 120ක් භාවිත වේ.
chuki-evidence-fact-figures = Culin ට රූප දෙකක් ඇතැයි විශ්වකෝෂ ලිපිය කියයි: අංක 174 පුවරුව ලෙස ගන්නා මේසයක් පෙන්වයි, 871 පිටුවේ අංක 175 පුවරුවක සැලැස්මකි. දෙකෙහිම මැද තැන සහ එයට යන රේඛා හතර නැත.
chuki-evidence-fact-record = නාමාවලිය තම Johore සටහන සමකාලීන නීති විස්තරයක් ලෙස හඳුන්වයි, විශ්වාස අගය 100 සමඟ.
chuki-evidence-fact-record-java = නාමාවලිය තම ජාවා සටහන මානවවංශ විද්‍යාත්මක විස්තරයක් ලෙස හඳුන්වයි, විශ්වාස අගය 100 සමඟ. එය 1830 මුද්‍රණයේ 391 පිටුව උපුටා දක්වයි.
chuki-evidence-fact-summary = නාමාවලියේ සාරාංශයේ පැත්තකට කොටු දොළහක් ඇත; සුදු ඉත්තන් කොන් දෙකක ත්‍රිකෝණවල සහ බඳුන අසල තැන් හතරක ඇත. එය උපුටා දක්වන කොටසේ කොටු දහයක් ඇත; පිහිටීමක් නැත.
chuki-evidence-fact-at-second-hand = Culin, Raffles, Crawfurd සහ Roorda van Eysinga ගේ පොත් අප දැක නැත. අප දන්නේ විශ්වකෝෂ ලිපියක් සහ නාමාවලිය ඒවායින් උපුටා දක්වන දේය; Culin ගේ පිටු ලෙස ලිපිය 871–873 දෙයි, නාමාවලිය 872–873 දෙයි.
chuki-evidence-fact-crawfurd = 1852 මැලේ ශබ්දකෝෂයක් (පිටු 39 සහ 62) Chuke හෝ Juki දාම් ක්‍රීඩාවට සමාන කරයි. එය Crawfurd ගේ ය; අප සතු විශ්වකෝෂ ලිපියේ පිටපත ඔහුගේ නම ලියන්නේ Crawford ලෙසය.
chuki-evidence-fact-roorda = Roorda van Eysinga ගේ 1835 ශබ්දකෝෂයද (පිටුව 662) එය දාම් ක්‍රීඩාවට සමාන කරයි. එය කුඩා කොටු 120ක්, කළු ඉත්තන් 60ක් සහ සුදු 60ක් ගැන කියයි.
chuki-evidence-fact-beans = තවත් සටහන් කියන්නේ Tjuki දාම් ක්‍රීඩාවට සමාන බවයි, සුදු සහ කළු බෝංචි ඇට සමඟ.

chuki-evidence-account-culin = Culin 1898, නාමාවලිය උපුටා දක්වන පරිදි
chuki-evidence-account-catalogue = නාමාවලියේ සාරාංශය
chuki-evidence-account-article = Pasang ගැන විශ්වකෝෂ ලිපිය
chuki-evidence-account-raffles = ජාවා ගැන Raffles, නාමාවලිය උපුටා දක්වන පරිදි

chuki-evidence-question-board = පුවරුව කොපමණ ලොකුද?
chuki-evidence-answer-board-culin = පැත්තකට කොටු දහයක්; තැන් 120ක් භාවිත වේ.
chuki-evidence-answer-board-catalogue = පැත්තකට කොටු දොළහක්; දාරයේ තැන් භාවිත නොවේ.
chuki-evidence-answer-board-article = පැත්තකට කොටු දහයක්, එබැවින් තැන් එකොළහ × එකොළහ. මැද එක භාවිත නොවේ.
chuki-evidence-answer-board-raffles = එහි තැන් 120ක් ඇත.
chuki-evidence-question-layout = ඉත්තන් මුලින් තබන්නේ කෙසේද?
chuki-evidence-answer-layout-culin = සියල්ල පුවරුවේ ඇත; පිහිටීම කියන්නේ නැත.
chuki-evidence-answer-layout-catalogue = සුදු ඉත්තන් විරුද්ධ කොන් දෙකක ත්‍රිකෝණවල සහ බඳුන අසල තැන් හතරේ; අන් සියලු තැන්වල කළු.
chuki-evidence-answer-layout-article = සියල්ල තැන්වල ඇත; පිහිටීම කියන්නේ නැත.
chuki-evidence-question-dice = දාදු කැට තිබේද?
chuki-evidence-answer-dice-culin = තුනක්, මැද බඳුනකට හෙළනු ලැබේ.
chuki-evidence-answer-dice-catalogue = තුනක්, මැද බඳුනකට හෙළනු ලැබේ.
chuki-evidence-answer-dice-article = තුනක්, බඳුනට හෙළනු ලැබේ.
chuki-evidence-answer-dice-raffles = ඒ ගැන සඳහනක් නැත.
chuki-evidence-question-moves = ඉත්තෝ ගමන් කරත්ද?
chuki-evidence-answer-moves-culin = කියන්නේ ඒවා ඉවත් කිරීම ගැන පමණි.
chuki-evidence-answer-moves-catalogue = කියන්නේ ඒවා ඉවත් කිරීම ගැන පමණි.
chuki-evidence-answer-moves-article = කියන්නේ ඒවා ඉවත් කිරීම ගැන පමණි.
chuki-evidence-answer-moves-raffles = ඔව්, සෑම දිශාවකටම.
chuki-evidence-question-taking = ගන්නේ කාගේ ඉත්තන්ද, කීයක්ද?
chuki-evidence-answer-taking-culin = දාදු හෙළන ක්‍රීඩකයාගේම, දාදු කැට අනුව. කීයක්දැයි කියන්නේ නැත.
chuki-evidence-answer-taking-catalogue = දාදු කැට අනුව ඉත්තන් ගැනේ; කාගේදැයි කියන්නේ නැත.
chuki-evidence-answer-taking-article = දාදු හෙළන ක්‍රීඩකයාගේම, දාදු කැට අනුව. කීයක්දැයි කියන්නේ නැත.
chuki-evidence-answer-taking-raffles = අනෙක් ක්‍රීඩකයාගේ: එකක්, තුනක් හෝ පහක්, හැකි තාක් නැවත නැවත.
chuki-evidence-question-beginning = අරඹන්නේ කවුද?
chuki-evidence-answer-beginning-raffles = කුසපත දිනන අය.
chuki-evidence-question-winning = දිනන්නේ කවුද?
chuki-evidence-answer-winning-raffles = අනෙක් අයගේ ඉත්තන් පුවරුවෙන් පළමුව ඉවත් කරන අය.

chuki-evidence-unknown-casts = දාදු කැටවල කුමන වැටීමකින් කුමන ඉත්තන්, කීයක් ඉවත් කෙරේද?
chuki-evidence-unknown-winner = දාදු කැට සහිත ක්‍රීඩාවක් අවසන් වන්නේ කවර විටද, දිනන්නේ කවුද?
chuki-evidence-unknown-board = පුවරුවේ පැත්තකට කොටු දහයක්ද, දොළහක්ද?
chuki-evidence-unknown-layout = පළමු හෙළීමට පෙර ඉත්තන් තබන්නේ කෙසේද?
chuki-evidence-unknown-java = දාදු කැට නැති ජාවා ක්‍රීඩාව එම ක්‍රීඩාවමද?

chuki-evidence-place-johore = Johore, මැලේ අර්ධද්වීපයේ. ලක්ෂ්‍යය සටහනේය; එයින් කියවෙන්නේ නගරය හෝ මුළු රාජ්‍යයයි.
chuki-evidence-place-java = ජාවා. සටහන නම් කරන්නේ දූපත පමණි; ලක්ෂ්‍යය අප තැබූ එහි මැදයි.
chuki-evidence-date-raffles = Raffles ජාවා හි ක්‍රීඩාව ගැන කියයි
chuki-evidence-date-culin = Culin Johore හි ක්‍රීඩාව පළ කරයි

chuki-evidence-like-pasang = පුවරුව සහ ඉත්තන් ගණන සමානයි; එහෙත් Pasang හි දාදු කැට නැත, ගන්නා දේ තෝරන්නේ ක්‍රීඩකයන්ය.
