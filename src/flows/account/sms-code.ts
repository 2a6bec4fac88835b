import { fromCallback, fromPromise, type EventObject } from 'xstate'
import type { Answer } from '../../../machines/shared/chart'
import {
  smsCodeMachine,
  type AskedElsewhere,
  type SmsPurpose,
  type SmsSent,
  type SmsTarget,
  type SmsWait,
  type SmsRequest,
} from '../../../machines/sms-code/sms-code.machine'
import { sendRegisterSms, sendSms } from '../../platform/calls/session'
import { now } from '../../platform/clock'
import { fetched } from '../../platform/code'
import { smsRecord } from '../../platform/records'
import { whenWrittenElsewhere, write } from '../../platform/storage'
import { answered, call } from '../core/client'
import { watchDeadline } from '../core/deadline'
import { boundEffects } from '../core/effects'
import { usesSmsProvider } from './sms-provider'
import { codeWait } from '../core/cooldown'

/** Minutes of cooldown if the answer names none (SMS-02). */
const defaultMinutes = 1

const recordKey = (purpose: SmsPurpose, { dialingCode, mobileNum }: SmsTarget) =>
  `${purpose}.${dialingCode}.${mobileNum}`

/** A cooldown from before a reload, a tab switch or a sleep (keyed by purpose and number). */
const readDeadline = fromPromise<SmsWait | null, { purpose: SmsPurpose; target: SmsTarget }>(
  async ({ input: { purpose, target } }) =>
    target.mobileNum === '' ? null : codeWait(recordKey(purpose, target)),
)

/** A cooldown that another tab stores for the same purpose and number. */
const watchOtherTabs = fromCallback<EventObject, { purpose: SmsPurpose; target: SmsTarget }, AskedElsewhere>(
  ({ sendBack, input: { purpose, target } }) =>
    whenWrittenElsewhere(smsRecord, recordKey(purpose, target), () => sendBack({ type: 'ASKED_ELSEWHERE' })),
)

const sendCode = fromPromise<Answer<SmsSent>, SmsRequest>(
  async ({ input: { purpose, target, captcha, captchaId }, signal }) => {
    // Password resets have no SMS provider: the platform itself has to recognise the code.
    if (purpose !== 'forget' && usesSmsProvider()) {
      // Awaited separately: a failure after it is not a failure to load the code.
      const { sendProviderCode } = await fetched(import('./phone-proof'), 'phone proof')
      return sendProviderCode(target, signal)
    }
    const captchaUsed = captcha !== ''
    const common = captchaUsed ? { captcha } : {}
    const options = { signal, ...(captchaUsed && captchaId ? { captchaId } : {}) }
    const sent =
      purpose === 'register'
        ? call(
            sendRegisterSms,
            { ...common, mobileNum: target.mobileNum, countryDialingCode: target.dialingCode },
            options,
          )
        : call(sendSms, { ...common, mobileNum: target.mobileNum }, options)
    return answered(
      sent.then(({ expiredMinutes }) => ({
        until: now() + (expiredMinutes ?? defaultMinutes) * 60_000,
        captchaUsed,
      })),
    )
  },
)

/** The get-code button; `tellForm` passes on that a captcha is required. */
export const smsCodeFlow = smsCodeMachine.provide({
  actors: { readDeadline, sendCode, watchDeadline, watchOtherTabs },
  actions: {
    ...boundEffects,
    keepDeadline: (_, { purpose, target, wait }) => write(smsRecord, wait, recordKey(purpose, target)),
    wantCaptcha: ({ self }) => self._parent?.send({ type: 'CAPTCHA_WANTED' }),
  },
})
