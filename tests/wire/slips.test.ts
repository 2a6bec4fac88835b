import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { playSession } from '../../src/platform/calls/bets'
import { hotMatches } from '../../src/platform/calls/boards'
import { launchGame } from '../../src/platform/calls/launch'
import { playIn } from './support/play'
import { openWorld, startAt, type World } from './support/world'

/** Bets on matches: opened at the match, held until it is over, paid at the accepted odds. */

let world: World
let play: ReturnType<typeof playIn>

beforeEach(async () => {
  world = await openWorld('memory')
  play = playIn(world)
})
afterEach(() => world.close())

describe('a bet on a match', () => {
  interface Slips {
    matches: {
      id: string
      home: string
      away: string
      startsAt: number
      endsAt: number
      odds: Record<string, number>
    }[]
    slips: { spot: string; odds: number; state: string; payout: number; result: { winner: string } | null }[]
  }
  const look = async (path: string) => (await play.look(path)) as unknown as Slips

  it('[HOT-07] opens at the match of the ticker, with its teams, and every match of the ticker is on sale', async () => {
    await world.signIn('mika_07')
    const { list } = await world.call(hotMatches, { merchantCode: 'PERYA', language: 'EN' })
    for (const { vendor, nodeId, event, homeTeam, awayTeam, matchTime } of list) {
      const query = { vendor, nodeId, event, language: 'EN', platform: 'html5' } as const
      const { url } = await world.call(launchGame, query)
      const html = await (await world.fetch(url)).text()
      expect(html).toContain(`data-event="${event}"`)
      const { matches } = await look(`/demo/play/${new URL(url, world.origin).pathname.split('/').at(-1)}`)
      expect(matches.find(({ id }) => id === event)).toMatchObject({
        home: homeTeam,
        away: awayTeam,
        startsAt: matchTime,
      })
    }
  })

  it('is held until the match is over, then paid by the odds that were taken; others can stand beside it', async () => {
    await world.signIn('mika_07')
    const start = await play.total()
    const { path } = await play.launch('Sabong Arena')
    const { matches } = await look(path)
    const match = matches[0]!
    const stake = 2_000
    for (const spot of Object.keys(match.odds)) {
      const placed = await play.bet(path, { bets: { [spot]: stake }, event: match.id })
      expect(placed.bet).toMatchObject({ state: 'open', outcome: null })
      // No tap ends it early.
      expect((await play.send(path, { act: 'finish', key: placed.bet?.key })).bet?.state).toBe('open')
    }
    const held = stake * Object.keys(match.odds).length
    expect(await play.total()).toBe(start - held)
    expect(await world.call(playSession, null)).toMatchObject({ held: { minor: held }, unfinished: [] })
    expect((await play.launch('Sabong Arena')).unfinished).toBeNull()

    world.sandbox.clock.advance(match.endsAt - startAt + 1)
    const [won, ...more] = (await look(path)).slips.filter(({ payout }) => payout > 0)
    expect(more).toEqual([])
    expect(won).toMatchObject({
      state: 'settled',
      odds: match.odds[won!.spot],
      result: { winner: won!.spot },
    })
    expect(await play.total()).toBe(start - held + Math.floor((stake * won!.odds) / 100))
    expect((await world.call(playSession, null)).held.minor).toBe(0)
  })

  it('is refused once the match has begun, without a match, and on a market that it does not have', async () => {
    await world.signIn('mika_07')
    const { path } = await play.launch('Sabong Arena')
    const match = (await look(path)).matches[0]!
    for (const intent of [
      { bets: { home: 2_000 } },
      { bets: { home: 2_000 }, event: 'match-999' },
      { bets: { over: 2_000 }, event: match.id },
      { bets: { home: 2_000, away: 2_000 }, event: match.id },
    ])
      expect(await play.bet(path, intent)).toMatchObject({ ok: false, code: 'stake' })
    world.sandbox.clock.advance(match.startsAt - startAt)
    expect(await play.bet(path, { bets: { home: 2_000 }, event: match.id })).toMatchObject({ code: 'stake' })
    expect(await play.bets()).toEqual([])
  })
})
