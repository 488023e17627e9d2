//! Compares what a page with a board shows with the session that the rules give.

use crate::{Page, Result, Server, game::hit};
use fantoccini::elements::Element;
use papan::{
    engine::{
        Game, Hole,
        sowing::{Kind, Sowing, position::Mark},
    },
    notation::{Record, hole_letter, read_move, write_move},
    options,
    page::opponent::level,
    session::{Action, Session},
    words::{Message, say},
};
use serde_json::json;

/// A script for every count, in the order of the letters.
const COUNTS: &str = "const all = [...document.querySelectorAll('[data-count]')].map(e => [e.dataset.count, e.textContent])\
    .filter(count => count[0].length == 1);\
    all.sort((a, b) => a[0] < b[0] ? -1 : 1);\
    const counts = all.map(count => count.join('')).join(' ');";

/// A script for the counts, the moves of the log, and how many of them are looked at.
const SEEN: &str = "const moves = [...document.querySelectorAll('#moves [data-move] b')].map(e => e.textContent);\
    const seen = counts + ' | ' + moves.join(' ') + ' | ' + document.querySelector('#scrub-game').value;";

/// A script for the number of moves played, as the board has it: the log is updated later.
pub const MOVES: &str =
    "Number((document.querySelector('svg.board').getAttribute('aria-label').match(/\\d+$/) || [0])[0])";

/// A game of the default preset after some moves.
pub fn played(kind: Kind, moves: &[&str]) -> Session<Sowing> {
    let game = kind.game();
    moves.iter().fold(Session::new(game, game.start()), |session, word| {
        session.play(read_move(&game, word).expect("a move")).expect("a legal move")
    })
}

/// The address of a game as a page writes it, without further options.
pub fn address(session: &Session<Sowing>) -> String {
    options::write(session, session.game().kind().presets()[0].name, None)
}

/// A whole game as a record.
pub fn record(session: &Session<Sowing>, names: [&str; 2]) -> Record {
    let last = session.act(Action::Goto(session.moves().len())).unwrap();
    let own = *session.start() != session.game().start();
    let name = |seat: usize| Some(names[seat].to_string()).filter(|name| !name.is_empty());
    Record {
        game: *session.game(),
        preset: session.game().kind().presets()[0].name,
        setup: own.then_some(*session.start()),
        names: [name(0), name(1), None],
        moves: session.moves().to_vec(),
        outcome: last.outcome(),
        stop: session.stopped(),
    }
}

/// The game of a record.
pub fn session_of(record: &Record) -> Session<Sowing> {
    let start = record.setup.unwrap_or_else(|| record.game.start());
    let begun = Session::new(record.game, start);
    let session = record.moves.iter().fold(begun, |session, &chosen| session.play(chosen).unwrap());
    record.stop.map_or(session.clone(), |stop| session.act(Action::Stop(stop)).unwrap())
}

/// The result of [`COUNTS`] for a page that shows this game.
fn counts(session: &Session<Sowing>) -> String {
    let game = session.game();
    let position = session.position();
    let open = (0..2 * game.row()).map(Hole).filter(|&hole| position.mark(hole) != Mark::Closed);
    let mut counts: Vec<String> =
        open.map(|hole| format!("{}{}", hole_letter(hole, game.row()), position.count(hole))).collect();
    counts.sort();
    counts.join(" ")
}

/// The result of [`SEEN`] for such a page.
fn picture(session: &Session<Sowing>) -> String {
    let moves: Vec<_> = session.moves().iter().map(|&chosen| write_move(session.game(), chosen)).collect();
    format!("{} | {} | {}", counts(session), moves.join(" "), session.cursor())
}

impl Page {
    /// Stores settings for every page of a site, as if the person had made them in an earlier visit.
    pub async fn set_before(&self, site: &Server, settings: &str) -> Result {
        // a page that starts no program
        self.open(&site.url("404.html")).await?;
        let key = format!("papan:{}:settings", site.url(""));
        self.js_with("localStorage.setItem(...arguments)", vec![json!(key), json!(settings)]).await.map(drop)
    }

    /// Waits until the log, if there is one, agrees with the board.
    pub async fn log_written(&self) -> Result {
        let script = format!(
            "const moves = {MOVES}, ruler = document.querySelector('#scrub-game'), log = document.querySelector('#log');\
             const now = document.querySelector('#moves [aria-current]');\
             return (!ruler || ruler.value == moves && moves == (now ? now.closest('[data-move]').dataset.move : 0))\
                && (!log || !moves == !log.querySelector('.line'))"
        );
        self.until("the log to be told", &script).await
    }

    /// Waits until every count of the board is that of this game, regardless of the log.
    pub async fn lies(&self, session: &Session<Sowing>) -> Result {
        let wanted = json!(counts(session));
        self.until("the counts of the board", &format!("{COUNTS} return counts == {wanted}")).await
    }

    /// Plays moves by their holes, and waits until the board shows each.
    pub async fn plays(&self, moves: &[&str]) -> Result {
        for word in moves {
            let number = self.js(&format!("return {MOVES}")).await?;
            let hole = word.trim_end_matches('~').chars().last().expect("a letter");
            self.click(&hit(hole)).await?;
            let next = number.as_u64().unwrap_or(0) + 1;
            let script = format!("return {MOVES} == {next} || !!document.querySelector('#way')");
            self.until(&format!("move {next} or its ways"), &script).await?;
            if self.count("#way").await? > 0 {
                let way = if word.ends_with('~') { "way-c" } else { "way-a" };
                self.click(&format!("[data-t=\"{way}\"]")).await?;
            }
            self.until(&format!("move {next}"), &format!("return {MOVES} == {next}")).await?;
        }
        Ok(())
    }

    /// Waits until the page shows this game: every count and every move, including those after the position
    /// looked at.
    pub async fn shows(&self, session: &Session<Sowing>) -> Result {
        let wanted = picture(session);
        let shown = self.until(&wanted, &format!("{COUNTS} {SEEN} return seen == {}", json!(wanted))).await;
        match shown {
            Err(e) => {
                let seen = self.js(&format!("{COUNTS} {SEEN} return seen + ' at ' + location.href")).await?;
                Err(crate::Error::Other(format!("{e}, but saw {seen}")))
            }
            done => done,
        }
    }

    /// The part of the address after its `#`.
    pub async fn asked(&self) -> Result<String> {
        let asked = self.js("return decodeURIComponent(location.hash.slice(1))").await?;
        Ok(asked.as_str().unwrap_or_default().into())
    }

    /// Waits until the part of the address after `#` is exactly this.
    pub async fn is_written(&self, wanted: &str) -> Result {
        let script = format!("return decodeURIComponent(location.hash.slice(1)) == {}", json!(wanted));
        self.until(&format!("the address to be `{wanted}`"), &script).await
    }

    /// Opens the page's menu.
    pub async fn open_menu(&self) -> Result {
        self.click("#menu-open").await?;
        self.wait_for("#menu[open]").await
    }

    /// Closes the menu.
    pub async fn close_menu(&self) -> Result {
        self.click("#menu .dialog-head button").await?;
        self.until("the menu to close", "return !document.querySelector('dialog')").await
    }

    /// Resigns in the open menu, and confirms it.
    pub async fn resigns(&self) -> Result {
        self.show("#resign").await?;
        self.click("#resign").await?;
        self.wait_for("#resign-surely").await?;
        self.show("#resign-surely").await?;
        self.click("#resign-surely").await
    }

    /// Begins another game in the dialog, with the readings selected there.
    pub async fn begin_anew(&self) -> Result {
        self.click("#new").await?;
        self.wait_for("#setup[open]").await?;
        self.show("#start").await?;
        self.click("#start").await?;
        self.until("the dialog to close", "return !document.querySelector('dialog')").await
    }

    /// Unfolds the rules in the dialog of a new game.
    pub async fn open_rules(&self) -> Result {
        self.wait_for("#setup[open]").await?;
        if self.count("#setup-rules[open]").await? == 0 {
            self.click("#setup-rules summary").await?;
        }
        self.wait_for("#setup-rules[open]").await
    }

    /// Waits until no dialog is open.
    pub async fn is_closed(&self) -> Result {
        self.until("the dialog to close", "return !document.querySelector('dialog')").await
    }

    /// Waits until the first and second seat show players with these names: the computer with its level, and without a
    /// name a person as *You* or by number.
    pub async fn names(&self, first: &str, second: &str) -> Result {
        let script = "const name = seat => { const of = document.querySelector(`[data-score=${seat}]`).closest('.seat');\
                const shown = [of.querySelector('.level'), of.querySelector('.name')].find(e => e);\
                return ['You', 'Player 1', 'Player 2'].includes(shown.textContent) ? '' : shown.textContent; };\
            const seen = [name('first'), name('second')];";
        let shown =
            |name: &str| level(name).map_or(name.into(), |level| say(&Message::StartLevel(level.tenths())));
        let wanted = json!([shown(first), shown(second)]);
        let done = self
            .until(
                "the names",
                &format!("{script} return JSON.stringify(seen) == {}", json!(wanted.to_string())),
            )
            .await;
        match done {
            Err(e) => Err(crate::Error::Other(format!(
                "{e} {wanted}, but saw {}",
                self.js(&format!("{script} return seen")).await?
            ))),
            done => done,
        }
    }

    /// Chooses an option of a list.
    pub async fn select(&self, css: &str, value: &str) -> Result {
        self.show(css).await?;
        let list: Element = self.find(css).await?;
        self.answer(&format!("a choice in {css}"), list.select_by_value(value)).await
    }

    /// The value of a field.
    pub async fn value(&self, css: &str) -> Result<String> {
        let value = self.picked(css, "return e.value").await?;
        Ok(value.as_str().unwrap_or_default().into())
    }

    /// Reloads the page, and waits until the new one is live.
    pub async fn reload(&self) -> Result {
        self.js("self.before = true").await?;
        self.answer("a reload", self.client.refresh()).await?;
        self.until("another page", "return !self.before").await?;
        self.live().await
    }
}
