//! A tree of moves in one block of memory, with the result of each.

use super::chance::Chance;

/// The index of a node.
pub type NodeIndex = u32;

/// A move and its results.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Node<Move> {
    pub chosen: Move,
    /// Each seat's share of wins, summed over all visits.
    pub sums: [f32; 3],
    pub visits: u32,
    /// The index of its first answer and their number; 0 until it is opened.
    first: NodeIndex,
    count: u16,
    /// The proved winners, a bit a seat; 0 if not proved.
    pub winners: u8,
    /// In how many moves the game ends, as far as the proof goes: where a seat wins, by its shortest way found; at most 255.
    pub far: u8,
}

impl<Move> Node<Move> {
    const fn new(chosen: Move) -> Self {
        Node { chosen, sums: [0.0; 3], visits: 0, first: 0, count: 0, winners: 0, far: 0 }
    }

    pub const fn is_open(&self) -> bool {
        self.count > 0
    }

    pub const fn is_proved(&self) -> bool {
        self.winners != 0
    }

    /// A seat's expected share: the mean of all visits, or the proved result.
    #[inline(always)]
    pub fn share(&self, seat: usize) -> f32 {
        match self.winners {
            0 => self.sums[seat % 3] / self.visits.max(1) as f32,
            winners => shares(winners)[seat % 3],
        }
    }
}

/// One win, shared among the seats whose bit is set.
pub fn shares(winners: u8) -> [f32; 3] {
    let share = 1.0 / winners.count_ones().max(1) as f32;
    [0, 1, 2].map(|seat| if winners >> seat & 1 == 1 { share } else { 0.0 })
}

/// Nodes, the root first; the answers to a move are adjacent.
#[derive(Clone, PartialEq, Debug)]
pub struct Tree<Move> {
    nodes: Vec<Node<Move>>,
    capacity: usize,
}

impl<Move: Copy> Tree<Move> {
    pub const ROOT: NodeIndex = 0;

    /// A tree of at most `capacity` nodes, not counting the root and its answers. `any` fills the root's move,
    /// which is not used.
    pub fn new(any: Move, capacity: usize) -> Self {
        Tree { nodes: vec![Node::new(any)], capacity }
    }

    #[inline(always)]
    pub fn node(&self, place: NodeIndex) -> &Node<Move> {
        &self.nodes[place as usize]
    }

    #[inline(always)]
    pub fn node_mut(&mut self, place: NodeIndex) -> &mut Node<Move> {
        &mut self.nodes[place as usize]
    }

    pub fn answers(&self, place: NodeIndex) -> std::ops::Range<NodeIndex> {
        let node = self.node(place);
        node.first..node.first + NodeIndex::from(node.count)
    }

    /// Gives a node its answers, in a random order; false if there is no room.
    pub fn open(&mut self, place: NodeIndex, answers: &mut [Move], chance: &mut Chance) -> bool {
        let full = self.nodes.len() + answers.len() > self.capacity && place != Self::ROOT;
        let (Ok(first), Ok(count)) = (NodeIndex::try_from(self.nodes.len()), u16::try_from(answers.len()))
        else {
            return false;
        };
        if full || count == 0 {
            return false;
        }
        chance.shuffle(answers);
        self.nodes.extend(answers.iter().map(|&answer| Node::new(answer)));
        let node = self.node_mut(place);
        (node.first, node.count) = (first, count);
        true
    }

    /// Adds the result of a visit.
    #[inline(always)]
    pub fn visit(&mut self, place: NodeIndex, result: [f32; 3]) {
        let node = self.node_mut(place);
        node.visits += 1;
        for (sum, share) in node.sums.iter_mut().zip(result) {
            *sum += share;
        }
    }

    /// The answer to visit next, by the mover's mean and a bonus for few visits; only the first `among` answers
    /// are considered. If the best answer is proved, every other visit goes to one that is not, so that all get
    /// proved in the end.
    #[inline(always)]
    pub fn choose(&self, place: NodeIndex, mover: usize, explore: f32, among: usize) -> NodeIndex {
        let visits = self.node(place).visits;
        let logarithm = (visits.max(1) as f32).ln();
        let (mut best, mut most) = (None, f32::MIN);
        let (mut proved, mut sure) = (self.node(place).first, f32::MIN);
        for answer in self.answers(place).take(among) {
            let node = self.node(answer);
            if node.is_proved() {
                if node.share(mover) > sure {
                    (proved, sure) = (answer, node.share(mover));
                }
                continue;
            }
            if node.visits == 0 {
                return answer;
            }
            let worth = node.share(mover) + explore * (logarithm / node.visits as f32).sqrt();
            if worth > most {
                (best, most) = (Some(answer), worth);
            }
        }
        best.filter(|_| most > sure || visits % 2 == 1).unwrap_or(proved)
    }

    /// Proves a node from its answers: the mover has an answer that wins alone, or all answers are proved and
    /// the best ones for the mover have the same winners. Where a lot chooses (`mover` is `None`), all answers
    /// must agree.
    pub fn prove(&mut self, place: NodeIndex, mover: Option<usize>) -> bool {
        let (mut all, mut best, mut agree) = (true, 0, true);
        let (mut shortest, mut longest) = (None, 0);
        for answer in self.answers(place) {
            let Node { winners, far, .. } = *self.node(answer);
            all &= winners != 0;
            let Some(mover) = mover else {
                agree &= best == 0 || winners == best;
                (best, longest) = (winners, longest.max(far));
                continue;
            };
            if winners == 1 << mover {
                shortest = Some(shortest.map_or(far, |least: u8| least.min(far)));
                continue;
            }
            let share = |winners| shares(winners)[mover % 3];
            if best == 0 || share(winners) > share(best) {
                (best, agree, longest) = (winners, true, far);
            } else if share(winners) == share(best) {
                agree &= winners == best;
                longest = longest.max(far);
            }
        }
        let proof = match (shortest, mover) {
            (Some(far), Some(mover)) => Some((1 << mover, far)),
            _ => (all && agree && best != 0).then_some((best, longest)),
        };
        if let Some((winners, far)) = proof {
            let node = self.node_mut(place);
            (node.winners, node.far) = (winners, far.saturating_add(1));
        }
        proof.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A root whose answers are proved, each with its winners and how far the end is; what is proved of the root.
    fn proved(answers: &[(u8, u8)], mover: Option<usize>) -> (u8, u8) {
        let mut tree = Tree::new(0, 10);
        let mut moves: Vec<usize> = (0..answers.len()).collect();
        tree.open(Tree::<usize>::ROOT, &mut moves, &mut Chance::new(1));
        for (place, &(winners, far)) in tree.answers(Tree::<usize>::ROOT).zip(answers) {
            let node = tree.node_mut(place);
            (node.winners, node.far) = (winners, far);
        }
        tree.prove(Tree::<usize>::ROOT, mover);
        let root = tree.node(Tree::<usize>::ROOT);
        (root.winners, root.far)
    }

    #[test]
    fn a_win_takes_its_shortest_way_and_a_loss_its_longest() {
        const FIRST: u8 = 1;
        const SECOND: u8 = 2;
        assert_eq!(proved(&[(FIRST, 5), (SECOND, 1), (FIRST, 2)], Some(0)), (FIRST, 3));
        assert_eq!(proved(&[(FIRST, 5), (0, 0)], Some(0)), (FIRST, 6), "one win is enough");
        assert_eq!(proved(&[(SECOND, 1), (SECOND, 4), (SECOND, 2)], Some(0)), (SECOND, 5));
        assert_eq!(proved(&[(SECOND, 1), (0, 0)], Some(0)), (0, 0), "not all is lost");
        assert_eq!(proved(&[(FIRST, 1), (FIRST, 3)], None), (FIRST, 4), "whatever the lot says");
        assert_eq!(proved(&[(SECOND, u8::MAX)], Some(0)), (SECOND, u8::MAX));
    }
}
