import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { screenPaths } from '../../src/tools/page-faces'
import { startServer, type RunningServer } from '../../src/sandbox/server/start'
import { startAt } from './support/world'

const index =
  '<!doctype html><html data-brand="perya"><head><meta name="description" content=""><title>Perya</title></head></html>'
const script = `const a = 1;\n`.repeat(200)

describe('what the server sends alongside the platform', () => {
  let server: RunningServer
  let folder: string
  let studio: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'perya-dist-'))
    const dist = join(folder, 'dist')
    await mkdir(join(dist, 'assets'), { recursive: true })
    await writeFile(join(dist, 'page.html'), index)
    await writeFile(join(dist, 'paths.json'), JSON.stringify(screenPaths()))
    await writeFile(join(dist, 'studio.html'), '<title>Studio</title>')
    await writeFile(join(dist, 'assets/app-Ab3_dE7.js'), script)
    await writeFile(join(dist, 'assets/text-Ab3_dE7.woff2'), 'font')
    await writeFile(join(dist, 'assets/q-3_dE7x.css'), 'a{}')
    await writeFile(join(folder, 'secret.txt'), 'not for the web')
    studio = join(folder, 'studio')
    server = await startServer({ dist, studio, port: 0, dataFile: join(folder, 'data.db'), startAt, seed: 7 })
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  const get = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init)

  it('a studio still being built says so, and is served once built', async () => {
    const waiting = await get('/studio')
    expect(waiting.status).toBe(503)
    expect(waiting.headers.get('Retry-After')).toBe('2')
    expect(waiting.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(await waiting.text()).toContain('http-equiv="refresh"')
    await mkdir(studio)
    await writeFile(join(studio, 'index.html'), '<title>Studio</title>')
    const there = await get('/studio')
    expect(there.status).toBe(200)
    expect(await there.text()).toContain('<title>Studio</title>')
  })

  it('the catalogue of games may be kept, and is not sent again to who has it', async () => {
    const path =
      '/wps/relay/GCSGAME_gameCatalogue?merchantCode=perya&platform=html5&language=EN&pageNo=1&pageSize=1000'
    const headers = { Merchant: 'perya', Language: 'EN' }
    const first = await get(path, { headers })
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache')
    const tag = first.headers.get('ETag') ?? ''
    const { value } = (await first.json()) as { value: { games: unknown[]; total: number } }
    expect(value.games).toHaveLength(value.total)
    const again = await get(path, { headers: { ...headers, 'If-None-Match': tag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('a strict policy and its companions, on pages and assets alike', async () => {
    for (const path of ['/m/home', '/assets/app-Ab3_dE7.js', '/studio.html', '/missing.js']) {
      const { headers } = await get(path)
      const policy = headers.get('Content-Security-Policy') ?? ''
      expect(policy.split('; ')).toEqual([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: https://img-1.perya.example https://img-2.perya.example",
        "font-src 'self'",
        "connect-src 'self'",
        "frame-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types default dompurify perya 'allow-duplicates'",
        'report-uri /__sandbox/csp',
      ])
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Referrer-Policy')).toBe('same-origin')
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
      expect(headers.get('Permissions-Policy')).toContain('camera=()')
    }
  })

  it('an address without a screen is the page with status 404, for people and for those who follow links', async () => {
    const gone = await get('/m/nowhere')
    expect(gone.status).toBe(404)
    expect(await gone.text()).toContain('<title>Perya</title>')
    expect((await get('/m/home/')).status).toBe(200)
  })

  it('the page is that of the brand and of the visitor’s language from the first byte', async () => {
    const filipino = await get('/m/home', { headers: { 'Accept-Language': 'fil-PH,en;q=0.8' } })
    expect(await filipino.text()).toContain('Maglaro nang responsable')
    expect(filipino.headers.get('Vary')).toContain('Accept-Language')
    const english = await get('/m/home', { headers: { 'Accept-Language': 'en-PH,fil;q=0.8' } })
    expect(await english.text()).toContain('Play responsibly')
  })

  it.each([
    ['/m/home', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/m/gameList?gameType=RNG', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/register.html', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/m/index.html', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/m/register.html', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/studio.html', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/assets/app-Ab3_dE7.js', 200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/q-3_dE7x.css', 200, 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/text-Ab3_dE7.woff2', 200, 'font/woff2', 'public, max-age=31536000, immutable'],
    // A missing asset must never be the page: the browser would run HTML as a script.
    ['/assets/gone-Ab3_dE7.js', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/other.html', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/wps/system/status?merchantCode=x', 200, 'application/json; charset=utf-8', 'no-store'],
    ['/wps/nothing', 404, 'application/json; charset=utf-8', 'no-store'],
    ['/art/v1/vendor/SPG.webp', 200, 'image/webp', 'public, max-age=31536000, immutable'],
    ['/art/v1/nothing.webp', 404, 'application/json; charset=utf-8', 'no-store'],
    ['/demo/service/livechat', 200, 'text/html; charset=utf-8', 'no-store'],
    ['/__sandbox/', 200, 'text/html; charset=utf-8', 'no-store'],
    ['/__sandbox/style.css', 200, 'text/css; charset=utf-8', 'no-cache'],
  ])('%s answers %i as %s, %s', async (path, status, type, caching) => {
    const response = await get(path, { headers: { Merchant: 'perya' } })
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(response.headers.get('Cache-Control')).toBe(caching)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    await response.arrayBuffer()
  })

  it('game pages have an opaque origin, framed only by this site', async () => {
    const policy = (await get('/demo/slot/gone')).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain('sandbox allow-scripts')
    expect(policy).not.toContain('allow-same-origin')
    expect(policy).toContain(`frame-ancestors ${server.url}`)
    expect(policy).not.toContain('unsafe')
  })

  it('refuses unsupported methods, and lists the supported ones', async () => {
    const wrong = await get('/wps/session/login')
    expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'POST'])
    expect((await get('/m/home', { method: 'POST' })).status).toBe(405)
  })

  it('compresses text once and says so; a known version has no body', async () => {
    const packed = await get('/assets/app-Ab3_dE7.js', { headers: { 'Accept-Encoding': 'br' } })
    expect(packed.headers.get('Content-Encoding')).toBe('br')
    expect(packed.headers.get('Vary')).toBe('Accept-Encoding')
    expect(Number(packed.headers.get('Content-Length'))).toBeLessThan(script.length / 10)
    expect(await packed.text()).toBe(script)
    const plain = await get('/assets/app-Ab3_dE7.js', { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    const again = await get('/m/home', {
      headers: { 'If-None-Match': (await get('/m/home')).headers.get('ETag')! },
    })
    expect(again.status).toBe(304)
  })

  it("puts the world's brand into the page", async () => {
    expect(await (await get('/m/home')).text()).toContain('data-brand="perya"')
    const site = { method: 'POST', body: JSON.stringify({ brand: 'bayside' }) }
    await get('/__sandbox/site', site)
    expect(await (await get('/m/home')).text()).toContain('data-brand="bayside"')
  })

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%00.txt',
    '/%ff.txt',
  ])('keeps what is outside the build to itself: %s', async (path) => {
    // A raw socket, as fetch would normalise the path.
    const { port } = new URL(server.url)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
      )
      let text = ''
      socket.on('data', (piece) => {
        text += String(piece)
      })
      socket.on('end', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1.1 404 /)
    expect(answer).not.toContain('not for the web')
  })
})
