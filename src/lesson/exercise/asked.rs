//! What exercises ask, and what a family of games provides so that they can be asked.

use crate::{
    engine::{
        Game, Hole, Target,
        clause::ClauseId,
        pasang::{self, Pasang},
        sowing::{
            Move, Sowing,
            position::{Event, Mark, Position},
        },
    },
    lesson::{course::Task, places::Taught},
    notation::pasang::column_letter,
    session::Events,
    words::{HoleName, practice::PracticeText},
};

/// A kind of question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ask {
    /// Where does the last counter fall?
    Last,
    /// How many are taken?
    Taken,
    /// How many points does a move bring?
    Worth,
    /// Which start is not allowed, and by which rule?
    Barred,
    /// Which move takes most?
    Most,
    /// Who wins, if all play well?
    Ending,
}

impl Ask {
    pub const ALL: [Ask; 6] = [Ask::Last, Ask::Taken, Ask::Worth, Ask::Barred, Ask::Most, Ask::Ending];

    /// Its name in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Ask::Last => "last",
            Ask::Taken => "taken",
            Ask::Worth => "worth",
            Ask::Barred => "barred",
            Ask::Most => "most",
            Ask::Ending => "ending",
        }
    }

    pub fn by_name(name: &str) -> Option<Ask> {
        Ask::ALL.into_iter().find(|ask| ask.name() == name)
    }

    /// What a person does to answer.
    pub const fn task(self) -> Task {
        match self {
            Ask::Last => Task::Last,
            Ask::Taken => Task::Taken,
            Ask::Worth => Task::Worth,
            Ask::Barred => Task::Barred,
            Ask::Most => Task::Play,
            Ask::Ending => Task::Ending,
        }
    }
}

/// A family of games about which exercises ask.
pub trait Asked: Taught {
    /// The kinds of question that its games have.
    const ASKS: [Ask; 5];
    /// How hard a move is to follow: its laps times its steps.
    fn effort(events: &Events<Self>) -> u32;
    /// What a move does first, so that whoever reads it can follow the rest; `None` where that takes more to say.
    fn told(&self, before: &Self::Position, chosen: Self::Move) -> Option<PracticeText<'static>>;
    /// Whether it is seen at a glance that a place may not be played.
    fn is_plain(&self, position: &Self::Position, place: Target) -> bool;
    /// Whose turn it is, and where that seat plays if that does not change.
    fn turn(&self, position: &Self::Position) -> PracticeText<'static> {
        PracticeText::Turn { seat: self.to_move(position) }
    }
    /// Whether the seats begin a game of rounds with different numbers.
    fn has_handicap(&self) -> bool {
        false
    }
    /// Rules that certainly do not forbid a place that another rule forbids.
    fn never_forbid(&self, position: &Self::Position, place: Target) -> Vec<ClauseId>;
    /// Whether a move ends a round, after which counters are collected that were not taken.
    fn ends_round(events: &Events<Self>) -> bool;
}

impl Asked for Sowing {
    const ASKS: [Ask; 5] = [Ask::Last, Ask::Taken, Ask::Barred, Ask::Most, Ask::Ending];

    fn effort(events: &Events<Sowing>) -> u32 {
        let lifts = events.iter().filter(|cited| matches!(cited.event, Event::Lift { .. })).count();
        let steps = events.iter().filter(|cited| cited.event.is_step()).count();
        (lifts.max(1) * steps) as u32
    }

    fn told(&self, before: &Position, chosen: Move) -> Option<PracticeText<'static>> {
        let Move::Sow(hole) = chosen else { return None };
        let (seat, is_whole) = (self.to_move(before), self.targets(before, chosen).len() == 1);
        is_whole.then_some(PracticeText::Sows { seat, hole: HoleName { hole, row: self.row() } })
    }

    /// An empty hole, or another's.
    fn is_plain(&self, position: &Position, place: Target) -> bool {
        let Target::Hole(hole) = place else { return true };
        self.owner(position, hole) != self.to_move(position) || position.count(hole) == 0
    }

    fn turn(&self, position: &Position) -> PracticeText<'static> {
        let (seat, row) = (self.to_move(position), self.row());
        if self.seats().iter().count() > 2 {
            return PracticeText::Turn { seat };
        }
        let first = row * seat.index() as u8;
        let name = |hole| HoleName { hole: Hole(hole), row };
        PracticeText::TurnOf { seat, from: name(first), to: name(first + row - 1) }
    }

    fn has_handicap(&self) -> bool {
        let stakes = self.kind().stakes();
        self.seats().iter().any(|seat| stakes[seat.index()] != stakes[0])
    }

    /// What forbids empty holes does not forbid one of several counters, nor what forbids another's holes one's own; but
    /// one rule may say both.
    fn never_forbid(&self, position: &Position, place: Target) -> Vec<ClauseId> {
        let Target::Hole(asked) = place else { return Vec::new() };
        let is_own = |hole: Hole| self.owner(position, hole) == self.to_move(position);
        let refusing = |wanted: &dyn Fn(Hole) -> bool| -> Vec<ClauseId> {
            let holes = (0..2 * self.row()).map(Hole).filter(|hole| wanted(*hole));
            holes.map(|hole| self.refuse(position, &[Target::Hole(hole)])).collect()
        };
        let empty = refusing(&|hole| is_own(hole) && position.count(hole) == 0);
        let others = refusing(&|hole| !is_own(hole) && position.count(hole) > 0);
        // a closed hole is empty too, but another rule is named for it
        let open =
            refusing(&|hole| is_own(hole) && position.count(hole) == 0 && position.mark(hole) == Mark::None);
        let is_empty = position.count(asked) == 0;
        let mut never = Vec::new();
        // a rule about empty holes may be about single counters as well
        if position.count(asked) > 1 {
            never.extend(empty.into_iter().filter(|clause| is_own(asked) || !others.contains(clause)));
        }
        if is_own(asked) && !(is_empty && open.is_empty()) {
            never.extend(others.into_iter().filter(|clause| !is_empty || !open.contains(clause)));
        }
        let named = self.refuse(position, &[place]);
        never.retain(|clause| *clause != named);
        never.sort_unstable_by_key(|clause| clause.0);
        never.dedup();
        never
    }

    fn ends_round(events: &Events<Sowing>) -> bool {
        events.iter().any(|cited| cited.event == Event::RoundEnds)
    }
}

impl Asked for Pasang {
    const ASKS: [Ask; 5] = [Ask::Taken, Ask::Worth, Ask::Barred, Ask::Most, Ask::Ending];

    /// Its moves have one lap.
    fn effort(events: &Events<Pasang>) -> u32 {
        events.iter().filter(|cited| cited.event.is_step()).count() as u32
    }

    /// Only of moves that their first place makes out: a ka may have several lines to take.
    fn told(
        &self,
        before: &pasang::position::Position,
        chosen: pasang::Move,
    ) -> Option<PracticeText<'static>> {
        let (seat, mut alike) = (self.to_move(before), 0);
        let first = |legal| self.targets(before, legal).first().copied();
        self.each_move(before, |legal| alike += u32::from(first(legal) == first(chosen)));
        if alike != 1 {
            return None;
        }
        Some(match chosen {
            pasang::Move::Passage(column) => {
                PracticeText::TakesColumn { seat, column: column_letter(column) }
            }
            pasang::Move::Ka { from, .. } => PracticeText::BecomesKa { seat, point: from },
            pasang::Move::Go { to, .. } => PracticeText::KaGoes { seat, point: to },
        })
    }

    /// A point without a token of its own half, while a ka is chosen.
    fn is_plain(&self, position: &pasang::position::Position, place: Target) -> bool {
        let Target::Point(point) = place else { return true };
        position.ka(self.to_move(position)).is_none() && position.at(point).is_none()
    }

    fn never_forbid(&self, _: &pasang::position::Position, _: Target) -> Vec<ClauseId> {
        Vec::new()
    }

    fn ends_round(_: &Events<Pasang>) -> bool {
        false
    }
}
