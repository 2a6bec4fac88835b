/** The words of the path explorer: what a path, a step, a miss and a problem are. Plain data, so that it prints as JSON. */

/** Who causes a step: the player, something outside, an invoked actor's answer, or the clock. */
export type StepKind = 'gesture' | 'signal' | 'outcome' | 'time'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * A custom action as the oracle compares it. `start` stands for an invoked actor that starts, with its input;
 * `emit` and `send` for emitted events and events sent to other actors.
 */
export interface ActionRecord {
  readonly type: string
  readonly params?: Json
}

/** What has to be true after a step. */
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
  /** The event as plain JSON; `eventFor` gives the one to send. */
  readonly event: { readonly type: string; readonly [key: string]: Json }
  /** Milliseconds that pass before the event; 0 unless the kind is `time`. */
  readonly wait: number
  /** Which payload or outcome of the cases this is. */
  readonly caseIndex: number
  /** The invoked actor that answers, for an outcome. */
  readonly actorId?: string
  /** The timer that fires, for a time step. */
  readonly timer?: string
  /** The chart refuses the event here: nothing may happen. Only in paths made for decisions. */
  readonly refused?: true
  readonly expected: Expected
}

export interface Path {
  /** Stable: a hash of the chart's id, the input's name and the events. */
  readonly id: string
  readonly chart: string
  /** Name of the starting situation. */
  readonly input: string
  readonly start: Expected
  readonly steps: readonly Step[]
  /** Ids of what this path is the first one to reach. */
  readonly goals: readonly string[]
}

/** Few long paths, a shortest one for each goal, or walks by lot. */
export type PathStyle = 'few' | 'short' | 'random'

/** A goal that no path of the wanted shape reaches, and why. */
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
  | 'never taken'

export interface Missing {
  readonly kind: 'state' | 'transition'
  readonly id: string
  readonly reason: MissReason
  /** The reason in a sentence, with names. */
  readonly detail: string
  /** What to add to the cases or to the chart. */
  readonly remedy: string
}

export type ProblemKind =
  | 'invariant'
  | 'error status'
  | 'dead end'
  | 'system id'
  | 'threw'
  | 'unknown outcome'
  | 'unhandled event'
  | 'unsound projection'
  | 'too many situations'
  | 'missing implementation'
  | 'inline action'
  | 'waiver'

export interface Problem {
  readonly kind: ProblemKind
  readonly message: string
  /** Shortest way there, one label a step. */
  readonly path?: readonly string[]
}
