import { beforeEach, expect, it } from 'vitest'
import { operatorOf } from '../../src/operators/all'
import { pageHeaders } from '../../src/operators/policy'
import type { Report } from '../../src/platform/report'
import { oneWorld } from './support/fresh-world'
import type { World } from './support/world'

let world: World
oneWorld((fresh) => (world = fresh))
beforeEach(async () => void (await world.fetch('/__sandbox/heard', { method: 'DELETE' })))

const fault = { reference: '0123abcd', what: 'helpArticles', code: 'bad-answer', route: '/m/help', times: 1 }
const body = (more: object = {}): Report => ({
  version: '1',
  operator: 'perya',
  language: 'EN',
  faults: [{ ...fault, ...more }],
  vitals: [],
})
const send = async (text: unknown, type = 'text/plain') =>
  (
    await world.fetch('/demo/faults', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: typeof text === 'string' ? text : JSON.stringify(text),
    })
  ).status
const heard = async (query = '') =>
  (await (await world.fetch(`/__sandbox/heard${query}`)).json()) as {
    faults: { reference: string }[]
    browser: { type: string; path: string; detail: string }[]
  }

it('a fault is found by its reference, by programs and by people', async () => {
  expect(await send(body())).toBe(204)
  expect(await send(body({ reference: 'ffff0000', what: 'login' }))).toBe(204)
  expect((await heard('?reference=0123ABCD')).faults).toMatchObject([fault])
  expect((await heard()).faults).toHaveLength(2)
  const page = await (await world.fetch('/__sandbox/?reference=0123')).text()
  expect(page).toContain('helpArticles')
  expect(page).not.toContain('ffff0000')
  expect(await (await world.fetch('/__sandbox/?reference=beef')).text()).toContain(
    'No fault has this reference',
  )
})

it.each([
  ['a field more', { body: 'x' }],
  ['a PIN in a name', { what: 'login 735192' }],
  ['an address with a query', { route: '/m/help?token=1' }],
  ['a sentence', { own: 'Dear player, call us' }],
])('takes nothing that no report has: %s', async (_, more) => {
  expect(await send(body(more))).toBe(400)
  expect((await heard()).faults).toEqual([])
})

it('takes no more than it can keep: by size, and by address in a minute', async () => {
  expect(await send('x'.repeat(20_000))).toBe(413)
  expect(await send('no report')).toBe(400)
  let status = 204
  for (let n = 0; n < 80 && status === 204; n++) status = await send(body())
  expect(status).toBe(429)
  expect((await heard()).faults.length).toBeLessThan(80)
})

it('reports of the browser lose their addresses’ queries and the code that they quote', async () => {
  const violation = {
    'csp-report': {
      'document-uri': 'https://perya.example/m/help?token=secret',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/a.js?who=secret',
      'script-sample': 'secret',
    },
  }
  const crash = [
    {
      type: 'crash',
      url: 'https://perya.example/m/home?token=secret',
      body: { reason: 'oom' },
      user_agent: 'x',
    },
  ]
  expect(await send(violation, 'application/csp-report')).toBe(204)
  expect(await send(crash, 'application/reports+json')).toBe(204)
  const { browser } = await heard()
  expect(browser).toMatchObject([
    { type: 'csp-violation', path: '/m/help', detail: 'script-src-elem https://evil.example' },
    { type: 'crash', path: '/m/home', detail: 'oom' },
  ])
  expect(JSON.stringify(browser)).not.toContain('secret')
})

it('browsers are told where: the operator’s address, in the policy and for crashes', () => {
  const told = (faults: string | undefined) => {
    const headers = pageHeaders({ ...operatorOf('perya'), faults }, { reports: false })
    return [headers['Reporting-Endpoints'], headers['Content-Security-Policy'] ?? ''] as const
  }
  const [endpoints, policy] = told('https://faults.example/in')
  expect(endpoints).toBe('faults="https://faults.example/in", default="https://faults.example/in"')
  expect(policy).toContain("connect-src 'self' https://faults.example;")
  expect(policy).toContain('report-uri https://faults.example/in; report-to faults')
  expect(told('/faults')[1]).toContain("connect-src 'self';")
  expect(told(undefined)[0]).toBeUndefined()
  expect(told(undefined)[1]).not.toContain('report')
})
