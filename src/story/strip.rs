//! A move as a strip of pictures: after which of its steps a panel is drawn, and what is said below it.
//!
//! The position before the move and its end always have a panel. What happens between them has one as long as there is
//! room; laps and captures without one are counted in the panel after them.

use std::cmp::Reverse;

use super::{Beat, Line, Story, showing::Run};
use crate::{
    session::Session,
    words::{
        Localized,
        keyed::KeyedMessage,
        strip::{Fall, StripText},
    },
};

/// The most panels of a strip, and the fewest of a move that has so many steps.
pub const MOST: usize = 12;
pub const FEWEST: usize = 4;

/// A step that has a panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    /// How many steps of the move are over.
    pub steps: usize,
    pub fall: Option<Fall>,
    /// The laps that have ended and the captures that were made since the panel before, without a panel.
    pub laps_left_out: usize,
    pub takes_left_out: usize,
}

/// A picture of a strip.
#[derive(Clone, PartialEq, Debug)]
pub struct Panel {
    /// How many steps of the move are over.
    pub steps: usize,
    /// The sentences below it, in their order.
    pub caption: Vec<KeyedMessage>,
}

/// How much a step is missed where it has no panel, the most first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Bound,
    FirstLift,
    /// The larger ones first.
    Take(Reverse<u32>),
    FirstFall,
    /// The first and the last.
    OuterLap,
    /// The longer ones first.
    Lap(Reverse<usize>),
    Group,
    /// A step that has a panel only where few have one.
    Between,
}

/// The falls of a move, and the number of counters of the laps that they end.
fn falls(beats: &[Beat]) -> Vec<Option<(Fall, usize)>> {
    let laps = beats.iter().filter(|beat| **beat == Beat::Lifts).count();
    let (mut lap, mut sown, mut has_fallen) = (0, 0, false);
    let fall = |(at, beat): (usize, &Beat)| {
        if *beat == Beat::Lifts {
            (lap, sown) = (lap + 1, 0);
        }
        if *beat != Beat::Sows {
            return None;
        }
        sown += 1;
        // what is taken on the way ends no lap
        let next = beats[at + 1..].iter().find(|next| matches!(next, Beat::Lifts | Beat::Sows));
        let is_first = !std::mem::replace(&mut has_fallen, true);
        Some(match next {
            Some(Beat::Sows) if is_first => (Fall::First, 0),
            Some(Beat::Sows) => (Fall::Next, 0),
            _ => (Fall::Last(if laps > 1 { lap } else { 0 }), sown),
        })
    };
    beats.iter().enumerate().map(fall).collect()
}

/// The steps of a move that have a panel, in their order.
pub fn choose(beats: &[Beat]) -> Vec<Shown> {
    let falls = falls(beats);
    let laps: Vec<_> = (0..beats.len()).filter(|&at| matches!(falls[at], Some((Fall::Last(_), _)))).collect();
    let first = |wanted: Beat| beats.iter().position(|beat| *beat == wanted);
    let (first_lift, first_fall) = (first(Beat::Lifts), first(Beat::Sows));
    let rank = |steps: usize| {
        let Some(at) = steps.checked_sub(1).filter(|_| steps < beats.len()) else { return Rank::Bound };
        match (beats[at], falls[at]) {
            (Beat::Lifts, _) if Some(at) == first_lift => Rank::FirstLift,
            (Beat::Takes(count), _) => Rank::Take(Reverse(count)),
            (Beat::Sows, _) if Some(at) == first_fall => Rank::FirstFall,
            (_, Some((Fall::Last(_), _))) if laps.first() == Some(&at) || laps.last() == Some(&at) => {
                Rank::OuterLap
            }
            (_, Some((Fall::Last(_), sown))) => Rank::Lap(Reverse(sown)),
            (Beat::Goes(kind), _) if beats[at + 1] != Beat::Goes(kind) => Rank::Group,
            _ => Rank::Between,
        }
    };
    // the dozen that matters most, picked one by one, so that the page's program needs no sort
    let mut chosen: Vec<usize> = Vec::new();
    while chosen.len() < MOST {
        let left = (0..=beats.len()).filter(|steps| !chosen.contains(steps));
        let Some((rank, steps)) = left.map(|steps| (rank(steps), steps)).min() else { break };
        if rank == Rank::Between {
            break;
        }
        chosen.insert(chosen.partition_point(|&before| before < steps), steps);
    }
    // where little happens, what lies between is shown too: the middle of the longest gap
    while chosen.len() < FEWEST.min(beats.len() + 1) {
        let gaps = chosen.windows(2).enumerate().map(|(at, gap)| (gap[1] - gap[0], Reverse(at)));
        let Some((length, Reverse(at))) = gaps.max() else { break };
        chosen.insert(at + 1, chosen[at] + length / 2);
    }
    let mut before = 0;
    let shown = chosen.into_iter().map(|steps| {
        let between = before..steps.saturating_sub(1);
        before = steps;
        let takes = |at: &usize| matches!(beats[*at], Beat::Takes(_));
        Shown {
            steps,
            fall: steps.checked_sub(1).and_then(|at| falls[at]).map(|(fall, _)| fall),
            laps_left_out: laps.iter().filter(|at| between.contains(at)).count(),
            takes_left_out: between.clone().filter(takes).count(),
        }
    });
    shown.collect()
}

/// The panels of the last move of a session, which `run` shows.
pub fn panels<F: Story>(session: &Session<F>, run: &Run<F>) -> Vec<Panel> {
    let game = session.game();
    let beats = (0..run.steps()).filter_map(|step| run.event(step));
    let beats: Vec<_> = beats.map(|cited| game.beat(&cited)).collect();
    let lines = F::lines(session);
    let mut before = 0;
    let panel = |shown: Shown| {
        let since = std::mem::replace(&mut before, shown.steps);
        Panel { steps: shown.steps, caption: caption(game, run, &lines, shown, since) }
    };
    choose(&beats).into_iter().map(panel).collect()
}

/// What is said of a step; `since` are the steps that were over in the panel before.
fn caption<F: Story>(
    game: &F,
    run: &Run<F>,
    lines: &[Line],
    shown: Shown,
    since: usize,
) -> Vec<KeyedMessage> {
    let Shown { steps, fall, laps_left_out, takes_left_out } = shown;
    let mut caption = Vec::new();
    if steps == 0 {
        caption.push(StripText::Before.keyed());
    }
    if laps_left_out > 0 {
        caption.push(StripText::MoreLaps { count: laps_left_out }.keyed());
    }
    if takes_left_out > 0 {
        caption.push(StripText::MoreTakes { count: takes_left_out }.keyed());
    }
    // what happens without a counter that moves: before the first that does, it is told in the second panel
    let is_first = since == 0 && (steps > 0 || run.steps() == 0);
    let is_still = |line: &&Line| line.from == line.to;
    let begin = lines.iter().filter(|line| is_still(line) && line.to == 0 && is_first);
    caption.extend(begin.map(|line| line.message.clone()));
    let own = game.panel_message(run, steps, fall).map(|message| message.keyed());
    // a line that the panel before has said is said once
    let line = lines.iter().find(|line| line.from < steps && steps <= line.to);
    let line = line.filter(|line| fall.is_none() && (line.from >= since || own.is_none()));
    caption.extend(line.map(|line| line.message.clone()));
    caption.extend(own);
    let then = lines.iter().filter(|line| is_still(line) && line.to == steps && steps > 0);
    caption.extend(then.map(|line| line.message.clone()));
    caption
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A beat a letter: `l` lifts, `s` sows, a figure takes so many, `g` and `h` are other things.
    fn beats(text: &str) -> Vec<Beat> {
        let beat = |letter: char| match letter {
            'l' => Beat::Lifts,
            's' => Beat::Sows,
            'g' | 'h' => Beat::Goes(letter as u8),
            digit => Beat::Takes(digit.to_digit(10).expect("a figure")),
        };
        text.chars().map(beat).collect()
    }

    fn steps(text: &str) -> Vec<usize> {
        choose(&beats(text)).iter().map(|shown| shown.steps).collect()
    }

    #[test]
    fn lifting_the_first_counter_the_ends_of_laps_and_captures_have_panels() {
        for (text, wanted) in [
            ("", &[0][..]),
            ("g", &[0, 1]),
            ("ls", &[0, 1, 2]),
            ("lsssss", &[0, 1, 2, 6]),
            ("lsss21", &[0, 1, 2, 4, 5, 6]),
            ("lssslsslssss", &[0, 1, 2, 4, 7, 12]),
            // a capture on the way ends no lap
            ("lss3sss", &[0, 1, 2, 4, 7]),
            ("lssggghh", &[0, 1, 2, 3, 6, 8]),
            // few panels are filled up
            ("gggggggg", &[0, 2, 4, 8]),
        ] {
            assert_eq!(steps(text), wanted, "{text}");
        }
    }

    #[test]
    fn where_there_is_no_room_the_longest_laps_and_the_largest_captures_stay_and_the_others_are_counted() {
        let laps = [
            "ls", "lss", "lssssss", "lsss", "lss", "ls", "lssss", "lss", "lsssss", "ls", "lss", "ls", "lssss",
        ];
        let text = laps.concat() + "9";
        let shown = choose(&beats(&text));
        assert_eq!(shown.len(), MOST);
        let ends = shown.iter().filter_map(|shown| match shown.fall {
            Some(Fall::Last(lap)) => Some(lap),
            _ => None,
        });
        assert_eq!(ends.collect::<Vec<_>>(), [1, 2, 3, 4, 5, 7, 8, 9, 13]);
        let left_out: Vec<_> =
            shown.iter().map(|shown| shown.laps_left_out).filter(|count| *count > 0).collect();
        assert_eq!(left_out, [1, 3]);
        let takes = choose(&beats("ls12345678934"));
        assert_eq!(takes.len(), MOST);
        assert_eq!(takes.iter().map(|shown| shown.takes_left_out).sum::<usize>(), 1);
        assert!(takes.iter().all(|shown| shown.steps != 3), "the smallest is left out");
    }
}
