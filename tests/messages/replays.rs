//! What recorded games are told in, move by move: announcements, the log with its clauses, answers, steps, refusals,
//! results. All sentences together are too many to be kept: of each record there is a count and a sum of each kind of
//! sentence, in order; of each game of the list one example of each sentence that differs in more than its numbers and
//! letters, and the shortest record, word by word but for steps and refusals. Where a sum differs, and with `PAPAN_ACCEPT=1`, the whole text of all games is written to `target/tmp/told.txt`: that of another
//! time, written so, shows which sentence it is.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap, HashSet},
    fmt::Write,
    fs,
    path::Path,
    thread,
};

use papan::{
    engine::{
        Direction, Hole, Kind, Target,
        clause::ClauseId,
        pasang::{
            Pasang,
            board::{Point, SIDE},
        },
        seat::Seat,
        sowing::Sowing,
    },
    notation::{Record, Written},
    page::{
        log::{RoundRow, SeatRow},
        played::Played,
    },
    session::{Action, Refusal, Session, Stop},
    story::{NoChoice, Query, Why, caption, query, showing::Run, why},
    words::say,
};

use crate::{
    recorded::{sowing, texts},
    snapshots::{file, hold_or},
};

/// Kinds of sentences.
const KINDS: [&str; 7] = ["announced", "log", "answer", "step", "refused", "result", "rounds"];

/// What is told of one game: what kind of sentence, and the sentence.
type Book = Vec<(&'static str, String)>;

fn clauses<F: Written>(session: &Session<F>, clauses: &[ClauseId]) -> String {
    let all = session.game().kind().clauses();
    let ids: Vec<_> =
        clauses.iter().map(|clause| all.get(usize::from(clause.0)).map_or("?", |known| known.id)).collect();
    ids.join(" ")
}

fn refused<F: Played>(session: &Session<F>, target: Option<Target>, refusal: Refusal) -> (String, Why) {
    let why = why::explain(session, target, refusal);
    (format!("{} [{}]", say(&why.message), clauses(session, why.clause.as_slice())), why)
}

/// The targets that can be chosen next.
fn open<F: Played>(session: &Session<F>) -> HashSet<Target> {
    let (game, position, chosen) = (session.game(), session.position(), session.chosen());
    let mut open = HashSet::new();
    if !session.is_over() {
        game.each_move(position, |legal| {
            open.extend(game.targets(position, legal).strip_prefix(chosen).and_then(|rest| rest.first()));
        });
    }
    open
}

/// Every refusal of a target that cannot be chosen, each sentence once; the first also as it is explained.
fn refusals<F: Played>(session: &Session<F>, targets: &[Target], book: &mut Book) {
    let (mut said, open) = (BTreeSet::new(), open(session));
    for &target in targets {
        if open.contains(&target) {
            continue;
        }
        let Err(refusal) = session.act(Action::Choose(target)) else { panic!("{target:?} is played") };
        let (words, why) = refused(session, Some(target), refusal);
        if said.is_empty() {
            let explained = query::answer(session, session.position(), Query::Why, Some(&why));
            book.push(("answer", say(&explained)));
        }
        if said.insert(words.clone()) {
            book.push(("refused", words));
        }
    }
}

/// What can be asked of a moment.
fn answers<F: Played>(session: &Session<F>, book: &mut Book) {
    for query in [Query::LastMove, Query::Score, Query::Board, Query::Playable, Query::Why] {
        let answer = query::answer(session, session.position(), query, None);
        book.push(("answer", say(&answer)));
    }
}

/// How the persons of a game end it, and what is said then.
fn stopped<F: Played>(session: &Session<F>, book: &mut Book) {
    let seats = (0..session.game().kind().seats()).filter_map(Seat::at);
    for stop in seats.map(Stop::Resigned).chain([Stop::Agreed]) {
        let Ok(ended) = session.act(Action::Stop(stop)) else { continue };
        book.push(("announced", say(&caption::announcement(&ended))));
        let score = query::answer(&ended, ended.position(), Query::Score, None);
        book.push(("answer", say(&score)));
        if let Err(refusal) = ended.act(Action::Choose(Target::Next)) {
            book.push(("refused", refused(&ended, Some(Target::Next), refusal).0));
        }
    }
}

/// All that is told of a moment of a game.
fn moment<F: Played>(session: &Session<F>, targets: &[Target], book: &mut Book) {
    book.push(("announced", say(&caption::announcement(session))));
    for line in F::lines(session) {
        book.push(("log", format!("{} [{}]", say(&line.message), clauses(session, &line.clauses))));
    }
    if let Some((before, events)) = session.replay(session.cursor()) {
        let run = Run::<F>::of(before, events);
        let steps = (1..=run.steps()).filter_map(|steps| session.game().step_message(&run, steps));
        book.extend(steps.map(|step| ("step", say(&step))));
    }
    answers(session, book);
    if let Some(NoChoice { why, .. }) = F::no_choice(session) {
        book.push((
            "announced",
            format!("{} [{}]", say(&why.message), clauses(session, why.clause.as_slice())),
        ));
    }
    refusals(session, targets, book);
    // one choice that is begun and not complete
    let begun =
        targets.iter().find(|&&target| session.may_choose(target) && session.completes(target).is_none());
    if let Some(begun) = begun.and_then(|&target| session.act(Action::Choose(target)).ok()) {
        answers(&begun, book);
        refusals(&begun, targets, book);
    }
    if let Some(outcome) = session.outcome() {
        let ended = say(&caption::end_message(session, outcome));
        book.push(("result", format!("{ended} [{}]", clauses(session, &[outcome.clause]))));
    }
}

fn game<F: Played>(text: &str, targets: impl Fn(&F) -> Vec<Target>) -> (Kind, usize, Book) {
    let record = Record::<F>::read(text).expect("a record of a legal game");
    let mut book = Book::new();
    book.push(("announced", say(&caption::rules_message(&record.game, record.preset))));
    let targets = targets(&record.game);
    let mut session = Session::new(record.game, record.setup.unwrap_or(record.game.start()));
    for action in [Action::Undo, Action::Redo] {
        let refusal = session.act(action).expect_err("nothing has been played");
        book.push(("refused", refused(&session, None, refusal).0));
    }
    moment(&session, &targets, &mut book);
    let half = record.moves.len() / 2;
    for chosen in record.moves {
        session.push(chosen).expect("a legal move");
        moment(&session, &targets, &mut book);
        if session.cursor() == half {
            stopped(&session, &mut book);
        }
    }
    for RoundRow { round, seats, .. } in F::rounds(&session) {
        book.push(("rounds", round.to_string()));
        let cell = |seat: SeatRow| format!("{}{}", seat.held, seat.carried.unwrap_or_default());
        book.extend(seats.into_iter().map(|seat| ("rounds", cell(seat))));
    }
    (record.game.kind(), session.moves().len(), book)
}

fn holes(game: &Sowing) -> Vec<Target> {
    let others =
        [Target::Next, Target::Number(1), Target::Direction(Direction::Clockwise), Target::Column(0)];
    (0..=2 * game.row()).map(|hole| Target::Hole(Hole(hole))).chain(others).collect()
}

fn points(_: &Pasang) -> Vec<Target> {
    let columns = (0..=SIDE).map(Target::Column);
    let points = (0..=SIDE * SIDE).map(|point| Target::Point(Point(point)));
    columns.chain(points).chain([Target::Next]).collect()
}

/// What of a sentence is not a number or a letter: its words, each once.
fn shape(sentence: &str) -> String {
    let small = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    let word = |word: &str| {
        let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        let is_number = small.contains(&bare) || bare.chars().any(|letter| letter.is_ascii_digit());
        match is_number || bare.chars().count() < 2 {
            true => "#".to_string(),
            false => bare.to_string(),
        }
    };
    let words: BTreeSet<_> = sentence.split_whitespace().map(word).collect();
    words.into_iter().collect::<Vec<_>>().join(" ")
}

/// A sum of text that is the same on every machine (FNV-1a).
fn sum<'a>(sentences: impl Iterator<Item = &'a str>) -> u64 {
    let bytes = sentences.flat_map(|sentence| sentence.bytes().chain([b'\n']));
    bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn whole(book: &Book) -> String {
    book.iter().map(|(kind, says)| format!("{kind}: {says}\n")).collect()
}

#[test]
fn recorded_games_are_told_in_the_words_they_were() {
    let (sowing, pasang) = (sowing(), texts("pasang"));
    let mut all: Vec<(String, (Kind, usize, Book))> = Vec::new();
    thread::scope(|scope| {
        let of_pasang = scope.spawn(|| {
            let told =
                |(name, text): (&String, &String)| (format!("pasang/{name}"), game::<Pasang>(text, points));
            pasang.iter().map(told).collect::<Vec<_>>()
        });
        all.extend(sowing.iter().map(|(name, text)| (name.clone(), game::<Sowing>(text, holes))));
        all.extend(of_pasang.join().expect("games of Pasang"));
    });
    let books: BTreeMap<_, _> = all.into_iter().collect();

    let mut said = Vec::new();
    for kind in Kind::ALL {
        let of_kind: BTreeMap<_, _> = books.iter().filter(|(_, told)| told.0 == kind).collect();
        let (sums, examples) = summed(&of_kind);
        said.extend([(file(kind, "sums"), sums), (file(kind, "examples"), examples)]);
        let (.., book) =
            of_kind.values().min_by_key(|(_, moves, _)| *moves).expect("a recorded game of each");
        let few = book.iter().filter(|(kind, _)| !["step", "refused"].contains(kind)).cloned().collect();
        said.push((file(kind, "told"), whole(&few)));
    }
    hold_or(&said, || {
        let all: String =
            books.iter().map(|(name, (.., book))| format!("# {name}\n{}", whole(book))).collect();
        fs::write(Path::new(env!("CARGO_TARGET_TMPDIR")).join("told.txt"), all).expect("a file to write to");
    });
}

/// Of the records of a game the count and the sum of each kind of sentence, and an example of each sentence.
fn summed(books: &BTreeMap<&String, &(Kind, usize, Book)>) -> (String, String) {
    let (mut sums, mut times) = (String::new(), HashMap::<_, usize>::new());
    for (name, (_, _, book)) in books {
        for kind in KINDS {
            let of_kind = || book.iter().filter(|(known, _)| *known == kind).map(|(_, says)| says.as_str());
            writeln!(sums, "{name} {kind} {} {:016x}", of_kind().count(), sum(of_kind())).expect("text");
            of_kind().for_each(|says| *times.entry((kind, says)).or_default() += 1);
        }
    }
    let mut examples = BTreeMap::<_, (usize, &str)>::new();
    for ((kind, says), times) in times.into_iter().filter(|((kind, _), _)| *kind != "rounds") {
        let (count, example) = examples.entry((kind, shape(says))).or_insert((0, says));
        (*count, *example) = (*count + times, says.min(example));
    }
    let examples: String =
        examples.into_iter().map(|((kind, _), (count, says))| format!("{kind} ×{count}: {says}\n")).collect();
    (sums, examples)
}
