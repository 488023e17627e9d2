//! A site in small for tests, as the build writes it.

use crate::Site;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use xtask::project;

const GAME: &str = "<!doctype html>\n<html lang=\"en\" data-root=\"../\" data-file=\"some-game/index.html\" data-page=\"game\" data-program=\"sowing-1\">\n\
    <head>\n<link rel=\"icon\" type=\"image/svg+xml\" href=\"../static/icon.svg\">\n<link rel=\"apple-touch-icon\" href=\"../static/icon-180.png\">\n\
    <link rel=\"stylesheet\" href=\"../static/site-1.css\">\n<script src=\"../static/boot-1.js\"></script>\n</head>\n\
    <body><a href=\"../index.html\">Papan</a></body>\n</html>\n";
const PLAIN: &str = "<!doctype html>\n<html lang=\"en\" data-root=\"./\">\n<body></body>\n</html>\n";

/// The home page links what it is in another language.
const HOME: &str = "<!doctype html>\n<html lang=\"en\" data-root=\"./\">\n<body><nav class=\"langs\"><a href=\"xx/index.html\" hreflang=\"xx\">X</a></nav></body>\n</html>\n";
/// What only its pages load.
const OTHER_FONT: &str = "static/fonts/own.woff2";

/// The folder of that language.
const OTHER: &str = "xx/";
const OTHER_GAME: &str = "<!doctype html>\n<html lang=\"xx\" data-root=\"../\" data-site=\"../../\" data-file=\"some-game/index.html\" data-page=\"game\" data-program=\"sowing-1\">\n\
    <head>\n<link rel=\"stylesheet\" href=\"../../static/site-1.css\">\n<script src=\"../../static/boot-1.js\"></script>\n</head>\n\
    <body><a href=\"../index.html\">Papan</a></body>\n</html>\n";

const FILES: [(&str, &str); 30] = [
    ("index.html", HOME),
    ("xx/index.html", PLAIN),
    ("xx/manifest.webmanifest", "{}"),
    ("xx/offline/index.html", PLAIN),
    ("xx/some-game/index.html", OTHER_GAME),
    ("xx/embed/v1/some-game/index.html", PLAIN),
    ("xx/embed/v1/some-game/learn/index.html", PLAIN),
    ("some-game/index.html", GAME),
    ("some-game/oembed.json", "{}"),
    ("some-game/learn/index.html", PLAIN),
    ("embed/v1/some-game/index.html", PLAIN),
    ("embed/v1/some-game/learn/index.html", PLAIN),
    ("embed/v1/papan-board/examples/article.html", "<!doctype html>\n<p>An article.</p>\n"),
    (
        "kiosk/index.html",
        "<!doctype html>\n<html lang=\"en\" data-root=\"../\">\n<main data-games=\"some-game\"></main></html>\n",
    ),
    (
        "sw.js",
        "const KEPT = {\"languages\":{\"en\":{\"files\":[]},\"xx\":{\"files\":[\"fonts/own.woff2\"]}}}\nimportScripts()\n",
    ),
    (OTHER_FONT, "letters"),
    ("robots.txt", "User-agent: *"),
    ("static/boot-1.js", "start()"),
    ("static/icon.svg", "<svg/>"),
    ("static/pictures/some-game.png", "points"),
    ("static/site-1.css", "@font-face{src:url(fonts/serif.woff2)}"),
    ("static/fonts/serif.woff2", "font"),
    ("static/fonts/OFL.txt", "SIL OPEN FONT LICENSE"),
    ("static/sowing-1.js", "papan.glue.page=()=>\"opponent-sowing-1\""),
    ("static/sowing-1.wasm", "page"),
    ("static/sowing-1.packed.js", "papan.packed.page=\"cGFnZQ==\""),
    ("static/opponent-sowing-1.js", "papan.glue.worker=function(){}"),
    ("static/opponent-sowing-1.wasm", "worker"),
    ("static/opponent-sowing-1.packed.js", "papan.packed.worker=\"d29ya2Vy\""),
    ("static/words-some-game-xx-1.js", "words()"),
];

/// The site in a folder of its own for each call, since tests run beside each other; the test removes it.
pub fn site() -> Site {
    static MADE: AtomicUsize = AtomicUsize::new(0);
    let number = MADE.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("papan-pack-{}-{number}", std::process::id()));
    project::remove(&folder).unwrap();
    for (path, text) in FILES {
        project::write(&folder.join(path), text).unwrap();
    }
    Site::read(&folder, None).unwrap()
}

pub fn remove(site: &Site) {
    project::remove(&site.folder).unwrap();
}

/// What is known of that site, without its files.
pub fn known() -> Site {
    let mut paths = FILES.map(|(path, _)| PathBuf::from(path));
    paths.sort();
    Site {
        folder: PathBuf::new(),
        paths: paths
            .iter()
            .filter_map(|path| path.to_str())
            .filter(|path| !path.starts_with(OTHER) && *path != OTHER_FONT)
            .map(String::from)
            .collect(),
        home: String::new(),
        language: "en".into(),
        games: vec!["some-game".into()],
    }
}
