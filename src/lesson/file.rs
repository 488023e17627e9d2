//! The files of courses, one a game.

use std::collections::BTreeMap;

use super::course::{CourseStep, Step};
use crate::{
    engine::{Kind, sowing},
    words::lesson,
};

/// The course of Pasang, which has no room of its own.
const PASANG: &str = include_str!("pasang.toml");
/// The games of the opponent in Pasang.
const PASANG_GAMES: &str = include_str!("games-pasang.txt");

/// A course as its file has it.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// Rules that the course leaves out, with the reason for each.
    #[serde(default)]
    pub rare: BTreeMap<String, String>,
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

/// Reads a course.
///
/// # Errors
/// What cannot be read, with its line.
pub fn read(text: &str) -> Result<Course, String> {
    toml::from_str(text).map_err(|error| error.to_string())
}

/// The file of a game's course.
pub fn text(kind: Kind) -> &'static str {
    match kind {
        Kind::Sowing(kind) => {
            let place = sowing::Kind::ALL.iter().position(|known| *known == kind);
            place.map_or("", |place| crate::games::COURSES[place])
        }
        Kind::Pasang => PASANG,
    }
}

/// The course of a game; without steps where its file cannot be read, which a test holds never to be.
pub fn course(kind: Kind) -> Course {
    read(text(kind)).unwrap_or(Course { rare: BTreeMap::new(), steps: Vec::new() })
}

/// The steps of a game's course with their words.
pub fn steps(kind: Kind) -> Vec<CourseStep> {
    let with_words = |step: Step| {
        let said = |ending: &str| lesson::step(kind, &step.name, ending);
        CourseStep {
            title: said("").unwrap_or_default(),
            text: said("-text").unwrap_or_default(),
            after: said("-after").unwrap_or_default(),
            options: (1..=3).map_while(|at| said(&format!("-{at}"))).collect(),
            step,
        }
    };
    course(kind).steps.into_iter().map(with_words).collect()
}

/// Games that the opponent has played against itself, as pages have them: moves joined by `_`, games by spaces.
pub fn games(kind: Kind) -> String {
    let text = match kind {
        Kind::Sowing(kind) => {
            let place = sowing::Kind::ALL.iter().position(|known| *known == kind);
            place.map_or("", |place| crate::games::GAMES[place])
        }
        Kind::Pasang => PASANG_GAMES,
    };
    let games = text.lines().filter(|line| !line.starts_with('#'));
    games.collect::<Vec<_>>().join(" ")
}
