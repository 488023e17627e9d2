//! The tables of the page of numbers: those that all games have, or the one of this name (`perft`), or those of a game
//! (`GAME`, `GAME/TABLE`).

use std::{fs, path::PathBuf, time::Instant};

use papan::{
    bench::tables::{self, text::Table},
    engine::Kind,
};

use super::day;

/// A table, and where it lies: in one file, or with each game whose rows it has.
struct Job {
    name: String,
    files: Vec<(Option<Kind>, PathBuf)>,
    compute: fn() -> Table,
}

fn jobs() -> Vec<Job> {
    let shared = tables::SHARED.iter().map(|table| Job {
        name: table.name.into(),
        files: Kind::ALL.map(|kind| (Some(kind), table.file(kind).into())).into(),
        compute: table.compute,
    });
    let own = Kind::ALL.into_iter().flat_map(|kind| tables::own(kind).iter().map(move |own| (kind, own)));
    let own = own.map(|(kind, own)| Job {
        name: format!("{}/{}", kind.name(), own.name),
        files: vec![(None, format!("src/games/{}/{}.txt", tables::room(kind), own.name).into())],
        compute: own.compute,
    });
    shared.chain(own).collect()
}

/// Writes the tables of these names, or all.
pub fn write(wanted: &[String]) -> Result<(), String> {
    let is_wanted = |job: &Job| match wanted {
        [] => true,
        wanted => wanted.iter().any(|wanted| {
            job.name == *wanted || job.name.split_once('/').is_some_and(|(game, _)| game == wanted)
        }),
    };
    let chosen: Vec<Job> = jobs().into_iter().filter(is_wanted).collect();
    if chosen.is_empty() {
        let names: Vec<String> = jobs().into_iter().map(|job| job.name).collect();
        return Err(format!("there is no such table: there are {}", names.join(", ")));
    }
    for Job { name, files, compute } in chosen {
        let from = Instant::now();
        let computed = compute();
        let mut table = Table { notes: Vec::new(), ..computed };
        table.note("command", format!("cargo xtask tables {name}"));
        table.note("day", day::today());
        table.note("seconds", format!("{:.1}", from.elapsed().as_secs_f64()));
        table.notes.extend(computed.notes);
        for (kind, file) in files {
            let is_of =
                |row: &&Vec<String>| kind.is_none_or(|kind| row.first().is_some_and(|of| of == kind.name()));
            let part = Table { rows: table.rows.iter().filter(is_of).cloned().collect(), ..table.clone() };
            if let Some(folder) = file.parent() {
                fs::create_dir_all(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
            }
            fs::write(&file, part.to_string()).map_err(|why| format!("{}: {why}", file.display()))?;
            println!("{} ({} s)", file.display(), table.noted("seconds"));
        }
    }
    Ok(())
}
