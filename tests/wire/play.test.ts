import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { playSession } from '../../src/platform/calls/bets'
import { playIn } from './support/play'
import { openWorld, type Kind, type World } from './support/world'

/** Real-money play, seen from both the game server and the platform. */

let world: World
let play: ReturnType<typeof playIn>

const open = async (kind: Kind = 'memory') => {
  world = await openWorld(kind)
  play = playIn(world)
}
beforeEach(() => open())
afterEach(() => world.close())

const spin = { bets: { spin: 100 } }
const roll = { bets: { red: 2_000, blue: 2_000 } }

describe('a bet', () => {
  it('[LAUNCH-13] takes its stake and pays the outcome, and wallet, ledger and record agree', async () => {
    await world.signIn('mika_07')
    const { path, mode } = await play.launch('Bakunawa Moon')
    expect(mode).toBe('play')
    expect((await play.look(path)).balance).toBe(1_248_050)
    const answer = await play.bet(path, spin)
    expect(answer.bet).toMatchObject({ stake: 100, state: 'settled' })
    const after = 1_248_050 - 100 + (answer.bet?.payout ?? 0)
    expect(answer.balance).toBe(after)
    expect(await play.total()).toBe(after)
    const [row] = await play.bets()
    expect(row).toMatchObject({
      memberId: 'M10001',
      gameName: 'Bakunawa Moon',
      gameType: 'RNG',
      state: 'settled',
      stake: 100,
      balanceAfter: after,
    })
  })

  it('is one bet per key: resent, sent five times concurrently, sent from a second launch', async () => {
    await world.signIn('mika_07')
    const { path } = await play.launch('Bakunawa Moon')
    const key = play.freshKey()
    const answers = await Promise.all(Array.from({ length: 5 }, () => play.bet(path, spin, key)))
    const again = await play.bet((await play.launch('Bakunawa Moon')).path, spin, key)
    expect(await play.bets()).toHaveLength(1)
    for (const answer of [...answers, again]) expect(answer.bet).toEqual(answers[0]?.bet)
    expect(await play.total()).toBe(again.balance)
  })

  it('is never another bet under a known key', async () => {
    await world.signIn('mika_07')
    const { path } = await play.launch('Bakunawa Moon')
    const key = play.freshKey()
    await play.bet(path, spin, key)
    expect(await play.bet(path, { bets: { spin: 200 } }, key)).toMatchObject({ ok: false, code: 'conflict' })
    expect(await play.bets()).toHaveLength(1)
  })

  it('whose answer was lost is found by its key, and was made once', async () => {
    await open('socket')
    await world.signIn('mika_07')
    const { path } = await play.launch('Bakunawa Moon')
    const key = play.freshKey()
    await world.control('faults', { kind: 'commit-then-drop', path: '/demo/play/', times: 1 })
    await expect(play.bet(path, spin, key)).rejects.toBeInstanceOf(TypeError)
    const asked = await play.send(path, { act: 'ask', key })
    expect(asked.bet).toMatchObject({ key, stake: 100, state: 'settled' })
    expect(await play.bets()).toHaveLength(1)
    expect(asked.balance).toBe(await play.total())
  })

  it('looked up before it arrives is refused when it does: "nothing was bet" stays true', async () => {
    await world.signIn('mika_07')
    const { path } = await play.launch('Bakunawa Moon')
    const key = play.freshKey()
    expect((await play.send(path, { act: 'ask', key })).bet).toBeNull()
    expect(await play.bet(path, spin, key)).toMatchObject({ ok: false, code: 'late' })
    expect(await play.bets()).toEqual([])
    expect(await play.total()).toBe(1_248_050)
  })

  it('must wait for the game’s minimum time since the last one (2.5 s slots, 5 s other)', async () => {
    await world.signIn('mika_07')
    for (const [name, intent, floor] of [
      ['Bakunawa Moon', spin, 2_500],
      ['Reef Hunter', { bets: { aim1: 2_000 } }, 5_000],
    ] as const) {
      const { path } = await play.launch(name)
      expect((await play.bet(path, intent)).rest).toBe(floor)
      await world.control('clock', { advance: floor - 1 })
      expect(await play.bet(path, intent)).toMatchObject({ ok: false, code: 'early', rest: 1 })
      await world.control('clock', { advance: 1 })
      expect(await play.bet(path, intent)).toMatchObject({ ok: true })
    }
  })

  it('is refused without enough money, and takes from all wallets', async () => {
    await world.signIn('mika_07')
    await world.control('wallet', { userName: 'mika_07', amount: '-12000.00' })
    const { path } = await play.launch('Color Game')
    expect((await play.look(path)).balance).toBe(48_050)
    expect((await play.bet(path, { bets: { red: 40_000 } })).balance).toBe(8_050)
    await play.send(path, { act: 'finish', key: 'intent-number-000001' })
    await world.control('clock', { advance: 5_000 })
    const before = await play.total()
    expect(await play.bet(path, { bets: { red: (Math.floor(before / 100) + 1) * 100 } })).toMatchObject({
      ok: false,
      code: 'funds',
    })
    expect(await play.total()).toBe(before)
  })

  it('must fit the game: its stakes, colours and sides', async () => {
    await world.signIn('mika_07')
    const slot = await play.launch('Bakunawa Moon')
    const table = await play.launch('Color Game')
    for (const [path, intent] of [
      [slot.path, { bets: { spin: 101 } }],
      [slot.path, { bets: { spin: -100 } }],
      [slot.path, { bets: { spin: 1.5 } }],
      [slot.path, { bets: { spin: '100' } }],
      [slot.path, { bets: { spin: 100 }, more: 1 }],
      [slot.path, { bets: { spin: 100, toString: 100 } }],
      [slot.path, null],
      [table.path, { bets: {} }],
      [table.path, { bets: { black: 1_000 } }],
      [table.path, { bets: { red: 1 } }],
      [table.path, { bets: { red: 90_000_000 } }],
    ] as const)
      expect(await play.send(path, { act: 'bet', key: play.freshKey(), intent })).toMatchObject({
        ok: false,
        code: 'stake',
      })
    expect(await play.bets()).toEqual([])
    for (const body of ['', '{', '[]', '{"act":"bet"}', '{"act":"ask","key":"short"}', 'x'.repeat(5_000)])
      expect((await world.fetch(slot.path, { method: 'POST', body })).status).toBe(400)
  })

  it('adds up: whatever is bet, finished, repeated, looked up or refused, bets and payouts equal the change in balance', async () => {
    await world.signIn('mika_07')
    const start = await play.total()
    const slot = await play.launch('Bakunawa Moon')
    const table = await play.launch('Color Game')
    const cards = await play.launch('Baccarat Manila')
    const step = fc.oneof(
      fc.record({ do: fc.constant('spin' as const), stake: fc.constantFrom(100, 500, 700, 2_000) }),
      fc.record({
        do: fc.constant('roll' as const),
        red: fc.constantFrom(0, 2_000, 4_000),
        pink: fc.constantFrom(1_000, 2_000, 5_000),
      }),
      fc.record({ do: fc.constant('deal' as const), side: fc.constantFrom('player', 'tie', 'banker') }),
      fc.record({ do: fc.constant('finish' as const), of: fc.nat(30) }),
      fc.record({ do: fc.constant('again' as const), of: fc.nat(30) }),
      fc.record({ do: fc.constant('ask' as const), of: fc.nat(30) }),
      fc.record({ do: fc.constant('void' as const) }),
      fc.record({ do: fc.constant('rest' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const sent: { path: string; key: string; intent: object }[] = []
        const place = (path: string, intent: object) => {
          const key = play.freshKey()
          sent.push({ path, key, intent })
          return play.bet(path, intent, key)
        }
        for (const one of steps) {
          const known = 'of' in one ? sent[one.of] : undefined
          if (one.do === 'spin') await place(slot.path, { bets: { spin: one.stake } })
          if (one.do === 'roll')
            await place(table.path, { bets: { ...(one.red ? { red: one.red } : {}), pink: one.pink } })
          if (one.do === 'deal') await place(cards.path, { bets: { [one.side]: 2_000 } })
          if (one.do === 'finish' && known) await play.send(known.path, { act: 'finish', key: known.key })
          if (one.do === 'again' && known) await play.bet(known.path, known.intent, known.key)
          if (one.do === 'ask' && known) await play.send(known.path, { act: 'ask', key: known.key })
          if (one.do === 'rest') world.sandbox.clock.advance(5_000)
          if (one.do === 'void') {
            const waiting = (await play.bets()).find(({ state }) => state === 'open')
            if (waiting) await world.control('voidBet', { number: `B${String(waiting.id).padStart(8, '0')}` })
          }
          const rows = await play.bets()
          const moved = rows.reduce((sum, { payout, stake }) => sum + payout - stake, 0)
          expect(await play.total()).toBe(start + moved)
          const places = rows.filter(({ state }) => state === 'open').map(({ nodeId }) => nodeId)
          expect(new Set(places).size).toBe(places.length)
        }
        const { total: sums } = await play.record()
        const { net, held, balance } = await world.call(playSession, null)
        expect(await play.total()).toBe(start + sums.net.minor - sums.held.minor)
        expect(balance?.minor).toBe(await play.total())
        expect([net, held]).toEqual([sums.net, sums.held])
        const ledger = await world.sandbox.db
          .selectFrom('ledger')
          .select(({ fn }) => fn.sum('minor').as('sum'))
          .where('memberId', '=', 'M10001')
          .executeTakeFirstOrThrow()
        expect(Number(ledger.sum)).toBe(await play.total())
      }),
      { numRuns: 15, seed: 11 },
    )
  }, 60_000)
})

describe('an unfinished round', () => {
  it('[WIRE-70] is held by the platform, reported at the next launch, and blocks a new one until it is finished', async () => {
    await world.signIn('mika_07')
    const first = await play.launch('Color Game')
    expect(first.unfinished).toBeNull()
    const placed = await play.bet(first.path, roll)
    expect(placed.bet).toMatchObject({ state: 'open', outcome: null, payout: 0 })
    expect(await world.call(playSession, null)).toMatchObject({ held: php('40.00'), net: php('0.00') })

    await world.control('clock', { advance: 60_000 })
    const back = await play.launch('Color Game')
    expect(back.unfinished).toMatchObject({ stake: php('40.00') })
    expect((await play.look(back.path)).open).toMatchObject({
      key: placed.bet?.key,
      stake: 4_000,
      intent: roll,
    })
    expect(await play.bet(back.path, roll)).toMatchObject({ ok: false, code: 'unfinished' })
    // Another game is not blocked by it.
    expect((await play.bet((await play.launch('Bakunawa Moon')).path, spin)).ok).toBe(true)

    const key = placed.bet?.key ?? ''
    const ends = await Promise.all([1, 2, 3].map(() => play.send(back.path, { act: 'finish', key })))
    for (const end of ends) expect(end.bet).toEqual(ends[0]?.bet)
    expect(ends[0]?.bet).toMatchObject({ state: 'settled' })
    expect((await play.launch('Color Game')).unfinished).toBeNull()
    expect((await world.call(playSession, null)).unfinished).toEqual([])
    expect((await play.bet(back.path, roll)).ok).toBe(true)
  })

  it('can be finished after its game was closed, and can be voided by the operator', async () => {
    await world.signIn('mika_07')
    const { path, nodeId } = await play.launch('Color Game')
    const placed = await play.bet(path, roll)
    await world.control('world', { game: { nodeId, closed: true } })
    expect((await play.send(path, { act: 'finish', key: placed.bet?.key })).bet).toMatchObject({
      state: 'settled',
    })
    await world.control('clock', { advance: 5_000 })
    expect(await play.bet(path, roll)).toMatchObject({ ok: false, code: 'closed' })
    await world.control('world', { game: { nodeId, closed: false } })
    const before = await play.total()
    const other = await play.bet(path, roll)
    expect(await (await world.control('voidBet', { number: other.bet?.number })).json()).toEqual({
      found: true,
    })
    expect(await (await world.control('voidBet', { number: other.bet?.number })).json()).toEqual({
      found: false,
    })
    expect(await play.total()).toBe(before)
    expect((await play.send(path, { act: 'finish', key: other.bet?.key })).bet).toMatchObject({
      state: 'void',
      payout: 4_000,
      outcome: null,
    })
  })

  it('belongs to its player only', async () => {
    await world.signIn('mika_07')
    const { path } = await play.launch('Color Game')
    const placed = await play.bet(path, roll)
    await world.signIn('don_ramon')
    const other = await play.launch('Color Game')
    expect(other.unfinished).toBeNull()
    expect((await play.look(other.path)).open).toBeNull()
    expect(await play.send(other.path, { act: 'finish', key: placed.bet?.key })).toMatchObject({
      code: 'gone',
    })
    expect((await play.send(other.path, { act: 'ask', key: placed.bet?.key })).bet).toBeNull()
    expect((await play.record()).list).toEqual([])
  })
})

describe('who may play', () => {
  it('a launch ends with the session that opened it', async () => {
    await world.signIn('mika_07')
    const { path } = await play.launch('Bakunawa Moon')
    await world.control('tokens', { revoke: 'mika_07' })
    expect(await play.look(path)).toEqual({ ok: false, code: 'session' })
    expect(await play.bet(path, spin)).toEqual({ ok: false, code: 'session' })
    await world.signIn('mika_07')
    expect(await play.bet(path, spin)).toEqual({ ok: false, code: 'session' })
    const again = await play.launch('Bakunawa Moon')
    await world.control('tokens', { lifeSeconds: 60 })
    await world.control('clock', { advance: 61_000 })
    expect(await play.bet(again.path, spin)).toEqual({ ok: false, code: 'session' })
    expect(await play.bets()).toEqual([])
    expect((await play.look('/demo/play/unknown')).code).toBe('session')
  })

  it('an excluded player can neither open a game nor bet in an open one, but can finish a round', async () => {
    await world.signIn('mika_07')
    const { path } = await play.launch('Color Game')
    const placed = await play.bet(path, roll)
    await world.control('exclusion', { userName: 'mika_07', hours: 24 })
    expect((await play.send(path, { act: 'finish', key: placed.bet?.key })).bet?.state).toBe('settled')
    await world.control('clock', { advance: 5_000 })
    expect(await play.bet(path, roll)).toMatchObject({ ok: false, code: 'excluded' })
    await expect(play.launch('Color Game')).rejects.toMatchObject({ code: 'excluded' })
    await world.control('clock', { advance: 24 * 3_600_000 })
    expect((await play.bet(path, roll)).code).toBe('session')
    await world.signIn('mika_07')
    await expect(play.launch('Color Game')).resolves.toBeDefined()
    await world.control('exclusion', { userName: 'mika_07', hours: null })
    await expect(play.launch('Color Game')).rejects.toMatchObject({ code: 'excluded' })
    await world.control('exclusion', { userName: 'mika_07' })
    await expect(play.launch('Color Game')).resolves.toBeDefined()
  })

  it('no bets while the site is closed or the vendor is down', async () => {
    await world.signIn('mika_07')
    const { path, vendor } = await play.launch('Bakunawa Moon')
    await world.control('site', { maintenance: true })
    expect(await play.bet(path, spin)).toMatchObject({ code: 'closed' })
    await world.control('site', { maintenance: false })
    await world.control('world', { vendor: { code: vendor, down: true } })
    expect(await play.bet(path, spin)).toMatchObject({ code: 'closed' })
    await world.control('world', { vendor: { code: vendor, down: false } })
    expect((await play.bet(path, spin)).ok).toBe(true)
  })

  it('[SESSION-09] a trial account is limited to demo points: rounds are drawn, and nothing is kept', async () => {
    await world.signIn('trial_kuya')
    const free = await play.launch('Bakunawa Moon', { freePlay: '1' }).catch(() => null)
    const opened = free ?? (await play.launch('Candy Parade', { freePlay: '1' }))
    expect(opened).toMatchObject({ mode: 'free', unfinished: null })
    expect(await play.look(opened.path)).toEqual({ ok: true })
    expect(await play.bet(opened.path, spin)).toEqual({ ok: false, code: 'session' })
    const tried = await play.send(opened.path, { act: 'try', intent: { bets: { spin: 10 } } })
    expect(tried.bet).toMatchObject({ state: 'settled', outcome: expect.anything() })
    expect(tried).not.toHaveProperty('balance')
    expect(await play.send(opened.path, { act: 'try', intent: { bets: { spin: 11 } } })).toMatchObject({
      code: 'stake',
    })
    expect(await play.bets()).toEqual([])
    await expect(play.record()).rejects.toMatchObject({ code: 'trial-refused' })
  })

  it('for money nothing is tried out', async () => {
    await world.signIn('mika_07')
    const { path } = await play.launch('Bakunawa Moon')
    expect(await play.send(path, { act: 'try', intent: spin })).toMatchObject({ ok: false, code: 'closed' })
  })

  it('a page of opaque origin may read the answers, without cookie or token', async () => {
    await world.signIn('mika_07')
    const { path } = await play.launch('Bakunawa Moon')
    const answer = await world.fetch(path, { headers: { Origin: 'null' } })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('null')
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })
})
