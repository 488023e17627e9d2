//! The lines that put a board into somebody else's page: a frame, an element, or a link.

use crate::{engine::Kind, escape::escaped};

/// Where a board is to stand.
pub struct Snippet<'a> {
    /// The public address of the root of the site, with a slash at its end.
    pub site: &'a str,
    pub kind: Kind,
    /// The options of the frame, as `key=value` joined by `&`.
    pub options: &'a str,
    /// What the frame is called where it is not seen.
    pub title: &'a str,
    /// In CSS pixels; without it the frame is as wide as the text around it.
    pub width: Option<u32>,
    pub height: u32,
}

impl Snippet<'_> {
    /// The address of the frame.
    pub fn address(&self) -> String {
        frame(self.site, self.kind, self.options)
    }

    /// A frame that keeps its shape in narrow pages.
    pub fn frame(&self) -> String {
        let width = self.width.map_or("100%".into(), |width| width.to_string());
        format!(
            "<iframe src=\"{}\" width=\"{width}\" height=\"{}\" title=\"{}\" sandbox=\"allow-scripts\" loading=\"lazy\" \
             allowfullscreen style=\"border: 0; max-width: 100%\"></iframe>",
            escaped(&self.address()),
            self.height,
            escaped(self.title)
        )
    }

    /// The element `<papan-board>` with its script. Inside stands a link, which stays where scripts or the site are gone.
    pub fn element(&self) -> String {
        let attributes: String = pairs(self.options)
            .map(|(key, value)| format!(" {key}=\"{}\"", escaped(value)))
            .chain(self.width.map(|width| format!(" style=\"--papan-width: {width}px\"")))
            .collect();
        format!(
            "<script src=\"{}embed/v1/papan-board/papan-board.js\" defer></script>\n\
             <papan-board game=\"{}\" label=\"{}\"{attributes}>\n  {}\n</papan-board>",
            escaped(self.site),
            self.kind.name(),
            escaped(self.title),
            self.link()
        )
    }

    /// A link to the game's page, at the same moment; to its course, questions or comparison where they are shown.
    pub fn link(&self) -> String {
        format!("<p><a href=\"{}\">{}</a></p>", escaped(&self.page()), escaped(self.title))
    }

    /// A picture of the board in a file beside the page, `GAME.svg`, that leads to the same page; `described` says what it
    /// shows.
    pub fn picture(&self, described: &str) -> String {
        let (page, title) = (escaped(&self.page()), escaped(self.title));
        let width = self.width.map_or("100%".into(), |width| width.to_string());
        format!(
            "<figure>\n  <a href=\"{page}\"><img src=\"{}.svg\" width=\"{width}\" alt=\"{}\"></a>\n  \
             <figcaption><a href=\"{page}\">{title}</a></figcaption>\n</figure>",
            self.kind.name(),
            escaped(described)
        )
    }

    /// The address of the page of the site that shows the same.
    fn page(&self) -> String {
        let folder = format!("{}{}/", self.site, self.kind.name());
        let mode = super::value(self.options, "mode");
        if let Some((_, beside)) = BESIDE.iter().find(|(name, _)| mode == Some(name)) {
            return folder + beside;
        }
        let is_game = |key: &str| super::keys::is_of_game(key) || key == "seats";
        let of_game: Vec<_> = pairs(self.options).filter(|(key, _)| is_game(key)).collect();
        let game: Vec<_> = of_game.iter().map(|(key, value)| format!("{key}={value}")).collect();
        if game.is_empty() { folder } else { format!("{folder}#{}", game.join("&")) }
    }
}

/// The modes of a frame that are pages beside the game's.
const BESIDE: [(&str, &str); 3] = [("lesson", "learn/"), ("exercise", "practise/"), ("compare", "compare/")];

/// The address of a frame; `site` ends with a slash.
pub fn frame(site: &str, kind: Kind, options: &str) -> String {
    let mark = if options.is_empty() { "" } else { "?" };
    [site, "embed/v1/", kind.name(), "/", mark, options].concat()
}

fn pairs(options: &str) -> impl Iterator<Item = (&str, &str)> {
    options.split('&').filter_map(|pair| pair.split_once('='))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn snippet(options: &'static str) -> Snippet<'static> {
        Snippet {
            site: "https://papan.example/",
            kind: Kind::Pasang,
            options,
            title: "A \"board\" & <more>",
            width: Some(640),
            height: 480,
        }
    }

    #[test]
    fn what_is_quoted_stays_what_it_was() {
        assert_eq!(
            snippet("moves=a&ui=none").frame(),
            "<iframe src=\"https://papan.example/embed/v1/pasang/?moves=a&amp;ui=none\" width=\"640\" height=\"480\" \
             title=\"A &quot;board&quot; &amp; &lt;more>\" sandbox=\"allow-scripts\" loading=\"lazy\" allowfullscreen \
             style=\"border: 0; max-width: 100%\"></iframe>"
        );
        let element = snippet("moves=a&ui=none").element();
        assert!(element.contains("<papan-board game=\"pasang\" label=\"A &quot;board&quot; &amp; &lt;more>\" moves=\"a\" ui=\"none\" style=\"--papan-width: 640px\">"), "{element}");
        assert!(element.contains(&snippet("moves=a&ui=none").link()));
    }

    #[test]
    fn a_link_leads_to_the_same_moment_and_asks_for_nothing_that_a_page_has() {
        for (options, href) in [
            ("", "https://papan.example/pasang/"),
            ("ui=none&theme=dark", "https://papan.example/pasang/"),
            (
                "moves=a&at=m1&seats=h,ai2&ui=none",
                "https://papan.example/pasang/#moves=a&amp;at=m1&amp;seats=h,ai2",
            ),
            ("mode=lesson&theme=dark", "https://papan.example/pasang/learn/"),
            ("mode=exercise", "https://papan.example/pasang/practise/"),
            ("mode=compare", "https://papan.example/pasang/compare/"),
        ] {
            assert!(
                snippet(options).link().contains(&format!("href=\"{href}\"")),
                "{}",
                snippet(options).link()
            );
        }
    }

    #[test]
    fn a_picture_says_what_it_shows_and_leads_to_the_game() {
        assert_eq!(
            snippet("at=m1").picture("A \"board\""),
            "<figure>\n  <a href=\"https://papan.example/pasang/#at=m1\"><img src=\"pasang.svg\" width=\"640\" \
             alt=\"A &quot;board&quot;\"></a>\n  <figcaption><a href=\"https://papan.example/pasang/#at=m1\">A &quot;board&quot; \
             &amp; &lt;more></a></figcaption>\n</figure>"
        );
    }

    #[test]
    fn a_frame_without_a_width_is_as_wide_as_its_text() {
        let wide = Snippet { width: None, ..snippet("") };
        assert!(wide.frame().contains("src=\"https://papan.example/embed/v1/pasang/\" width=\"100%\""));
        assert!(!wide.element().contains("style="));
    }
}
