//! English for buttons, headings and other fixed words that the program writes.

use super::Ui;

pub const fn label(ui: Ui) -> &'static str {
    match ui {
        Ui::GivenUp => "The game on the board is given up.",
        Ui::Beside => "This is another game now. The one before stays as it was.",
        Ui::ToBeside => "Go to the one before",
        Ui::Close => "Close",
        Ui::Result => "Result",
        Ui::Review => "Look back",
        Ui::PlayAgain => "Play again",
        Ui::TimeOfMove => "Time within the move",
        Ui::StepBack => "One step back",
        Ui::StepOn => "One step on",
        Ui::Pause => "Pause",
        Ui::ShowMove => "Show the move",
        Ui::Scrub => "Step of the move",
        Ui::Speed => "Speed",
        Ui::Delete => "Delete",
        Ui::DeleteSurely => "Delete for good",
        Ui::Drop => "Not yet",
        Ui::NotKept => {
            "This browser keeps nothing for this page. The game goes on, and stays in the address."
        }
        Ui::NotLoaded => "This part of the page could not be loaded. The game goes on.",
        Ui::NotByHand => "The opponent has the move. Stop it to play by hand.",
        Ui::NotInReview => "This move was the opponent’s. Its seat can be taken in the menu.",
        Ui::NotPlayed => "The opponent has stopped by a fault of its own. Play goes on by hand.",
        Ui::NotLaidOut => "First lay out a pattern of your own in the workshop.",
        Ui::Copied => "Copied.",
        Ui::NotCopied => "The browser does not let the page copy: the text is selected, copy it by hand.",
        Ui::NotRead => "The file could not be read.",
        Ui::Last => "Go on with the last game",
    }
}
