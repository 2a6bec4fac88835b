import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceOf, filtersOn, keyOf, minBets, queryOf } from '../../machines/game-list/choice'
import { gameListMachine, type GameListInput } from '../../machines/game-list/game-list.machine'
import { safeNext } from '../../machines/shared/next'
import { knownCount, listInput, pageSizes, queryFor, vendorsFor } from '../../src/flows/games/game-list'
import { drive } from './drive'

const slots = choiceOf({ gameType: 'RNG' })

function screen(input: Partial<GameListInput> = {}) {
  const driven = drive(gameListMachine, { choice: slots, guest: false, filterOpen: false, ...input })
  return {
    ...driven,
    choice: () => driven.snapshot().context.choice,
    /** What the list and its address are told; every keystroke also goes to the search. */
    shown: () => driven.effects().filter(([name]) => name !== 'searchAll'),
  }
}

describe('the game list screen', () => {
  it('shows what the address says', () => {
    expect(screen().effects()).toEqual([['showList', { choice: slots }]])
  })

  it('[GAMES-11] a tab, a vendor or a search restarts the list, and the address keeps them', () => {
    const list = screen()
    list.shown()
    list.send({ type: 'CHOOSE_TAB', tab: 'HOT' })
    expect(list.shown()).toEqual([
      ['showList', { choice: { ...slots, tab: 'HOT' } }],
      ['goTo', { to: '/m/gameList', query: { gameType: 'RNG', tab: 'hot' }, replace: true }],
    ])
    list.send({ type: 'CHOOSE_VENDOR', vassalage: 'KIDLAT' })
    expect(list.choice()).toMatchObject({ tab: 'ALL', vassalage: 'KIDLAT' })
    list.shown()
    list.send({ type: 'TYPE', text: ' gem' })
    list.wait(200)
    list.send({ type: 'TYPE', text: ' gems ' })
    list.wait(299)
    expect(list.shown()).toEqual([])
    list.wait(1)
    expect(list.choice().gameName).toBe('gems')
    expect(list.shown().map(([name]) => name)).toEqual(['showList', 'goTo'])
  })

  it('the search key does not wait, and the same text is not searched twice', () => {
    const list = screen()
    list.send({ type: 'TYPE', text: 'gem' })
    list.send({ type: 'SEARCH' })
    expect(list.choice().gameName).toBe('gem')
    list.shown()
    list.send({ type: 'TYPE', text: 'gem ' })
    list.send({ type: 'SEARCH' })
    expect(list.shown()).toEqual([])
  })

  it('[FAV-05, GAMES-10] Favourites and Recent lead a guest to the login and back to that tab', () => {
    const list = screen({ guest: true })
    list.effects()
    for (const tab of ['FAV', 'RECENT'] as const) {
      list.send({ type: 'CHOOSE_TAB', tab })
      const next = `/m/gameList?gameType=RNG&tab=${tab.toLowerCase()}`
      expect(list.effects()).toEqual([['goTo', { to: '/m/login', query: { next } }]])
      expect(safeNext(next)).toBe(next)
    }
    expect(list.choice().tab).toBe('ALL')
  })

  it('[FAV-05] and so does their address', () => {
    const list = screen({ guest: true, choice: { ...slots, tab: 'FAV' } })
    expect(list.effects()).toEqual([
      ['goTo', { to: '/m/login', query: { next: '/m/gameList?gameType=RNG&tab=fav' }, replace: true }],
    ])
  })

  it('[GAMES-16, GAMES-17, GAMES-18, GAMES-19] the filter panel counts the picked filters, applies them, or leaves everything as it was', () => {
    const list = screen()
    list.send({ type: 'OPEN_FILTER' })
    list.send({ type: 'PICK', filter: { vassalage: 'KIDLAT' } })
    list.send({ type: 'PICK', filter: { minBet: '0.05' } })
    expect(list.inputOf('count')).toEqual({ choice: { ...slots, vassalage: 'KIDLAT', minBet: '0.05' } })
    list.answer('count', { games: 24, more: false })
    expect(list.snapshot().context.count).toEqual({ games: 24, more: false })
    list.send({ type: 'CLOSE_FILTER' })
    expect(list.choice()).toEqual(slots)
    list.send({ type: 'OPEN_FILTER' })
    expect(list.snapshot().context.draft).toMatchObject({ vassalage: '', minBet: '' })
    list.send({ type: 'PICK', filter: { gameClassify: 'NEW' } })
    list.send({ type: 'RESET' })
    list.send({ type: 'PICK', filter: { minBet: '0.1' } })
    list.effects()
    list.send({ type: 'APPLY' })
    expect(list.choice()).toEqual({ ...slots, minBet: '0.1' })
    expect(list.effects().map(([name]) => name)).toEqual(['showList', 'goTo'])
    expect(list.snapshot().hasTag('filter')).toBe(false)
  })

  it('[GAMES-21] an address can open the panel', () => {
    const list = screen({ filterOpen: true })
    expect(list.snapshot().hasTag('filter')).toBe(true)
    list.send({ type: 'ADDRESS', choice: slots })
    expect(list.snapshot().hasTag('filter')).toBe(true)
    list.send({ type: 'ADDRESS', choice: { ...slots, gameType: 'LIVE' } })
    expect(list.snapshot().hasTag('filter')).toBe(false)
  })

  it('offers the way out of an empty list', () => {
    const list = screen({ choice: { ...slots, tab: 'HOT', vassalage: 'KIDLAT', gameName: 'zz' } })
    list.send({ type: 'SHOW_ALL' })
    expect(list.choice()).toEqual(slots)
    expect(list.snapshot().context.text).toBe('')
  })

  it('[GAMES-06] "Show all games" shows all of them, not the hot ones alone', () => {
    const list = screen({ choice: choiceOf({ gameType: 'HOT', gameName: 'zz' }) })
    list.effects()
    list.send({ type: 'SHOW_ALL' })
    expect(list.effects()).toContainEqual(['showList', { choice: choiceOf({ gameType: 'ALL' }) }])
  })

  it('[GAMES-01] what is typed, or stands in the address, is searched for among all games, too', () => {
    const list = screen({ choice: { ...slots, gameName: 'gem' } })
    expect(list.effects()).toContainEqual(['searchAll', { text: 'gem', category: 'RNG' }])
    list.send({ type: 'TYPE', text: 'gems' })
    expect(list.effects()).toEqual([['searchAll', { text: 'gems', category: 'RNG' }]])
  })

  it('[GAMES-11] another order starts the list anew, and stands in the address and in the call', () => {
    const list = screen()
    list.effects()
    list.send({ type: 'SORT', order: 'return' })
    expect(list.effects().map(([name]) => name)).toEqual(['showList', 'goTo'])
    expect(choiceOf(queryOf(list.choice()))).toEqual({ ...slots, order: 'return' })
    expect(listInput(list.choice(), 1)).toMatchObject({ order: 'return' })
    expect(listInput(slots, 1)).not.toHaveProperty('order')
  })
})

describe('the choice in the address', () => {
  it('[GAMES-08, GAMES-22] survives a round trip through the address', () => {
    const choice = fc.record({
      gameType: fc.constantFrom('RNG', 'LIVE', 'HOT', 'ELOTT'),
      tab: fc.constantFrom('all', 'recent', 'fav', 'hot'),
      vassalage: fc.constantFrom('', 'KIDLAT'),
      gameClassify: fc.constantFrom('', '1', 'NEW'),
      minBet: fc.constantFrom(...minBets),
      gameName: fc.string({ maxLength: 40 }),
    })
    fc.assert(
      fc.property(choice, (query) => {
        const read = choiceOf(query)
        const again = choiceOf(Object.fromEntries(new URLSearchParams(queryOf(read))))
        expect(keyOf(again)).toBe(keyOf(read))
      }),
      { seed: 20260115 },
    )
  })

  it('[GAMES-22] names each part as the platform does', () => {
    const query = {
      gameType: 'RNG',
      vassalage: 'KDL',
      gameClassify: 'NEW',
      minBet: '0.05',
      gameName: 'moon',
    }
    expect(Object.fromEntries(new URLSearchParams(queryOf(choiceOf(query))))).toEqual(query)
    expect(choiceOf(query)).toMatchObject(query)
  })

  it('contains only known values, whatever was typed there', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('gameType', 'tab', 'minBet', 'gameName'), fc.string()),
        (query) => {
          const read = choiceOf(query)
          expect(read.gameName.length).toBeLessThanOrEqual(40)
          expect(minBets).toContain(read.minBet)
        },
      ),
      { seed: 20260115 },
    )
    expect(choiceOf({ gameType: 'POKER', tab: 'mine', minBet: '7' })).toMatchObject({
      gameType: 'ALL',
      tab: 'ALL',
      minBet: '',
    })
  })

  it('[GAMES-09, GAMES-18, CONST-34] new games and minimum bets are for slots only', () => {
    const query = { gameClassify: 'NEW', minBet: '0.05' }
    expect(filtersOn(choiceOf({ ...query, gameType: 'RNG' }))).toBe(2)
    expect(filtersOn(choiceOf({ ...query, gameType: 'LIVE' }))).toBe(0)
    expect(minBets).toEqual(['', '0.01', '0.05', '0.1', '0.5', '0.75'])
  })
})

describe('the calls of the list', () => {
  it('[WIRE-56, CONST-09, CONST-10] request 27 games a page, and omit what is not chosen', () => {
    expect(listInput(slots, 2)).toEqual({
      merchant: 'perya',
      platform: 'html5',
      gameType: 'RNG',
      pageNo: 2,
      pageSize: 27,
      language: 'EN',
    })
    expect(listInput({ ...slots, gameClassify: 'NEW' }, 1)).toMatchObject({ isNew: '1' })
    expect(listInput({ ...slots, gameClassify: 'NEW' }, 1)).not.toHaveProperty('gameClassify')
    expect(listInput({ ...slots, gameClassify: '3', minBet: '0.1' }, 1)).toMatchObject({
      gameClassify: '3',
      minBet: '0.1',
    })
    expect(pageSizes.recent).toBe(25)
  })

  it('[WIRE-57, WIRE-58] have no other field, whatever is chosen', () => {
    const everything = {
      ...slots,
      tab: 'HOT',
      gameName: 'gem',
      gameClassify: '3',
      minBet: '0.1',
      vassalage: 'A',
    } as const
    const known = [
      'merchant',
      'platform',
      'gameName',
      'gameType',
      'gameClassify',
      'pageNo',
      'pageSize',
      'vassalage',
      'minBet',
      'language',
    ]
    expect(Object.keys(listInput(everything, 1)).filter((field) => !known.includes(field))).toEqual([])
  })

  it('[CONST-48] NEW, FAV, ALL and HOT are valid in an address besides the vendor’s own classes', () => {
    const asked = (query: Record<string, string>) => choiceOf({ gameType: 'RNG', ...query })
    expect(asked({}).tab).toBe('ALL')
    expect(asked({ tab: 'fav' }).tab).toBe('FAV')
    expect(asked({ tab: 'hot' }).tab).toBe('HOT')
    expect(asked({ tab: 'new' }).tab).toBe('ALL')
    expect(asked({ gameClassify: 'NEW' }).gameClassify).toBe('NEW')
    expect(asked({ gameClassify: '7' }).gameClassify).toBe('7')
  })

  it('keeps a player’s own games apart from public ones', () => {
    expect(queryFor(slots).key).not.toBe(queryFor({ ...slots, tab: 'FAV' }).key)
  })

  it('[GAMES-25, GAMES-27] knows the number of games if the vendors say it', () => {
    const vendor = (vassalage: string, gameCount: number) => ({
      vassalage,
      name: vassalage,
      mobileSmallIcon: '',
      freeplay: 0,
      gameCount,
    })
    const menu = [
      { category: 'RNG', vendors: [vendor('A', 3), vendor('B', 4)], classify: [] },
      { category: 'LIVE', vendors: [vendor('B', 9)], classify: [] },
    ] as const
    const rng = vendorsFor(menu, 'RNG')
    expect(knownCount(rng, slots)).toBe(7)
    expect(knownCount(rng, { ...slots, vassalage: 'B' })).toBe(4)
    expect(knownCount(rng, { ...slots, minBet: '0.1' })).toBeNull()
    expect(knownCount(rng, { ...slots, tab: 'FAV' })).toBeNull()
    expect(vendorsFor(menu, 'HOT').map(({ vassalage }) => vassalage)).toEqual(['A', 'B'])
  })
})
