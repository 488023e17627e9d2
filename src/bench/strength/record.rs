//! The table of measurements: text with a line for each pairing, which a later run reads and continues.

use std::{fs, io, path::Path};

use super::interval::Tally;

/// The header of the table.
const HEAD: &str = "# Strength, as `cargo xtask bench strength` measures it: games under the default readings, from openings of up to four\n# \
moves by chance, each played with every player in every seat; of games in rounds whole matches or first rounds. A draw is half\n# \
a win; of three, a win shared is shared.\n\
# The ladder: each rung against the one below, at least 200 games. All other pairings are stopped as soon as Wilson's interval\n# \
of 95 % leaves the bound out, and are older: rows of two levels that have rungs between them, and those whose nodes a level\n# \
no longer has. Nodes: a move, of each side.\n\
# game what player against number wins draws losses share interval bound by-seat nodes nodes-against\n";

/// The measurements of one pairing so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pub game: String,
    /// What is counted: games, matches or first rounds.
    pub unit: String,
    pub player: String,
    pub against: String,
    pub tally: Tally,
    pub bound: f64,
    pub seats: usize,
    /// Nodes a move: the player's and the other's.
    pub nodes: [u64; 2],
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Line { game, unit, player, against, tally, bound, seats, nodes } = self;
        let ([low, high], Tally { wins, draws, losses, .. }) = (tally.interval(), tally);
        let by_seat = tally.by_seat(*seats).map(|share| format!("{share:.3}")).collect::<Vec<_>>().join("/");
        write!(
            f,
            "{game:<18} {unit:<5} {player:<12} {against:<12} {:>5} {wins:>5} {draws:>5} {losses:>6} ",
            tally.games()
        )?;
        write!(
            f,
            "{:>6.3} {low:.3}-{high:.3} {bound:>5.3} {:<17} {:>8} {:>8}",
            tally.share(),
            by_seat,
            nodes[0],
            nodes[1]
        )
    }
}

impl Line {
    /// Whether the line belongs to this pairing of a game.
    pub fn is_of(&self, game: &str, unit: &str, player: &str, against: &str) -> bool {
        self.game == game && self.unit == unit && self.player == player && self.against == against
    }

    /// `None` if the text is not such a line.
    fn read(text: &str) -> Option<Line> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [game, unit, player, against, _, wins, draws, losses, _, _, bound, by_seat, nodes, others] =
            words[..]
        else {
            return None;
        };
        let mut tally = Tally {
            wins: wins.parse().ok()?,
            draws: draws.parse().ok()?,
            losses: losses.parse().ok()?,
            shares: [0.0; 3],
        };
        // the seats were taken in turn
        let (games, seats) = (tally.games() as usize, by_seat.split('/').count());
        for (seat, share) in by_seat.split('/').enumerate().take(3) {
            let games = (games + seats - 1 - seat) / seats;
            // a share is a whole number of halves or thirds
            tally.shares[seat] = (share.parse::<f64>().ok()? * games as f64 * 6.0).round() / 6.0;
        }
        if seats == 2 {
            // of many games three decimals are too few
            tally.shares[1] = f64::from(tally.wins) + f64::from(tally.draws) / 2.0 - tally.shares[0];
        }
        Some(Line {
            game: game.into(),
            unit: unit.into(),
            player: player.into(),
            against: against.into(),
            tally,
            bound: bound.parse().ok()?,
            seats,
            nodes: [nodes.parse().ok()?, others.parse().ok()?],
        })
    }
}

/// The lines of a table; none if there is no such file.
pub fn read(path: &Path) -> Vec<Line> {
    let text = fs::read_to_string(path).unwrap_or_default();
    text.lines().filter(|line| !line.starts_with('#')).filter_map(Line::read).collect()
}

/// # Errors
/// The file cannot be written.
pub fn write(path: &Path, lines: &[Line]) -> io::Result<()> {
    let lines = lines.iter().map(|line| format!("{line}\n"));
    fs::write(path, std::iter::once(HEAD.to_owned()).chain(lines).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let mut tally = Tally::default();
        for (number, share) in [1.0, 0.5, 0.0, 1.0, 1.0 / 3.0, 0.5, 0.0].into_iter().enumerate() {
            tally.add(number % 3, share);
        }
        let [game, unit, player, against] = ["a-game", "game", "level-2", "random"].map(String::from);
        let line = Line { game, unit, player, against, tally, bound: 0.5, seats: 3, nodes: [7, 0] };
        let read = Line::read(&line.to_string()).expect("a line");
        assert_eq!(read.to_string(), line.to_string());
        assert_eq!(read.tally.games(), 7);
        assert_eq!(Line::read("a-game game level-2"), None);
    }
}
