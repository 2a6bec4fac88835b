import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { ActionRecord, StepKind } from './model'

/**
 * A timer that runs: milliseconds left and the event it will raise. xstate forgets a timer when another one of the
 * same id starts: it still fires, but nothing cancels it any more.
 */
export interface Timer {
  readonly id: string
  readonly left: number
  readonly event: EventObject
  readonly forgotten?: true
}

/** One thing that may happen next. `type` is its key, unique within a situation. */
export interface Move extends EventObject {
  readonly kind: StepKind | 'start'
  readonly event: EventObject
  readonly caseIndex: number
  readonly wait: number
  readonly actorId?: string
  readonly timer?: string
}

/**
 * The explorer's snapshot: the chart's own, plus what the chart does not keep (running timers, settled actors)
 * and what the last move did.
 */
export interface Situation {
  readonly status: 'active' | 'done' | 'error'
  readonly output: undefined
  readonly error: undefined
  /** Name of the starting situation; empty before the start. */
  readonly input: string
  readonly chart: AnyMachineSnapshot | undefined
  readonly timers: readonly Timer[]
  /** Invoked actors that have answered and are still listed as children. */
  readonly settled: readonly string[]
  /** Ids of the transitions that the last move took. */
  readonly taken: readonly string[]
  readonly actions: readonly ActionRecord[]
  /** Chart snapshots that the last move passed through on the way to `chart`. */
  readonly passed: readonly AnyMachineSnapshot[]
  /** The chart did nothing with the last move. */
  readonly ignored: boolean
  /** What a guard, an assign or a mapper threw. */
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
