import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { claimMachine, type ClaimOffer, type Receipt } from '../../machines/claim/claim.machine'
import type { Answer } from '../../machines/shared/chart'
import { claim, claimOutcome } from '../platform/calls/rewards'
import { randomHex } from '../platform/random'
import { answered, ask } from './client'
import { inspect } from './inspect'
import { currentSession, walletActor } from './root'

export type { ClaimOffer } from '../../machines/claim/claim.machine'
export type ClaimActor = ActorRefFrom<typeof claimMachine>

const followers = new Set<() => void>()

/** Hears when what waits to be claimed is no longer what shows. Answers how to stop hearing. */
export function onOffersChange(hear: () => void): () => void {
  followers.add(hear)
  return () => void followers.delete(hear)
}

/** The claim chart bound to the platform. Nothing is called off by leaving a screen: neither call has the chart's signal. */
const claimFlow = claimMachine.provide({
  actors: {
    pay: fromPromise<Answer<Receipt>, { offer: ClaimOffer; requestId: string }>(
      ({ input: { offer, requestId } }) => answered(ask(claim, { requestId, ...offer })),
    ),
    look: fromPromise<Receipt | null, { requestId: string }>(({ input }) => ask(claimOutcome, input)),
  },
  actions: {
    moneyMoved: () => walletActor()?.send({ type: 'MONEY_MOVED' }),
    offersChanged: () => {
      for (const hear of followers) hear()
    },
  },
})

let held: { readonly token: string; readonly actor: ClaimActor } | null = null

/** One claim at a time for the whole page, on whichever screen it began; another player begins anew. */
export function claimActor(): ClaimActor {
  const token = currentSession()?.token ?? ''
  if (held?.token !== token) {
    held?.actor.stop()
    held = { token, actor: createActor(claimFlow, { inspect }).start() }
  }
  return held.actor
}

/** Asks whether to claim; each wish has a key of its own. */
export function wishToClaim({ kind, id, amount }: ClaimOffer): void {
  claimActor().send({ type: 'CLAIM', offer: { kind, id, amount }, requestId: randomHex(16) })
}

/** The screen is left: a question goes unanswered, a result has been read; what is on its way goes on. */
export function leaveClaim(): void {
  const actor = claimActor()
  actor.send({ type: 'CANCEL' })
  if (actor.getSnapshot().hasTag('told')) actor.send({ type: 'CLOSE' })
}
