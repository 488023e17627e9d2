//! A position as a small diagram: counts in rings, or balls on a grid. It is as legible on a telephone and on paper as on a
//! screen, and what a rule did in it is marked.

use crate::{
    engine::{
        Game, Hole,
        clause::Cited,
        pasang::{
            self, Pasang,
            board::{CENTRE, Colour, Point, SIDE},
            position::{Event as PasangEvent, Piece},
        },
        seat::Seat,
        sowing::{
            Move, Sowing,
            position::{Event, Mark, Position},
        },
    },
    page::markup::escaped,
    session::Session,
    story::{
        Story,
        sowing::marks::{self, Mark as Shown},
    },
    words::{HoleName, UiText, diagram::Tokens, say, sign},
};

/// Lengths of the diagram of a board of holes, in its own units.
const PITCH: i32 = 40;
const RADIUS: i32 = 16;
const STORE: i32 = 38;
const ROWS: [i32; 2] = [80, 36];
/// The line of the signs beyond the letters of a row: two holes beside each other may both have one.
const SIGNS: i32 = 13;

/// A diagram without the frame around it.
pub struct Drawing {
    pub width: i32,
    pub height: i32,
    /// What stands for it where it is not seen.
    counts: String,
    /// Its shapes as SVG; the style sheet gives them their colours by their classes.
    pub shapes: String,
}

impl Drawing {
    /// What stands for the drawing where it is not seen.
    pub fn counts(&self) -> &str {
        &self.counts
    }
}

/// A family of games whose positions are drawn as diagrams.
pub trait Diagram: Story {
    /// The position that a session looks at, as SVG: the marks of the last move, and what a refused move would choose.
    fn diagram(session: &Session<Self>, refused: Option<Self::Move>) -> String;
    /// A position, also one in the middle of a move, with the marks of some events that led to it.
    fn drawing(&self, position: &Self::Position, events: &[Cited<Self::Event>]) -> Drawing;
}

impl Diagram for Sowing {
    fn diagram(session: &Session<Sowing>, refused: Option<Move>) -> String {
        let (game, position) = (session.game(), session.position());
        let last = session
            .replay(session.cursor())
            .zip(session.cursor().checked_sub(1).and_then(|at| session.moves().get(at)));
        let shown = last.map_or_else(Vec::new, |((before, events), chosen)| {
            marks::of_move(game, &before, *chosen, &events)
        });
        framed(holes(game, position, &shown, refused))
    }
    fn drawing(&self, position: &Position, events: &[Cited<Event>]) -> Drawing {
        holes(self, position, &marks::of_steps(events), None)
    }
}

impl Diagram for Pasang {
    fn diagram(session: &Session<Pasang>, _: Option<<Pasang as Game>::Move>) -> String {
        let events = session.replay(session.cursor()).map(|(_, events)| events).unwrap_or_default();
        framed(points(session.position(), &events))
    }
    fn drawing(&self, position: &pasang::position::Position, events: &[Cited<PasangEvent>]) -> Drawing {
        points(position, events)
    }
}

/// A board of holes: the counts, the counters in the hand, marks, and the hole that a rule refuses.
fn holes(game: &Sowing, position: &Position, shown: &[(Hole, Shown)], refused: Option<Move>) -> Drawing {
    let row = i32::from(game.row());
    let stores = game.seats().iter().count();
    let width = row * PITCH + 2 * STORE;
    let hand = shown.iter().rev().find(|(_, mark)| matches!(mark, Shown::From | Shown::End));
    let hand = hand.map(|(hole, _)| *hole).filter(|_| position.hand() > 0);
    let refused = match refused {
        Some(Move::Sow(hole) | Move::Empty(hole)) => Some(hole),
        _ => None,
    };
    // what no hole may cover comes last
    let (mut text, mut over, mut counts) = (String::new(), String::new(), Vec::new());
    let mut signs = [false; 2];
    for hole in (0..2 * game.row()).map(Hole) {
        let (at, count) = (i32::from(hole.0), position.count(hole));
        let (x, y) = match at < row {
            true => (STORE + at * PITCH + PITCH / 2, ROWS[0]),
            false => (STORE + (2 * row - 1 - at) * PITCH + PITCH / 2, ROWS[1]),
        };
        let mut class = String::from("dg-hole");
        for (of, mark) in shown {
            if *of == hole {
                class += match mark {
                    Shown::From => " dg-from",
                    Shown::End => " dg-end",
                    Shown::Captured(_) => " dg-taken",
                    _ => "",
                };
            }
        }
        if position.mark(hole) == Mark::Closed {
            class += " dg-closed";
        }
        text += &format!(
            "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{RADIUS}\"/><text x=\"{x}\" y=\"{}\">{count}</text>",
            y + 6
        );
        let name = HoleName { hole, row: game.row() }.letter();
        let beside = if at < row { y + 32 } else { y - 22 };
        text += &format!("<text class=\"dg-name\" x=\"{x}\" y=\"{beside}\">{name}</text>");
        if !matches!(position.mark(hole), Mark::None | Mark::Closed) {
            signs[usize::from(at >= row)] = true;
            let (y, sign) =
                (beside + if at < row { SIGNS } else { -SIGNS }, escaped(&sign(position.mark(hole))));
            text += &format!("<text class=\"dg-sign\" x=\"{x}\" y=\"{y}\">{sign}</text>");
        }
        let taken = shown.iter().find_map(|(of, mark)| match mark {
            Shown::Captured(count) if *of == hole => Some(*count),
            _ => None,
        });
        if let Some(taken) = taken {
            over += &format!("<text class=\"dg-took\" x=\"{}\" y=\"{}\">−{taken}</text>", x + 13, y - 9);
        }
        if hand == Some(hole) {
            // between the rows
            let (middle, count) = ((ROWS[0] + ROWS[1]) / 2 + 5, position.hand());
            over += &format!("<text class=\"dg-took\" x=\"{x}\" y=\"{middle}\">↑{count}</text>");
        }
        if refused == Some(hole) {
            let (from, to) = (x - 12, x + 12);
            text += &format!(
                "<path class=\"dg-refused\" d=\"M{from} {}L{to} {}M{from} {}L{to} {}\"/>",
                y - 12,
                y + 12,
                y + 12,
                y - 12
            );
        }
        counts.push(format!("{name} {count}"));
    }
    let [below, above] = signs.map(|has| if has { SIGNS } else { 0 });
    for (at, seat) in game.seats().iter().enumerate() {
        let (x, y) = match at {
            0 => (width - STORE / 2, (ROWS[0] + ROWS[1]) / 2),
            1 => (STORE / 2, (ROWS[0] + ROWS[1]) / 2),
            _ => (width / 2, 132 + below),
        };
        let count = position.store(seat);
        text += &format!(
            "<rect class=\"dg-store\" x=\"{}\" y=\"{}\" width=\"30\" height=\"{}\" rx=\"8\"/><text x=\"{x}\" y=\"{}\">{count}</text>",
            x - 15,
            y - if at > 1 { 15 } else { 28 },
            if at > 1 { 30 } else { 56 },
            y + 6
        );
        counts.push(format!("{} {count}", at + 1));
    }
    let height = if stores > 2 { 150 } else { 116 } + below + above;
    let shapes = match above {
        0 => text + &over,
        _ => format!("<g transform=\"translate(0 {above})\">{text}{over}</g>"),
    };
    Drawing { width, height, counts: counts.join(", "), shapes }
}

/// Pasang's board: black and white balls, the kas, and what some events took.
fn points(position: &pasang::position::Position, events: &[Cited<PasangEvent>]) -> Drawing {
    let across = |column: u8| 10 * i32::from(column) + 22;
    let down = |row: u8| 10 * i32::from(SIDE - row);
    let place = |point: Point| (across(point.column()), down(point.row()));
    let run = |class: &str, points: &[Point]| {
        let all: String =
            points.iter().map(|&point| place(point)).map(|(x, y)| format!("M{x} {y}h0")).collect();
        if all.is_empty() { all } else { format!("<path class=\"{class}\" d=\"{all}\"/>") }
    };
    let (mut tokens, mut kas) = ([Vec::new(), Vec::new()], Vec::new());
    for point in Point::all() {
        match position.at(point) {
            Some(Piece::Token(colour)) => tokens[usize::from(colour == Colour::White)].push(point),
            Some(Piece::Ka(seat)) => kas.push((point, seat)),
            None => {}
        }
    }
    let taken: Vec<Point> = events
        .iter()
        .filter_map(|event| match event.event {
            PasangEvent::Take { point, .. } => Some(point),
            _ => None,
        })
        .collect();
    let way = events.iter().find_map(|event| match event.event {
        PasangEvent::Slide { from, to, .. } | PasangEvent::Jump { from, to, .. } => {
            Some((place(from), place(to)))
        }
        _ => None,
    });
    let (x, y) = place(CENTRE);
    let mut text = format!(
        "<rect class=\"dg-board\" x=\"14\" y=\"2\" width=\"116\" height=\"116\" rx=\"4\"/><circle class=\"dg-centre\" cx=\"{x}\" cy=\"{y}\" r=\"4\"/>"
    );
    let (letters, numbers): (String, String) = (0..SIDE)
        .map(|at| {
            let (x, y, letter, number) = (across(at), down(at) + 2, char::from(b'a' + at), at + 1);
            (
                format!("<tspan x=\"{x}\" y=\"127\">{letter}</tspan>"),
                format!("<tspan x=\"7\" y=\"{y}\">{number}</tspan>"),
            )
        })
        .unzip();
    text += &format!("<text class=\"dg-point\">{letters}</text><text class=\"dg-point\">{numbers}</text>");
    text += &run("dg-gone", &taken);
    text += &run("dg-black", &tokens[0]);
    text += &run("dg-white-rim", &tokens[1]);
    text += &run("dg-white", &tokens[1]);
    if let Some(((x1, y1), (x2, y2))) = way {
        text += &format!("<path class=\"dg-way\" d=\"M{x1} {y1}L{x2} {y2}\"/>");
    }
    for (point, seat) in kas {
        let (x, y) = place(point);
        let class = if seat == Seat::FIRST { "dg-ka" } else { "dg-ka dg-second" };
        text += &format!(
            "<path class=\"{class}\" d=\"M{} {y}L{x} {}L{} {y}L{x} {}z\"/>",
            x - 5,
            y - 5,
            x + 5,
            y + 5
        );
    }
    let [black, white] = tokens.map(|all| all.len());
    Drawing { width: 132, height: 132, counts: say(&Tokens { black, white }), shapes: text }
}

/// The picture for a page.
fn framed(Drawing { width, height, counts, shapes }: Drawing) -> String {
    let label = format!("{}: {counts}", say(&UiText::Diagram));
    // a sheet on paper sets a square board beside its question
    let square = if width == height { " square" } else { "" };
    format!(
        "<svg class=\"diagram{square}\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" aria-label=\"{}\">{shapes}</svg>",
        escaped(&label)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::sowing::Kind;

    /// The lines of text of a class: how far down each stands.
    fn lines(shapes: &str, class: &str) -> Vec<i32> {
        let class = format!("class=\"{class}\"");
        let of_class = shapes.split(&class).skip(1);
        of_class.filter_map(|rest| rest.split(" y=\"").nth(1)?.split('"').next()?.parse().ok()).collect()
    }

    #[test]
    fn signs_stand_on_a_line_of_their_own_inside_the_picture() {
        for kind in Kind::ALL {
            let (game, marks) = (kind.game(), [Mark::Tied(Seat::FIRST), Mark::Puta]);
            let plain = holes(&game, &game.start(), &[], None);
            for row in 0..2 {
                let mut position = game.start();
                for (hole, mark) in
                    [Hole(row * game.row()), Hole(row * game.row() + 1)].into_iter().zip(marks)
                {
                    position.apply(Event::Mark { hole, mark });
                }
                let drawn = holes(&game, &position, &[], None);
                let signs = lines(&drawn.shapes, "dg-sign");
                assert_eq!(signs.len(), 2, "{kind:?}: {}", drawn.shapes);
                assert_eq!(drawn.height, plain.height + SIGNS, "{kind:?}");
                let shift = if drawn.shapes.starts_with("<g transform") { SIGNS } else { 0 };
                for y in signs {
                    assert!((9..drawn.height).contains(&(y + shift)), "{kind:?}: {y} of {}", drawn.height);
                    assert!(!lines(&drawn.shapes, "dg-name").contains(&y), "{kind:?}: {y} beside a letter");
                }
            }
        }
    }
}
