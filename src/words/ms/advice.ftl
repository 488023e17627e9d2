# What is said where somebody asks for advice.

advice-title = Nasihat
advice-hint = Petua
advice-ask-spot = Di mana tepatnya?
advice-ask-line = Urutan penuh
advice-hide-hint = Sembunyikan petua
advice-analysis = Analisis
advice-close = Tutup analisis
advice-on = Analisis dihidupkan: nilainya ada di papan dan dalam senarai.
advice-off = Analisis dimatikan.
advice-seeking = Sedang mencari petua.
advice-no-hint = Tiada petua untuk diberikan di sini.
advice-over = Permainan sudah tamat: tiada nasihat untuk diberikan.
advice-lot = Yang seterusnya ditentukan secara rawak.
advice-best-line = Urutan terbaik
advice-step-back = Undur satu langkah dalam urutan
advice-step-on = Maju satu langkah dalam urutan
advice-play = Mainkan langkah pertamanya
advice-before-line = Sebelum urutan: kedudukan di papan.
advice-moves = Semua langkah, yang terbaik dahulu
advice-move = Langkah
advice-value = Nilai
advice-then = Dijangka seterusnya
advice-lost-not-loaded = Tiada nasihat: fail pemain komputer tidak dapat dimuatkan. Permainan diteruskan.
advice-lost-not-allowed = Tiada nasihat: pelayar tidak membenarkan pemain komputer di sini. Permainan diteruskan.
advice-lost-broken = Tiada nasihat: komputer berhenti kerana ralat. Permainan diteruskan.
advice-lost-silent = Tiada nasihat: komputer tidak menjawab. Permainan diteruskan.
# A value: its sign, its whole and its tenths; on the board the lettering has a dash and no minus.
figure = { $sign ->
    [more] +
    [less] −
   *[none] { "" }
}{ decimal }
figure-board = { $sign ->
    [more] +
    [less] –
   *[none] { "" }
}{ decimal }
decimal = { $tenths ->
    [0] { $whole }
   *[other] { $whole }.{ $tenths }
}
share-board = { $share }%
# By how much, in the word for what is counted.
amount = { $tenths ->
    [0] { $whole } { COUNTED($whole) }
   *[other] { decimal } { COUNTED(2) }
}
counted = buah
prospect = { SEAT($seat) } { $share }%
proof-draw = Terbukti: seri.
proof-shared = Terbukti: { SEATS($winners) } berkongsi kemenangan.
proof-wins = Terbukti: { SEAT($winner) } menang.
proof-wins-by = Terbukti: { SEAT($winner) } menang dengan kelebihan { amount }.
worth-three = Peluang menang: { COMMAS($prospects) }.
worth-level = Tiada siapa dijangka mendahului pada akhirnya. { worth-chance }
worth-lead = { CAPITAL(SEAT($who)) } dijangka { $ahead ->
    [yes] mendahului
   *[no] ketinggalan
} sebanyak { amount } pada akhirnya. { worth-chance }
worth-chance = { CAPITAL(SEAT($who)) } menang { $share } daripada 100 permainan seperti ini.

part-hole = Lihat { $hole }.
part-holes = Lihat antara lubang { LIST($holes) }.
part-columns = Lihat di lajur { $columns }.
part-block = Lihat lajur { $columns }, baris { $rows }.
part-laying = Baris { SEAT($seat) } disusun untuk pusingan seterusnya.
part-next-round = Pusingan seterusnya bermula.
span = { $one ->
    [yes] { $from }
   *[no] { $from } hingga { $to }
}
spot-hole = Lubangnya ialah { $hole }.
spot-column = Lajurnya ialah { $column }.
spot-ka = Buah di { $point } menjadi ka.
spot-point = Ka pergi ke { $point }.
spot-laid = Baris itu mendapat { LIST($counts) }.
spot-next-round = Tiada apa-apa untuk dipilih.

advice-line = Terbaik: { $first }.{ COUNT($next) ->
    [0] { "" }
   *[other] { " " }Dijangka seterusnya: { COMMAS($next) }.
} { $worth }
advice-best = Terbaik: { $first }. { $worth }
advice-depth = Kedalaman: { SPELL($depth) } langkah. Kedudukan yang disemak: { THOUSANDS($nodes) }.{ $thinks ->
    [yes] { " " }Masih berfikir.
   *[no] { "" }
}
advice-numbers = Nilai menunjukkan kelebihan yang dijangka bagi { SEAT($who) } pada akhirnya, dalam bilangan { COUNTED(2) }. Sempadan berganda bermaksud nilai itu terbukti.
advice-step-of = Langkah { $step } daripada { $all } dalam urutan.
cell-three = { COMMAS($prospects) }
