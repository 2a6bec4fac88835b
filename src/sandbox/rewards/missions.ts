import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { trialType } from '../trial'
import { dayName, dayNumber, weekOf } from './calendar'
import { countedBets } from './turnover'

/** The week's missions, computed from bets and deposits, and its ranking by turnover. */

interface Mission {
  readonly id: string
  readonly unit: 'bets' | 'days' | 'deposits'
  /** Bets, days, or minor units. */
  readonly goal: number
  /** Minor units. */
  readonly amount: number
  readonly titleEn: string
  readonly titleTy: string
}

const weekly: readonly Mission[] = [
  { id: 'bets-20', unit: 'bets', goal: 20, amount: 1_800, titleEn: '20 bets', titleTy: '20 taya' },
  { id: 'bets-100', unit: 'bets', goal: 100, amount: 8_800, titleEn: '100 bets', titleTy: '100 taya' },
  {
    id: 'days-3',
    unit: 'days',
    goal: 3,
    amount: 2_800,
    titleEn: '3 days of play',
    titleTy: '3 araw na laro',
  },
  {
    id: 'days-5',
    unit: 'days',
    goal: 5,
    amount: 5_800,
    titleEn: '5 days of play',
    titleTy: '5 araw na laro',
  },
  {
    id: 'deposits-1000',
    unit: 'deposits',
    goal: 100_000,
    amount: 3_800,
    titleEn: '₱1,000 deposited',
    titleTy: '₱1,000 na deposito',
  },
]

/** A member's activity in the week of a given time. */
async function doneIn(db: Kysely<Tables>, memberId: string, { from, to }: { from: number; to: number }) {
  const bets = await db
    .selectFrom('bet')
    .select('placedAt')
    .where('memberId', '=', memberId)
    .where('state', '!=', 'void')
    .where('placedAt', '>=', from)
    .where('placedAt', '<', to)
    .execute()
  const orders = await db
    .selectFrom('lotteryOrder')
    .select('placedAt')
    .where('memberId', '=', memberId)
    .where('placedAt', '>=', from)
    .where('placedAt', '<', to)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lotterySuborder')
          .select('lotterySuborder.id')
          .whereRef('lotterySuborder.orderId', '=', 'lotteryOrder.id')
          .where('lotterySuborder.status', '!=', 'cancelled'),
      ),
    )
    .execute()
  const deposits = await db
    .selectFrom('ledger')
    .select(({ fn }) => fn.sum('minor').as('minor'))
    .where('memberId', '=', memberId)
    .where('reason', '=', 'deposit')
    .where('minor', '>', 0)
    .where('at', '>=', from)
    .where('at', '<', to)
    .executeTakeFirst()
  const placed = [...bets, ...orders].map(({ placedAt }) => placedAt)
  return {
    bets: placed.length,
    days: new Set(placed.map(dayNumber)).size,
    deposits: Number(deposits?.minor ?? 0),
  }
}

interface MissionState extends Mission {
  /** The mission in this week: can be claimed once. */
  readonly claimId: string
  readonly done: number
  readonly state: 'open' | 'waiting' | 'claimed'
}

/** This week's missions with a member's progress. */
export async function missionsOf(
  db: Kysely<Tables>,
  memberId: string,
  now: number,
): Promise<readonly MissionState[]> {
  const week = weekOf(now)
  const done = await doneIn(db, memberId, week)
  const claims = await db
    .selectFrom('claim')
    .select('source')
    .where('memberId', '=', memberId)
    .where('kind', '=', 'mission')
    .execute()
  const claimed = new Set(claims.map(({ source }) => source))
  return weekly.map((mission) => {
    const claimId = `${mission.id}@${dayName(week.from)}`
    const reached = done[mission.unit] >= mission.goal
    return {
      ...mission,
      claimId,
      done: done[mission.unit],
      state: claimed.has(claimId) ? 'claimed' : reached ? 'waiting' : 'open',
    }
  })
}

/** Keeps the first letters only. */
const masked = (name: string): string => `${name.slice(0, 2)}***`

/** This week's ranking by turnover: the top ten with masked names, and the member's place. */
export async function rankingOf(db: Kysely<Tables>, memberId: string, now: number) {
  const sums = new Map<string, number>()
  for (const bet of await countedBets(db, weekOf(now))) {
    sums.set(bet.memberId, (sums.get(bet.memberId) ?? 0) + bet.turnover)
  }
  const people = await db
    .selectFrom('member')
    .select(['id', 'username'])
    .where('type', '!=', trialType)
    .where('id', 'in', sums.size > 0 ? [...sums.keys()] : [''])
    .execute()
  const rivals = await db.selectFrom('rival').selectAll().execute()
  const all = [
    ...people.map(({ id, username }) => ({
      name: username,
      turnover: sums.get(id) ?? 0,
      own: id === memberId,
    })),
    ...rivals.map(({ name, turnover }) => ({ name, turnover, own: false })),
  ]
    .filter(({ turnover }) => turnover > 0)
    .sort((a, b) => b.turnover - a.turnover || (a.name < b.name ? -1 : 1))
    .map((one, at) => ({ ...one, name: masked(one.name), place: at + 1 }))
  return { list: all.slice(0, 10), own: all.find(({ own }) => own) ?? null }
}
