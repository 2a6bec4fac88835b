import { describe, expect, it } from 'vitest'
import { remembered, type Found } from '../../machines/game-search/found'
import { gameSearchMachine } from '../../machines/game-search/game-search.machine'
import type { CatalogueGame } from '../../src/platform/calls/games'
import { createLoader, mostGames } from '../../src/flows/games/catalogue'
import { kindWords } from '../../src/flows/games/kind-words'
import { createIndex } from '../../src/flows/games/search-index'
import { vendors } from '../../src/sandbox/world/vendors'
import { worldGames } from '../../src/sandbox/world/games'
import { drive } from './drive'

const vendorNames = new Map(vendors.map(({ code, name }) => [code, name]))
/** The sandbox's games as the catalogue has them. */
const games = worldGames('perya')
  .sort((a, b) => (a.hotPlace ?? 999) - (b.hotPlace ?? 999))
  .map((game): CatalogueGame => ({
    nodeId: game.nodeId,
    gameName: game.name,
    vassalage: game.vendor,
    vendorName: vendorNames.get(game.vendor) ?? '',
    gameType: game.gameType,
    gameId: game.gameId,
    roomId: game.roomId,
    supportPlay: game.supportPlay,
    showIcon: '',
    gameClassifyNew: game.classify,
    flag: null,
  }))
const kindOf = ({ gameType, gameClassifyNew }: CatalogueGame) => kindWords(gameType, gameClassifyNew)

const index = createIndex()
index.add(games, kindOf)
const search = (text: string, limit = 24, category: 'ALL' | 'LIVE' | 'FISH' = 'ALL') =>
  index.search({ text, category, limit })
const names = (text: string) => search(text, 100).games.map(({ game }) => (game as CatalogueGame).gameName)

describe('what a search finds', () => {
  it.each(['roulette', 'roullete', 'rolette', 'uroulette', 'ROULETTE', 'rouletté'])(
    '[HOME-11] "%s" finds every roulette there is, and not one of them',
    (text) => {
      const all = games.filter(({ gameClassifyNew }) => gameClassifyNew === 'ROULETTE')
      expect(all.length).toBeGreaterThan(8)
      expect(new Set(names(text))).toEqual(new Set(all.map(({ gameName }) => gameName)))
    },
  )

  it('[GAMES-01] a provider is found by name, with all its games', () => {
    for (const text of ['Moonfin', 'monfin', 'moonf']) {
      expect(search(text).vendors).toEqual([{ vassalage: 'MF', name: 'Moonfin' }])
      expect(search(text).total).toBe(games.filter(({ vassalage }) => vassalage === 'MF').length)
    }
    expect(names('moonfin gem')[0]).toBe('Gem Cascade')
  })

  it.each([
    ['sabong', 'COCKFIGHT'],
    ['isda', 'FISH'],
    ['baraha', 'PVP'],
    ['palakasan', 'SPORTS'],
    ['loterya', 'ELOTT'],
    ['kasino', 'LIVE'],
    ['makina', 'RNG'],
  ])('the Filipino word "%s" finds games of the kind %s', (text, kind) => {
    const found = search(text, 100).games.map(({ game }) => (game as CatalogueGame).gameType)
    expect(found).toContain(kind)
    expect(search(text).near).toBe(false)
  })

  it('words may come in any order and unfinished; a name that begins so comes first', () => {
    expect(names('carabao fort')).toContain('Fortune Carabao')
    expect(names('speed r')[0]).toBe('Speed Roulette')
    expect(names('gold')[0]).toMatch(/^Gold/)
  })

  it('games of the kind that is looked at come first', () => {
    expect(search('dragon', 24, 'FISH').games[0]?.game).toMatchObject({ gameType: 'FISH' })
  })

  it('marks what has matched, whole words where a slip was forgiven', () => {
    const marked = (text: string, name: string) =>
      search(text, 100)
        .games.filter(({ game }) => (game as CatalogueGame).gameName === name)
        .flatMap(({ marks }) => marks.map(([from, to]) => name.slice(from, to)))
    expect(marked('roul', 'Speed Roulette')).toEqual(['Roul'])
    expect(marked('rolette sped', 'Speed Roulette')).toEqual(['Speed', 'Roulette'])
  })

  it('suggests what a word may become', () => {
    expect(search('rou').suggestions).toContain('roulette')
    expect(search('speed rolette').suggestions).toEqual(['speed roulette'])
  })

  it('[GAMES-06] where nothing has every word, it offers the nearest, and else what many play', () => {
    const two = search('carabao zzqq')
    expect(two).toMatchObject({ near: true, vendors: [] })
    expect(two.games.every(({ game }) => /carabao/i.test((game as CatalogueGame).gameName))).toBe(true)
    const none = search('zzqq')
    expect(none.near).toBe(true)
    expect(none.games[0]?.game).toMatchObject({ gameName: 'Bakunawa Moon' })
  })

  it('answers no more than it is asked for, however many there are, and says how many', () => {
    const found = search('a', 24)
    expect(found.games).toHaveLength(24)
    expect(found.total).toBeGreaterThan(100)
  })
})

describe('the catalogue', () => {
  const page = (n: number, total = 3) => ({ games: games.slice(n - 1, n), total, totalPages: 3 })
  const plain = async () => () => ''
  const settled = () => new Promise<void>((resume) => setTimeout(resume, 20))

  it('can be searched with its first page; every other is added with its coming, one at a time', async () => {
    const asked: number[] = []
    const waiting: (() => void)[] = []
    const loader = createLoader(async (n) => {
      asked.push(n)
      if (n > 1) await new Promise<void>((resume) => waiting.push(resume))
      return page(n)
    }, plain)
    let grown = 0
    loader.onGrowth(() => grown++)
    const first = await loader.ready()
    expect(first.complete).toBe(false)
    expect(first.index.search({ text: games[0]?.gameName ?? '', category: 'ALL', limit: 5 }).total).toBe(1)
    expect(asked).toEqual([1, 2])
    waiting[0]?.()
    await expect.poll(() => asked).toEqual([1, 2, 3])
    waiting[1]?.()
    await expect.poll(() => grown).toBe(2)
    expect((await loader.ready()).complete).toBe(true)
    expect(asked).toEqual([1, 2, 3])
  })

  it('tries a page that failed again with the next question, and nothing that has come', async () => {
    const asked: number[] = []
    let fails = 2
    const loader = createLoader(async (n) => {
      asked.push(n)
      if ((n === 1 && fails === 2) || (n === 2 && fails === 1)) {
        fails--
        throw new Error('no network')
      }
      return page(n)
    }, plain)
    await expect(loader.ready()).rejects.toThrow('no network')
    await loader.ready()
    await settled()
    await loader.ready()
    await expect.poll(async () => (await loader.ready()).complete).toBe(true)
    expect(asked).toEqual([1, 1, 2, 2, 3])
  })

  it('is the platform’s to search where it is too long for a phone', async () => {
    const asked: number[] = []
    const loader = createLoader(async (n) => {
      asked.push(n)
      return page(n, mostGames + 1)
    }, plain)
    expect(await loader.ready()).toMatchObject({ tooLong: true, complete: true })
    await loader.ready()
    expect(asked).toEqual([1])
  })
})

describe('the search chart', () => {
  const found: Found = {
    games: [{ game: games[0], marks: [] }],
    total: 1,
    near: false,
    vendors: [],
    suggestions: [],
    complete: true,
  }
  const target = { category: 'LIVE', vendor: 'SPG', nodeId: 'n1' } as const
  const type = (text: string) => ({ type: 'TYPE', text, category: 'HOT' }) as const
  function searching(text = 'roulette') {
    const chart = drive(gameSearchMachine, { from: '/m/home', recents: ['gem'] })
    chart.send(type(text))
    return chart
  }

  it('waits for a short pause, keeps what was found while more is typed, and searches once', () => {
    const chart = searching('rou')
    chart.wait(119)
    chart.send(type('roul'))
    chart.wait(119)
    expect(chart.snapshot().matches({ active: 'typing' })).toBe(true)
    chart.wait(1)
    expect(chart.inputOf('search')).toEqual({ text: 'roul', category: 'HOT', limit: 24 })
    chart.answer('search', found)
    expect(chart.snapshot().hasTag('results')).toBe(true)
    chart.send(type('roule'))
    expect(chart.snapshot().context.found).toBe(found)
  })

  it('looks again when more of the list has come, and only as long as some is missing', () => {
    const chart = searching()
    chart.wait(120)
    chart.answer('search', { ...found, complete: false })
    chart.send({ type: 'GREW' })
    expect(chart.snapshot().matches({ active: 'asking' })).toBe(true)
    chart.answer('search', found)
    chart.send({ type: 'GREW' })
    expect(chart.snapshot().matches({ active: 'results' })).toBe(true)
  })

  it('[ERROR-32] offline it says so and goes on by itself; another failure offers another try', () => {
    const chart = searching()
    chart.wait(120)
    chart.fail('search', { code: 'offline' })
    expect(chart.snapshot().hasTag('offline')).toBe(true)
    chart.send({ type: 'ONLINE' })
    chart.fail('search', { code: 'upgrading' })
    expect(chart.snapshot().hasTag('offline')).toBe(false)
    expect(chart.snapshot().context.failure).toEqual({ code: 'upgrading' })
    chart.send({ type: 'RETRY' })
    chart.answer('search', { ...found, near: true })
    expect(chart.snapshot().hasTag('nothing')).toBe(true)
  })

  it('a tap on a game, and the search key, remember the search; clearing forgets them all', () => {
    const chart = searching(' Roulette ')
    chart.wait(120)
    chart.answer('search', found)
    chart.effects()
    chart.send({ type: 'OPEN', target })
    expect(chart.effects()).toEqual([
      ['keepRecents', { recents: ['Roulette', 'gem'] }],
      ['launch', { target, from: '/m/home' }],
    ])
    chart.send(type(''))
    expect(chart.snapshot().hasTag('offering')).toBe(true)
    chart.send({ type: 'FORGET' })
    expect(chart.effects()).toContainEqual(['keepRecents', { recents: [] }])
    expect(chart.snapshot().context.recents).toEqual([])
  })

  it('another screen closes what an empty field offers, and keeps a search that is under way', () => {
    const chart = drive(gameSearchMachine, { from: '/m/home', recents: ['gem'] })
    chart.send({ type: 'FOCUS' })
    expect(chart.snapshot().hasTag('offering')).toBe(true)
    chart.send({ type: 'LEAVE' })
    expect(chart.snapshot().hasTag('offering')).toBe(false)
    chart.send(type('roulette'))
    chart.wait(120)
    chart.answer('search', found)
    chart.send({ type: 'LEAVE' })
    expect(chart.snapshot().hasTag('results')).toBe(true)
    expect(chart.snapshot().context.text).toBe('roulette')
  })

  it('remembers six searches, each once, the latest first', () => {
    const many = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1'].reduce<readonly string[]>(remembered, [])
    expect(many).toEqual(['g1', 'f1', 'e1', 'd1', 'c1', 'b1'])
    expect(remembered(many, 'C1 ')[0]).toBe('C1')
    expect(remembered(many, 'C1 ')).toHaveLength(6)
    expect(remembered(many, ' x')).toBe(many)
  })
})
