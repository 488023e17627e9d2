//! Plurals are those of Unicode's tables, and no file leaves one out.

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use papan::{
    engine::Kind,
    words::{
        files::{files, own_files, translated},
        plural::{LANGUAGES, categories, category},
    },
};

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

#[test]
fn numbers_have_the_categories_of_unicode() {
    for language in LANGUAGES.iter().map(|plurals| plurals.language) {
        let tag = language.parse::<unic_langid::LanguageIdentifier>().expect("a language");
        let rules = PluralRules::create(tag, PluralRuleType::CARDINAL).expect("its plurals");
        for number in (0..=250).chain([1_000, 1_001, 1_000_000]) {
            // for Arabic the crate looks at the whole number where Unicode looks at its last two figures, if these are a few or
            // many; a browser test counts to 1,200 without it
            let asked = if language == "ar" && number % 100 > 2 { number % 100 } else { number };
            let wanted = match rules.select(asked as u64).expect("a category") {
                PluralCategory::ZERO => "zero",
                PluralCategory::ONE => "one",
                PluralCategory::TWO => "two",
                PluralCategory::FEW => "few",
                PluralCategory::MANY => "many",
                PluralCategory::OTHER => "other",
            };
            assert_eq!(category(language, number), wanted, "{language} {number}");
            // what follows the language in its tag does not matter
            assert_eq!(category(&format!("{language}-XA"), number), wanted, "{language} {number}");
        }
    }
}

/// Whatever chooses by the form of a number has every form that the language has, and no other.
#[test]
fn no_plural_form_is_missing_or_left_over() {
    let mut wrong = Vec::new();
    let of_game = |kind: Kind| own_files(kind).map(|file| (kind.name(), file));
    let games = Kind::ALL.into_iter().flat_map(of_game);
    let english = files().chain(games).map(|(name, file)| ("en", name, file));
    let others = translated().into_iter().map(|of| (of.language, of.name, of.file));
    for (language, name, file) in english.chain(others) {
        for (number, keys) in selects(file) {
            let forms: Vec<_> = keys.iter().filter(|key| CATEGORIES.contains(&key.as_str())).collect();
            let plural = forms.iter().any(|key| *key != "other");
            let wanted = categories(language);
            let missing = wanted.iter().filter(|form| !keys.iter().any(|key| key == *form));
            wrong.extend(
                missing
                    .filter(|_| plural)
                    .map(|form| format!("{language}: {name}, line {number}: no [{form}]")),
            );
            let left = forms.iter().filter(|form| !wanted.contains(&form.as_str()));
            wrong.extend(
                left.map(|form| format!("{language}: {name}, line {number}: the language has no [{form}]")),
            );
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The variants of everything that chooses in a file, each with the line that it begins in.
fn selects(file: &str) -> Vec<(usize, Vec<String>)> {
    let (mut done, mut open) = (Vec::new(), Vec::<(usize, Vec<String>)>::new());
    for (at, line) in file.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let text = line.trim();
        if let Some(key) =
            text.trim_start_matches('*').strip_prefix('[').and_then(|key| key.split(']').next())
        {
            open.last_mut().expect("a variant of something").1.push(key.into());
        } else if text.starts_with('}') {
            done.extend(open.pop());
        }
        if text.ends_with("->") {
            open.push((at + 1, Vec::new()));
        }
    }
    assert!(open.is_empty(), "{open:?}");
    done
}
