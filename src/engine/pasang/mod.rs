//! Pasang of Brunei Darussalam, after Wikipedia's article "Pasang (game)".
//!
//! 120 tokens on 11 × 11 points around a hollow centre. Each player empties a column of their half, their
//! *passage*, and brings a token into it as their capturing piece, the *ka*; from then on every move takes a
//! line of an odd number of tokens. A player who cannot capture (*suntuk*) loses.

pub mod board;
mod broken;
pub mod brush;
pub mod built_in;
pub mod draft;
mod family;
pub mod fill;
pub mod line;

mod moves;
pub mod pattern;
pub mod position;
mod refuse;
pub mod setup;
pub mod symmetry;
mod turn;
pub mod workshop;

pub use self::line::Line;
use self::{
    board::Point,
    pattern::{CHECKER, PATTERN_1, PATTERN_2, PATTERN_2_PRINTED, Pattern},
    position::{Event, Position},
};
use super::{
    Game, Outcome, Path, Target,
    clause::{Cited, ClauseId, clauses},
    history::Met,
    reading::readings,
    seat::Seat,
};

/// The law that a setup breaks.
pub type Law = setup::SetupError;

/// The game's name in addresses and records.
pub const NAME: &str = "pasang";
/// The reading that chooses the pattern in which the tokens are laid out.
pub const PATTERN_READING: &str = "pattern";

clauses! {
    Board = "pas.board", Stated, "Wikipedia", "";
    Pattern = "pas.pattern", Stated, "Wikipedia", "";
    Turns = "pas.turns", Stated, "Wikipedia", "";
    /// Applies between games, not within one.
    NextStarter = "pas.next-starter", Witness, "Nor Jaidi Tuah 2012", "";
    /// Applies between games, not within one.
    NextStarterTurns = "pas.next-starter-turns", Editorial, "", "";
    Half = "pas.half", Inferred, "Wikipedia", "";
    PassageFirst = "pas.passage-1", Stated, "Wikipedia", "";
    PassageSecond = "pas.passage-2", Stated, "Wikipedia", "";
    /// The second player may answer with any column but the facing one.
    PassageFree = "pas.passage-free", Witness, "Nor Jaidi Tuah 2012", "";
    KaSlide = "pas.ka-slide", Stated, "Wikipedia", "";
    /// The point that the ka comes from counts as vacant when lines are read.
    KaSlideVacated = "pas.ka-slide-vacated", Inferred, "Wikipedia", "";
    KaJump = "pas.ka-jump", Stated, "Wikipedia", "";
    /// There must be a token to hop over.
    KaJumpOver = "pas.ka-jump-over", Witness, "Nor Jaidi Tuah 2012", "";
    /// The token that a ka hops over stays where it is.
    KaJumpStays = "pas.ka-jump-stays", Inferred, "Wikipedia", "";
    KaCapture = "pas.ka-capture", Stated, "Wikipedia", "";
    Line = "pas.line", Stated, "Wikipedia", "";
    /// If both sides show the same colour they are one line.
    LineJoined = "pas.line-joined", Inferred, "Wikipedia", "";
    Odd = "pas.odd", Stated, "Wikipedia", "";
    /// A line is captured whole.
    OddWhole = "pas.odd-whole", Inferred, "Wikipedia", "";
    /// A part of a line may be taken.
    OddPart = "pas.odd-part", Witness, "Nor Jaidi Tuah 2012", "";
    /// The part is odd, and begins with the nearest token.
    OddPartNear = "pas.odd-part-near", Editorial, "", "";
    Score = "pas.score", Stated, "Wikipedia", "";
    /// No colour is anybody's own.
    Colours = "pas.colours", Editorial, "", "";
    OneLine = "pas.one-line", Stated, "Wikipedia", "";
    /// No line crosses the hollow centre.
    Centre = "pas.centre", Stated, "Wikipedia", "";
    /// No move crosses it either.
    CentreMoves = "pas.centre-moves", Inferred, "Wikipedia", "";
    Move = "pas.move", Stated, "Wikipedia", "";
    Across = "pas.across", Stated, "Wikipedia", "";
    Suntuk = "pas.suntuk", Stated, "Wikipedia", "";
    /// Suntuk also applies when a ka is chosen, but not on an empty board.
    SuntukScope = "pas.suntuk-scope", Inferred, "Wikipedia", "";
    Cleared = "pas.cleared", Stated, "Wikipedia", "";
    ClearedDraw = "pas.cleared-draw", Editorial, "", "";
    KaUnscored = "pas.ka-unscored", Witness, "Nor Jaidi Tuah 2010d", "";
}

readings! {
    /// Pasang under one set of readings.
    Pasang {
        /// Which pattern is laid out; a custom one comes with the position.
        pattern: Layout { Pattern1 = "pattern_1", Pattern2 = "pattern_2", Checker = "checker", Custom = "custom" } of Pattern;
        /// Whether the bottom row of the second pattern is emended or as its source prints it.
        pattern_2_row_11: Row11 { Emended = "emended", AsPrinted = "as_printed" } of Pattern;
        /// Whether tokens of one colour on both sides of a ka are one line, or a line each.
        line_rule: LineRule { Joined = "joined", SeparateSides = "separate_sides", Either = "either" } of LineJoined;
        /// Whether an odd part of an odd line may be taken.
        partial_capture: PartialCapture { None = "none", OddPart = "odd_part" } of OddWhole;
        /// Which columns the second player may empty.
        second_passage: SecondPassageRule { Diagonal = "diagonal", FreeExceptFacing = "free_except_facing" } of PassageSecond;
        /// How a token comes into the passage to be a ka.
        ka_method: KaMethod { Slide = "slide", Jump = "jump", Either = "either" } of KaSlide;
        /// Whether there must be a token to hop over.
        jump_needs_token: JumpNeedsToken { Yes = "true", No = "false" } of KaJumpOver;
        /// Whether the hollow centre stops moves too, or only lines.
        centre_blocks: CentreBlocks { Both = "both", LinesOnly = "lines_only" } of CentreMoves;
        /// Whether a ka counts for its owner when the board is cleared.
        ka_token_scored: KaTokenScored { No = "false", Yes = "true" } of KaUnscored;
        /// Who begins the next game.
        next_starter: NextStarterRule { LastCapturer = "last_capturer", Alternate = "alternate" } of NextStarter;
    } presets {
        "encyclopedia" {}
        "pasang-emas" { "second_passage" = "free_except_facing", "ka_method" = "either" }
        "traditional" { "partial_capture" = "odd_part" }
    }
}

/// One choice, and everything that follows until the next choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Empty a column of the player's half, counted from 0 at the left.
    Passage(u8),
    /// Bring a token into the passage as the player's ka, and take a line from there.
    Ka { from: Point, to: Point, line: Line },
    /// Move the ka to a point and take a line from there.
    Go { to: Point, line: Line },
}

impl Pasang {
    /// The pattern that the readings name; `None` where it is custom.
    pub const fn pattern(&self) -> Option<&'static Pattern> {
        match (self.pattern, self.pattern_2_row_11) {
            (Layout::Pattern1, _) => Some(&PATTERN_1),
            (Layout::Pattern2, Row11::Emended) => Some(&PATTERN_2),
            (Layout::Pattern2, Row11::AsPrinted) => Some(&PATTERN_2_PRINTED),
            (Layout::Checker, _) => Some(&CHECKER),
            (Layout::Custom, _) => None,
        }
    }

    /// Who begins the next game and so sits South; `last` is the last position of this one.
    pub const fn next_starter(&self, last: &Position) -> Seat {
        match self.next_starter {
            // every move captures, so the seat that moved last captured last
            NextStarterRule::LastCapturer => last.to_move().other(),
            NextStarterRule::Alternate => Seat::SECOND,
        }
    }
}

impl Game for Pasang {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    /// Every move takes tokens, which never return.
    const CYCLE: Option<usize> = None;

    fn clauses(&self) -> &'static [super::clause::Clause] {
        Clause::TABLE
    }

    /// The pattern laid out. A custom one starts from [`Pasang::lay_out`]; without it, the first pattern is
    /// used.
    fn start(&self) -> Position {
        Position::laid_out(self.pattern().unwrap_or(&PATTERN_1))
    }

    #[inline(always)]
    fn each_move(&self, position: &Position, mut visit: impl FnMut(Move)) {
        self.any_move(position, |chosen| {
            visit(chosen);
            false
        });
    }

    fn targets(&self, position: &Position, chosen: Move) -> Path {
        let (point, line) = match chosen {
            Move::Passage(column) => return Path::one(Target::Column(column)),
            Move::Ka { from, line, .. } => (from, line),
            Move::Go { to, line } => (to, line),
        };
        match self.only_line(position, point) == Some(line) {
            true => Path::one(Target::Point(point)),
            false => Path::two(Target::Point(point), Target::Line(line)),
        }
    }

    fn refuse(&self, position: &Position, path: &[Target]) -> ClauseId {
        match self.outcome(position) {
            Some(outcome) => outcome.clause,
            None => self.refusal(position, path).into(),
        }
    }

    fn forbid(&self, position: &Position, chosen: Move) -> ClauseId {
        match self.phase_refusal(position, chosen) {
            Some(clause) if self.outcome(position).is_none() => clause.into(),
            _ => self.refuse(position, &self.targets(position, chosen)),
        }
    }

    #[inline(always)]
    fn play(&self, position: &mut Position, chosen: Move, mut report: impl FnMut(Cited<Event>)) {
        match moves::SHARE_CODE {
            true => turn::play_shared(self, position, chosen, &mut report),
            false => turn::play(self, position, chosen, report),
        }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let score = |seat| u32::from(position.score(seat));
        if position.tokens() == 0 {
            let (first, second) = (score(Seat::FIRST), score(Seat::SECOND));
            let clause = if first == second { Clause::ClearedDraw } else { Clause::Cleared };
            return Some(Outcome::by_count(first, second, clause));
        }
        if self.any_move(position, |_| true) {
            return None;
        }
        let seat = position.to_move();
        let clause = if position.ka(seat).is_some() { Clause::Suntuk } else { Clause::SuntukScope };
        Some(Outcome::won(seat.other(), clause))
    }

    fn on_repetition(&self, _: &mut Position, _: Met, _: impl FnMut(Cited<Event>)) -> Option<Outcome> {
        None
    }

    /// How many points have been emptied; every move empties at least one.
    #[inline(always)]
    fn progress(&self, position: &Position) -> u32 {
        120u32.saturating_sub(position.tokens())
    }

    fn to_move(&self, position: &Position) -> Seat {
        position.to_move()
    }
}
