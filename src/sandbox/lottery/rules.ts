/** What each lottery draws, how often, and what it pays: derived from its name, and constant. */

export interface LotteryRule {
  /** `balls`: distinct numbers from a pool, in any order. `digits`: one digit 0 to 9 per place. */
  readonly kind: 'balls' | 'digits'
  readonly count: number
  /** Highest number: of the pool, or 9. */
  readonly highest: number
  /** Milliseconds between two draws. */
  readonly every: number
  /** Milliseconds after midnight in Manila at which the day's draws start. */
  readonly anchor: number
  /** Payout, as a multiple of the stake, by hits; for digits, matching places counted from the last. */
  readonly pays: Readonly<Record<number, number>>
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** By numbers drawn and pool size. */
const ballPays: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  '2/20': { 2: 110 },
  '3/20': { 2: 5, 3: 350 },
  '5/40': { 2: 2, 3: 15, 4: 300, 5: 60_000 },
  '6/42': { 2: 1, 3: 5, 4: 40, 5: 2_000, 6: 250_000 },
  '6/45': { 2: 1, 3: 6, 4: 60, 5: 3_000, 6: 400_000 },
  '6/49': { 2: 1, 3: 8, 4: 100, 5: 5_000, 6: 600_000 },
  '6/55': { 2: 1, 3: 12, 4: 150, 5: 8_000, 6: 2_000_000 },
  '6/58': { 2: 1, 3: 14, 4: 200, 5: 10_000, 6: 3_000_000 },
}
const digitPays: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  2: { 2: 70 },
  3: { 2: 8, 3: 500 },
  4: { 2: 6, 3: 60, 4: 4000 },
  6: { 2: 6, 3: 60, 4: 600, 5: 10_000, 6: 300_000 },
}

const balls = (count: number, highest: number, every: number, anchor = 0): LotteryRule => ({
  kind: 'balls',
  count,
  highest,
  every,
  anchor,
  pays: ballPays[`${count}/${highest}`] ?? {},
})
const digits = (count: number, every: number, anchor = 0): LotteryRule => ({
  kind: 'digits',
  count,
  highest: 9,
  every,
  anchor,
  pays: digitPays[count] ?? {},
})

/** The first match wins. */
const rules: readonly (readonly [RegExp, LotteryRule])[] = [
  [/6\/42/, balls(6, 42, 5 * minute)],
  [/6\/45/, balls(6, 45, 10 * minute)],
  [/6\/49/, balls(6, 49, 30 * minute)],
  [/6\/55/, balls(6, 55, day, 21 * hour)],
  [/6\/58/, balls(6, 58, day, 21 * hour)],
  [/Keno|Quick Five|Ninety|Bingo/, balls(5, 40, 2 * minute)],
  [/Speed|Turbo/, balls(3, 20, minute)],
  [/Two/, digits(2, 3 * minute)],
  [/Three|Tres/, digits(3, 5 * minute)],
  [/Four/, digits(4, 10 * minute)],
  [/Six Digit/, digits(6, hour)],
  [/Pares/, balls(2, 20, 3 * minute)],
  [/Morning/, digits(4, day, 9 * hour)],
  [/Evening/, digits(4, day, 18 * hour)],
  [/Midnight/, digits(4, day)],
]
const otherwise = balls(6, 42, hour)

export function ruleOf(name: string): LotteryRule {
  return rules.find(([fits]) => fits.test(name))?.[1] ?? otherwise
}

/** Payout of a row against a draw, as a multiple of the stake. */
export function timesOf(rule: LotteryRule, picked: readonly number[], drawn: readonly number[]): number {
  return rule.pays[hitsOf(rule, picked, drawn)] ?? 0
}

/** A line that has won in a draw. */
interface Win {
  /** Its index among the lines of its order. */
  readonly line: number
  readonly hits: number
  readonly prizeMinor: number
}

/** Winnings of an order's lines in a draw; `stakeMinor` is the stake of one line. */
export function winsOf(
  rule: LotteryRule,
  lines: readonly (readonly number[])[],
  drawn: readonly number[],
  stakeMinor: number,
): Win[] {
  return lines.flatMap((picked, line) => {
    const prizeMinor = stakeMinor * timesOf(rule, picked, drawn)
    return prizeMinor > 0 ? [{ line, hits: hitsOf(rule, picked, drawn), prizeMinor }] : []
  })
}

/** Hits: for balls in any order, for digits consecutive places from the last. */
export function hitsOf(rule: LotteryRule, picked: readonly number[], drawn: readonly number[]): number {
  if (rule.kind === 'balls') return picked.filter((number) => drawn.includes(number)).length
  let hits = 0
  while (hits < rule.count && picked.at(-1 - hits) === drawn.at(-1 - hits)) hits += 1
  return hits
}

/** Whether a row of numbers is valid. */
export function fits(rule: LotteryRule, picked: readonly number[]): boolean {
  const min = rule.kind === 'balls' ? 1 : 0
  return (
    picked.length === rule.count &&
    picked.every((number) => Number.isInteger(number) && number >= min && number <= rule.highest) &&
    (rule.kind === 'digits' || new Set(picked).size === rule.count)
  )
}

/** Number of ways to pick `some` out of `all`, in any order. */
export function ways(all: number, some: number): number {
  let count = 1
  for (let n = 1; n <= some; n++) count = (count * (all - some + n)) / n
  return Math.round(count)
}

/** Number of equally likely draws in which a row has exactly these hits. */
export function chanceOf({ kind, count, highest }: LotteryRule, hits: number): { of: number; in: number } {
  if (kind === 'balls') {
    return { of: ways(count, hits) * ways(highest - count, count - hits), in: ways(highest, count) }
  }
  // The place before the last hit must be wrong, and the ones before it may be anything.
  const rest = count - hits
  return { of: rest === 0 ? 1 : 9 * 10 ** (rest - 1), in: 10 ** count }
}

/** Long-run return to player, in hundredths of a percent, rounded down. */
export function returnOf(rule: LotteryRule): number {
  const paid = Object.entries(rule.pays).reduce((sum, [hits, times]) => {
    const chance = chanceOf(rule, Number(hits))
    return sum + (times * chance.of) / chance.in
  }, 0)
  return Math.floor(paid * 10_000)
}
