import * as v from 'valibot'
import { entry } from './storage'
import { text } from './shapes'

/** Records not needed at startup (the others are in src/platform/records.ts). */

/** Reduce motion on this phone (MEMBER-31). */
export const calmRecord = entry('local', 'perya.calm', v.literal('1'))
/** Messages are muted on this phone (MEMBER-31). */
export const mutedRecord = entry('local', 'perya.muted', v.array(v.picklist(['offers', 'marks', 'sign-in'])))
/** Last value of the jackpot counter; decorative, not real money. */
export const jackpotRecord = entry('local', 'perya.jackpot', v.object({ minor: v.number(), currency: text }))
/** Home announcements the player has hidden for today. */
export const hiddenPopupsRecord = entry('local', 'perya.popups', v.object({ day: text, ids: v.array(text) }))
/** Home announcements an account has read on this phone, latest last. */
export const readPopupsRecord = entry('local', 'perya.read.', v.array(text))
/** The app install bar has been closed (APP-03). */
export const appBarRecord = entry('local', 'perya.appBar', v.literal('1'))
/** The day of the first sign-in on this phone; and whether adding to the home screen was offered. */
export const installRecord = entry(
  'local',
  'perya.install',
  v.object({ since: text, asked: v.optional(v.literal('1')) }),
)
/** The site has run from an iPhone's home screen, so the profile is installed (APP-10, APP-11). */
export const webClipRecord = entry('local', 'WEBCLIP', v.literal('1'))
/** The temporary password entry of older builds (PSW-12): never written, only removed. */
export const temporaryPasswordRecord = entry('session', 'PSW', text)
/** Pending contracts have been checked for this session. */
export const contractsAskedRecord = entry('session', 'perya.contracts', v.literal('1'))
/** Accounts that have seen the welcome panel on this phone. */
export const welcomedRecord = entry('local', 'perya.welcomed', v.array(text))
/** Number of the deposit waiting for payment, so that a reloaded page can resume it. */
export const depositRecord = entry(
  'session',
  'perya.deposit',
  v.object({ number: v.pipe(text, v.minLength(1), v.maxLength(64)) }),
)
/**
 * Requests whose outcome is unknown, by account and kind of intent; survive reload, tab and sign-out until
 * the platform reports the outcome (WALLET-08). A key grants nothing, and the data stored with it is not
 * secret.
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
/** A player's recent searches, by account; an empty account name means a guest. */
export const searchesRecord = entry('local', 'perya.searches.', v.array(v.pipe(text, v.maxLength(40))))
/** Last activity in this browser while signed in, milliseconds UTC: an idle session ends. */
export const activeRecord = entry('local', 'perya.active', v.object({ at: v.number() }))
/** This tab's session has been watched before: its last activity counts, not its reload. */
export const watchedRecord = entry('session', 'perya.watched', v.literal('1'))
/** The player has been told of the sign-in before this session. */
export const toldSignInRecord = entry('session', 'perya.toldSignIn', v.literal('1'))
