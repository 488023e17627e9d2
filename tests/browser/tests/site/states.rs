//! axe-core finds nothing wrong in any state of a game, in any colours.

use browser_tests::{
    Frame, Page, Result,
    axe::themes,
    game::{self, hit, own_shapes},
    run, site,
};
use papan::engine::{
    Hole,
    sowing::{Kind, position::Event},
};

/// The first shape in all colours, each of the others in one: what is coloured is the same in all of them.
fn colours(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::MangalaSuez => &["light"],
        Kind::KotuBaendum => &["dark"],
        Kind::RajaPasuMandiri => &["contrast"],
        _ => themes(),
    }
}

async fn assert_accessible(page: &Page, kind: Kind, place: &str) -> Result {
    assert_eq!(page.axe_in(colours(kind)).await?, Vec::<String>::new(), "{place}");
    Ok(())
}

/// Runs a test for each game, with moves whose last one is long enough to be looked into.
fn each(test: impl AsyncFn(&Page, &browser_tests::Server, Kind, &str) -> Result) {
    for (kind, words) in own_shapes() {
        run(async |page| {
            let site = site(|_| ())?;
            test(page, &site, kind, &format!("moves={}", words.join("_"))).await
        });
    }
}

#[test]
fn the_menu_with_names_and_kept_games() {
    each(async |page, site, kind, list| {
        // a game that is kept, ended by its persons, and one that is not
        for end in ["", "&end=agreed"] {
            page.open_game(site, kind, "speed=instant").await?;
            page.open_game(site, kind, &format!("{list}{end}&speed=instant")).await?;
            page.click("#undo").await?;
            page.click("#redo").await?;
            page.until(
                "the game to be kept",
                "return Object.keys(localStorage).some(key => key.includes(':game:'))",
            )
            .await?;
        }
        page.click("#menu-open").await?;
        page.wait_for("dialog#menu[open]").await?;
        page.wait_for("#saved-list li").await?;
        for (field, name) in [("#name-first", "Ama Serwaa"), ("#name-second", "نور")] {
            page.click(field).await?;
            page.keys(name).await?;
        }
        page.press(browser_tests::Key::Tab).await?;
        page.until(
            "the name at the seat",
            "return [...document.querySelectorAll('.seat .name')].some(name => name.textContent == 'Ama Serwaa')",
        )
        .await?;
        assert_accessible(page, kind, &format!("{kind:?}: menu")).await?;
        page.click("#menu [data-t=close]").await?;
        assert_accessible(page, kind, &format!("{kind:?}: names at the seats")).await
    });
}

#[test]
fn a_new_game_that_differs() {
    each(async |page, site, kind, list| {
        page.open_game(site, kind, list).await?;
        page.click("#new").await?;
        page.open_rules().await?;
        let preset = kind.presets().last().unwrap().name;
        let select = page.find("#preset").await?;
        page.answer("a preset", select.select_by_value(preset)).await?;
        page.until("its words", "return document.querySelector('#setup-differs').textContent").await?;
        assert_accessible(page, kind, &format!("{kind:?}: new game")).await
    });
}

#[test]
fn a_refusal_and_a_result() {
    each(async |page, site, kind, list| {
        let game = kind.game();
        page.open_game(site, kind, list).await?;
        let words: Vec<_> = list.trim_start_matches("moves=").split('_').collect();
        let session = game::after(game, &words);
        let all = (0..2 * game.row()).map(|hole| papan::notation::hole_letter(Hole(hole), game.row()));
        let refused = all.into_iter().find(|letter| !game::legal(&session).contains(letter)).unwrap();
        page.click(&hit(refused)).await?;
        page.wait_for("#why .cl").await?;
        assert_accessible(page, kind, &format!("{kind:?}: refusal")).await?;
        // by its rules, by its persons
        for end in [game::moves(&game, &game::random(game, 10)), format!("{list}&end=resigned-first")] {
            page.open_game(site, kind, &end).await?;
            page.wait_for("#result").await?;
            assert_accessible(page, kind, &format!("{kind:?}: result of {end}")).await?;
        }
        Ok(())
    });
}

#[test]
fn where_nobody_chooses() {
    run(async |page| {
        let site = site(|_| ())?;
        let kind = Kind::MangalaSuez;
        let game = kind.preset("parker-1909").unwrap();
        let list = game::moves(&game, &game::random(game, 9)[..5]);
        page.open_game(&site, kind, &format!("r=parker-1909&{list}&forced=wait")).await?;
        assert!(page.cites("#only", "suez.follow").await?);
        assert_accessible(page, kind, "Mangala: nobody chooses").await?;
        page.open_game(&site, kind, "r=catalogue.empties-random&moves=xa").await?;
        assert!(page.cites("#only", "suez.empties").await?);
        assert_accessible(page, kind, "Mangala: the lot").await
    });
}

#[test]
fn inside_a_move() {
    each(async |page, site, kind, list| {
        let last = list.split('_').count();
        for step in [0, 3] {
            page.open_game(site, kind, &format!("{list}&at=m{last}.s{step}")).await?;
            page.wait_for(&format!(".air [data-step=\"{step}\"]")).await?;
            assert_accessible(page, kind, &format!("{kind:?}: step {step}")).await?;
        }
        Ok(())
    });
}

#[test]
fn a_hole_that_is_pointed_at() {
    each(async |page, site, kind, list| {
        page.open_game(site, kind, list).await?;
        page.hover("circle.hit:not([aria-disabled])").await?;
        page.wait_for(".board use[href$=\"-g\"]").await?;
        assert_accessible(page, kind, &format!("{kind:?}: ghost")).await?;
        page.focus("circle.hit:not([aria-disabled])").await?;
        assert_accessible(page, kind, &format!("{kind:?}: focus")).await
    });
}

#[test]
fn a_board_that_is_turned() {
    each(async |page, site, kind, list| {
        page.open_game(site, kind, &format!("{list}&orient=second")).await?;
        page.wait_for(".stage[data-near=second]").await?;
        assert_accessible(page, kind, &format!("{kind:?}: turned to the second seat")).await?;
        for orient in ["first", "second"] {
            let url = site.url(&format!("{}/?{orient}#{list}&orient={orient}", kind.name()));
            page.open_in(site, Frame::sized(&url, 360, 740)).await?;
            page.live().await?;
            page.wait_for("svg.board[data-lay=upright]").await?;
            assert_accessible(page, kind, &format!("{kind:?}: phone, {orient}")).await?;
        }
        Ok(())
    });
}

#[test]
fn a_long_relay_told_lap_by_lap() {
    run(async |page| {
        let site = site(|_| ())?;
        let kind = Kind::MangalaSuez;
        let game = kind.game();
        // the game whose fifth sowing at the latest lifts most often
        let lifts = |moves: &[papan::engine::sowing::Move]| {
            let moments = game::moments(game, moves);
            let (_, events) = moments[moves.len()].replay(moves.len()).unwrap();
            events.iter().filter(|cited| matches!(cited.event, Event::Lift { .. })).count()
        };
        let starts = game::games(game, 60)
            .flat_map(|moves| (4..=8).map(move |n| moves[..n.min(moves.len())].to_vec()));
        let longest = starts.max_by_key(|moves| lifts(moves)).unwrap();
        let laps = lifts(&longest);
        assert!(laps > 12, "{laps}");
        page.open_game(&site, kind, &game::moves(&game, &longest)).await?;
        assert_eq!(page.count("#log .lap").await?, laps as u64);
        assert_accessible(page, kind, "Mangala: a long relay").await?;
        page.open(&site.url(&format!(
            "embed/v1/{}/?{}&ui=source,moves,time,score,title,controls,share",
            kind.name(),
            game::moves(&game, &longest)
        )))
        .await?;
        page.live().await?;
        page.log_written().await?;
        assert_eq!(page.count("#log .lap").await?, laps as u64);
        assert_accessible(page, kind, "Mangala: a long relay in somebody else’s page").await
    });
}
