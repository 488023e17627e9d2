//! What a family of games does on a page in its own way: how its board is handled, and what stands beside it.

use web_sys::Event;
use yew::prelude::*;

use super::{action::PageAction, advice::Advised, log::RoundRow, table::Table};
use crate::{
    board::Drawn,
    engine::{Target, seat::Seat},
    i18n::Message,
    session::{Action, Refusal, Session},
    story::asked::{self, Query},
};

/// A table as the page's listeners hold it.
pub type Handle<F> = UseReducerHandle<Table<F>>;

/// A family of games that is played on a page.
pub trait Played: Drawn + Advised + 'static {
    /// What a page knows of the board besides the game: where the tab key leads, what has been laid or picked.
    type Hand: Clone;
    /// What changes it.
    type BoardAction;

    /// Whether its board stands upright on every screen that is higher than wide, not on phones alone.
    const STANDS: bool = false;

    /// A board that nobody has touched.
    fn hand(&self) -> Self::Hand;
    /// What a control of this family does, by its `data-t`.
    fn control(&self, name: &str) -> Option<PageAction<Self>>;
    /// Carries out what concerns the board alone.
    fn handle(table: &mut Table<Self>, action: Self::BoardAction);
    /// An action that means something else while something is laid or picked; whether it did.
    fn instead(_table: &mut Table<Self>, _action: Action) -> bool {
        false
    }
    /// The position looked at is another.
    fn moved(_table: &mut Table<Self>) {}
    /// The session after a target was chosen.
    fn choose(session: &Session<Self>, target: Target) -> Result<Session<Self>, Refusal>;
    /// What is said of a choice that is under way; nothing where none is.
    fn under_way(session: &Session<Self>) -> Option<Message>;
    /// The position looked at as the board shows it; inside a move what lies there.
    fn position(table: &Table<Self>) -> Self::Position;
    /// Answers a question about the game on the table.
    fn answers(table: &Table<Self>, query: Query) -> Message {
        asked::answer(&table.session, &table.position(), query, table.why.as_deref())
    }

    /// The rounds that are over, in their order.
    fn rounds(_session: &Session<Self>) -> Vec<RoundRow> {
        Vec::new()
    }
    /// Whether the persons exchange seats when they play again.
    fn exchanges(_session: &Session<Self>) -> bool {
        true
    }

    /// Where everything lies on the board.
    fn layout(table: &Table<Self>) -> Self::Layout;
    /// The board; `label` is what it is called for those who hear it.
    fn board(table: &Table<Self>, label: AttrValue) -> Html;
    /// The seats in the order of reading: the person across the table first.
    fn around(_table: &Table<Self>) -> Vec<Seat> {
        vec![Seat::SECOND, Seat::FIRST]
    }
    // what follows is HTML text
    /// What stands in a seat's heading besides its score.
    fn role(_table: &Table<Self>, _seat: Seat) -> String {
        String::new()
    }
    /// What stands below a seat's heading.
    fn debts(_table: &Table<Self>, _seat: Seat) -> String {
        String::new()
    }
    /// What stands above the board: the round that is played, or what can be done with the board itself.
    fn above(_table: &Table<Self>) -> String {
        String::new()
    }
    /// What stands below the board and does something to it alone.
    fn tools(_table: &Table<Self>) -> String {
        String::new()
    }
    /// A choice under way, or a pause. `rules` is the page that has the rules, empty for this one.
    fn panel(_table: &Table<Self>, _rules: &str) -> String {
        String::new()
    }
    /// Why the game was over before its time.
    fn cut_short(_table: &Table<Self>, _rules: &str) -> String {
        String::new()
    }
    /// Whether a move that is the only one by chance is told of only while it waits to be played.
    fn passes(_says: &Message) -> bool {
        false
    }

    /// What an event on the page would choose.
    fn target(table: &Table<Self>, event: &Event) -> Option<Target>;
    /// The place of the board that has got the focus.
    fn reached(table: &Table<Self>, event: &Event) -> Option<Self::BoardAction>;
    /// A key on the board; whether it meant anything there.
    fn pressed(table: &Handle<Self>, event: &KeyboardEvent) -> bool;
    /// Where the focus goes when a control of a note has been used and goes with it.
    fn after_note(table: &Table<Self>, name: &str) -> String;
}
