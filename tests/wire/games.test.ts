import { safeParse } from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gameItem, gameList } from '../../src/platform/calls/games'
import { launchGame } from '../../src/platform/calls/launch'
import { Refusal } from '../../src/sandbox/handler'
import { anywhere, centavos } from '../../src/sandbox/handlers/game-list'
import { gameHandlers } from '../../src/sandbox/handlers/games'
import { setGameClosed, setVendorDown } from '../../src/sandbox/world/control'
import { openWorld, startOfWorld, type World } from './world-db'

type ListInput = Parameters<typeof gameHandlers.gameList>[0]

const slots: ListInput = {
  merchant: 'perya',
  platform: 'html5',
  gameType: 'RNG',
  gameName: undefined,
  gameClassify: undefined,
  isNew: undefined,
  vassalage: undefined,
  minBet: undefined,
  minLine: undefined,
  typeId: undefined,
  order: undefined,
  pageNo: 1,
  pageSize: 27,
  language: 'EN',
}

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const list = (more: Partial<ListInput>, memberId: string | null = null) =>
  gameHandlers.gameList({ ...slots, ...more }, world.as(memberId))

/** Every game of a query, page by page, as a screen would read them. */
async function everyPage(more: Partial<ListInput>) {
  const games = []
  for (let pageNo = 1; ; pageNo++) {
    const page = await list({ ...more, pageNo })
    games.push(...page.games)
    if (page.pageNum >= page.totalPages) return { games, pages: pageNo }
  }
}

async function refusal(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof Refusal) return `${error.status} ${error.code}`
  throw new Error('the call was not refused')
}

describe('game list', () => {
  it('[GAMES-26] [WIRE-56] returns complete items that match the schema, with their pictures', async () => {
    const answer = await list({})
    expect(safeParse(gameList.response, answer).success).toBe(true)
    expect(answer.games).toHaveLength(27)
    for (const game of answer.games) {
      expect(game.iconUrl).not.toBe(game.showIcon)
      expect(game.showIcon).toMatch(/^\/art\//)
      expect(game.mobileLargeIcon).toMatch(/^\/art\//)
      expect(game.mobileLargeIcon).not.toBe(game.showIcon)
    }
  })

  it('[GAMES-15] pages to the end, each game once, and an extra page is empty', async () => {
    const { games, pages } = await everyPage({})
    expect(pages).toBe(Math.ceil(games.length / 27))
    expect(new Set(games.map((game) => game.nodeId)).size).toBe(games.length)
    const beyond = await list({ pageNo: pages + 1 })
    expect(beyond.games).toEqual([])
    expect(beyond.totalPages).toBe(pages)
  })

  it('[WIRE-55] returns 26 items for the home variant', async () => {
    expect((await list({ pageSize: 26 })).games).toHaveLength(26)
  })

  it('searches any part of the name, case-insensitively, taking wildcards literally', async () => {
    const found = await list({ gameName: 'mAnGo' })
    expect(found.games.length).toBeGreaterThan(2)
    for (const game of found.games) expect(game.gameName.toLowerCase()).toContain('mango')
    for (const gameName of ['%', '_', '\\', "'; drop table game; --"])
      expect((await list({ gameName })).games).toEqual([])
    expect(anywhere('50%_\\')).toBe('%50\\%\\_\\\\%')
  })

  it('filters by vendor, game type, minimum bet and lines', async () => {
    const vendor = await everyPage({ vassalage: 'KDL' })
    expect(vendor.games.length).toBeGreaterThan(5)
    for (const game of vendor.games) expect(game.vassalage).toBe('KDL')

    const classic = await everyPage({ gameClassify: 'CLASSIC' })
    expect(classic.games.length).toBeGreaterThan(5)
    for (const game of classic.games) expect(game.gameClassifyNew).toBe('CLASSIC')

    const all = await everyPage({})
    let byBet = 0
    for (const minBet of ['0.01', '0.05', '0.1', '0.5', '0.75'])
      byBet += (await everyPage({ minBet })).games.length
    expect(byBet).toBe(all.games.length)
    expect((await list({ minBet: 'x' })).games).toEqual([])
    const lines = await everyPage({ minLine: '40' })
    expect(lines.games.length).toBeGreaterThan(0)
    expect(lines.games.length).toBeLessThan(all.games.length)
    expect([centavos('0.1'), centavos('0.05'), centavos('12'), centavos('1e3')]).toEqual([
      10,
      5,
      1200,
      Number.NaN,
    ])
  })

  it('[GAMES-08] reads ALL, NEW, HOT, FAV and a vendor class as classifications', async () => {
    const all = await everyPage({ gameClassify: 'ALL' })
    const fresh = await everyPage({ gameClassify: 'NEW' })
    const flagged = await everyPage({ isNew: '1' })
    const hot = await everyPage({ gameClassify: 'HOT' })
    const vendor = await everyPage({ gameClassify: 'MF' })
    expect(fresh.games.length).toBeGreaterThan(10)
    expect(fresh.games.length).toBeLessThan(all.games.length)
    expect(flagged.games.map((game) => game.nodeId)).toEqual(fresh.games.map((game) => game.nodeId))
    expect(hot.games.length).toBeGreaterThan(5)
    for (const game of vendor.games) expect(game.vassalage).toBe('MF')
    expect((await list({ gameClassify: 'FAV' })).games).toEqual([])
  })

  it('returns an empty page, not an error, for a category without such games', async () => {
    expect(await list({ gameName: 'no such game' })).toEqual({
      games: [],
      pageNum: 1,
      totalPages: 1,
      orders: [],
      currency: 'PHP',
    })
  })

  it('[GAMES-08] lists every category together, in the orders that its games have the data for', async () => {
    const all = await everyPage({ gameType: 'ALL', pageSize: 100 })
    const { open } = await world.db
      .selectFrom('game')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('closed', '=', 0)
      .executeTakeFirstOrThrow()
    expect(all.games).toHaveLength(open)
    expect(new Set(all.games.map(({ gameType }) => gameType)).size).toBeGreaterThan(8)

    const sorted = async (order: ListInput['order'], fact: (game: (typeof all.games)[number]) => number) => {
      const { games } = await list({ order, pageSize: 50 })
      const facts = games.map(fact)
      expect(facts).toEqual([...facts].sort((a, b) => a - b))
      return games
    }
    await sorted('stake', ({ minBet }) => Number(minBet))
    const byReturn = await sorted('return', ({ rtp }) => -(rtp ?? 0))
    expect(byReturn[0]?.rtp).toBeGreaterThan(96)
    const names = (await list({ order: 'name' })).games.map(({ gameName }) => gameName)
    expect(names).toEqual([...names].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en')))
    const newest = await list({ order: 'new', pageSize: 10 })
    expect(newest.games.map(({ flag }) => flag)).toEqual(newest.games.map(() => 'new'))
    expect((await list({ gameType: 'SPORTS' })).orders).not.toContain('return')
    expect((await list({})).orders).toContain('return')
  })

  it('[WIRE-59] [WIRE-60] returns the hot games with the headline first', async () => {
    const query = { isPlatform: '2', language: 'EN', platform: 'html5' } as const
    const hot = await gameHandlers.hotGames(
      { ...query, gameType: undefined, merchantCode: 'perya' },
      world.as(null),
    )
    expect(hot.games.length).toBeGreaterThanOrEqual(26)
    expect(hot.games.length).toBeLessThanOrEqual(30)
    expect(hot.games[0]?.gameName).toBe('Bakunawa Moon')
    for (const game of hot.games) expect(safeParse(gameItem, game).success).toBe(true)
    const live = await gameHandlers.hotGames(
      { ...query, gameType: 'LIVE', merchantCode: undefined },
      world.as(null),
    )
    for (const game of live.games) expect(game.gameType).toBe('LIVE')
    expect(live.games.length).toBeGreaterThan(2)
  })

  it('returns all vassalages and what each of them has', async () => {
    const all = await gameHandlers.vassalages({ merchantCode: 'perya' }, world.as(null))
    const types = await gameHandlers.vassalGameTypes({ typeId: '1', merchantCode: 'perya' }, world.as(null))
    expect(types.list.map((one) => one.vassalage).sort()).toEqual(all.list.map((one) => one.vassalage).sort())
    expect(types.list.find((one) => one.vassalage === 'KDL')?.gameTypes).toEqual(['RNG', 'PVP'])
  })
})

describe('favourites and recent games', () => {
  const page = { pageNo: 1, pageSize: 27, gameType: undefined, language: 'EN' }
  let games: { nodeId: string; vendor: string }[]

  beforeEach(async () => {
    await world.db.deleteFrom('favourite').execute()
    await world.db.deleteFrom('recent').execute()
    world.clock.now = startOfWorld
    const first = await list({ pageSize: 40 })
    games = first.games.map((game) => ({ nodeId: game.nodeId, vendor: game.vassalage }))
  })

  it('[WIRE-63] [WIRE-65] [FAV-06] adds a favourite once, however often it is requested', async () => {
    const [game] = games
    for (let i = 0; i < 3; i++) await gameHandlers.addFavourite(game!, world.as('mika'))
    expect(await gameHandlers.favouriteIds(null, world.as('mika'))).toEqual([game!.nodeId])
    expect(await gameHandlers.favouriteIds(null, world.as('carlo'))).toEqual([])
  })

  it('[WIRE-64] removes a favourite, and removing it again is no error', async () => {
    const [game] = games
    await gameHandlers.addFavourite(game!, world.as('mika'))
    for (let i = 0; i < 2; i++) await gameHandlers.removeFavourite(game!, world.as('mika'))
    expect(await gameHandlers.favouriteIds(null, world.as('mika'))).toEqual([])
  })

  it('[FAV-07] [WIRE-66] pages favourites, last added first, by type', async () => {
    for (const game of games.slice(0, 30)) {
      world.clock.now += 1000
      await gameHandlers.addFavourite(game, world.as('mika'))
    }
    const first = await gameHandlers.favouriteList(page, world.as('mika'))
    const second = await gameHandlers.favouriteList({ ...page, pageNo: 2 }, world.as('mika'))
    expect([first.content.length, first.pageNum, first.totalPages]).toEqual([27, 1, 2])
    expect([second.content.length, second.pageNum]).toEqual([3, 2])
    expect(first.content[0]?.nodeId).toBe(games[29]?.nodeId)
    const fish = await gameHandlers.favouriteList({ ...page, gameType: 'FISH' }, world.as('mika'))
    expect(fish.content).toEqual([])
    const classified = await list({ gameClassify: 'FAV', pageSize: 50 }, 'mika')
    expect(classified.games).toHaveLength(30)
  })

  it('[FAV-08] [WIRE-67] [WIRE-68] lists recent games, each once, last played first', async () => {
    const query = { page: 1, pageSize: 25, gameType: undefined, language: 'EN', clientType: '2' } as const
    for (const game of [games[0]!, games[1]!, games[0]!]) {
      world.clock.now += 1000
      await gameHandlers.addRecent(game, world.as('mika'))
    }
    const { list: recent } = await gameHandlers.recentGames(query, world.as('mika'))
    expect(recent.map((game) => game.nodeId)).toEqual([games[0]?.nodeId, games[1]?.nodeId])
  })

  it('refuses a guest and an unknown game', async () => {
    const ghost = { nodeId: '1', vendor: 'KDL' }
    expect(await refusal(gameHandlers.addFavourite(games[0]!, world.as(null)))).toBe('401 session.ended')
    expect(await refusal(gameHandlers.addFavourite(ghost, world.as('mika')))).toBe('404 game.closed')
    expect(await refusal(gameHandlers.addRecent(ghost, world.as('mika')))).toBe('404 game.closed')
  })
})

describe('launch', () => {
  type LaunchInput = Parameters<typeof gameHandlers.launchGame>[0]
  const query: LaunchInput = {
    vendor: '',
    gameCategory: undefined,
    gameId: undefined,
    nodeId: undefined,
    roomId: undefined,
    freePlay: undefined,
    playType: undefined,
    prize_mode: undefined,
    code: undefined,
    language: 'EN',
    platform: 'html5',
  }

  async function item(name: string) {
    const row = await world.db
      .selectFrom('game')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return {
      ...query,
      vendor: row.vendor,
      nodeId: row.nodeId,
      gameId: row.gameId,
      gameCategory: row.gameType,
    }
  }

  it('[WIRE-69] returns the URL of a page for the round, a new one each time', async () => {
    const input = await item('Bakunawa Moon')
    const first = await gameHandlers.launchGame(input, world.as('mika'))
    const second = await gameHandlers.launchGame(input, world.as('mika', { language: 'TY' }))
    expect(safeParse(launchGame.response, first).success).toBe(true)
    expect(first.gameName).toBe('Bakunawa Moon')
    expect(first.url).toMatch(/^\/demo\/slot\/[\w-]{43}\?lang=EN$/)
    expect(second.url).toMatch(/\?lang=TY$/)
    expect(first.url.slice(0, -8)).not.toBe(second.url.slice(0, -8))
    expect(first.round).not.toBe(second.round)
    const round = await world.db
      .selectFrom('round')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect([round.memberId, round.kind, round.mode]).toEqual(['mika', 'slot', 'play'])
  })

  it('opens the kind of page that suits the game', async () => {
    const kinds = []
    for (const name of ['Reef Hunter', 'Color Game', 'Lotto 6/42'])
      kinds.push((await gameHandlers.launchGame(await item(name), world.as('mika'))).url.split('/')[2])
    expect(kinds).toEqual(['fish', 'dice', 'lottery'])
  })

  it('launches a lottery vendor as such, and a vendor lobby by its name', async () => {
    const lottery = { ...query, vendor: 'LOTT', playType: 'trad', prize_mode: 'Lott' } as const
    const opened = await gameHandlers.launchGame(lottery, world.as('mika'))
    expect([opened.gameName, opened.url.split('/')[2]]).toEqual(['Bola Lotto', 'lottery'])
    const sports = { ...query, vendor: 'AGL', gameCategory: 'SPORTS' } as const
    expect((await gameHandlers.launchGame(sports, world.as('mika'))).gameName).toBe('Agila Sports')
  })

  it('lets a trial account play free games only', async () => {
    const trial = world.as('trial', { type: 4 })
    const free = await world.db
      .selectFrom('game')
      .selectAll()
      .where('gameType', '=', 'RNG')
      .where('supportPlay', '=', 0)
      .executeTakeFirstOrThrow()
    const input = { ...query, vendor: free.vendor, nodeId: free.nodeId }
    await gameHandlers.launchGame({ ...input, freePlay: '1' }, trial)
    expect(await refusal(gameHandlers.launchGame({ ...input, freePlay: '0' }, trial))).toBe(
      '403 session.trial.refused',
    )
    const live = await item('Speed Roulette')
    expect(await refusal(gameHandlers.launchGame({ ...live, freePlay: '1' }, trial))).toBe(
      '403 session.trial.refused',
    )
  })

  it('refuses a guest, an unknown or closed game, and a vendor that is down', async () => {
    const input = await item('Mayon Blaze')
    expect(await refusal(gameHandlers.launchGame(input, world.as(null)))).toBe('401 session.ended')
    expect(await refusal(gameHandlers.launchGame({ ...input, nodeId: '1' }, world.as('mika')))).toBe(
      '404 game.closed',
    )
    expect(await refusal(gameHandlers.launchGame({ ...query, vendor: 'NOBODY' }, world.as('mika')))).toBe(
      '404 game.closed',
    )
    await setVendorDown(world.db, input.vendor, true)
    expect(await refusal(gameHandlers.launchGame(input, world.as('mika')))).toBe('424 game.vendor.down')
    await setVendorDown(world.db, input.vendor, false)
    await setGameClosed(world.db, input.nodeId, true)
    expect(await refusal(gameHandlers.launchGame(input, world.as('mika')))).toBe('404 game.closed')
    expect((await list({ gameName: 'Mayon Blaze' })).games).toEqual([])
    await setGameClosed(world.db, input.nodeId, false)
    expect((await list({ gameName: 'Mayon Blaze' })).games).toHaveLength(1)
  })
})
