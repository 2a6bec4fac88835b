/** What each lottery draws, how often, and what it pays: told from its name, the same for ever. */

export interface LotteryRule {
  /** `balls`: different numbers of a bag, in any order. `digits`: one figure 0 to 9 for each place. */
  readonly kind: 'balls' | 'digits'
  readonly count: number
  /** Highest number: of the bag, or 9. */
  readonly highest: number
  /** Milliseconds between two draws. */
  readonly every: number
  /** Milliseconds after midnight in Manila at which the day's draws are anchored. */
  readonly anchor: number
  /** Stakes paid for that many right numbers; for digits, right figures counted from the last one. */
  readonly pays: Readonly<Record<number, number>>
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const ballPays: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  2: { 2: 60 },
  3: { 2: 4, 3: 120 },
  5: { 3: 10, 4: 150, 5: 4000 },
  6: { 3: 5, 4: 40, 5: 800, 6: 10_000 },
}
const digitPays: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  2: { 2: 70 },
  3: { 2: 8, 3: 500 },
  4: { 2: 6, 3: 60, 4: 4000 },
  6: { 3: 50, 4: 500, 5: 5000, 6: 50_000 },
}

const balls = (count: number, highest: number, every: number, anchor = 0): LotteryRule => ({
  kind: 'balls',
  count,
  highest,
  every,
  anchor,
  pays: ballPays[count] ?? {},
})
const digits = (count: number, every: number, anchor = 0): LotteryRule => ({
  kind: 'digits',
  count,
  highest: 9,
  every,
  anchor,
  pays: digitPays[count] ?? {},
})

/** From top to bottom, the first that fits the name. */
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

/** How many stakes a row of numbers is worth against a draw. */
export function timesOf(rule: LotteryRule, picked: readonly number[], drawn: readonly number[]): number {
  return rule.pays[hitsOf(rule, picked, drawn)] ?? 0
}

/** Right numbers: for balls in any order, for digits in a row from the last place. */
export function hitsOf(rule: LotteryRule, picked: readonly number[], drawn: readonly number[]): number {
  if (rule.kind === 'balls') return picked.filter((number) => drawn.includes(number)).length
  let hits = 0
  while (hits < rule.count && picked.at(-1 - hits) === drawn.at(-1 - hits)) hits += 1
  return hits
}

/** Whether a row of numbers may be played. */
export function fits(rule: LotteryRule, picked: readonly number[]): boolean {
  const least = rule.kind === 'balls' ? 1 : 0
  return (
    picked.length === rule.count &&
    picked.every((number) => Number.isInteger(number) && number >= least && number <= rule.highest) &&
    (rule.kind === 'digits' || new Set(picked).size === rule.count)
  )
}
