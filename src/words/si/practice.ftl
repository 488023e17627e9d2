# The pages on which questions about a game are asked without end, and their sheets to print.

practice-title = { $name } පුහුණු වන්න
practice-page-title = { $name } පුහුණු වන්න: නිමක් නැති ප්‍රශ්න
practice-description = { $name } ගැන නිමක් නැති ප්‍රශ්න: අවසාන එක වැටෙන තැන, ගන්නා ගණන, ඉඩ නැති දේ, දිනන අය. පන්තියකට මුද්‍රණය කළ හැකි පත්‍රයක්ද ඇත.
practice-kinds = අසන දේ
# A kind of question, as a button that leaves it out or takes it in.
practice-kind-of = { $ask ->
    [last] අවසන් වන තැන
    [taken] කීයක්ද
    [worth] ලකුණු කීයක්ද
    [barred] ඉඩ නැති දේ
    [most] වැඩිම ගණන
   *[ending] දිනන අය
}
practice-question = { $ask ->
    [last] අවසාන එක වැටෙන්නේ කොතැනද?
    [taken] මේ ඇදීමෙන් කීයක් ගැනේද?
    [worth] මේ ඇදීමෙන් ලකුණු කීයක් ලැබේද?
    [barred] ක්‍රීඩා කළ නොහැක්කේ කුමක්ද, ඒ ඇයි?
    [place] ක්‍රීඩා කළ නොහැක්කේ කුමක්ද?
    [most] වැඩිම ගණනක් ගන්නේ කුමන ඇදීමෙන්ද?
   *[ending] { $round ->
        [yes] සැවොම හොඳින් ක්‍රීඩා කළහොත්, මේ තරග වටය අවසන් වන විට ඉදිරියෙන් සිටින්නේ කවුද?
       *[other] සැවොම හොඳින් ක්‍රීඩා කළහොත් දිනන්නේ කවුද?
    }
}
practice-sows = { OWN($seat) } ඇදීම: { $hole } වළ වැපිරේ.
practice-takes-column = { OWN($seat) } ඇදීම: { $column } තීරුව ගැනේ.
practice-becomes-ka = { $point } හි ඉත්තා { OWN($seat) } ka වේ.
practice-ka-goes = { OWN($seat) } ka යන්නේ { $point } වෙතයි.
practice-turn = මේ { OWN($seat) } වාරයයි.
# `$from` and `$to` are the first and the last hole of the seat.
practice-turn-of = මේ { OWN($seat) } වාරයයි: { $from } සිට { $to }.
# `$handicap` says whether the seats begin a game with different numbers.
practice-ahead = ඉදිරියෙන් සිටින්නේ { $handicap ->
    [yes] පළමු තරග වටයේ සිට වැඩිම වාසිය ලැබූ අයයි
   *[other] වැඩියෙන්ම ඇති අයයි
}.
practice-barred = { $place }: { $rule }
practice-wins = { SEAT($seat) }
practice-nobody = { $round ->
    [yes] කිසිවෙක් නොවේ: සමානයි
   *[other] කිසිවෙක් නොවේ: සමව අවසන් වේ
}
practice-worth-is = { $count ->
    [1] එයින් ලැබෙන්නේ එක ලකුණකි.
   *[other] එයින් ලකුණු { $count }ක් ලැබේ.
}
practice-not-worth = { $count } නොවේ. කළු ඉත්තෙක් එකක්, සුදු ඉත්තෙක් දෙකක් ලෙස ගණන් ගැනේ.
practice-not-that-end = නැත: එය අවසන් වන්නේ වෙනත් ලෙසයි. එක් එක් ඇදීම සහ එයට ඇති හොඳම පිළිතුර බලන්න.
# A place that was said not to be playable.
practice-may-play = නැත: { $place } ක්‍රීඩා කළ හැකිය.
# Who wins, and by which moves.
practice-by-moves = { $end }: { $moves }
practice-grade = ශ්‍රේණිය { $all }න් { $grade }
practice-run = එකවරම නිවැරදියි: පෙළට { $count }ක්
practice-best = මෙතෙක් වැඩිම: { $count }
practice-next = ඊළඟ ප්‍රශ්නය
practice-skip = මඟ හරින්න
practice-new-sheet = වෙනත් ප්‍රශ්න
practice-sheet = පත්‍රය { $seed }: මේ පිටුවේ ලිපිනය සැමට එකම ප්‍රශ්න දෙයි.
practice-how = එකවරම නිවැරදි පිළිතුරු දෙකකින් ශ්‍රේණියක් ඉහළ යයි; වැරදි පිළිතුරකින් ශ්‍රේණියක් පහළ යයි.
practice-rule-sheet = එක පිටුවක නීති
practice-make-sheet = මුද්‍රණයට දහයක්
practice-print = මුද්‍රණය
practice-close-sheet = ප්‍රශ්න වෙත ආපසු
practice-sheet-title = { $name }: ප්‍රශ්න දහයක්
practice-sheet-note = පත්‍රය { $seed }, පහසු සිට අමාරු දක්වා.
practice-answers = පිළිතුරු
practice-your-name = නම:
practice-your-answer = පිළිතුර:
practice-read-title = කියවීමට හෝ මුද්‍රණයට ප්‍රශ්න දහයක්
practice-read-lead = පිළිතුරු ඊට පහළින් ඇත.
practice-needs = මේ ප්‍රශ්නවල පුවරුවට JavaScript අවශ්‍යයි. කියවීමට ප්‍රශ්න දහයක් පිළිතුරු සමඟ පහළින් ඇත.
practice-no-question = මේ ක්‍රීඩාවේ එවැනි ප්‍රශ්නයක් නැත. වෙනත් වර්ගයක් තෝරන්න.
