import { fromPromise, type ActorRefFrom } from 'xstate'
import {
  downlineTransferMachine,
  type TransferWish,
} from '../../machines/downline-transfer/downline-transfer.machine'
import type { Purse } from '../../machines/downline-transfer/purse'
import type { Answer } from '../../machines/shared/chart'
import { walletBalance } from '../platform/calls/member'
import { hasWithdrawalPassword } from '../platform/calls/security'
import { downlineRequest, transferDownline, transferMultipleDownline } from '../platform/calls/team'
import { randomHex } from '../platform/random'
import { answered, ask } from './client'
import { boundEffects } from './effects'
import { moneyWentDown } from './team-members'

export { leastTransfer, totalOf } from '../../machines/downline-transfer/purse'

export type DownlineTransferActor = ActorRefFrom<typeof downlineTransferMachine>

/** Digits of a withdrawal password. */
export const pinDigits = 6

const send = ({ to, amount, pin, requestId }: TransferWish) => {
  const wish = { amount, paymentPassword: pin, requestId }
  const [userName = ''] = to
  return to.length === 1
    ? ask(transferDownline, { ...wish, userName })
    : ask(transferMultipleDownline, { ...wish, userNames: [...to] })
}

/** Whether anything was done under a key; from then on it never will be, if not (WIRE-117). */
export const wasDone = (requestId: string, signal: AbortSignal): Promise<boolean> =>
  ask(downlineRequest, { requestId }, { signal }).then(({ done }) => done)

/** The transfer chart bound to the platform. */
export const downlineTransferFlow = downlineTransferMachine.provide({
  actors: {
    loadPurse: fromPromise<Purse>(async ({ signal }) => {
      const [{ sumBalance, currency }, hasPin] = await Promise.all([
        ask(walletBalance, null, { signal }),
        ask(hasWithdrawalPassword, null, { signal }),
      ])
      return { available: sumBalance, hasPin, currency }
    }),
    // Without the chart's signal: what is on its way is not called off by leaving the screen.
    transfer: fromPromise<Answer<null>, TransferWish>(({ input }) => answered(send(input).then(() => null))),
    findTransfer: fromPromise<boolean, { requestId: string }>(({ input, signal }) =>
      wasDone(input.requestId, signal),
    ),
  },
  actions: { ...boundEffects, moneyMoved: moneyWentDown },
})

/** Goes on with the amount; each intent has a key of its own. */
export function nextStep(actor: DownlineTransferActor): void {
  actor.send({ type: 'NEXT', requestId: randomHex(16) })
}
