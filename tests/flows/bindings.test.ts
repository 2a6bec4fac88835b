import { describe, expect, it } from 'vitest'
import { addressOf, linkTo } from '../../machines/shared/address'
import { php } from '../../machines/shared/cases'
import { eachInItsOwnPage } from './page'

eachInItsOwnPage()

describe('small parts', () => {
  it('[LAUNCH-08, WIRE-70] the launch query takes the known parameters of the address, and nothing else', async () => {
    const { launchInput } = await import('../../src/flows/games/game-room')
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
      backUrl: 'http://perya.test/m/home',
      language: 'EN',
      platform: 'html5',
    })
    expect(launchInput({})).toEqual({ vendor: '', language: 'EN', platform: 'html5' })
  })

  it('an address is made of path and query, every value encoded', () => {
    expect(addressOf({ to: '/m/home' })).toBe('/m/home')
    expect(linkTo('/m/login', { next: '/m/gameList?gameType=RNG&x=1' })).toBe(
      '/m/login?next=%2Fm%2FgameList%3FgameType%3DRNG%26x%3D1',
    )
  })

  it('[LOGIN-28] a login answer becomes a session: type is the answer’s customerType', async () => {
    const { sessionOf } = await import('../../src/flows/account/login')
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
    const { ranked } = await import('../../src/flows/home/winners')
    const wins = Array.from({ length: 30 }, (_, i) => ({ winAmount: php(`${(i * 7) % 30}.50`) }))
    const board = ranked(wins).map(({ winAmount }) => winAmount)
    expect(board).toEqual(Array.from({ length: 20 }, (_, i) => php(`${29 - i}.50`)))
  })

  it('[WIN-11] names are masked, once', async () => {
    const { maskedName } = await import('../../src/flows/home/winners')
    expect(['mika_07', 'ab', 'mi***7', '', 'a'].map(maskedName)).toEqual([
      'mi***7',
      'a***',
      'mi***7',
      '',
      'a***',
    ])
  })

  it('[WIN-06, WIN-09, CONST-33] the counter starts from 70 to 130 million and grows by 100 to 500 every 3, 4 or 5 s', async () => {
    const { drawStart, drawStep } = await import('../../src/flows/home/jackpot')
    const pauses = new Set<number>()
    for (let draw = 0; draw < 500; draw++) {
      const start = await drawStart()
      expect(start).toBeGreaterThanOrEqual(7_000_000_000)
      expect(start).toBeLessThanOrEqual(13_000_000_000)
      const { minor, milliseconds } = await drawStep()
      expect(minor).toBeGreaterThanOrEqual(10_000)
      expect(minor).toBeLessThanOrEqual(50_000)
      pauses.add(milliseconds)
    }
    expect([...pauses].sort()).toEqual([3_000, 4_000, 5_000])
  })
})

describe('badges', () => {
  it('[PROMO-03] unclaimed promotions are those that can be claimed', async () => {
    const { unclaimedOf } = await import('../../src/flows/member/promotions')
    const offer = (status: 'claim' | 'join' | 'claimed') =>
      ({ id: '1', title: '', summary: '', content: '', url: '', status }) as const
    const list = [offer('claim'), offer('join'), offer('claim'), offer('claimed')]
    expect(unclaimedOf({ list, referral: true } as never)).toBe(2)
    expect(unclaimedOf(null)).toBe(0)
  })
})
