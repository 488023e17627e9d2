# What is said of the opponent and of its levels, and by the buttons that end a game.

opponent-person = මිනිසෙක්
opponent-waits = පරිගණකය බලා සිටියි.
opponent-thinks = පරිගණකය සිතයි.
opponent-stopped = පරිගණකය නවත්වා ඇත. එහි ඇදීම් ඔබට කළ හැකිය.
opponent-stop = නවත්වන්න
opponent-think = දිගටම
opponent-watched = සියලු තැන්වල ක්‍රීඩා කරන්නේ පරිගණකයයි.
opponent-halted = සියලු තැන්වල ක්‍රීඩා කරන්නේ පරිගණකයයි. ඉදිරියට යාමට “අරඹන්න” ඔබන්න.
opponent-over = ක්‍රීඩාව අවසන්.
opponent-start = අරඹන්න
opponent-pause = විරාමය
opponent-weighs = පරිගණකය යෝජනාව සලකා බලයි.
opponent-agrees = පරිගණකය යෝජනාව පිළිගනී.
opponent-refuses = පරිගණකය ප්‍රතික්ෂේප කරයි: මීට වඩා හොඳින් කළ හැකි යැයි එය සිතයි.
opponent-lost-not-loaded = පරිගණකයට ඇරඹිය නොහැකි විය: එහි ගොනු පූරණය වූයේ නැත. එහි ඇදීම් ඔබට කළ හැකිය.
opponent-lost-not-allowed = පරිගණකයට ඇරඹිය නොහැකි විය: බ්‍රවුසරය මෙහි එයට ඉඩ දෙන්නේ නැත. එහි ඇදීම් ඔබට කළ හැකිය.
opponent-lost-broken = දෝෂයක් නිසා පරිගණකය නැවතී ඇත. එහි ඇදීම් ඔබට කළ හැකිය.
opponent-lost-silent = පරිගණකය පිළිතුරු දෙන්නේ නැත. එහි ඇදීම් ඔබට කළ හැකිය.
level-title = ඒ ඒ මට්ටමේ හැකියාව
level-sees-taking = තම ඇදීමෙන් ගන්නා දේ දළ වශයෙන් දකියි.
level-sees-move = තම ඇදීම අවසානය දක්වා දකියි.
level-sees-answer = තම ඇදීම සහ එක පිළිතුරක් දකියි.
level-miscounts = තමන්ගේ ඇදීම දකියි, නමුත් ඇදීම්වලින් { $share }%ක් අඩුවෙන් ගණන් කරයි.
level-overlooks-answers = තමන්ගේ ඇදීම සහ පිළිතුරක් දකියි, නමුත් පිළිතුරුවලින් { $share }%ක් පමණ මග හැරේ.
level-picture = තීරුව උස් වන තරමට එම මට්ටම කලින් මට්ටමට එරෙහිව වැඩියෙන් දිනයි. අළු පටිය හොඳ පියවරකි: සියයට { $seats ->
    [2] 60 සිට 80
   *[other] 43 සිට 67
} දක්වා ය.
ends-resign = පරාජය පිළිගන්න
ends-agree = සම කිරීමට එකඟ වන්න
ends-offer = සම කිරීමට යෝජනා කරන්න
ends-agree-rows = අවසන් කිරීමට එකඟ වන්න: තම පේළිය තමන්ට
ends-offer-rows = අවසන් කිරීමට යෝජනා කරන්න: තම පේළිය තමන්ට
opponent-played-by = { $seat } වන ක්‍රීඩකයා ලෙස ක්‍රීඩා කරන්නේ
opponent-level = පරිගණකය, මට්ටම { $level }
opponent-usual-level = පරිගණකය, මට්ටම { $level } (සුපුරුදු)
opponent-harder = වඩා අමාරු: මට්ටම { $level }
opponent-easier = වඩා පහසු: මට්ටම { $level }
opponent-take = { OWN($seat) } තැන ගන්න
opponent-give = { OWN($seat) } තැන ආපසු දෙන්න
opponent-unseated-count = ලිපිනයේ { $found ->
    [1] එක් ක්‍රීඩකයෙකු
   *[other] ක්‍රීඩකයන් { $found } දෙනෙකු
} නම් කර ඇත; තැන් { $seats }ක් ඇත. සියලු තැන්වල ක්‍රීඩා කරන්නේ මිනිසුන්ය.
opponent-unseated-player = ලිපිනයේ “{ $word }” ක්‍රීඩකයෙක් නොවේ: මිනිසෙකුට h ලෙස, පරිගණකයට ai1 සිට ai{ $levels } දක්වා ලියන්න. සියලු තැන්වල ක්‍රීඩා කරන්නේ මිනිසුන්ය.

level-note = සුපුරුදු නීති යටතේ, අහඹු ඇදීම් කිහිපයකට පසු මැන ඇත. සමව අවසන් වූ ක්‍රීඩාවක් බෙදේ; { $seats ->
    [2] හරියටම අඩක්
   *[other] තුනෙන් එකක්
} යනු සමාන හැකියාවයි.
level-name = { $level }.
level-sees-ahead = ඇදීම් { $moves }ක් ඉදිරියට බලයි.
level-overlooks-ahead = ඇදීම් { $moves }ක් ඉදිරියට බලයි, නමුත් කළ හැකි දේවලින් { $share }%ක් පමණ මග හැරේ.
level-sees-positions = ඇදීමකට පිහිටුම් { THOUSANDS($positions) }ක් බලයි.
level-sees-time = තත්පරයකින් දහයෙන් පංගුවක් තුළ හැකි තරම් පිහිටුම් බලයි.
level-won = { level-against } සමඟ { $rounds ->
    [yes] තරග
   *[no] ක්‍රීඩා
} { $games }න් { $share }%ක් දිනයි.
level-not-measured = { level-against } සමඟ තවම මැන නැත.
level-against = { $against ->
    [chance] අහඹු ඇදීම්
    [pair] { $level } වන මට්ටමේ ක්‍රීඩකයන් දෙදෙනෙකු
   *[level] { $level } වන මට්ටම
}

ends-resign-as = පරාජය පිළිගැනීම: { SEAT($seat) }
ends-surely = පරාජය පිළිගන්නේද? එවිට දිනන්නේ { SEATS($wins) }.
