//! The tables of the page as they were committed, read into what the page shows.

use crate::{
    bench::tables::{self, OwnTable, text::Table},
    engine::Kind,
};

/// Games, matches or first rounds of a game that were played in one way: a row of the tables `random` and `strong`.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayRow {
    pub kind: Kind,
    /// The place of the preset among those of the game.
    pub preset: usize,
    /// `chance`, or `level-4`.
    pub player: String,
    /// `game`, `match` or `round`.
    pub unit: String,
    pub games: u32,
    /// In moves: not exceeded by 5 %, half and 95 % of the games.
    pub lengths: [u32; 3],
    /// How many each seat won alone.
    pub won: [u32; 3],
    /// How many nobody won alone.
    pub shared: u32,
}

impl PlayRow {
    /// The level of the opponent, if it chose the moves.
    pub fn level(&self) -> Option<&str> {
        self.player.strip_prefix("level-")
    }
}

/// How many sequences of 1, 2, 3 … moves there are: a row of the table `perft`.
#[derive(Clone, PartialEq, Debug)]
pub struct PerftRow {
    pub kind: Kind,
    pub preset: usize,
    pub counts: Vec<u64>,
}

/// A shared table by its name, with the rows of all games that have some; what is said of how it was made is that of the
/// first.
///
/// # Errors
/// A file cannot be read, which is said with its line, or has other columns than the first.
pub fn shared(name: &str) -> Result<Table, String> {
    let table = tables::SHARED.iter().find(|table| table.name == name).ok_or(format!("no table {name}"))?;
    let mut whole: Option<Table> = None;
    for kind in Kind::ALL.into_iter().filter(|kind| !table.text(*kind).is_empty()) {
        let (file, text) = (table.file(kind), table.text(kind));
        let read = Table::read(&file, text).map_err(|why| why.to_string())?;
        match &mut whole {
            None => whole = Some(read),
            Some(whole) if whole.columns == read.columns => whole.rows.extend(read.rows),
            Some(_) => return Err(format!("{file} has other columns")),
        }
    }
    whole.ok_or(format!("no game has rows of {name}"))
}

/// A table of one game.
///
/// # Errors
/// The file cannot be read; says file and line.
pub fn own(kind: Kind, own: &OwnTable) -> Result<Table, String> {
    let file = format!("src/games/{}/{}.txt", tables::room(kind), own.name);
    Table::read(&file, own.text).map_err(|why| why.to_string())
}

/// The game and the place of the preset that a row begins with.
fn subject(row: &[String]) -> Result<(Kind, usize), String> {
    let [game, preset, ..] = row else { return Err("a row without a game".into()) };
    let kind = Kind::by_name(game).ok_or(format!("no game is called {game}"))?;
    let place = kind.presets().iter().position(|known| known.name == *preset);
    Ok((kind, place.ok_or(format!("{game} has no preset {preset}"))?))
}

/// The rows of the table `random` or `strong`.
///
/// # Errors
/// Says what cannot be read.
pub fn play(name: &str) -> Result<Vec<PlayRow>, String> {
    let table = shared(name)?;
    let text = |row: &[String], column: &str| {
        let place = table.columns.iter().position(|known| known == column);
        place.and_then(|place| row.get(place)).cloned().ok_or(format!("{name}: there is no {column}"))
    };
    let read = |row: &Vec<String>| {
        let (kind, preset) = subject(row)?;
        let number = |column| table.number(row, column);
        Ok(PlayRow {
            kind,
            preset,
            player: text(row, "player")?,
            unit: text(row, "unit")?,
            games: number("games")?,
            lengths: [number("short")?, number("median")?, number("long")?],
            won: [number("won1")?, number("won2")?, number("won3")?],
            shared: number("shared")?,
        })
    };
    table.rows.iter().map(read).collect()
}

/// The rows of the table `perft`.
///
/// # Errors
/// Says what cannot be read.
pub fn perft() -> Result<Vec<PerftRow>, String> {
    let read = |row: &Vec<String>| {
        let (kind, preset) = subject(row)?;
        let counts = row.iter().skip(2);
        let counts = counts.map(|count| count.parse().map_err(|_| format!("perft: {count} is no number")));
        Ok(PerftRow { kind, preset, counts: counts.collect::<Result<_, String>>()? })
    };
    shared("perft")?.rows.iter().map(read).collect()
}

/// Every table of one game, with the game.
pub fn all_own() -> Vec<(Kind, &'static OwnTable)> {
    Kind::ALL.into_iter().flat_map(|kind| tables::own(kind).iter().map(move |own| (kind, own))).collect()
}

/// What cannot be read in the committed tables.
pub fn errors() -> Vec<String> {
    let shared = [play("random").err(), play("strong").err(), perft().err()];
    let own = all_own().into_iter().map(|(kind, table)| own(kind, table).err());
    shared.into_iter().chain(own).flatten().collect()
}

/// The tables as files beside the page: name and text.
pub fn files() -> Vec<(String, String)> {
    let text = |name: &str| shared(name).map_or_else(|_| String::new(), |table| table.to_string());
    let shared = tables::SHARED.iter().map(|table| (format!("{}.txt", table.name), text(table.name)));
    let own = all_own().into_iter().map(|(kind, own)| (file(kind, own), own.text.to_string()));
    shared.chain(own).collect()
}

/// The file of a game's own table beside the page.
pub fn file(kind: Kind, own: &OwnTable) -> String {
    format!("{}-{}.txt", kind.name(), own.name)
}

/// A number with its digits in groups of three.
pub fn grouped(number: impl ToString) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// A number with its sign as it is printed.
pub fn signed(cell: &str) -> String {
    match cell.strip_prefix('-') {
        Some("") => "–".into(),
        Some(digits) => format!("−{digits}"),
        None => match cell {
            "+0" => "0".into(),
            _ => cell.into(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_printed_to_be_read() {
        assert_eq!(
            [7, 4194, 100_000, 1_234_567].map(grouped),
            ["7", "4\u{202f}194", "100\u{202f}000", "1\u{202f}234\u{202f}567"]
        );
        assert_eq!(["-8", "+0", "+10", "?", "-"].map(signed), ["−8", "0", "+10", "?", "–"]);
    }
}
