import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPage } from '../../src/sandbox/demo/page'
import { messages } from '../../src/sandbox/demo/messages'
import { playWords } from '../../src/sandbox/demo/play-words'
import { rulebook } from '../../src/sandbox/demo/rulebook'
import { words } from '../../src/sandbox/demo/words'
import type { RefusalCode } from '../../src/sandbox/play/bets'
import { games } from '../../src/sandbox/play/catalogue'
import { gameHandlers } from '../../src/sandbox/handlers/games'
import { launchLifetime } from '../../src/sandbox/handlers/launch'
import { setGameMessages, setGamePage } from '../../src/sandbox/world/control'
import { openWorld, startOfWorld, type World } from './world-db'

const origin = 'http://fair.test:4173'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const get = (path: string) =>
  demoPage(new Request(`${origin}${path}`), { db: world.db, now: () => world.clock.now })

async function page(path: string): Promise<Response> {
  const response = await get(path)
  if (!response) throw new Error(`no page at ${path}`)
  return response
}

async function launch(name: string, language: 'EN' | 'TY' = 'EN'): Promise<string> {
  const game = await world.db
    .selectFrom('game')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const { url } = await gameHandlers.launchGame(
    {
      vendor: game.vendor,
      nodeId: game.nodeId,
      gameId: undefined,
      gameCategory: undefined,
      roomId: undefined,
      freePlay: undefined,
      playType: undefined,
      prize_mode: undefined,
      code: undefined,
      language,
      platform: 'html5',
    },
    world.as('mika', { language }),
  )
  return url
}

describe('demo pages', () => {
  it('[LAUNCH-13] have buttons for what they can tell the app, where a tester wants them', async () => {
    const text = async () => (await page(await launch('Bakunawa Moon', 'TY'))).text()
    expect(await text()).not.toContain('data-tells')
    await setGameMessages(world.db, true)
    const html = await text()
    for (const { TY } of Object.values(messages)) expect(html).toContain(`>${TY}</button>`)
    expect(html).toContain('{&quot;type&quot;:&quot;link&quot;,&quot;state&quot;:&quot;slow&quot;}')
    expect((await page('/demo/assets/messages.js')).status).toBe(200)
    await setGameMessages(world.db, false)
    expect(await text()).not.toContain('data-tells')
  })

  it('answers nothing outside its folder', async () => {
    expect(await get('/m/home')).toBeNull()
    expect(await get('/demonstration')).toBeNull()
  })

  it('shows a launched game in the language of the launch, and serves its files', async () => {
    for (const [name, kind] of [
      ['Bakunawa Moon', 'slot'],
      ['Color Game', 'dice'],
      ['Baccarat Manila', 'hands'],
      ['Speed Roulette', 'roulette'],
      ['Mahjong Masters', 'hands'],
      ['Reef Hunter', 'fish'],
      ['Lipad', 'climb'],
      ['Plinko Fiesta', 'drop'],
      ['Bingo Night Live', 'bingo'],
      ['Liga Hoops', 'slip'],
    ] as const) {
      const response = await page(await launch(name, 'TY'))
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).toContain('<html lang="fil">')
      expect(html).toContain(playWords.TY.realPlain)
      expect(html).toContain(`/demo/assets/${kind}.js`)
      const files = [...html.matchAll(/(?:src|href)="(\/demo\/[^"]+)"/g)].map((found) => found[1] ?? '')
      expect(files.length).toBeGreaterThanOrEqual(4)
      for (const file of files) {
        const asset = await page(file)
        expect([file, asset.status]).toEqual([file, 200])
        expect(asset.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      }
    }
  })

  it('has an opaque origin, runs only its own files, and is framed only by its own site', async () => {
    const url = await launch('Bakunawa Moon')
    const response = await page(url)
    const policy = response.headers.get('Content-Security-Policy')?.split('; ')
    expect(policy).toEqual([
      "default-src 'none'",
      `script-src ${origin}`,
      `style-src ${origin}`,
      `img-src ${origin}`,
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${origin}`,
      'sandbox allow-scripts',
      // A real-money page connects only to the game server of its launch.
      `connect-src ${origin}/demo/play/${new URL(url, origin).pathname.split('/').pop()}`,
    ])
    const html = await response.text()
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/)
  })

  it('says that a round is over when its id is unknown, of another kind, or too old', async () => {
    const url = await launch('Bakunawa Moon')
    const ended = async (path: string) => {
      const response = await page(path)
      return [response.status, (await response.text()).includes(words.EN.endedTitle)]
    }
    expect(await ended('/demo/slot/unknown')).toEqual([404, true])
    expect(await ended(url.replace('/slot/', '/dice/'))).toEqual([404, true])
    world.clock.now = startOfWorld + launchLifetime + 1
    expect(await ended(url)).toEqual([404, true])
    world.clock.now = startOfWorld
    expect((await page(url)).status).toBe(200)
  })

  it('serves only the listed files', async () => {
    for (const path of [
      '/demo/assets/page.ts',
      '/demo/assets/..%2Fpage.ts',
      '/demo/assets/toString',
      '/demo/assets/',
    ])
      expect([path, (await page(path)).status]).toEqual([path, 404])
  })

  it('escapes names everywhere', async () => {
    const name = `<b a="1">'&`
    await world.db.updateTable('game').set({ name }).where('name', '=', 'Viking Raid').execute()
    const html = await (await page(await launch(name))).text()
    expect(html).not.toContain('<b a=')
    expect(html).toContain('&lt;b a=&quot;1&quot;&gt;&#39;&amp;')
  })

  it('can be made to misbehave, for tests of the page that frames it', async () => {
    const game = await world.db
      .selectFrom('game')
      .selectAll()
      .where('name', '=', 'Gem Cascade')
      .executeTakeFirstOrThrow()
    for (const [kind, script] of [
      ['evil', 'evil.js'],
      ['broken', 'broken.js'],
      ['silent', null],
    ] as const) {
      await setGamePage(world.db, game.nodeId, kind)
      const url = await launch('Gem Cascade')
      expect(url).toContain(`/demo/${kind}/`)
      const html = await (await page(url)).text()
      expect(html.match(/assets\/(\w+\.js)/)?.[1] ?? null).toBe(script)
    }
    await setGamePage(world.db, game.nodeId, null)
    expect(await launch('Gem Cascade')).toContain('/demo/slot/')
  })

  it('has plain pages for the service and download links', async () => {
    for (const path of ['/demo/service/livechat?lang=TY', '/demo/download/android']) {
      const response = await page(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('href="/m/home"')
    }
  })

  it('has every text in both languages', () => {
    for (const table of [words, playWords]) {
      expect(Object.keys(table.TY).sort()).toEqual(Object.keys(table.EN).sort())
      for (const word of [...Object.values(table.EN), ...Object.values(table.TY)]) expect(word).not.toBe('')
    }
  })

  it('uses demo points in free play, says so, and reaches no money', async () => {
    const url = await launch('Bakunawa Moon')
    await world.db.updateTable('round').set({ mode: 'free' }).execute()
    const html = await (await page(url)).text()
    expect(html).toContain(words.EN.plain)
    expect(html).toContain(words.EN.free)
    expect(html).not.toContain(`>${playWords.EN.realPlain}<`)
  })

  it('has a text for every refusal', () => {
    const codes: readonly RefusalCode[] = [
      'session',
      'excluded',
      'closed',
      'funds',
      'unfinished',
      'early',
      'stake',
      'late',
      'conflict',
      'gone',
      'limit-stake',
      'limit-loss',
      'limit-time',
    ]
    for (const code of [...codes, 'lost', 'offline']) expect(playWords.EN).toHaveProperty([`no-${code}`])
  })

  it('shows rules, chances and return of every game, to guests too (trust 39)', async () => {
    for (const id of [...games.keys(), 'slip']) {
      for (const language of ['EN', 'TY'] as const) {
        const response = await page(`/demo/rules/${id}?lang=${language}`)
        const html = await response.text()
        expect(response.status).toBe(200)
        expect(html).toContain(rulebook(language, id)!)
        expect(html).toContain(playWords[language].rules)
        // Every bet and result has a name in words.
        expect(html).not.toMatch(/undefined|NaN|>[a-z]+\d+</)
      }
    }
    expect((await page('/demo/rules/lotto')).status).toBe(404)
    expect(rulebook('EN', 'slot-video')).toContain('×40')
  })
})
