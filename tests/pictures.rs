//! Pictures of boards as SVG text: the same parameters give the same picture, for ever.
//!
//! `PAPAN_ACCEPT=1 cargo test --test host pictures::` writes what is drawn now; look at it before it is committed.

#[path = "common/pictures.rs"]
mod pictures;

use papan::{
    board::{View, draw, drawing, sowing::traces},
    engine::{
        Game,
        sowing::{Kind, Sowing},
    },
    notation::write_position,
    options,
    page::{App, AppProps, Page},
    story::sowing::path,
};
use pictures::{
    hold,
    rooms::{self, lines},
};
use yew::LocalServerRenderer;

/// A page's text, as the server writes it.
fn page(kind: Kind, view: View, address: &str) -> String {
    let props = AppProps {
        page: Page::Game(kind.into()),
        plain: kind.game(),
        view,
        root: "../".into(),
        address: address.to_string().into(),
        visit: None,
        mounted: Default::default(),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(LocalServerRenderer::<App<Sowing>>::with_props(props).hydratable(false).render())
}

/// Where the element begins that has a class; Yew writes the class after the other attributes.
fn beginning(text: &str, class: &str) -> usize {
    let at = text.find(&format!("class=\"{class}")).unwrap_or_else(|| panic!("no {class}"));
    text[..at].rfind('<').unwrap()
}

/// The board of a page, an element a line.
fn board(page: &str) -> String {
    let from = beginning(page, "pp-board");
    let to = page[from..].find("</svg>").expect("a board ends") + from;
    page[from..to].replace("><", ">\n<")
}

/// A group of a board by its class, up to the next group of that level.
fn layer<'a>(board: &'a str, class: &str, next: &str) -> &'a str {
    let from = beginning(board, class);
    &board[from..from + beginning(&board[from..], next)]
}

/// The layers that change; the wood is looked at by itself.
fn moving(page: &str) -> String {
    let board = board(page);
    board[beginning(&board, "counters")..].to_string()
}

/// The start of a game, some moves into it with a capture among them, and the middle of the last of these.
fn moments(kind: Kind) -> [String; 3] {
    let table = lines(&rooms::tests(kind.name()).join("pictures.txt"));
    let [later, middle] = table.try_into().expect("two addresses");
    [String::new(), later, middle]
}

#[test]
fn boards_are_drawn_as_they_were() {
    let mut wrong = Vec::new();
    for kind in Kind::ALL {
        for (view, turned, laid) in [(View::Open, false, "open"), (View::Turned, true, "turned")] {
            let layout = draw::Layout::new(drawing(kind), kind.game().row().into(), turned);
            hold(
                &format!("{}-{laid}-body.svg", kind.name()),
                &draw::body(&layout).replace("><", ">\n<"),
                &mut wrong,
            );
            for (address, moment) in moments(kind).into_iter().zip(["start", "later", "middle"]) {
                let drawn = moving(&page(kind, view, &address));
                assert_eq!(
                    drawn.contains("class=\"palm\""),
                    moment == "middle",
                    "a hand carries in the middle of a move"
                );
                assert_eq!(drawn.contains('×'), moment == "later", "a capture is shown");
                hold(&format!("{}-{laid}-{moment}.svg", kind.name()), &drawn, &mut wrong);
            }
        }
    }
    assert!(wrong.is_empty(), "other pictures than before: {wrong:#?}");
}

#[test]
fn ways_changes_and_ghosts_are_drawn_as_they_were() {
    let mut wrong = Vec::new();
    for kind in Kind::ALL {
        let session = options::read(kind.game(), &moments(kind)[1]).session;
        let (game, position) = (session.game(), session.position());
        let (before, events) = session.replay(session.cursor()).unwrap();
        let mut ghosts = Vec::new();
        game.each_move(position, |chosen| ghosts.push(path::ghost(game, position, chosen)));
        for (turned, laid) in [(false, "open"), (true, "turned")] {
            let layout = draw::Layout::new(drawing(kind), game.row().into(), turned);
            let mut drawn = traces::move_path(&layout, &path::MovePath::of(&events));
            assert!(drawn.starts_with("<path"));
            drawn += &traces::changed(&layout, &path::changed(&before, position, game.row()));
            drawn.extend(ghosts.iter().map(|ghost| traces::ghost(&layout, position, ghost, "last")));
            assert_eq!(drawn.matches(">last<").count(), ghosts.len());
            hold(&format!("{}-{laid}-traces.svg", kind.name()), &drawn.replace("><", ">\n<"), &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "other pictures than before: {wrong:#?}");
}

#[test]
fn the_picture_after_moves_is_the_picture_of_the_position() {
    for kind in Kind::ALL {
        let address = &moments(kind)[1];
        let session = options::read(kind.game(), address).session;
        let position = format!("pos={}", write_position(session.game(), session.position()));
        for view in [View::Open, View::Turned] {
            let (played, set_up) = (board(&page(kind, view, address)), board(&page(kind, view, &position)));
            assert_eq!(layer(&played, "counters", "marks"), layer(&set_up, "counters", "marks"));
            assert_ne!(
                layer(&played, "counters", "marks"),
                layer(&board(&page(kind, view, "")), "counters", "marks")
            );
        }
    }
}

#[test]
fn a_file_carries_both_layouts_and_no_style() {
    for kind in Kind::ALL {
        let page = page(kind, View::Either, "");
        assert_eq!(page.matches("class=\"pp-board").count(), 2);
        assert!(!page.contains("style="));
        // every drawing that is used is defined in the file, once
        let page = page + &Page::Game(kind.into()).definitions();
        for (at, _) in page.match_indices("href=\"#pp-") {
            let id = page[at + "href=\"#".len()..].split('"').next().unwrap();
            assert_eq!(page.matches(&format!("id=\"{id}\"")).count(), 1, "{id}");
        }
        // without scripts the rules can be read: every clause, with what it rests on
        for clause in kind.game().clauses() {
            assert!(page.contains(&format!("id=\"{}\"", clause.id)), "{}", clause.id);
        }
    }
}
