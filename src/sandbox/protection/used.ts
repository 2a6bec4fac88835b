import { day, monthEnd, monthStart } from '../rewards/calendar'
import type { LimitPeriod } from '../db/protection'

/** How much of a limit is used, and when it frees: arithmetic without a database. */

/** Something that uses a limit up, or, negative, gives some of it back. */
export interface Entry {
  /** Milliseconds UTC. */
  readonly at: number
  /** Minor units. */
  readonly minor: number
}

const lengths = { day, week: 7 * day } as const

/** From when on things count at a moment: what happened exactly then counts no more, but for the start of a month. */
export const windowStart = (period: LimitPeriod, now: number): number =>
  period === 'month' ? monthStart(now) - 1 : now - lengths[period]

/** Entries by time; those of one moment stay as they were given. */
export const inOrder = (entries: readonly Entry[]): Entry[] => [...entries].sort((a, b) => a.at - b.at)

/**
 * What is used up at a moment: stakes less what came back since, never below nothing. What was won before a loss does
 * not make room for it: whichever part of the window is looked at, no more than this was lost in it. Entries after
 * `now`, written before a clock was put back, count at their highest.
 */
export function usedUp(entries: readonly Entry[], now: number): number {
  let running = 0
  let standing = 0
  let later = 0
  for (const { at, minor } of entries) {
    running = Math.max(0, running + minor)
    if (at <= now) standing = running
    else later = Math.max(later, running)
  }
  return Math.max(standing, later)
}

/** When no more than `most` will be used, if nothing else happens; `now` if it is so already. Entries in order. */
export function freesAt(entries: readonly Entry[], period: LimitPeriod, most: number, now: number): number {
  const usedAt = (at: number) =>
    usedUp(
      entries.filter((entry) => entry.at > windowStart(period, at)),
      at,
    )
  if (usedAt(now) <= most) return now
  if (period === 'month') return monthEnd(Math.max(now, entries.at(-1)?.at ?? now))
  const leaves = entries.map(({ at }) => at + lengths[period]).filter((at) => at > now)
  // The later, the less is used: halve until the first moment is found.
  let [low, high] = [0, leaves.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (usedAt(leaves[middle] ?? now) <= most) high = middle
    else low = middle + 1
  }
  return leaves[low] ?? now
}

/** How long one act counts as play where no other follows, milliseconds. */
const spanOfAct = 5 * 60_000

/** A span of play. */
export interface PlaySpan {
  readonly from: number
  readonly to: number
}

/** Play around acts (a game opened, a bet placed or finished): each counts until the next, five minutes at the most. */
export function spansOf(acts: readonly number[]): PlaySpan[] {
  const all = [...acts].sort((a, b) => a - b)
  return all.map((from, n) => ({ from, to: Math.min(from + spanOfAct, all[n + 1] ?? Infinity) }))
}

/** Milliseconds played from one moment to another; what lies ahead, since a clock was put back, counts whole. */
export const playedBetween = (spans: readonly PlaySpan[], start: number, now: number): number =>
  spans.reduce((sum, { from, to }) => {
    const end = from > now ? to : Math.min(to, now)
    return sum + Math.max(0, end - Math.max(from, start))
  }, 0)

/** When less than `most` milliseconds will have been played in the window, if nothing else happens. */
export function restsUntil(
  spans: readonly PlaySpan[],
  period: LimitPeriod,
  most: number,
  now: number,
): number {
  if (playedBetween(spans, windowStart(period, now), now) < most) return now
  if (period === 'month') return monthEnd(now)
  let left = most
  // The last span is still under way: it counts as if it lasted as long as it can.
  for (const { from, to } of spans.toReversed()) {
    if (to - from >= left) return Math.max(now, to - left + 1 + lengths[period])
    left -= to - from
  }
  return now
}
