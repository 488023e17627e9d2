//! A page comes alive on every host, in every sandbox and from a folder, and loses no tap.

use browser_tests::{Error, Frame, Key, Page, Result, Server, Status, dist, run, site};

const GAMES: [&str; 3] = ["adjiboto/", "mangala-suez/", "kalah/"];
const EMBEDS: [&str; 3] = ["embed/v1/adjiboto/", "embed/v1/mangala-suez/", "embed/v1/kalah/"];
/// A hole of the first seat from which both games may begin.
const FIRST: &str = "circle.hit[data-t=\"a\"]";
/// A hole of the second seat from which Adjiboto may go on.
const SECOND: &str = "circle.hit[data-t=\"A\"]";

/// The application is there and a click is a move.
async fn plays(page: &Page) -> Result {
    page.live().await?;
    page.wait_for(".stage[data-turn=\"first\"]").await?;
    page.click(FIRST).await?;
    page.wait_for("[data-move=\"1\"], .stage[data-turn=\"second\"]").await
}

fn fetched(server: &Server, ending: &str) -> bool {
    server.requests().iter().any(|seen| seen.path.ends_with(ending))
}

/// Every file was there, and the browser had nothing to tell of the policy.
fn assert_clean(server: &Server) {
    let lost = server.requests().into_iter().find(|seen| seen.status == Status::NotFound);
    assert_eq!(lost, None);
    assert_eq!(server.reports(), Vec::<String>::new());
}

#[test]
fn at_the_top_under_the_policy() {
    run(async |page| {
        let site = site(|_| ())?;
        for path in ["", "404.html"] {
            page.open(&site.url(path)).await?;
            page.live().await?;
        }
        for path in GAMES.into_iter().chain(EMBEDS) {
            page.open(&site.url(path)).await?;
            plays(page).await?;
        }
        assert!(!fetched(&site, ".packed.js"), "the slow way was taken");
        assert_clean(&site);
        let errors = page.console_errors().await?.unwrap_or_default();
        assert_eq!(errors, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn a_forbidden_script_is_reported() {
    // what the zero of the other tests is worth
    run(async |page| {
        let site = site(|options| options.scripts = false)?;
        page.open(&site.url("")).await?;
        let mut looks = 0;
        while site.reports().is_empty() && looks < 1000 {
            page.js("return 0").await?;
            looks += 1;
        }
        assert!(!site.reports().is_empty());
        Ok(())
    });
}

#[test]
fn below_a_path() {
    run(async |page| {
        let site = site(|options| options.prefix = "/a/b/".into())?;
        page.open(&site.url("")).await?;
        page.live().await?;
        for path in GAMES.into_iter().chain(EMBEDS) {
            page.open(&site.url(path)).await?;
            plays(page).await?;
        }
        assert_clean(&site);
        Ok(())
    });
}

#[test]
fn in_a_sandbox_of_another_origin() {
    run(async |page| {
        let (site, host) = (site(|_| ())?, site(|_| ())?);
        for path in EMBEDS {
            page.open_in(&host, Frame::sandboxed(&site.url(path))).await?;
            plays(page).await?;
        }
        assert!(fetched(&site, ".packed.js"), "how did it get the bytes?");
        assert_clean(&site);
        Ok(())
    });
}

#[test]
fn in_a_sandbox_with_leave_to_fetch() {
    run(async |page| {
        let (site, host) = (site(|options| options.cors = true)?, site(|_| ())?);
        page.open_in(&host, Frame::sandboxed(&site.url(EMBEDS[0]))).await?;
        plays(page).await?;
        assert!(!fetched(&site, ".packed.js"), "the slow way was taken");
        assert_clean(&site);
        Ok(())
    });
}

#[test]
fn where_wasm_has_no_type() {
    run(async |page| {
        let site = site(|options| options.wasm_type = false)?;
        page.open(&site.url(GAMES[0])).await?;
        plays(page).await?;
        assert!(!fetched(&site, ".packed.js"), "the slow way was taken");
        assert_clean(&site);
        Ok(())
    });
}

#[test]
fn from_a_folder() {
    run(async |page| {
        for path in ["adjiboto/index.html", "embed/v1/kalah/index.html"] {
            let file = dist()?.join(path);
            page.open(&format!("file://{}", file.display())).await?;
            plays(page).await?;
        }
        Ok(())
    });
}

#[test]
fn taps_before_the_start_are_moves() {
    run(async |page| {
        let site = site(|options| options.held = vec![".wasm".into()])?;
        page.open(&site.url("adjiboto/")).await?;
        page.click(FIRST).await?;
        page.click(SECOND).await?;
        assert_eq!(page.count("[data-live]").await?, 0);
        site.release();
        page.live().await?;
        page.wait_for("#moves [data-move=\"2\"]").await?;
        page.wait_for(".stage[data-turn=\"first\"]").await
    });
}

#[test]
fn a_key_before_the_start_is_a_move_and_the_focus_stays() {
    run(async |page| {
        let site = site(|options| options.held = vec![".wasm".into()])?;
        page.open(&site.url("adjiboto/")).await?;
        page.focus(FIRST).await?;
        page.press(Key::Enter).await?;
        site.release();
        page.live().await?;
        page.wait_for(".stage[data-turn=\"second\"]").await?;
        page.focus_is("[data-t=a]").await?;
        Ok(())
    });
}

#[test]
fn an_address_that_changes_in_the_middle_of_the_start_is_opened() {
    run(async |page| {
        let site = site(|options| options.held = vec![".wasm".into()])?;
        page.open(&site.url("adjiboto/")).await?;
        // the program takes the taps when its first picture is in place, and follows the address from a later task on
        page.js(
            "const take = papan.take; papan.take = () => { location.hash = 'v=1&moves=a_A'; return take() }",
        )
        .await?;
        site.release();
        page.live().await?;
        page.wait_for("#moves [data-move=\"2\"]").await?;
        page.is_written("v=1&moves=a_A").await
    });
}

#[test]
fn where_nothing_can_be_fetched_the_page_still_reads() {
    run(async |page| {
        let missing = vec![".wasm".into(), ".packed.js".into()];
        let site = site(|options| options.missing = missing)?;
        // the state in the address cannot be shown, so the start is
        for path in ["adjiboto/", "adjiboto/?again#moves=a"] {
            page.open(&site.url(path)).await?;
            page.wait_for("html[data-failed]").await?;
            assert!(page.is_visible("svg.board").await?);
            assert_eq!(page.text("[data-count=\"a\"]").await?, "10");
        }
        Ok(())
    });
}

#[test]
fn what_the_network_did_not_bring_is_tried_again() {
    run(async |page| {
        let missing = vec![".wasm".into(), ".packed.js".into()];
        let site = site(|options| options.missing = missing)?;
        page.open(&site.url("adjiboto/#moves=a_A")).await?;
        page.wait_for("html[data-failed]").await?;
        let packed = || site.requests().iter().filter(|seen| seen.path.ends_with(".packed.js")).count();
        let before = packed();
        // in vain, and then not
        page.js("self.seen = 0; new MutationObserver(() => self.seen++).observe(document.documentElement,\
                 { attributeFilter: ['data-failed'] })")
            .await?;
        page.click(AGAIN).await?;
        page.until("another failure", "return self.seen && 'failed' in document.documentElement.dataset")
            .await?;
        assert!(packed() > before);
        let before = packed();
        site.release();
        page.click(AGAIN).await?;
        page.live().await?;
        page.wait_for("#moves [data-move=\"2\"]").await?;
        assert!(!page.is_visible(".needs.failed").await?);
        assert_eq!(packed(), before, "the slow way was taken");
        Ok(())
    });
}

/// The button that stands with the words of a failure.
const AGAIN: &str = ".needs.failed [data-t=retry]";

#[test]
fn where_the_start_up_file_does_not_run_it_is_said_after_a_while_and_nothing_moves() {
    run(async |page| {
        let files = std::fs::read_dir(dist()?.join("static")).map_err(|e| Error::Other(e.to_string()))?;
        let names = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
        let boot: Vec<_> = names.filter(|name| name.starts_with("boot-")).collect();
        assert_eq!(boot.len(), 1, "{boot:?}");
        for blocked in [true, false] {
            let site = site(
                |options| if blocked { options.scripts = false } else { options.missing = boot.clone() },
            )?;
            for path in ["adjiboto/", "pasang/patterns/", "pasang/position/"] {
                page.open(&site.url(path)).await?;
                let place = "const { x, y, width, height } = document.querySelector('main').getBoundingClientRect();\
                    return [x, y, width, height]";
                page.fonts().await?;
                let before = page.js(place).await?;
                let said = "const e = document.querySelector('.needs.failed');\
                    return getComputedStyle(e).visibility == 'visible' && e.getClientRects().length == 1";
                page.until("the words", said).await?;
                assert!(!page.is_visible(AGAIN).await?, "no script hears it");
                assert_eq!(page.js(place).await?, before, "{path}");
            }
        }
        Ok(())
    });
}

#[test]
fn a_link_leads_to_a_game_and_back() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("")).await?;
        page.live().await?;
        let home = page.text("h1").await?;
        page.click("a[href*=\"adjiboto/\"]").await?;
        page.until("the address of the game", "return location.pathname.startsWith('/adjiboto/')").await?;
        plays(page).await?;
        assert_ne!(page.text("h1").await?, home);
        page.back().await?;
        let script = format!("return document.querySelector('h1').textContent.trim() === {home:?}");
        page.until("the heading of the home page", &script).await?;
        assert_clean(&site);
        Ok(())
    });
}

#[test]
fn a_page_without_a_program_starts_none() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url("404.html")).await?;
        page.live().await?;
        assert!(!fetched(&site, ".wasm"));
        Ok(())
    });
}

#[test]
fn an_address_with_a_state_hides_the_still_board() {
    run(async |page| {
        let site = site(|options| options.held = vec![".wasm".into()])?;
        page.open(&site.url("adjiboto/#moves=a_A")).await?;
        assert!(!page.is_visible("svg.board").await?);
        site.release();
        page.live().await?;
        assert!(page.is_visible("svg.board").await?);
        page.wait_for("#moves [data-move=\"2\"]").await?;
        page.wait_for(".stage[data-turn=\"first\"]").await
    });
}

#[test]
fn a_page_left_while_loading_starts_when_one_comes_back() {
    run(async |page| {
        let site = site(|options| options.held = vec![".wasm".into()])?;
        page.open(&site.url("adjiboto/")).await?;
        page.open(&site.url("kalah/")).await?;
        site.release();
        page.live().await?;
        page.back().await?;
        page.until("the page before", "return location.pathname === '/adjiboto/'").await?;
        plays(page).await
    });
}

#[test]
fn a_page_with_words_of_another_time_is_loaded_again_once_and_then_says_so() {
    run(async |page| {
        let site = site(|_| ())?;
        for path in ["adjiboto", "pasang/patterns", "pasang/position"] {
            let file = dist()?.join(path).join("index.html");
            let text = std::fs::read_to_string(file).map_err(|e| Error::Other(e.to_string()))?;
            assert_eq!(text.matches("{\"stamp\":").count(), 1, "{path}");
            // as deep as the page that it is a copy of
            let name = format!("/{path}/stale.html");
            let stale = site.add_page(&name, text.replace("{\"stamp\":", "{\"stamp\":1"));
            page.open(&stale).await?;
            let again = "return performance.getEntriesByType('navigation')[0].type == 'reload'\
                && 'failed' in document.documentElement.dataset";
            page.until("a second load that fails", again).await?;
            assert!(page.is_visible(AGAIN).await?, "{path}");
            let loads = site.requests().iter().filter(|seen| seen.path.ends_with(&name)).count();
            assert_eq!(loads, 2, "{path}");
        }
        Ok(())
    });
}
