# The pages that show what each game rests on. No program carries these words.

evidence-evidence = සාක්ෂි
evidence-page-title = { $name } සඳහා සාක්ෂි
evidence-description = { $name } ගැන දන්නා දේ, එය කියන්නේ කවුද, විස්තර වෙනස් වන තැන්, සහ එක් එක් නීතිය ගැන අප කොපමණ නිසැකද.
evidence-to-game = { $name } ක්‍රීඩා කරන්න
evidence-why-not = Johore හි Chuki: එය ක්‍රීඩා කළ නොහැක්කේ ඇයි
evidence-why-title = පුවරුවක් නැත්තේ ඇයි
evidence-known-title = දන්නා දේ
evidence-known-lead = කරුණක් අසල රේඛාව එය කොපමණ නිසැකදැයි පෙන්වයි; එහි මූලාශ්‍රය ඊට පහළින් ඇත.
evidence-four-words = වචන හතරේ තේරුම
evidence-contents = මේ පිටුවේ
evidence-topic-names = නම
evidence-topic-words = වචන
evidence-topic-people = ජනතාව
evidence-topic-play = ක්‍රීඩාව
evidence-topic-place = ස්ථානය
evidence-topic-time = කාලය
evidence-topic-material = පුවරුව සහ ඇට
evidence-topic-record = නාමාවලියේ සටහන
evidence-topic-history = එතැන් සිට
evidence-confidence-note = විශ්වාස අගය නාමාවලියේම අංකයකි. එය මනින්නේ කුමක්දැයි අප කියවා නැත.
evidence-accounts-title = විස්තර, එකිනෙකට යාබදව
evidence-accounts-lead = එක එකක් කියන දේ, අපේ වචනවලින්.
evidence-question = ප්‍රශ්නය
evidence-in-the-game = මෙහි ක්‍රීඩාවේ
evidence-silent = ඒ ගැන කිසිවක් කියන්නේ නැත
evidence-differ = ඒවා වෙනස්ය
evidence-played = මෙහි ක්‍රීඩා කරන්නේ:
evidence-or-chosen = නැතහොත්, ඔබ තෝරන්නේ නම්:
evidence-no-reading = මෙහි ක්‍රීඩා කරන්නේ මේ අනුවය:
evidence-rules-title = නීති, එකින් එක
evidence-rules-lead = එක එකක් එහි මූලාශ්‍රය සමඟ, එය ක්‍රියා කරන ක්‍රීඩාවක මොහොතක් සමඟ. පුවරුවේ දැකීමට මොහොත විවෘත කරන්න; එතැනින් ඉදිරියට ක්‍රීඩා කරන්න.
evidence-filter-title = පෙන්වන නීති
evidence-filter-all = සියල්ල { $count }
evidence-filter = { $certainty ->
    [stated] සඳහන් ({ $count })
    [inferred] නිගමනය ({ $count })
    [witness] වෙනත් මූලාශ්‍රයකින් ({ $count })
   *[editorial] අපගේ ({ $count })
}
evidence-open-moment = මේ මොහොත විවෘත කරන්න
evidence-at-start = ආරම්භයේදී.
evidence-in-this-position = එය මේ පිහිටුමට සත්‍යයි.
evidence-refused = මෙහි ඉඩ නැත:
evidence-no-moment = මේ නීතියට පින්තූරයක් නැත: තනි ඇදීමකින් එය පෙන්විය නොහැකිය.
evidence-unknown-title = කිසිවෙක් නොදන්නා දේ
evidence-unknown-lead = අප කියවූ කිසිදු මූලාශ්‍රයක් මේ ප්‍රශ්නවලට පිළිතුරු දෙන්නේ නැත. පිළිතුරක් නැතිව ක්‍රීඩාවක් කළ නොහැකි නිසා අපි එකක් දුනිමු.
evidence-not-played = කිසිවෙක් පිළිතුරු නොදෙන නිසා එය මෙහි ක්‍රීඩා කරන්නේ නැත.
evidence-map-title = කොහේද, කවදාද
evidence-within = කි.මී. { $km }ක් පමණ නිරවද්‍යතාවෙන් දනී.
evidence-exact = සටහන මේ තැනම නම් කරයි.
evidence-interval = { $from } සිට { $to }
evidence-like-title = එයට සමාන ක්‍රීඩා
evidence-like-lead = ඒවා සමාන යැයි කියන්නේ කවුද යන්න එක එකක් සමඟ නම් කර ඇත.
evidence-to-network = සියල්ල එක පින්තූරයක බලන්න.
evidence-like-unsaid = ඒවා සමාන වන්නේ කුමකින්දැයි මූලාශ්‍රය කියන්නේ නැත.
evidence-records-title = නාමාවලියේ සටහන්
evidence-records-lead = Digital Ludeme Project නාමාවලියේ ක්‍රීඩාව හමු වන්නේ මේ අංක යටතේය.
evidence-references-title = මූලාශ්‍ර
evidence-references-lead = පිටපත් කිරීමට, හෝ මූලාශ්‍ර කළමනාකරණ වැඩසටහන්වලට ගොනු ලෙස.
evidence-format-bibtex = BibTeX
evidence-format-ris = RIS
evidence-format-csl = CSL-JSON
evidence-file = ගොනුවක් ලෙස
evidence-data-title = මේ පිටුව දත්ත ලෙස
evidence-data-lead = මෙහි ඇති සියල්ල වැඩසටහන් සඳහා, සහ එය පිළිපදින සැකිල්ල.
evidence-ledger-title = අප කොපමණ නිසැකද
evidence-ledger-lead = නීති { $count }න් { $stated }ක් ඒවාට උපුටා දක්වන මූලාශ්‍රයේ සඳහන්ය. පහත සෑම සලකුණක්ම නීතියකි; එහි වමේ රේඛාව එය පදනම් වන දේ පෙන්වයි.
evidence-report-title = යමක් වැරදිද?
evidence-report-lead = කුමන නීතියද නැතහොත් කුමන කරුණද, මූලාශ්‍රය තම වචනවලින් කියන්නේ කුමක්ද, එය කුමන පිටුවේද යන්න අපට කියන්න. නීතිය එහි ලිපිනයෙන් නම් කරන්න:
evidence-report-version = වෙබ් අඩවියේ අනුවාදය { $version }.
evidence-report-how = අපව නිවැරදි කරන හැටි

# The page with the map, the line of time, and which games are alike.
map-title = කොහේද, කවදාද, කුමන ක්‍රීඩා සමානද
map-page-title = ක්‍රීඩා සිතියම
map-description = එක් එක් ක්‍රීඩාව සටහන් වූයේ කොහේද, කවදාද, එය කොපමණ නිශ්චිතව දනීද, කුමන ක්‍රීඩා සමාන යැයි කියති ද, කාගේ වචනයෙන්ද.
map-link = සිතියම: ක්‍රීඩා සටහන් වූ තැන් සහ කාල
map-lead = සෑම නමක්ම ක්‍රීඩාව පදනම් වන දේ වෙත ගෙන යයි.
map-filter = කලාපය, ක්‍රීඩකයන්, පුවරුව, සියවස හෝ නිසැකභාවය අනුව ක්‍රීඩා තෝරන්න
map-all = සියල්ල
map-group-region = කලාපය
map-group-players = ක්‍රීඩකයෝ
map-group-board = පුවරුව
map-group-century = සටහනේ සියවස
map-group-sure = ස්ථානය හෝ දිනය කොපමණ නිසැකද
map-century = { $century } වන සියවස
map-where = කොහේද
map-where-lead = කඩ ඉරෙන් ඇති වළල්ලක් පෙන්වන්නේ ස්ථානයක් කොතරම් නිශ්චිතව දන්නේද යන්නයි: ක්‍රීඩාව සටහන් වූයේ ඒ තුළ කොතැනක හෝය; වළල්ල පළල් වන තරමට අප දන්නා දේ අඩුය. හරියටම දන්නා තැනක් නම් එය පිරුණු තිතකි.
map-sideways = සියල්ල දැකීමට පින්තූරය පැත්තට ගෙන යන්න.
map-frame-world = ලෝකය
map-frame-sri-lanka = ශ්‍රී ලංකාව
map-frame-archipelago = මැලේ දූපත් සමූහය
map-when = කවදාද
map-when-lead = පිරුණු තීරුවක් ක්‍රීඩාවේ පිටුවේ නම් කළ මූලාශ්‍රයේ සඳහන්ය; කඩ තීරුවක් නිගමනයකි; සුදුමැලි තීරුවක් කියන්නේ වෙනත් මූලාශ්‍රයකි.
map-network = කුමන ක්‍රීඩා සමානද
map-network-lead = වමේ මේ වෙබ් අඩවියේ ක්‍රීඩා, දකුණේ යමෙක් සමාන යැයි කියන වෙනත් ඒවා. පිරුණු රේඛාවක්: මූලාශ්‍රය එසේ කියයි. කඩ රේඛාවක්: එය අපගේ නිගමනයකි. පළල් සුදුමැලි රේඛාවක්: වෙනත් මූලාශ්‍රයක් එසේ කියයි.
