//! The steps of a course, as data: positions, moves and rules are text in the notation of addresses.

/// What a person does in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(target_arch = "wasm32"), derive(serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Task {
    /// Looks at the board, or watches moves.
    Show,
    /// Taps the hole in which the last counter of a move falls.
    Last,
    /// Says how many counters a move takes.
    Taken,
    /// Taps every hole that may be played.
    Playable,
    /// Plays a move that meets a goal.
    Play,
    /// Names the rule that forbids a move, or by which something happens in it.
    Name,
    /// Says how many points a move brings.
    Worth,
    /// Says which of three places may not be played, and by which rule.
    Barred,
    /// Says who wins if all play well from here.
    Ending,
    /// Looks at the same moves under two readings.
    Readings,
    /// Goes on to a first game.
    Game,
}

impl Task {
    pub const ALL: [Task; 11] = [
        Task::Show,
        Task::Last,
        Task::Taken,
        Task::Playable,
        Task::Play,
        Task::Name,
        Task::Worth,
        Task::Barred,
        Task::Ending,
        Task::Readings,
        Task::Game,
    ];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Task::Show => "show",
            Task::Last => "last",
            Task::Taken => "taken",
            Task::Playable => "playable",
            Task::Play => "play",
            Task::Name => "name",
            Task::Worth => "worth",
            Task::Barred => "barred",
            Task::Ending => "ending",
            Task::Readings => "readings",
            Task::Game => "game",
        }
    }

    pub fn by_name(name: &str) -> Option<Task> {
        Task::ALL.into_iter().find(|task| task.name() == name)
    }

    /// Whether a person is asked for something that can be right or wrong.
    pub const fn asks(self) -> bool {
        !matches!(self, Task::Show | Task::Readings | Task::Game)
    }

    /// Whether the answer is given by tapping places of the board, without playing.
    pub const fn asks_for_places(self) -> bool {
        matches!(self, Task::Last | Task::Playable)
    }
}

/// A step of a course.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(not(target_arch = "wasm32"), derive(serde::Deserialize), serde(deny_unknown_fields))]
pub struct Step {
    /// The key of its words.
    pub name: String,
    #[cfg_attr(not(target_arch = "wasm32"), serde(rename = "kind"))]
    pub task: Task,
    /// The address of the position before the moves.
    pub at: String,
    /// The moves that are shown, joined by `_`, or the one that is asked about.
    #[cfg_attr(not(target_arch = "wasm32"), serde(default, alias = "move"))]
    pub moves: String,
    /// What a move that is to be played has to do (`goal`).
    #[cfg_attr(not(target_arch = "wasm32"), serde(default))]
    pub goal: String,
    /// What can be answered: rules by their ids; places with a rule, as `c=adj.single`, where the one is asked that it
    /// forbids; or who wins (`ending::ENDS`).
    #[cfg_attr(not(target_arch = "wasm32"), serde(default))]
    pub options: Vec<String>,
    /// The two readings that are compared, as addresses have them.
    #[cfg_attr(not(target_arch = "wasm32"), serde(default))]
    pub a: String,
    #[cfg_attr(not(target_arch = "wasm32"), serde(default))]
    pub b: String,
    /// The rules that the step teaches, by their ids: those that act in it, and those that are about how things stand.
    #[cfg_attr(not(target_arch = "wasm32"), serde(default))]
    pub teaches: Vec<String>,
    #[cfg_attr(not(target_arch = "wasm32"), serde(default))]
    pub stands: Vec<String>,
}

impl Step {
    /// All rules that it teaches, by their ids.
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        self.teaches.iter().chain(&self.stands).map(String::as_str)
    }

    /// The moves in their notation.
    pub fn move_words(&self) -> impl Iterator<Item = &str> {
        self.moves.split('_').filter(|word| !word.is_empty())
    }
}

/// A step with what it says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CourseStep {
    pub step: Step,
    pub title: String,
    pub text: String,
    /// What is to be remembered, said when the step is solved; it may be empty.
    pub after: String,
    /// What the options say, in their order, or the two readings.
    pub options: Vec<String>,
}
