// Plays random games and counts how they end:  node random-games.mjs [GAME [GAMES [SEED]]]
import process from "node:process"
import init, { games, randomGames } from "../engine.js"

await init()
const [name = games()[0].name, count = "1000", seed = "1"] = process.argv.slice(2)
const ends = new Map()
let played = 0
let moves = 0
for (const game of randomGames(name, { games: Number(count), seed: Number(seed) })) {
  const end = `${game.result.winners.join("+")} by ${game.result.clause}`
  ends.set(end, (ends.get(end) ?? 0) + 1)
  played += 1
  moves += game.moves.length
}
console.log(`${played} games of ${name}, ${moves} moves`)
for (const [end, times] of [...ends].sort()) console.log(`${times} ${end}`)
