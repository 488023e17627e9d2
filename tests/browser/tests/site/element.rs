//! `<papan-board>` in pages of other hosts: led by a text and leading one, changed by its attributes, far from view, below
//! a strict policy; and what stays when the site does not answer.

use browser_tests::{Page, Result, Server, bytes, dist, run, site};
use fantoccini::elements::Element;
use papan::engine::Kind;
use serde_json::json;
use xtask::element::PLACE;

/// Opens a page with the element's script and some boards.
async fn open(page: &Page, host: &Server, site: &Server, head: &str, body: &str) -> Result {
    let script = site.url(&format!("{PLACE}/papan-board.js"));
    let html = format!(
        "<!doctype html><html lang=\"en\"><head><title>Host</title><link rel=\"icon\" href=\"data:,\">{head}\
         <script src=\"{script}\" defer></script></head><body>{body}</body></html>"
    );
    page.open(&host.add_page("/article.html", html)).await
}

pub async fn live(page: &Page) -> Result {
    page.until("a live board", "return document.querySelector('papan-board').live === true").await
}

/// Goes into the frame of the first board.
pub async fn into(page: &Page) -> Result {
    let frame =
        page.js("return document.querySelector('papan-board').shadowRoot.querySelector('iframe')").await?;
    let id = frame.as_object().and_then(|of| of.values().next()?.as_str()).unwrap_or_default().to_string();
    let frame = Element::from_element_id(page.client.clone(), id.into());
    page.answer("going into the frame", frame.enter_frame()).await
}

/// Where the parts of the text are that the board shows.
const NOW: &str = "[...document.querySelectorAll('[data-papan-now]')].map(e => e.dataset.papanAt || e.dataset.papanClause).join(' ')";

#[test]
fn a_text_leads_a_board_and_a_board_a_text() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url(&format!("{PLACE}/examples/article.html"))).await?;
        assert!(page.is_visible("[slot=still] table").await?);
        page.show("papan-board").await?;
        live(page).await?;
        assert!(!page.is_visible("[slot=still] table").await?, "the board covers what stood for it");
        assert!(page.is_visible(".source a").await?);
        let state = "const s = await document.querySelector('papan-board').get(); return s.at + ' ' + s.step + ' ' + s.moves.length";
        assert_eq!(page.js_async(state).await?, json!("0 null 4"));
        for (link, at, now) in
            [("m1", "1 null 4", "m1"), ("m3", "3 null 4", "m3"), ("m4.s1", "4 1 4", "m4.s1")]
        {
            page.click(&format!("[data-papan-goto=\"{link}\"]")).await?;
            page.until(&format!("the sentence of {link}"), &format!("return {NOW} == {}", json!(now)))
                .await?;
            assert_eq!(page.js_async(state).await?, json!(at), "{link}");
        }
        // from there the board goes on by itself, and the text follows it to the rule that acts
        page.js_async("await document.querySelector('papan-board').set('speed', '4'); await document.querySelector('papan-board').play()").await?;
        page.until("the last sentence and the rule", "return !!document.querySelector('[data-papan-at=\"m4\"][data-papan-now]') && !!document.querySelector('[data-papan-clause][data-papan-now]')").await?;
        assert!(page.js("return location.hash").await? == "", "no link was followed");
        Ok(())
    });
}

#[test]
fn a_board_follows_its_attributes_and_answers_its_methods() {
    run(async |page| {
        let (site, host) = (site(|_| ())?, site(|_| ())?);
        for kind in [Kind::ALL[0], Kind::Pasang] {
            // a policy that allows the script and the frame, and nothing else of a page's own
            let strict = format!(
                "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; script-src {0}; frame-src {0}\">",
                site.origin()
            );
            let board = format!(
                "<papan-board game=\"{}\" speed=\"instant\" theme=\"light\" loading=\"eager\"></papan-board>",
                kind.name()
            );
            open(page, &host, &site, &strict, &board).await?;
            live(page).await?;
            let wide = "const b = document.querySelector('papan-board'), f = b.shadowRoot.querySelector('iframe').getBoundingClientRect();\
                return f.width == b.getBoundingClientRect().width && f.height > 200";
            page.until("a frame as wide as the element and as high as it asks for", wide).await?;
            page.js("self.told = []; for (const type of ['state', 'move']) document.addEventListener('papan-' + type, e => told.push([e.type, e.detail.at ?? e.detail.number]))").await?;
            let first = page.js_async("const b = document.querySelector('papan-board'), s = await b.get(); await b.move(s.may[0]); return s.may[0]").await?;
            page.until("what is told", "return JSON.stringify(told).includes('[\"papan-move\",1]')").await?;
            let refused = "try { await document.querySelector('papan-board').move('?') } catch (e) { return [e.name, e.code, e instanceof PapanError] }";
            assert_eq!(page.js_async(refused).await?, json!(["PapanError", "not-a-move", true]));
            page.js("document.querySelector('papan-board').setAttribute('theme', 'dark')").await?;
            into(page).await?;
            page.until("another theme", "return document.documentElement.dataset.theme == 'dark'").await?;
            page.answer("leaving the frame", page.client.enter_parent_frame()).await?;
            let moves = "const b = document.querySelector('papan-board'); b.setAttribute('at', 'm0'); b.setAttribute('moves', arguments[0])";
            page.js_with(moves, vec![first]).await?;
            page.until("the game of the attributes", "return told.at(-1)[1] === 0").await?;
        }
        Ok(())
    });
}

#[test]
fn a_board_that_is_far_away_waits_and_twenty_live_beside_each_other() {
    run(async |page| {
        let (site, host) = (site(|_| ())?, site(|_| ())?);
        let board = "<papan-board game=\"adjiboto\" speed=\"instant\" ui=\"none\"><p slot=\"still\">A board.</p></papan-board><p>Text.</p>";
        let name = Kind::ALL[0].name();
        open(page, &host, &site, "", &board.replace("adjiboto", name).repeat(20)).await?;
        let begun = "const all = [...document.querySelectorAll('papan-board')].map(b => !!b.shadowRoot.querySelector('iframe'));";
        live(page).await?;
        assert_eq!(
            page.js(&format!("{begun} return all.at(-1)")).await?,
            json!(false),
            "the last is far away"
        );
        for number in 0..20 {
            page.js_with(
                "document.querySelectorAll('papan-board')[arguments[0]].scrollIntoView()",
                vec![json!(number)],
            )
            .await?;
            let script = format!("return document.querySelectorAll('papan-board')[{number}].live === true");
            page.until(&format!("board {number}"), &script).await?;
        }
        // each is its own
        let each = "const all = [...document.querySelectorAll('papan-board')];\
            const before = await all[0].get(); await all[3].move(before.may[0]);\
            return (await Promise.all(all.map(b => b.get()))).map(s => s.at).join('')";
        assert_eq!(page.js_async(each).await?, json!("00010000000000000000"));
        Ok(())
    });
}

#[test]
fn what_an_author_put_inside_stays_where_no_board_comes() {
    run(async |page| {
        let (gone, host) =
            (site(|options| options.missing = vec!["/".into(), "index.html".into()])?, site(|_| ())?);
        let inside = "<figure slot=\"still\">A picture.</figure><p>A caption, <a href=\"x\">a link</a>.</p>";
        let board =
            format!("<papan-board game=\"{}\" loading=\"eager\">{inside}</papan-board>", Kind::ALL[0].name());
        open(page, &host, &gone, "", &board).await?;
        page.js("document.addEventListener('papan-fail', e => self.failed = e.detail.code)").await?;
        page.until("what becomes of it", "return self.failed === 'silent'").await?;
        assert!(page.is_visible("figure").await? && page.is_visible("a").await?);
        let refused = "try { await document.querySelector('papan-board').get() } catch (e) { return e.code }";
        assert_eq!(page.js_async(refused).await?, json!("silent"));
        // without the script
        open(page, &host, &site(|options| options.missing = vec!["papan-board.js".into()])?, "", &board)
            .await?;
        assert!(page.is_visible("figure").await? && page.is_visible("a").await?);
        Ok(())
    });
}

#[test]
fn the_element_takes_four_kilobytes_and_its_package_has_its_files() -> Result {
    let folder = dist()?.join(PLACE);
    let size = xtask::bench::transfer_size(&dist()?, [format!("/{PLACE}/papan-board.js").as_str()])?;
    println!("<papan-board> has {size} bytes");
    assert!((1_000..=bytes::ELEMENT).contains(&size), "{size} bytes");
    let package = std::fs::read_to_string(folder.join("package.json")).expect("a package");
    let package: serde_json::Value = serde_json::from_str(&package).expect("JSON");
    assert_eq!(package["version"], env!("CARGO_PKG_VERSION"), "that of the site");
    let listed =
        package["files"].as_array().into_iter().flatten().chain([&package["main"], &package["types"]]);
    for name in listed.filter_map(serde_json::Value::as_str) {
        assert!(folder.join(name).is_file(), "{name}");
    }
    // what would be published
    let packed =
        std::process::Command::new("npm").args(["pack", "--dry-run", "--json"]).current_dir(&folder).output();
    let packed: serde_json::Value = serde_json::from_slice(&packed.expect("npm").stdout).expect("JSON");
    let files = packed[0]["files"].as_array().into_iter().flatten();
    let files: Vec<&str> = files.filter_map(|file| file["path"].as_str()).collect();
    for name in ["papan-board.js", "papan-board.d.ts", "package.json", "README.md"] {
        assert!(files.contains(&name), "{name} in {files:?}");
    }
    Ok(())
}
