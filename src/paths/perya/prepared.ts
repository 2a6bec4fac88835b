import * as paths from '../../../machines/shared/paths'
import type { Prepared, Project } from '../export/project'
import { beforeAnswers, passkey } from './hand/answers'
import { drawComes, drawIsNear, onSaleAt } from './hand/draws'

/** Answers that the tests bring about by other means than the sandbox's page: what a tester does for them. */

/** A fresh sandbox answers so. */
const asItIs: Prepared = {}

const player = (userName: string, facts: Readonly<Record<string, string | boolean | null>>): Prepared => ({
  list: [['player', { userName, ...facts }]],
})

const waiting = (deposit: 'page' | 'transfer' | 'none') => player('don_ramon', { deposit })
const inThisTab = ['phone', { session: { 'perya.deposit': { number: 'D00000099' } } }] as const
const begun = (deposit: 'page' | 'transfer'): Prepared => ({
  list: [...(waiting(deposit).list ?? []), inThisTab],
})
/** What follows is about the app that waits: the provider's page would take its place. */
const pageAway = ['faults', { kind: 'status', status: 204, path: '/demo/pay', times: 1 }] as const
const ended = (state: string): Prepared => ({ list: [['deposit', { end: { number: 'D00000099', state } }]] })

/** No browser asks before it copies for a tap: the page itself has to refuse. */
const noClipboard: Prepared = {
  words: {
    en: 'the browser must refuse to copy. On a computer, open its developer tools (F12) and enter in the console: `navigator.clipboard.writeText = () => Promise.reject()`. Without developer tools, end the path here',
    fil: 'dapat tumanggi ang browser na kumopya. Sa computer, buksan ang developer tools (F12) at i-enter sa console: `navigator.clipboard.writeText = () => Promise.reject()`. Kung walang developer tools, dito na tapusin ang path',
  },
}
const clipboard: Prepared = {
  words: {
    en: 'the browser must copy again: where it was made to refuse, enter in the console `delete navigator.clipboard.writeText`',
    fil: 'dapat kumopya ulit ang browser: kung pinatanggi ito, i-enter sa console ang `delete navigator.clipboard.writeText`',
  },
}

/** The counter's numbers are drawn: those of Data are one example. */
const drawn: Prepared = {
  words: {
    en: 'the number is drawn by chance: any that grows step by step is right, it need not be the one under Data',
    fil: 'sapalaran ang numero: tama ang anumang lumalaki nang paunti-unti, hindi kailangang pareho sa Data',
  },
}

/** Of a game that is open: what comes before it is no time of play. */
const halfAnHour: Prepared = {
  onceOpen: true,
  list: [
    ['flags', { IDLEMINUTES3: '0' }],
    ['clock', { advance: 1_860_000 }],
  ],
}

const ticket = player('mika_07', { ticket: 'open' })

const address = `${paths.launchGame}?${new URLSearchParams({
  vendor: 'TALA',
  nodeId: '410010',
  gameId: 'TALA-0001',
  gameCategory: 'RNG',
  freePlay: '1',
  pageBack: paths.home,
})}`
const launched = ({ trial = false, waits = false, down = false }): Prepared => ({
  list: [
    ['world', { vendor: { code: 'TALA', down }, gameMessages: true }],
    ['player', { userName: 'mika_07', type: trial ? 4 : 0, round: waits }],
  ],
  ...(down ? {} : { loads: { path: '/demo/', until: 'GAME_READY' } }),
})

export const prepared: Project['prepared'] = {
  ...beforeAnswers,
  'affiliate-links/links done 0': asItIs,
  'affiliate-links/copy done 0': clipboard,
  'affiliate-links/copy error 0': noClipboard,
  'agent-home/today done 0': asItIs,
  'agent-home/again done 0': asItIs,
  'agent-notices/notices done 0': asItIs,
  'contact-proof/prove done 0': {
    list: [
      ['player', { userName: 'tita_baby', app: false }],
      ['smsCode', { mobile: '9178880042', purpose: 'contact', code: '123456' }],
    ],
  },
  'copy-text/copy done 0': clipboard,
  'copy-text/copy error 0': noClipboard,
  'share/copy done 0': clipboard,
  'share/copy error 0': noClipboard,
  'copy-text start start': begun('transfer'),
  'deposit-order start started at a provider': { list: [...(begun('page').list ?? []), pageAway] },
  'deposit-order start a transfer was started': begun('transfer'),
  'deposit-order start page reloaded': begun('page'),
  'deposit-order/look done 0': waiting('page'),
  'deposit-order/look done 1': waiting('transfer'),
  'deposit-order/look done 2': ended('paid'),
  'deposit-order/look done 3': ended('cancelled'),
  'deposit-order/look done 4': ended('expired'),
  'deposit-order/look done 5': ended('refused'),
  'deposit-order/look done 6': waiting('none'),
  // The tap before it ends the other session.
  'devices/change done 0': asItIs,
  'downline-rebate/load done 0': asItIs,
  'game-room start from home': { address },
  'game-room/open done 0': launched({}),
  'game-room/open done 1': launched({ trial: true }),
  'game-room/open done 2': launched({ waits: true }),
  'game-room/open done 3': launched({ down: true }),
  'jackpot/start done 0': drawn,
  'jackpot/start done 1': drawn,
  'jackpot/step done 0': drawn,
  'jackpot/step done 1': drawn,
  'lottery-draws start hall': onSaleAt(drawComes),
  'lottery-draws/load done 0': onSaleAt(drawComes),
  'lottery-draws/renew done 0': onSaleAt(drawComes),
  'lottery-order start start': { list: [...(onSaleAt(drawIsNear).list ?? []), ...(ticket.list ?? [])] },
  // The name under Data is nobody's in a fresh sandbox.
  'open-account/sendOnce done 1': asItIs,
  'popups/hidden done 0': { list: [['phone', { local: { 'perya.popups': null } }]] },
  'reality-check start start': { ...launched({}), address },
  'reality-check/load done 0': asItIs,
  'reality-check/load done 1': halfAnHour,
  'red-rain/load done 2': { list: [['exclusion', { userName: 'tita_baby', hours: null }]] },
  'second-step start signing in': {
    ...player('mika_07', { app: true, codes: true }),
    ...passkey,
  },
  'second-step/ways done 0': asItIs,
  // The code that the tester types decides.
  'second-step/check done 0': asItIs,
  'send-once/look done 1': asItIs,
  'username-check/check done 0': player('mika_07', { known: false }),
  'username-check/check done 1': {
    words: {
      en: 'somebody must have the name that is typed: where the step says `mika_08`, type `don_ramon`',
      fil: 'dapat may may-ari na ng ita-type na pangalan: kung `mika_08` ang sabi ng hakbang, i-type ang `don_ramon`',
    },
  },
}
