import type { securityCalls } from '../../platform/calls/security'
import { findByMobile, memberOf, mobileKey } from '../accounts'
import { demandCode, sendCode, useUpCode } from '../codes'
import type { MemberSecurityTable } from '../db/security'
import { Refusal, type HandlerContext, type Handlers } from '../handler'
import { hashPassword, passwordFits } from '../passwords'
import { demandPin } from '../pin'
import { doOnce } from '../requests'

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
const storePin = async (context: HandlerContext, pin: string) =>
  store(context, { paymentPasswordHash: await hashPassword(pin, context.random), pinFailures: 0 })

/** Keeps the first letter and the end, enough for the owner to recognise. */
const masked = (whole: string | null, end: number) =>
  whole && `${whole.slice(0, 1)}${'*'.repeat(Math.max(3, whole.length - end - 1))}${whole.slice(-end)}`

/** Changing security settings requires the account's password (trust 24). */
async function demandPassword(password: string, hash: string | null) {
  if (!(await passwordFits(password, hash ?? undefined))) throw new Refusal(400, 'login.wrong.credentials')
}

const isMail = (contact: string) => contact.includes('@')

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
    { oldPaymentPassword, paymentPassword, confirmPaymentPassword, requestId },
    context,
  ) {
    demandSame(paymentPassword, confirmPaymentPassword)
    return doOnce(context, { requestId, kind: 'pin', asked: null }, async () => {
      const { paymentPasswordHash } = await securityOf(context)
      // Whoever sets a first one and finds another there has not guessed.
      if (paymentPasswordHash !== null && oldPaymentPassword === '') throw new Refusal(409, 'pin.exists')
      if (paymentPasswordHash !== null) await demandPin(context, oldPaymentPassword)
      return storePin(context, paymentPassword)
    })
  },

  async resetPaymentPassword({ password, paymentPassword, confirmPaymentPassword, requestId }, context) {
    demandSame(paymentPassword, confirmPaymentPassword)
    return doOnce(context, { requestId, kind: 'pin', asked: null }, async () => {
      await demandPassword(password, (await memberOf(context)).passwordHash)
      return storePin(context, paymentPassword)
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
      return { id, bankName, lastDigits: accountNum.slice(-4) }
    })
  },

  async sendContactCode({ contact }, context) {
    const { mobile, email } = await memberOf(context)
    // Whoever holds the session alone must not replace what the account is recovered by.
    if ((isMail(contact) ? email : mobile) !== null) throw new Refusal(409, 'member.exists')
    return sendCode(context, contact, 'contact', true)
  },

  async proveContact({ contact, verificationCode, password }, context) {
    const { db } = context
    const member = await memberOf(context)
    const column = isMail(contact) ? 'email' : 'mobile'
    const value = isMail(contact) ? contact.trim().toLowerCase() : mobileKey(contact)
    // The answer to the first attempt may have been lost.
    if (member[column] === value) return null
    if (member[column] !== null) throw new Refusal(409, 'member.exists')
    await demandPassword(password, member.passwordHash)
    await demandCode(context, contact, verificationCode, 'contact')
    // Only who has proved the number learns that it has an account; an address may serve several.
    if (column === 'mobile' && (await findByMobile(db, value))) throw new Refusal(409, 'member.exists')
    await useUpCode(context, contact, verificationCode, 'contact')
    await db
      .updateTable('member')
      .set({ [column]: value })
      .where('id', '=', member.id)
      .execute()
    return null
  },

  async setSecurityAnswers({ password, answers }, context) {
    const ids = new Set(answers.map(({ questionId }) => questionId))
    const known = answers.every(({ questionId }) => questions.some(({ id }) => id === questionId))
    if (!known || ids.size < answers.length) throw new Refusal(400, 'request.invalid')
    await demandPassword(password, (await memberOf(context)).passwordHash)
    const hashed = await Promise.all(
      answers.map(async ({ questionId, answer }) => ({
        questionId,
        hash: await hashPassword(answer.toLowerCase(), context.random),
      })),
    )
    return store(context, { answers: JSON.stringify(hashed) })
  },

  securityQuestions: (_, { language }) => questions.map((one) => ({ id: one.id, text: one[language] })),
} satisfies Pick<Handlers, keyof typeof securityCalls>
