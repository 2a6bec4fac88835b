import { describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { gameRoomMachine } from '../../machines/game-room/game-room.machine'
import { drive } from './drive'

const query = { vendor: 'KIDLAT', nodeId: 'n1', gameCategory: 'RNG', pageBack: '/m/gameList?gameType=RNG' }
const game = {
  url: '/demo/slot',
  sandbox: 'allow-scripts',
  gameName: 'Fortune Carabao',
  mode: 'play',
  unfinished: null,
} as const
const balance = php('99.00')
const position = { startedAt: 1, net: php('-1.00'), held: php('0.00'), balance }

function opened(more: object = {}) {
  const room = drive(gameRoomMachine, { query })
  room.answer('open', { ok: true, value: { ...game, ...more } })
  return room
}

/** A real-money game with a known net position. */
function playing() {
  const room = opened()
  room.send({ type: 'GAME_READY' })
  room.answer('position', position)
  room.wait(1_000)
  room.effects()
  return room
}

describe('a game on screen', () => {
  it('[LAUNCH-14] is added to the recent games once, when the platform has opened it', () => {
    const room = drive(gameRoomMachine, { query })
    expect(room.effects()).toEqual([])
    room.answer('open', { ok: true, value: game })
    room.send({ type: 'GAME_READY' })
    expect(room.effects()).toEqual([['addRecent', { query }]])
    const refused = drive(gameRoomMachine, { query })
    refused.answer('open', { ok: false, failure: { code: 'vendor-down' } })
    expect(refused.effects()).toEqual([])
  })

  it('[LAUNCH-13] returns to pageBack from anywhere, replacing the game in the history', () => {
    const back = ['goTo', { to: '/m/gameList', query: { gameType: 'RNG' }, replace: true }]
    for (const leave of ['LEAVE', 'GAME_EXIT'] as const) {
      const room = opened()
      room.effects()
      room.send({ type: leave })
      expect(room.effects()).toEqual([['moneyMoved'], back])
    }
    const evil = drive(gameRoomMachine, { query: { ...query, pageBack: 'https://evil.example' } })
    evil.send({ type: 'LEAVE' })
    expect(evil.effects().at(-1)).toEqual(['goTo', { to: '/m/home', replace: true }])
  })

  it('[LAUNCH-13] opens where its vendor wants it: in a tab by a tap, in place of the site, or in a frame', () => {
    const tab = opened({ foreign: true, outside: 'tab', url: 'https://x.example/1' })
    expect(tab.snapshot().hasTag('outside')).toBe(true)
    tab.effects()
    tab.send({ type: 'OPEN_TAB' })
    expect(tab.effects()).toEqual([['openExternal', { url: 'https://x.example/1' }]])
    expect(tab.snapshot().hasTag('away')).toBe(true)
    tab.send({ type: 'RETRY' })
    expect(tab.running('open')).toBe(true)
    const page = opened({ foreign: true, outside: 'page', url: 'https://x.example/1' })
    expect(page.effects()).toEqual([
      ['addRecent', { query }],
      // First, so that Back does not lead into the game again.
      ['goTo', { to: '/m/gameList', query: { gameType: 'RNG' }, replace: true }],
      ['leaveFor', { url: 'https://x.example/1' }],
    ])
    const frame = opened({ foreign: true, url: 'https://x.example/1' })
    expect(frame.snapshot().hasTag('frame')).toBe(true)
  })

  it('[ERROR-33] whose page was lost with the connection is opened again; one that had loaded goes on', () => {
    const lost = opened()
    lost.send({ type: 'OFFLINE' })
    lost.send({ type: 'ONLINE' })
    expect(lost.running('open')).toBe(true)
    const slow = opened()
    slow.wait(15_000)
    slow.send({ type: 'OFFLINE' })
    slow.send({ type: 'ONLINE' })
    expect(slow.running('open')).toBe(true)
    const loaded = opened()
    loaded.send({ type: 'GAME_READY' })
    loaded.send({ type: 'OFFLINE' })
    loaded.send({ type: 'ONLINE' })
    expect(loaded.running('open')).toBe(false)
    expect(loaded.snapshot().hasTag('connected')).toBe(true)
  })

  it('[LAUNCH-13] that does not load in its frame can be opened in a tab, and the log names the setting', () => {
    const own = opened()
    own.wait(15_000)
    expect(own.snapshot().can({ type: 'OPEN_TAB' })).toBe(false)
    const room = opened({ foreign: true })
    room.effects()
    expect(room.snapshot().can({ type: 'OPEN_TAB' })).toBe(false)
    room.wait(15_000)
    room.send({ type: 'OPEN_TAB' })
    expect(room.snapshot().hasTag('away')).toBe(true)
    expect(room.effects()).toEqual([
      ['openExternal', { url: '/demo/slot' }],
      ['logFault', { what: expect.stringContaining('"open" of its vendor'), code: 'timeout' }],
    ])
  })

  it('is called slow after 15 seconds and ready whenever it says so', () => {
    const room = opened()
    expect(room.snapshot().hasTag('loading')).toBe(true)
    room.wait(15_000)
    expect(room.snapshot().hasTag('slow')).toBe(true)
    room.send({ type: 'GAME_READY' })
    expect(room.snapshot().hasTag('slow')).toBe(false)
    expect(room.snapshot().hasTag('loading')).toBe(false)
  })

  it('[LAUNCH-12] that did not open says why, and leads to another try or to other games of its category', () => {
    const room = drive(gameRoomMachine, { query })
    room.answer('open', { ok: false, failure: { code: 'vendor-down' } })
    expect(room.snapshot().context).toMatchObject({ game: null, failure: { code: 'vendor-down' } })
    expect(room.snapshot().hasTag('broken')).toBe(false)
    room.send({ type: 'RETRY' })
    expect(room.running('open')).toBe(true)
    room.fail('open', { code: 'timeout' })
    expect(room.snapshot().context.failure?.code).toBe('timeout')
    room.send({ type: 'OTHER_GAMES' })
    expect(room.effects()).toEqual([
      ['goTo', { to: '/m/gameList', query: { gameType: 'RNG' }, replace: true }],
    ])
    const bare = drive(gameRoomMachine, { query: { vendor: 'KIDLAT' } })
    bare.fail('open', { code: 'offline' })
    bare.send({ type: 'OTHER_GAMES' })
    expect(bare.effects()).toEqual([['goTo', { to: '/m/gameList', replace: true }]])
  })

  it('that stops midway promises nothing about bets, and reloads the balance', () => {
    const room = playing()
    room.send({ type: 'GAME_FAULT' })
    expect(room.snapshot().hasTag('broken')).toBe(true)
    expect(room.snapshot().context).toMatchObject({ game: null, failure: { code: 'vendor-down' } })
    expect(room.effects()).toEqual([['moneyMoved']])
    room.send({ type: 'RETRY' })
    expect(room.running('open')).toBe(true)
  })
})

describe('a waiting round (trust 40)', () => {
  const waiting = { unfinished: { stake: php('40.00'), placedAt: 5 } }

  it('is offered before its game shows, and is continued or left', () => {
    const room = opened(waiting)
    expect(room.snapshot().hasTag('offered')).toBe(true)
    expect(room.snapshot().hasTag('frame')).toBe(false)
    expect(room.effects()).toEqual([])
    room.send({ type: 'CONTINUE' })
    expect(room.snapshot().hasTag('frame')).toBe(true)
    expect(room.effects()).toEqual([['addRecent', { query }]])
    const left = opened(waiting)
    left.send({ type: 'LEAVE' })
    expect(left.effects().at(-1)?.[0]).toBe('goTo')
  })
})

describe('the connection (trust 41)', () => {
  it('[ERROR-33] when lost, blocks taps on the game until it is back, and then reloads the position', () => {
    const room = playing()
    expect(room.snapshot().hasTag('connected')).toBe(true)
    room.send({ type: 'OFFLINE' })
    expect(room.snapshot().hasTag('disconnected')).toBe(true)
    expect(room.snapshot().hasTag('connected')).toBe(false)
    room.send({ type: 'LINK_GOOD' })
    expect(room.snapshot().hasTag('connected')).toBe(false)
    room.send({ type: 'ONLINE' })
    expect(room.snapshot().hasTag('connected')).toBe(true)
    expect(room.running('renewal')).toBe(true)
  })

  it('slow is shown until answers arrive in time again', () => {
    const room = playing()
    room.send({ type: 'LINK_SLOW' })
    expect(room.snapshot().hasTag('slow-link')).toBe(true)
    expect(room.snapshot().hasTag('connected')).toBe(true)
    room.send({ type: 'LINK_GOOD' })
    expect(room.snapshot().hasTag('slow-link')).toBe(false)
    room.send({ type: 'LINK_SLOW' })
    room.send({ type: 'OFFLINE' })
    expect(room.snapshot().hasTag('disconnected')).toBe(true)
  })
})

describe('the net position (trust 36)', () => {
  it.each(['ROUND_HELD', 'ROUND_ENDED', 'SESSION_DOUBTED'] as const)(
    'is reloaded after %s, together with the balance',
    (type) => {
      const room = playing()
      expect(room.snapshot().context.position).toEqual(position)
      room.send({ type })
      // Changes while it is loading, or just after, trigger one more load: nothing is missed.
      room.send({ type })
      room.answer('renewal', { ...position, net: '-2.00' })
      expect(room.snapshot().context.position?.net).toBe('-2.00')
      expect(room.running('renewal')).toBe(false)
      room.wait(1_000)
      expect(room.running('renewal')).toBe(true)
      room.answer('renewal', position)
      room.send({ type })
      room.wait(1_000)
      expect(room.running('renewal')).toBe(true)
      const told = ['tellBalance', { balance }]
      expect(room.effects()).toEqual([told, told])
      room.answer('renewal', position)
      room.wait(1_000)
      expect(room.running('renewal')).toBe(false)
      expect(room.effects()).toEqual([told])
    },
  )

  it('is loaded once a second at most, whatever a game says', () => {
    const room = playing()
    for (let second = 0; second < 5; second += 1) {
      for (let n = 0; n < 100; n += 1) room.send({ type: 'ROUND_ENDED' })
      if (room.running('renewal')) room.answer('renewal', position)
      room.wait(1_000)
    }
    expect(room.effects()).toHaveLength(5)
  })

  it('that could not be loaded stays as it was, is marked as old, and is reloaded', () => {
    const room = playing()
    room.send({ type: 'ROUND_ENDED' })
    room.fail('renewal', { code: 'offline' })
    expect(room.snapshot().hasTag('stale')).toBe(true)
    expect(room.snapshot().context.position).toEqual(position)
    // The balance may still be available.
    expect(room.effects()).toEqual([['tellBalance', { balance: null }]])
    room.wait(10_000)
    expect(room.running('position')).toBe(true)
    room.fail('position', { code: 'timeout' })
    expect(room.snapshot().hasTag('stale')).toBe(true)
  })

  it('does not exist in demos: no money moves, and nothing is loaded', () => {
    const room = opened({ mode: 'free' })
    room.effects()
    room.send({ type: 'ROUND_ENDED' })
    room.send({ type: 'SESSION_DOUBTED' })
    expect(room.running('position') || room.running('renewal')).toBe(false)
    expect(room.snapshot().hasTag('money')).toBe(false)
    expect(room.effects()).toEqual([])
  })
})
