//! `prerender OUT BOOT FRAME SHEET=FILE… PROGRAM/FILE… [--land FILE] [--site URL]`: writes every page as an HTML file that can
//! be read without scripts. The file has the coast lines of maps (`site::map::land`).
//!
//! With `PAPAN_WORDS=accented` or `mirrored` the pages are in a pseudo-language for tests (`words/pseudo.rs`).

#[cfg(not(target_arch = "wasm32"))]
mod write {
    use std::{fs, io, path::Path};

    use papan::{
        board::{self, View},
        catalogue::evidence::Subject,
        engine::{Kind, pasang::Pasang},
        escape::escaped,
        page::{App, AppProps, Page, played::Played, rule_examples},
        site::{
            Fixed, FixedProps, evidence,
            languages::Languages,
            lesson,
            map::land::{Land, set_land},
            numbers, oembed, sheet,
            translation::{Translation, translations},
        },
        words::{
            self,
            pseudo::{Pseudo, pseudo},
        },
    };

    /// The file names that pages link, and the public address if one was given.
    struct Site<'a> {
        boot: &'a str,
        /// That of embeds.
        frame: &'a str,
        /// The style sheets: the name of each, and its file.
        sheets: &'a [[&'a str; 2]],
        /// The programs: the name of each, and the name of its files.
        programs: &'a [[&'a str; 2]],
        address: Option<&'a str>,
        languages: Languages<'a>,
    }

    impl Site<'_> {
        /// The page for missing addresses is served at any depth, so only that page links from the path of the
        /// site instead of relatively.
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

        /// The path from a page to the root of the site, where that is not the home page of its language.
        fn site_root(&self, page: Page) -> String {
            self.root(page) + if self.languages.folder().is_empty() { "" } else { "../" }
        }

        /// The links of a page's style sheets; the error is the name of a sheet without a file.
        fn styles(&self, page: Page) -> Result<String, &'static str> {
            let root = self.site_root(page);
            let link = |name: &&'static str| {
                let [_, file] = self.sheets.iter().find(|[of, _]| of == name).ok_or(*name)?;
                Ok(format!("<link rel=\"stylesheet\" href=\"{root}static/{file}\">\n"))
            };
            page.sheets().iter().map(link).collect()
        }

        fn html(&self, page: Page, styles: &str, translations: &[Translation], body: &str) -> String {
            let Site { boot, frame, programs, address, .. } = self;
            let boot = if page.is_embed() { frame } else { boot };
            let (root, site, file, kind) = (self.root(page), self.site_root(page), page.file(), page.kind());
            let site_attribute = if site == root { String::new() } else { format!(" data-site=\"{site}\"") };
            let alternates = address.map(|site| self.languages.alternates(page, site)).unwrap_or_default();
            let switch = self.languages.switch(page, &site);
            let program = page.program().and_then(|wanted| programs.iter().find(|[of, _]| *of == wanted));
            let program = program.map_or_else(String::new, |[_, file]| format!(" data-program=\"{file}\""));
            let game = page.of_game().map_or_else(String::new, |game| {
                let shape = board::shape(game).map(|shape| format!(" data-board=\"{shape}\""));
                format!(" data-game=\"{}\"{}", game.name(), shape.unwrap_or_default())
            });
            let title = escaped(&page.title());
            let words = words::current::words();
            let language = &words.language;
            let direction = words.direction();
            // the start-up file finds the script of a language by the name of the attribute
            let attribute =
                |other: &Translation| format!(" data-words-{}=\"{}\"", other.language, other.file);
            let translations: String = translations.iter().map(attribute).collect();
            let definitions = page.definitions();
            let words = page.word_bundle().map(|word_bundle| {
                let words = words::block::block(words, word_bundle);
                format!("<script type=\"application/json\" id=\"words\">{words}</script>")
            });
            let words = words.unwrap_or_default();
            let examples = page.game().map(rule_examples::block).unwrap_or_default();
            let description = escaped(&page.description());
            let is_listed = page.is_listed();
            let path = file.strip_suffix("index.html").unwrap_or(&file);
            let public = address
                .filter(|_| is_listed)
                .map(|site| format!("{}/{}{path}", site.trim_end_matches('/'), self.languages.folder()));
            let canonical = match &public {
                Some(public) => {
                    format!("<link rel=\"canonical\" href=\"{}\">\n{alternates}", escaped(public))
                }
                None if is_listed => String::new(),
                None => "<meta name=\"robots\" content=\"noindex\">\n".into(),
            };
            let oembed = address.filter(|_| self.languages.folder().is_empty());
            let oembed = oembed.and_then(|site| Some((site.trim_end_matches('/'), oembed::file(page)?)));
            let oembed = oembed.map_or_else(String::new, |(site, file)| {
                let href = escaped(&format!("{site}/{file}"));
                format!(
                    "<link rel=\"alternate\" type=\"{}\" href=\"{href}\" title=\"{title}\">\n",
                    oembed::TYPE
                )
            });
            let about = match page {
                Page::Evidence(subject) => about(&evidence::Told::new(subject), public.as_deref()),
                Page::Learn(kind) => json_ld(&lesson::linked_data(kind, public.as_deref())),
                _ => String::new(),
            };
            format!(
                "<!doctype html>\n\
                <html lang=\"{language}\" dir=\"{direction}\" data-root=\"{root}\"{site_attribute} data-file=\"{file}\" data-page=\"{kind}\"{game}{program}{translations}>\n\
                <head>\n\
                <meta charset=\"utf-8\">\n\
                {oembed}\
                <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
                <title>{title}</title>\n\
                <meta name=\"description\" content=\"{description}\">\n\
                {canonical}\
                {about}\
                <link rel=\"icon\" href=\"data:,\">\n\
                {styles}\
                <script src=\"{site}static/{boot}\"></script>\n\
                </head>\n\
                <body>{definitions}<div id=\"app\">{body}</div>{switch}{words}{examples}</body>\n\
                </html>\n"
            )
        }
    }

    /// What a page of evidence says of itself to catalogues and search engines.
    fn about(told: &evidence::Told, page: Option<&str>) -> String {
        let elements = evidence::dublin_core(told, page).into_iter();
        let elements = elements
            .map(|(name, content)| format!("<meta name=\"{name}\" content=\"{}\">\n", escaped(&content)));
        let linked = json_ld(&evidence::linked_data(told, page));
        format!(
            "<link rel=\"schema.DC\" href=\"http://purl.org/dc/elements/1.1/\">\n{}\
            <link rel=\"alternate\" type=\"application/json\" href=\"evidence.json\">\n\
            {linked}",
            elements.collect::<String>()
        )
    }

    /// Data in the vocabulary of schema.org, as a block of a page.
    fn json_ld(data: &serde_json::Value) -> String {
        let text = data.to_string().replace('<', "\\u003c");
        format!("<script type=\"application/ld+json\">{text}</script>\n")
    }

    /// The files beside a page of evidence.
    fn write_data(folder: &Path, subject: Subject) -> io::Result<()> {
        let told = evidence::Told::new(subject);
        let data = serde_json::to_string_pretty(&evidence::data(&told))?;
        write(&folder.join("evidence.json"), &(data + "\n"))?;
        evidence::files(&told).iter().try_for_each(|(name, text)| write(&folder.join(name), text))
    }

    /// The page of a game.
    async fn board<F: Played>(page: Page, plain: F, root: String) -> String {
        let props = AppProps {
            page,
            plain,
            view: View::Either,
            root: root.into(),
            address: Default::default(),
            visit: None,
            mounted: Default::default(),
        };
        yew::LocalServerRenderer::<App<F>>::with_props(props).hydratable(false).render().await
    }

    /// The script of the element in other pages, which the build puts there before.
    const ELEMENT: &str = "embed/v1/papan-board/papan-board.js";

    /// Writes every page in every language below `out`.
    fn all_pages(out: &Path, site: &Site) -> io::Result<()> {
        for language in site.languages.0 {
            words::current::set_words(language);
            let folder = site.languages.folder();
            if let Some(address) = site.address {
                sheet::set_address(&format!("{}/{folder}", address.trim_end_matches('/')));
            }
            pages(&out.join(&folder), out, site)?;
            // the element finds its site by its own address: in this folder boards speak its language
            let element = out.join(ELEMENT);
            if !folder.is_empty() && element.is_file() {
                write(&out.join(&folder).join(ELEMENT), &fs::read_to_string(element)?)?;
            }
        }
        Ok(())
    }

    /// Writes every page in the language in use below `out`, and the scripts of other languages below `site_folder`.
    fn pages(out: &Path, site_folder: &Path, site: &Site) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().build()?;
        let is_first = site.languages.folder().is_empty();
        // the page for missing addresses is one
        for page in Page::all().into_iter().filter(|page| is_first || *page != Page::Missing) {
            let root = site.root(page);
            let translations = match page {
                Page::Embed(kind) if is_first => runtime.block_on(translations(kind, &root))?,
                _ => Vec::new(),
            };
            for Translation { file, script, .. } in &translations {
                write(&site_folder.join("static").join(file), script)?;
            }
            let body = match page.game() {
                None => {
                    let props = FixedProps { page, root: root.into() };
                    runtime.block_on(
                        yew::LocalServerRenderer::<Fixed>::with_props(props).hydratable(false).render(),
                    )
                }
                Some(Kind::Sowing(kind)) => runtime.block_on(board(page, kind.game(), root)),
                Some(Kind::Pasang) => runtime.block_on(board(page, Pasang::default(), root)),
            };
            let missing = |name| io::Error::other(format!("no style sheet is named {name}"));
            let styles = site.styles(page).map_err(missing)?;
            let file = out.join(page.file());
            write(&file, &site.html(page, &styles, &translations, &body))?;
            if let (Some(address), Some(file), true) = (site.address, oembed::file(page), is_first) {
                write(&out.join(file), &(oembed::data(page, address).to_string() + "\n"))?;
            }
            match (page, file.parent()) {
                (Page::Evidence(subject), Some(folder)) => write_data(folder, subject)?,
                (Page::Numbers, Some(folder)) => {
                    numbers::files().iter().try_for_each(|(name, text)| write(&folder.join(name), text))?
                }
                (Page::About, Some(folder)) => write(&folder.join("evidence.schema.json"), evidence::SCHEMA)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// Writes a file and the folders above it.
    fn write(to: &Path, text: &str) -> io::Result<()> {
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(to, text)
    }

    pub fn main() -> Result<(), String> {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let (rest, address) = match arguments[..] {
            [ref rest @ .., "--site", address] => (rest, Some(address)),
            ref rest => (rest, None),
        };
        let rest = match rest {
            [rest @ .., "--land", file] => {
                let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
                set_land(Land::read(&text).map_err(|why| format!("{file}: {why}"))?);
                rest
            }
            rest => rest,
        };
        let [out, boot, frame, rest @ ..] = rest else {
            return Err(
                "prerender OUT BOOT FRAME SHEET=FILE… PROGRAM/FILE… [--land FILE] [--site URL]".into()
            );
        };
        let (mut sheets, mut programs) = (Vec::new(), Vec::new());
        for text in rest {
            match (text.split_once('='), text.split_once('/')) {
                (Some((name, file)), _) => sheets.push([name, file]),
                (None, Some((name, file))) => programs.push([name, file]),
                _ => return Err(format!("{text} is neither SHEET=FILE nor PROGRAM/FILE")),
            }
        }
        let mut errors = words::files::errors();
        errors.extend(numbers::errors());
        if !errors.is_empty() {
            return Err(errors.join("\n"));
        }
        if let Ok(name) = std::env::var("PAPAN_WORDS") {
            let how = Pseudo::by_name(&name).ok_or(format!("there are no words called {name}"))?;
            words::current::set_words(Box::leak(Box::new(pseudo(words::current::words(), how))));
        }
        let spoken = [words::current::words()];
        let is_pseudo = std::env::var("PAPAN_WORDS").is_ok();
        let languages = if is_pseudo { &spoken[..] } else { words::files::languages() };
        let site = Site {
            boot,
            frame,
            sheets: &sheets,
            programs: &programs,
            address,
            languages: Languages(languages),
        };
        all_pages(Path::new(out), &site).map_err(|error| format!("{out}: {error}"))
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
