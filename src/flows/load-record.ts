import { loadRecord } from '../../machines/record/pages'
import { depositTransactioNReport, type DepositOrder } from '../platform/calls/deposit'
import type { AnswerOf } from '../platform/call'
import { depositRecord } from '../platform/records'
import { write } from '../platform/storage'
import { ask } from './client'
import { boundEffects } from './effects'
import { defineRecord, type Entry } from './record'

/** One deposit of the record. */
export interface LoadRow extends Entry {
  readonly order: DepositOrder
  readonly currency: string
}

export type LoadSums = AnswerOf<typeof depositTransactioNReport>['total'] & { readonly currency: string }

/** The load record: every deposit, whatever became of it (RECORD-06, WIRE-99). */
export const loads = defineRecord(loadRecord, async ({ kind: _, language: __, ...asked }, signal) => {
  const input = { ...asked, requestId: undefined, number: undefined }
  const { list, total, currency, ...pages } = await ask(depositTransactioNReport, input, { signal })
  const rows = list.map((order): LoadRow => ({ key: order.number, at: order.createdAt, order, currency }))
  return { rows, sums: { ...total, currency } satisfies LoadSums, ...pages }
})

/** Goes on with a deposit that waits to be paid: the deposit screen finds its number on the phone. */
export function goOnWithLoad(number: string): void {
  write(depositRecord, { number })
  boundEffects.goTo(undefined, { to: '/m/voucherCenter' })
}
