# Words that stand in the files of pages alone, no program carries them: the head and its buttons, rules, the home page.

site-name = Papan
site-idea = ක්‍රීඩාව කරන්න, එහි මූලාශ්‍ර බලන්න
site-lead = සාම්ප්‍රදායික පුවරු ක්‍රීඩා. සෑම නීතියක්ම එය ආ පිටුව නම් කරයි; නැතහොත් කිසිවෙක් එය ලියා නොතැබූ බව කියයි.
site-games = ක්‍රීඩා
site-skip-to-board = පුවරුවට යන්න
site-undo = ආපසු ගන්න
site-redo = යළි කරන්න
site-new-game = අලුත් ක්‍රීඩාව
site-random-lead = අහඹු ක්‍රීඩාවලදී (අපේම වැඩසටහනෙන් ගණන් කළේ)
site-rules = නීති
site-rules-lead = සෑම නීතියක්ම එහි මූලාශ්‍රය සමඟ. අප කොපමණ නිසැකදැයි ඒ අසල රේඛාව කියයි:
site-how-sure = අප කොපමණ නිසැකද, අපව නිවැරදි කරන්නේ කෙසේද
site-evidence-of = { $name } සඳහා සාක්ෂි
site-evidence = සාක්ෂි
site-readings-lead = මූලාශ්‍ර වෙනස් වන හෝ නිහඬ වන තැන්
site-sources = මූලාශ්‍ර
site-needs-script = ක්‍රීඩා කිරීමට ස්ක්‍රිප්ට් සහ WebAssembly වලට ඉඩ දෙන්න. ඒවා නැතිවද නීති මෙහි කියවිය හැකිය.
site-failed = පුවරුව පූරණය කළ නොහැකි විය. නීති තවමත් මෙහි කියවිය හැකිය.
site-no-wasm = මෙහි මේ පිටුව කියවිය හැකි නමුත් ක්‍රීඩා කළ නොහැකිය: මේ බ්‍රවුසරය WebAssembly ක්‍රියා නොකරවයි, නැතහොත් ඊට වඩා පරණය.
site-stopped = දෝෂයක් නිසා මේ පිටුව නැවතුණා. සුරැකි තැන සිට ඉදිරියට යාමට එය නැවත පූරණය කරන්න.
site-load-again = නැවත පූරණය කරන්න
site-try-again = නැවත උත්සාහ කරන්න
site-missing-title = මෙහි පිටුවක් නැත
site-missing-text = ලිපිනය වැරදියට ලියා ඇතුවා විය හැකිය, නැතහොත් පිටුව වෙනත් තැනකට ගොස් ඇතුවා විය හැකිය.
site-missing-games = නැතහොත් ක්‍රීඩාවකට යන්න:
site-home = සියලු ක්‍රීඩා
site-open-on-site = Papan හි නීති සහ මූලාශ්‍ර
site-licence = වැඩසටහන: MIT හෝ Apache 2.0. අකුරු: Gentium Book Plus සහ Noto Sans Sinhala, SIL Open Font License.
site-ornament = පුවරුවේ මෝස්තරය අපේම එකකි; එය කිසිදු වස්තුවක පිටපතක් නොවේ.
site-keys = යතුරු
site-reference = සැසඳීමට මෙහි ඇත
site-reference-lead = මේ ක්‍රීඩාව මෙහි ඇත්තේ සැසඳීමටය: එය ලොව පුරා ක්‍රීඩා කෙරේ, අධ්‍යයනය කෙරේ; එබැවින් පාඨකයන්ට අනෙක් ඒවා තමන් දන්නා ක්‍රීඩාවක් සමඟ සැසඳිය හැකිය.

site-play-name = { $name } ක්‍රීඩා කරන්න
certainty-stated = සඳහන්
certainty-inferred = නිගමනය
certainty-editorial = අපගේ
certainty-witness = වෙනත් මූලාශ්‍රයක්
certainty-means-stated = මූලාශ්‍රය එසේ කියයි
certainty-means-inferred = එය මූලාශ්‍රය කියන දෙයින් ලැබේ
certainty-means-editorial = මූලාශ්‍ර නිහඬයි: තීරණය කිරීමට අපට සිදු විය
certainty-means-witness = වෙනත් විස්තරයක් එසේ කියයි; එය නම් කර ඇත


# The home page.
home-page-saved-games = ඔබේ ක්‍රීඩා
home-page-saved-games-note = සුරකින්නේ මේ බ්‍රවුසරයේ පමණි; කිසිවක් කොහේවත් යවන්නේ නැත.
home-page-find = ක්‍රීඩාවක් සොයන්න
home-page-search = නම, ජනතාව, ස්ථානය හෝ ද්‍රව්‍යය
home-page-players = ක්‍රීඩකයෝ
home-page-board = පුවරුව
home-page-place = ලෝකයේ කොටස
home-page-any = ඕනෑම
home-page-clear = සියලු ක්‍රීඩා පෙන්වන්න
home-page-nothing = මේ සියල්ලට ගැළපෙන ක්‍රීඩාවක් නැත: වෙනත් වචනයක් හෝ අඩු තේරීම් උත්සාහ කරන්න, නැතහොත් සියලු ක්‍රීඩා පෙන්වන්න.
home-page-where = කොහේද
home-page-who = කවුද
home-page-when = කවදාද
home-page-length = දිග
home-page-easiest-first = ඉගෙන ගැනීමට පහසුම ඒවා මුලින් ඇත. මිනිත්තු ගණන් අපේම ඇස්තමේන්තුය.
home-page-minutes = සියලු නීති දැන ගැනීමට මිනිත්තු { $learn }ක් පමණ, ක්‍රීඩා කිරීමට { $play }ක්
home-page-news = අලුත් දේ
home-page-seats = { $seats ->
    [2] දෙදෙනෙක්
    [3] තුන්දෙනෙක්
   *[other] { $seats }
}
home-page-lead = මේ { $name }; එය දැන් මෙහිදීම ක්‍රීඩා කළ හැකිය. අරමුණ: { $aim }
home-page-on-board = { $name }: { $people }, { $place }
home-page-century = { $century } වන සියවස: { $time }
home-page-rows = වළවල් { $holes } බැගින් පේළි { $rows }ක්
home-page-square = සමචතුරස්‍ර, තැන් { $side } × { $side }
region-south-america = දකුණු ඇමරිකාව
region-west-africa = බටහිර අප්‍රිකාව සහ කැරිබියන්
region-middle-east = මැද පෙරදිග
region-south-asia = දකුණු ආසියාව
region-southeast-asia = අග්නිදිග ආසියාව
region-north-america = උතුරු ඇමරිකාව
home-page-game-length = ඇදීම් { $moves }ක් පමණ
home-page-how-measured = නීති සඳහා මිනිත්තු ලැබෙන්නේ එක් එක් ක්‍රීඩාවේ නීතිවල දිගෙනි, වචන { $words }කට මිනිත්තුවක් පමණ; මතක තබාගත යුතු ප්‍රමාණය අනුව එය සකසා ඇත. දිග යනු එක් එක් ක්‍රීඩාවේ පළමු නීති කට්ටලය යටතේ අහඹු ක්‍රීඩාවල මධ්‍යස්ථයයි; සියලු ක්‍රීඩකයන්ගේ ඇදීම් ගණන් ගැනේ. ක්‍රීඩා කරන මිනිත්තු යනු මේ ඇදීම් සුපුරුදු වේගයෙන් පෙන්වීමට යන කාලය සහ සෑම තේරීමකටම තත්පර { $thought }කි; ඔබ වැඩි වේලාවක් සිතුවහොත් ක්‍රීඩාවට වැඩි කාලයක් යයි. ලෝකයේ කොටස් යනු මූලාශ්‍රවල ස්ථාන අපම කළ කාණ්ඩ කිරීමකි.
news-opponent = සෑම ක්‍රීඩාවක්ම මට්ටම් හයකින් පරිගණකය සමඟ ක්‍රීඩා කළ හැකිය; එයින් ඉඟි සහ විශ්ලේෂණයක් ඉල්ලිය හැකිය.
news-positions = තවත් වපුරන ක්‍රීඩා දෙකක් මෙහි ඇත; ඕනෑම ක්‍රීඩාවක ඕනෑම පිහිටුමක් සැකසීමට, ක්‍රීඩා කිරීමට සහ යැවීමට හැකිය.
news-home = මුල් පිටුවේ පුවරු තනිවම ක්‍රීඩා කරයි; ක්‍රීඩකයන්, පුවරුව, ස්ථානය හෝ එහි ඕනෑම නමක් අනුව ක්‍රීඩාවක් සොයාගත හැකිය.
news-pasang = බෲනායි හි Pasang මෙහි ඇත; එහි රටා පිටුවක් සහ ඔබේම රටාවලට වැඩපොළක්ද ඇත.
news-rounds = තරග වට කිහිපයක ක්‍රීඩා මෙහි ඇත, දෙදෙනෙකුට සහ තුන්දෙනෙකුට; සෑම තරග වටයක්ම පෙර එක ඉතිරි කළ දෙයින් ඇරඹේ.
news-kept = ඔබේ ක්‍රීඩාව පළමු ඇදීමේ සිට මේ බ්‍රවුසරයේ සුරැකේ.
home-page-version = අනුවාදය { $version }

# The page of Pasang’s patterns.
patterns-page-title = Pasang රටා
patterns-page-page-title = රටා සහ වැඩපොළ · Pasang
patterns-page-description = Pasang ක්‍රීඩාවක් ඇරඹෙන රටා, සාක්ෂි සහිත සහ නවීන; එක එකක් පින්තූරයක් ලෙස, ක්‍රීඩාවට සූදානම්; ඔබේම රටාවලට වැඩපොළක්ද ඇත.
patterns-page-on-this-page = මේ පිටුවේ
patterns-page-needs-script = ස්ක්‍රිප්ට් නැතිවද සියලු රටා මෙහි දැකිය හැකිය; එක් එක් රටාවෙන් ක්‍රීඩා කිරීමට සබැඳියක් ඇත. වැඩපොළට සහ ඔබේම රටා සුරැකීමට ස්ක්‍රිප්ට් සහ WebAssembly අවශ්‍යයි.
patterns-page-failed = වැඩපොළ පූරණය කළ නොහැකි විය. සියලු රටා තවමත් මෙහි දැකිය හැකිය; එක් එක් රටාවෙන් ක්‍රීඩා කිරීමට සබැඳියක් ඇත.
patterns-page-lead = ඉත්තන් 120 තබන්නේ ක්‍රීඩකයන් එකඟ වූ රටාවකටයි. සාම්ප්‍රදායික රටා 30කට වැඩියෙන් වාර්තා වේ; සියල්ල සමමිතිකයි. අපගේ මූලාශ්‍රවල ඇත්තේ ඒවායින් තුනක් පමණි; නම් නැත.
patterns-page-attested = සාක්ෂි සහිත
patterns-page-attested-lead = අපගේ මූලාශ්‍රවල ඇත; මූලාශ්‍ර ඒවාට නම් දෙන්නේ නැත: නම් අපගේය.
patterns-page-modern = නවීන
patterns-page-modern-lead = නම් ඇතුළුව අපගේය: මෙහි කිසිවක් සාම්ප්‍රදායික නොවේ. නියම සමමිතියක්, එක් වර්ණයකින් ඉත්තන් 60 බැගින් සහ උද්‍යෝගිමත් ක්‍රීඩාවක් සොයා වැඩසටහනක් සරල සූත්‍ර අත්හදා බැලීය; ඒවායින් අපි පෙනුම බලා තෝරා ගතිමු. ඔබේම සමමිතික රටාවක් තැබීම සම්ප්‍රදායට අනුකූලයි.
patterns-page-classes-title = සමමිති පන්ති
patterns-page-classes-lead = තැන්වල වර්ණවලින් මේ වැඩසටහන ගණනය කළේය; පන්ති අපේම ඒවාය. සෑම තැනකටම එහි ප්‍රතිබිම්බයේ වර්ණයම ඇත්නම් භ්‍රමණයක් හෝ කැඩපතක් “රකී”; සෑම තැනකටම අනෙක් වර්ණය ඇත්නම් එය “මාරු කරයි”. මැද කුහරය අත්හැර ඇත.
patterns-page-fault-title = මුද්‍රණ දෝෂයක්
patterns-page-fault = එහි මූලාශ්‍රයේ මුද්‍රණය වී ඇති පරිදි 2 වන රටාවේ සුදු ඉත්තන් 61ක්, කළු 59ක් ඇත; සමමිතියක් නැත. එහි පහළම පේළියේ එක තැනක් නොගැළපේ: d1, එනම් ඉහළ වමේ සිට ගණන් කළ විට 11 වන පේළිය, 4 වන තීරුව.
patterns-page-fault-ours = අපගේ නිවැරදි කිරීම: d1 හි සුදු වෙනුවට කළු තැබූ විට කාල් වට වර්ණ රකී, එක් වර්ණයකින් 60 බැගින් ඇත. තනි තැනක වෙනත් කිසිදු වෙනසකින් එය ලැබෙන්නේ නැත. මෙහි ක්‍රීඩා කරන්නේ නිවැරදි කළ පේළියයි; ඒ වෙනුවට මුද්‍රිත පේළිය තෝරා ගත හැකිය.
patterns-page-printed = මුද්‍රිත පරිදි: b b w w w w b b w w b
patterns-page-emended = මෙහි ක්‍රීඩා කරන පරිදි: b b w b w w b b w w b
patterns-page-ours = නවීන: අපගේ
pattern-pattern_1 = රටාව 1
pattern-pattern_1-motif = මැදින් විහිදෙන තල හතරක්, එක එකට සෙවණැල්ලක්.
pattern-pattern_1-source = සාක්ෂි සහිත: Wikipedia, Pasang (game)
pattern-pattern_2 = රටාව 2
pattern-pattern_2-motif = දෙකක් පළල පටි මැද වටා පඩි මෙන් යයි.
pattern-pattern_2-source = සාක්ෂි සහිත: Wikipedia; එක තැනක් නිවැරදි කර ඇත
pattern-pattern_2_printed = මුද්‍රිත පරිදි රටාව 2
pattern-pattern_2_printed-motif = එයම, එහි මූලාශ්‍රයේ මුද්‍රණ දෝෂය සමඟ: සුදු 61, කළු 59.
pattern-pattern_2_printed-source = සාක්ෂි සහිත: Wikipedia, Pasang (game)
pattern-checker = දාම් පුවරුව
pattern-checker-motif = කළු සහ සුදු මාරුවෙන් මාරුවට.
pattern-checker-source = සාක්ෂි සහිත: Nor Jaidi Tuah, 2010 මැයි 2; ඔහු කියන පරිපූර්ණ රටාව එය බව නිගමනයකි
pattern-windows = ජනේල
pattern-windows-motif = රේඛා හතරකට වරක් කූරු, සෑම වීදුරුවකම තිතක්.
pattern-windows-source = { patterns-page-ours }
pattern-brocade = බ්‍රොකේඩ්
pattern-brocade-motif = වියූ එක කැබැල්ලක් හතර වරක්, සෑම වරම අනෙක් වර්ණයෙන්.
pattern-brocade-source = { patterns-page-ours }
pattern-chevrons = වී හැඩ
pattern-chevrons-motif = පැති හතරෙන් ඇතුළට යොමු වූ පළල් වී හැඩ.
pattern-chevrons-source = { patterns-page-ours }
pattern-ripples = රැළි
pattern-ripples-motif = පැති හතරෙන් කැපුණු, දිය මත වළලු.
pattern-ripples-source = { patterns-page-ours }
pattern-plus_signs = එකතු ලකුණු
pattern-plus_signs-motif = කොන්වල හතරක්, පැති දිගේ භාග, මැද වළල්ලක්.
pattern-plus_signs-source = { patterns-page-ours }
pattern-sails = රුවල්
pattern-sails-motif = සුළං මෝලක මෙන් ඇල පටි මැද වටා හැරේ.
pattern-sails-source = { patterns-page-ours }
pattern-parquet = පාර්කේ බිම
pattern-parquet-motif = පටිවලින් සෑදි කොටස් හතරක්, මාරුවෙන් මාරුවට සිටවා සහ දිගා කර.
pattern-parquet-source = { patterns-page-ours }
pattern-gnomons = මුළුමට්ටම්
pattern-gnomons-motif = එක විකර්ණයක් දිගේ එක තුළ එක වූ වඩු මුළුමට්ටම්.
pattern-gnomons-source = { patterns-page-ours }
pattern-steps = පඩි
pattern-steps-motif = දෙකක් පළල පටි පුවරුවේ පහළට ගොස් විකර්ණයේදී හැරේ.
pattern-steps-source = { patterns-page-ours }
pattern-vortex = සුළිය
pattern-vortex-motif = පටි හතරක් මැදින් කැරකී පිටතට එයි.
pattern-vortex-source = { patterns-page-ours }
pattern-zigzag_bands = වංගු පටි
pattern-zigzag_bands-motif = තුනක් පළල වංගු; අඳුර සහ එළිය මැදදී හමු වේ.
pattern-zigzag_bands-source = { patterns-page-ours }
pattern-kites = සරුංගල්
pattern-kites-motif = සරුංගල් හතරක් මැද වටා පියාඹයි, එක එකට සෙවණැල්ලක්.
pattern-kites-source = { patterns-page-ours }

# The page on which positions are set up.
position-page-lead = පොතකින්, ඡායාරූපයකින් හෝ මිතුරෙකුගෙන් ලැබුණු පුවරුවක් සකසන්න. ඔබ වැඩ කරන අතරේ ක්‍රීඩාවේ කුමන නියම කැඩී ඇත්දැයි පිටුව කියයි; එකක්වත් කැඩී නැති විට පිහිටුම ක්‍රීඩා කළ හැකිය. මේ පිටුවේ ලිපිනය සැමවිටම පුවරුවට ගැළපේ; එබැවින් ඕනෑම විට, අවසන් නොකළ පුවරුවකට පවා, සබැඳියක් යැවිය හැකිය.
position-page-needs-script = පිහිටුම් සැකසීමට ස්ක්‍රිප්ට් සහ WebAssembly වලට ඉඩ දෙන්න. ඒවා නැතිවද නියම මෙහි කියවිය හැකිය.
position-page-failed = පුවරුව පූරණය කළ නොහැකි විය. නියම තවමත් මෙහි කියවිය හැකිය.
position-page-laws-title = පිහිටුමක නියම
position-page-laws-lead = කෙසේ ක්‍රීඩා කළත් සෑම පිහිටුමක්ම මේ නියම පිළිපදී. නීතියක් ඇති තැන එක එකක් එයට සම්බන්ධයි.
position-page-rules = { site-rules }: { $name }
position-page-title = { $name } පිහිටුමක් සකසන්න
position-page-description = { $name } ඕනෑම පිහිටුමක් අතින් සකසන්න: එහි නියම පරීක්ෂා කෙරේ; එතැනින් ක්‍රීඩා කිරීමට හෝ සබැඳියක් ලෙස යැවීමට හැකිය.
# The first law: the same for all of a family.
law-board = වළවල් { $holes }ක සහ ගබඩා { $stores }ක මුළු { COUNTERS($total) } ඇත.
law-board-pasang = පුවරුවේ තැන් එකොළහේ පේළි එකොළහක් ඇත; මැද කුහරයේ කිසිවක් නැත.

# The rule sheets: a page each, to print.
rule-sheet-link = මුද්‍රණයට නීති පත්‍රය
rule-sheet-page-title = { $name }: එක පිටුවක නීති
rule-sheet-description = මුද්‍රිත එක පිටුවක { $name }: ඔබේම පුවරුවකින් එය සකසන හැටි, නීති, සහ විස්තර වෙනස් වන තැන්.
rule-sheet-how-to-print = මේ පිටුව මුද්‍රණය කරන්න: එය එක පත්‍රයකි, A4 හෝ Letter.
rule-sheet-at-start = ආරම්භයේ පුවරුව.
rule-sheet-needs-title = ඔබට අවශ්‍ය දේ
rule-sheet-rules-title = නීති
rule-sheet-differs-title = විස්තර වෙනස් වන තැන්
rule-sheet-scan = මෙහිදී ඉගෙන ගෙන ක්‍රීඩා කරන්න:
rule-sheet-no-address = වෙබ් අඩවියේ මේ පිටපතට පොදු ලිපිනයක් නැත.

site-languages = භාෂා
site-unreviewed = මේ පරිවර්තනය භාෂාව කතා කරන කිසිවෙක් තවම පරීක්ෂා කර නැත.

# What the picture of a page shows, where the page is shared: for those who do not see it.
site-picture-of = { $name }: ක්‍රීඩාවක් අතරමැද පුවරුව
site-picture-of-all = සියලු ක්‍රීඩාවල පුවරු, එක එකක් ක්‍රීඩාවක් අතරමැද
