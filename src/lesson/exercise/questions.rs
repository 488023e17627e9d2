//! One question about one position, where there is something to ask.

use fastrand::Rng;

use super::{
    Exercise,
    asked::{Ask, Asked},
    positions::below,
};
use crate::{
    engine::{Target, clause::ClauseId},
    lesson::{
        course::Step,
        ending::{self, ENDS},
        goal,
    },
    options,
    session::Session,
};

/// A move of more steps is not followed with pleasure.
const STEPS: usize = 80;

/// A question of a kind about a position; `None` where nothing of that kind can be asked, or the answer is plain.
pub fn question<F: Asked>(game: &F, position: &F::Position, ask: Ask, rng: &mut Rng) -> Option<Exercise> {
    let before = Session::new(*game, *position);
    if game.starts(position).is_empty() || before.is_over() {
        return None;
    }
    let step = Step {
        name: String::new(),
        task: ask.task(),
        at: options::write(&before, game.presets().first()?.name, None),
        moves: String::new(),
        goal: String::new(),
        options: Vec::new(),
        a: String::new(),
        b: String::new(),
        teaches: Vec::new(),
        stands: Vec::new(),
    };
    let (step, effort) = match ask {
        Ask::Last | Ask::Taken | Ask::Worth => of_a_move(&before, ask, step, rng),
        Ask::Barred => barred(&before, step, rng),
        Ask::Most => most(&before, step),
        Ask::Ending => end(&before, step),
    }?;
    Some(Exercise { ask, step, effort })
}

/// All legal moves with the sessions after them.
fn played<F: Asked>(before: &Session<F>) -> Vec<(F::Move, Session<F>)> {
    let mut all = Vec::new();
    before.game().each_move(before.position(), |chosen| {
        all.extend(before.play(chosen).ok().map(|played| (chosen, played)));
    });
    all
}

/// What has to be followed of a move; `None` where that is too much, or the move ends the game or a round.
fn effort<F: Asked>(played: &Session<F>) -> Option<u32> {
    let (_, events) = played.replay(played.cursor())?;
    let steps = events.iter().filter(|cited| F::is_step(&cited.event)).count();
    let fits = steps <= STEPS && !played.is_over() && !F::ends_round(&events);
    fits.then(|| F::effort(&events))
}

fn of_a_move<F: Asked>(before: &Session<F>, ask: Ask, step: Step, rng: &mut Rng) -> Option<(Step, u32)> {
    let game = before.game();
    let mut legal = played(before);
    if legal.is_empty() {
        return None;
    }
    let (chosen, after) = legal.swap_remove(below(rng, legal.len()));
    game.told(before.position(), chosen)?;
    let (_, events) = after.replay(after.cursor())?;
    let can_be_asked = match ask {
        Ask::Last => game.last_place(&events).is_some(),
        // a move that takes nothing is asked about seldom; one of which all take the same, never
        Ask::Taken => {
            let taken = goal::taken(&after);
            (taken > 0 || rng.u32(..6) == 0) && legal.iter().any(|(_, other)| goal::taken(other) != taken)
        }
        _ => true,
    };
    let effort = effort(&after)?;
    let acts = goal::cited(&after).into_iter().filter_map(|clause| game.clauses().get(usize::from(clause.0)));
    let teaches = acts.map(|clause| clause.id.into()).collect();
    can_be_asked.then(|| (Step { moves: game.write_move(chosen), teaches, ..step }, effort))
}

/// Three places of which one may not be played, each with a rule; only that one's is the rule that forbids it.
fn barred<F: Asked>(before: &Session<F>, step: Step, rng: &mut Rng) -> Option<(Step, u32)> {
    let (game, position) = (before.game(), before.position());
    let (may, not): (Vec<Target>, Vec<Target>) =
        game.starts(position).into_iter().partition(|place| before.may_choose(*place));
    let refusing = |place: &Target| game.refuse(position, &[*place]);
    let mut clauses: Vec<ClauseId> = Vec::new();
    for clause in not.iter().map(refusing) {
        if !clauses.contains(&clause) {
            clauses.push(clause);
        }
    }
    if clauses.is_empty() || may.len() < 2 {
        return None;
    }
    // a rule that forbids one place is asked for as often as one that forbids many
    let right = clauses[below(rng, clauses.len())];
    let places: Vec<Target> = not.into_iter().filter(|place| refusing(place) == right).collect();
    let place = places[below(rng, places.len())];
    let mut others: Vec<(Target, ClauseId)> =
        may.iter().flat_map(|place| clauses.iter().map(|clause| (*place, *clause))).collect();
    let first = others.swap_remove(below(rng, others.len()));
    others.retain(|(place, _)| *place != first.0);
    let never = game.never_forbid(position, place);
    let second = match never.is_empty() || rng.u32(..3) == 0 {
        true => others[below(rng, others.len())],
        false => (place, never[below(rng, never.len())]),
    };
    let mut options = vec![first, second];
    options.insert(below(rng, options.len() + 1), (place, right));
    let id = |clause: ClauseId| game.clauses().get(usize::from(clause.0)).map_or("", |known| known.id);
    let written =
        options.iter().map(|(place, clause)| [&game.write_place(*place), "=", id(*clause)].concat());
    let follows = |place: &Target| {
        let moves = played(before);
        let begins = |chosen| game.targets(position, chosen).first() == Some(place);
        moves
            .into_iter()
            .find(|(chosen, _)| begins(*chosen))
            .and_then(|(_, after)| effort(&after))
            .unwrap_or(1)
    };
    // what is seen at a glance is easier than what has to be thought through
    let thought = if game.is_plain(position, place) { 1 } else { 3 };
    let effort = options.iter().map(|(place, _)| follows(place)).sum::<u32>() * thought;
    Some((Step { options: written.collect(), teaches: vec![id(right).into()], ..step }, effort))
}

/// The move that takes most, where fewer than half do.
fn most<F: Asked>(before: &Session<F>, step: Step) -> Option<(Step, u32)> {
    let all = played(before);
    let efforts: Option<Vec<u32>> = all.iter().map(|(_, after)| effort(after)).collect();
    let taken: Vec<u32> = all.iter().map(|(_, after)| goal::taken(after)).collect();
    let most = taken.iter().copied().max().filter(|most| *most > 0)?;
    let best = taken.iter().filter(|count| **count == most).count();
    let goal = ["takes ", &most.to_string()].concat();
    (2 * best < all.len()).then_some((Step { goal, ..step }, efforts?.iter().sum()))
}

/// Who wins, where there is more than one move.
fn end<F: Asked>(before: &Session<F>, step: Step) -> Option<(Step, u32)> {
    let (game, mut moves) = (before.game(), 0);
    game.each_move(before.position(), |_| moves += 1);
    let ending = ending::solve(game, before.position()).filter(|_| moves > 1)?;
    let seats = game.seats().iter().count();
    let options = ENDS.iter().take(seats).chain(ENDS.last().filter(|_| seats == 2));
    Some((Step { options: options.map(|name| name.to_string()).collect(), ..step }, ending.positions))
}
