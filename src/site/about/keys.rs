//! All keys, in the lists that the pages have on which they are used; and how one plays by touch, by mouse and by ear.

use yew::prelude::*;

use super::{link, paragraph, section};
use crate::{
    page::{About, keys::Keyboard},
    words::about::KeysText as Text,
};

pub fn body(root: &AttrValue) -> Html {
    html! {
        <>
            { paragraph(&Text::Mac) }
            { section("everywhere", &Text::Everywhere, Keyboard::Page.list()) }
            { section("holes", &Text::Holes, Keyboard::Holes { rounds: true }.list()) }
            { section("points", &Text::Points, Keyboard::Points.list()) }
            { section("learning", &Text::Learning, paragraph(&Text::LearningLead)) }
            { section("edit-holes", &Text::EditHoles, Keyboard::EditHoles.list()) }
            { section("edit-points", &Text::EditPoints, Keyboard::EditPoints.list()) }
            { section("workshop", &Text::Workshop, Keyboard::Workshop.list()) }
            { section("touch", &Text::TouchTitle, paragraph(&Text::Touch)) }
            { section("mouse", &Text::MouseTitle, paragraph(&Text::Mouse)) }
            { section("reader", &Text::ReaderTitle, html! {
                <>
                    { paragraph(&Text::Reader) }
                    { paragraph(&Text::ReaderMode) }
                    <p>{ link(About::Accessibility, root) }</p>
                </>
            }) }
        </>
    }
}
