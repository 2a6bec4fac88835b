import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { generate } from 'openapi-typescript-codegen'
import { createCipheriv, randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallName } from '../../src/platform/contract'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { openWorld, startAt, type World } from './support/world'

const read = (name: string): unknown => JSON.parse(readFileSync(inRoot(`docs/${name}`), 'utf8'))

it('the OpenAPI document is valid by a published validator, and so is every reference in it', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(inRoot('docs/openapi.json'))
  expect(errors ?? []).toEqual([])
  expect([valid, validator.version]).toEqual([true, '3.1'])
  expect(() => validator.resolveRefs()).not.toThrow()
})

it('the JSON Schema takes the examples and nothing else: amounts, bounds and lists of values are in it', () => {
  const ajv = new Ajv2020({ strict: false })
  ajv.addSchema(read('schema.json') as object, 'wire')
  const takes = (name: string, value: unknown) => ajv.validate(`wire#/$defs/${name}`, value)
  const { paths } = read('openapi.json') as { paths: Record<string, Record<string, Operation>> }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const refused = operations
    .filter(({ operationId, responses }) => {
      const { example } = responses['200'].content['application/json']
      return !takes(`${operationId[0]?.toUpperCase()}${operationId.slice(1)}Answer`, example)
    })
    .map(({ operationId }) => operationId)
  // Its picture is truncated in the example.
  expect(refused).toEqual(['captcha'])
  expect(operations.length).toBeGreaterThan(140)
  const request = {
    cardId: 'C1',
    amount: '500.00',
    fee: '10.00',
    paymentPassword: '246810',
    requestId: 'x'.repeat(8),
  }
  expect(takes('WithdrawRequest', request)).toBe(true)
  for (const wrong of [
    { amount: 500 },
    { amount: '5,00' },
    { paymentPassword: '1234' },
    { requestId: 'short' },
    { fee: undefined },
  ]) {
    expect(takes('WithdrawRequest', { ...request, ...wrong })).toBe(false)
  }
})

interface Operation {
  readonly operationId: CallName
  readonly responses: Record<'200', { content: Record<'application/json', { example: unknown }> }>
}

type Method = (input: object) => Promise<{ success: true; value: Record<string, unknown> }>
type Client = Record<'accountAndSession' | 'games' | 'betting' | 'memberAndWallet', Record<string, Method>>

/** Seals a body as docs/wire.md specifies, with Node's cipher. */
function sealed(plain: object): { encryption: string; requestBody: { data: string } } {
  const [key, iv] = [randomBytes(32), randomBytes(16)]
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  const data = Buffer.concat([cipher.update(JSON.stringify(plain)), cipher.final()]).toString('base64')
  return {
    encryption: `AES-256-CBC; key=${key.toString('hex')}; iv=${iv.toString('hex')}`,
    requestBody: { data },
  }
}

describe('a client that a published generator makes of the document', () => {
  const folder = inRoot(`.cache/client-${process.pid}`)
  let world: World
  let document: object
  let Gateway: new (options: object) => Client

  beforeAll(async () => {
    world = await openWorld('socket')
    document = (await (await world.fetch('/__sandbox/openapi.json')).json()) as object
    await generate({
      input: document,
      output: folder,
      httpClient: 'fetch',
      clientName: 'Gateway',
      useOptions: true,
    })
    const made = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'Gateway.ts')).href)) as {
      Gateway: typeof Gateway
    }
    Gateway = made.Gateway
  }, 60_000)
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await world.close()
  })

  it('the sandbox serves the document of the docs folder, and its schemas', async () => {
    expect(document).toEqual(read('openapi.json'))
    expect(await (await world.fetch('/__sandbox/schema.json')).json()).toEqual(read('schema.json'))
  })

  it('signs in, opens a game, places a bet, and finds it in the record and in the balance', async () => {
    const every = { Merchant: 'perya', Language: 'EN' }
    const guest = new Gateway({ BASE: world.origin, HEADERS: every })
    const plain = { username: 'mika_07', password: 'Perya-1234', captcha: '', type: 'username' }
    const { value: session } = await guest.accountAndSession.login!(sealed(plain))
    const member = new Gateway({ BASE: world.origin, HEADERS: { ...every, Authorization: session.token } })
    const balance = async () => String((await member.memberAndWallet.walletBalance!({})).value.sumBalance)
    const before = await balance()
    const { value: listed } = await guest.games.gameList!({
      merchant: 'perya',
      platform: 'html5',
      gameType: 'RNG',
      gameName: 'Bakunawa Moon',
      pageNo: 1,
      pageSize: 5,
      language: 'EN',
    })
    const [game] = listed.games as { nodeId: string; vassalage: string }[]
    const { value: opened } = await member.games.launchGame!({
      vendor: game?.vassalage,
      nodeId: game?.nodeId,
      language: 'EN',
      platform: 'html5',
    })
    // The bet itself is between the game's page and its vendor's server.
    const id = new URL(String(opened.url), world.origin).pathname.split('/').at(-1)
    const bet = await world.fetch(`/demo/play/${id}`, {
      method: 'POST',
      body: JSON.stringify({ act: 'bet', key: 'intent-number-000001', intent: { bets: { spin: 100 } } }),
    })
    expect(await bet.json()).toMatchObject({ ok: true })
    const { value: record } = await member.betting.memberTransactions!({
      moduleId: 'MEMTRANS3',
      from: startAt - 86_400_000,
      to: startAt + 86_400_000,
      pageNo: 1,
      pageSize: 5,
      language: 'EN',
    })
    expect(record.list).toMatchObject([{ stake: '1.00', state: 'settled' }])
    const [{ payout }] = record.list as [{ payout: string }]
    expect(Number(await balance())).toBeCloseTo(Number(before) - 1 + Number(payout), 2)
  })
})
