import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { withQuery } from 'ufo'
import { earlyFetch } from '../../src/platform/early'
import * as paths from '../../machines/shared/paths'
import type { EarlyVisit } from '../../src/app/early'
import { begin } from '../../src/app/early-routes'
import { rangeOf } from '../../src/flows/records/record'
import { calendarDay, zoneName } from '../../src/i18n/time'
import { teamKpiA } from '../../src/platform/calls/agency'
import { memPnl } from '../../src/platform/calls/records'
import { teamPnl } from '../../src/platform/calls/team'
import { addressOf, askedBy, earlyRequests, type Asked } from '../../src/tools/early-calls'
import { operatorOf } from '../../src/operators/all'
import { pageOf } from '../../src/operators/page'
import { earlyPlan } from '../../src/tools/early-plan'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { openWorld } from './support/world'

afterEach(() => vi.unstubAllGlobals())

const address = '/wps/system/status?merchantCode=perya'
const headers = { Language: 'EN', Merchant: 'perya' }

function started(answer: Promise<Response>) {
  const answers = new Map([[address, answer]])
  vi.stubGlobal('window', { peryaEarly: { language: 'EN', merchant: 'perya', answers } })
  const anew = vi.fn<typeof fetch>(() => Promise.resolve(new Response('anew')))
  vi.stubGlobal('fetch', anew)
  return { answers, anew }
}

it('uses an early answer once, then fetches', async () => {
  const { anew } = started(Promise.resolve(new Response('early')))
  expect(await (await earlyFetch(address, { headers })).text()).toBe('early')
  expect(await (await earlyFetch(address, { headers })).text()).toBe('anew')
  expect(anew).toHaveBeenCalledTimes(1)
})

it.each([
  ['another language', { headers: { ...headers, Language: 'TY' } }],
  ['another merchant', { headers: { ...headers, Merchant: 'other' } }],
  ['a token', { headers: { ...headers, Authorization: 'secret' } }],
  ['another method', { method: 'POST', headers }],
])('does not use an early answer for %s', async (_, init) => {
  started(Promise.resolve(new Response('early')))
  expect(await (await earlyFetch(address, init)).text()).toBe('anew')
})

it('fetches again if the early request failed', async () => {
  started(Promise.reject(new TypeError('offline')))
  expect(await (await earlyFetch(address, { headers })).text()).toBe('anew')
})

it('an answer that nobody took at the start is not used after a change', async () => {
  started(Promise.resolve(new Response('early')))
  await earlyFetch('/wps/relay/MCS2_withdraw', { method: 'POST', headers })
  expect(await (await earlyFetch(address, { headers })).text()).toBe('anew')
})

it('an answer for a player is given to that player only', async () => {
  vi.stubGlobal('window', {
    peryaEarly: {
      language: 'EN',
      merchant: 'perya',
      answers: new Map([[`secret${address}`, Promise.resolve(new Response('early'))]]),
    },
  })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('anew')))
  const asked = async (Authorization?: string) =>
    (await earlyFetch(address, { headers: { ...headers, ...(Authorization && { Authorization }) } })).text()
  expect(await asked()).toBe('anew')
  expect(await asked('another')).toBe('anew')
  expect(await asked('secret')).toBe('early')
})

it('early requests are part of the contract, and the platform answers them', async () => {
  const world = await openWorld('memory')
  const { always, guestHome } = earlyRequests()
  const merchant = 'perya'
  const open = Object.values(askedBy).flatMap((calls) =>
    calls.flatMap((one) => (one[0].auth === 'member' ? [] : [addressOf(one)])),
  )
  for (const one of new Set([...always, ...guestHome, ...open])) {
    const [path = '', module] = one.replaceAll('{l}', 'EN').replaceAll('{m}', merchant).split('#')
    const { pathname, searchParams } = new URL(path, world.origin)
    expect(withQuery(pathname, Object.fromEntries(searchParams))).toBe(path)
    const answer = await world.fetch(path, {
      headers: { Language: 'EN', Merchant: merchant, ...(module && { ModuleId: module }) },
    })
    expect([path, answer.status]).toEqual([path, 200])
  }
  await world.close()
})

const screen = { aliases: [], title: 'none', header: true, footer: false, page: 'src/pages/none', words: [] }
const screens = [
  { ...screen, path: paths.members, guard: 'open' as const, footer: true },
  { ...screen, path: paths.teamPnl, guard: 'agent' as const },
  { ...screen, path: paths.agent, guard: 'agent' as const },
  { ...screen, path: paths.profitLoss, guard: 'member' as const },
  { ...screen, path: paths.deposit, guard: 'member' as const, footer: true },
  { ...screen, path: paths.lottery, guard: 'open' as const },
  { ...screen, path: paths.gameList, guard: 'open' as const },
]

/** The calls started by a visit, with or without a token, for an account of this type; null for a guest. */
function begunBy(
  type: number | null,
  address: string,
  more: Partial<EarlyVisit> = {},
  filesOf = (): string[] => [],
): string[] {
  const session = type === null ? null : JSON.stringify({ token: 'secret', merchantCode: 'perya', type })
  vi.stubGlobal('EARLY_PLAN', earlyPlan({ language: 'EN', screens, filesOf, leastStyles: (files) => files }))
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('sessionStorage', { getItem: () => session })
  const begun: string[] = []
  begin({
    guest: type === null,
    address,
    merchant: 'perya',
    fetchAhead: () => {},
    app: [],
    askEarly: (calls, token) => begun.push(...calls.map((call) => `${token ?? 'nobody'} ${call}`)),
    ...more,
  })
  return begun
}

it.each([
  ['this site', ['/'], ['/art/1.webp', '/art/2.webp', '/art/3.webp']],
  [
    'the operator’s one host, as it is listed',
    ['https://img-1.perya.example'],
    [1, 2, 3].map((n) => `https://img-1.perya.example/art/${n}.webp`),
  ],
  ['several hosts, of which the app draws one', ['/', 'https://img-1.perya.example'], []],
  ['a host that is not the operator’s', ['https://elsewhere.example'], []],
])('the first pictures of a list start early from %s', async (_, imageCDNs, expected) => {
  const started: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        started.push(address)
      }
    },
  )
  const operator = { textContent: JSON.stringify({ pictures: ['https://img-1.perya.example'] }) }
  vi.stubGlobal('document', { getElementById: () => operator })
  vi.stubGlobal('window', {})
  const answer = (value: unknown) => Promise.resolve(Response.json({ success: true, value }))
  const games = [1, 2, 3, 4].map((n) => ({ showIcon: `/art/${n}.webp` }))
  const answers = new Map(
    begunBy(null, paths.gameList).map((call) => {
      const [asked = ''] = call
        .replace('nobody ', '')
        .replaceAll('{l}', 'EN')
        .replaceAll('{m}', 'perya')
        .split('#')
      return [asked, answer({ games })]
    }),
  )
  const [settings = ''] = earlyRequests().always
  answers.set(settings.replaceAll('{l}', 'EN').replaceAll('{m}', 'perya'), answer({ imageCDNs }))
  vi.stubGlobal('window', { peryaEarly: { language: 'EN', merchant: 'perya', answers } })
  begunBy(null, paths.gameList)
  await new Promise((resolve) => setTimeout(resolve))
  expect(started).toEqual(expected)
})

const membersOnly = (address: keyof typeof askedBy) =>
  (askedBy[address] ?? [])
    .filter(([call]) => call.auth === 'member')
    .map((one) => `secret ${addressOf(one)}`)
    .filter((one) => !one.includes('{from}'))

it.each([0, 4, 40])(
  'an account of type %i, which is no agent, begins no call of an agent’s screen',
  (type) => {
    const agents = membersOnly(paths.teamPnl)
    expect(agents.length).toBeGreaterThan(2)
    expect(begunBy(type, paths.teamPnl).filter((one) => agents.includes(one))).toEqual([])
    expect(begunBy(1, paths.teamPnl)).toEqual(expect.arrayContaining(agents))
  },
)

it('a trial account begins no call that only a player may make; a player does, and a guest none with a token', () => {
  const [own = ''] = membersOnly(paths.deposit)
  expect(own).not.toBe('')
  expect(begunBy(4, paths.deposit)).not.toContain(own)
  for (const type of [0, 1, 40]) expect(begunBy(type, paths.deposit)).toContain(own)
  expect(begunBy(null, paths.lottery).length).toBeGreaterThan(0)
  expect(begunBy(null, paths.lottery).filter((one) => one.startsWith('secret'))).toEqual([])
})

it.each(['2026-11-30T12:00:00', '2026-03-01T00:00:01', '2026-12-31T23:59:59'])(
  'a visit on %s asks for the days that the screen shows first, as the screen will',
  (now) => {
    vi.setSystemTime(now)
    const { from, to } = rangeOf({ days: 7, kind: null }, Date.now())
    const week = { from: String(from), to: String(to), pageNo: '1', pageSize: '20' }
    const day = calendarDay(Date.now())
    const expected: readonly (readonly [string, Asked])[] = [
      [paths.teamPnl, [teamPnl, { ...week, order: 'stake' }]],
      [paths.agent, [teamKpiA, { startDate: day, endDate: day, size: '0' }]],
      [paths.profitLoss, [memPnl, { ...week, timeZone: zoneName() }]],
    ]
    for (const [path, asked] of expected) expect(begunBy(1, path)).toContain(`secret ${addressOf(asked)}`)
    vi.useRealTimers()
  },
)

it('a screen’s files are fetched once all but one of the app’s are here, and its calls at once', async () => {
  const fetched: string[] = []
  const waiting: (() => void)[] = []
  const app = ['react', 'libraries', 'app'].map(() => new Promise<void>((resolve) => waiting.push(resolve)))
  const visit = { app, fetchAhead: (file: string) => fetched.push(file) }
  expect(begunBy(0, paths.deposit, visit, () => ['screen.js']).length).toBeGreaterThan(2)
  waiting[2]?.()
  await app[2]
  expect(fetched).toEqual([])
  waiting[0]?.()
  await app[0]
  expect(fetched).toEqual(['/screen.js'])
  waiting[1]?.()
  await app[1]
  expect(fetched).toEqual(['/screen.js'])
})

it('the page itself has links that work: home, and the tabs that everybody has', () => {
  const page = pageOf(readFileSync(inRoot('src/index.html'), 'utf8'), operatorOf('perya'), 'EN')
  const links = [...page.matchAll(/<a (?:class="boot" )?href="([^"]+)" tabindex="-1"[^>]*>([\s\S]*?)<\/a>/g)]
  expect(links.map(([, to]) => to)).toEqual([paths.home, paths.home, paths.members])
  expect(links[2]?.[2]).toBe(
    '<span class="one" lang="en">Members</span><span class="two" lang="fil">Miyembro</span>',
  )
})
