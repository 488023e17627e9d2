//! The example at the start: the last move of a stored game plays itself over the board of a game that nobody has begun.
//! It is a picture only: the holes under it are those of the game, and any action on them ends it.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    action::PageAction, controls::labelled_button, icons::Icon, opening::Dispatcher, played::Played,
    table::Table,
};
use crate::{
    board::Frames,
    catalogue, options,
    story::caption,
    words::{Message, UiText, say},
};

/// How long a start is looked at before the example begins by itself, and how long its end is shown, in milliseconds.
const BEFORE: f64 = 2500.0;
const AFTER: f64 = 4000.0;

/// What is to follow when some time has passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Due {
    Begins,
    Ends,
}

impl<F: Played> Table<F> {
    /// A table with the stored game of the game on this table, its last move not yet shown; `None` if that game cannot be
    /// played by the readings in force.
    fn example_table(&self) -> Option<Table<F>> {
        let game = *self.session.game();
        let options = options::read(game, catalogue::example(game.kind()));
        if !options.errors.is_empty() {
            return None;
        }
        let mut table = Table::new(options, self.view);
        (table.settings, table.reduced_motion) = (self.settings, self.reduced_motion);
        // nobody plays on it
        (table.is_example, table.opponent.locked) = (true, true);
        table.show_steps(0, table.animated());
        if !table.animated() {
            table.showing = None;
        }
        Some(table)
    }

    /// The table that the board shows.
    pub fn pictured(&self) -> &Table<F> {
        self.example.as_deref().unwrap_or(self)
    }

    /// Begins the example, or ends it; a person who has `asked` for it hears what it shows.
    pub(super) fn toggle_example(&mut self, asked: bool) {
        self.example_due = false;
        self.example = match self.example {
            Some(_) => {
                self.announcement = None;
                None
            }
            None => self.example_table().map(Rc::new),
        };
        if let Some(message) = self.example.as_deref().and_then(message).filter(|_| asked) {
            self.announcement = Some(message.into());
            self.announcements += 1;
        }
    }

    /// What is to happen to the example by itself. With movement turned off it neither begins nor ends so, nor while
    /// something is explained: the words that were tapped stay. It does not begin where the game moves by itself.
    pub(super) fn example_event(&self) -> Option<Due> {
        match &self.example {
            _ if !self.animated() || self.explained.is_some() => None,
            Some(example) => example.showing.is_none().then_some(Due::Ends),
            None => {
                let is_untouched =
                    self.is_starting && self.session.moves().is_empty() && !self.plays_automatically();
                (is_untouched && self.example_due && self.dialog.is_none()).then_some(Due::Begins)
            }
        }
    }
}

/// The time until the example begins or ends by itself.
#[derive(Default)]
pub struct ExampleClock(Option<(Due, Frames)>);

impl ExampleClock {
    /// After each render. In somebody else's page an example begins only on request: there `may_begin` is false.
    pub fn update<F: Played>(&mut self, table: &Table<F>, to: &Dispatcher<F>, may_begin: bool) {
        let due = table.example_event().filter(|&due| may_begin || due != Due::Begins);
        if self.0.as_ref().map(|(known, _)| *known) == due {
            return;
        }
        self.0 = due.map(|due| {
            let mut left = if due == Due::Begins { BEFORE } else { AFTER };
            let to = to.clone();
            let frames = Frames::run(move |passed| {
                left -= passed;
                if left <= 0.0 {
                    to.dispatch(PageAction::Example { asked: false });
                }
                left > 0.0
            });
            (due, frames)
        });
    }
}

/// What the move of an example does.
fn message<F: Played>(example: &Table<F>) -> Option<Message> {
    let announcement = caption::earlier(&example.session, example.session.cursor())?;
    Some(Message::Example { announcement: announcement.into() })
}

/// The same as a sentence.
pub fn sentence<F: Played>(example: &Table<F>) -> Option<String> {
    message(example).as_ref().map(say)
}

/// The same for the file of a page, which nobody has begun.
#[cfg(not(target_arch = "wasm32"))]
pub fn static_sentence<F: Played>(table: &Table<F>) -> Option<String> {
    sentence(&table.example_table()?)
}

/// The picture over the board.
pub fn picture<F: Played>(table: &Table<F>, label: AttrValue) -> Html {
    match &table.example {
        Some(example) => html! {
            <div key="example" class="example" aria-hidden="true" inert=true>
                { F::board(example, label) }
                <span class="example-sign">{ say(&UiText::Example) }</span>
            </div>
        },
        None => Html::default(),
    }
}

/// The button in the row of the start; none where the stored game cannot be played by the readings in force.
pub fn button<F: Played>(table: &Table<F>) -> Html {
    let (label, sign) = match &table.example {
        Some(_) => (UiText::StopExample, Icon::Close),
        None if table.example_table().is_none() => return Html::default(),
        None => (UiText::ShowExample, Icon::Play),
    };
    labelled_button("example", say(&label), sign)
}
