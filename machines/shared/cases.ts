import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'

/** Payload variants per event type; `[{}]` where an event carries nothing. A new event does not compile until it has a case. */
export type EventCases<M extends AnyStateMachine> = {
  [T in EventFromLogic<M>['type']]: readonly Omit<Extract<EventFromLogic<M>, { type: T }>, 'type'>[]
}

/** What an invoked actor may answer: each `done` value and each `error` value is tried in turn. */
export interface OutcomeCases {
  readonly done?: readonly unknown[]
  readonly error?: readonly unknown[]
}

/** A part of a chart that no path has to reach, with the reason and the date after which the excuse ends. */
export interface Waiver {
  /** State id or transition id, as `npm run paths -- explain` prints it. */
  readonly what: string
  readonly reason: string
  /** ISO date, `2027-03-01`. */
  readonly until: string
}

/**
 * How to exercise one chart: what QA needs to know that the chart itself does not say.
 * The explorer walks the chart with these payloads and outcomes; the path tests and the studio use the same ones.
 */
export interface FlowCases<M extends AnyStateMachine = AnyStateMachine> {
  /** The chart's id; the name QA types. */
  readonly id: string
  /** One line for the catalogue. */
  readonly summary: string
  readonly machine: M
  /** Named starting situations. */
  readonly inputs: Readonly<Record<string, InputFrom<M>>>
  readonly events: EventCases<M>
  /** Event types that nobody taps: a timer's wake-up, another tab, the network, another chart. All others are gestures. */
  readonly signals: readonly EventFromLogic<M>['type'][]
  /** Outcomes per invoke id (not per source). */
  readonly outcomes: Readonly<Record<string, OutcomeCases>>
  /** What tells two situations apart beyond the state value: what the guards read, never raw text or unbounded counters' history. */
  readonly project: (snapshot: SnapshotFrom<M>) => unknown
  /** Named facts that hold in every reachable situation. */
  readonly invariants: Readonly<Record<string, (snapshot: SnapshotFrom<M>) => boolean>>
  /** Most situations the explorer may visit before it says what makes the chart grow. Default 2000. */
  readonly limit?: number
  readonly waivers?: readonly Waiver[]
}

/** Ties cases to their chart's types; the catalogue then holds them as `FlowCases`. */
export function defineCases<M extends AnyStateMachine>(cases: FlowCases<M>): FlowCases {
  return cases as unknown as FlowCases
}
