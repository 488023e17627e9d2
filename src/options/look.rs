//! The options of an embed about its look: which way its board lies, what of a heap is shown, whether its links lead
//! anywhere, and who gives it its height.

use super::{Part, Parts, value};

/// An option with few values, the first of which is the usual.
struct Choice {
    key: &'static str,
    values: &'static [&'static str],
}

const CHOICES: [Choice; 6] = [
    Choice { key: "counters", values: &["both", "objects", "figures"] },
    Choice { key: "layout", values: &["auto", "across", "upright"] },
    Choice { key: "source", values: &["off", "caption", "panel"] },
    Choice { key: "links", values: &["on", "off"] },
    Choice { key: "height", values: &["auto", "fixed"] },
    Choice { key: "kiosk", values: &["0", "1"] },
];

/// The values of such an option, the usual first.
pub fn values(key: &str) -> &'static [&'static str] {
    CHOICES.iter().find(|choice| choice.key == key).map_or(&[""], |choice| choice.values)
}

/// The value of such an option; the usual where the address has none, or one that means nothing.
fn chosen(text: &str, key: &str) -> &'static str {
    let values = values(key);
    let known = value(text, key).and_then(|word| values.iter().find(|known| **known == word));
    known.or(values.first()).copied().unwrap_or("")
}

/// The values of these options that mean nothing.
pub(super) fn unknown(text: &str) -> Vec<&str> {
    let wrong = |choice: &Choice| value(text, choice.key).filter(|word| !choice.values.contains(word));
    CHOICES.iter().filter_map(wrong).collect()
}

/// `layout`: whether the board stands upright; `None` where the shape of the frame decides.
pub fn upright(text: &str) -> Option<bool> {
    match chosen(text, "layout") {
        "across" => Some(false),
        "upright" => Some(true),
        _ => None,
    }
}

/// `height=fixed`: the page around the embed is not told how high it wants to be.
pub fn tells_height(text: &str) -> bool {
    chosen(text, "height") == "auto"
}

/// `source` and `links`: the parts that they add and take away.
pub(super) fn parts(text: &str, parts: Parts) -> Parts {
    let parts = match value(text, "source").map(|_| chosen(text, "source")) {
        None => parts,
        Some(source) => parts.with(Part::Caption, source == "caption").with(Part::Source, source == "panel"),
    };
    parts.with(Part::Share, parts.has(Part::Share) && chosen(text, "links") == "on")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_stands_where_nothing_is_asked_or_nothing_understood() {
        for text in ["", "layout=&height=none", "layout=diagonal"] {
            assert_eq!((upright(text), tells_height(text)), (None, true), "{text}");
        }
        assert_eq!((upright("layout=upright"), tells_height("height=fixed")), (Some(true), false));
        assert_eq!(upright("layout=across"), Some(false));
        assert_eq!(unknown("counters=beans&layout=across&links=no&height=auto"), ["beans", "no"]);
    }

    #[test]
    fn source_and_links_add_parts_and_take_them_away() {
        let of = |text: &str| parts(text, Parts::USUAL).write();
        assert_eq!(of(""), "controls,score,share");
        assert_eq!(of("source=caption"), "controls,score,caption,share");
        assert_eq!(of("source=panel&links=off"), "controls,score,source");
        let with_both = Parts::USUAL.with(Part::Source, true);
        assert_eq!(parts("source=off", with_both).write(), "controls,score,share");
        assert_eq!(parts("", with_both).write(), "controls,score,source,share");
    }
}
