import type { securityCalls } from '../../platform/calls/security'
import { findByMobile, memberOf, mobileKey, type Member } from '../accounts'
import { demandCode, sendCode, useUpCode } from '../codes'
import type { MemberSecurityTable } from '../db/security'
import { Refusal, type HandlerContext, type Handlers } from '../handler'
import { ownerChanged } from '../owner-changed'
import { demandPassword } from '../password-proof'
import { hashPassword } from '../passwords'
import { demandPin } from '../pin'
import { doOnce } from '../requests'
import { demandChangeProof } from '../second-step/proofs'
import { shownCard } from '../cash/payees'

const questions = [
  { id: 'q1', EN: 'What was the name of your first school?', TY: 'Ano ang pangalan ng una mong paaralan?' },
  {
    id: 'q2',
    EN: 'In which town did your parents meet?',
    TY: 'Saang bayan nagkakilala ang mga magulang mo?',
  },
  { id: 'q3', EN: 'What was your first pet called?', TY: 'Ano ang pangalan ng una mong alaga?' },
  { id: 'q4', EN: 'What dish does your family cook best?', TY: 'Anong ulam ang pinakamasarap sa inyo?' },
]

const securityOf = async ({ db, caller }: HandlerContext): Promise<MemberSecurityTable> => {
  const memberId = caller!.memberId
  const row = db.selectFrom('memberSecurity').selectAll().where('memberId', '=', memberId)
  return (
    (await row.executeTakeFirst()) ?? {
      memberId,
      paymentPasswordHash: null,
      answers: null,
      pinFailures: 0,
      pinFailedAt: 0,
    }
  )
}

async function store(context: HandlerContext, changes: Partial<MemberSecurityTable>): Promise<null> {
  const row = { ...(await securityOf(context)), ...changes }
  const { paymentPasswordHash, answers, pinFailures } = row
  await context.db
    .insertInto('memberSecurity')
    .values(row)
    .onConflict((c) => c.column('memberId').doUpdateSet({ paymentPasswordHash, answers, pinFailures }))
    .execute()
  return null
}

/** A new withdrawal password resets the failure count. */
async function storePin(context: HandlerContext, member: Member, pin: string): Promise<null> {
  await store(context, { paymentPasswordHash: await hashPassword(pin, context.random), pinFailures: 0 })
  await ownerChanged(context, member, 'pin')
  return null
}

/** Keeps the first letter and the end, enough for the owner to recognise. */
const masked = (whole: string | null, end: number) =>
  whole && `${whole.slice(0, 1)}${'*'.repeat(Math.max(3, whole.length - end - 1))}${whole.slice(-end)}`

const columnOf = (contact: string) => (contact.includes('@') ? 'email' : 'mobile')
const storedContact = (contact: string) =>
  columnOf(contact) === 'email' ? contact.trim().toLowerCase() : mobileKey(contact)

const demandSame = (one: string, other: string) => {
  if (one !== other) throw new Refusal(400, 'request.invalid')
}

export const securityHandlers = {
  async securityConfig(_, context) {
    const { mobile, email } = await memberOf(context)
    const { paymentPasswordHash, answers } = await securityOf(context)
    const cards = await context.db
      .selectFrom('bankCard')
      .select('id')
      .where('memberId', '=', context.caller!.memberId)
      .execute()
    const at = email?.indexOf('@') ?? -1
    return {
      mobileNum: masked(mobile, 4),
      email: email && masked(email, email.length - at),
      hasWithdrawalPassword: paymentPasswordHash !== null,
      hasSecurityQuestions: answers !== null,
      bankCards: cards.length,
    }
  },

  hasWithdrawalPassword: async (_, context) => (await securityOf(context)).paymentPasswordHash !== null,

  async setPaymentPassword(
    { oldPaymentPassword, password = '', paymentPassword, confirmPaymentPassword, requestId, stepProof },
    context,
  ) {
    demandSame(paymentPassword, confirmPaymentPassword)
    return doOnce(context, { requestId, kind: 'pin', asked: null }, async () => {
      const member = await memberOf(context)
      const { paymentPasswordHash } = await securityOf(context)
      // Setting a first one when there is one by now is not a wrong guess.
      if (paymentPasswordHash !== null && oldPaymentPassword === '') throw new Refusal(409, 'pin.exists')
      if (paymentPasswordHash === null) await demandPassword(context, member, password)
      else await demandPin(context, oldPaymentPassword)
      await demandChangeProof(context, member.id, stepProof)
      return storePin(context, member, paymentPassword)
    })
  },

  async resetPaymentPassword(
    { password, paymentPassword, confirmPaymentPassword, requestId, stepProof },
    context,
  ) {
    demandSame(paymentPassword, confirmPaymentPassword)
    return doOnce(context, { requestId, kind: 'pin', asked: null }, async () => {
      const member = await memberOf(context)
      await demandPassword(context, member, password)
      await demandChangeProof(context, member.id, stepProof)
      return storePin(context, member, paymentPassword)
    })
  },

  async addBankCard({ bankName, accountNum, paymentPassword, requestId }, context) {
    const { db, caller, now, random } = context
    return doOnce(context, { requestId, kind: 'card', asked: [bankName, accountNum] }, async () => {
      await demandPin(context, paymentPassword)
      const id = `C${random.bytes(6).toString('hex')}`
      const made = await db
        .insertInto('bankCard')
        .values({ id, memberId: caller!.memberId, bankName, accountNum, addedAt: now() })
        .onConflict((c) => c.doNothing())
        .executeTakeFirst()
      if (made.numInsertedOrUpdatedRows === 0n) throw new Refusal(409, 'bankcard.exists')
      await ownerChanged(context, await memberOf(context), 'card')
      return shownCard({ id, bankName, accountNum, addedAt: now() }, now())
    })
  },

  async sendContactCode({ contact }, context) {
    const member = await memberOf(context)
    // The account's current one needs no verification.
    if (member[columnOf(contact)] === storedContact(contact)) throw new Refusal(409, 'member.exists')
    return sendCode(context, contact, 'contact', true)
  },

  async proveContact({ contact, verificationCode, password, stepProof }, context) {
    const { db } = context
    const member = await memberOf(context)
    const column = columnOf(contact)
    const value = storedContact(contact)
    // The answer to the first attempt may have been lost.
    if (member[column] === value) return null
    await demandPassword(context, member, password)
    await demandCode(context, contact, verificationCode, 'contact')
    // Only a caller who has verified the number learns that it has an account; an address may serve several.
    if (column === 'mobile' && (await findByMobile(db, value))) throw new Refusal(409, 'member.exists')
    // Last, so that a wrong code does not use up the step: an authenticator code is valid once.
    await demandChangeProof(context, member.id, stepProof)
    await useUpCode(context, contact, verificationCode, 'contact')
    await db
      .updateTable('member')
      .set({ [column]: value })
      .where('id', '=', member.id)
      .execute()
    await ownerChanged(context, member, column)
    return null
  },

  async setSecurityAnswers({ password, answers, stepProof }, context) {
    const ids = new Set(answers.map(({ questionId }) => questionId))
    const known = answers.every(({ questionId }) => questions.some(({ id }) => id === questionId))
    if (!known || ids.size < answers.length) throw new Refusal(400, 'request.invalid')
    const member = await memberOf(context)
    await demandPassword(context, member, password)
    await demandChangeProof(context, member.id, stepProof)
    const hashed = await Promise.all(
      answers.map(async ({ questionId, answer }) => ({
        questionId,
        hash: await hashPassword(answer.toLowerCase(), context.random),
      })),
    )
    await store(context, { answers: JSON.stringify(hashed) })
    await ownerChanged(context, member, 'questions')
    return null
  },

  securityQuestions: (_, { language }) => questions.map((one) => ({ id: one.id, text: one[language] })),
} satisfies Pick<Handlers, keyof typeof securityCalls>
