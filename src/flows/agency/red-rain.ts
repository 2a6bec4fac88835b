import {
  redRainMachine,
  type Rain,
  type RainCatch,
  type RainReceipt,
} from '../../../machines/red-rain/red-rain.machine'
import type { Money } from '../../../machines/shared/money'
import { claimRain, rainOutcome, redRain } from '../../platform/calls/rain'
import { now } from '../../platform/clock'
import { randomWhole } from '../../platform/random'
import { untilVisible } from '../adapters/visibility'
import { call } from '../core/client'
import { clockAhead } from '../core/clock-ahead'
import { lastAnswer } from '../core/last-answer'
import { perPlayer } from '../core/lifetime'
import { watchDeadline } from '../core/deadline'
import { walletActor } from '../core/root'
import { sendOnceFlow } from '../core/send-once'

/** The announced rounds, with everything the screen shows about them. Times are by this phone's clock. */
export interface AnnouncedRain extends Rain {
  readonly rounds: readonly {
    readonly id: string
    readonly from: number
    readonly until: number
    readonly claimed: boolean
  }[]
  /** The distribution: how many of a hundred envelopes hold each amount. */
  readonly prizes: readonly { readonly amount: Money; readonly ofHundred: number }[]
}

/**
 * Longest time after a round until a phone asks for the next one, in milliseconds: otherwise all phones would
 * ask at the same moment.
 */
const endSpread = 4_000

const announced = lastAnswer<Rain>(perPlayer, async (_, signal): Promise<AnnouncedRain> => {
  await untilVisible(signal)
  const sent = now()
  const { serverTime, rounds, most, prizes } = await call(redRain, null, { signal })
  const at = now()
  const ahead = clockAhead(serverTime, sent, at)
  const here = rounds.map((round) => ({
    ...round,
    from: Math.round(round.from - ahead),
    until: Math.round(round.until - ahead),
  }))
  const end = randomWhole(0, endSpread)
  const running = here.find(({ from, until, claimed }) => !claimed && from <= at && at < until)
  return {
    open: running ? { ...running, until: running.until + end } : null,
    next: here.find(({ from }) => from > at) ?? null,
    most,
    rounds: here,
    prizes,
  }
})

/** The red envelope rain, bound to the platform (ROUTE-25). */
export const redRainFlow = redRainMachine.provide({
  actors: {
    loadRain: announced.load,
    watchDeadline,
    sendOnce: sendOnceFlow<RainCatch, RainReceipt>({
      intent: 'rain',
      send: (envelopes, requestId) => call(claimRain, { requestId, ...envelopes }),
      look: ({ requestId }) => call(rainOutcome, { requestId }),
    }),
  },
  actions: {
    moneyMoved: () => {
      announced.forget()
      walletActor()?.send({ type: 'MONEY_MOVED' })
    },
  },
})

/** The rounds known from an earlier visit to the screen, unless the first one has ended, or begun, since. */
export function redRainInput(): { readonly rain: AnnouncedRain | null } {
  const rain = announcedIn(announced.known())
  const until = rain?.open?.until ?? rain?.next?.from ?? 0
  return { rain: now() < until ? rain : null }
}

/** What the chart stores, typed as it was loaded. */
export const announcedIn = (rain: Rain | null): AnnouncedRain | null => rain as AnnouncedRain | null
