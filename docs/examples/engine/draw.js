// Draws a position as an SVG picture that stands by itself.

const SIZE = 72
const INK = "#332211"
const GROUND = "#f3e3c3"
const HOLE = "#d9b98a"

const circle = (x, y, r, fill, more = "") => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="${fill}"${more}/>`
const text = (x, y, size, words) => `<text x="${x}" y="${y}" font-size="${size}" fill="${INK}">${words}</text>`

/** The picture of a position, as text. */
export function drawBoard(position) {
  const { width, height, parts } = position.family === "sowing" ? holes(position) : points(position)
  const scores = position.scores.map((score, at) => `${["first", "second", "third"][at]} ${score}`).join(" · ")
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + 32}" width="${width}" role="img" font-family="sans-serif" text-anchor="middle">`,
    `<title>A board, ${position.turn} to move; ${scores}</title>`,
    `<rect width="${width}" height="${height}" rx="16" fill="${GROUND}"/>`,
    ...parts,
    text(width / 2, height + 24, 16, scores),
    "</svg>"
  ].join("\n")
}

/** Two rows: the bottom row from the left, the top row from the right. */
function holes({ row, holes }) {
  const parts = holes.flatMap(({ name, count, mark }, at) => {
    const isTop = at >= row
    const x = ((isTop ? 2 * row - 1 - at : at) + 0.5) * SIZE + 8
    const y = isTop ? 64 : 164
    const marked = mark ? ` stroke="${INK}" stroke-width="3"` : ""
    return [circle(x, y, 30, HOLE, marked), ...heap(x, y, count), text(x, isTop ? 24 : 216, 15, `${name} ${count}`)]
  })
  return { width: row * SIZE + 16, height: 228, parts }
}

/** Counters beside each other, in a spiral; of many the first two dozen. */
function heap(x, y, count) {
  return Array.from({ length: Math.min(count, 24) }, (_, at) => {
    const out = 5.2 * Math.sqrt(at)
    return circle(x + out * Math.cos(2.4 * at), y + out * Math.sin(2.4 * at), 4, INK)
  })
}

/** Eleven rows of points with tokens and kas. */
function points({ rows }) {
  const place = at => 40 + at * 36
  const parts = rows.flatMap((row, down) =>
    [...row].flatMap((piece, across) => {
      const [x, y] = [place(across), place(down)]
      if (piece === "b" || piece === "w") return [circle(x, y, 14, piece === "b" ? INK : "#fffaf0", ` stroke="${INK}"`)]
      if (piece === "S" || piece === "N") return [circle(x, y, 16, "#b5542b"), text(x, y + 6, 16, piece)]
      return piece === "_" ? [circle(x, y, 14, HOLE)] : [circle(x, y, 2, INK)]
    })
  )
  const columns = [..."abcdefghijk"].map((letter, at) => text(place(at), 444, 14, letter))
  const numbers = rows.map((_, at) => text(14, place(at) + 5, 14, 11 - at))
  return { width: 440, height: 456, parts: [...parts, ...columns, ...numbers] }
}
