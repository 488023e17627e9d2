//! The texts and marks of advice: functions of the game and of the results, independent of a page.

use super::{
    line,
    place::{Advised, PlaceChip},
    requests::{Requests, Step},
};
use crate::{
    board::draw::advice::ChipStyle,
    engine::seat::Seat,
    session::Session,
    words::advice::{self, Advice, Worth},
    worker::{Line, Reply},
};

/// The game and the results that advice is about.
pub struct AdviceView<'a, F: Advised> {
    pub session: &'a Session<F>,
    pub requests: &'a Requests,
    /// The best line: from the analysis, or the rest of it after its first move was played.
    pub line: &'a [String],
    /// The number of its moves that the small picture shows.
    pub step: usize,
    /// The board is drawn down the screen.
    pub turned: bool,
    /// Nobody may play now: the opponent has the move and is thinking.
    pub blocked: bool,
}

/// The moves of a line that are listed after its first.
pub const FEW: usize = 5;

/// The letters of those that the status line has room for: moves of some games are long.
const LETTERS: usize = 24;

impl<F: Advised> AdviceView<'_, F> {
    pub fn mover(&self) -> Seat {
        self.session.game().to_move(self.session.position())
    }

    /// The reason why nothing can be advised here: the game is over, or no person chooses.
    pub fn idle(&self) -> Option<Advice> {
        if self.session.is_over() {
            Some(Advice::Over)
        } else if self.session.game().draws_lot(self.session.position()) {
            Some(Advice::Lot)
        } else {
            None
        }
    }

    /// The value of a line for the seat to move.
    pub fn worth(&self, line: &Line) -> Worth {
        let mover = self.mover();
        let ahead = |seat: Seat| line.ahead.get(seat.index()).copied().unwrap_or(0);
        let mut prospects = [0; 3];
        for (prospect, &share) in prospects.iter_mut().zip(&line.prospects) {
            *prospect = share;
        }
        let lead = ahead(mover).saturating_sub(ahead(mover.other()));
        Worth {
            kind: self.session.game().kind(),
            mover,
            lead,
            prospects,
            proved: line.proved,
            exact: line.exact,
        }
    }

    fn chosen(&self, line: &Line) -> Option<F::Move> {
        self.session.game().read_move(line.first())
    }

    /// The text of the hint, as far as it has been asked for.
    pub fn hint(&self) -> Option<Advice> {
        let step = self.requests.step();
        if step == Step::None {
            return None;
        }
        if let Some(why) = self.idle() {
            return Some(why);
        }
        let Some(hint) = self.requests.hint() else { return Some(Advice::Seeking) };
        let (game, position) = (self.session.game(), self.session.position());
        let Some(chosen) = self.chosen(hint) else { return Some(Advice::NoHint) };
        Some(match step {
            Step::None | Step::Part => Advice::Part(game.part(position, chosen)),
            Step::Spot => Advice::Spot(game.first(position, chosen)),
            Step::Line => self.line(hint),
        })
    }

    /// A line and its worth, short enough for the status line.
    fn line(&self, line: &Line) -> Advice {
        let mut room = LETTERS;
        let mut moves = line::words(&line.moves).into_iter();
        let first = moves.next().unwrap_or_default();
        let next = moves.take_while(|word| {
            let fits = word.len() <= room;
            room = room.saturating_sub(word.len());
            fits
        });
        Advice::Line { first, next: next.take(FEW).collect(), worth: self.worth(line) }
    }

    /// The best move of the analysis and its worth, unless a hint tells as much.
    pub fn best(&self) -> Option<Advice> {
        if self.requests.step() == Step::Line || self.idle().is_some() {
            return None;
        }
        let best = self.requests.values()?.lines.first()?;
        let Advice::Line { first, worth, .. } = self.line(best) else {
            return None;
        };
        Some(Advice::Best { first, worth })
    }

    /// The marks on the board, as SVG text.
    pub fn marks(&self) -> String {
        let (game, position) = (self.session.game(), self.session.position());
        if self.idle().is_some() {
            return String::new();
        }
        let mut drawn = String::new();
        let mut chips = self.requests.values().map(|values| self.value_chips(values)).unwrap_or_default();
        let hint = self.requests.hint().and_then(|hint| Some((hint, self.chosen(hint)?)));
        if let Some((hint, chosen)) = hint {
            match self.requests.step() {
                Step::None => (),
                Step::Part => drawn = game.draw_part(position, chosen, self.turned),
                Step::Spot | Step::Line => drawn = game.draw_place(position, chosen, self.turned),
            }
            if self.requests.step() == Step::Line && chips.is_empty() {
                chips = line::numbers(self.session, &line::words(&hint.moves));
            }
        }
        drawn + &game.draw_chips(position, &chips, self.turned)
    }

    /// The values of the moves at their places; several at one place are represented by the best.
    pub fn value_chips(&self, values: &Reply) -> Vec<PlaceChip> {
        let mut all: Vec<PlaceChip> = Vec::new();
        for found in &values.lines {
            let game = self.session.game();
            let place = self.chosen(found).and_then(|chosen| game.place(self.session.position(), chosen));
            let Some(place) = place else { continue };
            if all.iter().all(|known| known.place != place) {
                let style = if all.is_empty() { ChipStyle::Best } else { ChipStyle::Plain };
                let worth = self.worth(found);
                all.push(PlaceChip { place, text: advice::figure(&worth), style, proved: worth.proved });
            }
        }
        all
    }
}
