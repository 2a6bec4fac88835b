import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { registerMethodOf, type Environment } from '../../machines/register/payload'
import { registerMachine, type RegisterCall } from '../../machines/register/register.machine'
import type { AffiliateLink, RegisterKit } from '../../machines/register/types'
import { usernameCheckMachine } from '../../machines/username-check/username-check.machine'
import type { Session } from '../../machines/session/session'
import type { Answer } from '../../machines/shared/chart'
import { checkAffiliate, checkUsername, register, registerMobile } from '../platform/calls/register'
import { registerSettings } from '../platform/calls/rules'
import { hostName, isApplePhone, isOperatorApp } from '../platform/device'
import { isStandalone } from '../platform/page'
import { onRouteChange } from './adapters/navigation'
import { answered, ask } from './client'
import { watchDeadline } from './deadline'
import { boundEffects } from './effects'
import { captchaFor, dialingCodes, fieldRules } from './form-kit'
import { askWord } from './phone-proof'
import { takePhoneRoute } from './phone-route'
import { currentFlags } from './root'
import { holdSessionPassword } from './secrets'
import { sessionOf, startSession } from './sign-in'
import { smsCodeFlow } from './sms-code'
import { inspect } from './inspect'
import { keepPause, pausedUntil } from './waits'

export { fieldsOf, isStarred, most, rulesOf, tabsOf } from '../../machines/register/form'

/** Where and how the player registers (REG-09, REG-10). */
export function registerEnvironment(): Environment {
  const how = { app: isOperatorApp(), standalone: isStandalone(), apple: isApplePhone() }
  return { hostname: hostName(), registerMethod: registerMethodOf(how) }
}

/** Who sent the player here: `code` and `domain` of the address (REG-14, REG-16). */
export function affiliateLink(search: URLSearchParams): AffiliateLink {
  return { code: search.get('code')?.trim() ?? '', domain: search.get('domain')?.trim() ?? '' }
}

const prepareRegister = fromPromise<RegisterKit>(async ({ signal }) => {
  const [rules, settings] = await Promise.all([fieldRules(signal), ask(registerSettings, null, { signal })])
  takePhoneRoute(settings)
  return {
    flags: currentFlags(),
    settings,
    rules,
    countries: await dialingCodes(settings.dialingCodePicker, signal),
  }
})

const openAccount = fromPromise<Answer<Session>, RegisterCall>(
  ({ input: { by, payload, captchaId }, signal }) =>
    answered(
      ask(by === 'mobile' ? registerMobile : register, payload, {
        signal,
        ...(captchaId ? { captchaId } : {}),
      }).then((value) => sessionOf(value)),
    ),
)

/** Asked while a name is typed; an older question is called off. */
const usernameCheckFlow = usernameCheckMachine.provide({
  actors: {
    checkUsername: fromPromise<{ available: boolean }, { username: string }>(({ input, signal }) =>
      ask(checkUsername, input, { signal }),
    ),
  },
})

/** The registration chart bound to the platform. */
export const registerFlow = registerMachine.provide({
  actors: {
    prepareRegister,
    loadCaptcha: captchaFor('register'),
    checkAffiliate: fromPromise<Answer<null>, AffiliateLink>(({ input, signal }) =>
      answered(ask(checkAffiliate, input, { signal }).then(() => null)),
    ),
    verifyPhone: fromPromise(({ input, signal }) => askWord(input, signal)),
    register: openAccount,
    smsCode: smsCodeFlow.provide({
      actions: {
        // One picture does for one question: the registration gets a fresh one.
        tellSent: ({ self }, { captchaUsed }) => {
          if (captchaUsed) self._parent?.send({ type: 'CAPTCHA_USED' })
        },
      },
    }),
    watchDeadline,
    nameCheck: usernameCheckFlow,
  },
  actions: {
    ...boundEffects,
    keepPause,
    startSession: ({ context }, params) => {
      // Whoever has just chosen his password need not type it again to change it (PSW-16).
      if (context.values.password !== '') holdSessionPassword(context.values.password)
      startSession(undefined, params)
    },
  },
})

export type RegisterActor = ActorRefFrom<typeof registerFlow>

/** The form that is open, with the link it was opened by. */
let form: { readonly link: string; readonly actor: RegisterActor } | null = null

/** The form itself, and what can be read from it without losing what was typed (ROUTE-66). */
const stays = /^\/(m\/)?(register(\.html)?|useragreement)\/?$/

onRouteChange((path) => {
  if (!form || stays.test(path)) return
  form.actor.stop()
  form = null
})

/** The registration form: the one that was left for the agreement, or a new one. In the page's memory only. */
export function openRegister(search: URLSearchParams): RegisterActor {
  const link = affiliateLink(search)
  const key = JSON.stringify(link)
  if (form?.link === key && form.actor.getSnapshot().status === 'active') return form.actor
  form?.actor.stop()
  const input = { link, environment: registerEnvironment(), pausedUntil: pausedUntil('register') }
  form = { link: key, actor: createActor(registerFlow, { input, inspect }).start() }
  return form.actor
}
