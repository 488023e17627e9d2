//! The way of `docs/adding-a-game.md`, gone: copies of two rooms under other names, the lines that the page says, and
//! nothing else. The new games are compiled, played and drawn, as their originals are.
//!
//! The tree and what is compiled of it stay below `target/tmp/adding`, so that another run is quick.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use papan::{engine::sowing::Kind, page::Page};

/// Of the project all that a program is compiled of.
const TREE: [&str; 4] = ["Cargo.lock", "CHANGELOG.md", "docs/strength.txt", "src"];

/// A game and its copy.
struct Copied {
    kind: Kind,
    /// What each word of the room becomes: the type, the room and the name in addresses.
    words: [(String, String); 3],
    /// What clause ids begin with, and what those of the copy do.
    prefix: (String, String),
    /// The same in the keys and variants of the words.
    keys: Vec<(String, String)>,
}

impl Copied {
    fn of(kind: Kind, list: &str) -> Copied {
        let name = kind.name();
        let (of, room) = line(list, name);
        let new = |text: &str, copy: &str| (text.to_string(), copy.to_string());
        let prefix = kind.clauses()[0].id.split('.').next().expect("an id with a dot");
        Copied {
            kind,
            words: [
                new(&of, &format!("CopyOf{of}")),
                new(&room, &format!("copy_of_{room}")),
                new(name, &format!("copy-of-{name}")),
            ],
            prefix: (format!("\"{prefix}."), format!("\"copy-{prefix}.")),
            keys: ["clause-", "law-", "["]
                .map(|before| (format!("{before}{prefix}-"), format!("{before}copy-{prefix}-")))
                .into(),
        }
    }

    /// A text of the room as the copy has it.
    fn text(&self, text: &str) -> String {
        let text = text.replace(&self.prefix.0, &self.prefix.1);
        let text = self.keys.iter().fold(text, |text, (key, copy)| text.replace(key, copy));
        let [of, room, (name, address)] = &self.words;
        // where the room is called as the game is in addresses, quotation marks tell them apart
        let text = text.replace(&format!("\"{name}\""), &format!("\"{address}\""));
        // a row of a table begins with it
        let text = text.replace(&format!("\n{name} "), &format!("\n{address} "));
        let text = if *name == room.0 { text } else { renamed(&text, name, address) };
        [of, room].into_iter().fold(text, |text, (word, copy)| renamed(&text, word, copy))
    }
}

/// The type and the room of a game in the list of `src/games/mod.rs`.
fn line(list: &str, name: &str) -> (String, String) {
    let end = format!(" = \"{name}\";");
    let line = list.lines().find_map(|line| line.trim().strip_suffix(&end)).expect("a line of the list");
    let (of, room) = line.split_once(" in ").expect("a type in a room");
    (of.to_string(), room.to_string())
}

/// A text with a whole word replaced wherever it stands.
fn renamed(text: &str, word: &str, copy: &str) -> String {
    let inside = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '-';
    let (mut done, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(word) {
        let (before, after) = (&rest[..at], &rest[at + word.len()..]);
        let whole = !before.ends_with(inside) && !after.starts_with(inside);
        done += before;
        done += if whole { copy } else { word };
        rest = after;
    }
    done + rest
}

/// A text with a line put after the one that is told.
#[track_caller]
fn after(text: &str, line: &str, added: &str) -> String {
    assert_eq!(text.matches(&format!("{line}\n")).count(), 1, "one line {line}");
    text.replacen(&format!("{line}\n"), &format!("{line}\n{added}\n"), 1)
}

/// Every file below a folder, by its path below another.
fn files(root: &Path, path: &Path, all: &mut Vec<PathBuf>) {
    let full = root.join(path);
    if full.is_dir() {
        for entry in fs::read_dir(&full).expect("a folder of the project") {
            files(root, &path.join(entry.expect("an entry of the folder").file_name()), all);
        }
    } else {
        all.push(path.to_path_buf());
    }
}

/// Writes a file where it is another, so that what has not changed is not compiled again.
fn write(path: &Path, text: &[u8]) {
    if fs::read(path).is_ok_and(|held| held == text) {
        return;
    }
    fs::create_dir_all(path.parent().expect("a file in a folder")).expect("a folder to write to");
    fs::write(path, text).expect("a file to write to");
}

/// The tree with its copied rooms, as the page says that they are added.
fn lay(root: &Path, tree: &Path, games: &[Copied]) {
    let mut wanted = Vec::new();
    TREE.iter().for_each(|path| files(root, Path::new(path), &mut wanted));
    let mut all: Vec<(PathBuf, Vec<u8>)> =
        wanted.into_iter().map(|path| (path.clone(), fs::read(root.join(path)).expect("a file"))).collect();
    for game in games {
        let [(of, new), (room, copy), (name, address)] = &game.words;
        let (from, to) = (Path::new("src/games").join(room), Path::new("src/games").join(copy));
        let mut own = Vec::new();
        files(root, &from, &mut own);
        for path in own {
            let text = fs::read_to_string(root.join(&path)).expect("a text of the room");
            let within = path.strip_prefix(&from).expect("a path of the room");
            all.push((to.join(within), game.text(&text).into_bytes()));
        }
        edit(&mut all, "src/games/mod.rs", |text| {
            let text = after(text, &format!("pub mod {room};"), &format!("pub mod {copy};"));
            let listed = format!("    {of} in {room} = \"{name}\";");
            after(&text, &listed, &format!("    {new} in {copy} = \"{address}\";"))
        });
    }
    // no other package of the workspace is compiled
    let toml = fs::read_to_string(root.join("Cargo.toml")).expect("a manifest");
    let members = toml.lines().find(|line| line.starts_with("members = [")).expect("the members");
    let toml = toml.replace(members, "members = []");
    // and no test, which would have to be there
    let (package, rest) = toml.split_once("[[test]]").expect("tests that are listed");
    let (_, features) = rest.split_once("[features]").expect("features after the tests");
    let toml = [package, "[features]", features].concat();
    all.push(("Cargo.toml".into(), toml.into_bytes()));
    let lock = tree.join("Cargo.lock");
    for (path, text) in &all {
        // cargo has left out of it what the other packages want
        if path != Path::new("Cargo.lock") || !lock.exists() {
            write(&tree.join(path), text);
        }
    }
    let mut stale = Vec::new();
    files(tree, Path::new("src"), &mut stale);
    for path in stale.iter().filter(|path| all.iter().all(|(known, _)| known != *path)) {
        fs::remove_file(tree.join(path)).expect("a file of another time");
    }
}

fn edit(all: &mut [(PathBuf, Vec<u8>)], path: &str, change: impl Fn(&str) -> String) {
    let (_, text) = all.iter_mut().find(|(known, _)| known == Path::new(path)).expect("a file of the tree");
    *text = change(std::str::from_utf8(text).expect("UTF-8")).into_bytes();
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    let modified = fs::metadata(from)?.modified()?;
    fs::copy(from, to)?;
    fs::File::options().write(true).open(to)?.set_modified(modified)
}

/// Gives a folder of compiled things what has been compiled already of the packages that both trees share; what cargo
/// does not take it compiles itself.
fn share(from: &Path, to: &Path) {
    for folder in [".fingerprint", "build", "deps"] {
        let mut all = Vec::new();
        if from.join(folder).is_dir() {
            files(from, Path::new(folder), &mut all);
        }
        for path in all {
            let own = path.components().nth(1).is_some_and(|name| {
                let name = name.as_os_str().to_string_lossy();
                name.trim_start_matches("lib").starts_with("papan") || name.starts_with("xtask")
            });
            // a test's program has no ending
            let program = folder == "deps" && path.extension().is_none();
            let there = to.join(&path);
            if own || program || there.exists() {
                continue;
            }
            fs::create_dir_all(there.parent().expect("a file in a folder")).expect("a folder to link into");
            let from = from.join(&path);
            // what cargo writes into in place is copied, with its time: by that it knows what is fresh
            let _ = match folder {
                "deps" => fs::hard_link(from, &there),
                _ => copy(&from, &there),
            };
        }
    }
}

#[track_caller]
fn ran(command: &mut Command) -> Output {
    let output = command.output().expect("a program that can be run");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{command:?}\n{said}");
    output
}

/// The board of a page.
fn board(page: &Path) -> String {
    let text = fs::read_to_string(page).unwrap_or_else(|why| panic!("{}: {why}", page.display()));
    let from = text.find("class=\"pp-board").unwrap_or_else(|| panic!("{} has no board", page.display()));
    let from = text[..from].rfind('<').expect("an element");
    let to = from + text[from..].find("</svg>").expect("a board ends");
    text[from..to].to_string()
}

#[test]
fn whoever_follows_the_page_has_a_game_that_is_played_and_drawn() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let list = fs::read_to_string(root.join("src/games/mod.rs")).expect("the list of games");
    let first = |rounds| Kind::ALL.into_iter().find(|kind| kind.seats() == 2 && kind.has_rounds() == rounds);
    let games: Vec<_> = [first(false), first(true)].into_iter().flatten().collect();
    let games: Vec<_> = games.into_iter().map(|kind| Copied::of(kind, &list)).collect();
    assert!(!games.is_empty(), "no game for two");

    let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join("adding");
    let (tree, compiled, site) = (place.join("tree"), place.join("compiled"), place.join("site"));
    lay(root, &tree, &games);
    let here = env::current_exe().expect("this test");
    let profile = here.parent().and_then(Path::parent).expect("the folder of the profile");
    share(profile, &compiled.join("debug"));
    ran(Command::new(env!("CARGO"))
        .current_dir(&tree)
        .env("CARGO_TARGET_DIR", &compiled)
        .args(["build", "--offline", "--quiet", "--bin", "playouts", "--bin", "prerender"])
        // it is played a few times: sooner compiled is sooner done
        .args([
            "--config",
            "profile.dev.package.papan.opt-level=0",
            "--config",
            "profile.dev.package.papan.debug=0",
        ]));

    let sheets: Vec<_> = Page::all().into_iter().flat_map(Page::sheets).collect();
    // what pages load is measured: empty files do for that
    let first = ["boot.js", "frame.js", "offline.js", "worker.js"];
    std::fs::create_dir_all(site.join("static/fonts")).expect("a folder");
    for file in first.map(String::from).into_iter().chain(sheets.iter().map(|name| format!("{name}.css"))) {
        std::fs::write(site.join("static").join(file), "").expect("a file");
    }
    let sheets = sheets.iter().map(|name| format!("{name}={name}.css"));
    ran(Command::new(compiled.join("debug/prerender")).arg(&site).args(first).args(sheets));
    for game in &games {
        let [_, _, (name, address)] = &game.words;
        for preset in game.kind.presets() {
            let played = |name: &str| {
                let mut command = Command::new(compiled.join("debug/playouts"));
                let output =
                    ran(command.arg(name).args(["--preset", preset.name, "--games", "5", "--seed", "3"]));
                String::from_utf8(output.stdout).expect("lines of text")
            };
            let (original, copy) = (played(name), played(address));
            assert_eq!(copy.lines().count(), 5, "{address}");
            assert!(copy.contains(&game.prefix.1), "its own clauses end it: {copy}");
            assert_eq!(copy, game.text(&original), "{address} under {}", preset.name);
        }
        let drawn = [name, address].map(|name| board(&site.join(name).join("index.html")));
        assert!(drawn[1].matches("<circle").count() + drawn[1].matches("<use").count() > 10, "{}", drawn[1]);
        let wanted = game.text(&drawn[0]).replace(&format!("-{name}-"), &format!("-{address}-"));
        assert_eq!(drawn[1], wanted, "{address}");
    }
}

/// The files of a room that the page names, without their endings.
fn named() -> Vec<String> {
    let page = include_str!("../docs/adding-a-game.md");
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.filter_map(|row| Some(row.split(['`', '.', '/']).next()?.to_string())).collect()
}

#[test]
fn every_room_has_the_files_that_the_page_names_and_no_others() {
    let mut wanted = named();
    assert!(wanted.contains(&"rules".to_string()) && wanted.contains(&"tests".to_string()), "{wanted:?}");
    wanted.push("mod".into());
    wanted.sort();
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    for kind in Kind::ALL {
        let room = games.join(kind.name().replace('-', "_"));
        let mut found: Vec<_> = fs::read_dir(&room)
            .unwrap_or_else(|why| panic!("{}: {why}", room.display()))
            .map(|entry| {
                let name = entry.expect("an entry of the room").file_name();
                name.to_string_lossy().trim_end_matches(".rs").to_string()
            })
            .collect();
        found.sort();
        assert_eq!(found, wanted, "{}", kind.name());
    }
}
