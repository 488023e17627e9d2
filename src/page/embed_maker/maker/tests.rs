//! What the form makes of choices.

use super::*;
use crate::{engine::pasang::Pasang, options, worker::LEVELS};

const SITE: &str = "https://papan.example/";

/// The name of some game for two, and of another.
fn names() -> [&'static str; 2] {
    let mut all = Kind::ALL.into_iter().filter(|kind| kind.seats() == 2).map(Kind::name);
    [(); 2].map(|()| all.next().expect("two games for two"))
}

fn after(asked: &str, choices: impl IntoIterator<Item = Choice>) -> Maker {
    let begun = Rc::new(Maker::opened(asked, SITE));
    Rc::unwrap_or_clone(choices.into_iter().fold(begun, Maker::reduce))
}

#[test]
fn nothing_chosen_asks_for_nothing() {
    assert_eq!(after("", []).options(), "");
    for kind in Kind::ALL {
        let made = after(&format!("game={}", kind.name()), []);
        assert_eq!((made.game(), made.options().as_str()), (kind, ""));
    }
}

#[test]
fn whatever_is_chosen_is_understood_by_a_frame() {
    for kind in Kind::ALL {
        for plays in
            [Plays::Asked, Plays::People, Plays::Computer, Plays::Watch, Plays::Itself, Plays::Nobody]
        {
            for begins in [false, true] {
                let made = after(
                    &format!("game={}", kind.name()),
                    [
                        Choice::Plays(plays),
                        Choice::Level("5".into()),
                        Choice::Begins(begins),
                        Choice::Part(Part::Moves, true),
                        Choice::Part(Part::Controls, false),
                        Choice::Colours("dark".into()),
                        Choice::Look(LookChoice::Behind(Behind::Colour)),
                        Choice::Look(LookChoice::Ground("#102030".into())),
                        Choice::Look(LookChoice::HasAccent(true)),
                        Choice::Look(LookChoice::Counters("figures".into())),
                        Choice::Look(LookChoice::Layout("across".into())),
                    ],
                );
                let text = made.options();
                assert!(options::unknown_keys(&text).is_empty(), "{text}");
                assert!(options::parts(&text).has(Part::Moves) && !options::parts(&text).has(Part::Controls));
                let seats = options::seats::from_address(&text);
                assert_eq!(
                    seats.is_none(),
                    [Plays::Asked, Plays::Itself, Plays::Nobody].contains(&plays),
                    "{text}"
                );
                assert!(
                    seats.is_none_or(|seats| options::seats::read(
                        seats,
                        kind.seats(),
                        LEVELS,
                        Rung::of_figures
                    )
                    .is_ok()),
                    "{text}"
                );
                let errors = match kind {
                    Kind::Sowing(kind) => options::read(kind.game(), &text).errors,
                    Kind::Pasang => options::read(Pasang::default(), &text).errors,
                };
                assert_eq!(errors, [], "{text}");
                assert!(text.contains("&bg=102030&accent=8a5a00&"), "{text}");
                assert_eq!(text.contains("counters=figures"), kind != Kind::Pasang, "{text}");
            }
        }
    }
}

#[test]
fn a_link_brings_its_game_and_nothing_else() {
    let [name, other] = names();
    let link = format!("{SITE}{name}/index.html#v=1&moves=b_E&at=m1&players=Ama,Esi&theme=dark");
    let made = after("", [Choice::Shows(Shows::Link), Choice::Link(link)]);
    assert_eq!((made.game().name(), made.options().as_str()), (name, "v=1&moves=b_E&at=m1&seats=h,h"));
    for (link, game, options) in [
        (format!("{SITE}embed/v1/{other}/?moves=a"), other, "moves=a&seats=h,h"),
        (format!(" http://127.0.0.1:8080/sub/{name}/ "), name, "seats=h,h"),
    ] {
        let made = after("", [Choice::Shows(Shows::Link), Choice::Link(link.clone())]);
        assert_eq!((made.game().name(), made.options().as_str()), (game, options), "{link}");
        assert!(!made.is_wrong());
    }
    for wrong in ["", "https://papan.example/", "chess", "javascript:alert(1)"] {
        assert!(after("", [Choice::Shows(Shows::Link), Choice::Link(wrong.into())]).is_wrong(), "{wrong}");
    }
    // a page of a game gives its own
    let made = after(&format!("game={name}&moves=b_E"), []);
    assert_eq!((made.shows, made.options().as_str()), (Shows::Link, "moves=b_E&seats=h,h"));
    assert_eq!(made.link, format!("{SITE}{name}/#moves=b_E"));
}

#[test]
fn a_course_questions_and_readings_have_no_players() {
    for (shows, options) in [
        (Shows::Course, "mode=lesson"),
        (Shows::Questions, "mode=exercise"),
        (Shows::Readings, "mode=compare"),
    ] {
        let choices = [
            Choice::Plays(Plays::Watch),
            Choice::Look(LookChoice::Layout("upright".into())),
            Choice::Shows(shows),
        ];
        assert_eq!(after("game=pasang", choices).options(), options);
    }
}

#[test]
fn a_colour_that_no_words_can_be_read_on_is_not_asked_for() {
    let choose = |colour: &str| {
        let choices = [LookChoice::Behind(Behind::Colour), LookChoice::Ground(colour.into())];
        after("", choices.map(Choice::Look))
    };
    assert!(choose("#808080").look.is_unreadable());
    assert_eq!(choose("#808080").options(), "");
    assert_eq!(choose("#fff8ee").options(), "bg=fff8ee");
    let page = after("", [Choice::Look(LookChoice::Behind(Behind::Page))]);
    assert_eq!(page.options(), "bg=transparent");
}

#[test]
fn a_picture_stands_by_itself_and_says_what_it_shows() {
    for kind in Kind::ALL {
        let figure = after(&format!("game={}", kind.name()), [Choice::Form(Form::Picture)]).figure();
        assert!(!figure.svg.contains("class=") && figure.svg.contains(&figure.described), "{}", figure.svg);
        let mut reader = quick_xml::Reader::from_str(&figure.svg);
        while !matches!(reader.read_event().expect("well-formed"), quick_xml::events::Event::Eof) {}
    }
}

#[test]
fn what_nobody_plays_is_gone_through_or_stands_still() {
    let [name, _] = names();
    let link = |asked: &str| after(&format!("game={name}{asked}"), [Choice::Plays(Plays::Nobody)]).options();
    assert_eq!(link("&moves=b_E"), "moves=b_E&mode=replay");
    assert_eq!(link("&r=x"), "r=x&mode=diagram");
    assert_eq!(link(""), "mode=diagram");
    let again = after(&format!("game={name}"), [Choice::Plays(Plays::Nobody), Choice::Plays(Plays::Asked)]);
    assert_eq!(again.options(), "");
}

#[test]
fn another_address_brings_its_game_and_leaves_the_other_choices() {
    let [name, other] = names();
    let choices = [
        Choice::Colours("dark".into()),
        Choice::Address { asked: format!("game={other}&moves=a"), site: SITE.into() },
    ];
    let made = after(&format!("game={name}"), choices);
    assert_eq!((made.game().name(), made.options().as_str()), (other, "moves=a&seats=h,h&theme=dark"));
}

#[test]
fn values_that_no_field_has_change_nothing() {
    let choices = [
        Choice::Game("chess".into()),
        Choice::Level("9".into()),
        Choice::Size("-1".into()),
        Choice::Colours("red".into()),
    ];
    let asked = format!("game={}", names()[1]);
    assert_eq!(after(&asked, choices), after(&asked, []));
}
