//! `prerender OUT CSS BOOT GAME/PART/NAME… [--site URL]`: writes every page as a file that reads without scripts.

#[cfg(not(target_arch = "wasm32"))]
mod write {
    use std::{fs, io, path::Path};

    use papan::{
        app::{App, AppProps, Page},
        board::{self, View},
        i18n,
    };

    /// The file names that pages link, and the public address where one was given.
    struct Site<'a> {
        css: &'a str,
        boot: &'a str,
        /// Of each game: its name, a part of its program, and how the files of that part are called.
        parts: &'a [[&'a str; 3]],
        address: Option<&'a str>,
    }

    fn escaped(text: &str) -> String {
        text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
    }

    impl Site<'_> {
        /// A page that stands where there is none is served at any depth: it alone is linked from the
        /// site's own path.
        fn root(&self, page: Page) -> String {
            if page != Page::Missing {
                return page.root();
            }
            let path = self.address.and_then(|address| address.split_once("://")?.1.split_once('/'));
            match path.map(|(_, path)| path.trim_end_matches('/')) {
                Some(path) if !path.is_empty() => format!("/{path}/"),
                _ => "/".into(),
            }
        }

        fn html(&self, page: Page, body: &str) -> String {
            let Site { css, boot, parts, address } = self;
            let (root, file, kind) = (self.root(page), page.file(), page.kind());
            let game = page.game().map(|game| {
                let parts = parts.iter().filter(|[of, ..]| *of == game.name());
                let parts = parts.map(|[_, part, name]| format!(" data-{part}=\"{name}\""));
                format!(" data-game=\"{}\"", game.name()) + &parts.collect::<String>()
            });
            let game = game.unwrap_or_default();
            let title = escaped(&page.title());
            let definitions = board::definitions(&page.boards());
            let words = page.game().map(|kind| {
                format!("<script type=\"text/plain\" id=\"words\">{}</script>", i18n::words::text(kind))
            });
            let words = words.unwrap_or_default();
            let description = escaped(&page.description());
            let canonical = match (address, page) {
                (Some(address), Page::Home | Page::Game(_)) => {
                    let path = file.strip_suffix("index.html").unwrap_or(&file);
                    format!(
                        "<link rel=\"canonical\" href=\"{}/{path}\">\n",
                        escaped(address.trim_end_matches('/'))
                    )
                }
                (_, Page::Embed(_) | Page::Missing) => "<meta name=\"robots\" content=\"noindex\">\n".into(),
                _ => String::new(),
            };
            format!(
                "<!doctype html>\n\
                <html lang=\"en\" data-root=\"{root}\" data-file=\"{file}\" data-page=\"{kind}\"{game}>\n\
                <head>\n\
                <meta charset=\"utf-8\">\n\
                <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
                <title>{title}</title>\n\
                <meta name=\"description\" content=\"{description}\">\n\
                {canonical}\
                <link rel=\"icon\" href=\"data:,\">\n\
                <link rel=\"stylesheet\" href=\"{root}static/{css}\">\n\
                <script src=\"{root}static/{boot}\"></script>\n\
                </head>\n\
                <body>{definitions}<div id=\"app\">{body}</div>{words}</body>\n\
                </html>\n"
            )
        }
    }

    /// Writes every page below `out`.
    fn pages(out: &Path, site: &Site) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().build()?;
        for page in Page::all() {
            let props = AppProps {
                page,
                view: View::Either,
                root: site.root(page).into(),
                address: Default::default(),
                mounted: Default::default(),
            };
            let renderer = yew::LocalServerRenderer::<App>::with_props(props).hydratable(false);
            let body = runtime.block_on(renderer.render());
            let to = out.join(page.file());
            if let Some(folder) = to.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::write(to, site.html(page, &body))?;
        }
        Ok(())
    }

    pub fn main() -> Result<(), String> {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let (rest, address) = match arguments[..] {
            [ref rest @ .., "--site", address] => (rest, Some(address)),
            ref rest => (rest, None),
        };
        let [out, css, boot, parts @ ..] = rest else {
            return Err("prerender OUT CSS BOOT GAME/PART/NAME… [--site URL]".into());
        };
        let parts = parts.iter().map(|text| {
            let words: Vec<&str> = text.split('/').collect();
            <[&str; 3]>::try_from(words).map_err(|_| format!("{text} is not GAME/PART/NAME"))
        });
        let parts = parts.collect::<Result<Vec<_>, _>>()?;
        let site = Site { css, boot, parts: &parts, address };
        pages(Path::new(out), &site).map_err(|error| format!("{out}: {error}"))
    }
}

fn main() -> std::process::ExitCode {
    #[cfg(not(target_arch = "wasm32"))]
    if let Err(why) = write::main() {
        eprintln!("{why}");
        return std::process::ExitCode::FAILURE;
    }
    std::process::ExitCode::SUCCESS
}
