import type { AnyActorRef } from 'xstate'

/**
 * Waits until a condition on this actor holds. Not XState’s `waitFor`, which would add weight to the first
 * visit.
 */
export const until = (actor: AnyActorRef | undefined, isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return
      watch?.unsubscribe()
      resolve()
    }
    const watch = actor?.subscribe(look)
    look()
  })

/** Waits for a number of milliseconds. */
export const after = (milliseconds: number): Promise<void> =>
  new Promise((come) => setTimeout(come, milliseconds))
