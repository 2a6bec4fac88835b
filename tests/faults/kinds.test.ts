import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '../../src/platform/call'
import { availablePromotions } from '../../src/platform/calls/content'
import { hotGames } from '../../src/platform/calls/games'
import { memberIcon, setHeadIcon } from '../../src/platform/calls/member'
import { siteStatus, whitelabel } from '../../src/platform/calls/settings'
import { sendSms } from '../../src/platform/calls/session'
import { kinds, openWorld, type World } from '../wire/support/world'

const query = { merchantCode: 'perya' }

/** A promise's rejection; null if there was none. */
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

describe.each(kinds)('each fault of the control plane, %s', (kind) => {
  let world: World
  beforeEach(async () => {
    world = await openWorld(kind)
    return () => world.close()
  })

  const status = () => world.call(siteStatus, query)
  const inject = async (fault: object) => {
    expect((await world.control('faults', fault)).status).toBe(200)
  }

  it('status: the answer’s code, and its Retry-After', async () => {
    await inject({ call: 'sendSms', kind: 'status', status: 429, retryAfter: 17 })
    expect(await refusal(world.call(sendSms, { mobileNum: '9171234507' }))).toMatchObject({
      code: 'too-many-tries',
      status: 429,
      retryAfter: 17,
    })
  })

  it('status 200 with a code: a refusal in a successful response', async () => {
    await inject({ call: 'sendSms', kind: 'status', status: 200, code: 'verification.wrong', times: 1 })
    await inject({ call: 'sendSms', kind: 'status', status: 200, code: 'something.new', times: 1 })
    const send = () => world.call(sendSms, { mobileNum: '9171234507' })
    // Both match the first request; the first of them answers it.
    expect(await refusal(send())).toMatchObject({ code: 'code-wrong' })
    await inject({ call: 'sendSms', kind: 'status', status: 200, code: 'something.new', times: 1 })
    expect(await refusal(send())).toMatchObject({ code: 'unknown' })
    await expect(send()).resolves.toBeDefined()
    // If a success has no value either, only `success` distinguishes them.
    await world.signIn('mika_07')
    await inject({ call: 'setHeadIcon', kind: 'status', status: 200, code: 'something.new', times: 1 })
    expect(await refusal(world.call(setHeadIcon, { icon: '2' }))).toMatchObject({ code: 'unknown' })
  })

  it('a read is retried once after a transient failure; a submission never', async () => {
    await inject({ call: 'siteStatus', kind: 'status', status: 500, times: 1 })
    await expect(status()).resolves.toMatchObject({ maintenance: false })
    expect(world.count()).toBe(2)
    await inject({ call: 'sendSms', kind: 'status', status: 500 })
    expect(await refusal(world.call(sendSms, { mobileNum: '9171234507' }))).toMatchObject({
      code: 'upgrading',
    })
    expect(world.count()).toBe(3)
  })

  it('html: a captive portal’s page is a bad answer, never a value', async () => {
    await inject({ call: 'whitelabel', kind: 'html' })
    expect(await refusal(world.call(whitelabel, query))).toMatchObject({ code: 'bad-answer', page: true })
    expect(world.heard.badAnswers).toEqual(['whitelabel', 'whitelabel'])
  })

  it('html with a status: a broken proxy is an upgrade', async () => {
    await inject({ call: 'siteStatus', kind: 'html', status: 502 })
    expect(await refusal(status())).toMatchObject({ code: 'upgrading', status: 502 })
  })

  it('cut-body: half a JSON is a bad answer', async () => {
    await inject({ call: 'hotGames', kind: 'cut-body' })
    const games = world.call(hotGames, { isPlatform: '2', language: 'EN', platform: 'html5' })
    expect(await refusal(games)).toMatchObject({ code: 'bad-answer', page: false })
  })

  it('wrong-shape: good JSON that does not fit is a bad answer', async () => {
    await inject({ call: 'siteStatus', kind: 'wrong-shape' })
    expect(await refusal(status())).toMatchObject({ code: 'bad-answer', page: false })
  })

  it('delay: the answer comes, later', async () => {
    await inject({ call: 'siteStatus', kind: 'delay', ms: 120 })
    const since = performance.now()
    await expect(status()).resolves.toBeDefined()
    expect(performance.now() - since).toBeGreaterThanOrEqual(115)
  })

  it('hang: the client gives up at its time limit, and the log shows the abort', async () => {
    await inject({ call: 'sendSms', kind: 'hang' })
    // On a busy machine, the request must be in flight before that.
    const impatient: Call = { ...sendSms, timeLimit: 600 }
    expect(await refusal(world.call(impatient, { mobileNum: '9171234507' }))).toMatchObject({
      code: 'timeout',
    })
    await vi.waitFor(() =>
      expect(world.sandbox.log.entries.at(-1)).toMatchObject({ call: 'sendSms', status: 0, aborted: true }),
    )
  })

  it('hang: leaving cancels the request and is not a wire error', async () => {
    await inject({ call: 'siteStatus', kind: 'hang' })
    const page = new AbortController()
    const pending = refusal(world.call(siteStatus, query, { signal: page.signal }))
    await vi.waitFor(() => expect(world.count()).toBe(1))
    page.abort(new DOMException('left', 'AbortError'))
    expect(await pending).toMatchObject({ name: 'AbortError' })
    expect(world.count()).toBe(1)
  })

  it('commit-then-drop: the effect happens, but the answer is lost', async () => {
    await world.signIn('mika_07')
    await inject({ call: 'setHeadIcon', kind: 'commit-then-drop', times: 1 })
    expect(await refusal(world.call(setHeadIcon, { icon: '5' }))).toMatchObject({
      code: 'offline',
      status: 0,
    })
    await expect(world.call(memberIcon, null)).resolves.toMatchObject({ icon: '5' })
  })

  it('once removed, everything answers again', async () => {
    await inject([{ kind: 'status', status: 503 }, { kind: 'hang' }])
    await world.fetch('/__sandbox/faults', { method: 'DELETE' })
    await expect(status()).resolves.toBeDefined()
    expect(await (await world.fetch('/__sandbox/faults')).json()).toEqual([])
  })

  it('pictures and game pages fail by path', async () => {
    await inject({ path: '/art/', kind: 'status', status: 404 })
    expect((await world.fetch('/art/v1/vendor/SPG.webp')).status).toBe(404)
    await expect(world.call(availablePromotions, null)).resolves.toBeDefined()
  })

  it('revoked sessions, maintenance and a blocked region answer with their own codes', async () => {
    await world.signIn('mika_07')
    await world.control('tokens', { all: true })
    expect(await refusal(world.call(memberIcon, null))).toMatchObject({ code: 'logged-out' })
    world.token = null
    await world.control('site', {
      maintenance: true,
      maintenanceUntil: world.sandbox.clock.now() + 90_000,
      regionRestriction: true,
    })
    expect(await refusal(world.call(availablePromotions, null))).toMatchObject({
      code: 'maintenance',
      status: 503,
      retryAfter: 90,
    })
    await expect(status()).resolves.toMatchObject({ maintenance: true, regionRestriction: true })
    await world.control('site', { maintenance: false })
    expect(await refusal(world.call(availablePromotions, null))).toMatchObject({ code: 'region-blocked' })
  })
})
