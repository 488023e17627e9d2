//! The status line below the board: what has just happened, and what can be chosen now. It tells a move when the
//! picture of it is complete.

use std::ops::Range;

use yew::prelude::*;

use super::{
    advice::{self, adviser::Says},
    controls::icon_button,
    explained::{subject::LEGEND, terms::Terms},
    icons::Icon,
    markup::{clause_mark, with_notation},
    opponent,
    played::Played,
    table::Table,
};
use crate::{
    engine::clause::{Certainty, ClauseId},
    session::Session,
    story::{Brevity, NoChoice, caption, certainty},
    words::{Message, UiText, explain::ExplainText, opponent::OpponentMessage, say},
};

/// The line, in its corner the button of the legend; an embed does not number the rounds.
pub fn line<F: Played>(table: &Table<F>, is_embed: bool) -> Html {
    let terms = Terms::of(table.session.game().kind());
    let advice = advice::says(table);
    let told = told(table, is_embed, &advice);
    let sure = sure(table, is_embed);
    let word = sure.map(|sure| say(&ExplainText::SureOfMove(sure)));
    let is_tight = word.as_ref().is_some_and(|word| !has_room(table, &told, word));
    html! {
        <div class="line-of-status">
            <span class="legend-open">{ icon_button(None, LEGEND.into(), say(&ExplainText::Legend), Icon::Help, true) }</span>
            if !is_embed {
                { F::above(table) }
            }
            if table.shows_end() {
                <p id="status">{ last_move(table, is_embed).map(|told| terms.mark(&told)) }</p>
                { result(table, is_embed, &terms) }
            } else {
                <p id="status" data-sure={sure.map(Certainty::name)} data-word={word} data-tight={is_tight.then_some("")}>{ terms.mark(&told) }</p>
            }
            if table.example.is_none() && !table.shows_end() && advice.letters() == 0 {
                { now(table, &terms) }
            }
            // it is there before it says anything, so that it is announced
            <p id="advice-says" role="status" data-quiet={advice.hides_text().then_some("")}>{ &advice.text }</p>
            if !advice.best.is_empty() {
                <p id="advice-best">{ with_notation(&advice.best, &advice.best_move) }</p>
            }
            if let Some(tip) = tip(table, is_embed).filter(|_| advice.letters() == 0) {
                <p class="tip">{ say(&tip) }</p>
            }
            if let Some(shown) = &table.opponent_shown {
                { opponent::message(shown, table.showing.as_ref().is_some_and(|showing| showing.playing)) }
            }
        </div>
    }
}

/// What has happened: the last announcement, or without one what was played last. At the start what one plays for.
fn status<F: Played>(table: &Table<F>, is_embed: bool) -> Message {
    let session = &table.session;
    match (&table.showing, &table.announcement) {
        (None, None) if table.is_starting && !is_embed => Message::Aim(session.game().goal()),
        (Some(showing), _) if showing.playing => {
            Message::Moving { seat: session.game().to_move(&showing.run.before) }
        }
        (_, Some(announcement)) => (**announcement).clone(),
        _ => caption::announcement(session),
    }
}

/// How sure the move is that the status tells of last: the least sure of its rules. A frame has no room for it.
fn sure<F: Played>(table: &Table<F>, is_embed: bool) -> Option<Certainty> {
    let is_quiet = table.showing.is_none() && table.example.is_none() && !table.is_starting;
    let is_told = is_quiet && (table.announcement.is_none() || tells_last_move(table));
    certainty::weakest(&table.session).filter(|_| is_told && !is_embed)
}

/// Whether a phone has room for a word after what is told; without it the mark has to do there.
fn has_room<F: Played>(table: &Table<F>, told: &str, word: &str) -> bool {
    let round = if table.session.game().kind().has_rounds() { ROUND } else { 0 };
    let opponent = table.opponent_shown.as_deref().map_or(0, opponent::letters);
    let now = choice_to_be_said(table);
    let letters = [told, word, &now].map(|text| text.chars().count()).iter().sum::<usize>();
    letters + round + opponent + SURE <= ROOM
}

/// The letters that the mark of certainty takes.
const SURE: usize = 14;

/// The letters that the lines of the status hold on a phone, and how many of them the number of the round takes.
pub(super) const ROOM: usize = 140;
const ROUND: usize = 18;
/// The same in a narrow frame.
const ROOM_OF_FRAME: usize = 115;
/// How many of them tell why a round was cut short.
const CUT: usize = 45;

/// The status, and before it the moves since one's own: in few words where there is no room for more. What can be
/// chosen, or why nothing can, needs the room too. Where advice needs all of it, the status gives way.
fn told<F: Played>(table: &Table<F>, is_embed: bool, advice: &Says) -> String {
    if table.example.is_some() {
        let forms = table.example_words().unwrap_or_default();
        return fits(forms.iter().cloned(), ROOM).or(forms.last().cloned()).unwrap_or_default();
    }
    // a small frame has room for what can be chosen alone
    if is_embed && table.is_starting && says_choice(table) {
        return String::new();
    }
    let last = say(&status(table, is_embed));
    let session = &table.session;
    let round = if session.game().kind().has_rounds() { ROUND } else { 0 };
    if advice.letters() > 0 {
        return fits([last], ROOM.saturating_sub(round + advice.letters())).unwrap_or_default();
    }
    let opponent = table.opponent_shown.as_deref().map_or(0, opponent::letters);
    let room = room(is_embed).saturating_sub(round + opponent + choice_to_be_said(table).chars().count());
    let Some(own) = own_move(table) else {
        // the computer says what it does beside one's own move
        let shortens = opponent > 0 && table.showing.is_none() && tells_last_move(table);
        let brief = caption::earlier_briefly(session, session.cursor(), Brevity::Brief).filter(|_| shortens);
        let brief = brief.map(|brief| say(&brief).trim_end().into());
        return fits([last.clone()], room).or(brief).unwrap_or(last);
    };
    let told = |moves, told: Option<Message>| {
        let alone = table.played_alone(moves);
        told.map(|told| if alone { Message::PlayedAloneBriefly(told.into()) } else { told })
    };
    let whole = before(own..session.cursor(), |moves| told(moves, caption::earlier(session, moves)));
    // who was passed over hears of as many moves as there is room for
    let briefly = |moves| told(moves, caption::earlier_briefly(session, moves, Brevity::Brief));
    let barely = |moves| told(moves, caption::earlier_briefly(session, moves, Brevity::Briefest));
    let brief = |from: usize| before(from..session.cursor(), briefly);
    // what is being shown has not happened yet
    let is_shown = table.showing.is_some();
    let last_in = |brevity| if is_shown { last.clone() } else { say(&caption::briefly(session, brevity)) };
    let [last_briefly, last_barely] = [Brevity::Brief, Brevity::Briefest].map(last_in);
    let bare = |from: usize| before(from..session.cursor(), barely);
    // that it is one's turn is seen by what can be chosen
    let all = own..session.cursor() + 1;
    let without_next = [before(all.clone(), briefly), before(all, barely)].into_iter().filter(|_| !is_shown);
    let forms =
        [whole + &last, brief(own) + &last, brief(own) + &last_briefly, bare(own) + &last_barely].into_iter();
    let shorter = (own + 1..session.cursor()).map(|from| bare(from) + &last_barely);
    fits(forms.chain(without_next).chain(shorter), room).unwrap_or(last_barely)
}

/// The letters that there is room for.
const fn room(is_embed: bool) -> usize {
    if is_embed { ROOM_OF_FRAME } else { ROOM }
}

/// The first text that has room.
fn fits(texts: impl IntoIterator<Item = String>, room: usize) -> Option<String> {
    texts.into_iter().find(|text| text.chars().count() <= room)
}

/// Moves told one after the other.
fn before(moves: Range<usize>, tell: impl Fn(usize) -> Option<Message>) -> String {
    moves.filter_map(tell).map(|message| [say(&message).trim_end(), " "].concat()).collect()
}

/// The last move of a game that is over, as far as the result leaves room.
fn last_move<F: Played>(table: &Table<F>, is_embed: bool) -> Option<String> {
    let (session, moves) = (&table.session, table.session.cursor());
    // the result is bold, and of a round that was cut short it says why
    let result = ending(session, is_embed).map_or(0, |(text, _)| say(&text).chars().count() * 5 / 4);
    let cut = if F::cut_short(table) == Html::default() { 0 } else { CUT };
    let round = if session.game().kind().has_rounds() { ROUND } else { 0 };
    let briefly = |brevity| caption::earlier_briefly(session, moves, brevity);
    let forms = [caption::earlier(session, moves)?, briefly(Brevity::Brief)?, briefly(Brevity::Briefest)?];
    fits(forms.iter().map(say), room(is_embed).saturating_sub(result + cut + round))
}

/// Where the status tells of a reply of the computer: the number of one's own move before it.
fn own_move<F: Played>(table: &Table<F>) -> Option<usize> {
    let session = &table.session;
    let is_computers = |moves: usize| {
        let before = moves.checked_sub(1).and_then(|before| session.after(before));
        before.is_some_and(|before| table.undo_skips(session.game().to_move(before)))
    };
    let is_told = match &table.showing {
        Some(showing) => showing.playing,
        None => tells_last_move(table),
    };
    let last = session.cursor();
    let tells = is_told && last == session.moves().len() && is_computers(last);
    tells.then(|| (0..last).rev().find(|&moves| !is_computers(moves)).unwrap_or(0))
}

/// Whether the last announcement is that of the last move.
fn tells_last_move<F: Played>(table: &Table<F>) -> bool {
    let last = caption::announcement(&table.session);
    match table.announcement.as_deref() {
        Some(Message::PlayedAlone(told)) => **told == last,
        told => told == Some(&last),
    }
}

/// How the game has ended, in a frame in few words, and the clause that says so.
fn ending<F: Played>(session: &Session<F>, is_embed: bool) -> Option<(Message, Option<ClauseId>)> {
    let end = if is_embed { caption::end_briefly } else { caption::end_message };
    match (session.ended(), session.stop()) {
        (Some(outcome), _) => Some((end(session, outcome), Some(outcome.clause))),
        (None, Some(stop)) => {
            Some((Message::Stopped { stop, wins: stop.winners(session.game().seats()) }, None))
        }
        (None, None) => None,
    }
}

/// How the game has ended: who won, by how much, and the clause that says so.
fn result<F: Played>(table: &Table<F>, is_embed: bool, terms: &Terms) -> Html {
    let session = &table.session;
    let Some((text, clause)) = ending(session, is_embed) else { return Html::default() };
    html! {
        <section key="result" id="result" aria-label={say(&UiText::Result)}>
            <p>{ terms.mark(&say(&text)) }</p>
            { clause_mark(session.game(), clause) }
            if session.outcome().is_some() {
                { F::cut_short(table) }
            }
        </section>
    }
}

/// What can be chosen, or why nothing can.
fn now<F: Played>(table: &Table<F>, terms: &Terms) -> Html {
    if let Some(NoChoice { why, .. }) = no_choice(table) {
        let clause = clause_mark(table.session.game(), why.clause);
        return html! { <div id="only"><p>{ terms.mark(&say(&why.message)) }</p>{ clause }</div> };
    }
    match F::choice(&table.session).filter(|_| says_choice(table)) {
        Some(choice) => html! { <p id="choice">{ terms.mark(&say(&choice)) }</p> },
        None => Html::default(),
    }
}

/// The words of [`now`].
fn choice_to_be_said<F: Played>(table: &Table<F>) -> String {
    match no_choice(table) {
        Some(none) => say(&none.why.message),
        None => {
            F::choice(&table.session).filter(|_| says_choice(table)).as_ref().map(say).unwrap_or_default()
        }
    }
}

/// Said of the first choice where fingers tap: how to look before one plays.
fn tip<F: Played>(table: &Table<F>, is_embed: bool) -> Option<UiText> {
    let is_first = !is_embed && !table.is_starting && table.session.moves().is_empty();
    (is_first && says_choice(table)).then_some(UiText::HoldToLook)
}

/// Why nothing can be chosen.
fn no_choice<F: Played>(table: &Table<F>) -> Option<NoChoice> {
    let waits = table.showing.is_none() && !table.plays_automatically();
    F::no_choice(&table.session).filter(|note| is_persons(table) && (waits || !note.is_transient))
}

/// Whether the choice is a person's: on the computer's turn it is, once the computer was stopped or has failed.
fn is_persons<F: Played>(table: &Table<F>) -> bool {
    let gives_way = |shown: &opponent::panel::View| {
        matches!(shown.message, OpponentMessage::Stopped | OpponentMessage::Failed(_))
    };
    table.opponent_shown.as_deref().is_some_and(gives_way)
        || !table.undo_skips(table.session.game().to_move(table.session.position()))
}

/// Whether it is said what is to be chosen.
fn says_choice<F: Played>(table: &Table<F>) -> bool {
    let waits = table.showing.is_none() && !table.plays_automatically();
    let is_free =
        waits && !table.session.is_over() && table.session.chosen().is_empty() && table.considered.is_none();
    is_free
        && is_persons(table)
        && !table.hands_rest()
        && !table.is_review()
        && F::choice(&table.session).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::View,
        engine::{
            Game,
            pasang::{Move, Pasang},
        },
        games::sample,
        options,
        page::seat_names::seat_names,
        playout::Playouts,
        words::{opponent::WorkerFailure, seat_names::set_seat_names},
    };

    /// A table at whose first seat a person plays against computers; the last move was announced.
    fn against_computers<F: Played>(session: &Session<F>) -> Table<F> {
        let address = options::write(session, session.game().presets()[0].name, None);
        let plain = F::by_name(session.game().name()).expect("a game");
        let mut table = Table::new(options::read(plain, &address), View::Open);
        table.names = [None, Some("Papan 2".into()), Some("Papan 2".into())];
        table.opponent.undo_skips = [false, true, true];
        table.is_starting = false;
        table.announcement = Some(caption::announcement(session).into());
        set_seat_names(seat_names(&table.names, plain.kind().seats()));
        table
    }

    /// After each reply of the computers the status begins with one's own move, and it has room. Gives how often.
    fn hold<F: Played>(game: F, seed: u64) -> usize {
        let mut session = Session::new(game, game.start());
        let mut replies = 0;
        Playouts::new(game, seed).play(game.start(), |_, chosen, _| {
            session.push(chosen).expect("a legal move");
            let table = against_computers(&session);
            let Some(own) = own_move(&table).filter(|own| *own > 0 && !session.is_over()) else { return };
            // while one is passed over the others go on for long: one of them has moved twice
            let mover = |moves: usize| session.after(moves - 1).map(|before| game.to_move(before));
            let movers: Vec<_> = (own..=session.cursor()).map(mover).collect();
            if (1..movers.len()).any(|at| movers[..at].contains(&movers[at])) {
                return;
            }
            let told = told(&table, false, &Says::default());
            let briefly = |brevity| caption::earlier_briefly(&session, own, brevity);
            let forms =
                [caption::earlier(&session, own), briefly(Brevity::Brief), briefly(Brevity::Briefest)];
            let forms = forms.map(|own| say(&own.expect("a move")));
            assert!(
                forms.iter().any(|form| told.starts_with(form.trim_end())),
                "{told}, not {forms:?}, beside: {}",
                choice_to_be_said(&table)
            );
            let only = choice_to_be_said(&table);
            assert!(told.chars().count() + only.chars().count() <= ROOM, "{told} {only}");
            replies += 1;
        });
        set_seat_names(Default::default());
        replies
    }

    #[test]
    fn what_is_to_be_chosen_is_said_to_who_chooses_it() {
        let game = Pasang::default();
        let mut session = Session::new(game, game.start());
        let before = against_computers(&session);
        assert!(says_choice(&before), "a person's turn");
        session.push(Move::Passage(0)).expect("a column of one's own half");
        let mut table = against_computers(&session);
        for (message, says) in [
            (OpponentMessage::Waits, false),
            (OpponentMessage::Stopped, true),
            (OpponentMessage::Failed(WorkerFailure::Silent), true),
        ] {
            let shown = opponent::panel::View {
                message: message.clone(),
                action: None,
                seats: Vec::new(),
                watched: false,
                hidden: false,
            };
            table.opponent_shown = Some(shown.into());
            assert_eq!(says_choice(&table), says, "{message:?}");
        }
    }

    #[test]
    fn ones_own_move_stays_readable_beside_every_reply() {
        let games = [sample::PLAIN, sample::THREE, sample::TWO_IN_ROUNDS];
        let all: usize =
            games.into_iter().flat_map(|kind| (0..3).map(move |seed| hold(kind.game(), seed))).sum();
        assert!(all > 100, "{all} replies");
        assert!(hold(Pasang::default(), 1) > 10);
    }
}
