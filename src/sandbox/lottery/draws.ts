import { createRng } from '../rng'
import type { LotteryRule } from './rules'

/**
 * Draws depend only on the clock: every lottery draws at fixed times, takes bets until the draw, and its
 * result is derived from lottery and time. No background job is needed.
 */

const day = 24 * 60 * 60 * 1000
/** Manila is UTC+8 all year. */
const zone = 8 * 60 * 60 * 1000

/** The next draw after `now`, or one `ahead` draws later. */
export function nextDraw({ every, anchor }: LotteryRule, now: number, ahead = 0): number {
  const base = anchor - zone
  return (Math.floor((now - base) / every) + 1 + ahead) * every + base
}

/** The last draw at or before `now`, or one `back` draws earlier. */
export function lastDraw(rule: LotteryRule, now: number, back = 0): number {
  return nextDraw(rule, now) - (back + 1) * rule.every
}

/** A draw's number: its day in Manila, and its index within that day. */
export function numeroOf({ every }: LotteryRule, drawAt: number): string {
  const local = new Date(drawAt + zone)
  const date = local.toISOString().slice(2, 10).replaceAll('-', '')
  const place = Math.floor(((drawAt + zone) % day) / every) + 1
  return `${date}-${String(place).padStart(every < 10 * 60_000 ? 4 : 2, '0')}`
}

/** A lottery's result at a given time; balls sorted, digits by place. */
export function drawnNumbers(code: string, { kind, count, highest }: LotteryRule, drawAt: number): number[] {
  const random = createRng(`${code}:${drawAt}`)
  if (kind === 'digits') return Array.from({ length: count }, () => random.i(0, highest))
  const bag = random.shuffle(Array.from({ length: highest }, (_, at) => at + 1))
  return bag.slice(0, count).sort((a, b) => a - b)
}
