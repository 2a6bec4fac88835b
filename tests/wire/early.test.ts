import { afterEach, expect, it, vi } from 'vitest'
import { withQuery } from 'ufo'
import { earlyFetch } from '../../src/platform/early'
import { earlyRequests } from '../../src/tools/early-start'
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

it('early requests are part of the contract, and the platform answers them', async () => {
  const world = await openWorld('memory')
  const { always, home, guestHome } = earlyRequests()
  const merchant = 'perya'
  for (const one of [...always, ...home, ...guestHome]) {
    const path = one.replace('{language}', 'EN').replace('{merchant}', merchant)
    const { pathname, searchParams } = new URL(path, world.origin)
    expect(withQuery(pathname, Object.fromEntries(searchParams))).toBe(path)
    const answer = await world.fetch(path, { headers: { Language: 'EN', Merchant: merchant } })
    expect([path, answer.status]).toEqual([path, 200])
  }
  await world.close()
})
