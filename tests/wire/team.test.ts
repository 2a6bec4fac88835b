import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { teamPeople } from '../../src/sandbox/team/people'
import { openWorld, type World } from './support/world'

/** An agent's team as the platform tells of it (AGENT-18, AGENT-19). */

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

describe('the team of the world', () => {
  const team = () =>
    world.sandbox.db
      .selectFrom('member')
      .selectAll()
      .where(
        'username',
        'in',
        teamPeople.map(({ username }) => username),
      )
      .execute()

  it('[AGENT-18] stands on three levels below one agent, all of them the same every time', async () => {
    const uplineOf = new Map((await team()).map(({ username, upline }) => [username, upline]))
    uplineOf.set('jun_agent', 'tita_baby')
    const level = (name: string): number => {
      const upline = uplineOf.get(name)
      return upline ? 1 + level(upline) : 0
    }
    const levels = teamPeople.map(({ username }) => level(username))
    expect([1, 2, 3].map((each) => levels.filter((one) => one === each).length)).toEqual([8, 12, 3])
    const again = await openWorld()
    const rows = (one: World) =>
      Promise.all([
        one.sandbox.db.selectFrom('bet').selectAll().execute(),
        one.sandbox.db.selectFrom('ledger').selectAll().execute(),
        one.sandbox.db.selectFrom('rebateRate').selectAll().execute(),
      ])
    expect(await rows(again)).toEqual(await rows(world))
    await again.close()
  })

  it('agrees with itself: every wallet is what its ledger says, and no bet is older than its player', async () => {
    const { db } = world.sandbox
    for (const { id, registeredAt, lastLogin } of await team()) {
      const lines = await db
        .selectFrom('ledger')
        .selectAll()
        .where('memberId', '=', id)
        .orderBy('id')
        .execute()
      let balance = 0
      for (const line of lines) {
        balance += line.minor
        expect(line.balanceAfter).toBe(balance)
        expect(balance).toBeGreaterThanOrEqual(0)
      }
      const wallet = await db
        .selectFrom('wallet')
        .select('minor')
        .where('memberId', '=', id)
        .executeTakeFirst()
      expect(wallet?.minor).toBe(balance)
      const bets = await db.selectFrom('bet').selectAll().where('memberId', '=', id).execute()
      for (const bet of bets) {
        expect(bet.placedAt).toBeGreaterThan(registeredAt)
        expect(bet.placedAt).toBeLessThanOrEqual(world.sandbox.clock.now())
      }
      if (lastLogin === null) expect(lines).toEqual([])
    }
  })
})
