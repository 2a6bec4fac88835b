import { describe, expect, it } from 'vitest'
import {
  arrangeMenu,
  searchGames,
  boothContent,
  type Category,
  type Lobby,
  type VendorEntry,
} from '../../machines/home/categories'
import { homeMachine } from '../../machines/home/home.machine'
import { drive, type Driven } from './drive'

const vendor = (vassalage: string): VendorEntry => ({
  vassalage,
  name: vassalage,
  mobileSmallIcon: '',
  freeplay: 0,
  gameCount: 1,
})
const groups = { esports: ['TF'], cockfight: ['DS88'] }
function lobby(
  sorting: readonly Category[],
  vendors: Readonly<Record<string, readonly string[]>> = {},
): Lobby {
  const mapped = Object.entries(vendors).map(([name, codes]) => [name, codes.map(vendor)] as const)
  return { sorting, mapping: { vendors: Object.fromEntries(mapped), gameType: {} } }
}
const names = (menu: ReturnType<typeof arrangeMenu>) => menu.map(({ category }) => category)
const codesOf = (menu: ReturnType<typeof arrangeMenu>, wanted: Category) =>
  menu.find(({ category }) => category === wanted)?.vendors.map(({ vassalage }) => vassalage)

it('[SITE-43] HOT’s games that have changed since they were last seen are drawn anew, and only there', () => {
  const home = drive(homeMachine, undefined)
  home.answer('menu', [])
  home.answer('games', [{ nodeId: 'old', gameName: 'Old' }])
  const games = [{ nodeId: 'new', gameName: 'New' }]
  home.send({ type: 'NEWER', games })
  expect(home.snapshot().hasTag('games')).toBe(true)
  expect(home.snapshot().context.games).toEqual(games)
  home.send({ type: 'CHOOSE_CATEGORY', category: 'RNG' })
  home.answer('games', [{ nodeId: 'slot', gameName: 'Slot' }])
  home.send({ type: 'NEWER', games: [{ nodeId: 'newest', gameName: 'Newest' }] })
  expect(home.snapshot().context.games).toEqual([{ nodeId: 'slot', gameName: 'Slot' }])
  home.send({ type: 'CHOOSE_CATEGORY', category: 'HOT' })
  expect(home.snapshot().context.games).toEqual([{ nodeId: 'newest', gameName: 'Newest' }])
})

describe('the category menu', () => {
  it('[HOME-07] has the eleven categories and shows each in the platform’s order', () => {
    const all: Category[] = [
      'HOT',
      'SPORTS',
      'ESPORTS',
      'LIVE',
      'FISH',
      'RNG',
      'PVP',
      'INHOUSE',
      'COCKFIGHT',
      'ELOTT',
      'LOTT',
    ]
    expect(names(arrangeMenu(lobby(all, { SPORTS: ['A'] }), groups))).toEqual(all)
  })

  it('[HOME-08, MENU-01] puts HOT first, whether the platform names it elsewhere or not at all; the others keep its order', () => {
    expect(names(arrangeMenu(lobby(['LIVE', 'FISH']), groups))).toEqual(['HOT', 'LIVE', 'FISH'])
    expect(names(arrangeMenu(lobby(['LIVE', 'HOT', 'FISH']), groups))).toEqual(['HOT', 'LIVE', 'FISH'])
    expect(names(arrangeMenu(lobby([]), groups))).toEqual(['HOT'])
  })

  it('[HOME-16] e-sports vendors move from SPORTS to ESPORTS right behind it', () => {
    const menu = arrangeMenu(lobby(['SPORTS', 'LIVE'], { SPORTS: ['SABONG', 'TF', 'PALARO'] }), groups)
    expect(names(menu)).toEqual(['HOT', 'SPORTS', 'ESPORTS', 'LIVE'])
    expect(codesOf(menu, 'SPORTS')).toEqual(['SABONG', 'PALARO'])
    expect(codesOf(menu, 'ESPORTS')).toEqual(['TF'])
  })

  it('[HOME-17] cockfight vendors move from SPORTS to COCKFIGHT right behind RNG', () => {
    const menu = arrangeMenu(
      lobby(['RNG', 'SPORTS', 'LIVE'], { SPORTS: ['DS88', 'PALARO'], RNG: ['KIDLAT'] }),
      groups,
    )
    expect(names(menu)).toEqual(['HOT', 'RNG', 'COCKFIGHT', 'SPORTS', 'LIVE'])
    expect(codesOf(menu, 'COCKFIGHT')).toEqual(['DS88'])
    expect(codesOf(menu, 'SPORTS')).toEqual(['PALARO'])
  })

  it('[HOME-18] without RNG, COCKFIGHT goes last', () => {
    const menu = arrangeMenu(lobby(['SPORTS', 'LIVE'], { SPORTS: ['DS88', 'PALARO'] }), groups)
    expect(names(menu)).toEqual(['HOT', 'SPORTS', 'LIVE', 'COCKFIGHT'])
  })

  it('[HOME-18] SPORTS disappears when all its vendors have moved', () => {
    const menu = arrangeMenu(lobby(['SPORTS', 'RNG'], { SPORTS: ['DS88', 'TF'] }), groups)
    expect(names(menu)).toEqual(['HOT', 'ESPORTS', 'RNG', 'COCKFIGHT'])
  })

  it('[HOME-32, CONST-46] both groups are configured lists of any length', () => {
    const menu = arrangeMenu(lobby(['SPORTS', 'RNG'], { SPORTS: ['E1', 'E2', 'C1', 'C2', 'TF', 'DS88'] }), {
      esports: ['E1', 'E2'],
      cockfight: ['C1', 'C2'],
    })
    expect(codesOf(menu, 'ESPORTS')).toEqual(['E1', 'E2'])
    expect(codesOf(menu, 'COCKFIGHT')).toEqual(['C1', 'C2'])
    expect(codesOf(menu, 'SPORTS')).toEqual(['TF', 'DS88'])
  })

  it('a category named twice shows once, and a real ESPORTS or COCKFIGHT never shows beside the derived one', () => {
    const menu = arrangeMenu(
      lobby(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'RNG', 'SPORTS', 'LIVE', 'LIVE'], {
        SPORTS: ['TF', 'DS88', 'A'],
      }),
      groups,
    )
    expect(names(menu)).toEqual(['HOT', 'SPORTS', 'ESPORTS', 'RNG', 'COCKFIGHT', 'LIVE'])
  })

  it('[HOME-12, HOME-13] five categories have games by type, HOT its own search, the others vendors', () => {
    const kinds = (kind: string) =>
      (
        [
          'HOT',
          'SPORTS',
          'ESPORTS',
          'LIVE',
          'FISH',
          'RNG',
          'PVP',
          'INHOUSE',
          'COCKFIGHT',
          'ELOTT',
          'LOTT',
        ] as const
      ).filter((category) => boothContent(category) === kind)
    expect(kinds('games')).toEqual(['LIVE', 'FISH', 'RNG', 'PVP', 'INHOUSE'])
    expect(kinds('hot')).toEqual(['HOT'])
    expect(kinds('vendors')).toEqual(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'])
  })
})

describe('HOT’s search', () => {
  const games = ['Fortune Carabao', 'Super Ace', 'Golden Empire', 'carabao RUSH'].map((gameName) => ({
    gameName,
  }))
  it.each([
    ['carabao', ['Fortune Carabao', 'carabao RUSH']],
    ['CARABAO', ['Fortune Carabao', 'carabao RUSH']],
    ['  ace ', ['Super Ace']],
    ['', games.map(({ gameName }) => gameName)],
    ['   ', games.map(({ gameName }) => gameName)],
    ['.*', []],
    ['nothing', []],
  ])('[HOME-11] "%s" finds %j', (text, found) => {
    expect(searchGames(games, text).map(({ gameName }) => gameName)).toEqual(found)
  })
})

describe('the popular games', () => {
  const menu = arrangeMenu(lobby(['SPORTS', 'RNG', 'FISH'], { SPORTS: ['A'], RNG: ['KIDLAT'] }), groups)
  const tile = { nodeId: 'n1', gameName: 'Fortune Carabao' }
  type Home = Driven<typeof homeMachine>
  function opened(): Home {
    const home = drive(homeMachine)
    home.answer('menu', menu)
    home.answer('games', [tile])
    return home
  }
  const context = (home: Home) => home.snapshot().context

  it('[HOME-29, HOME-30] load the vendors and the hot games as soon as home opens', () => {
    const home = drive(homeMachine)
    expect([home.running('menu'), home.running('games')]).toEqual([true, true])
    expect(home.inputOf('games')).toEqual({ category: 'HOT', classify: '' })
  })

  it('[HOME-09, HOME-10] another category shows its own games and scrolls its entry into view', () => {
    const home = opened()
    home.send({ type: 'CHOOSE_CATEGORY', category: 'RNG' })
    expect(home.inputOf('games')).toEqual({ category: 'RNG', classify: '' })
    expect(home.effects()).toContainEqual(['showCategory', { category: 'RNG' }])
    home.answer('games', [tile])
    expect(home.snapshot().hasTag('games')).toBe(true)
  })

  it('[HOME-13] a category of vendors shows them from the menu without a request', () => {
    const home = opened()
    home.send({ type: 'CHOOSE_CATEGORY', category: 'SPORTS' })
    expect(home.snapshot().hasTag('vendors')).toBe(true)
    expect(home.running('games')).toBe(false)
  })

  it('[HOME-12] another game type loads again; the same one does not, and another category resets it', () => {
    const home = opened()
    home.send({ type: 'CHOOSE_CATEGORY', category: 'RNG' })
    home.answer('games', [tile])
    home.send({ type: 'CHOOSE_TYPE', classify: '7' })
    expect(home.inputOf('games')).toEqual({ category: 'RNG', classify: '7' })
    home.answer('games', [tile])
    home.send({ type: 'CHOOSE_TYPE', classify: '7' })
    expect(home.snapshot().hasTag('pending')).toBe(false)
    home.send({ type: 'CHOOSE_CATEGORY', category: 'FISH' })
    expect(home.inputOf('games')).toEqual({ category: 'FISH', classify: '' })
  })

  it('[SITE-43, CONST-50] a category that was seen shows again at once, without a request', () => {
    const home = opened()
    const slot = { nodeId: 'n2', gameName: 'Sarimanok Gold' }
    const video = { nodeId: 'n3', gameName: 'Kidlat Video' }
    home.send({ type: 'CHOOSE_CATEGORY', category: 'RNG' })
    home.answer('games', [slot])
    home.send({ type: 'CHOOSE_TYPE', classify: '7' })
    home.answer('games', [video])
    for (const [event, games] of [
      [{ type: 'CHOOSE_TYPE', classify: '' }, [slot]],
      [{ type: 'CHOOSE_CATEGORY', category: 'HOT' }, [tile]],
      [{ type: 'CHOOSE_CATEGORY', category: 'RNG' }, [slot]],
      [{ type: 'CHOOSE_TYPE', classify: '7' }, [video]],
    ] as const) {
      home.send(event)
      expect(home.running('games')).toBe(false)
      expect(home.snapshot().hasTag('games')).toBe(true)
      expect(context(home).games).toEqual(games)
    }
  })

  it('[SITE-43] a failed or empty category is loaded again, and so is everything after a change of language', () => {
    const home = opened()
    home.send({ type: 'CHOOSE_CATEGORY', category: 'RNG' })
    home.answer('games', [])
    home.send({ type: 'CHOOSE_CATEGORY', category: 'FISH' })
    home.fail('games', { code: 'offline' })
    for (const category of ['RNG', 'FISH'] as const) {
      home.send({ type: 'CHOOSE_CATEGORY', category })
      expect(home.running('games')).toBe(true)
    }
    home.answer('games', [tile])
    home.send({ type: 'LANGUAGE_CHANGED' })
    home.wait(200)
    home.answer('games', [tile])
    home.send({ type: 'CHOOSE_CATEGORY', category: 'HOT' })
    expect(home.running('games')).toBe(true)
  })

  it('a quick second choice wins: the first one’s answer is never shown', () => {
    const home = opened()
    home.send({ type: 'CHOOSE_CATEGORY', category: 'RNG' })
    home.send({ type: 'CHOOSE_CATEGORY', category: 'FISH' })
    expect(home.inputOf('games')).toEqual({ category: 'FISH', classify: '' })
    home.answer('games', [tile])
    expect(context(home).category).toBe('FISH')
  })

  it('[HOME-15] an empty category has a state of its own, and so has a failure, which can be tried again', () => {
    const home = opened()
    home.send({ type: 'CHOOSE_CATEGORY', category: 'RNG' })
    home.answer('games', [])
    expect(home.snapshot().hasTag('empty')).toBe(true)
    home.send({ type: 'RETRY' })
    home.fail('games', { code: 'upgrading' })
    expect(home.snapshot().hasTag('error')).toBe(true)
    expect(context(home).failure).toEqual({ code: 'upgrading' })
    home.send({ type: 'RETRY' })
    home.fail('games', { code: 'timeout' })
    expect(context(home).failure).toEqual({ code: 'timeout' })
  })

  it('[HOME-28, CONST-22] a change of language reloads menu and games once, 200 ms after the last change', () => {
    const home = opened()
    home.send({ type: 'LANGUAGE_CHANGED' })
    home.wait(150)
    home.send({ type: 'LANGUAGE_CHANGED' })
    home.wait(199)
    expect([home.running('menu'), home.running('games')]).toEqual([false, false])
    home.wait(1)
    expect([home.running('menu'), home.running('games')]).toEqual([true, true])
    home.answer('menu', menu)
    home.answer('games', [tile])
    home.wait(10_000)
    expect(home.running('menu')).toBe(false)
  })

  it('[HOME-28] a change of language while games are loading: they are requested again, and the first answer is dropped', () => {
    const home = opened()
    home.send({ type: 'CHOOSE_CATEGORY', category: 'RNG' })
    home.send({ type: 'LANGUAGE_CHANGED' })
    home.wait(100)
    home.send({ type: 'CHOOSE_CATEGORY', category: 'FISH' })
    home.wait(100)
    expect([home.running('menu'), home.running('games')]).toEqual([true, true])
    expect(home.inputOf('games')).toEqual({ category: 'FISH', classify: '' })
    expect(context(home).games).toEqual([])
    home.answer('games', [tile])
    expect(home.snapshot().hasTag('games')).toBe(true)
    home.wait(10_000)
    expect(home.running('games')).toBe(false)
  })

  it('[MENU-13] the side menu, opened meanwhile, does not wait; otherwise there is nothing to reload', () => {
    const home = opened()
    home.send({ type: 'RELIST' })
    expect(home.running('menu')).toBe(false)
    home.send({ type: 'LANGUAGE_CHANGED' })
    home.send({ type: 'RELIST' })
    expect([home.running('menu'), home.running('games')]).toEqual([true, true])
    home.answer('menu', menu)
    home.wait(10_000)
    expect(home.running('menu')).toBe(false)
  })

  it('a tap on a tile is passed to the launch rules', () => {
    const home = opened()
    home.effects()
    const target = { category: 'RNG', vendor: 'KIDLAT', gameId: 'g1' }
    home.send({ type: 'OPEN', target })
    expect(home.effects()).toEqual([['launch', { target }]])
  })

  it('without a menu HOT still works, and the menu can be requested again', () => {
    const home = drive(homeMachine)
    home.fail('menu', { code: 'offline' })
    home.answer('games', [tile])
    expect(home.snapshot().hasTag('menu-error')).toBe(true)
    expect(home.snapshot().hasTag('games')).toBe(true)
    home.send({ type: 'RETRY' })
    home.answer('menu', menu)
    expect(home.snapshot().hasTag('menu-ready')).toBe(true)
  })
})

it('[GAMES-23] an entry of the menu names its category and its vendors, each by its code', () => {
  const menu = arrangeMenu(lobby(['RNG', 'SPORTS'], { RNG: ['KIDLAT', 'MOON'], SPORTS: ['TF', 'A'] }), groups)
  expect(menu.map(({ category }) => [category, codesOf(menu, category)])).toEqual([
    ['HOT', []],
    ['RNG', ['KIDLAT', 'MOON']],
    ['SPORTS', ['A']],
    ['ESPORTS', ['TF']],
  ])
})
