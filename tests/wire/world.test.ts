import { createHash } from 'node:crypto'
import { safeParse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announcements, availablePromotions, helpCentre, notices } from '../../src/platform/calls/content'
import { hotMatches, winners } from '../../src/platform/calls/boards'
import { vendors } from '../../src/platform/calls/games'
import { contentHandlers } from '../../src/sandbox/handlers/content'
import { gameHandlers } from '../../src/sandbox/handlers/games'
import { worldAnnouncements } from '../../src/sandbox/world/announcements'
import { banners } from '../../src/sandbox/world/banners'
import { worldGames } from '../../src/sandbox/world/games'
import { helpEntries } from '../../src/sandbox/world/help'
import { promotions } from '../../src/sandbox/world/promotions'
import { setFeature } from '../../src/sandbox/world/control'
import { maskName } from '../../src/sandbox/world/winners'
import { openWorld, startOfWorld, type World } from './world-db'

const merchantQuery = { merchantCode: 'perya', language: 'EN', platform: 'html5' } as const
const homeContent = {
  types: 'B,PL,PU,H',
  groupName: 'm_home',
  platform: 'M',
  merchantCode: 'perya',
} as const

/** Every row of every table of the world, as one hash. */
async function hashOf(world: World): Promise<string> {
  const hash = createHash('sha256')
  const tables = (await world.db.introspection.getTables()).map((table) => table.name).sort()
  for (const name of tables)
    hash.update(
      JSON.stringify([
        name,
        await world.db
          .selectFrom(name as 'game')
          .selectAll()
          .execute(),
      ]),
    )
  return hash.digest('hex')
}

let world: World

beforeAll(async () => {
  world = await openWorld({ members: ['mika', 'carlo'] })
})
afterAll(() => world.close())

describe('the seeded world', () => {
  it('is the same for the same seed and instant, and another for another seed', async () => {
    const again = await openWorld({ members: ['mika', 'carlo'] })
    const other = await openWorld({ members: ['mika', 'carlo'], seed: 'another' })
    const [first, second, third] = [await hashOf(world), await hashOf(again), await hashOf(other)]
    await again.close()
    await other.close()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('has more than 640 games with unique titles, node ids and game ids', () => {
    const games = worldGames('perya')
    expect(games.length).toBeGreaterThanOrEqual(640)
    for (const key of ['name', 'nodeId', 'gameId'] as const)
      expect(new Set(games.map((game) => game[key])).size).toBe(games.length)
    const types = new Set(games.map((game) => game.gameType))
    expect([...types].sort()).toEqual([
      'COCKFIGHT',
      'ELOTT',
      'ESPORTS',
      'FISH',
      'INHOUSE',
      'LIVE',
      'LOTT',
      'PVP',
      'RNG',
      'SPORTS',
    ])
    const slots = games.filter((game) => game.gameType === 'RNG')
    expect(slots.length).toBeGreaterThan(games.length / 2)
  })

  it('gives every slot bet of the filter some games', () => {
    const slots = worldGames('perya').filter((game) => game.gameType === 'RNG')
    for (const centavos of [1, 5, 10, 50, 75])
      expect(slots.filter((game) => game.minBetCentavos === centavos).length).toBeGreaterThan(20)
  })
})

describe('vendors', () => {
  it('[WIRE-54] [GAMES-24] [GAMES-25] returns the menu, vendors and game types matching the schema', async () => {
    const answer = await gameHandlers.vendors(merchantQuery, world.as(null))
    expect(safeParse(vendors.response, answer).success).toBe(true)
    expect(answer.sorting).not.toContain('HOT')
    for (const category of answer.sorting) expect(answer.mapping.vendors[category]?.length).toBeGreaterThan(0)
    const all = new Set(
      Object.values(answer.mapping.vendors).flatMap((list) => list.map((one) => one.vassalage)),
    )
    expect(all.size).toBeGreaterThanOrEqual(20)
    for (const list of Object.values(answer.mapping.vendors))
      expect(list.filter((one) => one.gameCount === 0)).toEqual([])
  })

  it('keeps the e-sports and cockfight vendors among SPORTS, for the client to split', async () => {
    const { mapping } = await gameHandlers.vendors(merchantQuery, world.as(null))
    const sports = mapping.vendors['SPORTS']?.map((one) => one.vassalage) ?? []
    expect(sports).toEqual(expect.arrayContaining(['TF', 'DS88', 'AGL']))
  })

  it('names the game types in the requested language', async () => {
    const en = await gameHandlers.vendors(merchantQuery, world.as(null))
    const ty = await gameHandlers.vendors(merchantQuery, world.as(null, { language: 'TY' }))
    for (const category of ['RNG', 'PVP', 'LIVE', 'FISH', 'INHOUSE'])
      expect(en.mapping.gameType[category]?.gameClassify.length).toBeGreaterThan(2)
    expect(en.mapping.gameType['RNG']?.gameClassify[1]?.name).toBe('Classic reels')
    expect(ty.mapping.gameType['RNG']?.gameClassify[1]?.name).toBe('Klasikong reel')
  })
})

describe('matches and winners', () => {
  it('[HOT-12] returns twelve upcoming matches, soonest first, each with a launchable game', async () => {
    const answer = await gameHandlers.hotMatches({ merchantCode: 'perya', language: 'EN' }, world.as(null))
    expect(safeParse(hotMatches.response, answer).success).toBe(true)
    expect(answer.list).toHaveLength(12)
    const times = answer.list.map((match) => match.matchTime)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times[0]).toBeGreaterThan(startOfWorld)
    // 19:30 in Manila.
    expect(new Date(times[0] ?? 0).toISOString().slice(11, 16)).toBe('11:30')
    const nodes = new Set(worldGames('perya').map((game) => game.nodeId))
    for (const match of answer.list) expect(nodes.has(match.nodeId)).toBe(true)
  })

  it('drops a match once it has begun', async () => {
    world.clock.now = startOfWorld + 36 * 3_600_000
    const { list } = await gameHandlers.hotMatches({ merchantCode: 'perya', language: 'EN' }, world.as(null))
    world.clock.now = startOfWorld
    expect(list).toHaveLength(11)
  })

  it('[WIN-04] [WIN-05] [WIRE-72] returns the best wins first, in exact decimals, with masked names', async () => {
    const input = { gameCategory: 'ALL', language: 'EN', limitNum: 20 } as const
    const answer = await gameHandlers.winners(input, world.as(null))
    expect(safeParse(winners.response, answer).success).toBe(true)
    expect(answer.list).toHaveLength(20)
    const cents = answer.list.map(({ vo }) => Number(vo.winAmount.replace('.', '')))
    expect(cents).toEqual([...cents].sort((a, b) => b - a))
    for (const { vo } of answer.list) {
      expect(vo.winAmount).toMatch(/^\d+\.\d\d$/)
      expect(vo.customerName).toMatch(/^..\*\*\*/)
    }
    expect(maskName('juan_88')).toBe('ju***n_88')
  })

  it('[WIRE-71] ranks the winners from 1', async () => {
    const { list } = await gameHandlers.rankList(null, world.as(null))
    expect(list.map((one) => one.rank)).toEqual(list.map((_, at) => at + 1))
    expect(list.length).toBe(50)
  })
})

describe('content', () => {
  it('is complete in both languages', () => {
    const texts: [string, string, string][] = []
    for (const row of [...banners, ...promotions, ...helpEntries] as Record<string, unknown>[])
      for (const [key, value] of Object.entries(row))
        if (key.endsWith('En'))
          texts.push([`${row['id']} ${key}`, String(value), String(row[`${key.slice(0, -2)}Ty`])])
    for (const { id, title, content } of worldAnnouncements)
      texts.push([`${id} title`, title.EN, title.TY], [`${id} content`, content.EN, content.TY])
    const missing = texts.filter(([, en, ty]) => en === '' || ty === '' || ty === 'undefined')
    expect(missing).toEqual([])
    expect(texts.filter(([, en, ty]) => en === ty)).toEqual([])
  })

  it('[WIRE-41] [WIRE-44] [HOME-23] returns home banners, player, popup and hot announcements', async () => {
    const answer = await contentHandlers.announcements(homeContent, world.as(null))
    expect(safeParse(announcements.response, answer).success).toBe(true)
    expect(answer.banners).toHaveLength(8)
    expect(new Set(answer.banners.map((one) => one.groupName))).toEqual(new Set(['m_home']))
    expect(answer.player.length).toBeGreaterThan(3)
    expect(answer.popup.length).toBeGreaterThan(0)
    expect(answer.hot.length).toBeGreaterThan(0)
    expect(answer.promotion).toEqual([])
  })

  it('[WIRE-40] returns registration banners only', async () => {
    const input = { ...homeContent, types: 'B', groupName: 'm_reg' }
    const answer = await contentHandlers.announcements(input, world.as(null))
    expect(answer.banners.map((one) => one.groupName)).toEqual(['m_reg', 'm_reg'])
    expect([answer.player, answer.popup, answer.hot]).toEqual([[], [], []])
  })

  it('has a picture with sequence 1 wherever it has pictures', async () => {
    const { popup } = await contentHandlers.announcements(homeContent, world.as(null))
    for (const { announcementImages } of popup)
      expect(announcementImages.map((image) => image.sequence)).toContain(1)
  })

  it('shows agents their own announcements, and nobody else', async () => {
    const input = { ...homeContent, types: 'A' }
    const member = await contentHandlers.announcements(input, world.as('mika'))
    const agent = await contentHandlers.announcements(input, world.as('mika', { type: 1 }))
    expect(member.player).toEqual([])
    expect(agent.player.length).toBe(2)
    expect(agent.footer.unreadCount).toBe(1)
  })

  it('[MSG-08] [WIRE-45] [HELP-04] [WIRE-48] returns notices and help in the requested language', async () => {
    const lobby = await contentHandlers.notices({ platform: 'M', merchantCode: 'perya' }, world.as(null))
    expect(safeParse(notices.response, lobby).success).toBe(true)
    const en = await contentHandlers.helpCentre({ lang: 'EN', device: 'MOBILE' }, world.as(null))
    const ty = await contentHandlers.helpCentre({ lang: 'TY', device: 'MOBILE' }, world.as(null))
    expect(safeParse(helpCentre.response, en).success).toBe(true)
    expect(ty).toHaveLength(en.length)
    expect(ty[0]?.title).toBe('Paano magbukas ng account?')
  })

  it('[WIRE-52] returns promotions: what a member has earned to claim, and nothing for a guest', async () => {
    const member = await contentHandlers.availablePromotions(null, world.as('mika'))
    const guest = await contentHandlers.availablePromotions(null, world.as(null))
    expect(safeParse(availablePromotions.response, member).success).toBe(true)
    expect(member.list.filter((one) => one.status === 'claim').map(({ id }) => id)).toEqual(['welcome'])
    expect(guest.list.filter((one) => one.status === 'claim')).toHaveLength(0)
    expect(member.list.length).toBeGreaterThanOrEqual(8)
  })

  it('[WIRE-50] [WIRE-51] counts the unread messages that the inbox shows', async () => {
    const unread = await contentHandlers.unreadCount(null, world.as('mika'))
    const { list, totalPages } = await contentHandlers.inbox({ pageNo: 1, pageSize: 20 }, world.as('mika'))
    expect(unread).toBe(2)
    expect(list.filter((one) => !one.read)).toHaveLength(unread)
    expect(totalPages).toBe(1)
    expect(await contentHandlers.unreadCount(null, world.as('nobody'))).toBe(0)
  })

  it('[WIRE-53] returns the club level of a label, and whether the club is open', async () => {
    const gold = await contentHandlers.clubBenefit(null, world.as('mika'))
    expect(gold).toEqual({ enabled: true, level: 3, progress: 62, label: 'Gold' })
    await setFeature(world.db, 'club', false)
    expect((await contentHandlers.clubBenefit(null, world.as('carlo'))).enabled).toBe(false)
    await setFeature(world.db, 'club', true)
  })
})
