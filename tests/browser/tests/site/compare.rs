//! Two readings on two boards: an example stepped to its difference by keys, a move tapped on one board, and the page of
//! every game.

use browser_tests::{Key, Page, Result, game::hit, run, samples, site};
use papan::{
    engine::{Kind, pasang::Pasang},
    lesson::{
        apart::{Apart, Length, lines},
        compare::Difference,
        compare_link,
        seen::Compared,
    },
    words::{compare::CompareText, say},
};

/// How many marks of a difference each board has.
const RINGS: &str =
    "return [1, 2].map(side => document.querySelectorAll(`[data-side='${side}'] .pp-differs`).length)";

fn first_sowing() -> papan::engine::sowing::Kind {
    let sowing = Kind::ALL.into_iter().find_map(|kind| match kind {
        Kind::Sowing(kind) => Some(kind),
        Kind::Pasang => None,
    });
    sowing.expect("a sowing game")
}

/// The first line of a game whose boards part in an event of a move.
fn example(kind: papan::engine::sowing::Kind) -> Apart<'static> {
    let parts = |line: &Apart| {
        let parting = line.play(kind.game()).and_then(|played| played.parting);
        parting.is_some_and(|parting| parting.what == Difference::Event && parting.number > 1)
    };
    lines(kind.into()).into_iter().find(parts).expect("an example")
}

async fn parted(page: &Page) -> Result {
    page.wait_for(".cmp-status .cmp-parts").await
}

#[test]
fn an_example_is_stepped_to_its_difference_by_keys() {
    run(async |page| {
        let site = site(|_| ())?;
        let kind = first_sowing();
        let line = example(kind);
        page.open(&site.url(&format!("{}/compare/", kind.name()))).await?;
        page.live().await?;
        let link = format!("#{}-{} a[data-example]", line.reading, line.values[1]);
        page.tab_to(&link, 200).await?;
        page.press(Key::Enter).await?;
        page.until("the example", "return document.activeElement.id == 'compare-title'").await?;
        let played = line.play(kind.game()).expect("a game");
        let parting = played.parting.expect("a difference");
        assert_eq!(page.count(".cmp-status .cmp-parts").await?, 0);
        page.tab_to("[data-t=step-on]", 60).await?;
        for _ in 0..parting.steps {
            assert_eq!(page.count("#compare .cmp-what").await?, 0);
            page.press(Key::Enter).await?;
        }
        parted(page).await?;
        let said = page.text(".cmp-status .cmp-parts").await?;
        assert_eq!(said, say(&CompareText::PartsEvent { number: parting.number }));
        assert_eq!(page.count("#compare .cmp-what").await?, 2);
        assert_eq!(page.count("#compare .cmp-rule a[href*='evidence/index.html#']").await?, 2);
        let rings = page.js(RINGS).await?;
        let rings: Vec<u64> = serde_json::from_value(rings).expect("numbers");
        assert!(rings.iter().all(|count| *count > 0), "{rings:?}");
        // the address opens the same
        page.until("the address", "return /moves=/.test(location.hash)").await?;
        let address = page.js("return location.hash.slice(1)").await?;
        let read = compare_link::read(kind.game(), address.as_str().expect("an address"));
        assert_eq!((read.error, read.comparison.parting), (None, Some(parting)));
        // at the end of the game there is no moment
        assert!([None, Some((parting.number, Some(parting.steps)))].contains(&read.at), "{:?}", read.at);
        Ok(())
    });
}

#[test]
fn a_move_on_one_board_is_played_on_both() {
    run(async |page| {
        let site = site(|_| ())?;
        let kind = first_sowing();
        let game = kind.game();
        let line = example(kind);
        let [a, b] = line.readings(game).expect("readings");
        page.open(&site.url(&format!("{}/compare/#a={a}&b={b}&speed=instant", kind.name()))).await?;
        page.live().await?;
        let word = line.move_words().next().expect("a move");
        page.click(&format!("[data-side='2'] {}", hit(word.chars().next().expect("a letter")))).await?;
        page.until("the move", "return /moves=/.test(location.hash)").await?;
        page.until("its end", "return !document.querySelector('.air')").await?;
        let counts = "return [1, 2].map(side => [...document.querySelectorAll(`[data-side='${side}'] .pp-fig`)].map(figure => figure.textContent).join())";
        let counts: Vec<String> = serde_json::from_value(page.js(counts).await?).expect("texts");
        assert_eq!(counts[0], counts[1]);
        let alike =
            line.play(game).and_then(|played| played.sessions[0].after(1).copied()).expect("a position");
        // the figures of the board have no names
        let figures = browser_tests::game::figures(&game, &alike);
        let mut wanted: Vec<&str> = figures.iter().filter_map(|named| named.rsplit(' ').next()).collect();
        let mut shown: Vec<&str> = counts[0].split(',').collect();
        wanted.sort_unstable();
        shown.sort_unstable();
        assert_eq!(shown, wanted);
        Ok(())
    });
}

fn differs<F: Compared>(plain: F) -> bool {
    let line = lines(plain.kind()).into_iter().find(|line| line.length != Length::None);
    line.and_then(|line| line.play(plain)).is_some_and(|played| played.parting.is_some())
}

#[test]
fn the_page_of_every_game_says_a_difference() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in samples() {
            let known = match kind {
                Kind::Sowing(kind) => differs(kind.game()),
                Kind::Pasang => differs(Pasang::default()),
            };
            assert!(known, "{}", kind.name());
            page.open(&site.url(&format!("{}/compare/", kind.name()))).await?;
            page.live().await?;
            if page.count("[data-t=compare-difference]").await? > 0 {
                page.click("[data-t=compare-difference]").await?;
            }
            parted(page).await?;
            assert!(page.count("[data-side] .board").await? == 2, "{}", kind.name());
            assert_eq!(
                page.console_errors().await?.unwrap_or_default(),
                Vec::<String>::new(),
                "{}",
                kind.name()
            );
            // from example to example there is always a way on
            page.click("[data-t=compare-another]").await?;
            page.until("another", "return document.activeElement.id == 'compare-title'").await?;
        }
        Ok(())
    });
}
