import type { Kysely } from 'kysely'
import type { DepositState } from '../db/deposits'
import { parseMinor } from '../db/money'
import type { Tables } from '../db/tables'
import { nothingWaits } from '../protection/limits'
import { bonusOf, depositMethods, everyday, life } from './world'

const hour = 3_600_000
const day = 24 * hour

/** A past deposit: hours ago, method, whole pesos, outcome, and whether the everyday promotion was added. */
type Past = readonly [hours: number, method: string, pesos: number, state: DepositState, promo?: true]

/** Spread over more than a year, so that every date range of the record has entries. */
const past: Readonly<Record<string, readonly Past[]>> = {
  mika_07: [
    [3, 'qrph', 1_200, 'paid', true],
    [27, 'lakas', 500, 'cancelled'],
    [28, 'qrph', 500, 'paid'],
    [5 * 24, 'direkta', 3_000, 'paid', true],
    [6 * 24, 'suki', 1_000, 'expired'],
    [12 * 24, 'lakas', 800, 'paid'],
    [19 * 24, 'sampaguita', 5_000, 'paid', true],
    [33 * 24, 'qrph', 2_000, 'refused'],
    [33 * 24 + 1, 'qrph', 2_000, 'paid'],
    [47 * 24, 'suki', 1_500, 'paid'],
    [61 * 24, 'lakas', 650, 'paid'],
    [84 * 24, 'direkta', 10_000, 'paid', true],
    [110 * 24, 'qrph', 200, 'paid'],
    [125 * 24, 'qrph', 1_000, 'paid'],
  ],
  don_ramon: [
    [8, 'sampaguita', 100_000, 'paid', true],
    [9 * 24, 'direkta', 50_000, 'paid'],
    [40 * 24, 'direkta', 50_000, 'paid', true],
    [75 * 24, 'sampaguita', 200_000, 'refused'],
    [130 * 24, 'sampaguita', 120_000, 'paid'],
    [210 * 24, 'direkta', 80_000, 'paid'],
    [300 * 24, 'direkta', 25_000, 'expired'],
    [390 * 24, 'sampaguita', 60_000, 'paid'],
  ],
  ana_team: [
    [2 * 24, 'lakas', 300, 'paid'],
    [30 * 24, 'lakas', 650, 'paid'],
  ],
}

/** Players with a 24-hour deposit limit. */
const limited: Readonly<Record<string, string>> = { mika_07: '5000.00' }

/** Payment methods, and members' past deposits, which are already part of their starting balances. */
export async function seedDeposits(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .insertInto('depositMethod')
    .values([...depositMethods])
    .execute()
  const names = Object.keys(past)
  const members = await db
    .selectFrom('member')
    .select(['id', 'username'])
    .where('username', 'in', names)
    .execute()
  for (const { id: memberId, username } of members) {
    const rows = [...(past[username] ?? [])].sort(([a], [b]) => b - a)
    await db
      .insertInto('depositOrder')
      .values(rows.map((row, at) => depositRow(row, `${username}-${at}`, memberId, now)))
      .execute()
    const limit = limited[username]
    if (limit)
      await db
        .insertInto('playLimit')
        .values({ memberId, kind: 'deposit', period: 'day', amount: parseMinor(limit), ...nothingWaits })
        .execute()
  }
}

function depositRow(
  [hours, methodId, pesos, state, promo]: Past,
  key: string,
  memberId: string,
  now: number,
) {
  const method = depositMethods.find(({ id }) => id === methodId)!
  const createdAt = now - hours * hour
  const manual = method.relay === 'manual'
  const expiresAt = createdAt + (manual ? life.transfer : life.page)
  const amount = pesos * 100
  return {
    memberId,
    requestId: `seed-${key}`,
    methodId,
    kind: method.kind,
    methodName: method.name,
    amount,
    fee: method.fee,
    bonus: promo ? bonusOf(amount) : 0,
    promoId: promo ? everyday.id : null,
    state,
    token: null,
    reference: null,
    createdAt,
    expiresAt,
    dueAt: null,
    endedAt: state === 'expired' ? expiresAt : createdAt + (manual ? day / 48 : 90_000),
  }
}
