//! `prerender OUT BOOT FRAME OFFLINE WORKER SHEET=FILE… PROGRAM/FILE… [--land FILE] [--site URL] [--contact ADDRESS]
//! [--date DAY]`: writes every page as an HTML file that can be read without scripts. The file has the coast lines of maps
//! (`site::map::land`), the contact is that of those who run the site, the day that of its version.
//!
//! With `PAPAN_WORDS=accented` or `mirrored` the pages are in a pseudo-language for tests (`words/pseudo.rs`).

#[cfg(not(target_arch = "wasm32"))]
mod write {
    use std::{fs, io, path::Path};

    use papan::{
        board::{self, View},
        catalogue::evidence::Subject,
        contact::Contact,
        engine::{Kind, pasang::Pasang},
        page::{About, App, AppProps, Page, built, played::Played, rule_examples},
        site::{
            Fixed, FixedProps, about, evidence, head,
            languages::Languages,
            map::land::{Land, set_land},
            numbers, oembed,
            offline::{
                self,
                kept::{Kept, Statics, is_kept},
                manifest,
            },
            picture,
            public::Public,
            sheet, sitemap,
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
        /// What has the site kept for use without a connection, and the service worker that keeps it.
        offline: &'a str,
        worker: &'a str,
        /// The style sheets: the name of each, and its file.
        sheets: &'a [[&'a str; 2]],
        /// The programs: the name of each, and the name of its files.
        programs: &'a [[&'a str; 2]],
        address: Option<&'a str>,
        languages: Languages<'a>,
    }

    impl Site<'_> {
        /// What of pages must be absolute.
        fn public(&self) -> Public<'_> {
            Public { site: self.address, languages: self.languages }
        }

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
            let Site { boot, frame, programs, .. } = self;
            let boot = if page.is_embed() { frame } else { boot };
            let (root, site, file, kind) = (self.root(page), self.site_root(page), page.file(), page.kind());
            let site_attribute = if site == root { String::new() } else { format!(" data-site=\"{site}\"") };
            let switch = self.languages.switch(page, &site);
            // asynchronous, so that no page waits for it
            let kept = match offline::has_worker(page) {
                true => format!("<script async src=\"{site}static/{}\"></script>", self.offline),
                false => String::new(),
            };
            let program = page.program().and_then(|wanted| programs.iter().find(|[of, _]| *of == wanted));
            let program = program.map_or_else(String::new, |[_, file]| format!(" data-program=\"{file}\""));
            let game = page.of_game().map_or_else(String::new, |game| {
                let shape = board::shape(game).map(|shape| format!(" data-board=\"{shape}\""));
                format!(" data-game=\"{}\"{}", game.name(), shape.unwrap_or_default())
            });
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
            let public = self.public();
            let (oembed, head) = (head::oembed_link(public, page), head::head(public, page, &site));
            format!(
                "<!doctype html>\n\
                <html lang=\"{language}\" dir=\"{direction}\" data-root=\"{root}\"{site_attribute} data-file=\"{file}\" data-page=\"{kind}\"{game}{program}{translations}>\n\
                <head>\n\
                <meta charset=\"utf-8\">\n\
                {oembed}\
                <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
                {head}\
                {styles}\
                <script src=\"{site}static/{boot}\"></script>\n\
                </head>\n\
                <body>{definitions}<div id=\"app\">{body}</div>{switch}{NOTICES}{words}{examples}{kept}</body>\n\
                </html>\n"
            )
        }
    }

    /// Where the notices of what is kept go, whose size is known when all pages are written.
    const NOTICES: &str = "<!--offline-->";

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
        let statics = out.join("static");
        let mut kept = Kept::new(&Statics {
            folder: &statics,
            always: vec![site.boot, site.offline],
            sheets: site.sheets,
            programs: site.programs,
        })?;
        for language in site.languages.0 {
            words::current::set_words(language);
            let folder = site.languages.folder();
            if let Some(address) = site.address {
                sheet::set_address(&format!("{}/{folder}", address.trim_end_matches('/')));
            }
            let (tag, mut pages) = (&language.language, pages(&out.join(&folder), out, site)?);
            let size = pages.iter().filter(|(page, _)| is_kept(*page)).map(|(_, html)| html.len()).sum();
            let bytes = kept.bytes(tag, size, &statics)?;
            for (page, html) in &mut pages {
                *html = html.replacen(NOTICES, &offline::notices(*page, bytes), 1);
                write(&out.join(&folder).join(page.file()), html)?;
            }
            let kept_pages = pages.into_iter().filter(|(page, _)| is_kept(*page));
            let kept_pages = kept_pages.map(|(page, html)| (page.file(), html)).collect();
            let (name, text) = kept.add(tag, &folder, &kept_pages)?;
            write(&statics.join(name), &text)?;
            let manifest = manifest::manifest(if folder.is_empty() { "./" } else { "../" });
            write(&out.join(&folder).join(manifest::FILE), &(manifest.to_string() + "\n"))?;
            // the element finds its site by its own address: in this folder boards speak its language
            let element = out.join(ELEMENT);
            if !folder.is_empty() && element.is_file() {
                write(&out.join(&folder).join(ELEMENT), &fs::read_to_string(element)?)?;
            }
        }
        public_files(out, site.public())?;
        write(&out.join("sw.js"), &kept.script(site.worker)?)
    }

    /// What only a site with an address has: the list of its pages, and the pictures of previews, of which the build makes
    /// points.
    fn public_files(out: &Path, public: Public) -> io::Result<()> {
        let (Some(sitemap), Some(robots)) = (sitemap::sitemap(public), sitemap::robots(public)) else {
            return Ok(());
        };
        write(&out.join(sitemap::SITEMAP), &sitemap)?;
        write(&out.join(sitemap::ROBOTS), &robots)?;
        public.languages.0.first().into_iter().for_each(|words| words::current::set_words(words));
        let file = |name: &str| out.join(picture::FOLDER).join(format!("{name}.svg"));
        picture::all().iter().try_for_each(|(name, svg)| write(&file(name), svg))
    }

    /// Every page in the language in use. Writes what lies beside them below `out`, and the scripts of other languages below
    /// `site_folder`.
    fn pages(out: &Path, site_folder: &Path, site: &Site) -> io::Result<Vec<(Page, String)>> {
        let mut all = Vec::new();
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
            all.push((page, site.html(page, &styles, &translations, &body)));
            if let (Some(address), Some(file), true) = (site.address, oembed::file(page), is_first) {
                write(&out.join(file), &(oembed::data(page, address).to_string() + "\n"))?;
            }
            match (page, file.parent()) {
                (Page::Evidence(subject), Some(folder)) => write_data(folder, subject)?,
                (Page::Numbers, Some(folder)) => {
                    numbers::files().iter().try_for_each(|(name, text)| write(&folder.join(name), text))?
                }
                (Page::About(About::Evidence), Some(folder)) => {
                    write(&folder.join("evidence.schema.json"), evidence::SCHEMA)?
                }
                _ => {}
            }
        }
        Ok(all)
    }

    /// Writes a file and the folders above it.
    fn write(to: &Path, text: &str) -> io::Result<()> {
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(to, text)
    }

    const USAGE: &str = "prerender OUT BOOT FRAME OFFLINE WORKER SHEET=FILE… PROGRAM/FILE… [--land FILE] [--site URL] \
        [--contact ADDRESS] [--date DAY]";

    pub fn main() -> Result<(), String> {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let options = arguments.iter().position(|text| text.starts_with("--")).unwrap_or(arguments.len());
        let (files, options) = arguments.split_at(options);
        let mut address = None;
        for option in options.chunks(2) {
            match *option {
                ["--site", site] => address = Some(site),
                ["--land", file] => {
                    let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
                    set_land(Land::read(&text).map_err(|why| format!("{file}: {why}"))?);
                }
                ["--contact", text] => {
                    about::set_contact(Contact::read(text).map_err(|why| why.to_string())?)
                }
                ["--date", date] if built::set_date(date) => {}
                _ => return Err(USAGE.into()),
            }
        }
        let [out, boot, frame, offline, worker, rest @ ..] = files else { return Err(USAGE.into()) };
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
            offline,
            worker,
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
