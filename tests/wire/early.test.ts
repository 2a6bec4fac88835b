import { afterEach, expect, it, vi } from 'vitest'
import { withQuery } from 'ufo'
import { earlyFetch } from '../../src/platform/early'
import * as paths from '../../machines/shared/paths'
import { begin } from '../../src/app/early-routes'
import { addressOf, askedBy, earlyRequests } from '../../src/tools/early-calls'
import { earlyPlan } from '../../src/tools/early-plan'
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
    const [path = '', module] = one
      .replaceAll('{language}', 'EN')
      .replaceAll('{merchant}', merchant)
      .split('#')
    const { pathname, searchParams } = new URL(path, world.origin)
    expect(withQuery(pathname, Object.fromEntries(searchParams))).toBe(path)
    const answer = await world.fetch(path, {
      headers: { Language: 'EN', Merchant: merchant, ...(module && { ModuleId: module }) },
    })
    expect([path, answer.status]).toEqual([path, 200])
  }
  await world.close()
})

const screen = { aliases: [], footer: false, page: 'src/pages/none', words: [] }
const screens = [
  { ...screen, path: paths.members, guard: 'open' as const, footer: true },
  { ...screen, path: paths.teamPnl, guard: 'agent' as const },
  { ...screen, path: paths.deposit, guard: 'member' as const },
  { ...screen, path: paths.lottery, guard: 'open' as const },
]

/** What the page is made of, as far as it is drawn before the program runs. */
interface Drawn {
  readonly tag: string
  readonly style: object
  readonly inside: Drawn[]
  readonly href?: string
  readonly textContent?: string
}
function element(tag: string) {
  const inside: Drawn[] = []
  return { tag, style: {}, inside, append: (one: Drawn) => inside.push(one) }
}

/** The calls that a visit begins, with a token or without, for an account of this type; null for a guest. */
function begunBy(
  type: number | null,
  address: string,
  { app, language = 'EN' }: { app?: ReturnType<typeof element>; language?: string } = {},
): string[] {
  const session = type === null ? null : JSON.stringify({ token: 'secret', merchantCode: 'perya', type })
  vi.stubGlobal('EARLY_PLAN', earlyPlan({ screens, filesOf: () => [] }))
  vi.stubGlobal('location', { pathname: address, search: '' })
  vi.stubGlobal('sessionStorage', { getItem: () => session })
  vi.stubGlobal('document', {
    querySelector: () => (app ? { parentElement: app } : null),
    createElement: element,
  })
  vi.stubGlobal('setTimeout', () => 0)
  const begun: string[] = []
  begin({
    guest: type === null,
    language,
    merchant: 'perya',
    fetchAhead: () => {},
    askEarly: (calls, token) => begun.push(...calls.map((call) => `${token ?? 'nobody'} ${call}`)),
  })
  return begun
}
const membersOnly = (address: keyof typeof askedBy) =>
  (askedBy[address] ?? []).filter(([call]) => call.auth === 'member').map((one) => `secret ${addressOf(one)}`)

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

it('outlines and the tabs that are always there are drawn before the program runs, with links that work', () => {
  const drawn = (address: string, language?: string) => {
    const app = element('div')
    begunBy(1, address, { app, ...(language && { language }) })
    const [outlines, bar] = app.inside
    expect(outlines?.inside.length).toBeGreaterThan(2)
    return bar?.inside.map(({ href, textContent }) => [href, textContent])
  }
  expect(drawn(paths.members)).toEqual([
    [paths.home, 'Home'],
    [paths.members, 'Members'],
  ])
  expect(drawn(paths.members, 'TY')?.[1]).toEqual([paths.members, 'Miyembro'])
  // A screen without a tab bar, and one that the program has drawn already.
  expect(drawn(paths.deposit)).toBeUndefined()
  expect(begunBy(1, paths.deposit).length).toBeGreaterThan(0)
})
