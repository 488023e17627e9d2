//! Random readings of a game, and which of them it holds: for comparisons with second tellings.

use fastrand::Rng;
use papan::engine::{
    Hole,
    clause::{Cited, Clause},
    family::Family,
    sowing::{
        Kind, Move, Sowing,
        position::{Event, Position},
        setup::Setup,
    },
};

/// Whether a game holds a value of a reading; both must be names that the rules know.
pub fn holds(game: &Sowing, name: &str, value: &str) -> bool {
    let table = game.kind().readings();
    let index = table.iter().position(|known| known.name == name).expect("a reading of the rules");
    assert!(table[index].values.contains(&value), "{name} knows no {value}");
    game.value(index) == value
}

/// One of the presets, and every other time a random value for each of its readings.
pub fn random_readings(kind: Kind, rng: &mut Rng) -> Sowing {
    let preset = kind.presets()[rng.usize(..kind.presets().len())].name;
    let mut game = kind.preset(preset).expect("its own preset");
    if rng.bool() {
        for reading in kind.readings() {
            let value = reading.values[rng.usize(..reading.values.len())];
            game.set_reading(reading.name, value).expect("a value of its own");
        }
    }
    game
}

/// All that lies on a board of fourteen holes.
pub fn holes(position: &Position) -> Vec<u32> {
    (0..14).map(|hole| position.count(Hole(hole)).into()).collect()
}

/// A position as it is sent to the engine; notes without a value are left out.
pub fn sent(holes: &[u32], stores: &[u32], to_move: usize, notes: &[(&str, String)]) -> Setup {
    let said = notes.iter().filter(|(_, value)| !value.is_empty());
    let notes = said.map(|(key, value)| (key.to_string(), value.clone())).collect();
    Setup { holes: holes.to_vec(), marks: Vec::new(), stores: stores.to_vec(), to_move, notes }
}

/// What is heard of one move.
#[derive(Default)]
pub struct Sounds {
    /// The clause by which the round ended, if it did.
    pub round_ended: Option<&'static str>,
    /// The clause by which a sowing without end was cut short, if it was.
    pub endless: Option<&'static str>,
}

impl Sounds {
    pub fn hear(&mut self, table: &[Clause], event: Cited<Event>) {
        let clause = || table[usize::from(event.clause.0)].id;
        match event.event {
            Event::RoundEnds => {
                assert_eq!(self.round_ended.replace(clause()), None, "a round that ends twice");
            }
            Event::Endless => self.endless = Some(clause()),
            _ => (),
        }
    }
}

/// That the engine visits every move of the telling once and no other.
pub fn same_moves(legal: &[Move], wanted: &[Move], text: impl Fn() -> String) {
    let all = wanted.iter().all(|chosen| legal.contains(chosen));
    assert!(all && legal.len() == wanted.len(), "{}: {legal:?}, told {wanted:?}", text());
}

/// What has been compared.
#[derive(Default)]
pub struct Tally {
    pub games: u32,
    pub moves: u32,
    /// The clauses that matches and rounds ended by.
    pub clauses: Vec<&'static str>,
}

impl Tally {
    /// That play came everywhere it is meant to.
    pub fn has(&self, clauses: &[&str]) {
        // seen with `--nocapture`
        println!("{} games, {} moves", self.games, self.moves);
        for clause in clauses {
            assert!(self.clauses.contains(clause), "nothing ended by {clause}: too few for a comparison");
        }
    }
}
