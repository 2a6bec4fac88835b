import { day, monthEnd, monthStart } from '../rewards/calendar'
import type { LimitPeriod } from '../db/protection'

/** How much of a limit is used, and when it frees up: arithmetic without a database. */

/** Something that uses up a limit or, if negative, frees some of it. */
export interface Entry {
  /** Milliseconds UTC. */
  readonly at: number
  /** Minor units. */
  readonly minor: number
}

const lengths = { day, week: 7 * day } as const

/**
 * Start of the window at a given time: an entry exactly then no longer counts, except at the start of a
 * month.
 */
export const windowStart = (period: LimitPeriod, now: number): number =>
  period === 'month' ? monthStart(now) - 1 : now - lengths[period]

/** Entries by time; those of the same millisecond keep their order. */
export const inOrder = (entries: readonly Entry[]): Entry[] => [...entries].sort((a, b) => a.at - b.at)

/**
 * The amount used at a given time: stakes less subsequent returns, never below zero. Winnings before a loss
 * do not make room for it: in no part of the window was more than this lost. Entries after `now`, written
 * before a clock was set back, count at their peak.
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

/**
 * When no more than `most` will be used, if nothing else happens; `now` if already so. Entries must be in
 * order.
 */
export function freesAt(entries: readonly Entry[], period: LimitPeriod, most: number, now: number): number {
  const usedAt = (at: number) =>
    usedUp(
      entries.filter((entry) => entry.at > windowStart(period, at)),
      at,
    )
  if (usedAt(now) <= most) return now
  if (period === 'month') return monthEnd(Math.max(now, entries.at(-1)?.at ?? now))
  const leaves = entries.map(({ at }) => at + lengths[period]).filter((at) => at > now)
  // Usage falls over time: a binary search finds the first such moment.
  let [low, high] = [0, leaves.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (usedAt(leaves[middle] ?? now) <= most) high = middle
    else low = middle + 1
  }
  return leaves[low] ?? now
}

/** How long one action counts as play if no other follows, milliseconds. */
const spanOfAct = 5 * 60_000

/** A span of play. */
export interface PlaySpan {
  readonly from: number
  readonly to: number
}

/**
 * Play around actions (a game opened, a bet placed or finished): each counts until the next, for at most five
 * minutes.
 */
export function spansOf(acts: readonly number[]): PlaySpan[] {
  const all = [...acts].sort((a, b) => a - b)
  return all.map((from, n) => ({ from, to: Math.min(from + spanOfAct, all[n + 1] ?? Infinity) }))
}

/** Milliseconds played between two times; future spans, from before a clock was set back, count in full. */
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
  // The last span is still in progress: it counts with its maximum length.
  for (const { from, to } of spans.toReversed()) {
    if (to - from >= left) return Math.max(now, to - left + 1 + lengths[period])
    left -= to - from
  }
  return now
}
