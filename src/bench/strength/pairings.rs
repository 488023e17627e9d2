//! Which pairings are measured, and the command that measures them.

use std::path::Path;

use super::{
    Pairing, Played, Player, Spent,
    interval::Tally,
    noise, of,
    record::{self, Line},
};
use crate::{
    engine::Kind,
    search::{ladder::rungs, rung::Rung},
};

/// The arguments of a run.
struct RunOptions {
    /// The game to measure; `None` for every game.
    game: Option<Kind>,
    /// Games a pairing, at most.
    games: u32,
    /// A factor on the strongest level's nodes.
    times: f64,
    /// Measure each level against the one below; measure the strongest against players without knowledge.
    ladder: bool,
    references: bool,
    /// Measure alpha-beta against a tree of playouts with as many nodes, to choose one for a game's levels.
    ways: bool,
    /// Measure only these two players against each other, and print the result without keeping it.
    pair: Option<[Player; 2]>,
    /// Print how much the values of moves depend on chance, and measure nothing else.
    noise: bool,
    /// The number of the first opening, where others than those of the table are to be played.
    from: Option<u32>,
}

/// Games after which a pairing that is no step of the ladder may stop early.
const EARLY: u32 = 20;

/// Nodes a move for comparing two ways of thinking: what a page thinks in some hundredths of a second, and
/// more.
const NODES: [u64; 2] = [60_000, 300_000];

fn parse_options(arguments: &[String]) -> Result<RunOptions, String> {
    let mut options = RunOptions {
        game: None,
        games: 200,
        times: 1.0,
        ladder: true,
        references: true,
        ways: true,
        pair: None,
        noise: false,
        from: None,
    };
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        if argument == "--pair" {
            let mut player = || arguments.next().ok_or("--pair wants two players")?.parse::<Player>();
            options.pair = Some([player()?, player()?]);
            continue;
        }
        let mut number = || {
            let value = arguments.next().ok_or(format!("{argument} wants a number"))?;
            value.parse::<f64>().map_err(|_| format!("{argument} wants a number, not {value}"))
        };
        match argument.as_str() {
            "--games" => options.games = number()? as u32,
            "--times" => options.times = number()?,
            "--from" => options.from = Some(number()? as u32),
            "--noise" => options.noise = true,
            "--ladder" => (options.references, options.ways) = (false, false),
            "--references" => (options.ladder, options.ways) = (false, false),
            "--ways" => (options.ladder, options.references) = (false, false),
            name => {
                let kind = Kind::by_name(name);
                options.game = Some(kind.ok_or(format!(
                    "{name} is no game, and none of --games N, --from N, --times X, --ladder, --references, --ways, --noise, --pair PLAYER PLAYER"
                ))?);
            }
        }
    }
    Ok(options)
}

/// The pairings of a game, with their bounds: what the strongest level is to reach against players without knowledge, and
/// more than an even share for each level against the one below.
fn pairings(kind: Kind, options: &RunOptions) -> Vec<Pairing> {
    let even = 1.0 / kind.seats() as f64;
    let first = options.from.unwrap_or_default();
    let player = |rung| Player::Rung(rung, if rung == Rung::STRONGEST { options.times } else { 1.0 });
    if let Some([player, against]) = options.pair {
        return vec![Pairing { player, against, bound: even, whole: true, least: options.games, first }];
    }
    let mut pairings = Vec::new();
    if options.ladder {
        let mut below = Player::Random;
        for rung in rungs(kind) {
            pairings.push(Pairing {
                player: player(rung),
                against: below,
                bound: even,
                whole: true,
                least: options.games,
                first,
            });
            below = player(rung);
        }
    }
    if options.ways && kind.seats() == 2 {
        let pairing = |nodes| Pairing {
            player: Player::Ahead(nodes),
            against: Player::Tree(nodes),
            bound: even,
            whole: false,
            least: EARLY,
            first,
        };
        pairings.extend(NODES.map(pairing));
    }
    if options.references {
        let three = kind.seats() > 2;
        let in_rounds = kind.has_rounds().then_some((Player::UctInRounds(1600), even));
        let bounds = [
            (Player::Random, 0.9),
            (Player::Greedy, even),
            (Player::Uct(1600), if three { 0.6 } else { 0.95 }),
            (Player::UctInTime, if three { even } else { 0.65 }),
            (Player::Deep(7), even),
        ];
        let strongest = player(Rung::STRONGEST);
        let pairing = |(against, bound)| Pairing {
            player: strongest,
            against,
            bound,
            whole: false,
            least: EARLY,
            first,
        };
        pairings.extend(bounds.into_iter().chain(in_rounds).map(pairing));
    }
    pairings
}

/// The unit that is counted.
fn unit(kind: Kind, pairing: &Pairing) -> &'static str {
    match (kind.has_rounds(), pairing.whole) {
        (false, _) => "game",
        (true, false) => "round",
        (true, true) => "match",
    }
}

fn line(kind: Kind, pairing: &Pairing, tally: Tally, spent: &[Spent; 2]) -> Line {
    Line {
        game: kind.name().into(),
        unit: unit(kind, pairing).into(),
        player: pairing.player.to_string(),
        against: pairing.against.to_string(),
        tally,
        bound: pairing.bound,
        seats: kind.seats(),
        nodes: spent.map(|spent| spent.nodes / spent.moves.max(1)),
    }
}

/// A pairing that is not kept, with the time of its moves and what came of its openings.
fn print(kind: Kind, pairing: &Pairing, played: &Played) {
    let Played { tally, spent, openings: [won, even, lost] } = played;
    let [mine, other] = spent.map(|spent| spent.each().as_micros());
    println!(
        "{}\n{} {mine} µs a move, {} {other} µs; {won} openings won, {even} even, {lost} lost",
        line(kind, pairing, *tally, spent),
        pairing.player,
        pairing.against
    );
}

/// `strength [GAME] [--games N] [--from N] [--times X] [--ladder] [--references] [--ways] [--noise] [--pair PLAYER PLAYER]`:
/// measures what the table lacks, and saves the table after every pairing. With `--from` or `--pair` it prints and keeps nothing.
///
/// # Errors
/// An argument is not understood, or the table cannot be written.
pub fn command(arguments: &[String]) -> Result<(), String> {
    let options = parse_options(arguments)?;
    let path = Path::new("docs/strength.txt");
    if options.noise {
        noise::print(options.game);
        return Ok(());
    }
    let kept = options.pair.is_none() && options.from.is_none();
    if options.pair.is_some() && options.game.is_none() {
        return Err("--pair wants a game".into());
    }
    for kind in Kind::ALL.into_iter().filter(|kind| options.game.is_none_or(|only| only == *kind)) {
        for pairing in pairings(kind, &options) {
            if !kept {
                print(kind, &pairing, &of(kind, &pairing, Tally::default(), options.games));
                continue;
            }
            let mut lines = record::read(path);
            let [player, against] = [pairing.player, pairing.against].map(|player| player.to_string());
            let known = lines
                .iter()
                .position(|line| line.is_of(kind.name(), unit(kind, &pairing), &player, &against));
            let before = known.map(|at| lines[at].tally).unwrap_or_default();
            if before.games() >= options.games
                || before.games() >= pairing.least && before.excludes(pairing.bound)
            {
                continue;
            }
            let Played { tally, spent, .. } = of(kind, &pairing, before, options.games);
            let line = line(kind, &pairing, tally, &spent);
            println!("{line}");
            match known {
                Some(at) => lines[at] = line,
                None => lines.push(line),
            }
            record::write(path, &lines).map_err(|error| format!("{}: {error}", path.display()))?;
        }
    }
    Ok(())
}
