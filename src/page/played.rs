//! What each family of games implements for its page: the handling of its board, and the panels beside it.

use web_sys::Event;
use yew::prelude::*;

use super::{
    action::PageAction, advice::place::Advised, diagram::Diagram, explained::sign::Sign,
    log::rounds::RoundRow, table::Table,
};
use crate::{
    board::Animated,
    catalogue::is_proved_for_first,
    engine::{Target, seat::Seat},
    session::{Action, Refusal, Session},
    story::{Query, query},
    words::Message,
};

/// A table as the page's listeners hold it.
pub type Handle<F> = UseReducerHandle<Table<F>>;

/// A family of games that is played on a page.
pub trait Played: Animated + Advised + Diagram + 'static {
    /// The page's state of the board besides the game: the hole or spot that Tab reaches, what has been laid or
    /// picked.
    type BoardState: Clone;
    /// The actions that change it.
    type BoardAction;

    /// Whether its board is upright on every screen that is higher than wide, not only on phones.
    const UPRIGHT: bool = false;

    /// The initial state of the board.
    fn board_state(&self) -> Self::BoardState;
    /// The action of a control of this family, by its `data-t`.
    fn control(&self, name: &str) -> Option<PageAction<Self>>;
    /// Whether it is proved that whoever begins wins this game, which a preset describes.
    fn first_wins(&self, preset: &str) -> bool {
        self.with_preset(preset) == Some(*self) && is_proved_for_first(self.kind(), preset)
    }
    /// Performs an action on the board alone.
    fn handle(table: &mut Table<Self>, action: Self::BoardAction);
    /// Handles an action that has another meaning while something is laid or picked; returns whether it did.
    fn intercept(_table: &mut Table<Self>, _action: Action) -> bool {
        false
    }
    /// Whether something is laid or picked that undo takes back first.
    fn is_picking(_table: &Table<Self>) -> bool {
        false
    }
    /// Called when another position is looked at.
    fn position_changed(_table: &mut Table<Self>) {}
    /// The session after a target was chosen.
    fn choose(session: &Session<Self>, target: Target) -> Result<Session<Self>, Refusal>;
    /// The announcement of a choice under way; `None` without one.
    fn choice_under_way(session: &Session<Self>) -> Option<Message>;
    /// The position looked at as the board shows it; in the middle of a move without the moving pieces.
    fn position(table: &Table<Self>) -> Self::Position;
    /// Answers a question about the game on the table.
    fn answer_query(table: &Table<Self>, query: Query) -> Message {
        query::answer(&table.session, &table.position(), query, table.why.as_deref())
    }

    /// The finished rounds, in order.
    fn rounds(_session: &Session<Self>) -> Vec<RoundRow> {
        Vec::new()
    }
    /// Whether the players exchange seats when they play again.
    fn exchanges_seats(_session: &Session<Self>) -> bool {
        true
    }

    /// The layout of the board.
    fn layout(table: &Table<Self>) -> Self::Layout;
    /// The board; `label` is its accessible name. Without `targets` nothing on it can be tapped.
    fn board(table: &Table<Self>, label: AttrValue, targets: bool) -> Html;
    /// The seats in reading order: the person across the table first.
    fn seat_order(_table: &Table<Self>) -> Vec<Seat> {
        vec![Seat::SECOND, Seat::FIRST]
    }
    /// The part of a seat's heading besides its score.
    fn role(_table: &Table<Self>, _seat: Seat) -> Html {
        Html::default()
    }
    /// The part below a seat's heading.
    fn below_heading(_table: &Table<Self>, _seat: Seat) -> Html {
        Html::default()
    }
    /// The part above the board: the number of the round, or tools of the board.
    fn above(_table: &Table<Self>) -> Html {
        Html::default()
    }
    /// The tools below the board.
    fn tools(_table: &Table<Self>) -> Html {
        Html::default()
    }
    /// The panel of a choice under way, or of a pause.
    fn panel(_table: &Table<Self>) -> Html {
        Html::default()
    }
    /// Why the game ended early.
    fn cut_short(_table: &Table<Self>) -> Html {
        Html::default()
    }

    /// The marks that the board of this game can show, with what they mean.
    fn signs(table: &Table<Self>) -> Vec<Sign>;

    /// The target that an event on the page would choose.
    fn target(table: &Table<Self>, event: &Event) -> Option<Target>;
    /// The action for a place of the board that has received the focus.
    fn focus_action(table: &Table<Self>, event: &Event) -> Option<Self::BoardAction>;
    /// Handles a key on the board, calling `act` with what it asks for; returns whether it has a meaning there.
    fn pressed(table: &Table<Self>, event: &KeyboardEvent, act: &dyn Fn(PageAction<Self>)) -> bool;
    /// The selector that gets the focus when a note disappears with the control that was used.
    fn focus_after_note(table: &Table<Self>, name: &str) -> String;
}
