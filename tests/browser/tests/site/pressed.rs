//! Whatever is pressed, chosen or asked by a key brings no plain word in a language all of whose letters have accents:
//! refusals, dialogs, advice, the log, the opponent, the editor and the workshop.

use std::collections::{BTreeMap, BTreeSet};

use browser_tests::{Page, Result, game, run};
use papan::{engine::Kind, words::pseudo::Pseudo};
use serde::Deserialize;

use crate::accented::{PLAIN, games, speaking};

/// A function that lists what can be pressed now: in an open dialog before the rest of the page, what may be played
/// before what may not, and what closes something last. Left out is what leaves the page or asks the system for a file.
const CONTROLS: &str = r#"
    const controls = () => {
        const out = /^(retry|reload|open-file|save-|ws-play|file|print)/;
        const dialog = document.querySelector('dialog[open]');
        const found = [];
        for (const at of document.querySelectorAll('button, summary, select, .hit, input[type=radio], input[type=checkbox]')) {
            const { t, advice, opponent } = at.dataset;
            const name = at.id ? '#' + at.id
                : t ? `${at.localName}[data-t="${t}"]`
                : advice ? `[data-advice="${advice}"]`
                : opponent ? `[data-opponent="${opponent}"]` : `#${at.parentElement.id} > ${at.localName}`;
            if (!at.checkVisibility() || at.disabled || out.test(t ?? '') || document.querySelector(name) != at) continue;
            const refused = at.matches('[aria-disabled=true]');
            // points, moves, steps and marks of clauses are many of a kind
            const kind = name.replace(/"[a-k]\d+"/, 'point').replace(/\d+/g, '').replace(/"clause-.*"/, 'clause') + (refused ? ' refused' : '');
            // the opponent resigns and agrees for nobody: it comes to a seat when all else has been pressed
            const late = /close|dismiss/.test(name) ? 2 : refused || name.startsWith('#seat-') ? 1 : 0;
            const order = (at.closest('dialog') == dialog ? 0 : 3) + late;
            // the strong levels think for long
            const choices = at.localName == 'select' ? [...at.options].slice(0, 3).map(option => option.value) : [''];
            for (const choice of choices) found.push({ name, choice, kind, order });
        }
        return found.sort((a, b) => a.order - b.order);
    };
"#;

/// A function that presses a control, or chooses in a list, and waits for the picture after it; and one that opens a
/// dialog in the place of the one that is open, where the page has the button for it.
const PRESS: &str = r#"
    const frame = () => new Promise(requestAnimationFrame);
    const press = async (name, choice) => {
        const at = document.querySelector(name);
        if (at.localName == 'select') {
            at.value = choice;
            at.dispatchEvent(new Event('change', { bubbles: true }));
        } else {
            at.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        }
        await frame();
        await frame();
    };
    const open = async name => {
        document.querySelector('dialog[open]')?.close();
        while (document.querySelector('dialog')) await frame();
        if (!document.querySelector(name)) return;
        await press(name, '');
        while (!document.querySelector('dialog[open]')) await frame();
    };
"#;

/// Something that can be pressed.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
struct Control {
    /// Its selector.
    name: String,
    /// What is chosen, of a list.
    choice: String,
    /// Controls of one kind do the same in different places.
    kind: String,
}

/// What is plain on a page, and what can be pressed on it.
#[derive(Deserialize)]
struct Look {
    plain: Vec<String>,
    controls: Vec<Control>,
}

/// How many controls of one kind are pressed.
const OF_A_KIND: usize = 5;

/// What opens a dialog. A press inside closes it again, so these are pressed as often as they bring something new.
const OPENERS: [&str; 2] = ["#menu-open", "#new"];

/// What is pressed on a page until nothing is left, and what was plain on the way.
struct Presses<'a> {
    page: &'a Page,
    place: &'a str,
    pressed: BTreeSet<Control>,
    kinds: BTreeMap<String, usize>,
    plain: BTreeSet<String>,
}

impl Presses<'_> {
    /// Runs a script, and looks at the page after it.
    async fn look(&mut self, script: &str) -> Result<Vec<Control>> {
        let script =
            format!("{PLAIN}{CONTROLS}{PRESS}{script}; return {{ plain: plain(), controls: controls() }}");
        let look: Look =
            serde_json::from_value(self.page.js_async(&script).await?).expect("what was looked for");
        self.plain.extend(look.plain.into_iter().map(|text| format!("{}: {text}", self.place)));
        Ok(look.controls)
    }

    fn next(&self, controls: &[Control]) -> Option<Control> {
        let is_new = |control: &&Control| {
            let enough = self.kinds.get(&control.kind).is_some_and(|&pressed| pressed >= OF_A_KIND);
            !enough && !self.pressed.contains(control) && !OPENERS.contains(&&*control.name)
        };
        controls.iter().find(is_new).cloned()
    }

    async fn press(&mut self, control: Control) -> Result<Vec<Control>> {
        let script = format!("await press({:?}, {:?})", control.name, control.choice);
        *self.kinds.entry(control.kind.clone()).or_default() += 1;
        self.pressed.insert(control);
        assert!(self.pressed.len() < 300, "{}: {:?}", self.place, self.pressed);
        self.look(&script).await
    }

    async fn all(&mut self) -> Result {
        let mut controls = self.look("").await?;
        let mut openers = OPENERS.to_vec();
        loop {
            while let Some(next) = self.next(&controls) {
                controls = self.press(next).await?;
            }
            let Some(&opener) = openers.first() else { return Ok(()) };
            controls = self.look(&format!("await open({opener:?})")).await?;
            if self.next(&controls).is_none() {
                openers.remove(0);
            }
        }
    }
}

/// Presses everything on a page that is open, and asks by every key; gives what was plain.
async fn press_all(page: &Page, place: &str) -> Result<(BTreeSet<Control>, BTreeSet<String>)> {
    let mut presses =
        Presses { page, place, pressed: BTreeSet::new(), kinds: BTreeMap::new(), plain: BTreeSet::new() };
    for key in ["l", "s", "r", "p", "w", "?", "x"] {
        let script = format!(
            "document.querySelector('.board .hit')?.dispatchEvent(\
                new KeyboardEvent('keydown', {{ key: {key:?}, bubbles: true, cancelable: true }}));\
             await frame(); await frame()"
        );
        presses.look(&script).await?;
    }
    presses.all().await?;
    Ok((presses.pressed, presses.plain))
}

/// What must have been pressed on the page of a game: of each dialog and panel something that only it has.
const MET: [&str; 9] = [
    "#start",
    "#preset",
    "#seat-second",
    "#resign",
    "copy-record",
    "read-record",
    "copy-link",
    "hint",
    "analysis",
];

#[test]
fn nothing_that_is_pressed_brings_a_plain_word() {
    run(async |page| {
        let site = speaking(Pseudo::Accented)?;
        let games = games(page, &site).await?;
        let mut all = BTreeSet::new();
        // the first two shapes have nothing that the others do not have
        let kinds = game::forms().into_iter().skip(2).map(Kind::Sowing);
        let kinds: Vec<_> = kinds.chain([Kind::Pasang]).collect();
        // what editors say is the same in every game of a family, and what embeds have in common with pages too: those of
        // the last two, one of each family, have the most
        let common = &kinds[kinds.len() - 2..];
        for &kind in &kinds {
            let name = kind.name();
            let moves: Vec<&str> = games[name].split('_').collect();
            let half = moves[..moves.len() / 2].join("_");
            let embed = format!("embed/v1/{name}/?speed=instant&ui=controls,time,moves,score,source,share");
            let game = (format!("{name}/#v=1&speed=instant&moves={half}"), &MET[..]);
            let others = [(format!("{name}/position/"), &["pos-read"][..]), (embed, &MET[..4])];
            for (path, met) in
                std::iter::once(game).chain(others.into_iter().filter(|_| common.contains(&kind)))
            {
                page.open(&site.url(&path)).await?;
                page.live().await?;
                let (pressed, plain) = press_all(page, &path).await?;
                let has = |wanted: &&str| pressed.iter().any(|control| control.name.contains(*wanted));
                let missed: Vec<_> = met.iter().filter(|wanted| !has(wanted)).collect();
                assert!(missed.is_empty(), "{path}: {missed:?} not among {pressed:?}");
                all.extend(plain);
            }
        }
        for (path, met) in [("pasang/patterns/", "ws-save"), ("", "boards")] {
            page.open(&site.url(path)).await?;
            page.live().await?;
            let (pressed, plain) = press_all(page, path).await?;
            assert!(pressed.iter().any(|control| control.name.contains(met)), "{path}: {pressed:?}");
            all.extend(plain);
        }
        assert!(all.is_empty(), "{}", Vec::from_iter(all).join("\n"));
        Ok(())
    });
}
