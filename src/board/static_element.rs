//! Parts of a page that never change and exist only in its HTML file. The live page takes over their elements,
//! so the program contains neither their text nor their drawing.

/// One element with an id: rendered on the host, and looked up by its id in the browser. The element must have
/// the attribute `data-static`.
macro_rules! static_element {
    ($id:expr, $written:expr) => {{
        #[cfg(not(target_arch = "wasm32"))]
        let html: yew::Html = $written;
        #[cfg(target_arch = "wasm32")]
        let html: yew::Html = $crate::board::static_element::element($id);
        html
    }};
}
pub(crate) use static_element;

#[cfg(target_arch = "wasm32")]
pub use live::{collect, element};

#[cfg(target_arch = "wasm32")]
mod live {
    use std::cell::RefCell;

    use wasm_bindgen::JsCast;
    use web_sys::{Element, Node};
    use yew::Html;

    thread_local! {
        static ELEMENTS: RefCell<Vec<Element>> = const { RefCell::new(Vec::new()) };
    }

    /// Copies the elements with `data-static` out of the static page, which stays visible until the live page is
    /// complete.
    pub fn collect(static_page: &Element) {
        let Ok(found) = static_page.query_selector_all("[data-static]") else { return };
        let copies = (0..found.length()).filter_map(|at| found.get(at)?.clone_node_with_deep(true).ok());
        ELEMENTS
            .with(|elements| elements.borrow_mut().extend(copies.filter_map(|copy| copy.dyn_into().ok())));
    }

    /// The copied element with an id; empty if there is none.
    pub fn element(id: &str) -> Html {
        let found =
            ELEMENTS.with(|elements| elements.borrow().iter().find(|element| element.id() == id).cloned());
        found.map_or_else(Html::default, |element| Html::VRef(Node::from(element)))
    }
}
