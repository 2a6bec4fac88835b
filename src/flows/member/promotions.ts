import { availablePromotions } from '../../platform/calls/content'
import type { AnswerOf } from '../../platform/call'
import { call } from '../core/client'
import { isMuted } from '../core/muted'
import { defineResource, sharedResource } from '../core/resource'
import { perPlayer } from '../core/lifetime'
import { setResting } from '../core/resting'
import { invitesAt } from './inviting'

export type Promotions = AnswerOf<typeof availablePromotions>

export type Promotion = Promotions['list'][number]

/** Promotions open to the current player (WIRE-52). */
export const promotions = defineResource<Promotions>(
  (_, signal) => call(availablePromotions, null, { signal }),
  ({ list }) => list.length === 0,
)

/** One list for all screens that count or show them. */
export const promotionsActor = sharedResource(
  promotions,
  null,
  perPlayer,
  (actor) =>
    void actor.subscribe((state) => setResting(promotions.view(state).data?.closed ? invitesAt : null)),
)

/** Promotions that can be claimed (PROMO-02, PROMO-03): those with status `claim`; none if badges are off. */
export function unclaimedOf(offers: Promotions | null): number {
  if (isMuted('marks')) return 0
  return offers?.list.filter(({ status }) => status === 'claim').length ?? 0
}

/** In the centre's order: claimable ones first, finished ones last; otherwise as the platform sends them. */
export function shownOffers(offers: Promotions | null): readonly Promotion[] {
  const place = ({ status }: Promotion) => (status === 'claim' ? 0 : status === 'close' ? 2 : 1)
  return [...(offers?.list ?? [])].sort((a, b) => place(a) - place(b))
}
