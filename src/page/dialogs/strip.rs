//! The last move as a strip of pictures: to look at, to copy, to save and to print.

use yew::prelude::*;

use super::{DialogProps, head_of, record, use_dialog};
use crate::{
    page::{action::PageAction, browser, controls::button, markup::drawn, played::Played, strip::Strip},
    words::{UiText, cite::CiteText, say, strip::StripText},
};

/// What the dialog takes of the width of a window, in CSS pixels.
const AROUND: i32 = 60;

#[component]
pub fn StripDialog<F: Played>(props: &DialogProps<F>) -> Html {
    let table = props.at.table.clone();
    let (node, closed) = use_dialog(&props.at);
    let status = use_state(|| None::<String>);
    // the text of the picture is shown where it has to be copied by hand
    let has_code = use_state(|| false);
    let field = use_node_ref();
    let strip = Strip::of(&table, &record::link(&table));
    let sheet = strip.as_ref().map(Strip::sheet).unwrap_or_default();
    use_effect_with(*has_code, {
        let field = field.clone();
        move |&has_code: &bool| {
            if has_code {
                browser::choose_text(&field);
            }
        }
    });
    let clicked = {
        let (status, has_code, sheet) = (status.clone(), has_code.clone(), sheet.clone());
        Callback::from(move |event: MouseEvent| {
            let Some((control, name)) = browser::control(&event) else { return };
            let file = [table.session.game().name(), "-", &*table.session.cursor().to_string()].concat();
            match &*name {
                "close" => browser::close(&control),
                "strip-text" => {
                    browser::close(&control);
                    browser::focus("#log .line");
                }
                "strip-play" => {
                    browser::close(&control);
                    browser::focus("#pause");
                    table.dispatch(PageAction::StopAt(0));
                    table.dispatch(PageAction::TogglePause);
                }
                "strip-copy" => {
                    let (status, has_code) = (status.clone(), has_code.clone());
                    browser::copy(&sheet, move |done| {
                        has_code.set(!done);
                        status.set(Some(say(&if done { UiText::Copied } else { UiText::NotCopied })));
                    });
                }
                "strip-svg" | "strip-png" | "strip-print" => {
                    let refused = browser::may_refuse();
                    has_code.set(refused);
                    status.set(refused.then(|| say(&StripText::MayBeRefused)));
                    match &*name {
                        "strip-svg" => browser::save_as(&[&*file, ".svg"].concat(), "image/svg+xml", &sheet),
                        "strip-print" => browser::print(),
                        _ => {
                            let status = status.clone();
                            browser::save_drawing(&[&*file, ".png"].concat(), &sheet, move |done| {
                                if !done {
                                    status.set(Some(say(&CiteText::NoPicture)));
                                }
                            });
                        }
                    }
                }
                _ => (),
            }
        })
    };
    let link = |name: &'static str, text: StripText| {
        html! { <button type="button" data-t={name}>{ say(&text) }</button> }
    };
    html! {
        <>
            <dialog id="strip" aria-labelledby="strip-title" ref={node} onclose={closed} onclick={clicked}>
                { head_of("strip-title", html! { say(&StripText::Title) }) }
                if let Some(strip) = &strip {
                    <p class="acts">
                        { button("strip-copy", say(&StripText::Copy)) }
                        { button("strip-svg", say(&StripText::Svg)) }
                        { button("strip-png", say(&StripText::Png)) }
                        { button("strip-print", say(&StripText::Print)) }
                    </p>
                    <p id="strip-says" role="status">{ status.as_deref().unwrap_or_default() }</p>
                    <textarea id="strip-code" dir="ltr" rows="4" readonly=true spellcheck="false" aria-label={say(&StripText::Code)} ref={field}
                        hidden={!*has_code} value={sheet.clone()} />
                    <div class="strip-view">{ drawn(strip.preview(browser::width() - AROUND)) }</div>
                    <p class="strip-also">
                        { say(&StripText::Also) }{ " " }
                        // a frame may leave out the log
                        if browser::by_id("log").is_some() {
                            { link("strip-text", StripText::AsText) }{ " · " }
                        }
                        { link("strip-play", StripText::AsAnimation) }
                    </p>
                } else {
                    <p id="strip-says" role="status">{ say(&StripText::NoMove) }</p>
                }
            </dialog>
            // what is printed while the dialog is open
            if strip.is_some() {
                <div class="strip-paper" aria-hidden="true">{ drawn(sheet) }</div>
            }
        </>
    }
}
