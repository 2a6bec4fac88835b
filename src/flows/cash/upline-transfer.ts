import type { ActorRefFrom } from 'xstate'
import { moneyText } from '../../../machines/shared/money'
import type { Transfer, TransferOptions, TransferRequest } from '../../../machines/upline-transfer/options'
import { uplineTransferMachine } from '../../../machines/upline-transfer/upline-transfer.machine'
import { hasWithdrawalPassword } from '../../platform/calls/security'
import { walletTransfer, walletTransferTerms } from '../../platform/calls/transfer'
import { PlatformError } from '../../platform/errors'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'
import { lastAnswer } from '../core/last-answer'
import { perPlayer } from '../core/lifetime'
import { currentFlags, walletActor } from '../core/root'
import { sendOnceFlow } from '../core/send-once'
import { whenSiteKnown } from '../core/site-known'
import { readMember } from '../member/member-info'

export { typedMoney, typedText } from '../../../machines/shared/amount'
export { quickAmounts } from '../../../machines/upline-transfer/options'

export type UplineTransferActor = ActorRefFrom<typeof uplineTransferMachine>

/** Account type that cannot transfer to its superior (SESSION-11, CONST-42). */
const noTransfer = 2

const options = lastAnswer<TransferOptions>(perPlayer, async (_, signal) => {
  // Accounts without this right are told so without asking the platform, which would refuse as well (WALLET-09).
  const [{ toUpline, type }] = await Promise.all([readMember(signal), whenSiteKnown()])
  if (!toUpline || type === noTransfer || currentFlags().AGETRANSFERUP3 !== '1') {
    throw new PlatformError('no-permission', { call: walletTransferTerms.name })
  }
  const [hasPin, terms] = await Promise.all([
    call(hasWithdrawalPassword, null, { signal }),
    call(walletTransferTerms, { requestId: undefined }, { signal }),
  ])
  return { hasPin, ...terms }
})

/** The amount in the form when the player left it. */
const typed = perPlayer(() => ({ amount: '' }))

/** What is known, and was typed, on an earlier visit to the screen. */
export const uplineTransferInput = () => ({ options: options.known(), amount: typed().amount })

/** The superior transfer chart, bound to the platform. */
export const uplineTransferFlow = uplineTransferMachine.provide({
  actors: {
    loadOptions: options.load,
    sendOnce: sendOnceFlow<TransferRequest, Transfer>({
      intent: 'upline-transfer',
      send: ({ amount, pin, ...request }, requestId) =>
        call(walletTransfer, { ...request, amount: moneyText(amount), paymentPassword: pin, requestId }),
      look: ({ requestId }, signal) =>
        call(walletTransferTerms, { requestId }, { signal }).then(({ transfer }) => transfer),
    }),
  },
  actions: {
    ...boundEffects,
    keepAmount: (_, { amount }) => void (typed().amount = amount),
    moneyMoved: () => {
      options.forget()
      typed().amount = ''
      walletActor()?.send({ type: 'MONEY_MOVED' })
    },
  },
})
