//! Pasang told plainly, from `rules/` alone: what may be played, what it takes, and how it ends. A module of
//! `second_opinion.rs`; nothing of it is shared with the engine.

use crate::plain::{Brought, End, more_wins};

/// Column from the left, row from the bottom, both from 0.
pub type Point = (usize, usize);
/// How many of the nearest tokens are taken to the north, south, west and east.
pub type Line = [usize; 4];
/// Eleven rows from the top, of `b`, `w` and one `_`.
pub type Rows = [[u8; 11]; 11];

/// One point further to the north, south, west and east.
const SIDES: [(isize, isize); 4] = [(0, 1), (0, -1), (-1, 0), (1, 0)];
pub const VERTICAL: [usize; 2] = [0, 1];
pub const HORIZONTAL: [usize; 2] = [2, 3];
pub const CENTRE: Point = (5, 5);

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Lines {
    Joined,
    Separate,
    Either,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Method {
    Slide,
    Jump,
    Either,
}

/// The readings: a plain field holds when the value beside it is chosen, which is never the default.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pasang {
    /// `line_rule`
    pub lines: Lines,
    /// `partial_capture: odd_part`
    pub odd_part: bool,
    /// `second_passage: free_except_facing`
    pub free_second: bool,
    /// `ka_method`
    pub method: Method,
    /// `jump_needs_token: false`
    pub jumps_nothing: bool,
    /// `centre_blocks: lines_only`
    pub crosses_centre: bool,
    /// `ka_token_scored: true`
    pub ka_scored: bool,
    /// `next_starter: alternate`
    pub alternates: bool,
}

pub const ENCYCLOPEDIA: Pasang = Pasang {
    lines: Lines::Joined,
    odd_part: false,
    free_second: false,
    method: Method::Slide,
    jumps_nothing: false,
    crosses_centre: false,
    ka_scored: false,
    alternates: false,
};
pub const PASANG_EMAS: Pasang = Pasang { free_second: true, method: Method::Either, ..ENCYCLOPEDIA };
pub const TRADITIONAL: Pasang = Pasang { odd_part: true, ..ENCYCLOPEDIA };

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Piece {
    Black,
    White,
    /// Of this seat: 0 is South, 1 is North.
    Ka(usize),
}

/// What a token is worth; a ka has no worth on the board.
pub fn worth(piece: Piece) -> Option<u32> {
    match piece {
        Piece::Black => Some(1),
        Piece::White => Some(2),
        Piece::Ka(_) => None,
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Choice {
    Passage(usize),
    Ka(Point, Point, Line),
    Go(Point, Line),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// Rows from the bottom, each from the left.
    pub board: [[Option<Piece>; 11]; 11],
    pub scores: [u32; 2],
    /// The column each seat emptied.
    pub passages: [Option<usize>; 2],
    pub kas: [Option<Point>; 2],
    /// What each ka was when it was a token.
    pub ka_tokens: [Option<Piece>; 2],
    /// The seat to move.
    pub turn: usize,
    /// What the last move brought: tokens and points.
    pub brought: Brought,
}

impl Table {
    pub fn at(&self, (column, row): Point) -> Option<Piece> {
        self.board[row][column]
    }

    fn put(&mut self, (column, row): Point, piece: Option<Piece>) -> Option<Piece> {
        std::mem::replace(&mut self.board[row][column], piece)
    }

    /// The worth of each token that lies on the board.
    pub fn tokens(&self) -> Vec<u32> {
        self.board.iter().flatten().flatten().filter_map(|&piece| worth(piece)).collect()
    }

    fn take(&mut self, point: Point) {
        let token = self.put(point, None).expect("a token to take");
        let points = worth(token).expect("no ka is ever taken");
        self.scores[self.turn] += points;
        self.brought.taken += 1;
        self.brought.points += points;
    }

    /// The tokens of one colour that are met first on a side, from the nearest on.
    pub fn side(&self, ka: Point, side: usize) -> Vec<Point> {
        let (mut here, mut found) = (ka, Vec::new());
        while let Some(point) = beside(here, side) {
            here = point;
            if point == CENTRE {
                break;
            }
            let Some(piece) = self.at(point) else { continue };
            if worth(piece).is_none() || found.first().is_some_and(|&first| self.at(first) != Some(piece)) {
                break;
            }
            found.push(point);
        }
        found
    }
}

pub fn beside((column, row): Point, side: usize) -> Option<Point> {
    let (right, up) = SIDES[side];
    let (column, row) = (column.checked_add_signed(right)?, row.checked_add_signed(up)?);
    (column < 11 && row < 11).then_some((column, row))
}

/// The five rows of a seat's half; the sixth from either edge is nobody's.
pub fn half(seat: usize) -> std::ops::Range<usize> {
    if seat == 0 { 0..5 } else { 6..11 }
}

pub fn start(rows: &Rows) -> Table {
    let mut board = [[None; 11]; 11];
    for row in 0..11 {
        for column in 0..11 {
            board[row][column] = match rows[10 - row][column] {
                b'b' => Some(Piece::Black),
                b'w' => Some(Piece::White),
                _ => None,
            };
        }
    }
    Table {
        board,
        scores: [0; 2],
        passages: [None; 2],
        kas: [None; 2],
        ka_tokens: [None; 2],
        turn: 0,
        brought: Brought::default(),
    }
}

impl Pasang {
    /// Every legal move; none when the game has ended.
    pub fn legal(&self, table: &Table) -> Vec<Choice> {
        let seat = table.turn;
        match (table.passages[seat], table.kas[seat]) {
            (None, _) => self.passages(table),
            (Some(passage), None) => self.ka_choices(table, passage),
            (_, Some(ka)) => self.ka_moves(table, ka),
        }
    }

    fn passages(&self, table: &Table) -> Vec<Choice> {
        let may = |column: usize| match table.passages[1 - table.turn] {
            None => true,
            Some(first) if self.free_second => column != first,
            Some(0..5) => column > 5,
            Some(5) => column != 5,
            Some(_) => column < 5,
        };
        (0..11).filter(|&column| may(column)).map(Choice::Passage).collect()
    }

    fn ka_choices(&self, table: &Table, passage: usize) -> Vec<Choice> {
        let is_token = |point: Point| table.at(point).is_some_and(|piece| worth(piece).is_some());
        let mut choices = Vec::new();
        for row in half(table.turn) {
            for column in 0..11usize {
                let (from, to) = ((column, row), (passage, row));
                let slides = column.abs_diff(passage) == 1 && self.method != Method::Jump;
                let between = ((column + passage) / 2, row);
                let hops = column.abs_diff(passage) == 2
                    && self.method != Method::Slide
                    && (self.jumps_nothing || is_token(between));
                if !is_token(from) || !(slides || hops) {
                    continue;
                }
                let mut arrived = table.clone();
                arrived.put(from, None);
                arrived.put(to, Some(Piece::Ka(table.turn)));
                for axis in [VERTICAL, HORIZONTAL] {
                    let lines = self.lines(&arrived, to, axis);
                    choices.extend(lines.into_iter().map(|line| Choice::Ka(from, to, line)));
                }
            }
        }
        choices
    }

    fn ka_moves(&self, table: &Table, ka: Point) -> Vec<Choice> {
        let mut choices = Vec::new();
        for side in 0..4 {
            let across = if VERTICAL.contains(&side) { HORIZONTAL } else { VERTICAL };
            let mut here = ka;
            while let Some(to) = beside(here, side) {
                here = to;
                if to == CENTRE && self.crosses_centre {
                    continue;
                }
                if to == CENTRE || table.at(to).is_some() {
                    break;
                }
                let mut arrived = table.clone();
                let moved = arrived.put(ka, None);
                arrived.put(to, moved);
                let lines = self.lines(&arrived, to, across);
                choices.extend(lines.into_iter().map(|line| Choice::Go(to, line)));
            }
        }
        choices
    }

    /// What may be taken along a row or column by a ka that stands there, each once.
    pub fn lines(&self, table: &Table, ka: Point, [one, other]: [usize; 2]) -> Vec<Line> {
        let [first, second] = [one, other].map(|side| table.side(ka, side));
        let colour = |found: &[Point]| found.first().and_then(|&point| table.at(point));
        let same = colour(&first).is_some() && colour(&first) == colour(&second);
        let (first, second) = (first.len(), second.len());
        let mut wholes = Vec::new();
        if same && self.lines != Lines::Separate {
            wholes.push((first, second));
        }
        if !same || self.lines != Lines::Joined {
            wholes.extend([(first, 0), (0, second)]);
        }
        let mut lines = Vec::new();
        for (first, second) in wholes {
            if (first + second) % 2 == 0 {
                continue;
            }
            for near in 0..=first {
                for far in 0..=second {
                    let whole = near == first && far == second;
                    let mut line = [0; 4];
                    (line[one], line[other]) = (near, far);
                    if (whole || self.odd_part && (near + far) % 2 == 1) && !lines.contains(&line) {
                        lines.push(line);
                    }
                }
            }
        }
        lines
    }

    pub fn play(&self, table: &mut Table, choice: Choice) {
        let seat = table.turn;
        table.brought = Brought::default();
        match choice {
            Choice::Passage(column) => {
                half(seat).for_each(|row| table.take((column, row)));
                table.passages[seat] = Some(column);
            }
            Choice::Ka(from, to, line) => {
                table.ka_tokens[seat] = table.put(from, None);
                self.arrive(table, to, line);
            }
            Choice::Go(to, line) => {
                table.put(table.kas[seat].expect("a ka that goes"), None);
                self.arrive(table, to, line);
            }
        }
        table.turn = 1 - seat;
        if self.ka_scored && table.tokens().is_empty() {
            for seat in 0..2 {
                table.scores[seat] += table.ka_tokens[seat].and_then(worth).expect("a ka that was a token");
            }
        }
    }

    fn arrive(&self, table: &mut Table, to: Point, line: Line) {
        let under = table.put(to, Some(Piece::Ka(table.turn)));
        assert_eq!(under, None, "a ka stops on vacant points only");
        table.kas[table.turn] = Some(to);
        for side in 0..4 {
            let found = table.side(to, side);
            found[..line[side]].iter().for_each(|&point| table.take(point));
        }
    }

    /// How the game has ended, given what is legal.
    pub fn end(&self, table: &Table, legal: &[Choice]) -> Option<End> {
        let [first, second] = table.scores;
        if table.tokens().is_empty() {
            let clause = if first == second { "pas.cleared-draw" } else { "pas.cleared" };
            return Some((more_wins(first, second), clause));
        }
        // that a player loses who has not chosen his ka yet is inferred, and so a clause of its own
        let clause = if table.kas[table.turn].is_some() { "pas.suntuk" } else { "pas.suntuk-scope" };
        legal.is_empty().then_some(([table.turn == 1, table.turn == 0], clause))
    }

    /// Which seat of the game that has ended begins the next one.
    pub fn next_starter(&self, table: &Table) -> usize {
        if self.alternates { 1 } else { 1 - table.turn }
    }
}
