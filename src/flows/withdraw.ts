import { fromPromise, type ActorRefFrom } from 'xstate'
import { amountOf, minorOf } from '../../machines/shared/amount'
import type { Answer } from '../../machines/shared/chart'
import type { Desk, Withdrawal, WithdrawWish } from '../../machines/withdraw/desk'
import { withdrawMachine } from '../../machines/withdraw/withdraw.machine'
import { merchantWallet } from '../platform/calls/member'
import { hasWithdrawalPassword } from '../platform/calls/security'
import { bankCards, withdraw, withdrawReport } from '../platform/calls/withdraw'
import { now } from '../platform/clock'
import { randomHex } from '../platform/random'
import { answered, ask } from './client'
import { boundEffects } from './effects'
import { walletActor } from './root'

export {
  arriving,
  exact,
  mostOf,
  mustBetFirst,
  quickAmounts,
  type Desk,
  type Withdrawal,
} from '../../machines/withdraw/desk'

export type WithdrawActor = ActorRefFrom<typeof withdrawMachine>

const day = 24 * 60 * 60 * 1000

/** What of the balance is held with makers of games (WALLET-02); a withdrawal does not fail for not knowing it. */
const heldWithMakers = (signal: AbortSignal): Promise<string | null> =>
  ask(merchantWallet, null, { signal }).then(
    ({ wallets }) => amountOf(wallets.reduce((sum, { balance }) => sum + (minorOf(balance) ?? 0), 0)),
    () => null,
  )

async function desk(signal: AbortSignal): Promise<Desk> {
  const [hasPin, known, withMakers] = await Promise.all([
    ask(hasWithdrawalPassword, null, { signal }),
    ask(bankCards, null, { signal }),
    heldWithMakers(signal),
  ])
  return { hasPin, ...known, withMakers }
}

/** The withdrawal chart bound to the platform. */
export const withdrawFlow = withdrawMachine.provide({
  actors: {
    loadDesk: fromPromise<Desk>(({ signal }) => desk(signal)),
    // Without the chart's signal: what is on its way is not called off by leaving the screen.
    withdraw: fromPromise<Answer<Withdrawal>, WithdrawWish>(({ input: { pin, ...wish } }) =>
      answered(ask(withdraw, { ...wish, paymentPassword: pin })),
    ),
    findWithdrawal: fromPromise<Withdrawal | null, { requestId: string }>(async ({ input, signal }) => {
      const around = { from: now() - day, to: now() + day, pageNo: 1, pageSize: 1 }
      const { list } = await ask(withdrawReport, { ...around, requestId: input.requestId }, { signal })
      return list[0] ?? null
    }),
  },
  actions: { ...boundEffects, moneyMoved: () => walletActor()?.send({ type: 'MONEY_MOVED' }) },
})

/** Goes on with the amount; each intent has a key of its own. */
export function nextStep(actor: WithdrawActor): void {
  actor.send({ type: 'NEXT', requestId: randomHex(16) })
}
