import { sendRegisterSms } from '../../../src/platform/calls/session'
import type { World } from './world'

/** The registration payload with only a password. */
export const registration = {
  countryDialingCode: '+63',
  registerUrl: 'localhost',
  registerMethod: 'H5' as const,
  username: '',
  password: 'a good long one',
  confirmPassword: 'a good long one',
  affiliateCode: '',
  paymentPassword: '',
  recommenderId: '',
  nickname: '',
  payeeName: '',
  email: '',
  mobileNum: '',
  idNumber: '',
  qqNum: '',
  facebook: '',
  wechat: '',
  line: '',
  whatsapp: '',
  zalo: '',
  captcha: '',
  type: 0 as const,
  domain: '',
  verificationCode: '',
}

/** A registration with the captcha and code the server requires. */
export async function registrationOf(world: World, username: string, mobileNum: string) {
  await world.call(sendRegisterSms, { mobileNum, countryDialingCode: '+63' })
  const { id, answer } = await world.captcha('register')
  const verificationCode = await world.smsCode(mobileNum)
  return { captchaId: id, body: { ...registration, username, mobileNum, verificationCode, captcha: answer } }
}
