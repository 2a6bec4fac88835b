import type { Answer } from '../../machines/shared/chart'
import type { SmsSent, SmsTarget } from '../../machines/sms-code/sms-code.machine'
import { now } from '../platform/clock'
import { providerCode, providerWord } from '../platform/provider'
import { answered, ask } from './client'

/** The third-party phone route: its codes, and its word for a right one. Fetched only where the site uses it. */

/** Wait after a code of the third party, milliseconds (SMS-03). */
const providerWait = 60_000

/** Has the third party send a code. */
export function sendProviderCode(target: SmsTarget, signal: AbortSignal): Promise<Answer<SmsSent>> {
  const input = { mobileNum: target.mobileNum, countryDialingCode: target.dialingCode }
  return answered(ask(providerCode, input, { signal }).then(() => ({ until: now() + providerWait })))
}

/** The third party's word that the code is right. */
export function askWord(
  { mobileNum, dialingCode, code }: SmsTarget & { code: string },
  signal: AbortSignal,
): Promise<Answer<{ idToken: string }>> {
  const input = { mobileNum, countryDialingCode: dialingCode, verificationCode: code }
  return answered(ask(providerWord, input, { signal }))
}
