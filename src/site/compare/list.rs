//! All readings of a game to read, each with the game that tells its answers apart; and the accounts against each other.
//! The program of the page takes its examples from the links.

use yew::prelude::*;

use crate::{
    engine::{pasang::Pasang, sowing::Sowing},
    lesson::{
        apart::{Apart, Length, lines},
        compare::{Comparison, Difference, Parting},
        compare_link,
        seen::Compared,
    },
    page::{
        compare::{
            tell,
            view::{differing, ground, said, value_of},
        },
        diagram::Diagram,
        played::Played,
    },
    session::{Action, Session},
    story::caption,
    words::{Message, compare::CompareText, say},
};

/// Draws a game where it stands; with the move that it refuses.
pub type Picture<F> = fn(&Session<F>, Option<<F as crate::engine::Game>::Move>) -> String;

pub fn holes(session: &Session<Sowing>, refused: Option<crate::engine::sowing::Move>) -> String {
    Sowing::diagram(session, refused)
}

pub fn points(session: &Session<Pasang>, _: Option<crate::engine::pasang::Move>) -> String {
    Pasang::diagram(session, None)
}

/// A line of the table of a game, played.
pub struct Example<F: Compared> {
    line: Apart<'static>,
    comparison: Option<Comparison<F>>,
    /// Its address on the page; `None` where nothing tells the values apart.
    pub address: Option<String>,
}

/// The examples of a game, in the order of its readings.
pub fn examples<F: Compared>(plain: F) -> Vec<Example<F>> {
    let of_line = |line: Apart<'static>| {
        let comparison = line.play(plain);
        let preset = line.games(plain).map_or("", |(_, preset)| preset);
        let address = comparison.as_ref().filter(|played| played.parting.is_some());
        let address = address.map(|played| address_of(played, [preset; 2]));
        Example { line, comparison, address }
    };
    lines(plain.kind()).into_iter().map(of_line).collect()
}

/// The address of a comparison at the beginning of the move in which they part.
fn address_of<F: Compared>(played: &Comparison<F>, presets: [&str; 2]) -> String {
    let number = played.parting.map_or(0, |parting| parting.number);
    // a game that ends in another way is opened where it ends
    let at = played
        .parting
        .filter(|parting| parting.steps > 0 || matches!(parting.what, Difference::Refused { .. }));
    compare_link::write(played, presets, at.filter(|_| number > 0).map(|_| (number, Some(0))))
}

pub fn section<F: Played + Compared>(
    plain: F,
    examples: &[Example<F>],
    picture: Picture<F>,
    game: &str,
) -> Html {
    html! {
        <section class="cmp-all wrap" aria-labelledby="all-readings">
            <h2 id="all-readings">{ say(&CompareText::ListTitle) }</h2>
            <p>{ say(&CompareText::ListLead) }</p>
            for (reading, known) in plain.readings().iter().enumerate() {
                { of_reading(plain, reading, examples.iter().filter(|example| example.line.reading == known.name), picture, game) }
            }
            { accounts(plain, examples) }
        </section>
    }
}

/// A question, what is played, and what else can be.
fn of_reading<'a, F: Played + Compared>(
    plain: F,
    reading: usize,
    examples: impl Iterator<Item = &'a Example<F>>,
    picture: Picture<F>,
    game: &str,
) -> Html {
    let kind = plain.kind();
    let id = plain.readings()[reading].name;
    html! {
        <section key={id} class="cmp-reading" aria-labelledby={format!("read-{id}")}>
            <h3 id={format!("read-{id}")}>{ say(&Message::Reading { kind, reading }) }</h3>
            <p>{ say(&CompareText::Usual) }{ " " }<b>{ value_of(&plain, reading) }</b></p>
            <ul>
                for example in examples {
                    <li key={example.line.values[1]} id={format!("{id}-{}", example.line.values[1])}>{ item(plain, reading, example, picture, game) }</li>
                }
            </ul>
        </section>
    }
}

fn item<F: Played + Compared>(
    plain: F,
    reading: usize,
    example: &Example<F>,
    picture: Picture<F>,
    game: &str,
) -> Html {
    let kind = plain.kind();
    let Apart { values: [_, other], base, length, bound, .. } = example.line;
    let place = plain.readings()[reading].values.iter().position(|value| *value == other).unwrap_or(0);
    let value = say(&Message::Value { kind, reading, value: place });
    let moves = example.comparison.as_ref().map_or(0, Comparison::moves);
    let length = say(&match length {
        Length::Shortest => CompareText::Shortest { moves },
        Length::Short => CompareText::Short { moves },
        Length::None => CompareText::NotFound { moves: bound.moves, games: bound.games },
    });
    let beside = example.line.games(plain).filter(|_| !base.is_empty()).map(|([mut game, _], preset)| {
        // the reading itself is what differs
        let _ = game.set_reading(example.line.reading, plain.value(reading));
        let rules = say(&caption::rules_message(&game, preset));
        html! { <p class="small">{ say(&CompareText::Beside { rules: &rules }) }</p> }
    });
    html! {
        <>
            <p>{ say(&CompareText::Against { value: &value }) }</p>
            <p class="small">{ length }</p>
            { beside }
            if let (Some(played), Some(address)) = (&example.comparison, &example.address) {
                { figures(played, picture, game) }
                <p><a class="btn" data-example="" href={format!("#{address}")}>{ say(&CompareText::See) }</a></p>
            }
        </>
    }
}

/// Where two games part: both positions, and what happens in each.
fn figures<F: Played + Compared>(played: &Comparison<F>, picture: Picture<F>, game: &str) -> Html {
    let Some(parting) = played.parting else { return Html::default() };
    html! {
        <div class="cmp-parting">
            <p>{ tell::headline(parting) }</p>
            <div class="cmp-pair">{ figure(played, parting, 0, picture, game) }{ figure(played, parting, 1, picture, game) }</div>
        </div>
    }
}

fn figure<F: Played + Compared>(
    played: &Comparison<F>,
    parting: Parting,
    side: usize,
    picture: Picture<F>,
    game: &str,
) -> Html {
    let session = &played.sessions[side];
    let then = session.act(Action::Goto(parting.number)).unwrap_or_else(|_| session.clone());
    let refused = match parting.what {
        Difference::Refused { side: refusing, .. } if refusing == side => played.parting_move(),
        _ => None,
    };
    let [a, b] = played.sessions.each_ref().map(|session| session.game());
    let differs = differing(a, b);
    html! {
        <figure>
            { Html::from_html_unchecked(picture(&then, refused).into()) }
            <figcaption>
                <b>{ say(&CompareText::Board { side: side + 1 }) }</b>
                { said(&tell::of_side(played, parting, side), ground(parting, &differs), session.game(), game) }
            </figcaption>
        </figure>
    }
}

/// Each two presets, with the shortest game of the table that tells them apart.
fn accounts<F: Compared>(plain: F, examples: &[Example<F>]) -> Html {
    let kind = plain.kind();
    let presets = plain.presets();
    if presets.len() < 2 {
        return Html::default();
    }
    let pairs = (0..presets.len()).flat_map(|a| (a + 1..presets.len()).map(move |b| [a, b]));
    html! {
        <section class="cmp-accounts" aria-labelledby="accounts">
            <h3 id="accounts">{ say(&CompareText::AccountsTitle) }</h3>
            <ul>
                for pair in pairs {
                    <li key={format!("{}-{}", pair[0], pair[1])}>
                        { account(plain, examples, pair, pair.map(|preset| say(&Message::Preset { kind, preset }))) }
                    </li>
                }
            </ul>
        </section>
    }
}

fn account<F: Compared>(plain: F, examples: &[Example<F>], pair: [usize; 2], [a, b]: [String; 2]) -> Html {
    let names = pair.map(|preset| plain.presets()[preset].name);
    let games = names.map(|name| plain.with_preset(name).unwrap_or(plain));
    let told = examples.iter().filter_map(|example| {
        let starts = games.each_ref().map(F::start);
        let mut played = Comparison::new(games, starts);
        for word in example.line.move_words() {
            // a move that both refuse ends this attempt
            if played.parting.is_some() || played.push(plain.read_move(word)?).is_err() {
                break;
            }
        }
        played.parting.map(|parting| (parting.number, played))
    });
    let shortest = told.min_by_key(|(number, _)| *number);
    html! {
        <>
            <p>{ say(&CompareText::Accounts { a: &a, b: &b }) }</p>
            if let Some((_, played)) = shortest {
                <p>
                    { played.parting.map(tell::headline).unwrap_or_default() }{ " " }
                    <a class="btn" data-example="" href={format!("#{}", address_of(&played, names))}>{ say(&CompareText::See) }</a>
                </p>
            } else {
                <p class="small">{ say(&CompareText::AccountsAlike) }</p>
            }
        </>
    }
}
