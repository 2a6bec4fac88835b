import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contract } from '../../src/platform/contract'
import { call } from '../../src/flows/core/client'
import { faults } from '../../src/flows/core/log'
import { createBeacon } from '../../src/flows/session/beacon'
import { onFault } from '../../src/flows/core/log'
import { report } from '../../src/platform/report'
import type { Call } from '../../src/platform/call'

/** What must never leave the phone in a report, each recognisable wherever it appears. */
const secrets = {
  password: 'Geheim-Pw-1',
  pin: '735192',
  token: 'tok-9f8e7d6c',
  name: 'marked_player',
  phone: '9175550123',
  amount: '48213.77',
  realName: 'Marked Delacruz',
}
const marks = Object.values(secrets)

/** Every field that any call has, holding something secret. */
const input = Object.fromEntries(
  [
    'username',
    'userName',
    'password',
    'oldPassword',
    'newPassword',
    'pin',
    'mobileNum',
    'amount',
    'captcha',
    'id',
  ].map((field, n) => [field, marks[n % marks.length]]),
)

/** Ways to fail, each with secrets throughout the answer. */
const answers: Readonly<Record<string, () => Promise<Response>>> = {
  'of another shape': async () =>
    Response.json({
      success: true,
      value: { list: marks, [secrets.name]: secrets.amount, token: secrets.token },
    }),
  'a code that is a sentence': async () =>
    Response.json({ success: false, code: `${secrets.realName} has ${secrets.amount}` }, { status: 400 }),
  'a code with a number in it': async () =>
    Response.json({ success: false, code: `pin.${secrets.pin}` }, { status: 409 }),
  'a message': async () => Response.json({ success: false, message: marks.join(' ') }, { status: 500 }),
  'a page': async () => new Response(`<html>${marks.join(' ')}</html>`),
  'no network': () => Promise.reject(new TypeError(marks.join(' '))),
}

let sent: string[]
let forget = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  vi.stubGlobal('window', {
    location: { pathname: `/m/${secrets.name}`, search: `?token=${secrets.token}` },
    matchMedia: () => ({ matches: false }),
  })
  vi.stubGlobal('navigator', { onLine: true, sendBeacon: (_: string, text: string) => sent.push(text) > 0 })
  const beacon = createBeacon('/faults', true)
  forget = onFault((fault) => {
    beacon.fault(fault)
    beacon.flush()
  })
})

afterEach(() => {
  forget()
  vi.useRealTimers()
})

it.each(Object.entries(answers))(
  'a fault in every call, %s: nothing that is a player’s is reported',
  async (_, answer) => {
    vi.stubGlobal('fetch', answer)
    const calls = Object.values(contract) as Call[]
    const ends = calls.map((one) => call(one, input as never, { token: secrets.token }).catch(() => 'failed'))
    for (let n = 0; n < 4; n++) {
      await vi.advanceTimersByTimeAsync(2_000)
      await vi.dynamicImportSettled()
    }
    await vi.advanceTimersByTimeAsync(30_000)
    await Promise.all(ends)
    expect(faults().length).toBeGreaterThan(40)
    const everything = sent.join('\n')
    expect(sent.length).toBeGreaterThan(0)
    for (const text of sent) expect(v.safeParse(report, JSON.parse(text)).issues).toBeUndefined()
    expect(marks.filter((mark) => everything.includes(mark))).toEqual([])
  },
)

it('the search finds a secret where there is one', () => {
  expect(marks.filter((mark) => `{"what":"login ${secrets.pin}"}`.includes(mark))).toEqual([secrets.pin])
})
