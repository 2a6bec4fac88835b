import type { Kysely } from 'kysely'
import type { RefusalReason } from '../../platform/calls/withdraw'
import { addTurnover } from '../cash/turnover'
import { withdrawBounds } from '../cash/withdrawals'
import type { Tables } from '../db/tables'
import type { WithdrawalState } from '../db/withdraw'
import { hashPassword } from '../passwords'
import type { Random } from '../random'

const hour = 60 * 60 * 1000

/** Withdrawal password of every seeded member who has one. */
export const seededPin = '246810'

/** Cards of members who have withdrawn before. */
const cards = [
  { username: 'don_ramon', bankName: 'Banco Bayani', accountNum: '004417729035' },
  { username: 'don_ramon', bankName: 'Isla Savings Bank', accountNum: '88120046' },
  { username: 'tita_baby', bankName: 'Bangko ng Bayan', accountNum: '102938475610' },
] as const

/** Past withdrawals, by hours ago; the starting balances already account for them. */
const withdrawals: readonly {
  readonly username: (typeof cards)[number]['username']
  readonly hoursAgo: number
  readonly minor: number
  readonly state: WithdrawalState
  readonly reason?: RefusalReason
}[] = [
  { username: 'don_ramon', hoursAgo: 3, minor: 1_500_000, state: 'paid' },
  { username: 'don_ramon', hoursAgo: 27, minor: 250_000, state: 'refused', reason: 'bank' },
  { username: 'don_ramon', hoursAgo: 75, minor: 5_000_000, state: 'paid' },
  { username: 'don_ramon', hoursAgo: 400, minor: 820_050, state: 'paid' },
  { username: 'don_ramon', hoursAgo: 1_900, minor: 2_000_000, state: 'paid' },
  { username: 'tita_baby', hoursAgo: 20, minor: 300_000, state: 'paid' },
  { username: 'tita_baby', hoursAgo: 190, minor: 120_000, state: 'refused', reason: 'account-name' },
  { username: 'tita_baby', hoursAgo: 520, minor: 450_000, state: 'paid' },
]

/** Gives seeded members their withdrawal passwords, cards and withdrawals, and one a turnover requirement. */
export async function seedCash(db: Kysely<Tables>, now: number, random: Random): Promise<void> {
  const people = await db.selectFrom('member').select(['id', 'username']).execute()
  const idOf = (username: string) => people.find((one) => one.username === username)!.id
  const paymentPasswordHash = await hashPassword(seededPin, random)
  await db.transaction().execute(async (trx) => {
    for (const username of new Set(cards.map((card) => card.username))) {
      await trx
        .insertInto('memberSecurity')
        .values({
          memberId: idOf(username),
          paymentPasswordHash,
          answers: null,
          pinFailures: 0,
          pinFailedAt: 0,
        })
        .execute()
    }
    for (const [at, { username, ...card }] of cards.entries()) {
      const id = `C${String(at + 1).padStart(12, '0')}`
      await trx
        .insertInto('bankCard')
        .values({ id, memberId: idOf(username), ...card, addedAt: now - 3_000 * hour })
        .execute()
    }
    for (const [at, { username, hoursAgo, minor, state, reason = null }] of withdrawals.entries()) {
      const { bankName, accountNum } = cards.find((card) => card.username === username)!
      await trx
        .insertInto('withdrawal')
        .values({
          memberId: idOf(username),
          requestId: `seeded-withdrawal-${at + 1}`,
          bankName,
          lastDigits: accountNum.slice(-4),
          minor,
          fee: withdrawBounds.fee,
          state,
          reason,
          createdAt: now - hoursAgo * hour,
          doneAt: now - hoursAgo * hour + 12 * 60_000,
        })
        .execute()
    }
    await addTurnover(trx, { memberId: idOf('ana_team'), minor: 50_000, at: now - hour })
  })
}
