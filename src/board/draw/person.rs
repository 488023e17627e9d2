//! The colours of persons on a board for three: holes change their owners from round to round, and a person keeps a colour.

use super::layout::Layout;
use super::materials::SOOT;
use super::svg::num;

/// The colour of each seat, and the dashes by which it is known without colours.
const PERSONS: [(&str, Option<(f64, f64)>); 3] =
    [("#7cc8ff", None), ("#ffd84a", Some((16.0, 7.0))), ("#ff9ec6", Some((5.0, 7.0)))];

/// The rims of a person's holes, within their rings, and of the person's store.
pub fn belongings(layout: &Layout, seat: usize, holes: impl IntoIterator<Item = usize>) -> String {
    let mut drawn = String::new();
    for hole in holes {
        let place = layout.hole(hole);
        let (x, y, r) = (num(place.x), num(place.y), num(place.r - 1.5));
        drawn += &line(seat, &format!(r#"<circle cx="{x}" cy="{y}" r="{r}""#), 1.0);
    }
    let at = layout.store(seat);
    let (x, y, rx, ry) = (num(at.x), num(at.y), num(at.rx), num(at.ry));
    drawn + &line(seat, &format!(r#"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}""#), 1.0)
}

/// The sign of a person beside a name: a hole with the same rim.
pub fn person_sign(seat: usize) -> String {
    let circle = line(seat, r#"<circle cx="40" cy="40" r="28""#, 2.6);
    format!(r#"<svg class="person" viewBox="0 0 80 80" aria-hidden="true" focusable="false">{circle}</svg>"#)
}

/// A shape in the colour and the dashes of a person, on soot; `shape` is its markup up to the attributes of the stroke.
fn line(seat: usize, shape: &str, scale: f64) -> String {
    let (colour, dashes) = PERSONS[seat % PERSONS.len()];
    let (under, over) = (num(8.0 * scale), num(4.6 * scale));
    let dashes = dashes.map_or_else(String::new, |(on, off)| {
        format!(r#" stroke-dasharray="{} {}""#, num(on * scale), num(off * scale))
    });
    format!(
        r#"{shape} fill="none" stroke="{SOOT}" stroke-opacity=".8" stroke-width="{under}"/>{shape} fill="none" stroke="{colour}" stroke-width="{over}"{dashes}/>"#
    )
}
