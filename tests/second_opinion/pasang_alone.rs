//! The plain telling of Pasang by itself: the counts, the vectors and the statistics of `rules/`, and the laws
//! over random games of any reading.

use fastrand::Rng;

use crate::{
    pasang::{Choice, ENCYCLOPEDIA, Lines, Method, Pasang, Piece, Rows, Table, start},
    pasang_patterns::{checker, modern, pattern_1, pattern_2, pattern_2_as_printed, symmetrical},
};

/// Sequences of moves of this length; a game that has ended has none.
fn perft(game: &Pasang, table: &Table, length: usize) -> usize {
    let legal = game.legal(table);
    if length == 1 {
        return legal.len();
    }
    let after = |&choice| {
        let mut table = table.clone();
        game.play(&mut table, choice);
        perft(game, &table, length - 1)
    };
    legal.iter().map(after).sum()
}

#[test]
fn the_counts_of_pasang() {
    use Method::{Either, Jump, Slide};
    for (rows, method, counts) in [
        (pattern_1(), Slide, [850, 12912, 60078]),
        (pattern_1(), Jump, [745, 9680, 39836]),
        (pattern_1(), Either, [1595, 44956, 197847]),
        (pattern_2(), Slide, [800, 10782, 75476]),
        (pattern_2(), Jump, [890, 13946, 86522]),
        (pattern_2(), Either, [1690, 49258, 324198]),
        (checker(), Slide, [1450, 36150, 27320]),
        (checker(), Jump, [800, 11040, 10028]),
        (checker(), Either, [2250, 87230, 70548]),
    ] {
        let game = Pasang { method, ..ENCYCLOPEDIA };
        let told = [1, 2, 3, 4, 5].map(|length| perft(&game, &start(&rows), length));
        assert_eq!(told, [11, 60, counts[0], counts[1], counts[2]], "{method:?}");
    }
}

/// After these two passages, columns from 1.
fn opened(game: &Pasang, rows: &Rows, south: usize, north: usize) -> Table {
    let mut table = start(rows);
    for column in [south, north] {
        let choice = Choice::Passage(column - 1);
        assert!(game.legal(&table).contains(&choice));
        game.play(&mut table, choice);
    }
    table
}

fn by_method(method: Method) -> Pasang {
    Pasang { method, ..ENCYCLOPEDIA }
}

#[test]
fn the_vectors_of_pasang() {
    for (rows, vectors) in [
        (pattern_1(), [([10, 10], 7, 8), ([8, 8], 19, 18), ([5, 9], 10, 10)]),
        (pattern_2(), [([7, 7], 4, 3), ([8, 8], 9, 10), ([8, 7], 13, 11)]),
        (checker(), [([7, 7], 10, 5), ([7, 7], 30, 15), ([8, 8], 20, 10)]),
    ] {
        for ((south, north), (points, slides, jumps)) in [(1, 11), (3, 9), (6, 4)].into_iter().zip(vectors) {
            let table = opened(&ENCYCLOPEDIA, &rows, south, north);
            let choices = |method| by_method(method).legal(&table).len();
            assert_eq!(
                (table.scores, choices(Method::Slide), choices(Method::Jump)),
                (points, slides, jumps)
            );
        }
    }
}

/// South's choices of a ka over all pairs of passages: least, tenths of the mean, most.
#[test]
fn the_choices_of_the_modern_patterns() {
    let told = [
        ([10, 185, 28], [5, 148, 23]),
        ([10, 183, 25], [10, 192, 30]),
        ([9, 168, 24], [8, 120, 20]),
        ([9, 140, 20], [6, 113, 19]),
        ([8, 143, 22], [4, 117, 21]),
        ([8, 153, 24], [5, 112, 20]),
        ([5, 137, 25], [6, 132, 27]),
        ([8, 168, 24], [7, 120, 19]),
        ([7, 133, 23], [10, 167, 25]),
        ([8, 128, 23], [6, 119, 21]),
        ([9, 160, 24], [4, 106, 18]),
        ([9, 152, 24], [8, 138, 23]),
    ];
    for (number, (rows, (slides, jumps))) in modern().into_iter().zip(told).enumerate() {
        for (method, told) in [(Method::Slide, slides), (Method::Jump, jumps)] {
            let (game, mut counts) = (by_method(method), Vec::new());
            for south in game.legal(&start(&rows)) {
                let mut table = start(&rows);
                game.play(&mut table, south);
                for north in game.legal(&table) {
                    let mut table = table.clone();
                    game.play(&mut table, north);
                    counts.push(game.legal(&table).len());
                }
            }
            let (least, most) = (counts.iter().min(), counts.iter().max());
            assert_eq!((counts.len(), least, most), (60, Some(&told[0]), Some(&told[2])), "{number}");
            // a mean that lies half-way between two tenths may be rounded either way
            let off = (10 * counts.iter().sum::<usize>()).abs_diff(60 * told[1]);
            assert!(off <= 30, "{number} {method:?}: {off} sixtieths of a tenth");
        }
    }
}

/// The most choices of a ka by sliding or jumping in five rows, whatever the colours: fifty with joined lines.
#[test]
fn at_most_fifty_choices_of_a_ka() {
    for (lines, most) in [(Lines::Joined, 50), (Lines::Separate, 60), (Lines::Either, 60)] {
        let game = Pasang { lines, method: Method::Either, ..ENCYCLOPEDIA };
        let mut found = 0;
        for (passage, colours) in
            (0..11).flat_map(|passage| (0..1 << 10).map(move |colours| (passage, colours)))
        {
            let mut table = start(&[[b'_'; 11]; 11]);
            let mut bits = colours;
            for column in (0..11).filter(|&column| column != passage) {
                table.board[0][column] = Some(if bits & 1 == 0 { Piece::Black } else { Piece::White });
                bits >>= 1;
            }
            // one token north of the passage: a line along the column as well
            table.board[8][passage] = Some(Piece::Black);
            table.passages = [Some(passage), Some(10 - passage)];
            found = found.max(game.legal(&table).len());
        }
        assert_eq!(5 * found, most, "{lines:?}");
    }
}

/// A random game that has ended: its last position, how, after how many moves, and the first move at which
/// another line rule would have offered others.
struct Played {
    table: Table,
    winners: [bool; 2],
    clause: &'static str,
    moves: usize,
    differs: Option<usize>,
}

fn random_game(game: &Pasang, rows: &Rows, rng: &mut Rng) -> Played {
    let (mut table, mut differs) = (start(rows), None);
    let all = if *rows == pattern_2_as_printed() { 181 } else { 180 };
    for moves in 0.. {
        let legal = game.legal(&table);
        if let Some((winners, clause)) = game.end(&table, &legal) {
            return Played { table, winners, clause, moves, differs };
        }
        let other = |lines| Pasang { lines, ..*game }.legal(&table) != legal;
        if differs.is_none() && [Lines::Joined, Lines::Separate, Lines::Either].into_iter().any(other) {
            differs = Some(moves + 1);
        }
        game.play(&mut table, legal[rng.usize(..legal.len())]);
        let tokens = table.tokens();
        let counted = game.ka_scored && tokens.is_empty();
        let kas = if counted { 0 } else { kas(&table) };
        assert_eq!(tokens.iter().sum::<u32>() + table.scores.iter().sum::<u32>() + kas, all, "{table:?}");
    }
    unreachable!("every move takes a token")
}

/// What the kas were worth as tokens.
fn kas(table: &Table) -> u32 {
    table.ka_tokens.iter().flatten().map(|&token| if token == Piece::Black { 1 } else { 2 }).sum()
}

#[test]
fn random_games_of_pasang() {
    let mut rng = Rng::with_seed(2010);
    let with = |lines| Pasang { lines, ..ENCYCLOPEDIA };
    let near = |told: f64, wanted: f64, off: f64| (told - wanted).abs() <= off;
    // moves on average; of a hundred games how many end in suntuk, how many South wins
    for (name, rows, lines, games, moves, shares) in [
        ("pattern 1", pattern_1(), Lines::Joined, 2000, 45.0, Some([76.0, 42.0])),
        ("pattern 2", pattern_2(), Lines::Joined, 2000, 44.0, Some([86.0, 52.0])),
        ("checker", checker(), Lines::Joined, 2000, 17.0, Some([95.0, 31.0])),
        ("pattern 2, separate sides", pattern_2(), Lines::Separate, 300, 70.0, None),
        ("pattern 2, either", pattern_2(), Lines::Either, 300, 70.0, None),
        ("checker, separate sides", checker(), Lines::Separate, 300, 106.5, None),
        ("checker, either", checker(), Lines::Either, 300, 106.5, None),
    ] {
        let played: Vec<Played> = (0..games).map(|_| random_game(&with(lines), &rows, &mut rng)).collect();
        let part = |test: &dyn Fn(&Played) -> bool| {
            100.0 * played.iter().filter(|game| test(game)).count() as f64 / games as f64
        };
        let mean = played.iter().map(|game| game.moves).sum::<usize>() as f64 / games as f64;
        let stuck = part(&|game| game.clause.starts_with("pas.suntuk"));
        let south = part(&|game| game.winners == [true, false]);
        let longest = played.iter().map(|game| game.moves).max();
        // seen with `--nocapture`
        println!("{name}: {mean:.1} moves, longest {longest:?}, suntuk {stuck:.1} %, South {south:.1} %");
        assert!(near(mean, moves, 2.5), "{name}: {mean} moves");
        if let Some([wanted_stuck, wanted_south]) = shares {
            assert!(
                near(stuck, wanted_stuck, 3.0) && near(south, wanted_south, 4.0),
                "{name}: {stuck} {south}"
            );
        }
        let cleared = played.iter().filter(|game| game.clause.starts_with("pas.cleared"));
        for Played { table, .. } in cleared {
            assert_eq!(table.scores.iter().sum::<u32>(), 180 - kas(table));
        }
        if name == "pattern 1" {
            assert_eq!(played.iter().filter_map(|game| game.differs).min(), Some(3));
            assert!(played.iter().all(|game| game.differs.is_some()), "the line rule always matters");
        }
        if name == "checker" {
            let mut lengths: Vec<usize> = played.iter().map(|game| game.moves).collect();
            lengths.sort_unstable();
            assert_eq!(lengths[games / 2], 4, "sudden death");
        }
    }
}

#[test]
fn random_games_of_any_reading_of_pasang() {
    let mut rng = Rng::with_seed(2012);
    for number in 0..1000 {
        let game = Pasang {
            lines: [Lines::Joined, Lines::Separate, Lines::Either][rng.usize(..3)],
            odd_part: rng.bool(),
            free_second: rng.bool(),
            method: [Method::Slide, Method::Jump, Method::Either][rng.usize(..3)],
            jumps_nothing: rng.bool(),
            crosses_centre: rng.bool(),
            ka_scored: rng.bool(),
            alternates: rng.bool(),
        };
        let rows = if number % 4 == 0 { pattern_2_as_printed() } else { symmetrical(&mut rng) };
        let played = random_game(&game, &rows, &mut rng);
        if played.clause.starts_with("pas.suntuk") {
            assert_eq!(played.winners, [0, 1].map(|seat| seat != played.table.turn));
        }
        let starter = if game.alternates { 1 } else { 1 - played.table.turn };
        assert_eq!(game.next_starter(&played.table), starter);
    }
}
