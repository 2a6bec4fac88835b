import { launchGame } from '../../../src/platform/calls/launch'
import * as calls from '../../../src/platform/calls/lottery'
import type { World } from './world'

export const asked = { prizeMode: 'Elott', clientType: '2', merchant_code: 'perya' } as const

/** The lottery the tests bet on. */
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
  readonly earlier: readonly { readonly key: string; readonly orderId: string; readonly cost: string }[]
  readonly favourites: readonly (readonly number[])[]
}

/** Opens a lottery as the launch screen does, and returns its page's betting server. */
export async function openDeskIn(world: World, query: Record<string, string> = {}) {
  const { code, vendor } = await lottoIn(world)
  const given = { vendor, code, playType: 'ent', language: 'EN', platform: 'html5', ...query } as const
  const { url } = await world.call(launchGame, given as never)
  const at = url.split('?')[0] ?? ''
  const ask = async (path: string, init?: RequestInit) => {
    const response = await world.fetch(`${at}/${path}`, init)
    return { response, body: (await response.json()) as { code?: string; value: DeskValue } }
  }
  const look = async (search = '') => (await ask(`options?${search}`)).body.value
  const post = (path: string, body: unknown) => ask(path, { method: 'POST', body: JSON.stringify(body) })
  const slip = (body: unknown) => post('slips', body)
  const bet = (requestKey: string) => post('bets', { requestKey })
  return { at, code, url, ask, look, post, slip, bet }
}

type Desk = Awaited<ReturnType<typeof openDeskIn>>

/** Records a bet and places it; returns the refusal, or the desk afterwards. */
export async function placeAt(
  desk: Desk,
  { numbers = [6, 5, 4, 3, 2, 1], ...more }: Record<string, unknown> & { numbers?: readonly number[] } = {},
) {
  const { next } = await desk.look()
  const bet = { code: desk.code, lines: [numbers], stake: '20.00', draws: 1, numero: next.numero }
  const body = { ...bet, requestKey: crypto.randomUUID() as string, ...more }
  const slip = await desk.slip(body)
  return slip.response.ok ? desk.bet(body.requestKey) : slip
}
