import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { Refusal } from '../handler'
import { rebateCategories } from '../team/people'
import { formatRate, parseRate, ratesOf } from '../team/rates'

/** A rate on the wire: percent with two decimals as exact text. */
interface WireRate {
  readonly category: string
  readonly rate: string
}

/** Hundredths of a percent by category: 120 is 1.20 %. */
export type GivenRates = Readonly<Record<string, number>>

export const onWire = (rates: GivenRates): WireRate[] =>
  rebateCategories.map((category) => ({ category, rate: formatRate(rates[category] ?? 0) }))

/**
 * Rates as an agent passes them on at a given time; refused if one is above their own or its category is
 * unknown (AGENT-20).
 */
export async function givenWithin(
  db: Kysely<Tables>,
  agentId: string,
  given: readonly WireRate[],
  now: number,
): Promise<GivenRates> {
  const own = await ratesOf(db, [agentId])
  const known: readonly string[] = rebateCategories
  const found = given.map(({ category, rate }) => [category, parseRate(rate)] as const)
  if (found.some(([category, rate]) => !known.includes(category) || rate > own.at(agentId, category, now)))
    throw new Refusal(403, 'permission.denied')
  return Object.fromEntries(found)
}

/** Records a member's rates from a given time. */
export async function setRates(
  db: Kysely<Tables>,
  memberId: string,
  rates: GivenRates,
  since: number,
): Promise<void> {
  const rows = Object.entries(rates).map(([category, rate]) => ({ memberId, category, rate, since }))
  if (rows.length > 0) await db.insertInto('rebateRate').values(rows).execute()
}
