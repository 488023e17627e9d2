# What is said of a game of Pasang. Points and columns come by their names.

colour = { $it ->
    [black] hitam
   *[white] putih
}
# A side of the board as a direction.
way = { $it ->
    [north] utara
    [south] selatan
    [west] barat
   *[east] timur
}
points = { $it } mata
tokens = { SPELL($it) } buah
# A row or a column by its name.
lane = { $axis ->
    [row] baris { $name }
   *[column] lajur { $name }
}
# Columns that follow one another.
column-span = { $from } hingga { $to }

# A line that is taken, or could be: so many tokens of so many, of a colour, to one side or to both.
line-many = { SPELL($sum) }{ $whole ->
    [none] { "" }
   *[other] { " " }daripada { SPELL($whole) }
} { COLOUR($colour) }
line = { line-many }{ $way ->
    [none] , { LIST($sides) }
   *[way] { " " }di { WAY($way) }
}
line-shortly = { line-many }{ $way ->
    [none] , kedua-dua sisi
   *[way] { " " }di { WAY($way) }
}
line-figures = { $sum }{ $whole ->
    [none] { "" }
   *[other] { " " }daripada { $whole }
} { COLOUR($colour) }{ $way ->
    [none] , { LIST($figures) }
   *[way] { " " }di { WAY($way) }
}: { POINTS($points) }
side-spelled = { SPELL($count) } di { WAY($way) }
side-figures = { $count } di { WAY($way) }
# Lines that are met, one after the other.
groups = { $nested ->
    [yes] { SEMICOLONS($groups) }
   *[no] { LIST($groups) }
}
# What several lines come to.
choice = { SPELL($lines) } garis: { choice-worth }
choice-inside = { SPELL($lines) } garis, { choice-worth }
choice-worth = { $same ->
    [yes] { POINTS($most) } setiap satu
   *[no] { $least } hingga { POINTS($most) }
}
takes-nothing = { "" }
takes-line = , mengambil { line }, { POINTS($points) }
takes-choice = , { choice }

# What stands on a point.
stands = { $held ->
    [nothing] kosong
    [centre] pusat yang berongga
    [token] { COLOUR($colour) }
   *[ka] ka { SEAT($seat) }, { COLOUR($colour) }
}
holds = { $held ->
    [token] berisi buah { COLOUR($colour) }
    [ka] ditempati ka { SEAT($seat) }
    [nothing] { stands }
   *[other] ialah { stands }
}

# How a game has ended; at length also whether the points count.
pasang-ended = { $how ->
    [cleared] { CAPITAL(SEAT($winner)) } menang, { $own } lawan { $other }: papan sudah bersih.
    [draw] Seri, { $own } lawan { $other }: papan sudah bersih.
    [suntuk] { CAPITAL(SEAT($winner)) } menang: suntuk, { SEAT($loser) } tidak dapat menangkap.
   *[no-ka] { CAPITAL(SEAT($winner)) } menang: suntuk, { SEAT($loser) } tidak dapat memilih ka.
}
pasang-ended-at-length = { pasang-ended }{ $how ->
    [cleared] { "" }
    [draw] { "" }
   *[other] { " " }Mata, { $own } lawan { $other }, tidak dikira.
}

# What is to be chosen, for somebody who is new to the game.
pasang-choose = { $what ->
    [column] Kosongkan satu lajur di bahagian { SEAT($seat) }: angka padanya ialah matanya.
    [ka] Ketik buah yang dilingkari: buah itu menjadi ka { SEAT($seat) } dan mengambil matanya.
   *[point] Ketik angka biru: ka { SEAT($seat) } pergi ke situ dan mengambil mata sebanyak itu.
}

# What a move did: at most 25 words.
pasang-emptied = { CAPITAL(SEAT($seat)) } mengosongkan lajur { $column }: { SPELL($points) } mata. { $next }
pasang-chosen = Ka { SEAT($seat) }, { COLOUR($was) }, { $jumps ->
    [yes] melompat
   *[no] meluncur
} dari { $from } ke { $to }, mengambil { $took }
pasang-moved = Ka { SEAT($seat) } bergerak dari { $from } ke { $to }, mengambil { $took }
pasang-moved-briefly = Ka { SEAT($seat) } bergerak ke { $to }: { POINTS($points) }. { $next }
took = { $line }: { POINTS($points) }, { $own } lawan { $other }. { $next }
took-last = { $line }. { $next }

pasang-only-one = { $from ->
    [none] { CAPITAL(SEAT($seat)) } tiada pilihan: hanya di { $to } ka dapat menangkap, { $line }.
   *[point] { CAPITAL(SEAT($seat)) } tiada pilihan: hanya { $from } dapat menjadi ka; di { $to } ia mengambil { $line }.
}
no-such-column = Tiada lajur bernama { $letter }.

# Answers to questions.
board = { COUNT($kas) ->
    [0] Belum ada ka.
   *[other] { CAPITAL(SEMICOLONS($kas)) }.
} { COUNT($passages) ->
    [0] Tiada lajur yang dikosongkan.
   *[other] { CAPITAL(SEMICOLONS($passages)) }.
} { COUNT($left) ->
    [0] Tiada buah lagi di papan.
   *[other] Di papan { $pointed ->
        [yes] { SEMICOLONS($left) }
       *[no] { LIST($left) }
    }.
}
board-ka = ka { SEAT($seat) }, { COLOUR($was) }, di { $at }
board-passage = laluan { SEAT($seat) } ialah lajur { $column }
board-left = { $count } { COLOUR($colour) }{ COUNT($points) ->
    [0] { "" }
   *[other] : { LIST($points) }
}
may-empty = { $count ->
    [0] Tiada lajur yang boleh dikosongkan.
   *[other] { CAPITAL(SEAT($seat)) } boleh mengosongkan lajur { LIST($columns) }.
}
may-choose-nothing = Tiada apa-apa yang boleh dimainkan.
may-choose = { CAPITAL(SEAT($seat)) } boleh memilih sebagai ka: { SEMICOLONS($some) }{ more }.
may-go = Ka { SEAT($seat) } boleh pergi ke: { SEMICOLONS($some) }{ more }.
may-choose-line = { $point }, { line-many }, { POINTS($points) }
may-choose-lines = { $point }, { choice-inside }
more = { $more ->
    [0] { "" }
   *[other] ; dan { $more } lagi
}
may-take = Dari { $at }: { SEMICOLONS($some) }{ more }.
nothing-to-play = Permainan sudah tamat: tiada apa-apa yang boleh dimainkan.
took-at = Peringkat { $step } daripada { $all }: { $point }, { COLOUR($colour) }, diambil: kini { POINTS($score) }.
took-token = { $point }, { COLOUR($colour) }, diambil: kini { POINTS($score) }.
went-at = Peringkat { $step } daripada { $all }: ka { SEAT($seat) } pergi dari { $from }{ $over ->
    [none] { "" }
   *[point] { " " }melepasi { $over }
} ke { $to }.

# Points, columns and lines, for those who hear the board.
point = { $held ->
    [ka] { CAPITAL(stands) }, { $point }
   *[other] { $point }, { stands }
}{ $may }
may-become = , boleh menjadi ka, { $jumps ->
    [yes] melompat
   *[no] meluncur
} ke { $to }{ $takes }
may-go-there = , ka boleh pergi ke situ{ $takes }
may-take-there = , dipilih{ $takes }
may-end-line = , hujung satu garis: { line }, { POINTS($points) }
may-end-lines = , hujung { choice }
column = lajur { $column }, { $tokens ->
    [0] sudah dikosongkan
   *[other] { TOKENS($tokens) }, { POINTS($points) }
}{ $may ->
    [yes] , boleh dikosongkan
   *[no] { "" }
}
lane-holds = { $lane }: { COMMAS($stands) }
lane-stands = { $held ->
    [token] { SPELL($count) } { stands }
    [ka] ka { SEAT($seat) }
    [nothing] { $count ->
        [1] { stands }
       *[other] { SPELL($count) } { stands }
    }
   *[centre] { stands }
}
price = { $sum } { COLOUR($colour) }, { POINTS($points) }
price-of = { POINTS($points) }
which-line = Ka pergi ke { $at }: ketik garis yang hendak diambil, di sini atau di papan.
picked-column = Lajur { $column }: baris mana?
picked-row = Baris { $row }: lajur mana?
picked-nothing = Tiada apa-apa yang dipilih.
# A place or a line that has been tapped to look what it takes.
pasang-considered = { $what }. { tap-again }
pasang-considered-column = { CAPITAL($what) }. { tap-again }
enlarge = Besarkan
whole-board = Seluruh papan
part = { $side ->
    [north] Sebelah atas
    [south] Sebelah bawah
    [west] Sebelah kiri
   *[east] Sebelah kanan
}
tray = { CAPITAL(SEAT($seat)) } mengambil { $black } hitam dan { $white } putih

# Why something may not be played: what is seen on the board.
refused-no-such-column = Papan ada sebelas lajur, a hingga k.
refused-no-such-point = Papan tiada titik itu.
refused-centre = Pusat papan berongga: tiada buah dan tiada ka di situ.
refused-half = { $half ->
    [none] { $point } terletak di baris 6, yang bukan bahagian sesiapa.
   *[seat] { $point } terletak di bahagian { SEAT($half) }: pilih di bahagian yang satu lagi.
}
refused-empty-first = { $point ->
    [none] Mula-mula { SEAT($seat) } mesti mengambil satu lajur penuh: ketik satu lajur di bahagian { SEAT($seat) }.
   *[point] { $point } ialah satu daripada lima di { $lane }: { SEAT($seat) } masih perlu mengosongkan satu lajur penuh.
}
refused-faces = { CAPITAL(SEAT(1)) } mengosongkan lajur { $first }: { $column } tidak terbuka kepada { SEAT(2) }. Terbuka: { $open ->
    [none] tiada
    [any] mana-mana yang lain
   *[some] { LIST($columns) }
}.
refused-choose-ka = Mula-mula pilih satu buah sebagai ka { SEAT($seat) }: buah itu masuk ke laluan, iaitu lajur kosong { $passage }.
refused-move-ka = Ka { SEAT($seat) } berada di { $at }: pilih titik tujuannya.
refused-holds = { $point } { holds }.
refused-away = { $columns ->
    [0] { $point } terletak di dalam laluan itu sendiri, lajur kosong { $passage }.
    [1] { $point } terletak betul-betul di sebelah laluan, lajur kosong { $passage }.
   *[other] { $point } terletak { SPELL($columns) } lajur dari laluan, lajur kosong { $passage }.
}
refused-nothing-between = { $between } kosong: tiada apa-apa untuk dilompati antara { $from } dengan laluan, lajur { $passage }.
refused-left = { $from } menjadi kosong apabila buahnya bergerak ke { $to } sebagai ka.
refused-stands-there = Ka { SEAT($seat) } sudah berada di { $point }.
refused-off-line = { $point } tidak terletak di baris atau di lajur ka { SEAT($seat) }, yang berada di { $ka }.
refused-between = { $point }, { stands }, terletak antara { $ka } dengan { $to }.
refused-centre-between = Pusat yang berongga terletak antara { $ka } dengan { $to }.
refused-not-odd = Dari { $at } ka akan bertemu { groups }: { COUNT($groups) ->
    [0] garis mesti ganjil
    [1] garis mesti ganjil
   *[other] tiada satu pun yang ganjil
}.
refused-nothing-met = { $lane ->
    [none] Dari { $at } ka tidak akan bertemu sebarang buah di mana-mana arah.
   *[lane] Dari { $at } ka tidak akan bertemu sebarang buah di sepanjang { $along }.
}
refused-beyond-centre = Dari { $at } garis itu terpaksa bersambung melepasi pusat yang berongga.
refused-same-way = Ka akan sampai di { $at } melalui { $lane }, jadi di situ ka tidak boleh mengambil di { $lane }, hanya melintanginya.
refused-several = Dari { $at } { SPELL($lines) } garis boleh diambil: namakan satu.
refused-not-one-line = { $point } { $ends ->
    [0] bukan hujung mana-mana garis
   *[other] ialah hujung { SPELL($ends) } garis
} yang boleh diambil dari { $at }.
refused-two-lines = Titik yang dinamakan itu milik beberapa garis dari { $at }.
refused-fewer = { COUNT($groups) ->
    [0] Dari { $at } ka tidak bertemu sebarang buah di situ.
   *[other] Dari { $at } ka hanya bertemu { groups }.
}
refused-even = Dari { $at } jumlahnya { LIST($asked) }: nombor genap.
refused-part = Dari { $at } { LIST($asked) } hanyalah sebahagian daripada { $whole }.
refused-both-sides = Di kedua-dua sisi { $at } ada buah { COLOUR($colour) }, { LIST($sides) }: { $one ->
    [yes] satu garis
   *[no] satu garis di setiap sisi
}.

# The log.
pasang-log-empties = { CAPITAL(SEAT($seat)) } mengosongkan lajur { $column }, yang kini menjadi laluan: { LIST($tokens) }, { POINTS($points) }.
spelled-tokens = { SPELL($count) } { COLOUR($colour) }
pasang-log-becomes = { CAPITAL(SEAT($seat)) } menjadikan { $from }, { COLOUR($was) }, sebagai ka: ia { $over ->
    [none] meluncur
   *[point] melompati { $over }
} masuk ke laluan, ke { $to }.
pasang-log-moves = Ka { SEAT($seat) } bergerak dari { $from } ke { $to }.
pasang-log-takes = Ia mengambil { line-many } { $way ->
    [none] di kedua-dua sisi, { LIST($sides) }
   *[way] di { WAY($way) }
}{ $whole ->
    [none] { $way ->
        [none] , satu garis
       *[way] { "" }
    }
   *[other] , sebahagian yang ganjil
}: { POINTS($points) }.
pasang-log-ka-counts = Ka { SEAT($seat) } sendiri dikira { POINTS($points) }.

# The laws that a position breaks.
law-rows = { $found } baris, tetapi papan ada 11.
law-points = baris { $row } dari atas ada { $found } titik, tetapi mesti ada 11.
law-centre = tiada apa-apa boleh berada di pusat yang berongga.
law-seat = tiada pemain { $found }.
law-kas = { SEAT($seat) } ada lebih daripada satu ka.
law-ka-token = ka { SEAT($seat) } memerlukan titik dan warna buahnya, tetapi salah satunya tiada.
law-column = laluan { SEAT($seat) } ialah lajur { $found }, tetapi hanya ada 11.
law-second-passage = lajur { $column } bukan lajur yang boleh dipakai { SEAT(2) } untuk membalas laluan { SEAT(1) }.
law-order = mula-mula setiap pemain mengosongkan satu lajur, kemudian masing-masing memilih ka.
law-turn = sekarang mesti giliran { SEAT($seat) }.
law-in-passage = ada buah di dalam laluan, di { $point }.
law-vacant = { $point } belum boleh kosong.
law-ka-place = ka { SEAT(1) } belum bergerak dan tidak boleh berada di { $point }.
law-pattern = dalam corak itu buah di { $point } berwarna lain.
law-tokens = { $found } buah { COLOUR($colour) }, tetapi corak itu hanya ada { $most }.
law-scores = jumlah mata pemain ialah { $found }, tetapi { $wanted } mata telah diambil.
