//! The analysis of a position: its value, the best line to step through, and every move with its value.

use yew::prelude::*;

use super::{
    line,
    place::Advised,
    triangle::triangle,
    view::{AdviceView, FEW},
};
use crate::{
    page::{
        icons::{Icon, icon},
        markup::drawn,
    },
    story::caption,
    words::{
        advice::{self, Advice},
        say,
    },
    worker::Reply,
};

/// The analysis; empty while it is off.
pub fn analysis<F: Advised>(view: &AdviceView<F>) -> Html {
    if !view.requests.analyses() {
        return Html::default();
    }
    if let Some(why) = view.idle() {
        return html! { <p>{ say(&why) }</p> };
    }
    let (kind, mover) = (view.session.game().kind(), view.mover());
    let values = view.requests.values();
    let worth = values.and_then(|values| values.lines.first());
    let worth = worth.map(|best| view.worth(best));
    let (depth, nodes) = values.map_or((0, 0), |values| (values.depth, values.nodes));
    let depth = Advice::Depth { depth, nodes, thinks: view.requests.thinks() };
    html! {
        <>
            <div class="advice-half">
                if let Some(worth) = worth {
                    if kind.seats() > 2 {
                        { drawn(triangle(worth.prospects)) }
                    }
                    <p id="advice-worth">{ say(&Advice::Worth(worth)) }</p>
                }
                <p class="small" id="advice-depth">{ say(&depth) }</p>
                { best_line(view) }
            </div>
            <div class="advice-half">
                if let Some(values) = values {
                    { list(view, values) }
                    <p class="small">{ say(&Advice::Numbers { kind, mover }) }</p>
                }
            </div>
        </>
    }
}

/// The number of moves of the best line that are view, in words, and the board after them.
fn line_step<F: Advised>(view: &AdviceView<F>) -> (String, Html) {
    let all = view.line.len();
    let moments = line::moments(view.session, &view.line[..view.step.min(all)]);
    match moments.last() {
        Some(now) => {
            let of = say(&Advice::StepOf { step: moments.len(), all });
            (format!("{of} {}", say(&caption::announcement(now))), line::picture(now, view.turned))
        }
        None => (say(&Advice::BeforeLine), Html::default()),
    }
}

/// The best line, to be stepped through and played.
fn best_line<F: Advised>(view: &AdviceView<F>) -> Html {
    let (step, all) = (view.step.min(view.line.len()), view.line.len());
    let step_button = |name: &'static str, label: Advice, sign: Icon, can: bool| {
        html! {
            <button type="button" class="btn sq" id={format!("advice-{name}")} data-advice={name} aria-label={say(&label)}
                aria-disabled={(!can).then_some("true")}>
                { icon(sign) }
            </button>
        }
    };
    let (text, picture) = line_step(view);
    html! {
        <>
            <h3 id="advice-line-title">{ say(&Advice::BestLine) }</h3>
            <ol class="advice-line" translate="no" aria-labelledby="advice-line-title">
                for (at, word) in view.line.iter().enumerate() {
                    <li key={at} aria-current={(at + 1 == step).then_some("step")}>{ word }</li>
                }
            </ol>
            // the buttons stay while there is no line yet, so that they keep the focus
            <p class="acts">
                { step_button("back", Advice::StepBack, Icon::Back, step > 0) }
                { step_button("on", Advice::StepOn, Icon::Next, step < all) }
                <button type="button" class="btn" id="advice-play" data-advice="play"
                    aria-disabled={(all == 0 || view.blocked).then_some("true")}>
                    { say(&Advice::Play) }
                </button>
            </p>
            <p role="status" id="advice-step">{ text }</p>
            <div class="advice-shown">{ picture }</div>
        </>
    }
}

/// A row of the list: the notation of a move, its value, the expected moves after it.
type Row = [String; 3];

/// Every move with its value, in the order of the worker: the best first.
fn rows<F: Advised>(view: &AdviceView<F>, values: &Reply) -> Vec<Row> {
    let row = |found: &crate::worker::Line| {
        let mut next = line::words(&found.moves).into_iter();
        let first = next.next()?;
        let then: Vec<String> = next.take(FEW).collect();
        Some([first, advice::cell(&view.worth(found)), then.join(" ")])
    };
    values.lines.iter().filter_map(row).collect()
}

fn list<F: Advised>(view: &AdviceView<F>, values: &Reply) -> Html {
    html! {
        <>
            <h3 id="advice-list-title">{ say(&Advice::Moves) }</h3>
            <div class="advice-list" id="advice-list" role="region" tabindex="0" aria-labelledby="advice-list-title">
                <table>
                    <thead><tr>
                        for heading in [Advice::Move, Advice::Value, Advice::Then] {
                            <th scope="col">{ say(&heading) }</th>
                        }
                    </tr></thead>
                    <tbody>
                        for [first, worth, then] in rows(view, values) {
                            <tr key={first.clone()}><th scope="row" translate="no">{ first }</th><td>{ worth }</td><td translate="no">{ then }</td></tr>
                        }
                    </tbody>
                </table>
            </div>
        </>
    }
}

#[cfg(test)]
pub mod tests {
    use super::{
        super::requests::{Availability, Requests, ToWorker},
        *,
    };
    use crate::{
        engine::{family::Family, pasang::Pasang, sowing::Kind},
        games::sample,
        options,
        session::Session,
        worker::{Command, Request, Rung, State, Want, Worker},
    };

    /// The worker's reply for a position, passed to what has asked for it.
    pub fn found<F: Advised>(session: &Session<F>, want: Want, requests: &mut Requests) -> Reply {
        let address = options::write(session, session.game().presets()[0].name, None);
        let kind = session.game().kind();
        let request = Request {
            turn: 1,
            want,
            kind,
            rung: Rung::STRONGEST,
            nodes: Some(4_000),
            seed: 0,
            game: address,
        };
        let mut worker = Worker::default();
        assert_eq!(worker.receive(&Command::Think(request).write()), None);
        let reply = loop {
            let reply = worker.slice().and_then(|text| Reply::read(&text));
            if let Some(reply) = reply.filter(|reply| reply.state == State::Done) {
                break reply;
            }
        };
        requests.set_address("v=1");
        match want {
            Want::Values => requests.switch_analysis(true),
            _ => requests.ask_hint(),
        }
        let Some(ToWorker::Ask { turn, .. }) = requests.next_message(Availability::Yes) else {
            panic!("nothing is asked");
        };
        assert!(requests.receive(Reply { turn, ..reply.clone() }));
        reply
    }

    fn view_of<'a, F: Advised>(
        session: &'a Session<F>,
        requests: &'a Requests,
        line: &'a [String],
    ) -> AdviceView<'a, F> {
        AdviceView { session, requests, line, step: 0, turned: false, blocked: false }
    }

    /// At some moments of a game, checks that every move has its row and every place a value, and that the hint
    /// comes in three steps.
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
                let mut requests = Requests::default();
                let values = found(&session, Want::Values, &mut requests);
                let line = line::words(&values.lines[0].moves);
                let mut view = view_of(&session, &requests, &line);
                assert_eq!(rows(&view, &values).len(), legal, "{}", game.name());
                let places = view.value_chips(&values);
                assert_eq!(view.marks().matches("pp-chip").count(), places.len());
                // every moment of the line
                let moments = line::moments(&session, &line);
                assert_eq!(moments.len(), line.len(), "{}: {line:?}", game.name());
                for step in 1..=line.len() {
                    view.step = step;
                    assert_ne!(line_step(&view).1, Html::default());
                }
                let mut requests = Requests::default();
                found(&session, Want::Hint, &mut requests);
                let mut texts = Vec::new();
                for _ in 0..3 {
                    let view = view_of(&session, &requests, &[]);
                    texts.push(say(&view.hint().unwrap()));
                    requests.ask_hint();
                }
                assert!(texts[0] != texts[1] && texts[1] != texts[2] && texts[2].len() > 20, "{texts:?}");
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
        advised(Pasang::by_name("pasang").unwrap());
    }

    #[test]
    fn nothing_is_drawn_where_nobody_has_asked_or_nothing_is_to_be_advised() {
        let session = options::read(sample::PLAIN.game(), "").session;
        let mut requests = Requests::default();
        requests.set_address("v=1");
        let view = view_of(&session, &requests, &[]);
        assert_eq!((view.marks(), view.hint()), (String::new(), None));
        let over = options::read(sample::PLAIN.game(), "moves=a&end=agreed").session;
        requests.ask_hint();
        let view = view_of(&over, &requests, &[]);
        assert_eq!((view.marks(), view.hint()), (String::new(), Some(Advice::Over)));
    }
}
