# Apa yang dikatakan laman tentang dirinya tanpa sambungan. Tiada atur cara membawa kata-kata ini.

offline-page-title = Tiada sambungan
offline-description = Dipaparkan sebagai ganti halaman yang tidak disimpan pada peranti ini.
offline-title = Tiada sambungan
offline-lead = Halaman ini tidak disimpan pada peranti ini dan tidak dapat diambil tanpa sambungan.
offline-these = Halaman ini berfungsi tanpa sambungan:
offline-again = Cuba lagi
offline-kept = Disimpan pada peranti ini ({ $megabytes } MB): permainan, pelajarannya dan komputer berfungsi juga tanpa sambungan.
offline-newer = Versi baharu laman ini sudah sedia. Permainan anda tetap disimpan.
offline-use-newer = Muatkan sekarang
offline-later = Kemudian
