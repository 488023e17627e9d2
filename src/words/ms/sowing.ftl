# Games on boards of holes. A game’s own file may say any of these in its own way.

counters = { SPELL($it) } { COUNTER($it) }
store = rumah
stores = rumah
takes = menangkap
# The same of several players, and in the past.
take = menangkap
captured = menangkap
held = { CAPITAL(store) }
score = { held } { SEAT($seat) }: { COUNTERS($size) }
# A hole by its letter, or the store.
place = { $it ->
    [store] { store }
   *[hole] { $it }
}
# Where something falls or ends.
in-place = { $it ->
    [store] dalam { store }
   *[hole] di { $it }
}
taking = { $it ->
    [0] { "" }
   *[other] , { takes } { SPELL($it) }
}
taken = { $it ->
    [0] { "" }
   *[other] , { captured } { SPELL($it) }
}

# How a game has ended.
won = { CAPITAL(SEAT($winner)) } menang:
figures = { $more } lawan { $less }
by-score = { $draw ->
    [yes] Seri, { figures }.
   *[no] { won } { figures }.
}
ended = { by-score }
# The same in a whole sentence: what ended the game, and what was compared.
ended-at-length = { ended }

# At a seat's name: what its number counts, what stands beside it, and all of it for those who hear it.
unit-score = ditangkap
unit-gain = { $stake } pada mulanya
unit-moves = lubang untuk ditabur
unit-beside = dalam { store }
standing-gain = { $score }, { $stake } pada mulanya
standing-moves = { CAPITAL(SEAT($seat)) }: { SPELL($moves) } { unit-moves }. { $score }

# What a move did: at most 25 words.
turn = { CAPITAL(SEAT($seat)) } menabur { SPELL($count) }{ $left ->
    [0] { "" }
   *[other] { " " }daripada { SPELL($whole) }
} dari { $hole }{ $laps ->
    [0] { "" }
    [1] , mengangkat lagi
   *[other] , mengangkat lagi { SPELL($laps) } kali
}, berakhir { IN_PLACE($last) }{ TAKEN($taken) }{ from-holes }{ by-others }{ tied-holes }.{ $withheld ->
    [yes] { " " }{ nothing-taken }
   *[no] { "" }
}{ passing }{ $cut ->
    [none] { "" }
   *[other] { " " }Pusingan { CUT($cut) }
} { $next }
# The same in few words, where several moves are told at once.
turn-briefly = { CAPITAL(SEAT($seat)) } memainkan { $hole }{ TAKEN($taken) }{ from-holes }{ by-others }{ tied-holes }.{ COUNT($passed) ->
    [0] { "" }
   *[other] { " " }{ CAPITAL(SEATS($passed)) } melepaskan giliran.
} { $next }
from-holes = { COUNT($from) ->
    [0] { "" }
   *[other] { " " }dari { LIST($from) }
}
by-others = { $others ->
    [0] { "" }
   *[other] , yang lain { captured } { SPELL($others) }
}
tied-holes = { COUNT($ties) ->
    [0] { "" }
   *[other] , mengikat { LIST($ties) }
}
passing = { COUNT($passed) ->
    [0] { "" }
    [1] { " " }{ CAPITAL(SEATS($passed)) } tidak dapat menabur dan melepaskan giliran.
   *[other] { " " }{ CAPITAL(SEATS($passed)) } melepaskan giliran.
}
at-step = Peringkat { $step } daripada { $all }: { PLACE($hole) } kini { contents }.
# Below the picture of a step.
falls = { $fall ->
    [first] Yang pertama jatuh { IN_PLACE($hole) }
    [next] Satu jatuh { IN_PLACE($hole) }
    [last] Yang terakhir jatuh { IN_PLACE($hole) }
   *[lap] Putaran { $lap }: yang terakhir jatuh { IN_PLACE($hole) }
}, kini { $count }.
emptied = { CAPITAL(SEAT($seat)) } mengosongkan { $hole }. { $next }

# What is to be chosen.
choose = { $what ->
    [end] Mulakan di hujung baris { SEAT($seat) }: pilih lubang yang dilingkari.
    [empty] Pilih lubang yang dilingkari untuk dikosongkan: { COUNTER(2) } di dalamnya keluar daripada permainan.
   *[sow] Pilih lubang yang dilingkari untuk menabur { COUNTER(2) } di dalamnya.
}

# Why not.
not-yours = { $hole } ialah lubang { SEAT($owner) }. Sekarang giliran { SEAT($turn) }{ $from ->
    [none] { "" }
   *[hole] : { $from } hingga { $to }
}.
may-not-empty = { $gone ->
    [yes] { $hole } sudah dikosongkan.
   *[no] { $hole } tidak boleh dikosongkan sekarang. Yang ini boleh: { LIST($legal) }.
}
must-begin = { $hole } tidak boleh dimainkan: langkah ini mesti bermula di { $at }.
too-few = { $count ->
    [0] { $hole } kosong: lubang ini tidak boleh dimainkan.
   *[other] { $hole } berisi { COUNTERS($count) }: lubang ini tidak boleh dimainkan.
}
already-opened = { $hole } sudah dibuka. Yang masih perlu dibuka: { LIST($owed) }.
unfed = { $count ->
    [0] { $hole } akan mengambil semua milik { SEAT($other) }. Yang lain boleh dimainkan: { LIST($feeds) }.
   *[other] { CAPITAL(SEAT($other)) } tiada apa-apa untuk dimainkan, dan { $hole } dengan { COUNTERS($count) } tidak sampai ke baris itu. Yang sampai: { LIST($feeds) }.
}
forbidden = { seen } { $clause }
seen = { $mark ->
    [closed] { $hole } tertutup.
    [free] { $hole } { contents }.
    [tied] { $hole } { $marked } dan { contents }.
   *[other] { $hole } ialah { $marked } dan { contents }.
}
# What a hole holds, after its name.
contents = { $count ->
    [0] kosong
   *[other] berisi { COUNTERS($count) }
}
no-such-hole = Tiada lubang bernama { $letter }.
lot-draws = Tiada siapa memilih: lubang untuk dikosongkan ditentukan secara rawak.
only-one = { CAPITAL(SEAT($seat)) } hanya boleh memainkan { $hole }.
nobody-chooses = Tiada siapa memilih lagi: menurut Parker, setiap langkah bermula di tempat langkah sebelumnya berakhir, sekarang di { $hole }.

# Answers to questions.
rows = { $bottom } { $top }
row = { $whose ->
    [nobody] { "" }
   *[seat] Baris { SEAT($whose) },{ " " }
}{ $from } hingga { $to }: { COMMAS($counts) }.
row-hole = { $count } { $mark }
may = { COUNT($holes) ->
    [0] Tiada lubang yang boleh dimainkan.
   *[other] { CAPITAL(SEAT($seat)) } boleh memainkan { LIST($holes) }.
}

# A hole, for those who hear it.
hole-closed = { $hole } { SEAT($owner) }, tertutup
hole = { $hole } { SEAT($owner) }, { $count ->
    [0] kosong
   *[other] { COUNTERS($count) }
}{ $mark ->
    [none] { "" }
   *[other] , { $marked }
}{ $may ->
    [sow] , boleh dimainkan
    [empty] , boleh dikosongkan
   *[none] { "" }
}{ $decided ->
    [yes] , menentukan permainan
   *[no] { "" }
}
hole-with-end = { hole }, { end-of-move }
end-of-move = { $endless ->
    [yes] akan menabur tanpa henti
   *[no] { $last ->
        [store] berakhir dalam { store }
       *[hole] berakhir di { $last } { SEAT($whose) }
    }{ TAKING($taken) }{ $others ->
    [0] { "" }
   *[other] , yang lain { take } { SPELL($others) }
}{ $ties ->
    [yes] , mengikatnya
   *[no] { "" }
}
}
# A hole that has been tapped to look where it leads.
considered = { $hole } { end-of-move }. { tap-again }
considered-empty = { $hole } akan dikosongkan. { tap-again }
ghost = { $endless ->
    [yes] tanpa henti
   *[no] akhir
}

# Marks: in a sentence, by themselves, and as they stand on the board.
mark-none = { "" }
mark-closed = tertutup
mark-tied = diikat oleh { SEAT($by) }
mark-puta = puta
mark-naga = naga
mark-wala = wala
mark-alone-none = Tiada tanda
mark-alone-closed = tertutup
mark-alone-tied = diikat oleh { SEAT($by) }
mark-alone-puta = puta
mark-alone-naga = naga
mark-alone-wala = wala
mark-sign-none = { "" }
mark-sign-closed = tertutup
mark-sign-tied = diikat { SEAT_LETTER($by) }
mark-sign-puta = puta
mark-sign-naga = naga
mark-sign-wala = wala

# Rounds.
# How a round ends before its time.
cut = { $it ->
    [repeated] tamat: pengulangan.
   *[quiet] tamat: tiada apa-apa diperoleh dalam 200 langkah.
}
round-cut = Pusingan { CUT($cut) }
round-number = { $of ->
    [0] Pusingan { $round }
   *[other] Pusingan { $round } daripada { $of }
}
round-over = Pusingan { $round } { $cut ->
    [none] sudah tamat.
   *[other] { CUT($cut) }
} Dalam { stores }, dengan perolehan sejak mula: { COMMAS($holds) }.
round-begins = Pusingan { $round } bermula: giliran { SEAT($starts) }.
round-begin = Mulakan pusingan { $round }
round-arrange = Susun { COUNTERS($count) } untuk { SEAT($seat) }
round-arranging = { $left ->
    [0] { CAPITAL(SEAT($seat)) } sudah meletakkan semua { COUNTER(2) }.
   *[other] { CAPITAL(SEAT($seat)) } ada { COUNTERS($left) } untuk diletakkan. Ketik lubang untuk menambah satu; ketik lubang yang penuh untuk mengosongkannya.
}
round-laid = { $hole }: { SOME($count) }. Baki untuk diletakkan: { SOME($left) }.
round-may-lay = { COUNT($holes) ->
    [0] Tiada lagi untuk diletakkan.
   *[other] { CAPITAL(SEAT($seat)) } boleh menambah di { LIST($holes) }.
}
round-not-arranged = Baris belum disusun.
round-arranged = { CAPITAL(SEAT($seat)) } sudah menyusun baris sendiri. Pusingan { $round } bermula: giliran { SEAT($starts) }.
round-goes = { $way ->
    [clockwise] Pusingan ini mengikut arah jam.
   *[anticlockwise] Pusingan ini melawan arah jam.
}
round-which-way = Ke arah mana pusingan ini bergerak dari { $hole } { SEAT($seat) }: melawan arah jam atau mengikut arah jam?
round-way = { $way ->
    [clockwise] Ikut arah jam
   *[anticlockwise] Lawan arah jam
}
round-role = { $role ->
    [raja] Raja
    [mandiri] Mandiri
   *[pasu] Pasu
}
round-owes = { CAPITAL(SEAT($from)) } kepada { SEAT($to) }: hutang { COUNTERS($count) }
gain = { $sign ->
    [more] +{ $by }
    [less] −{ $by }
   *[even] ±0
}
seat-gain = { SEAT($seat) } { gain }
# In the table of rounds.
round-sum = jumlah { $gain }, ada { $held }
round-from = + dan − ialah { COUNTER(2) } yang diperoleh atau hilang. Pada mulanya: { COMMAS($stakes) }.

# The log of a game.
log-lifts = { CAPITAL(SEAT($seat)) } mengangkat { COUNTERS($count) } dari { $hole }{ $left ->
    [0] { "" }
   *[other] { " " }dan meninggalkan { SPELL($left) }
}.
log-sows = Ditabur{ $way ->
    [nowhere] { "" }
    [alone] { " " }{ IN_PLACE($last) }
    [named] { " " }satu demi satu di { PLACES($before) }, yang terakhir { IN_PLACE($last) }
   *[round] { " " }satu demi satu dari { PLACE($first) } mengelilingi papan, yang terakhir { IN_PLACE($last) }
}.
places = { $place ->
    [first] { PLACE($it) }
   *[other] { $before } { PLACE($it) }
}
log-takes = { CAPITAL(SEAT($seat)) } { captured } { COUNTERS($count) } dari { $hole }.
log-collects = { CAPITAL(SEAT($seat)) } mengumpulkan { COUNTERS($count) }.
log-keeps = { CAPITAL(SEAT($seat)) } menyimpan { COUNTERS($count) } yang tinggal di baris { SEAT($seat) }.
log-opens = { $left ->
    [0] { $hole } ialah lubang terakhir daripada lima lubang yang perlu dibuka.
   *[other] { $hole } dibuka; { SPELL($left) } lubang lagi masih perlu dibuka.
}
nothing-taken = Tiada apa-apa yang ditangkap.
# Said where the game ends because its position has come again.
repeats = { "" }
log-empties = { CAPITAL(SEAT($seat)) } mengosongkan { $hole }: { COUNTERS($count) } keluar daripada permainan.
log-moves-on = Cengkerang yang makan itu bergerak ke { $to }.
log-forces = { CAPITAL(SEAT($seat)) } mesti bermula di { $hole }.
log-forced = { CAPITAL(SEAT($seat)) } terpaksa bermula di { $hole }.
log-endless = Taburan ini tidak akan habis: selepas 1,000 kali diangkat, ia berhenti di tempatnya.
log-gives = { CAPITAL(SEAT($from)) } memberikan { COUNTERS($count) } kepada { SEAT($to) }.
log-fills = { CAPITAL(SEAT($seat)) } meletakkan { COUNTERS($count) } di { LIST($holes) }.
log-marked = { LIST($holes) } kini { $marked }.
log-reopened = { LIST($holes) } { $mark ->
    [closed] terbuka semula
    [tied] tidak lagi diikat
   *[other] bukan lagi { $marked }
}.
log-unties = { CAPITAL(SEAT($seat)) } mengumpulkan { COUNTERS($count) } dari { $hole }, yang diikat oleh { SEAT($by) }.
log-takes-opposite = { CAPITAL(SEAT($seat)) } mengambil { COUNTERS($count) } dari { $hole }, yang bertentangan dengan { $facing }.
log-roles = Raja: { SEAT($raja) }. Mandiri: { SEAT($mandiri) }. Pasu: { SEAT($pasu) }.
move-took = { captured } { $count }
log-carries = { $stored } dalam { store }{ $closed ->
    [0] { "" }
   *[other] , { $closed } tertutup
}{ LOANS($loans) }
loans = { $before }, { $it }
loan-lent = { $count } dipinjamkan kepada { SEAT($with) }
loan-borrowed = { $count } dipinjam daripada { SEAT($with) }
loan-paid = { $count } dibayar balik kepada { SEAT($with) }
loan-repaid = { $count } dibayar balik oleh { SEAT($with) }
log-debts-count = Hutang dikira: { COMMAS($holds) }.
log-round-over = Pusingan sudah tamat.
log-round-begins = Pusingan { $round } bermula.
log-again = Yang terakhir jatuh dalam { store }: giliran { SEAT($seat) } lagi.
log-passes = { CAPITAL(SEAT($seat)) } tidak dapat menabur dan melepaskan giliran.
log-ends = { $rounds ->
    [yes] Perlawanan
   *[no] Permainan
} sudah tamat: { $how ->
    [draw] seri
   *[other] { SEATS($winners) } menang
}.

# The laws that a position breaks, where a record or an address has one.
setup-holes = { $found } lubang, tetapi papan ada { $wanted }.
setup-stores = { $found } rumah, tetapi permainan ini ada { $wanted }.
setup-total = { $found } daripada { $wanted } buah sudah diletakkan.
setup-mark = lubang { $hole } dalam teks itu tidak boleh mempunyai tanda ini.
setup-seat = tiada pemain { $found }.
setup-note = permainan ini tidak mengenal “{ $key }”.
setup-value = “{ $key }” tidak boleh “{ $value }”.
setup-must-pass = pemain ini tidak dapat menabur: giliran seterusnya mesti pemain lain.
