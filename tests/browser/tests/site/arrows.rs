//! Where the arrow keys of the board lead.

use browser_tests::{
    Frame, Page, Result,
    game::{self, shapes},
    run, site,
};
use papan::engine::Game;
use std::collections::BTreeMap;

/// The middle of every hole in the window.
async fn places(page: &Page) -> Result<BTreeMap<char, (f64, f64)>> {
    let script = "return [...document.querySelectorAll('circle.hit')].map(e => { const r = e.getBoundingClientRect();\
        return [e.dataset.t, r.x + r.width / 2, r.y + r.height / 2] })";
    let all = page.js(script).await?;
    let place =
        |v: &serde_json::Value| Some((v[0].as_str()?.chars().next()?, (v[1].as_f64()?, v[2].as_f64()?)));
    Ok(all.as_array().into_iter().flatten().filter_map(place).collect())
}

/// Where a key leads from every hole. Scripts make the events, as there are hundreds; real presses are tried in
/// `keyboard`.
async fn leads(page: &Page, key: &str) -> Result<Vec<(char, String)>> {
    let script = "return [...document.querySelectorAll('circle.hit')].map(e => {\
        e.focus();\
        e.dispatchEvent(new KeyboardEvent('keydown', { key: arguments[0], bubbles: true, cancelable: true }));\
        return [e.dataset.t, document.activeElement.dataset.t] })";
    let all = page.js_with(script, vec![key.into()]).await?;
    let lead = |v: &serde_json::Value| Some((v[0].as_str()?.chars().next()?, v[1].as_str()?.to_string()));
    Ok(all.as_array().into_iter().flatten().filter_map(lead).collect())
}

/// The nearest hole in a direction, straight on; the same where there is none.
fn towards(places: &BTreeMap<char, (f64, f64)>, from: char, (dx, dy): (f64, f64)) -> char {
    let (x, y) = places[&from];
    let along = |at: &(f64, f64)| (at.0 - x) * dx + (at.1 - y) * dy;
    let aside = |at: &(f64, f64)| ((at.0 - x) * dy + (at.1 - y) * dx).abs();
    let on = places.iter().filter(|(_, at)| along(at) > 5.0 && aside(at) < 20.0);
    on.min_by(|a, b| along(a.1).total_cmp(&along(b.1))).map_or(from, |(letter, _)| *letter)
}

#[test]
fn arrows_lead_where_they_point_however_the_board_lies() {
    run(async |page| {
        let site = site(|_| ())?;
        for (kind, words) in shapes() {
            let session = game::after(kind.game(), words);
            let list = game::moves(session.game(), session.moves());
            let sides = session.game().seats().iter().map(|seat| (seat.name(), seat));
            for (orient, near) in sides.chain([("turn", session.position().to_move())]) {
                for upright in [false, true] {
                    let (width, height) = if upright { (360, 740) } else { (900, 740) };
                    let url = site.url(&format!("{}/?{orient}{upright}#{list}&orient={orient}", kind.name()));
                    page.open_in(&site, Frame::sized(&url, width, height)).await?;
                    page.live().await?;
                    let what = format!("{kind:?} {orient} {upright}");
                    let places = places(page).await?;
                    let (a, b) = (places[&'a'], places[&'A']);
                    // the first row lies at the side of whom the board is turned to, as it does for the first
                    let near_row = match (near.index(), upright) {
                        (0, false) => a.1 > b.1,
                        (0, true) => a.0 < b.0,
                        (1, false) => a.1 < b.1,
                        _ => a.0 > b.0,
                    };
                    assert!(near_row, "{what}: a lies at {a:?}, A at {b:?}");
                    // it lies as for one of the persons, whom the keys have been tried for
                    if orient == "turn" {
                        continue;
                    }
                    for (key, direction) in [
                        ("ArrowRight", (1.0, 0.0)),
                        ("ArrowLeft", (-1.0, 0.0)),
                        ("ArrowDown", (0.0, 1.0)),
                        ("ArrowUp", (0.0, -1.0)),
                    ] {
                        let leads = leads(page, key).await?;
                        assert_eq!(leads.len(), places.len(), "{what}");
                        for (from, to) in leads {
                            let wanted = towards(&places, from, direction).to_string();
                            assert_eq!(to, wanted, "{what}: {key} from {from}");
                        }
                    }
                }
            }
        }
        Ok(())
    });
}
