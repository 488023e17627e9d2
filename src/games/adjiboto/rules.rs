//! Adjiboto of the Saamaka Maroons of Suriname, after Herskovits 1929 (Man 29, no. 90: 122–127).
//!
//! Two rows of five holes, ten counters each, a store (*boto*) at each player's right.

use crate::engine::{
    Game, Hole, Outcome, Path, Target,
    clause::{Cited, ClauseId, clauses},
    deciding::{Decided, Decides},
    history::Met,
    reading::readings,
    seat::Seat,
    sowing::{
        ClauseRow, Meaning, Move, SowingGame,
        position::{Event, Position},
        setup::{Form, NoteSchema, Setup, SetupError},
        turn::{Turn, each_hole, next, pick_of, row_of},
    },
};

/// Holes a row.
pub const ROW: u8 = 5;
const RING: u8 = 2 * ROW;
/// Counters a hole at the start.
pub const EACH: u8 = 10;
/// The counters that a stuck player's boto must hold to refill their row: five holes of ten.
const REFILL: u8 = ROW * EACH;
/// All counters: board and botos.
pub const TOTAL: u32 = RING as u32 * EACH as u32;

/// Notes 0 and 1: which of a seat's holes have been played in its opening, a bit each from the left of the ring.
const OPENED: u8 = 0;
const ALL_OPENED: u8 = (1 << ROW) - 1;
/// Note 2: moves played so far, counted only while captures are withheld.
const QUIET: u8 = 2;

clauses! {
    Setup = "adj.setup", Stated, "Herskovits 1929", "123–124";
    OwnHole = "adj.own-hole", Stated, "Herskovits 1929", "123–124";
    MinTwo = "adj.min-two", Stated, "Herskovits 1929", "123–124";
    Opening = "adj.opening", Stated, "Herskovits 1929", "123–124";
    /// Reached only from positions that were set up; in normal play every hole can be opened.
    OpeningFallback = "adj.opening-fallback", Editorial, "", "";
    LeaveOne = "adj.leave-one", Stated, "Herskovits 1929", "123–124";
    FullLap = "adj.full-lap", Inferred, "Herskovits 1929", "123–124";
    SingleLap = "adj.single-lap", Stated, "Herskovits 1929", "123–124";
    CaptureNext = "adj.capture-next", Stated, "Herskovits 1929", "123–124";
    CaptureChain = "adj.capture-chain", Stated, "Herskovits 1929", "123–124";
    ChainStops = "adj.chain-stops", Editorial, "", "";
    Compulsory = "adj.compulsory", Stated, "Herskovits 1929", "123–124";
    NoFirstCapture = "adj.no-first-capture", Stated, "Herskovits 1929", "123–124", WithholdsCapture;
    Stuck = "adj.stuck", Stated, "Herskovits 1929", "123–124";
    Draw = "adj.draw", Stated, "Herskovits 1929", "123–124";
    Repetition = "adj.repetition", Editorial, "", "";
    PassOver = "adj.pass-over", Witness, "Wikipedia (sv)", "";
    /// How the variant in which one passes is counted.
    Pass = "adj.pass", Editorial, "", "";
}

readings! {
    /// Adjiboto under one set of readings.
    Adjiboto {
        /// Whether each player's first five turns must play each of their holes once.
        opening: OpeningRule { EachHoleOnce = "each_hole_once", Free = "free" } of Opening;
        /// Number of moves at the start of the game in which nothing is captured.
        no_capture_moves: NoCaptureMoves { One = "1", Ten = "10" } of NoFirstCapture;
        /// Whether a sowing of more than a lap passes over the hole it came from.
        skip_origin: SkipOrigin { No = "false", Yes = "true" } of FullLap;
        /// What happens to a player who cannot sow.
        stuck: StuckRule { Loses = "loses", PassThenCount = "pass_then_count" } of Stuck;
    } presets {
        "herskovits-1929" {}
        "ludii" { "no_capture_moves" = "10" }
        "counting" { "stuck" = "pass_then_count" }
    }
}

impl Adjiboto {
    const fn quiet_moves(&self) -> u8 {
        match self.no_capture_moves {
            NoCaptureMoves::One => 1,
            NoCaptureMoves::Ten => 10,
        }
    }

    #[inline(always)]
    fn still_opening(&self, position: &Position, seat: Seat) -> bool {
        self.opening == OpeningRule::EachHoleOnce && position.note(OPENED + seat.index() as u8) != ALL_OPENED
    }

    fn is_opened(position: &Position, seat: Seat, hole: Hole) -> bool {
        position.note(OPENED + seat.index() as u8) >> (hole.0 % ROW) & 1 == 1
    }

    /// The holes of a seat's row that hold two or more, a bit each.
    #[inline(always)]
    fn sowable(position: &Position, seat: Seat) -> u32 {
        position.row_at_least(2, seat.index() as u8 * ROW, ROW)
    }

    /// No hole of the seat's row holds two or more.
    #[inline(always)]
    fn is_stuck(position: &Position, seat: Seat) -> bool {
        Self::sowable(position, seat) == 0
    }

    /// The holes that a seat may play, a bit each: only holes not yet opened, as long as one of them can be
    /// played.
    #[inline(always)]
    fn playable(&self, position: &Position, seat: Seat) -> u32 {
        let sowable = Self::sowable(position, seat);
        if !self.still_opening(position, seat) {
            return sowable;
        }
        match sowable & !u32::from(position.note(OPENED + seat.index() as u8)) {
            0 => sowable,
            owed => owed,
        }
    }
}

impl SowingGame for Adjiboto {
    const CLAUSES: &'static [ClauseRow] = Clause::TABLE;
    const SETUP: ClauseId = ClauseId(Clause::Setup as u8);

    fn row(&self) -> u8 {
        ROW
    }
    fn total(&self) -> u32 {
        TOTAL
    }

    fn decides(&self) -> Decides {
        match self.stuck {
            StuckRule::Loses => Decides::Moves,
            StuckRule::PassThenCount => Decides::Scores,
        }
    }
    fn sowable_holes(&self, position: &Position, seat: Seat) -> u32 {
        self.playable(position, seat).count_ones()
    }
    fn decided(&self, position: &Position, clause: ClauseId) -> Decided {
        let is = |known: Clause| clause == known.into();
        let stuck = position.to_move();
        if is(Clause::Stuck) {
            Decided::stuck(stuck)
        } else if is(Clause::Draw) {
            Decided { stuck: Some(stuck), scores: true }
        } else if is(Clause::Repetition) {
            Decided::default()
        } else {
            Decided::SCORES
        }
    }

    /// Takes a position that obeys the laws: 100 counters, notes `played` (letters of the opened holes) and
    /// `moves` (moves played so far, while captures are withheld).
    fn position(&self, setup: &Setup) -> Result<Position, SetupError> {
        let mut position = setup.check_unmarked(ROW, TOTAL)?;
        // the default for a position that was set up is a finished opening
        let quiet = self.quiet_moves();
        position.put_note(QUIET, quiet);
        if self.opening == OpeningRule::EachHoleOnce {
            position.put_note(OPENED, ALL_OPENED);
            position.put_note(OPENED + 1, ALL_OPENED);
        }
        for (key, value) in &setup.notes {
            let wrong = || SetupError::Value { key: key.clone(), value: value.clone() };
            match key.as_str() {
                "played" if self.opening == OpeningRule::EachHoleOnce => {
                    let mut opened = [0u8; 2];
                    for letter in value.bytes().filter(|&letter| letter != b'0') {
                        let (seat, first) = if letter.is_ascii_lowercase() { (0, b'a') } else { (1, b'A') };
                        let bit = letter.checked_sub(first).filter(|&bit| bit < ROW).ok_or_else(wrong)?;
                        opened[seat] |= 1 << bit;
                    }
                    position.put_note(OPENED, opened[0]);
                    position.put_note(OPENED + 1, opened[1]);
                }
                "moves" => {
                    let moves = value.parse::<u8>().ok().filter(|&moves| moves <= quiet).ok_or_else(wrong)?;
                    position.put_note(QUIET, moves);
                }
                _ => return Err(SetupError::Note { key: key.clone() }),
            }
        }
        let seat = position.to_move();
        let must_pass = self.stuck == StuckRule::PassThenCount
            && Self::is_stuck(&position, seat)
            && !Self::is_stuck(&position, seat.other());
        if must_pass { Err(SetupError::MustPass) } else { Ok(position) }
    }

    /// The notes that the game takes under its readings.
    fn note_schema(&self) -> Vec<NoteSchema> {
        let quiet = u16::from(self.quiet_moves());
        let opening = self.opening == OpeningRule::EachHoleOnce;
        let played = opening.then_some(NoteSchema { key: "played", form: Form::Holes });
        let moves = NoteSchema { key: "moves", form: Form::Number { least: 0, most: quiet, usual: quiet } };
        played.into_iter().chain((quiet > 0).then_some(moves)).collect()
    }

    /// The notes that differ from those of a position after the opening, as [`Setup`] takes them.
    fn notes(&self, position: &Position) -> Vec<(String, String)> {
        let mut notes = Vec::new();
        if [Seat::FIRST, Seat::SECOND].iter().any(|&seat| self.still_opening(position, seat)) {
            let letters: String = (0..RING)
                .map(Hole)
                .filter(|&hole| Self::is_opened(position, row_of(hole, ROW), hole))
                .map(|hole| char::from(if hole.0 < ROW { b'a' + hole.0 } else { b'A' + hole.0 - ROW }))
                .collect();
            notes.push(("played".into(), if letters.is_empty() { "0".into() } else { letters }));
        }
        if position.note(QUIET) < self.quiet_moves() {
            notes.push(("moves".into(), position.note(QUIET).to_string()));
        }
        notes
    }

    fn clause_of_note(&self, _: &Setup, key: &str) -> Option<ClauseId> {
        Some(if key == "played" { Clause::Opening.into() } else { Clause::NoFirstCapture.into() })
    }
    fn pass_clause(&self) -> Option<ClauseId> {
        Some(Clause::Pass.into())
    }
    fn meaning(&self, note: u8, value: u8) -> Option<Meaning> {
        let left = u32::from(ROW).saturating_sub(value.count_ones());
        (note < QUIET).then_some(Meaning::Opens { left })
    }
}

impl Game for Adjiboto {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    /// Every sowing puts a counter into the next hole, which has to be played before it can have the same count
    /// again: so every cycle plays all ten holes.
    const CYCLE: Option<usize> = Some(RING as usize);

    fn clauses(&self) -> &'static [crate::engine::clause::Clause] {
        Clause::TABLE
    }

    fn start(&self) -> Position {
        Position::filled(RING.into(), EACH)
    }

    #[inline(always)]
    fn each_move(&self, position: &Position, mut visit: impl FnMut(Move)) {
        let seat = position.to_move();
        each_hole(self.playable(position, seat), seat, ROW, |hole| visit(Move::Sow(hole)));
    }

    #[inline(always)]
    fn pick(
        &self,
        position: &Position,
        choose: impl FnOnce(usize) -> usize,
        _: &mut Vec<Move>,
    ) -> Option<Move> {
        let seat = position.to_move();
        pick_of(self.playable(position, seat), seat, ROW, choose).map(Move::Sow)
    }

    fn targets(&self, _: &Position, chosen: Move) -> Path {
        Path::of(chosen.hole().map(Target::Hole))
    }

    fn refuse(&self, position: &Position, path: &[Target]) -> ClauseId {
        let seat = position.to_move();
        match path {
            [Target::Hole(hole)] if hole.0 >= RING || row_of(*hole, ROW) != seat => Clause::OwnHole,
            [Target::Hole(hole)] if position.count(*hole) < 2 => Clause::MinTwo,
            [Target::Hole(_)] => Clause::Opening,
            _ => Clause::OwnHole,
        }
        .into()
    }

    #[inline(always)]
    fn play(&self, position: &mut Position, chosen: Move, report: impl FnMut(Cited<Event>)) {
        let Some(origin) = chosen.hole() else { return };
        let seat = position.to_move();
        let moves = position.note(QUIET);
        let quiet = moves < self.quiet_moves();
        let opening = self.still_opening(position, seat);
        let free = opening && Self::is_opened(position, seat, origin);
        let mut turn = Turn::new(position, report);
        if opening {
            let note = OPENED + seat.index() as u8;
            let opened = turn.position.note(note) | 1 << (origin.0 % ROW);
            let clause = if free { Clause::OpeningFallback } else { Clause::Opening };
            turn.emit(Event::Note { note, value: opened }, clause);
        }
        let mut hand = turn.position.count(origin) - 1;
        turn.lift(origin, hand, Clause::LeaveOne);
        let mut last = origin;
        while hand > 0 {
            last = next(last, RING);
            if last == origin {
                if self.skip_origin == SkipOrigin::Yes {
                    continue;
                }
                turn.drop(last, Clause::FullLap);
            } else {
                turn.drop(last, Clause::LeaveOne);
            }
            hand -= 1;
        }
        if quiet {
            turn.emit(Event::Note { note: QUIET, value: moves + 1 }, Clause::NoFirstCapture);
        } else {
            let mut clause = Clause::CaptureNext;
            let mut hole = next(last, RING);
            while hole != last && matches!(turn.position.count(hole), 1 | 3 | 5) {
                turn.capture(hole, seat, clause);
                clause = Clause::CaptureChain;
                hole = next(hole, RING);
            }
        }
        let other = seat.other();
        turn.emit(Event::Turn { seat: other }, Clause::SingleLap);
        if self.stuck == StuckRule::PassThenCount
            && Self::is_stuck(turn.position, other)
            && !Self::is_stuck(turn.position, seat)
        {
            turn.emit(Event::Pass { seat: other }, Clause::PassOver);
            turn.emit(Event::Turn { seat }, Clause::PassOver);
        }
    }

    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let seat = position.to_move();
        if !Self::is_stuck(position, seat) {
            return None;
        }
        Some(match self.stuck {
            StuckRule::Loses if position.store(seat) >= REFILL => Outcome::drawn(Clause::Draw),
            StuckRule::Loses => Outcome::won(seat.other(), Clause::Stuck),
            StuckRule::PassThenCount => {
                let store = |seat| u32::from(position.store(seat));
                Outcome::by_count(store(Seat::FIRST), store(Seat::SECOND), Clause::Pass)
            }
        })
    }

    fn on_repetition(&self, _: &mut Position, met: Met, _: impl FnMut(Cited<Event>)) -> Option<Outcome> {
        (met.times >= 3).then(|| Outcome::drawn(Clause::Repetition))
    }

    /// Captured counters never come back.
    #[inline(always)]
    fn progress(&self, position: &Position) -> u32 {
        u32::from(position.store(Seat::FIRST)) + u32::from(position.store(Seat::SECOND))
    }

    fn to_move(&self, position: &Position) -> Seat {
        position.to_move()
    }
}
