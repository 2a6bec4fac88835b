import { fromPromise } from 'xstate'
import { contactProofMachine } from '../../../machines/contact-proof/contact-proof.machine'
import type { ContactFacts } from '../../../machines/contact-proof/form'
import type { Answer } from '../../../machines/shared/chart'
import type { SmsRequest, SmsSent } from '../../../machines/sms-code/sms-code.machine'
import { proveContact, sendContactCode } from '../../platform/calls/security'
import { now } from '../../platform/clock'
import { answered, call } from '../core/client'
import { boundEffects } from '../core/effects'
import { changeProof } from '../session/step-proof'
import { smsCodeFlow } from './sms-code'

export { contactLengths, type ContactField, type ContactKind } from '../../../machines/contact-proof/form'

/** Minutes of cooldown if the answer names none (SMS-02). */
const defaultMinutes = 1

const sendCode = fromPromise<Answer<SmsSent>, SmsRequest>(({ input: { target }, signal }) =>
  answered(
    call(sendContactCode, { contact: target.mobileNum }, { signal }).then(({ expiredMinutes }) => ({
      until: now() + (expiredMinutes ?? defaultMinutes) * 60_000,
    })),
  ),
)

/**
 * The chart that verifies a number or an address, bound to the platform. Leaving does not abort a request.
 */
export const contactProofFlow = contactProofMachine.provide({
  actors: {
    proveContact: fromPromise<Answer<null>, ContactFacts>(({ input: { values } }) =>
      answered(
        call(proveContact, {
          contact: values.contact,
          verificationCode: values.code,
          password: values.loginPassword,
          ...changeProof(),
        }).then(() => null),
      ),
    ),
    // Its codes come from a separate call and never require a captcha.
    smsCode: smsCodeFlow.provide({ actors: { sendCode }, actions: { wantCaptcha: () => {} } }),
  },
  actions: boundEffects,
})
