//! What boards and counters are made of: woods and sand, colours, shapes and the places of counters.
#![allow(dead_code, reason = "games choose among these")]

/// Chalk: the light line of a mark.
pub const CHALK: &str = "#fffdf4";
/// Soot: the dark line under chalk.
pub const SOOT: &str = "#15100b";
/// The blue of what is current.
pub const BLUE: &str = "#1d3b8f";
/// The pale blue of what has not happened yet.
pub const PALE: &str = "#cfdcff";

/// The colours of a wood, or of sand.
pub struct Material {
    /// The name used in the ids of its definitions.
    pub id: &'static str,
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
    /// The halo round lettering, which gives the contrast.
    pub key: &'static str,
}

/// The wood of Saamaka boards.
pub const SAAMAKA: Material = Material {
    id: "saamaka",
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

/// The wood of the jak tree.
pub const JAK: Material = Material {
    id: "jak",
    light: "#c08a48",
    mid: "#a36e35",
    dark: "#7c5025",
    side: "#4b2e12",
    floor: "#5e3b18",
    wall: "#40260d",
    deep: "#201005",
    lit: "#b98142",
    line: "#5a3511",
    hi: "#f0c98a",
    text: "#fff8ea",
    key: "#2c1806",
};

/// The dark red wood of the nadun tree.
pub const NADUN: Material = Material {
    id: "nadun",
    light: "#96624a",
    mid: "#794832",
    dark: "#573021",
    side: "#2f180f",
    floor: "#452618",
    wall: "#2e170d",
    deep: "#160904",
    lit: "#8f5d43",
    line: "#30160c",
    hi: "#cf9b7d",
    text: "#fff3e8",
    key: "#21100a",
};

/// The dark red wood of the kempas tree.
pub const KEMPAS: Material = Material {
    id: "kempas",
    light: "#84563a",
    mid: "#6a412a",
    dark: "#4b2b1b",
    side: "#26140b",
    floor: "#3a2014",
    wall: "#28150c",
    deep: "#120804",
    lit: "#7c5036",
    line: "#2a140a",
    hi: "#bd8c67",
    text: "#fff3e4",
    key: "#1f0f08",
};

/// Maple, the wood of boards from workshops.
pub const MAPLE: Material = Material {
    id: "maple",
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

/// The pale brown wood of the sese tree, used for boards in Ghana.
pub const SESE: Material = Material {
    id: "sese",
    light: "#a57f5b",
    mid: "#8a6545",
    dark: "#66472e",
    side: "#38251a",
    floor: "#52361f",
    wall: "#382212",
    deep: "#1b0f07",
    lit: "#9c7550",
    line: "#3b2415",
    hi: "#dcb892",
    text: "#fff5e6",
    key: "#26150a",
};

/// Dry sand.
pub const SAND: Material = Material {
    id: "sand",
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

/// A kind of counter and how it lies. Its drawing is in `paint.rs`.
pub struct Counter {
    /// The name used in the ids of its definitions.
    pub id: &'static str,
    /// Where counter k of a hole lies. The first ones lie on the floor, the others on top of them.
    pub slots: &'static [Slot],
    /// Half the length of a counter, in hole radii.
    pub size: f64,
    /// The factor by which the slots are moved apart.
    pub spread: f64,
    /// How far the slots are turned from hole to hole, in sixteenths.
    pub step: usize,
    /// The area of a counter in a store, in squares of its half length.
    pub room: f64,
}

/// A grey-brown bean.
pub const BEAN: Counter = Counter { id: "bean", slots: &LONG, size: 0.272, spread: 1.0, step: 3, room: 3.3 };

/// An olinda seed (Abrus precatorius): red with a black eye.
pub const OLINDA: Counter =
    Counter { id: "olinda", slots: &ROUND, size: 0.215, spread: 1.08, step: 3, room: 4.4 };

/// A plain brown seed, for games whose sources do not name the counters.
pub const SEED: Counter = Counter { id: "seed", slots: &LONG, size: 0.245, spread: 1.0, step: 7, room: 3.3 };

/// A flat drop of coloured glass.
pub const GLASS: Counter =
    Counter { id: "glass", slots: &ROUND, size: 0.225, spread: 1.1, step: 7, room: 4.4 };

/// A nickernut, the grey seed of Caesalpinia bonduc.
pub const NUT: Counter = Counter { id: "nut", slots: &ROUND, size: 0.225, spread: 1.1, step: 5, room: 4.4 };

/// A cowry shell: mouth up, a narrow toothed slit between two lips; or dome up, a golden ring on
/// a porcelain margin round a grey-white back.
pub const COWRY: Counter =
    Counter { id: "cowry", slots: &SHELL, size: 0.3, spread: 1.04, step: 5, room: 3.3 };

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
