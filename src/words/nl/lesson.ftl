# The pages on which a game is learned step by step. What a step says stands in the files of the games.

learn-title = Leer { $name }
learn-page-title = Leer { $name } stap voor stap
learn-description = { $name } in { $steps } korte stappen op het bord zelf: kijk, probeer, en speel een eerste partij.
learn-step-of = { $at } van { $all }
learn-steps = De stappen
# A step, as the button that leads to it is read out.
learn-step = Stap { $at }: { $title }
learn-step-done = Stap { $at }, klaar: { $title }
learn-next = Verder
learn-back = Terug
learn-skip = Sla over
learn-restart = Opnieuw
learn-watch = Kijk
learn-watch-again = Kijk nog eens
learn-show-me = Laat zien
learn-try-again = Probeer opnieuw
learn-done = Dat was het
learn-listen = Lees voor
learn-quiet = Stop met voorlezen
learn-no-voice = Deze browser heeft geen Nederlandse stem.
learn-play-first = Speel je eerste partij
learn-practise = Oefen
learn-right = Goed.
learn-shown = Dit is het antwoord.
learn-last-is = De laatste valt in { $hole }.
learn-not-there = Niet in { $hole }. Tel opnieuw, één voor elk kuiltje onderweg.
learn-too-soon = Niet in { $hole }: dat is { $count ->
    [one] één te vroeg
   *[other] { $count } te vroeg
}.
learn-too-far = Niet in { $hole }: dat is { $count ->
    [one] één te ver
   *[other] { $count } te ver
}.
learn-goes-on = Niet in { $hole }: daar wordt opnieuw opgepakt en doorgezaaid.
learn-lap-by-lap = Niet in { $hole }. Onderweg wordt er doorgezaaid: volg de zet rondgang voor rondgang.
learn-takes = { $count ->
    [0] Er wordt niets geslagen.
    [one] Eén wordt geslagen.
   *[other] { $count } worden geslagen.
}
learn-not-taken = Niet { $count }. Kijk nog eens wat er geslagen wordt.
learn-picked = { $count ->
    [0] Er is nog niets gekozen.
    [one] Er is één kuiltje gekozen.
   *[other] Er zijn { $count } kuiltjes gekozen.
}
learn-may-be = { $hole } mag je ook spelen.
learn-may-not = { $hole } mag je niet spelen.
learn-not-the-goal = Dat is niet wat er gevraagd wordt.
learn-not-that-rule = Die niet. Kijk nog eens naar het bord.
learn-all-title = De hele cursus om te lezen
learn-all-lead = Dezelfde stappen zonder bord om op te spelen: om te lezen, om af te drukken, of voor waar scripts niet werken.
learn-needs = Het bord van deze stappen heeft JavaScript nodig. Hieronder staat de hele cursus om te lezen.
learn-answer = Het antwoord:
learn-may-answer = Deze mag je spelen: { LIST($holes) }.
learn-any-answer = Eén die goed is: { $chosen }.
