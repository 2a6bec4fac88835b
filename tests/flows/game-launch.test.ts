import { describe, expect, it } from 'vitest'
import { gameLaunchMachine } from '../../machines/game-launch/game-launch.machine'
import { supportsFreePlay, type LaunchInput, type LaunchTarget } from '../../machines/game-launch/launch'
import { destination, safeNext } from '../../machines/shared/next'
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
  it('[LAUNCH-01, SESSION-13, MENU-15] a guest goes to the login, and from there to what was tapped', () => {
    const from = '/m/gameList?gameType=RNG'
    for (const target of [
      game,
      vendor('TCG_LOTTO_VN', 'ELOTT'),
      vendor('WEBAPP', 'LIVE'),
      vendor('KDL', 'RNG'),
    ]) {
      const login = tap({ role: 'guest', target, from })
      expect(login.to).toBe('/m/login')
      // After the login it does what the tap does for a signed-in player, with the way back.
      expect(destination(safeNext(login.query?.['next']))).toEqual(tap({ target, from }))
    }
  })

  it('[HOT-07] a match opens its game at that match', () => {
    const target = {
      ...vendor('SALPOK', 'SPORTS'),
      nodeId: 'n1',
      roomId: 'r1',
      supportPlay: 1,
      event: 'match-3',
    }
    expect(tap({ target }).query).toMatchObject({ nodeId: 'n1', event: 'match-3', freePlay: '0' })
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

  it('[LAUNCH-06] a web-app vendor goes to the page of its category', () => {
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

  it('[LAUNCH-08, LAUNCH-12] anything else, including a single slot, opens with all its known parameters', () => {
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

describe('demos', () => {
  it('[LAUNCH-09] of a game in a list: supportPlay 0 means yes, anything else no', () => {
    expect([0, 1, 2, -1].map((supportPlay) => supportsFreePlay({ ...game, supportPlay }))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('[LAUNCH-10] of a vendor: freeplay 1 means yes, anything else no', () => {
    expect([1, 0, 2].map((freeplay) => supportsFreePlay(vendor('X', 'LIVE', { freeplay })))).toEqual([
      true,
      false,
      false,
    ])
    expect(supportsFreePlay(vendor('X', 'LIVE'))).toBe(false)
  })
})
