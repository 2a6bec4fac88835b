import * as paths from '../../../machines/shared/paths'
import { onRouteChange, path } from '../adapters/navigation'
import { wayRecord } from '../../platform/records'
import { read, write } from '../../platform/storage'
import { perPage } from '../core/lifetime'
import { currentSession } from '../core/root'

/**
 * Screens on which money moves or a game is open: nothing else demands attention there, nor on the way back.
 */
export const business: readonly string[] = [
  paths.deposit,
  paths.withdraw,
  paths.transfer,
  paths.team,
  paths.launchGame,
  paths.startLottery,
]

/**
 * The current screen and the one before it, surviving a page load in between: providers send players back
 * that way.
 */
const visited = perPage(() => {
  let way = read(wayRecord) ?? { now: path(), before: '' }
  const go = (next: string) => {
    if (next !== way.now) way = { before: way.now, now: next }
    if (currentSession()) write(wayRecord, way)
  }
  go(path())
  onRouteChange(go)
  return () => way
})

/** Home, under any of its addresses. */
export const isHome = /^\/(m\/?|m\/home\/?|m\/index(\.html)?)?$/

/**
 * Whether something may open automatically: on home, where it interrupts nothing, and not on the way back
 * from a payment or a game. Must be called once before the first change of screen.
 */
export function mayComeUp(): boolean {
  const { now, before } = visited()()
  return isHome.test(now) && !business.includes(before)
}
