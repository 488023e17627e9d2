//! The place of advice beside the board, as HTML text.

use super::{
    asking::{Asking, Step},
    line,
    place::Advised,
    shown::{FEW, Shown},
    triangle::triangle,
};
use crate::{
    app::{
        icons::Icon,
        markup::{element, escaped},
    },
    i18n::advice::{self, Advice, advise},
    worker::Reply,
};

impl<F: Advised> Shown<'_, F> {
    /// What the analysis has found; nothing where it is off.
    pub fn analysis(&self) -> String {
        if !self.asking.analyses() {
            return String::new();
        }
        if let Some(why) = self.idle() {
            return element("p", &[], &escaped(&advise(&why)));
        }
        let (kind, mover) = (self.session.game().kind(), self.mover());
        let mut html = String::new();
        let mut all = String::new();
        let best = self.asking.values().and_then(|values| values.lines.first());
        if let Some(best) = best {
            let worth = self.worth(best, self.asking.is_solved());
            if kind.seats() > 2 {
                html += &triangle(worth.prospects);
            }
            html += &element("p", &[("id", "advice-worth")], &escaped(&advise(&Advice::Worth(worth))));
        }
        let (depth, nodes) = self.asking.values().map_or((0, 0), |values| (values.depth, values.nodes));
        let depth = Advice::Depth { depth, nodes, thinks: self.asking.thinks() };
        html += &element("p", &[("class", "small"), ("id", "advice-depth")], &escaped(&advise(&depth)));
        html += &self.best_line();
        if let Some(values) = self.asking.values() {
            all = self.list(values);
            let numbers = advise(&Advice::Numbers { kind, mover });
            all += &element("p", &[("class", "small")], &escaped(&numbers));
        }
        let half = [("class", "advice-half")];
        element("div", &half, &html) + &element("div", &half, &all)
    }

    /// The best line, to be gone through and played.
    fn best_line(&self) -> String {
        let words = |what| escaped(&advise(&what));
        let step = self.step.min(self.line.len());
        let mut moves = String::new();
        for (at, word) in self.line.iter().enumerate() {
            let now = if at + 1 == step { "aria-current" } else { "" };
            moves += &element("li", &[(now, "step")], &escaped(word));
        }
        let button = |does: &str, says: Advice, sign: Option<Icon>, can: bool| {
            let says = words(says);
            let id = format!("advice-{does}");
            let attributes = [
                ("type", "button"),
                ("class", if sign.is_some() { "btn sq" } else { "btn" }),
                ("id", &*id),
                ("data-advice", does),
                (if sign.is_some() { "aria-label" } else { "" }, &*says),
                (if can { "" } else { "aria-disabled" }, "true"),
            ];
            element("button", &attributes, &sign.map_or_else(|| says.clone(), Icon::text))
        };
        // they stay where there is no line yet, so that the focus does
        let all = self.line.len();
        let controls = button("back", Advice::StepBack, Some(Icon::Back), step > 0)
            + &button("on", Advice::StepOn, Some(Icon::Next), step < all)
            + &button("play", Advice::Play, None, all > 0 && !self.held);
        let title = element("h3", &[("id", "advice-line-title")], &words(Advice::BestLine));
        let list = [("class", "advice-line"), ("aria-labelledby", "advice-line-title")];
        let mut html = title + &element("ol", &list, &moves);
        html += &element("p", &[("class", "acts")], &controls);
        let moments = line::moments(self.session, &self.line[..step]);
        let (says, picture) = match moments.last() {
            Some(now) => {
                let of = advise(&Advice::StepOf { step: moments.len(), all });
                let told = crate::i18n::say(&crate::story::caption::told(now));
                (format!("{of} {told}"), line::picture(now, self.turned))
            }
            None => (advise(&Advice::BeforeLine), String::new()),
        };
        html += &element("p", &[("role", "status"), ("id", "advice-step")], &escaped(&says));
        html + &element("div", &[("class", "advice-shown")], &picture)
    }

    /// Every move with what it is worth, in the order of the worker: the best first.
    fn list(&self, values: &Reply) -> String {
        let words = |what| escaped(&advise(&what));
        let column = |what| element("th", &[("scope", "col")], &words(what));
        let head = column(Advice::Move) + &column(Advice::Value) + &column(Advice::Then);
        let mut rows = String::new();
        for found in &values.lines {
            let mut next = line::words(&found.moves);
            if next.is_empty() {
                continue;
            }
            let first = next.remove(0);
            next.truncate(FEW);
            let row = element("th", &[("scope", "row")], &escaped(&first))
                + &element("td", &[], &escaped(&advice::cell(&self.worth(found, self.asking.is_solved()))))
                + &element("td", &[], &escaped(&next.join(" ")));
            rows += &element("tr", &[], &row);
        }
        let title = words(Advice::Moves);
        let table = element("thead", &[], &element("tr", &[], &head)) + &element("tbody", &[], &rows);
        let list = [
            ("class", "advice-list"),
            ("id", "advice-list"),
            ("role", "region"),
            ("tabindex", "0"),
            ("aria-labelledby", "advice-list-title"),
        ];
        element("h3", &[("id", "advice-list-title")], &title)
            + &element("div", &list, &element("table", &[], &table))
    }
}

/// The buttons, in the menu or beside the board; `place` tells the ids apart.
pub fn buttons(asking: &Asking, place: &str) -> String {
    let button = |does: &str, says: Advice, pressed: Option<bool>, can: bool| {
        let id = format!("{place}-{does}");
        let attributes = [
            ("type", "button"),
            ("class", "btn"),
            ("id", &*id),
            ("data-advice", does),
            (
                if pressed.is_some() { "aria-pressed" } else { "" },
                if pressed == Some(true) { "true" } else { "false" },
            ),
            (if can { "" } else { "aria-disabled" }, "true"),
        ];
        element("button", &attributes, &escaped(&advise(&says)))
    };
    let next = match (asking.step(), asking.hint().is_some()) {
        (Step::Part, true) => Advice::AskSpot,
        (Step::Spot, true) => Advice::AskLine,
        _ => Advice::Hint,
    };
    // what has been told in three steps is told
    let more = asking.step() < Step::Line;
    button("hint", next, None, more) + &button("analysis", Advice::Analysis, Some(asking.analyses()), true)
}

/// The place of advice, before anything is said in it.
pub fn place(id: &str) -> String {
    let title = format!("{id}-title");
    let close = advise(&Advice::Close);
    let close = [
        ("type", "button"),
        ("class", "btn sq bare"),
        ("data-advice", "close"),
        ("aria-label", &*close),
        ("title", &*close),
    ];
    let head = element("h2", &[("id", &*title)], &escaped(&advise(&Advice::Title)))
        + &element("button", &close, &Icon::Close.text());
    let buttons = element("div", &[("class", "acts"), ("id", &*format!("{id}-acts"))], "");
    let says = element("p", &[("role", "status"), ("id", &*format!("{id}-says"))], "");
    let found = element("div", &[("id", &*format!("{id}-found"))], "");
    let inside = element("div", &[("class", "side-head")], &head) + &buttons + &says + &found;
    element("section", &[("id", id), ("aria-labelledby", &*title), ("data-screen", "")], &inside)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{family::Family, pasang::Pasang, sowing::Kind},
        games::sample,
        options,
        session::Session,
        worker::{Command, LEVELS, Request, State, Want, Worker},
    };

    /// What the worker finds of a position, its answer given to what has asked.
    fn found<F: Advised>(session: &Session<F>, want: Want, asking: &mut Asking) -> Reply {
        let address = options::write(session, session.game().presets()[0].name, None);
        let kind = session.game().kind();
        let request =
            Request { turn: 1, want, kind, level: LEVELS, nodes: Some(4_000), seed: 0, game: address };
        let mut worker = Worker::default();
        assert_eq!(worker.hear(&Command::Think(request).write()), None);
        let reply = loop {
            let reply = worker.slice().and_then(|text| Reply::read(&text));
            if let Some(reply) = reply.filter(|reply| reply.state == State::Done) {
                break reply;
            }
        };
        asking.look("v=1");
        match want {
            Want::Values => asking.switch_analysis(true),
            _ => asking.ask_hint(),
        }
        let Some(super::super::asking::Tell::Ask { turn, .. }) = asking.tell(super::super::asking::Free::Yes)
        else {
            panic!("nothing is asked");
        };
        assert!(asking.hear(Reply { turn, ..reply.clone() }));
        reply
    }

    fn shown<'a, F: Advised>(
        session: &'a Session<F>,
        asking: &'a Asking,
        line: &'a [String],
    ) -> Shown<'a, F> {
        Shown { session, asking, line, step: 0, turned: false, held: false }
    }

    /// At some moments of a game: every move has its row, every place a value, and the hint comes in three steps.
    fn advised<F: Advised>(game: F) {
        let mut session = Session::new(game, game.start());
        for moment in 0..40 {
            let chosen = session.only_move().or_else(|| {
                let mut legal = Vec::new();
                game.each_move(session.position(), |chosen| legal.push(chosen));
                legal.get(moment % legal.len().max(1)).copied()
            });
            if moment % 8 == 0 && !session.is_over() && !game.draws_lot(session.position()) {
                let mut legal = 0;
                game.each_move(session.position(), |_| legal += 1);
                let mut asking = Asking::default();
                let values = found(&session, Want::Values, &mut asking);
                let line = line::words(&values.lines[0].moves);
                let mut of = shown(&session, &asking, &line);
                let html = of.analysis();
                assert_eq!(html.matches("<th scope=\"row\">").count(), legal, "{}", game.name());
                assert_eq!(html.contains("advice-triangle"), game.kind().seats() > 2);
                // nobody plays a move of it while the opponent has the move
                of.held = true;
                let disabled = |html: &str| html.matches("aria-disabled").count();
                assert_eq!(disabled(&of.analysis()), disabled(&html) + 1);
                of.held = false;
                let places = of.worths(&values);
                assert_eq!(of.marks().matches("pp-chip").count(), places.len());
                // through the line
                let moments = line::moments(&session, &line);
                assert_eq!(moments.len(), line.len(), "{}: {line:?}", game.name());
                for step in 1..=line.len() {
                    of.step = step;
                    let html = of.analysis();
                    assert!(html.contains("advice-picture") && html.matches("aria-current").count() == 1);
                }
                let mut asking = Asking::default();
                found(&session, Want::Hint, &mut asking);
                let mut said = Vec::new();
                for _ in 0..3 {
                    let of = shown(&session, &asking, &[]);
                    said.push(advise(&of.hint().unwrap()));
                    asking.ask_hint();
                }
                assert!(said[0] != said[1] && said[1] != said[2] && said[2].len() > 20, "{said:?}");
            }
            match chosen.and_then(|chosen| session.play(chosen).ok()) {
                Some(next) => session = next,
                None => break,
            }
        }
    }

    #[test]
    fn every_game_is_advised_on() {
        for kind in Kind::ALL {
            advised(kind.game());
        }
        advised(Pasang::named("pasang").unwrap());
    }

    #[test]
    fn nothing_is_drawn_where_nobody_has_asked_or_nothing_is_to_be_advised() {
        let session = options::read(sample::PLAIN.game(), "").session;
        let mut asking = Asking::default();
        asking.look("v=1");
        let of = shown(&session, &asking, &[]);
        assert_eq!((of.marks(), of.analysis(), of.hint()), (String::new(), String::new(), None));
        let over = options::read(sample::PLAIN.game(), "moves=a&end=agreed").session;
        asking.ask_hint();
        let of = shown(&over, &asking, &[]);
        assert_eq!((of.marks(), of.hint()), (String::new(), Some(Advice::Over)));
    }

    #[test]
    fn what_is_told_in_three_steps_is_told() {
        let mut asking = Asking::default();
        assert!(!buttons(&asking, "x").contains("aria-disabled"));
        let session = options::read(sample::PLAIN.game(), "").session;
        found(&session, Want::Hint, &mut asking);
        for says in [Advice::AskSpot, Advice::AskLine] {
            assert!(buttons(&asking, "x").contains(&advise(&says)), "{says:?}");
            asking.ask_hint();
        }
        assert!(buttons(&asking, "x").contains("aria-disabled"));
    }
}
