import { rebates as page } from '../../../machines/record/pages'
import { rebateReport } from '../../platform/calls/rewards'
import type { AnswerOf } from '../../platform/call'
import { call } from '../core/client'
import { defineRecord, type Entry } from './record'

type Answer = AnswerOf<typeof rebateReport>

/** The rebate for one category's bets. */
export interface RebateRow extends Entry {
  readonly rebate: Answer['list'][number]
}

export type RebateSums = Answer['total']

/** My rebate: every rebate taken (RECORD-09). */
export const rebates = defineRecord(page, async ({ kind: _, language: __, ...asked }, signal) => {
  const { list, total, ...pages } = await call(rebateReport, asked, { signal })
  const rows = list.map((rebate): RebateRow => ({
    key: rebate.number,
    at: rebate.at,
    rebate,
  }))
  return { rows, sums: total satisfies RebateSums, ...pages }
})
