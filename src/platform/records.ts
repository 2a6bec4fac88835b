import * as v from 'valibot'
import { entry } from './storage'
import { text } from './shapes'

/**
 * Records needed at startup; together with `late-records.ts`, every record the app stores on a phone. Nothing
 * else may be stored, and no password in plain text.
 */

/** Session info: the only place the token is stored (SESSION-01, SESSION-02). */
export const sessionRecord = entry(
  'session',
  'MC_SESSION_INFO',
  v.object({
    token: v.pipe(text, v.minLength(1)),
    merchantCode: text,
    userName: text,
    type: v.number(),
    firstTimeLogin: v.boolean(),
  }),
)
/** The trial player's name (SESSION-03). */
export const trialNameRecord = entry('session', 'trialName', text)
/** '0' after signing out; '1' after signing in (SESSION-04, LOGOUT-08). */
export const autoLoginRecord = entry('session', 'autoLogin', v.picklist(['0', '1']))
/** This session has a remembered login (SESSION-05). */
export const storedPasswordRecord = entry('session', 'storedPassword', v.literal('1'))
/** Remembered login; the password is double-encoded under the salt (SESSION-07, SESSION-08). */
export const rememberedRecord = entry(
  'local',
  'perya.remembered',
  v.object({
    type: v.picklist(['username', 'sms']),
    username: text,
    password: text,
    countryDialingCode: text,
  }),
)
/** This phone's salt, created once. */
export const saltRecord = entry('local', 'perya.salt', v.pipe(text, v.regex(/^[0-9a-f]{32}$/)))
/** Some tab in this browser is signed in, so startup asks the other tabs. */
export const tabHintRecord = entry('local', 'perya.signedIn', v.literal('1'))
/** When the next SMS code may be requested, by purpose and number; `told` if there were too many attempts. */
export const smsRecord = entry(
  'local',
  'perya.sms.',
  v.object({ until: v.number(), imposed: v.optional(v.boolean(), false) }),
)
/** When a form may be submitted again after too many attempts, by form. */
export const cooldownRecord = entry('local', 'perya.cooldown.', v.object({ until: v.number() }))
export const languageRecord = entry('local', 'perya.language', v.picklist(['EN', 'TY', 'VI']))
export const hideAmountsRecord = entry('local', 'perya.hideAmounts', v.boolean())
/**
 * This tab's screen and the one before it, without their queries: so that nothing pops up on return from
 * payment.
 */
export const wayRecord = entry('session', 'perya.way', v.object({ now: text, before: text }))
/** A third-party sign-in is in progress on the provider's page. */
export const providerRecord = entry(
  'session',
  'perya.provider',
  v.object({ provider: v.picklist(['facebook', 'google']), state: text }),
)
/** The deposit form's current input: amount, method and promotion (WALLET-07). */
export const depositDraftRecord = entry(
  'session',
  'perya.depositDraft',
  v.object({ who: text, amount: v.pipe(text, v.maxLength(20)), methodId: text, promoId: text }),
)
/** The player's unsent message to the operator (HELP-06). */
export const feedbackRecord = entry(
  'session',
  'perya.feedback',
  v.object({
    who: text,
    kind: v.picklist(['problem', 'idea', 'praise', 'other']),
    text,
  }),
)
