import { stakeOf, type Bets } from './game'

/** Allowed stakes: a ladder that starts at the game's minimum. Amounts are whole minor units. */

const ladder = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]

/** A game's stakes, lowest first. */
export function stakesFrom(min: number): readonly number[] {
  return ladder.filter((stake) => stake >= min).slice(0, 6)
}

/** Stakes of free play, in demo points. */
export const freeStakes: readonly number[] = [10, 20, 50, 100]

/** A round's limit, as a multiple of the highest stake. */
export const maxChips = 6

/**
 * Whether amounts are among those the game offers: one of its stakes or, if a round has many bets, chips of
 * the smallest on each spot up to the round's limit.
 */
export function fitsStakes(bets: Bets, stakes: readonly number[], many: boolean): boolean {
  const amounts = Object.values(bets)
  if (!many) return amounts.every((amount) => stakes.includes(amount))
  const min = stakes[0] ?? 1
  const chip = Math.min(min, 100)
  const max = (stakes.at(-1) ?? 0) * maxChips
  return amounts.every((bet) => bet >= min && bet % chip === 0) && stakeOf(bets) <= max
}
