import type { AnyActorRef } from 'xstate'
import type { Destination, Notice } from '../../../machines/shared/effects'
import { focusField } from '../adapters/focus'
import { goTo } from '../adapters/navigation'
import { perPage } from './lifetime'
import { logFault } from './log'
import { toastsActor } from './root'

/** Owner of the loading message that is shown or pending: only its owner clears it. */
const loading = perPage(() => ({ owner: null as AnyActorRef | null }))

function stopWaiting(owner: AnyActorRef): void {
  if (loading().owner !== owner) return
  loading().owner = null
  toastsActor()?.send({ type: 'STOP_WAITING' })
}

/** Returns a cleanup function that ends the waits of this chart and its children. */
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
  // A stopped chart exits no state: its exit actions do not run, but its observers are notified of
  // completion.
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

/** Tells the player that the code behind a tap could not be fetched. */
export const notifyLoadFailed = () => notify(undefined, { kind: 'offline', text: 'offline' })

/**
 * Runs an action whose code is loaded on tap, and reports a failed load to the player. Pass the bare import:
 * a failed file may be fetched under another address (src/platform/files.ts), which repeats the import but
 * nothing chained to it.
 */
export const withCode = <Code>(code: Promise<Code>, use: (code: Code) => unknown): Promise<unknown> =>
  code.then(use, notifyLoadFailed)
