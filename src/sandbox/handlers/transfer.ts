import type { transferCalls } from '../../platform/calls/transfer'
import { findByName, memberOf, type Member } from '../accounts'
import { turnoverOf } from '../cash/turnover'
import { transferBefore, transferBounds, transferOf, transferUp } from '../cash/up-transfers'
import { formatMinor, parseMinor } from '../db/money'
import { Refusal, type HandlerContext, type Handlers } from '../handler'
import { demandPin } from '../pin'
import { purseOf } from '../play/purse'
import { getSetting } from '../settings'

/** Account type that transfers nothing to its superior (SESSION-11, CONST-42). */
const noTransfer = 2

/** The superior, where one may be transferred to (WALLET-09). */
async function uplineOf(context: HandlerContext): Promise<Member> {
  const { type, upline } = await memberOf(context)
  const { AGETRANSFERUP3 } = await getSetting(context.db, 'whitelabel')
  const found = upline === null ? undefined : await findByName(context.db, upline)
  if (AGETRANSFERUP3 !== '1' || type === noTransfer || !found) throw new Refusal(403, 'permission.denied')
  return found
}

export const transferHandlers = {
  async walletTransferTerms({ requestId }, context) {
    const { db, caller, now } = context
    const { username } = await uplineOf(context)
    const memberId = caller!.memberId
    const { total, left } = await turnoverOf(db, memberId)
    return {
      to: username,
      available: formatMinor(await purseOf(db, memberId)),
      min: formatMinor(transferBounds.least),
      max: formatMinor(transferBounds.most),
      turnover: { total: formatMinor(total), left: formatMinor(left) },
      currency: 'PHP',
      transfer: requestId === undefined ? null : await transferOf(db, memberId, requestId, now()),
    }
  },

  async walletTransfer({ amount, to, paymentPassword, requestId }, context) {
    const { db, caller, now } = context
    const upline = await uplineOf(context)
    const memberId = caller!.memberId
    const minor = parseMinor(amount)
    if (minor < transferBounds.least || minor > transferBounds.most) throw new Refusal(400, 'request.invalid')
    const known = await transferBefore(db, memberId, requestId, minor)
    if (known) return known
    await demandPin(context, paymentPassword)
    if (to !== upline.username) throw new Refusal(409, 'transaction.terms.changed')
    return transferUp(db, { memberId, requestId, upline, minor, at: now() })
  },
} satisfies Pick<Handlers, keyof typeof transferCalls>
