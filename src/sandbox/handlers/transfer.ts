import type { transferCalls } from '../../platform/calls/transfer'
import { findByName, memberOf, type Member } from '../accounts'
import { turnoverOf } from '../cash/turnover'
import { transferBefore, transferBounds, transferOf, transferUp } from '../cash/up-transfers'
import { currency, formatMinor, parseMinor } from '../db/money'
import { Refusal, type HandlerContext, type Handlers } from '../handler'
import { demandPin } from '../pin'
import { spendableOf } from '../play/spendable'
import { getSetting } from '../settings'

/** Account type that may not transfer to its upline (SESSION-11, CONST-42). */
const noTransfer = 2

/** The upline, if transfers to it are allowed (WALLET-09). */
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
      available: formatMinor(await spendableOf(db, memberId)),
      min: formatMinor(transferBounds.min),
      max: formatMinor(transferBounds.max),
      turnover: { total: formatMinor(total), left: formatMinor(left) },
      currency,
      transfer: requestId === undefined ? null : await transferOf(db, memberId, requestId, now()),
    }
  },

  async walletTransfer({ amount, to, paymentPassword, requestId }, context) {
    const { db, caller, now } = context
    const upline = await uplineOf(context)
    const memberId = caller!.memberId
    const minor = parseMinor(amount)
    if (minor < transferBounds.min || minor > transferBounds.max) throw new Refusal(400, 'request.invalid')
    const known = await transferBefore(db, memberId, requestId, minor)
    if (known) return { ...known, currency }
    await demandPin(context, paymentPassword)
    if (to !== upline.username) throw new Refusal(409, 'transaction.terms.changed')
    return { ...(await transferUp(db, { memberId, requestId, upline, minor, at: now() })), currency }
  },
} satisfies Pick<Handlers, keyof typeof transferCalls>
