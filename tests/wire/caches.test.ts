import { expect, it } from 'vitest'
import type { Call } from '../../src/platform/call'
import { contract, type CallName } from '../../src/platform/contract'
import type { Example } from './support/example'
import { examples } from './support/examples'
import { oneWorld } from './support/fresh-world'
import type { World } from './support/world'

/** Which answers intermediate caches may store, and by what key. */

let world: World
oneWorld((fresh) => (world = fresh))

const reads = (Object.keys(contract) as CallName[]).filter((name) => contract[name].method === 'GET')

/** Makes a valid call, and then repeats it by hand with the same address and headers. */
async function again(name: CallName, more: Record<string, string> = {}) {
  const example = examples[name] as Example<CallName>
  const input = typeof example.input === 'function' ? await example.input(world) : example.input
  await world.call(contract[name] as Call, input, await example.options?.(world))
  const { url, headers } = world.sent()
  for (const [header, value] of Object.entries(more)) headers.set(header, value)
  return { url, answer: await world.fetch(`${url.pathname}${url.search}`, { headers }) }
}

it('what is the same for everybody is kept by an address that says the language, and asked about by its tag', async () => {
  const kept = reads.filter((name) => (contract[name] as Call).revalidated)
  expect(kept.length).toBeGreaterThan(20)
  world.token = null
  for (const name of kept) {
    const { url, answer } = await again(name)
    expect([name, url.searchParams.get('language')]).toEqual([name, 'EN'])
    expect([name, answer.headers.get('Cache-Control')]).toEqual([name, 'public, no-cache'])
    expect([name, answer.headers.get('Vary')]).toEqual([name, expect.stringContaining('Merchant')])
    const same = await again(name, { 'If-None-Match': answer.headers.get('ETag') ?? '' })
    expect([name, same.answer.status]).toEqual([name, 304])
  }
})

it('nothing that comes with a token, and nothing that is a member’s own, is ever kept', async () => {
  const kept: string[] = []
  const tokens = new Map<string, string>()
  for (const name of reads.filter((one) => contract[one].auth !== 'none' && contract[one].retry)) {
    const who = (examples[name] as Example<CallName>).as ?? 'mika_07'
    world.token = null
    world.token = tokens.get(who) ?? (await world.signIn(who)).token
    tokens.set(who, world.token)
    const { headers } = (await again(name)).answer
    if (headers.get('Cache-Control') !== 'no-store' || headers.has('ETag')) kept.push(name)
  }
  expect(kept).toEqual([])
})
