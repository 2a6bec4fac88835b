import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from './account'

/**
 * Money inside the sandbox is a whole number of minor units (centavos, 1/100 of the currency); on the wire
 * it is exact decimal text. Never a fraction.
 */

/** Every account of the sandbox is kept in pesos. */
export const currency = 'PHP'

/** `1248050` becomes `12480.50`. */
export function formatMinor(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `₱12,480.50`, always with decimals, for payments. */
export const pesos = (minor: number): string => `₱${formatMinor(minor).replace(/\B(?=(\d{3})+\.)/g, ',')}`

/** As in texts: `₱12,480.50`, but `₱58` without centavos. */
export const writePesos = (minor: number): string => pesos(minor).replace(/\.00$/, '')

/** External text that is not an amount in pesos. */
export class NotAnAmount extends RangeError {}

/** `12480.5` becomes `1248050`. Throws unless the text is an amount with at most two decimals. */
export function parseMinor(text: string): number {
  const found = /^(-?)(\d{1,14})(?:\.(\d{1,2}))?$/.exec(text)
  if (!found) throw new NotAnAmount(`not an amount: ${text}`)
  const minor = Number(`${found[2]}${(found[3] ?? '').padEnd(2, '0')}`)
  if (!Number.isSafeInteger(minor)) throw new RangeError(`past a safe integer: ${text}`)
  return found[1] === '-' && minor !== 0 ? -minor : minor
}

export interface Movement {
  readonly memberId: string
  /** `MAIN`, or the vendor that holds the money. */
  readonly vendor?: string
  /** Minor units; negative to take. */
  readonly minor: number
  readonly reason: string
  /** Milliseconds UTC. */
  readonly at: number
}

/** Thrown, rolling the transaction back, when a wallet would go negative. */
export class NotEnoughMoney extends Error {}

/**
 * Moves money and writes the ledger, both or neither, so only inside a transaction. Returns the new
 * balance.
 */
export async function moveMoney<T extends AccountTables>(
  transaction: Transaction<T>,
  { memberId, vendor = 'MAIN', minor, reason, at }: Movement,
): Promise<number> {
  const trx = transaction as unknown as Transaction<AccountTables>
  const before = await trx
    .selectFrom('wallet')
    .select('minor')
    .where('memberId', '=', memberId)
    .where('vendor', '=', vendor)
    .executeTakeFirst()
  const balanceAfter = (before?.minor ?? 0) + minor
  if (balanceAfter < 0) throw new NotEnoughMoney()
  await trx
    .insertInto('wallet')
    .values({ memberId, vendor, minor: balanceAfter })
    .onConflict((c) => c.columns(['memberId', 'vendor']).doUpdateSet({ minor: balanceAfter }))
    .execute()
  await trx.insertInto('ledger').values({ memberId, vendor, minor, balanceAfter, reason, at }).execute()
  return balanceAfter
}

/** A member's balances, by place. */
export async function walletsOf<T extends AccountTables>(
  database: Kysely<T>,
  memberId: string,
): Promise<{ vendor: string; minor: number }[]> {
  const db = database as unknown as Kysely<AccountTables>
  return db
    .selectFrom('wallet')
    .select(['vendor', 'minor'])
    .where('memberId', '=', memberId)
    .orderBy('vendor')
    .execute()
}
