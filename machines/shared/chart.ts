import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { Failure } from './failure'

/** What every state says of itself beside its description. */
export interface ChartMeta {
  /** Requirement rows the state carries. */
  readonly rows?: readonly string[]
  /** Route of the screen that shows it. */
  readonly screen?: string
}

/** Longest run of automatic moves before a chart is declared to be looping; real ones need fewer than five. */
export const options = { maxIterations: 50 } as const

/** A call-like actor that the chart names and `src/flows` binds. Left unbound, it fails by name instead of silently. */
export function callActor<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`actor ${name} not provided`)))
}

/** A watching actor (timer, other tabs, network): it only ever sends events. Left unbound, it fails by name. */
export function watchActor<
  Sends extends EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(name: string) {
  return fromCallback<EventObject, Input, Sends>(() => {
    throw new Error(`actor ${name} not provided`)
  })
}

/** What a call that may be refused answers: refusals are values, faults are rejections. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }
