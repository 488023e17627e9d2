//! A course as a learner goes through it: by keys alone, by touch on a phone, in somebody else's page, wrongly, and back
//! and forward.

use browser_tests::{Frame, Key, Page, Result, game::hit, run, site};
use papan::{
    engine::{Hole, Kind, Target, pasang::Pasang, sowing::Sowing},
    lesson::{
        course::Task,
        file::steps,
        judge::{Right, pose, solution},
        places::Taught,
    },
    notation::hole_letter,
    words::{lesson::LessonText, say},
};
use serde_json::json;

use crate::{
    talk,
    told_height::{into, out},
};

/// What is to be done in a step: the letters or controls that answer it, in their order.
#[derive(Debug)]
pub enum Answer {
    Nothing,
    /// Holes by their letters, and whether *Done* follows.
    Holes(Vec<char>, bool),
    /// The `data-t` of a control.
    Control(String),
}

fn letter(game: &Sowing, target: Target) -> char {
    let Target::Hole(hole) = target else { panic!("{target:?} is no hole") };
    hole_letter(hole, game.row())
}

/// The right answer to a step of a sowing game, by the engine.
pub fn right(game: Sowing, at: usize) -> (Task, Answer) {
    let step = &steps(game.kind().into())[at];
    let posed = pose(game, &step.step).expect("a step");
    let answer = match posed.right {
        Right::Nothing if step.step.task == Task::Readings => Answer::Control("learn-option-1".into()),
        Right::Nothing => Answer::Nothing,
        Right::Place(place) => Answer::Holes(vec![letter(&game, place)], false),
        Right::Places(all) => {
            Answer::Holes(all.into_iter().map(|place| letter(&game, place)).collect(), true)
        }
        Right::Number { number: taken, .. } => Answer::Control(format!("learn-number-{taken}")),
        Right::Option(at) => Answer::Control(format!("learn-option-{at}")),
        Right::Move(goal) => {
            let solved = solution(&posed.before, &goal).expect("a move that meets the goal");
            let chosen = *solved.moves().last().expect("a move");
            let path = game_targets(&posed.before, chosen);
            Answer::Holes(path.into_iter().map(|target| letter(&game, target)).collect(), false)
        }
    };
    (step.step.task, answer)
}

fn game_targets(
    before: &papan::session::Session<Sowing>,
    chosen: papan::engine::sowing::Move,
) -> Vec<Target> {
    use papan::engine::Game;
    before.game().targets(before.position(), chosen).to_vec()
}

fn control(name: &str) -> String {
    format!("[data-t=\"{name}\"]")
}

/// Waits until a step is open.
pub async fn at_step(page: &Page, at: usize, all: usize) -> Result {
    let wanted = say(&LessonText::StepOf { at: at + 1, all });
    page.until(&wanted, &format!("return document.querySelector('.steps .small').textContent == {wanted:?}"))
        .await
}

/// Waits until a step is solved.
pub async fn solved(page: &Page) -> Result {
    page.wait_for("[data-t=learn-next]").await
}

/// Where a course is opened, without movement.
fn opened(kind: Kind) -> String {
    format!("{}/learn/#step=1&speed=instant", kind.name())
}

#[test]
fn a_course_is_learned_by_keys_alone() {
    run(async |page| {
        let site = site(|_| ())?;
        let game = Kind::ALL.into_iter().find_map(|kind| match kind {
            Kind::Sowing(kind) => Some(kind.game()),
            Kind::Pasang => None,
        });
        let game = game.expect("a sowing game");
        let kind = Kind::from(game.kind());
        page.open(&site.url(&opened(kind))).await?;
        page.live().await?;
        let all = steps(kind).len();
        for at in 0..all {
            at_step(page, at, all).await?;
            match right(game, at) {
                (Task::Game, _) => break,
                (_, Answer::Nothing) => {}
                (_, Answer::Holes(holes, done)) => {
                    page.tab_to(".board .hit", 40).await?;
                    for hole in holes {
                        page.keys(&hole.to_string()).await?;
                    }
                    if done {
                        page.tab_to(&control("learn-done"), 40).await?;
                        page.press(Key::Enter).await?;
                    }
                }
                (_, Answer::Control(name)) => {
                    page.tab_to(&control(&name), 40).await?;
                    page.press(Key::Enter).await?;
                }
            }
            solved(page).await?;
            let said = page.text("#learn-reply").await?;
            let was_asked = right(game, at).0.asks();
            assert_eq!(said.contains(&say(&LessonText::Right)), was_asked, "step {}: {said}", at + 1);
            page.tab_to(&control("learn-next"), 60).await?;
            page.press(Key::Enter).await?;
            // the heading of the next step is read first
            page.until("the heading", "return document.activeElement.id == 'learn-title'").await?;
        }
        // the last step leads to a game against the easiest computer
        page.tab_to("#learn-first", 60).await?;
        page.press(Key::Enter).await?;
        page.live().await?;
        page.until("the computer", "return !!document.querySelector('.seat .level')").await
    });
}

#[test]
fn a_course_is_learned_by_touch_on_a_phone() {
    run(async |page| {
        let site = site(|_| ())?;
        let two_in_rounds = papan::engine::sowing::Kind::ALL.into_iter().find(|kind| kind.has_rounds());
        let game = two_in_rounds.expect("a game of rounds").game();
        let kind = Kind::from(game.kind());
        page.open_in(&site, Frame::sized(&site.url(&opened(kind)), 360, 740)).await?;
        page.live().await?;
        let all = steps(kind).len();
        for at in 0..all - 1 {
            at_step(page, at, all).await?;
            match right(game, at) {
                (_, Answer::Nothing) => {}
                (_, Answer::Holes(holes, done)) => {
                    for hole in holes {
                        page.click(&hit(hole)).await?;
                    }
                    if done {
                        page.click(&control("learn-done")).await?;
                    }
                }
                (_, Answer::Control(name)) => page.click(&control(&name)).await?,
            }
            solved(page).await?;
            let wide = page.js("return document.documentElement.scrollWidth <= innerWidth").await?;
            assert_eq!(wide, true, "step {} is wider than the screen", at + 1);
            page.click(&control("learn-next")).await?;
        }
        page.wait_for("#learn-first").await
    });
}

#[test]
fn whoever_is_wrong_twice_is_shown_the_answer_and_a_reload_keeps_the_place() {
    run(async |page| {
        let site = site(|_| ())?;
        let kind = Kind::ALL[0];
        let Kind::Sowing(sowing) = kind else { panic!("a sowing game comes first") };
        let game = sowing.game();
        let all = steps(kind);
        let at = all.iter().position(|step| step.step.task == Task::Last).expect("a step");
        let (_, Answer::Holes(right, _)) = right(game, at) else { panic!("a hole is asked for") };
        page.open(&site.url(&format!("{}/learn/#step={}&speed=instant", kind.name(), at + 1))).await?;
        page.live().await?;
        at_step(page, at, all.len()).await?;
        // what a hole may do is not told where that is the question
        let name = page.name(&hit(right[0])).await?;
        assert!(!name.contains("ends") && !name.contains("playable"), "{name}");
        assert_eq!(page.count("[data-t=learn-show]").await?, 0);
        let wrong: Vec<char> = (0..2 * game.row())
            .map(|hole| hole_letter(Hole(hole), game.row()))
            .filter(|letter| !right.contains(letter))
            .collect();
        for hole in &wrong[..2] {
            page.click(&hit(*hole)).await?;
            page.until("a reply", "return document.querySelector('#learn-reply').textContent != ''").await?;
        }
        page.click(&control("learn-show")).await?;
        solved(page).await?;
        let hole = game
            .name_of(Target::Hole(papan::notation::hole_by_letter(right[0], game.row()).expect("a hole")));
        let said = page.text("#learn-reply").await?;
        let wanted = say(&LessonText::LastIs { hole: hole.expect("its name") });
        assert!(said.contains(&wanted), "{said}");
        // forward, back and again forward in the browser
        page.click(&control("learn-next")).await?;
        at_step(page, at + 1, all.len()).await?;
        page.until("the address", &format!("return location.hash == '#step={}'", at + 2)).await?;
        page.back().await?;
        at_step(page, at, all.len()).await?;
        page.js("history.forward()").await?;
        at_step(page, at + 1, all.len()).await?;
        page.reload().await?;
        page.live().await?;
        at_step(page, at + 1, all.len()).await?;
        assert_eq!(page.count(".steps [data-done]").await?, 1);
        // the page of the game and the home page say how far one has come
        let so_far = say(&LessonText::SoFar { done: 1, all: all.len() });
        page.open(&site.url(&format!("{}/", kind.name()))).await?;
        page.live().await?;
        page.until(
            &so_far,
            &format!("return document.querySelector('#learn .so-far').textContent == {so_far:?}"),
        )
        .await?;
        page.open(&site.url("")).await?;
        page.live().await?;
        let css = format!("[data-learn={}] .so-far", kind.name());
        assert!(page.text(&css).await?.contains(&format!("1 of {}", all.len())));
        // and leads to where one was
        page.open(&site.url(&format!("{}/learn/", kind.name()))).await?;
        page.live().await?;
        at_step(page, at + 1, all.len()).await
    });
}

#[test]
fn a_lesson_is_one_of_an_embeds_modes_in_a_small_sandbox_too() {
    run(async |page| {
        let site = site(|_| ())?;
        let kind = Kind::ALL[0];
        let Kind::Sowing(sowing) = kind else { panic!("a sowing game comes first") };
        let game = sowing.game();
        let all = steps(kind);
        let at = all.iter().position(|step| step.step.task == Task::Playable).expect("a step");
        let name = all[at].step.name.as_str();
        let src = site.url(&format!("embed/v1/{}/?mode=lesson&lesson={name}&speed=instant", kind.name()));
        let frame = Frame { src: &src, width: 320, height: 480, sandbox: Some("allow-scripts") };
        talk::heard(page, frame).await?;
        page.until("what is told of the course", "return told.some(e => e.type == 'lesson')").await?;
        into(page).await?;
        page.live().await?;
        at_step(page, at, all.len()).await?;
        let (_, Answer::Holes(holes, _)) = right(game, at) else { panic!("holes are asked for") };
        for hole in holes {
            page.click(&hit(hole)).await?;
        }
        page.click(&control("learn-done")).await?;
        solved(page).await?;
        let before = page.js("return [location.href, history.length]").await?;
        page.click(&control("learn-next")).await?;
        at_step(page, at + 1, all.len()).await?;
        assert_eq!(page.js("return [location.href, history.length]").await?, before);
        // its rules and the site open in windows of their own
        assert_eq!(page.count("a[href]:not([target=_blank], [data-t])").await?, 0);
        out(page).await?;
        let told: Vec<_> =
            talk::told(page, "lesson").await?.iter().map(|told| told["data"].clone()).collect();
        let ends: Vec<_> = told
            .iter()
            .map(|told| json!([told["step"], told["lesson"], told["done"], told["finished"]]))
            .collect();
        let next = all[at + 1].step.name.as_str();
        let wanted = [
            json!([at + 1, name, false, 0]),
            json!([at + 1, name, true, 1]),
            json!([at + 2, next, false, 1]),
        ];
        assert_eq!(ends, wanted, "each once");
        assert!(
            told.iter().all(|told| told["of"] == all.len() && told["wrong"] == 0 && told["shown"] == false)
        );
        Ok(())
    });
}

#[test]
fn without_scripts_all_steps_of_all_courses_read() {
    run(async |page| {
        let site = site(|options| options.scripts = false)?;
        for kind in Kind::ALL {
            page.open(&site.url(&format!("{}/learn/", kind.name()))).await?;
            let words = page.words().await?;
            let all = steps(kind);
            for step in &all {
                assert!(
                    words.contains(&step.title) && words.contains(&step.text),
                    "{}: {}",
                    kind.name(),
                    step.title
                );
            }
            assert_eq!(page.count(".les-all svg.diagram").await?, all.len() as u64, "{}", kind.name());
            assert!(!page.is_visible("[data-t=learn-skip]").await?);
        }
        Ok(())
    });
}

#[test]
fn pasang_is_learned_by_its_numbers_options_and_moves() {
    run(async |page| {
        let site = site(|_| ())?;
        let kind = Kind::Pasang;
        let all = steps(kind);
        page.open(&site.url(&opened(kind))).await?;
        page.live().await?;
        for (at, step) in all.iter().enumerate() {
            at_step(page, at, all.len()).await?;
            let posed = pose(Pasang::default(), &step.step).expect("a step");
            match posed.right {
                Right::Number { number: taken, .. } => {
                    page.click(&control(&format!("learn-number-{taken}"))).await?
                }
                Right::Option(at) => page.click(&control(&format!("learn-option-{at}"))).await?,
                Right::Move(_) => {
                    page.click(&control("learn-skip")).await?;
                    continue;
                }
                _ if step.step.task == Task::Game => break,
                _ => {}
            }
            solved(page).await?;
            page.click(&control("learn-next")).await?;
        }
        let first = page.attribute("#learn-first", "href").await?.expect("a link");
        assert!(first.ends_with("#seats=h,ai1"), "{first}");
        Ok(())
    });
}

/// Browsers of tests have no voice: the page gets one that writes down what it is to say.
#[test]
fn where_the_browser_has_a_voice_the_steps_are_read_aloud() {
    run(async |page| {
        let kind = Kind::ALL[0];
        let all = steps(kind);
        for (language, speaks) in [("en-GB", true), ("ms", false)] {
            let site = site(|options| options.held = vec![".wasm".into()])?;
            page.open(&site.url(&opened(kind))).await?;
            page.js(&format!(
                "self.said = []; Object.defineProperty(self, 'speechSynthesis', {{ value: {{ getVoices: () => [{{ lang: '{language}' }}],\
                 speak: what => said.push([what.lang, what.text]), cancel: () => said.push('silence'), addEventListener() {{}}, removeEventListener() {{}} }} }})"
            ))
            .await?;
            site.release();
            page.live().await?;
            page.wait_for(&control("learn-listen")).await?;
            page.click(&control("learn-listen")).await?;
            if !speaks {
                page.until("words that there is no voice", "return !!document.querySelector('p.listen')")
                    .await?;
                assert_eq!(page.js("return said.length").await?, 0);
                continue;
            }
            let last = "return said.at(-1)";
            let told = |at: usize| serde_json::json!(["en", format!("{}. {}", all[at].title, all[at].text)]);
            page.until(
                "the first step",
                &format!("return JSON.stringify(said.at(-1)) == {:?}", told(0).to_string()),
            )
            .await?;
            page.click(&control("learn-next")).await?;
            page.until("the next step", "return said.at(-1)[1].startsWith && said.length > 2").await?;
            assert_eq!(page.js(last).await?, told(1));
            page.click(&control("learn-listen")).await?;
            page.until("silence", "return said.at(-1) == 'silence'").await?;
        }
        Ok(())
    });
}
