import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../db/tables'
import type { Random } from '../random'
import { createRng } from '../rng'

/**
 * The jackpot: a share of every settled bet goes into it, and the bet that fills it to a hidden trigger
 * amount wins all of it. Everything paid out has been paid in: no centavo comes from anywhere else.
 */

/** Share of a stake, hundredths of a percent: half for the pool, half for the next one. */
export const poolShare = 100

/** Distance of a pool's trigger from its start, minor units. */
const ahead = { least: 100_000_00, most: 20_000_000_00 } as const

/** The pool filled by earlier bets, in minor units: between 70 and 130 million pesos. */
export async function seedPool(db: Kysely<Tables>, seed: string): Promise<void> {
  const random = createRng(`${seed}:pool`)
  const minor = random.i(70_000_000_00, 130_000_000_00)
  const mark = minor + random.i(ahead.least, ahead.most)
  await db.insertInto('jackpotPool').values({ id: 1, minor, next: 0, mark }).execute()
}

/** The pool's amount, minor units; null if there is none. */
export async function poolOf(db: Kysely<Tables>): Promise<number | null> {
  const open = await db
    .selectFrom('feature')
    .select('enabled')
    .where('key', '=', 'jackpot')
    .executeTakeFirst()
  if (open?.enabled !== 1) return null
  return (await db.selectFrom('jackpotPool').select('minor').executeTakeFirst())?.minor ?? null
}

/** A stake's contribution to the pool and to the next one, minor units. */
function sharesOf(stake: number): { readonly now: number; readonly later: number } {
  const share = Math.floor((stake * poolShare) / 10_000)
  const later = Math.floor(share / 2)
  return { now: share - later, later }
}

/** Adds the shares of past bets that did not win the pool: its trigger moves along. */
export async function feedPast(db: Kysely<Tables>, stakes: readonly number[]): Promise<void> {
  const shares = stakes.map(sharesOf)
  const now = shares.reduce((sum, share) => sum + share.now, 0)
  const later = shares.reduce((sum, share) => sum + share.later, 0)
  await db
    .updateTable('jackpotPool')
    .set((eb) => ({ minor: eb('minor', '+', now), mark: eb('mark', '+', now), next: eb('next', '+', later) }))
    .execute()
}

/** Adds a bet's share to the pool. Returns what the bet wins from it, nearly always 0. */
export async function feedPool(trx: Transaction<Tables>, stake: number, random: Random): Promise<number> {
  const pool = await trx.selectFrom('jackpotPool').selectAll().executeTakeFirst()
  if (!pool || (await poolOf(trx)) === null) return 0
  const { now, later } = sharesOf(stake)
  const minor = pool.minor + now
  const next = pool.next + later
  if (minor < pool.mark) {
    await trx.updateTable('jackpotPool').set({ minor, next }).execute()
    return 0
  }
  const mark = next + ahead.least + random.below(ahead.most - ahead.least)
  await trx.updateTable('jackpotPool').set({ minor: next, next: 0, mark }).execute()
  return minor
}
