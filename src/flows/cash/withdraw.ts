import type { ActorRefFrom } from 'xstate'
import { add, zero } from '../../../machines/shared/arithmetic'
import { moneyText, type Money } from '../../../machines/shared/money'
import type { WithdrawOptions, Withdrawal, WithdrawRequest } from '../../../machines/withdraw/options'
import type { WithdrawDraft } from '../../../machines/withdraw/withdraw.setup'
import { withdrawMachine } from '../../../machines/withdraw/withdraw.machine'
import { merchantWallet } from '../../platform/calls/member'
import { hasWithdrawalPassword } from '../../platform/calls/security'
import { bankCards, withdraw, withdrawReport } from '../../platform/calls/withdraw'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'
import { lastAnswer } from '../core/last-answer'
import { perPlayer } from '../core/lifetime'
import { walletActor } from '../core/root'
import { sendOnceFlow } from '../core/send-once'
import { spendProof, withdrawalStepOf } from '../session/step-proof'
import { payees } from './payees'

export { typedMoney, typedText } from '../../../machines/shared/amount'
export {
  arriving,
  maxOf,
  quickAmounts,
  restOf,
  type WithdrawOptions,
  type Withdrawal,
} from '../../../machines/withdraw/options'

export type WithdrawActor = ActorRefFrom<typeof withdrawMachine>

const day = 24 * 60 * 60 * 1000

/** The part of the balance held with game vendors (WALLET-02); a withdrawal also works without it. */
const loadHeldByVendors = (signal: AbortSignal): Promise<Money | null> =>
  call(merchantWallet, null, { signal }).then(
    ({ wallets, currency }) => wallets.reduce((sum, { balance }) => add(sum, balance), zero(currency)),
    () => null,
  )

const options = lastAnswer<WithdrawOptions>(perPlayer, async (_, signal) => {
  const [hasPin, known, heldByVendors] = await Promise.all([
    call(hasWithdrawalPassword, null, { signal }),
    call(bankCards, null, { signal }),
    loadHeldByVendors(signal),
  ])
  return { hasPin, ...known, cards: payees(known.cards), heldByVendors }
})

/** What the player had filled in when they left the form. */
const typed = perPlayer(() => ({ draft: null as WithdrawDraft | null }))

/** What is known, and was filled in, on an earlier visit to the screen. */
export const withdrawInput = () => ({ options: options.known(), draft: typed().draft })

/** The withdrawal chart, bound to the platform. */
export const withdrawFlow = withdrawMachine.provide({
  actors: {
    loadOptions: options.load,
    sendOnce: sendOnceFlow<WithdrawRequest, Withdrawal>({
      intent: 'withdraw',
      send: ({ cardId, amount, fee, pin }, requestId) =>
        call(withdraw, {
          cardId,
          amount: moneyText(amount),
          fee: moneyText(fee),
          paymentPassword: pin,
          requestId,
          ...spendProof(withdrawalStepOf()),
        }),
      async look({ requestId, at }, signal) {
        const around = { from: at - day, to: at + day, pageNo: 1, pageSize: 1 }
        const { list } = await call(withdrawReport, { ...around, requestId }, { signal })
        return list[0] ?? null
      },
    }),
  },
  actions: {
    ...boundEffects,
    beginStep: (_, { cardId, amount }) =>
      void Object.assign(withdrawalStepOf(), { cardId, amount: moneyText(amount), proof: '' }),
    keepDraft: (_, { draft }) => void (typed().draft = draft),
    moneyMoved: () => {
      options.forget()
      typed().draft = null
      walletActor()?.send({ type: 'MONEY_MOVED' })
    },
  },
})
