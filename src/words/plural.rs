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
pub static LANGUAGES: [Plurals; 5] = [
    Plurals { language: "en", categories: &["one", "other"], category: one_and_other },
    Plurals { language: "nl", categories: &["one", "other"], category: one_and_other },
    Plurals { language: "ms", categories: &["other"], category: |_| "other" },
    Plurals { language: "si", categories: &["one", "other"], category: nought_and_one },
    Plurals { language: "ar", categories: &["zero", "one", "two", "few", "many", "other"], category: of_six },
];

/// Sinhala: nought is one, too.
fn nought_and_one(number: u64) -> &'static str {
    if number < 2 { "one" } else { "other" }
}

/// Arabic: by the last two figures.
fn of_six(number: u64) -> &'static str {
    match (number, number % 100) {
        (0, _) => "zero",
        (1, _) => "one",
        (2, _) => "two",
        (_, 3..=10) => "few",
        (_, 11..=99) => "many",
        _ => "other",
    }
}

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
