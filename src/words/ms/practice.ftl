# The pages on which questions about a game are asked without end, and their sheets to print.

practice-title = Berlatih { $name }
practice-page-title = Berlatih { $name }: soalan tanpa henti
practice-description = Soalan tentang { $name } tanpa henti: di mana yang terakhir jatuh, apa yang diambil, apa yang dilarang, siapa menang. Ada helaian cetak.
practice-kinds = Apa yang ditanya
# A kind of question, as a button that leaves it out or takes it in.
practice-kind-of = { $ask ->
    [last] Di mana berakhir
    [taken] Berapa banyak
    [worth] Berapa mata
    [barred] Apa yang tidak dibenarkan
    [most] Paling banyak
   *[ending] Siapa menang
}
practice-question = { $ask ->
    [last] Di manakah yang terakhir jatuh?
    [taken] Berapakah yang diambil langkah ini?
    [worth] Berapakah mata yang diberi langkah ini?
    [barred] Yang manakah tidak boleh dimainkan, dan mengapa?
    [place] Yang manakah tidak boleh dimainkan?
    [most] Langkah manakah yang mengambil paling banyak?
   *[ending] { $round ->
        [yes] Siapakah yang mendahului apabila pusingan ini tamat, jika semua bermain dengan baik?
       *[other] Siapakah yang menang, jika semua bermain dengan baik?
    }
}
practice-sows = Langkah { SEAT($seat) }: { $hole } ditabur.
practice-takes-column = Langkah { SEAT($seat) }: lajur { $column } diambil.
practice-becomes-ka = Buah di { $point } menjadi ka { SEAT($seat) }.
practice-ka-goes = Ka { SEAT($seat) } pergi ke { $point }.
practice-turn = Sekarang giliran { SEAT($seat) }.
# `$from` and `$to` are the first and the last hole of the seat.
practice-turn-of = Sekarang giliran { SEAT($seat) }: { $from } hingga { $to }.
# `$handicap` says whether the seats begin a game with different numbers.
practice-ahead = Yang mendahului ialah pemain yang { $handicap ->
    [yes] memperoleh paling banyak sejak pusingan pertama
   *[other] mempunyai paling banyak
}.
practice-barred = { $place }: { $rule }
practice-wins = { CAPITAL(SEAT($seat)) }
practice-nobody = { $round ->
    [yes] Tiada siapa: sama banyak
   *[other] Tiada siapa: seri
}
practice-worth-is = Langkah itu memberi { $count } mata.
practice-not-worth = Bukan { $count }. Buah hitam bernilai satu, buah putih dua.
practice-not-that-end = Tidak: permainan tamat secara berbeza. Ikut setiap langkah dan balasan terbaiknya.
# A place that was said not to be playable.
practice-may-play = Tidak: { $place } boleh dimainkan.
# Who wins, and by which moves.
practice-by-moves = { $end }: { $moves }
practice-grade = Gred { $grade } daripada { $all }
practice-run = Betul pada kali pertama: { $count } berturut-turut
practice-best = paling banyak setakat ini: { $count }
practice-next = Soalan seterusnya
practice-skip = Langkau
practice-new-sheet = Soalan lain
practice-sheet = Helaian { $seed }: alamat halaman ini memberi semua orang soalan yang sama.
practice-how = Dua jawapan yang betul pada kali pertama menaikkan satu gred, satu jawapan salah menurunkan satu gred.
practice-rule-sheet = Peraturan dalam satu halaman
practice-make-sheet = Sepuluh untuk dicetak
practice-print = Cetak
practice-close-sheet = Kembali ke soalan
practice-sheet-title = { $name }: sepuluh soalan
practice-sheet-note = Helaian { $seed }, dari mudah hingga sukar.
practice-answers = Jawapan
practice-your-name = Nama:
practice-your-answer = Jawapan:
practice-read-title = Sepuluh soalan untuk dibaca atau dicetak
practice-read-lead = Jawapannya ada di bawah.
practice-needs = Papan bagi soalan ini memerlukan JavaScript. Di bawah ada sepuluh soalan untuk dibaca, dengan jawapannya.
practice-no-question = Tiada soalan seperti itu dalam permainan ini. Pilih jenis lain.
