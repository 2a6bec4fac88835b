/** The model of the path explorer: path, step, miss and problem. Plain data, serialisable as JSON. */

/** Who causes a step: the player, something external, an invoked actor's answer, or the clock. */
export type StepKind = 'gesture' | 'signal' | 'outcome' | 'time'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * A custom action as the oracle compares it. `start` is an invoked actor starting, with its input;
 * `emit` and `send` are emitted events and events sent to other actors.
 */
export interface ActionRecord {
  readonly type: string
  readonly params?: Json
}

/** What must be true after a step. */
export interface Expected {
  readonly status: string
  readonly value: Json
  readonly context: Json
  readonly actions: readonly ActionRecord[]
  /** Ids of the transitions taken, in order. */
  readonly transitions: readonly string[]
}

export interface Step {
  readonly kind: StepKind
  /** One line a tester can follow. */
  readonly label: string
  /** The event as plain JSON; `eventFor` returns the one to send. */
  readonly event: { readonly type: string; readonly [key: string]: Json }
  /** Milliseconds before the event; 0 unless the kind is `time`. */
  readonly wait: number
  /** Index of the payload or outcome in the cases. */
  readonly caseIndex: number
  /** The invoked actor that settles, for an outcome. */
  readonly actorId?: string
  /** The timer that fires, for a time step. */
  readonly timer?: string
  /** The chart refuses the event here: nothing may happen. Only in paths for `decisions`. */
  readonly refused?: true
  readonly expected: Expected
}

export interface Path {
  /** Stable: a hash of the chart's id, the input's name and the events. */
  readonly id: string
  readonly chart: string
  /** Name of the initial situation. */
  readonly input: string
  readonly start: Expected
  readonly steps: readonly Step[]
  /** Ids of the goals this path is the first to reach. */
  readonly goals: readonly string[]
}

/** Few long paths, a shortest one per goal, or random walks. */
export type PathStyle = 'few' | 'short' | 'random'

/** A goal that no path of the requested shape reaches, and why. */
export interface Unreached {
  readonly goal: string
  readonly reason: string
}

export type MissReason =
  | 'source never reached'
  | 'state never reached'
  | 'shadowed by an earlier branch'
  | 'no payload for this event'
  | 'guard never true with these cases'
  | 'actor outcome missing in cases'
  | 'timer never earliest'
  | 'region never finishes'
  | 'actor never running'
  | 'it throws'
  | 'never taken'

export interface Missing {
  readonly kind: 'state' | 'transition'
  readonly id: string
  readonly reason: MissReason
  /** The reason as a sentence, with names. */
  readonly detail: string
  /** What to add to the cases or the chart. */
  readonly remedy: string
}

type ProblemKind =
  | 'invariant'
  | 'error status'
  | 'dead end'
  | 'system id'
  | 'threw'
  | 'unknown outcome'
  | 'unknown moment'
  | 'unhandled event'
  | 'unsound projection'
  | 'too many situations'
  | 'missing implementation'
  | 'not supported'
  | 'inline action'
  | 'waiver'

export interface Problem {
  readonly kind: ProblemKind
  readonly message: string
  /** Shortest route there, one label per step. */
  readonly path?: readonly string[]
}
