//! A move as a strip of pictures, for random moves of every game: which steps have a panel, and that the picture stands
//! by itself.
//!
//! `PAPAN_ACCEPT=1 cargo test --test host strip::` writes what is drawn now; look at it before it is committed.

#[path = "common/pictures.rs"]
mod pictures;

use std::collections::BTreeSet;

use papan::{
    board::View,
    engine::{Kind, pasang::Pasang},
    options,
    page::{played::Played, strip::Strip, table::Table},
    playout::Playouts,
    session::Session,
    story::{
        Beat,
        showing::Run,
        strip::{FEWEST, MOST, panels},
    },
    words::say,
};
use quick_xml::{Reader, events::Event};

const LINK: &str = "https://papan.example/game/#v=1&moves=a_B&at=m2";

/// A random game, and all tables on the way.
fn each_moment<F: Played>(plain: F, seed: u64, mut look: impl FnMut(&Session<F>, &Run<F>)) {
    let mut session = Session::new(plain, plain.start());
    Playouts::new(plain, seed).play(plain.start(), |_, chosen, _| {
        session.push(chosen).expect("a legal move");
        let (before, events) = session.replay(session.cursor()).expect("a move");
        look(&session, &Run::of(before, events));
    });
}

fn hold_panels<F: Played>(plain: F) -> [usize; 3] {
    let (mut moves, mut full, mut left_out) = (0, 0, 0);
    for seed in 0..3 {
        each_moment(plain, seed, |session, run| {
            let game = session.game();
            let panels = panels(session, run);
            let steps: Vec<_> = panels.iter().map(|panel| panel.steps).collect();
            let what = format!("{} after {} moves: {steps:?}", game.name(), session.cursor());
            let all = run.steps();
            assert!(steps.len() >= FEWEST.min(all + 1) && steps.len() <= MOST, "{what} of {all}");
            assert!(steps.is_sorted_by(|a, b| a < b), "{what}");
            assert_eq!((steps.first(), steps.last()), (Some(&0), Some(&all)), "{what}");
            let takes = |step: &usize| {
                run.event(*step).is_some_and(|cited| matches!(game.beat(&cited), Beat::Takes(_)))
            };
            let takes: Vec<_> = (0..all).filter(takes).map(|step| step + 1).collect();
            // before, the first counter lifted, the first that falls, the end
            if takes.len() + 4 <= MOST {
                assert!(takes.iter().all(|step| steps.contains(step)), "{what}: captures at {takes:?}");
            }
            for panel in &panels {
                let caption = panel.caption.iter().map(say).collect::<Vec<_>>();
                assert!(
                    !caption.is_empty() && caption.iter().all(|said| !said.is_empty()),
                    "{what}: {caption:?}"
                );
            }
            moves += 1;
            full += usize::from(steps.len() == MOST);
            left_out += usize::from(takes.len() + 4 > MOST);
        });
    }
    [moves, full, left_out]
}

#[test]
fn a_strip_shows_beginning_captures_and_end_of_every_move() {
    for kind in Kind::ALL {
        let [moves, full, left_out] = match kind {
            Kind::Sowing(kind) => hold_panels(kind.game()),
            Kind::Pasang => hold_panels(Pasang::default()),
        };
        println!("{}: {moves} moves, {full} with {MOST} panels, {left_out} with more captures", kind.name());
        assert!(moves > 30, "{}", kind.name());
    }
}

fn table<F: Played>(session: &Session<F>) -> Table<F> {
    let address = options::write(session, session.game().presets()[0].name, None);
    Table::new(options::read(F::by_name(session.game().name()).expect("a game"), &address), View::Open)
}

/// That a text is one element of XML which needs nothing besides.
fn stands_alone(svg: &str, what: &str) {
    let mut reader = Reader::from_str(svg);
    let (mut depth, mut elements) = (0, BTreeSet::new());
    loop {
        let (element, opens) = match reader.read_event().unwrap_or_else(|error| panic!("{what}: {error}")) {
            Event::Start(element) => (element, true),
            Event::Empty(element) => (element, false),
            Event::End(_) => {
                depth -= 1;
                continue;
            }
            Event::Text(text) => {
                text.decode().unwrap_or_else(|error| panic!("{what}: {error}"));
                continue;
            }
            Event::GeneralRef(_) => continue,
            Event::Eof => break,
            other => panic!("{what}: {other:?}"),
        };
        depth += i32::from(opens);
        elements.insert(String::from_utf8_lossy(element.name().as_ref()).to_string());
        for attribute in element.attributes() {
            let attribute = attribute.unwrap_or_else(|error| panic!("{what}: {error}"));
            let name = String::from_utf8_lossy(attribute.key.as_ref()).to_string();
            assert!(!["class", "style", "id", "href"].contains(&&*name), "{what}: {name}");
        }
    }
    assert_eq!(depth, 0, "{what}");
    let drawn = ["circle", "desc", "g", "path", "rect", "svg", "text", "title", "tspan"];
    assert!(elements.iter().all(|name| drawn.contains(&&**name)), "{what}: {elements:?}");
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""), "{what}");
    for of_page in ["var(", "url(", "currentColor"] {
        assert!(!svg.contains(of_page), "{what}: {of_page}");
    }
}

fn hold_pictures<F: Played>(plain: F) {
    let name = plain.name();
    let start = Session::new(plain, plain.start());
    assert!(Strip::of(&table(&start), LINK).is_none(), "{name}: nothing has been played");
    each_moment(plain, 5, |session, _| {
        if session.cursor() % 7 != 1 {
            return;
        }
        let mut table = table(session);
        // whatever a person has typed
        table.names[0] = Some("<b>\u{1}&\u{ffff}\"".into());
        let strip = Strip::of(&table, LINK).expect("a strip");
        let what = format!("{name} after {} moves", session.cursor());
        let sheet = strip.sheet();
        stands_alone(&sheet, &what);
        assert!(
            sheet.contains("https://papan.example/game/#v=1&amp;moves=a_B&amp;at=m2"),
            "{what}: the address"
        );
        let view = |svg: &str| -> Vec<i32> {
            let sides = svg.split_once("viewBox=\"").expect("a size").1.split_once('"').expect("its end").0;
            sides.split(' ').map(|side| side.parse().expect("a number")).collect()
        };
        // on a phone a panel is as wide as can be read
        let (wide, phone) = (view(&sheet)[2], view(&strip.preview(300))[2]);
        assert!((200..=1060).contains(&wide) && phone <= wide && phone <= 560, "{what}: {wide}, {phone}");
        stands_alone(&strip.preview(300), &what);
    });
}

#[test]
fn a_strip_is_a_picture_that_stands_by_itself() {
    for kind in Kind::ALL {
        match kind {
            Kind::Sowing(kind) => hold_pictures(kind.game()),
            Kind::Pasang => hold_pictures(Pasang::default()),
        }
    }
}

/// The strip of the last move of an address, an element a line.
fn drawn<F: Played>(plain: F, address: &str) -> String {
    let read = options::read(plain, address);
    assert!(read.errors.is_empty(), "{address}: {:?}", read.errors);
    let strip = Strip::of(&Table::new(read, View::Open), LINK).expect("a strip");
    strip.sheet().replace("><", ">\n<")
}

#[test]
fn strips_are_drawn_as_they_were() {
    let mut wrong = Vec::new();
    for kind in Kind::ALL {
        let address = papan::catalogue::example(kind);
        let drawn = match kind {
            Kind::Sowing(kind) => drawn(kind.game(), address),
            Kind::Pasang => drawn(Pasang::default(), address),
        };
        pictures::hold(&format!("{}-strip.svg", kind.name()), &drawn, &mut wrong);
    }
    assert!(wrong.is_empty(), "other pictures than before: {wrong:#?}");
}
