import { hashToken, type Member } from './accounts'
import type { HandlerContext } from './handler'
import { siteBrand } from './settings'
import { fillTerms } from './world/terms'

/** Which part of an account was changed. */
export type OwnerChange =
  | 'password'
  | 'pin'
  | 'mobile'
  | 'email'
  | 'card'
  | 'questions'
  | 'passkey'
  | 'passkey-gone'
  | 'app'
  | 'app-gone'
  | 'recovery'
  | 'step'
  | 'step-gone'

const words = {
  password: ['Your login password was changed', 'Napalitan ang password mo sa pag-log in'],
  pin: ['Your withdrawal password was changed', 'Napalitan ang password mo sa pag-withdraw'],
  mobile: ['Your mobile number was changed', 'Napalitan ang mobile number mo'],
  email: ['Your e-mail address was changed', 'Napalitan ang e-mail address mo'],
  card: [
    'A bank account was added for your withdrawals',
    'May idinagdag na bank account para sa withdrawal mo',
  ],
  questions: ['Your security questions were changed', 'Napalitan ang mga tanong sa seguridad mo'],
  passkey: ['A passkey was added to your account', 'May idinagdag na passkey sa account mo'],
  'passkey-gone': ['A passkey was removed from your account', 'May inalis na passkey sa account mo'],
  app: ['Your authenticator app was turned on', 'Naka-on na ang authenticator app mo'],
  'app-gone': ['Your authenticator app was turned off', 'Naka-off na ang authenticator app mo'],
  recovery: ['You have new recovery codes', 'May mga bago kang recovery code'],
  step: ['Your withdrawals now ask for a second step', 'May ikalawang hakbang na ang mga withdrawal mo'],
  'step-gone': [
    'Your withdrawals no longer ask for a second step',
    'Wala nang ikalawang hakbang ang mga withdrawal mo',
  ],
} as const satisfies Readonly<Record<OwnerChange, readonly [en: string, ty: string]>>

const next = [
  'If this was not you, choose a new login password and contact customer service at once.',
  'Kung hindi ikaw ito, pumili agad ng bagong password sa pag-log in at makipag-ugnayan sa customer service.',
] as const
const page = [
  'If this was not you, choose a new <a href="/m/changePsw">login password</a> and contact <a href="/m/service">customer service</a> at once.',
  'Kung hindi ikaw ito, pumili agad ng bagong <a href="/m/changePsw">password sa pag-log in</a> at makipag-ugnayan sa <a href="/m/service">customer service</a>.',
] as const

type ChangeContext = Pick<HandlerContext, 'db' | 'now'> & Partial<Pick<HandlerContext, 'caller' | 'language'>>

/**
 * Notifies an account's owner of a change, at their previous contact and in the inbox, and ends every session
 * but the one that made it. `before` is the account as it was.
 */
export async function ownerChanged(
  { db, now, caller, language = 'EN' }: ChangeContext,
  before: Member,
  change: OwnerChange,
): Promise<void> {
  const [titleEn, titleTy] = words[change]
  const at = now()
  const spoken = language === 'TY' ? 1 : 0
  const text = fillTerms(`{operator}: ${words[change][spoken]}. ${next[spoken]}`, await siteBrand(db))
  const sent = [
    { channel: 'sms' as const, recipient: before.mobile },
    { channel: 'mail' as const, recipient: before.email },
  ].flatMap(({ channel, recipient }) =>
    recipient === null ? [] : [{ channel, recipient, text, code: '', at }],
  )
  await db.transaction().execute(async (trx) => {
    let others = trx.deleteFrom('session').where('memberId', '=', before.id)
    if (caller) others = others.where('tokenHash', '!=', hashToken(caller.token))
    await others.execute()
    await trx.deleteFrom('stepTicket').where('memberId', '=', before.id).execute()
    await trx.deleteFrom('rememberToken').where('memberId', '=', before.id).execute()
    await trx
      .insertInto('inbox')
      .values({
        memberId: before.id,
        titleEn,
        titleTy,
        contentEn: `<p>${page[0]}</p>`,
        contentTy: `<p>${page[1]}</p>`,
        sentAt: at,
        readAt: null,
      })
      .execute()
    if (sent.length > 0) await trx.insertInto('outbox').values(sent).execute()
  })
}
