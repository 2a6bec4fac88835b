import type { registerCalls } from '../../platform/calls/register'
import type { InputOf } from '../../platform/call'
import type { Contract } from '../../platform/contract'
import { joinBy, linkOf } from '../agency/links'
import { addMember, findByMobile, findByName, mobileKey, newMember, openSession } from '../accounts'
import { demandCode, useUpCode } from '../codes'
import { Refusal, type HandlerContext, type Handlers } from '../handler'
import { hashPassword } from '../passwords'
import { takeWord } from '../provider'
import { getSetting, type Settings } from '../settings'
import { demandCaptcha } from '../throttle'
import { welcomeMember } from '../world/members'

type Body = InputOf<Contract['register']>

/** Accounts registered by number are named this plus the number. */
const usernamePrefix = 'u'

/** Payload fields that have rules. */
const ruled = [
  'username',
  'password',
  'mobileNum',
  'email',
  'nickname',
  'payeeName',
  'affiliateCode',
  'recommenderId',
  'idNumber',
] as const

/** Refuses a body that breaks the field rules, whatever the form let through. */
function checkFields(body: Body, rules: Settings['registerRules'], skip: ReadonlySet<string>): void {
  for (const field of ruled) {
    const rule = rules[field]
    const value = body[field]
    if (!rule?.enabled || skip.has(field)) continue
    const broken =
      value === ''
        ? rule.required
        : value.length < (rule.min ?? 0) ||
          value.length > (rule.max ?? Infinity) ||
          (rule.regExp !== undefined && !new RegExp(rule.regExp).test(value))
    if (broken) throw new Refusal(400, 'request.invalid')
  }
  if (body.password !== body.confirmPassword) throw new Refusal(400, 'request.invalid')
}

async function demandProof(context: HandlerContext, mobileNum: string, word: string) {
  const proved = await takeWord(context, 'sms', word)
  if (proved !== mobileKey(mobileNum)) throw new Refusal(400, 'verification.wrong')
}

async function uplineOf({ db }: HandlerContext, code: string): Promise<string | null> {
  if (code === '') return null
  const link = await linkOf(db, code)
  if (link) return link.username
  const agent = await db
    .selectFrom('member')
    .select('username')
    .where('affiliateCode', '=', code)
    .executeTakeFirst()
  if (!agent) throw new Refusal(400, 'affiliate.wrong')
  return agent.username
}

/** Creates the account and its first session (REG-20). `by` is the tab that was filled in. */
async function createAccount(body: Body, context: HandlerContext, by: 'username' | 'mobile') {
  const { db, now, random } = context
  const rules = await getSetting(db, 'registerRules')
  const flags = await getSetting(db, 'whitelabel')
  // Registration by number: the name is derived from it, and the password is required by flag (SITE-18).
  const mobileOnly = by === 'mobile'
  const passwordless = mobileOnly && flags.MOBILENUMPASSREG3 !== '1'
  const skip = new Set<string>()
  if (mobileOnly && body.username === '') skip.add('username')
  if (!mobileOnly && body.mobileNum === '') skip.add('mobileNum')
  if (passwordless) skip.add('password')
  checkFields(body, rules, skip)

  if ((await getSetting(db, 'registerSettings')).captcha) {
    await demandCaptcha(context, 'register', body.captcha)
  }
  const verified = flags.REGMOBVERF3 === '1' && body.mobileNum !== ''
  // A number verified by the SMS provider needs no code from the platform (REG-12).
  const word = body.firebaseIdToken
  if (verified && word) await demandProof(context, body.mobileNum, word)
  else if (verified) await demandCode(context, body.mobileNum, body.verificationCode, 'register')
  const mobile = body.mobileNum === '' ? null : mobileKey(body.mobileNum)
  const username = skip.has('username') ? `${usernamePrefix}${mobile ?? ''}` : body.username
  const upline = await uplineOf(context, body.affiliateCode)
  const link = await linkOf(db, body.affiliateCode)
  const taken =
    (await findByName(db, username)) ?? (mobile === null ? undefined : await findByMobile(db, mobile))
  if (taken) throw new Refusal(409, 'member.exists')
  if (verified && !word) await useUpCode(context, body.mobileNum, body.verificationCode, 'register')

  const member = newMember({
    id: `M${random.bytes(8).toString('hex')}`,
    username,
    // An agent's link determines the kind of account it opens.
    type: link?.kind === 'agent' ? 1 : 0,
    passwordHash: passwordless ? 'none' : await hashPassword(body.password, random),
    mobile,
    email: body.email === '' ? null : body.email,
    nickname: body.nickname === '' ? null : body.nickname,
    payeeName: body.payeeName === '' ? null : body.payeeName,
    upline,
    registeredAt: now(),
  })
  await addMember(db, member)
  if (link) await joinBy(db, link, member.id, now())
  await welcomeMember(db, member.id, now())
  return openSession(context, member)
}

export const registerHandlers = {
  register: (body, context) => createAccount(body, context, 'username'),
  registerMobile: (body, context) => createAccount(body, context, 'mobile'),

  async registerSettings(_, { db }) {
    const flags = await getSetting(db, 'whitelabel')
    const settings = await getSetting(db, 'registerSettings')
    return { ...settings, smsVerification: flags.REGMOBVERF3 === '1', usernamePrefix }
  },

  registerRules: (_, { db }) => getSetting(db, 'registerRules'),
  countries: (_, { db }) => getSetting(db, 'countries'),

  async checkUsername({ username }, { db }) {
    return { available: (await findByName(db, username)) === undefined }
  },

  /** Success itself is the answer (rulings: "The wire"), so a refusal has status 200. */
  async checkAffiliate({ code }, context) {
    const upline = await uplineOf(context, code).catch(() => null)
    if (upline === null) throw new Refusal(200, 'affiliate.wrong')
    return null
  },
} satisfies Pick<Handlers, keyof typeof registerCalls>
