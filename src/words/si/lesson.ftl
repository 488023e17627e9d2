# The pages on which a game is learned step by step. What a step says stands in the files of the games.

learn-title = { $name } ඉගෙන ගන්න
learn-page-title = { $name } පියවරෙන් පියවර ඉගෙන ගන්න
learn-description = පුවරුව මතම කෙටි පියවර { $steps }කින් { $name }: බලන්න, උත්සාහ කරන්න, පළමු ක්‍රීඩාව කරන්න.
learn-step-of = { $all }න් { $at }
learn-steps = පියවර
# A step, as the button that leads to it is read out.
learn-step = පියවර { $at }: { $title }
learn-step-done = පියවර { $at }, අවසන්: { $title }
learn-next = ඊළඟ
learn-back = ආපසු
learn-skip = මඟ හරින්න
learn-restart = මුල සිට
learn-watch = බලන්න
learn-watch-again = නැවත බලන්න
learn-show-me = මට පෙන්වන්න
learn-try-again = නැවත උත්සාහ කරන්න
learn-done = එපමණයි
learn-listen = හඬ නඟා කියවන්න
learn-quiet = කියවීම නවත්වන්න
learn-no-voice = මේ බ්‍රවුසරයේ සිංහල හඬක් නැත.
learn-play-first = ඔබේ පළමු ක්‍රීඩාව කරන්න
learn-practise = පුහුණු වන්න
learn-right = හරි.
learn-shown = පිළිතුර මෙයයි.
learn-last-is = අවසාන එක වැටෙන්නේ { $hole } වළේ.
learn-not-there = { $hole } වළේ නොවේ. මඟ ඇති සෑම වළකටම එක බැගින් නැවත ගණන් කරන්න.
learn-too-soon = { $hole } වළේ නොවේ: එය { $count ->
    [1] එකක්
   *[other] { $count }ක්
} කලින්ය.
learn-too-far = { $hole } වළේ නොවේ: එය { $count ->
    [1] එකක්
   *[other] { $count }ක්
} එහාය.
learn-goes-on = { $hole } වළේ නොවේ: එතැන ඇති දේ ගෙන දිගට වැපිරේ.
learn-lap-by-lap = { $hole } වළේ නොවේ. මඟදී වළක ඇති දේ ගෙන දිගට වැපිරේ: වැපිරීම් වටයෙන් වටය ඇදීම බලන්න.
learn-takes = { $count ->
    [0] කිසිවක් ගන්නේ නැත.
    [1] එකක් ගැනේ.
   *[other] { $count }ක් ගැනේ.
}
learn-not-taken = { $count }ක් නොවේ. ගන්නා දේ නැවත බලන්න.
learn-picked = { $count ->
    [0] තවම කිසිවක් තෝරා නැත.
    [1] වළක් තෝරා ඇත.
   *[other] වළවල් { $count }ක් තෝරා ඇත.
}
learn-may-be = { $hole } වළද ක්‍රීඩා කළ හැකිය.
learn-may-not = { $hole } වළ ක්‍රීඩා කළ නොහැකිය.
learn-not-the-goal = ඉල්ලන්නේ එය නොවේ.
learn-not-that-rule = එය නොවේ. පුවරුව නැවත බලන්න.
learn-all-title = මුළු පාඨමාලාවම කියවීමට
learn-all-lead = ක්‍රීඩා කරන පුවරුවක් නැති එම පියවරම: කියවීමට, මුද්‍රණයට, හෝ ස්ක්‍රිප්ට් ක්‍රියා නොකරන තැන්වලට.
learn-needs = මේ පියවරවල පුවරුවට JavaScript අවශ්‍යයි. මුළු පාඨමාලාව කියවීමට පහළින් ඇත.
learn-answer = පිළිතුර:
learn-may-answer = ක්‍රීඩා කළ හැකි ඒවා: { LIST($holes) }.
learn-any-answer = ගැළපෙන එකක්: { $chosen }.
