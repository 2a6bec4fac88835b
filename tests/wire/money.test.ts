import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMinor, moveMoney, NotEnoughMoney, parseMinor, walletsOf } from '../../src/sandbox/db/money'
import { openWorld } from './support/world'

describe('money in the sandbox', () => {
  it('converts between text and minor units without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 }), (minor) => {
        expect(parseMinor(formatMinor(minor))).toBe(minor)
      }),
      { seed: 7 },
    )
    expect(formatMinor(5)).toBe('0.05')
    expect(formatMinor(-1248050)).toBe('-12480.50')
    expect(parseMinor('1.005'.slice(0, 4))).toBe(100)
    for (const text of ['', '1.', '1.005', '1e3', '0x10', ' 1', 'NaN']) {
      expect(() => parseMinor(text)).toThrow(RangeError)
    }
  })

  it('is what the ledger adds up to, and never negative', async () => {
    const world = await openWorld()
    const { db } = world.sandbox
    const memberId = 'M10001'
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -2_000_000, max: 2_000_000 }), async (minor) => {
        const before = await walletsOf(db, memberId)
        const moved = await db
          .transaction()
          .execute((trx) => moveMoney(trx, { memberId, minor, reason: 'test', at: 0 }))
          .then(
            () => 'moved',
            (error: unknown) => (error instanceof NotEnoughMoney ? 'refused' : error),
          )
        expect(['moved', 'refused']).toContain(moved)
        const after = await walletsOf(db, memberId)
        const ledger = await db
          .selectFrom('ledger')
          .select(({ fn }) => ['vendor', fn.sum<number>('minor').as('minor')])
          .where('memberId', '=', memberId)
          .groupBy('vendor')
          .orderBy('vendor')
          .execute()
        expect(after).toEqual(ledger)
        expect(after.every(({ minor: held }) => held >= 0)).toBe(true)
        expect(before).toHaveLength(after.length)
      }),
      { seed: 7, numRuns: 40 },
    )
    await world.close()
  })

  it('concurrent movements are serialised: none is lost', async () => {
    const world = await openWorld()
    const { db } = world.sandbox
    const take = () =>
      db
        .transaction()
        .execute((trx) => moveMoney(trx, { memberId: 'M10001', minor: -100_000, reason: 'test', at: 0 }))
    const results = await Promise.allSettled(Array.from({ length: 20 }, take))
    // 12,000.00 in the wallet: twelve times a thousand.
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
    expect(await walletsOf(db, 'M10001')).toContainEqual({ vendor: 'MAIN', minor: 0 })
    await world.close()
  })
})
