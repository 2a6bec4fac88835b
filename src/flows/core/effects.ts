import type { AnyActorRef } from 'xstate'
import type { Destination, Notice } from '../../../machines/shared/effects'
import { focusField } from '../adapters/focus'
import { goTo } from '../adapters/navigation'
import { perPage } from './lifetime'
import { logFault } from './log'
import { toastsActor } from './root'

/** Whose loading message shows or waits: it goes with whoever started it, and with nobody else. */
const loading = perPage(() => ({ owner: null as AnyActorRef | null }))

function stopWaiting(owner: AnyActorRef): void {
  if (loading().owner !== owner) return
  loading().owner = null
  toastsActor()?.send({ type: 'STOP_WAITING' })
}

/** Ends what this chart and its children wait for, as a function to call when it goes. */
export const waitEnds =
  ({ system }: AnyActorRef) =>
  () => {
    const { owner } = loading()
    if (owner?.system === system) stopWaiting(owner)
  }

function notify(by: { self: AnyActorRef } | undefined, notice: Notice): void {
  toastsActor()?.send({ type: 'SHOW', notice })
  if (notice.kind !== 'loading' || !by) return
  const owner = by.self
  loading().owner = owner
  // A chart that is stopped leaves no state: its exit actions do not run, but its observers hear of its end.
  owner.subscribe({ complete: () => stopWaiting(owner) })
}

/** The effects that all charts share, bound to the app: spread into `.provide({ actions })`. */
export const boundEffects = {
  goTo: (_: unknown, destination: Destination) => goTo(destination),
  notify,
  stopWaiting: ({ self }: { self: AnyActorRef }) => stopWaiting(self),
  focusField: (_: unknown, { field }: { field: string }) => focusField(field),
  logFault: (_: unknown, fault: { what: string; code: string }) => void logFault(fault),
}

/** What players are told when the code behind a tap could not be fetched. */
export const notifyLoadFailed = () => notify(undefined, { kind: 'offline', text: 'offline' })

/**
 * Starts an action whose code is loaded with the tap; players are told of a failure. The import is handed over as it is: a
 * file that failed may be fetched under another address (src/platform/files.ts), which repeats the import and nothing
 * chained to it.
 */
export const withCode = <Code>(code: Promise<Code>, use: (code: Code) => unknown): Promise<unknown> =>
  code.then(use, notifyLoadFailed)
