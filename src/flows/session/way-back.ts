import * as paths from '../../../machines/shared/paths'
import { onRouteChange, path } from '../adapters/navigation'
import { perPage } from '../core/lifetime'

const business: readonly string[] = [paths.deposit, paths.withdraw, paths.launchGame]

/** The screen of now and the one before it. */
const visited = perPage(() => {
  const way = { now: path(), before: '' }
  onRouteChange((next) => {
    if (next !== way.now) Object.assign(way, { before: way.now, now: next })
  })
  return way
})

/** Home under any of its addresses. */
const isHome = /^\/(m\/?|m\/home\/?|m\/index(\.html)?)?$/

/**
 * Whether something may come up by itself: on home, where nobody is disturbed in what they came for, and not on the way
 * back from paying or from a game. To be asked once before the first change of screen.
 */
export function mayComeUp(): boolean {
  const { now, before } = visited()
  return isHome.test(now) && !business.includes(before)
}
