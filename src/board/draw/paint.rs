//! What counters look like: shapes, faces and colours. Only the definitions need it, and they are in the HTML
//! file. Code that runs in the browser must not call this module, or it becomes part of the program.

use super::Board;
use super::materials::{CHALK, Counter, PALE, SOOT};
use super::svg::{num, turn};

/// What a counter looks like. Its shape lies in a circle of about radius 1.
struct Paint {
    /// The outline.
    shape: &'static str,
    /// What lies on top at even and at odd angles.
    faces: [Face; 2],
    /// Three sets of colours, each from the light to the shade.
    tones: [[&'static str; 4]; 3],
    /// The height of the body to its length, which places the gleam.
    flat: f64,
    /// Half the length of the gleam.
    gleam: f64,
}

/// What is drawn on the body of a counter, turning with it.
#[derive(Clone, Copy)]
struct Face {
    drawing: &'static str,
    /// The outline of a grey-white vault over the drawing.
    vault: Option<&'static str>,
    /// How strong the gleam is.
    shine: f64,
}

impl Face {
    const fn flat(drawing: &'static str) -> Face {
        Face { drawing, vault: None, shine: 0.62 }
    }
}

/// A grey-brown bean.
const BEAN: Paint = Paint {
    shape: "M-.97 .04C-1.03-.42-.6-.66 0-.6C.6-.66 1.03-.42 .97 .04C.93 .5 .56 .66 .3 .5C.12 .38-.12 .38-.3 .5C-.56 .66-.93 .5-.97 .04Z",
    faces: [Face::flat(concat!(
        r##"<ellipse cx="0" cy=".4" rx=".17" ry=".07" fill="#efe6d6" fill-opacity=".8"/>"##,
        r##"<ellipse cx="0" cy=".41" rx=".09" ry=".03" fill="#2b2119"/>"##,
        r##"<path d="M-.62-.12l.16.03M-.2-.34l.13.04M.32-.2l.2-.02M.6.1l.12.05M-.5.22l.12-.04M.1-.05l.1.03" stroke="#2e241a" stroke-width=".06" stroke-opacity=".4" stroke-linecap="round"/>"##,
    )); 2],
    tones: [
        ["#d3c8b6", "#9a8d7b", "#5d5245", "#332a21"],
        ["#c6b49a", "#8b765d", "#54432f", "#2e2116"],
        ["#d8d1c5", "#a49b8e", "#686055", "#3a342c"],
    ],
    flat: 0.62,
    gleam: 0.3,
};

/// A flat drop of coloured glass.
const GLASS: Paint = Paint {
    shape: "M-1 0C-1-.55-.55-1 0-1C.55-1 1-.55 1 0C1 .55 .55 1 0 1C-.55 1-1 .55-1 0Z",
    faces: [Face::flat(
        r##"<path d="M.1 .72C.5 .66 .74 .36 .74 .04C.6 .5 .3 .66 .1 .72Z" fill="#fff" fill-opacity=".55"/>"##,
    ); 2],
    tones: [
        ["#b4ded6", "#2b7a72", "#114a45", "#052422"],
        ["#f4bd84", "#93501a", "#5c2e0a", "#2c1403"],
        ["#cbb2de", "#66437f", "#3f2356", "#1d0d2b"],
    ],
    flat: 0.92,
    gleam: 0.24,
};

/// An olinda seed: red, its eye black and a third of it.
const OLINDA: Paint = Paint {
    shape: "M-1 0C-1-.5-.55-.87 .02-.87C.6-.87 1-.48 1 0C1 .48 .6 .87 .02 .87C-.55 .87-1 .5-1 0Z",
    faces: [Face::flat(concat!(
        r##"<path d="M.36-.79C.16-.4 .14 .4 .36 .79C.76 .68 1 .36 1 0C1-.36 .76-.68 .36-.79Z" fill="#140c0a"/>"##,
        r##"<path d="M.36-.79C.16-.4 .14 .4 .36 .79" fill="none" stroke="#4a0707" stroke-width=".08"/>"##,
        r##"<ellipse cx=".86" cy="0" rx=".055" ry=".15" fill="#fff3e6" fill-opacity=".9"/>"##,
    )); 2],
    tones: [
        ["#ff8a6c", "#ea4130", "#b5161a", "#64060a"],
        ["#ff8a6e", "#e63a2b", "#ad1316", "#5e0609"],
        ["#ff957a", "#ee4a38", "#bb1a1c", "#680709"],
    ],
    flat: 0.92,
    gleam: 0.24,
};

/// A plain brown seed.
const SEED: Paint = Paint {
    shape: "M-1 0C-.92-.42-.45-.64 .08-.63C.6-.62 .96-.34 1 0C.96 .36 .6 .63 .08 .63C-.45 .63-.92 .4-1 0Z",
    faces: [Face::flat(concat!(
        r##"<path d="M.93-.1L.93.1" stroke="#3a2413" stroke-width=".1" stroke-linecap="round"/>"##,
        r##"<path d="M-.7 .1C-.3 .3 .3 .3 .7 .12" fill="none" stroke="#5b3d1f" stroke-width=".05" stroke-opacity=".45"/>"##,
    )); 2],
    tones: [
        ["#e6cfa6", "#bd9a66", "#84613a", "#4b321a"],
        ["#dcc091", "#ad8752", "#75532e", "#432b15"],
        ["#ead7b4", "#c8a977", "#8d6b42", "#503720"],
    ],
    flat: 0.62,
    gleam: 0.3,
};

/// A nickernut: grey, round, with faint rings and the dark scar of its stalk.
const NUT: Paint = Paint {
    shape: "M-1 0C-1-.56-.56-.97 0-.97C.57-.97 1-.55 1 0C1 .56 .56 .97 0 .97C-.56 .97-1 .56-1 0Z",
    faces: [Face::flat(concat!(
        r##"<path d="M-.82-.36C-.3-.16 .3-.16 .82-.36M-.93 .1C-.3 .32 .3 .32 .93 .1M-.7 .6C-.2 .74 .2 .74 .7 .6" fill="none" stroke="#4b4843" stroke-width=".05" stroke-opacity=".22"/>"##,
        r##"<ellipse cx=".55" cy="-.5" rx=".13" ry=".1" fill="#33302c" fill-opacity=".55"/>"##,
    )); 2],
    tones: [
        ["#f0eeea", "#b4b0a9", "#75716b", "#3d3a36"],
        ["#e7e5e0", "#a5a29b", "#68655f", "#373430"],
        ["#f4f2ee", "#bebab3", "#807c75", "#44413c"],
    ],
    flat: 0.92,
    gleam: 0.24,
};

/// A cowry shell: mouth up, a narrow toothed slit between two lips; or dome up, a golden ring on
/// a porcelain margin round a grey-white back.
const COWRY: Paint = Paint {
    shape: "M-1 .03C-1.04-.22-.9-.46-.66-.6C-.5-.72-.28-.8 0-.8C.36-.82 .62-.74 .8-.54C1-.4 1.06-.16 1.03 .06C1.02 .3 .9 .48 .72 .58C.5 .76 .2 .82-.1 .79C-.42 .77-.62 .66-.76 .5C-.92 .4-.99 .22-1 .03Z",
    faces: [
        Face {
            drawing: concat!(
                r##"<path d="M-0.6-.07l-.03-.2M-0.6 .07l.03 .22M-0.43-.07l-.03-.2M-0.43 .07l.03 .22M-0.26-.07l-.03-.2M-0.26 .07l.03 .22M-0.08-.07l-.03-.2M-0.08 .07l.03 .22M0.09-.07l-.03-.2M0.09 .07l.03 .22M0.26-.07l-.03-.2M0.26 .07l.03 .22M0.43-.07l-.03-.2M0.43 .07l.03 .22M0.6-.07l-.03-.2M0.6 .07l.03 .22" stroke="#8e6433" stroke-width=".065" stroke-linecap="round"/>"##,
                r##"<path d="M-1 .02C-.7-.1-.3-.11 .1-.09C.5-.07 .8-.02 1.03-.05C.8 .06 .5 .06 .1 .07C-.3 .08-.7 .1-1 .02Z" fill="#4a2f18"/>"##,
            ),
            vault: None,
            shine: 0.34,
        },
        Face {
            drawing: r##"<path d="M-.72 .02C-.72-.36-.3-.58 .08-.57C.52-.56 .76-.3 .74 .04C.72 .38 .38 .58-.04 .56C-.44 .55-.72 .34-.72 .02Z" fill="#c48a2c" fill-opacity=".85"/>"##,
            vault: Some(
                "M-.68 .01C-.68-.34-.28-.54 .08-.53C.48-.52 .71-.28 .69 .03C.67 .34 .34 .52-.04 .51C-.42 .5-.68 .31-.68 .01Z",
            ),
            shine: 0.62,
        },
    ],
    tones: [
        ["#fffdf4", "#f8ecd0", "#dfc594", "#8d6b3a"],
        ["#fffcf0", "#f4e4c0", "#d6b780", "#835f30"],
        ["#fffef8", "#faf2de", "#e6d0a6", "#957343"],
    ],
    flat: 0.7,
    gleam: 0.24,
};

/// What a counter looks like; a kind that nothing is drawn of looks like a seed.
fn paint(counter: &Counter) -> &'static Paint {
    match counter.id {
        "bean" => &BEAN,
        "glass" => &GLASS,
        "nut" => &NUT,
        "olinda" => &OLINDA,
        "cowry" => &COWRY,
        _ => &SEED,
    }
}

/// Draws a counter that is not there yet: pale and dashed. It is turned and placed where it is referred to.
pub fn ghost(board: Board) -> String {
    let (id, shape) = (board.spec().counter.id, paint(board.spec().counter).shape);
    format!(
        r##"<g id="pp-{id}-g"><path d="{shape}" fill="{PALE}" fill-opacity=".85" stroke="{SOOT}" stroke-width=".34"/><path d="{shape}" fill="none" stroke="{CHALK}" stroke-width=".17" stroke-dasharray=".36 .2"/></g>"##
    )
}

/// Draws a counter at an angle, in sixteenths: the body turns, the light does not.
pub fn definition(board: Board, angle: usize) -> String {
    let id = board.spec().counter.id;
    let Paint { shape, faces, tones, flat, gleam } = paint(board.spec().counter);
    let Face { drawing, vault, shine } = faces[angle % 2];
    let [t0, t1, t2, t3] = tones[(angle * 7 + 2) % 3];
    let degrees = angle as f64 * 22.5;
    let (x, y) = turn((-0.62, -0.78), -degrees);
    let (degrees, back) = (num(degrees), num(-degrees));
    let (x, y) = (num(x * 0.46), num(y * 0.46 * flat));
    let (rx, ry, shine) = (num(*gleam), num(0.11 * (flat + 0.3)), num(shine));
    let (vault_light, vault) = match vault {
        Some(outline) => (
            format!(
                r##"<radialGradient id="pp-{id}-{angle}d" gradientUnits="userSpaceOnUse" cx="-.2" cy="-.24" r=".95" gradientTransform="rotate({back})"><stop offset="0" stop-color="#fffefb"/><stop offset=".35" stop-color="#f1ead9"/><stop offset=".75" stop-color="#cfc0a0"/><stop offset="1" stop-color="#a98d5c"/></radialGradient>"##
            ),
            format!(r##"<path d="{outline}" fill="url(#pp-{id}-{angle}d)"/>"##),
        ),
        None => (String::new(), String::new()),
    };
    [
        vault_light,
        format!(
            r#"<radialGradient id="pp-{id}-{angle}g" gradientUnits="userSpaceOnUse" cx="-.34" cy="-.42" r="1.42" gradientTransform="rotate({back})"><stop offset="0" stop-color="{t0}"/><stop offset=".38" stop-color="{t1}"/><stop offset=".76" stop-color="{t2}"/><stop offset="1" stop-color="{t3}"/></radialGradient>"#
        ),
        format!(
            r##"<g id="pp-{id}-{angle}"><path d="{shape}" transform="translate(.16 .25) rotate({degrees}) scale(1.06)" fill="#0c0603" fill-opacity=".26"/><path d="{shape}" transform="translate(.08 .13) rotate({degrees}) scale(1.02)" fill="#0c0603" fill-opacity=".5"/>"##
        ),
        format!(
            r##"<g transform="rotate({degrees})"><path d="{shape}" fill="url(#pp-{id}-{angle}g)"/>{drawing}{vault}<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="#fff" fill-opacity="{shine}"/><path d="{shape}" class="pp-edge" stroke-width=".1"/></g></g>"##
        ),
    ]
    .concat()
}
