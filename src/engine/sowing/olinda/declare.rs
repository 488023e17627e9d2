//! The macro that declares a game on the olinda board.

/// Declares a game on the olinda board from its own part and its names for the clauses that the games name
/// differently. Clauses and readings that both games have are found by their common names.
macro_rules! olinda {
    ($game:ident { $($methods:tt)* } $($field:ident: $clause:ident),+) => {
        use $crate::engine::{
            Direction,
            clause::ClauseId,
            seat::Seat,
            sowing::{
                ClauseRow, Meaning, SowingGame, for_two, olinda,
                position::{Mark, Position},
                setup::{NoteSchema, Setup, SetupError},
            },
        };
        pub use olinda::{EACH, MOST, ROW, TOTAL};

        impl olinda::Olinda for $game {
            const TABLE: &'static [$crate::engine::clause::Clause] = Clause::TABLE;
            const CLAUSES: olinda::Clauses = olinda::Clauses {
                setup: $crate::engine::clause::ClauseId(Clause::Setup as u8),
                direction: $crate::engine::clause::ClauseId(Clause::Direction as u8),
                own_row: $crate::engine::clause::ClauseId(Clause::OwnRow as u8),
                singles: $crate::engine::clause::ClauseId(Clause::Singles as u8),
                singles_startable: $crate::engine::clause::ClauseId(Clause::SinglesStartable as u8),
                singles_marked: $crate::engine::clause::ClauseId(Clause::SinglesMarked as u8),
                front_single: $crate::engine::clause::ClauseId(Clause::FrontSingle as u8),
                sow: $crate::engine::clause::ClauseId(Clause::Sow as u8),
                origin: $crate::engine::clause::ClauseId(Clause::Origin as u8),
                skip_three: $crate::engine::clause::ClauseId(Clause::SkipThree as u8),
                skip_marked: $crate::engine::clause::ClauseId(Clause::SkipMarked as u8),
                skip_deadlock: $crate::engine::clause::ClauseId(Clause::SkipDeadlock as u8),
                eat_four: $crate::engine::clause::ClauseId(Clause::EatFour as u8),
                after_eat: $crate::engine::clause::ClauseId(Clause::AfterEat as u8),
                relay: $crate::engine::clause::ClauseId(Clause::Relay as u8),
                empty_ends: $crate::engine::clause::ClauseId(Clause::EmptyEnds as u8),
                endless: $crate::engine::clause::ClauseId(Clause::Endless as u8),
                round_end: $crate::engine::clause::ClauseId(Clause::RoundEnd as u8),
                round_end_row: $crate::engine::clause::ClauseId(Clause::RoundEndRow as u8),
                collect: $crate::engine::clause::ClauseId(Clause::Collect as u8),
                refill: $crate::engine::clause::ClauseId(Clause::Refill as u8),
                refill_left: $crate::engine::clause::ClauseId(Clause::RefillLeft as u8),
                puta_naga_wala: $crate::engine::clause::ClauseId(Clause::PutaNagaWala as u8),
                loser_starts: $crate::engine::clause::ClauseId(Clause::LoserStarts as u8),
                loser_starts_full: $crate::engine::clause::ClauseId(Clause::LoserStartsFull as u8),
                level: $crate::engine::clause::ClauseId(Clause::Level as u8),
                twelve: $crate::engine::clause::ClauseId(Clause::Twelve as u8),
                twelve_capture: $crate::engine::clause::ClauseId(Clause::TwelveCapture as u8),
                match_end: $crate::engine::clause::ClauseId(Clause::MatchEnd as u8),
                rounds: $crate::engine::clause::ClauseId(Clause::Rounds as u8),
                repetition: $crate::engine::clause::ClauseId(Clause::Repetition as u8),
                $($field: $crate::engine::clause::ClauseId(Clause::$clause as u8)),+
            };

            $($methods)*

            fn eating_ends(&self) -> bool {
                self.after_capture == AfterCapture::TurnEnds
            }
            fn deadlock_ends(&self) -> bool {
                self.skip_deadlock == SkipDeadlockRule::EndTurn
            }
            fn first_is_front(&self) -> bool {
                self.front_hole == FrontHoleRule::FirstInDirection
            }
            fn takes_same(&self) -> bool {
                self.deficit_removal == DeficitRemoval::SameNumber
            }
            fn arranges(&self) -> bool {
                self.arrange_under_twelve == ArrangeUnderTwelve::Yes
            }
            fn counts_all(&self) -> bool {
                self.singles_count == SinglesCount::All
            }
            fn lays_remainder(&self, round: u8) -> bool {
                self.remainder_from_round == RemainderFrom::Two || round >= 2
            }
            fn ends_with_a_row(&self) -> bool {
                self.round_end == RoundEndRule::RowEmpty
            }
            fn last_round(&self) -> u8 {
                match self.rounds {
                    RoundsRule::One => 1,
                    RoundsRule::Three => 3,
                    RoundsRule::Five => 5,
                    RoundsRule::UntilCannotSow => u8::MAX,
                }
            }
        }

        impl $game {
            /// Whether a seat has yet to take its first turn of the round and must begin it at an end hole.
            #[inline(always)]
            pub fn owes_first_turn(&self, position: &Position, seat: Seat) -> bool {
                olinda::owes_first_turn::<$game>(position, seat)
            }
            /// The count that the last counter must make in a hole for a seat to eat it: four, or after an
            /// arrangement three or two.
            #[inline(always)]
            pub fn eats_at(&self, position: &Position, seat: Seat) -> u8 {
                olinda::eats_at(position, seat)
            }
            /// The seat that started the current round; between rounds, the last one.
            pub fn starter(&self, position: &Position) -> Seat {
                olinda::starter(position)
            }
            /// How many counters may be laid in the next hole of an arrangement: [`olinda::may_lay`].
            pub fn may_lay(&self, position: &Position, laid: &[u8]) -> Option<std::ops::RangeInclusive<u8>> {
                olinda::may_lay(self, position, laid)
            }
        }

        impl SowingGame for $game {
            const CLAUSES: &'static [ClauseRow] = Clause::TABLE;
            const SETUP: ClauseId = ClauseId(Clause::Setup as u8);
            const ROUNDS: bool = true;
            const ARRANGES: bool = true;
            const STAKES: [i32; 3] = for_two([TOTAL / 2; 2]);
            const MARKS: &'static [Mark] = <$game as olinda::Olinda>::MARKS;
            const RELAYS: bool = true;

            fn row(&self) -> u8 {
                ROW
            }
            fn total(&self) -> u32 {
                TOTAL
            }
            fn rounds(&self) -> u16 {
                match olinda::Olinda::last_round(self) {
                    u8::MAX => 0,
                    rounds => rounds.into(),
                }
            }
            fn direction(&self, position: &Position) -> Option<Direction> {
                olinda::direction(position)
            }
            fn arranger(&self, position: &Position) -> Option<(Seat, u8)> {
                Some((position.to_move(), olinda::arranging(self, position)?))
            }
            fn most(&self, place: usize) -> u8 {
                MOST.get(place).copied().unwrap_or(0)
            }
            fn position(&self, setup: &Setup) -> Result<Position, SetupError> {
                olinda::position(self, setup)
            }
            fn note_schema(&self) -> Vec<NoteSchema> {
                olinda::note_schema(self)
            }
            fn notes(&self, position: &Position) -> Vec<(String, String)> {
                olinda::notes(position)
            }
            fn clause_of_mark(&self, mark: Mark) -> Option<ClauseId> {
                Some(olinda::clause_of_mark::<$game>(mark))
            }
            fn clause_of_note(&self, _: &Setup, key: &str) -> Option<ClauseId> {
                Some(olinda::clause_of_note(self, key))
            }
            fn meaning(&self, note: u8, value: u8) -> Option<Meaning> {
                olinda::meaning(note, value)
            }
        }
    };
}
pub(crate) use olinda;
