import { fromCallback, fromPromise, type EventObject } from 'xstate'
import type { Answer } from '../../machines/shared/chart'
import {
  smsCodeMachine,
  type AskedElsewhere,
  type SmsPurpose,
  type SmsSent,
  type SmsTarget,
  type SmsWait,
  type SmsWish,
} from '../../machines/sms-code/sms-code.machine'
import { sendRegisterSms, sendSms } from '../platform/calls/session'
import { now } from '../platform/clock'
import { fetched } from '../platform/code'
import { smsRecord } from '../platform/records'
import { whenWrittenElsewhere, write } from '../platform/storage'
import { answered, ask } from './client'
import { watchDeadline } from './deadline'
import { boundEffects } from './effects'
import { byThirdParty } from './phone-route'
import { codeWait } from './waits'

/** Minutes to wait when the answer names none (SMS-02). */
const defaultMinutes = 1

const recordKey = (purpose: SmsPurpose, { dialingCode, mobileNum }: SmsTarget) =>
  `${purpose}.${dialingCode}.${mobileNum}`

/** A wait from before a reload, a tab switch or a sleep (keyed by purpose and number). */
const readDeadline = fromPromise<SmsWait | null, { purpose: SmsPurpose; target: SmsTarget }>(
  async ({ input: { purpose, target } }) =>
    target.mobileNum === '' ? null : codeWait(recordKey(purpose, target)),
)

/** A wait that another tab writes down for the same purpose and number. */
const watchOtherTabs = fromCallback<EventObject, { purpose: SmsPurpose; target: SmsTarget }, AskedElsewhere>(
  ({ sendBack, input: { purpose, target } }) =>
    whenWrittenElsewhere(smsRecord, recordKey(purpose, target), () => sendBack({ type: 'ASKED_ELSEWHERE' })),
)

const sendCode = fromPromise<Answer<SmsSent>, SmsWish>(
  async ({ input: { purpose, target, captcha, captchaId }, signal }) => {
    // A password reset has no third party: the platform itself has to know the code again.
    if (purpose !== 'forget' && byThirdParty()) {
      // Awaited by itself: what fails after it is no failure to fetch the code.
      const { sendProviderCode } = await fetched(import('./phone-proof'), 'phone proof')
      return sendProviderCode(target, signal)
    }
    const captchaUsed = captcha !== ''
    const common = captchaUsed ? { captcha } : {}
    const options = { signal, ...(captchaUsed && captchaId ? { captchaId } : {}) }
    const sent =
      purpose === 'register'
        ? ask(
            sendRegisterSms,
            { ...common, mobileNum: target.mobileNum, countryDialingCode: target.dialingCode },
            options,
          )
        : ask(sendSms, { ...common, mobileNum: target.mobileNum }, options)
    return answered(
      sent.then(({ expiredMinutes }) => ({
        until: now() + (expiredMinutes ?? defaultMinutes) * 60_000,
        captchaUsed,
      })),
    )
  },
)

/** The get-code button; `tellForm` hands a wish for a captcha to the form around it. */
export const smsCodeFlow = smsCodeMachine.provide({
  actors: { readDeadline, sendCode, watchDeadline, watchOtherTabs },
  actions: {
    ...boundEffects,
    keepDeadline: (_, { purpose, target, wait }) => write(smsRecord, wait, recordKey(purpose, target)),
    wantCaptcha: ({ self }) => self._parent?.send({ type: 'CAPTCHA_WANTED' }),
  },
})
