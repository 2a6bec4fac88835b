import { openSession, type Member } from './accounts'
import { moveMoney } from './db/money'
import type { HandlerContext } from './handler'

/** Account type of a free-trial account (SESSION-09). */
export const trialType = 4

/** Play money of a trial account: 10,000.00 in minor units. */
const playMoney = 1_000_000

/** Makes a trial account with play money and opens its session. Nobody can log in to it with a password. */
export async function openTrial(context: HandlerContext) {
  const { db, now, random } = context
  const at = now()
  const username = `trial_${random.digits(8)}`
  const member: Member = {
    id: `T${random.bytes(8).toString('hex')}`,
    username,
    nameKey: username,
    type: trialType,
    passwordHash: 'none',
    mobile: null,
    email: null,
    nickname: null,
    payeeName: null,
    icon: '1',
    vipLabel: null,
    upline: null,
    affiliateCode: null,
    locked: 0,
    regionBlocked: 0,
    registeredAt: at,
    lastLogin: null,
    previousLogin: null,
  }
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('member').values(member).execute()
    await moveMoney(trx, { memberId: member.id, minor: playMoney, reason: 'play-money', at })
  })
  return openSession(context, member)
}
