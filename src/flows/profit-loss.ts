import { profitLoss } from '../../machines/record/pages'
import { memPnl } from '../platform/calls/records'
import type { AnswerOf } from '../platform/call'
import { dayOf, zoneName } from '../i18n/time'
import { ask } from './client'
import { defineRecord, type Entry } from './record'

type Answer = AnswerOf<typeof memPnl>

/** What a stretch, or a day, came to. */
export type Balance = Answer['total']

/** One day with something on it. */
export interface DayRow extends Entry {
  readonly balance: Balance
  readonly currency: string
}

export interface StretchSums {
  readonly total: Balance
  readonly categories: Answer['categories']
  readonly currency: string
}

/** Profit and loss (RECORD-08, WIRE-101): sums, categories, and the days under them. */
export const profitAndLoss = defineRecord(profitLoss, async ({ kind: _, language: __, ...asked }, signal) => {
  const answer = await ask(memPnl, { ...asked, timeZone: zoneName() }, { signal })
  const { list, total, categories, currency, pageNum, totalPages } = answer
  const rows = list.map(({ day, ...balance }) => ({ key: day, at: dayOf(day), balance, currency }))
  return { rows, sums: { total, categories, currency } satisfies StretchSums, pageNum, totalPages }
})

/** How it stands: ahead, behind, or neither. */
export type Standing = 'ahead' | 'behind' | 'even'

export const standingOf = (net: string): Standing =>
  net.startsWith('-') ? 'behind' : /[1-9]/.test(net) ? 'ahead' : 'even'

/** Play itself has brought more than it took: a bonus that covers a loss is no win (trust 38). */
export const isWin = ({ play, net }: Pick<Balance, 'play' | 'net'>): boolean =>
  standingOf(play) === 'ahead' && standingOf(net) === 'ahead'
