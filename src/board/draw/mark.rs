//! Marks on a hole: chalk over soot, each of a different shape. Marks of what has not happened yet are dashed,
//! and their words are blue.

use super::counter::{in_hole, in_store, slots};
use super::layout::{HoleOrStore, Layout};
use super::materials::{BLUE, CHALK, SOOT};
use super::svg::{Path, Point, num, turn};
use super::{STORE_SLOTS, counter::Placed};

/// The dashes of marks of what has not happened yet.
pub(super) const DASHED: &str = r#" stroke-dasharray="9 7""#;

/// Marks a hole that may be played: a plain ring.
pub fn playable(layout: &Layout, hole: usize) -> String {
    ring(layout, hole, 5.0, 3.2, "")
}

/// Marks the hole that has the focus: a heavy blue ring between two white ones.
pub fn focus(layout: &Layout, hole: usize) -> String {
    let place = layout.hole(hole);
    let (x, y, r) = (num(place.x), num(place.y), num(place.r + 9.0));
    format!(
        r#"<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{CHALK}" stroke-width="10.5"/><circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{BLUE}" stroke-width="6"/>"#
    )
}

/// Marks the store that has the focus: the same ring round its heap.
pub fn focus_store(layout: &Layout, seat: usize) -> String {
    let at = layout.store(seat);
    let (x, y, rx, ry) = (num(at.x), num(at.y), num(at.rx + 6.0), num(at.ry + 6.0));
    let place = format!(r#"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="none""#);
    format!(r#"{place} stroke="{CHALK}" stroke-width="10.5"/>{place} stroke="{BLUE}" stroke-width="6"/>"#)
}

/// Marks the hole that was lifted: a ring of short dots.
pub fn from(layout: &Layout, hole: usize) -> String {
    ring(layout, hole, 5.0, 3.2, r#" stroke-dasharray="3 11" stroke-linecap="round""#)
}

/// Marks the hole of the last counter: a ring with four ticks.
pub fn end(layout: &Layout, hole: usize) -> String {
    let place = layout.hole(hole);
    let map = from_middle(layout, hole);
    let ticks = (0..4).fold(Path::new(&map), |path, i| {
        let tick = |r: f64| turn((r, 0.0), 45.0 + f64::from(i) * 90.0);
        path.m(tick(place.r - 3.0)).l(tick(place.r + 12.0))
    });
    ring(layout, hole, 4.0, 3.2, "") + &chalk(&ticks.text(), 3.6, "")
}

/// Marks a hole that was named and is not the one: a cross.
pub fn wrong(layout: &Layout, hole: usize) -> String {
    let place = layout.hole(hole);
    let map = from_middle(layout, hole);
    let out = place.r * 0.6;
    let cross = Path::new(&map).m((-out, -out)).l((out, out)).m((out, -out)).l((-out, out));
    chalk(&cross.text(), 5.0, "")
}

/// Marks a hole in which two boards differ: a lozenge round it.
pub fn differs(layout: &Layout, hole: usize) -> String {
    let place = layout.hole(hole);
    lozenge((place.x, place.y), (place.r + 2.0) * 1.36, 4.4)
}

/// A lozenge of chalk on soot; `out` is half its height and width.
pub(super) fn lozenge((x, y): Point, out: f64, width: f64) -> String {
    let map = |(dx, dy)| (x + dx, y + dy);
    let corners = [(0.0, -out), (out, 0.0), (0.0, out), (-out, 0.0), (0.0, -out)];
    chalk(&Path::new(&map).line(corners).text(), width, r#" class="pp-differs""#)
}

/// Marks a hole that has decided the game: two rings.
pub fn decided(layout: &Layout, hole: usize) -> String {
    ring(layout, hole, 3.0, 3.2, "") + &ring(layout, hole, 10.0, 3.2, "")
}

/// Marks a store whose score has decided the game: the same rings round its heap.
pub fn decided_store(layout: &Layout, seat: usize) -> String {
    let at = layout.store(seat);
    let (x, y) = (num(at.x), num(at.y));
    let ring = |out: f64| {
        let (rx, ry) = (num(at.rx + out), num(at.ry + out));
        on_soot(&format!(r#"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="none""#))
    };
    ring(1.0) + &ring(8.0)
}

/// A shape in chalk on soot; `shape` is its markup up to the attributes of the stroke.
pub(super) fn on_soot(shape: &str) -> String {
    format!(
        r#"{shape} stroke="{SOOT}" stroke-opacity=".78" stroke-width="6.2"/>{shape} stroke="{CHALK}" stroke-width="3.2"/>"#
    )
}

/// Marks a hole that is captured: four corners, and the number of counters on a chip.
///
/// On a turned board the chip lies towards the middle, away from the counts.
pub fn captured(layout: &Layout, hole: usize, number: u32) -> String {
    corners(layout, hole, number, "", &DONE_CHIP)
}

/// Marks a hole that would be captured: the same as [`captured`], dashed.
pub fn threatened(layout: &Layout, hole: usize, number: u32) -> String {
    corners(layout, hole, number, DASHED, &PLANNED_CHIP)
}

/// Marks where the last counter would fall, on top of `lying` counters: a dashed counter in a dashed ring, and
/// a word, which must be free of markup.
pub fn ghost(layout: &Layout, last: HoleOrStore, lying: usize, word: &str) -> String {
    let (at, ring) = match last {
        HoleOrStore::Hole(hole) => {
            let at = in_hole(layout, hole, lying.min(slots(layout.board) - 1));
            (at, ring(layout, hole, 4.0, 2.6, DASHED))
        }
        HoleOrStore::Store(seat) => {
            let at = in_store(layout, seat, lying.min(STORE_SLOTS - 1));
            (at, circle((at.x, at.y), at.scale * 2.0, 2.6, DASHED))
        }
    };
    let place = Placed { scale: at.scale * 1.25, ..at }.transform();
    let (id, degrees) = (layout.board.spec().counter.id, num(f64::from(at.angle) * 22.5));
    let width = width(word.chars().count());
    let word = chip(inner(layout, last, width, false), width, word, &PLANNED_CHIP);
    format!(r##"<use href="#pp-{id}-g" transform="{place} rotate({degrees})"/>{ring}{word}"##)
}

/// Marks a hole or a store whose count has changed: both counts on a chip beside the figure.
///
/// The font of the boards has no arrow; for an arrow in that font a browser would load another file.
pub fn changed(layout: &Layout, place: HoleOrStore, before: u32, after: u32) -> String {
    let word = format!(r#"{before}<tspan font-family="sans-serif">→</tspan>{after}"#);
    let digits = [before, after].map(|count| 1 + usize::from(count > 9) + usize::from(count > 99));
    let width = width(digits[0] + digits[1] + 2);
    chip(inner(layout, place, width, true), width, &word, &DONE_CHIP)
}

/// Four corners round a hole, and the number of counters on a chip.
fn corners(layout: &Layout, hole: usize, number: u32, more: &str, style: &Chip) -> String {
    let place = layout.hole(hole);
    let (far, towards) = if layout.turned { (place.r, place.side) } else { (place.r + 3.0, 1.0) };
    let near = far - 17.0;
    let map = from_middle(layout, hole);
    let corners =
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].iter().fold(Path::new(&map), |path, (x, y)| {
            path.line([(x * far, y * near), (x * far, y * far), (x * near, y * far)])
        });
    let out = place.r - 1.0;
    let chip_at = (place.x + towards * out, place.y - out);
    let word = format!("×{number}");
    chalk(&corners.text(), 3.6, more) + &chip(chip_at, width(word.chars().count()), &word, style)
}

/// Where a chip of a width lies beside a place without covering its figure: for a store at the edge away from
/// its owner, for a hole towards the middle of the board. If the opposite hole can have a chip too (`shares`),
/// the chip overlaps the rim; otherwise it has the whole strip between the rows and covers no counter.
fn inner(layout: &Layout, place: HoleOrStore, width: f64, shares: bool) -> Point {
    let half = if layout.turned { width } else { HEIGHT } / 2.0;
    match place {
        HoleOrStore::Hole(hole) => {
            let place = layout.hole(hole);
            let rim = layout.size().across - place.r - 6.0;
            let v = match layout.inner() {
                0.0 if shares => rim.max(half + 2.0),
                0.0 => (rim - half).max(0.0),
                // stores lie between the rows
                inner => rim.max(inner + half),
            };
            layout.map((place.u, layout.middle() + place.side * v))
        }
        HoleOrStore::Store(seat) => {
            let (u, v, inwards) = layout.bowl(seat);
            layout.map((u, v + inwards * layout.store_size().across))
        }
    }
}

/// Maps points relative to the middle of a hole to the screen.
fn from_middle(layout: &Layout, hole: usize) -> impl Fn(Point) -> Point {
    let place = layout.hole(hole);
    move |(x, y)| (place.x + x, place.y + y)
}

/// A ring `out` units outside the rim of a hole; `more` holds further attributes.
fn ring(layout: &Layout, hole: usize, out: f64, width: f64, more: &str) -> String {
    let place = layout.hole(hole);
    circle((place.x, place.y), place.r + out, width, more)
}

/// A circle of chalk on soot.
pub(super) fn circle((x, y): Point, r: f64, width: f64, more: &str) -> String {
    let (x, y, r) = (num(x), num(y), num(r));
    let (under, width) = (num(width + 3.0), num(width));
    format!(
        r#"<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{SOOT}" stroke-opacity=".78" stroke-width="{under}"{more}/><circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{CHALK}" stroke-width="{width}"{more}/>"#
    )
}

/// A line of chalk on soot; `more` holds further attributes.
pub(super) fn chalk(d: &str, width: f64, more: &str) -> String {
    let (under, width) = (num(width + 3.0), num(width));
    let round = r#"stroke-linecap="round" stroke-linejoin="round""#;
    format!(
        r#"<path d="{d}" fill="none" stroke="{SOOT}" stroke-opacity=".78" stroke-width="{under}" {round}{more}/><path d="{d}" fill="none" stroke="{CHALK}" stroke-width="{width}" {round}{more}/>"#
    )
}

/// The colours of a chip: its ground, and its lettering and edge.
pub(super) struct Chip(&'static str, &'static str);

/// What has happened.
pub(super) const DONE_CHIP: Chip = Chip(CHALK, SOOT);
/// What would happen.
pub(super) const PLANNED_CHIP: Chip = Chip(BLUE, "#fff");
/// The number of a lap, in other colours so that it is not taken for a number of counters.
pub(super) const LAP_CHIP: Chip = Chip(SOOT, CHALK);

/// The font size of a chip, and its height.
const SIZE: f64 = 20.0;
pub(super) const HEIGHT: f64 = SIZE * 1.45;

/// The width of a chip for a number of letters.
pub(super) fn width(letters: usize) -> f64 {
    (letters as f64 * 0.5 + 0.85) * SIZE
}

/// A word on a rounded chip about a point.
pub(super) fn chip((x, y): Point, width: f64, word: &str, Chip(ground, ink): &Chip) -> String {
    let (left, top, base) = (num(x - width / 2.0), num(y - HEIGHT / 2.0), num(y + SIZE * 0.34));
    let (x, width, height, round, size) = (num(x), num(width), num(HEIGHT), num(HEIGHT / 2.0), num(SIZE));
    format!(
        r#"<g class="pp-chip"><rect x="{left}" y="{top}" width="{width}" height="{height}" rx="{round}" fill="{ground}" stroke="{ink}" stroke-width="1.6"/><text x="{x}" y="{base}" font-size="{size}" text-anchor="middle" fill="{ink}" class="pp-word">{word}</text></g>"#
    )
}
