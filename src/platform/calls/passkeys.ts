import * as v from 'valibot'
import { defineCall } from '../call'
import { nothing, text } from '../shapes'
import { sessionValue } from './session'

/**
 * Passkeys: WebAuthn, in the JSON that browsers read and write. The platform issues each challenge, accepts
 * it once and within five minutes, and verifies origin, host, user verification and counter.
 */

const bytes = v.pipe(text, v.regex(/^[\w-]+$/), v.maxLength(20_000))
const descriptor = v.object({
  id: bytes,
  type: v.literal('public-key'),
  transports: v.optional(v.array(text)),
})

/** Options for creating a passkey in the browser. */
export const creationOptions = v.object({
  challenge: bytes,
  rp: v.object({ id: v.optional(text), name: text }),
  user: v.object({ id: bytes, name: text, displayName: text }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.optional(v.number()),
  excludeCredentials: v.optional(v.array(descriptor), []),
  authenticatorSelection: v.optional(
    v.object({
      residentKey: v.optional(v.picklist(['required', 'preferred', 'discouraged'])),
      requireResidentKey: v.optional(v.boolean()),
      userVerification: v.optional(v.picklist(['required', 'preferred', 'discouraged'])),
    }),
  ),
  attestation: v.optional(v.picklist(['none', 'indirect', 'direct', 'enterprise'])),
})
export type CreationOptions = v.InferOutput<typeof creationOptions>

/** Options for answering a challenge with a passkey in the browser. */
export const requestOptions = v.object({
  challenge: bytes,
  rpId: v.optional(text),
  timeout: v.optional(v.number()),
  userVerification: v.optional(v.picklist(['required', 'preferred', 'discouraged'])),
  allowCredentials: v.optional(v.array(descriptor), []),
})
export type RequestOptions = v.InferOutput<typeof requestOptions>

/** A newly created passkey, as the browser reports it. */
export const newCredential = v.object({
  id: bytes,
  rawId: bytes,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(v.array(text)),
  }),
})
export type NewCredential = v.InferOutput<typeof newCredential>

/** A passkey's response to a challenge, as the browser reports it. */
export const passkeyAnswer = v.object({
  id: bytes,
  rawId: bytes,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: v.optional(v.nullable(text)),
  }),
})
export type PasskeyAnswer = v.InferOutput<typeof passkeyAnswer>

/** A challenge to sign in with any passkey stored on the phone for this host. */
export const beginPasskeyLogin = defineCall({
  name: 'beginPasskeyLogin',
  method: 'POST',
  path: '/wps/session/login/passkey/begin',
  placement: 'none',
  request: nothing,
  response: requestOptions,
  row: 'WIRE-01',
})

/** Opens a session with a passkey. The phone has verified its owner, so no second step follows. */
export const passkeyLogin = defineCall({
  name: 'passkeyLogin',
  method: 'POST',
  path: '/wps/session/login/passkey',
  request: v.object({ answer: passkeyAnswer, side: v.optional(v.picklist(['member', 'agent'])) }),
  response: sessionValue,
  row: 'WIRE-01',
})

export const passkeyCalls = { beginPasskeyLogin, passkeyLogin }
