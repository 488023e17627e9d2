//! An SVG as points, and points as PNG with a palette.

use quantizr::{Image, Options, QuantizeResult};
use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{self, Tree},
};
use xtask::{Result, error};

/// The letters that pictures are written in: those of the site, and its accented ones.
const LETTERS: [&[u8]; 2] = [
    include_bytes!("../../../static/fonts/papan-label-400-normal.woff2"),
    include_bytes!("../../../static/fonts/papan-label-400-normal-more.woff2"),
];

/// A picture as red, green, blue and how opaque, a byte each, row by row from the top.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Points {
    pub width: u32,
    pub height: u32,
    pub rgba: Vec<u8>,
}

impl Points {
    /// The point at a place.
    pub fn at(&self, x: u32, y: u32) -> [u8; 4] {
        let at = 4 * (y as usize * self.width as usize + x as usize);
        self.rgba.get(at..at + 4).and_then(|point| point.try_into().ok()).unwrap_or_default()
    }
}

/// Draws an SVG, enlarged so many times.
///
/// # Errors
/// The text is no SVG, or the letters of the site cannot be unpacked.
pub fn points(svg: &str, enlarged: f32) -> Result<Points> {
    let mut options = usvg::Options::default();
    for letters in LETTERS {
        let font = wuff::decompress_woff2(letters);
        let font = font.map_err(|_| error!("The letters of the site cannot be unpacked."))?;
        options.fontdb_mut().load_font_data(font.to_vec());
    }
    let tree = Tree::from_str(svg, &options).map_err(|why| error!("This is no SVG: {why}"))?;
    let [width, height] =
        [tree.size().width(), tree.size().height()].map(|side| (side * enlarged).round() as u32);
    let mut map = Pixmap::new(width, height).ok_or_else(|| error!("{width} × {height} is no size."))?;
    resvg::render(&tree, Transform::from_scale(enlarged, enlarged), &mut map.as_mut());
    let plain = map.pixels().iter().map(|point| point.demultiply());
    let rgba = plain.flat_map(|color| [color.red(), color.green(), color.blue(), color.alpha()]).collect();
    Ok(Points { width, height, rgba })
}

/// How many colours a picture has: as many as can be named by a byte, and fewer where it would weigh more than is wanted.
const COLOURS: [i32; 3] = [255, 160, 96];
const WANTED: usize = 100_000;

/// A PNG of few colours. There are no dots in between: with them it would be larger and look no finer.
///
/// # Errors
/// The points are not as many as the sides say.
pub fn png(points: &Points) -> Result<Vec<u8>> {
    let mut file = Vec::new();
    for colours in COLOURS {
        file = indexed(points, colours)?;
        if file.len() <= WANTED {
            break;
        }
    }
    Ok(file)
}

fn indexed(points: &Points, most: i32) -> Result<Vec<u8>> {
    let &Points { width, height, ref rgba } = points;
    let wrong = |why: &dyn std::fmt::Debug| error!("A picture of {width} × {height} points is none: {why:?}");
    let [wide, high] = [width, height].map(|side| side as usize);
    let image = Image::new(rgba, wide, high).map_err(|why| wrong(&why))?;
    let mut options = Options::default();
    options.set_max_colors(most).map_err(|why| wrong(&why))?;
    let mut colours = QuantizeResult::quantize(&image, &options);
    colours.set_dithering_level(0.0).map_err(|why| wrong(&why))?;
    let mut drawn = vec![0; wide * high];
    colours.remap_image(&image, &mut drawn).map_err(|why| wrong(&why))?;
    let palette = colours.get_palette();
    let palette = palette.entries.get(..palette.count as usize).unwrap_or_default();

    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.iter().flat_map(|colour| [colour.r, colour.g, colour.b]).collect::<Vec<_>>());
    if palette.iter().any(|colour| colour.a < u8::MAX) {
        encoder.set_trns(palette.iter().map(|colour| colour.a).collect::<Vec<_>>());
    }
    encoder.set_compression(png::Compression::High);
    // numbers of colours say nothing of those beside them
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header().map_err(|why| wrong(&why))?;
    writer.write_image_data(&drawn).and_then(|()| writer.finish()).map_err(|why| wrong(&why))?;
    Ok(file)
}
