//! Pictures of the board of Pasang as SVG text: the same parameters give the same picture, for ever.
//!
//! `PAPAN_ACCEPT=1 cargo test --test host pasang_pictures::` writes what is drawn now; look at it before it is committed.

#[path = "common/pictures.rs"]
mod pictures;

use papan::board::draw::pasang::{
    Colour, Layout, MovePath, Offer, Piece, Pieces, Step, body, changed, column, coordinates, definition,
    end, focus, focus_column, ghost, may_take, move_path, offer, other, passage, pieces, playable,
};
use pictures::hold;

/// The traditional pattern that the encyclopedia shows first, rows from the top.
const START: [&str; 11] = [
    "wwwwwbbbbbw",
    "bwwwwbbbbww",
    "bbwwwbbbwww",
    "bbbwwbbwwww",
    "bbbbwbwwwww",
    "bbbbb_bbbbb",
    "wwwwwbwbbbb",
    "wwwwbbwwbbb",
    "wwwbbbwwwbb",
    "wwbbbbwwwwb",
    "wbbbbbwwwww",
];

/// Staged: the passages are c and i, North has a ka, South chooses one.
const MIDDLE: [&str; 11] = [
    "wwwwwbbb.bw",
    "bwwwwbbb.ww",
    "bbwwwbbb.ww",
    "bb.wwbb....",
    "bb.bwb.....",
    "bb.bb_.....",
    "w..wwbwb.b.",
    "....w.ww.b.",
    "ww..w.wwwb.",
    "ww..wbwwww.",
    "w..w.bwwwww",
];

fn at(name: &str) -> usize {
    let column = usize::from(name.as_bytes()[0] - b'a');
    (name[1..].parse::<usize>().unwrap() - 1) * 11 + column
}

fn lying(rows: [&str; 11], kas: &[(usize, &str, Colour)], trays: [[usize; 2]; 2]) -> Pieces {
    let mut points = [None; 121];
    for (down, row) in rows.iter().enumerate() {
        for (column, letter) in row.bytes().enumerate() {
            points[(10 - down) * 11 + column] = match letter {
                b'b' => Some(Piece::Ball(Colour::Black)),
                b'w' => Some(Piece::Ball(Colour::White)),
                _ => None,
            };
        }
    }
    for &(seat, name, colour) in kas {
        points[at(name)] = Some(Piece::Ka(seat, colour));
    }
    Pieces { points, trays }
}

fn start(layout: &Layout) -> String {
    let columns: String = (0..11).map(|column| may_take(layout, 0, column)).collect();
    let price = column(layout, 0, 2, "2 black, 3 white, 8 points");
    pieces(layout, &lying(START, &[], [[0; 2]; 2])) + &columns + &price + &focus_column(layout, 0, 2)
}

fn passages(layout: &Layout) -> String {
    passage(layout, 0, 2) + &passage(layout, 1, 8)
}

/// North has moved, and South is to choose among all its vacant points.
fn middle(layout: &Layout) -> String {
    let on = lying(MIDDLE, &[(0, "d1", Colour::White), (1, "i6", Colour::Black)], [[11, 9], [14, 7]]);
    let taken = ["g6", "h6", "j6"].map(at);
    let step = Step { from: at("i9"), to: at("i6"), jumps: false };
    let may = ["d1", "c1", "d2"].map(at).map(|point| playable(layout, point, on.points[point])).concat();
    let past = move_path(layout, &MovePath { step: Some(step), taken: &taken });
    let over = end(layout, at("i6")) + &may + &changed(layout, 1, 25, 28) + &focus(layout, at("d1"));
    passages(layout) + &past + &pieces(layout, &on) + &over
}

/// South considers a line of five for a token that slides, another that jumps, and has a second choice.
fn offered(layout: &Layout) -> String {
    let on = lying(MIDDLE, &[(1, "i6", Colour::Black)], [[11, 9], [14, 7]]);
    let row = ["a3", "e3", "g3", "h3", "i3"].map(at);
    let column = ["c9", "c10", "c11"].map(at);
    let slide = Some(Step { from: at("b3"), to: at("c3"), jumps: false });
    let jump = Some(Step { from: at("e5"), to: at("c5"), jumps: true });
    let colour = Colour::White;
    let five = Offer { at: at("c3"), step: slide, tokens: &row, colour, price: "5 white, 10 points" };
    let three = Offer { at: at("c5"), step: jump, tokens: &column, colour, price: "" };
    let ghosts = ghost(layout, 0, at("c3"), "") + &ghost(layout, 0, at("c5"), "ka");
    let marks = other(layout, at("c3"), slide, &column) + &offer(layout, &five) + &offer(layout, &three);
    passages(layout) + &pieces(layout, &on) + &ghosts + &marks
}

/// Only the kas are left.
fn cleared(layout: &Layout) -> String {
    let kas = [(0, "e8", Colour::Black), (1, "h3", Colour::White)];
    let on = lying(["..........."; 11], &kas, [[22, 36], [37, 23]]);
    let step = Step { from: at("e2"), to: at("e8"), jumps: false };
    let taken = ["c8", "d8", "j8"].map(at);
    let past = move_path(layout, &MovePath { step: Some(step), taken: &taken });
    passages(layout) + &past + &pieces(layout, &on) + &end(layout, at("e8"))
}

fn layouts() -> [(&'static str, Layout); 3] {
    let turned = Layout::new(true);
    [("open", Layout::new(false)), ("turned", turned), ("half", turned.half_turned())]
}

#[test]
fn boards_are_drawn_as_they_were() {
    let mut wrong = Vec::new();
    for (laid, layout) in layouts() {
        let scenes = [
            // the board itself stands once a page, beside what refers to it
            ("body", definition() + &body(&layout)),
            ("coordinates", coordinates(&layout)),
            ("start", start(&layout)),
            ("middle", middle(&layout)),
            ("offered", offered(&layout)),
            ("end", cleared(&layout)),
        ];
        for (name, drawn) in scenes {
            // nothing of the body belongs to a seat
            let laid = if name == "body" && laid == "half" { "turned" } else { laid };
            hold(&format!("pasang-{laid}-{name}.svg"), &drawn.replace("><", ">\n<"), &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "other pictures than before: {wrong:#?}");
}

#[test]
fn every_piece_is_drawn_once_and_the_figures_say_what_is_taken() {
    for (_, layout) in layouts() {
        let drawn = start(&layout);
        assert_eq!(drawn.matches("#pp-black-").count(), 60);
        assert_eq!(drawn.matches("#pp-white-").count(), 60);
        // an arc under every column
        assert_eq!(drawn.matches("stroke-linecap=\"round\"").count() / 2, 12);
        let drawn = cleared(&layout);
        assert_eq!(drawn.matches("<use").count(), 2 + 22 + 36 + 36 + 23);
    }
}

#[test]
fn a_line_is_numbered_and_bracketed_whatever_its_colour() {
    let layout = Layout::new(false);
    let tokens = ["a3", "e3", "g3"].map(at);
    for colour in Colour::BOTH {
        let drawn = offer(&layout, &Offer { at: at("c3"), step: None, tokens: &tokens, colour, price: "3" });
        for number in ["1", "2", "3"] {
            assert!(drawn.contains(&format!(">{number}</text>")));
        }
        assert_eq!(drawn.matches(">3</text>").count(), 2, "the third token and the price");
    }
    assert!(
        !offer(&layout, &Offer { at: 0, step: None, tokens: &[], colour: Colour::Black, price: "" })
            .contains("text")
    );
}

#[test]
fn a_ka_points_to_the_goal_of_its_owner_from_wherever_one_looks() {
    use papan::board::draw::pasang::ka;
    let layout = Layout::new(false);
    assert_eq!(ka(&layout, 0, Colour::White), "#pp-ka-white-up");
    assert_eq!(ka(&layout, 1, Colour::Black), "#pp-ka-black-down");
    assert_eq!(ka(&layout.half_turned(), 0, Colour::White), "#pp-ka-white-down");
}
