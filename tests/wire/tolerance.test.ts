import * as v from 'valibot'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../src/platform/call'
import { settings } from '../../src/platform/calls/settings'
import { depositBanksByVendor } from '../../src/platform/calls/deposit'
import { gameList, vendors } from '../../src/platform/calls/games'
import { accountTransactions } from '../../src/platform/calls/records'
import { createClient, type BadAnswer } from '../../src/platform/client'
import { contract, type CallName } from '../../src/platform/contract'
import { salvage } from '../../src/platform/salvage'
import type { Example } from './support/example'
import { examples } from './support/examples'
import { openWorld, type World } from './support/world'

type Keys = readonly (string | number)[]
type Fields = Record<string | number, unknown>

/** What may happen to a field on the way from a gateway that has evolved. */
const changes: Readonly<Record<string, (holder: Fields, key: string) => void>> = {
  'left out': (holder, key) => void delete holder[key],
  null: (holder, key) => void (holder[key] = null),
  'of another type': (holder, key) => {
    const found = holder[key]
    if (typeof found === 'string') holder[key] = 5
    else if (typeof found === 'number') holder[key] = String(found)
    else if (typeof found === 'boolean') holder[key] = Number(found)
    else holder[key] = 'text'
  },
  unknown: (holder, key) => {
    if (typeof holder[key] === 'string') holder[key] = 'surprise'
  },
  joined: (holder, key) => void (holder[`${key}New`] = { any: 'thing' }),
}

/** Paths of all fields, the first row of each list standing for the others. */
function fieldsOf(value: unknown, at: Keys = []): Keys[] {
  if (Array.isArray(value)) return value.length > 0 ? fieldsOf(value[0], [...at, 0]) : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [[...at, key], ...fieldsOf(one, [...at, key])])
}

const holderOf = (value: unknown, keys: Keys) =>
  keys.slice(0, -1).reduce<unknown>((holder, key) => (holder as Fields)[key], value) as Fields

/** Path of the innermost list around a field. */
const listAround = (keys: Keys): Keys | undefined => {
  const row = keys.map((key) => typeof key === 'number').lastIndexOf(true)
  return row === -1 ? undefined : keys.slice(0, row + 1)
}

const lengthOf = (value: unknown, keys: Keys) => (holderOf(value, keys) as unknown as unknown[]).length

/** What is wrong with how a changed answer is parsed; undefined if nothing is. */
function wrongWith(
  response: Call['response'],
  changed: unknown,
  keys: Keys,
  isJoined: boolean,
): string | undefined {
  const strictly = v.safeParse(response, structuredClone(changed))
  const { value, fields } = salvage(response, structuredClone(changed))
  if (strictly.success)
    return isDeepStrictEqual(value, strictly.output) ? undefined : 'a right answer was changed'
  if (fields.length === 0) return 'nothing is reported'
  // A row among several never takes the others with it, and an optional part costs nothing but itself.
  const list = listAround(keys)
  const rows = list ? lengthOf(changed, list) : 0
  if (value === undefined) return rows > 1 || isJoined ? 'the whole answer is lost' : undefined
  return list && lengthOf(value, list) < rows - 1 ? 'other rows are lost' : undefined
}

const names = Object.keys(contract) as CallName[]

describe('an answer that is not quite the contract’s', () => {
  let world: World
  let answers: unknown[] = []

  beforeAll(async () => {
    world = await openWorld()
    const { fetch } = world.sandbox
    world.sandbox.fetch = async (...request) => {
      const answer = await fetch(...request)
      if (answer.headers.get('Content-Type')?.includes('json')) answers.push(await answer.clone().json())
      return answer
    }
  })
  afterAll(() => world.close())

  /** The platform's answer to a valid call, as it is on the wire. */
  async function answerOf(name: CallName): Promise<unknown> {
    const example = examples[name] as Example<CallName>
    world.token = null
    if (example.as) await world.signIn(example.as)
    const input = typeof example.input === 'function' ? await example.input(world) : example.input
    const options = await example.options?.(world)
    answers = []
    await world.call(contract[name] as Call, input, options)
    return (answers.at(-1) as { value?: unknown } | undefined)?.value
  }

  it.each(names)('%s: whatever one field is, only what is essential costs the whole answer', async (name) => {
    const { response } = contract[name] as Call
    const value = await answerOf(name)
    const faults: string[] = []
    for (const keys of fieldsOf(value)) {
      for (const [kind, change] of Object.entries(changes)) {
        const changed: unknown = structuredClone(value)
        change(holderOf(changed, keys), String(keys.at(-1)))
        const wrong = wrongWith(response, changed, keys, kind === 'joined')
        if (wrong) faults.push(`${keys.join('.')} ${kind}: ${wrong}`)
      }
    }
    expect(faults).toEqual([])
  })

  const read = async <C extends Call>(call: C, name: CallName, change: (value: never) => void) => {
    const value = await answerOf(name)
    change(value as never)
    const heard: BadAnswer[] = []
    const client = createClient({
      origin: 'http://localhost',
      token: () => null,
      merchant: () => 'perya',
      language: () => 'EN',
      onBadAnswer: (bad) => heard.push(bad),
      fetch: async () => Response.json({ success: true, value }),
    })
    const { input } = examples[name] as unknown as { input: never }
    const made = await client.call(call, input).catch((error: unknown) => error)
    return { made, heard }
  }

  it('a site opens without what it can do without, and numeric flags are flags', async () => {
    const { made, heard } = await read(settings, 'settings', (value: Fields) => {
      delete value.agentMenu
      value.location = null
      value.whitelabel = { DIRECTREG3: 1, MAYA: null }
    })
    expect(made).toMatchObject({ agentMenu: [], location: '', whitelabel: { DIRECTREG3: '1' } })
    // Dictionary keys are in braces: no report to the operator contains them (tests/faults/private.test.ts).
    expect(heard.flatMap(({ fields }) => fields).sort()).toEqual([
      'location',
      'whitelabel.{DIRECTREG3}',
      'whitelabel.{MAYA}',
    ])
  })

  it('a new category, a game without a flag, and one without an id cost themselves only', async () => {
    const menu = await read(vendors, 'vendors', (value: { sorting: string[] }) =>
      value.sorting.unshift('CASTLES'),
    )
    expect((menu.made as { sorting: string[] }).sorting[0]).not.toBe('CASTLES')
    expect((menu.made as { sorting: string[] }).sorting.length).toBeGreaterThan(5)
    const list = await read(gameList, 'gameList', ({ games }: { games: Fields[] }) => {
      delete games[0]?.flag
      delete games[1]?.nodeId
    })
    expect((list.made as { games: Fields[] }).games[0]).toMatchObject({ flag: null })
    expect(list.heard).toEqual([{ call: 'gameList', fields: ['games[].nodeId'], isMoneyLost: false }])
  })

  it('a payment method of a new kind keeps its name; one whose limit cannot be read is not offered', async () => {
    const { made, heard } = await read(
      depositBanksByVendor,
      'depositBanksByVendor',
      ({ methods }: { methods: Fields[] }) => {
        Object.assign(methods[0] ?? {}, { kind: 'crystal' })
        Object.assign(methods[1] ?? {}, { max: 'a lot' })
      },
    )
    const { methods } = made as { methods: { kind: string; max: { minor: number } }[] }
    expect(methods[0]?.kind).toBe('other')
    expect(methods.every(({ max }) => Number.isSafeInteger(max.minor))).toBe(true)
    expect(heard).toMatchObject([{ isMoneyLost: true }])
  })

  it('an amount of a record that cannot be read is shown as unreadable, and its row stays [RECORD-05]', async () => {
    const { made } = await read(accountTransactions, 'accountTransactions', (value: { list: Fields[] }) => {
      const row = { number: 'A1', code: 'BET', kind: 'game', balanceAfter: '1.00', place: null, at: 1 }
      value.list = [
        { ...row, amount: 12.5 },
        { ...row, amount: '-3.00' },
      ]
    })
    const { list } = made as { list: { amount: { minor: number } }[] }
    expect(list[0]?.amount.minor).toBeNaN()
    expect(list[1]?.amount.minor).not.toBeNaN()
  })

  it('a list of which no row can be read is wrong, not empty', async () => {
    const { made } = await read(gameList, 'gameList', ({ games }: { games: Fields[] }) => {
      for (const game of games) delete game.nodeId
    })
    expect(made).toMatchObject({ code: 'bad-answer' })
  })
})
