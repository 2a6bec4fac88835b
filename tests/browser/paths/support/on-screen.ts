import type { LeftOut, OnScreen } from '../../../../src/paths/run/on-screen'
import type { Driver } from './driver'
import { screenPaths } from './routes'

const givesUp = 'the client gives up before this limit, which the chart sees as any other failure'

/** Why a goal of another kind is left out. */
export const notThere = 'the screen does not offer it there'

/** The paths of one chart that a screen can do, and what they leave out, for the path tool's exports. */
export function onScreen(driver: Driver): OnScreen {
  const { cases, ids, notHere, players, begins, withoutInputs = {} } = driver
  const { paths, outOfReach, notOffered } = screenPaths(driver)
  const starts = Object.entries(withoutInputs).map(([name, why]): LeftOut => ({ start: name, why }))
  const transitions = outOfReach.map((id): LeftOut => ({ transition: id, why: notHere[id] ?? givesUp }))
  const goals = notOffered.map((goal): LeftOut => ({ goal, why: notThere }))
  const leftOut = [...starts, ...transitions, ...goals]
  return {
    chart: cases.id,
    ids,
    paths,
    leftOut,
    ...(players ? { players } : {}),
    ...(begins ? { begins } : {}),
  }
}
