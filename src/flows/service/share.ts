import { fromPromise } from 'xstate'
import { shareMachine, type Referral } from '../../../machines/share/share.machine'
import { referral } from '../../platform/calls/content'
import { wholeAddress } from '../../platform/page'
import { canShare, copyText, shareAddress } from '../../platform/share'
import { needPart } from '../adapters/dialogs'
import { watchOnline } from '../adapters/network'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'
import { perPlayer } from '../core/lifetime'
import { startChart } from '../core/chart'

const loadReferral = fromPromise<Referral>(({ signal }) =>
  call(referral, null, { signal }).then(({ code, url, joined }) => ({
    code,
    joined,
    link: wholeAddress(url),
  })),
)

/** The share chart, bound to the platform; the panel and the programme's screen run one each. */
const shareFlow = shareMachine.provide({
  actors: {
    loadReferral,
    watchOnline,
    copyLink: fromPromise<null, { link: string }>(({ input }) => copyText(input.link)),
    shareLink: fromPromise<null, { link: string }>(({ input }) => shareAddress(input.link)),
  },
  actions: boundEffects,
})

const start = () => startChart(shareFlow, { canShare: canShare() })

/** The referral panel. */
export const sharePanel = perPlayer(start)

/** The player's link on the programme's screen, where it is always open: it is there when one comes back. */
export const shareOnScreen = perPlayer(() => {
  const share = start()
  share.send({ type: 'OPEN' })
  return share
})

/** Opens the referral panel (MENU-06). */
export function openShare(): void {
  sharePanel().send({ type: 'OPEN' })
  needPart('share')
}
