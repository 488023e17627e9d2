//! The board on the page as a picture that stands by itself: what style sheets and shared definitions give it is written
//! into it.

use wasm_bindgen::{JsCast, JsValue, prelude::*};
use web_sys::Element;

use super::file::{encode, save_url};

/// The properties of style that a drawing passes on to what is inside it.
const INHERITED: [&str; 16] = [
    "fill",
    "fill-opacity",
    "fill-rule",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "visibility",
    "font-family",
    "font-size",
    "font-style",
    "font-weight",
    "text-anchor",
    "paint-order",
];

/// Those that hold for one part, and the value that need not be written.
const OWN: [(&str, &str); 2] = [("opacity", "1"), ("display", "inline")];

/// The width of the picture of points, in pixels.
const WIDTH: f64 = 1600.0;

const SVG: &str = "http://www.w3.org/2000/svg";

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = getComputedStyle)]
    fn computed_style(element: &Element) -> Style;
    type Style;
    #[wasm_bindgen(method, js_name = getPropertyValue)]
    fn value(this: &Style, name: &str) -> String;
    #[wasm_bindgen(js_name = XMLSerializer)]
    type Serializer;
    #[wasm_bindgen(constructor, js_class = "XMLSerializer")]
    fn new() -> Serializer;
    #[wasm_bindgen(method, js_name = serializeToString)]
    fn write(this: &Serializer, node: &Element) -> String;
    /// A picture that is loaded.
    type Image;
    #[wasm_bindgen(constructor, js_class = "Image")]
    fn new() -> Image;
    #[wasm_bindgen(method, setter)]
    fn set_src(this: &Image, src: &str);
    #[wasm_bindgen(method, setter)]
    fn set_onload(this: &Image, then: &JsValue);
    #[wasm_bindgen(method, setter)]
    fn set_onerror(this: &Image, then: &JsValue);
    /// A surface of points.
    type Canvas;
    #[wasm_bindgen(method, setter)]
    fn set_width(this: &Canvas, width: f64);
    #[wasm_bindgen(method, setter)]
    fn set_height(this: &Canvas, height: f64);
    #[wasm_bindgen(method, js_name = getContext)]
    fn context(this: &Canvas, name: &str) -> Option<Context>;
    #[wasm_bindgen(method, catch, js_name = toDataURL)]
    fn data_url(this: &Canvas) -> Result<String, JsValue>;
    type Context;
    #[wasm_bindgen(method, catch, js_name = drawImage)]
    fn draw(this: &Context, image: &Image, x: f64, y: f64, width: f64, height: f64) -> Result<(), JsValue>;
}

/// The board as an SVG file; `None` if the page has none.
pub fn board_svg() -> Option<String> {
    let document = super::document()?;
    let board = document.query_selector(".place .board").ok()??;
    let copy = copied(&board)?;
    let _ = copy.set_attribute("xmlns", SVG);
    let view = board.get_attribute("viewBox")?;
    let sides: Vec<&str> = view.split(' ').collect();
    for (name, side) in [("width", sides.get(2)?), ("height", sides.get(3)?)] {
        let _ = copy.set_attribute(name, side);
    }
    let defs = document.create_element_ns(Some(SVG), "defs").ok()?;
    let (mut known, mut wanted) = (Vec::new(), references(&copy));
    // a definition may refer to others
    while let Some(id) = wanted.pop() {
        if known.contains(&id) {
            continue;
        }
        let found = document.get_element_by_id(&id);
        known.push(id);
        if let Some(definition) = found.as_ref().and_then(copied) {
            wanted.extend(references(&definition));
            let _ = defs.append_child(&definition);
        }
    }
    let _ = copy.insert_before(&defs, copy.first_child().as_ref());
    Some(Serializer::new().write(&copy))
}

/// A copy of a drawing with the styles that its page gives it, without what is only there to be tapped.
fn copied(of: &Element) -> Option<Element> {
    let copy: Element = of.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    let inside = |root: &Element| {
        let all = root.query_selector_all("*").ok();
        let all = all.into_iter().flat_map(|all| (0..all.length()).filter_map(move |at| all.get(at)));
        all.filter_map(|node| node.dyn_into::<Element>().ok()).collect::<Vec<_>>()
    };
    let (from, to) = (inside(of), inside(&copy));
    for (from, to) in std::iter::once((of, &copy)).chain(from.iter().zip(&to)) {
        let style = computed_style(from);
        // what a shape that is used elsewhere does not set itself it has from where it is used
        let around = from.parent_element().filter(|_| from.local_name() != "svg");
        let around = around.map(|around| computed_style(&around));
        for name in INHERITED {
            let value = style.value(name);
            if around.as_ref().is_none_or(|around| around.value(name) != value) {
                let _ = to.set_attribute(name, &value);
            }
        }
        for (name, usual) in OWN {
            let value = style.value(name);
            if value != usual {
                let _ = to.set_attribute(name, &value);
            }
        }
        let _ = to.remove_attribute("class");
    }
    for (from, to) in from.iter().zip(&to) {
        if ["hit", "hits"].iter().any(|class| from.class_list().contains(class)) {
            to.remove();
        }
    }
    Some(copy)
}

/// The ids that a drawing refers to: of shapes it repeats, of gradients, patterns, filters and clip paths.
fn references(drawing: &Element) -> Vec<String> {
    let text = Serializer::new().write(drawing);
    let ids = |start: &'static str, end: char| {
        let parts = text.split(start).skip(1).filter_map(move |rest| rest.split_once(end));
        parts.map(|(id, _)| id.trim_matches('"').to_string()).collect::<Vec<_>>()
    };
    // a computed style names the page before the id, and quotes it
    let urls = ids("url(", ')').into_iter().filter_map(|url| {
        let id = url.replace("&quot;", "");
        Some(id.split_once('#')?.1.to_string())
    });
    ids("href=\"#", '"').into_iter().chain(urls).collect()
}

/// Offers the board as a picture of points for download; calls back with whether it succeeded.
pub fn save_png(name: &str, then: impl Fn(bool) + 'static) {
    match board_svg() {
        Some(svg) => save_drawing(name, &svg, then),
        None => then(false),
    }
}

/// Offers an SVG as a picture of points for download; calls back with whether it succeeded.
pub fn save_drawing(name: &str, svg: &str, then: impl Fn(bool) + 'static) {
    let then = std::rc::Rc::new(then);
    let image = std::rc::Rc::new(Image::new());
    let loaded = {
        let (image, then, name) = (image.clone(), then.clone(), name.to_string());
        Closure::once_into_js(move || then(drawn(&image).is_some_and(|url| save_url(&name, &url))))
    };
    image.set_onload(&loaded);
    image.set_onerror(&Closure::once_into_js(move || then(false)));
    image.set_src(&format!("data:image/svg+xml;charset=utf-8,{}", encode(svg)));
}

/// A loaded picture as a file in an address.
fn drawn(image: &Image) -> Option<String> {
    let side = |name: &str| js_sys::Reflect::get(image, &name.into()).ok()?.as_f64();
    let (width, height) = (side("naturalWidth")?, side("naturalHeight")?);
    let canvas: Canvas = super::document()?.create_element("canvas").ok()?.unchecked_into();
    let tall = (WIDTH * height / width).round();
    canvas.set_width(WIDTH);
    canvas.set_height(tall);
    canvas.context("2d")?.draw(image, 0.0, 0.0, WIDTH, tall).ok()?;
    canvas.data_url().ok()
}
