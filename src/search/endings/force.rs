//! What can be forced in a layer: from the largest gain down, a gain at a time.

use super::{CIRCLING, Forced};

/// Not known yet.
const OPEN: i8 = i8::MIN;
/// More than any gain.
const ANY: i8 = i8::MAX;
/// The greatest distance without circling; with at most twelve counters none comes near it.
const FAR: u16 = CIRCLING - 1;

/// The boards of a layer and the moves between them.
pub struct Graph {
    /// The predecessors of all boards, and where those of each begin.
    before: Vec<u32>,
    begins: Vec<u32>,
    /// How many moves of each board stay in the layer and have not yet been found to give the other a gain.
    left: Vec<u8>,
    /// The best that the seat to move can force by a move that captures; [`OPEN`] if there is none.
    own: Vec<i8>,
    /// The least that the other can force after such a move; [`ANY`] if there is none.
    other: Vec<i8>,
    /// The gain of the seat to move if the game is ended by repetition: all keep what lies in their own rows.
    rows: Vec<i8>,
}

impl Graph {
    pub fn new(size: usize) -> Graph {
        Graph {
            before: Vec::new(),
            begins: vec![0; size + 1],
            left: vec![0; size],
            own: vec![OPEN; size],
            other: vec![ANY; size],
            rows: vec![0; size],
        }
    }

    pub fn boards(&self) -> usize {
        self.left.len()
    }

    /// Begins to count the moves of a board.
    pub fn begin(&mut self, at: usize, rows: i8) {
        self.rows[at] = rows;
    }

    /// Counts a move that stays in the layer.
    pub fn count(&mut self, at: usize, next: usize) {
        self.begins[next] += 1;
        self.left[at] += 1;
    }

    /// Notes a move that captures: what the mover can force with it, and the other.
    pub fn capture(&mut self, at: usize, own: i8, other: i8) {
        self.own[at] = self.own[at].max(own);
        self.other[at] = self.other[at].min(other);
    }

    /// Ends counting: boards without a move are over, and all keep what lies in their rows.
    pub fn end_counting(&mut self) {
        let mut end = 0;
        for begin in &mut self.begins {
            end += *begin;
            *begin = end;
        }
        self.before = vec![0; end as usize];
        for at in 0..self.boards() {
            if self.left[at] == 0 && self.own[at] == OPEN {
                self.capture(at, self.rows[at], -self.rows[at]);
            }
        }
    }

    /// Lists a move that stays in the layer: the places of a board are filled from the last to the first.
    pub fn list(&mut self, at: usize, next: usize) {
        self.begins[next] -= 1;
        self.before[self.begins[next] as usize] = at as u32;
    }

    fn before(&self, at: usize) -> std::ops::Range<usize> {
        self.begins[at] as usize..self.begins[at + 1] as usize
    }
}

/// A seat on a board, as the seat to move or the other.
type Side = (u32, bool);

/// What has been found to be forced.
pub struct Force {
    forced: Vec<Forced>,
    /// The gain that is looked for.
    gain: i8,
    least: i8,
}

impl Force {
    pub fn new(graph: &Graph, counters: i8) -> Force {
        let open = Forced { own: OPEN, other: OPEN, own_far: 0, other_far: 0 };
        Force { forced: vec![open; graph.boards()], gain: counters, least: -counters }
    }

    /// The result, once all is found.
    pub fn solved(&mut self) -> Vec<Forced> {
        std::mem::take(&mut self.forced)
    }

    /// Finds where the next gain is forced; true if that was the last.
    pub fn go_on(&mut self, graph: &mut Graph) -> bool {
        let mut now = Vec::new();
        for at in 0..self.forced.len() {
            if self.forced[at].own == OPEN && graph.own[at] >= self.gain {
                self.settle((at as u32, true), 1, &mut now);
            }
            if self.forced[at].other == OPEN && graph.left[at] == 0 && graph.other[at] >= self.gain {
                self.settle((at as u32, false), 1, &mut now);
            }
        }
        self.spread(graph, now, 1, FAR);
        let mut far = CIRCLING;
        loop {
            let mut now = Vec::new();
            for side in self.staying(graph) {
                self.settle(side, far, &mut now);
            }
            if now.is_empty() {
                break;
            }
            // from here one may come to where one can stay, or leave that for what has just been found
            far = self.spread(graph, now, far, u16::MAX);
        }
        self.gain -= 1;
        self.gain < self.least
    }

    fn settle(&mut self, (at, own): Side, far: u16, now: &mut Vec<Side>) {
        let forced = &mut self.forced[at as usize];
        match own {
            true => (forced.own, forced.own_far) = (self.gain, far),
            false => (forced.other, forced.other_far) = (self.gain, far),
        }
        now.push((at, own));
    }

    /// Finds what can be forced from boards that have just been settled, a move at a time; gives the last distance.
    fn spread(&mut self, graph: &mut Graph, mut now: Vec<Side>, mut far: u16, most: u16) -> u16 {
        while !now.is_empty() {
            far = far.saturating_add(1).min(most);
            let mut next = Vec::new();
            for (at, own) in now {
                for place in graph.before(at as usize) {
                    let before = graph.before[place] as usize;
                    if !own {
                        if self.forced[before].own == OPEN {
                            self.settle((before as u32, true), far, &mut next);
                        }
                        continue;
                    }
                    graph.left[before] -= 1;
                    let all = graph.left[before] == 0 && graph.other[before] >= self.gain;
                    if all && self.forced[before].other == OPEN {
                        self.settle((before as u32, false), far, &mut next);
                    }
                }
            }
            now = next;
        }
        far
    }

    /// The sides that can stay for ever where repetition gives them the gain, or leave only for what is settled.
    fn staying(&self, graph: &Graph) -> Vec<Side> {
        let (boards, gain) = (self.forced.len(), self.gain);
        let mut own: Vec<bool> =
            (0..boards).map(|at| self.forced[at].own == OPEN && graph.rows[at] >= gain).collect();
        let mut other: Vec<bool> = (0..boards)
            .map(|at| self.forced[at].other == OPEN && -graph.rows[at] >= gain && graph.other[at] >= gain)
            .collect();
        // of each board, the moves that lead to where the mover stays, and to where the other does
        let (mut to_own, mut to_other) = (vec![0u8; boards], vec![0u8; boards]);
        for at in 0..boards {
            if own[at] || other[at] {
                for place in graph.before(at) {
                    let before = graph.before[place] as usize;
                    to_own[before] += u8::from(other[at]);
                    to_other[before] += u8::from(own[at]);
                }
            }
        }
        let mut lost: Vec<Side> = Vec::new();
        for at in 0..boards {
            if own[at] && to_own[at] == 0 {
                own[at] = false;
                lost.push((at as u32, true));
            }
            if other[at] && to_other[at] < graph.left[at] {
                other[at] = false;
                lost.push((at as u32, false));
            }
        }
        while let Some((at, was_own)) = lost.pop() {
            for place in graph.before(at as usize) {
                let before = graph.before[place] as usize;
                if was_own && other[before] {
                    other[before] = false;
                    lost.push((before as u32, false));
                } else if !was_own && own[before] {
                    to_own[before] -= 1;
                    if to_own[before] == 0 {
                        own[before] = false;
                        lost.push((before as u32, true));
                    }
                }
            }
        }
        (0..boards as u32)
            .flat_map(|at| [(at, true), (at, false)])
            .filter(|&(at, is_own)| if is_own { own[at as usize] } else { other[at as usize] })
            .collect()
    }
}
