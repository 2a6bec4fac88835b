import { fromPromise } from 'xstate'
import { forgotPasswordMachine } from '../../../machines/forgot-password/forgot-password.machine'
import type { MailRequest, PhoneReset } from '../../../machines/forgot-password/types'
import type { ForgotField } from '../../../machines/forgot-password/form'
import type { Answer } from '../../../machines/shared/chart'
import type { FieldRule, FieldRules } from '../../../machines/shared/fields'
import { forgotByEmail, resetByPhone } from '../../platform/calls/password'
import { stepBack } from '../adapters/navigation'
import { answered, call } from '../core/client'
import { watchDeadline } from '../core/deadline'
import { boundEffects } from '../core/effects'
import { captchaFor, fieldRules } from '../core/form-setup'
import { holdSessionPassword } from '../session/secrets'
import { leaveLoginNote } from './login-note'
import { signIn, startSession } from './sign-in'
import { smsCodeFlow } from './sms-code'
import { keepCooldown } from '../core/cooldown'

export { codeOpen } from '../../../machines/forgot-password/form'
export { maxLengths } from '../../../machines/login/form'

/** The rule whose limits are shown when a field is wrong (VALID-30, VALID-31). */
export function ruleOf(rules: FieldRules, field: ForgotField): FieldRule | undefined {
  if (field === 'mobileNum') return rules['loginMobileNum'] ?? rules['mobileNum']
  return rules[field === 'newPassword' ? 'password' : field]
}

/** The forgot-password chart, bound to the platform. */
export const forgotPasswordFlow = forgotPasswordMachine.provide({
  actors: {
    loadRules: fromPromise(({ signal }) => fieldRules(signal)),
    loadCaptcha: captchaFor('forget'),
    sendMail: fromPromise<Answer<null>, MailRequest>(({ input, signal }) =>
      answered(call(forgotByEmail, input, { signal }).then(() => null)),
    ),
    resetByPhone: fromPromise<Answer<{ userName: string }>, PhoneReset>(({ input, signal }) =>
      answered(call(resetByPhone, input, { signal })),
    ),
    signIn,
    watchDeadline,
    smsCode: smsCodeFlow.provide({
      actions: { tellSent: ({ self }, { target }) => self._parent?.send({ type: 'CODE_SENT', target }) },
    }),
  },
  actions: {
    ...boundEffects,
    keepCooldown,
    leaveNote: (_, { note }) => leaveLoginNote(note),
    goBack: stepBack,
    startSession: ({ context }, params) => {
      startSession(undefined, params)
      holdSessionPassword(context.values.newPassword)
    },
  },
})
