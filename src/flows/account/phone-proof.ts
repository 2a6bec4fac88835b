import type { Answer } from '../../../machines/shared/chart'
import type { SmsSent, SmsTarget } from '../../../machines/sms-code/sms-code.machine'
import { now } from '../../platform/clock'
import { providerCode, providerWord } from '../../platform/provider'
import { answered, call } from '../core/client'

/** The SMS provider: sends and checks codes. Loaded only if the site uses one. */

/** Cooldown after a code of the SMS provider, milliseconds (SMS-03). */
const providerWait = 60_000

/** Has the SMS provider send a code. */
export function sendProviderCode(target: SmsTarget, signal: AbortSignal): Promise<Answer<SmsSent>> {
  const input = { mobileNum: target.mobileNum, countryDialingCode: target.dialingCode }
  return answered(call(providerCode, input, { signal }).then(() => ({ until: now() + providerWait })))
}

/** The SMS provider's confirmation that the code is correct. */
export function askWord(
  { mobileNum, dialingCode, code }: SmsTarget & { code: string },
  signal: AbortSignal,
): Promise<Answer<{ idToken: string }>> {
  const input = { mobileNum, countryDialingCode: dialingCode, verificationCode: code }
  return answered(call(providerWord, input, { signal }))
}
