import { gameRecord } from '../../machines/record/pages'
import { memberTransactions, type BetEntry } from '../platform/calls/bets'
import type { AnswerOf } from '../platform/call'
import { ask } from './client'
import { defineRecord, type Entry } from './record'

/** One bet of the record, with the account's currency. */
export interface BetRow extends Entry {
  readonly bet: BetEntry
  readonly currency: string
}

export type BetSums = AnswerOf<typeof memberTransactions>['total'] & { readonly currency: string }

/** The betting record (RECORD-04, WIRE-86). */
export const betRecord = defineRecord(gameRecord, async ({ kind, ...asked }, signal) => {
  const input = { ...asked, gameCategory: kind ?? undefined }
  const { list, total, currency, ...pages } = await ask(memberTransactions, input, { signal })
  const rows = list.map((bet): BetRow => ({ key: bet.number, at: bet.placedAt, bet, currency }))
  return { rows, sums: { ...total, currency } satisfies BetSums, ...pages }
})

/** How a bet ended for the player. What brings back no more than the stake is no win (trust 38). */
export type Ending = 'open' | 'won' | 'even' | 'lost' | 'void'

export function endingOf({ state, net }: BetEntry): Ending {
  if (state !== 'settled') return state
  if (net.startsWith('-')) return 'lost'
  return /[1-9]/.test(net) ? 'won' : 'even'
}
