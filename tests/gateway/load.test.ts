import { readFileSync } from 'node:fs'
import { createActor } from 'xstate'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage, page, signIn, start, startAt } from '../flows/page'
import { site } from './calls/site'
import { openGateway, type Gateway } from './gateway'
import { Refused } from './wire'

/** Number of calls an open page makes on its own in ten minutes: the load model of docs/deploy.md. */

let gateway: Gateway
const status = vi.fn<() => unknown>()

beforeEach(async () => {
  status.mockReturnValue({ maintenance: 0 })
  vi.spyOn(site, '/wps/system/status').mockImplementation(status)
  vi.useFakeTimers({ toFake: ['Date'], now: startAt })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  gateway = openGateway('http://perya.test')
  await openPage({ fetch: gateway.fetch, close: gateway.close })
  const account = JSON.stringify({ username: 'jan77', password: 'Perya-1234' })
  const address = 'http://gateway.test/wps/member/register'
  await gateway.fetch(new Request(address, { method: 'PUT', body: account }))
})
afterEach(async () => {
  vi.useRealTimers()
  await page.leave()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const jackpot = () => import('../../src/flows/home/jackpot')

async function poolKnown() {
  const { jackpotActor } = await jackpot()
  await vi.waitFor(() => expect(jackpotActor().getSnapshot().hasTag('pool')).toBe(true))
}

/** Parts of the screen that poll on their own; the returned function stops them. */
const screens = {
  'home or the winners': async () => {
    const { boardShown, jackpotActor } = await jackpot()
    boardShown()
    jackpotActor()
    await poolKnown()
  },
  'another screen after home': async () => {
    const { boardShown, jackpotActor } = await jackpot()
    const gone = boardShown()
    jackpotActor()
    await poolKnown()
    gone()
  },
  'a record': async () => {
    const { withdrawals } = await import('../../src/flows/records/withdraw-record')
    const input = { page: withdrawals.page, query: {} }
    // As the screen does on first render.
    withdrawals.list({ days: 7, kind: null })
    createActor(withdrawals.flow, { input }).start()
  },
  'an open game': async () => {
    const { gameRoomFlow } = await import('../../src/flows/games/game-room')
    createActor(gameRoomFlow, { input: { query: { nodeId: '71', vendor: 'MILL' } } }).start()
  },
  'an open game whose net position is not told': async () => {
    gateway.missing.set('/wps/relay/GCSGAME_playSession', '404')
    await screens['an open game']()
  },
  // A call this gateway never had.
  'an open game whose reality check is not told': async () => {
    const { realityCheckFlow } = await import('../../src/flows/member/reality-check')
    createActor(realityCheckFlow).start()
  },
  'a deposit under way': async () => {
    const { depositOrderFlow } = await import('../../src/flows/cash/deposit')
    const { call } = await import('../../src/flows/core/client')
    const { depositPaymentGateway } = await import('../../src/platform/calls/deposit')
    const terms = { methodId: 'ideal', amount: '20.00', fee: '0.00', bonus: '0.00', promoId: '' }
    const { number } = await call(depositPaymentGateway, { ...terms, requestId: '0123456789abcdef' })
    const order = createActor(depositOrderFlow, { input: { number } } as never).start()
    // The code for its first check may arrive later than the flow waits by the test's clock.
    await vi.waitFor(() => expect(order.getSnapshot().value).toBe('waiting'), 10_000)
  },
  'a site under maintenance': async () => {
    status.mockReturnValue({ maintenance: 1 })
    await closeSite()
  },
  'a gateway that is down': async () => {
    status.mockImplementation(() => {
      throw new Refused(502, 'bad.gateway')
    })
    await closeSite()
    // Until the delay no longer grows.
    await pass(120)
  },
}

async function closeSite() {
  const { siteActor } = await import('../../src/flows/core/root')
  siteActor()?.send({ type: 'CLOSED_BY_ANSWER' })
  await vi.waitFor(() => expect(siteActor()?.getSnapshot().hasTag('closed')).toBe(true), 10_000)
}

async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000)
    await page.answered()
    await new Promise(setImmediate)
  }
}

/** Calls made in ten minutes by what has been started. */
async function tenMinutes() {
  await pass(1)
  // On a busy machine, code may arrive later than many seconds of the test's clock.
  await vi.dynamicImportSettled()
  gateway.asked.length = 0
  await pass(600)
  return [...gateway.asked]
}

function see(seen: boolean) {
  Object.assign(document, { visibilityState: seen ? 'visible' : 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** docs/deploy.md on a screen: calls per minute while it is visible, and while it is not. */
const written = (name: string) =>
  new RegExp(`^\\| ${name} \\| ([\\d.]+) \\| ([\\d.]+) \\|`, 'm')
    .exec(readFileSync('docs/deploy.md', 'utf8'))
    ?.slice(1, 3)
    .map(Number)

it.each(Object.keys(screens) as (keyof typeof screens)[])('%s', async (name) => {
  await start()
  await signIn('jan77')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: startAt })
  await screens[name]()
  const seen = await tenMinutes()
  see(false)
  const hidden = await tenMinutes()
  // One more or less in ten minutes: real time also passes.
  for (const [at, asked] of [seen, hidden].entries()) {
    const off = asked.length - (written(name)?.[at] ?? NaN) * 10
    expect({ asked: new Set(asked), isAsWritten: Math.abs(off) < 1.5 }).toMatchObject({ isAsWritten: true })
  }
  // On return, the current state is loaded.
  see(true)
  expect((await tenMinutes()).length > 1).toBe(seen.length > 1)
})
