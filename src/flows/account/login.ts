import { fromPromise } from 'xstate'
import { loginMachine } from '../../../machines/login/login.machine'
import type { LoginSetup } from '../../../machines/login/types'
import type { Session } from '../../../machines/session/session'
import type { Answer } from '../../../machines/shared/chart'
import type { FieldRules } from '../../../machines/shared/fields'
import { registerSettings } from '../../platform/calls/rules'
import { trialLogin } from '../../platform/calls/session'
import { answered, call, trialMerchantCode } from '../core/client'
import { watchDeadline } from '../core/deadline'
import { boundEffects } from '../core/effects'
import { captchaFor, dialingCodes, fieldRules } from '../core/form-setup'
import { takePhoneRoute } from './sms-provider'
import { dropRemembered, readRemembered, writeRemembered } from '../session/remembered'
import { tokenMark } from '../session/remember-token'
import { holdSessionPassword } from '../session/secrets'
import { sessionOf, signIn, startSession } from './sign-in'
import { smsCodeFlow } from './sms-code'
import { keepCooldown } from '../core/cooldown'
import { perPlayer } from '../core/lifetime'

export { maxLengths } from '../../../machines/login/form'
export { sessionOf } from './sign-in'

/**
 * The platform's own rules for the login, if it has any: old accounts may predate the rules for new ones (VALID-26).
 */
function loginRules(rules: FieldRules): FieldRules {
  const { loginUsername, loginPassword, loginMobileNum } = rules
  return {
    ...rules,
    ...(loginUsername && { username: loginUsername }),
    ...(loginPassword && { password: loginPassword }),
    ...(loginMobileNum && { mobileNum: loginMobileNum }),
  }
}

const prepareLogin = fromPromise<LoginSetup>(async ({ signal }) => {
  const [rules, form, remembered] = await Promise.all([
    fieldRules(signal),
    call(registerSettings, null, { signal }),
    readRemembered().catch(() => null),
  ])
  takePhoneRoute(form)
  return {
    rules: loginRules(rules),
    remembered,
    countries: await dialingCodes(form.dialingCodePicker, signal),
  }
})

const signInFree = fromPromise<Answer<Session>>(({ signal }) =>
  answered(call(trialLogin, null, { signal }).then((value) => sessionOf(value, trialMerchantCode()))),
)

/** The username typed before; the remembered one comes back by itself, with its password. */
export const typedName = perPlayer(() => ({ username: '' }))

/** The login chart, bound to the platform. */
export const loginFlow = loginMachine.provide({
  actors: {
    prepareLogin,
    loadCaptcha: captchaFor('login'),
    signIn,
    signInFree,
    smsCode: smsCodeFlow,
    watchDeadline,
  },
  actions: {
    ...boundEffects,
    keepCooldown,
    keepName: ({ context: { values, remembered } }) =>
      void (typedName().username = values.username === remembered?.name ? '' : values.username),
    startSession,
    keepRemembered: ({ context: { method, values, dialingCode } }, { remember }) => {
      const byName = method === 'username'
      if (byName && !values.password.startsWith(tokenMark)) holdSessionPassword(values.password)
      if (!remember) return dropRemembered()
      void writeRemembered({
        method,
        name: byName ? values.username : values.mobileNum,
        // A one-time code is useless tomorrow: only the number is stored.
        password: byName ? values.password : '',
        dialingCode,
      })
    },
  },
})
