//! A page that is loaded anew while its game is ahead of its address.

use browser_tests::{
    Error, PATIENCE, Result, Server,
    game::shapes,
    run,
    session::{MOVES, address, played},
    site,
};
use papan::engine::sowing::Kind;
use serde_json::json;
use std::time::{Duration, Instant};

#[test]
fn a_reload_right_after_a_move_loses_nothing() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        // a way round is chosen in a picture of its own: no two moves follow so fast there
        for (kind, moves) in shapes().into_iter().filter(|(_, moves)| !moves[0].ends_with('~')) {
            page.open(&site.url(&format!("{}/", kind.name()))).await?;
            page.live().await?;
            let letters: Vec<_> = moves.iter().map(|word| word.chars().last()).collect();
            // faster than anything is written
            let script = format!(
                "self.before = true; const letters = {}; for (const letter of letters)\
                 document.querySelector(`circle.hit[data-t=\"${{letter}}\"]`).dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));\
                 (async () => {{ while ({MOVES} < letters.length) await new Promise(then => setTimeout(then));\
                 location.reload() }})()",
                json!(letters)
            );
            page.js(&script).await?;
            page.until("another page", "return !self.before").await?;
            page.live().await?;
            page.shows(&played(kind, moves)).await?;
        }
        Ok(())
    });
}

#[test]
fn an_address_that_is_written_while_the_page_comes_again_loses_nothing() {
    run(async |page| {
        let site = site(|options| options.held = vec!["kalah/".into()])?;
        site.release();
        page.set_before(&site, "speed=instant").await?;
        page.open(&site.url("kalah/")).await?;
        page.live().await?;
        site.hold();
        // once it may, the page plays a move, which is written at once, and others, which are not for a second; it is
        // loaded anew before they are in the address, and comes after that: no driver answers meanwhile
        let script = "const [letters, wanted] = arguments, written = () => decodeURIComponent(location.hash.slice(1));\
             const when = async so => { while (!await so()) await new Promise(then => setTimeout(then, 5)) };\
             const play = letter => document.querySelector(`circle.hit[data-t=\"${letter}\"]`)\
                 .dispatchEvent(new MouseEvent('click', { bubbles: true }));\
             self.before = true;\
             (async () => {\
                 await when(async () => (await fetch('/may.js')).ok);\
                 play(letters.shift());\
                 await when(written);\
                 letters.forEach(play);\
                 await when(() => MOVES > letters.length);\
                 location.reload();\
                 await when(() => written() == wanted);\
                 navigator.sendBeacon('/written') })()";
        let moves = ["f", "E", "a"];
        let session = played(Kind::Kalah, &moves);
        let wanted = vec![json!(moves), json!(address(&session))];
        page.js_with(&script.replace("MOVES", MOVES), wanted).await?;
        site.add_page("/may.js", "");
        is_asked(&site, "/written").await?;
        site.release();
        page.until("another page", "return !self.before").await?;
        page.live().await?;
        page.shows(&session).await?;
        // and it is the same entry of the history, which keeps what is played on
        page.plays(&["C"]).await?;
        page.reload().await?;
        page.shows(&played(Kind::Kalah, &["f", "E", "a", "C"])).await
    });
}

/// Waits until something is asked of the site's server.
async fn is_asked(site: &Server, path: &str) -> Result {
    let end = Instant::now() + PATIENCE;
    while !site.requests().iter().any(|seen| seen.path == path) {
        if Instant::now() > end {
            return Err(Error::Late(format!("a request of {path}")));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}
