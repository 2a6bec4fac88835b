import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineCall, timeLimits, type Call } from '../../src/platform/call'
import { contract } from '../../src/platform/contract'
import { fetched } from '../../src/platform/code'
import { createClient, type CallOptions, type ClientOptions } from '../../src/platform/client'
import { codeOfStatus, PlatformError } from '../../src/platform/errors'
import { serverCodes } from '../../src/platform/server-codes'

const thing = v.object({ name: v.string(), size: v.number() })
const readThing = defineCall({
  name: 'readThing',
  method: 'GET',
  path: '/wps/thing',
  request: v.object({ id: v.string() }),
  response: thing,
  row: 'WIRE-126',
})
const writeThing = defineCall({
  name: 'writeThing',
  method: 'POST',
  path: '/wps/thing',
  auth: 'member',
  module: 'THING3',
  request: v.object({ id: v.string() }),
  response: thing,
  row: 'WIRE-126',
})
const good = { success: true, value: { name: 'a', size: 1 } }
type Reply = () => Response | Promise<Response>
const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  () =>
    Response.json(body, { status, headers })
const raw =
  (body: string, status = 200, type = 'text/html'): Reply =>
  () =>
    new Response(body, { status, headers: { 'Content-Type': type } })
const broken: Reply = () => Promise.reject(new TypeError('network'))
const never: Reply = () => new Promise<Response>(() => {})

/** A client on a fake wire that gives the listed answers in order, repeating the last one. */
function wire(replies: readonly Reply[], options: Partial<ClientOptions> = {}) {
  const seen: Request[] = []
  const client = createClient({
    origin: 'http://platform.test',
    token: () => 'secret-token',
    merchant: () => 'perya',
    language: () => 'TY',
    fetch: (input, init) => {
      const request = new Request(input, init)
      const reply = replies[Math.min(seen.length, replies.length - 1)]
      seen.push(request)
      const stopped = new Promise<never>((_, reject) => {
        const stop = () => reject(new DOMException('aborted', 'AbortError'))
        if (request.signal.aborted) stop()
        request.signal.addEventListener('abort', stop)
      })
      return Promise.race([Promise.resolve(reply?.() ?? never()), stopped])
    },
    ...options,
  })
  /** The answer, or the error, after all delays have passed. */
  const outcome = async (call: Call, more?: CallOptions) => {
    const promise = client.call(call, { id: '1' }, more).then(
      (value): unknown => value,
      (error: unknown) => error,
    )
    // Twice: the parser for bad answers is lazy code, for the retry, too.
    for (let attempt = 0; attempt < 2; attempt++) {
      await vi.runAllTimersAsync()
      await vi.dynamicImportSettled()
    }
    await vi.runAllTimersAsync()
    return promise
  }
  return { client, seen, outcome }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what is sent', () => {
  it('[WIRE-123, WIRE-129] merchant, language, module and token travel in headers, never in the address', async () => {
    const { seen, outcome } = wire([json(good)])
    await outcome(writeThing)
    const [request] = seen
    expect(request?.url).toBe('http://platform.test/wps/thing')
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      merchant: 'perya',
      language: 'TY',
      moduleid: 'THING3',
      authorization: 'secret-token',
    })
    expect(await request?.json()).toEqual({ id: '1' })
  })

  it('[WIRE-129] a call that needs no session carries no token, and a guest has none', async () => {
    const open = wire([json(good)])
    await open.outcome(readThing)
    expect(open.seen[0]?.headers.has('Authorization')).toBe(false)
    expect(open.seen[0]?.url).toBe('http://platform.test/wps/thing?id=1')
    const guest = wire([json(good)], { token: () => null })
    await guest.outcome(writeThing)
    expect(guest.seen[0]?.headers.has('Authorization')).toBe(false)
  })

  it('[WIRE-10] a call may carry another module and the id of a captcha', async () => {
    const { seen, outcome } = wire([json(good)])
    await outcome(writeThing, { module: 'OTHER3', captchaId: 'c1' })
    expect(seen[0]?.headers.get('ModuleId')).toBe('OTHER3')
    expect(seen[0]?.headers.get('CaptchaId')).toBe('c1')
  })

  it('[WIRE-125] a configured path comes from the settings, others do not, and an empty one sends no request', async () => {
    const configured: Call = { ...readThing, configured: true }
    const paths = () => ({ readThing: '/elsewhere' })
    const moved = wire([json(good)], { paths })
    await moved.outcome(configured)
    expect(new URL(moved.seen[0]?.url ?? '').pathname).toBe('/elsewhere')
    const fixed = wire([json(good)], { paths })
    await fixed.outcome(readThing)
    expect(new URL(fixed.seen[0]?.url ?? '').pathname).toBe('/wps/thing')
    const empty = wire([json(good)])
    expect(await empty.outcome({ ...readThing, path: '' })).toMatchObject({ code: 'empty-url' })
    expect(empty.seen).toEqual([])
  })

  it('[WIRE-01] Device: OTHERS goes with a login from the home screen only', async () => {
    const body = { username: 'a', password: 'b', captcha: '', type: 'username' as const }
    for (const standalone of [true, false]) {
      const { client, seen } = wire([json({ success: false, code: 'login.wrong.credentials' }, 401)], {
        standalone: () => standalone,
      })
      const failed = client.call(contract.login, body).catch((error: unknown) => error)
      await vi.dynamicImportSettled()
      await vi.runAllTimersAsync()
      expect(await failed).toMatchObject({ code: 'wrong-credentials' })
      expect(seen[0]?.headers.get('Device')).toBe(standalone ? 'OTHERS' : null)
      expect(seen[0]?.headers.get('Encryption')).toMatch(/^AES-256-CBC; key=[0-9a-f]{64}; iv=[0-9a-f]{32}$/)
      expect(await seen[0]?.text()).not.toContain('username')
    }
    const { seen, outcome } = wire([json(good)], { standalone: () => true })
    await outcome(writeThing)
    expect(seen[0]?.headers.has('Device')).toBe(false)
  })
})

describe('answers with the wrong shape', () => {
  it.each([
    ['HTML with status 200', raw('<html>Log in to the hotel</html>')],
    ['cut JSON', raw('{"success":true,"value":{"na', 200, 'application/json')],
    ['nothing at all', raw('', 200, 'application/json')],
    ['null', json(null)],
    ['a list', json([good])],
    ['another shape', json({ success: true, value: { name: 1 } })],
    ['no value', json({ success: true })],
    ['no envelope', json({ name: 'a', size: 1 })],
  ])('%s is a bad answer with the call’s name, logged once per attempt', async (_, reply) => {
    const told: string[] = []
    const { outcome, seen } = wire([reply], { onBadAnswer: ({ call }) => told.push(call) })
    const error = await outcome(readThing)
    expect(error).toBeInstanceOf(PlatformError)
    expect(error).toMatchObject({ code: 'bad-answer', call: 'readThing' })
    expect(told).toEqual(seen.map(() => 'readThing'))
  })

  it('an extra field is dropped, and prototype pollution is impossible', async () => {
    // The parser logs the dropped key to the console.
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const text = '{"success":true,"value":{"name":"a","size":1,"extra":1,"__proto__":{"owned":true}}}'
    const { outcome } = wire([raw(text, 200, 'application/json')])
    const value = await outcome(readThing)
    expect(value).toEqual({ name: 'a', size: 1 })
    expect(Object.keys(value as object)).toEqual(['name', 'size'])
    expect('owned' in {}).toBe(false)
    expect((value as { owned?: unknown }).owned).toBeUndefined()
  })
})

describe('the meaning of failures', () => {
  it.each([
    [401, 'logged-out'],
    [403, 'no-permission'],
    [404, 'gone'],
    [409, 'conflict'],
    [429, 'too-many-tries'],
    [451, 'region-blocked'],
    [500, 'upgrading'],
    [502, 'upgrading'],
    [503, 'upgrading'],
    [400, 'unknown'],
    [418, 'unknown'],
  ] as const)('[ERROR-50] status %i is %s', async (status, code) => {
    expect(codeOfStatus(status)).toBe(code)
    const { outcome } = wire([json({ success: false }, status)])
    expect(await outcome(writeThing)).toMatchObject({ code, status })
  })

  it.each(Object.entries(serverCodes))(
    '[ERROR-49] code %s is %s, whatever the status',
    async (given, code) => {
      for (const status of [200, 400, 500]) {
        const { outcome } = wire([json({ success: false, code: given, message: 'never shown' }, status)])
        const error = await outcome(writeThing)
        expect(error).toMatchObject({ code })
        expect((error as Error).message).toBe(`writeThing: ${code}`)
      }
    },
  )

  it('[ERROR-27] an unknown code is unknown in a 200, and means its status otherwise', async () => {
    const refused = (status: number) => wire([json({ success: false, code: 'new.code' }, status)])
    expect(await refused(200).outcome(writeThing)).toMatchObject({ code: 'unknown' })
    expect(await refused(403).outcome(writeThing)).toMatchObject({ code: 'no-permission' })
  })

  it('503 with code maintenance is maintenance; without it the platform is upgrading', async () => {
    expect(
      await wire([json({ success: false, code: 'maintenance' }, 503)]).outcome(writeThing),
    ).toMatchObject({ code: 'maintenance' })
    expect(await wire([raw('<h1>502</h1>', 502)]).outcome(writeThing)).toMatchObject({ code: 'upgrading' })
  })

  it('Retry-After is passed on in seconds; invalid values are not', async () => {
    const waiting = (value: string) => wire([json({ success: false }, 429, { 'Retry-After': value })])
    expect(await waiting('42').outcome(writeThing)).toMatchObject({ retryAfter: 42 })
    for (const value of ['soon', '-5', '0', '']) {
      expect(((await waiting(value).outcome(writeThing)) as PlatformError).retryAfter).toBeUndefined()
    }
  })

  it('[LOGIN-10] a required captcha is passed on', async () => {
    const body = { success: false, code: 'login.wrong.credentials', value: { captcha: true } }
    expect(await wire([json(body, 401)]).outcome(writeThing)).toMatchObject({
      code: 'wrong-credentials',
      captcha: true,
    })
  })

  it('a token that is no longer valid is reported once, with the token that was sent', async () => {
    const told: (string | null)[] = []
    const { outcome } = wire([json({ success: false, code: 'session.ended' }, 401)], {
      onLoggedOut: (token) => told.push(token),
    })
    await outcome(writeThing)
    expect(told).toEqual(['secret-token'])
  })

  it('no error carries a body, a message of the platform or the token', async () => {
    const { outcome } = wire([json({ success: false, message: 'secret-token of mika_07' }, 500)])
    const error = (await outcome(writeThing)) as PlatformError
    expect(JSON.stringify({ ...error, text: error.message })).not.toMatch(/secret-token|mika_07/)
  })
})

describe('retrying', () => {
  it.each([
    ['a broken network', broken],
    ['a 500', json({ success: false }, 500)],
    ['a bad answer', raw('<html>')],
  ])('a read is retried once after %s, and its second answer counts', async (_, first) => {
    const { outcome, seen } = wire([first, json(good)])
    expect(await outcome(readThing)).toEqual(good.value)
    expect(seen).toHaveLength(2)
  })

  it('never more than once', async () => {
    const { outcome, seen } = wire([broken])
    expect(await outcome(readThing)).toMatchObject({ code: 'offline' })
    expect(seen).toHaveLength(2)
  })

  it('never for a call that changes something', async () => {
    const { outcome, seen } = wire([broken, json(good)])
    expect(await outcome(writeThing)).toMatchObject({ code: 'offline' })
    expect(seen).toHaveLength(1)
  })

  it.each([400, 401, 403, 404, 409, 429, 451])(
    'never after a %i: the platform has answered',
    async (status) => {
      const { outcome, seen } = wire([json({ success: false }, status)])
      await outcome(readThing)
      expect(seen).toHaveLength(1)
    },
  )

  it('no call of the contract that is not a read is ever retried', () => {
    const again = Object.values(contract).filter((call: Call) => call.retry)
    expect(again.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('the delay before it is 300 to 700 ms, so that phones do not all retry at once', async () => {
    const { client, seen } = wire([broken, json(good)])
    const answer = client.call(readThing, { id: '1' })
    await vi.advanceTimersByTimeAsync(299)
    expect(seen).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(402)
    expect(seen).toHaveLength(2)
    expect(await answer).toEqual(good.value)
  })
})

describe('time limits', () => {
  it('[CONST-15] every call of the contract has one, 20 seconds at most', () => {
    const limits = Object.values(contract).map((call: Call) => call.timeLimit)
    expect(Math.min(...limits)).toBeGreaterThan(0)
    expect(Math.max(...limits)).toBeLessThanOrEqual(timeLimits.money)
  })

  it('[CONST-15] a retried read ends within 20 seconds, including the delay', async () => {
    const again = Object.values(contract).filter((call: Call) => call.retry)
    const pause = 700
    for (const { name, timeLimit } of again)
      expect([name, 2 * timeLimit + pause <= timeLimits.money]).toEqual([name, true])
    const breaks: Reply = () =>
      new Promise((_, reject) => setTimeout(reject, timeLimits.read - 1, new TypeError('network')))
    const { outcome, seen } = wire([breaks, never])
    const before = Date.now()
    expect(await outcome(readThing)).toMatchObject({ code: 'timeout' })
    expect(seen).toHaveLength(2)
    expect(Date.now() - before).toBeLessThanOrEqual(2 * timeLimits.read + pause)
  })

  it('[CONST-15] ends a call whose request cannot be aborted', async () => {
    const { outcome } = wire([never], { fetch: () => new Promise(() => {}) })
    expect(await outcome(readThing)).toMatchObject({ code: 'timeout', call: 'readThing' })
  })

  it('[CONST-15] late code is waited for 20 seconds, and a file that fails not at all', async () => {
    const late = fetched(new Promise(() => {}), 'late').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await late).toMatchObject({ code: 'timeout', call: 'late' })
    await expect(fetched(Promise.reject(new TypeError('gone')), 'gone')).rejects.toMatchObject({
      code: 'offline',
    })
    expect(await fetched(Promise.resolve('code'), 'there')).toBe('code')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('a hanging call ends at its limit, is aborted on the wire too, and is not retried', async () => {
    const { client, seen } = wire([never])
    const failed = client.call(readThing, { id: '1' }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(timeLimits.read - 1)
    expect(seen[0]?.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failed).toMatchObject({ code: 'timeout', call: 'readThing' })
    expect(seen[0]?.signal.aborted).toBe(true)
    await vi.runAllTimersAsync()
    expect(seen).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('leaving', () => {
  it('aborts a request in progress with the given reason, and nothing is retried', async () => {
    const { client, seen } = wire([never])
    const leave = new AbortController()
    const failed = client
      .call(readThing, { id: '1' }, { signal: leave.signal })
      .catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(100)
    leave.abort('left the screen')
    expect(await failed).toBe('left the screen')
    await vi.runAllTimersAsync()
    expect(seen).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('during the delay before the second try ends the call, too', async () => {
    const { client, seen } = wire([broken, json(good)])
    const leave = new AbortController()
    const failed = client
      .call(readThing, { id: '1' }, { signal: leave.signal })
      .catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(100)
    leave.abort('left the screen')
    expect(await failed).toBe('left the screen')
    await vi.runAllTimersAsync()
    expect(seen).toHaveLength(1)
  })

  it('before it started sends nothing', async () => {
    const { outcome } = wire([never])
    const gone = AbortSignal.abort('left before')
    expect(await outcome(readThing, { signal: gone })).toBe('left before')
  })
})
