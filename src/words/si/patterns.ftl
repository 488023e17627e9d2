# What the workshop of patterns and the list of what is kept say while they are used.

workshop-filled = ඉතිරිය අහඹු ලෙස පුරවා ඇත.
workshop-full = හිස් තැනක් නැත.
workshop-undone = ආපසු ගත්තා.
workshop-nothing-to-undo = ආපසු ගැනීමට කිසිවක් නැත.
workshop-cleared = පුවරුව හිස්ය.
workshop-not-saved = මේ බ්‍රවුසරය මේ පිටුව සඳහා කිසිවක් සුරකින්නේ නැත. රටාවට සබැඳියක එය සම්පූර්ණයෙන්ම ඇත.
workshop-not-read = ලිපිනයේ පුවරුව කියවිය නොහැකි විය.
workshop-unnamed = මගේ රටාව
workshop-yours = නවීන: ඔබේ
workshop-play = මෙය ක්‍රීඩා කරන්න
workshop-change = වැඩපොළේ වෙනස් කරන්න
class-name-perfect = පරිපූර්ණ
class-name-checkerboard-like = දාම් පුවරු වැනි
class-name-four-mirrors = කැඩපත් හතර
class-name-fourfold-rotation = සිව්වැදෑරුම් භ්‍රමණය
class-name-diagonal = විකර්ණ
brush-perfect = දාම් පුවරුව
brush-step-four = කැඩපත් හතරක්; හතරක විස්ථාපනය වර්ණ රකී
brush-step-three = කැඩපත් හතරක්; තුනක විස්ථාපනය වර්ණ මාරු කරයි
brush-step-five = කැඩපත් හතරක්; පහක විස්ථාපනය වර්ණ මාරු කරයි
brush-four-mirrors = කැඩපත් හතරක්
brush-night-by-quarter-turn = කාල් වටයක් වර්ණ මාරු කරයි
brush-night-by-half-turn = බාග වටයක් වර්ණ මාරු කරයි
brush-night-by-mirrors = කාල් වට වර්ණ රකී, කැඩපත් ඒවා මාරු කරයි
brush-fourfold-rotation = කාල් වට වර්ණ රකී
brush-both-diagonals = විකර්ණ දෙකම කැඩපත්ය
brush-rising = නඟින විකර්ණය කැඩපතකි
brush-falling = බසින විකර්ණය කැඩපතකි
brush-two-mirrors = මැද රේඛා දෙකම කැඩපත්ය
brush-left-right = වම දකුණේ ප්‍රතිබිම්බයයි
brush-top-bottom = ඉහළ පහළේ ප්‍රතිබිම්බයයි
brush-half-turn = බාග වටයක් වර්ණ රකී
brush-left-right-swapped = වම දකුණේ ප්‍රතිබිම්බයයි, වර්ණ මාරු වී
brush-top-bottom-swapped = ඉහළ පහළේ ප්‍රතිබිම්බයයි, වර්ණ මාරු වී
brush-free = එක තැනක් බැගින්
class-name-night-and-day-quarter-turn = කාල් වටයකින් රෑ දවල්
class-name-night-and-day-half-turn = බාග වටයකින් රෑ දවල්
class-name-night-and-day-mirrors = කැඩපත්වලින් රෑ දවල්
class-none = පන්තියක් නැත
# What a class asks, in one sentence.
class-says-perfect = සියලු භ්‍රමණ සහ කැඩපත් වර්ණ රකී; අසල්වැසි තැන් සැමවිටම වෙනස්ය.
class-says-checkerboard-like = සියලු භ්‍රමණ සහ කැඩපත් වර්ණ රකී; පේළි සහ තීරු දිගේ කෙටි විස්ථාපනයක් ඒවා සැමතැනම රකී හෝ මාරු කරයි.
class-says-four-mirrors = මැද රේඛා දෙකම සහ දිගු විකර්ණ දෙකම කැඩපත්ය.
class-says-night-and-day-quarter-turn = කාල් වටයකින් කළු සුදු වේ, සුදු කළු වේ.
class-says-night-and-day-half-turn = බාග වටයකින් කළු සුදු වේ, සුදු කළු වේ.
class-says-night-and-day-mirrors = කාල් වට වර්ණ රකී; සෑම කැඩපතක්ම අක්ෂ හතරෙන් පිටත තැන්වල වර්ණ මාරු කරයි.
class-says-fourfold-rotation = කාල් වට වර්ණ රකී, එහෙත් කිසිදු කැඩපතක් නොරකී.
class-says-diagonal = දිගු විකර්ණයක් දිගේ කැඩපතක් වර්ණ රකී, එහෙත් කාල් වට නොරකී.
class-means = { $class }: { $text }

workshop-counts = කළු { $each }න් { $black }, සුදු { $each }න් { $white }, { $empty ->
    [0] හිස් තැන් නැත
   *[other] හිස් තැන් { $empty }
}
symmetry-empty = සමමිතිය: තවම නැත, පුවරුව හිස්ය.
symmetry-class = සමමිතිය: { $class }. { $text }
symmetry-plain = සමමිතිය: කිසිදු පන්තියක නැත, එහෙත් { $law }.
symmetry-fits = මෙතෙක් සමමිතිය: { $law }.
symmetry-near = සමමිතියට ඉතා ආසන්නයි: { $law }. { $points ->
    [1] එක තැනක් නොගැළපේ.
   *[other] තැන් { $points }ක් නොගැළපේ.
}
symmetry-far = සමමිතිය: නැත.
workshop-colour = { $it ->
    [black] කළු
    [white] සුදු
   *[none] හිස්
}
workshop-cell = { $point }, { WORKSHOP_COLOUR($colour) }{ $odd ->
    [yes] , නොගැළපේ
   *[no] { "" }
}
workshop-laid = { $point } දැන් { WORKSHOP_COLOUR($colour) }.{ $points ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }තැන් { $points }ක් එකවර { $colour ->
        [none] හිස් කළා
       *[other] පිරෙව්වා
    }.
}
workshop-no-point = මැද ඇත්තේ කුහරයකි: එහි ඉත්තෙකු තැබිය නොහැකිය.
workshop-own-image = මේ බුරුසුවට { $point } හි වර්ණ දෙකම අවශ්‍ය වේ: එහි වෙනත් බුරුසුවක් ගන්න.
workshop-own-images = මේ බුරුසුවට හිස් තැන් { $count }ක වර්ණ දෙකම අවශ්‍ය වේ: පළමුව ඒවා වෙනත් බුරුසුවකින් පුරවන්න.
workshop-at-odds = { $count ->
    [1] දැන් සලකුණු කර ඇති එක් ඉත්තෙක් මේ බුරුසුවට නොගැළපේ: එය වෙනස් කරන්න, නැතහොත් වෙනත් බුරුසුවක් ගන්න.
   *[other] දැන් සලකුණු කර ඇති ඉත්තන් { $count }ක් මේ බුරුසුවට නොගැළපේ: ඒවා වෙනස් කරන්න, නැතහොත් වෙනත් බුරුසුවක් ගන්න.
}
workshop-uneven = මේ බුරුසුවෙන් පුවරුවට තවදුරටත් එක් වර්ණයකින් { $each } බැගින් ලැබිය නොහැකිය: ළඟම එක කළු { $black } සහ සුදු { $white }. තැන් කිහිපයක් වෙනස් කරන්න හෝ හිස් කරන්න.
workshop-still-empty = { $points ->
    [1] තවම එක තැනක් හිස්ය.
   *[other] තවම තැන් { $points }ක් හිස්ය.
}
workshop-unbalanced = කළු ඉත්තන් { $black }ක් සහ සුදු ඉත්තන් { $white }ක් ඇත, එහෙත් රටාවක එක් වර්ණයකින් { $each } බැගින් ඇත.
workshop-saved = මේ බ්‍රවුසරයේ “{ $name }” ලෙස සුරැකුවා.

# What the workshop and the list of what is kept are labelled with.
patterns-page-yours = ඔබේ
patterns-page-yours-lead = වැඩපොළේ සෑදූ රටා; සුරකින්නේ මේ බ්‍රවුසරයේ පමණි. ඒවාද නවීනයි. තවම එකක්වත් සුරැකී නැත.
patterns-page-workshop-title = රටා වැඩපොළ
patterns-page-workshop-lead = කළු ඉත්තන් 60ක් සහ සුදු ඉත්තන් 60ක් තබන්න. බුරුසුවක් එක් එක් තැන එයට ගැළපෙන සියල්ල සමඟ පුරවයි. ඔබ මෙහි සාදන දේ නවීනයි.
patterns-page-grid = රටාව, තැන් 11 × 11
patterns-page-in-hand = වර්ණය
patterns-page-brush = බුරුසුව
patterns-page-fill = අහඹු ලෙස පුරවන්න
patterns-page-undo = ආපසු ගන්න
patterns-page-clear = පුවරුව හිස් කරන්න
patterns-page-save-name = නම
patterns-page-save = සුරකින්න
patterns-page-copy = සබැඳියක් පිටපත් කරන්න
patterns-page-link = මේ පුවරුවට සබැඳිය
patterns-page-play-this = මේ රටාව ක්‍රීඩා කරන්න
patterns-page-brush-name = { $law }
patterns-page-colour = { $it ->
    [black] කළු
    [white] සුදු
   *[none] කිසිවක් නැත: හිස් කරන්න
}
# The heading that brushes stand under: the class that they make.
brushes-perfect = පරිපූර්ණ
brushes-checkerboard-like = දාම් පුවරු වැනි
brushes-four-mirrors = කැඩපත් හතර
brushes-night-and-day = රෑ දවල්
brushes-fourfold-rotation = සිව්වැදෑරුම් භ්‍රමණය
brushes-diagonal = විකර්ණ
brushes-plain = වෙනත් සමමිති
brushes-free = සමමිතියක් නැත
