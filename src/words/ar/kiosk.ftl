# The page that stands in a kiosk: a screen that anybody may touch.

kiosk-title = ألعاب يمكن لعبها هنا
kiosk-page-title = كشك
kiosk-description = كل الألعاب على شاشة يمكن لأي شخص لمسها: تعرض لعبة تلعب نفسها، وتعود إلى البداية عندما يغادر الزائر.
kiosk-needs = تحتاج هذه الصفحة إلى السكربتات.
kiosk-begin = لمسة على الشاشة لبدء اللعب
kiosk-shown = لعبة تلعب نفسها
kiosk-visited = ألعاب للعب
kiosk-still = هل ما زال أحد هنا؟
kiosk-still-lead = إذا لم يجب أحد يعود كل شيء إلى البداية. الثواني الباقية:
kiosk-go-on = نعم، اللعب مستمر
kiosk-over = البدء من جديد
