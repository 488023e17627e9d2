//! Which games there are, with their readings, presets and clauses.

use std::collections::BTreeMap;

use serde::Serialize;

use super::fault::clause_id;
use crate::engine::{Kind, clause::Clause, family::Family, pasang::Pasang, reading::Reading};

/// A game that scripts can play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameInfo {
    /// Its name in addresses and records.
    pub name: &'static str,
    pub family: &'static str,
    /// How many people play.
    pub seats: usize,
    /// Whether it is played in rounds.
    pub rounds: bool,
    /// The named sets of readings, the default first.
    pub presets: Vec<PresetInfo>,
    pub readings: Vec<ReadingInfo>,
    pub clauses: Vec<ClauseInfo>,
}

/// A named set of readings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PresetInfo {
    pub name: &'static str,
    /// Every reading with its value.
    pub readings: BTreeMap<&'static str, &'static str>,
}

/// An option of a game's rules, where its sources differ or are silent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReadingInfo {
    pub name: &'static str,
    pub values: Vec<&'static str>,
    /// The clause that it is a reading of.
    pub clause: &'static str,
}

/// A rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ClauseInfo {
    pub id: &'static str,
    /// How sure it is that the source says so: `stated`, `inferred`, `editorial` or `witness`.
    pub certainty: &'static str,
    /// The source; empty where none says it.
    pub source: &'static str,
    /// Pages in the source; may be empty.
    pub pages: &'static str,
}

/// All games.
pub fn games() -> Vec<GameInfo> {
    let info = |kind| match kind {
        Kind::Sowing(sowing) => game(kind, &sowing.game()),
        Kind::Pasang => game(kind, &Pasang::default()),
    };
    Kind::ALL.into_iter().map(info).collect()
}

fn game<F: Family>(kind: Kind, plain: &F) -> GameInfo {
    let readings = |game: &F| {
        let all = game.readings().iter().enumerate();
        all.map(|(index, reading)| (reading.name, game.value(index))).collect()
    };
    let preset = |name| plain.with_preset(name).map(|game| PresetInfo { name, readings: readings(&game) });
    let reading = |reading: &Reading| ReadingInfo {
        name: reading.name,
        values: reading.values.to_vec(),
        clause: clause_id(kind.clauses(), reading.clause).unwrap_or_default(),
    };
    let clause = |clause: &Clause| ClauseInfo {
        id: clause.id,
        certainty: clause.certainty.name(),
        source: clause.source,
        pages: clause.pages,
    };
    GameInfo {
        name: kind.name(),
        family: kind.family(),
        seats: kind.seats(),
        rounds: kind.has_rounds(),
        presets: plain.presets().iter().filter_map(|known| preset(known.name)).collect(),
        readings: kind.readings().iter().map(reading).collect(),
        clauses: kind.clauses().iter().map(clause).collect(),
    }
}
