import type { Kysely } from 'kysely'
import { newMember } from '../accounts'
import { moveMoney } from '../db/money'
import type { Tables } from '../db/tables'
import { programme } from '../referral'

const hour = 3_600_000

/** Their referrer. */
const host = 'nena_tropa'

/** Friends who registered through the link: when they joined, and their first deposit, in centavos. */
export const friends = [
  { username: 'liza_qc21', joined: 41 * 24, deposit: { hoursAgo: 40 * 24, minor: 100_000 } },
  { username: 'paolo_m08', joined: 22 * 24, deposit: { hoursAgo: 21 * 24, minor: 50_000 } },
  { username: 'jessa.cebu', joined: 9 * 24, deposit: { hoursAgo: 9 * 24 - 2, minor: 250_000 } },
  { username: 'kristel88', joined: 6 * 24, deposit: { hoursAgo: 5 * 24, minor: 30_000 } },
  { username: 'bong_mnl', joined: 26, deposit: { hoursAgo: 5, minor: 80_000 } },
  { username: 'jayr_26', joined: 3, deposit: null },
] as const

/** Friends with their first deposits and paid rewards. Nobody signs in as one of them. */
export async function seedFriends(db: Kysely<Tables>, now: number): Promise<void> {
  const found = await db.selectFrom('member').select('id').where('username', '=', host).executeTakeFirst()
  if (!found) return
  for (const [index, { username, joined, deposit }] of friends.entries()) {
    const id = `F${String(20001 + index)}`
    await db
      .insertInto('member')
      .values(newMember({ id, username, upline: host, registeredAt: now - joined * hour }))
      .execute()
    if (!deposit) continue
    const at = now - deposit.hoursAgo * hour
    await move(db, { memberId: id, minor: deposit.minor, reason: 'deposit', at })
    const dueAt = at + programme.waitHours * hour
    if (deposit.minor < programme.minimumMinor || dueAt > now) continue
    const reward = { friendId: id, memberId: found.id, minor: programme.rewardMinor }
    await db
      .insertInto('referralReward')
      .values({ ...reward, earnedAt: at, dueAt, paidAt: dueAt })
      .execute()
    await move(db, { memberId: found.id, minor: reward.minor, reason: 'referral.reward', at: dueAt })
  }
}

/** The world is seeded inside one transaction. */
const move = (db: Kysely<Tables>, movement: Parameters<typeof moveMoney>[1]) =>
  moveMoney(db as Parameters<typeof moveMoney<Tables>>[0], movement)
