import * as v from 'valibot'
import { defineCall } from '../call'
import { amountText } from '../money'
import { instant, nothing, text } from '../shapes'
import { creationOptions, newCredential, passkeyAnswer, requestOptions } from './passkeys'
import { sessionValue } from './session'

/** Sign-in methods besides the password, and the second step required after it and before a withdrawal. */

const own = { method: 'POST', auth: 'member', row: 'ROUTE-60' } as const

/**
 * The login password and, where a passkey or an app is set up, the proof from `proveChange`
 * (`second.step.wanted` without it): neither a session nor a password alone can remove the account's second
 * step.
 */
const owner = { password: text, stepProof: v.optional(text) }
const proof = v.object(owner)

/** What the account has set up; never a secret. */
const safety = v.object({
  passkeys: v.array(
    v.object({
      id: text,
      /** Browser and system it was made with; null if unknown. */
      name: v.nullable(text),
      addedAt: instant,
      usedAt: v.nullable(instant),
    }),
  ),
  /** Signing in with the password also requires a code from the app. */
  authenticator: v.boolean(),
  /** Number of unused recovery codes; the security centre warns before the last. */
  recoveryCodes: v.number(),
  /** Each withdrawal requires a passkey or a code, by the player's choice or the operator's. */
  atWithdrawals: v.boolean(),
  /** The operator requires a step for withdrawals, whatever the player chooses. */
  demanded: v.boolean(),
})
export type SafetyValue = v.InferOutput<typeof safety>

/** Ten codes, each valid once in place of a code from the app; shown only once, and stored as hashes. */
const codes = v.object({ codes: v.array(text) })

/** What signs the player in besides the password. */
export const signInSafety = defineCall({
  ...own,
  name: 'signInSafety',
  method: 'GET',
  path: '/wps/member/secondStep',
  request: nothing,
  response: safety,
})

/** A challenge for creating a passkey. */
export const beginPasskey = defineCall({
  ...own,
  name: 'beginPasskey',
  path: '/wps/member/passkey/begin',
  request: proof,
  response: creationOptions,
})

/** Adds the new passkey. As with every change here, the owner is notified and other sessions end. */
export const addPasskey = defineCall({
  ...own,
  name: 'addPasskey',
  path: '/wps/member/passkey',
  request: v.object({ credential: newCredential }),
  response: safety,
})

/** Removes a passkey. Idempotent. */
export const removePasskey = defineCall({
  ...own,
  name: 'removePasskey',
  path: '/wps/member/passkey/remove',
  request: v.object({ id: text, ...owner }),
  response: safety,
})

/** A secret for an authenticator app; not active until `confirmAuthenticator`. */
export const beginAuthenticator = defineCall({
  ...own,
  name: 'beginAuthenticator',
  path: '/wps/member/authenticator/begin',
  request: proof,
  response: v.object({ secret: text, uri: v.pipe(text, v.regex(/^otpauth:\/\/totp\//)) }),
})

/** Turns the app on with a code from it; returns the recovery codes. */
export const confirmAuthenticator = defineCall({
  ...own,
  name: 'confirmAuthenticator',
  path: '/wps/member/authenticator',
  request: v.object({ code: text }),
  response: codes,
})

/** Turns the app off, and its recovery codes with it. Idempotent. */
export const endAuthenticator = defineCall({
  ...own,
  name: 'endAuthenticator',
  path: '/wps/member/authenticator/end',
  request: proof,
  response: safety,
})

/** New recovery codes in place of the old ones. */
export const renewRecoveryCodes = defineCall({
  ...own,
  name: 'renewRecoveryCodes',
  path: '/wps/member/recoveryCodes',
  request: proof,
  response: codes,
})

/** Whether each withdrawal requires a step; possible only where a passkey or the app is set up. */
export const askAtWithdrawals = defineCall({
  ...own,
  name: 'askAtWithdrawals',
  path: '/wps/member/secondStep/withdrawals',
  request: v.object({ on: v.boolean(), ...owner }),
  response: safety,
})

/** The ways to complete a step. */
const ways = v.object({
  passkey: v.nullable(requestOptions),
  authenticator: v.boolean(),
  recoveryCodes: v.boolean(),
})

/** A code from the app, a recovery code, or a passkey response: exactly one of them. */
const step = { code: v.optional(text), recoveryCode: v.optional(text), answer: v.optional(passkeyAnswer) }

/**
 * The ways to complete the step after the password, for the ticket of the refused login
 * (`second.step.wanted`, `value.ticket`). A ticket grants nothing by itself; it is void after five minutes,
 * after five wrong codes, and once it has opened a session.
 */
export const loginStep = defineCall({
  name: 'loginStep',
  method: 'POST',
  path: '/wps/session/secondStep',
  request: v.object({ ticket: text }),
  response: ways,
  row: 'WIRE-01',
})

/** Opens the session. Wrong codes are counted per account, not per ticket. */
export const finishLogin = defineCall({
  name: 'finishLogin',
  method: 'POST',
  path: '/wps/session/secondStep/finish',
  request: v.object({ ticket: text, ...step }),
  response: sessionValue,
  row: 'WIRE-01',
})

/** The ways to complete the step before a withdrawal. */
export const withdrawalStep = defineCall({
  ...own,
  name: 'withdrawalStep',
  path: '/wps/member/secondStep/begin',
  placement: 'none',
  request: nothing,
  response: ways,
})

/**
 * Completes the step for one withdrawal; `withdraw` accepts the returned proof once, within five minutes, and
 * for nothing else.
 */
export const proveWithdrawal = defineCall({
  ...own,
  name: 'proveWithdrawal',
  path: '/wps/member/secondStep/prove',
  request: v.object({ cardId: text, amount: amountText, ...step }),
  response: v.object({ proof: text }),
})

/** The ways to complete the step before a change to how the player signs in. */
export const changeStep = defineCall({
  ...own,
  name: 'changeStep',
  path: '/wps/member/secondStep/change/begin',
  placement: 'none',
  request: nothing,
  response: ways,
})

/**
 * Completes the step for one such change; the change accepts the returned proof once, within five minutes.
 */
export const proveChange = defineCall({
  ...own,
  name: 'proveChange',
  path: '/wps/member/secondStep/change/prove',
  request: v.object(step),
  response: v.object({ proof: text }),
})

export const secondStepCalls = {
  signInSafety,
  beginPasskey,
  addPasskey,
  removePasskey,
  beginAuthenticator,
  confirmAuthenticator,
  endAuthenticator,
  renewRecoveryCodes,
  askAtWithdrawals,
  loginStep,
  finishLogin,
  withdrawalStep,
  proveWithdrawal,
  changeStep,
  proveChange,
}
