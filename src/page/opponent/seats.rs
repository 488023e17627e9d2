//! The owner of a seat: a person, or a level of the opponent, identified by its name. So the seats are saved,
//! copied and exchanged together with the names, and appear in records.

use crate::{
    engine::seat::Seat,
    options::seats::{Players, write},
    page::{
        played::Played,
        table::{Names, OpponentSeats},
    },
    session::Session,
    words::{opponent::OpponentMessage, say},
    worker::Rung,
};

/// The opponent's name, followed by the level.
const NAME: &str = "Papan ";

/// The name of a level: `Papan 3`, or `Papan 3.5` between two.
pub fn name(level: Rung) -> String {
    format!("{NAME}{level}")
}

/// The level with this name; `None` for a person.
pub fn level(name: &str) -> Option<Rung> {
    // only the exact name counts, because a person may have a similar one
    name.strip_prefix(NAME)?.parse().ok()
}

/// What visitors read for the name of a player.
pub fn shown(name: &str) -> String {
    level(name).map_or(name.into(), |level| say(&OpponentMessage::Level(level.tenths())))
}

/// The names where a person has the first of so many seats and the computer at this level the others, or without a level
/// persons have them all. Persons keep their names.
pub fn with_computer(names: &Names, seats: usize, level: Option<Rung>) -> Names {
    let mut names = names.clone();
    for (seat, name) in names.iter_mut().enumerate().take(seats) {
        let person = name.take().filter(|name| self::level(name).is_none());
        *name = level.filter(|_| seat > 0).map(self::name).or(person);
    }
    names
}

/// The players at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seated {
    players: Players<Rung>,
    /// The number of seats in the game.
    seats: usize,
}

impl Seated {
    /// From the names of the players of a game.
    pub fn of<F: Played>(game: &F, names: &Names) -> Seated {
        let (mut players, seats) = (Players::<Rung>::default(), game.kind().seats());
        for (player, name) in players.iter_mut().zip(names).take(seats) {
            *player = name.as_deref().and_then(level);
        }
        Seated { players, seats }
    }

    /// The level of the opponent at a seat; `None` for a person.
    pub fn level(self, seat: Seat) -> Option<Rung> {
        self.players[seat.index() % 3]
    }

    /// Whether the opponent has any seat.
    pub fn has_opponent(self) -> bool {
        self.players.iter().any(Option::is_some)
    }

    /// Whether the opponent has every seat, so that a person only watches.
    pub fn is_opponent_only(self) -> bool {
        self.seats > 0 && self.players.iter().take(self.seats).all(Option::is_some)
    }

    /// The first level that persons play against; `None` where computers or persons are alone.
    pub fn played_against(self) -> Option<Rung> {
        self.players.iter().flatten().next().copied().filter(|_| !self.is_opponent_only())
    }

    /// The data for the table. If a person plays too, undo skips the opponent's moves; `locked` while it has
    /// the move and is thinking; `paused` if it plays every seat and nobody has started it.
    pub fn for_table(self, locked: bool, paused: bool) -> OpponentSeats {
        let undo_skips = self.players.map(|player| player.is_some() && !self.is_opponent_only());
        OpponentSeats { undo_skips, locked, paused, option: self.option() }
    }

    /// The option of an address for these players; empty if only persons play.
    pub fn option(self) -> String {
        write(&self.players, self.seats, Rung::figures)
    }
}

/// The level whose turn it is in a position from which play goes on; `None` if it is the turn of a person, of a
/// lot or of nobody.
pub fn to_move<F: Played>(session: &Session<F>, seated: Seated) -> Option<Rung> {
    let (game, position) = (session.game(), session.position());
    let last = session.cursor() == session.moves().len() && session.stopped().is_none();
    // a watching person may let play go on from an earlier position; if persons play, they begin the next round
    let waits = game.waits_for_round(position).is_some() && session.only_move().is_some();
    let open = !session.is_over() && (seated.is_opponent_only() || last && !waits);
    seated.level(game.to_move(position)).filter(|_| open && !game.draws_lot(position))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{
            Game,
            family::Family,
            sowing::{Kind, Sowing},
        },
        games::sample,
        options,
        playout::Playouts,
        session::Action,
        story::Story,
    };

    #[test]
    fn a_level_is_known_by_its_name_and_nobody_else_is() {
        for one in (0..=u8::MAX).filter_map(Rung::of_tenths) {
            assert_eq!(level(&name(one)), Some(one));
        }
        for person in [
            "",
            "Papan",
            "Papan ",
            "Papan 0",
            "Papan 7",
            "Papan 03",
            "Papan 3.0",
            "Papan +3",
            "papan 3",
            "Papan 3 ",
        ] {
            assert_eq!(level(person), None, "{person:?}");
        }
    }

    #[test]
    fn a_level_is_played_against_by_persons_alone() {
        let against = |kind: Kind, names: [&str; 3]| {
            let names = names.map(|name| (!name.is_empty()).then(|| name.to_string()));
            Seated::of(&kind.game(), &names).played_against()
        };
        let (two, three) = (sample::PLAIN, sample::THREE);
        assert_eq!(against(two, ["", "Papan 3.5", ""]), Rung::of_tenths(35));
        assert_eq!(against(two, ["Papan 2", "Ama", ""]), Rung::of_tenths(20));
        assert_eq!(against(two, ["Papan 2", "Papan 3", ""]), None);
        assert_eq!(against(three, ["Papan 2", "Papan 3", ""]), Rung::of_tenths(20));
        assert_eq!(against(two, ["", "Ama", ""]), None);
    }

    #[test]
    fn it_has_the_move_only_where_play_goes_on() {
        let plain = sample::PLAIN.game();
        let names = |second: &str| Seated::of(&plain, &[Some("Ama".into()), Some(second.into()), None]);
        let at = |address: &str| options::read(sample::PLAIN.game(), address).session;
        assert_eq!(to_move(&at("moves=a"), names("Papan 4")), Some(Rung::of_level(4)));
        for address in ["", "moves=c", "moves=a_A&at=m1", "moves=a&end=agreed", "moves=a_A"] {
            assert_eq!(to_move(&at(address), names("Papan 4")), None, "{address}");
        }
        assert_eq!(to_move(&at("moves=a"), names("Kofi")), None);
        let back = at("moves=a_A").act(Action::Undo).unwrap();
        assert_eq!(to_move(&back, names("Papan 4")), None);
    }

    /// All moments of a random game.
    fn moments(game: Sowing) -> Vec<Session<Sowing>> {
        let mut moments = vec![Session::new(game, game.start())];
        Playouts::new(game, 5).play(game.start(), |_, chosen, _| {
            let next = moments[moments.len() - 1].play(chosen).unwrap();
            moments.push(next);
        });
        moments.pop();
        moments
    }

    /// The first seat has this player, the others are the opponent's.
    fn with(first: Option<u8>, game: Sowing) -> Seated {
        Seated::of(&game, &[first, Some(2), Some(2)].map(|level| level.map(Rung::of_level).map(name)))
    }

    #[test]
    fn it_leaves_lots_to_the_page_and_new_rounds_to_persons() {
        let mut game = sample::LOTS.game();
        game.set_reading("empties", "random").unwrap();
        let mut lots = 0;
        for session in moments(game) {
            let lot = game.draws_lot(session.position());
            assert_eq!(to_move(&session, with(Some(1), game)).is_none(), lot);
            lots += usize::from(lot);
        }
        assert_eq!(lots, 3);
        // a round that has not begun, in games of several rounds
        for kind in [sample::TWO_IN_ROUNDS, sample::THREE] {
            let (game, mut rounds) = (kind.game(), 0);
            for session in moments(game) {
                let waits = Story::waits_for_round(&game, session.position()).is_some();
                let person = with(None, game).level(game.to_move(session.position())).is_none();
                assert_eq!(to_move(&session, with(None, game)).is_none(), waits || person);
                // if nobody else plays, the opponent begins the round
                assert!(to_move(&session, with(Some(1), game)).is_some());
                rounds += usize::from(waits);
            }
            assert!(rounds > 0, "no round has ended");
        }
    }

    #[test]
    fn who_watches_may_let_it_go_on_from_where_he_looks_back_to() {
        let all = with(Some(1), sample::PLAIN.game());
        let at = |address: &str| options::read(sample::PLAIN.game(), address).session;
        assert_eq!(to_move(&at("moves=a_A_b&at=m1"), all), Some(Rung::of_level(2)));
        assert_eq!(to_move(&at("moves=a_A&end=agreed"), all), None);
        assert_eq!(to_move(&at("moves=a_A&end=agreed&at=m0"), all), Some(Rung::of_level(1)));
    }

    #[test]
    fn the_page_is_told_whose_seats_are_whose() {
        let seated = |levels: [Option<u8>; 3], kind: Kind| {
            Seated::of(&kind.game(), &levels.map(|level| level.map(Rung::of_level).map(name)))
        };
        let one = seated([None, Some(3), Some(1)], sample::PLAIN);
        assert_eq!((one.option().as_str(), one.is_opponent_only()), ("seats=h,ai3", false));
        let expected = |undo_skips, locked, paused, option: &str| OpponentSeats {
            undo_skips,
            locked,
            paused,
            option: option.into(),
        };
        let second = [false, true, false];
        assert_eq!(one.for_table(false, false), expected(second, false, false, "seats=h,ai3"));
        assert_eq!(one.for_table(true, false), expected(second, true, false, "seats=h,ai3"));
        let between = Seated::of(&sample::PLAIN.game(), &[None, Some("Papan 3.5".into()), None]);
        assert_eq!(between.option(), "seats=h,ai35");
        let all = seated([Some(1), Some(3), None], sample::PLAIN);
        assert!(all.is_opponent_only());
        assert_eq!(all.for_table(true, false), expected([false; 3], true, false, "seats=ai1,ai3"));
        assert_eq!(all.for_table(false, true), expected([false; 3], false, true, "seats=ai1,ai3"));
        let three = seated([Some(1), None, Some(6)], sample::THREE);
        assert_eq!(
            three.for_table(false, false),
            expected([true, false, true], false, false, "seats=ai1,h,ai6")
        );
        assert_eq!(seated([None; 3], sample::PLAIN).for_table(false, false), OpponentSeats::default());
    }
}
