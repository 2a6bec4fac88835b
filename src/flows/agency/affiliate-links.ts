import { fromPromise, type ActorRefFrom } from 'xstate'
import { affiliateLinksMachine } from '../../../machines/affiliate-links/affiliate-links.machine'
import type { AffiliateUrl, LinkChange, LinksSetup, MadeLink } from '../../../machines/affiliate-links/links'
import {
  affiliate,
  affiliateUrlCreate,
  affiliateUrlDelete,
  affiliateUrlView,
} from '../../platform/calls/agency'
import type { AnswerOf } from '../../platform/call'
import { wholeAddress } from '../../platform/page'
import { canShare, copyText, shareAddress } from '../../platform/share'
import { call, merchantCode } from '../core/client'
import { boundEffects } from '../core/effects'
import { sendOnceFlow, wasDone } from '../core/send-once'

export { longestNote, type AffiliateUrl } from '../../../machines/affiliate-links/links'

export type AffiliateLinksActor = ActorRefFrom<typeof affiliateLinksMachine>

const whole = ({ url, ...link }: AnswerOf<typeof affiliateUrlCreate>): AffiliateUrl => ({
  ...link,
  link: wholeAddress(url),
})

/** The invitation links chart, bound to the platform. */
export const affiliateLinksFlow = affiliateLinksMachine.provide({
  actors: {
    loadLinks: fromPromise<LinksSetup>(async ({ signal }) => {
      const query = { merchantCode: merchantCode() }
      const [{ list }, { rates }] = await Promise.all([
        call(affiliateUrlView, query, { signal }),
        call(affiliate, query, { signal }),
      ])
      return { links: list.map(whole), own: rates }
    }),
    sendOnce: sendOnceFlow<LinkChange, MadeLink>({
      intent: 'affiliate-link',
      send: (change, requestId) =>
        change.what === 'made'
          ? call(affiliateUrlCreate, {
              requestId,
              kind: change.kind,
              note: change.note,
              rates: [...change.rates],
            }).then(whole)
          : call(affiliateUrlDelete, { requestId, id: change.id }).then(() => true),
      look: wasDone,
      facts: ({ what }) => ({ what }),
    }),
    copyLink: fromPromise<null, { link: string }>(({ input }) => copyText(input.link)),
    shareLink: fromPromise<null, { link: string }>(({ input }) => shareAddress(input.link)),
  },
  actions: boundEffects,
})

export const linksInput = () => ({ canShare: canShare() })
