//! What never moves: the board with its inlay, the hollow in the middle, the trays.

use super::super::materials::{JAK, KEMPAS};
use super::super::svg::{Path, Point, num};
use super::super::upright;
use super::super::wood::{Timber, cut, grain, incise, oblong};
use super::layout::{BOARD, INSET, THICK, TRAY_THICK, Tray};
use super::{Layout, SIDE};

/// From the edge of the board to the middle of the inlaid frame.
const FRAME: f64 = 11.5;
/// How far the lozenges of the corners reach.
const LOZENGE: f64 = 7.5;

/// The gradients of inlaid jak wood, of the bowls of the trays and of the inside of the brass cup.
pub const DEFINITIONS: &str = r##"<linearGradient id="pp-inlay" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="500" y2="740"><stop offset="0" stop-color="#ecc88a"/><stop offset=".5" stop-color="#cf9d59"/><stop offset="1" stop-color="#a3753d"/></linearGradient><radialGradient id="pp-shallow" cx=".6" cy=".66" r=".86" fx=".68" fy=".78"><stop offset="0" stop-color="#d3a05a"/><stop offset=".4" stop-color="#b17f41"/><stop offset=".72" stop-color="#87592a"/><stop offset="1" stop-color="#452a0f"/></radialGradient><radialGradient id="pp-cup" cx=".64" cy=".68" r=".8"><stop offset="0" stop-color="#c79a45"/><stop offset=".4" stop-color="#7d5a20"/><stop offset="1" stop-color="#2a1a06"/></radialGradient>"##;

/// Writes the definition of the board itself, which is the same in every layout, so a page needs it once. The
/// trays use its grain too.
pub fn definition() -> String {
    let grain = grain((BOARD, BOARD), &|point| point, 4.1, 46);
    format!(r#"<g id="pp-grain">{grain}</g><g id="pp-pasang">{}</g>"#, plank())
}

/// The board itself, as a reference to its definition.
pub const PLANK: &str = r##"<use href="#pp-pasang"/>"##;

/// The view of the board without its trays: left, top, width and height.
pub fn alone() -> [f64; 4] {
    [0.0, 0.0, BOARD, BOARD + THICK]
}

/// Draws everything that never moves. It is symmetric under half a turn, because no part of it belongs to a
/// seat.
///
/// The board itself and its grain are references to `definition`.
pub fn body(layout: &Layout) -> String {
    let layout = &Layout::new(layout.is_turned());
    let trays: String = [1, 0].map(|seat| tray(layout, seat)).concat();
    trays + PLANK
}

/// Draws the board itself: wood, inlay and hollow.
fn plank() -> String {
    let middle = BOARD / 2.0;
    let stay = |point: Point| point;
    let square =
        |inset: f64, corner: f64| oblong(&stay, (middle, middle), (middle - inset, middle - inset), corner);
    let grain = r##"<use href="#pp-grain"/>"##.into();
    let timber = Timber { material: &KEMPAS, id: "pasang".into(), thick: THICK, grain };
    let board = cut(&timber, &square(INSET, 10.0));
    let frame = square(FRAME, 2.0);
    let line = incise(&square(FRAME + 6.5, 1.0), &KEMPAS, 1.2);
    [board, inlaid(&frame, 5.0), line, corners(), field(), hollow()].concat()
}

/// Strips of jak wood let into the board along a path, with a dark joint on both sides.
fn inlaid(d: &str, width: f64) -> String {
    let (joint, strip) = (num(width + 2.4), num(width));
    format!(
        r##"<path d="{d}" fill="none" stroke="#0e0603" stroke-opacity=".78" stroke-width="{joint}"/><path d="{d}" fill="none" stroke="url(#pp-inlay)" stroke-width="{strip}"/>"##
    )
}

/// A lozenge of jak wood in each corner, between the frame and the field.
fn corners() -> String {
    let stay = |point: Point| point;
    let (near, far) = (FRAME + 21.0, BOARD - FRAME - 21.0);
    let d =
        [(near, near), (far, near), (near, far), (far, far)].iter().fold(Path::new(&stay), |path, (x, y)| {
            path.line([(x - LOZENGE, *y), (*x, y - LOZENGE), (x + LOZENGE, *y), (*x, y + LOZENGE)]).z()
        });
    format!(
        r##"<path d="{}" fill="url(#pp-inlay)" stroke="#0e0603" stroke-opacity=".78" stroke-width="1.4"/>"##,
        d.text()
    )
}

/// The lines between the points, a dimple at each crossing, and the diagonals by which patterns are laid out.
fn field() -> String {
    let point = |column: usize, row: usize| {
        let place = Layout::new(false).point(row * SIDE + column);
        (place.x, place.y)
    };
    let stay = |point: Point| point;
    let last = SIDE - 1;
    let middle = last / 2;
    // a little beyond the last point, so that rounding does not drop the last dash
    let across = (0..SIDE).fold(Path::new(&stay), |path, i| {
        let (x, y) = point(last, i);
        path.line([point(0, i), (x + 1.0, y)])
    });
    let across = across.text();
    let (mut lines, mut diagonals) = (Path::new(&stay), Path::new(&stay));
    for i in 0..SIDE {
        if i == middle {
            // no line leads into the hollow
            for [from, to] in [[0, middle - 1], [middle + 1, last]] {
                lines = lines.line([point(from, i), point(to, i)]).line([point(i, from), point(i, to)]);
            }
        } else {
            lines = lines.line([point(0, i), point(last, i)]).line([point(i, 0), point(i, last)]);
        }
    }
    for (near, far) in [(0, middle - 1), (last, middle + 1)] {
        diagonals = diagonals.line([point(near, near), point(far, far)]);
        diagonals = diagonals.line([point(near, last - near), point(far, last - far)]);
    }
    // dashes of no length with round caps: one path dots a whole line of crossings
    let dots = |colour: &str, opacity: &str, width: &str, shift: &str| {
        format!(
            r#"<path d="{across}" fill="none" stroke="{colour}" stroke-opacity="{opacity}" stroke-width="{width}" stroke-linecap="round" stroke-dasharray="0 60"{shift}/>"#
        )
    };
    [
        incise(&diagonals.text(), &KEMPAS, 1.5),
        inlaid(&lines.text(), 2.2),
        dots(KEMPAS.hi, ".55", "15", r#" transform="translate(.9 1.2)""#),
        dots("#180b05", ".95", "14", ""),
        dots(KEMPAS.floor, "1", "10", r#" transform="translate(.8 1)""#),
    ]
    .concat()
}

/// The hollow in the middle and the gadong in it, a cup of brass.
fn hollow() -> String {
    let (middle, id) = (num(BOARD / 2.0), KEMPAS.id);
    format!(
        r##"<g transform="translate({middle} {middle})"><use href="#pp-h-{id}" transform="scale(35.5)"/><circle cx="2.5" cy="4" r="27" fill="#000" fill-opacity=".5"/><circle r="26" fill="url(#pp-brass)"/><circle r="23.8" fill="none" stroke="#fff3c4" stroke-opacity=".7"/><circle r="21.4" fill="url(#pp-cup)"/><circle r="21.4" fill="url(#pp-in)"/><circle r="21.4" fill="none" stroke="#2a1a06" stroke-width="1.2"/><circle r="21.4" class="pp-deep"/><circle r="26" class="pp-edge" stroke-width="2"/></g>"##
    )
}

/// The tray of a seat: a slab of jak wood with a bowl for each colour, drawn about its middle.
fn tray(layout: &Layout, seat: usize) -> String {
    let Tray { x, y, half: (a, b), bowls, bowl, .. } = layout.tray(seat);
    // the grain runs along the tray; the two trays show different parts of it
    let turn = match (b > a, seat) {
        (true, 0) => "rotate(90) translate(-566 -110)",
        (true, _) => "rotate(90) translate(-166 -622)",
        (false, 0) => "scale(1 .62) translate(-366 -110)",
        (false, _) => "scale(1 .62) translate(-366 -622)",
    };
    let grain = format!(r##"<use href="#pp-grain" transform="{turn}"/>"##);
    let timber = Timber { material: &JAK, id: format!("{}-{seat}", layout.id()), thick: TRAY_THICK, grain };
    let outline =
        |inset: f64, corner: f64| oblong(&|point| point, (0.0, 0.0), (a - inset, b - inset), corner);
    let mut text = cut(&timber, &outline(0.0, 16.0)) + &incise(&outline(7.0, 11.0), &JAK, 1.3);
    for (u, v) in bowls {
        text += &shallow(&oblong(&|point| point, (u - x, v - y), bowl, 30.0));
    }
    format!(r#"<g transform="translate({} {})">{text}</g>"#, num(x), num(y))
}

/// A shallow bowl, lighter than those of the sowing boards, because black balls lie in it.
fn shallow(d: &str) -> String {
    format!(
        r##"<path d="{d}" fill="none" stroke="url(#pp-lip-jak)" stroke-width="7"/><path d="{d}" fill="url(#pp-shallow)"/><path d="{d}" fill="none" stroke="url(#pp-rim)" stroke-width="2.4"/><path d="{d}" class="pp-deep"/><path d="{d}" class="pp-edge" stroke-width="3"/>"##
    )
}

/// Writes the letters of the columns and the numbers of the rows that are in view.
pub fn coordinates(layout: &Layout) -> String {
    let size = num(layout.letter_size());
    let mut text = String::new();
    for i in 0..SIDE {
        let ((x, y), (u, v)) = (layout.letter(i), layout.row_number(i));
        let (x, y, u, v) = (num(x), num(y), num(u), num(v));
        let (letter, number) = (char::from(b'a' + i as u8), i + 1);
        if layout.shows_column(i) {
            text += &upright(&format!(
                r#"<text x="{x}" y="{y}" font-size="{size}" class="pp-word pp-letter">{letter}</text>"#
            ));
        }
        if layout.shows_row(i) {
            text += &upright(&format!(
                r#"<text x="{u}" y="{v}" font-size="{size}" class="pp-word">{number}</text>"#
            ));
        }
    }
    text
}
