import { counted } from '../cli/report'

/** Of a walk in a browser: what was checked where the path stood. */
export interface StateCheck {
  readonly state: string
  /** From the tap to the first picture of the state, milliseconds. */
  readonly ms?: number
  /** What readers and the three sizes find; where the situation was looked over. */
  readonly found?: readonly string[]
}

/** Of a chart's run: what its checks need. */
interface Looked {
  readonly cases: { readonly id: string }
  readonly checks?: readonly StateCheck[]
}

/** The screens that each situation is laid out on: the smallest phone, the design's, and one held sideways. */
export const sizes = [
  [320, 844],
  [390, 844],
  [740, 360],
] as const

const sizeText = sizes.map(([width, height]) => `${width}×${height}`).join(', ')

/** What the checks say of a chart, in lines; none when nothing was checked. */
export function checksText({ cases, checks = [] }: Looked, width: number): string[] {
  if (checks.length === 0) return []
  const looked = checks.filter(({ found }) => found !== undefined)
  const timed = checks.flatMap(({ state, ms }) => (ms === undefined ? [] : { state, ms }))
  const slowest = timed.toSorted((a, b) => b.ms - a.ms)[0]
  const middle = timed.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(timed.length / 2)]
  const time =
    slowest && middle !== undefined
      ? `; from tap to state ${middle.toFixed(0)} ms, at the most ${slowest.ms.toFixed(0)} ms (${slowest.state})`
      : ''
  const states = new Set(looked.map(({ state }) => state))
  const lines = looked.flatMap(({ state, found = [] }) => found.map((one) => `    ${state}: ${one}`))
  const verdict = lines.length === 0 ? 'nothing found' : `${lines.length} FOUND`
  return [
    `${cases.id.padEnd(width)}  ${counted(states.size, 'state')} by axe and at ${sizeText}: ${verdict}${time}`,
    ...new Set(lines),
  ]
}

/** Whether the checks found something. */
export const isFaulty = ({ checks = [] }: Pick<Looked, 'checks'>) =>
  checks.some(({ found = [] }) => found.length > 0)
