//! News for visitors: a few lines, the latest first. Changes that concern developers are in `CHANGELOG.md`.

/// Something a visitor can find on the site that was not there before.
pub struct News {
    /// The version that brought it.
    pub version: &'static str,
    pub says: &'static str,
}

const fn first(says: &'static str) -> News {
    News { version: "0.1.0", says }
}

pub const NEWS: &[News] = &[
    first(
        "An opponent of six levels takes any seat of any game, and gives hints and an analysis to those who ask.",
    ),
    first("Two more sowing games are here, and any position of any game can be set up, played and sent."),
    first(
        "The boards of this page play by themselves, and games are found by players, board, place and any name.",
    ),
    first("Pasang of Brunei is here, with a page of its patterns and a workshop for one’s own."),
    first(
        "Games of several rounds are here, for two persons and for three, and each takes up what the last left.",
    ),
    first("A game is kept in this browser from its first move on."),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_new_is_short_and_of_a_version_that_the_list_of_changes_has() {
        let changes = include_str!("../../CHANGELOG.md");
        assert!((3..=6).contains(&NEWS.len()));
        for News { version, says } in NEWS {
            assert!(changes.contains(&format!("\n## {version}")), "{version}");
            assert!((20..120).contains(&says.chars().count()) && says.ends_with('.'), "{says}");
        }
        assert_eq!(NEWS[0].version, env!("CARGO_PKG_VERSION"));
    }
}
