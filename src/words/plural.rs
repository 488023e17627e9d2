//! Plural categories of numbers. Tests compare them with `intl_pluralrules` and with what a browser says.

/// The plurals of a language.
pub struct Plurals {
    /// The primary subtag of its tag: `en` of `en-XA`.
    pub language: &'static str,
    /// The categories it has; a file has a variant for each.
    pub categories: &'static [&'static str],
    /// The category of a whole number without its sign.
    category: fn(u64) -> &'static str,
}

/// The languages whose plurals are known. In every other language all numbers are of the category `other`.
pub static LANGUAGES: [Plurals; 1] =
    [Plurals { language: "en", categories: &["one", "other"], category: one_and_other }];

fn one_and_other(number: u64) -> &'static str {
    if number == 1 { "one" } else { "other" }
}

/// The plural category of a whole number in a language, by its CLDR name.
pub fn category(language: &str, number: i64) -> &'static str {
    plurals(language).map_or("other", |plurals| (plurals.category)(number.unsigned_abs()))
}

/// The plural categories of a language.
#[cfg(not(target_arch = "wasm32"))]
pub fn categories(language: &str) -> &'static [&'static str] {
    plurals(language).map_or(&["other"], |plurals| plurals.categories)
}

fn plurals(language: &str) -> Option<&'static Plurals> {
    let primary = language.split('-').next().unwrap_or(language);
    LANGUAGES.iter().find(|plurals| plurals.language == primary)
}
