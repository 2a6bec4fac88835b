import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { jackpotMachine, type JackpotStep } from '../../machines/jackpot/jackpot.machine'
import { randomWhole } from '../platform/random'
import { inspect } from './inspect'

/** Bounds of the counter, pesos and seconds (WIN-06, WIN-09, CONST-33). */
const bounds = { start: [70_000_000, 130_000_000], step: [100, 500], pause: [3, 5] } as const

/** A start between 70 and 130 million pesos, in whole centavos (WIN-06). */
export async function drawStart(): Promise<number> {
  const [least, most] = bounds.start
  return randomWhole(least * 100, most * 100)
}

/** A step of 100 to 500 pesos, in 3, 4 or 5 seconds (WIN-09). */
export async function drawStep(): Promise<JackpotStep> {
  return {
    centavos: randomWhole(bounds.step[0] * 100, bounds.step[1] * 100),
    milliseconds: randomWhole(bounds.pause[0], bounds.pause[1]) * 1_000,
  }
}

const jackpotFlow = jackpotMachine.provide({
  actors: { drawStart: fromPromise(drawStart), drawStep: fromPromise(drawStep) },
})

export type JackpotActor = ActorRefFrom<typeof jackpotMachine>
let jackpot: JackpotActor | null = null

/** One counter for the visit: home and the winner page show the same value (WIN-11). */
export function jackpotActor(): JackpotActor {
  jackpot ??= createActor(jackpotFlow, { inspect }).start()
  return jackpot
}

/** Whole pesos as digits, for the board on home (WIN-07); empty before the first draw. */
export function pesosOf(centavos: number | null): string {
  return centavos === null ? '' : String(Math.floor(centavos / 100))
}

/** Exact decimal text with 2 decimals, for the banner of the winner page (WIN-08). */
export function amountOf(centavos: number | null): string {
  return centavos === null ? '' : `${pesosOf(centavos)}.${String(centavos % 100).padStart(2, '0')}`
}
