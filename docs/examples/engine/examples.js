// The examples of the page, which shows what stands in each function. A test holds the page to this file.
import { newGame, randomGames, readRecord } from "../engine.js"
import { drawBoard } from "./draw.js"

export function moves() {
  const game = newGame("oware", { readings: { grand_slam: "allowed" } })
  for (const move of ["b", "E", "a", "D"]) game.play(move)
  const events = game.events().map(event => `${event.type} ${event.hole ?? event.seat}, by ${event.clause}`)
  return [`${game.turn()} may play ${game.legalMoves().join(" ")}`, ...events].join("\n")
}

export function board() {
  const game = newGame("oware")
  for (const move of ["b", "E", "a"]) game.play(move)
  return drawBoard(game.position())
}

export function refusal() {
  const game = newGame("oware", { position: "2-0-3-0-2-1-0-0-0-0-0-0_20-20_1" })
  try {
    game.play("a")
  } catch (error) {
    return `${error.name} ${error.code}, ${error.clause}: ${error.message}`
  }
}

export function record() {
  const game = newGame("kalah", { names: { first: "Ama", second: "Kofi" } })
  for (const move of ["c", "a", "A"]) game.play(move)
  game.resign("second")
  return readRecord(game.record()).record("json")
}

export function search() {
  const game = newGame("adjiboto")
  const { lines, nodes } = game.search({ nodes: 100_000, values: true })
  const found = lines.map(line => `${line.moves[0]}: ${line.ahead[0]} ahead, then ${line.moves.slice(1, 4).join(" ")}`)
  return [`${nodes} positions, of ${game.perft(6)} games of six moves`, ...found].join("\n")
}

export function random() {
  const won = {}
  for (const { result } of randomGames("pasang", { games: 100, seed: 7 })) {
    const who = result.winners.join(" and ")
    won[who] = (won[who] ?? 0) + 1
  }
  return JSON.stringify(won)
}
