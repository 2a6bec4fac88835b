import { fromPromise, type ActorRefFrom } from 'xstate'
import { tabsOf } from '../../../machines/register/form'
import { registerMethodOf, type Environment } from '../../../machines/register/payload'
import { registerMachine, type RegisterCall } from '../../../machines/register/register.machine'
import type { AffiliateLink, RegisterSetup } from '../../../machines/register/facts'
import { usernameCheckMachine } from '../../../machines/username-check/username-check.machine'
import type { Session } from '../../../machines/session/session'
import type { Answer } from '../../../machines/shared/chart'
import { checkAffiliate, checkUsername, register, registerMobile } from '../../platform/calls/register'
import { registerSettings } from '../../platform/calls/rules'
import { isApplePhone, isOperatorApp } from '../../platform/device'
import { hostName, isStandalone } from '../../platform/page'
import { onRouteChange } from '../adapters/navigation'
import { answered, call } from '../core/client'
import { watchDeadline } from '../core/deadline'
import { boundEffects } from '../core/effects'
import { captchaFor, dialingCodes, fieldRules } from '../core/form-setup'
import { askWord } from './phone-proof'
import { takePhoneRoute } from './sms-provider'
import { currentFlags } from '../core/root'
import { whenSiteKnown } from '../core/site-known'
import { holdSessionPassword } from '../session/secrets'
import { sessionOf, startSession } from './sign-in'
import { smsCodeFlow } from './sms-code'
import { keepCooldown, cooldownUntil } from '../core/cooldown'
import { startChart } from '../core/chart'
import { lastAnswer } from '../core/last-answer'
import { perPage, perPlayer } from '../core/lifetime'

export {
  fieldsOf,
  foldedOf,
  isStarred,
  maxLengths,
  nameFromNumber,
  rulesOf,
  tabsOf,
} from '../../../machines/register/form'

/** Where and how the player registers (REG-09, REG-10). */
function registerEnvironment(): Environment {
  const how = { app: isOperatorApp(), standalone: isStandalone(), apple: isApplePhone() }
  return { hostname: hostName(), registerMethod: registerMethodOf(how) }
}

type LinkQuery = { readonly code?: string; readonly domain?: string; readonly next?: string }

/** Who referred the player: `code` and `domain` of the address (REG-14, REG-16). */
export function affiliateLink({ code = '', domain = '' }: LinkQuery): AffiliateLink {
  return { code: code.trim(), domain: domain.trim() }
}

/** Belongs to nobody: every guest gets the same. */
const formSetup = lastAnswer<RegisterSetup>(perPage, async (_, signal) => {
  const [rules, settings] = await Promise.all([
    fieldRules(signal),
    call(registerSettings, null, { signal }),
    whenSiteKnown(),
  ])
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
      call(by === 'mobile' ? registerMobile : register, payload, {
        signal,
        ...(captchaId ? { captchaId } : {}),
      }).then((value) => sessionOf(value)),
    ),
)

/** Requested while a name is being typed; a new request aborts the previous one. */
const usernameCheckFlow = usernameCheckMachine.provide({
  actors: {
    checkUsername: fromPromise<{ available: boolean }, { username: string }>(({ input, signal }) =>
      call(checkUsername, input, { signal }),
    ),
  },
})

/** The registration chart, bound to the platform. */
export const registerFlow = registerMachine.provide({
  actors: {
    prepareRegister: formSetup.load,
    renewRegister: fromPromise<RegisterSetup | null, { fresh: boolean }>(async ({ input, signal }) =>
      input.fresh ? null : formSetup.fetch(undefined, signal),
    ),
    loadCaptcha: captchaFor('register'),
    checkAffiliate: fromPromise<Answer<null>, AffiliateLink>(({ input, signal }) =>
      answered(call(checkAffiliate, input, { signal }).then(() => null)),
    ),
    verifyPhone: fromPromise(({ input, signal }) => askWord(input, signal)),
    register: openAccount,
    smsCode: smsCodeFlow.provide({
      actions: {
        // Each captcha is valid for one request: the registration gets a new one.
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
    keepCooldown,
    startSession: ({ context }, params) => {
      startSession(undefined, params)
      // Players who have just chosen their password need not type it again to change it (PSW-16).
      if (context.values.password !== '') holdSessionPassword(context.values.password)
    },
  },
})

export type RegisterActor = ActorRefFrom<typeof registerFlow>

/** The open form, with the link it was opened from. */
const form = perPlayer((atEnd) => {
  const opened = { link: '', actor: null as RegisterActor | null }
  const close = () => void opened.actor?.stop()
  atEnd(onRouteChange((path) => stays.test(path) || close()))
  atEnd(close)
  return opened
})

/** The form itself, and its agreement, which can be read without losing what was typed (ROUTE-66). */
const stays = /^\/(m\/)?(register(\.html)?|useragreement)\/?$/

/** The setup of an earlier visit, with the methods of now; null if there are none. */
function knownSetup(): RegisterSetup | null {
  const known = formSetup.known()
  const flags = currentFlags()
  return known && tabsOf(flags).length > 0 ? { ...known, flags } : null
}

/** The registration form: the one left to read the agreement, or a new one. Kept in the page's memory only. */
export function openRegister(query: LinkQuery): RegisterActor {
  const link = affiliateLink(query)
  const { next = null } = query
  const key = JSON.stringify([link, next])
  const { link: last, actor } = form()
  if (last === key && actor?.getSnapshot().status === 'active') return actor
  actor?.stop()
  const input = {
    link,
    next,
    environment: registerEnvironment(),
    formSetup: knownSetup(),
    cooldownUntil: cooldownUntil('register'),
  }
  const opened = startChart(registerFlow, input)
  Object.assign(form(), { link: key, actor: opened })
  return opened
}
