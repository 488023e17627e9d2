//! Pictures of the boards whose stores lie between the rows, and of what the rules make of holes, as SVG text.
//!
//! `PAPAN_ACCEPT=1 cargo test --test marked` writes what is drawn now; look at it before it is committed.

#[path = "common/pictures.rs"]
mod pictures;

use papan::{
    board::{
        View, draw, drawing,
        sowing::{Game, sowing_board},
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
use pictures::hold;
use yew::{LocalServerRenderer, prelude::*};

const KINDS: [Kind; 3] = [Kind::KotuBaendum, Kind::RajaPasuMandiri, Kind::RajaPasu];

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
    let game = Game {
        game: kind.game(),
        position,
        label: "board".into(),
        marks: Vec::new(),
        may: Vec::new(),
        last: None,
        showing: None,
        ghost: None,
        tells: false,
        still: false,
        stop: Hole(0),
    };
    let html = sowing_board(view, &game);
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(LocalServerRenderer::<Only>::with_props(Drawn { html }).hydratable(false).render())
}

/// A position with the largest heaps, and one with every mark.
fn positions(kind: Kind) -> [Position; 2] {
    let game = kind.game();
    let setup = |holes: [u32; 14], stores: &[u32]| {
        let setup = Setup { holes: holes.into(), stores: stores.into(), ..Setup::default() };
        game.position(&setup).unwrap()
    };
    let (heaps, mut marked) = match kind {
        Kind::RajaPasuMandiri => (
            setup([14, 2, 3, 1, 0, 0, 0, 14, 0, 1, 2, 4, 0, 1], &[40, 12, 4]),
            setup([7, 0, 7, 7, 7, 7, 7, 7, 0, 7, 7, 7, 7, 7], &[0, 11, 3]),
        ),
        Kind::RajaPasu => (
            setup([14, 2, 3, 1, 0, 0, 0, 4, 0, 1, 2, 4, 0, 1], &[58, 8]),
            setup([7, 0, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0], &[12, 2]),
        ),
        _ => (
            setup([1, 0, 5, 0, 2, 0, 0, 0, 3, 0, 1, 0, 0, 2], &[31, 11]),
            setup([4, 5, 3, 3, 4, 1, 4, 4, 4, 6, 2, 4, 1, 0], &[6, 5]),
        ),
    };
    let marks: &[(u8, Mark)] = match kind {
        Kind::KotuBaendum => &[
            (0, Mark::Tied(Seat::FIRST)),
            (7, Mark::Tied(Seat::SECOND)),
            (6, Mark::Tied(Seat::SECOND)),
            (5, Mark::Puta),
            (10, Mark::Naga),
            (3, Mark::Wala),
            (13, Mark::Closed),
        ],
        Kind::RajaPasuMandiri => &[(1, Mark::Closed), (8, Mark::Closed)],
        _ => &[(1, Mark::Closed), (13, Mark::Closed)],
    };
    for &(hole, mark) in marks {
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
    for kind in KINDS {
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
    let layout = draw::Layout::new(drawing(Kind::KotuBaendum), 7, false);
    let at = draw::sign::tied(&layout, 0, 0, "tied S");
    let all = [
        at.clone(),
        draw::sign::tied(&layout, 0, 1, "tied N"),
        draw::sign::shut(&layout, 0, "closed"),
        draw::sign::named(&layout, 0, "puta", true),
        draw::sign::named(&layout, 0, "naga", true),
        draw::sign::named(&layout, 0, "wala", false),
    ];
    for (i, mark) in all.iter().enumerate() {
        assert!(!all[..i].contains(mark), "{mark}");
    }
    // a shut hole has no figure; each other has one
    let drawn = board(Kind::KotuBaendum, positions(Kind::KotuBaendum)[1], View::Open);
    assert_eq!(drawn.matches("data-count").count(), 13 + 2);
    // and each has its word
    for (word, holes) in [("closed", 1), ("tied S", 1), ("tied N", 2), ("puta", 1), ("naga", 1), ("wala", 1)]
    {
        assert_eq!(drawn.matches(&format!(">{word}<")).count(), holes, "{word}");
    }
}

#[test]
fn the_board_of_three_has_three_stores_each_in_its_section() {
    let drawn = board(Kind::RajaPasuMandiri, positions(Kind::RajaPasuMandiri)[0], View::Open);
    for (seat, count) in [("first", 40), ("second", 12), ("third", 4)] {
        assert!(drawn.contains(&format!("data-count=\"{seat}\" class=\"pp-fig\">{count}<")), "{seat}");
    }
    let layout = draw::Layout::new(drawing(Kind::RajaPasuMandiri), 7, false);
    let order = |layout: &draw::Layout| [0, 1, 2].map(|seat| layout.store(seat).x);
    let [middle, left, right] = order(&layout);
    assert!(left < middle && middle < right);
    // the second has become Raja, the third Mandiri; and the Mandiri on the right
    assert_eq!(order(&layout.clone().seated([2, 0, 1])), [right, middle, left]);
    assert!(!draw::sign::worn(&layout).contains("scale(-1"));
    assert!(!draw::sign::worn(&layout.clone().seated([2, 0, 1])).contains("scale(-1"));
    assert!(draw::sign::worn(&layout.clone().seated([0, 2, 1])).contains("scale(-1"));
    // half a turn puts the left at the right
    let half = layout.half_turned();
    assert_eq!(order(&half), [middle, right, left]);
    assert!(draw::sign::worn(&half).contains("scale(-1"));
}
