import { fromPromise } from 'xstate'
import { installMachine, type Means } from '../../../machines/install/install.machine'
import { isApplePhone, isOperatorApp } from '../../platform/device'
import { hasPrompt, isInAppBrowser, needsSafari, showPrompt, whenPrompt } from '../../platform/install'
import { installRecord } from '../../platform/late-records'
import { isStandalone, whenInstalled } from '../../platform/page'
import { read, write } from '../../platform/storage'
import { needPart } from '../adapters/dialogs'
import { startChart } from '../core/chart'
import { isMuted } from '../core/muted'
import { days } from '../core/days'
import { onPlayerChange, perPage } from '../core/lifetime'
import { currentSession } from '../core/root'
import { leaveTurn, untilTurn } from './turns'
import { mayComeUp } from './way-back'

export { isInAppBrowser } from '../../platform/install'

/** How this phone gets the site onto its home screen. */
function means(): Means {
  if (hasPrompt()) return 'prompt'
  if (isInAppBrowser() || needsSafari()) return 'browser'
  return isApplePhone() ? 'steps' : 'none'
}

/** The day on which a player first signed in on this phone. */
function noteDay(): void {
  if (currentSession() && !read(installRecord)) write(installRecord, { since: days().today })
}

/**
 * A returning player on home with nothing in progress: a good moment to offer adding the site to the home
 * screen.
 */
function isMoment(): boolean {
  const known = read(installRecord)
  return (
    mayComeUp() &&
    !isMuted('offers') &&
    currentSession() !== null &&
    known !== null &&
    known.since !== days().today
  )
}

const installFlow = installMachine.provide({
  actors: {
    untilMoment: fromPromise(({ signal }) => untilTurn('install', signal, isMoment)),
    showPrompt: fromPromise(showPrompt),
  },
  actions: {
    rememberAsked: () => write(installRecord, { since: read(installRecord)?.since ?? '', asked: '1' }),
  },
})

/** The offer to add the site to the home screen: one chart per page, started once the page is idle. */
export const install = perPage(() => {
  noteDay()
  onPlayerChange(noteDay)
  const offer = startChart(installFlow, {
    installed: isOperatorApp() || isStandalone(),
    means: means(),
    asked: read(installRecord)?.asked !== undefined,
  })
  whenPrompt(() => offer.send({ type: 'PROMPT' }))
  whenInstalled(() => offer.send({ type: 'INSTALLED' }))
  offer.subscribe((state) => {
    if (state.hasTag('offering')) needPart('install')
    if (!state.hasTag('in-line')) leaveTurn('install')
  })
  return offer
})
