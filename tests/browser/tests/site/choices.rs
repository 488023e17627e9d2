//! Every choice of a new game is taken: it has a name, and what is chosen is the game that begins.

use std::collections::BTreeMap;

use browser_tests::{Error, Page, Result, Server, few_pages, kinds, run, site};
use papan::{
    engine::{Kind, pasang::Pasang},
    options,
    page::played::Played,
    session::Session,
    words::{Message, say},
};
use serde_json::json;

/// The lists of readings in the open dialog, by name, with what is chosen in each; after choosing in those of `choose`.
/// All at once, as there are many: a person's choice is the preset's.
async fn fields(page: &Page, choose: &BTreeMap<String, String>) -> Result<BTreeMap<String, String>> {
    let script = "const [choose] = arguments, fields = [...document.querySelectorAll('#setup select[data-t=reading]')];\
        for (const e of fields) if (e.name in choose) {\
            e.value = choose[e.name]; e.dispatchEvent(new Event('change', { bubbles: true })) }\
        return Object.fromEntries(fields.map(e => [e.name, e.value]))";
    let fields = page.js_with(script, vec![json!(choose)]).await?;
    serde_json::from_value(fields).map_err(|why| Error::Other(format!("the readings: {why}")))
}

/// Sets all choices at once, the first value of each, then the second, until every value has been chosen.
async fn every_choice<F: Played>(page: &Page, site: &Server, plain: F) -> Result {
    let (kind, readings, presets) = (plain.kind(), plain.readings(), plain.presets());
    page.open(&site.url(&format!("{}/", kind.name()))).await?;
    page.live().await?;
    let mut played = plain;
    let mut named = false;
    let most = readings.iter().map(|reading| reading.values.len()).max().unwrap_or(0).max(presets.len());
    // not the usual values first: nothing would have been chosen
    for round in (0..most).rev() {
        page.click("#new").await?;
        page.open_rules().await?;
        let preset = presets[round % presets.len()].name;
        let mut game = plain.with_preset(preset).expect("its own preset");
        let shown = fields(page, &BTreeMap::new()).await?;
        for (index, reading) in readings.iter().enumerate() {
            let value = shown.get(reading.name).map(String::as_str);
            assert_eq!(value, Some(played.value(index)), "{kind:?}: {} before a choice", reading.name);
            // what a field is called depends on no choice
            if !named {
                let name = page.name(&format!("#setup select[name=\"{}\"]", reading.name)).await?;
                assert_eq!(name, say(&Message::Reading { kind, reading: index }), "{kind:?}");
            }
        }
        named = true;
        page.select("#preset", preset).await?;
        let mut chosen = shown;
        for reading in readings {
            // what persons have to lay out first begins elsewhere
            let value = reading.values[round % reading.values.len()];
            let mut with = game;
            let taken = with.set_reading(reading.name, value).is_ok() && !with.is_laid_out();
            let value = if taken { value } else { reading.values[0] };
            game.set_reading(reading.name, value).expect("a value of its own");
            chosen.insert(reading.name.into(), value.into());
        }
        assert_eq!(fields(page, &chosen).await?, chosen, "{kind:?}");
        page.show("#start").await?;
        page.click("#start").await?;
        page.is_closed().await?;
        let wanted = options::write(&Session::new(game, game.start()), preset, None);
        // what nobody chooses, lots and single moves, may be played before the address is written
        let script = format!(
            "const asked = decodeURIComponent(location.hash.slice(1)), wanted = {};\
             return asked == wanted || asked.startsWith(wanted + '&moves=')",
            json!(wanted)
        );
        page.until(&format!("the address to be `{wanted}`"), &script).await?;
        played = game;
    }
    Ok(())
}

#[test]
fn every_choice_of_a_new_game_is_found_in_its_address() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in kinds() {
            match kind {
                Kind::Sowing(kind) => every_choice(page, &site, kind.game()).await?,
                Kind::Pasang => every_choice(page, &site, Pasang::default()).await?,
            }
        }
        Ok(())
    });
}

/// The ids that more than one element has.
async fn twice(page: &Page) -> Result<serde_json::Value> {
    page.js("const ids = [...document.querySelectorAll('[id]')].map(e => e.id);\
         return ids.filter((id, at) => ids.indexOf(id) != at)")
        .await
}

#[test]
fn every_id_stands_once_with_whatever_dialog_is_open() {
    run(async |page| {
        let site = site(|_| ())?;
        for path in few_pages() {
            page.open(&site.url(path)).await?;
            page.live().await?;
            assert_eq!(twice(page).await?, serde_json::json!([]), "{path:?}");
            for (button, dialog) in [("#new", "#setup"), ("#menu-open", "#menu")] {
                if page.count(button).await? > 0 {
                    page.click(button).await?;
                    page.wait_for(&format!("{dialog}[open]")).await?;
                    assert_eq!(twice(page).await?, serde_json::json!([]), "{path:?} with {dialog}");
                    page.click(&format!("{dialog} .dialog-head button")).await?;
                    page.is_closed().await?;
                }
            }
        }
        Ok(())
    });
}
