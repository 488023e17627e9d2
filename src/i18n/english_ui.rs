//! English for buttons, headings and other fixed words of the pages.

use super::{Ui, english::name};

pub fn label(ui: Ui) -> String {
    match ui {
        Ui::SiteName => "Papan",
        Ui::SiteIdea => "Play the game, read the source",
        Ui::SiteLead => {
            "Traditional board games. Every rule you meet names the page it comes from, and says so when nobody wrote it down."
        }
        Ui::Games => "Games",
        Ui::SkipToBoard => "Skip to the board",
        Ui::Undo => "Undo",
        Ui::Redo => "Redo",
        Ui::NewGame => "New game",
        Ui::Play => "Play",
        Ui::PlayName(kind) => return format!("Play {}", name(kind)),
        Ui::Close => "Close",
        Ui::StartGame => "Start the game",
        Ui::Preset => "Rules after",
        Ui::Readings => "Readings",
        Ui::SetupTitle => "New game",
        Ui::SetupNote => "The game on the board is given up.",
        Ui::Moves => "Moves",
        Ui::NoMoves => "None yet.",
        Ui::LastMove => "What happened",
        Ui::Rules => "Rules",
        Ui::RulesLead => "Each rule with its source. The line beside it says how sure we are:",
        Ui::ReadingsLead => "Where the sources differ or are silent",
        Ui::Sources => "Sources",
        Ui::Result => "Result",
        Ui::Review => "Look back",
        Ui::PlayAgain => "Play again",
        Ui::NeedsScript => "The board can be played where scripts and WebAssembly are allowed. The rules can be read here in any case.",
        Ui::Failed => "The board could not be started in this browser. The rules can be read here in any case.",
        Ui::MissingTitle => "There is no page here",
        Ui::MissingText => "The address may be mistyped, or the page may have moved.",
        Ui::Home => "All games",
        Ui::OpenOnSite => "Rules and sources on Papan",
        Ui::Ours => "ours",
        Ui::Licence => "Program: MIT or Apache 2.0. Lettering: Gentium Book Plus, SIL Open Font License.",
        Ui::Ornament => "The ornament of the board is ours and follows no particular piece.",
        Ui::Keys => "Keys",
        Ui::KeysLead => {
            "On the board: a letter plays its hole, the arrow keys go from hole to hole, Enter plays. U takes back, Shift and U plays again."
        }
        Ui::TimeOfMove => "Time within the move",
        Ui::StepBack => "One counter back",
        Ui::StepOn => "One counter on",
        Ui::Pause => "Pause",
        Ui::ShowMove => "Show the move",
        Ui::Scrub => "Step of the move",
        Ui::Speed => "Speed",
        Ui::Reference => "a game to compare with",
    }
    .into()
}
