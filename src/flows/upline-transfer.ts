import { fromPromise, type ActorRefFrom } from 'xstate'
import type { Answer } from '../../machines/shared/chart'
import type { Transfer, TransferDesk, TransferWish } from '../../machines/upline-transfer/desk'
import { uplineTransferMachine } from '../../machines/upline-transfer/upline-transfer.machine'
import { memberInfo } from '../platform/calls/member'
import { hasWithdrawalPassword } from '../platform/calls/security'
import { walletTransfer, walletTransferTerms } from '../platform/calls/transfer'
import { PlatformError } from '../platform/errors'
import { randomHex } from '../platform/random'
import { answered, ask } from './client'
import { boundEffects } from './effects'
import { currentFlags, walletActor } from './root'

export { exact, mustBetFirst, quickAmounts, type TransferDesk } from '../../machines/upline-transfer/desk'

export type UplineTransferActor = ActorRefFrom<typeof uplineTransferMachine>

/** Account type that transfers nothing to its superior (SESSION-11, CONST-42). */
const noTransfer = 2

/** The chart of a transfer to the superior bound to the platform. */
export const uplineTransferFlow = uplineTransferMachine.provide({
  actors: {
    loadDesk: fromPromise<TransferDesk>(async ({ signal }) => {
      // Who may not is told without a refusal of the platform, which would refuse as well (WALLET-09).
      const { toUpline, type } = await ask(memberInfo, null, { signal })
      if (!toUpline || type === noTransfer || currentFlags().AGETRANSFERUP3 !== '1') {
        throw new PlatformError('no-permission', { call: walletTransferTerms.name })
      }
      const [hasPin, terms] = await Promise.all([
        ask(hasWithdrawalPassword, null, { signal }),
        ask(walletTransferTerms, { requestId: undefined }, { signal }),
      ])
      return { hasPin, ...terms }
    }),
    // Without the chart's signal: what is on its way is not called off by leaving the screen.
    transfer: fromPromise<Answer<Transfer>, TransferWish>(({ input: { pin, ...wish } }) =>
      answered(ask(walletTransfer, { ...wish, paymentPassword: pin })),
    ),
    findTransfer: fromPromise<Transfer | null, { requestId: string }>(({ input, signal }) =>
      ask(walletTransferTerms, input, { signal }).then(({ transfer }) => transfer),
    ),
  },
  actions: { ...boundEffects, moneyMoved: () => walletActor()?.send({ type: 'MONEY_MOVED' }) },
})

/** Goes on with the amount; each intent has a key of its own. */
export function nextStep(actor: UplineTransferActor): void {
  actor.send({ type: 'NEXT', requestId: randomHex(16) })
}
