//! Prints how many random games a second the engine plays natively.

fn main() {
    let from = std::time::Instant::now();
    println!("{}", papan::bench::heading());
    for row in papan::bench::run(|| from.elapsed().as_secs_f64() * 1000.0, 20_000) {
        println!("{row}");
    }
}
