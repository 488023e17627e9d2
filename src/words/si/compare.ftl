# The pages on which two readings of a game are played side by side.

compare-title = { $name }: අර්ථකථන දෙකක්
compare-page-title = { $name }: අර්ථකථන දෙකක් එකිනෙකට යාබදව
compare-description = { $name } ගැන විස්තර යමක් විවෘතව තබන තැන්: පුවරු දෙකක එක ක්‍රීඩාවක්, සහ අර්ථකථන දෙක වෙන් වන පළමු ඇදීම.
compare-lead = පුවරු දෙකක එක ක්‍රීඩාවක්, එක එකක් තම අර්ථකථනය අනුවය. පළමු වෙනස දෙකෙහිම දක්වා ඇත.
compare-board = පුවරුව { $side }
compare-otherwise = අන් සියල්ල දෙකේම එක ලෙසය: { $rules }
compare-play-on = පුවරු දෙකෙන් ඕනෑම එකක දිගටම ක්‍රීඩා කරන්න: අනෙකේද එම ඇදීමම සිදු වේ.
compare-alike = { $moves ->
    [1] එක ඇදීමකට පසු පුවරු දෙකම සමානයි.
   *[other] ඇදීම් { $moves }කට පසු පුවරු දෙකම සමානයි.
}
compare-will-part = { $moves ->
    [0] ඊළඟ ඇදීමේදී ඒවා වෙන් වේ.
    [1] මෙතෙක් සමානයි. ඊළඟ එකට පසු ඇදීමේදී ඒවා වෙන් වේ.
   *[other] මෙතෙක් සමානයි. තවත් ඇදීම් { $moves }කට පසු ඒවා වෙන් වේ.
}
compare-in-this-move = මේ ඇදීමේදී ඒවා වෙන් වේ.
compare-parts-at-start = පුවරු දෙක පළමු ඇදීමට පෙර සිටම වෙනස්ය.
compare-parts-event = { $number } වන ඇදීමේදී පුවරු දෙක වෙන් වේ.
compare-parts-clause = { $number } වන ඇදීමේදී සිදු වන්නේ එකම දේය, එහෙත් වෙනත් නීතියකට අනුවය.
compare-parts-refused = { $number } වන ඇදීම කළ හැක්කේ එක පුවරුවක පමණි.
compare-parts-outcome = { $number } වන ඇදීමෙන් පසු ක්‍රීඩාව වෙනස් ලෙස අවසන් වේ.
compare-parts-agreed = { $number } වන ඇදීමෙන් පසු ක්‍රීඩාව අවසන් කිරීමට ක්‍රීඩකයෝ එකඟ වුවහොත්, එය වෙනස් ලෙස අවසන් වේ.
compare-parts-starter = මේ ක්‍රීඩාවෙන් පසු ඊළඟ එක අරඹන්නේ වෙනත් ක්‍රීඩකයෙකි.
compare-begins = ඊළඟ ක්‍රීඩාව අරඹන්නේ { SEAT($seat) }.
compare-goes-on = ක්‍රීඩාව දිගටම යයි.
compare-move = ඇදීම් { $all }න් { $at }
compare-to-difference = වෙනසට
compare-from-start = මුල සිට
compare-another = තවත් එකක් බලන්න
compare-open-game = { $side } පුවරුවේ පමණක් ක්‍රීඩා කරන්න
compare-needs = පුවරු දෙකට JavaScript අවශ්‍යයි. වෙනස්කම් පහළින් කියා ඇත.
compare-list-title = සියලු අර්ථකථන සහ ඒවා වෙන් වන තැන්
compare-list-lead = එක් එක් අර්ථකථනයේ පිළිතුරු වෙන් කර හඳුනාගැනීමට හමු වූ කෙටිම ක්‍රීඩාව.
compare-usual = මෙහි ක්‍රීඩා කරන්නේ:
compare-against = නැතහොත්: { $value }
compare-beside = සමඟ: { $rules }
compare-see = වෙනස බලන්න
compare-shortest = { $moves ->
    [0] ඒවා පළමු ඇදීමට පෙර සිටම වෙනස්ය.
    [1] එක ඇදීමකින් ඒවා වෙන් කර හඳුනාගත හැකිය.
   *[other] ඇදීම් { $moves }කින් ඒවා වෙන් කර හඳුනාගත හැකිය; ඊට කෙටි ක්‍රීඩාවකින් නොහැකිය.
}
compare-short = ඇදීම් { $moves }කින් ඒවා වෙන් කර හඳුනාගත හැකිය: හමු වූ කෙටිම ක්‍රීඩාවයි.
compare-not-found = වෙන් කර හඳුනාගෙන නැත: ඇදීම් { $moves }ක් දක්වා කිසිදු ක්‍රීඩාවකින් හෝ අහඹු ක්‍රීඩා { $games }කින් හෝ නැත.
compare-accounts-title = විස්තර එකිනෙකට එදිරිව
compare-accounts = { $a } සහ { $b }
compare-accounts-alike = ඉහත ලැයිස්තුවේ කිසිදු ක්‍රීඩාවකින් මේ විස්තර වෙන් කර හඳුනාගත නොහැකිය.
