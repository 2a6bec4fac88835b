import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '../../src/platform/calls/settings'
import { tile } from '../../src/sandbox/world/pictures'
import { isBuilt } from '../../src/tools/lib/build.mjs'
import { freePort, runs, signal, startProgram, type Program } from './support/process'

/** `npm start`, tested over its own port: it loads the sandbox in a different way from the tests. */

/** Startup time on a slow and busy machine. */
const startupLimit = 60_000

const folder = join(tmpdir(), `perya-start-${randomUUID()}`)
let program: Program
let address: string

beforeAll(async () => {
  // It would rebuild the site while other tests use it.
  if (!isBuilt()) throw new Error('dist is older than the sources; run npm run build first.')
  program = startProgram('src/tools/start.mjs', {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
  })
  const [, at = ''] = await program.says(/Perya runs at (http\S+)/)
  address = at
}, startupLimit)

afterAll(() => {
  signal(program.group, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, address), { headers })

describe('the started program', () => {
  it('serves the page and its scripts', async () => {
    const page = await get('/')
    expect(page.status).toBe(200)
    const [, script = ''] = /<script[^>]* src="([^"]+\.js)"/.exec(await page.text()) ?? []
    const code = await get(script)
    expect([code.status, code.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('javascript'),
    ])
  })

  it('answers calls of the platform [SITE-45]', async () => {
    const answer = await get(`${settings.path}?merchantCode=perya`, { Merchant: 'perya', Language: 'EN' })
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ success: true })])
  })

  it('serves pictures', async () => {
    const picture = await get(tile({ name: 'Fortune Carabao', type: 'RNG', vendor: 'AMH' }, 'tall'))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
  })

  it('shows the studio, or says that it is being built', async () => {
    const studio = await get('/studio')
    expect([200, 503]).toContain(studio.status)
    expect(await studio.text()).toMatch(/<title>[^<]*[Ss]tudio/)
  })

  it('has its control page', async () => {
    const control = await get('/__sandbox/')
    expect([control.status, control.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ])
  })

  it(
    'ends when it is told to, and leaves nothing running',
    async () => {
      expect(runs(program.group)).toBe(true)
      process.kill(program.group, 'SIGTERM')
      // It exits by itself rather than by the signal; the exit code depends on which of its processes
      // handles the signal first.
      expect(await program.ended).not.toBeNull()
      // Much shorter than a studio build, which may have been running.
      await expect.poll(() => runs(program.group), { timeout: 5_000 }).toBe(false)
    },
    startupLimit,
  )
})
