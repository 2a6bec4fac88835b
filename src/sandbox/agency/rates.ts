import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { Refusal } from '../handler'

/** Rates of rebate, in hundredths of a percent: 120 is 1.20 %. */

/** A rate on the wire: percent with two decimals as exact text. */
export interface WireRate {
  readonly category: string
  readonly rate: string
}

export type Rates = Readonly<Record<string, number>>

/** Categories that rebates are given in. */
export const rebateCategories = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'INHOUSE',
  'COCKFIGHT',
] as const

/** What somebody has at a moment, by category; nothing where nobody gave him any. */
export async function ratesOf(db: Kysely<Tables>, memberId: string, now: number): Promise<Rates> {
  const rows = await db
    .selectFrom('rebateRate')
    .select(['category', 'rate'])
    .where('memberId', '=', memberId)
    .where('since', '<=', now)
    .orderBy('since')
    .execute()
  // A later rate takes the place of an earlier one.
  return Object.fromEntries(rows.map(({ category, rate }) => [category, rate]))
}

export const onWire = (rates: Rates): WireRate[] =>
  rebateCategories.map((category) => ({ category, rate: ((rates[category] ?? 0) / 100).toFixed(2) }))

/** Rates as an agent gives them on; refused where one is above his own, or of no category at all (AGENT-20). */
export function givenWithin(own: Rates, given: readonly WireRate[]): Rates {
  const known: readonly string[] = rebateCategories
  const found = given.map(({ category, rate }) => [category, Number(rate.replace('.', ''))] as const)
  if (found.some(([category, rate]) => !known.includes(category) || rate > (own[category] ?? 0)))
    throw new Refusal(403, 'permission.denied')
  return Object.fromEntries(found)
}

/** Writes what somebody has from a moment on. */
export async function setRates(
  db: Kysely<Tables>,
  memberId: string,
  rates: Rates,
  since: number,
): Promise<void> {
  const rows = Object.entries(rates).map(([category, rate]) => ({ memberId, category, rate, since }))
  if (rows.length > 0) await db.insertInto('rebateRate').values(rows).execute()
}
