// Draws a board as SVG:  node board.mjs [GAME [MOVES]] > board.svg
// MOVES is in the notation of the game, joined by _, as in the addresses of the site.
import process from "node:process"
import init, { games, newGame } from "../engine.js"
import { drawBoard } from "./draw.js"

await init()
const [name = games()[0].name, moves = ""] = process.argv.slice(2)
const game = newGame(name)
for (const move of moves.split("_").filter(move => move !== "")) game.play(move)
console.log(drawBoard(game.position()))
