import { rebates as page } from '../../machines/record/pages'
import { rebateReport } from '../platform/calls/rewards'
import type { AnswerOf } from '../platform/call'
import { ask } from './client'
import { defineRecord, type Entry } from './record'

type Answer = AnswerOf<typeof rebateReport>

/** What was paid for the bets of one category. */
export interface RebateRow extends Entry {
  readonly rebate: Answer['list'][number]
  readonly currency: string
}

export type RebateSums = Answer['total'] & { readonly currency: string }

/** My rebate: every rebate that was taken (RECORD-09). */
export const rebates = defineRecord(page, async ({ kind: _, language: __, ...asked }, signal) => {
  const { list, total, currency, ...pages } = await ask(rebateReport, asked, { signal })
  const rows = list.map((rebate): RebateRow => ({
    key: rebate.number,
    at: rebate.at,
    rebate,
    currency,
  }))
  return { rows, sums: { ...total, currency } satisfies RebateSums, ...pages }
})
