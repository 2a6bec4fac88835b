import { mkdtempSync, rmSync, writeFileSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSitesHandler, openSites, type Sites } from '../../src/sandbox/server/sites'
import { inRoot } from '../../src/tools/lib/root.mjs'

/** One build, one port, three host names. */
describe('operators by host', () => {
  const folder = mkdtempSync(join(tmpdir(), 'perya-sites-'))
  let server: Server
  let sites: Sites

  beforeAll(async () => {
    const dist = join(folder, 'dist')
    mkdirSync(dist)
    writeFileSync(join(dist, 'page.html'), readFileSync(inRoot('src/index.html')))
    writeFileSync(join(dist, 'sw.js'), 'keep([{url:"/m/home",revision:"0123456789.page"}])')
    vi.stubEnv('OPERATOR', '')
    sites = await openSites(folder)
    server = createServer(createSitesHandler(sites, { dist }))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(async () => {
    await new Promise((done) => server.close(done))
    await sites.close()
    rmSync(folder, { recursive: true })
  })

  const get = (host: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((done, fail) => {
      const { port } = server.address() as AddressInfo
      ask({ port, host: '127.0.0.1', path, headers: { Host: `${host}:${port}`, ...headers } }, (response) => {
        let text = ''
        response.on('data', (piece) => (text += String(piece)))
        response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }))
      })
        .on('error', fail)
        .end()
    })
  const toldBy = (html: string) => JSON.parse(/id="operator">([^<]*)/.exec(html)?.[1] ?? '{}')

  it.each([
    [
      'perya.localhost',
      'perya',
      'Perya',
      21,
      'PHP',
      'https://img-1.perya.example https://img-2.perya.example',
    ],
    ['bayside.localhost', 'bayside', 'Bayside', 18, 'PHP', 'https://img.bayside.example'],
    ['hoadang.localhost', 'hoadang', 'Hoa Đăng', 20, 'VND', 'https://img.hoadang.example'],
    [
      'elsewhere.example',
      'perya',
      'Perya',
      21,
      'PHP',
      'https://img-1.perya.example https://img-2.perya.example',
    ],
  ])(
    '%s has the policy, page, manifest and platform of %s',
    async (host, id, name, age, currency, pictures) => {
      const page = await get(host, '/m/home')
      expect(page.headers['content-security-policy']).toContain(`img-src 'self' data: ${pictures};`)
      expect(page.text).toContain(`<title>${name}</title>`)
      expect(toldBy(page.text)).toMatchObject({ id, age, currency: { code: currency }, merchant: id })
      const language = id === 'hoadang' ? 'VI' : 'EN'
      const manifest = await get(host, `/brand/${id}/${language}.webmanifest`)
      expect(JSON.parse(manifest.text)).toMatchObject({ name })
      const settings = await get(host, `/wps/system/settings/consolidated?merchantCode=${id}`, {
        Merchant: id,
        Language: language,
      })
      expect(JSON.parse(settings.text).value).toMatchObject({ brand: id, merchantCode: id })
      const games = await get(
        host,
        `/wps/relay/GCSGAME_gameList?merchant=${id}&platform=html5&pageNo=1&pageSize=1&gameType=ALL&language=${language}`,
        { Merchant: id, Language: language },
      )
      expect(JSON.parse(games.text).value.currency).toBe(currency)
    },
  )

  it('a page is a new one when its operator’s file is: for caches, and for what phones keep', async () => {
    const [perya, bayside] = [await get('perya.localhost', '/'), await get('bayside.localhost', '/')]
    expect(perya.headers.etag).not.toBe(bayside.headers.etag)
    const workers = [await get('perya.localhost', '/sw.js'), await get('bayside.localhost', '/sw.js')]
    const revisions = workers.map(({ text }) => /"(0123456789\.[0-9a-f]{10})"/.exec(text)?.[1])
    expect(new Set(revisions).size).toBe(2)
    expect(revisions).not.toContain(undefined)
  })

  it('a phone without a network has the operator’s look, too: its worker keeps tokens and fonts', async () => {
    const named = async (host: string) => {
      const { text: page } = await get(host, '/m/home')
      const styles = [...page.matchAll(/rel="stylesheet" href="(\/brand\/[^"]+)"/g)].map(
        ([, path]) => path ?? '',
      )
      const sheets = await Promise.all(styles.map((path) => get(host, path)))
      const fonts = sheets.flatMap(({ text }) => [...text.matchAll(/url\('(\/[^']+)'\)/g)])
      return [...styles, ...fonts.map(([, path]) => path ?? '')].sort()
    }
    const kept = async (host: string) => {
      const { text: worker } = await get(host, '/sw.js')
      return [...worker.matchAll(/"url":"([^"]+)","revision":"[0-9a-f]{10}"/g)].map(([, path]) => path).sort()
    }
    expect(await named('hoadang.localhost')).toHaveLength(3)
    for (const host of ['perya.localhost', 'bayside.localhost', 'hoadang.localhost'])
      expect(await kept(host)).toEqual(await named(host))
  })
})
