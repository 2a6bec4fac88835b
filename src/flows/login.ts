import { fromPromise } from 'xstate'
import { loginMachine } from '../../machines/login/login.machine'
import type { LoginKit } from '../../machines/login/types'
import type { Session } from '../../machines/session/session'
import type { Answer } from '../../machines/shared/chart'
import type { FieldRules } from '../../machines/shared/fields'
import { registerSettings } from '../platform/calls/rules'
import { trialLogin } from '../platform/calls/session'
import { answered, ask, merchantCode } from './client'
import { watchDeadline } from './deadline'
import { boundEffects } from './effects'
import { captchaFor, dialingCodes, fieldRules } from './form-kit'
import { takePhoneRoute } from './phone-route'
import { dropRemembered, readRemembered, writeRemembered } from './remembered'
import { currentSettings } from './root'
import { holdSessionPassword } from './secrets'
import { sessionOf, signIn, startSession } from './sign-in'
import { smsCodeFlow } from './sms-code'
import { keepPause } from './waits'

export { most } from '../../machines/login/form'
export { sessionOf } from './sign-in'

/** Rules of the login's own where the platform has them: old accounts may be older than the rules for new ones (VALID-26). */
function loginRules(rules: FieldRules): FieldRules {
  const { loginUsername, loginPassword, loginMobileNum } = rules
  return {
    ...rules,
    ...(loginUsername && { username: loginUsername }),
    ...(loginPassword && { password: loginPassword }),
    ...(loginMobileNum && { mobileNum: loginMobileNum }),
  }
}

const prepareLogin = fromPromise<LoginKit>(async ({ signal }) => {
  const [rules, form, remembered] = await Promise.all([
    fieldRules(signal),
    ask(registerSettings, null, { signal }),
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
  answered(
    ask(trialLogin, null, { signal }).then((value) =>
      sessionOf(value, currentSettings()?.trialMerchantCode ?? merchantCode()),
    ),
  ),
)

/** The login chart bound to the platform. */
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
    keepPause,
    startSession,
    keepRemembered: ({ context: { method, values, dialingCode } }, { remember }) => {
      const byName = method === 'username'
      if (byName) holdSessionPassword(values.password)
      if (!remember) return dropRemembered()
      void writeRemembered({
        method,
        name: byName ? values.username : values.mobileNum,
        // A one-time code is worth nothing tomorrow: only the number is kept.
        password: byName ? values.password : '',
        dialingCode,
      })
    },
  },
})
