//! Matches of rounds: the way round chosen with a first move, the pause between two rounds, a short row arranged
//! on the board, three persons at one board.

use std::fs;

use browser_tests::{
    Key, Page, Result,
    game::{figures, hit, moments, taps},
    room, run, site,
};
use papan::{
    engine::{
        Game, Hole,
        sowing::{
            Kind, Move, Sowing,
            position::{Mark, Position},
        },
    },
    notation::{Record, hole_letter, write_move, write_readings},
    playout::Playouts,
};

/// The moves of a first round of Kotu Baendum after which somebody has few enough to arrange them, and how he does.
fn to_arrange() -> (Vec<Move>, [u8; 7]) {
    let game = Kind::KotuBaendum.game();
    for seed in 0..2000 {
        let (mut moves, mut found) = (Vec::new(), None);
        Playouts::new(game, seed).play(game.start(), |before, chosen, _| {
            if let (Move::Arrange(counts), 1, None) = (chosen, before.round(), &found) {
                found = Some((moves.clone(), counts));
            }
            moves.push(chosen);
        });
        if let Some(found) = found {
            return found;
        }
    }
    panic!("nobody arranges")
}

fn address(kind: Kind, moves: &[Move]) -> String {
    let game = kind.game();
    let words: Vec<_> = moves.iter().map(|&chosen| write_move(&game, chosen)).collect();
    format!("{}/#v=1&moves={}&speed=instant", kind.name(), words.join("_"))
}

/// What the page shows is what the rules have.
async fn assert_lies(page: &Page, game: &Sowing, position: &Position) -> Result {
    assert_eq!(page.figures().await?, figures(game, position));
    Ok(())
}

#[test]
fn the_way_round_is_chosen_with_the_first_move() {
    run(async |page| {
        let site = site(|_| ())?;
        let game = Kind::KotuBaendum.game();
        page.open(&site.url("kotu-baendum/#speed=instant")).await?;
        page.live().await?;
        page.click(&hit('a')).await?;
        page.wait_for("#way").await?;
        page.until("the focus to go on to the ways", "return !!document.activeElement.closest('#way')")
            .await?;
        assert!(page.text("#which-way").await?.contains("’s a:"), "which hole waits");
        // nothing has been played; another hole can take its place, and the choice can be given up
        assert_lies(page, &game, &game.start()).await?;
        page.click(&hit('g')).await?;
        page.until(
            "the other hole",
            "return document.querySelector('#which-way').textContent.includes(' g:')",
        )
        .await?;
        page.press(Key::Escape).await?;
        page.until("the ways to go", "return !document.querySelector('#way')").await?;
        page.until("the focus on the board", "return document.activeElement.matches('circle.hit')").await?;
        page.click(&hit('g')).await?;
        page.click("[data-t=\"way-c\"]").await?;
        page.wait_for("#moves [data-move=\"1\"] [aria-current]").await?;
        assert!(page.text("#round").await?.contains("clockwise"));
        assert!(page.text("#moves").await?.contains("g~"));
        let played = moments(game, &[Move::SowClockwise(Hole(6))]);
        assert_lies(page, &game, played[1].position()).await?;
        // the way is chosen for the round: nobody is asked again
        page.click(&hit('A')).await?;
        page.wait_for("#moves [data-move=\"2\"]").await?;
        assert_eq!(page.count("#way").await?, 0);
        Ok(())
    });
}

#[test]
fn the_next_round_begins_when_somebody_says_so() {
    for kind in Kind::ALL.into_iter().filter(|kind| kind.has_rounds()) {
        run(async |page| {
            let site = site(|_| ())?;
            let game = kind.game();
            let mut moves = Vec::new();
            let mut over = false;
            Playouts::new(game, 11).play(game.start(), |_, chosen, after| {
                if !over {
                    moves.push(chosen);
                }
                over |= after.is_between();
            });
            let all = moments(game, &moves);
            let between = &all[moves.len()];
            assert!(between.may_choose(papan::engine::Target::Next), "{} can be refilled", kind.name());
            page.open(&site.url(&address(kind, &moves))).await?;
            page.live().await?;
            page.wait_for("#between").await?;
            let says = page.text("#round-over").await?;
            for seat in game.seats().iter() {
                let held = game.scores(between.position())[seat.index()].to_string();
                assert!(says.contains(&held), "{says}");
                assert_eq!(page.text(&format!("[data-score=\"{}\"]", seat.name())).await?, held);
            }
            // and by which rule it is over
            let (_, clause) = papan::story::sowing::caption::round_end(between).expect("an end");
            let clause = kind.clauses()[usize::from(clause.0)].id;
            assert!(page.cites("#between", clause).await?, "{clause}");
            page.wait_for("#rounds tr").await?;
            assert_eq!(page.count("#rounds tr").await?, 1);
            // a hole cannot be played, and the refusal says so
            page.click(&hit('d')).await?;
            page.wait_for("#why .cl").await?;
            page.focus(".board .hit[tabindex=\"0\"]").await?;
            page.keys("n").await?;
            page.wait_for(&format!("#moves [data-move=\"{}\"] [aria-current]", moves.len() + 1)).await?;
            assert_eq!(page.count("#between").await?, 0);
            let next = between.play(Move::Next).unwrap();
            assert_lies(page, &game, next.position()).await?;
            assert!(page.text("#round").await?.contains("Round 2"));
            for hole in (0..14).map(Hole).filter(|&hole| next.position().mark(hole) == Mark::Closed) {
                let name = page.name(&hit(hole_letter(hole, 7))).await?;
                assert!(name.contains("closed"), "{name}");
            }
            Ok(())
        });
    }
}

#[test]
fn a_short_row_is_arranged_on_the_board() {
    run(async |page| {
        let site = site(|_| ())?;
        let (moves, counts) = to_arrange();
        let game = Kind::KotuBaendum.game();
        let all = moments(game, &moves);
        let between = &all[moves.len()];
        let seat = between.position().to_move();
        page.open(&site.url(&address(Kind::KotuBaendum, &moves))).await?;
        page.live().await?;
        page.click("[data-t=\"arrange\"]").await?;
        page.wait_for("#arranging").await?;
        // with nothing laid the round cannot begin, and the clause says why
        page.click("[data-t=\"laid\"]").await?;
        page.wait_for("#why .cl").await?;
        assert!(page.cites("#why", "kotu.twelve").await?);
        // a hole of the other row is none of his
        let theirs = if seat.index() == 0 { 'A' } else { 'a' };
        page.click(&hit(theirs)).await?;
        page.wait_for("#why .cl").await?;
        // past its most a hole is emptied again
        let first = if seat.index() == 0 { 'a' } else { 'A' };
        for laid in ["1", "2", "0"] {
            page.click(&hit(first)).await?;
            let script =
                format!("return document.querySelector('[data-count={first}]').textContent == '{laid}'");
            page.until("the hole to show it", &script).await?;
        }
        let rest = taps(&game, between.position(), Move::Arrange(counts));
        for css in &rest[1..rest.len() - 1] {
            page.click(css).await?;
        }
        page.until(
            "all to lie",
            "return document.querySelector('#to-lay').textContent.includes('placed all')",
        )
        .await?;
        page.click(&rest[rest.len() - 1]).await?;
        page.wait_for(&format!("#moves [data-move=\"{}\"] [aria-current]", moves.len() + 1)).await?;
        let next = between.play(Move::Arrange(counts)).unwrap();
        assert_lies(page, &game, next.position()).await?;
        assert_eq!(page.count("#arranging").await?, 0);
        // and what was laid can be taken back
        page.click("#undo").await?;
        page.wait_for("#between").await?;
        assert_lies(page, &game, between.position()).await
    });
}

#[test]
fn a_row_is_arranged_by_keys_and_told() {
    run(async |page| {
        let site = site(|_| ())?;
        let (moves, _) = to_arrange();
        let all = moments(Kind::KotuBaendum.game(), &moves);
        let position = all[moves.len()].position();
        let (first, name) = if position.to_move().index() == 0 { ('a', "first") } else { ('A', "second") };
        page.open(&site.url(&address(Kind::KotuBaendum, &moves))).await?;
        page.live().await?;
        page.focus("[data-t=\"arrange\"]").await?;
        page.press(Key::Enter).await?;
        page.wait_for("#arranging").await?;
        assert_eq!(page.focused().await?, first.to_string(), "in the row that is arranged");
        let hears = async |says: &str| {
            let script = format!("return document.querySelector('#say').textContent.includes({says:?})");
            page.until(says, &script).await
        };
        page.press(Key::Enter).await?;
        hears(&format!("{first}: one. ")).await?;
        let count = position.store(position.to_move());
        let plate = format!("[data-score=\"{name}\"]");
        assert_eq!(page.text(&plate).await?, (count - 1).to_string(), "the plate follows the board");
        page.keys("p").await?;
        hears("may add to").await?;
        page.keys("u").await?;
        hears(&format!("{first}: none. ")).await?;
        assert_eq!(page.count("#arranging").await?, 1);
        page.keys("u").await?;
        hears("The row is not arranged.").await?;
        page.until("the arranging to go", "return !document.querySelector('#arranging')").await?;
        assert_eq!(page.text(&plate).await?, count.to_string());
        assert_eq!(page.focused().await?, first.to_string());
        Ok(())
    });
}

#[test]
fn three_persons_play_their_parts_around_one_board() {
    run(async |page| {
        let site = site(|_| ())?;
        let path = room("raja-pasu-mandiri").join("games/de_voogt_loan.txt");
        let record = <Record>::read(&fs::read_to_string(path).unwrap()).unwrap();
        let game = record.game;
        let all = moments(game, &record.moves);
        let in_debt = |number: &usize| !game.debts(all[*number].position()).is_empty();
        let number = (0..all.len()).find(in_debt).expect("a loan in the record");
        let words: Vec<_> = record.moves[..number].iter().map(|&chosen| write_move(&game, chosen)).collect();
        let readings = write_readings(&game, record.preset);
        let address = format!("#v=1&r={readings}&moves={}&speed=instant&orient=third", words.join("_"));
        page.open(&site.url(&format!("raja-pasu-mandiri/{address}"))).await?;
        page.live().await?;
        assert_eq!(page.attribute(".stage", "data-near").await?.as_deref(), Some("third"));
        let position = all[number].position();
        for (seat, side) in game.seats().iter().zip(["south", "north", "east"]) {
            let part = format!("{:?}", game.role(position, seat).unwrap());
            assert_eq!(page.text(&format!("[data-side=\"{side}\"] .role")).await?, part);
        }
        let (debtor, _, count) = game.debts(position)[0];
        let owes = page
            .text(&format!("[data-side=\"{}\"] .owes", ["south", "north", "east"][debtor.index()]))
            .await?;
        assert!(count == 7 && owes.contains("seven"), "{owes}");
        let over = (1..=number)
            .filter(|&at| all[at].position().is_between() && !all[at - 1].position().is_between());
        page.wait_for("#rounds tr").await?;
        assert_eq!(page.count("#rounds tr").await?, over.count() as u64);
        // a hole says whose it is
        for hole in (0..14).map(Hole) {
            let name = page.name(&hit(hole_letter(hole, 7))).await?;
            let owner = ["Player 1’s", "Player 2’s", "Player 3’s"][game.owner(position, hole).index()];
            assert!(name.starts_with(owner), "{name}");
        }
        assert_eq!(page.axe().await?, Vec::<String>::new());
        // names of three
        page.click("#menu-open").await?;
        page.wait_for("dialog#menu[open]").await?;
        page.focus("#name-third").await?;
        page.keys("Chandra").await?;
        page.press(Key::Tab).await?;
        page.until(
            "the name",
            "return document.querySelector('[data-side=east] .name')?.textContent == 'Chandra'",
        )
        .await
    });
}
