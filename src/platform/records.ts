import * as v from 'valibot'
import { entry } from './storage'
import { text } from './shapes'

/** Every record the app stores on a phone. Nothing else may be stored, and no password in plain text. */

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
/** Some tab of this browser is signed in: worth asking the others at startup. */
export const tabHintRecord = entry('local', 'perya.signedIn', v.literal('1'))
/** When the next SMS code may be requested, by purpose and number; `told` if there were too many attempts. */
export const smsRecord = entry(
  'local',
  'perya.sms.',
  v.object({ until: v.number(), imposed: v.optional(v.boolean(), false) }),
)
/** When a form may be submitted again after too many attempts, by form. */
export const cooldownRecord = entry('local', 'perya.cooldown.', v.object({ until: v.number() }))
/** Where the jackpot counter stood, whole centavos; a show, nobody's money. */
export const jackpotRecord = entry('local', 'perya.jackpot', v.object({ centavos: v.number() }))
export const languageRecord = entry('local', 'perya.language', v.picklist(['EN', 'TY']))
export const hideAmountsRecord = entry('local', 'perya.hideAmounts', v.boolean())
/** Home announcements the player has hidden for today. */
export const hiddenPopupsRecord = entry('local', 'perya.popups', v.object({ day: text, ids: v.array(text) }))
/** Home announcements that an account has read on this phone, the latest last. */
export const readPopupsRecord = entry('local', 'perya.read.', v.array(text))
/** The app install bar has been closed (APP-03). */
export const appBarRecord = entry('local', 'perya.appBar', v.literal('1'))
/** The site has run from an iPhone's home screen, so the profile is installed (APP-10, APP-11). */
export const webClipRecord = entry('local', 'WEBCLIP', v.literal('1'))
/** The temporary password entry of older builds (PSW-12): never written, only removed. */
export const temporaryPasswordRecord = entry('session', 'PSW', text)
/** Pending contracts have been checked for this session. */
export const contractsAskedRecord = entry('session', 'perya.contracts', v.literal('1'))
/** This tab's screen and the one before it, without their queries: nothing comes up on the way back from paying. */
export const wayRecord = entry('session', 'perya.way', v.object({ now: text, before: text }))
/** Accounts that have seen the welcome panel on this phone. */
export const welcomedRecord = entry('local', 'perya.welcomed', v.array(text))
/** Number of the deposit waiting for payment, so that a reloaded page can resume it. */
export const depositRecord = entry(
  'session',
  'perya.deposit',
  v.object({ number: v.pipe(text, v.regex(/^D\d{8}$/)) }),
)
/** What a player has in the deposit form: amount, method and promotion (WALLET-07). */
export const depositDraftRecord = entry(
  'session',
  'perya.depositDraft',
  v.object({ who: text, amount: v.pipe(text, v.maxLength(20)), methodId: text, promoId: text }),
)
/**
 * What was sent and may or may not have been done, by account and kind of intent: outlives reload, tab and sign-out,
 * until the platform has said what became of it (WALLET-08). A key opens nothing, and what stands beside it is no secret.
 */
export const onceRecord = entry(
  'local',
  'perya.once.',
  v.object({
    requestId: v.pipe(text, v.regex(/^[0-9a-f]{32}$/)),
    at: v.number(),
    facts: v.record(text, v.union([text, v.array(text)])),
  }),
)
/** What a player has begun to write to the operator (HELP-06). */
export const feedbackRecord = entry(
  'session',
  'perya.feedback',
  v.object({
    who: text,
    kind: v.picklist(['problem', 'idea', 'praise', 'other']),
    text,
  }),
)
/** What a player has last searched for, by account; nothing after the name is a guest's. */
export const searchesRecord = entry('local', 'perya.searches.', v.array(v.pipe(text, v.maxLength(40))))
/** A third-party sign-in is in progress on the provider's page. */
export const providerRecord = entry(
  'session',
  'perya.provider',
  v.object({ provider: v.picklist(['facebook', 'google']), state: text }),
)
