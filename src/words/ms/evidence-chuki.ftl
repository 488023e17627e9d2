# What the page of evidence tells of Chuki, in our own words. A word between underscores is of the game's own
# language: _batu_.

chuki-evidence-name = Chuki
chuki-evidence-lead = Chuki dari Johor dimainkan dengan 60 buah putih dan 60 buah hitam, di papan yang mirip papan Pasang. Pemain tidak menggerakkan buah: tiga dadu menentukan apa yang diambil keluar.
chuki-evidence-why = Tiada siapa menceritakan lontaran dadu yang mana mengeluarkan buah yang mana dan berapa banyak, mahupun siapa yang menang. Satu rekod yang sama memberi papan dua saiz, dan hanya ringkasannya ada susunan permulaan, yang tidak disokong oleh petikannya. Menurut satu catatan dari Jawa, buah digerakkan dan dadu tidak digunakan, jadi mungkin itu permainan lain.

chuki-evidence-fact-names = Di Johor permainan ini dipanggil Chuki. Senarai kata mencatat Chuke, Juki, Tjuki dan Tjoeki.
chuki-evidence-fact-board-words = Papannya ialah _papan chuki_, tempat yang ditinggikan bagi mangkuk _tempat mangkok_, buahnya _batu_.
chuki-evidence-fact-dice = Dua pemain bergilir-gilir. Setiap pemain menjatuhkan tiga dadu ke dalam mangkuk, dan mengeluarkan buahnya sendiri menurut lontaran itu.
chuki-evidence-fact-java = Di Jawa ada permainan dengan nama ini, dengan 60 buah sepihak di 120 titik. Langkahnya ke semua arah dan mengambil satu, tiga atau lima sekali gus.
chuki-evidence-fact-java-begins = Di Jawa, cabutan undi menentukan siapa yang mengambil buah pertama. Pemain meneruskan selagi dia dapat mengambil; yang mula-mula menghabiskan buah lawan menang.
chuki-evidence-fact-johore = Titik dalam rekod ialah 1° 28′ 30.67″ U, 103° 45′ 44.52″ T. Petikannya hanya menamakan Johor, jadi titik itu mewakili bandar atau negeri itu, bukan tempat yang diketahui setepat seperseratus saat.
chuki-evidence-fact-dated = Katalog menarikhkan permainan Johor menurut buku Culin, 1898, dan permainan Jawa menurut edisi pertama Raffles, 1817.
chuki-evidence-fact-board = Papan dengan sepuluh petak sesisi ada 121 persilangan. Yang di tengah ditutup, jadi 120 digunakan, untuk 60 buah putih dan 60 buah hitam.
chuki-evidence-fact-figures = Buku Culin mengandungi dua rajah, kata rencana ensiklopedia: nombor 174 menunjukkan meja yang menjadi papan permainan, nombor 175, di halaman 871, pelan papan. Kedua-duanya tidak memuatkan titik tengah dan empat garis yang sepatutnya menuju ke situ.
chuki-evidence-fact-record = Katalog menyebut rekodnya tentang Johor sebagai huraian peraturan sezaman, dengan keyakinan 100.
chuki-evidence-fact-record-java = Katalog menyebut rekodnya tentang Jawa sebagai etnografi, dengan keyakinan 100. Rekod itu memetik edisi 1830, halaman 391.
chuki-evidence-fact-summary = Ringkasan katalog ada dua belas petak sesisi, dengan buah putih dalam dua segi tiga di penjuru dan di empat titik di sebelah mangkuk. Petikannya ada sepuluh petak, dan tiada susunan.
chuki-evidence-fact-at-second-hand = Buku Culin, Raffles, Crawfurd dan Roorda van Eysinga belum kami lihat. Kami tahu apa yang dipetik daripadanya oleh sebuah rencana ensiklopedia dan katalog; bagi halaman Culin, rencana itu memberi 871–873, katalog 872–873.
chuki-evidence-fact-crawfurd = Sebuah kamus Melayu tahun 1852 (halaman 39 dan 62) mengatakan bahawa Chuke atau Juki seperti dam. Kamus itu karya Crawfurd; salinan rencana ensiklopedia kami mengeja namanya Crawford.
chuki-evidence-fact-roorda = Kamus Roorda van Eysinga tahun 1835 (halaman 662) juga mengatakan bahawa permainan itu seperti dam. Kamus itu menyebut 120 petak kecil, 60 buah hitam dan 60 buah putih.
chuki-evidence-fact-beans = Catatan lain mengatakan bahawa Tjuki seperti dam, dengan kacang putih dan hitam.

chuki-evidence-account-culin = Culin 1898, seperti yang dipetik katalog
chuki-evidence-account-catalogue = Ringkasan katalog
chuki-evidence-account-article = Rencana ensiklopedia tentang Pasang
chuki-evidence-account-raffles = Raffles tentang Jawa, seperti yang dipetik katalog

chuki-evidence-question-board = Sebesar manakah papannya?
chuki-evidence-answer-board-culin = Sepuluh petak sesisi; 120 titik digunakan.
chuki-evidence-answer-board-catalogue = Dua belas petak sesisi; titik di tepi tidak digunakan.
chuki-evidence-answer-board-article = Sepuluh petak sesisi, jadi sebelas kali sebelas titik. Yang di tengah tidak digunakan.
chuki-evidence-answer-board-raffles = Papannya ada 120 titik.
chuki-evidence-question-layout = Bagaimanakah buah disusun pada mulanya?
chuki-evidence-answer-layout-culin = Semuanya di papan; susunannya tidak diceritakan.
chuki-evidence-answer-layout-catalogue = Putih dalam segi tiga di dua penjuru yang bertentangan dan di empat titik di sebelah mangkuk, hitam di semua tempat lain.
chuki-evidence-answer-layout-article = Semuanya di titik-titik; susunannya tidak diceritakan.
chuki-evidence-question-dice = Adakah dadu digunakan?
chuki-evidence-answer-dice-culin = Tiga, dilontar ke dalam mangkuk di tengah.
chuki-evidence-answer-dice-catalogue = Tiga, dilontar ke dalam mangkuk di tengah.
chuki-evidence-answer-dice-article = Tiga, dilontar ke dalam mangkuk.
chuki-evidence-answer-dice-raffles = Tiada yang disebut.
chuki-evidence-question-moves = Adakah buah bergerak?
chuki-evidence-answer-moves-culin = Hanya diceritakan bahawa buah dikeluarkan.
chuki-evidence-answer-moves-catalogue = Hanya diceritakan bahawa buah dikeluarkan.
chuki-evidence-answer-moves-article = Hanya diceritakan bahawa buah dikeluarkan.
chuki-evidence-answer-moves-raffles = Ya, ke semua arah.
chuki-evidence-question-taking = Buah siapakah yang diambil, dan berapa banyak?
chuki-evidence-answer-taking-culin = Buah pemain yang melontar, menurut dadu. Berapa banyak tidak diceritakan.
chuki-evidence-answer-taking-catalogue = Buah diambil menurut dadu; buah siapa tidak diceritakan.
chuki-evidence-answer-taking-article = Buah pemain yang melontar, menurut dadu. Berapa banyak tidak diceritakan.
chuki-evidence-answer-taking-raffles = Buah pemain lawan: satu, tiga atau lima, berulang kali selagi boleh dilakukan.
chuki-evidence-question-beginning = Siapakah yang memulakan permainan?
chuki-evidence-answer-beginning-raffles = Pemain yang memenangi cabutan undi.
chuki-evidence-question-winning = Siapakah yang menang?
chuki-evidence-answer-winning-raffles = Pemain yang mula-mula membersihkan papan daripada buah lawan.

chuki-evidence-unknown-casts = Lontaran dadu yang mana mengeluarkan buah yang mana, dan berapa banyak?
chuki-evidence-unknown-winner = Bilakah permainan dengan dadu tamat, dan siapakah yang menang?
chuki-evidence-unknown-board = Adakah papannya sepuluh petak sesisi, atau dua belas?
chuki-evidence-unknown-layout = Bagaimanakah buah disusun sebelum lontaran pertama?
chuki-evidence-unknown-java = Adakah permainan Jawa, yang tidak mengenal dadu, permainan yang sama?

chuki-evidence-place-johore = Johor, di Semenanjung Tanah Melayu. Titiknya daripada rekod; yang diwakilinya ialah bandar itu atau seluruh negeri.
chuki-evidence-place-java = Jawa. Rekod hanya menamakan pulau itu; titiknya ialah tengah pulau, kami yang menetapkannya.
chuki-evidence-date-raffles = Raffles menceritakan permainan Jawa
chuki-evidence-date-culin = Culin menerbitkan catatan tentang permainan Johor

chuki-evidence-like-pasang = Papan dan bilangan buahnya serupa, tetapi Pasang tiada dadu, dan apa yang diambil dipilih oleh pemainnya.
