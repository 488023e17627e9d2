//! What the pages about the site show is what they are about.

use std::{collections::BTreeSet, process::Command};

use yew::LocalServerRenderer;

use super::{credits::Package, *};
use crate::{
    engine::{Kind, clause::Certainty},
    page::{App, AppProps, Page, keys::Keyboard, played::Played},
    site::{Fixed, FixedProps},
    words::keys::KeyText,
};

fn run(html: impl Future<Output = String>) -> String {
    tokio::runtime::Builder::new_current_thread().build().expect("a runtime").block_on(html)
}

fn fixed(page: Page) -> String {
    let props = FixedProps { page, root: page.root().into() };
    run(LocalServerRenderer::<Fixed>::with_props(props).hydratable(false).render())
}

fn written(about: About) -> String {
    fixed(Page::About(about))
}

/// The page of a game.
fn played<F: Played>(plain: F) -> String {
    let page = Page::Game(plain.kind());
    let props = AppProps {
        page,
        plain,
        view: crate::board::View::Either,
        root: page.root().into(),
        address: "".into(),
        visit: None,
        mounted: Default::default(),
    };
    run(LocalServerRenderer::<App<F>>::with_props(props).hydratable(false).render())
}

/// The lists of keys of a page, as its file has them.
fn keyboards(html: &str) -> Vec<&str> {
    let lists = html.split("<dl class=\"keyboard\">").skip(1);
    lists.map(|rest| rest.split("</dl>").next().unwrap_or_default()).collect()
}

#[test]
fn the_ledger_counts_every_rule_once() {
    let html = written(About::Evidence);
    let foot = html.split_once("<tfoot>").expect("the sums").1;
    let cells = foot.split("<td>").skip(1).map(|cell| cell.split('<').next().unwrap_or_default());
    let sums: Vec<usize> = cells.map(|cell| cell.parse().expect("a number")).collect();
    let all: usize = Kind::ALL.into_iter().map(|kind| kind.clauses().len()).sum();
    assert_eq!(sums[..Certainty::ALL.len()].iter().sum::<usize>(), all);
    assert_eq!(sums.last(), Some(&all));
    assert!(html.matches("<tr>").count() == 2 + Kind::ALL.len());
}

#[test]
fn the_page_of_keys_has_every_key_that_a_page_with_a_board_has() {
    let html = written(About::Keys);
    let all: BTreeSet<&str> = keyboards(&html).into_iter().collect();
    let rows: BTreeSet<&str> = all.iter().flat_map(|list| list.split("<div>")).collect();
    let boards = crate::engine::sowing::Kind::ALL.into_iter().map(|kind| played(kind.game()));
    let boards = boards.chain([played(crate::engine::pasang::Pasang::default())]);
    let others = Kind::ALL.map(Page::Position).into_iter().chain([Page::Patterns]).map(fixed);
    for page in boards.chain(others) {
        let lists = keyboards(&page);
        assert!(!lists.is_empty(), "{page}");
        for row in lists.iter().flat_map(|list| list.split("<div>")) {
            assert!(rows.contains(row), "{row}");
        }
    }
    // and those of every page, which none of them lists
    assert!(html.contains(&say(&KeyText::NextControl)));
    assert!(keyboards(&html).len() > 6 && Keyboard::of_game(Kind::Pasang) == Keyboard::Points);
}

/// The packages on which ours depends itself, with their licences, as cargo knows them.
fn direct(target: &[&str]) -> BTreeSet<(String, String)> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["tree", "--offline", "--locked", "--package", "papan", "--depth", "1"]).args(target);
    cargo.args(["--edges", "normal", "--prefix", "none", "--format", "{p}\t{l}"]);
    let told = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("cargo");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let text = String::from_utf8(told.stdout).expect("text");
    let package = |line: &str| {
        let (package, licence) = line.split_once('\t')?;
        let licence = licence.trim_end_matches(" (*)").to_string();
        Some((package.split(' ').next()?.to_string(), licence))
    };
    // the first line is the package itself
    text.lines().skip(1).filter_map(package).collect()
}

#[test]
fn the_credits_name_every_package_with_its_licence() {
    let named = |all: &[Package]| -> BTreeSet<(String, String)> {
        all.iter().map(|(name, licence)| (name.to_string(), licence.to_string())).collect()
    };
    let programs = direct(&["--target", "wasm32-unknown-unknown"]);
    assert_eq!(named(credits::IN_PROGRAMS), programs);
    let host: BTreeSet<_> = direct(&[]).difference(&programs).cloned().collect();
    assert_eq!(named(credits::WRITING), host);
    let html = written(About::Credits);
    for (name, licence) in programs.union(&host) {
        let row = format!("<code>{name}</code></th><td translate=\"no\">{licence}</td>");
        assert!(html.contains(&row), "{row}");
    }
    for subject in crate::catalogue::evidence::Subject::all() {
        let link = format!("href=\"../../{}/evidence/index.html\"", subject.name());
        assert!(html.contains(&link), "{link}");
    }
}

#[test]
fn the_credits_name_the_holders_of_the_letters() {
    let licence = include_str!("../../../static/fonts/OFL.txt");
    let html = written(About::Credits);
    for whose in ["2003–2022 SIL International", "2022 The Noto Project Authors"] {
        assert!(html.contains(whose), "{whose}");
        assert!(licence.replace('-', "–").contains(whose), "{whose}");
    }
}

#[test]
fn the_page_of_versions_has_every_rule_set_with_the_rules_counted() {
    let html = written(About::Versions);
    for kind in Kind::ALL {
        let link = format!("href=\"../../{}/index.html#rules\"", kind.name());
        let row = html.split_once(&link).expect("a row").1.split("</tr>").next().unwrap_or_default();
        let counts = format!("<td>{}</td><td>{}</td>", kind.clauses().len(), kind.readings().len());
        assert!(row.contains(&counts), "{}: {row}", kind.name());
        let names: Vec<_> = row.split("<code>").skip(1).filter_map(|rest| rest.split('<').next()).collect();
        assert_eq!(names, kind.presets().iter().map(|preset| preset.name).collect::<Vec<_>>());
    }
    assert!(html.contains("<code>#v=1</code>") && html.contains("<code>embed/v1/</code>"));
}

#[test]
fn the_rules_for_scripts_have_the_version_of_the_site() {
    let package: serde_json::Value =
        serde_json::from_str(include_str!("../../../static/engine/package.json")).expect("JSON");
    assert_eq!(package["version"], env!("CARGO_PKG_VERSION"));
}

#[test]
fn only_what_was_given_is_a_contact() {
    let places = [About::Evidence, About::Accessibility, About::Privacy, About::Translating];
    let contact = Contact::read("mailto:games@museum.example?subject=Papan").expect("a contact");
    for about in About::ALL {
        assert!(!written(about).contains(&say(&AboutText::Contact)), "{about:?}");
    }
    set_contact(contact);
    let link =
        "<a href=\"mailto:games@museum.example?subject=Papan\" translate=\"no\">games@museum.example</a>";
    for about in About::ALL {
        assert_eq!(written(about).contains(link), places.contains(&about), "{about:?}");
    }
    CONTACT.set(None);
}

#[test]
fn the_foot_of_every_page_leads_to_the_pages_about_the_site() {
    for page in [Page::Home, Page::Map, Page::About(About::Keys), Page::Missing] {
        let html = fixed(page);
        let (_, foot) = html.split_once("<footer").expect("a foot");
        for about in About::FOOT {
            assert!(foot.contains(&format!("href=\"{}{}\"", page.root(), about.file())), "{page:?}");
        }
    }
    let embed = fixed(Page::LearnEmbed(Kind::Pasang));
    assert!(!embed.contains("class=\"ways-about\""), "an embed has no foot");
}
