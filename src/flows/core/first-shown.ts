import { perPage } from './lifetime'

const shown = perPage(() => new WeakSet<object>())

/** Whether a screen shows this actor's data for the first time: what was requested just now is not reloaded. */
export function isFirstShown(actor: object): boolean {
  const isFirst = !shown().has(actor)
  shown().add(actor)
  return isFirst
}
