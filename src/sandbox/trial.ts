import { newMember, openSession } from './accounts'
import { moveMoney } from './db/money'
import type { HandlerContext } from './handler'

/** Account type of a free-trial account (SESSION-09). */
export const trialType = 4

/** Play money of a trial account: 10,000.00 in minor units. */
const playMoney = 1_000_000

/** Creates a trial account with play money and opens its session. It has no password login. */
export async function openTrial(context: HandlerContext) {
  const { db, now, random } = context
  const at = now()
  const username = `trial_${random.digits(8)}`
  const id = `T${random.bytes(8).toString('hex')}`
  const member = newMember({ id, username, type: trialType, registeredAt: at })
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('member').values(member).execute()
    await moveMoney(trx, { memberId: member.id, minor: playMoney, reason: 'play-money', at })
  })
  return openSession(context, member)
}
