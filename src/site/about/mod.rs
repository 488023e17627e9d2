//! The pages about the site itself: what each says stands in the files of words, what it shows is made of the code that it
//! is about.

mod accessibility;
mod credits;
mod evidence;
mod keys;
mod privacy;
mod translating;
mod versions;

use std::cell::RefCell;

use yew::prelude::*;

use crate::{
    contact::Contact,
    page::About,
    words::{Localized, PageText, about::AboutText, say},
};

thread_local! {
    static CONTACT: RefCell<Option<Contact>> = const { RefCell::new(None) };
}

/// Sets where those who run this copy of the site are reached; without it the pages name no address.
pub fn set_contact(contact: Contact) {
    CONTACT.set(Some(contact));
}

/// A page; `root` is the relative path to the root of the site.
pub fn page(about: About, root: &AttrValue) -> Html {
    let name = about.name();
    html! {
        <>
            { super::top::head(root, html! { <a class="ways" href={format!("{root}index.html")}>{ say(&PageText::Home) }</a> }) }
            <main class="wrap about">
                <h1>{ say(&AboutText::Title(name)) }</h1>
                <p>{ say(&AboutText::Lead(name)) }</p>
                { match about {
                    About::Evidence => evidence::body(root),
                    About::Accessibility => accessibility::body(root),
                    About::Privacy => privacy::body(),
                    About::Credits => credits::body(root),
                    About::Translating => translating::body(),
                    About::Versions => versions::body(root),
                    About::Keys => keys::body(root),
                } }
            </main>
        </>
    }
}

/// A part of a page with its heading, by which it can be linked.
fn section(id: &'static str, title: &impl Localized, inside: Html) -> Html {
    html! {
        <section aria-labelledby={id}>
            <h2 {id}>{ say(title) }</h2>
            { inside }
        </section>
    }
}

fn paragraph(text: &impl Localized) -> Html {
    html! { <p>{ say(text) }</p> }
}

/// Sentences as the items of a list.
fn list<T: Localized>(items: impl IntoIterator<Item = T>) -> Html {
    html! { <ul>{ for items.into_iter().map(|item| html! { <li>{ say(&item) }</li> }) }</ul> }
}

/// A link to another of these pages.
fn link(about: About, root: &AttrValue) -> Html {
    html! { <a href={format!("{root}{}", about.file())}>{ say(&AboutText::Title(about.name())) }</a> }
}

/// Where to write to; nothing if this copy of the site names no address.
fn contact() -> Html {
    let contact = CONTACT.with_borrow(Clone::clone);
    html! {
        if let Some(contact) = contact {
            <p>
                { say(&AboutText::Contact) }{ " " }
                <a href={contact.href().to_string()} translate="no">{ contact.shown().to_string() }</a>
            </p>
        }
    }
}

/// A table that is moved sideways by itself where it is wider than the screen; `heads` are those of its columns.
fn table<T: Localized>(heads: &[T], rows: Html) -> Html {
    html! {
        <div class="wide-table">
            <table class="facts-table">
                <thead><tr>{ for heads.iter().map(|head| html! { <th scope="col">{ say(head) }</th> }) }</tr></thead>
                <tbody>{ rows }</tbody>
            </table>
        </div>
    }
}

#[cfg(test)]
mod tests;
