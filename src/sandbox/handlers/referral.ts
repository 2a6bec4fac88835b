import type { referralCalls } from '../../platform/calls/referral'
import { currency, formatMinor } from '../db/money'
import { Refusal, type HandlerContext, type Handlers } from '../handler'
import { demandNoBreak } from '../play/exclusion'
import { friendsOf, programme, settleReferrals } from '../referral'
import { trialType } from '../trial'
import { maskName } from '../world/winners'
import { memberOf } from './collections'
import { paging } from '../paging'

/**
 * The caller's friends with their rewards; trial accounts cannot refer friends (SESSION-17). During a break
 * nothing is shown or paid: rewards earned wait until it ends (trust 34).
 */
async function settled(context: HandlerContext) {
  const { db, now } = context
  const { memberId, userName, type } = memberOf(context)
  if (type === trialType) throw new Refusal(403, 'session.trial.refused')
  await demandNoBreak(db, memberId, now())
  const friends = await friendsOf(db, userName)
  return { friends, rewards: await settleReferrals(db, memberId, friends, now()) }
}

export const referralHandlers = {
  async referralProgramme(_, context) {
    const { friends, rewards } = await settled(context)
    const row = await context.db
      .selectFrom('feature')
      .select('enabled')
      .where('key', '=', 'referral')
      .executeTakeFirst()
    const all = [...rewards.values()]
    const sum = (paid: boolean) =>
      formatMinor(
        all.filter(({ paidAt }) => (paidAt !== null) === paid).reduce((total, { minor }) => total + minor, 0),
      )
    return {
      enabled: row?.enabled === 1,
      currency,
      reward: formatMinor(programme.rewardMinor),
      minimum: formatMinor(programme.minimumMinor),
      waitHours: programme.waitHours,
      joined: friends.length,
      deposited: friends.filter(({ deposit }) => deposit !== null).length,
      paid: sum(true),
      coming: sum(false),
    }
  },

  async referralFriends(asked, context) {
    const { friends, rewards } = await settled(context)
    const page = paging(asked)
    return {
      list: page.cut(friends).map(({ id, username, registeredAt, deposit }) => {
        const reward = rewards.get(id)
        return {
          id,
          name: maskName(username),
          joinedAt: registeredAt,
          depositedAt: deposit?.at ?? null,
          reward: reward
            ? {
                amount: formatMinor(reward.minor),
                state: reward.paidAt === null ? ('coming' as const) : ('paid' as const),
                at: reward.paidAt ?? reward.dueAt,
              }
            : null,
        }
      }),
      ...page.of(friends.length),
      currency,
    }
  },
} satisfies Pick<Handlers, keyof typeof referralCalls>
