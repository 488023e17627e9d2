//! The colours of diagrams written into them, for pictures that stand by themselves: no style sheet, on white.

/// What a style sheet would say of a class; a later class of the same element says more.
const INKS: [(&str, &[(&str, &str)]); 20] = [
    ("dg-hole", HOLE),
    ("dg-store", HOLE),
    ("dg-from", &[("stroke", BLUE), ("stroke-width", "2.5"), ("stroke-dasharray", "4 3")]),
    ("dg-end", &[("stroke", BLUE), ("stroke-width", "3")]),
    ("dg-taken", &[("fill", "#d3e2f6"), ("stroke", BLUE), ("stroke-width", "2")]),
    ("dg-closed", &[("fill", "#b4bbc2")]),
    ("dg-name", &[("font-size", "12"), ("font-style", "italic"), ("fill", GREY)]),
    ("dg-point", &[("font-size", "7"), ("fill", GREY)]),
    ("dg-sign", &[("font-size", "11"), ("fill", GREY)]),
    ("dg-took", &[("font-size", "13"), ("font-weight", "bold"), ("fill", BLUE)]),
    ("dg-refused", &[("fill", "none"), ("stroke", INK), ("stroke-width", "2.5")]),
    ("dg-board", &[("fill", "#f3ede0"), ("stroke", GREY)]),
    ("dg-centre", &[("fill", "none"), ("stroke", GREY)]),
    ("dg-black", BALL),
    (
        "dg-white-rim",
        &[("fill", "none"), ("stroke", "#6f7c88"), ("stroke-width", "7"), ("stroke-linecap", "round")],
    ),
    (
        "dg-white",
        &[("fill", "none"), ("stroke", "#fff"), ("stroke-width", "5.4"), ("stroke-linecap", "round")],
    ),
    (
        "dg-gone",
        &[
            ("fill", "none"),
            ("stroke", BLUE),
            ("stroke-width", "8.4"),
            ("stroke-linecap", "round"),
            ("stroke-opacity", ".4"),
        ],
    ),
    ("dg-way", &[("fill", "none"), ("stroke", BLUE), ("stroke-width", "1.6")]),
    ("dg-ka", &[("fill", "#b3261e"), ("stroke", "#fff"), ("stroke-width", ".8")]),
    ("dg-second", &[("fill", "#1d3b8f")]),
];
const HOLE: &[(&str, &str)] = &[("fill", "#fff"), ("stroke", GREY), ("stroke-width", "1")];
const BALL: &[(&str, &str)] =
    &[("fill", "none"), ("stroke", INK), ("stroke-width", "7"), ("stroke-linecap", "round")];

pub const INK: &str = "#15202b";
pub const GREY: &str = "#55606b";
const BLUE: &str = "#0b57b8";

/// The shapes of a diagram with attributes in place of classes.
pub fn inked(shapes: &str) -> String {
    let mut parts = shapes.split("class=\"");
    let mut text = String::from(parts.next().unwrap_or_default());
    for part in parts {
        let (classes, rest) = part.split_once('"').unwrap_or((part, ""));
        let mut attributes: Vec<(&str, &str)> = Vec::new();
        let known = classes.split(' ').filter_map(|class| INKS.iter().find(|(name, _)| *name == class));
        for (name, value) in known.flat_map(|(_, inks)| inks.iter()) {
            match attributes.iter_mut().find(|(known, _)| known == name) {
                Some(known) => known.1 = value,
                None => attributes.push((name, value)),
            }
        }
        let written = attributes.iter().map(|(name, value)| [*name, "=\"", *value, "\""].concat());
        text.push_str(&written.collect::<Vec<_>>().join(" "));
        text.push_str(rest);
    }
    // a line without a length is drawn by browsers alone
    text.replace("h0", "h.01")
}
