//! Which form of a word a number takes. A test holds it against `intl_pluralrules`.

/// The plural category of a whole number in a language, by its name in Unicode's tables.
pub fn category(language: &str, number: i64) -> &'static str {
    match (primary(language), number.unsigned_abs()) {
        ("en", 1) => "one",
        _ => "other",
    }
}

/// A language without its variety: `en` of `en-XA`.
fn primary(language: &str) -> &str {
    language.split('-').next().unwrap_or(language)
}

/// The categories that a language has; a file has a variant for each.
#[cfg(not(target_arch = "wasm32"))]
pub fn categories(language: &str) -> &'static [&'static str] {
    match primary(language) {
        "en" => &["one", "other"],
        _ => &["other"],
    }
}
