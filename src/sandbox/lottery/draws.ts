import { createRng } from '../art/rng'
import type { LotteryRule } from './rules'

/**
 * Draws are a matter of the clock alone: every lottery draws at fixed moments, a bet is taken up to the moment of
 * its draw, and what a draw brings depends on lottery and moment. Nothing has to run in between.
 */

const day = 24 * 60 * 60 * 1000
/** Manila is eight hours ahead all year. */
const zone = 8 * 60 * 60 * 1000

/** The next moment of a draw, after `now`; `ahead` of them further on. */
export function nextDraw({ every, anchor }: LotteryRule, now: number, ahead = 0): number {
  const base = anchor - zone
  return (Math.floor((now - base) / every) + 1 + ahead) * every + base
}

/** The last moment of a draw, at `now` or before; `back` of them further back. */
export function lastDraw(rule: LotteryRule, now: number, back = 0): number {
  return nextDraw(rule, now) - (back + 1) * rule.every
}

/** The number of a draw: its day in Manila, and its place in that day. */
export function numeroOf({ every }: LotteryRule, drawAt: number): string {
  const local = new Date(drawAt + zone)
  const date = local.toISOString().slice(2, 10).replaceAll('-', '')
  const place = Math.floor(((drawAt + zone) % day) / every) + 1
  return `${date}-${String(place).padStart(every < 10 * 60_000 ? 4 : 2, '0')}`
}

/** What a lottery brings at a moment; balls in order of size, digits in order of their places. */
export function drawnNumbers(code: string, { kind, count, highest }: LotteryRule, drawAt: number): number[] {
  const random = createRng(`${code}:${drawAt}`)
  if (kind === 'digits') return Array.from({ length: count }, () => random.i(0, highest))
  const bag = random.shuffle(Array.from({ length: highest }, (_, at) => at + 1))
  return bag.slice(0, count).sort((a, b) => a - b)
}
