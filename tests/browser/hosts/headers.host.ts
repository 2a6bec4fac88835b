import { readdirSync } from 'node:fs'
import { inRoot } from '../../../src/tools/lib/root.mjs'
import { get, plainGet, type Answer } from './get'
import { expect, test } from './test'

/** Headers that must be the same on every host of the site; tags and dates are each server's own. */
const compared = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'cache-control',
]

/** A `Vary` header as a set of names, in any order and from any number of lines. */
const varied = ({ headers }: Answer) =>
  [...new Set((headers.vary ?? '').split(/,\s*/).filter(Boolean))].toSorted()

/** The charset of JSON has no meaning. */
const typed = ({ headers }: Answer) =>
  (headers['content-type'] ?? '').replace(/^(application\/[\w+]+); charset=utf-8$/i, '$1').toLowerCase()

const told = (answer: Answer, names: readonly string[]) => ({
  status: answer.status,
  type: typed(answer),
  ...Object.fromEntries(names.map((name) => [name, answer.headers[name]])),
})

/** The gateway compresses its answers; the Node server decompresses them. */
const isGateways = (path: string) => /^\/(?:wps|lgw|art|demo)\//.test(path)

const asset = (ending: string) => {
  const name = readdirSync(inRoot('dist/assets')).find((one) => one.endsWith(ending))
  if (!name) throw new Error(`the build has no ${ending}`)
  return `/assets/${name}`
}

const paths = [
  '/',
  '/m/home',
  '/m/home/',
  '/m/gameList?gameType=RNG',
  '/m/launchGame?vendor=x',
  '/register.html',
  '/m/index.html',
  '/m/register.html',
  '/m/nowhere',
  '/studio',
  asset('.js'),
  asset('.css'),
  asset('.woff2'),
  '/assets/gone-Ab3_dE7.js',
  '/other.html',
  '/m/gone.png',
  '/sw.js',
  '/sw-off.js',
  '/robots.txt',
  '/version.json',
  '/health',
  '/pages/none.html',
  '/brand/perya/EN.webmanifest',
  '/brand/perya/icon.svg',
  '/brand/perya/icon-192.png',
  '/brand/perya/gone.png',
  '/brand/bayside/icon.svg',
  '/wps/system/status?merchantCode=perya',
  '/wps/nothing',
  '/lgw/nothing',
  '/art/v1/vendor/SPG.webp',
  '/demo/slot/gone',
]

for (const path of paths) {
  test(`${path} is what the Node server says it is [SITE-41] [ROUTE-70]`, async ({ site }) => {
    for (const encodings of ['identity', 'gzip', 'gzip, deflate, br']) {
      const headers = {
        'accept-encoding': encodings,
        'accept-language': 'fil-PH,en;q=0.8',
        merchant: 'perya',
      }
      const [here, node] = [
        await get('perya.localhost', site.host.port, path, headers),
        await plainGet(site.nodePort, path, { ...headers, host: 'perya.localhost' }),
      ]
      const names = isGateways(path) ? compared : [...compared, 'content-encoding']
      expect(told(here, names), encodings).toEqual(told(node, names))
      if (node.headers['content-encoding'] && !isGateways(path))
        expect(varied(here), encodings).toEqual(varied(node))
      // Missing files are reported in each server's own words.
      if (node.status === 200 || typed(node).startsWith('text/html'))
        expect(here.text === node.text, `${encodings}: the same text`).toBe(true)
    }
  })
}

test('brands, languages and policies by host name [CONST-05] [SITE-11]', async ({ site }) => {
  for (const { id, hosts, languages, brand, pictures } of site.operators) {
    const spoken: Record<string, string> = { EN: 'en', TY: 'fil', VI: 'vi' }
    for (const language of languages) {
      const { headers, text } = await get(hosts[0]!, site.host.port, '/m/home', {
        'accept-language': `ja, ${spoken[language]};q=0.9, en;q=0.8`,
      })
      expect(text).toContain(`data-brand="${id}"`)
      expect(text).toContain(`/brand/${id}/${language}.webmanifest`)
      expect(headers['content-security-policy']).toContain(pictures.join(' '))
    }
    const manifest = await get(hosts[0]!, site.host.port, `/brand/${id}/${languages[0]}.webmanifest`)
    expect(JSON.parse(manifest.text)).toMatchObject({ name: brand.name })
    const neither = await get(hosts[0]!, site.host.port, '/m/home', { 'accept-language': 'ja' })
    expect(neither.text).toContain(`/brand/${id}/${languages[0]}.webmanifest`)
  }
  const older = await get('perya.localhost', site.host.port, '/', { 'accept-language': 'TL-PH, en' })
  expect(older.text).toContain('/brand/perya/TY.webmanifest')
})

test('what the browser has is not sent again; text is sent as it was compressed at release', async ({
  site,
}) => {
  for (const path of ['/m/home', asset('.js'), '/version.json']) {
    const ask = (encoding: string, more = {}) =>
      get('perya.localhost', site.host.port, path, { 'accept-encoding': encoding, ...more })
    const first = await ask('br')
    expect(first.headers.etag).toBeTruthy()
    const again = await ask('br', { 'if-none-match': first.headers.etag })
    expect([again.status, again.text]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  }
  const size = async (encoding: string) =>
    (await get('perya.localhost', site.host.port, asset('.js'), { 'accept-encoding': encoding })).bytes.length
  const [plain, br, gz] = [await size('identity'), await size('br'), await size('gzip')]
  expect(br).toBeLessThan(gz)
  expect(gz).toBeLessThan(plain)
})

test('an unknown address has status 404 whatever the browser has kept', async ({ site }) => {
  const home = await get('perya.localhost', site.host.port, '/m/home')
  const gone = await get('perya.localhost', site.host.port, '/m/nowhere', {
    'if-none-match': home.headers.etag ?? '',
    'if-modified-since': home.headers['last-modified'] ?? '',
  })
  expect(gone.status).toBe(404)
  expect(gone.text).toContain('<title>Perya</title>')
})

test('one version for whoever asks; health by number and without https, everything else goes to https', async ({
  site,
}) => {
  const version = JSON.parse((await get('perya.localhost', site.host.port, '/version.json')).text)
  expect(version).toEqual({ version: expect.any(String), build: expect.stringMatching(/^[0-9a-f]{10}$/) })
  const health = await plainGet(site.host.plainPort, '/health')
  expect([health.status, health.text]).toEqual([200, 'ok\n'])
  const moved = await plainGet(site.host.plainPort, '/m/home?a=1', { host: 'perya.localhost' })
  expect(moved.status).toBe(308)
  expect(moved.headers.location).toMatch(/^https:\/\/perya\.localhost(:\d+)?\/m\/home\?a=1$/)
  const { headers } = await get('perya.localhost', site.host.port, '/m/home')
  expect(headers['strict-transport-security']).toContain('max-age=63072000')
})
