import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './db/tables'
import { underKey } from './db/under-key'
import { Refusal, type HandlerContext } from './handler'

/** Members' requests by idempotency key: each is executed once, however often it is repeated. */

interface KeyedRequest {
  readonly memberId: string
  readonly requestId: string
  /** Never `burnt`. */
  readonly kind: string
  /** The request, without any password: a different request under the same key is refused. */
  readonly asked: string
  readonly at: number
}

/** Requests in progress, by database and key. */
const underWay = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * The earlier result under a key; null for a new key. Refuses a burnt key, and one used for a different
 * request.
 */
export async function doneBefore(db: Kysely<Tables>, { memberId, requestId, kind, asked }: KeyedRequest) {
  const known = await underKey(db, 'memberRequest', memberId, requestId)
  if (!known) return null
  if (known.kind === 'burnt') throw new Refusal(409, 'request.late')
  if (known.kind !== kind || known.asked !== asked) throw new Refusal(400, 'request.invalid')
  return JSON.parse(known.outcome) as unknown
}

/** Records a request, in the transaction that executes it. */
export async function writeDown(
  trx: Transaction<Tables>,
  request: KeyedRequest,
  outcome: unknown,
): Promise<void> {
  await trx
    .insertInto('memberRequest')
    .values({ ...request, outcome: JSON.stringify(outcome) })
    .execute()
}

/** The recorded result under a key; null if there is none, and then the key is burnt. */
export async function askAbout(
  db: Kysely<Tables>,
  memberId: string,
  requestId: string,
  at: number,
): Promise<{ readonly outcome: unknown } | null> {
  await underWay
    .get(db)
    ?.get(`${memberId} ${requestId}`)
    ?.catch(() => {})
  return db.transaction().execute(async (trx) => {
    const known = await underKey(trx, 'memberRequest', memberId, requestId)
    if (known) return known.kind === 'burnt' ? null : { outcome: JSON.parse(known.outcome) as unknown }
    await trx
      .insertInto('memberRequest')
      .values({ memberId, requestId, kind: 'burnt', asked: '', outcome: '', at })
      .execute()
    return null
  })
}

/**
 * Executes something without a transaction of its own, once per key; without a key, each time. A refusal
 * leaves the key unused.
 */
export async function doOnce<Done>(
  { db, caller, now }: HandlerContext,
  { requestId, kind, asked }: { requestId: string | undefined; kind: string; asked: unknown },
  work: () => Promise<Done>,
): Promise<Done> {
  if (requestId === undefined) return work()
  const request = { memberId: caller!.memberId, requestId, kind, asked: JSON.stringify(asked), at: now() }
  const name = `${request.memberId} ${requestId}`
  const running = underWay.get(db) ?? new Map<string, Promise<unknown>>()
  underWay.set(db, running)
  const before = running.get(name)
  if (before) return before as Promise<Done>
  const made = (async () => {
    const known = (await doneBefore(db, request)) as { readonly done: Done } | null
    if (known) return known.done
    const done = await work()
    await db
      .insertInto('memberRequest')
      .values({ ...request, outcome: JSON.stringify({ done }) })
      .execute()
    return done
  })()
  running.set(name, made)
  return made.finally(() => running.delete(name))
}
