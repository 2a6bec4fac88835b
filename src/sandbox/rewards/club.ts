import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { trialType } from '../trial'
import { turnoverOf } from './turnover'

/** The VIP club: levels are earned by betting and never lost. */

interface ClubLevel {
  readonly label: string
  /** Turnover needed, minor units. */
  readonly from: number
  /** Paid once, minor units. */
  readonly gift: number
  /** Hundredths of a percent added to every rebate. */
  readonly extra: number
}

const pesos = 100

/** Lowest first. The gifts are those of the promotion `vip-upgrade`. */
export const clubLevels: readonly ClubLevel[] = [
  { label: 'Bronze', from: 50_000 * pesos, gift: 58 * pesos, extra: 5 },
  { label: 'Silver', from: 250_000 * pesos, gift: 188 * pesos, extra: 10 },
  { label: 'Gold', from: 1_000_000 * pesos, gift: 888 * pesos, extra: 15 },
  { label: 'Platinum', from: 5_000_000 * pesos, gift: 2_888 * pesos, extra: 20 },
  { label: 'Diamond', from: 20_000_000 * pesos, gift: 8_888 * pesos, extra: 30 },
]

/** A label's level number, 1 being the lowest; 0 for none. */
const levelOfLabel = (label: string | null): number =>
  clubLevels.findIndex((level) => level.label === label) + 1

const levelAt = (turnover: number): number => clubLevels.filter(({ from }) => turnover >= from).length

interface Standing {
  readonly level: number
  readonly label: string | null
  /** Percent of the way to the next level, whole; 100 on the highest. */
  readonly progress: number
  readonly turnover: number
  /** The level at the start of these records: its gift was already paid. */
  readonly openingLevel: number
  readonly extra: number
}

/**
 * A member's level and progress: the turnover implied by their starting label and progress, plus every bet
 * since.
 */
export async function standingOf(db: Kysely<Tables>, memberId: string): Promise<Standing> {
  const row = await db
    .selectFrom('member')
    .leftJoin('club', 'club.memberId', 'member.id')
    .select(['member.vipLabel', 'club.progress'])
    .where('member.id', '=', memberId)
    .executeTakeFirst()
  const openingLevel = levelOfLabel(row?.vipLabel ?? null)
  const start = clubLevels[openingLevel - 1]?.from ?? 0
  const end = clubLevels[openingLevel]?.from ?? start
  const opening = start + Math.floor(((end - start) * (row?.progress ?? 0)) / 100)
  const turnover = opening + (await turnoverOf(db, { memberId }))
  const level = levelAt(turnover)
  const from = clubLevels[level - 1]?.from ?? 0
  const next = clubLevels[level]?.from
  return {
    level,
    label: clubLevels[level - 1]?.label ?? null,
    progress: next === undefined ? 100 : Math.floor(((turnover - from) * 100) / (next - from)),
    turnover,
    openingLevel,
    extra: clubLevels[level - 1]?.extra ?? 0,
  }
}

/** Whether the club is open (PROMO-09). */
export async function isClubOpen(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom('feature').select('enabled').where('key', '=', 'club').executeTakeFirst()
  return row?.enabled === 1
}

/** Whether the club is open to an account of this type: play money earns no level (SESSION-17). */
export const isClubOpenTo = async (db: Kysely<Tables>, type: number): Promise<boolean> =>
  type !== trialType && (await isClubOpen(db))
