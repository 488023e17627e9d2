//! Pictures of the boards whose stores lie between the rows, and of what the rules make of holes, as SVG text.
//!
//! `PAPAN_ACCEPT=1 cargo test --test host marked::` writes what is drawn now; look at it before it is committed.

#[path = "common/pictures.rs"]
mod pictures;

use papan::{
    board::{
        View, draw, drawing,
        sowing::{BoardProps, sowing_board},
    },
    engine::{
        Hole,
        seat::Seat,
        sowing::{
            Kind,
            position::{Event, Mark, Position},
            setup::Setup,
        },
    },
};
use pictures::{hold, rooms};
use yew::{LocalServerRenderer, prelude::*};

#[derive(Properties, PartialEq)]
struct Drawn {
    html: Html,
}

#[component(Only)]
fn only(props: &Drawn) -> Html {
    props.html.clone()
}

/// A board in a position, as the server writes it.
fn board(kind: Kind, position: Position, view: View) -> String {
    let game = BoardProps {
        game: kind.game(),
        position,
        label: "board".into(),
        marks: Vec::new(),
        playable: Vec::new(),
        last: None,
        showing: None,
        ghost: None,
        describes_moves: false,
        reduced_motion: false,
        tab_stop: Hole(0),
        asks_for_places: false,
        body: papan::board::Body::Own,
        targets: true,
        compares_stores: false,
    };
    let html = sowing_board(view, &game);
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(LocalServerRenderer::<Only>::with_props(Drawn { html }).hydratable(false).render())
}

/// The table of a game whose holes bear marks: `tests/marked.txt` in its room.
fn table(kind: Kind) -> Option<[String; 3]> {
    let path = rooms::tests(kind.name()).join("marked.txt");
    path.exists().then(|| rooms::lines(&path).try_into().expect("three lines"))
}

fn kinds() -> Vec<Kind> {
    let marked = |kind: &Kind| !kind.game().marks().is_empty();
    let kinds: Vec<_> = Kind::ALL.into_iter().filter(|kind| table(*kind).is_some()).collect();
    assert!(kinds.iter().all(marked));
    kinds
}

/// The marks of the second position: the hole and what it bears.
fn marks(kind: Kind) -> Vec<(u8, Mark)> {
    let [.., marks] = table(kind).expect("a table");
    let read = |text: &str| {
        let (hole, mark) = text.split_once(' ').expect("a hole and its mark");
        let mark = match mark {
            "closed" => Mark::Closed,
            "puta" => Mark::Puta,
            "naga" => Mark::Naga,
            "wala" => Mark::Wala,
            "tied-first" => Mark::Tied(Seat::FIRST),
            "tied-second" => Mark::Tied(Seat::SECOND),
            other => panic!("no mark is called {other}"),
        };
        (hole.parse().expect("a hole"), mark)
    };
    marks.split(", ").map(read).collect()
}

/// What each store holds in the position with the largest heaps.
fn stores(kind: Kind) -> Vec<u32> {
    let [heaps, ..] = table(kind).expect("a table");
    numbers(heaps.split_once('_').expect("stores").1)
}

fn numbers(text: &str) -> Vec<u32> {
    text.split('-').map(|count| count.parse().expect("a count")).collect()
}

/// A position with the largest heaps, and one with every mark.
fn positions(kind: Kind) -> [Position; 2] {
    let game = kind.game();
    let [heaps, marked, _] = table(kind).expect("a table");
    let [heaps, mut marked] = [heaps, marked].map(|text| {
        let (holes, stores) = text.split_once('_').expect("holes and stores");
        let setup = Setup { holes: numbers(holes), stores: numbers(stores), ..Setup::default() };
        game.position(&setup).unwrap()
    });
    for (hole, mark) in marks(kind) {
        marked.apply(Event::Mark { hole: Hole(hole), mark });
    }
    [heaps, marked]
}

/// What is drawn on the body, without the buttons, whose words are not drawn.
fn seen(board: &str) -> String {
    let from = board.find("class=\"marks\"").expect("marks");
    let from = board[..from].rfind('<').expect("an element");
    let to = board.find("<g class=\"hits\"").expect("the buttons");
    board[from..to].replace("><", ">\n<")
}

#[test]
fn boards_between_rows_are_drawn_as_they_were() {
    let mut wrong = Vec::new();
    for kind in kinds() {
        for (view, turned, laid) in [(View::Open, false, "open"), (View::Turned, true, "turned")] {
            let name = kind.name();
            let layout = draw::Layout::new(drawing(kind), 7, turned);
            let body = draw::body(&layout).replace("><", ">\n<");
            hold(&format!("{name}-{laid}-body.svg"), &body, &mut wrong);
            for (position, which) in positions(kind).into_iter().zip(["heaps", "marked"]) {
                let drawn = seen(&board(kind, position, view));
                hold(&format!("{name}-{laid}-{which}.svg"), &drawn, &mut wrong);
            }
        }
    }
    assert!(wrong.is_empty(), "other pictures than before: {wrong:#?}");
}

#[test]
fn every_mark_has_a_shape_of_its_own() {
    let layout = draw::Layout::new(drawing(Kind::ALL[0]), 7, false);
    let at = draw::sign::tied_hole(&layout, 0, 0, "tied P1");
    let all = [
        at.clone(),
        draw::sign::tied_hole(&layout, 0, 1, "tied P2"),
        draw::sign::closed_hole(&layout, 0, "closed"),
        draw::sign::named_hole(&layout, 0, "puta", Some("puta")),
        draw::sign::named_hole(&layout, 0, "naga", Some("naga")),
        draw::sign::named_hole(&layout, 0, "wala", None),
    ];
    for (i, mark) in all.iter().enumerate() {
        assert!(!all[..i].contains(mark), "{mark}");
    }
    for kind in kinds() {
        let (drawn, marks) = (board(kind, positions(kind)[1], View::Open), marks(kind));
        let bear = |wanted: Mark| marks.iter().filter(|(_, mark)| *mark == wanted).count();
        // a shut hole has no figure; each other has one, and each store
        let figures = usize::from(2 * kind.game().row()) - bear(Mark::Closed) + kind.seats();
        assert_eq!(drawn.matches("data-count").count(), figures, "{}", kind.name());
        // and each has its word
        for (word, mark) in [
            ("closed", Mark::Closed),
            ("tied P1", Mark::Tied(Seat::FIRST)),
            ("tied P2", Mark::Tied(Seat::SECOND)),
            ("puta", Mark::Puta),
            ("naga", Mark::Naga),
            ("wala", Mark::Wala),
        ] {
            assert_eq!(drawn.matches(&format!(">{word}<")).count(), bear(mark), "{} {word}", kind.name());
        }
    }
}

#[test]
fn the_board_of_three_has_three_stores_each_in_its_section() {
    let Some(kind) = kinds().into_iter().find(|kind| kind.seats() == 3) else { return };
    let drawn = board(kind, positions(kind)[0], View::Open);
    for (seat, count) in ["first", "second", "third"].into_iter().zip(stores(kind)) {
        assert!(drawn.contains(&format!("data-count=\"{seat}\" class=\"pp-fig\">{count}<")), "{seat}");
    }
    let layout = draw::Layout::new(drawing(kind), 7, false);
    let order = |layout: &draw::Layout| [0, 1, 2].map(|seat| layout.store(seat).x);
    let [middle, left, right] = order(&layout);
    assert!(left < middle && middle < right);
    // the second has become Raja, the third Mandiri; and the Mandiri on the right
    assert_eq!(order(&layout.clone().with_stores_at([2, 0, 1])), [right, middle, left]);
    assert!(!draw::sign::owner_edges(&layout).contains("scale(-1"));
    assert!(!draw::sign::owner_edges(&layout.clone().with_stores_at([2, 0, 1])).contains("scale(-1"));
    assert!(draw::sign::owner_edges(&layout.clone().with_stores_at([0, 2, 1])).contains("scale(-1"));
    // half a turn puts the left at the right
    let half = layout.half_turned();
    assert_eq!(order(&half), [middle, right, left]);
    assert!(draw::sign::owner_edges(&half).contains("scale(-1"));
}
