import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { Refusal } from '../handler'
import { fits, ruleOf } from './rules'

/** Lines that a member has saved for a lottery, latest first. */

const maxKept = 8

export async function favouritesOf(db: Kysely<Tables>, memberId: string, code: string): Promise<number[][]> {
  const rows = await db
    .selectFrom('lotteryFavourite')
    .select('numbers')
    .where('memberId', '=', memberId)
    .where('code', '=', code)
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ numbers }) => JSON.parse(numbers) as number[])
}

/** Saves a line, or removes it. Saving one beyond the maximum drops the oldest. */
export async function keepFavourite(
  db: Kysely<Tables>,
  memberId: string,
  { code, name, numbers, keep }: { code: string; name: string; numbers: readonly number[]; keep: boolean },
  now: number,
): Promise<void> {
  const rule = ruleOf(name)
  if (!fits(rule, numbers)) throw new Refusal(400, 'request.invalid')
  const line = rule.kind === 'balls' ? [...numbers].sort((a, b) => a - b) : numbers
  const mine = { memberId, code, numbers: JSON.stringify(line) }
  const own = db.deleteFrom('lotteryFavourite').where('memberId', '=', memberId).where('code', '=', code)
  await own.where('numbers', '=', mine.numbers).execute()
  if (!keep) return
  await db
    .insertInto('lotteryFavourite')
    .values({ ...mine, at: now })
    .execute()
  for (const old of (await favouritesOf(db, memberId, code)).slice(maxKept)) {
    await own.where('numbers', '=', JSON.stringify(old)).execute()
  }
}
