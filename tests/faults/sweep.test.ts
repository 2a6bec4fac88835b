import { describe, expect, it } from 'vitest'
import type { Call } from '../../src/platform/call'
import { contract, type CallName } from '../../src/platform/contract'
import { PlatformError } from '../../src/platform/errors'
import type { Fault } from '../../src/sandbox/http/faults'
import type { Example } from '../wire/support/example'
import { examples } from '../wire/support/examples'
import { oneWorld } from '../wire/support/fresh-world'
import type { World } from '../wire/support/world'

const faults: readonly { fault: Fault; code: string; retryAfter?: number }[] = [
  { fault: { kind: 'status', status: 500 }, code: 'upgrading' },
  { fault: { kind: 'html', status: 502 }, code: 'upgrading' },
  { fault: { kind: 'status', status: 503, retryAfter: 5 }, code: 'upgrading', retryAfter: 5 },
  { fault: { kind: 'status', status: 429, retryAfter: 9 }, code: 'too-many-tries', retryAfter: 9 },
  { fault: { kind: 'status', status: 403 }, code: 'no-permission' },
  { fault: { kind: 'html', status: 200 }, code: 'bad-answer' },
  { fault: { kind: 'wrong-shape' }, code: 'bad-answer' },
  { fault: { kind: 'commit-then-drop' }, code: 'offline' },
]

describe('every call under every wire fault', () => {
  let world: World
  oneWorld((fresh) => (world = fresh))

  for (const name of Object.keys(contract) as CallName[]) {
    it(`${name} ends in one typed error each time`, async () => {
      const example = examples[name] as Example<CallName>
      // The body does not matter here; a retry would only repeat the request.
      const call: Call = { ...contract[name], retry: false }
      const input = typeof example.input === 'function' ? sample[name] : example.input
      world.token = null
      for (const { fault, ...wanted } of faults) {
        world.sandbox.faults.add({ ...fault, call: name, times: 1 })
        const error = await world.call(call, input).then(
          () => null,
          (reason: unknown) => reason,
        )
        expect(error).toBeInstanceOf(PlatformError)
        expect(error).toMatchObject({ ...wanted, call: name })
        expect((error as Error).message).not.toMatch(/[<{/]/)
      }
    })
  }
})

/** Inputs for calls whose valid input requires preparation; success is not checked here. */
const sample: Partial<Record<CallName, never>> = Object.fromEntries(
  Object.entries(examples).map(([name, { fields }]) => [
    name,
    Object.fromEntries(fields.map((field) => [field, ''])),
  ]),
)
