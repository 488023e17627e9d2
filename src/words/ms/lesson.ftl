# The pages on which a game is learned step by step. What a step says stands in the files of the games.

learn-title = Pelajari { $name }
learn-page-title = Pelajari { $name } peringkat demi peringkat
learn-description = { $name } dalam { $steps } peringkat pendek di papan itu sendiri: tonton, cuba, dan mainkan permainan pertama.
learn-step-of = { $at } daripada { $all }
learn-steps = Peringkat
# A step, as the button that leads to it is read out.
learn-step = Peringkat { $at }: { $title }
learn-step-done = Peringkat { $at }, selesai: { $title }
learn-next = Seterusnya
learn-back = Kembali
learn-skip = Langkau
learn-restart = Mula semula
learn-watch = Tonton
learn-watch-again = Tonton lagi
learn-show-me = Tunjukkan
learn-try-again = Cuba lagi
learn-done = Itu sahaja
learn-listen = Bacakan
learn-quiet = Berhenti membacakan
learn-no-voice = Pelayar ini tiada suara bahasa Melayu.
learn-play-first = Mainkan permainan pertama anda
learn-practise = Berlatih
learn-right = Betul.
learn-shown = Inilah jawapannya.
learn-last-is = Yang terakhir jatuh di { $hole }.
learn-not-there = Bukan di { $hole }. Kira sekali lagi, satu untuk setiap lubang di sepanjang jalan.
learn-too-soon = Bukan di { $hole }: itu { $count } lubang terlalu awal.
learn-too-far = Bukan di { $hole }: itu { $count } lubang terlalu jauh.
learn-goes-on = Bukan di { $hole }: di situ isinya diangkat lagi dan penaburan disambung.
learn-lap-by-lap = Bukan di { $hole }. Isi lubang diangkat lagi di tengah jalan: ikut langkah itu putaran demi putaran.
learn-takes = { $count ->
    [0] Tiada apa-apa yang diambil.
   *[other] { $count } diambil.
}
learn-not-taken = Bukan { $count }. Lihat sekali lagi apa yang diambil.
learn-picked = { $count ->
    [0] Belum ada yang dipilih.
   *[other] { $count } lubang dipilih.
}
learn-may-be = { $hole } juga boleh dimainkan.
learn-may-not = { $hole } tidak boleh dimainkan.
learn-not-the-goal = Bukan itu yang diminta.
learn-not-that-rule = Bukan yang itu. Lihat papan sekali lagi.
learn-all-title = Seluruh kursus untuk dibaca
learn-all-lead = Peringkat yang sama tanpa papan untuk bermain: untuk dibaca, dicetak, atau di tempat skrip tidak berfungsi.
learn-needs = Papan bagi peringkat ini memerlukan JavaScript. Di bawah ialah seluruh kursus untuk dibaca.
learn-answer = Jawapannya:
learn-may-answer = Yang ini boleh dimainkan: { LIST($holes) }.
learn-any-answer = Satu yang betul: { $chosen }.
