import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'

/** A member's dividend contract; undefined if they have none (AGENT-16). */
export function dividendContractOf(db: Kysely<Tables>, memberId: string) {
  return db.selectFrom('dividendContract').selectAll().where('memberId', '=', memberId).executeTakeFirst()
}

/** The values of an offer's rows that are used in the calculation; the rest is only displayed. */
interface Measured {
  readonly fromMinor?: number
  readonly share?: number
  readonly paidMinor?: number
}

async function acceptedOffer(db: Kysely<Tables>, offerId: string) {
  const offer = await db
    .selectFrom('contractOffer')
    .select(['memberId', 'offeredBy', 'rows'])
    .where('id', '=', offerId)
    .executeTakeFirstOrThrow()
  const rows = JSON.parse(offer.rows) as Measured[]
  const measured = (key: keyof Measured) => rows.find((row) => row[key] !== undefined)?.[key] ?? 0
  return { offer, measured }
}

/**
 * An offer of a salary has been accepted: what is settled from now on counts, and earlier salaries do not.
 */
export async function startSalary(
  db: Kysely<Tables>,
  offerId: string,
  kind: 'salary' | 'hourly',
  now: number,
): Promise<void> {
  const { offer, measured } = await acceptedOffer(db, offerId)
  const terms = { fromMinor: measured('fromMinor'), minor: measured('paidMinor'), paidUntil: now }
  await db
    .insertInto('salaryContract')
    .values({ memberId: offer.memberId, kind, ...terms })
    .onConflict((c) => c.columns(['memberId', 'kind']).doUpdateSet(terms))
    .execute()
}

/** A dividend offer has been accepted: it takes effect now and replaces any earlier contract. */
export async function startDividends(db: Kysely<Tables>, offerId: string, now: number): Promise<void> {
  const { offer, measured } = await acceptedOffer(db, offerId)
  const terms = {
    offeredBy: offer.offeredBy,
    since: now,
    fromMinor: measured('fromMinor'),
    share: measured('share'),
  }
  await db
    .insertInto('dividendContract')
    .values({ memberId: offer.memberId, ...terms })
    .onConflict((c) => c.column('memberId').doUpdateSet(terms))
    .execute()
}
