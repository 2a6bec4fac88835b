import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise, type ActorRefFrom } from 'xstate'
import { jackpotMachine, type JackpotStep } from '../../../machines/jackpot/jackpot.machine'
import { limits } from '../../../machines/shared/limits'
import type { Money } from '../../../machines/shared/money'
import { wholeMoney } from '../../../machines/shared/whole-money'
import { jackpotPool } from '../../platform/calls/games'
import { randomWhole, spread } from '../../platform/random'
import { jackpotRecord } from '../../platform/late-records'
import { read, write } from '../../platform/storage'
import { siteCurrency } from '../../i18n/money'
import { watchNetwork } from '../adapters/network'
import { isVisible } from '../adapters/visibility'
import { startChart } from '../core/chart'
import { call } from '../core/client'
import { perPage } from '../core/lifetime'

/** Limits of the counter, in whole units of the site's currency and in seconds (WIN-06, WIN-09, CONST-33). */
const bounds = { start: [70_000_000, 130_000_000], step: [100, 500], pause: [3, 5] } as const

/** At random, from `min` to `max` whole units of the site's currency. */
function randomMoney([min, max]: readonly [number, number]): Money {
  const currency = siteCurrency()
  const minor = randomWhole(wholeMoney(min, currency).minor, wholeMoney(max, currency).minor)
  return { minor, currency }
}

/** The counter's value at the last load, or an initial value between 70 and 130 million (WIN-06). */
export async function drawStart(): Promise<Money> {
  const last = read(jackpotRecord)
  return last?.currency === siteCurrency() ? last : randomMoney(bounds.start)
}

/** A step of 100 to 500, in 3, 4 or 5 seconds (WIN-09). */
export async function drawStep(): Promise<JackpotStep> {
  return {
    amount: randomMoney(bounds.step),
    milliseconds: randomWhole(bounds.pause[0], bounds.pause[1]) * 1_000,
  }
}

/** Visible boards. */
const boards = perPage(() => ({ shown: 0 }))

/** Registers a visible board; returns an unsubscribe function. The pool is polled only while there is one. */
export function boardShown(): () => void {
  boards().shown += 1
  return () => void (boards().shown -= 1)
}

/** The platform's pool, in its own currency; not updated while no board is visible. */
async function readPool(signal: AbortSignal): Promise<Money | null> {
  const last = jackpotActor.known()?.getSnapshot().context.value ?? null
  if (last !== null && !(isVisible() && boards().shown > 0)) return last
  return (await call(jackpotPool, null, { signal })).pool
}

const jackpotFlow = jackpotMachine.provide({
  actors: {
    readPool: fromPromise(({ signal }) => readPool(signal)),
    drawStart: fromPromise(drawStart),
    drawStep: fromPromise(drawStep),
    watchNetwork,
  },
  actions: { leaveValue: (_, { value }) => void (value && write(jackpotRecord, value)) },
  delays: { lookDue: () => spread(limits.jackpotRefresh) },
})

type JackpotActor = ActorRefFrom<typeof jackpotMachine>

/** One value for the visit: home and the winner page show the same (WIN-11). */
export const jackpotActor = perPage((): JackpotActor => startChart(jackpotFlow, { currency: siteCurrency() }))

/**
 * The jackpot of a board, while it is on screen; `isShow` while it is the decorative counter, not real money.
 */
export function useJackpot(): { readonly jackpot: Money | null; readonly isShow: boolean } {
  const actor = jackpotActor()
  useEffect(boardShown, [])
  return {
    jackpot: useSelector(actor, (state) => state.context.value),
    isShow: useSelector(actor, (state) => state.hasTag('counting')),
  }
}
