import type { SignInInput } from '../../../machines/login/types'
import type { Session } from '../../../machines/session/session'
import type { Answer } from '../../../machines/shared/chart'
import type { AnswerOf } from '../../platform/call'
import { login } from '../../platform/calls/session'
import { answered, call } from '../core/client'
import { askWord } from './phone-proof'

/** The SMS provider checks the code it sent; its confirmation signs the player in (LOGIN-25, LOGIN-26). */
export async function byProvedNumber(
  { values, side, dialingCode, captchaId }: SignInInput,
  opened: (value: AnswerOf<typeof login>) => Session,
  signal: AbortSignal,
): Promise<Answer<Session>> {
  const word = await askWord({ mobileNum: values.mobileNum, dialingCode, code: values.messageCode }, signal)
  if (!word.ok) return word
  const input = {
    username: '',
    password: '',
    captcha: values.captcha,
    type: 'firebase',
    side,
    firebaseChannel: 'sms',
    firebaseIdToken: word.value.idToken,
    firebaseMobileNo: values.mobileNum,
    countryDialingCode: dialingCode,
  } as const
  const sent = call(login, input, { signal, ...(captchaId ? { captchaId } : {}) })
  return answered(sent.then(opened))
}
