import { createActor, fromPromise } from 'xstate'
import { shareMachine, type Referral } from '../../machines/share/share.machine'
import { referral } from '../platform/calls/content'
import { wholeAddress } from '../platform/page'
import { canShare, copyText, shareAddress } from '../platform/share'
import { needPart } from './adapters/dialogs'
import { ask } from './client'
import { boundEffects } from './effects'
import { appActor } from './root'
import { inspect } from './inspect'

const loadReferral = fromPromise<Referral>(({ signal }) =>
  ask(referral, null, { signal }).then(({ code, url, joined }) => ({
    code,
    joined,
    link: wholeAddress(url),
  })),
)

/** The share chart bound to the platform; the panel and the screen of the programme run one each. */
export const shareFlow = shareMachine.provide({
  actors: {
    loadReferral,
    copyLink: fromPromise<null, { link: string }>(({ input }) => copyText(input.link)),
    shareLink: fromPromise<null, { link: string }>(({ input }) => shareAddress(input.link)),
  },
  actions: boundEffects,
})

/** What the phone can do. */
export const shareInput = () => ({ canShare: canShare() })

/** The referral panel: one for the whole page. */
export const sharePanel = createActor(shareFlow, { input: shareInput(), inspect }).start()

appActor().subscribe((state) => {
  if (state.hasTag('guest')) sharePanel.send({ type: 'SIGNED_OUT' })
})

/** Opens the referral panel (MENU-06). */
export function openShare(): void {
  sharePanel.send({ type: 'OPEN' })
  needPart('share')
}
