import { afterEach, expect, it, vi } from 'vitest'
import { withQuery } from 'ufo'
import { earlyFetch } from '../../src/platform/early'
import { addressOf, askedBy, earlyRequests } from '../../src/tools/early-calls'
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
