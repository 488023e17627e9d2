//! The example at the start: the last move of a stored game plays itself over the board of a game that nobody has begun.
//! It is a picture only: the holes under it are those of the game, and any action on them ends it.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    action::PageAction,
    controls::labelled_button,
    icons::Icon,
    opening::Dispatcher,
    played::Played,
    table::{ExampleWords, Table},
};
use crate::{
    board::Frames,
    catalogue,
    engine::clause::ClauseId,
    options,
    story::{Brevity, caption},
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
    /// The stored game of the game on this table; `None` if it cannot be played by the readings in force.
    fn stored_game(&self) -> Option<Table<F>> {
        let game = *self.session.game();
        let options = options::read(game, catalogue::example(game.kind()));
        options.errors.is_empty().then(|| Table::new(options, self.view))
    }

    /// What the example shows. Replaying the stored game and putting its move into words takes longer than drawing the
    /// page, so it is done once.
    pub fn example_words(&self) -> ExampleWords {
        let game = *self.session.game();
        let mut known = self.example_words.borrow_mut();
        if let Some((_, words)) = known.as_ref().filter(|(of, _)| *of == game) {
            return words.clone();
        }
        let words: ExampleWords = self.stored_game().map(|stored| forms(&stored).into());
        *known = Some((game, words.clone()));
        words
    }

    /// A table with the stored game of the game on this table, its last move not yet shown; `None` if that game cannot be
    /// played by the readings in force.
    fn example_table(&self) -> Option<Table<F>> {
        let mut table = self.stored_game()?;
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

/// The rules by which whoever plays the move of an example takes, in their order.
fn taking<F: Played>(example: &Table<F>) -> Vec<ClauseId> {
    let (game, session) = (example.session.game(), &example.session);
    let mut clauses = Vec::new();
    let (Some((before, events)), Some(&chosen)) = (session.replay(session.cursor()), session.moves().last())
    else {
        return clauses;
    };
    for cited in events.iter() {
        let takes = F::is_capture(&cited.event) && game.captured_count(&before, chosen, &[*cited]) > 0;
        if takes && !clauses.contains(&cited.clause) {
            clauses.push(cited.clause);
        }
    }
    clauses
}

/// How one takes in the game on this table, in the sentences of the rules.
pub fn how_one_takes<F: Played>(table: &Table<F>) -> Vec<String> {
    let kind = table.session.game().kind();
    let clauses = table.stored_game().map(|stored| taking(&stored)).unwrap_or_default();
    clauses.into_iter().map(|clause| say(&Message::Clause { kind, clause })).collect()
}

/// What an example shows: what its move does and by which rule it takes; the rule; what one plays for and what the move
/// does; the move.
fn forms<F: Played>(example: &Table<F>) -> Vec<String> {
    let (game, session) = (example.session.game(), &example.session);
    let kind = game.kind();
    let told = |announcement: Message| say(&Message::Example { announcement: announcement.into() });
    let Some(sentence) = sentence(example) else { return Vec::new() };
    let mut forms = Vec::new();
    if let Some(&clause) = taking(example).first() {
        let rule = Message::Clause { kind, clause };
        let brief = caption::earlier_briefly(session, session.cursor(), Brevity::Brief).map(told);
        for moved in [Some(sentence.clone()), brief].into_iter().flatten() {
            forms.push([moved.trim_end(), " ", &*say(&rule)].concat());
        }
        forms.push(told(rule));
    }
    forms.push([&*say(&Message::Aim(game.goal())), " ", &*sentence].concat());
    forms.push(sentence);
    forms
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
    sentence(&table.stored_game()?)
}

/// The picture over the board.
pub fn picture<F: Played>(table: &Table<F>, label: AttrValue) -> Html {
    match &table.example {
        Some(example) => html! {
            <div key="example" class="example" aria-hidden="true" inert=true>
                { F::board(example, label, false) }
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
        None if table.example_words().is_none() => return Html::default(),
        None => (UiText::ShowExample, Icon::Play),
    };
    labelled_button("example", say(&label), sign)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::View,
        engine::{Kind, pasang::Pasang},
        page::status::ROOM,
    };

    fn said<F: Played>(game: F) -> (Vec<String>, String) {
        let table = Table::new(options::read(game, ""), View::Open);
        let words = table.example_words().expect("an example");
        let said = words.iter().find(|form| form.chars().count() <= ROOM);
        (how_one_takes(&table), said.expect("words that have room").clone())
    }

    #[test]
    fn an_example_says_by_which_rule_it_takes() {
        for kind in Kind::ALL {
            let (rules, said) = match kind {
                Kind::Sowing(kind) => said(kind.game()),
                Kind::Pasang => said(Pasang::default()),
            };
            println!("{}: {said}\n  {}", kind.name(), rules.join("\n  "));
            assert!(rules.first().is_some_and(|rule| said.contains(rule)), "{}: {said}", kind.name());
        }
    }
}
