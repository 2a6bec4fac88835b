import { safeParse } from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { decryptBody } from '../../src/platform/cipher'
import type { Call } from '../../src/platform/call'
import { contract, type CallName } from '../../src/platform/contract'
import type { Example } from './support/example'
import { examples } from './support/examples'
import { claims } from './support/rows'
import { bare } from './support/second-step'
import { kinds, openWorld, type Sent, type World } from './support/world'

/** Names of a request's fields, wherever its contract puts them. */
function fieldsOf({ url, headers, body }: Sent): string[] {
  if (body === '') return [...url.searchParams.keys()]
  if (headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')) {
    return [...new URLSearchParams(body).keys()]
  }
  const json = JSON.parse(body) as Record<string, unknown>
  const encryption = headers.get('Encryption')
  return Object.keys(encryption ? (decryptBody(String(json.data), encryption) as object) : json)
}

const names = Object.keys(contract) as CallName[]
const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

describe.each(kinds)('every call of the contract, %s', (kind) => {
  let world: World

  beforeAll(async () => {
    world = await openWorld(kind)
    return () => world.close()
  })
  for (const name of names) {
    const call: Call = contract[name]
    const example = examples[name] as Example<CallName>
    const ids = claims[name]?.ids ?? `[${call.row}]`
    it(`${ids} ${name}: ${example.wire}`, async () => {
      expect(ids).toContain(call.row)
      world.token = null
      // An earlier call may have left a second step, wherever it stands in the contract.
      await bare(world)
      if (example.as) await world.signIn(example.as)
      const input = typeof example.input === 'function' ? await example.input(world) : example.input
      const options = await example.options?.(world)

      await expect(world.call(call, input, options)).resolves.toBeDefined()
      expect(world.heard.badAnswers).toEqual([])

      const sent = world.sent()
      expect(`${sent.method} ${sent.url.pathname}`).toBe(example.wire)
      expect(sent.headers.get('ModuleId')).toBe(example.module)
      // If intermediate caches may answer, the URL includes the language.
      const fields = new Set([...example.fields, ...(call.revalidated ? ['language'] : [])])
      expect(fieldsOf(sent).sort()).toEqual([...fields].sort())
      expect(sent.headers.get('Authorization')).toBe(world.token)
      expect(sent.headers.get('Merchant')).toBe('perya')
      expect(sent.headers.get('Language')).toBe('EN')
      expect(sent.url.href).not.toContain(world.token ?? 'no token')
    })
  }

  it('[WIRE-128] an answer in another shape than the call’s is none, whatever the call', () => {
    for (const { name, response } of Object.values<Call>(contract)) {
      expect([name, safeParse(response, Symbol('no such answer')).success]).toEqual([name, false])
    }
  })

  it('[WIRE-126] the platform answers each path with the contract’s methods only', async () => {
    const answering = new Map<string, Set<string>>()
    for (const { path, method } of Object.values<Call>(contract)) {
      answering.set(path, (answering.get(path) ?? new Set()).add(method))
    }
    const strange: string[] = []
    for (const [path, known] of answering) {
      for (const method of methods.filter((one) => !known.has(one))) {
        const { status, headers } = await world.fetch(path, { method })
        const allowed = headers.get('Allow')?.split(', ') ?? []
        if (status !== 405 || allowed.some((one) => !known.has(one)))
          strange.push(`${method} ${path}: ${status}`)
      }
    }
    expect(strange).toEqual([])
  })

  it('[WIRE-07] a members-only call is refused without a token, in an envelope', async () => {
    const guarded = names.filter((one) => contract[one].auth === 'member')
    const refusals = guarded.map(async (name) => {
      const { method, path }: Call = contract[name]
      const answer = await world.fetch(path, { method })
      return { name, status: answer.status, ...((await answer.json()) as object) }
    })
    expect(await Promise.all(refusals)).toEqual(
      guarded.map((name) => ({
        name,
        status: 401,
        success: false,
        code: 'session.ended',
        message: 'session ended',
      })),
    )
  })

  it('[WIRE-127] a call without its input in the contract’s place is refused, whatever else is sent', async () => {
    const strict = names.filter((one) => (examples[one] as Example<CallName>).fields.length > 0)
    expect(strict.length).toBeGreaterThan(25)
    await world.signIn('tita_baby')
    const token: string = world.token ?? ''
    const accepted: string[] = []
    for (const name of strict) {
      const { method, path, auth, placement }: Call = contract[name]
      const answer = await world.fetch(path, {
        method,
        headers: { ...(auth === 'member' ? { Authorization: token } : {}), ...typeOf[placement] },
        ...(placement === 'query' ? {} : { body: placement === 'form' ? 'x=1' : '{"x":1}' }),
      })
      const { code } = (await answer.json()) as { code?: string }
      if (answer.status !== 400 || code !== 'request.invalid') accepted.push(`${name}: ${answer.status}`)
    }
    expect(accepted).toEqual([])
  })
})

const json = { 'Content-Type': 'application/json' }
const typeOf: Record<Call['placement'], Record<string, string>> = {
  none: {},
  query: {},
  json,
  form: { 'Content-Type': 'application/x-www-form-urlencoded' },
  encrypted: json,
}

/** Owners of the module ids that the requirements list without a call, including those of future screens. */
const modulesOfPaths: Readonly<Record<string, string>> = {
  '/wps/system/setting/register/validation': 'REG3',
  '/wps/relay/GLS2_WalletTransfer': 'FUNDTRANS3',
  '/wps/relay/ODS2_MemberTransaction': 'MEMTRANS3',
  '/wps/relay/ODSFE2_MemPNL': 'PERSPNL3',
  '/wps/agent/downline': 'AGEDOWNMAN3',
  '/wps/agent/downlines': 'AGEDOWNMAN3',
  '/wps/agent/updateDownlineRebates': 'AGEDOWNMAN3',
}

it('[WIRE-122, WIRE-123] the module ids listed without a call belong where decided', () => {
  const calls = Object.values<Call>(contract)
  expect(calls.filter(({ module }) => module === 'REG3').map(({ name }) => name)).toEqual(['registerRules'])
  const astray = calls.filter(({ path, module }) => path in modulesOfPaths && module !== modulesOfPaths[path])
  expect(astray.map(({ name, module }) => `${name} carries ${module}`)).toEqual([])
})

it('[WIRE-14, WIRE-16] two calls send a form; logins and registrations are encrypted', () => {
  const placed = (wanted: Call['placement']) =>
    Object.values<Call>(contract).flatMap(({ name, placement }) => (placement === wanted ? name : []))
  expect(placed('form')).toEqual(['forgotByEmail', 'setHeadIcon'])
  expect(placed('encrypted')).toEqual(['login', 'register', 'registerMobile', 'agentAffiliate'])
})

it('[WIRE-132] relays are called under /wps/relay/, by name and with nothing after it', () => {
  const relay = /^(?:MCS2?|MCSFE|GCS|GCSGAME|GLS2|ODS2|ODSFE2|CSP|CBS)_[A-Za-z0-9]+$/
  const paths = Object.values<Call>(contract).map(({ path }) => path)
  const named = paths.filter((path) => relay.test(path.split('/').at(-1) ?? ''))
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((path) => !/^\/wps\/relay\/[^/]+$/.test(path))).toEqual([])
})

it('[WIRE-126] only reads are retried automatically, except those with side effects', () => {
  const again = Object.values<Call>(contract).filter(({ retry }) => retry)
  expect(again.filter(({ method }) => method !== 'GET')).toEqual([])
  const changing = [contract.trialAccount, contract.addRecent, contract.processSalary, contract.verification]
  expect(again.filter((call) => (changing as readonly Call[]).includes(call))).toEqual([])
})

it('[WIRE-06, WIRE-12, WIRE-13, WIRE-130, SMS-09] each purpose has its own path and module', () => {
  const facts = ({ method, path, module }: Call) => [method, path, module]
  expect(facts(contract.register)).toEqual(['PUT', '/wps/member/register', 'REGISTER_REE3'])
  expect(facts(contract.registerMobile)).toEqual(['PUT', '/wps/member/register/mobile', 'REGISTER_REE3'])
  expect(facts(contract.sendSms)).toEqual(['POST', '/wps/verification/sms/noLogin', 'PWRESETSMS3'])
  expect(facts(contract.sendRegisterSms)).toEqual(['POST', '/wps/verification/sms/register', 'VERIFICATION3'])
})
