import { claimMachine, type ClaimOffer, type Receipt } from '../../../machines/claim/claim.machine'
import { moneyText } from '../../../machines/shared/money'
import { claim, claimOutcome } from '../../platform/calls/rewards'
import { call } from '../core/client'
import { perPlayer } from '../core/lifetime'
import { createListeners } from '../core/listeners'
import { walletActor } from '../core/root'
import { sendOnceFlow } from '../core/send-once'
import { startChart } from '../core/chart'

const offersChanged = createListeners()

/** Listens for changes to what can be claimed. Returns an unsubscribe function. */
export const onOffersChange = offersChanged.add

/** The claim chart, bound to the platform. */
const claimFlow = claimMachine.provide({
  actors: {
    sendOnce: sendOnceFlow<ClaimOffer, Receipt>({
      intent: 'claim',
      send: (offer, requestId) => call(claim, { requestId, ...offer, amount: moneyText(offer.amount) }),
      look: ({ requestId }) => call(claimOutcome, { requestId }),
    }),
  },
  actions: {
    moneyMoved: () => walletActor()?.send({ type: 'MONEY_MOVED' }),
    offersChanged: () => offersChanged.tell(),
  },
})

/** One claim at a time, whichever screen started it. */
export const claimActor = perPlayer(() => startChart(claimFlow))

/** Asks whether to claim. */
export function requestClaim({ kind, id, amount }: ClaimOffer): void {
  claimActor().send({ type: 'CLAIM', offer: { kind, id, amount } })
}

/** Leaving the screen closes a question or a result; a claim in progress continues. */
export function leaveClaim(): void {
  const actor = claimActor()
  actor.send({ type: 'CANCEL' })
  if (actor.getSnapshot().hasTag('result')) actor.send({ type: 'CLOSE' })
}
