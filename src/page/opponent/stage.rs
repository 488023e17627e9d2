//! How far the opponent is with a move.

use crate::{
    i18n::opponent::Lost,
    worker::{Reply, State},
};

/// How far it is.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Stage {
    /// Somebody else has the move.
    #[default]
    Waits,
    Thinks,
    /// It has found this move, as it is written, and plays it when the picture has ended.
    Found(String),
    /// It does not think about this position any more: a person has stopped it, or it is lost.
    Rests(Option<Lost>),
}

impl Stage {
    /// How far it is after the worker has said this; `None` where nothing follows from it. `turn` is the request that
    /// is waited for, `legal` says whether a move may be played in the position it is about.
    pub fn after(&self, text: &str, turn: u32, legal: impl Fn(&str) -> bool) -> Option<Stage> {
        if *self != Stage::Thinks {
            return None;
        }
        if let Some(why) = text.strip_prefix("failed=") {
            return Some(Stage::Rests(Some(Lost::named(why))));
        }
        let reply = Reply::read(text).filter(|reply| reply.turn == turn)?;
        match reply.state {
            State::More => None,
            State::Done | State::Stopped => {
                let best = reply.lines.first().map(|line| line.first()).filter(|best| legal(best));
                Some(best.map_or(Stage::Rests(Some(Lost::Broken)), |best| Stage::Found(best.into())))
            }
            State::Refused => Some(Stage::Rests(Some(Lost::Broken))),
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
        assert_eq!(after(Stage::Thinks, done), Some(Stage::Found("c".into())));
        assert_eq!(after(Stage::Thinks, &done.replace("done", "more")), None);
        // no longer, for another request, or nothing that can be read
        for stage in [Stage::Waits, Stage::Found("a".into()), Stage::Rests(None)] {
            assert_eq!(after(stage.clone(), done), None);
            assert_eq!(after(stage, "failed=load"), None);
        }
        assert_eq!(after(Stage::Thinks, &done.replace("turn=5", "turn=4")), None);
        assert_eq!(after(Stage::Thinks, "nonsense"), None);
        // a move that cannot be played, none, a refusal, a worker that is gone
        let broken = Some(Stage::Rests(Some(Lost::Broken)));
        assert_eq!(after(Stage::Thinks, &done.replace("c_A", "z")), broken);
        assert_eq!(after(Stage::Thinks, "turn=5&state=stopped&depth=0&nodes=0"), broken);
        assert_eq!(after(Stage::Thinks, "turn=5&state=refused&depth=0&nodes=0\nno"), broken);
        assert_eq!(after(Stage::Thinks, "failed=silent"), Some(Stage::Rests(Some(Lost::Silent))));
    }
}
