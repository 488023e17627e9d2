//! Whatever lies in the browser's storage, and whatever becomes of it while one plays, the page comes alive and plays.

use browser_tests::{Error, Page, Result, Server, run, site};
use serde_json::{Value, json};

/// What somebody else, an older version or a broken disk may have left: a game and settings.
const GARBAGE: [(&str, &str); 12] = [
    ("", ""),
    ("\0", "\0\0=\0"),
    ("v=1", "theme"),
    ("v=1&moves=zzz\nsoon", "theme=<script>&speed=fast"),
    ("v=1&moves=a_A&at=m99999999999999999999.s9\n999999999999999", "&&=&==&theme=&speed="),
    ("v=1\"><img src=x onerror=document.title='gone'>\n17\n<b>Ama</b>", "theme=dark&theme=light&sound=loud"),
    ("v=1&pos=1-2-3\n18\n\n\n\n\n", "{\"theme\":\"dark\"}"),
    ("{\"moves\":[1]}", "speed=9999999999999999999999"),
    ("v=1&r=nonsense.capture-always&end=resigned-nobody&seats=9", "theme=dark\nspeed=instant"),
    ("v=1&moves=\u{feff}\u{0639}\u{1f3b2}\n-5", "theme=\u{1f3b2}"),
    ("v=1&moves=%E0%A4%A&at=m-1\n1e9", "%74heme=dark"),
    ("v=1&pos=99999999999-0-0-0-0-0-0-0-0-0_0-0_9&moves=_____\n20", "forced=always&orient=none&ghost=&x=1"),
];

/// Ways in which more than one text is spoiled: `put` lays a text as a game and as a pattern of one's own, `root` is what
/// all names of the site begin with.
const BEFORE: [(&str, &str); 8] = [
    (
        "foreign JSON",
        "put('{\"board\":[[1,2],[3]],\"date\":null}'); put('[]', 'y'); localStorage[root + 'settings'] = 'null'",
    ),
    ("another version", "put('v=99&x=1&moves=a_A\\n17'); put('v=0\\n\\n', 'y')"),
    (
        "cut short",
        "put('v=1&moves=e_A_'); put('v=1&mov', 'y'); put('v=1&r=ludii&pos=10-9-', 'z'); put('wbww', 'u')",
    ),
    (
        "moves of another game",
        "put('v=1&r=catalogue&moves=e5-d5xW3_f\\n18'); put('v=1&moves=xc_xC_c~_n2110004\\n19', 'y')",
    ),
    (
        "forbidden moves",
        "put('v=1&moves=a_a_a_a\\n18'); put('v=1&moves=a_A_a_A&at=m4.s99999&end=resigned-third\\n19', 'y')",
    ),
    (
        "a megabyte",
        "put('v=1&moves=' + 'a_A_'.repeat(131072)); localStorage[root + 'settings'] = 'theme=' + 'x'.repeat(1048576)",
    ),
    (
        "bytes of any kind",
        "put(String.fromCharCode(...Array.from({ length: 4000 }, (_, at) => at * 40503 % 65536))); put('v=1\\0\\ud800\\udfff\\udc00\\n\\ud83c\\n\\udfb2', 'y')",
    ),
    (
        "thousands of keys",
        "for (let at = 0; at < 2500; at++) put('v=1&moves=a\\n' + at, at + '-' + at); for (let at = 0; at < 500; at++) localStorage['other:' + at] = 'v=1'",
    ),
];

/// What becomes of the storage while a game is played.
const MEANWHILE: [(&str, &str); 5] = [
    (
        "nothing can be read any more",
        "Storage.prototype.getItem = () => { throw new DOMException('gone', 'InvalidStateError') }",
    ),
    (
        "there is no more room",
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
    ),
    ("all is deleted", "localStorage.clear(); sessionStorage.clear()"),
    (
        "the storage itself is gone",
        "Object.defineProperty(self, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })",
    ),
    (
        "keys come and go",
        "Storage.prototype.key = at => at % 2 ? null : 'papan:' + at; dispatchEvent(new StorageEvent('storage', { key: null }))",
    ),
];

/// A hole that may be played is played.
async fn plays_on(page: &Page, after: &str) -> Result {
    plays(page).await.map_err(|e| Error::Other(format!("after {after:.60?}: {e}")))
}

async fn plays(page: &Page) -> Result {
    page.log_written().await?;
    let moves = page.count("#moves [data-move]").await?;
    page.wait_for("circle.hit:not([aria-disabled])").await?;
    page.click("circle.hit:not([aria-disabled])").await?;
    page.wait_for(&format!("#moves [data-move=\"{}\"] [aria-current]", moves + 1)).await
}

/// Opens Adjiboto after all games and patterns have been replaced by what a script lays.
async fn spoil(page: &Page, site: &Server, settings: &str, script: &str, values: Vec<Value>) -> Result {
    page.set_before(site, settings).await?;
    let spoil = format!(
        "const root = 'papan:{}:';\
         const lay = (key, text) => {{ try {{ localStorage.setItem(key, text) }} catch {{ /* no room */ }} }};\
         const put = (text, id = 'x') => {{ lay(root + 'game:adjiboto:' + id, text); lay(root + 'pattern:' + id, text) }};\
         for (const key of Object.keys(localStorage)) if (!key.endsWith(':settings')) localStorage.removeItem(key);\
         {script}",
        site.url("")
    );
    page.js_with(&spoil, values).await.map(drop)
}

/// The page of the game comes alive, plays before and after its menu was opened, and lists nothing but text.
async fn is_well(page: &Page, site: &Server, number: usize, what: &str) -> Result<u64> {
    page.open(&site.url(&format!("adjiboto/?{number}"))).await?;
    page.live().await?;
    // one that can be gone on with is offered, whatever it holds
    if page.count("#resume").await? > 0 {
        // by script: the offer moves while the page takes its places
        page.picked("#resume a", "e.click()").await?;
        page.until("another address", "return !document.querySelector('#resume') || location.hash").await?;
    }
    plays_on(page, what).await?;
    page.open_menu().await?;
    for list in ["theme", "sound", "ghost", "forced", "orient"] {
        assert_ne!(page.value(&format!("#set-{list}")).await?, "", "{list} after {what:?}");
    }
    let listed = page.count("#saved-list li").await?;
    assert_eq!(page.count("#saved-list img, #saved-list b").await?, 0);
    page.close_menu().await?;
    plays_on(page, what).await?;
    Ok(listed)
}

async fn nothing_is_told_of(page: &Page) -> Result {
    assert_eq!(page.console_errors().await?.unwrap_or_default(), Vec::<String>::new());
    Ok(())
}

#[test]
fn whatever_lies_in_the_storage_the_page_comes_alive_and_plays() {
    run(async |page| {
        let site = site(|_| ())?;
        let _ = page.console_errors().await?;
        let mut listed = 0;
        for (number, (game, settings)) in GARBAGE.into_iter().enumerate() {
            spoil(page, &site, settings, "put(arguments[0])", vec![json!(game)]).await?;
            listed += is_well(page, &site, number, game).await?;
        }
        assert!(listed >= 5, "what can be read is shown: {listed}");
        nothing_is_told_of(page).await
    });
}

#[test]
fn however_the_storage_is_spoiled_the_page_comes_alive_and_plays() {
    run(async |page| {
        let site = site(|_| ())?;
        let _ = page.console_errors().await?;
        for (number, (what, script)) in BEFORE.into_iter().enumerate() {
            spoil(page, &site, "speed=instant", script, vec![]).await?;
            is_well(page, &site, number, what).await?;
        }
        nothing_is_told_of(page).await
    });
}

#[test]
fn whatever_becomes_of_the_storage_meanwhile_the_game_goes_on_and_stays_in_the_address() {
    run(async |page| {
        let site = site(|_| ())?;
        let _ = page.console_errors().await?;
        for (number, (what, script)) in MEANWHILE.into_iter().enumerate() {
            spoil(page, &site, "speed=instant", "", vec![]).await?;
            page.open(&site.url(&format!("adjiboto/?{number}#speed=instant"))).await?;
            page.live().await?;
            plays_on(page, what).await?;
            page.js(script).await?;
            plays_on(page, what).await?;
            page.open_menu().await?;
            page.select("#set-ghost", "off").await?;
            page.close_menu().await?;
            plays_on(page, what).await?;
            let written =
                "return (location.hash.match(/moves=([^&]*)/) || ['', ''])[1].split('_').length == 3";
            page.until(&format!("the address after {what}"), written).await?;
            page.reload().await?;
            page.wait_for("#moves [data-move=\"3\"] [aria-current]").await?;
        }
        nothing_is_told_of(page).await
    });
}

#[test]
fn however_the_storage_is_spoiled_the_workshop_lays_and_keeps_patterns() {
    run(async |page| {
        let site = site(|_| ())?;
        let _ = page.console_errors().await?;
        let garbage = GARBAGE.map(|(text, _)| ("a text", "put(arguments[0])", vec![json!(text)]));
        let ways = BEFORE.map(|(what, script)| (what, script, vec![]));
        for (what, script, values) in ways.into_iter().chain(garbage) {
            spoil(page, &site, "", script, values).await?;
            page.open(&site.url("pasang/patterns/")).await?;
            page.live().await?;
            page.click("#ws-grid [data-t=\"ws-p0\"]").await?;
            page.wait_for("#ws-grid [data-t=\"ws-p0\"][data-c=b]")
                .await
                .map_err(|e| Error::Other(format!("after {what}: {e}")))?;
            assert_eq!(page.count("#pat-own img").await?, 0);
        }
        nothing_is_told_of(page).await
    });
}
