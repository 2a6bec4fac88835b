import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import type { FailureCode } from './failure'
import { parseMoney, type Money } from './money'

/**
 * Payload variants per event type; `[{}]` if an event carries nothing. A new event does not compile until it has a
 * case.
 */
type EventCases<M extends AnyStateMachine> = {
  [T in EventFromLogic<M>['type']]: readonly Omit<Extract<EventFromLogic<M>, { type: T }>, 'type'>[]
}

/** Possible answers of an invoked actor: each `done` value and each `error` value is tried in turn. */
interface OutcomeCases {
  readonly done?: readonly unknown[]
  readonly error?: readonly unknown[]
}

/** A part of a chart exempt from path coverage, with the reason and the date on which the exemption ends. */
export interface Waiver {
  /** State id or transition id, as printed by `npm run paths -- explain`. */
  readonly what: string
  readonly reason: string
  /** ISO date, `2027-03-01`. */
  readonly until: string
}

/**
 * Something that happens in a chart: an event arrives, an effect is requested (with these parameters), a
 * state is entered.
 */
export type Moment =
  | { readonly event: string }
  | { readonly effect: string; readonly with?: Readonly<Record<string, unknown>> }
  | { readonly state: string }

/**
 * A fact about ordering. After one step, another never follows, at all or until a third; or after one step,
 * another always follows, before a third or at least before the chart ends. A stopped chart (its screen was left)
 * runs no exit actions: nothing more follows unless the app takes care of it.
 */
export type OverTime =
  | { readonly after: Moment; readonly never: Moment; readonly until?: Moment }
  | {
      readonly after: Moment
      readonly always: Moment
      readonly before?: Moment
      /** The app takes care of it when the chart is stopped. */
      readonly whenStopped?: 'app'
    }

/**
 * The obligation of a chart that shows a loading message: it clears the message before this step or the end.
 * When the chart is stopped, src/flows/core/effects.ts clears it.
 */
export const takesWaitAway = (before?: Moment): OverTime => ({
  after: { effect: 'notify', with: { kind: 'loading' } },
  always: { effect: 'stopWaiting' },
  whenStopped: 'app',
  ...(before === undefined ? {} : { before }),
})

/**
 * How to exercise one chart: what QA needs to know beyond the chart itself. The explorer walks the chart with these
 * payloads and outcomes; the path tests and the studio use the same ones.
 */
export interface FlowCases<M extends AnyStateMachine = AnyStateMachine> {
  /** The chart's id; the name QA types. */
  readonly id: string
  /** One line for the catalogue. */
  readonly summary: string
  readonly machine: M
  /**
   * If it breaks, money is lost, or somebody gains access they should not have, or loses access they should
   * have: its paths run first when time is short.
   */
  readonly risk?: 'high'
  /** Named starting situations. */
  readonly inputs: Readonly<Record<string, InputFrom<M>>>
  readonly events: EventCases<M>
  /**
   * Event types not triggered by the player: a timer, another tab, the network, another chart. All others are
   * gestures.
   */
  readonly signals: readonly EventFromLogic<M>['type'][]
  /** Outcomes per invoke id (not per source). */
  readonly outcomes: Readonly<Record<string, OutcomeCases>>
  /**
   * What tells two situations apart beyond the state value: what the guards read, never raw text or the history of an
   * unbounded counter.
   */
  readonly project: (snapshot: SnapshotFrom<M>) => unknown
  /** Named facts that hold in every reachable situation. */
  readonly invariants: Readonly<Record<string, (snapshot: SnapshotFrom<M>) => boolean>>
  /** Named facts about the order in which things happen; `run --real` and the random tests hold plays against them. */
  readonly overTime?: Readonly<Record<string, OverTime>>
  /** What the chart sends and returns is defined by its parent: its own cases tell a parent nothing. */
  readonly carries?: true
  /**
   * Maximum number of situations the explorer visits before it reports what makes the state space grow.
   * Default 2000.
   */
  readonly limit?: number
  readonly waivers?: readonly Waiver[]
}

/** Ties cases to their chart's types; the catalogue then holds them as `FlowCases`. */
export function defineCases<M extends AnyStateMachine>(cases: FlowCases<M>): FlowCases {
  return cases as unknown as FlowCases
}

/** An answer that refuses, perhaps with a captcha for the next attempt. */
export const refusal = (code: FailureCode, captcha = false) => ({
  ok: false,
  failure: { code, ...(captcha && { captcha }) },
})

/** An amount for cases and tests: `money('12480.50', 'THB')`. Throws for invalid text. */
export function money(text: string, currency: string): Money {
  const parsed = parseMoney(text, currency)
  if (!parsed) throw new Error(`not an amount: ${text}`)
  return parsed
}

/** Pesos, as used by most cases and tests. */
export const php = (text: string): Money => money(text, 'PHP')
