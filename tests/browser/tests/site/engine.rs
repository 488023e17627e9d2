//! The rules for scripts as they are published: in Node, and on the page of examples.

use std::{collections::BTreeMap, path::Path, process::Command};

use browser_tests::{Result, bytes, dist, run, site};
use papan::script::{Game, Given, RandomGame, RandomGames, games};
use serde_json::{Value, json};
use xtask::engine::NAME;

/// What Node prints. It is there wherever the site was built.
fn node(arguments: &[&str]) -> String {
    let output = Command::new("node").args(arguments).output().expect("Node can be started");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "node {arguments:?}\n{said}");
    String::from_utf8(output.stdout).expect("lines of text")
}

/// What a script prints that imports the module, as JSON: a value a line.
fn scripted(folder: &Path, script: &str) -> Vec<Value> {
    let import = "import { pathToFileURL } from 'node:url';\n\
        const papan = await import(pathToFileURL(process.argv[1]));\n\
        const { default: init, games, newGame, readRecord, randomGames, EngineError } = papan;\n\
        const print = value => console.log(JSON.stringify(value));\n";
    let module = folder.join("engine.js");
    let module = module.to_str().expect("a path in UTF-8");
    let text = node(&["--input-type=module", "--eval", &[import, script].concat(), module]);
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn given(options: Value) -> Given {
    serde_json::from_value(options).expect("options")
}

fn random(name: &str, options: Value) -> Vec<RandomGame> {
    RandomGames::new(name, &given(options)).expect("random games").collect()
}

#[test]
fn node_gets_the_values_of_the_library() -> Result {
    let script = "await init();\n\
        for (const { name, presets } of games()) for (const { name: preset } of presets) {\n\
          const [random] = randomGames(name, { preset, seed: 4 });\n\
          const game = newGame(name, { preset, names: { first: 'Ama' } });\n\
          const thought = game.search({ nodes: 2000 });\n\
          for (const move of random.moves.slice(0, 3)) game.play(move);\n\
          const record = game.record();\n\
          const again = readRecord(record).moves();\n\
          const found = [game.readings, game.seats, game.turn(), game.legalMoves(), game.events(), game.position(), game.position(0), game.result(), game.perft(2)];\n\
          print([name, preset, random, thought.best, thought.nodes, record, again, found]);\n\
        }";
    let found = scripted(&dist()?.join(NAME), script);
    let mut wanted = Vec::new();
    for info in games() {
        for preset in info.presets {
            let (name, preset) = (info.name, preset.name);
            let random = random(name, json!({ "preset": preset, "seed": 4 })).remove(0);
            let options = given(json!({ "preset": preset, "names": { "first": "Ama" } }));
            let mut game = Game::new(name, &options).expect("a game");
            let thought = game.search(&given(json!({ "nodes": 2000 }))).expect("a thought");
            let moves = &random.moves[..random.moves.len().min(3)];
            moves.iter().for_each(|text| assert!(game.play(text).is_ok(), "{name} {preset}: {text}"));
            let readings: BTreeMap<_, _> = game.readings().into_iter().collect();
            let state = json!([
                readings,
                game.seats(),
                game.turn(),
                game.legal_moves(),
                game.events(None).expect("events"),
                game.position(None).expect("a position"),
                game.position(Some(0.0)).expect("a position"),
                game.result(),
                game.perft(2.0).expect("a number"),
            ]);
            let record = game.record(None).expect("a record");
            wanted.push(json!([name, preset, random, thought.best, thought.nodes, record, moves, state]));
        }
    }
    assert_eq!(found.len(), wanted.len());
    for (found, wanted) in found.iter().zip(&wanted) {
        assert_eq!(found, wanted);
    }
    Ok(())
}

#[test]
fn node_gets_exceptions_with_a_code() -> Result {
    let script = "const told = [];\n\
        const refuse = (...all) => { for (const work of all) try { told.push(['nothing', work()]) } catch (e) { told.push([e.name, e.code, e instanceof EngineError && e instanceof Error && e.message.length > 9]) } };\n\
        refuse(() => games());\n\
        try { await init('nowhere:') } catch (e) { told.push([e.name, e.code, e.cause !== undefined]) }\n\
        await Promise.all([init(), init()]);\n\
        const name = games()[0].name, game = newGame(name);\n\
        const round = {}; round.round = round;\n\
        refuse(() => newGame('?'), () => newGame(3), () => newGame(), () => newGame(name, 3), () => newGame(name, { colour: 'red' }));\n\
        refuse(() => newGame(name, { preset: 3n }), () => newGame(name, { preset: Symbol() }), () => newGame(name, { readings: round }), () => newGame(name, round));\n\
        refuse(() => game.play(), () => game.play('?'), () => game.play({}), () => game.perft('3'), () => game.perft(1e9), () => game.search({ nodes: 0 }));\n\
        refuse(() => game.events(), () => game.events('1'), () => game.resign('fourth'), () => readRecord('x'), () => readRecord(null), () => new papan.Game());\n\
        refuse(() => randomGames(name, { games: -1 }), () => randomGames('?'));\n\
        print(told);\n\
        print([game.moves(), game.legalMoves().length > 0, game.play(game.legalMoves()[0]), game.copy().moves().length]);";
    let found = scripted(&dist()?.join(NAME), script);
    let codes = [
        "not-loaded",
        "load",
        "unknown-game",
        "value",
        "value",
        "value",
        "unknown-option",
        "value",
        "value",
        "value",
        "unknown-option",
        "value",
        "not-a-move",
        "value",
        "value",
        "value",
        "value",
        "no-move",
        "value",
        "unknown-seat",
        "record",
        "value",
        "value",
        "value",
        "unknown-game",
    ];
    let wanted: Vec<Value> = codes.iter().map(|code| json!(["EngineError", code, true])).collect();
    assert_eq!(found, [json!(wanted), json!([[], true, 1, 1])]);
    Ok(())
}

#[test]
fn the_scripts_for_node_play_random_games_and_draw_boards() -> Result {
    let examples = dist()?.join(NAME).join("examples");
    let path = |name: &str| examples.join(name).to_str().expect("a path in UTF-8").to_string();
    for info in games() {
        let all = random(info.name, json!({ "games": 30, "seed": 3 }));
        let mut ends = BTreeMap::new();
        for game in &all {
            let end =
                format!("{} by {}", game.result.winners.join("+"), game.result.clause.unwrap_or("null"));
            *ends.entry(end).or_insert(0) += 1;
        }
        let moves: usize = all.iter().map(|game| game.moves.len()).sum();
        let lines: String = ends.iter().map(|(end, times)| format!("{times} {end}\n")).collect();
        let wanted = format!("30 games of {}, {moves} moves\n{lines}", info.name);
        assert_eq!(node(&[&path("random-games.mjs"), info.name, "30", "3"]), wanted);
        let moves = all[0].moves[..all[0].moves.len().min(4)].join("_");
        let svg = node(&[&path("board.mjs"), info.name, &moves]);
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
        assert!(svg.matches("<circle ").count() > 10 && !svg.contains("undefined") && !svg.contains("NaN"));
    }
    // without arguments a thousand games of the first
    let told = node(&[&path("random-games.mjs")]);
    assert!(told.starts_with(&format!("1000 games of {}, ", games()[0].name)), "{told}");
    Ok(())
}

#[test]
fn the_examples_of_the_page_run_below_the_policy() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url(&format!("{NAME}/examples/"))).await?;
        page.until("the rules", "return 'ready' in document.documentElement.dataset").await?;
        let names = page
            .js("return [...document.querySelectorAll('[data-example]')].map(e => e.dataset.example)")
            .await?;
        let names: Vec<_> = names.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        assert!(names.len() > 4, "{names:?}");
        let mut found = BTreeMap::new();
        for name in names {
            page.click(&format!("[data-example={name}] button")).await?;
            let section = format!("document.querySelector('[data-example={name}]')");
            page.until(name, &format!("return 'done' in {section}.dataset")).await?;
            let output = page.js(&format!("return {section}.querySelector('output').innerHTML")).await?;
            found.insert(name, output.as_str().unwrap_or_default().to_string());
        }
        for (name, words) in [
            ("moves", "owa.capture"),
            ("board", "<circle "),
            ("refusal", "EngineError illegal, owa.feed: "),
            ("record", "\"Ended\": \"resigned\""),
            ("search", " ahead, then "),
        ] {
            assert!(found.get(name).is_some_and(|output| output.contains(words)), "{name}: {found:?}");
        }
        let mut won = BTreeMap::new();
        for game in random("pasang", json!({ "games": 100, "seed": 7 })) {
            *won.entry(game.result.winners.join(" and ")).or_insert(0) += 1;
        }
        let told: BTreeMap<String, i32> = serde_json::from_str(&found["random"]).expect("JSON");
        assert_eq!(told, won);
        let broken = page.axe().await?;
        assert!(broken.is_empty(), "{}", broken.join("\n"));
        assert_eq!(site.reports(), [""; 0], "the policy is kept");
        Ok(())
    });
}

#[test]
fn the_package_has_its_files_and_no_more_bytes_than_it_may() -> Result {
    let folder = dist()?.join(NAME);
    let package = std::fs::read_to_string(folder.join("package.json")).expect("a package");
    let package: Value = serde_json::from_str(&package).expect("JSON");
    let listed = package["files"].as_array().into_iter().flatten();
    for name in listed.chain([&package["main"], &package["types"]]).filter_map(Value::as_str) {
        assert!(folder.join(name).exists(), "{name}");
    }
    let paths = ["engine.js", "engine_bg.wasm"].map(|name| format!("/{NAME}/{name}"));
    let size = xtask::bench::transfer_size(&dist()?, paths.iter().map(String::as_str))?;
    println!("the rules for scripts have {size} bytes");
    assert!((50_000..=bytes::ENGINE).contains(&size), "{size} bytes");
    Ok(())
}
