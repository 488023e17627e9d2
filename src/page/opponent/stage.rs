//! The progress of the opponent's move.

use crate::{
    words::opponent::WorkerFailure,
    worker::{Reply, State},
};

/// The stage of a move.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Stage {
    /// It is not the opponent's turn.
    #[default]
    Idle,
    Thinking,
    /// It has found this move, in notation, and plays it when the picture has ended.
    Found(String),
    /// It no longer thinks about this position: a person has stopped it, or the worker is lost.
    Stopped(Option<WorkerFailure>),
}

impl Stage {
    /// The stage after a message of the worker; `None` if the message changes nothing. `turn` is the number of
    /// the current request; `legal` says whether a move may be played in its position.
    pub fn after(&self, text: &str, turn: u32, legal: impl Fn(&str) -> bool) -> Option<Stage> {
        if *self != Stage::Thinking {
            return None;
        }
        if let Some(why) = text.strip_prefix("failed=") {
            return Some(Stage::Stopped(Some(WorkerFailure::from_word(why))));
        }
        let reply = Reply::read(text).filter(|reply| reply.turn == turn)?;
        match reply.state {
            State::More => None,
            State::Done | State::Stopped => {
                let best = reply.lines.first().map(|line| line.first()).filter(|best| legal(best));
                Some(
                    best.map_or(Stage::Stopped(Some(WorkerFailure::Broken)), |best| {
                        Stage::Found(best.into())
                    }),
                )
            }
            State::Refused => Some(Stage::Stopped(Some(WorkerFailure::Broken))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_worker_says_is_heard_where_it_is_waited_for() {
        let after = |stage: Stage, text: &str| stage.after(text, 5, |word| ["a", "c"].contains(&word));
        let done = "turn=5&state=done&depth=1&nodes=2\nc_A 500,500 0,0 2 -";
        assert_eq!(after(Stage::Thinking, done), Some(Stage::Found("c".into())));
        assert_eq!(after(Stage::Thinking, &done.replace("done", "more")), None);
        // not thinking any more, for another request, or unreadable
        for stage in [Stage::Idle, Stage::Found("a".into()), Stage::Stopped(None)] {
            assert_eq!(after(stage.clone(), done), None);
            assert_eq!(after(stage, "failed=load"), None);
        }
        assert_eq!(after(Stage::Thinking, &done.replace("turn=5", "turn=4")), None);
        assert_eq!(after(Stage::Thinking, "nonsense"), None);
        // an illegal move, no move, a refusal, a lost worker
        let broken = Some(Stage::Stopped(Some(WorkerFailure::Broken)));
        assert_eq!(after(Stage::Thinking, &done.replace("c_A", "z")), broken);
        assert_eq!(after(Stage::Thinking, "turn=5&state=stopped&depth=0&nodes=0"), broken);
        assert_eq!(after(Stage::Thinking, "turn=5&state=refused&depth=0&nodes=0\nno"), broken);
        assert_eq!(
            after(Stage::Thinking, "failed=silent"),
            Some(Stage::Stopped(Some(WorkerFailure::Silent)))
        );
    }
}
