import type { Call } from '../../../src/platform/call'
import { decryptBody } from '../../../src/platform/cipher'
import { contract, type CallName } from '../../../src/platform/contract'
import type { Example } from './example'
import { examples } from './examples'
import { openWorld, startAt } from './world'

/** A valid call and its answer, as they were on the wire: for docs/wire and the OpenAPI document. */
export interface Recorded {
  readonly method: string
  /** Path with its query. */
  readonly address: string
  /** The call's own headers; those common to every call are not repeated. */
  readonly headers: Readonly<Record<string, string>>
  /** The JSON or form body, decrypted if it was sealed; undefined if there was none. */
  readonly body: unknown
  readonly answer: unknown
}

const longest = 90
const ofList = 1
const ofNames = 2

/** An answer reduced to its shape: one row of each list, long text truncated. */
function cut(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (key === 'token') return '<token>'
    return value.length > longest ? `${value.slice(0, longest)}…` : value
  }
  if (Array.isArray(value)) {
    const kept = value.every((one) => typeof one !== 'object') ? 3 * ofList : ofList
    return value.slice(0, kept).map((one) => cut(one))
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const isRecord = entries.length > 4 && entries.every(([name]) => /^[A-Z0-9_]+$/.test(name))
  return Object.fromEntries(
    (isRecord ? entries.slice(0, ofNames) : entries).map(([name, one]) => [name, cut(one, name)]),
  )
}

const shown = ['ModuleId', 'Authorization', 'CaptchaId', 'Encryption', 'Device'] as const
const standIns: Readonly<Record<string, string>> = { Authorization: '<token>', Encryption: '<see Sealing>' }

/** Calls that invalidate the token. */
const endsSessions: ReadonlySet<CallName> = new Set(['logout', 'passWordChangeV2', 'resetByPhone'])

/** Makes every call of the contract once, in a fresh world with a stopped clock. */
export async function recordExamples(): Promise<ReadonlyMap<CallName, Recorded>> {
  const world = await openWorld()
  const recorded = new Map<CallName, Recorded>()
  const tokens = new Map<string, string>()
  let last: unknown
  const { fetch } = world.sandbox
  world.sandbox.fetch = async (...request) => {
    const answer = await fetch(...request)
    if (answer.headers.get('Content-Type')?.includes('json')) last = await answer.clone().json()
    return answer
  }
  try {
    await world.control('clock', { set: startAt })
    for (const name of Object.keys(contract) as CallName[]) {
      const example = examples[name] as Example<CallName>
      world.token = null
      if (example.as) {
        // One session per person: checking a password takes time.
        world.token = tokens.get(example.as) ?? (await world.signIn(example.as)).token
        tokens.set(example.as, world.token)
      }
      const input = typeof example.input === 'function' ? await example.input(world) : example.input
      const options = await example.options?.(world)
      await world.call(contract[name] as Call, input, options)
      if (endsSessions.has(name)) tokens.clear()
      const { method, url, headers, body } = world.sent()
      const encryption = headers.get('Encryption')
      const plain = (): unknown => {
        if (body === '') return undefined
        if (headers.get('Content-Type')?.includes('json') !== true) return body
        const json = JSON.parse(body) as { data?: string }
        return encryption ? decryptBody(json.data ?? '', encryption) : json
      }
      recorded.set(name, {
        method,
        address: url.pathname + url.search,
        headers: Object.fromEntries(
          shown.flatMap((one) => {
            const value = headers.get(one)
            return value === null ? [] : [[one, standIns[one] ?? value]]
          }),
        ),
        body: cut(plain()),
        answer: cut(last),
      })
    }
    return recorded
  } finally {
    await world.close()
  }
}
