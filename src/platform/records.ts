import * as v from 'valibot'
import { entry } from './storage'
import { text } from './shapes'

/** Every record the app keeps on a phone. Nothing else may be stored, and nothing here is a password in plain text. */

/** Session info: the only place of the token (SESSION-01, SESSION-02). */
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
/** Name of the trial player (SESSION-03). */
export const trialNameRecord = entry('session', 'trialName', text)
/** '0' after signing out; '1' after signing in (SESSION-04, LOGOUT-08). */
export const autoLoginRecord = entry('session', 'autoLogin', v.picklist(['0', '1']))
/** A remembered login exists for this session (SESSION-05). */
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
/** This phone's salt, made once. */
export const saltRecord = entry('local', 'perya.salt', v.pipe(text, v.regex(/^[0-9a-f]{32}$/)))
/** A tab of this browser is signed in: worth asking the others at start. */
export const tabHintRecord = entry('local', 'perya.signedIn', v.literal('1'))
/** When the next SMS code may be asked for, by purpose and number; `told` where there were too many tries. */
export const smsRecord = entry(
  'local',
  'perya.sms.',
  v.object({ until: v.number(), told: v.optional(v.boolean(), false) }),
)
/** When a form may be sent again after too many tries, by form. */
export const pauseRecord = entry('local', 'perya.pause.', v.object({ until: v.number() }))
export const languageRecord = entry('local', 'perya.language', v.picklist(['EN', 'TY']))
export const hideAmountsRecord = entry('local', 'perya.hideAmounts', v.boolean())
/** The one reload after a missing chunk has been used up (per address). */
export const reloadRecord = entry('session', 'perya.reloaded', text)
/** Announcements of home that the player does not want to see again today. */
export const hiddenPopupsRecord = entry('local', 'perya.popups', v.object({ day: text, ids: v.array(text) }))
/** The bar that offers the app has been closed (APP-03). */
export const appBarRecord = entry('local', 'perya.appBar', v.literal('1'))
/** The site has run from an iPhone's home screen: the profile has done its work (APP-10, APP-11). */
export const webClipRecord = entry('local', 'WEBCLIP', v.literal('1'))
/** The temporary password entry of older builds (PSW-12): never written any more, only removed. */
export const temporaryPasswordRecord = entry('session', 'PSW', text)
/** This session has been asked about contracts that wait. */
export const contractsAskedRecord = entry('session', 'perya.contracts', v.literal('1'))
/** Accounts that have seen the welcome panel on this phone. */
export const welcomedRecord = entry('local', 'perya.welcomed', v.array(text))
/** Number of the deposit that waits to be paid: a page that is loaded again goes on with it. */
export const depositRecord = entry(
  'session',
  'perya.deposit',
  v.object({ number: v.pipe(text, v.regex(/^D\d{8}$/)) }),
)
/** What a player has begun to write to the operator, and the key of a message whose answer is not known (HELP-06). */
export const feedbackRecord = entry(
  'session',
  'perya.feedback',
  v.object({
    who: text,
    kind: v.picklist(['problem', 'idea', 'praise', 'other']),
    text,
    pending: v.nullable(text),
  }),
)
/** A sign-in with somebody else's account is under way on his own page. */
export const providerRecord = entry(
  'session',
  'perya.provider',
  v.object({ provider: v.picklist(['facebook', 'google']), state: text }),
)
