//! The state of a comparison: two tables that are looked at in the same step, and where they part.

use std::rc::Rc;

use yew::AttrValue;

use super::{CompareProps, Visit};
use crate::{
    board::View,
    engine::Target,
    lesson::{
        compare::{Comparison, Difference, Parting},
        compare_link::{self, Link},
        seen::Compared,
    },
    options,
    page::{
        played::Played,
        table::{Answer, Asked, Table},
    },
    session::Action,
    words::Message,
};

pub struct CompareState<F: Played + Compared> {
    pub plain: F,
    pub examples: Rc<[String]>,
    pub comparison: Comparison<F>,
    pub presets: [&'static str; 2],
    pub tables: [Rc<Table<F>>; 2],
    /// Steps follow each other by themselves.
    pub is_playing: bool,
    /// What of the address could not be read.
    pub error: Option<Rc<Message>>,
    /// The board whose refusal of a choice is told.
    pub refusing: Option<usize>,
    /// How often another comparison was opened.
    pub opened: usize,
    pub visit: Option<Visit>,
    pub view: View,
    /// The page of the game, relative to this one.
    pub game: AttrValue,
}

impl<F: Played + Compared> Clone for CompareState<F> {
    fn clone(&self) -> CompareState<F> {
        CompareState {
            examples: self.examples.clone(),
            comparison: self.comparison.clone(),
            tables: self.tables.clone(),
            error: self.error.clone(),
            game: self.game.clone(),
            ..*self
        }
    }
}

impl<F: Played + Compared> CompareState<F> {
    pub fn new(props: &CompareProps<F>) -> CompareState<F> {
        let plain = props.plain;
        let table = || Rc::new(Table::new(options::read(plain, ""), props.view));
        let start = plain.start();
        let mut state = CompareState {
            plain,
            examples: props.examples.clone(),
            comparison: Comparison::new([plain, plain], [start, start]),
            presets: [""; 2],
            tables: [table(), table()],
            is_playing: false,
            error: None,
            refusing: None,
            opened: 0,
            visit: props.visit,
            view: props.view,
            game: props.game.clone(),
        };
        state.open(&props.address);
        state
    }

    /// Opens the comparison of an address.
    pub(super) fn open(&mut self, address: &str) {
        let Link { comparison, presets, at, error } = compare_link::read(self.plain, address);
        (self.comparison, self.presets) = (comparison, presets);
        // an embed tells the page around it instead
        let error = error.filter(|_| self.visit.is_none_or(|visit| !visit.embed));
        self.error = error.map(|error| Rc::new(Message::Unreadable(error.into())));
        let (number, steps) = at.unwrap_or((self.comparison.moves(), None));
        self.lay(number, steps);
    }

    /// Lays both games on the tables as they stand at a step of a move; after all of them without a number.
    pub(super) fn lay(&mut self, number: usize, steps: Option<usize>) {
        self.is_playing = false;
        self.refusing = None;
        for side in 0..2 {
            let session = &self.comparison.sessions[side];
            let has_move = session.moves().len() >= number;
            let at = session.act(Action::Goto(number)).unwrap_or_else(|_| session.clone());
            let mut table = Table::new(options::read(self.plain, ""), self.view);
            table.board_state = self.tables[side].board_state.clone();
            table.session = at;
            (table.is_starting, table.example_due) = (false, false);
            (table.is_beside, table.preset) = (side > 0, self.presets[side]);
            table.reduced_motion = false;
            if let Some(visit) = &self.visit {
                (table.settings, table.reduced_motion) = (visit.settings, visit.reduced_motion);
            }
            table.settings.put("ghost", "off");
            table.settings.put("tap", "once");
            table.settings.put("orient", "first");
            table.position_changed();
            if let Some(steps) = steps.filter(|_| has_move && number > 0) {
                table.show_steps(steps, false);
            }
            self.tables[side] = table.into();
        }
        self.mark();
    }

    /// The number of moves before the position looked at, and of all.
    pub fn moves(&self) -> (usize, usize) {
        let at = self.tables.iter().map(|table| table.session.cursor()).max();
        (at.unwrap_or(0), self.comparison.moves())
    }

    /// The tables on which the move looked at was played: one of them may refuse it.
    fn in_move(&self) -> impl Iterator<Item = &Rc<Table<F>>> {
        let at = self.moves().0;
        self.tables.iter().filter(move |table| table.session.cursor() == at)
    }

    /// The number of steps shown, and of all steps, of the move looked at.
    pub fn steps(&self) -> (usize, usize) {
        let all = self.in_move().map(|table| table.steps().1).max().unwrap_or(0);
        let shown = self.in_move().filter(|table| table.showing.is_some()).map(|table| table.steps().0).max();
        (shown.unwrap_or(all), all)
    }

    /// The first difference, once it is looked at.
    pub fn reached(&self) -> Option<Parting> {
        let parting = self.comparison.parting?;
        let (at, shown) = (self.moves().0, self.steps().0);
        let is_reached = match parting.what {
            Difference::Event | Difference::Clause => shown >= parting.steps,
            // what is refused needs no time
            Difference::Refused { .. } | Difference::Start => true,
            _ => shown >= self.steps().1,
        };
        (at > parting.number || at == parting.number && is_reached).then_some(parting)
    }

    /// Whether there is something to be played: steps, or moves.
    pub fn has_more(&self) -> bool {
        let ((at, moves), (shown, all)) = (self.moves(), self.steps());
        at < moves || shown < all
    }

    /// Shows the first difference on both boards, and lets nobody play past it.
    pub(super) fn mark(&mut self) {
        let parting = self.reached();
        let places = parting.map_or_else(Default::default, |parting| self.places(parting));
        let ends = self.moves().0 >= self.comparison.parting.map_or(usize::MAX, |parting| parting.number);
        for (table, places) in self.tables.iter_mut().zip(places) {
            let table = Rc::make_mut(table);
            let answers = places.into_iter().map(|place| (place, Answer::Ringed)).collect();
            table.asked = Asked { takes_places: false, answers }.into();
            table.opponent.locked = ends;
        }
    }

    /// Where the boards differ. What happens on one alone is marked on the other in the same place.
    fn places(&self, parting: Parting) -> [Vec<Target>; 2] {
        let [a, b] = &self.comparison.sessions;
        let places: [Vec<Target>; 2] = match parting.what {
            Difference::Start => {
                let all = F::differing([a.game(), b.game()], [a.start(), b.start()]);
                [all.clone(), all]
            }
            Difference::Refused { side, .. } => {
                let other = &self.comparison.sessions[1 - side];
                let chosen = parting.number.checked_sub(1).and_then(|at| other.moves().get(at));
                let before = other.replay(parting.number).map(|(before, _)| before);
                let path = chosen.zip(before).map(|(chosen, before)| other.game().targets(&before, *chosen));
                let first = path.and_then(|path| path.first().copied());
                [first.into_iter().collect(), first.into_iter().collect()]
            }
            _ => [0, 1].map(|side| {
                let events = self.comparison.sessions[side].replay(parting.number).map(|(_, events)| events);
                let event = parting.events[side].zip(events).and_then(|(at, events)| events.get(at).copied());
                event.and_then(|cited| F::place_of(&cited.event)).into_iter().collect()
            }),
        };
        match places {
            [a, b] if a.is_empty() => [b.clone(), b],
            [a, b] if b.is_empty() => [a.clone(), a],
            both => both,
        }
    }

    /// The address of what is looked at.
    pub fn address(&self) -> String {
        let ((at, moves), (shown, all)) = (self.moves(), self.steps());
        let moment = match shown < all {
            true => Some((at, Some(shown))),
            false => (at < moves).then_some((at, None)),
        };
        compare_link::write(&self.comparison, self.presets, moment)
    }

    /// The addresses of the games by themselves, each where it stands.
    pub fn game_address(&self, side: usize) -> String {
        let table = &self.tables[side];
        options::write(&table.session, self.presets[side], None)
    }
}
