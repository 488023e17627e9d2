//! The editor of Pasang's board: a tap lays the current brush on a point.

use super::{
    edited::{Edited, Unread, stranger, written},
    editor_model::Hand,
    points_picture as picture,
    sheet::{group, number, radio, select},
};
use crate::{
    engine::{
        clause::ClauseId,
        pasang::{
            Pasang,
            board::{CENTRE, Colour, Point, SIDE, half_rows},
            position::{Piece, Position},
            setup::{Setup, SetupError},
        },
        seat::Seat,
    },
    i18n::{
        Message,
        position::{Brush, Edit, Points, say, say_points},
    },
    notation::{
        PositionError,
        pasang::{column_letter, column_named, point_name, read_setup, write_setup},
    },
    page::markup::{button, element, escaped},
};

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];
/// The greatest score; higher than any possible one.
const MOST: u32 = 999;

/// The brushes, the default one first. The brush of the pattern exists only in a game with a pattern.
fn brushes(game: &Pasang) -> Vec<Brush> {
    let pieces = [
        Piece::Token(Colour::Black),
        Piece::Token(Colour::White),
        Piece::Ka(Seat::FIRST),
        Piece::Ka(Seat::SECOND),
    ];
    let pattern = game.pattern().map(|_| Brush::Pattern);
    pattern.into_iter().chain(pieces.map(Brush::Piece)).chain([Brush::Nothing]).collect()
}

/// The piece that a brush lays on a point.
fn laid(game: &Pasang, brush: u8, point: Point) -> Option<Piece> {
    match brushes(game).get(usize::from(brush)) {
        Some(Brush::Pattern) => game.pattern()?.at(point).map(Piece::Token),
        Some(Brush::Piece(piece)) => Some(*piece),
        _ => None,
    }
}

/// Lays a piece on a point, with its consequences: a seat has one ka, which was some token.
fn put(setup: &mut Setup, point: Point, piece: Option<Piece>) {
    let stood = setup.at(point);
    if let Some(Piece::Ka(seat)) = piece {
        if let Some(before) = setup.ka(seat) {
            setup.put(before, None);
        }
        let was = match stood {
            Some(Piece::Token(colour)) => colour,
            _ => Colour::Black,
        };
        let own = &mut setup.ka_tokens[seat.index() % 2];
        *own = own.or(Some(was));
    }
    setup.put(point, piece);
    for seat in SEATS {
        if setup.ka(seat).is_none() {
            setup.ka_tokens[seat.index()] = None;
        }
    }
}

impl Edited for Pasang {
    type Open = Setup;
    type Broken = SetupError;

    fn open(&self, position: &Position) -> Setup {
        self.setup(position)
    }
    fn bare(&self) -> Setup {
        Setup::empty()
    }
    fn close(&self, open: &Setup) -> Result<Position, SetupError> {
        self.position(open)
    }

    fn breaks(&self, open: &Setup) -> Vec<SetupError> {
        Pasang::breaks(self, open)
    }

    fn broken(&self, _: &Setup, law: &SetupError) -> (String, Option<ClauseId>) {
        (say_points(&Points::Law(*law)), law.clause().map(ClauseId::from))
    }

    fn read_open(&self, text: &str) -> Result<Setup, Unread> {
        if let Some(column) = stranger(text) {
            return Err(Unread::Column(column));
        }
        let open = match read_setup(text) {
            Ok(open) => open,
            Err(PositionError::Syntax { column }) => return Err(Unread::Column(column)),
            Err(_) => return Err(Unread::Column(1)),
        };
        let law = match self.position(&open) {
            Err(law @ (SetupError::Rows { .. } | SetupError::Points { .. } | SetupError::Centre)) => law,
            Err(law) if open.scores.iter().any(|&score| score > MOST) => law,
            _ => return Ok(open),
        };
        Err(Unread::Board(self.broken(&open, &law).0))
    }

    fn write_open(open: &Setup) -> String {
        write_setup(open)
    }

    fn counts(&self, open: &Setup) -> String {
        let count = |wanted| open.pieces().filter(|&(_, piece)| piece == Piece::Token(wanted)).count();
        say_points(&Points::Counts {
            black: count(Colour::Black),
            white: count(Colour::White),
            taken: self.taken(open),
            given: open.scores[0].saturating_add(open.scores[1]),
        })
    }

    fn places(&self) -> Vec<u8> {
        Point::all().filter(|point| point.is_playable()).map(|point| point.0).collect()
    }
    fn place_name(&self, at: u8) -> String {
        point_name(Point(at))
    }
    fn label(&self, open: &Setup, at: u8) -> String {
        say_points(&Points::Point { point: Point(at), piece: open.at(Point(at)) })
    }
    fn middle(&self, _: &Setup, at: u8, turned: bool) -> (f64, f64) {
        picture::middle(at, turned)
    }
    fn view(&self, turned: bool) -> String {
        picture::view(turned)
    }
    fn body(&self, turned: bool) -> Option<String> {
        picture::body(turned)
    }
    fn lying(&self, open: &Setup, turned: bool) -> String {
        picture::lying(open, turned)
    }
    fn spot(&self, _: &Setup, at: u8, turned: bool, attributes: &str) -> [String; 2] {
        picture::spot(at, turned, attributes)
    }

    fn controls(&self, open: &Setup, hand: &Hand) -> String {
        let brush = |(at, brush): (usize, Brush)| {
            let says = say_points(&Points::Brush(brush));
            radio("pos-brush", &at.to_string(), &says, at == usize::from(hand.brush))
        };
        let brushes: String = brushes(self).into_iter().enumerate().map(brush).collect();
        let turns = SEATS.map(|seat| {
            let value = (seat.index() + 1).to_string();
            radio("pos-turn", &value, &crate::i18n::say(&Message::Seat(seat)), open.to_move == seat.index())
        });
        let seats: String = SEATS.map(|seat| self.of_seat(open, seat)).concat();
        [
            group(&say_points(&Points::Brushes), &brushes),
            group(&say(&Edit::ToMove), &turns.concat()),
            element("div", &[("class", "pos-notes")], &seats),
        ]
        .concat()
    }

    fn action(&self, open: &mut Setup, hand: &mut Hand, name: &str, value: &str) -> Option<String> {
        hand.typed.clear();
        if name == point_name(CENTRE) {
            // the centre takes no piece
            return Some(self.label(open, CENTRE.0) + ".");
        }
        if let Some(at) = self.place_named(name) {
            hand.at = at;
            put(open, Point(at), laid(self, hand.brush, Point(at)));
            return Some(self.label(open, at) + ".");
        }
        let seat = |name: &str| match name {
            "1" => Some(Seat::FIRST),
            "2" => Some(Seat::SECOND),
            _ => None,
        };
        match name {
            "pos-brush" => {
                hand.brush = value.parse().ok().filter(|&at: &u8| usize::from(at) < brushes(self).len())?;
                return Some(String::new());
            }
            "pos-turn" => {
                let seat = seat(value)?;
                open.to_move = seat.index();
                return Some(format!("{}: {}.", say(&Edit::ToMove), crate::i18n::say(&Message::Seat(seat))));
            }
            _ => (),
        }
        let (what, of) = name.strip_prefix("pos-")?.rsplit_once('-')?;
        let seat = seat(of)?;
        let own = seat.index();
        match what {
            "passage" => {
                let column = value.chars().next().and_then(column_named);
                open.passages[own] = column;
                // the tokens of a passage count as taken
                for point in column
                    .into_iter()
                    .flat_map(|column| half_rows(seat).map(move |row| Point::at(column, row)))
                {
                    if matches!(open.at(point), Some(Piece::Token(_))) {
                        open.put(point, None);
                    }
                }
                let says =
                    column.map_or(say_points(&Points::NoPassage), |column| column_letter(column).into());
                Some(format!("{}: {says}.", say_points(&Points::Passage(seat))))
            }
            "was" => {
                let colour = if value == "w" { Colour::White } else { Colour::Black };
                open.ka(seat)?;
                open.ka_tokens[own] = Some(colour);
                Some(format!(
                    "{}: {}.",
                    say_points(&Points::KaWas(seat)),
                    say_points(&Points::Colour(colour))
                ))
            }
            "score" => {
                let (score, why) = written(value, 0, MOST, open.scores[own]);
                open.scores[own] = score;
                Some(format!("{why}{}: {score}.", say_points(&Points::Score(seat))))
            }
            "rest" => {
                let other = open.scores[seat.other().index()];
                open.scores[own] = self.taken(open).unwrap_or(0).saturating_sub(other);
                Some(format!("{}: {}.", say_points(&Points::Score(seat)), open.scores[own]))
            }
            _ => None,
        }
    }

    fn key(&self, open: &mut Setup, hand: &mut Hand, key: &str) -> Option<String> {
        if matches!(key, "Backspace" | "Delete") {
            hand.typed.clear();
            put(open, Point(hand.at), None);
            return Some(self.label(open, hand.at) + ".");
        }
        // a letter, then the digits of its row
        let typed = match key.chars().next().filter(|_| key.len() == 1)? {
            letter @ 'a'..='k' => String::from(letter),
            figure if figure.is_ascii_digit() && !hand.typed.is_empty() => format!("{}{figure}", hand.typed),
            _ => return None,
        };
        let at = self.place_named(&typed);
        hand.at = at.unwrap_or(hand.at);
        if typed == point_name(CENTRE) {
            hand.typed.clear();
            return Some(self.label(open, CENTRE.0) + ".");
        }
        // only a row that begins with 1 can have a second digit
        hand.typed =
            if typed.len() == 1 || typed.len() == 2 && typed.ends_with('1') { typed } else { String::new() };
        Some(String::new())
    }
}

impl Pasang {
    /// The data of a seat besides the pieces on the board.
    fn of_seat(&self, open: &Setup, seat: Seat) -> String {
        let (own, number_of) = (seat.index(), seat.index() + 1);
        let column = |column: u8| (column_letter(column).to_string(), column_letter(column).to_string());
        let columns: Vec<_> =
            [("-".into(), say_points(&Points::NoPassage))].into_iter().chain((0..SIDE).map(column)).collect();
        let chosen = open.passages[own].map_or("-".into(), |column| column_letter(column).to_string());
        let passage = select(
            &format!("pos-passage-{number_of}"),
            &say_points(&Points::Passage(seat)),
            &columns,
            &chosen,
        );
        let was = open.ka_tokens[own].map_or_else(String::new, |was| {
            let colours = Colour::BOTH.map(|colour| {
                let value = if colour == Colour::Black { "b" } else { "w" };
                (value.to_string(), say_points(&Points::Colour(colour)))
            });
            let chosen = if was == Colour::Black { "b" } else { "w" };
            select(&format!("pos-was-{number_of}"), &say_points(&Points::KaWas(seat)), &colours, chosen)
        });
        let score = number(
            &format!("pos-score-{number_of}"),
            &say_points(&Points::Score(seat)),
            0,
            MOST,
            open.scores[own],
        );
        let rest =
            button(&format!("pos-rest-{number_of}"), "btn", &escaped(&say_points(&Points::Rest(seat))));
        passage + &element("p", &[], &(score + &rest)) + &was
    }
}
