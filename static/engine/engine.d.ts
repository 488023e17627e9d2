// The rules of Papan for scripts: games, their moves and events, positions, records, and the opponent's search.

/**
 * Loads the rules; wait for it before anything else. Called again, it gives the same promise.
 *
 * `source` is the wasm, or where it is; if there is none, it is `engine_bg.wasm` beside this module.
 */
export default function init(source?: string | URL | Response | BufferSource | WebAssembly.Module): Promise<void>

/** Which games there are. */
export function games(): GameInfo[]

/** A new game, by its name in addresses. */
export function newGame(name: string, options?: GameOptions): Game

/** The game of a record, as text or as JSON. */
export function readRecord(record: string): Game

/** Random games from their start to their end: the same for the same seed, and those of `cargo xtask playouts`. */
export function randomGames(name: string, options?: RandomOptions): Generator<RandomGame>

/** A game in progress. */
export class Game {
  private constructor()
  /** The name of the game in addresses and records. */
  readonly name: string
  /** The preset with which it was begun. */
  readonly preset: string
  /** Every reading with its value. */
  readonly readings: Record<string, string>
  /** The seats that play, in the order of play. */
  readonly seats: Seat[]
  /** The moves so far, in the notation of the game. */
  moves(): string[]
  /** Whose turn it is; `null` if the game is over. */
  turn(): Seat | null
  /** Every legal move once, always in the same order; none if the game is over. */
  legalMoves(): string[]
  /** Plays a move, and gives its number, from 1. */
  play(move: string): number
  /** Takes back the last move, or the end that the players have set. */
  undo(): void
  /** Ends the game: a seat resigns. */
  resign(seat: Seat): void
  /** Ends the game: the players agree on it. */
  agree(): void
  /** What happened in a move, by its number; in the last one if there is none. */
  events(number?: number): Event[]
  /** The position now, or after a number of moves. */
  position(after?: number): Position
  /** How the game has ended; `null` while it goes on. */
  result(): Result | null
  /** The record of the game. */
  record(form?: "text" | "json"): string
  /** How many sequences of so many moves, at most 100, there are from here; positions that repeat do not end them. */
  perft(depth: number): number
  /** What the opponent thinks of the position. */
  search(options?: SearchOptions): Thought
  /** Another game with the same moves. */
  copy(): Game
}

/** Why something could not be done. Nothing of it has been. */
export class EngineError extends Error {
  constructor(fault: Fault, options?: ErrorOptions)
  readonly name: "EngineError"
  readonly code: Fault["code"] | "load" | "not-loaded"
  readonly clause: string | null
  readonly line: number | null
  readonly column: number | null
}

/** What a fault says. */
export interface Fault {
  code: "unknown-option" | "value" | "too-long" | "too-many" | "unknown-game" | "unknown-preset" | "unknown-reading" | "unknown-seat" | "position" | "law" | "record" | "not-a-move" | "illegal" | "over" | "no-move"
  /** The fault as a sentence. */
  message: string
  /** The id of the clause that refuses it. */
  clause: string | null
  /** The line in a record, from 1. */
  line: number | null
  /** The character in the line of a record or in a position, from 1. */
  column: number | null
}

/** How a game begins. */
export interface StartOptions {
  /** A named set of readings; the first of the game if it is left out. */
  preset?: string
  /** Readings that differ from the preset, by name. */
  readings?: Record<string, string>
  /** The position to start from, in the notation of the game. */
  position?: string
}

export interface GameOptions extends StartOptions {
  /** Who plays, by seat, for the record. */
  names?: Partial<Record<Seat, string>>
}

export interface RandomOptions extends StartOptions {
  /** From 0 to `Number.MAX_SAFE_INTEGER`; 1 if it is left out. */
  seed?: number
  /** How many games; 1 if it is left out. */
  games?: number
}

export interface SearchOptions {
  /** From 1, a beginner, to 6, the strongest, which it is if it is left out; between two levels with one decimal, such as 3.5. */
  level?: number
  /** How many positions may be looked at, at most 20,000,000; what the level has if it is left out. Levels 1 to 3 look at each move once. */
  nodes?: number
  /** The seed of its chances; 1 if it is left out. The same search finds the same. */
  seed?: number
  /** Whether every move is to have a value of its own. */
  values?: boolean
}

/** A seat, in the order of play of the first round. */
export type Seat = "first" | "second" | "third"

export interface GameInfo {
  /** Its name in addresses and records. */
  name: string
  family: "sowing" | "pasang"
  /** How many people play. */
  seats: number
  /** Whether it is played in rounds. */
  rounds: boolean
  /** The named sets of readings, the default first. */
  presets: PresetInfo[]
  readings: ReadingInfo[]
  clauses: ClauseInfo[]
}

export interface PresetInfo {
  name: string
  /** Every reading with its value. */
  readings: Record<string, string>
}

/** An option of the rules, where the sources differ or are silent. */
export interface ReadingInfo {
  name: string
  values: string[]
  /** The clause that it is a reading of. */
  clause: string
}

/** A rule. */
export interface ClauseInfo {
  id: string
  /** How sure it is that the source says so. */
  certainty: "stated" | "inferred" | "editorial" | "witness"
  /** Empty where no source says it. */
  source: string
  /** Pages in the source; may be empty. */
  pages: string
}

export type Position = SowingPosition | PasangPosition

/** A position on two rows of holes. */
export interface SowingPosition {
  family: "sowing"
  /** In the notation of the game. */
  text: string
  /** Whose turn it is, or would be if the game went on. */
  turn: Seat
  /** Each seat's score, in the order of play. */
  scores: number[]
  /** Holes in a row. */
  row: number
  /** The bottom row from the left, then the top row from the right. */
  holes: Hole[]
  /** The counters in each seat's store, in the order of play. */
  stores: number[]
  /** From 1; 0 in games without rounds. */
  round: number
  /** Whether a round is over and the next has not begun. */
  between: boolean
}

export interface Hole {
  /** Its letter. */
  name: string
  count: number
  owner: Seat
  mark: Mark | null
  /** The seat that a tied hole is tied by. */
  tied: Seat | null
}

export type Mark = "closed" | "tied" | "puta" | "naga" | "wala"

/** A position of Pasang. */
export interface PasangPosition {
  family: "pasang"
  /** In the notation of the game. */
  text: string
  /** Whose turn it is, or would be if the game went on. */
  turn: Seat
  /** Each seat's points, in the order of play. */
  scores: number[]
  /** Eleven rows from the top: `b` and `w` tokens, `S` and `N` the kas of the first and the second seat, `.` vacant, `_` the hollow centre. */
  rows: string[]
  /** The column that each seat has emptied. */
  passages: Array<string | null>
  /** The point of each seat's ka. */
  kas: Array<string | null>
}

export interface Result {
  /** The seats that won; all of them in a draw. */
  winners: Seat[]
  by: "rules" | "resigned" | "agreed"
  /** The id of the clause that decided it; `null` where only the players did. */
  clause: string | null
  /** Each seat's score at the end, in the order of play. */
  scores: number[]
}

export interface RandomGame {
  moves: string[]
  /** The seat that made each move. */
  seats: Seat[]
  /** The last position, in the notation of the game. */
  position: string
  result: Result
}

export interface Thought {
  /** The move to play. */
  best: string
  /** The length in moves that every line reached at least; in a tree of playouts, that of the longest. */
  depth: number
  /** How many positions were looked at. */
  nodes: number
  /** The best move, or with `values` every move, the best first. */
  lines: Line[]
}

export interface Line {
  /** The move, and what is expected after it. */
  moves: string[]
  /** Each seat's probability of winning, from 0 to 1. */
  prospects: number[]
  /** Each seat's expected lead over the mean of all, in counters or points. */
  ahead: number[]
  nodes: number
  /** Whether the value is proved. */
  proved: boolean
}

export interface Cited {
  /** The id of the clause that the event follows. */
  clause: string
  /** The number of the step that it is in its move, from 1; `null` where nothing moves. */
  step: number | null
}

/** What happens in a move. */
export type Event = Cited &
  (
    /** Counters are taken out of a hole into the hand. */
    | { type: "lift"; hole: string; count: number }
    /** One counter falls from the hand into a hole. */
    | { type: "drop"; hole: string }
    /** One counter falls from the hand into a store. */
    | { type: "bank"; seat: Seat }
    /** A hole's counters go to a store. */
    | { type: "capture"; hole: string; count: number; seat: Seat }
    /** A hole's counters leave the game. */
    | { type: "remove"; hole: string; count: number }
    /** One counter moves from a hole to another. */
    | { type: "shift"; from: string; to: string }
    /** Counters go from one store to another. */
    | { type: "give"; giver: Seat; taker: Seat; count: number }
    /** Counters of a store fill a hole for the next round. */
    | { type: "fill"; seat: Seat; hole: string; count: number }
    /** A hole takes a mark, or loses it. */
    | { type: "mark"; hole: string; mark: Mark | null; tied: Seat | null }
    /** The round is over; what lies on the board has still to be collected. */
    | { type: "round-ends" }
    /** A round begins, after its holes have been filled. */
    | { type: "round-begins"; round: number }
    /** A hole is played for the first time; so many of the row have not been opened yet. */
    | { type: "opens"; left: number }
    /** The game is over because its position was repeated. */
    | { type: "repeats" }
    /** The direction of the round has been chosen. */
    | { type: "direction"; clockwise: boolean }
    /** The next turn has to begin at this hole, or may begin anywhere again. */
    | { type: "begins"; hole: string | null }
    /** A note of the game takes a value, which no other event says. */
    | { type: "note"; note: number; value: number }
    /** Nothing is taken where a capture would otherwise be made. */
    | { type: "nothing-taken" }
    /** A sowing that would not end is stopped. */
    | { type: "endless" }
    /** A seat that could not sow gives up its turn. */
    | { type: "pass"; seat: Seat }
    /** The same seat moves again. */
    | { type: "again"; seat: Seat }
    /** The turn goes to a seat. */
    | { type: "turn"; seat: Seat }
    /** A seat makes a column of its half its passage. */
    | { type: "passage"; seat: Seat; column: string }
    /** A token is taken from the board and counts at once. */
    | { type: "take"; seat: Seat; point: string; colour: "black" | "white" }
    /** A token becomes a seat's ka. */
    | { type: "rise"; seat: Seat; point: string }
    /** A ka steps into its passage, or moves. */
    | { type: "slide"; seat: Seat; from: string; to: string }
    /** A ka hops into its passage. */
    | { type: "jump"; seat: Seat; from: string; over: string; to: string }
    /** A ka counts for its owner when the board is cleared. */
    | { type: "score"; seat: Seat; points: number }
  )
