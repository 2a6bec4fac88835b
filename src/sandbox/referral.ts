import type { Kysely, Transaction } from 'kysely'
import { moveMoney } from './db/money'
import type { Tables } from './db/tables'
import { isExcluded } from './play/exclusion'
import { trialType } from './trial'

const hour = 3_600_000

/** The programme's terms: amounts in minor units (centavos). */
export const programme = { rewardMinor: 10_000, minimumMinor: 50_000, waitHours: 24 } as const

/** The ledger's reason for a deposit; a bonus paid with it has its own. */
const deposits = 'deposit'

/** A friend and their first deposit, if any. */
interface Friend {
  readonly id: string
  readonly username: string
  readonly registeredAt: number
  readonly deposit: { readonly minor: number; readonly at: number } | null
}

/** Everyone who registered with a member's code, newest first. */
export async function friendsOf(db: Kysely<Tables>, username: string): Promise<Friend[]> {
  const friends = await db
    .selectFrom('member')
    .select(['id', 'username', 'registeredAt'])
    .where('upline', '=', username)
    .where('type', '!=', trialType)
    .orderBy('registeredAt', 'desc')
    .orderBy('id')
    .execute()
  const moved = await db
    .selectFrom('ledger')
    .innerJoin('member', 'member.id', 'ledger.memberId')
    .select(['ledger.memberId', 'ledger.minor', 'ledger.at'])
    .where('member.upline', '=', username)
    .where('ledger.reason', '=', deposits)
    .where('ledger.minor', '>', 0)
    .orderBy('ledger.at', 'desc')
    .orderBy('ledger.id', 'desc')
    .execute()
  // Later entries overwrite earlier ones, so the earliest wins.
  const first = new Map(moved.map(({ memberId, minor, at }) => [memberId, { minor, at }]))
  return friends.map((friend) => ({ ...friend, deposit: first.get(friend.id) ?? null }))
}

/** Records rewards earned by friends' first deposits, and pays what is due. */
async function payDue(
  trx: Transaction<Tables>,
  memberId: string,
  friends: readonly Friend[],
  now: number,
): Promise<void> {
  for (const { id, deposit } of friends) {
    if (!deposit || deposit.minor < programme.minimumMinor) continue
    const { rewardMinor: minor, waitHours } = programme
    const dueAt = deposit.at + waitHours * hour
    await trx
      .insertInto('referralReward')
      .values({ friendId: id, memberId, minor, earnedAt: deposit.at, dueAt, paidAt: null })
      .onConflict((c) => c.doNothing())
      .execute()
  }
  const due = await trx
    .selectFrom('referralReward')
    .select(['friendId', 'minor'])
    .where('memberId', '=', memberId)
    .where('paidAt', 'is', null)
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .execute()
  for (const { friendId, minor } of due) {
    await trx.updateTable('referralReward').set({ paidAt: now }).where('friendId', '=', friendId).execute()
    await moveMoney(trx, { memberId, minor, reason: 'referral.reward', at: now })
  }
}

/**
 * Records the member's rewards and pays what is due: each friend counts once and each reward is paid once,
 * however often and from however many phones this is called. Returns the rewards by friend.
 */
export async function settleReferrals(
  db: Kysely<Tables>,
  memberId: string,
  friends: readonly Friend[],
  now: number,
) {
  return db.transaction().execute(async (trx) => {
    // Nothing is paid during a break from play (trust 34): it waits until the break ends.
    if (!(await isExcluded(trx, memberId, now))) await payDue(trx, memberId, friends, now)
    const rewards = await trx
      .selectFrom('referralReward')
      .selectAll()
      .where('memberId', '=', memberId)
      .execute()
    return new Map(rewards.map((reward) => [reward.friendId, reward]))
  })
}
