import type { AnyActorRef } from 'xstate'

/** Calls back once, when a chart finishes. Returns an unsubscribe function. */
export function whenFinished(actor: AnyActorRef, then: () => void): () => void {
  const watch = actor.subscribe({ complete: then })
  return () => watch.unsubscribe()
}
