import { fieldsOf, type FormFacts } from './form'
import type { AffiliateLink, PhoneProof } from './facts'

/** How the site is running on this phone (REG-10). */
const registerMethods = ['APP', 'H5', 'WEBCLIP', 'PWA'] as const
type RegisterMethod = (typeof registerMethods)[number]

/** Where the player registers from, as sent in the payload. */
export interface Environment {
  /** REG-09. */
  readonly hostname: string
  readonly registerMethod: RegisterMethod
}

/**
 * How the site runs: inside the operator's own app, from a home-screen icon, or in a browser (REG-10). On an
 * iPhone or iPad the icon is a web clip, elsewhere an installed web app.
 */
export function registerMethodOf(how: { app: boolean; standalone: boolean; apple: boolean }): RegisterMethod {
  if (how.app) return 'APP'
  if (!how.standalone) return 'H5'
  return how.apple ? 'WEBCLIP' : 'PWA'
}

/** The registration payload, exactly (REG-08, REG-11, REG-12). */
export interface RegisterPayload {
  readonly countryDialingCode: string
  readonly registerUrl: string
  readonly registerMethod: RegisterMethod
  readonly username: string
  readonly password: string
  readonly confirmPassword: string
  readonly affiliateCode: string
  readonly paymentPassword: string
  readonly recommenderId: string
  readonly nickname: string
  readonly payeeName: string
  readonly email: string
  readonly mobileNum: string
  readonly idNumber: string
  readonly qqNum: string
  readonly facebook: string
  readonly wechat: string
  readonly line: string
  readonly whatsapp: string
  readonly zalo: string
  readonly captcha: string
  readonly type: 0
  readonly domain: string
  readonly verificationCode: string
  readonly firebaseChannel?: 'sms'
  readonly firebaseIdToken?: string
}

/** Everything that goes into the payload. */
export interface PayloadFacts extends FormFacts {
  readonly dialingCode: string
  readonly link: AffiliateLink
  /** The link's code does not exist: it is ignored. */
  readonly linkRefused: boolean
  readonly proof: PhoneProof | null
}

/** The affiliate code that counts: the field's if shown, otherwise the link's. */
export function affiliateCodeOf(facts: PayloadFacts): string {
  if (fieldsOf(facts).includes('affiliateCode')) return facts.values.affiliateCode
  return facts.linkRefused ? '' : facts.link.code
}

/** The SMS provider's confirmation, as long as it matches the number and the code (REG-12). */
export function proofNow({ values, dialingCode, proof }: PayloadFacts): PhoneProof | null {
  if (proof?.mobileNum !== values.mobileNum || proof.dialingCode !== dialingCode) return null
  return proof.code === values.verificationCode ? proof : null
}

/**
 * Builds the payload. Fields that are not on screen are sent as empty text, whatever was typed into them on the other
 * tab.
 */
export function registerPayload(facts: PayloadFacts, environment: Environment): RegisterPayload {
  const shown = new Set(fieldsOf(facts))
  const of = (field: keyof PayloadFacts['values']) => (shown.has(field) ? facts.values[field] : '')
  const proof = shown.has('verificationCode') ? proofNow(facts) : null
  return {
    countryDialingCode: facts.dialingCode,
    registerUrl: environment.hostname,
    registerMethod: environment.registerMethod,
    username: of('username'),
    password: of('password'),
    confirmPassword: of('confirmPassword'),
    affiliateCode: affiliateCodeOf(facts),
    paymentPassword: of('paymentPassword'),
    recommenderId: of('recommenderId'),
    nickname: of('nickname'),
    payeeName: of('payeeName'),
    email: of('email'),
    mobileNum: of('mobileNum'),
    idNumber: of('idNumber'),
    qqNum: of('qqNum'),
    facebook: of('facebook'),
    wechat: of('wechat'),
    line: of('line'),
    whatsapp: of('whatsapp'),
    zalo: of('zalo'),
    captcha: of('captcha'),
    type: 0,
    domain: facts.link.domain,
    verificationCode: of('verificationCode'),
    ...(proof ? { firebaseChannel: 'sms' as const, firebaseIdToken: proof.idToken } : {}),
  }
}
