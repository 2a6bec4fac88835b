import * as paths from '../../../machines/shared/paths'
import { onRouteChange, path } from '../adapters/navigation'
import { wayRecord } from '../../platform/records'
import { read, write } from '../../platform/storage'
import { perPage } from '../core/lifetime'
import { currentSession } from '../core/root'

/** Screens on which money moves or a game is open: nothing else asks for attention there, nor on the way back from them. */
export const business: readonly string[] = [
  paths.deposit,
  paths.withdraw,
  paths.transfer,
  paths.team,
  paths.launchGame,
  paths.startLottery,
]

/** The screen of now and the one before it, also where the page was loaded in between: a provider sends players back so. */
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

/** Home under any of its addresses. */
export const isHome = /^\/(m\/?|m\/home\/?|m\/index(\.html)?)?$/

/**
 * Whether something may come up by itself: on home, where nobody is disturbed in what they came for, and not on the way
 * back from paying or from a game. To be asked once before the first change of screen.
 */
export function mayComeUp(): boolean {
  const { now, before } = visited()()
  return isHome.test(now) && !business.includes(before)
}
