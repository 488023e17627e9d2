//! The worker's replies as text: a summary line, then a line for each move.

/// The state of a reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum State {
    /// The worker is still thinking.
    #[default]
    More,
    /// This is the final result.
    Done,
    /// The worker was told to stop: the result so far.
    Stopped,
    /// The request cannot be answered.
    Refused,
}

const STATES: [(&str, State); 4] =
    [("more", State::More), ("done", State::Done), ("stopped", State::Stopped), ("refused", State::Refused)];

/// A reply.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reply {
    /// The turn of the request.
    pub turn: u32,
    pub state: State,
    /// The length in moves that every line reached at least.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u64,
    /// The best move first; no more lines than were asked for.
    pub lines: Vec<Line>,
    /// Why the request was refused, as a sentence; empty otherwise.
    pub why: String,
}

/// A move and the result of its search.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The move and the expected line after it, in notation, joined by `_`; never empty.
    pub moves: String,
    /// Each seat's probability of winning, in thousandths; one for every seat.
    pub prospects: Vec<u16>,
    /// Each seat's expected lead over the mean of all, in hundredths of a counter.
    pub ahead: Vec<i32>,
    /// Positions searched for it.
    pub nodes: u64,
    /// Whether it is proved who wins, and whether the lead is proved too.
    pub proved: bool,
    pub exact: bool,
}

fn join<N: ToString>(numbers: &[N]) -> String {
    numbers.iter().map(N::to_string).collect::<Vec<_>>().join(",")
}

fn split<N: std::str::FromStr>(text: &str) -> Option<Vec<N>> {
    // a game has three seats at most
    if text.split(',').count() > 3 {
        None
    } else {
        text.split(',').map(|number| number.parse().ok()).collect()
    }
}

impl Line {
    /// The move itself.
    pub fn first(&self) -> &str {
        self.moves.split('_').next().unwrap_or_default()
    }

    fn write(&self) -> String {
        let Line { moves, prospects, ahead, nodes, proved, exact } = self;
        let proved = if *exact {
            "exact"
        } else if *proved {
            "proved"
        } else {
            "-"
        };
        format!("{moves} {} {} {nodes} {proved}", join(prospects), join(ahead))
    }

    fn read(text: &str) -> Option<Line> {
        let mut words = text.split(' ');
        let mut next = || words.next();
        let mut line = Line {
            moves: next().filter(|moves| !moves.is_empty())?.into(),
            prospects: split(next()?)?,
            ahead: split(next()?)?,
            nodes: next()?.parse().ok()?,
            ..Line::default()
        };
        (line.proved, line.exact) = match next()? {
            "exact" => (true, true),
            "proved" => (true, false),
            "-" => (false, false),
            _ => return None,
        };
        words.next().is_none().then_some(line)
    }
}

impl Reply {
    pub fn write(&self) -> String {
        let state = STATES.iter().find(|(_, state)| *state == self.state).map_or("", |(word, _)| word);
        let mut text = format!("turn={}&state={state}&depth={}&nodes={}", self.turn, self.depth, self.nodes);
        for line in self.lines.iter().map(Line::write).chain(Some(self.why.clone()).filter(|w| !w.is_empty()))
        {
            text += "\n";
            text += &line;
        }
        text
    }

    /// Reads what [`Reply::write`] writes; `None` for any other text.
    pub fn read(text: &str) -> Option<Reply> {
        let mut lines = text.split('\n');
        let mut pairs = lines.next()?.split('&');
        let mut next = |key: &str| pairs.next()?.strip_prefix(key)?.strip_prefix('=');
        let turn = next("turn")?.parse().ok()?;
        let word = next("state")?;
        let state = STATES.iter().find(|(known, _)| *known == word).map(|(_, state)| *state)?;
        let (depth, nodes) = (next("depth")?.parse().ok()?, next("nodes")?.parse().ok()?);
        let mut reply = Reply { turn, state, depth, nodes, ..Reply::default() };
        if state == State::Refused {
            reply.why = lines.collect::<Vec<_>>().join("\n");
        } else {
            reply.lines = lines.map(Line::read).collect::<Option<_>>()?;
        }
        pairs.next().is_none().then_some(reply)
    }
}
