# The page that stands in a kiosk: a screen that anybody may touch.

kiosk-title = මෙහි ක්‍රීඩා කළ හැකි ක්‍රීඩා
kiosk-page-title = කියෝස්කය
kiosk-description = ඕනෑම කෙනෙකුට ස්පර්ශ කළ හැකි තිරයක සියලු ක්‍රීඩා: එය තනිවම සිදු වන ක්‍රීඩාවක් පෙන්වයි; අමුත්තෙක් ගිය පසු මුලට යයි.
kiosk-needs = මේ පිටුවට ස්ක්‍රිප්ට් අවශ්‍යයි.
kiosk-begin = ක්‍රීඩා කිරීමට තිරය ස්පර්ශ කරන්න
kiosk-shown = තනිවම සිදු වන ක්‍රීඩාවක්
kiosk-visited = ක්‍රීඩා කළ හැකි ක්‍රීඩා
kiosk-still = ඔබ තවමත් මෙහිද?
kiosk-still-lead = කිසිවෙක් පිළිතුරු නොදුනහොත් සියල්ල මුලට යයි. ඉතිරි තත්පර:
kiosk-go-on = ඔව්, මම ක්‍රීඩා කරනවා
kiosk-over = මුල සිට අරඹන්න
