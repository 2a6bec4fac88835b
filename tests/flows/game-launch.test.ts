import { describe, expect, it } from 'vitest'
import { gameLaunchMachine } from '../../machines/game-launch/game-launch.machine'
import { supportsFreePlay, type LaunchInput, type LaunchTarget } from '../../machines/game-launch/launch'
import { drive } from './drive'

const game: LaunchTarget = {
  category: 'RNG',
  vendor: 'KIDLAT',
  gameId: 'g1',
  nodeId: 'n1',
  roomId: 'r1',
  supportPlay: 0,
}
const base: LaunchInput = {
  target: game,
  role: 'member',
  webAppVendors: ['WEBAPP'],
  prizeMode: 'Lott',
  lottoMode: 'Tradition',
  from: '/m/home',
}
function tap(input: Partial<LaunchInput>) {
  const [effect] = drive(gameLaunchMachine, { ...base, ...input }).effects()
  return effect?.[1] as { to: string; query?: Record<string, string> }
}
const vendor = (code: string, category: string, more: Partial<LaunchTarget> = {}): LaunchTarget => ({
  category,
  vendor: code,
  ...more,
})

describe('what a tap on a game leads to', () => {
  it('[LAUNCH-01, SESSION-13, MENU-15] a guest goes to the login, whatever was tapped, and comes back', () => {
    for (const target of [game, vendor('TCG_LOTTO_VN', 'ELOTT'), vendor('WEBAPP', 'LIVE')]) {
      expect(tap({ role: 'guest', target, from: '/m/gameList?gameType=RNG' })).toEqual({
        to: '/m/login',
        query: { next: '/m/gameList?gameType=RNG' },
      })
    }
  })

  it.each(['Lott', 'Elott', 'ZY'])('[LAUNCH-02] TCG_LOTTO_VN opens the lottery in prize mode %s', (mode) => {
    const there = tap({ target: vendor('TCG_LOTTO_VN', 'ELOTT'), prizeMode: mode })
    expect(there.to).toBe('/m/launchGame')
    expect(there.query).toMatchObject({ vendor: 'TCG_LOTTO_VN', prize_mode: mode })
  })

  it('[LAUNCH-03] TCG_SEA opens the lottery in prize mode SEA, whatever the current one is', () => {
    expect(tap({ target: vendor('TCG_SEA', 'LOTT'), prizeMode: 'Elott' }).query).toMatchObject({
      vendor: 'TCG_SEA',
      prize_mode: 'SEA',
    })
  })

  it.each([
    ['LOTT', 'Tradition', 'trad'],
    ['ELOTT', 'Tradition', 'trad'],
    ['LOTT', 'Entertainment', 'ent'],
    ['ELOTT', 'SEA Entertainment Mode', 'ent'],
    ['LOTT', '', 'trad'],
  ])('[LAUNCH-04, LAUNCH-05, MENU-14] vendor %s in lotto mode "%s" plays %s', (code, lottoMode, playType) => {
    const there = tap({ target: vendor(code, code), lottoMode })
    expect(there.to).toBe('/m/launchGame')
    expect(there.query).toMatchObject({ vendor: code, playType })
  })

  it('[LAUNCH-11] the lottery carries playType or prize_mode, code and pageBack', () => {
    expect(tap({ target: vendor('LOTT', 'LOTT', { code: 'MNL4D' }), from: '/m/lottery' }).query).toEqual({
      vendor: 'LOTT',
      playType: 'trad',
      code: 'MNL4D',
      pageBack: '/m/lottery',
    })
    expect(tap({ target: vendor('TCG_SEA', 'LOTT') }).query).toEqual({
      vendor: 'TCG_SEA',
      prize_mode: 'SEA',
      pageBack: '/m/home',
    })
  })

  it('[LAUNCH-06] a vendor of the web-app list goes to the page of its category', () => {
    expect(tap({ target: vendor('WEBAPP', 'LIVE') })).toEqual({
      to: '/m/gameList',
      query: { gameType: 'LIVE' },
    })
    expect(tap({ target: vendor('WEBAPP', 'LIVE'), webAppVendors: [] }).to).toBe('/m/launchGame')
  })

  it('[LAUNCH-07] a slots vendor goes to its part of the slots page', () => {
    expect(tap({ target: vendor('KIDLAT', 'RNG') })).toEqual({
      to: '/m/gameList',
      query: { gameType: 'RNG', vassalage: 'KIDLAT' },
    })
  })

  it('[LAUNCH-08, LAUNCH-12] anything else, a single slot too, opens with all that is known of it', () => {
    expect(tap({})).toEqual({
      to: '/m/launchGame',
      query: {
        gameCategory: 'RNG',
        vendor: 'KIDLAT',
        gameId: 'g1',
        nodeId: 'n1',
        roomId: 'r1',
        freePlay: '1',
        pageBack: '/m/home',
      },
    })
    expect(tap({ target: vendor('SAMPAGUITA', 'LIVE', { freeplay: 0 }) }).query).toEqual({
      gameCategory: 'LIVE',
      vendor: 'SAMPAGUITA',
      freePlay: '0',
      pageBack: '/m/home',
    })
  })
})

describe('free play', () => {
  it('[LAUNCH-09] of a game in a list: supportPlay 0 is yes, anything else no', () => {
    expect([0, 1, 2, -1].map((supportPlay) => supportsFreePlay({ ...game, supportPlay }))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('[LAUNCH-10] of a vendor: freeplay 1 is yes, anything else no', () => {
    expect([1, 0, 2].map((freeplay) => supportsFreePlay(vendor('X', 'LIVE', { freeplay })))).toEqual([
      true,
      false,
      false,
    ])
    expect(supportsFreePlay(vendor('X', 'LIVE'))).toBe(false)
  })
})
