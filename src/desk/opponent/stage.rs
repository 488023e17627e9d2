//! How far the opponent is with a move.

use crate::{
    i18n::opponent::Lost,
    worker::{Reply, State},
};

/// How far it is.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Stage {
    /// Somebody else has the move.
    #[default]
    Waits,
    Thinks,
    /// It has found this one of the legal moves, and plays it when the picture has ended.
    Found(usize),
    /// It does not think about this position any more: a person has stopped it, or it is lost.
    Rests(Option<Lost>),
}

impl Stage {
    /// How far it is after the worker has said this; `None` where nothing follows from it. `turn` is the request that
    /// is waited for, `legal` the moves in the position it is about.
    pub fn after(self, text: &str, turn: u32, legal: &[String]) -> Option<Stage> {
        if self != Stage::Thinks {
            return None;
        }
        if let Some(why) = text.strip_prefix("failed=") {
            return Some(Stage::Rests(Some(Lost::named(why))));
        }
        let reply = Reply::read(text).filter(|reply| reply.turn == turn)?;
        match reply.state {
            State::More => None,
            State::Done | State::Stopped => {
                let best = reply.lines.first().map(|line| line.first());
                let place = legal.iter().position(|legal| Some(legal.as_str()) == best);
                Some(place.map_or(Stage::Rests(Some(Lost::Broken)), Stage::Found))
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
        let legal = ["a".to_string(), "c".to_string()];
        let after = |stage: Stage, text: &str| stage.after(text, 5, &legal);
        let done = "turn=5&state=done&depth=1&nodes=2\nc_A 500,500 0,0 2 -";
        assert_eq!(after(Stage::Thinks, done), Some(Stage::Found(1)));
        assert_eq!(after(Stage::Thinks, &done.replace("done", "more")), None);
        // no longer, for another request, or nothing that can be read
        for stage in [Stage::Waits, Stage::Found(0), Stage::Rests(None)] {
            assert_eq!(after(stage, done), None);
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
