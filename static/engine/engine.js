// The rules of Papan for scripts. `engine.d.ts` says what each function takes and gives. What comes from a script is brought
// into a plain shape here, so that no code of a script's runs while the rules do; the rules check the rest.
import load, * as rules from "./glue/engine.js"

/** Why something could not be done. Nothing of it has been. */
export class EngineError extends Error {
  constructor({ code, message, clause = null, line = null, column = null }, options) {
    super(message, options)
    this.name = "EngineError"
    Object.assign(this, { code, clause, line, column })
  }
}

let loading
let ready = false

export default function init(source) {
  loading ??= start(source).catch(cause => {
    loading = undefined
    throw new EngineError({ code: "load", message: `The rules could not be loaded: ${cause?.message ?? cause}` }, { cause })
  })
  return loading
}

async function start(source = new URL("engine_bg.wasm", import.meta.url)) {
  // in Node, fetch reads no files
  const isFile = source instanceof URL && source.protocol === "file:"
  const module_or_path = isFile ? await (await files()).readFile(source) : source
  await load({ module_or_path })
  ready = true
}

const files = () => import(/* webpackIgnore: true */ /* @vite-ignore */ "node:fs/promises")

/** Calls the rules; a fault that they throw becomes an exception. */
function call(work) {
  if (!ready) throw new EngineError({ code: "not-loaded", message: "Call init() first, and wait for it." })
  try {
    return work()
  } catch (fault) {
    throw typeof fault?.code === "string" && !(fault instanceof Error) ? new EngineError(fault) : fault
  }
}

const wrong = message => new EngineError({ code: "value", message })

function text(value, what) {
  if (typeof value === "string") return value
  throw wrong(`${what} has to be a text.`)
}

// what is no number is none to the rules either
const number = value => (typeof value === "number" ? value : NaN)
const count = value => (value === undefined || value === null ? undefined : number(value))

/** A copy of options, two levels deep. */
function options(given) {
  if (given === undefined || given === null) return {}
  if (typeof given !== "object") throw wrong("Options have to be an object.")
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, option(name, value)]))
}

function option(name, value) {
  if (value === null || ["string", "number", "boolean", "undefined"].includes(typeof value)) return value
  if (typeof value !== "object") throw wrong(`The option ${name} has to be a text, a number, true or false, or an object of texts.`)
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, typeof of === "string" ? of : null]))
}

export const games = () => call(() => rules.games())

export function newGame(name, given) {
  return call(() => new Game(new rules.Game(text(name, "The name of a game"), options(given))))
}

export function readRecord(record) {
  return call(() => new Game(rules.Game.ofRecord(text(record, "A record"))))
}

export function randomGames(name, given) {
  const all = call(() => new rules.RandomGames(text(name, "The name of a game"), options(given)))
  return (function* () {
    for (let game; (game = call(() => all.next())); ) yield game
  })()
}

export class Game {
  #game

  constructor(game) {
    if (!(game instanceof rules.Game)) throw wrong("newGame and readRecord make games.")
    this.#game = game
  }

  get name() {
    return this.#game.name()
  }

  get preset() {
    return this.#game.preset()
  }

  get readings() {
    return Object.fromEntries(this.#game.readings())
  }

  get seats() {
    return this.#game.seats()
  }

  moves() {
    return this.#game.moves()
  }

  turn() {
    return this.#game.turn()
  }

  legalMoves() {
    return this.#game.legalMoves()
  }

  play(move) {
    return call(() => this.#game.play(text(move, "A move")))
  }

  undo() {
    call(() => this.#game.undo())
  }

  resign(seat) {
    call(() => this.#game.resign(text(seat, "A seat")))
  }

  agree() {
    call(() => this.#game.agree())
  }

  events(number) {
    return call(() => this.#game.events(count(number)))
  }

  position(after) {
    return call(() => this.#game.position(count(after)))
  }

  result() {
    return this.#game.result()
  }

  record(form = "text") {
    return call(() => this.#game.record(text(form, "The form of a record")))
  }

  perft(depth) {
    return call(() => this.#game.perft(number(depth)))
  }

  search(given) {
    return call(() => this.#game.search(options(given)))
  }

  copy() {
    return call(() => new Game(this.#game.copy()))
  }
}
