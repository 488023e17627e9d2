//! Screenshots, compared by pixel.

use crate::{Error, Result};

/// The difference (of 255) that samples of equal pictures may have. Chromium's rounding of the soft edge of a
/// shadow depends on the rest of the page: measured 2; anything that moves differs by tens.
const ROUNDING: u8 = 3;

/// Pixels with eight bits per sample, line by line from the upper left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    pub width: usize,
    pub height: usize,
    /// Samples per pixel: 3 (red, green, blue) or 4 (with alpha).
    pub channels: usize,
    pub samples: Vec<u8>,
}

impl Picture {
    /// Reads a PNG file.
    pub fn read(png: &[u8]) -> Result<Self> {
        let bad = |e: png::DecodingError| Error::Other(format!("no picture: {e}"));
        let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
        decoder.set_transformations(png::Transformations::normalize_to_color8());
        let mut reader = decoder.read_info().map_err(bad)?;
        let size = reader.output_buffer_size().unwrap_or(0);
        let mut samples = vec![0; size];
        let info = reader.next_frame(&mut samples).map_err(bad)?;
        samples.truncate(info.buffer_size());
        Ok(Self {
            width: info.width as usize,
            height: info.height as usize,
            channels: info.color_type.samples(),
            samples,
        })
    }

    /// The number of pixels that differ, and the x and y of the first of them; `None` if the pictures are equal
    /// but for rounding.
    ///
    /// # Errors
    /// The pictures differ in size or kind.
    pub fn difference(&self, other: &Self) -> Result<Option<(usize, (usize, usize))>> {
        let kind = |p: &Self| (p.width, p.height, p.channels);
        if kind(self) != kind(other) {
            return Err(Error::Other(format!("{:?} is no picture like {:?}", kind(self), kind(other))));
        }
        let pixels = self.samples.chunks(self.channels).zip(other.samples.chunks(self.channels));
        let differing = pixels.enumerate().filter(|(_, (a, b))| differ(a, b)).map(|(at, _)| at);
        let places: Vec<usize> = differing.collect();
        let first = places.first().map(|at| (at % self.width, at / self.width));
        Ok(first.map(|first| (places.len(), first)))
    }

    /// The number of different pixel values: a blank window has one.
    pub fn colours(&self) -> usize {
        let pixels = self.samples.chunks(self.channels);
        pixels.collect::<std::collections::BTreeSet<_>>().len()
    }
}

fn differ(a: &[u8], b: &[u8]) -> bool {
    a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > ROUNDING)
}
