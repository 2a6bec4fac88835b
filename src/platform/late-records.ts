import * as v from 'valibot'
import { entry } from './storage'
import { text } from './shapes'

/** Records of what comes after the start (src/platform/records.ts has the others). */

/** Nothing is to move by itself on this phone (MEMBER-31). */
export const calmRecord = entry('local', 'perya.calm', v.literal('1'))
/** Messages that are kept quiet on this phone (MEMBER-31). */
export const mutedRecord = entry('local', 'perya.muted', v.array(v.picklist(['offers', 'marks', 'sign-in'])))
/** Where the jackpot counter stood, whole minor units; a show, nobody's money. */
export const jackpotRecord = entry('local', 'perya.jackpot', v.object({ minor: v.number() }))
/** Home announcements the player has hidden for today. */
export const hiddenPopupsRecord = entry('local', 'perya.popups', v.object({ day: text, ids: v.array(text) }))
/** Home announcements that an account has read on this phone, the latest last. */
export const readPopupsRecord = entry('local', 'perya.read.', v.array(text))
/** The app install bar has been closed (APP-03). */
export const appBarRecord = entry('local', 'perya.appBar', v.literal('1'))
/** The day of the first sign-in on this phone; and whether a place on the home screen was offered. */
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
/** What a player has last searched for, by account; nothing after the name is a guest's. */
export const searchesRecord = entry('local', 'perya.searches.', v.array(v.pipe(text, v.maxLength(40))))
/** When this browser was last used by whoever is signed in, milliseconds UTC: a session that is not used ends. */
export const activeRecord = entry('local', 'perya.active', v.object({ at: v.number() }))
/** This tab’s session has been watched before: its last use counts, not its coming back. */
export const watchedRecord = entry('session', 'perya.watched', v.literal('1'))
/** This session has been told of the sign-in before it. */
export const toldSignInRecord = entry('session', 'perya.toldSignIn', v.literal('1'))
