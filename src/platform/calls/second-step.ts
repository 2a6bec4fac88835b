import * as v from 'valibot'
import { defineCall } from '../call'
import { amountText } from '../money'
import { instant, nothing, text } from '../shapes'
import { creationOptions, newCredential, passkeyAnswer, requestOptions } from './passkeys'
import { sessionValue } from './session'

/** What signs a player in besides the password, and the step that is asked for after it and before a withdrawal. */

const own = { method: 'POST', auth: 'member', row: 'ROUTE-60' } as const

/**
 * The login password, and where a passkey or an app is set up, what `proveChange` answered (`second.step.wanted` without
 * it): neither a session nor a password alone may take the second step from the account.
 */
const owner = { password: text, stepProof: v.optional(text) }
const proof = v.object(owner)

/** What the account has set up; never anything that opens it. */
const safety = v.object({
  passkeys: v.array(
    v.object({
      id: text,
      /** Browser and system it was made with; null where nobody knows. */
      name: v.nullable(text),
      addedAt: instant,
      usedAt: v.nullable(instant),
    }),
  ),
  /** Signing in with the password asks for a code of the app, too. */
  authenticator: v.boolean(),
  /** How many recovery codes are not used up yet; the security centre warns before the last. */
  recoveryCodes: v.number(),
  /** Each withdrawal asks for a passkey or a code: the player's choice, or the operator's. */
  atWithdrawals: v.boolean(),
  /** The operator asks for a step at withdrawals, whatever the player chooses. */
  demanded: v.boolean(),
})
export type SafetyValue = v.InferOutput<typeof safety>

/** Ten codes, each good once in place of a code of the app; shown this once, and kept as hashes. */
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

/** A challenge to make a passkey from. */
export const beginPasskey = defineCall({
  ...own,
  name: 'beginPasskey',
  path: '/wps/member/passkey/begin',
  request: proof,
  response: creationOptions,
})

/** Adds the passkey that was made. As with every change here the owner is told, and sessions elsewhere end. */
export const addPasskey = defineCall({
  ...own,
  name: 'addPasskey',
  path: '/wps/member/passkey',
  request: v.object({ credential: newCredential }),
  response: safety,
})

/** Removes a passkey. The same again does no harm. */
export const removePasskey = defineCall({
  ...own,
  name: 'removePasskey',
  path: '/wps/member/passkey/remove',
  request: v.object({ id: text, ...owner }),
  response: safety,
})

/** A secret for an authenticator app, not in force before `confirmAuthenticator`. */
export const beginAuthenticator = defineCall({
  ...own,
  name: 'beginAuthenticator',
  path: '/wps/member/authenticator/begin',
  request: proof,
  response: v.object({ secret: text, uri: v.pipe(text, v.regex(/^otpauth:\/\/totp\//)) }),
})

/** Turns the app on with a code of it; answers the recovery codes. */
export const confirmAuthenticator = defineCall({
  ...own,
  name: 'confirmAuthenticator',
  path: '/wps/member/authenticator',
  request: v.object({ code: text }),
  response: codes,
})

/** Turns the app off, and its recovery codes with it. The same again does no harm. */
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

/** Whether each withdrawal asks for a step; only where a passkey or the app is set up. */
export const askAtWithdrawals = defineCall({
  ...own,
  name: 'askAtWithdrawals',
  path: '/wps/member/secondStep/withdrawals',
  request: v.object({ on: v.boolean(), ...owner }),
  response: safety,
})

/** The ways in which a step may be taken. */
const ways = v.object({
  passkey: v.nullable(requestOptions),
  authenticator: v.boolean(),
  recoveryCodes: v.boolean(),
})

/** A code of the app, a recovery code, or a passkey's answer: one of them. */
const step = { code: v.optional(text), recoveryCode: v.optional(text), answer: v.optional(passkeyAnswer) }

/**
 * The ways of the step after the password, by the ticket of the refused login (`second.step.wanted`, `value.ticket`). A
 * ticket opens nothing by itself; it is void after five minutes, five wrong codes, or the session that it opened.
 */
export const loginStep = defineCall({
  name: 'loginStep',
  method: 'POST',
  path: '/wps/session/secondStep',
  request: v.object({ ticket: text }),
  response: ways,
  row: 'WIRE-01',
})

/** Opens the session. Wrong codes count for the account, whatever the ticket. */
export const finishLogin = defineCall({
  name: 'finishLogin',
  method: 'POST',
  path: '/wps/session/secondStep/finish',
  request: v.object({ ticket: text, ...step }),
  response: sessionValue,
  row: 'WIRE-01',
})

/** The ways of the step before a withdrawal. */
export const withdrawalStep = defineCall({
  ...own,
  name: 'withdrawalStep',
  path: '/wps/member/secondStep/begin',
  placement: 'none',
  request: nothing,
  response: ways,
})

/** Takes the step for one withdrawal; `withdraw` takes what it answers once, for five minutes, and for nothing else. */
export const proveWithdrawal = defineCall({
  ...own,
  name: 'proveWithdrawal',
  path: '/wps/member/secondStep/prove',
  request: v.object({ cardId: text, amount: amountText, ...step }),
  response: v.object({ proof: text }),
})

/** The ways of the step before a change of what signs the player in. */
export const changeStep = defineCall({
  ...own,
  name: 'changeStep',
  path: '/wps/member/secondStep/change/begin',
  placement: 'none',
  request: nothing,
  response: ways,
})

/** Takes the step for one such change; the change takes what it answers once, within five minutes. */
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
