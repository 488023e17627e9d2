//! The statement of accessibility: what was tested, what was not, what does not work, and how one reports what stops one.

use yew::prelude::*;

use super::{contact, link, list, section};
use crate::{
    page::About,
    words::{about::AccessibilityText as Text, say},
};

pub fn body(root: &AttrValue) -> Html {
    html! {
        <>
            { section("tested", &Text::TestedTitle, list([
                Text::TestedAxe,
                Text::TestedKeys,
                Text::TestedSaid,
                Text::TestedNarrow,
                Text::TestedSpacing,
                Text::TestedColours,
                Text::TestedStill,
                Text::TestedBrowsers,
            ])) }
            { section("untested", &Text::UntestedTitle, html! {
                <ul>
                    <li>{ say(&Text::UntestedPeople) }</li>
                    <li>{ say(&Text::UntestedReaders) }</li>
                    <li>{ say(&Text::UntestedDevices) }</li>
                    <li>{ say(&Text::UntestedWords) }{ " " }{ link(About::Translating, root) }</li>
                </ul>
            }) }
            { section("known", &Text::KnownTitle, list([
                Text::KnownPasang,
                Text::KnownCounters,
                Text::KnownVoice,
                Text::KnownTime,
                Text::KnownOld,
            ])) }
            { section("report", &Text::ReportTitle, html! {
                <>
                    <p>{ say(&Text::ReportLead) }</p>
                    { list([
                        Text::ReportAddress,
                        Text::ReportVersion(env!("CARGO_PKG_VERSION")),
                        Text::ReportBrowser,
                        Text::ReportHelp,
                        Text::ReportWanted,
                    ]) }
                    { contact() }
                </>
            }) }
        </>
    }
}
