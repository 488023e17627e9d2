//! Plural categories of numbers. A test compares it with `intl_pluralrules`.

/// The plural category of a whole number in a language, by its CLDR name.
pub fn category(language: &str, number: i64) -> &'static str {
    match (primary(language), number.unsigned_abs()) {
        ("en", 1) => "one",
        _ => "other",
    }
}

/// The primary subtag of a language: `en` for `en-XA`.
fn primary(language: &str) -> &str {
    language.split('-').next().unwrap_or(language)
}

/// The plural categories of a language; a file has a variant for each.
#[cfg(not(target_arch = "wasm32"))]
pub fn categories(language: &str) -> &'static [&'static str] {
    match primary(language) {
        "en" => &["one", "other"],
        _ => &["other"],
    }
}
