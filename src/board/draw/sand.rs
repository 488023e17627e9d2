//! Sand: a stretch of it, seen from above, with hollows pressed into it.

use super::layout::Layout;
use super::materials::Material;
use super::svg::num;

/// Writes the definitions of sand: its surface, its grains, and a hollow with the bank round it.
pub fn definitions(material: &Material) -> String {
    let Material { light, mid, dark, side, floor, wall, deep, lit, line, hi, .. } = material;
    [
        format!(
            r##"<linearGradient id="pp-top-sand" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="{light}"/><stop offset=".5" stop-color="{mid}"/><stop offset="1" stop-color="{dark}"/></linearGradient><radialGradient id="pp-blotl"><stop offset="0" stop-color="#fff3d2" stop-opacity=".4"/><stop offset="1" stop-color="#fff3d2" stop-opacity="0"/></radialGradient><radialGradient id="pp-blotd"><stop offset="0" stop-color="#9c7a48" stop-opacity=".24"/><stop offset="1" stop-color="#9c7a48" stop-opacity="0"/></radialGradient>"##
        ),
        format!(
            r#"<radialGradient id="pp-bank"><stop offset=".62" stop-color="{hi}" stop-opacity="0"/><stop offset=".76" stop-color="{hi}" stop-opacity=".8"/><stop offset=".86" stop-color="{hi}" stop-opacity=".25"/><stop offset="1" stop-color="{hi}" stop-opacity="0"/></radialGradient><radialGradient id="pp-bankdark"><stop offset=".6" stop-color="{deep}" stop-opacity="0"/><stop offset=".78" stop-color="{deep}" stop-opacity=".16"/><stop offset="1" stop-color="{deep}" stop-opacity="0"/></radialGradient>"#
        ),
        format!(
            r#"<radialGradient id="pp-dip" cx=".6" cy=".64" r=".62" fx=".72" fy=".78"><stop offset="0" stop-color="{lit}"/><stop offset=".34" stop-color="{floor}"/><stop offset=".68" stop-color="{wall}"/><stop offset=".94" stop-color="{side}"/><stop offset="1" stop-color="{side}" stop-opacity="0"/></radialGradient>"#
        ),
        format!(
            r##"<g id="pp-h-sand"><circle cx=".19" cy=".24" r="1.42" fill="url(#pp-bankdark)"/><circle r="1.34" fill="url(#pp-bank)"/><path d="M.99-.02C1.02 .56 .56 1.03-.01 1C-.58 1.01-1.03 .57-1 .01C-1.02-.55-.56-1.02 .02-1C.57-1.02 .98-.58 .99-.02Z" fill="url(#pp-dip)"/><path d="M-.7-.5C-.3-.92 .36-.9 .7-.52M-.86-.14C-.8-.34-.7-.5-.56-.62" fill="none" stroke="{deep}" stroke-width=".05" stroke-opacity=".35" stroke-linecap="round"/><path d="M-.5 .3C-.1 .5 .3 .44 .56 .2M-.3 .62C0 .74 .3 .7 .5 .56" fill="none" stroke="{hi}" stroke-width=".035" stroke-opacity=".4" stroke-linecap="round"/><circle r="1" class="pp-deep"/><circle r="1.02" class="pp-edge" stroke-width=".06"/></g>"##
        ),
        grains("pp-specks", 53, 26, 3, &format!(r#"stroke="{line}" stroke-width=".95" opacity=".55""#)),
        grains("pp-specks2", 71, 30, 11, r##"stroke="#fffaf0" stroke-width="1.15" opacity=".85""##),
    ]
    .concat()
}

/// A tile of grains. Their places come from a multiplicative pseudo-random sequence.
fn grains(id: &str, tile: u32, number: usize, start: u32, look: &str) -> String {
    let places: Vec<u32> = std::iter::successors(Some(start), |place| Some(place * 1103 % 7919))
        .skip(1)
        .take(2 * number)
        .collect();
    let d: String = places.chunks(2).map(|at| format!("M{} {}h0", at[0] % tile, at[1] % tile)).collect();
    format!(
        r#"<pattern id="{id}" width="{tile}" height="{tile}" patternUnits="userSpaceOnUse"><path d="{d}" {look} stroke-linecap="round"/></pattern>"#
    )
}

/// Draws the stretch of sand on which Mangala is played: lighter and darker blots under the grains.
pub fn body(layout: &Layout) -> String {
    let clip = layout.id();
    let (across, down) = (layout.width(), layout.height());
    let blots: String = (0..22)
        .map(|i| {
            let (x, y) = (across * f64::from(i * 61 % 97) / 97.0, down * f64::from(i * 37 % 83) / 83.0);
            let r = f64::from(70 + i * 29 % 70);
            let tone = if i % 2 == 1 { "l" } else { "d" };
            let (x, y, rx, ry) = (num(x), num(y), num(r * 1.5), num(r * 0.7));
            format!(r##"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="url(#pp-blot{tone})"/>"##)
        })
        .collect();
    let all = format!(r#"width="{}" height="{}""#, num(across), num(down));
    format!(
        r##"<clipPath id="pp-c-{clip}"><rect {all} rx="10"/></clipPath><g clip-path="url(#pp-c-{clip})"><rect {all} fill="url(#pp-top-sand)"/><g class="pp-grain">{blots}<rect {all} fill="url(#pp-specks)"/><rect {all} fill="url(#pp-specks2)"/></g></g><rect {all} rx="10" class="pp-edge" stroke-width="4"/>"##
    )
}
