import type { AnyActorRef } from 'xstate'

/** Waits for what becomes true with a change of this actor. Not xstate’s `waitFor`: it would weigh on the first visit. */
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

/** Waits for a time, milliseconds. */
export const after = (milliseconds: number): Promise<void> =>
  new Promise((come) => setTimeout(come, milliseconds))
