import type { Kysely } from 'kysely'
import type { feedbackCalls } from '../../platform/calls/feedback'
import { burn, isBurnt } from '../db/burnt-keys'
import type { Tables } from '../db/tables'
import { Refusal, type Handlers } from '../handler'
import { memberOf } from './collections'

/** Shortest and longest message (HELP-05, HELP-06). */
const bounds = { min: 5, max: 300 }

const wordsIn = (text: string) => text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length

async function receiptOf(db: Kysely<Tables>, memberId: string, key: string) {
  const row = await db
    .selectFrom('feedback')
    .select(['id', 'sentAt'])
    .where('memberId', '=', memberId)
    .where('requestKey', '=', key)
    .executeTakeFirst()
  return row ? { number: `F${String(row.id).padStart(8, '0')}`, sentAt: row.sentAt } : null
}

export const feedbackHandlers = {
  /** Repeating a key returns the first answer; a key looked up in vain is burnt. */
  async feedback({ requestId, kind, content }, context) {
    const { db, now } = context
    const { memberId } = memberOf(context)
    const words = wordsIn(content)
    if (words < bounds.min || words > bounds.max) throw new Refusal(400, 'request.invalid')
    return db.transaction().execute(async (trx) => {
      if (await isBurnt(trx, memberId, requestId)) throw new Refusal(409, 'request.late')
      const before = await receiptOf(trx, memberId, requestId)
      if (before) return before
      await trx
        .insertInto('feedback')
        .values({ memberId, requestKey: requestId, kind, content, sentAt: now() })
        .execute()
      const receipt = await receiptOf(trx, memberId, requestId)
      if (!receipt) throw new Error('a message that was just written is there')
      return receipt
    })
  },

  async feedbackByKey({ requestId }, context) {
    const { db, now } = context
    const { memberId } = memberOf(context)
    return db.transaction().execute(async (trx) => {
      const receipt = await receiptOf(trx, memberId, requestId)
      if (!receipt) await burn(trx, memberId, requestId, now())
      return receipt
    })
  },
} satisfies Pick<Handlers, keyof typeof feedbackCalls>
