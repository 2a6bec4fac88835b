import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type RunningServer } from '../../src/sandbox/server/start'
import { startAt } from './support/world'

interface Page {
  readonly policy: string
  readonly body: string
  readonly etag: string
}

/** What the page that a tester's *Arrange* leads to does to their browser. */
async function arrangedPage(script: string, records: object) {
  const done = { hidden: true }
  const gone: string[] = []
  const worker = { unregister: async () => void gone.push(done.hidden ? 'before' : 'after') }
  const document = {
    cookie: '',
    body: { dataset: { records: JSON.stringify(records) } },
    getElementById: () => done,
  }
  const navigator = { serviceWorker: { getRegistrations: async () => [worker] } }
  new Function('document', 'navigator', 'localStorage', 'sessionStorage', script)(document, navigator, {}, {})
  await expect.poll(() => done.hidden).toBe(false)
  return { cookie: document.cookie, gone }
}

/** The sandbox's script for a patient page, run in a page whose clock and visibility the test controls. */
function patientPage(script: string) {
  let now = 0
  let last = 0
  let seen = () => {}
  const due = new Map<number, { readonly at: number; readonly run: () => void }>()
  const registered: string[] = []
  const ended: string[] = []
  class Own extends AbortController {}
  class Container {
    register(file: string) {
      registered.push(file)
    }
  }
  const timers = {
    setTimeout(run: () => void, delay: number) {
      due.set(++last, { at: now + delay, run })
      return last
    },
    clearTimeout: (id: number) => void due.delete(id),
  }
  const document = { hidden: false, addEventListener: (_: string, heard: () => void) => void (seen = heard) }
  const given = {
    AbortController: Own,
    ServiceWorkerContainer: Container,
    navigator: { serviceWorker: true },
    document,
    globalThis: timers,
    performance: { now: () => now },
    Math: {},
  }
  new Function(...Object.keys(given), script)(...Object.values(given))
  new Container().register('/sw.js')
  return {
    AbortController: Own,
    registered,
    ended,
    setTimeout: (run: () => void, delay: number) => timers.setTimeout(run, delay),
    clearTimeout: (id: number) => timers.clearTimeout(id),
    look(visible: boolean) {
      document.hidden = !visible
      seen()
    },
    pass(milliseconds: number) {
      now += milliseconds
      for (const [id, { at, run }] of [...due].toSorted(([, a], [, b]) => a.at - b.at)) {
        if (at <= now && due.delete(id)) run()
      }
    },
  }
}

describe("the app's page, watched by a flow studio", () => {
  let server: RunningServer
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'perya-watched-'))
    for (const [place, page] of [
      ['dist', '<!doctype html><html data-brand="perya"><head><title>Perya</title></head></html>'],
      ['studio', '<title>Studio</title>'],
    ] as const) {
      await mkdir(join(folder, place), { recursive: true })
      await writeFile(join(folder, place, 'index.html'), page)
    }
    await writeFile(join(folder, 'studio/reporter.js'), 'const a = 1')
    const [dist, studio] = [join(folder, 'dist'), join(folder, 'studio')]
    server = await startServer({ dist, studio, port: 0, dataFile: join(folder, 'data.db'), startAt, seed: 7 })
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  /** Manually: `fetch` can set neither the host nor the frame destination. */
  const get = (path: string, headers: Record<string, string>) =>
    new Promise<Page>((resolve, reject) => {
      request(`${server.url}${path}`, { headers }, (answer) => {
        let body = ''
        answer.on('data', (piece) => {
          body += String(piece)
        })
        answer.on('end', () =>
          resolve({
            policy: String(answer.headers['content-security-policy']),
            etag: String(answer.headers.etag),
            body,
          }),
        )
      })
        .on('error', reject)
        .end()
    })
  const cookie = { Cookie: 'other=1; perya-studio=watch' }
  const inFrame = { 'Sec-Fetch-Dest': 'iframe' }
  const reporter = '<head><script src="/studio/reporter.js"></script>'

  it.each([
    ['Mozilla/5.0 Chrome/156.0.0.0 Mobile Safari/537.36', /^HPE_/],
    ['Mozilla/5.0 Firefox/140.0', /^ECONNRESET$/],
  ])(
    'a lost answer is silence, but not where a browser sends again after that: %s',
    async (browser, code) => {
      await fetch(`${server.url}/__sandbox/faults`, {
        method: 'POST',
        body: JSON.stringify({ kind: 'commit-then-drop', call: 'captcha', times: 1 }),
      })
      await expect(get('/wps/captcha', { 'User-Agent': browser })).rejects.toMatchObject({
        code: expect.stringMatching(code),
      })
    },
  )

  it('a tester whose script holds answers has an app that waits for them: only the tester, and only here', async () => {
    const patient = { Cookie: 'other=1; perya-sandbox=patient' }
    const waiting = '<head><script src="/__sandbox/patient.js"></script>'
    const mine = await get('/m/login', patient)
    expect(mine.body).toContain(waiting)
    const others = await get('/m/login', {})
    expect(others.body).not.toContain('patient')
    expect(others.etag).not.toBe(mine.etag)
    expect((await get('/m/login', { ...patient, Host: 'perya.example' })).body).not.toContain('patient')
    const { body } = await get('/__sandbox/patient.js', {})
    // A browser that has been to the site keeps it, and would open it again without that script.
    const { body: phone } = await get('/__sandbox/phone.js', {})
    const made = await arrangedPage(phone, { patient: true })
    expect(made).toEqual({ cookie: expect.stringContaining('perya-sandbox=patient'), gone: ['before'] })
    expect(await arrangedPage(phone, {})).toEqual({ cookie: '', gone: [] })
    const page = patientPage(body)
    // What ends for a reason other than time still ends.
    const late = new page.AbortController()
    late.abort('timeout')
    expect(late.signal.aborted).toBe(false)
    late.abort('left')
    expect(late.signal.aborted).toBe(true)
    // Nothing in the phone's cache answers, and nothing off screen continues.
    expect(page.registered).toEqual([])
    page.setTimeout(() => page.ended.push('poll'), 15_000)
    page.setTimeout(() => page.ended.push('backoff'), 2_000)
    const left = page.setTimeout(() => page.ended.push('left'), 2_000)
    page.pass(5_999)
    expect(page.ended).toEqual([])
    page.clearTimeout(left)
    page.look(false)
    page.pass(60_000)
    expect(page.ended).toEqual([])
    page.look(true)
    page.pass(1)
    expect(page.ended).toEqual(['backoff'])
    page.pass(9_000)
    expect(page.ended).toEqual(['backoff', 'poll'])
  })

  it("a player's page has no reporter and cannot be framed, whatever the request", async () => {
    const asked: Record<string, string>[] = [
      {},
      inFrame,
      { Cookie: 'perya-studio=no' },
      { ...cookie, Host: 'perya.example' },
    ]
    for (const headers of asked) {
      const { body, policy } = await get('/m/login', headers)
      expect(body).not.toContain('reporter')
      expect(policy).toContain("frame-ancestors 'none'")
    }
  })

  it('in the studio’s phone it reports, and only this site may frame it', async () => {
    const own = await get('/m/login', {})
    const { body, policy, etag } = await get('/m/login', { ...cookie, ...inFrame })
    expect(body).toContain(reporter)
    expect(policy).toBe(own.policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
    expect(etag).not.toBe(own.etag)
  })

  it('in its own tab it reports, and cannot be framed', async () => {
    const { body, policy } = await get('/m/home', { ...cookie, 'Sec-Fetch-Dest': 'document' })
    expect(body).toContain(reporter)
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('a tester who is watched as well has both: the app waits for held answers, and reports', async () => {
    const both = { Cookie: 'perya-sandbox=patient; perya-studio=watch' }
    const { body, policy, etag } = await get('/m/login', { ...both, ...inFrame })
    expect(body).toContain(`${reporter}<script src="/__sandbox/patient.js"></script>`)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(etag).not.toBe((await get('/m/login', { ...cookie, ...inFrame })).etag)
  })

  it('the studio itself is never watched or framed', async () => {
    const { body, policy } = await get('/studio/', { ...cookie, ...inFrame })
    expect(body).not.toContain('reporter')
    expect(policy).toContain("frame-ancestors 'none'")
  })
})
