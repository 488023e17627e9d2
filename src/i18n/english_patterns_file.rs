//! English about patterns for the file: the patterns and the workshop as they stand there.

use super::{
    english::capital,
    english_patterns::{colour, law, say},
    patterns::{Craft, OnPage},
};
use crate::engine::pasang::brush::Brush;

pub fn words(words: OnPage) -> String {
    match words {
        OnPage::Title => "Patterns of Pasang",
        OnPage::PageTitle => "Patterns and workshop · Pasang",
        OnPage::Description => {
            "The patterns that a game of Pasang begins from, attested ones apart from modern ones, each as a picture and to be played; and a workshop for one’s own."
        }
        OnPage::Way => "Patterns and workshop",
        OnPage::OnThisPage => "On this page",
        OnPage::NeedsScript => {
            "All patterns can be read here and played from here in any case. The workshop, and keeping patterns of your own, need scripts and WebAssembly."
        }
        OnPage::Failed => {
            "The workshop could not be started in this browser. All patterns can be read here and played from here in any case."
        }
        OnPage::Lead => {
            "The 120 tokens are laid out in a pattern the players have agreed on. Over thirty traditional ones are told of, all symmetrical. Our sources record three of them, and no names."
        }
        OnPage::Attested => "Attested",
        OnPage::AttestedLead => {
            "Recorded in our sources, which have no names for them: the names are ours."
        }
        OnPage::Modern => "Modern",
        OnPage::ModernLead => {
            "Ours, names included: nothing here is traditional. A program ran through simple formulas for exact symmetry, 60 tokens of each colour and lively play, and we chose by eye. Laying out a symmetrical pattern of one’s own is in the tradition."
        }
        OnPage::Yours => "Yours",
        OnPage::YoursLead => {
            "Modern too: made in the workshop and kept in this browser only. None is kept yet."
        }
        OnPage::Name(id) => pattern(id).0,
        OnPage::Motif(id) => pattern(id).1,
        OnPage::Source(id) => pattern(id).2,
        OnPage::ClassesTitle => "Classes of symmetry",
        OnPage::ClassesLead => {
            "Computed by this program from the colours of the points; how the classes are told apart is ours. A turn or a mirror keeps where every point has the colour of its image, and swaps where every point has the other. The hollow centre is left out."
        }
        OnPage::Class(class) => return say(&Craft::ClassMeans(class)),
        OnPage::FaultTitle => "A fault in print",
        OnPage::Fault => {
            "As its source prints it, Pattern 2 has 61 white tokens and 59 black, and no symmetry: one point of its bottom row stands out, d1, in row 11 and column 4 counted from the top left."
        }
        OnPage::FaultOurs => {
            "Ours: with black on d1 instead of white the quarter turns keep the colours and there are 60 of each. No other change of a single point does that. The emended row is played; the printed one can be chosen."
        }
        OnPage::Printed => "As printed: b b w w w w b b w w b",
        OnPage::Emended => "As played here: b b w b w w b b w w b",
        OnPage::Play => return say(&Craft::Play),
        OnPage::Change => return say(&Craft::Change),
        OnPage::WorkshopTitle => "Pattern workshop",
        OnPage::WorkshopLead => {
            "Lay out 60 black and 60 white. A brush lays the images of a point with it. What is made here is modern."
        }
        OnPage::Grid => "The pattern, 11 by 11 points",
        OnPage::Keys => {
            "Arrow keys go from point to point, Home and End to the ends of a row, with Ctrl to those of the board. Enter or the space bar lays the colour in hand, B black, W white; X or Delete clears, U takes back."
        }
        OnPage::InHand => "In hand",
        OnPage::Colour(laid) => return capital(laid.map_or("nothing: clear", colour)),
        OnPage::Brush => "Brush",
        OnPage::Group(brush) => group(brush),
        OnPage::BrushName(brush) => return capital(law(brush)),
        OnPage::Fill => "Fill by chance",
        OnPage::Undo => "Undo",
        OnPage::Clear => "Clear the board",
        OnPage::SaveName => "Name",
        OnPage::Save => "Keep it here",
        OnPage::Copy => "Copy a link",
        OnPage::Link => "Link to this board",
        OnPage::PlayThis => "Play this pattern",
    }
    .into()
}

const WIKIPEDIA: &str = "attested: Wikipedia, Pasang (game)";

/// A built-in pattern: its name, its motif in one line, where it comes from.
fn pattern(id: &str) -> (&'static str, &'static str, &'static str) {
    let ours = |name, motif| (name, motif, "modern: ours");
    match id {
        "pattern_1" => ("Pattern 1", "Four blades from the centre, each with its shadow.", WIKIPEDIA),
        "pattern_2" => (
            "Pattern 2",
            "Two-wide bands go in steps round the centre.",
            "attested: Wikipedia; one point emended",
        ),
        "pattern_2_printed" => {
            ("Pattern 2 as printed", "The same with the fault of its source: 61 white, 59 black.", WIKIPEDIA)
        }
        // the article describes only two: the source of this one is not named in our notes
        "checker" => {
            ("Checkerboard", "Black and white in turn.", "attested; its source is still to be named")
        }
        "windows" => ours("Windows", "Bars on every fourth line, and a dot in each pane."),
        "brocade" => ours("Brocade", "One woven tile four times, each time in the other colour."),
        "chevrons" => ours("Chevrons", "Broad chevrons point inwards from the four sides."),
        "ripples" => ours("Ripples", "Rings on water that the four sides cut off."),
        "plus_signs" => {
            ours("Plus signs", "Four in the corners, halves along the sides, a ring in the middle.")
        }
        "sails" => ours("Sails", "Sloping bands turn about the centre as on a windmill."),
        "parquet" => ours("Parquet", "Four blocks of laths, upright and lying in turn."),
        "gnomons" => ours("Gnomons", "Carpenter’s squares nested along one diagonal."),
        "steps" => ours("Steps", "Two-wide bands go down the board and turn at the diagonal."),
        "vortex" => ours("Vortex", "Four bands wind out of the centre."),
        "zigzag_bands" => ours("Zigzag bands", "Three-wide zigzags, dark meeting light in the middle."),
        "kites" => ours("Kites", "Four kites fly round the centre, each with its shadow."),
        _ => ("", "", ""),
    }
}

/// The heading that a brush stands under: the class that it makes.
fn group(brush: Brush) -> &'static str {
    match brush {
        Brush::Perfect => "Perfect",
        Brush::StepFour | Brush::StepThree | Brush::StepFive => "Checkerboard-like",
        Brush::FourMirrors => "Four mirrors",
        Brush::NightByQuarterTurn | Brush::NightByHalfTurn | Brush::NightByMirrors => "Night and day",
        Brush::FourfoldRotation => "Fourfold rotation",
        Brush::BothDiagonals | Brush::Rising | Brush::Falling => "Diagonal",
        Brush::TwoMirrors
        | Brush::LeftRight
        | Brush::TopBottom
        | Brush::HalfTurn
        | Brush::LeftRightSwapped
        | Brush::TopBottomSwapped => "Plainer than the classes",
        Brush::Free => "No law",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::pasang::modern::{Origin, built_in};

    #[test]
    fn every_built_in_pattern_has_a_name_a_motif_and_says_where_it_is_from() {
        for known in built_in() {
            let [name, motif, source] =
                [OnPage::Name, OnPage::Motif, OnPage::Source].map(|about| words(about(known.id)));
            assert!(!name.is_empty() && motif.ends_with('.'), "{}", known.id);
            let says = if known.origin == Origin::Modern { "modern" } else { "attested" };
            assert!(source.starts_with(says), "{}: {source}", known.id);
        }
    }

    #[test]
    fn brushes_of_a_class_stand_together() {
        let mut titles: Vec<_> = Brush::ALL.iter().map(|&brush| words(OnPage::Group(brush))).collect();
        titles.dedup();
        let together = titles.len();
        titles.sort();
        titles.dedup();
        assert_eq!((together, titles.len()), (8, 8));
    }
}
