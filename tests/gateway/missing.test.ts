import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contract, type CallName } from '../../src/platform/contract'
import { everywhere, screens } from '../../src/tools/wire/screens'
import { openPage, page, signIn, start, startAt } from '../flows/page'
import { blocks, type Block } from './blocks'
import { openGateway, type Gateway } from './gateway'

/**
 * Each screen on the gateway of another make, with one more call missing: the blocks made from it are
 * missing, the others are unchanged, and the log names the call.
 */

let gateway: Gateway

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: startAt })
  gateway = openGateway('http://perya.test')
  await openPage({ fetch: gateway.fetch, close: gateway.close })
  const account = JSON.stringify({ username: 'jan77', password: 'Perya-1234' })
  const address = 'http://gateway.test/wps/member/register'
  await gateway.fetch(new Request(address, { method: 'PUT', body: account }))
})
afterEach(async () => {
  await page.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Where this gateway has a call. */
const pathOf = (call: CallName) => (call === 'registerRules' ? '/wps/v9/rules' : contract[call].path)
const hasCall = (call: CallName) => gateway.paths.includes(pathOf(call)) && !gateway.missing.has(pathOf(call))

const partsOf = (screen: string) => blocks[screen] as Readonly<Record<string, Block>>

async function drawn(screen: string): Promise<Record<string, boolean>> {
  const found: Record<string, boolean> = {}
  for (const [name, { isThere }] of Object.entries(partsOf(screen))) found[name] = await isThere()
  return found
}

const expected = (screen: string): Record<string, boolean> =>
  Object.fromEntries(Object.entries(partsOf(screen)).map(([name, { calls }]) => [name, calls.every(hasCall)]))

const codes = { '404': 'gone', '501': 'upgrading', page: 'bad-answer' } as const
const ways = Object.keys(codes) as (keyof typeof codes)[]

/** Everything these screens can do without, each missing in one of the ways in which gateways lack a call. */
const rows = Object.keys(blocks).flatMap((screen) => {
  const { also = [] } =
    screen === 'every screen' ? everywhere : (screens[screen as keyof typeof screens] ?? { also: [] })
  return also.map((call) => ({ screen, call }))
})

describe('one call gone', () => {
  it.each(rows.map((row, n) => ({ ...row, way: ways[n % ways.length] as keyof typeof codes })))(
    '$screen without $call ($way) [ERROR-33]',
    async ({ screen, call, way }) => {
      gateway.missing.set(pathOf(call), way)
      const { root } = await start()
      await signIn('jan77')
      expect(await drawn(screen)).toEqual(expected(screen))
      expect(root.siteActor()?.getSnapshot().hasTag('open')).toBe(true)
      const { faults } = await import('../../src/flows/core/log')
      // Some are requested alongside the block, and not awaited. This registration has no captcha, and its
      // banners are below what is rendered here.
      const logged = expect.objectContaining({ what: call, code: codes[way] })
      const isAsked = call !== 'captcha' && !(screen === 'register' && call === 'announcements')
      const wanted = isAsked ? [logged] : []
      await vi.waitFor(() => expect(faults()).toEqual(expect.arrayContaining(wanted)))
      // One reference, however often it was requested: two would look like two faults.
      expect(faults().filter(({ what }) => what === call)).toHaveLength(wanted.length)
    },
  )

  it('a call that never ends is cut short by its limit, and costs its block as well', async () => {
    const { root } = await start()
    await signIn('jan77')
    gateway.missing.set(pathOf('hotMatches'), 'hang')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: startAt })
    const { matchesActor } = await import('../../src/flows/games/matches')
    const actor = matchesActor()
    await vi.waitFor(() => expect(gateway.asked).toContain(pathOf('hotMatches')))
    await vi.advanceTimersByTimeAsync(contract.hotMatches.timeLimit)
    expect(actor.getSnapshot().hasTag('error')).toBe(true)
    const { faults } = await import('../../src/flows/core/log')
    expect(faults()).toContainEqual(expect.objectContaining({ what: 'hotMatches', code: 'timeout' }))
    expect(root.siteActor()?.getSnapshot().hasTag('open')).toBe(true)
  })
})

describe('older and newer shapes', () => {
  it('cost the fields and rows in which they stand, and the log names call and field', async () => {
    await start()
    await signIn('jan77')
    const { faults } = await import('../../src/flows/core/log')
    const named = new Set<string>()
    // The log keeps only the last ones.
    const collect = () => {
      for (const { what, fields = [] } of faults()) for (const field of fields) named.add(`${what} ${field}`)
    }
    collect()
    for (const screen of Object.keys(blocks)) {
      expect([screen, await drawn(screen)]).toEqual([screen, expected(screen)])
      collect()
    }
    expect([...named].filter((one) => hinted.some((hint) => hint === one)).sort()).toEqual([...hinted].sort())
  })
})

/**
 * One of each kind of surprise: an unknown value, a field of another type, a missing field, a row without its
 * id.
 */
const hinted = [
  'settings agentMenu',
  'settings mobileTemplate.dep_func',
  'settings whitelabel.{DIRECTREG3}',
  'siteStatus maintenance',
  'registerRules {username}.min',
  'countries [].code',
  'vendors sorting[]',
  'hotGames games[].gameType',
  'hotGames games[].flag',
  'hotGames games[].nodeId',
  'announcements player[].publishedAt',
  'memberInfo lastLogin',
  'depositBanksByVendor methods[].kind',
  'depositBanksByVendor methods[].relay',
  'hasWithdrawalPassword ',
  'unreadCount ',
]
