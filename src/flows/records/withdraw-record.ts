import { withdrawals as page } from '../../../machines/record/pages'
import { withdrawReport, type Withdrawal } from '../../platform/calls/withdraw'
import type { AnswerOf } from '../../platform/call'
import { call } from '../core/client'
import { defineRecord, type Entry } from './record'

/** One withdrawal in the report. */
export interface WithdrawalRow extends Entry {
  readonly withdrawal: Withdrawal
}

export type WithdrawalSums = AnswerOf<typeof withdrawReport>['total']

/** The withdraw report: every withdrawal, whatever its status (RECORD-07, WIRE-90). */
export const withdrawals = defineRecord(page, async ({ kind: _, language: __, ...asked }, signal) => {
  const input = { ...asked, requestId: undefined }
  const { list, total, ...pages } = await call(withdrawReport, input, { signal })
  const rows = list.map((withdrawal): WithdrawalRow => ({
    key: withdrawal.number,
    at: withdrawal.createdAt,
    withdrawal,
  }))
  return { rows, sums: total satisfies WithdrawalSums, ...pages }
})
