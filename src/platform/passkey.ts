import type { CreationOptions, NewCredential, PasskeyAnswer, RequestOptions } from './calls/passkeys'

/**
 * Owns the phone's passkeys: WebAuthn in the platform's JSON, with or without native browser support for it.
 */

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

type Listed = readonly { id: string; type: 'public-key'; transports?: readonly string[] | undefined }[]

const listed = (all: Listed): PublicKeyCredentialDescriptor[] =>
  all.map(({ id, type, transports }) => ({
    id: bytesOf(id),
    type,
    ...(transports ? { transports: transports as AuthenticatorTransport[] } : {}),
  }))

function creationOf(options: CreationOptions): PublicKeyCredentialCreationOptions {
  if (typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function')
    return PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON)
  const { challenge, user, excludeCredentials, ...same } = options
  return {
    ...(same as Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user'>),
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: listed(excludeCredentials),
  }
}

function requestOf(options: RequestOptions): PublicKeyCredentialRequestOptions {
  if (typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function')
    return PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON)
  const { challenge, allowCredentials, ...same } = options
  return {
    ...(same as Omit<PublicKeyCredentialRequestOptions, 'challenge'>),
    challenge: bytesOf(challenge),
    allowCredentials: listed(allowCredentials),
  }
}

/** How the phone's dialog can end other than with an answer. */
type Closed = 'closed' | 'known'

/**
 * `closed`: the player dismissed it, or it timed out; browsers do not say which. `known`: the passkey already
 * exists.
 */
function closedBy(error: unknown): Closed {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'closed'
  if (name === 'InvalidStateError') return 'known'
  throw error
}

const named = ({ id, rawId }: PublicKeyCredential) => ({
  id,
  rawId: textOf(rawId),
  type: 'public-key' as const,
})

/** Shows the phone's dialog, and reads the credential it returns. */
async function askPhone<Value>(
  asked: Promise<Credential | null>,
  read: (given: PublicKeyCredential) => Value,
): Promise<Value | Closed> {
  try {
    return read((await asked) as PublicKeyCredential)
  } catch (error) {
    return closedBy(error)
  }
}

/** Creates a passkey on the phone. */
export const createPasskey = async (
  options: CreationOptions,
  signal: AbortSignal,
): Promise<NewCredential | Closed> =>
  askPhone(navigator.credentials.create({ publicKey: creationOf(options), signal }), (made) => {
    const response = made.response as AuthenticatorAttestationResponse
    return {
      ...named(made),
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        attestationObject: textOf(response.attestationObject),
        transports: response.getTransports?.() ?? [],
      },
    }
  })

/** Answers a challenge with a passkey from the phone. */
export const answerByPasskey = async (
  options: RequestOptions,
  signal: AbortSignal,
): Promise<PasskeyAnswer | Closed> =>
  askPhone(navigator.credentials.get({ publicKey: requestOf(options), signal }), (given) => {
    const response = given.response as AuthenticatorAssertionResponse
    return {
      ...named(given),
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        authenticatorData: textOf(response.authenticatorData),
        signature: textOf(response.signature),
        userHandle: response.userHandle && textOf(response.userHandle),
      },
    }
  })
