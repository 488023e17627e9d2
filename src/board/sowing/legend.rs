//! The marks of a board of holes one by one, each on a part of the board itself, for the legend.

use yew::prelude::*;

use super::{
    super::{
        draw::{
            self, HoleOrStore, Layout,
            advice::{self, ChipStyle},
            mark,
            move_path::{Lap, move_path},
            person,
        },
        drawing, raw,
    },
    parts::{Contents, counters, figures, signs},
};
use crate::{
    engine::{
        Game, Hole, Target,
        seat::Seat,
        sowing::{Sowing, position::Mark},
    },
    words::{SowingMessage, explain::HoleSign, say},
};

/// The marks that the board of a game can show, each with what the rules make of its hole.
pub fn signs_of(game: &Sowing) -> Vec<(HoleSign, Mark)> {
    let kind = game.kind();
    let mut all = vec![HoleSign::MayPlay, HoleSign::Figure, HoleSign::Store];
    all.extend(drawing(kind).spec().owner_edges.map(|_| HoleSign::Owner));
    all.extend((kind.seats() > 2).then_some(HoleSign::Person));
    all.extend([HoleSign::Began, HoleSign::Ended, HoleSign::Taken]);
    if game.row() >= PATH {
        all.push(HoleSign::Path);
        all.extend(kind.has_relays().then_some(HoleSign::LastLap));
    }
    let mut goes_either_way = false;
    let start = game.start();
    game.each_move(&start, |chosen| {
        let targets = game.targets(&start, chosen);
        goes_either_way |= targets.iter().any(|target| matches!(target, Target::Direction(_)));
    });
    all.extend(goes_either_way.then_some(HoleSign::Direction));
    all.extend([HoleSign::Preview, HoleSign::PreviewTaken, HoleSign::Hint, HoleSign::Value]);
    all.push(HoleSign::Decided);
    let mut all: Vec<_> = all.into_iter().map(|sign| (sign, Mark::None)).collect();
    for &mark in game.marks() {
        let sign = of_mark(mark).filter(|sign| all.iter().all(|(known, _)| known != sign));
        all.extend(sign.map(|sign| (sign, mark)));
    }
    all
}

/// The sign of what the rules make of a hole.
const fn of_mark(mark: Mark) -> Option<HoleSign> {
    Some(match mark {
        Mark::None => return None,
        Mark::Closed => HoleSign::Closed,
        Mark::Tied(_) => HoleSign::Tied,
        Mark::Puta => HoleSign::Puta,
        Mark::Naga => HoleSign::Naga,
        Mark::Wala => HoleSign::Wala,
    })
}

/// A board on which only the holes of the picture and one store hold something.
struct Sample {
    /// The counters of the hole in the middle of the picture, and of the one after it.
    counts: [usize; 2],
    mark: Mark,
}

/// The hole in the middle of a picture: no end hole, whose edge may be drawn otherwise.
const HOLE: Hole = Hole(1);
/// The holes of the picture of a path.
const PATH: u8 = 3;

impl Contents for Sample {
    fn count(&self, hole: Hole) -> usize {
        match hole.0.checked_sub(HOLE.0) {
            Some(after @ 0..=1) => self.counts[usize::from(after)],
            _ => 0,
        }
    }
    fn stored(&self, _seat: Seat) -> usize {
        7
    }
    fn mark(&self, hole: Hole) -> Mark {
        if hole == HOLE { self.mark } else { Mark::None }
    }
}

/// The picture of a mark. `mark` is what the rules make of a hole, for the signs of that; `clockwise` the direction of
/// the round.
pub fn picture(layout: &Layout, sign: HoleSign, mark: Mark, clockwise: bool) -> Html {
    let counts = match sign {
        HoleSign::MayPlay | HoleSign::Figure => [4, 2],
        HoleSign::Ended | HoleSign::Preview | HoleSign::Naga => [2, 1],
        HoleSign::Tied => [4, 0],
        HoleSign::Puta => [1, 0],
        HoleSign::Wala => [3, 0],
        HoleSign::Value | HoleSign::Hint => [3, 3],
        _ => [0, 0],
    };
    let row = row(layout);
    let contents = Sample { counts, mark };
    let board = layout.board();
    let way = (sign == HoleSign::Direction).then_some(clockwise);
    let shows_figures = matches!(sign, HoleSign::Figure | HoleSign::Store);
    let view_box = view_box(layout, sign).map(draw::number).join(" ");
    let body = if layout.is_turned() { "#body-upright" } else { "#body-across" };
    html! {
        <svg class="pp-board sign" viewBox={view_box} aria-hidden="true" focusable="false">
            <use href={body} />
            <g>{ raw(draw::sign::owner_edges(layout)) }</g>
            { counters(board, layout, &contents, row) }
            { signs(layout, &contents, row, way) }
            if shows_figures {
                { figures(board, layout, &contents, row) }
            }
            <g class="marks">{ raw(drawn(layout, sign)) }</g>
        </svg>
    }
}

/// What the board draws for a mark, beside what lies in holes.
fn drawn(layout: &Layout, sign: HoleSign) -> String {
    let hole = HOLE.index();
    let lap = || {
        let stops = (1..3).map(|on| HoleOrStore::Hole(hole + on - 1)).collect();
        Lap { from: hole - 1, stops, moved: 0 }
    };
    match sign {
        HoleSign::MayPlay => mark::playable(layout, hole),
        HoleSign::Began => mark::from(layout, hole),
        HoleSign::Ended => mark::end(layout, hole),
        HoleSign::Taken => mark::captured(layout, hole, 3),
        HoleSign::Decided => mark::decided(layout, hole),
        HoleSign::Person => person::belongings(layout, 1, [hole]),
        HoleSign::Path => move_path(layout, &lap(), None),
        HoleSign::LastLap => {
            // the first lap lies outside the picture
            let first = Lap { stops: Vec::new(), ..lap() };
            move_path(layout, &first, Some((3, &lap())))
        }
        HoleSign::Preview => {
            let word = say(&SowingMessage::Ghost { endless: false });
            mark::ghost(layout, HoleOrStore::Hole(hole), 2, &word)
        }
        HoleSign::PreviewTaken => mark::threatened(layout, hole, 3),
        HoleSign::Hint => advice::hole(layout, hole),
        HoleSign::Value => advice::value_chip(layout, hole, "+2", ChipStyle::Best, true),
        _ => String::new(),
    }
}

/// The part of the board that is shown: left, top, width and height.
fn view_box(layout: &Layout, sign: HoleSign) -> [f64; 4] {
    match sign {
        HoleSign::Path | HoleSign::LastLap => strip(layout),
        HoleSign::Direction => end(layout),
        HoleSign::Store => store(layout),
        HoleSign::Owner => corner(layout),
        HoleSign::Figure => around(layout, -1.5),
        _ => around(layout, 1.0),
    }
}

/// The hole of the pictures, and beside it some of the strip between the rows; for less than 0 some of the edge instead, with its
/// figure.
fn around(layout: &Layout, inwards: f64) -> [f64; 4] {
    let place = layout.hole(HOLE.index());
    let towards = inwards * place.side * place.r;
    // the strip lies above the first row, or to its right
    let (x, y) = match layout.is_turned() {
        true => (place.x + 0.65 * towards, place.y),
        false => (place.x, place.y - 0.35 * towards),
    };
    centred((x, y), (2.2 * place.r, 1.65 * place.r))
}

/// The strip between the rows beside the first holes.
fn strip(layout: &Layout) -> [f64; 4] {
    let (first, last) = (layout.hole(0), layout.hole(usize::from(PATH) - 1));
    let along = (last.u - first.u) / 2.0 + 0.6 * first.r;
    let across = (layout.middle() - first.v).abs() / 2.0;
    let middle = layout.map(((first.u + last.u) / 2.0, (layout.middle() + first.v) / 2.0));
    centred(middle, if layout.is_turned() { (across, along) } else { (along, across) })
}

/// The end of the board, where the sowing goes from row to row.
fn end(layout: &Layout) -> [f64; 4] {
    let middle = layout.map((layout.length() - layout.size().ends, layout.middle()));
    centred(middle, if layout.is_turned() { (60.0, 70.0) } else { (80.0, 60.0) })
}

/// The corner of the board.
fn corner(layout: &Layout) -> [f64; 4] {
    let place = layout.hole(0);
    let middle = layout.map((place.u - 0.6 * place.r, place.v + place.side * place.r));
    centred(middle, (2.0 * place.r, 1.5 * place.r))
}

fn centred((x, y): (f64, f64), (along, up): (f64, f64)) -> [f64; 4] {
    [x - along, y - up, 2.0 * along, 2.0 * up]
}

/// The first store with its figure.
fn store(layout: &Layout) -> [f64; 4] {
    let at = layout.store(0);
    let left = (at.x - at.rx).min(at.fx - 20.0) - 12.0;
    let top = (at.y - at.ry).min(at.fy - 30.0) - 12.0;
    let (right, bottom) = ((at.x + at.rx).max(at.fx + 20.0) + 12.0, (at.y + at.ry).max(at.fy + 8.0) + 12.0);
    [left, top, right - left, bottom - top]
}

fn row(layout: &Layout) -> u8 {
    (layout.holes() / 2) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::sowing::Kind;

    const SIGNS: [HoleSign; 21] = [
        HoleSign::MayPlay,
        HoleSign::Began,
        HoleSign::Ended,
        HoleSign::Taken,
        HoleSign::Path,
        HoleSign::LastLap,
        HoleSign::Preview,
        HoleSign::PreviewTaken,
        HoleSign::Closed,
        HoleSign::Tied,
        HoleSign::Puta,
        HoleSign::Naga,
        HoleSign::Wala,
        HoleSign::Direction,
        HoleSign::Figure,
        HoleSign::Store,
        HoleSign::Owner,
        HoleSign::Person,
        HoleSign::Decided,
        HoleSign::Hint,
        HoleSign::Value,
    ];

    #[test]
    fn every_picture_lies_on_its_board() {
        for kind in Kind::ALL {
            for turned in [false, true] {
                let layout = Layout::new(drawing(kind), kind.game().row().into(), turned);
                let [left, top, width, height] = layout.view_box();
                for sign in SIGNS {
                    let [x, y, w, h] = view_box(&layout, sign);
                    let inside = x + w > left && y + h > top && x < left + width && y < top + height;
                    assert!(inside && w > 40.0 && h > 40.0, "{kind:?} {turned} {sign:?}: {x} {y} {w} {h}");
                    assert!(w < width && h < height, "{kind:?} {turned} {sign:?}: a part");
                }
            }
        }
    }
}
