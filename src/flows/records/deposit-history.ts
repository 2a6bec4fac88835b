import { depositHistoryPage } from '../../../machines/record/pages'
import { depositTransactioNReport, type DepositOrder } from '../../platform/calls/deposit'
import type { AnswerOf } from '../../platform/call'
import { depositRecord } from '../../platform/late-records'
import { write } from '../../platform/storage'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'
import * as paths from '../../../machines/shared/paths'
import { defineRecord, type Entry } from './record'

/** One deposit in the history. */
export interface DepositRow extends Entry {
  readonly order: DepositOrder
}

export type DepositSums = AnswerOf<typeof depositTransactioNReport>['total']

/** The deposit history: every deposit, whatever its status (RECORD-06, WIRE-99). */
export const depositHistory = defineRecord(
  depositHistoryPage,
  async ({ kind: _, language: __, ...asked }, signal) => {
    const input = { ...asked, requestId: undefined, number: undefined }
    const { list, total, ...pages } = await call(depositTransactioNReport, input, { signal })
    const rows = list.map((order): DepositRow => ({
      key: order.number,
      at: order.createdAt,
      order,
    }))
    return { rows, sums: total satisfies DepositSums, ...pages }
  },
)

/** Continues a deposit that waits for payment: the deposit screen finds its number on the phone. */
export function continueDeposit(number: string): void {
  write(depositRecord, { number })
  boundEffects.goTo(undefined, { to: paths.deposit })
}
