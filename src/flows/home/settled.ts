import { after, until } from '../core/until'
import { yieldToBrowser } from '../core/yield-to-browser'
import { homeContentActor } from './home'

/** How long home is left alone before anything may open by itself, in milliseconds. */
const patience = 1_200

/** The longest that its pictures are waited for, in milliseconds. */
const longest = 10_000

/** Resolves once home knows what it shows, or that it does not come. */
function known(): Promise<void> {
  const actor = homeContentActor()
  return until(actor, () => !actor.getSnapshot().hasTag('pending'))
}

/** Resolves once the pictures in sight are drawn; one that fails is not waited for. */
const drawn = () =>
  Promise.all(
    [...document.images].map((picture) => picture.loading === 'lazy' || picture.decode().catch(() => {})),
  )

/**
 * Resolves when home has been left alone for a while and has its pictures: what opens by itself comes after the largest
 * of them, and does not share the line with it.
 */
export async function homeSettled(): Promise<void> {
  const pictures = known().then(yieldToBrowser).then(drawn)
  await Promise.all([after(patience), Promise.race([pictures, after(longest)])])
}
