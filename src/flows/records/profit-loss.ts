import { profitLoss } from '../../../machines/record/pages'
import { isNegative, isZero, subtract } from '../../../machines/shared/arithmetic'
import type { Money } from '../../../machines/shared/money'
import { memPnl } from '../../platform/calls/records'
import type { AnswerOf } from '../../platform/call'
import { dayOf, zoneName } from '../../i18n/time'
import { call } from '../core/client'
import { defineRecord, type Entry } from './record'

type Answer = AnswerOf<typeof memPnl>

/** The sums of a date range or a day. */
export type Balance = Answer['total']

/** One day with activity. */
export interface DayRow extends Entry {
  readonly balance: Balance
}

export interface RangeSums {
  readonly total: Balance
  readonly categories: Answer['categories']
}

/**
 * Settled stakes, so that returns less stakes equal the result; open stakes are listed separately as held.
 */
export const overBets = <Part extends { readonly bets: Money; readonly held: Money }>(part: Part): Part => ({
  ...part,
  bets: subtract(part.bets, part.held),
})

/** Profit and loss (RECORD-08, WIRE-101): sums, categories, and the days under them. */
export const profitAndLoss = defineRecord(profitLoss, async ({ kind: _, language: __, ...asked }, signal) => {
  const answer = await call(memPnl, { ...asked, timeZone: zoneName() }, { signal })
  const { list, pageNum, totalPages } = answer
  const total = overBets(answer.total)
  const categories = answer.categories.map(overBets)
  const rows = list.map(({ day, ...balance }) => ({ key: day, at: dayOf(day), balance: overBets(balance) }))
  return { rows, sums: { total, categories } satisfies RangeSums, pageNum, totalPages }
})

/** The overall result: ahead, behind, or neither. */
type Standing = 'ahead' | 'behind' | 'even'

export const standingOf = (net: Money): Standing =>
  isNegative(net) ? 'behind' : isZero(net) ? 'even' : 'ahead'

/** Play itself returned more than it took: a bonus that covers a loss is not a win (trust 38). */
export const isWin = ({ play, net }: Pick<Balance, 'play' | 'net'>): boolean =>
  standingOf(play) === 'ahead' && standingOf(net) === 'ahead'
