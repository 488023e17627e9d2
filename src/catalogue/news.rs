//! News for visitors: a few lines, the latest first. Changes that concern developers are in `CHANGELOG.md`.

/// Something a visitor can find on the site that was not there before.
pub struct News {
    /// The version that brought it.
    pub version: &'static str,
    /// The end of its message's key: `home` for `news-home`.
    pub name: &'static str,
}

const fn first(name: &'static str) -> News {
    News { version: "0.1.0", name }
}

pub const NEWS: &[News] =
    &[first("opponent"), first("positions"), first("home"), first("pasang"), first("rounds"), first("kept")];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{home::HomePageText, say};

    #[test]
    fn news_is_short_and_of_a_version_in_the_changelog() {
        let changes = include_str!("../../CHANGELOG.md");
        assert!((3..=6).contains(&NEWS.len()));
        for News { version, name } in NEWS {
            let says = say(&HomePageText::NewsOf(name));
            assert!(changes.contains(&format!("\n## {version}")), "{version}");
            assert!((20..120).contains(&says.chars().count()) && says.ends_with('.'), "{says}");
        }
        assert_eq!(NEWS[0].version, env!("CARGO_PKG_VERSION"));
    }
}
