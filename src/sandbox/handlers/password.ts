import type { passwordCalls } from '../../platform/calls/password'
import { findByMobile, findByName, memberOf, type Member } from '../accounts'
import { demandCode, useUpCode } from '../codes'
import { Refusal, type HandlerContext, type Handlers } from '../handler'
import { resetLink } from '../mail-reset'
import { ownerChanged } from '../owner-changed'
import { demandPassword } from '../password-proof'
import { hashPassword, passwordFits, passwordLength } from '../passwords'
import { demandChangeProof } from '../second-step/proofs'

const lengthFits = ({ length }: string) => length >= passwordLength.min && length <= passwordLength.max

/** Minimum time between two mails, milliseconds. */
const mailPause = 60_000

async function storePassword({ db, random }: HandlerContext, member: Member, password: string) {
  const passwordHash = await hashPassword(password, random)
  await db.updateTable('member').set({ passwordHash }).where('id', '=', member.id).execute()
}

export const passwordHandlers = {
  async passWordChangeV2({ oldPassword, newPassword, confirmNewPassword, stepProof }, context) {
    const member = await memberOf(context)
    await demandPassword(context, member, oldPassword)
    if (!lengthFits(newPassword) || newPassword !== confirmNewPassword) {
      throw new Refusal(400, 'request.invalid')
    }
    if (newPassword === oldPassword) throw new Refusal(400, 'modify.new.old.same')
    await demandChangeProof(context, member.id, stepProof)
    await storePassword(context, member, newPassword)
    await ownerChanged(context, member, 'password')
    return null
  },

  /** Accepts every request: only the mail reveals whether there is such an account (trust 20). */
  async forgotByEmail({ username, email }, { db, now, random, language }) {
    const member = await findByName(db, username)
    const code = random.bytes(16).toString('hex')
    if (!member?.email || member.email.toLowerCase() !== email.trim().toLowerCase()) return null
    const recent = await db
      .selectFrom('outbox')
      .select('id')
      .where('channel', '=', 'mail')
      .where('memberId', '=', member.id)
      .where('at', '>', now() - mailPause)
      .executeTakeFirst()
    if (recent) return null
    const text = `Choose a new password for ${member.username}: ${resetLink(code, language)}`
    await db
      .insertInto('outbox')
      .values({ channel: 'mail', recipient: member.email, text, code, at: now(), memberId: member.id })
      .execute()
    return null
  },

  /** The code stays valid until the password is set: it may be resent with another password (FORGOT-13). */
  async resetByPhone({ newPassword, mobileNum, verificationCode }, context) {
    await demandCode(context, mobileNum, verificationCode, 'noLogin')
    const member = await findByMobile(context.db, mobileNum)
    if (!member) throw new Refusal(400, 'verification.wrong')
    if (!lengthFits(newPassword)) throw new Refusal(400, 'request.invalid')
    if (await passwordFits(newPassword, member.passwordHash)) throw new Refusal(400, 'modify.new.old.same')
    await useUpCode(context, mobileNum, verificationCode, 'noLogin')
    await storePassword(context, member, newPassword)
    // Nobody is signed in here: every session that used the old password ends.
    await ownerChanged({ ...context, caller: null }, member, 'password')
    return { userName: member.username }
  },
} satisfies Pick<Handlers, keyof typeof passwordCalls>
