//! English for the words that stand in the files alone.

use super::{
    File, english::name, english_home_file, english_patterns_file, english_position_file, game::GameWords,
};
use crate::{
    engine::{Kind, clause::Certainty},
    games::for_kind,
    settings::Set,
};

pub fn words(words: File) -> String {
    match words {
        File::Close => "Close",
        File::SiteName => "Papan",
        File::SiteIdea => "Play the game, read the source",
        File::SiteLead => {
            "Traditional board games. Every rule you meet names the page it comes from, and says so when nobody wrote it down."
        }
        File::Games => "Games",
        File::SkipToBoard => "Skip to the board",
        File::Undo => "Undo",
        File::Redo => "Redo",
        File::NewGame => "New game",
        File::PlayName(kind) => return format!("Play {}", name(kind)),
        File::StartGame => "Start the game",
        File::Preset => "Rules after",
        File::SetupTitle => "New game",
        File::SetupNote => "The game on the board stays among the games kept here.",
        File::RandomLead => "In random games (ours, counted by this program)",
        File::RandomPlay(kind) => return random_play(kind).into(),
        File::Rules => "Rules",
        File::RulesLead => "Each rule with its source. The line beside it says how sure we are:",
        File::ReadingsLead => "Where the sources differ or are silent",
        File::Sources => "Sources",
        File::NeedsScript => "The board can be played where scripts and WebAssembly are allowed. The rules can be read here in any case.",
        File::Failed => "The board could not be started in this browser. The rules can be read here in any case.",
        File::Stopped => "A fault has stopped this page. Loaded again, it goes on with what has been kept.",
        File::LoadAgain => "Load again",
        File::TryAgain => "Try again",
        File::MissingTitle => "There is no page here",
        File::MissingText => "The address may be mistyped, or the page may have moved.",
        File::Home => "All games",
        File::OpenOnSite => "Rules and sources on Papan",
        File::LastMove => "What happened",
        File::Rounds => "Rounds",
        File::Round => "Round",
        File::NoRounds => "None is over yet. Here it will stand what each came to, and what it meant for the next.",
        File::Moves => "Moves",
        File::NoMoves => "None yet.",
        File::ScrubGame => "Move of the game",
        File::Licence => "Program: MIT or Apache 2.0. Lettering: Gentium Book Plus, SIL Open Font License.",
        File::Ornament => "The ornament of the board is ours and follows no particular piece.",
        File::Keys => "Keys",
        File::KeysLead(Kind::Pasang) => {
            "On the board: the arrow keys go from point to point, Enter chooses. A letter and a number name a point, as in e5; after a 1 Enter or a second figure follows. While columns are emptied a letter is a column. Escape gives up a choice. U takes back, Shift and U plays again. For those who listen: L tells the last move, S the points, R what lies on the board, P what may be played, W why something was refused."
        }
        File::KeysLead(_) => {
            "On the board: a letter plays its hole, the arrow keys go from hole to hole, Enter plays. U takes back, Shift and U plays again. For those who listen: L tells the last move, S the score, R what lies in every hole, P the holes that may be played, W why something was refused."
        }
        File::Menu => "Game and settings",
        File::Settings => "How it is shown",
        File::Players => "Players",
        File::FirstName => "South, who begins a new game",
        File::SecondName => "North",
        File::ThirdName => "East",
        File::Resign => "Resign",
        File::AgreeDraw => "Agree on a draw",
        File::Rematch => "Rematch, seats exchanged",
        File::Record => "Record",
        File::RecordNote => "The game as text. Another one can be pasted here, or dropped on the page as a file.",
        File::Copy => "Copy",
        File::DownloadText => "Save as text",
        File::DownloadJson => "Save as JSON",
        File::ReadRecord => "Play what stands here",
        File::OpenFile => "Open a file",
        File::Saved => "Games kept here",
        File::SavedNote => "In this browser only; nothing is sent anywhere.",
        File::NoneSaved => "None yet: a game is kept from its first move on.",
        File::Link => "Copy a link to this moment",
        File::Reference => "a game to compare with",
        File::ReferenceLead => {
            "A game to compare with: it is played and studied all over the world, and stands here for whoever wants to hold the others beside what is familiar."
        }
        File::OnHome(about) => return english_home_file::words(about),
        File::Patterns(about) => return english_patterns_file::words(about),
        File::Position(about) => return english_position_file::words(about),
        File::Certainty(certainty) => match certainty {
            Certainty::Stated => "stated",
            Certainty::Inferred => "inferred",
            Certainty::Editorial => "ours",
            Certainty::Witness => "another witness",
        },
        File::CertaintyMeans(certainty) => match certainty {
            Certainty::Stated => "the source says so",
            Certainty::Inferred => "it follows from what the source says",
            Certainty::Editorial => "the sources are silent: we had to decide",
            Certainty::Witness => "only another source says so",
        },
        File::Setting(set) => setting(set),
        File::Choice(set, value) => choice(set, value),
    }
    .into()
}

/// What thousands of random games show; empty where they have nothing to say of the rules.
const fn random_play(kind: Kind) -> &'static str {
    match kind {
        Kind::Sowing(kind) => for_kind!(kind, Game => Game::RANDOM_PLAY),
        Kind::Pasang => {
            "On pattern 1 a game takes 45 moves, three quarters of the games end suntuk, and South, who begins, wins 41 of a hundred. On pattern 2 it takes 44, 86 or 87 of a hundred end suntuk, and South wins half. The checkerboard is sudden death: half of all games are over by the fourth move, 94 of a hundred end suntuk, and South wins 32."
        }
    }
}

/// What can be set.
const fn setting(set: Set) -> &'static str {
    match set {
        Set::Speed => "Speed",
        Set::Sound => "Sound",
        Set::Ghost => "Show where a move would lead",
        Set::Forced => "A move without a choice",
        Set::Orient => "The board lies",
        Set::Theme => "Colours",
    }
}

/// A value of what can be set, by its name in addresses.
fn choice(set: Set, value: &str) -> &'static str {
    match (set, value) {
        (Set::Sound, "on") | (Set::Ghost, "on") => "On",
        (Set::Sound | Set::Ghost, _) => "Off",
        (Set::Forced, "play") => "Plays itself",
        (Set::Forced, _) => "Waits for a tap",
        (Set::Orient, "first") => "With South below",
        (Set::Orient, "second") => "Turned to the person opposite",
        (Set::Orient, "third") => "Turned to the third person, at the side",
        (Set::Orient, _) => "Turned to whoever is to move",
        (Set::Theme, "light") => "Light",
        (Set::Theme, "dark") => "Dark",
        (Set::Theme, "contrast") => "High contrast",
        (Set::Theme, _) => "As the device has it",
        (Set::Speed, _) => "",
    }
}
