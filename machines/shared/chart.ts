import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'
import { type Path } from './address'
import type { Failure } from './failure'

/** What every state declares besides its description. */
export interface ChartMeta {
  /** Requirement rows the state covers. */
  readonly rows?: readonly string[]
  /** Path of the screen that shows it. */
  readonly screen?: Path
}

/**
 * Longest run of automatic transitions before a chart is considered looping; real ones need fewer than five.
 */
export const options = { maxIterations: 50 } as const

/**
 * A call-like actor that the chart names and `src/flows` binds. If unbound, it rejects with its name instead of failing
 * silently.
 */
export function callActor<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`actor ${name} not provided`)))
}

/** A watching actor (timer, other tabs, network): it only sends events. If unbound, it rejects with its name. */
export function watchActor<
  Sends extends EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(name: string) {
  return fromCallback<EventObject, Input, Sends>(() => {
    throw new Error(`actor ${name} not provided`)
  })
}

/** The answer of a call that may be refused: refusals are values, faults are rejections. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }

/** The arguments of a parameter that reads what an actor returned. */
export interface Done<Output> {
  readonly event: { readonly output: Output }
}

/** What a call answered, for the guards that tell accepted from refused. */
export const answerIn = <Value>({ event }: Done<Value>) => ({ answer: event.output })

/** How a child chart ended, for its guards. */
export const endIn = <Value>({ event }: Done<Value>) => ({ ended: event.output })
