import { availablePromotions } from '../platform/calls/content'
import type { AnswerOf } from '../platform/call'
import { ask } from './client'
import { defineResource, sharedResource } from './resource'
import { appActor } from './root'

export type Promotions = AnswerOf<typeof availablePromotions>

export type Promotion = Promotions['list'][number]

/** Promotions open to whoever is here (WIRE-52). */
export const promotions = defineResource<Promotions>(
  (_, signal) => ask(availablePromotions, null, { signal }),
  ({ list }) => list.length === 0,
)

const shared = sharedResource(promotions, null)
let followed = false

/** One list for the whole page; asked again when somebody signs in or out. */
export function promotionsActor() {
  const actor = shared()
  if (!followed) {
    followed = true
    let guest = appActor().getSnapshot().hasTag('guest')
    appActor().subscribe((state) => {
      const now = state.hasTag('guest')
      if (now !== guest) actor.send({ type: 'ASK', query: null })
      guest = now
    })
  }
  return actor
}

/** Promotions that wait to be claimed (PROMO-02, PROMO-03): those with status `claim`. */
export function unclaimedOf(offers: Promotions | null): number {
  return offers?.list.filter(({ status }) => status === 'claim').length ?? 0
}

/** As the centre shows them: what waits to be claimed first, what is over last; otherwise as the platform sends them. */
export function shownOffers(offers: Promotions | null): readonly Promotion[] {
  const place = ({ status }: Promotion) => (status === 'claim' ? 0 : status === 'close' ? 2 : 1)
  return [...(offers?.list ?? [])].sort((a, b) => place(a) - place(b))
}
