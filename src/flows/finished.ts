import type { AnyActorRef } from 'xstate'

/** Calls back once, when a chart has come to its end. Answers how to stop listening. */
export function whenFinished(actor: AnyActorRef, then: () => void): () => void {
  const watch = actor.subscribe({ complete: then })
  return () => watch.unsubscribe()
}
