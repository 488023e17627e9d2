# What stands around a board: the headings of the log, and the dialogs.

ui-start-game = ක්‍රීඩාව අරඹන්න
ui-preset = නීති කට්ටලය
ui-setup-title = අලුත් ක්‍රීඩාව
ui-who-plays = ක්‍රීඩා කරන්නේ
ui-rules-in-force = මේ ක්‍රීඩාවේ නීති
ui-setup-note = පුවරුවේ ඇති ක්‍රීඩාව ඔබේ සුරැකි ක්‍රීඩා අතර රැඳේ.
ui-last-move = සිදු වූ දේ
ui-rounds = තරග වට
ui-round = තරග වටය
# In the table of rounds, before what a player begins the next round with: “3 in the store, 1 closed”.
ui-carried-over = ඊළඟ තරග වටයට:
ui-no-rounds = තවම කිසිදු තරග වටයක් අවසන් නැත. ඒ ඒ වටයේ ප්‍රතිඵලය සහ ඊළඟ වටයට එහි බලපෑම මෙහි පෙනේවි.
ui-moves = ඇදීම්
ui-no-moves = තවම නැත.
# Beside a move: there was no other.
ui-only-move = එකම ඇදීම
ui-whole-game = මුළු ක්‍රීඩාව
ui-first-move = ක්‍රීඩාවේ ආරම්භය
ui-move-before = පෙර ඇදීම
ui-move-after = ඊළඟ ඇදීම
ui-last-of-game = අවසාන ඇදීම
ui-replay-game = මුළු ක්‍රීඩාව පෙන්වන්න
ui-scrub-game = ක්‍රීඩාවේ ඇදීම
ui-menu = ක්‍රීඩාව සහ සැකසුම්
ui-settings = සැකසුම්
ui-players = ක්‍රීඩකයෝ
ui-first-name = 1 වන ක්‍රීඩකයා; අලුත් ක්‍රීඩාව අරඹයි
ui-second-name = 2 වන ක්‍රීඩකයා
ui-third-name = 3 වන ක්‍රීඩකයා
ui-rematch = නැවත තරගයක්
ui-record = ක්‍රීඩා වාර්තාව
ui-record-note = ක්‍රීඩාව පෙළක් ලෙස. වෙනත් එකක් මෙහි ඇලවීමට හෝ ගොනුවක් පිටුව මත හෙළීමට හැකිය.
ui-copy = පිටපත් කරන්න
ui-download-text = පෙළ ලෙස සුරකින්න
ui-download-json = JSON ලෙස සුරකින්න
ui-read-record = පූරණය කරන්න
ui-open-file = ගොනුවක් විවෘත කරන්න
ui-saved = සුරැකි ක්‍රීඩා
ui-saved-note = සුරකින්නේ මේ බ්‍රවුසරයේ පමණි; කිසිවක් කොහේවත් යවන්නේ නැත.
ui-none-saved = තවම නැත: ක්‍රීඩාවක් පළමු ඇදීමේ සිට සුරැකේ.
ui-link = මේ මොහොතට සබැඳියක් පිටපත් කරන්න

# What opens beside a rule, a term or the marks of the board.
explain-rule = නීතිය
explain-rule-is = { $sure ->
    [stated] නීතිය: මූලාශ්‍රය සඳහන් කරයි
    [inferred] නීතිය: මූලාශ්‍රයෙන් ගත් නිගමනයකි
    [witness] නීතිය: වෙනත් මූලාශ්‍රයක් කියයි
   *[editorial] නීතිය: අපගේ, මූලාශ්‍ර නිහඬයි
}
explain-sure = { $sure ->
    [stated] සඳහන්
    [inferred] නිගමනය
    [witness] වෙනත් මූලාශ්‍රයක්
   *[editorial] අපගේ
}
explain-sure-of-move = { $sure ->
    [stated] සඳහන් නීති
    [inferred] නිගමනය කළ නීතියක්
    [witness] වෙනත් මූලාශ්‍රයක නීතියක්
   *[editorial] අපගේ නීතියක්
}
explain-rule-in-word = { explain-rule }: { explain-sure }
explain-first-of-ours = මේ ක්‍රීඩාවේ අපගේ නීතියක් පළමු වරට ක්‍රියා කරන්නේ මෙහිය: කිසිදු මූලාශ්‍රයක් මේ ප්‍රශ්නයට පිළිතුරු දෙන්නේ නැත.
explain-read-in-rules = නීතිවල කියවන්න
explain-show-in-game = මේ ක්‍රීඩාවේ පෙන්වන්න
explain-show-example = උදාහරණයක් පෙන්වන්න
explain-legend = අරමුණ, අල්ලා ගන්නා හැටි සහ සංකේත

# The citation of a position, and the picture of its board.
cite-title = මේ පිහිටුම උපුටා දක්වන්න
cite-form = ආකෘතිය
cite-form-text = පෙළ
cite-form-bibtex = BibTeX
cite-form-ris = RIS
cite-form-csl = CSL-JSON
cite-citation = උපුටා දැක්වීම
cite-save = ගොනුවක් ලෙස සුරකින්න
cite-svg = පුවරුව SVG ලෙස
cite-png = පුවරුව PNG ලෙස
cite-no-picture = මේ බ්‍රවුසරයට පින්තූරය සෑදිය නොහැකි විය.
cite-position = { $name }, { MOMENT($moves) } පිහිටුම
cite-version = { $number } අනුවාදය
cite-read = කියවූයේ { $day }

# A move as a strip of pictures.
strip-show = මේ ඇදීම පින්තූර ලෙස පෙන්වන්න
strip-title = පින්තූර ලෙස ඇදීම
strip-no-move = තවම කිසිවක් ක්‍රීඩා කර නැත: ඇදීමක් කරන්න, එවිට එහි පින්තූර මෙහි ඇත.
strip-copy = SVG පිටපත් කරන්න
strip-svg = SVG සුරකින්න
strip-png = PNG සුරකින්න
strip-print = මුද්‍රණය
strip-code = පින්තූර SVG පෙළ ලෙස
strip-may-be-refused = කිසිවක් නොපැමිණියේ නම් මේ රාමුව එය තහනම් කරයි. ඒ වෙනුවට පින්තූර පිටපත් කරන්න.
strip-also = එම ඇදීමම:
strip-as-text = පෙළ ලෙස
strip-as-animation = සජීවනයක් ලෙස
strip-heading = { $name }, { $number } වන ඇදීම: { SEAT($seat) }
strip-foot = Papan · { $link }
strip-before = ඇදීමට පෙර.
strip-more-laps = … තවත් වැපිරීම් වට { $count }ක්.
strip-more-takes = … තවත් අල්ලා ගැනීම් { $count }ක්.

# A game that goes to and fro as a link.
letter-title = ලියුමෙන් ක්‍රීඩා කරන්න
letter-note = එක තිරයක ක්‍රීඩා කරන්න. නැතහොත් සෑම ඇදීමකට පසුම සබැඳිය යවා ඈත සිටින කෙනෙකු සමඟ ක්‍රීඩා කරන්න.
letter-no-move = එක තිරයක හෝ ඈත සිටින කෙනෙකු සමඟ ක්‍රීඩා කරන්න: පළමුව ඇදීමක් කරන්න, එවිට එහි සබැඳිය මෙතැනින් යැවිය හැකිය.
letter-not-last = යැවිය හැක්කේ ක්‍රීඩාවේ අවසාන ඇදීම පමණි: පළමුව එයට යන්න.
letter-computer = ඇදීමෙන් ඇදීම යැවිය හැක්කේ මිනිසුන් අතර ක්‍රීඩාවක් පමණි: මෙහි පරිගණකයද ක්‍රීඩා කරයි.
letter-send = මේ ඇදීම යවන්න
letter-sent = සබැඳිය බෙදාගත්තා.
letter-not-sent = කිසිවක් යැව්වේ නැත.
letter-link-copied = සබැඳිය පිටපත් කළා.
letter-copied = සබැඳිය පිටපත් කළා: එය අනෙක් ක්‍රීඩකයාට යවන්න.
letter-copied-for = සබැඳිය පිටපත් කළා: එය { TO_SEAT($seat) } යවන්න.
letter-older = ඔබ මෙතැනින් ඉදිරියට ක්‍රීඩා කර ඇත.
letter-to-latest = අලුත්ම ඇදීමට යන්න

setting-speed = වේගය
setting-sound = හඬ
setting-sound-on = සක්‍රියයි
setting-sound-off = අක්‍රියයි
setting-ghost = ඇදීමක් යන තැන කලින් පෙන්වන්න
setting-ghost-on = සක්‍රියයි
setting-ghost-off = අක්‍රියයි
setting-tap = තට්ටුවකින්
setting-tap-once = වහාම ක්‍රීඩා කරයි
setting-tap-twice = පළමුව පෙන්වයි, දෙවැන්නෙන් ක්‍රීඩා කරයි
setting-forced = එක ඇදීමක් පමණක් කළ හැකි විට
setting-forced-play = එය ඔබ වෙනුවෙන් කෙරේ
setting-forced-wait = තට්ටුවක් එන තුරු සිටියි
setting-orient = පුවරුව පෙනෙන්නේ
setting-orient-first = ඔබේ හෝ 1 වන ක්‍රීඩකයාගේ පැත්තෙන්
setting-orient-second = 2 වන ක්‍රීඩකයාගේ පැත්තෙන්
setting-orient-third = 3 වන ක්‍රීඩකයාගේ පැත්තෙන්
setting-orient-far = 2 වන ක්‍රීඩකයාගේ පැත්තෙන්, අකුරු කෙළින්
setting-orient-turn = වාරය ඇති අයගේ පැත්තෙන්
setting-again = ඔබ නැවත ක්‍රීඩා කරන විට
setting-again-exchange = වෙන ක්‍රීඩකයෙක් අරඹයි
setting-again-keep = එම ක්‍රීඩකයාම අරඹයි
setting-theme = වර්ණ
setting-theme-light = ලා
setting-theme-dark = අඳුරු
setting-theme-contrast = ඉහළ පරස්පරතාව
setting-theme-auto = උපාංගයේ පරිදි
setting-digits = ඉලක්කම්
setting-digits-latin = ලතින්
setting-digits-arabic = අරාබි
ui-patterns-and-workshop = රටා සහ වැඩපොළ
ui-set-up-position = පිහිටුමක් සකසන්න
ui-embed-board = මේ පුවරුව ඔබේ පිටුවකට දමන්න

# The link to the course of the game: its length, and how far somebody has come.
learn-link = ඉගෙන ගන්න
learn-minutes = මිනි. { $minutes }
learn-so-far = { $all }න් { $done }
