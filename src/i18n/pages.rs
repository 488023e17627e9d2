//! Fixed texts of pages, most of which appear only in the HTML.

use super::{
    File,
    home::OnHome,
    patterns::{self, Craft, OnPage},
    position::OnPage as OnPosition,
    said::{Said, kebab, or_none, said},
    words::name,
};
use crate::{
    engine::{Kind, pasang::brush::Brush},
    settings::{SETTINGS, Set},
};

/// The message with the kebab-case name of a variant, after a prefix.
fn called(what: &str, name: &impl std::fmt::Debug) -> Said {
    Said::new(&[what, &kebab(&format!("{name:?}"))].concat())
}

pub(super) fn file(words: File) -> Said {
    match words {
        File::PlayName(kind) => said!("site-play-name", name = name(kind)),
        File::RandomPlay(kind) => optional(kind, "random-play"),
        File::KeysLead(Kind::Pasang) => said!("site-keys-lead-pasang"),
        File::KeysLead(_) => said!("site-keys-lead"),
        File::OnHome(about) => home(about),
        File::Patterns(about) => self::patterns(about),
        File::Position(about) => position(about),
        File::Certainty(certainty) => Said::new(&["certainty-", certainty.name()].concat()),
        File::CertaintyMeans(certainty) => Said::new(&["certainty-means-", certainty.name()].concat()),
        File::Setting(set) => Said::new(&["setting-", SETTINGS[set as usize].name].concat()),
        // speed is set next to the animation's controls and has numbers instead of words
        File::Choice(Set::Speed, _) => said!("verbatim", text = ""),
        File::Choice(set, value) => {
            Said::new(&["setting-", SETTINGS[set as usize].name, "-", value].concat())
        }
        words => match kebab(&format!("{words:?}")).strip_prefix("site-") {
            Some(of_site) => Said::new(&["site-", of_site].concat()),
            None => called("site-", &words),
        },
    }
}

/// A message of a game's own file, or an empty text.
fn optional(kind: Kind, key: &str) -> Said {
    match super::current::words().own(kind).is_some_and(|own| own.get(key).is_some()) {
        true => said!(kind => key),
        false => said!("verbatim", text = ""),
    }
}

fn home(words: OnHome) -> Said {
    match words {
        OnHome::Seats(seats) => said!("home-page-seats", seats),
        OnHome::Rows { rows, holes } => said!("home-page-rows", rows, holes),
        OnHome::Square { side } => said!("home-page-square", side),
        OnHome::Region(name) => Said::new(&["region-", name].concat()),
        OnHome::Lasts { moves, minutes } => said!("home-page-lasts", moves, minutes),
        OnHome::Ours { thought } => said!("home-page-ours", thought),
        OnHome::Version(version) => said!("home-page-version", version),
        words => called("home-page-", &words),
    }
}

fn patterns(words: OnPage) -> Said {
    match words {
        OnPage::Name(id) => Said::new(&["pattern-", id].concat()),
        OnPage::Motif(id) => Said::new(&["pattern-", id, "-motif"].concat()),
        OnPage::Source(id) => Said::new(&["pattern-", id, "-source"].concat()),
        OnPage::Class(class) => patterns::said(&Craft::ClassMeans(class)),
        OnPage::Play => patterns::said(&Craft::Play),
        OnPage::Change => patterns::said(&Craft::Change),
        OnPage::Colour(laid) => said!("patterns-page-colour", it = or_none(laid)),
        OnPage::Group(brush) => Said::new(&["brushes-", group(brush)].concat()),
        OnPage::BrushName(brush) => said!("patterns-page-brush-name", law = patterns::law(brush)),
        words => called("patterns-page-", &words),
    }
}

/// The heading for a brush: its class.
fn group(brush: Brush) -> &'static str {
    match brush {
        Brush::Perfect => "perfect",
        Brush::StepFour | Brush::StepThree | Brush::StepFive => "checkerboard-like",
        Brush::FourMirrors => "four-mirrors",
        Brush::NightByQuarterTurn | Brush::NightByHalfTurn | Brush::NightByMirrors => "night-and-day",
        Brush::FourfoldRotation => "fourfold-rotation",
        Brush::BothDiagonals | Brush::Rising | Brush::Falling => "diagonal",
        Brush::TwoMirrors
        | Brush::LeftRight
        | Brush::TopBottom
        | Brush::HalfTurn
        | Brush::LeftRightSwapped
        | Brush::TopBottomSwapped => "plain",
        Brush::Free => "free",
    }
}

fn position(words: OnPosition) -> Said {
    match words {
        OnPosition::Title(kind) | OnPosition::PageTitle(kind) => {
            said!("position-page-title", name = name(kind))
        }
        OnPosition::Description(kind) => said!("position-page-description", name = name(kind)),
        OnPosition::Rules(kind) => said!("position-page-rules", name = name(kind)),
        OnPosition::Keys(Kind::Pasang) => said!("position-page-keys-pasang"),
        OnPosition::Keys(_) => said!("position-page-keys"),
        words => called("position-page-", &words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        catalogue::Region,
        engine::pasang::modern::{Origin, built_in},
        i18n::{Message, say},
    };

    fn on_page(words: OnPage) -> String {
        say(&Message::File(File::Patterns(words)))
    }

    #[test]
    fn every_part_of_the_world_has_a_name() {
        for place in Region::ALL {
            let says = say(&Message::File(File::OnHome(OnHome::Region(place.name()))));
            assert!(!says.is_empty(), "{place:?}");
        }
    }

    #[test]
    fn every_built_in_pattern_has_a_name_a_motif_and_says_where_it_is_from() {
        for known in built_in() {
            let [name, motif, source] =
                [OnPage::Name, OnPage::Motif, OnPage::Source].map(|about| on_page(about(known.id)));
            assert!(!name.is_empty() && motif.ends_with('.'), "{}", known.id);
            let says = if known.origin == Origin::Modern { "modern" } else { "attested" };
            assert!(source.starts_with(says), "{}: {source}", known.id);
        }
    }

    #[test]
    fn brushes_of_a_class_stand_together() {
        let mut titles: Vec<_> = Brush::ALL.iter().map(|&brush| on_page(OnPage::Group(brush))).collect();
        titles.dedup();
        let together = titles.len();
        titles.sort();
        titles.dedup();
        assert_eq!((together, titles.len()), (8, 8));
    }
}
