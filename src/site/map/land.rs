//! Coast lines as SVG paths, from public-domain data (Natural Earth, as the package world-atlas has it).

use std::sync::OnceLock;

use geojson::Value;
use topojson::{TopoJson, to_geojson};

use crate::catalogue::evidence::Place;

/// A point in degrees: longitude, latitude.
type Degrees = [f64; 2];

/// The rings of all land; each is closed.
pub struct Land(Vec<Vec<Degrees>>);

static LAND: OnceLock<Land> = OnceLock::new();

/// Sets the land that maps show; without it they show places alone.
pub fn set_land(land: Land) {
    // a second call changes nothing
    let _ = LAND.set(land);
}

impl Land {
    /// Reads a topology whose object `land` has polygons; the error is a sentence.
    pub fn read(text: &str) -> Result<Land, String> {
        let topology = match text.parse::<TopoJson>() {
            Ok(TopoJson::Topology(topology)) => topology,
            Ok(_) => return Err("the land is no topology".into()),
            Err(why) => return Err(why.to_string()),
        };
        let land = to_geojson(&topology, "land").map_err(|why| why.to_string())?;
        let mut rings = Vec::new();
        for geometry in land.features.into_iter().filter_map(|feature| feature.geometry) {
            match geometry.value {
                Value::Polygon(polygon) => rings.extend(polygon),
                Value::MultiPolygon(polygons) => rings.extend(polygons.into_iter().flatten()),
                _ => {}
            }
        }
        let degrees =
            |ring: Vec<Vec<f64>>| ring.iter().filter_map(|at| Some([*at.first()?, *at.get(1)?])).collect();
        Ok(Land(rings.into_iter().map(degrees).collect()))
    }
}

/// A part of the world on paper: north is up, and distances are true along the middle.
#[derive(Clone, Copy)]
pub struct Frame {
    pub west: f64,
    pub east: f64,
    pub south: f64,
    pub north: f64,
    /// The width of the picture, in its units.
    pub width: f64,
}

impl Frame {
    /// Units for a degree of latitude.
    fn degree(&self) -> f64 {
        self.width / ((self.east - self.west) * self.shrink())
    }

    /// How much shorter a degree of longitude is in the middle of the frame.
    fn shrink(&self) -> f64 {
        ((self.south + self.north) / 2.0).to_radians().cos()
    }

    pub fn height(&self) -> f64 {
        (self.north - self.south) * self.degree()
    }

    /// A place in units of the picture.
    pub fn place(&self, longitude: f64, latitude: f64) -> [f64; 2] {
        [(longitude - self.west) * self.shrink() * self.degree(), (self.north - latitude) * self.degree()]
    }

    /// A distance in kilometres in units of the picture.
    pub fn length(&self, kilometres: f64) -> f64 {
        kilometres / 111.2 * self.degree()
    }

    /// Whether a place lies in the frame.
    pub fn shows(&self, place: &Place) -> bool {
        (self.west..=self.east).contains(&place.longitude)
            && (self.south..=self.north).contains(&place.latitude)
    }

    /// The coast lines in the frame as the data of a path.
    pub fn coast(&self) -> String {
        let Some(Land(rings)) = LAND.get() else { return String::new() };
        rings.iter().map(|ring| self.ring(ring)).collect()
    }

    fn ring(&self, ring: &[Degrees]) -> String {
        // an islet on both sides of the meridian opposite Greenwich would be a line across the whole world
        let latitudes = ring.iter().map(|point| point[1]);
        let height = latitudes.clone().fold(f64::MIN, f64::max) - latitudes.fold(f64::MAX, f64::min);
        if height < 10.0 && ring.windows(2).any(|pair| (pair[1][0] - pair[0][0]).abs() > 180.0) {
            return String::new();
        }
        // beyond its edge, too, there is land: a picture may be given more room than it asks for
        let margin = (self.east - self.west) / 2.0;
        let mut ring = ring.to_vec();
        // what lies beyond an edge of the frame is cut off there
        for (axis, edge, keeps_greater) in [
            (0, self.west - margin, true),
            (0, self.east + margin, false),
            (1, self.south - margin, true),
            (1, self.north + margin, false),
        ] {
            ring = cut(&ring, axis, edge, keeps_greater);
        }
        let mut points: Vec<[i32; 2]> = Vec::new();
        for [longitude, latitude] in ring {
            let at = self.place(longitude, latitude).map(|unit| unit.round() as i32);
            if points.last() != Some(&at) {
                points.push(at);
            }
        }
        // an island of less than a few units is a speck
        if points.len() < 4 {
            return String::new();
        }
        let mut text = format!("M{} {}l", points[0][0], points[0][1]);
        for pair in points.windows(2) {
            text += &format!("{} {} ", pair[1][0] - pair[0][0], pair[1][1] - pair[0][1]);
        }
        text.trim_end().to_string() + "z"
    }
}

/// The part of a ring on one side of a line (Sutherland and Hodgman).
fn cut(ring: &[Degrees], axis: usize, edge: f64, keeps_greater: bool) -> Vec<Degrees> {
    let is_in = |point: &Degrees| (point[axis] >= edge) == keeps_greater;
    let mut kept = Vec::new();
    for (at, here) in ring.iter().enumerate() {
        let before = &ring[(at + ring.len() - 1) % ring.len()];
        if is_in(here) != is_in(before) {
            let part = (edge - before[axis]) / (here[axis] - before[axis]);
            let mut crossing = [0, 1].map(|axis| before[axis] + part * (here[axis] - before[axis]));
            crossing[axis] = edge;
            kept.push(crossing);
        }
        if is_in(here) {
            kept.push(*here);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: [Degrees; 4] = [[0.0, 0.0], [10.0, 0.0], [10.0, 10.0], [0.0, 10.0]];

    #[test]
    fn a_ring_is_cut_at_a_line() {
        let west = cut(&SQUARE, 0, 4.0, false);
        assert_eq!(west.len(), 4);
        assert!(west.iter().all(|point| point[0] <= 4.0), "{west:?}");
        assert!(cut(&SQUARE, 1, 20.0, true).is_empty());
        assert_eq!(cut(&SQUARE, 1, -1.0, true).len(), 4);
    }

    #[test]
    fn a_frame_keeps_shapes_in_its_middle() {
        let frame = Frame { west: -10.0, east: 10.0, south: 50.0, north: 70.0, width: 100.0 };
        // at 60° a degree of longitude is half as long as one of latitude
        assert!((frame.height() - 200.0).abs() < 0.01);
        assert_eq!(frame.place(0.0, 60.0).map(f64::round), [50.0, 100.0]);
        assert!((frame.length(111.2) - 10.0).abs() < 0.01);
    }

    #[test]
    fn land_is_read_from_a_topology() {
        let text = r#"{"type":"Topology","arcs":[[[0,0],[4,0],[0,4],[-4,-4]]],"transform":{"scale":[1,1],"translate":[0,0]},
            "objects":{"land":{"type":"GeometryCollection","geometries":[{"type":"Polygon","arcs":[[0]]}]}}}"#;
        let Land(rings) = Land::read(text).expect("land");
        assert_eq!(rings, [vec![[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 0.0]]]);
        assert!(Land::read("{}").is_err() && Land::read("x").is_err());
    }
}
