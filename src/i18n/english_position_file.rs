//! English for the page on which positions are set up, as it stands in the file.

use super::{english::name, english_sowing::counters, game::GameWords, position::OnPage};
use crate::{engine::Kind, games::for_kind};

pub fn words(on_page: OnPage) -> String {
    match on_page {
        OnPage::Title(kind) | OnPage::PageTitle(kind) => {
            return format!("Set up a position of {}", name(kind));
        }
        OnPage::Description(kind) => {
            return format!(
                "Any position of {}, laid out by hand: its laws are checked and said, and it is played from there or sent as a link.",
                name(kind)
            );
        }
        OnPage::Way => "Set up a position",
        OnPage::Lead => "Lay out a board as a book, a photograph or a friend has it. What the laws of the game ask is said while you work; as soon as none is broken, the position can be played. The address of this page follows it, so a link can be sent at any time, also of a board that is not yet complete.",
        OnPage::NeedsScript => "Positions can be set up where scripts and WebAssembly are allowed. What the laws ask can be read here in any case.",
        OnPage::Failed => "The board could not be started in this browser. What the laws ask can be read here in any case.",
        OnPage::Board => "The board that is set up",
        OnPage::Undo => "Undo",
        OnPage::Redo => "Redo",
        OnPage::AsItCame => "As it came",
        OnPage::AtStart => "Start of the game",
        OnPage::Clear => "Bare board",
        OnPage::Play => "Play from here",
        OnPage::Copy => "Copy a link to this board",
        OnPage::Link => "The link",
        OnPage::Text => "The position as text",
        OnPage::ReadText => "Lay out this text",
        OnPage::Large => "Larger board",
        OnPage::Keys(Kind::Pasang) => {
            "On the board: the arrow keys go from point to point, Enter lays what is in hand. A letter and a number name a point, as in e5; after a 1 Enter or a second figure follows. Backspace takes off. Ctrl and Z takes back, Ctrl and Y does again."
        }
        OnPage::Keys(_) => {
            "On the board: a letter chooses its hole, the arrow keys go from hole to hole and to the stores. Figures write what lies there, + and − add one and take one, Backspace takes off the last figure, Delete empties. Ctrl and Z takes back, Ctrl and Y does again."
        }
        OnPage::LawsTitle => "What the laws ask",
        OnPage::LawsLead => "A position obeys these, whoever has played it. Each leads to its rule where one says so.",
    }
    .into()
}

/// What the laws of a game ask of a position, each with the id of the clause behind it; the first is the same for
/// all of a family.
pub fn laws(kind: Kind) -> Vec<(String, &'static str)> {
    let mut all = vec![first(kind)];
    all.extend(others(kind).iter().map(|&(says, clause)| (says.into(), clause)));
    all
}

fn first(kind: Kind) -> (String, &'static str) {
    let clause = kind.clauses().first().map_or("", |clause| clause.id);
    let Kind::Sowing(kind) = kind else {
        let says = "The board has eleven rows of eleven points, and nothing stands in the hollow centre.";
        return (says.into(), clause);
    };
    let game = kind.game();
    let says = format!(
        "{} holes and {} stores hold {} in all.",
        2 * game.row(),
        kind.seats(),
        counters(kind, game.total()),
    );
    (says, clause)
}

const fn others(kind: Kind) -> &'static [(&'static str, &'static str)] {
    match kind {
        Kind::Pasang => &[
            (
                "Each point is vacant, or has the colour that the pattern gives it: tokens never move.",
                "pas.pattern",
            ),
            (
                "First each player empties a column of the own half; until both have, nothing else is vacant.",
                "pas.passage-1",
            ),
            ("North’s passage is one that may be made against South’s.", "pas.passage-2"),
            ("Then each chooses a ka. South’s stands in its passage until North has one.", "pas.ka-slide"),
            ("In these four moves the turns go South, North, South, North.", "pas.turns"),
            (
                "The points of both add up to what is missing of the pattern: one for black, two for white.",
                "pas.score",
            ),
        ],
        Kind::Sowing(kind) => for_kind!(kind, Game => Game::POSITION_LAWS),
    }
}
