//! The plural form of a number is the one that a browser knows for the language.

use browser_tests::{Error, run, site};
use papan::words::plural::{LANGUAGES, category};

/// More numbers than any board counts, and large ones, at which languages change their forms again. A browser has all
/// of them as whole numbers.
fn numbers() -> Vec<i64> {
    let large = [10_000, 10_001, 99_999, 100_000, 100_001, 1_000_000, 1_000_001, 2_000_000, 1_000_000_000];
    (-2..=1_200).chain(large).chain([(1 << 53) - 1]).collect()
}

#[test]
fn numbers_have_the_plural_forms_that_the_browser_gives_them() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("404.html")).await?;
        for plurals in &LANGUAGES {
            let language = plurals.language;
            let script = "const [language, numbers] = arguments, rules = new Intl.PluralRules(language);\
                if (rules.resolvedOptions().locale != language) return null;\
                return [numbers.map(number => rules.select(number)), rules.resolvedOptions().pluralCategories]";
            let told = page.js_with(script, vec![language.into(), numbers().into()]).await?;
            let unknown = |_| Error::Other(format!("the browser does not know {language}: {told}"));
            let (forms, has): (Vec<String>, Vec<String>) =
                serde_json::from_value(told.clone()).map_err(unknown)?;
            let theirs: Vec<_> = numbers().into_iter().zip(forms.iter().map(String::as_str)).collect();
            let ours: Vec<_> =
                numbers().into_iter().map(|number| (number, category(language, number))).collect();
            let differ: Vec<_> = ours.iter().zip(&theirs).filter(|(ours, theirs)| ours != theirs).collect();
            assert!(differ.is_empty() && ours.len() == theirs.len(), "{language}: {differ:?}");
            // a file has variants for these: no form that is met is missing, none is left over
            let mut met = ours.iter().map(|(_, form)| *form);
            assert!(met.all(|form| plurals.categories.contains(&form)), "{language}");
            assert!(
                plurals.categories.iter().all(|form| has.iter().any(|has| has == form)),
                "{language}: {has:?}"
            );
        }
        Ok(())
    });
}
