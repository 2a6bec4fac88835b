import { withdrawals as page } from '../../machines/record/pages'
import { withdrawReport, type Withdrawal } from '../platform/calls/withdraw'
import type { AnswerOf } from '../platform/call'
import { ask } from './client'
import { defineRecord, type Entry } from './record'

/** One withdrawal of the report. */
export interface WithdrawalRow extends Entry {
  readonly withdrawal: Withdrawal
  readonly currency: string
}

export type WithdrawalSums = AnswerOf<typeof withdrawReport>['total'] & { readonly currency: string }

/** The withdraw report: every withdrawal, whatever became of it (RECORD-07, WIRE-90). */
export const withdrawals = defineRecord(page, async ({ kind: _, language: __, ...asked }, signal) => {
  const input = { ...asked, requestId: undefined }
  const { list, total, currency, ...pages } = await ask(withdrawReport, input, { signal })
  const rows = list.map((withdrawal): WithdrawalRow => ({
    key: withdrawal.number,
    at: withdrawal.createdAt,
    withdrawal,
    currency,
  }))
  return { rows, sums: { ...total, currency } satisfies WithdrawalSums, ...pages }
})
