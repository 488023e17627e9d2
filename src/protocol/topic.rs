//! The kinds of messages that an embed tells, and those that a page wants to be told.

/// A kind of message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    Hello,
    Ready,
    Size,
    State,
    Move,
    Event,
    Clause,
    Exercise,
    Lesson,
    Over,
    Error,
    Warn,
    FocusExit,
}

impl Topic {
    pub const ALL: [Topic; 13] = [
        Topic::Hello,
        Topic::Ready,
        Topic::Size,
        Topic::State,
        Topic::Move,
        Topic::Event,
        Topic::Clause,
        Topic::Exercise,
        Topic::Lesson,
        Topic::Over,
        Topic::Error,
        Topic::Warn,
        Topic::FocusExit,
    ];

    /// What a message of this kind says in `type`.
    pub const fn name(self) -> &'static str {
        match self {
            Topic::Hello => "hello",
            Topic::Ready => "ready",
            Topic::Size => "size",
            Topic::State => "state",
            Topic::Move => "move",
            Topic::Event => "event",
            Topic::Clause => "clause",
            Topic::Exercise => "exercise",
            Topic::Lesson => "lesson",
            Topic::Over => "over",
            Topic::Error => "error",
            Topic::Warn => "warn",
            Topic::FocusExit => "focusexit",
        }
    }

    pub fn by_name(name: &str) -> Option<Topic> {
        Topic::ALL.into_iter().find(|topic| topic.name() == name)
    }
}

/// A set of kinds of messages. What answers a request is told whether it is in the set or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Topics(u16);

impl Default for Topics {
    /// All but the steps of moves and the clauses behind them, of which there are many.
    fn default() -> Topics {
        let mut all = Topics(0);
        for topic in Topic::ALL.into_iter().filter(|topic| !matches!(topic, Topic::Event | Topic::Clause)) {
            all.add(topic);
        }
        all
    }
}

impl Topics {
    pub const NONE: Topics = Topics(0);

    pub const fn add(&mut self, topic: Topic) {
        self.0 |= 1 << topic as u16;
    }

    pub const fn has(self, topic: Topic) -> bool {
        self.0 >> topic as u16 & 1 == 1
    }
}
