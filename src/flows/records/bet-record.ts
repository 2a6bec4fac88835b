import { gameRecord } from '../../../machines/record/pages'
import { isNegative, isZero, subtract } from '../../../machines/shared/arithmetic'
import { memberTransactions, type BetEntry } from '../../platform/calls/bets'
import type { Money } from '../../../machines/shared/money'
import type { AnswerOf } from '../../platform/call'
import { call } from '../core/client'
import { defineRecord, type Entry } from './record'

/** One bet in the record. */
export interface BetRow extends Entry {
  readonly bet: BetEntry
}

export type BetSums = AnswerOf<typeof memberTransactions>['total']

/**
 * Sums as shown: stakes of settled rounds, so that returns less stakes equal the net; stakes held in open
 * rounds are listed separately.
 */
export const shownSums = <Sums extends { readonly stake: Money; readonly held: Money }>(
  sums: Sums,
): Sums => ({
  ...sums,
  stake: subtract(sums.stake, sums.held),
})

/** The betting record (RECORD-04, WIRE-86). */
export const betRecord = defineRecord(gameRecord, async ({ kind, ...asked }, signal) => {
  const input = { ...asked, gameCategory: kind ?? undefined }
  const { list, total, ...pages } = await call(memberTransactions, input, { signal })
  const rows = list.map((bet): BetRow => ({ key: bet.number, at: bet.placedAt, bet }))
  return { rows, sums: shownSums(total satisfies BetSums), ...pages }
})

/** A bet's outcome for the player. A return of no more than the stake is not a win (trust 38). */
type Ending = 'open' | 'won' | 'even' | 'lost' | 'void'

export function endingOf({ state, net }: Pick<BetEntry, 'state' | 'net'>): Ending {
  if (state !== 'settled') return state
  if (isNegative(net)) return 'lost'
  return isZero(net) ? 'even' : 'won'
}
