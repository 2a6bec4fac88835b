import { launchGame } from '../../../src/platform/calls/games'
import * as calls from '../../../src/platform/calls/lottery'
import type { World } from './world'

export const asked = { prizeMode: 'Elott', clientType: '2', merchant_code: 'perya' } as const

/** The lottery that the tests bet on. */
export async function lottoIn(world: World) {
  const { list } = await world.call(calls.lotteryList, asked)
  return list.find(({ name }) => name === 'Lotto 6/42')!
}

export interface DeskValue {
  readonly balance: string
  readonly placed: string | null
  readonly next: { readonly numero: string; readonly closeAt: number }
  readonly lotteries: readonly { readonly code: string }[]
  readonly tickets: readonly unknown[]
}

/** Opens a lottery as the launch screen does, and answers the desk of its page. */
export async function openDeskIn(world: World, query: Record<string, string> = {}) {
  const { code, vendor } = await lottoIn(world)
  const given = { vendor, code, playType: 'ent', language: 'EN', platform: 'html5', ...query } as const
  const { url } = await world.call(launchGame, given as never)
  const at = url.split('?')[0] ?? ''
  const ask = async (path: string, init?: RequestInit) => {
    const response = await world.fetch(`${at}/${path}`, init)
    return { response, body: (await response.json()) as { code?: string; value: DeskValue } }
  }
  const look = async (search = '') => (await ask(`desk?${search}`)).body.value
  const bet = (body: unknown) => ask('bets', { method: 'POST', body: JSON.stringify(body) })
  return { at, code, url, ask, look, bet }
}

export type Desk = Awaited<ReturnType<typeof openDeskIn>>

export async function placeAt(desk: Desk, more: Record<string, unknown> = {}) {
  const { next } = await desk.look()
  const bet = { code: desk.code, numbers: [6, 5, 4, 3, 2, 1], stake: '20.00', draws: 1, numero: next.numero }
  return desk.bet({ ...bet, requestKey: crypto.randomUUID(), ...more })
}
