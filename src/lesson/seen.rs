//! What of a game can be seen or is told, and where: what two boards are compared by.

use crate::{
    engine::{
        Game, Target,
        clause::ClauseId,
        pasang::{self, NextStarterRule, Pasang},
        seat::Seat,
        sowing::{
            self, Sowing,
            position::{self, Mark},
        },
    },
    story::Story,
};

/// A family of games whose readings are compared on two boards.
pub trait Compared: Story {
    /// Whether an event can be seen or is told: most notes only keep count of something.
    fn is_seen(event: &Self::Event) -> bool;
    /// The place that an event is about; `None` where it is about a seat or the game.
    fn place_of(event: &Self::Event) -> Option<Target>;
    /// Whether two positions, each of its own game, look alike.
    fn look_alike(games: [&Self; 2], positions: [&Self::Position; 2]) -> bool;
    /// Where two positions differ, as places of the board.
    fn differing(games: [&Self; 2], positions: [&Self::Position; 2]) -> Vec<Target>;
    /// Who begins the next game after one that ends in a position, and by which clause, where the rules say so.
    fn begins_next(&self, _last: &Self::Position) -> Option<(Seat, ClauseId)> {
        None
    }
}

impl Compared for Sowing {
    fn is_seen(event: &position::Event) -> bool {
        !matches!(event, position::Event::Note { .. })
    }

    fn place_of(event: &position::Event) -> Option<Target> {
        use position::Event;
        match *event {
            Event::Lift { hole, .. }
            | Event::Drop { hole }
            | Event::Capture { hole, .. }
            | Event::Remove { hole, .. }
            | Event::Fill { hole, .. }
            | Event::Mark { hole, .. } => Some(Target::Hole(hole)),
            Event::Shift { to, .. } => Some(Target::Hole(to)),
            _ => None,
        }
    }

    fn look_alike([a, b]: [&Sowing; 2], [of_a, of_b]: [&sowing::position::Position; 2]) -> bool {
        let looks = |game: &Sowing, position| {
            let sowing::setup::Setup { holes, marks, stores, to_move, .. } = game.setup(position);
            let is_marked = marks.iter().any(|mark| *mark != Mark::None);
            (holes, is_marked.then_some(marks), stores, to_move)
        };
        looks(a, of_a) == looks(b, of_b)
    }

    fn differing([a, b]: [&Sowing; 2], [of_a, of_b]: [&sowing::position::Position; 2]) -> Vec<Target> {
        if a.row() != b.row() {
            return Vec::new();
        }
        let holes = (0..2 * a.row()).map(crate::engine::Hole);
        let differs = |hole: &crate::engine::Hole| {
            (of_a.count(*hole), of_a.mark(*hole)) != (of_b.count(*hole), of_b.mark(*hole))
        };
        holes.filter(differs).map(Target::Hole).collect()
    }
}

impl Compared for Pasang {
    fn is_seen(_: &pasang::position::Event) -> bool {
        true
    }

    fn place_of(event: &pasang::position::Event) -> Option<Target> {
        use pasang::position::Event;
        match *event {
            Event::Take { point, .. } | Event::Rise { point, .. } => Some(Target::Point(point)),
            Event::Slide { to, .. } | Event::Jump { to, .. } => Some(Target::Point(to)),
            Event::Passage { column, .. } => Some(Target::Column(column)),
            Event::Score { .. } | Event::Turn => None,
        }
    }

    fn look_alike(_: [&Pasang; 2], [a, b]: [&pasang::position::Position; 2]) -> bool {
        a == b
    }

    fn differing(_: [&Pasang; 2], [a, b]: [&pasang::position::Position; 2]) -> Vec<Target> {
        pasang::board::Point::all().filter(|point| a.at(*point) != b.at(*point)).map(Target::Point).collect()
    }

    fn begins_next(&self, last: &pasang::position::Position) -> Option<(Seat, ClauseId)> {
        let clause = match self.next_starter {
            NextStarterRule::LastCapturer => pasang::Clause::NextStarter,
            NextStarterRule::Alternate => pasang::Clause::NextStarterTurns,
        };
        self.outcome(last).map(|_| (self.next_starter(last), clause.into()))
    }
}
