//! Questions without end, as somebody answers them: by keys, by clicks, on paper, reloaded and gone back to.

use browser_tests::{Frame, Key, Page, Result, run, samples, site};
use papan::{
    engine::{Kind, Target, pasang::Pasang, sowing::Sowing},
    lesson::{
        exercise::{Ask, Asked, Number, question, read_games},
        file::games,
        judge::{Right, pose, solution},
    },
    notation::hole_letter,
    page::practice::sheet::QUESTIONS,
    words::{lesson::LessonText, practice::PracticeText, say},
};
use serde_json::json;

use crate::{
    talk,
    told_height::{into, out},
};

fn address(kind: Kind, number: Number) -> String {
    let Number { seed, at, grade } = number;
    format!("{}/practise/#seed={seed}&question={}&grade={grade}&speed=instant", kind.name(), at + 1)
}

/// The letters or the control that answer a question.
enum Answer {
    Letters(String),
    Control(String),
}

fn right<F: Asked>(plain: F, number: Number, letters: impl Fn(&F, &[Target]) -> String) -> (Ask, Answer) {
    let played = read_games(&plain, &games(plain.kind()));
    let found = question(plain, number, &F::ASKS, &played).expect("a question");
    let posed = pose(plain, &found.step).expect("a position");
    let answer = match posed.right {
        Right::Place(place) => Answer::Letters(letters(&plain, &[place])),
        Right::Number { number, .. } => Answer::Control(format!("learn-number-{number}")),
        Right::Option(at) => Answer::Control(format!("learn-option-{at}")),
        Right::Move(goal) => {
            let solved = solution(&posed.before, &goal).expect("a move that meets the goal");
            let chosen = *solved.moves().last().expect("a move");
            let path = plain.targets(posed.before.position(), chosen);
            Answer::Letters(letters(&plain, &path))
        }
        other => panic!("{other:?}"),
    };
    (found.ask, answer)
}

fn holes(game: &Sowing, path: &[Target]) -> String {
    let letter = |target: &Target| match target {
        Target::Hole(hole) => hole_letter(*hole, game.row()),
        other => panic!("{other:?} is no hole"),
    };
    path.iter().map(letter).collect()
}

/// Waits until the question is answered, and gives what is said of it.
async fn said(page: &Page) -> Result<String> {
    page.wait_for(".go [data-t=practice-next]").await?;
    page.text("#learn-reply").await
}

#[test]
fn questions_are_answered_by_keys_alone_and_the_grade_follows() {
    run(async |page| {
        let site = site(|_| ())?;
        let game = Kind::ALL.into_iter().find_map(|kind| match kind {
            Kind::Sowing(kind) => Some(kind.game()),
            Kind::Pasang => None,
        });
        let game = game.expect("a sowing game");
        let mut number = Number { seed: 7, at: 0, grade: 1 };
        page.open(&site.url(&address(game.kind().into(), number))).await?;
        page.live().await?;
        let mut asked = Vec::new();
        while number.at < 5 {
            let (ask, answer) = right(game, number, holes);
            asked.push(ask);
            match answer {
                Answer::Letters(letters) => {
                    page.tab_to(".board .hit", 60).await?;
                    page.keys(&letters).await?;
                }
                Answer::Control(name) => {
                    page.tab_to(&format!("[data-t=\"{name}\"]"), 60).await?;
                    page.press(Key::Enter).await?;
                }
            }
            let said = said(page).await?;
            assert!(said.contains(&say(&LessonText::Right)), "{ask:?}: {said}");
            number = Number { at: number.at + 1, grade: 1 + number.at.div_ceil(2) as u8, ..number };
            let grade = say(&PracticeText::Grade { grade: number.grade.into(), all: 5 });
            assert_eq!(page.text("#grade").await?, grade);
            let run = say(&PracticeText::Run { count: number.at as usize });
            assert_eq!(page.text("#run").await?, run);
            page.tab_to(".go [data-t=practice-next]", 60).await?;
            page.press(Key::Enter).await?;
            page.until("the heading", "return document.activeElement.id == 'learn-title'").await?;
        }
        // each kind in its turn
        asked.sort();
        assert_eq!(asked, {
            let mut all = Sowing::ASKS;
            all.sort();
            all
        });
        Ok(())
    });
}

#[test]
fn the_page_around_a_question_is_told_how_it_is_answered() {
    run(async |page| {
        let site = site(|_| ())?;
        let kind = Kind::ALL[0];
        let Kind::Sowing(sowing) = kind else { panic!("a sowing game comes first") };
        let number = Number { seed: 7, at: 2, grade: 1 };
        let (ask, answer) = right(sowing.game(), number, holes);
        let asked = "seed=7&question=3&grade=1";
        let src = site.url(&format!("embed/v1/{}/?mode=exercise&speed=instant&{asked}", kind.name()));
        talk::heard(page, Frame { src: &src, width: 640, height: 700, sandbox: Some("allow-scripts") })
            .await?;
        page.until("a question", "return told.some(e => e.type == 'exercise')").await?;
        into(page).await?;
        page.live().await?;
        match answer {
            Answer::Letters(letters) => {
                page.tab_to(".board .hit", 60).await?;
                page.keys(&letters).await?;
            }
            Answer::Control(name) => page.click(&format!("[data-t=\"{name}\"]")).await?,
        }
        said(page).await?;
        out(page).await?;
        let told: Vec<_> =
            talk::told(page, "exercise").await?.iter().map(|told| told["data"].clone()).collect();
        let told_of = |done: bool| json!({ "address": asked, "kind": ask.name(), "done": done, "wrong": 0, "shown": false });
        assert_eq!(told, [told_of(false), told_of(true)]);
        Ok(())
    });
}

#[test]
fn a_question_is_there_again_after_a_reload_and_on_going_back() {
    run(async |page| {
        let site = site(|_| ())?;
        page.open(&site.url(&address(Kind::Pasang, Number { seed: 21, at: 2, grade: 2 }))).await?;
        page.live().await?;
        let asked = async || page.js("return document.querySelector('.ask').innerText").await;
        let first = asked().await?;
        page.click(".les-foot [data-t=practice-next]").await?;
        page.until("the next question", "return location.hash.includes('question=4')").await?;
        let second = asked().await?;
        page.reload().await?;
        page.live().await?;
        assert_eq!(asked().await?, second);
        page.back().await?;
        page.until("the question before", "return location.hash.includes('question=3')").await?;
        let wanted = format!("return document.querySelector('.ask').innerText == {first}");
        page.until("its words", &wanted).await?;
        // answered by a button, if it has some, and wrongly first
        let (_, answer) =
            right(Pasang::default(), Number { seed: 21, at: 2, grade: 2 }, |_, _| String::new());
        if let Answer::Control(name) = answer {
            page.click(&format!(".answers .btn:not([data-t=\"{name}\"])")).await?;
            page.until("a lower grade", "return document.querySelector('#run').textContent.startsWith('0')")
                .await?;
            page.click(&format!("[data-t=\"{name}\"]")).await?;
            said(page).await?;
        }
        Ok(())
    });
}

#[test]
fn a_sheet_is_two_printed_pages_with_its_answers_on_the_second() {
    run(async |page| {
        let site = site(|_| ())?;
        for kind in samples() {
            page.open(&site.url(&format!("{}/practise/#seed=12", kind.name()))).await?;
            page.live().await?;
            page.click("[data-t=practice-sheet]").await?;
            page.wait_for(".paper-view .answers-page").await?;
            let count = "return document.querySelectorAll('.paper-view .questions > li').length";
            assert_eq!(page.js(count).await?, u64::from(QUESTIONS), "{}", kind.name());
            for (width, height) in [(21.0, 29.7), (21.59, 27.94)] {
                assert_eq!(page.printed_pages(width, height).await?, 2, "{} at {width}", kind.name());
            }
        }
        Ok(())
    });
}
