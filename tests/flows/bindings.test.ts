import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachInItsOwnPage } from './page'

eachInItsOwnPage()

describe('small parts', () => {
  it('[LAUNCH-08, WIRE-70] the launch query takes what it knows from the address, and nothing else', async () => {
    const { launchInput } = await import('../../src/flows/game-room')
    expect(
      launchInput({
        gameCategory: 'RNG',
        vendor: 'KIDLAT',
        gameId: 'g1',
        nodeId: '',
        freePlay: '1',
        pageBack: '/m/home',
        token: 'x',
        __proto__: 'y',
      }),
    ).toEqual({
      gameCategory: 'RNG',
      vendor: 'KIDLAT',
      gameId: 'g1',
      freePlay: '1',
      language: 'EN',
      platform: 'html5',
    })
    expect(launchInput({})).toEqual({ vendor: '', language: 'EN', platform: 'html5' })
  })

  it('[WIN-04] amounts are ordered as decimals, however long', async () => {
    const { compareDecimals } = await import('../../src/flows/winners')
    const sorted = ['9.99', '10', '9007199254740993.01', '9007199254740993.001', '0.5', '10.00', '100'].sort(
      compareDecimals,
    )
    expect(sorted).toEqual([
      '0.5',
      '9.99',
      '10',
      '10.00',
      '100',
      '9007199254740993.001',
      '9007199254740993.01',
    ])
    expect(compareDecimals('10', '10.00')).toBe(0)
  })

  it('an address is made of path and query, every value encoded', async () => {
    const { addressOf } = await import('../../src/flows/adapters/navigation')
    expect(addressOf({ to: '/m/home' })).toBe('/m/home')
    expect(addressOf({ to: '/m/login', query: { next: '/m/gameList?gameType=RNG&x=1' } })).toBe(
      '/m/login?next=%2Fm%2FgameList%3FgameType%3DRNG%26x%3D1',
    )
  })

  it('[LOGIN-28] a login answer becomes a session: type is the answer’s customerType', async () => {
    const { sessionOf } = await import('../../src/flows/login')
    const value = { token: 't', userName: 'u', customerType: 7, firstTimeLogin: true }
    expect(sessionOf(value, 'perya')).toEqual({
      token: 't',
      userName: 'u',
      type: 7,
      firstTimeLogin: true,
      merchantCode: 'perya',
    })
  })
})

describe('winners and jackpot', () => {
  it('[WIN-02, WIN-04, CONST-11] the board has the 20 highest wins, highest first', async () => {
    const { ranked } = await import('../../src/flows/winners')
    const wins = Array.from({ length: 30 }, (_, i) => ({ winAmount: `${(i * 7) % 30}.50` }))
    const board = ranked(wins).map(({ winAmount }) => winAmount)
    expect(board).toEqual(Array.from({ length: 20 }, (_, i) => `${29 - i}.50`))
  })

  it('[WIN-04] the order of amounts is a total order, whatever their length', async () => {
    const { compareDecimals } = await import('../../src/flows/winners')
    const amount = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.integer({ min: 0, max: 9999 }))
      .map(([whole, part]) => ({
        text: `${whole}.${String(part).padStart(4, '0')}`,
        exact: whole * 10_000n + BigInt(part),
      }))
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const order = a.exact < b.exact ? -1 : a.exact > b.exact ? 1 : 0
        expect(Math.sign(compareDecimals(a.text, b.text))).toBe(order)
      }),
      { numRuns: 1_000, seed: 7 },
    )
  })

  it('[WIN-11] names are masked, once', async () => {
    const { maskedName } = await import('../../src/flows/winners')
    expect(['mika_07', 'ab', 'mi***7', '', 'a'].map(maskedName)).toEqual([
      'mi***7',
      'a***',
      'mi***7',
      '',
      'a***',
    ])
  })

  it('[WIN-06, WIN-09, CONST-33] the counter starts from 70 to 130 million and grows by 100 to 500 every 3, 4 or 5 s', async () => {
    const { drawStart, drawStep } = await import('../../src/flows/jackpot')
    const pauses = new Set<number>()
    for (let draw = 0; draw < 500; draw++) {
      const start = await drawStart()
      expect(start).toBeGreaterThanOrEqual(7_000_000_000)
      expect(start).toBeLessThanOrEqual(13_000_000_000)
      const { centavos, milliseconds } = await drawStep()
      expect(centavos).toBeGreaterThanOrEqual(10_000)
      expect(centavos).toBeLessThanOrEqual(50_000)
      pauses.add(milliseconds)
    }
    expect([...pauses].sort()).toEqual([3_000, 4_000, 5_000])
  })

  it('[WIN-07, WIN-08] home shows whole pesos, the winner page two decimals', async () => {
    const { amountOf, pesosOf } = await import('../../src/flows/jackpot')
    expect([pesosOf(7_512_345_678), amountOf(7_512_345_678)]).toEqual(['75123456', '75123456.78'])
    expect([pesosOf(7_500_000_005), amountOf(7_500_000_005)]).toEqual(['75000000', '75000000.05'])
    expect([pesosOf(null), amountOf(null)]).toEqual(['', ''])
  })
})

describe('badges', () => {
  it('[PROMO-03] unclaimed are the promotions that wait to be claimed', async () => {
    const { unclaimedOf } = await import('../../src/flows/promotions')
    const offer = (status: 'claim' | 'join' | 'claimed') =>
      ({ id: '1', title: '', summary: '', content: '', url: '', status }) as const
    const list = [offer('claim'), offer('join'), offer('claim'), offer('claimed')]
    expect(unclaimedOf({ list, referral: true } as never)).toBe(2)
    expect(unclaimedOf(null)).toBe(0)
  })
})
