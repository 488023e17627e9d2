//! Without a connection: what is kept after one visit, how a newer version is offered, and that nothing which a cache
//! refuses or loses breaks a page.

mod edition;

use browser_tests::{Page, Result, Server, dist, kinds, run, session::MOVES, site};
use papan::words::{offline::OfflineText, say};
use std::fs;

use edition::Edition;

use super::opponent::sits;

/// A server with the service worker.
fn served(change: impl FnOnce(&mut xtask::ServerOptions)) -> Result<Server> {
    site(|options| {
        options.offline = true;
        change(options);
    })
}

/// Opens a page and waits until the site is kept on the device.
async fn keeps(page: &Page, site: &Server, path: &str) -> Result {
    page.open(&site.url(path)).await?;
    page.live().await?;
    page.until("the site is kept", "return document.documentElement.dataset.kept != null").await
}

async fn edition(page: &Page) -> Result<Option<String>> {
    page.attribute("html", "data-edition").await
}

/// Loads the page again as a person does: Firefox's driver passes the service worker by.
async fn reload(page: &Page) -> Result {
    page.js("self.isLeft = true; location.reload()").await?;
    page.until("the page again", "return !self.isLeft").await?;
    page.live().await
}

/// Has the browser look for a newer version.
async fn looks_for_newer(page: &Page) -> Result {
    page.js_async("await (await navigator.serviceWorker.ready).update()").await.map(drop)
}

/// The computer answers the first move of a game that has just been opened.
async fn computer_answers(page: &Page) -> Result {
    sits(page, "1").await?;
    page.click(".board .hit[tabindex=\"0\"]").await?;
    page.until("its answer", &format!("return {MOVES} > 1")).await
}

#[test]
fn after_one_visit_the_site_opens_without_a_connection() {
    run(async |page| {
        // below a path, where addresses are easier to get wrong
        let site = served(|options| options.prefix = "/games/".into())?;
        keeps(page, &site, "kalah/").await?;
        let says = page.text("#offline").await?;
        let wanted = say(&OfflineText::Kept { megabytes: 0 });
        let (before, _) = wanted.split_once("0").expect("a number");
        assert!(says.starts_with(before), "{says}");
        // a page is kept with the policy that the host sends
        let policy = "const kept = await caches.match(location.href + 'index.html'); return kept.headers.get('content-security-policy')";
        let policy = page.js_async(policy).await?;
        assert!(policy.as_str().is_some_and(|policy| policy.contains("default-src 'none'")), "{policy}");
        assert!(site.reports().is_empty(), "{:?}", site.reports());
        let url = |path: &str| site.url(path);
        let paths = ["", "kalah/", "pasang/", "map/", "adjiboto/evidence/", "kalah"].map(url);
        let games: Vec<_> = kinds()
            .into_iter()
            .map(|kind| [url(&format!("{}/", kind.name())), url(&format!("{}/learn/", kind.name()))])
            .collect();
        drop(site);
        let [home, kalah, pasang, map, evidence, without_slash] = paths;
        for [game, course] in &games {
            page.open(game).await?;
            page.live().await?;
            page.open(course).await?;
            page.live().await?;
        }
        page.open(&pasang).await?;
        page.live().await?;
        for path in [&home, &evidence] {
            page.open(path).await?;
            page.live().await?;
            assert_ne!(page.text("h1").await?, say(&OfflineText::Title), "{path}");
        }
        page.open(&without_slash).await?;
        page.live().await?;
        computer_answers(page).await?;
        // what was not kept says so, at its own address, and leads on
        page.open(&map).await?;
        assert_eq!(page.text("h1").await?, say(&OfflineText::Title));
        page.click("main a[href$=\"kalah/index.html\"]").await?;
        page.until("the game", &format!("return location.href.startsWith('{kalah}')")).await?;
        page.live().await
    });
}

#[test]
fn a_newer_version_is_offered_and_no_game_is_put_in_its_place() {
    run(async |page| {
        let folder = Edition::of_dist("offered")?;
        let site = served(|options| options.folder.clone_from(&folder.0))?;
        keeps(page, &site, "kalah/").await?;
        let first = page.answer("the tab", page.client.window()).await?;
        let other = page.answer("a tab", page.client.new_window(false)).await?.handle;
        page.answer("the tab", page.client.switch_to_window(other.clone())).await?;
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        // half of it has arrived on the host: nothing is offered
        folder.becomes_half_newer();
        looks_for_newer(page).await?;
        page.until(
            "it was tried",
            "return navigator.serviceWorker.getRegistration().then(r => !r.installing && !r.waiting)",
        )
        .await?;
        assert_eq!(page.attribute("html", "data-newer").await?, None);
        folder.becomes_whole();
        looks_for_newer(page).await?;
        page.wait_for("html[data-newer]").await?;
        assert!(page.text("#offline").await?.starts_with(&say(&OfflineText::Newer)));
        // a page opened now is one of the version in use
        reload(page).await?;
        assert_eq!(edition(page).await?, None);
        page.wait_for("html[data-newer]").await?;
        page.click(".board .hit[tabindex=\"0\"]").await?;
        page.until("a move", &format!("return {MOVES} == 1")).await?;
        let port = site.addr.port();
        drop(site);
        // what is offered is on the device
        page.click("#offline button").await?;
        page.wait_for("html[data-edition=\"2\"]").await?;
        page.live().await?;
        page.until("the game of before", &format!("return {MOVES} == 1")).await?;
        computer_answers_here(page).await?;
        // the other tab goes on as it was, and loads its computer still
        page.answer("the first tab", page.client.switch_to_window(first)).await?;
        assert_eq!(edition(page).await?, None);
        computer_answers(page).await?;
        let _again = served(|options| {
            options.folder.clone_from(&folder.0);
            options.port = port;
        })?;
        reload(page).await?;
        assert_eq!(edition(page).await?, Some("2".into()));
        page.until("its game", &format!("return {MOVES} > 1")).await
    });
}

/// The computer takes the seat that has the move.
async fn computer_answers_here(page: &Page) -> Result {
    sits(page, "1").await?;
    page.until("its answer", &format!("return {MOVES} > 1")).await
}

/// The service worker with a script before it.
fn worker_with(site: &Server, script: &str) -> Result {
    let text = fs::read_to_string(dist()?.join("sw.js")).expect("the service worker");
    site.add_page("/sw.js", format!("{script}\n{text}"));
    Ok(())
}

#[test]
fn caches_that_refuse_break_no_page() {
    run(async |page| {
        for refusing in [
            "CacheStorage.prototype.open = () => Promise.reject(new DOMException('no', 'SecurityError'))",
            "Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))",
            "for (const name of ['keys', 'open', 'match']) CacheStorage.prototype[name] = () => { throw new TypeError('none') }",
        ] {
            let site = served(|_| ())?;
            worker_with(&site, refusing)?;
            page.open(&site.url("kalah/")).await?;
            page.live().await?;
            page.js_async("await navigator.serviceWorker.ready").await?;
            for path in ["kalah/", "kalah/learn/", "map/"] {
                page.open(&site.url(path)).await?;
                page.live().await?;
                let led = page.js("return !!navigator.serviceWorker.controller").await?;
                assert_eq!(led, true, "{refusing}");
            }
            page.open(&site.url("kalah/")).await?;
            page.live().await?;
            computer_answers(page).await?;
            assert_eq!(page.attribute("html", "data-kept").await?, None, "{refusing}");
        }
        Ok(())
    });
}

#[test]
fn what_the_device_has_lost_is_asked_of_the_host() {
    run(async |page| {
        // lost before the page was asked for: the host's page is taken
        let folder = Edition::of_dist("lost")?;
        let site = served(|options| options.folder.clone_from(&folder.0))?;
        keeps(page, &site, "kalah/").await?;
        folder.becomes_newer();
        let lose = "const files = await caches.open((await caches.keys()).find(name => name.endsWith(':files')));\
            for (const request of await files.keys()) if (/sowing-/.test(request.url)) await files.delete(request)";
        page.js_async(lose).await?;
        page.open(&site.url("kalah/learn/")).await?;
        page.live().await?;
        assert_eq!(edition(page).await?, Some("2".into()));
        // lost between the page and its program: the page is loaded again, once
        let folder = Edition::of_dist("lost-between")?;
        let site = served(|options| options.folder.clone_from(&folder.0))?;
        worker_with(
            &site,
            "const asked = fetch, lost = /\\/sowing-/\n\
            fetch = (request, how) => asked(request, lost.test(request.url) ? { ...how, cache: 'reload' } : how)\n\
            const found = Cache.prototype.match\n\
            Cache.prototype.match = function (request) { return lost.test(request.url || request) ? Promise.resolve() : found.call(this, request) }",
        )?;
        keeps(page, &site, "kalah/").await?;
        folder.becomes_newer();
        page.open(&site.url("kalah/")).await?;
        page.wait_for("html[data-edition=\"2\"]").await?;
        page.live().await
    });
}

#[test]
fn embeds_and_the_kiosk_are_left_alone() {
    run(async |page| {
        let site = served(|_| ())?;
        keeps(page, &site, "kalah/").await?;
        for path in ["embed/v1/kalah/", "kiosk/"] {
            let before = site.requests().len();
            page.open(&site.url(path)).await?;
            page.until("it is there", "return document.readyState == 'complete'").await?;
            let asked = site.requests();
            assert!(
                asked.iter().skip(before).any(|seen| seen.path == format!("/{path}")),
                "{path}: {asked:?}"
            );
            assert_eq!(page.count("#offline, link[rel=manifest]").await?, 0, "{path}");
        }
        Ok(())
    });
}
