# The page that says how sure the site is of its rules, and how one corrects it. No program carries these words.

about-title = Sejauh mana kami pasti
about-page-title = Sejauh mana kami pasti tentang setiap peraturan
about-description = Maksud istilah dinyatakan, disimpulkan, saksi lain dan keputusan kami pada sesuatu peraturan, bilangan setiap jenis dalam setiap permainan, dan cara membetulkannya.
about-lead = Kebanyakan permainan ini pernah ditulis sekali sahaja, dalam beberapa baris. Setiap peraturan di sini menyatakan asasnya, dengan satu daripada empat istilah. Garis di sebelah peraturan menunjukkan perkara yang sama.
about-words-title = Empat istilah
about-says-stated = Teks yang dipetik menyatakannya. Kami tidak memetik halaman dengan lebih tepat daripada yang kami baca: jika hanya julat halaman diketahui, julat itulah yang dipetik.
about-says-inferred = Perkara ini disimpulkan daripada teks yang dipetik, yang tidak menyatakannya.
about-says-witness = Catatan lain, bukan catatan yang menjadi asas permainan ini, menyatakannya. Catatan itu dinamakan pada peraturan.
about-says-editorial = Tiada siapa menyatakannya. Permainan tidak dapat dimainkan tanpa jawapan, jadi kami memberikan satu. Jika jawapan lain sama baiknya, jawapan itu boleh dipilih dalam peraturan permainan.
about-ledger-title = Permainan demi permainan
about-ledger-lead = Berapa banyak peraturan setiap permainan berasaskan apa:
about-game = Permainan
about-rules = Peraturan
about-all-games = Semua permainan
about-correct-title = Jika sesuatu peraturan salah
about-correct-lead = Beritahu kami, sama ada peraturan, halaman atau satu perkataan sahaja. Yang paling membantu kami ialah:
about-correct-address = alamat peraturan itu, yang berakhir dengan nama peraturan, seperti alamat ini:
about-correct-version = versi laman ini, yang tertera di kaki setiap halaman: kini { $version };
about-correct-text = apa yang dikatakan sumber dengan perkataannya sendiri, dengan pengarang, tahun dan halaman, dan di mana teks itu boleh dibaca.
about-correct-frozen = Pembetulan tidak pernah mengubah permainan yang sudah dimainkan: alamat yang pernah dipetik membuka apa yang dibukanya dahulu.
