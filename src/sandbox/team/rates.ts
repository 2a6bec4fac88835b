import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import type { RebateRateRow } from '../db/team'
import { rebateCategories } from './people'

/** `120` becomes `1.20`. */
export const formatRate = (rate: number): string =>
  `${Math.floor(rate / 100)}.${String(rate % 100).padStart(2, '0')}`

/** `1.20` becomes `120`. */
export const parseRate = (text: string): number => Number(text.replace('.', ''))

/** Rates with their history: an old bet earns at the rate of its day. */
export interface Rates {
  /** Hundredths of a percent; 0 if none was ever given. */
  at: (memberId: string, category: string, moment: number) => number
}

/** Reads the rates of the given members. */
export async function ratesOf(db: Kysely<Tables>, memberIds: readonly string[]): Promise<Rates> {
  const rows = await db
    .selectFrom('rebateRate')
    .selectAll()
    .where('memberId', 'in', [...memberIds])
    .orderBy('since', 'desc')
    .execute()
  const known = new Map<string, RebateRateRow[]>()
  for (const row of rows) {
    const key = `${row.memberId} ${row.category}`
    known.set(key, [...(known.get(key) ?? []), row])
  }
  return {
    at: (memberId, category, moment) =>
      known.get(`${memberId} ${category}`)?.find(({ since }) => since <= moment)?.rate ?? 0,
  }
}

/** A member's rates at a given time, as the wire shows them. */
export const shownRates = (rates: Rates, memberId: string, moment: number) =>
  rebateCategories.map((category) => ({ category, rate: formatRate(rates.at(memberId, category, moment)) }))
