//! Which form of a word a number takes. A test holds it against `intl_pluralrules`.

/// The plural category of a whole number in a language, by its name in Unicode's tables.
pub fn category(language: &str, number: i64) -> &'static str {
    match (language, number.unsigned_abs()) {
        ("en", 1) => "one",
        _ => "other",
    }
}

/// The categories that a language has; a file has a variant for each.
#[cfg(not(target_arch = "wasm32"))]
pub fn categories(language: &str) -> &'static [&'static str] {
    match language {
        "en" => &["one", "other"],
        _ => &["other"],
    }
}
