import { perPage } from './lifetime'

const shown = perPage(() => new WeakSet<object>())

/** Whether a screen shows this actor's data for the first time: what was requested just now is not reloaded. */
export function isFirstShown(actor: object): boolean {
  const isFirst = !shown().has(actor)
  shown().add(actor)
  return isFirst
}

interface Reloadable {
  readonly send: (event: { readonly type: 'RELOAD' }) => void
}

/**
 * For a screen that shows an actor's data: reloads it when the player comes back. On a first visit it was
 * requested just now, and the answer may precede the screen's effect or chart.
 */
export function renewShown(actor: Reloadable): void {
  if (!isFirstShown(actor)) actor.send({ type: 'RELOAD' })
}
