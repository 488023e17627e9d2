//! The board of Pasang as a page shows it: rendered on the host, at the start, in each phase, with choices under
//! way, and enlarged.
//!
//! `PAPAN_ACCEPT=1 cargo test --test host pasang_view::` writes what is drawn now; look at it before it is committed.

#[path = "common/pictures.rs"]
mod pictures;

use papan::{
    board::{
        View, draw,
        pasang::{
            BoardProps, Candidate, Edge, Flying, Ghost, Offer, PointOrColumn, board, flight, layout, name,
            static_board,
        },
    },
    engine::{
        Game,
        clause::Cited,
        pasang::{
            Move, Pasang,
            board::{Colour, Point},
            position::{Event, Position},
        },
        seat::Seat,
    },
    notation::pasang::{point_by_name, read_move, read_position, write_position},
};
use pictures::hold;
use yew::{LocalServerRenderer, prelude::*};

#[derive(Properties, PartialEq)]
struct Drawn {
    html: Html,
}

#[component(Only)]
fn only(props: &Drawn) -> Html {
    props.html.clone()
}

fn rendered(html: Html) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(LocalServerRenderer::<Only>::with_props(Drawn { html }).hydratable(false).render())
}

/// A game after some moves: its last position, the trays, and the last move.
struct Played {
    position: Position,
    trays: [[usize; 2]; 2],
    last: Option<(Position, Vec<Cited<Event>>)>,
}

/// Plays moves by their text, then the first legal ones until so many are made.
fn played(moves: &[&str], more: usize) -> Played {
    let game = Pasang::default();
    let mut played = Played { position: game.start(), trays: [[0; 2]; 2], last: None };
    for at in 0..moves.len() + more {
        let chosen = match moves.get(at) {
            Some(text) => read_move(text).unwrap(),
            None => legal(&played.position)[0],
        };
        let (before, mut events) = (played.position, Vec::new());
        game.play(&mut played.position, chosen, |event| events.push(event));
        for cited in &events {
            if let Event::Take { seat, colour, .. } = cited.event {
                played.trays[seat.index()][colour as usize] += 1;
            }
        }
        played.last = Some((before, events));
    }
    played
}

fn legal(position: &Position) -> Vec<Move> {
    let mut all = Vec::new();
    Pasang::default().each_move(position, |chosen| all.push(chosen));
    all
}

/// What a legal move offers.
fn offer(position: &Position, chosen: Move) -> Offer {
    let mut tokens = Vec::new();
    let (mut taken, mut points) = (Colour::Black, 0);
    Pasang::default().play(&mut position.clone(), chosen, |event| {
        if let Event::Take { point, colour, .. } = event.event {
            tokens.push(point);
            taken = colour;
            points += colour.points();
        }
    });
    let (at, from, jumps) = match chosen {
        Move::Ka { from, to, .. } => (to, Some(from), from.column().abs_diff(to.column()) == 2),
        Move::Go { to, .. } => (to, position.ka(position.to_move()), false),
        Move::Passage(column) => (Point::at(column, 0), None, false),
    };
    let colour = if taken == Colour::White { "white" } else { "black" };
    let price = format!("{} {colour}, {points} points", tokens.len()).into();
    Offer { at, from, jumps, tokens, colour: taken, points, price }
}

/// The spots of the legal moves, each with what its lines bring.
fn candidates(position: &Position) -> Vec<Candidate> {
    let mut all: Vec<Candidate> = Vec::new();
    for chosen in legal(position) {
        let place = match chosen {
            Move::Passage(column) => PointOrColumn::Column(column),
            Move::Ka { from, .. } => PointOrColumn::Point(from),
            Move::Go { to, .. } => PointOrColumn::Point(to),
        };
        let points = offer(position, chosen).points;
        match all.iter_mut().find(|candidate| candidate.place == place) {
            Some(candidate) => candidate.points.push(points),
            None => all.push(Candidate { place, points: vec![points] }),
        }
    }
    all
}

const NAMES: &dyn Fn(PointOrColumn) -> String = &|spot| format!("spot {}", name(spot));
const EDGES: &dyn Fn(Edge) -> String = &|edge| format!("edge {}", edge.name());

fn shown(played: &Played) -> BoardProps<'static> {
    let position = played.position;
    let passage = position.passage(position.to_move()).is_none();
    let may = candidates(&position);
    let scores = [Seat::FIRST, Seat::SECOND].map(|seat| position.score(seat));
    BoardProps {
        position,
        trays: played.trays,
        scores,
        label: "Pasang".into(),
        columns: passage.then_some(position.to_move()),
        tab_stop: may.first().map_or(PointOrColumn::Point(Point(0)), |candidate| candidate.place),
        playable: may,
        chosen: None,
        offers: Vec::new(),
        ghost: None,
        last: played.last.clone().map(|(before, events)| (before, events.into())),
        flying: None,
        reduced_motion: false,
        row: None,
        column: None,
        zoom: None,
        body: papan::board::Body::Own,
        targets: true,
        differing: Vec::new(),
        decided: Default::default(),
        names: NAMES,
        edges: EDGES,
    }
}

/// What stands between two texts, at each place where the first does.
fn between<'a>(text: &'a str, before: &'a str, after: char) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(move |rest| rest.split(after).next()).collect()
}

/// One layer of a board, from its class up to the next layer's group.
fn layer<'a>(drawn: &'a str, class: &str) -> &'a str {
    let start = drawn.find(&format!("class=\"{class}\"")).unwrap();
    let end = drawn[start..].find("</g></g>").map_or(drawn.len(), |end| start + end);
    &drawn[start..end]
}

fn spots(drawn: &str) -> Vec<&str> {
    between(drawn, "data-t=\"", '"')
}

#[test]
fn columns_are_the_spots_while_passages_are_made() {
    for (moves, may) in [(&[][..], 11), (&["c"][..], 5)] {
        let drawn = rendered(board(View::Open, &shown(&played(moves, 0))));
        let names: Vec<_> = (b'a'..=b'k').map(|letter| format!("col-{}", char::from(letter))).collect();
        let (columns, others): (Vec<_>, Vec<_>) =
            spots(&drawn).into_iter().partition(|name| name.starts_with("col-"));
        assert_eq!(columns, names);
        // what lies beyond the half can be tapped too, and says why it may not be chosen; so can numbers and letters
        // along the edges, and the hollow centre
        let beyond = if moves.is_empty() { ["a6", "k11"] } else { ["a1", "k6"] };
        assert_eq!(others.len(), 65 + 22 + 1);
        assert!(["row-5", "column-c", "hollow"].iter().all(|name| others.contains(name)));
        assert!(beyond.iter().all(|name| others.contains(name)));
        assert_eq!(drawn.matches("tabindex=\"0\"").count(), 1);
        assert_eq!(drawn.matches("aria-disabled").count(), 65 + 11 - may);
        assert_eq!(drawn.matches("pp-price").count(), may, "each column says what it brings");
        assert!(drawn.contains("aria-label=\"spot col-c\""));
        assert!(!drawn.contains("role=\"img\""));
    }
    let drawn = rendered(board(View::Open, &shown(&played(&[], 0))));
    assert_eq!(drawn.matches("href=\"#pp-black-").count() + drawn.matches("href=\"#pp-white-").count(), 120);
}

#[test]
fn points_are_the_spots_afterwards_with_rows_and_columns_to_pick_them_by() {
    for more in [1, 5, 13] {
        let of = shown(&played(&["c"], more));
        let drawn = rendered(board(View::Turned, &of));
        let names = spots(&drawn);
        assert_eq!(names.len(), 120 + 22 + 1);
        assert!(!names.contains(&"f6") && names.contains(&"row-6") && names.contains(&"column-f"));
        assert!(names.contains(&"hollow"));
        assert_eq!(drawn.matches("tabindex=\"0\"").count(), 1);
        assert_eq!(drawn.matches("aria-disabled").count(), 120 - of.playable.len());
        assert_eq!(drawn.matches("pp-price").count(), of.playable.len());
        assert!(drawn.contains("aria-label=\"edge row-5\""));
        for candidate in &of.playable {
            let best = candidate.points.iter().max().unwrap();
            assert!(drawn.contains(&format!("class=\"pp-word\">{best}</text></g>")));
        }
    }
}

/// A choice between three lines, at the beginning: the token that becomes the ka.
fn three_lines() -> (Played, Vec<Offer>) {
    let played = played(&["c"], 1);
    let from = point_by_name("b3").unwrap();
    let all = legal(&played.position).into_iter().map(|chosen| offer(&played.position, chosen));
    let offers: Vec<_> = all.filter(|offer| offer.from == Some(from)).collect();
    assert_eq!(offers.len(), 3);
    (played, offers)
}

#[test]
fn of_the_lines_that_are_open_one_is_numbered_and_the_others_say_what_they_bring() {
    let (played, offers) = three_lines();
    let mut of = shown(&played);
    of.ghost = Some(Ghost::Lines { offers: offers.clone(), picked: 1 });
    let pointed = rendered(board(View::Open, &of));
    assert!(pointed.contains(&*offers[1].price));
    assert!(!pointed.contains(&*offers[0].price) || offers[0].price == offers[1].price);
    of.ghost = None;
    of.chosen = Some(offers[0].from.unwrap());
    of.offers = offers;
    let chosen = rendered(board(View::Open, &of));
    assert_eq!(chosen.matches("pp-price").count(), 3, "only the lines, each with its figure");
    assert!(!chosen.contains("pp-chip"));
    of.ghost = Some(Ghost::Lines { offers: of.offers.clone(), picked: 0 });
    let picked = rendered(board(View::Open, &of));
    assert_eq!(picked.matches("pp-price").count(), 2);
    assert_eq!(picked.matches("pp-chip").count(), 1);
}

#[test]
fn a_move_under_way_has_one_piece_in_the_air_and_none_where_it_comes_from() {
    let before = played(&["c"], 6);
    let chosen = legal(&before.position)[0];
    let mut events = Vec::new();
    Pasang::default().play(&mut before.position.clone(), chosen, |event| events.push(event.event));
    let (mut position, mut trays, mut flown) = (before.position, before.trays, 0);
    let tokens = |text: &str| text.matches("<use").count();
    for (step, event) in events.into_iter().enumerate() {
        let flying = Flying::of(&position, &trays, event).map(|flying| (step, flying));
        let picture = |position, flying| {
            rendered(board(View::Open, &BoardProps { position, trays, flying, ..shown(&before) }))
        };
        let lay = tokens(layer(&picture(position, None), "counters"));
        let drawn = picture(position, flying);
        position.apply(event);
        if let Some((_, flying)) = flying {
            let at = flight(&layout(false, None), &flying, 0.0);
            let air = layer(&drawn, "air");
            assert!(air.contains(&format!("data-step=\"{step}\"")));
            assert!(air.contains(&at), "it begins where it lay");
            assert_eq!(tokens(layer(&drawn, "counters")), lay - 1);
            let after = picture(position, Some((step, flying)));
            assert_eq!(layer(&after, "counters"), layer(&drawn, "counters"), "before the event or after it");
            flown += 1;
        }
        if let Event::Take { seat, colour, .. } = event {
            trays[seat.index()][colour as usize] += 1;
        }
    }
    assert!(flown >= 2);
}

#[test]
fn the_picture_after_a_move_is_that_of_the_position() {
    let game = Pasang::default();
    for more in [0, 1, 4, 9] {
        let mut played = played(&["c"], more);
        played.last = None;
        let text = write_position(&game, &played.position);
        let position = read_position(&game, &text).unwrap();
        for view in [View::Open, View::Turned] {
            let one = rendered(board(view, &shown(&played)));
            let other = rendered(board(view, &shown(&Played { position, trays: played.trays, last: None })));
            assert_eq!(one, other);
        }
    }
}

#[test]
fn a_file_carries_both_layouts_and_the_home_page_a_picture() {
    let drawn = rendered(board(View::Either, &shown(&played(&["c"], 1))));
    assert_eq!(drawn.matches("data-either").count(), 2);
    for id in ["body-across", "body-upright", "ring-across", "ring-upright"] {
        assert_eq!(drawn.matches(&format!("id=\"{id}\"")).count(), 1, "{id}");
    }
    let start = Pasang::default().start();
    let drawn = static_board::body() + &static_board::contents(&start, [[0; 2]; 2], &[]);
    assert!(drawn.contains("pp-") && !drawn.contains("role="));
}

#[test]
fn an_enlarged_part_has_its_own_coordinates_and_no_others() {
    let mut of = shown(&played(&["c"], 13));
    of.zoom = Some((4, 5));
    let drawn = rendered(board(View::Turned, &of));
    assert!(drawn.contains("data-zoom"));
    let whole = layout(true, None).view_box();
    let part: Vec<f64> =
        between(&drawn, "viewBox=\"", '"')[0].split(' ').map(|length| length.parse().unwrap()).collect();
    assert!((whole[2] / part[2] - 2.0).abs() < 0.01);
    let names = spots(&drawn);
    assert!(names.contains(&"column-e") && names.contains(&"row-6"));
    assert!(!names.contains(&"column-k") && !names.contains(&"row-1"));
}

#[test]
fn what_was_picked_is_said_and_shown() {
    let mut of = shown(&played(&["c"], 5));
    let plain = rendered(board(View::Open, &of));
    of.row = Some(4);
    let drawn = rendered(board(View::Open, &of));
    assert_eq!(drawn.matches("aria-pressed=\"true\"").count(), 1);
    assert!(drawn.len() > plain.len() + 80, "a band");
    of.row = None;
    of.reduced_motion = true;
    assert_eq!(rendered(board(View::Open, &of)).matches('→').count(), 1);
}

/// Marks that only a page has: what choices bring, the enlarged part, what is picked.
#[test]
fn marks_are_drawn_as_they_were() {
    use draw::pasang::{Lane, Layout, Piece, band, column_price, coordinates, line_price, price, strips};
    let mut wrong = Vec::new();
    for (laid, layout) in [("open", Layout::new(false)), ("turned", Layout::new(true))] {
        let part = layout.enlarged(4, 5);
        let ball = Some(Piece::Ball(draw::pasang::Colour::White));
        let priced = price(&layout, 14, ball, 6, false) + &price(&layout, 25, ball, 10, true);
        let priced = priced + &price(&layout, 40, None, 3, true) + &line_price(&layout, 70, 5, false);
        let columns = column_price(&layout, 0, 2, 8) + &column_price(&layout, 1, 3, 10);
        let bands = band(&layout, Lane::Row(4)) + &band(&layout, Lane::Column(4));
        let enlarged = column_price(&part, 0, 4, 8) + &strips(&part) + &coordinates(&part);
        for (name, drawn) in [("priced", priced + &columns + &bands), ("enlarged", enlarged)] {
            hold(&format!("pasang-{laid}-{name}.svg"), &drawn.replace("><", ">\n<"), &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "other pictures than before: {wrong:#?}");
}
