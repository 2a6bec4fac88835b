import { day, dayNumber } from '../rewards/calendar'
import type { Life } from './world'

/** When the simulated people visit: mostly in the evening, on days chosen at random, and once at the end. */

export interface Planned {
  readonly life: Life
  /** Milliseconds UTC. */
  readonly at: number
  readonly first: boolean
  readonly last: boolean
}

const hour = 3_600_000
const zone = 8 * hour
/** Hours of the day in Manila, weighted by how often people play in them. */
const hours = [9, 11, 12, 13, 15, 17, 18, 19, 19, 20, 20, 20, 21, 21, 21, 22, 22]

/** How long these records go back; an account only slightly older has its whole history in them. */
const halfYear = 183 * day
const wholeLife = 215 * day

/** The start of somebody's records. */
export const beginOf = (registeredAt: number, now: number): number =>
  now - registeredAt <= wholeLife ? registeredAt : now - halfYear

/** Every visit of a history, oldest first. */
export function planOf(life: Life, now: number): Planned[] {
  const { habits, member, random } = life
  const begin = beginOf(member.registeredAt, now)
  const end = now - habits.seen * hour
  const from = habits.first ? now - habits.first.hoursAgo * hour : begin + random.i(4, 25) * 60_000
  const times: number[] = []
  for (let number = dayNumber(from); number <= dayNumber(end); number += 1) {
    if (!random.yes(habits.often / 100)) continue
    const at = number * day - zone + random.pick(hours) * hour + random.i(0, 3_599) * 1000
    if (at > from + 4 * hour && at < end - 4 * hour) times.push(at)
  }
  // Someone who joined only hours ago has visited once.
  const last = end > from + 4 * hour ? [end] : []
  const all = [from, ...times, ...last].filter((at) => at <= now - hour)
  return all.map((at, n) => ({ life, at, first: n === 0, last: n === all.length - 1 }))
}
