import { fromPromise, type ActorRefFrom } from 'xstate'
import {
  downlineTransferMachine,
  type Receipt,
  type TransferRequest,
} from '../../../machines/downline-transfer/downline-transfer.machine'
import { typedText } from '../../../machines/shared/amount'
import type { SpendableBalance } from '../../../machines/downline-transfer/spendable'
import { moneyText } from '../../../machines/shared/money'
import { requestOutcome } from '../../platform/calls/member'
import { walletBalance } from '../../platform/calls/wallet'
import { hasWithdrawalPassword } from '../../platform/calls/security'
import { transferDownline, transferMultipleDownline } from '../../platform/calls/team'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'
import { sendOnceFlow } from '../core/send-once'
import { moneyWentDown } from './team-members'

export { typedMoney, typedText } from '../../../machines/shared/amount'
export { pinLength } from '../../../machines/payment-pin/form'
export { minTransfer, totalOf } from '../../../machines/downline-transfer/spendable'

export type DownlineTransferActor = ActorRefFrom<typeof downlineTransferMachine>

const send = ({ to, amount, pin }: TransferRequest, requestId: string) => {
  const request = { amount: moneyText(amount), paymentPassword: pin, requestId }
  const [userName = ''] = to
  return to.length === 1
    ? call(transferDownline, { ...request, userName })
    : call(transferMultipleDownline, { ...request, userNames: [...to] })
}

const receipt = ({ number }: { readonly number?: string | undefined }): Receipt => ({
  number: number ?? null,
})

/** The downline transfer chart, bound to the platform. */
export const downlineTransferFlow = downlineTransferMachine.provide({
  actors: {
    loadSpendable: fromPromise<SpendableBalance>(async ({ signal }) => {
      const [{ sumBalance }, hasPin] = await Promise.all([
        call(walletBalance, null, { signal }),
        call(hasWithdrawalPassword, null, { signal }),
      ])
      return { available: sumBalance, hasPin }
    }),
    sendOnce: sendOnceFlow<TransferRequest, Receipt>({
      intent: 'downline-transfer',
      send: (request, requestId) => send(request, requestId).then(receipt),
      look: ({ requestId }, signal) =>
        call(requestOutcome, { requestId }, { signal }).then((known) => (known.done ? receipt(known) : null)),
      facts: ({ to, amount }) => ({ to, amount: typedText(amount), currency: amount.currency }),
    }),
  },
  actions: { ...boundEffects, moneyMoved: moneyWentDown },
})
