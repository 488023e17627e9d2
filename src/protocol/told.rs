//! What an embed tells the page around it, as the text of a message.

use serde::Serialize;

use super::{Fault, NAMESPACE, Re, Topic, VERSION};

/// What is told.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", content = "data", rename_all = "lowercase")]
pub enum Told {
    Hello(Hello),
    /// The board is live: from now on requests are answered.
    Ready(State),
    /// How high the frame wants to be, in CSS pixels.
    Size {
        height: f64,
    },
    /// The moment looked at has changed, or somebody asked for it.
    State(State),
    /// A move has been played.
    Move(Move),
    /// A step of a move is shown.
    Event(Event),
    /// A clause acts in the step that is shown.
    Clause(Clause),
    /// A question was opened or answered.
    Exercise(Exercise),
    /// A step of a course was opened or done, or an answer was wrong.
    Lesson(Lesson),
    Over(Over),
    Error(Fault),
    /// Something in the address of the embed that cannot be read, in words, or an option that it does not know; the usual
    /// stands in its place.
    Warn {
        #[serde(skip_serializing_if = "Option::is_none")]
        option: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        says: Option<String>,
    },
    /// The focus has left the embed.
    FocusExit {},
}

impl Told {
    pub const fn topic(&self) -> Topic {
        match self {
            Told::Hello(_) => Topic::Hello,
            Told::Ready(_) => Topic::Ready,
            Told::Size { .. } => Topic::Size,
            Told::State(_) => Topic::State,
            Told::Move(_) => Topic::Move,
            Told::Event(_) => Topic::Event,
            Told::Clause(_) => Topic::Clause,
            Told::Exercise(_) => Topic::Exercise,
            Told::Lesson(_) => Topic::Lesson,
            Told::Over(_) => Topic::Over,
            Told::Error(_) => Topic::Error,
            Told::Warn { .. } => Topic::Warn,
            Told::FocusExit {} => Topic::FocusExit,
        }
    }
}

/// Who speaks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Hello {
    /// The version of the site.
    pub site: &'static str,
    pub game: &'static str,
    /// The tag of the language that the embed speaks.
    pub language: String,
    /// The types of requests it understands, and the types of what it tells.
    pub hears: Vec<&'static str>,
    pub tells: Vec<&'static str>,
}

/// How the game stands at the moment looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    pub game: &'static str,
    /// The rules, as in the option `r`.
    pub readings: String,
    /// The game and the moment: what follows `#` in the address of the game's page.
    pub address: String,
    /// The position at this moment.
    pub position: String,
    /// All moves of the game, and how many of them have been played at this moment.
    pub moves: Vec<String>,
    pub at: usize,
    /// How many steps of the last of them are shown, where the picture has been stopped inside it.
    pub step: Option<usize>,
    /// Whether the picture of the last of them is in motion; it leads to this moment.
    pub playing: bool,
    /// Whose turn it is; `null` when the game is over.
    pub turn: Option<&'static str>,
    /// The moves that may be played.
    pub may: Vec<String>,
    /// How the game ended, if it has at this moment.
    pub over: Option<Over>,
}

/// A move that has been played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Move {
    /// Its number, from 1.
    pub number: usize,
    pub seat: &'static str,
    #[serde(rename = "move")]
    pub text: String,
    /// What happened, in words.
    pub says: String,
}

/// A step of a move: a counter falls, or is taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Event {
    /// The number of the move, and of the step in it, both from 1; and how many steps it has.
    pub number: usize,
    pub step: usize,
    pub of: usize,
    /// The clause that this step follows.
    pub clause: &'static str,
    pub says: String,
}

/// A clause that acts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Clause {
    pub number: usize,
    pub step: usize,
    pub clause: &'static str,
    /// `stated`, `inferred`, `editorial`, `witness`.
    pub certainty: &'static str,
    /// The clause in words.
    pub says: String,
}

/// How far somebody has come in a course.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Lesson {
    /// The number of the step that is open, from 1, and how many there are.
    pub step: usize,
    pub of: usize,
    /// The name of the step.
    pub lesson: String,
    /// Whether it is solved, or its moves have been watched.
    pub done: bool,
    /// The wrong answers to it, and whether the right one was shown.
    pub wrong: usize,
    pub shown: bool,
    /// How many steps have been done since the frame was opened.
    pub finished: usize,
}

/// How a question has been answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Exercise {
    /// The question, as the option `mode=exercise` takes it.
    pub address: String,
    /// What is asked, by its name in the option `kinds`.
    pub kind: String,
    /// Whether it is solved.
    pub done: bool,
    /// The wrong answers to it, and whether the right one was shown.
    pub wrong: usize,
    pub shown: bool,
}

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Over {
    /// Who has won; all in a draw.
    pub winners: Vec<&'static str>,
    /// The clause that ended it; `null` if the players did.
    pub clause: Option<&'static str>,
    pub says: String,
}

#[derive(Serialize)]
struct Message<'a> {
    ns: &'static str,
    v: u32,
    id: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    re: Option<&'a Re>,
    #[serde(flatten)]
    told: &'a Told,
}

/// The JSON of a message; `id` is what the embed was told to call itself.
pub fn write(id: &str, re: Option<&Re>, told: &Told) -> String {
    serde_json::to_string(&Message { ns: NAMESPACE, v: VERSION, id, re, told }).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_has_its_type_and_its_data() {
        assert_eq!(
            write("left", Some(&Re::Number(3)), &Told::Size { height: 431.0 }),
            r#"{"ns":"papan","v":1,"id":"left","re":3,"type":"size","data":{"height":431.0}}"#
        );
        assert_eq!(
            write("", None, &Told::FocusExit {}),
            r#"{"ns":"papan","v":1,"id":"","type":"focusexit","data":{}}"#
        );
    }

    #[test]
    fn a_type_is_the_name_of_its_topic() {
        let all = [Told::FocusExit {}, Told::Size { height: 1.0 }, Told::Warn { option: None, says: None }];
        for told in all {
            let json = write("", None, &told);
            assert!(json.contains(&format!("\"type\":\"{}\"", told.topic().name())), "{json}");
        }
    }
}
