//! What boards and counters are made of: woods and sand, colours, shapes and the places of counters.

use super::{sand, wood};

/// Chalk: the light line of a mark.
pub const CHALK: &str = "#fffdf4";
/// Soot: the dark line under chalk.
pub const SOOT: &str = "#15100b";
/// The blue of what is current.
pub const BLUE: &str = "#1d3b8f";
/// The pale blue of what is yet to come.
pub const PALE: &str = "#cfdcff";

/// The colours of a wood, or of sand.
pub struct Material {
    /// The name used in the ids of its definitions.
    pub id: &'static str,
    /// Writes its definitions: its gradients and its hollow.
    pub define: fn(&Material) -> String,
    /// The surface towards the light.
    pub light: &'static str,
    /// The surface in the middle.
    pub mid: &'static str,
    /// The surface away from the light.
    pub dark: &'static str,
    /// The edge of the board, seen from above; in sand, the edge of a hollow.
    pub side: &'static str,
    /// The floor of a bowl.
    pub floor: &'static str,
    /// The wall of a bowl.
    pub wall: &'static str,
    /// The deepest shade.
    pub deep: &'static str,
    /// The sunny wall of a bowl.
    pub lit: &'static str,
    /// The dark lines of the grain; in sand, the dark grains.
    pub line: &'static str,
    /// The light lines of the grain and of cut edges; in sand, the bank round a hollow.
    pub hi: &'static str,
    /// Lettering on the board.
    pub text: &'static str,
    /// The halo round lettering, which carries the contrast.
    pub key: &'static str,
}

/// The wood of Saamaka boards.
pub const SAAMAKA: Material = Material {
    id: "saamaka",
    define: wood::gouged,
    light: "#b27c4d",
    mid: "#92603a",
    dark: "#6b4326",
    side: "#3d2413",
    floor: "#54331b",
    wall: "#3a210f",
    deep: "#1c0e06",
    lit: "#a87145",
    line: "#3c210f",
    hi: "#e0b184",
    text: "#fff6e6",
    key: "#2a1609",
};

/// Maple, as boards from a workshop are.
pub const MAPLE: Material = Material {
    id: "maple",
    define: wood::turned,
    light: "#e9d2a9",
    mid: "#dcc092",
    dark: "#c3a271",
    side: "#8c6c40",
    floor: "#b08c5b",
    wall: "#927041",
    deep: "#6a4d28",
    lit: "#e6cb9d",
    line: "#a9824c",
    hi: "#fff3d8",
    text: "#2a1b08",
    key: "#fff6e4",
};

/// Dry sand.
pub const SAND: Material = Material {
    id: "sand",
    define: sand::definitions,
    light: "#ecd6aa",
    mid: "#e0c594",
    dark: "#cfb07a",
    side: "#846339",
    floor: "#cfae78",
    wall: "#a07d49",
    deep: "#6f5229",
    lit: "#ecd5a6",
    line: "#6f5129",
    hi: "#fff1cf",
    text: "#2c1c08",
    key: "#fff6e2",
};

/// A place in a hollow of radius 1: x, y, and the angle in sixteenths of a turn.
pub type Slot = (f64, f64, u8);

/// A kind of counter. Its shape lies in a circle of about radius 1.
pub struct Counter {
    /// The name used in the ids of its definitions.
    pub id: &'static str,
    /// The outline.
    pub shape: &'static str,
    /// What lies up at even and at odd angles.
    pub faces: [Face; 2],
    /// Three sets of colours, each from the light to the shade.
    pub tones: [[&'static str; 4]; 3],
    /// The height of the body to its length, which places the gleam.
    pub flat: f64,
    /// Half the length of the gleam.
    pub gleam: f64,
    /// Where counter k of a hole lies; the first lie on the floor, the rest on them.
    pub slots: &'static [Slot],
    /// Half the length of a counter, in hole radii.
    pub size: f64,
    /// By how much the slots are drawn apart.
    pub spread: f64,
    /// How far the slots are turned from hole to hole, in sixteenths.
    pub step: usize,
    /// The area a counter takes in a store, in squares of its half length.
    pub room: f64,
}

/// What is drawn on the body of a counter, turning with it.
#[derive(Clone, Copy)]
pub struct Face {
    pub drawing: &'static str,
    /// The outline of a grey-white vault over the drawing.
    pub vault: Option<&'static str>,
    /// How strong the gleam is.
    pub shine: f64,
}

impl Face {
    const fn flat(drawing: &'static str) -> Face {
        Face { drawing, vault: None, shine: 0.62 }
    }
}

/// A grey-brown bean.
pub const BEAN: Counter = Counter {
    id: "bean",
    shape: "M-.97 .04C-1.03-.42-.6-.66 0-.6C.6-.66 1.03-.42 .97 .04C.93 .5 .56 .66 .3 .5C.12 .38-.12 .38-.3 .5C-.56 .66-.93 .5-.97 .04Z",
    faces: [Face::flat(concat!(
        r##"<ellipse cx="0" cy=".4" rx=".17" ry=".07" fill="#efe6d6" opacity=".8"/>"##,
        r##"<ellipse cx="0" cy=".41" rx=".09" ry=".03" fill="#2b2119"/>"##,
        r##"<path d="M-.62-.12l.16.03M-.2-.34l.13.04M.32-.2l.2-.02M.6.1l.12.05M-.5.22l.12-.04M.1-.05l.1.03" stroke="#2e241a" stroke-width=".06" opacity=".4" stroke-linecap="round"/>"##,
    )); 2],
    tones: [
        ["#d3c8b6", "#9a8d7b", "#5d5245", "#332a21"],
        ["#c6b49a", "#8b765d", "#54432f", "#2e2116"],
        ["#d8d1c5", "#a49b8e", "#686055", "#3a342c"],
    ],
    flat: 0.62,
    gleam: 0.3,
    slots: &LONG,
    size: 0.272,
    spread: 1.0,
    step: 3,
    room: 3.3,
};

/// A flat drop of coloured glass.
pub const GLASS: Counter = Counter {
    id: "glass",
    shape: "M-1 0C-1-.55-.55-1 0-1C.55-1 1-.55 1 0C1 .55 .55 1 0 1C-.55 1-1 .55-1 0Z",
    faces: [Face::flat(
        r##"<path d="M.1 .72C.5 .66 .74 .36 .74 .04C.6 .5 .3 .66 .1 .72Z" fill="#fff" opacity=".55"/>"##,
    ); 2],
    tones: [
        ["#b4ded6", "#2b7a72", "#114a45", "#052422"],
        ["#f4bd84", "#93501a", "#5c2e0a", "#2c1403"],
        ["#cbb2de", "#66437f", "#3f2356", "#1d0d2b"],
    ],
    flat: 0.92,
    gleam: 0.24,
    slots: &ROUND,
    size: 0.225,
    spread: 1.1,
    step: 7,
    room: 4.4,
};

/// A cowry shell: mouth up, a narrow toothed slit between two lips; or dome up, a golden ring on
/// a porcelain margin round a grey-white back.
pub const COWRY: Counter = Counter {
    id: "cowry",
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
            drawing: r##"<path d="M-.72 .02C-.72-.36-.3-.58 .08-.57C.52-.56 .76-.3 .74 .04C.72 .38 .38 .58-.04 .56C-.44 .55-.72 .34-.72 .02Z" fill="#c48a2c" opacity=".85"/>"##,
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
    slots: &SHELL,
    size: 0.3,
    spread: 1.04,
    step: 5,
    room: 3.3,
};

/// The slots of counters that are longer than wide.
#[rustfmt::skip]
const LONG: [Slot; 24] = [
    (0.05, -0.05, 14), (0.15, 0.29, 7), (-0.27, -0.19, 6), (-0.39, 0.21, 8), (0.54, -0.07, 7), (0.09, -0.56, 13),
    (0.4, -0.45, 13), (-0.32, 0.53, 8), (-0.33, -0.56, 15), (0.57, 0.32, 6), (0.17, 0.65, 7), (-0.67, -0.16, 4),
    (0.09, 0.02, 1), (-0.39, -0.08, 9), (-0.03, 0.41, 4), (0.14, -0.39, 13), (-0.38, 0.29, 10), (-0.23, -0.42, 7),
    (0.38, 0.33, 14), (0.48, -0.15, 3), (-0.01, -0.19, 8), (-0.2, 0.02, 4), (-0.01, 0.25, 5), (0.27, -0.04, 10),
];

/// The slots of round counters.
#[rustfmt::skip]
const ROUND: [Slot; 24] = [
    (0.02, 0.0, 1), (-0.27, 0.25, 11), (-0.35, -0.13, 11), (0.09, 0.37, 15), (-0.05, -0.38, 9), (0.39, 0.12, 6),
    (0.31, -0.25, 12), (-0.64, 0.12, 12), (-0.2, 0.62, 4), (-0.42, -0.51, 9), (0.45, 0.5, 0), (0.23, -0.63, 7),
    (0.0, 0.0, 10), (-0.15, 0.38, 0), (0.3, -0.28, 13), (-0.4, 0.12, 0), (-0.03, -0.41, 9), (0.41, 0.07, 1),
    (-0.34, -0.24, 4), (0.2, 0.36, 13), (0.04, 0.22, 10), (-0.04, -0.22, 2), (-0.22, 0.04, 14), (0.22, -0.04, 8),
];

/// The slots of shells, which are nearly as wide as long.
#[rustfmt::skip]
const SHELL: [Slot; 18] = [
    (-0.02, -0.13, 15), (0.08, 0.25, 15), (0.46, -0.09, 4), (-0.45, 0.21, 7), (-0.54, -0.2, 7), (-0.16, -0.58, 12),
    (0.31, -0.53, 7), (-0.21, 0.61, 9), (0.49, 0.45, 14), (0.32, 0.26, 13), (-0.32, -0.26, 4), (0.03, -0.43, 8),
    (0.41, -0.14, 12), (-0.42, 0.16, 4), (-0.03, 0.45, 9), (0.14, 0.02, 13), (-0.09, 0.12, 2), (-0.06, -0.14, 15),
];
