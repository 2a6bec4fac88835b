import { checkSide, endSession, findByMobile, findByName, openSession, type Member } from '../accounts'
import { captchaEquation, captchaPicture } from '../captchas'
import { checkCode, isFurther, sendCode, useUpCode, type CodePurpose } from '../codes'
import { Refusal, type HandlerContext, type Handlers } from '../handler'
import { passwordFits } from '../passwords'
import { memberOfWord } from '../provider'
import { demandStepLater } from '../second-step/steps'
import { getSetting } from '../settings'
import { captchaAfter, demandCaptcha, guess, loginKey, loginTries, newCaptcha } from '../throttle'
import { openTrial } from '../trial'
import type { sessionCalls } from '../../platform/calls/session'

type LoginInput = Parameters<Handlers['login']>[0]

/** The member with these credentials; undefined for an unknown user and a wrong secret alike (trust 20). */
async function recognise(context: HandlerContext, input: LoginInput): Promise<Member | undefined> {
  if (input.type === 'username') {
    const member = await findByName(context.db, input.username)
    return (await passwordFits(input.password, member?.passwordHash)) ? member : undefined
  }
  const member = await findByMobile(context.db, input.username)
  const verdict = await checkCode(context, input.username, input.password, 'noLogin')
  if (verdict === 'expired') throw new Refusal(400, 'verification.expired')
  if (verdict !== 'right' || !member) return undefined
  await useUpCode(context, input.username, input.password, 'noLogin')
  return member
}

/**
 * Only a caller who has proved to be the member learns that the account is locked, or which side it belongs
 * to.
 */
export async function openFor(context: HandlerContext, member: Member, side: LoginInput['side']) {
  await mayEnter(context, member.id, side)
  await demandStepLater(context, member.id, side)
  return openSession(context, member)
}

/** The member as they are now; refuses one that is locked or belongs to the other side. */
export async function mayEnter({ db }: HandlerContext, memberId: string, side: LoginInput['side']) {
  const member = await db
    .selectFrom('member')
    .selectAll()
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (member.locked) throw new Refusal(423, 'login.account.locked')
  checkSide(member.type, side)
  return member
}

async function login(input: LoginInput, context: HandlerContext) {
  if (input.type === 'firebase') return openFor(context, await memberOfWord(context, input), input.side)
  const key = loginKey(input.username, context.remoteAddress)
  const { found, failures } = await guess(context, { key, tries: loginTries }, async (db, before) => {
    if (before >= captchaAfter) await demandCaptcha({ ...context, db }, 'login', input.captcha)
    return recognise({ ...context, db }, input)
  })
  if (!found) {
    const code = input.type === 'sms' ? 'verification.wrong' : 'login.wrong.credentials'
    throw new Refusal(400, code, { value: { captcha: failures >= captchaAfter } })
  }
  return openFor(context, found, input.side)
}

/**
 * If so configured, a repeat code to a number requires a captcha: one message may get lost, a series
 * suggests a bot.
 */
async function askWho(context: HandlerContext, mobileNum: string, purpose: CodePurpose, captcha: string) {
  const wanted = (await getSetting(context.db, 'sms')).captcha
  // The forms request captchas for different purposes.
  if (wanted && (await isFurther(context, mobileNum, purpose))) await demandCaptcha(context, null, captcha)
}

export const sessionHandlers = {
  login,
  trialLogin: (_, context) => openTrial(context),
  trialAccount: (_, context) => openTrial(context),

  async logout(_, { db, caller }) {
    if (caller) await endSession(db, caller.token)
    return null
  },

  async captcha({ purpose }, context) {
    const { id, answer } = await newCaptcha(context, purpose)
    return { id, image: captchaPicture(answer), equation: captchaEquation(answer) }
  },

  async verification({ mobileNum, verificationCode }, context) {
    const verdicts = await Promise.all([
      checkCode(context, mobileNum, verificationCode, 'register'),
      checkCode(context, mobileNum, verificationCode, 'noLogin'),
    ])
    return { valid: verdicts.includes('right') }
  },

  /** Answers the same for a number without an account, but sends nothing (trust 20). */
  async sendSms({ mobileNum, captcha = '' }, context) {
    await askWho(context, mobileNum, 'noLogin', captcha)
    const member = await findByMobile(context.db, mobileNum)
    return sendCode(context, mobileNum, 'noLogin', member !== undefined)
  },

  async sendRegisterSms({ mobileNum, captcha = '' }, context) {
    await askWho(context, mobileNum, 'register', captcha)
    return sendCode(context, mobileNum, 'register', true)
  },
} satisfies Pick<Handlers, keyof typeof sessionCalls>
