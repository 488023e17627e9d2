//! The pages of evidence and the map as readers use them: choosing rules and games, opening moments.

use browser_tests::{Frame, Page, Result, run, samples, site};
use papan::{
    catalogue::evidence::Subject,
    engine::{Kind, clause::Certainty},
    words::{explain::ExplainText, say},
};
use serde_json::json;

use crate::advice::analyse;

/// How many of the elements of a selector are seen.
async fn seen(page: &Page, css: &str) -> Result<usize> {
    let script =
        format!("return [...document.querySelectorAll('{css}')].filter(e => e.checkVisibility()).length");
    Ok(page.js(&script).await?.as_u64().unwrap_or_default() as usize)
}

#[test]
fn rules_are_chosen_by_certainty_without_scripts() {
    run(async |page| {
        let site = site(|options| options.scripts = false)?;
        for kind in samples() {
            page.open(&site.url(&format!("{}/evidence/", kind.name()))).await?;
            let clauses = kind.clauses();
            assert_eq!(seen(page, ".ev-clauses > li").await?, clauses.len(), "{kind:?}");
            for certainty in Certainty::ALL {
                let wanted = clauses.iter().filter(|clause| clause.certainty == certainty).count();
                if wanted > 0 {
                    page.click(&format!("#sure-{}", certainty.name())).await?;
                    assert_eq!(
                        seen(page, ".ev-clauses > li").await?,
                        wanted,
                        "{kind:?} {}",
                        certainty.name()
                    );
                }
            }
        }
        Ok(())
    });
}

#[test]
fn a_moment_opens_on_the_board_as_its_picture_shows_it() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in samples() {
            let path = format!("{}/evidence/", kind.name());
            page.open(&site.url(&path)).await?;
            let counts = "return [...document.querySelectorAll('.ev-moment')].map(f => [f.querySelector('a').href, [...f.querySelectorAll('.dg-hole + text')].map(t => t.textContent)])";
            let moments = page.js(counts).await?;
            let moments = moments.as_array().cloned().unwrap_or_default();
            assert!(moments.len() > 5, "{path}");
            // one from the middle of the list: all of them are opened by a test without a browser
            let (link, counts) = (&moments[moments.len() / 2][0], &moments[moments.len() / 2][1]);
            page.open(link.as_str().unwrap_or_default()).await?;
            page.live().await?;
            if !matches!(kind, Kind::Pasang) {
                let wanted = counts.as_array().cloned().unwrap_or_default();
                let figures = page.figures().await?;
                let shown = figures.iter().filter_map(|figure| Some(json!(figure.split_once(' ')?.1)));
                assert_eq!(shown.take(wanted.len()).collect::<Vec<_>>(), wanted, "{link}");
            }
        }
        Ok(())
    });
}

#[test]
fn the_map_shows_what_is_chosen_and_leads_to_the_pages() {
    run(async |page| {
        let site = site(|options| options.scripts = false)?;
        page.open(&site.url("map/")).await?;
        let subjects = Subject::all().count();
        assert!(seen(page, ".mp-pin").await? >= subjects);
        let rows = seen(page, ".mp-row").await?;
        page.click(".mp-filters summary").await?;
        page.click("#region-south-asia").await?;
        let (pins, chosen) = (seen(page, ".mp-pin").await?, seen(page, ".mp-row").await?);
        assert!(pins > 0 && chosen > 0 && chosen < rows, "{pins} pins, {chosen} of {rows} rows");
        page.click("#players-3").await?;
        assert_eq!(
            seen(page, ".mp-row").await?,
            Kind::ALL.into_iter().filter(|kind| kind.seats() == 3).count()
        );
        page.click("#region-all").await?;
        page.click("#players-all").await?;
        assert_eq!(seen(page, ".mp-row").await?, rows);
        page.click(".mp-row").await?;
        page.until("a page of evidence", "return document.documentElement.dataset.page == 'evidence'").await
    });
}

#[test]
fn how_sure_a_move_is_stands_beside_its_sentence_alone() {
    run(async |page| {
        let site = site(|_| ())?;
        let game = site.url("adjiboto/#v=1&moves=e_B_b_C");
        let mark = "return getComputedStyle(document.querySelector('#status'), '::after').content";
        page.open(&game).await?;
        page.live().await?;
        assert_ne!(page.js(mark).await?, json!("none"));
        // the sentence of an analysis is none of the rules'
        analyse(page).await?;
        page.until("the best move", "return document.querySelector('#advice-best')?.textContent").await?;
        assert_eq!(page.js(mark).await?, json!("none"));
        // where a phone has no room for the word, there is only the mark
        page.open_in(&site, Frame::sized(&game, 360, 740)).await?;
        page.live().await?;
        page.wait_for("#status[data-tight]").await?;
        assert_eq!(page.js(mark).await?, json!("\"\""));
        Ok(())
    });
}

#[test]
fn a_move_says_how_sure_its_rules_are() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("kotu-baendum/#v=1&moves=g")).await?;
        page.live().await?;
        let word = page.attribute("#status", "data-word").await?;
        let words = Certainty::ALL.map(|certainty| say(&ExplainText::SureOfMove(certainty)));
        assert!(word.as_ref().is_some_and(|word| words.contains(word)), "{word:?}");
        // each line of what happened says it of its own rules
        let lines =
            page.js("return [...document.querySelectorAll('#log .cl')].map(e => e.textContent)").await?;
        let lines = lines.as_array().cloned().unwrap_or_default();
        let marks = Certainty::ALL.map(|certainty| json!(say(&ExplainText::RuleInWord(certainty))));
        assert!(!lines.is_empty() && lines.iter().all(|line| marks.contains(line)), "{lines:?}");
        Ok(())
    });
}
