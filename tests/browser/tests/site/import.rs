//! A game brought into the page: pasted, picked or dropped as a file, refused with a place.

use std::fs;

use browser_tests::{
    Page, Result,
    game::{own_forms, own_shapes},
    room, run,
    session::{address, played, record, session_of},
    site,
};
use papan::{
    engine::sowing::Kind,
    notation::Record,
    options,
    words::{Message, say},
};
use serde_json::json;

/// All recorded games of a kind.
fn recorded(kind: Kind) -> Vec<Record> {
    let folder = room(kind.name()).join("games");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let records = paths.iter().map(|path| <Record>::read(&fs::read_to_string(path).unwrap()).unwrap());
    records.filter(|record| record.game.kind() == kind).collect()
}

async fn open(page: &Page, url: &str) -> Result {
    page.open(url).await?;
    page.live().await
}

/// Puts a text into the field of the record, and says that it is to be played.
async fn paste(page: &Page, text: &str) -> Result {
    let write = "const e = document.querySelector('#record'); e.value = arguments[0];\
        e.dispatchEvent(new InputEvent('input', { bubbles: true }))";
    page.js_with(write, vec![json!(text)]).await?;
    page.click("[data-t=read-record]").await
}

#[test]
fn pasted_records_are_laid_on_the_table_as_text_and_json() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for kind in own_forms() {
            open(page, &site.url(&format!("{}/", kind.name()))).await?;
            let records: Vec<_> = recorded(kind).into_iter().take(6).collect();
            assert!(records.len() > 3);
            for (number, record) in (0..).zip(&records) {
                page.open_menu().await?;
                paste(page, &if number % 2 == 0 { record.to_text() } else { record.to_json() }).await?;
                page.is_closed().await?;
                page.shows(&session_of(record)).await?;
                let [first, second, _] = record.names.each_ref().map(|name| name.as_deref().unwrap_or(""));
                page.names(first, second).await?;
                page.open_menu().await?;
                assert_eq!(page.value("#record").await?, record.to_text());
                page.close_menu().await?;
            }
        }
        Ok(())
    });
}

#[test]
fn a_record_leaves_the_game_before_it_among_the_kept() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for (kind, moves) in own_shapes() {
            open(page, &site.url(&format!("{}/", kind.name()))).await?;
            page.plays(moves).await?;
            page.is_written(&address(&played(kind, moves))).await?;
            let read = &recorded(kind)[0];
            page.open_menu().await?;
            paste(page, &read.to_text()).await?;
            page.is_written(&options::write(&session_of(read), read.preset, None)).await?;
            page.open_menu().await?;
            let before = format!("#saved-list a[href=\"#{}\"]", address(&played(kind, moves)));
            assert_eq!(page.count(&before).await?, 1, "{kind:?}");
            page.close_menu().await?;
        }
        Ok(())
    });
}

/// Lets a file fall on the board.
async fn drop_file(page: &Page, text: &str) -> Result {
    let script = "const data = new DataTransfer();\
        data.items.add(new File([arguments[0]], 'game.txt', { type: 'text/plain' }));\
        const event = kind => new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data });\
        const on = document.querySelector('.stage');\
        const over = !on.dispatchEvent(event('dragover')), fell = !on.dispatchEvent(event('drop'));\
        return over && fell";
    // a page that does not take it leaves the browser to go away to the file
    assert_eq!(page.js_with(script, vec![json!(text)]).await?, true);
    Ok(())
}

#[test]
fn files_are_picked_and_dropped() {
    run(async |page| {
        let site = site(|_| ())?;
        let folder = std::env::temp_dir().join(format!("papan-records-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for kind in own_forms() {
            let records = recorded(kind);
            let [first, second, third, ..] = &records[..] else { panic!("too few games") };
            open(page, &site.url(&format!("{}/", kind.name()))).await?;
            for (name, text, record) in
                [("a.txt", first.to_text(), first), ("b.json", second.to_json(), second)]
            {
                let path = folder.join(name);
                fs::write(&path, text).unwrap();
                page.open_menu().await?;
                let field = page.find("#file").await?;
                page.answer("a file", field.send_keys(&path.to_string_lossy())).await?;
                page.is_closed().await?;
                page.shows(&session_of(record)).await?;
            }
            drop_file(page, &third.to_text()).await?;
            page.shows(&session_of(third)).await?;
            // and one that cannot be read says why, where it can be corrected
            let wrong = format!("{}\nzz", third.to_text());
            drop_file(page, &wrong).await?;
            page.wait_for("#menu[open]").await?;
            page.until("why", "return document.querySelector('#record-why').textContent").await?;
            let line = third.to_text().lines().count() + 2;
            assert!(page.text("#record-why").await?.contains(&format!("Line {line}, column 1:")));
            page.shows(&session_of(third)).await?;
        }
        fs::remove_dir_all(&folder).unwrap();
        Ok(())
    });
}

#[test]
fn what_cannot_be_read_is_said_with_its_place_and_changes_nothing() {
    run(async |page| {
        let site = site(|_| ())?;
        page.set_before(&site, "speed=instant").await?;
        for (at, (kind, moves)) in own_shapes().into_iter().enumerate() {
            let name = kind.name();
            let session = played(kind, moves);
            open(page, &site.url(&format!("{name}/"))).await?;
            page.plays(moves).await?;
            page.is_written(&address(&session)).await?;
            page.open_menu().await?;
            let head = format!("[Format \"1\"]\n[Game \"{name}\"]\n\n");
            for (text, place) in [
                (String::new(), (1, 1)),
                ("[Format \"1\"]\n  [Game]".into(), (2, 3)),
                ("[Game \"chess\"]".into(), (1, 8)),
                (format!("{head}1. {} 2. z9", moves[0]), (4, 8 + moves[0].len())),
                (format!("{head}1. {0} 3. {0}", moves[0]), (4, 5 + moves[0].len())),
                (
                    format!(
                        "{{\"Format\": \"1\",\n \"Game\": \"{name}\",\n \"Moves\": [\"{}\", 7]}}",
                        moves[0]
                    ),
                    (3, 16 + moves[0].len()),
                ),
                (format!("{{\"Game\": \"{name}\""), (1, 10 + name.len() + 1)),
            ] {
                paste(page, &text).await?;
                let error = <Record>::read(&text).unwrap_err();
                assert_eq!((error.line, error.column), place, "{text}");
                let why = page.text("#record-why").await?;
                assert!(why.contains(&format!("Line {}, column {}: ", place.0, place.1)), "{text}: {why}");
                assert_eq!(why, say(&Message::BadRecord { kind: kind.into(), error: error.into() }));
                assert_eq!(page.count("#menu[open]").await?, 1);
                // what was pasted is still there to be corrected
                assert_eq!(page.value("#record").await?, text);
            }
            let other = own_shapes()[(at + 1) % own_shapes().len()];
            paste(page, &record(&played(other.0, other.1), ["", ""]).to_text()).await?;
            assert_eq!(page.text("#record-why").await?, say(&Message::OtherGame { kind: other.0.into() }));
            page.shows(&session).await?;
            page.is_written(&address(&session)).await?;
            // what was wrong is not said for ever
            page.close_menu().await?;
            page.open_menu().await?;
            assert_eq!(page.text("#record-why").await?, "");
        }
        Ok(())
    });
}
