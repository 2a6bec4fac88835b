import type { Kysely, Selectable } from 'kysely'
import type { Tables } from './tables'

type KeyedTable = 'claim' | 'depositOrder' | 'memberRequest' | 'promotionEntry' | 'upTransfer' | 'withdrawal'

/** What a member's request with this idempotency key has left in its table, if anything. */
export async function underKey<T extends KeyedTable>(
  db: Kysely<Tables>,
  table: T,
  memberId: string,
  requestId: string,
): Promise<Selectable<Tables[T]> | undefined> {
  // All have the two columns; the query's type is that of one of them.
  const row = await db
    .selectFrom(table as 'claim')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('requestId', '=', requestId)
    .executeTakeFirst()
  return row as Selectable<Tables[T]> | undefined
}
