//! What is said of an answer in a course is seen on a phone, where it stands below a board as high as the screen.

use browser_tests::{Frame, game::hit, run, site};
use papan::{
    engine::Kind,
    lesson::{course::Task, file::steps},
};

use crate::lesson::{Answer, at_step, right, solved};

#[test]
fn on_a_phone_what_is_said_of_an_answer_is_seen() {
    run(async |page| {
        let site = site(|_| ())?;
        let kind = Kind::ALL[0];
        let Kind::Sowing(sowing) = kind else { panic!("a sowing game comes first") };
        let all = steps(kind);
        let at = all.iter().position(|step| step.step.task == Task::Last).expect("a step");
        let (_, Answer::Holes(right, _)) = right(sowing.game(), at) else { panic!("a hole is asked for") };
        let path = format!("{}/learn/#step={}&speed=instant", kind.name(), at + 1);
        page.open_in(&site, Frame::sized(&site.url(&path), 360, 640)).await?;
        page.live().await?;
        at_step(page, at, all.len()).await?;
        page.click(&hit(right[0])).await?;
        solved(page).await?;
        let seen = "const [said, ways] = ['#learn-reply', '.go'].map(css => document.querySelector(css).getBoundingClientRect());\
            return said.top >= 0 && said.bottom <= ways.top + 1 && ways.bottom <= innerHeight + 1";
        page.until("what is said, above the ways on", seen).await
    });
}
