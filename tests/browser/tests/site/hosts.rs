//! Museums and archives put a board into their pages in many ways. In each of them a game is played against the computer from
//! its start to its end, which cites its rule.

use browser_tests::{Page, Result, Session, run, run_in, site};

use crate::{element, opponent_games::PLAYER, told_height::into};

/// A page of somebody else's.
struct Host<'a> {
    name: &'static str,
    /// What stands on its root element, in its head, and in its body; `SITE` is the origin of the site, `SRC` the address of
    /// the board.
    html: &'static str,
    head: &'a str,
    body: &'a str,
}

const SANDBOXED: &str =
    "<iframe title=\"Board\" sandbox=\"allow-scripts\" src=\"SRC\" width=\"640\" height=\"560\"></iframe>";

const HOSTS: [Host<'static>; 6] = [
    Host {
        name: "a bare frame",
        html: "lang=\"en\"",
        head: "",
        body: "<iframe src=\"SRC\" width=\"640\" height=\"560\"></iframe>",
    },
    Host { name: "a sandbox", html: "lang=\"en\"", head: "", body: SANDBOXED },
    // as museums and archives send it: their own files, and frames of those they name
    Host {
        name: "a strict policy",
        html: "lang=\"en\"",
        head: "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; frame-src SITE\">",
        body: SANDBOXED,
    },
    Host {
        name: "attributes that every editor keeps",
        html: "lang=\"en\"",
        head: "",
        body: "<iframe src=\"SRC\" width=\"640\" height=\"560\" allowfullscreen style=\"border: 0\"></iframe>",
    },
    // the markup around an embed of WordPress, which adds a fragment of its own to the address
    Host {
        name: "a content management system",
        html: "lang=\"en\" class=\"js\"",
        head: "<style>.wp-block-embed__wrapper { position: relative } .wp-embedded-content { max-width: 100% }</style>",
        body: "<article><figure class=\"wp-block-embed is-type-rich\"><div class=\"wp-block-embed__wrapper\"><iframe class=\"wp-embedded-content\" sandbox=\"allow-scripts\" security=\"restricted\" title=\"Board\" src=\"SRC#?secret=cJ9u2N6ywB\" data-secret=\"cJ9u2N6ywB\" width=\"600\" height=\"560\" frameborder=\"0\" marginwidth=\"0\" marginheight=\"0\" scrolling=\"no\"></iframe></div></figure></article>",
    },
    Host { name: "a page from right to left", html: "lang=\"ar\" dir=\"rtl\"", head: "", body: SANDBOXED },
];

/// A short game: three holes a side and two counters in each.
const GAME: &str = "embed/v1/kalah/?speed=instant&seats=h,ai1&r=irving-2000.holes-3.counters-2";

impl Host<'_> {
    fn page(&self, site: &str, src: &str) -> String {
        let with = |text: &str| text.replace("SITE", site).replace("SRC", &src.replace('&', "&amp;"));
        format!(
            "<!doctype html><html {}><head><meta charset=\"utf-8\"><title>Museum</title><link rel=\"icon\" href=\"data:,\">{}</head><body>{}</body></html>",
            self.html,
            with(self.head),
            with(self.body)
        )
    }
}

/// Plays the game in the frame one is in.
async fn plays_to_the_end(page: &Page, host: &str) -> Result {
    page.live().await?;
    page.wait_for("#opponent:not([hidden])").await?;
    page.js(PLAYER).await?;
    page.until(&format!("{host}: the end of a game"), "return !!document.querySelector('#result')").await?;
    assert!(page.cites("#result", "kal.winner").await?, "{host}: {}", page.text("#result").await?);
    Ok(())
}

#[test]
fn a_game_is_played_to_its_end_in_every_kind_of_page() {
    run(async |page| {
        let (site, museum) = (site(|_| ())?, site(|_| ())?);
        page.window_size(1000, 900).await?;
        for host in &HOSTS {
            let html = host.page(&site.origin(), &site.url(GAME));
            page.open(&museum.add_page("/museum.html", html)).await?;
            into(page).await?;
            plays_to_the_end(page, host.name).await?;
        }
        // a page in a page
        let inner = museum.add_page("/inner.html", HOSTS[0].page(&site.origin(), &site.url(GAME)));
        page.open(&museum.add_page("/outer.html", HOSTS[0].page(&museum.origin(), &inner))).await?;
        into(page).await?;
        into(page).await?;
        plays_to_the_end(page, "a frame in a frame").await?;
        assert_eq!(site.reports(), Vec::<String>::new());
        Ok(())
    });
}

/// The same game in the element: below a strict policy, in the markup of a content management system, and from right to left.
#[test]
fn a_game_is_played_to_its_end_in_the_element() {
    run(async |page| {
        let (site, museum) = (site(|_| ())?, site(|_| ())?);
        page.window_size(1000, 900).await?;
        let board = "<papan-board game=\"kalah\" speed=\"instant\" seats=\"h,ai1\" r=\"irving-2000.holes-3.counters-2\" label=\"Board\"><p>A game of <a href=\"SITE/kalah/\">Kalah</a>.</p></papan-board>";
        let script = format!("<script src=\"SITE/{}/papan-board.js\" defer></script>", xtask::element::PLACE);
        for host in &HOSTS[2..] {
            let head = host.head.replace("frame-src SITE", "frame-src SITE; script-src SITE") + &script;
            let html = Host { head: &head, body: board, ..*host }.page(&site.origin(), "");
            page.open(&museum.add_page("/museum.html", html)).await?;
            element::live(page).await?;
            assert!(page.is_visible("papan-board a").await?, "{}: what stands inside stays", host.name);
            element::into(page).await?;
            plays_to_the_end(page, &format!("the element in {}", host.name)).await?;
        }
        Ok(())
    });
}

#[test]
fn a_game_is_played_to_its_end_where_others_may_keep_nothing() {
    run_in(Session { blocks_others: true, ..Session::default() }, async |page| {
        let (site, museum) = (site(|_| ())?, site(|_| ())?);
        page.window_size(1000, 900).await?;
        // another name of this machine is another site, where another port is the same
        let other = |address: &str| address.replace("127.0.0.1", "localhost");
        let html = HOSTS[0].page(&other(&site.origin()), &other(&site.url(GAME)));
        page.open(&museum.add_page("/museum.html", html)).await?;
        into(page).await?;
        plays_to_the_end(page, "blocked storage").await
    });
}
