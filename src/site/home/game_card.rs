//! A game in the HTML of the home page: a board in the middle of a game, and a label.

use yew::prelude::*;

use super::games;
use crate::{
    catalogue::{self, Board, Facts},
    engine::Kind,
    lesson::{file::course, minutes},
    page::home::{query::normalised, small_board::SmallBoard},
    words::{
        PageText,
        facts::{GameFact, game_fact},
        home::{HomeMessage, HomePageText},
        lesson::LessonText,
        practice::PracticeText,
        say,
    },
};

/// The prefix of the ids of clip paths in the drawing of a board.
const CLIP: &str = "pp-c-";

pub fn on_home(text: HomePageText) -> String {
    say(&text)
}

/// The page of a game.
pub fn link(root: &str, kind: Kind) -> String {
    format!("{root}{}/index.html", kind.name())
}

/// A board of the home page that plays by itself once its program runs: its game, and the moment in the HTML.
pub struct LiveBoard {
    kind: Kind,
    moves: String,
    at: usize,
    board: SmallBoard,
}

impl LiveBoard {
    /// The moment after a number of sixths of its game; `None` if the game cannot be read.
    pub fn new(kind: Kind, sixths: usize) -> Option<LiveBoard> {
        let moves = games::moves(kind);
        let board = SmallBoard::read(kind, &format!("v=1&moves={moves}"))?;
        let at = board.moves() * sixths / 6;
        Some(LiveBoard { kind, moves, at, board })
    }

    /// The board. Its static parts are drawn once a page, by the `first` board of a game.
    pub fn board(&self, class: &'static str, first: bool) -> Html {
        let name = self.kind.name();
        let body = match first {
            // boards of one shape use the same ids for their clip paths, and here they are in one page
            true => {
                let drawn = self.board.body().replace(CLIP, &format!("{CLIP}{name}-"));
                format!("<g id=\"body-{name}\" class=\"body\">{drawn}</g>")
            }
            false => format!("<use href=\"#body-{name}\"/>"),
        };
        let text = format!(
            "<svg class=\"pp-board still\" viewBox=\"{}\" aria-hidden=\"true\" focusable=\"false\">{body}<g class=\"lying\">{}</g></svg>",
            self.board.view_box(),
            self.board.contents(self.at)
        );
        let at = self.at.to_string();
        html! {
            <div {class} data-plays={name} data-moves={self.moves.clone()} data-at={at}>{ Html::from_html_unchecked(text.into()) }</div>
        }
    }

    /// The link that continues the game from the position shown.
    pub fn continue_link(&self, root: &str, class: &'static str) -> Html {
        let played = self.moves.split('_').take(self.at).collect::<Vec<_>>().join("_");
        let to = format!("{}#v=1&moves={played}", link(root, self.kind));
        html! { <a {class} data-on="" href={to}>{ say(&HomeMessage::GoOn { moves: self.at }) }</a> }
    }
}

pub fn board_text(board: Board) -> String {
    on_home(match board {
        Board::Rows { rows, holes } => HomePageText::Rows { rows, holes },
        Board::Square { side } => HomePageText::Square { side },
    })
}

/// All words by which a game is found.
fn search_words(kind: Kind) -> String {
    let facts = catalogue::facts(kind);
    let regions = facts.regions.iter().map(|region| on_home(HomePageText::Region(region.name())));
    let board = board_text(facts.board);
    let facts_in_words =
        [GameFact::Name, GameFact::People, GameFact::Place, GameFact::Material, GameFact::OtherNames];
    let facts_in_words =
        facts_in_words.map(|fact| game_fact(kind, fact)).into_iter().chain([board, kind.name().into()]);
    let all: Vec<_> = facts_in_words.chain(regions).map(|part| normalised(&part)).collect();
    all.join(" ")
}

/// The card of a game in the list.
pub fn game_card(root: &str, kind: Kind, first: bool) -> Html {
    let &Facts { regions, century, board, learn, length, .. } = catalogue::facts(kind);
    // the first board shows another moment of its game than its card
    let live = LiveBoard::new(kind, if first { 2 } else { 4 });
    let names = regions.iter().map(|region| region.name()).collect::<Vec<_>>().join(" ");
    let board_text = board_text(board);
    let length_text = on_home(HomePageText::GameLength { moves: length.moves });
    let estimate = HomePageText::Minutes { learn, play: length.to_play() };
    let seats = kind.seats();
    let facts = [
        (HomePageText::Where, game_fact(kind, GameFact::Place)),
        (HomePageText::Who, game_fact(kind, GameFact::People)),
        (HomePageText::When, on_home(HomePageText::Century { century, kind })),
        (HomePageText::Players, on_home(HomePageText::Seats(seats))),
        (HomePageText::Board, board_text),
        (HomePageText::Length, length_text),
    ];
    html! {
        <li key={kind.name()} class="game-card" data-piece={kind.name()} data-players={seats.to_string()} data-board={board.name()}
            data-regions={names} data-words={search_words(kind)}>
            { for live.iter().map(|live| live.board("card-board", first)) }
            <h3><a href={link(root, kind)}>{ game_fact(kind, GameFact::Name) }</a></h3>
            <p>{ game_fact(kind, GameFact::Idea) }</p>
            if kind.is_to_compare() {
                <p class="small">{ say(&PageText::Reference) }</p>
            }
            // our own estimate, marked as everywhere
            <p class="minutes"><span class="guess">{ on_home(estimate) }</span></p>
            <dl class="label">
                for (label, text) in facts {
                    // our own measurement, marked as everywhere
                    <div class={(label == HomePageText::Length).then_some("guess")}><dt>{ on_home(label) }</dt><dd>{ text }</dd></div>
                }
            </dl>
            <div class="card-ways">
                <a class="btn main" href={link(root, kind)}>{ say(&PageText::PlayName(kind)) }</a>
                { " " }
                <a class="learn-card" href={format!("{root}{}/learn/index.html", kind.name())} data-learn={kind.name()} data-all={course(kind).steps.len().to_string()}>
                    { say(&LessonText::Title(kind)) }<span class="so-far">{ " · " }{ say(&LessonText::Minutes { minutes: minutes::minutes(kind) }) }</span>
                </a>
                { " " }
                <a href={format!("{root}{}/practise/index.html", kind.name())} aria-label={say(&PracticeText::Title(kind))}>{ say(&LessonText::Practise) }</a>
                { " " }
                <a class="reads" href={format!("{root}{}/evidence/index.html", kind.name())} aria-label={say(&PageText::EvidenceOf(kind))}>{ say(&PageText::Evidence) }</a>
                { " " }
                { for live.iter().map(|live| live.continue_link(root, "go-on")) }
            </div>
        </li>
    }
}
