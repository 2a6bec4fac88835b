import { fromPromise, type ActorRefFrom } from 'xstate'
import { jackpotMachine, type JackpotStep } from '../../../machines/jackpot/jackpot.machine'
import type { Money } from '../../../machines/shared/money'
import { jackpotPool } from '../../platform/calls/games'
import { randomWhole } from '../../platform/random'
import { jackpotRecord } from '../../platform/late-records'
import { read, write } from '../../platform/storage'
import { siteCurrency } from '../../i18n/money'
import { watchNetwork } from '../adapters/network'
import { startChart } from '../core/chart'
import { call } from '../core/client'
import { perPage } from '../core/lifetime'

/** Limits of the counter, in pesos and seconds (WIN-06, WIN-09, CONST-33). */
const bounds = { start: [70_000_000, 130_000_000], step: [100, 500], pause: [3, 5] } as const

/** Where the counter stood at the last load, or a start between 70 and 130 million pesos; whole centavos (WIN-06). */
export async function drawStart(): Promise<number> {
  const [min, max] = bounds.start
  return read(jackpotRecord)?.centavos ?? randomWhole(min * 100, max * 100)
}

/** A step of 100 to 500 pesos, in 3, 4 or 5 seconds (WIN-09). */
export async function drawStep(): Promise<JackpotStep> {
  return {
    centavos: randomWhole(bounds.step[0] * 100, bounds.step[1] * 100),
    milliseconds: randomWhole(bounds.pause[0], bounds.pause[1]) * 1_000,
  }
}

const jackpotFlow = jackpotMachine.provide({
  actors: {
    readPool: fromPromise(
      async ({ signal }) => (await call(jackpotPool, null, { signal })).pool?.minor ?? null,
    ),
    drawStart: fromPromise(drawStart),
    drawStep: fromPromise(drawStep),
    watchNetwork,
  },
  actions: { leaveValue: (_, value) => write(jackpotRecord, value) },
})

export type JackpotActor = ActorRefFrom<typeof jackpotMachine>

/** One value for the visit: home and the winner page show the same (WIN-11). */
export const jackpotActor = perPage((): JackpotActor => startChart(jackpotFlow))

/** The value as money, so that it is written as money is; null before there is one (WIN-07, WIN-08). */
export const jackpotIn = (centavos: number | null): Money | null =>
  centavos === null ? null : { minor: centavos, currency: siteCurrency() }
