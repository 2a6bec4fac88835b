import { fromPromise, type ActorRefFrom } from 'xstate'
import { affiliateLinksMachine } from '../../machines/affiliate-links/affiliate-links.machine'
import type { AffiliateUrl, LinksKit, NewLink } from '../../machines/affiliate-links/links'
import type { Answer } from '../../machines/shared/chart'
import { affiliate, affiliateUrlCreate, affiliateUrlDelete, affiliateUrlView } from '../platform/calls/agency'
import type { AnswerOf } from '../platform/call'
import { wholeAddress } from '../platform/page'
import { randomHex } from '../platform/random'
import { canShare, copyText, shareAddress } from '../platform/share'
import { answered, ask, merchantCode } from './client'
import { boundEffects } from './effects'

export { longestNote, type AffiliateUrl } from '../../machines/affiliate-links/links'

export type AffiliateLinksActor = ActorRefFrom<typeof affiliateLinksMachine>

const whole = ({ url, ...link }: AnswerOf<typeof affiliateUrlCreate>): AffiliateUrl => ({
  ...link,
  link: wholeAddress(url),
})

/** The chart of the invitation links bound to the platform. */
export const affiliateLinksFlow = affiliateLinksMachine.provide({
  actors: {
    loadLinks: fromPromise<LinksKit>(async ({ signal }) => {
      const query = { merchantCode: merchantCode() }
      const [{ list }, { rates }] = await Promise.all([
        ask(affiliateUrlView, query, { signal }),
        ask(affiliate, query, { signal }),
      ])
      return { links: list.map(whole), own: rates }
    }),
    createLink: fromPromise<Answer<AffiliateUrl>, NewLink>(({ input: { rates, ...wanted }, signal }) =>
      answered(ask(affiliateUrlCreate, { ...wanted, rates: [...rates] }, { signal }).then(whole)),
    ),
    deleteLink: fromPromise<Answer<null>, { id: string }>(({ input, signal }) =>
      answered(ask(affiliateUrlDelete, input, { signal }).then(() => null)),
    ),
    copyLink: fromPromise<null, { link: string }>(({ input }) => copyText(input.link)),
    shareLink: fromPromise<null, { link: string }>(({ input }) => shareAddress(input.link)),
  },
  actions: boundEffects,
})

export const linksInput = () => ({ canShare: canShare() })

/** Makes the link that was drafted; each intent has a key of its own. */
export function createLink(actor: AffiliateLinksActor): void {
  actor.send({ type: 'CREATE', requestId: randomHex(16) })
}
