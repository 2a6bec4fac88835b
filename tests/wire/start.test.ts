import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '../../src/platform/calls/settings'
import { inPixels, tileUrl } from '../../src/sandbox/art/index'
import { isBuilt } from '../../src/tools/lib/build.mjs'
import { freePort, runs, signal, startProgram, type Program } from './support/process'

/** What `npm start` starts, asked over its own port: it loads the stand-in in another way than tests do. */

/** For everything that the program has to do first, on a slow and busy machine. */
const patience = 60_000

const folder = join(tmpdir(), `perya-start-${randomUUID()}`)
const art = join(folder, 'art')
let program: Program
let address: string

beforeAll(async () => {
  // It would build the site anew, under the hands of the other tests.
  if (!isBuilt()) throw new Error('dist is older than the sources; run npm run build first.')
  program = startProgram('src/tools/start.mjs', {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    ART_DIR: art,
  })
  const [, at = ''] = await program.says(/Perya runs at (http\S+)/)
  address = at
}, patience)

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

  it('makes a picture that it has not made before', async () => {
    const picture = await get(inPixels(tileUrl({ name: 'Fortune Carabao', type: 'RNG', vendor: 'AMH' })))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
    expect(readdirSync(art)).toEqual([expect.stringMatching(/\.webp$/)])
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
      // It ends by itself, not by the signal: with what code is up to whoever of it hears the signal first.
      expect(await program.ended).not.toBeNull()
      // Far less than the build of the studio takes, which may have been under way.
      await expect.poll(() => runs(program.group), { timeout: 5_000 }).toBe(false)
    },
    patience,
  )
})
