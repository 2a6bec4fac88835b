import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../db/tables'
import type { TeamRequestRow } from '../db/team'
import { Refusal } from '../handler'

/** Wishes of an agent by the key of their intent: each is done once, whatever is repeated. */

export interface Wish {
  readonly memberId: string
  readonly requestId: string
  readonly kind: Exclude<TeamRequestRow['kind'], 'burnt'>
  /** What is asked for, without any password: another wish under the same key is refused. */
  readonly asked: string
  readonly at: number
}

const byKey = (db: Kysely<Tables>, memberId: string, requestId: string) =>
  db
    .selectFrom('teamRequest')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('requestId', '=', requestId)
    .executeTakeFirst()

/** What was done under a key before; null for a new one. Refuses a burnt key, and one that means something else. */
export async function doneBefore(db: Kysely<Tables>, { memberId, requestId, kind, asked }: Wish) {
  const known = await byKey(db, memberId, requestId)
  if (!known) return null
  if (known.kind === 'burnt') throw new Refusal(409, 'request.late')
  if (known.kind !== kind || known.asked !== asked) throw new Refusal(400, 'request.invalid')
  return JSON.parse(known.outcome) as unknown
}

/** Writes down what is done, in the transaction that does it. */
export async function writeDown(trx: Transaction<Tables>, wish: Wish, outcome: unknown): Promise<void> {
  await trx
    .insertInto('teamRequest')
    .values({ ...wish, outcome: JSON.stringify(outcome) })
    .execute()
}

/** Whether anything was done under a key. One that nothing has come under is burnt. */
export function askAbout(
  db: Kysely<Tables>,
  memberId: string,
  requestId: string,
  at: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const known = await byKey(trx, memberId, requestId)
    if (known) return known.kind !== 'burnt'
    await trx
      .insertInto('teamRequest')
      .values({ memberId, requestId, kind: 'burnt', asked: '', outcome: '', at })
      .execute()
    return false
  })
}
