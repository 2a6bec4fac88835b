import { expect, it } from 'vitest'
import type { Call } from '../../src/platform/call'
import { contract } from '../../src/platform/contract'
import { oneWorld } from './support/fresh-world'
import type { World } from './support/world'

let world: World
oneWorld((fresh) => (world = fresh))

const reads = (Object.values(contract) as Call[]).filter(
  ({ method, auth }) => method === 'GET' && auth !== 'member',
)

/** The refusal's code, or the status if there is none. */
async function answer(call: Call, headers: Record<string, string>): Promise<string | number> {
  const { status, body } = await world.fetch(call.path, { headers }).then(async (one) => ({
    status: one.status,
    body: (await one.json().catch(() => null)) as { code?: string } | null,
  }))
  return status === 400 ? (body?.code ?? status) : status
}

/** Calls that are not refused as they should be. */
async function notRefused(headers: Record<string, string>, code: string): Promise<string[]> {
  const wrong: string[] = []
  for (const call of reads) if ((await answer(call, headers)) !== code) wrong.push(call.name)
  return wrong
}

it('a gateway routes by its headers: a call for an unknown merchant is refused', async () => {
  expect(reads.length).toBeGreaterThan(10)
  expect(await notRefused({ Merchant: 'nobody' }, 'merchant.unknown')).toEqual([])
})

it('a module of another call is refused, and so is one where the call has none', async () => {
  expect(await notRefused({ ModuleId: 'OTHER3' }, 'module.wrong')).toEqual([])
})
