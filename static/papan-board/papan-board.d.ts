// The element `<papan-board>`: its methods, events and attributes.

import type { Clause, Event as Step, Fault, Hello, Move, Over, Size, State, Topic, Warning } from "./messages"

/** Why a request was not done; nothing of it has been. */
export declare class PapanError extends Error {
  readonly name: "PapanError"
  /** As in `Fault`; `silent` where no board has answered, `gone` where it was taken away meanwhile. */
  readonly code: Fault["code"] | "silent" | "gone"
  /** The field that is wrong, as `data.move`. */
  readonly at: string
  /** The rule that forbids it. */
  readonly clause?: string
}

/** A board. Every other attribute is an option of the frame, as `docs/embed.md` lists them. */
export declare class PapanBoard extends HTMLElement {
  /** Whether the board answers. */
  readonly live: boolean
  /** How the game stands when the board is live; refused where none comes. */
  readonly ready: Promise<State>

  hello(): Promise<Hello>
  /** Opens a game: what follows `#` in the address of the game's page. */
  load(address: string): Promise<State>
  /** Goes to a moment: `m3` after three moves, `m3.s4` inside the third after four steps. */
  goto(at: string): Promise<State>
  next(): Promise<State>
  prev(): Promise<State>
  first(): Promise<State>
  last(): Promise<State>
  play(): Promise<State>
  pause(): Promise<State>
  /** Plays a move in the notation of the game. */
  move(text: string): Promise<State>
  undo(): Promise<State>
  redo(): Promise<State>
  reset(): Promise<State>
  /** Sets a display option. */
  set(name: string, value: string | number): Promise<State>
  /** How the game stands. */
  get(): Promise<State>
  subscribe(types: Topic[]): Promise<State>
  /** Rings these holes or points, and no others. */
  highlight(places: string[]): Promise<State>
}

/** The events of a board, which bubble; `detail` is what the message of that type tells. */
export interface PapanEvents {
  "papan-hello": CustomEvent<Hello>
  "papan-ready": CustomEvent<State>
  "papan-size": CustomEvent<Size>
  "papan-state": CustomEvent<State>
  "papan-move": CustomEvent<Move>
  "papan-event": CustomEvent<Step>
  "papan-clause": CustomEvent<Clause>
  "papan-over": CustomEvent<Over>
  "papan-error": CustomEvent<Fault>
  "papan-warn": CustomEvent<Warning>
  "papan-focusexit": CustomEvent<Record<string, never>>
  /** No board has come; what the author put inside is shown. */
  "papan-fail": CustomEvent<{ code: "silent" }>
}

declare global {
  interface HTMLElementTagNameMap {
    "papan-board": PapanBoard
  }
  interface HTMLElementEventMap extends PapanEvents {}
}
