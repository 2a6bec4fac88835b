import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { ActionRecord, StepKind } from '../model'

/**
 * A running timer: milliseconds left and the event it will raise. xstate forgets a timer when another one with
 * the same id starts: it still fires, but can no longer be cancelled.
 */
export interface Timer {
  readonly id: string
  readonly left: number
  readonly event: EventObject
  readonly forgotten?: true
}

/** A possible next step. `type` is its key, unique within a situation. */
export interface Move extends EventObject {
  readonly kind: StepKind | 'start'
  readonly event: EventObject
  readonly caseIndex: number
  readonly wait: number
  readonly actorId?: string
  readonly timer?: string
}

/**
 * The explorer's snapshot: the chart's, plus what the chart does not keep (running timers, settled actors)
 * and what the last move did.
 */
export interface Situation {
  readonly status: 'active' | 'done' | 'error'
  readonly output: undefined
  readonly error: undefined
  /** Name of the initial situation; empty before the start. */
  readonly input: string
  readonly chart: AnyMachineSnapshot | undefined
  readonly timers: readonly Timer[]
  /** Invoked actors that have settled and are still listed as children. */
  readonly settled: readonly string[]
  /** Ids of the transitions taken by the last move. */
  readonly taken: readonly string[]
  readonly actions: readonly ActionRecord[]
  /** Intermediate chart snapshots of the last move on the way to `chart`. */
  readonly passed: readonly AnyMachineSnapshot[]
  /** The last move had no effect. */
  readonly ignored: boolean
  /** The error thrown by a guard, an assign or a mapper. */
  readonly thrown?: string
}

/** Before the chart starts: its only moves are the named inputs. */
export const unstarted: Situation = {
  status: 'active',
  output: undefined,
  error: undefined,
  input: '',
  chart: undefined,
  timers: [],
  settled: [],
  taken: [],
  actions: [],
  passed: [],
  ignored: false,
}
