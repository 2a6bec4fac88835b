import { expect, it, onTestFinished } from 'vitest'
import * as fc from 'fast-check'
import type { LimitPeriod } from '../../src/sandbox/db/protection'
import { checkBetLimits, LimitReached, setLimit, tightest } from '../../src/sandbox/protection/limits'
import { freesAt, inOrder, usedUp, windowStart, type Entry } from '../../src/sandbox/protection/used'
import { monthStart } from '../../src/sandbox/rewards/calendar'
import { openWorld, startAt } from './support/world'

const hour = 3_600_000
const lengths = { day: 24 * hour, week: 7 * 24 * hour } as const
const periods: readonly LimitPeriod[] = ['day', 'week', 'month']

/**
 * One attempt to bet: hours by which the clock advances first, stake and payout, and the duration of the
 * round.
 */
const act = fc.record({
  jump: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: -60, max: 800 })),
  stake: fc.integer({ min: 1, max: 600 }),
  payout: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2_000 })),
  lasts: fc.integer({ min: 0, max: 30 }),
})
const history = fc.array(act, { minLength: 2, maxLength: 30 })
const limit = fc.integer({ min: 1, max: 1_500 })

/** The largest sum of consecutive entries within one window, computed by brute force. */
function worst(entries: readonly Entry[], period: LimitPeriod): number {
  // Entries of the same millisecond keep their order.
  const all = [...entries].sort((a, b) => a.at - b.at)
  let most = 0
  for (const [first, { at: from }] of all.entries()) {
    let sum = 0
    for (const { at, minor } of all.slice(first)) {
      const outside = period === 'month' ? monthStart(at) !== monthStart(from) : at - from >= lengths[period]
      if (outside) break
      sum += minor
      most = Math.max(most, sum)
    }
  }
  return most
}

it('no history of bets, wins and clock jumps passes a limit by a centavo, in any window (trust 33)', () => {
  const run = fc.property(
    history,
    limit,
    fc.constantFrom(...periods),
    fc.boolean(),
    (acts, most, period, loses) => {
      const entries: Entry[] = []
      let now = startAt
      let taken = 0
      for (const { jump, stake, payout, lasts } of acts) {
        now += jump * hour
        const known = inOrder(entries.filter(({ at }) => at > windowStart(period, now)))
        if (usedUp(known, now) + stake > most) continue
        taken += 1
        entries.push({ at: now, minor: stake })
        if (loses && payout > 0) entries.push({ at: now + lasts * 60_000, minor: -payout })
      }
      expect(worst(entries, period)).toBeLessThanOrEqual(most)
      // A limit that is never exceeded because nothing is taken would prove little.
      expect(taken > 0 || acts.every(({ stake }) => stake > most)).toBe(true)
    },
  )
  fc.assert(run, { numRuns: 4_000, seed: 33 })
})

it('says the very moment from which an act fits again (trust 33)', () => {
  const run = fc.property(
    history,
    limit,
    fc.constantFrom('day', 'week'),
    fc.integer({ min: 1, max: 600 }),
    (acts, most, period, need) => {
      let now = startAt
      const entries = inOrder(
        acts.map(({ jump, stake, payout }) => {
          now += Math.abs(jump) * hour
          return { at: now, minor: payout > 0 ? -payout : stake }
        }),
      )
      if (need > most) return
      const at = freesAt(entries, period, most - need, now)
      const usedThen = (moment: number) =>
        usedUp(
          entries.filter((one) => one.at > windowStart(period, moment)),
          moment,
        )
      expect(usedThen(at) + need).toBeLessThanOrEqual(most)
      expect(at > now && usedThen(at - 1) + need <= most).toBe(false)
    },
  )
  fc.assert(run, { numRuns: 1_500, seed: 34 })
})

it('holds in the database, with bets at the same time and a clock that jumps both ways (trust 33)', async () => {
  const world = await openWorld()
  onTestFinished(() => world.close())
  const { db, clock } = world.sandbox
  const memberId = 'M10002'
  let keys = 0
  /** Takes a stake as the game server does: the check and the row are one transaction. */
  const bet = (stake: number, payout: number) =>
    db.transaction().execute(async (trx) => {
      const at = clock.now()
      await checkBetLimits(trx, memberId, stake, at)
      keys += 1
      await trx
        .insertInto('bet')
        .values({
          memberId,
          key: `history-${keys}`,
          roundId: 0,
          sessionHash: '',
          vendor: 'T',
          nodeId: null,
          gameName: 'T',
          gameType: 'RNG',
          kind: 'slot',
          stake,
          payout,
          state: 'settled',
          intent: '{}',
          outcome: '{}',
          due: payout,
          placedAt: at,
          settlesAt: null,
          settledAt: at,
          balanceAfter: 0,
        })
        .execute()
    })
  const rows = () =>
    db
      .selectFrom('bet')
      .select(['stake', 'payout', 'placedAt'])
      .where('memberId', '=', memberId)
      .orderBy('id')
      .execute()
  const run = fc.asyncProperty(
    fc.array(fc.tuple(fc.integer({ min: -30, max: 60 }), fc.array(act, { minLength: 1, maxLength: 4 })), {
      minLength: 2,
      maxLength: 5,
    }),
    limit,
    fc.constantFrom('stake', 'loss'),
    fc.constantFrom(...periods),
    async (steps, most, kind, period) => {
      await db.deleteFrom('bet').where('memberId', '=', memberId).execute()
      await db.deleteFrom('playLimit').where('memberId', '=', memberId).execute()
      clock.set(startAt)
      await setLimit(db, { memberId, kind, period }, most, clock.now())
      for (const [jump, together] of steps) {
        clock.advance(jump * hour)
        const tries = await Promise.allSettled(together.map(({ stake, payout }) => bet(stake, payout)))
        const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
        expect(refusals.filter((reason) => !(reason instanceof LimitReached))).toEqual([])
      }
      // The remaining amount fits to the centavo, and not a centavo more.
      const left = (await tightest(db, memberId, kind, clock.now()))?.left ?? 0
      await expect(bet(left + 1, 0)).rejects.toBeInstanceOf(LimitReached)
      if (left > 0) await bet(left, 0)
      const entries = (await rows()).flatMap(({ stake, payout, placedAt }) => [
        { at: placedAt, minor: stake },
        ...(kind === 'loss' && payout > 0 ? [{ at: placedAt, minor: -payout }] : []),
      ])
      expect(worst(entries, period)).toBeLessThanOrEqual(most)
    },
  )
  await fc.assert(run, { numRuns: 60, seed: 35 })
})
