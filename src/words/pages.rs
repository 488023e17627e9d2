//! Fixed texts of pages, most of which appear only in the HTML.

use super::{
    PageText,
    facts::{self, GameFact},
    home::HomePageText,
    keyed::{KeyedMessage, kebab, keyed, or_none},
    patterns::{self, PatternsPageText, WorkshopMessage},
    position::PositionPageText,
    rule_texts::name,
};
use crate::{
    engine::{Kind, pasang::brush::Brush},
    settings::{SETTINGS, Set},
};

/// The message with the kebab-case name of a variant, after a prefix.
fn called(what: &str, name: &impl std::fmt::Debug) -> KeyedMessage {
    KeyedMessage::new(&[what, &kebab(&format!("{name:?}"))].concat())
}

pub(super) fn file(words: PageText) -> KeyedMessage {
    match words {
        PageText::PlayName(kind) => keyed!("site-play-name", name = name(kind)),
        PageText::RandomPlay(kind) => facts::optional(kind, "random-play"),
        PageText::KeysLead(Kind::Pasang) => keyed!("site-keys-lead-pasang"),
        PageText::KeysLead(_) => keyed!("site-keys-lead"),
        PageText::HomePage(about) => home(about),
        PageText::Patterns(about) => self::patterns(about),
        PageText::Position(about) => position(about),
        PageText::Certainty(certainty) => KeyedMessage::new(&["certainty-", certainty.name()].concat()),
        PageText::CertaintyMeans(certainty) => {
            KeyedMessage::new(&["certainty-means-", certainty.name()].concat())
        }
        PageText::Setting(set) => KeyedMessage::new(&["setting-", SETTINGS[set as usize].name].concat()),
        // speed is set next to the animation's controls and has numbers instead of words
        PageText::Choice(Set::Speed, _) => keyed!("verbatim", text = ""),
        PageText::Choice(set, value) => {
            KeyedMessage::new(&["setting-", SETTINGS[set as usize].name, "-", value].concat())
        }
        words => match kebab(&format!("{words:?}")).strip_prefix("site-") {
            Some(of_site) => KeyedMessage::new(&["site-", of_site].concat()),
            None => called("site-", &words),
        },
    }
}

fn home(words: HomePageText) -> KeyedMessage {
    match words {
        HomePageText::Seats(seats) => keyed!("home-page-seats", seats),
        HomePageText::Rows { rows, holes } => keyed!("home-page-rows", rows, holes),
        HomePageText::Square { side } => keyed!("home-page-square", side),
        HomePageText::Region(name) => KeyedMessage::new(&["region-", name].concat()),
        HomePageText::Lasts { moves, minutes } => keyed!("home-page-lasts", moves, minutes),
        HomePageText::NewsOf(name) => KeyedMessage::new(&["news-", name].concat()),
        HomePageText::Century { century, kind } => {
            keyed!("home-page-century", century, time = facts::keyed(kind, GameFact::Time))
        }
        HomePageText::OnBoard(kind) => keyed!(
            "home-page-on-board",
            name = name(kind),
            people = facts::keyed(kind, GameFact::People),
            place = facts::keyed(kind, GameFact::Place)
        ),
        HomePageText::Ours { thought } => keyed!("home-page-ours", thought),
        HomePageText::Version(version) => keyed!("home-page-version", version),
        words => called("home-page-", &words),
    }
}

fn patterns(words: PatternsPageText) -> KeyedMessage {
    match words {
        PatternsPageText::Name(id) => KeyedMessage::new(&["pattern-", id].concat()),
        PatternsPageText::Motif(id) => KeyedMessage::new(&["pattern-", id, "-motif"].concat()),
        PatternsPageText::Source(id) => KeyedMessage::new(&["pattern-", id, "-source"].concat()),
        PatternsPageText::Class(class) => patterns::keyed(&WorkshopMessage::ClassMeans(class)),
        PatternsPageText::Play => patterns::keyed(&WorkshopMessage::Play),
        PatternsPageText::Change => patterns::keyed(&WorkshopMessage::Change),
        PatternsPageText::Colour(laid) => keyed!("patterns-page-colour", it = or_none(laid)),
        PatternsPageText::Group(brush) => KeyedMessage::new(&["brushes-", group(brush)].concat()),
        PatternsPageText::BrushName(brush) => keyed!("patterns-page-brush-name", law = patterns::law(brush)),
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

fn position(words: PositionPageText) -> KeyedMessage {
    match words {
        PositionPageText::Title(kind) | PositionPageText::PageTitle(kind) => {
            keyed!("position-page-title", name = name(kind))
        }
        PositionPageText::Description(kind) => keyed!("position-page-description", name = name(kind)),
        PositionPageText::Rules(kind) => keyed!("position-page-rules", name = name(kind)),
        PositionPageText::Keys(Kind::Pasang) => keyed!("position-page-keys-pasang"),
        PositionPageText::Keys(_) => keyed!("position-page-keys"),
        words => called("position-page-", &words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        catalogue::Region,
        engine::pasang::built_in::{Origin, built_in},
        words::{Message, say},
    };

    fn on_page(words: PatternsPageText) -> String {
        say(&Message::PageText(PageText::Patterns(words)))
    }

    #[test]
    fn every_part_of_the_world_has_a_name() {
        for place in Region::ALL {
            let says = say(&Message::PageText(PageText::HomePage(HomePageText::Region(place.name()))));
            assert!(!says.is_empty(), "{place:?}");
        }
    }

    #[test]
    fn every_built_in_pattern_has_a_name_a_motif_and_says_where_it_is_from() {
        for known in built_in() {
            let [name, motif, source] =
                [PatternsPageText::Name, PatternsPageText::Motif, PatternsPageText::Source]
                    .map(|about| on_page(about(known.id)));
            assert!(!name.is_empty() && motif.ends_with('.'), "{}", known.id);
            let says = if known.origin == Origin::Modern { "modern" } else { "attested" };
            assert!(source.starts_with(says), "{}: {source}", known.id);
        }
    }

    #[test]
    fn brushes_of_a_class_stand_together() {
        let mut titles: Vec<_> =
            Brush::ALL.iter().map(|&brush| on_page(PatternsPageText::Group(brush))).collect();
        titles.dedup();
        let together = titles.len();
        titles.sort();
        titles.dedup();
        assert_eq!((together, titles.len()), (8, 8));
    }
}
