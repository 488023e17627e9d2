//! Wood: planks with their grain, hollows, bowls and lines cut into them.

use super::angle::sin;
use super::layout::Layout;
use super::materials::Material;
use super::svg::{Path, Point, num, turn};

/// Gradients for all woods: the depth of a bowl, its rim, and sheen and bevel of a plank.
pub const SHARED: &str = concat!(
    r##"<radialGradient id="pp-in" cx=".62" cy=".66" r=".72"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset=".78" stop-color="#000" stop-opacity=".3"/><stop offset="1" stop-color="#000" stop-opacity=".72"/></radialGradient>"##,
    r##"<linearGradient id="pp-rim" x1=".1" y1=".05" x2=".9" y2=".95"><stop offset="0" stop-color="#000" stop-opacity=".6"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".5"/></linearGradient>"##,
    r##"<radialGradient id="pp-sheen" cx=".28" cy=".12" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity=".03"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></radialGradient>"##,
    r##"<linearGradient id="pp-bevel" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".4" stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></linearGradient>"##,
);

/// Writes the hollow of a wood worked with a gouge: strokes from the rim towards the floor.
pub fn gouged(material: &Material) -> String {
    let stay = |point: Point| point;
    let cuts: String = (0..16)
        .map(|i| {
            let angle = f64::from(i) * 22.5 + f64::from(i * 37 % 9) - 4.0;
            let reach = 0.5 + f64::from(i * 5 % 7) / 40.0;
            let cut = Path::new(&stay)
                .m(turn((0.95, 0.0), angle))
                .q(turn((0.76, 0.02), angle + 9.0), turn((reach, 0.05), angle + 9.0));
            cut.text()
        })
        .collect();
    hollow(material, &cuts)
}

/// Writes the hollow of a wood worked on a lathe, which leaves rings.
pub fn turned(material: &Material) -> String {
    let rings: String =
        [".78", ".55", ".3"].map(|r| format!("M{r} 0A{r} {r} 0 1 1-{r} 0A{r} {r} 0 1 1 {r} 0")).concat();
    hollow(material, &rings)
}

/// Writes what a plank of a wood is painted with, and the lips of its bowls.
pub fn colours(material: &Material) -> String {
    let Material { id, light, mid, dark, side, deep, hi, .. } = material;
    [
        format!(
            r#"<linearGradient id="pp-lip-{id}" x1=".14" y1=".08" x2=".86" y2=".92"><stop offset="0" stop-color="{deep}" stop-opacity="0.5"/><stop offset=".5" stop-color="{mid}" stop-opacity=".1"/><stop offset="1" stop-color="{hi}" stop-opacity=".85"/></linearGradient>"#
        ),
        format!(
            r#"<linearGradient id="pp-top-{id}" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="{light}"/><stop offset=".5" stop-color="{mid}"/><stop offset="1" stop-color="{dark}"/></linearGradient>"#
        ),
        format!(
            r##"<linearGradient id="pp-side-{id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{side}"/><stop offset=".9" stop-color="{side}"/><stop offset="1" stop-color="#0d0603"/></linearGradient>"##
        ),
    ]
    .concat()
}

/// Writes the gradients of the bowls of a wood, and a hollow of radius 1 with faint tool marks, which are one path: every
/// hole of every board has them.
fn hollow(material: &Material, cuts: &str) -> String {
    let Material { id, floor, wall, deep, lit, hi, .. } = material;
    [
        format!(
            r#"<radialGradient id="pp-bowl-{id}" cx=".66" cy=".7" r=".78" fx=".76" fy=".82"><stop offset="0" stop-color="{lit}"/><stop offset=".3" stop-color="{floor}"/><stop offset=".66" stop-color="{wall}"/><stop offset="1" stop-color="{deep}"/></radialGradient>"#
        ),
        format!(
            r#"<g id="pp-h-{id}"><circle r="1.085" fill="url(#pp-lip-{id})"/><circle r="1" fill="url(#pp-bowl-{id})"/><path d="{cuts}" fill="none" stroke="{hi}" stroke-width=".03" stroke-opacity=".07"/><path d="{cuts}" fill="none" stroke="{deep}" stroke-width=".03" stroke-opacity=".2" transform="rotate(5)"/>"#
        ),
        r#"<circle r="1" fill="url(#pp-in)"/><circle r=".985" fill="none" stroke="url(#pp-rim)" stroke-width=".035"/><circle r="1" class="pp-deep"/><circle r="1.02" class="pp-edge" stroke-width=".06"/></g>"#.into(),
    ]
    .concat()
}

/// The wood a plank is cut from.
pub struct Timber<'a> {
    pub material: &'a Material,
    /// A suffix for ids, different for each plank.
    pub id: String,
    /// The height of the plank, which shows below it.
    pub thick: f64,
    /// The grain; the outline of the plank clips it.
    pub grain: String,
}

/// Draws the plank of a sowing board with the outline `d`.
///
/// `phase` places the lines of the grain, `lines` is their number.
pub fn plank(layout: &Layout, d: &str, phase: f64, lines: usize) -> String {
    let material = layout.board.spec().material;
    let size = (layout.length(), layout.breadth());
    let grain = grain(size, &|point| layout.map(point), phase, lines);
    cut(&Timber { material, id: layout.id(), thick: layout.size().thick, grain }, d)
}

/// Draws a plank with the outline `d`: shadow, edge, grain, sheen and bevel.
pub fn cut(timber: &Timber, d: &str) -> String {
    let Timber { material, id: clip, thick, grain } = timber;
    let Material { id, side, line, hi, .. } = material;
    let (down, half, shade) = (num(*thick), num(thick / 2.0), num(thick + 7.0));
    let shadow: String = [2, 6, 10, 14, 18, 22, 27, 32, 37, 43]
        .iter()
        .map(|width| format!(r#"<path d="{d}" stroke-width="{width}"/>"#))
        .collect();
    [
        format!(
            r##"<clipPath id="pp-c-{clip}"><path d="{d}"/></clipPath><g transform="translate(5 {shade})" fill="none" stroke="#000" stroke-opacity=".036" stroke-linejoin="round">{shadow}</g>"##
        ),
        format!(
            r#"<path d="{d}" transform="translate(3 {down})" fill="url(#pp-side-{id})"/><path d="{d}" transform="translate(1.5 {half})" fill="{side}"/><path d="{d}" fill="url(#pp-top-{id})"/>"#
        ),
        format!(
            r#"<g clip-path="url(#pp-c-{clip})"><g class="pp-grain" stroke="{line}" color="{hi}">{grain}</g><path d="{d}" fill="url(#pp-sheen)"/></g>"#
        ),
        format!(
            r#"<path d="{d}" fill="none" stroke="url(#pp-bevel)" stroke-width="5" clip-path="url(#pp-c-{clip})"/><path d="{d}" class="pp-edge" stroke-width="4"/>"#
        ),
    ]
    .concat()
}

/// Draws grain of a length along u and a breadth across v, mapped to the screen by `map`. All lines share one
/// displacement field, so that neighbours run together. `phase` places them, `lines` is their number.
///
/// The lines inherit stroke and colour from the element round them, the light ones only the colour.
pub fn grain((length, breadth): Point, map: &dyn Fn(Point) -> Point, phase: f64, lines: usize) -> String {
    const WIDTHS: [f64; 7] = [0.7, 1.6, 0.9, 2.6, 0.8, 1.2, 3.4];
    let field = |u: f64, v: f64| {
        let (du, dv) = (u - length * 0.36, v - breadth * 0.5);
        let (near_u, near_v) = (du / 150.0, dv / 90.0);
        let knot = 22.0 * (-(near_u * near_u + near_v * near_v)).exp() * sin(dv / 26.0);
        7.0 * sin(u * 0.0052 + v * 0.011 + phase) + 4.0 * sin(u * 0.0113 - v * 0.023 + phase * 2.3) + knot
    };
    // the last step may end beyond the wood, which cuts it off
    let step = (length / 12.0).ceil().max(60.0);
    let steps = (length / step).ceil() as u8;
    // whole units are exact enough for grain, and a page has hundreds of these points
    let whole = |point: Point| {
        let (x, y) = map(point);
        ((x + 0.5).floor(), (y + 0.5).floor())
    };
    let (mut dark, mut light, mut fine) = (String::new(), String::new(), String::new());
    for i in 0..lines {
        let gap = breadth / lines as f64;
        let v = (i as f64 + 0.5) * gap + ((i * 29 % 11) as f64 - 5.0) * gap / 14.0;
        let points = (0..=steps).map(|k| {
            let u = step * f64::from(k);
            (u, v + field(u, v))
        });
        let d = Path::new(&whole).line(points).text();
        let width = num(WIDTHS[i * 3 % 7]);
        match i % 4 {
            1 => light.push_str(&format!(r#"<path d="{d}" stroke-width="{width}"/>"#)),
            3 => {
                let dashes = [5 + i % 5, 31 + i * 7 % 31, 2 + i % 3, 14 + i % 17, 9 + i % 4, 57 + i * 5 % 23]
                    .map(|dash| dash.to_string())
                    .join(" ");
                fine.push_str(&format!(r#"<path d="{d}" stroke-dasharray="{dashes}"/>"#));
            }
            _ => dark.push_str(&format!(r#"<path d="{d}" stroke-width="{width}"/>"#)),
        }
    }
    format!(
        r#"<g fill="none" opacity=".26" stroke-linejoin="round">{dark}</g><g fill="none" stroke="currentColor" opacity=".2" stroke-linejoin="round">{light}</g><g fill="none" opacity=".36" stroke-width=".9">{fine}</g>"#
    )
}

/// Draws a line cut into wood: a dark stroke and its lit lower edge.
pub fn incise(d: &str, material: &Material, width: f64) -> String {
    let Material { deep, hi, .. } = material;
    let width = num(width);
    format!(
        r#"<path d="{d}" fill="none" stroke="{hi}" stroke-width="{width}" stroke-opacity=".4" transform="translate(1.1 1.5)" stroke-linejoin="round" stroke-linecap="round"/><path d="{d}" fill="none" stroke="{deep}" stroke-width="{width}" stroke-opacity=".72" stroke-linejoin="round" stroke-linecap="round"/>"#
    )
}

/// Draws a bowl with the outline `d`.
pub fn bowl(material: &Material, d: &str) -> String {
    let id = material.id;
    format!(
        r#"<path d="{d}" fill="none" stroke="url(#pp-lip-{id})" stroke-width="9"/><path d="{d}" fill="url(#pp-bowl-{id})"/><path d="{d}" fill="url(#pp-in)"/><path d="{d}" fill="none" stroke="url(#pp-rim)" stroke-width="2"/><path d="{d}" class="pp-deep"/><path d="{d}" class="pp-edge" stroke-width="3"/>"#
    )
}

/// Writes an oblong about a middle, with half its length and breadth and rounded corners.
pub fn slab(layout: &Layout, middle: Point, half: Point, corner: f64) -> String {
    oblong(&|point| layout.map(point), middle, half, corner)
}

/// The same, mapped to the screen by `map`.
pub fn oblong(map: &dyn Fn(Point) -> Point, (u, v): Point, (a, b): Point, corner: f64) -> String {
    let (left, right, top, bottom) = (u - a, u + a, v - b, v + b);
    Path::new(map)
        .m((left + corner, top))
        .l((right - corner, top))
        .q((right, top), (right, top + corner))
        .l((right, bottom - corner))
        .q((right, bottom), (right - corner, bottom))
        .l((left + corner, bottom))
        .q((left, bottom), (left, bottom - corner))
        .l((left, top + corner))
        .q((left, top), (left + corner, top))
        .z()
        .text()
}

/// Writes an oval about a middle, with half its length and breadth.
pub fn oval(layout: &Layout, (u, v): Point, (a, b): Point) -> String {
    // the lengths of the control handles of a quarter of an oval, a little fuller than an ellipse's
    let (c, d) = (a * 0.58, b * 0.58);
    Path::new(&|point| layout.map(point))
        .m((u - a, v))
        .c((u - a, v - d), (u - c, v - b), (u, v - b))
        .c((u + c, v - b), (u + a, v - d), (u + a, v))
        .c((u + a, v + d), (u + c, v + b), (u, v + b))
        .c((u - c, v + b), (u - a, v + d), (u - a, v))
        .z()
        .text()
}
