import { after, until } from '../core/until'
import { yieldToBrowser } from '../core/yield-to-browser'
import { homeContentActor } from './home'

/** How long home must be idle before anything may open automatically, in milliseconds. */
const patience = 1_200

/** Maximum wait for home's pictures, in milliseconds. */
const longest = 10_000

/** Resolves once home's content has loaded or failed. */
function known(): Promise<void> {
  const actor = homeContentActor()
  return until(actor, () => !actor.getSnapshot().hasTag('pending'))
}

/** Resolves once the pictures in the viewport are drawn; failed ones are not waited for. */
const drawn = () =>
  Promise.all(
    [...document.images].map((picture) => picture.loading === 'lazy' || picture.decode().catch(() => {})),
  )

/**
 * Resolves when home has been idle for a while and its pictures are drawn: automatic panels come after the
 * largest contentful paint and do not compete with it for bandwidth.
 */
export async function homeSettled(): Promise<void> {
  const pictures = known().then(yieldToBrowser).then(drawn)
  await Promise.all([after(patience), Promise.race([pictures, after(longest)])])
}
